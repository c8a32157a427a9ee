#include "passes/sharding/Passes.h"
#include "passes/sharding/Reshard.h"

#include "ir/interfaces/Cut.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

namespace gc {
#define GEN_PASS_DEF_PARTITIONSPMDPASS
#include "passes/sharding/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;
using namespace gc::sharding;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

namespace {

// Builds the local program of one function beside it.
class Partitioner {
public:
  Partitioner(const Mesh &mesh, const Layouts &layouts) : resharder(mesh), mesh(mesh), layouts(layouts) {}

  void setArgument(Value argument, Value local) { locals[argument] = {local, layoutOfValue(argument)}; }
  Layout layoutOfValue(Value value) const {
    auto found = layouts.find(value);
    return found == layouts.end() ? Layout::replicated(value.getType()) : found->second;
  }
  LogicalResult partition(Block &block, OpBuilder &builder);
  // The value reduced and laid out so.
  Value take(OpBuilder &builder, Value value, const Layout &to) {
    return resharder.reshard(builder, reduced(builder, value), to);
  }

  Resharder resharder;
  int64_t wholeOps = 0;

private:
  Local reduced(OpBuilder &builder, Value value) {
    Local &local = locals[value];
    if (!local.layout.unreduced.empty()) {
      // Beside its definition, so that every later use finds it.
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointAfterValue(local.value);
      local = resharder.reduce(builder, local);
    }
    return local;
  }
  LogicalResult partitionOp(AccessOpInterface op, OpBuilder &builder);
  LogicalResult partitionPiece(AccessOpInterface op, OpBuilder &builder, const Accesses &accesses,
                               const FactorAxes &axes);
  LogicalResult partitionControl(DataFlowEdgeOpInterface op, OpBuilder &builder);
  LogicalResult partitionWhole(Operation *op, OpBuilder &builder);
  SmallVector<StringAttr, 1> axesKeptUnreduced(AccessOpInterface op);

