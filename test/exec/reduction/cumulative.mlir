// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// cumulative: kinds, directions, exclusive.
// [cumulative.order]
// [cumulative.exclusive]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = gc.cumulative add %1 dim 0 : tensor<3x5xf32>
  %3 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [13.0, 17.0, -1.0, -1.0, 10.0], [9.0, 15.0, 1.0, 5.0, 12.0]]> : tensor<3x5xf32>
  gc.expect eq %2, %3 : tensor<3x5xf32>
  %4 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %5 = gc.optimization_barrier %4 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %6 = gc.cumulative add %5 dim 0 exclusive : tensor<3x5xf32>
  %7 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [4.0, 8.0, 7.0, 0.0, 8.0], [13.0, 17.0, -1.0, -1.0, 10.0]]> : tensor<3x5xf32>
  gc.expect eq %6, %7 : tensor<3x5xf32>
  %8 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %9 = gc.optimization_barrier %8 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %10 = gc.cumulative add %9 dim 0 reverse : tensor<3x5xf32>
  %11 = gc.constant dense<[[9.0, 15.0, 1.0, 5.0, 12.0], [5.0, 7.0, -6.0, 5.0, 4.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %10, %11 : tensor<3x5xf32>
  %12 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %13 = gc.optimization_barrier %12 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %14 = gc.cumulative add %13 dim 0 reverse exclusive : tensor<3x5xf32>
  %15 = gc.constant dense<[[5.0, 7.0, -6.0, 5.0, 4.0], [-4.0, -2.0, 2.0, 6.0, 2.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf32>
  gc.expect eq %14, %15 : tensor<3x5xf32>
  %16 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %17 = gc.optimization_barrier %16 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %18 = gc.cumulative add %17 dim 1 : tensor<3x5xf32>
  %19 = gc.constant dense<[[4.0, 12.0, 19.0, 19.0, 27.0], [9.0, 18.0, 10.0, 9.0, 11.0], [-4.0, -6.0, -4.0, 2.0, 4.0]]> : tensor<3x5xf32>
  gc.expect eq %18, %19 : tensor<3x5xf32>
  %20 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %21 = gc.optimization_barrier %20 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %22 = gc.cumulative add %21 dim 1 exclusive : tensor<3x5xf32>
  %23 = gc.constant dense<[[0.0, 4.0, 12.0, 19.0, 19.0], [0.0, 9.0, 18.0, 10.0, 9.0], [0.0, -4.0, -6.0, -4.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %22, %23 : tensor<3x5xf32>
  %24 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %25 = gc.optimization_barrier %24 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %26 = gc.cumulative add %25 dim 1 reverse : tensor<3x5xf32>
  %27 = gc.constant dense<[[27.0, 23.0, 15.0, 8.0, 8.0], [11.0, 2.0, -7.0, 1.0, 2.0], [4.0, 8.0, 10.0, 8.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %26, %27 : tensor<3x5xf32>
  %28 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %29 = gc.optimization_barrier %28 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %30 = gc.cumulative add %29 dim 1 reverse exclusive : tensor<3x5xf32>
  %31 = gc.constant dense<[[23.0, 15.0, 8.0, 8.0, 0.0], [2.0, -7.0, 1.0, 2.0, 0.0], [8.0, 10.0, 8.0, 2.0, 0.0]]> : tensor<3x5xf32>
  gc.expect eq %30, %31 : tensor<3x5xf32>
  %32 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %33 = gc.optimization_barrier %32 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %34 = gc.cumulative mul %33 dim 0 : tensor<3x5xf32>
  %35 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [36.0, 72.0, -56.0, -0.0, 16.0], [-144.0, -144.0, -112.0, -0.0, 32.0]]> : tensor<3x5xf32>
  gc.expect eq %34, %35 : tensor<3x5xf32>
  %36 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %37 = gc.optimization_barrier %36 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %38 = gc.cumulative mul %37 dim 0 exclusive : tensor<3x5xf32>
  %39 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [4.0, 8.0, 7.0, 0.0, 8.0], [36.0, 72.0, -56.0, -0.0, 16.0]]> : tensor<3x5xf32>
  gc.expect eq %38, %39 : tensor<3x5xf32>
  %40 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %41 = gc.optimization_barrier %40 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %42 = gc.cumulative mul %41 dim 0 reverse : tensor<3x5xf32>
  %43 = gc.constant dense<[[-144.0, -144.0, -112.0, -0.0, 32.0], [-36.0, -18.0, -16.0, -6.0, 4.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %42, %43 : tensor<3x5xf32>
  %44 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %45 = gc.optimization_barrier %44 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %46 = gc.cumulative mul %45 dim 0 reverse exclusive : tensor<3x5xf32>
  %47 = gc.constant dense<[[-36.0, -18.0, -16.0, -6.0, 4.0], [-4.0, -2.0, 2.0, 6.0, 2.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %46, %47 : tensor<3x5xf32>
  %48 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %49 = gc.optimization_barrier %48 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %50 = gc.cumulative mul %49 dim 1 : tensor<3x5xf32>
  %51 = gc.constant dense<[[4.0, 32.0, 224.0, 0.0, 0.0], [9.0, 81.0, -648.0, 648.0, 1296.0], [-4.0, 8.0, 16.0, 96.0, 192.0]]> : tensor<3x5xf32>
  gc.expect eq %50, %51 : tensor<3x5xf32>
  %52 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %53 = gc.optimization_barrier %52 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %54 = gc.cumulative mul %53 dim 1 exclusive : tensor<3x5xf32>
  %55 = gc.constant dense<[[1.0, 4.0, 32.0, 224.0, 0.0], [1.0, 9.0, 81.0, -648.0, 648.0], [1.0, -4.0, 8.0, 16.0, 96.0]]> : tensor<3x5xf32>
  gc.expect eq %54, %55 : tensor<3x5xf32>
  %56 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %57 = gc.optimization_barrier %56 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %58 = gc.cumulative mul %57 dim 1 reverse : tensor<3x5xf32>
  %59 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 8.0], [1296.0, 144.0, 16.0, -2.0, 2.0], [192.0, -48.0, 24.0, 12.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %58, %59 : tensor<3x5xf32>
  %60 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %61 = gc.optimization_barrier %60 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %62 = gc.cumulative mul %61 dim 1 reverse exclusive : tensor<3x5xf32>
  %63 = gc.constant dense<[[0.0, 0.0, 0.0, 8.0, 1.0], [144.0, 16.0, -2.0, 2.0, 1.0], [-48.0, 24.0, 12.0, 2.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %62, %63 : tensor<3x5xf32>
  %64 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %65 = gc.optimization_barrier %64 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %66 = gc.cumulative max %65 dim 0 : tensor<3x5xf32>
  %67 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, 7.0, 0.0, 8.0], [9.0, 9.0, 7.0, 6.0, 8.0]]> : tensor<3x5xf32>
  gc.expect eq %66, %67 : tensor<3x5xf32>
  %68 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %69 = gc.optimization_barrier %68 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %70 = gc.cumulative max %69 dim 0 exclusive : tensor<3x5xf32>
  %71 = gc.constant dense<[[0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, 7.0, 0.0, 8.0]]> : tensor<3x5xf32>
  gc.expect eq %70, %71 : tensor<3x5xf32>
  %72 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %73 = gc.optimization_barrier %72 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %74 = gc.cumulative max %73 dim 0 reverse : tensor<3x5xf32>
  %75 = gc.constant dense<[[9.0, 9.0, 7.0, 6.0, 8.0], [9.0, 9.0, 2.0, 6.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %74, %75 : tensor<3x5xf32>
  %76 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %77 = gc.optimization_barrier %76 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %78 = gc.cumulative max %77 dim 0 reverse exclusive : tensor<3x5xf32>
  %79 = gc.constant dense<[[9.0, 9.0, 2.0, 6.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<3x5xf32>
  gc.expect eq %78, %79 : tensor<3x5xf32>
  %80 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %81 = gc.optimization_barrier %80 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %82 = gc.cumulative max %81 dim 1 : tensor<3x5xf32>
  %83 = gc.constant dense<[[4.0, 8.0, 8.0, 8.0, 8.0], [9.0, 9.0, 9.0, 9.0, 9.0], [-4.0, -2.0, 2.0, 6.0, 6.0]]> : tensor<3x5xf32>
  gc.expect eq %82, %83 : tensor<3x5xf32>
  %84 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %85 = gc.optimization_barrier %84 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %86 = gc.cumulative max %85 dim 1 exclusive : tensor<3x5xf32>
  %87 = gc.constant dense<[[0xFF800000, 4.0, 8.0, 8.0, 8.0], [0xFF800000, 9.0, 9.0, 9.0, 9.0], [0xFF800000, -4.0, -2.0, 2.0, 6.0]]> : tensor<3x5xf32>
  gc.expect eq %86, %87 : tensor<3x5xf32>
  %88 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %89 = gc.optimization_barrier %88 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %90 = gc.cumulative max %89 dim 1 reverse : tensor<3x5xf32>
  %91 = gc.constant dense<[[8.0, 8.0, 8.0, 8.0, 8.0], [9.0, 9.0, 2.0, 2.0, 2.0], [6.0, 6.0, 6.0, 6.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %90, %91 : tensor<3x5xf32>
  %92 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %93 = gc.optimization_barrier %92 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %94 = gc.cumulative max %93 dim 1 reverse exclusive : tensor<3x5xf32>
  %95 = gc.constant dense<[[8.0, 8.0, 8.0, 8.0, 0xFF800000], [9.0, 2.0, 2.0, 2.0, 0xFF800000], [6.0, 6.0, 6.0, 2.0, 0xFF800000]]> : tensor<3x5xf32>
  gc.expect eq %94, %95 : tensor<3x5xf32>
  %96 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %97 = gc.optimization_barrier %96 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %98 = gc.cumulative min %97 dim 0 : tensor<3x5xf32>
  %99 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [4.0, 8.0, -8.0, -1.0, 2.0], [-4.0, -2.0, -8.0, -1.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %98, %99 : tensor<3x5xf32>
  %100 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %101 = gc.optimization_barrier %100 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %102 = gc.cumulative min %101 dim 0 exclusive : tensor<3x5xf32>
  %103 = gc.constant dense<[[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000], [4.0, 8.0, 7.0, 0.0, 8.0], [4.0, 8.0, -8.0, -1.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %102, %103 : tensor<3x5xf32>
  %104 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %105 = gc.optimization_barrier %104 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %106 = gc.cumulative min %105 dim 0 reverse : tensor<3x5xf32>
  %107 = gc.constant dense<[[-4.0, -2.0, -8.0, -1.0, 2.0], [-4.0, -2.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %106, %107 : tensor<3x5xf32>
  %108 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %109 = gc.optimization_barrier %108 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %110 = gc.cumulative min %109 dim 0 reverse exclusive : tensor<3x5xf32>
  %111 = gc.constant dense<[[-4.0, -2.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0], [0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000]]> : tensor<3x5xf32>
  gc.expect eq %110, %111 : tensor<3x5xf32>
  %112 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %113 = gc.optimization_barrier %112 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %114 = gc.cumulative min %113 dim 1 : tensor<3x5xf32>
  %115 = gc.constant dense<[[4.0, 4.0, 4.0, 0.0, 0.0], [9.0, 9.0, -8.0, -8.0, -8.0], [-4.0, -4.0, -4.0, -4.0, -4.0]]> : tensor<3x5xf32>
  gc.expect eq %114, %115 : tensor<3x5xf32>
  %116 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %117 = gc.optimization_barrier %116 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %118 = gc.cumulative min %117 dim 1 exclusive : tensor<3x5xf32>
  %119 = gc.constant dense<[[0x7F800000, 4.0, 4.0, 4.0, 0.0], [0x7F800000, 9.0, 9.0, -8.0, -8.0], [0x7F800000, -4.0, -4.0, -4.0, -4.0]]> : tensor<3x5xf32>
  gc.expect eq %118, %119 : tensor<3x5xf32>
  %120 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %121 = gc.optimization_barrier %120 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %122 = gc.cumulative min %121 dim 1 reverse : tensor<3x5xf32>
  %123 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 8.0], [-8.0, -8.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 2.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %122, %123 : tensor<3x5xf32>
  %124 = gc.constant dense<[[4.0, 8.0, 7.0, 0.0, 8.0], [9.0, 9.0, -8.0, -1.0, 2.0], [-4.0, -2.0, 2.0, 6.0, 2.0]]> : tensor<3x5xf32>
  %125 = gc.optimization_barrier %124 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %126 = gc.cumulative min %125 dim 1 reverse exclusive : tensor<3x5xf32>
  %127 = gc.constant dense<[[0.0, 0.0, 0.0, 8.0, 0x7F800000], [-8.0, -8.0, -1.0, 2.0, 0x7F800000], [-2.0, 2.0, 2.0, 2.0, 0x7F800000]]> : tensor<3x5xf32>
  gc.expect eq %126, %127 : tensor<3x5xf32>
  %128 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %129 = gc.optimization_barrier %128 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %130 = gc.cumulative add %129 dim 0 : tensor<3x5xi32>
  %131 = gc.constant dense<[[4, 8, 7, 0, 8], [13, 17, -1, -1, 10], [9, 15, 1, 5, 12]]> : tensor<3x5xi32>
  gc.expect eq %130, %131 : tensor<3x5xi32>
  %132 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %133 = gc.optimization_barrier %132 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %134 = gc.cumulative add %133 dim 0 exclusive : tensor<3x5xi32>
  %135 = gc.constant dense<[[0, 0, 0, 0, 0], [4, 8, 7, 0, 8], [13, 17, -1, -1, 10]]> : tensor<3x5xi32>
  gc.expect eq %134, %135 : tensor<3x5xi32>
  %136 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %137 = gc.optimization_barrier %136 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %138 = gc.cumulative add %137 dim 0 reverse : tensor<3x5xi32>
  %139 = gc.constant dense<[[9, 15, 1, 5, 12], [5, 7, -6, 5, 4], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  gc.expect eq %138, %139 : tensor<3x5xi32>
  %140 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %141 = gc.optimization_barrier %140 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %142 = gc.cumulative add %141 dim 0 reverse exclusive : tensor<3x5xi32>
  %143 = gc.constant dense<[[5, 7, -6, 5, 4], [-4, -2, 2, 6, 2], [0, 0, 0, 0, 0]]> : tensor<3x5xi32>
  gc.expect eq %142, %143 : tensor<3x5xi32>
  %144 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %145 = gc.optimization_barrier %144 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %146 = gc.cumulative add %145 dim 1 : tensor<3x5xi32>
  %147 = gc.constant dense<[[4, 12, 19, 19, 27], [9, 18, 10, 9, 11], [-4, -6, -4, 2, 4]]> : tensor<3x5xi32>
  gc.expect eq %146, %147 : tensor<3x5xi32>
  %148 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %149 = gc.optimization_barrier %148 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %150 = gc.cumulative add %149 dim 1 exclusive : tensor<3x5xi32>
  %151 = gc.constant dense<[[0, 4, 12, 19, 19], [0, 9, 18, 10, 9], [0, -4, -6, -4, 2]]> : tensor<3x5xi32>
  gc.expect eq %150, %151 : tensor<3x5xi32>
  %152 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %153 = gc.optimization_barrier %152 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %154 = gc.cumulative add %153 dim 1 reverse : tensor<3x5xi32>
  %155 = gc.constant dense<[[27, 23, 15, 8, 8], [11, 2, -7, 1, 2], [4, 8, 10, 8, 2]]> : tensor<3x5xi32>
  gc.expect eq %154, %155 : tensor<3x5xi32>
  %156 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %157 = gc.optimization_barrier %156 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %158 = gc.cumulative add %157 dim 1 reverse exclusive : tensor<3x5xi32>
  %159 = gc.constant dense<[[23, 15, 8, 8, 0], [2, -7, 1, 2, 0], [8, 10, 8, 2, 0]]> : tensor<3x5xi32>
  gc.expect eq %158, %159 : tensor<3x5xi32>
  %160 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %161 = gc.optimization_barrier %160 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %162 = gc.cumulative mul %161 dim 0 : tensor<3x5xi32>
  %163 = gc.constant dense<[[4, 8, 7, 0, 8], [36, 72, -56, 0, 16], [-144, -144, -112, 0, 32]]> : tensor<3x5xi32>
  gc.expect eq %162, %163 : tensor<3x5xi32>
  %164 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %165 = gc.optimization_barrier %164 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %166 = gc.cumulative mul %165 dim 0 exclusive : tensor<3x5xi32>
  %167 = gc.constant dense<[[1, 1, 1, 1, 1], [4, 8, 7, 0, 8], [36, 72, -56, 0, 16]]> : tensor<3x5xi32>
  gc.expect eq %166, %167 : tensor<3x5xi32>
  %168 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %169 = gc.optimization_barrier %168 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %170 = gc.cumulative mul %169 dim 0 reverse : tensor<3x5xi32>
  %171 = gc.constant dense<[[-144, -144, -112, 0, 32], [-36, -18, -16, -6, 4], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  gc.expect eq %170, %171 : tensor<3x5xi32>
  %172 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %173 = gc.optimization_barrier %172 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %174 = gc.cumulative mul %173 dim 0 reverse exclusive : tensor<3x5xi32>
  %175 = gc.constant dense<[[-36, -18, -16, -6, 4], [-4, -2, 2, 6, 2], [1, 1, 1, 1, 1]]> : tensor<3x5xi32>
  gc.expect eq %174, %175 : tensor<3x5xi32>
  %176 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %177 = gc.optimization_barrier %176 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %178 = gc.cumulative mul %177 dim 1 : tensor<3x5xi32>
  %179 = gc.constant dense<[[4, 32, 224, 0, 0], [9, 81, -648, 648, 1296], [-4, 8, 16, 96, 192]]> : tensor<3x5xi32>
  gc.expect eq %178, %179 : tensor<3x5xi32>
  %180 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %181 = gc.optimization_barrier %180 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %182 = gc.cumulative mul %181 dim 1 exclusive : tensor<3x5xi32>
  %183 = gc.constant dense<[[1, 4, 32, 224, 0], [1, 9, 81, -648, 648], [1, -4, 8, 16, 96]]> : tensor<3x5xi32>
  gc.expect eq %182, %183 : tensor<3x5xi32>
  %184 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %185 = gc.optimization_barrier %184 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %186 = gc.cumulative mul %185 dim 1 reverse : tensor<3x5xi32>
  %187 = gc.constant dense<[[0, 0, 0, 0, 8], [1296, 144, 16, -2, 2], [192, -48, 24, 12, 2]]> : tensor<3x5xi32>
  gc.expect eq %186, %187 : tensor<3x5xi32>
  %188 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %189 = gc.optimization_barrier %188 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %190 = gc.cumulative mul %189 dim 1 reverse exclusive : tensor<3x5xi32>
  %191 = gc.constant dense<[[0, 0, 0, 8, 1], [144, 16, -2, 2, 1], [-48, 24, 12, 2, 1]]> : tensor<3x5xi32>
  gc.expect eq %190, %191 : tensor<3x5xi32>
  %192 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %193 = gc.optimization_barrier %192 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %194 = gc.cumulative max %193 dim 0 : tensor<3x5xi32>
  %195 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, 7, 0, 8], [9, 9, 7, 6, 8]]> : tensor<3x5xi32>
  gc.expect eq %194, %195 : tensor<3x5xi32>
  %196 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %197 = gc.optimization_barrier %196 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %198 = gc.cumulative max %197 dim 0 exclusive : tensor<3x5xi32>
  %199 = gc.constant dense<[[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648], [4, 8, 7, 0, 8], [9, 9, 7, 0, 8]]> : tensor<3x5xi32>
  gc.expect eq %198, %199 : tensor<3x5xi32>
  %200 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %201 = gc.optimization_barrier %200 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %202 = gc.cumulative max %201 dim 0 reverse : tensor<3x5xi32>
  %203 = gc.constant dense<[[9, 9, 7, 6, 8], [9, 9, 2, 6, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  gc.expect eq %202, %203 : tensor<3x5xi32>
  %204 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %205 = gc.optimization_barrier %204 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %206 = gc.cumulative max %205 dim 0 reverse exclusive : tensor<3x5xi32>
  %207 = gc.constant dense<[[9, 9, 2, 6, 2], [-4, -2, 2, 6, 2], [-2147483648, -2147483648, -2147483648, -2147483648, -2147483648]]> : tensor<3x5xi32>
  gc.expect eq %206, %207 : tensor<3x5xi32>
  %208 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %209 = gc.optimization_barrier %208 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %210 = gc.cumulative max %209 dim 1 : tensor<3x5xi32>
  %211 = gc.constant dense<[[4, 8, 8, 8, 8], [9, 9, 9, 9, 9], [-4, -2, 2, 6, 6]]> : tensor<3x5xi32>
  gc.expect eq %210, %211 : tensor<3x5xi32>
  %212 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %213 = gc.optimization_barrier %212 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %214 = gc.cumulative max %213 dim 1 exclusive : tensor<3x5xi32>
  %215 = gc.constant dense<[[-2147483648, 4, 8, 8, 8], [-2147483648, 9, 9, 9, 9], [-2147483648, -4, -2, 2, 6]]> : tensor<3x5xi32>
  gc.expect eq %214, %215 : tensor<3x5xi32>
  %216 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %217 = gc.optimization_barrier %216 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %218 = gc.cumulative max %217 dim 1 reverse : tensor<3x5xi32>
  %219 = gc.constant dense<[[8, 8, 8, 8, 8], [9, 9, 2, 2, 2], [6, 6, 6, 6, 2]]> : tensor<3x5xi32>
  gc.expect eq %218, %219 : tensor<3x5xi32>
  %220 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %221 = gc.optimization_barrier %220 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %222 = gc.cumulative max %221 dim 1 reverse exclusive : tensor<3x5xi32>
  %223 = gc.constant dense<[[8, 8, 8, 8, -2147483648], [9, 2, 2, 2, -2147483648], [6, 6, 6, 2, -2147483648]]> : tensor<3x5xi32>
  gc.expect eq %222, %223 : tensor<3x5xi32>
  %224 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %225 = gc.optimization_barrier %224 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %226 = gc.cumulative min %225 dim 0 : tensor<3x5xi32>
  %227 = gc.constant dense<[[4, 8, 7, 0, 8], [4, 8, -8, -1, 2], [-4, -2, -8, -1, 2]]> : tensor<3x5xi32>
  gc.expect eq %226, %227 : tensor<3x5xi32>
  %228 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %229 = gc.optimization_barrier %228 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %230 = gc.cumulative min %229 dim 0 exclusive : tensor<3x5xi32>
  %231 = gc.constant dense<[[2147483647, 2147483647, 2147483647, 2147483647, 2147483647], [4, 8, 7, 0, 8], [4, 8, -8, -1, 2]]> : tensor<3x5xi32>
  gc.expect eq %230, %231 : tensor<3x5xi32>
  %232 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %233 = gc.optimization_barrier %232 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %234 = gc.cumulative min %233 dim 0 reverse : tensor<3x5xi32>
  %235 = gc.constant dense<[[-4, -2, -8, -1, 2], [-4, -2, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  gc.expect eq %234, %235 : tensor<3x5xi32>
  %236 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %237 = gc.optimization_barrier %236 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %238 = gc.cumulative min %237 dim 0 reverse exclusive : tensor<3x5xi32>
  %239 = gc.constant dense<[[-4, -2, -8, -1, 2], [-4, -2, 2, 6, 2], [2147483647, 2147483647, 2147483647, 2147483647, 2147483647]]> : tensor<3x5xi32>
  gc.expect eq %238, %239 : tensor<3x5xi32>
  %240 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %241 = gc.optimization_barrier %240 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %242 = gc.cumulative min %241 dim 1 : tensor<3x5xi32>
  %243 = gc.constant dense<[[4, 4, 4, 0, 0], [9, 9, -8, -8, -8], [-4, -4, -4, -4, -4]]> : tensor<3x5xi32>
  gc.expect eq %242, %243 : tensor<3x5xi32>
  %244 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %245 = gc.optimization_barrier %244 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %246 = gc.cumulative min %245 dim 1 exclusive : tensor<3x5xi32>
  %247 = gc.constant dense<[[2147483647, 4, 4, 4, 0], [2147483647, 9, 9, -8, -8], [2147483647, -4, -4, -4, -4]]> : tensor<3x5xi32>
  gc.expect eq %246, %247 : tensor<3x5xi32>
  %248 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %249 = gc.optimization_barrier %248 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %250 = gc.cumulative min %249 dim 1 reverse : tensor<3x5xi32>
  %251 = gc.constant dense<[[0, 0, 0, 0, 8], [-8, -8, -8, -1, 2], [-4, -2, 2, 2, 2]]> : tensor<3x5xi32>
  gc.expect eq %250, %251 : tensor<3x5xi32>
  %252 = gc.constant dense<[[4, 8, 7, 0, 8], [9, 9, -8, -1, 2], [-4, -2, 2, 6, 2]]> : tensor<3x5xi32>
  %253 = gc.optimization_barrier %252 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %254 = gc.cumulative min %253 dim 1 reverse exclusive : tensor<3x5xi32>
  %255 = gc.constant dense<[[0, 0, 0, 8, 2147483647], [-8, -8, -1, 2, 2147483647], [-2, 2, 2, 2, 2147483647]]> : tensor<3x5xi32>
  gc.expect eq %254, %255 : tensor<3x5xi32>
  return
}
