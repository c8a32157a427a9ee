// Passes that change the element types of a program.
#ifndef GC_PASSES_NUMERICS_PASSES_H
#define GC_PASSES_NUMERICS_PASSES_H

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Meaning.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace gc {

#define GEN_PASS_DECL
#include "passes/numerics/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/numerics/Passes.h.inc"

} // namespace gc

#endif
