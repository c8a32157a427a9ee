// RUN: gcompile-opt --split-input-file --gc-import-stablehlo %s | FileCheck %s

// The kernel is a matrix in memory; the patches are its other operand.
// CHECK-LABEL: func.func @nhwc
// CHECK: %[[P:.*]] = gc.windows %{{.*}}, %{{.*}} dims [1, 2] size [3, 3] stride [2, 2] dilation [1, 1] low [0, 0] interior [0, 0] : (tensor<2x9x9x4xf32>, tensor<f32>) -> tensor<2x4x4x4x3x3xf32>
// CHECK: gc.dot %[[P]], %arg1 batch [] x [] contract [4, 5, 3] x [0, 1, 2] : {{.*}} -> tensor<2x4x4x8xf32>
// CHECK-NEXT: return
func.func @nhwc(%x: tensor<2x9x9x4xf32>, %k: tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return %0 : tensor<2x4x4x8xf32>
}

// -----

// Features first: one product per image, the kernel on the left, and nothing to transpose.
// CHECK-LABEL: func.func @nchw
// CHECK: %[[P:.*]] = gc.windows
// CHECK: %[[K:.*]] = gc.broadcast %arg1 dims [1, 2, 3, 4]
// CHECK: gc.dot %[[K]], %[[P]] batch [0] x [0] contract [2, 3, 4] x [1, 4, 5] : {{.*}} -> tensor<2x8x9x9xf32>
// CHECK-NEXT: return
func.func @nchw(%x: tensor<2x4x9x9xf32>, %k: tensor<8x4x3x3xf32>) -> tensor<2x8x9x9xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x9xf32>, tensor<8x4x3x3xf32>) -> tensor<2x8x9x9xf32>
  return %0 : tensor<2x8x9x9xf32>
}

// -----

// One place, one window: a matrix product of what is in memory.
// CHECK-LABEL: func.func @pointwise
// CHECK-NOT: gc.windows
// CHECK: gc.dot
func.func @pointwise(%x: tensor<2x9x9x4xf32>, %k: tensor<1x1x4x8xf32>) -> tensor<2x9x9x8xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x4xf32>, tensor<1x1x4x8xf32>) -> tensor<2x9x9x8xf32>
  return %0 : tensor<2x9x9x8xf32>
}

// -----

// One feature per group: sums of products, in f32.
// CHECK-LABEL: func.func @depthwise
// CHECK: gc.windows
// CHECK-NOT: gc.dot
// CHECK: gc.mul {{.*}} : tensor<2x7x7x4x1x3x3xf32>
// CHECK: gc.reduce add({{.*}}) dims [5, 6]
// CHECK: gc.convert
func.func @depthwise(%x: tensor<2x9x9x4xbf16>, %k: tensor<3x3x1x4xbf16>) -> tensor<2x7x7x4xbf16> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x9x9x4xbf16>, tensor<3x3x1x4xbf16>) -> tensor<2x7x7x4xbf16>
  return %0 : tensor<2x7x7x4xbf16>
}

// -----

// CHECK-LABEL: func.func @pool
// CHECK: %[[P:.*]] = gc.windows %arg0, %arg1 dims [1] size [3] stride [2] dilation [1] low [1] interior [0] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2x4x3xf32>
// CHECK: gc.reduce max(%[[P]]) init(%arg1) dims [2] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
func.func @pool(%x: tensor<2x8xf32>, %i: tensor<f32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.reduce_window"(%x, %i) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// A pass that chooses, a pass that collects: no loop over the windows, no element written twice.
// CHECK-LABEL: func.func @pool_gradient
// CHECK: gc.windows %arg0
// CHECK: %[[C:.*]]:2 = gc.reduce region
// CHECK: gc.windows %arg1, %{{.*}} dims [1] size [3] stride [1] dilation [1] low [2] interior [1]
// CHECK: gc.windows %[[C]]#1
// CHECK: gc.reduce add({{.*}}) init(%arg2)
func.func @pool_gradient(%x: tensor<2x9xf32>, %s: tensor<2x4xf32>, %i: tensor<f32>) -> tensor<2x9xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return %0 : tensor<2x9xf32>
}

// -----

// Complex values are pairs inside of a program, and stay complex in its signature.
// CHECK-LABEL: func.func @complex
// CHECK-SAME: tensor<4xcomplex<f32>>
// CHECK: gc.bitcast_reshape %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4x2xf32>
// CHECK-COUNT-4: gc.mul {{.*}} : tensor<4xf32>
// CHECK: gc.bitcast_reshape {{.*}} -> tensor<4xcomplex<f32>>
func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.multiply %x, %x : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
