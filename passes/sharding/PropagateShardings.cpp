#include "passes/sharding/Layout.h"
#include "passes/sharding/Passes.h"

namespace gc {
#define GEN_PASS_DEF_PROPAGATESHARDINGSPASS
#include "passes/sharding/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;
using namespace gc::sharding;

namespace {

struct PropagateShardings : gc::impl::PropagateShardingsPassBase<PropagateShardings> {
  using PropagateShardingsPassBase::PropagateShardingsPassBase;

  void runOnOperation() override {
    auto mesh = openMesh(getOperation(), meshSizes, devices);
    if (failed(mesh))
      return signalPassFailure();
    if (!mesh->name) // one device
      return;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal() || function->hasAttr(kPartitioned))
        continue;
      auto layouts = propagate(function, *mesh);
      if (failed(layouts))
        return signalPassFailure();
      function.walk([&](Operation *op) { annotate(op, *layouts, *mesh); });
    }
  }

  void annotate(Operation *op, const Layouts &layouts, const Mesh &mesh) {
    SmallVector<Attribute> shardings;
    bool cut = false;
    for (Value result : op->getResults()) {
      auto type = dyn_cast<RankedTensorType>(result.getType());
      auto found = layouts.find(result);
      if (!type || found == layouts.end())
        return;
      shardings.push_back(toAttr(found->second, type, mesh));
      if (found->second.isReplicated())
        continue;
      cut = true;
      ++valuesCut;
    }
    if (cut)
      op->setAttr(ShardingAttr::onValue, ArrayAttr::get(op->getContext(), shardings));
  }
};

} // namespace
