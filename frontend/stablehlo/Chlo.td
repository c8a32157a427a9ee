// The chlo ops that JAX prints: functions without a StableHLO op of their own.
#ifndef GC_FRONTEND_STABLEHLO_CHLO
#define GC_FRONTEND_STABLEHLO_CHLO

include "frontend/stablehlo/StablehloBase.td"

def Chlo_PrecisionAttr : EnumAttr<Chlo_Dialect, Chlo_Precision, "precision">;
def Chlo_ComparisonDirectionAttr : EnumAttr<Chlo_Dialect, Chlo_ComparisonDirection, "comparison_direction">;
def Chlo_ComparisonTypeAttr : EnumAttr<Chlo_Dialect, Chlo_ComparisonType, "comparison_type">;
def Chlo_RaggedDotDims : AttrDef<Chlo_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$lhsBatchingDimensions,
    OptionalArrayRefParameter<"int64_t">:$rhsBatchingDimensions,
    OptionalArrayRefParameter<"int64_t">:$lhsContractingDimensions,
    OptionalArrayRefParameter<"int64_t">:$rhsContractingDimensions,
    OptionalArrayRefParameter<"int64_t">:$lhsRaggedDimensions, OptionalArrayRefParameter<"int64_t">:$rhsGroupDimensions);
  let hasCustomAssemblyFormat = 1;
}

