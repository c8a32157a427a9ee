// Passes that make a training program of a model.
#ifndef GC_PASSES_TRAINING
#define GC_PASSES_TRAINING

include "ir/interfaces/Meaning.td"

def MakeTrainStepPass : Gc_Pass<"gc-make-train-step", "::gc::ProvedByStoredResults", "::mlir::ModuleOp"> {
  let summary = "Make a train step of a loss";
  let description = [{
    Why: who writes a model writes its loss; gradients and the optimizer's update follow from it.
    Needs: @main with roles and names on its arguments, the loss as its first result, then new values of the arguments of
    role state, then metrics.
    Gives: @main with the arguments parameters, opt_state (PARAMETER.SLOT), state, step (i32), and what else the loss takes;
    results are these anew and in place up to step, without frozen parameters, then the loss and metrics. Gradients are
    asked for by gc.grad, which gc-expand-transforms replaces.

    ```mlir
    // before
    func.func @main(%w: tensor<4xf32> {gc.name = "w", gc.role = #gc<role param>},
                    %x: tensor<4xf32> {gc.name = "x", gc.role = #gc<role batch>}) -> tensor<f32> {
      %0 = gc.mul %w, %x : tensor<4xf32>
      %1 = gc.reduce add(%0) dims [0] : (tensor<4xf32>) -> tensor<f32>
      return %1 : tensor<f32>
    }
    // after, with optimizer=sgd(lr=0.1)
    func.func @main(%w: tensor<4xf32> {gc.alias = 0 : i32, gc.name = "w", gc.role = #gc<role param>},
                    %step: tensor<i32> {gc.alias = 1 : i32, gc.name = "step", gc.role = #gc<role step>},
                    %x: tensor<4xf32> {gc.name = "x", gc.role = #gc<role batch>})
        -> (tensor<4xf32> {gc.name = "w", gc.role = #gc<role param>},
            tensor<i32> {gc.name = "step", gc.role = #gc<role step>},
            tensor<f32> {gc.name = "loss", gc.role = #gc<role loss>}) {
      %loss, %g = gc.grad @main_0(%w, %x) wrt [0] value : (tensor<4xf32>, tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>)
      %rate = gc.constant dense<0.1> : tensor<f32>
      %0 = gc.broadcast %rate dims [] : (tensor<f32>) -> tensor<4xf32>
      %1 = gc.mul %g, %0 : tensor<4xf32>
      %2 = gc.sub %w, %1 : tensor<4xf32>
      %one = gc.constant dense<1> : tensor<i32>
      %3 = gc.add %step, %one : tensor<i32>
      return %2, %3, %loss : tensor<4xf32>, tensor<i32>, tensor<f32>
    }
    ```
  }];
  let options = [
    Option<"optimizer", "optimizer", "std::string", "", "as in docs/reference/optimizers.md: adamw(lr=3e-4, decay=0.1)">,
    Option<"clip", "clip", "double", "0", "Largest norm of all gradients together; 0: any">,
    Option<"clipEps", "clip-eps", "double", "1e-6", "Added to the norm that is divided by">,
    Option<"frozen", "frozen", "std::string", "", "Patterns over names of parameters that stay, joined by |">
  ];
  let statistics = [
    Statistic<"stepsMade", "steps-made", "Number of train steps made">
  ];
  let dependentDialects = ["::gc::GcDialect", "::mlir::func::FuncDialect"];
}

#endif
