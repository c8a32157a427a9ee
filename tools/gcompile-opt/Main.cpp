// mlir-opt with the project's dialects, passes and pipelines, and --check-meaning.
#include "tools/common/Register.h"

#include "passes/meaning/CheckMeaning.h"

#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;

// What the pipeline is, and its passes are held to what they declare.
static LogicalResult runChecked(StringRef input, StringRef output, DialectRegistry &registry) {
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(input, &error);
  std::unique_ptr<llvm::ToolOutputFile> out = file ? openOutputFile(output, &error) : nullptr;
  if (!out) {
    llvm::errs() << error << "\n";
    return failure();
  }
  gc::MeaningReport report;
  MlirOptMainConfig given = MlirOptMainConfig::createFromCLOptions(), config = given;
  config.setPassPipelineSetupFn([&](PassManager &manager) {
    if (failed(given.setupPassPipeline(manager)))
      return failure();
    gc::checkMeaning(manager, report);
    return success();
  });
  if (failed(MlirOptMain(out->os(), std::move(file), registry, config)))
    return failure();
  MLIRContext context;
  // Without a handler remarks are not printed.
  context.getDiagEngine().registerHandler([](Diagnostic &diagnostic) {
    llvm::errs() << diagnostic << "\n";
    for (Diagnostic &note : diagnostic.getNotes())
      llvm::errs() << "note: " << note << "\n";
  });
  if (failed(report.emit(UnknownLoc::get(&context))))
    return failure();
  out->keep();
  return success();
}

int main(int argc, char **argv) {
  DialectRegistry registry;
  gc::registerAllGcDialects(registry);
  gc::registerAllGcPasses();
  llvm::cl::opt<bool> check(
      "check-meaning",
      llvm::cl::desc("Interpret the module before and after each pass; name the first that breaks it"));
  auto [input, output] = registerAndParseCLIOptions(argc, argv, "gcompile's optimizer driver\n", registry);
  return asMainReturnCode(check ? runChecked(input, output, registry)
                                : MlirOptMain(argc, argv, input, output, registry));
}
