// Scalar bodies of pointwise ops: builds arith and math ops on scalars, vectors or tiles.
//
// Every function is total: whatever the inputs, the ops built have a defined result. Constants take the shape of an
// argument, so that a body built on vectors is the same body.
#ifndef GC_IR_OPS_BODY_H
#define GC_IR_OPS_BODY_H

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"

#include "ir/dialect/GcEnums.h"

namespace gc {

class Body {
public:
  Body(mlir::OpBuilder &builder, mlir::Operation *op) : builder(builder), op(op), loc(op->getLoc()) {}
  using V = mlir::Value;

  V add(V a, V b);
  V sub(V a, V b);
  V mul(V a, V b);
  V div(V a, V b);
  V rem(V a, V b);
  V max(V a, V b);
  V min(V a, V b);
  V pow(V a, V b);
  V neg(V a);
  V abs(V a);
  V sign(V a);

  V bitAnd(V a, V b);
  V bitOr(V a, V b);
  V bitXor(V a, V b);
  V shl(V a, V b);
  V shrArith(V a, V b);
  V shrLogical(V a, V b);
  V bitNot(V a);
  V popcount(V a);
  V clz(V a);

  template <typename MathOp, typename... Args> V math(Args... args) {
    return MathOp::create(builder, loc, args...);
  }
  V logistic(V a);
  V rsqrt(V a);
  V isFinite(V a);
  V reducePrecision(V a, unsigned exponentBits, unsigned mantissaBits);

  V compare(Direction direction, V a, V b, bool totalOrder);
  V select(V pred, V a, V b);
  V convert(V a);
  V bitcast(V a);

private:
  mlir::OpBuilder &builder;
  mlir::Operation *op; // its types say what is unsigned
  mlir::Location loc;
};

// Folds a pointwise op whose operands are all constant (by evaluating its body), else null.
mlir::OpFoldResult foldPointwise(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands);

} // namespace gc

#endif
