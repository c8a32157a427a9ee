// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// windows: strides, dilations of both sides, padding and cropping; pooling over them.
// [windows.place]
// [windows.fill]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %1 = gc.optimization_barrier %0 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2 = gc.constant dense<3.0> : tensor<f32>
  %3 = gc.optimization_barrier %2 : (tensor<f32>) -> tensor<f32>
  %4 = gc.windows %1, %3 dims [1] size [3] stride [1] dilation [1] low [1] interior [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x5x3xf32>
  %5 = gc.constant dense<[[[3.0, 7.0, 3.0], [7.0, 3.0, 0.0], [3.0, 0.0, -4.0], [0.0, -4.0, -4.0], [-4.0, -4.0, 3.0]], [[3.0, -9.0, -8.0], [-9.0, -8.0, -9.0], [-8.0, -9.0, -6.0], [-9.0, -6.0, 6.0], [-6.0, 6.0, 3.0]], [[3.0, 3.0, 8.0], [3.0, 8.0, 0.0], [8.0, 0.0, 2.0], [0.0, 2.0, 9.0], [2.0, 9.0, 3.0]], [[3.0, 4.0, 3.0], [4.0, 3.0, 1.0], [3.0, 1.0, 1.0], [1.0, 1.0, 8.0], [1.0, 8.0, 3.0]]]> : tensor<4x5x3xf32>
  gc.expect eq %4, %5 : tensor<4x5x3xf32>
  %6 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %7 = gc.optimization_barrier %6 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %8 = gc.constant dense<3.0> : tensor<f32>
  %9 = gc.optimization_barrier %8 : (tensor<f32>) -> tensor<f32>
  %10 = gc.windows %7, %9 dims [1] size [2] stride [2] dilation [1] low [0] interior [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x2x2xf32>
  %11 = gc.constant dense<[[[7.0, 3.0], [0.0, -4.0]], [[-9.0, -8.0], [-9.0, -6.0]], [[3.0, 8.0], [0.0, 2.0]], [[4.0, 3.0], [1.0, 1.0]]]> : tensor<4x2x2xf32>
  gc.expect eq %10, %11 : tensor<4x2x2xf32>
  %12 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %13 = gc.optimization_barrier %12 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %14 = gc.constant dense<3.0> : tensor<f32>
  %15 = gc.optimization_barrier %14 : (tensor<f32>) -> tensor<f32>
  %16 = gc.windows %13, %15 dims [0] size [3] stride [2] dilation [2] low [2] interior [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<3x5x3xf32>
  %17 = gc.constant dense<[[[3.0, 7.0, 3.0], [3.0, 3.0, 8.0], [3.0, 0.0, 0.0], [3.0, -4.0, 2.0], [3.0, -4.0, 9.0]], [[7.0, 3.0, 3.0], [3.0, 8.0, 3.0], [0.0, 0.0, 3.0], [-4.0, 2.0, 3.0], [-4.0, 9.0, 3.0]], [[3.0, 3.0, 3.0], [8.0, 3.0, 3.0], [0.0, 3.0, 3.0], [2.0, 3.0, 3.0], [9.0, 3.0, 3.0]]]> : tensor<3x5x3xf32>
  gc.expect eq %16, %17 : tensor<3x5x3xf32>
  %18 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %19 = gc.optimization_barrier %18 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %20 = gc.constant dense<3.0> : tensor<f32>
  %21 = gc.optimization_barrier %20 : (tensor<f32>) -> tensor<f32>
  %22 = gc.windows %19, %21 dims [1, 0] size [2, 3] stride [1, 3] dilation [2, 1] low [-1, 2] interior [1, 2] : (tensor<4x5xf32>, tensor<f32>) -> tensor<3x4x2x3xf32>
  %23 = gc.constant dense<[[[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 0.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 0.0], [3.0, 3.0, -4.0]]], [[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, -8.0], [3.0, 3.0, -9.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, -9.0], [3.0, 3.0, -6.0]]], [[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 8.0], [3.0, 3.0, 0.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 0.0], [3.0, 3.0, 2.0]]]]> : tensor<3x4x2x3xf32>
  gc.expect eq %22, %23 : tensor<3x4x2x3xf32>
  %24 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %25 = gc.optimization_barrier %24 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %26 = gc.constant dense<3.0> : tensor<f32>
  %27 = gc.optimization_barrier %26 : (tensor<f32>) -> tensor<f32>
  %28 = gc.windows %25, %27 dims [0] size [1] stride [2] dilation [1] low [-1] interior [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<2x5x1xf32>
  %29 = gc.constant dense<[[[-9.0], [-8.0], [-9.0], [-6.0], [6.0]], [[4.0], [3.0], [1.0], [1.0], [8.0]]]> : tensor<2x5x1xf32>
  gc.expect eq %28, %29 : tensor<2x5x1xf32>
  %30 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %31 = gc.optimization_barrier %30 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %32 = gc.constant dense<3.0> : tensor<f32>
  %33 = gc.optimization_barrier %32 : (tensor<f32>) -> tensor<f32>
  %34 = gc.windows %31, %33 dims [1] size [4] stride [1] dilation [1] low [3] interior [2] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x6x4xf32>
  %35 = gc.constant dense<[[[3.0, 3.0, 3.0, 7.0], [3.0, 3.0, 7.0, 3.0], [3.0, 7.0, 3.0, 3.0], [7.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0]], [[3.0, 3.0, 3.0, -9.0], [3.0, 3.0, -9.0, 3.0], [3.0, -9.0, 3.0, 3.0], [-9.0, 3.0, 3.0, -8.0], [3.0, 3.0, -8.0, 3.0], [3.0, -8.0, 3.0, 3.0]], [[3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 8.0], [3.0, 3.0, 8.0, 3.0], [3.0, 8.0, 3.0, 3.0]], [[3.0, 3.0, 3.0, 4.0], [3.0, 3.0, 4.0, 3.0], [3.0, 4.0, 3.0, 3.0], [4.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0]]]> : tensor<4x6x4xf32>
  gc.expect eq %34, %35 : tensor<4x6x4xf32>
  %36 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %37 = gc.optimization_barrier %36 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %38 = gc.constant dense<3.0> : tensor<f32>
  %39 = gc.optimization_barrier %38 : (tensor<f32>) -> tensor<f32>
  %40 = gc.windows %37, %39 dims [0, 1] size [2, 2] stride [1, 1] dilation [1, 1] low [0, 0] interior [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<3x4x2x2xf32>
  %41 = gc.constant dense<[[[[7.0, 3.0], [-9.0, -8.0]], [[3.0, 0.0], [-8.0, -9.0]], [[0.0, -4.0], [-9.0, -6.0]], [[-4.0, -4.0], [-6.0, 6.0]]], [[[-9.0, -8.0], [3.0, 8.0]], [[-8.0, -9.0], [8.0, 0.0]], [[-9.0, -6.0], [0.0, 2.0]], [[-6.0, 6.0], [2.0, 9.0]]], [[[3.0, 8.0], [4.0, 3.0]], [[8.0, 0.0], [3.0, 1.0]], [[0.0, 2.0], [1.0, 1.0]], [[2.0, 9.0], [1.0, 8.0]]]]> : tensor<3x4x2x2xf32>
  gc.expect eq %40, %41 : tensor<3x4x2x2xf32>
  %42 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %43 = gc.optimization_barrier %42 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %44 = gc.constant dense<3.0> : tensor<f32>
  %45 = gc.optimization_barrier %44 : (tensor<f32>) -> tensor<f32>
  %46 = gc.windows %43, %45 dims [1] size [0] stride [1] dilation [1] low [0] interior [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x3x0xf32>
  %47 = gc.constant dense<> : tensor<4x3x0xf32>
  gc.expect eq %46, %47 : tensor<4x3x0xf32>
  %48 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf32>
  %49 = gc.optimization_barrier %48 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %50 = gc.constant dense<3.0> : tensor<f32>
  %51 = gc.optimization_barrier %50 : (tensor<f32>) -> tensor<f32>
  %52 = gc.windows %49, %51 dims [1] size [2] stride [1] dilation [1] low [9] interior [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x2x2xf32>
  %53 = gc.constant dense<3.0> : tensor<4x2x2xf32>
  gc.expect eq %52, %53 : tensor<4x2x2xf32>
  %54 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %55 = gc.optimization_barrier %54 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %56 = gc.constant dense<3.0> : tensor<f64>
  %57 = gc.optimization_barrier %56 : (tensor<f64>) -> tensor<f64>
  %58 = gc.windows %55, %57 dims [1] size [3] stride [1] dilation [1] low [1] interior [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x5x3xf64>
  %59 = gc.constant dense<[[[3.0, 7.0, 3.0], [7.0, 3.0, 0.0], [3.0, 0.0, -4.0], [0.0, -4.0, -4.0], [-4.0, -4.0, 3.0]], [[3.0, -9.0, -8.0], [-9.0, -8.0, -9.0], [-8.0, -9.0, -6.0], [-9.0, -6.0, 6.0], [-6.0, 6.0, 3.0]], [[3.0, 3.0, 8.0], [3.0, 8.0, 0.0], [8.0, 0.0, 2.0], [0.0, 2.0, 9.0], [2.0, 9.0, 3.0]], [[3.0, 4.0, 3.0], [4.0, 3.0, 1.0], [3.0, 1.0, 1.0], [1.0, 1.0, 8.0], [1.0, 8.0, 3.0]]]> : tensor<4x5x3xf64>
  gc.expect eq %58, %59 : tensor<4x5x3xf64>
  %60 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %61 = gc.optimization_barrier %60 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %62 = gc.constant dense<3.0> : tensor<f64>
  %63 = gc.optimization_barrier %62 : (tensor<f64>) -> tensor<f64>
  %64 = gc.windows %61, %63 dims [1] size [2] stride [2] dilation [1] low [0] interior [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x2x2xf64>
  %65 = gc.constant dense<[[[7.0, 3.0], [0.0, -4.0]], [[-9.0, -8.0], [-9.0, -6.0]], [[3.0, 8.0], [0.0, 2.0]], [[4.0, 3.0], [1.0, 1.0]]]> : tensor<4x2x2xf64>
  gc.expect eq %64, %65 : tensor<4x2x2xf64>
  %66 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %67 = gc.optimization_barrier %66 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %68 = gc.constant dense<3.0> : tensor<f64>
  %69 = gc.optimization_barrier %68 : (tensor<f64>) -> tensor<f64>
  %70 = gc.windows %67, %69 dims [0] size [3] stride [2] dilation [2] low [2] interior [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<3x5x3xf64>
  %71 = gc.constant dense<[[[3.0, 7.0, 3.0], [3.0, 3.0, 8.0], [3.0, 0.0, 0.0], [3.0, -4.0, 2.0], [3.0, -4.0, 9.0]], [[7.0, 3.0, 3.0], [3.0, 8.0, 3.0], [0.0, 0.0, 3.0], [-4.0, 2.0, 3.0], [-4.0, 9.0, 3.0]], [[3.0, 3.0, 3.0], [8.0, 3.0, 3.0], [0.0, 3.0, 3.0], [2.0, 3.0, 3.0], [9.0, 3.0, 3.0]]]> : tensor<3x5x3xf64>
  gc.expect eq %70, %71 : tensor<3x5x3xf64>
  %72 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %73 = gc.optimization_barrier %72 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %74 = gc.constant dense<3.0> : tensor<f64>
  %75 = gc.optimization_barrier %74 : (tensor<f64>) -> tensor<f64>
  %76 = gc.windows %73, %75 dims [1, 0] size [2, 3] stride [1, 3] dilation [2, 1] low [-1, 2] interior [1, 2] : (tensor<4x5xf64>, tensor<f64>) -> tensor<3x4x2x3xf64>
  %77 = gc.constant dense<[[[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 0.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 0.0], [3.0, 3.0, -4.0]]], [[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, -8.0], [3.0, 3.0, -9.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, -9.0], [3.0, 3.0, -6.0]]], [[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 8.0], [3.0, 3.0, 0.0]], [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[3.0, 3.0, 0.0], [3.0, 3.0, 2.0]]]]> : tensor<3x4x2x3xf64>
  gc.expect eq %76, %77 : tensor<3x4x2x3xf64>
  %78 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %79 = gc.optimization_barrier %78 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %80 = gc.constant dense<3.0> : tensor<f64>
  %81 = gc.optimization_barrier %80 : (tensor<f64>) -> tensor<f64>
  %82 = gc.windows %79, %81 dims [0] size [1] stride [2] dilation [1] low [-1] interior [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<2x5x1xf64>
  %83 = gc.constant dense<[[[-9.0], [-8.0], [-9.0], [-6.0], [6.0]], [[4.0], [3.0], [1.0], [1.0], [8.0]]]> : tensor<2x5x1xf64>
  gc.expect eq %82, %83 : tensor<2x5x1xf64>
  %84 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %85 = gc.optimization_barrier %84 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %86 = gc.constant dense<3.0> : tensor<f64>
  %87 = gc.optimization_barrier %86 : (tensor<f64>) -> tensor<f64>
  %88 = gc.windows %85, %87 dims [1] size [4] stride [1] dilation [1] low [3] interior [2] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x6x4xf64>
  %89 = gc.constant dense<[[[3.0, 3.0, 3.0, 7.0], [3.0, 3.0, 7.0, 3.0], [3.0, 7.0, 3.0, 3.0], [7.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0]], [[3.0, 3.0, 3.0, -9.0], [3.0, 3.0, -9.0, 3.0], [3.0, -9.0, 3.0, 3.0], [-9.0, 3.0, 3.0, -8.0], [3.0, 3.0, -8.0, 3.0], [3.0, -8.0, 3.0, 3.0]], [[3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 8.0], [3.0, 3.0, 8.0, 3.0], [3.0, 8.0, 3.0, 3.0]], [[3.0, 3.0, 3.0, 4.0], [3.0, 3.0, 4.0, 3.0], [3.0, 4.0, 3.0, 3.0], [4.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0], [3.0, 3.0, 3.0, 3.0]]]> : tensor<4x6x4xf64>
  gc.expect eq %88, %89 : tensor<4x6x4xf64>
  %90 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %91 = gc.optimization_barrier %90 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %92 = gc.constant dense<3.0> : tensor<f64>
  %93 = gc.optimization_barrier %92 : (tensor<f64>) -> tensor<f64>
  %94 = gc.windows %91, %93 dims [0, 1] size [2, 2] stride [1, 1] dilation [1, 1] low [0, 0] interior [0, 0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<3x4x2x2xf64>
  %95 = gc.constant dense<[[[[7.0, 3.0], [-9.0, -8.0]], [[3.0, 0.0], [-8.0, -9.0]], [[0.0, -4.0], [-9.0, -6.0]], [[-4.0, -4.0], [-6.0, 6.0]]], [[[-9.0, -8.0], [3.0, 8.0]], [[-8.0, -9.0], [8.0, 0.0]], [[-9.0, -6.0], [0.0, 2.0]], [[-6.0, 6.0], [2.0, 9.0]]], [[[3.0, 8.0], [4.0, 3.0]], [[8.0, 0.0], [3.0, 1.0]], [[0.0, 2.0], [1.0, 1.0]], [[2.0, 9.0], [1.0, 8.0]]]]> : tensor<3x4x2x2xf64>
  gc.expect eq %94, %95 : tensor<3x4x2x2xf64>
  %96 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %97 = gc.optimization_barrier %96 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %98 = gc.constant dense<3.0> : tensor<f64>
  %99 = gc.optimization_barrier %98 : (tensor<f64>) -> tensor<f64>
  %100 = gc.windows %97, %99 dims [1] size [0] stride [1] dilation [1] low [0] interior [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x3x0xf64>
  %101 = gc.constant dense<> : tensor<4x3x0xf64>
  gc.expect eq %100, %101 : tensor<4x3x0xf64>
  %102 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0], [-9.0, -8.0, -9.0, -6.0, 6.0], [3.0, 8.0, 0.0, 2.0, 9.0], [4.0, 3.0, 1.0, 1.0, 8.0]]> : tensor<4x5xf64>
  %103 = gc.optimization_barrier %102 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %104 = gc.constant dense<3.0> : tensor<f64>
  %105 = gc.optimization_barrier %104 : (tensor<f64>) -> tensor<f64>
  %106 = gc.windows %103, %105 dims [1] size [2] stride [1] dilation [1] low [9] interior [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x2x2xf64>
  %107 = gc.constant dense<3.0> : tensor<4x2x2xf64>
  gc.expect eq %106, %107 : tensor<4x2x2xf64>
  %108 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %109 = gc.optimization_barrier %108 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %110 = gc.constant dense<3> : tensor<i8>
  %111 = gc.optimization_barrier %110 : (tensor<i8>) -> tensor<i8>
  %112 = gc.windows %109, %111 dims [1] size [3] stride [1] dilation [1] low [1] interior [0] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4x5x3xi8>
  %113 = gc.constant dense<[[[3, 7, 3], [7, 3, 0], [3, 0, -4], [0, -4, -4], [-4, -4, 3]], [[3, -9, -8], [-9, -8, -9], [-8, -9, -6], [-9, -6, 6], [-6, 6, 3]], [[3, 3, 8], [3, 8, 0], [8, 0, 2], [0, 2, 9], [2, 9, 3]], [[3, 4, 3], [4, 3, 1], [3, 1, 1], [1, 1, 8], [1, 8, 3]]]> : tensor<4x5x3xi8>
  gc.expect eq %112, %113 : tensor<4x5x3xi8>
  %114 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %115 = gc.optimization_barrier %114 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %116 = gc.constant dense<3> : tensor<i8>
  %117 = gc.optimization_barrier %116 : (tensor<i8>) -> tensor<i8>
  %118 = gc.windows %115, %117 dims [1] size [2] stride [2] dilation [1] low [0] interior [0] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4x2x2xi8>
  %119 = gc.constant dense<[[[7, 3], [0, -4]], [[-9, -8], [-9, -6]], [[3, 8], [0, 2]], [[4, 3], [1, 1]]]> : tensor<4x2x2xi8>
  gc.expect eq %118, %119 : tensor<4x2x2xi8>
  %120 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %121 = gc.optimization_barrier %120 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %122 = gc.constant dense<3> : tensor<i8>
  %123 = gc.optimization_barrier %122 : (tensor<i8>) -> tensor<i8>
  %124 = gc.windows %121, %123 dims [0] size [3] stride [2] dilation [2] low [2] interior [0] : (tensor<4x5xi8>, tensor<i8>) -> tensor<3x5x3xi8>
  %125 = gc.constant dense<[[[3, 7, 3], [3, 3, 8], [3, 0, 0], [3, -4, 2], [3, -4, 9]], [[7, 3, 3], [3, 8, 3], [0, 0, 3], [-4, 2, 3], [-4, 9, 3]], [[3, 3, 3], [8, 3, 3], [0, 3, 3], [2, 3, 3], [9, 3, 3]]]> : tensor<3x5x3xi8>
  gc.expect eq %124, %125 : tensor<3x5x3xi8>
  %126 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %127 = gc.optimization_barrier %126 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %128 = gc.constant dense<3> : tensor<i8>
  %129 = gc.optimization_barrier %128 : (tensor<i8>) -> tensor<i8>
  %130 = gc.windows %127, %129 dims [1, 0] size [2, 3] stride [1, 3] dilation [2, 1] low [-1, 2] interior [1, 2] : (tensor<4x5xi8>, tensor<i8>) -> tensor<3x4x2x3xi8>
  %131 = gc.constant dense<[[[[3, 3, 3], [3, 3, 3]], [[3, 3, 3], [3, 3, 0]], [[3, 3, 3], [3, 3, 3]], [[3, 3, 0], [3, 3, -4]]], [[[3, 3, 3], [3, 3, 3]], [[3, 3, -8], [3, 3, -9]], [[3, 3, 3], [3, 3, 3]], [[3, 3, -9], [3, 3, -6]]], [[[3, 3, 3], [3, 3, 3]], [[3, 3, 8], [3, 3, 0]], [[3, 3, 3], [3, 3, 3]], [[3, 3, 0], [3, 3, 2]]]]> : tensor<3x4x2x3xi8>
  gc.expect eq %130, %131 : tensor<3x4x2x3xi8>
  %132 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %133 = gc.optimization_barrier %132 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %134 = gc.constant dense<3> : tensor<i8>
  %135 = gc.optimization_barrier %134 : (tensor<i8>) -> tensor<i8>
  %136 = gc.windows %133, %135 dims [0] size [1] stride [2] dilation [1] low [-1] interior [0] : (tensor<4x5xi8>, tensor<i8>) -> tensor<2x5x1xi8>
  %137 = gc.constant dense<[[[-9], [-8], [-9], [-6], [6]], [[4], [3], [1], [1], [8]]]> : tensor<2x5x1xi8>
  gc.expect eq %136, %137 : tensor<2x5x1xi8>
  %138 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %139 = gc.optimization_barrier %138 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %140 = gc.constant dense<3> : tensor<i8>
  %141 = gc.optimization_barrier %140 : (tensor<i8>) -> tensor<i8>
  %142 = gc.windows %139, %141 dims [1] size [4] stride [1] dilation [1] low [3] interior [2] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4x6x4xi8>
  %143 = gc.constant dense<[[[3, 3, 3, 7], [3, 3, 7, 3], [3, 7, 3, 3], [7, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]], [[3, 3, 3, -9], [3, 3, -9, 3], [3, -9, 3, 3], [-9, 3, 3, -8], [3, 3, -8, 3], [3, -8, 3, 3]], [[3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 8], [3, 3, 8, 3], [3, 8, 3, 3]], [[3, 3, 3, 4], [3, 3, 4, 3], [3, 4, 3, 3], [4, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]]> : tensor<4x6x4xi8>
  gc.expect eq %142, %143 : tensor<4x6x4xi8>
  %144 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %145 = gc.optimization_barrier %144 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %146 = gc.constant dense<3> : tensor<i8>
  %147 = gc.optimization_barrier %146 : (tensor<i8>) -> tensor<i8>
  %148 = gc.windows %145, %147 dims [0, 1] size [2, 2] stride [1, 1] dilation [1, 1] low [0, 0] interior [0, 0] : (tensor<4x5xi8>, tensor<i8>) -> tensor<3x4x2x2xi8>
  %149 = gc.constant dense<[[[[7, 3], [-9, -8]], [[3, 0], [-8, -9]], [[0, -4], [-9, -6]], [[-4, -4], [-6, 6]]], [[[-9, -8], [3, 8]], [[-8, -9], [8, 0]], [[-9, -6], [0, 2]], [[-6, 6], [2, 9]]], [[[3, 8], [4, 3]], [[8, 0], [3, 1]], [[0, 2], [1, 1]], [[2, 9], [1, 8]]]]> : tensor<3x4x2x2xi8>
  gc.expect eq %148, %149 : tensor<3x4x2x2xi8>
  %150 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %151 = gc.optimization_barrier %150 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %152 = gc.constant dense<3> : tensor<i8>
  %153 = gc.optimization_barrier %152 : (tensor<i8>) -> tensor<i8>
  %154 = gc.windows %151, %153 dims [1] size [0] stride [1] dilation [1] low [0] interior [0] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4x3x0xi8>
  %155 = gc.constant dense<> : tensor<4x3x0xi8>
  gc.expect eq %154, %155 : tensor<4x3x0xi8>
  %156 = gc.constant dense<[[7, 3, 0, -4, -4], [-9, -8, -9, -6, 6], [3, 8, 0, 2, 9], [4, 3, 1, 1, 8]]> : tensor<4x5xi8>
  %157 = gc.optimization_barrier %156 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %158 = gc.constant dense<3> : tensor<i8>
  %159 = gc.optimization_barrier %158 : (tensor<i8>) -> tensor<i8>
  %160 = gc.windows %157, %159 dims [1] size [2] stride [1] dilation [1] low [9] interior [0] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4x2x2xi8>
  %161 = gc.constant dense<3> : tensor<4x2x2xi8>
  gc.expect eq %160, %161 : tensor<4x2x2xi8>
  %162 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %163 = gc.optimization_barrier %162 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %164 = gc.constant dense<true> : tensor<i1>
  %165 = gc.optimization_barrier %164 : (tensor<i1>) -> tensor<i1>
  %166 = gc.windows %163, %165 dims [1] size [3] stride [1] dilation [1] low [1] interior [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4x5x3xi1>
  %167 = gc.constant dense<[[[true, true, true], [true, true, true], [true, true, false], [true, false, false], [false, false, true]], [[true, false, false], [false, false, false], [false, false, false], [false, false, true], [false, true, true]], [[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]]> : tensor<4x5x3xi1>
  gc.expect eq %166, %167 : tensor<4x5x3xi1>
  %168 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %169 = gc.optimization_barrier %168 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %170 = gc.constant dense<true> : tensor<i1>
  %171 = gc.optimization_barrier %170 : (tensor<i1>) -> tensor<i1>
  %172 = gc.windows %169, %171 dims [1] size [2] stride [2] dilation [1] low [0] interior [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4x2x2xi1>
  %173 = gc.constant dense<[[[true, true], [true, false]], [[false, false], [false, false]], [[true, true], [true, true]], [[true, true], [true, true]]]> : tensor<4x2x2xi1>
  gc.expect eq %172, %173 : tensor<4x2x2xi1>
  %174 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %175 = gc.optimization_barrier %174 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %176 = gc.constant dense<true> : tensor<i1>
  %177 = gc.optimization_barrier %176 : (tensor<i1>) -> tensor<i1>
  %178 = gc.windows %175, %177 dims [0] size [3] stride [2] dilation [2] low [2] interior [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<3x5x3xi1>
  %179 = gc.constant dense<[[[true, true, true], [true, true, true], [true, true, true], [true, false, true], [true, false, true]], [[true, true, true], [true, true, true], [true, true, true], [false, true, true], [false, true, true]], [[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]]> : tensor<3x5x3xi1>
  gc.expect eq %178, %179 : tensor<3x5x3xi1>
  %180 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %181 = gc.optimization_barrier %180 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %182 = gc.constant dense<true> : tensor<i1>
  %183 = gc.optimization_barrier %182 : (tensor<i1>) -> tensor<i1>
  %184 = gc.windows %181, %183 dims [1, 0] size [2, 3] stride [1, 3] dilation [2, 1] low [-1, 2] interior [1, 2] : (tensor<4x5xi1>, tensor<i1>) -> tensor<3x4x2x3xi1>
  %185 = gc.constant dense<[[[[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, false]]], [[[true, true, true], [true, true, true]], [[true, true, false], [true, true, false]], [[true, true, true], [true, true, true]], [[true, true, false], [true, true, false]]], [[[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]]> : tensor<3x4x2x3xi1>
  gc.expect eq %184, %185 : tensor<3x4x2x3xi1>
  %186 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %187 = gc.optimization_barrier %186 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %188 = gc.constant dense<true> : tensor<i1>
  %189 = gc.optimization_barrier %188 : (tensor<i1>) -> tensor<i1>
  %190 = gc.windows %187, %189 dims [0] size [1] stride [2] dilation [1] low [-1] interior [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<2x5x1xi1>
  %191 = gc.constant dense<[[[false], [false], [false], [false], [true]], [[true], [true], [true], [true], [true]]]> : tensor<2x5x1xi1>
  gc.expect eq %190, %191 : tensor<2x5x1xi1>
  %192 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %193 = gc.optimization_barrier %192 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %194 = gc.constant dense<true> : tensor<i1>
  %195 = gc.optimization_barrier %194 : (tensor<i1>) -> tensor<i1>
  %196 = gc.windows %193, %195 dims [1] size [4] stride [1] dilation [1] low [3] interior [2] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4x6x4xi1>
  %197 = gc.constant dense<[[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, false], [true, true, false, true], [true, false, true, true], [false, true, true, false], [true, true, false, true], [true, false, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<4x6x4xi1>
  gc.expect eq %196, %197 : tensor<4x6x4xi1>
  %198 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %199 = gc.optimization_barrier %198 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %200 = gc.constant dense<true> : tensor<i1>
  %201 = gc.optimization_barrier %200 : (tensor<i1>) -> tensor<i1>
  %202 = gc.windows %199, %201 dims [0, 1] size [2, 2] stride [1, 1] dilation [1, 1] low [0, 0] interior [0, 0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<3x4x2x2xi1>
  %203 = gc.constant dense<[[[[true, true], [false, false]], [[true, true], [false, false]], [[true, false], [false, false]], [[false, false], [false, true]]], [[[false, false], [true, true]], [[false, false], [true, true]], [[false, false], [true, true]], [[false, true], [true, true]]], [[[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]]]]> : tensor<3x4x2x2xi1>
  gc.expect eq %202, %203 : tensor<3x4x2x2xi1>
  %204 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %205 = gc.optimization_barrier %204 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %206 = gc.constant dense<true> : tensor<i1>
  %207 = gc.optimization_barrier %206 : (tensor<i1>) -> tensor<i1>
  %208 = gc.windows %205, %207 dims [1] size [0] stride [1] dilation [1] low [0] interior [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4x3x0xi1>
  %209 = gc.constant dense<> : tensor<4x3x0xi1>
  gc.expect eq %208, %209 : tensor<4x3x0xi1>
  %210 = gc.constant dense<[[true, true, true, false, false], [false, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  %211 = gc.optimization_barrier %210 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %212 = gc.constant dense<true> : tensor<i1>
  %213 = gc.optimization_barrier %212 : (tensor<i1>) -> tensor<i1>
  %214 = gc.windows %211, %213 dims [1] size [2] stride [1] dilation [1] low [9] interior [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4x2x2xi1>
  %215 = gc.constant dense<true> : tensor<4x2x2xi1>
  gc.expect eq %214, %215 : tensor<4x2x2xi1>
  // A sum over windows, read by the kernel that takes it.
  %216 = gc.constant dense<[[[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0], [0.0, 2.0, 9.0], [4.0, 3.0, 1.0]], [[1.0, 8.0, -4.0], [6.0, 3.0, -9.0], [-2.0, 7.0, 1.0], [-9.0, 5.0, 4.0], [7.0, -6.0, -8.0], [7.0, -9.0, 1.0]], [[-8.0, -4.0, 0.0], [-1.0, -2.0, -9.0], [-9.0, -7.0, -9.0], [3.0, 0.0, 3.0], [-5.0, 2.0, 5.0], [-2.0, -1.0, 9.0]], [[6.0, 9.0, -2.0], [4.0, 9.0, 3.0], [6.0, 4.0, 4.0], [-2.0, 7.0, -7.0], [1.0, 4.0, 7.0], [0.0, -2.0, -4.0]], [[-1.0, 0.0, 4.0], [7.0, -8.0, 8.0], [1.0, -3.0, 3.0], [1.0, -5.0, -3.0], [4.0, 2.0, 0.0], [-3.0, 5.0, -2.0]], [[-3.0, 7.0, -4.0], [-5.0, 4.0, 2.0], [-9.0, -8.0, -2.0], [6.0, -2.0, 5.0], [-3.0, -5.0, 6.0], [7.0, -8.0, -8.0]], [[3.0, -3.0, 1.0], [-7.0, 7.0, -1.0], [8.0, 6.0, 4.0], [-5.0, 5.0, -9.0], [1.0, -2.0, 9.0], [-6.0, 8.0, -8.0]]], [[[2.0, 2.0, 8.0], [-4.0, 8.0, 3.0], [7.0, -6.0, 5.0], [8.0, -9.0, -3.0], [3.0, -7.0, 0.0], [2.0, 5.0, 8.0]], [[-2.0, -1.0, 0.0], [9.0, -6.0, 0.0], [-9.0, -1.0, 8.0], [2.0, -3.0, 9.0], [2.0, 9.0, -9.0], [-1.0, 6.0, 5.0]], [[-2.0, 0.0, -2.0], [1.0, -5.0, 5.0], [-8.0, -2.0, -4.0], [4.0, 5.0, 4.0], [8.0, 8.0, -6.0], [-7.0, -7.0, 4.0]], [[9.0, 8.0, 3.0], [9.0, 7.0, -9.0], [-7.0, 7.0, -8.0], [9.0, 6.0, 9.0], [-3.0, -7.0, 0.0], [9.0, -3.0, 7.0]], [[-2.0, 6.0, -5.0], [0.0, -3.0, -5.0], [7.0, 6.0, -7.0], [8.0, 9.0, -4.0], [-1.0, 1.0, 3.0], [-1.0, -7.0, 8.0]], [[4.0, -9.0, 6.0], [4.0, -6.0, 2.0], [0.0, -9.0, 8.0], [4.0, -4.0, -9.0], [-8.0, 5.0, -7.0], [0.0, 8.0, 8.0]], [[-4.0, -8.0, 0.0], [6.0, 2.0, -8.0], [3.0, -3.0, -5.0], [-1.0, 7.0, 9.0], [-7.0, 1.0, 5.0], [-5.0, -4.0, -5.0]]]]> : tensor<2x7x6x3xf32>
  %217 = gc.optimization_barrier %216 : (tensor<2x7x6x3xf32>) -> tensor<2x7x6x3xf32>
  %218 = gc.constant dense<0.0> : tensor<f32>
  %219 = gc.optimization_barrier %218 : (tensor<f32>) -> tensor<f32>
  %220 = gc.windows %217, %219 dims [1, 2] size [3, 2] stride [2, 1] dilation [1, 2] low [1, 1] interior [0, 0] : (tensor<2x7x6x3xf32>, tensor<f32>) -> tensor<2x4x6x3x3x2xf32>
  %221 = gc.reduce add(%220) dims [4, 5] : (tensor<2x4x6x3x3x2xf32>) -> tensor<2x4x6x3xf32>
  %222 = gc.constant dense<[[[[2.0, -1.0, -18.0], [-2.0, 9.0, -9.0], [-1.0, 7.0, -6.0], [-3.0, -6.0, -4.0], [8.0, 2.0, 14.0], [7.0, -4.0, 1.0]], [[9.0, 10.0, -15.0], [-6.0, 17.0, -10.0], [1.0, 22.0, -15.0], [-2.0, 4.0, 0.0], [-3.0, 0.0, 6.0], [3.0, 0.0, 4.0]], [[6.0, 5.0, 13.0], [0.0, 9.0, 3.0], [11.0, 5.0, 8.0], [0.0, -6.0, 18.0], [9.0, -5.0, -19.0], [2.0, 1.0, 13.0]], [[-12.0, 11.0, 1.0], [-1.0, 2.0, -1.0], [-11.0, 14.0, -3.0], [-3.0, -9.0, 17.0], [2.0, 3.0, -20.0], [-2.0, -7.0, 15.0]]], [[[5.0, 2.0, 3.0], [-2.0, -6.0, 21.0], [15.0, -10.0, 9.0], [3.0, -5.0, 4.0], [11.0, -1.0, 19.0], [5.0, 2.0, -9.0]], [[19.0, -4.0, -4.0], [-19.0, 11.0, -3.0], [34.0, 4.0, 18.0], [-17.0, 14.0, -19.0], [16.0, 4.0, 38.0], [7.0, 10.0, -15.0]], [[13.0, -2.0, -12.0], [11.0, 9.0, -3.0], [34.0, 9.0, -16.0], [-12.0, 3.0, -11.0], [29.0, 9.0, 19.0], [-12.0, -1.0, -4.0]], [[10.0, -4.0, -6.0], [3.0, -29.0, 9.0], [13.0, -1.0, -6.0], [-12.0, -6.0, 1.0], [-2.0, 7.0, 3.0], [-15.0, 6.0, -2.0]]]]> : tensor<2x4x6x3xf32>
  gc.expect eq %221, %222 : tensor<2x4x6x3xf32>
  return
}
