// Reductions, cumulative ops, top-k, sort.
#ifndef GC_REDUCTION
#define GC_REDUCTION

include "ir/ops/Structured.td"

def Gc_ReduceOp : Gc_StructuredOp<"reduce", [Pure, AttrSizedOperandSegments], 1, 1> {
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
  let rules = [
    "[reduce.identity] Without inits a reduction starts from the kind's identity, float sums from +0: -0 alone sums to +0.",
    "[reduce.init] The init is combined in once per result.",
    "[reduce.nan] min and max of elements with a NaN among them are NaN, and know -0 from +0.",
    "[reduce.bool] Booleans: add and max are or, mul and min are and.",
    "[reduce.region] The region takes the accumulators, then the elements.",
    "[reduce.accuracy] Sums of f32 and narrower floats stay within 14 units of f32's last place of the exact "
      "sum of positive terms, however many there are; the result is rounded once.",
    "[reduce-1] There is an input, and all have one shape.",
    "[reduce-2] dims are different dimensions.",
    "[reduce-3] One init per input; a named kind may have none.",
    "[reduce-4] An init is a scalar of its input's element type.",
    "[reduce-5] The kind is one of the element type's; a named kind has no region, and kind region has one "
      "over two scalars per input that yields one each.",
    "[reduce-6] One result per input.",
    "[reduce-7] Results are the inputs' types without dims."
  ];
}
def Gc_CumulativeOp : Gc_StructuredOp<"cumulative", [Pure, SameOperandsAndResultType], 0, 1> {
  let summary = "Running combination along a dimension";
  let arguments = (ins Gc_Tensor:$operand, I64Attr:$dim, Gc_MonoidAttr:$kind, UnitAttr:$reverse, UnitAttr:$exclusive);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$kind $operand `dim` $dim (`reverse` $reverse^)? (`exclusive` $exclusive^)? attr-dict `:` type($result)";
  let rules = [
    "[cumulative.order] Element i combines elements 0 … i; with reverse, i … the last.",
    "[cumulative.exclusive] With exclusive the element itself is left out: the first in order is the kind's identity.",
    "[cumulative-1] The dimension exists.",
    "[cumulative-2] The kind is a named one.",
    "[cumulative-3] The kind is one of the element type's."
  ];
}
def Gc_TopKOp : Gc_StructuredOp<"top_k", [Pure], 1, 1> {
  let summary = "The k largest along the last dimension, descending, and their indices; ties by lower index, NaN first";
  let arguments = (ins Gc_Tensor:$operand, I64Attr:$k);
  let results = (outs Gc_Tensor:$values, Gc_IndexTensor:$indices);
  let assemblyFormat = "$operand `k` $k attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[top_k.order] Descending, NaN before all numbers.",
    "[top_k.ties] Equal elements, by lower index.",
    "[top_k-1] The rank is at least 1.",
    "[top_k-2] k is between 0 and the last dimension's size.",
    "[top_k-3] Values and indices have the operand's shape with k last."
  ];
}
def Gc_SortOp : Gc_StructuredOp<"sort", [Pure], 0, 1> {
  let summary = "Sort several tensors together along a dimension";
  let description = [{
    The region takes, per input, the left and the right element as rank-0 tensors (l0, r0, l1, r1, …) and yields whether
    left comes before right.
  }];
  let arguments = (ins Variadic<Gc_Tensor>:$inputs, I64Attr:$dim, UnitAttr:$stable);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$inputs `dim` $dim (`stable` $stable^)? $body attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[sort.stable] Elements that neither comes before the other keep their order.",
    "[sort.together] All inputs move as the comparator says for their elements at one place.",
    "[sort-1] There is an input, and all have one shape.",
    "[sort-2] The dimension exists.",
    "[sort-3] Results have the inputs' types.",
    "[sort-4] The region takes two scalars per input and yields a boolean."
  ];
}

#endif
