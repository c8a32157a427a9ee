// Pointwise ops: one scalar body each, over operands of one shape. Adding one is one def here and one exec test.
#ifndef GC_POINTWISE
#define GC_POINTWISE

include "ir/ops/PointwiseBase.td"

class Gc_FloatUnaryOp<string mnemonic, string summary_, string body, string derivative>
    : Gc_UnaryOp<mnemonic, summary_, body, "", Gc_FloatTensor, [derivative]>;

// Arithmetic on any number type.
def Gc_AddOp : Gc_BinaryOp<"add", "Sum; integers wrap, booleans are or'ed", "x.add(a[0], a[1])", "{0, 1}",
  Gc_Tensor, ["t", "t"]> {
  let rules = [
    "[add.wrap] Integers wrap around.",
    "[add.bool] Booleans: or.",
    "[add.float] IEEE 754 in the type itself, to nearest even: infinity minus infinity is NaN, -0 + -0 is -0, "
      "any other zero sum is +0."
  ];
}
def Gc_SubOp : Gc_BinaryOp<"sub", "Difference; integers wrap", "x.sub(a[0], a[1])", "{0, 1}",
  Gc_Tensor, ["t", "x.neg(t)"]> {
  let rules = [
    "[sub.wrap] Integers wrap around.",
    "[sub.float] IEEE 754 in the type itself, to nearest even: infinity minus itself is NaN, x - x is +0."
  ];
}
def Gc_MulOp : Gc_BinaryOp<"mul", "Product; integers wrap, booleans are and'ed", "x.mul(a[0], a[1])", "{0}, {1}",
  Gc_Tensor, ["x.mul(t, a[1])", "x.mul(t, a[0])"]> {
  let rules = [
    "[mul.wrap] Integers wrap around.",
    "[mul.bool] Booleans: and.",
    "[mul.float] IEEE 754 in the type itself, to nearest even: zero times infinity is NaN, subnormal results are kept."
  ];
}
def Gc_DivOp : Gc_BinaryOp<"div",
  "Quotient; integers truncate, x/0 is -1 (all ones), INT_MIN/-1 is INT_MIN", "x.div(a[0], a[1])", "{0}",
  Gc_Tensor, ["x.div(t, a[1])", "x.neg(x.div(x.mul(t, r), a[1]))"]> {
  let rules = [
    "[div.truncate] Integers round toward zero.",
    "[div.zero] An integer divided by 0 is -1: all bits set, the largest unsigned number.",
    "[div.overflow] The least signed integer divided by -1 is itself.",
    "[div.float] IEEE 754, to nearest even: x/0 is an infinity of the signs' product, 0/0 and infinity by "
      "infinity are NaN."
  ];
}
def Gc_RemOp : Gc_BinaryOp<"rem", "Remainder with the dividend's sign; x rem 0 is x, INT_MIN rem -1 is 0",
  "x.rem(a[0], a[1])", "", Gc_Tensor, ["t", "x.neg(x.mul(t, x.truncate(x.div(a[0], a[1]))))"]> {
  let rules = [
    "[rem.sign] The result has the dividend's sign.",
    "[rem.zero] Integers: x rem 0 is x.",
    "[rem.overflow] The least signed integer rem -1 is 0.",
    "[rem.float] Floats: exact, as C's fmod; x rem 0 and infinity rem x are NaN, x rem infinity is x, and a "
      "zero has the dividend's sign."
  ];
}
def Gc_MaxOp : Gc_BinaryOp<"max", "Larger; NaN if either is NaN, +0 above -0", "x.max(a[0], a[1])", "",
  Gc_Tensor, ["x.share(a[0], a[1])", "x.share(a[1], a[0])"]> {
  let rules = [
    "[max.nan] NaN if either operand is NaN.",
    "[max.zero] +0 is larger than -0.",
    "[max.integer] Signed and unsigned integers by their values.",
    "[max.bool] Booleans: or."
  ];
}
def Gc_MinOp : Gc_BinaryOp<"min", "Smaller; NaN if either is NaN, -0 below +0", "x.min(a[0], a[1])", "",
  Gc_Tensor, ["x.share(a[0], a[1])", "x.share(a[1], a[0])"]> {
  let rules = [
    "[min.nan] NaN if either operand is NaN.",
    "[min.zero] -0 is smaller than +0.",
    "[min.integer] Signed and unsigned integers by their values.",
    "[min.bool] Booleans: and."
  ];
}
def Gc_PowOp : Gc_BinaryOp<"pow", "Power; IEEE 754 pow, integers wrap and a negative exponent gives 0 but for ±1",
  "x.pow(a[0], a[1])", "", Gc_Tensor, ["x.byBase(a[0], a[1])", "x.byExponent(a[0])"]> {
  let rules = [
    "[pow.special] Floats: IEEE 754's pow: x to the 0 and 1 to the y are 1, for NaN too; 0 to a negative power "
      "is an infinity, of 0's sign for odd integers.",
    "[pow.negative_base] Floats: a finite negative number to a power that is no integer is NaN.",
    "[pow.accuracy] f32 and f64: at most 2 units in the last place; bf16 and f16: 1 unit.",
    "[pow.wrap] Integers wrap around; 0 to the 0 is 1.",
    "[pow.negative_exponent] A signed integer to a negative power is 0, but for 1 (1) and -1 (1 or -1)."
  ];
}
def Gc_NegOp : Gc_UnaryOp<"neg", "Negation", "x.neg(a[0])", "{0}", Gc_Tensor, ["x.neg(t)"]> {
  let rules = [
    "[neg.wrap] Integers wrap around: the least signed one is its own negation.",
    "[neg.zero] Floats: the sign bit is flipped, of zeros too."
  ];
}
def Gc_AbsOp : Gc_UnaryOp<"abs", "Absolute value; of INT_MIN it is INT_MIN", "x.abs(a[0])", "", Gc_Tensor,
  ["x.mul(t, x.unary<SignOp>(a[0]))"]> {
  let rules = [
    "[abs.wrap] The least signed integer is its own absolute value.",
    "[abs.float] Floats: the sign bit is cleared: of -0 it is +0, of -infinity infinity."
  ];
}
def Gc_SignOp : Gc_UnaryOp<"sign", "-1, 0 or 1; of ±0 and NaN the operand itself", "x.sign(a[0])"> {
  let rules = [
    "[sign.zero] Floats: ±0 and NaN stay as they are.",
    "[sign.value] Else -1, 0 or 1 of the operand's type."
  ];
}

