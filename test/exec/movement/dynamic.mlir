// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// dynamic_slice and dynamic_update_slice clamp their starts.
// [dynamic_slice.clamp]
// [dynamic_update_slice.clamp]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %1 = gc.optimization_barrier %0 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %2 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %3 = gc.optimization_barrier %2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = gc.constant dense<-2147483648> : tensor<i32>
  %5 = gc.optimization_barrier %4 : (tensor<i32>) -> tensor<i32>
  %6 = gc.constant dense<0> : tensor<i32>
  %7 = gc.optimization_barrier %6 : (tensor<i32>) -> tensor<i32>
  %8 = gc.dynamic_slice %1[%5, %7] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %9 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %8, %9 : tensor<2x3xf32>
  %10 = gc.dynamic_update_slice %1, %3[%5, %7] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %11 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %10, %11 : tensor<5x6xf32>
  %12 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %13 = gc.optimization_barrier %12 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %14 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %15 = gc.optimization_barrier %14 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %16 = gc.constant dense<-2147483648> : tensor<i32>
  %17 = gc.optimization_barrier %16 : (tensor<i32>) -> tensor<i32>
  %18 = gc.constant dense<2> : tensor<i32>
  %19 = gc.optimization_barrier %18 : (tensor<i32>) -> tensor<i32>
  %20 = gc.dynamic_slice %13[%17, %19] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %21 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %20, %21 : tensor<2x3xf32>
  %22 = gc.dynamic_update_slice %13, %15[%17, %19] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %23 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %22, %23 : tensor<5x6xf32>
  %24 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %25 = gc.optimization_barrier %24 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %26 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %27 = gc.optimization_barrier %26 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %28 = gc.constant dense<-2147483648> : tensor<i32>
  %29 = gc.optimization_barrier %28 : (tensor<i32>) -> tensor<i32>
  %30 = gc.constant dense<4> : tensor<i32>
  %31 = gc.optimization_barrier %30 : (tensor<i32>) -> tensor<i32>
  %32 = gc.dynamic_slice %25[%29, %31] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %33 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %32, %33 : tensor<2x3xf32>
  %34 = gc.dynamic_update_slice %25, %27[%29, %31] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %35 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %34, %35 : tensor<5x6xf32>
  %36 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %37 = gc.optimization_barrier %36 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %38 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %39 = gc.optimization_barrier %38 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %40 = gc.constant dense<-2147483648> : tensor<i32>
  %41 = gc.optimization_barrier %40 : (tensor<i32>) -> tensor<i32>
  %42 = gc.constant dense<2147483646> : tensor<i32>
  %43 = gc.optimization_barrier %42 : (tensor<i32>) -> tensor<i32>
  %44 = gc.dynamic_slice %37[%41, %43] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %45 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %44, %45 : tensor<2x3xf32>
  %46 = gc.dynamic_update_slice %37, %39[%41, %43] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %47 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %46, %47 : tensor<5x6xf32>
  %48 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %49 = gc.optimization_barrier %48 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %50 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %51 = gc.optimization_barrier %50 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %52 = gc.constant dense<0> : tensor<i32>
  %53 = gc.optimization_barrier %52 : (tensor<i32>) -> tensor<i32>
  %54 = gc.constant dense<0> : tensor<i32>
  %55 = gc.optimization_barrier %54 : (tensor<i32>) -> tensor<i32>
  %56 = gc.dynamic_slice %49[%53, %55] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %57 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %56, %57 : tensor<2x3xf32>
  %58 = gc.dynamic_update_slice %49, %51[%53, %55] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %59 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %58, %59 : tensor<5x6xf32>
  %60 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %61 = gc.optimization_barrier %60 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %62 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %63 = gc.optimization_barrier %62 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %64 = gc.constant dense<0> : tensor<i32>
  %65 = gc.optimization_barrier %64 : (tensor<i32>) -> tensor<i32>
  %66 = gc.constant dense<2> : tensor<i32>
  %67 = gc.optimization_barrier %66 : (tensor<i32>) -> tensor<i32>
  %68 = gc.dynamic_slice %61[%65, %67] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %69 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %68, %69 : tensor<2x3xf32>
  %70 = gc.dynamic_update_slice %61, %63[%65, %67] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %71 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %70, %71 : tensor<5x6xf32>
  %72 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %73 = gc.optimization_barrier %72 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %74 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %75 = gc.optimization_barrier %74 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %76 = gc.constant dense<0> : tensor<i32>
  %77 = gc.optimization_barrier %76 : (tensor<i32>) -> tensor<i32>
  %78 = gc.constant dense<4> : tensor<i32>
  %79 = gc.optimization_barrier %78 : (tensor<i32>) -> tensor<i32>
  %80 = gc.dynamic_slice %73[%77, %79] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %81 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %80, %81 : tensor<2x3xf32>
  %82 = gc.dynamic_update_slice %73, %75[%77, %79] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %83 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %82, %83 : tensor<5x6xf32>
  %84 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %85 = gc.optimization_barrier %84 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %86 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %87 = gc.optimization_barrier %86 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %88 = gc.constant dense<0> : tensor<i32>
  %89 = gc.optimization_barrier %88 : (tensor<i32>) -> tensor<i32>
  %90 = gc.constant dense<2147483646> : tensor<i32>
  %91 = gc.optimization_barrier %90 : (tensor<i32>) -> tensor<i32>
  %92 = gc.dynamic_slice %85[%89, %91] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %93 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %92, %93 : tensor<2x3xf32>
  %94 = gc.dynamic_update_slice %85, %87[%89, %91] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %95 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %94, %95 : tensor<5x6xf32>
  %96 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %97 = gc.optimization_barrier %96 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %98 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %99 = gc.optimization_barrier %98 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %100 = gc.constant dense<1> : tensor<i32>
  %101 = gc.optimization_barrier %100 : (tensor<i32>) -> tensor<i32>
  %102 = gc.constant dense<0> : tensor<i32>
  %103 = gc.optimization_barrier %102 : (tensor<i32>) -> tensor<i32>
  %104 = gc.dynamic_slice %97[%101, %103] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %105 = gc.constant dense<[[-8.0, -9.0, -6.0], [0.0, 2.0, 9.0]]> : tensor<2x3xf32>
  gc.expect eq %104, %105 : tensor<2x3xf32>
  %106 = gc.dynamic_update_slice %97, %99[%101, %103] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %107 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-1.0, 0.0, 5.0, 6.0, 3.0, 8.0], [9.0, -9.0, -7.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %106, %107 : tensor<5x6xf32>
  %108 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %109 = gc.optimization_barrier %108 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %110 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %111 = gc.optimization_barrier %110 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %112 = gc.constant dense<1> : tensor<i32>
  %113 = gc.optimization_barrier %112 : (tensor<i32>) -> tensor<i32>
  %114 = gc.constant dense<2> : tensor<i32>
  %115 = gc.optimization_barrier %114 : (tensor<i32>) -> tensor<i32>
  %116 = gc.dynamic_slice %109[%113, %115] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %117 = gc.constant dense<[[-6.0, 6.0, 3.0], [9.0, 4.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %116, %117 : tensor<2x3xf32>
  %118 = gc.dynamic_update_slice %109, %111[%113, %115] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %119 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -1.0, 0.0, 5.0, 8.0], [0.0, 2.0, 9.0, -9.0, -7.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %118, %119 : tensor<5x6xf32>
  %120 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %121 = gc.optimization_barrier %120 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %122 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %123 = gc.optimization_barrier %122 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %124 = gc.constant dense<1> : tensor<i32>
  %125 = gc.optimization_barrier %124 : (tensor<i32>) -> tensor<i32>
  %126 = gc.constant dense<4> : tensor<i32>
  %127 = gc.optimization_barrier %126 : (tensor<i32>) -> tensor<i32>
  %128 = gc.dynamic_slice %121[%125, %127] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %129 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %128, %129 : tensor<2x3xf32>
  %130 = gc.dynamic_update_slice %121, %123[%125, %127] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %131 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %130, %131 : tensor<5x6xf32>
  %132 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %133 = gc.optimization_barrier %132 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %134 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %135 = gc.optimization_barrier %134 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %136 = gc.constant dense<1> : tensor<i32>
  %137 = gc.optimization_barrier %136 : (tensor<i32>) -> tensor<i32>
  %138 = gc.constant dense<2147483646> : tensor<i32>
  %139 = gc.optimization_barrier %138 : (tensor<i32>) -> tensor<i32>
  %140 = gc.dynamic_slice %133[%137, %139] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %141 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %140, %141 : tensor<2x3xf32>
  %142 = gc.dynamic_update_slice %133, %135[%137, %139] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %143 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %142, %143 : tensor<5x6xf32>
  %144 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %145 = gc.optimization_barrier %144 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %146 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %147 = gc.optimization_barrier %146 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %148 = gc.constant dense<3> : tensor<i32>
  %149 = gc.optimization_barrier %148 : (tensor<i32>) -> tensor<i32>
  %150 = gc.constant dense<0> : tensor<i32>
  %151 = gc.optimization_barrier %150 : (tensor<i32>) -> tensor<i32>
  %152 = gc.dynamic_slice %145[%149, %151] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %153 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %152, %153 : tensor<2x3xf32>
  %154 = gc.dynamic_update_slice %145, %147[%149, %151] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %155 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %154, %155 : tensor<5x6xf32>
  %156 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %157 = gc.optimization_barrier %156 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %158 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %159 = gc.optimization_barrier %158 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %160 = gc.constant dense<3> : tensor<i32>
  %161 = gc.optimization_barrier %160 : (tensor<i32>) -> tensor<i32>
  %162 = gc.constant dense<2> : tensor<i32>
  %163 = gc.optimization_barrier %162 : (tensor<i32>) -> tensor<i32>
  %164 = gc.dynamic_slice %157[%161, %163] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %165 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %164, %165 : tensor<2x3xf32>
  %166 = gc.dynamic_update_slice %157, %159[%161, %163] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %167 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %166, %167 : tensor<5x6xf32>
  %168 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %169 = gc.optimization_barrier %168 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %170 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %171 = gc.optimization_barrier %170 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %172 = gc.constant dense<3> : tensor<i32>
  %173 = gc.optimization_barrier %172 : (tensor<i32>) -> tensor<i32>
  %174 = gc.constant dense<4> : tensor<i32>
  %175 = gc.optimization_barrier %174 : (tensor<i32>) -> tensor<i32>
  %176 = gc.dynamic_slice %169[%173, %175] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %177 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %176, %177 : tensor<2x3xf32>
  %178 = gc.dynamic_update_slice %169, %171[%173, %175] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %179 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %178, %179 : tensor<5x6xf32>
  %180 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %181 = gc.optimization_barrier %180 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %182 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %183 = gc.optimization_barrier %182 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %184 = gc.constant dense<3> : tensor<i32>
  %185 = gc.optimization_barrier %184 : (tensor<i32>) -> tensor<i32>
  %186 = gc.constant dense<2147483646> : tensor<i32>
  %187 = gc.optimization_barrier %186 : (tensor<i32>) -> tensor<i32>
  %188 = gc.dynamic_slice %181[%185, %187] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %189 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %188, %189 : tensor<2x3xf32>
  %190 = gc.dynamic_update_slice %181, %183[%185, %187] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %191 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %190, %191 : tensor<5x6xf32>
  %192 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %193 = gc.optimization_barrier %192 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %194 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %195 = gc.optimization_barrier %194 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %196 = gc.constant dense<2147483647> : tensor<i32>
  %197 = gc.optimization_barrier %196 : (tensor<i32>) -> tensor<i32>
  %198 = gc.constant dense<0> : tensor<i32>
  %199 = gc.optimization_barrier %198 : (tensor<i32>) -> tensor<i32>
  %200 = gc.dynamic_slice %193[%197, %199] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %201 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %200, %201 : tensor<2x3xf32>
  %202 = gc.dynamic_update_slice %193, %195[%197, %199] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %203 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %202, %203 : tensor<5x6xf32>
  %204 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %205 = gc.optimization_barrier %204 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %206 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %207 = gc.optimization_barrier %206 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %208 = gc.constant dense<2147483647> : tensor<i32>
  %209 = gc.optimization_barrier %208 : (tensor<i32>) -> tensor<i32>
  %210 = gc.constant dense<2> : tensor<i32>
  %211 = gc.optimization_barrier %210 : (tensor<i32>) -> tensor<i32>
  %212 = gc.dynamic_slice %205[%209, %211] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %213 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %212, %213 : tensor<2x3xf32>
  %214 = gc.dynamic_update_slice %205, %207[%209, %211] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %215 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %214, %215 : tensor<5x6xf32>
  %216 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %217 = gc.optimization_barrier %216 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %218 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %219 = gc.optimization_barrier %218 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %220 = gc.constant dense<2147483647> : tensor<i32>
  %221 = gc.optimization_barrier %220 : (tensor<i32>) -> tensor<i32>
  %222 = gc.constant dense<4> : tensor<i32>
  %223 = gc.optimization_barrier %222 : (tensor<i32>) -> tensor<i32>
  %224 = gc.dynamic_slice %217[%221, %223] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %225 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %224, %225 : tensor<2x3xf32>
  %226 = gc.dynamic_update_slice %217, %219[%221, %223] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %227 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %226, %227 : tensor<5x6xf32>
  %228 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %229 = gc.optimization_barrier %228 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %230 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %231 = gc.optimization_barrier %230 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %232 = gc.constant dense<2147483647> : tensor<i32>
  %233 = gc.optimization_barrier %232 : (tensor<i32>) -> tensor<i32>
  %234 = gc.constant dense<2147483646> : tensor<i32>
  %235 = gc.optimization_barrier %234 : (tensor<i32>) -> tensor<i32>
  %236 = gc.dynamic_slice %229[%233, %235] sizes [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %237 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %236, %237 : tensor<2x3xf32>
  %238 = gc.dynamic_update_slice %229, %231[%233, %235] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %239 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %238, %239 : tensor<5x6xf32>
  %240 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %241 = gc.optimization_barrier %240 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %242 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %243 = gc.optimization_barrier %242 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %244 = gc.constant dense<-9223372036854775808> : tensor<i64>
  %245 = gc.optimization_barrier %244 : (tensor<i64>) -> tensor<i64>
  %246 = gc.constant dense<0> : tensor<i64>
  %247 = gc.optimization_barrier %246 : (tensor<i64>) -> tensor<i64>
  %248 = gc.dynamic_slice %241[%245, %247] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %249 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %248, %249 : tensor<2x3xf32>
  %250 = gc.dynamic_update_slice %241, %243[%245, %247] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %251 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %250, %251 : tensor<5x6xf32>
  %252 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %253 = gc.optimization_barrier %252 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %254 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %255 = gc.optimization_barrier %254 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %256 = gc.constant dense<-9223372036854775808> : tensor<i64>
  %257 = gc.optimization_barrier %256 : (tensor<i64>) -> tensor<i64>
  %258 = gc.constant dense<2> : tensor<i64>
  %259 = gc.optimization_barrier %258 : (tensor<i64>) -> tensor<i64>
  %260 = gc.dynamic_slice %253[%257, %259] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %261 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %260, %261 : tensor<2x3xf32>
  %262 = gc.dynamic_update_slice %253, %255[%257, %259] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %263 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %262, %263 : tensor<5x6xf32>
  %264 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %265 = gc.optimization_barrier %264 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %266 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %267 = gc.optimization_barrier %266 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %268 = gc.constant dense<-9223372036854775808> : tensor<i64>
  %269 = gc.optimization_barrier %268 : (tensor<i64>) -> tensor<i64>
  %270 = gc.constant dense<4> : tensor<i64>
  %271 = gc.optimization_barrier %270 : (tensor<i64>) -> tensor<i64>
  %272 = gc.dynamic_slice %265[%269, %271] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %273 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %272, %273 : tensor<2x3xf32>
  %274 = gc.dynamic_update_slice %265, %267[%269, %271] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %275 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %274, %275 : tensor<5x6xf32>
  %276 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %277 = gc.optimization_barrier %276 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %278 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %279 = gc.optimization_barrier %278 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %280 = gc.constant dense<-9223372036854775808> : tensor<i64>
  %281 = gc.optimization_barrier %280 : (tensor<i64>) -> tensor<i64>
  %282 = gc.constant dense<9223372036854775806> : tensor<i64>
  %283 = gc.optimization_barrier %282 : (tensor<i64>) -> tensor<i64>
  %284 = gc.dynamic_slice %277[%281, %283] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %285 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %284, %285 : tensor<2x3xf32>
  %286 = gc.dynamic_update_slice %277, %279[%281, %283] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %287 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %286, %287 : tensor<5x6xf32>
  %288 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %289 = gc.optimization_barrier %288 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %290 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %291 = gc.optimization_barrier %290 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %292 = gc.constant dense<0> : tensor<i64>
  %293 = gc.optimization_barrier %292 : (tensor<i64>) -> tensor<i64>
  %294 = gc.constant dense<0> : tensor<i64>
  %295 = gc.optimization_barrier %294 : (tensor<i64>) -> tensor<i64>
  %296 = gc.dynamic_slice %289[%293, %295] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %297 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %296, %297 : tensor<2x3xf32>
  %298 = gc.dynamic_update_slice %289, %291[%293, %295] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %299 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %298, %299 : tensor<5x6xf32>
  %300 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %301 = gc.optimization_barrier %300 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %302 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %303 = gc.optimization_barrier %302 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %304 = gc.constant dense<0> : tensor<i64>
  %305 = gc.optimization_barrier %304 : (tensor<i64>) -> tensor<i64>
  %306 = gc.constant dense<2> : tensor<i64>
  %307 = gc.optimization_barrier %306 : (tensor<i64>) -> tensor<i64>
  %308 = gc.dynamic_slice %301[%305, %307] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %309 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %308, %309 : tensor<2x3xf32>
  %310 = gc.dynamic_update_slice %301, %303[%305, %307] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %311 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %310, %311 : tensor<5x6xf32>
  %312 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %313 = gc.optimization_barrier %312 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %314 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %315 = gc.optimization_barrier %314 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %316 = gc.constant dense<0> : tensor<i64>
  %317 = gc.optimization_barrier %316 : (tensor<i64>) -> tensor<i64>
  %318 = gc.constant dense<4> : tensor<i64>
  %319 = gc.optimization_barrier %318 : (tensor<i64>) -> tensor<i64>
  %320 = gc.dynamic_slice %313[%317, %319] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %321 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %320, %321 : tensor<2x3xf32>
  %322 = gc.dynamic_update_slice %313, %315[%317, %319] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %323 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %322, %323 : tensor<5x6xf32>
  %324 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %325 = gc.optimization_barrier %324 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %326 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %327 = gc.optimization_barrier %326 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %328 = gc.constant dense<0> : tensor<i64>
  %329 = gc.optimization_barrier %328 : (tensor<i64>) -> tensor<i64>
  %330 = gc.constant dense<9223372036854775806> : tensor<i64>
  %331 = gc.optimization_barrier %330 : (tensor<i64>) -> tensor<i64>
  %332 = gc.dynamic_slice %325[%329, %331] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %333 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %332, %333 : tensor<2x3xf32>
  %334 = gc.dynamic_update_slice %325, %327[%329, %331] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %335 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %334, %335 : tensor<5x6xf32>
  %336 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %337 = gc.optimization_barrier %336 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %338 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %339 = gc.optimization_barrier %338 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %340 = gc.constant dense<1> : tensor<i64>
  %341 = gc.optimization_barrier %340 : (tensor<i64>) -> tensor<i64>
  %342 = gc.constant dense<0> : tensor<i64>
  %343 = gc.optimization_barrier %342 : (tensor<i64>) -> tensor<i64>
  %344 = gc.dynamic_slice %337[%341, %343] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %345 = gc.constant dense<[[-8.0, -9.0, -6.0], [0.0, 2.0, 9.0]]> : tensor<2x3xf32>
  gc.expect eq %344, %345 : tensor<2x3xf32>
  %346 = gc.dynamic_update_slice %337, %339[%341, %343] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %347 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-1.0, 0.0, 5.0, 6.0, 3.0, 8.0], [9.0, -9.0, -7.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %346, %347 : tensor<5x6xf32>
  %348 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %349 = gc.optimization_barrier %348 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %350 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %351 = gc.optimization_barrier %350 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %352 = gc.constant dense<1> : tensor<i64>
  %353 = gc.optimization_barrier %352 : (tensor<i64>) -> tensor<i64>
  %354 = gc.constant dense<2> : tensor<i64>
  %355 = gc.optimization_barrier %354 : (tensor<i64>) -> tensor<i64>
  %356 = gc.dynamic_slice %349[%353, %355] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %357 = gc.constant dense<[[-6.0, 6.0, 3.0], [9.0, 4.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %356, %357 : tensor<2x3xf32>
  %358 = gc.dynamic_update_slice %349, %351[%353, %355] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %359 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -1.0, 0.0, 5.0, 8.0], [0.0, 2.0, 9.0, -9.0, -7.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %358, %359 : tensor<5x6xf32>
  %360 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %361 = gc.optimization_barrier %360 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %362 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %363 = gc.optimization_barrier %362 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %364 = gc.constant dense<1> : tensor<i64>
  %365 = gc.optimization_barrier %364 : (tensor<i64>) -> tensor<i64>
  %366 = gc.constant dense<4> : tensor<i64>
  %367 = gc.optimization_barrier %366 : (tensor<i64>) -> tensor<i64>
  %368 = gc.dynamic_slice %361[%365, %367] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %369 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %368, %369 : tensor<2x3xf32>
  %370 = gc.dynamic_update_slice %361, %363[%365, %367] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %371 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %370, %371 : tensor<5x6xf32>
  %372 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %373 = gc.optimization_barrier %372 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %374 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %375 = gc.optimization_barrier %374 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %376 = gc.constant dense<1> : tensor<i64>
  %377 = gc.optimization_barrier %376 : (tensor<i64>) -> tensor<i64>
  %378 = gc.constant dense<9223372036854775806> : tensor<i64>
  %379 = gc.optimization_barrier %378 : (tensor<i64>) -> tensor<i64>
  %380 = gc.dynamic_slice %373[%377, %379] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %381 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %380, %381 : tensor<2x3xf32>
  %382 = gc.dynamic_update_slice %373, %375[%377, %379] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %383 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %382, %383 : tensor<5x6xf32>
  %384 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %385 = gc.optimization_barrier %384 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %386 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %387 = gc.optimization_barrier %386 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %388 = gc.constant dense<3> : tensor<i64>
  %389 = gc.optimization_barrier %388 : (tensor<i64>) -> tensor<i64>
  %390 = gc.constant dense<0> : tensor<i64>
  %391 = gc.optimization_barrier %390 : (tensor<i64>) -> tensor<i64>
  %392 = gc.dynamic_slice %385[%389, %391] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %393 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %392, %393 : tensor<2x3xf32>
  %394 = gc.dynamic_update_slice %385, %387[%389, %391] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %395 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %394, %395 : tensor<5x6xf32>
  %396 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %397 = gc.optimization_barrier %396 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %398 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %399 = gc.optimization_barrier %398 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %400 = gc.constant dense<3> : tensor<i64>
  %401 = gc.optimization_barrier %400 : (tensor<i64>) -> tensor<i64>
  %402 = gc.constant dense<2> : tensor<i64>
  %403 = gc.optimization_barrier %402 : (tensor<i64>) -> tensor<i64>
  %404 = gc.dynamic_slice %397[%401, %403] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %405 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %404, %405 : tensor<2x3xf32>
  %406 = gc.dynamic_update_slice %397, %399[%401, %403] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %407 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %406, %407 : tensor<5x6xf32>
  %408 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %409 = gc.optimization_barrier %408 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %410 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %411 = gc.optimization_barrier %410 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %412 = gc.constant dense<3> : tensor<i64>
  %413 = gc.optimization_barrier %412 : (tensor<i64>) -> tensor<i64>
  %414 = gc.constant dense<4> : tensor<i64>
  %415 = gc.optimization_barrier %414 : (tensor<i64>) -> tensor<i64>
  %416 = gc.dynamic_slice %409[%413, %415] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %417 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %416, %417 : tensor<2x3xf32>
  %418 = gc.dynamic_update_slice %409, %411[%413, %415] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %419 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %418, %419 : tensor<5x6xf32>
  %420 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %421 = gc.optimization_barrier %420 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %422 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %423 = gc.optimization_barrier %422 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %424 = gc.constant dense<3> : tensor<i64>
  %425 = gc.optimization_barrier %424 : (tensor<i64>) -> tensor<i64>
  %426 = gc.constant dense<9223372036854775806> : tensor<i64>
  %427 = gc.optimization_barrier %426 : (tensor<i64>) -> tensor<i64>
  %428 = gc.dynamic_slice %421[%425, %427] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %429 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %428, %429 : tensor<2x3xf32>
  %430 = gc.dynamic_update_slice %421, %423[%425, %427] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %431 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %430, %431 : tensor<5x6xf32>
  %432 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %433 = gc.optimization_barrier %432 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %434 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %435 = gc.optimization_barrier %434 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %436 = gc.constant dense<9223372036854775807> : tensor<i64>
  %437 = gc.optimization_barrier %436 : (tensor<i64>) -> tensor<i64>
  %438 = gc.constant dense<0> : tensor<i64>
  %439 = gc.optimization_barrier %438 : (tensor<i64>) -> tensor<i64>
  %440 = gc.dynamic_slice %433[%437, %439] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %441 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %440, %441 : tensor<2x3xf32>
  %442 = gc.dynamic_update_slice %433, %435[%437, %439] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %443 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %442, %443 : tensor<5x6xf32>
  %444 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %445 = gc.optimization_barrier %444 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %446 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %447 = gc.optimization_barrier %446 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %448 = gc.constant dense<9223372036854775807> : tensor<i64>
  %449 = gc.optimization_barrier %448 : (tensor<i64>) -> tensor<i64>
  %450 = gc.constant dense<2> : tensor<i64>
  %451 = gc.optimization_barrier %450 : (tensor<i64>) -> tensor<i64>
  %452 = gc.dynamic_slice %445[%449, %451] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %453 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %452, %453 : tensor<2x3xf32>
  %454 = gc.dynamic_update_slice %445, %447[%449, %451] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %455 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %454, %455 : tensor<5x6xf32>
  %456 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %457 = gc.optimization_barrier %456 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %458 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %459 = gc.optimization_barrier %458 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %460 = gc.constant dense<9223372036854775807> : tensor<i64>
  %461 = gc.optimization_barrier %460 : (tensor<i64>) -> tensor<i64>
  %462 = gc.constant dense<4> : tensor<i64>
  %463 = gc.optimization_barrier %462 : (tensor<i64>) -> tensor<i64>
  %464 = gc.dynamic_slice %457[%461, %463] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %465 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %464, %465 : tensor<2x3xf32>
  %466 = gc.dynamic_update_slice %457, %459[%461, %463] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %467 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %466, %467 : tensor<5x6xf32>
  %468 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %469 = gc.optimization_barrier %468 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %470 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %471 = gc.optimization_barrier %470 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %472 = gc.constant dense<9223372036854775807> : tensor<i64>
  %473 = gc.optimization_barrier %472 : (tensor<i64>) -> tensor<i64>
  %474 = gc.constant dense<9223372036854775806> : tensor<i64>
  %475 = gc.optimization_barrier %474 : (tensor<i64>) -> tensor<i64>
  %476 = gc.dynamic_slice %469[%473, %475] sizes [2, 3] : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  %477 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %476, %477 : tensor<2x3xf32>
  %478 = gc.dynamic_update_slice %469, %471[%473, %475] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
  %479 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %478, %479 : tensor<5x6xf32>
  %480 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %481 = gc.optimization_barrier %480 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %482 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %483 = gc.optimization_barrier %482 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %484 = gc.constant dense<0> : tensor<ui32>
  %485 = gc.optimization_barrier %484 : (tensor<ui32>) -> tensor<ui32>
  %486 = gc.constant dense<0> : tensor<ui32>
  %487 = gc.optimization_barrier %486 : (tensor<ui32>) -> tensor<ui32>
  %488 = gc.dynamic_slice %481[%485, %487] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %489 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %488, %489 : tensor<2x3xf32>
  %490 = gc.dynamic_update_slice %481, %483[%485, %487] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %491 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %490, %491 : tensor<5x6xf32>
  %492 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %493 = gc.optimization_barrier %492 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %494 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %495 = gc.optimization_barrier %494 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %496 = gc.constant dense<0> : tensor<ui32>
  %497 = gc.optimization_barrier %496 : (tensor<ui32>) -> tensor<ui32>
  %498 = gc.constant dense<2> : tensor<ui32>
  %499 = gc.optimization_barrier %498 : (tensor<ui32>) -> tensor<ui32>
  %500 = gc.dynamic_slice %493[%497, %499] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %501 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %500, %501 : tensor<2x3xf32>
  %502 = gc.dynamic_update_slice %493, %495[%497, %499] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %503 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %502, %503 : tensor<5x6xf32>
  %504 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %505 = gc.optimization_barrier %504 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %506 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %507 = gc.optimization_barrier %506 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %508 = gc.constant dense<0> : tensor<ui32>
  %509 = gc.optimization_barrier %508 : (tensor<ui32>) -> tensor<ui32>
  %510 = gc.constant dense<4> : tensor<ui32>
  %511 = gc.optimization_barrier %510 : (tensor<ui32>) -> tensor<ui32>
  %512 = gc.dynamic_slice %505[%509, %511] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %513 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %512, %513 : tensor<2x3xf32>
  %514 = gc.dynamic_update_slice %505, %507[%509, %511] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %515 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %514, %515 : tensor<5x6xf32>
  %516 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %517 = gc.optimization_barrier %516 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %518 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %519 = gc.optimization_barrier %518 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %520 = gc.constant dense<0> : tensor<ui32>
  %521 = gc.optimization_barrier %520 : (tensor<ui32>) -> tensor<ui32>
  %522 = gc.constant dense<4294967294> : tensor<ui32>
  %523 = gc.optimization_barrier %522 : (tensor<ui32>) -> tensor<ui32>
  %524 = gc.dynamic_slice %517[%521, %523] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %525 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %524, %525 : tensor<2x3xf32>
  %526 = gc.dynamic_update_slice %517, %519[%521, %523] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %527 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %526, %527 : tensor<5x6xf32>
  %528 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %529 = gc.optimization_barrier %528 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %530 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %531 = gc.optimization_barrier %530 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %532 = gc.constant dense<0> : tensor<ui32>
  %533 = gc.optimization_barrier %532 : (tensor<ui32>) -> tensor<ui32>
  %534 = gc.constant dense<0> : tensor<ui32>
  %535 = gc.optimization_barrier %534 : (tensor<ui32>) -> tensor<ui32>
  %536 = gc.dynamic_slice %529[%533, %535] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %537 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %536, %537 : tensor<2x3xf32>
  %538 = gc.dynamic_update_slice %529, %531[%533, %535] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %539 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %538, %539 : tensor<5x6xf32>
  %540 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %541 = gc.optimization_barrier %540 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %542 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %543 = gc.optimization_barrier %542 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %544 = gc.constant dense<0> : tensor<ui32>
  %545 = gc.optimization_barrier %544 : (tensor<ui32>) -> tensor<ui32>
  %546 = gc.constant dense<2> : tensor<ui32>
  %547 = gc.optimization_barrier %546 : (tensor<ui32>) -> tensor<ui32>
  %548 = gc.dynamic_slice %541[%545, %547] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %549 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %548, %549 : tensor<2x3xf32>
  %550 = gc.dynamic_update_slice %541, %543[%545, %547] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %551 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %550, %551 : tensor<5x6xf32>
  %552 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %553 = gc.optimization_barrier %552 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %554 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %555 = gc.optimization_barrier %554 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %556 = gc.constant dense<0> : tensor<ui32>
  %557 = gc.optimization_barrier %556 : (tensor<ui32>) -> tensor<ui32>
  %558 = gc.constant dense<4> : tensor<ui32>
  %559 = gc.optimization_barrier %558 : (tensor<ui32>) -> tensor<ui32>
  %560 = gc.dynamic_slice %553[%557, %559] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %561 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %560, %561 : tensor<2x3xf32>
  %562 = gc.dynamic_update_slice %553, %555[%557, %559] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %563 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %562, %563 : tensor<5x6xf32>
  %564 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %565 = gc.optimization_barrier %564 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %566 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %567 = gc.optimization_barrier %566 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %568 = gc.constant dense<0> : tensor<ui32>
  %569 = gc.optimization_barrier %568 : (tensor<ui32>) -> tensor<ui32>
  %570 = gc.constant dense<4294967294> : tensor<ui32>
  %571 = gc.optimization_barrier %570 : (tensor<ui32>) -> tensor<ui32>
  %572 = gc.dynamic_slice %565[%569, %571] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %573 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %572, %573 : tensor<2x3xf32>
  %574 = gc.dynamic_update_slice %565, %567[%569, %571] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %575 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %574, %575 : tensor<5x6xf32>
  %576 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %577 = gc.optimization_barrier %576 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %578 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %579 = gc.optimization_barrier %578 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %580 = gc.constant dense<1> : tensor<ui32>
  %581 = gc.optimization_barrier %580 : (tensor<ui32>) -> tensor<ui32>
  %582 = gc.constant dense<0> : tensor<ui32>
  %583 = gc.optimization_barrier %582 : (tensor<ui32>) -> tensor<ui32>
  %584 = gc.dynamic_slice %577[%581, %583] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %585 = gc.constant dense<[[-8.0, -9.0, -6.0], [0.0, 2.0, 9.0]]> : tensor<2x3xf32>
  gc.expect eq %584, %585 : tensor<2x3xf32>
  %586 = gc.dynamic_update_slice %577, %579[%581, %583] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %587 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-1.0, 0.0, 5.0, 6.0, 3.0, 8.0], [9.0, -9.0, -7.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %586, %587 : tensor<5x6xf32>
  %588 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %589 = gc.optimization_barrier %588 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %590 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %591 = gc.optimization_barrier %590 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %592 = gc.constant dense<1> : tensor<ui32>
  %593 = gc.optimization_barrier %592 : (tensor<ui32>) -> tensor<ui32>
  %594 = gc.constant dense<2> : tensor<ui32>
  %595 = gc.optimization_barrier %594 : (tensor<ui32>) -> tensor<ui32>
  %596 = gc.dynamic_slice %589[%593, %595] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %597 = gc.constant dense<[[-6.0, 6.0, 3.0], [9.0, 4.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %596, %597 : tensor<2x3xf32>
  %598 = gc.dynamic_update_slice %589, %591[%593, %595] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %599 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -1.0, 0.0, 5.0, 8.0], [0.0, 2.0, 9.0, -9.0, -7.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %598, %599 : tensor<5x6xf32>
  %600 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %601 = gc.optimization_barrier %600 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %602 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %603 = gc.optimization_barrier %602 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %604 = gc.constant dense<1> : tensor<ui32>
  %605 = gc.optimization_barrier %604 : (tensor<ui32>) -> tensor<ui32>
  %606 = gc.constant dense<4> : tensor<ui32>
  %607 = gc.optimization_barrier %606 : (tensor<ui32>) -> tensor<ui32>
  %608 = gc.dynamic_slice %601[%605, %607] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %609 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %608, %609 : tensor<2x3xf32>
  %610 = gc.dynamic_update_slice %601, %603[%605, %607] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %611 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %610, %611 : tensor<5x6xf32>
  %612 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %613 = gc.optimization_barrier %612 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %614 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %615 = gc.optimization_barrier %614 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %616 = gc.constant dense<1> : tensor<ui32>
  %617 = gc.optimization_barrier %616 : (tensor<ui32>) -> tensor<ui32>
  %618 = gc.constant dense<4294967294> : tensor<ui32>
  %619 = gc.optimization_barrier %618 : (tensor<ui32>) -> tensor<ui32>
  %620 = gc.dynamic_slice %613[%617, %619] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %621 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %620, %621 : tensor<2x3xf32>
  %622 = gc.dynamic_update_slice %613, %615[%617, %619] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %623 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %622, %623 : tensor<5x6xf32>
  %624 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %625 = gc.optimization_barrier %624 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %626 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %627 = gc.optimization_barrier %626 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %628 = gc.constant dense<3> : tensor<ui32>
  %629 = gc.optimization_barrier %628 : (tensor<ui32>) -> tensor<ui32>
  %630 = gc.constant dense<0> : tensor<ui32>
  %631 = gc.optimization_barrier %630 : (tensor<ui32>) -> tensor<ui32>
  %632 = gc.dynamic_slice %625[%629, %631] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %633 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %632, %633 : tensor<2x3xf32>
  %634 = gc.dynamic_update_slice %625, %627[%629, %631] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %635 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %634, %635 : tensor<5x6xf32>
  %636 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %637 = gc.optimization_barrier %636 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %638 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %639 = gc.optimization_barrier %638 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %640 = gc.constant dense<3> : tensor<ui32>
  %641 = gc.optimization_barrier %640 : (tensor<ui32>) -> tensor<ui32>
  %642 = gc.constant dense<2> : tensor<ui32>
  %643 = gc.optimization_barrier %642 : (tensor<ui32>) -> tensor<ui32>
  %644 = gc.dynamic_slice %637[%641, %643] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %645 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %644, %645 : tensor<2x3xf32>
  %646 = gc.dynamic_update_slice %637, %639[%641, %643] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %647 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %646, %647 : tensor<5x6xf32>
  %648 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %649 = gc.optimization_barrier %648 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %650 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %651 = gc.optimization_barrier %650 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %652 = gc.constant dense<3> : tensor<ui32>
  %653 = gc.optimization_barrier %652 : (tensor<ui32>) -> tensor<ui32>
  %654 = gc.constant dense<4> : tensor<ui32>
  %655 = gc.optimization_barrier %654 : (tensor<ui32>) -> tensor<ui32>
  %656 = gc.dynamic_slice %649[%653, %655] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %657 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %656, %657 : tensor<2x3xf32>
  %658 = gc.dynamic_update_slice %649, %651[%653, %655] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %659 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %658, %659 : tensor<5x6xf32>
  %660 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %661 = gc.optimization_barrier %660 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %662 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %663 = gc.optimization_barrier %662 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %664 = gc.constant dense<3> : tensor<ui32>
  %665 = gc.optimization_barrier %664 : (tensor<ui32>) -> tensor<ui32>
  %666 = gc.constant dense<4294967294> : tensor<ui32>
  %667 = gc.optimization_barrier %666 : (tensor<ui32>) -> tensor<ui32>
  %668 = gc.dynamic_slice %661[%665, %667] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %669 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %668, %669 : tensor<2x3xf32>
  %670 = gc.dynamic_update_slice %661, %663[%665, %667] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %671 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %670, %671 : tensor<5x6xf32>
  %672 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %673 = gc.optimization_barrier %672 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %674 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %675 = gc.optimization_barrier %674 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %676 = gc.constant dense<4294967295> : tensor<ui32>
  %677 = gc.optimization_barrier %676 : (tensor<ui32>) -> tensor<ui32>
  %678 = gc.constant dense<0> : tensor<ui32>
  %679 = gc.optimization_barrier %678 : (tensor<ui32>) -> tensor<ui32>
  %680 = gc.dynamic_slice %673[%677, %679] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %681 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %680, %681 : tensor<2x3xf32>
  %682 = gc.dynamic_update_slice %673, %675[%677, %679] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %683 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %682, %683 : tensor<5x6xf32>
  %684 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %685 = gc.optimization_barrier %684 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %686 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %687 = gc.optimization_barrier %686 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %688 = gc.constant dense<4294967295> : tensor<ui32>
  %689 = gc.optimization_barrier %688 : (tensor<ui32>) -> tensor<ui32>
  %690 = gc.constant dense<2> : tensor<ui32>
  %691 = gc.optimization_barrier %690 : (tensor<ui32>) -> tensor<ui32>
  %692 = gc.dynamic_slice %685[%689, %691] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %693 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %692, %693 : tensor<2x3xf32>
  %694 = gc.dynamic_update_slice %685, %687[%689, %691] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %695 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %694, %695 : tensor<5x6xf32>
  %696 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %697 = gc.optimization_barrier %696 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %698 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %699 = gc.optimization_barrier %698 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %700 = gc.constant dense<4294967295> : tensor<ui32>
  %701 = gc.optimization_barrier %700 : (tensor<ui32>) -> tensor<ui32>
  %702 = gc.constant dense<4> : tensor<ui32>
  %703 = gc.optimization_barrier %702 : (tensor<ui32>) -> tensor<ui32>
  %704 = gc.dynamic_slice %697[%701, %703] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %705 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %704, %705 : tensor<2x3xf32>
  %706 = gc.dynamic_update_slice %697, %699[%701, %703] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %707 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %706, %707 : tensor<5x6xf32>
  %708 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %709 = gc.optimization_barrier %708 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %710 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %711 = gc.optimization_barrier %710 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %712 = gc.constant dense<4294967295> : tensor<ui32>
  %713 = gc.optimization_barrier %712 : (tensor<ui32>) -> tensor<ui32>
  %714 = gc.constant dense<4294967294> : tensor<ui32>
  %715 = gc.optimization_barrier %714 : (tensor<ui32>) -> tensor<ui32>
  %716 = gc.dynamic_slice %709[%713, %715] sizes [2, 3] : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  %717 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %716, %717 : tensor<2x3xf32>
  %718 = gc.dynamic_update_slice %709, %711[%713, %715] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
  %719 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %718, %719 : tensor<5x6xf32>
  %720 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %721 = gc.optimization_barrier %720 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %722 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %723 = gc.optimization_barrier %722 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %724 = gc.constant dense<-128> : tensor<i8>
  %725 = gc.optimization_barrier %724 : (tensor<i8>) -> tensor<i8>
  %726 = gc.constant dense<0> : tensor<i8>
  %727 = gc.optimization_barrier %726 : (tensor<i8>) -> tensor<i8>
  %728 = gc.dynamic_slice %721[%725, %727] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %729 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %728, %729 : tensor<2x3xf32>
  %730 = gc.dynamic_update_slice %721, %723[%725, %727] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %731 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %730, %731 : tensor<5x6xf32>
  %732 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %733 = gc.optimization_barrier %732 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %734 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %735 = gc.optimization_barrier %734 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %736 = gc.constant dense<-128> : tensor<i8>
  %737 = gc.optimization_barrier %736 : (tensor<i8>) -> tensor<i8>
  %738 = gc.constant dense<2> : tensor<i8>
  %739 = gc.optimization_barrier %738 : (tensor<i8>) -> tensor<i8>
  %740 = gc.dynamic_slice %733[%737, %739] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %741 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %740, %741 : tensor<2x3xf32>
  %742 = gc.dynamic_update_slice %733, %735[%737, %739] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %743 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %742, %743 : tensor<5x6xf32>
  %744 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %745 = gc.optimization_barrier %744 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %746 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %747 = gc.optimization_barrier %746 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %748 = gc.constant dense<-128> : tensor<i8>
  %749 = gc.optimization_barrier %748 : (tensor<i8>) -> tensor<i8>
  %750 = gc.constant dense<4> : tensor<i8>
  %751 = gc.optimization_barrier %750 : (tensor<i8>) -> tensor<i8>
  %752 = gc.dynamic_slice %745[%749, %751] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %753 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %752, %753 : tensor<2x3xf32>
  %754 = gc.dynamic_update_slice %745, %747[%749, %751] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %755 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %754, %755 : tensor<5x6xf32>
  %756 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %757 = gc.optimization_barrier %756 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %758 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %759 = gc.optimization_barrier %758 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %760 = gc.constant dense<-128> : tensor<i8>
  %761 = gc.optimization_barrier %760 : (tensor<i8>) -> tensor<i8>
  %762 = gc.constant dense<126> : tensor<i8>
  %763 = gc.optimization_barrier %762 : (tensor<i8>) -> tensor<i8>
  %764 = gc.dynamic_slice %757[%761, %763] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %765 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %764, %765 : tensor<2x3xf32>
  %766 = gc.dynamic_update_slice %757, %759[%761, %763] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %767 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %766, %767 : tensor<5x6xf32>
  %768 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %769 = gc.optimization_barrier %768 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %770 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %771 = gc.optimization_barrier %770 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %772 = gc.constant dense<0> : tensor<i8>
  %773 = gc.optimization_barrier %772 : (tensor<i8>) -> tensor<i8>
  %774 = gc.constant dense<0> : tensor<i8>
  %775 = gc.optimization_barrier %774 : (tensor<i8>) -> tensor<i8>
  %776 = gc.dynamic_slice %769[%773, %775] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %777 = gc.constant dense<[[7.0, 3.0, 0.0], [-8.0, -9.0, -6.0]]> : tensor<2x3xf32>
  gc.expect eq %776, %777 : tensor<2x3xf32>
  %778 = gc.dynamic_update_slice %769, %771[%773, %775] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %779 = gc.constant dense<[[-1.0, 0.0, 5.0, -4.0, -4.0, -9.0], [9.0, -9.0, -7.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %778, %779 : tensor<5x6xf32>
  %780 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %781 = gc.optimization_barrier %780 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %782 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %783 = gc.optimization_barrier %782 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %784 = gc.constant dense<0> : tensor<i8>
  %785 = gc.optimization_barrier %784 : (tensor<i8>) -> tensor<i8>
  %786 = gc.constant dense<2> : tensor<i8>
  %787 = gc.optimization_barrier %786 : (tensor<i8>) -> tensor<i8>
  %788 = gc.dynamic_slice %781[%785, %787] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %789 = gc.constant dense<[[0.0, -4.0, -4.0], [-6.0, 6.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %788, %789 : tensor<2x3xf32>
  %790 = gc.dynamic_update_slice %781, %783[%785, %787] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %791 = gc.constant dense<[[7.0, 3.0, -1.0, 0.0, 5.0, -9.0], [-8.0, -9.0, 9.0, -9.0, -7.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %790, %791 : tensor<5x6xf32>
  %792 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %793 = gc.optimization_barrier %792 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %794 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %795 = gc.optimization_barrier %794 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %796 = gc.constant dense<0> : tensor<i8>
  %797 = gc.optimization_barrier %796 : (tensor<i8>) -> tensor<i8>
  %798 = gc.constant dense<4> : tensor<i8>
  %799 = gc.optimization_barrier %798 : (tensor<i8>) -> tensor<i8>
  %800 = gc.dynamic_slice %793[%797, %799] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %801 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %800, %801 : tensor<2x3xf32>
  %802 = gc.dynamic_update_slice %793, %795[%797, %799] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %803 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %802, %803 : tensor<5x6xf32>
  %804 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %805 = gc.optimization_barrier %804 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %806 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %807 = gc.optimization_barrier %806 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %808 = gc.constant dense<0> : tensor<i8>
  %809 = gc.optimization_barrier %808 : (tensor<i8>) -> tensor<i8>
  %810 = gc.constant dense<126> : tensor<i8>
  %811 = gc.optimization_barrier %810 : (tensor<i8>) -> tensor<i8>
  %812 = gc.dynamic_slice %805[%809, %811] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %813 = gc.constant dense<[[-4.0, -4.0, -9.0], [6.0, 3.0, 8.0]]> : tensor<2x3xf32>
  gc.expect eq %812, %813 : tensor<2x3xf32>
  %814 = gc.dynamic_update_slice %805, %807[%809, %811] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %815 = gc.constant dense<[[7.0, 3.0, 0.0, -1.0, 0.0, 5.0], [-8.0, -9.0, -6.0, 9.0, -9.0, -7.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %814, %815 : tensor<5x6xf32>
  %816 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %817 = gc.optimization_barrier %816 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %818 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %819 = gc.optimization_barrier %818 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %820 = gc.constant dense<1> : tensor<i8>
  %821 = gc.optimization_barrier %820 : (tensor<i8>) -> tensor<i8>
  %822 = gc.constant dense<0> : tensor<i8>
  %823 = gc.optimization_barrier %822 : (tensor<i8>) -> tensor<i8>
  %824 = gc.dynamic_slice %817[%821, %823] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %825 = gc.constant dense<[[-8.0, -9.0, -6.0], [0.0, 2.0, 9.0]]> : tensor<2x3xf32>
  gc.expect eq %824, %825 : tensor<2x3xf32>
  %826 = gc.dynamic_update_slice %817, %819[%821, %823] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %827 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-1.0, 0.0, 5.0, 6.0, 3.0, 8.0], [9.0, -9.0, -7.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %826, %827 : tensor<5x6xf32>
  %828 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %829 = gc.optimization_barrier %828 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %830 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %831 = gc.optimization_barrier %830 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %832 = gc.constant dense<1> : tensor<i8>
  %833 = gc.optimization_barrier %832 : (tensor<i8>) -> tensor<i8>
  %834 = gc.constant dense<2> : tensor<i8>
  %835 = gc.optimization_barrier %834 : (tensor<i8>) -> tensor<i8>
  %836 = gc.dynamic_slice %829[%833, %835] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %837 = gc.constant dense<[[-6.0, 6.0, 3.0], [9.0, 4.0, 3.0]]> : tensor<2x3xf32>
  gc.expect eq %836, %837 : tensor<2x3xf32>
  %838 = gc.dynamic_update_slice %829, %831[%833, %835] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %839 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -1.0, 0.0, 5.0, 8.0], [0.0, 2.0, 9.0, -9.0, -7.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %838, %839 : tensor<5x6xf32>
  %840 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %841 = gc.optimization_barrier %840 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %842 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %843 = gc.optimization_barrier %842 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %844 = gc.constant dense<1> : tensor<i8>
  %845 = gc.optimization_barrier %844 : (tensor<i8>) -> tensor<i8>
  %846 = gc.constant dense<4> : tensor<i8>
  %847 = gc.optimization_barrier %846 : (tensor<i8>) -> tensor<i8>
  %848 = gc.dynamic_slice %841[%845, %847] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %849 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %848, %849 : tensor<2x3xf32>
  %850 = gc.dynamic_update_slice %841, %843[%845, %847] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %851 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %850, %851 : tensor<5x6xf32>
  %852 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %853 = gc.optimization_barrier %852 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %854 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %855 = gc.optimization_barrier %854 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %856 = gc.constant dense<1> : tensor<i8>
  %857 = gc.optimization_barrier %856 : (tensor<i8>) -> tensor<i8>
  %858 = gc.constant dense<126> : tensor<i8>
  %859 = gc.optimization_barrier %858 : (tensor<i8>) -> tensor<i8>
  %860 = gc.dynamic_slice %853[%857, %859] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %861 = gc.constant dense<[[6.0, 3.0, 8.0], [4.0, 3.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %860, %861 : tensor<2x3xf32>
  %862 = gc.dynamic_update_slice %853, %855[%857, %859] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %863 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, -1.0, 0.0, 5.0], [0.0, 2.0, 9.0, 9.0, -9.0, -7.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %862, %863 : tensor<5x6xf32>
  %864 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %865 = gc.optimization_barrier %864 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %866 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %867 = gc.optimization_barrier %866 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %868 = gc.constant dense<3> : tensor<i8>
  %869 = gc.optimization_barrier %868 : (tensor<i8>) -> tensor<i8>
  %870 = gc.constant dense<0> : tensor<i8>
  %871 = gc.optimization_barrier %870 : (tensor<i8>) -> tensor<i8>
  %872 = gc.dynamic_slice %865[%869, %871] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %873 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %872, %873 : tensor<2x3xf32>
  %874 = gc.dynamic_update_slice %865, %867[%869, %871] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %875 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %874, %875 : tensor<5x6xf32>
  %876 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %877 = gc.optimization_barrier %876 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %878 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %879 = gc.optimization_barrier %878 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %880 = gc.constant dense<3> : tensor<i8>
  %881 = gc.optimization_barrier %880 : (tensor<i8>) -> tensor<i8>
  %882 = gc.constant dense<2> : tensor<i8>
  %883 = gc.optimization_barrier %882 : (tensor<i8>) -> tensor<i8>
  %884 = gc.dynamic_slice %877[%881, %883] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %885 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %884, %885 : tensor<2x3xf32>
  %886 = gc.dynamic_update_slice %877, %879[%881, %883] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %887 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %886, %887 : tensor<5x6xf32>
  %888 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %889 = gc.optimization_barrier %888 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %890 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %891 = gc.optimization_barrier %890 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %892 = gc.constant dense<3> : tensor<i8>
  %893 = gc.optimization_barrier %892 : (tensor<i8>) -> tensor<i8>
  %894 = gc.constant dense<4> : tensor<i8>
  %895 = gc.optimization_barrier %894 : (tensor<i8>) -> tensor<i8>
  %896 = gc.dynamic_slice %889[%893, %895] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %897 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %896, %897 : tensor<2x3xf32>
  %898 = gc.dynamic_update_slice %889, %891[%893, %895] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %899 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %898, %899 : tensor<5x6xf32>
  %900 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %901 = gc.optimization_barrier %900 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %902 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %903 = gc.optimization_barrier %902 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %904 = gc.constant dense<3> : tensor<i8>
  %905 = gc.optimization_barrier %904 : (tensor<i8>) -> tensor<i8>
  %906 = gc.constant dense<126> : tensor<i8>
  %907 = gc.optimization_barrier %906 : (tensor<i8>) -> tensor<i8>
  %908 = gc.dynamic_slice %901[%905, %907] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %909 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %908, %909 : tensor<2x3xf32>
  %910 = gc.dynamic_update_slice %901, %903[%905, %907] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %911 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %910, %911 : tensor<5x6xf32>
  %912 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %913 = gc.optimization_barrier %912 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %914 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %915 = gc.optimization_barrier %914 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %916 = gc.constant dense<127> : tensor<i8>
  %917 = gc.optimization_barrier %916 : (tensor<i8>) -> tensor<i8>
  %918 = gc.constant dense<0> : tensor<i8>
  %919 = gc.optimization_barrier %918 : (tensor<i8>) -> tensor<i8>
  %920 = gc.dynamic_slice %913[%917, %919] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %921 = gc.constant dense<[[1.0, 8.0, -4.0], [-2.0, 7.0, 1.0]]> : tensor<2x3xf32>
  gc.expect eq %920, %921 : tensor<2x3xf32>
  %922 = gc.dynamic_update_slice %913, %915[%917, %919] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %923 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [-1.0, 0.0, 5.0, 6.0, 3.0, -9.0], [9.0, -9.0, -7.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %922, %923 : tensor<5x6xf32>
  %924 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %925 = gc.optimization_barrier %924 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %926 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %927 = gc.optimization_barrier %926 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %928 = gc.constant dense<127> : tensor<i8>
  %929 = gc.optimization_barrier %928 : (tensor<i8>) -> tensor<i8>
  %930 = gc.constant dense<2> : tensor<i8>
  %931 = gc.optimization_barrier %930 : (tensor<i8>) -> tensor<i8>
  %932 = gc.dynamic_slice %925[%929, %931] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %933 = gc.constant dense<[[-4.0, 6.0, 3.0], [1.0, -9.0, 5.0]]> : tensor<2x3xf32>
  gc.expect eq %932, %933 : tensor<2x3xf32>
  %934 = gc.dynamic_update_slice %925, %927[%929, %931] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %935 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -1.0, 0.0, 5.0, -9.0], [-2.0, 7.0, 9.0, -9.0, -7.0, 4.0]]> : tensor<5x6xf32>
  gc.expect eq %934, %935 : tensor<5x6xf32>
  %936 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %937 = gc.optimization_barrier %936 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %938 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %939 = gc.optimization_barrier %938 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %940 = gc.constant dense<127> : tensor<i8>
  %941 = gc.optimization_barrier %940 : (tensor<i8>) -> tensor<i8>
  %942 = gc.constant dense<4> : tensor<i8>
  %943 = gc.optimization_barrier %942 : (tensor<i8>) -> tensor<i8>
  %944 = gc.dynamic_slice %937[%941, %943] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %945 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %944, %945 : tensor<2x3xf32>
  %946 = gc.dynamic_update_slice %937, %939[%941, %943] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %947 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %946, %947 : tensor<5x6xf32>
  %948 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, 6.0, 3.0, -9.0], [-2.0, 7.0, 1.0, -9.0, 5.0, 4.0]]> : tensor<5x6xf32>
  %949 = gc.optimization_barrier %948 : (tensor<5x6xf32>) -> tensor<5x6xf32>
  %950 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]]> : tensor<2x3xf32>
  %951 = gc.optimization_barrier %950 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %952 = gc.constant dense<127> : tensor<i8>
  %953 = gc.optimization_barrier %952 : (tensor<i8>) -> tensor<i8>
  %954 = gc.constant dense<126> : tensor<i8>
  %955 = gc.optimization_barrier %954 : (tensor<i8>) -> tensor<i8>
  %956 = gc.dynamic_slice %949[%953, %955] sizes [2, 3] : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  %957 = gc.constant dense<[[6.0, 3.0, -9.0], [-9.0, 5.0, 4.0]]> : tensor<2x3xf32>
  gc.expect eq %956, %957 : tensor<2x3xf32>
  %958 = gc.dynamic_update_slice %949, %951[%953, %955] : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
  %959 = gc.constant dense<[[7.0, 3.0, 0.0, -4.0, -4.0, -9.0], [-8.0, -9.0, -6.0, 6.0, 3.0, 8.0], [0.0, 2.0, 9.0, 4.0, 3.0, 1.0], [1.0, 8.0, -4.0, -1.0, 0.0, 5.0], [-2.0, 7.0, 1.0, 9.0, -9.0, -7.0]]> : tensor<5x6xf32>
  gc.expect eq %958, %959 : tensor<5x6xf32>
  return
}
