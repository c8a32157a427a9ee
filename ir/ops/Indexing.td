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
}
def Gc_ScatterOp : Gc_StructuredOp<"scatter", [Pure, AttrSizedOperandSegments], 1> {
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
}

#endif