  const Mesh &mesh;
  const Layouts &layouts;
  llvm::DenseMap<Value, Local> locals;
};

} // namespace

LogicalResult Partitioner::partition(Block &block, OpBuilder &builder) {
  for (Operation &op : block.without_terminator()) {
    LogicalResult done = success();
    if (isa<CallOpInterface>(op))
      return op.emitError() << "a call cannot be partitioned; run gc-inline-calls before";
    if (auto access = dyn_cast<AccessOpInterface>(op))
      done = partitionOp(access, builder);
    else if (auto edges = dyn_cast<DataFlowEdgeOpInterface>(op))
      done = partitionControl(edges, builder);
    else
      done = partitionWhole(&op, builder);
    if (failed(done))
      return failure();
  }
  return success();
}

// The axes along which the op's operands may stay summands: those of a group in which it is jointly linear.
SmallVector<StringAttr, 1> Partitioner::axesKeptUnreduced(AccessOpInterface op) {
  auto linear = dyn_cast<LinearityOpInterface>(op.getOperation());
  SmallVector<unsigned> unreduced;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (!locals[operand].layout.unreduced.empty())
      unreduced.push_back(i);
  if (!linear || unreduced.empty() || op->getNumResults() != 1)
    return {};
  const Layout &first = locals[op->getOperand(unreduced[0])].layout;
  RankedTensorType result = typeOf(op->getResult(0));
  int64_t operandElements = 0;
  for (unsigned i : unreduced) {
    Value operand = op->getOperand(i);
    const Layout &layout = locals[operand].layout;
    if (layout.unreduced != first.unreduced || layout.monoid != Monoid::add || !operand.hasOneUse() ||
        typeOf(operand).getElementType() != result.getElementType() || result.getElementType().isInteger(1))
      return {};
    operandElements += typeOf(operand).getNumElements();
  }
  if (result.getNumElements() > operandElements) // one collective over more bytes
    return {};
  for (ArrayRef<unsigned> group : linear.getLinearGroups())
    if (SmallVector<unsigned>(group) == unreduced)
      return first.unreduced;
  return {};
}

LogicalResult Partitioner::partitionOp(AccessOpInterface op, OpBuilder &builder) {
  Accesses accesses = op.getAccesses();
  SmallVector<Layout> values;
  for (Value operand : op->getOperands())
    values.push_back(locals[operand].layout);
  for (Value result : op->getResults())
    values.push_back(layoutOfValue(result));
  SmallVector<std::pair<const ValueAccess *, const Layout *>> pairs;
  unsigned operands = op->getNumOperands();
  // Results first: what later ops expect decides, where an axis could go to two factors.
  for (auto [i, access] : llvm::enumerate(accesses.results))
    pairs.push_back({&access, &values[operands + i]});
  for (auto [i, access] : llvm::enumerate(accesses.operands))
    pairs.push_back({&access, &values[i]});
  FactorAxes axes = axesOfFactors(accesses, pairs, mesh);
  if (succeeded(partitionPiece(op, builder, accesses, axes)))
    return success();
  ++wholeOps;
  op->emitRemark("runs on whole operands on every device: it cannot be rebuilt on a part that differs between devices");
  return partitionPiece(op, builder, accesses, FactorAxes(accesses.factors.size()));
}

LogicalResult Partitioner::partitionPiece(AccessOpInterface op, OpBuilder &builder, const Accesses &accesses,
                                          const FactorAxes &axes) {
  SmallVector<StringAttr, 1> unreduced = axesKeptUnreduced(op);
  Monoid monoid = Monoid::add;
  for (auto [f, factor] : llvm::enumerate(accesses.factors))
    if (factor.kind == FactorKind::Reduction && !axes[f].empty())
      monoid = factor.monoid;
  for (auto [f, factorAxes] : llvm::enumerate(axes)) // an axis is either summed over or cuts
    for (StringAttr axis : factorAxes)
      if (monoid != Monoid::add || llvm::is_contained(unreduced, axis))
        unreduced.clear();

  SmallVector<Value> operands;
  for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands)) {
    Layout to = sharding::layoutOf(access, accesses, axes, mesh);
    bool keeps = !unreduced.empty() && !locals[operand].layout.unreduced.empty();
    Value part = keeps ? resharder.reshard(builder, locals[operand], to) : take(builder, operand, to);
    operands.push_back(touched(builder, part, access, accesses));
  }
  Piece piece = Piece::whole(accesses);
  for (auto [f, factorAxes] : llvm::enumerate(axes)) {
    if (factorAxes.empty())
      continue;
    piece.sizes[f] /= mesh.sizeOf(factorAxes);
    if (llvm::is_contained(accesses.positional, f))
      piece.starts[f] = resharder.position(builder, op.getLoc(), factorAxes, piece.sizes[f]);
    if (accesses.factors[f].kind == FactorKind::Reduction)
      llvm::append_range(unreduced, factorAxes);
  }
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  SmallVector<Value> capturedHere;
  for (Value value : captured)
    capturedHere.push_back(take(builder, value, Layout::replicated(value.getType())));
  auto results = op.rebuildPiece(builder, operands, piece);
  if (failed(results))
    return failure();
  // The rebuilt op's regions are copies, which still read the whole program's values.
  Operation *local = builder.getInsertionBlock()->getParentOp();
  for (auto [value, here] : llvm::zip_equal(captured.takeVector(), capturedHere))
    value.replaceUsesWithIf(here, [&](OpOperand &use) { return local->isProperAncestor(use.getOwner()); });
  for (auto [result, part, access] : llvm::zip_equal(op->getResults(), *results, accesses.results)) {
    Layout layout = sharding::layoutOf(access, accesses, axes, mesh);
    layout.unreduced = unreduced;
    layout.monoid = monoid;
    locals[result] = {part, layout};
    if (Operation *made = part.getDefiningOp())
      made->removeAttr(ShardingAttr::onValue);
  }
  return success();
}

