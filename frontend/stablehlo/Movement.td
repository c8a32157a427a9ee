// Ops of stablehlo that create or move elements.
#ifndef GC_FRONTEND_STABLEHLO_MOVEMENT
#define GC_FRONTEND_STABLEHLO_MOVEMENT

include "frontend/stablehlo/StablehloBase.td"

class Hlo_Movement<string mnemonic, dag args, string before, string verifier = ""> : Hlo_Op<mnemonic, verifier> {
  let arguments = args;
  let results = (outs Hlo_Tensor:$result);
  let assemblyFormat = before # " attr-dict `:` functional-type(operands, results)";
}

def Hlo_ConstantOp : Hlo_Op<"constant", "verifyConstant", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Hlo_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
}
def Hlo_IotaOp : Hlo_Op<"iota", "verifyIota"> {
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs RankedTensorOf<[Hlo_Int, Hlo_Float, Hlo_Complex]>:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
}
def Hlo_DynamicIotaOp : Hlo_Movement<"dynamic_iota", (ins Hlo_ShapeTensor:$output_shape, I64Attr:$iota_dimension),
  "$output_shape `,` `dim` `=` $iota_dimension">;
def Hlo_ReshapeOp : Hlo_Movement<"reshape", (ins Hlo_Tensor:$operand), "$operand", "verifyReshape">;
def Hlo_DynamicReshapeOp : Hlo_Movement<"dynamic_reshape", (ins Hlo_Tensor:$operand, Hlo_ShapeTensor:$output_shape),
  "operands">;
def Hlo_BitcastConvertOp : Hlo_Movement<"bitcast_convert", (ins Hlo_Tensor:$operand), "$operand", "verifyBitcastConvert">;
def Hlo_BroadcastOp : Hlo_Movement<"broadcast", (ins Hlo_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes),
  "$operand `,` `sizes` `=` $broadcast_sizes", "verifyBroadcast">;
def Hlo_BroadcastInDimOp : Hlo_Movement<"broadcast_in_dim",
  (ins Hlo_Tensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions),
  "$operand `,` `dims` `=` $broadcast_dimensions", "verifyBroadcastInDim">;
def Hlo_DynamicBroadcastInDimOp : Hlo_Movement<"dynamic_broadcast_in_dim",
  (ins Hlo_Tensor:$operand, Hlo_ShapeTensor:$output_dimensions, DenseI64ArrayAttr:$broadcast_dimensions,
       OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
       OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions),
  "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions">;
def Hlo_TransposeOp : Hlo_Movement<"transpose", (ins Hlo_Tensor:$operand, DenseI64ArrayAttr:$permutation),
  "$operand `,` `dims` `=` $permutation", "verifyTranspose">;
def Hlo_ReverseOp : Hlo_Op<"reverse", "verifyReverse"> {
  let arguments = (ins Hlo_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs Hlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions attr-dict `:` custom<SameType>(type($operand), type($result))
  }];
}
def Hlo_SliceOp : Hlo_Movement<"slice", (ins Hlo_Tensor:$operand, DenseI64ArrayAttr:$start_indices,
  DenseI64ArrayAttr:$limit_indices, DenseI64ArrayAttr:$strides),
  "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides)", "verifySlice">;
def Hlo_RealDynamicSliceOp : Hlo_Movement<"real_dynamic_slice", (ins Hlo_Tensor:$operand,
  Hlo_ShapeTensor:$start_indices, Hlo_ShapeTensor:$limit_indices, Hlo_ShapeTensor:$strides), "operands">;
def Hlo_DynamicSliceOp : Hlo_Movement<"dynamic_slice", (ins Hlo_Tensor:$operand,
  Variadic<Hlo_IntTensor>:$start_indices, DenseI64ArrayAttr:$slice_sizes),
  "$operand `,` custom<CommaOperands>($start_indices) `sizes` `=` $slice_sizes", "verifyDynamicSlice">;
def Hlo_DynamicUpdateSliceOp : Hlo_Movement<"dynamic_update_slice", (ins Hlo_Tensor:$operand, Hlo_Tensor:$update,
  Variadic<Hlo_IntTensor>:$start_indices), "operands", "verifyDynamicUpdateSlice">;
def Hlo_ConcatenateOp : Hlo_Movement<"concatenate", (ins Variadic<Hlo_Tensor>:$inputs, I64Attr:$dimension),
  "custom<CommaOperands>($inputs) `dim` `=` $dimension", "verifyConcatenate">;
def Hlo_PadOp : Hlo_Movement<"pad", (ins Hlo_Tensor:$operand, Hlo_Tensor:$padding_value,
  DenseI64ArrayAttr:$edge_padding_low, DenseI64ArrayAttr:$edge_padding_high, DenseI64ArrayAttr:$interior_padding),
  [{$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,`
    `interior` `=` $interior_padding}], "verifyPad">;
def Hlo_DynamicPadOp : Hlo_Movement<"dynamic_pad", (ins Hlo_Tensor:$operand, Hlo_Tensor:$padding_value,
  Hlo_ShapeTensor:$edge_padding_low, Hlo_ShapeTensor:$edge_padding_high, Hlo_ShapeTensor:$interior_padding),
  "operands">;
def Hlo_GetDimensionSizeOp : Hlo_Movement<"get_dimension_size", (ins Hlo_Tensor:$operand, I64Attr:$dimension),
  "$operand `,` `dim` `=` $dimension", "verifyGetDimensionSize">;
def Hlo_SetDimensionSizeOp : Hlo_Movement<"set_dimension_size", (ins Hlo_Tensor:$operand, Hlo_IntTensor:$size,
  I64Attr:$dimension), "$operand `,` $size `,` `dim` `=` $dimension">;
def Hlo_OptimizationBarrierOp : Hlo_Op<"optimization_barrier", "verifyOptimizationBarrier"> {
  let arguments = (ins Variadic<Hlo_TensorOrToken>:$operand);
  let results = (outs Variadic<Hlo_TensorOrToken>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairwiseType>(type($operand), type($result))):(`(` `)`)?
  }];
}

#endif
