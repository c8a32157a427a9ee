// Programs of one device of a mesh, on the interpreter's grid of devices.
#ifndef GC_PASSES_SHARDING_GRID_H
#define GC_PASSES_SHARDING_GRID_H

#include "ir/interfaces/Meaning.h"
#include "ir/reference/Tensor.h"
#include "passes/sharding/Layout.h"

namespace gc {

namespace sharding {
// What `device` holds of the whole tensor: `type` is the part's, `attr` the value's sharding or null.
Tensor shareOf(const Tensor &whole, mlir::Attribute attr, mlir::RankedTensorType type, const Mesh &mesh,
               int64_t device);
} // namespace sharding

// What gc-partition-spmd declares: all devices together compute the whole program's results, but for rounding.
struct ComputedByGrid {
  static Meaning meaning();
};

} // namespace gc

#endif