// The op over local types: values that an edge joins lie alike; all else that goes in or out is whole.
LogicalResult Partitioner::partitionControl(DataFlowEdgeOpInterface op, OpBuilder &builder) {
  // What the regions read from above is reduced before, once.
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (auto found = locals.find(operand); found != locals.end())
        reduced(builder, operand);
  });
  llvm::DenseMap<Value, Layout> onEdges;
  for (const DataFlowEdge &edge : op.getDataFlowEdges()) {
    Value last = edge.targets.back();
    for (auto values : {ArrayRef<Value>(edge.sources), ArrayRef<Value>(edge.targets)})
      for (Value value : values) {
        Layout layout = layoutOfValue(last);
        int lead = int(typeOf(value).getRank()) - int(typeOf(last).getRank());
        if (lead > 0)
          layout.dims.insert(layout.dims.begin(), SmallVector<AxisAt, 1>());
        else if (lead < 0)
          layout.dims.erase(layout.dims.begin());
        onEdges[value] = layout;
      }
  }
  auto edgeLayout = [&](Value value) {
    auto found = onEdges.find(value);
    return found == onEdges.end() ? Layout::replicated(value.getType()) : found->second;
  };
  OperationState state(op->getLoc(), op->getName());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (Value operand : op->getOperands())
    state.operands.push_back(take(builder, operand, edgeLayout(operand)));
  for (Value result : op->getResults())
    state.types.push_back(localType(typeOf(result), edgeLayout(result), mesh));
  for (Region &region : op->getRegions()) {
    Region *made = state.addRegion();
    Block *block = new Block;
    made->push_back(block);
    OpBuilder inner(op->getContext());
    inner.setInsertionPointToEnd(block);
    for (BlockArgument argument : region.getArguments()) {
      Layout layout = edgeLayout(argument);
      locals[argument] = {block->addArgument(localType(typeOf(argument), layout, mesh), argument.getLoc()), layout};
    }
    if (failed(partition(region.front(), inner)))
      return failure();
    Operation *terminator = region.front().getTerminator();
    SmallVector<Value> yields;
    for (Value value : terminator->getOperands())
      yields.push_back(take(inner, value, edgeLayout(value)));
    OperationState end(terminator->getLoc(), terminator->getName(), yields, {}, {});
    inner.create(end);
  }
  Operation *made = builder.create(state);
  for (auto [result, local] : llvm::zip_equal(op->getResults(), made->getResults()))
    locals[result] = {local, edgeLayout(result)};
  return success();
}

LogicalResult Partitioner::partitionWhole(Operation *op, OpBuilder &builder) {
  if (op->getNumRegions() != 0)
    return op->emitError() << "cannot be partitioned: it states neither accesses nor data-flow edges";
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, take(builder, operand, Layout::replicated(operand.getType())));
  Operation *clone = builder.clone(*op, mapping);
  clone->removeAttr(ShardingAttr::onValue);
  for (auto [result, local] : llvm::zip_equal(op->getResults(), clone->getResults()))
    locals[result] = {local, Layout::replicated(result.getType())};
  return success();
}

namespace {

struct PartitionSpmd : gc::impl::PartitionSpmdPassBase<PartitionSpmd> {
  using PartitionSpmdPassBase::PartitionSpmdPassBase;

  void runOnOperation() override {
    auto mesh = openMesh(getOperation(), meshSizes, devices);
    if (failed(mesh))
      return signalPassFailure();
    if (!mesh->name) // one device
      return;
    for (auto function : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (!function.isExternal() && !function->hasAttr(kPartitioned) && failed(partition(function, *mesh)))
        return signalPassFailure();
  }

  LogicalResult partition(func::FuncOp function, const Mesh &mesh) {
    auto layouts = propagate(function, mesh);
    if (failed(layouts))
      return failure();
    Partitioner partitioner(mesh, *layouts);
    OpBuilder builder(function);
    auto local = cast<func::FuncOp>(builder.cloneWithoutRegions(*function));
    Block *entry = builder.createBlock(&local.getBody());
    for (BlockArgument argument : function.getArguments()) {
      Type type = localType(typeOf(argument), partitioner.layoutOfValue(argument), mesh);
      partitioner.setArgument(argument, entry->addArgument(type, argument.getLoc()));
    }
    builder.setInsertionPointToEnd(entry);
    LogicalResult done = partitioner.partition(function.front(), builder);
    SmallVector<Value> results;
    Operation *terminator = function.front().getTerminator();
    for (auto [i, value] : llvm::enumerate(terminator->getOperands())) {
      if (failed(done))
        break;
      // A result without a sharding is whole.
      Layout to = Layout::replicated(value.getType());
      if (auto attr = function.getResultAttrOfType<ShardingAttr>(i, ShardingAttr::onValue)) {
        auto layout = fromAttr(value.getLoc(), attr, typeOf(value), mesh);
        if (failed(layout))
          done = failure();
        else
          to = *layout;
      }
      if (succeeded(done))
        results.push_back(partitioner.take(builder, value, to));
    }
    if (failed(done)) {
      local.erase();
      return failure();
    }
    func::ReturnOp::create(builder, terminator->getLoc(), results);
    local->setAttr(kPartitioned, builder.getUnitAttr());
    local.setFunctionType(builder.getFunctionType(entry->getArgumentTypes(), ValueRange(results).getTypes()));
    function.erase();
    reductions += partitioner.resharder.reductions;
    gathers += partitioner.resharder.gathers;
    wholeOps += partitioner.wholeOps;
    return success();
  }
};

} // namespace
