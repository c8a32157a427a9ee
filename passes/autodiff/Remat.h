// What a gradient's backward pass keeps of the forward pass, and what it computes again from that.
//
// As text: none | full | dots | names(PATTERNS) | work(NUMBER), also in gc.grad's attribute gc.remat. The forward pass
// is cut into segments where few bytes enter what follows (a transformer's residual stream). What enters a segment is
// kept; of its inside
//
//   none   all that the backward pass needs is kept
//   dots   results of contractions are kept
//   names  values under a gc.checkpoint_name that a pattern names are kept
//   work   what takes at least so many additions' worth of work per byte is kept (workPerByte)
//   full   nothing is kept
//
// and the rest is computed again just before the backward pass of its segment; in a scan the segment is the body and
// its carries are what enters. The last segment stays: its backward pass follows at once. Results of loops and branches
// are kept always. Bits are the same: the ops are the same ones. (Chen et al. 2016, arXiv:1604.06174, section 4.)
#ifndef GC_PASSES_AUTODIFF_REMAT_H
#define GC_PASSES_AUTODIFF_REMAT_H

#include "ir/analysis/Expression.h"
#include "ir/dialect/Gc.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {

struct RematPolicy {
  enum class Kind { None, Dots, Names, Work, Full };
  Kind kind = Kind::None;
  std::vector<std::string> patterns; // of Names
  double least = 0;                  // of Work

  bool any() const { return kind != Kind::None; }
  // Whether the backward pass may not compute the op again.
  bool keeps(mlir::Operation *op) const;
  std::string text() const;
  // Each pattern names a checkpoint of the callee.
  mlir::LogicalResult verifyNames(GradOp grad, mlir::func::FuncOp callee) const;
};

// Of a tensor in memory.
int64_t bytesOf(mlir::Value v);
// What one evaluation of the op costs, in additions: the size of its iteration space times opWeight; 0 for moves.
double workOf(mlir::Operation *op);
// The same per byte of its results.
double workPerByte(mlir::Operation *op);

mlir::FailureOr<RematPolicy> parseRematPolicy(const Expression &expression, ExpressionText &text);
mlir::FailureOr<RematPolicy> parseRematPolicy(ExpressionText &text); // empty: none

// As the op's attribute, and back.
void setRemat(GradOp grad, const RematPolicy &policy);
mlir::FailureOr<RematPolicy> rematOf(GradOp grad);

// In a block whose ops before `backward` are the forward pass and whose others are the backward pass, from `seeds` on.
void recompute(mlir::Block &body, mlir::Operation *backward, mlir::ValueRange seeds, const RematPolicy &policy);

} // namespace gc

#endif
