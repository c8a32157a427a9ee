// Contractions, windows, reductions, indexing and linear algebra of stablehlo.
#ifndef GC_FRONTEND_STABLEHLO_STRUCTURED
#define GC_FRONTEND_STABLEHLO_STRUCTURED

include "frontend/stablehlo/StablehloBase.td"

class Hlo_Structured<string mnemonic, dag args, string before, string verifier = "">
    : Hlo_Op<mnemonic, verifier> {
  let arguments = args;
  let results = (outs Hlo_Tensor:$result);
  let assemblyFormat = before # " attr-dict `:` functional-type(operands, results)";
}
// Printed in generic form only.
class Hlo_GenericOp<string mnemonic, dag args, dag outs_, string verifier = "", list<Trait> traits = []>
    : Hlo_Op<mnemonic, verifier, traits> {
  let arguments = args;
  let results = outs_;
}

def Hlo_DotOp : Hlo_Structured<"dot", (ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs,
  OptionalAttr<Hlo_PrecisionConfig>:$precision_config),
  "$lhs `,` $rhs `` custom<Precision>($precision_config)", "verifyDot">;
def Hlo_DotGeneralOp : Hlo_Structured<"dot_general", (ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs,
  Hlo_DotDims:$dot_dimension_numbers, OptionalAttr<Hlo_PrecisionConfig>:$precision_config,
  OptionalAttr<Hlo_DotAlgorithm>:$algorithm),
  "$lhs `,` $rhs `,` custom<DotDims>($dot_dimension_numbers) `` custom<PrecisionAlgorithm>($precision_config, $algorithm)",
  "verifyDotGeneral">;
def Hlo_EinsumOp : Hlo_Structured<"einsum", (ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs, StrAttr:$einsum_config),
  "$lhs `,` $rhs `,` `config` `=` $einsum_config">;
def Hlo_UnaryEinsumOp : Hlo_Structured<"unary_einsum", (ins Hlo_Tensor:$operand, StrAttr:$einsum_config),
  "$operand `,` `config` `=` $einsum_config">;

defvar convAttrs = (ins OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation, OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
  OptionalAttr<DenseBoolArrayAttr>:$window_reversal, Hlo_ConvDims:$dimension_numbers, I64Attr:$feature_group_count,
  I64Attr:$batch_group_count, OptionalAttr<Hlo_PrecisionConfig>:$precision_config);
def Hlo_ConvolutionOp : Hlo_Structured<"convolution", !con((ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs,
  OptionalAttr<DenseI64ArrayAttr>:$window_strides, OptionalAttr<I64ElementsAttr>:$padding), convAttrs),
  [{`(` operands `)` `dim_numbers` `=` custom<ConvDims>($dimension_numbers) `,` `window` `=` `{` ``
    custom<Window>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `` `}`}], "verifyConvolution">;
def Hlo_DynamicConvOp : Hlo_GenericOp<"dynamic_conv", !con((ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs,
  Hlo_ShapeTensor:$padding, OptionalAttr<DenseI64ArrayAttr>:$window_strides), convAttrs), (outs Hlo_Tensor:$result)>;

