// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Ops that move or multiply by tables of numbers: dynamic ones with constants, ragged rows, narrow bits.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[[5.0, -8.0, -6.0, -5.0, -6.0, 5.0], [6.0, 1.0, -9.0, -8.0, -4.0, -2.0], [2.0, -1.0, -5.0, -7.0, 3.0, 4.0], [-9.0, -7.0, -1.0, -2.0, 6.0, 0.0]]> : tensor<4x6xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<4x6xf32>
  %3 = stablehlo.constant dense<[8, 3]> : tensor<2xi32>
  %4 = stablehlo.dynamic_reshape %2, %3 : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<8x3xf32>
  %5 = stablehlo.constant dense<[[5.0, -8.0, -6.0], [-5.0, -6.0, 5.0], [6.0, 1.0, -9.0], [-8.0, -4.0, -2.0], [2.0, -1.0, -5.0], [-7.0, 3.0, 4.0], [-9.0, -7.0, -1.0], [-2.0, 6.0, 0.0]]> : tensor<8x3xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<8x3xf32>, tensor<8x3xf32>) -> ()
  %6 = stablehlo.constant dense<[2, 4, 6]> : tensor<3xi32>
  %7 = stablehlo.dynamic_broadcast_in_dim %2, %6, dims = [1, 2] : (tensor<4x6xf32>, tensor<3xi32>) -> tensor<2x4x6xf32>
  %8 = stablehlo.constant dense<[[[5.0, -8.0, -6.0, -5.0, -6.0, 5.0], [6.0, 1.0, -9.0, -8.0, -4.0, -2.0], [2.0, -1.0, -5.0, -7.0, 3.0, 4.0], [-9.0, -7.0, -1.0, -2.0, 6.0, 0.0]], [[5.0, -8.0, -6.0, -5.0, -6.0, 5.0], [6.0, 1.0, -9.0, -8.0, -4.0, -2.0], [2.0, -1.0, -5.0, -7.0, 3.0, 4.0], [-9.0, -7.0, -1.0, -2.0, 6.0, 0.0]]]> : tensor<2x4x6xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) {has_side_effect = true} : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> ()
  %9 = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %10 = stablehlo.dynamic_iota %9, dim = 1 : (tensor<2xi32>) -> tensor<2x3xf32>
  %11 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %12 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %13 = stablehlo.constant dense<[4, 5]> : tensor<2xi32>
  %14 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %15 = stablehlo.real_dynamic_slice %2, %12, %13, %14 : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3x3xf32>
  %16 = stablehlo.constant dense<[[6.0, -9.0, -4.0], [2.0, -5.0, 3.0], [-9.0, -1.0, 6.0]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_eq(%15, %16) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %17 = stablehlo.constant dense<7.0> : tensor<f32>
  %18 = stablehlo.optimization_barrier %17 : tensor<f32>
  %19 = stablehlo.constant dense<[1, -1]> : tensor<2xi32>
  %20 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %21 = stablehlo.constant dense<0> : tensor<2xi32>
  %22 = stablehlo.dynamic_pad %2, %18, %19, %20, %21 : (tensor<4x6xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<5x7xf32>
  %23 = stablehlo.constant dense<[[7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0], [-8.0, -6.0, -5.0, -6.0, 5.0, 7.0, 7.0], [1.0, -9.0, -8.0, -4.0, -2.0, 7.0, 7.0], [-1.0, -5.0, -7.0, 3.0, 4.0, 7.0, 7.0], [-7.0, -1.0, -2.0, 6.0, 0.0, 7.0, 7.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) {has_side_effect = true} : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %24 = stablehlo.constant dense<[[[-1.0, -1.0, 1.0, 1.0, -3.0], [2.0, 2.0, 4.0, 3.0, -2.0], [-2.0, 1.0, 1.0, 2.0, 3.0], [-2.0, 4.0, -4.0, -4.0, 4.0], [4.0, -2.0, -3.0, -2.0, -4.0], [4.0, 1.0, 1.0, -2.0, 0.0]], [[-3.0, 2.0, 0.0, -4.0, -2.0], [2.0, 0.0, -1.0, -2.0, -4.0], [1.0, 1.0, 0.0, 4.0, 4.0], [-3.0, 1.0, 1.0, -2.0, -2.0], [0.0, 2.0, -2.0, 2.0, 1.0], [-3.0, -1.0, 3.0, 3.0, 1.0]], [[-4.0, 2.0, -2.0, 3.0, 4.0], [-1.0, 4.0, 2.0, -2.0, 3.0], [-1.0, -4.0, 1.0, 3.0, 1.0], [-1.0, 4.0, 0.0, -1.0, -3.0], [-3.0, 2.0, 3.0, -2.0, 1.0], [3.0, -3.0, -2.0, 0.0, 1.0]]]> : tensor<3x6x5xf32>
  %25 = stablehlo.optimization_barrier %24 : tensor<3x6x5xf32>
  %26 = stablehlo.constant dense<[1, 0, 3]> : tensor<3xi32>
  %27 = stablehlo.optimization_barrier %26 : tensor<3xi32>
  %28 = "chlo.ragged_dot"(%2, %25, %27) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<3x6x5xf32>, tensor<3xi32>) -> tensor<4x5xf32>
  %29 = stablehlo.constant dense<[[-3.0, -30.0, 10.0, -9.0, -13.0], [-2.0, 18.0, -27.0, 5.0, 36.0], [8.0, -14.0, -10.0, -6.0, 28.0], [28.0, -38.0, 21.0, -26.0, -46.0]]> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%28, %29) {has_side_effect = true} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %30 = stablehlo.constant dense<[[[-1.0, -1.0, 1.0, 1.0, -3.0], [2.0, 2.0, 4.0, 3.0, -2.0], [-2.0, 1.0, 1.0, 2.0, 3.0], [-2.0, 4.0, -4.0, -4.0, 4.0], [4.0, -2.0, -3.0, -2.0, -4.0], [4.0, 1.0, 1.0, -2.0, 0.0]], [[-3.0, 2.0, 0.0, -4.0, -2.0], [2.0, 0.0, -1.0, -2.0, -4.0], [1.0, 1.0, 0.0, 4.0, 4.0], [-3.0, 1.0, 1.0, -2.0, -2.0], [0.0, 2.0, -2.0, 2.0, 1.0], [-3.0, -1.0, 3.0, 3.0, 1.0]], [[-4.0, 2.0, -2.0, 3.0, 4.0], [-1.0, 4.0, 2.0, -2.0, 3.0], [-1.0, -4.0, 1.0, 3.0, 1.0], [-1.0, 4.0, 0.0, -1.0, -3.0], [-3.0, 2.0, 3.0, -2.0, 1.0], [3.0, -3.0, -2.0, 0.0, 1.0]]]> : tensor<3x6x5xf32>
  %31 = stablehlo.optimization_barrier %30 : tensor<3x6x5xf32>
  %32 = stablehlo.constant dense<[2, 2, 0]> : tensor<3xi32>
  %33 = stablehlo.optimization_barrier %32 : tensor<3xi32>
  %34 = "chlo.ragged_dot"(%2, %31, %33) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<3x6x5xf32>, tensor<3xi32>) -> tensor<4x5xf32>
  %35 = stablehlo.constant dense<[[-3.0, -30.0, 10.0, -9.0, -13.0], [6.0, -39.0, 43.0, 35.0, -63.0], [-4.0, -6.0, 0.0, 6.0, 1.0], [18.0, -9.0, -7.0, 62.0, 52.0]]> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%34, %35) {has_side_effect = true} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %36 = stablehlo.constant dense<[[[-1.0, -1.0, 1.0, 1.0, -3.0], [2.0, 2.0, 4.0, 3.0, -2.0], [-2.0, 1.0, 1.0, 2.0, 3.0], [-2.0, 4.0, -4.0, -4.0, 4.0], [4.0, -2.0, -3.0, -2.0, -4.0], [4.0, 1.0, 1.0, -2.0, 0.0]], [[-3.0, 2.0, 0.0, -4.0, -2.0], [2.0, 0.0, -1.0, -2.0, -4.0], [1.0, 1.0, 0.0, 4.0, 4.0], [-3.0, 1.0, 1.0, -2.0, -2.0], [0.0, 2.0, -2.0, 2.0, 1.0], [-3.0, -1.0, 3.0, 3.0, 1.0]], [[-4.0, 2.0, -2.0, 3.0, 4.0], [-1.0, 4.0, 2.0, -2.0, 3.0], [-1.0, -4.0, 1.0, 3.0, 1.0], [-1.0, 4.0, 0.0, -1.0, -3.0], [-3.0, 2.0, 3.0, -2.0, 1.0], [3.0, -3.0, -2.0, 0.0, 1.0]]]> : tensor<3x6x5xf32>
  %37 = stablehlo.optimization_barrier %36 : tensor<3x6x5xf32>
  %38 = stablehlo.constant dense<0> : tensor<3xi32>
  %39 = stablehlo.optimization_barrier %38 : tensor<3xi32>
  %40 = "chlo.ragged_dot"(%2, %37, %39) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x6xf32>, tensor<3x6x5xf32>, tensor<3xi32>) -> tensor<4x5xf32>
  %41 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%40, %41) {has_side_effect = true} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %42 = stablehlo.constant dense<[[101, 102, 33, 156, 238], [50, 204, 46, 11, 191], [46, 192, 84, 145, 240]]> : tensor<3x5xui8>
  %43 = stablehlo.optimization_barrier %42 : tensor<3x5xui8>
  %44 = stablehlo.bitcast_convert %43 : (tensor<3x5xui8>) -> tensor<3x5x2xui4>
  %45 = stablehlo.constant dense<[[[5, 6], [6, 6], [1, 2], [12, 9], [14, 14]], [[2, 3], [12, 12], [14, 2], [11, 0], [15, 11]], [[14, 2], [0, 12], [4, 5], [1, 9], [0, 15]]]> : tensor<3x5x2xui4>
  stablehlo.custom_call @check.expect_eq(%44, %45) {has_side_effect = true} : (tensor<3x5x2xui4>, tensor<3x5x2xui4>) -> ()
  %46 = stablehlo.constant dense<[[[5, 6], [6, 6], [1, 2], [12, 9], [14, 14]], [[2, 3], [12, 12], [14, 2], [11, 0], [15, 11]], [[14, 2], [0, 12], [4, 5], [1, 9], [0, 15]]]> : tensor<3x5x2xui4>
  %47 = stablehlo.optimization_barrier %46 : tensor<3x5x2xui4>
  %48 = stablehlo.bitcast_convert %47 : (tensor<3x5x2xui4>) -> tensor<3x5xui8>
  %49 = stablehlo.constant dense<[[101, 102, 33, 156, 238], [50, 204, 46, 11, 191], [46, 192, 84, 145, 240]]> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%48, %49) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %50 = stablehlo.constant dense<[[101, 102, 33, -100, -18], [50, -52, 46, 11, -65], [46, -64, 84, -111, -16]]> : tensor<3x5xi8>
  %51 = stablehlo.optimization_barrier %50 : tensor<3x5xi8>
  %52 = stablehlo.bitcast_convert %51 : (tensor<3x5xi8>) -> tensor<3x5x2xi4>
  %53 = stablehlo.constant dense<[[[5, 6], [6, 6], [1, 2], [-4, -7], [-2, -2]], [[2, 3], [-4, -4], [-2, 2], [-5, 0], [-1, -5]], [[-2, 2], [0, -4], [4, 5], [1, -7], [0, -1]]]> : tensor<3x5x2xi4>
  stablehlo.custom_call @check.expect_eq(%52, %53) {has_side_effect = true} : (tensor<3x5x2xi4>, tensor<3x5x2xi4>) -> ()
  %54 = stablehlo.constant dense<[[[5, 6], [6, 6], [1, 2], [-4, -7], [-2, -2]], [[2, 3], [-4, -4], [-2, 2], [-5, 0], [-1, -5]], [[-2, 2], [0, -4], [4, 5], [1, -7], [0, -1]]]> : tensor<3x5x2xi4>
  %55 = stablehlo.optimization_barrier %54 : tensor<3x5x2xi4>
  %56 = stablehlo.bitcast_convert %55 : (tensor<3x5x2xi4>) -> tensor<3x5xi8>
  %57 = stablehlo.constant dense<[[101, 102, 33, -100, -18], [50, -52, 46, 11, -65], [46, -64, 84, -111, -16]]> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%56, %57) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  return
}
