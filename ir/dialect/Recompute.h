// Attributes of rematerialization, which go with their ops through formats and transformations.
#ifndef GC_IR_DIALECT_RECOMPUTE_H
#define GC_IR_DIALECT_RECOMPUTE_H

#include "llvm/ADT/StringRef.h"

namespace gc {

// On gc.grad: what its backward pass keeps, see passes/autodiff/Remat.h.
inline constexpr llvm::StringLiteral kRemat = "gc.remat";
// On gc.optimization_barrier: what is behind it is computed again on purpose; the barrier lasts until kernels are
// formed.
inline constexpr llvm::StringLiteral kRecompute = "gc.recompute";

} // namespace gc

#endif
