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
}

#endif
