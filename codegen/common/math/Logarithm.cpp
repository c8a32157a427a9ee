// log and what is made of it. All write the argument as 2^k (1 + f) with 1 + f in [sqrt(1/2), sqrt(2)].
#include "codegen/common/math/Coefficients.h"
#include "codegen/common/math/Functions.h"

#include <cmath>

using namespace gc;
using namespace gc::math_coefficients;

namespace {

constexpr double kLn2HighF32 = 0x1.62e4p-1, kLn2LowF32 = 0x1.7f7d1cf79abcap-20;
constexpr double kLn2HighF64 = 0x1.62e42feep-1, kLn2LowF64 = 0x1.a39ef35793c76p-33;

struct Split {
  Num k; // integer
  Num f;
};

/// Bits of sqrt(1/2).
uint64_t lowBits(MathBuilder &m) {
  return m.isF64() ? 0x3fe6a09e667f3bcd : 0x3f3504f3;
}

/// The exponent k that brings a positive normal x into the interval.
Num exponentOf(MathBuilder &m, Num x) {
  return (m.toBits(x) - m.i(int64_t(lowBits(m)))) >> m.mantissaBits();
}

/// Any positive x, subnormal or not.
Split split(MathBuilder &m, Num x) {
  double up = m.isF64() ? 0x1p54 : 0x1p24;
  Num tiny = x < m.f(m.isF64() ? 0x1p-1022 : 0x1p-126);
  x = m.select(tiny, x * m.f(up), x);
  Num k = exponentOf(m, x);
  Num mantissa = m.toFloat(m.toBits(x) - (k << m.mantissaBits()));
  k = k + m.select(tiny, m.i(m.isF64() ? -54 : -24), m.i(0));
  return {k, mantissa - m.f(1.0)};
}

/// log(1 + f) + k ln2, or log(1 + f) if there is no k.
Num logOfSplit(MathBuilder &m, Num f, Num *k = nullptr) {
  if (!m.isF64()) {
    Num z = f * f;
    Num tail = m.fma(z, m.f(-0.5), f * z * m.polynomialWide(f, kLogF32));
    if (!k)
      return f + tail;
    Num kf = m.convert(*k);
    return m.fma(kf, m.f(kLn2HighF32), f + m.fma(kf, m.f(kLn2LowF32), tail));
  }
  Num s = f / (f + m.f(2.0));
  Num z = s * s;
  Num half = m.f(0.5) * f * f;
  // log(1 + f) = f - (half - s (half + z P(z))): the large terms are exact or small.
  Num tail = s * m.fma(z, m.polynomialWide(z, kLogF64), half);
  if (!k)
    return f - (half - tail);
  Num kf = m.convert(*k);
  return m.fma(kf, m.f(kLn2HighF64), f - (half - m.fma(kf, m.f(kLn2LowF64), tail)));
}

/// -inf at 0, NaN below and for NaN, inf at inf.
Num withLogSpecials(MathBuilder &m, Num x, Num y) {
  y = m.select(x < m.inf(), y, x);
  y = m.select(x == m.f(0.0), -m.inf(), y);
  return m.select(x < m.f(0.0), m.nan(), y);
}

} // namespace

Num math_functions::log(MathBuilder &m, Num x) {
  auto [k, f] = split(m, x);
  return withLogSpecials(m, x, logOfSplit(m, f, &k));
}

Num math_functions::log2(MathBuilder &m, Num x) {
  auto [k, f] = split(m, x);
  return withLogSpecials(m, x, m.fma(logOfSplit(m, f), m.f(0x1.71547652b82fep+0), m.convert(k)));
}

Num math_functions::log10(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, log10, x);
  auto [k, f] = split(m, x);
  // log10(2) in two parts, the high one with room for k.
  Num kf = m.convert(k);
  Num low = m.fma(kf, m.f(0x1.9fef311f12b36p-42), logOfSplit(m, f) * m.f(0x1.bcb7b1526e50ep-2));
  return withLogSpecials(m, x, m.fma(kf, m.f(0x1.34413509f6p-2), low));
}

Num math_functions::log1p(MathBuilder &m, Num x) {
  // With k taken from 1 + x rounded, f = 2^-k x + (2^-k - 1) has one rounding. Large x are scaled down first, so that
  // 2^-k is never subnormal; there the 1 does not count.
  int down = m.isF64() ? 64 : 32;
  Num large = x > m.f(m.isF64() ? 0x1p200 : 0x1p60);
  Num y = m.select(large, x * m.f(std::ldexp(1.0, -down)), x);
  Num k = exponentOf(m, m.f(1.0) + y);
  Num scale = m.pow2(m.i(0) - k);
  Num f = m.fma(scale, y, scale - m.f(1.0));
  k = k + m.select(large, m.i(down), m.i(0));
  Num result = logOfSplit(m, f, &k);
  result = m.select(m.abs(x) < m.f(m.isF64() ? 0x1p-54 : 0x1p-25), x, result);
  result = m.select(x < m.inf(), result, x);
  result = m.select(x == m.f(-1.0), -m.inf(), result);
  return m.select(x < m.f(-1.0), m.nan(), result);
}

Num math_functions::asinh(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, asinh, x);
  Num a = m.abs(x);
  // Squares overflow past 2^511; there asinh(a) = log(2a).
  Num large = a > m.f(0x1p300);
  Num c = m.select(large, m.f(1.0), a);
  Num z = c * c;
  Num usual = log1p(m, c + z / (m.f(1.0) + m.sqrt(m.f(1.0) + z)));
  Num y = m.select(large, log(m, a) + m.f(0x1.62e42fefa39efp-1), usual);
  return m.withSign(y, x);
}

Num math_functions::acosh(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, acosh, x);
  Num large = x > m.f(0x1p300);
  Num t = m.select(large, m.f(1.0), x) - m.f(1.0);
  // NaN below 1 comes from the square root's argument or from log1p.
  Num usual = log1p(m, t + m.sqrt(m.fma(t, t, t + t)));
  Num y = m.select(large, log(m, x) + m.f(0x1.62e42fefa39efp-1), usual);
  return m.select(x < m.f(1.0), m.nan(), y);
}

Num math_functions::atanh(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, atanh, x);
  Num a = m.abs(x);
  Num y = m.f(0.5) * log1p(m, (a + a) / (m.f(1.0) - a));
  y = m.select(a < m.f(0x1p-30), a, y);
  y = m.withSign(y, x);
  return m.select(a > m.f(1.0), m.nan(), y);
}
