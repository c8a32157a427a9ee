#include "ir/ops/Body.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace gc;
using arith::CmpFPredicate;
using arith::CmpIPredicate;
using V = Body::V;

//===--------------------------------------------------------------------------------------------------------------===//
// Types and constants
//===--------------------------------------------------------------------------------------------------------------===//

bool Body::isUnsigned(unsigned operand) const {
  Type type = getElementTypeOrSelf(op->getOperand(operand).getType());
  return type.isUnsignedInteger() || type.isInteger(1);
}

bool Body::resultIsUnsigned() const {
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  return type.isUnsignedInteger() || type.isInteger(1);
}

bool Body::isBool(V a) const {
  return getElementTypeOrSelf(a.getType()).isInteger(1);
}
bool Body::isFloat(V a) const {
  return isa<FloatType>(getElementTypeOrSelf(a.getType()));
}
bool Body::isInt(V a) const {
  return isa<IntegerType>(getElementTypeOrSelf(a.getType()));
}
unsigned Body::width(V a) const {
  return getElementTypeOrSelf(a.getType()).getIntOrFloatBitWidth();
}

Type Body::shaped(Type element, V like) const {
  if (auto type = dyn_cast<ShapedType>(like.getType()))
    return type.clone(element);
  return element;
}

V Body::intConstant(const APInt &value, V like) {
  Type type = like.getType();
  Attribute attr = IntegerAttr::get(getElementTypeOrSelf(type), value);
  if (auto shapedType = dyn_cast<ShapedType>(type))
    attr = DenseElementsAttr::get(shapedType, attr);
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(attr));
}

V Body::intConstant(int64_t value, V like) {
  return intConstant(APInt(width(like), value, /*isSigned=*/true, /*implicitTrunc=*/true), like);
}

V Body::floatConstant(double value, V like) {
  Type type = like.getType();
  Attribute attr = FloatAttr::get(getElementTypeOrSelf(type), value);
  if (auto shapedType = dyn_cast<ShapedType>(type))
    attr = DenseElementsAttr::get(shapedType, attr);
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(attr));
}

V Body::cmp(CmpIPredicate predicate, V a, V b) {
  return arith::CmpIOp::create(builder, loc, predicate, a, b);
}
V Body::cmp(CmpFPredicate predicate, V a, V b) {
  return arith::CmpFOp::create(builder, loc, predicate, a, b);
}
V Body::choose(V pred, V a, V b) {
  return arith::SelectOp::create(builder, loc, pred, a, b);
}

V Body::widen(V a) {
  if (width(a) >= 32)
    return a;
  return arith::ExtFOp::create(builder, loc, shaped(builder.getF32Type(), a), a);
}

V Body::narrow(V a, V like) {
  if (a.getType() == like.getType())
    return a;
  return arith::TruncFOp::create(builder, loc, like.getType(), a);
}

//===--------------------------------------------------------------------------------------------------------------===//
// Arithmetic
//===--------------------------------------------------------------------------------------------------------------===//

V Body::add(V a, V b) {
  if (isFloat(a))
    return arith::AddFOp::create(builder, loc, a, b);
  if (isBool(a))
    return arith::OrIOp::create(builder, loc, a, b);
  if (isInt(a))
    return arith::AddIOp::create(builder, loc, a, b);
  return nullptr;
}

V Body::sub(V a, V b) {
  if (isFloat(a))
    return arith::SubFOp::create(builder, loc, a, b);
  if (isInt(a))
    return arith::SubIOp::create(builder, loc, a, b);
  return nullptr;
}

V Body::mul(V a, V b) {
  if (isFloat(a))
    return arith::MulFOp::create(builder, loc, a, b);
  if (isBool(a))
    return arith::AndIOp::create(builder, loc, a, b);
  if (isInt(a))
    return arith::MulIOp::create(builder, loc, a, b);
  return nullptr;
}

// A divisor for which no integer division is undefined: 1 instead of 0, and instead of -1 below INT_MIN. The quotient
// INT_MIN / 1 and the remainder INT_MIN rem 1 are then the wrapped ones.
V Body::safeDivisor(V a, V b) {
  V unsafe = cmp(CmpIPredicate::eq, b, intConstant(0, b));
  if (!isUnsigned()) {
    V isMin = cmp(CmpIPredicate::eq, a, intConstant(APInt::getSignedMinValue(width(a)), a));
    V isMinusOne = cmp(CmpIPredicate::eq, b, intConstant(-1, b));
    V overflows = arith::AndIOp::create(builder, loc, isMin, isMinusOne);
    unsafe = arith::OrIOp::create(builder, loc, unsafe, overflows);
  }
  return choose(unsafe, intConstant(1, b), b);
}