class Chlo_Op<string mnemonic, string verifier = "", list<Trait> traits = []> : Op<Chlo_Dialect, mnemonic, traits> {
  let hasVerifier = !ne(verifier, "");
  let extraClassDefinition = !if(!eq(verifier, ""), "", [{
    ::llvm::LogicalResult $cppClass::verify() { return ::gc::stablehlo::}] # verifier # [{(*this); }
  }]);
}
class Chlo_Unary<string mnemonic, Type type = Hlo_FloatOrComplexTensor, string verifier = "verifySameType",
                 Type result_ = type> : Chlo_Op<mnemonic, verifier> {
  let arguments = (ins type:$operand);
  let results = (outs result_:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}
class Chlo_Binary<string mnemonic> : Chlo_Op<mnemonic, "verifySameType"> {
  let arguments = (ins Hlo_FloatTensor:$lhs, Hlo_FloatTensor:$rhs);
  let results = (outs Hlo_FloatTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}

def Chlo_AcosOp : Chlo_Unary<"acos">;
def Chlo_AcoshOp : Chlo_Unary<"acosh">;
def Chlo_AsinOp : Chlo_Unary<"asin">;
def Chlo_AsinhOp : Chlo_Unary<"asinh">;
def Chlo_AtanOp : Chlo_Unary<"atan">;
def Chlo_AtanhOp : Chlo_Unary<"atanh">;
def Chlo_BesselI1eOp : Chlo_Unary<"bessel_i1e", Hlo_FloatTensor>;
def Chlo_ConjOp : Chlo_Unary<"conj">;
def Chlo_CoshOp : Chlo_Unary<"cosh">;
def Chlo_DigammaOp : Chlo_Unary<"digamma", Hlo_FloatTensor>;
def Chlo_ErfOp : Chlo_Unary<"erf", Hlo_FloatTensor>;
def Chlo_ErfInvOp : Chlo_Unary<"erf_inv", Hlo_FloatTensor>;
def Chlo_ErfcOp : Chlo_Unary<"erfc", Hlo_FloatTensor>;
def Chlo_IsInfOp : Chlo_Unary<"is_inf", Hlo_FloatTensor, "verifySameShape", Hlo_PredTensor>;
def Chlo_IsNegInfOp : Chlo_Unary<"is_neg_inf", Hlo_FloatTensor, "verifySameShape", Hlo_PredTensor>;
def Chlo_IsPosInfOp : Chlo_Unary<"is_pos_inf", Hlo_FloatTensor, "verifySameShape", Hlo_PredTensor>;
def Chlo_LgammaOp : Chlo_Unary<"lgamma", Hlo_FloatTensor>;
def Chlo_SinhOp : Chlo_Unary<"sinh">;
def Chlo_SquareOp : Chlo_Unary<"square">;
def Chlo_TanOp : Chlo_Unary<"tan">;

def Chlo_NextAfterOp : Chlo_Binary<"next_after">;
def Chlo_PolygammaOp : Chlo_Binary<"polygamma">;
def Chlo_ZetaOp : Chlo_Binary<"zeta">;

def Chlo_MulhiOp : Chlo_Op<"mulhi", "verifySameType"> {
  let arguments = (ins Hlo_IntTensor:$lhs, Hlo_IntTensor:$rhs);
  let results = (outs Hlo_IntTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}

def Chlo_ConstantOp : Chlo_Op<"constant", "", [AllTypesMatch<["value", "output"]>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Hlo_Tensor:$output);
  let assemblyFormat = "attr-dict $value";
}
def Chlo_ConstantLikeOp : Chlo_Op<"constant_like"> {
  let arguments = (ins Hlo_Tensor:$operand, TypedAttrInterface:$value);
  let results = (outs Hlo_Tensor:$output);
}

// Operands are broadcast to the result's shape, their last dimensions to its last unless broadcast_dimensions says
// where those of the operand of lower rank go.
class Chlo_Broadcasting<string mnemonic, dag more = (ins)> : Chlo_Op<"broadcast_" # mnemonic> {
  let arguments = !con((ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs, OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions), more);
  let results = (outs Hlo_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}
def Chlo_BroadcastAddOp : Chlo_Broadcasting<"add">;
def Chlo_BroadcastAndOp : Chlo_Broadcasting<"and">;
def Chlo_BroadcastAtan2Op : Chlo_Broadcasting<"atan2">;
def Chlo_BroadcastCompareOp : Chlo_Broadcasting<"compare", (ins Chlo_ComparisonDirectionAttr:$comparison_direction,
  OptionalAttr<Chlo_ComparisonTypeAttr>:$compare_type)>;
def Chlo_BroadcastComplexOp : Chlo_Broadcasting<"complex">;
def Chlo_BroadcastDivideOp : Chlo_Broadcasting<"divide">;
def Chlo_BroadcastMaximumOp : Chlo_Broadcasting<"maximum">;
def Chlo_BroadcastMinimumOp : Chlo_Broadcasting<"minimum">;
def Chlo_BroadcastMultiplyOp : Chlo_Broadcasting<"multiply">;
def Chlo_BroadcastNextAfterOp : Chlo_Broadcasting<"next_after">;
def Chlo_BroadcastOrOp : Chlo_Broadcasting<"or">;
def Chlo_BroadcastPolygammaOp : Chlo_Broadcasting<"polygamma">;
def Chlo_BroadcastPowerOp : Chlo_Broadcasting<"power">;
def Chlo_BroadcastRemainderOp : Chlo_Broadcasting<"remainder">;
def Chlo_BroadcastShiftLeftOp : Chlo_Broadcasting<"shift_left">;
def Chlo_BroadcastShiftRightArithmeticOp : Chlo_Broadcasting<"shift_right_arithmetic">;
def Chlo_BroadcastShiftRightLogicalOp : Chlo_Broadcasting<"shift_right_logical">;
def Chlo_BroadcastSubtractOp : Chlo_Broadcasting<"subtract">;
def Chlo_BroadcastXorOp : Chlo_Broadcasting<"xor">;
def Chlo_BroadcastZetaOp : Chlo_Broadcasting<"zeta">;
def Chlo_BroadcastSelectOp : Chlo_Op<"broadcast_select"> {
  let arguments = (ins Hlo_PredTensor:$pred, Hlo_Tensor:$on_true, Hlo_Tensor:$on_false);
  let results = (outs Hlo_Tensor:$result);
  let assemblyFormat = "$pred `,` $on_true `,` $on_false attr-dict `:` functional-type(operands, results)";
}

def Chlo_TopKOp : Chlo_Op<"top_k", "verifyTopK"> {
  let arguments = (ins Hlo_PredIntOrFloatTensor:$operand, I64Attr:$k, OptionalAttr<BoolAttr>:$is_stable);
  let results = (outs Hlo_PredIntOrFloatTensor:$values, Hlo_IntTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict
    `:` type($operand) `->` `(` type($values) `,` type($indices) `)`
  }];
}
def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot"> {
  let arguments = (ins Hlo_Tensor:$lhs, Hlo_Tensor:$rhs, Hlo_IntTensor:$group_sizes,
    Chlo_RaggedDotDims:$ragged_dot_dimension_numbers, OptionalAttr<ArrayAttr>:$precision_config);
  let results = (outs Hlo_Tensor:$result);
}

#endif
