// Ops over whole tensors, spelled shortly: for code that makes a formula of several gc ops.
//
//   TensorBuilder x(builder, loc);
//   Value y = x.div(x.exp(a), x.fill(2.0, a));   // e^a / 2, for any shape of a
//   Value z = x.contract(a, "nk", b, "km", "nm", type);
#ifndef GC_IR_OPS_TENSORBUILDER_H
#define GC_IR_OPS_TENSORBUILDER_H

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Monoid.h"

namespace gc {

class TensorBuilder {
public:
  using V = mlir::Value;
  using Shape = llvm::ArrayRef<int64_t>;

  TensorBuilder(mlir::OpBuilder &builder, mlir::Location loc) : b(builder), loc(loc) {}

  static mlir::RankedTensorType type(V v) { return llvm::cast<mlir::RankedTensorType>(v.getType()); }
  static mlir::Type element(V v) { return type(v).getElementType(); }
  static Shape shape(V v) { return type(v).getShape(); }

  template <typename Op> V unary(V a) { return Op::create(b, loc, a.getType(), a); }
  template <typename Op> V binary(V a, V c) { return Op::create(b, loc, a.getType(), a, c); }
  // Complex numbers by their parts, as reduce does.
  V add(V a, V c) {
    return isComplex(a) ? fromParts(binary<AddOp>(parts(a), parts(c)), element(a)) : binary<AddOp>(a, c);
  }
  V sub(V a, V c) { return binary<SubOp>(a, c); }
  V mul(V a, V c) { return binary<MulOp>(a, c); }
  V div(V a, V c) { return binary<DivOp>(a, c); }
  V neg(V a) { return unary<NegOp>(a); }
  V abs(V a) { return unary<AbsOp>(a); }
  V compare(Direction direction, V a, V c) {
    return CompareOp::create(b, loc, type(a).clone(b.getI1Type()), a, c, direction, false);
  }
  V select(V pred, V a, V c) { return SelectOp::create(b, loc, a.getType(), pred, a, c); }
  V convert(V a, mlir::Type to) {
    return element(a) == to ? a : ConvertOp::create(b, loc, type(a).clone(to), a).getResult();
  }
  V bitcast(V a, mlir::Type to) { return BitcastOp::create(b, loc, type(a).clone(to), a); }

  // One number in every element.
  V fill(double value, V like) { return splat(value, type(like)); }
  V splat(double value, mlir::RankedTensorType type);
  V scalar(double value, mlir::Type element) { return splat(value, mlir::RankedTensorType::get({}, element)); }
  V integers(llvm::ArrayRef<int64_t> values, mlir::Type element); // of rank 1
  V iota(Shape shape, int64_t dim, mlir::Type element) {
    return IotaOp::create(b, loc, mlir::RankedTensorType::get(shape, element), dim);
  }
  V broadcast(V a, Shape shape, llvm::ArrayRef<int64_t> dims) {
    return BroadcastOp::create(b, loc, type(a).clone(shape), a, dims);
  }
  V reshape(V a, Shape to) { return shape(a) == to ? a : ReshapeOp::create(b, loc, type(a).clone(to), a).getResult(); }
  V transpose(V a, llvm::ArrayRef<int64_t> permutation);
  V slice(V a, int64_t dim, int64_t start, int64_t limit);
  V reverse(V a, llvm::ArrayRef<int64_t> dims) { return ReverseOp::create(b, loc, a.getType(), a, dims); }
  V concatenate(mlir::ValueRange parts, int64_t dim);
  // Without `init` its identity. Complex numbers have sums alone, and no init.
  V reduce(Monoid kind, V a, llvm::ArrayRef<int64_t> dims, V init = {});
  V sumAll(V a);

  // Sum of products over the labels that `out` lacks; one label per dimension, as in einsum. Sums and products are
  // formed as gc.dot forms them.
  V contract(V lhs, llvm::ArrayRef<int64_t> lhsLabels, V rhs, llvm::ArrayRef<int64_t> rhsLabels,
             llvm::ArrayRef<int64_t> out, mlir::Type elementType, bool orderByRhs = false);
  // What sums of `element` are formed in.
  mlir::Type accumulator(mlir::Type element);

  // A reduction whose body `combine` makes of the accumulators and as many elements.
  ReduceOp reduceBy(mlir::ValueRange inputs, mlir::ValueRange inits, llvm::ArrayRef<int64_t> dims,
                    llvm::function_ref<llvm::LogicalResult(mlir::ValueRange, llvm::SmallVectorImpl<V> &)> combine);
  // A loop: `body` makes of the step's number (i32) and the carries the next carries, then one slice of each stacked
  // output.
  llvm::SmallVector<V> scan(mlir::ValueRange inits, int64_t steps, bool reverse,
                            llvm::function_ref<llvm::SmallVector<V>(V, mlir::ValueRange)> body,
                            llvm::ArrayRef<mlir::RankedTensorType> stacked = {});

  // Along `dim`: element i of the result is element at[i] of `a`; all other dimensions are the same ones.
  V gatherAlong(V a, V at, int64_t dim);
  // Along `dim`: the updates added to zeros of `like` at their places; those outside of it are left out.
  V scatterAlong(V updates, V at, int64_t dim, V like, bool unique);

  // c[0] + x (c[1] + x (…)).
  V polynomial(V x, llvm::ArrayRef<double> coefficients);

  mlir::OpBuilder &b;
  mlir::Location loc;

private:
  static bool isComplex(V v) { return llvm::isa<mlir::ComplexType>(element(v)); }
  // The real and imaginary parts along a last dimension, and back.
  V parts(V v);
  V fromParts(V v, mlir::Type element);
  V sumAway(V v, llvm::SmallVectorImpl<int64_t> &labels, llvm::ArrayRef<int64_t> other, llvm::ArrayRef<int64_t> out);
};

} // namespace gc

#endif
