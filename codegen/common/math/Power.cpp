// Roots, powers and remainders.
#include "codegen/common/math/Coefficients.h"
#include "codegen/common/math/Functions.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include <cmath>

using namespace mlir;
using namespace gc;
using namespace gc::math_coefficients;

namespace {

/// A number as the sum of two, the second below half a unit of the first.
struct Pair {
  Num high, low;
};

Pair exactProduct(MathBuilder &m, Num a, Num b) {
  Num p = a * b;
  return {p, m.fma(a, b, -p)};
}

/// a + b for |a| >= |b|
Pair quickSum(Num a, Num b) {
  Num s = a + b;
  return {s, b - (s - a)};
}

Pair exactSum(Num a, Num b) {
  Num s = a + b;
  Num bb = s - a;
  return {s, (a - (s - bb)) + (b - bb)};
}

Pair product(MathBuilder &m, Pair a, Pair b) {
  Pair p = exactProduct(m, a.high, b.high);
  Num low = m.fma(a.high, b.low, m.fma(a.low, b.high, p.low));
  return quickSum(p.high, low);
}

/// log2 of a positive f64 to about 2^-66.
Pair log2InPair(MathBuilder &m, Num x) {
  Num tiny = x < m.f(0x1p-1022);
  x = m.select(tiny, x * m.f(0x1p54), x);
  Num k = (m.toBits(x) - m.i(0x3fe6a09e667f3bcd)) >> 52;
  Num mantissa = m.toFloat(m.toBits(x) - (k << 52));
  Num kf = m.convert(k + m.select(tiny, m.i(-54), m.i(0)));

  // s = f / (2 + f) and log(1 + f) = 2s + s^3 (2/3 + z R(z)), z = s^2.
  Num f = mantissa - m.f(1.0);
  Num d = f + m.f(2.0);
  Num dLow = f - (d - m.f(2.0));
  Num sHigh = f / d;
  Num sLow = (m.fma(-sHigh, d, f) - sHigh * dLow) / d;
  Pair s{sHigh, sLow};
  Pair z = product(m, s, s);
  Pair cube = product(m, z, s);
  // The first coefficient, 2/3, counts to full length; what the table's one lacks of it goes into the second.
  Num rest = z.high * m.polynomialWide(z.high, kLogTailF64);
  Pair factor = quickSum(m.f(0x1.5555555555555p-1), rest + m.f(0x1.5555555555555p-55));
  Pair tail = product(m, cube, factor);
  Pair sum = quickSum(sHigh + sHigh, tail.high);
  Pair logarithm = quickSum(sum.high, sum.low + (tail.low + (sLow + sLow)));
  Pair scaled = product(m, logarithm, {m.f(0x1.71547652b82fep+0), m.f(0x1.777d0ffda0d24p-56)});
  Pair total = exactSum(kf, scaled.high);
  return quickSum(total.high, total.low + scaled.low);
}

/// |x|^y in f64 for x neither 0, infinite nor NaN.
Num powOfPositive(MathBuilder &m, Num x, Num y) {
  Pair l = log2InPair(m, x);
  // Beyond these bounds y only says zero, one or infinity; bounding it keeps the products finite.
  y = m.atLeast(m.atMost(y, m.f(0x1p66)), m.f(-0x1p66));
  Pair e = exactProduct(m, y, l.high);
  Num low = m.fma(y, l.low, e.low);
  Num bounded = m.atLeast(m.atMost(e.high, m.f(1030.0)), m.f(-1080.0));
  low = m.select(bounded == e.high, low, m.f(0.0));
  // 2^(bounded + low): the low part is at most a few units of the high one.
  auto [nf, n] = m.nearest(bounded);
  Num fraction = bounded - nf;
  Pair t = exactProduct(m, fraction, m.f(0x1.62e42fefa39efp-1));
  Num tLow = m.fma(fraction, m.f(0x1.abc9e3b39803fp-56), m.fma(low, m.f(0x1.62e42fefa39efp-1), t.low));
  Num r = t.high;
  Num q = m.polynomialWide(r, kExpF64);
  // e^(r + tLow) = 1 + r + (r^2 q + tLow e^r), the sum 1 + r with its rounding error.
  Pair one = quickSum(m.f(1.0), r);
  Num grown = m.fma(tLow, m.fma(r * r, q, r), tLow);
  Num p = one.high + (one.low + m.fma(r * r, q, grown));
  return m.scale(p, n);
}

/// Exponent field of a positive number, continued below 1 for subnormals.
Num exponent(MathBuilder &m, Num x) {
  Num tiny = m.toBits(x) < m.i(int64_t(1) << m.mantissaBits());
  int up = m.mantissaBits() + 1;
  Num field = m.shiftRight(m.toBits(m.select(tiny, x * m.f(std::ldexp(1.0, up)), x)), m.mantissaBits());
  return field - m.select(tiny, m.i(up), m.i(0));
}

Num isInteger(MathBuilder &m, Num y) {
  return m.floor(y) == y;
}

/// What IEEE 754 says of signs, zeros, ones and infinities, around the power of the magnitude.
Num powWithSpecials(MathBuilder &m, Num x, Num y, Num power) {
  Num zero = m.f(0.0), one = m.f(1.0);
  Num ax = m.abs(x);
  // |x| of 0 or infinity: a zero or an infinity by the sign of y.
  Num toInfinity = m.select(ax == zero, -y, y) > zero;
  power = m.select(m.either(ax == zero, ax == m.inf()), m.select(toInfinity, m.inf(), zero), power);
  Num half = y * m.f(0.5);
  Num whole = isInteger(m, y);
  Num odd = m.both(whole, m.floor(half) != half);
  Num negative = m.toBits(x) < m.i(0);
  Num sign = m.select(m.both(negative, odd), m.signMask(), m.i(0));
  power = m.toFloat(m.toBits(power) | sign);
  // A negative finite number has only whole powers.
  Num undefined = m.both(m.both(x < zero, ax < m.inf()), y != m.floor(y));
  power = m.select(undefined, m.nan(), power);
  power = m.select(m.either(x != x, y != y), m.nan(), power);
  power = m.select(m.both(ax == one, m.abs(y) == m.inf()), one, power);
  return m.select(m.either(x == one, y == zero), one, power);
}

} // namespace

