// Several examples at once: pointwise ops, contractions and reductions.
#include "ir/dialect/Gc.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

LogicalResult gc::detail::batchPointwise(Operation *op, Batch &batch) {
  RankedTensorType type = batch.batchedType(op->getResult(0).getType());
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    // A predicate or a bound for all elements of an example.
    bool forAll = rankOf(operand) == 0 && type.getRank() > 1;
    operands.push_back(!forAll              ? batch.getBatched(operand)
                       : batch.has(operand) ? batch.spreadOver(batch.get(operand), type)
                                            : batch.get(operand));
  }
  batch.copy(op, operands);
  return success();
}

//===-- Contraction ---------------------------------------------------------------------------------------------===//

LogicalResult DotOp::buildBatched(Batch &batch) {
  bool left = batch.has(getLhs()), right = batch.has(getRhs());
  SmallVector<int64_t> first(left && right ? 1 : 0, 0);
  auto dims = [&](ArrayRef<int64_t> of, bool has) { return has ? behind(of) : SmallVector<int64_t>(of); };
  auto batchDims = [&](ArrayRef<int64_t> of, bool has) { return has ? behind(of, first) : SmallVector<int64_t>(of); };
  // The side that alone has the dimension has it as its first free one: where the result has that.
  int64_t at = left && right ? 0 : getLhsBatch().size();
  if (!left)
    at = rankOf(getLhs()) - getLhsContract().size();
  RankedTensorType type = batch.batchedType(getType());
  SmallVector<int64_t> shape(type.getShape().drop_front()), toFront{at};
  shape.insert(shape.begin() + at, batch.size);
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (d != at)
      toFront.push_back(d);
  Value made = DotOp::create(batch.builder, getLoc(), type.clone(shape), batch.get(getLhs()), batch.get(getRhs()),
                             batchDims(getLhsBatch(), left), batchDims(getRhsBatch(), right),
                             dims(getLhsContract(), left), dims(getRhsContract(), right));
  made.getDefiningOp()->setDiscardableAttrs((*this)->getDiscardableAttrDictionary());
  if (at != 0)
    made = TransposeOp::create(batch.builder, getLoc(), type, made, toFront);
  batch.set(getResult(), made);
  return success();
}

//===-- Reductions ----------------------------------------------------------------------------------------------===//

LogicalResult ReduceOp::buildBatched(Batch &batch) {
  if (failed(refuseBatchedCaptures(*this, batch)))
    return failure();
  SmallVector<Value> operands = batch.getBatched(getInputs());
  if (!batch.hasAny(getInits())) {
    llvm::append_range(operands, batch.get(getInits()));
    cast<ReduceOp>(batch.copy(*this, operands)).setDims(behind(getDims()));
    return success();
  }
  if (getKind() == Monoid::region)
    return emitOpError("starts from a batched init and combines by a region; vmap needs a named kind, or an init that "
                       "is the same for all examples");
  // Each example's init is combined in after; a kind that has no identity in a type starts as it does without an init.
  OpBuilder &b = batch.builder;
  SmallVector<Value> identities;
  SmallVector<Type> types;
  for (auto [init, result] : llvm::zip_equal(getInits(), getResults())) {
    types.push_back(batch.batchedType(result.getType()));
    if (TypedAttr identity = getIdentity(getKind(), tensorType(init).getElementType()))
      identities.push_back(createSplat(b, getLoc(), tensorType(init), identity));
  }
  if (identities.size() != types.size())
    identities.clear();
  auto made = ReduceOp::create(b, getLoc(), types, operands, identities, behind(getDims()), getKind());
  for (auto [init, result, total] : llvm::zip_equal(getInits(), getResults(), made.getResults())) {
    Value start = batch.spreadOver(batch.getBatched(init), tensorType(total));
    batch.set(result, createCombine(b, getLoc(), getKind(), start, total));
  }
  return success();
}

LogicalResult CumulativeOp::buildBatched(Batch &batch) {
  cast<CumulativeOp>(batch.copy(*this, batch.get((*this)->getOperands()))).setDim(getDim() + 1);
  return success();
}

LogicalResult TopKOp::buildBatched(Batch &batch) {
  batch.copy(*this, batch.get((*this)->getOperands()));
  return success();
}

LogicalResult SortOp::buildBatched(Batch &batch) {
  if (failed(refuseBatchedCaptures(*this, batch)))
    return failure();
  cast<SortOp>(batch.copy(*this, batch.getBatched(getInputs()))).setDim(getDim() + 1);
  return success();
}
