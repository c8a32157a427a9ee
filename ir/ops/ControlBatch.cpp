// Several examples at once: loops, branches, checks, functions with gradients of their own.
#include "ir/dialect/Gc.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

static ValueRange yieldsOf(Region &region) {
  return region.front().getTerminator()->getOperands();
}

static void markAll(Batch &batch, ValueRange values) {
  for (Value value : values)
    batch.mark(value);
}

static SmallVector<Type> typesLike(const Batch &batch, ValueRange values) {
  return llvm::map_to_vector(values, [&](Value value) { return batch.typeLike(value); });
}

// Where every example goes its own way all of them run what only some of them need: a check would fail for nothing.
static LogicalResult refuseChecks(Operation *op) {
  WalkResult walk = op->walk([&](ExpectOp expect) {
    InFlightDiagnostic error =
        expect.emitOpError("lies under a condition that differs between the examples of a batch");
    error.attachNote(op->getLoc()) << "decided here";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

// Moves a leading dimension behind the next, and back.
static Value swapLeading(Batch &batch, Location loc, Value value) {
  auto type = tensorType(value);
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  SmallVector<int64_t> shape(type.getShape());
  std::swap(permutation[0], permutation[1]);
  std::swap(shape[0], shape[1]);
  return TransposeOp::create(batch.builder, loc, type.clone(shape), value, permutation);
}

//===-- While ---------------------------------------------------------------------------------------------------===//

void WhileOp::spreadBatch(Batch &batch) {
  // Where the examples stop at different rounds, each has carries of its own.
  if (batch.has(yieldsOf(getCond()).front())) {
    markAll(batch, getResults());
    markAll(batch, getCond().getArguments());
    markAll(batch, getBody().getArguments());
    return;
  }
  defaultSpreadBatch(*this, batch);
}

LogicalResult WhileOp::buildBatched(Batch &batch) {
  OpBuilder &b = batch.builder;
  Value holds = yieldsOf(getCond()).front();
  bool perExample = batch.has(holds);
  if (perExample && failed(refuseChecks(*this)))
    return failure();
  SmallVector<Value> inits;
  for (auto [init, result] : llvm::zip_equal(getInits(), getResults()))
    inits.push_back(batch.getLike(init, result));
  auto made = WhileOp::create(b, getLoc(), typesLike(batch, getResults()), inits);
  OpBuilder::InsertionGuard guard(b);
  batch.beginBlock(getCond(), made.getCond());
  if (failed(batch.buildOps(getCond().front())))
    return failure();
  Value goesOn = batch.get(holds);
  if (perExample)
    goesOn = ReduceOp::create(b, getLoc(), TypeRange(holds.getType()), ValueRange(goesOn), ValueRange(),
                              ArrayRef<int64_t>{0}, Monoid::or_)
                 .getResult(0);
  YieldOp::create(b, getLoc(), goesOn);

  Block *body = batch.beginBlock(getBody(), made.getBody());
  Value runs;
  if (perExample) {
    for (auto [argument, value] : llvm::zip_equal(getCond().getArguments(), body->getArguments()))
      batch.set(argument, value);
    if (failed(batch.buildOps(getCond().front())))
      return failure();
    runs = batch.get(holds);
  }
  if (failed(batch.buildOps(getBody().front())))
    return failure();
  SmallVector<Value> yields;
  for (auto [next, result, old] : llvm::zip_equal(yieldsOf(getBody()), getResults(), body->getArguments())) {
    Value value = batch.getLike(next, result);
    // An example that is done keeps what it has.
    if (perExample && value != old)
      value = SelectOp::create(b, getLoc(), value.getType(), batch.spreadOver(runs, tensorType(value)), value, old);
    yields.push_back(value);
  }
  YieldOp::create(b, getLoc(), yields);
  for (auto [old, result] : llvm::zip_equal(getResults(), made.getResults()))
    batch.set(old, result);
  return success();
}

//===-- Scan ----------------------------------------------------------------------------------------------------===//

LogicalResult ScanOp::buildBatched(Batch &batch) {
  OpBuilder &b = batch.builder;
  size_t carries = getInits().size();
  SmallVector<Value> inits, inputs;
  for (auto [init, result] : llvm::zip(getInits(), getResults()))
    inits.push_back(batch.getLike(init, result));
  // The loop runs over the first dimension: it stays in front.
  for (Value input : getInputs())
    inputs.push_back(batch.has(input) ? swapLeading(batch, getLoc(), batch.get(input)) : batch.get(input));
  SmallVector<Type> types;
  for (OpResult result : getResults()) {
    auto type = cast<RankedTensorType>(batch.typeLike(result));
    if (result.getResultNumber() >= carries && batch.has(result)) {
      SmallVector<int64_t> shape(type.getShape());
      std::swap(shape[0], shape[1]);
      type = type.clone(shape);
    }
    types.push_back(type);
  }
  auto made = ScanOp::create(b, getLoc(), types, inits, inputs, getTripCount(), getReverse());
  if (failed(batch.buildRegion(getBody(), made.getBody(), getResults())))
    return failure();
  for (auto [old, result] : llvm::zip_equal(getResults(), made.getResults())) {
    bool moved = old.getResultNumber() >= carries && batch.has(old);
    batch.set(old, moved ? swapLeading(batch, getLoc(), result) : Value(result));
  }
  return success();
}

//===-- Case ----------------------------------------------------------------------------------------------------===//

void CaseOp::spreadBatch(Batch &batch) {
  if (batch.has(getIndex()))
    markAll(batch, getResults());
  else
    defaultSpreadBatch(*this, batch);
}

// Every branch for all examples, and of those each example's own.
static LogicalResult buildEveryBranch(CaseOp op, Batch &batch) {
  if (failed(refuseChecks(op)))
    return failure();
  OpBuilder &b = batch.builder;
  auto element = cast<IntegerType>(tensorType(op.getIndex()).getElementType());
  Value index = batch.get(op.getIndex());
  SmallVector<SmallVector<Value>> results;
  for (Region &branch : op.getBranches()) {
    if (failed(batch.buildOps(branch.front())))
      return failure();
    results.push_back(batch.getBatched(yieldsOf(branch)));
  }
  SmallVector<Value> chosen = results.pop_back_val();
  unsigned bits = element.getWidth() - (element.isSignless() && element.getWidth() > 1 ? 1 : 0);
  for (auto [i, values] : llvm::enumerate(results)) {
    if (bits < 63 && int64_t(i) >= int64_t(1) << bits)
      break; // no index of that type is it
    Value number = createSplat(b, op.getLoc(), tensorType(index), b.getIntegerAttr(element, i));
    Value isIt = CompareOp::create(b, op.getLoc(), tensorType(index).clone(b.getI1Type()), index, number, Direction::EQ,
                                   /*total_order=*/false);
    for (auto [sofar, value] : llvm::zip_equal(chosen, values))
      sofar =
          SelectOp::create(b, op.getLoc(), value.getType(), batch.spreadOver(isIt, tensorType(value)), value, sofar);
  }
  for (auto [old, value] : llvm::zip_equal(op.getResults(), chosen))
    batch.set(old, value);
  return success();
}

LogicalResult CaseOp::buildBatched(Batch &batch) {
  if (batch.has(getIndex()))
    return buildEveryBranch(*this, batch);
  auto made = CaseOp::create(batch.builder, getLoc(), typesLike(batch, getResults()), batch.get(getIndex()),
                             getBranches().size());
  for (auto [from, to] : llvm::zip_equal(getBranches(), made.getBranches()))
    if (failed(batch.buildRegion(from, to, getResults())))
      return failure();
  for (auto [old, result] : llvm::zip_equal(getResults(), made.getResults()))
    batch.set(old, result);
  return success();
}

//===-- Expect --------------------------------------------------------------------------------------------------===//

LogicalResult ExpectOp::buildBatched(Batch &batch) {
  batch.copy(*this, batch.getBatched((*this)->getOperands()));
  return success();
}

//===-- CustomVjp -----------------------------------------------------------------------------------------------===//

void CustomVjpOp::spreadBatch(Batch &batch) {
  defaultSpreadBatch(*this, batch);
  if (!batch.hasAny(getInputs()))
    return;
  // A result is every example's own, so that its cotangent is too.
  markAll(batch, getResults());
  Block &backward = getBackward().front();
  ValueRange kept = yieldsOf(getForward()).drop_front(getNumResults());
  for (auto [value, argument] : llvm::zip(kept, backward.getArguments()))
    if (batch.has(value))
      batch.mark(argument);
  markAll(batch, backward.getArguments().drop_front(kept.size()));
}

LogicalResult CustomVjpOp::buildBatched(Batch &batch) {
  OpBuilder &b = batch.builder;
  auto made = CustomVjpOp::create(b, getLoc(), typesLike(batch, getResults()), batch.get(getInputs()), getName());
  SmallVector<Value> forward(getResults());
  llvm::append_range(forward, yieldsOf(getForward()).drop_front(getNumResults()));
  if (failed(batch.buildRegion(getPrimal(), made.getPrimal(), getResults())) ||
      failed(batch.buildRegion(getForward(), made.getForward(), forward)))
    return failure();
  OpBuilder::InsertionGuard guard(b);
  batch.beginBlock(getBackward(), made.getBackward());
  if (failed(batch.buildOps(getBackward().front())))
    return failure();
  SmallVector<Value> yields;
  unsigned next = 0;
  for (Value input : getInputs()) {
    if (differentiable(input.getType()).empty())
      continue;
    Value gradient = batch.getBatched(yieldsOf(getBackward())[next++]);
    // What all examples share gets the sum of their cotangents.
    if (!batch.has(input))
      gradient = ReduceOp::create(b, getLoc(), TypeRange(input.getType()), ValueRange(gradient), ValueRange(),
                                  ArrayRef<int64_t>{0}, Monoid::add)
                     .getResult(0);
    yields.push_back(gradient);
  }
  YieldOp::create(b, getLoc(), yields);
  for (auto [old, result] : llvm::zip_equal(getResults(), made.getResults()))
    batch.set(old, result);
  return success();
}
