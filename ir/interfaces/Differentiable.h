// What the ops' rules for tangents and cotangents share (DifferentiableOpInterface).
#ifndef GC_IR_INTERFACES_DIFFERENTIABLE_H
#define GC_IR_INTERFACES_DIFFERENTIABLE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/BitVector.h"

namespace gc {

// Tensors of floats and complex numbers have tangents and cotangents, of their own type.
bool isDifferentiable(mlir::Type type);

namespace detail {
// Ops linear in the operands with tangents are applied to these; pointwise ones have derivatives.
mlir::LogicalResult defaultJvp(mlir::Operation *op, mlir::OpBuilder &builder, llvm::ArrayRef<mlir::Value> tangents,
                               llvm::MutableArrayRef<mlir::Value> results);
mlir::LogicalResult pointwiseVjp(mlir::Operation *op, mlir::OpBuilder &builder, llvm::ArrayRef<mlir::Value> cotangents,
                                 const llvm::BitVector &wanted, llvm::MutableArrayRef<mlir::Value> operands);
} // namespace detail
} // namespace gc

#endif
