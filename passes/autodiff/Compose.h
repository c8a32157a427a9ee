// Transformations of functions from C++, what `gcompile transform` is made of. Each adds a private function to the
// module that says by gc.grad, gc.jvp and gc.vmap what is wanted; gc-expand-transforms makes plain ops of them.
//
//   FailureOr<func::FuncOp> gradient = composeGrad(loss, {0, 1});
//   FailureOr<func::FuncOp> perExample = composeVmap(*gradient, {-1, -1, 0}, {0, 0}, 32);
//   makeMain(*perExample);
//
// Arguments and results keep their names and roles where they are still what they were; gradients, tangents and
// cotangents are called grad/NAME, tangent/NAME, cotangent/NAME. Wrong numbers are refused with a diagnostic at the
// function.
#ifndef GC_PASSES_AUTODIFF_COMPOSE_H
#define GC_PASSES_AUTODIFF_COMPOSE_H

#include "passes/autodiff/Remat.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {

using Composed = mlir::FailureOr<mlir::func::FuncOp>;
using Numbers = llvm::ArrayRef<int64_t>;

// The gradient of a function with one result, a real float scalar, for each argument of `wrt`; with `value` behind that
// result. `remat` says what its backward pass keeps.
Composed composeGrad(mlir::func::FuncOp function, Numbers wrt, bool value = false, const RematPolicy &remat = {});

// The function's arguments, then a cotangent per float or complex result; its results, then a gradient per entry of
// `wrt`.
Composed composeVjp(mlir::func::FuncOp function, Numbers wrt);

// The function's arguments, then a tangent per entry of `wrt`; its results, then a tangent per float or complex one.
Composed composeJvp(mlir::func::FuncOp function, Numbers wrt);

// See gc.vmap.
Composed composeVmap(mlir::func::FuncOp function, Numbers inAxes, Numbers outAxes, int64_t size);

// All derivatives of all results, real floats, for the arguments of `wrt`: per result, per entry (that one fastest) one
// tensor of the result's shape followed by the argument's. jacfwd is one jvp per element of an argument, jacrev one vjp
// per element of a result, all at once by vmap.
Composed composeJacfwd(mlir::func::FuncOp function, Numbers wrt);
Composed composeJacrev(mlir::func::FuncOp function, Numbers wrt);

// jacfwd of jacrev: of a scalar function, per i of wrt, per j of wrt, shape(i) + shape(j).
Composed composeHessian(mlir::func::FuncOp function, Numbers wrt);

// Makes the function @main and the only public one of its module.
void makeMain(mlir::func::FuncOp function);

} // namespace gc

#endif
