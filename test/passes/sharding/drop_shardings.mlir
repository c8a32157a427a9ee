// RUN: gcompile-opt %s --gc-drop-shardings | FileCheck %s

// A mesh that a collective names stays, another goes.
// CHECK: gc.mesh @used
// CHECK-NOT: gc.mesh @mesh
gc.mesh @used ["data"] [2]
gc.mesh @mesh ["data"] [2]

// CHECK: func.func @f(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
func.func @f(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>})
    -> (tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) {
  // CHECK: gc.neg %arg0 : tensor<8x4xf32>
  %0 = gc.neg %x {gc.sharding = [#gc.sharding<@mesh, [{"data"}, {}]>]} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// One device's program keeps those of its arguments: they say what the parts are of.
// CHECK: func.func @part(%arg0: tensor<4xf32> {gc.sharding = #gc.sharding<@used, [{"data"}]>})
func.func @part(%x: tensor<4xf32> {gc.sharding = #gc.sharding<@used, [{"data"}]>}) -> tensor<4xf32> attributes {gc.partitioned} {
  %0 = gc.all_reduce add %x over @used ["data"] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
