// Expressions over a program's functions, as `gcompile transform` reads them:
//
//   vmap(grad(main, wrt=params/*), in_axes=[null, 0], axis_size=8)
//
//   EXPR     = FUNCTION | NAME(EXPR, KEY=VALUE, …)
//   EXPR     = precision(EXPR, bf16 | f16 | f32)
//   EXPR     = accumulate(EXPR, N | micro_batch=M, batch=ARGUMENTS, batch_norm=local:G): a train step over
//              micro-batches
//   EXPR     = lora(EXPR, params=WEIGHTS, rank=8, alpha=16, trained=PARAMETERS, seed=0): low-rank adapters for
//              weights, all other parameters frozen; lora_merge, of the same: what makes plain weights of such;
//              passes/training/Lora.h
//   NAME     = grad | value_and_grad | jvp | vjp | jacfwd | jacrev | hessian | vmap | step
//   wrt      = argument numbers and patterns over argument names (* and ?): 0, [0, 2], params/*, w|b, 'quoted'
//   in_axes, out_axes = a dimension for all, or [0, null, -1] with one per argument or result; null: not batched
//   axis_size = how many examples: shapes are static
//   step(LOSS, optimizer=adamw(lr=3e-4), clip=1.0, clip_eps=1e-6, grad_norm=true, frozen=PATTERNS, loss_scale=torch,
//   remat=full, wrt=PARAMETERS): a train step, see passes/training/TrainStep.h; without wrt the parameters are the
//   arguments of role param; accumulate=N, micro_batch=M: over micro-batches; update=FILE in the optimizer's place: a
//   program of it, see passes/training/UpdateProgram.h
// batch_norm = sync | local:G: statistics that examples take are of the whole batch, or of each of G groups of it
// batch = the arguments with the examples, NAME@DIMENSION where these are not in the first; without it those of role
//   batch, in the dimension that gc.dims calls "batch"
//
// precision: the types of gc-apply-precision. Derivatives of it are those of the low-precision function; those for its
// arguments are of the arguments' types.
//
// Without wrt derivatives are for argument 0, without axes dimension 0, as in JAX. What each gives:
// passes/autodiff/Compose.h.
#ifndef GC_TOOLS_DRIVER_TRANSFORM_H
#define GC_TOOLS_DRIVER_TRANSFORM_H

#include "absl/status/status.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace gc {

struct TransformDefaults {
  std::string wrt;      // of the innermost transformation that takes wrt and has none
  int64_t axisSize = 0; // of every vmap without axis_size; 0: none
  int64_t memory = 0;   // bytes that remat=auto has to keep to; 0: none are given
};

// Makes what the expression says the module's @main, in plain ops. The module is in gc, as imported. An error in the
// expression shows the place. What remat=auto chose is said in `report`.
absl::Status transformProgram(mlir::ModuleOp module, const std::string &expression, const TransformDefaults &defaults,
                              std::string *report = nullptr);

} // namespace gc

#endif
