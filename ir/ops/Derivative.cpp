#include "ir/ops/Derivative.h"

#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

Value Derivative::inside(Value low, Value a, Value high) {
  a = spread(a);
  Value above = compare(Direction::GT, a, spread(low)), below = compare(Direction::LT, a, spread(high));
  return select(binary<AndOp>(above, below), t, fill(0, t));
}

Value Derivative::share(Value mine, Value other) {
  Value r = op->getResult(0);
  Value part = select(compare(Direction::EQ, other, r), mul(t, fill(0.5, t)), t);
  return select(compare(Direction::EQ, mine, r), part, fill(0, t));
}

Value Derivative::byBase(Value b, Value e) {
  Value isZero = compare(Direction::EQ, e, fill(0, e));
  Value less = select(isZero, fill(1, e), sub(e, fill(1, e)));
  return mul(t, select(isZero, fill(0, e), mul(e, binary<PowOp>(b, less))));
}

Value Derivative::byExponent(Value b) {
  Value safe = select(compare(Direction::EQ, b, fill(0, b)), fill(1, b), b);
  return mul(t, mul(op->getResult(0), unary<LogOp>(safe)));
}

Value Derivative::bell(Value a) {
  return mul(fill(1.1283791670955126, a), unary<ExpOp>(neg(mul(a, a))));
}

Value Derivative::acrossConversion() {
  Type from = element(op->getOperand(0)), to = element(op->getResult(0));
  return convert(t, element(t) == from ? to : from);
}

//===----------------------------------------------------------------------===//
// Rules that many ops share
//===----------------------------------------------------------------------===//

bool gc::isDifferentiable(Type type) {
  return isa<FloatType, ComplexType>(cast<RankedTensorType>(type).getElementType());
}

namespace {

// The sum of the terms so far.
void accumulate(TensorBuilder &x, Value &sum, Value term) {
  if (term)
    sum = sum ? x.add(sum, term) : term;
}

// The op with the operands of the group replaced by their tangents.
void applyToGroup(Operation *op, TensorBuilder &x, ArrayRef<unsigned> group, ArrayRef<Value> tangents,
                  MutableArrayRef<Value> results) {
  SmallVector<Value> operands(op->getOperands());
  for (unsigned i : group)
    operands[i] = tangents[i] ? tangents[i] : x.fill(0, op->getOperand(i));
  Operation *clone = x.b.clone(*op);
  clone->setOperands(operands);
  for (auto [sum, result] : llvm::zip_equal(results, clone->getResults()))
    if (isDifferentiable(result.getType()))
      accumulate(x, sum, result);
}

} // namespace

LogicalResult gc::detail::defaultJvp(Operation *op, OpBuilder &builder, ArrayRef<Value> tangents,
                                     MutableArrayRef<Value> results) {
  TensorBuilder x(builder, op->getLoc());
  llvm::BitVector left(op->getNumOperands());
  for (auto [i, tangent] : llvm::enumerate(tangents))
    left[i] = bool(tangent);
  if (auto linear = dyn_cast<LinearityOpInterface>(op))
    for (ArrayRef<unsigned> group : linear.getLinearGroups()) {
      if (llvm::none_of(group, [&](unsigned i) { return bool(tangents[i]); }))
        continue;
      applyToGroup(op, x, group, tangents, results);
      for (unsigned i : group)
        left[i] = false;
    }
  for (unsigned i : left.set_bits()) {
    auto pointwise = dyn_cast<ScalarBodyOpInterface>(op);
    if (!pointwise)
      return op->emitOpError() << "has no derivative by operand " << i;
    if (!isDifferentiable(op->getResult(0).getType()))
      continue;
    Value tangent = tangents[i];
    if (rankOf(tangent) != rankOf(op->getResult(0)))
      tangent = x.broadcast(tangent, shapeOf(op->getResult(0)), {});
    accumulate(x, results[0], pointwise.differentiate(builder, i, tangent));
  }
  return success();
}

LogicalResult gc::detail::pointwiseVjp(Operation *op, OpBuilder &builder, ArrayRef<Value> cotangents,
                                       const llvm::BitVector &wanted, MutableArrayRef<Value> operands) {
  TensorBuilder x(builder, op->getLoc());
  auto pointwise = dyn_cast<ScalarBodyOpInterface>(op);
  if (!pointwise)
    return op->emitOpError() << "has no derivative";
  if (!cotangents[0])
    return success();
  for (unsigned i : wanted.set_bits()) {
    Value v = pointwise.differentiate(builder, i, cotangents[0]);
    if (v && rankOf(v) != rankOf(op->getOperand(i)))
      v = x.sumAll(v);
    operands[i] = v;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

LogicalResult DotOp::vjp(OpBuilder &builder, ArrayRef<Value> cotangents, const llvm::BitVector &wanted,
                         MutableArrayRef<Value> operands) {
  if (!cotangents[0])
    return success();
  TensorBuilder x(builder, getLoc());
  // One label per dimension of the iteration space, as in einsum.
  int64_t next = 0;
  SmallVector<int64_t> lhs(rankOf(getLhs()), -1), rhs(rankOf(getRhs()), -1), result;
  for (auto [l, r] : llvm::zip_equal(getLhsBatch(), getRhsBatch()))
    result.push_back(lhs[l] = rhs[r] = next++);
  for (auto [l, r] : llvm::zip_equal(getLhsContract(), getRhsContract()))
    lhs[l] = rhs[r] = next++;
  for (SmallVector<int64_t> *labels : {&lhs, &rhs})
    for (int64_t &label : *labels)
      if (label < 0)
        result.push_back(label = next++);
  // The wider type holds both factors' values.
  auto product = [&](Value other, ArrayRef<int64_t> otherLabels, Value of, ArrayRef<int64_t> ofLabels) {
    Value ct = cotangents[0];
    Type wide = x.element(ct), narrow = x.element(other);
    if (wide != narrow && wide.getIntOrFloatBitWidth() < narrow.getIntOrFloatBitWidth())
      std::swap(wide, narrow);
    return x.contract(x.convert(ct, wide), result, x.convert(other, wide), otherLabels, ofLabels, x.element(of));
  };
  if (wanted[0])
    operands[0] = product(getRhs(), rhs, getLhs(), lhs);
  if (wanted[1])
    operands[1] = product(getLhs(), lhs, getRhs(), rhs);
  return success();
}
