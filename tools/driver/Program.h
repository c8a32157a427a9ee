// A program's text, read and imported.
#ifndef GC_TOOLS_DRIVER_PROGRAM_H
#define GC_TOOLS_DRIVER_PROGRAM_H

#include "tools/driver/HostArray.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

namespace gc {

class CompileThreads;

absl::StatusOr<std::string> readFile(const std::string &path);
bool isArtifact(const std::string &path);

// Whether a program is in gc already: tests and dumps are. All else is imported.
bool isImported(mlir::ModuleOp module);

// The signature of the module's @main.
absl::StatusOr<Signature> signatureOf(mlir::ModuleOp module);

class Program {
public:
  // Diagnostics go to stderr as file:line:column: error: …; the status then only says that the file is refused.
  // `roles`: a file as Roles.h has it; where empty, the one beside the program if there is one.
  // `threads`: how many compile; 0: as many as the affinity mask has CPUs.
  static absl::StatusOr<std::unique_ptr<Program>> load(const std::string &path, const std::string &roles = "",
                                                       unsigned threads = 0);
  ~Program();

  mlir::MLIRContext &context() { return *theContext; }
  const Signature &signature() const { return theSignature; }
  const std::string &path() const { return thePath; }
  // Every float type becomes f64 but those of arguments; the signature follows.
  absl::Status widenFloats();
  // The types of a policy (keep, bf16, f16, f32), after the phases that come before that.
  absl::Status applyPrecision(const std::string &precision);
  // gc.grad, gc.jvp and gc.vmap become plain ops.
  absl::Status expandTransforms();
  // An error's text said that it is ours.
  bool sawInternalError() const { return internalError; }

private:
  Program();
  std::string thePath;
  bool internalError = false;
  std::string text;                        // stays alive for the reproducer
  std::unique_ptr<CompileThreads> threads; // before the context, whose tasks they run
  std::unique_ptr<mlir::MLIRContext> theContext;
  Signature theSignature;

public:
  mlir::OwningOpRef<mlir::ModuleOp> module; // in gc, as imported; after the context, so that it goes first
};

} // namespace gc

#endif
