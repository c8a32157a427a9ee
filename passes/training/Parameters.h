// What a loss's arguments are and what they are called, for the passes that choose parameters by patterns of names.
#ifndef GC_PASSES_TRAINING_PARAMETERS_H
#define GC_PASSES_TRAINING_PARAMETERS_H

#include "ir/dialect/Gc.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>

namespace gc {

// What an argument or a result says it is for; none where it says nothing.
std::optional<Role> roleOf(mlir::DictionaryAttr attributes);

// An argument's name, or param_NNN with its number: in_NNN are other arguments of the step that is made of the loss.
std::string parameterName(mlir::func::FuncOp loss, int64_t argument);

// The positions of those names that a pattern (* and ?) matches. None is an error at `loss` that calls the pattern's
// place `what` and says the nearest.
mlir::FailureOr<llvm::SmallVector<size_t>> parametersNamed(mlir::func::FuncOp loss,
                                                           const std::vector<std::string> &names,
                                                           const std::string &pattern, const llvm::Twine &what);

} // namespace gc

#endif
