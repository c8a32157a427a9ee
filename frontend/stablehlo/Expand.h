// The builder of ops for inputs that are imported as several gc ops.
#ifndef GC_FRONTEND_STABLEHLO_EXPAND_H
#define GC_FRONTEND_STABLEHLO_EXPAND_H

#include "frontend/stablehlo/Importer.h"
#include "ir/ops/TensorBuilder.h"

namespace gc {

class Expand : public TensorBuilder {
public:
  Expand(Importer &importer, mlir::Operation *op) : TensorBuilder(importer.builder, op->getLoc()) {}
};

// Whether a region has ops on scalars alone, none of them a call or with a region of its own.
bool isPointwise(mlir::Region &region);
// Such a region applied to whole tensors of `shape`, all in pieces.
llvm::LogicalResult applyWhole(Expand &x, Importer &importer, mlir::Region &region, mlir::ValueRange arguments,
                               llvm::ArrayRef<int64_t> shape, llvm::SmallVectorImpl<mlir::Value> &results);

} // namespace gc

#endif
