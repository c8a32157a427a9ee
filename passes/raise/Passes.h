// Passes that recognize what a frontend had to spell out: factories and registration come from Passes.td.
#ifndef GC_PASSES_RAISE_PASSES_H
#define GC_PASSES_RAISE_PASSES_H

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Meaning.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {

#define GEN_PASS_DECL
#include "passes/raise/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/raise/Passes.h.inc"

// What gc-raise-loops did.
struct RaisedLoops {
  unsigned loops = 0, inputs = 0, outputs = 0;
};
RaisedLoops raiseLoops(mlir::func::FuncOp function);

} // namespace gc

#endif
