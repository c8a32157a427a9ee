// Loss scaling. Gradients in f16 are taken of the loss times a scale, so that small ones do not become zero; the scale
// follows the overflows that it meets. As text, defaults as in LossScaleInfo's rows:
//
//   torch, deepspeed(init=1024), keras, fixed(4096)
//
// The loss itself, what is clipped and what the optimizer sees have no scale. A step with an infinite or NaN element in
// any gradient is skipped: it moves no parameter, no state, no count of steps, only the scale.
#ifndef GC_PASSES_TRAINING_LOSSSCALE_H
#define GC_PASSES_TRAINING_LOSSSCALE_H

#include "passes/training/Optimizer.h"

namespace gc {

struct LossScaleInfo {
  const char *name, *summary, *source;
  std::vector<Hyperparameter> parameters; // the first one by place
};
llvm::ArrayRef<LossScaleInfo> lossScales();

// What a scale remembers between steps: scalars, f32 the scale itself and i32 the rest.
struct ScaleSlot {
  const char *name; // behind "loss_scale"; "" is the scale
  int64_t initial;
};

struct LossScale {
  const LossScaleInfo *info = nullptr;
  llvm::SmallVector<double> numbers; // as info->parameters

  double number(llvm::StringRef name, double otherwise = 0) const;
  llvm::SmallVector<ScaleSlot> slots() const; // none where the scale is fixed
  // The scale of this step, f32.
  mlir::Value value(TensorBuilder &x, llvm::ArrayRef<mlir::Value> slots) const;
  // The slots after a step whose gradients are `finite` (i1).
  llvm::SmallVector<mlir::Value> update(TensorBuilder &x, llvm::ArrayRef<mlir::Value> slots, mlir::Value finite) const;
};

mlir::FailureOr<LossScale> parseLossScale(const Expression &expression, ExpressionText &text);

} // namespace gc

#endif
