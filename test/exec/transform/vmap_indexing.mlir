// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// vmap of gather and scatter.
// [vmap.value]
// Written by test/exec/make_expected.py; do not edit.
func.func private @rows(%0: tensor<4x3xf32>, %1: tensor<2x1xi32>) -> (tensor<2x3xf32>) {
  %r = gc.gather %0[%1] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @elements(%0: tensor<4x3xf32>, %1: tensor<5x2xi32>) -> (tensor<5xf32>) {
  %r = gc.gather %0[%1] <{offset_dims = array<i64>, collapsed_slice_dims = array<i64: 0, 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0, 1>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<5x2xi32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func private @windows_at(%0: tensor<4x5xf32>, %1: tensor<2xi32>) -> (tensor<2x3xf32>) {
  %r = gc.gather %0[%1] <{offset_dims = array<i64: 0, 1>, collapsed_slice_dims = array<i64>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0, 1>, index_vector_dim = 0 : i64, slice_sizes = array<i64: 2, 3>}> : (tensor<4x5xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @gather_batching(%0: tensor<2x4xf32>, %1: tensor<2x3x1xi32>) -> (tensor<2x3xf32>) {
  %r = gc.gather %0[%1] <{offset_dims = array<i64>, collapsed_slice_dims = array<i64: 1>, operand_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>, start_index_map = array<i64: 1>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @scatter_add(%0: tensor<4x3xf32>, %1: tensor<2x1xi32>, %2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
  %r = gc.scatter add(%0)[%1](%2) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func private @scatter_set(%0: tensor<4xf32>, %1: tensor<3x1xi32>, %2: tensor<3xf32>) -> (tensor<4xf32>) {
  %r = gc.scatter region(%0)[%1](%2) <{update_window_dims = array<i64>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    gc.yield %b : tensor<f32>
  } : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @scatter_batching(%0: tensor<2x4xf32>, %1: tensor<2x3x1xi32>, %2: tensor<2x3xf32>) -> (tensor<2x4xf32>) {
  %r = gc.scatter max(%0)[%1](%2) <{update_window_dims = array<i64>, inserted_window_dims = array<i64: 1>, input_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 2 : i64}> : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @main() {
  // rows, in_axes [0, 0]
  %0 = gc.constant dense<[[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0], [4.0, 3.0, 1.0], [1.0, 8.0, -4.0], [6.0, 3.0, -9.0]], [[-2.0, 7.0, 1.0], [-9.0, 5.0, 4.0], [7.0, -6.0, -8.0], [7.0, -9.0, 1.0]]]> : tensor<3x4x3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  %2 = gc.constant dense<[[[1], [1]], [[2], [3]], [[-1], [-1]]]> : tensor<3x2x1xi32>
  %3 = gc.optimization_barrier %2 : (tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
  %4 = gc.vmap @rows(%1, %3) in_axes [0, 0] out_axes [0] : (tensor<3x4x3xf32>, tensor<3x2x1xi32>) -> (tensor<3x2x3xf32>)
  %5 = gc.slice %1 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %6 = gc.reshape %5 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %7 = gc.slice %3 start [0, 0, 0] limit [1, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xi32>) -> tensor<1x2x1xi32>
  %8 = gc.reshape %7 : (tensor<1x2x1xi32>) -> tensor<2x1xi32>
  %9 = func.call @rows(%6, %8) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %10 = gc.slice %4 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %11 = gc.reshape %10 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %11, %9 : tensor<2x3xf32>
  %12 = gc.slice %1 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %13 = gc.reshape %12 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %14 = gc.slice %3 start [1, 0, 0] limit [2, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xi32>) -> tensor<1x2x1xi32>
  %15 = gc.reshape %14 : (tensor<1x2x1xi32>) -> tensor<2x1xi32>
  %16 = func.call @rows(%13, %15) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %17 = gc.slice %4 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %18 = gc.reshape %17 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %18, %16 : tensor<2x3xf32>
  %19 = gc.slice %1 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %20 = gc.reshape %19 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %21 = gc.slice %3 start [2, 0, 0] limit [3, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xi32>) -> tensor<1x2x1xi32>
  %22 = gc.reshape %21 : (tensor<1x2x1xi32>) -> tensor<2x1xi32>
  %23 = func.call @rows(%20, %22) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %24 = gc.slice %4 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %25 = gc.reshape %24 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %25, %23 : tensor<2x3xf32>
  // rows, in_axes [1, -1]
  %26 = gc.constant dense<[[[5.0, 9.0, -4.0], [-6.0, 6.0, 6.0], [0.0, -7.0, 6.0]], [[0.0, -7.0, -7.0], [-2.0, 4.0, -2.0], [6.0, -9.0, -1.0]], [[0.0, 9.0, -5.0], [6.0, -8.0, -3.0], [5.0, 1.0, 8.0]], [[5.0, 8.0, 6.0], [-7.0, 8.0, 7.0], [-7.0, 9.0, 5.0]]]> : tensor<4x3x3xf32>
  %27 = gc.optimization_barrier %26 : (tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %28 = gc.constant dense<-1> : tensor<2x1xi32>
  %29 = gc.optimization_barrier %28 : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %30 = gc.vmap @rows(%27, %29) in_axes [1, -1] out_axes [1] : (tensor<4x3x3xf32>, tensor<2x1xi32>) -> (tensor<2x3x3xf32>)
  %31 = gc.slice %27 start [0, 0, 0] limit [4, 1, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %32 = gc.reshape %31 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %33 = func.call @rows(%32, %29) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %34 = gc.slice %30 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %35 = gc.reshape %34 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %35, %33 : tensor<2x3xf32>
  %36 = gc.slice %27 start [0, 1, 0] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %37 = gc.reshape %36 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %38 = func.call @rows(%37, %29) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %39 = gc.slice %30 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %40 = gc.reshape %39 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %40, %38 : tensor<2x3xf32>
  %41 = gc.slice %27 start [0, 2, 0] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %42 = gc.reshape %41 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %43 = func.call @rows(%42, %29) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %44 = gc.slice %30 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %45 = gc.reshape %44 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %45, %43 : tensor<2x3xf32>
  // rows, in_axes [-1, 2]
  %46 = gc.constant dense<[[7.0, -4.0, -5.0], [-1.0, 8.0, -7.0], [-5.0, 0.0, -5.0], [-2.0, -3.0, -8.0]]> : tensor<4x3xf32>
  %47 = gc.optimization_barrier %46 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %48 = gc.constant dense<[[[0, 2, 0]], [[2, 1, 2]]]> : tensor<2x1x3xi32>
  %49 = gc.optimization_barrier %48 : (tensor<2x1x3xi32>) -> tensor<2x1x3xi32>
  %50 = gc.vmap @rows(%47, %49) in_axes [-1, 2] out_axes [0] : (tensor<4x3xf32>, tensor<2x1x3xi32>) -> (tensor<3x2x3xf32>)
  %51 = gc.slice %49 start [0, 0, 0] limit [2, 1, 1] stride [1, 1, 1] : (tensor<2x1x3xi32>) -> tensor<2x1x1xi32>
  %52 = gc.reshape %51 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %53 = func.call @rows(%47, %52) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %54 = gc.slice %50 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %55 = gc.reshape %54 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %55, %53 : tensor<2x3xf32>
  %56 = gc.slice %49 start [0, 0, 1] limit [2, 1, 2] stride [1, 1, 1] : (tensor<2x1x3xi32>) -> tensor<2x1x1xi32>
  %57 = gc.reshape %56 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %58 = func.call @rows(%47, %57) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %59 = gc.slice %50 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %60 = gc.reshape %59 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %60, %58 : tensor<2x3xf32>
  %61 = gc.slice %49 start [0, 0, 2] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x1x3xi32>) -> tensor<2x1x1xi32>
  %62 = gc.reshape %61 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %63 = func.call @rows(%47, %62) : (tensor<4x3xf32>, tensor<2x1xi32>) -> (tensor<2x3xf32>)
  %64 = gc.slice %50 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %65 = gc.reshape %64 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %65, %63 : tensor<2x3xf32>
  // elements, in_axes [0, 0]
  %66 = gc.constant dense<[[[-9.0, 3.0, -5.0], [3.0, -3.0, -9.0], [1.0, -6.0, 7.0], [1.0, -1.0, 1.0]], [[-1.0, 1.0, 0.0], [-2.0, 4.0, -8.0], [3.0, -2.0, -1.0], [-3.0, 4.0, -5.0]], [[2.0, -9.0, -9.0], [8.0, 5.0, 1.0], [7.0, -7.0, 3.0], [-7.0, 6.0, -1.0]]]> : tensor<3x4x3xf32>
  %67 = gc.optimization_barrier %66 : (tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  %68 = gc.constant dense<[[[0, 3], [-1, 1], [3, 1], [2, 1], [3, 2]], [[3, 1], [1, -1], [2, 1], [3, 3], [2, 3]], [[0, 1], [0, 1], [3, -1], [2, -1], [3, 2]]]> : tensor<3x5x2xi32>
  %69 = gc.optimization_barrier %68 : (tensor<3x5x2xi32>) -> tensor<3x5x2xi32>
  %70 = gc.vmap @elements(%67, %69) in_axes [0, 0] out_axes [0] : (tensor<3x4x3xf32>, tensor<3x5x2xi32>) -> (tensor<3x5xf32>)
  %71 = gc.slice %67 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %72 = gc.reshape %71 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %73 = gc.slice %69 start [0, 0, 0] limit [1, 5, 2] stride [1, 1, 1] : (tensor<3x5x2xi32>) -> tensor<1x5x2xi32>
  %74 = gc.reshape %73 : (tensor<1x5x2xi32>) -> tensor<5x2xi32>
  %75 = func.call @elements(%72, %74) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %76 = gc.slice %70 start [0, 0] limit [1, 5] stride [1, 1] : (tensor<3x5xf32>) -> tensor<1x5xf32>
  %77 = gc.reshape %76 : (tensor<1x5xf32>) -> tensor<5xf32>
  gc.expect eq %77, %75 : tensor<5xf32>
  %78 = gc.slice %67 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %79 = gc.reshape %78 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %80 = gc.slice %69 start [1, 0, 0] limit [2, 5, 2] stride [1, 1, 1] : (tensor<3x5x2xi32>) -> tensor<1x5x2xi32>
  %81 = gc.reshape %80 : (tensor<1x5x2xi32>) -> tensor<5x2xi32>
  %82 = func.call @elements(%79, %81) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %83 = gc.slice %70 start [1, 0] limit [2, 5] stride [1, 1] : (tensor<3x5xf32>) -> tensor<1x5xf32>
  %84 = gc.reshape %83 : (tensor<1x5xf32>) -> tensor<5xf32>
  gc.expect eq %84, %82 : tensor<5xf32>
  %85 = gc.slice %67 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %86 = gc.reshape %85 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %87 = gc.slice %69 start [2, 0, 0] limit [3, 5, 2] stride [1, 1, 1] : (tensor<3x5x2xi32>) -> tensor<1x5x2xi32>
  %88 = gc.reshape %87 : (tensor<1x5x2xi32>) -> tensor<5x2xi32>
  %89 = func.call @elements(%86, %88) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %90 = gc.slice %70 start [2, 0] limit [3, 5] stride [1, 1] : (tensor<3x5xf32>) -> tensor<1x5xf32>
  %91 = gc.reshape %90 : (tensor<1x5xf32>) -> tensor<5xf32>
  gc.expect eq %91, %89 : tensor<5xf32>
  // elements, in_axes [1, -1]
  %92 = gc.constant dense<[[[-4.0, 4.0, 3.0], [3.0, 2.0, -2.0], [7.0, 2.0, -9.0]], [[-9.0, -5.0, 1.0], [-9.0, -2.0, 7.0], [-1.0, 2.0, 6.0]], [[7.0, 2.0, -2.0], [-4.0, -8.0, 8.0], [-8.0, 8.0, 3.0]], [[7.0, -6.0, 4.0], [4.0, -9.0, -8.0], [4.0, -6.0, -2.0]]]> : tensor<4x3x3xf32>
  %93 = gc.optimization_barrier %92 : (tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %94 = gc.constant dense<[[-1, 1], [-1, 0], [2, 0], [2, 2], [1, 0]]> : tensor<5x2xi32>
  %95 = gc.optimization_barrier %94 : (tensor<5x2xi32>) -> tensor<5x2xi32>
  %96 = gc.vmap @elements(%93, %95) in_axes [1, -1] out_axes [1] : (tensor<4x3x3xf32>, tensor<5x2xi32>) -> (tensor<5x3xf32>)
  %97 = gc.slice %93 start [0, 0, 0] limit [4, 1, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %98 = gc.reshape %97 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %99 = func.call @elements(%98, %95) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %100 = gc.slice %96 start [0, 0] limit [5, 1] stride [1, 1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
  %101 = gc.reshape %100 : (tensor<5x1xf32>) -> tensor<5xf32>
  gc.expect eq %101, %99 : tensor<5xf32>
  %102 = gc.slice %93 start [0, 1, 0] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %103 = gc.reshape %102 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %104 = func.call @elements(%103, %95) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %105 = gc.slice %96 start [0, 1] limit [5, 2] stride [1, 1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
  %106 = gc.reshape %105 : (tensor<5x1xf32>) -> tensor<5xf32>
  gc.expect eq %106, %104 : tensor<5xf32>
  %107 = gc.slice %93 start [0, 2, 0] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %108 = gc.reshape %107 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %109 = func.call @elements(%108, %95) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %110 = gc.slice %96 start [0, 2] limit [5, 3] stride [1, 1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
  %111 = gc.reshape %110 : (tensor<5x1xf32>) -> tensor<5xf32>
  gc.expect eq %111, %109 : tensor<5xf32>
  // elements, in_axes [-1, 2]
  %112 = gc.constant dense<[[6.0, 7.0, 1.0], [-6.0, -5.0, 8.0], [4.0, 8.0, 4.0], [-3.0, -3.0, 5.0]]> : tensor<4x3xf32>
  %113 = gc.optimization_barrier %112 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %114 = gc.constant dense<[[[0, 1, 1], [0, 0, 3]], [[-1, 2, -1], [0, 1, 3]], [[2, 0, 0], [0, 2, -1]], [[3, 2, 2], [0, 2, 3]], [[2, 0, 0], [0, 3, 1]]]> : tensor<5x2x3xi32>
  %115 = gc.optimization_barrier %114 : (tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
  %116 = gc.vmap @elements(%113, %115) in_axes [-1, 2] out_axes [0] : (tensor<4x3xf32>, tensor<5x2x3xi32>) -> (tensor<3x5xf32>)
  %117 = gc.slice %115 start [0, 0, 0] limit [5, 2, 1] stride [1, 1, 1] : (tensor<5x2x3xi32>) -> tensor<5x2x1xi32>
  %118 = gc.reshape %117 : (tensor<5x2x1xi32>) -> tensor<5x2xi32>
  %119 = func.call @elements(%113, %118) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %120 = gc.slice %116 start [0, 0] limit [1, 5] stride [1, 1] : (tensor<3x5xf32>) -> tensor<1x5xf32>
  %121 = gc.reshape %120 : (tensor<1x5xf32>) -> tensor<5xf32>
  gc.expect eq %121, %119 : tensor<5xf32>
  %122 = gc.slice %115 start [0, 0, 1] limit [5, 2, 2] stride [1, 1, 1] : (tensor<5x2x3xi32>) -> tensor<5x2x1xi32>
  %123 = gc.reshape %122 : (tensor<5x2x1xi32>) -> tensor<5x2xi32>
  %124 = func.call @elements(%113, %123) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %125 = gc.slice %116 start [1, 0] limit [2, 5] stride [1, 1] : (tensor<3x5xf32>) -> tensor<1x5xf32>
  %126 = gc.reshape %125 : (tensor<1x5xf32>) -> tensor<5xf32>
  gc.expect eq %126, %124 : tensor<5xf32>
  %127 = gc.slice %115 start [0, 0, 2] limit [5, 2, 3] stride [1, 1, 1] : (tensor<5x2x3xi32>) -> tensor<5x2x1xi32>
  %128 = gc.reshape %127 : (tensor<5x2x1xi32>) -> tensor<5x2xi32>
  %129 = func.call @elements(%113, %128) : (tensor<4x3xf32>, tensor<5x2xi32>) -> (tensor<5xf32>)
  %130 = gc.slice %116 start [2, 0] limit [3, 5] stride [1, 1] : (tensor<3x5xf32>) -> tensor<1x5xf32>
  %131 = gc.reshape %130 : (tensor<1x5xf32>) -> tensor<5xf32>
  gc.expect eq %131, %129 : tensor<5xf32>
  // windows_at, in_axes [0, 0]
  %132 = gc.constant dense<[[[6.0, -6.0, -3.0, 2.0, -3.0], [9.0, -8.0, -2.0, -5.0, -3.0], [-1.0, -7.0, 2.0, -1.0, 2.0], [-3.0, 6.0, 6.0, -1.0, 2.0]], [[-6.0, -2.0, -5.0, -9.0, -9.0], [-9.0, 6.0, -9.0, -1.0, -8.0], [7.0, -3.0, 0.0, 9.0, 2.0], [-7.0, -7.0, -9.0, -5.0, 8.0]], [[1.0, -8.0, -1.0, 8.0, 1.0], [-5.0, 4.0, -7.0, -1.0, -2.0], [6.0, 6.0, -3.0, 3.0, 5.0], [3.0, -1.0, 3.0, -5.0, 3.0]]]> : tensor<3x4x5xf32>
  %133 = gc.optimization_barrier %132 : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %134 = gc.constant dense<[[1, 2], [0, 0], [3, -1]]> : tensor<3x2xi32>
  %135 = gc.optimization_barrier %134 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %136 = gc.vmap @windows_at(%133, %135) in_axes [0, 0] out_axes [0] : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> (tensor<3x2x3xf32>)
  %137 = gc.slice %133 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %138 = gc.reshape %137 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %139 = gc.slice %135 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %140 = gc.reshape %139 : (tensor<1x2xi32>) -> tensor<2xi32>
  %141 = func.call @windows_at(%138, %140) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %142 = gc.slice %136 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %143 = gc.reshape %142 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %143, %141 : tensor<2x3xf32>
  %144 = gc.slice %133 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %145 = gc.reshape %144 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %146 = gc.slice %135 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %147 = gc.reshape %146 : (tensor<1x2xi32>) -> tensor<2xi32>
  %148 = func.call @windows_at(%145, %147) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %149 = gc.slice %136 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %150 = gc.reshape %149 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %150, %148 : tensor<2x3xf32>
  %151 = gc.slice %133 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %152 = gc.reshape %151 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %153 = gc.slice %135 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %154 = gc.reshape %153 : (tensor<1x2xi32>) -> tensor<2xi32>
  %155 = func.call @windows_at(%152, %154) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %156 = gc.slice %136 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %157 = gc.reshape %156 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %157, %155 : tensor<2x3xf32>
  // windows_at, in_axes [1, -1]
  %158 = gc.constant dense<[[[-3.0, -1.0, 8.0, 7.0, 6.0], [7.0, 6.0, -1.0, 7.0, -2.0], [1.0, 4.0, 9.0, 6.0, 5.0]], [[-1.0, 1.0, 5.0, 7.0, 3.0], [-2.0, -6.0, -3.0, 4.0, 4.0], [-9.0, 2.0, -7.0, -8.0, -7.0]], [[7.0, 2.0, 2.0, -7.0, 7.0], [-4.0, 3.0, 7.0, 7.0, 5.0], [4.0, 4.0, 9.0, 8.0, 6.0]], [[-4.0, 2.0, -2.0, 3.0, 9.0], [-7.0, 7.0, -9.0, 4.0, -1.0], [3.0, 4.0, 6.0, -8.0, 8.0]]]> : tensor<4x3x5xf32>
  %159 = gc.optimization_barrier %158 : (tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  %160 = gc.constant dense<[0, -1]> : tensor<2xi32>
  %161 = gc.optimization_barrier %160 : (tensor<2xi32>) -> tensor<2xi32>
  %162 = gc.vmap @windows_at(%159, %161) in_axes [1, -1] out_axes [1] : (tensor<4x3x5xf32>, tensor<2xi32>) -> (tensor<2x3x3xf32>)
  %163 = gc.slice %159 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %164 = gc.reshape %163 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %165 = func.call @windows_at(%164, %161) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %166 = gc.slice %162 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %167 = gc.reshape %166 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %167, %165 : tensor<2x3xf32>
  %168 = gc.slice %159 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %169 = gc.reshape %168 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %170 = func.call @windows_at(%169, %161) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %171 = gc.slice %162 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %172 = gc.reshape %171 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %172, %170 : tensor<2x3xf32>
  %173 = gc.slice %159 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %174 = gc.reshape %173 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %175 = func.call @windows_at(%174, %161) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %176 = gc.slice %162 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %177 = gc.reshape %176 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %177, %175 : tensor<2x3xf32>
  // windows_at, in_axes [-1, 1]
  %178 = gc.constant dense<[[2.0, 5.0, -7.0, 8.0, 7.0], [9.0, -9.0, -2.0, -2.0, 3.0], [3.0, 5.0, 2.0, -9.0, 2.0], [0.0, -6.0, 2.0, -5.0, -8.0]]> : tensor<4x5xf32>
  %179 = gc.optimization_barrier %178 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %180 = gc.constant dense<[[-1, -1, 0], [0, 3, 0]]> : tensor<2x3xi32>
  %181 = gc.optimization_barrier %180 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %182 = gc.vmap @windows_at(%179, %181) in_axes [-1, 1] out_axes [0] : (tensor<4x5xf32>, tensor<2x3xi32>) -> (tensor<3x2x3xf32>)
  %183 = gc.slice %181 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %184 = gc.reshape %183 : (tensor<2x1xi32>) -> tensor<2xi32>
  %185 = func.call @windows_at(%179, %184) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %186 = gc.slice %182 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %187 = gc.reshape %186 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %187, %185 : tensor<2x3xf32>
  %188 = gc.slice %181 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %189 = gc.reshape %188 : (tensor<2x1xi32>) -> tensor<2xi32>
  %190 = func.call @windows_at(%179, %189) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %191 = gc.slice %182 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %192 = gc.reshape %191 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %192, %190 : tensor<2x3xf32>
  %193 = gc.slice %181 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %194 = gc.reshape %193 : (tensor<2x1xi32>) -> tensor<2xi32>
  %195 = func.call @windows_at(%179, %194) : (tensor<4x5xf32>, tensor<2xi32>) -> (tensor<2x3xf32>)
  %196 = gc.slice %182 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %197 = gc.reshape %196 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %197, %195 : tensor<2x3xf32>
  // gather_batching, in_axes [0, 0]
  %198 = gc.constant dense<[[[-4.0, -5.0, 1.0, -9.0], [6.0, 6.0, 9.0, 7.0]], [[-2.0, 5.0, 2.0, 9.0], [8.0, -2.0, 0.0, -5.0]], [[5.0, -8.0, 8.0, 8.0], [-8.0, 0.0, -8.0, 5.0]]]> : tensor<3x2x4xf32>
  %199 = gc.optimization_barrier %198 : (tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %200 = gc.constant dense<[[[[0], [3], [2]], [[-1], [2], [2]]], [[[1], [2], [-1]], [[3], [0], [2]]], [[[1], [1], [2]], [[3], [-1], [0]]]]> : tensor<3x2x3x1xi32>
  %201 = gc.optimization_barrier %200 : (tensor<3x2x3x1xi32>) -> tensor<3x2x3x1xi32>
  %202 = gc.vmap @gather_batching(%199, %201) in_axes [0, 0] out_axes [0] : (tensor<3x2x4xf32>, tensor<3x2x3x1xi32>) -> (tensor<3x2x3xf32>)
  %203 = gc.slice %199 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %204 = gc.reshape %203 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %205 = gc.slice %201 start [0, 0, 0, 0] limit [1, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<3x2x3x1xi32>) -> tensor<1x2x3x1xi32>
  %206 = gc.reshape %205 : (tensor<1x2x3x1xi32>) -> tensor<2x3x1xi32>
  %207 = func.call @gather_batching(%204, %206) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %208 = gc.slice %202 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %209 = gc.reshape %208 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %209, %207 : tensor<2x3xf32>
  %210 = gc.slice %199 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %211 = gc.reshape %210 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %212 = gc.slice %201 start [1, 0, 0, 0] limit [2, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<3x2x3x1xi32>) -> tensor<1x2x3x1xi32>
  %213 = gc.reshape %212 : (tensor<1x2x3x1xi32>) -> tensor<2x3x1xi32>
  %214 = func.call @gather_batching(%211, %213) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %215 = gc.slice %202 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %216 = gc.reshape %215 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %216, %214 : tensor<2x3xf32>
  %217 = gc.slice %199 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %218 = gc.reshape %217 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %219 = gc.slice %201 start [2, 0, 0, 0] limit [3, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<3x2x3x1xi32>) -> tensor<1x2x3x1xi32>
  %220 = gc.reshape %219 : (tensor<1x2x3x1xi32>) -> tensor<2x3x1xi32>
  %221 = func.call @gather_batching(%218, %220) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %222 = gc.slice %202 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %223 = gc.reshape %222 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %223, %221 : tensor<2x3xf32>
  // gather_batching, in_axes [1, -1]
  %224 = gc.constant dense<[[[-1.0, -3.0, 8.0, -1.0], [3.0, -9.0, 1.0, -8.0], [6.0, -7.0, 1.0, 3.0]], [[-7.0, -8.0, -5.0, 4.0], [-6.0, 3.0, 7.0, -9.0], [-6.0, -6.0, 6.0, -7.0]]]> : tensor<2x3x4xf32>
  %225 = gc.optimization_barrier %224 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %226 = gc.constant dense<[[[3], [2], [1]], [[3], [1], [0]]]> : tensor<2x3x1xi32>
  %227 = gc.optimization_barrier %226 : (tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
  %228 = gc.vmap @gather_batching(%225, %227) in_axes [1, -1] out_axes [1] : (tensor<2x3x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x3xf32>)
  %229 = gc.slice %225 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %230 = gc.reshape %229 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  %231 = func.call @gather_batching(%230, %227) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %232 = gc.slice %228 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %233 = gc.reshape %232 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %233, %231 : tensor<2x3xf32>
  %234 = gc.slice %225 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %235 = gc.reshape %234 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  %236 = func.call @gather_batching(%235, %227) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %237 = gc.slice %228 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %238 = gc.reshape %237 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %238, %236 : tensor<2x3xf32>
  %239 = gc.slice %225 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %240 = gc.reshape %239 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  %241 = func.call @gather_batching(%240, %227) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %242 = gc.slice %228 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %243 = gc.reshape %242 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %243, %241 : tensor<2x3xf32>
  // gather_batching, in_axes [-1, 2]
  %244 = gc.constant dense<[[7.0, 8.0, 9.0, -1.0], [1.0, 0.0, 4.0, -8.0]]> : tensor<2x4xf32>
  %245 = gc.optimization_barrier %244 : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %246 = gc.constant dense<[[[[0], [1], [2]], [[1], [3], [3]], [[0], [0], [-1]]], [[[-1], [0], [0]], [[-1], [3], [0]], [[3], [1], [1]]]]> : tensor<2x3x3x1xi32>
  %247 = gc.optimization_barrier %246 : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi32>
  %248 = gc.vmap @gather_batching(%245, %247) in_axes [-1, 2] out_axes [0] : (tensor<2x4xf32>, tensor<2x3x3x1xi32>) -> (tensor<3x2x3xf32>)
  %249 = gc.slice %247 start [0, 0, 0, 0] limit [2, 3, 1, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x3x1x1xi32>
  %250 = gc.reshape %249 : (tensor<2x3x1x1xi32>) -> tensor<2x3x1xi32>
  %251 = func.call @gather_batching(%245, %250) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %252 = gc.slice %248 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %253 = gc.reshape %252 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %253, %251 : tensor<2x3xf32>
  %254 = gc.slice %247 start [0, 0, 1, 0] limit [2, 3, 2, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x3x1x1xi32>
  %255 = gc.reshape %254 : (tensor<2x3x1x1xi32>) -> tensor<2x3x1xi32>
  %256 = func.call @gather_batching(%245, %255) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %257 = gc.slice %248 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %258 = gc.reshape %257 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %258, %256 : tensor<2x3xf32>
  %259 = gc.slice %247 start [0, 0, 2, 0] limit [2, 3, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x3x1x1xi32>
  %260 = gc.reshape %259 : (tensor<2x3x1x1xi32>) -> tensor<2x3x1xi32>
  %261 = func.call @gather_batching(%245, %260) : (tensor<2x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3xf32>)
  %262 = gc.slice %248 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %263 = gc.reshape %262 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %263, %261 : tensor<2x3xf32>
  // scatter_add, in_axes [0, 0, 0]
  %264 = gc.constant dense<[[[-8.0, -3.0, 1.0], [-9.0, -5.0, -1.0], [-9.0, 4.0, 1.0], [-8.0, 6.0, 8.0]], [[-1.0, 1.0, -5.0], [2.0, -4.0, -1.0], [5.0, 9.0, 7.0], [5.0, 2.0, 0.0]], [[-5.0, 9.0, 6.0], [9.0, 4.0, -4.0], [-1.0, 8.0, 5.0], [0.0, 4.0, 9.0]]]> : tensor<3x4x3xf32>
  %265 = gc.optimization_barrier %264 : (tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  %266 = gc.constant dense<[[[1], [-1]], [[-1], [0]], [[0], [0]]]> : tensor<3x2x1xi32>
  %267 = gc.optimization_barrier %266 : (tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
  %268 = gc.constant dense<[[[-2.0, 9.0, 3.0], [-2.0, -1.0, -8.0]], [[-4.0, -7.0, 6.0], [6.0, 5.0, -3.0]], [[7.0, -5.0, 1.0], [-9.0, 0.0, 0.0]]]> : tensor<3x2x3xf32>
  %269 = gc.optimization_barrier %268 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %270 = gc.vmap @scatter_add(%265, %267, %269) in_axes [0, 0, 0] out_axes [0] : (tensor<3x4x3xf32>, tensor<3x2x1xi32>, tensor<3x2x3xf32>) -> (tensor<3x4x3xf32>)
  %271 = gc.slice %265 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %272 = gc.reshape %271 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %273 = gc.slice %267 start [0, 0, 0] limit [1, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xi32>) -> tensor<1x2x1xi32>
  %274 = gc.reshape %273 : (tensor<1x2x1xi32>) -> tensor<2x1xi32>
  %275 = gc.slice %269 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %276 = gc.reshape %275 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %277 = func.call @scatter_add(%272, %274, %276) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %278 = gc.slice %270 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %279 = gc.reshape %278 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %279, %277 : tensor<4x3xf32>
  %280 = gc.slice %265 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %281 = gc.reshape %280 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %282 = gc.slice %267 start [1, 0, 0] limit [2, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xi32>) -> tensor<1x2x1xi32>
  %283 = gc.reshape %282 : (tensor<1x2x1xi32>) -> tensor<2x1xi32>
  %284 = gc.slice %269 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %285 = gc.reshape %284 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %286 = func.call @scatter_add(%281, %283, %285) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %287 = gc.slice %270 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %288 = gc.reshape %287 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %288, %286 : tensor<4x3xf32>
  %289 = gc.slice %265 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %290 = gc.reshape %289 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %291 = gc.slice %267 start [2, 0, 0] limit [3, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xi32>) -> tensor<1x2x1xi32>
  %292 = gc.reshape %291 : (tensor<1x2x1xi32>) -> tensor<2x1xi32>
  %293 = gc.slice %269 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %294 = gc.reshape %293 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %295 = func.call @scatter_add(%290, %292, %294) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %296 = gc.slice %270 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %297 = gc.reshape %296 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %297, %295 : tensor<4x3xf32>
  // scatter_add, in_axes [1, 1, -1]
  %298 = gc.constant dense<[[[-7.0, -2.0, -9.0], [-4.0, -1.0, 1.0], [5.0, -8.0, -1.0]], [[2.0, -7.0, -3.0], [-5.0, -6.0, 5.0], [-8.0, 4.0, -6.0]], [[-5.0, -2.0, -1.0], [-2.0, -4.0, -9.0], [-8.0, 9.0, -3.0]], [[6.0, -9.0, 7.0], [8.0, -9.0, 0.0], [4.0, 8.0, 2.0]]]> : tensor<4x3x3xf32>
  %299 = gc.optimization_barrier %298 : (tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %300 = gc.constant dense<[[[-1], [2], [1]], [[2], [0], [-1]]]> : tensor<2x3x1xi32>
  %301 = gc.optimization_barrier %300 : (tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
  %302 = gc.constant dense<[[5.0, 2.0, 3.0], [-3.0, 0.0, 3.0]]> : tensor<2x3xf32>
  %303 = gc.optimization_barrier %302 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %304 = gc.vmap @scatter_add(%299, %301, %303) in_axes [1, 1, -1] out_axes [1] : (tensor<4x3x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<4x3x3xf32>)
  %305 = gc.slice %299 start [0, 0, 0] limit [4, 1, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %306 = gc.reshape %305 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %307 = gc.slice %301 start [0, 0, 0] limit [2, 1, 1] stride [1, 1, 1] : (tensor<2x3x1xi32>) -> tensor<2x1x1xi32>
  %308 = gc.reshape %307 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %309 = func.call @scatter_add(%306, %308, %303) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %310 = gc.slice %304 start [0, 0, 0] limit [4, 1, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %311 = gc.reshape %310 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %311, %309 : tensor<4x3xf32>
  %312 = gc.slice %299 start [0, 1, 0] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %313 = gc.reshape %312 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %314 = gc.slice %301 start [0, 1, 0] limit [2, 2, 1] stride [1, 1, 1] : (tensor<2x3x1xi32>) -> tensor<2x1x1xi32>
  %315 = gc.reshape %314 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %316 = func.call @scatter_add(%313, %315, %303) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %317 = gc.slice %304 start [0, 1, 0] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %318 = gc.reshape %317 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %318, %316 : tensor<4x3xf32>
  %319 = gc.slice %299 start [0, 2, 0] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %320 = gc.reshape %319 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %321 = gc.slice %301 start [0, 2, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x1xi32>) -> tensor<2x1x1xi32>
  %322 = gc.reshape %321 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %323 = func.call @scatter_add(%320, %322, %303) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %324 = gc.slice %304 start [0, 2, 0] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %325 = gc.reshape %324 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %325, %323 : tensor<4x3xf32>
  // scatter_add, in_axes [2, -1, 2]
  %326 = gc.constant dense<[[[3.0, 6.0, 2.0], [3.0, 4.0, 8.0], [-2.0, -9.0, 5.0]], [[1.0, 5.0, -7.0], [2.0, -7.0, 2.0], [4.0, 2.0, -4.0]], [[-5.0, 6.0, 2.0], [6.0, 5.0, -3.0], [1.0, -3.0, -7.0]], [[-9.0, 1.0, 9.0], [-5.0, -4.0, -8.0], [-2.0, -4.0, 8.0]]]> : tensor<4x3x3xf32>
  %327 = gc.optimization_barrier %326 : (tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %328 = gc.constant dense<[[0], [3]]> : tensor<2x1xi32>
  %329 = gc.optimization_barrier %328 : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %330 = gc.constant dense<[[[4.0, 0.0, 2.0], [-4.0, 2.0, 6.0], [1.0, 2.0, 4.0]], [[-2.0, -8.0, 2.0], [-4.0, 3.0, -9.0], [1.0, 8.0, 7.0]]]> : tensor<2x3x3xf32>
  %331 = gc.optimization_barrier %330 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %332 = gc.vmap @scatter_add(%327, %329, %331) in_axes [2, -1, 2] out_axes [0] : (tensor<4x3x3xf32>, tensor<2x1xi32>, tensor<2x3x3xf32>) -> (tensor<3x4x3xf32>)
  %333 = gc.slice %327 start [0, 0, 0] limit [4, 3, 1] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x3x1xf32>
  %334 = gc.reshape %333 : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
  %335 = gc.slice %331 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %336 = gc.reshape %335 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %337 = func.call @scatter_add(%334, %329, %336) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %338 = gc.slice %332 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %339 = gc.reshape %338 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %339, %337 : tensor<4x3xf32>
  %340 = gc.slice %327 start [0, 0, 1] limit [4, 3, 2] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x3x1xf32>
  %341 = gc.reshape %340 : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
  %342 = gc.slice %331 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %343 = gc.reshape %342 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %344 = func.call @scatter_add(%341, %329, %343) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %345 = gc.slice %332 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %346 = gc.reshape %345 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %346, %344 : tensor<4x3xf32>
  %347 = gc.slice %327 start [0, 0, 2] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x3x1xf32>
  %348 = gc.reshape %347 : (tensor<4x3x1xf32>) -> tensor<4x3xf32>
  %349 = gc.slice %331 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %350 = gc.reshape %349 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %351 = func.call @scatter_add(%348, %329, %350) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %352 = gc.slice %332 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %353 = gc.reshape %352 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %353, %351 : tensor<4x3xf32>
  // scatter_add, in_axes [0, -1, -1]
  %354 = gc.constant dense<[[[-6.0, -3.0, 3.0], [-8.0, 5.0, 5.0], [0.0, -4.0, 3.0], [-4.0, -3.0, 3.0]], [[-2.0, 6.0, -6.0], [-1.0, 1.0, 9.0], [-9.0, 0.0, -5.0], [5.0, 1.0, -6.0]], [[9.0, -6.0, -3.0], [-8.0, 3.0, -4.0], [-2.0, -3.0, 3.0], [2.0, -4.0, 2.0]]]> : tensor<3x4x3xf32>
  %355 = gc.optimization_barrier %354 : (tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  %356 = gc.constant dense<[[-1], [2]]> : tensor<2x1xi32>
  %357 = gc.optimization_barrier %356 : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %358 = gc.constant dense<[[4.0, 9.0, -6.0], [-9.0, 8.0, 9.0]]> : tensor<2x3xf32>
  %359 = gc.optimization_barrier %358 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %360 = gc.vmap @scatter_add(%355, %357, %359) in_axes [0, -1, -1] out_axes [1] : (tensor<3x4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3x3xf32>)
  %361 = gc.slice %355 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %362 = gc.reshape %361 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %363 = func.call @scatter_add(%362, %357, %359) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %364 = gc.slice %360 start [0, 0, 0] limit [4, 1, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %365 = gc.reshape %364 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %365, %363 : tensor<4x3xf32>
  %366 = gc.slice %355 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %367 = gc.reshape %366 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %368 = func.call @scatter_add(%367, %357, %359) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %369 = gc.slice %360 start [0, 1, 0] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %370 = gc.reshape %369 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %370, %368 : tensor<4x3xf32>
  %371 = gc.slice %355 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %372 = gc.reshape %371 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %373 = func.call @scatter_add(%372, %357, %359) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %374 = gc.slice %360 start [0, 2, 0] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %375 = gc.reshape %374 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %375, %373 : tensor<4x3xf32>
  // scatter_add, in_axes [-1, 1, 1]
  %376 = gc.constant dense<[[-5.0, 9.0, 1.0], [-4.0, -3.0, 5.0], [-3.0, 9.0, 5.0], [-2.0, -3.0, -7.0]]> : tensor<4x3xf32>
  %377 = gc.optimization_barrier %376 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %378 = gc.constant dense<[[[3], [1], [3]], [[-1], [2], [1]]]> : tensor<2x3x1xi32>
  %379 = gc.optimization_barrier %378 : (tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
  %380 = gc.constant dense<[[[-2.0, 1.0, 1.0], [9.0, -5.0, 8.0], [1.0, -5.0, 3.0]], [[-9.0, -6.0, 8.0], [-1.0, -8.0, 2.0], [-6.0, -7.0, -1.0]]]> : tensor<2x3x3xf32>
  %381 = gc.optimization_barrier %380 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %382 = gc.vmap @scatter_add(%377, %379, %381) in_axes [-1, 1, 1] out_axes [0] : (tensor<4x3xf32>, tensor<2x3x1xi32>, tensor<2x3x3xf32>) -> (tensor<3x4x3xf32>)
  %383 = gc.slice %379 start [0, 0, 0] limit [2, 1, 1] stride [1, 1, 1] : (tensor<2x3x1xi32>) -> tensor<2x1x1xi32>
  %384 = gc.reshape %383 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %385 = gc.slice %381 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %386 = gc.reshape %385 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %387 = func.call @scatter_add(%377, %384, %386) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %388 = gc.slice %382 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %389 = gc.reshape %388 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %389, %387 : tensor<4x3xf32>
  %390 = gc.slice %379 start [0, 1, 0] limit [2, 2, 1] stride [1, 1, 1] : (tensor<2x3x1xi32>) -> tensor<2x1x1xi32>
  %391 = gc.reshape %390 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %392 = gc.slice %381 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %393 = gc.reshape %392 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %394 = func.call @scatter_add(%377, %391, %393) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %395 = gc.slice %382 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %396 = gc.reshape %395 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %396, %394 : tensor<4x3xf32>
  %397 = gc.slice %379 start [0, 2, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x1xi32>) -> tensor<2x1x1xi32>
  %398 = gc.reshape %397 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %399 = gc.slice %381 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %400 = gc.reshape %399 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %401 = func.call @scatter_add(%377, %398, %400) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %402 = gc.slice %382 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %403 = gc.reshape %402 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %403, %401 : tensor<4x3xf32>
  // scatter_add, in_axes [-1, 2, -1]
  %404 = gc.constant dense<[[-2.0, -7.0, 2.0], [-2.0, 4.0, -3.0], [4.0, 1.0, 0.0], [-1.0, 7.0, 4.0]]> : tensor<4x3xf32>
  %405 = gc.optimization_barrier %404 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %406 = gc.constant dense<[[[0, 3, 1]], [[2, 3, 0]]]> : tensor<2x1x3xi32>
  %407 = gc.optimization_barrier %406 : (tensor<2x1x3xi32>) -> tensor<2x1x3xi32>
  %408 = gc.constant dense<[[-5.0, 3.0, -3.0], [9.0, 1.0, 9.0]]> : tensor<2x3xf32>
  %409 = gc.optimization_barrier %408 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %410 = gc.vmap @scatter_add(%405, %407, %409) in_axes [-1, 2, -1] out_axes [1] : (tensor<4x3xf32>, tensor<2x1x3xi32>, tensor<2x3xf32>) -> (tensor<4x3x3xf32>)
  %411 = gc.slice %407 start [0, 0, 0] limit [2, 1, 1] stride [1, 1, 1] : (tensor<2x1x3xi32>) -> tensor<2x1x1xi32>
  %412 = gc.reshape %411 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %413 = func.call @scatter_add(%405, %412, %409) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %414 = gc.slice %410 start [0, 0, 0] limit [4, 1, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %415 = gc.reshape %414 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %415, %413 : tensor<4x3xf32>
  %416 = gc.slice %407 start [0, 0, 1] limit [2, 1, 2] stride [1, 1, 1] : (tensor<2x1x3xi32>) -> tensor<2x1x1xi32>
  %417 = gc.reshape %416 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %418 = func.call @scatter_add(%405, %417, %409) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %419 = gc.slice %410 start [0, 1, 0] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %420 = gc.reshape %419 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %420, %418 : tensor<4x3xf32>
  %421 = gc.slice %407 start [0, 0, 2] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x1x3xi32>) -> tensor<2x1x1xi32>
  %422 = gc.reshape %421 : (tensor<2x1x1xi32>) -> tensor<2x1xi32>
  %423 = func.call @scatter_add(%405, %422, %409) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %424 = gc.slice %410 start [0, 2, 0] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %425 = gc.reshape %424 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %425, %423 : tensor<4x3xf32>
  // scatter_add, in_axes [-1, -1, 0]
  %426 = gc.constant dense<[[8.0, 7.0, 0.0], [8.0, 9.0, 8.0], [4.0, -2.0, -9.0], [2.0, -2.0, -6.0]]> : tensor<4x3xf32>
  %427 = gc.optimization_barrier %426 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %428 = gc.constant dense<3> : tensor<2x1xi32>
  %429 = gc.optimization_barrier %428 : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %430 = gc.constant dense<[[[7.0, 4.0, -6.0], [3.0, -9.0, 3.0]], [[0.0, -1.0, -3.0], [-9.0, 9.0, -7.0]], [[-1.0, -6.0, 7.0], [-7.0, -6.0, -1.0]]]> : tensor<3x2x3xf32>
  %431 = gc.optimization_barrier %430 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %432 = gc.vmap @scatter_add(%427, %429, %431) in_axes [-1, -1, 0] out_axes [0] : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<3x2x3xf32>) -> (tensor<3x4x3xf32>)
  %433 = gc.slice %431 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %434 = gc.reshape %433 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %435 = func.call @scatter_add(%427, %429, %434) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %436 = gc.slice %432 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %437 = gc.reshape %436 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %437, %435 : tensor<4x3xf32>
  %438 = gc.slice %431 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %439 = gc.reshape %438 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %440 = func.call @scatter_add(%427, %429, %439) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %441 = gc.slice %432 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %442 = gc.reshape %441 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %442, %440 : tensor<4x3xf32>
  %443 = gc.slice %431 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %444 = gc.reshape %443 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %445 = func.call @scatter_add(%427, %429, %444) : (tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
  %446 = gc.slice %432 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %447 = gc.reshape %446 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  gc.expect eq %447, %445 : tensor<4x3xf32>
  // scatter_set, in_axes [0, 0, 0]
  %448 = gc.constant dense<[[-6.0, 0.0, 7.0, 2.0], [6.0, -1.0, -6.0, -6.0], [0.0, 1.0, -4.0, -6.0]]> : tensor<3x4xf32>
  %449 = gc.optimization_barrier %448 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %450 = gc.constant dense<[[[3], [2], [3]], [[-1], [1], [-1]], [[2], [3], [-1]]]> : tensor<3x3x1xi32>
  %451 = gc.optimization_barrier %450 : (tensor<3x3x1xi32>) -> tensor<3x3x1xi32>
  %452 = gc.constant dense<[[2.0, -2.0, 5.0], [-3.0, 7.0, 5.0], [2.0, -2.0, 5.0]]> : tensor<3x3xf32>
  %453 = gc.optimization_barrier %452 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %454 = gc.vmap @scatter_set(%449, %451, %453) in_axes [0, 0, 0] out_axes [0] : (tensor<3x4xf32>, tensor<3x3x1xi32>, tensor<3x3xf32>) -> (tensor<3x4xf32>)
  %455 = gc.slice %449 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %456 = gc.reshape %455 : (tensor<1x4xf32>) -> tensor<4xf32>
  %457 = gc.slice %451 start [0, 0, 0] limit [1, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<1x3x1xi32>
  %458 = gc.reshape %457 : (tensor<1x3x1xi32>) -> tensor<3x1xi32>
  %459 = gc.slice %453 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %460 = gc.reshape %459 : (tensor<1x3xf32>) -> tensor<3xf32>
  %461 = func.call @scatter_set(%456, %458, %460) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %462 = gc.slice %454 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %463 = gc.reshape %462 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %463, %461 : tensor<4xf32>
  %464 = gc.slice %449 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %465 = gc.reshape %464 : (tensor<1x4xf32>) -> tensor<4xf32>
  %466 = gc.slice %451 start [1, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<1x3x1xi32>
  %467 = gc.reshape %466 : (tensor<1x3x1xi32>) -> tensor<3x1xi32>
  %468 = gc.slice %453 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %469 = gc.reshape %468 : (tensor<1x3xf32>) -> tensor<3xf32>
  %470 = func.call @scatter_set(%465, %467, %469) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %471 = gc.slice %454 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %472 = gc.reshape %471 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %472, %470 : tensor<4xf32>
  %473 = gc.slice %449 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %474 = gc.reshape %473 : (tensor<1x4xf32>) -> tensor<4xf32>
  %475 = gc.slice %451 start [2, 0, 0] limit [3, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<1x3x1xi32>
  %476 = gc.reshape %475 : (tensor<1x3x1xi32>) -> tensor<3x1xi32>
  %477 = gc.slice %453 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %478 = gc.reshape %477 : (tensor<1x3xf32>) -> tensor<3xf32>
  %479 = func.call @scatter_set(%474, %476, %478) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %480 = gc.slice %454 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %481 = gc.reshape %480 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %481, %479 : tensor<4xf32>
  // scatter_set, in_axes [1, 1, -1]
  %482 = gc.constant dense<[[4.0, -8.0, 3.0], [1.0, -9.0, 8.0], [-7.0, 9.0, 6.0], [7.0, -1.0, 5.0]]> : tensor<4x3xf32>
  %483 = gc.optimization_barrier %482 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %484 = gc.constant dense<[[[0], [0], [-1]], [[1], [1], [0]], [[2], [-1], [0]]]> : tensor<3x3x1xi32>
  %485 = gc.optimization_barrier %484 : (tensor<3x3x1xi32>) -> tensor<3x3x1xi32>
  %486 = gc.constant dense<[5.0, -4.0, -7.0]> : tensor<3xf32>
  %487 = gc.optimization_barrier %486 : (tensor<3xf32>) -> tensor<3xf32>
  %488 = gc.vmap @scatter_set(%483, %485, %487) in_axes [1, 1, -1] out_axes [1] : (tensor<4x3xf32>, tensor<3x3x1xi32>, tensor<3xf32>) -> (tensor<4x3xf32>)
  %489 = gc.slice %483 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %490 = gc.reshape %489 : (tensor<4x1xf32>) -> tensor<4xf32>
  %491 = gc.slice %485 start [0, 0, 0] limit [3, 1, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<3x1x1xi32>
  %492 = gc.reshape %491 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %493 = func.call @scatter_set(%490, %492, %487) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %494 = gc.slice %488 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %495 = gc.reshape %494 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %495, %493 : tensor<4xf32>
  %496 = gc.slice %483 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %497 = gc.reshape %496 : (tensor<4x1xf32>) -> tensor<4xf32>
  %498 = gc.slice %485 start [0, 1, 0] limit [3, 2, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<3x1x1xi32>
  %499 = gc.reshape %498 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %500 = func.call @scatter_set(%497, %499, %487) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %501 = gc.slice %488 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %502 = gc.reshape %501 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %502, %500 : tensor<4xf32>
  %503 = gc.slice %483 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %504 = gc.reshape %503 : (tensor<4x1xf32>) -> tensor<4xf32>
  %505 = gc.slice %485 start [0, 2, 0] limit [3, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<3x1x1xi32>
  %506 = gc.reshape %505 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %507 = func.call @scatter_set(%504, %506, %487) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %508 = gc.slice %488 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %509 = gc.reshape %508 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %509, %507 : tensor<4xf32>
  // scatter_set, in_axes [1, -1, 1]
  %510 = gc.constant dense<[[7.0, 1.0, 6.0], [-4.0, -3.0, -8.0], [5.0, 4.0, 3.0], [-8.0, -2.0, -1.0]]> : tensor<4x3xf32>
  %511 = gc.optimization_barrier %510 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %512 = gc.constant dense<[[-1], [0], [1]]> : tensor<3x1xi32>
  %513 = gc.optimization_barrier %512 : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %514 = gc.constant dense<[[7.0, -9.0, -3.0], [8.0, 1.0, 2.0], [-8.0, 3.0, 2.0]]> : tensor<3x3xf32>
  %515 = gc.optimization_barrier %514 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %516 = gc.vmap @scatter_set(%511, %513, %515) in_axes [1, -1, 1] out_axes [0] : (tensor<4x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> (tensor<3x4xf32>)
  %517 = gc.slice %511 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %518 = gc.reshape %517 : (tensor<4x1xf32>) -> tensor<4xf32>
  %519 = gc.slice %515 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %520 = gc.reshape %519 : (tensor<3x1xf32>) -> tensor<3xf32>
  %521 = func.call @scatter_set(%518, %513, %520) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %522 = gc.slice %516 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %523 = gc.reshape %522 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %523, %521 : tensor<4xf32>
  %524 = gc.slice %511 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %525 = gc.reshape %524 : (tensor<4x1xf32>) -> tensor<4xf32>
  %526 = gc.slice %515 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %527 = gc.reshape %526 : (tensor<3x1xf32>) -> tensor<3xf32>
  %528 = func.call @scatter_set(%525, %513, %527) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %529 = gc.slice %516 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %530 = gc.reshape %529 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %530, %528 : tensor<4xf32>
  %531 = gc.slice %511 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %532 = gc.reshape %531 : (tensor<4x1xf32>) -> tensor<4xf32>
  %533 = gc.slice %515 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %534 = gc.reshape %533 : (tensor<3x1xf32>) -> tensor<3xf32>
  %535 = func.call @scatter_set(%532, %513, %534) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %536 = gc.slice %516 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %537 = gc.reshape %536 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %537, %535 : tensor<4xf32>
  // scatter_set, in_axes [0, -1, -1]
  %538 = gc.constant dense<[[-2.0, -5.0, 4.0, -9.0], [7.0, 6.0, -7.0, 1.0], [4.0, 9.0, -6.0, 4.0]]> : tensor<3x4xf32>
  %539 = gc.optimization_barrier %538 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %540 = gc.constant dense<[[3], [2], [3]]> : tensor<3x1xi32>
  %541 = gc.optimization_barrier %540 : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %542 = gc.constant dense<[-1.0, 7.0, 2.0]> : tensor<3xf32>
  %543 = gc.optimization_barrier %542 : (tensor<3xf32>) -> tensor<3xf32>
  %544 = gc.vmap @scatter_set(%539, %541, %543) in_axes [0, -1, -1] out_axes [1] : (tensor<3x4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4x3xf32>)
  %545 = gc.slice %539 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %546 = gc.reshape %545 : (tensor<1x4xf32>) -> tensor<4xf32>
  %547 = func.call @scatter_set(%546, %541, %543) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %548 = gc.slice %544 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %549 = gc.reshape %548 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %549, %547 : tensor<4xf32>
  %550 = gc.slice %539 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %551 = gc.reshape %550 : (tensor<1x4xf32>) -> tensor<4xf32>
  %552 = func.call @scatter_set(%551, %541, %543) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %553 = gc.slice %544 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %554 = gc.reshape %553 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %554, %552 : tensor<4xf32>
  %555 = gc.slice %539 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %556 = gc.reshape %555 : (tensor<1x4xf32>) -> tensor<4xf32>
  %557 = func.call @scatter_set(%556, %541, %543) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %558 = gc.slice %544 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %559 = gc.reshape %558 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %559, %557 : tensor<4xf32>
  // scatter_set, in_axes [-1, 1, 1]
  %560 = gc.constant dense<[-4.0, 6.0, -8.0, 5.0]> : tensor<4xf32>
  %561 = gc.optimization_barrier %560 : (tensor<4xf32>) -> tensor<4xf32>
  %562 = gc.constant dense<[[[3], [3], [0]], [[1], [-1], [3]], [[1], [1], [0]]]> : tensor<3x3x1xi32>
  %563 = gc.optimization_barrier %562 : (tensor<3x3x1xi32>) -> tensor<3x3x1xi32>
  %564 = gc.constant dense<[[5.0, -3.0, -9.0], [-2.0, -7.0, 1.0], [-1.0, 5.0, 0.0]]> : tensor<3x3xf32>
  %565 = gc.optimization_barrier %564 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %566 = gc.vmap @scatter_set(%561, %563, %565) in_axes [-1, 1, 1] out_axes [0] : (tensor<4xf32>, tensor<3x3x1xi32>, tensor<3x3xf32>) -> (tensor<3x4xf32>)
  %567 = gc.slice %563 start [0, 0, 0] limit [3, 1, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<3x1x1xi32>
  %568 = gc.reshape %567 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %569 = gc.slice %565 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %570 = gc.reshape %569 : (tensor<3x1xf32>) -> tensor<3xf32>
  %571 = func.call @scatter_set(%561, %568, %570) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %572 = gc.slice %566 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %573 = gc.reshape %572 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %573, %571 : tensor<4xf32>
  %574 = gc.slice %563 start [0, 1, 0] limit [3, 2, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<3x1x1xi32>
  %575 = gc.reshape %574 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %576 = gc.slice %565 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %577 = gc.reshape %576 : (tensor<3x1xf32>) -> tensor<3xf32>
  %578 = func.call @scatter_set(%561, %575, %577) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %579 = gc.slice %566 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %580 = gc.reshape %579 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %580, %578 : tensor<4xf32>
  %581 = gc.slice %563 start [0, 2, 0] limit [3, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xi32>) -> tensor<3x1x1xi32>
  %582 = gc.reshape %581 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %583 = gc.slice %565 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %584 = gc.reshape %583 : (tensor<3x1xf32>) -> tensor<3xf32>
  %585 = func.call @scatter_set(%561, %582, %584) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %586 = gc.slice %566 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %587 = gc.reshape %586 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %587, %585 : tensor<4xf32>
  // scatter_set, in_axes [-1, 2, -1]
  %588 = gc.constant dense<[-3.0, 0.0, 9.0, -4.0]> : tensor<4xf32>
  %589 = gc.optimization_barrier %588 : (tensor<4xf32>) -> tensor<4xf32>
  %590 = gc.constant dense<[[[-1, 2, -1]], [[-1, 0, -1]], [[1, -1, 3]]]> : tensor<3x1x3xi32>
  %591 = gc.optimization_barrier %590 : (tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
  %592 = gc.constant dense<[3.0, -4.0, -5.0]> : tensor<3xf32>
  %593 = gc.optimization_barrier %592 : (tensor<3xf32>) -> tensor<3xf32>
  %594 = gc.vmap @scatter_set(%589, %591, %593) in_axes [-1, 2, -1] out_axes [1] : (tensor<4xf32>, tensor<3x1x3xi32>, tensor<3xf32>) -> (tensor<4x3xf32>)
  %595 = gc.slice %591 start [0, 0, 0] limit [3, 1, 1] stride [1, 1, 1] : (tensor<3x1x3xi32>) -> tensor<3x1x1xi32>
  %596 = gc.reshape %595 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %597 = func.call @scatter_set(%589, %596, %593) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %598 = gc.slice %594 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %599 = gc.reshape %598 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %599, %597 : tensor<4xf32>
  %600 = gc.slice %591 start [0, 0, 1] limit [3, 1, 2] stride [1, 1, 1] : (tensor<3x1x3xi32>) -> tensor<3x1x1xi32>
  %601 = gc.reshape %600 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %602 = func.call @scatter_set(%589, %601, %593) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %603 = gc.slice %594 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %604 = gc.reshape %603 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %604, %602 : tensor<4xf32>
  %605 = gc.slice %591 start [0, 0, 2] limit [3, 1, 3] stride [1, 1, 1] : (tensor<3x1x3xi32>) -> tensor<3x1x1xi32>
  %606 = gc.reshape %605 : (tensor<3x1x1xi32>) -> tensor<3x1xi32>
  %607 = func.call @scatter_set(%589, %606, %593) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %608 = gc.slice %594 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %609 = gc.reshape %608 : (tensor<4x1xf32>) -> tensor<4xf32>
  gc.expect eq %609, %607 : tensor<4xf32>
  // scatter_set, in_axes [-1, -1, 0]
  %610 = gc.constant dense<[-8.0, 9.0, 0.0, -8.0]> : tensor<4xf32>
  %611 = gc.optimization_barrier %610 : (tensor<4xf32>) -> tensor<4xf32>
  %612 = gc.constant dense<[[3], [2], [-1]]> : tensor<3x1xi32>
  %613 = gc.optimization_barrier %612 : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %614 = gc.constant dense<[[7.0, 3.0, 3.0], [-6.0, 3.0, 5.0], [-1.0, -3.0, -4.0]]> : tensor<3x3xf32>
  %615 = gc.optimization_barrier %614 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %616 = gc.vmap @scatter_set(%611, %613, %615) in_axes [-1, -1, 0] out_axes [0] : (tensor<4xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> (tensor<3x4xf32>)
  %617 = gc.slice %615 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %618 = gc.reshape %617 : (tensor<1x3xf32>) -> tensor<3xf32>
  %619 = func.call @scatter_set(%611, %613, %618) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %620 = gc.slice %616 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %621 = gc.reshape %620 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %621, %619 : tensor<4xf32>
  %622 = gc.slice %615 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %623 = gc.reshape %622 : (tensor<1x3xf32>) -> tensor<3xf32>
  %624 = func.call @scatter_set(%611, %613, %623) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %625 = gc.slice %616 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %626 = gc.reshape %625 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %626, %624 : tensor<4xf32>
  %627 = gc.slice %615 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %628 = gc.reshape %627 : (tensor<1x3xf32>) -> tensor<3xf32>
  %629 = func.call @scatter_set(%611, %613, %628) : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> (tensor<4xf32>)
  %630 = gc.slice %616 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %631 = gc.reshape %630 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %631, %629 : tensor<4xf32>
  // scatter_batching, in_axes [0, 0, 0]
  %632 = gc.constant dense<[[[4.0, 1.0, -1.0, -8.0], [1.0, 3.0, 1.0, -6.0]], [[8.0, -3.0, 9.0, -3.0], [-7.0, -4.0, 5.0, 3.0]], [[3.0, 5.0, -3.0, 9.0], [-8.0, -6.0, 9.0, -1.0]]]> : tensor<3x2x4xf32>
  %633 = gc.optimization_barrier %632 : (tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %634 = gc.constant dense<[[[[3], [1], [-1]], [[-1], [3], [0]]], [[[2], [1], [0]], [[1], [2], [1]]], [[[3], [1], [3]], [[3], [-1], [0]]]]> : tensor<3x2x3x1xi32>
  %635 = gc.optimization_barrier %634 : (tensor<3x2x3x1xi32>) -> tensor<3x2x3x1xi32>
  %636 = gc.constant dense<[[[3.0, -9.0, 2.0], [-3.0, 7.0, -8.0]], [[-4.0, -5.0, 1.0], [7.0, -1.0, -3.0]], [[9.0, -9.0, 6.0], [-5.0, -9.0, 8.0]]]> : tensor<3x2x3xf32>
  %637 = gc.optimization_barrier %636 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %638 = gc.vmap @scatter_batching(%633, %635, %637) in_axes [0, 0, 0] out_axes [0] : (tensor<3x2x4xf32>, tensor<3x2x3x1xi32>, tensor<3x2x3xf32>) -> (tensor<3x2x4xf32>)
  %639 = gc.slice %633 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %640 = gc.reshape %639 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %641 = gc.slice %635 start [0, 0, 0, 0] limit [1, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<3x2x3x1xi32>) -> tensor<1x2x3x1xi32>
  %642 = gc.reshape %641 : (tensor<1x2x3x1xi32>) -> tensor<2x3x1xi32>
  %643 = gc.slice %637 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %644 = gc.reshape %643 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %645 = func.call @scatter_batching(%640, %642, %644) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %646 = gc.slice %638 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %647 = gc.reshape %646 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %647, %645 : tensor<2x4xf32>
  %648 = gc.slice %633 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %649 = gc.reshape %648 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %650 = gc.slice %635 start [1, 0, 0, 0] limit [2, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<3x2x3x1xi32>) -> tensor<1x2x3x1xi32>
  %651 = gc.reshape %650 : (tensor<1x2x3x1xi32>) -> tensor<2x3x1xi32>
  %652 = gc.slice %637 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %653 = gc.reshape %652 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %654 = func.call @scatter_batching(%649, %651, %653) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %655 = gc.slice %638 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %656 = gc.reshape %655 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %656, %654 : tensor<2x4xf32>
  %657 = gc.slice %633 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %658 = gc.reshape %657 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %659 = gc.slice %635 start [2, 0, 0, 0] limit [3, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<3x2x3x1xi32>) -> tensor<1x2x3x1xi32>
  %660 = gc.reshape %659 : (tensor<1x2x3x1xi32>) -> tensor<2x3x1xi32>
  %661 = gc.slice %637 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %662 = gc.reshape %661 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %663 = func.call @scatter_batching(%658, %660, %662) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %664 = gc.slice %638 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %665 = gc.reshape %664 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %665, %663 : tensor<2x4xf32>
  // scatter_batching, in_axes [1, 1, -1]
  %666 = gc.constant dense<[[[-7.0, -3.0, -4.0, -3.0], [-6.0, 1.0, 9.0, 8.0], [-3.0, -7.0, 9.0, 1.0]], [[-2.0, -6.0, 2.0, 9.0], [-4.0, -2.0, -4.0, 2.0], [0.0, 9.0, 3.0, -9.0]]]> : tensor<2x3x4xf32>
  %667 = gc.optimization_barrier %666 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %668 = gc.constant dense<[[[[3], [1], [1]], [[3], [2], [-1]], [[0], [-1], [0]]], [[[3], [-1], [1]], [[2], [2], [1]], [[0], [2], [2]]]]> : tensor<2x3x3x1xi32>
  %669 = gc.optimization_barrier %668 : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi32>
  %670 = gc.constant dense<[[-8.0, -4.0, 1.0], [5.0, -3.0, -5.0]]> : tensor<2x3xf32>
  %671 = gc.optimization_barrier %670 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %672 = gc.vmap @scatter_batching(%667, %669, %671) in_axes [1, 1, -1] out_axes [1] : (tensor<2x3x4xf32>, tensor<2x3x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
  %673 = gc.slice %667 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %674 = gc.reshape %673 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  %675 = gc.slice %669 start [0, 0, 0, 0] limit [2, 1, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x1x3x1xi32>
  %676 = gc.reshape %675 : (tensor<2x1x3x1xi32>) -> tensor<2x3x1xi32>
  %677 = func.call @scatter_batching(%674, %676, %671) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %678 = gc.slice %672 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %679 = gc.reshape %678 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %679, %677 : tensor<2x4xf32>
  %680 = gc.slice %667 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %681 = gc.reshape %680 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  %682 = gc.slice %669 start [0, 1, 0, 0] limit [2, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x1x3x1xi32>
  %683 = gc.reshape %682 : (tensor<2x1x3x1xi32>) -> tensor<2x3x1xi32>
  %684 = func.call @scatter_batching(%681, %683, %671) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %685 = gc.slice %672 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %686 = gc.reshape %685 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %686, %684 : tensor<2x4xf32>
  %687 = gc.slice %667 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %688 = gc.reshape %687 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  %689 = gc.slice %669 start [0, 2, 0, 0] limit [2, 3, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x1x3x1xi32>
  %690 = gc.reshape %689 : (tensor<2x1x3x1xi32>) -> tensor<2x3x1xi32>
  %691 = func.call @scatter_batching(%688, %690, %671) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %692 = gc.slice %672 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %693 = gc.reshape %692 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %693, %691 : tensor<2x4xf32>
  // scatter_batching, in_axes [2, -1, 2]
  %694 = gc.constant dense<[[[-1.0, 2.0, 9.0], [7.0, 9.0, -7.0], [-7.0, -9.0, -4.0], [-3.0, -7.0, 8.0]], [[-7.0, 2.0, -2.0], [7.0, -7.0, 3.0], [2.0, 1.0, 4.0], [-2.0, -6.0, -2.0]]]> : tensor<2x4x3xf32>
  %695 = gc.optimization_barrier %694 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %696 = gc.constant dense<[[[0], [3], [-1]], [[0], [3], [-1]]]> : tensor<2x3x1xi32>
  %697 = gc.optimization_barrier %696 : (tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
  %698 = gc.constant dense<[[[-4.0, -9.0, 1.0], [0.0, -4.0, -7.0], [-2.0, 9.0, 0.0]], [[-7.0, -2.0, -8.0], [-9.0, 7.0, -5.0], [2.0, 7.0, 3.0]]]> : tensor<2x3x3xf32>
  %699 = gc.optimization_barrier %698 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %700 = gc.vmap @scatter_batching(%695, %697, %699) in_axes [2, -1, 2] out_axes [0] : (tensor<2x4x3xf32>, tensor<2x3x1xi32>, tensor<2x3x3xf32>) -> (tensor<3x2x4xf32>)
  %701 = gc.slice %695 start [0, 0, 0] limit [2, 4, 1] stride [1, 1, 1] : (tensor<2x4x3xf32>) -> tensor<2x4x1xf32>
  %702 = gc.reshape %701 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %703 = gc.slice %699 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %704 = gc.reshape %703 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %705 = func.call @scatter_batching(%702, %697, %704) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %706 = gc.slice %700 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %707 = gc.reshape %706 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %707, %705 : tensor<2x4xf32>
  %708 = gc.slice %695 start [0, 0, 1] limit [2, 4, 2] stride [1, 1, 1] : (tensor<2x4x3xf32>) -> tensor<2x4x1xf32>
  %709 = gc.reshape %708 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %710 = gc.slice %699 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %711 = gc.reshape %710 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %712 = func.call @scatter_batching(%709, %697, %711) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %713 = gc.slice %700 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %714 = gc.reshape %713 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %714, %712 : tensor<2x4xf32>
  %715 = gc.slice %695 start [0, 0, 2] limit [2, 4, 3] stride [1, 1, 1] : (tensor<2x4x3xf32>) -> tensor<2x4x1xf32>
  %716 = gc.reshape %715 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %717 = gc.slice %699 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %718 = gc.reshape %717 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %719 = func.call @scatter_batching(%716, %697, %718) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %720 = gc.slice %700 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %721 = gc.reshape %720 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %721, %719 : tensor<2x4xf32>
  // scatter_batching, in_axes [0, -1, -1]
  %722 = gc.constant dense<[[[-1.0, -8.0, 1.0, 2.0], [5.0, 3.0, -5.0, -9.0]], [[-9.0, -3.0, 3.0, -5.0], [5.0, -7.0, -5.0, -2.0]], [[-2.0, 1.0, 3.0, 6.0], [-3.0, 6.0, 3.0, -4.0]]]> : tensor<3x2x4xf32>
  %723 = gc.optimization_barrier %722 : (tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %724 = gc.constant dense<[[[1], [3], [-1]], [[-1], [-1], [1]]]> : tensor<2x3x1xi32>
  %725 = gc.optimization_barrier %724 : (tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
  %726 = gc.constant dense<[[-5.0, 9.0, 8.0], [-5.0, 2.0, -1.0]]> : tensor<2x3xf32>
  %727 = gc.optimization_barrier %726 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %728 = gc.vmap @scatter_batching(%723, %725, %727) in_axes [0, -1, -1] out_axes [1] : (tensor<3x2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
  %729 = gc.slice %723 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %730 = gc.reshape %729 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %731 = func.call @scatter_batching(%730, %725, %727) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %732 = gc.slice %728 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %733 = gc.reshape %732 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %733, %731 : tensor<2x4xf32>
  %734 = gc.slice %723 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %735 = gc.reshape %734 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %736 = func.call @scatter_batching(%735, %725, %727) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %737 = gc.slice %728 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %738 = gc.reshape %737 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %738, %736 : tensor<2x4xf32>
  %739 = gc.slice %723 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %740 = gc.reshape %739 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %741 = func.call @scatter_batching(%740, %725, %727) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %742 = gc.slice %728 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %743 = gc.reshape %742 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %743, %741 : tensor<2x4xf32>
  // scatter_batching, in_axes [-1, 1, 1]
  %744 = gc.constant dense<[[-4.0, -8.0, -5.0, 9.0], [-7.0, 1.0, 1.0, -6.0]]> : tensor<2x4xf32>
  %745 = gc.optimization_barrier %744 : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %746 = gc.constant dense<[[[[2], [2], [1]], [[2], [3], [-1]], [[0], [0], [0]]], [[[2], [-1], [0]], [[-1], [2], [3]], [[-1], [3], [-1]]]]> : tensor<2x3x3x1xi32>
  %747 = gc.optimization_barrier %746 : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi32>
  %748 = gc.constant dense<[[[0.0, -6.0, 2.0], [-6.0, -4.0, -8.0], [-1.0, 6.0, -4.0]], [[-6.0, -7.0, 6.0], [4.0, 2.0, 8.0], [1.0, 9.0, -1.0]]]> : tensor<2x3x3xf32>
  %749 = gc.optimization_barrier %748 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %750 = gc.vmap @scatter_batching(%745, %747, %749) in_axes [-1, 1, 1] out_axes [0] : (tensor<2x4xf32>, tensor<2x3x3x1xi32>, tensor<2x3x3xf32>) -> (tensor<3x2x4xf32>)
  %751 = gc.slice %747 start [0, 0, 0, 0] limit [2, 1, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x1x3x1xi32>
  %752 = gc.reshape %751 : (tensor<2x1x3x1xi32>) -> tensor<2x3x1xi32>
  %753 = gc.slice %749 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %754 = gc.reshape %753 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %755 = func.call @scatter_batching(%745, %752, %754) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %756 = gc.slice %750 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %757 = gc.reshape %756 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %757, %755 : tensor<2x4xf32>
  %758 = gc.slice %747 start [0, 1, 0, 0] limit [2, 2, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x1x3x1xi32>
  %759 = gc.reshape %758 : (tensor<2x1x3x1xi32>) -> tensor<2x3x1xi32>
  %760 = gc.slice %749 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %761 = gc.reshape %760 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %762 = func.call @scatter_batching(%745, %759, %761) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %763 = gc.slice %750 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %764 = gc.reshape %763 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %764, %762 : tensor<2x4xf32>
  %765 = gc.slice %747 start [0, 2, 0, 0] limit [2, 3, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x1x3x1xi32>
  %766 = gc.reshape %765 : (tensor<2x1x3x1xi32>) -> tensor<2x3x1xi32>
  %767 = gc.slice %749 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %768 = gc.reshape %767 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %769 = func.call @scatter_batching(%745, %766, %768) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %770 = gc.slice %750 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %771 = gc.reshape %770 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %771, %769 : tensor<2x4xf32>
  // scatter_batching, in_axes [-1, 2, -1]
  %772 = gc.constant dense<[[2.0, 3.0, 9.0, 9.0], [2.0, -9.0, 4.0, 3.0]]> : tensor<2x4xf32>
  %773 = gc.optimization_barrier %772 : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %774 = gc.constant dense<[[[[2], [0], [3]], [[2], [0], [1]], [[2], [1], [2]]], [[[2], [2], [0]], [[3], [0], [0]], [[-1], [2], [1]]]]> : tensor<2x3x3x1xi32>
  %775 = gc.optimization_barrier %774 : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi32>
  %776 = gc.constant dense<[[3.0, -9.0, 8.0], [-3.0, 9.0, -5.0]]> : tensor<2x3xf32>
  %777 = gc.optimization_barrier %776 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %778 = gc.vmap @scatter_batching(%773, %775, %777) in_axes [-1, 2, -1] out_axes [1] : (tensor<2x4xf32>, tensor<2x3x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>)
  %779 = gc.slice %775 start [0, 0, 0, 0] limit [2, 3, 1, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x3x1x1xi32>
  %780 = gc.reshape %779 : (tensor<2x3x1x1xi32>) -> tensor<2x3x1xi32>
  %781 = func.call @scatter_batching(%773, %780, %777) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %782 = gc.slice %778 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %783 = gc.reshape %782 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %783, %781 : tensor<2x4xf32>
  %784 = gc.slice %775 start [0, 0, 1, 0] limit [2, 3, 2, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x3x1x1xi32>
  %785 = gc.reshape %784 : (tensor<2x3x1x1xi32>) -> tensor<2x3x1xi32>
  %786 = func.call @scatter_batching(%773, %785, %777) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %787 = gc.slice %778 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %788 = gc.reshape %787 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %788, %786 : tensor<2x4xf32>
  %789 = gc.slice %775 start [0, 0, 2, 0] limit [2, 3, 3, 1] stride [1, 1, 1, 1] : (tensor<2x3x3x1xi32>) -> tensor<2x3x1x1xi32>
  %790 = gc.reshape %789 : (tensor<2x3x1x1xi32>) -> tensor<2x3x1xi32>
  %791 = func.call @scatter_batching(%773, %790, %777) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %792 = gc.slice %778 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %793 = gc.reshape %792 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %793, %791 : tensor<2x4xf32>
  // scatter_batching, in_axes [-1, -1, 0]
  %794 = gc.constant dense<[[2.0, -1.0, -9.0, 5.0], [-9.0, -1.0, -7.0, 1.0]]> : tensor<2x4xf32>
  %795 = gc.optimization_barrier %794 : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %796 = gc.constant dense<[[[3], [0], [3]], [[0], [3], [3]]]> : tensor<2x3x1xi32>
  %797 = gc.optimization_barrier %796 : (tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
  %798 = gc.constant dense<[[[6.0, 9.0, 0.0], [-7.0, 7.0, -7.0]], [[2.0, 7.0, 7.0], [2.0, -4.0, 6.0]], [[-3.0, -9.0, -3.0], [-2.0, -5.0, -4.0]]]> : tensor<3x2x3xf32>
  %799 = gc.optimization_barrier %798 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %800 = gc.vmap @scatter_batching(%795, %797, %799) in_axes [-1, -1, 0] out_axes [0] : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<3x2x3xf32>) -> (tensor<3x2x4xf32>)
  %801 = gc.slice %799 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %802 = gc.reshape %801 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %803 = func.call @scatter_batching(%795, %797, %802) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %804 = gc.slice %800 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %805 = gc.reshape %804 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %805, %803 : tensor<2x4xf32>
  %806 = gc.slice %799 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %807 = gc.reshape %806 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %808 = func.call @scatter_batching(%795, %797, %807) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %809 = gc.slice %800 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %810 = gc.reshape %809 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %810, %808 : tensor<2x4xf32>
  %811 = gc.slice %799 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %812 = gc.reshape %811 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %813 = func.call @scatter_batching(%795, %797, %812) : (tensor<2x4xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %814 = gc.slice %800 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %815 = gc.reshape %814 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %815, %813 : tensor<2x4xf32>
  return
}
