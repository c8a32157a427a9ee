#include "passes/training/BatchFlow.h"
#include "passes/training/Passes.h"

#include "ir/interfaces/Batch.h"
#include "ir/interfaces/Cut.h"
#include "ir/ops/TensorBuilder.h"

namespace gc {
#define GEN_PASS_DEF_GROUPBATCHSTATISTICSPASS
#include "passes/training/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;
using Kind = Flow::Kind;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

namespace {

// Gives examples that take a sum over the batch the sum over their own group, times the number of groups.
class StatisticsGrouper {
public:
  StatisticsGrouper(func::FuncOp function, const BatchFlow &flow, int64_t groups)
      : function(function), flow(flow), groups(groups), builder(function.getContext()) {}

  LogicalResult run();
  int64_t countSums() const { return partials.size(); }

private:
  using Key = std::pair<Value, std::pair<int64_t, int64_t>>;
  static Key keyOf(Value value, std::optional<BatchPlace> place) {
    return {value, place ? std::pair(place->dim, place->pre) : std::pair<int64_t, int64_t>(-1, 0)};
  }

  // Of a value made of sums, with the groups as its first dimension: each group's, the value having the examples at the
  // place or being the same for all of them.
  FailureOr<Value> grouped(Value value, std::optional<BatchPlace> place);
  LogicalResult group(Operation *op, unsigned result, std::optional<BatchPlace> place);
  // The op's cut for that, nothing where it has no examples; failure where it cannot be cut.
  FailureOr<std::optional<BatchCut>> cutFor(AccessOpInterface op, const Accesses &accesses, unsigned result,
                                            std::optional<BatchPlace> place);
  LogicalResult meet(AccessOpInterface op);
  LogicalResult groupProducts();
  LogicalResult replaceOthers();
  bool isOfSums(Value value) const { return flow.kindOf(value) == Kind::Sum || flow.kindOf(value) == Kind::After; }

