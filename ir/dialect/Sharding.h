// #gc.sharding: the mesh axes that cut each dimension of a value (ir/dialect/Sharding.td).
#ifndef GC_IR_DIALECT_SHARDING_H
#define GC_IR_DIALECT_SHARDING_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/SmallVector.h"

namespace gc {
namespace detail {
struct ShardingAttrStorage;
} // namespace detail

// A part of a dimension, and the axes that cut it, major to minor.
struct SubDim {
  int64_t size = 0; // 0: all that is left
  llvm::SmallVector<mlir::StringAttr, 1> axes;
};

class ShardingAttr : public mlir::Attribute::AttrBase<ShardingAttr, mlir::Attribute, detail::ShardingAttrStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "gc.sharding";
  static constexpr llvm::StringLiteral dialectName = "gc";
  // The attribute's name on function arguments and results.
  static constexpr llvm::StringLiteral onValue = "gc.sharding";

  static ShardingAttr get(mlir::MLIRContext *context, mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr dims);
  static ShardingAttr get(mlir::FlatSymbolRefAttr mesh, llvm::ArrayRef<llvm::SmallVector<SubDim, 1>> dims);
  static constexpr llvm::StringLiteral getMnemonic() { return {"sharding"}; }
  static mlir::Attribute parse(mlir::AsmParser &parser, mlir::Type type);
  void print(mlir::AsmPrinter &printer) const;

  mlir::FlatSymbolRefAttr getMesh() const;
  mlir::ArrayAttr getDims() const;
  llvm::SmallVector<llvm::SmallVector<SubDim, 1>> getSubDims() const;
};
} // namespace gc

MLIR_DECLARE_EXPLICIT_TYPE_ID(::gc::ShardingAttr)

#endif
