// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// reshape, broadcast, transpose, slice, reverse, concatenate, iota against NumPy.
// [reshape.order]
// [transpose.order]
// [slice.stride]
// [reverse.order]
// [broadcast.repeat]
// [concatenate.empty]
// [iota.value]
// [constant.value]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // f32
  %0 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf32>
  %1 = gc.optimization_barrier %0 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %2 = gc.reshape %1 : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
  %3 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0]]> : tensor<4x6xf32>
  gc.expect eq %2, %3 : tensor<4x6xf32>
  %4 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf32>
  %5 = gc.optimization_barrier %4 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %6 = gc.reshape %5 : (tensor<2x3x4xf32>) -> tensor<1x24x1xf32>
  %7 = gc.constant dense<[[[7.0], [3.0], [0.0], [-4.0], [-4.0], [-9.0], [-8.0], [-9.0], [-6.0], [6.0], [3.0], [8.0], [0.0], [2.0], [9.0], [4.0], [3.0], [1.0], [1.0], [8.0], [-4.0], [6.0], [3.0], [-9.0]]]> : tensor<1x24x1xf32>
  gc.expect eq %6, %7 : tensor<1x24x1xf32>
  %8 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf32>
  %9 = gc.optimization_barrier %8 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %10 = gc.transpose %9 permutation [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %11 = gc.constant dense<[[[7.0, -4.0, -6.0], [0.0, 3.0, -4.0]], [[3.0, -9.0, 6.0], [2.0, 1.0, 6.0]], [[0.0, -8.0, 3.0], [9.0, 1.0, 3.0]], [[-4.0, -9.0, 8.0], [4.0, 8.0, -9.0]]]> : tensor<4x2x3xf32>
  gc.expect eq %10, %11 : tensor<4x2x3xf32>
  %12 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf32>
  %13 = gc.optimization_barrier %12 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %14 = gc.slice %13 start [0, 1, 0] limit [2, 3, 4] stride [1, 2, 3] : (tensor<2x3x4xf32>) -> tensor<2x1x2xf32>
  %15 = gc.constant dense<[[[-4.0, -9.0]], [[3.0, 8.0]]]> : tensor<2x1x2xf32>
  gc.expect eq %14, %15 : tensor<2x1x2xf32>
  %16 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf32>
  %17 = gc.optimization_barrier %16 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %18 = gc.slice %17 start [1, 1, 1] limit [1, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<0x2x3xf32>
  %19 = gc.constant dense<> : tensor<0x2x3xf32>
  gc.expect eq %18, %19 : tensor<0x2x3xf32>
  %20 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf32>
  %21 = gc.optimization_barrier %20 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %22 = gc.reverse %21 dims [0, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %23 = gc.constant dense<[[[4.0, 9.0, 2.0, 0.0], [8.0, 1.0, 1.0, 3.0], [-9.0, 3.0, 6.0, -4.0]], [[-4.0, 0.0, 3.0, 7.0], [-9.0, -8.0, -9.0, -4.0], [8.0, 3.0, 6.0, -6.0]]]> : tensor<2x3x4xf32>
  gc.expect eq %22, %23 : tensor<2x3x4xf32>
  %24 = gc.constant dense<[[-1.0], [0.0], [5.0]]> : tensor<3x1xf32>
  %25 = gc.optimization_barrier %24 : (tensor<3x1xf32>) -> tensor<3x1xf32>
  %26 = gc.broadcast %25 dims [2, 1] : (tensor<3x1xf32>) -> tensor<2x4x3xf32>
  %27 = gc.constant dense<[[[-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0]], [[-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0]]]> : tensor<2x4x3xf32>
  gc.expect eq %26, %27 : tensor<2x4x3xf32>
  %28 = gc.constant dense<6.0> : tensor<f32>
  %29 = gc.optimization_barrier %28 : (tensor<f32>) -> tensor<f32>
  %30 = gc.broadcast %29 dims [] : (tensor<f32>) -> tensor<2x2xf32>
  %31 = gc.constant dense<6.0> : tensor<2x2xf32>
  gc.expect eq %30, %31 : tensor<2x2xf32>
  %32 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]]> : tensor<2x3xf32>
  %33 = gc.optimization_barrier %32 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %34 = gc.constant dense<> : tensor<2x0xf32>
  %35 = gc.optimization_barrier %34 : (tensor<2x0xf32>) -> tensor<2x0xf32>
  %36 = gc.constant dense<[[6.0], [-5.0]]> : tensor<2x1xf32>
  %37 = gc.optimization_barrier %36 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %38 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0], [-6.0, 6.0, 7.0, 2.0]]> : tensor<2x4xf32>
  %39 = gc.optimization_barrier %38 : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %40 = gc.concatenate %33, %35, %37, %39 dim 1 : (tensor<2x3xf32>, tensor<2x0xf32>, tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  %41 = gc.constant dense<[[7.0, 3.0, 0.0, 6.0, 6.0, -8.0, -6.0, -5.0], [-4.0, -4.0, -9.0, -5.0, -6.0, 6.0, 7.0, 2.0]]> : tensor<2x8xf32>
  gc.expect eq %40, %41 : tensor<2x8xf32>
  // f16
  %42 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf16>
  %43 = gc.optimization_barrier %42 : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
  %44 = gc.reshape %43 : (tensor<2x3x4xf16>) -> tensor<4x6xf16>
  %45 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0]]> : tensor<4x6xf16>
  gc.expect eq %44, %45 : tensor<4x6xf16>
  %46 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf16>
  %47 = gc.optimization_barrier %46 : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
  %48 = gc.reshape %47 : (tensor<2x3x4xf16>) -> tensor<1x24x1xf16>
  %49 = gc.constant dense<[[[7.0], [3.0], [0.0], [-4.0], [-4.0], [-9.0], [-8.0], [-9.0], [-6.0], [6.0], [3.0], [8.0], [0.0], [2.0], [9.0], [4.0], [3.0], [1.0], [1.0], [8.0], [-4.0], [6.0], [3.0], [-9.0]]]> : tensor<1x24x1xf16>
  gc.expect eq %48, %49 : tensor<1x24x1xf16>
  %50 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf16>
  %51 = gc.optimization_barrier %50 : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
  %52 = gc.transpose %51 permutation [2, 0, 1] : (tensor<2x3x4xf16>) -> tensor<4x2x3xf16>
  %53 = gc.constant dense<[[[7.0, -4.0, -6.0], [0.0, 3.0, -4.0]], [[3.0, -9.0, 6.0], [2.0, 1.0, 6.0]], [[0.0, -8.0, 3.0], [9.0, 1.0, 3.0]], [[-4.0, -9.0, 8.0], [4.0, 8.0, -9.0]]]> : tensor<4x2x3xf16>
  gc.expect eq %52, %53 : tensor<4x2x3xf16>
  %54 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf16>
  %55 = gc.optimization_barrier %54 : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
  %56 = gc.slice %55 start [0, 1, 0] limit [2, 3, 4] stride [1, 2, 3] : (tensor<2x3x4xf16>) -> tensor<2x1x2xf16>
  %57 = gc.constant dense<[[[-4.0, -9.0]], [[3.0, 8.0]]]> : tensor<2x1x2xf16>
  gc.expect eq %56, %57 : tensor<2x1x2xf16>
  %58 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf16>
  %59 = gc.optimization_barrier %58 : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
  %60 = gc.slice %59 start [1, 1, 1] limit [1, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf16>) -> tensor<0x2x3xf16>
  %61 = gc.constant dense<> : tensor<0x2x3xf16>
  gc.expect eq %60, %61 : tensor<0x2x3xf16>
  %62 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf16>
  %63 = gc.optimization_barrier %62 : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
  %64 = gc.reverse %63 dims [0, 2] : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
  %65 = gc.constant dense<[[[4.0, 9.0, 2.0, 0.0], [8.0, 1.0, 1.0, 3.0], [-9.0, 3.0, 6.0, -4.0]], [[-4.0, 0.0, 3.0, 7.0], [-9.0, -8.0, -9.0, -4.0], [8.0, 3.0, 6.0, -6.0]]]> : tensor<2x3x4xf16>
  gc.expect eq %64, %65 : tensor<2x3x4xf16>
  %66 = gc.constant dense<[[-1.0], [0.0], [5.0]]> : tensor<3x1xf16>
  %67 = gc.optimization_barrier %66 : (tensor<3x1xf16>) -> tensor<3x1xf16>
  %68 = gc.broadcast %67 dims [2, 1] : (tensor<3x1xf16>) -> tensor<2x4x3xf16>
  %69 = gc.constant dense<[[[-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0]], [[-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0]]]> : tensor<2x4x3xf16>
  gc.expect eq %68, %69 : tensor<2x4x3xf16>
  %70 = gc.constant dense<6.0> : tensor<f16>
  %71 = gc.optimization_barrier %70 : (tensor<f16>) -> tensor<f16>
  %72 = gc.broadcast %71 dims [] : (tensor<f16>) -> tensor<2x2xf16>
  %73 = gc.constant dense<6.0> : tensor<2x2xf16>
  gc.expect eq %72, %73 : tensor<2x2xf16>
  %74 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]]> : tensor<2x3xf16>
  %75 = gc.optimization_barrier %74 : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %76 = gc.constant dense<> : tensor<2x0xf16>
  %77 = gc.optimization_barrier %76 : (tensor<2x0xf16>) -> tensor<2x0xf16>
  %78 = gc.constant dense<[[6.0], [-5.0]]> : tensor<2x1xf16>
  %79 = gc.optimization_barrier %78 : (tensor<2x1xf16>) -> tensor<2x1xf16>
  %80 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0], [-6.0, 6.0, 7.0, 2.0]]> : tensor<2x4xf16>
  %81 = gc.optimization_barrier %80 : (tensor<2x4xf16>) -> tensor<2x4xf16>
  %82 = gc.concatenate %75, %77, %79, %81 dim 1 : (tensor<2x3xf16>, tensor<2x0xf16>, tensor<2x1xf16>, tensor<2x4xf16>) -> tensor<2x8xf16>
  %83 = gc.constant dense<[[7.0, 3.0, 0.0, 6.0, 6.0, -8.0, -6.0, -5.0], [-4.0, -4.0, -9.0, -5.0, -6.0, 6.0, 7.0, 2.0]]> : tensor<2x8xf16>
  gc.expect eq %82, %83 : tensor<2x8xf16>
  // f64
  %84 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf64>
  %85 = gc.optimization_barrier %84 : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
  %86 = gc.reshape %85 : (tensor<2x3x4xf64>) -> tensor<4x6xf64>
  %87 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0]]> : tensor<4x6xf64>
  gc.expect eq %86, %87 : tensor<4x6xf64>
  %88 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf64>
  %89 = gc.optimization_barrier %88 : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
  %90 = gc.reshape %89 : (tensor<2x3x4xf64>) -> tensor<1x24x1xf64>
  %91 = gc.constant dense<[[[7.0], [3.0], [0.0], [-4.0], [-4.0], [-9.0], [-8.0], [-9.0], [-6.0], [6.0], [3.0], [8.0], [0.0], [2.0], [9.0], [4.0], [3.0], [1.0], [1.0], [8.0], [-4.0], [6.0], [3.0], [-9.0]]]> : tensor<1x24x1xf64>
  gc.expect eq %90, %91 : tensor<1x24x1xf64>
  %92 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf64>
  %93 = gc.optimization_barrier %92 : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
  %94 = gc.transpose %93 permutation [2, 0, 1] : (tensor<2x3x4xf64>) -> tensor<4x2x3xf64>
  %95 = gc.constant dense<[[[7.0, -4.0, -6.0], [0.0, 3.0, -4.0]], [[3.0, -9.0, 6.0], [2.0, 1.0, 6.0]], [[0.0, -8.0, 3.0], [9.0, 1.0, 3.0]], [[-4.0, -9.0, 8.0], [4.0, 8.0, -9.0]]]> : tensor<4x2x3xf64>
  gc.expect eq %94, %95 : tensor<4x2x3xf64>
  %96 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf64>
  %97 = gc.optimization_barrier %96 : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
  %98 = gc.slice %97 start [0, 1, 0] limit [2, 3, 4] stride [1, 2, 3] : (tensor<2x3x4xf64>) -> tensor<2x1x2xf64>
  %99 = gc.constant dense<[[[-4.0, -9.0]], [[3.0, 8.0]]]> : tensor<2x1x2xf64>
  gc.expect eq %98, %99 : tensor<2x1x2xf64>
  %100 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf64>
  %101 = gc.optimization_barrier %100 : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
  %102 = gc.slice %101 start [1, 1, 1] limit [1, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf64>) -> tensor<0x2x3xf64>
  %103 = gc.constant dense<> : tensor<0x2x3xf64>
  gc.expect eq %102, %103 : tensor<0x2x3xf64>
  %104 = gc.constant dense<[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]]> : tensor<2x3x4xf64>
  %105 = gc.optimization_barrier %104 : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
  %106 = gc.reverse %105 dims [0, 2] : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
  %107 = gc.constant dense<[[[4.0, 9.0, 2.0, 0.0], [8.0, 1.0, 1.0, 3.0], [-9.0, 3.0, 6.0, -4.0]], [[-4.0, 0.0, 3.0, 7.0], [-9.0, -8.0, -9.0, -4.0], [8.0, 3.0, 6.0, -6.0]]]> : tensor<2x3x4xf64>
  gc.expect eq %106, %107 : tensor<2x3x4xf64>
  %108 = gc.constant dense<[[-1.0], [0.0], [5.0]]> : tensor<3x1xf64>
  %109 = gc.optimization_barrier %108 : (tensor<3x1xf64>) -> tensor<3x1xf64>
  %110 = gc.broadcast %109 dims [2, 1] : (tensor<3x1xf64>) -> tensor<2x4x3xf64>
  %111 = gc.constant dense<[[[-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0]], [[-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0], [-1.0, 0.0, 5.0]]]> : tensor<2x4x3xf64>
  gc.expect eq %110, %111 : tensor<2x4x3xf64>
  %112 = gc.constant dense<6.0> : tensor<f64>
  %113 = gc.optimization_barrier %112 : (tensor<f64>) -> tensor<f64>
  %114 = gc.broadcast %113 dims [] : (tensor<f64>) -> tensor<2x2xf64>
  %115 = gc.constant dense<6.0> : tensor<2x2xf64>
  gc.expect eq %114, %115 : tensor<2x2xf64>
  %116 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]]> : tensor<2x3xf64>
  %117 = gc.optimization_barrier %116 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %118 = gc.constant dense<> : tensor<2x0xf64>
  %119 = gc.optimization_barrier %118 : (tensor<2x0xf64>) -> tensor<2x0xf64>
  %120 = gc.constant dense<[[6.0], [-5.0]]> : tensor<2x1xf64>
  %121 = gc.optimization_barrier %120 : (tensor<2x1xf64>) -> tensor<2x1xf64>
  %122 = gc.constant dense<[[6.0, -8.0, -6.0, -5.0], [-6.0, 6.0, 7.0, 2.0]]> : tensor<2x4xf64>
  %123 = gc.optimization_barrier %122 : (tensor<2x4xf64>) -> tensor<2x4xf64>
  %124 = gc.concatenate %117, %119, %121, %123 dim 1 : (tensor<2x3xf64>, tensor<2x0xf64>, tensor<2x1xf64>, tensor<2x4xf64>) -> tensor<2x8xf64>
  %125 = gc.constant dense<[[7.0, 3.0, 0.0, 6.0, 6.0, -8.0, -6.0, -5.0], [-4.0, -4.0, -9.0, -5.0, -6.0, 6.0, 7.0, 2.0]]> : tensor<2x8xf64>
  gc.expect eq %124, %125 : tensor<2x8xf64>
  // i8
  %126 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi8>
  %127 = gc.optimization_barrier %126 : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %128 = gc.reshape %127 : (tensor<2x3x4xi8>) -> tensor<4x6xi8>
  %129 = gc.constant dense<[[7, 3, 0, -4, -4, -9], [-8, -9, -6, 6, 3, 8], [0, 2, 9, 4, 3, 1], [1, 8, -4, 6, 3, -9]]> : tensor<4x6xi8>
  gc.expect eq %128, %129 : tensor<4x6xi8>
  %130 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi8>
  %131 = gc.optimization_barrier %130 : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %132 = gc.reshape %131 : (tensor<2x3x4xi8>) -> tensor<1x24x1xi8>
  %133 = gc.constant dense<[[[7], [3], [0], [-4], [-4], [-9], [-8], [-9], [-6], [6], [3], [8], [0], [2], [9], [4], [3], [1], [1], [8], [-4], [6], [3], [-9]]]> : tensor<1x24x1xi8>
  gc.expect eq %132, %133 : tensor<1x24x1xi8>
  %134 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi8>
  %135 = gc.optimization_barrier %134 : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %136 = gc.transpose %135 permutation [2, 0, 1] : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
  %137 = gc.constant dense<[[[7, -4, -6], [0, 3, -4]], [[3, -9, 6], [2, 1, 6]], [[0, -8, 3], [9, 1, 3]], [[-4, -9, 8], [4, 8, -9]]]> : tensor<4x2x3xi8>
  gc.expect eq %136, %137 : tensor<4x2x3xi8>
  %138 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi8>
  %139 = gc.optimization_barrier %138 : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %140 = gc.slice %139 start [0, 1, 0] limit [2, 3, 4] stride [1, 2, 3] : (tensor<2x3x4xi8>) -> tensor<2x1x2xi8>
  %141 = gc.constant dense<[[[-4, -9]], [[3, 8]]]> : tensor<2x1x2xi8>
  gc.expect eq %140, %141 : tensor<2x1x2xi8>
  %142 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi8>
  %143 = gc.optimization_barrier %142 : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %144 = gc.slice %143 start [1, 1, 1] limit [1, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xi8>) -> tensor<0x2x3xi8>
  %145 = gc.constant dense<> : tensor<0x2x3xi8>
  gc.expect eq %144, %145 : tensor<0x2x3xi8>
  %146 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi8>
  %147 = gc.optimization_barrier %146 : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %148 = gc.reverse %147 dims [0, 2] : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %149 = gc.constant dense<[[[4, 9, 2, 0], [8, 1, 1, 3], [-9, 3, 6, -4]], [[-4, 0, 3, 7], [-9, -8, -9, -4], [8, 3, 6, -6]]]> : tensor<2x3x4xi8>
  gc.expect eq %148, %149 : tensor<2x3x4xi8>
  %150 = gc.constant dense<[[-1], [0], [5]]> : tensor<3x1xi8>
  %151 = gc.optimization_barrier %150 : (tensor<3x1xi8>) -> tensor<3x1xi8>
  %152 = gc.broadcast %151 dims [2, 1] : (tensor<3x1xi8>) -> tensor<2x4x3xi8>
  %153 = gc.constant dense<[[[-1, 0, 5], [-1, 0, 5], [-1, 0, 5], [-1, 0, 5]], [[-1, 0, 5], [-1, 0, 5], [-1, 0, 5], [-1, 0, 5]]]> : tensor<2x4x3xi8>
  gc.expect eq %152, %153 : tensor<2x4x3xi8>
  %154 = gc.constant dense<6> : tensor<i8>
  %155 = gc.optimization_barrier %154 : (tensor<i8>) -> tensor<i8>
  %156 = gc.broadcast %155 dims [] : (tensor<i8>) -> tensor<2x2xi8>
  %157 = gc.constant dense<6> : tensor<2x2xi8>
  gc.expect eq %156, %157 : tensor<2x2xi8>
  %158 = gc.constant dense<[[7, 3, 0], [-4, -4, -9]]> : tensor<2x3xi8>
  %159 = gc.optimization_barrier %158 : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %160 = gc.constant dense<> : tensor<2x0xi8>
  %161 = gc.optimization_barrier %160 : (tensor<2x0xi8>) -> tensor<2x0xi8>
  %162 = gc.constant dense<[[6], [-5]]> : tensor<2x1xi8>
  %163 = gc.optimization_barrier %162 : (tensor<2x1xi8>) -> tensor<2x1xi8>
  %164 = gc.constant dense<[[6, -8, -6, -5], [-6, 6, 7, 2]]> : tensor<2x4xi8>
  %165 = gc.optimization_barrier %164 : (tensor<2x4xi8>) -> tensor<2x4xi8>
  %166 = gc.concatenate %159, %161, %163, %165 dim 1 : (tensor<2x3xi8>, tensor<2x0xi8>, tensor<2x1xi8>, tensor<2x4xi8>) -> tensor<2x8xi8>
  %167 = gc.constant dense<[[7, 3, 0, 6, 6, -8, -6, -5], [-4, -4, -9, -5, -6, 6, 7, 2]]> : tensor<2x8xi8>
  gc.expect eq %166, %167 : tensor<2x8xi8>
  // i64
  %168 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi64>
  %169 = gc.optimization_barrier %168 : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
  %170 = gc.reshape %169 : (tensor<2x3x4xi64>) -> tensor<4x6xi64>
  %171 = gc.constant dense<[[7, 3, 0, -4, -4, -9], [-8, -9, -6, 6, 3, 8], [0, 2, 9, 4, 3, 1], [1, 8, -4, 6, 3, -9]]> : tensor<4x6xi64>
  gc.expect eq %170, %171 : tensor<4x6xi64>
  %172 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi64>
  %173 = gc.optimization_barrier %172 : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
  %174 = gc.reshape %173 : (tensor<2x3x4xi64>) -> tensor<1x24x1xi64>
  %175 = gc.constant dense<[[[7], [3], [0], [-4], [-4], [-9], [-8], [-9], [-6], [6], [3], [8], [0], [2], [9], [4], [3], [1], [1], [8], [-4], [6], [3], [-9]]]> : tensor<1x24x1xi64>
  gc.expect eq %174, %175 : tensor<1x24x1xi64>
  %176 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi64>
  %177 = gc.optimization_barrier %176 : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
  %178 = gc.transpose %177 permutation [2, 0, 1] : (tensor<2x3x4xi64>) -> tensor<4x2x3xi64>
  %179 = gc.constant dense<[[[7, -4, -6], [0, 3, -4]], [[3, -9, 6], [2, 1, 6]], [[0, -8, 3], [9, 1, 3]], [[-4, -9, 8], [4, 8, -9]]]> : tensor<4x2x3xi64>
  gc.expect eq %178, %179 : tensor<4x2x3xi64>
  %180 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi64>
  %181 = gc.optimization_barrier %180 : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
  %182 = gc.slice %181 start [0, 1, 0] limit [2, 3, 4] stride [1, 2, 3] : (tensor<2x3x4xi64>) -> tensor<2x1x2xi64>
  %183 = gc.constant dense<[[[-4, -9]], [[3, 8]]]> : tensor<2x1x2xi64>
  gc.expect eq %182, %183 : tensor<2x1x2xi64>
  %184 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi64>
  %185 = gc.optimization_barrier %184 : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
  %186 = gc.slice %185 start [1, 1, 1] limit [1, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xi64>) -> tensor<0x2x3xi64>
  %187 = gc.constant dense<> : tensor<0x2x3xi64>
  gc.expect eq %186, %187 : tensor<0x2x3xi64>
  %188 = gc.constant dense<[[[7, 3, 0, -4], [-4, -9, -8, -9], [-6, 6, 3, 8]], [[0, 2, 9, 4], [3, 1, 1, 8], [-4, 6, 3, -9]]]> : tensor<2x3x4xi64>
  %189 = gc.optimization_barrier %188 : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
  %190 = gc.reverse %189 dims [0, 2] : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
  %191 = gc.constant dense<[[[4, 9, 2, 0], [8, 1, 1, 3], [-9, 3, 6, -4]], [[-4, 0, 3, 7], [-9, -8, -9, -4], [8, 3, 6, -6]]]> : tensor<2x3x4xi64>
  gc.expect eq %190, %191 : tensor<2x3x4xi64>
  %192 = gc.constant dense<[[-1], [0], [5]]> : tensor<3x1xi64>
  %193 = gc.optimization_barrier %192 : (tensor<3x1xi64>) -> tensor<3x1xi64>
  %194 = gc.broadcast %193 dims [2, 1] : (tensor<3x1xi64>) -> tensor<2x4x3xi64>
  %195 = gc.constant dense<[[[-1, 0, 5], [-1, 0, 5], [-1, 0, 5], [-1, 0, 5]], [[-1, 0, 5], [-1, 0, 5], [-1, 0, 5], [-1, 0, 5]]]> : tensor<2x4x3xi64>
  gc.expect eq %194, %195 : tensor<2x4x3xi64>
  %196 = gc.constant dense<6> : tensor<i64>
  %197 = gc.optimization_barrier %196 : (tensor<i64>) -> tensor<i64>
  %198 = gc.broadcast %197 dims [] : (tensor<i64>) -> tensor<2x2xi64>
  %199 = gc.constant dense<6> : tensor<2x2xi64>
  gc.expect eq %198, %199 : tensor<2x2xi64>
  %200 = gc.constant dense<[[7, 3, 0], [-4, -4, -9]]> : tensor<2x3xi64>
  %201 = gc.optimization_barrier %200 : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %202 = gc.constant dense<> : tensor<2x0xi64>
  %203 = gc.optimization_barrier %202 : (tensor<2x0xi64>) -> tensor<2x0xi64>
  %204 = gc.constant dense<[[6], [-5]]> : tensor<2x1xi64>
  %205 = gc.optimization_barrier %204 : (tensor<2x1xi64>) -> tensor<2x1xi64>
  %206 = gc.constant dense<[[6, -8, -6, -5], [-6, 6, 7, 2]]> : tensor<2x4xi64>
  %207 = gc.optimization_barrier %206 : (tensor<2x4xi64>) -> tensor<2x4xi64>
  %208 = gc.concatenate %201, %203, %205, %207 dim 1 : (tensor<2x3xi64>, tensor<2x0xi64>, tensor<2x1xi64>, tensor<2x4xi64>) -> tensor<2x8xi64>
  %209 = gc.constant dense<[[7, 3, 0, 6, 6, -8, -6, -5], [-4, -4, -9, -5, -6, 6, 7, 2]]> : tensor<2x8xi64>
  gc.expect eq %208, %209 : tensor<2x8xi64>
  // i1
  %210 = gc.constant dense<[[[true, true, true, false], [false, false, false, false], [false, true, true, true]], [[true, true, true, true], [true, true, true, true], [false, true, true, false]]]> : tensor<2x3x4xi1>
  %211 = gc.optimization_barrier %210 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
  %212 = gc.reshape %211 : (tensor<2x3x4xi1>) -> tensor<4x6xi1>
  %213 = gc.constant dense<[[true, true, true, false, false, false], [false, false, false, true, true, true], [true, true, true, true, true, true], [true, true, false, true, true, false]]> : tensor<4x6xi1>
  gc.expect eq %212, %213 : tensor<4x6xi1>
  %214 = gc.constant dense<[[[true, true, true, false], [false, false, false, false], [false, true, true, true]], [[true, true, true, true], [true, true, true, true], [false, true, true, false]]]> : tensor<2x3x4xi1>
  %215 = gc.optimization_barrier %214 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
  %216 = gc.reshape %215 : (tensor<2x3x4xi1>) -> tensor<1x24x1xi1>
  %217 = gc.constant dense<[[[true], [true], [true], [false], [false], [false], [false], [false], [false], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [true], [false], [true], [true], [false]]]> : tensor<1x24x1xi1>
  gc.expect eq %216, %217 : tensor<1x24x1xi1>
  %218 = gc.constant dense<[[[true, true, true, false], [false, false, false, false], [false, true, true, true]], [[true, true, true, true], [true, true, true, true], [false, true, true, false]]]> : tensor<2x3x4xi1>
  %219 = gc.optimization_barrier %218 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
  %220 = gc.transpose %219 permutation [2, 0, 1] : (tensor<2x3x4xi1>) -> tensor<4x2x3xi1>
  %221 = gc.constant dense<[[[true, false, false], [true, true, false]], [[true, false, true], [true, true, true]], [[true, false, true], [true, true, true]], [[false, false, true], [true, true, false]]]> : tensor<4x2x3xi1>
  gc.expect eq %220, %221 : tensor<4x2x3xi1>
  %222 = gc.constant dense<[[[true, true, true, false], [false, false, false, false], [false, true, true, true]], [[true, true, true, true], [true, true, true, true], [false, true, true, false]]]> : tensor<2x3x4xi1>
  %223 = gc.optimization_barrier %222 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
  %224 = gc.slice %223 start [0, 1, 0] limit [2, 3, 4] stride [1, 2, 3] : (tensor<2x3x4xi1>) -> tensor<2x1x2xi1>
  %225 = gc.constant dense<[[[false, false]], [[true, true]]]> : tensor<2x1x2xi1>
  gc.expect eq %224, %225 : tensor<2x1x2xi1>
  %226 = gc.constant dense<[[[true, true, true, false], [false, false, false, false], [false, true, true, true]], [[true, true, true, true], [true, true, true, true], [false, true, true, false]]]> : tensor<2x3x4xi1>
  %227 = gc.optimization_barrier %226 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
  %228 = gc.slice %227 start [1, 1, 1] limit [1, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xi1>) -> tensor<0x2x3xi1>
  %229 = gc.constant dense<> : tensor<0x2x3xi1>
  gc.expect eq %228, %229 : tensor<0x2x3xi1>
  %230 = gc.constant dense<[[[true, true, true, false], [false, false, false, false], [false, true, true, true]], [[true, true, true, true], [true, true, true, true], [false, true, true, false]]]> : tensor<2x3x4xi1>
  %231 = gc.optimization_barrier %230 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
  %232 = gc.reverse %231 dims [0, 2] : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
  %233 = gc.constant dense<[[[true, true, true, true], [true, true, true, true], [false, true, true, false]], [[false, true, true, true], [false, false, false, false], [true, true, true, false]]]> : tensor<2x3x4xi1>
  gc.expect eq %232, %233 : tensor<2x3x4xi1>
  %234 = gc.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
  %235 = gc.optimization_barrier %234 : (tensor<3x1xi1>) -> tensor<3x1xi1>
  %236 = gc.broadcast %235 dims [2, 1] : (tensor<3x1xi1>) -> tensor<2x4x3xi1>
  %237 = gc.constant dense<[[[false, true, true], [false, true, true], [false, true, true], [false, true, true]], [[false, true, true], [false, true, true], [false, true, true], [false, true, true]]]> : tensor<2x4x3xi1>
  gc.expect eq %236, %237 : tensor<2x4x3xi1>
  %238 = gc.constant dense<true> : tensor<i1>
  %239 = gc.optimization_barrier %238 : (tensor<i1>) -> tensor<i1>
  %240 = gc.broadcast %239 dims [] : (tensor<i1>) -> tensor<2x2xi1>
  %241 = gc.constant dense<true> : tensor<2x2xi1>
  gc.expect eq %240, %241 : tensor<2x2xi1>
  %242 = gc.constant dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  %243 = gc.optimization_barrier %242 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %244 = gc.constant dense<> : tensor<2x0xi1>
  %245 = gc.optimization_barrier %244 : (tensor<2x0xi1>) -> tensor<2x0xi1>
  %246 = gc.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %247 = gc.optimization_barrier %246 : (tensor<2x1xi1>) -> tensor<2x1xi1>
  %248 = gc.constant dense<[[true, false, false, false], [false, true, true, true]]> : tensor<2x4xi1>
  %249 = gc.optimization_barrier %248 : (tensor<2x4xi1>) -> tensor<2x4xi1>
  %250 = gc.concatenate %243, %245, %247, %249 dim 1 : (tensor<2x3xi1>, tensor<2x0xi1>, tensor<2x1xi1>, tensor<2x4xi1>) -> tensor<2x8xi1>
  %251 = gc.constant dense<[[true, true, true, true, true, false, false, false], [false, false, false, false, false, true, true, true]]> : tensor<2x8xi1>
  gc.expect eq %250, %251 : tensor<2x8xi1>
  // iota f32
  %252 = gc.iota dim 0 : tensor<5x3xf32>
  %253 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [2.0, 2.0, 2.0], [3.0, 3.0, 3.0], [4.0, 4.0, 4.0]]> : tensor<5x3xf32>
  gc.expect eq %252, %253 : tensor<5x3xf32>
  // iota f16
  %254 = gc.iota dim 0 : tensor<5x3xf16>
  %255 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [2.0, 2.0, 2.0], [3.0, 3.0, 3.0], [4.0, 4.0, 4.0]]> : tensor<5x3xf16>
  gc.expect eq %254, %255 : tensor<5x3xf16>
  // iota i8
  %256 = gc.iota dim 0 : tensor<5x3xi8>
  %257 = gc.constant dense<[[0, 0, 0], [1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4]]> : tensor<5x3xi8>
  gc.expect eq %256, %257 : tensor<5x3xi8>
  // iota ui32
  %258 = gc.iota dim 0 : tensor<5x3xui32>
  %259 = gc.constant dense<[[0, 0, 0], [1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4]]> : tensor<5x3xui32>
  gc.expect eq %258, %259 : tensor<5x3xui32>
  return
}
