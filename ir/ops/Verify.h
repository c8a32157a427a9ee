// Checks that the families' verifiers share. Each message ends with the label of its rule.
#ifndef GC_IR_OPS_VERIFY_H
#define GC_IR_OPS_VERIFY_H

#include "ir/dialect/Gc.h"

namespace gc::detail {

inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return mlir::cast<mlir::RankedTensorType>(value.getType());
}
inline llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  return tensorType(value).getShape();
}
inline int64_t rankOf(mlir::Value value) {
  return tensorType(value).getRank();
}

// `dims` are different dimensions of a tensor of that rank.
mlir::LogicalResult verifyDims(mlir::Operation *op, llvm::ArrayRef<int64_t> dims, int64_t rank, llvm::StringRef name,
                               llvm::StringRef label);
mlir::LogicalResult verifyDim(mlir::Operation *op, int64_t dim, int64_t rank, llvm::StringRef name,
                              llvm::StringRef label);
// One amount per dimension.
mlir::LogicalResult verifyCount(mlir::Operation *op, llvm::ArrayRef<int64_t> amounts, int64_t rank,
                                llvm::StringRef name, llvm::StringRef label);
// The result's type is the one that follows from the operands.
mlir::LogicalResult verifyResult(mlir::Operation *op, mlir::Value result, llvm::ArrayRef<int64_t> shape,
                                 mlir::Type elementType, llvm::StringRef label);
// The region takes these types and yields those.
mlir::LogicalResult verifyRegion(mlir::Operation *op, mlir::Region &region, mlir::TypeRange arguments,
                                 mlir::TypeRange yields, llvm::StringRef name, llvm::StringRef label);
// A named kind has no region and a combiner for the type; kind region has one over `arguments` that yields `yields`.
mlir::LogicalResult verifyCombiner(mlir::Operation *op, Monoid kind, mlir::Region &region,
                                   llvm::ArrayRef<mlir::Type> elementTypes, llvm::StringRef label);

} // namespace gc::detail

#endif
