// Passes of the StableHLO frontend.
#ifndef GC_FRONTEND_STABLEHLO_PASSES
#define GC_FRONTEND_STABLEHLO_PASSES

include "ir/interfaces/Meaning.td"

def ImportStablehloPass : Gc_Pass<"gc-import-stablehlo", "::gc::ProvedByStoredResults", "::mlir::ModuleOp"> {
  let summary = "Turn StableHLO, CHLO and Shardy ops into gc ops";
  let description = [{
    Why: passes and engines know one dialect with one description per op; what JAX wrote ends here.
    Needs: verified stablehlo, chlo and sdy ops with static shapes. Gives: gc ops, func.func and func.call; gc.name and
    gc.alias on arguments and results. An op that gc cannot say is refused by name and location.

    ```mlir
    // before
    func.func @main(%arg0: tensor<2x3xf32> {jax.buffer_donor = true} loc("x")) -> (tensor<2xf32> {jax.result_info = "y"}) {
      %0 = stablehlo.constant dense<0.0> : tensor<f32>
      %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      return %1 : tensor<2xf32>
    }
    // after
    func.func @main(%arg0: tensor<2x3xf32> {gc.alias = -1 : i32, gc.name = "x"}) -> (tensor<2xf32> {gc.name = "y"}) {
      %0 = gc.constant dense<0.0> : tensor<f32>
      %1 = gc.reduce add(%arg0) init(%0) dims [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      return %1 : tensor<2xf32>
    }
    ```
  }];
  let statistics = [Statistic<"opsImported", "ops-imported", "Number of input ops turned into gc ops">];
  let dependentDialects = ["::gc::GcDialect", "::gc::stablehlo::HloDialect", "::gc::chlo::ChloDialect", "::mlir::func::FuncDialect"];
}

def ExportStablehloPass : Gc_Pass<"gc-export-stablehlo", "::gc::ProvedByStoredResults", "::mlir::ModuleOp"> {
  let summary = "Turn gc ops back into StableHLO and CHLO";
  let description = [{
    Why: what a phase made can be read, run and compared by every tool that knows StableHLO, JAX first.
    Needs: func.func of gc ops up to the phase that forms fusions, no meshes. Gives: stablehlo, chlo and func ops; a scan
    becomes a while, a fusion its ops, a running sum a window. An op that StableHLO cannot say is refused by name.

    ```mlir
    // before
    func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
      %0 = gc.reduce add(%arg0) dims [1] : (tensor<2x3xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    // after
    func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
      %0 = stablehlo.constant dense<-0.0> : tensor<f32>
      %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      return %1 : tensor<2xf32>
    }
    ```
  }];
  let statistics = [Statistic<"opsExported", "ops-exported", "Number of gc ops turned into input ops">];
  let dependentDialects = ["::gc::stablehlo::HloDialect", "::gc::chlo::ChloDialect", "::mlir::func::FuncDialect"];
}

def ImportShardingsPass : Gc_Pass<"gc-import-shardings", "::gc::SameBits", "::mlir::ModuleOp"> {
  let summary = "Turn the Shardy shardings that import leaves into gc.sharding";
  let description = [{
    Why: sharding passes know one attribute and do not see the frontend.
    Needs: gc ops with sdy.sharding on arguments, results and ops. Gives: #gc.sharding there. Shardings that leave every
    dimension open say nothing and go; parts of axes and unreduced axes are refused.

    ```mlir
    // before
    func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {} ]>})
    // after
    func.func @main(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {} ]>})
    ```
  }];
  let statistics = [Statistic<"shardingsImported", "shardings-imported", "Number of Shardy shardings read">];
  let dependentDialects = ["::gc::GcDialect"];
}

#endif
