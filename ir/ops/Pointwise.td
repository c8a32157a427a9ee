// Pointwise ops: one scalar body each, over operands of one shape. Adding one is one def here and one exec test.
#ifndef GC_POINTWISE
#define GC_POINTWISE

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"

// `body` computes one element from `a` (the operands' elements) with `x`, a ::gc::Body (ir/ops/Body.h).
// `linear` lists the groups of operands in which the op is jointly linear.
class Gc_PointwiseOp<string mnemonic, string body, string linear = "", list<Trait> traits = []>
    : Gc_Op<mnemonic, traits # [Pure,
        DeclareOpInterfaceMethods<AccessOpInterface, ["getAccesses"]>,
        DeclareOpInterfaceMethods<ScalarBodyOpInterface>,
        DeclareOpInterfaceMethods<LinearityOpInterface>]> {
  let hasFolder = 1;
  let extraClassDefinition = [{
    ::gc::Accesses $cppClass::getAccesses() { return ::gc::Accesses::pointwise(getOperation()); }
    ::mlir::Value $cppClass::buildScalar(::mlir::OpBuilder &builder, ::mlir::ValueRange a) {
      ::gc::Body x(builder, getOperation());
      return }] # body # [{;
    }
    ::llvm::SmallVector<::llvm::SmallVector<unsigned>> $cppClass::getLinearGroups() { return {}] # linear # "}" # [{; }
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      return ::gc::foldPointwise(getOperation(), adaptor.getOperands());
    }
  }];
}

