// How values lie over a mesh, in the terms of factors.
#ifndef GC_PASSES_SHARDING_LAYOUT_H
#define GC_PASSES_SHARDING_LAYOUT_H

#include "ir/dialect/Gc.h"
#include "ir/dialect/Sharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace gc::sharding {

struct Mesh {
  mlir::FlatSymbolRefAttr name;
  llvm::MapVector<mlir::StringAttr, int64_t> sizes;

  int64_t sizeOf(llvm::ArrayRef<mlir::StringAttr> axes) const;
};

// The module's mesh. Null name where the module has none; failure (with a diagnostic) for several.
mlir::FailureOr<Mesh> readMesh(mlir::ModuleOp module);

// How every pass over a mesh begins: reads it and puts the sizes of `overrides` ("data=4,tensor=2") in place of its
// own, in the module too. Failure (with a diagnostic) for an override that names no axis, and where the mesh does not
// have `devices` devices (0: any number).
mlir::FailureOr<Mesh> openMesh(mlir::ModuleOp module, llvm::StringRef overrides, int64_t devices);

// Functions that are one device's program already carry this attribute; their arguments and results keep #gc.sharding
// for who hands out the parts.
inline constexpr llvm::StringLiteral kPartitioned = "gc.partitioned";

// The whole value that parts of this type and layout make up; localType's inverse.
mlir::RankedTensorType wholeType(mlir::RankedTensorType part, ShardingAttr attr, const Mesh &mesh);

// An axis that cuts a dimension: `pre` is the product of the sizes before (major to) the part that it cuts.
// 3·4·64 with the 4 cut by an axis: pre 3.
struct AxisAt {
  int64_t pre;
  mlir::StringAttr axis;
  bool operator==(const AxisAt &) const = default;
};

struct Layout {
  llvm::SmallVector<llvm::SmallVector<AxisAt, 1>> dims; // by pre
  // Each device holds a summand (by the monoid) along these axes.
  llvm::SmallVector<mlir::StringAttr, 1> unreduced;
  Monoid monoid = Monoid::add;

  static Layout replicated(mlir::Type type);
  bool uses(mlir::StringAttr axis) const;
  bool isReplicated() const;
  void insert(unsigned dim, AxisAt at);
};

// Fails with a diagnostic at `loc` for an unknown axis or a size that the axes do not divide.
mlir::FailureOr<Layout> fromAttr(mlir::Location loc, ShardingAttr attr, mlir::RankedTensorType type, const Mesh &mesh);
ShardingAttr toAttr(const Layout &layout, mlir::RankedTensorType type, const Mesh &mesh);

// The shape that one device holds.
mlir::RankedTensorType localType(mlir::RankedTensorType type, const Layout &layout, const Mesh &mesh);

// Axes per factor.
using FactorAxes = llvm::SmallVector<llvm::SmallVector<mlir::StringAttr, 1>>;

// The axes that the layouts of an op's operands and results put on its factors; where two want an axis for different
// factors, the first has it.
FactorAxes axesOfFactors(const Accesses &accesses,
                         llvm::ArrayRef<std::pair<const ValueAccess *, const Layout *>> values, const Mesh &mesh);

// The layout of a value whose dimensions are made of these factors.
Layout layoutOf(const ValueAccess &access, const Accesses &accesses, const FactorAxes &axes, const Mesh &mesh);

// Layouts of every value of a function, from the shardings on its arguments, results and ops.
using Layouts = llvm::DenseMap<mlir::Value, Layout>;
mlir::FailureOr<Layouts> propagate(mlir::func::FuncOp function, const Mesh &mesh);

} // namespace gc::sharding

#endif
