// The steps of a compilation as MLIR's actions: whoever follows actions of the context (tools/driver/Crash.h) knows
// what was at work when something went wrong. Passes are actions already.
//
//   runStep(context, "pack the kernels", [&] { image = packImage(*object); });
#ifndef GC_PASSES_PHASES_STEP_H
#define GC_PASSES_PHASES_STEP_H

#include "mlir/IR/Action.h"
#include "mlir/IR/MLIRContext.h"

namespace gc {

class StepAction : public mlir::tracing::ActionImpl<StepAction> {
public:
  using Base = mlir::tracing::ActionImpl<StepAction>;
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(StepAction)
  static constexpr llvm::StringLiteral tag = "gc-step";

  StepAction(llvm::ArrayRef<mlir::IRUnit> units, llvm::StringRef name) : Base(units), name(name) {}
  llvm::StringRef getName() const { return name; }
  void print(llvm::raw_ostream &os) const override { os << "step `" << name << "`"; }

private:
  llvm::StringRef name;
};

// `name` says what the step does, as "emit a kernel".
inline void runStep(mlir::MLIRContext *context, llvm::StringRef name, llvm::function_ref<void()> run) {
  context->executeAction<StepAction>(run, {}, name);
}

} // namespace gc

#endif
