// Ops that read or write where another operand says.
#ifndef GC_INDEXING
#define GC_INDEXING

include "ir/ops/Structured.td"

def Gc_GatherOp : Gc_StructuredOp<"gather", [Pure], 1> {
  let summary = "Windows of the operand at computed starts; starts are clamped so that the window fits";
  let description = [{ Dimension numbers are StableHLO's (gather, with batching dimensions). }];
  let arguments = (ins Gc_Tensor:$operand, Gc_IndexTensor:$indices, DenseI64ArrayAttr:$offset_dims,
    DenseI64ArrayAttr:$collapsed_slice_dims, DenseI64ArrayAttr:$operand_batching_dims,
    DenseI64ArrayAttr:$indices_batching_dims, DenseI64ArrayAttr:$start_index_map, I64Attr:$index_vector_dim,
    DenseI64ArrayAttr:$slice_sizes);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand `[` $indices `]` prop-dict attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[gather.clamp] Each component of a start is clamped so that the window fits, by the value of its signed "
      "or unsigned type.",
    "[gather.batching] Batching dimensions take the place in the indices as start.",
    "[gather.order] Window dimensions lie at offset_dims of the result, the indices' dimensions in the others.",
    "[gather-1] index_vector_dim is a dimension of the indices or their rank.",
    "[gather-2] Collapsed and batching dimensions of the operand are different.",
    "[gather-3] The index map names different dimensions of the operand.",
    "[gather-4] Batching dimensions of the indices are different.",
    "[gather-5] The index map has one entry per component of an index vector.",
    "[gather-6] Batching dimensions come in pairs.",
    "[gather-7] Paired batching dimensions have one size, and none holds the index vectors.",
    "[gather-8] A batching dimension is not indexed.",
    "[gather-9] slice_sizes has one entry per operand dimension.",
    "[gather-10] offset_dims are different dimensions of the result, ascending.",
    "[gather-11] A slice size is between 0 and the operand's, at most 1 for dropped dimensions.",
    "[gather-12] One offset dimension per window dimension.",
    "[gather-13] The result's type follows from the others."
  ];
}
def Gc_ScatterOp : Gc_StructuredOp<"scatter", [Pure, AttrSizedOperandSegments], 1, 1> {
  let summary = "Updates combined into the operands at computed places; windows that do not fit are skipped whole";
  let description = [{
    Dimension numbers are StableHLO's (scatter, with batching dimensions). `kind` names the combiner; with kind `region`
    the region combines: it takes n old elements and n updates as rank-0 tensors and yields n new ones. Updates are
    applied in row-major order of the update index.
  }];
  let arguments = (ins Variadic<Gc_Tensor>:$inputs, Gc_IndexTensor:$indices, Variadic<Gc_Tensor>:$updates,
    DenseI64ArrayAttr:$update_window_dims, DenseI64ArrayAttr:$inserted_window_dims,
    DenseI64ArrayAttr:$input_batching_dims, DenseI64ArrayAttr:$indices_batching_dims,
    DenseI64ArrayAttr:$scatter_dims_to_operand_dims, I64Attr:$index_vector_dim, Gc_MonoidAttr:$kind,
    UnitAttr:$unique_indices, UnitAttr:$indices_are_sorted);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    $kind `(` $inputs `)` `[` $indices `]` `(` $updates `)` prop-dict ($body^)? attr-dict `:` functional-type(operands, results)
  }];
  let rules = [
    "[scatter.skip] A window that does not fit whole changes nothing.",
    "[scatter.order] Updates of one place are applied in row-major order of the updates: of those that "
      "overwrite, the last stays.",
    "[scatter.region] The region takes the old elements, then the updates.",
    "[scatter.kind] A named kind combines old and update as the op of that name.",
    "[scatter-1] index_vector_dim is a dimension of the indices or their rank.",
    "[scatter-2] Inserted and batching dimensions of the operand are different.",
    "[scatter-3] The index map names different dimensions of the operand.",
    "[scatter-4] Batching dimensions of the indices are different.",
    "[scatter-5] The index map has one entry per component of an index vector.",
    "[scatter-6] Batching dimensions come in pairs.",
    "[scatter-7] Paired batching dimensions have one size, and none holds the index vectors.",
    "[scatter-8] A batching dimension is not indexed.",
    "[scatter-9] One update per input, and results like the inputs.",
    "[scatter-10] update_window_dims are different dimensions of the updates, ascending.",
    "[scatter-11] The updates' rank is that of window and index space.",
    "[scatter-12] Updates have the index space's sizes, and windows no larger than the operand.",
    "[scatter-13] Inputs have one shape, updates one, and element types agree.",
    "[scatter-14] The kind is one of the element type's; kind region has one over two scalars per input."
  ];
}

#endif
