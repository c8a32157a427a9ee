// sdy.sharding, which the importer leaves on arguments, results and ops, as #gc.sharding.
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Import.h"
#include "ir/dialect/Gc.h"
#include "ir/dialect/Sharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {
#define GEN_PASS_DEF_IMPORTSHARDINGSPASS
#include "frontend/stablehlo/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

// Null where it says nothing (every dimension open and none cut); failure for what gc has no word for.
static FailureOr<ShardingAttr> convert(Operation *op, sdy::TensorShardingAttr sharding) {
  auto mesh = dyn_cast<FlatSymbolRefAttr>(sharding.getMeshOrRef());
  if (!mesh)
    return op->emitError() << "sharding " << sharding << " has a mesh of its own; name a mesh of the module", failure();
  if (!sharding.getUnreduced().empty())
    return op->emitError() << "unreduced axes in " << sharding << " are not supported", failure();
  bool says = false;
  SmallVector<SmallVector<SubDim, 1>> dims;
  for (sdy::DimShardingAttr dim : sharding.getDims()) {
    auto &subs = dims.emplace_back();
    says |= dim.getClosed() || !dim.getAxes().empty();
    for (sdy::AxisRefAttr axis : dim.getAxes()) {
      if (!axis.isWhole())
        return op->emitError() << "a part of axis \"" << axis.getName()
                               << "\" is not supported; use whole axes, or a mesh with more of them",
               failure();
      if (subs.empty())
        subs.emplace_back();
      subs.back().axes.push_back(StringAttr::get(op->getContext(), axis.getName()));
    }
  }
  return says || dims.empty() ? ShardingAttr::get(mesh, dims) : ShardingAttr();
}

namespace {

struct ImportShardings : gc::impl::ImportShardingsPassBase<ImportShardings> {
  using ImportShardingsPassBase::ImportShardingsPassBase;

  void runOnOperation() override {
    WalkResult walked = getOperation().walk([&](Operation *op) -> WalkResult {
      if (auto function = dyn_cast<func::FuncOp>(op))
        return WalkResult(importSignature(function));
      auto perValue = op->getAttrOfType<sdy::ShardingPerValueAttr>("sdy.sharding");
      op->removeAttr("sdy.sharding");
      SmallVector<Attribute> shardings;
      for (sdy::TensorShardingAttr one : perValue ? perValue.getShardings() : ArrayRef<sdy::TensorShardingAttr>()) {
        auto converted = convert(op, one);
        if (failed(converted))
          return WalkResult::interrupt();
        if (!*converted) // nothing to keep of one result: nothing of the op
          return WalkResult::advance();
        shardings.push_back(*converted);
        ++shardingsImported;
      }
      if (!shardings.empty())
        op->setAttr(ShardingAttr::onValue, ArrayAttr::get(op->getContext(), shardings));
      return WalkResult::advance();
    });
    if (walked.wasInterrupted())
      signalPassFailure();
  }

  LogicalResult importSignature(func::FuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (auto sharding = function.getArgAttrOfType<sdy::TensorShardingAttr>(i, "sdy.sharding")) {
        auto converted = convert(function, sharding);
        if (failed(converted))
          return failure();
        function.removeArgAttr(i, "sdy.sharding");
        if (*converted)
          function.setArgAttr(i, ShardingAttr::onValue, *converted);
        ++shardingsImported;
      }
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (auto sharding = function.getResultAttrOfType<sdy::TensorShardingAttr>(i, "sdy.sharding")) {
        auto converted = convert(function, sharding);
        if (failed(converted))
          return failure();
        function.removeResultAttr(i, StringAttr::get(&getContext(), "sdy.sharding"));
        if (*converted)
          function.setResultAttr(i, ShardingAttr::onValue, *converted);
        ++shardingsImported;
      }
    return success();
  }
};

} // namespace
