// Passes from the fused graph to the executable; see Passes.td.
#ifndef GC_PASSES_MEMORY_PASSES_H
#define GC_PASSES_MEMORY_PASSES_H

#include "ir/gcx/Gcx.h"
#include "ir/interfaces/Meaning.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace gc {

#define GEN_PASS_DECL
#include "passes/memory/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/memory/Passes.h.inc"

} // namespace gc

#endif
