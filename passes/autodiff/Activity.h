// Which values change with others.
#ifndef GC_PASSES_AUTODIFF_ACTIVITY_H
#define GC_PASSES_AUTODIFF_ACTIVITY_H

#include "ir/dialect/Gc.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace gc {

// The floats and complex numbers of a block, and of the regions in it, that depend on the seeds other than through a
// gc.stop_gradient.
class Activity {
public:
  Activity(mlir::ValueRange seeds, mlir::Block &block);
  bool isActive(mlir::Value v) const { return active.contains(v); }
  // Whether the op computes from active values, those that its regions use from above included.
  bool isActive(mlir::Operation *op) const;

private:
  bool add(mlir::Value v);
  bool propagate(mlir::Block &block);

  llvm::DenseSet<mlir::Value> active;
};

// The values from above that the op's regions use, in order.
llvm::SetVector<mlir::Value> valuesFromAbove(mlir::Operation *op);

} // namespace gc

#endif
