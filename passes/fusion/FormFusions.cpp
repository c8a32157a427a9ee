#include "passes/fusion/Grouping.h"
#include "passes/fusion/Passes.h"

#include "ir/analysis/ElementWalk.h"

#include "mlir/IR/IRMapping.h"

#include <functional>

namespace gc {
#define GEN_PASS_DEF_FORMFUSIONSPASS
#include "passes/fusion/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

static bool isIndexed(Operation *op) {
  auto a = dyn_cast<AccessOpInterface>(op);
  if (!a || isa<ScalarBodyOpInterface>(op) || isa<ReshapeOp>(op))
    return false;
  for (const ValueAccess &v : a.getAccesses().operands)
    for (const DimAccess &d : v.dims)
      if (d.kind == DimAccess::Kind::Indexed)
        return true;
  return false;
}

// What the fusion looks like from outside; the emitter decides what becomes of it.
static StringRef familyOf(const FusionGroup &g) {
  switch (g.kind) {
  case FusionGroup::Kind::Contraction:
    return "contraction";
  case FusionGroup::Kind::Single:
    return g.root->getName().stripDialect();
  case FusionGroup::Kind::Reduction: {
    auto r = cast<ReduceOp>(g.root);
    int64_t last = cast<RankedTensorType>(r.getInputs()[0].getType()).getRank() - 1;
    return llvm::is_contained(r.getDims(), last) ? "row" : "column";
  }
  case FusionGroup::Kind::Pointwise:
    break;
  }
  if (g.ops.size() == 1 && isa<TransposeOp>(g.ops[0]))
    return "transpose";
  return llvm::any_of(g.ops, isIndexed) ? "gather" : "loop";
}

// A window of an operand is replaced and the operand is read for nothing else: the kernel writes the window alone, into
// the operand's memory (attribute `updates`: per result, the operand whose contents its memory must hold at the start).
static void markUpdate(FusionOp fusion) {
  // What is combined on the way needs its own loops.
  if (fusion.getFamily() != "loop" && fusion.getFamily() != "gather")
    return;
  Operation *yield = fusion.getBody().front().getTerminator();
  auto update = yield->getOperand(0).getDefiningOp<DynamicUpdateSliceOp>();
  if (!update || yield->getNumOperands() != 1)
    return;
  auto whole = dyn_cast<BlockArgument>(update.getOperand());
  if (!whole || !whole.hasOneUse() || whole.getOwner() != yield->getBlock())
    return;
  fusion->setAttr("updates", DenseI64ArrayAttr::get(fusion.getContext(), {whole.getArgNumber()}));
}

namespace {

// Rewrites one block to what a grouping decided.
class BlockRewriter {
public:
  BlockRewriter(Block &block, Grouping &grouping) : block(block), grouping(grouping) {}
  void run();

private:
  static SmallVector<Operation *> canonicalOrder(const FusionGroup &group);
  void emit(FusionGroup *group);
  void emit(Operation *op);
  void require(Value v);

