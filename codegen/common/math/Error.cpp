// The error function and its complement.
#include "codegen/common/math/Coefficients.h"
#include "codegen/common/math/Functions.h"

using namespace gc;
using namespace gc::math_coefficients;

namespace {

/// erfc(a) for a >= 0, in f64.
Num erfcOfPositive(MathBuilder &m, Num a) {
  a = m.atMost(a, m.f(28.0));
  Num t = (a - m.f(4.0)) / (a + m.f(4.0));
  Num p = m.polynomialWide(t, kErfcF64) / m.fma(m.f(2.0), a, m.f(1.0));
  // The part of a^2 that its rounding loses would show in the exponential.
  Num square = a * a;
  Num lost = m.fma(a, a, -square);
  return math_functions::exp(m, -square) * m.fma(p, -lost, p);
}

} // namespace

Num math_functions::erf(MathBuilder &m, Num x) {
  Num a = m.abs(x);
  if (m.isF64()) {
    Num small = m.fma(x, m.polynomialWide(x * x, kErfF64), x);
    Num large = m.withSign(m.f(1.0) - erfcOfPositive(m, a), x);
    return m.select(a < m.f(1.0), small, large);
  }
  Num small = m.fma(a, m.polynomial(x * x, kErfF32), a);
  // erf is 1 to the last bit from 3.92 on.
  Num t = m.polynomialWide(m.atMost(a, m.f(4.0)), kErfTailF32);
  Num large = m.f(1.0) - expInRange(m, -t);
  return m.withSign(m.select(a < m.f(0.921875), small, large), x);
}

Num math_functions::erfc(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, erfc, x);
  Num a = m.abs(x);
  Num tail = erfcOfPositive(m, a);
  Num inside = m.f(1.0) - m.fma(x, m.polynomialWide(x * x, kErfF64), x);
  Num y = m.select(x < m.f(0.0), m.f(2.0) - tail, tail);
  return m.select(a < m.f(0.5), inside, y);
}
