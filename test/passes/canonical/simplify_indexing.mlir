// RUN: gcompile-opt %s --gc-simplify --split-input-file | FileCheck %s
// RUN: gcompile-opt %s --gc-simplify --check-meaning --split-input-file 2>&1 | FileCheck %s --check-prefix=MEANING
// MEANING: the meaning is the same

// The first component is the row itself, so that rows go in step.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x5xf32>, %[[AT:[^:]*]]: tensor<6x1x1xi32>
// CHECK-NOT: concatenate
// CHECK: gc.gather %[[X]][%[[AT]]] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1>, start_index_map = array<i64: 1>}>
func.func @main(%x: tensor<6x5xf32>, %at: tensor<6x1x1xi32>) -> tensor<6x1xf32> {
  %0 = gc.iota dim 0 : tensor<6x1x1xi32>
  %1 = gc.concatenate %0, %at dim 2 : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x2xi32>
  %2 = gc.gather %x[%1] <{offset_dims = array<i64>, collapsed_slice_dims = array<i64: 0, 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0, 1>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 1>}> : (tensor<6x5xf32>, tensor<6x1x2xi32>) -> tensor<6x1xf32>
  return %2 : tensor<6x1xf32>
}

// -----
// Two such components, the second one first in the operand; windows stay.
// CHECK-LABEL: func.func @main
// CHECK: gc.gather %{{.*}} <{collapsed_slice_dims = array<i64: 2>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 1, 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0, 1>, slice_sizes = array<i64: 1, 1, 1, 3>, start_index_map = array<i64: 2>}>
func.func @main(%x: tensor<4x3x5x7xf32>, %at: tensor<3x4x1xi32>) -> tensor<3x4x3xf32> {
  %i = gc.iota dim 0 : tensor<3xi32>
  %0 = gc.broadcast %i dims [0] : (tensor<3xi32>) -> tensor<3x4x1xi32>
  %1 = gc.iota dim 1 : tensor<3x4x1xi32>
  %2 = gc.concatenate %1, %at, %0 dim 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x3xi32>
  %3 = gc.gather %x[%2] <{offset_dims = array<i64: 2>, collapsed_slice_dims = array<i64: 0, 1, 2>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0, 2, 1>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<3x4x3xi32>) -> tensor<3x4x3xf32>
  return %3 : tensor<3x4x3xf32>
}

// -----
// Fewer places than rows: the others are not asked for.
// CHECK-LABEL: func.func @main
// CHECK: gc.concatenate
func.func @main(%x: tensor<7x5xf32>, %at: tensor<6x1xi32>) -> tensor<6xf32> {
  %0 = gc.iota dim 0 : tensor<6x1xi32>
  %1 = gc.concatenate %0, %at dim 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
  %2 = gc.gather %x[%1] <{offset_dims = array<i64>, collapsed_slice_dims = array<i64: 0, 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0, 1>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<6x2xi32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