V Body::div(V a, V b) {
  if (isFloat(a))
    return arith::DivFOp::create(builder, loc, a, b);
  if (!isInt(a))
    return nullptr;
  V divisor = safeDivisor(a, b);
  V quotient = isUnsigned() ? V(arith::DivUIOp::create(builder, loc, a, divisor))
                            : V(arith::DivSIOp::create(builder, loc, a, divisor));
  return choose(cmp(CmpIPredicate::eq, b, intConstant(0, b)), intConstant(-1, a), quotient);
}

V Body::rem(V a, V b) {
  if (isFloat(a))
    return arith::RemFOp::create(builder, loc, a, b);
  if (!isInt(a))
    return nullptr;
  V divisor = safeDivisor(a, b);
  V remainder = isUnsigned() ? V(arith::RemUIOp::create(builder, loc, a, divisor))
                             : V(arith::RemSIOp::create(builder, loc, a, divisor));
  return choose(cmp(CmpIPredicate::eq, b, intConstant(0, b)), a, remainder);
}

V Body::max(V a, V b) {
  if (isFloat(a))
    return arith::MaximumFOp::create(builder, loc, a, b);
  if (!isInt(a))
    return nullptr;
  return isUnsigned() ? V(arith::MaxUIOp::create(builder, loc, a, b)) : V(arith::MaxSIOp::create(builder, loc, a, b));
}

V Body::min(V a, V b) {
  if (isFloat(a))
    return arith::MinimumFOp::create(builder, loc, a, b);
  if (!isInt(a))
    return nullptr;
  return isUnsigned() ? V(arith::MinUIOp::create(builder, loc, a, b)) : V(arith::MinSIOp::create(builder, loc, a, b));
}

V Body::pow(V a, V b) {
  if (isFloat(a))
    return math::PowFOp::create(builder, loc, a, b);
  if (!isInt(a))
    return nullptr;
  // Repeated squaring over the exponent's bits, unrolled: the same body serves vectors.
  unsigned bits = width(a);
  V zero = intConstant(0, a), one = intConstant(1, a);
  V result = one, square = a;
  unsigned exponentBits = isUnsigned() ? bits : bits - 1;
  for (unsigned i = 0; i < exponentBits; ++i) {
    V bit = arith::AndIOp::create(builder, loc, b, intConstant(APInt::getOneBitSet(bits, i), b));
    V product = arith::MulIOp::create(builder, loc, result, square);
    result = choose(cmp(CmpIPredicate::ne, bit, zero), product, result);
    if (i + 1 < exponentBits)
      square = arith::MulIOp::create(builder, loc, square, square);
  }
  if (isUnsigned())
    return result;
  // A negative exponent: 1 stays, -1 alternates, everything else truncates to 0.
  V odd = cmp(CmpIPredicate::ne, arith::AndIOp::create(builder, loc, b, one), zero);
  V minusOne = intConstant(-1, a);
  V ofMinusOne = choose(odd, minusOne, one);
  V isOne = cmp(CmpIPredicate::eq, a, one), isMinusOne = cmp(CmpIPredicate::eq, a, minusOne);
  V negative = choose(isOne, one, choose(isMinusOne, ofMinusOne, zero));
  return choose(cmp(CmpIPredicate::slt, b, zero), negative, result);
}

V Body::neg(V a) {
  if (isFloat(a))
    return arith::NegFOp::create(builder, loc, a);
  if (isInt(a))
    return arith::SubIOp::create(builder, loc, intConstant(0, a), a);
  return nullptr;
}

V Body::abs(V a) {
  if (isFloat(a))
    return math::AbsFOp::create(builder, loc, a);
  if (!isInt(a))
    return nullptr;
  return isUnsigned() ? a : V(arith::MaxSIOp::create(builder, loc, a, neg(a)));
}

