// Arithmetic on the index vectors of gather and scatter.
#ifndef GC_IR_OPS_INDEXVECTORS_H
#define GC_IR_OPS_INDEXVECTORS_H

#include "ir/dialect/Gc.h"

namespace gc::detail {

// The indices as signed numbers that hold every value in reach.
mlir::Value widen(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value indices);

// A tensor like the indices that holds amounts[c] at every place of component c.
mlir::Value perComponent(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value indices, int64_t vectorDim,
                         llvm::ArrayRef<mlir::Value> amounts);
mlir::Value perComponent(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value indices, int64_t vectorDim,
                         llvm::ArrayRef<int64_t> amounts);

// Whether low <= index <= high, per element.
mlir::Value isWithin(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value indices, mlir::Value low,
                     mlir::Value high);

// Whether low[c] <= component c <= high[c] in every component; a boolean per index vector.
mlir::Value vectorsWithin(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value indices, int64_t vectorDim,
                          llvm::ArrayRef<int64_t> low, llvm::ArrayRef<int64_t> high);

// The body of a scatter of kind region, of one input, in which the update replaces what was there.
void addReplacingBody(mlir::OpBuilder &builder, ScatterOp scatter);

} // namespace gc::detail

#endif