Num math_functions::rsqrt(MathBuilder &m, Num x) {
  return m.f(1.0) / m.sqrt(x);
}

Num math_functions::cbrt(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, cbrt, x);
  Num a = m.abs(x);
  // Away from the ends of the range, so that cubes are normal numbers.
  Num one = m.f(1.0);
  Num tiny = a<m.f(0x1p-500), huge = a> m.f(0x1p500);
  Num y = a * m.select(tiny, m.f(0x1p600), m.select(huge, m.f(0x1p-600), one));
  // A third of the exponent, by dividing the high half of the bits: within 5 percent.
  auto [unused, third] = m.nearestOf(m.convert(m.shiftRight(m.toBits(y), 32)), m.f(1.0 / 3.0));
  (void)unused;
  Num t = m.toFloat((third + m.i(0x2a9f7893)) << 32);
  // Halley's iteration triples the digits: 4 bits, 13, 41; Newton's last step ends it, its residual by fma.
  for (int step = 0; step < 2; ++step) {
    Num cube = t * t * t;
    t = t * ((cube + (y + y)) / ((cube + cube) + y));
  }
  Num square = t * t;
  Num squareLow = m.fma(t, t, -square);
  Num residual = m.fma(-square, t, y) - squareLow * t;
  t = t + residual / (m.f(3.0) * square);
  t = t * m.select(tiny, m.f(0x1p-200), m.select(huge, m.f(0x1p200), one));
  Num special = m.either(a == m.f(0.0), m.either(a == m.inf(), a != a));
  return m.select(special, x, m.withSign(t, x));
}

Num math_functions::pow(MathBuilder &m, Num x, Num y) {
  if (m.isF64())
    return powWithSpecials(m, x, y, powOfPositive(m, m.abs(x), y));
  auto wide = [](MathBuilder &w, Num x, Num y) {
    Num e = y * log2(w, w.abs(x));
    return exp2(w, e);
  };
  return powWithSpecials(m, x, y, throughF64(m, wide, x, y));
}

Num math_functions::remainder(MathBuilder &m, Num x, Num y) {
  Num ay = m.abs(y);
  Num valid = m.both(m.abs(x) < m.inf(), ay > m.f(0.0));
  // y as large as x but for a quotient of some bits; then each step leaves an exact difference. Lanes that are done
  // keep what they have.
  Num start = m.select(valid, m.abs(x), m.f(0.0));
  Num divisor = m.select(valid, ay, m.f(1.0));
  auto loop = scf::WhileOp::create(m.b, TypeRange{m.floatType()}, ValueRange{start.v});
  OpBuilder::InsertionGuard guard(m.b);
  {
    Block *before = m.b.createBlock(&loop.getBefore(), {}, {m.floatType()}, {m.b.getLoc()});
    Num r = m.num(before->getArgument(0));
    Value more = (r >= divisor).v;
    if (isa<VectorType>(more.getType()))
      more = vector::ReductionOp::create(m.b, vector::CombiningKind::OR, more);
    scf::ConditionOp::create(m.b, more, ValueRange{r.v});
  }
  {
    Block *after = m.b.createBlock(&loop.getAfter(), {}, {m.floatType()}, {m.b.getLoc()});
    Num r = m.num(after->getArgument(0));
    int chunk = m.isF64() ? 40 : 16;
    Num up = exponent(m, r) - exponent(m, divisor) - m.i(chunk);
    up = m.select(up < m.i(0), m.i(0), up);
    // Up to twice the exponent range, so in four factors.
    Num quarter = up >> 2;
    Num factor = m.pow2(quarter);
    Num scaled = divisor * factor * factor * factor * m.pow2(up - quarter - quarter - quarter);
    // The quotient may be one too large after rounding; the difference is exact either way and one sum mends it.
    Num q = r / scaled;
    q = m.nearest(q - m.f(0.5)).first;
    q = m.atLeast(q, m.f(0.0));
    Num next = m.fma(-q, scaled, r);
    next = m.select(next < m.f(0.0), next + scaled, next);
    next = m.select(next >= scaled, next - scaled, next);
    next = m.select(r >= divisor, next, r);
    scf::YieldOp::create(m.b, ValueRange{next.v});
  }
  m.b.setInsertionPointAfter(loop);
  Num result = m.withSign(m.num(loop.getResult(0)), x);
  return m.select(valid, result, m.nan());
}