V Body::sign(V a) {
  if (isFloat(a) && width(a) < 16) // a format may have no zero, or no sign
    return narrow(sign(widen(a)), a);
  if (isFloat(a)) {
    V unit = math::CopySignOp::create(builder, loc, floatConstant(1, a), a);
    return choose(cmp(CmpFPredicate::UEQ, a, floatConstant(0, a)), a, unit);
  }
  if (isBool(a))
    return a;
  if (!isInt(a))
    return nullptr;
  V nonzero = cmp(CmpIPredicate::ne, a, intConstant(0, a));
  V magnitude = arith::ExtUIOp::create(builder, loc, a.getType(), nonzero);
  if (isUnsigned())
    return magnitude;
  V signs = arith::ShRSIOp::create(builder, loc, a, intConstant(width(a) - 1, a));
  return arith::OrIOp::create(builder, loc, signs, magnitude);
}

//===--------------------------------------------------------------------------------------------------------------===//
// Bits
//===--------------------------------------------------------------------------------------------------------------===//

V Body::bitAnd(V a, V b) {
  return arith::AndIOp::create(builder, loc, a, b);
}
V Body::bitOr(V a, V b) {
  return arith::OrIOp::create(builder, loc, a, b);
}
V Body::bitXor(V a, V b) {
  return arith::XOrIOp::create(builder, loc, a, b);
}
V Body::bitNot(V a) {
  return arith::XOrIOp::create(builder, loc, a, intConstant(-1, a));
}

V Body::shl(V a, V b) {
  V zero = intConstant(0, a);
  V tooFar = cmp(CmpIPredicate::ugt, b, intConstant(width(a) - 1, a));
  V shifted = arith::ShLIOp::create(builder, loc, a, choose(tooFar, zero, b));
  return choose(tooFar, zero, shifted);
}

V Body::shrLogical(V a, V b) {
  V zero = intConstant(0, a);
  V tooFar = cmp(CmpIPredicate::ugt, b, intConstant(width(a) - 1, a));
  V shifted = arith::ShRUIOp::create(builder, loc, a, choose(tooFar, zero, b));
  return choose(tooFar, zero, shifted);
}

V Body::shrArith(V a, V b) {
  V distance = arith::MinUIOp::create(builder, loc, b, intConstant(width(a) - 1, a));
  return arith::ShRSIOp::create(builder, loc, a, distance);
}

V Body::popcount(V a) {
  return isBool(a) ? a : V(math::CtPopOp::create(builder, loc, a));
}
V Body::clz(V a) {
  return isBool(a) ? bitNot(a) : V(math::CountLeadingZerosOp::create(builder, loc, a));
}

//===--------------------------------------------------------------------------------------------------------------===//
// Floats
//===--------------------------------------------------------------------------------------------------------------===//

// With e = exp(-|x|), which cannot overflow: 1 / (1 + e) from 0 on, e / (1 + e) below, where e keeps subnormals.
V Body::logistic(V a) {
  V x = widen(a);
  V one = floatConstant(1, x);
  V e = math::ExpOp::create(builder, loc, arith::NegFOp::create(builder, loc, math::AbsFOp::create(builder, loc, x)));
  V numerator = choose(cmp(CmpFPredicate::OLT, x, floatConstant(0, x)), e, one);
  return narrow(arith::DivFOp::create(builder, loc, numerator, arith::AddFOp::create(builder, loc, one, e)), a);
}

V Body::rsqrt(V a) {
  V x = widen(a);
  return narrow(arith::DivFOp::create(builder, loc, floatConstant(1, x), math::SqrtOp::create(builder, loc, x)), a);
}

V Body::isFinite(V a) {
  V x = math::AbsFOp::create(builder, loc, widen(a));
  return cmp(CmpFPredicate::OLT, x, floatConstant(std::numeric_limits<double>::infinity(), x));
}

