// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// scatter: kinds, overwriting regions, several updates of one place, windows that do not fit.
// [scatter.kind]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %2 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %3 = gc.optimization_barrier %2 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %4 = gc.constant dense<[[[6.0, -5.0, -7.0], [-4.0, -2.0, 6.0], [-1.0, -8.0, -3.0], [2.0, 6.0, 4.0]], [[9.0, -6.0, 7.0], [-8.0, 1.0, -4.0], [-6.0, 3.0, -4.0], [1.0, -5.0, -7.0]]]> : tensor<2x4x3xf32>
  %5 = gc.optimization_barrier %4 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %6 = gc.scatter add(%1) [%3] (%5) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<6x3xf32>
  %7 = gc.constant dense<[[5.0, -5.0, -2.0], [10.0, -14.0, -14.0], [-9.0, 5.0, -16.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-6.0, 1.0, 7.0]]> : tensor<6x3xf32>
  gc.expect eq %6, %7 : tensor<6x3xf32>
  %8 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %9 = gc.optimization_barrier %8 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %10 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %11 = gc.optimization_barrier %10 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %12 = gc.constant dense<[[[6.0, -5.0, -7.0], [-4.0, -2.0, 6.0], [-1.0, -8.0, -3.0], [2.0, 6.0, 4.0]], [[9.0, -6.0, 7.0], [-8.0, 1.0, -4.0], [-6.0, 3.0, -4.0], [1.0, -5.0, -7.0]]]> : tensor<2x4x3xf32>
  %13 = gc.optimization_barrier %12 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %14 = gc.scatter mul(%9) [%11] (%13) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<6x3xf32>
  %15 = gc.constant dense<[[-6.0, -0.0, -35.0], [9.0, 45.0, 49.0], [-288.0, -216.0, 240.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [8.0, -6.0, 6.0]]> : tensor<6x3xf32>
  gc.expect eq %14, %15 : tensor<6x3xf32>
  %16 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %17 = gc.optimization_barrier %16 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %18 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %19 = gc.optimization_barrier %18 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %20 = gc.constant dense<[[[6.0, -5.0, -7.0], [-4.0, -2.0, 6.0], [-1.0, -8.0, -3.0], [2.0, 6.0, 4.0]], [[9.0, -6.0, 7.0], [-8.0, 1.0, -4.0], [-6.0, 3.0, -4.0], [1.0, -5.0, -7.0]]]> : tensor<2x4x3xf32>
  %21 = gc.optimization_barrier %20 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %22 = gc.scatter min(%17) [%19] (%21) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<6x3xf32>
  %23 = gc.constant dense<[[-1.0, -5.0, -7.0], [1.0, -9.0, -7.0], [-8.0, -8.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-4.0, -2.0, 1.0]]> : tensor<6x3xf32>
  gc.expect eq %22, %23 : tensor<6x3xf32>
  %24 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]> : tensor<6x3xf32>
  %25 = gc.optimization_barrier %24 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %26 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %27 = gc.optimization_barrier %26 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %28 = gc.constant dense<[[[6.0, -5.0, -7.0], [-4.0, -2.0, 6.0], [-1.0, -8.0, -3.0], [2.0, 6.0, 4.0]], [[9.0, -6.0, 7.0], [-8.0, 1.0, -4.0], [-6.0, 3.0, -4.0], [1.0, -5.0, -7.0]]]> : tensor<2x4x3xf32>
  %29 = gc.optimization_barrier %28 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %30 = gc.scatter max(%25) [%27] (%29) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<6x3xf32>
  %31 = gc.constant dense<[[6.0, 0.0, 5.0], [9.0, -5.0, -7.0], [6.0, 9.0, -3.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0], [-2.0, 3.0, 6.0]]> : tensor<6x3xf32>
  gc.expect eq %30, %31 : tensor<6x3xf32>
  %32 = gc.constant dense<[[-1, 0, 5], [9, -9, -7], [6, 9, -5], [-4, 7, -1], [-4, 6, -5], [-2, 3, 1]]> : tensor<6x3xi32>
  %33 = gc.optimization_barrier %32 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %34 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %35 = gc.optimization_barrier %34 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %36 = gc.constant dense<[[[6, -5, -7], [-4, -2, 6], [-1, -8, -3], [2, 6, 4]], [[9, -6, 7], [-8, 1, -4], [-6, 3, -4], [1, -5, -7]]]> : tensor<2x4x3xi32>
  %37 = gc.optimization_barrier %36 : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  %38 = gc.scatter add(%33) [%35] (%37) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xi32>, tensor<2x4xi32>, tensor<2x4x3xi32>) -> tensor<6x3xi32>
  %39 = gc.constant dense<[[5, -5, -2], [10, -14, -14], [-9, 5, -16], [-4, 7, -1], [-4, 6, -5], [-6, 1, 7]]> : tensor<6x3xi32>
  gc.expect eq %38, %39 : tensor<6x3xi32>
  %40 = gc.constant dense<[[-1, 0, 5], [9, -9, -7], [6, 9, -5], [-4, 7, -1], [-4, 6, -5], [-2, 3, 1]]> : tensor<6x3xi32>
  %41 = gc.optimization_barrier %40 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %42 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %43 = gc.optimization_barrier %42 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %44 = gc.constant dense<[[[6, -5, -7], [-4, -2, 6], [-1, -8, -3], [2, 6, 4]], [[9, -6, 7], [-8, 1, -4], [-6, 3, -4], [1, -5, -7]]]> : tensor<2x4x3xi32>
  %45 = gc.optimization_barrier %44 : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  %46 = gc.scatter mul(%41) [%43] (%45) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xi32>, tensor<2x4xi32>, tensor<2x4x3xi32>) -> tensor<6x3xi32>
  %47 = gc.constant dense<[[-6, 0, -35], [9, 45, 49], [-288, -216, 240], [-4, 7, -1], [-4, 6, -5], [8, -6, 6]]> : tensor<6x3xi32>
  gc.expect eq %46, %47 : tensor<6x3xi32>
  %48 = gc.constant dense<[[-1, 0, 5], [9, -9, -7], [6, 9, -5], [-4, 7, -1], [-4, 6, -5], [-2, 3, 1]]> : tensor<6x3xi32>
  %49 = gc.optimization_barrier %48 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %50 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %51 = gc.optimization_barrier %50 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %52 = gc.constant dense<[[[6, -5, -7], [-4, -2, 6], [-1, -8, -3], [2, 6, 4]], [[9, -6, 7], [-8, 1, -4], [-6, 3, -4], [1, -5, -7]]]> : tensor<2x4x3xi32>
  %53 = gc.optimization_barrier %52 : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  %54 = gc.scatter min(%49) [%51] (%53) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xi32>, tensor<2x4xi32>, tensor<2x4x3xi32>) -> tensor<6x3xi32>
  %55 = gc.constant dense<[[-1, -5, -7], [1, -9, -7], [-8, -8, -5], [-4, 7, -1], [-4, 6, -5], [-4, -2, 1]]> : tensor<6x3xi32>
  gc.expect eq %54, %55 : tensor<6x3xi32>
  %56 = gc.constant dense<[[-1, 0, 5], [9, -9, -7], [6, 9, -5], [-4, 7, -1], [-4, 6, -5], [-2, 3, 1]]> : tensor<6x3xi32>
  %57 = gc.optimization_barrier %56 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %58 = gc.constant dense<[[0, 5, 2, 6], [-1, 2, 2, 1]]> : tensor<2x4xi32>
  %59 = gc.optimization_barrier %58 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %60 = gc.constant dense<[[[6, -5, -7], [-4, -2, 6], [-1, -8, -3], [2, 6, 4]], [[9, -6, 7], [-8, 1, -4], [-6, 3, -4], [1, -5, -7]]]> : tensor<2x4x3xi32>
  %61 = gc.optimization_barrier %60 : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  %62 = gc.scatter max(%57) [%59] (%61) <{update_window_dims = array<i64: 2>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xi32>, tensor<2x4xi32>, tensor<2x4x3xi32>) -> tensor<6x3xi32>
  %63 = gc.constant dense<[[6, 0, 5], [9, -5, -7], [6, 9, -3], [-4, 7, -1], [-4, 6, -5], [-2, 3, 6]]> : tensor<6x3xi32>
  gc.expect eq %62, %63 : tensor<6x3xi32>
  // [scatter.order] the last update stays; [scatter.skip] a window that sticks out
  %64 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0, -6.0, 6.0], [7.0, 2.0, -9.0, -8.0, -3.0, -1.0], [2.0, 0.0, -4.0, -6.0, 4.0, 4.0], [-9.0, -7.0, -1.0, -2.0, 7.0, 0.0], [-2.0, -1.0, 3.0, 2.0, -6.0, 5.0]]> : tensor<5x6xf32>
  %65 = gc.optimization_barrier %64 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %66 = gc.constant dense<[[1, 1], [1, 2], [4, 0], [0, 5]]> : tensor<4x2xi32>
  %67 = gc.optimization_barrier %66 : (tensor<4x2xi32>) -> tensor<4x2xi32>
  %68 = gc.constant dense<[[[4.0, 8.0], [7.0, 0.0]], [[8.0, 9.0], [9.0, -8.0]], [[-1.0, 2.0], [-4.0, -2.0]], [[2.0, 6.0], [2.0, -6.0]]]> : tensor<4x2x2xf32>
  %69 = gc.optimization_barrier %68 : (tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
  %70 = gc.scatter region(%65) [%67] (%69) <{update_window_dims = array<i64: 1, 2>, inserted_window_dims = array<i64>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0, 1>, index_vector_dim = 1 : i64}> {
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    gc.yield %new : tensor<f32>
  } : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4x2x2xf32>) -> tensor<5x6xf32>
  %71 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0, -6.0, 6.0], [7.0, 4.0, 8.0, 9.0, -3.0, -1.0], [2.0, 7.0, 9.0, -8.0, 4.0, 4.0], [-9.0, -7.0, -1.0, -2.0, 7.0, 0.0], [-2.0, -1.0, 3.0, 2.0, -6.0, 5.0]]> : tensor<5x6xf32>
  gc.expect eq %70, %71 : tensor<5x6xf32>
  // [scatter.region] old - new
  %72 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0, -6.0, 6.0], [7.0, 2.0, -9.0, -8.0, -3.0, -1.0], [2.0, 0.0, -4.0, -6.0, 4.0, 4.0], [-9.0, -7.0, -1.0, -2.0, 7.0, 0.0], [-2.0, -1.0, 3.0, 2.0, -6.0, 5.0]]> : tensor<5x6xf32>
  %73 = gc.optimization_barrier %72 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %74 = gc.constant dense<[[1, 1], [1, 2], [4, 0], [0, 5]]> : tensor<4x2xi32>
  %75 = gc.optimization_barrier %74 : (tensor<4x2xi32>) -> tensor<4x2xi32>
  %76 = gc.constant dense<[[[4.0, 8.0], [7.0, 0.0]], [[8.0, 9.0], [9.0, -8.0]], [[-1.0, 2.0], [-4.0, -2.0]], [[2.0, 6.0], [2.0, -6.0]]]> : tensor<4x2x2xf32>
  %77 = gc.optimization_barrier %76 : (tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
  %78 = gc.scatter region(%73) [%75] (%77) <{update_window_dims = array<i64: 1, 2>, inserted_window_dims = array<i64>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0, 1>, index_vector_dim = 1 : i64}> {
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %d = gc.sub %old, %new : tensor<f32>
    gc.yield %d : tensor<f32>
  } : (tensor<5x6xf32>, tensor<4x2xi32>, tensor<4x2x2xf32>) -> tensor<5x6xf32>
  %79 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0, -6.0, 6.0], [7.0, -2.0, -25.0, -17.0, -3.0, -1.0], [2.0, -7.0, -13.0, 2.0, 4.0, 4.0], [-9.0, -7.0, -1.0, -2.0, 7.0, 0.0], [-2.0, -1.0, 3.0, 2.0, -6.0, 5.0]]> : tensor<5x6xf32>
  gc.expect eq %78, %79 : tensor<5x6xf32>
  return
}
