// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// vmap of contractions.
// [vmap.value]
// Written by test/exec/make_expected.py; do not edit.
func.func private @matmul(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
  %r = gc.dot %0, %1 batch [] x [] contract [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func private @matmul_batch(%0: tensor<2x5x3xf32>, %1: tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>) {
  %r = gc.dot %0, %1 batch [1] x [0] contract [2] x [1] : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  return %r : tensor<5x2x4xf32>
}
func.func private @outer(%0: tensor<2xf32>, %1: tensor<3xf32>) -> (tensor<2x3xf32>) {
  %r = gc.dot %0, %1 batch [] x [] contract [] x [] : (tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @inner(%0: tensor<3xf32>, %1: tensor<3xf32>) -> (tensor<f32>) {
  %r = gc.dot %0, %1 batch [] x [] contract [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @integers(%0: tensor<2x3xi32>, %1: tensor<4x3xi32>) -> (tensor<2x4xi32>) {
  %r = gc.dot %0, %1 batch [] x [] contract [1] x [1] : (tensor<2x3xi32>, tensor<4x3xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}
func.func @main() {
  // matmul, in_axes [0, 0]
  %0 = gc.constant dense<[[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]], [[-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0], [4.0, 3.0, 1.0]]]> : tensor<3x2x3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %2 = gc.constant dense<[[[-1.0, 0.0, 5.0, 9.0], [-9.0, -7.0, 6.0, 9.0], [-5.0, -4.0, 7.0, -1.0]], [[-4.0, 6.0, -5.0, -2.0], [3.0, 1.0, -8.0, -9.0], [7.0, 5.0, 6.0, 1.0]], [[6.0, -3.0, -1.0, 5.0], [-7.0, -4.0, -7.0, -1.0], [9.0, -7.0, -2.0, -2.0]]]> : tensor<3x3x4xf32>
  %3 = gc.optimization_barrier %2 : (tensor<3x3x4xf32>) -> tensor<3x3x4xf32>
  %4 = gc.vmap @matmul(%1, %3) in_axes [0, 0] out_axes [0] : (tensor<3x2x3xf32>, tensor<3x3x4xf32>) -> (tensor<3x2x4xf32>)
  %5 = gc.slice %1 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %6 = gc.reshape %5 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %7 = gc.slice %3 start [0, 0, 0] limit [1, 3, 4] stride [1, 1, 1] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
  %8 = gc.reshape %7 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
  %9 = func.call @matmul(%6, %8) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %10 = gc.slice %4 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %11 = gc.reshape %10 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %11, %9 : tensor<2x4xf32>
  %12 = gc.slice %1 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %13 = gc.reshape %12 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %14 = gc.slice %3 start [1, 0, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
  %15 = gc.reshape %14 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
  %16 = func.call @matmul(%13, %15) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %17 = gc.slice %4 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %18 = gc.reshape %17 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %18, %16 : tensor<2x4xf32>
  %19 = gc.slice %1 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %20 = gc.reshape %19 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %21 = gc.slice %3 start [2, 0, 0] limit [3, 3, 4] stride [1, 1, 1] : (tensor<3x3x4xf32>) -> tensor<1x3x4xf32>
  %22 = gc.reshape %21 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
  %23 = func.call @matmul(%20, %22) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %24 = gc.slice %4 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %25 = gc.reshape %24 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %25, %23 : tensor<2x4xf32>
  // matmul, in_axes [1, -1]
  %26 = gc.constant dense<[[[5.0, 9.0, -4.0], [-6.0, 6.0, 6.0], [0.0, -7.0, 6.0]], [[0.0, -7.0, -7.0], [-2.0, 4.0, -2.0], [6.0, -9.0, -1.0]]]> : tensor<2x3x3xf32>
  %27 = gc.optimization_barrier %26 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %28 = gc.constant dense<[[-7.0, -7.0, 6.0, 0.0], [2.0, 2.0, 4.0, -9.0], [0.0, -7.0, -2.0, 8.0]]> : tensor<3x4xf32>
  %29 = gc.optimization_barrier %28 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %30 = gc.vmap @matmul(%27, %29) in_axes [1, -1] out_axes [1] : (tensor<2x3x3xf32>, tensor<3x4xf32>) -> (tensor<2x3x4xf32>)
  %31 = gc.slice %27 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %32 = gc.reshape %31 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %33 = func.call @matmul(%32, %29) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %34 = gc.slice %30 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %35 = gc.reshape %34 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %35, %33 : tensor<2x4xf32>
  %36 = gc.slice %27 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %37 = gc.reshape %36 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %38 = func.call @matmul(%37, %29) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %39 = gc.slice %30 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %40 = gc.reshape %39 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %40, %38 : tensor<2x4xf32>
  %41 = gc.slice %27 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %42 = gc.reshape %41 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %43 = func.call @matmul(%42, %29) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %44 = gc.slice %30 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %45 = gc.reshape %44 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %45, %43 : tensor<2x4xf32>
  // matmul, in_axes [-1, 2]
  %46 = gc.constant dense<[[7.0, -4.0, -5.0], [-1.0, 8.0, -7.0]]> : tensor<2x3xf32>
  %47 = gc.optimization_barrier %46 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %48 = gc.constant dense<[[[-4.0, 5.0, -2.0], [2.0, -1.0, 4.0], [-3.0, -8.0, -4.0], [2.0, 2.0, 9.0]], [[-5.0, -1.0, 8.0], [-7.0, 4.0, 9.0], [8.0, 3.0, 7.0], [-6.0, 5.0, 3.0]], [[0.0, 9.0, 7.0], [-6.0, 9.0, 7.0], [-2.0, 4.0, 5.0], [-5.0, -5.0, -6.0]]]> : tensor<3x4x3xf32>
  %49 = gc.optimization_barrier %48 : (tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  %50 = gc.vmap @matmul(%47, %49) in_axes [-1, 2] out_axes [0] : (tensor<2x3xf32>, tensor<3x4x3xf32>) -> (tensor<3x2x4xf32>)
  %51 = gc.slice %49 start [0, 0, 0] limit [3, 4, 1] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<3x4x1xf32>
  %52 = gc.reshape %51 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
  %53 = func.call @matmul(%47, %52) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %54 = gc.slice %50 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %55 = gc.reshape %54 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %55, %53 : tensor<2x4xf32>
  %56 = gc.slice %49 start [0, 0, 1] limit [3, 4, 2] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<3x4x1xf32>
  %57 = gc.reshape %56 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
  %58 = func.call @matmul(%47, %57) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %59 = gc.slice %50 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %60 = gc.reshape %59 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %60, %58 : tensor<2x4xf32>
  %61 = gc.slice %49 start [0, 0, 2] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<3x4x1xf32>
  %62 = gc.reshape %61 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
  %63 = func.call @matmul(%47, %62) : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  %64 = gc.slice %50 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %65 = gc.reshape %64 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %65, %63 : tensor<2x4xf32>
  // matmul_batch, in_axes [0, 0]
  %66 = gc.constant dense<[[[[-9.0, 3.0, -5.0], [3.0, -3.0, -9.0], [1.0, -6.0, 7.0], [1.0, -1.0, 1.0], [-1.0, 1.0, 0.0]], [[-2.0, 4.0, -8.0], [3.0, -2.0, -1.0], [-3.0, 4.0, -5.0], [2.0, -9.0, -9.0], [8.0, 5.0, 1.0]]], [[[7.0, -7.0, 3.0], [-7.0, 6.0, -1.0], [-8.0, 0.0, 6.0], [5.0, -5.0, -9.0], [3.0, -4.0, -9.0]], [[7.0, 6.0, 8.0], [6.0, 1.0, 4.0], [-4.0, 3.0, 4.0], [2.0, -9.0, 5.0], [3.0, 4.0, -6.0]]], [[[6.0, -1.0, 5.0], [3.0, 2.0, 7.0], [-9.0, 5.0, -3.0], [5.0, 4.0, 4.0], [6.0, -1.0, -7.0]], [[-4.0, -9.0, 7.0], [-4.0, 2.0, -1.0], [3.0, -6.0, -5.0], [-5.0, 9.0, 9.0], [6.0, -7.0, 0.0]]]]> : tensor<3x2x5x3xf32>
  %67 = gc.optimization_barrier %66 : (tensor<3x2x5x3xf32>) -> tensor<3x2x5x3xf32>
  %68 = gc.constant dense<[[[[-4.0, 9.0, -7.0, 1.0], [7.0, 0.0, 5.0, 2.0], [7.0, 3.0, 6.0, 0.0]], [[2.0, -7.0, 3.0, 1.0], [8.0, 7.0, 3.0, 9.0], [-6.0, 0.0, -2.0, 1.0]], [[9.0, -7.0, 5.0, -9.0], [7.0, 5.0, -4.0, -5.0], [-5.0, -8.0, 6.0, -5.0]], [[9.0, -5.0, -8.0, -1.0], [-3.0, 6.0, 4.0, -8.0], [-4.0, -6.0, 8.0, 0.0]], [[7.0, -3.0, 9.0, 1.0], [3.0, 8.0, -9.0, 5.0], [-5.0, 1.0, -3.0, -9.0]]], [[[-3.0, 2.0, 4.0, -9.0], [-9.0, -5.0, 3.0, 1.0], [4.0, 0.0, 5.0, -3.0]], [[1.0, 5.0, 5.0, -6.0], [5.0, 1.0, -1.0, -6.0], [7.0, -1.0, -5.0, 4.0]], [[-2.0, -2.0, 8.0, 2.0], [8.0, 6.0, -8.0, -1.0], [-9.0, -9.0, 5.0, -4.0]], [[-8.0, 2.0, 0.0, -5.0], [1.0, 2.0, 9.0, -5.0], [0.0, -2.0, 5.0, -9.0]], [[-3.0, 9.0, 3.0, -9.0], [-5.0, 8.0, 4.0, -5.0], [7.0, -2.0, -3.0, -6.0]]], [[[8.0, 1.0, -2.0, 9.0], [5.0, -2.0, 5.0, -9.0], [3.0, -3.0, 7.0, -4.0]], [[-8.0, -3.0, -1.0, -5.0], [2.0, -9.0, -8.0, -1.0], [3.0, 5.0, -1.0, -1.0]], [[4.0, -7.0, 4.0, 9.0], [-2.0, -8.0, 8.0, 6.0], [-9.0, 6.0, -6.0, 3.0]], [[-3.0, -8.0, 4.0, 7.0], [5.0, -1.0, 8.0, -5.0], [4.0, -2.0, 2.0, -8.0]], [[5.0, 4.0, 8.0, 5.0], [-8.0, 7.0, 9.0, 3.0], [-4.0, -7.0, -9.0, 1.0]]]]> : tensor<3x5x3x4xf32>
  %69 = gc.optimization_barrier %68 : (tensor<3x5x3x4xf32>) -> tensor<3x5x3x4xf32>
  %70 = gc.vmap @matmul_batch(%67, %69) in_axes [0, 0] out_axes [0] : (tensor<3x2x5x3xf32>, tensor<3x5x3x4xf32>) -> (tensor<3x5x2x4xf32>)
  %71 = gc.slice %67 start [0, 0, 0, 0] limit [1, 2, 5, 3] stride [1, 1, 1, 1] : (tensor<3x2x5x3xf32>) -> tensor<1x2x5x3xf32>
  %72 = gc.reshape %71 : (tensor<1x2x5x3xf32>) -> tensor<2x5x3xf32>
  %73 = gc.slice %69 start [0, 0, 0, 0] limit [1, 5, 3, 4] stride [1, 1, 1, 1] : (tensor<3x5x3x4xf32>) -> tensor<1x5x3x4xf32>
  %74 = gc.reshape %73 : (tensor<1x5x3x4xf32>) -> tensor<5x3x4xf32>
  %75 = func.call @matmul_batch(%72, %74) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %76 = gc.slice %70 start [0, 0, 0, 0] limit [1, 5, 2, 4] stride [1, 1, 1, 1] : (tensor<3x5x2x4xf32>) -> tensor<1x5x2x4xf32>
  %77 = gc.reshape %76 : (tensor<1x5x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %77, %75 : tensor<5x2x4xf32>
  %78 = gc.slice %67 start [1, 0, 0, 0] limit [2, 2, 5, 3] stride [1, 1, 1, 1] : (tensor<3x2x5x3xf32>) -> tensor<1x2x5x3xf32>
  %79 = gc.reshape %78 : (tensor<1x2x5x3xf32>) -> tensor<2x5x3xf32>
  %80 = gc.slice %69 start [1, 0, 0, 0] limit [2, 5, 3, 4] stride [1, 1, 1, 1] : (tensor<3x5x3x4xf32>) -> tensor<1x5x3x4xf32>
  %81 = gc.reshape %80 : (tensor<1x5x3x4xf32>) -> tensor<5x3x4xf32>
  %82 = func.call @matmul_batch(%79, %81) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %83 = gc.slice %70 start [1, 0, 0, 0] limit [2, 5, 2, 4] stride [1, 1, 1, 1] : (tensor<3x5x2x4xf32>) -> tensor<1x5x2x4xf32>
  %84 = gc.reshape %83 : (tensor<1x5x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %84, %82 : tensor<5x2x4xf32>
  %85 = gc.slice %67 start [2, 0, 0, 0] limit [3, 2, 5, 3] stride [1, 1, 1, 1] : (tensor<3x2x5x3xf32>) -> tensor<1x2x5x3xf32>
  %86 = gc.reshape %85 : (tensor<1x2x5x3xf32>) -> tensor<2x5x3xf32>
  %87 = gc.slice %69 start [2, 0, 0, 0] limit [3, 5, 3, 4] stride [1, 1, 1, 1] : (tensor<3x5x3x4xf32>) -> tensor<1x5x3x4xf32>
  %88 = gc.reshape %87 : (tensor<1x5x3x4xf32>) -> tensor<5x3x4xf32>
  %89 = func.call @matmul_batch(%86, %88) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %90 = gc.slice %70 start [2, 0, 0, 0] limit [3, 5, 2, 4] stride [1, 1, 1, 1] : (tensor<3x5x2x4xf32>) -> tensor<1x5x2x4xf32>
  %91 = gc.reshape %90 : (tensor<1x5x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %91, %89 : tensor<5x2x4xf32>
  // matmul_batch, in_axes [1, -1]
  %92 = gc.constant dense<[[[[-4.0, 4.0, 3.0], [3.0, 2.0, -2.0], [7.0, 2.0, -9.0], [-9.0, -5.0, 1.0], [-9.0, -2.0, 7.0]], [[-1.0, 2.0, 6.0], [7.0, 2.0, -2.0], [-4.0, -8.0, 8.0], [-8.0, 8.0, 3.0], [7.0, -6.0, 4.0]], [[4.0, -9.0, -8.0], [4.0, -6.0, -2.0], [3.0, 9.0, 8.0], [-8.0, 1.0, 9.0], [-7.0, 0.0, 8.0]]], [[[-6.0, 9.0, 6.0], [-6.0, -5.0, -5.0], [7.0, -4.0, 7.0], [7.0, 9.0, 8.0], [8.0, 1.0, -8.0]], [[8.0, -7.0, 0.0], [-3.0, 9.0, -5.0], [0.0, -4.0, -7.0], [-8.0, 8.0, 0.0], [5.0, 6.0, 9.0]], [[4.0, -1.0, -7.0], [7.0, 9.0, -4.0], [-9.0, 9.0, -8.0], [-3.0, 4.0, -6.0], [6.0, -6.0, -6.0]]]]> : tensor<2x3x5x3xf32>
  %93 = gc.optimization_barrier %92 : (tensor<2x3x5x3xf32>) -> tensor<2x3x5x3xf32>
  %94 = gc.constant dense<[[[-6.0, -1.0, -8.0, -2.0], [5.0, -6.0, 3.0, 3.0], [1.0, -3.0, -2.0, 9.0]], [[5.0, 8.0, 9.0, 1.0], [6.0, -7.0, 7.0, 3.0], [8.0, 3.0, 1.0, -7.0]], [[-4.0, 0.0, 8.0, 3.0], [2.0, -1.0, 3.0, -7.0], [-4.0, 5.0, -7.0, 9.0]], [[-5.0, 9.0, 0.0, 9.0], [-8.0, -8.0, 0.0, -5.0], [9.0, 0.0, -3.0, -4.0]], [[3.0, 1.0, -3.0, -6.0], [7.0, 5.0, -2.0, -7.0], [3.0, 8.0, -9.0, 9.0]]]> : tensor<5x3x4xf32>
  %95 = gc.optimization_barrier %94 : (tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  %96 = gc.vmap @matmul_batch(%93, %95) in_axes [1, -1] out_axes [1] : (tensor<2x3x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x3x2x4xf32>)
  %97 = gc.slice %93 start [0, 0, 0, 0] limit [2, 1, 5, 3] stride [1, 1, 1, 1] : (tensor<2x3x5x3xf32>) -> tensor<2x1x5x3xf32>
  %98 = gc.reshape %97 : (tensor<2x1x5x3xf32>) -> tensor<2x5x3xf32>
  %99 = func.call @matmul_batch(%98, %95) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %100 = gc.slice %96 start [0, 0, 0, 0] limit [5, 1, 2, 4] stride [1, 1, 1, 1] : (tensor<5x3x2x4xf32>) -> tensor<5x1x2x4xf32>
  %101 = gc.reshape %100 : (tensor<5x1x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %101, %99 : tensor<5x2x4xf32>
  %102 = gc.slice %93 start [0, 1, 0, 0] limit [2, 2, 5, 3] stride [1, 1, 1, 1] : (tensor<2x3x5x3xf32>) -> tensor<2x1x5x3xf32>
  %103 = gc.reshape %102 : (tensor<2x1x5x3xf32>) -> tensor<2x5x3xf32>
  %104 = func.call @matmul_batch(%103, %95) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %105 = gc.slice %96 start [0, 1, 0, 0] limit [5, 2, 2, 4] stride [1, 1, 1, 1] : (tensor<5x3x2x4xf32>) -> tensor<5x1x2x4xf32>
  %106 = gc.reshape %105 : (tensor<5x1x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %106, %104 : tensor<5x2x4xf32>
  %107 = gc.slice %93 start [0, 2, 0, 0] limit [2, 3, 5, 3] stride [1, 1, 1, 1] : (tensor<2x3x5x3xf32>) -> tensor<2x1x5x3xf32>
  %108 = gc.reshape %107 : (tensor<2x1x5x3xf32>) -> tensor<2x5x3xf32>
  %109 = func.call @matmul_batch(%108, %95) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %110 = gc.slice %96 start [0, 2, 0, 0] limit [5, 3, 2, 4] stride [1, 1, 1, 1] : (tensor<5x3x2x4xf32>) -> tensor<5x1x2x4xf32>
  %111 = gc.reshape %110 : (tensor<5x1x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %111, %109 : tensor<5x2x4xf32>
  // matmul_batch, in_axes [-1, 2]
  %112 = gc.constant dense<[[[6.0, 7.0, 1.0], [-6.0, -5.0, 8.0], [4.0, 8.0, 4.0], [-3.0, -3.0, 5.0], [-4.0, 2.0, -7.0]], [[9.0, 4.0, 7.0], [8.0, -6.0, 9.0], [-4.0, 1.0, -4.0], [-5.0, 6.0, -9.0], [-4.0, -4.0, 5.0]]]> : tensor<2x5x3xf32>
  %113 = gc.optimization_barrier %112 : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %114 = gc.constant dense<[[[[-3.0, -1.0, 0.0, -5.0], [-5.0, 8.0, -6.0, 3.0], [-8.0, -3.0, -1.0, 7.0]], [[4.0, -4.0, -5.0, -6.0], [5.0, -8.0, 6.0, 3.0], [5.0, -4.0, 2.0, 8.0]], [[3.0, -4.0, -4.0, -5.0], [9.0, 0.0, 5.0, 1.0], [0.0, -9.0, -4.0, -8.0]]], [[[-8.0, -3.0, 9.0, 3.0], [-2.0, 7.0, -6.0, 6.0], [-4.0, -4.0, -2.0, -2.0]], [[-6.0, 9.0, -9.0, -1.0], [4.0, -3.0, -4.0, -4.0], [-2.0, -4.0, -2.0, 3.0]], [[6.0, 7.0, -8.0, 2.0], [-1.0, 5.0, 1.0, 1.0], [3.0, -9.0, 1.0, -4.0]]], [[[-1.0, -4.0, 5.0, 5.0], [5.0, -9.0, -6.0, 0.0], [-3.0, 8.0, -9.0, -6.0]], [[0.0, 4.0, 4.0, 4.0], [-4.0, 8.0, 7.0, -4.0], [-5.0, -4.0, 2.0, -7.0]], [[-6.0, -8.0, -5.0, -6.0], [-1.0, 5.0, 5.0, 1.0], [7.0, -3.0, 8.0, 0.0]]], [[[0.0, 5.0, 2.0, 6.0], [1.0, -6.0, 0.0, -6.0], [6.0, -9.0, 1.0, -9.0]], [[1.0, 6.0, -4.0, 4.0], [-3.0, -8.0, 0.0, 8.0], [-3.0, 1.0, -3.0, 7.0]], [[-7.0, 0.0, -1.0, -1.0], [-6.0, -5.0, -5.0, 2.0], [6.0, -9.0, 9.0, 4.0]]], [[[-9.0, -5.0, 3.0, 3.0], [6.0, -9.0, -8.0, 3.0], [1.0, 1.0, -4.0, 9.0]], [[5.0, -6.0, 7.0, 6.0], [-1.0, 6.0, 7.0, 1.0], [-1.0, 6.0, 3.0, 9.0]], [[-5.0, -7.0, 7.0, 6.0], [1.0, 4.0, -4.0, 3.0], [6.0, -6.0, -2.0, 4.0]]]]> : tensor<5x3x3x4xf32>
  %115 = gc.optimization_barrier %114 : (tensor<5x3x3x4xf32>) -> tensor<5x3x3x4xf32>
  %116 = gc.vmap @matmul_batch(%113, %115) in_axes [-1, 2] out_axes [0] : (tensor<2x5x3xf32>, tensor<5x3x3x4xf32>) -> (tensor<3x5x2x4xf32>)
  %117 = gc.slice %115 start [0, 0, 0, 0] limit [5, 3, 1, 4] stride [1, 1, 1, 1] : (tensor<5x3x3x4xf32>) -> tensor<5x3x1x4xf32>
  %118 = gc.reshape %117 : (tensor<5x3x1x4xf32>) -> tensor<5x3x4xf32>
  %119 = func.call @matmul_batch(%113, %118) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %120 = gc.slice %116 start [0, 0, 0, 0] limit [1, 5, 2, 4] stride [1, 1, 1, 1] : (tensor<3x5x2x4xf32>) -> tensor<1x5x2x4xf32>
  %121 = gc.reshape %120 : (tensor<1x5x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %121, %119 : tensor<5x2x4xf32>
  %122 = gc.slice %115 start [0, 0, 1, 0] limit [5, 3, 2, 4] stride [1, 1, 1, 1] : (tensor<5x3x3x4xf32>) -> tensor<5x3x1x4xf32>
  %123 = gc.reshape %122 : (tensor<5x3x1x4xf32>) -> tensor<5x3x4xf32>
  %124 = func.call @matmul_batch(%113, %123) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %125 = gc.slice %116 start [1, 0, 0, 0] limit [2, 5, 2, 4] stride [1, 1, 1, 1] : (tensor<3x5x2x4xf32>) -> tensor<1x5x2x4xf32>
  %126 = gc.reshape %125 : (tensor<1x5x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %126, %124 : tensor<5x2x4xf32>
  %127 = gc.slice %115 start [0, 0, 2, 0] limit [5, 3, 3, 4] stride [1, 1, 1, 1] : (tensor<5x3x3x4xf32>) -> tensor<5x3x1x4xf32>
  %128 = gc.reshape %127 : (tensor<5x3x1x4xf32>) -> tensor<5x3x4xf32>
  %129 = func.call @matmul_batch(%113, %128) : (tensor<2x5x3xf32>, tensor<5x3x4xf32>) -> (tensor<5x2x4xf32>)
  %130 = gc.slice %116 start [2, 0, 0, 0] limit [3, 5, 2, 4] stride [1, 1, 1, 1] : (tensor<3x5x2x4xf32>) -> tensor<1x5x2x4xf32>
  %131 = gc.reshape %130 : (tensor<1x5x2x4xf32>) -> tensor<5x2x4xf32>
  gc.expect eq %131, %129 : tensor<5x2x4xf32>
  // outer, in_axes [0, 0]
  %132 = gc.constant dense<[[6.0, -6.0], [-3.0, 2.0], [-3.0, 9.0]]> : tensor<3x2xf32>
  %133 = gc.optimization_barrier %132 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %134 = gc.constant dense<[[-1.0, 4.0, -6.0], [-2.0, 9.0, -8.0], [4.0, 7.0, 0.0]]> : tensor<3x3xf32>
  %135 = gc.optimization_barrier %134 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %136 = gc.vmap @outer(%133, %135) in_axes [0, 0] out_axes [0] : (tensor<3x2xf32>, tensor<3x3xf32>) -> (tensor<3x2x3xf32>)
  %137 = gc.slice %133 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %138 = gc.reshape %137 : (tensor<1x2xf32>) -> tensor<2xf32>
  %139 = gc.slice %135 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %140 = gc.reshape %139 : (tensor<1x3xf32>) -> tensor<3xf32>
  %141 = func.call @outer(%138, %140) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %142 = gc.slice %136 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %143 = gc.reshape %142 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %143, %141 : tensor<2x3xf32>
  %144 = gc.slice %133 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %145 = gc.reshape %144 : (tensor<1x2xf32>) -> tensor<2xf32>
  %146 = gc.slice %135 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %147 = gc.reshape %146 : (tensor<1x3xf32>) -> tensor<3xf32>
  %148 = func.call @outer(%145, %147) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %149 = gc.slice %136 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %150 = gc.reshape %149 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %150, %148 : tensor<2x3xf32>
  %151 = gc.slice %133 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %152 = gc.reshape %151 : (tensor<1x2xf32>) -> tensor<2xf32>
  %153 = gc.slice %135 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %154 = gc.reshape %153 : (tensor<1x3xf32>) -> tensor<3xf32>
  %155 = func.call @outer(%152, %154) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %156 = gc.slice %136 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %157 = gc.reshape %156 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %157, %155 : tensor<2x3xf32>
  // outer, in_axes [1, -1]
  %158 = gc.constant dense<[[-3.0, -1.0, 8.0], [7.0, 6.0, 7.0]]> : tensor<2x3xf32>
  %159 = gc.optimization_barrier %158 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %160 = gc.constant dense<[-5.0, -7.0, -6.0]> : tensor<3xf32>
  %161 = gc.optimization_barrier %160 : (tensor<3xf32>) -> tensor<3xf32>
  %162 = gc.vmap @outer(%159, %161) in_axes [1, -1] out_axes [1] : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3x3xf32>)
  %163 = gc.slice %159 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %164 = gc.reshape %163 : (tensor<2x1xf32>) -> tensor<2xf32>
  %165 = func.call @outer(%164, %161) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %166 = gc.slice %162 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %167 = gc.reshape %166 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %167, %165 : tensor<2x3xf32>
  %168 = gc.slice %159 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %169 = gc.reshape %168 : (tensor<2x1xf32>) -> tensor<2xf32>
  %170 = func.call @outer(%169, %161) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %171 = gc.slice %162 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %172 = gc.reshape %171 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %172, %170 : tensor<2x3xf32>
  %173 = gc.slice %159 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %174 = gc.reshape %173 : (tensor<2x1xf32>) -> tensor<2xf32>
  %175 = func.call @outer(%174, %161) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %176 = gc.slice %162 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %177 = gc.reshape %176 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %177, %175 : tensor<2x3xf32>
  // outer, in_axes [-1, 1]
  %178 = gc.constant dense<[2.0, 5.0]> : tensor<2xf32>
  %179 = gc.optimization_barrier %178 : (tensor<2xf32>) -> tensor<2xf32>
  %180 = gc.constant dense<[[-7.0, -6.0, -4.0], [-6.0, 8.0, -4.0], [-2.0, 6.0, -9.0]]> : tensor<3x3xf32>
  %181 = gc.optimization_barrier %180 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %182 = gc.vmap @outer(%179, %181) in_axes [-1, 1] out_axes [0] : (tensor<2xf32>, tensor<3x3xf32>) -> (tensor<3x2x3xf32>)
  %183 = gc.slice %181 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %184 = gc.reshape %183 : (tensor<3x1xf32>) -> tensor<3xf32>
  %185 = func.call @outer(%179, %184) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %186 = gc.slice %182 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %187 = gc.reshape %186 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %187, %185 : tensor<2x3xf32>
  %188 = gc.slice %181 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %189 = gc.reshape %188 : (tensor<3x1xf32>) -> tensor<3xf32>
  %190 = func.call @outer(%179, %189) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %191 = gc.slice %182 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %192 = gc.reshape %191 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %192, %190 : tensor<2x3xf32>
  %193 = gc.slice %181 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %194 = gc.reshape %193 : (tensor<3x1xf32>) -> tensor<3xf32>
  %195 = func.call @outer(%179, %194) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  %196 = gc.slice %182 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %197 = gc.reshape %196 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %197, %195 : tensor<2x3xf32>
  // inner, in_axes [0, 0]
  %198 = gc.constant dense<[[-4.0, -5.0, 1.0], [-9.0, 6.0, 6.0], [9.0, 7.0, -2.0]]> : tensor<3x3xf32>
  %199 = gc.optimization_barrier %198 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %200 = gc.constant dense<[[-4.0, 6.0, 6.0], [-9.0, 3.0, 3.0], [-1.0, 6.0, -8.0]]> : tensor<3x3xf32>
  %201 = gc.optimization_barrier %200 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %202 = gc.vmap @inner(%199, %201) in_axes [0, 0] out_axes [0] : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>)
  %203 = gc.slice %199 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %204 = gc.reshape %203 : (tensor<1x3xf32>) -> tensor<3xf32>
  %205 = gc.slice %201 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %206 = gc.reshape %205 : (tensor<1x3xf32>) -> tensor<3xf32>
  %207 = func.call @inner(%204, %206) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %208 = gc.slice %202 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %209 = gc.reshape %208 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %209, %207 : tensor<f32>
  %210 = gc.slice %199 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %211 = gc.reshape %210 : (tensor<1x3xf32>) -> tensor<3xf32>
  %212 = gc.slice %201 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %213 = gc.reshape %212 : (tensor<1x3xf32>) -> tensor<3xf32>
  %214 = func.call @inner(%211, %213) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %215 = gc.slice %202 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %216 = gc.reshape %215 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %216, %214 : tensor<f32>
  %217 = gc.slice %199 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %218 = gc.reshape %217 : (tensor<1x3xf32>) -> tensor<3xf32>
  %219 = gc.slice %201 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %220 = gc.reshape %219 : (tensor<1x3xf32>) -> tensor<3xf32>
  %221 = func.call @inner(%218, %220) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %222 = gc.slice %202 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %223 = gc.reshape %222 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %223, %221 : tensor<f32>
  // inner, in_axes [1, -1]
  %224 = gc.constant dense<[[-1.0, -3.0, 8.0], [-1.0, 3.0, -9.0], [1.0, -8.0, 6.0]]> : tensor<3x3xf32>
  %225 = gc.optimization_barrier %224 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %226 = gc.constant dense<[7.0, 4.0, -1.0]> : tensor<3xf32>
  %227 = gc.optimization_barrier %226 : (tensor<3xf32>) -> tensor<3xf32>
  %228 = gc.vmap @inner(%225, %227) in_axes [1, -1] out_axes [0] : (tensor<3x3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %229 = gc.slice %225 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %230 = gc.reshape %229 : (tensor<3x1xf32>) -> tensor<3xf32>
  %231 = func.call @inner(%230, %227) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %232 = gc.slice %228 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %233 = gc.reshape %232 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %233, %231 : tensor<f32>
  %234 = gc.slice %225 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %235 = gc.reshape %234 : (tensor<3x1xf32>) -> tensor<3xf32>
  %236 = func.call @inner(%235, %227) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %237 = gc.slice %228 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %238 = gc.reshape %237 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %238, %236 : tensor<f32>
  %239 = gc.slice %225 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %240 = gc.reshape %239 : (tensor<3x1xf32>) -> tensor<3xf32>
  %241 = func.call @inner(%240, %227) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %242 = gc.slice %228 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %243 = gc.reshape %242 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %243, %241 : tensor<f32>
  // inner, in_axes [-1, 1]
  %244 = gc.constant dense<[7.0, 8.0, 9.0]> : tensor<3xf32>
  %245 = gc.optimization_barrier %244 : (tensor<3xf32>) -> tensor<3xf32>
  %246 = gc.constant dense<[[-4.0, 0.0, 3.0], [0.0, 8.0, 9.0], [-4.0, -2.0, -9.0]]> : tensor<3x3xf32>
  %247 = gc.optimization_barrier %246 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %248 = gc.vmap @inner(%245, %247) in_axes [-1, 1] out_axes [0] : (tensor<3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>)
  %249 = gc.slice %247 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %250 = gc.reshape %249 : (tensor<3x1xf32>) -> tensor<3xf32>
  %251 = func.call @inner(%245, %250) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %252 = gc.slice %248 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %253 = gc.reshape %252 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %253, %251 : tensor<f32>
  %254 = gc.slice %247 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %255 = gc.reshape %254 : (tensor<3x1xf32>) -> tensor<3xf32>
  %256 = func.call @inner(%245, %255) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %257 = gc.slice %248 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %258 = gc.reshape %257 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %258, %256 : tensor<f32>
  %259 = gc.slice %247 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %260 = gc.reshape %259 : (tensor<3x1xf32>) -> tensor<3xf32>
  %261 = func.call @inner(%245, %260) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>)
  %262 = gc.slice %248 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %263 = gc.reshape %262 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %263, %261 : tensor<f32>
  // integers, in_axes [0, 0]
  %264 = gc.constant dense<[[[-8, -3, 1], [-9, -5, -1]], [[-9, 4, 1], [-8, 6, 8]], [[-1, 1, -5], [2, -4, -1]]]> : tensor<3x2x3xi32>
  %265 = gc.optimization_barrier %264 : (tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
  %266 = gc.constant dense<[[[0, -8, -8], [-4, -3, -5], [-4, -1, -3], [8, -6, 1]], [[-7, -3, 5], [1, -6, 8], [0, -3, -5], [6, -4, -6]], [[-4, 7, -7], [-5, 0, -5], [1, -5, 5], [5, -8, -8]]]> : tensor<3x4x3xi32>
  %267 = gc.optimization_barrier %266 : (tensor<3x4x3xi32>) -> tensor<3x4x3xi32>
  %268 = gc.vmap @integers(%265, %267) in_axes [0, 0] out_axes [0] : (tensor<3x2x3xi32>, tensor<3x4x3xi32>) -> (tensor<3x2x4xi32>)
  %269 = gc.slice %265 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %270 = gc.reshape %269 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  %271 = gc.slice %267 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xi32>) -> tensor<1x4x3xi32>
  %272 = gc.reshape %271 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
  %273 = func.call @integers(%270, %272) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %274 = gc.slice %268 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %275 = gc.reshape %274 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %275, %273 : tensor<2x4xi32>
  %276 = gc.slice %265 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %277 = gc.reshape %276 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  %278 = gc.slice %267 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xi32>) -> tensor<1x4x3xi32>
  %279 = gc.reshape %278 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
  %280 = func.call @integers(%277, %279) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %281 = gc.slice %268 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %282 = gc.reshape %281 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %282, %280 : tensor<2x4xi32>
  %283 = gc.slice %265 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %284 = gc.reshape %283 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  %285 = gc.slice %267 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xi32>) -> tensor<1x4x3xi32>
  %286 = gc.reshape %285 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
  %287 = func.call @integers(%284, %286) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %288 = gc.slice %268 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %289 = gc.reshape %288 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %289, %287 : tensor<2x4xi32>
  // integers, in_axes [1, -1]
  %290 = gc.constant dense<[[[-7, -2, -9], [-4, -1, 1], [5, -8, -1]], [[2, -7, -3], [-5, -6, 5], [-8, 4, -6]]]> : tensor<2x3x3xi32>
  %291 = gc.optimization_barrier %290 : (tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
  %292 = gc.constant dense<[[-7, 5, -1], [2, -6, -6], [-9, 9, 3], [1, -7, -9]]> : tensor<4x3xi32>
  %293 = gc.optimization_barrier %292 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %294 = gc.vmap @integers(%291, %293) in_axes [1, -1] out_axes [1] : (tensor<2x3x3xi32>, tensor<4x3xi32>) -> (tensor<2x3x4xi32>)
  %295 = gc.slice %291 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xi32>) -> tensor<2x1x3xi32>
  %296 = gc.reshape %295 : (tensor<2x1x3xi32>) -> tensor<2x3xi32>
  %297 = func.call @integers(%296, %293) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %298 = gc.slice %294 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xi32>) -> tensor<2x1x4xi32>
  %299 = gc.reshape %298 : (tensor<2x1x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %299, %297 : tensor<2x4xi32>
  %300 = gc.slice %291 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xi32>) -> tensor<2x1x3xi32>
  %301 = gc.reshape %300 : (tensor<2x1x3xi32>) -> tensor<2x3xi32>
  %302 = func.call @integers(%301, %293) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %303 = gc.slice %294 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xi32>) -> tensor<2x1x4xi32>
  %304 = gc.reshape %303 : (tensor<2x1x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %304, %302 : tensor<2x4xi32>
  %305 = gc.slice %291 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xi32>) -> tensor<2x1x3xi32>
  %306 = gc.reshape %305 : (tensor<2x1x3xi32>) -> tensor<2x3xi32>
  %307 = func.call @integers(%306, %293) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %308 = gc.slice %294 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xi32>) -> tensor<2x1x4xi32>
  %309 = gc.reshape %308 : (tensor<2x1x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %309, %307 : tensor<2x4xi32>
  // integers, in_axes [-1, 2]
  %310 = gc.constant dense<[[3, 6, 2], [3, 4, 8]]> : tensor<2x3xi32>
  %311 = gc.optimization_barrier %310 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %312 = gc.constant dense<[[[-5, 8, -6], [-1, 0, 4], [3, -3, -6]], [[4, 2, 3], [-2, 9, -4], [2, 2, 0]], [[5, 9, -5], [-6, -6, -3], [3, -7, 0]], [[-3, -1, -9], [-2, 8, -9], [3, -5, 4]]]> : tensor<4x3x3xi32>
  %313 = gc.optimization_barrier %312 : (tensor<4x3x3xi32>) -> tensor<4x3x3xi32>
  %314 = gc.vmap @integers(%311, %313) in_axes [-1, 2] out_axes [0] : (tensor<2x3xi32>, tensor<4x3x3xi32>) -> (tensor<3x2x4xi32>)
  %315 = gc.slice %313 start [0, 0, 0] limit [4, 3, 1] stride [1, 1, 1] : (tensor<4x3x3xi32>) -> tensor<4x3x1xi32>
  %316 = gc.reshape %315 : (tensor<4x3x1xi32>) -> tensor<4x3xi32>
  %317 = func.call @integers(%311, %316) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %318 = gc.slice %314 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %319 = gc.reshape %318 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %319, %317 : tensor<2x4xi32>
  %320 = gc.slice %313 start [0, 0, 1] limit [4, 3, 2] stride [1, 1, 1] : (tensor<4x3x3xi32>) -> tensor<4x3x1xi32>
  %321 = gc.reshape %320 : (tensor<4x3x1xi32>) -> tensor<4x3xi32>
  %322 = func.call @integers(%311, %321) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %323 = gc.slice %314 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %324 = gc.reshape %323 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %324, %322 : tensor<2x4xi32>
  %325 = gc.slice %313 start [0, 0, 2] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xi32>) -> tensor<4x3x1xi32>
  %326 = gc.reshape %325 : (tensor<4x3x1xi32>) -> tensor<4x3xi32>
  %327 = func.call @integers(%311, %326) : (tensor<2x3xi32>, tensor<4x3xi32>) -> (tensor<2x4xi32>)
  %328 = gc.slice %314 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %329 = gc.reshape %328 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
  gc.expect eq %329, %327 : tensor<2x4xi32>
  return
}
