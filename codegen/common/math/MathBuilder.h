// Arithmetic on scalars and vectors with operators, for writing expansions as formulas.
//
//   MathBuilder m(builder, loc, type);          // type: f32, f64 or a vector of them
//   Num x = m.num(operand);
//   Num y = m.fma(x, x, m.f(1.0));
//   Num z = m.select(x < m.f(0.0), -x, y);
//
// A Num is an SSA value with its builder: a float, an integer of the same width and shape, or a truth value. Floats
// compare ordered (NaN is false) except by `!=`. Operations have no poison: shifts are by constants below the width and
// floats become integers through their bits, never through fptosi, which has no value for NaN.
#pragma once

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/bit.h"

namespace gc {

class MathBuilder;

struct Num {
  MathBuilder *m = nullptr;
  mlir::Value v;

  Num operator-() const;
};
Num operator+(Num a, Num b);
Num operator-(Num a, Num b);
Num operator*(Num a, Num b);
Num operator/(Num a, Num b);
Num operator<(Num a, Num b);
Num operator>(Num a, Num b);
Num operator<=(Num a, Num b);
Num operator>=(Num a, Num b);
Num operator==(Num a, Num b);
/// True for NaN.
Num operator!=(Num a, Num b);
Num operator&(Num a, Num b);
Num operator|(Num a, Num b);
Num operator^(Num a, Num b);
Num operator<<(Num a, int bits);
/// Copies of the sign come in from the left.
Num operator>>(Num a, int bits);

class MathBuilder {
public:
  MathBuilder(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type);

  mlir::ImplicitLocOpBuilder b;

  /// Width of the float: 32 or 64, and the constants that depend on it.
  int bits() const { return bits_; }
  bool isF64() const { return bits_ == 64; }
  int mantissaBits() const { return isF64() ? 52 : 23; }
  int exponentBias() const { return isF64() ? 1023 : 127; }
  mlir::Type floatType() const { return float_; }
  mlir::Type intType() const { return int_; }

  Num num(mlir::Value v) { return {this, v}; }
  Num f(double value);
  Num i(int64_t value);
  Num inf() { return f(std::numeric_limits<double>::infinity()); }
  Num nan() { return f(std::numeric_limits<double>::quiet_NaN()); }
  /// The value with these bits.
  Num fromBits(uint64_t value);
  Num signMask() { return i(int64_t(uint64_t(1) << (bits_ - 1))); }

  Num fma(Num a, Num b, Num c);
  Num sqrt(Num a);
  Num abs(Num a);
  Num floor(Num a);
  Num select(Num condition, Num a, Num b);
  /// `magnitude`, which must not be negative, with the sign of `sign`: one or.
  Num withSign(Num magnitude, Num sign);
  /// Smaller or larger of the two; x itself when it is NaN. One instruction.
  Num atMost(Num x, Num limit) { return select(x > limit, limit, x); }
  Num atLeast(Num x, Num limit) { return select(x < limit, limit, x); }
  Num both(Num a, Num b) { return a & b; }
  Num either(Num a, Num b) { return a | b; }

  Num toBits(Num a);
  Num toFloat(Num a);
  /// Signed integer to float; exact for magnitudes below 2^mantissa.
  Num convert(Num integer);
  /// Logical shift right.
  Num shiftRight(Num a, int count);

  /// 2^n for an integer n in the normal range.
  Num pow2(Num n);
  /// x * 2^n, rounded once, for n down to twice the exponent range: subnormal and infinite results included.
  Num scale(Num x, Num n);
  /// Nearest integer of x for |x| < 2^(mantissa - 2), as float and as integer; garbage but defined beyond and for NaN.
  std::pair<Num, Num> nearest(Num x);
  std::pair<Num, Num> nearestOf(Num x, Num factor);

  /// Horner's scheme, lowest coefficient first.
  Num polynomial(Num x, llvm::ArrayRef<double> coefficients);
  /// Independent halves (Estrin's scheme), for long polynomials: shorter chain, the same number of operations.
  Num polynomialWide(Num x, llvm::ArrayRef<double> coefficients);

private:
  mlir::Type shaped(mlir::Type element) const;
  mlir::Type type_, float_, int_;
  int bits_;
};

} // namespace gc
