// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Running sums, products, minima and maxima in every type, both ways.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i2
  %0 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %1 = gc.optimization_barrier %0 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %2 = gc.cumulative add %1 dim 0 : tensor<3x5xi2>
  %3 = gc.constant dense<[[-1, 1, -1, 1, 1], [0, 1, 0, 1, 0], [0, -2, 1, 1, -1]]> : tensor<3x5xi2>
  gc.expect eq %2, %3 : tensor<3x5xi2>
  %4 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %5 = gc.optimization_barrier %4 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %6 = gc.cumulative add %5 dim 0 reverse : tensor<3x5xi2>
  %7 = gc.constant dense<[[0, -2, 1, 1, -1], [1, 1, -2, 0, -2], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %6, %7 : tensor<3x5xi2>
  %8 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %9 = gc.optimization_barrier %8 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %10 = gc.cumulative add %9 dim 1 : tensor<3x5xi2>
  %11 = gc.constant dense<[[-1, 0, -1, 0, 1], [1, 1, -2, -2, 1], [0, 1, -2, -2, 1]]> : tensor<3x5xi2>
  gc.expect eq %10, %11 : tensor<3x5xi2>
  %12 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %13 = gc.optimization_barrier %12 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %14 = gc.cumulative add %13 dim 1 reverse : tensor<3x5xi2>
  %15 = gc.constant dense<[[1, -2, 1, -2, 1], [1, 0, 0, -1, -1], [1, 1, 0, -1, -1]]> : tensor<3x5xi2>
  gc.expect eq %14, %15 : tensor<3x5xi2>
  %16 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %17 = gc.optimization_barrier %16 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %18 = gc.cumulative mul %17 dim 0 : tensor<3x5xi2>
  %19 = gc.constant dense<[[-1, 1, -1, 1, 1], [-1, 0, -1, 0, -1], [0, 0, -1, 0, 1]]> : tensor<3x5xi2>
  gc.expect eq %18, %19 : tensor<3x5xi2>
  %20 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %21 = gc.optimization_barrier %20 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %22 = gc.cumulative mul %21 dim 0 reverse : tensor<3x5xi2>
  %23 = gc.constant dense<[[0, 0, -1, 0, 1], [0, 0, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %22, %23 : tensor<3x5xi2>
  %24 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %25 = gc.optimization_barrier %24 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %26 = gc.cumulative mul %25 dim 1 : tensor<3x5xi2>
  %27 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xi2>
  gc.expect eq %26, %27 : tensor<3x5xi2>
  %28 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %29 = gc.optimization_barrier %28 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %30 = gc.cumulative mul %29 dim 1 reverse : tensor<3x5xi2>
  %31 = gc.constant dense<[[1, -1, -1, 1, 1], [0, 0, 0, 0, -1], [0, 0, 0, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %30, %31 : tensor<3x5xi2>
  %32 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %33 = gc.optimization_barrier %32 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %34 = gc.cumulative min %33 dim 0 : tensor<3x5xi2>
  %35 = gc.constant dense<[[-1, 1, -1, 1, 1], [-1, 0, -1, 0, -1], [-1, 0, -1, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %34, %35 : tensor<3x5xi2>
  %36 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %37 = gc.optimization_barrier %36 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %38 = gc.cumulative min %37 dim 0 reverse : tensor<3x5xi2>
  %39 = gc.constant dense<[[-1, 0, -1, 0, -1], [0, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %38, %39 : tensor<3x5xi2>
  %40 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %41 = gc.optimization_barrier %40 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %42 = gc.cumulative min %41 dim 1 : tensor<3x5xi2>
  %43 = gc.constant dense<[[-1, -1, -1, -1, -1], [1, 0, 0, 0, -1], [0, 0, 0, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %42, %43 : tensor<3x5xi2>
  %44 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %45 = gc.optimization_barrier %44 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %46 = gc.cumulative min %45 dim 1 reverse : tensor<3x5xi2>
  %47 = gc.constant dense<[[-1, -1, -1, 1, 1], [-1, -1, -1, -1, -1], [-1, -1, -1, -1, -1]]> : tensor<3x5xi2>
  gc.expect eq %46, %47 : tensor<3x5xi2>
  %48 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %49 = gc.optimization_barrier %48 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %50 = gc.cumulative max %49 dim 0 : tensor<3x5xi2>
  %51 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]> : tensor<3x5xi2>
  gc.expect eq %50, %51 : tensor<3x5xi2>
  %52 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %53 = gc.optimization_barrier %52 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %54 = gc.cumulative max %53 dim 0 reverse : tensor<3x5xi2>
  %55 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %54, %55 : tensor<3x5xi2>
  %56 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %57 = gc.optimization_barrier %56 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %58 = gc.cumulative max %57 dim 1 : tensor<3x5xi2>
  %59 = gc.constant dense<[[-1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [0, 1, 1, 1, 1]]> : tensor<3x5xi2>
  gc.expect eq %58, %59 : tensor<3x5xi2>
  %60 = gc.constant dense<[[-1, 1, -1, 1, 1], [1, 0, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi2>
  %61 = gc.optimization_barrier %60 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %62 = gc.cumulative max %61 dim 1 reverse : tensor<3x5xi2>
  %63 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 0, -1], [1, 1, 1, 0, -1]]> : tensor<3x5xi2>
  gc.expect eq %62, %63 : tensor<3x5xi2>
  // i4
  %64 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %65 = gc.optimization_barrier %64 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %66 = gc.cumulative add %65 dim 0 : tensor<3x5xi4>
  %67 = gc.constant dense<[[1, 1, 1, -1, 1], [0, 0, 1, -1, 2], [1, 0, 1, 0, 3]]> : tensor<3x5xi4>
  gc.expect eq %66, %67 : tensor<3x5xi4>
  %68 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %69 = gc.optimization_barrier %68 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %70 = gc.cumulative add %69 dim 0 reverse : tensor<3x5xi4>
  %71 = gc.constant dense<[[1, 0, 1, 0, 3], [0, -1, 0, 1, 2], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %70, %71 : tensor<3x5xi4>
  %72 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %73 = gc.optimization_barrier %72 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %74 = gc.cumulative add %73 dim 1 : tensor<3x5xi4>
  %75 = gc.constant dense<[[1, 2, 3, 2, 3], [-1, -2, -2, -2, -1], [1, 1, 1, 2, 3]]> : tensor<3x5xi4>
  gc.expect eq %74, %75 : tensor<3x5xi4>
  %76 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %77 = gc.optimization_barrier %76 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %78 = gc.cumulative add %77 dim 1 reverse : tensor<3x5xi4>
  %79 = gc.constant dense<[[3, 2, 1, 0, 1], [-1, 0, 1, 1, 1], [3, 2, 2, 2, 1]]> : tensor<3x5xi4>
  gc.expect eq %78, %79 : tensor<3x5xi4>
  %80 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %81 = gc.optimization_barrier %80 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %82 = gc.cumulative mul %81 dim 0 : tensor<3x5xi4>
  %83 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [-1, 0, 0, 0, 1]]> : tensor<3x5xi4>
  gc.expect eq %82, %83 : tensor<3x5xi4>
  %84 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %85 = gc.optimization_barrier %84 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %86 = gc.cumulative mul %85 dim 0 reverse : tensor<3x5xi4>
  %87 = gc.constant dense<[[-1, 0, 0, 0, 1], [-1, 0, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %86, %87 : tensor<3x5xi4>
  %88 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %89 = gc.optimization_barrier %88 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %90 = gc.cumulative mul %89 dim 1 : tensor<3x5xi4>
  %91 = gc.constant dense<[[1, 1, 1, -1, -1], [-1, 1, 0, 0, 0], [1, 0, 0, 0, 0]]> : tensor<3x5xi4>
  gc.expect eq %90, %91 : tensor<3x5xi4>
  %92 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %93 = gc.optimization_barrier %92 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %94 = gc.cumulative mul %93 dim 1 reverse : tensor<3x5xi4>
  %95 = gc.constant dense<[[-1, -1, -1, -1, 1], [0, 0, 0, 0, 1], [0, 0, 0, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %94, %95 : tensor<3x5xi4>
  %96 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %97 = gc.optimization_barrier %96 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %98 = gc.cumulative min %97 dim 0 : tensor<3x5xi4>
  %99 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, -1, 1], [-1, -1, 0, -1, 1]]> : tensor<3x5xi4>
  gc.expect eq %98, %99 : tensor<3x5xi4>
  %100 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %101 = gc.optimization_barrier %100 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %102 = gc.cumulative min %101 dim 0 reverse : tensor<3x5xi4>
  %103 = gc.constant dense<[[-1, -1, 0, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %102, %103 : tensor<3x5xi4>
  %104 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %105 = gc.optimization_barrier %104 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %106 = gc.cumulative min %105 dim 1 : tensor<3x5xi4>
  %107 = gc.constant dense<[[1, 1, 1, -1, -1], [-1, -1, -1, -1, -1], [1, 0, 0, 0, 0]]> : tensor<3x5xi4>
  gc.expect eq %106, %107 : tensor<3x5xi4>
  %108 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %109 = gc.optimization_barrier %108 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %110 = gc.cumulative min %109 dim 1 reverse : tensor<3x5xi4>
  %111 = gc.constant dense<[[-1, -1, -1, -1, 1], [-1, -1, 0, 0, 1], [0, 0, 0, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %110, %111 : tensor<3x5xi4>
  %112 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %113 = gc.optimization_barrier %112 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %114 = gc.cumulative max %113 dim 0 : tensor<3x5xi4>
  %115 = gc.constant dense<[[1, 1, 1, -1, 1], [1, 1, 1, 0, 1], [1, 1, 1, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %114, %115 : tensor<3x5xi4>
  %116 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %117 = gc.optimization_barrier %116 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %118 = gc.cumulative max %117 dim 0 reverse : tensor<3x5xi4>
  %119 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 0, 0, 1, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %118, %119 : tensor<3x5xi4>
  %120 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %121 = gc.optimization_barrier %120 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %122 = gc.cumulative max %121 dim 1 : tensor<3x5xi4>
  %123 = gc.constant dense<[[1, 1, 1, 1, 1], [-1, -1, 0, 0, 1], [1, 1, 1, 1, 1]]> : tensor<3x5xi4>
  gc.expect eq %122, %123 : tensor<3x5xi4>
  %124 = gc.constant dense<[[1, 1, 1, -1, 1], [-1, -1, 0, 0, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi4>
  %125 = gc.optimization_barrier %124 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %126 = gc.cumulative max %125 dim 1 reverse : tensor<3x5xi4>
  %127 = gc.constant dense<1> : tensor<3x5xi4>
  gc.expect eq %126, %127 : tensor<3x5xi4>
  // i8
  %128 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %129 = gc.optimization_barrier %128 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %130 = gc.cumulative add %129 dim 0 : tensor<3x5xi8>
  %131 = gc.constant dense<[[-1, 1, 1, 0, -1], [0, 2, 2, 0, -1], [1, 3, 1, 0, -2]]> : tensor<3x5xi8>
  gc.expect eq %130, %131 : tensor<3x5xi8>
  %132 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %133 = gc.optimization_barrier %132 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %134 = gc.cumulative add %133 dim 0 reverse : tensor<3x5xi8>
  %135 = gc.constant dense<[[1, 3, 1, 0, -2], [2, 2, 0, 0, -1], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  gc.expect eq %134, %135 : tensor<3x5xi8>
  %136 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %137 = gc.optimization_barrier %136 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %138 = gc.cumulative add %137 dim 1 : tensor<3x5xi8>
  %139 = gc.constant dense<[[-1, 0, 1, 1, 0], [1, 2, 3, 3, 3], [1, 2, 1, 1, 0]]> : tensor<3x5xi8>
  gc.expect eq %138, %139 : tensor<3x5xi8>
  %140 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %141 = gc.optimization_barrier %140 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %142 = gc.cumulative add %141 dim 1 reverse : tensor<3x5xi8>
  %143 = gc.constant dense<[[0, 1, 0, -1, -1], [3, 2, 1, 0, 0], [0, -1, -2, -1, -1]]> : tensor<3x5xi8>
  gc.expect eq %142, %143 : tensor<3x5xi8>
  %144 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %145 = gc.optimization_barrier %144 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %146 = gc.cumulative mul %145 dim 0 : tensor<3x5xi8>
  %147 = gc.constant dense<[[-1, 1, 1, 0, -1], [-1, 1, 1, 0, 0], [-1, 1, -1, 0, 0]]> : tensor<3x5xi8>
  gc.expect eq %146, %147 : tensor<3x5xi8>
  %148 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %149 = gc.optimization_barrier %148 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %150 = gc.cumulative mul %149 dim 0 reverse : tensor<3x5xi8>
  %151 = gc.constant dense<[[-1, 1, -1, 0, 0], [1, 1, -1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  gc.expect eq %150, %151 : tensor<3x5xi8>
  %152 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %153 = gc.optimization_barrier %152 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %154 = gc.cumulative mul %153 dim 1 : tensor<3x5xi8>
  %155 = gc.constant dense<[[-1, -1, -1, 0, 0], [1, 1, 1, 0, 0], [1, 1, -1, 0, 0]]> : tensor<3x5xi8>
  gc.expect eq %154, %155 : tensor<3x5xi8>
  %156 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %157 = gc.optimization_barrier %156 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %158 = gc.cumulative mul %157 dim 1 reverse : tensor<3x5xi8>
  %159 = gc.constant dense<[[0, 0, 0, 0, -1], [0, 0, 0, 0, 0], [0, 0, 0, 0, -1]]> : tensor<3x5xi8>
  gc.expect eq %158, %159 : tensor<3x5xi8>
  %160 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %161 = gc.optimization_barrier %160 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %162 = gc.cumulative min %161 dim 0 : tensor<3x5xi8>
  %163 = gc.constant dense<[[-1, 1, 1, 0, -1], [-1, 1, 1, 0, -1], [-1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  gc.expect eq %162, %163 : tensor<3x5xi8>
  %164 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %165 = gc.optimization_barrier %164 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %166 = gc.cumulative min %165 dim 0 reverse : tensor<3x5xi8>
  %167 = gc.constant dense<[[-1, 1, -1, 0, -1], [1, 1, -1, 0, -1], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  gc.expect eq %166, %167 : tensor<3x5xi8>
  %168 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %169 = gc.optimization_barrier %168 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %170 = gc.cumulative min %169 dim 1 : tensor<3x5xi8>
  %171 = gc.constant dense<[[-1, -1, -1, -1, -1], [1, 1, 1, 0, 0], [1, 1, -1, -1, -1]]> : tensor<3x5xi8>
  gc.expect eq %170, %171 : tensor<3x5xi8>
  %172 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %173 = gc.optimization_barrier %172 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %174 = gc.cumulative min %173 dim 1 reverse : tensor<3x5xi8>
  %175 = gc.constant dense<[[-1, -1, -1, -1, -1], [0, 0, 0, 0, 0], [-1, -1, -1, -1, -1]]> : tensor<3x5xi8>
  gc.expect eq %174, %175 : tensor<3x5xi8>
  %176 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %177 = gc.optimization_barrier %176 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %178 = gc.cumulative max %177 dim 0 : tensor<3x5xi8>
  %179 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, 1, 0, 0]]> : tensor<3x5xi8>
  gc.expect eq %178, %179 : tensor<3x5xi8>
  %180 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %181 = gc.optimization_barrier %180 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %182 = gc.cumulative max %181 dim 0 reverse : tensor<3x5xi8>
  %183 = gc.constant dense<[[1, 1, 1, 0, 0], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  gc.expect eq %182, %183 : tensor<3x5xi8>
  %184 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %185 = gc.optimization_barrier %184 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %186 = gc.cumulative max %185 dim 1 : tensor<3x5xi8>
  %187 = gc.constant dense<[[-1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]> : tensor<3x5xi8>
  gc.expect eq %186, %187 : tensor<3x5xi8>
  %188 = gc.constant dense<[[-1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, -1, 0, -1]]> : tensor<3x5xi8>
  %189 = gc.optimization_barrier %188 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %190 = gc.cumulative max %189 dim 1 reverse : tensor<3x5xi8>
  %191 = gc.constant dense<[[1, 1, 1, 0, -1], [1, 1, 1, 0, 0], [1, 1, 0, 0, -1]]> : tensor<3x5xi8>
  gc.expect eq %190, %191 : tensor<3x5xi8>
  // i16
  %192 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %193 = gc.optimization_barrier %192 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %194 = gc.cumulative add %193 dim 0 : tensor<3x5xi16>
  %195 = gc.constant dense<[[-1, 1, -1, 1, 0], [-2, 2, 0, 0, -1], [-1, 2, 0, 1, 0]]> : tensor<3x5xi16>
  gc.expect eq %194, %195 : tensor<3x5xi16>
  %196 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %197 = gc.optimization_barrier %196 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %198 = gc.cumulative add %197 dim 0 reverse : tensor<3x5xi16>
  %199 = gc.constant dense<[[-1, 2, 0, 1, 0], [0, 1, 1, 0, 0], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %198, %199 : tensor<3x5xi16>
  %200 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %201 = gc.optimization_barrier %200 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %202 = gc.cumulative add %201 dim 1 : tensor<3x5xi16>
  %203 = gc.constant dense<[[-1, 0, -1, 0, 0], [-1, 0, 1, 0, -1], [1, 1, 1, 2, 3]]> : tensor<3x5xi16>
  gc.expect eq %202, %203 : tensor<3x5xi16>
  %204 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %205 = gc.optimization_barrier %204 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %206 = gc.cumulative add %205 dim 1 reverse : tensor<3x5xi16>
  %207 = gc.constant dense<[[0, 1, 0, 1, 0], [-1, 0, -1, -2, -1], [3, 2, 2, 2, 1]]> : tensor<3x5xi16>
  gc.expect eq %206, %207 : tensor<3x5xi16>
  %208 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %209 = gc.optimization_barrier %208 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %210 = gc.cumulative mul %209 dim 0 : tensor<3x5xi16>
  %211 = gc.constant dense<[[-1, 1, -1, 1, 0], [1, 1, -1, -1, 0], [1, 0, 0, -1, 0]]> : tensor<3x5xi16>
  gc.expect eq %210, %211 : tensor<3x5xi16>
  %212 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %213 = gc.optimization_barrier %212 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %214 = gc.cumulative mul %213 dim 0 reverse : tensor<3x5xi16>
  %215 = gc.constant dense<[[1, 0, 0, -1, 0], [-1, 0, 0, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %214, %215 : tensor<3x5xi16>
  %216 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %217 = gc.optimization_barrier %216 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %218 = gc.cumulative mul %217 dim 1 : tensor<3x5xi16>
  %219 = gc.constant dense<[[-1, -1, 1, 1, 0], [-1, -1, -1, 1, -1], [1, 0, 0, 0, 0]]> : tensor<3x5xi16>
  gc.expect eq %218, %219 : tensor<3x5xi16>
  %220 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %221 = gc.optimization_barrier %220 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %222 = gc.cumulative mul %221 dim 1 reverse : tensor<3x5xi16>
  %223 = gc.constant dense<[[0, 0, 0, 0, 0], [-1, 1, 1, 1, -1], [0, 0, 0, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %222, %223 : tensor<3x5xi16>
  %224 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %225 = gc.optimization_barrier %224 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %226 = gc.cumulative min %225 dim 0 : tensor<3x5xi16>
  %227 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, -1, -1, -1], [-1, 0, -1, -1, -1]]> : tensor<3x5xi16>
  gc.expect eq %226, %227 : tensor<3x5xi16>
  %228 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %229 = gc.optimization_barrier %228 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %230 = gc.cumulative min %229 dim 0 reverse : tensor<3x5xi16>
  %231 = gc.constant dense<[[-1, 0, -1, -1, -1], [-1, 0, 0, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %230, %231 : tensor<3x5xi16>
  %232 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %233 = gc.optimization_barrier %232 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %234 = gc.cumulative min %233 dim 1 : tensor<3x5xi16>
  %235 = gc.constant dense<[[-1, -1, -1, -1, -1], [-1, -1, -1, -1, -1], [1, 0, 0, 0, 0]]> : tensor<3x5xi16>
  gc.expect eq %234, %235 : tensor<3x5xi16>
  %236 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %237 = gc.optimization_barrier %236 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %238 = gc.cumulative min %237 dim 1 reverse : tensor<3x5xi16>
  %239 = gc.constant dense<[[-1, -1, -1, 0, 0], [-1, -1, -1, -1, -1], [0, 0, 0, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %238, %239 : tensor<3x5xi16>
  %240 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %241 = gc.optimization_barrier %240 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %242 = gc.cumulative max %241 dim 0 : tensor<3x5xi16>
  %243 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, 1, 0], [1, 1, 1, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %242, %243 : tensor<3x5xi16>
  %244 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %245 = gc.optimization_barrier %244 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %246 = gc.cumulative max %245 dim 0 reverse : tensor<3x5xi16>
  %247 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %246, %247 : tensor<3x5xi16>
  %248 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %249 = gc.optimization_barrier %248 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %250 = gc.cumulative max %249 dim 1 : tensor<3x5xi16>
  %251 = gc.constant dense<[[-1, 1, 1, 1, 1], [-1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %250, %251 : tensor<3x5xi16>
  %252 = gc.constant dense<[[-1, 1, -1, 1, 0], [-1, 1, 1, -1, -1], [1, 0, 0, 1, 1]]> : tensor<3x5xi16>
  %253 = gc.optimization_barrier %252 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %254 = gc.cumulative max %253 dim 1 reverse : tensor<3x5xi16>
  %255 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, 1, -1, -1], [1, 1, 1, 1, 1]]> : tensor<3x5xi16>
  gc.expect eq %254, %255 : tensor<3x5xi16>
  // i32
  %256 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %257 = gc.optimization_barrier %256 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %258 = gc.cumulative add %257 dim 0 : tensor<3x5xi32>
  %259 = gc.constant dense<[[1, -1, 1, 0, -1], [2, 0, 2, 0, 0], [2, 1, 3, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %258, %259 : tensor<3x5xi32>
  %260 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %261 = gc.optimization_barrier %260 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %262 = gc.cumulative add %261 dim 0 reverse : tensor<3x5xi32>
  %263 = gc.constant dense<[[2, 1, 3, 0, -1], [1, 2, 2, 0, 0], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %262, %263 : tensor<3x5xi32>
  %264 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %265 = gc.optimization_barrier %264 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %266 = gc.cumulative add %265 dim 1 : tensor<3x5xi32>
  %267 = gc.constant dense<[[1, 0, 1, 1, 0], [1, 2, 3, 3, 4], [0, 1, 2, 2, 1]]> : tensor<3x5xi32>
  gc.expect eq %266, %267 : tensor<3x5xi32>
  %268 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %269 = gc.optimization_barrier %268 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %270 = gc.cumulative add %269 dim 1 reverse : tensor<3x5xi32>
  %271 = gc.constant dense<[[0, -1, 0, -1, -1], [4, 3, 2, 1, 1], [1, 1, 0, -1, -1]]> : tensor<3x5xi32>
  gc.expect eq %270, %271 : tensor<3x5xi32>
  %272 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %273 = gc.optimization_barrier %272 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %274 = gc.cumulative mul %273 dim 0 : tensor<3x5xi32>
  %275 = gc.constant dense<[[1, -1, 1, 0, -1], [1, -1, 1, 0, -1], [0, -1, 1, 0, 1]]> : tensor<3x5xi32>
  gc.expect eq %274, %275 : tensor<3x5xi32>
  %276 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %277 = gc.optimization_barrier %276 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %278 = gc.cumulative mul %277 dim 0 reverse : tensor<3x5xi32>
  %279 = gc.constant dense<[[0, -1, 1, 0, 1], [0, 1, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %278, %279 : tensor<3x5xi32>
  %280 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %281 = gc.optimization_barrier %280 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %282 = gc.cumulative mul %281 dim 1 : tensor<3x5xi32>
  %283 = gc.constant dense<[[1, -1, -1, 0, 0], [1, 1, 1, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xi32>
  gc.expect eq %282, %283 : tensor<3x5xi32>
  %284 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %285 = gc.optimization_barrier %284 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %286 = gc.cumulative mul %285 dim 1 reverse : tensor<3x5xi32>
  %287 = gc.constant dense<[[0, 0, 0, 0, -1], [0, 0, 0, 0, 1], [0, 0, 0, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %286, %287 : tensor<3x5xi32>
  %288 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %289 = gc.optimization_barrier %288 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %290 = gc.cumulative min %289 dim 0 : tensor<3x5xi32>
  %291 = gc.constant dense<[[1, -1, 1, 0, -1], [1, -1, 1, 0, -1], [0, -1, 1, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %290, %291 : tensor<3x5xi32>
  %292 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %293 = gc.optimization_barrier %292 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %294 = gc.cumulative min %293 dim 0 reverse : tensor<3x5xi32>
  %295 = gc.constant dense<[[0, -1, 1, 0, -1], [0, 1, 1, 0, -1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %294, %295 : tensor<3x5xi32>
  %296 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %297 = gc.optimization_barrier %296 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %298 = gc.cumulative min %297 dim 1 : tensor<3x5xi32>
  %299 = gc.constant dense<[[1, -1, -1, -1, -1], [1, 1, 1, 0, 0], [0, 0, 0, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %298, %299 : tensor<3x5xi32>
  %300 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %301 = gc.optimization_barrier %300 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %302 = gc.cumulative min %301 dim 1 reverse : tensor<3x5xi32>
  %303 = gc.constant dense<[[-1, -1, -1, -1, -1], [0, 0, 0, 0, 1], [-1, -1, -1, -1, -1]]> : tensor<3x5xi32>
  gc.expect eq %302, %303 : tensor<3x5xi32>
  %304 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %305 = gc.optimization_barrier %304 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %306 = gc.cumulative max %305 dim 0 : tensor<3x5xi32>
  %307 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [1, 1, 1, 0, 1]]> : tensor<3x5xi32>
  gc.expect eq %306, %307 : tensor<3x5xi32>
  %308 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %309 = gc.optimization_barrier %308 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %310 = gc.cumulative max %309 dim 0 reverse : tensor<3x5xi32>
  %311 = gc.constant dense<[[1, 1, 1, 0, 1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %310, %311 : tensor<3x5xi32>
  %312 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %313 = gc.optimization_barrier %312 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %314 = gc.cumulative max %313 dim 1 : tensor<3x5xi32>
  %315 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [0, 1, 1, 1, 1]]> : tensor<3x5xi32>
  gc.expect eq %314, %315 : tensor<3x5xi32>
  %316 = gc.constant dense<[[1, -1, 1, 0, -1], [1, 1, 1, 0, 1], [0, 1, 1, 0, -1]]> : tensor<3x5xi32>
  %317 = gc.optimization_barrier %316 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %318 = gc.cumulative max %317 dim 1 reverse : tensor<3x5xi32>
  %319 = gc.constant dense<[[1, 1, 1, 0, -1], [1, 1, 1, 1, 1], [1, 1, 1, 0, -1]]> : tensor<3x5xi32>
  gc.expect eq %318, %319 : tensor<3x5xi32>
  // i64
  %320 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %321 = gc.optimization_barrier %320 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %322 = gc.cumulative add %321 dim 0 : tensor<3x5xi64>
  %323 = gc.constant dense<[[-1, -1, 1, 1, 1], [0, -1, 2, 2, 2], [1, 0, 2, 1, 3]]> : tensor<3x5xi64>
  gc.expect eq %322, %323 : tensor<3x5xi64>
  %324 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %325 = gc.optimization_barrier %324 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %326 = gc.cumulative add %325 dim 0 reverse : tensor<3x5xi64>
  %327 = gc.constant dense<[[1, 0, 2, 1, 3], [2, 1, 1, 0, 2], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %326, %327 : tensor<3x5xi64>
  %328 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %329 = gc.optimization_barrier %328 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %330 = gc.cumulative add %329 dim 1 : tensor<3x5xi64>
  %331 = gc.constant dense<[[-1, -2, -1, 0, 1], [1, 1, 2, 3, 4], [1, 2, 2, 1, 2]]> : tensor<3x5xi64>
  gc.expect eq %330, %331 : tensor<3x5xi64>
  %332 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %333 = gc.optimization_barrier %332 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %334 = gc.cumulative add %333 dim 1 reverse : tensor<3x5xi64>
  %335 = gc.constant dense<[[1, 2, 3, 2, 1], [4, 3, 3, 2, 1], [2, 1, 0, 0, 1]]> : tensor<3x5xi64>
  gc.expect eq %334, %335 : tensor<3x5xi64>
  %336 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %337 = gc.optimization_barrier %336 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %338 = gc.cumulative mul %337 dim 0 : tensor<3x5xi64>
  %339 = gc.constant dense<[[-1, -1, 1, 1, 1], [-1, 0, 1, 1, 1], [-1, 0, 0, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %338, %339 : tensor<3x5xi64>
  %340 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %341 = gc.optimization_barrier %340 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %342 = gc.cumulative mul %341 dim 0 reverse : tensor<3x5xi64>
  %343 = gc.constant dense<[[-1, 0, 0, -1, 1], [1, 0, 0, -1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %342, %343 : tensor<3x5xi64>
  %344 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %345 = gc.optimization_barrier %344 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %346 = gc.cumulative mul %345 dim 1 : tensor<3x5xi64>
  %347 = gc.constant dense<[[-1, 1, 1, 1, 1], [1, 0, 0, 0, 0], [1, 1, 0, 0, 0]]> : tensor<3x5xi64>
  gc.expect eq %346, %347 : tensor<3x5xi64>
  %348 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %349 = gc.optimization_barrier %348 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %350 = gc.cumulative mul %349 dim 1 reverse : tensor<3x5xi64>
  %351 = gc.constant dense<[[1, -1, 1, 1, 1], [0, 0, 1, 1, 1], [0, 0, 0, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %350, %351 : tensor<3x5xi64>
  %352 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %353 = gc.optimization_barrier %352 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %354 = gc.cumulative min %353 dim 0 : tensor<3x5xi64>
  %355 = gc.constant dense<[[-1, -1, 1, 1, 1], [-1, -1, 1, 1, 1], [-1, -1, 0, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %354, %355 : tensor<3x5xi64>
  %356 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %357 = gc.optimization_barrier %356 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %358 = gc.cumulative min %357 dim 0 reverse : tensor<3x5xi64>
  %359 = gc.constant dense<[[-1, -1, 0, -1, 1], [1, 0, 0, -1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %358, %359 : tensor<3x5xi64>
  %360 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %361 = gc.optimization_barrier %360 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %362 = gc.cumulative min %361 dim 1 : tensor<3x5xi64>
  %363 = gc.constant dense<[[-1, -1, -1, -1, -1], [1, 0, 0, 0, 0], [1, 1, 0, -1, -1]]> : tensor<3x5xi64>
  gc.expect eq %362, %363 : tensor<3x5xi64>
  %364 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %365 = gc.optimization_barrier %364 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %366 = gc.cumulative min %365 dim 1 reverse : tensor<3x5xi64>
  %367 = gc.constant dense<[[-1, -1, 1, 1, 1], [0, 0, 1, 1, 1], [-1, -1, -1, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %366, %367 : tensor<3x5xi64>
  %368 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %369 = gc.optimization_barrier %368 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %370 = gc.cumulative max %369 dim 0 : tensor<3x5xi64>
  %371 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 1, 1, 1]]> : tensor<3x5xi64>
  gc.expect eq %370, %371 : tensor<3x5xi64>
  %372 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %373 = gc.optimization_barrier %372 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %374 = gc.cumulative max %373 dim 0 reverse : tensor<3x5xi64>
  %375 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  gc.expect eq %374, %375 : tensor<3x5xi64>
  %376 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %377 = gc.optimization_barrier %376 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %378 = gc.cumulative max %377 dim 1 : tensor<3x5xi64>
  %379 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]> : tensor<3x5xi64>
  gc.expect eq %378, %379 : tensor<3x5xi64>
  %380 = gc.constant dense<[[-1, -1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 0, -1, 1]]> : tensor<3x5xi64>
  %381 = gc.optimization_barrier %380 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %382 = gc.cumulative max %381 dim 1 reverse : tensor<3x5xi64>
  %383 = gc.constant dense<1> : tensor<3x5xi64>
  gc.expect eq %382, %383 : tensor<3x5xi64>
  // ui2
  %384 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %385 = gc.optimization_barrier %384 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %386 = gc.cumulative add %385 dim 0 : tensor<3x5xui2>
  %387 = gc.constant dense<[[1, 1, 3, 3, 0], [1, 2, 2, 0, 0], [1, 3, 2, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %386, %387 : tensor<3x5xui2>
  %388 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %389 = gc.optimization_barrier %388 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %390 = gc.cumulative add %389 dim 0 reverse : tensor<3x5xui2>
  %391 = gc.constant dense<[[1, 3, 2, 1, 1], [0, 2, 3, 2, 1], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %390, %391 : tensor<3x5xui2>
  %392 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %393 = gc.optimization_barrier %392 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %394 = gc.cumulative add %393 dim 1 : tensor<3x5xui2>
  %395 = gc.constant dense<[[1, 2, 1, 0, 0], [0, 1, 0, 1, 1], [0, 1, 1, 2, 3]]> : tensor<3x5xui2>
  gc.expect eq %394, %395 : tensor<3x5xui2>
  %396 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %397 = gc.optimization_barrier %396 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %398 = gc.cumulative add %397 dim 1 reverse : tensor<3x5xui2>
  %399 = gc.constant dense<[[0, 3, 2, 3, 0], [1, 1, 0, 1, 0], [3, 3, 2, 2, 1]]> : tensor<3x5xui2>
  gc.expect eq %398, %399 : tensor<3x5xui2>
  %400 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %401 = gc.optimization_barrier %400 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %402 = gc.cumulative mul %401 dim 0 : tensor<3x5xui2>
  %403 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 1, 3, 0], [0, 1, 0, 3, 0]]> : tensor<3x5xui2>
  gc.expect eq %402, %403 : tensor<3x5xui2>
  %404 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %405 = gc.optimization_barrier %404 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %406 = gc.cumulative mul %405 dim 0 reverse : tensor<3x5xui2>
  %407 = gc.constant dense<[[0, 1, 0, 3, 0], [0, 1, 0, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %406, %407 : tensor<3x5xui2>
  %408 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %409 = gc.optimization_barrier %408 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %410 = gc.cumulative mul %409 dim 1 : tensor<3x5xui2>
  %411 = gc.constant dense<[[1, 1, 3, 1, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xui2>
  gc.expect eq %410, %411 : tensor<3x5xui2>
  %412 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %413 = gc.optimization_barrier %412 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %414 = gc.cumulative mul %413 dim 1 reverse : tensor<3x5xui2>
  %415 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %414, %415 : tensor<3x5xui2>
  %416 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %417 = gc.optimization_barrier %416 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %418 = gc.cumulative min %417 dim 0 : tensor<3x5xui2>
  %419 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 0]]> : tensor<3x5xui2>
  gc.expect eq %418, %419 : tensor<3x5xui2>
  %420 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %421 = gc.optimization_barrier %420 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %422 = gc.cumulative min %421 dim 0 reverse : tensor<3x5xui2>
  %423 = gc.constant dense<[[0, 1, 0, 1, 0], [0, 1, 0, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %422, %423 : tensor<3x5xui2>
  %424 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %425 = gc.optimization_barrier %424 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %426 = gc.cumulative min %425 dim 1 : tensor<3x5xui2>
  %427 = gc.constant dense<[[1, 1, 1, 1, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xui2>
  gc.expect eq %426, %427 : tensor<3x5xui2>
  %428 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %429 = gc.optimization_barrier %428 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %430 = gc.cumulative min %429 dim 1 reverse : tensor<3x5xui2>
  %431 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %430, %431 : tensor<3x5xui2>
  %432 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %433 = gc.optimization_barrier %432 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %434 = gc.cumulative max %433 dim 0 : tensor<3x5xui2>
  %435 = gc.constant dense<[[1, 1, 3, 3, 0], [1, 1, 3, 3, 0], [1, 1, 3, 3, 1]]> : tensor<3x5xui2>
  gc.expect eq %434, %435 : tensor<3x5xui2>
  %436 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %437 = gc.optimization_barrier %436 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %438 = gc.cumulative max %437 dim 0 reverse : tensor<3x5xui2>
  %439 = gc.constant dense<[[1, 1, 3, 3, 1], [0, 1, 3, 1, 1], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %438, %439 : tensor<3x5xui2>
  %440 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %441 = gc.optimization_barrier %440 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %442 = gc.cumulative max %441 dim 1 : tensor<3x5xui2>
  %443 = gc.constant dense<[[1, 1, 3, 3, 3], [0, 1, 3, 3, 3], [0, 1, 1, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %442, %443 : tensor<3x5xui2>
  %444 = gc.constant dense<[[1, 1, 3, 3, 0], [0, 1, 3, 1, 0], [0, 1, 0, 1, 1]]> : tensor<3x5xui2>
  %445 = gc.optimization_barrier %444 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %446 = gc.cumulative max %445 dim 1 reverse : tensor<3x5xui2>
  %447 = gc.constant dense<[[3, 3, 3, 3, 0], [3, 3, 3, 1, 0], [1, 1, 1, 1, 1]]> : tensor<3x5xui2>
  gc.expect eq %446, %447 : tensor<3x5xui2>
  // ui4
  %448 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %449 = gc.optimization_barrier %448 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %450 = gc.cumulative add %449 dim 0 : tensor<3x5xui4>
  %451 = gc.constant dense<[[15, 15, 15, 1, 1], [0, 0, 0, 2, 2], [0, 1, 0, 3, 1]]> : tensor<3x5xui4>
  gc.expect eq %450, %451 : tensor<3x5xui4>
  %452 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %453 = gc.optimization_barrier %452 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %454 = gc.cumulative add %453 dim 0 reverse : tensor<3x5xui4>
  %455 = gc.constant dense<[[0, 1, 0, 3, 1], [1, 2, 1, 2, 0], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %454, %455 : tensor<3x5xui4>
  %456 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %457 = gc.optimization_barrier %456 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %458 = gc.cumulative add %457 dim 1 : tensor<3x5xui4>
  %459 = gc.constant dense<[[15, 14, 13, 14, 15], [1, 2, 3, 4, 5], [0, 1, 1, 2, 1]]> : tensor<3x5xui4>
  gc.expect eq %458, %459 : tensor<3x5xui4>
  %460 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %461 = gc.optimization_barrier %460 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %462 = gc.cumulative add %461 dim 1 reverse : tensor<3x5xui4>
  %463 = gc.constant dense<[[15, 0, 1, 2, 1], [5, 4, 3, 2, 1], [1, 1, 0, 0, 15]]> : tensor<3x5xui4>
  gc.expect eq %462, %463 : tensor<3x5xui4>
  %464 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %465 = gc.optimization_barrier %464 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %466 = gc.cumulative mul %465 dim 0 : tensor<3x5xui4>
  %467 = gc.constant dense<[[15, 15, 15, 1, 1], [15, 15, 15, 1, 1], [0, 15, 0, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %466, %467 : tensor<3x5xui4>
  %468 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %469 = gc.optimization_barrier %468 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %470 = gc.cumulative mul %469 dim 0 reverse : tensor<3x5xui4>
  %471 = gc.constant dense<[[0, 15, 0, 1, 15], [0, 1, 0, 1, 15], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %470, %471 : tensor<3x5xui4>
  %472 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %473 = gc.optimization_barrier %472 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %474 = gc.cumulative mul %473 dim 1 : tensor<3x5xui4>
  %475 = gc.constant dense<[[15, 1, 15, 15, 15], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]]> : tensor<3x5xui4>
  gc.expect eq %474, %475 : tensor<3x5xui4>
  %476 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %477 = gc.optimization_barrier %476 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %478 = gc.cumulative mul %477 dim 1 reverse : tensor<3x5xui4>
  %479 = gc.constant dense<[[15, 1, 15, 1, 1], [1, 1, 1, 1, 1], [0, 0, 0, 15, 15]]> : tensor<3x5xui4>
  gc.expect eq %478, %479 : tensor<3x5xui4>
  %480 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %481 = gc.optimization_barrier %480 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %482 = gc.cumulative min %481 dim 0 : tensor<3x5xui4>
  %483 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 1]]> : tensor<3x5xui4>
  gc.expect eq %482, %483 : tensor<3x5xui4>
  %484 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %485 = gc.optimization_barrier %484 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %486 = gc.cumulative min %485 dim 0 reverse : tensor<3x5xui4>
  %487 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 1, 0, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %486, %487 : tensor<3x5xui4>
  %488 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %489 = gc.optimization_barrier %488 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %490 = gc.cumulative min %489 dim 1 : tensor<3x5xui4>
  %491 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]]> : tensor<3x5xui4>
  gc.expect eq %490, %491 : tensor<3x5xui4>
  %492 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %493 = gc.optimization_barrier %492 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %494 = gc.cumulative min %493 dim 1 reverse : tensor<3x5xui4>
  %495 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [0, 0, 0, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %494, %495 : tensor<3x5xui4>
  %496 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %497 = gc.optimization_barrier %496 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %498 = gc.cumulative max %497 dim 0 : tensor<3x5xui4>
  %499 = gc.constant dense<[[15, 15, 15, 1, 1], [15, 15, 15, 1, 1], [15, 15, 15, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %498, %499 : tensor<3x5xui4>
  %500 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %501 = gc.optimization_barrier %500 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %502 = gc.cumulative max %501 dim 0 reverse : tensor<3x5xui4>
  %503 = gc.constant dense<[[15, 15, 15, 1, 15], [1, 1, 1, 1, 15], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %502, %503 : tensor<3x5xui4>
  %504 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %505 = gc.optimization_barrier %504 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %506 = gc.cumulative max %505 dim 1 : tensor<3x5xui4>
  %507 = gc.constant dense<[[15, 15, 15, 15, 15], [1, 1, 1, 1, 1], [0, 1, 1, 1, 15]]> : tensor<3x5xui4>
  gc.expect eq %506, %507 : tensor<3x5xui4>
  %508 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 15]]> : tensor<3x5xui4>
  %509 = gc.optimization_barrier %508 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %510 = gc.cumulative max %509 dim 1 reverse : tensor<3x5xui4>
  %511 = gc.constant dense<[[15, 15, 15, 1, 1], [1, 1, 1, 1, 1], [15, 15, 15, 15, 15]]> : tensor<3x5xui4>
  gc.expect eq %510, %511 : tensor<3x5xui4>
  // ui8
  %512 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %513 = gc.optimization_barrier %512 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %514 = gc.cumulative add %513 dim 0 : tensor<3x5xui8>
  %515 = gc.constant dense<[[1, 1, 1, 255, 0], [2, 2, 1, 255, 255], [3, 3, 1, 0, 254]]> : tensor<3x5xui8>
  gc.expect eq %514, %515 : tensor<3x5xui8>
  %516 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %517 = gc.optimization_barrier %516 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %518 = gc.cumulative add %517 dim 0 reverse : tensor<3x5xui8>
  %519 = gc.constant dense<[[3, 3, 1, 0, 254], [2, 2, 0, 1, 254], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  gc.expect eq %518, %519 : tensor<3x5xui8>
  %520 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %521 = gc.optimization_barrier %520 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %522 = gc.cumulative add %521 dim 1 : tensor<3x5xui8>
  %523 = gc.constant dense<[[1, 2, 3, 2, 2], [1, 2, 2, 2, 1], [1, 2, 2, 3, 2]]> : tensor<3x5xui8>
  gc.expect eq %522, %523 : tensor<3x5xui8>
  %524 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %525 = gc.optimization_barrier %524 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %526 = gc.cumulative add %525 dim 1 reverse : tensor<3x5xui8>
  %527 = gc.constant dense<[[2, 1, 0, 255, 0], [1, 0, 255, 255, 255], [2, 1, 0, 0, 255]]> : tensor<3x5xui8>
  gc.expect eq %526, %527 : tensor<3x5xui8>
  %528 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %529 = gc.optimization_barrier %528 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %530 = gc.cumulative mul %529 dim 0 : tensor<3x5xui8>
  %531 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]]> : tensor<3x5xui8>
  gc.expect eq %530, %531 : tensor<3x5xui8>
  %532 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %533 = gc.optimization_barrier %532 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %534 = gc.cumulative mul %533 dim 0 reverse : tensor<3x5xui8>
  %535 = gc.constant dense<[[1, 1, 0, 0, 0], [1, 1, 0, 0, 1], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  gc.expect eq %534, %535 : tensor<3x5xui8>
  %536 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %537 = gc.optimization_barrier %536 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %538 = gc.cumulative mul %537 dim 1 : tensor<3x5xui8>
  %539 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]]> : tensor<3x5xui8>
  gc.expect eq %538, %539 : tensor<3x5xui8>
  %540 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %541 = gc.optimization_barrier %540 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %542 = gc.cumulative mul %541 dim 1 reverse : tensor<3x5xui8>
  %543 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 255], [0, 0, 0, 255, 255]]> : tensor<3x5xui8>
  gc.expect eq %542, %543 : tensor<3x5xui8>
  %544 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %545 = gc.optimization_barrier %544 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %546 = gc.cumulative min %545 dim 0 : tensor<3x5xui8>
  %547 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]]> : tensor<3x5xui8>
  gc.expect eq %546, %547 : tensor<3x5xui8>
  %548 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %549 = gc.optimization_barrier %548 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %550 = gc.cumulative min %549 dim 0 reverse : tensor<3x5xui8>
  %551 = gc.constant dense<[[1, 1, 0, 0, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  gc.expect eq %550, %551 : tensor<3x5xui8>
  %552 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %553 = gc.optimization_barrier %552 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %554 = gc.cumulative min %553 dim 1 : tensor<3x5xui8>
  %555 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]]> : tensor<3x5xui8>
  gc.expect eq %554, %555 : tensor<3x5xui8>
  %556 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %557 = gc.optimization_barrier %556 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %558 = gc.cumulative min %557 dim 1 reverse : tensor<3x5xui8>
  %559 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 255], [0, 0, 0, 1, 255]]> : tensor<3x5xui8>
  gc.expect eq %558, %559 : tensor<3x5xui8>
  %560 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %561 = gc.optimization_barrier %560 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %562 = gc.cumulative max %561 dim 0 : tensor<3x5xui8>
  %563 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 1, 255, 255], [1, 1, 1, 255, 255]]> : tensor<3x5xui8>
  gc.expect eq %562, %563 : tensor<3x5xui8>
  %564 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %565 = gc.optimization_barrier %564 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %566 = gc.cumulative max %565 dim 0 reverse : tensor<3x5xui8>
  %567 = gc.constant dense<[[1, 1, 1, 255, 255], [1, 1, 0, 1, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  gc.expect eq %566, %567 : tensor<3x5xui8>
  %568 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %569 = gc.optimization_barrier %568 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %570 = gc.cumulative max %569 dim 1 : tensor<3x5xui8>
  %571 = gc.constant dense<[[1, 1, 1, 255, 255], [1, 1, 1, 1, 255], [1, 1, 1, 1, 255]]> : tensor<3x5xui8>
  gc.expect eq %570, %571 : tensor<3x5xui8>
  %572 = gc.constant dense<[[1, 1, 1, 255, 0], [1, 1, 0, 0, 255], [1, 1, 0, 1, 255]]> : tensor<3x5xui8>
  %573 = gc.optimization_barrier %572 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %574 = gc.cumulative max %573 dim 1 reverse : tensor<3x5xui8>
  %575 = gc.constant dense<[[255, 255, 255, 255, 0], [255, 255, 255, 255, 255], [255, 255, 255, 255, 255]]> : tensor<3x5xui8>
  gc.expect eq %574, %575 : tensor<3x5xui8>
  // ui16
  %576 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %577 = gc.optimization_barrier %576 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %578 = gc.cumulative add %577 dim 0 : tensor<3x5xui16>
  %579 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [0, 0, 1, 65534, 1], [65535, 1, 1, 65535, 2]]> : tensor<3x5xui16>
  gc.expect eq %578, %579 : tensor<3x5xui16>
  %580 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %581 = gc.optimization_barrier %580 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %582 = gc.cumulative add %581 dim 0 reverse : tensor<3x5xui16>
  %583 = gc.constant dense<[[65535, 1, 1, 65535, 2], [0, 2, 0, 0, 2], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  gc.expect eq %582, %583 : tensor<3x5xui16>
  %584 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %585 = gc.optimization_barrier %584 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %586 = gc.cumulative add %585 dim 1 : tensor<3x5xui16>
  %587 = gc.constant dense<[[65535, 65534, 65535, 65534, 65534], [1, 2, 2, 1, 2], [65535, 0, 0, 1, 2]]> : tensor<3x5xui16>
  gc.expect eq %586, %587 : tensor<3x5xui16>
  %588 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %589 = gc.optimization_barrier %588 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %590 = gc.cumulative add %589 dim 1 reverse : tensor<3x5xui16>
  %591 = gc.constant dense<[[65534, 65535, 0, 65535, 0], [2, 1, 0, 0, 1], [2, 3, 2, 2, 1]]> : tensor<3x5xui16>
  gc.expect eq %590, %591 : tensor<3x5xui16>
  %592 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %593 = gc.optimization_barrier %592 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %594 = gc.cumulative mul %593 dim 0 : tensor<3x5xui16>
  %595 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [65535, 65535, 0, 1, 0], [1, 65535, 0, 1, 0]]> : tensor<3x5xui16>
  gc.expect eq %594, %595 : tensor<3x5xui16>
  %596 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %597 = gc.optimization_barrier %596 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %598 = gc.cumulative mul %597 dim 0 reverse : tensor<3x5xui16>
  %599 = gc.constant dense<[[1, 65535, 0, 1, 0], [65535, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  gc.expect eq %598, %599 : tensor<3x5xui16>
  %600 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %601 = gc.optimization_barrier %600 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %602 = gc.cumulative mul %601 dim 1 : tensor<3x5xui16>
  %603 = gc.constant dense<[[65535, 1, 1, 65535, 0], [1, 1, 0, 0, 0], [65535, 65535, 0, 0, 0]]> : tensor<3x5xui16>
  gc.expect eq %602, %603 : tensor<3x5xui16>
  %604 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %605 = gc.optimization_barrier %604 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %606 = gc.cumulative mul %605 dim 1 reverse : tensor<3x5xui16>
  %607 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 65535, 1], [0, 0, 0, 1, 1]]> : tensor<3x5xui16>
  gc.expect eq %606, %607 : tensor<3x5xui16>
  %608 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %609 = gc.optimization_barrier %608 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %610 = gc.cumulative min %609 dim 0 : tensor<3x5xui16>
  %611 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 0], [1, 1, 0, 1, 0]]> : tensor<3x5xui16>
  gc.expect eq %610, %611 : tensor<3x5xui16>
  %612 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %613 = gc.optimization_barrier %612 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %614 = gc.cumulative min %613 dim 0 reverse : tensor<3x5xui16>
  %615 = gc.constant dense<[[1, 1, 0, 1, 0], [1, 1, 0, 1, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  gc.expect eq %614, %615 : tensor<3x5xui16>
  %616 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %617 = gc.optimization_barrier %616 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %618 = gc.cumulative min %617 dim 1 : tensor<3x5xui16>
  %619 = gc.constant dense<[[65535, 65535, 1, 1, 0], [1, 1, 0, 0, 0], [65535, 1, 0, 0, 0]]> : tensor<3x5xui16>
  gc.expect eq %618, %619 : tensor<3x5xui16>
  %620 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %621 = gc.optimization_barrier %620 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %622 = gc.cumulative min %621 dim 1 reverse : tensor<3x5xui16>
  %623 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 1, 1], [0, 0, 0, 1, 1]]> : tensor<3x5xui16>
  gc.expect eq %622, %623 : tensor<3x5xui16>
  %624 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %625 = gc.optimization_barrier %624 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %626 = gc.cumulative max %625 dim 0 : tensor<3x5xui16>
  %627 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [65535, 65535, 1, 65535, 1], [65535, 65535, 1, 65535, 1]]> : tensor<3x5xui16>
  gc.expect eq %626, %627 : tensor<3x5xui16>
  %628 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %629 = gc.optimization_barrier %628 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %630 = gc.cumulative max %629 dim 0 reverse : tensor<3x5xui16>
  %631 = gc.constant dense<[[65535, 65535, 1, 65535, 1], [65535, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  gc.expect eq %630, %631 : tensor<3x5xui16>
  %632 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %633 = gc.optimization_barrier %632 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %634 = gc.cumulative max %633 dim 1 : tensor<3x5xui16>
  %635 = gc.constant dense<[[65535, 65535, 65535, 65535, 65535], [1, 1, 1, 65535, 65535], [65535, 65535, 65535, 65535, 65535]]> : tensor<3x5xui16>
  gc.expect eq %634, %635 : tensor<3x5xui16>
  %636 = gc.constant dense<[[65535, 65535, 1, 65535, 0], [1, 1, 0, 65535, 1], [65535, 1, 0, 1, 1]]> : tensor<3x5xui16>
  %637 = gc.optimization_barrier %636 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %638 = gc.cumulative max %637 dim 1 reverse : tensor<3x5xui16>
  %639 = gc.constant dense<[[65535, 65535, 65535, 65535, 0], [65535, 65535, 65535, 65535, 1], [65535, 1, 1, 1, 1]]> : tensor<3x5xui16>
  gc.expect eq %638, %639 : tensor<3x5xui16>
  // ui32
  %640 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %641 = gc.optimization_barrier %640 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %642 = gc.cumulative add %641 dim 0 : tensor<3x5xui32>
  %643 = gc.constant dense<[[1, 0, 1, 1, 1], [1, 1, 1, 2, 1], [2, 0, 0, 2, 2]]> : tensor<3x5xui32>
  gc.expect eq %642, %643 : tensor<3x5xui32>
  %644 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %645 = gc.optimization_barrier %644 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %646 = gc.cumulative add %645 dim 0 reverse : tensor<3x5xui32>
  %647 = gc.constant dense<[[2, 0, 0, 2, 2], [1, 0, 4294967295, 1, 1], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  gc.expect eq %646, %647 : tensor<3x5xui32>
  %648 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %649 = gc.optimization_barrier %648 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %650 = gc.cumulative add %649 dim 1 : tensor<3x5xui32>
  %651 = gc.constant dense<[[1, 1, 2, 3, 4], [0, 1, 1, 2, 2], [1, 0, 4294967295, 4294967295, 0]]> : tensor<3x5xui32>
  gc.expect eq %650, %651 : tensor<3x5xui32>
  %652 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %653 = gc.optimization_barrier %652 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %654 = gc.cumulative add %653 dim 1 reverse : tensor<3x5xui32>
  %655 = gc.constant dense<[[4, 3, 3, 2, 1], [2, 2, 1, 1, 0], [0, 4294967295, 0, 1, 1]]> : tensor<3x5xui32>
  gc.expect eq %654, %655 : tensor<3x5xui32>
  %656 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %657 = gc.optimization_barrier %656 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %658 = gc.cumulative mul %657 dim 0 : tensor<3x5xui32>
  %659 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 0, 0, 1, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xui32>
  gc.expect eq %658, %659 : tensor<3x5xui32>
  %660 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %661 = gc.optimization_barrier %660 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %662 = gc.cumulative mul %661 dim 0 reverse : tensor<3x5xui32>
  %663 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 4294967295, 0, 0, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  gc.expect eq %662, %663 : tensor<3x5xui32>
  %664 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %665 = gc.optimization_barrier %664 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %666 = gc.cumulative mul %665 dim 1 : tensor<3x5xui32>
  %667 = gc.constant dense<[[1, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 4294967295, 1, 0, 0]]> : tensor<3x5xui32>
  gc.expect eq %666, %667 : tensor<3x5xui32>
  %668 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %669 = gc.optimization_barrier %668 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %670 = gc.cumulative mul %669 dim 1 reverse : tensor<3x5xui32>
  %671 = gc.constant dense<[[0, 0, 1, 1, 1], [0, 0, 0, 0, 0], [0, 0, 0, 0, 1]]> : tensor<3x5xui32>
  gc.expect eq %670, %671 : tensor<3x5xui32>
  %672 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %673 = gc.optimization_barrier %672 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %674 = gc.cumulative min %673 dim 0 : tensor<3x5xui32>
  %675 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 0, 0, 1, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xui32>
  gc.expect eq %674, %675 : tensor<3x5xui32>
  %676 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %677 = gc.optimization_barrier %676 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %678 = gc.cumulative min %677 dim 0 reverse : tensor<3x5xui32>
  %679 = gc.constant dense<[[0, 0, 0, 0, 0], [0, 1, 0, 0, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  gc.expect eq %678, %679 : tensor<3x5xui32>
  %680 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %681 = gc.optimization_barrier %680 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %682 = gc.cumulative min %681 dim 1 : tensor<3x5xui32>
  %683 = gc.constant dense<[[1, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 1, 0, 0]]> : tensor<3x5xui32>
  gc.expect eq %682, %683 : tensor<3x5xui32>
  %684 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %685 = gc.optimization_barrier %684 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %686 = gc.cumulative min %685 dim 1 reverse : tensor<3x5xui32>
  %687 = gc.constant dense<[[0, 0, 1, 1, 1], [0, 0, 0, 0, 0], [0, 0, 0, 0, 1]]> : tensor<3x5xui32>
  gc.expect eq %686, %687 : tensor<3x5xui32>
  %688 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %689 = gc.optimization_barrier %688 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %690 = gc.cumulative max %689 dim 0 : tensor<3x5xui32>
  %691 = gc.constant dense<[[1, 0, 1, 1, 1], [1, 1, 1, 1, 1], [1, 4294967295, 4294967295, 1, 1]]> : tensor<3x5xui32>
  gc.expect eq %690, %691 : tensor<3x5xui32>
  %692 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %693 = gc.optimization_barrier %692 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %694 = gc.cumulative max %693 dim 0 reverse : tensor<3x5xui32>
  %695 = gc.constant dense<[[1, 4294967295, 4294967295, 1, 1], [1, 4294967295, 4294967295, 1, 1], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  gc.expect eq %694, %695 : tensor<3x5xui32>
  %696 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %697 = gc.optimization_barrier %696 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %698 = gc.cumulative max %697 dim 1 : tensor<3x5xui32>
  %699 = gc.constant dense<[[1, 1, 1, 1, 1], [0, 1, 1, 1, 1], [1, 4294967295, 4294967295, 4294967295, 4294967295]]> : tensor<3x5xui32>
  gc.expect eq %698, %699 : tensor<3x5xui32>
  %700 = gc.constant dense<[[1, 0, 1, 1, 1], [0, 1, 0, 1, 0], [1, 4294967295, 4294967295, 0, 1]]> : tensor<3x5xui32>
  %701 = gc.optimization_barrier %700 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %702 = gc.cumulative max %701 dim 1 reverse : tensor<3x5xui32>
  %703 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 1, 0], [4294967295, 4294967295, 4294967295, 1, 1]]> : tensor<3x5xui32>
  gc.expect eq %702, %703 : tensor<3x5xui32>
  // ui64
  %704 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %705 = gc.optimization_barrier %704 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %706 = gc.cumulative add %705 dim 0 : tensor<3x5xui64>
  %707 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 18446744073709551615, 0, 2], [2, 2, 18446744073709551615, 18446744073709551615, 3]]> : tensor<3x5xui64>
  gc.expect eq %706, %707 : tensor<3x5xui64>
  %708 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %709 = gc.optimization_barrier %708 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %710 = gc.cumulative add %709 dim 0 reverse : tensor<3x5xui64>
  %711 = gc.constant dense<[[2, 2, 18446744073709551615, 18446744073709551615, 3], [2, 2, 0, 0, 2], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  gc.expect eq %710, %711 : tensor<3x5xui64>
  %712 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %713 = gc.optimization_barrier %712 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %714 = gc.cumulative add %713 dim 1 : tensor<3x5xui64>
  %715 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551614, 18446744073709551615], [1, 2, 2, 3, 4], [1, 2, 2, 1, 2]]> : tensor<3x5xui64>
  gc.expect eq %714, %715 : tensor<3x5xui64>
  %716 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %717 = gc.optimization_barrier %716 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %718 = gc.cumulative add %717 dim 1 reverse : tensor<3x5xui64>
  %719 = gc.constant dense<[[18446744073709551615, 18446744073709551615, 18446744073709551615, 0, 1], [4, 3, 2, 2, 1], [2, 1, 0, 0, 1]]> : tensor<3x5xui64>
  gc.expect eq %718, %719 : tensor<3x5xui64>
  %720 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %721 = gc.optimization_barrier %720 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %722 = gc.cumulative mul %721 dim 0 : tensor<3x5xui64>
  %723 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [0, 0, 0, 18446744073709551615, 1], [0, 0, 0, 1, 1]]> : tensor<3x5xui64>
  gc.expect eq %722, %723 : tensor<3x5xui64>
  %724 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %725 = gc.optimization_barrier %724 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %726 = gc.cumulative mul %725 dim 0 reverse : tensor<3x5xui64>
  %727 = gc.constant dense<[[0, 0, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  gc.expect eq %726, %727 : tensor<3x5xui64>
  %728 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %729 = gc.optimization_barrier %728 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %730 = gc.cumulative mul %729 dim 1 : tensor<3x5xui64>
  %731 = gc.constant dense<[[0, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]]> : tensor<3x5xui64>
  gc.expect eq %730, %731 : tensor<3x5xui64>
  %732 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %733 = gc.optimization_barrier %732 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %734 = gc.cumulative mul %733 dim 1 reverse : tensor<3x5xui64>
  %735 = gc.constant dense<[[0, 0, 1, 18446744073709551615, 1], [0, 0, 0, 1, 1], [0, 0, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  gc.expect eq %734, %735 : tensor<3x5xui64>
  %736 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %737 = gc.optimization_barrier %736 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %738 = gc.cumulative min %737 dim 0 : tensor<3x5xui64>
  %739 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [0, 0, 0, 1, 1], [0, 0, 0, 1, 1]]> : tensor<3x5xui64>
  gc.expect eq %738, %739 : tensor<3x5xui64>
  %740 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %741 = gc.optimization_barrier %740 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %742 = gc.cumulative min %741 dim 0 reverse : tensor<3x5xui64>
  %743 = gc.constant dense<[[0, 0, 0, 1, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  gc.expect eq %742, %743 : tensor<3x5xui64>
  %744 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %745 = gc.optimization_barrier %744 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %746 = gc.cumulative min %745 dim 1 : tensor<3x5xui64>
  %747 = gc.constant dense<[[0, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]]> : tensor<3x5xui64>
  gc.expect eq %746, %747 : tensor<3x5xui64>
  %748 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %749 = gc.optimization_barrier %748 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %750 = gc.cumulative min %749 dim 1 reverse : tensor<3x5xui64>
  %751 = gc.constant dense<[[0, 0, 1, 1, 1], [0, 0, 0, 1, 1], [0, 0, 0, 1, 1]]> : tensor<3x5xui64>
  gc.expect eq %750, %751 : tensor<3x5xui64>
  %752 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %753 = gc.optimization_barrier %752 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %754 = gc.cumulative max %753 dim 0 : tensor<3x5xui64>
  %755 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 18446744073709551615, 18446744073709551615, 1], [1, 1, 18446744073709551615, 18446744073709551615, 1]]> : tensor<3x5xui64>
  gc.expect eq %754, %755 : tensor<3x5xui64>
  %756 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %757 = gc.optimization_barrier %756 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %758 = gc.cumulative max %757 dim 0 reverse : tensor<3x5xui64>
  %759 = gc.constant dense<[[1, 1, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 18446744073709551615, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  gc.expect eq %758, %759 : tensor<3x5xui64>
  %760 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %761 = gc.optimization_barrier %760 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %762 = gc.cumulative max %761 dim 1 : tensor<3x5xui64>
  %763 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615], [1, 1, 1, 1, 1], [1, 1, 1, 18446744073709551615, 18446744073709551615]]> : tensor<3x5xui64>
  gc.expect eq %762, %763 : tensor<3x5xui64>
  %764 = gc.constant dense<[[0, 0, 18446744073709551615, 18446744073709551615, 1], [1, 1, 0, 1, 1], [1, 1, 0, 18446744073709551615, 1]]> : tensor<3x5xui64>
  %765 = gc.optimization_barrier %764 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %766 = gc.cumulative max %765 dim 1 reverse : tensor<3x5xui64>
  %767 = gc.constant dense<[[18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1], [1, 1, 1, 1, 1], [18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1]]> : tensor<3x5xui64>
  gc.expect eq %766, %767 : tensor<3x5xui64>
  // f8E3M4
  %768 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %769 = gc.optimization_barrier %768 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %770 = gc.cumulative add %769 dim 0 : tensor<3x5xf8E3M4>
  %771 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 0.0, 2.0, 0.0, 0.0], [2.0, 1.0, 3.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %770, %771 : tensor<3x5xf8E3M4>
  %772 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %773 = gc.optimization_barrier %772 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %774 = gc.cumulative add %773 dim 0 reverse : tensor<3x5xf8E3M4>
  %775 = gc.constant dense<[[2.0, 1.0, 3.0, -1.0, 1.0], [2.0, 2.0, 2.0, 0.0, 2.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %774, %775 : tensor<3x5xf8E3M4>
  %776 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %777 = gc.optimization_barrier %776 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %778 = gc.cumulative add %777 dim 1 : tensor<3x5xf8E3M4>
  %779 = gc.constant dense<[[0.0, -1.0, 0.0, -1.0, -2.0], [1.0, 2.0, 3.0, 4.0, 5.0], [1.0, 2.0, 3.0, 2.0, 3.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %778, %779 : tensor<3x5xf8E3M4>
  %780 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %781 = gc.optimization_barrier %780 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %782 = gc.cumulative add %781 dim 1 reverse : tensor<3x5xf8E3M4>
  %783 = gc.constant dense<[[-2.0, -2.0, -1.0, -2.0, -1.0], [5.0, 4.0, 3.0, 2.0, 1.0], [3.0, 2.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %782, %783 : tensor<3x5xf8E3M4>
  %784 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %785 = gc.optimization_barrier %784 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %786 = gc.cumulative mul %785 dim 0 : tensor<3x5xf8E3M4>
  %787 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [0.0, -1.0, 1.0, -1.0, -1.0], [0.0, -1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %786, %787 : tensor<3x5xf8E3M4>
  %788 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %789 = gc.optimization_barrier %788 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %790 = gc.cumulative mul %789 dim 0 reverse : tensor<3x5xf8E3M4>
  %791 = gc.constant dense<[[0.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, -1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %790, %791 : tensor<3x5xf8E3M4>
  %792 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %793 = gc.optimization_barrier %792 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %794 = gc.cumulative mul %793 dim 1 : tensor<3x5xf8E3M4>
  %795 = gc.constant dense<[[0.0, -0.0, -0.0, 0.0, -0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, -1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %794, %795 : tensor<3x5xf8E3M4>
  %796 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %797 = gc.optimization_barrier %796 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %798 = gc.cumulative mul %797 dim 1 reverse : tensor<3x5xf8E3M4>
  %799 = gc.constant dense<[[-0.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %798, %799 : tensor<3x5xf8E3M4>
  %800 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %801 = gc.optimization_barrier %800 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %802 = gc.cumulative min %801 dim 0 : tensor<3x5xf8E3M4>
  %803 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [0.0, -1.0, 1.0, -1.0, -1.0], [0.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %802, %803 : tensor<3x5xf8E3M4>
  %804 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %805 = gc.optimization_barrier %804 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %806 = gc.cumulative min %805 dim 0 reverse : tensor<3x5xf8E3M4>
  %807 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, -1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %806, %807 : tensor<3x5xf8E3M4>
  %808 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %809 = gc.optimization_barrier %808 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %810 = gc.cumulative min %809 dim 1 : tensor<3x5xf8E3M4>
  %811 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, -1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %810, %811 : tensor<3x5xf8E3M4>
  %812 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %813 = gc.optimization_barrier %812 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %814 = gc.cumulative min %813 dim 1 reverse : tensor<3x5xf8E3M4>
  %815 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %814, %815 : tensor<3x5xf8E3M4>
  %816 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %817 = gc.optimization_barrier %816 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %818 = gc.cumulative max %817 dim 0 : tensor<3x5xf8E3M4>
  %819 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %818, %819 : tensor<3x5xf8E3M4>
  %820 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %821 = gc.optimization_barrier %820 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %822 = gc.cumulative max %821 dim 0 reverse : tensor<3x5xf8E3M4>
  %823 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %822, %823 : tensor<3x5xf8E3M4>
  %824 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %825 = gc.optimization_barrier %824 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %826 = gc.cumulative max %825 dim 1 : tensor<3x5xf8E3M4>
  %827 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %826, %827 : tensor<3x5xf8E3M4>
  %828 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf8E3M4>
  %829 = gc.optimization_barrier %828 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %830 = gc.cumulative max %829 dim 1 reverse : tensor<3x5xf8E3M4>
  %831 = gc.constant dense<[[1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E3M4>
  gc.expect eq %830, %831 : tensor<3x5xf8E3M4>
  // f8E4M3
  %832 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %833 = gc.optimization_barrier %832 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %834 = gc.cumulative add %833 dim 0 : tensor<3x5xf8E4M3>
  %835 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -2.0], [-1.0, 1.0, 1.0, 0.0, -2.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %834, %835 : tensor<3x5xf8E4M3>
  %836 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %837 = gc.optimization_barrier %836 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %838 = gc.cumulative add %837 dim 0 reverse : tensor<3x5xf8E4M3>
  %839 = gc.constant dense<[[-1.0, 1.0, 1.0, 0.0, -2.0], [-1.0, 0.0, 0.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %838, %839 : tensor<3x5xf8E4M3>
  %840 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %841 = gc.optimization_barrier %840 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %842 = gc.cumulative add %841 dim 1 : tensor<3x5xf8E4M3>
  %843 = gc.constant dense<[[0.0, 1.0, 2.0, 3.0, 2.0], [0.0, -1.0, -2.0, -3.0, -4.0], [-1.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %842, %843 : tensor<3x5xf8E4M3>
  %844 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %845 = gc.optimization_barrier %844 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %846 = gc.cumulative add %845 dim 1 reverse : tensor<3x5xf8E4M3>
  %847 = gc.constant dense<[[2.0, 2.0, 1.0, 0.0, -1.0], [-4.0, -4.0, -3.0, -2.0, -1.0], [1.0, 2.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %846, %847 : tensor<3x5xf8E4M3>
  %848 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %849 = gc.optimization_barrier %848 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %850 = gc.cumulative mul %849 dim 0 : tensor<3x5xf8E4M3>
  %851 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, 1.0], [-0.0, -1.0, -1.0, -0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %850, %851 : tensor<3x5xf8E4M3>
  %852 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %853 = gc.optimization_barrier %852 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %854 = gc.cumulative mul %853 dim 0 reverse : tensor<3x5xf8E4M3>
  %855 = gc.constant dense<[[-0.0, -1.0, -1.0, -0.0, 0.0], [-0.0, -1.0, -1.0, -0.0, -0.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %854, %855 : tensor<3x5xf8E4M3>
  %856 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %857 = gc.optimization_barrier %856 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %858 = gc.cumulative mul %857 dim 1 : tensor<3x5xf8E4M3>
  %859 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, -0.0], [0.0, -0.0, 0.0, -0.0, 0.0], [-1.0, -1.0, -1.0, -0.0, -0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %858, %859 : tensor<3x5xf8E4M3>
  %860 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %861 = gc.optimization_barrier %860 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %862 = gc.cumulative mul %861 dim 1 reverse : tensor<3x5xf8E4M3>
  %863 = gc.constant dense<[[-0.0, -1.0, -1.0, -1.0, -1.0], [0.0, 1.0, -1.0, 1.0, -1.0], [-0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %862, %863 : tensor<3x5xf8E4M3>
  %864 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %865 = gc.optimization_barrier %864 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %866 = gc.cumulative min %865 dim 0 : tensor<3x5xf8E4M3>
  %867 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %866, %867 : tensor<3x5xf8E4M3>
  %868 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %869 = gc.optimization_barrier %868 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %870 = gc.cumulative min %869 dim 0 reverse : tensor<3x5xf8E4M3>
  %871 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %870, %871 : tensor<3x5xf8E4M3>
  %872 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %873 = gc.optimization_barrier %872 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %874 = gc.cumulative min %873 dim 1 : tensor<3x5xf8E4M3>
  %875 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %874, %875 : tensor<3x5xf8E4M3>
  %876 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %877 = gc.optimization_barrier %876 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %878 = gc.cumulative min %877 dim 1 reverse : tensor<3x5xf8E4M3>
  %879 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %878, %879 : tensor<3x5xf8E4M3>
  %880 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %881 = gc.optimization_barrier %880 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %882 = gc.cumulative max %881 dim 0 : tensor<3x5xf8E4M3>
  %883 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %882, %883 : tensor<3x5xf8E4M3>
  %884 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %885 = gc.optimization_barrier %884 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %886 = gc.cumulative max %885 dim 0 reverse : tensor<3x5xf8E4M3>
  %887 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %886, %887 : tensor<3x5xf8E4M3>
  %888 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %889 = gc.optimization_barrier %888 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %890 = gc.cumulative max %889 dim 1 : tensor<3x5xf8E4M3>
  %891 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %890, %891 : tensor<3x5xf8E4M3>
  %892 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  %893 = gc.optimization_barrier %892 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %894 = gc.cumulative max %893 dim 1 reverse : tensor<3x5xf8E4M3>
  %895 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %894, %895 : tensor<3x5xf8E4M3>
  // f8E4M3FN
  %896 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %897 = gc.optimization_barrier %896 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %898 = gc.cumulative add %897 dim 0 : tensor<3x5xf8E4M3FN>
  %899 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, -1.0, 0.0, -1.0, -1.0], [0.0, 0.0, 0.0, -1.0, 0.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %898, %899 : tensor<3x5xf8E4M3FN>
  %900 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %901 = gc.optimization_barrier %900 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %902 = gc.cumulative add %901 dim 0 reverse : tensor<3x5xf8E4M3FN>
  %903 = gc.constant dense<[[0.0, 0.0, 0.0, -1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %902, %903 : tensor<3x5xf8E4M3FN>
  %904 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %905 = gc.optimization_barrier %904 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %906 = gc.cumulative add %905 dim 1 : tensor<3x5xf8E4M3FN>
  %907 = gc.constant dense<[[0.0, -1.0, -2.0, -3.0, -3.0], [1.0, 1.0, 2.0, 2.0, 1.0], [-1.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %906, %907 : tensor<3x5xf8E4M3FN>
  %908 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %909 = gc.optimization_barrier %908 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %910 = gc.cumulative add %909 dim 1 reverse : tensor<3x5xf8E4M3FN>
  %911 = gc.constant dense<[[-3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 0.0, 0.0, -1.0, -1.0], [1.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %910, %911 : tensor<3x5xf8E4M3FN>
  %912 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %913 = gc.optimization_barrier %912 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %914 = gc.cumulative mul %913 dim 0 : tensor<3x5xf8E4M3FN>
  %915 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [0.0, -0.0, -1.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0, -0.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %914, %915 : tensor<3x5xf8E4M3FN>
  %916 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %917 = gc.optimization_barrier %916 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %918 = gc.cumulative mul %917 dim 0 reverse : tensor<3x5xf8E4M3FN>
  %919 = gc.constant dense<[[-0.0, -0.0, -0.0, -0.0, -0.0], [-1.0, 0.0, 0.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %918, %919 : tensor<3x5xf8E4M3FN>
  %920 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %921 = gc.optimization_barrier %920 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %922 = gc.cumulative mul %921 dim 1 : tensor<3x5xf8E4M3FN>
  %923 = gc.constant dense<[[0.0, -0.0, 0.0, -0.0, -0.0], [1.0, 0.0, 0.0, 0.0, -0.0], [-1.0, -1.0, -0.0, -0.0, -0.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %922, %923 : tensor<3x5xf8E4M3FN>
  %924 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %925 = gc.optimization_barrier %924 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %926 = gc.cumulative mul %925 dim 1 reverse : tensor<3x5xf8E4M3FN>
  %927 = gc.constant dense<[[-0.0, -0.0, 0.0, -0.0, 0.0], [-0.0, -0.0, -0.0, -0.0, -1.0], [-0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %926, %927 : tensor<3x5xf8E4M3FN>
  %928 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %929 = gc.optimization_barrier %928 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %930 = gc.cumulative min %929 dim 0 : tensor<3x5xf8E4M3FN>
  %931 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %930, %931 : tensor<3x5xf8E4M3FN>
  %932 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %933 = gc.optimization_barrier %932 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %934 = gc.cumulative min %933 dim 0 reverse : tensor<3x5xf8E4M3FN>
  %935 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %934, %935 : tensor<3x5xf8E4M3FN>
  %936 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %937 = gc.optimization_barrier %936 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %938 = gc.cumulative min %937 dim 1 : tensor<3x5xf8E4M3FN>
  %939 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, -1.0], [1.0, 0.0, 0.0, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %938, %939 : tensor<3x5xf8E4M3FN>
  %940 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %941 = gc.optimization_barrier %940 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %942 = gc.cumulative min %941 dim 1 reverse : tensor<3x5xf8E4M3FN>
  %943 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %942, %943 : tensor<3x5xf8E4M3FN>
  %944 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %945 = gc.optimization_barrier %944 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %946 = gc.cumulative max %945 dim 0 : tensor<3x5xf8E4M3FN>
  %947 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %946, %947 : tensor<3x5xf8E4M3FN>
  %948 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %949 = gc.optimization_barrier %948 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %950 = gc.cumulative max %949 dim 0 reverse : tensor<3x5xf8E4M3FN>
  %951 = gc.constant dense<[[1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %950, %951 : tensor<3x5xf8E4M3FN>
  %952 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %953 = gc.optimization_barrier %952 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %954 = gc.cumulative max %953 dim 1 : tensor<3x5xf8E4M3FN>
  %955 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %954, %955 : tensor<3x5xf8E4M3FN>
  %956 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 0.0], [1.0, 0.0, 1.0, 0.0, -1.0], [-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  %957 = gc.optimization_barrier %956 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %958 = gc.cumulative max %957 dim 1 reverse : tensor<3x5xf8E4M3FN>
  %959 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %958, %959 : tensor<3x5xf8E4M3FN>
  // f8E4M3FNUZ
  %960 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %961 = gc.optimization_barrier %960 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %962 = gc.cumulative add %961 dim 0 : tensor<3x5xf8E4M3FNUZ>
  %963 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, 2.0, 2.0], [-1.0, 1.0, 1.0, 3.0, 3.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %962, %963 : tensor<3x5xf8E4M3FNUZ>
  %964 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %965 = gc.optimization_barrier %964 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %966 = gc.cumulative add %965 dim 0 reverse : tensor<3x5xf8E4M3FNUZ>
  %967 = gc.constant dense<[[-1.0, 1.0, 1.0, 3.0, 3.0], [0.0, 1.0, 2.0, 2.0, 2.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %966, %967 : tensor<3x5xf8E4M3FNUZ>
  %968 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %969 = gc.optimization_barrier %968 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %970 = gc.cumulative add %969 dim 1 : tensor<3x5xf8E4M3FNUZ>
  %971 = gc.constant dense<[[-1.0, -1.0, -2.0, -1.0, 0.0], [0.0, 0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0, 4.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %970, %971 : tensor<3x5xf8E4M3FNUZ>
  %972 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %973 = gc.optimization_barrier %972 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %974 = gc.cumulative add %973 dim 1 reverse : tensor<3x5xf8E4M3FNUZ>
  %975 = gc.constant dense<[[0.0, 1.0, 1.0, 2.0, 1.0], [3.0, 3.0, 3.0, 2.0, 1.0], [4.0, 4.0, 3.0, 2.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %974, %975 : tensor<3x5xf8E4M3FNUZ>
  %976 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %977 = gc.optimization_barrier %976 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %978 = gc.cumulative mul %977 dim 0 : tensor<3x5xf8E4M3FNUZ>
  %979 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %978, %979 : tensor<3x5xf8E4M3FNUZ>
  %980 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %981 = gc.optimization_barrier %980 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %982 = gc.cumulative mul %981 dim 0 reverse : tensor<3x5xf8E4M3FNUZ>
  %983 = gc.constant dense<[[0.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %982, %983 : tensor<3x5xf8E4M3FNUZ>
  %984 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %985 = gc.optimization_barrier %984 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %986 = gc.cumulative mul %985 dim 1 : tensor<3x5xf8E4M3FNUZ>
  %987 = gc.constant dense<[[-1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %986, %987 : tensor<3x5xf8E4M3FNUZ>
  %988 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %989 = gc.optimization_barrier %988 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %990 = gc.cumulative mul %989 dim 1 reverse : tensor<3x5xf8E4M3FNUZ>
  %991 = gc.constant dense<[[0.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %990, %991 : tensor<3x5xf8E4M3FNUZ>
  %992 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %993 = gc.optimization_barrier %992 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %994 = gc.cumulative min %993 dim 0 : tensor<3x5xf8E4M3FNUZ>
  %995 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %994, %995 : tensor<3x5xf8E4M3FNUZ>
  %996 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %997 = gc.optimization_barrier %996 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %998 = gc.cumulative min %997 dim 0 reverse : tensor<3x5xf8E4M3FNUZ>
  %999 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %998, %999 : tensor<3x5xf8E4M3FNUZ>
  %1000 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %1001 = gc.optimization_barrier %1000 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %1002 = gc.cumulative min %1001 dim 1 : tensor<3x5xf8E4M3FNUZ>
  %1003 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %1002, %1003 : tensor<3x5xf8E4M3FNUZ>
  %1004 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %1005 = gc.optimization_barrier %1004 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %1006 = gc.cumulative min %1005 dim 1 reverse : tensor<3x5xf8E4M3FNUZ>
  %1007 = gc.constant dense<[[-1.0, -1.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %1006, %1007 : tensor<3x5xf8E4M3FNUZ>
  %1008 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %1009 = gc.optimization_barrier %1008 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %1010 = gc.cumulative max %1009 dim 0 : tensor<3x5xf8E4M3FNUZ>
  %1011 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %1010, %1011 : tensor<3x5xf8E4M3FNUZ>
  %1012 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %1013 = gc.optimization_barrier %1012 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %1014 = gc.cumulative max %1013 dim 0 reverse : tensor<3x5xf8E4M3FNUZ>
  %1015 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %1014, %1015 : tensor<3x5xf8E4M3FNUZ>
  %1016 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %1017 = gc.optimization_barrier %1016 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %1018 = gc.cumulative max %1017 dim 1 : tensor<3x5xf8E4M3FNUZ>
  %1019 = gc.constant dense<[[-1.0, 0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %1018, %1019 : tensor<3x5xf8E4M3FNUZ>
  %1020 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3FNUZ>
  %1021 = gc.optimization_barrier %1020 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %1022 = gc.cumulative max %1021 dim 1 reverse : tensor<3x5xf8E4M3FNUZ>
  %1023 = gc.constant dense<1.0> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %1022, %1023 : tensor<3x5xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %1024 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1025 = gc.optimization_barrier %1024 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1026 = gc.cumulative add %1025 dim 0 : tensor<3x5xf8E4M3B11FNUZ>
  %1027 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, 0.0, 0.0, 2.0], [0.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1026, %1027 : tensor<3x5xf8E4M3B11FNUZ>
  %1028 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1029 = gc.optimization_barrier %1028 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1030 = gc.cumulative add %1029 dim 0 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1031 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 2.0, 1.0, 0.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1030, %1031 : tensor<3x5xf8E4M3B11FNUZ>
  %1032 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1033 = gc.optimization_barrier %1032 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1034 = gc.cumulative add %1033 dim 1 : tensor<3x5xf8E4M3B11FNUZ>
  %1035 = gc.constant dense<[[0.0, -1.0, -2.0, -3.0, -2.0], [-1.0, -1.0, 0.0, 1.0, 2.0], [1.0, 2.0, 3.0, 3.0, 2.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1034, %1035 : tensor<3x5xf8E4M3B11FNUZ>
  %1036 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1037 = gc.optimization_barrier %1036 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1038 = gc.cumulative add %1037 dim 1 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1039 = gc.constant dense<[[-2.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 3.0, 2.0, 1.0], [2.0, 1.0, 0.0, -1.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1038, %1039 : tensor<3x5xf8E4M3B11FNUZ>
  %1040 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1041 = gc.optimization_barrier %1040 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1042 = gc.cumulative mul %1041 dim 0 : tensor<3x5xf8E4M3B11FNUZ>
  %1043 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [0.0, 0.0, -1.0, -1.0, 1.0], [0.0, 0.0, -1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1042, %1043 : tensor<3x5xf8E4M3B11FNUZ>
  %1044 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1045 = gc.optimization_barrier %1044 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1046 = gc.cumulative mul %1045 dim 0 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1047 = gc.constant dense<[[0.0, 0.0, -1.0, 0.0, -1.0], [-1.0, 0.0, 1.0, 0.0, -1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1046, %1047 : tensor<3x5xf8E4M3B11FNUZ>
  %1048 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1049 = gc.optimization_barrier %1048 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1050 = gc.cumulative mul %1049 dim 1 : tensor<3x5xf8E4M3B11FNUZ>
  %1051 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1050, %1051 : tensor<3x5xf8E4M3B11FNUZ>
  %1052 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1053 = gc.optimization_barrier %1052 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1054 = gc.cumulative mul %1053 dim 1 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1055 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1054, %1055 : tensor<3x5xf8E4M3B11FNUZ>
  %1056 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1057 = gc.optimization_barrier %1056 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1058 = gc.cumulative min %1057 dim 0 : tensor<3x5xf8E4M3B11FNUZ>
  %1059 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1058, %1059 : tensor<3x5xf8E4M3B11FNUZ>
  %1060 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1061 = gc.optimization_barrier %1060 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1062 = gc.cumulative min %1061 dim 0 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1063 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 0.0, 1.0, 0.0, -1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1062, %1063 : tensor<3x5xf8E4M3B11FNUZ>
  %1064 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1065 = gc.optimization_barrier %1064 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1066 = gc.cumulative min %1065 dim 1 : tensor<3x5xf8E4M3B11FNUZ>
  %1067 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1066, %1067 : tensor<3x5xf8E4M3B11FNUZ>
  %1068 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1069 = gc.optimization_barrier %1068 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1070 = gc.cumulative min %1069 dim 1 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1071 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1070, %1071 : tensor<3x5xf8E4M3B11FNUZ>
  %1072 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1073 = gc.optimization_barrier %1072 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1074 = gc.cumulative max %1073 dim 0 : tensor<3x5xf8E4M3B11FNUZ>
  %1075 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1074, %1075 : tensor<3x5xf8E4M3B11FNUZ>
  %1076 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1077 = gc.optimization_barrier %1076 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1078 = gc.cumulative max %1077 dim 0 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1079 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1078, %1079 : tensor<3x5xf8E4M3B11FNUZ>
  %1080 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1081 = gc.optimization_barrier %1080 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1082 = gc.cumulative max %1081 dim 1 : tensor<3x5xf8E4M3B11FNUZ>
  %1083 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1082, %1083 : tensor<3x5xf8E4M3B11FNUZ>
  %1084 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  %1085 = gc.optimization_barrier %1084 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %1086 = gc.cumulative max %1085 dim 1 reverse : tensor<3x5xf8E4M3B11FNUZ>
  %1087 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %1086, %1087 : tensor<3x5xf8E4M3B11FNUZ>
  // f8E5M2
  %1088 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1089 = gc.optimization_barrier %1088 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1090 = gc.cumulative add %1089 dim 0 : tensor<3x5xf8E5M2>
  %1091 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 2.0, 2.0, 1.0, 2.0], [2.0, 3.0, 3.0, 1.0, 3.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1090, %1091 : tensor<3x5xf8E5M2>
  %1092 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1093 = gc.optimization_barrier %1092 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1094 = gc.cumulative add %1093 dim 0 reverse : tensor<3x5xf8E5M2>
  %1095 = gc.constant dense<[[2.0, 3.0, 3.0, 1.0, 3.0], [1.0, 2.0, 2.0, 0.0, 2.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1094, %1095 : tensor<3x5xf8E5M2>
  %1096 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1097 = gc.optimization_barrier %1096 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1098 = gc.cumulative add %1097 dim 1 : tensor<3x5xf8E5M2>
  %1099 = gc.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [1.0, 2.0, 3.0, 3.0, 4.0], [0.0, 1.0, 2.0, 2.0, 3.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1098, %1099 : tensor<3x5xf8E5M2>
  %1100 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1101 = gc.optimization_barrier %1100 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1102 = gc.cumulative add %1101 dim 1 reverse : tensor<3x5xf8E5M2>
  %1103 = gc.constant dense<[[5.0, 4.0, 3.0, 2.0, 1.0], [4.0, 3.0, 2.0, 1.0, 1.0], [3.0, 3.0, 2.0, 1.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1102, %1103 : tensor<3x5xf8E5M2>
  %1104 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1105 = gc.optimization_barrier %1104 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1106 = gc.cumulative mul %1105 dim 0 : tensor<3x5xf8E5M2>
  %1107 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1106, %1107 : tensor<3x5xf8E5M2>
  %1108 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1109 = gc.optimization_barrier %1108 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1110 = gc.cumulative mul %1109 dim 0 reverse : tensor<3x5xf8E5M2>
  %1111 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1110, %1111 : tensor<3x5xf8E5M2>
  %1112 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1113 = gc.optimization_barrier %1112 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1114 = gc.cumulative mul %1113 dim 1 : tensor<3x5xf8E5M2>
  %1115 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1114, %1115 : tensor<3x5xf8E5M2>
  %1116 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1117 = gc.optimization_barrier %1116 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1118 = gc.cumulative mul %1117 dim 1 reverse : tensor<3x5xf8E5M2>
  %1119 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1118, %1119 : tensor<3x5xf8E5M2>
  %1120 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1121 = gc.optimization_barrier %1120 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1122 = gc.cumulative min %1121 dim 0 : tensor<3x5xf8E5M2>
  %1123 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1122, %1123 : tensor<3x5xf8E5M2>
  %1124 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1125 = gc.optimization_barrier %1124 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1126 = gc.cumulative min %1125 dim 0 reverse : tensor<3x5xf8E5M2>
  %1127 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1126, %1127 : tensor<3x5xf8E5M2>
  %1128 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1129 = gc.optimization_barrier %1128 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1130 = gc.cumulative min %1129 dim 1 : tensor<3x5xf8E5M2>
  %1131 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1130, %1131 : tensor<3x5xf8E5M2>
  %1132 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1133 = gc.optimization_barrier %1132 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1134 = gc.cumulative min %1133 dim 1 reverse : tensor<3x5xf8E5M2>
  %1135 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1134, %1135 : tensor<3x5xf8E5M2>
  %1136 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1137 = gc.optimization_barrier %1136 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1138 = gc.cumulative max %1137 dim 0 : tensor<3x5xf8E5M2>
  %1139 = gc.constant dense<1.0> : tensor<3x5xf8E5M2>
  gc.expect eq %1138, %1139 : tensor<3x5xf8E5M2>
  %1140 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1141 = gc.optimization_barrier %1140 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1142 = gc.cumulative max %1141 dim 0 reverse : tensor<3x5xf8E5M2>
  %1143 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1142, %1143 : tensor<3x5xf8E5M2>
  %1144 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1145 = gc.optimization_barrier %1144 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1146 = gc.cumulative max %1145 dim 1 : tensor<3x5xf8E5M2>
  %1147 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %1146, %1147 : tensor<3x5xf8E5M2>
  %1148 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf8E5M2>
  %1149 = gc.optimization_barrier %1148 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %1150 = gc.cumulative max %1149 dim 1 reverse : tensor<3x5xf8E5M2>
  %1151 = gc.constant dense<1.0> : tensor<3x5xf8E5M2>
  gc.expect eq %1150, %1151 : tensor<3x5xf8E5M2>
  // f8E5M2FNUZ
  %1152 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1153 = gc.optimization_barrier %1152 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1154 = gc.cumulative add %1153 dim 0 : tensor<3x5xf8E5M2FNUZ>
  %1155 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [0.0, -2.0, 1.0, 1.0, -1.0], [0.0, -2.0, 2.0, 2.0, -1.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1154, %1155 : tensor<3x5xf8E5M2FNUZ>
  %1156 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1157 = gc.optimization_barrier %1156 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1158 = gc.cumulative add %1157 dim 0 reverse : tensor<3x5xf8E5M2FNUZ>
  %1159 = gc.constant dense<[[0.0, -2.0, 2.0, 2.0, -1.0], [-1.0, -1.0, 2.0, 2.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1158, %1159 : tensor<3x5xf8E5M2FNUZ>
  %1160 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1161 = gc.optimization_barrier %1160 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1162 = gc.cumulative add %1161 dim 1 : tensor<3x5xf8E5M2FNUZ>
  %1163 = gc.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0], [-1.0, -2.0, -1.0, 0.0, -1.0], [0.0, 0.0, 1.0, 2.0, 2.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1162, %1163 : tensor<3x5xf8E5M2FNUZ>
  %1164 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1165 = gc.optimization_barrier %1164 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1166 = gc.cumulative add %1165 dim 1 reverse : tensor<3x5xf8E5M2FNUZ>
  %1167 = gc.constant dense<[[0.0, -1.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 1.0, 0.0, -1.0], [2.0, 2.0, 2.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1166, %1167 : tensor<3x5xf8E5M2FNUZ>
  %1168 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1169 = gc.optimization_barrier %1168 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1170 = gc.cumulative mul %1169 dim 0 : tensor<3x5xf8E5M2FNUZ>
  %1171 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1170, %1171 : tensor<3x5xf8E5M2FNUZ>
  %1172 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1173 = gc.optimization_barrier %1172 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1174 = gc.cumulative mul %1173 dim 0 reverse : tensor<3x5xf8E5M2FNUZ>
  %1175 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0, 0.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1174, %1175 : tensor<3x5xf8E5M2FNUZ>
  %1176 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1177 = gc.optimization_barrier %1176 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1178 = gc.cumulative mul %1177 dim 1 : tensor<3x5xf8E5M2FNUZ>
  %1179 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, 1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1178, %1179 : tensor<3x5xf8E5M2FNUZ>
  %1180 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1181 = gc.optimization_barrier %1180 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1182 = gc.cumulative mul %1181 dim 1 reverse : tensor<3x5xf8E5M2FNUZ>
  %1183 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1182, %1183 : tensor<3x5xf8E5M2FNUZ>
  %1184 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1185 = gc.optimization_barrier %1184 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1186 = gc.cumulative min %1185 dim 0 : tensor<3x5xf8E5M2FNUZ>
  %1187 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0, -1.0], [-1.0, -1.0, 0.0, 0.0, -1.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1186, %1187 : tensor<3x5xf8E5M2FNUZ>
  %1188 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1189 = gc.optimization_barrier %1188 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1190 = gc.cumulative min %1189 dim 0 reverse : tensor<3x5xf8E5M2FNUZ>
  %1191 = gc.constant dense<[[-1.0, -1.0, 0.0, 0.0, -1.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1190, %1191 : tensor<3x5xf8E5M2FNUZ>
  %1192 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1193 = gc.optimization_barrier %1192 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1194 = gc.cumulative min %1193 dim 1 : tensor<3x5xf8E5M2FNUZ>
  %1195 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1194, %1195 : tensor<3x5xf8E5M2FNUZ>
  %1196 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1197 = gc.optimization_barrier %1196 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1198 = gc.cumulative min %1197 dim 1 reverse : tensor<3x5xf8E5M2FNUZ>
  %1199 = gc.constant dense<[[-1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1198, %1199 : tensor<3x5xf8E5M2FNUZ>
  %1200 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1201 = gc.optimization_barrier %1200 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1202 = gc.cumulative max %1201 dim 0 : tensor<3x5xf8E5M2FNUZ>
  %1203 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [1.0, -1.0, 1.0, 1.0, 0.0], [1.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1202, %1203 : tensor<3x5xf8E5M2FNUZ>
  %1204 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1205 = gc.optimization_barrier %1204 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1206 = gc.cumulative max %1205 dim 0 reverse : tensor<3x5xf8E5M2FNUZ>
  %1207 = gc.constant dense<[[1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 0.0, 1.0, 1.0, 0.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1206, %1207 : tensor<3x5xf8E5M2FNUZ>
  %1208 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1209 = gc.optimization_barrier %1208 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1210 = gc.cumulative max %1209 dim 1 : tensor<3x5xf8E5M2FNUZ>
  %1211 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1210, %1211 : tensor<3x5xf8E5M2FNUZ>
  %1212 = gc.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  %1213 = gc.optimization_barrier %1212 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %1214 = gc.cumulative max %1213 dim 1 reverse : tensor<3x5xf8E5M2FNUZ>
  %1215 = gc.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 0.0]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %1214, %1215 : tensor<3x5xf8E5M2FNUZ>
  // f8E8M0FNU
  %1216 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1217 = gc.optimization_barrier %1216 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1218 = gc.cumulative mul %1217 dim 0 : tensor<3x5xf8E8M0FNU>
  %1219 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 8.0, 2.0, 4.0], [8.0, 0.5, 32.0, 4.0, 4.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1218, %1219 : tensor<3x5xf8E8M0FNU>
  %1220 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1221 = gc.optimization_barrier %1220 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1222 = gc.cumulative mul %1221 dim 0 reverse : tensor<3x5xf8E8M0FNU>
  %1223 = gc.constant dense<[[8.0, 0.5, 32.0, 4.0, 4.0], [8.0, 0.5, 8.0, 4.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1222, %1223 : tensor<3x5xf8E8M0FNU>
  %1224 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1225 = gc.optimization_barrier %1224 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1226 = gc.cumulative mul %1225 dim 1 : tensor<3x5xf8E8M0FNU>
  %1227 = gc.constant dense<[[1.0, 1.0, 4.0, 4.0, 16.0], [4.0, 4.0, 8.0, 16.0, 16.0], [2.0, 1.0, 4.0, 8.0, 8.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1226, %1227 : tensor<3x5xf8E8M0FNU>
  %1228 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1229 = gc.optimization_barrier %1228 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1230 = gc.cumulative mul %1229 dim 1 reverse : tensor<3x5xf8E8M0FNU>
  %1231 = gc.constant dense<[[16.0, 16.0, 16.0, 4.0, 4.0], [16.0, 4.0, 4.0, 2.0, 1.0], [8.0, 4.0, 8.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1230, %1231 : tensor<3x5xf8E8M0FNU>
  %1232 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1233 = gc.optimization_barrier %1232 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1234 = gc.cumulative min %1233 dim 0 : tensor<3x5xf8E8M0FNU>
  %1235 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [1.0, 1.0, 2.0, 1.0, 1.0], [1.0, 0.5, 2.0, 1.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1234, %1235 : tensor<3x5xf8E8M0FNU>
  %1236 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1237 = gc.optimization_barrier %1236 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1238 = gc.cumulative min %1237 dim 0 reverse : tensor<3x5xf8E8M0FNU>
  %1239 = gc.constant dense<[[1.0, 0.5, 2.0, 1.0, 1.0], [2.0, 0.5, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1238, %1239 : tensor<3x5xf8E8M0FNU>
  %1240 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1241 = gc.optimization_barrier %1240 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1242 = gc.cumulative min %1241 dim 1 : tensor<3x5xf8E8M0FNU>
  %1243 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [4.0, 1.0, 1.0, 1.0, 1.0], [2.0, 0.5, 0.5, 0.5, 0.5]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1242, %1243 : tensor<3x5xf8E8M0FNU>
  %1244 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1245 = gc.optimization_barrier %1244 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1246 = gc.cumulative min %1245 dim 1 reverse : tensor<3x5xf8E8M0FNU>
  %1247 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 4.0], [1.0, 1.0, 1.0, 1.0, 1.0], [0.5, 0.5, 1.0, 1.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1246, %1247 : tensor<3x5xf8E8M0FNU>
  %1248 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1249 = gc.optimization_barrier %1248 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1250 = gc.cumulative max %1249 dim 0 : tensor<3x5xf8E8M0FNU>
  %1251 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 4.0, 2.0, 4.0], [4.0, 1.0, 4.0, 2.0, 4.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1250, %1251 : tensor<3x5xf8E8M0FNU>
  %1252 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1253 = gc.optimization_barrier %1252 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1254 = gc.cumulative max %1253 dim 0 reverse : tensor<3x5xf8E8M0FNU>
  %1255 = gc.constant dense<[[4.0, 1.0, 4.0, 2.0, 4.0], [4.0, 1.0, 4.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1254, %1255 : tensor<3x5xf8E8M0FNU>
  %1256 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1257 = gc.optimization_barrier %1256 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1258 = gc.cumulative max %1257 dim 1 : tensor<3x5xf8E8M0FNU>
  %1259 = gc.constant dense<[[1.0, 1.0, 4.0, 4.0, 4.0], [4.0, 4.0, 4.0, 4.0, 4.0], [2.0, 2.0, 4.0, 4.0, 4.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1258, %1259 : tensor<3x5xf8E8M0FNU>
  %1260 = gc.constant dense<[[1.0, 1.0, 4.0, 1.0, 4.0], [4.0, 1.0, 2.0, 2.0, 1.0], [2.0, 0.5, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  %1261 = gc.optimization_barrier %1260 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1262 = gc.cumulative max %1261 dim 1 reverse : tensor<3x5xf8E8M0FNU>
  %1263 = gc.constant dense<[[4.0, 4.0, 4.0, 4.0, 4.0], [4.0, 2.0, 2.0, 2.0, 1.0], [4.0, 4.0, 4.0, 2.0, 1.0]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1262, %1263 : tensor<3x5xf8E8M0FNU>
  // bf16
  %1264 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1265 = gc.optimization_barrier %1264 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1266 = gc.cumulative add %1265 dim 0 : tensor<3x5xbf16>
  %1267 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 2.0]]> : tensor<3x5xbf16>
  gc.expect eq %1266, %1267 : tensor<3x5xbf16>
  %1268 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1269 = gc.optimization_barrier %1268 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1270 = gc.cumulative add %1269 dim 0 reverse : tensor<3x5xbf16>
  %1271 = gc.constant dense<[[-1.0, 0.0, 0.0, -1.0, 2.0], [-2.0, 1.0, 1.0, 0.0, 2.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1270, %1271 : tensor<3x5xbf16>
  %1272 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1273 = gc.optimization_barrier %1272 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1274 = gc.cumulative add %1273 dim 1 : tensor<3x5xbf16>
  %1275 = gc.constant dense<[[1.0, 0.0, -1.0, -2.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-1.0, -1.0, -1.0, -2.0, -1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1274, %1275 : tensor<3x5xbf16>
  %1276 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1277 = gc.optimization_barrier %1276 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1278 = gc.cumulative add %1277 dim 1 reverse : tensor<3x5xbf16>
  %1279 = gc.constant dense<[[-2.0, -3.0, -2.0, -1.0, 0.0], [3.0, 4.0, 3.0, 2.0, 1.0], [-1.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1278, %1279 : tensor<3x5xbf16>
  %1280 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1281 = gc.optimization_barrier %1280 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1282 = gc.cumulative mul %1281 dim 0 : tensor<3x5xbf16>
  %1283 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0, 0.0], [1.0, -0.0, -0.0, 1.0, 0.0]]> : tensor<3x5xbf16>
  gc.expect eq %1282, %1283 : tensor<3x5xbf16>
  %1284 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1285 = gc.optimization_barrier %1284 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1286 = gc.cumulative mul %1285 dim 0 reverse : tensor<3x5xbf16>
  %1287 = gc.constant dense<[[1.0, -0.0, -0.0, 1.0, 0.0], [1.0, 0.0, 0.0, -1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1286, %1287 : tensor<3x5xbf16>
  %1288 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1289 = gc.optimization_barrier %1288 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1290 = gc.cumulative mul %1289 dim 1 : tensor<3x5xbf16>
  %1291 = gc.constant dense<[[1.0, -1.0, 1.0, -1.0, -0.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -0.0, -0.0, 0.0, 0.0]]> : tensor<3x5xbf16>
  gc.expect eq %1290, %1291 : tensor<3x5xbf16>
  %1292 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1293 = gc.optimization_barrier %1292 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1294 = gc.cumulative mul %1293 dim 1 reverse : tensor<3x5xbf16>
  %1295 = gc.constant dense<[[-0.0, -0.0, 0.0, -0.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [0.0, -0.0, -0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1294, %1295 : tensor<3x5xbf16>
  %1296 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1297 = gc.optimization_barrier %1296 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1298 = gc.cumulative min %1297 dim 0 : tensor<3x5xbf16>
  %1299 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0, 0.0]]> : tensor<3x5xbf16>
  gc.expect eq %1298, %1299 : tensor<3x5xbf16>
  %1300 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1301 = gc.optimization_barrier %1300 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1302 = gc.cumulative min %1301 dim 0 reverse : tensor<3x5xbf16>
  %1303 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 0.0, 0.0, -1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1302, %1303 : tensor<3x5xbf16>
  %1304 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1305 = gc.optimization_barrier %1304 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1306 = gc.cumulative min %1305 dim 1 : tensor<3x5xbf16>
  %1307 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1306, %1307 : tensor<3x5xbf16>
  %1308 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1309 = gc.optimization_barrier %1308 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1310 = gc.cumulative min %1309 dim 1 reverse : tensor<3x5xbf16>
  %1311 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1310, %1311 : tensor<3x5xbf16>
  %1312 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1313 = gc.optimization_barrier %1312 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1314 = gc.cumulative max %1313 dim 0 : tensor<3x5xbf16>
  %1315 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1314, %1315 : tensor<3x5xbf16>
  %1316 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1317 = gc.optimization_barrier %1316 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1318 = gc.cumulative max %1317 dim 0 reverse : tensor<3x5xbf16>
  %1319 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1318, %1319 : tensor<3x5xbf16>
  %1320 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1321 = gc.optimization_barrier %1320 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1322 = gc.cumulative max %1321 dim 1 : tensor<3x5xbf16>
  %1323 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1322, %1323 : tensor<3x5xbf16>
  %1324 = gc.constant dense<[[1.0, -1.0, -1.0, -1.0, 0.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, -1.0, 1.0]]> : tensor<3x5xbf16>
  %1325 = gc.optimization_barrier %1324 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1326 = gc.cumulative max %1325 dim 1 reverse : tensor<3x5xbf16>
  %1327 = gc.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xbf16>
  gc.expect eq %1326, %1327 : tensor<3x5xbf16>
  // f16
  %1328 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1329 = gc.optimization_barrier %1328 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1330 = gc.cumulative add %1329 dim 0 : tensor<3x5xf16>
  %1331 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [-1.0, 1.0, 2.0, 1.0, 1.0], [-1.0, 2.0, 3.0, 2.0, 0.0]]> : tensor<3x5xf16>
  gc.expect eq %1330, %1331 : tensor<3x5xf16>
  %1332 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1333 = gc.optimization_barrier %1332 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1334 = gc.cumulative add %1333 dim 0 reverse : tensor<3x5xf16>
  %1335 = gc.constant dense<[[-1.0, 2.0, 3.0, 2.0, 0.0], [0.0, 2.0, 2.0, 1.0, 0.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1334, %1335 : tensor<3x5xf16>
  %1336 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1337 = gc.optimization_barrier %1336 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1338 = gc.cumulative add %1337 dim 1 : tensor<3x5xf16>
  %1339 = gc.constant dense<[[-1.0, -1.0, 0.0, 1.0, 1.0], [0.0, 1.0, 2.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0, 2.0]]> : tensor<3x5xf16>
  gc.expect eq %1338, %1339 : tensor<3x5xf16>
  %1340 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1341 = gc.optimization_barrier %1340 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1342 = gc.cumulative add %1341 dim 1 reverse : tensor<3x5xf16>
  %1343 = gc.constant dense<[[1.0, 2.0, 2.0, 1.0, 0.0], [3.0, 3.0, 2.0, 1.0, 1.0], [2.0, 2.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1342, %1343 : tensor<3x5xf16>
  %1344 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1345 = gc.optimization_barrier %1344 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1346 = gc.cumulative mul %1345 dim 0 : tensor<3x5xf16>
  %1347 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [-0.0, 0.0, 1.0, 0.0, 0.0], [-0.0, 0.0, 1.0, 0.0, -0.0]]> : tensor<3x5xf16>
  gc.expect eq %1346, %1347 : tensor<3x5xf16>
  %1348 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1349 = gc.optimization_barrier %1348 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1350 = gc.cumulative mul %1349 dim 0 reverse : tensor<3x5xf16>
  %1351 = gc.constant dense<[[-0.0, 0.0, 1.0, 0.0, -0.0], [0.0, 1.0, 1.0, 0.0, -1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1350, %1351 : tensor<3x5xf16>
  %1352 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1353 = gc.optimization_barrier %1352 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1354 = gc.cumulative mul %1353 dim 1 : tensor<3x5xf16>
  %1355 = gc.constant dense<[[-1.0, -0.0, -0.0, -0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, -0.0]]> : tensor<3x5xf16>
  gc.expect eq %1354, %1355 : tensor<3x5xf16>
  %1356 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1357 = gc.optimization_barrier %1356 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1358 = gc.cumulative mul %1357 dim 1 reverse : tensor<3x5xf16>
  %1359 = gc.constant dense<[[-0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [-0.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1358, %1359 : tensor<3x5xf16>
  %1360 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1361 = gc.optimization_barrier %1360 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1362 = gc.cumulative min %1361 dim 0 : tensor<3x5xf16>
  %1363 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [-1.0, 0.0, 1.0, 0.0, 0.0], [-1.0, 0.0, 1.0, 0.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1362, %1363 : tensor<3x5xf16>
  %1364 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1365 = gc.optimization_barrier %1364 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1366 = gc.cumulative min %1365 dim 0 reverse : tensor<3x5xf16>
  %1367 = gc.constant dense<[[-1.0, 0.0, 1.0, 0.0, -1.0], [0.0, 1.0, 1.0, 0.0, -1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1366, %1367 : tensor<3x5xf16>
  %1368 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1369 = gc.optimization_barrier %1368 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1370 = gc.cumulative min %1369 dim 1 : tensor<3x5xf16>
  %1371 = gc.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1370, %1371 : tensor<3x5xf16>
  %1372 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1373 = gc.optimization_barrier %1372 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1374 = gc.cumulative min %1373 dim 1 reverse : tensor<3x5xf16>
  %1375 = gc.constant dense<[[-1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1374, %1375 : tensor<3x5xf16>
  %1376 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1377 = gc.optimization_barrier %1376 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1378 = gc.cumulative max %1377 dim 0 : tensor<3x5xf16>
  %1379 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf16>
  gc.expect eq %1378, %1379 : tensor<3x5xf16>
  %1380 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1381 = gc.optimization_barrier %1380 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1382 = gc.cumulative max %1381 dim 0 reverse : tensor<3x5xf16>
  %1383 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1382, %1383 : tensor<3x5xf16>
  %1384 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1385 = gc.optimization_barrier %1384 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1386 = gc.cumulative max %1385 dim 1 : tensor<3x5xf16>
  %1387 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf16>
  gc.expect eq %1386, %1387 : tensor<3x5xf16>
  %1388 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  %1389 = gc.optimization_barrier %1388 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1390 = gc.cumulative max %1389 dim 1 reverse : tensor<3x5xf16>
  %1391 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<3x5xf16>
  gc.expect eq %1390, %1391 : tensor<3x5xf16>
  // f32
  %1392 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1393 = gc.optimization_barrier %1392 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1394 = gc.cumulative add %1393 dim 0 : tensor<3x5xf32>
  %1395 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [2.0, 1.0, 0.0, 1.0, 1.0], [3.0, 2.0, 0.0, 1.0, 2.0]]> : tensor<3x5xf32>
  gc.expect eq %1394, %1395 : tensor<3x5xf32>
  %1396 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1397 = gc.optimization_barrier %1396 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1398 = gc.cumulative add %1397 dim 0 reverse : tensor<3x5xf32>
  %1399 = gc.constant dense<[[3.0, 2.0, 0.0, 1.0, 2.0], [2.0, 2.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1398, %1399 : tensor<3x5xf32>
  %1400 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1401 = gc.optimization_barrier %1400 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1402 = gc.cumulative add %1401 dim 1 : tensor<3x5xf32>
  %1403 = gc.constant dense<[[1.0, 1.0, 0.0, 0.0, 1.0], [1.0, 2.0, 3.0, 4.0, 4.0], [1.0, 2.0, 2.0, 2.0, 3.0]]> : tensor<3x5xf32>
  gc.expect eq %1402, %1403 : tensor<3x5xf32>
  %1404 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1405 = gc.optimization_barrier %1404 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1406 = gc.cumulative add %1405 dim 1 reverse : tensor<3x5xf32>
  %1407 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [4.0, 3.0, 2.0, 1.0, 0.0], [3.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1406, %1407 : tensor<3x5xf32>
  %1408 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1409 = gc.optimization_barrier %1408 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1410 = gc.cumulative mul %1409 dim 0 : tensor<3x5xf32>
  %1411 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 0.0, -1.0, 0.0, 0.0], [1.0, 0.0, -0.0, 0.0, 0.0]]> : tensor<3x5xf32>
  gc.expect eq %1410, %1411 : tensor<3x5xf32>
  %1412 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1413 = gc.optimization_barrier %1412 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1414 = gc.cumulative mul %1413 dim 0 reverse : tensor<3x5xf32>
  %1415 = gc.constant dense<[[1.0, 0.0, -0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1414, %1415 : tensor<3x5xf32>
  %1416 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1417 = gc.optimization_barrier %1416 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1418 = gc.cumulative mul %1417 dim 1 : tensor<3x5xf32>
  %1419 = gc.constant dense<[[1.0, 0.0, -0.0, -0.0, -0.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf32>
  gc.expect eq %1418, %1419 : tensor<3x5xf32>
  %1420 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1421 = gc.optimization_barrier %1420 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1422 = gc.cumulative mul %1421 dim 1 reverse : tensor<3x5xf32>
  %1423 = gc.constant dense<[[-0.0, -0.0, -0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1422, %1423 : tensor<3x5xf32>
  %1424 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1425 = gc.optimization_barrier %1424 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1426 = gc.cumulative min %1425 dim 0 : tensor<3x5xf32>
  %1427 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 0.0, -1.0, 0.0, 0.0], [1.0, 0.0, -1.0, 0.0, 0.0]]> : tensor<3x5xf32>
  gc.expect eq %1426, %1427 : tensor<3x5xf32>
  %1428 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1429 = gc.optimization_barrier %1428 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1430 = gc.cumulative min %1429 dim 0 reverse : tensor<3x5xf32>
  %1431 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1430, %1431 : tensor<3x5xf32>
  %1432 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1433 = gc.optimization_barrier %1432 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1434 = gc.cumulative min %1433 dim 1 : tensor<3x5xf32>
  %1435 = gc.constant dense<[[1.0, 0.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf32>
  gc.expect eq %1434, %1435 : tensor<3x5xf32>
  %1436 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1437 = gc.optimization_barrier %1436 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1438 = gc.cumulative min %1437 dim 1 reverse : tensor<3x5xf32>
  %1439 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1438, %1439 : tensor<3x5xf32>
  %1440 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1441 = gc.optimization_barrier %1440 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1442 = gc.cumulative max %1441 dim 0 : tensor<3x5xf32>
  %1443 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1442, %1443 : tensor<3x5xf32>
  %1444 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1445 = gc.optimization_barrier %1444 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1446 = gc.cumulative max %1445 dim 0 reverse : tensor<3x5xf32>
  %1447 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1446, %1447 : tensor<3x5xf32>
  %1448 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1449 = gc.optimization_barrier %1448 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1450 = gc.cumulative max %1449 dim 1 : tensor<3x5xf32>
  %1451 = gc.constant dense<1.0> : tensor<3x5xf32>
  gc.expect eq %1450, %1451 : tensor<3x5xf32>
  %1452 = gc.constant dense<[[1.0, 0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  %1453 = gc.optimization_barrier %1452 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1454 = gc.cumulative max %1453 dim 1 reverse : tensor<3x5xf32>
  %1455 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf32>
  gc.expect eq %1454, %1455 : tensor<3x5xf32>
  // f64
  %1456 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1457 = gc.optimization_barrier %1456 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1458 = gc.cumulative add %1457 dim 0 : tensor<3x5xf64>
  %1459 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [0.0, 1.0, 0.0, 2.0, 1.0], [-1.0, 0.0, 0.0, 3.0, 2.0]]> : tensor<3x5xf64>
  gc.expect eq %1458, %1459 : tensor<3x5xf64>
  %1460 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1461 = gc.optimization_barrier %1460 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1462 = gc.cumulative add %1461 dim 0 reverse : tensor<3x5xf64>
  %1463 = gc.constant dense<[[-1.0, 0.0, 0.0, 3.0, 2.0], [-2.0, -1.0, -1.0, 2.0, 2.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1462, %1463 : tensor<3x5xf64>
  %1464 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1465 = gc.optimization_barrier %1464 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1466 = gc.cumulative add %1465 dim 1 : tensor<3x5xf64>
  %1467 = gc.constant dense<[[1.0, 2.0, 3.0, 4.0, 4.0], [-1.0, -1.0, -2.0, -1.0, 0.0], [-1.0, -2.0, -2.0, -1.0, 0.0]]> : tensor<3x5xf64>
  gc.expect eq %1466, %1467 : tensor<3x5xf64>
  %1468 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1469 = gc.optimization_barrier %1468 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1470 = gc.cumulative add %1469 dim 1 reverse : tensor<3x5xf64>
  %1471 = gc.constant dense<[[4.0, 3.0, 2.0, 1.0, 0.0], [0.0, 1.0, 1.0, 2.0, 1.0], [0.0, 1.0, 2.0, 2.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1470, %1471 : tensor<3x5xf64>
  %1472 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1473 = gc.optimization_barrier %1472 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1474 = gc.cumulative mul %1473 dim 0 : tensor<3x5xf64>
  %1475 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 0.0], [1.0, -0.0, -0.0, 1.0, 0.0]]> : tensor<3x5xf64>
  gc.expect eq %1474, %1475 : tensor<3x5xf64>
  %1476 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1477 = gc.optimization_barrier %1476 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1478 = gc.cumulative mul %1477 dim 0 reverse : tensor<3x5xf64>
  %1479 = gc.constant dense<[[1.0, -0.0, -0.0, 1.0, 0.0], [1.0, -0.0, -0.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1478, %1479 : tensor<3x5xf64>
  %1480 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1481 = gc.optimization_barrier %1480 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1482 = gc.cumulative mul %1481 dim 1 : tensor<3x5xf64>
  %1483 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, -0.0, 0.0, 0.0, 0.0], [-1.0, 1.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf64>
  gc.expect eq %1482, %1483 : tensor<3x5xf64>
  %1484 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1485 = gc.optimization_barrier %1484 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1486 = gc.cumulative mul %1485 dim 1 reverse : tensor<3x5xf64>
  %1487 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, -1.0, 1.0, 1.0], [0.0, -0.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1486, %1487 : tensor<3x5xf64>
  %1488 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1489 = gc.optimization_barrier %1488 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1490 = gc.cumulative min %1489 dim 0 : tensor<3x5xf64>
  %1491 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0, 0.0]]> : tensor<3x5xf64>
  gc.expect eq %1490, %1491 : tensor<3x5xf64>
  %1492 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1493 = gc.optimization_barrier %1492 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1494 = gc.cumulative min %1493 dim 0 reverse : tensor<3x5xf64>
  %1495 = gc.constant dense<[[-1.0, -1.0, -1.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1494, %1495 : tensor<3x5xf64>
  %1496 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1497 = gc.optimization_barrier %1496 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1498 = gc.cumulative min %1497 dim 1 : tensor<3x5xf64>
  %1499 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x5xf64>
  gc.expect eq %1498, %1499 : tensor<3x5xf64>
  %1500 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1501 = gc.optimization_barrier %1500 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1502 = gc.cumulative min %1501 dim 1 reverse : tensor<3x5xf64>
  %1503 = gc.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1502, %1503 : tensor<3x5xf64>
  %1504 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1505 = gc.optimization_barrier %1504 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1506 = gc.cumulative max %1505 dim 0 : tensor<3x5xf64>
  %1507 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1506, %1507 : tensor<3x5xf64>
  %1508 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1509 = gc.optimization_barrier %1508 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1510 = gc.cumulative max %1509 dim 0 reverse : tensor<3x5xf64>
  %1511 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1510, %1511 : tensor<3x5xf64>
  %1512 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1513 = gc.optimization_barrier %1512 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1514 = gc.cumulative max %1513 dim 1 : tensor<3x5xf64>
  %1515 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1514, %1515 : tensor<3x5xf64>
  %1516 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [-1.0, 0.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf64>
  %1517 = gc.optimization_barrier %1516 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1518 = gc.cumulative max %1517 dim 1 reverse : tensor<3x5xf64>
  %1519 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf64>
  gc.expect eq %1518, %1519 : tensor<3x5xf64>
  return
}
