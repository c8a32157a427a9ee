#include "frontend/stablehlo/Export.h"
#include "frontend/stablehlo/Exporter.h"

#include "ir/interfaces/Meaning.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace gc {

#define GEN_PASS_DEF_EXPORTSTABLEHLOPASS
#include "frontend/stablehlo/Passes.h.inc"

namespace {
struct ExportStablehloPass : impl::ExportStablehloPassBase<ExportStablehloPass> {
  void runOnOperation() override {
    Exporter exporter(getOperation());
    if (failed(exporter.run()))
      return signalPassFailure();
    opsExported += exporter.getCount();
  }
};
} // namespace

} // namespace gc

LogicalResult gc::exportStableHlo(ModuleOp module) {
  DialectRegistry registry;
  registerInputDialects(registry);
  module.getContext()->appendDialectRegistry(registry);
  module.getContext()->loadAllAvailableDialects();
  if (failed(Exporter(module).run()))
    return failure();
  return verify(module);
}
