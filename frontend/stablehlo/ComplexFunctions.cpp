#include "frontend/stablehlo/ComplexFunctions.h"

using namespace mlir;

namespace gc {

// Without overflow or underflow of the squares.
Value ComplexFunctions::size(Number a) {
  V p = x.abs(a.real), q = x.abs(a.imaginary);
  V large = x.binary<MaxOp>(p, q), small = x.binary<MinOp>(p, q);
  V ratio = x.div(small, large);
  V value = x.mul(large, f.sqrt(f.plus(f.square(ratio), 1)));
  V infinity = f.number(INFINITY, large);
  V infinite = x.binary<OrOp>(x.compare(Direction::EQ, p, infinity), x.compare(Direction::EQ, q, infinity));
  return x.select(infinite, infinity, x.select(f.isZero(large), large, value));
}

// Smith's method: scaled by the larger part of the divisor.
Number ComplexFunctions::div(Number a, Number c) {
  V swap = x.compare(Direction::LT, x.abs(c.real), x.abs(c.imaginary));
  V large = x.select(swap, c.imaginary, c.real), small = x.select(swap, c.real, c.imaginary);
  V ratio = x.div(small, large), divisor = x.add(large, x.mul(small, ratio));
  V p = x.select(swap, a.imaginary, a.real), q = x.select(swap, a.real, a.imaginary);
  V real = x.div(x.add(p, x.mul(q, ratio)), divisor);
  V imaginary = x.div(x.sub(q, x.mul(p, ratio)), divisor);
  return {real, x.select(swap, x.neg(imaginary), imaginary)};
}

Number ComplexFunctions::exp(Number a) {
  V e = f.exp(a.real), onAxis = f.isZero(a.imaginary);
  return {x.mul(e, x.unary<CosOp>(a.imaginary)), x.select(onAxis, a.imaginary, x.mul(e, x.unary<SinOp>(a.imaginary)))};
}

Number ComplexFunctions::expm1(Number a) {
  V half = x.unary<SinOp>(f.scale(a.imaginary, 0.5)), m = x.unary<Expm1Op>(a.real);
  V real = x.sub(x.mul(m, x.unary<CosOp>(a.imaginary)), f.scale(f.square(half), 2));
  return {real, exp(a).imaginary};
}

Number ComplexFunctions::log1p(Number a) {
  // log |1 + a|² / 2: near 1 by what it differs from 1.
  V excess = x.add(f.scale(a.real, 2), x.add(f.square(a.real), f.square(a.imaginary)));
  V near = f.scale(f.log1p(excess), 0.5), far = f.log(size({f.plus(a.real, 1), a.imaginary}));
  return {x.select(f.less(x.abs(excess), 0.5), near, far), x.binary<Atan2Op>(a.imaginary, f.plus(a.real, 1))};
}

Number ComplexFunctions::sqrt(Number a) {
  V root = f.sqrt(f.scale(x.add(size(a), x.abs(a.real)), 0.5));
  V other = x.select(f.isZero(root), root, x.div(x.abs(a.imaginary), f.scale(root, 2)));
  V left = f.less(a.real, 0), size = x.select(left, root, other);
  // Above or below the cut by the sign bit, of zero too.
  V bits = x.bitcast(a.imaginary, x.b.getI64Type()), below = x.compare(Direction::LT, bits, x.fill(0, bits));
  return {x.select(left, other, root), x.select(below, x.neg(size), size)};
}

Number ComplexFunctions::cbrt(Number a) {
  Number l = log(a), e = exp({f.scale(l.real, 1.0 / 3), f.scale(l.imaginary, 1.0 / 3)});
  V zero = f.isZero(size(a));
  return {x.select(zero, a.real, e.real), x.select(zero, a.imaginary, e.imaginary)};
}

// (t + iu) / (1 + itu) with t = tanh(real), u = tan(imaginary).
Number ComplexFunctions::tanh(Number a) {
  V t = x.unary<TanhOp>(a.real), u = x.unary<TanOp>(a.imaginary), t2 = f.square(t), u2 = f.square(u);
  V divisor = f.plus(x.mul(t2, u2), 1), sech = f.inverse(f.cosh(a.real));
  return {x.div(x.mul(t, f.plus(u2, 1)), divisor), x.div(x.mul(u, f.square(sech)), divisor)};
}

Number ComplexFunctions::sin(Number a) {
  return {product(x.unary<SinOp>(a.real), f.cosh(a.imaginary)), product(f.sinh(a.imaginary), x.unary<CosOp>(a.real))};
}

Number ComplexFunctions::cos(Number a) {
  return {x.mul(x.unary<CosOp>(a.real), f.cosh(a.imaginary)),
          x.neg(product(x.unary<SinOp>(a.real), f.sinh(a.imaginary)))};
}

// Kahan: Branch cuts for complex elementary functions, or much ado about nothing's sign bit (1987): no part of these
// is a difference of what nearly cancels.
Number ComplexFunctions::asin(Number a) {
  Number s = sqrt(oneMinus(a)), t = sqrt(onePlus(a));
  V real = x.sub(x.mul(s.real, t.real), x.mul(s.imaginary, t.imaginary));
  V imaginary = x.sub(x.mul(s.real, t.imaginary), x.mul(s.imaginary, t.real));
  return {x.binary<Atan2Op>(a.real, real), f.asinh(imaginary)};
}

Number ComplexFunctions::acos(Number a) {
  Number s = sqrt(oneMinus(a)), t = sqrt(onePlus(a));
  V imaginary = x.sub(x.mul(t.real, s.imaginary), x.mul(t.imaginary, s.real));
  return {f.scale(x.binary<Atan2Op>(s.real, t.real), 2), f.asinh(imaginary)};
}

Number ComplexFunctions::acosh(Number a) {
  Number s = sqrt({f.plus(a.real, -1), a.imaginary}), t = sqrt(onePlus(a));
  V real = x.add(x.mul(s.real, t.real), x.mul(s.imaginary, t.imaginary));
  return {f.asinh(real), f.scale(x.binary<Atan2Op>(s.imaginary, t.real), 2)};
}

Number ComplexFunctions::atanh(Number a) {
  // By the size of the real part: log1p of what is near -1 would lose its digits.
  V size = x.abs(a.real), less = x.sub(f.one(size), size), square = f.square(a.imaginary);
  V real = f.scale(f.log1p(x.div(f.scale(size, 4), x.add(f.square(less), square))), 0.25);
  V angle = x.binary<Atan2Op>(f.scale(a.imaginary, 2), x.sub(x.mul(less, f.plus(size, 1)), square));
  return {f.withSign(real, a.real), f.scale(angle, 0.5)};
}

// -i log((c + i a) / sqrt(c² + a²))
Number ComplexFunctions::atan2(Number a, Number c) {
  Number squares = mul(a, a), others = mul(c, c);
  Number length = sqrt({x.add(squares.real, others.real), x.add(squares.imaginary, others.imaginary)});
  Number turned = turn(a);
  return turnBack(log(div({x.add(c.real, turned.real), x.add(c.imaginary, turned.imaginary)}, length)));
}

Number ComplexFunctions::sign(Number a) {
  V s = size(a), zero = f.isZero(s);
  return {x.select(zero, a.real, x.div(a.real, s)), x.select(zero, a.imaginary, x.div(a.imaginary, s))};
}

// exp(c log a); a to the 0 is 1, 0 to what has a positive real part is 0.
Number ComplexFunctions::pow(Number a, Number c) {
  Number e = exp(mul(c, log(a)));
  V fromZero = f.isZero(size(a)), toZero = f.isZero(size(c)), zero = f.number(0, a.real);
  V vanishes = x.binary<AndOp>(fromZero, f.greater(c.real, 0));
  V real = x.select(vanishes, zero, e.real), imaginary = x.select(vanishes, zero, e.imaginary);
  return {x.select(toZero, f.one(real), real), x.select(toZero, zero, imaginary)};
}

} // namespace gc
