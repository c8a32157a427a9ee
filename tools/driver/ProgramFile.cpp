// Programs as the tools read them: from files, with diagnostics to stderr, and known to the crash handlers.
#include "tools/driver/Crash.h"
#include "tools/driver/Program.h"
#include "tools/driver/Roles.h"

#include "runtime/base/Status.h"

#include "llvm/Support/raw_ostream.h"

namespace gc {

absl::StatusOr<std::unique_ptr<Program>> Program::load(const std::string &path, const std::string &roles,
                                                       unsigned threads) {
  GC_ASSIGN_OR_RETURN(std::string text, readFile(path));
  setReproducerInput(path, text);
  enterStep("read the program");
  ProgramOptions options;
  options.name = path;
  options.roles = roles.empty() ? rolesBeside(path) : roles;
  options.threads = threads;
  options.diagnose = [](const mlir::Diagnostic &diagnostic) { llvm::errs() << describeDiagnostic(diagnostic); };
  options.prepare = [](mlir::MLIRContext &context) { followSteps(context); };
  return parse(std::move(text), options);
}

} // namespace gc
