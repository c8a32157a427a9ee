// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// vmap of reductions, cumulative ops, sorts.
// [vmap.value]
// Written by test/exec/make_expected.py; do not edit.
func.func private @sum(%0: tensor<2x3x4xf32>) -> (tensor<3xf32>) {
  %r = gc.reduce add(%0) dims [0, 2] : (tensor<2x3x4xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func private @sum_init(%0: tensor<2x3xf32>, %1: tensor<f32>) -> (tensor<2xf32>) {
  %r = gc.reduce add(%0) init(%1) dims [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func private @all(%0: tensor<3xi1>, %1: tensor<i1>) -> (tensor<i1>) {
  %r = gc.reduce and(%0) init(%1) dims [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  return %r : tensor<i1>
}
func.func private @max_init(%0: tensor<4xf32>, %1: tensor<f32>) -> (tensor<f32>) {
  %r = gc.reduce max(%0) init(%1) dims [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @argmax(%0: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %1 = gc.constant dense<-100.0> : tensor<f32>
  %i = gc.iota dim 1 : tensor<2x4xi32>
  %z = gc.constant dense<0> : tensor<i32>
  %r, %s = gc.reduce region(%0, %i) init(%1, %z) dims [1] {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %p = gc.compare GT %b, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = gc.select %p, %b, %a : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %mi = gc.select %p, %bi, %ai : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %m, %mi : tensor<f32>, tensor<i32>
  } : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %r, %s : tensor<2xf32>, tensor<2xi32>
}
func.func private @cumulative(%0: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
  %r = gc.cumulative add %0 dim 1 reverse exclusive : tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func private @top_k(%0: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %p:2 = gc.top_k %0 k 3 : (tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %p#0, %p#1 : tensor<2x3xf32>, tensor<2x3xi32>
}
func.func private @sort(%0: tensor<2x5xf32>, %1: tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>) {
  %p:2 = gc.sort %0, %1 dim 1 stable {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %l = gc.compare LT %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %l : tensor<i1>
  } : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return %p#0, %p#1 : tensor<2x5xf32>, tensor<2x5xi32>
}
func.func @main() {
  // sum, in_axes [0]
  %0 = gc.constant dense<[[[[7.0, 3.0, 0.0, -4.0], [-4.0, -9.0, -8.0, -9.0], [-6.0, 6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0, 4.0], [3.0, 1.0, 1.0, 8.0], [-4.0, 6.0, 3.0, -9.0]]], [[[-2.0, 7.0, 1.0, -9.0], [5.0, 4.0, 7.0, -6.0], [-8.0, 7.0, -9.0, 1.0]], [[-8.0, -4.0, 0.0, -1.0], [-2.0, -9.0, -9.0, -7.0], [-9.0, 3.0, 0.0, 3.0]]], [[[-5.0, 2.0, 5.0, -2.0], [-1.0, 9.0, 6.0, 9.0], [-2.0, 4.0, 9.0, 3.0]], [[6.0, 4.0, 4.0, -2.0], [7.0, -7.0, 1.0, 4.0], [7.0, 0.0, -2.0, -4.0]]]]> : tensor<3x2x3x4xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x2x3x4xf32>) -> tensor<3x2x3x4xf32>
  %2 = gc.vmap @sum(%1) in_axes [0] out_axes [0] : (tensor<3x2x3x4xf32>) -> (tensor<3x3xf32>)
  %3 = gc.slice %1 start [0, 0, 0, 0] limit [1, 2, 3, 4] stride [1, 1, 1, 1] : (tensor<3x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %4 = gc.reshape %3 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
  %5 = func.call @sum(%4) : (tensor<2x3x4xf32>) -> (tensor<3xf32>)
  %6 = gc.slice %2 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %7 = gc.reshape %6 : (tensor<1x3xf32>) -> tensor<3xf32>
  gc.expect eq %7, %5 : tensor<3xf32>
  %8 = gc.slice %1 start [1, 0, 0, 0] limit [2, 2, 3, 4] stride [1, 1, 1, 1] : (tensor<3x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %9 = gc.reshape %8 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
  %10 = func.call @sum(%9) : (tensor<2x3x4xf32>) -> (tensor<3xf32>)
  %11 = gc.slice %2 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %12 = gc.reshape %11 : (tensor<1x3xf32>) -> tensor<3xf32>
  gc.expect eq %12, %10 : tensor<3xf32>
  %13 = gc.slice %1 start [2, 0, 0, 0] limit [3, 2, 3, 4] stride [1, 1, 1, 1] : (tensor<3x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %14 = gc.reshape %13 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
  %15 = func.call @sum(%14) : (tensor<2x3x4xf32>) -> (tensor<3xf32>)
  %16 = gc.slice %2 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %17 = gc.reshape %16 : (tensor<1x3xf32>) -> tensor<3xf32>
  gc.expect eq %17, %15 : tensor<3xf32>
  // sum_init, in_axes [0, 0]
  %18 = gc.constant dense<[[[-9.0, 3.0, -5.0], [3.0, -3.0, -9.0]], [[1.0, -6.0, 7.0], [1.0, -1.0, 1.0]], [[-1.0, 1.0, 0.0], [-2.0, 4.0, -8.0]]]> : tensor<3x2x3xf32>
  %19 = gc.optimization_barrier %18 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %20 = gc.constant dense<[-4.0, 9.0, -7.0]> : tensor<3xf32>
  %21 = gc.optimization_barrier %20 : (tensor<3xf32>) -> tensor<3xf32>
  %22 = gc.vmap @sum_init(%19, %21) in_axes [0, 0] out_axes [0] : (tensor<3x2x3xf32>, tensor<3xf32>) -> (tensor<3x2xf32>)
  %23 = gc.slice %19 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %24 = gc.reshape %23 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %25 = gc.slice %21 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %26 = gc.reshape %25 : (tensor<1xf32>) -> tensor<f32>
  %27 = func.call @sum_init(%24, %26) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %28 = gc.slice %22 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %29 = gc.reshape %28 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %29, %27 : tensor<2xf32>
  %30 = gc.slice %19 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %31 = gc.reshape %30 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %32 = gc.slice %21 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %33 = gc.reshape %32 : (tensor<1xf32>) -> tensor<f32>
  %34 = func.call @sum_init(%31, %33) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %35 = gc.slice %22 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %36 = gc.reshape %35 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %36, %34 : tensor<2xf32>
  %37 = gc.slice %19 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %38 = gc.reshape %37 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %39 = gc.slice %21 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %40 = gc.reshape %39 : (tensor<1xf32>) -> tensor<f32>
  %41 = func.call @sum_init(%38, %40) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %42 = gc.slice %22 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %43 = gc.reshape %42 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %43, %41 : tensor<2xf32>
  // sum_init, in_axes [1, -1]
  %44 = gc.constant dense<[[[-4.0, 4.0, 3.0], [3.0, 2.0, -2.0], [7.0, 2.0, -9.0]], [[-9.0, -5.0, 1.0], [-9.0, -2.0, 7.0], [-1.0, 2.0, 6.0]]]> : tensor<2x3x3xf32>
  %45 = gc.optimization_barrier %44 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %46 = gc.constant dense<-6.0> : tensor<f32>
  %47 = gc.optimization_barrier %46 : (tensor<f32>) -> tensor<f32>
  %48 = gc.vmap @sum_init(%45, %47) in_axes [1, -1] out_axes [1] : (tensor<2x3x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
  %49 = gc.slice %45 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %50 = gc.reshape %49 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %51 = func.call @sum_init(%50, %47) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %52 = gc.slice %48 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %53 = gc.reshape %52 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %53, %51 : tensor<2xf32>
  %54 = gc.slice %45 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %55 = gc.reshape %54 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %56 = func.call @sum_init(%55, %47) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %57 = gc.slice %48 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %58 = gc.reshape %57 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %58, %56 : tensor<2xf32>
  %59 = gc.slice %45 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %60 = gc.reshape %59 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %61 = func.call @sum_init(%60, %47) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %62 = gc.slice %48 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %63 = gc.reshape %62 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %63, %61 : tensor<2xf32>
  // sum_init, in_axes [-1, 0]
  %64 = gc.constant dense<[[6.0, 7.0, 1.0], [-6.0, -5.0, 8.0]]> : tensor<2x3xf32>
  %65 = gc.optimization_barrier %64 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %66 = gc.constant dense<[-3.0, -1.0, 0.0]> : tensor<3xf32>
  %67 = gc.optimization_barrier %66 : (tensor<3xf32>) -> tensor<3xf32>
  %68 = gc.vmap @sum_init(%65, %67) in_axes [-1, 0] out_axes [0] : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<3x2xf32>)
  %69 = gc.slice %67 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %70 = gc.reshape %69 : (tensor<1xf32>) -> tensor<f32>
  %71 = func.call @sum_init(%65, %70) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %72 = gc.slice %68 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %73 = gc.reshape %72 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %73, %71 : tensor<2xf32>
  %74 = gc.slice %67 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %75 = gc.reshape %74 : (tensor<1xf32>) -> tensor<f32>
  %76 = func.call @sum_init(%65, %75) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %77 = gc.slice %68 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %78 = gc.reshape %77 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %78, %76 : tensor<2xf32>
  %79 = gc.slice %67 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %80 = gc.reshape %79 : (tensor<1xf32>) -> tensor<f32>
  %81 = func.call @sum_init(%65, %80) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %82 = gc.slice %68 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %83 = gc.reshape %82 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %83, %81 : tensor<2xf32>
  // all, in_axes [0, 0]
  %84 = gc.constant dense<[[true, false, false], [true, false, true], [false, false, false]]> : tensor<3x3xi1>
  %85 = gc.optimization_barrier %84 : (tensor<3x3xi1>) -> tensor<3x3xi1>
  %86 = gc.constant dense<[false, true, false]> : tensor<3xi1>
  %87 = gc.optimization_barrier %86 : (tensor<3xi1>) -> tensor<3xi1>
  %88 = gc.vmap @all(%85, %87) in_axes [0, 0] out_axes [0] : (tensor<3x3xi1>, tensor<3xi1>) -> (tensor<3xi1>)
  %89 = gc.slice %85 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %90 = gc.reshape %89 : (tensor<1x3xi1>) -> tensor<3xi1>
  %91 = gc.slice %87 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %92 = gc.reshape %91 : (tensor<1xi1>) -> tensor<i1>
  %93 = func.call @all(%90, %92) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %94 = gc.slice %88 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %95 = gc.reshape %94 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %95, %93 : tensor<i1>
  %96 = gc.slice %85 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %97 = gc.reshape %96 : (tensor<1x3xi1>) -> tensor<3xi1>
  %98 = gc.slice %87 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %99 = gc.reshape %98 : (tensor<1xi1>) -> tensor<i1>
  %100 = func.call @all(%97, %99) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %101 = gc.slice %88 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %102 = gc.reshape %101 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %102, %100 : tensor<i1>
  %103 = gc.slice %85 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %104 = gc.reshape %103 : (tensor<1x3xi1>) -> tensor<3xi1>
  %105 = gc.slice %87 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %106 = gc.reshape %105 : (tensor<1xi1>) -> tensor<i1>
  %107 = func.call @all(%104, %106) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %108 = gc.slice %88 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %109 = gc.reshape %108 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %109, %107 : tensor<i1>
  // all, in_axes [1, -1]
  %110 = gc.constant dense<[[false, false, true], [true, true, true], [true, false, true]]> : tensor<3x3xi1>
  %111 = gc.optimization_barrier %110 : (tensor<3x3xi1>) -> tensor<3x3xi1>
  %112 = gc.constant dense<false> : tensor<i1>
  %113 = gc.optimization_barrier %112 : (tensor<i1>) -> tensor<i1>
  %114 = gc.vmap @all(%111, %113) in_axes [1, -1] out_axes [0] : (tensor<3x3xi1>, tensor<i1>) -> (tensor<3xi1>)
  %115 = gc.slice %111 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
  %116 = gc.reshape %115 : (tensor<3x1xi1>) -> tensor<3xi1>
  %117 = func.call @all(%116, %113) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %118 = gc.slice %114 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %119 = gc.reshape %118 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %119, %117 : tensor<i1>
  %120 = gc.slice %111 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
  %121 = gc.reshape %120 : (tensor<3x1xi1>) -> tensor<3xi1>
  %122 = func.call @all(%121, %113) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %123 = gc.slice %114 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %124 = gc.reshape %123 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %124, %122 : tensor<i1>
  %125 = gc.slice %111 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
  %126 = gc.reshape %125 : (tensor<3x1xi1>) -> tensor<3xi1>
  %127 = func.call @all(%126, %113) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %128 = gc.slice %114 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %129 = gc.reshape %128 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %129, %127 : tensor<i1>
  // all, in_axes [-1, 0]
  %130 = gc.constant dense<[true, true, false]> : tensor<3xi1>
  %131 = gc.optimization_barrier %130 : (tensor<3xi1>) -> tensor<3xi1>
  %132 = gc.constant dense<false> : tensor<3xi1>
  %133 = gc.optimization_barrier %132 : (tensor<3xi1>) -> tensor<3xi1>
  %134 = gc.vmap @all(%131, %133) in_axes [-1, 0] out_axes [0] : (tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi1>)
  %135 = gc.slice %133 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %136 = gc.reshape %135 : (tensor<1xi1>) -> tensor<i1>
  %137 = func.call @all(%131, %136) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %138 = gc.slice %134 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %139 = gc.reshape %138 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %139, %137 : tensor<i1>
  %140 = gc.slice %133 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %141 = gc.reshape %140 : (tensor<1xi1>) -> tensor<i1>
  %142 = func.call @all(%131, %141) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %143 = gc.slice %134 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %144 = gc.reshape %143 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %144, %142 : tensor<i1>
  %145 = gc.slice %133 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %146 = gc.reshape %145 : (tensor<1xi1>) -> tensor<i1>
  %147 = func.call @all(%131, %146) : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %148 = gc.slice %134 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %149 = gc.reshape %148 : (tensor<1xi1>) -> tensor<i1>
  gc.expect eq %149, %147 : tensor<i1>
  // max_init, in_axes [0, 0]
  %150 = gc.constant dense<[[-4.0, -5.0, 1.0, -9.0], [6.0, 6.0, 9.0, 7.0], [-2.0, 5.0, 2.0, 9.0]]> : tensor<3x4xf32>
  %151 = gc.optimization_barrier %150 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %152 = gc.constant dense<[-4.0, 6.0, 6.0]> : tensor<3xf32>
  %153 = gc.optimization_barrier %152 : (tensor<3xf32>) -> tensor<3xf32>
  %154 = gc.vmap @max_init(%151, %153) in_axes [0, 0] out_axes [0] : (tensor<3x4xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %155 = gc.slice %151 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %156 = gc.reshape %155 : (tensor<1x4xf32>) -> tensor<4xf32>
  %157 = gc.slice %153 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %158 = gc.reshape %157 : (tensor<1xf32>) -> tensor<f32>
  %159 = func.call @max_init(%156, %158) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %160 = gc.slice %154 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %161 = gc.reshape %160 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %161, %159 : tensor<f32>
  %162 = gc.slice %151 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %163 = gc.reshape %162 : (tensor<1x4xf32>) -> tensor<4xf32>
  %164 = gc.slice %153 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %165 = gc.reshape %164 : (tensor<1xf32>) -> tensor<f32>
  %166 = func.call @max_init(%163, %165) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %167 = gc.slice %154 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %168 = gc.reshape %167 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %168, %166 : tensor<f32>
  %169 = gc.slice %151 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %170 = gc.reshape %169 : (tensor<1x4xf32>) -> tensor<4xf32>
  %171 = gc.slice %153 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %172 = gc.reshape %171 : (tensor<1xf32>) -> tensor<f32>
  %173 = func.call @max_init(%170, %172) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %174 = gc.slice %154 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %175 = gc.reshape %174 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %175, %173 : tensor<f32>
  // max_init, in_axes [1, -1]
  %176 = gc.constant dense<[[-1.0, -3.0, 8.0], [-1.0, 3.0, -9.0], [1.0, -8.0, 6.0], [-7.0, 1.0, 3.0]]> : tensor<4x3xf32>
  %177 = gc.optimization_barrier %176 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %178 = gc.constant dense<7.0> : tensor<f32>
  %179 = gc.optimization_barrier %178 : (tensor<f32>) -> tensor<f32>
  %180 = gc.vmap @max_init(%177, %179) in_axes [1, -1] out_axes [0] : (tensor<4x3xf32>, tensor<f32>) -> (tensor<3xf32>)
  %181 = gc.slice %177 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %182 = gc.reshape %181 : (tensor<4x1xf32>) -> tensor<4xf32>
  %183 = func.call @max_init(%182, %179) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %184 = gc.slice %180 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %185 = gc.reshape %184 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %185, %183 : tensor<f32>
  %186 = gc.slice %177 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %187 = gc.reshape %186 : (tensor<4x1xf32>) -> tensor<4xf32>
  %188 = func.call @max_init(%187, %179) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %189 = gc.slice %180 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %190 = gc.reshape %189 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %190, %188 : tensor<f32>
  %191 = gc.slice %177 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %192 = gc.reshape %191 : (tensor<4x1xf32>) -> tensor<4xf32>
  %193 = func.call @max_init(%192, %179) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %194 = gc.slice %180 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %195 = gc.reshape %194 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %195, %193 : tensor<f32>
  // max_init, in_axes [-1, 0]
  %196 = gc.constant dense<[7.0, 8.0, 9.0, -1.0]> : tensor<4xf32>
  %197 = gc.optimization_barrier %196 : (tensor<4xf32>) -> tensor<4xf32>
  %198 = gc.constant dense<[-4.0, 0.0, 3.0]> : tensor<3xf32>
  %199 = gc.optimization_barrier %198 : (tensor<3xf32>) -> tensor<3xf32>
  %200 = gc.vmap @max_init(%197, %199) in_axes [-1, 0] out_axes [0] : (tensor<4xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %201 = gc.slice %199 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %202 = gc.reshape %201 : (tensor<1xf32>) -> tensor<f32>
  %203 = func.call @max_init(%197, %202) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %204 = gc.slice %200 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %205 = gc.reshape %204 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %205, %203 : tensor<f32>
  %206 = gc.slice %199 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %207 = gc.reshape %206 : (tensor<1xf32>) -> tensor<f32>
  %208 = func.call @max_init(%197, %207) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %209 = gc.slice %200 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %210 = gc.reshape %209 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %210, %208 : tensor<f32>
  %211 = gc.slice %199 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %212 = gc.reshape %211 : (tensor<1xf32>) -> tensor<f32>
  %213 = func.call @max_init(%197, %212) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  %214 = gc.slice %200 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %215 = gc.reshape %214 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %215, %213 : tensor<f32>
  // argmax, in_axes [0]
  %216 = gc.constant dense<[[[-8.0, -3.0, 1.0, -9.0], [-5.0, -1.0, -9.0, 4.0]], [[1.0, -8.0, 6.0, 8.0], [-1.0, 1.0, -5.0, 2.0]], [[-4.0, -1.0, 5.0, 9.0], [7.0, 5.0, 2.0, 0.0]]]> : tensor<3x2x4xf32>
  %217 = gc.optimization_barrier %216 : (tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %218:2 = gc.vmap @argmax(%217) in_axes [0] out_axes [0, 0] : (tensor<3x2x4xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  %219 = gc.slice %217 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %220 = gc.reshape %219 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %221:2 = func.call @argmax(%220) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %222 = gc.slice %218#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %223 = gc.reshape %222 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %223, %221#0 : tensor<2xf32>
  %224 = gc.slice %218#1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %225 = gc.reshape %224 : (tensor<1x2xi32>) -> tensor<2xi32>
  gc.expect eq %225, %221#1 : tensor<2xi32>
  %226 = gc.slice %217 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %227 = gc.reshape %226 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %228:2 = func.call @argmax(%227) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %229 = gc.slice %218#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %230 = gc.reshape %229 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %230, %228#0 : tensor<2xf32>
  %231 = gc.slice %218#1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %232 = gc.reshape %231 : (tensor<1x2xi32>) -> tensor<2xi32>
  gc.expect eq %232, %228#1 : tensor<2xi32>
  %233 = gc.slice %217 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %234 = gc.reshape %233 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %235:2 = func.call @argmax(%234) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %236 = gc.slice %218#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %237 = gc.reshape %236 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %237, %235#0 : tensor<2xf32>
  %238 = gc.slice %218#1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %239 = gc.reshape %238 : (tensor<1x2xi32>) -> tensor<2xi32>
  gc.expect eq %239, %235#1 : tensor<2xi32>
  // cumulative, in_axes [0]
  %240 = gc.constant dense<[[[-6.0, 0.0, 7.0, 2.0], [6.0, -1.0, -6.0, -6.0]], [[0.0, 1.0, -4.0, -6.0], [0.0, -4.0, -5.0, 5.0]], [[-6.0, 1.0, -9.0, 7.0], [8.0, 6.0, 4.0, -5.0]]]> : tensor<3x2x4xf32>
  %241 = gc.optimization_barrier %240 : (tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %242 = gc.vmap @cumulative(%241) in_axes [0] out_axes [0] : (tensor<3x2x4xf32>) -> (tensor<3x2x4xf32>)
  %243 = gc.slice %241 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %244 = gc.reshape %243 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %245 = func.call @cumulative(%244) : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
  %246 = gc.slice %242 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %247 = gc.reshape %246 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %247, %245 : tensor<2x4xf32>
  %248 = gc.slice %241 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %249 = gc.reshape %248 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %250 = func.call @cumulative(%249) : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
  %251 = gc.slice %242 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %252 = gc.reshape %251 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %252, %250 : tensor<2x4xf32>
  %253 = gc.slice %241 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %254 = gc.reshape %253 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %255 = func.call @cumulative(%254) : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
  %256 = gc.slice %242 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %257 = gc.reshape %256 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %257, %255 : tensor<2x4xf32>
  // top_k, in_axes [0]
  %258 = gc.constant dense<[[[4.0, 1.0, -1.0, -8.0, 1.0, 3.0], [1.0, -6.0, 8.0, -3.0, 9.0, -3.0]], [[-7.0, -4.0, 5.0, 3.0, 3.0, 5.0], [-3.0, 9.0, -8.0, -6.0, 9.0, -1.0]], [[3.0, 7.0, -8.0, 7.0, -3.0, -5.0], [-1.0, 5.0, -8.0, 5.0, -3.0, -6.0]]]> : tensor<3x2x6xf32>
  %259 = gc.optimization_barrier %258 : (tensor<3x2x6xf32>) -> tensor<3x2x6xf32>
  %260:2 = gc.vmap @top_k(%259) in_axes [0] out_axes [0, 0] : (tensor<3x2x6xf32>) -> (tensor<3x2x3xf32>, tensor<3x2x3xi32>)
  %261 = gc.slice %259 start [0, 0, 0] limit [1, 2, 6] stride [1, 1, 1] : (tensor<3x2x6xf32>) -> tensor<1x2x6xf32>
  %262 = gc.reshape %261 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
  %263:2 = func.call @top_k(%262) : (tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %264 = gc.slice %260#0 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %265 = gc.reshape %264 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %265, %263#0 : tensor<2x3xf32>
  %266 = gc.slice %260#1 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %267 = gc.reshape %266 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  gc.expect eq %267, %263#1 : tensor<2x3xi32>
  %268 = gc.slice %259 start [1, 0, 0] limit [2, 2, 6] stride [1, 1, 1] : (tensor<3x2x6xf32>) -> tensor<1x2x6xf32>
  %269 = gc.reshape %268 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
  %270:2 = func.call @top_k(%269) : (tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %271 = gc.slice %260#0 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %272 = gc.reshape %271 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %272, %270#0 : tensor<2x3xf32>
  %273 = gc.slice %260#1 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %274 = gc.reshape %273 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  gc.expect eq %274, %270#1 : tensor<2x3xi32>
  %275 = gc.slice %259 start [2, 0, 0] limit [3, 2, 6] stride [1, 1, 1] : (tensor<3x2x6xf32>) -> tensor<1x2x6xf32>
  %276 = gc.reshape %275 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
  %277:2 = func.call @top_k(%276) : (tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %278 = gc.slice %260#0 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %279 = gc.reshape %278 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %279, %277#0 : tensor<2x3xf32>
  %280 = gc.slice %260#1 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %281 = gc.reshape %280 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  gc.expect eq %281, %277#1 : tensor<2x3xi32>
  // sort, in_axes [0, 0]
  %282 = gc.constant dense<[[[-8.0, -3.0, -6.0, 9.0, -7.0], [-9.0, 5.0, 9.0, 3.0, -6.0]], [[-5.0, 4.0, 3.0, -4.0, -2.0], [-5.0, -7.0, 1.0, 8.0, -3.0]], [[8.0, 9.0, -4.0, 8.0, 5.0], [-2.0, -8.0, 9.0, 8.0, 1.0]]]> : tensor<3x2x5xf32>
  %283 = gc.optimization_barrier %282 : (tensor<3x2x5xf32>) -> tensor<3x2x5xf32>
  %284 = gc.constant dense<[[[6, 5, 5, -4, -3], [-5, 4, 6, 4, 1]], [[6, -2, -2, -6, -9], [7, 8, 7, -5, -3]], [[8, 5, 0, 2, 5], [1, 4, 8, 4, 6]]]> : tensor<3x2x5xi32>
  %285 = gc.optimization_barrier %284 : (tensor<3x2x5xi32>) -> tensor<3x2x5xi32>
  %286:2 = gc.vmap @sort(%283, %285) in_axes [0, 0] out_axes [0, 0] : (tensor<3x2x5xf32>, tensor<3x2x5xi32>) -> (tensor<3x2x5xf32>, tensor<3x2x5xi32>)
  %287 = gc.slice %283 start [0, 0, 0] limit [1, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %288 = gc.reshape %287 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  %289 = gc.slice %285 start [0, 0, 0] limit [1, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %290 = gc.reshape %289 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  %291:2 = func.call @sort(%288, %290) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %292 = gc.slice %286#0 start [0, 0, 0] limit [1, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %293 = gc.reshape %292 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %293, %291#0 : tensor<2x5xf32>
  %294 = gc.slice %286#1 start [0, 0, 0] limit [1, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %295 = gc.reshape %294 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %295, %291#1 : tensor<2x5xi32>
  %296 = gc.slice %283 start [1, 0, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %297 = gc.reshape %296 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  %298 = gc.slice %285 start [1, 0, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %299 = gc.reshape %298 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  %300:2 = func.call @sort(%297, %299) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %301 = gc.slice %286#0 start [1, 0, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %302 = gc.reshape %301 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %302, %300#0 : tensor<2x5xf32>
  %303 = gc.slice %286#1 start [1, 0, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %304 = gc.reshape %303 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %304, %300#1 : tensor<2x5xi32>
  %305 = gc.slice %283 start [2, 0, 0] limit [3, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %306 = gc.reshape %305 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  %307 = gc.slice %285 start [2, 0, 0] limit [3, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %308 = gc.reshape %307 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  %309:2 = func.call @sort(%306, %308) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %310 = gc.slice %286#0 start [2, 0, 0] limit [3, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %311 = gc.reshape %310 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %311, %309#0 : tensor<2x5xf32>
  %312 = gc.slice %286#1 start [2, 0, 0] limit [3, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %313 = gc.reshape %312 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %313, %309#1 : tensor<2x5xi32>
  // sort, in_axes [1, -1]
  %314 = gc.constant dense<[[[-3.0, -6.0, -3.0, 7.0, -6.0], [5.0, -5.0, -1.0, -1.0, 0.0], [8.0, 3.0, -9.0, 0.0, -6.0]], [[1.0, -8.0, 0.0, 7.0, -5.0], [-7.0, 3.0, 4.0, -3.0, 9.0], [5.0, -7.0, 8.0, -8.0, -4.0]]]> : tensor<2x3x5xf32>
  %315 = gc.optimization_barrier %314 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %316 = gc.constant dense<[[3, 5, -9, -1, -2], [9, -8, 7, -7, 1]]> : tensor<2x5xi32>
  %317 = gc.optimization_barrier %316 : (tensor<2x5xi32>) -> tensor<2x5xi32>
  %318:2 = gc.vmap @sort(%315, %317) in_axes [1, -1] out_axes [1, 1] : (tensor<2x3x5xf32>, tensor<2x5xi32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xi32>)
  %319 = gc.slice %315 start [0, 0, 0] limit [2, 1, 5] stride [1, 1, 1] : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %320 = gc.reshape %319 : (tensor<2x1x5xf32>) -> tensor<2x5xf32>
  %321:2 = func.call @sort(%320, %317) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %322 = gc.slice %318#0 start [0, 0, 0] limit [2, 1, 5] stride [1, 1, 1] : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %323 = gc.reshape %322 : (tensor<2x1x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %323, %321#0 : tensor<2x5xf32>
  %324 = gc.slice %318#1 start [0, 0, 0] limit [2, 1, 5] stride [1, 1, 1] : (tensor<2x3x5xi32>) -> tensor<2x1x5xi32>
  %325 = gc.reshape %324 : (tensor<2x1x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %325, %321#1 : tensor<2x5xi32>
  %326 = gc.slice %315 start [0, 1, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %327 = gc.reshape %326 : (tensor<2x1x5xf32>) -> tensor<2x5xf32>
  %328:2 = func.call @sort(%327, %317) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %329 = gc.slice %318#0 start [0, 1, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %330 = gc.reshape %329 : (tensor<2x1x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %330, %328#0 : tensor<2x5xf32>
  %331 = gc.slice %318#1 start [0, 1, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<2x3x5xi32>) -> tensor<2x1x5xi32>
  %332 = gc.reshape %331 : (tensor<2x1x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %332, %328#1 : tensor<2x5xi32>
  %333 = gc.slice %315 start [0, 2, 0] limit [2, 3, 5] stride [1, 1, 1] : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %334 = gc.reshape %333 : (tensor<2x1x5xf32>) -> tensor<2x5xf32>
  %335:2 = func.call @sort(%334, %317) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %336 = gc.slice %318#0 start [0, 2, 0] limit [2, 3, 5] stride [1, 1, 1] : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
  %337 = gc.reshape %336 : (tensor<2x1x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %337, %335#0 : tensor<2x5xf32>
  %338 = gc.slice %318#1 start [0, 2, 0] limit [2, 3, 5] stride [1, 1, 1] : (tensor<2x3x5xi32>) -> tensor<2x1x5xi32>
  %339 = gc.reshape %338 : (tensor<2x1x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %339, %335#1 : tensor<2x5xi32>
  // sort, in_axes [-1, 2]
  %340 = gc.constant dense<[[-4.0, -8.0, -4.0, -8.0, 5.0], [-1.0, -8.0, 7.0, -2.0, 7.0]]> : tensor<2x5xf32>
  %341 = gc.optimization_barrier %340 : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %342 = gc.constant dense<[[[-7, 9, 6], [5, -2, -5], [2, 0, -9], [3, 2, 7], [-6, 1, 9]], [[4, 2, 7], [-4, 7, 8], [-5, -7, -4], [6, -1, 3], [9, 1, 7]]]> : tensor<2x5x3xi32>
  %343 = gc.optimization_barrier %342 : (tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
  %344:2 = gc.vmap @sort(%341, %343) in_axes [-1, 2] out_axes [0, 0] : (tensor<2x5xf32>, tensor<2x5x3xi32>) -> (tensor<3x2x5xf32>, tensor<3x2x5xi32>)
  %345 = gc.slice %343 start [0, 0, 0] limit [2, 5, 1] stride [1, 1, 1] : (tensor<2x5x3xi32>) -> tensor<2x5x1xi32>
  %346 = gc.reshape %345 : (tensor<2x5x1xi32>) -> tensor<2x5xi32>
  %347:2 = func.call @sort(%341, %346) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %348 = gc.slice %344#0 start [0, 0, 0] limit [1, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %349 = gc.reshape %348 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %349, %347#0 : tensor<2x5xf32>
  %350 = gc.slice %344#1 start [0, 0, 0] limit [1, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %351 = gc.reshape %350 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %351, %347#1 : tensor<2x5xi32>
  %352 = gc.slice %343 start [0, 0, 1] limit [2, 5, 2] stride [1, 1, 1] : (tensor<2x5x3xi32>) -> tensor<2x5x1xi32>
  %353 = gc.reshape %352 : (tensor<2x5x1xi32>) -> tensor<2x5xi32>
  %354:2 = func.call @sort(%341, %353) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %355 = gc.slice %344#0 start [1, 0, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %356 = gc.reshape %355 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %356, %354#0 : tensor<2x5xf32>
  %357 = gc.slice %344#1 start [1, 0, 0] limit [2, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %358 = gc.reshape %357 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %358, %354#1 : tensor<2x5xi32>
  %359 = gc.slice %343 start [0, 0, 2] limit [2, 5, 3] stride [1, 1, 1] : (tensor<2x5x3xi32>) -> tensor<2x5x1xi32>
  %360 = gc.reshape %359 : (tensor<2x5x1xi32>) -> tensor<2x5xi32>
  %361:2 = func.call @sort(%341, %360) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %362 = gc.slice %344#0 start [2, 0, 0] limit [3, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xf32>) -> tensor<1x2x5xf32>
  %363 = gc.reshape %362 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
  gc.expect eq %363, %361#0 : tensor<2x5xf32>
  %364 = gc.slice %344#1 start [2, 0, 0] limit [3, 2, 5] stride [1, 1, 1] : (tensor<3x2x5xi32>) -> tensor<1x2x5xi32>
  %365 = gc.reshape %364 : (tensor<1x2x5xi32>) -> tensor<2x5xi32>
  gc.expect eq %365, %361#1 : tensor<2x5xi32>
  return
}