def Hlo_ReduceOp : Hlo_Op<"reduce", "verifyReduce", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<Hlo_Tensor>:$inputs, Variadic<Hlo_Tensor>:$init_values, DenseI64ArrayAttr:$dimensions);
  let results = (outs Variadic<Hlo_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def Hlo_ReduceWindowOp : Hlo_GenericOp<"reduce_window", (ins Variadic<Hlo_Tensor>:$inputs,
    Variadic<Hlo_Tensor>:$init_values, DenseI64ArrayAttr:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides, OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
    OptionalAttr<DenseI64ArrayAttr>:$window_dilations, OptionalAttr<I64ElementsAttr>:$padding),
    (outs Variadic<Hlo_Tensor>:$results), "verifyReduceWindow", [SameVariadicOperandSize]> {
  let regions = (region SizedRegion<1>:$body);
}
def Hlo_SelectAndScatterOp : Hlo_GenericOp<"select_and_scatter", (ins Hlo_Tensor:$operand, Hlo_Tensor:$source,
    Hlo_Tensor:$init_value, OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides, OptionalAttr<I64ElementsAttr>:$padding),
    (outs Hlo_Tensor:$result)> {
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
}
def Hlo_MapOp : Hlo_GenericOp<"map", (ins Variadic<Hlo_Tensor>:$inputs, DenseI64ArrayAttr:$dimensions),
    (outs Hlo_Tensor:$result)> {
  let regions = (region SizedRegion<1>:$computation);
}
def Hlo_SortOp : Hlo_GenericOp<"sort", (ins Variadic<Hlo_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension, DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable),
    (outs Variadic<Hlo_Tensor>:$results), "verifySort"> {
  let regions = (region SizedRegion<1>:$comparator);
}

def Hlo_GatherOp : Hlo_GenericOp<"gather", (ins Hlo_Tensor:$operand, Hlo_IntTensor:$start_indices,
  Hlo_GatherDims:$dimension_numbers, DenseI64ArrayAttr:$slice_sizes,
  DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted), (outs Hlo_Tensor:$result), "verifyGather">;
def Hlo_DynamicGatherOp : Hlo_GenericOp<"dynamic_gather", (ins Hlo_Tensor:$operand, Hlo_IntTensor:$start_indices,
  Hlo_IntTensor:$slice_sizes, Hlo_GatherDims:$dimension_numbers,
  DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted), (outs Hlo_Tensor:$result)>;
def Hlo_ScatterOp : Hlo_GenericOp<"scatter", (ins Variadic<Hlo_Tensor>:$inputs, Hlo_IntTensor:$scatter_indices,
    Variadic<Hlo_Tensor>:$updates, Hlo_ScatterDims:$scatter_dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices),
    (outs Variadic<Hlo_Tensor>:$results), "verifyScatter", [SameVariadicOperandSize]> {
  let regions = (region SizedRegion<1>:$update_computation);
}
def Hlo_TorchIndexSelectOp : Hlo_GenericOp<"torch_index_select", (ins Hlo_Tensor:$operand, Hlo_IntTensor:$index,
  I64Attr:$dim, I64Attr:$batch_dims), (outs Hlo_Tensor:$result)>;

def Hlo_BatchNormTrainingOp : Hlo_GenericOp<"batch_norm_training", (ins Hlo_FloatTensor:$operand, Hlo_FloatTensor:$scale,
  Hlo_FloatTensor:$offset, F32Attr:$epsilon, I64Attr:$feature_index),
  (outs Hlo_FloatTensor:$output, Hlo_FloatTensor:$batch_mean, Hlo_FloatTensor:$batch_var)>;
def Hlo_BatchNormInferenceOp : Hlo_GenericOp<"batch_norm_inference", (ins Hlo_FloatTensor:$operand,
  Hlo_FloatTensor:$scale, Hlo_FloatTensor:$offset, Hlo_FloatTensor:$mean, Hlo_FloatTensor:$variance, F32Attr:$epsilon,
  I64Attr:$feature_index), (outs Hlo_FloatTensor:$result)>;
def Hlo_BatchNormGradOp : Hlo_GenericOp<"batch_norm_grad", (ins Hlo_FloatTensor:$operand, Hlo_FloatTensor:$scale,
  Hlo_FloatTensor:$mean, Hlo_FloatTensor:$variance, Hlo_FloatTensor:$grad_output, F32Attr:$epsilon,
  I64Attr:$feature_index),
  (outs Hlo_FloatTensor:$grad_operand, Hlo_FloatTensor:$grad_scale, Hlo_FloatTensor:$grad_offset)>;

def Hlo_CholeskyOp : Hlo_Op<"cholesky"> {
  let arguments = (ins Hlo_FloatOrComplexTensor:$a, DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs Hlo_FloatOrComplexTensor:$result);
  let assemblyFormat = "$a (`,` `lower` `=` $lower^)? attr-dict `:` custom<SameType>(type($a), type($result))";
}
def Hlo_TriangularSolveOp : Hlo_GenericOp<"triangular_solve", (ins Hlo_FloatOrComplexTensor:$a,
  Hlo_FloatOrComplexTensor:$b, BoolAttr:$left_side, BoolAttr:$lower, BoolAttr:$unit_diagonal,
  Hlo_TransposeAttr:$transpose_a), (outs Hlo_FloatOrComplexTensor:$result)>;
def Hlo_FftOp : Hlo_Structured<"fft", (ins Hlo_FloatOrComplexTensor:$operand, Hlo_FftTypeAttr:$fft_type,
  DenseI64ArrayAttr:$fft_length), "$operand `,` `type` `=` custom<Word>($fft_type) `,` `length` `=` $fft_length">;
def Hlo_RngOp : Hlo_Structured<"rng", (ins Hlo_PredIntOrFloatTensor:$a, Hlo_PredIntOrFloatTensor:$b,
  Hlo_ShapeTensor:$shape, Hlo_RngDistributionAttr:$rng_distribution),
  "$a `,` $b `,` $shape `,` `distribution` `=` custom<Word>($rng_distribution)">;
def Hlo_RngBitGeneratorOp : Hlo_Op<"rng_bit_generator"> {
  let arguments = (ins Hlo_Tensor:$initial_state, Hlo_RngAlgorithmAttr:$rng_algorithm);
  let results = (outs Hlo_Tensor:$output_state, Hlo_IntOrFloatTensor:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` custom<Word>($rng_algorithm) attr-dict `:` functional-type(operands, results)
  }];
}

#endif
