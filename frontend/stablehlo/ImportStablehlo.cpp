#include "frontend/stablehlo/Import.h"
#include "frontend/stablehlo/Importer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace gc {

#define GEN_PASS_DEF_IMPORTSTABLEHLOPASS
#include "frontend/stablehlo/Passes.h.inc"

namespace {
struct ImportStablehloPass : impl::ImportStablehloPassBase<ImportStablehloPass> {
  void runOnOperation() override {
    Importer importer(getOperation());
    if (failed(importer.run()))
      return signalPassFailure();
    opsImported += importer.getCount();
  }
};
} // namespace

} // namespace gc

LogicalResult gc::importStableHlo(ModuleOp module) {
  if (failed(Importer(module).run()))
    return failure();
  return verify(module);
}

OwningOpRef<ModuleOp> gc::importStableHlo(StringRef text, StringRef bufferName, MLIRContext &context) {
  DialectRegistry registry;
  registerInputDialects(registry);
  registry.insert<GcDialect>();
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, ParserConfig(&context), bufferName);
  if (!module || failed(importStableHlo(*module)))
    return {};
  return module;
}
