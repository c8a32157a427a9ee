#include "ir/interfaces/Batch.h"

#include "ir/dialect/Gc.h"
#include "ir/dialect/Sharding.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;

bool Batch::hasAny(ValueRange values) const {
  return llvm::any_of(values, [&](Value value) { return has(value); });
}

bool Batch::concerns(Operation *op) const {
  return op
      ->walk([&](Operation *inner) {
        return hasAny(inner->getOperands()) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

void Batch::spread(Block &block) {
  do {
    grew = false;
    block.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto rule = dyn_cast<BatchOpInterface>(op))
        rule.spreadBatch(*this);
      else
        gc::detail::defaultSpreadBatch(op, *this);
    });
  } while (grew);
}

SmallVector<Value> Batch::get(ValueRange old) const {
  return llvm::map_to_vector(old, [&](Value value) { return get(value); });
}

Value Batch::getBatched(Value old) {
  return has(old) ? get(old) : repeat(get(old));
}

SmallVector<Value> Batch::getBatched(ValueRange old) {
  return llvm::map_to_vector(old, [&](Value value) { return getBatched(value); });
}

RankedTensorType Batch::batchedType(Type old) const {
  auto type = cast<RankedTensorType>(old);
  return type.clone(gc::detail::after(size, type.getShape()));
}

Value Batch::repeat(Value made) {
  RankedTensorType type = batchedType(made.getType());
  auto dims = llvm::to_vector(llvm::seq<int64_t>(1, type.getRank()));
  return BroadcastOp::create(builder, made.getLoc(), type, made, dims);
}

Value Batch::spreadOver(Value perExample, RankedTensorType type) {
  auto from = cast<RankedTensorType>(perExample.getType());
  if (from.getShape() == type.getShape())
    return perExample;
  return BroadcastOp::create(builder, perExample.getLoc(), from.clone(type.getShape()), perExample,
                             ArrayRef<int64_t>{0});
}

Operation *Batch::copy(Operation *op, ValueRange operands) {
  Operation *made = builder.clone(*op, map);
  made->setOperands(operands);
  for (auto [old, result] : llvm::zip_equal(op->getResults(), made->getResults())) {
    result.setType(batchedType(old.getType()));
    set(old, result);
  }
  return made;
}

LogicalResult Batch::buildOps(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (!concerns(&op)) {
      builder.clone(op, map);
      continue;
    }
    for (StringRef name : {StringRef(ShardingAttr::onValue), StringRef("sdy.sharding")})
      if (op.hasAttr(name))
        return op.emitOpError(
            "says how its dimensions are sharded, which a batch would change; vmap first, shard after");
    auto rule = dyn_cast<BatchOpInterface>(op);
    if (!rule)
      return op.emitOpError("has no rule for a batch, and an operand of it has one; vmap before devices, and kernels, "
                            "come in");
    if (failed(rule.buildBatched(*this)))
      return failure();
    for (Value result : op.getResults())
      if (has(result) && !gc::detail::isBounded(get(result).getType()))
        return op.emitOpError("for ") << size << " examples at once gives " << get(result).getType()
                                      << ", more than 2^46 bytes";
  }
  return success();
}

Block *Batch::beginBlock(Region &from, Region &to) {
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (BlockArgument argument : from.getArguments()) {
    types.push_back(typeLike(argument));
    locs.push_back(argument.getLoc());
  }
  Block *block = builder.createBlock(&to, to.end(), types, locs);
  for (auto [argument, made] : llvm::zip_equal(from.getArguments(), block->getArguments()))
    set(argument, made);
  return block;
}

LogicalResult Batch::buildRegion(Region &from, Region &to, ValueRange targets) {
  OpBuilder::InsertionGuard guard(builder);
  beginBlock(from, to);
  if (failed(buildOps(from.front())))
    return failure();
  Operation *yield = from.front().getTerminator();
  SmallVector<Value> yielded;
  for (auto [value, target] : llvm::zip_equal(yield->getOperands(), targets))
    yielded.push_back(getLike(value, target));
  YieldOp::create(builder, yield->getLoc(), yielded);
  return success();
}

void gc::detail::defaultSpreadBatch(Operation *op, Batch &batch) {
  if (auto edges = dyn_cast<DataFlowEdgeOpInterface>(op)) {
    for (const DataFlowEdge &edge : edges.getDataFlowEdges())
      if (batch.hasAny(edge.sources))
        llvm::for_each(edge.targets, [&](Value target) { batch.mark(target); });
    return;
  }
  if (batch.hasAny(op->getOperands()))
    llvm::for_each(op->getResults(), [&](Value result) { batch.mark(result); });
}

LogicalResult gc::detail::refuseBatchedCaptures(Operation *op, const Batch &batch) {
  for (Region &region : op->getRegions()) {
    WalkResult walk = region.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (batch.has(operand) && !region.isAncestor(operand.getParentRegion())) {
          InFlightDiagnostic error =
              op->emitOpError("has a region that uses a batched value from above; vmap needs it to be an operand");
          error.attachNote(inner->getLoc()) << "used here";
          return WalkResult::interrupt();
        }
      return WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return failure();
  }
  return success();
}

SmallVector<int64_t> gc::detail::behind(ArrayRef<int64_t> dims, ArrayRef<int64_t> first) {
  SmallVector<int64_t> out(first);
  for (int64_t dim : dims)
    out.push_back(dim + 1);
  return out;
}

SmallVector<int64_t> gc::detail::after(int64_t first, ArrayRef<int64_t> amounts) {
  SmallVector<int64_t> out{first};
  llvm::append_range(out, amounts);
  return out;
}
