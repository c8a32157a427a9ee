// A function over several examples at once (vmap), built from the rules of BatchOpInterface.
#ifndef GC_PASSES_AUTODIFF_BATCH_H
#define GC_PASSES_AUTODIFF_BATCH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {

// Builds, beside `function` (no calls, no transform ops in it), a private function over `size` examples: argument i has
// them along dimension inAxes[i], or shares one value among them where that is -1; results likewise. Nothing is
// computed per example that depends on shared values only. An op without a rule, or a result with axis -1 that depends
// on the example, is refused with a diagnostic at it.
mlir::FailureOr<mlir::func::FuncOp> buildVmap(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> inAxes,
                                              llvm::ArrayRef<int64_t> outAxes, int64_t size);

} // namespace gc

#endif
