// Passes that choose the types a program computes in.
#ifndef GC_PASSES_PRECISION_PASSES_H
#define GC_PASSES_PRECISION_PASSES_H

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Meaning.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace gc {

// The meaning of a change of types: results are those in f64, as far off as the new types' rounding explains. Integer
// results may follow from comparisons of rounded numbers and are not compared.
struct WithinNewPrecision {
  static Meaning meaning();
};

#define GEN_PASS_DECL
#include "passes/precision/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/precision/Passes.h.inc"

} // namespace gc

#endif
