// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// pad: low, high, interior, and negative amounts that crop.
// [pad.interior]
// [pad.negative]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = gc.constant dense<3.0> : tensor<f32>
  %3 = gc.optimization_barrier %2 : (tensor<f32>) -> tensor<f32>
  %4 = gc.pad %1, %3 low [-3, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %5 = gc.constant dense<[[3.0, 3.0, 3.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %4, %5 : tensor<2x3xf32>
  %6 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %7 = gc.optimization_barrier %6 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %8 = gc.constant dense<3.0> : tensor<f32>
  %9 = gc.optimization_barrier %8 : (tensor<f32>) -> tensor<f32>
  %10 = gc.pad %7, %9 low [-3, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  %11 = gc.constant dense<[[-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0]]> : tensor<5x3xf32>
  gc.expect eq %10, %11 : tensor<5x3xf32>
  %12 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %13 = gc.optimization_barrier %12 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %14 = gc.constant dense<3.0> : tensor<f32>
  %15 = gc.optimization_barrier %14 : (tensor<f32>) -> tensor<f32>
  %16 = gc.pad %13, %15 low [-3, 0] high [0, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  %17 = gc.constant dense<[[6.0, 3.0, 8.0]]> : tensor<1x3xf32>
  gc.expect eq %16, %17 : tensor<1x3xf32>
  %18 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %19 = gc.optimization_barrier %18 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %20 = gc.constant dense<3.0> : tensor<f32>
  %21 = gc.optimization_barrier %20 : (tensor<f32>) -> tensor<f32>
  %22 = gc.pad %19, %21 low [-3, 0] high [0, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %23 = gc.constant dense<[[3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  gc.expect eq %22, %23 : tensor<4x3xf32>
  %24 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %25 = gc.optimization_barrier %24 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %26 = gc.constant dense<3.0> : tensor<f32>
  %27 = gc.optimization_barrier %26 : (tensor<f32>) -> tensor<f32>
  %28 = gc.pad %25, %27 low [-3, 0] high [0, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x3xf32>
  %29 = gc.constant dense<[[-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<7x3xf32>
  gc.expect eq %28, %29 : tensor<7x3xf32>
  %30 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %31 = gc.optimization_barrier %30 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %32 = gc.constant dense<3.0> : tensor<f32>
  %33 = gc.optimization_barrier %32 : (tensor<f32>) -> tensor<f32>
  %34 = gc.pad %31, %33 low [-3, 0] high [1, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %35 = gc.constant dense<[[6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %34, %35 : tensor<2x3xf32>
  %36 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %37 = gc.optimization_barrier %36 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %38 = gc.constant dense<3.0> : tensor<f32>
  %39 = gc.optimization_barrier %38 : (tensor<f32>) -> tensor<f32>
  %40 = gc.pad %37, %39 low [-3, 0] high [1, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  %41 = gc.constant dense<[[3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<5x3xf32>
  gc.expect eq %40, %41 : tensor<5x3xf32>
  %42 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %43 = gc.optimization_barrier %42 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %44 = gc.constant dense<3.0> : tensor<f32>
  %45 = gc.optimization_barrier %44 : (tensor<f32>) -> tensor<f32>
  %46 = gc.pad %43, %45 low [-3, 0] high [1, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<8x3xf32>
  %47 = gc.constant dense<[[-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<8x3xf32>
  gc.expect eq %46, %47 : tensor<8x3xf32>
  %48 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %49 = gc.optimization_barrier %48 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %50 = gc.constant dense<3.0> : tensor<f32>
  %51 = gc.optimization_barrier %50 : (tensor<f32>) -> tensor<f32>
  %52 = gc.pad %49, %51 low [-1, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  %53 = gc.constant dense<[[-4.0, -4.0, -9.0]]> : tensor<1x3xf32>
  gc.expect eq %52, %53 : tensor<1x3xf32>
  %54 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %55 = gc.optimization_barrier %54 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %56 = gc.constant dense<3.0> : tensor<f32>
  %57 = gc.optimization_barrier %56 : (tensor<f32>) -> tensor<f32>
  %58 = gc.pad %55, %57 low [-1, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %59 = gc.constant dense<[[3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0]]> : tensor<4x3xf32>
  gc.expect eq %58, %59 : tensor<4x3xf32>
  %60 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %61 = gc.optimization_barrier %60 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %62 = gc.constant dense<3.0> : tensor<f32>
  %63 = gc.optimization_barrier %62 : (tensor<f32>) -> tensor<f32>
  %64 = gc.pad %61, %63 low [-1, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x3xf32>
  %65 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0]]> : tensor<7x3xf32>
  gc.expect eq %64, %65 : tensor<7x3xf32>
  %66 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %67 = gc.optimization_barrier %66 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %68 = gc.constant dense<3.0> : tensor<f32>
  %69 = gc.optimization_barrier %68 : (tensor<f32>) -> tensor<f32>
  %70 = gc.pad %67, %69 low [-1, 0] high [0, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  %71 = gc.constant dense<[[-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<3x3xf32>
  gc.expect eq %70, %71 : tensor<3x3xf32>
  %72 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %73 = gc.optimization_barrier %72 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %74 = gc.constant dense<3.0> : tensor<f32>
  %75 = gc.optimization_barrier %74 : (tensor<f32>) -> tensor<f32>
  %76 = gc.pad %73, %75 low [-1, 0] high [0, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<6x3xf32>
  %77 = gc.constant dense<[[3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<6x3xf32>
  gc.expect eq %76, %77 : tensor<6x3xf32>
  %78 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %79 = gc.optimization_barrier %78 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %80 = gc.constant dense<3.0> : tensor<f32>
  %81 = gc.optimization_barrier %80 : (tensor<f32>) -> tensor<f32>
  %82 = gc.pad %79, %81 low [-1, 0] high [0, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<9x3xf32>
  %83 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<9x3xf32>
  gc.expect eq %82, %83 : tensor<9x3xf32>
  %84 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %85 = gc.optimization_barrier %84 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %86 = gc.constant dense<3.0> : tensor<f32>
  %87 = gc.optimization_barrier %86 : (tensor<f32>) -> tensor<f32>
  %88 = gc.pad %85, %87 low [-1, 0] high [1, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %89 = gc.constant dense<[[-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<4x3xf32>
  gc.expect eq %88, %89 : tensor<4x3xf32>
  %90 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %91 = gc.optimization_barrier %90 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %92 = gc.constant dense<3.0> : tensor<f32>
  %93 = gc.optimization_barrier %92 : (tensor<f32>) -> tensor<f32>
  %94 = gc.pad %91, %93 low [-1, 0] high [1, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x3xf32>
  %95 = gc.constant dense<[[3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<7x3xf32>
  gc.expect eq %94, %95 : tensor<7x3xf32>
  %96 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %97 = gc.optimization_barrier %96 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %98 = gc.constant dense<3.0> : tensor<f32>
  %99 = gc.optimization_barrier %98 : (tensor<f32>) -> tensor<f32>
  %100 = gc.pad %97, %99 low [-1, 0] high [1, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<10x3xf32>
  %101 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<10x3xf32>
  gc.expect eq %100, %101 : tensor<10x3xf32>
  %102 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %103 = gc.optimization_barrier %102 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %104 = gc.constant dense<3.0> : tensor<f32>
  %105 = gc.optimization_barrier %104 : (tensor<f32>) -> tensor<f32>
  %106 = gc.pad %103, %105 low [0, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %107 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]]> : tensor<2x3xf32>
  gc.expect eq %106, %107 : tensor<2x3xf32>
  %108 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %109 = gc.optimization_barrier %108 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %110 = gc.constant dense<3.0> : tensor<f32>
  %111 = gc.optimization_barrier %110 : (tensor<f32>) -> tensor<f32>
  %112 = gc.pad %109, %111 low [0, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  %113 = gc.constant dense<[[7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0]]> : tensor<5x3xf32>
  gc.expect eq %112, %113 : tensor<5x3xf32>
  %114 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %115 = gc.optimization_barrier %114 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %116 = gc.constant dense<3.0> : tensor<f32>
  %117 = gc.optimization_barrier %116 : (tensor<f32>) -> tensor<f32>
  %118 = gc.pad %115, %117 low [0, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<8x3xf32>
  %119 = gc.constant dense<[[7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0]]> : tensor<8x3xf32>
  gc.expect eq %118, %119 : tensor<8x3xf32>
  %120 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %121 = gc.optimization_barrier %120 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %122 = gc.constant dense<3.0> : tensor<f32>
  %123 = gc.optimization_barrier %122 : (tensor<f32>) -> tensor<f32>
  %124 = gc.pad %121, %123 low [0, 0] high [0, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %125 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  gc.expect eq %124, %125 : tensor<4x3xf32>
  %126 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %127 = gc.optimization_barrier %126 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %128 = gc.constant dense<3.0> : tensor<f32>
  %129 = gc.optimization_barrier %128 : (tensor<f32>) -> tensor<f32>
  %130 = gc.pad %127, %129 low [0, 0] high [0, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x3xf32>
  %131 = gc.constant dense<[[7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<7x3xf32>
  gc.expect eq %130, %131 : tensor<7x3xf32>
  %132 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %133 = gc.optimization_barrier %132 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %134 = gc.constant dense<3.0> : tensor<f32>
  %135 = gc.optimization_barrier %134 : (tensor<f32>) -> tensor<f32>
  %136 = gc.pad %133, %135 low [0, 0] high [0, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<10x3xf32>
  %137 = gc.constant dense<[[7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<10x3xf32>
  gc.expect eq %136, %137 : tensor<10x3xf32>
  %138 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %139 = gc.optimization_barrier %138 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %140 = gc.constant dense<3.0> : tensor<f32>
  %141 = gc.optimization_barrier %140 : (tensor<f32>) -> tensor<f32>
  %142 = gc.pad %139, %141 low [0, 0] high [1, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  %143 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<5x3xf32>
  gc.expect eq %142, %143 : tensor<5x3xf32>
  %144 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %145 = gc.optimization_barrier %144 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %146 = gc.constant dense<3.0> : tensor<f32>
  %147 = gc.optimization_barrier %146 : (tensor<f32>) -> tensor<f32>
  %148 = gc.pad %145, %147 low [0, 0] high [1, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<8x3xf32>
  %149 = gc.constant dense<[[7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<8x3xf32>
  gc.expect eq %148, %149 : tensor<8x3xf32>
  %150 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %151 = gc.optimization_barrier %150 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %152 = gc.constant dense<3.0> : tensor<f32>
  %153 = gc.optimization_barrier %152 : (tensor<f32>) -> tensor<f32>
  %154 = gc.pad %151, %153 low [0, 0] high [1, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<11x3xf32>
  %155 = gc.constant dense<[[7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<11x3xf32>
  gc.expect eq %154, %155 : tensor<11x3xf32>
  %156 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %157 = gc.optimization_barrier %156 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %158 = gc.constant dense<3.0> : tensor<f32>
  %159 = gc.optimization_barrier %158 : (tensor<f32>) -> tensor<f32>
  %160 = gc.pad %157, %159 low [2, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %161 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]]> : tensor<4x3xf32>
  gc.expect eq %160, %161 : tensor<4x3xf32>
  %162 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %163 = gc.optimization_barrier %162 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %164 = gc.constant dense<3.0> : tensor<f32>
  %165 = gc.optimization_barrier %164 : (tensor<f32>) -> tensor<f32>
  %166 = gc.pad %163, %165 low [2, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x3xf32>
  %167 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0]]> : tensor<7x3xf32>
  gc.expect eq %166, %167 : tensor<7x3xf32>
  %168 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %169 = gc.optimization_barrier %168 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %170 = gc.constant dense<3.0> : tensor<f32>
  %171 = gc.optimization_barrier %170 : (tensor<f32>) -> tensor<f32>
  %172 = gc.pad %169, %171 low [2, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<10x3xf32>
  %173 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0]]> : tensor<10x3xf32>
  gc.expect eq %172, %173 : tensor<10x3xf32>
  %174 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %175 = gc.optimization_barrier %174 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %176 = gc.constant dense<3.0> : tensor<f32>
  %177 = gc.optimization_barrier %176 : (tensor<f32>) -> tensor<f32>
  %178 = gc.pad %175, %177 low [2, 0] high [0, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<6x3xf32>
  %179 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<6x3xf32>
  gc.expect eq %178, %179 : tensor<6x3xf32>
  %180 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %181 = gc.optimization_barrier %180 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %182 = gc.constant dense<3.0> : tensor<f32>
  %183 = gc.optimization_barrier %182 : (tensor<f32>) -> tensor<f32>
  %184 = gc.pad %181, %183 low [2, 0] high [0, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<9x3xf32>
  %185 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<9x3xf32>
  gc.expect eq %184, %185 : tensor<9x3xf32>
  %186 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %187 = gc.optimization_barrier %186 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %188 = gc.constant dense<3.0> : tensor<f32>
  %189 = gc.optimization_barrier %188 : (tensor<f32>) -> tensor<f32>
  %190 = gc.pad %187, %189 low [2, 0] high [0, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %191 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0]]> : tensor<12x3xf32>
  gc.expect eq %190, %191 : tensor<12x3xf32>
  %192 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %193 = gc.optimization_barrier %192 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %194 = gc.constant dense<3.0> : tensor<f32>
  %195 = gc.optimization_barrier %194 : (tensor<f32>) -> tensor<f32>
  %196 = gc.pad %193, %195 low [2, 0] high [1, 0] interior [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x3xf32>
  %197 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<7x3xf32>
  gc.expect eq %196, %197 : tensor<7x3xf32>
  %198 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %199 = gc.optimization_barrier %198 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %200 = gc.constant dense<3.0> : tensor<f32>
  %201 = gc.optimization_barrier %200 : (tensor<f32>) -> tensor<f32>
  %202 = gc.pad %199, %201 low [2, 0] high [1, 0] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<10x3xf32>
  %203 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<10x3xf32>
  gc.expect eq %202, %203 : tensor<10x3xf32>
  %204 = gc.constant dense<[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0], [-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]]> : tensor<4x3xf32>
  %205 = gc.optimization_barrier %204 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %206 = gc.constant dense<3.0> : tensor<f32>
  %207 = gc.optimization_barrier %206 : (tensor<f32>) -> tensor<f32>
  %208 = gc.pad %205, %207 low [2, 0] high [1, 0] interior [2, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<13x3xf32>
  %209 = gc.constant dense<[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [7.0, 3.0, 0.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-4.0, -4.0, -9.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [-8.0, -9.0, -6.0], [3.0, 3.0, 3.0], [3.0, 3.0, 3.0], [6.0, 3.0, 8.0], [3.0, 3.0, 3.0]]> : tensor<13x3xf32>
  gc.expect eq %208, %209 : tensor<13x3xf32>
  %210 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %211 = gc.optimization_barrier %210 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %212 = gc.constant dense<3> : tensor<i32>
  %213 = gc.optimization_barrier %212 : (tensor<i32>) -> tensor<i32>
  %214 = gc.pad %211, %213 low [-3, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %215 = gc.constant dense<[[3, 3, 3], [-8, -9, -6]]> : tensor<2x3xi32>
  gc.expect eq %214, %215 : tensor<2x3xi32>
  %216 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %217 = gc.optimization_barrier %216 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %218 = gc.constant dense<3> : tensor<i32>
  %219 = gc.optimization_barrier %218 : (tensor<i32>) -> tensor<i32>
  %220 = gc.pad %217, %219 low [-3, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<5x3xi32>
  %221 = gc.constant dense<[[-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3]]> : tensor<5x3xi32>
  gc.expect eq %220, %221 : tensor<5x3xi32>
  %222 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %223 = gc.optimization_barrier %222 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %224 = gc.constant dense<3> : tensor<i32>
  %225 = gc.optimization_barrier %224 : (tensor<i32>) -> tensor<i32>
  %226 = gc.pad %223, %225 low [-3, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  %227 = gc.constant dense<[[6, 3, 8]]> : tensor<1x3xi32>
  gc.expect eq %226, %227 : tensor<1x3xi32>
  %228 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %229 = gc.optimization_barrier %228 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %230 = gc.constant dense<3> : tensor<i32>
  %231 = gc.optimization_barrier %230 : (tensor<i32>) -> tensor<i32>
  %232 = gc.pad %229, %231 low [-3, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
  %233 = gc.constant dense<[[3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8]]> : tensor<4x3xi32>
  gc.expect eq %232, %233 : tensor<4x3xi32>
  %234 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %235 = gc.optimization_barrier %234 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %236 = gc.constant dense<3> : tensor<i32>
  %237 = gc.optimization_barrier %236 : (tensor<i32>) -> tensor<i32>
  %238 = gc.pad %235, %237 low [-3, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<7x3xi32>
  %239 = gc.constant dense<[[-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8]]> : tensor<7x3xi32>
  gc.expect eq %238, %239 : tensor<7x3xi32>
  %240 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %241 = gc.optimization_barrier %240 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %242 = gc.constant dense<3> : tensor<i32>
  %243 = gc.optimization_barrier %242 : (tensor<i32>) -> tensor<i32>
  %244 = gc.pad %241, %243 low [-3, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %245 = gc.constant dense<[[6, 3, 8], [3, 3, 3]]> : tensor<2x3xi32>
  gc.expect eq %244, %245 : tensor<2x3xi32>
  %246 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %247 = gc.optimization_barrier %246 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %248 = gc.constant dense<3> : tensor<i32>
  %249 = gc.optimization_barrier %248 : (tensor<i32>) -> tensor<i32>
  %250 = gc.pad %247, %249 low [-3, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<5x3xi32>
  %251 = gc.constant dense<[[3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<5x3xi32>
  gc.expect eq %250, %251 : tensor<5x3xi32>
  %252 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %253 = gc.optimization_barrier %252 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %254 = gc.constant dense<3> : tensor<i32>
  %255 = gc.optimization_barrier %254 : (tensor<i32>) -> tensor<i32>
  %256 = gc.pad %253, %255 low [-3, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<8x3xi32>
  %257 = gc.constant dense<[[-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<8x3xi32>
  gc.expect eq %256, %257 : tensor<8x3xi32>
  %258 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %259 = gc.optimization_barrier %258 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %260 = gc.constant dense<3> : tensor<i32>
  %261 = gc.optimization_barrier %260 : (tensor<i32>) -> tensor<i32>
  %262 = gc.pad %259, %261 low [-1, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  %263 = gc.constant dense<[[-4, -4, -9]]> : tensor<1x3xi32>
  gc.expect eq %262, %263 : tensor<1x3xi32>
  %264 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %265 = gc.optimization_barrier %264 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %266 = gc.constant dense<3> : tensor<i32>
  %267 = gc.optimization_barrier %266 : (tensor<i32>) -> tensor<i32>
  %268 = gc.pad %265, %267 low [-1, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
  %269 = gc.constant dense<[[3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6]]> : tensor<4x3xi32>
  gc.expect eq %268, %269 : tensor<4x3xi32>
  %270 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %271 = gc.optimization_barrier %270 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %272 = gc.constant dense<3> : tensor<i32>
  %273 = gc.optimization_barrier %272 : (tensor<i32>) -> tensor<i32>
  %274 = gc.pad %271, %273 low [-1, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<7x3xi32>
  %275 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3]]> : tensor<7x3xi32>
  gc.expect eq %274, %275 : tensor<7x3xi32>
  %276 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %277 = gc.optimization_barrier %276 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %278 = gc.constant dense<3> : tensor<i32>
  %279 = gc.optimization_barrier %278 : (tensor<i32>) -> tensor<i32>
  %280 = gc.pad %277, %279 low [-1, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<3x3xi32>
  %281 = gc.constant dense<[[-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<3x3xi32>
  gc.expect eq %280, %281 : tensor<3x3xi32>
  %282 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %283 = gc.optimization_barrier %282 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %284 = gc.constant dense<3> : tensor<i32>
  %285 = gc.optimization_barrier %284 : (tensor<i32>) -> tensor<i32>
  %286 = gc.pad %283, %285 low [-1, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<6x3xi32>
  %287 = gc.constant dense<[[3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8]]> : tensor<6x3xi32>
  gc.expect eq %286, %287 : tensor<6x3xi32>
  %288 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %289 = gc.optimization_barrier %288 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %290 = gc.constant dense<3> : tensor<i32>
  %291 = gc.optimization_barrier %290 : (tensor<i32>) -> tensor<i32>
  %292 = gc.pad %289, %291 low [-1, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<9x3xi32>
  %293 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8]]> : tensor<9x3xi32>
  gc.expect eq %292, %293 : tensor<9x3xi32>
  %294 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %295 = gc.optimization_barrier %294 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %296 = gc.constant dense<3> : tensor<i32>
  %297 = gc.optimization_barrier %296 : (tensor<i32>) -> tensor<i32>
  %298 = gc.pad %295, %297 low [-1, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
  %299 = gc.constant dense<[[-4, -4, -9], [-8, -9, -6], [6, 3, 8], [3, 3, 3]]> : tensor<4x3xi32>
  gc.expect eq %298, %299 : tensor<4x3xi32>
  %300 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %301 = gc.optimization_barrier %300 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %302 = gc.constant dense<3> : tensor<i32>
  %303 = gc.optimization_barrier %302 : (tensor<i32>) -> tensor<i32>
  %304 = gc.pad %301, %303 low [-1, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<7x3xi32>
  %305 = gc.constant dense<[[3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<7x3xi32>
  gc.expect eq %304, %305 : tensor<7x3xi32>
  %306 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %307 = gc.optimization_barrier %306 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %308 = gc.constant dense<3> : tensor<i32>
  %309 = gc.optimization_barrier %308 : (tensor<i32>) -> tensor<i32>
  %310 = gc.pad %307, %309 low [-1, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<10x3xi32>
  %311 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<10x3xi32>
  gc.expect eq %310, %311 : tensor<10x3xi32>
  %312 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %313 = gc.optimization_barrier %312 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %314 = gc.constant dense<3> : tensor<i32>
  %315 = gc.optimization_barrier %314 : (tensor<i32>) -> tensor<i32>
  %316 = gc.pad %313, %315 low [0, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %317 = gc.constant dense<[[7, 3, 0], [-4, -4, -9]]> : tensor<2x3xi32>
  gc.expect eq %316, %317 : tensor<2x3xi32>
  %318 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %319 = gc.optimization_barrier %318 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %320 = gc.constant dense<3> : tensor<i32>
  %321 = gc.optimization_barrier %320 : (tensor<i32>) -> tensor<i32>
  %322 = gc.pad %319, %321 low [0, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<5x3xi32>
  %323 = gc.constant dense<[[7, 3, 0], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6]]> : tensor<5x3xi32>
  gc.expect eq %322, %323 : tensor<5x3xi32>
  %324 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %325 = gc.optimization_barrier %324 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %326 = gc.constant dense<3> : tensor<i32>
  %327 = gc.optimization_barrier %326 : (tensor<i32>) -> tensor<i32>
  %328 = gc.pad %325, %327 low [0, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<8x3xi32>
  %329 = gc.constant dense<[[7, 3, 0], [3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3]]> : tensor<8x3xi32>
  gc.expect eq %328, %329 : tensor<8x3xi32>
  %330 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %331 = gc.optimization_barrier %330 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %332 = gc.constant dense<3> : tensor<i32>
  %333 = gc.optimization_barrier %332 : (tensor<i32>) -> tensor<i32>
  %334 = gc.pad %331, %333 low [0, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
  %335 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  gc.expect eq %334, %335 : tensor<4x3xi32>
  %336 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %337 = gc.optimization_barrier %336 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %338 = gc.constant dense<3> : tensor<i32>
  %339 = gc.optimization_barrier %338 : (tensor<i32>) -> tensor<i32>
  %340 = gc.pad %337, %339 low [0, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<7x3xi32>
  %341 = gc.constant dense<[[7, 3, 0], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8]]> : tensor<7x3xi32>
  gc.expect eq %340, %341 : tensor<7x3xi32>
  %342 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %343 = gc.optimization_barrier %342 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %344 = gc.constant dense<3> : tensor<i32>
  %345 = gc.optimization_barrier %344 : (tensor<i32>) -> tensor<i32>
  %346 = gc.pad %343, %345 low [0, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<10x3xi32>
  %347 = gc.constant dense<[[7, 3, 0], [3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8]]> : tensor<10x3xi32>
  gc.expect eq %346, %347 : tensor<10x3xi32>
  %348 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %349 = gc.optimization_barrier %348 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %350 = gc.constant dense<3> : tensor<i32>
  %351 = gc.optimization_barrier %350 : (tensor<i32>) -> tensor<i32>
  %352 = gc.pad %349, %351 low [0, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<5x3xi32>
  %353 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8], [3, 3, 3]]> : tensor<5x3xi32>
  gc.expect eq %352, %353 : tensor<5x3xi32>
  %354 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %355 = gc.optimization_barrier %354 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %356 = gc.constant dense<3> : tensor<i32>
  %357 = gc.optimization_barrier %356 : (tensor<i32>) -> tensor<i32>
  %358 = gc.pad %355, %357 low [0, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<8x3xi32>
  %359 = gc.constant dense<[[7, 3, 0], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<8x3xi32>
  gc.expect eq %358, %359 : tensor<8x3xi32>
  %360 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %361 = gc.optimization_barrier %360 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %362 = gc.constant dense<3> : tensor<i32>
  %363 = gc.optimization_barrier %362 : (tensor<i32>) -> tensor<i32>
  %364 = gc.pad %361, %363 low [0, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<11x3xi32>
  %365 = gc.constant dense<[[7, 3, 0], [3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<11x3xi32>
  gc.expect eq %364, %365 : tensor<11x3xi32>
  %366 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %367 = gc.optimization_barrier %366 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %368 = gc.constant dense<3> : tensor<i32>
  %369 = gc.optimization_barrier %368 : (tensor<i32>) -> tensor<i32>
  %370 = gc.pad %367, %369 low [2, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
  %371 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [-4, -4, -9]]> : tensor<4x3xi32>
  gc.expect eq %370, %371 : tensor<4x3xi32>
  %372 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %373 = gc.optimization_barrier %372 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %374 = gc.constant dense<3> : tensor<i32>
  %375 = gc.optimization_barrier %374 : (tensor<i32>) -> tensor<i32>
  %376 = gc.pad %373, %375 low [2, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<7x3xi32>
  %377 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6]]> : tensor<7x3xi32>
  gc.expect eq %376, %377 : tensor<7x3xi32>
  %378 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %379 = gc.optimization_barrier %378 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %380 = gc.constant dense<3> : tensor<i32>
  %381 = gc.optimization_barrier %380 : (tensor<i32>) -> tensor<i32>
  %382 = gc.pad %379, %381 low [2, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<10x3xi32>
  %383 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3]]> : tensor<10x3xi32>
  gc.expect eq %382, %383 : tensor<10x3xi32>
  %384 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %385 = gc.optimization_barrier %384 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %386 = gc.constant dense<3> : tensor<i32>
  %387 = gc.optimization_barrier %386 : (tensor<i32>) -> tensor<i32>
  %388 = gc.pad %385, %387 low [2, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<6x3xi32>
  %389 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<6x3xi32>
  gc.expect eq %388, %389 : tensor<6x3xi32>
  %390 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %391 = gc.optimization_barrier %390 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %392 = gc.constant dense<3> : tensor<i32>
  %393 = gc.optimization_barrier %392 : (tensor<i32>) -> tensor<i32>
  %394 = gc.pad %391, %393 low [2, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<9x3xi32>
  %395 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8]]> : tensor<9x3xi32>
  gc.expect eq %394, %395 : tensor<9x3xi32>
  %396 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %397 = gc.optimization_barrier %396 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %398 = gc.constant dense<3> : tensor<i32>
  %399 = gc.optimization_barrier %398 : (tensor<i32>) -> tensor<i32>
  %400 = gc.pad %397, %399 low [2, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<12x3xi32>
  %401 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8]]> : tensor<12x3xi32>
  gc.expect eq %400, %401 : tensor<12x3xi32>
  %402 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %403 = gc.optimization_barrier %402 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %404 = gc.constant dense<3> : tensor<i32>
  %405 = gc.optimization_barrier %404 : (tensor<i32>) -> tensor<i32>
  %406 = gc.pad %403, %405 low [2, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<7x3xi32>
  %407 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8], [3, 3, 3]]> : tensor<7x3xi32>
  gc.expect eq %406, %407 : tensor<7x3xi32>
  %408 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %409 = gc.optimization_barrier %408 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %410 = gc.constant dense<3> : tensor<i32>
  %411 = gc.optimization_barrier %410 : (tensor<i32>) -> tensor<i32>
  %412 = gc.pad %409, %411 low [2, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<10x3xi32>
  %413 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<10x3xi32>
  gc.expect eq %412, %413 : tensor<10x3xi32>
  %414 = gc.constant dense<[[7, 3, 0], [-4, -4, -9], [-8, -9, -6], [6, 3, 8]]> : tensor<4x3xi32>
  %415 = gc.optimization_barrier %414 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %416 = gc.constant dense<3> : tensor<i32>
  %417 = gc.optimization_barrier %416 : (tensor<i32>) -> tensor<i32>
  %418 = gc.pad %415, %417 low [2, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<13x3xi32>
  %419 = gc.constant dense<[[3, 3, 3], [3, 3, 3], [7, 3, 0], [3, 3, 3], [3, 3, 3], [-4, -4, -9], [3, 3, 3], [3, 3, 3], [-8, -9, -6], [3, 3, 3], [3, 3, 3], [6, 3, 8], [3, 3, 3]]> : tensor<13x3xi32>
  gc.expect eq %418, %419 : tensor<13x3xi32>
  %420 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %421 = gc.optimization_barrier %420 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %422 = gc.constant dense<true> : tensor<i1>
  %423 = gc.optimization_barrier %422 : (tensor<i1>) -> tensor<i1>
  %424 = gc.pad %421, %423 low [-3, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %425 = gc.constant dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  gc.expect eq %424, %425 : tensor<2x3xi1>
  %426 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %427 = gc.optimization_barrier %426 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %428 = gc.constant dense<true> : tensor<i1>
  %429 = gc.optimization_barrier %428 : (tensor<i1>) -> tensor<i1>
  %430 = gc.pad %427, %429 low [-3, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<5x3xi1>
  %431 = gc.constant dense<[[false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
  gc.expect eq %430, %431 : tensor<5x3xi1>
  %432 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %433 = gc.optimization_barrier %432 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %434 = gc.constant dense<true> : tensor<i1>
  %435 = gc.optimization_barrier %434 : (tensor<i1>) -> tensor<i1>
  %436 = gc.pad %433, %435 low [-3, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  %437 = gc.constant dense<true> : tensor<1x3xi1>
  gc.expect eq %436, %437 : tensor<1x3xi1>
  %438 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %439 = gc.optimization_barrier %438 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %440 = gc.constant dense<true> : tensor<i1>
  %441 = gc.optimization_barrier %440 : (tensor<i1>) -> tensor<i1>
  %442 = gc.pad %439, %441 low [-3, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x3xi1>
  %443 = gc.constant dense<[[true, true, true], [false, false, false], [true, true, true], [true, true, true]]> : tensor<4x3xi1>
  gc.expect eq %442, %443 : tensor<4x3xi1>
  %444 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %445 = gc.optimization_barrier %444 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %446 = gc.constant dense<true> : tensor<i1>
  %447 = gc.optimization_barrier %446 : (tensor<i1>) -> tensor<i1>
  %448 = gc.pad %445, %447 low [-3, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<7x3xi1>
  %449 = gc.constant dense<[[false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<7x3xi1>
  gc.expect eq %448, %449 : tensor<7x3xi1>
  %450 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %451 = gc.optimization_barrier %450 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %452 = gc.constant dense<true> : tensor<i1>
  %453 = gc.optimization_barrier %452 : (tensor<i1>) -> tensor<i1>
  %454 = gc.pad %451, %453 low [-3, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %455 = gc.constant dense<true> : tensor<2x3xi1>
  gc.expect eq %454, %455 : tensor<2x3xi1>
  %456 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %457 = gc.optimization_barrier %456 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %458 = gc.constant dense<true> : tensor<i1>
  %459 = gc.optimization_barrier %458 : (tensor<i1>) -> tensor<i1>
  %460 = gc.pad %457, %459 low [-3, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<5x3xi1>
  %461 = gc.constant dense<[[true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<5x3xi1>
  gc.expect eq %460, %461 : tensor<5x3xi1>
  %462 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %463 = gc.optimization_barrier %462 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %464 = gc.constant dense<true> : tensor<i1>
  %465 = gc.optimization_barrier %464 : (tensor<i1>) -> tensor<i1>
  %466 = gc.pad %463, %465 low [-3, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<8x3xi1>
  %467 = gc.constant dense<[[false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<8x3xi1>
  gc.expect eq %466, %467 : tensor<8x3xi1>
  %468 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %469 = gc.optimization_barrier %468 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %470 = gc.constant dense<true> : tensor<i1>
  %471 = gc.optimization_barrier %470 : (tensor<i1>) -> tensor<i1>
  %472 = gc.pad %469, %471 low [-1, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  %473 = gc.constant dense<false> : tensor<1x3xi1>
  gc.expect eq %472, %473 : tensor<1x3xi1>
  %474 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %475 = gc.optimization_barrier %474 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %476 = gc.constant dense<true> : tensor<i1>
  %477 = gc.optimization_barrier %476 : (tensor<i1>) -> tensor<i1>
  %478 = gc.pad %475, %477 low [-1, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x3xi1>
  %479 = gc.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false]]> : tensor<4x3xi1>
  gc.expect eq %478, %479 : tensor<4x3xi1>
  %480 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %481 = gc.optimization_barrier %480 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %482 = gc.constant dense<true> : tensor<i1>
  %483 = gc.optimization_barrier %482 : (tensor<i1>) -> tensor<i1>
  %484 = gc.pad %481, %483 low [-1, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<7x3xi1>
  %485 = gc.constant dense<[[true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true]]> : tensor<7x3xi1>
  gc.expect eq %484, %485 : tensor<7x3xi1>
  %486 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %487 = gc.optimization_barrier %486 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %488 = gc.constant dense<true> : tensor<i1>
  %489 = gc.optimization_barrier %488 : (tensor<i1>) -> tensor<i1>
  %490 = gc.pad %487, %489 low [-1, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<3x3xi1>
  %491 = gc.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
  gc.expect eq %490, %491 : tensor<3x3xi1>
  %492 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %493 = gc.optimization_barrier %492 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %494 = gc.constant dense<true> : tensor<i1>
  %495 = gc.optimization_barrier %494 : (tensor<i1>) -> tensor<i1>
  %496 = gc.pad %493, %495 low [-1, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<6x3xi1>
  %497 = gc.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true], [true, true, true]]> : tensor<6x3xi1>
  gc.expect eq %496, %497 : tensor<6x3xi1>
  %498 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %499 = gc.optimization_barrier %498 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %500 = gc.constant dense<true> : tensor<i1>
  %501 = gc.optimization_barrier %500 : (tensor<i1>) -> tensor<i1>
  %502 = gc.pad %499, %501 low [-1, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<9x3xi1>
  %503 = gc.constant dense<[[true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<9x3xi1>
  gc.expect eq %502, %503 : tensor<9x3xi1>
  %504 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %505 = gc.optimization_barrier %504 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %506 = gc.constant dense<true> : tensor<i1>
  %507 = gc.optimization_barrier %506 : (tensor<i1>) -> tensor<i1>
  %508 = gc.pad %505, %507 low [-1, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x3xi1>
  %509 = gc.constant dense<[[false, false, false], [false, false, false], [true, true, true], [true, true, true]]> : tensor<4x3xi1>
  gc.expect eq %508, %509 : tensor<4x3xi1>
  %510 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %511 = gc.optimization_barrier %510 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %512 = gc.constant dense<true> : tensor<i1>
  %513 = gc.optimization_barrier %512 : (tensor<i1>) -> tensor<i1>
  %514 = gc.pad %511, %513 low [-1, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<7x3xi1>
  %515 = gc.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<7x3xi1>
  gc.expect eq %514, %515 : tensor<7x3xi1>
  %516 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %517 = gc.optimization_barrier %516 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %518 = gc.constant dense<true> : tensor<i1>
  %519 = gc.optimization_barrier %518 : (tensor<i1>) -> tensor<i1>
  %520 = gc.pad %517, %519 low [-1, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<10x3xi1>
  %521 = gc.constant dense<[[true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<10x3xi1>
  gc.expect eq %520, %521 : tensor<10x3xi1>
  %522 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %523 = gc.optimization_barrier %522 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %524 = gc.constant dense<true> : tensor<i1>
  %525 = gc.optimization_barrier %524 : (tensor<i1>) -> tensor<i1>
  %526 = gc.pad %523, %525 low [0, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %527 = gc.constant dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  gc.expect eq %526, %527 : tensor<2x3xi1>
  %528 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %529 = gc.optimization_barrier %528 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %530 = gc.constant dense<true> : tensor<i1>
  %531 = gc.optimization_barrier %530 : (tensor<i1>) -> tensor<i1>
  %532 = gc.pad %529, %531 low [0, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<5x3xi1>
  %533 = gc.constant dense<[[true, true, true], [true, true, true], [false, false, false], [true, true, true], [false, false, false]]> : tensor<5x3xi1>
  gc.expect eq %532, %533 : tensor<5x3xi1>
  %534 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %535 = gc.optimization_barrier %534 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %536 = gc.constant dense<true> : tensor<i1>
  %537 = gc.optimization_barrier %536 : (tensor<i1>) -> tensor<i1>
  %538 = gc.pad %535, %537 low [0, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<8x3xi1>
  %539 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true]]> : tensor<8x3xi1>
  gc.expect eq %538, %539 : tensor<8x3xi1>
  %540 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %541 = gc.optimization_barrier %540 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %542 = gc.constant dense<true> : tensor<i1>
  %543 = gc.optimization_barrier %542 : (tensor<i1>) -> tensor<i1>
  %544 = gc.pad %541, %543 low [0, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x3xi1>
  %545 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  gc.expect eq %544, %545 : tensor<4x3xi1>
  %546 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %547 = gc.optimization_barrier %546 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %548 = gc.constant dense<true> : tensor<i1>
  %549 = gc.optimization_barrier %548 : (tensor<i1>) -> tensor<i1>
  %550 = gc.pad %547, %549 low [0, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<7x3xi1>
  %551 = gc.constant dense<[[true, true, true], [true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true], [true, true, true]]> : tensor<7x3xi1>
  gc.expect eq %550, %551 : tensor<7x3xi1>
  %552 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %553 = gc.optimization_barrier %552 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %554 = gc.constant dense<true> : tensor<i1>
  %555 = gc.optimization_barrier %554 : (tensor<i1>) -> tensor<i1>
  %556 = gc.pad %553, %555 low [0, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<10x3xi1>
  %557 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<10x3xi1>
  gc.expect eq %556, %557 : tensor<10x3xi1>
  %558 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %559 = gc.optimization_barrier %558 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %560 = gc.constant dense<true> : tensor<i1>
  %561 = gc.optimization_barrier %560 : (tensor<i1>) -> tensor<i1>
  %562 = gc.pad %559, %561 low [0, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<5x3xi1>
  %563 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true], [true, true, true]]> : tensor<5x3xi1>
  gc.expect eq %562, %563 : tensor<5x3xi1>
  %564 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %565 = gc.optimization_barrier %564 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %566 = gc.constant dense<true> : tensor<i1>
  %567 = gc.optimization_barrier %566 : (tensor<i1>) -> tensor<i1>
  %568 = gc.pad %565, %567 low [0, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<8x3xi1>
  %569 = gc.constant dense<[[true, true, true], [true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<8x3xi1>
  gc.expect eq %568, %569 : tensor<8x3xi1>
  %570 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %571 = gc.optimization_barrier %570 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %572 = gc.constant dense<true> : tensor<i1>
  %573 = gc.optimization_barrier %572 : (tensor<i1>) -> tensor<i1>
  %574 = gc.pad %571, %573 low [0, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<11x3xi1>
  %575 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<11x3xi1>
  gc.expect eq %574, %575 : tensor<11x3xi1>
  %576 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %577 = gc.optimization_barrier %576 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %578 = gc.constant dense<true> : tensor<i1>
  %579 = gc.optimization_barrier %578 : (tensor<i1>) -> tensor<i1>
  %580 = gc.pad %577, %579 low [2, 0] high [-2, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4x3xi1>
  %581 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [false, false, false]]> : tensor<4x3xi1>
  gc.expect eq %580, %581 : tensor<4x3xi1>
  %582 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %583 = gc.optimization_barrier %582 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %584 = gc.constant dense<true> : tensor<i1>
  %585 = gc.optimization_barrier %584 : (tensor<i1>) -> tensor<i1>
  %586 = gc.pad %583, %585 low [2, 0] high [-2, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<7x3xi1>
  %587 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [false, false, false]]> : tensor<7x3xi1>
  gc.expect eq %586, %587 : tensor<7x3xi1>
  %588 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %589 = gc.optimization_barrier %588 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %590 = gc.constant dense<true> : tensor<i1>
  %591 = gc.optimization_barrier %590 : (tensor<i1>) -> tensor<i1>
  %592 = gc.pad %589, %591 low [2, 0] high [-2, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<10x3xi1>
  %593 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true]]> : tensor<10x3xi1>
  gc.expect eq %592, %593 : tensor<10x3xi1>
  %594 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %595 = gc.optimization_barrier %594 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %596 = gc.constant dense<true> : tensor<i1>
  %597 = gc.optimization_barrier %596 : (tensor<i1>) -> tensor<i1>
  %598 = gc.pad %595, %597 low [2, 0] high [0, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<6x3xi1>
  %599 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<6x3xi1>
  gc.expect eq %598, %599 : tensor<6x3xi1>
  %600 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %601 = gc.optimization_barrier %600 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %602 = gc.constant dense<true> : tensor<i1>
  %603 = gc.optimization_barrier %602 : (tensor<i1>) -> tensor<i1>
  %604 = gc.pad %601, %603 low [2, 0] high [0, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<9x3xi1>
  %605 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true], [true, true, true]]> : tensor<9x3xi1>
  gc.expect eq %604, %605 : tensor<9x3xi1>
  %606 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %607 = gc.optimization_barrier %606 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %608 = gc.constant dense<true> : tensor<i1>
  %609 = gc.optimization_barrier %608 : (tensor<i1>) -> tensor<i1>
  %610 = gc.pad %607, %609 low [2, 0] high [0, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<12x3xi1>
  %611 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<12x3xi1>
  gc.expect eq %610, %611 : tensor<12x3xi1>
  %612 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %613 = gc.optimization_barrier %612 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %614 = gc.constant dense<true> : tensor<i1>
  %615 = gc.optimization_barrier %614 : (tensor<i1>) -> tensor<i1>
  %616 = gc.pad %613, %615 low [2, 0] high [1, 0] interior [0, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<7x3xi1>
  %617 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [false, false, false], [false, false, false], [true, true, true], [true, true, true]]> : tensor<7x3xi1>
  gc.expect eq %616, %617 : tensor<7x3xi1>
  %618 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %619 = gc.optimization_barrier %618 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %620 = gc.constant dense<true> : tensor<i1>
  %621 = gc.optimization_barrier %620 : (tensor<i1>) -> tensor<i1>
  %622 = gc.pad %619, %621 low [2, 0] high [1, 0] interior [1, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<10x3xi1>
  %623 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true]]> : tensor<10x3xi1>
  gc.expect eq %622, %623 : tensor<10x3xi1>
  %624 = gc.constant dense<[[true, true, true], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
  %625 = gc.optimization_barrier %624 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %626 = gc.constant dense<true> : tensor<i1>
  %627 = gc.optimization_barrier %626 : (tensor<i1>) -> tensor<i1>
  %628 = gc.pad %625, %627 low [2, 0] high [1, 0] interior [2, 0] : (tensor<4x3xi1>, tensor<i1>) -> tensor<13x3xi1>
  %629 = gc.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<13x3xi1>
  gc.expect eq %628, %629 : tensor<13x3xi1>
  return
}
