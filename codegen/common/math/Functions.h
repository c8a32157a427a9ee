// The expansions behind the table of Table.h. Each works on one MathBuilder, in its precision, scalar or vector.
// Where f32 has no formula of its own it goes through f64, whose result rounded to f32 is right but for a few values
// in a billion.
#pragma once

#include "codegen/common/math/MathBuilder.h"

namespace gc::math_functions {

Num exp(MathBuilder &m, Num x);
Num exp2(MathBuilder &m, Num x);
Num expm1(MathBuilder &m, Num x);
Num tanh(MathBuilder &m, Num x);
Num sinh(MathBuilder &m, Num x);
Num cosh(MathBuilder &m, Num x);

Num log(MathBuilder &m, Num x);
Num log2(MathBuilder &m, Num x);
Num log10(MathBuilder &m, Num x);
Num log1p(MathBuilder &m, Num x);
Num asinh(MathBuilder &m, Num x);
Num acosh(MathBuilder &m, Num x);
Num atanh(MathBuilder &m, Num x);

Num sin(MathBuilder &m, Num x);
Num cos(MathBuilder &m, Num x);
Num tan(MathBuilder &m, Num x);
Num asin(MathBuilder &m, Num x);
Num acos(MathBuilder &m, Num x);
Num atan(MathBuilder &m, Num x);
Num atan2(MathBuilder &m, Num y, Num x);

Num erf(MathBuilder &m, Num x);
Num erfc(MathBuilder &m, Num x);

Num rsqrt(MathBuilder &m, Num x);
Num cbrt(MathBuilder &m, Num x);
Num pow(MathBuilder &m, Num x, Num y);
/// C's fmod, exact.
Num remainder(MathBuilder &m, Num x, Num y);

/// exp for arguments that neither overflow nor give a subnormal: no clamping, one scaling.
Num expInRange(MathBuilder &m, Num x);

/// Evaluates an f32 function through its f64 expansion.
template <typename Fn, typename... Nums> Num throughF64(MathBuilder &m, Fn fn, Nums... operands) {
  mlir::Type wide = m.b.getF64Type();
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(m.floatType()))
    wide = vector.clone(wide);
  MathBuilder w(m.b, m.b.getLoc(), wide);
  Num result = fn(w, w.num(mlir::arith::ExtFOp::create(w.b, wide, operands.v))...);
  return m.num(mlir::arith::TruncFOp::create(m.b, m.floatType(), result.v));
}

} // namespace gc::math_functions
