// The named combiners as ops and constants.
#ifndef GC_IR_INTERFACES_MONOID_H
#define GC_IR_INTERFACES_MONOID_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

#include "ir/dialect/GcEnums.h"

namespace gc {

// a∘b as one gc op. Not for Monoid::region.
mlir::Value createCombine(mlir::OpBuilder &builder, mlir::Location loc, Monoid monoid, mlir::Value a, mlir::Value b);

// The element e with e∘x = x for every x, to the bit: −0 for float addition. Null for Monoid::region and for types
// without one (complex min).
mlir::TypedAttr getIdentity(Monoid monoid, mlir::Type elementType);

// The largest value of the format, or the smallest: an infinity where it has one; 2^-127 where it has no sign.
llvm::APFloat getExtreme(const llvm::fltSemantics &semantics, bool smallest);

// What a reduction without an init starts from: the identity, but +0 for float sums, so that -0 alone gives +0.
mlir::TypedAttr getStart(Monoid monoid, mlir::Type elementType);

// Whether every element of the constant is an identity, up to the sign of a zero sum.
bool isIdentity(Monoid monoid, mlir::Attribute constant);

// A splat constant of `type` with that element.
mlir::Value createSplat(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type,
                        mlir::Attribute element);

// A rank-0 constant of an integer or float type.
mlir::Value createScalar(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type elementType, int64_t value);

} // namespace gc

#endif
