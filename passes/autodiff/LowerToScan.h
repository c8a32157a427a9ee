// Reductions as loops, where only a loop has a derivative.
#ifndef GC_PASSES_AUTODIFF_LOWERTOSCAN_H
#define GC_PASSES_AUTODIFF_LOWERTOSCAN_H

#include "passes/autodiff/Activity.h"

namespace gc {

// Rewrites the active ops of the block, and of the regions in it, that have a derivative only as loops: reductions with
// a region of their own one of whose active results is used, and running products.
mlir::LogicalResult lowerToScans(mlir::Block &block, const Activity &activity);

} // namespace gc

#endif
