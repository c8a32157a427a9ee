// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// vmap of pointwise ops and markers.
// [vmap.value]
// Written by test/exec/make_expected.py; do not edit.
func.func private @add(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = gc.add %0, %1 : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @neg_scalar(%0: tensor<f32>) -> (tensor<f32>) {
  %r = gc.neg %0 : tensor<f32>
  return %r : tensor<f32>
}
func.func private @compare(%0: tensor<4xi32>, %1: tensor<4xi32>) -> (tensor<4xi1>) {
  %r = gc.compare LT %0, %1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func private @select(%0: tensor<2x3xi1>, %1: tensor<2x3xf32>, %2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = gc.select %0, %1, %2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @select_scalar(%0: tensor<i1>, %1: tensor<2x3xf32>, %2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = gc.select %0, %1, %2 : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @select_all_scalar(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<f32>) {
  %r = gc.select %0, %1, %2 : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @clamp(%0: tensor<f32>, %1: tensor<2x3xf32>, %2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = gc.clamp %0, %1, %2 : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @clamp_scalar(%0: tensor<f32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<f32>) {
  %r = gc.clamp %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @convert(%0: tensor<2x3xf32>) -> (tensor<2x3xi32>) {
  %r = gc.convert %0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func private @marked(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %r = gc.stop_gradient %0 : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @named(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %r = gc.checkpoint_name %0 as "a" : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @constant_kept(%0: tensor<2xf32>) -> (tensor<2xf32>) {
  %c = gc.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = gc.iota dim 0 : tensor<2xf32>
  %s = gc.add %c, %i : tensor<2xf32>
  %r = gc.mul %0, %s : tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func private @unbatched_result(%0: tensor<2xf32>, %1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %r = gc.add %0, %0 : tensor<2xf32>
  %s = gc.mul %1, %1 : tensor<2xf32>
  return %r, %s : tensor<2xf32>, tensor<2xf32>
}
func.func @main() {
  // add, in_axes [0, 0]
  %0 = gc.constant dense<[[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]], [[-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0], [4.0, 3.0, 1.0]]]> : tensor<3x2x3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %2 = gc.constant dense<[[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0]], [[6.0, 9.0, -5.0], [-4.0, 7.0, -1.0]], [[-4.0, 6.0, -5.0], [-2.0, 3.0, 1.0]]]> : tensor<3x2x3xf32>
  %3 = gc.optimization_barrier %2 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %4 = gc.vmap @add(%1, %3) in_axes [0, 0] out_axes [0] : (tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %5 = gc.slice %1 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %6 = gc.reshape %5 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %7 = gc.slice %3 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %8 = gc.reshape %7 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %9 = func.call @add(%6, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %10 = gc.slice %4 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %11 = gc.reshape %10 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %11, %9 : tensor<2x3xf32>
  %12 = gc.slice %1 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %13 = gc.reshape %12 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %14 = gc.slice %3 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %15 = gc.reshape %14 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %16 = func.call @add(%13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %17 = gc.slice %4 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %18 = gc.reshape %17 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %18, %16 : tensor<2x3xf32>
  %19 = gc.slice %1 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %20 = gc.reshape %19 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %21 = gc.slice %3 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %22 = gc.reshape %21 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %23 = func.call @add(%20, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %24 = gc.slice %4 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %25 = gc.reshape %24 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %25, %23 : tensor<2x3xf32>
  // add, in_axes [1, -1]
  %26 = gc.constant dense<[[[5.0, 9.0, -4.0], [-6.0, 6.0, 6.0], [0.0, -7.0, 6.0]], [[0.0, -7.0, -7.0], [-2.0, 4.0, -2.0], [6.0, -9.0, -1.0]]]> : tensor<2x3x3xf32>
  %27 = gc.optimization_barrier %26 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %28 = gc.constant dense<[[-7.0, -7.0, 6.0], [0.0, 2.0, 2.0]]> : tensor<2x3xf32>
  %29 = gc.optimization_barrier %28 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %30 = gc.vmap @add(%27, %29) in_axes [1, -1] out_axes [1] : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %31 = gc.slice %27 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %32 = gc.reshape %31 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %33 = func.call @add(%32, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %34 = gc.slice %30 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %35 = gc.reshape %34 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %35, %33 : tensor<2x3xf32>
  %36 = gc.slice %27 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %37 = gc.reshape %36 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %38 = func.call @add(%37, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %39 = gc.slice %30 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %40 = gc.reshape %39 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %40, %38 : tensor<2x3xf32>
  %41 = gc.slice %27 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %42 = gc.reshape %41 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %43 = func.call @add(%42, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %44 = gc.slice %30 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %45 = gc.reshape %44 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %45, %43 : tensor<2x3xf32>
  // add, in_axes [-1, 2]
  %46 = gc.constant dense<[[7.0, -4.0, -5.0], [-1.0, 8.0, -7.0]]> : tensor<2x3xf32>
  %47 = gc.optimization_barrier %46 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %48 = gc.constant dense<[[[-4.0, 5.0, -2.0], [2.0, -1.0, 4.0], [-3.0, -8.0, -4.0]], [[2.0, 2.0, 9.0], [-5.0, -1.0, 8.0], [-7.0, 4.0, 9.0]]]> : tensor<2x3x3xf32>
  %49 = gc.optimization_barrier %48 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %50 = gc.vmap @add(%47, %49) in_axes [-1, 2] out_axes [0] : (tensor<2x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x2x3xf32>)
  %51 = gc.slice %49 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %52 = gc.reshape %51 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %53 = func.call @add(%47, %52) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %54 = gc.slice %50 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %55 = gc.reshape %54 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %55, %53 : tensor<2x3xf32>
  %56 = gc.slice %49 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %57 = gc.reshape %56 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %58 = func.call @add(%47, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %59 = gc.slice %50 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %60 = gc.reshape %59 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %60, %58 : tensor<2x3xf32>
  %61 = gc.slice %49 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %62 = gc.reshape %61 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %63 = func.call @add(%47, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %64 = gc.slice %50 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %65 = gc.reshape %64 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %65, %63 : tensor<2x3xf32>
  // neg_scalar, in_axes [0]
  %66 = gc.constant dense<[-9.0, 3.0, -5.0]> : tensor<3xf32>
  %67 = gc.optimization_barrier %66 : (tensor<3xf32>) -> tensor<3xf32>
  %68 = gc.vmap @neg_scalar(%67) in_axes [0] out_axes [0] : (tensor<3xf32>) -> (tensor<3xf32>)
  %69 = gc.slice %67 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %70 = gc.reshape %69 : (tensor<1xf32>) -> tensor<f32>
  %71 = func.call @neg_scalar(%70) : (tensor<f32>) -> (tensor<f32>)
  %72 = gc.slice %68 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %73 = gc.reshape %72 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %73, %71 : tensor<f32>
  %74 = gc.slice %67 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %75 = gc.reshape %74 : (tensor<1xf32>) -> tensor<f32>
  %76 = func.call @neg_scalar(%75) : (tensor<f32>) -> (tensor<f32>)
  %77 = gc.slice %68 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %78 = gc.reshape %77 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %78, %76 : tensor<f32>
  %79 = gc.slice %67 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %80 = gc.reshape %79 : (tensor<1xf32>) -> tensor<f32>
  %81 = func.call @neg_scalar(%80) : (tensor<f32>) -> (tensor<f32>)
  %82 = gc.slice %68 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %83 = gc.reshape %82 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %83, %81 : tensor<f32>
  // compare, in_axes [0, 0]
  %84 = gc.constant dense<[[6, -6, -3, 2], [-3, 9, -8, -2], [-5, -3, -1, -7]]> : tensor<3x4xi32>
  %85 = gc.optimization_barrier %84 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %86 = gc.constant dense<[[-1, 4, -6, -2], [9, -8, 4, 7], [0, 8, -6, 2]]> : tensor<3x4xi32>
  %87 = gc.optimization_barrier %86 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %88 = gc.vmap @compare(%85, %87) in_axes [0, 0] out_axes [0] : (tensor<3x4xi32>, tensor<3x4xi32>) -> (tensor<3x4xi1>)
  %89 = gc.slice %85 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %90 = gc.reshape %89 : (tensor<1x4xi32>) -> tensor<4xi32>
  %91 = gc.slice %87 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %92 = gc.reshape %91 : (tensor<1x4xi32>) -> tensor<4xi32>
  %93 = func.call @compare(%90, %92) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %94 = gc.slice %88 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %95 = gc.reshape %94 : (tensor<1x4xi1>) -> tensor<4xi1>
  gc.expect eq %95, %93 : tensor<4xi1>
  %96 = gc.slice %85 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %97 = gc.reshape %96 : (tensor<1x4xi32>) -> tensor<4xi32>
  %98 = gc.slice %87 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %99 = gc.reshape %98 : (tensor<1x4xi32>) -> tensor<4xi32>
  %100 = func.call @compare(%97, %99) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %101 = gc.slice %88 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %102 = gc.reshape %101 : (tensor<1x4xi1>) -> tensor<4xi1>
  gc.expect eq %102, %100 : tensor<4xi1>
  %103 = gc.slice %85 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %104 = gc.reshape %103 : (tensor<1x4xi32>) -> tensor<4xi32>
  %105 = gc.slice %87 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %106 = gc.reshape %105 : (tensor<1x4xi32>) -> tensor<4xi32>
  %107 = func.call @compare(%104, %106) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %108 = gc.slice %88 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %109 = gc.reshape %108 : (tensor<1x4xi1>) -> tensor<4xi1>
  gc.expect eq %109, %107 : tensor<4xi1>
  // compare, in_axes [1, -1]
  %110 = gc.constant dense<[[-3, -1, 8], [7, 6, 7], [6, -1, 7], [-2, 1, 4]]> : tensor<4x3xi32>
  %111 = gc.optimization_barrier %110 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %112 = gc.constant dense<[-5, -7, -6, 8]> : tensor<4xi32>
  %113 = gc.optimization_barrier %112 : (tensor<4xi32>) -> tensor<4xi32>
  %114 = gc.vmap @compare(%111, %113) in_axes [1, -1] out_axes [1] : (tensor<4x3xi32>, tensor<4xi32>) -> (tensor<4x3xi1>)
  %115 = gc.slice %111 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %116 = gc.reshape %115 : (tensor<4x1xi32>) -> tensor<4xi32>
  %117 = func.call @compare(%116, %113) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %118 = gc.slice %114 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xi1>) -> tensor<4x1xi1>
  %119 = gc.reshape %118 : (tensor<4x1xi1>) -> tensor<4xi1>
  gc.expect eq %119, %117 : tensor<4xi1>
  %120 = gc.slice %111 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %121 = gc.reshape %120 : (tensor<4x1xi32>) -> tensor<4xi32>
  %122 = func.call @compare(%121, %113) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %123 = gc.slice %114 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xi1>) -> tensor<4x1xi1>
  %124 = gc.reshape %123 : (tensor<4x1xi1>) -> tensor<4xi1>
  gc.expect eq %124, %122 : tensor<4xi1>
  %125 = gc.slice %111 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %126 = gc.reshape %125 : (tensor<4x1xi32>) -> tensor<4xi32>
  %127 = func.call @compare(%126, %113) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %128 = gc.slice %114 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xi1>) -> tensor<4x1xi1>
  %129 = gc.reshape %128 : (tensor<4x1xi1>) -> tensor<4xi1>
  gc.expect eq %129, %127 : tensor<4xi1>
  // compare, in_axes [-1, 1]
  %130 = gc.constant dense<[2, 5, -7, 8]> : tensor<4xi32>
  %131 = gc.optimization_barrier %130 : (tensor<4xi32>) -> tensor<4xi32>
  %132 = gc.constant dense<[[-7, -6, -4], [-6, 8, -4], [-2, 6, -9], [-8, 6, -8]]> : tensor<4x3xi32>
  %133 = gc.optimization_barrier %132 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %134 = gc.vmap @compare(%131, %133) in_axes [-1, 1] out_axes [0] : (tensor<4xi32>, tensor<4x3xi32>) -> (tensor<3x4xi1>)
  %135 = gc.slice %133 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %136 = gc.reshape %135 : (tensor<4x1xi32>) -> tensor<4xi32>
  %137 = func.call @compare(%131, %136) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %138 = gc.slice %134 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %139 = gc.reshape %138 : (tensor<1x4xi1>) -> tensor<4xi1>
  gc.expect eq %139, %137 : tensor<4xi1>
  %140 = gc.slice %133 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %141 = gc.reshape %140 : (tensor<4x1xi32>) -> tensor<4xi32>
  %142 = func.call @compare(%131, %141) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %143 = gc.slice %134 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %144 = gc.reshape %143 : (tensor<1x4xi1>) -> tensor<4xi1>
  gc.expect eq %144, %142 : tensor<4xi1>
  %145 = gc.slice %133 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
  %146 = gc.reshape %145 : (tensor<4x1xi32>) -> tensor<4xi32>
  %147 = func.call @compare(%131, %146) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi1>)
  %148 = gc.slice %134 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %149 = gc.reshape %148 : (tensor<1x4xi1>) -> tensor<4xi1>
  gc.expect eq %149, %147 : tensor<4xi1>
  // select, in_axes [0, 0, 0]
  %150 = gc.constant dense<[[[false, false, true], [false, true, true]], [[true, true, false], [true, true, true]], [[true, false, false], [false, true, false]]]> : tensor<3x2x3xi1>
  %151 = gc.optimization_barrier %150 : (tensor<3x2x3xi1>) -> tensor<3x2x3xi1>
  %152 = gc.constant dense<[[[-4.0, 6.0, 6.0], [-9.0, 3.0, 3.0]], [[-1.0, 6.0, -8.0], [7.0, -2.0, 2.0]], [[2.0, 2.0, 3.0], [8.0, -7.0, -4.0]]]> : tensor<3x2x3xf32>
  %153 = gc.optimization_barrier %152 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %154 = gc.constant dense<[[[-6.0, -4.0, 9.0], [7.0, 8.0, 6.0]], [[0.0, 1.0, 3.0], [-9.0, 2.0, 3.0]], [[-3.0, 8.0, 7.0], [0.0, -2.0, 2.0]]]> : tensor<3x2x3xf32>
  %155 = gc.optimization_barrier %154 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %156 = gc.vmap @select(%151, %153, %155) in_axes [0, 0, 0] out_axes [0] : (tensor<3x2x3xi1>, tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %157 = gc.slice %151 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi1>) -> tensor<1x2x3xi1>
  %158 = gc.reshape %157 : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
  %159 = gc.slice %153 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %160 = gc.reshape %159 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %161 = gc.slice %155 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %162 = gc.reshape %161 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %163 = func.call @select(%158, %160, %162) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %164 = gc.slice %156 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %165 = gc.reshape %164 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %165, %163 : tensor<2x3xf32>
  %166 = gc.slice %151 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi1>) -> tensor<1x2x3xi1>
  %167 = gc.reshape %166 : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
  %168 = gc.slice %153 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %169 = gc.reshape %168 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %170 = gc.slice %155 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %171 = gc.reshape %170 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %172 = func.call @select(%167, %169, %171) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %173 = gc.slice %156 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %174 = gc.reshape %173 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %174, %172 : tensor<2x3xf32>
  %175 = gc.slice %151 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi1>) -> tensor<1x2x3xi1>
  %176 = gc.reshape %175 : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
  %177 = gc.slice %153 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %178 = gc.reshape %177 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %179 = gc.slice %155 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %180 = gc.reshape %179 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %181 = func.call @select(%176, %178, %180) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %182 = gc.slice %156 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %183 = gc.reshape %182 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %183, %181 : tensor<2x3xf32>
  // select, in_axes [1, 1, -1]
  %184 = gc.constant dense<[[[false, false, true], [false, true, false], [true, false, true]], [[false, true, true], [false, false, false], [true, false, true]]]> : tensor<2x3x3xi1>
  %185 = gc.optimization_barrier %184 : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
  %186 = gc.constant dense<[[[7.0, 4.0, -1.0], [6.0, -1.0, -3.0], [7.0, -9.0, 5.0]], [[-1.0, -4.0, 3.0], [-8.0, -8.0, -9.0], [-2.0, -5.0, -1.0]]]> : tensor<2x3x3xf32>
  %187 = gc.optimization_barrier %186 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %188 = gc.constant dense<[[4.0, -7.0, 0.0], [-4.0, -4.0, 3.0]]> : tensor<2x3xf32>
  %189 = gc.optimization_barrier %188 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %190 = gc.vmap @select(%185, %187, %189) in_axes [1, 1, -1] out_axes [1] : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %191 = gc.slice %185 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xi1>) -> tensor<2x1x3xi1>
  %192 = gc.reshape %191 : (tensor<2x1x3xi1>) -> tensor<2x3xi1>
  %193 = gc.slice %187 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %194 = gc.reshape %193 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %195 = func.call @select(%192, %194, %189) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %196 = gc.slice %190 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %197 = gc.reshape %196 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %197, %195 : tensor<2x3xf32>
  %198 = gc.slice %185 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xi1>) -> tensor<2x1x3xi1>
  %199 = gc.reshape %198 : (tensor<2x1x3xi1>) -> tensor<2x3xi1>
  %200 = gc.slice %187 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %201 = gc.reshape %200 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %202 = func.call @select(%199, %201, %189) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %203 = gc.slice %190 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %204 = gc.reshape %203 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %204, %202 : tensor<2x3xf32>
  %205 = gc.slice %185 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xi1>) -> tensor<2x1x3xi1>
  %206 = gc.reshape %205 : (tensor<2x1x3xi1>) -> tensor<2x3xi1>
  %207 = gc.slice %187 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %208 = gc.reshape %207 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %209 = func.call @select(%206, %208, %189) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %210 = gc.slice %190 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %211 = gc.reshape %210 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %211, %209 : tensor<2x3xf32>
  // select, in_axes [2, -1, 2]
  %212 = gc.constant dense<[[[true, true, true], [false, true, true], [true, false, false]], [[true, false, false], [true, false, true], [false, false, true]]]> : tensor<2x3x3xi1>
  %213 = gc.optimization_barrier %212 : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
  %214 = gc.constant dense<[[-4.0, 0.0, 3.0], [0.0, 8.0, 9.0]]> : tensor<2x3xf32>
  %215 = gc.optimization_barrier %214 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %216 = gc.constant dense<[[[-3.0, -6.0, -4.0], [-8.0, -9.0, -5.0], [8.0, 9.0, -1.0]], [[-2.0, -3.0, -9.0], [0.0, 4.0, -6.0], [-5.0, -5.0, -7.0]]]> : tensor<2x3x3xf32>
  %217 = gc.optimization_barrier %216 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %218 = gc.vmap @select(%213, %215, %217) in_axes [2, -1, 2] out_axes [0] : (tensor<2x3x3xi1>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x2x3xf32>)
  %219 = gc.slice %213 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xi1>) -> tensor<2x3x1xi1>
  %220 = gc.reshape %219 : (tensor<2x3x1xi1>) -> tensor<2x3xi1>
  %221 = gc.slice %217 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %222 = gc.reshape %221 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %223 = func.call @select(%220, %215, %222) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %224 = gc.slice %218 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %225 = gc.reshape %224 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %225, %223 : tensor<2x3xf32>
  %226 = gc.slice %213 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xi1>) -> tensor<2x3x1xi1>
  %227 = gc.reshape %226 : (tensor<2x3x1xi1>) -> tensor<2x3xi1>
  %228 = gc.slice %217 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %229 = gc.reshape %228 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %230 = func.call @select(%227, %215, %229) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %231 = gc.slice %218 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %232 = gc.reshape %231 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %232, %230 : tensor<2x3xf32>
  %233 = gc.slice %213 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xi1>) -> tensor<2x3x1xi1>
  %234 = gc.reshape %233 : (tensor<2x3x1xi1>) -> tensor<2x3xi1>
  %235 = gc.slice %217 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %236 = gc.reshape %235 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %237 = func.call @select(%234, %215, %236) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %238 = gc.slice %218 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %239 = gc.reshape %238 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %239, %237 : tensor<2x3xf32>
  // select, in_axes [0, -1, -1]
  %240 = gc.constant dense<[[[false, true, false], [false, false, false]], [[false, true, false], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1>
  %241 = gc.optimization_barrier %240 : (tensor<3x2x3xi1>) -> tensor<3x2x3xi1>
  %242 = gc.constant dense<[[-6.0, 7.0, 1.0], [-7.0, 2.0, -3.0]]> : tensor<2x3xf32>
  %243 = gc.optimization_barrier %242 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %244 = gc.constant dense<[[-3.0, -8.0, -1.0], [1.0, 3.0, -1.0]]> : tensor<2x3xf32>
  %245 = gc.optimization_barrier %244 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %246 = gc.vmap @select(%241, %243, %245) in_axes [0, -1, -1] out_axes [1] : (tensor<3x2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %247 = gc.slice %241 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi1>) -> tensor<1x2x3xi1>
  %248 = gc.reshape %247 : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
  %249 = func.call @select(%248, %243, %245) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %250 = gc.slice %246 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %251 = gc.reshape %250 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %251, %249 : tensor<2x3xf32>
  %252 = gc.slice %241 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi1>) -> tensor<1x2x3xi1>
  %253 = gc.reshape %252 : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
  %254 = func.call @select(%253, %243, %245) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %255 = gc.slice %246 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %256 = gc.reshape %255 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %256, %254 : tensor<2x3xf32>
  %257 = gc.slice %241 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi1>) -> tensor<1x2x3xi1>
  %258 = gc.reshape %257 : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
  %259 = func.call @select(%258, %243, %245) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %260 = gc.slice %246 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %261 = gc.reshape %260 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %261, %259 : tensor<2x3xf32>
  // select, in_axes [-1, 1, 1]
  %262 = gc.constant dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>
  %263 = gc.optimization_barrier %262 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %264 = gc.constant dense<[[[5.0, -8.0, 0.0], [8.0, 9.0, 5.0], [8.0, 4.0, 8.0]], [[-8.0, -5.0, -9.0], [6.0, -7.0, 7.0], [7.0, -6.0, 5.0]]]> : tensor<2x3x3xf32>
  %265 = gc.optimization_barrier %264 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %266 = gc.constant dense<[[[-5.0, 1.0, 4.0], [1.0, -4.0, -8.0], [-2.0, -6.0, -9.0]], [[-7.0, 1.0, 8.0], [-5.0, -4.0, 9.0], [6.0, 6.0, -7.0]]]> : tensor<2x3x3xf32>
  %267 = gc.optimization_barrier %266 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %268 = gc.vmap @select(%263, %265, %267) in_axes [-1, 1, 1] out_axes [0] : (tensor<2x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x2x3xf32>)
  %269 = gc.slice %265 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %270 = gc.reshape %269 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %271 = gc.slice %267 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %272 = gc.reshape %271 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %273 = func.call @select(%263, %270, %272) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %274 = gc.slice %268 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %275 = gc.reshape %274 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %275, %273 : tensor<2x3xf32>
  %276 = gc.slice %265 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %277 = gc.reshape %276 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %278 = gc.slice %267 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %279 = gc.reshape %278 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %280 = func.call @select(%263, %277, %279) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %281 = gc.slice %268 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %282 = gc.reshape %281 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %282, %280 : tensor<2x3xf32>
  %283 = gc.slice %265 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %284 = gc.reshape %283 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %285 = gc.slice %267 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %286 = gc.reshape %285 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %287 = func.call @select(%263, %284, %286) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %288 = gc.slice %268 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %289 = gc.reshape %288 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %289, %287 : tensor<2x3xf32>
  // select, in_axes [-1, 2, -1]
  %290 = gc.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %291 = gc.optimization_barrier %290 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %292 = gc.constant dense<[[[7.0, -8.0, -5.0], [7.0, 1.0, 2.0], [6.0, 0.0, 9.0]], [[7.0, 3.0, 7.0], [0.0, 4.0, 4.0], [-5.0, 9.0, -5.0]]]> : tensor<2x3x3xf32>
  %293 = gc.optimization_barrier %292 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %294 = gc.constant dense<[[1.0, 4.0, -5.0], [-9.0, -3.0, -1.0]]> : tensor<2x3xf32>
  %295 = gc.optimization_barrier %294 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %296 = gc.vmap @select(%291, %293, %295) in_axes [-1, 2, -1] out_axes [1] : (tensor<2x3xi1>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %297 = gc.slice %293 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %298 = gc.reshape %297 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %299 = func.call @select(%291, %298, %295) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %300 = gc.slice %296 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %301 = gc.reshape %300 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %301, %299 : tensor<2x3xf32>
  %302 = gc.slice %293 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %303 = gc.reshape %302 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %304 = func.call @select(%291, %303, %295) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %305 = gc.slice %296 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %306 = gc.reshape %305 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %306, %304 : tensor<2x3xf32>
  %307 = gc.slice %293 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %308 = gc.reshape %307 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %309 = func.call @select(%291, %308, %295) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %310 = gc.slice %296 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %311 = gc.reshape %310 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %311, %309 : tensor<2x3xf32>
  // select, in_axes [-1, -1, 0]
  %312 = gc.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
  %313 = gc.optimization_barrier %312 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %314 = gc.constant dense<[[-9.0, -5.0, -1.0], [1.0, 0.0, 4.0]]> : tensor<2x3xf32>
  %315 = gc.optimization_barrier %314 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %316 = gc.constant dense<[[[-2.0, -9.0, -2.0], [-8.0, -1.0, -2.0]], [[8.0, -2.0, 0.0], [4.0, -1.0, -1.0]], [[-3.0, -2.0, 0.0], [5.0, -1.0, 2.0]]]> : tensor<3x2x3xf32>
  %317 = gc.optimization_barrier %316 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %318 = gc.vmap @select(%313, %315, %317) in_axes [-1, -1, 0] out_axes [0] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %319 = gc.slice %317 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %320 = gc.reshape %319 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %321 = func.call @select(%313, %315, %320) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %322 = gc.slice %318 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %323 = gc.reshape %322 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %323, %321 : tensor<2x3xf32>
  %324 = gc.slice %317 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %325 = gc.reshape %324 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %326 = func.call @select(%313, %315, %325) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %327 = gc.slice %318 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %328 = gc.reshape %327 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %328, %326 : tensor<2x3xf32>
  %329 = gc.slice %317 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %330 = gc.reshape %329 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %331 = func.call @select(%313, %315, %330) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %332 = gc.slice %318 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %333 = gc.reshape %332 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %333, %331 : tensor<2x3xf32>
  // select_scalar, in_axes [0, 0, 0]
  %334 = gc.constant dense<[false, false, true]> : tensor<3xi1>
  %335 = gc.optimization_barrier %334 : (tensor<3xi1>) -> tensor<3xi1>
  %336 = gc.constant dense<[[[0.0, -8.0, -8.0], [-4.0, -3.0, -5.0]], [[-4.0, -1.0, -3.0], [8.0, -6.0, 1.0]], [[-7.0, -3.0, 5.0], [1.0, -6.0, 8.0]]]> : tensor<3x2x3xf32>
  %337 = gc.optimization_barrier %336 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %338 = gc.constant dense<[[[-2.0, 9.0, 3.0], [-2.0, -1.0, -8.0]], [[-4.0, -7.0, 6.0], [6.0, 5.0, -3.0]], [[7.0, -5.0, 1.0], [-9.0, 0.0, 0.0]]]> : tensor<3x2x3xf32>
  %339 = gc.optimization_barrier %338 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %340 = gc.vmap @select_scalar(%335, %337, %339) in_axes [0, 0, 0] out_axes [0] : (tensor<3xi1>, tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %341 = gc.slice %335 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %342 = gc.reshape %341 : (tensor<1xi1>) -> tensor<i1>
  %343 = gc.slice %337 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %344 = gc.reshape %343 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %345 = gc.slice %339 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %346 = gc.reshape %345 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %347 = func.call @select_scalar(%342, %344, %346) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %348 = gc.slice %340 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %349 = gc.reshape %348 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %349, %347 : tensor<2x3xf32>
  %350 = gc.slice %335 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %351 = gc.reshape %350 : (tensor<1xi1>) -> tensor<i1>
  %352 = gc.slice %337 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %353 = gc.reshape %352 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %354 = gc.slice %339 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %355 = gc.reshape %354 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %356 = func.call @select_scalar(%351, %353, %355) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %357 = gc.slice %340 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %358 = gc.reshape %357 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %358, %356 : tensor<2x3xf32>
  %359 = gc.slice %335 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %360 = gc.reshape %359 : (tensor<1xi1>) -> tensor<i1>
  %361 = gc.slice %337 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %362 = gc.reshape %361 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %363 = gc.slice %339 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %364 = gc.reshape %363 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %365 = func.call @select_scalar(%360, %362, %364) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %366 = gc.slice %340 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %367 = gc.reshape %366 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %367, %365 : tensor<2x3xf32>
  // select_scalar, in_axes [0, 1, -1]
  %368 = gc.constant dense<false> : tensor<3xi1>
  %369 = gc.optimization_barrier %368 : (tensor<3xi1>) -> tensor<3xi1>
  %370 = gc.constant dense<[[[-7.0, 5.0, -1.0], [2.0, -6.0, -6.0], [-9.0, 9.0, 3.0]], [[1.0, -7.0, -9.0], [-2.0, -8.0, 9.0], [1.0, 8.0, -1.0]]]> : tensor<2x3x3xf32>
  %371 = gc.optimization_barrier %370 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %372 = gc.constant dense<[[5.0, 2.0, 3.0], [-3.0, 0.0, 3.0]]> : tensor<2x3xf32>
  %373 = gc.optimization_barrier %372 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %374 = gc.vmap @select_scalar(%369, %371, %373) in_axes [0, 1, -1] out_axes [1] : (tensor<3xi1>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %375 = gc.slice %369 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %376 = gc.reshape %375 : (tensor<1xi1>) -> tensor<i1>
  %377 = gc.slice %371 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %378 = gc.reshape %377 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %379 = func.call @select_scalar(%376, %378, %373) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %380 = gc.slice %374 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %381 = gc.reshape %380 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %381, %379 : tensor<2x3xf32>
  %382 = gc.slice %369 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %383 = gc.reshape %382 : (tensor<1xi1>) -> tensor<i1>
  %384 = gc.slice %371 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %385 = gc.reshape %384 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %386 = func.call @select_scalar(%383, %385, %373) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %387 = gc.slice %374 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %388 = gc.reshape %387 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %388, %386 : tensor<2x3xf32>
  %389 = gc.slice %369 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %390 = gc.reshape %389 : (tensor<1xi1>) -> tensor<i1>
  %391 = gc.slice %371 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %392 = gc.reshape %391 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %393 = func.call @select_scalar(%390, %392, %373) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %394 = gc.slice %374 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %395 = gc.reshape %394 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %395, %393 : tensor<2x3xf32>
  // select_scalar, in_axes [0, -1, 2]
  %396 = gc.constant dense<true> : tensor<3xi1>
  %397 = gc.optimization_barrier %396 : (tensor<3xi1>) -> tensor<3xi1>
  %398 = gc.constant dense<[[-5.0, 8.0, -6.0], [-1.0, 0.0, 4.0]]> : tensor<2x3xf32>
  %399 = gc.optimization_barrier %398 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %400 = gc.constant dense<[[[4.0, 0.0, 2.0], [-4.0, 2.0, 6.0], [1.0, 2.0, 4.0]], [[-2.0, -8.0, 2.0], [-4.0, 3.0, -9.0], [1.0, 8.0, 7.0]]]> : tensor<2x3x3xf32>
  %401 = gc.optimization_barrier %400 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %402 = gc.vmap @select_scalar(%397, %399, %401) in_axes [0, -1, 2] out_axes [0] : (tensor<3xi1>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x2x3xf32>)
  %403 = gc.slice %397 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %404 = gc.reshape %403 : (tensor<1xi1>) -> tensor<i1>
  %405 = gc.slice %401 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %406 = gc.reshape %405 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %407 = func.call @select_scalar(%404, %399, %406) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %408 = gc.slice %402 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %409 = gc.reshape %408 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %409, %407 : tensor<2x3xf32>
  %410 = gc.slice %397 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %411 = gc.reshape %410 : (tensor<1xi1>) -> tensor<i1>
  %412 = gc.slice %401 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %413 = gc.reshape %412 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %414 = func.call @select_scalar(%411, %399, %413) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %415 = gc.slice %402 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %416 = gc.reshape %415 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %416, %414 : tensor<2x3xf32>
  %417 = gc.slice %397 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %418 = gc.reshape %417 : (tensor<1xi1>) -> tensor<i1>
  %419 = gc.slice %401 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %420 = gc.reshape %419 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %421 = func.call @select_scalar(%418, %399, %420) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %422 = gc.slice %402 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %423 = gc.reshape %422 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %423, %421 : tensor<2x3xf32>
  // select_scalar, in_axes [0, -1, -1]
  %424 = gc.constant dense<[false, false, true]> : tensor<3xi1>
  %425 = gc.optimization_barrier %424 : (tensor<3xi1>) -> tensor<3xi1>
  %426 = gc.constant dense<[[-6.0, 2.0, -3.0], [-5.0, -6.0, -9.0]]> : tensor<2x3xf32>
  %427 = gc.optimization_barrier %426 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %428 = gc.constant dense<[[4.0, 9.0, -6.0], [-9.0, 8.0, 9.0]]> : tensor<2x3xf32>
  %429 = gc.optimization_barrier %428 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %430 = gc.vmap @select_scalar(%425, %427, %429) in_axes [0, -1, -1] out_axes [1] : (tensor<3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %431 = gc.slice %425 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %432 = gc.reshape %431 : (tensor<1xi1>) -> tensor<i1>
  %433 = func.call @select_scalar(%432, %427, %429) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %434 = gc.slice %430 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %435 = gc.reshape %434 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %435, %433 : tensor<2x3xf32>
  %436 = gc.slice %425 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %437 = gc.reshape %436 : (tensor<1xi1>) -> tensor<i1>
  %438 = func.call @select_scalar(%437, %427, %429) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %439 = gc.slice %430 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %440 = gc.reshape %439 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %440, %438 : tensor<2x3xf32>
  %441 = gc.slice %425 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %442 = gc.reshape %441 : (tensor<1xi1>) -> tensor<i1>
  %443 = func.call @select_scalar(%442, %427, %429) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %444 = gc.slice %430 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %445 = gc.reshape %444 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %445, %443 : tensor<2x3xf32>
  // select_scalar, in_axes [-1, 1, 1]
  %446 = gc.constant dense<false> : tensor<i1>
  %447 = gc.optimization_barrier %446 : (tensor<i1>) -> tensor<i1>
  %448 = gc.constant dense<[[[7.0, -1.0, 6.0], [-6.0, 2.0, 1.0], [4.0, 3.0, -2.0]], [[3.0, 5.0, 0.0], [-5.0, -8.0, 0.0], [-7.0, -9.0, -5.0]]]> : tensor<2x3x3xf32>
  %449 = gc.optimization_barrier %448 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %450 = gc.constant dense<[[[-2.0, 1.0, 1.0], [9.0, -5.0, 8.0], [1.0, -5.0, 3.0]], [[-9.0, -6.0, 8.0], [-1.0, -8.0, 2.0], [-6.0, -7.0, -1.0]]]> : tensor<2x3x3xf32>
  %451 = gc.optimization_barrier %450 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %452 = gc.vmap @select_scalar(%447, %449, %451) in_axes [-1, 1, 1] out_axes [0] : (tensor<i1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x2x3xf32>)
  %453 = gc.slice %449 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %454 = gc.reshape %453 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %455 = gc.slice %451 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %456 = gc.reshape %455 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %457 = func.call @select_scalar(%447, %454, %456) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %458 = gc.slice %452 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %459 = gc.reshape %458 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %459, %457 : tensor<2x3xf32>
  %460 = gc.slice %449 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %461 = gc.reshape %460 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %462 = gc.slice %451 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %463 = gc.reshape %462 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %464 = func.call @select_scalar(%447, %461, %463) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %465 = gc.slice %452 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %466 = gc.reshape %465 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %466, %464 : tensor<2x3xf32>
  %467 = gc.slice %449 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %468 = gc.reshape %467 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %469 = gc.slice %451 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %470 = gc.reshape %469 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %471 = func.call @select_scalar(%447, %468, %470) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %472 = gc.slice %452 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %473 = gc.reshape %472 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %473, %471 : tensor<2x3xf32>
  // select_scalar, in_axes [-1, 2, -1]
  %474 = gc.constant dense<false> : tensor<i1>
  %475 = gc.optimization_barrier %474 : (tensor<i1>) -> tensor<i1>
  %476 = gc.constant dense<[[[-4.0, 6.0, 1.0], [4.0, 6.0, -5.0], [6.0, 7.0, -3.0]], [[-1.0, 1.0, -4.0], [3.0, -3.0, -4.0], [-7.0, 9.0, -5.0]]]> : tensor<2x3x3xf32>
  %477 = gc.optimization_barrier %476 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %478 = gc.constant dense<[[-5.0, 3.0, -3.0], [9.0, 1.0, 9.0]]> : tensor<2x3xf32>
  %479 = gc.optimization_barrier %478 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %480 = gc.vmap @select_scalar(%475, %477, %479) in_axes [-1, 2, -1] out_axes [1] : (tensor<i1>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %481 = gc.slice %477 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %482 = gc.reshape %481 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %483 = func.call @select_scalar(%475, %482, %479) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %484 = gc.slice %480 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %485 = gc.reshape %484 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %485, %483 : tensor<2x3xf32>
  %486 = gc.slice %477 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %487 = gc.reshape %486 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %488 = func.call @select_scalar(%475, %487, %479) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %489 = gc.slice %480 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %490 = gc.reshape %489 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %490, %488 : tensor<2x3xf32>
  %491 = gc.slice %477 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %492 = gc.reshape %491 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %493 = func.call @select_scalar(%475, %492, %479) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %494 = gc.slice %480 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %495 = gc.reshape %494 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %495, %493 : tensor<2x3xf32>
  // select_scalar, in_axes [-1, -1, 0]
  %496 = gc.constant dense<true> : tensor<i1>
  %497 = gc.optimization_barrier %496 : (tensor<i1>) -> tensor<i1>
  %498 = gc.constant dense<[[6.0, 7.0, 9.0], [-4.0, -2.0, -9.0]]> : tensor<2x3xf32>
  %499 = gc.optimization_barrier %498 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %500 = gc.constant dense<[[[7.0, 4.0, -6.0], [3.0, -9.0, 3.0]], [[0.0, -1.0, -3.0], [-9.0, 9.0, -7.0]], [[-1.0, -6.0, 7.0], [-7.0, -6.0, -1.0]]]> : tensor<3x2x3xf32>
  %501 = gc.optimization_barrier %500 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %502 = gc.vmap @select_scalar(%497, %499, %501) in_axes [-1, -1, 0] out_axes [0] : (tensor<i1>, tensor<2x3xf32>, tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %503 = gc.slice %501 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %504 = gc.reshape %503 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %505 = func.call @select_scalar(%497, %499, %504) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %506 = gc.slice %502 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %507 = gc.reshape %506 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %507, %505 : tensor<2x3xf32>
  %508 = gc.slice %501 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %509 = gc.reshape %508 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %510 = func.call @select_scalar(%497, %499, %509) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %511 = gc.slice %502 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %512 = gc.reshape %511 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %512, %510 : tensor<2x3xf32>
  %513 = gc.slice %501 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %514 = gc.reshape %513 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %515 = func.call @select_scalar(%497, %499, %514) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %516 = gc.slice %502 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %517 = gc.reshape %516 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %517, %515 : tensor<2x3xf32>
  // select_all_scalar, in_axes [0, 0, 0]
  %518 = gc.constant dense<[false, true, true]> : tensor<3xi1>
  %519 = gc.optimization_barrier %518 : (tensor<3xi1>) -> tensor<3xi1>
  %520 = gc.constant dense<[8.0, 2.0, 6.0]> : tensor<3xf32>
  %521 = gc.optimization_barrier %520 : (tensor<3xf32>) -> tensor<3xf32>
  %522 = gc.constant dense<[2.0, -2.0, 5.0]> : tensor<3xf32>
  %523 = gc.optimization_barrier %522 : (tensor<3xf32>) -> tensor<3xf32>
  %524 = gc.vmap @select_all_scalar(%519, %521, %523) in_axes [0, 0, 0] out_axes [0] : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %525 = gc.slice %519 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %526 = gc.reshape %525 : (tensor<1xi1>) -> tensor<i1>
  %527 = gc.slice %521 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %528 = gc.reshape %527 : (tensor<1xf32>) -> tensor<f32>
  %529 = gc.slice %523 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %530 = gc.reshape %529 : (tensor<1xf32>) -> tensor<f32>
  %531 = func.call @select_all_scalar(%526, %528, %530) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %532 = gc.slice %524 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %533 = gc.reshape %532 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %533, %531 : tensor<f32>
  %534 = gc.slice %519 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %535 = gc.reshape %534 : (tensor<1xi1>) -> tensor<i1>
  %536 = gc.slice %521 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %537 = gc.reshape %536 : (tensor<1xf32>) -> tensor<f32>
  %538 = gc.slice %523 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %539 = gc.reshape %538 : (tensor<1xf32>) -> tensor<f32>
  %540 = func.call @select_all_scalar(%535, %537, %539) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %541 = gc.slice %524 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %542 = gc.reshape %541 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %542, %540 : tensor<f32>
  %543 = gc.slice %519 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %544 = gc.reshape %543 : (tensor<1xi1>) -> tensor<i1>
  %545 = gc.slice %521 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %546 = gc.reshape %545 : (tensor<1xf32>) -> tensor<f32>
  %547 = gc.slice %523 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %548 = gc.reshape %547 : (tensor<1xf32>) -> tensor<f32>
  %549 = func.call @select_all_scalar(%544, %546, %548) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %550 = gc.slice %524 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %551 = gc.reshape %550 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %551, %549 : tensor<f32>
  // select_all_scalar, in_axes [0, 0, -1]
  %552 = gc.constant dense<[true, false, true]> : tensor<3xi1>
  %553 = gc.optimization_barrier %552 : (tensor<3xi1>) -> tensor<3xi1>
  %554 = gc.constant dense<[-4.0, -4.0, -8.0]> : tensor<3xf32>
  %555 = gc.optimization_barrier %554 : (tensor<3xf32>) -> tensor<3xf32>
  %556 = gc.constant dense<5.0> : tensor<f32>
  %557 = gc.optimization_barrier %556 : (tensor<f32>) -> tensor<f32>
  %558 = gc.vmap @select_all_scalar(%553, %555, %557) in_axes [0, 0, -1] out_axes [0] : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>)
  %559 = gc.slice %553 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %560 = gc.reshape %559 : (tensor<1xi1>) -> tensor<i1>
  %561 = gc.slice %555 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %562 = gc.reshape %561 : (tensor<1xf32>) -> tensor<f32>
  %563 = func.call @select_all_scalar(%560, %562, %557) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %564 = gc.slice %558 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %565 = gc.reshape %564 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %565, %563 : tensor<f32>
  %566 = gc.slice %553 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %567 = gc.reshape %566 : (tensor<1xi1>) -> tensor<i1>
  %568 = gc.slice %555 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %569 = gc.reshape %568 : (tensor<1xf32>) -> tensor<f32>
  %570 = func.call @select_all_scalar(%567, %569, %557) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %571 = gc.slice %558 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %572 = gc.reshape %571 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %572, %570 : tensor<f32>
  %573 = gc.slice %553 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %574 = gc.reshape %573 : (tensor<1xi1>) -> tensor<i1>
  %575 = gc.slice %555 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %576 = gc.reshape %575 : (tensor<1xf32>) -> tensor<f32>
  %577 = func.call @select_all_scalar(%574, %576, %557) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %578 = gc.slice %558 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %579 = gc.reshape %578 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %579, %577 : tensor<f32>
  // select_all_scalar, in_axes [0, -1, 0]
  %580 = gc.constant dense<true> : tensor<3xi1>
  %581 = gc.optimization_barrier %580 : (tensor<3xi1>) -> tensor<3xi1>
  %582 = gc.constant dense<-6.0> : tensor<f32>
  %583 = gc.optimization_barrier %582 : (tensor<f32>) -> tensor<f32>
  %584 = gc.constant dense<[7.0, -9.0, -3.0]> : tensor<3xf32>
  %585 = gc.optimization_barrier %584 : (tensor<3xf32>) -> tensor<3xf32>
  %586 = gc.vmap @select_all_scalar(%581, %583, %585) in_axes [0, -1, 0] out_axes [0] : (tensor<3xi1>, tensor<f32>, tensor<3xf32>) -> (tensor<3xf32>)
  %587 = gc.slice %581 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %588 = gc.reshape %587 : (tensor<1xi1>) -> tensor<i1>
  %589 = gc.slice %585 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %590 = gc.reshape %589 : (tensor<1xf32>) -> tensor<f32>
  %591 = func.call @select_all_scalar(%588, %583, %590) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %592 = gc.slice %586 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %593 = gc.reshape %592 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %593, %591 : tensor<f32>
  %594 = gc.slice %581 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %595 = gc.reshape %594 : (tensor<1xi1>) -> tensor<i1>
  %596 = gc.slice %585 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %597 = gc.reshape %596 : (tensor<1xf32>) -> tensor<f32>
  %598 = func.call @select_all_scalar(%595, %583, %597) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %599 = gc.slice %586 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %600 = gc.reshape %599 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %600, %598 : tensor<f32>
  %601 = gc.slice %581 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %602 = gc.reshape %601 : (tensor<1xi1>) -> tensor<i1>
  %603 = gc.slice %585 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %604 = gc.reshape %603 : (tensor<1xf32>) -> tensor<f32>
  %605 = func.call @select_all_scalar(%602, %583, %604) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %606 = gc.slice %586 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %607 = gc.reshape %606 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %607, %605 : tensor<f32>
  // select_all_scalar, in_axes [0, -1, -1]
  %608 = gc.constant dense<[false, false, true]> : tensor<3xi1>
  %609 = gc.optimization_barrier %608 : (tensor<3xi1>) -> tensor<3xi1>
  %610 = gc.constant dense<8.0> : tensor<f32>
  %611 = gc.optimization_barrier %610 : (tensor<f32>) -> tensor<f32>
  %612 = gc.constant dense<-1.0> : tensor<f32>
  %613 = gc.optimization_barrier %612 : (tensor<f32>) -> tensor<f32>
  %614 = gc.vmap @select_all_scalar(%609, %611, %613) in_axes [0, -1, -1] out_axes [0] : (tensor<3xi1>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>)
  %615 = gc.slice %609 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %616 = gc.reshape %615 : (tensor<1xi1>) -> tensor<i1>
  %617 = func.call @select_all_scalar(%616, %611, %613) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %618 = gc.slice %614 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %619 = gc.reshape %618 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %619, %617 : tensor<f32>
  %620 = gc.slice %609 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %621 = gc.reshape %620 : (tensor<1xi1>) -> tensor<i1>
  %622 = func.call @select_all_scalar(%621, %611, %613) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %623 = gc.slice %614 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %624 = gc.reshape %623 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %624, %622 : tensor<f32>
  %625 = gc.slice %609 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %626 = gc.reshape %625 : (tensor<1xi1>) -> tensor<i1>
  %627 = func.call @select_all_scalar(%626, %611, %613) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %628 = gc.slice %614 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %629 = gc.reshape %628 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %629, %627 : tensor<f32>
  // select_all_scalar, in_axes [-1, 0, 0]
  %630 = gc.constant dense<false> : tensor<i1>
  %631 = gc.optimization_barrier %630 : (tensor<i1>) -> tensor<i1>
  %632 = gc.constant dense<[7.0, 8.0, -3.0]> : tensor<3xf32>
  %633 = gc.optimization_barrier %632 : (tensor<3xf32>) -> tensor<3xf32>
  %634 = gc.constant dense<[5.0, -3.0, -9.0]> : tensor<3xf32>
  %635 = gc.optimization_barrier %634 : (tensor<3xf32>) -> tensor<3xf32>
  %636 = gc.vmap @select_all_scalar(%631, %633, %635) in_axes [-1, 0, 0] out_axes [0] : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %637 = gc.slice %633 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %638 = gc.reshape %637 : (tensor<1xf32>) -> tensor<f32>
  %639 = gc.slice %635 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %640 = gc.reshape %639 : (tensor<1xf32>) -> tensor<f32>
  %641 = func.call @select_all_scalar(%631, %638, %640) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %642 = gc.slice %636 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %643 = gc.reshape %642 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %643, %641 : tensor<f32>
  %644 = gc.slice %633 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %645 = gc.reshape %644 : (tensor<1xf32>) -> tensor<f32>
  %646 = gc.slice %635 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %647 = gc.reshape %646 : (tensor<1xf32>) -> tensor<f32>
  %648 = func.call @select_all_scalar(%631, %645, %647) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %649 = gc.slice %636 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %650 = gc.reshape %649 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %650, %648 : tensor<f32>
  %651 = gc.slice %633 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %652 = gc.reshape %651 : (tensor<1xf32>) -> tensor<f32>
  %653 = gc.slice %635 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %654 = gc.reshape %653 : (tensor<1xf32>) -> tensor<f32>
  %655 = func.call @select_all_scalar(%631, %652, %654) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %656 = gc.slice %636 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %657 = gc.reshape %656 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %657, %655 : tensor<f32>
  // select_all_scalar, in_axes [-1, 0, -1]
  %658 = gc.constant dense<false> : tensor<i1>
  %659 = gc.optimization_barrier %658 : (tensor<i1>) -> tensor<i1>
  %660 = gc.constant dense<[-8.0, 5.0, -9.0]> : tensor<3xf32>
  %661 = gc.optimization_barrier %660 : (tensor<3xf32>) -> tensor<3xf32>
  %662 = gc.constant dense<3.0> : tensor<f32>
  %663 = gc.optimization_barrier %662 : (tensor<f32>) -> tensor<f32>
  %664 = gc.vmap @select_all_scalar(%659, %661, %663) in_axes [-1, 0, -1] out_axes [0] : (tensor<i1>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>)
  %665 = gc.slice %661 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %666 = gc.reshape %665 : (tensor<1xf32>) -> tensor<f32>
  %667 = func.call @select_all_scalar(%659, %666, %663) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %668 = gc.slice %664 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %669 = gc.reshape %668 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %669, %667 : tensor<f32>
  %670 = gc.slice %661 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %671 = gc.reshape %670 : (tensor<1xf32>) -> tensor<f32>
  %672 = func.call @select_all_scalar(%659, %671, %663) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %673 = gc.slice %664 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %674 = gc.reshape %673 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %674, %672 : tensor<f32>
  %675 = gc.slice %661 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %676 = gc.reshape %675 : (tensor<1xf32>) -> tensor<f32>
  %677 = func.call @select_all_scalar(%659, %676, %663) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %678 = gc.slice %664 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %679 = gc.reshape %678 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %679, %677 : tensor<f32>
  // select_all_scalar, in_axes [-1, -1, 0]
  %680 = gc.constant dense<false> : tensor<i1>
  %681 = gc.optimization_barrier %680 : (tensor<i1>) -> tensor<i1>
  %682 = gc.constant dense<9.0> : tensor<f32>
  %683 = gc.optimization_barrier %682 : (tensor<f32>) -> tensor<f32>
  %684 = gc.constant dense<[7.0, 3.0, 3.0]> : tensor<3xf32>
  %685 = gc.optimization_barrier %684 : (tensor<3xf32>) -> tensor<3xf32>
  %686 = gc.vmap @select_all_scalar(%681, %683, %685) in_axes [-1, -1, 0] out_axes [0] : (tensor<i1>, tensor<f32>, tensor<3xf32>) -> (tensor<3xf32>)
  %687 = gc.slice %685 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %688 = gc.reshape %687 : (tensor<1xf32>) -> tensor<f32>
  %689 = func.call @select_all_scalar(%681, %683, %688) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %690 = gc.slice %686 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %691 = gc.reshape %690 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %691, %689 : tensor<f32>
  %692 = gc.slice %685 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %693 = gc.reshape %692 : (tensor<1xf32>) -> tensor<f32>
  %694 = func.call @select_all_scalar(%681, %683, %693) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %695 = gc.slice %686 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %696 = gc.reshape %695 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %696, %694 : tensor<f32>
  %697 = gc.slice %685 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %698 = gc.reshape %697 : (tensor<1xf32>) -> tensor<f32>
  %699 = func.call @select_all_scalar(%681, %683, %698) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %700 = gc.slice %686 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %701 = gc.reshape %700 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %701, %699 : tensor<f32>
  // clamp, in_axes [0, 0, 0]
  %702 = gc.constant dense<[4.0, 1.0, -1.0]> : tensor<3xf32>
  %703 = gc.optimization_barrier %702 : (tensor<3xf32>) -> tensor<3xf32>
  %704 = gc.constant dense<[[[8.0, -1.0, -9.0], [-6.0, 6.0, -5.0]], [[3.0, -2.0, -2.0], [0.0, 4.0, 2.0]], [[8.0, 1.0, 7.0], [9.0, -7.0, -3.0]]]> : tensor<3x2x3xf32>
  %705 = gc.optimization_barrier %704 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %706 = gc.constant dense<[[[3.0, -9.0, 2.0], [-3.0, 7.0, -8.0]], [[-4.0, -5.0, 1.0], [7.0, -1.0, -3.0]], [[9.0, -9.0, 6.0], [-5.0, -9.0, 8.0]]]> : tensor<3x2x3xf32>
  %707 = gc.optimization_barrier %706 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %708 = gc.vmap @clamp(%703, %705, %707) in_axes [0, 0, 0] out_axes [0] : (tensor<3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %709 = gc.slice %703 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %710 = gc.reshape %709 : (tensor<1xf32>) -> tensor<f32>
  %711 = gc.slice %705 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %712 = gc.reshape %711 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %713 = gc.slice %707 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %714 = gc.reshape %713 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %715 = func.call @clamp(%710, %712, %714) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %716 = gc.slice %708 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %717 = gc.reshape %716 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %717, %715 : tensor<2x3xf32>
  %718 = gc.slice %703 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %719 = gc.reshape %718 : (tensor<1xf32>) -> tensor<f32>
  %720 = gc.slice %705 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %721 = gc.reshape %720 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %722 = gc.slice %707 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %723 = gc.reshape %722 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %724 = func.call @clamp(%719, %721, %723) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %725 = gc.slice %708 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %726 = gc.reshape %725 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %726, %724 : tensor<2x3xf32>
  %727 = gc.slice %703 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %728 = gc.reshape %727 : (tensor<1xf32>) -> tensor<f32>
  %729 = gc.slice %705 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %730 = gc.reshape %729 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %731 = gc.slice %707 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %732 = gc.reshape %731 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %733 = func.call @clamp(%728, %730, %732) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %734 = gc.slice %708 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %735 = gc.reshape %734 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %735, %733 : tensor<2x3xf32>
  // clamp, in_axes [0, 1, -1]
  %736 = gc.constant dense<[-7.0, -3.0, -4.0]> : tensor<3xf32>
  %737 = gc.optimization_barrier %736 : (tensor<3xf32>) -> tensor<3xf32>
  %738 = gc.constant dense<[[[7.0, -1.0, 0.0], [7.0, 5.0, -7.0], [-3.0, -6.0, -3.0]], [[9.0, -8.0, 1.0], [2.0, 2.0, 2.0], [-5.0, 4.0, 3.0]]]> : tensor<2x3x3xf32>
  %739 = gc.optimization_barrier %738 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %740 = gc.constant dense<[[-8.0, -4.0, 1.0], [5.0, -3.0, -5.0]]> : tensor<2x3xf32>
  %741 = gc.optimization_barrier %740 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %742 = gc.vmap @clamp(%737, %739, %741) in_axes [0, 1, -1] out_axes [1] : (tensor<3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %743 = gc.slice %737 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %744 = gc.reshape %743 : (tensor<1xf32>) -> tensor<f32>
  %745 = gc.slice %739 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %746 = gc.reshape %745 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %747 = func.call @clamp(%744, %746, %741) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %748 = gc.slice %742 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %749 = gc.reshape %748 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %749, %747 : tensor<2x3xf32>
  %750 = gc.slice %737 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %751 = gc.reshape %750 : (tensor<1xf32>) -> tensor<f32>
  %752 = gc.slice %739 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %753 = gc.reshape %752 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %754 = func.call @clamp(%751, %753, %741) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %755 = gc.slice %742 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %756 = gc.reshape %755 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %756, %754 : tensor<2x3xf32>
  %757 = gc.slice %737 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %758 = gc.reshape %757 : (tensor<1xf32>) -> tensor<f32>
  %759 = gc.slice %739 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %760 = gc.reshape %759 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %761 = func.call @clamp(%758, %760, %741) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %762 = gc.slice %742 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %763 = gc.reshape %762 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %763, %761 : tensor<2x3xf32>
  // clamp, in_axes [0, -1, 2]
  %764 = gc.constant dense<[-1.0, 2.0, 9.0]> : tensor<3xf32>
  %765 = gc.optimization_barrier %764 : (tensor<3xf32>) -> tensor<3xf32>
  %766 = gc.constant dense<[[-4.0, 6.0, -7.0], [-3.0, 6.0, -6.0]]> : tensor<2x3xf32>
  %767 = gc.optimization_barrier %766 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %768 = gc.constant dense<[[[-4.0, -9.0, 1.0], [0.0, -4.0, -7.0], [-2.0, 9.0, 0.0]], [[-7.0, -2.0, -8.0], [-9.0, 7.0, -5.0], [2.0, 7.0, 3.0]]]> : tensor<2x3x3xf32>
  %769 = gc.optimization_barrier %768 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %770 = gc.vmap @clamp(%765, %767, %769) in_axes [0, -1, 2] out_axes [0] : (tensor<3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x2x3xf32>)
  %771 = gc.slice %765 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %772 = gc.reshape %771 : (tensor<1xf32>) -> tensor<f32>
  %773 = gc.slice %769 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %774 = gc.reshape %773 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %775 = func.call @clamp(%772, %767, %774) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %776 = gc.slice %770 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %777 = gc.reshape %776 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %777, %775 : tensor<2x3xf32>
  %778 = gc.slice %765 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %779 = gc.reshape %778 : (tensor<1xf32>) -> tensor<f32>
  %780 = gc.slice %769 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %781 = gc.reshape %780 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %782 = func.call @clamp(%779, %767, %781) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %783 = gc.slice %770 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %784 = gc.reshape %783 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %784, %782 : tensor<2x3xf32>
  %785 = gc.slice %765 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %786 = gc.reshape %785 : (tensor<1xf32>) -> tensor<f32>
  %787 = gc.slice %769 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %788 = gc.reshape %787 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %789 = func.call @clamp(%786, %767, %788) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %790 = gc.slice %770 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %791 = gc.reshape %790 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %791, %789 : tensor<2x3xf32>
  // clamp, in_axes [0, -1, -1]
  %792 = gc.constant dense<[-1.0, -8.0, 1.0]> : tensor<3xf32>
  %793 = gc.optimization_barrier %792 : (tensor<3xf32>) -> tensor<3xf32>
  %794 = gc.constant dense<[[-2.0, 9.0, -7.0], [-8.0, -7.0, 2.0]]> : tensor<2x3xf32>
  %795 = gc.optimization_barrier %794 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %796 = gc.constant dense<[[-5.0, 9.0, 8.0], [-5.0, 2.0, -1.0]]> : tensor<2x3xf32>
  %797 = gc.optimization_barrier %796 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %798 = gc.vmap @clamp(%793, %795, %797) in_axes [0, -1, -1] out_axes [1] : (tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %799 = gc.slice %793 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %800 = gc.reshape %799 : (tensor<1xf32>) -> tensor<f32>
  %801 = func.call @clamp(%800, %795, %797) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %802 = gc.slice %798 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %803 = gc.reshape %802 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %803, %801 : tensor<2x3xf32>
  %804 = gc.slice %793 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %805 = gc.reshape %804 : (tensor<1xf32>) -> tensor<f32>
  %806 = func.call @clamp(%805, %795, %797) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %807 = gc.slice %798 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %808 = gc.reshape %807 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %808, %806 : tensor<2x3xf32>
  %809 = gc.slice %793 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %810 = gc.reshape %809 : (tensor<1xf32>) -> tensor<f32>
  %811 = func.call @clamp(%810, %795, %797) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %812 = gc.slice %798 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %813 = gc.reshape %812 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %813, %811 : tensor<2x3xf32>
  // clamp, in_axes [-1, 1, 1]
  %814 = gc.constant dense<-4.0> : tensor<f32>
  %815 = gc.optimization_barrier %814 : (tensor<f32>) -> tensor<f32>
  %816 = gc.constant dense<[[[5.0, 4.0, 0.0], [4.0, 8.0, -9.0], [-3.0, -3.0, -5.0]], [[2.0, -9.0, -2.0], [-7.0, 4.0, 7.0], [-7.0, 8.0, -8.0]]]> : tensor<2x3x3xf32>
  %817 = gc.optimization_barrier %816 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %818 = gc.constant dense<[[[0.0, -6.0, 2.0], [-6.0, -4.0, -8.0], [-1.0, 6.0, -4.0]], [[-6.0, -7.0, 6.0], [4.0, 2.0, 8.0], [1.0, 9.0, -1.0]]]> : tensor<2x3x3xf32>
  %819 = gc.optimization_barrier %818 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %820 = gc.vmap @clamp(%815, %817, %819) in_axes [-1, 1, 1] out_axes [0] : (tensor<f32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x2x3xf32>)
  %821 = gc.slice %817 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %822 = gc.reshape %821 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %823 = gc.slice %819 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %824 = gc.reshape %823 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %825 = func.call @clamp(%815, %822, %824) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %826 = gc.slice %820 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %827 = gc.reshape %826 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %827, %825 : tensor<2x3xf32>
  %828 = gc.slice %817 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %829 = gc.reshape %828 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %830 = gc.slice %819 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %831 = gc.reshape %830 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %832 = func.call @clamp(%815, %829, %831) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %833 = gc.slice %820 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %834 = gc.reshape %833 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %834, %832 : tensor<2x3xf32>
  %835 = gc.slice %817 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %836 = gc.reshape %835 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %837 = gc.slice %819 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %838 = gc.reshape %837 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %839 = func.call @clamp(%815, %836, %838) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %840 = gc.slice %820 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %841 = gc.reshape %840 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %841, %839 : tensor<2x3xf32>
  // clamp, in_axes [-1, 2, -1]
  %842 = gc.constant dense<2.0> : tensor<f32>
  %843 = gc.optimization_barrier %842 : (tensor<f32>) -> tensor<f32>
  %844 = gc.constant dense<[[[4.0, -4.0, 9.0], [3.0, -5.0, 0.0], [3.0, -2.0, 5.0]], [[3.0, 6.0, -4.0], [9.0, -3.0, -4.0], [-7.0, 3.0, -1.0]]]> : tensor<2x3x3xf32>
  %845 = gc.optimization_barrier %844 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %846 = gc.constant dense<[[3.0, -9.0, 8.0], [-3.0, 9.0, -5.0]]> : tensor<2x3xf32>
  %847 = gc.optimization_barrier %846 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %848 = gc.vmap @clamp(%843, %845, %847) in_axes [-1, 2, -1] out_axes [1] : (tensor<f32>, tensor<2x3x3xf32>, tensor<2x3xf32>) -> (tensor<2x3x3xf32>)
  %849 = gc.slice %845 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %850 = gc.reshape %849 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %851 = func.call @clamp(%843, %850, %847) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %852 = gc.slice %848 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %853 = gc.reshape %852 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %853, %851 : tensor<2x3xf32>
  %854 = gc.slice %845 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %855 = gc.reshape %854 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %856 = func.call @clamp(%843, %855, %847) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %857 = gc.slice %848 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %858 = gc.reshape %857 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %858, %856 : tensor<2x3xf32>
  %859 = gc.slice %845 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %860 = gc.reshape %859 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %861 = func.call @clamp(%843, %860, %847) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %862 = gc.slice %848 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %863 = gc.reshape %862 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %863, %861 : tensor<2x3xf32>
  // clamp, in_axes [-1, -1, 0]
  %864 = gc.constant dense<2.0> : tensor<f32>
  %865 = gc.optimization_barrier %864 : (tensor<f32>) -> tensor<f32>
  %866 = gc.constant dense<[[6.0, -4.0, 9.0], [-3.0, 7.0, 6.0]]> : tensor<2x3xf32>
  %867 = gc.optimization_barrier %866 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %868 = gc.constant dense<[[[6.0, 9.0, 0.0], [-7.0, 7.0, -7.0]], [[2.0, 7.0, 7.0], [2.0, -4.0, 6.0]], [[-3.0, -9.0, -3.0], [-2.0, -5.0, -4.0]]]> : tensor<3x2x3xf32>
  %869 = gc.optimization_barrier %868 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %870 = gc.vmap @clamp(%865, %867, %869) in_axes [-1, -1, 0] out_axes [0] : (tensor<f32>, tensor<2x3xf32>, tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %871 = gc.slice %869 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %872 = gc.reshape %871 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %873 = func.call @clamp(%865, %867, %872) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %874 = gc.slice %870 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %875 = gc.reshape %874 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %875, %873 : tensor<2x3xf32>
  %876 = gc.slice %869 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %877 = gc.reshape %876 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %878 = func.call @clamp(%865, %867, %877) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %879 = gc.slice %870 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %880 = gc.reshape %879 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %880, %878 : tensor<2x3xf32>
  %881 = gc.slice %869 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %882 = gc.reshape %881 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %883 = func.call @clamp(%865, %867, %882) : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %884 = gc.slice %870 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %885 = gc.reshape %884 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %885, %883 : tensor<2x3xf32>
  // clamp_scalar, in_axes [0, 0, 0]
  %886 = gc.constant dense<[-8.0, -3.0, -6.0]> : tensor<3xf32>
  %887 = gc.optimization_barrier %886 : (tensor<3xf32>) -> tensor<3xf32>
  %888 = gc.constant dense<[6.0, 5.0, 5.0]> : tensor<3xf32>
  %889 = gc.optimization_barrier %888 : (tensor<3xf32>) -> tensor<3xf32>
  %890 = gc.constant dense<[-6.0, -1.0, -6.0]> : tensor<3xf32>
  %891 = gc.optimization_barrier %890 : (tensor<3xf32>) -> tensor<3xf32>
  %892 = gc.vmap @clamp_scalar(%887, %889, %891) in_axes [0, 0, 0] out_axes [0] : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %893 = gc.slice %887 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %894 = gc.reshape %893 : (tensor<1xf32>) -> tensor<f32>
  %895 = gc.slice %889 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %896 = gc.reshape %895 : (tensor<1xf32>) -> tensor<f32>
  %897 = gc.slice %891 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %898 = gc.reshape %897 : (tensor<1xf32>) -> tensor<f32>
  %899 = func.call @clamp_scalar(%894, %896, %898) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %900 = gc.slice %892 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %901 = gc.reshape %900 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %901, %899 : tensor<f32>
  %902 = gc.slice %887 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %903 = gc.reshape %902 : (tensor<1xf32>) -> tensor<f32>
  %904 = gc.slice %889 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %905 = gc.reshape %904 : (tensor<1xf32>) -> tensor<f32>
  %906 = gc.slice %891 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %907 = gc.reshape %906 : (tensor<1xf32>) -> tensor<f32>
  %908 = func.call @clamp_scalar(%903, %905, %907) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %909 = gc.slice %892 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %910 = gc.reshape %909 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %910, %908 : tensor<f32>
  %911 = gc.slice %887 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %912 = gc.reshape %911 : (tensor<1xf32>) -> tensor<f32>
  %913 = gc.slice %889 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %914 = gc.reshape %913 : (tensor<1xf32>) -> tensor<f32>
  %915 = gc.slice %891 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %916 = gc.reshape %915 : (tensor<1xf32>) -> tensor<f32>
  %917 = func.call @clamp_scalar(%912, %914, %916) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %918 = gc.slice %892 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %919 = gc.reshape %918 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %919, %917 : tensor<f32>
  // clamp_scalar, in_axes [0, 0, -1]
  %920 = gc.constant dense<[-3.0, -6.0, -3.0]> : tensor<3xf32>
  %921 = gc.optimization_barrier %920 : (tensor<3xf32>) -> tensor<3xf32>
  %922 = gc.constant dense<[3.0, 5.0, -9.0]> : tensor<3xf32>
  %923 = gc.optimization_barrier %922 : (tensor<3xf32>) -> tensor<3xf32>
  %924 = gc.constant dense<6.0> : tensor<f32>
  %925 = gc.optimization_barrier %924 : (tensor<f32>) -> tensor<f32>
  %926 = gc.vmap @clamp_scalar(%921, %923, %925) in_axes [0, 0, -1] out_axes [0] : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>)
  %927 = gc.slice %921 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %928 = gc.reshape %927 : (tensor<1xf32>) -> tensor<f32>
  %929 = gc.slice %923 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %930 = gc.reshape %929 : (tensor<1xf32>) -> tensor<f32>
  %931 = func.call @clamp_scalar(%928, %930, %925) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %932 = gc.slice %926 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %933 = gc.reshape %932 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %933, %931 : tensor<f32>
  %934 = gc.slice %921 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %935 = gc.reshape %934 : (tensor<1xf32>) -> tensor<f32>
  %936 = gc.slice %923 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %937 = gc.reshape %936 : (tensor<1xf32>) -> tensor<f32>
  %938 = func.call @clamp_scalar(%935, %937, %925) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %939 = gc.slice %926 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %940 = gc.reshape %939 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %940, %938 : tensor<f32>
  %941 = gc.slice %921 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %942 = gc.reshape %941 : (tensor<1xf32>) -> tensor<f32>
  %943 = gc.slice %923 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %944 = gc.reshape %943 : (tensor<1xf32>) -> tensor<f32>
  %945 = func.call @clamp_scalar(%942, %944, %925) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %946 = gc.slice %926 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %947 = gc.reshape %946 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %947, %945 : tensor<f32>
  // clamp_scalar, in_axes [0, -1, 0]
  %948 = gc.constant dense<[-4.0, -8.0, -4.0]> : tensor<3xf32>
  %949 = gc.optimization_barrier %948 : (tensor<3xf32>) -> tensor<3xf32>
  %950 = gc.constant dense<-7.0> : tensor<f32>
  %951 = gc.optimization_barrier %950 : (tensor<f32>) -> tensor<f32>
  %952 = gc.constant dense<[8.0, -4.0, -2.0]> : tensor<3xf32>
  %953 = gc.optimization_barrier %952 : (tensor<3xf32>) -> tensor<3xf32>
  %954 = gc.vmap @clamp_scalar(%949, %951, %953) in_axes [0, -1, 0] out_axes [0] : (tensor<3xf32>, tensor<f32>, tensor<3xf32>) -> (tensor<3xf32>)
  %955 = gc.slice %949 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %956 = gc.reshape %955 : (tensor<1xf32>) -> tensor<f32>
  %957 = gc.slice %953 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %958 = gc.reshape %957 : (tensor<1xf32>) -> tensor<f32>
  %959 = func.call @clamp_scalar(%956, %951, %958) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %960 = gc.slice %954 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %961 = gc.reshape %960 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %961, %959 : tensor<f32>
  %962 = gc.slice %949 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %963 = gc.reshape %962 : (tensor<1xf32>) -> tensor<f32>
  %964 = gc.slice %953 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %965 = gc.reshape %964 : (tensor<1xf32>) -> tensor<f32>
  %966 = func.call @clamp_scalar(%963, %951, %965) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %967 = gc.slice %954 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %968 = gc.reshape %967 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %968, %966 : tensor<f32>
  %969 = gc.slice %949 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %970 = gc.reshape %969 : (tensor<1xf32>) -> tensor<f32>
  %971 = gc.slice %953 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %972 = gc.reshape %971 : (tensor<1xf32>) -> tensor<f32>
  %973 = func.call @clamp_scalar(%970, %951, %972) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %974 = gc.slice %954 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %975 = gc.reshape %974 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %975, %973 : tensor<f32>
  // clamp_scalar, in_axes [0, -1, -1]
  %976 = gc.constant dense<[-6.0, -9.0, -3.0]> : tensor<3xf32>
  %977 = gc.optimization_barrier %976 : (tensor<3xf32>) -> tensor<3xf32>
  %978 = gc.constant dense<-8.0> : tensor<f32>
  %979 = gc.optimization_barrier %978 : (tensor<f32>) -> tensor<f32>
  %980 = gc.constant dense<-9.0> : tensor<f32>
  %981 = gc.optimization_barrier %980 : (tensor<f32>) -> tensor<f32>
  %982 = gc.vmap @clamp_scalar(%977, %979, %981) in_axes [0, -1, -1] out_axes [0] : (tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>)
  %983 = gc.slice %977 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %984 = gc.reshape %983 : (tensor<1xf32>) -> tensor<f32>
  %985 = func.call @clamp_scalar(%984, %979, %981) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %986 = gc.slice %982 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %987 = gc.reshape %986 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %987, %985 : tensor<f32>
  %988 = gc.slice %977 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %989 = gc.reshape %988 : (tensor<1xf32>) -> tensor<f32>
  %990 = func.call @clamp_scalar(%989, %979, %981) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %991 = gc.slice %982 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %992 = gc.reshape %991 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %992, %990 : tensor<f32>
  %993 = gc.slice %977 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %994 = gc.reshape %993 : (tensor<1xf32>) -> tensor<f32>
  %995 = func.call @clamp_scalar(%994, %979, %981) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %996 = gc.slice %982 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %997 = gc.reshape %996 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %997, %995 : tensor<f32>
  // clamp_scalar, in_axes [-1, 0, 0]
  %998 = gc.constant dense<-7.0> : tensor<f32>
  %999 = gc.optimization_barrier %998 : (tensor<f32>) -> tensor<f32>
  %1000 = gc.constant dense<[-8.0, 2.0, -4.0]> : tensor<3xf32>
  %1001 = gc.optimization_barrier %1000 : (tensor<3xf32>) -> tensor<3xf32>
  %1002 = gc.constant dense<[-3.0, 2.0, 0.0]> : tensor<3xf32>
  %1003 = gc.optimization_barrier %1002 : (tensor<3xf32>) -> tensor<3xf32>
  %1004 = gc.vmap @clamp_scalar(%999, %1001, %1003) in_axes [-1, 0, 0] out_axes [0] : (tensor<f32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %1005 = gc.slice %1001 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1006 = gc.reshape %1005 : (tensor<1xf32>) -> tensor<f32>
  %1007 = gc.slice %1003 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1008 = gc.reshape %1007 : (tensor<1xf32>) -> tensor<f32>
  %1009 = func.call @clamp_scalar(%999, %1006, %1008) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1010 = gc.slice %1004 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1011 = gc.reshape %1010 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1011, %1009 : tensor<f32>
  %1012 = gc.slice %1001 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1013 = gc.reshape %1012 : (tensor<1xf32>) -> tensor<f32>
  %1014 = gc.slice %1003 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1015 = gc.reshape %1014 : (tensor<1xf32>) -> tensor<f32>
  %1016 = func.call @clamp_scalar(%999, %1013, %1015) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1017 = gc.slice %1004 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1018 = gc.reshape %1017 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1018, %1016 : tensor<f32>
  %1019 = gc.slice %1001 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1020 = gc.reshape %1019 : (tensor<1xf32>) -> tensor<f32>
  %1021 = gc.slice %1003 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1022 = gc.reshape %1021 : (tensor<1xf32>) -> tensor<f32>
  %1023 = func.call @clamp_scalar(%999, %1020, %1022) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1024 = gc.slice %1004 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1025 = gc.reshape %1024 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1025, %1023 : tensor<f32>
  // clamp_scalar, in_axes [-1, 0, -1]
  %1026 = gc.constant dense<-9.0> : tensor<f32>
  %1027 = gc.optimization_barrier %1026 : (tensor<f32>) -> tensor<f32>
  %1028 = gc.constant dense<[-2.0, 5.0, -8.0]> : tensor<3xf32>
  %1029 = gc.optimization_barrier %1028 : (tensor<3xf32>) -> tensor<3xf32>
  %1030 = gc.constant dense<-6.0> : tensor<f32>
  %1031 = gc.optimization_barrier %1030 : (tensor<f32>) -> tensor<f32>
  %1032 = gc.vmap @clamp_scalar(%1027, %1029, %1031) in_axes [-1, 0, -1] out_axes [0] : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>)
  %1033 = gc.slice %1029 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1034 = gc.reshape %1033 : (tensor<1xf32>) -> tensor<f32>
  %1035 = func.call @clamp_scalar(%1027, %1034, %1031) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1036 = gc.slice %1032 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1037 = gc.reshape %1036 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1037, %1035 : tensor<f32>
  %1038 = gc.slice %1029 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1039 = gc.reshape %1038 : (tensor<1xf32>) -> tensor<f32>
  %1040 = func.call @clamp_scalar(%1027, %1039, %1031) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1041 = gc.slice %1032 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1042 = gc.reshape %1041 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1042, %1040 : tensor<f32>
  %1043 = gc.slice %1029 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1044 = gc.reshape %1043 : (tensor<1xf32>) -> tensor<f32>
  %1045 = func.call @clamp_scalar(%1027, %1044, %1031) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1046 = gc.slice %1032 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1047 = gc.reshape %1046 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1047, %1045 : tensor<f32>
  // clamp_scalar, in_axes [-1, -1, 0]
  %1048 = gc.constant dense<5.0> : tensor<f32>
  %1049 = gc.optimization_barrier %1048 : (tensor<f32>) -> tensor<f32>
  %1050 = gc.constant dense<9.0> : tensor<f32>
  %1051 = gc.optimization_barrier %1050 : (tensor<f32>) -> tensor<f32>
  %1052 = gc.constant dense<[-5.0, 9.0, 1.0]> : tensor<3xf32>
  %1053 = gc.optimization_barrier %1052 : (tensor<3xf32>) -> tensor<3xf32>
  %1054 = gc.vmap @clamp_scalar(%1049, %1051, %1053) in_axes [-1, -1, 0] out_axes [0] : (tensor<f32>, tensor<f32>, tensor<3xf32>) -> (tensor<3xf32>)
  %1055 = gc.slice %1053 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1056 = gc.reshape %1055 : (tensor<1xf32>) -> tensor<f32>
  %1057 = func.call @clamp_scalar(%1049, %1051, %1056) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1058 = gc.slice %1054 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1059 = gc.reshape %1058 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1059, %1057 : tensor<f32>
  %1060 = gc.slice %1053 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1061 = gc.reshape %1060 : (tensor<1xf32>) -> tensor<f32>
  %1062 = func.call @clamp_scalar(%1049, %1051, %1061) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1063 = gc.slice %1054 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1064 = gc.reshape %1063 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1064, %1062 : tensor<f32>
  %1065 = gc.slice %1053 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1066 = gc.reshape %1065 : (tensor<1xf32>) -> tensor<f32>
  %1067 = func.call @clamp_scalar(%1049, %1051, %1066) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %1068 = gc.slice %1054 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %1069 = gc.reshape %1068 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %1069, %1067 : tensor<f32>
  // convert, in_axes [0]
  %1070 = gc.constant dense<[[[-2.0, -3.0, -9.0], [9.0, 1.0, -4.0]], [[2.0, -4.0, 8.0], [-2.0, -7.0, 6.0]], [[0.0, -9.0, 3.0], [7.0, -2.0, -7.0]]]> : tensor<3x2x3xf32>
  %1071 = gc.optimization_barrier %1070 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %1072 = gc.vmap @convert(%1071) in_axes [0] out_axes [0] : (tensor<3x2x3xf32>) -> (tensor<3x2x3xi32>)
  %1073 = gc.slice %1071 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1074 = gc.reshape %1073 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1075 = func.call @convert(%1074) : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  %1076 = gc.slice %1072 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %1077 = gc.reshape %1076 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  gc.expect eq %1077, %1075 : tensor<2x3xi32>
  %1078 = gc.slice %1071 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1079 = gc.reshape %1078 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1080 = func.call @convert(%1079) : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  %1081 = gc.slice %1072 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %1082 = gc.reshape %1081 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  gc.expect eq %1082, %1080 : tensor<2x3xi32>
  %1083 = gc.slice %1071 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1084 = gc.reshape %1083 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1085 = func.call @convert(%1084) : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  %1086 = gc.slice %1072 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xi32>) -> tensor<1x2x3xi32>
  %1087 = gc.reshape %1086 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
  gc.expect eq %1087, %1085 : tensor<2x3xi32>
  // marked, in_axes [0]
  %1088 = gc.constant dense<[[7.0, 1.0, 4.0, 0.0], [9.0, 0.0, 6.0, 0.0], [-6.0, -5.0, -2.0, 7.0]]> : tensor<3x4xf32>
  %1089 = gc.optimization_barrier %1088 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %1090 = gc.vmap @marked(%1089) in_axes [0] out_axes [0] : (tensor<3x4xf32>) -> (tensor<3x4xf32>)
  %1091 = gc.slice %1089 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1092 = gc.reshape %1091 : (tensor<1x4xf32>) -> tensor<4xf32>
  %1093 = func.call @marked(%1092) : (tensor<4xf32>) -> (tensor<4xf32>)
  %1094 = gc.slice %1090 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1095 = gc.reshape %1094 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %1095, %1093 : tensor<4xf32>
  %1096 = gc.slice %1089 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1097 = gc.reshape %1096 : (tensor<1x4xf32>) -> tensor<4xf32>
  %1098 = func.call @marked(%1097) : (tensor<4xf32>) -> (tensor<4xf32>)
  %1099 = gc.slice %1090 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1100 = gc.reshape %1099 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %1100, %1098 : tensor<4xf32>
  %1101 = gc.slice %1089 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1102 = gc.reshape %1101 : (tensor<1x4xf32>) -> tensor<4xf32>
  %1103 = func.call @marked(%1102) : (tensor<4xf32>) -> (tensor<4xf32>)
  %1104 = gc.slice %1090 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1105 = gc.reshape %1104 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %1105, %1103 : tensor<4xf32>
  // named, in_axes [0]
  %1106 = gc.constant dense<[[-5.0, 1.0, -6.0, 3.0], [-6.0, -9.0, -1.0, 0.0], [-1.0, 3.0, 1.0, -4.0]]> : tensor<3x4xf32>
  %1107 = gc.optimization_barrier %1106 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %1108 = gc.vmap @named(%1107) in_axes [0] out_axes [0] : (tensor<3x4xf32>) -> (tensor<3x4xf32>)
  %1109 = gc.slice %1107 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1110 = gc.reshape %1109 : (tensor<1x4xf32>) -> tensor<4xf32>
  %1111 = func.call @named(%1110) : (tensor<4xf32>) -> (tensor<4xf32>)
  %1112 = gc.slice %1108 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1113 = gc.reshape %1112 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %1113, %1111 : tensor<4xf32>
  %1114 = gc.slice %1107 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1115 = gc.reshape %1114 : (tensor<1x4xf32>) -> tensor<4xf32>
  %1116 = func.call @named(%1115) : (tensor<4xf32>) -> (tensor<4xf32>)
  %1117 = gc.slice %1108 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1118 = gc.reshape %1117 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %1118, %1116 : tensor<4xf32>
  %1119 = gc.slice %1107 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1120 = gc.reshape %1119 : (tensor<1x4xf32>) -> tensor<4xf32>
  %1121 = func.call @named(%1120) : (tensor<4xf32>) -> (tensor<4xf32>)
  %1122 = gc.slice %1108 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1123 = gc.reshape %1122 : (tensor<1x4xf32>) -> tensor<4xf32>
  gc.expect eq %1123, %1121 : tensor<4xf32>
  // constant_kept, in_axes [0]
  %1124 = gc.constant dense<[[-9.0, 4.0], [8.0, -6.0], [9.0, -4.0]]> : tensor<3x2xf32>
  %1125 = gc.optimization_barrier %1124 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %1126 = gc.vmap @constant_kept(%1125) in_axes [0] out_axes [0] : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %1127 = gc.slice %1125 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1128 = gc.reshape %1127 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1129 = func.call @constant_kept(%1128) : (tensor<2xf32>) -> (tensor<2xf32>)
  %1130 = gc.slice %1126 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1131 = gc.reshape %1130 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1131, %1129 : tensor<2xf32>
  %1132 = gc.slice %1125 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1133 = gc.reshape %1132 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1134 = func.call @constant_kept(%1133) : (tensor<2xf32>) -> (tensor<2xf32>)
  %1135 = gc.slice %1126 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1136 = gc.reshape %1135 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1136, %1134 : tensor<2xf32>
  %1137 = gc.slice %1125 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1138 = gc.reshape %1137 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1139 = func.call @constant_kept(%1138) : (tensor<2xf32>) -> (tensor<2xf32>)
  %1140 = gc.slice %1126 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1141 = gc.reshape %1140 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1141, %1139 : tensor<2xf32>
  // unbatched_result, in_axes [0, 0]
  %1142 = gc.constant dense<[[4.0, 6.0], [1.0, -3.0], [3.0, 5.0]]> : tensor<3x2xf32>
  %1143 = gc.optimization_barrier %1142 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %1144 = gc.constant dense<[[3.0, 2.0], [-8.0, -8.0], [-4.0, -7.0]]> : tensor<3x2xf32>
  %1145 = gc.optimization_barrier %1144 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %1146:2 = gc.vmap @unbatched_result(%1143, %1145) in_axes [0, 0] out_axes [0, 0] : (tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
  %1147 = gc.slice %1143 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1148 = gc.reshape %1147 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1149 = gc.slice %1145 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1150 = gc.reshape %1149 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1151:2 = func.call @unbatched_result(%1148, %1150) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1152 = gc.slice %1146#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1153 = gc.reshape %1152 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1153, %1151#0 : tensor<2xf32>
  %1154 = gc.slice %1146#1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1155 = gc.reshape %1154 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1155, %1151#1 : tensor<2xf32>
  %1156 = gc.slice %1143 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1157 = gc.reshape %1156 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1158 = gc.slice %1145 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1159 = gc.reshape %1158 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1160:2 = func.call @unbatched_result(%1157, %1159) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1161 = gc.slice %1146#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1162 = gc.reshape %1161 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1162, %1160#0 : tensor<2xf32>
  %1163 = gc.slice %1146#1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1164 = gc.reshape %1163 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1164, %1160#1 : tensor<2xf32>
  %1165 = gc.slice %1143 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1166 = gc.reshape %1165 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1167 = gc.slice %1145 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1168 = gc.reshape %1167 : (tensor<1x2xf32>) -> tensor<2xf32>
  %1169:2 = func.call @unbatched_result(%1166, %1168) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1170 = gc.slice %1146#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1171 = gc.reshape %1170 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1171, %1169#0 : tensor<2xf32>
  %1172 = gc.slice %1146#1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1173 = gc.reshape %1172 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1173, %1169#1 : tensor<2xf32>
  // unbatched_result, in_axes [1, -1]
  %1174 = gc.constant dense<[[5.0, -5.0, 7.0], [0.0, 1.0, 4.0]]> : tensor<2x3xf32>
  %1175 = gc.optimization_barrier %1174 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1176 = gc.constant dense<[6.0, 4.0]> : tensor<2xf32>
  %1177 = gc.optimization_barrier %1176 : (tensor<2xf32>) -> tensor<2xf32>
  %1178:2 = gc.vmap @unbatched_result(%1175, %1177) in_axes [1, -1] out_axes [1, 1] : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1179 = gc.slice %1175 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1180 = gc.reshape %1179 : (tensor<2x1xf32>) -> tensor<2xf32>
  %1181:2 = func.call @unbatched_result(%1180, %1177) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1182 = gc.slice %1178#0 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1183 = gc.reshape %1182 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %1183, %1181#0 : tensor<2xf32>
  %1184 = gc.slice %1178#1 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1185 = gc.reshape %1184 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %1185, %1181#1 : tensor<2xf32>
  %1186 = gc.slice %1175 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1187 = gc.reshape %1186 : (tensor<2x1xf32>) -> tensor<2xf32>
  %1188:2 = func.call @unbatched_result(%1187, %1177) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1189 = gc.slice %1178#0 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1190 = gc.reshape %1189 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %1190, %1188#0 : tensor<2xf32>
  %1191 = gc.slice %1178#1 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1192 = gc.reshape %1191 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %1192, %1188#1 : tensor<2xf32>
  %1193 = gc.slice %1175 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1194 = gc.reshape %1193 : (tensor<2x1xf32>) -> tensor<2xf32>
  %1195:2 = func.call @unbatched_result(%1194, %1177) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1196 = gc.slice %1178#0 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1197 = gc.reshape %1196 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %1197, %1195#0 : tensor<2xf32>
  %1198 = gc.slice %1178#1 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1199 = gc.reshape %1198 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %1199, %1195#1 : tensor<2xf32>
  // unbatched_result, in_axes [-1, 1]
  %1200 = gc.constant dense<[-8.0, 1.0]> : tensor<2xf32>
  %1201 = gc.optimization_barrier %1200 : (tensor<2xf32>) -> tensor<2xf32>
  %1202 = gc.constant dense<[[7.0, -9.0, 8.0], [7.0, -6.0, 5.0]]> : tensor<2x3xf32>
  %1203 = gc.optimization_barrier %1202 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1204:2 = gc.vmap @unbatched_result(%1201, %1203) in_axes [-1, 1] out_axes [0, 0] : (tensor<2xf32>, tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
  %1205 = gc.slice %1203 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1206 = gc.reshape %1205 : (tensor<2x1xf32>) -> tensor<2xf32>
  %1207:2 = func.call @unbatched_result(%1201, %1206) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1208 = gc.slice %1204#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1209 = gc.reshape %1208 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1209, %1207#0 : tensor<2xf32>
  %1210 = gc.slice %1204#1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1211 = gc.reshape %1210 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1211, %1207#1 : tensor<2xf32>
  %1212 = gc.slice %1203 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1213 = gc.reshape %1212 : (tensor<2x1xf32>) -> tensor<2xf32>
  %1214:2 = func.call @unbatched_result(%1201, %1213) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1215 = gc.slice %1204#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1216 = gc.reshape %1215 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1216, %1214#0 : tensor<2xf32>
  %1217 = gc.slice %1204#1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1218 = gc.reshape %1217 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1218, %1214#1 : tensor<2xf32>
  %1219 = gc.slice %1203 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %1220 = gc.reshape %1219 : (tensor<2x1xf32>) -> tensor<2xf32>
  %1221:2 = func.call @unbatched_result(%1201, %1220) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1222 = gc.slice %1204#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1223 = gc.reshape %1222 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1223, %1221#0 : tensor<2xf32>
  %1224 = gc.slice %1204#1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %1225 = gc.reshape %1224 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %1225, %1221#1 : tensor<2xf32>
  return
}
