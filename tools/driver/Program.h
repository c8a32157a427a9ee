// A program's text, read and imported. Program.cpp knows nothing of the process that it runs in: embedded in a host
// program it is the same; Program::load (ProgramFile.cpp) is how the tools read files.
#ifndef GC_TOOLS_DRIVER_PROGRAM_H
#define GC_TOOLS_DRIVER_PROGRAM_H

#include "tools/driver/BatchFlags.h"
#include "tools/driver/HostArray.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>

namespace gc {

class CompileThreads;

absl::StatusOr<std::string> readFile(const std::string &path);
bool isArtifact(const std::string &path);

// Whether a program is in gc already: tests and dumps are. All else is imported.
bool isImported(mlir::ModuleOp module);

// The signature of the module's @main.
absl::StatusOr<Signature> signatureOf(mlir::ModuleOp module);

// file:line:column: error: text, as compilers print it, a line each; notes follow their error.
std::string describeDiagnostic(const mlir::Diagnostic &diagnostic);

struct ProgramOptions {
  std::string name;                                       // of the text, in locations and messages
  std::string roles;                                      // a file as Roles.h has it, or empty
  unsigned threads = 0;                                   // that compile; 0: as many as the affinity mask has CPUs
  std::function<void(const mlir::Diagnostic &)> diagnose; // may not be empty; one call at a time
  std::function<void(mlir::MLIRContext &)> prepare;       // before anything runs in the context; may be empty
};

class Program {
public:
  using Module = mlir::OwningOpRef<mlir::ModuleOp>;
  // Text or MLIR bytecode. What is wrong with it goes to options.diagnose; the status then only says that it is
  // refused.
  static absl::StatusOr<std::unique_ptr<Program>> parse(std::string text, const ProgramOptions &options);
  // In two steps, for who makes the module in between, in gc and in context(); a null one is refused.
  static absl::StatusOr<std::unique_ptr<Program>> begin(const ProgramOptions &options);
  absl::Status complete(Module made);
  // Of a module that `build` makes in the program's context, in gc; a null one is refused.
  static absl::StatusOr<std::unique_ptr<Program>> make(const ProgramOptions &options,
                                                       llvm::function_ref<Module(mlir::MLIRContext &)> build);
  // Diagnostics go to stderr as file:line:column: error: …; the status then only says that the file is refused.
  // `roles`: a file as Roles.h has it; where empty, the one beside the program if there is one.
  // `threads`: how many compile; 0: as many as the affinity mask has CPUs.
  static absl::StatusOr<std::unique_ptr<Program>> load(const std::string &path, const std::string &roles = "",
                                                       unsigned threads = 0);
  ~Program();

  mlir::MLIRContext &context() { return *theContext; }
  const Signature &signature() const { return theSignature; }
  const std::string &path() const { return thePath; }
  // After a change of the module from outside.
  absl::Status updateSignature();
  // Every float type becomes f64 but those of arguments; the signature follows.
  absl::Status widenFloats();
  // The types of a policy (keep, bf16, f16, f32) and what becomes of the batch, after the phases that come before that.
  absl::Status apply(const std::string &precision, const BatchFlags &batch);
  // gc.grad, gc.jvp and gc.vmap become plain ops.
  absl::Status expandTransforms();
  // An error's text said that it is ours.
  bool sawInternalError() const { return internalError; }
  // What is done next starts anew, where a program outlives a step that failed.
  void forgetErrors() { internalError = false; }

private:
  Program();
  std::string thePath;
  bool internalError = false;
  std::unique_ptr<CompileThreads> threads; // before the context, whose tasks they run
  std::unique_ptr<mlir::MLIRContext> theContext;
  Signature theSignature;

public:
  Module module; // in gc, as imported; after the context, so that it goes first
};

} // namespace gc

#endif
