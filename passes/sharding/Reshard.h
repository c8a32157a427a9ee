// A device's part of a value brought from one layout to another.
#ifndef GC_PASSES_SHARDING_RESHARD_H
#define GC_PASSES_SHARDING_RESHARD_H

#include "passes/sharding/Layout.h"

namespace gc::sharding {

// A device's part.
struct Local {
  mlir::Value value;
  Layout layout;
};

class Resharder {
public:
  Resharder(const Mesh &mesh) : mesh(mesh) {}

  // The sum over the axes along which the value is unreduced.
  Local reduce(mlir::OpBuilder &builder, Local local);
  // Dimensions as `to` has them; the value is reduced.
  mlir::Value reshard(mlir::OpBuilder &builder, Local local, const Layout &to);
  // This device's position along the axes times `size`, as a rank-0 i32.
  mlir::Value position(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<mlir::StringAttr> axes,
                       int64_t size);

  int64_t reductions = 0, gathers = 0;

private:
  mlir::Value gather(mlir::OpBuilder &builder, mlir::Value value, unsigned dim, int64_t localPre,
                     mlir::StringAttr axis);
  mlir::Value cut(mlir::OpBuilder &builder, mlir::Value value, unsigned dim, int64_t localPre, mlir::StringAttr axis);
  mlir::ArrayAttr axesAttr(llvm::ArrayRef<mlir::StringAttr> axes) const;

  const Mesh &mesh;
};

} // namespace gc::sharding

#endif
