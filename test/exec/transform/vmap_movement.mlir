// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// vmap of movement ops, starts and fills per example too.
// [vmap.value]
// Written by test/exec/make_expected.py; do not edit.
func.func private @reshape(%0: tensor<2x3xf32>) -> (tensor<6xf32>) {
  %r = gc.reshape %0 : (tensor<2x3xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func private @reshape_scalar(%0: tensor<1x1xf32>) -> (tensor<f32>) {
  %r = gc.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @broadcast(%0: tensor<3x1xf32>) -> (tensor<2x4x3xf32>) {
  %r = gc.broadcast %0 dims [2, 1] : (tensor<3x1xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
func.func private @broadcast_scalar(%0: tensor<f32>) -> (tensor<2x2xf32>) {
  %r = gc.broadcast %0 dims [] : (tensor<f32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func private @transpose(%0: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>) {
  %r = gc.transpose %0 permutation [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %r : tensor<4x2x3xf32>
}
func.func private @slice(%0: tensor<4x5xf32>) -> (tensor<2x2xf32>) {
  %r = gc.slice %0 start [1, 0] limit [4, 5] stride [2, 3] : (tensor<4x5xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func private @pad(%0: tensor<4x3xf32>, %1: tensor<f32>) -> (tensor<8x4xf32>) {
  %r = gc.pad %0, %1 low [-1, 0] high [2, 1] interior [1, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
func.func private @pad_bool(%0: tensor<4xi1>, %1: tensor<i1>) -> (tensor<3xi1>) {
  %r = gc.pad %0, %1 low [1] high [-2] interior [0] : (tensor<4xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func private @windows(%0: tensor<5x2xf32>, %1: tensor<f32>) -> (tensor<3x2x3xf32>) {
  %r = gc.windows %0, %1 dims [0] size [3] stride [2] dilation [1] low [1] interior [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<3x2x3xf32>
  return %r : tensor<3x2x3xf32>
}
func.func private @concatenate(%0: tensor<2x1xf32>, %1: tensor<2x3xf32>, %2: tensor<2x0xf32>) -> (tensor<2x4xf32>) {
  %r = gc.concatenate %0, %1, %2 dim 1 : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func private @reverse(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = gc.reverse %0 dims [1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @bitcast_split(%0: tensor<2xi32>) -> (tensor<2x4xui8>) {
  %r = gc.bitcast_reshape %0 : (tensor<2xi32>) -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}
func.func private @bitcast_merge(%0: tensor<2x4xui8>) -> (tensor<2xi32>) {
  %r = gc.bitcast_reshape %0 : (tensor<2x4xui8>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func private @barrier(%0: tensor<2xf32>, %1: tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>) {
  %p:2 = gc.optimization_barrier %0, %1 : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  return %p#0, %p#1 : tensor<2xf32>, tensor<3xi32>
}
func.func private @dynamic_slice(%0: tensor<4x5xf32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<2x3xf32>) {
  %r = gc.dynamic_slice %0[%1, %2] sizes [2, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func private @dynamic_slice_i8(%0: tensor<6xi64>, %1: tensor<i8>) -> (tensor<4xi64>) {
  %r = gc.dynamic_slice %0[%1] sizes [4] : (tensor<6xi64>, tensor<i8>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func private @dynamic_slice_none(%0: tensor<f32>) -> (tensor<f32>) {
  %r = gc.dynamic_slice %0[] sizes [] : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @dynamic_update_slice(%0: tensor<4x5xf32>, %1: tensor<2x3xf32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<4x5xf32>) {
  %r = gc.dynamic_update_slice %0, %1[%2, %3] : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func private @dynamic_update_slice_long(%0: tensor<200xf32>, %1: tensor<3xf32>, %2: tensor<i8>) -> (tensor<200xf32>) {
  %r = gc.dynamic_update_slice %0, %1[%2] : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> tensor<200xf32>
  return %r : tensor<200xf32>
}
func.func @main() {
  // reshape, in_axes [0]
  %0 = gc.constant dense<[[[7.0, 3.0, 0.0], [-4.0, -4.0, -9.0]], [[-8.0, -9.0, -6.0], [6.0, 3.0, 8.0]], [[0.0, 2.0, 9.0], [4.0, 3.0, 1.0]]]> : tensor<3x2x3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %2 = gc.vmap @reshape(%1) in_axes [0] out_axes [0] : (tensor<3x2x3xf32>) -> (tensor<3x6xf32>)
  %3 = gc.slice %1 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %4 = gc.reshape %3 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %5 = func.call @reshape(%4) : (tensor<2x3xf32>) -> (tensor<6xf32>)
  %6 = gc.slice %2 start [0, 0] limit [1, 6] stride [1, 1] : (tensor<3x6xf32>) -> tensor<1x6xf32>
  %7 = gc.reshape %6 : (tensor<1x6xf32>) -> tensor<6xf32>
  gc.expect eq %7, %5 : tensor<6xf32>
  %8 = gc.slice %1 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %9 = gc.reshape %8 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %10 = func.call @reshape(%9) : (tensor<2x3xf32>) -> (tensor<6xf32>)
  %11 = gc.slice %2 start [1, 0] limit [2, 6] stride [1, 1] : (tensor<3x6xf32>) -> tensor<1x6xf32>
  %12 = gc.reshape %11 : (tensor<1x6xf32>) -> tensor<6xf32>
  gc.expect eq %12, %10 : tensor<6xf32>
  %13 = gc.slice %1 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %14 = gc.reshape %13 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %15 = func.call @reshape(%14) : (tensor<2x3xf32>) -> (tensor<6xf32>)
  %16 = gc.slice %2 start [2, 0] limit [3, 6] stride [1, 1] : (tensor<3x6xf32>) -> tensor<1x6xf32>
  %17 = gc.reshape %16 : (tensor<1x6xf32>) -> tensor<6xf32>
  gc.expect eq %17, %15 : tensor<6xf32>
  // reshape_scalar, in_axes [0]
  %18 = gc.constant dense<[[[-9.0]], [[3.0]], [[-5.0]]]> : tensor<3x1x1xf32>
  %19 = gc.optimization_barrier %18 : (tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
  %20 = gc.vmap @reshape_scalar(%19) in_axes [0] out_axes [0] : (tensor<3x1x1xf32>) -> (tensor<3xf32>)
  %21 = gc.slice %19 start [0, 0, 0] limit [1, 1, 1] stride [1, 1, 1] : (tensor<3x1x1xf32>) -> tensor<1x1x1xf32>
  %22 = gc.reshape %21 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
  %23 = func.call @reshape_scalar(%22) : (tensor<1x1xf32>) -> (tensor<f32>)
  %24 = gc.slice %20 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %25 = gc.reshape %24 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %25, %23 : tensor<f32>
  %26 = gc.slice %19 start [1, 0, 0] limit [2, 1, 1] stride [1, 1, 1] : (tensor<3x1x1xf32>) -> tensor<1x1x1xf32>
  %27 = gc.reshape %26 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
  %28 = func.call @reshape_scalar(%27) : (tensor<1x1xf32>) -> (tensor<f32>)
  %29 = gc.slice %20 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %30 = gc.reshape %29 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %30, %28 : tensor<f32>
  %31 = gc.slice %19 start [2, 0, 0] limit [3, 1, 1] stride [1, 1, 1] : (tensor<3x1x1xf32>) -> tensor<1x1x1xf32>
  %32 = gc.reshape %31 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
  %33 = func.call @reshape_scalar(%32) : (tensor<1x1xf32>) -> (tensor<f32>)
  %34 = gc.slice %20 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %35 = gc.reshape %34 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %35, %33 : tensor<f32>
  // broadcast, in_axes [0]
  %36 = gc.constant dense<[[[6.0], [-6.0], [-3.0]], [[2.0], [-3.0], [9.0]], [[-8.0], [-2.0], [-5.0]]]> : tensor<3x3x1xf32>
  %37 = gc.optimization_barrier %36 : (tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
  %38 = gc.vmap @broadcast(%37) in_axes [0] out_axes [0] : (tensor<3x3x1xf32>) -> (tensor<3x2x4x3xf32>)
  %39 = gc.slice %37 start [0, 0, 0] limit [1, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xf32>) -> tensor<1x3x1xf32>
  %40 = gc.reshape %39 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
  %41 = func.call @broadcast(%40) : (tensor<3x1xf32>) -> (tensor<2x4x3xf32>)
  %42 = gc.slice %38 start [0, 0, 0, 0] limit [1, 2, 4, 3] stride [1, 1, 1, 1] : (tensor<3x2x4x3xf32>) -> tensor<1x2x4x3xf32>
  %43 = gc.reshape %42 : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
  gc.expect eq %43, %41 : tensor<2x4x3xf32>
  %44 = gc.slice %37 start [1, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xf32>) -> tensor<1x3x1xf32>
  %45 = gc.reshape %44 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
  %46 = func.call @broadcast(%45) : (tensor<3x1xf32>) -> (tensor<2x4x3xf32>)
  %47 = gc.slice %38 start [1, 0, 0, 0] limit [2, 2, 4, 3] stride [1, 1, 1, 1] : (tensor<3x2x4x3xf32>) -> tensor<1x2x4x3xf32>
  %48 = gc.reshape %47 : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
  gc.expect eq %48, %46 : tensor<2x4x3xf32>
  %49 = gc.slice %37 start [2, 0, 0] limit [3, 3, 1] stride [1, 1, 1] : (tensor<3x3x1xf32>) -> tensor<1x3x1xf32>
  %50 = gc.reshape %49 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
  %51 = func.call @broadcast(%50) : (tensor<3x1xf32>) -> (tensor<2x4x3xf32>)
  %52 = gc.slice %38 start [2, 0, 0, 0] limit [3, 2, 4, 3] stride [1, 1, 1, 1] : (tensor<3x2x4x3xf32>) -> tensor<1x2x4x3xf32>
  %53 = gc.reshape %52 : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
  gc.expect eq %53, %51 : tensor<2x4x3xf32>
  // broadcast_scalar, in_axes [0]
  %54 = gc.constant dense<[-4.0, -5.0, 1.0]> : tensor<3xf32>
  %55 = gc.optimization_barrier %54 : (tensor<3xf32>) -> tensor<3xf32>
  %56 = gc.vmap @broadcast_scalar(%55) in_axes [0] out_axes [0] : (tensor<3xf32>) -> (tensor<3x2x2xf32>)
  %57 = gc.slice %55 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %58 = gc.reshape %57 : (tensor<1xf32>) -> tensor<f32>
  %59 = func.call @broadcast_scalar(%58) : (tensor<f32>) -> (tensor<2x2xf32>)
  %60 = gc.slice %56 start [0, 0, 0] limit [1, 2, 2] stride [1, 1, 1] : (tensor<3x2x2xf32>) -> tensor<1x2x2xf32>
  %61 = gc.reshape %60 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  gc.expect eq %61, %59 : tensor<2x2xf32>
  %62 = gc.slice %55 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %63 = gc.reshape %62 : (tensor<1xf32>) -> tensor<f32>
  %64 = func.call @broadcast_scalar(%63) : (tensor<f32>) -> (tensor<2x2xf32>)
  %65 = gc.slice %56 start [1, 0, 0] limit [2, 2, 2] stride [1, 1, 1] : (tensor<3x2x2xf32>) -> tensor<1x2x2xf32>
  %66 = gc.reshape %65 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  gc.expect eq %66, %64 : tensor<2x2xf32>
  %67 = gc.slice %55 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %68 = gc.reshape %67 : (tensor<1xf32>) -> tensor<f32>
  %69 = func.call @broadcast_scalar(%68) : (tensor<f32>) -> (tensor<2x2xf32>)
  %70 = gc.slice %56 start [2, 0, 0] limit [3, 2, 2] stride [1, 1, 1] : (tensor<3x2x2xf32>) -> tensor<1x2x2xf32>
  %71 = gc.reshape %70 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  gc.expect eq %71, %69 : tensor<2x2xf32>
  // transpose, in_axes [0]
  %72 = gc.constant dense<[[[[-8.0, -3.0, 1.0, -9.0], [-5.0, -1.0, -9.0, 4.0], [1.0, -8.0, 6.0, 8.0]], [[-1.0, 1.0, -5.0, 2.0], [-4.0, -1.0, 5.0, 9.0], [7.0, 5.0, 2.0, 0.0]]], [[[-5.0, 9.0, 6.0, 9.0], [4.0, -4.0, -1.0, 8.0], [5.0, 0.0, 4.0, 9.0]], [[-5.0, 4.0, 7.0, -1.0], [2.0, -9.0, 8.0, -7.0], [4.0, 3.0, -7.0, -6.0]]], [[[8.0, -1.0, 9.0, 4.0], [-5.0, -9.0, -3.0, 6.0], [-6.0, -4.0, 2.0, -7.0]], [[1.0, -5.0, -1.0, -7.0], [0.0, -4.0, 2.0, 4.0], [-8.0, 3.0, -8.0, 1.0]]]]> : tensor<3x2x3x4xf32>
  %73 = gc.optimization_barrier %72 : (tensor<3x2x3x4xf32>) -> tensor<3x2x3x4xf32>
  %74 = gc.vmap @transpose(%73) in_axes [0] out_axes [0] : (tensor<3x2x3x4xf32>) -> (tensor<3x4x2x3xf32>)
  %75 = gc.slice %73 start [0, 0, 0, 0] limit [1, 2, 3, 4] stride [1, 1, 1, 1] : (tensor<3x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %76 = gc.reshape %75 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
  %77 = func.call @transpose(%76) : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  %78 = gc.slice %74 start [0, 0, 0, 0] limit [1, 4, 2, 3] stride [1, 1, 1, 1] : (tensor<3x4x2x3xf32>) -> tensor<1x4x2x3xf32>
  %79 = gc.reshape %78 : (tensor<1x4x2x3xf32>) -> tensor<4x2x3xf32>
  gc.expect eq %79, %77 : tensor<4x2x3xf32>
  %80 = gc.slice %73 start [1, 0, 0, 0] limit [2, 2, 3, 4] stride [1, 1, 1, 1] : (tensor<3x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %81 = gc.reshape %80 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
  %82 = func.call @transpose(%81) : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  %83 = gc.slice %74 start [1, 0, 0, 0] limit [2, 4, 2, 3] stride [1, 1, 1, 1] : (tensor<3x4x2x3xf32>) -> tensor<1x4x2x3xf32>
  %84 = gc.reshape %83 : (tensor<1x4x2x3xf32>) -> tensor<4x2x3xf32>
  gc.expect eq %84, %82 : tensor<4x2x3xf32>
  %85 = gc.slice %73 start [2, 0, 0, 0] limit [3, 2, 3, 4] stride [1, 1, 1, 1] : (tensor<3x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %86 = gc.reshape %85 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
  %87 = func.call @transpose(%86) : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  %88 = gc.slice %74 start [2, 0, 0, 0] limit [3, 4, 2, 3] stride [1, 1, 1, 1] : (tensor<3x4x2x3xf32>) -> tensor<1x4x2x3xf32>
  %89 = gc.reshape %88 : (tensor<1x4x2x3xf32>) -> tensor<4x2x3xf32>
  gc.expect eq %89, %87 : tensor<4x2x3xf32>
  // slice, in_axes [0]
  %90 = gc.constant dense<[[[-6.0, 0.0, 7.0, 2.0, 6.0], [-1.0, -6.0, -6.0, 0.0, 1.0], [-4.0, -6.0, 0.0, -4.0, -5.0], [5.0, -6.0, 1.0, -9.0, 7.0]], [[8.0, 6.0, 4.0, -5.0, 6.0], [-6.0, 3.0, 9.0, -7.0, 3.0], [-7.0, -4.0, -1.0, -6.0, 8.0], [2.0, 7.0, 3.0, -2.0, 8.0]], [[-1.0, 9.0, 6.0, -7.0, 4.0], [4.0, 6.0, -1.0, -3.0, -9.0], [7.0, -4.0, 9.0, -2.0, 5.0], [-3.0, -7.0, 8.0, -9.0, 4.0]]]> : tensor<3x4x5xf32>
  %91 = gc.optimization_barrier %90 : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %92 = gc.vmap @slice(%91) in_axes [0] out_axes [0] : (tensor<3x4x5xf32>) -> (tensor<3x2x2xf32>)
  %93 = gc.slice %91 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %94 = gc.reshape %93 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %95 = func.call @slice(%94) : (tensor<4x5xf32>) -> (tensor<2x2xf32>)
  %96 = gc.slice %92 start [0, 0, 0] limit [1, 2, 2] stride [1, 1, 1] : (tensor<3x2x2xf32>) -> tensor<1x2x2xf32>
  %97 = gc.reshape %96 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  gc.expect eq %97, %95 : tensor<2x2xf32>
  %98 = gc.slice %91 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %99 = gc.reshape %98 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %100 = func.call @slice(%99) : (tensor<4x5xf32>) -> (tensor<2x2xf32>)
  %101 = gc.slice %92 start [1, 0, 0] limit [2, 2, 2] stride [1, 1, 1] : (tensor<3x2x2xf32>) -> tensor<1x2x2xf32>
  %102 = gc.reshape %101 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  gc.expect eq %102, %100 : tensor<2x2xf32>
  %103 = gc.slice %91 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %104 = gc.reshape %103 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %105 = func.call @slice(%104) : (tensor<4x5xf32>) -> (tensor<2x2xf32>)
  %106 = gc.slice %92 start [2, 0, 0] limit [3, 2, 2] stride [1, 1, 1] : (tensor<3x2x2xf32>) -> tensor<1x2x2xf32>
  %107 = gc.reshape %106 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  gc.expect eq %107, %105 : tensor<2x2xf32>
  // pad, in_axes [0, 0]
  %108 = gc.constant dense<[[[4.0, 1.0, -1.0], [-8.0, 1.0, 3.0], [1.0, -6.0, 8.0], [-3.0, 9.0, -3.0]], [[-7.0, -4.0, 5.0], [3.0, 3.0, 5.0], [-3.0, 9.0, -8.0], [-6.0, 9.0, -1.0]], [[3.0, 7.0, -8.0], [7.0, -3.0, -5.0], [-1.0, 5.0, -8.0], [5.0, -3.0, -6.0]]]> : tensor<3x4x3xf32>
  %109 = gc.optimization_barrier %108 : (tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  %110 = gc.constant dense<[8.0, -1.0, -9.0]> : tensor<3xf32>
  %111 = gc.optimization_barrier %110 : (tensor<3xf32>) -> tensor<3xf32>
  %112 = gc.vmap @pad(%109, %111) in_axes [0, 0] out_axes [0] : (tensor<3x4x3xf32>, tensor<3xf32>) -> (tensor<3x8x4xf32>)
  %113 = gc.slice %109 start [0, 0, 0] limit [1, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %114 = gc.reshape %113 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %115 = gc.slice %111 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %116 = gc.reshape %115 : (tensor<1xf32>) -> tensor<f32>
  %117 = func.call @pad(%114, %116) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %118 = gc.slice %112 start [0, 0, 0] limit [1, 8, 4] stride [1, 1, 1] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %119 = gc.reshape %118 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %119, %117 : tensor<8x4xf32>
  %120 = gc.slice %109 start [1, 0, 0] limit [2, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %121 = gc.reshape %120 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %122 = gc.slice %111 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %123 = gc.reshape %122 : (tensor<1xf32>) -> tensor<f32>
  %124 = func.call @pad(%121, %123) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %125 = gc.slice %112 start [1, 0, 0] limit [2, 8, 4] stride [1, 1, 1] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %126 = gc.reshape %125 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %126, %124 : tensor<8x4xf32>
  %127 = gc.slice %109 start [2, 0, 0] limit [3, 4, 3] stride [1, 1, 1] : (tensor<3x4x3xf32>) -> tensor<1x4x3xf32>
  %128 = gc.reshape %127 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %129 = gc.slice %111 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %130 = gc.reshape %129 : (tensor<1xf32>) -> tensor<f32>
  %131 = func.call @pad(%128, %130) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %132 = gc.slice %112 start [2, 0, 0] limit [3, 8, 4] stride [1, 1, 1] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %133 = gc.reshape %132 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %133, %131 : tensor<8x4xf32>
  // pad, in_axes [1, -1]
  %134 = gc.constant dense<[[[-7.0, -3.0, -4.0], [-3.0, -6.0, 1.0], [9.0, 8.0, -3.0]], [[-7.0, 9.0, 1.0], [-2.0, -6.0, 2.0], [9.0, -4.0, -2.0]], [[-4.0, 2.0, 0.0], [9.0, 3.0, -9.0], [7.0, -7.0, -5.0]], [[0.0, 1.0, 3.0], [0.0, -2.0, -9.0], [-3.0, -7.0, 9.0]]]> : tensor<4x3x3xf32>
  %135 = gc.optimization_barrier %134 : (tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %136 = gc.constant dense<7.0> : tensor<f32>
  %137 = gc.optimization_barrier %136 : (tensor<f32>) -> tensor<f32>
  %138 = gc.vmap @pad(%135, %137) in_axes [1, -1] out_axes [1] : (tensor<4x3x3xf32>, tensor<f32>) -> (tensor<8x3x4xf32>)
  %139 = gc.slice %135 start [0, 0, 0] limit [4, 1, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %140 = gc.reshape %139 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %141 = func.call @pad(%140, %137) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %142 = gc.slice %138 start [0, 0, 0] limit [8, 1, 4] stride [1, 1, 1] : (tensor<8x3x4xf32>) -> tensor<8x1x4xf32>
  %143 = gc.reshape %142 : (tensor<8x1x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %143, %141 : tensor<8x4xf32>
  %144 = gc.slice %135 start [0, 1, 0] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %145 = gc.reshape %144 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %146 = func.call @pad(%145, %137) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %147 = gc.slice %138 start [0, 1, 0] limit [8, 2, 4] stride [1, 1, 1] : (tensor<8x3x4xf32>) -> tensor<8x1x4xf32>
  %148 = gc.reshape %147 : (tensor<8x1x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %148, %146 : tensor<8x4xf32>
  %149 = gc.slice %135 start [0, 2, 0] limit [4, 3, 3] stride [1, 1, 1] : (tensor<4x3x3xf32>) -> tensor<4x1x3xf32>
  %150 = gc.reshape %149 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
  %151 = func.call @pad(%150, %137) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %152 = gc.slice %138 start [0, 2, 0] limit [8, 3, 4] stride [1, 1, 1] : (tensor<8x3x4xf32>) -> tensor<8x1x4xf32>
  %153 = gc.reshape %152 : (tensor<8x1x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %153, %151 : tensor<8x4xf32>
  // pad, in_axes [-1, 0]
  %154 = gc.constant dense<[[-1.0, 2.0, 9.0], [7.0, 9.0, -7.0], [-7.0, -9.0, -4.0], [-3.0, -7.0, 8.0]]> : tensor<4x3xf32>
  %155 = gc.optimization_barrier %154 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %156 = gc.constant dense<[-4.0, 6.0, -7.0]> : tensor<3xf32>
  %157 = gc.optimization_barrier %156 : (tensor<3xf32>) -> tensor<3xf32>
  %158 = gc.vmap @pad(%155, %157) in_axes [-1, 0] out_axes [0] : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<3x8x4xf32>)
  %159 = gc.slice %157 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %160 = gc.reshape %159 : (tensor<1xf32>) -> tensor<f32>
  %161 = func.call @pad(%155, %160) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %162 = gc.slice %158 start [0, 0, 0] limit [1, 8, 4] stride [1, 1, 1] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %163 = gc.reshape %162 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %163, %161 : tensor<8x4xf32>
  %164 = gc.slice %157 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %165 = gc.reshape %164 : (tensor<1xf32>) -> tensor<f32>
  %166 = func.call @pad(%155, %165) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %167 = gc.slice %158 start [1, 0, 0] limit [2, 8, 4] stride [1, 1, 1] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %168 = gc.reshape %167 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %168, %166 : tensor<8x4xf32>
  %169 = gc.slice %157 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %170 = gc.reshape %169 : (tensor<1xf32>) -> tensor<f32>
  %171 = func.call @pad(%155, %170) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<8x4xf32>)
  %172 = gc.slice %158 start [2, 0, 0] limit [3, 8, 4] stride [1, 1, 1] : (tensor<3x8x4xf32>) -> tensor<1x8x4xf32>
  %173 = gc.reshape %172 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  gc.expect eq %173, %171 : tensor<8x4xf32>
  // pad_bool, in_axes [0, 0]
  %174 = gc.constant dense<[[false, false, false, true], [false, false, true, true], [true, false, false, true]]> : tensor<3x4xi1>
  %175 = gc.optimization_barrier %174 : (tensor<3x4xi1>) -> tensor<3x4xi1>
  %176 = gc.constant dense<true> : tensor<3xi1>
  %177 = gc.optimization_barrier %176 : (tensor<3xi1>) -> tensor<3xi1>
  %178 = gc.vmap @pad_bool(%175, %177) in_axes [0, 0] out_axes [0] : (tensor<3x4xi1>, tensor<3xi1>) -> (tensor<3x3xi1>)
  %179 = gc.slice %175 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %180 = gc.reshape %179 : (tensor<1x4xi1>) -> tensor<4xi1>
  %181 = gc.slice %177 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %182 = gc.reshape %181 : (tensor<1xi1>) -> tensor<i1>
  %183 = func.call @pad_bool(%180, %182) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %184 = gc.slice %178 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %185 = gc.reshape %184 : (tensor<1x3xi1>) -> tensor<3xi1>
  gc.expect eq %185, %183 : tensor<3xi1>
  %186 = gc.slice %175 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %187 = gc.reshape %186 : (tensor<1x4xi1>) -> tensor<4xi1>
  %188 = gc.slice %177 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %189 = gc.reshape %188 : (tensor<1xi1>) -> tensor<i1>
  %190 = func.call @pad_bool(%187, %189) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %191 = gc.slice %178 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %192 = gc.reshape %191 : (tensor<1x3xi1>) -> tensor<3xi1>
  gc.expect eq %192, %190 : tensor<3xi1>
  %193 = gc.slice %175 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xi1>) -> tensor<1x4xi1>
  %194 = gc.reshape %193 : (tensor<1x4xi1>) -> tensor<4xi1>
  %195 = gc.slice %177 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %196 = gc.reshape %195 : (tensor<1xi1>) -> tensor<i1>
  %197 = func.call @pad_bool(%194, %196) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %198 = gc.slice %178 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %199 = gc.reshape %198 : (tensor<1x3xi1>) -> tensor<3xi1>
  gc.expect eq %199, %197 : tensor<3xi1>
  // pad_bool, in_axes [1, -1]
  %200 = gc.constant dense<[[false, false, false], [true, false, true], [false, false, false], [false, true, true]]> : tensor<4x3xi1>
  %201 = gc.optimization_barrier %200 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %202 = gc.constant dense<true> : tensor<i1>
  %203 = gc.optimization_barrier %202 : (tensor<i1>) -> tensor<i1>
  %204 = gc.vmap @pad_bool(%201, %203) in_axes [1, -1] out_axes [1] : (tensor<4x3xi1>, tensor<i1>) -> (tensor<3x3xi1>)
  %205 = gc.slice %201 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xi1>) -> tensor<4x1xi1>
  %206 = gc.reshape %205 : (tensor<4x1xi1>) -> tensor<4xi1>
  %207 = func.call @pad_bool(%206, %203) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %208 = gc.slice %204 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
  %209 = gc.reshape %208 : (tensor<3x1xi1>) -> tensor<3xi1>
  gc.expect eq %209, %207 : tensor<3xi1>
  %210 = gc.slice %201 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xi1>) -> tensor<4x1xi1>
  %211 = gc.reshape %210 : (tensor<4x1xi1>) -> tensor<4xi1>
  %212 = func.call @pad_bool(%211, %203) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %213 = gc.slice %204 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
  %214 = gc.reshape %213 : (tensor<3x1xi1>) -> tensor<3xi1>
  gc.expect eq %214, %212 : tensor<3xi1>
  %215 = gc.slice %201 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xi1>) -> tensor<4x1xi1>
  %216 = gc.reshape %215 : (tensor<4x1xi1>) -> tensor<4xi1>
  %217 = func.call @pad_bool(%216, %203) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %218 = gc.slice %204 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
  %219 = gc.reshape %218 : (tensor<3x1xi1>) -> tensor<3xi1>
  gc.expect eq %219, %217 : tensor<3xi1>
  // pad_bool, in_axes [-1, 0]
  %220 = gc.constant dense<false> : tensor<4xi1>
  %221 = gc.optimization_barrier %220 : (tensor<4xi1>) -> tensor<4xi1>
  %222 = gc.constant dense<[false, true, true]> : tensor<3xi1>
  %223 = gc.optimization_barrier %222 : (tensor<3xi1>) -> tensor<3xi1>
  %224 = gc.vmap @pad_bool(%221, %223) in_axes [-1, 0] out_axes [0] : (tensor<4xi1>, tensor<3xi1>) -> (tensor<3x3xi1>)
  %225 = gc.slice %223 start [0] limit [1] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %226 = gc.reshape %225 : (tensor<1xi1>) -> tensor<i1>
  %227 = func.call @pad_bool(%221, %226) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %228 = gc.slice %224 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %229 = gc.reshape %228 : (tensor<1x3xi1>) -> tensor<3xi1>
  gc.expect eq %229, %227 : tensor<3xi1>
  %230 = gc.slice %223 start [1] limit [2] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %231 = gc.reshape %230 : (tensor<1xi1>) -> tensor<i1>
  %232 = func.call @pad_bool(%221, %231) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %233 = gc.slice %224 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %234 = gc.reshape %233 : (tensor<1x3xi1>) -> tensor<3xi1>
  gc.expect eq %234, %232 : tensor<3xi1>
  %235 = gc.slice %223 start [2] limit [3] stride [1] : (tensor<3xi1>) -> tensor<1xi1>
  %236 = gc.reshape %235 : (tensor<1xi1>) -> tensor<i1>
  %237 = func.call @pad_bool(%221, %236) : (tensor<4xi1>, tensor<i1>) -> (tensor<3xi1>)
  %238 = gc.slice %224 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xi1>) -> tensor<1x3xi1>
  %239 = gc.reshape %238 : (tensor<1x3xi1>) -> tensor<3xi1>
  gc.expect eq %239, %237 : tensor<3xi1>
  // windows, in_axes [0, 0]
  %240 = gc.constant dense<[[[-2.0, -3.0], [-9.0, 9.0], [1.0, -4.0], [2.0, -4.0], [8.0, -2.0]], [[-7.0, 6.0], [0.0, -9.0], [3.0, 7.0], [-2.0, -7.0], [-3.0, 3.0]], [[8.0, -9.0], [-1.0, -5.0], [-4.0, -1.0], [0.0, 8.0], [9.0, -6.0]]]> : tensor<3x5x2xf32>
  %241 = gc.optimization_barrier %240 : (tensor<3x5x2xf32>) -> tensor<3x5x2xf32>
  %242 = gc.constant dense<[-4.0, -5.0, -9.0]> : tensor<3xf32>
  %243 = gc.optimization_barrier %242 : (tensor<3xf32>) -> tensor<3xf32>
  %244 = gc.vmap @windows(%241, %243) in_axes [0, 0] out_axes [0] : (tensor<3x5x2xf32>, tensor<3xf32>) -> (tensor<3x3x2x3xf32>)
  %245 = gc.slice %241 start [0, 0, 0] limit [1, 5, 2] stride [1, 1, 1] : (tensor<3x5x2xf32>) -> tensor<1x5x2xf32>
  %246 = gc.reshape %245 : (tensor<1x5x2xf32>) -> tensor<5x2xf32>
  %247 = gc.slice %243 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %248 = gc.reshape %247 : (tensor<1xf32>) -> tensor<f32>
  %249 = func.call @windows(%246, %248) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %250 = gc.slice %244 start [0, 0, 0, 0] limit [1, 3, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<1x3x2x3xf32>
  %251 = gc.reshape %250 : (tensor<1x3x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %251, %249 : tensor<3x2x3xf32>
  %252 = gc.slice %241 start [1, 0, 0] limit [2, 5, 2] stride [1, 1, 1] : (tensor<3x5x2xf32>) -> tensor<1x5x2xf32>
  %253 = gc.reshape %252 : (tensor<1x5x2xf32>) -> tensor<5x2xf32>
  %254 = gc.slice %243 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %255 = gc.reshape %254 : (tensor<1xf32>) -> tensor<f32>
  %256 = func.call @windows(%253, %255) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %257 = gc.slice %244 start [1, 0, 0, 0] limit [2, 3, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<1x3x2x3xf32>
  %258 = gc.reshape %257 : (tensor<1x3x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %258, %256 : tensor<3x2x3xf32>
  %259 = gc.slice %241 start [2, 0, 0] limit [3, 5, 2] stride [1, 1, 1] : (tensor<3x5x2xf32>) -> tensor<1x5x2xf32>
  %260 = gc.reshape %259 : (tensor<1x5x2xf32>) -> tensor<5x2xf32>
  %261 = gc.slice %243 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %262 = gc.reshape %261 : (tensor<1xf32>) -> tensor<f32>
  %263 = func.call @windows(%260, %262) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %264 = gc.slice %244 start [2, 0, 0, 0] limit [3, 3, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<1x3x2x3xf32>
  %265 = gc.reshape %264 : (tensor<1x3x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %265, %263 : tensor<3x2x3xf32>
  // windows, in_axes [1, -1]
  %266 = gc.constant dense<[[[-9.0, -5.0], [-5.0, 2.0], [-6.0, -8.0]], [[4.0, 4.0], [6.0, 8.0], [-7.0, 5.0]], [[0.0, 7.0], [0.0, 5.0], [-2.0, 0.0]], [[9.0, -3.0], [3.0, -2.0], [-8.0, -7.0]], [[-4.0, 2.0], [3.0, -9.0], [7.0, -7.0]]]> : tensor<5x3x2xf32>
  %267 = gc.optimization_barrier %266 : (tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %268 = gc.constant dense<4.0> : tensor<f32>
  %269 = gc.optimization_barrier %268 : (tensor<f32>) -> tensor<f32>
  %270 = gc.vmap @windows(%267, %269) in_axes [1, -1] out_axes [1] : (tensor<5x3x2xf32>, tensor<f32>) -> (tensor<3x3x2x3xf32>)
  %271 = gc.slice %267 start [0, 0, 0] limit [5, 1, 2] stride [1, 1, 1] : (tensor<5x3x2xf32>) -> tensor<5x1x2xf32>
  %272 = gc.reshape %271 : (tensor<5x1x2xf32>) -> tensor<5x2xf32>
  %273 = func.call @windows(%272, %269) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %274 = gc.slice %270 start [0, 0, 0, 0] limit [3, 1, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<3x1x2x3xf32>
  %275 = gc.reshape %274 : (tensor<3x1x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %275, %273 : tensor<3x2x3xf32>
  %276 = gc.slice %267 start [0, 1, 0] limit [5, 2, 2] stride [1, 1, 1] : (tensor<5x3x2xf32>) -> tensor<5x1x2xf32>
  %277 = gc.reshape %276 : (tensor<5x1x2xf32>) -> tensor<5x2xf32>
  %278 = func.call @windows(%277, %269) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %279 = gc.slice %270 start [0, 1, 0, 0] limit [3, 2, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<3x1x2x3xf32>
  %280 = gc.reshape %279 : (tensor<3x1x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %280, %278 : tensor<3x2x3xf32>
  %281 = gc.slice %267 start [0, 2, 0] limit [5, 3, 2] stride [1, 1, 1] : (tensor<5x3x2xf32>) -> tensor<5x1x2xf32>
  %282 = gc.reshape %281 : (tensor<5x1x2xf32>) -> tensor<5x2xf32>
  %283 = func.call @windows(%282, %269) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %284 = gc.slice %270 start [0, 2, 0, 0] limit [3, 3, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<3x1x2x3xf32>
  %285 = gc.reshape %284 : (tensor<3x1x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %285, %283 : tensor<3x2x3xf32>
  // windows, in_axes [-1, 0]
  %286 = gc.constant dense<[[5.0, -6.0], [1.0, 1.0], [-3.0, -3.0], [-6.0, 7.0], [-1.0, 9.0]]> : tensor<5x2xf32>
  %287 = gc.optimization_barrier %286 : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %288 = gc.constant dense<[-6.0, -6.0, 7.0]> : tensor<3xf32>
  %289 = gc.optimization_barrier %288 : (tensor<3xf32>) -> tensor<3xf32>
  %290 = gc.vmap @windows(%287, %289) in_axes [-1, 0] out_axes [0] : (tensor<5x2xf32>, tensor<3xf32>) -> (tensor<3x3x2x3xf32>)
  %291 = gc.slice %289 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %292 = gc.reshape %291 : (tensor<1xf32>) -> tensor<f32>
  %293 = func.call @windows(%287, %292) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %294 = gc.slice %290 start [0, 0, 0, 0] limit [1, 3, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<1x3x2x3xf32>
  %295 = gc.reshape %294 : (tensor<1x3x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %295, %293 : tensor<3x2x3xf32>
  %296 = gc.slice %289 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %297 = gc.reshape %296 : (tensor<1xf32>) -> tensor<f32>
  %298 = func.call @windows(%287, %297) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %299 = gc.slice %290 start [1, 0, 0, 0] limit [2, 3, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<1x3x2x3xf32>
  %300 = gc.reshape %299 : (tensor<1x3x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %300, %298 : tensor<3x2x3xf32>
  %301 = gc.slice %289 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %302 = gc.reshape %301 : (tensor<1xf32>) -> tensor<f32>
  %303 = func.call @windows(%287, %302) : (tensor<5x2xf32>, tensor<f32>) -> (tensor<3x2x3xf32>)
  %304 = gc.slice %290 start [2, 0, 0, 0] limit [3, 3, 2, 3] stride [1, 1, 1, 1] : (tensor<3x3x2x3xf32>) -> tensor<1x3x2x3xf32>
  %305 = gc.reshape %304 : (tensor<1x3x2x3xf32>) -> tensor<3x2x3xf32>
  gc.expect eq %305, %303 : tensor<3x2x3xf32>
  // concatenate, in_axes [0, 0, 0]
  %306 = gc.constant dense<[[[7.0], [1.0]], [[4.0], [0.0]], [[9.0], [0.0]]]> : tensor<3x2x1xf32>
  %307 = gc.optimization_barrier %306 : (tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
  %308 = gc.constant dense<[[[7.0, 3.0, -1.0], [-8.0, 1.0, -7.0]], [[0.0, -7.0, 8.0], [-7.0, 4.0, -8.0]], [[4.0, -4.0, 7.0], [-4.0, -3.0, -6.0]]]> : tensor<3x2x3xf32>
  %309 = gc.optimization_barrier %308 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %310 = gc.constant dense<> : tensor<3x2x0xf32>
  %311 = gc.optimization_barrier %310 : (tensor<3x2x0xf32>) -> tensor<3x2x0xf32>
  %312 = gc.vmap @concatenate(%307, %309, %311) in_axes [0, 0, 0] out_axes [0] : (tensor<3x2x1xf32>, tensor<3x2x3xf32>, tensor<3x2x0xf32>) -> (tensor<3x2x4xf32>)
  %313 = gc.slice %307 start [0, 0, 0] limit [1, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xf32>) -> tensor<1x2x1xf32>
  %314 = gc.reshape %313 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
  %315 = gc.slice %309 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %316 = gc.reshape %315 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %317 = gc.slice %311 start [0, 0, 0] limit [1, 2, 0] stride [1, 1, 1] : (tensor<3x2x0xf32>) -> tensor<1x2x0xf32>
  %318 = gc.reshape %317 : (tensor<1x2x0xf32>) -> tensor<2x0xf32>
  %319 = func.call @concatenate(%314, %316, %318) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %320 = gc.slice %312 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %321 = gc.reshape %320 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %321, %319 : tensor<2x4xf32>
  %322 = gc.slice %307 start [1, 0, 0] limit [2, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xf32>) -> tensor<1x2x1xf32>
  %323 = gc.reshape %322 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
  %324 = gc.slice %309 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %325 = gc.reshape %324 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %326 = gc.slice %311 start [1, 0, 0] limit [2, 2, 0] stride [1, 1, 1] : (tensor<3x2x0xf32>) -> tensor<1x2x0xf32>
  %327 = gc.reshape %326 : (tensor<1x2x0xf32>) -> tensor<2x0xf32>
  %328 = func.call @concatenate(%323, %325, %327) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %329 = gc.slice %312 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %330 = gc.reshape %329 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %330, %328 : tensor<2x4xf32>
  %331 = gc.slice %307 start [2, 0, 0] limit [3, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xf32>) -> tensor<1x2x1xf32>
  %332 = gc.reshape %331 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
  %333 = gc.slice %309 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %334 = gc.reshape %333 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %335 = gc.slice %311 start [2, 0, 0] limit [3, 2, 0] stride [1, 1, 1] : (tensor<3x2x0xf32>) -> tensor<1x2x0xf32>
  %336 = gc.reshape %335 : (tensor<1x2x0xf32>) -> tensor<2x0xf32>
  %337 = func.call @concatenate(%332, %334, %336) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %338 = gc.slice %312 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %339 = gc.reshape %338 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %339, %337 : tensor<2x4xf32>
  // concatenate, in_axes [1, 1, -1]
  %340 = gc.constant dense<[[[0.0], [9.0], [-2.0]], [[-2.0], [7.0], [7.0]]]> : tensor<2x3x1xf32>
  %341 = gc.optimization_barrier %340 : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %342 = gc.constant dense<[[[7.0, -4.0, 3.0], [7.0, -3.0, 4.0], [-4.0, -1.0, 0.0]], [[-1.0, 7.0, -2.0], [5.0, -2.0, 8.0], [-7.0, 6.0, 4.0]]]> : tensor<2x3x3xf32>
  %343 = gc.optimization_barrier %342 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %344 = gc.constant dense<> : tensor<2x0xf32>
  %345 = gc.optimization_barrier %344 : (tensor<2x0xf32>) -> tensor<2x0xf32>
  %346 = gc.vmap @concatenate(%341, %343, %345) in_axes [1, 1, -1] out_axes [1] : (tensor<2x3x1xf32>, tensor<2x3x3xf32>, tensor<2x0xf32>) -> (tensor<2x3x4xf32>)
  %347 = gc.slice %341 start [0, 0, 0] limit [2, 1, 1] stride [1, 1, 1] : (tensor<2x3x1xf32>) -> tensor<2x1x1xf32>
  %348 = gc.reshape %347 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
  %349 = gc.slice %343 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %350 = gc.reshape %349 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %351 = func.call @concatenate(%348, %350, %345) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %352 = gc.slice %346 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %353 = gc.reshape %352 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %353, %351 : tensor<2x4xf32>
  %354 = gc.slice %341 start [0, 1, 0] limit [2, 2, 1] stride [1, 1, 1] : (tensor<2x3x1xf32>) -> tensor<2x1x1xf32>
  %355 = gc.reshape %354 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
  %356 = gc.slice %343 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %357 = gc.reshape %356 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %358 = func.call @concatenate(%355, %357, %345) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %359 = gc.slice %346 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %360 = gc.reshape %359 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %360, %358 : tensor<2x4xf32>
  %361 = gc.slice %341 start [0, 2, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x1xf32>) -> tensor<2x1x1xf32>
  %362 = gc.reshape %361 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
  %363 = gc.slice %343 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %364 = gc.reshape %363 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %365 = func.call @concatenate(%362, %364, %345) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %366 = gc.slice %346 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %367 = gc.reshape %366 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %367, %365 : tensor<2x4xf32>
  // concatenate, in_axes [2, -1, 2]
  %368 = gc.constant dense<[[[3.0, -8.0, 5.0]], [[-1.0, 6.0, 9.0]]]> : tensor<2x1x3xf32>
  %369 = gc.optimization_barrier %368 : (tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
  %370 = gc.constant dense<[[-4.0, 7.0, 1.0], [-3.0, -6.0, -2.0]]> : tensor<2x3xf32>
  %371 = gc.optimization_barrier %370 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %372 = gc.constant dense<> : tensor<2x0x3xf32>
  %373 = gc.optimization_barrier %372 : (tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
  %374 = gc.vmap @concatenate(%369, %371, %373) in_axes [2, -1, 2] out_axes [0] : (tensor<2x1x3xf32>, tensor<2x3xf32>, tensor<2x0x3xf32>) -> (tensor<3x2x4xf32>)
  %375 = gc.slice %369 start [0, 0, 0] limit [2, 1, 1] stride [1, 1, 1] : (tensor<2x1x3xf32>) -> tensor<2x1x1xf32>
  %376 = gc.reshape %375 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
  %377 = gc.slice %373 start [0, 0, 0] limit [2, 0, 1] stride [1, 1, 1] : (tensor<2x0x3xf32>) -> tensor<2x0x1xf32>
  %378 = gc.reshape %377 : (tensor<2x0x1xf32>) -> tensor<2x0xf32>
  %379 = func.call @concatenate(%376, %371, %378) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %380 = gc.slice %374 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %381 = gc.reshape %380 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %381, %379 : tensor<2x4xf32>
  %382 = gc.slice %369 start [0, 0, 1] limit [2, 1, 2] stride [1, 1, 1] : (tensor<2x1x3xf32>) -> tensor<2x1x1xf32>
  %383 = gc.reshape %382 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
  %384 = gc.slice %373 start [0, 0, 1] limit [2, 0, 2] stride [1, 1, 1] : (tensor<2x0x3xf32>) -> tensor<2x0x1xf32>
  %385 = gc.reshape %384 : (tensor<2x0x1xf32>) -> tensor<2x0xf32>
  %386 = func.call @concatenate(%383, %371, %385) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %387 = gc.slice %374 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %388 = gc.reshape %387 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %388, %386 : tensor<2x4xf32>
  %389 = gc.slice %369 start [0, 0, 2] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x1x3xf32>) -> tensor<2x1x1xf32>
  %390 = gc.reshape %389 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
  %391 = gc.slice %373 start [0, 0, 2] limit [2, 0, 3] stride [1, 1, 1] : (tensor<2x0x3xf32>) -> tensor<2x0x1xf32>
  %392 = gc.reshape %391 : (tensor<2x0x1xf32>) -> tensor<2x0xf32>
  %393 = func.call @concatenate(%390, %371, %392) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %394 = gc.slice %374 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %395 = gc.reshape %394 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %395, %393 : tensor<2x4xf32>
  // concatenate, in_axes [0, -1, -1]
  %396 = gc.constant dense<[[[-8.0], [4.0]], [[7.0], [-6.0]], [[7.0], [3.0]]]> : tensor<3x2x1xf32>
  %397 = gc.optimization_barrier %396 : (tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
  %398 = gc.constant dense<[[4.0, 8.0, -6.0], [4.0, 1.0, 0.0]]> : tensor<2x3xf32>
  %399 = gc.optimization_barrier %398 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %400 = gc.constant dense<> : tensor<2x0xf32>
  %401 = gc.optimization_barrier %400 : (tensor<2x0xf32>) -> tensor<2x0xf32>
  %402 = gc.vmap @concatenate(%397, %399, %401) in_axes [0, -1, -1] out_axes [1] : (tensor<3x2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x3x4xf32>)
  %403 = gc.slice %397 start [0, 0, 0] limit [1, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xf32>) -> tensor<1x2x1xf32>
  %404 = gc.reshape %403 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
  %405 = func.call @concatenate(%404, %399, %401) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %406 = gc.slice %402 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %407 = gc.reshape %406 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %407, %405 : tensor<2x4xf32>
  %408 = gc.slice %397 start [1, 0, 0] limit [2, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xf32>) -> tensor<1x2x1xf32>
  %409 = gc.reshape %408 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
  %410 = func.call @concatenate(%409, %399, %401) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %411 = gc.slice %402 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %412 = gc.reshape %411 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %412, %410 : tensor<2x4xf32>
  %413 = gc.slice %397 start [2, 0, 0] limit [3, 2, 1] stride [1, 1, 1] : (tensor<3x2x1xf32>) -> tensor<1x2x1xf32>
  %414 = gc.reshape %413 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
  %415 = func.call @concatenate(%414, %399, %401) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %416 = gc.slice %402 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %417 = gc.reshape %416 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %417, %415 : tensor<2x4xf32>
  // concatenate, in_axes [-1, 1, 1]
  %418 = gc.constant dense<[[-3.0], [0.0]]> : tensor<2x1xf32>
  %419 = gc.optimization_barrier %418 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %420 = gc.constant dense<[[[1.0, -1.0, -9.0], [-8.0, 5.0, -3.0], [-5.0, 1.0, -6.0]], [[4.0, 3.0, 8.0], [7.0, -5.0, 5.0], [-6.0, -1.0, -7.0]]]> : tensor<2x3x3xf32>
  %421 = gc.optimization_barrier %420 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %422 = gc.constant dense<> : tensor<2x3x0xf32>
  %423 = gc.optimization_barrier %422 : (tensor<2x3x0xf32>) -> tensor<2x3x0xf32>
  %424 = gc.vmap @concatenate(%419, %421, %423) in_axes [-1, 1, 1] out_axes [0] : (tensor<2x1xf32>, tensor<2x3x3xf32>, tensor<2x3x0xf32>) -> (tensor<3x2x4xf32>)
  %425 = gc.slice %421 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %426 = gc.reshape %425 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %427 = gc.slice %423 start [0, 0, 0] limit [2, 1, 0] stride [1, 1, 1] : (tensor<2x3x0xf32>) -> tensor<2x1x0xf32>
  %428 = gc.reshape %427 : (tensor<2x1x0xf32>) -> tensor<2x0xf32>
  %429 = func.call @concatenate(%419, %426, %428) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %430 = gc.slice %424 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %431 = gc.reshape %430 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %431, %429 : tensor<2x4xf32>
  %432 = gc.slice %421 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %433 = gc.reshape %432 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %434 = gc.slice %423 start [0, 1, 0] limit [2, 2, 0] stride [1, 1, 1] : (tensor<2x3x0xf32>) -> tensor<2x1x0xf32>
  %435 = gc.reshape %434 : (tensor<2x1x0xf32>) -> tensor<2x0xf32>
  %436 = func.call @concatenate(%419, %433, %435) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %437 = gc.slice %424 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %438 = gc.reshape %437 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %438, %436 : tensor<2x4xf32>
  %439 = gc.slice %421 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %440 = gc.reshape %439 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %441 = gc.slice %423 start [0, 2, 0] limit [2, 3, 0] stride [1, 1, 1] : (tensor<2x3x0xf32>) -> tensor<2x1x0xf32>
  %442 = gc.reshape %441 : (tensor<2x1x0xf32>) -> tensor<2x0xf32>
  %443 = func.call @concatenate(%419, %440, %442) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %444 = gc.slice %424 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %445 = gc.reshape %444 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %445, %443 : tensor<2x4xf32>
  // concatenate, in_axes [-1, 2, -1]
  %446 = gc.constant dense<[[-6.0], [8.0]]> : tensor<2x1xf32>
  %447 = gc.optimization_barrier %446 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %448 = gc.constant dense<[[[8.0, -6.0, 5.0], [2.0, 8.0, -9.0], [2.0, -9.0, -7.0]], [[9.0, 9.0, -6.0], [-6.0, 6.0, -9.0], [-8.0, 1.0, 6.0]]]> : tensor<2x3x3xf32>
  %449 = gc.optimization_barrier %448 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %450 = gc.constant dense<> : tensor<2x0xf32>
  %451 = gc.optimization_barrier %450 : (tensor<2x0xf32>) -> tensor<2x0xf32>
  %452 = gc.vmap @concatenate(%447, %449, %451) in_axes [-1, 2, -1] out_axes [1] : (tensor<2x1xf32>, tensor<2x3x3xf32>, tensor<2x0xf32>) -> (tensor<2x3x4xf32>)
  %453 = gc.slice %449 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %454 = gc.reshape %453 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %455 = func.call @concatenate(%447, %454, %451) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %456 = gc.slice %452 start [0, 0, 0] limit [2, 1, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %457 = gc.reshape %456 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %457, %455 : tensor<2x4xf32>
  %458 = gc.slice %449 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %459 = gc.reshape %458 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %460 = func.call @concatenate(%447, %459, %451) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %461 = gc.slice %452 start [0, 1, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %462 = gc.reshape %461 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %462, %460 : tensor<2x4xf32>
  %463 = gc.slice %449 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %464 = gc.reshape %463 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %465 = func.call @concatenate(%447, %464, %451) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %466 = gc.slice %452 start [0, 2, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
  %467 = gc.reshape %466 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %467, %465 : tensor<2x4xf32>
  // concatenate, in_axes [-1, -1, 0]
  %468 = gc.constant dense<[[6.0], [7.0]]> : tensor<2x1xf32>
  %469 = gc.optimization_barrier %468 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %470 = gc.constant dense<[[-3.0, 1.0, 3.0], [-7.0, 0.0, 3.0]]> : tensor<2x3xf32>
  %471 = gc.optimization_barrier %470 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %472 = gc.constant dense<> : tensor<3x2x0xf32>
  %473 = gc.optimization_barrier %472 : (tensor<3x2x0xf32>) -> tensor<3x2x0xf32>
  %474 = gc.vmap @concatenate(%469, %471, %473) in_axes [-1, -1, 0] out_axes [0] : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<3x2x0xf32>) -> (tensor<3x2x4xf32>)
  %475 = gc.slice %473 start [0, 0, 0] limit [1, 2, 0] stride [1, 1, 1] : (tensor<3x2x0xf32>) -> tensor<1x2x0xf32>
  %476 = gc.reshape %475 : (tensor<1x2x0xf32>) -> tensor<2x0xf32>
  %477 = func.call @concatenate(%469, %471, %476) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %478 = gc.slice %474 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %479 = gc.reshape %478 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %479, %477 : tensor<2x4xf32>
  %480 = gc.slice %473 start [1, 0, 0] limit [2, 2, 0] stride [1, 1, 1] : (tensor<3x2x0xf32>) -> tensor<1x2x0xf32>
  %481 = gc.reshape %480 : (tensor<1x2x0xf32>) -> tensor<2x0xf32>
  %482 = func.call @concatenate(%469, %471, %481) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %483 = gc.slice %474 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %484 = gc.reshape %483 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %484, %482 : tensor<2x4xf32>
  %485 = gc.slice %473 start [2, 0, 0] limit [3, 2, 0] stride [1, 1, 1] : (tensor<3x2x0xf32>) -> tensor<1x2x0xf32>
  %486 = gc.reshape %485 : (tensor<1x2x0xf32>) -> tensor<2x0xf32>
  %487 = func.call @concatenate(%469, %471, %486) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x0xf32>) -> (tensor<2x4xf32>)
  %488 = gc.slice %474 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %489 = gc.reshape %488 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  gc.expect eq %489, %487 : tensor<2x4xf32>
  // reverse, in_axes [0]
  %490 = gc.constant dense<[[[-5.0, 1.0, -6.0], [3.0, -6.0, -9.0]], [[-1.0, 0.0, -1.0], [3.0, 1.0, -4.0]], [[-1.0, 9.0, 8.0], [-2.0, -6.0, 1.0]]]> : tensor<3x2x3xf32>
  %491 = gc.optimization_barrier %490 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %492 = gc.vmap @reverse(%491) in_axes [0] out_axes [0] : (tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  %493 = gc.slice %491 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %494 = gc.reshape %493 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %495 = func.call @reverse(%494) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %496 = gc.slice %492 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %497 = gc.reshape %496 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %497, %495 : tensor<2x3xf32>
  %498 = gc.slice %491 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %499 = gc.reshape %498 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %500 = func.call @reverse(%499) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %501 = gc.slice %492 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %502 = gc.reshape %501 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %502, %500 : tensor<2x3xf32>
  %503 = gc.slice %491 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %504 = gc.reshape %503 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %505 = func.call @reverse(%504) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %506 = gc.slice %492 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %507 = gc.reshape %506 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %507, %505 : tensor<2x3xf32>
  // bitcast_split, in_axes [0]
  %508 = gc.constant dense<[[-9, 4], [8, -6], [9, -4]]> : tensor<3x2xi32>
  %509 = gc.optimization_barrier %508 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %510 = gc.vmap @bitcast_split(%509) in_axes [0] out_axes [0] : (tensor<3x2xi32>) -> (tensor<3x2x4xui8>)
  %511 = gc.slice %509 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %512 = gc.reshape %511 : (tensor<1x2xi32>) -> tensor<2xi32>
  %513 = func.call @bitcast_split(%512) : (tensor<2xi32>) -> (tensor<2x4xui8>)
  %514 = gc.slice %510 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xui8>) -> tensor<1x2x4xui8>
  %515 = gc.reshape %514 : (tensor<1x2x4xui8>) -> tensor<2x4xui8>
  gc.expect eq %515, %513 : tensor<2x4xui8>
  %516 = gc.slice %509 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %517 = gc.reshape %516 : (tensor<1x2xi32>) -> tensor<2xi32>
  %518 = func.call @bitcast_split(%517) : (tensor<2xi32>) -> (tensor<2x4xui8>)
  %519 = gc.slice %510 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xui8>) -> tensor<1x2x4xui8>
  %520 = gc.reshape %519 : (tensor<1x2x4xui8>) -> tensor<2x4xui8>
  gc.expect eq %520, %518 : tensor<2x4xui8>
  %521 = gc.slice %509 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %522 = gc.reshape %521 : (tensor<1x2xi32>) -> tensor<2xi32>
  %523 = func.call @bitcast_split(%522) : (tensor<2xi32>) -> (tensor<2x4xui8>)
  %524 = gc.slice %510 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xui8>) -> tensor<1x2x4xui8>
  %525 = gc.reshape %524 : (tensor<1x2x4xui8>) -> tensor<2x4xui8>
  gc.expect eq %525, %523 : tensor<2x4xui8>
  // bitcast_merge, in_axes [0]
  %526 = gc.constant dense<[[[7, 8, 5, 3], [6, 7, 2, 8]], [[6, 9, 6, 5], [6, 4, 9, 3]], [[3, 9, 8, 5], [7, 8, 5, 0]]]> : tensor<3x2x4xui8>
  %527 = gc.optimization_barrier %526 : (tensor<3x2x4xui8>) -> tensor<3x2x4xui8>
  %528 = gc.vmap @bitcast_merge(%527) in_axes [0] out_axes [0] : (tensor<3x2x4xui8>) -> (tensor<3x2xi32>)
  %529 = gc.slice %527 start [0, 0, 0] limit [1, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xui8>) -> tensor<1x2x4xui8>
  %530 = gc.reshape %529 : (tensor<1x2x4xui8>) -> tensor<2x4xui8>
  %531 = func.call @bitcast_merge(%530) : (tensor<2x4xui8>) -> (tensor<2xi32>)
  %532 = gc.slice %528 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %533 = gc.reshape %532 : (tensor<1x2xi32>) -> tensor<2xi32>
  gc.expect eq %533, %531 : tensor<2xi32>
  %534 = gc.slice %527 start [1, 0, 0] limit [2, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xui8>) -> tensor<1x2x4xui8>
  %535 = gc.reshape %534 : (tensor<1x2x4xui8>) -> tensor<2x4xui8>
  %536 = func.call @bitcast_merge(%535) : (tensor<2x4xui8>) -> (tensor<2xi32>)
  %537 = gc.slice %528 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %538 = gc.reshape %537 : (tensor<1x2xi32>) -> tensor<2xi32>
  gc.expect eq %538, %536 : tensor<2xi32>
  %539 = gc.slice %527 start [2, 0, 0] limit [3, 2, 4] stride [1, 1, 1] : (tensor<3x2x4xui8>) -> tensor<1x2x4xui8>
  %540 = gc.reshape %539 : (tensor<1x2x4xui8>) -> tensor<2x4xui8>
  %541 = func.call @bitcast_merge(%540) : (tensor<2x4xui8>) -> (tensor<2xi32>)
  %542 = gc.slice %528 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xi32>) -> tensor<1x2xi32>
  %543 = gc.reshape %542 : (tensor<1x2xi32>) -> tensor<2xi32>
  gc.expect eq %543, %541 : tensor<2xi32>
  // barrier, in_axes [0, 0]
  %544 = gc.constant dense<[[-1.0, 1.0], [-7.0, 5.0], [1.0, -9.0]]> : tensor<3x2xf32>
  %545 = gc.optimization_barrier %544 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %546 = gc.constant dense<[[-8, -5, 4], [-1, 2, 1], [9, 7, 2]]> : tensor<3x3xi32>
  %547 = gc.optimization_barrier %546 : (tensor<3x3xi32>) -> tensor<3x3xi32>
  %548:2 = gc.vmap @barrier(%545, %547) in_axes [0, 0] out_axes [0, 0] : (tensor<3x2xf32>, tensor<3x3xi32>) -> (tensor<3x2xf32>, tensor<3x3xi32>)
  %549 = gc.slice %545 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %550 = gc.reshape %549 : (tensor<1x2xf32>) -> tensor<2xf32>
  %551 = gc.slice %547 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %552 = gc.reshape %551 : (tensor<1x3xi32>) -> tensor<3xi32>
  %553:2 = func.call @barrier(%550, %552) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %554 = gc.slice %548#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %555 = gc.reshape %554 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %555, %553#0 : tensor<2xf32>
  %556 = gc.slice %548#1 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %557 = gc.reshape %556 : (tensor<1x3xi32>) -> tensor<3xi32>
  gc.expect eq %557, %553#1 : tensor<3xi32>
  %558 = gc.slice %545 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %559 = gc.reshape %558 : (tensor<1x2xf32>) -> tensor<2xf32>
  %560 = gc.slice %547 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %561 = gc.reshape %560 : (tensor<1x3xi32>) -> tensor<3xi32>
  %562:2 = func.call @barrier(%559, %561) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %563 = gc.slice %548#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %564 = gc.reshape %563 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %564, %562#0 : tensor<2xf32>
  %565 = gc.slice %548#1 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %566 = gc.reshape %565 : (tensor<1x3xi32>) -> tensor<3xi32>
  gc.expect eq %566, %562#1 : tensor<3xi32>
  %567 = gc.slice %545 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %568 = gc.reshape %567 : (tensor<1x2xf32>) -> tensor<2xf32>
  %569 = gc.slice %547 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %570 = gc.reshape %569 : (tensor<1x3xi32>) -> tensor<3xi32>
  %571:2 = func.call @barrier(%568, %570) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %572 = gc.slice %548#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %573 = gc.reshape %572 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %573, %571#0 : tensor<2xf32>
  %574 = gc.slice %548#1 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %575 = gc.reshape %574 : (tensor<1x3xi32>) -> tensor<3xi32>
  gc.expect eq %575, %571#1 : tensor<3xi32>
  // barrier, in_axes [1, -1]
  %576 = gc.constant dense<[[-3.0, 6.0, 3.0], [-6.0, -9.0, 9.0]]> : tensor<2x3xf32>
  %577 = gc.optimization_barrier %576 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %578 = gc.constant dense<[-8, 5, -6]> : tensor<3xi32>
  %579 = gc.optimization_barrier %578 : (tensor<3xi32>) -> tensor<3xi32>
  %580:2 = gc.vmap @barrier(%577, %579) in_axes [1, -1] out_axes [1, 1] : (tensor<2x3xf32>, tensor<3xi32>) -> (tensor<2x3xf32>, tensor<3x3xi32>)
  %581 = gc.slice %577 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %582 = gc.reshape %581 : (tensor<2x1xf32>) -> tensor<2xf32>
  %583:2 = func.call @barrier(%582, %579) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %584 = gc.slice %580#0 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %585 = gc.reshape %584 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %585, %583#0 : tensor<2xf32>
  %586 = gc.slice %580#1 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
  %587 = gc.reshape %586 : (tensor<3x1xi32>) -> tensor<3xi32>
  gc.expect eq %587, %583#1 : tensor<3xi32>
  %588 = gc.slice %577 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %589 = gc.reshape %588 : (tensor<2x1xf32>) -> tensor<2xf32>
  %590:2 = func.call @barrier(%589, %579) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %591 = gc.slice %580#0 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %592 = gc.reshape %591 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %592, %590#0 : tensor<2xf32>
  %593 = gc.slice %580#1 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
  %594 = gc.reshape %593 : (tensor<3x1xi32>) -> tensor<3xi32>
  gc.expect eq %594, %590#1 : tensor<3xi32>
  %595 = gc.slice %577 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %596 = gc.reshape %595 : (tensor<2x1xf32>) -> tensor<2xf32>
  %597:2 = func.call @barrier(%596, %579) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %598 = gc.slice %580#0 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %599 = gc.reshape %598 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %599, %597#0 : tensor<2xf32>
  %600 = gc.slice %580#1 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
  %601 = gc.reshape %600 : (tensor<3x1xi32>) -> tensor<3xi32>
  gc.expect eq %601, %597#1 : tensor<3xi32>
  // barrier, in_axes [-1, 1]
  %602 = gc.constant dense<[-3.0, -9.0]> : tensor<2xf32>
  %603 = gc.optimization_barrier %602 : (tensor<2xf32>) -> tensor<2xf32>
  %604 = gc.constant dense<[[-8, -1, -2], [-9, 3, -7], [-6, 2, 1]]> : tensor<3x3xi32>
  %605 = gc.optimization_barrier %604 : (tensor<3x3xi32>) -> tensor<3x3xi32>
  %606:2 = gc.vmap @barrier(%603, %605) in_axes [-1, 1] out_axes [0, 0] : (tensor<2xf32>, tensor<3x3xi32>) -> (tensor<3x2xf32>, tensor<3x3xi32>)
  %607 = gc.slice %605 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
  %608 = gc.reshape %607 : (tensor<3x1xi32>) -> tensor<3xi32>
  %609:2 = func.call @barrier(%603, %608) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %610 = gc.slice %606#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %611 = gc.reshape %610 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %611, %609#0 : tensor<2xf32>
  %612 = gc.slice %606#1 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %613 = gc.reshape %612 : (tensor<1x3xi32>) -> tensor<3xi32>
  gc.expect eq %613, %609#1 : tensor<3xi32>
  %614 = gc.slice %605 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
  %615 = gc.reshape %614 : (tensor<3x1xi32>) -> tensor<3xi32>
  %616:2 = func.call @barrier(%603, %615) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %617 = gc.slice %606#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %618 = gc.reshape %617 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %618, %616#0 : tensor<2xf32>
  %619 = gc.slice %606#1 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %620 = gc.reshape %619 : (tensor<1x3xi32>) -> tensor<3xi32>
  gc.expect eq %620, %616#1 : tensor<3xi32>
  %621 = gc.slice %605 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
  %622 = gc.reshape %621 : (tensor<3x1xi32>) -> tensor<3xi32>
  %623:2 = func.call @barrier(%603, %622) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  %624 = gc.slice %606#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %625 = gc.reshape %624 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %625, %623#0 : tensor<2xf32>
  %626 = gc.slice %606#1 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xi32>) -> tensor<1x3xi32>
  %627 = gc.reshape %626 : (tensor<1x3xi32>) -> tensor<3xi32>
  gc.expect eq %627, %623#1 : tensor<3xi32>
  // dynamic_slice, in_axes [0, 0, 0]
  %628 = gc.constant dense<[[[-5.0, 1.0, 0.0, 7.0, 7.0], [7.0, -3.0, -4.0, -8.0, -7.0], [7.0, 8.0, -2.0, 3.0, -4.0], [7.0, 3.0, -8.0, -3.0, -9.0]], [[-2.0, 7.0, 7.0, -8.0, -9.0], [-9.0, 5.0, -1.0, -6.0, -3.0], [3.0, 0.0, 2.0, -7.0, -9.0], [5.0, -8.0, 4.0, 5.0, 4.0]], [[1.0, 3.0, 5.0, -6.0, 6.0], [3.0, 5.0, 9.0, 6.0, -9.0], [7.0, -8.0, -7.0, 7.0, -5.0], [-5.0, 1.0, 1.0, -8.0, 3.0]]]> : tensor<3x4x5xf32>
  %629 = gc.optimization_barrier %628 : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %630 = gc.constant dense<2> : tensor<3xi32>
  %631 = gc.optimization_barrier %630 : (tensor<3xi32>) -> tensor<3xi32>
  %632 = gc.constant dense<[3, 0, 2]> : tensor<3xi32>
  %633 = gc.optimization_barrier %632 : (tensor<3xi32>) -> tensor<3xi32>
  %634 = gc.vmap @dynamic_slice(%629, %631, %633) in_axes [0, 0, 0] out_axes [0] : (tensor<3x4x5xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3x2x3xf32>)
  %635 = gc.slice %629 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %636 = gc.reshape %635 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %637 = gc.slice %631 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %638 = gc.reshape %637 : (tensor<1xi32>) -> tensor<i32>
  %639 = gc.slice %633 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %640 = gc.reshape %639 : (tensor<1xi32>) -> tensor<i32>
  %641 = func.call @dynamic_slice(%636, %638, %640) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %642 = gc.slice %634 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %643 = gc.reshape %642 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %643, %641 : tensor<2x3xf32>
  %644 = gc.slice %629 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %645 = gc.reshape %644 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %646 = gc.slice %631 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %647 = gc.reshape %646 : (tensor<1xi32>) -> tensor<i32>
  %648 = gc.slice %633 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %649 = gc.reshape %648 : (tensor<1xi32>) -> tensor<i32>
  %650 = func.call @dynamic_slice(%645, %647, %649) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %651 = gc.slice %634 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %652 = gc.reshape %651 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %652, %650 : tensor<2x3xf32>
  %653 = gc.slice %629 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %654 = gc.reshape %653 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %655 = gc.slice %631 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %656 = gc.reshape %655 : (tensor<1xi32>) -> tensor<i32>
  %657 = gc.slice %633 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %658 = gc.reshape %657 : (tensor<1xi32>) -> tensor<i32>
  %659 = func.call @dynamic_slice(%654, %656, %658) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %660 = gc.slice %634 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %661 = gc.reshape %660 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %661, %659 : tensor<2x3xf32>
  // dynamic_slice, in_axes [1, 0, -1]
  %662 = gc.constant dense<[[[-9.0, 3.0, -6.0, -1.0, -5.0], [4.0, -2.0, 2.0, 8.0, 4.0], [-5.0, 4.0, -9.0, -1.0, -9.0]], [[7.0, 7.0, -1.0, -9.0, 4.0], [1.0, 7.0, -7.0, -9.0, -6.0], [-1.0, 3.0, -4.0, 9.0, -2.0]], [[4.0, -5.0, -5.0, -9.0, 9.0], [9.0, -6.0, -3.0, 5.0, -5.0], [-4.0, -8.0, 3.0, 9.0, -3.0]], [[-6.0, 1.0, 4.0, 7.0, 5.0], [2.0, 8.0, -6.0, 5.0, -5.0], [9.0, -2.0, -9.0, 9.0, 8.0]]]> : tensor<4x3x5xf32>
  %663 = gc.optimization_barrier %662 : (tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  %664 = gc.constant dense<[2, 0, 0]> : tensor<3xi32>
  %665 = gc.optimization_barrier %664 : (tensor<3xi32>) -> tensor<3xi32>
  %666 = gc.constant dense<4> : tensor<i32>
  %667 = gc.optimization_barrier %666 : (tensor<i32>) -> tensor<i32>
  %668 = gc.vmap @dynamic_slice(%663, %665, %667) in_axes [1, 0, -1] out_axes [1] : (tensor<4x3x5xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<2x3x3xf32>)
  %669 = gc.slice %663 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %670 = gc.reshape %669 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %671 = gc.slice %665 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %672 = gc.reshape %671 : (tensor<1xi32>) -> tensor<i32>
  %673 = func.call @dynamic_slice(%670, %672, %667) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %674 = gc.slice %668 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %675 = gc.reshape %674 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %675, %673 : tensor<2x3xf32>
  %676 = gc.slice %663 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %677 = gc.reshape %676 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %678 = gc.slice %665 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %679 = gc.reshape %678 : (tensor<1xi32>) -> tensor<i32>
  %680 = func.call @dynamic_slice(%677, %679, %667) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %681 = gc.slice %668 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %682 = gc.reshape %681 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %682, %680 : tensor<2x3xf32>
  %683 = gc.slice %663 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %684 = gc.reshape %683 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %685 = gc.slice %665 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %686 = gc.reshape %685 : (tensor<1xi32>) -> tensor<i32>
  %687 = func.call @dynamic_slice(%684, %686, %667) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %688 = gc.slice %668 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %689 = gc.reshape %688 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %689, %687 : tensor<2x3xf32>
  // dynamic_slice, in_axes [2, -1, 0]
  %690 = gc.constant dense<[[[7.0, -8.0, 5.0], [-7.0, 0.0, -6.0], [-9.0, 5.0, 8.0], [-4.0, 1.0, 0.0], [-5.0, 6.0, -3.0]], [[2.0, 4.0, 4.0], [-5.0, 9.0, -9.0], [9.0, -6.0, 8.0], [1.0, 8.0, -6.0], [3.0, -6.0, 3.0]], [[-9.0, 3.0, -3.0], [8.0, 6.0, -8.0], [-5.0, -5.0, -2.0], [-5.0, 8.0, 4.0], [-9.0, 7.0, 0.0]], [[9.0, -3.0, 0.0], [2.0, -9.0, 0.0], [-3.0, -9.0, -7.0], [1.0, 4.0, -2.0], [8.0, -9.0, 1.0]]]> : tensor<4x5x3xf32>
  %691 = gc.optimization_barrier %690 : (tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
  %692 = gc.constant dense<3> : tensor<i32>
  %693 = gc.optimization_barrier %692 : (tensor<i32>) -> tensor<i32>
  %694 = gc.constant dense<[0, 5, 4]> : tensor<3xi32>
  %695 = gc.optimization_barrier %694 : (tensor<3xi32>) -> tensor<3xi32>
  %696 = gc.vmap @dynamic_slice(%691, %693, %695) in_axes [2, -1, 0] out_axes [0] : (tensor<4x5x3xf32>, tensor<i32>, tensor<3xi32>) -> (tensor<3x2x3xf32>)
  %697 = gc.slice %691 start [0, 0, 0] limit [4, 5, 1] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %698 = gc.reshape %697 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %699 = gc.slice %695 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %700 = gc.reshape %699 : (tensor<1xi32>) -> tensor<i32>
  %701 = func.call @dynamic_slice(%698, %693, %700) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %702 = gc.slice %696 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %703 = gc.reshape %702 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %703, %701 : tensor<2x3xf32>
  %704 = gc.slice %691 start [0, 0, 1] limit [4, 5, 2] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %705 = gc.reshape %704 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %706 = gc.slice %695 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %707 = gc.reshape %706 : (tensor<1xi32>) -> tensor<i32>
  %708 = func.call @dynamic_slice(%705, %693, %707) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %709 = gc.slice %696 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %710 = gc.reshape %709 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %710, %708 : tensor<2x3xf32>
  %711 = gc.slice %691 start [0, 0, 2] limit [4, 5, 3] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %712 = gc.reshape %711 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %713 = gc.slice %695 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %714 = gc.reshape %713 : (tensor<1xi32>) -> tensor<i32>
  %715 = func.call @dynamic_slice(%712, %693, %714) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %716 = gc.slice %696 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %717 = gc.reshape %716 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %717, %715 : tensor<2x3xf32>
  // dynamic_slice, in_axes [0, -1, -1]
  %718 = gc.constant dense<[[[7.0, -4.0, -7.0, 9.0, 7.0], [2.0, 4.0, 1.0, 6.0, 4.0], [-2.0, -3.0, -6.0, -2.0, -3.0], [3.0, -9.0, 5.0, 5.0, -8.0]], [[-9.0, -9.0, -6.0, 9.0, 6.0], [-6.0, -7.0, -4.0, 2.0, 5.0], [-2.0, 4.0, 9.0, 8.0, -1.0], [3.0, -4.0, 1.0, 8.0, -9.0]], [[-9.0, 3.0, -6.0, -9.0, -2.0], [8.0, 5.0, -8.0, 5.0, 6.0], [-7.0, -9.0, 9.0, -2.0, -3.0], [-5.0, 1.0, -9.0, -1.0, -9.0]]]> : tensor<3x4x5xf32>
  %719 = gc.optimization_barrier %718 : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %720 = gc.constant dense<-1> : tensor<i32>
  %721 = gc.optimization_barrier %720 : (tensor<i32>) -> tensor<i32>
  %722 = gc.constant dense<3> : tensor<i32>
  %723 = gc.optimization_barrier %722 : (tensor<i32>) -> tensor<i32>
  %724 = gc.vmap @dynamic_slice(%719, %721, %723) in_axes [0, -1, -1] out_axes [1] : (tensor<3x4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3x3xf32>)
  %725 = gc.slice %719 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %726 = gc.reshape %725 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %727 = func.call @dynamic_slice(%726, %721, %723) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %728 = gc.slice %724 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %729 = gc.reshape %728 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %729, %727 : tensor<2x3xf32>
  %730 = gc.slice %719 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %731 = gc.reshape %730 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %732 = func.call @dynamic_slice(%731, %721, %723) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %733 = gc.slice %724 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %734 = gc.reshape %733 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %734, %732 : tensor<2x3xf32>
  %735 = gc.slice %719 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %736 = gc.reshape %735 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %737 = func.call @dynamic_slice(%736, %721, %723) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %738 = gc.slice %724 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %739 = gc.reshape %738 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %739, %737 : tensor<2x3xf32>
  // dynamic_slice, in_axes [-1, 0, 0]
  %740 = gc.constant dense<[[3.0, 4.0, -7.0, 8.0, 3.0], [7.0, -1.0, 4.0, 5.0, -7.0], [9.0, 4.0, -3.0, -7.0, -5.0], [-1.0, -4.0, 5.0, 8.0, -5.0]]> : tensor<4x5xf32>
  %741 = gc.optimization_barrier %740 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %742 = gc.constant dense<[5, 5, 0]> : tensor<3xi32>
  %743 = gc.optimization_barrier %742 : (tensor<3xi32>) -> tensor<3xi32>
  %744 = gc.constant dense<[1, 5, -1]> : tensor<3xi32>
  %745 = gc.optimization_barrier %744 : (tensor<3xi32>) -> tensor<3xi32>
  %746 = gc.vmap @dynamic_slice(%741, %743, %745) in_axes [-1, 0, 0] out_axes [0] : (tensor<4x5xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3x2x3xf32>)
  %747 = gc.slice %743 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %748 = gc.reshape %747 : (tensor<1xi32>) -> tensor<i32>
  %749 = gc.slice %745 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %750 = gc.reshape %749 : (tensor<1xi32>) -> tensor<i32>
  %751 = func.call @dynamic_slice(%741, %748, %750) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %752 = gc.slice %746 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %753 = gc.reshape %752 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %753, %751 : tensor<2x3xf32>
  %754 = gc.slice %743 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %755 = gc.reshape %754 : (tensor<1xi32>) -> tensor<i32>
  %756 = gc.slice %745 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %757 = gc.reshape %756 : (tensor<1xi32>) -> tensor<i32>
  %758 = func.call @dynamic_slice(%741, %755, %757) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %759 = gc.slice %746 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %760 = gc.reshape %759 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %760, %758 : tensor<2x3xf32>
  %761 = gc.slice %743 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %762 = gc.reshape %761 : (tensor<1xi32>) -> tensor<i32>
  %763 = gc.slice %745 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %764 = gc.reshape %763 : (tensor<1xi32>) -> tensor<i32>
  %765 = func.call @dynamic_slice(%741, %762, %764) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %766 = gc.slice %746 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %767 = gc.reshape %766 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %767, %765 : tensor<2x3xf32>
  // dynamic_slice, in_axes [-1, 0, -1]
  %768 = gc.constant dense<[[-9.0, 1.0, -7.0, -6.0, -4.0], [8.0, 0.0, 8.0, -5.0, -4.0], [1.0, -9.0, -8.0, 7.0, 0.0], [-1.0, 3.0, 9.0, -5.0, 6.0]]> : tensor<4x5xf32>
  %769 = gc.optimization_barrier %768 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %770 = gc.constant dense<[-2, 3, 3]> : tensor<3xi32>
  %771 = gc.optimization_barrier %770 : (tensor<3xi32>) -> tensor<3xi32>
  %772 = gc.constant dense<-1> : tensor<i32>
  %773 = gc.optimization_barrier %772 : (tensor<i32>) -> tensor<i32>
  %774 = gc.vmap @dynamic_slice(%769, %771, %773) in_axes [-1, 0, -1] out_axes [1] : (tensor<4x5xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<2x3x3xf32>)
  %775 = gc.slice %771 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %776 = gc.reshape %775 : (tensor<1xi32>) -> tensor<i32>
  %777 = func.call @dynamic_slice(%769, %776, %773) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %778 = gc.slice %774 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %779 = gc.reshape %778 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %779, %777 : tensor<2x3xf32>
  %780 = gc.slice %771 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %781 = gc.reshape %780 : (tensor<1xi32>) -> tensor<i32>
  %782 = func.call @dynamic_slice(%769, %781, %773) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %783 = gc.slice %774 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %784 = gc.reshape %783 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %784, %782 : tensor<2x3xf32>
  %785 = gc.slice %771 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %786 = gc.reshape %785 : (tensor<1xi32>) -> tensor<i32>
  %787 = func.call @dynamic_slice(%769, %786, %773) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %788 = gc.slice %774 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %789 = gc.reshape %788 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %789, %787 : tensor<2x3xf32>
  // dynamic_slice, in_axes [-1, -1, 0]
  %790 = gc.constant dense<[[-1.0, 1.0, 4.0, -5.0, 0.0], [-9.0, 7.0, -4.0, 5.0, 0.0], [4.0, -4.0, 7.0, 0.0, 0.0], [-2.0, 4.0, -9.0, 5.0, 9.0]]> : tensor<4x5xf32>
  %791 = gc.optimization_barrier %790 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %792 = gc.constant dense<3> : tensor<i32>
  %793 = gc.optimization_barrier %792 : (tensor<i32>) -> tensor<i32>
  %794 = gc.constant dense<[1, 2, 5]> : tensor<3xi32>
  %795 = gc.optimization_barrier %794 : (tensor<3xi32>) -> tensor<3xi32>
  %796 = gc.vmap @dynamic_slice(%791, %793, %795) in_axes [-1, -1, 0] out_axes [0] : (tensor<4x5xf32>, tensor<i32>, tensor<3xi32>) -> (tensor<3x2x3xf32>)
  %797 = gc.slice %795 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %798 = gc.reshape %797 : (tensor<1xi32>) -> tensor<i32>
  %799 = func.call @dynamic_slice(%791, %793, %798) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %800 = gc.slice %796 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %801 = gc.reshape %800 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %801, %799 : tensor<2x3xf32>
  %802 = gc.slice %795 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %803 = gc.reshape %802 : (tensor<1xi32>) -> tensor<i32>
  %804 = func.call @dynamic_slice(%791, %793, %803) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %805 = gc.slice %796 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %806 = gc.reshape %805 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %806, %804 : tensor<2x3xf32>
  %807 = gc.slice %795 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %808 = gc.reshape %807 : (tensor<1xi32>) -> tensor<i32>
  %809 = func.call @dynamic_slice(%791, %793, %808) : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %810 = gc.slice %796 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %811 = gc.reshape %810 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  gc.expect eq %811, %809 : tensor<2x3xf32>
  // dynamic_slice_i8, in_axes [0, 0]
  %812 = gc.constant dense<[[5, -1, -5, -3, -9, -1], [4, -6, 6, -4, -3, -6], [-5, 2, -5, 7, 1, 5]]> : tensor<3x6xi64>
  %813 = gc.optimization_barrier %812 : (tensor<3x6xi64>) -> tensor<3x6xi64>
  %814 = gc.constant dense<[0, 5, 1]> : tensor<3xi8>
  %815 = gc.optimization_barrier %814 : (tensor<3xi8>) -> tensor<3xi8>
  %816 = gc.vmap @dynamic_slice_i8(%813, %815) in_axes [0, 0] out_axes [0] : (tensor<3x6xi64>, tensor<3xi8>) -> (tensor<3x4xi64>)
  %817 = gc.slice %813 start [0, 0] limit [1, 6] stride [1, 1] : (tensor<3x6xi64>) -> tensor<1x6xi64>
  %818 = gc.reshape %817 : (tensor<1x6xi64>) -> tensor<6xi64>
  %819 = gc.slice %815 start [0] limit [1] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %820 = gc.reshape %819 : (tensor<1xi8>) -> tensor<i8>
  %821 = func.call @dynamic_slice_i8(%818, %820) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %822 = gc.slice %816 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xi64>) -> tensor<1x4xi64>
  %823 = gc.reshape %822 : (tensor<1x4xi64>) -> tensor<4xi64>
  gc.expect eq %823, %821 : tensor<4xi64>
  %824 = gc.slice %813 start [1, 0] limit [2, 6] stride [1, 1] : (tensor<3x6xi64>) -> tensor<1x6xi64>
  %825 = gc.reshape %824 : (tensor<1x6xi64>) -> tensor<6xi64>
  %826 = gc.slice %815 start [1] limit [2] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %827 = gc.reshape %826 : (tensor<1xi8>) -> tensor<i8>
  %828 = func.call @dynamic_slice_i8(%825, %827) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %829 = gc.slice %816 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xi64>) -> tensor<1x4xi64>
  %830 = gc.reshape %829 : (tensor<1x4xi64>) -> tensor<4xi64>
  gc.expect eq %830, %828 : tensor<4xi64>
  %831 = gc.slice %813 start [2, 0] limit [3, 6] stride [1, 1] : (tensor<3x6xi64>) -> tensor<1x6xi64>
  %832 = gc.reshape %831 : (tensor<1x6xi64>) -> tensor<6xi64>
  %833 = gc.slice %815 start [2] limit [3] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %834 = gc.reshape %833 : (tensor<1xi8>) -> tensor<i8>
  %835 = func.call @dynamic_slice_i8(%832, %834) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %836 = gc.slice %816 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xi64>) -> tensor<1x4xi64>
  %837 = gc.reshape %836 : (tensor<1x4xi64>) -> tensor<4xi64>
  gc.expect eq %837, %835 : tensor<4xi64>
  // dynamic_slice_i8, in_axes [1, -1]
  %838 = gc.constant dense<[[9, -7, 1], [-5, -9, 0], [0, -8, -1], [0, -4, -5], [-1, -6, -5], [7, 6, 8]]> : tensor<6x3xi64>
  %839 = gc.optimization_barrier %838 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %840 = gc.constant dense<5> : tensor<i8>
  %841 = gc.optimization_barrier %840 : (tensor<i8>) -> tensor<i8>
  %842 = gc.vmap @dynamic_slice_i8(%839, %841) in_axes [1, -1] out_axes [1] : (tensor<6x3xi64>, tensor<i8>) -> (tensor<4x3xi64>)
  %843 = gc.slice %839 start [0, 0] limit [6, 1] stride [1, 1] : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %844 = gc.reshape %843 : (tensor<6x1xi64>) -> tensor<6xi64>
  %845 = func.call @dynamic_slice_i8(%844, %841) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %846 = gc.slice %842 start [0, 0] limit [4, 1] stride [1, 1] : (tensor<4x3xi64>) -> tensor<4x1xi64>
  %847 = gc.reshape %846 : (tensor<4x1xi64>) -> tensor<4xi64>
  gc.expect eq %847, %845 : tensor<4xi64>
  %848 = gc.slice %839 start [0, 1] limit [6, 2] stride [1, 1] : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %849 = gc.reshape %848 : (tensor<6x1xi64>) -> tensor<6xi64>
  %850 = func.call @dynamic_slice_i8(%849, %841) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %851 = gc.slice %842 start [0, 1] limit [4, 2] stride [1, 1] : (tensor<4x3xi64>) -> tensor<4x1xi64>
  %852 = gc.reshape %851 : (tensor<4x1xi64>) -> tensor<4xi64>
  gc.expect eq %852, %850 : tensor<4xi64>
  %853 = gc.slice %839 start [0, 2] limit [6, 3] stride [1, 1] : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %854 = gc.reshape %853 : (tensor<6x1xi64>) -> tensor<6xi64>
  %855 = func.call @dynamic_slice_i8(%854, %841) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %856 = gc.slice %842 start [0, 2] limit [4, 3] stride [1, 1] : (tensor<4x3xi64>) -> tensor<4x1xi64>
  %857 = gc.reshape %856 : (tensor<4x1xi64>) -> tensor<4xi64>
  gc.expect eq %857, %855 : tensor<4xi64>
  // dynamic_slice_i8, in_axes [-1, 0]
  %858 = gc.constant dense<[2, 4, 8, 2, -7, -2]> : tensor<6xi64>
  %859 = gc.optimization_barrier %858 : (tensor<6xi64>) -> tensor<6xi64>
  %860 = gc.constant dense<[2, -1, 4]> : tensor<3xi8>
  %861 = gc.optimization_barrier %860 : (tensor<3xi8>) -> tensor<3xi8>
  %862 = gc.vmap @dynamic_slice_i8(%859, %861) in_axes [-1, 0] out_axes [0] : (tensor<6xi64>, tensor<3xi8>) -> (tensor<3x4xi64>)
  %863 = gc.slice %861 start [0] limit [1] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %864 = gc.reshape %863 : (tensor<1xi8>) -> tensor<i8>
  %865 = func.call @dynamic_slice_i8(%859, %864) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %866 = gc.slice %862 start [0, 0] limit [1, 4] stride [1, 1] : (tensor<3x4xi64>) -> tensor<1x4xi64>
  %867 = gc.reshape %866 : (tensor<1x4xi64>) -> tensor<4xi64>
  gc.expect eq %867, %865 : tensor<4xi64>
  %868 = gc.slice %861 start [1] limit [2] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %869 = gc.reshape %868 : (tensor<1xi8>) -> tensor<i8>
  %870 = func.call @dynamic_slice_i8(%859, %869) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %871 = gc.slice %862 start [1, 0] limit [2, 4] stride [1, 1] : (tensor<3x4xi64>) -> tensor<1x4xi64>
  %872 = gc.reshape %871 : (tensor<1x4xi64>) -> tensor<4xi64>
  gc.expect eq %872, %870 : tensor<4xi64>
  %873 = gc.slice %861 start [2] limit [3] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %874 = gc.reshape %873 : (tensor<1xi8>) -> tensor<i8>
  %875 = func.call @dynamic_slice_i8(%859, %874) : (tensor<6xi64>, tensor<i8>) -> (tensor<4xi64>)
  %876 = gc.slice %862 start [2, 0] limit [3, 4] stride [1, 1] : (tensor<3x4xi64>) -> tensor<1x4xi64>
  %877 = gc.reshape %876 : (tensor<1x4xi64>) -> tensor<4xi64>
  gc.expect eq %877, %875 : tensor<4xi64>
  // dynamic_slice_none, in_axes [0]
  %878 = gc.constant dense<[4.0, 6.0, -9.0]> : tensor<3xf32>
  %879 = gc.optimization_barrier %878 : (tensor<3xf32>) -> tensor<3xf32>
  %880 = gc.vmap @dynamic_slice_none(%879) in_axes [0] out_axes [0] : (tensor<3xf32>) -> (tensor<3xf32>)
  %881 = gc.slice %879 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %882 = gc.reshape %881 : (tensor<1xf32>) -> tensor<f32>
  %883 = func.call @dynamic_slice_none(%882) : (tensor<f32>) -> (tensor<f32>)
  %884 = gc.slice %880 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %885 = gc.reshape %884 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %885, %883 : tensor<f32>
  %886 = gc.slice %879 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %887 = gc.reshape %886 : (tensor<1xf32>) -> tensor<f32>
  %888 = func.call @dynamic_slice_none(%887) : (tensor<f32>) -> (tensor<f32>)
  %889 = gc.slice %880 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %890 = gc.reshape %889 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %890, %888 : tensor<f32>
  %891 = gc.slice %879 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %892 = gc.reshape %891 : (tensor<1xf32>) -> tensor<f32>
  %893 = func.call @dynamic_slice_none(%892) : (tensor<f32>) -> (tensor<f32>)
  %894 = gc.slice %880 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %895 = gc.reshape %894 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %895, %893 : tensor<f32>
  // dynamic_update_slice, in_axes [0, 0, 0, 0]
  %896 = gc.constant dense<[[[9.0, 2.0, 1.0, -6.0, 3.0], [-6.0, -5.0, 7.0, 7.0, 9.0], [1.0, -8.0, -2.0, -2.0, -7.0], [6.0, 2.0, 2.0, 9.0, -1.0]], [[2.0, -9.0, 6.0, 2.0, 7.0], [-6.0, 7.0, 7.0, -7.0, -8.0], [-9.0, 9.0, -5.0, 6.0, 1.0], [-6.0, -1.0, 5.0, -2.0, -8.0]], [[-5.0, 0.0, -6.0, 8.0, 3.0], [3.0, 1.0, -6.0, -7.0, 8.0], [4.0, 7.0, 8.0, 6.0, -7.0], [-2.0, 0.0, -6.0, -5.0, 8.0]]]> : tensor<3x4x5xf32>
  %897 = gc.optimization_barrier %896 : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %898 = gc.constant dense<[[[9.0, 9.0, 9.0], [-4.0, -4.0, 6.0]], [[1.0, -9.0, 4.0], [-4.0, 9.0, 2.0]], [[1.0, 7.0, 0.0], [-4.0, -9.0, -9.0]]]> : tensor<3x2x3xf32>
  %899 = gc.optimization_barrier %898 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %900 = gc.constant dense<[-1, 5, 2]> : tensor<3xi32>
  %901 = gc.optimization_barrier %900 : (tensor<3xi32>) -> tensor<3xi32>
  %902 = gc.constant dense<[2, 4, -1]> : tensor<3xi32>
  %903 = gc.optimization_barrier %902 : (tensor<3xi32>) -> tensor<3xi32>
  %904 = gc.vmap @dynamic_update_slice(%897, %899, %901, %903) in_axes [0, 0, 0, 0] out_axes [0] : (tensor<3x4x5xf32>, tensor<3x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %905 = gc.slice %897 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %906 = gc.reshape %905 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %907 = gc.slice %899 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %908 = gc.reshape %907 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %909 = gc.slice %901 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %910 = gc.reshape %909 : (tensor<1xi32>) -> tensor<i32>
  %911 = gc.slice %903 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %912 = gc.reshape %911 : (tensor<1xi32>) -> tensor<i32>
  %913 = func.call @dynamic_update_slice(%906, %908, %910, %912) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %914 = gc.slice %904 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %915 = gc.reshape %914 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %915, %913 : tensor<4x5xf32>
  %916 = gc.slice %897 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %917 = gc.reshape %916 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %918 = gc.slice %899 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %919 = gc.reshape %918 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %920 = gc.slice %901 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %921 = gc.reshape %920 : (tensor<1xi32>) -> tensor<i32>
  %922 = gc.slice %903 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %923 = gc.reshape %922 : (tensor<1xi32>) -> tensor<i32>
  %924 = func.call @dynamic_update_slice(%917, %919, %921, %923) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %925 = gc.slice %904 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %926 = gc.reshape %925 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %926, %924 : tensor<4x5xf32>
  %927 = gc.slice %897 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %928 = gc.reshape %927 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %929 = gc.slice %899 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %930 = gc.reshape %929 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %931 = gc.slice %901 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %932 = gc.reshape %931 : (tensor<1xi32>) -> tensor<i32>
  %933 = gc.slice %903 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %934 = gc.reshape %933 : (tensor<1xi32>) -> tensor<i32>
  %935 = func.call @dynamic_update_slice(%928, %930, %932, %934) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %936 = gc.slice %904 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %937 = gc.reshape %936 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %937, %935 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [1, 1, 0, -1]
  %938 = gc.constant dense<[[[-2.0, 2.0, 2.0, -9.0, 0.0], [7.0, 9.0, 9.0, -4.0, 9.0], [-9.0, 5.0, -8.0, -4.0, 8.0]], [[9.0, 5.0, -2.0, 8.0, 5.0], [-6.0, 3.0, -8.0, -7.0, -4.0], [-2.0, 3.0, -8.0, 3.0, 4.0]], [[5.0, 0.0, 3.0, 3.0, 9.0], [9.0, -5.0, -9.0, -9.0, -8.0], [-1.0, 0.0, 0.0, 4.0, -8.0]], [[2.0, 8.0, 4.0, 8.0, -7.0], [-9.0, 0.0, 0.0, 0.0, 1.0], [7.0, 3.0, -3.0, -6.0, 7.0]]]> : tensor<4x3x5xf32>
  %939 = gc.optimization_barrier %938 : (tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  %940 = gc.constant dense<[[[1.0, -3.0, -4.0], [-3.0, -9.0, -4.0], [-6.0, 3.0, -4.0]], [[-2.0, 1.0, -4.0], [-2.0, 0.0, -9.0], [-3.0, 1.0, -9.0]]]> : tensor<2x3x3xf32>
  %941 = gc.optimization_barrier %940 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %942 = gc.constant dense<[2, 1, -1]> : tensor<3xi32>
  %943 = gc.optimization_barrier %942 : (tensor<3xi32>) -> tensor<3xi32>
  %944 = gc.constant dense<-2> : tensor<i32>
  %945 = gc.optimization_barrier %944 : (tensor<i32>) -> tensor<i32>
  %946 = gc.vmap @dynamic_update_slice(%939, %941, %943, %945) in_axes [1, 1, 0, -1] out_axes [1] : (tensor<4x3x5xf32>, tensor<2x3x3xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<4x3x5xf32>)
  %947 = gc.slice %939 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %948 = gc.reshape %947 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %949 = gc.slice %941 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %950 = gc.reshape %949 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %951 = gc.slice %943 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %952 = gc.reshape %951 : (tensor<1xi32>) -> tensor<i32>
  %953 = func.call @dynamic_update_slice(%948, %950, %952, %945) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %954 = gc.slice %946 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %955 = gc.reshape %954 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %955, %953 : tensor<4x5xf32>
  %956 = gc.slice %939 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %957 = gc.reshape %956 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %958 = gc.slice %941 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %959 = gc.reshape %958 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %960 = gc.slice %943 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %961 = gc.reshape %960 : (tensor<1xi32>) -> tensor<i32>
  %962 = func.call @dynamic_update_slice(%957, %959, %961, %945) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %963 = gc.slice %946 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %964 = gc.reshape %963 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %964, %962 : tensor<4x5xf32>
  %965 = gc.slice %939 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %966 = gc.reshape %965 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %967 = gc.slice %941 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %968 = gc.reshape %967 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %969 = gc.slice %943 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %970 = gc.reshape %969 : (tensor<1xi32>) -> tensor<i32>
  %971 = func.call @dynamic_update_slice(%966, %968, %970, %945) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %972 = gc.slice %946 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %973 = gc.reshape %972 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %973, %971 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [2, 2, -1, 0]
  %974 = gc.constant dense<[[[-4.0, -6.0, 2.0], [9.0, -5.0, 2.0], [8.0, -7.0, -6.0], [-8.0, 2.0, -6.0], [5.0, -4.0, 3.0]], [[6.0, -9.0, 2.0], [4.0, -3.0, 7.0], [-1.0, 3.0, -5.0], [-1.0, 1.0, 8.0], [7.0, 0.0, 1.0]], [[-5.0, 1.0, 0.0], [8.0, 5.0, 8.0], [-7.0, -9.0, -3.0], [-9.0, 6.0, -7.0], [3.0, 7.0, 6.0]], [[2.0, -1.0, -1.0], [1.0, -6.0, -1.0], [9.0, 8.0, 4.0], [0.0, 4.0, 4.0], [-4.0, -6.0, 9.0]]]> : tensor<4x5x3xf32>
  %975 = gc.optimization_barrier %974 : (tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
  %976 = gc.constant dense<[[[4.0, 0.0, -3.0], [3.0, -4.0, 4.0], [-7.0, -8.0, -7.0]], [[-3.0, -1.0, 4.0], [4.0, 7.0, 5.0], [-1.0, 0.0, 5.0]]]> : tensor<2x3x3xf32>
  %977 = gc.optimization_barrier %976 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %978 = gc.constant dense<1> : tensor<i32>
  %979 = gc.optimization_barrier %978 : (tensor<i32>) -> tensor<i32>
  %980 = gc.constant dense<[1, -1, -2]> : tensor<3xi32>
  %981 = gc.optimization_barrier %980 : (tensor<3xi32>) -> tensor<3xi32>
  %982 = gc.vmap @dynamic_update_slice(%975, %977, %979, %981) in_axes [2, 2, -1, 0] out_axes [0] : (tensor<4x5x3xf32>, tensor<2x3x3xf32>, tensor<i32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %983 = gc.slice %975 start [0, 0, 0] limit [4, 5, 1] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %984 = gc.reshape %983 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %985 = gc.slice %977 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %986 = gc.reshape %985 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %987 = gc.slice %981 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %988 = gc.reshape %987 : (tensor<1xi32>) -> tensor<i32>
  %989 = func.call @dynamic_update_slice(%984, %986, %979, %988) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %990 = gc.slice %982 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %991 = gc.reshape %990 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %991, %989 : tensor<4x5xf32>
  %992 = gc.slice %975 start [0, 0, 1] limit [4, 5, 2] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %993 = gc.reshape %992 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %994 = gc.slice %977 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %995 = gc.reshape %994 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %996 = gc.slice %981 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %997 = gc.reshape %996 : (tensor<1xi32>) -> tensor<i32>
  %998 = func.call @dynamic_update_slice(%993, %995, %979, %997) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %999 = gc.slice %982 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1000 = gc.reshape %999 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1000, %998 : tensor<4x5xf32>
  %1001 = gc.slice %975 start [0, 0, 2] limit [4, 5, 3] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %1002 = gc.reshape %1001 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %1003 = gc.slice %977 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %1004 = gc.reshape %1003 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %1005 = gc.slice %981 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1006 = gc.reshape %1005 : (tensor<1xi32>) -> tensor<i32>
  %1007 = func.call @dynamic_update_slice(%1002, %1004, %979, %1006) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1008 = gc.slice %982 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1009 = gc.reshape %1008 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1009, %1007 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [0, 0, -1, -1]
  %1010 = gc.constant dense<[[[-9.0, 8.0, 1.0, -3.0, -6.0], [9.0, 2.0, 5.0, -6.0, 6.0], [1.0, 7.0, -9.0, 1.0, -1.0], [0.0, -3.0, 2.0, 0.0, 9.0]], [[-2.0, -4.0, -6.0, 2.0, -7.0], [-3.0, 9.0, 2.0, 3.0, -4.0], [9.0, 7.0, -7.0, -4.0, 9.0], [5.0, -2.0, -6.0, -9.0, -4.0]], [[8.0, -7.0, -6.0, 4.0, 2.0], [-8.0, -2.0, 4.0, -7.0, 3.0], [7.0, -2.0, 6.0, -7.0, 8.0], [1.0, -3.0, -5.0, -5.0, 0.0]]]> : tensor<3x4x5xf32>
  %1011 = gc.optimization_barrier %1010 : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %1012 = gc.constant dense<[[[3.0, -2.0, 6.0], [-9.0, -3.0, -9.0]], [[6.0, -9.0, -9.0], [2.0, -7.0, -3.0]], [[-9.0, 7.0, 0.0], [8.0, 8.0, -1.0]]]> : tensor<3x2x3xf32>
  %1013 = gc.optimization_barrier %1012 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %1014 = gc.constant dense<2> : tensor<i32>
  %1015 = gc.optimization_barrier %1014 : (tensor<i32>) -> tensor<i32>
  %1016 = gc.constant dense<1> : tensor<i32>
  %1017 = gc.optimization_barrier %1016 : (tensor<i32>) -> tensor<i32>
  %1018 = gc.vmap @dynamic_update_slice(%1011, %1013, %1015, %1017) in_axes [0, 0, -1, -1] out_axes [1] : (tensor<3x4x5xf32>, tensor<3x2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x3x5xf32>)
  %1019 = gc.slice %1011 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1020 = gc.reshape %1019 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %1021 = gc.slice %1013 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1022 = gc.reshape %1021 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1023 = func.call @dynamic_update_slice(%1020, %1022, %1015, %1017) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1024 = gc.slice %1018 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1025 = gc.reshape %1024 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1025, %1023 : tensor<4x5xf32>
  %1026 = gc.slice %1011 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1027 = gc.reshape %1026 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %1028 = gc.slice %1013 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1029 = gc.reshape %1028 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1030 = func.call @dynamic_update_slice(%1027, %1029, %1015, %1017) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1031 = gc.slice %1018 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1032 = gc.reshape %1031 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1032, %1030 : tensor<4x5xf32>
  %1033 = gc.slice %1011 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1034 = gc.reshape %1033 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %1035 = gc.slice %1013 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1036 = gc.reshape %1035 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1037 = func.call @dynamic_update_slice(%1034, %1036, %1015, %1017) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1038 = gc.slice %1018 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1039 = gc.reshape %1038 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1039, %1037 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [1, -1, 0, 0]
  %1040 = gc.constant dense<[[[2.0, -1.0, -9.0, 3.0, 7.0], [-8.0, 2.0, -2.0, -2.0, 7.0], [-2.0, -1.0, 2.0, -6.0, 2.0]], [[9.0, -7.0, 5.0, 2.0, -4.0], [-1.0, -1.0, 7.0, 5.0, 7.0], [8.0, -3.0, 3.0, 9.0, -9.0]], [[-6.0, 1.0, -9.0, 5.0, -3.0], [-8.0, -7.0, -4.0, -4.0, 0.0], [-6.0, 0.0, -8.0, 5.0, 5.0]], [[4.0, 8.0, 0.0, -3.0, 8.0], [-1.0, 0.0, 2.0, -8.0, -4.0], [4.0, -6.0, 0.0, 2.0, 3.0]]]> : tensor<4x3x5xf32>
  %1041 = gc.optimization_barrier %1040 : (tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  %1042 = gc.constant dense<[[-4.0, 8.0, 9.0], [7.0, -3.0, 8.0]]> : tensor<2x3xf32>
  %1043 = gc.optimization_barrier %1042 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1044 = gc.constant dense<[5, 5, 1]> : tensor<3xi32>
  %1045 = gc.optimization_barrier %1044 : (tensor<3xi32>) -> tensor<3xi32>
  %1046 = gc.constant dense<[2, -2, 4]> : tensor<3xi32>
  %1047 = gc.optimization_barrier %1046 : (tensor<3xi32>) -> tensor<3xi32>
  %1048 = gc.vmap @dynamic_update_slice(%1041, %1043, %1045, %1047) in_axes [1, -1, 0, 0] out_axes [0] : (tensor<4x3x5xf32>, tensor<2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %1049 = gc.slice %1041 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1050 = gc.reshape %1049 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %1051 = gc.slice %1045 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1052 = gc.reshape %1051 : (tensor<1xi32>) -> tensor<i32>
  %1053 = gc.slice %1047 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1054 = gc.reshape %1053 : (tensor<1xi32>) -> tensor<i32>
  %1055 = func.call @dynamic_update_slice(%1050, %1043, %1052, %1054) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1056 = gc.slice %1048 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1057 = gc.reshape %1056 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1057, %1055 : tensor<4x5xf32>
  %1058 = gc.slice %1041 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1059 = gc.reshape %1058 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %1060 = gc.slice %1045 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1061 = gc.reshape %1060 : (tensor<1xi32>) -> tensor<i32>
  %1062 = gc.slice %1047 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1063 = gc.reshape %1062 : (tensor<1xi32>) -> tensor<i32>
  %1064 = func.call @dynamic_update_slice(%1059, %1043, %1061, %1063) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1065 = gc.slice %1048 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1066 = gc.reshape %1065 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1066, %1064 : tensor<4x5xf32>
  %1067 = gc.slice %1041 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1068 = gc.reshape %1067 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %1069 = gc.slice %1045 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1070 = gc.reshape %1069 : (tensor<1xi32>) -> tensor<i32>
  %1071 = gc.slice %1047 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1072 = gc.reshape %1071 : (tensor<1xi32>) -> tensor<i32>
  %1073 = func.call @dynamic_update_slice(%1068, %1043, %1070, %1072) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1074 = gc.slice %1048 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1075 = gc.reshape %1074 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1075, %1073 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [2, -1, 0, -1]
  %1076 = gc.constant dense<[[[4.0, 4.0, -9.0], [9.0, 7.0, 2.0], [6.0, -7.0, 5.0], [-5.0, -3.0, 9.0], [-3.0, -9.0, 2.0]], [[4.0, -8.0, 0.0], [-3.0, 6.0, 6.0], [-6.0, 1.0, -6.0], [-2.0, 8.0, -6.0], [4.0, 4.0, 5.0]], [[-5.0, -4.0, 5.0], [-7.0, 6.0, 3.0], [-1.0, 1.0, 2.0], [0.0, -5.0, -2.0], [0.0, 4.0, -9.0]], [[-4.0, 1.0, 1.0], [-2.0, 2.0, 4.0], [3.0, 6.0, -4.0], [-2.0, 6.0, 1.0], [3.0, -9.0, 4.0]]]> : tensor<4x5x3xf32>
  %1077 = gc.optimization_barrier %1076 : (tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
  %1078 = gc.constant dense<[[2.0, -4.0, 2.0], [9.0, -4.0, -7.0]]> : tensor<2x3xf32>
  %1079 = gc.optimization_barrier %1078 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1080 = gc.constant dense<[3, 3, 5]> : tensor<3xi32>
  %1081 = gc.optimization_barrier %1080 : (tensor<3xi32>) -> tensor<3xi32>
  %1082 = gc.constant dense<1> : tensor<i32>
  %1083 = gc.optimization_barrier %1082 : (tensor<i32>) -> tensor<i32>
  %1084 = gc.vmap @dynamic_update_slice(%1077, %1079, %1081, %1083) in_axes [2, -1, 0, -1] out_axes [1] : (tensor<4x5x3xf32>, tensor<2x3xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<4x3x5xf32>)
  %1085 = gc.slice %1077 start [0, 0, 0] limit [4, 5, 1] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %1086 = gc.reshape %1085 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %1087 = gc.slice %1081 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1088 = gc.reshape %1087 : (tensor<1xi32>) -> tensor<i32>
  %1089 = func.call @dynamic_update_slice(%1086, %1079, %1088, %1083) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1090 = gc.slice %1084 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1091 = gc.reshape %1090 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1091, %1089 : tensor<4x5xf32>
  %1092 = gc.slice %1077 start [0, 0, 1] limit [4, 5, 2] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %1093 = gc.reshape %1092 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %1094 = gc.slice %1081 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1095 = gc.reshape %1094 : (tensor<1xi32>) -> tensor<i32>
  %1096 = func.call @dynamic_update_slice(%1093, %1079, %1095, %1083) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1097 = gc.slice %1084 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1098 = gc.reshape %1097 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1098, %1096 : tensor<4x5xf32>
  %1099 = gc.slice %1077 start [0, 0, 2] limit [4, 5, 3] stride [1, 1, 1] : (tensor<4x5x3xf32>) -> tensor<4x5x1xf32>
  %1100 = gc.reshape %1099 : (tensor<4x5x1xf32>) -> tensor<4x5xf32>
  %1101 = gc.slice %1081 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1102 = gc.reshape %1101 : (tensor<1xi32>) -> tensor<i32>
  %1103 = func.call @dynamic_update_slice(%1100, %1079, %1102, %1083) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1104 = gc.slice %1084 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1105 = gc.reshape %1104 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1105, %1103 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [0, -1, -1, 0]
  %1106 = gc.constant dense<[[[-4.0, -8.0, 5.0, 1.0, 0.0], [-3.0, 5.0, -6.0, -4.0, 6.0], [-4.0, 2.0, -4.0, 5.0, -3.0], [4.0, -9.0, 3.0, 4.0, -1.0]], [[4.0, 8.0, 6.0, 8.0, 6.0], [-7.0, 6.0, -6.0, 5.0, 8.0], [-9.0, 5.0, -1.0, -1.0, -4.0], [5.0, 8.0, -4.0, 6.0, 9.0]], [[3.0, 5.0, 2.0, 1.0, 5.0], [-5.0, 4.0, -8.0, 9.0, -6.0], [6.0, -4.0, 2.0, 4.0, -8.0], [-9.0, 0.0, 7.0, 0.0, 4.0]]]> : tensor<3x4x5xf32>
  %1107 = gc.optimization_barrier %1106 : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %1108 = gc.constant dense<[[8.0, 9.0, 9.0], [1.0, -5.0, -4.0]]> : tensor<2x3xf32>
  %1109 = gc.optimization_barrier %1108 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1110 = gc.constant dense<-2> : tensor<i32>
  %1111 = gc.optimization_barrier %1110 : (tensor<i32>) -> tensor<i32>
  %1112 = gc.constant dense<[5, -1, -2]> : tensor<3xi32>
  %1113 = gc.optimization_barrier %1112 : (tensor<3xi32>) -> tensor<3xi32>
  %1114 = gc.vmap @dynamic_update_slice(%1107, %1109, %1111, %1113) in_axes [0, -1, -1, 0] out_axes [0] : (tensor<3x4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %1115 = gc.slice %1107 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1116 = gc.reshape %1115 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %1117 = gc.slice %1113 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1118 = gc.reshape %1117 : (tensor<1xi32>) -> tensor<i32>
  %1119 = func.call @dynamic_update_slice(%1116, %1109, %1111, %1118) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1120 = gc.slice %1114 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1121 = gc.reshape %1120 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1121, %1119 : tensor<4x5xf32>
  %1122 = gc.slice %1107 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1123 = gc.reshape %1122 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %1124 = gc.slice %1113 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1125 = gc.reshape %1124 : (tensor<1xi32>) -> tensor<i32>
  %1126 = func.call @dynamic_update_slice(%1123, %1109, %1111, %1125) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1127 = gc.slice %1114 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1128 = gc.reshape %1127 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1128, %1126 : tensor<4x5xf32>
  %1129 = gc.slice %1107 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1130 = gc.reshape %1129 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  %1131 = gc.slice %1113 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1132 = gc.reshape %1131 : (tensor<1xi32>) -> tensor<i32>
  %1133 = func.call @dynamic_update_slice(%1130, %1109, %1111, %1132) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1134 = gc.slice %1114 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1135 = gc.reshape %1134 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1135, %1133 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [1, -1, -1, -1]
  %1136 = gc.constant dense<[[[8.0, -6.0, 8.0, 4.0, -9.0], [8.0, 9.0, 2.0, -1.0, 1.0], [4.0, 1.0, 3.0, 1.0, 0.0]], [[9.0, 1.0, 8.0, 3.0, -4.0], [-7.0, -8.0, -1.0, 6.0, 8.0], [6.0, 6.0, -6.0, -1.0, -4.0]], [[7.0, 1.0, -8.0, 4.0, 4.0], [-5.0, -8.0, 2.0, -5.0, 7.0], [7.0, -3.0, -6.0, -9.0, -1.0]], [[-5.0, 6.0, -2.0, -4.0, 3.0], [6.0, 8.0, -4.0, 0.0, 0.0], [-3.0, 6.0, -8.0, 0.0, -4.0]]]> : tensor<4x3x5xf32>
  %1137 = gc.optimization_barrier %1136 : (tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  %1138 = gc.constant dense<[[-1.0, 0.0, 1.0], [4.0, 9.0, 0.0]]> : tensor<2x3xf32>
  %1139 = gc.optimization_barrier %1138 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1140 = gc.constant dense<1> : tensor<i32>
  %1141 = gc.optimization_barrier %1140 : (tensor<i32>) -> tensor<i32>
  %1142 = gc.constant dense<-2> : tensor<i32>
  %1143 = gc.optimization_barrier %1142 : (tensor<i32>) -> tensor<i32>
  %1144 = gc.vmap @dynamic_update_slice(%1137, %1139, %1141, %1143) in_axes [1, -1, -1, -1] out_axes [1] : (tensor<4x3x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x3x5xf32>)
  %1145 = gc.slice %1137 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1146 = gc.reshape %1145 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %1147 = func.call @dynamic_update_slice(%1146, %1139, %1141, %1143) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1148 = gc.slice %1144 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1149 = gc.reshape %1148 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1149, %1147 : tensor<4x5xf32>
  %1150 = gc.slice %1137 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1151 = gc.reshape %1150 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %1152 = func.call @dynamic_update_slice(%1151, %1139, %1141, %1143) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1153 = gc.slice %1144 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1154 = gc.reshape %1153 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1154, %1152 : tensor<4x5xf32>
  %1155 = gc.slice %1137 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1156 = gc.reshape %1155 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  %1157 = func.call @dynamic_update_slice(%1156, %1139, %1141, %1143) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1158 = gc.slice %1144 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1159 = gc.reshape %1158 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1159, %1157 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [-1, 2, 0, 0]
  %1160 = gc.constant dense<[[-2.0, -9.0, 2.0, 7.0, 4.0], [7.0, 9.0, 9.0, 2.0, 3.0], [4.0, 8.0, -7.0, -9.0, 7.0], [-5.0, -7.0, -8.0, -3.0, 9.0]]> : tensor<4x5xf32>
  %1161 = gc.optimization_barrier %1160 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %1162 = gc.constant dense<[[[-8.0, 2.0, -9.0], [8.0, 6.0, 5.0], [2.0, 1.0, 4.0]], [[-5.0, -9.0, 5.0], [-4.0, 9.0, 7.0], [5.0, 2.0, 3.0]]]> : tensor<2x3x3xf32>
  %1163 = gc.optimization_barrier %1162 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %1164 = gc.constant dense<[0, 1, 2]> : tensor<3xi32>
  %1165 = gc.optimization_barrier %1164 : (tensor<3xi32>) -> tensor<3xi32>
  %1166 = gc.constant dense<[-1, 4, 3]> : tensor<3xi32>
  %1167 = gc.optimization_barrier %1166 : (tensor<3xi32>) -> tensor<3xi32>
  %1168 = gc.vmap @dynamic_update_slice(%1161, %1163, %1165, %1167) in_axes [-1, 2, 0, 0] out_axes [0] : (tensor<4x5xf32>, tensor<2x3x3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %1169 = gc.slice %1163 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %1170 = gc.reshape %1169 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %1171 = gc.slice %1165 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1172 = gc.reshape %1171 : (tensor<1xi32>) -> tensor<i32>
  %1173 = gc.slice %1167 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1174 = gc.reshape %1173 : (tensor<1xi32>) -> tensor<i32>
  %1175 = func.call @dynamic_update_slice(%1161, %1170, %1172, %1174) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1176 = gc.slice %1168 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1177 = gc.reshape %1176 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1177, %1175 : tensor<4x5xf32>
  %1178 = gc.slice %1163 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %1179 = gc.reshape %1178 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %1180 = gc.slice %1165 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1181 = gc.reshape %1180 : (tensor<1xi32>) -> tensor<i32>
  %1182 = gc.slice %1167 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1183 = gc.reshape %1182 : (tensor<1xi32>) -> tensor<i32>
  %1184 = func.call @dynamic_update_slice(%1161, %1179, %1181, %1183) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1185 = gc.slice %1168 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1186 = gc.reshape %1185 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1186, %1184 : tensor<4x5xf32>
  %1187 = gc.slice %1163 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %1188 = gc.reshape %1187 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %1189 = gc.slice %1165 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1190 = gc.reshape %1189 : (tensor<1xi32>) -> tensor<i32>
  %1191 = gc.slice %1167 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1192 = gc.reshape %1191 : (tensor<1xi32>) -> tensor<i32>
  %1193 = func.call @dynamic_update_slice(%1161, %1188, %1190, %1192) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1194 = gc.slice %1168 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1195 = gc.reshape %1194 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1195, %1193 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [-1, 0, 0, -1]
  %1196 = gc.constant dense<[[6.0, -6.0, 2.0, -2.0, -8.0], [-8.0, -2.0, -1.0, 3.0, 8.0], [-5.0, 3.0, -4.0, -9.0, -1.0], [-4.0, -5.0, 0.0, -2.0, -9.0]]> : tensor<4x5xf32>
  %1197 = gc.optimization_barrier %1196 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %1198 = gc.constant dense<[[[-9.0, 8.0, -5.0], [1.0, 3.0, 9.0]], [[7.0, -3.0, -1.0], [8.0, 6.0, 3.0]], [[5.0, -3.0, 8.0], [-8.0, -5.0, 7.0]]]> : tensor<3x2x3xf32>
  %1199 = gc.optimization_barrier %1198 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %1200 = gc.constant dense<[3, -2, 1]> : tensor<3xi32>
  %1201 = gc.optimization_barrier %1200 : (tensor<3xi32>) -> tensor<3xi32>
  %1202 = gc.constant dense<3> : tensor<i32>
  %1203 = gc.optimization_barrier %1202 : (tensor<i32>) -> tensor<i32>
  %1204 = gc.vmap @dynamic_update_slice(%1197, %1199, %1201, %1203) in_axes [-1, 0, 0, -1] out_axes [1] : (tensor<4x5xf32>, tensor<3x2x3xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<4x3x5xf32>)
  %1205 = gc.slice %1199 start [0, 0, 0] limit [1, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1206 = gc.reshape %1205 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1207 = gc.slice %1201 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1208 = gc.reshape %1207 : (tensor<1xi32>) -> tensor<i32>
  %1209 = func.call @dynamic_update_slice(%1197, %1206, %1208, %1203) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1210 = gc.slice %1204 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1211 = gc.reshape %1210 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1211, %1209 : tensor<4x5xf32>
  %1212 = gc.slice %1199 start [1, 0, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1213 = gc.reshape %1212 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1214 = gc.slice %1201 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1215 = gc.reshape %1214 : (tensor<1xi32>) -> tensor<i32>
  %1216 = func.call @dynamic_update_slice(%1197, %1213, %1215, %1203) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1217 = gc.slice %1204 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1218 = gc.reshape %1217 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1218, %1216 : tensor<4x5xf32>
  %1219 = gc.slice %1199 start [2, 0, 0] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<1x2x3xf32>
  %1220 = gc.reshape %1219 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %1221 = gc.slice %1201 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1222 = gc.reshape %1221 : (tensor<1xi32>) -> tensor<i32>
  %1223 = func.call @dynamic_update_slice(%1197, %1220, %1222, %1203) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1224 = gc.slice %1204 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1225 = gc.reshape %1224 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1225, %1223 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [-1, 1, -1, 0]
  %1226 = gc.constant dense<[[-4.0, -5.0, 9.0, 6.0, -8.0], [1.0, 5.0, 6.0, -7.0, -4.0], [5.0, 6.0, 2.0, -7.0, 8.0], [5.0, 1.0, 9.0, 4.0, -8.0]]> : tensor<4x5xf32>
  %1227 = gc.optimization_barrier %1226 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %1228 = gc.constant dense<[[[4.0, -2.0, 7.0], [5.0, -9.0, 6.0], [0.0, -2.0, 7.0]], [[5.0, -7.0, -3.0], [-9.0, -7.0, 4.0], [6.0, -6.0, 6.0]]]> : tensor<2x3x3xf32>
  %1229 = gc.optimization_barrier %1228 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %1230 = gc.constant dense<0> : tensor<i32>
  %1231 = gc.optimization_barrier %1230 : (tensor<i32>) -> tensor<i32>
  %1232 = gc.constant dense<[1, -2, 3]> : tensor<3xi32>
  %1233 = gc.optimization_barrier %1232 : (tensor<3xi32>) -> tensor<3xi32>
  %1234 = gc.vmap @dynamic_update_slice(%1227, %1229, %1231, %1233) in_axes [-1, 1, -1, 0] out_axes [0] : (tensor<4x5xf32>, tensor<2x3x3xf32>, tensor<i32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %1235 = gc.slice %1229 start [0, 0, 0] limit [2, 1, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %1236 = gc.reshape %1235 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %1237 = gc.slice %1233 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1238 = gc.reshape %1237 : (tensor<1xi32>) -> tensor<i32>
  %1239 = func.call @dynamic_update_slice(%1227, %1236, %1231, %1238) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1240 = gc.slice %1234 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1241 = gc.reshape %1240 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1241, %1239 : tensor<4x5xf32>
  %1242 = gc.slice %1229 start [0, 1, 0] limit [2, 2, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %1243 = gc.reshape %1242 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %1244 = gc.slice %1233 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1245 = gc.reshape %1244 : (tensor<1xi32>) -> tensor<i32>
  %1246 = func.call @dynamic_update_slice(%1227, %1243, %1231, %1245) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1247 = gc.slice %1234 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1248 = gc.reshape %1247 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1248, %1246 : tensor<4x5xf32>
  %1249 = gc.slice %1229 start [0, 2, 0] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
  %1250 = gc.reshape %1249 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
  %1251 = gc.slice %1233 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1252 = gc.reshape %1251 : (tensor<1xi32>) -> tensor<i32>
  %1253 = func.call @dynamic_update_slice(%1227, %1250, %1231, %1252) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1254 = gc.slice %1234 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1255 = gc.reshape %1254 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1255, %1253 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [-1, 2, -1, -1]
  %1256 = gc.constant dense<[[3.0, 9.0, -8.0, -4.0, -5.0], [-2.0, 4.0, -5.0, 0.0, -4.0], [1.0, -7.0, -5.0, 7.0, 7.0], [5.0, -9.0, 3.0, -2.0, 1.0]]> : tensor<4x5xf32>
  %1257 = gc.optimization_barrier %1256 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %1258 = gc.constant dense<[[[-5.0, 0.0, 2.0], [-3.0, 9.0, -3.0], [6.0, -4.0, 9.0]], [[-6.0, -7.0, 3.0], [0.0, -8.0, -6.0], [0.0, 0.0, 0.0]]]> : tensor<2x3x3xf32>
  %1259 = gc.optimization_barrier %1258 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %1260 = gc.constant dense<3> : tensor<i32>
  %1261 = gc.optimization_barrier %1260 : (tensor<i32>) -> tensor<i32>
  %1262 = gc.constant dense<2> : tensor<i32>
  %1263 = gc.optimization_barrier %1262 : (tensor<i32>) -> tensor<i32>
  %1264 = gc.vmap @dynamic_update_slice(%1257, %1259, %1261, %1263) in_axes [-1, 2, -1, -1] out_axes [1] : (tensor<4x5xf32>, tensor<2x3x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x3x5xf32>)
  %1265 = gc.slice %1259 start [0, 0, 0] limit [2, 3, 1] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %1266 = gc.reshape %1265 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %1267 = func.call @dynamic_update_slice(%1257, %1266, %1261, %1263) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1268 = gc.slice %1264 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1269 = gc.reshape %1268 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1269, %1267 : tensor<4x5xf32>
  %1270 = gc.slice %1259 start [0, 0, 1] limit [2, 3, 2] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %1271 = gc.reshape %1270 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %1272 = func.call @dynamic_update_slice(%1257, %1271, %1261, %1263) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1273 = gc.slice %1264 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1274 = gc.reshape %1273 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1274, %1272 : tensor<4x5xf32>
  %1275 = gc.slice %1259 start [0, 0, 2] limit [2, 3, 3] stride [1, 1, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x1xf32>
  %1276 = gc.reshape %1275 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %1277 = func.call @dynamic_update_slice(%1257, %1276, %1261, %1263) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1278 = gc.slice %1264 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1279 = gc.reshape %1278 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1279, %1277 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [-1, -1, 0, 0]
  %1280 = gc.constant dense<[[5.0, -3.0, 7.0, -2.0, 6.0], [4.0, -6.0, 2.0, 5.0, 9.0], [-2.0, -2.0, 6.0, 2.0, 6.0], [0.0, 4.0, 7.0, -7.0, 8.0]]> : tensor<4x5xf32>
  %1281 = gc.optimization_barrier %1280 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %1282 = gc.constant dense<[[-4.0, 0.0, -9.0], [-7.0, 6.0, 8.0]]> : tensor<2x3xf32>
  %1283 = gc.optimization_barrier %1282 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1284 = gc.constant dense<[1, 3, 3]> : tensor<3xi32>
  %1285 = gc.optimization_barrier %1284 : (tensor<3xi32>) -> tensor<3xi32>
  %1286 = gc.constant dense<[4, 5, 3]> : tensor<3xi32>
  %1287 = gc.optimization_barrier %1286 : (tensor<3xi32>) -> tensor<3xi32>
  %1288 = gc.vmap @dynamic_update_slice(%1281, %1283, %1285, %1287) in_axes [-1, -1, 0, 0] out_axes [0] : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %1289 = gc.slice %1285 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1290 = gc.reshape %1289 : (tensor<1xi32>) -> tensor<i32>
  %1291 = gc.slice %1287 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1292 = gc.reshape %1291 : (tensor<1xi32>) -> tensor<i32>
  %1293 = func.call @dynamic_update_slice(%1281, %1283, %1290, %1292) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1294 = gc.slice %1288 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1295 = gc.reshape %1294 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1295, %1293 : tensor<4x5xf32>
  %1296 = gc.slice %1285 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1297 = gc.reshape %1296 : (tensor<1xi32>) -> tensor<i32>
  %1298 = gc.slice %1287 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1299 = gc.reshape %1298 : (tensor<1xi32>) -> tensor<i32>
  %1300 = func.call @dynamic_update_slice(%1281, %1283, %1297, %1299) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1301 = gc.slice %1288 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1302 = gc.reshape %1301 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1302, %1300 : tensor<4x5xf32>
  %1303 = gc.slice %1285 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1304 = gc.reshape %1303 : (tensor<1xi32>) -> tensor<i32>
  %1305 = gc.slice %1287 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1306 = gc.reshape %1305 : (tensor<1xi32>) -> tensor<i32>
  %1307 = func.call @dynamic_update_slice(%1281, %1283, %1304, %1306) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1308 = gc.slice %1288 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1309 = gc.reshape %1308 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1309, %1307 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [-1, -1, 0, -1]
  %1310 = gc.constant dense<[[4.0, 3.0, -1.0, -9.0, 5.0], [1.0, -2.0, -8.0, -7.0, 0.0], [-7.0, 1.0, -5.0, -5.0, -6.0], [-5.0, 7.0, 0.0, 9.0, -4.0]]> : tensor<4x5xf32>
  %1311 = gc.optimization_barrier %1310 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %1312 = gc.constant dense<[[0.0, -9.0, 8.0], [-7.0, -3.0, 6.0]]> : tensor<2x3xf32>
  %1313 = gc.optimization_barrier %1312 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1314 = gc.constant dense<[3, 2, 5]> : tensor<3xi32>
  %1315 = gc.optimization_barrier %1314 : (tensor<3xi32>) -> tensor<3xi32>
  %1316 = gc.constant dense<-1> : tensor<i32>
  %1317 = gc.optimization_barrier %1316 : (tensor<i32>) -> tensor<i32>
  %1318 = gc.vmap @dynamic_update_slice(%1311, %1313, %1315, %1317) in_axes [-1, -1, 0, -1] out_axes [1] : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<4x3x5xf32>)
  %1319 = gc.slice %1315 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1320 = gc.reshape %1319 : (tensor<1xi32>) -> tensor<i32>
  %1321 = func.call @dynamic_update_slice(%1311, %1313, %1320, %1317) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1322 = gc.slice %1318 start [0, 0, 0] limit [4, 1, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1323 = gc.reshape %1322 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1323, %1321 : tensor<4x5xf32>
  %1324 = gc.slice %1315 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1325 = gc.reshape %1324 : (tensor<1xi32>) -> tensor<i32>
  %1326 = func.call @dynamic_update_slice(%1311, %1313, %1325, %1317) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1327 = gc.slice %1318 start [0, 1, 0] limit [4, 2, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1328 = gc.reshape %1327 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1328, %1326 : tensor<4x5xf32>
  %1329 = gc.slice %1315 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1330 = gc.reshape %1329 : (tensor<1xi32>) -> tensor<i32>
  %1331 = func.call @dynamic_update_slice(%1311, %1313, %1330, %1317) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1332 = gc.slice %1318 start [0, 2, 0] limit [4, 3, 5] stride [1, 1, 1] : (tensor<4x3x5xf32>) -> tensor<4x1x5xf32>
  %1333 = gc.reshape %1332 : (tensor<4x1x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1333, %1331 : tensor<4x5xf32>
  // dynamic_update_slice, in_axes [-1, -1, -1, 0]
  %1334 = gc.constant dense<[[-7.0, 9.0, 2.0, -1.0, -6.0], [8.0, 6.0, 7.0, -6.0, -1.0], [-6.0, -1.0, 9.0, 0.0, 7.0], [-7.0, 3.0, -8.0, 8.0, 0.0]]> : tensor<4x5xf32>
  %1335 = gc.optimization_barrier %1334 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %1336 = gc.constant dense<[[0.0, -6.0, 4.0], [-8.0, -9.0, -2.0]]> : tensor<2x3xf32>
  %1337 = gc.optimization_barrier %1336 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1338 = gc.constant dense<5> : tensor<i32>
  %1339 = gc.optimization_barrier %1338 : (tensor<i32>) -> tensor<i32>
  %1340 = gc.constant dense<[1, -1, 2]> : tensor<3xi32>
  %1341 = gc.optimization_barrier %1340 : (tensor<3xi32>) -> tensor<3xi32>
  %1342 = gc.vmap @dynamic_update_slice(%1335, %1337, %1339, %1341) in_axes [-1, -1, -1, 0] out_axes [0] : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<3xi32>) -> (tensor<3x4x5xf32>)
  %1343 = gc.slice %1341 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1344 = gc.reshape %1343 : (tensor<1xi32>) -> tensor<i32>
  %1345 = func.call @dynamic_update_slice(%1335, %1337, %1339, %1344) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1346 = gc.slice %1342 start [0, 0, 0] limit [1, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1347 = gc.reshape %1346 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1347, %1345 : tensor<4x5xf32>
  %1348 = gc.slice %1341 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1349 = gc.reshape %1348 : (tensor<1xi32>) -> tensor<i32>
  %1350 = func.call @dynamic_update_slice(%1335, %1337, %1339, %1349) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1351 = gc.slice %1342 start [1, 0, 0] limit [2, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1352 = gc.reshape %1351 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1352, %1350 : tensor<4x5xf32>
  %1353 = gc.slice %1341 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %1354 = gc.reshape %1353 : (tensor<1xi32>) -> tensor<i32>
  %1355 = func.call @dynamic_update_slice(%1335, %1337, %1339, %1354) : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x5xf32>)
  %1356 = gc.slice %1342 start [2, 0, 0] limit [3, 4, 5] stride [1, 1, 1] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
  %1357 = gc.reshape %1356 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
  gc.expect eq %1357, %1355 : tensor<4x5xf32>
  // dynamic_update_slice_long, in_axes [0, 0, 0]
  %1358 = gc.constant dense<[[6.0, -6.0, 4.0, 1.0, -5.0, 2.0, 9.0, -8.0, -2.0, 2.0, 2.0, 4.0, -2.0, 7.0, -9.0, 6.0, -6.0, 7.0, -2.0, -6.0, -6.0, -3.0, 3.0, -3.0, 1.0, 8.0, -7.0, -4.0, -1.0, 2.0, 6.0, -3.0, 8.0, 1.0, -5.0, 2.0, -9.0, -1.0, 3.0, 9.0, -2.0, 6.0, -3.0, 7.0, 0.0, -7.0, 0.0, -4.0, 9.0, -1.0, 4.0, 1.0, -1.0, 0.0, -8.0, -3.0, 7.0, -8.0, 1.0, -5.0, 9.0, -2.0, 3.0, 4.0, 5.0, -2.0, -9.0, 4.0, -8.0, 9.0, 1.0, -8.0, -1.0, -7.0, -3.0, 6.0, 5.0, 6.0, -4.0, -1.0, 7.0, -9.0, 5.0, -9.0, 0.0, -6.0, -7.0, 4.0, 3.0, -6.0, 2.0, -9.0, -1.0, -8.0, 4.0, 6.0, 5.0, -6.0, -7.0, 8.0, -7.0, -9.0, -8.0, 3.0, 7.0, 7.0, -2.0, -5.0, -4.0, -4.0, 8.0, -2.0, -8.0, -4.0, 8.0, -5.0, 1.0, 8.0, 9.0, 0.0, 3.0, -4.0, 0.0, -1.0, -4.0, 4.0, -1.0, 5.0, 9.0, 5.0, -9.0, -1.0, 3.0, -7.0, 7.0, 4.0, -1.0, 2.0, 7.0, 2.0, 8.0, -3.0, -8.0, -8.0, 4.0, -9.0, 1.0, -7.0, -8.0, 3.0, 8.0, -3.0, 8.0, 0.0, -9.0, -8.0, -5.0, 5.0, -1.0, 8.0, -6.0, 3.0, -6.0, 6.0, 4.0, 8.0, 1.0, 9.0, -2.0, -2.0, 5.0, -2.0, 3.0, -8.0, 6.0, -3.0, -2.0, -7.0, 5.0, 7.0, 8.0, -2.0, 5.0, 8.0, 4.0, 3.0, -7.0, 5.0, -4.0, 6.0, 6.0, 9.0, -5.0, 3.0, -6.0, 9.0, 6.0, -5.0, -1.0, 9.0], [-3.0, 7.0, 5.0, 6.0, -9.0, 8.0, -5.0, 4.0, 8.0, -8.0, 0.0, 4.0, 2.0, 1.0, -8.0, 5.0, 3.0, 9.0, -9.0, -4.0, -1.0, 9.0, 2.0, 7.0, 8.0, 6.0, 3.0, -1.0, 6.0, 6.0, 5.0, 7.0, 2.0, 7.0, 9.0, 7.0, 6.0, -4.0, -2.0, 3.0, -4.0, -7.0, -6.0, 2.0, -9.0, -3.0, -8.0, 1.0, 0.0, 8.0, -1.0, -4.0, -2.0, 5.0, 7.0, 1.0, -3.0, 8.0, -1.0, -2.0, -8.0, -3.0, -6.0, -3.0, 7.0, -2.0, 1.0, -7.0, -3.0, -4.0, -5.0, -9.0, -5.0, -4.0, 2.0, 9.0, 8.0, -3.0, 7.0, 2.0, 0.0, -8.0, -8.0, -7.0, 3.0, -3.0, -5.0, 0.0, 9.0, -1.0, 8.0, 7.0, -9.0, 0.0, -3.0, 4.0, 4.0, 1.0, 3.0, 3.0, -8.0, 4.0, -4.0, 7.0, -4.0, 6.0, -3.0, 8.0, 3.0, 7.0, -9.0, -9.0, -7.0, -6.0, 3.0, -2.0, -1.0, 8.0, -6.0, -8.0, 7.0, -6.0, 9.0, -4.0, -1.0, -1.0, 7.0, 9.0, -2.0, 3.0, 0.0, 2.0, -6.0, -4.0, 1.0, -9.0, 3.0, 8.0, -4.0, -4.0, 6.0, 0.0, -3.0, 5.0, 4.0, -3.0, 3.0, 0.0, -4.0, 6.0, 8.0, 9.0, 2.0, 5.0, 7.0, 8.0, -4.0, 1.0, 6.0, 3.0, 3.0, 5.0, -8.0, 7.0, -2.0, -6.0, 3.0, 5.0, 8.0, -1.0, -7.0, 7.0, 9.0, 7.0, 8.0, -1.0, 5.0, -4.0, 7.0, -5.0, 1.0, 1.0, 3.0, -7.0, 5.0, 2.0, 5.0, 9.0, 1.0, 6.0, 0.0, -5.0, 3.0, 9.0, 6.0, -8.0, -9.0, 9.0, -5.0, 4.0], [-5.0, -7.0, 8.0, -1.0, -2.0, 6.0, 2.0, -8.0, 1.0, -5.0, -4.0, -5.0, 2.0, -1.0, 7.0, 2.0, 6.0, 6.0, 7.0, 6.0, 2.0, -9.0, 9.0, -4.0, 7.0, -2.0, -7.0, 8.0, -9.0, -3.0, -2.0, -8.0, 7.0, 9.0, 3.0, 4.0, -2.0, 3.0, -1.0, 5.0, 9.0, -1.0, 7.0, 8.0, 2.0, 7.0, -3.0, -9.0, 2.0, 7.0, 5.0, 4.0, -7.0, 3.0, -2.0, 6.0, 0.0, -8.0, 9.0, -6.0, 0.0, -1.0, -8.0, 9.0, 7.0, -1.0, -4.0, -4.0, -8.0, -6.0, -1.0, -5.0, 7.0, 3.0, 1.0, -6.0, -8.0, -1.0, -3.0, -6.0, -8.0, 9.0, 5.0, 3.0, -2.0, -4.0, 6.0, 7.0, -1.0, 0.0, 7.0, 0.0, -7.0, -4.0, 5.0, 3.0, 8.0, -7.0, -6.0, 2.0, -4.0, -1.0, 3.0, -5.0, 8.0, 3.0, -5.0, 7.0, 5.0, 3.0, 1.0, -6.0, 2.0, -8.0, 0.0, 7.0, -3.0, -4.0, 2.0, -2.0, 3.0, 6.0, 1.0, 5.0, -8.0, 9.0, 6.0, 8.0, -2.0, 8.0, -3.0, 6.0, 8.0, -2.0, -4.0, -8.0, -6.0, 6.0, -3.0, 4.0, 7.0, -6.0, 4.0, -1.0, 2.0, 0.0, 1.0, -1.0, 5.0, -4.0, -7.0, -6.0, -6.0, -8.0, 6.0, -3.0, -5.0, 5.0, 7.0, -1.0, -9.0, -5.0, 9.0, 6.0, 7.0, -4.0, -1.0, 0.0, -1.0, -9.0, 3.0, -5.0, 6.0, 8.0, 7.0, -7.0, -5.0, -1.0, -5.0, 6.0, 5.0, 0.0, 6.0, -5.0, 1.0, -6.0, -4.0, -7.0, -2.0, 0.0, 6.0, 6.0, 9.0, -1.0, -3.0, 2.0, 7.0, 3.0, 8.0, -9.0]]> : tensor<3x200xf32>
  %1359 = gc.optimization_barrier %1358 : (tensor<3x200xf32>) -> tensor<3x200xf32>
  %1360 = gc.constant dense<[[-3.0, 9.0, 3.0], [-4.0, 3.0, 9.0], [-9.0, -5.0, 5.0]]> : tensor<3x3xf32>
  %1361 = gc.optimization_barrier %1360 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1362 = gc.constant dense<[4, 3, -2]> : tensor<3xi8>
  %1363 = gc.optimization_barrier %1362 : (tensor<3xi8>) -> tensor<3xi8>
  %1364 = gc.vmap @dynamic_update_slice_long(%1359, %1361, %1363) in_axes [0, 0, 0] out_axes [0] : (tensor<3x200xf32>, tensor<3x3xf32>, tensor<3xi8>) -> (tensor<3x200xf32>)
  %1365 = gc.slice %1359 start [0, 0] limit [1, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1366 = gc.reshape %1365 : (tensor<1x200xf32>) -> tensor<200xf32>
  %1367 = gc.slice %1361 start [0, 0] limit [1, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %1368 = gc.reshape %1367 : (tensor<1x3xf32>) -> tensor<3xf32>
  %1369 = gc.slice %1363 start [0] limit [1] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1370 = gc.reshape %1369 : (tensor<1xi8>) -> tensor<i8>
  %1371 = func.call @dynamic_update_slice_long(%1366, %1368, %1370) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1372 = gc.slice %1364 start [0, 0] limit [1, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1373 = gc.reshape %1372 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1373, %1371 : tensor<200xf32>
  %1374 = gc.slice %1359 start [1, 0] limit [2, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1375 = gc.reshape %1374 : (tensor<1x200xf32>) -> tensor<200xf32>
  %1376 = gc.slice %1361 start [1, 0] limit [2, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %1377 = gc.reshape %1376 : (tensor<1x3xf32>) -> tensor<3xf32>
  %1378 = gc.slice %1363 start [1] limit [2] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1379 = gc.reshape %1378 : (tensor<1xi8>) -> tensor<i8>
  %1380 = func.call @dynamic_update_slice_long(%1375, %1377, %1379) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1381 = gc.slice %1364 start [1, 0] limit [2, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1382 = gc.reshape %1381 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1382, %1380 : tensor<200xf32>
  %1383 = gc.slice %1359 start [2, 0] limit [3, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1384 = gc.reshape %1383 : (tensor<1x200xf32>) -> tensor<200xf32>
  %1385 = gc.slice %1361 start [2, 0] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %1386 = gc.reshape %1385 : (tensor<1x3xf32>) -> tensor<3xf32>
  %1387 = gc.slice %1363 start [2] limit [3] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1388 = gc.reshape %1387 : (tensor<1xi8>) -> tensor<i8>
  %1389 = func.call @dynamic_update_slice_long(%1384, %1386, %1388) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1390 = gc.slice %1364 start [2, 0] limit [3, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1391 = gc.reshape %1390 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1391, %1389 : tensor<200xf32>
  // dynamic_update_slice_long, in_axes [1, 1, -1]
  %1392 = gc.constant dense<[[-3.0, 7.0, 6.0], [6.0, -2.0, 3.0], [-1.0, 4.0, 8.0], [2.0, 5.0, 9.0], [4.0, -1.0, 7.0], [-8.0, -1.0, 2.0], [-5.0, 3.0, 9.0], [-9.0, -6.0, 2.0], [9.0, -1.0, -4.0], [4.0, -3.0, -9.0], [-7.0, -5.0, -6.0], [-9.0, 1.0, 5.0], [-6.0, -4.0, 1.0], [-6.0, 4.0, -1.0], [4.0, 4.0, -3.0], [4.0, -4.0, 6.0], [-8.0, 7.0, 6.0], [1.0, -9.0, 1.0], [-7.0, -5.0, 6.0], [-7.0, -4.0, 8.0], [3.0, 4.0, 5.0], [-9.0, 1.0, -5.0], [-3.0, 1.0, 7.0], [2.0, 6.0, 4.0], [-6.0, -8.0, 5.0], [-1.0, 9.0, -2.0], [3.0, 1.0, 2.0], [-7.0, -4.0, -1.0], [-8.0, 9.0, -2.0], [8.0, -8.0, -9.0], [7.0, 1.0, -6.0], [8.0, 0.0, 9.0], [3.0, -6.0, 2.0], [4.0, 3.0, -8.0], [-4.0, -8.0, -3.0], [-3.0, -7.0, 4.0], [3.0, 6.0, 1.0], [-4.0, -8.0, -4.0], [-8.0, 5.0, -3.0], [1.0, -3.0, 9.0], [-7.0, -2.0, -5.0], [-1.0, 3.0, -2.0], [0.0, -1.0, -2.0], [7.0, 2.0, 8.0], [3.0, -4.0, -3.0], [6.0, 7.0, -5.0], [7.0, -4.0, 8.0], [-2.0, 1.0, -7.0], [6.0, 7.0, 6.0], [9.0, 4.0, 1.0], [-6.0, 9.0, 3.0], [2.0, 0.0, -5.0], [3.0, 4.0, 8.0], [-6.0, 7.0, 9.0], [-9.0, -6.0, 2.0], [4.0, 0.0, 2.0], [-9.0, 9.0, -6.0], [-4.0, 6.0, -9.0], [-3.0, -5.0, 6.0], [1.0, 0.0, -1.0], [9.0, -8.0, -2.0], [7.0, 7.0, 7.0], [4.0, 3.0, -8.0], [1.0, -7.0, -8.0], [-8.0, 2.0, 4.0], [0.0, 7.0, -4.0], [-4.0, -9.0, 3.0], [3.0, 6.0, 7.0], [6.0, -7.0, 1.0], [-9.0, -2.0, -9.0], [-3.0, -8.0, 8.0], [7.0, 8.0, 5.0], [8.0, -4.0, 0.0], [-5.0, 2.0, 1.0], [3.0, 7.0, 7.0], [0.0, 3.0, 7.0], [-6.0, -3.0, -2.0], [-7.0, 2.0, 8.0], [-1.0, -2.0, 4.0], [7.0, -2.0, 7.0], [0.0, 1.0, 0.0], [7.0, -9.0, 7.0], [9.0, -6.0, 5.0], [1.0, -6.0, 6.0], [0.0, 6.0, 8.0], [-8.0, 0.0, -3.0], [-6.0, 7.0, 3.0], [4.0, 6.0, -5.0], [4.0, 4.0, -4.0], [-5.0, -4.0, 3.0], [-1.0, -9.0, 8.0], [3.0, -5.0, 0.0], [7.0, 4.0, 1.0], [3.0, 3.0, 8.0], [3.0, 8.0, 6.0], [1.0, -9.0, 1.0], [6.0, 6.0, -8.0], [3.0, -2.0, -7.0], [5.0, 1.0, -1.0], [-5.0, -5.0, -9.0], [-5.0, -5.0, 9.0], [4.0, 0.0, -1.0], [2.0, 3.0, 5.0], [-5.0, -3.0, 6.0], [3.0, 6.0, -4.0], [9.0, -6.0, 2.0], [6.0, 7.0, 5.0], [7.0, 6.0, 5.0], [-3.0, -1.0, 6.0], [-8.0, 4.0, 5.0], [-7.0, 0.0, -8.0], [2.0, -3.0, 9.0], [7.0, -1.0, 8.0], [9.0, -7.0, 5.0], [0.0, 2.0, -9.0], [5.0, 7.0, 5.0], [-2.0, -8.0, -6.0], [9.0, 5.0, 2.0], [-8.0, -1.0, 0.0], [5.0, 6.0, 2.0], [-9.0, -7.0, 2.0], [4.0, -1.0, 2.0], [7.0, -2.0, 1.0], [-3.0, -4.0, 6.0], [8.0, 0.0, 1.0], [4.0, -6.0, -9.0], [5.0, 2.0, -3.0], [8.0, -7.0, 7.0], [-8.0, 0.0, -5.0], [-9.0, -5.0, 9.0], [4.0, 3.0, -4.0], [2.0, 6.0, 1.0], [-8.0, 7.0, -6.0], [-4.0, -6.0, 8.0], [-3.0, 4.0, 8.0], [7.0, 9.0, 5.0], [4.0, 4.0, -7.0], [8.0, 7.0, 2.0], [-7.0, 7.0, -1.0], [8.0, 1.0, -2.0], [-5.0, -6.0, -3.0], [9.0, 8.0, -1.0], [9.0, -7.0, 1.0], [-4.0, -8.0, 9.0], [-4.0, -3.0, -8.0], [-6.0, -1.0, -3.0], [-6.0, -7.0, -3.0], [0.0, 3.0, -6.0], [3.0, 0.0, 1.0], [-4.0, -8.0, -3.0], [7.0, -2.0, 5.0], [-4.0, 3.0, 2.0], [8.0, 0.0, -3.0], [-6.0, -9.0, -4.0], [4.0, 2.0, 9.0], [8.0, -9.0, 8.0], [2.0, -4.0, 4.0], [-3.0, -6.0, 4.0], [6.0, -6.0, 6.0], [-8.0, -5.0, -8.0], [-4.0, 6.0, -9.0], [-8.0, -1.0, 3.0], [7.0, -7.0, -3.0], [4.0, -6.0, -3.0], [4.0, -6.0, 4.0], [4.0, -6.0, -6.0], [-8.0, 8.0, -1.0], [-9.0, 3.0, 1.0], [0.0, -7.0, 7.0], [-6.0, 3.0, 8.0], [2.0, -3.0, 0.0], [-3.0, 2.0, -2.0], [7.0, -2.0, 2.0], [0.0, -9.0, -4.0], [-9.0, 5.0, 4.0], [-7.0, 1.0, -3.0], [8.0, 5.0, 5.0], [3.0, 4.0, 8.0], [8.0, 6.0, -2.0], [2.0, 1.0, -8.0], [9.0, -6.0, -2.0], [-6.0, 5.0, 1.0], [-9.0, 6.0, 7.0], [-7.0, -2.0, -1.0], [-4.0, -4.0, -1.0], [7.0, -1.0, 9.0], [-7.0, 1.0, -7.0], [3.0, -5.0, 8.0], [6.0, -5.0, -5.0], [6.0, 8.0, 7.0], [2.0, -8.0, -4.0], [-7.0, 6.0, 7.0], [-8.0, -1.0, -1.0], [4.0, -4.0, -6.0], [4.0, 8.0, -8.0], [-3.0, 7.0, -7.0], [-6.0, 4.0, -4.0], [-4.0, 4.0, -6.0], [-2.0, 2.0, -1.0], [0.0, 9.0, 3.0]]> : tensor<200x3xf32>
  %1393 = gc.optimization_barrier %1392 : (tensor<200x3xf32>) -> tensor<200x3xf32>
  %1394 = gc.constant dense<[[-8.0, 7.0, -5.0], [-5.0, -8.0, 4.0], [3.0, 0.0, 7.0]]> : tensor<3x3xf32>
  %1395 = gc.optimization_barrier %1394 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1396 = gc.constant dense<-1> : tensor<i8>
  %1397 = gc.optimization_barrier %1396 : (tensor<i8>) -> tensor<i8>
  %1398 = gc.vmap @dynamic_update_slice_long(%1393, %1395, %1397) in_axes [1, 1, -1] out_axes [1] : (tensor<200x3xf32>, tensor<3x3xf32>, tensor<i8>) -> (tensor<200x3xf32>)
  %1399 = gc.slice %1393 start [0, 0] limit [200, 1] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1400 = gc.reshape %1399 : (tensor<200x1xf32>) -> tensor<200xf32>
  %1401 = gc.slice %1395 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1402 = gc.reshape %1401 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1403 = func.call @dynamic_update_slice_long(%1400, %1402, %1397) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1404 = gc.slice %1398 start [0, 0] limit [200, 1] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1405 = gc.reshape %1404 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1405, %1403 : tensor<200xf32>
  %1406 = gc.slice %1393 start [0, 1] limit [200, 2] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1407 = gc.reshape %1406 : (tensor<200x1xf32>) -> tensor<200xf32>
  %1408 = gc.slice %1395 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1409 = gc.reshape %1408 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1410 = func.call @dynamic_update_slice_long(%1407, %1409, %1397) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1411 = gc.slice %1398 start [0, 1] limit [200, 2] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1412 = gc.reshape %1411 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1412, %1410 : tensor<200xf32>
  %1413 = gc.slice %1393 start [0, 2] limit [200, 3] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1414 = gc.reshape %1413 : (tensor<200x1xf32>) -> tensor<200xf32>
  %1415 = gc.slice %1395 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1416 = gc.reshape %1415 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1417 = func.call @dynamic_update_slice_long(%1414, %1416, %1397) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1418 = gc.slice %1398 start [0, 2] limit [200, 3] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1419 = gc.reshape %1418 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1419, %1417 : tensor<200xf32>
  // dynamic_update_slice_long, in_axes [1, -1, 0]
  %1420 = gc.constant dense<[[7.0, -2.0, 6.0], [-2.0, 0.0, -6.0], [1.0, 7.0, -8.0], [7.0, 9.0, -1.0], [7.0, -2.0, -4.0], [-8.0, -6.0, 6.0], [4.0, 0.0, -3.0], [-8.0, -7.0, -9.0], [-2.0, 9.0, 9.0], [-2.0, 6.0, 5.0], [6.0, 6.0, -5.0], [7.0, 3.0, -8.0], [-5.0, 7.0, 2.0], [6.0, 7.0, -4.0], [-1.0, -1.0, 6.0], [3.0, -2.0, 6.0], [9.0, -7.0, 8.0], [-8.0, -3.0, 1.0], [3.0, 3.0, 4.0], [-2.0, -9.0, -4.0], [-7.0, 6.0, -9.0], [-9.0, 7.0, -9.0], [0.0, -6.0, -4.0], [6.0, -6.0, 1.0], [3.0, -9.0, -5.0], [-5.0, -2.0, 1.0], [6.0, -5.0, -8.0], [-7.0, 0.0, 4.0], [6.0, -6.0, 8.0], [8.0, -8.0, 1.0], [4.0, -9.0, 6.0], [1.0, -8.0, -9.0], [-3.0, 4.0, 8.0], [8.0, -2.0, -7.0], [-4.0, 0.0, 2.0], [-7.0, -5.0, -2.0], [3.0, -6.0, -9.0], [-1.0, 1.0, 6.0], [6.0, -6.0, 3.0], [-5.0, -3.0, 4.0], [0.0, 8.0, 5.0], [-3.0, 5.0, -3.0], [-9.0, 6.0, -1.0], [-6.0, 4.0, -5.0], [8.0, -1.0, -2.0], [1.0, -2.0, -8.0], [-1.0, 4.0, 3.0], [1.0, 9.0, -8.0], [0.0, -9.0, -8.0], [0.0, 7.0, -4.0], [2.0, -5.0, 5.0], [7.0, -9.0, 4.0], [-3.0, 9.0, -7.0], [8.0, 2.0, 5.0], [-9.0, 0.0, 1.0], [-1.0, -7.0, -1.0], [2.0, -9.0, 4.0], [-7.0, 0.0, -7.0], [-8.0, 7.0, 4.0], [-7.0, -4.0, 5.0], [6.0, 0.0, 2.0], [-7.0, 6.0, -6.0], [5.0, -9.0, 9.0], [3.0, -2.0, -1.0], [-4.0, -4.0, -5.0], [-5.0, -4.0, -4.0], [9.0, 2.0, -6.0], [-3.0, 4.0, -6.0], [-1.0, -8.0, -1.0], [6.0, -4.0, -6.0], [5.0, -3.0, -4.0], [4.0, 7.0, -2.0], [-7.0, 1.0, 4.0], [5.0, -4.0, -1.0], [-8.0, 2.0, 6.0], [3.0, -1.0, 2.0], [-8.0, -1.0, 1.0], [9.0, -9.0, -6.0], [-7.0, 3.0, 2.0], [0.0, -1.0, 0.0], [1.0, -7.0, 9.0], [-2.0, 3.0, -9.0], [5.0, 6.0, -6.0], [-8.0, 1.0, 7.0], [-3.0, -3.0, -6.0], [-7.0, 6.0, 0.0], [7.0, 0.0, 8.0], [9.0, -8.0, -6.0], [5.0, -1.0, -9.0], [4.0, 8.0, 1.0], [-9.0, 5.0, 5.0], [-7.0, -7.0, 5.0], [5.0, -1.0, 3.0], [0.0, -3.0, 8.0], [5.0, -5.0, 7.0], [-2.0, 2.0, -6.0], [5.0, 8.0, -3.0], [-6.0, 4.0, 8.0], [5.0, -8.0, 6.0], [-2.0, 7.0, 2.0], [-8.0, 4.0, 1.0], [-5.0, -1.0, 6.0], [-2.0, 2.0, -1.0], [-3.0, -4.0, 9.0], [7.0, -5.0, -7.0], [-9.0, 5.0, 3.0], [0.0, -9.0, 1.0], [5.0, 2.0, -5.0], [-9.0, -5.0, -3.0], [8.0, 1.0, -4.0], [-1.0, -3.0, -3.0], [-2.0, -3.0, 9.0], [-3.0, 5.0, -3.0], [-1.0, 0.0, -3.0], [-8.0, -9.0, 8.0], [6.0, 6.0, 9.0], [-5.0, 3.0, -9.0], [-9.0, 7.0, 7.0], [-9.0, 0.0, 1.0], [-9.0, 2.0, -3.0], [-5.0, 3.0, -6.0], [-8.0, 4.0, 4.0], [9.0, 4.0, -8.0], [2.0, -2.0, -8.0], [9.0, 3.0, 1.0], [-3.0, -2.0, 8.0], [9.0, 8.0, 5.0], [-7.0, -9.0, 2.0], [6.0, -8.0, -4.0], [-6.0, 9.0, 2.0], [-7.0, -7.0, -4.0], [9.0, 3.0, -3.0], [-3.0, -6.0, 4.0], [0.0, -4.0, 5.0], [-5.0, -4.0, -6.0], [-2.0, 8.0, 6.0], [5.0, -3.0, -8.0], [5.0, 4.0, -6.0], [-2.0, -8.0, 1.0], [-3.0, 7.0, 5.0], [1.0, -7.0, -4.0], [7.0, 8.0, -2.0], [-8.0, -4.0, 0.0], [2.0, 6.0, -7.0], [6.0, -3.0, 5.0], [3.0, 1.0, 6.0], [3.0, -1.0, -3.0], [-8.0, -3.0, -3.0], [1.0, -6.0, -8.0], [5.0, -8.0, -2.0], [5.0, 0.0, -9.0], [-6.0, -2.0, 2.0], [1.0, 3.0, 4.0], [-9.0, 7.0, -8.0], [-4.0, 3.0, -7.0], [-5.0, 0.0, -2.0], [-6.0, 0.0, -3.0], [-5.0, -6.0, 3.0], [-1.0, -1.0, 7.0], [8.0, 4.0, 8.0], [6.0, 5.0, -9.0], [8.0, 8.0, -2.0], [-6.0, -2.0, 0.0], [-9.0, -9.0, -4.0], [-3.0, -8.0, -2.0], [-6.0, -6.0, 6.0], [-6.0, 5.0, 0.0], [-3.0, 2.0, 8.0], [6.0, 5.0, -3.0], [-9.0, 2.0, 2.0], [-5.0, 3.0, -1.0], [6.0, 7.0, 3.0], [7.0, 4.0, -9.0], [-6.0, -5.0, -3.0], [-5.0, -8.0, -1.0], [-1.0, -9.0, 7.0], [-9.0, 6.0, -3.0], [-9.0, -3.0, 9.0], [-7.0, 7.0, -2.0], [3.0, -8.0, -2.0], [0.0, -1.0, 6.0], [5.0, 1.0, 5.0], [4.0, 7.0, -9.0], [8.0, 3.0, 2.0], [-7.0, -6.0, -9.0], [8.0, -7.0, -9.0], [4.0, -3.0, -3.0], [-7.0, -5.0, -6.0], [1.0, -1.0, 3.0], [9.0, -1.0, -7.0], [3.0, -4.0, 8.0], [9.0, 8.0, 6.0], [-4.0, -3.0, -6.0], [5.0, -2.0, 9.0], [-6.0, -3.0, -5.0], [7.0, -1.0, 2.0], [-1.0, 7.0, -3.0], [2.0, -8.0, 5.0], [-6.0, 0.0, -5.0], [2.0, 8.0, 5.0]]> : tensor<200x3xf32>
  %1421 = gc.optimization_barrier %1420 : (tensor<200x3xf32>) -> tensor<200x3xf32>
  %1422 = gc.constant dense<[5.0, 2.0, -1.0]> : tensor<3xf32>
  %1423 = gc.optimization_barrier %1422 : (tensor<3xf32>) -> tensor<3xf32>
  %1424 = gc.constant dense<[4, 0, 2]> : tensor<3xi8>
  %1425 = gc.optimization_barrier %1424 : (tensor<3xi8>) -> tensor<3xi8>
  %1426 = gc.vmap @dynamic_update_slice_long(%1421, %1423, %1425) in_axes [1, -1, 0] out_axes [0] : (tensor<200x3xf32>, tensor<3xf32>, tensor<3xi8>) -> (tensor<3x200xf32>)
  %1427 = gc.slice %1421 start [0, 0] limit [200, 1] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1428 = gc.reshape %1427 : (tensor<200x1xf32>) -> tensor<200xf32>
  %1429 = gc.slice %1425 start [0] limit [1] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1430 = gc.reshape %1429 : (tensor<1xi8>) -> tensor<i8>
  %1431 = func.call @dynamic_update_slice_long(%1428, %1423, %1430) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1432 = gc.slice %1426 start [0, 0] limit [1, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1433 = gc.reshape %1432 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1433, %1431 : tensor<200xf32>
  %1434 = gc.slice %1421 start [0, 1] limit [200, 2] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1435 = gc.reshape %1434 : (tensor<200x1xf32>) -> tensor<200xf32>
  %1436 = gc.slice %1425 start [1] limit [2] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1437 = gc.reshape %1436 : (tensor<1xi8>) -> tensor<i8>
  %1438 = func.call @dynamic_update_slice_long(%1435, %1423, %1437) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1439 = gc.slice %1426 start [1, 0] limit [2, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1440 = gc.reshape %1439 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1440, %1438 : tensor<200xf32>
  %1441 = gc.slice %1421 start [0, 2] limit [200, 3] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1442 = gc.reshape %1441 : (tensor<200x1xf32>) -> tensor<200xf32>
  %1443 = gc.slice %1425 start [2] limit [3] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1444 = gc.reshape %1443 : (tensor<1xi8>) -> tensor<i8>
  %1445 = func.call @dynamic_update_slice_long(%1442, %1423, %1444) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1446 = gc.slice %1426 start [2, 0] limit [3, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1447 = gc.reshape %1446 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1447, %1445 : tensor<200xf32>
  // dynamic_update_slice_long, in_axes [0, -1, -1]
  %1448 = gc.constant dense<[[6.0, 0.0, -5.0, 6.0, 0.0, 2.0, 2.0, -5.0, 7.0, 9.0, 2.0, 2.0, -6.0, -4.0, 2.0, -5.0, 2.0, 3.0, -8.0, 7.0, 7.0, -6.0, -9.0, -7.0, 2.0, -7.0, -2.0, 7.0, -7.0, 1.0, -1.0, 4.0, -2.0, 9.0, -9.0, -3.0, 1.0, -9.0, -8.0, 0.0, -1.0, 5.0, -9.0, 7.0, -1.0, -6.0, -4.0, 3.0, 7.0, -3.0, 3.0, -4.0, -6.0, 8.0, -7.0, 7.0, 7.0, 3.0, 2.0, -5.0, 0.0, 2.0, -2.0, 5.0, 1.0, -3.0, 7.0, -5.0, 1.0, -8.0, -8.0, 0.0, 5.0, -4.0, 0.0, 7.0, -7.0, -7.0, 4.0, 7.0, 0.0, 7.0, -1.0, -3.0, -6.0, 0.0, 8.0, 7.0, -7.0, -6.0, -5.0, 8.0, -7.0, 3.0, 4.0, 0.0, -3.0, 5.0, -7.0, 2.0, 5.0, -7.0, 1.0, -2.0, -6.0, 5.0, 4.0, -2.0, 6.0, -7.0, 7.0, 8.0, -1.0, -8.0, -6.0, 7.0, 4.0, 9.0, 7.0, -9.0, -8.0, -6.0, 7.0, -8.0, 8.0, -2.0, -3.0, -6.0, -3.0, 7.0, -7.0, 0.0, 8.0, 5.0, 2.0, -9.0, -6.0, -8.0, 6.0, 0.0, -9.0, 9.0, 5.0, -4.0, 1.0, 3.0, 7.0, -9.0, 4.0, 4.0, 8.0, -4.0, -3.0, -9.0, -8.0, 5.0, 2.0, -7.0, 5.0, -9.0, -4.0, 6.0, -7.0, -7.0, -7.0, 9.0, -7.0, 6.0, 6.0, 1.0, -9.0, 1.0, -9.0, -3.0, -2.0, -3.0, 1.0, 2.0, 5.0, -1.0, 6.0, -8.0, 2.0, -4.0, 8.0, -1.0, -4.0, 9.0, -3.0, 2.0, 3.0, 7.0, 0.0, 1.0, 2.0, 3.0, -7.0, -3.0, -2.0, -6.0], [7.0, -8.0, -9.0, 7.0, -9.0, 4.0, -4.0, -3.0, -2.0, 7.0, 9.0, 5.0, -2.0, -1.0, -1.0, -2.0, -1.0, 9.0, 8.0, -2.0, -3.0, 4.0, 9.0, -5.0, 4.0, -9.0, -1.0, -6.0, 9.0, 8.0, 2.0, -5.0, 3.0, 4.0, -6.0, -5.0, 4.0, 2.0, 7.0, 7.0, 8.0, 5.0, -5.0, 1.0, -5.0, 3.0, -4.0, 7.0, 3.0, 7.0, -1.0, -6.0, 2.0, -5.0, 1.0, 0.0, -7.0, 7.0, -6.0, -4.0, -5.0, -4.0, 8.0, -5.0, -7.0, 0.0, -7.0, 9.0, 7.0, -7.0, 4.0, 2.0, -4.0, 0.0, 7.0, 2.0, 7.0, 4.0, -6.0, -5.0, -2.0, 6.0, 6.0, 5.0, -1.0, 5.0, -2.0, 4.0, -9.0, 9.0, -9.0, -6.0, 5.0, 4.0, 0.0, 7.0, 2.0, -4.0, 9.0, -9.0, 5.0, -5.0, 2.0, -9.0, -4.0, -8.0, 6.0, -1.0, 1.0, -4.0, -5.0, 2.0, 6.0, 1.0, -3.0, -6.0, 7.0, 4.0, 8.0, 9.0, -5.0, -1.0, 8.0, 6.0, 3.0, 9.0, -6.0, -8.0, 1.0, 7.0, 3.0, -4.0, 3.0, 7.0, -9.0, -4.0, 2.0, -5.0, -4.0, -8.0, 4.0, -7.0, 9.0, -1.0, -9.0, -9.0, 3.0, 5.0, 2.0, 5.0, -4.0, -4.0, 9.0, 9.0, 7.0, -1.0, -2.0, 8.0, 1.0, 8.0, 9.0, -8.0, -8.0, 7.0, -2.0, 8.0, 2.0, 6.0, 9.0, -7.0, 2.0, 3.0, -6.0, -4.0, 8.0, -1.0, 9.0, -4.0, 4.0, 7.0, 3.0, -4.0, 6.0, -3.0, -9.0, -2.0, 8.0, -7.0, 5.0, -6.0, 5.0, 2.0, -4.0, 7.0, -9.0, -2.0, 4.0, 5.0, 8.0, -2.0], [7.0, 0.0, -6.0, 1.0, 7.0, -2.0, 9.0, 2.0, -8.0, -4.0, 6.0, -3.0, 1.0, -5.0, 2.0, -2.0, 8.0, 2.0, 3.0, 7.0, 6.0, 6.0, -8.0, 9.0, 3.0, 9.0, 6.0, 0.0, -1.0, 9.0, 1.0, 3.0, 0.0, -9.0, 7.0, -3.0, 0.0, 1.0, -7.0, 9.0, 0.0, 4.0, -4.0, 1.0, -4.0, 2.0, 1.0, -5.0, 9.0, -2.0, 3.0, -2.0, -2.0, -3.0, 6.0, 0.0, 6.0, 8.0, 4.0, 8.0, -7.0, -1.0, 4.0, -8.0, 0.0, -4.0, 4.0, 8.0, 7.0, -7.0, -8.0, 5.0, -3.0, 6.0, 2.0, -8.0, 4.0, 5.0, 2.0, 5.0, -1.0, -8.0, 2.0, -9.0, -9.0, -4.0, 1.0, 4.0, 2.0, 6.0, 6.0, 3.0, -2.0, 2.0, -8.0, 1.0, 5.0, 9.0, 1.0, -6.0, -1.0, 4.0, 1.0, 4.0, -2.0, 2.0, -3.0, -9.0, 3.0, -9.0, 6.0, 6.0, -4.0, -1.0, -5.0, -9.0, -8.0, 0.0, 3.0, 4.0, 3.0, 4.0, -5.0, 3.0, -6.0, 5.0, 4.0, 2.0, 0.0, -3.0, 1.0, -2.0, 5.0, 0.0, -7.0, 6.0, -7.0, -3.0, 8.0, 4.0, -2.0, 8.0, -1.0, -5.0, -6.0, -4.0, -7.0, 8.0, -7.0, -1.0, -6.0, -9.0, -5.0, 1.0, 7.0, -7.0, 3.0, 9.0, -7.0, 2.0, -1.0, 2.0, -7.0, -4.0, 6.0, 9.0, 5.0, 2.0, -3.0, -2.0, 9.0, 6.0, 3.0, -7.0, 0.0, 5.0, 9.0, -3.0, 8.0, -4.0, 9.0, -6.0, 3.0, 5.0, -2.0, 9.0, 8.0, -6.0, -1.0, 4.0, 1.0, 1.0, 7.0, 8.0, -5.0, 2.0, 7.0, -8.0, -4.0, 1.0]]> : tensor<3x200xf32>
  %1449 = gc.optimization_barrier %1448 : (tensor<3x200xf32>) -> tensor<3x200xf32>
  %1450 = gc.constant dense<[2.0, -3.0, 4.0]> : tensor<3xf32>
  %1451 = gc.optimization_barrier %1450 : (tensor<3xf32>) -> tensor<3xf32>
  %1452 = gc.constant dense<1> : tensor<i8>
  %1453 = gc.optimization_barrier %1452 : (tensor<i8>) -> tensor<i8>
  %1454 = gc.vmap @dynamic_update_slice_long(%1449, %1451, %1453) in_axes [0, -1, -1] out_axes [1] : (tensor<3x200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200x3xf32>)
  %1455 = gc.slice %1449 start [0, 0] limit [1, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1456 = gc.reshape %1455 : (tensor<1x200xf32>) -> tensor<200xf32>
  %1457 = func.call @dynamic_update_slice_long(%1456, %1451, %1453) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1458 = gc.slice %1454 start [0, 0] limit [200, 1] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1459 = gc.reshape %1458 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1459, %1457 : tensor<200xf32>
  %1460 = gc.slice %1449 start [1, 0] limit [2, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1461 = gc.reshape %1460 : (tensor<1x200xf32>) -> tensor<200xf32>
  %1462 = func.call @dynamic_update_slice_long(%1461, %1451, %1453) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1463 = gc.slice %1454 start [0, 1] limit [200, 2] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1464 = gc.reshape %1463 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1464, %1462 : tensor<200xf32>
  %1465 = gc.slice %1449 start [2, 0] limit [3, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1466 = gc.reshape %1465 : (tensor<1x200xf32>) -> tensor<200xf32>
  %1467 = func.call @dynamic_update_slice_long(%1466, %1451, %1453) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1468 = gc.slice %1454 start [0, 2] limit [200, 3] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1469 = gc.reshape %1468 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1469, %1467 : tensor<200xf32>
  // dynamic_update_slice_long, in_axes [-1, 1, 0]
  %1470 = gc.constant dense<[-7.0, 5.0, 9.0, -2.0, 4.0, 1.0, -2.0, 1.0, 7.0, 4.0, -2.0, -5.0, -3.0, 8.0, -8.0, -5.0, -1.0, -9.0, -6.0, -2.0, -7.0, -2.0, 9.0, 2.0, -5.0, 1.0, -9.0, -7.0, 7.0, 5.0, -6.0, 0.0, -9.0, 7.0, 4.0, 6.0, -9.0, 8.0, 1.0, 8.0, 6.0, 8.0, 7.0, 8.0, -3.0, 7.0, -3.0, 5.0, -2.0, 3.0, -3.0, 6.0, 3.0, 6.0, -9.0, -2.0, 3.0, 9.0, -6.0, 1.0, 4.0, 4.0, -5.0, -5.0, -9.0, 0.0, -6.0, 3.0, -3.0, -4.0, -6.0, -5.0, 8.0, 6.0, 2.0, -7.0, 0.0, 4.0, -9.0, -3.0, -1.0, -9.0, 3.0, -6.0, 2.0, 4.0, -2.0, 5.0, 0.0, 5.0, -8.0, -1.0, 7.0, 9.0, 6.0, -4.0, 4.0, 1.0, 2.0, -3.0, -4.0, 1.0, 3.0, 8.0, 7.0, 3.0, 5.0, -4.0, -9.0, -9.0, 9.0, -4.0, 4.0, 5.0, 9.0, 5.0, -9.0, -7.0, 7.0, 0.0, 3.0, 7.0, 0.0, -4.0, 5.0, 5.0, -2.0, -6.0, 6.0, -4.0, 8.0, 8.0, -3.0, 6.0, -9.0, -3.0, -1.0, 6.0, -3.0, -2.0, -4.0, 4.0, 5.0, 4.0, 2.0, 8.0, -4.0, 0.0, -5.0, 1.0, -5.0, 2.0, -9.0, 4.0, 3.0, -4.0, 7.0, 1.0, 5.0, 9.0, 7.0, -4.0, 2.0, 4.0, 0.0, -6.0, -6.0, -7.0, -3.0, 1.0, 2.0, -3.0, 7.0, -8.0, -1.0, -7.0, -1.0, 3.0, 4.0, 3.0, -4.0, 2.0, -2.0, -5.0, 0.0, 0.0, -8.0, 1.0, 8.0, -4.0, -4.0, -5.0, -6.0, 1.0, -4.0, 8.0, -4.0, -4.0, 6.0, -4.0]> : tensor<200xf32>
  %1471 = gc.optimization_barrier %1470 : (tensor<200xf32>) -> tensor<200xf32>
  %1472 = gc.constant dense<[[4.0, 7.0, -1.0], [3.0, -7.0, 8.0], [-6.0, 8.0, -5.0]]> : tensor<3x3xf32>
  %1473 = gc.optimization_barrier %1472 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1474 = gc.constant dense<[1, -1, -2]> : tensor<3xi8>
  %1475 = gc.optimization_barrier %1474 : (tensor<3xi8>) -> tensor<3xi8>
  %1476 = gc.vmap @dynamic_update_slice_long(%1471, %1473, %1475) in_axes [-1, 1, 0] out_axes [0] : (tensor<200xf32>, tensor<3x3xf32>, tensor<3xi8>) -> (tensor<3x200xf32>)
  %1477 = gc.slice %1473 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1478 = gc.reshape %1477 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1479 = gc.slice %1475 start [0] limit [1] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1480 = gc.reshape %1479 : (tensor<1xi8>) -> tensor<i8>
  %1481 = func.call @dynamic_update_slice_long(%1471, %1478, %1480) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1482 = gc.slice %1476 start [0, 0] limit [1, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1483 = gc.reshape %1482 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1483, %1481 : tensor<200xf32>
  %1484 = gc.slice %1473 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1485 = gc.reshape %1484 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1486 = gc.slice %1475 start [1] limit [2] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1487 = gc.reshape %1486 : (tensor<1xi8>) -> tensor<i8>
  %1488 = func.call @dynamic_update_slice_long(%1471, %1485, %1487) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1489 = gc.slice %1476 start [1, 0] limit [2, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1490 = gc.reshape %1489 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1490, %1488 : tensor<200xf32>
  %1491 = gc.slice %1473 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1492 = gc.reshape %1491 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1493 = gc.slice %1475 start [2] limit [3] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1494 = gc.reshape %1493 : (tensor<1xi8>) -> tensor<i8>
  %1495 = func.call @dynamic_update_slice_long(%1471, %1492, %1494) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1496 = gc.slice %1476 start [2, 0] limit [3, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1497 = gc.reshape %1496 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1497, %1495 : tensor<200xf32>
  // dynamic_update_slice_long, in_axes [-1, 1, -1]
  %1498 = gc.constant dense<[-7.0, -5.0, 9.0, 5.0, 4.0, 8.0, 5.0, -6.0, 8.0, -9.0, -6.0, -9.0, -2.0, -5.0, 0.0, 2.0, -7.0, -7.0, -9.0, 0.0, 0.0, 6.0, 8.0, -6.0, -5.0, -8.0, 3.0, 8.0, -5.0, -4.0, 5.0, -2.0, 9.0, 8.0, 8.0, -3.0, -9.0, 5.0, -9.0, 3.0, -7.0, 2.0, 6.0, -9.0, 8.0, 4.0, 6.0, -8.0, -1.0, 5.0, 5.0, -7.0, 1.0, 5.0, 1.0, 4.0, -4.0, -6.0, 6.0, -3.0, -8.0, 3.0, 4.0, 0.0, -4.0, -2.0, 1.0, 8.0, 0.0, -4.0, 0.0, -1.0, 7.0, 3.0, -9.0, -6.0, -3.0, 2.0, -7.0, -4.0, -3.0, -1.0, 5.0, 7.0, -4.0, -8.0, 3.0, 7.0, 4.0, 3.0, -8.0, -8.0, 4.0, -2.0, 4.0, 1.0, -2.0, -5.0, -5.0, -8.0, -2.0, 8.0, 9.0, 8.0, -8.0, 2.0, 3.0, 3.0, 5.0, 2.0, 9.0, -8.0, 2.0, -5.0, -3.0, -9.0, 4.0, -7.0, 7.0, -9.0, -7.0, 8.0, -3.0, -6.0, 9.0, 4.0, -5.0, 2.0, 2.0, 8.0, -6.0, -1.0, 7.0, 7.0, 3.0, 0.0, -3.0, 7.0, 2.0, -4.0, -6.0, 6.0, 9.0, -3.0, -5.0, 4.0, 1.0, 0.0, 8.0, 6.0, 8.0, 7.0, -1.0, 1.0, 3.0, -5.0, -1.0, 7.0, 5.0, 5.0, -7.0, -8.0, 9.0, 7.0, 7.0, 9.0, 5.0, 3.0, -4.0, -8.0, -2.0, 6.0, 9.0, -6.0, 7.0, -3.0, -7.0, -7.0, 4.0, 2.0, -5.0, -1.0, 1.0, -3.0, -5.0, 2.0, -1.0, -9.0, 4.0, 2.0, -1.0, -1.0, 3.0, -6.0, -7.0, -7.0, 9.0, 9.0, -5.0, -3.0]> : tensor<200xf32>
  %1499 = gc.optimization_barrier %1498 : (tensor<200xf32>) -> tensor<200xf32>
  %1500 = gc.constant dense<[[1.0, -2.0, 8.0], [8.0, 7.0, 7.0], [6.0, -4.0, -9.0]]> : tensor<3x3xf32>
  %1501 = gc.optimization_barrier %1500 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1502 = gc.constant dense<2> : tensor<i8>
  %1503 = gc.optimization_barrier %1502 : (tensor<i8>) -> tensor<i8>
  %1504 = gc.vmap @dynamic_update_slice_long(%1499, %1501, %1503) in_axes [-1, 1, -1] out_axes [1] : (tensor<200xf32>, tensor<3x3xf32>, tensor<i8>) -> (tensor<200x3xf32>)
  %1505 = gc.slice %1501 start [0, 0] limit [3, 1] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1506 = gc.reshape %1505 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1507 = func.call @dynamic_update_slice_long(%1499, %1506, %1503) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1508 = gc.slice %1504 start [0, 0] limit [200, 1] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1509 = gc.reshape %1508 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1509, %1507 : tensor<200xf32>
  %1510 = gc.slice %1501 start [0, 1] limit [3, 2] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1511 = gc.reshape %1510 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1512 = func.call @dynamic_update_slice_long(%1499, %1511, %1503) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1513 = gc.slice %1504 start [0, 1] limit [200, 2] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1514 = gc.reshape %1513 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1514, %1512 : tensor<200xf32>
  %1515 = gc.slice %1501 start [0, 2] limit [3, 3] stride [1, 1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
  %1516 = gc.reshape %1515 : (tensor<3x1xf32>) -> tensor<3xf32>
  %1517 = func.call @dynamic_update_slice_long(%1499, %1516, %1503) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1518 = gc.slice %1504 start [0, 2] limit [200, 3] stride [1, 1] : (tensor<200x3xf32>) -> tensor<200x1xf32>
  %1519 = gc.reshape %1518 : (tensor<200x1xf32>) -> tensor<200xf32>
  gc.expect eq %1519, %1517 : tensor<200xf32>
  // dynamic_update_slice_long, in_axes [-1, -1, 0]
  %1520 = gc.constant dense<[8.0, 3.0, 0.0, -8.0, 4.0, -1.0, 2.0, 2.0, -7.0, 7.0, 0.0, 3.0, -7.0, 3.0, -8.0, -2.0, -4.0, -4.0, 3.0, -3.0, 7.0, -6.0, -8.0, 9.0, -9.0, 0.0, 4.0, 8.0, 5.0, -2.0, -8.0, 4.0, -4.0, -3.0, -6.0, 0.0, -3.0, -2.0, -8.0, 2.0, -5.0, 9.0, 2.0, -8.0, 6.0, -6.0, 2.0, 5.0, 3.0, 1.0, -6.0, -1.0, -9.0, 8.0, 2.0, -3.0, -4.0, -2.0, -5.0, -9.0, 0.0, -6.0, 8.0, -7.0, -1.0, -6.0, -7.0, -1.0, 5.0, 3.0, -9.0, -9.0, 3.0, -4.0, -5.0, 7.0, 3.0, -2.0, -9.0, 7.0, 2.0, 1.0, 4.0, -6.0, -7.0, 8.0, -6.0, 4.0, 8.0, 3.0, -4.0, 1.0, 9.0, 4.0, -2.0, 4.0, 4.0, 7.0, 2.0, 4.0, -7.0, 2.0, -8.0, -2.0, -6.0, -2.0, 7.0, 6.0, -8.0, -8.0, -5.0, 8.0, -9.0, -5.0, -8.0, -3.0, -5.0, 8.0, -4.0, -8.0, 1.0, -3.0, -9.0, 8.0, 8.0, -9.0, 1.0, -3.0, 3.0, 5.0, -7.0, -6.0, -2.0, -6.0, 6.0, 5.0, -5.0, 7.0, -8.0, -2.0, 8.0, 5.0, 9.0, -2.0, 6.0, 9.0, 7.0, -7.0, 9.0, -7.0, 4.0, -8.0, 6.0, -3.0, -2.0, -9.0, 4.0, 4.0, -7.0, -7.0, -3.0, 5.0, 5.0, 4.0, -5.0, 9.0, -2.0, -7.0, 5.0, -7.0, -2.0, 3.0, -2.0, -5.0, 3.0, 9.0, 6.0, 3.0, 7.0, 9.0, -7.0, 6.0, -7.0, -7.0, -3.0, 8.0, 7.0, 6.0, -9.0, 6.0, 0.0, 2.0, -3.0, 8.0, 8.0, -9.0, -9.0, 3.0, -6.0, -5.0]> : tensor<200xf32>
  %1521 = gc.optimization_barrier %1520 : (tensor<200xf32>) -> tensor<200xf32>
  %1522 = gc.constant dense<[8.0, 8.0, -1.0]> : tensor<3xf32>
  %1523 = gc.optimization_barrier %1522 : (tensor<3xf32>) -> tensor<3xf32>
  %1524 = gc.constant dense<[-1, 3, -2]> : tensor<3xi8>
  %1525 = gc.optimization_barrier %1524 : (tensor<3xi8>) -> tensor<3xi8>
  %1526 = gc.vmap @dynamic_update_slice_long(%1521, %1523, %1525) in_axes [-1, -1, 0] out_axes [0] : (tensor<200xf32>, tensor<3xf32>, tensor<3xi8>) -> (tensor<3x200xf32>)
  %1527 = gc.slice %1525 start [0] limit [1] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1528 = gc.reshape %1527 : (tensor<1xi8>) -> tensor<i8>
  %1529 = func.call @dynamic_update_slice_long(%1521, %1523, %1528) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1530 = gc.slice %1526 start [0, 0] limit [1, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1531 = gc.reshape %1530 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1531, %1529 : tensor<200xf32>
  %1532 = gc.slice %1525 start [1] limit [2] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1533 = gc.reshape %1532 : (tensor<1xi8>) -> tensor<i8>
  %1534 = func.call @dynamic_update_slice_long(%1521, %1523, %1533) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1535 = gc.slice %1526 start [1, 0] limit [2, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1536 = gc.reshape %1535 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1536, %1534 : tensor<200xf32>
  %1537 = gc.slice %1525 start [2] limit [3] stride [1] : (tensor<3xi8>) -> tensor<1xi8>
  %1538 = gc.reshape %1537 : (tensor<1xi8>) -> tensor<i8>
  %1539 = func.call @dynamic_update_slice_long(%1521, %1523, %1538) : (tensor<200xf32>, tensor<3xf32>, tensor<i8>) -> (tensor<200xf32>)
  %1540 = gc.slice %1526 start [2, 0] limit [3, 200] stride [1, 1] : (tensor<3x200xf32>) -> tensor<1x200xf32>
  %1541 = gc.reshape %1540 : (tensor<1x200xf32>) -> tensor<200xf32>
  gc.expect eq %1541, %1539 : tensor<200xf32>
  return
}
