// Passes that recognize structure in plain ops.
#ifndef GC_PASSES_RAISE
#define GC_PASSES_RAISE

include "ir/interfaces/Meaning.td"

def RaiseLoopsPass : Gc_Pass<"gc-raise-loops", "::gc::SameBits", "::mlir::func::FuncOp"> {
  let summary = "Make scans of loops that count to a constant";
  let description = [{
    Why: StableHLO has no loop but while. How often one runs, and that it takes a slice of a stack in every round, is what
    a gradient in reverse needs to know, and what the frontend's scan said before it was written out.
    Needs: gc ops without calls, simplified (carries that never change are not carries).
    Gives: a gc.scan for each gc.while with a counter: an integer from a constant by a constant step up or down to a
    constant. Slices of a value from outside at places that follow the counter become stacked inputs, a carry in which
    each round replaces one slice becomes a stacked output. Other loops stay.

    ```mlir
    // before
    func.func @f(%x: tensor<4x2xf32>, %a: tensor<2xf32>) -> tensor<2xf32> {
      %z = gc.constant dense<0> : tensor<i32>
      %one = gc.constant dense<1> : tensor<i32>
      %n = gc.constant dense<4> : tensor<i32>
      %0:2 = gc.while %z, %a cond {
      ^bb0(%i: tensor<i32>, %c: tensor<2xf32>):
        %1 = gc.compare LT %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        gc.yield %1 : tensor<i1>
      } do {
      ^bb0(%i: tensor<i32>, %c: tensor<2xf32>):
        %1 = gc.dynamic_slice %x[%i, %z] sizes [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
        %2 = gc.reshape %1 : (tensor<1x2xf32>) -> tensor<2xf32>
        %3 = gc.add %c, %2 : tensor<2xf32>
        %4 = gc.add %i, %one : tensor<i32>
        gc.yield %4, %3 : tensor<i32>, tensor<2xf32>
      } : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
      return %0#1 : tensor<2xf32>
    }
    // after
    func.func @f(%x: tensor<4x2xf32>, %a: tensor<2xf32>) -> tensor<2xf32> {
      %0 = gc.scan(%a) over(%x) trip 4 {
      ^bb0(%c: tensor<2xf32>, %s: tensor<2xf32>):
        %1 = gc.reshape %s : (tensor<2xf32>) -> tensor<1x2xf32>
        %2 = gc.reshape %1 : (tensor<1x2xf32>) -> tensor<2xf32>
        %3 = gc.add %c, %2 : tensor<2xf32>
        gc.yield %3 : tensor<2xf32>
      } : (tensor<2xf32>, tensor<4x2xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"loopsRaised", "loops-raised", "Number of loops that became scans">,
    Statistic<"inputsStacked", "inputs-stacked", "Number of slices that became stacked inputs">,
    Statistic<"outputsStacked", "outputs-stacked", "Number of carries that became stacked outputs">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}

#endif