// Logic and bits (integers and booleans).
def Gc_AndOp : Gc_BinaryOp<"and", "Bitwise and", "x.bitAnd(a[0], a[1])", "", Gc_IndexTensor> {
  let rules = [
    "[and.bits] Bitwise; a boolean is one bit."
  ];
}
def Gc_OrOp : Gc_BinaryOp<"or", "Bitwise or", "x.bitOr(a[0], a[1])", "", Gc_IndexTensor> {
  let rules = [
    "[or.bits] Bitwise; a boolean is one bit."
  ];
}
def Gc_XorOp : Gc_BinaryOp<"xor", "Bitwise exclusive or", "x.bitXor(a[0], a[1])", "", Gc_IndexTensor> {
  let rules = [
    "[xor.bits] Bitwise; a boolean is one bit."
  ];
}
def Gc_ShlOp : Gc_BinaryOp<"shl", "Shift left; 0 at or past the width", "x.shl(a[0], a[1])", "", Gc_IndexTensor> {
  let rules = [
    "[shl.past] A distance of the width or more gives 0; distances are unsigned, so negative ones are past the width."
  ];
}
def Gc_ShrArithOp : Gc_BinaryOp<"shr_arith", "Shift right, copies of the sign; all sign at or past the width",
  "x.shrArith(a[0], a[1])", "", Gc_IndexTensor> {
  let rules = [
    "[shr_arith.past] A distance of the width or more gives 0 for numbers from 0 on and -1 (all bits set) "
      "below; distances are unsigned. On unsigned types too the highest bit is what fills."
  ];
}
def Gc_ShrLogicalOp : Gc_BinaryOp<"shr_logical", "Shift right, zeros; 0 at or past the width",
  "x.shrLogical(a[0], a[1])", "", Gc_IndexTensor> {
  let rules = [
    "[shr_logical.past] A distance of the width or more gives 0; distances are unsigned."
  ];
}
def Gc_NotOp : Gc_UnaryOp<"not", "Bitwise complement", "x.bitNot(a[0])", "", Gc_IndexTensor> {
  let rules = [
    "[not.bits] Every bit flipped; a boolean is one bit."
  ];
}
def Gc_PopcountOp : Gc_UnaryOp<"popcount", "Number of set bits", "x.popcount(a[0])", "", Gc_IndexTensor> {
  let rules = [
    "[popcount.value] In the operand's type, wrapped where that cannot hold the width."
  ];
}
def Gc_ClzOp : Gc_UnaryOp<"clz", "Number of leading zero bits", "x.clz(a[0])", "", Gc_IndexTensor> {
  let rules = [
    "[clz.zero] Of 0 it is the width, wrapped where the type cannot hold that."
  ];
}

