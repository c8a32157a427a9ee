// Scalar bodies of pointwise ops: builds arith and math ops on scalars, vectors or tiles.
//
// Every function is total: whatever the inputs, the ops built have a defined result. Constants take the shape of an
// argument, so that a body built on vectors is the same body. Complex elements have no bodies: the result is null.
//
// Types narrower than f32 compute in their own type where one arith or math op is the whole body; composed bodies
// (logistic, rsqrt, conversions to and from integers) go through f32 and round once.
#ifndef GC_IR_OPS_BODY_H
#define GC_IR_OPS_BODY_H

#include "mlir/Dialect/Arith/IR/Arith.h"
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

  template <typename MathOp, typename... Args> V math(Args... args) { return MathOp::create(builder, loc, args...); }
  V logistic(V a);
  V rsqrt(V a);
  V isFinite(V a);
  V reducePrecision(V a, unsigned exponentBits, unsigned mantissaBits);

  V compare(Direction direction, V a, V b, bool totalOrder);
  V select(V pred, V a, V b);
  V convert(V a);
  V bitcast(V a);

private:
  bool isUnsigned(unsigned operand = 0) const;
  bool resultIsUnsigned() const;
  bool isBool(V a) const;
  bool isFloat(V a) const;
  bool isInt(V a) const;
  unsigned width(V a) const;

  mlir::Type shaped(mlir::Type element, V like) const;
  V intConstant(const llvm::APInt &value, V like);
  V intConstant(int64_t value, V like);
  V floatConstant(double value, V like);
  V cmp(mlir::arith::CmpIPredicate predicate, V a, V b);
  V cmp(mlir::arith::CmpFPredicate predicate, V a, V b);
  V choose(V pred, V a, V b);
  // f32 for narrower floats, and back.
  V widen(V a);
  V narrow(V a, V like);
  V safeDivisor(V a, V b);
  V floatToInt(V a, mlir::Type element, bool isUnsigned);
  V totalOrderKey(V a);

  mlir::OpBuilder &builder;
  mlir::Operation *op; // its types say what is unsigned
  mlir::Location loc;
};

// Folds a pointwise op whose operands are all constant (by evaluating its body), else null.
mlir::OpFoldResult foldPointwise(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands);

} // namespace gc

#endif
