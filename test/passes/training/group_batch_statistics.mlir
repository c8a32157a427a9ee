// RUN: gcompile-opt %s --gc-group-batch-statistics="groups=2" --split-input-file 2>/dev/null | FileCheck %s

// Each group has twice its own sum; the running mean has the mean of what groups have, of the sum it is the sum.
// CHECK-LABEL: func.func @main(
// CHECK: %[[X:.*]] = gc.mul
// CHECK: %[[PARTS:.*]] = gc.reshape %[[X]] : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
// CHECK: %[[SUMS:.*]] = gc.reduce add(%[[PARTS]]) dims [1] : (tensor<2x4x4xf32>) -> tensor<2x4xf32>
// CHECK: %[[TWO:.*]] = gc.constant dense<2.000000e+00>
// CHECK: %[[OWN:.*]] = gc.mul %[[SUMS]], %[[TWO]]
// CHECK: gc.reduce add(%[[SUMS]]) dims [0] : (tensor<2x4xf32>) -> tensor<4xf32>
// CHECK: %[[SQUARES:.*]] = gc.mul %[[OWN]], %[[OWN]]
// CHECK: %[[SUM:.*]] = gc.reduce add(%[[SQUARES]]) dims [0]
// CHECK: gc.div %[[SUM]],
// CHECK: %[[EACH:.*]] = gc.broadcast %[[SQUARES]] dims [0, 2] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
// CHECK: %[[ALL:.*]] = gc.reshape %[[EACH]] : (tensor<2x4x4xf32>) -> tensor<8x4xf32>
// CHECK: gc.sub %[[X]], %[[ALL]]
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>},
                %old: tensor<4xf32> {gc.role = #gc<role state>}) -> (tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %1 = gc.mul %0, %x : tensor<8x4xf32>
  %2 = gc.reduce add(%1) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  %3 = gc.mul %2, %2 : tensor<4xf32>
  %4 = gc.broadcast %3 dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %5 = gc.sub %1, %4 : tensor<8x4xf32>
  %6 = gc.add %old, %2 : tensor<4xf32>
  %7 = gc.add %old, %3 : tensor<4xf32>
  return %5, %6, %7 : tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----
// The batch is the last dimension; one number for all examples is one for each of a group.
// CHECK-LABEL: func.func @main(
// CHECK: gc.reduce add(%{{.*}}) dims [1, 2] : (tensor<2x3x4xf32>) -> tensor<2xf32>
// CHECK: gc.broadcast %{{.*}} dims [0] : (tensor<2xf32>) -> tensor<2x3x4xf32>
// CHECK: %[[ALL:.*]] = gc.reshape %{{.*}} -> tensor<3x8xf32>
// CHECK: gc.mul %{{.*}}, %[[ALL]] : tensor<3x8xf32>
func.func @main(%w: tensor<3x8xf32> {gc.role = #gc<role param>}, %x: tensor<3x8xf32> {gc.role = #gc<role batch>, gc.dims = ["", "batch"]})
    -> tensor<3x8xf32> {
  %0 = gc.mul %w, %x : tensor<3x8xf32>
  %1 = gc.reduce add(%0) dims [0, 1] : (tensor<3x8xf32>) -> tensor<f32>
  %2 = gc.broadcast %1 dims [] : (tensor<f32>) -> tensor<3x8xf32>
  %3 = gc.mul %0, %2 : tensor<3x8xf32>
  return %3 : tensor<3x8xf32>
}

// -----
// In a loop over layers; a sum over inputs alone is of the whole batch.
// CHECK-LABEL: func.func @main(
// CHECK: gc.reduce add(%{{.*}}) dims [0] : (tensor<8xf32>) -> tensor<f32>
// CHECK: gc.scan
// CHECK: gc.reduce add(%{{.*}}) dims [1] : (tensor<2x4xf32>) -> tensor<2xf32>
func.func @main(%w: tensor<3xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %count = gc.reduce add(%x) dims [0] : (tensor<8xf32>) -> tensor<f32>
  %0 = gc.scan(%x) over(%w) trip 3 {
  ^bb0(%h: tensor<8xf32>, %layer: tensor<f32>):
    %1 = gc.broadcast %layer dims [] : (tensor<f32>) -> tensor<8xf32>
    %2 = gc.mul %1, %h : tensor<8xf32>
    %3 = gc.reduce add(%2) dims [0] : (tensor<8xf32>) -> tensor<f32>
    %4 = gc.div %3, %count : tensor<f32>
    %5 = gc.broadcast %4 dims [] : (tensor<f32>) -> tensor<8xf32>
    %6 = gc.sub %2, %5 : tensor<8xf32>
    gc.yield %6 : tensor<8xf32>
  } : (tensor<8xf32>, tensor<3xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