// Functions of floats.
def Gc_ExpOp : Gc_FloatUnaryOp<"exp", "e to the x", "x.math<::mlir::math::ExpOp>(a[0])", "x.mul(t, r)"> {
  let rules = [
    "[exp.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[exp.special] Of -infinity it is +0, of infinity infinity; results below the least normal number are "
      "subnormal, not 0. NaN gives NaN."
  ];
}
def Gc_Expm1Op : Gc_FloatUnaryOp<"expm1", "e to the x, minus 1", "x.math<::mlir::math::ExpM1Op>(a[0])",
  "x.mul(t, x.add(r, x.fill(1, r)))"> {
  let rules = [
    "[expm1.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[expm1.special] Of ±0 it is the operand, of -infinity -1. NaN gives NaN."
  ];
}
def Gc_LogOp : Gc_FloatUnaryOp<"log", "Natural logarithm", "x.math<::mlir::math::LogOp>(a[0])",
  "x.div(t, a[0])"> {
  let rules = [
    "[log.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[log.special] Of ±0 it is -infinity, below 0 NaN, of subnormals right. NaN gives NaN."
  ];
}
def Gc_Log1pOp : Gc_FloatUnaryOp<"log1p", "Natural logarithm of 1 + x", "x.math<::mlir::math::Log1pOp>(a[0])",
  "x.div(t, x.add(a[0], x.fill(1, r)))"> {
  let rules = [
    "[log1p.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[log1p.special] Of ±0 it is the operand, of -1 -infinity, below -1 NaN. NaN gives NaN."
  ];
}
def Gc_LogisticOp : Gc_FloatUnaryOp<"logistic", "1 / (1 + e^-x)", "x.logistic(a[0])",
  "x.mul(t, x.mul(r, x.sub(x.fill(1, r), r)))"> {
  let rules = [
    "[logistic.accuracy] f32 and f64: at most 3 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[logistic.special] Of -infinity it is +0, of infinity 1; small results are subnormal, not 0. NaN gives NaN."
  ];
}
def Gc_TanhOp : Gc_FloatUnaryOp<"tanh", "Hyperbolic tangent", "x.math<::mlir::math::TanhOp>(a[0])",
  "x.mul(x.add(t, x.mul(t, r)), x.sub(x.fill(1, r), r))"> {
  let rules = [
    "[tanh.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[tanh.special] Of ±0 it is the operand, of ±infinity ±1. NaN gives NaN."
  ];
}
def Gc_SqrtOp : Gc_FloatUnaryOp<"sqrt", "Square root, correctly rounded", "x.math<::mlir::math::SqrtOp>(a[0])",
  "x.div(t, x.add(r, r))"> {
  let rules = [
    "[sqrt.exact] Correctly rounded in every type.",
    "[sqrt.special] Of -0 it is -0, below 0 NaN. NaN gives NaN."
  ];
}
def Gc_RsqrtOp : Gc_FloatUnaryOp<"rsqrt", "1 / sqrt(x)", "x.rsqrt(a[0])",
  "x.mul(t, x.mul(x.fill(-0.5, r), x.div(r, a[0])))"> {
  let rules = [
    "[rsqrt.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[rsqrt.special] Of ±0 it is ±infinity, of infinity +0, below 0 NaN. NaN gives NaN."
  ];
}
def Gc_CbrtOp : Gc_FloatUnaryOp<"cbrt", "Cube root", "x.math<::mlir::math::CbrtOp>(a[0])",
  "x.div(x.mul(t, x.fill(1.0 / 3, r)), x.mul(r, r))"> {
  let rules = [
    "[cbrt.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[cbrt.special] Of negative numbers it is negative; ±0 and ±infinity stay. NaN gives NaN."
  ];
}
def Gc_SinOp : Gc_FloatUnaryOp<"sin", "Sine", "x.math<::mlir::math::SinOp>(a[0])",
  "x.mul(t, x.unary<CosOp>(a[0]))"> {
  let rules = [
    "[sin.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[sin.special] Of ±0 it is the operand, of ±infinity NaN. NaN gives NaN."
  ];
}
def Gc_CosOp : Gc_FloatUnaryOp<"cos", "Cosine", "x.math<::mlir::math::CosOp>(a[0])",
  "x.neg(x.mul(t, x.unary<SinOp>(a[0])))"> {
  let rules = [
    "[cos.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[cos.special] Of ±infinity it is NaN. NaN gives NaN."
  ];
}
def Gc_TanOp : Gc_FloatUnaryOp<"tan", "Tangent", "x.math<::mlir::math::TanOp>(a[0])",
  "x.mul(t, x.add(x.mul(r, r), x.fill(1, r)))"> {
  let rules = [
    "[tan.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[tan.special] Of ±0 it is the operand, of ±infinity NaN. NaN gives NaN."
  ];
}
def Gc_ErfOp : Gc_FloatUnaryOp<"erf", "Error function", "x.math<::mlir::math::ErfOp>(a[0])",
  "x.mul(t, x.bell(a[0]))"> {
  let rules = [
    "[erf.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[erf.special] Of ±0 it is the operand, of ±infinity ±1. NaN gives NaN."
  ];
}
def Gc_Atan2Op : Gc_BinaryOp<"atan2", "Angle of the point (rhs, lhs)", "x.math<::mlir::math::Atan2Op>(a[0], a[1])",
  "", Gc_FloatTensor, ["x.div(x.mul(t, a[1]), x.squares(a[0], a[1]))",
                       "x.neg(x.div(x.mul(t, a[0]), x.squares(a[0], a[1])))"]> {
  let rules = [
    "[atan2.accuracy] f32 and f64: at most 2 units in the last place from the exact value; bf16 and f16: 1 unit.",
    "[atan2.special] Signs of zeros choose the quadrant, as C's atan2: atan2(±0, -0) is ±pi, atan2(±0, +0) is "
      "±0; infinities count as directions. NaN gives NaN."
  ];
}
def Gc_FloorOp : Gc_FloatUnaryOp<"floor", "Round down", "x.math<::mlir::math::FloorOp>(a[0])", ""> {
  let rules = [
    "[floor.value] Toward -infinity. Zeros, infinities and NaN stay, and a result of zero has the operand's sign."
  ];
}
def Gc_CeilOp : Gc_FloatUnaryOp<"ceil", "Round up", "x.math<::mlir::math::CeilOp>(a[0])", ""> {
  let rules = [
    "[ceil.value] Toward infinity. Zeros, infinities and NaN stay, and a result of zero has the operand's sign."
  ];
}
def Gc_RoundEvenOp : Gc_FloatUnaryOp<"round_even", "Round to nearest, ties to even",
  "x.math<::mlir::math::RoundEvenOp>(a[0])",
  ""> {
  let rules = [
    "[round_even.value] To the nearest integer, halves to the even one. Zeros, infinities and NaN stay, and a "
      "result of zero has the operand's sign."
  ];
}
def Gc_RoundAwayOp : Gc_FloatUnaryOp<"round_away", "Round to nearest, ties away from zero",
  "x.math<::mlir::math::RoundOp>(a[0])",
  ""> {
  let rules = [
    "[round_away.value] To the nearest integer, halves away from zero. Zeros, infinities and NaN stay, and a "
      "result of zero has the operand's sign."
  ];
}
def Gc_ReducePrecisionOp : Gc_PointwiseOp<"reduce_precision", "x.reducePrecision(a[0], getExponentBits(), getMantissaBits())",
    "", [SameOperandsAndResultType],
    ["ReducePrecisionOp::create(builder, getLoc(), t.getType(), t, getExponentBits(), getMantissaBits())"]> {
  let summary = "Round to a format of fewer bits, kept in the operand's type";
  let arguments = (ins Gc_FloatTensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs Gc_FloatTensor:$result);
  let assemblyFormat = "$operand `to` `e` $exponent_bits `m` $mantissa_bits attr-dict `:` type($result)";
  let hasVerifier = 1;
  let rules = [
    "[reduce_precision.round] The mantissa is rounded to nearest even first; the carry may enter the exponent.",
    "[reduce_precision.overflow] What is then above the format's largest exponent becomes an infinity of its sign.",
    "[reduce_precision.underflow] What is then below the format's least normal number becomes a zero of its "
      "sign: the format has no subnormals.",
    "[reduce_precision.nan] NaN stays NaN.",
    "[reduce_precision-1] At least one exponent bit is kept.",
    "[reduce_precision-2] The number of mantissa bits is not negative."
  ];
}

