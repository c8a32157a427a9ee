// Which type each op computes in under a precision policy: the one table.
#ifndef GC_PASSES_PRECISION_POLICY_H
#define GC_PASSES_PRECISION_POLICY_H

#include "mlir/IR/Operation.h"

namespace gc {

enum class PrecisionClass : uint8_t {
  Contraction, // operands and result in the low type, sums in f32
  Wide,        // in f32
  Pointwise,   // as the operands
  Movement,    // as the operands; rounding commutes with it
  Control,     // results as their regions', carries in f32
  Cast,        // the user's own conversions
  Kept         // the types that the program has
};

// Depends on the op alone, not on its types.
PrecisionClass precisionClassOf(mlir::Operation *op);

// docs/reference/precision.md.
void writePrecisionReference(llvm::raw_ostream &out);

} // namespace gc

#endif
