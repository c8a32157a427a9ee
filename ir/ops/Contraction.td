// Contractions.
#ifndef GC_CONTRACTION
#define GC_CONTRACTION

include "ir/ops/Structured.td"

def Gc_DotOp : Gc_StructuredOp<"dot", [Pure]> {
  let summary = "General contraction: result dimensions are batch, then lhs free, then rhs free";
  let description = [{
    Products are summed in f32 (f64 for f64 operands; integers in the result's type) and rounded once to the result's type.
  }];
  let arguments = (ins Gc_Tensor:$lhs, Gc_Tensor:$rhs, DenseI64ArrayAttr:$lhs_batch, DenseI64ArrayAttr:$rhs_batch,
                       DenseI64ArrayAttr:$lhs_contract, DenseI64ArrayAttr:$rhs_contract);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `batch` $lhs_batch `x` $rhs_batch `contract` $lhs_contract `x` $rhs_contract attr-dict
    `:` functional-type(operands, results)
  }];
  let rules = [
    "[dot.accumulate] Products and sums of floats below f64 are in f32 or more, rounded once to the result's type.",
    "[dot.integer] Integers: in the result's type, wrapping; operands may be narrower.",
    "[dot.bool] Booleans: whether any pair is true in both.",
    "[dot.empty] A contraction over nothing is 0.",
    "[dot.one] A contraction over one product is that product, the sign of a zero too.",
    "[dot.order] Result dimensions: batch, the lhs's free ones, the rhs's free ones.",
    "[dot.accuracy] As gc.reduce: long contractions stay within 14 units of f32's last place.",
    "[dot-1] Batch and contracted dimensions come in pairs.",
    "[dot-2] Paired dimensions have one size.",
    "[dot-3] They are different dimensions of their side.",
    "[dot-4] The result's shape follows from the others."
  ];
}

#endif
