// RUN: gcompile run %s --device interpreter
// sort: stable by a key, a second tensor goes along; total order puts NaN last.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[4.0, -3.0, -5.0, 9.0], [0.0, -3.0, 3.0, 5.0], [3.0, 0x7FC00000, -9.0, -2.0], [1.0, 0xFF800000, -2.0, -2.0], [-9.0, -7.0, 1.0, 0.0], [9.0, -5.0, 7.0, -5.0]]> : tensor<6x4xf32>
  %1 = gc.optimization_barrier %0 : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %2 = gc.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<6x4xi32>
  %3 = gc.optimization_barrier %2 : (tensor<6x4xi32>) -> tensor<6x4xi32>
  %4:2 = gc.sort %1, %3 dim 0 stable {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<6x4xf32>, tensor<6x4xi32>) -> (tensor<6x4xf32>, tensor<6x4xi32>)
  %5 = gc.constant dense<[[-9.0, 0xFF800000, -9.0, -5.0], [0.0, -7.0, -5.0, -2.0], [1.0, -5.0, -2.0, -2.0], [3.0, -3.0, 1.0, 0.0], [4.0, -3.0, 3.0, 5.0], [9.0, 0x7FC00000, 7.0, 9.0]]> : tensor<6x4xf32>
  gc.expect eq %4#0, %5 : tensor<6x4xf32>
  %6 = gc.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<6x4xi32>
  gc.expect eq %4#1, %6 : tensor<6x4xi32>
  %7 = gc.constant dense<[[4.0, -3.0, -5.0, 9.0], [0.0, -3.0, 3.0, 5.0], [3.0, 0x7FC00000, -9.0, -2.0], [1.0, 0xFF800000, -2.0, -2.0], [-9.0, -7.0, 1.0, 0.0], [9.0, -5.0, 7.0, -5.0]]> : tensor<6x4xf32>
  %8 = gc.optimization_barrier %7 : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %9 = gc.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<6x4xi32>
  %10 = gc.optimization_barrier %9 : (tensor<6x4xi32>) -> tensor<6x4xi32>
  %11:2 = gc.sort %8, %10 dim 1 stable {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<6x4xf32>, tensor<6x4xi32>) -> (tensor<6x4xf32>, tensor<6x4xi32>)
  %12 = gc.constant dense<[[-5.0, -3.0, 4.0, 9.0], [-3.0, 0.0, 3.0, 5.0], [-9.0, -2.0, 3.0, 0x7FC00000], [0xFF800000, -2.0, -2.0, 1.0], [-9.0, -7.0, 0.0, 1.0], [-5.0, -5.0, 7.0, 9.0]]> : tensor<6x4xf32>
  gc.expect eq %11#0, %12 : tensor<6x4xf32>
  %13 = gc.constant dense<[[2, 1, 0, 3], [1, 0, 2, 3], [2, 3, 0, 1], [1, 2, 3, 0], [0, 1, 3, 2], [1, 3, 2, 0]]> : tensor<6x4xi32>
  gc.expect eq %11#1, %13 : tensor<6x4xi32>
  return
}
