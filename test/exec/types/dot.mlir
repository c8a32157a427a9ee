// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Products of matrices in every type: sums wrap, round once, or say whether any product is true.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[[true, true, true, true, false], [true, false, true, false, true]]> : tensor<2x5xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2x5xi1>) -> tensor<2x5xi1>
  %2 = gc.constant dense<[[true, true, true], [true, true, true], [false, true, true], [true, true, false], [true, true, true]]> : tensor<5x3xi1>
  %3 = gc.optimization_barrier %2 : (tensor<5x3xi1>) -> tensor<5x3xi1>
  %4 = gc.dot %1, %3 batch [] x [] contract [1] x [0] : (tensor<2x5xi1>, tensor<5x3xi1>) -> tensor<2x3xi1>
  %5 = gc.constant dense<true> : tensor<2x3xi1>
  gc.expect eq %4, %5 : tensor<2x3xi1>
  %6 = gc.constant dense<[[true, true, false, true, true]]> : tensor<1x5xi1>
  %7 = gc.optimization_barrier %6 : (tensor<1x5xi1>) -> tensor<1x5xi1>
  %8 = gc.constant dense<[[false, false, true, false], [true, true, true, true], [true, true, true, true], [true, true, true, false], [true, false, true, true]]> : tensor<5x4xi1>
  %9 = gc.optimization_barrier %8 : (tensor<5x4xi1>) -> tensor<5x4xi1>
  %10 = gc.dot %7, %9 batch [] x [] contract [1] x [0] : (tensor<1x5xi1>, tensor<5x4xi1>) -> tensor<1x4xi1>
  %11 = gc.constant dense<true> : tensor<1x4xi1>
  gc.expect eq %10, %11 : tensor<1x4xi1>
  %12 = gc.constant dense<[[true], [false], [true], [false], [true]]> : tensor<5x1xi1>
  %13 = gc.optimization_barrier %12 : (tensor<5x1xi1>) -> tensor<5x1xi1>
  %14 = gc.constant dense<[[true, true, false]]> : tensor<1x3xi1>
  %15 = gc.optimization_barrier %14 : (tensor<1x3xi1>) -> tensor<1x3xi1>
  %16 = gc.dot %13, %15 batch [] x [] contract [1] x [0] : (tensor<5x1xi1>, tensor<1x3xi1>) -> tensor<5x3xi1>
  %17 = gc.constant dense<[[true, true, false], [false, false, false], [true, true, false], [false, false, false], [true, true, false]]> : tensor<5x3xi1>
  gc.expect eq %16, %17 : tensor<5x3xi1>
  // i2
  %18 = gc.constant dense<[[1, 1, 1, -1, -1], [0, 0, 0, 0, -1]]> : tensor<2x5xi2>
  %19 = gc.optimization_barrier %18 : (tensor<2x5xi2>) -> tensor<2x5xi2>
  %20 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [0, 1, 1], [1, -1, 1], [1, 0, 1]]> : tensor<5x3xi2>
  %21 = gc.optimization_barrier %20 : (tensor<5x3xi2>) -> tensor<5x3xi2>
  %22 = gc.dot %19, %21 batch [] x [] contract [1] x [0] : (tensor<2x5xi2>, tensor<5x3xi2>) -> tensor<2x3xi2>
  %23 = gc.constant dense<[[0, 0, 1], [-1, 0, -1]]> : tensor<2x3xi2>
  gc.expect eq %22, %23 : tensor<2x3xi2>
  %24 = gc.constant dense<[[1, 1, -1, 0, 0]]> : tensor<1x5xi2>
  %25 = gc.optimization_barrier %24 : (tensor<1x5xi2>) -> tensor<1x5xi2>
  %26 = gc.constant dense<[[1, -1, 0, 1], [1, 1, 1, 1], [0, -1, -1, -1], [1, 1, 1, 1], [-1, 0, 0, 1]]> : tensor<5x4xi2>
  %27 = gc.optimization_barrier %26 : (tensor<5x4xi2>) -> tensor<5x4xi2>
  %28 = gc.dot %25, %27 batch [] x [] contract [1] x [0] : (tensor<1x5xi2>, tensor<5x4xi2>) -> tensor<1x4xi2>
  %29 = gc.constant dense<[[-2, 1, -2, -1]]> : tensor<1x4xi2>
  gc.expect eq %28, %29 : tensor<1x4xi2>
  %30 = gc.constant dense<[[1], [1], [-1], [0], [-1]]> : tensor<5x1xi2>
  %31 = gc.optimization_barrier %30 : (tensor<5x1xi2>) -> tensor<5x1xi2>
  %32 = gc.constant dense<[[0, 1, 0]]> : tensor<1x3xi2>
  %33 = gc.optimization_barrier %32 : (tensor<1x3xi2>) -> tensor<1x3xi2>
  %34 = gc.dot %31, %33 batch [] x [] contract [1] x [0] : (tensor<5x1xi2>, tensor<1x3xi2>) -> tensor<5x3xi2>
  %35 = gc.constant dense<[[0, 1, 0], [0, 1, 0], [0, -1, 0], [0, 0, 0], [0, -1, 0]]> : tensor<5x3xi2>
  gc.expect eq %34, %35 : tensor<5x3xi2>
  // i4
  %36 = gc.constant dense<[[1, 0, 0, 1, 1], [1, 0, 0, 0, -1]]> : tensor<2x5xi4>
  %37 = gc.optimization_barrier %36 : (tensor<2x5xi4>) -> tensor<2x5xi4>
  %38 = gc.constant dense<[[-1, 1, 0], [-1, 0, 1], [1, 1, 1], [-1, -1, 1], [0, 0, 0]]> : tensor<5x3xi4>
  %39 = gc.optimization_barrier %38 : (tensor<5x3xi4>) -> tensor<5x3xi4>
  %40 = gc.dot %37, %39 batch [] x [] contract [1] x [0] : (tensor<2x5xi4>, tensor<5x3xi4>) -> tensor<2x3xi4>
  %41 = gc.constant dense<[[-2, 0, 1], [-1, 1, 0]]> : tensor<2x3xi4>
  gc.expect eq %40, %41 : tensor<2x3xi4>
  %42 = gc.constant dense<[[-1, 0, -1, -1, 0]]> : tensor<1x5xi4>
  %43 = gc.optimization_barrier %42 : (tensor<1x5xi4>) -> tensor<1x5xi4>
  %44 = gc.constant dense<[[0, -1, 1, 1], [-1, -1, 0, 1], [1, -1, 1, 1], [0, 0, 1, 1], [0, 1, -1, 1]]> : tensor<5x4xi4>
  %45 = gc.optimization_barrier %44 : (tensor<5x4xi4>) -> tensor<5x4xi4>
  %46 = gc.dot %43, %45 batch [] x [] contract [1] x [0] : (tensor<1x5xi4>, tensor<5x4xi4>) -> tensor<1x4xi4>
  %47 = gc.constant dense<[[-1, 2, -3, -3]]> : tensor<1x4xi4>
  gc.expect eq %46, %47 : tensor<1x4xi4>
  %48 = gc.constant dense<[[-1], [1], [-1], [-1], [1]]> : tensor<5x1xi4>
  %49 = gc.optimization_barrier %48 : (tensor<5x1xi4>) -> tensor<5x1xi4>
  %50 = gc.constant dense<[[0, 0, 1]]> : tensor<1x3xi4>
  %51 = gc.optimization_barrier %50 : (tensor<1x3xi4>) -> tensor<1x3xi4>
  %52 = gc.dot %49, %51 batch [] x [] contract [1] x [0] : (tensor<5x1xi4>, tensor<1x3xi4>) -> tensor<5x3xi4>
  %53 = gc.constant dense<[[0, 0, -1], [0, 0, 1], [0, 0, -1], [0, 0, -1], [0, 0, 1]]> : tensor<5x3xi4>
  gc.expect eq %52, %53 : tensor<5x3xi4>
  // i8
  %54 = gc.constant dense<[[-1, -1, 0, -1, -1], [-1, 0, -1, 1, 1]]> : tensor<2x5xi8>
  %55 = gc.optimization_barrier %54 : (tensor<2x5xi8>) -> tensor<2x5xi8>
  %56 = gc.constant dense<[[0, 1, 1], [0, 1, 0], [1, 1, 1], [0, 1, 1], [1, 0, -1]]> : tensor<5x3xi8>
  %57 = gc.optimization_barrier %56 : (tensor<5x3xi8>) -> tensor<5x3xi8>
  %58 = gc.dot %55, %57 batch [] x [] contract [1] x [0] : (tensor<2x5xi8>, tensor<5x3xi8>) -> tensor<2x3xi8>
  %59 = gc.constant dense<[[-1, -3, -1], [0, -1, -2]]> : tensor<2x3xi8>
  gc.expect eq %58, %59 : tensor<2x3xi8>
  %60 = gc.constant dense<[[1, -1, -1, 1, -1]]> : tensor<1x5xi8>
  %61 = gc.optimization_barrier %60 : (tensor<1x5xi8>) -> tensor<1x5xi8>
  %62 = gc.constant dense<[[-1, -1, 0, 1], [1, 1, 0, -1], [1, -1, 1, 0], [-1, 1, 0, 0], [-1, 1, 1, 1]]> : tensor<5x4xi8>
  %63 = gc.optimization_barrier %62 : (tensor<5x4xi8>) -> tensor<5x4xi8>
  %64 = gc.dot %61, %63 batch [] x [] contract [1] x [0] : (tensor<1x5xi8>, tensor<5x4xi8>) -> tensor<1x4xi8>
  %65 = gc.constant dense<[[-3, -1, -2, 1]]> : tensor<1x4xi8>
  gc.expect eq %64, %65 : tensor<1x4xi8>
  %66 = gc.constant dense<[[1], [1], [1], [1], [-1]]> : tensor<5x1xi8>
  %67 = gc.optimization_barrier %66 : (tensor<5x1xi8>) -> tensor<5x1xi8>
  %68 = gc.constant dense<[[-1, 1, 1]]> : tensor<1x3xi8>
  %69 = gc.optimization_barrier %68 : (tensor<1x3xi8>) -> tensor<1x3xi8>
  %70 = gc.dot %67, %69 batch [] x [] contract [1] x [0] : (tensor<5x1xi8>, tensor<1x3xi8>) -> tensor<5x3xi8>
  %71 = gc.constant dense<[[-1, 1, 1], [-1, 1, 1], [-1, 1, 1], [-1, 1, 1], [1, -1, -1]]> : tensor<5x3xi8>
  gc.expect eq %70, %71 : tensor<5x3xi8>
  // i16
  %72 = gc.constant dense<[[-1, 1, 1, 1, -1], [-1, 1, 0, 1, 1]]> : tensor<2x5xi16>
  %73 = gc.optimization_barrier %72 : (tensor<2x5xi16>) -> tensor<2x5xi16>
  %74 = gc.constant dense<[[-1, 1, -1], [1, 0, 0], [-1, 1, -1], [-1, 0, 1], [0, 1, 0]]> : tensor<5x3xi16>
  %75 = gc.optimization_barrier %74 : (tensor<5x3xi16>) -> tensor<5x3xi16>
  %76 = gc.dot %73, %75 batch [] x [] contract [1] x [0] : (tensor<2x5xi16>, tensor<5x3xi16>) -> tensor<2x3xi16>
  %77 = gc.constant dense<[[0, -1, 1], [1, 0, 2]]> : tensor<2x3xi16>
  gc.expect eq %76, %77 : tensor<2x3xi16>
  %78 = gc.constant dense<[[0, 1, 1, 1, 1]]> : tensor<1x5xi16>
  %79 = gc.optimization_barrier %78 : (tensor<1x5xi16>) -> tensor<1x5xi16>
  %80 = gc.constant dense<[[0, 0, 1, 1], [1, -1, 1, 0], [0, 1, 1, 1], [0, 1, 0, 1], [1, 1, -1, -1]]> : tensor<5x4xi16>
  %81 = gc.optimization_barrier %80 : (tensor<5x4xi16>) -> tensor<5x4xi16>
  %82 = gc.dot %79, %81 batch [] x [] contract [1] x [0] : (tensor<1x5xi16>, tensor<5x4xi16>) -> tensor<1x4xi16>
  %83 = gc.constant dense<[[2, 2, 1, 1]]> : tensor<1x4xi16>
  gc.expect eq %82, %83 : tensor<1x4xi16>
  %84 = gc.constant dense<[[-1], [-1], [-1], [1], [1]]> : tensor<5x1xi16>
  %85 = gc.optimization_barrier %84 : (tensor<5x1xi16>) -> tensor<5x1xi16>
  %86 = gc.constant dense<[[1, -1, 0]]> : tensor<1x3xi16>
  %87 = gc.optimization_barrier %86 : (tensor<1x3xi16>) -> tensor<1x3xi16>
  %88 = gc.dot %85, %87 batch [] x [] contract [1] x [0] : (tensor<5x1xi16>, tensor<1x3xi16>) -> tensor<5x3xi16>
  %89 = gc.constant dense<[[-1, 1, 0], [-1, 1, 0], [-1, 1, 0], [1, -1, 0], [1, -1, 0]]> : tensor<5x3xi16>
  gc.expect eq %88, %89 : tensor<5x3xi16>
  // i32
  %90 = gc.constant dense<[[1, 1, 0, 0, 1], [1, -1, 0, 0, 0]]> : tensor<2x5xi32>
  %91 = gc.optimization_barrier %90 : (tensor<2x5xi32>) -> tensor<2x5xi32>
  %92 = gc.constant dense<[[1, 1, 1], [0, -1, -1], [-1, 0, 0], [0, -1, 0], [-1, 1, -1]]> : tensor<5x3xi32>
  %93 = gc.optimization_barrier %92 : (tensor<5x3xi32>) -> tensor<5x3xi32>
  %94 = gc.dot %91, %93 batch [] x [] contract [1] x [0] : (tensor<2x5xi32>, tensor<5x3xi32>) -> tensor<2x3xi32>
  %95 = gc.constant dense<[[0, 1, -1], [1, 2, 2]]> : tensor<2x3xi32>
  gc.expect eq %94, %95 : tensor<2x3xi32>
  %96 = gc.constant dense<[[0, -1, 0, 1, 1]]> : tensor<1x5xi32>
  %97 = gc.optimization_barrier %96 : (tensor<1x5xi32>) -> tensor<1x5xi32>
  %98 = gc.constant dense<[[1, -1, 1, 1], [1, 1, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1], [1, 1, -1, 1]]> : tensor<5x4xi32>
  %99 = gc.optimization_barrier %98 : (tensor<5x4xi32>) -> tensor<5x4xi32>
  %100 = gc.dot %97, %99 batch [] x [] contract [1] x [0] : (tensor<1x5xi32>, tensor<5x4xi32>) -> tensor<1x4xi32>
  %101 = gc.constant dense<[[1, 1, -1, 1]]> : tensor<1x4xi32>
  gc.expect eq %100, %101 : tensor<1x4xi32>
  %102 = gc.constant dense<[[1], [-1], [1], [1], [-1]]> : tensor<5x1xi32>
  %103 = gc.optimization_barrier %102 : (tensor<5x1xi32>) -> tensor<5x1xi32>
  %104 = gc.constant dense<[[1, -1, 1]]> : tensor<1x3xi32>
  %105 = gc.optimization_barrier %104 : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %106 = gc.dot %103, %105 batch [] x [] contract [1] x [0] : (tensor<5x1xi32>, tensor<1x3xi32>) -> tensor<5x3xi32>
  %107 = gc.constant dense<[[1, -1, 1], [-1, 1, -1], [1, -1, 1], [1, -1, 1], [-1, 1, -1]]> : tensor<5x3xi32>
  gc.expect eq %106, %107 : tensor<5x3xi32>
  // i64
  %108 = gc.constant dense<[[-1, 1, 1, 1, 1], [1, 1, 0, 0, -1]]> : tensor<2x5xi64>
  %109 = gc.optimization_barrier %108 : (tensor<2x5xi64>) -> tensor<2x5xi64>
  %110 = gc.constant dense<[[1, -1, 1], [1, -1, 1], [1, 0, 1], [1, -1, 1], [1, 1, 1]]> : tensor<5x3xi64>
  %111 = gc.optimization_barrier %110 : (tensor<5x3xi64>) -> tensor<5x3xi64>
  %112 = gc.dot %109, %111 batch [] x [] contract [1] x [0] : (tensor<2x5xi64>, tensor<5x3xi64>) -> tensor<2x3xi64>
  %113 = gc.constant dense<[[3, 0, 3], [1, -3, 1]]> : tensor<2x3xi64>
  gc.expect eq %112, %113 : tensor<2x3xi64>
  %114 = gc.constant dense<[[0, 1, 1, 1, 0]]> : tensor<1x5xi64>
  %115 = gc.optimization_barrier %114 : (tensor<1x5xi64>) -> tensor<1x5xi64>
  %116 = gc.constant dense<[[1, -1, 0, -1], [1, -1, 0, 1], [1, 0, 0, -1], [1, 1, 0, 1], [1, 0, -1, 0]]> : tensor<5x4xi64>
  %117 = gc.optimization_barrier %116 : (tensor<5x4xi64>) -> tensor<5x4xi64>
  %118 = gc.dot %115, %117 batch [] x [] contract [1] x [0] : (tensor<1x5xi64>, tensor<5x4xi64>) -> tensor<1x4xi64>
  %119 = gc.constant dense<[[3, 0, 0, 1]]> : tensor<1x4xi64>
  gc.expect eq %118, %119 : tensor<1x4xi64>
  %120 = gc.constant dense<[[-1], [0], [1], [-1], [1]]> : tensor<5x1xi64>
  %121 = gc.optimization_barrier %120 : (tensor<5x1xi64>) -> tensor<5x1xi64>
  %122 = gc.constant dense<1> : tensor<1x3xi64>
  %123 = gc.optimization_barrier %122 : (tensor<1x3xi64>) -> tensor<1x3xi64>
  %124 = gc.dot %121, %123 batch [] x [] contract [1] x [0] : (tensor<5x1xi64>, tensor<1x3xi64>) -> tensor<5x3xi64>
  %125 = gc.constant dense<[[-1, -1, -1], [0, 0, 0], [1, 1, 1], [-1, -1, -1], [1, 1, 1]]> : tensor<5x3xi64>
  gc.expect eq %124, %125 : tensor<5x3xi64>
  // ui2
  %126 = gc.constant dense<[[1, 1, 1, 1, 3], [0, 3, 0, 3, 0]]> : tensor<2x5xui2>
  %127 = gc.optimization_barrier %126 : (tensor<2x5xui2>) -> tensor<2x5xui2>
  %128 = gc.constant dense<[[3, 3, 1], [1, 0, 0], [0, 3, 1], [0, 1, 1], [0, 1, 3]]> : tensor<5x3xui2>
  %129 = gc.optimization_barrier %128 : (tensor<5x3xui2>) -> tensor<5x3xui2>
  %130 = gc.dot %127, %129 batch [] x [] contract [1] x [0] : (tensor<2x5xui2>, tensor<5x3xui2>) -> tensor<2x3xui2>
  %131 = gc.constant dense<[[0, 2, 0], [3, 3, 3]]> : tensor<2x3xui2>
  gc.expect eq %130, %131 : tensor<2x3xui2>
  %132 = gc.constant dense<1> : tensor<1x5xui2>
  %133 = gc.optimization_barrier %132 : (tensor<1x5xui2>) -> tensor<1x5xui2>
  %134 = gc.constant dense<[[0, 3, 3, 3], [1, 1, 1, 0], [0, 3, 1, 1], [1, 1, 3, 0], [3, 1, 1, 3]]> : tensor<5x4xui2>
  %135 = gc.optimization_barrier %134 : (tensor<5x4xui2>) -> tensor<5x4xui2>
  %136 = gc.dot %133, %135 batch [] x [] contract [1] x [0] : (tensor<1x5xui2>, tensor<5x4xui2>) -> tensor<1x4xui2>
  %137 = gc.constant dense<[[1, 1, 1, 3]]> : tensor<1x4xui2>
  gc.expect eq %136, %137 : tensor<1x4xui2>
  %138 = gc.constant dense<[[3], [0], [1], [0], [1]]> : tensor<5x1xui2>
  %139 = gc.optimization_barrier %138 : (tensor<5x1xui2>) -> tensor<5x1xui2>
  %140 = gc.constant dense<0> : tensor<1x3xui2>
  %141 = gc.optimization_barrier %140 : (tensor<1x3xui2>) -> tensor<1x3xui2>
  %142 = gc.dot %139, %141 batch [] x [] contract [1] x [0] : (tensor<5x1xui2>, tensor<1x3xui2>) -> tensor<5x3xui2>
  %143 = gc.constant dense<0> : tensor<5x3xui2>
  gc.expect eq %142, %143 : tensor<5x3xui2>
  // ui4
  %144 = gc.constant dense<[[0, 1, 1, 1, 15], [15, 1, 1, 15, 15]]> : tensor<2x5xui4>
  %145 = gc.optimization_barrier %144 : (tensor<2x5xui4>) -> tensor<2x5xui4>
  %146 = gc.constant dense<[[15, 0, 0], [1, 1, 15], [1, 1, 1], [1, 0, 0], [15, 1, 15]]> : tensor<5x3xui4>
  %147 = gc.optimization_barrier %146 : (tensor<5x3xui4>) -> tensor<5x3xui4>
  %148 = gc.dot %145, %147 batch [] x [] contract [1] x [0] : (tensor<2x5xui4>, tensor<5x3xui4>) -> tensor<2x3xui4>
  %149 = gc.constant dense<[[4, 1, 1], [3, 1, 1]]> : tensor<2x3xui4>
  gc.expect eq %148, %149 : tensor<2x3xui4>
  %150 = gc.constant dense<[[1, 1, 15, 1, 1]]> : tensor<1x5xui4>
  %151 = gc.optimization_barrier %150 : (tensor<1x5xui4>) -> tensor<1x5xui4>
  %152 = gc.constant dense<[[15, 1, 1, 1], [0, 1, 1, 15], [1, 1, 1, 0], [1, 0, 1, 1], [15, 1, 1, 0]]> : tensor<5x4xui4>
  %153 = gc.optimization_barrier %152 : (tensor<5x4xui4>) -> tensor<5x4xui4>
  %154 = gc.dot %151, %153 batch [] x [] contract [1] x [0] : (tensor<1x5xui4>, tensor<5x4xui4>) -> tensor<1x4xui4>
  %155 = gc.constant dense<[[14, 2, 3, 1]]> : tensor<1x4xui4>
  gc.expect eq %154, %155 : tensor<1x4xui4>
  %156 = gc.constant dense<[[1], [0], [0], [15], [0]]> : tensor<5x1xui4>
  %157 = gc.optimization_barrier %156 : (tensor<5x1xui4>) -> tensor<5x1xui4>
  %158 = gc.constant dense<[[0, 1, 1]]> : tensor<1x3xui4>
  %159 = gc.optimization_barrier %158 : (tensor<1x3xui4>) -> tensor<1x3xui4>
  %160 = gc.dot %157, %159 batch [] x [] contract [1] x [0] : (tensor<5x1xui4>, tensor<1x3xui4>) -> tensor<5x3xui4>
  %161 = gc.constant dense<[[0, 1, 1], [0, 0, 0], [0, 0, 0], [0, 15, 15], [0, 0, 0]]> : tensor<5x3xui4>
  gc.expect eq %160, %161 : tensor<5x3xui4>
  // ui8
  %162 = gc.constant dense<[[1, 1, 1, 1, 1], [1, 1, 1, 255, 255]]> : tensor<2x5xui8>
  %163 = gc.optimization_barrier %162 : (tensor<2x5xui8>) -> tensor<2x5xui8>
  %164 = gc.constant dense<[[255, 0, 255], [1, 255, 255], [1, 255, 1], [0, 1, 0], [1, 1, 1]]> : tensor<5x3xui8>
  %165 = gc.optimization_barrier %164 : (tensor<5x3xui8>) -> tensor<5x3xui8>
  %166 = gc.dot %163, %165 batch [] x [] contract [1] x [0] : (tensor<2x5xui8>, tensor<5x3xui8>) -> tensor<2x3xui8>
  %167 = gc.constant dense<[[2, 0, 0], [0, 252, 254]]> : tensor<2x3xui8>
  gc.expect eq %166, %167 : tensor<2x3xui8>
  %168 = gc.constant dense<[[1, 0, 1, 0, 1]]> : tensor<1x5xui8>
  %169 = gc.optimization_barrier %168 : (tensor<1x5xui8>) -> tensor<1x5xui8>
  %170 = gc.constant dense<[[255, 0, 0, 1], [1, 1, 1, 1], [0, 255, 0, 255], [255, 1, 0, 0], [255, 1, 1, 1]]> : tensor<5x4xui8>
  %171 = gc.optimization_barrier %170 : (tensor<5x4xui8>) -> tensor<5x4xui8>
  %172 = gc.dot %169, %171 batch [] x [] contract [1] x [0] : (tensor<1x5xui8>, tensor<5x4xui8>) -> tensor<1x4xui8>
  %173 = gc.constant dense<[[254, 0, 1, 1]]> : tensor<1x4xui8>
  gc.expect eq %172, %173 : tensor<1x4xui8>
  %174 = gc.constant dense<[[1], [1], [0], [1], [1]]> : tensor<5x1xui8>
  %175 = gc.optimization_barrier %174 : (tensor<5x1xui8>) -> tensor<5x1xui8>
  %176 = gc.constant dense<[[0, 1, 1]]> : tensor<1x3xui8>
  %177 = gc.optimization_barrier %176 : (tensor<1x3xui8>) -> tensor<1x3xui8>
  %178 = gc.dot %175, %177 batch [] x [] contract [1] x [0] : (tensor<5x1xui8>, tensor<1x3xui8>) -> tensor<5x3xui8>
  %179 = gc.constant dense<[[0, 1, 1], [0, 1, 1], [0, 0, 0], [0, 1, 1], [0, 1, 1]]> : tensor<5x3xui8>
  gc.expect eq %178, %179 : tensor<5x3xui8>
  // ui16
  %180 = gc.constant dense<[[65535, 65535, 0, 1, 65535], [1, 0, 1, 65535, 0]]> : tensor<2x5xui16>
  %181 = gc.optimization_barrier %180 : (tensor<2x5xui16>) -> tensor<2x5xui16>
  %182 = gc.constant dense<[[0, 65535, 0], [1, 1, 1], [1, 0, 65535], [0, 0, 65535], [1, 65535, 0]]> : tensor<5x3xui16>
  %183 = gc.optimization_barrier %182 : (tensor<5x3xui16>) -> tensor<5x3xui16>
  %184 = gc.dot %181, %183 batch [] x [] contract [1] x [0] : (tensor<2x5xui16>, tensor<5x3xui16>) -> tensor<2x3xui16>
  %185 = gc.constant dense<[[65534, 1, 65534], [1, 65535, 0]]> : tensor<2x3xui16>
  gc.expect eq %184, %185 : tensor<2x3xui16>
  %186 = gc.constant dense<[[0, 1, 1, 1, 1]]> : tensor<1x5xui16>
  %187 = gc.optimization_barrier %186 : (tensor<1x5xui16>) -> tensor<1x5xui16>
  %188 = gc.constant dense<[[1, 0, 1, 65535], [65535, 0, 65535, 65535], [1, 0, 0, 1], [1, 1, 65535, 65535], [1, 65535, 1, 1]]> : tensor<5x4xui16>
  %189 = gc.optimization_barrier %188 : (tensor<5x4xui16>) -> tensor<5x4xui16>
  %190 = gc.dot %187, %189 batch [] x [] contract [1] x [0] : (tensor<1x5xui16>, tensor<5x4xui16>) -> tensor<1x4xui16>
  %191 = gc.constant dense<[[2, 0, 65535, 0]]> : tensor<1x4xui16>
  gc.expect eq %190, %191 : tensor<1x4xui16>
  %192 = gc.constant dense<[[0], [1], [65535], [1], [0]]> : tensor<5x1xui16>
  %193 = gc.optimization_barrier %192 : (tensor<5x1xui16>) -> tensor<5x1xui16>
  %194 = gc.constant dense<[[0, 1, 1]]> : tensor<1x3xui16>
  %195 = gc.optimization_barrier %194 : (tensor<1x3xui16>) -> tensor<1x3xui16>
  %196 = gc.dot %193, %195 batch [] x [] contract [1] x [0] : (tensor<5x1xui16>, tensor<1x3xui16>) -> tensor<5x3xui16>
  %197 = gc.constant dense<[[0, 0, 0], [0, 1, 1], [0, 65535, 65535], [0, 1, 1], [0, 0, 0]]> : tensor<5x3xui16>
  gc.expect eq %196, %197 : tensor<5x3xui16>
  // ui32
  %198 = gc.constant dense<[[4294967295, 4294967295, 0, 1, 1], [1, 4294967295, 4294967295, 1, 4294967295]]> : tensor<2x5xui32>
  %199 = gc.optimization_barrier %198 : (tensor<2x5xui32>) -> tensor<2x5xui32>
  %200 = gc.constant dense<[[0, 1, 4294967295], [1, 0, 1], [4294967295, 0, 1], [0, 1, 1], [0, 4294967295, 0]]> : tensor<5x3xui32>
  %201 = gc.optimization_barrier %200 : (tensor<5x3xui32>) -> tensor<5x3xui32>
  %202 = gc.dot %199, %201 batch [] x [] contract [1] x [0] : (tensor<2x5xui32>, tensor<5x3xui32>) -> tensor<2x3xui32>
  %203 = gc.constant dense<[[4294967295, 4294967295, 1], [0, 3, 4294967294]]> : tensor<2x3xui32>
  gc.expect eq %202, %203 : tensor<2x3xui32>
  %204 = gc.constant dense<[[1, 1, 1, 1, 4294967295]]> : tensor<1x5xui32>
  %205 = gc.optimization_barrier %204 : (tensor<1x5xui32>) -> tensor<1x5xui32>
  %206 = gc.constant dense<[[0, 4294967295, 1, 0], [0, 0, 1, 4294967295], [1, 0, 0, 1], [1, 4294967295, 4294967295, 0], [4294967295, 4294967295, 1, 0]]> : tensor<5x4xui32>
  %207 = gc.optimization_barrier %206 : (tensor<5x4xui32>) -> tensor<5x4xui32>
  %208 = gc.dot %205, %207 batch [] x [] contract [1] x [0] : (tensor<1x5xui32>, tensor<5x4xui32>) -> tensor<1x4xui32>
  %209 = gc.constant dense<[[3, 4294967295, 0, 0]]> : tensor<1x4xui32>
  gc.expect eq %208, %209 : tensor<1x4xui32>
  %210 = gc.constant dense<[[0], [4294967295], [1], [1], [1]]> : tensor<5x1xui32>
  %211 = gc.optimization_barrier %210 : (tensor<5x1xui32>) -> tensor<5x1xui32>
  %212 = gc.constant dense<[[0, 4294967295, 1]]> : tensor<1x3xui32>
  %213 = gc.optimization_barrier %212 : (tensor<1x3xui32>) -> tensor<1x3xui32>
  %214 = gc.dot %211, %213 batch [] x [] contract [1] x [0] : (tensor<5x1xui32>, tensor<1x3xui32>) -> tensor<5x3xui32>
  %215 = gc.constant dense<[[0, 0, 0], [0, 1, 4294967295], [0, 4294967295, 1], [0, 4294967295, 1], [0, 4294967295, 1]]> : tensor<5x3xui32>
  gc.expect eq %214, %215 : tensor<5x3xui32>
  // ui64
  %216 = gc.constant dense<[[18446744073709551615, 0, 0, 18446744073709551615, 18446744073709551615], [1, 0, 18446744073709551615, 0, 1]]> : tensor<2x5xui64>
  %217 = gc.optimization_barrier %216 : (tensor<2x5xui64>) -> tensor<2x5xui64>
  %218 = gc.constant dense<[[1, 18446744073709551615, 0], [18446744073709551615, 1, 1], [0, 0, 1], [1, 18446744073709551615, 1], [1, 0, 0]]> : tensor<5x3xui64>
  %219 = gc.optimization_barrier %218 : (tensor<5x3xui64>) -> tensor<5x3xui64>
  %220 = gc.dot %217, %219 batch [] x [] contract [1] x [0] : (tensor<2x5xui64>, tensor<5x3xui64>) -> tensor<2x3xui64>
  %221 = gc.constant dense<[[18446744073709551613, 2, 18446744073709551615], [2, 18446744073709551615, 18446744073709551615]]> : tensor<2x3xui64>
  gc.expect eq %220, %221 : tensor<2x3xui64>
  %222 = gc.constant dense<[[1, 1, 18446744073709551615, 1, 0]]> : tensor<1x5xui64>
  %223 = gc.optimization_barrier %222 : (tensor<1x5xui64>) -> tensor<1x5xui64>
  %224 = gc.constant dense<[[1, 1, 1, 1], [18446744073709551615, 0, 0, 1], [1, 18446744073709551615, 0, 0], [18446744073709551615, 1, 1, 0], [18446744073709551615, 1, 1, 0]]> : tensor<5x4xui64>
  %225 = gc.optimization_barrier %224 : (tensor<5x4xui64>) -> tensor<5x4xui64>
  %226 = gc.dot %223, %225 batch [] x [] contract [1] x [0] : (tensor<1x5xui64>, tensor<5x4xui64>) -> tensor<1x4xui64>
  %227 = gc.constant dense<[[18446744073709551614, 3, 2, 2]]> : tensor<1x4xui64>
  gc.expect eq %226, %227 : tensor<1x4xui64>
  %228 = gc.constant dense<[[0], [1], [1], [1], [1]]> : tensor<5x1xui64>
  %229 = gc.optimization_barrier %228 : (tensor<5x1xui64>) -> tensor<5x1xui64>
  %230 = gc.constant dense<1> : tensor<1x3xui64>
  %231 = gc.optimization_barrier %230 : (tensor<1x3xui64>) -> tensor<1x3xui64>
  %232 = gc.dot %229, %231 batch [] x [] contract [1] x [0] : (tensor<5x1xui64>, tensor<1x3xui64>) -> tensor<5x3xui64>
  %233 = gc.constant dense<[[0, 0, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]> : tensor<5x3xui64>
  gc.expect eq %232, %233 : tensor<5x3xui64>
  // f8E3M4
  %234 = gc.constant dense<[[0.0, 1.0, 1.0, -1.0, 1.0], [1.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<2x5xf8E3M4>
  %235 = gc.optimization_barrier %234 : (tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4>
  %236 = gc.constant dense<[[-1.0, 1.0, -1.0], [1.0, 1.0, -1.0], [0.0, 0.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 1.0]]> : tensor<5x3xf8E3M4>
  %237 = gc.optimization_barrier %236 : (tensor<5x3xf8E3M4>) -> tensor<5x3xf8E3M4>
  %238 = gc.dot %235, %237 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E3M4>, tensor<5x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  %239 = gc.constant dense<[[-1.0, 1.0, 0.0], [-1.0, 3.0, 2.0]]> : tensor<2x3xf8E3M4>
  gc.expect eq %238, %239 : tensor<2x3xf8E3M4>
  %240 = gc.constant dense<[[1.0, -1.0, -1.0, 1.0, 0.0]]> : tensor<1x5xf8E3M4>
  %241 = gc.optimization_barrier %240 : (tensor<1x5xf8E3M4>) -> tensor<1x5xf8E3M4>
  %242 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 1.0, 1.0], [0.0, 1.0, 0.0, 1.0]]> : tensor<5x4xf8E3M4>
  %243 = gc.optimization_barrier %242 : (tensor<5x4xf8E3M4>) -> tensor<5x4xf8E3M4>
  %244 = gc.dot %241, %243 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E3M4>, tensor<5x4xf8E3M4>) -> tensor<1x4xf8E3M4>
  %245 = gc.constant dense<[[-2.0, -1.0, 2.0, 0.0]]> : tensor<1x4xf8E3M4>
  gc.expect eq %244, %245 : tensor<1x4xf8E3M4>
  %246 = gc.constant dense<[[1.0], [-1.0], [1.0], [0.0], [1.0]]> : tensor<5x1xf8E3M4>
  %247 = gc.optimization_barrier %246 : (tensor<5x1xf8E3M4>) -> tensor<5x1xf8E3M4>
  %248 = gc.constant dense<[[1.0, 0.0, -1.0]]> : tensor<1x3xf8E3M4>
  %249 = gc.optimization_barrier %248 : (tensor<1x3xf8E3M4>) -> tensor<1x3xf8E3M4>
  %250 = gc.dot %247, %249 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E3M4>, tensor<1x3xf8E3M4>) -> tensor<5x3xf8E3M4>
  %251 = gc.constant dense<[[1.0, 0.0, -1.0], [-1.0, -0.0, 1.0], [1.0, 0.0, -1.0], [0.0, 0.0, -0.0], [1.0, 0.0, -1.0]]> : tensor<5x3xf8E3M4>
  gc.expect eq %250, %251 : tensor<5x3xf8E3M4>
  // f8E4M3
  %252 = gc.constant dense<[[1.0, 1.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 0.0, 1.0]]> : tensor<2x5xf8E4M3>
  %253 = gc.optimization_barrier %252 : (tensor<2x5xf8E4M3>) -> tensor<2x5xf8E4M3>
  %254 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 0.0], [1.0, -1.0, 0.0]]> : tensor<5x3xf8E4M3>
  %255 = gc.optimization_barrier %254 : (tensor<5x3xf8E4M3>) -> tensor<5x3xf8E4M3>
  %256 = gc.dot %253, %255 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E4M3>, tensor<5x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  %257 = gc.constant dense<[[1.0, 3.0, -3.0], [2.0, 0.0, -3.0]]> : tensor<2x3xf8E4M3>
  gc.expect eq %256, %257 : tensor<2x3xf8E4M3>
  %258 = gc.constant dense<[[0.0, 0.0, 0.0, 1.0, 1.0]]> : tensor<1x5xf8E4M3>
  %259 = gc.optimization_barrier %258 : (tensor<1x5xf8E4M3>) -> tensor<1x5xf8E4M3>
  %260 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0], [-1.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, 1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<5x4xf8E4M3>
  %261 = gc.optimization_barrier %260 : (tensor<5x4xf8E4M3>) -> tensor<5x4xf8E4M3>
  %262 = gc.dot %259, %261 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E4M3>, tensor<5x4xf8E4M3>) -> tensor<1x4xf8E4M3>
  %263 = gc.constant dense<[[0.0, 2.0, -2.0, 1.0]]> : tensor<1x4xf8E4M3>
  gc.expect eq %262, %263 : tensor<1x4xf8E4M3>
  %264 = gc.constant dense<[[1.0], [0.0], [1.0], [1.0], [-1.0]]> : tensor<5x1xf8E4M3>
  %265 = gc.optimization_barrier %264 : (tensor<5x1xf8E4M3>) -> tensor<5x1xf8E4M3>
  %266 = gc.constant dense<[[1.0, 1.0, 0.0]]> : tensor<1x3xf8E4M3>
  %267 = gc.optimization_barrier %266 : (tensor<1x3xf8E4M3>) -> tensor<1x3xf8E4M3>
  %268 = gc.dot %265, %267 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E4M3>, tensor<1x3xf8E4M3>) -> tensor<5x3xf8E4M3>
  %269 = gc.constant dense<[[1.0, 1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, 1.0, 0.0], [-1.0, -1.0, -0.0]]> : tensor<5x3xf8E4M3>
  gc.expect eq %268, %269 : tensor<5x3xf8E4M3>
  // f8E4M3FN
  %270 = gc.constant dense<[[1.0, 1.0, 0.0, 1.0, -1.0], [1.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<2x5xf8E4M3FN>
  %271 = gc.optimization_barrier %270 : (tensor<2x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
  %272 = gc.constant dense<[[0.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 0.0], [1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]]> : tensor<5x3xf8E4M3FN>
  %273 = gc.optimization_barrier %272 : (tensor<5x3xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  %274 = gc.dot %271, %273 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E4M3FN>, tensor<5x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %275 = gc.constant dense<[[3.0, 0.0, 2.0], [2.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
  gc.expect eq %274, %275 : tensor<2x3xf8E4M3FN>
  %276 = gc.constant dense<[[-1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<1x5xf8E4M3FN>
  %277 = gc.optimization_barrier %276 : (tensor<1x5xf8E4M3FN>) -> tensor<1x5xf8E4M3FN>
  %278 = gc.constant dense<[[-1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0], [1.0, 0.0, 1.0, 1.0], [1.0, 0.0, 1.0, 0.0]]> : tensor<5x4xf8E4M3FN>
  %279 = gc.optimization_barrier %278 : (tensor<5x4xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
  %280 = gc.dot %277, %279 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> tensor<1x4xf8E4M3FN>
  %281 = gc.constant dense<[[3.0, 1.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3FN>
  gc.expect eq %280, %281 : tensor<1x4xf8E4M3FN>
  %282 = gc.constant dense<[[1.0], [1.0], [0.0], [1.0], [1.0]]> : tensor<5x1xf8E4M3FN>
  %283 = gc.optimization_barrier %282 : (tensor<5x1xf8E4M3FN>) -> tensor<5x1xf8E4M3FN>
  %284 = gc.constant dense<[[1.0, -1.0, 0.0]]> : tensor<1x3xf8E4M3FN>
  %285 = gc.optimization_barrier %284 : (tensor<1x3xf8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  %286 = gc.dot %283, %285 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E4M3FN>, tensor<1x3xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  %287 = gc.constant dense<[[1.0, -1.0, 0.0], [1.0, -1.0, 0.0], [0.0, -0.0, 0.0], [1.0, -1.0, 0.0], [1.0, -1.0, 0.0]]> : tensor<5x3xf8E4M3FN>
  gc.expect eq %286, %287 : tensor<5x3xf8E4M3FN>
  // f8E4M3FNUZ
  %288 = gc.constant dense<[[-1.0, -1.0, 1.0, 1.0, 0.0], [-1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<2x5xf8E4M3FNUZ>
  %289 = gc.optimization_barrier %288 : (tensor<2x5xf8E4M3FNUZ>) -> tensor<2x5xf8E4M3FNUZ>
  %290 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, 1.0, 0.0], [1.0, 1.0, 1.0], [0.0, 0.0, -1.0], [0.0, 0.0, -1.0]]> : tensor<5x3xf8E4M3FNUZ>
  %291 = gc.optimization_barrier %290 : (tensor<5x3xf8E4M3FNUZ>) -> tensor<5x3xf8E4M3FNUZ>
  %292 = gc.dot %289, %291 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E4M3FNUZ>, tensor<5x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %293 = gc.constant dense<[[0.0, -1.0, -1.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  gc.expect eq %292, %293 : tensor<2x3xf8E4M3FNUZ>
  %294 = gc.constant dense<[[1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<1x5xf8E4M3FNUZ>
  %295 = gc.optimization_barrier %294 : (tensor<1x5xf8E4M3FNUZ>) -> tensor<1x5xf8E4M3FNUZ>
  %296 = gc.constant dense<[[0.0, 1.0, -1.0, 1.0], [0.0, 1.0, 1.0, -1.0], [0.0, 1.0, 1.0, -1.0], [1.0, -1.0, -1.0, 0.0], [-1.0, 0.0, -1.0, -1.0]]> : tensor<5x4xf8E4M3FNUZ>
  %297 = gc.optimization_barrier %296 : (tensor<5x4xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  %298 = gc.dot %295, %297 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> tensor<1x4xf8E4M3FNUZ>
  %299 = gc.constant dense<[[0.0, -1.0, -4.0, 1.0]]> : tensor<1x4xf8E4M3FNUZ>
  gc.expect eq %298, %299 : tensor<1x4xf8E4M3FNUZ>
  %300 = gc.constant dense<[[1.0], [0.0], [-1.0], [1.0], [-1.0]]> : tensor<5x1xf8E4M3FNUZ>
  %301 = gc.optimization_barrier %300 : (tensor<5x1xf8E4M3FNUZ>) -> tensor<5x1xf8E4M3FNUZ>
  %302 = gc.constant dense<[[1.0, 0.0, 1.0]]> : tensor<1x3xf8E4M3FNUZ>
  %303 = gc.optimization_barrier %302 : (tensor<1x3xf8E4M3FNUZ>) -> tensor<1x3xf8E4M3FNUZ>
  %304 = gc.dot %301, %303 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E4M3FNUZ>, tensor<1x3xf8E4M3FNUZ>) -> tensor<5x3xf8E4M3FNUZ>
  %305 = gc.constant dense<[[1.0, 0.0, 1.0], [0.0, 0.0, 0.0], [-1.0, 0.0, -1.0], [1.0, 0.0, 1.0], [-1.0, 0.0, -1.0]]> : tensor<5x3xf8E4M3FNUZ>
  gc.expect eq %304, %305 : tensor<5x3xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %306 = gc.constant dense<[[0.0, 1.0, 0.0, 1.0, 0.0], [-1.0, 1.0, 0.0, -1.0, -1.0]]> : tensor<2x5xf8E4M3B11FNUZ>
  %307 = gc.optimization_barrier %306 : (tensor<2x5xf8E4M3B11FNUZ>) -> tensor<2x5xf8E4M3B11FNUZ>
  %308 = gc.constant dense<[[1.0, 0.0, 1.0], [0.0, 0.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<5x3xf8E4M3B11FNUZ>
  %309 = gc.optimization_barrier %308 : (tensor<5x3xf8E4M3B11FNUZ>) -> tensor<5x3xf8E4M3B11FNUZ>
  %310 = gc.dot %307, %309 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E4M3B11FNUZ>, tensor<5x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %311 = gc.constant dense<[[-1.0, 1.0, 2.0], [-1.0, -1.0, -2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  gc.expect eq %310, %311 : tensor<2x3xf8E4M3B11FNUZ>
  %312 = gc.constant dense<[[1.0, 0.0, 1.0, 0.0, -1.0]]> : tensor<1x5xf8E4M3B11FNUZ>
  %313 = gc.optimization_barrier %312 : (tensor<1x5xf8E4M3B11FNUZ>) -> tensor<1x5xf8E4M3B11FNUZ>
  %314 = gc.constant dense<[[0.0, -1.0, 1.0, -1.0], [-1.0, 0.0, 0.0, -1.0], [1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 1.0], [-1.0, 0.0, -1.0, 1.0]]> : tensor<5x4xf8E4M3B11FNUZ>
  %315 = gc.optimization_barrier %314 : (tensor<5x4xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  %316 = gc.dot %313, %315 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> tensor<1x4xf8E4M3B11FNUZ>
  %317 = gc.constant dense<[[2.0, -1.0, 3.0, -2.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  gc.expect eq %316, %317 : tensor<1x4xf8E4M3B11FNUZ>
  %318 = gc.constant dense<[[1.0], [1.0], [0.0], [-1.0], [0.0]]> : tensor<5x1xf8E4M3B11FNUZ>
  %319 = gc.optimization_barrier %318 : (tensor<5x1xf8E4M3B11FNUZ>) -> tensor<5x1xf8E4M3B11FNUZ>
  %320 = gc.constant dense<[[-1.0, 1.0, -1.0]]> : tensor<1x3xf8E4M3B11FNUZ>
  %321 = gc.optimization_barrier %320 : (tensor<1x3xf8E4M3B11FNUZ>) -> tensor<1x3xf8E4M3B11FNUZ>
  %322 = gc.dot %319, %321 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E4M3B11FNUZ>, tensor<1x3xf8E4M3B11FNUZ>) -> tensor<5x3xf8E4M3B11FNUZ>
  %323 = gc.constant dense<[[-1.0, 1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, 0.0, 0.0], [1.0, -1.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf8E4M3B11FNUZ>
  gc.expect eq %322, %323 : tensor<5x3xf8E4M3B11FNUZ>
  // f8E5M2
  %324 = gc.constant dense<[[1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0]]> : tensor<2x5xf8E5M2>
  %325 = gc.optimization_barrier %324 : (tensor<2x5xf8E5M2>) -> tensor<2x5xf8E5M2>
  %326 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 0.0, 1.0], [0.0, -1.0, -1.0], [1.0, -1.0, 0.0]]> : tensor<5x3xf8E5M2>
  %327 = gc.optimization_barrier %326 : (tensor<5x3xf8E5M2>) -> tensor<5x3xf8E5M2>
  %328 = gc.dot %325, %327 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E5M2>, tensor<5x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %329 = gc.constant dense<[[3.0, 0.0, 0.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf8E5M2>
  gc.expect eq %328, %329 : tensor<2x3xf8E5M2>
  %330 = gc.constant dense<[[1.0, 0.0, -1.0, 1.0, -1.0]]> : tensor<1x5xf8E5M2>
  %331 = gc.optimization_barrier %330 : (tensor<1x5xf8E5M2>) -> tensor<1x5xf8E5M2>
  %332 = gc.constant dense<[[0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0], [-1.0, 0.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0], [1.0, 0.0, 1.0, 0.0]]> : tensor<5x4xf8E5M2>
  %333 = gc.optimization_barrier %332 : (tensor<5x4xf8E5M2>) -> tensor<5x4xf8E5M2>
  %334 = gc.dot %331, %333 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E5M2>, tensor<5x4xf8E5M2>) -> tensor<1x4xf8E5M2>
  %335 = gc.constant dense<[[0.0, 2.0, 0.0, -1.0]]> : tensor<1x4xf8E5M2>
  gc.expect eq %334, %335 : tensor<1x4xf8E5M2>
  %336 = gc.constant dense<[[1.0], [-1.0], [1.0], [-1.0], [1.0]]> : tensor<5x1xf8E5M2>
  %337 = gc.optimization_barrier %336 : (tensor<5x1xf8E5M2>) -> tensor<5x1xf8E5M2>
  %338 = gc.constant dense<[[0.0, 0.0, 1.0]]> : tensor<1x3xf8E5M2>
  %339 = gc.optimization_barrier %338 : (tensor<1x3xf8E5M2>) -> tensor<1x3xf8E5M2>
  %340 = gc.dot %337, %339 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E5M2>, tensor<1x3xf8E5M2>) -> tensor<5x3xf8E5M2>
  %341 = gc.constant dense<[[0.0, 0.0, 1.0], [-0.0, -0.0, -1.0], [0.0, 0.0, 1.0], [-0.0, -0.0, -1.0], [0.0, 0.0, 1.0]]> : tensor<5x3xf8E5M2>
  gc.expect eq %340, %341 : tensor<5x3xf8E5M2>
  // f8E5M2FNUZ
  %342 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<2x5xf8E5M2FNUZ>
  %343 = gc.optimization_barrier %342 : (tensor<2x5xf8E5M2FNUZ>) -> tensor<2x5xf8E5M2FNUZ>
  %344 = gc.constant dense<[[-1.0, -1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf8E5M2FNUZ>
  %345 = gc.optimization_barrier %344 : (tensor<5x3xf8E5M2FNUZ>) -> tensor<5x3xf8E5M2FNUZ>
  %346 = gc.dot %343, %345 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E5M2FNUZ>, tensor<5x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %347 = gc.constant dense<[[0.0, 0.0, 1.0], [2.0, 2.0, -1.0]]> : tensor<2x3xf8E5M2FNUZ>
  gc.expect eq %346, %347 : tensor<2x3xf8E5M2FNUZ>
  %348 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0, -1.0]]> : tensor<1x5xf8E5M2FNUZ>
  %349 = gc.optimization_barrier %348 : (tensor<1x5xf8E5M2FNUZ>) -> tensor<1x5xf8E5M2FNUZ>
  %350 = gc.constant dense<[[1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 0.0], [-1.0, 1.0, 1.0, 1.0], [0.0, -1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 0.0]]> : tensor<5x4xf8E5M2FNUZ>
  %351 = gc.optimization_barrier %350 : (tensor<5x4xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
  %352 = gc.dot %349, %351 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> tensor<1x4xf8E5M2FNUZ>
  %353 = gc.constant dense<[[-1.0, 2.0, 3.0, 3.0]]> : tensor<1x4xf8E5M2FNUZ>
  gc.expect eq %352, %353 : tensor<1x4xf8E5M2FNUZ>
  %354 = gc.constant dense<[[1.0], [1.0], [0.0], [1.0], [1.0]]> : tensor<5x1xf8E5M2FNUZ>
  %355 = gc.optimization_barrier %354 : (tensor<5x1xf8E5M2FNUZ>) -> tensor<5x1xf8E5M2FNUZ>
  %356 = gc.constant dense<[[1.0, 1.0, 0.0]]> : tensor<1x3xf8E5M2FNUZ>
  %357 = gc.optimization_barrier %356 : (tensor<1x3xf8E5M2FNUZ>) -> tensor<1x3xf8E5M2FNUZ>
  %358 = gc.dot %355, %357 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E5M2FNUZ>, tensor<1x3xf8E5M2FNUZ>) -> tensor<5x3xf8E5M2FNUZ>
  %359 = gc.constant dense<[[1.0, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<5x3xf8E5M2FNUZ>
  gc.expect eq %358, %359 : tensor<5x3xf8E5M2FNUZ>
  // f8E8M0FNU
  %360 = gc.constant dense<[[0.5, 0.5, 4.0, 1.0, 0.5], [1.0, 2.0, 1.0, 0.5, 1.0]]> : tensor<2x5xf8E8M0FNU>
  %361 = gc.optimization_barrier %360 : (tensor<2x5xf8E8M0FNU>) -> tensor<2x5xf8E8M0FNU>
  %362 = gc.constant dense<[[2.0, 4.0, 4.0], [4.0, 2.0, 2.0], [0.5, 2.0, 0.5], [0.5, 2.0, 1.0], [0.5, 4.0, 0.5]]> : tensor<5x3xf8E8M0FNU>
  %363 = gc.optimization_barrier %362 : (tensor<5x3xf8E8M0FNU>) -> tensor<5x3xf8E8M0FNU>
  %364 = gc.dot %361, %363 batch [] x [] contract [1] x [0] : (tensor<2x5xf8E8M0FNU>, tensor<5x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  %365 = gc.constant dense<[[4.0, 16.0, 8.0], [8.0, 16.0, 8.0]]> : tensor<2x3xf8E8M0FNU>
  gc.expect eq %364, %365 : tensor<2x3xf8E8M0FNU>
  %366 = gc.constant dense<[[4.0, 1.0, 0.5, 4.0, 0.5]]> : tensor<1x5xf8E8M0FNU>
  %367 = gc.optimization_barrier %366 : (tensor<1x5xf8E8M0FNU>) -> tensor<1x5xf8E8M0FNU>
  %368 = gc.constant dense<[[2.0, 1.0, 1.0, 0.5], [4.0, 0.5, 1.0, 1.0], [2.0, 1.0, 0.5, 2.0], [4.0, 1.0, 1.0, 0.5], [0.5, 1.0, 4.0, 1.0]]> : tensor<5x4xf8E8M0FNU>
  %369 = gc.optimization_barrier %368 : (tensor<5x4xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
  %370 = gc.dot %367, %369 batch [] x [] contract [1] x [0] : (tensor<1x5xf8E8M0FNU>, tensor<5x4xf8E8M0FNU>) -> tensor<1x4xf8E8M0FNU>
  %371 = gc.constant dense<[[32.0, 8.0, 8.0, 8.0]]> : tensor<1x4xf8E8M0FNU>
  gc.expect eq %370, %371 : tensor<1x4xf8E8M0FNU>
  %372 = gc.constant dense<[[4.0], [0.5], [1.0], [4.0], [0.5]]> : tensor<5x1xf8E8M0FNU>
  %373 = gc.optimization_barrier %372 : (tensor<5x1xf8E8M0FNU>) -> tensor<5x1xf8E8M0FNU>
  %374 = gc.constant dense<[[4.0, 1.0, 2.0]]> : tensor<1x3xf8E8M0FNU>
  %375 = gc.optimization_barrier %374 : (tensor<1x3xf8E8M0FNU>) -> tensor<1x3xf8E8M0FNU>
  %376 = gc.dot %373, %375 batch [] x [] contract [1] x [0] : (tensor<5x1xf8E8M0FNU>, tensor<1x3xf8E8M0FNU>) -> tensor<5x3xf8E8M0FNU>
  %377 = gc.constant dense<[[16.0, 4.0, 8.0], [2.0, 0.5, 1.0], [4.0, 1.0, 2.0], [16.0, 4.0, 8.0], [2.0, 0.5, 1.0]]> : tensor<5x3xf8E8M0FNU>
  gc.expect eq %376, %377 : tensor<5x3xf8E8M0FNU>
  // bf16
  %378 = gc.constant dense<[[1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, -1.0]]> : tensor<2x5xbf16>
  %379 = gc.optimization_barrier %378 : (tensor<2x5xbf16>) -> tensor<2x5xbf16>
  %380 = gc.constant dense<[[-1.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [-1.0, 1.0, 1.0], [1.0, -1.0, 0.0]]> : tensor<5x3xbf16>
  %381 = gc.optimization_barrier %380 : (tensor<5x3xbf16>) -> tensor<5x3xbf16>
  %382 = gc.dot %379, %381 batch [] x [] contract [1] x [0] : (tensor<2x5xbf16>, tensor<5x3xbf16>) -> tensor<2x3xbf16>
  %383 = gc.constant dense<[[0.0, 0.0, 3.0], [-2.0, 2.0, 3.0]]> : tensor<2x3xbf16>
  gc.expect eq %382, %383 : tensor<2x3xbf16>
  %384 = gc.constant dense<[[-1.0, 1.0, 1.0, -1.0, 1.0]]> : tensor<1x5xbf16>
  %385 = gc.optimization_barrier %384 : (tensor<1x5xbf16>) -> tensor<1x5xbf16>
  %386 = gc.constant dense<[[0.0, -1.0, -1.0, -1.0], [0.0, 1.0, -1.0, 0.0], [0.0, 1.0, 1.0, 1.0], [0.0, 0.0, -1.0, 1.0], [-1.0, 0.0, 0.0, 1.0]]> : tensor<5x4xbf16>
  %387 = gc.optimization_barrier %386 : (tensor<5x4xbf16>) -> tensor<5x4xbf16>
  %388 = gc.dot %385, %387 batch [] x [] contract [1] x [0] : (tensor<1x5xbf16>, tensor<5x4xbf16>) -> tensor<1x4xbf16>
  %389 = gc.constant dense<[[-1.0, 3.0, 2.0, 2.0]]> : tensor<1x4xbf16>
  gc.expect eq %388, %389 : tensor<1x4xbf16>
  %390 = gc.constant dense<[[-1.0], [-1.0], [0.0], [1.0], [-1.0]]> : tensor<5x1xbf16>
  %391 = gc.optimization_barrier %390 : (tensor<5x1xbf16>) -> tensor<5x1xbf16>
  %392 = gc.constant dense<[[-1.0, 1.0, 1.0]]> : tensor<1x3xbf16>
  %393 = gc.optimization_barrier %392 : (tensor<1x3xbf16>) -> tensor<1x3xbf16>
  %394 = gc.dot %391, %393 batch [] x [] contract [1] x [0] : (tensor<5x1xbf16>, tensor<1x3xbf16>) -> tensor<5x3xbf16>
  %395 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, -1.0, -1.0], [-0.0, 0.0, 0.0], [-1.0, 1.0, 1.0], [1.0, -1.0, -1.0]]> : tensor<5x3xbf16>
  gc.expect eq %394, %395 : tensor<5x3xbf16>
  // f16
  %396 = gc.constant dense<[[-1.0, 0.0, 1.0, 0.0, 1.0], [-1.0, 1.0, -1.0, 0.0, 0.0]]> : tensor<2x5xf16>
  %397 = gc.optimization_barrier %396 : (tensor<2x5xf16>) -> tensor<2x5xf16>
  %398 = gc.constant dense<[[1.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0], [1.0, -1.0, -1.0]]> : tensor<5x3xf16>
  %399 = gc.optimization_barrier %398 : (tensor<5x3xf16>) -> tensor<5x3xf16>
  %400 = gc.dot %397, %399 batch [] x [] contract [1] x [0] : (tensor<2x5xf16>, tensor<5x3xf16>) -> tensor<2x3xf16>
  %401 = gc.constant dense<[[0.0, -3.0, 0.0], [-1.0, 0.0, 0.0]]> : tensor<2x3xf16>
  gc.expect eq %400, %401 : tensor<2x3xf16>
  %402 = gc.constant dense<[[-1.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<1x5xf16>
  %403 = gc.optimization_barrier %402 : (tensor<1x5xf16>) -> tensor<1x5xf16>
  %404 = gc.constant dense<[[1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0], [1.0, 0.0, 1.0, 0.0]]> : tensor<5x4xf16>
  %405 = gc.optimization_barrier %404 : (tensor<5x4xf16>) -> tensor<5x4xf16>
  %406 = gc.dot %403, %405 batch [] x [] contract [1] x [0] : (tensor<1x5xf16>, tensor<5x4xf16>) -> tensor<1x4xf16>
  %407 = gc.constant dense<[[1.0, 0.0, -1.0, 2.0]]> : tensor<1x4xf16>
  gc.expect eq %406, %407 : tensor<1x4xf16>
  %408 = gc.constant dense<[[0.0], [0.0], [1.0], [1.0], [1.0]]> : tensor<5x1xf16>
  %409 = gc.optimization_barrier %408 : (tensor<5x1xf16>) -> tensor<5x1xf16>
  %410 = gc.constant dense<[[1.0, -1.0, 1.0]]> : tensor<1x3xf16>
  %411 = gc.optimization_barrier %410 : (tensor<1x3xf16>) -> tensor<1x3xf16>
  %412 = gc.dot %409, %411 batch [] x [] contract [1] x [0] : (tensor<5x1xf16>, tensor<1x3xf16>) -> tensor<5x3xf16>
  %413 = gc.constant dense<[[0.0, -0.0, 0.0], [0.0, -0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<5x3xf16>
  gc.expect eq %412, %413 : tensor<5x3xf16>
  // f32
  %414 = gc.constant dense<[[-1.0, -1.0, 0.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<2x5xf32>
  %415 = gc.optimization_barrier %414 : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %416 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, 0.0, -1.0], [0.0, 1.0, 1.0], [-1.0, 1.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<5x3xf32>
  %417 = gc.optimization_barrier %416 : (tensor<5x3xf32>) -> tensor<5x3xf32>
  %418 = gc.dot %415, %417 batch [] x [] contract [1] x [0] : (tensor<2x5xf32>, tensor<5x3xf32>) -> tensor<2x3xf32>
  %419 = gc.constant dense<[[-3.0, 3.0, 4.0], [1.0, -2.0, -1.0]]> : tensor<2x3xf32>
  gc.expect eq %418, %419 : tensor<2x3xf32>
  %420 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<1x5xf32>
  %421 = gc.optimization_barrier %420 : (tensor<1x5xf32>) -> tensor<1x5xf32>
  %422 = gc.constant dense<[[0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, -1.0], [-1.0, -1.0, -1.0, 0.0], [0.0, 0.0, 1.0, 0.0], [1.0, -1.0, 1.0, -1.0]]> : tensor<5x4xf32>
  %423 = gc.optimization_barrier %422 : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %424 = gc.dot %421, %423 batch [] x [] contract [1] x [0] : (tensor<1x5xf32>, tensor<5x4xf32>) -> tensor<1x4xf32>
  %425 = gc.constant dense<[[1.0, -3.0, 1.0, -2.0]]> : tensor<1x4xf32>
  gc.expect eq %424, %425 : tensor<1x4xf32>
  %426 = gc.constant dense<[[0.0], [1.0], [1.0], [1.0], [1.0]]> : tensor<5x1xf32>
  %427 = gc.optimization_barrier %426 : (tensor<5x1xf32>) -> tensor<5x1xf32>
  %428 = gc.constant dense<[[1.0, -1.0, 1.0]]> : tensor<1x3xf32>
  %429 = gc.optimization_barrier %428 : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %430 = gc.dot %427, %429 batch [] x [] contract [1] x [0] : (tensor<5x1xf32>, tensor<1x3xf32>) -> tensor<5x3xf32>
  %431 = gc.constant dense<[[0.0, -0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, 1.0], [1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<5x3xf32>
  gc.expect eq %430, %431 : tensor<5x3xf32>
  // f64
  %432 = gc.constant dense<[[1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<2x5xf64>
  %433 = gc.optimization_barrier %432 : (tensor<2x5xf64>) -> tensor<2x5xf64>
  %434 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, 0.0, -1.0], [0.0, 1.0, -1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<5x3xf64>
  %435 = gc.optimization_barrier %434 : (tensor<5x3xf64>) -> tensor<5x3xf64>
  %436 = gc.dot %433, %435 batch [] x [] contract [1] x [0] : (tensor<2x5xf64>, tensor<5x3xf64>) -> tensor<2x3xf64>
  %437 = gc.constant dense<[[3.0, 2.0, 0.0], [3.0, 4.0, -2.0]]> : tensor<2x3xf64>
  gc.expect eq %436, %437 : tensor<2x3xf64>
  %438 = gc.constant dense<[[-1.0, 1.0, 0.0, 0.0, 1.0]]> : tensor<1x5xf64>
  %439 = gc.optimization_barrier %438 : (tensor<1x5xf64>) -> tensor<1x5xf64>
  %440 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0], [1.0, 1.0, 0.0, 1.0], [-1.0, 0.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, 1.0]]> : tensor<5x4xf64>
  %441 = gc.optimization_barrier %440 : (tensor<5x4xf64>) -> tensor<5x4xf64>
  %442 = gc.dot %439, %441 batch [] x [] contract [1] x [0] : (tensor<1x5xf64>, tensor<5x4xf64>) -> tensor<1x4xf64>
  %443 = gc.constant dense<[[2.0, 1.0, 0.0, 3.0]]> : tensor<1x4xf64>
  gc.expect eq %442, %443 : tensor<1x4xf64>
  %444 = gc.constant dense<[[-1.0], [1.0], [-1.0], [1.0], [0.0]]> : tensor<5x1xf64>
  %445 = gc.optimization_barrier %444 : (tensor<5x1xf64>) -> tensor<5x1xf64>
  %446 = gc.constant dense<[[0.0, -1.0, 1.0]]> : tensor<1x3xf64>
  %447 = gc.optimization_barrier %446 : (tensor<1x3xf64>) -> tensor<1x3xf64>
  %448 = gc.dot %445, %447 batch [] x [] contract [1] x [0] : (tensor<5x1xf64>, tensor<1x3xf64>) -> tensor<5x3xf64>
  %449 = gc.constant dense<[[-0.0, 1.0, -1.0], [0.0, -1.0, 1.0], [-0.0, 1.0, -1.0], [0.0, -1.0, 1.0], [0.0, -0.0, 0.0]]> : tensor<5x3xf64>
  gc.expect eq %448, %449 : tensor<5x3xf64>
  return
}
