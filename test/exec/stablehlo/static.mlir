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
  %42 = stablehlo.constant dense<[[[-1.0, -1.0, -3.0, 1.0, 4.0, -3.0], [3.0, -3.0, -4.0, 2.0, -3.0, 2.0], [-2.0, 1.0, 4.0, 4.0, 0.0, -3.0], [-2.0, 3.0, 1.0, -3.0, 3.0, 4.0]], [[4.0, 1.0, 4.0, 1.0, 0.0, 4.0], [1.0, 3.0, -1.0, 3.0, 4.0, -4.0], [0.0, -1.0, -4.0, -4.0, -2.0, -3.0], [2.0, -3.0, 1.0, 3.0, 0.0, -3.0]]]> : tensor<2x4x6xf32>
  %43 = stablehlo.optimization_barrier %42 : tensor<2x4x6xf32>
  %44 = stablehlo.constant dense<[[[[-4.0, -2.0, -1.0, 0.0, -2.0], [3.0, 1.0, 4.0, 4.0, 2.0], [-4.0, -3.0, 2.0, 0.0, 4.0], [2.0, 3.0, -4.0, -2.0, 2.0], [1.0, -1.0, -3.0, 1.0, -4.0], [2.0, 3.0, 2.0, -4.0, 0.0]], [[-2.0, 0.0, 2.0, -3.0, -4.0], [0.0, 1.0, -3.0, 4.0, 0.0], [4.0, 0.0, 2.0, 2.0, 0.0], [-1.0, 2.0, -4.0, 1.0, 0.0], [-3.0, -3.0, -4.0, 2.0, 2.0], [-1.0, 4.0, -1.0, -2.0, 4.0]], [[-4.0, -1.0, -4.0, -1.0, 2.0], [-1.0, 0.0, 0.0, -4.0, -4.0], [-2.0, 0.0, -4.0, 4.0, 3.0], [1.0, 2.0, 2.0, -4.0, 4.0], [-4.0, 3.0, 3.0, 2.0, -3.0], [3.0, 4.0, 3.0, 2.0, -2.0]]], [[[0.0, 0.0, 3.0, -1.0, -1.0], [-2.0, 0.0, 1.0, 0.0, -2.0], [0.0, 1.0, -3.0, 1.0, 2.0], [-4.0, 1.0, -1.0, 4.0, -1.0], [-2.0, 2.0, 3.0, -4.0, -4.0], [-3.0, -1.0, 0.0, 1.0, -1.0]], [[3.0, 1.0, -3.0, -2.0, -3.0], [-3.0, 3.0, 4.0, -1.0, -2.0], [3.0, -3.0, -3.0, -2.0, -1.0], [-1.0, -2.0, -2.0, 1.0, 0.0], [1.0, 4.0, 4.0, -3.0, 3.0], [-1.0, 3.0, 2.0, -4.0, 3.0]], [[4.0, 4.0, -4.0, -3.0, 1.0], [0.0, -4.0, 3.0, -2.0, -4.0], [3.0, 1.0, -4.0, -3.0, 3.0], [2.0, 3.0, 4.0, -2.0, 0.0], [-1.0, -4.0, -2.0, -4.0, -3.0], [-1.0, 4.0, 3.0, 1.0, -2.0]]]]> : tensor<2x3x6x5xf32>
  %45 = stablehlo.optimization_barrier %44 : tensor<2x3x6x5xf32>
  %46 = stablehlo.constant dense<[1, 0, 3]> : tensor<3xi32>
  %47 = stablehlo.optimization_barrier %46 : tensor<3xi32>
  %48 = "chlo.ragged_dot"(%43, %45, %47) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<2x4x6xf32>, tensor<2x3x6x5xf32>, tensor<3xi32>) -> tensor<2x4x5xf32>
  %49 = stablehlo.constant dense<[[[13.0, 0.0, -31.0, 10.0, -26.0], [19.0, 0.0, 5.0, -17.0, 19.0], [-6.0, -2.0, -9.0, -8.0, 26.0], [0.0, 21.0, 19.0, 20.0, -42.0]], [[-18.0, 1.0, 0.0, 8.0, -3.0], [7.0, -32.0, 1.0, -32.0, -18.0], [-15.0, -16.0, -8.0, 27.0, 4.0], [20.0, 18.0, -18.0, -12.0, 23.0]]]> : tensor<2x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%48, %49) {has_side_effect = true} : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> ()
  %50 = stablehlo.constant dense<[[[-1.0, -1.0, -3.0, 1.0, 4.0, -3.0], [3.0, -3.0, -4.0, 2.0, -3.0, 2.0], [-2.0, 1.0, 4.0, 4.0, 0.0, -3.0], [-2.0, 3.0, 1.0, -3.0, 3.0, 4.0]], [[4.0, 1.0, 4.0, 1.0, 0.0, 4.0], [1.0, 3.0, -1.0, 3.0, 4.0, -4.0], [0.0, -1.0, -4.0, -4.0, -2.0, -3.0], [2.0, -3.0, 1.0, 3.0, 0.0, -3.0]]]> : tensor<2x4x6xf32>
  %51 = stablehlo.optimization_barrier %50 : tensor<2x4x6xf32>
  %52 = stablehlo.constant dense<[[[-3.0, 2.0, 2.0, -1.0, -3.0], [-2.0, 4.0, 2.0, 1.0, -2.0], [3.0, -1.0, 0.0, 2.0, -1.0], [0.0, -4.0, 3.0, -2.0, 0.0], [0.0, -3.0, -2.0, -1.0, -4.0], [3.0, -1.0, 1.0, -3.0, 4.0]], [[0.0, -4.0, -1.0, -1.0, -2.0], [2.0, 4.0, 2.0, -3.0, 1.0], [0.0, 1.0, 3.0, 3.0, 3.0], [2.0, 0.0, 0.0, -3.0, 1.0], [0.0, 1.0, 0.0, -2.0, 0.0], [2.0, -3.0, 1.0, -1.0, 3.0]]]> : tensor<2x6x5xf32>
  %53 = stablehlo.optimization_barrier %52 : tensor<2x6x5xf32>
  %54 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi32>
  %55 = stablehlo.optimization_barrier %54 : tensor<3xi32>
  %56 = "chlo.ragged_dot"(%51, %53, %55) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<2x4x6xf32>, tensor<2x6x5xf32>, tensor<3xi32>) -> tensor<3x2x4x5xf32>
  %57 = stablehlo.constant dense<[[[[5.0, -6.0, -4.0, 0.0, 5.0], [-3.0, -6.0, 0.0, -6.0, -3.0], [4.0, 0.0, -2.0, 3.0, 4.0], [0.0, 8.0, 2.0, 5.0, 0.0]], [[2.0, -12.0, -2.0, -7.0, -7.0], [6.0, 8.0, 5.0, -10.0, 1.0], [-2.0, -4.0, -2.0, 3.0, -1.0], [-6.0, -20.0, -8.0, 7.0, -7.0]]], [[[-9.0, 3.0, 0.0, -6.0, 3.0], [-12.0, 4.0, 0.0, -8.0, 4.0], [12.0, -4.0, 0.0, 8.0, -4.0], [3.0, -1.0, 0.0, 2.0, -1.0]], [[0.0, 4.0, 12.0, 12.0, 12.0], [0.0, -1.0, -3.0, -3.0, -3.0], [0.0, -4.0, -12.0, -12.0, -12.0], [0.0, 1.0, 3.0, 3.0, 3.0]]], [[[-9.0, -13.0, -8.0, 3.0, -28.0], [6.0, -1.0, 14.0, -7.0, 20.0], [-9.0, -13.0, 9.0, 1.0, -12.0], [12.0, -1.0, -11.0, -9.0, 4.0]], [[10.0, -12.0, 4.0, -7.0, 13.0], [-2.0, 16.0, -4.0, -13.0, -9.0], [-14.0, 7.0, -3.0, 19.0, -13.0], [0.0, 9.0, -3.0, -6.0, -6.0]]]]> : tensor<3x2x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) {has_side_effect = true} : (tensor<3x2x4x5xf32>, tensor<3x2x4x5xf32>) -> ()
  %58 = stablehlo.constant dense<[[[-1.0, -1.0, -3.0, 1.0, 4.0, -3.0], [3.0, -3.0, -4.0, 2.0, -3.0, 2.0], [-2.0, 1.0, 4.0, 4.0, 0.0, -3.0], [-2.0, 3.0, 1.0, -3.0, 3.0, 4.0]], [[4.0, 1.0, 4.0, 1.0, 0.0, 4.0], [1.0, 3.0, -1.0, 3.0, 4.0, -4.0], [0.0, -1.0, -4.0, -4.0, -2.0, -3.0], [2.0, -3.0, 1.0, 3.0, 0.0, -3.0]]]> : tensor<2x4x6xf32>
  %59 = stablehlo.optimization_barrier %58 : tensor<2x4x6xf32>
  %60 = stablehlo.constant dense<[[[[-4.0, -2.0, -1.0, 0.0, -2.0], [3.0, 1.0, 4.0, 4.0, 2.0], [-4.0, -3.0, 2.0, 0.0, 4.0], [2.0, 3.0, -4.0, -2.0, 2.0], [1.0, -1.0, -3.0, 1.0, -4.0], [2.0, 3.0, 2.0, -4.0, 0.0]], [[-2.0, 0.0, 2.0, -3.0, -4.0], [0.0, 1.0, -3.0, 4.0, 0.0], [4.0, 0.0, 2.0, 2.0, 0.0], [-1.0, 2.0, -4.0, 1.0, 0.0], [-3.0, -3.0, -4.0, 2.0, 2.0], [-1.0, 4.0, -1.0, -2.0, 4.0]], [[-4.0, -1.0, -4.0, -1.0, 2.0], [-1.0, 0.0, 0.0, -4.0, -4.0], [-2.0, 0.0, -4.0, 4.0, 3.0], [1.0, 2.0, 2.0, -4.0, 4.0], [-4.0, 3.0, 3.0, 2.0, -3.0], [3.0, 4.0, 3.0, 2.0, -2.0]]], [[[0.0, 0.0, 3.0, -1.0, -1.0], [-2.0, 0.0, 1.0, 0.0, -2.0], [0.0, 1.0, -3.0, 1.0, 2.0], [-4.0, 1.0, -1.0, 4.0, -1.0], [-2.0, 2.0, 3.0, -4.0, -4.0], [-3.0, -1.0, 0.0, 1.0, -1.0]], [[3.0, 1.0, -3.0, -2.0, -3.0], [-3.0, 3.0, 4.0, -1.0, -2.0], [3.0, -3.0, -3.0, -2.0, -1.0], [-1.0, -2.0, -2.0, 1.0, 0.0], [1.0, 4.0, 4.0, -3.0, 3.0], [-1.0, 3.0, 2.0, -4.0, 3.0]], [[4.0, 4.0, -4.0, -3.0, 1.0], [0.0, -4.0, 3.0, -2.0, -4.0], [3.0, 1.0, -4.0, -3.0, 3.0], [2.0, 3.0, 4.0, -2.0, 0.0], [-1.0, -4.0, -2.0, -4.0, -3.0], [-1.0, 4.0, 3.0, 1.0, -2.0]]]]> : tensor<2x3x6x5xf32>
  %61 = stablehlo.optimization_barrier %60 : tensor<2x3x6x5xf32>
  %62 = stablehlo.constant dense<[[1, 2, 1], [0, 4, 0]]> : tensor<2x3xi32>
  %63 = stablehlo.optimization_barrier %62 : tensor<2x3xi32>
  %64 = "chlo.ragged_dot"(%59, %61, %63) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<2x4x6xf32>, tensor<2x3x6x5xf32>, tensor<2x3xi32>) -> tensor<2x4x5xf32>
  %65 = stablehlo.constant dense<[[[13.0, 0.0, -31.0, 10.0, -26.0], [-17.0, 18.0, 9.0, -37.0, -10.0], [19.0, -3.0, -12.0, 28.0, -4.0], [0.0, 21.0, 19.0, 20.0, -42.0]], [[16.0, 5.0, -14.0, -32.0, -6.0], [-4.0, 11.0, 14.0, 4.0, -8.0], [-4.0, 0.0, 2.0, 23.0, -9.0], [18.0, -25.0, -33.0, 12.0, -10.0]]]> : tensor<2x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%64, %65) {has_side_effect = true} : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> ()
  %66 = stablehlo.constant dense<[[[-1.0, -1.0, -3.0, 1.0, 4.0, -3.0], [3.0, -3.0, -4.0, 2.0, -3.0, 2.0], [-2.0, 1.0, 4.0, 4.0, 0.0, -3.0], [-2.0, 3.0, 1.0, -3.0, 3.0, 4.0]], [[4.0, 1.0, 4.0, 1.0, 0.0, 4.0], [1.0, 3.0, -1.0, 3.0, 4.0, -4.0], [0.0, -1.0, -4.0, -4.0, -2.0, -3.0], [2.0, -3.0, 1.0, 3.0, 0.0, -3.0]]]> : tensor<2x4x6xf32>
  %67 = stablehlo.optimization_barrier %66 : tensor<2x4x6xf32>
  %68 = stablehlo.constant dense<[[[-3.0, 2.0, 2.0, -1.0, -3.0], [-2.0, 4.0, 2.0, 1.0, -2.0], [3.0, -1.0, 0.0, 2.0, -1.0], [0.0, -4.0, 3.0, -2.0, 0.0], [0.0, -3.0, -2.0, -1.0, -4.0], [3.0, -1.0, 1.0, -3.0, 4.0]], [[0.0, -4.0, -1.0, -1.0, -2.0], [2.0, 4.0, 2.0, -3.0, 1.0], [0.0, 1.0, 3.0, 3.0, 3.0], [2.0, 0.0, 0.0, -3.0, 1.0], [0.0, 1.0, 0.0, -2.0, 0.0], [2.0, -3.0, 1.0, -1.0, 3.0]]]> : tensor<2x6x5xf32>
  %69 = stablehlo.optimization_barrier %68 : tensor<2x6x5xf32>
  %70 = stablehlo.constant dense<[[2, 3, 1], [1, 5, 0]]> : tensor<2x3xi32>
  %71 = stablehlo.optimization_barrier %70 : tensor<2x3xi32>
  %72 = "chlo.ragged_dot"(%67, %69, %71) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<2x4x6xf32>, tensor<2x6x5xf32>, tensor<2x3xi32>) -> tensor<3x2x4x5xf32>
  %73 = stablehlo.constant dense<[[[[5.0, -6.0, -4.0, 0.0, 5.0], [-3.0, -6.0, 0.0, -6.0, -3.0], [4.0, 0.0, -2.0, 3.0, 4.0], [0.0, 8.0, 2.0, 5.0, 0.0]], [[0.0, -16.0, -4.0, -4.0, -8.0], [0.0, -4.0, -1.0, -1.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -8.0, -2.0, -2.0, -4.0]]], [[[-9.0, -13.0, -5.0, -12.0, -13.0], [-12.0, 5.0, 12.0, -9.0, 16.0], [12.0, -20.0, 12.0, 0.0, -4.0], [3.0, 2.0, -15.0, 5.0, -13.0]], [[12.0, -4.0, 18.0, 2.0, 26.0], [4.0, 27.0, -1.0, -25.0, -9.0], [-16.0, -1.0, -17.0, 10.0, -26.0], [-6.0, -2.0, -6.0, 6.0, -6.0]]], [[[-9.0, 3.0, -3.0, 9.0, -12.0], [6.0, -2.0, 2.0, -6.0, 8.0], [-9.0, 3.0, -3.0, 9.0, -12.0], [12.0, -4.0, 4.0, -12.0, 16.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]]> : tensor<3x2x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%72, %73) {has_side_effect = true} : (tensor<3x2x4x5xf32>, tensor<3x2x4x5xf32>) -> ()
  %74 = stablehlo.constant dense<[[151, 122, 9, 6, 61], [137, 121, 219, 32, 163], [100, 164, 23, 100, 35]]> : tensor<3x5xui8>
  %75 = stablehlo.optimization_barrier %74 : tensor<3x5xui8>
  %76 = stablehlo.bitcast_convert %75 : (tensor<3x5xui8>) -> tensor<3x5x2xui4>
  %77 = stablehlo.constant dense<[[[7, 9], [10, 7], [9, 0], [6, 0], [13, 3]], [[9, 8], [9, 7], [11, 13], [0, 2], [3, 10]], [[4, 6], [4, 10], [7, 1], [4, 6], [3, 2]]]> : tensor<3x5x2xui4>
  stablehlo.custom_call @check.expect_eq(%76, %77) {has_side_effect = true} : (tensor<3x5x2xui4>, tensor<3x5x2xui4>) -> ()
  %78 = stablehlo.constant dense<[[[7, 9], [10, 7], [9, 0], [6, 0], [13, 3]], [[9, 8], [9, 7], [11, 13], [0, 2], [3, 10]], [[4, 6], [4, 10], [7, 1], [4, 6], [3, 2]]]> : tensor<3x5x2xui4>
  %79 = stablehlo.optimization_barrier %78 : tensor<3x5x2xui4>
  %80 = stablehlo.bitcast_convert %79 : (tensor<3x5x2xui4>) -> tensor<3x5xui8>
  %81 = stablehlo.constant dense<[[151, 122, 9, 6, 61], [137, 121, 219, 32, 163], [100, 164, 23, 100, 35]]> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%80, %81) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %82 = stablehlo.constant dense<[[-105, 122, 9, 6, 61], [-119, 121, -37, 32, -93], [100, -92, 23, 100, 35]]> : tensor<3x5xi8>
  %83 = stablehlo.optimization_barrier %82 : tensor<3x5xi8>
  %84 = stablehlo.bitcast_convert %83 : (tensor<3x5xi8>) -> tensor<3x5x2xi4>
  %85 = stablehlo.constant dense<[[[7, -7], [-6, 7], [-7, 0], [6, 0], [-3, 3]], [[-7, -8], [-7, 7], [-5, -3], [0, 2], [3, -6]], [[4, 6], [4, -6], [7, 1], [4, 6], [3, 2]]]> : tensor<3x5x2xi4>
  stablehlo.custom_call @check.expect_eq(%84, %85) {has_side_effect = true} : (tensor<3x5x2xi4>, tensor<3x5x2xi4>) -> ()
  %86 = stablehlo.constant dense<[[[7, -7], [-6, 7], [-7, 0], [6, 0], [-3, 3]], [[-7, -8], [-7, 7], [-5, -3], [0, 2], [3, -6]], [[4, 6], [4, -6], [7, 1], [4, 6], [3, 2]]]> : tensor<3x5x2xi4>
  %87 = stablehlo.optimization_barrier %86 : tensor<3x5x2xi4>
  %88 = stablehlo.bitcast_convert %87 : (tensor<3x5x2xi4>) -> tensor<3x5xi8>
  %89 = stablehlo.constant dense<[[-105, 122, 9, 6, 61], [-119, 121, -37, 32, -93], [100, -92, 23, 100, 35]]> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%88, %89) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  return
}
