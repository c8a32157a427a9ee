// RUN: gcompile-opt %s --gc-propagate-shardings | FileCheck %s
// RUN: gcompile-opt %s --gc-propagate-shardings=mesh=data=4 | FileCheck %s --check-prefix=MESH

// CHECK: gc.mesh @mesh ["data", "tensor"] [2, 4]
// MESH: gc.mesh @mesh ["data", "tensor"] [4, 4]
gc.mesh @mesh ["data", "tensor"] [2, 4]

// A factor's axis reaches each dimension that has the factor; a minor factor keeps its place.
// CHECK-LABEL: func.func @minor
func.func @minor(%x: tensor<8x48xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {3, 8 "tensor", 2}]>}) -> tensor<3x8x8x2xf32> {
  // CHECK: gc.reshape {{.*}} {gc.sharding = [#gc.sharding<@mesh, [{"data"}, {}, {"tensor"}, {}]>]}
  %0 = gc.reshape %x : (tensor<8x48xf32>) -> tensor<8x3x8x2xf32>
  // CHECK: gc.transpose {{.*}} {gc.sharding = [#gc.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>]}
  %1 = gc.transpose %0 permutation [1, 2, 0, 3] : (tensor<8x3x8x2xf32>) -> tensor<3x8x8x2xf32>
  return %1 : tensor<3x8x8x2xf32>
}

// Nothing flows through an affine dimension.
// CHECK-LABEL: func.func @affine
func.func @affine(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> tensor<8x4xf32> {
  // CHECK: gc.reverse %{{.*}} dims [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %0 = gc.reverse %x dims [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
