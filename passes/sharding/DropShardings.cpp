#include "passes/sharding/Layout.h"
#include "passes/sharding/Passes.h"

namespace gc {
#define GEN_PASS_DEF_DROPSHARDINGSPASS
#include "passes/sharding/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;
using namespace gc::sharding;

namespace {

struct DropShardings : gc::impl::DropShardingsPassBase<DropShardings> {
  using DropShardingsPassBase::DropShardingsPassBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function->hasAttr(kPartitioned))
        continue;
      // Shardy's own as well: on one device nobody converts them.
      for (StringRef name : {StringRef(ShardingAttr::onValue), StringRef("sdy.sharding")}) {
        auto id = StringAttr::get(&getContext(), name);
        for (unsigned i = 0; i < function.getNumArguments(); ++i)
          dropped += bool(function.removeArgAttr(i, id));
        for (unsigned i = 0; i < function.getNumResults(); ++i)
          dropped += bool(function.removeResultAttr(i, id));
        function.walk([&](Operation *op) { dropped += bool(op->removeAttr(id)); });
      }
    }
    for (auto mesh : llvm::make_early_inc_range(getOperation().getOps<MeshOp>()))
      if (SymbolTable::symbolKnownUseEmpty(mesh, getOperation()))
        mesh.erase();
  }
};

} // namespace
