// Functions of real f64 tensors as formulas over gc ops. NaN in gives NaN out; poles and branches as in IEEE 754's
// recommended functions where it names them.
#ifndef GC_FRONTEND_STABLEHLO_FUNCTIONS_H
#define GC_FRONTEND_STABLEHLO_FUNCTIONS_H

#include "frontend/stablehlo/Expand.h"

namespace gc {

class Functions {
public:
  explicit Functions(Expand &x) : x(x) {}
  using V = mlir::Value;

  V asin(V a) { return x.binary<Atan2Op>(a, cosineOf(a)); }
  V acos(V a) { return x.binary<Atan2Op>(cosineOf(a), a); }
  V atan(V a) { return x.binary<Atan2Op>(a, one(a)); }
  V sinh(V a);
  V cosh(V a);
  V asinh(V a);
  V acosh(V a);
  V atanh(V a);
  V erfc(V a);
  V erfInv(V a);
  V lgamma(V a);
  V digamma(V a);
  V besselI1e(V a);
  // Of order n: the n-th derivative of digamma.
  V polygamma(V n, V a);
  // Hurwitz: the sum of (q + k) to the -s for k = 0, 1, …
  V zeta(V s, V q);

  // Small steps that formulas are made of.
  V number(double value, V like) { return x.fill(value, like); }
  V one(V like) { return number(1, like); }
  V scale(V a, double by) { return x.mul(a, number(by, a)); }
  V plus(V a, double c) { return x.add(a, number(c, a)); }
  V inverse(V a) { return x.div(one(a), a); }
  V less(V a, double than) { return x.compare(Direction::LT, a, number(than, a)); }
  V greater(V a, double than) { return x.compare(Direction::GT, a, number(than, a)); }
  V exp(V a) { return x.unary<ExpOp>(a); }
  V log(V a) { return x.unary<LogOp>(a); }
  V log1p(V a) { return x.unary<Log1pOp>(a); }
  V sqrt(V a) { return x.unary<SqrtOp>(a); }
  V square(V a) { return x.mul(a, a); }
  V min(V a, double b) { return x.binary<MinOp>(a, number(b, a)); }
  V max(V a, double b) { return x.binary<MaxOp>(a, number(b, a)); }
  V cosineOf(V a) { return sqrt(x.mul(x.sub(one(a), a), x.add(one(a), a))); }
  // The value with the sign of `like`: zero keeps it, NaN stays.
  V withSign(V value, V like) { return x.select(less(like, 0), x.neg(value), x.select(isZero(like), like, value)); }
  V isZero(V a) { return x.compare(Direction::EQ, a, number(0, a)); }
  // e^a / 2 without overflow before the result does.
  V halfExp(V a) {
    V half = exp(scale(a, 0.5));
    return x.mul(scale(half, 0.5), half);
  }
  V overRange(V a, double low, double high, llvm::ArrayRef<double> polynomial) {
    V t = scale(plus(a, -(low + high) / 2), 2 / (high - low));
    return x.polynomial(t, polynomial);
  }

private:
  V zetaOfPositive(V s, V q);

  Expand &x;
};

} // namespace gc

#endif
