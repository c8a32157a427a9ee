// Passes that transform functions: gradients, directional derivatives, batches.
#ifndef GC_PASSES_AUTODIFF
#define GC_PASSES_AUTODIFF

include "ir/interfaces/Meaning.td"

def ExpandTransformsPass : Gc_Pass<"gc-expand-transforms", "::gc::ProvedByStoredResults", "::mlir::ModuleOp"> {
  let summary = "Replace grad, jvp and vmap by what they compute";
  let description = [{
    Why: a gradient or a batch is asked for by one op on a function; every later pass wants plain ops.
    Needs: gc ops and calls; markers (stopped gradients, functions with gradients of their own) still there.
    Gives: no gc.grad, gc.jvp or gc.vmap. What an op transforms is expanded before it, so any nesting works; calls in
    functions that are transformed are inlined, and private functions that nothing names any more are gone. An op
    without a rule is refused by name.

    ```mlir
    // before
    func.func private @scale(%x: tensor<4xf32>, %s: tensor<f32>) -> tensor<4xf32> {
      %0 = gc.broadcast %s dims [] : (tensor<f32>) -> tensor<4xf32>
      %1 = gc.mul %x, %0 : tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    func.func @main(%x: tensor<4xf32>, %s: tensor<8xf32>) -> tensor<8x4xf32> {
      %0 = gc.vmap @scale(%x, %s) in_axes [-1, 0] out_axes [0] : (tensor<4xf32>, tensor<8xf32>) -> tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    // after
    func.func @main(%x: tensor<4xf32>, %s: tensor<8xf32>) -> tensor<8x4xf32> {
      %0 = gc.broadcast %s dims [0] : (tensor<8xf32>) -> tensor<8x4xf32>
      %1 = gc.broadcast %x dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
      %2 = gc.mul %1, %0 : tensor<8x4xf32>
      return %2 : tensor<8x4xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"gradsExpanded", "grads-expanded", "Number of gradients expanded">,
    Statistic<"jvpsExpanded", "jvps-expanded", "Number of directional derivatives expanded">,
    Statistic<"vmapsExpanded", "vmaps-expanded", "Number of batches expanded">
  ];
  let dependentDialects = ["::gc::GcDialect", "::mlir::func::FuncDialect"];
}

#endif
