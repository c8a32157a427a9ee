#include "codegen/common/legalize/Conversions.h"

#include "codegen/common/math/MathBuilder.h"

#include "llvm/ADT/APFloat.h"
#include <cmath>

using namespace mlir;
using namespace gc;

namespace {

struct Format {
  unsigned width;
  int mantissa, bias;
  bool infinite; // has infinities
  bool oneZero;  // the sign bit alone is NaN, there is no -0
  uint32_t largest, infinity, nan;
};

Format formatOf(FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  Format f;
  f.width = type.getWidth();
  f.mantissa = int(llvm::APFloat::semanticsPrecision(semantics)) - 1;
  f.bias = 1 - llvm::APFloat::semanticsMinExponent(semantics);
  f.infinite = llvm::APFloat::semanticsHasInf(semantics);
  f.oneZero = !llvm::APFloat::semanticsHasSignedRepr(semantics) ||
              llvm::APFloat::getZero(semantics, true).bitcastToAPInt().isZero();
  auto bits = [](const llvm::APFloat &v) { return uint32_t(v.bitcastToAPInt().getZExtValue()); };
  f.largest = bits(llvm::APFloat::getLargest(semantics));
  f.infinity = f.infinite ? bits(llvm::APFloat::getInf(semantics)) : 0;
  f.nan = bits(llvm::APFloat::getNaN(semantics));
  return f;
}

Type withElement(Type shaped, Type element) {
  auto vector = dyn_cast<VectorType>(shaped);
  return vector ? Type(vector.clone(element)) : element;
}

} // namespace

bool gc::isNarrowFloat(Type element) {
  return isa<BFloat16Type, Float16Type, Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType, Float8E5M2FNUZType,
             Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E3M4Type, Float8E8M0FNUType>(element);
}

// The format of an exponent alone: bits e are 2^(e-127), all ones are NaN; there is neither a sign nor a zero. f32's
// exponent has the same places, but 2^-127 is subnormal there.
static Value widenExponent(MathBuilder &m, Num bits) {
  Num value = m.select(bits == m.i(0), m.toFloat(m.i(0x00400000)), m.toFloat(bits << 23));
  return m.select(bits == m.i(0xff), m.nan(), value).v;
}
// To the nearest power of two, ties to the larger; what is below the smallest becomes the smallest. Zero, infinity and
// what is negative become NaN.
static Num narrowToExponent(MathBuilder &m, Num bits) {
  Num encoded = m.shiftRight(bits + m.i(0x00400000), 23);
  Num tiny = m.select(bits < m.i(0x00600000), m.i(0), m.i(1));
  encoded = m.select(bits < m.i(0x00800000), tiny, encoded);
  // As signed numbers negative floats are below 1.
  encoded = m.select(bits < m.i(1), m.i(0xff), encoded);
  return m.select(bits >= m.i(0x7f800000), m.i(0xff), encoded);
}

Value gc::widenToF32(ImplicitLocOpBuilder &b, Value narrow) {
  auto element = cast<FloatType>(getElementTypeOrSelf(narrow.getType()));
  Type f32 = withElement(narrow.getType(), b.getF32Type());
  if (element.isF16())
    return arith::ExtFOp::create(b, f32, narrow);
  MathBuilder m(b, b.getLoc(), f32);
  Format format = formatOf(element);
  Type storage = withElement(narrow.getType(), b.getIntegerType(format.width));
  Value raw = arith::BitcastOp::create(m.b, storage, narrow);
  Num bits = m.num(arith::ExtUIOp::create(m.b, m.intType(), raw));
  if (element.isBF16())
    return m.toFloat(bits << 16).v;
  if (isa<Float8E8M0FNUType>(element))
    return widenExponent(m, bits);
  // The fields in f32's places, then the exponent's bias made good by a product, which also makes subnormals normal.
  Num magnitude = bits & m.i((1 << (format.width - 1)) - 1);
  Num sign = (bits & m.i(1 << (format.width - 1))) << int(32 - format.width);
  Num value = m.toFloat(magnitude << (23 - format.mantissa)) * m.f(std::ldexp(1.0, 127 - format.bias));
  if (format.infinite) {
    Num special = m.select(magnitude == m.i(format.infinity), m.inf(), m.nan());
    value = m.select(magnitude >= m.i(format.infinity), special, value);
  } else if (!format.oneZero) {
    value = m.select(magnitude == m.i(format.nan & ((1u << (format.width - 1)) - 1)), m.nan(), value);
  }
  value = m.toFloat(m.toBits(value) | sign);
  if (format.oneZero)
    value = m.select(bits == m.i(format.nan), m.nan(), value);
  return value.v;
}