// Ops whose operands and result differ in element type.
def Gc_IsFiniteOp : Gc_PointwiseOp<"is_finite", "x.isFinite(a[0])", "", [SameOperandsAndResultShape]> {
  let summary = "Neither infinite nor NaN";
  let arguments = (ins Gc_FloatTensor:$operand);
  let results = (outs Gc_Pred:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[is_finite.value] False for infinities and NaN, true for all else."
  ];
}
def Gc_CompareOp : Gc_PointwiseOp<"compare", "x.compare(getDirection(), a[0], a[1], getTotalOrder())", "",
    [SameOperandsAndResultShape, SameTypeOperands]> {
  let summary = "Comparison; floats ordered but for NE unless total_order is set";
  let arguments = (ins Gc_Tensor:$lhs, Gc_Tensor:$rhs, Gc_DirectionAttr:$direction, UnitAttr:$total_order);
  let results = (outs Gc_Pred:$result);
  let assemblyFormat = "$direction $lhs `,` $rhs (`total_order` $total_order^)? attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[compare.nan] Floats: a comparison with NaN is false, but for NE, which is true.",
    "[compare.zero] Floats: -0 and +0 are equal.",
    "[compare.total_order] With total_order: -NaN < -infinity < … < -0 < +0 < … < infinity < NaN, and equal "
      "only to itself.",
    "[compare.integer] Signed and unsigned integers by their values; false is below true."
  ];
}
def Gc_SelectOp : Gc_PointwiseOp<"select", "x.select(a[0], a[1], a[2])", "{1, 2}", [],
    ["", "x.select(a[0], t, x.fill(0, t))", "x.select(a[0], x.fill(0, t), t)"]> {
  let summary = "on_true where pred holds, else on_false; pred may have rank 0";
  let arguments = (ins Gc_Pred:$pred, Gc_Tensor:$on_true, Gc_Tensor:$on_false);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$pred `,` $on_true `,` $on_false attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let rules = [
    "[select.scalar] A predicate of rank 0 chooses all of one side.",
    "[select.bits] The chosen bits are kept, NaN's and zeros' signs too.",
    "[select-1] Both choices have the result's type.",
    "[select-2] The predicate has the result's shape or rank 0."
  ];
}
def Gc_ClampOp : Gc_PointwiseOp<"clamp", "x.min(x.max(a[1], a[0]), a[2])", "", [],
    ["x.inside(a[1], a[0], a[2])", "x.inside(a[0], a[1], a[2])", "x.atBound(a[2], a[0], a[1])"]> {
  let summary = "min(max(x, lo), hi); lo and hi may have rank 0";
  let arguments = (ins Gc_Tensor:$lo, Gc_Tensor:$operand, Gc_Tensor:$hi);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$lo `,` $operand `,` $hi attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let rules = [
    "[clamp.crossed] Where lo is above hi the result is hi.",
    "[clamp.nan] NaN if the operand or a bound is NaN.",
    "[clamp.scalar] Bounds of rank 0 hold for every element.",
    "[clamp-1] Operand and result have one type.",
    "[clamp-2] A bound has the operand's type or is a scalar of its element type.",
    "[clamp-3] Complex numbers have no order."
  ];
}
def Gc_ConvertOp : Gc_PointwiseOp<"convert", "x.convert(a[0])", "{0}", [SameOperandsAndResultShape],
    ["x.acrossConversion()"]> {
  let summary = "Value conversion; float to integer truncates and saturates, NaN gives 0";
  let arguments = (ins Gc_Tensor:$operand);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[convert.wrap] Integer to narrower integer: the low bits; to wider: by the sign of the operand's type.",
    "[convert.saturate] Float to integer: toward zero, then to the nearest number that the type has.",
    "[convert.nan] NaN to an integer is 0.",
    "[convert.bool] To a boolean: whether it is not zero; NaN is true.",
    "[convert.round] Float to narrower float: to nearest even; above the largest it is an infinity, or NaN in "
      "types without infinities.",
    "[convert.through_f32] Integer to a float below 32 bits: rounded to f32 first, then to the type."
  ];
}
def Gc_BitcastOp : Gc_PointwiseOp<"bitcast", "x.bitcast(a[0])", "", [SameOperandsAndResultShape]> {
  let summary = "The same bits as another type of the same width";
  let arguments = (ins Gc_Tensor:$operand);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let rules = [
    "[bitcast.bits] The same bits, in types of one width.",
    "[bitcast-1] Both element types have one width."
  ];
}

#endif
