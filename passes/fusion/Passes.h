// Fusion: from a graph of ops to a graph of kernels.
#ifndef GC_PASSES_FUSION_PASSES_H
#define GC_PASSES_FUSION_PASSES_H

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Meaning.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "passes/fusion/Passes.h.inc"
} // namespace gc

#endif
