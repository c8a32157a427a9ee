// Passes that make a training program of a model.
#ifndef GC_PASSES_TRAINING
#define GC_PASSES_TRAINING

include "ir/interfaces/Meaning.td"

def AccumulateGradientsPass : Gc_Pass<"gc-accumulate-gradients", "::gc::WithinPrecision", "::mlir::func::FuncOp"> {
  let summary = "Cut the batch into micro-batches";
  let description = [{
    Why: activations of a whole batch may not fit the memory; its gradients are sums over micro-batches.
    Needs: a train step in plain ops, calls inlined; roles on its arguments. Arguments of role batch have the examples in the
    dimension that gc.dims calls "batch", without gc.dims in the first; without such a name they are the same for all.
    Gives: the same step with one gc.scan over micro-batches. What holds examples is computed in it part by part; sums over
    the examples are its carries, in f32 at least; what else depends on the sums follows it. Sums that read inputs alone,
    such as the number of tokens that a loss divides by, are of the whole batch and come before it. Random draws and
    indices along the batch are those of the whole batch. What is refused: docs/decisions/0007_accumulation.md.

    ```mlir
    // before
    func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>},
                    %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<4xf32> {
      %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
      %1 = gc.mul %0, %x : tensor<8x4xf32>
      %2 = gc.reduce add(%1) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
      %3 = gc.sub %w, %2 : tensor<4xf32>
      return %3 : tensor<4xf32>
    }
    // after, with accumulate=2
    func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>},
                    %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<4xf32> {
      %0 = gc.reshape %x : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
      %zero = gc.constant dense<0.0> : tensor<4xf32>
      %1 = gc.scan(%zero) over (%0) trip 2 {
      ^bb0(%sum: tensor<4xf32>, %part: tensor<4x4xf32>):
        %3 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<4x4xf32>
        %4 = gc.mul %3, %part : tensor<4x4xf32>
        %5 = gc.reduce add(%4) dims [0] : (tensor<4x4xf32>) -> tensor<4xf32>
        %6 = gc.add %sum, %5 : tensor<4xf32>
        gc.yield %6 : tensor<4xf32>
      } : (tensor<4xf32>, tensor<2x4x4xf32>) -> tensor<4xf32>
      %2 = gc.sub %w, %1 : tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"accumulate", "accumulate", "int64_t", "0", "Number of micro-batches; 0: what micro-batch gives">,
    Option<"microBatch", "micro-batch", "int64_t", "0", "Examples in a micro-batch; 0: what accumulate gives">
  ];
  let statistics = [
    Statistic<"sumsCarried", "sums-carried", "Number of values that the loop sums up">,
    Statistic<"sumsHoisted", "sums-hoisted", "Number of sums over inputs that come before the loop">,
    Statistic<"resultsStacked", "results-stacked", "Number of results that hold examples">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}
def GroupBatchStatisticsPass : Gc_Pass<"gc-group-batch-statistics", "::gc::ProvedByStoredResults", "::mlir::func::FuncOp"> {
  let summary = "Take batch norms' statistics over groups of the batch";
  let description = [{
    Why: examples of a batch norm take statistics of the whole batch, which micro-batches and devices do not have.
    Needs: a loss in plain ops, calls inlined; roles and gc.dims as for gc-accumulate-gradients.
    Gives: another program. The batch is `groups` groups of examples that lie side by side. Where examples take a sum over
    the batch, or what is made of one, theirs is the sum over their group times `groups`: what is a mean of the batch is
    one of the group, a variance its variance, factors such as n/(n - 1) stay the batch's. What else takes such a statistic,
    as running means do, or a product of two has the mean of the groups'. Sums that depend on no parameter stay those of the whole batch.

    ```mlir
    // before
    func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>},
                    %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<8x4xf32> {
      %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
      %1 = gc.mul %0, %x : tensor<8x4xf32>
      %2 = gc.reduce add(%1) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
      %3 = gc.broadcast %2 dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
      %4 = gc.sub %1, %3 : tensor<8x4xf32>
      return %4 : tensor<8x4xf32>
    }
    // after, with groups=2
    func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>},
                    %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<8x4xf32> {
      %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
      %1 = gc.mul %0, %x : tensor<8x4xf32>
      %2 = gc.reshape %1 : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
      %3 = gc.reduce add(%2) dims [1] : (tensor<2x4x4xf32>) -> tensor<2x4xf32>
      %two = gc.constant dense<2.0> : tensor<2x4xf32>
      %4 = gc.mul %3, %two : tensor<2x4xf32>
      %5 = gc.broadcast %4 dims [0, 2] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
      %6 = gc.reshape %5 : (tensor<2x4x4xf32>) -> tensor<8x4xf32>
      %7 = gc.sub %1, %6 : tensor<8x4xf32>
      return %7 : tensor<8x4xf32>
    }
    ```
  }];
  let options = [
    Option<"groups", "groups", "int64_t", "0", "Groups of examples, each with statistics of its own; 0: leave all">,
    Option<"accumulate", "accumulate", "int64_t", "0", "Micro-batches that are to come, which groups are whole in; 0: any">,
    Option<"microBatch", "micro-batch", "int64_t", "0", "Examples in one that is to come; 0: any">
  ];
  let statistics = [
    Statistic<"sumsGrouped", "sums-grouped", "Number of sums over the batch that groups have of their own">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}
def LoraPass : Gc_Pass<"gc-lora", "::gc::ProvedByStoredResults", "::mlir::ModuleOp"> {
  let summary = "Give weights low-rank adapters and freeze the rest";
  let description = [{
    Why: fine-tuning a model trains few numbers: gradients and optimizer state of its weights are most of a step's memory.
    Needs: @main in plain ops, calls inlined and loops raised; roles and names on its arguments.
    Gives: @main with parameters WEIGHT.lora_a and WEIGHT.lora_b behind each weight that params names, which takes
    W + (alpha/rank)·A·B in the weight's place; all other parameters are gc.frozen, so that a train step has no gradient and no
    state of them. B begins at zero: the function is what it was. A contraction is of W and of A and B apart where that is
    less work with its gradients; other uses take the sum. Which weights, and how A begins: passes/training/Lora.h.

    ```mlir
    // before
    func.func @main(%w: tensor<64x64xf32> {gc.name = "w", gc.role = #gc<role param>},
                    %x: tensor<128x64xf32> {gc.name = "x", gc.role = #gc<role batch>}) -> tensor<128x64xf32> {
      %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<128x64xf32>
      return %0 : tensor<128x64xf32>
    }
    // after, with params=w rank=2 alpha=2
    func.func @main(%w: tensor<64x64xf32> {gc.frozen, gc.name = "w", gc.role = #gc<role param>},
                    %a: tensor<64x2xf32> {gc.init = "uniform:1:1.25e-01", gc.name = "w.lora_a", gc.role = #gc<role param>},
                    %b: tensor<2x64xf32> {gc.init = "zeros", gc.name = "w.lora_b", gc.role = #gc<role param>},
                    %x: tensor<128x64xf32> {gc.name = "x", gc.role = #gc<role batch>}) -> tensor<128x64xf32> {
      %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<128x64xf32>
      %1 = gc.dot %x, %a batch [] x [] contract [1] x [0] : (tensor<128x64xf32>, tensor<64x2xf32>) -> tensor<128x2xf32>
      %2 = gc.dot %1, %b batch [] x [] contract [1] x [0] : (tensor<128x2xf32>, tensor<2x64xf32>) -> tensor<128x64xf32>
      %3 = gc.add %0, %2 : tensor<128x64xf32>
      return %3 : tensor<128x64xf32>
    }
    ```
  }];
  let options = [
    Option<"params", "params", "std::string", "", "Patterns over names of the weights that get adapters, joined by |">,
    Option<"trained", "trained", "std::string", "", "Patterns of more parameters that are trained, joined by |">,
    Option<"rank", "rank", "int64_t", "8", "Rank of the adapters">,
    Option<"alpha", "alpha", "double", "0", "A·B counts alpha/rank times; 0: the rank">,
    Option<"seed", "seed", "uint64_t", "0", "Of the first values of A">
  ];
  let statistics = [
    Statistic<"weightsAdapted", "weights-adapted", "Number of weights with adapters">,
    Statistic<"contractionsApart", "contractions-apart", "Number of contractions with weight and adapter apart">
  ];
  let dependentDialects = ["::gc::GcDialect", "::mlir::func::FuncDialect"];
}
def MakeTrainStepPass : Gc_Pass<"gc-make-train-step", "::gc::ProvedByStoredResults", "::mlir::ModuleOp"> {
  let summary = "Make a train step of a loss";
  let description = [{
    Why: who writes a model writes its loss; gradients and the optimizer's update follow from it.
    Needs: @main with roles and names on its arguments, the loss as its first result, then new values of the arguments of
    role state, then metrics.
    Gives: @main with the arguments parameters, opt_state (PARAMETER.SLOT), state, step (i32), and what else the loss takes;
    results are these anew and in place up to step, without frozen parameters, then the loss and metrics. Gradients are
    asked for by gc.grad, which gc-expand-transforms replaces. With a loss scale gradients are of the scaled loss, and a
    step whose gradients are not finite moves the scale alone.

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
    Option<"gradNorm", "grad-norm", "bool", "false", "The norm of all gradients together, before clipping, as a result">,
    Option<"remat", "remat", "std::string", "", "what the backward pass keeps: none, dots, names(PATTERNS), full">,
    Option<"lossScale", "loss-scale", "std::string", "", "as in docs/reference/optimizers.md, or none">,
    Option<"frozen", "frozen", "std::string", "", "Patterns over names of parameters that stay, joined by |">
  ];
  let statistics = [
    Statistic<"stepsMade", "steps-made", "Number of train steps made">
  ];
  let dependentDialects = ["::gc::GcDialect", "::mlir::func::FuncDialect"];
}

#endif
