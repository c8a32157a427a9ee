// Sharding: from annotations to the program that each device runs.
#ifndef GC_PASSES_SHARDING_PASSES_H
#define GC_PASSES_SHARDING_PASSES_H

#include "passes/sharding/Grid.h"

#include "ir/dialect/Gc.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace gc {

#define GEN_PASS_DECL
#include "passes/sharding/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/sharding/Passes.h.inc"

} // namespace gc

#endif
