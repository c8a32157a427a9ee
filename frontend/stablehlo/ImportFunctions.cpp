// Rows of the chlo functions that gc has no op for, as formulas over those it has. They compute in f64 and round once,
// so that cancellation in a formula costs an f32 result nothing.
#include "frontend/stablehlo/FunctionTables.h"
#include "frontend/stablehlo/Functions.h"

using namespace mlir;

namespace gc {

static constexpr double kPi = 3.14159265358979323846;
static constexpr double kLog2 = 0.693147180559945309417;

Value Functions::sinh(V a) {
  V size = x.abs(a), t = x.unary<Expm1Op>(min(size, 30));
  V small = scale(x.add(t, x.div(t, plus(t, 1))), 0.5);
  return withSign(x.select(greater(size, 20), halfExp(size), small), a);
}

Value Functions::cosh(V a) {
  V size = x.abs(a), e = exp(min(size, 30));
  return x.select(greater(size, 20), halfExp(size), scale(x.add(e, inverse(e)), 0.5));
}

Value Functions::asinh(V a) {
  V size = x.abs(a), part = min(size, 1e8), s = square(part);
  V small = log1p(x.add(part, x.div(s, plus(sqrt(plus(s, 1)), 1))));
  return withSign(x.select(greater(size, 1e8), plus(log(size), kLog2), small), a);
}

Value Functions::acosh(V a) {
  V t = plus(min(a, 1e8), -1), small = log1p(x.add(t, sqrt(x.mul(t, plus(t, 2)))));
  V value = x.select(greater(a, 1e8), plus(log(a), kLog2), small);
  return x.select(less(a, 1), number(NAN, a), value);
}

Value Functions::atanh(V a) {
  V size = x.abs(a);
  return withSign(scale(log1p(x.div(scale(size, 2), x.sub(one(a), size))), 0.5), a);
}

// exp(-a^2) in two factors: the square of the leading bits is exact.
Value Functions::erfc(V a) {
  V size = min(x.abs(a), 29);
  V lead = x.convert(x.convert(size, x.b.getF32Type()), x.b.getF64Type()), rest = x.sub(size, lead);
  V gauss = x.mul(exp(x.neg(square(lead))), exp(x.neg(x.mul(rest, x.add(size, lead)))));
  V u = x.div(plus(size, -4), plus(size, 4));
  V tail = x.div(x.mul(gauss, overRange(u, -1, 0.76, kErfc)), plus(scale(size, 2), 1));
  V far = x.select(less(a, 0), x.sub(number(2, a), tail), tail);
  V near = x.sub(one(a), x.unary<ErfOp>(a));
  return x.select(less(x.abs(a), 0.5), near, far);
}

Value Functions::erfInv(V a) {
  V w = x.neg(log(x.mul(x.sub(one(a), a), x.add(one(a), a)))), root = sqrt(w);
  V low = overRange(min(w, 6.25), 0, 6.25, kErfInvLow);
  V middle = overRange(min(max(root, 2.5), 4), 2.5, 4, kErfInvMiddle);
  V high = overRange(min(max(root, 4), 6.1), 4, 6.1, kErfInvHigh);
  V value = x.mul(x.select(less(w, 6.25), low, x.select(less(root, 4), middle, high)), a);
  V edge = x.mul(a, number(INFINITY, a));
  return x.select(x.compare(Direction::EQ, x.abs(a), one(a)), edge, value);
}

// Stirling's series from 8 on; below, log Γ(a) = log Γ(a + 8) - log(a (a + 1) … (a + 7)); reflected for a < 1/2.
Value Functions::lgamma(V a) {
  V reflects = less(a, 0.5), z = x.select(reflects, x.sub(one(a), a), a);
  V small = less(z, 8), part = min(z, 8), product = part;
  for (int i = 1; i < 8; ++i)
    product = x.mul(product, plus(part, i));
  V far = x.select(small, plus(z, 8), z), r = inverse(far), r2 = square(r);
  V series = x.mul(
      r, x.polynomial(r2, {1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188, -691.0 / 360360, 1.0 / 156}));
  V value = x.add(x.add(x.sub(x.mul(plus(far, -0.5), log(far)), far), number(0.918938533204672741780, a)), series);
  value = x.sub(value, x.select(small, log(product), number(0, a)));
  V size = x.abs(a), fraction = x.sub(size, x.unary<FloorOp>(size));
  fraction = x.binary<MinOp>(fraction, x.sub(one(a), fraction));
  V sine = x.unary<SinOp>(scale(fraction, kPi));
  V reflected = x.sub(log(x.div(number(kPi, a), sine)), value);
  V infinite = x.compare(Direction::EQ, size, number(INFINITY, a));
  // Γ(1) = Γ(2) = 1 exactly.
  V isOne = x.compare(Direction::EQ, a, one(a)), isTwo = x.compare(Direction::EQ, a, number(2, a));
  value = x.select(x.binary<OrOp>(isOne, isTwo), number(0, a), value);
  return x.select(infinite, number(INFINITY, a), x.select(reflects, reflected, value));
}

Value Functions::digamma(V a) {
  V reflects = less(a, 0.5), z = x.select(reflects, x.sub(one(a), a), a);
  V small = less(z, 8), part = min(z, 8), sum = inverse(part);
  for (int i = 1; i < 8; ++i)
    sum = x.add(sum, inverse(plus(part, i)));
  V far = x.select(small, plus(z, 8), z), r = inverse(far), r2 = square(r);
  V series =
      x.mul(r2, x.polynomial(r2, {1.0 / 12, -1.0 / 120, 1.0 / 252, -1.0 / 240, 1.0 / 132, -691.0 / 32760, 1.0 / 12}));
  V value = x.sub(x.sub(log(far), scale(r, 0.5)), series);
  value = x.sub(value, x.select(small, sum, number(0, a)));
  V whole = x.unary<RoundEvenOp>(a), fraction = x.sub(a, whole);
  V reflected = x.sub(value, x.div(number(kPi, a), x.unary<TanOp>(scale(fraction, kPi))));
  V pole = x.binary<AndOp>(reflects, isZero(fraction));
  V infinite = x.compare(Direction::EQ, a, number(INFINITY, a));
  value = x.select(pole, number(NAN, a), x.select(reflects, reflected, value));
  return x.select(infinite, number(INFINITY, a), value);
}

Value Functions::besselI1e(V a) {
  V size = x.abs(a), small = x.mul(size, overRange(min(size, 8), 0, 8, kBesselLow));
  V r = x.div(number(8, a), max(size, 8));
  V large = x.div(overRange(r, 0, 1, kBesselHigh), sqrt(size));
  return withSign(x.select(less(size, 8), small, large), a);
}

template <Value (Functions::*function)(Value)> static LogicalResult importBy(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Type element = cast<ShapedType>(op->getResult(0).getType()).getElementType();
  if (!isa<FloatType>(element))
    return op->emitOpError("is not supported on elements of type ") << element;
  Value wide = x.convert(importer.get(op->getOperand(0)), x.b.getF64Type());
  importer.set(op->getResult(0), x.convert((Functions(x).*function)(wide), element));
  return success();
}

static LogicalResult importIsInf(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value a = importer.get(op->getOperand(0));
  StringRef name = op->getName().stripDialect();
  if (name == "is_inf")
    a = x.abs(a);
  double infinity = name == "is_neg_inf" ? -INFINITY : INFINITY;
  importer.set(op->getResult(0), x.compare(Direction::EQ, a, x.fill(infinity, a)));
  return success();
}

// Bits as an integer: one more is the next number away from zero.
static LogicalResult importNextAfter(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value a = importer.get(op->getOperand(0)), to = importer.get(op->getOperand(1));
  auto element = cast<FloatType>(x.element(a));
  if (element.getWidth() < 16)
    return op->emitOpError("is not supported on elements of type ") << element;
  Type integer = x.b.getIntegerType(element.getWidth());
  Value bits = x.bitcast(a, integer), toBits = x.bitcast(to, integer), zero = x.fill(0, bits), one = x.fill(1, bits);
  Value lowest = x.binary<ShlOp>(one, x.fill(element.getWidth() - 1, bits)); // the sign
  Value size = x.binary<AndOp>(bits, x.unary<NotOp>(lowest));
  Value sign = x.binary<AndOp>(bits, lowest), toSign = x.binary<AndOp>(toBits, lowest);
  // From zero: the smallest number of the target's sign.
  Value fromZero = x.bitcast(x.binary<OrOp>(toSign, one), element);
  Value up = x.compare(Direction::GT, to, a), negative = x.compare(Direction::NE, sign, zero);
  Value grows = x.compare(Direction::NE, x.convert(up, integer), x.convert(negative, integer));
  Value next = x.bitcast(x.select(grows, x.add(bits, one), x.sub(bits, one)), element);
  Value isZero = x.compare(Direction::EQ, size, zero);
  Value moved = x.select(isZero, fromZero, next);
  Value nan = x.add(a, to);
  Value anyNan = x.binary<OrOp>(x.compare(Direction::NE, a, a), x.compare(Direction::NE, to, to));
  moved = x.select(x.compare(Direction::EQ, a, to), to, moved);
  importer.set(op->getResult(0), x.select(anyNan, nan, moved));
  return success();
}

std::vector<ImportRow> functionRows() {
  return {
      {"chlo.acos", "", {}, importBy<&Functions::acos>},
      {"chlo.acosh", "", {}, importBy<&Functions::acosh>},
      {"chlo.asin", "", {}, importBy<&Functions::asin>},
      {"chlo.asinh", "", {}, importBy<&Functions::asinh>},
      {"chlo.atan", "", {}, importBy<&Functions::atan>},
      {"chlo.atanh", "", {}, importBy<&Functions::atanh>},
      {"chlo.bessel_i1e", "", {}, importBy<&Functions::besselI1e>},
      {"chlo.cosh", "", {}, importBy<&Functions::cosh>},
      {"chlo.digamma", "", {}, importBy<&Functions::digamma>},
      {"chlo.erf_inv", "", {}, importBy<&Functions::erfInv>},
      {"chlo.erfc", "", {}, importBy<&Functions::erfc>},
      {"chlo.is_inf", "", {}, importIsInf},
      {"chlo.is_neg_inf", "", {}, importIsInf},
      {"chlo.is_pos_inf", "", {}, importIsInf},
      {"chlo.lgamma", "", {}, importBy<&Functions::lgamma>},
      {"chlo.next_after", "", {}, importNextAfter},
      {"chlo.sinh", "", {}, importBy<&Functions::sinh>},
  };
}

} // namespace gc
