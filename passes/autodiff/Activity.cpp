#include "passes/autodiff/Activity.h"

using namespace mlir;
using namespace gc;

Activity::Activity(ValueRange seeds, Block &block) {
  for (Value seed : seeds)
    add(seed);
  propagate(block);
}

bool Activity::add(Value v) {
  return isDifferentiable(v.getType()) && active.insert(v).second;
}

SetVector<Value> gc::valuesFromAbove(Operation *op) {
  // MLIR's own walk wants every region to belong to an op; a body that is being made does not yet.
  SetVector<Value> values;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      for (Value v : inner->getOperands()) {
        Operation *around = v.getParentBlock()->getParentOp();
        if (!around || !op->isAncestor(around))
          values.insert(v);
      }
    });
  return values;
}

bool Activity::isActive(Operation *op) const {
  if (llvm::any_of(op->getOperands(), [&](Value v) { return isActive(v); }))
    return true;
  return op->getNumRegions() > 0 && llvm::any_of(valuesFromAbove(op), [&](Value v) { return isActive(v); });
}

// Whether anything became active.
bool Activity::propagate(Block &block) {
  bool changed = false;
  for (Operation &op : block.without_terminator()) {
    if (isa<StopGradientOp>(op))
      continue;
    auto edges = dyn_cast<DataFlowEdgeOpInterface>(op);
    if (!edges) {
      if (llvm::any_of(op.getOperands(), [&](Value v) { return isActive(v); }))
        for (Value result : op.getResults())
          changed |= add(result);
      continue;
    }
    // What goes around a loop needs another round.
    for (bool again = true; again;) {
      again = false;
      for (const DataFlowEdge &edge : edges.getDataFlowEdges())
        if (llvm::any_of(edge.sources, [&](Value v) { return isActive(v); }))
          for (Value target : edge.targets)
            again |= add(target);
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          again |= propagate(inner);
      changed |= again;
    }
  }
  return changed;
}
