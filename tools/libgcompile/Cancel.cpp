#include "tools/libgcompile/Cancel.h"

#include "tools/libgcompile/Handles.h"

#include "passes/phases/Step.h"

#include "mlir/Pass/PassManager.h"

using namespace gc;
using namespace gc::embed;

void CancelWatch::follow(mlir::MLIRContext &context) {
  context.registerActionHandler([this](llvm::function_ref<void()> run, const mlir::tracing::Action &action) {
    if (!llvm::isa<StepAction, mlir::PassExecutionAction>(action) || !isCancelled())
      run();
  });
}

gcompile_status *gcompile_cancel_create(gcompile_cancel **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(out, "out"));
    *out = new gcompile_cancel;
    return absl::OkStatus();
  });
}

void gcompile_cancel_request(gcompile_cancel *cancel) {
  if (cancel)
    cancel->asked->store(true, std::memory_order_relaxed);
}

void gcompile_cancel_reset(gcompile_cancel *cancel) {
  if (cancel)
    cancel->asked->store(false, std::memory_order_relaxed);
}

void gcompile_cancel_free(gcompile_cancel *cancel) {
  delete cancel;
}
