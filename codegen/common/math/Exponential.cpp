// exp and what is made of it. All start with x = n ln2 + r, |r| <= ln2 / 2.
#include "codegen/common/math/Coefficients.h"
#include "codegen/common/math/Functions.h"

using namespace gc;
using namespace gc::math_coefficients;

namespace {

struct Reduced {
  Num n, r;
};

// The high part of ln2 has so many trailing zeros that n times it is exact.
Reduced reduce(MathBuilder &m, Num x) {
  auto [nf, n] = m.nearestOf(x, m.f(0x1.71547652b82fep+0));
  if (m.isF64())
    return {n, m.fma(nf, m.f(-0x1.a39ef35793c76p-33), m.fma(nf, m.f(-0x1.62e42feep-1), x))};
  return {n, m.fma(nf, m.f(0x1.05c61p-29), m.fma(nf, m.f(-0x1.62e43p-1), x))};
}

/// e^r
Num expOfReduced(MathBuilder &m, Num r) {
  Num q = m.isF64() ? m.polynomialWide(r, kExpF64) : m.polynomial(r, kExpF32);
  return m.fma(r * r, q, r) + m.f(1.0);
}

/// e^r - 1
Num expm1OfReduced(MathBuilder &m, Num r) {
  Num q = m.isF64() ? m.polynomialWide(r, kExpm1F64) : m.polynomial(r, kExpm1F32);
  return m.fma(r * r, q, r);
}

} // namespace

Num math_functions::expInRange(MathBuilder &m, Num x) {
  auto [n, r] = reduce(m, x);
  return expOfReduced(m, r) * m.pow2(n);
}

Num math_functions::exp(MathBuilder &m, Num x) {
  // Past these bounds the result is infinite or zero for every x; within them scale() rounds it.
  x = m.atLeast(m.atMost(x, m.f(m.isF64() ? 710.0 : 89.0)), m.f(m.isF64() ? -746.0 : -104.0));
  auto [n, r] = reduce(m, x);
  return m.scale(expOfReduced(m, r), n);
}

Num math_functions::exp2(MathBuilder &m, Num x) {
  x = m.atLeast(m.atMost(x, m.f(m.isF64() ? 1024.0 : 128.0)), m.f(m.isF64() ? -1076.0 : -151.0));
  auto [nf, n] = m.nearest(x);
  return m.scale(expOfReduced(m, (x - nf) * m.f(0x1.62e42fefa39efp-1)), n);
}

Num math_functions::expm1(MathBuilder &m, Num original) {
  Num x = m.atLeast(m.atMost(original, m.f(m.isF64() ? 710.0 : 89.0)), m.f(-50.0));
  auto [n, r] = reduce(m, x);
  // 2^n (p + 1) - 1 with half the scale, which stays finite for n one above the largest exponent.
  Num half = m.pow2(n - m.i(1));
  Num y = m.f(2.0) * m.fma(half, expm1OfReduced(m, r), half - m.f(0.5));
  // Halving loses a bit of subnormals, and the sum loses the sign of zero.
  return m.select(m.abs(original) < m.f(m.isF64() ? 0x1p-60 : 0x1p-30), original, y);
}

Num math_functions::tanh(MathBuilder &m, Num x) {
  Num a = m.abs(x);
  Num z = x * x;
  Num p = m.isF64() ? m.polynomialWide(z, kTanhF64) : m.polynomial(z, kTanhF32);
  Num small = m.fma(a * z, p, a);
  // 1 - 2 / (e^2a + 1); the clamp is past the point where this is 1.
  Num e = expInRange(m, m.atMost(a + a, m.f(40.0)));
  Num large = m.f(1.0) - m.f(2.0) / (e + m.f(1.0));
  return m.withSign(m.select(a < m.f(0.625), small, large), x);
}

Num math_functions::sinh(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, sinh, x);
  Num a = m.abs(x);
  Num e = expm1(m, a);
  Num usual = m.f(0.5) * (e + e / (e + m.f(1.0)));
  // e^a overflows before sinh does.
  Num root = exp(m, m.atMost(a, m.f(1420.0)) * m.f(0.5));
  Num large = (m.f(0.5) * root) * root;
  return m.withSign(m.select(a > m.f(700.0), large, usual), x);
}

Num math_functions::cosh(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, cosh, x);
  Num a = m.abs(x);
  Num e = exp(m, a);
  Num usual = m.fma(m.f(0.5), e, m.f(0.5) / e);
  Num root = exp(m, m.atMost(a, m.f(1420.0)) * m.f(0.5));
  Num large = (m.f(0.5) * root) * root;
  return m.select(a > m.f(700.0), large, usual);
}
