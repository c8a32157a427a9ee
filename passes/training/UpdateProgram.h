// An optimizer given as a program: how one parameter moves, written once for every shape.
//
//   func.func @main(%gradient: tensor<4xf64>, %parameter: tensor<4xf64>, %m: tensor<4xf64>, …, %step: tensor<i32>)
//       -> (tensor<4xf64>, tensor<4xf64>, …)          // the parameter, then its state, anew
//   func.func @init(%parameter: tensor<4xf64>) -> (tensor<4xf64>, …)   // optional; else the state is zero at first
//
// Every public function whose name does not begin with "init" is an update, one per element type; an init belongs to
// the update of its element type. All arguments have one shape, of one dimension at least, but for the step: a scalar,
// the number of steps done before this one. The bodies are pointwise (splat constants and broadcasts of scalars too),
// so that they hold for any shape. State may have other element types than the parameter.
#ifndef GC_PASSES_TRAINING_UPDATEPROGRAM_H
#define GC_PASSES_TRAINING_UPDATEPROGRAM_H

#include "ir/ops/TensorBuilder.h"
#include "passes/training/Optimizer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {

// The functions for one element type.
struct UpdateProgram {
  mlir::func::FuncOp update, init; // init may be null

  struct State {
    std::string name; // as the argument is called, behind its last '/'; else state_N
    mlir::Type element;
  };
  llvm::SmallVector<State> state() const;

  // One parameter's update, in the type that it is computed in. `step` is an i32 scalar.
  Updated apply(TensorBuilder &x, mlir::Value gradient, mlir::Value parameter, mlir::ValueRange state,
                mlir::Value step) const;
};

class UpdatePrograms {
public:
  // Of a module in plain ops with calls inlined, which must stay, and not simplified: at its own shape more may be
  // pointwise than at others. What is wrong is a diagnostic where it is.
  static mlir::FailureOr<UpdatePrograms> read(mlir::ModuleOp module);

  const UpdateProgram *find(mlir::Type element) const;
  std::string elements() const; // "f32, f64"

private:
  llvm::SmallVector<UpdateProgram> programs;
};

} // namespace gc

#endif
