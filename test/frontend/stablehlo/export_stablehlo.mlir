// RUN: gcompile-opt %s --gc-export-stablehlo --split-input-file --verify-diagnostics | FileCheck %s

// Names and donation go where JAX has them.
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%arg0: tensor<2x3xf32> {gc.name = "x", tf.aliasing_output = 1 : i32}, %arg1: tensor<2x3xf32> {jax.buffer_donor = true})
// CHECK-SAME: -> (tensor<2xf32> {jax.result_info = "loss"}, tensor<2x3xf32>)
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%arg0 init: %[[ZERO]]) applies stablehlo.add across dimensions = [1]
// CHECK: stablehlo.exponential %arg1
// CHECK: stablehlo.multiply %arg0
func.func @main(%x: tensor<2x3xf32> {gc.alias = 1 : i32, gc.name = "x"}, %y: tensor<2x3xf32> {gc.alias = -1 : i32})
    -> (tensor<2xf32> {gc.name = "loss"}, tensor<2x3xf32>) {
  %0 = gc.reduce add(%x) dims [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  %1 = gc.fusion "loop"(%x, %y) {
  ^bb0(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>):
    %e = gc.exp %b : tensor<2x3xf32>
    %m = gc.mul %a, %e : tensor<2x3xf32>
    gc.yield %m : tensor<2x3xf32>
  } : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1 : tensor<2xf32>, tensor<2x3xf32>
}

// -----

// A running sum that leaves out the element itself is a window one further out.
// CHECK-LABEL: func.func @running
// CHECK: "stablehlo.reduce_window"
// CHECK-SAME: padding = dense<{{\[\[}}5, -1], [0, 0]]>
// CHECK-SAME: window_dimensions = array<i64: 5, 1>
func.func @running(%x: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = gc.cumulative add %x dim 0 exclusive : tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// -----

// CHECK-LABEL: func.func @scan
// CHECK: stablehlo.while
// CHECK: stablehlo.dynamic_slice
// CHECK: stablehlo.dynamic_update_slice
func.func @scan(%c: tensor<3xf32>, %x: tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>) {
  %0:2 = gc.scan(%c) over(%x) trip 5 reverse {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    %d = gc.sub %a, %b : tensor<3xf32>
    gc.yield %d, %d : tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>, tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<5x3xf32>
}

// -----

// A mesh of one device says nothing.
// CHECK-LABEL: func.func @alone
// CHECK-NOT: mesh
gc.mesh @one ["data"] [1]
func.func @alone(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}

// -----

// Windows are padded, then gathered dimension by dimension; complex numbers go by their parts.
// CHECK-LABEL: func.func @windows
// CHECK: stablehlo.pad %arg0, %arg1, low = [0, 1], high = [0, 1], interior = [0, 0]
// CHECK: "stablehlo.gather"
// CHECK-SAME: slice_sizes = array<i64: 4, 1>
// CHECK: stablehlo.real %arg2
// CHECK: stablehlo.imag %arg2
// CHECK: stablehlo.concatenate
func.func @windows(%x: tensor<4x5xf32>, %fill: tensor<f32>, %z: tensor<3xcomplex<f32>>)
    -> (tensor<4x5x3xf32>, tensor<3x2xf32>) {
  %0 = gc.windows %x, %fill dims [1] size [3] stride [1] dilation [1] low [1] interior [0]
     : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x5x3xf32>
  %1 = gc.bitcast_reshape %z : (tensor<3xcomplex<f32>>) -> tensor<3x2xf32>
  return %0, %1 : tensor<4x5x3xf32>, tensor<3x2xf32>
}

// -----

// expected-error @+1 {{cannot be written as StableHLO; export before sharding, or drop the mesh}}
gc.mesh @mesh ["data"] [2]
