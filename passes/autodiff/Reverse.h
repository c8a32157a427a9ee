// Reverse mode over the ops of one block.
#ifndef GC_PASSES_AUTODIFF_REVERSE_H
#define GC_PASSES_AUTODIFF_REVERSE_H

#include "passes/autodiff/Activity.h"
#include "passes/autodiff/Remat.h"

#include "ir/ops/TensorBuilder.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {

class ReverseMode {
public:
  // Ops are built at the builder's insertion point, behind the ops to go through. The policy is for loops in them.
  ReverseMode(mlir::OpBuilder &builder, mlir::Location loc, const Activity &activity, const RematPolicy &policy)
      : x(builder, loc), activity(activity), policy(policy) {}

  // Adds to the cotangent of v; null is zero. Masked: zero wherever a branch of a gc.select was not taken.
  void add(mlir::Value v, mlir::Value cotangent, bool masked);
  mlir::Value cotangentOf(mlir::Value v) const; // null: zero
  mlir::Value cotangentOrZero(mlir::Value v);

  // Through the ops, last one first: from their results' cotangents to their operands'.
  mlir::LogicalResult run(llvm::ArrayRef<mlir::Operation *> ops);

private:
  struct Sum {
    mlir::Value value;
    bool masked = false;
  };

  mlir::LogicalResult step(mlir::Operation *op);
  mlir::LogicalResult apply(DifferentiableOpInterface op);
  mlir::LogicalResult through(CustomVjpOp op);
  mlir::LogicalResult through(CaseOp op);
  mlir::LogicalResult through(ScanOp op);

  TensorBuilder x;
  const Activity &activity;
  const RematPolicy &policy;
  llvm::DenseMap<mlir::Value, Sum> sums;
  // Replaced ops; while they live no new value takes the place of theirs in the map.
  llvm::SmallVector<mlir::Operation *> retired;
};

namespace detail {
// A private clone of the function for its derivative by these arguments, after a check of them.
mlir::FailureOr<mlir::func::FuncOp> startDerivative(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> wrt,
                                                    llvm::StringRef suffix);
// The function's type follows from its block's arguments and these results.
void finishDerivative(mlir::func::FuncOp function, llvm::ArrayRef<mlir::Value> results);
} // namespace detail
} // namespace gc

#endif
