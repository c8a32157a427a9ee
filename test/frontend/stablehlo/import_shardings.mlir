// RUN: gcompile-opt %s --gc-import-shardings --split-input-file --verify-diagnostics | FileCheck %s

sdy.mesh @mesh = <["data"=2, "tensor"=4]>
// CHECK-LABEL: func.func @main
// CHECK-SAME: %arg0: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data", "tensor"}, {}]>}
// CHECK-SAME: %arg1: tensor<4xf32>)
// CHECK-SAME: -> (tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>})
func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "tensor"}, {}]>},
                %y: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>})
    -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) {
  return %x : tensor<8x4xf32>
}
// -----
sdy.mesh @mesh = <["data"=4]>
// expected-error @+1 {{a part of axis "data" is not supported}}
func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data":(1)2}, {}]>}) {
  return
}
