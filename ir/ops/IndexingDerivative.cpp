// Derivatives of gather and scatter.
#include "ir/interfaces/Differentiable.h"
#include "ir/ops/IndexVectors.h"
#include "ir/ops/TensorBuilder.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

LogicalResult GatherOp::vjp(OpBuilder &builder, ArrayRef<Value> cotangents, const llvm::BitVector &wanted,
                            MutableArrayRef<Value> operands) {
  if (!cotangents[0] || !wanted[0])
    return success();
  TensorBuilder x(builder, getLoc());
  Value indices = getIndices();
  if (size_t components = getStartIndexMap().size()) {
    // A scatter skips what a gather moves inside.
    SmallVector<int64_t> last;
    for (int64_t d : getStartIndexMap())
      last.push_back(shapeOf(getOperand())[d] - getSliceSizes()[d]);
    indices = widen(builder, getLoc(), indices);
    indices = ClampOp::create(
        builder, getLoc(), indices.getType(),
        perComponent(builder, getLoc(), indices, getIndexVectorDim(), SmallVector<int64_t>(components, 0)), indices,
        perComponent(builder, getLoc(), indices, getIndexVectorDim(), last));
  }
  operands[0] = ScatterOp::create(builder, getLoc(), TypeRange{getOperand().getType()},
                                  ValueRange{x.fill(0, getOperand())}, indices, ValueRange{cotangents[0]},
                                  getOffsetDims(), getCollapsedSliceDims(), getOperandBatchingDims(),
                                  getIndicesBatchingDims(), getStartIndexMap(), getIndexVectorDim(), Monoid::add,
                                  /*unique_indices=*/false, /*indices_are_sorted=*/false)
                    ->getResult(0);
  return success();
}

namespace {

// What the updates of a scatter see of the scattered tensors.
class ScatterDerivative {
public:
  ScatterDerivative(OpBuilder &builder, ScatterOp op) : x(builder, op.getLoc()), op(op) {}

  LogicalResult vjp(unsigned i, Value ct, bool wantsInput, bool wantsUpdate, Value &input, Value &update);
  LogicalResult jvp(unsigned i, Value inputTangent, Value updateTangent, Value &result);

private:
  Value input(unsigned i) { return op.getInputs()[i]; }
  Value update(unsigned i) { return op.getUpdates()[i]; }

  // Each update becomes the new element.
  bool replaces() {
    if (op.getKind() != Monoid::region)
      return false;
    Block &body = op.getBody().front();
    unsigned n = op.getInputs().size();
    for (unsigned i = 0; i < n; ++i)
      if (body.getTerminator()->getOperand(i) != body.getArgument(n + i))
        return false;
    return true;
  }

  // The op's own placement with other values.
  Value scatter(Monoid kind, Value into, Value updates) {
    auto created =
        ScatterOp::create(x.b, x.loc, TypeRange{into.getType()}, ValueRange{into}, op.getIndices(), ValueRange{updates},
                          op.getUpdateWindowDims(), op.getInsertedWindowDims(), op.getInputBatchingDims(),
                          op.getIndicesBatchingDims(), op.getScatterDimsToOperandDims(), op.getIndexVectorDim(), kind,
                          op.getUniqueIndices(), op.getIndicesAreSorted());
    if (kind == Monoid::region)
      addReplacingBody(x.b, created);
    return created->getResult(0);
  }

  // What lies where each update goes; `otherwise` where its window does not fit.
  Value gather(Value from, double otherwise = 0) {
    int64_t rank = rankOf(from);
    SmallVector<int64_t> sizes(rank, 1), last;
    size_t w = 0;
    for (int64_t d = 0; d < rank; ++d)
      if (!llvm::is_contained(op.getInsertedWindowDims(), d) && !llvm::is_contained(op.getInputBatchingDims(), d))
        sizes[d] = shapeOf(update(0))[op.getUpdateWindowDims()[w++]];
    Value got =
        GatherOp::create(x.b, x.loc, x.type(from).clone(shapeOf(update(0))), from, op.getIndices(),
                         op.getUpdateWindowDims(), op.getInsertedWindowDims(), op.getInputBatchingDims(),
                         op.getIndicesBatchingDims(), op.getScatterDimsToOperandDims(), op.getIndexVectorDim(), sizes);
    for (int64_t d : op.getScatterDimsToOperandDims())
      last.push_back(shapeOf(from)[d] - sizes[d]);
    if (last.empty())
      return got;
    Value fits = vectorsWithin(x.b, x.loc, widen(x.b, x.loc, op.getIndices()), op.getIndexVectorDim(),
                               SmallVector<int64_t>(last.size(), 0), last);
    SmallVector<int64_t> places;
    for (int64_t d = 0; d < rankOf(got); ++d)
      if (!llvm::is_contained(op.getUpdateWindowDims(), d))
        places.push_back(d);
    return x.select(x.broadcast(fits, shapeOf(got), places), got, x.fill(otherwise, got));
  }