class Gc_UnaryOp<string mnemonic, string summary_, string body, string linear = "", Constraint type = Gc_Tensor>
    : Gc_PointwiseOp<mnemonic, body, linear, [SameOperandsAndResultType]> {
  let summary = summary_;
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}
class Gc_BinaryOp<string mnemonic, string summary_, string body, string linear = "", Constraint type = Gc_Tensor>
    : Gc_PointwiseOp<mnemonic, body, linear, [SameOperandsAndResultType]> {
  let summary = summary_;
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
class Gc_FloatUnaryOp<string mnemonic, string summary_, string body>
    : Gc_UnaryOp<mnemonic, summary_, body, "", Gc_FloatTensor>;

// Arithmetic on any number type.
def Gc_AddOp : Gc_BinaryOp<"add", "Sum; integers wrap, booleans are or'ed", "x.add(a[0], a[1])", "{0, 1}">;
def Gc_SubOp : Gc_BinaryOp<"sub", "Difference; integers wrap", "x.sub(a[0], a[1])", "{0, 1}">;
def Gc_MulOp : Gc_BinaryOp<"mul", "Product; integers wrap, booleans are and'ed", "x.mul(a[0], a[1])", "{0}, {1}">;
def Gc_DivOp : Gc_BinaryOp<"div",
  "Quotient; integers truncate, x/0 is -1 (all ones), INT_MIN/-1 is INT_MIN", "x.div(a[0], a[1])", "{0}">;
def Gc_RemOp : Gc_BinaryOp<"rem", "Remainder with the dividend's sign; x rem 0 is x, INT_MIN rem -1 is 0",
  "x.rem(a[0], a[1])">;
def Gc_MaxOp : Gc_BinaryOp<"max", "Larger; NaN if either is NaN, +0 above -0", "x.max(a[0], a[1])">;
def Gc_MinOp : Gc_BinaryOp<"min", "Smaller; NaN if either is NaN, -0 below +0", "x.min(a[0], a[1])">;
def Gc_PowOp : Gc_BinaryOp<"pow", "Power; IEEE 754 pow, integers wrap and a negative exponent gives 0 but for ±1",
  "x.pow(a[0], a[1])">;
def Gc_NegOp : Gc_UnaryOp<"neg", "Negation", "x.neg(a[0])", "{0}">;
def Gc_AbsOp : Gc_UnaryOp<"abs", "Absolute value; of INT_MIN it is INT_MIN", "x.abs(a[0])">;
def Gc_SignOp : Gc_UnaryOp<"sign", "-1, 0 or 1; of ±0 and NaN the operand itself", "x.sign(a[0])">;

// Logic and bits (integers and booleans).
def Gc_AndOp : Gc_BinaryOp<"and", "Bitwise and", "x.bitAnd(a[0], a[1])", "", Gc_IndexTensor>;
def Gc_OrOp : Gc_BinaryOp<"or", "Bitwise or", "x.bitOr(a[0], a[1])", "", Gc_IndexTensor>;
def Gc_XorOp : Gc_BinaryOp<"xor", "Bitwise exclusive or", "x.bitXor(a[0], a[1])", "", Gc_IndexTensor>;
def Gc_ShlOp : Gc_BinaryOp<"shl", "Shift left; 0 at or past the width", "x.shl(a[0], a[1])", "", Gc_IndexTensor>;
def Gc_ShrArithOp : Gc_BinaryOp<"shr_arith", "Shift right, copies of the sign; all sign at or past the width",
  "x.shrArith(a[0], a[1])", "", Gc_IndexTensor>;
def Gc_ShrLogicalOp : Gc_BinaryOp<"shr_logical", "Shift right, zeros; 0 at or past the width",
  "x.shrLogical(a[0], a[1])", "", Gc_IndexTensor>;
def Gc_NotOp : Gc_UnaryOp<"not", "Bitwise complement", "x.bitNot(a[0])", "", Gc_IndexTensor>;
def Gc_PopcountOp : Gc_UnaryOp<"popcount", "Number of set bits", "x.popcount(a[0])", "", Gc_IndexTensor>;
def Gc_ClzOp : Gc_UnaryOp<"clz", "Number of leading zero bits", "x.clz(a[0])", "", Gc_IndexTensor>;

// Functions of floats.
def Gc_ExpOp : Gc_FloatUnaryOp<"exp", "e to the x", "x.math<::mlir::math::ExpOp>(a[0])">;
def Gc_Expm1Op : Gc_FloatUnaryOp<"expm1", "e to the x, minus 1", "x.math<::mlir::math::ExpM1Op>(a[0])">;
def Gc_LogOp : Gc_FloatUnaryOp<"log", "Natural logarithm", "x.math<::mlir::math::LogOp>(a[0])">;
def Gc_Log1pOp : Gc_FloatUnaryOp<"log1p", "Natural logarithm of 1 + x", "x.math<::mlir::math::Log1pOp>(a[0])">;
def Gc_LogisticOp : Gc_FloatUnaryOp<"logistic", "1 / (1 + e^-x)", "x.logistic(a[0])">;
def Gc_TanhOp : Gc_FloatUnaryOp<"tanh", "Hyperbolic tangent", "x.math<::mlir::math::TanhOp>(a[0])">;
def Gc_SqrtOp : Gc_FloatUnaryOp<"sqrt", "Square root, correctly rounded", "x.math<::mlir::math::SqrtOp>(a[0])">;
def Gc_RsqrtOp : Gc_FloatUnaryOp<"rsqrt", "1 / sqrt(x)", "x.rsqrt(a[0])">;
def Gc_CbrtOp : Gc_FloatUnaryOp<"cbrt", "Cube root", "x.math<::mlir::math::CbrtOp>(a[0])">;
def Gc_SinOp : Gc_FloatUnaryOp<"sin", "Sine", "x.math<::mlir::math::SinOp>(a[0])">;
def Gc_CosOp : Gc_FloatUnaryOp<"cos", "Cosine", "x.math<::mlir::math::CosOp>(a[0])">;
def Gc_TanOp : Gc_FloatUnaryOp<"tan", "Tangent", "x.math<::mlir::math::TanOp>(a[0])">;
def Gc_ErfOp : Gc_FloatUnaryOp<"erf", "Error function", "x.math<::mlir::math::ErfOp>(a[0])">;
def Gc_Atan2Op : Gc_BinaryOp<"atan2", "Angle of the point (rhs, lhs)", "x.math<::mlir::math::Atan2Op>(a[0], a[1])",
  "", Gc_FloatTensor>;
def Gc_FloorOp : Gc_FloatUnaryOp<"floor", "Round down", "x.math<::mlir::math::FloorOp>(a[0])">;
def Gc_CeilOp : Gc_FloatUnaryOp<"ceil", "Round up", "x.math<::mlir::math::CeilOp>(a[0])">;
def Gc_RoundEvenOp : Gc_FloatUnaryOp<"round_even", "Round to nearest, ties to even",
  "x.math<::mlir::math::RoundEvenOp>(a[0])">;
def Gc_RoundAwayOp : Gc_FloatUnaryOp<"round_away", "Round to nearest, ties away from zero",
  "x.math<::mlir::math::RoundOp>(a[0])">;
def Gc_ReducePrecisionOp : Gc_PointwiseOp<"reduce_precision", "x.reducePrecision(a[0], getExponentBits(), getMantissaBits())",
    "", [SameOperandsAndResultType]> {
  let summary = "Round to a format of fewer bits, kept in the operand's type";
  let arguments = (ins Gc_FloatTensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs Gc_FloatTensor:$result);
  let assemblyFormat = "$operand `to` `e` $exponent_bits `m` $mantissa_bits attr-dict `:` type($result)";
  let hasVerifier = 1;
}

// Ops whose operands and result differ in element type.
def Gc_IsFiniteOp : Gc_PointwiseOp<"is_finite", "x.isFinite(a[0])", "", [SameOperandsAndResultShape]> {
  let summary = "Neither infinite nor NaN";
  let arguments = (ins Gc_FloatTensor:$operand);
  let results = (outs Gc_Pred:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}
def Gc_CompareOp : Gc_PointwiseOp<"compare", "x.compare(getDirection(), a[0], a[1], getTotalOrder())", "",
    [SameOperandsAndResultShape, SameTypeOperands]> {
  let summary = "Comparison; floats ordered but for NE unless total_order is set";
  let arguments = (ins Gc_Tensor:$lhs, Gc_Tensor:$rhs, Gc_DirectionAttr:$direction, UnitAttr:$total_order);
  let results = (outs Gc_Pred:$result);
  let assemblyFormat = "$direction $lhs `,` $rhs (`total_order` $total_order^)? attr-dict `:` functional-type(operands, results)";
}
def Gc_SelectOp : Gc_PointwiseOp<"select", "x.select(a[0], a[1], a[2])", "{1, 2}"> {
  let summary = "on_true where pred holds, else on_false; pred may have rank 0";
  let arguments = (ins Gc_Pred:$pred, Gc_Tensor:$on_true, Gc_Tensor:$on_false);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$pred `,` $on_true `,` $on_false attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def Gc_ClampOp : Gc_PointwiseOp<"clamp", "x.min(x.max(a[1], a[0]), a[2])"> {
  let summary = "min(max(x, lo), hi); lo and hi may have rank 0";
  let arguments = (ins Gc_Tensor:$lo, Gc_Tensor:$operand, Gc_Tensor:$hi);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$lo `,` $operand `,` $hi attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def Gc_ConvertOp : Gc_PointwiseOp<"convert", "x.convert(a[0])", "{0}", [SameOperandsAndResultShape]> {
  let summary = "Value conversion; float to integer truncates and saturates, NaN gives 0";
  let arguments = (ins Gc_Tensor:$operand);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}
def Gc_BitcastOp : Gc_PointwiseOp<"bitcast", "x.bitcast(a[0])", "", [SameOperandsAndResultShape]> {
  let summary = "The same bits as another type of the same width";
  let arguments = (ins Gc_Tensor:$operand);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