  func::FuncOp function;
  const BatchFlow &flow;
  const int64_t groups;
  OpBuilder builder;
  llvm::DenseMap<Key, Value> made;
  llvm::MapVector<Value, Value> partials;  // of sums over the batch: each group's own, in front
  llvm::SetVector<Operation *> statistics; // ops that groups have of their own
};

} // namespace

FailureOr<std::optional<BatchCut>> StatisticsGrouper::cutFor(AccessOpInterface op, const Accesses &accesses,
                                                             unsigned result, std::optional<BatchPlace> place) {
  std::optional<BatchCut> cut;
  SmallVector<BatchCut, 1> summed = flow.cutsOf(op, accesses);
  if (!summed.empty()) {
    cut = summed[0];
    Monoid monoid = accesses.factors[cut->factor].monoid;
    if (place || monoid != Monoid::add)
      return op->emitOpError("combines the whole batch by ")
             << stringifyMonoid(monoid) << " for single examples; groups are of sums";
  } else if (place) {
    cut = cutAt(accesses.results[result], accesses, *place, groups);
    if (!cut || accesses.factors[cut->factor].kind != FactorKind::Parallel)
      return op->emitOpError("makes something of a sum over the batch that cannot be cut into ") << groups << " groups";
  }
  if (cut && llvm::is_contained(accesses.positional, cut->factor))
    return op->emitOpError(
               "depends on where in the batch an example is, and is made of a sum over it; it cannot be of ")
           << groups << " groups";
  return cut;
}

// The op on one group's part of the batch, in a block of its own, and from that on all groups.
LogicalResult StatisticsGrouper::group(Operation *op, unsigned result, std::optional<BatchPlace> place) {
  auto access = dyn_cast<AccessOpInterface>(op);
  if (!access || llvm::any_of(op->getRegions(), [](Region &region) { return !region.empty(); }))
    return op->emitOpError("makes a statistic of the batch, and cannot be of ") << groups << " groups";
  Accesses accesses = access.getAccesses();
  FailureOr<std::optional<BatchCut>> cut = cutFor(access, accesses, result, place);
  if (failed(cut))
    return failure();
  Piece part = Piece::whole(accesses);
  if (*cut)
    part.sizes[(*cut)->factor] /= groups;

  builder.setInsertionPoint(op);
  Batch batch(builder, groups);
  Block scratch;
  OpBuilder inner(op->getContext());
  inner.setInsertionPointToEnd(&scratch);
  SmallVector<Value> operands;
  for (auto [operand, of] : llvm::zip_equal(op->getOperands(), accesses.operands)) {
    std::optional<BatchPlace> at = *cut ? placeOf(of, accesses, **cut) : std::nullopt;
    SmallVector<int64_t> shape(typeOf(operand).getShape());
    if (at)
      shape[at->dim] /= groups;
    Value argument = scratch.addArgument(typeOf(operand).clone(shape), operand.getLoc()), given = operand;
    if (isOfSums(operand)) {
      FailureOr<Value> own = grouped(operand, at);
      if (failed(own))
        return failure();
      builder.setInsertionPoint(op);
      given = *own;
    } else if (at) {
      given = splitBatch(builder, operand, *at, groups);
    }
    if (given != operand)
      batch.mark(argument);
    batch.set(argument, given);
    operands.push_back(touched(inner, argument, of, accesses));
  }
  FailureOr<SmallVector<Value>> built = access.rebuildPiece(inner, operands, part);
  if (failed(built))
    return op->emitOpError("makes a statistic of the batch, and cannot be of ") << groups << " groups";
  YieldOp::create(inner, op->getLoc(), *built);
  batch.spread(scratch);
  if (failed(batch.buildOps(scratch)))
    return failure();
  bool sums = !flow.cutsOf(access, accesses).empty();
  for (auto [value, own] : llvm::zip_equal(op->getResults(), *built)) {
    Value all = batch.getBatched(own);
    if (sums) {
      partials[value] = all;
      TensorBuilder x(builder, op->getLoc());
      all = x.mul(all, x.fill(double(groups), all));
    }
    made[keyOf(value, place)] = all;
  }
  statistics.insert(op);
  return success();
}

FailureOr<Value> StatisticsGrouper::grouped(Value value, std::optional<BatchPlace> place) {
  if (Value found = made.lookup(keyOf(value, place)))
    return found;
  Operation *op = value.getDefiningOp();
  if (!op)
    return value.getParentRegion()->getParentOp()->emitOpError(
               "carries a sum over the batch from step to step, and examples take it; it cannot be of ")
           << groups << " groups";
  if (failed(group(op, cast<OpResult>(value).getResultNumber(), place)))
    return failure();
  return made.lookup(keyOf(value, place));
}

// What the examples take becomes their group's.
LogicalResult StatisticsGrouper::meet(AccessOpInterface op) {
  Accesses accesses = op.getAccesses();
  SmallVector<BatchCut, 1> cuts = flow.cutsOf(op, accesses);
  for (auto [i, access] : llvm::enumerate(accesses.operands)) {
    Value operand = op->getOperand(i);
    if (!isOfSums(operand))
      continue;
    std::optional<BatchPlace> place;
    for (const BatchCut &cut : cuts)
      if (auto found = placeOf(access, accesses, cut))
        place = found;
    FailureOr<Value> own = grouped(operand, place);
    if (failed(own))
      return failure();
    builder.setInsertionPoint(op);
    RankedTensorType type = typeOf(operand);
    if (place) {
      op->setOperand(i, joinBatch(builder, *own, type, *place, groups));
      continue;
    }
    // One number for all: each example has its group's.
    TensorBuilder x(builder, op->getLoc());
    auto first = llvm::find_if(op->getOperands(), [&](Value v) { return flow.kindOf(v) == Kind::Batch; });
    RankedTensorType like = typeOf(*first);
    SmallVector<int64_t> shape{groups};
    llvm::append_range(shape, like.getShape());
    shape[1 + flow.at(*first).place.dim] /= groups;
    op->setOperand(i, joinBatch(builder, x.broadcast(*own, shape, {0}), like.clone(type.getElementType()),
                                flow.at(*first).place, groups));
  }
  return success();
}

// What else takes a statistic has the mean of the groups'.
LogicalResult StatisticsGrouper::replaceOthers() {
  for (Operation *op : statistics) {
    for (Value value : op->getResults()) {
      auto isOther = [&](OpOperand &use) { return !statistics.contains(use.getOwner()); };
      if (llvm::none_of(value.getUses(), isOther))
        continue;
      Value own = made.lookup(keyOf(value, std::nullopt)), partial = partials.lookup(value);
      if (!own)
        return op->emitOpError(
                   "repeats a statistic for each example, and something else takes it that is for the whole "
                   "batch; it cannot be of ")
               << groups << " groups";
      if (!partial && !isa<FloatType>(typeOf(value).getElementType()))
        return op->emitOpError(
                   "makes something of groups' statistics that has no mean, and something for the whole batch "
                   "takes it; it cannot be of ")
               << groups << " groups";
      builder.setInsertionPointAfterValue(own);
      TensorBuilder x(builder, value.getLoc());
      Value mean = x.reduce(Monoid::add, partial ? partial : own, {0});
      if (!partial)
        mean = x.div(mean, x.fill(double(groups), mean));
      value.replaceUsesWithIf(mean, isOther);
    }
  }
  return success();
}

// A finished step multiplies statistics with one another where it forms gradients of what the norm scales by: that sum
// of products is over the groups. What is linear in statistics may lead there; what is not, as squares of gradients, is
// of the whole batch. Optimizers' states and parameters end what is a statistic's.
LogicalResult StatisticsGrouper::groupProducts() {
  enum Made : uint8_t { Nothing, Linear, Other };
  llvm::DenseMap<Value, Made> madeOf;
  for (Operation *op : statistics)
    for (Value value : op->getResults())
      madeOf[value] = Linear;
  SmallVector<Operation *> products;
  WalkResult walk = function.walk([&](Operation *op) {
    llvm::SmallDenseSet<Value> own;
    bool allLinear = true, alone = true;
    for (Value operand : op->getOperands()) {
      Made how = madeOf.lookup(operand);
      allLinear &= how != Other;
      if (how != Nothing)
        own.insert(operand);
      else
        alone &= !flow.at(operand).varies;
    }
    if (own.empty() || !alone || statistics.contains(op) || flow.meetings.contains(op) || op->getNumResults() != 1)
      return WalkResult::advance();
    SmallVector<SmallVector<unsigned>> groups;
    if (auto linear = dyn_cast<LinearityOpInterface>(op))
      groups = linear.getLinearGroups();
    bool joint = llvm::any_of(groups, [&](ArrayRef<unsigned> group) {
      return llvm::all_of(llvm::enumerate(op->getOperands()), [&](auto operand) {
        return !own.contains(operand.value()) || llvm::is_contained(group, operand.index());
      });
    });
    bool product = !joint && own.size() > 1;
    if (product && (!allLinear || groups.empty())) {
      op->emitOpError(
          "combines statistics of the batch that groups have of their own, and is for the whole batch; give "
          "batch_norm the loss, not its finished step");
      return WalkResult::interrupt();
    }
    if (product)
      products.push_back(op);
    madeOf[op->getResult(0)] = allLinear && (joint || product) ? Linear : Other;
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();
  for (Operation *op : products)
    if (failed(grouped(op->getResult(0), std::nullopt)))
      return failure();
  return success();
}

LogicalResult StatisticsGrouper::run() {
  for (Operation *op : flow.meetings)
    if (failed(meet(cast<AccessOpInterface>(op))))
      return failure();
  if (failed(groupProducts()) || failed(replaceOthers()))
    return failure();
  for (Operation *op : llvm::reverse(statistics.getArrayRef()))
    if (isOpTriviallyDead(op))
      op->erase();
  return success();
}

namespace {

struct GroupBatchStatistics : gc::impl::GroupBatchStatisticsPassBase<GroupBatchStatistics> {
  using GroupBatchStatisticsPassBase::GroupBatchStatisticsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || function.isPrivate() || groups == 0)
      return;
    if (failed(group(function)))
      signalPassFailure();
  }

private:
  LogicalResult group(func::FuncOp function) {
    const int64_t groups = this->groups;
    FailureOr<BatchArguments> batch = findBatch(function);
    if (failed(batch))
      return failure();
    if (groups < 1 || batch->size % groups != 0)
      return function.emitError("has a global batch of ")
             << batch->size << ", which " << groups << " groups do not divide";
    if (accumulate != 0 || microBatch != 0) {
      FailureOr<int64_t> parts = countMicroBatches(function, batch->size, accumulate, microBatch);
      if (failed(parts))
        return failure();
      if (groups % *parts != 0)
        return function.emitError("has ") << groups << " groups for batch norms that are not whole in " << *parts
                                          << " micro-batches; local:G needs a multiple of these";
    }
    if (groups == 1)
      return success();
    BatchFlow flow(function, groups, BatchFlow::Meetings::Allowed);
    if (failed(flow.run(batch->at)))
      return failure();
    if (flow.meetings.empty())
      return function.emitError(
                 "has no sum over the batch that examples take, as a batch norm's: leave out --batch-norm "
                 "local:")
             << groups;
    StatisticsGrouper grouper(function, flow, groups);
    if (failed(grouper.run()))
      return failure();
    sumsGrouped += grouper.countSums();
    mlir::emitRemark(function.getLoc(), "batch norm: ")
        << grouper.countSums() << " sums over the batch of " << batch->size << " are of " << groups << " groups of "
        << batch->size / groups << " for the examples that take them";
    return success();
  }
};

} // namespace