  // Which updates are what stays: of those at one place the last.
  Value winners() {
    auto type = x.type(update(0)).clone(x.b.getI64Type());
    Value number = x.reshape(x.iota({type.getNumElements()}, 0, x.b.getI64Type()), type.getShape());
    if (op.getUniqueIndices())
      return x.splat(1, type.clone(x.b.getI1Type()));
    Value none = x.splat(-1, x.type(input(0)).clone(x.b.getI64Type()));
    return x.compare(Direction::EQ, gather(scatter(Monoid::region, none, number), -1), number);
  }

  // Of a minimum or maximum: 1 where the input, or an update, is the result, and by how many the result is shared.
  struct Ties {
    Value input, update, count;
  };
  Ties ties(unsigned i) {
    Value result = op.getResult(i);
    auto mark = [&](Value mine, Value there) {
      return x.convert(x.compare(Direction::EQ, mine, there), x.element(result));
    };
    Ties t{mark(input(i), result), mark(update(i), gather(result, std::numeric_limits<double>::quiet_NaN())), {}};
    t.count = scatter(Monoid::add, t.input, t.update);
    return t;
  }

  // Split evenly among those that are the result; where none is, there is nothing to split.
  Value perShare(Value sum, const Ties &ties) {
    Value none = x.compare(Direction::EQ, ties.count, x.fill(0, ties.count));
    return x.div(sum, x.select(none, x.fill(1, ties.count), ties.count));
  }

  LogicalResult refuseFactors() {
    return op.emitOpError() << "has no derivative by its updates: several factors may meet in one place; set "
                               "unique_indices if none do";
  }
  LogicalResult refuse() {
    return op.emitOpError()
           << "has no derivative: of scatters with a combiner of their own only those that replace have";
  }

  TensorBuilder x;
  ScatterOp op;
};

} // namespace

LogicalResult ScatterDerivative::vjp(unsigned i, Value ct, bool wantsInput, bool wantsUpdate, Value &inputCt,
                                     Value &updateCt) {
  switch (op.getKind()) {
  case Monoid::add:
    inputCt = ct;
    if (wantsUpdate)
      updateCt = gather(ct);
    return success();
  case Monoid::mul:
    if (wantsInput)
      inputCt = x.mul(ct, scatter(Monoid::mul, x.fill(1, ct), update(i)));
    if (!wantsUpdate)
      return success();
    if (!op.getUniqueIndices())
      return refuseFactors();
    updateCt = gather(x.mul(ct, input(i)));
    return success();
  case Monoid::min:
  case Monoid::max: {
    Ties t = ties(i);
    Value share = perShare(ct, t);
    inputCt = x.mul(share, t.input);
    if (wantsUpdate)
      updateCt = x.mul(gather(share), t.update);
    return success();
  }
  default:
    if (!replaces())
      return refuse();
    if (wantsInput)
      inputCt = scatter(Monoid::region, ct, x.fill(0, update(i)));
    if (wantsUpdate)
      updateCt = x.select(winners(), gather(ct), x.fill(0, update(i)));
    return success();
  }
}

LogicalResult ScatterDerivative::jvp(unsigned i, Value inputTangent, Value updateTangent, Value &result) {
  Value a = inputTangent ? inputTangent : x.fill(0, input(i));
  Value u = updateTangent ? updateTangent : x.fill(0, update(i));
  switch (op.getKind()) {
  case Monoid::add:
    result = scatter(Monoid::add, a, u);
    return success();
  case Monoid::mul: {
    result = x.mul(a, scatter(Monoid::mul, x.fill(1, a), update(i)));
    if (!updateTangent)
      return success();
    if (!op.getUniqueIndices())
      return refuseFactors();
    result = x.add(result, scatter(Monoid::add, x.fill(0, a), x.mul(gather(input(i)), u)));
    return success();
  }
  case Monoid::min:
  case Monoid::max: {
    Ties t = ties(i);
    Value sum = scatter(Monoid::add, x.mul(a, t.input), x.mul(u, t.update));
    result = perShare(sum, t);
    return success();
  }
  default:
    if (!replaces())
      return refuse();
    result = scatter(Monoid::region, a, u);
    return success();
  }
}

LogicalResult ScatterOp::vjp(OpBuilder &builder, ArrayRef<Value> cotangents, const llvm::BitVector &wanted,
                             MutableArrayRef<Value> operands) {
  unsigned n = getInputs().size();
  for (unsigned i = 0; i < n; ++i)
    if (cotangents[i] &&
        failed(ScatterDerivative(builder, *this)
                   .vjp(i, cotangents[i], wanted[i], wanted[n + 1 + i], operands[i], operands[n + 1 + i])))
      return failure();
  return success();
}

LogicalResult ScatterOp::jvp(OpBuilder &builder, ArrayRef<Value> tangents, MutableArrayRef<Value> results) {
  unsigned n = getInputs().size();
  for (unsigned i = 0; i < n; ++i)
    if ((tangents[i] || tangents[n + 1 + i]) &&
        failed(ScatterDerivative(builder, *this).jvp(i, tangents[i], tangents[n + 1 + i], results[i])))
      return failure();
  return success();
}
