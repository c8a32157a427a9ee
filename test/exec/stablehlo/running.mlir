// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Running combinations by regions that gc has no name for: windows of the whole length, several inputs.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[[1.0, -2.0, 4.0, 4.0, -4.0, -3.0, -3.0, -3.0, 1.0], [-1.0, 0.0, -2.0, 4.0, 2.0, 1.0, -3.0, -3.0, 4.0], [-2.0, 3.0, 3.0, -4.0, 0.0, 0.0, 0.0, -4.0, 2.0]]> : tensor<3x9xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<3x9xf32>
  %3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.optimization_barrier %3 : tensor<f32>
  // The largest so far and where it stood first.
  %5 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]> : tensor<3x9xi32>
  %6 = stablehlo.optimization_barrier %5 : tensor<3x9xi32>
  %7 = stablehlo.constant dense<99> : tensor<i32>
  %8 = stablehlo.optimization_barrier %7 : tensor<i32>
  %9:2 = "stablehlo.reduce_window"(%2, %6, %4, %8) <{padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %e, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    %w = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }) : (tensor<3x9xf32>, tensor<3x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x9xf32>, tensor<3x9xi32>)
  %10 = stablehlo.constant dense<[[1.0, 1.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0], [-1.0, 0.0, 0.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0], [-2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0]]> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%9#0, %10) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  %11 = stablehlo.constant dense<[[0, 0, 2, 2, 2, 2, 2, 2, 2], [0, 1, 1, 3, 3, 3, 3, 3, 3], [0, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<3x9xi32>
  stablehlo.custom_call @check.expect_eq(%9#1, %11) {has_side_effect = true} : (tensor<3x9xi32>, tensor<3x9xi32>) -> ()
  %12 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]> : tensor<3x9xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<3x9xi32>
  %14 = stablehlo.constant dense<99> : tensor<i32>
  %15 = stablehlo.optimization_barrier %14 : tensor<i32>
  %16:2 = "stablehlo.reduce_window"(%2, %13, %4, %15) <{padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %e, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    %w = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }) : (tensor<3x9xf32>, tensor<3x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x9xf32>, tensor<3x9xi32>)
  %17 = stablehlo.constant dense<[[4.0, 4.0, 4.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0], [4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0], [3.0, 3.0, 3.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]]> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%16#0, %17) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  %18 = stablehlo.constant dense<[[2, 2, 2, 3, 8, 8, 8, 8, 8], [3, 3, 3, 3, 8, 8, 8, 8, 8], [1, 1, 2, 8, 8, 8, 8, 8, 8]]> : tensor<3x9xi32>
  stablehlo.custom_call @check.expect_eq(%16#1, %18) {has_side_effect = true} : (tensor<3x9xi32>, tensor<3x9xi32>) -> ()
  // Dilated windows over a dilated base, two inputs: the largest and its payload.
  %19 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]> : tensor<3x9xi32>
  %20 = stablehlo.optimization_barrier %19 : tensor<3x9xi32>
  %21 = stablehlo.constant dense<99> : tensor<i32>
  %22 = stablehlo.optimization_barrier %21 : tensor<i32>
  %23:2 = "stablehlo.reduce_window"(%2, %20, %4, %22) <{base_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %e, %l : tensor<i1>
    %p = stablehlo.or %g, %t : tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    %w = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }) : (tensor<3x9xf32>, tensor<3x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x8xf32>, tensor<3x8xi32>)
  %24 = stablehlo.constant dense<0xFF800000> : tensor<3x8xf32>
  stablehlo.custom_call @check.expect_eq(%23#0, %24) {has_side_effect = true} : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  %25 = stablehlo.constant dense<99> : tensor<3x8xi32>
  stablehlo.custom_call @check.expect_eq(%23#1, %25) {has_side_effect = true} : (tensor<3x8xi32>, tensor<3x8xi32>) -> ()
  // Windows of the whole length that begin and end elsewhere than running sums do.
  %26 = stablehlo.constant dense<0.0> : tensor<f32>
  %27 = "stablehlo.reduce_window"(%2, %26) <{padding = dense<[[0, 0], [10, -2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
  %28 = stablehlo.constant dense<[[0.0, 0.0, 1.0, -1.0, 3.0, 7.0, 3.0, 0.0, -3.0], [0.0, 0.0, -1.0, -1.0, -3.0, 1.0, 3.0, 4.0, 1.0], [0.0, 0.0, -2.0, 1.0, 4.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%27, %28) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  %29 = "stablehlo.reduce_window"(%2, %26) <{padding = dense<[[0, 0], [9, -1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
  %30 = stablehlo.constant dense<[[0.0, 1.0, -1.0, 3.0, 7.0, 3.0, 0.0, -3.0, -6.0], [0.0, -1.0, -1.0, -3.0, 1.0, 3.0, 4.0, 1.0, -2.0], [0.0, -2.0, 1.0, 4.0, 0.0, 0.0, 0.0, 0.0, -4.0]]> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%29, %30) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  %31 = "stablehlo.reduce_window"(%2, %26) <{padding = dense<[[0, 0], [7, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
  %32 = stablehlo.constant dense<[[-1.0, 3.0, 7.0, 3.0, 0.0, -3.0, -6.0, -5.0, -6.0], [-1.0, -3.0, 1.0, 3.0, 4.0, 1.0, -2.0, 2.0, 3.0], [1.0, 4.0, 0.0, 0.0, 0.0, 0.0, -4.0, -2.0, 0.0]]> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%31, %32) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  %33 = "stablehlo.reduce_window"(%2, %26) <{padding = dense<[[0, 0], [-1, 9]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
  %34 = stablehlo.constant dense<[[-6.0, -4.0, -8.0, -12.0, -8.0, -5.0, -2.0, 1.0, 0.0], [3.0, 3.0, 5.0, 1.0, -1.0, -2.0, 1.0, 4.0, 0.0], [0.0, -3.0, -6.0, -2.0, -2.0, -2.0, -2.0, 2.0, 0.0]]> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%33, %34) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  %35 = "stablehlo.reduce_window"(%2, %26) <{padding = dense<[[0, 0], [-2, 10]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
  %36 = stablehlo.constant dense<[[-4.0, -8.0, -12.0, -8.0, -5.0, -2.0, 1.0, 0.0, 0.0], [3.0, 5.0, 1.0, -1.0, -2.0, 1.0, 4.0, 0.0, 0.0], [-3.0, -6.0, -2.0, -2.0, -2.0, -2.0, 2.0, 0.0, 0.0]]> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%35, %36) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  return
}
