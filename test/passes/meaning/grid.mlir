// gc-partition-spmd has an oracle of its own: all devices of the mesh together.
// RUN: gcompile-opt %s "--gc-to-sharded=devices=2 mesh=data=2" --check-meaning 2>&1 | FileCheck %s

// CHECK-NOT: gc-partition-spmd is not checked
// CHECK: the meaning is the same after 2 passes that changed the module
// CHECK-NOT: gc-partition-spmd is not checked
gc.mesh @mesh ["data"] [2]
func.func @main(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}, %w: tensor<4x3xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {}]>}) -> tensor<3xf32> {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = gc.reduce add (%0) dims [0] : (tensor<8x3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
