// Passes that make a training program of a model: factories and registration come from Passes.td.
#ifndef GC_PASSES_TRAINING_PASSES_H
#define GC_PASSES_TRAINING_PASSES_H

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Meaning.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace gc {

#define GEN_PASS_DECL
#include "passes/training/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/training/Passes.h.inc"

} // namespace gc

#endif
