// Reductions, cumulative ops, top-k, sort.
#ifndef GC_REDUCTION
#define GC_REDUCTION

include "ir/ops/Structured.td"

def Gc_ReduceOp : Gc_StructuredOp<"reduce", [Pure, AttrSizedOperandSegments], 1> {
  let summary = "Combine along dimensions";
  let description = [{
    `kind` names the combiner; with kind `region` the region combines: it takes n accumulators and n elements as rank-0
    tensors and yields n accumulators. `inits` (rank 0, one per input) is combined in once; it may be left out for a
    named kind, whose identity it then is.
    The dimensions are dropped from the result.
  }];
  let arguments = (ins Variadic<Gc_Tensor>:$inputs, Variadic<Gc_Tensor>:$inits, DenseI64ArrayAttr:$dims,
                       Gc_MonoidAttr:$kind);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    $kind `(` $inputs `)` (`init` `(` $inits^ `)`)? `dims` $dims ($body^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 0;
}
def Gc_CumulativeOp : Gc_StructuredOp<"cumulative", [Pure, SameOperandsAndResultType]> {
  let summary = "Running combination along a dimension";
  let arguments = (ins Gc_Tensor:$operand, I64Attr:$dim, Gc_MonoidAttr:$kind, UnitAttr:$reverse, UnitAttr:$exclusive);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$kind $operand `dim` $dim (`reverse` $reverse^)? (`exclusive` $exclusive^)? attr-dict `:` type($result)";
}
def Gc_TopKOp : Gc_StructuredOp<"top_k", [Pure], 1> {
  let summary = "The k largest along the last dimension, descending, and their indices; ties by lower index, NaN first";
  let arguments = (ins Gc_Tensor:$operand, I64Attr:$k);
  let results = (outs Gc_Tensor:$values, Gc_IndexTensor:$indices);
  let assemblyFormat = "$operand `k` $k attr-dict `:` functional-type(operands, results)";
}
def Gc_SortOp : Gc_StructuredOp<"sort", [Pure]> {
  let summary = "Sort several tensors together along a dimension";
  let description = [{
    The region takes, per input, the left and the right element as rank-0 tensors (l0, r0, l1, r1, …) and yields whether
    left comes before right.
  }];
  let arguments = (ins Variadic<Gc_Tensor>:$inputs, I64Attr:$dim, UnitAttr:$stable);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$inputs `dim` $dim (`stable` $stable^)? $body attr-dict `:` functional-type(operands, results)";
}

#endif