// Rounds the mantissa to nearest even in the bits, then overflows to infinity and underflows to zero of the same sign.
V Body::reducePrecision(V a, unsigned exponentBits, unsigned mantissaBits) {
  if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(getElementTypeOrSelf(a.getType())))
    return narrow(reducePrecision(widen(a), exponentBits, mantissaBits), a);
  const llvm::fltSemantics &semantics = cast<FloatType>(getElementTypeOrSelf(a.getType())).getFloatSemantics();
  unsigned bits = width(a);
  unsigned ownMantissa = llvm::APFloat::semanticsPrecision(semantics) - 1;
  unsigned ownExponent = bits - 1 - ownMantissa;
  V x = arith::BitcastOp::create(builder, loc, shaped(builder.getIntegerType(bits), a), a);
  V signBit = arith::AndIOp::create(builder, loc, x, intConstant(APInt::getSignMask(bits), x));
  V result = x;
  if (mantissaBits < ownMantissa) {
    unsigned dropped = ownMantissa - mantissaBits;
    V last = arith::ShRUIOp::create(builder, loc, result, intConstant(dropped, x));
    last = arith::AndIOp::create(builder, loc, last, intConstant(1, x));
    V bias = arith::AddIOp::create(builder, loc, last, intConstant(APInt::getLowBitsSet(bits, dropped - 1), x));
    result = arith::AddIOp::create(builder, loc, result, bias);
    result = arith::AndIOp::create(builder, loc, result, intConstant(~APInt::getLowBitsSet(bits, dropped), x));
  }
  if (exponentBits < ownExponent) {
    APInt exponentMask = APInt::getBitsSet(bits, ownMantissa, bits - 1);
    int64_t ownBias = (int64_t(1) << (ownExponent - 1)) - 1, bias = (int64_t(1) << (exponentBits - 1)) - 1;
    V exponent = arith::AndIOp::create(builder, loc, result, intConstant(exponentMask, x));
    V overflow = cmp(CmpIPredicate::ugt, exponent, intConstant(APInt(bits, ownBias + bias) << ownMantissa, x));
    V underflow = cmp(CmpIPredicate::ule, exponent, intConstant(APInt(bits, ownBias - bias) << ownMantissa, x));
    V infinity = arith::OrIOp::create(builder, loc, signBit, intConstant(exponentMask, x));
    result = choose(overflow, infinity, choose(underflow, signBit, result));
  }
  V rounded = arith::BitcastOp::create(builder, loc, a.getType(), result);
  return choose(cmp(CmpFPredicate::UNO, a, a), a, rounded);
}

//===--------------------------------------------------------------------------------------------------------------===//
// Comparison, selection and conversion
//===--------------------------------------------------------------------------------------------------------------===//

// Integers that compare (signed) as IEEE 754's totalOrder of the floats: -NaN < -inf < … < -0 < +0 < … < +NaN.
V Body::totalOrderKey(V a) {
  V bits = arith::BitcastOp::create(builder, loc, shaped(builder.getIntegerType(width(a)), a), a);
  if (isa<Float8E8M0FNUType>(getElementTypeOrSelf(a.getType()))) // no sign: the order of unsigned numbers
    return arith::XOrIOp::create(builder, loc, bits, intConstant(APInt::getSignMask(width(a)), bits));
  if (isa<Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E5M2FNUZType>(getElementTypeOrSelf(a.getType()))) {
    // NaN stands in the place of -0 and comes last: all others above 0 make room for it.
    V down = arith::SubIOp::create(builder, loc, bits, intConstant(1, bits));
    V flipped = arith::XOrIOp::create(builder, loc, bits, intConstant(APInt::getSignedMaxValue(width(a)), bits));
    V nan = intConstant(APInt::getSignedMinValue(width(a)), bits);
    V negative = cmp(CmpIPredicate::sgt, intConstant(0, bits), bits);
    negative = arith::AndIOp::create(builder, loc, negative, cmp(CmpIPredicate::ne, bits, nan));
    return choose(negative, flipped, down);
  }
  V signs = arith::ShRSIOp::create(builder, loc, bits, intConstant(width(a) - 1, bits));
  V flip = arith::ShRUIOp::create(builder, loc, signs, intConstant(1, bits));
  return arith::XOrIOp::create(builder, loc, bits, flip);
}

V Body::compare(Direction direction, V a, V b, bool totalOrder) {
  static constexpr CmpFPredicate ofFloats[] = {CmpFPredicate::OEQ, CmpFPredicate::UNE, CmpFPredicate::OGE,
                                               CmpFPredicate::OGT, CmpFPredicate::OLE, CmpFPredicate::OLT};
  static constexpr CmpIPredicate ofSigned[] = {CmpIPredicate::eq,  CmpIPredicate::ne,  CmpIPredicate::sge,
                                               CmpIPredicate::sgt, CmpIPredicate::sle, CmpIPredicate::slt};
  static constexpr CmpIPredicate ofUnsigned[] = {CmpIPredicate::eq,  CmpIPredicate::ne,  CmpIPredicate::uge,
                                                 CmpIPredicate::ugt, CmpIPredicate::ule, CmpIPredicate::ult};
  unsigned i = static_cast<unsigned>(direction);
  if (isFloat(a))
    return totalOrder ? cmp(ofSigned[i], totalOrderKey(a), totalOrderKey(b)) : cmp(ofFloats[i], a, b);
  if (isInt(a))
    return cmp(isUnsigned() ? ofUnsigned[i] : ofSigned[i], a, b);
  return nullptr;
}

