// Derivatives of functions, as new functions beside them.
#ifndef GC_PASSES_AUTODIFF_DIFFERENTIATE_H
#define GC_PASSES_AUTODIFF_DIFFERENTIATE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/autodiff/Remat.h"

namespace gc {

// Both need a function of one block without calls and without transformations (gc.grad, gc.jvp, gc.vmap); `wrt` names
// arguments of floats or complex numbers. The new function is private, named after the given one, and follows it. An op
// that cannot be differentiated is an error at its location.

// In reverse: arguments are the function's, then a cotangent per result of floats or complex numbers; results are the
// function's, then the cotangent of each argument of `wrt`: with one real scalar result and a cotangent of 1 its
// gradient.
mlir::FailureOr<mlir::func::FuncOp> buildVjp(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> wrt,
                                             const RematPolicy &policy = {});

// Forward: arguments are the function's, then a tangent per argument of `wrt`; results are the function's, then a
// tangent per result of floats or complex numbers.
mlir::FailureOr<mlir::func::FuncOp> buildJvp(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> wrt);

} // namespace gc

#endif