  Block &block;
  Grouping &grouping;
  llvm::DenseMap<Value, FusionGroup *> exporter;
  llvm::DenseSet<void *> done;
  llvm::DenseMap<Value, Value> made; // old value -> the fusion's result
};

} // namespace

void BlockRewriter::require(Value v) {
  if (FusionGroup *g = exporter.lookup(v))
    emit(g);
  else if (Operation *def = v.getDefiningOp(); def && def->getBlock() == &block && grouping.outside.contains(def))
    emit(def);
}

void BlockRewriter::emit(Operation *op) {
  if (!done.insert(op).second)
    return;
  op->walk([&](Operation *inner) {
    for (Value v : inner->getOperands())
      require(v);
  });
  if (!op->hasTrait<OpTrait::IsTerminator>())
    op->moveBefore(block.getTerminator());
  op->walk([&](Operation *inner) {
    for (OpOperand &use : inner->getOpOperands())
      if (Value v = made.lookup(use.get()))
        use.set(v);
  });
}

// Operands first, from the results: what the ops are alone decides, not where merging put them in the block, so that
// the same layer over and over gives one kernel.
SmallVector<Operation *> BlockRewriter::canonicalOrder(const FusionGroup &group) {
  SmallVector<Operation *> order;
  llvm::DenseSet<Operation *> seen;
  std::function<void(Operation *)> visit = [&](Operation *op) {
    if (!op || !group.ops.contains(op) || !seen.insert(op).second)
      return;
    op->walk([&](Operation *inner) {
      for (Value v : inner->getOperands())
        visit(v.getDefiningOp());
    });
    order.push_back(op);
  };
  for (Value v : group.results)
    visit(v.getDefiningOp());
  return order;
}

void BlockRewriter::emit(FusionGroup *g) {
  if (!done.insert(g).second)
    return;
  SetVector<Value> reads;
  SmallVector<Operation *> constants;
  auto read = [&](Value v) {
    Operation *def = v.getDefiningOp();
    if (def && g->ops.contains(def))
      return;
    if (!def || !isSplatConstant(def))
      reads.insert(v);
    else if (!llvm::is_contained(constants, def))
      constants.push_back(def);
  };
  SmallVector<Operation *> order = canonicalOrder(*g);
  // Regions (a comparator, a combiner) read values from above as well.
  for (Operation *op : order)
    op->walk([&](Operation *inner) {
      for (Value v : inner->getOperands())
        if (inner == op || !op->isAncestor(v.getParentBlock()->getParentOp()))
          read(v);
    });
  for (Value v : reads)
    require(v);
  OpBuilder b(block.getTerminator());
  SmallVector<Value> operands;
  SmallVector<Location> sources, locations;
  for (Value v : reads) {
    operands.push_back(made.lookup(v) ? made.lookup(v) : v);
    locations.push_back(v.getLoc());
  }
  SmallVector<Type> types;
  for (Value v : g->results) {
    types.push_back(v.getType());
    sources.push_back(v.getLoc());
  }
  // The results' first: a message names those; reports name all.
  for (Operation *op : order)
    sources.push_back(op->getLoc());
  auto fusion = FusionOp::create(b, b.getFusedLoc(sources), types, operands, familyOf(*g));
  Block *body = b.createBlock(&fusion.getBody());
  IRMapping map;
  for (auto [v, loc] : llvm::zip_equal(reads, locations))
    map.map(v, body->addArgument(v.getType(), loc));
  for (Operation *c : constants)
    b.clone(*c, map);
  for (Operation *op : order)
    b.clone(*op, map);
  SmallVector<Value> yields;
  for (Value v : g->results)
    yields.push_back(map.lookup(v));
  YieldOp::create(b, b.getUnknownLoc(), yields);
  markUpdate(fusion);
  for (auto [old, now] : llvm::zip_equal(g->results, fusion.getResults()))
    made[old] = now;
}

void BlockRewriter::run() {
  for (auto &g : grouping.groups)
    for (Value v : g->results)
      exporter[v] = g.get();
  // In the order of the last op of each, dependencies first.
  SmallVector<std::pair<Operation *, FusionGroup *>> units;
  for (auto &g : grouping.groups)
    units.push_back({g->members.back(), g.get()});
  for (Operation *op : grouping.outside)
    units.push_back({op, nullptr});
  llvm::sort(units, [](auto &a, auto &b) {
    return a.first == b.first ? a.second < b.second : a.first->isBeforeInBlock(b.first);
  });
  SmallVector<Operation *> old;
  for (Operation &op : block)
    if (!grouping.outside.contains(&op))
      old.push_back(&op);
  for (auto [op, g] : units)
    g ? emit(g) : emit(op);
  for (Operation *op : llvm::reverse(old)) {
    if (isSplatConstant(op) && !op->use_empty()) {
      // Used by what stays: move it up, where everything sees it.
      bool kept = llvm::any_of(op->getUsers(), [&](Operation *u) { return !llvm::is_contained(old, u); });
      if (kept) {
        if (op != &block.front())
          op->moveBefore(&block.front());
        continue;
      }
    }
    op->dropAllUses();
    op->erase();
  }
}

namespace {
struct FormFusions : gc::impl::FormFusionsPassBase<FormFusions> {
  using FormFusionsPassBase::FormFusionsPassBase;

  void runOnBlock(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto barrier = dyn_cast<OptimizationBarrierOp>(op))
        barriers.push_back(barrier);
      if (isa<AccessOpInterface>(op))
        continue; // a combiner's region is part of its op
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          runOnBlock(inner);
    }
    numFolded += foldTransposes(block);
    numSplit += splitReductions(block, splitWork);
    Grouping grouping(block, {maxOps, maxOperands});
    grouping.run();
    numFusions += grouping.groups.size();
    numRepeated += grouping.numRepeated;
    BlockRewriter(block, grouping).run();
  }

  void runOnOperation() override {
    for (Block &block : getOperation().getBody())
      runOnBlock(block);
    // Nothing was merged across them; what is left of them is order that the values give anyway.
    for (OptimizationBarrierOp barrier : barriers) {
      barrier.replaceAllUsesWith(barrier.getOperands());
      barrier.erase();
    }
    barriers.clear();
  }

  SmallVector<OptimizationBarrierOp> barriers;
};
} // namespace