// The upper half of an f32. Nearest even: half a unit less one, plus the lowest bit that stays, carries just where it
// must, into the exponent and up to infinity too.
static Num narrowToBf16(MathBuilder &m, Num value) {
  Num bits = m.toBits(value), upper = m.shiftRight(bits, 16);
  Num rounded = m.shiftRight(bits + (m.i(0x7fff) + (upper & m.i(1))), 16);
  return m.select(value != value, upper | m.i(0x40), rounded);
}

Value gc::narrowFromF32(ImplicitLocOpBuilder &b, Value wide, FloatType to) {
  Type result = withElement(wide.getType(), to);
  if (to.isF16())
    return arith::TruncFOp::create(b, result, wide);
  MathBuilder m(b, b.getLoc(), wide.getType());
  Num bits = m.toBits(m.num(wide));
  Type storage = withElement(wide.getType(), b.getIntegerType(to.getWidth()));
  auto stored = [&](Num encoded) -> Value {
    return arith::BitcastOp::create(m.b, result, arith::TruncIOp::create(m.b, storage, encoded.v));
  };
  if (isa<Float8E8M0FNUType>(to))
    return stored(narrowToExponent(m, bits));
  if (to.isBF16())
    return stored(narrowToBf16(m, m.num(wide)));
  Format format = formatOf(to);
  Num magnitude = bits & m.i(0x7fffffff);
  Num sign = m.shiftRight(bits & m.signMask(), int(32 - format.width));
  int drop = 23 - format.mantissa;
  // Nearest even: half a unit less one, plus the lowest bit that stays, carries just where it must.
  Num odd = m.shiftRight(magnitude, drop) & m.i(1);
  Num rounded = m.shiftRight(magnitude + m.i((1 << (drop - 1)) - 1) + odd, drop);
  Num encoded = rounded - m.i(int64_t(127 - format.bias) << format.mantissa);
  if (format.bias != 127) {
    // Below the smallest normal number: adding a number whose unit is the smallest subnormal rounds to such units.
    Num unit = m.f(std::ldexp(1.0, 23 + 1 - format.bias - format.mantissa));
    Num steps = m.toBits(m.toFloat(magnitude) + unit) - m.toBits(unit);
    encoded = m.select(magnitude < m.i(int64_t(127 + 1 - format.bias) << 23), steps, encoded);
  }
  Num nan = m.i(format.nan);
  encoded = m.select(encoded > m.i(format.largest), format.infinite ? m.i(format.infinity) : nan, encoded);
  encoded = m.select(magnitude > m.i(0x7f800000), nan, encoded);
  if (format.oneZero)
    encoded = m.select(encoded == m.i(0), encoded, encoded | sign);
  else
    encoded = encoded | sign;
  return stored(encoded);
}

Value gc::roundToOdd(ImplicitLocOpBuilder &b, Value f64) {
  Type f32 = withElement(f64.getType(), b.getF32Type());
  MathBuilder w(b, b.getLoc(), f64.getType()), m(b, b.getLoc(), f32);
  Num x = w.num(f64);
  Num nearest = m.num(arith::TruncFOp::create(m.b, f32, f64));
  Num back = w.num(arith::ExtFOp::create(w.b, f64.getType(), nearest.v));
  Num bits = m.toBits(nearest);
  // Towards zero first, then the last bit says that something was lost.
  Num tooFar = w.abs(back) > w.abs(x);
  Num down = m.num(arith::SelectOp::create(m.b, tooFar.v, (bits - m.i(1)).v, bits.v));
  Num inexact = back != x;
  return m.toFloat(m.num(arith::SelectOp::create(m.b, inexact.v, (down | m.i(1)).v, bits.v))).v;
}
