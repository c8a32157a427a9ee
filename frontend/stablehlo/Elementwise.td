// Pointwise ops of stablehlo.
#ifndef GC_FRONTEND_STABLEHLO_ELEMENTWISE
#define GC_FRONTEND_STABLEHLO_ELEMENTWISE

include "frontend/stablehlo/StablehloBase.td"

class Hlo_Unary<string mnemonic, Type type, string verifier = "verifySameType", Type result_ = type>
    : Hlo_Op<mnemonic, verifier> {
  let arguments = (ins type:$operand);
  let results = (outs result_:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameType>(type($operand), type($result))";
}
// A function whose accuracy may be asked for.
class Hlo_Function<string mnemonic> : Hlo_Unary<mnemonic, Hlo_FloatOrComplexTensor> {
  let arguments = (ins Hlo_FloatOrComplexTensor:$operand, Hlo_OptionalResultAccuracy:$result_accuracy);
}
class Hlo_Binary<string mnemonic, Type type> : Hlo_Op<mnemonic, "verifySameType"> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<SameType>(type($lhs), type($rhs), type($result))";
}

def Hlo_AbsOp : Hlo_Unary<"abs", Hlo_SignedTensor, "verifyRealPart">;
def Hlo_CbrtOp : Hlo_Function<"cbrt">;
def Hlo_CeilOp : Hlo_Unary<"ceil", Hlo_FloatTensor>;
def Hlo_ConvertOp : Hlo_Unary<"convert", Hlo_Tensor, "verifySameShape">;
def Hlo_CountLeadingZerosOp : Hlo_Unary<"count_leading_zeros", Hlo_IntTensor>;
def Hlo_CosineOp : Hlo_Function<"cosine">;
def Hlo_ExponentialOp : Hlo_Function<"exponential">;
def Hlo_ExponentialMinusOneOp : Hlo_Function<"exponential_minus_one">;
def Hlo_FloorOp : Hlo_Unary<"floor", Hlo_FloatTensor>;
def Hlo_ImagOp : Hlo_Unary<"imag", Hlo_FloatOrComplexTensor, "verifyRealPart">;
def Hlo_IsFiniteOp : Hlo_Op<"is_finite", "verifySameShape"> {
  let arguments = (ins Hlo_FloatTensor:$x);
  let results = (outs Hlo_PredTensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
}
def Hlo_LogOp : Hlo_Function<"log">;
def Hlo_LogPlusOneOp : Hlo_Function<"log_plus_one">;
def Hlo_LogisticOp : Hlo_Function<"logistic">;
def Hlo_NegateOp : Hlo_Unary<"negate", Hlo_NumberTensor>;
def Hlo_NotOp : Hlo_Unary<"not", Hlo_PredOrIntTensor>;
def Hlo_PopcntOp : Hlo_Unary<"popcnt", Hlo_IntTensor>;
def Hlo_RealOp : Hlo_Unary<"real", Hlo_FloatOrComplexTensor, "verifyRealPart">;
def Hlo_RoundNearestAfzOp : Hlo_Unary<"round_nearest_afz", Hlo_FloatTensor>;
def Hlo_RoundNearestEvenOp : Hlo_Unary<"round_nearest_even", Hlo_FloatTensor>;
def Hlo_RsqrtOp : Hlo_Function<"rsqrt">;
def Hlo_SignOp : Hlo_Unary<"sign", Hlo_SignedTensor>;
def Hlo_SineOp : Hlo_Function<"sine">;
def Hlo_SqrtOp : Hlo_Function<"sqrt">;
def Hlo_TanOp : Hlo_Function<"tan">;
def Hlo_TanhOp : Hlo_Function<"tanh">;
def Hlo_UniformQuantizeOp : Hlo_Unary<"uniform_quantize", Hlo_FloatTensor, "verifySameShape">;
def Hlo_UniformDequantizeOp : Hlo_Unary<"uniform_dequantize", Hlo_FloatTensor, "verifySameShape">;

def Hlo_AddOp : Hlo_Binary<"add", Hlo_Tensor>;
def Hlo_AndOp : Hlo_Binary<"and", Hlo_PredOrIntTensor>;
def Hlo_Atan2Op : Hlo_Binary<"atan2", Hlo_FloatOrComplexTensor>;
def Hlo_DivideOp : Hlo_Binary<"divide", Hlo_NumberTensor>;
def Hlo_MaximumOp : Hlo_Binary<"maximum", Hlo_Tensor>;
def Hlo_MinimumOp : Hlo_Binary<"minimum", Hlo_Tensor>;
def Hlo_MultiplyOp : Hlo_Binary<"multiply", Hlo_Tensor>;
def Hlo_OrOp : Hlo_Binary<"or", Hlo_PredOrIntTensor>;
def Hlo_PowerOp : Hlo_Binary<"power", Hlo_NumberTensor>;
def Hlo_RemainderOp : Hlo_Binary<"remainder", Hlo_NumberTensor>;
def Hlo_ShiftLeftOp : Hlo_Binary<"shift_left", Hlo_IntTensor>;
def Hlo_ShiftRightArithmeticOp : Hlo_Binary<"shift_right_arithmetic", Hlo_IntTensor>;
def Hlo_ShiftRightLogicalOp : Hlo_Binary<"shift_right_logical", Hlo_IntTensor>;
def Hlo_SubtractOp : Hlo_Binary<"subtract", Hlo_NumberTensor>;
def Hlo_XorOp : Hlo_Binary<"xor", Hlo_PredOrIntTensor>;

def Hlo_ClampOp : Hlo_Op<"clamp", "verifyClamp"> {
  let arguments = (ins Hlo_Tensor:$min, Hlo_Tensor:$operand, Hlo_Tensor:$max);
  let results = (outs Hlo_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:` custom<SameType>(type($min), type($operand), type($max), type($result))
  }];
}
def Hlo_CompareOp : Hlo_Op<"compare", "verifyCompare"> {
  let arguments = (ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs, Hlo_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<Hlo_ComparisonTypeAttr>:$compare_type);
  let results = (outs Hlo_PredTensor:$result);
  let assemblyFormat = [{
    custom<Word>($comparison_direction) `,` $lhs `,` $rhs `` custom<CommaWord>($compare_type) attr-dict
    `:` functional-type(operands, results)
  }];
}
def Hlo_ComplexOp : Hlo_Op<"complex", "verifyComplex"> {
  let arguments = (ins Hlo_FloatTensor:$lhs, Hlo_FloatTensor:$rhs);
  let results = (outs Hlo_ComplexTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<ComplexType>(type($lhs), type($rhs), type($result))";
}
def Hlo_SelectOp : Hlo_Op<"select", "verifySelect"> {
  let arguments = (ins Hlo_PredTensor:$pred, Hlo_Tensor:$on_true, Hlo_Tensor:$on_false);
  let results = (outs Hlo_Tensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
    custom<SelectType>(type($pred), type($on_true), type($on_false), type($result))
  }];
}
def Hlo_ReducePrecisionOp : Hlo_Op<"reduce_precision", "verifyReducePrecision"> {
  let arguments = (ins Hlo_FloatTensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs Hlo_FloatTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<FloatFormat>($exponent_bits, $mantissa_bits) attr-dict
    `:` custom<SameType>(type($operand), type($output))
  }];
}

#endif
