// Passes that change element types.
#ifndef GC_PASSES_NUMERICS
#define GC_PASSES_NUMERICS

include "ir/interfaces/Meaning.td"

def WidenFloatsPass : Gc_Pass<"gc-widen-floats", "::gc::ProvedAsReference", "::mlir::ModuleOp"> {
  let summary = "Compute with f64 in place of every float type";
  let description = [{
    Why: what a program gives in f64 is the reference that its rounding errors are measured by.
    Needs: gc ops. Gives: the same program with f64 for every float type and complex<f64> for every complex one. Constants
    keep their values. What reads or makes bits (gc.bitcast, gc.bitcast_reshape, and so random draws), gc.reduce_precision
    and gc.expect work on the types that they had, with conversions around them. Arguments of public functions keep their
    types, since their values are the caller's, and are converted at once; a donated one whose result is widened is left
    donated without an alias.

    ```mlir
    // before
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %c = gc.constant dense<0.1> : tensor<4xf32>
      %0 = gc.add %x, %c : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    // after
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf64> {
      %0 = gc.convert %x : (tensor<4xf32>) -> tensor<4xf64>
      %c = gc.constant dense<0.10000000149011612> : tensor<4xf64>
      %1 = gc.add %0, %c : tensor<4xf64>
      return %1 : tensor<4xf64>
    }
    ```
  }];
  let statistics = [
    Statistic<"opsWidened", "ops-widened", "Number of ops whose results became wider">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}

#endif
