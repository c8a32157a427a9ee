// Programs of the gc dialect, up to the phase that forms fusions, as StableHLO that JAX parses and runs.
#ifndef GC_FRONTEND_STABLEHLO_EXPORT_H
#define GC_FRONTEND_STABLEHLO_EXPORT_H

#include "mlir/IR/BuiltinOps.h"

namespace gc {

// Replaces the module's functions in place: what the pass gc-export-stablehlo does. Argument names become locations
// (print with debug information to keep them), gc.alias becomes tf.aliasing_output or jax.buffer_donor. What StableHLO
// cannot say (meshes, collectives over named axes) is refused with a diagnostic at the op.
llvm::LogicalResult exportStableHlo(mlir::ModuleOp module);

} // namespace gc

#endif
