// remat=auto: the policy with the least to compute again that keeps a program within its memory.
#ifndef GC_TOOLS_DRIVER_AUTOREMAT_H
#define GC_TOOLS_DRIVER_AUTOREMAT_H

#include "passes/autodiff/Remat.h"

#include "absl/status/statusor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <functional>

namespace gc {

struct RematChoice {
  RematPolicy policy;
  std::string report; // what was chosen, its bytes, what it computes more
};

// `make` gives the program under a policy, in plain ops. Its memory is that of the compiled program: arena, arguments
// and results, each kept once. More than `bytes` under every policy is an error with the least found and a bound below
// it.
absl::StatusOr<RematChoice>
chooseRemat(int64_t bytes,
            const std::function<absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>>(const RematPolicy &)> &make);

} // namespace gc

#endif
