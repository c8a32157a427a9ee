// What the exact rewrites ask of values.
#ifndef GC_PASSES_CANONICAL_MATCH_H
#define GC_PASSES_CANONICAL_MATCH_H

#include "ir/dialect/Gc.h"

namespace gc {

// The value of all elements if `value` is a splat constant, also behind reshapes and broadcasts; else null.
mlir::Attribute splatOf(mlir::Value value);
// Whether all elements are this number; of floats the sign of zero counts.
bool isSplatOf(mlir::Value value, double number);

inline mlir::RankedTensorType typeOf(mlir::Value value) {
  return mlir::cast<mlir::RankedTensorType>(value.getType());
}

} // namespace gc

#endif
