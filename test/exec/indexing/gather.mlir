// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gather: embedding rows, windows, batching dimensions; starts are clamped.
// [gather.clamp]
// [gather.order]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %2 = gc.constant dense<[[0, 5, 2, 7], [-2147483648, 3, 1, 2147483647]]> : tensor<2x4xi32>
  %3 = gc.optimization_barrier %2 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %4 = gc.gather %1[%3] <{offset_dims = array<i64: 2>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  %5 = gc.constant dense<[[[-1.0, 0.0, 5.0], [-2.0, 3.0, 1.0], [6.0, 9.0, -5.0], [-2.0, 3.0, 1.0]], [[-1.0, 0.0, 5.0], [-4.0, 7.0, -1.0], [9.0, -9.0, -7.0], [-2.0, 3.0, 1.0]]]> : tensor<2x4x3xf32>
  gc.expect eq %4, %5 : tensor<2x4x3xf32>
  %6 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %7 = gc.optimization_barrier %6 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %8 = gc.constant dense<[[0, 5, 2, 7], [-128, 3, 1, 127]]> : tensor<2x4xi8>
  %9 = gc.optimization_barrier %8 : (tensor<2x4xi8>) -> tensor<2x4xi8>
  %10 = gc.gather %7[%9] <{offset_dims = array<i64: 2>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<2x4xi8>) -> tensor<2x4x3xf32>
  %11 = gc.constant dense<[[[-1.0, 0.0, 5.0], [-2.0, 3.0, 1.0], [6.0, 9.0, -5.0], [-2.0, 3.0, 1.0]], [[-1.0, 0.0, 5.0], [-4.0, 7.0, -1.0], [9.0, -9.0, -7.0], [-2.0, 3.0, 1.0]]]> : tensor<2x4x3xf32>
  gc.expect eq %10, %11 : tensor<2x4x3xf32>
  %12 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %13 = gc.optimization_barrier %12 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %14 = gc.constant dense<[[0, 5, 2, 7], [0, 3, 1, 255]]> : tensor<2x4xui8>
  %15 = gc.optimization_barrier %14 : (tensor<2x4xui8>) -> tensor<2x4xui8>
  %16 = gc.gather %13[%15] <{offset_dims = array<i64: 2>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<2x4xui8>) -> tensor<2x4x3xf32>
  %17 = gc.constant dense<[[[-1.0, 0.0, 5.0], [-2.0, 3.0, 1.0], [6.0, 9.0, -5.0], [-2.0, 3.0, 1.0]], [[-1.0, 0.0, 5.0], [-4.0, 7.0, -1.0], [9.0, -9.0, -7.0], [-2.0, 3.0, 1.0]]]> : tensor<2x4x3xf32>
  gc.expect eq %16, %17 : tensor<2x4x3xf32>
  %18 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %19 = gc.optimization_barrier %18 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %20 = gc.constant dense<[[0, 5, 2, 7], [-9223372036854775808, 3, 1, 9223372036854775807]]> : tensor<2x4xi64>
  %21 = gc.optimization_barrier %20 : (tensor<2x4xi64>) -> tensor<2x4xi64>
  %22 = gc.gather %19[%21] <{offset_dims = array<i64: 2>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<2x4xi64>) -> tensor<2x4x3xf32>
  %23 = gc.constant dense<[[[-1.0, 0.0, 5.0], [-2.0, 3.0, 1.0], [6.0, 9.0, -5.0], [-2.0, 3.0, 1.0]], [[-1.0, 0.0, 5.0], [-4.0, 7.0, -1.0], [9.0, -9.0, -7.0], [-2.0, 3.0, 1.0]]]> : tensor<2x4x3xf32>
  gc.expect eq %22, %23 : tensor<2x4x3xf32>
  // 2-D windows, index vector first, offsets before the batch
  %24 = gc.constant dense<[[6, -5, -7, -4, -2, 6, -1], [-8, -3, 2, 6, 4, 9, -6], [7, -8, 1, -4, -6, 3, -4], [1, -5, -7, 5, -1, 3, 3], [8, -1, -5, 3, 8, 9, 7]]> : tensor<5x7xi32>
  %25 = gc.optimization_barrier %24 : (tensor<5x7xi32>) -> tensor<5x7xi32>
  %26 = gc.constant dense<[[0, 4, -1, 2], [6, 1, 3, 99]]> : tensor<2x4xi32>
  %27 = gc.optimization_barrier %26 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %28 = gc.gather %25[%27] <{offset_dims = array<i64: 0, 1>, collapsed_slice_dims = array<i64>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0, 1>, index_vector_dim = 0 : i64, slice_sizes = array<i64: 2, 3>}> : (tensor<5x7xi32>, tensor<2x4xi32>) -> tensor<2x3x4xi32>
  %29 = gc.constant dense<[[[-2, -5, -4, -6], [6, -7, -2, 3], [-1, 5, 6, -4]], [[4, -1, 6, -1], [9, -5, 4, 3], [-6, 3, 9, 3]]]> : tensor<2x3x4xi32>
  gc.expect eq %28, %29 : tensor<2x3x4xi32>
  // [gather.batching] take_along_axis
  %30 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0, -6.0], [6.0, 7.0, 2.0, -9.0, -8.0], [-3.0, -1.0, 2.0, 0.0, -4.0]]> : tensor<3x5xf32>
  %31 = gc.optimization_barrier %30 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %32 = gc.constant dense<[[2, 4], [3, 0], [4, 4]]> : tensor<3x2xui8>
  %33 = gc.optimization_barrier %32 : (tensor<3x2xui8>) -> tensor<3x2xui8>
  %34 = gc.gather %31[%33] <{offset_dims = array<i64>, collapsed_slice_dims = array<i64: 1>, operand_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>, start_index_map = array<i64: 1>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x2xui8>) -> tensor<3x2xf32>
  %35 = gc.constant dense<[[-6.0, -6.0], [-9.0, 6.0], [-4.0, -4.0]]> : tensor<3x2xf32>
  gc.expect eq %34, %35 : tensor<3x2xf32>
  return
}
