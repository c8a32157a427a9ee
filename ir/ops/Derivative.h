// The terms that derivatives of pointwise ops are written in (ir/ops/PointwiseBase.td). `t` is a change: a tangent of
// an operand or a cotangent of the result; each function gives a factor, or t times one. Operands of rank 0 hold for
// every element.
#ifndef GC_IR_OPS_DERIVATIVE_H
#define GC_IR_OPS_DERIVATIVE_H

#include "ir/ops/TensorBuilder.h"

namespace gc {

class Derivative : public TensorBuilder {
public:
  Derivative(mlir::OpBuilder &builder, mlir::Operation *op, V t) : TensorBuilder(builder, op->getLoc()), op(op), t(t) {}

  // t where low < a < high, else 0.
  V inside(V low, V a, V high);
  // t where high < max(a, low), else 0.
  V atBound(V high, V low, V a) {
    return select(compare(Direction::LT, spread(high), binary<MaxOp>(spread(a), spread(low))), t, fill(0, t));
  }
  // t where `mine` is the result, half of it where `other` is too: of the larger or smaller of two.
  V share(V mine, V other);
  // t · e · b^(e − 1), 0 where e is 0.
  V byBase(V b, V e);
  // t · b^e · log b, 0 where b is 0.
  V byExponent(V b);
  // 2/√π · e^(−a²).
  V bell(V a);
  V squares(V a, V c) { return add(mul(a, a), mul(c, c)); }
  V truncate(V a) { return mul(unary<SignOp>(a), unary<FloorOp>(abs(a))); }
  // t in the other of the operand's and the result's types.
  V acrossConversion();

private:
  V spread(V v) { return shape(v) == shape(t) ? v : broadcast(v, shape(t), {}); }

  mlir::Operation *op;
  V t;
};

} // namespace gc

#endif
