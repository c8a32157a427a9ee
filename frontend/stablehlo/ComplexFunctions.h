// Functions of complex numbers with f64 parts, as formulas over gc ops; branch cuts as in C, by the sign of zero.
#ifndef GC_FRONTEND_STABLEHLO_COMPLEXFUNCTIONS_H
#define GC_FRONTEND_STABLEHLO_COMPLEXFUNCTIONS_H

#include "frontend/stablehlo/Functions.h"

namespace gc {

using Number = ComplexParts;

class ComplexFunctions {
public:
  explicit ComplexFunctions(Expand &x) : x(x), f(x) {}
  using V = mlir::Value;

  Number mul(Number a, Number c) {
    return {x.sub(x.mul(a.real, c.real), x.mul(a.imaginary, c.imaginary)),
            x.add(x.mul(a.real, c.imaginary), x.mul(a.imaginary, c.real))};
  }
  Number div(Number a, Number c);
  Number exp(Number a);
  Number expm1(Number a);
  Number log(Number a) { return {f.log(size(a)), x.binary<Atan2Op>(a.imaginary, a.real)}; }
  Number log1p(Number a);
  Number sqrt(Number a);
  Number rsqrt(Number a) { return div(one(a), sqrt(a)); }
  Number cbrt(Number a);
  Number tanh(Number a);
  Number sin(Number a);
  Number cos(Number a);
  Number sinh(Number a) { return turnBack(sin(turn(a))); }
  Number cosh(Number a) { return cos(turn(a)); }
  Number asin(Number a);
  Number acos(Number a);
  Number atan(Number a) { return turnBack(atanh(turn(a))); }
  Number asinh(Number a) { return turnBack(asin(turn(a))); }
  Number acosh(Number a);
  Number atanh(Number a);
  Number atan2(Number a, Number c);
  Number tan(Number a) { return turnBack(tanh(turn(a))); }
  Number logistic(Number a) {
    Number e = exp({x.neg(a.real), x.neg(a.imaginary)});
    return div(one(a), {f.plus(e.real, 1), e.imaginary});
  }
  Number sign(Number a);
  Number pow(Number a, Number c);
  V size(Number a);

private:
  // i a and -i a.
  Number turn(Number a) { return {x.neg(a.imaginary), a.real}; }
  Number turnBack(Number a) { return {a.imaginary, x.neg(a.real)}; }
  Number oneMinus(Number a) { return {x.sub(f.one(a.real), a.real), x.neg(a.imaginary)}; }
  Number onePlus(Number a) { return {f.plus(a.real, 1), a.imaginary}; }
  // A product in which 0 times infinity is 0.
  V product(V a, V by) { return x.mul(a, x.select(f.isZero(a), x.unary<SignOp>(by), by)); }
  Number one(Number like) { return {f.one(like.real), f.number(0, like.real)}; }

  Expand &x;
  Functions f;
};

} // namespace gc

#endif
