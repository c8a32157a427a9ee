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

// The element types of gc's tensors, for the constraints in ir/dialect/GcBase.td.
bool isIntegerElement(mlir::Type type); // i1, and signless (signed) or unsigned ones of 2, 4, 8, 16, 32 or 64 bits
bool isFloatElement(mlir::Type type);   // the kinds of f8, bf16, f16, f32, f64
bool isComplexElement(mlir::Type type); // of f32 or f64
// Whether the tensor has at most 2^46 bytes, and would have were its empty dimensions of size 1.
bool isBounded(mlir::Type type);

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
