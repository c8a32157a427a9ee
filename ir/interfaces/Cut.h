// Values cut and joined along factors, as gc ops.
#ifndef GC_IR_INTERFACES_CUT_H
#define GC_IR_INTERFACES_CUT_H

#include "mlir/IR/Builders.h"

#include "ir/interfaces/Access.h"

namespace gc {

// The part of `value` that the piece touches. Starts may be known only at run time but for affine dimensions: failure.
mlir::FailureOr<mlir::Value> cutValue(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                                      const ValueAccess &access, const Accesses &accesses, const Piece &piece);

// Of an operand's part for a piece that cuts no factor of an affine dimension: what the op touches, which is what
// rebuildPiece takes.
mlir::Value touched(mlir::OpBuilder &builder, mlir::Value part, const ValueAccess &access, const Accesses &accesses);

// Parts of a value side by side along `factor`, which its access uses in a product: the inverse of cutValue.
// `pieces[i]` is the part of `parts[i]`.
mlir::Value joinValues(mlir::OpBuilder &builder, mlir::Location loc, mlir::ValueRange parts, const ValueAccess &access,
                       llvm::ArrayRef<Piece> pieces, unsigned factor);

// A factor's start as a rank-0 tensor of an integer or float type.
mlir::Value createStart(mlir::OpBuilder &builder, mlir::Location loc, const Piece &piece, unsigned factor,
                        mlir::Type elementType);

} // namespace gc

#endif