V Body::select(V pred, V a, V b) {
  return choose(pred, a, b);
}

// Truncation that saturates. A limit that the float type cannot hold is infinite there (or NaN, which compares false):
// then no finite value reaches it.
V Body::floatToInt(V a, Type element, bool isUnsigned) {
  V x = widen(a);
  unsigned bits = element.getIntOrFloatBitWidth();
  Type type = shaped(element, a);
  APInt least = isUnsigned ? APInt::getZero(bits) : APInt::getSignedMinValue(bits);
  APInt most = isUnsigned ? APInt::getMaxValue(bits) : APInt::getSignedMaxValue(bits);
  double low = isUnsigned ? 0.0 : -std::ldexp(1.0, bits - 1);
  double high = std::ldexp(1.0, isUnsigned ? bits : bits - 1);
  V isLow = cmp(CmpFPredicate::OLE, x, floatConstant(low, x));
  V isHigh = cmp(CmpFPredicate::OGE, x, floatConstant(high, x));
  V isNaN = cmp(CmpFPredicate::UNO, x, x);
  V outside = arith::OrIOp::create(builder, loc, isLow, arith::OrIOp::create(builder, loc, isHigh, isNaN));
  V inside = choose(outside, floatConstant(0, x), x);
  V result = isUnsigned ? V(arith::FPToUIOp::create(builder, loc, type, inside))
                        : V(arith::FPToSIOp::create(builder, loc, type, inside));
  result = choose(isLow, intConstant(least, result), result);
  return choose(isHigh, intConstant(most, result), result);
}

V Body::convert(V a) {
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  Type from = getElementTypeOrSelf(a.getType());
  if (!isa<IntegerType, FloatType>(to) || !isa<IntegerType, FloatType>(from))
    return nullptr;
  if (auto type = dyn_cast<IntegerType>(to))
    to = builder.getIntegerType(type.getWidth());
  if (to == from)
    return a;
  Type type = shaped(to, a);
  if (isFloat(a)) {
    if (to.isInteger(1)) {
      V x = widen(a);
      return cmp(CmpFPredicate::UNE, x, floatConstant(0, x));
    }
    if (isa<IntegerType>(to))
      return floatToInt(a, to, resultIsUnsigned());
    unsigned toWidth = to.getIntOrFloatBitWidth();
    if (toWidth > width(a))
      return arith::ExtFOp::create(builder, loc, type, a);
    if (toWidth < width(a))
      return arith::TruncFOp::create(builder, loc, type, a);
    return arith::TruncFOp::create(builder, loc, type, widen(a)); // bf16 and f16, kinds of f8
  }
  if (to.isInteger(1))
    return cmp(CmpIPredicate::ne, a, intConstant(0, a));
  if (isa<IntegerType>(to)) {
    if (to.getIntOrFloatBitWidth() < width(a))
      return arith::TruncIOp::create(builder, loc, type, a);
    return isUnsigned() ? V(arith::ExtUIOp::create(builder, loc, type, a))
                        : V(arith::ExtSIOp::create(builder, loc, type, a));
  }
  // Through f32 to the types below it, as XLA rounds.
  Type step = to.getIntOrFloatBitWidth() < 32 ? shaped(builder.getF32Type(), a) : type;
  V result = isUnsigned() ? V(arith::UIToFPOp::create(builder, loc, step, a))
                          : V(arith::SIToFPOp::create(builder, loc, step, a));
  return step == type ? result : V(arith::TruncFOp::create(builder, loc, type, result));
}

V Body::bitcast(V a) {
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  if (!isa<IntegerType, FloatType>(to) || !(isInt(a) || isFloat(a)))
    return nullptr;
  if (auto type = dyn_cast<IntegerType>(to))
    to = builder.getIntegerType(type.getWidth());
  Type type = shaped(to, a);
  return type == a.getType() ? a : V(arith::BitcastOp::create(builder, loc, type, a));
}
