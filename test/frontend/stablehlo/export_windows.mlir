// RUN: gcompile-opt %s --gc-export-stablehlo --split-input-file --verify-diagnostics | FileCheck %s

// A contraction of windows is a convolution, whatever else is contracted with them.
// CHECK-LABEL: func.func @forward
// CHECK: %[[Y:.*]] = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
// CHECK-SAME: window = {stride = [2, 2], pad = {{\[\[}}0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]}
// CHECK-SAME: feature_group_count = 1
// CHECK-NOT: gather
// CHECK: return %[[Y]]
func.func @forward(%x: tensor<4x8x8x3xf32>, %w: tensor<3x3x3x5xf32>) -> tensor<4x4x4x5xf32> {
  %zero = gc.constant dense<0.0> : tensor<f32>
  %0 = gc.windows %x, %zero dims [1, 2] size [3, 3] stride [2, 2] dilation [1, 1] low [0, 0] interior [0, 0]
     : (tensor<4x8x8x3xf32>, tensor<f32>) -> tensor<4x4x4x3x3x3xf32>
  %1 = gc.dot %0, %w batch [] x [] contract [4, 5, 3] x [0, 1, 2]
     : (tensor<4x4x4x3x3x3xf32>, tensor<3x3x3x5xf32>) -> tensor<4x4x4x5xf32>
  return %1 : tensor<4x4x4x5xf32>
}

// -----

// A weight's gradient: the images are what is contracted. Windows on the right come out behind the other's dimensions.
// CHECK-LABEL: func.func @gradient
// CHECK: %[[IN:.*]] = stablehlo.transpose %arg0, dims = [3, 1, 2, 0]
// CHECK: %[[Y:.*]] = stablehlo.convolution(%[[IN]], %{{.*}}) {{.*}}pad = {{\[\[}}1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [3, 3]
// CHECK: stablehlo.transpose %[[Y]], dims = [3, 1, 2, 0] : (tensor<3x2x2x5xf32>) -> tensor<5x2x2x3xf32>
func.func @gradient(%x: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x5xf32>) -> tensor<5x2x2x3xf32> {
  %zero = gc.constant dense<0.0> : tensor<f32>
  %0 = gc.windows %x, %zero dims [1, 2] size [3, 3] stride [1, 1] dilation [3, 3] low [1, 1] interior [1, 1]
     : (tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<4x2x2x3x3x3xf32>
  %1 = gc.dot %g, %0 batch [] x [] contract [0, 1, 2] x [0, 4, 5]
     : (tensor<4x3x3x5xf32>, tensor<4x2x2x3x3x3xf32>) -> tensor<5x2x2x3xf32>
  return %1 : tensor<5x2x2x3xf32>
}

// -----

// Batched over a group of features, which a reshape splits off; over images, the kernel being the same for each.
// CHECK-LABEL: func.func @groups
// CHECK: stablehlo.convolution
// CHECK-SAME: feature_group_count = 2
// CHECK-SAME: (tensor<4x8x6xf32>, tensor<3x3x10xf32>) -> tensor<4x8x10xf32>
// CHECK: stablehlo.convolution(%arg0
// CHECK-SAME: feature_group_count = 1
// CHECK-SAME: (tensor<4x8x6xf32>, tensor<3x6x5xf32>) -> tensor<4x8x5xf32>
func.func @groups(%x: tensor<4x8x6xf32>, %w: tensor<2x3x3x5xf32>, %v: tensor<5x3x6xf32>)
    -> (tensor<2x4x8x5xf32>, tensor<4x5x8xf32>) {
  %zero = gc.constant dense<0.0> : tensor<f32>
  %0 = gc.windows %x, %zero dims [1] size [3] stride [1] dilation [1] low [1] interior [0]
     : (tensor<4x8x6xf32>, tensor<f32>) -> tensor<4x8x6x3xf32>
  %1 = gc.reshape %0 : (tensor<4x8x6x3xf32>) -> tensor<4x8x2x3x3xf32>
  %2 = gc.dot %1, %w batch [2] x [0] contract [4, 3] x [1, 2]
     : (tensor<4x8x2x3x3xf32>, tensor<2x3x3x5xf32>) -> tensor<2x4x8x5xf32>
  %3 = gc.broadcast %v dims [1, 2, 3] : (tensor<5x3x6xf32>) -> tensor<4x5x3x6xf32>
  %4 = gc.dot %3, %0 batch [0] x [0] contract [2, 3] x [3, 2]
     : (tensor<4x5x3x6xf32>, tensor<4x8x6x3xf32>) -> tensor<4x5x8xf32>
  return %2, %4 : tensor<2x4x8x5xf32>, tensor<4x5x8xf32>
}

// -----

// Where places are contracted, or ones lie around, it is none.
// CHECK-LABEL: func.func @neither
// CHECK-NOT: convolution
// CHECK: return
func.func @neither(%x: tensor<8xf32>, %w: tensor<8x3xf32>, %v: tensor<3xf32>) -> (tensor<f32>, tensor<8xf32>) {
  %zero = gc.constant dense<0.0> : tensor<f32>
  %0 = gc.windows %x, %zero dims [0] size [3] stride [1] dilation [1] low [1] interior [0]
     : (tensor<8xf32>, tensor<f32>) -> tensor<8x3xf32>
  %1 = gc.dot %0, %w batch [] x [] contract [0, 1] x [0, 1] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<f32>
  %one = gc.constant dense<1.0> : tensor<f32>
  %2 = gc.windows %x, %one dims [0] size [3] stride [1] dilation [1] low [1] interior [0]
     : (tensor<8xf32>, tensor<f32>) -> tensor<8x3xf32>
  %3 = gc.dot %2, %v batch [] x [] contract [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  return %1, %3 : tensor<f32>, tensor<8xf32>
}
