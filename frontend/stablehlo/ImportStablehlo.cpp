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

// MLIR 22 asks `index` for its width there, which it does not have.
static bool hasArrayOfIndex(StringRef text, size_t &at) {
  for (at = text.find("array"); at != StringRef::npos; at = text.find("array", at + 1)) {
    StringRef rest = text.drop_front(at + 5).ltrim();
    if (rest.consume_front("<") && rest.ltrim().starts_with("index"))
      return true;
  }
  return false;
}

OwningOpRef<ModuleOp> gc::parseProgram(StringRef text, StringRef bufferName, MLIRContext &context) {
  if (size_t at; hasArrayOfIndex(text, at)) {
    StringRef before = text.take_front(at);
    size_t lineStart = before.rfind('\n') + 1;
    emitError(FileLineColLoc::get(&context, bufferName, before.count('\n') + 1, at - lineStart + 1))
        << "an array of index cannot be read; write i64";
    return {};
  }
  return parseSourceString<ModuleOp>(text, ParserConfig(&context), bufferName);
}

OwningOpRef<ModuleOp> gc::importStableHlo(StringRef text, StringRef bufferName, MLIRContext &context) {
  DialectRegistry registry;
  registerInputDialects(registry);
  registry.insert<GcDialect>();
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module = parseProgram(text, bufferName, context);
  if (!module || failed(importStableHlo(*module)))
    return {};
  return module;
}
