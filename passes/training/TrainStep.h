// A train step of a loss: its gradient for the parameters and an optimizer's update, as one function.
//
// The loss function's arguments carry gc.role and gc.name; its first result is the loss, a real float scalar, then come
// new values of the arguments of role state under their names, then metrics. The step's arguments and results:
//
//   arguments: parameters, opt_state (PARAMETER.SLOT), the loss scale's (opt_state), state, step (i32, the steps done),
//              what else the loss takes
//   results:   the same up to step, anew and in place (gc.alias), without frozen parameters; loss, metrics, and of role
//              metric too: with gradNorm `grad_norm`, with a loss scale `skipped` (i32: 1 where a gradient was not
//              finite and all but the scale stayed)
#ifndef GC_PASSES_TRAINING_TRAINSTEP_H
#define GC_PASSES_TRAINING_TRAINSTEP_H

#include "passes/autodiff/Compose.h"
#include "passes/training/LossScale.h"
#include "passes/training/UpdateProgram.h"

namespace gc {

struct TrainStepOptions {
  Optimizer optimizer;
  const UpdatePrograms *update = nullptr; // in the optimizer's place; those of f32 serve narrower parameters
  // All gradients g become g·min(1, clip/(n + clipEps)), n the norm of all of them together; 0: they stay.
  // As torch 2.15 torch.nn.utils.clip_grad_norm_.
  double clip = 0, clipEps = 1e-6;
  // The result grad_norm: n, before gradients are clipped and without the loss scale, in f64 where a gradient is f64,
  // else f32.
  bool gradNorm = false;
  std::vector<std::string> frozen; // patterns of parameters that stay: no gradient, no state
  std::optional<LossScale> lossScale;
  RematPolicy remat;
  bool unscaled = false;                 // a loss in f16 may go without
  llvm::SmallVector<int64_t> parameters; // argument numbers; none: those of role param
};

// What loss_scale= says: none, or a loss scale.
mlir::LogicalResult setLossScale(TrainStepOptions &options, const Expression &expression, ExpressionText &text);

// A private function behind `loss`; gc.grad in it awaits gc-expand-transforms. What is wrong is a diagnostic at `loss`.
Composed composeTrainStep(mlir::func::FuncOp loss, const TrainStepOptions &options);

} // namespace gc

#endif
