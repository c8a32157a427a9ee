// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Decompositions and systems of complex matrices whose numbers are whole: exactly.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[[[4.0, -6.0, -4.0, 2.0], [-6.0, 27.0, -6.0, -3.0], [-4.0, -6.0, 27.0, -4.0], [2.0, -3.0, -4.0, 21.0]], [[1.0, 2.0, 3.0, -1.0], [2.0, 9.0, 1.0, 3.0], [3.0, 1.0, 29.0, -13.0], [-1.0, 3.0, -13.0, 21.0]]]> : tensor<2x4x4xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<2x4x4xf32>
  %3 = stablehlo.constant dense<[[[0.0, -6.0, 2.0, 2.0], [6.0, 0.0, -3.0, -9.0], [-2.0, 3.0, 0.0, 7.0], [-2.0, 9.0, -7.0, 0.0]], [[0.0, -1.0, -1.0, -1.0], [1.0, 0.0, -5.0, 1.0], [1.0, 5.0, 0.0, -1.0], [1.0, -1.0, 1.0, 0.0]]]> : tensor<2x4x4xf32>
  %4 = stablehlo.optimization_barrier %3 : tensor<2x4x4xf32>
  %5 = stablehlo.complex %2, %4 : tensor<2x4x4xcomplex<f32>>
  %6 = stablehlo.cholesky %5, lower = true : tensor<2x4x4xcomplex<f32>>
  %7 = stablehlo.real %6 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
  %8 = stablehlo.constant dense<64.0> : tensor<2x4x4xf32>
  %9 = stablehlo.optimization_barrier %8 : tensor<2x4x4xf32>
  %10 = stablehlo.add %7, %9 : tensor<2x4x4xf32>
  %11 = stablehlo.constant dense<[[[66.0, 64.0, 64.0, 64.0], [61.0, 67.0, 64.0, 64.0], [62.0, 61.0, 67.0, 64.0], [65.0, 65.0, 66.0, 66.0]], [[65.0, 64.0, 64.0, 64.0], [66.0, 66.0, 64.0, 64.0], [67.0, 61.0, 65.0, 64.0], [63.0, 66.0, 65.0, 65.0]]]> : tensor<2x4x4xf32>
  stablehlo.custom_call @check.expect_close(%10, %11) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> ()
  %12 = stablehlo.imag %6 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
  %13 = stablehlo.constant dense<64.0> : tensor<2x4x4xf32>
  %14 = stablehlo.optimization_barrier %13 : tensor<2x4x4xf32>
  %15 = stablehlo.add %12, %14 : tensor<2x4x4xf32>
  %16 = stablehlo.constant dense<[[[64.0, 64.0, 64.0, 64.0], [67.0, 64.0, 64.0, 64.0], [63.0, 62.0, 64.0, 64.0], [63.0, 67.0, 63.0, 64.0]], [[64.0, 64.0, 64.0, 64.0], [65.0, 64.0, 64.0, 64.0], [65.0, 67.0, 64.0, 64.0], [65.0, 62.0, 61.0, 64.0]]]> : tensor<2x4x4xf32>
  stablehlo.custom_call @check.expect_close(%15, %16) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> ()
  %17 = stablehlo.constant dense<[[[4.0, -6.0, -4.0, 2.0], [-6.0, 27.0, -6.0, -3.0], [-4.0, -6.0, 27.0, -4.0], [2.0, -3.0, -4.0, 21.0]], [[1.0, 2.0, 3.0, -1.0], [2.0, 9.0, 1.0, 3.0], [3.0, 1.0, 29.0, -13.0], [-1.0, 3.0, -13.0, 21.0]]]> : tensor<2x4x4xf32>
  %18 = stablehlo.optimization_barrier %17 : tensor<2x4x4xf32>
  %19 = stablehlo.constant dense<[[[0.0, -6.0, 2.0, 2.0], [6.0, 0.0, -3.0, -9.0], [-2.0, 3.0, 0.0, 7.0], [-2.0, 9.0, -7.0, 0.0]], [[0.0, -1.0, -1.0, -1.0], [1.0, 0.0, -5.0, 1.0], [1.0, 5.0, 0.0, -1.0], [1.0, -1.0, 1.0, 0.0]]]> : tensor<2x4x4xf32>
  %20 = stablehlo.optimization_barrier %19 : tensor<2x4x4xf32>
  %21 = stablehlo.complex %18, %20 : tensor<2x4x4xcomplex<f32>>
  %22 = stablehlo.cholesky %21, lower = false : tensor<2x4x4xcomplex<f32>>
  %23 = stablehlo.real %22 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
  %24 = stablehlo.constant dense<64.0> : tensor<2x4x4xf32>
  %25 = stablehlo.optimization_barrier %24 : tensor<2x4x4xf32>
  %26 = stablehlo.add %23, %25 : tensor<2x4x4xf32>
  %27 = stablehlo.constant dense<[[[66.0, 61.0, 62.0, 65.0], [64.0, 67.0, 61.0, 65.0], [64.0, 64.0, 67.0, 66.0], [64.0, 64.0, 64.0, 66.0]], [[65.0, 66.0, 67.0, 63.0], [64.0, 66.0, 61.0, 66.0], [64.0, 64.0, 65.0, 65.0], [64.0, 64.0, 64.0, 65.0]]]> : tensor<2x4x4xf32>
  stablehlo.custom_call @check.expect_close(%26, %27) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> ()
  %28 = stablehlo.imag %22 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
  %29 = stablehlo.constant dense<64.0> : tensor<2x4x4xf32>
  %30 = stablehlo.optimization_barrier %29 : tensor<2x4x4xf32>
  %31 = stablehlo.add %28, %30 : tensor<2x4x4xf32>
  %32 = stablehlo.constant dense<[[[64.0, 61.0, 65.0, 65.0], [64.0, 64.0, 66.0, 61.0], [64.0, 64.0, 64.0, 65.0], [64.0, 64.0, 64.0, 64.0]], [[64.0, 63.0, 63.0, 63.0], [64.0, 64.0, 61.0, 66.0], [64.0, 64.0, 64.0, 67.0], [64.0, 64.0, 64.0, 64.0]]]> : tensor<2x4x4xf32>
  stablehlo.custom_call @check.expect_close(%31, %32) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> ()
  %33 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %34 = stablehlo.optimization_barrier %33 : tensor<2x4x4xf32>
  %35 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-3.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0], [3.0, 2.0, 3.0, 0.0]]]> : tensor<2x4x4xf32>
  %36 = stablehlo.optimization_barrier %35 : tensor<2x4x4xf32>
  %37 = stablehlo.complex %34, %36 : tensor<2x4x4xcomplex<f32>>
  %38 = stablehlo.constant dense<[[[-3.0, 2.0, 3.0], [5.0, -9.0, -11.0], [-15.0, -2.0, -4.0], [10.0, 2.0, -7.0]], [[0.0, 2.0, 2.0], [9.0, 5.0, 1.0], [7.0, -5.0, -2.0], [-6.0, 2.0, 9.0]]]> : tensor<2x4x3xf32>
  %39 = stablehlo.optimization_barrier %38 : tensor<2x4x3xf32>
  %40 = stablehlo.constant dense<[[[3.0, 0.0, -1.0], [-9.0, 4.0, 9.0], [13.0, 11.0, 12.0], [4.0, 5.0, 7.0]], [[3.0, 0.0, 0.0], [7.0, -7.0, -8.0], [-5.0, -2.0, 4.0], [14.0, 12.0, 5.0]]]> : tensor<2x4x3xf32>
  %41 = stablehlo.optimization_barrier %40 : tensor<2x4x3xf32>
  %42 = stablehlo.complex %39, %41 : tensor<2x4x3xcomplex<f32>>
  %43 = "stablehlo.triangular_solve"(%37, %42) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %44 = stablehlo.real %43 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %45 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %46 = stablehlo.optimization_barrier %45 : tensor<2x4x3xf32>
  %47 = stablehlo.add %44, %46 : tensor<2x4x3xf32>
  %48 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%47, %48) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %49 = stablehlo.imag %43 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %50 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %51 = stablehlo.optimization_barrier %50 : tensor<2x4x3xf32>
  %52 = stablehlo.add %49, %51 : tensor<2x4x3xf32>
  %53 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%52, %53) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %54 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %55 = stablehlo.optimization_barrier %54 : tensor<2x4x4xf32>
  %56 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 0.0], [3.0, 2.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %57 = stablehlo.optimization_barrier %56 : tensor<2x4x4xf32>
  %58 = stablehlo.complex %55, %57 : tensor<2x4x4xcomplex<f32>>
  %59 = stablehlo.constant dense<[[[-6.0, 2.0, 4.0], [2.0, -11.0, -14.0], [-16.0, -5.0, -6.0], [11.0, 0.0, -5.0]], [[-3.0, 2.0, 2.0], [8.0, 6.0, 3.0], [5.0, -5.0, -3.0], [-6.0, 2.0, 12.0]]]> : tensor<2x4x3xf32>
  %60 = stablehlo.optimization_barrier %59 : tensor<2x4x3xf32>
  %61 = stablehlo.constant dense<[[[0.0, 2.0, 2.0], [-10.0, 1.0, 6.0], [10.0, 14.0, 10.0], [5.0, 6.0, 7.0]], [[3.0, 2.0, 2.0], [7.0, -6.0, -11.0], [-2.0, -1.0, 5.0], [16.0, 10.0, 7.0]]]> : tensor<2x4x3xf32>
  %62 = stablehlo.optimization_barrier %61 : tensor<2x4x3xf32>
  %63 = stablehlo.complex %60, %62 : tensor<2x4x3xcomplex<f32>>
  %64 = "stablehlo.triangular_solve"(%58, %63) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %65 = stablehlo.real %64 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %66 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %67 = stablehlo.optimization_barrier %66 : tensor<2x4x3xf32>
  %68 = stablehlo.add %65, %67 : tensor<2x4x3xf32>
  %69 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%68, %69) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %70 = stablehlo.imag %64 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %71 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %72 = stablehlo.optimization_barrier %71 : tensor<2x4x3xf32>
  %73 = stablehlo.add %70, %72 : tensor<2x4x3xf32>
  %74 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%73, %74) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %75 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %76 = stablehlo.optimization_barrier %75 : tensor<2x4x4xf32>
  %77 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-3.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0], [3.0, 2.0, 3.0, 0.0]]]> : tensor<2x4x4xf32>
  %78 = stablehlo.optimization_barrier %77 : tensor<2x4x4xf32>
  %79 = stablehlo.complex %76, %78 : tensor<2x4x4xcomplex<f32>>
  %80 = stablehlo.constant dense<[[[-13.0, 12.0, 1.0], [-10.0, 9.0, -11.0], [-3.0, 6.0, -4.0], [1.0, 1.0, 0.0]], [[-1.0, -1.0, -2.0], [-3.0, 2.0, 1.0], [9.0, -5.0, 16.0], [2.0, -2.0, 2.0]]]> : tensor<2x4x3xf32>
  %81 = stablehlo.optimization_barrier %80 : tensor<2x4x3xf32>
  %82 = stablehlo.constant dense<[[[-7.0, -5.0, -7.0], [4.0, 12.0, 7.0], [-1.0, 4.0, 0.0], [-1.0, 2.0, -2.0]], [[4.0, -12.0, 8.0], [0.0, -6.0, 3.0], [8.0, -6.0, -2.0], [0.0, 0.0, -3.0]]]> : tensor<2x4x3xf32>
  %83 = stablehlo.optimization_barrier %82 : tensor<2x4x3xf32>
  %84 = stablehlo.complex %81, %83 : tensor<2x4x3xcomplex<f32>>
  %85 = "stablehlo.triangular_solve"(%79, %84) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %86 = stablehlo.real %85 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %87 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %88 = stablehlo.optimization_barrier %87 : tensor<2x4x3xf32>
  %89 = stablehlo.add %86, %88 : tensor<2x4x3xf32>
  %90 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%89, %90) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %91 = stablehlo.imag %85 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %92 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %93 = stablehlo.optimization_barrier %92 : tensor<2x4x3xf32>
  %94 = stablehlo.add %91, %93 : tensor<2x4x3xf32>
  %95 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%94, %95) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %96 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %97 = stablehlo.optimization_barrier %96 : tensor<2x4x4xf32>
  %98 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 0.0], [3.0, 2.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %99 = stablehlo.optimization_barrier %98 : tensor<2x4x4xf32>
  %100 = stablehlo.complex %97, %99 : tensor<2x4x4xcomplex<f32>>
  %101 = stablehlo.constant dense<[[[-16.0, 12.0, 2.0], [-13.0, 7.0, -14.0], [-4.0, 3.0, -6.0], [2.0, -1.0, 2.0]], [[-4.0, -1.0, -2.0], [-4.0, 3.0, 3.0], [7.0, -5.0, 15.0], [2.0, -2.0, 5.0]]]> : tensor<2x4x3xf32>
  %102 = stablehlo.optimization_barrier %101 : tensor<2x4x3xf32>
  %103 = stablehlo.constant dense<[[[-10.0, -3.0, -4.0], [3.0, 9.0, 4.0], [-4.0, 7.0, -2.0], [0.0, 3.0, -2.0]], [[4.0, -10.0, 10.0], [0.0, -5.0, 0.0], [11.0, -5.0, -1.0], [2.0, -2.0, -1.0]]]> : tensor<2x4x3xf32>
  %104 = stablehlo.optimization_barrier %103 : tensor<2x4x3xf32>
  %105 = stablehlo.complex %102, %104 : tensor<2x4x3xcomplex<f32>>
  %106 = "stablehlo.triangular_solve"(%100, %105) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %107 = stablehlo.real %106 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %108 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %109 = stablehlo.optimization_barrier %108 : tensor<2x4x3xf32>
  %110 = stablehlo.add %107, %109 : tensor<2x4x3xf32>
  %111 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%110, %111) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %112 = stablehlo.imag %106 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %113 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %114 = stablehlo.optimization_barrier %113 : tensor<2x4x3xf32>
  %115 = stablehlo.add %112, %114 : tensor<2x4x3xf32>
  %116 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%115, %116) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %117 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %118 = stablehlo.optimization_barrier %117 : tensor<2x4x4xf32>
  %119 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-3.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0], [3.0, 2.0, 3.0, 0.0]]]> : tensor<2x4x4xf32>
  %120 = stablehlo.optimization_barrier %119 : tensor<2x4x4xf32>
  %121 = stablehlo.complex %118, %120 : tensor<2x4x4xcomplex<f32>>
  %122 = stablehlo.constant dense<[[[-3.0, 18.0, 15.0], [-8.0, 5.0, -7.0], [-1.0, 2.0, 0.0], [1.0, 1.0, 0.0]], [[-11.0, 5.0, -10.0], [-7.0, 2.0, -13.0], [9.0, -5.0, -2.0], [2.0, -2.0, 2.0]]]> : tensor<2x4x3xf32>
  %123 = stablehlo.optimization_barrier %122 : tensor<2x4x3xf32>
  %124 = stablehlo.constant dense<[[[3.0, -3.0, 3.0], [6.0, 14.0, 7.0], [1.0, 6.0, 0.0], [-1.0, 2.0, -2.0]], [[-2.0, 8.0, -20.0], [-2.0, 4.0, -3.0], [-4.0, 6.0, -14.0], [0.0, 0.0, -3.0]]]> : tensor<2x4x3xf32>
  %125 = stablehlo.optimization_barrier %124 : tensor<2x4x3xf32>
  %126 = stablehlo.complex %123, %125 : tensor<2x4x3xcomplex<f32>>
  %127 = "stablehlo.triangular_solve"(%121, %126) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %128 = stablehlo.real %127 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %129 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %130 = stablehlo.optimization_barrier %129 : tensor<2x4x3xf32>
  %131 = stablehlo.add %128, %130 : tensor<2x4x3xf32>
  %132 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%131, %132) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %133 = stablehlo.imag %127 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %134 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %135 = stablehlo.optimization_barrier %134 : tensor<2x4x3xf32>
  %136 = stablehlo.add %133, %135 : tensor<2x4x3xf32>
  %137 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%136, %137) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %138 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %139 = stablehlo.optimization_barrier %138 : tensor<2x4x4xf32>
  %140 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 0.0], [3.0, 2.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %141 = stablehlo.optimization_barrier %140 : tensor<2x4x4xf32>
  %142 = stablehlo.complex %139, %141 : tensor<2x4x4xcomplex<f32>>
  %143 = stablehlo.constant dense<[[[0.0, 18.0, 14.0], [-5.0, 7.0, -4.0], [0.0, 5.0, 2.0], [0.0, 3.0, -2.0]], [[-8.0, 5.0, -10.0], [-6.0, 1.0, -15.0], [11.0, -5.0, -1.0], [2.0, -2.0, -1.0]]]> : tensor<2x4x3xf32>
  %144 = stablehlo.optimization_barrier %143 : tensor<2x4x3xf32>
  %145 = stablehlo.constant dense<[[[6.0, -5.0, 0.0], [7.0, 17.0, 10.0], [4.0, 3.0, 2.0], [-2.0, 1.0, -2.0]], [[-2.0, 6.0, -22.0], [-2.0, 3.0, 0.0], [-7.0, 5.0, -15.0], [-2.0, 2.0, -5.0]]]> : tensor<2x4x3xf32>
  %146 = stablehlo.optimization_barrier %145 : tensor<2x4x3xf32>
  %147 = stablehlo.complex %144, %146 : tensor<2x4x3xcomplex<f32>>
  %148 = "stablehlo.triangular_solve"(%142, %147) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %149 = stablehlo.real %148 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %150 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %151 = stablehlo.optimization_barrier %150 : tensor<2x4x3xf32>
  %152 = stablehlo.add %149, %151 : tensor<2x4x3xf32>
  %153 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%152, %153) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %154 = stablehlo.imag %148 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %155 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %156 = stablehlo.optimization_barrier %155 : tensor<2x4x3xf32>
  %157 = stablehlo.add %154, %156 : tensor<2x4x3xf32>
  %158 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%157, %158) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %159 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %160 = stablehlo.optimization_barrier %159 : tensor<2x4x4xf32>
  %161 = stablehlo.constant dense<[[[0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, -3.0, -1.0, 3.0], [0.0, 0.0, -1.0, 2.0], [0.0, 0.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf32>
  %162 = stablehlo.optimization_barrier %161 : tensor<2x4x4xf32>
  %163 = stablehlo.complex %160, %162 : tensor<2x4x4xcomplex<f32>>
  %164 = stablehlo.constant dense<[[[-13.0, 12.0, 1.0], [-10.0, 9.0, -11.0], [-3.0, 6.0, -4.0], [1.0, 1.0, 0.0]], [[-1.0, -1.0, -2.0], [-3.0, 2.0, 1.0], [9.0, -5.0, 16.0], [2.0, -2.0, 2.0]]]> : tensor<2x4x3xf32>
  %165 = stablehlo.optimization_barrier %164 : tensor<2x4x3xf32>
  %166 = stablehlo.constant dense<[[[-7.0, -5.0, -7.0], [4.0, 12.0, 7.0], [-1.0, 4.0, 0.0], [-1.0, 2.0, -2.0]], [[4.0, -12.0, 8.0], [0.0, -6.0, 3.0], [8.0, -6.0, -2.0], [0.0, 0.0, -3.0]]]> : tensor<2x4x3xf32>
  %167 = stablehlo.optimization_barrier %166 : tensor<2x4x3xf32>
  %168 = stablehlo.complex %165, %167 : tensor<2x4x3xcomplex<f32>>
  %169 = "stablehlo.triangular_solve"(%163, %168) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %170 = stablehlo.real %169 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %171 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %172 = stablehlo.optimization_barrier %171 : tensor<2x4x3xf32>
  %173 = stablehlo.add %170, %172 : tensor<2x4x3xf32>
  %174 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%173, %174) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %175 = stablehlo.imag %169 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %176 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %177 = stablehlo.optimization_barrier %176 : tensor<2x4x3xf32>
  %178 = stablehlo.add %175, %177 : tensor<2x4x3xf32>
  %179 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%178, %179) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %180 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %181 = stablehlo.optimization_barrier %180 : tensor<2x4x4xf32>
  %182 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 1.0, -1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, -3.0, -1.0, 3.0], [0.0, 1.0, -1.0, 2.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %183 = stablehlo.optimization_barrier %182 : tensor<2x4x4xf32>
  %184 = stablehlo.complex %181, %183 : tensor<2x4x4xcomplex<f32>>
  %185 = stablehlo.constant dense<[[[-16.0, 12.0, 2.0], [-13.0, 7.0, -14.0], [-4.0, 3.0, -6.0], [2.0, -1.0, 2.0]], [[-4.0, -1.0, -2.0], [-4.0, 3.0, 3.0], [7.0, -5.0, 15.0], [2.0, -2.0, 5.0]]]> : tensor<2x4x3xf32>
  %186 = stablehlo.optimization_barrier %185 : tensor<2x4x3xf32>
  %187 = stablehlo.constant dense<[[[-10.0, -3.0, -4.0], [3.0, 9.0, 4.0], [-4.0, 7.0, -2.0], [0.0, 3.0, -2.0]], [[4.0, -10.0, 10.0], [0.0, -5.0, 0.0], [11.0, -5.0, -1.0], [2.0, -2.0, -1.0]]]> : tensor<2x4x3xf32>
  %188 = stablehlo.optimization_barrier %187 : tensor<2x4x3xf32>
  %189 = stablehlo.complex %186, %188 : tensor<2x4x3xcomplex<f32>>
  %190 = "stablehlo.triangular_solve"(%184, %189) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %191 = stablehlo.real %190 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %192 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %193 = stablehlo.optimization_barrier %192 : tensor<2x4x3xf32>
  %194 = stablehlo.add %191, %193 : tensor<2x4x3xf32>
  %195 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%194, %195) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %196 = stablehlo.imag %190 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %197 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %198 = stablehlo.optimization_barrier %197 : tensor<2x4x3xf32>
  %199 = stablehlo.add %196, %198 : tensor<2x4x3xf32>
  %200 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%199, %200) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %201 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %202 = stablehlo.optimization_barrier %201 : tensor<2x4x4xf32>
  %203 = stablehlo.constant dense<[[[0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, -3.0, -1.0, 3.0], [0.0, 0.0, -1.0, 2.0], [0.0, 0.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf32>
  %204 = stablehlo.optimization_barrier %203 : tensor<2x4x4xf32>
  %205 = stablehlo.complex %202, %204 : tensor<2x4x4xcomplex<f32>>
  %206 = stablehlo.constant dense<[[[-3.0, 2.0, 3.0], [5.0, -9.0, -11.0], [-15.0, -2.0, -4.0], [10.0, 2.0, -7.0]], [[0.0, 2.0, 2.0], [9.0, 5.0, 1.0], [7.0, -5.0, -2.0], [-6.0, 2.0, 9.0]]]> : tensor<2x4x3xf32>
  %207 = stablehlo.optimization_barrier %206 : tensor<2x4x3xf32>
  %208 = stablehlo.constant dense<[[[3.0, 0.0, -1.0], [-9.0, 4.0, 9.0], [13.0, 11.0, 12.0], [4.0, 5.0, 7.0]], [[3.0, 0.0, 0.0], [7.0, -7.0, -8.0], [-5.0, -2.0, 4.0], [14.0, 12.0, 5.0]]]> : tensor<2x4x3xf32>
  %209 = stablehlo.optimization_barrier %208 : tensor<2x4x3xf32>
  %210 = stablehlo.complex %207, %209 : tensor<2x4x3xcomplex<f32>>
  %211 = "stablehlo.triangular_solve"(%205, %210) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %212 = stablehlo.real %211 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %213 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %214 = stablehlo.optimization_barrier %213 : tensor<2x4x3xf32>
  %215 = stablehlo.add %212, %214 : tensor<2x4x3xf32>
  %216 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%215, %216) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %217 = stablehlo.imag %211 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %218 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %219 = stablehlo.optimization_barrier %218 : tensor<2x4x3xf32>
  %220 = stablehlo.add %217, %219 : tensor<2x4x3xf32>
  %221 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%220, %221) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %222 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %223 = stablehlo.optimization_barrier %222 : tensor<2x4x4xf32>
  %224 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 1.0, -1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, -3.0, -1.0, 3.0], [0.0, 1.0, -1.0, 2.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %225 = stablehlo.optimization_barrier %224 : tensor<2x4x4xf32>
  %226 = stablehlo.complex %223, %225 : tensor<2x4x4xcomplex<f32>>
  %227 = stablehlo.constant dense<[[[-6.0, 2.0, 4.0], [2.0, -11.0, -14.0], [-16.0, -5.0, -6.0], [11.0, 0.0, -5.0]], [[-3.0, 2.0, 2.0], [8.0, 6.0, 3.0], [5.0, -5.0, -3.0], [-6.0, 2.0, 12.0]]]> : tensor<2x4x3xf32>
  %228 = stablehlo.optimization_barrier %227 : tensor<2x4x3xf32>
  %229 = stablehlo.constant dense<[[[0.0, 2.0, 2.0], [-10.0, 1.0, 6.0], [10.0, 14.0, 10.0], [5.0, 6.0, 7.0]], [[3.0, 2.0, 2.0], [7.0, -6.0, -11.0], [-2.0, -1.0, 5.0], [16.0, 10.0, 7.0]]]> : tensor<2x4x3xf32>
  %230 = stablehlo.optimization_barrier %229 : tensor<2x4x3xf32>
  %231 = stablehlo.complex %228, %230 : tensor<2x4x3xcomplex<f32>>
  %232 = "stablehlo.triangular_solve"(%226, %231) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %233 = stablehlo.real %232 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %234 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %235 = stablehlo.optimization_barrier %234 : tensor<2x4x3xf32>
  %236 = stablehlo.add %233, %235 : tensor<2x4x3xf32>
  %237 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%236, %237) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %238 = stablehlo.imag %232 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %239 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %240 = stablehlo.optimization_barrier %239 : tensor<2x4x3xf32>
  %241 = stablehlo.add %238, %240 : tensor<2x4x3xf32>
  %242 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%241, %242) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %243 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %244 = stablehlo.optimization_barrier %243 : tensor<2x4x4xf32>
  %245 = stablehlo.constant dense<[[[0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, -3.0, -1.0, 3.0], [0.0, 0.0, -1.0, 2.0], [0.0, 0.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf32>
  %246 = stablehlo.optimization_barrier %245 : tensor<2x4x4xf32>
  %247 = stablehlo.complex %244, %246 : tensor<2x4x4xcomplex<f32>>
  %248 = stablehlo.constant dense<[[[-3.0, 2.0, 3.0], [11.0, -9.0, -13.0], [-9.0, -2.0, -6.0], [-4.0, -8.0, -15.0]], [[0.0, 2.0, 2.0], [-9.0, 5.0, 1.0], [-1.0, -3.0, 2.0], [28.0, -2.0, 7.0]]]> : tensor<2x4x3xf32>
  %249 = stablehlo.optimization_barrier %248 : tensor<2x4x3xf32>
  %250 = stablehlo.constant dense<[[[3.0, 0.0, -1.0], [-3.0, 0.0, 3.0], [19.0, 7.0, 6.0], [-10.0, 9.0, 3.0]], [[3.0, 0.0, 0.0], [7.0, 5.0, 4.0], [-5.0, 4.0, 2.0], [-4.0, -10.0, -1.0]]]> : tensor<2x4x3xf32>
  %251 = stablehlo.optimization_barrier %250 : tensor<2x4x3xf32>
  %252 = stablehlo.complex %249, %251 : tensor<2x4x3xcomplex<f32>>
  %253 = "stablehlo.triangular_solve"(%247, %252) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %254 = stablehlo.real %253 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %255 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %256 = stablehlo.optimization_barrier %255 : tensor<2x4x3xf32>
  %257 = stablehlo.add %254, %256 : tensor<2x4x3xf32>
  %258 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%257, %258) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %259 = stablehlo.imag %253 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %260 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %261 = stablehlo.optimization_barrier %260 : tensor<2x4x3xf32>
  %262 = stablehlo.add %259, %261 : tensor<2x4x3xf32>
  %263 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%262, %263) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %264 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %265 = stablehlo.optimization_barrier %264 : tensor<2x4x4xf32>
  %266 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 1.0, -1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, -3.0, -1.0, 3.0], [0.0, 1.0, -1.0, 2.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %267 = stablehlo.optimization_barrier %266 : tensor<2x4x4xf32>
  %268 = stablehlo.complex %265, %267 : tensor<2x4x4xcomplex<f32>>
  %269 = stablehlo.constant dense<[[[0.0, 2.0, 2.0], [14.0, -7.0, -10.0], [-8.0, 1.0, -4.0], [-5.0, -6.0, -17.0]], [[3.0, 2.0, 2.0], [-8.0, 4.0, -1.0], [1.0, -3.0, 3.0], [28.0, -2.0, 4.0]]]> : tensor<2x4x3xf32>
  %270 = stablehlo.optimization_barrier %269 : tensor<2x4x3xf32>
  %271 = stablehlo.constant dense<[[[6.0, -2.0, -4.0], [-2.0, 3.0, 6.0], [22.0, 4.0, 8.0], [-11.0, 8.0, 3.0]], [[3.0, -2.0, -2.0], [7.0, 4.0, 7.0], [-8.0, 3.0, 1.0], [-6.0, -8.0, -3.0]]]> : tensor<2x4x3xf32>
  %272 = stablehlo.optimization_barrier %271 : tensor<2x4x3xf32>
  %273 = stablehlo.complex %270, %272 : tensor<2x4x3xcomplex<f32>>
  %274 = "stablehlo.triangular_solve"(%268, %273) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %275 = stablehlo.real %274 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %276 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %277 = stablehlo.optimization_barrier %276 : tensor<2x4x3xf32>
  %278 = stablehlo.add %275, %277 : tensor<2x4x3xf32>
  %279 = stablehlo.constant dense<[[[61.0, 66.0, 67.0], [63.0, 61.0, 61.0], [61.0, 67.0, 62.0], [65.0, 65.0, 64.0]], [[64.0, 66.0, 66.0], [64.0, 65.0, 61.0], [67.0, 65.0, 65.0], [66.0, 62.0, 66.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%278, %279) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %280 = stablehlo.imag %274 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %281 = stablehlo.constant dense<64.0> : tensor<2x4x3xf32>
  %282 = stablehlo.optimization_barrier %281 : tensor<2x4x3xf32>
  %283 = stablehlo.add %280, %282 : tensor<2x4x3xf32>
  %284 = stablehlo.constant dense<[[[67.0, 64.0, 63.0], [67.0, 66.0, 67.0], [65.0, 67.0, 66.0], [63.0, 66.0, 62.0]], [[67.0, 64.0, 64.0], [65.0, 63.0, 62.0], [66.0, 64.0, 65.0], [64.0, 64.0, 61.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_close(%283, %284) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %285 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %286 = stablehlo.optimization_barrier %285 : tensor<2x4x4xf32>
  %287 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-3.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0], [3.0, 2.0, 3.0, 0.0]]]> : tensor<2x4x4xf32>
  %288 = stablehlo.optimization_barrier %287 : tensor<2x4x4xf32>
  %289 = stablehlo.complex %286, %288 : tensor<2x4x4xcomplex<f32>>
  %290 = stablehlo.constant dense<[[[-13.0, -10.0, -3.0, 1.0], [12.0, 9.0, 6.0, 1.0], [1.0, -11.0, -4.0, 0.0]], [[-1.0, -3.0, 9.0, 2.0], [-1.0, 2.0, -5.0, -2.0], [-2.0, 1.0, 16.0, 2.0]]]> : tensor<2x3x4xf32>
  %291 = stablehlo.optimization_barrier %290 : tensor<2x3x4xf32>
  %292 = stablehlo.constant dense<[[[-7.0, 4.0, -1.0, -1.0], [-5.0, 12.0, 4.0, 2.0], [-7.0, 7.0, 0.0, -2.0]], [[4.0, 0.0, 8.0, 0.0], [-12.0, -6.0, -6.0, 0.0], [8.0, 3.0, -2.0, -3.0]]]> : tensor<2x3x4xf32>
  %293 = stablehlo.optimization_barrier %292 : tensor<2x3x4xf32>
  %294 = stablehlo.complex %291, %293 : tensor<2x3x4xcomplex<f32>>
  %295 = "stablehlo.triangular_solve"(%289, %294) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %296 = stablehlo.real %295 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %297 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %298 = stablehlo.optimization_barrier %297 : tensor<2x3x4xf32>
  %299 = stablehlo.add %296, %298 : tensor<2x3x4xf32>
  %300 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%299, %300) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %301 = stablehlo.imag %295 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %302 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %303 = stablehlo.optimization_barrier %302 : tensor<2x3x4xf32>
  %304 = stablehlo.add %301, %303 : tensor<2x3x4xf32>
  %305 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%304, %305) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %306 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %307 = stablehlo.optimization_barrier %306 : tensor<2x4x4xf32>
  %308 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 0.0], [3.0, 2.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %309 = stablehlo.optimization_barrier %308 : tensor<2x4x4xf32>
  %310 = stablehlo.complex %307, %309 : tensor<2x4x4xcomplex<f32>>
  %311 = stablehlo.constant dense<[[[-16.0, -13.0, -4.0, 2.0], [12.0, 7.0, 3.0, -1.0], [2.0, -14.0, -6.0, 2.0]], [[-4.0, -4.0, 7.0, 2.0], [-1.0, 3.0, -5.0, -2.0], [-2.0, 3.0, 15.0, 5.0]]]> : tensor<2x3x4xf32>
  %312 = stablehlo.optimization_barrier %311 : tensor<2x3x4xf32>
  %313 = stablehlo.constant dense<[[[-10.0, 3.0, -4.0, 0.0], [-3.0, 9.0, 7.0, 3.0], [-4.0, 4.0, -2.0, -2.0]], [[4.0, 0.0, 11.0, 2.0], [-10.0, -5.0, -5.0, -2.0], [10.0, 0.0, -1.0, -1.0]]]> : tensor<2x3x4xf32>
  %314 = stablehlo.optimization_barrier %313 : tensor<2x3x4xf32>
  %315 = stablehlo.complex %312, %314 : tensor<2x3x4xcomplex<f32>>
  %316 = "stablehlo.triangular_solve"(%310, %315) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %317 = stablehlo.real %316 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %318 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %319 = stablehlo.optimization_barrier %318 : tensor<2x3x4xf32>
  %320 = stablehlo.add %317, %319 : tensor<2x3x4xf32>
  %321 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%320, %321) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %322 = stablehlo.imag %316 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %323 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %324 = stablehlo.optimization_barrier %323 : tensor<2x3x4xf32>
  %325 = stablehlo.add %322, %324 : tensor<2x3x4xf32>
  %326 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%325, %326) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %327 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %328 = stablehlo.optimization_barrier %327 : tensor<2x4x4xf32>
  %329 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-3.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0], [3.0, 2.0, 3.0, 0.0]]]> : tensor<2x4x4xf32>
  %330 = stablehlo.optimization_barrier %329 : tensor<2x4x4xf32>
  %331 = stablehlo.complex %328, %330 : tensor<2x4x4xcomplex<f32>>
  %332 = stablehlo.constant dense<[[[-3.0, 5.0, -15.0, 10.0], [2.0, -9.0, -2.0, 2.0], [3.0, -11.0, -4.0, -7.0]], [[0.0, 9.0, 7.0, -6.0], [2.0, 5.0, -5.0, 2.0], [2.0, 1.0, -2.0, 9.0]]]> : tensor<2x3x4xf32>
  %333 = stablehlo.optimization_barrier %332 : tensor<2x3x4xf32>
  %334 = stablehlo.constant dense<[[[3.0, -9.0, 13.0, 4.0], [0.0, 4.0, 11.0, 5.0], [-1.0, 9.0, 12.0, 7.0]], [[3.0, 7.0, -5.0, 14.0], [0.0, -7.0, -2.0, 12.0], [0.0, -8.0, 4.0, 5.0]]]> : tensor<2x3x4xf32>
  %335 = stablehlo.optimization_barrier %334 : tensor<2x3x4xf32>
  %336 = stablehlo.complex %333, %335 : tensor<2x3x4xcomplex<f32>>
  %337 = "stablehlo.triangular_solve"(%331, %336) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %338 = stablehlo.real %337 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %339 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %340 = stablehlo.optimization_barrier %339 : tensor<2x3x4xf32>
  %341 = stablehlo.add %338, %340 : tensor<2x3x4xf32>
  %342 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%341, %342) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %343 = stablehlo.imag %337 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %344 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %345 = stablehlo.optimization_barrier %344 : tensor<2x3x4xf32>
  %346 = stablehlo.add %343, %345 : tensor<2x3x4xf32>
  %347 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%346, %347) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %348 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %349 = stablehlo.optimization_barrier %348 : tensor<2x4x4xf32>
  %350 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 0.0], [3.0, 2.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %351 = stablehlo.optimization_barrier %350 : tensor<2x4x4xf32>
  %352 = stablehlo.complex %349, %351 : tensor<2x4x4xcomplex<f32>>
  %353 = stablehlo.constant dense<[[[-6.0, 2.0, -16.0, 11.0], [2.0, -11.0, -5.0, 0.0], [4.0, -14.0, -6.0, -5.0]], [[-3.0, 8.0, 5.0, -6.0], [2.0, 6.0, -5.0, 2.0], [2.0, 3.0, -3.0, 12.0]]]> : tensor<2x3x4xf32>
  %354 = stablehlo.optimization_barrier %353 : tensor<2x3x4xf32>
  %355 = stablehlo.constant dense<[[[0.0, -10.0, 10.0, 5.0], [2.0, 1.0, 14.0, 6.0], [2.0, 6.0, 10.0, 7.0]], [[3.0, 7.0, -2.0, 16.0], [2.0, -6.0, -1.0, 10.0], [2.0, -11.0, 5.0, 7.0]]]> : tensor<2x3x4xf32>
  %356 = stablehlo.optimization_barrier %355 : tensor<2x3x4xf32>
  %357 = stablehlo.complex %354, %356 : tensor<2x3x4xcomplex<f32>>
  %358 = "stablehlo.triangular_solve"(%352, %357) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %359 = stablehlo.real %358 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %360 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %361 = stablehlo.optimization_barrier %360 : tensor<2x3x4xf32>
  %362 = stablehlo.add %359, %361 : tensor<2x3x4xf32>
  %363 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%362, %363) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %364 = stablehlo.imag %358 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %365 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %366 = stablehlo.optimization_barrier %365 : tensor<2x3x4xf32>
  %367 = stablehlo.add %364, %366 : tensor<2x3x4xf32>
  %368 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%367, %368) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %369 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %370 = stablehlo.optimization_barrier %369 : tensor<2x4x4xf32>
  %371 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-3.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0], [3.0, 2.0, 3.0, 0.0]]]> : tensor<2x4x4xf32>
  %372 = stablehlo.optimization_barrier %371 : tensor<2x4x4xf32>
  %373 = stablehlo.complex %370, %372 : tensor<2x4x4xcomplex<f32>>
  %374 = stablehlo.constant dense<[[[-3.0, 11.0, -9.0, -4.0], [2.0, -9.0, -2.0, -8.0], [3.0, -13.0, -6.0, -15.0]], [[0.0, -9.0, -1.0, 28.0], [2.0, 5.0, -3.0, -2.0], [2.0, 1.0, 2.0, 7.0]]]> : tensor<2x3x4xf32>
  %375 = stablehlo.optimization_barrier %374 : tensor<2x3x4xf32>
  %376 = stablehlo.constant dense<[[[3.0, -3.0, 19.0, -10.0], [0.0, 0.0, 7.0, 9.0], [-1.0, 3.0, 6.0, 3.0]], [[3.0, 7.0, -5.0, -4.0], [0.0, 5.0, 4.0, -10.0], [0.0, 4.0, 2.0, -1.0]]]> : tensor<2x3x4xf32>
  %377 = stablehlo.optimization_barrier %376 : tensor<2x3x4xf32>
  %378 = stablehlo.complex %375, %377 : tensor<2x3x4xcomplex<f32>>
  %379 = "stablehlo.triangular_solve"(%373, %378) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %380 = stablehlo.real %379 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %381 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %382 = stablehlo.optimization_barrier %381 : tensor<2x3x4xf32>
  %383 = stablehlo.add %380, %382 : tensor<2x3x4xf32>
  %384 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%383, %384) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %385 = stablehlo.imag %379 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %386 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %387 = stablehlo.optimization_barrier %386 : tensor<2x3x4xf32>
  %388 = stablehlo.add %385, %387 : tensor<2x3x4xf32>
  %389 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%388, %389) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %390 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [2.0, 3.0, 1.0, 0.0], [-2.0, 1.0, 1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-2.0, -1.0, 1.0, 0.0], [0.0, -1.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %391 = stablehlo.optimization_barrier %390 : tensor<2x4x4xf32>
  %392 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [-3.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 1.0, 0.0], [3.0, 2.0, 3.0, 1.0]]]> : tensor<2x4x4xf32>
  %393 = stablehlo.optimization_barrier %392 : tensor<2x4x4xf32>
  %394 = stablehlo.complex %391, %393 : tensor<2x4x4xcomplex<f32>>
  %395 = stablehlo.constant dense<[[[0.0, 14.0, -8.0, -5.0], [2.0, -7.0, 1.0, -6.0], [2.0, -10.0, -4.0, -17.0]], [[3.0, -8.0, 1.0, 28.0], [2.0, 4.0, -3.0, -2.0], [2.0, -1.0, 3.0, 4.0]]]> : tensor<2x3x4xf32>
  %396 = stablehlo.optimization_barrier %395 : tensor<2x3x4xf32>
  %397 = stablehlo.constant dense<[[[6.0, -2.0, 22.0, -11.0], [-2.0, 3.0, 4.0, 8.0], [-4.0, 6.0, 8.0, 3.0]], [[3.0, 7.0, -8.0, -6.0], [-2.0, 4.0, 3.0, -8.0], [-2.0, 7.0, 1.0, -3.0]]]> : tensor<2x3x4xf32>
  %398 = stablehlo.optimization_barrier %397 : tensor<2x3x4xf32>
  %399 = stablehlo.complex %396, %398 : tensor<2x3x4xcomplex<f32>>
  %400 = "stablehlo.triangular_solve"(%394, %399) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %401 = stablehlo.real %400 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %402 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %403 = stablehlo.optimization_barrier %402 : tensor<2x3x4xf32>
  %404 = stablehlo.add %401, %403 : tensor<2x3x4xf32>
  %405 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%404, %405) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %406 = stablehlo.imag %400 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %407 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %408 = stablehlo.optimization_barrier %407 : tensor<2x3x4xf32>
  %409 = stablehlo.add %406, %408 : tensor<2x3x4xf32>
  %410 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%409, %410) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %411 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %412 = stablehlo.optimization_barrier %411 : tensor<2x4x4xf32>
  %413 = stablehlo.constant dense<[[[0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, -3.0, -1.0, 3.0], [0.0, 0.0, -1.0, 2.0], [0.0, 0.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf32>
  %414 = stablehlo.optimization_barrier %413 : tensor<2x4x4xf32>
  %415 = stablehlo.complex %412, %414 : tensor<2x4x4xcomplex<f32>>
  %416 = stablehlo.constant dense<[[[-3.0, 5.0, -15.0, 10.0], [2.0, -9.0, -2.0, 2.0], [3.0, -11.0, -4.0, -7.0]], [[0.0, 9.0, 7.0, -6.0], [2.0, 5.0, -5.0, 2.0], [2.0, 1.0, -2.0, 9.0]]]> : tensor<2x3x4xf32>
  %417 = stablehlo.optimization_barrier %416 : tensor<2x3x4xf32>
  %418 = stablehlo.constant dense<[[[3.0, -9.0, 13.0, 4.0], [0.0, 4.0, 11.0, 5.0], [-1.0, 9.0, 12.0, 7.0]], [[3.0, 7.0, -5.0, 14.0], [0.0, -7.0, -2.0, 12.0], [0.0, -8.0, 4.0, 5.0]]]> : tensor<2x3x4xf32>
  %419 = stablehlo.optimization_barrier %418 : tensor<2x3x4xf32>
  %420 = stablehlo.complex %417, %419 : tensor<2x3x4xcomplex<f32>>
  %421 = "stablehlo.triangular_solve"(%415, %420) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %422 = stablehlo.real %421 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %423 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %424 = stablehlo.optimization_barrier %423 : tensor<2x3x4xf32>
  %425 = stablehlo.add %422, %424 : tensor<2x3x4xf32>
  %426 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%425, %426) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %427 = stablehlo.imag %421 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %428 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %429 = stablehlo.optimization_barrier %428 : tensor<2x3x4xf32>
  %430 = stablehlo.add %427, %429 : tensor<2x3x4xf32>
  %431 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%430, %431) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %432 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %433 = stablehlo.optimization_barrier %432 : tensor<2x4x4xf32>
  %434 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 1.0, -1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, -3.0, -1.0, 3.0], [0.0, 1.0, -1.0, 2.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %435 = stablehlo.optimization_barrier %434 : tensor<2x4x4xf32>
  %436 = stablehlo.complex %433, %435 : tensor<2x4x4xcomplex<f32>>
  %437 = stablehlo.constant dense<[[[-6.0, 2.0, -16.0, 11.0], [2.0, -11.0, -5.0, 0.0], [4.0, -14.0, -6.0, -5.0]], [[-3.0, 8.0, 5.0, -6.0], [2.0, 6.0, -5.0, 2.0], [2.0, 3.0, -3.0, 12.0]]]> : tensor<2x3x4xf32>
  %438 = stablehlo.optimization_barrier %437 : tensor<2x3x4xf32>
  %439 = stablehlo.constant dense<[[[0.0, -10.0, 10.0, 5.0], [2.0, 1.0, 14.0, 6.0], [2.0, 6.0, 10.0, 7.0]], [[3.0, 7.0, -2.0, 16.0], [2.0, -6.0, -1.0, 10.0], [2.0, -11.0, 5.0, 7.0]]]> : tensor<2x3x4xf32>
  %440 = stablehlo.optimization_barrier %439 : tensor<2x3x4xf32>
  %441 = stablehlo.complex %438, %440 : tensor<2x3x4xcomplex<f32>>
  %442 = "stablehlo.triangular_solve"(%436, %441) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %443 = stablehlo.real %442 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %444 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %445 = stablehlo.optimization_barrier %444 : tensor<2x3x4xf32>
  %446 = stablehlo.add %443, %445 : tensor<2x3x4xf32>
  %447 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%446, %447) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %448 = stablehlo.imag %442 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %449 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %450 = stablehlo.optimization_barrier %449 : tensor<2x3x4xf32>
  %451 = stablehlo.add %448, %450 : tensor<2x3x4xf32>
  %452 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%451, %452) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %453 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %454 = stablehlo.optimization_barrier %453 : tensor<2x4x4xf32>
  %455 = stablehlo.constant dense<[[[0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, -3.0, -1.0, 3.0], [0.0, 0.0, -1.0, 2.0], [0.0, 0.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf32>
  %456 = stablehlo.optimization_barrier %455 : tensor<2x4x4xf32>
  %457 = stablehlo.complex %454, %456 : tensor<2x4x4xcomplex<f32>>
  %458 = stablehlo.constant dense<[[[-13.0, -10.0, -3.0, 1.0], [12.0, 9.0, 6.0, 1.0], [1.0, -11.0, -4.0, 0.0]], [[-1.0, -3.0, 9.0, 2.0], [-1.0, 2.0, -5.0, -2.0], [-2.0, 1.0, 16.0, 2.0]]]> : tensor<2x3x4xf32>
  %459 = stablehlo.optimization_barrier %458 : tensor<2x3x4xf32>
  %460 = stablehlo.constant dense<[[[-7.0, 4.0, -1.0, -1.0], [-5.0, 12.0, 4.0, 2.0], [-7.0, 7.0, 0.0, -2.0]], [[4.0, 0.0, 8.0, 0.0], [-12.0, -6.0, -6.0, 0.0], [8.0, 3.0, -2.0, -3.0]]]> : tensor<2x3x4xf32>
  %461 = stablehlo.optimization_barrier %460 : tensor<2x3x4xf32>
  %462 = stablehlo.complex %459, %461 : tensor<2x3x4xcomplex<f32>>
  %463 = "stablehlo.triangular_solve"(%457, %462) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %464 = stablehlo.real %463 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %465 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %466 = stablehlo.optimization_barrier %465 : tensor<2x3x4xf32>
  %467 = stablehlo.add %464, %466 : tensor<2x3x4xf32>
  %468 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%467, %468) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %469 = stablehlo.imag %463 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %470 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %471 = stablehlo.optimization_barrier %470 : tensor<2x3x4xf32>
  %472 = stablehlo.add %469, %471 : tensor<2x3x4xf32>
  %473 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%472, %473) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %474 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %475 = stablehlo.optimization_barrier %474 : tensor<2x4x4xf32>
  %476 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 1.0, -1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, -3.0, -1.0, 3.0], [0.0, 1.0, -1.0, 2.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %477 = stablehlo.optimization_barrier %476 : tensor<2x4x4xf32>
  %478 = stablehlo.complex %475, %477 : tensor<2x4x4xcomplex<f32>>
  %479 = stablehlo.constant dense<[[[-16.0, -13.0, -4.0, 2.0], [12.0, 7.0, 3.0, -1.0], [2.0, -14.0, -6.0, 2.0]], [[-4.0, -4.0, 7.0, 2.0], [-1.0, 3.0, -5.0, -2.0], [-2.0, 3.0, 15.0, 5.0]]]> : tensor<2x3x4xf32>
  %480 = stablehlo.optimization_barrier %479 : tensor<2x3x4xf32>
  %481 = stablehlo.constant dense<[[[-10.0, 3.0, -4.0, 0.0], [-3.0, 9.0, 7.0, 3.0], [-4.0, 4.0, -2.0, -2.0]], [[4.0, 0.0, 11.0, 2.0], [-10.0, -5.0, -5.0, -2.0], [10.0, 0.0, -1.0, -1.0]]]> : tensor<2x3x4xf32>
  %482 = stablehlo.optimization_barrier %481 : tensor<2x3x4xf32>
  %483 = stablehlo.complex %480, %482 : tensor<2x3x4xcomplex<f32>>
  %484 = "stablehlo.triangular_solve"(%478, %483) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %485 = stablehlo.real %484 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %486 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %487 = stablehlo.optimization_barrier %486 : tensor<2x3x4xf32>
  %488 = stablehlo.add %485, %487 : tensor<2x3x4xf32>
  %489 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%488, %489) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %490 = stablehlo.imag %484 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %491 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %492 = stablehlo.optimization_barrier %491 : tensor<2x3x4xf32>
  %493 = stablehlo.add %490, %492 : tensor<2x3x4xf32>
  %494 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%493, %494) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %495 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %496 = stablehlo.optimization_barrier %495 : tensor<2x4x4xf32>
  %497 = stablehlo.constant dense<[[[0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, -3.0, -1.0, 3.0], [0.0, 0.0, -1.0, 2.0], [0.0, 0.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf32>
  %498 = stablehlo.optimization_barrier %497 : tensor<2x4x4xf32>
  %499 = stablehlo.complex %496, %498 : tensor<2x4x4xcomplex<f32>>
  %500 = stablehlo.constant dense<[[[-3.0, -8.0, -1.0, 1.0], [18.0, 5.0, 2.0, 1.0], [15.0, -7.0, 0.0, 0.0]], [[-11.0, -7.0, 9.0, 2.0], [5.0, 2.0, -5.0, -2.0], [-10.0, -13.0, -2.0, 2.0]]]> : tensor<2x3x4xf32>
  %501 = stablehlo.optimization_barrier %500 : tensor<2x3x4xf32>
  %502 = stablehlo.constant dense<[[[3.0, 6.0, 1.0, -1.0], [-3.0, 14.0, 6.0, 2.0], [3.0, 7.0, 0.0, -2.0]], [[-2.0, -2.0, -4.0, 0.0], [8.0, 4.0, 6.0, 0.0], [-20.0, -3.0, -14.0, -3.0]]]> : tensor<2x3x4xf32>
  %503 = stablehlo.optimization_barrier %502 : tensor<2x3x4xf32>
  %504 = stablehlo.complex %501, %503 : tensor<2x3x4xcomplex<f32>>
  %505 = "stablehlo.triangular_solve"(%499, %504) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %506 = stablehlo.real %505 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %507 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %508 = stablehlo.optimization_barrier %507 : tensor<2x3x4xf32>
  %509 = stablehlo.add %506, %508 : tensor<2x3x4xf32>
  %510 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%509, %510) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %511 = stablehlo.imag %505 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %512 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %513 = stablehlo.optimization_barrier %512 : tensor<2x3x4xf32>
  %514 = stablehlo.add %511, %513 : tensor<2x3x4xf32>
  %515 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%514, %515) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %516 = stablehlo.constant dense<[[[1.0, -3.0, 2.0, -2.0], [0.0, 1.0, 3.0, 1.0], [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 2.0, -2.0, 0.0], [0.0, 1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %517 = stablehlo.optimization_barrier %516 : tensor<2x4x4xf32>
  %518 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, -1.0], [0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 1.0, -1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, -3.0, -1.0, 3.0], [0.0, 1.0, -1.0, 2.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %519 = stablehlo.optimization_barrier %518 : tensor<2x4x4xf32>
  %520 = stablehlo.complex %517, %519 : tensor<2x4x4xcomplex<f32>>
  %521 = stablehlo.constant dense<[[[0.0, -5.0, 0.0, 0.0], [18.0, 7.0, 5.0, 3.0], [14.0, -4.0, 2.0, -2.0]], [[-8.0, -6.0, 11.0, 2.0], [5.0, 1.0, -5.0, -2.0], [-10.0, -15.0, -1.0, -1.0]]]> : tensor<2x3x4xf32>
  %522 = stablehlo.optimization_barrier %521 : tensor<2x3x4xf32>
  %523 = stablehlo.constant dense<[[[6.0, 7.0, 4.0, -2.0], [-5.0, 17.0, 3.0, 1.0], [0.0, 10.0, 2.0, -2.0]], [[-2.0, -2.0, -7.0, -2.0], [6.0, 3.0, 5.0, 2.0], [-22.0, 0.0, -15.0, -5.0]]]> : tensor<2x3x4xf32>
  %524 = stablehlo.optimization_barrier %523 : tensor<2x3x4xf32>
  %525 = stablehlo.complex %522, %524 : tensor<2x3x4xcomplex<f32>>
  %526 = "stablehlo.triangular_solve"(%520, %525) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %527 = stablehlo.real %526 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %528 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %529 = stablehlo.optimization_barrier %528 : tensor<2x3x4xf32>
  %530 = stablehlo.add %527, %529 : tensor<2x3x4xf32>
  %531 = stablehlo.constant dense<[[[61.0, 63.0, 61.0, 65.0], [66.0, 61.0, 67.0, 65.0], [67.0, 61.0, 62.0, 64.0]], [[64.0, 64.0, 67.0, 66.0], [66.0, 65.0, 65.0, 62.0], [66.0, 61.0, 65.0, 66.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%530, %531) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %532 = stablehlo.imag %526 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
  %533 = stablehlo.constant dense<64.0> : tensor<2x3x4xf32>
  %534 = stablehlo.optimization_barrier %533 : tensor<2x3x4xf32>
  %535 = stablehlo.add %532, %534 : tensor<2x3x4xf32>
  %536 = stablehlo.constant dense<[[[67.0, 67.0, 65.0, 63.0], [64.0, 66.0, 67.0, 66.0], [63.0, 67.0, 66.0, 62.0]], [[67.0, 65.0, 66.0, 64.0], [64.0, 63.0, 64.0, 64.0], [64.0, 62.0, 65.0, 61.0]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_close(%535, %536) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %537 = stablehlo.constant dense<[[[4.0, -6.0, -4.0, 2.0], [-6.0, 27.0, -6.0, -3.0], [-4.0, -6.0, 27.0, -4.0], [2.0, -3.0, -4.0, 21.0]], [[1.0, 2.0, 3.0, -1.0], [2.0, 9.0, 1.0, 3.0], [3.0, 1.0, 29.0, -13.0], [-1.0, 3.0, -13.0, 21.0]]]> : tensor<2x4x4xf64>
  %538 = stablehlo.optimization_barrier %537 : tensor<2x4x4xf64>
  %539 = stablehlo.constant dense<[[[0.0, -6.0, 2.0, 2.0], [6.0, 0.0, -3.0, -9.0], [-2.0, 3.0, 0.0, 7.0], [-2.0, 9.0, -7.0, 0.0]], [[0.0, -1.0, -1.0, -1.0], [1.0, 0.0, -5.0, 1.0], [1.0, 5.0, 0.0, -1.0], [1.0, -1.0, 1.0, 0.0]]]> : tensor<2x4x4xf64>
  %540 = stablehlo.optimization_barrier %539 : tensor<2x4x4xf64>
  %541 = stablehlo.complex %538, %540 : tensor<2x4x4xcomplex<f64>>
  %542 = stablehlo.cholesky %541, lower = true : tensor<2x4x4xcomplex<f64>>
  %543 = stablehlo.real %542 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  %544 = stablehlo.constant dense<64.0> : tensor<2x4x4xf64>
  %545 = stablehlo.optimization_barrier %544 : tensor<2x4x4xf64>
  %546 = stablehlo.add %543, %545 : tensor<2x4x4xf64>
  %547 = stablehlo.constant dense<[[[66.0, 64.0, 64.0, 64.0], [61.0, 67.0, 64.0, 64.0], [62.0, 61.0, 67.0, 64.0], [65.0, 65.0, 66.0, 66.0]], [[65.0, 64.0, 64.0, 64.0], [66.0, 66.0, 64.0, 64.0], [67.0, 61.0, 65.0, 64.0], [63.0, 66.0, 65.0, 65.0]]]> : tensor<2x4x4xf64>
  stablehlo.custom_call @check.expect_close(%546, %547) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> ()
  %548 = stablehlo.imag %542 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  %549 = stablehlo.constant dense<64.0> : tensor<2x4x4xf64>
  %550 = stablehlo.optimization_barrier %549 : tensor<2x4x4xf64>
  %551 = stablehlo.add %548, %550 : tensor<2x4x4xf64>
  %552 = stablehlo.constant dense<[[[64.0, 64.0, 64.0, 64.0], [67.0, 64.0, 64.0, 64.0], [63.0, 62.0, 64.0, 64.0], [63.0, 67.0, 63.0, 64.0]], [[64.0, 64.0, 64.0, 64.0], [65.0, 64.0, 64.0, 64.0], [65.0, 67.0, 64.0, 64.0], [65.0, 62.0, 61.0, 64.0]]]> : tensor<2x4x4xf64>
  stablehlo.custom_call @check.expect_close(%551, %552) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> ()
  %553 = stablehlo.constant dense<[[[4.0, -6.0, -4.0, 2.0], [-6.0, 27.0, -6.0, -3.0], [-4.0, -6.0, 27.0, -4.0], [2.0, -3.0, -4.0, 21.0]], [[1.0, 2.0, 3.0, -1.0], [2.0, 9.0, 1.0, 3.0], [3.0, 1.0, 29.0, -13.0], [-1.0, 3.0, -13.0, 21.0]]]> : tensor<2x4x4xf64>
  %554 = stablehlo.optimization_barrier %553 : tensor<2x4x4xf64>
  %555 = stablehlo.constant dense<[[[0.0, -6.0, 2.0, 2.0], [6.0, 0.0, -3.0, -9.0], [-2.0, 3.0, 0.0, 7.0], [-2.0, 9.0, -7.0, 0.0]], [[0.0, -1.0, -1.0, -1.0], [1.0, 0.0, -5.0, 1.0], [1.0, 5.0, 0.0, -1.0], [1.0, -1.0, 1.0, 0.0]]]> : tensor<2x4x4xf64>
  %556 = stablehlo.optimization_barrier %555 : tensor<2x4x4xf64>
  %557 = stablehlo.complex %554, %556 : tensor<2x4x4xcomplex<f64>>
  %558 = stablehlo.cholesky %557, lower = false : tensor<2x4x4xcomplex<f64>>
  %559 = stablehlo.real %558 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  %560 = stablehlo.constant dense<64.0> : tensor<2x4x4xf64>
  %561 = stablehlo.optimization_barrier %560 : tensor<2x4x4xf64>
  %562 = stablehlo.add %559, %561 : tensor<2x4x4xf64>
  %563 = stablehlo.constant dense<[[[66.0, 61.0, 62.0, 65.0], [64.0, 67.0, 61.0, 65.0], [64.0, 64.0, 67.0, 66.0], [64.0, 64.0, 64.0, 66.0]], [[65.0, 66.0, 67.0, 63.0], [64.0, 66.0, 61.0, 66.0], [64.0, 64.0, 65.0, 65.0], [64.0, 64.0, 64.0, 65.0]]]> : tensor<2x4x4xf64>
  stablehlo.custom_call @check.expect_close(%562, %563) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> ()
  %564 = stablehlo.imag %558 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  %565 = stablehlo.constant dense<64.0> : tensor<2x4x4xf64>
  %566 = stablehlo.optimization_barrier %565 : tensor<2x4x4xf64>
  %567 = stablehlo.add %564, %566 : tensor<2x4x4xf64>
  %568 = stablehlo.constant dense<[[[64.0, 61.0, 65.0, 65.0], [64.0, 64.0, 66.0, 61.0], [64.0, 64.0, 64.0, 65.0], [64.0, 64.0, 64.0, 64.0]], [[64.0, 63.0, 63.0, 63.0], [64.0, 64.0, 61.0, 66.0], [64.0, 64.0, 64.0, 67.0], [64.0, 64.0, 64.0, 64.0]]]> : tensor<2x4x4xf64>
  stablehlo.custom_call @check.expect_close(%567, %568) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> ()
  %569 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %570 = stablehlo.optimization_barrier %569 : tensor<2x4x4xf64>
  %571 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0], [-3.0, -2.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0], [1.0, -2.0, 0.0, 0.0], [3.0, -1.0, -3.0, 0.0]]]> : tensor<2x4x4xf64>
  %572 = stablehlo.optimization_barrier %571 : tensor<2x4x4xf64>
  %573 = stablehlo.complex %570, %572 : tensor<2x4x4xcomplex<f64>>
  %574 = stablehlo.constant dense<[[[-3.0, 0.0, -1.0], [-8.0, -4.0, -1.0], [-5.0, 5.0, 4.0], [-9.0, 7.0, 4.0]], [[-3.0, 0.0, -3.0], [0.0, 5.0, -7.0], [3.0, 5.0, 6.0], [15.0, 14.0, 11.0]]]> : tensor<2x4x3xf64>
  %575 = stablehlo.optimization_barrier %574 : tensor<2x4x3xf64>
  %576 = stablehlo.constant dense<[[[0.0, 2.0, 0.0], [-7.0, 6.0, -1.0], [9.0, 3.0, 1.0], [19.0, 14.0, 9.0]], [[-3.0, -2.0, -1.0], [-17.0, -5.0, -9.0], [-2.0, 4.0, 2.0], [4.0, 0.0, -10.0]]]> : tensor<2x4x3xf64>
  %577 = stablehlo.optimization_barrier %576 : tensor<2x4x3xf64>
  %578 = stablehlo.complex %575, %577 : tensor<2x4x3xcomplex<f64>>
  %579 = "stablehlo.triangular_solve"(%573, %578) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %580 = stablehlo.real %579 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %581 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %582 = stablehlo.optimization_barrier %581 : tensor<2x4x3xf64>
  %583 = stablehlo.add %580, %582 : tensor<2x4x3xf64>
  %584 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%583, %584) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %585 = stablehlo.imag %579 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %586 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %587 = stablehlo.optimization_barrier %586 : tensor<2x4x3xf64>
  %588 = stablehlo.add %585, %587 : tensor<2x4x3xf64>
  %589 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%588, %589) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %590 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %591 = stablehlo.optimization_barrier %590 : tensor<2x4x4xf64>
  %592 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-3.0, -2.0, 1.0, 0.0], [-1.0, 3.0, -2.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [1.0, -2.0, 1.0, 0.0], [3.0, -1.0, -3.0, 1.0]]]> : tensor<2x4x4xf64>
  %593 = stablehlo.optimization_barrier %592 : tensor<2x4x4xf64>
  %594 = stablehlo.complex %591, %593 : tensor<2x4x4xcomplex<f64>>
  %595 = stablehlo.constant dense<[[[-3.0, -2.0, -1.0], [-7.0, -4.0, -2.0], [-7.0, 2.0, 2.0], [-10.0, 10.0, 4.0]], [[0.0, 2.0, -2.0], [-1.0, 4.0, -10.0], [3.0, 4.0, 6.0], [13.0, 12.0, 12.0]]]> : tensor<2x4x3xf64>
  %596 = stablehlo.optimization_barrier %595 : tensor<2x4x3xf64>
  %597 = stablehlo.constant dense<[[[-3.0, 2.0, -1.0], [-6.0, 6.0, 1.0], [6.0, 2.0, 3.0], [21.0, 16.0, 9.0]], [[-6.0, -2.0, -4.0], [-17.0, -6.0, -10.0], [-4.0, 6.0, 2.0], [3.0, 3.0, -12.0]]]> : tensor<2x4x3xf64>
  %598 = stablehlo.optimization_barrier %597 : tensor<2x4x3xf64>
  %599 = stablehlo.complex %596, %598 : tensor<2x4x3xcomplex<f64>>
  %600 = "stablehlo.triangular_solve"(%594, %599) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %601 = stablehlo.real %600 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %602 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %603 = stablehlo.optimization_barrier %602 : tensor<2x4x3xf64>
  %604 = stablehlo.add %601, %603 : tensor<2x4x3xf64>
  %605 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%604, %605) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %606 = stablehlo.imag %600 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %607 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %608 = stablehlo.optimization_barrier %607 : tensor<2x4x3xf64>
  %609 = stablehlo.add %606, %608 : tensor<2x4x3xf64>
  %610 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%609, %610) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %611 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %612 = stablehlo.optimization_barrier %611 : tensor<2x4x4xf64>
  %613 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0], [-3.0, -2.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0], [1.0, -2.0, 0.0, 0.0], [3.0, -1.0, -3.0, 0.0]]]> : tensor<2x4x4xf64>
  %614 = stablehlo.optimization_barrier %613 : tensor<2x4x4xf64>
  %615 = stablehlo.complex %612, %614 : tensor<2x4x4xcomplex<f64>>
  %616 = stablehlo.constant dense<[[[15.0, 12.0, 9.0], [2.0, 15.0, 6.0], [5.0, -1.0, 2.0], [2.0, 2.0, 0.0]], [[-10.0, -19.0, -8.0], [1.0, 2.0, 0.0], [4.0, 8.0, -3.0], [-1.0, 3.0, -2.0]]]> : tensor<2x4x3xf64>
  %617 = stablehlo.optimization_barrier %616 : tensor<2x4x3xf64>
  %618 = stablehlo.constant dense<[[[9.0, -6.0, 1.0], [11.0, 8.0, -3.0], [1.0, -10.0, 2.0], [1.0, -3.0, 0.0]], [[-9.0, 5.0, 1.0], [4.0, -7.0, 6.0], [3.0, -8.0, 6.0], [2.0, 2.0, -1.0]]]> : tensor<2x4x3xf64>
  %619 = stablehlo.optimization_barrier %618 : tensor<2x4x3xf64>
  %620 = stablehlo.complex %617, %619 : tensor<2x4x3xcomplex<f64>>
  %621 = "stablehlo.triangular_solve"(%615, %620) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %622 = stablehlo.real %621 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %623 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %624 = stablehlo.optimization_barrier %623 : tensor<2x4x3xf64>
  %625 = stablehlo.add %622, %624 : tensor<2x4x3xf64>
  %626 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%625, %626) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %627 = stablehlo.imag %621 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %628 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %629 = stablehlo.optimization_barrier %628 : tensor<2x4x3xf64>
  %630 = stablehlo.add %627, %629 : tensor<2x4x3xf64>
  %631 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%630, %631) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %632 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %633 = stablehlo.optimization_barrier %632 : tensor<2x4x4xf64>
  %634 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-3.0, -2.0, 1.0, 0.0], [-1.0, 3.0, -2.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [1.0, -2.0, 1.0, 0.0], [3.0, -1.0, -3.0, 1.0]]]> : tensor<2x4x4xf64>
  %635 = stablehlo.optimization_barrier %634 : tensor<2x4x4xf64>
  %636 = stablehlo.complex %633, %635 : tensor<2x4x4xcomplex<f64>>
  %637 = stablehlo.constant dense<[[[15.0, 10.0, 9.0], [3.0, 15.0, 5.0], [3.0, -4.0, 0.0], [1.0, 5.0, 0.0]], [[-7.0, -17.0, -7.0], [0.0, 1.0, -3.0], [4.0, 7.0, -3.0], [-3.0, 1.0, -1.0]]]> : tensor<2x4x3xf64>
  %638 = stablehlo.optimization_barrier %637 : tensor<2x4x3xf64>
  %639 = stablehlo.constant dense<[[[6.0, -6.0, 0.0], [12.0, 8.0, -1.0], [-2.0, -11.0, 4.0], [3.0, -1.0, 0.0]], [[-12.0, 5.0, -2.0], [4.0, -8.0, 5.0], [1.0, -6.0, 6.0], [1.0, 5.0, -3.0]]]> : tensor<2x4x3xf64>
  %640 = stablehlo.optimization_barrier %639 : tensor<2x4x3xf64>
  %641 = stablehlo.complex %638, %640 : tensor<2x4x3xcomplex<f64>>
  %642 = "stablehlo.triangular_solve"(%636, %641) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %643 = stablehlo.real %642 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %644 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %645 = stablehlo.optimization_barrier %644 : tensor<2x4x3xf64>
  %646 = stablehlo.add %643, %645 : tensor<2x4x3xf64>
  %647 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%646, %647) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %648 = stablehlo.imag %642 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %649 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %650 = stablehlo.optimization_barrier %649 : tensor<2x4x3xf64>
  %651 = stablehlo.add %648, %650 : tensor<2x4x3xf64>
  %652 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%651, %652) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %653 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %654 = stablehlo.optimization_barrier %653 : tensor<2x4x4xf64>
  %655 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0], [-3.0, -2.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0], [1.0, -2.0, 0.0, 0.0], [3.0, -1.0, -3.0, 0.0]]]> : tensor<2x4x4xf64>
  %656 = stablehlo.optimization_barrier %655 : tensor<2x4x4xf64>
  %657 = stablehlo.complex %654, %656 : tensor<2x4x4xcomplex<f64>>
  %658 = stablehlo.constant dense<[[[-3.0, 0.0, 1.0], [0.0, -15.0, -2.0], [1.0, 11.0, 2.0], [2.0, 2.0, 0.0]], [[8.0, 1.0, 4.0], [-3.0, -6.0, 2.0], [-8.0, -4.0, 3.0], [-1.0, 3.0, -2.0]]]> : tensor<2x4x3xf64>
  %659 = stablehlo.optimization_barrier %658 : tensor<2x4x3xf64>
  %660 = stablehlo.constant dense<[[[-9.0, -8.0, 5.0], [-13.0, -8.0, 5.0], [9.0, -2.0, 2.0], [1.0, -3.0, 0.0]], [[1.0, -11.0, 19.0], [-6.0, 7.0, 2.0], [-3.0, 10.0, -6.0], [2.0, 2.0, -1.0]]]> : tensor<2x4x3xf64>
  %661 = stablehlo.optimization_barrier %660 : tensor<2x4x3xf64>
  %662 = stablehlo.complex %659, %661 : tensor<2x4x3xcomplex<f64>>
  %663 = "stablehlo.triangular_solve"(%657, %662) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %664 = stablehlo.real %663 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %665 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %666 = stablehlo.optimization_barrier %665 : tensor<2x4x3xf64>
  %667 = stablehlo.add %664, %666 : tensor<2x4x3xf64>
  %668 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%667, %668) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %669 = stablehlo.imag %663 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %670 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %671 = stablehlo.optimization_barrier %670 : tensor<2x4x3xf64>
  %672 = stablehlo.add %669, %671 : tensor<2x4x3xf64>
  %673 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%672, %673) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %674 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %675 = stablehlo.optimization_barrier %674 : tensor<2x4x4xf64>
  %676 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-3.0, -2.0, 1.0, 0.0], [-1.0, 3.0, -2.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [1.0, -2.0, 1.0, 0.0], [3.0, -1.0, -3.0, 1.0]]]> : tensor<2x4x4xf64>
  %677 = stablehlo.optimization_barrier %676 : tensor<2x4x4xf64>
  %678 = stablehlo.complex %675, %677 : tensor<2x4x4xcomplex<f64>>
  %679 = stablehlo.constant dense<[[[-3.0, 2.0, 1.0], [-1.0, -15.0, -1.0], [3.0, 14.0, 4.0], [3.0, -1.0, 0.0]], [[5.0, -1.0, 3.0], [-2.0, -5.0, 5.0], [-8.0, -3.0, 3.0], [1.0, 5.0, -3.0]]]> : tensor<2x4x3xf64>
  %680 = stablehlo.optimization_barrier %679 : tensor<2x4x3xf64>
  %681 = stablehlo.constant dense<[[[-6.0, -8.0, 6.0], [-14.0, -8.0, 3.0], [12.0, -1.0, 0.0], [-1.0, -5.0, 0.0]], [[4.0, -11.0, 22.0], [-6.0, 8.0, 3.0], [-1.0, 8.0, -6.0], [3.0, -1.0, 1.0]]]> : tensor<2x4x3xf64>
  %682 = stablehlo.optimization_barrier %681 : tensor<2x4x3xf64>
  %683 = stablehlo.complex %680, %682 : tensor<2x4x3xcomplex<f64>>
  %684 = "stablehlo.triangular_solve"(%678, %683) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %685 = stablehlo.real %684 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %686 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %687 = stablehlo.optimization_barrier %686 : tensor<2x4x3xf64>
  %688 = stablehlo.add %685, %687 : tensor<2x4x3xf64>
  %689 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%688, %689) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %690 = stablehlo.imag %684 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %691 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %692 = stablehlo.optimization_barrier %691 : tensor<2x4x3xf64>
  %693 = stablehlo.add %690, %692 : tensor<2x4x3xf64>
  %694 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%693, %694) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %695 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %696 = stablehlo.optimization_barrier %695 : tensor<2x4x4xf64>
  %697 = stablehlo.constant dense<[[[0.0, 2.0, -3.0, -1.0], [0.0, 0.0, -2.0, 3.0], [0.0, 0.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 3.0, 1.0, 3.0], [0.0, 0.0, -2.0, -1.0], [0.0, 0.0, 0.0, -3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf64>
  %698 = stablehlo.optimization_barrier %697 : tensor<2x4x4xf64>
  %699 = stablehlo.complex %696, %698 : tensor<2x4x4xcomplex<f64>>
  %700 = stablehlo.constant dense<[[[15.0, 12.0, 9.0], [2.0, 15.0, 6.0], [5.0, -1.0, 2.0], [2.0, 2.0, 0.0]], [[-10.0, -19.0, -8.0], [1.0, 2.0, 0.0], [4.0, 8.0, -3.0], [-1.0, 3.0, -2.0]]]> : tensor<2x4x3xf64>
  %701 = stablehlo.optimization_barrier %700 : tensor<2x4x3xf64>
  %702 = stablehlo.constant dense<[[[9.0, -6.0, 1.0], [11.0, 8.0, -3.0], [1.0, -10.0, 2.0], [1.0, -3.0, 0.0]], [[-9.0, 5.0, 1.0], [4.0, -7.0, 6.0], [3.0, -8.0, 6.0], [2.0, 2.0, -1.0]]]> : tensor<2x4x3xf64>
  %703 = stablehlo.optimization_barrier %702 : tensor<2x4x3xf64>
  %704 = stablehlo.complex %701, %703 : tensor<2x4x3xcomplex<f64>>
  %705 = "stablehlo.triangular_solve"(%699, %704) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %706 = stablehlo.real %705 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %707 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %708 = stablehlo.optimization_barrier %707 : tensor<2x4x3xf64>
  %709 = stablehlo.add %706, %708 : tensor<2x4x3xf64>
  %710 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%709, %710) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %711 = stablehlo.imag %705 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %712 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %713 = stablehlo.optimization_barrier %712 : tensor<2x4x3xf64>
  %714 = stablehlo.add %711, %713 : tensor<2x4x3xf64>
  %715 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%714, %715) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %716 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %717 = stablehlo.optimization_barrier %716 : tensor<2x4x4xf64>
  %718 = stablehlo.constant dense<[[[1.0, 2.0, -3.0, -1.0], [0.0, 1.0, -2.0, 3.0], [0.0, 0.0, 1.0, -2.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 1.0, 3.0], [0.0, 1.0, -2.0, -1.0], [0.0, 0.0, 1.0, -3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %719 = stablehlo.optimization_barrier %718 : tensor<2x4x4xf64>
  %720 = stablehlo.complex %717, %719 : tensor<2x4x4xcomplex<f64>>
  %721 = stablehlo.constant dense<[[[15.0, 10.0, 9.0], [3.0, 15.0, 5.0], [3.0, -4.0, 0.0], [1.0, 5.0, 0.0]], [[-7.0, -17.0, -7.0], [0.0, 1.0, -3.0], [4.0, 7.0, -3.0], [-3.0, 1.0, -1.0]]]> : tensor<2x4x3xf64>
  %722 = stablehlo.optimization_barrier %721 : tensor<2x4x3xf64>
  %723 = stablehlo.constant dense<[[[6.0, -6.0, 0.0], [12.0, 8.0, -1.0], [-2.0, -11.0, 4.0], [3.0, -1.0, 0.0]], [[-12.0, 5.0, -2.0], [4.0, -8.0, 5.0], [1.0, -6.0, 6.0], [1.0, 5.0, -3.0]]]> : tensor<2x4x3xf64>
  %724 = stablehlo.optimization_barrier %723 : tensor<2x4x3xf64>
  %725 = stablehlo.complex %722, %724 : tensor<2x4x3xcomplex<f64>>
  %726 = "stablehlo.triangular_solve"(%720, %725) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %727 = stablehlo.real %726 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %728 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %729 = stablehlo.optimization_barrier %728 : tensor<2x4x3xf64>
  %730 = stablehlo.add %727, %729 : tensor<2x4x3xf64>
  %731 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%730, %731) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %732 = stablehlo.imag %726 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %733 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %734 = stablehlo.optimization_barrier %733 : tensor<2x4x3xf64>
  %735 = stablehlo.add %732, %734 : tensor<2x4x3xf64>
  %736 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%735, %736) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %737 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %738 = stablehlo.optimization_barrier %737 : tensor<2x4x4xf64>
  %739 = stablehlo.constant dense<[[[0.0, 2.0, -3.0, -1.0], [0.0, 0.0, -2.0, 3.0], [0.0, 0.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 3.0, 1.0, 3.0], [0.0, 0.0, -2.0, -1.0], [0.0, 0.0, 0.0, -3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf64>
  %740 = stablehlo.optimization_barrier %739 : tensor<2x4x4xf64>
  %741 = stablehlo.complex %738, %740 : tensor<2x4x4xcomplex<f64>>
  %742 = stablehlo.constant dense<[[[-3.0, 0.0, -1.0], [-8.0, -4.0, -1.0], [-5.0, 5.0, 4.0], [-9.0, 7.0, 4.0]], [[-3.0, 0.0, -3.0], [0.0, 5.0, -7.0], [3.0, 5.0, 6.0], [15.0, 14.0, 11.0]]]> : tensor<2x4x3xf64>
  %743 = stablehlo.optimization_barrier %742 : tensor<2x4x3xf64>
  %744 = stablehlo.constant dense<[[[0.0, 2.0, 0.0], [-7.0, 6.0, -1.0], [9.0, 3.0, 1.0], [19.0, 14.0, 9.0]], [[-3.0, -2.0, -1.0], [-17.0, -5.0, -9.0], [-2.0, 4.0, 2.0], [4.0, 0.0, -10.0]]]> : tensor<2x4x3xf64>
  %745 = stablehlo.optimization_barrier %744 : tensor<2x4x3xf64>
  %746 = stablehlo.complex %743, %745 : tensor<2x4x3xcomplex<f64>>
  %747 = "stablehlo.triangular_solve"(%741, %746) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %748 = stablehlo.real %747 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %749 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %750 = stablehlo.optimization_barrier %749 : tensor<2x4x3xf64>
  %751 = stablehlo.add %748, %750 : tensor<2x4x3xf64>
  %752 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%751, %752) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %753 = stablehlo.imag %747 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %754 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %755 = stablehlo.optimization_barrier %754 : tensor<2x4x3xf64>
  %756 = stablehlo.add %753, %755 : tensor<2x4x3xf64>
  %757 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%756, %757) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %758 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %759 = stablehlo.optimization_barrier %758 : tensor<2x4x4xf64>
  %760 = stablehlo.constant dense<[[[1.0, 2.0, -3.0, -1.0], [0.0, 1.0, -2.0, 3.0], [0.0, 0.0, 1.0, -2.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 1.0, 3.0], [0.0, 1.0, -2.0, -1.0], [0.0, 0.0, 1.0, -3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %761 = stablehlo.optimization_barrier %760 : tensor<2x4x4xf64>
  %762 = stablehlo.complex %759, %761 : tensor<2x4x4xcomplex<f64>>
  %763 = stablehlo.constant dense<[[[-3.0, -2.0, -1.0], [-7.0, -4.0, -2.0], [-7.0, 2.0, 2.0], [-10.0, 10.0, 4.0]], [[0.0, 2.0, -2.0], [-1.0, 4.0, -10.0], [3.0, 4.0, 6.0], [13.0, 12.0, 12.0]]]> : tensor<2x4x3xf64>
  %764 = stablehlo.optimization_barrier %763 : tensor<2x4x3xf64>
  %765 = stablehlo.constant dense<[[[-3.0, 2.0, -1.0], [-6.0, 6.0, 1.0], [6.0, 2.0, 3.0], [21.0, 16.0, 9.0]], [[-6.0, -2.0, -4.0], [-17.0, -6.0, -10.0], [-4.0, 6.0, 2.0], [3.0, 3.0, -12.0]]]> : tensor<2x4x3xf64>
  %766 = stablehlo.optimization_barrier %765 : tensor<2x4x3xf64>
  %767 = stablehlo.complex %764, %766 : tensor<2x4x3xcomplex<f64>>
  %768 = "stablehlo.triangular_solve"(%762, %767) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %769 = stablehlo.real %768 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %770 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %771 = stablehlo.optimization_barrier %770 : tensor<2x4x3xf64>
  %772 = stablehlo.add %769, %771 : tensor<2x4x3xf64>
  %773 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%772, %773) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %774 = stablehlo.imag %768 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %775 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %776 = stablehlo.optimization_barrier %775 : tensor<2x4x3xf64>
  %777 = stablehlo.add %774, %776 : tensor<2x4x3xf64>
  %778 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%777, %778) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %779 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %780 = stablehlo.optimization_barrier %779 : tensor<2x4x4xf64>
  %781 = stablehlo.constant dense<[[[0.0, 2.0, -3.0, -1.0], [0.0, 0.0, -2.0, 3.0], [0.0, 0.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 3.0, 1.0, 3.0], [0.0, 0.0, -2.0, -1.0], [0.0, 0.0, 0.0, -3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf64>
  %782 = stablehlo.optimization_barrier %781 : tensor<2x4x4xf64>
  %783 = stablehlo.complex %780, %782 : tensor<2x4x4xcomplex<f64>>
  %784 = stablehlo.constant dense<[[[-3.0, 0.0, -1.0], [-8.0, 4.0, -1.0], [-1.0, -7.0, 0.0], [-23.0, -9.0, 2.0]], [[-3.0, 0.0, -3.0], [-18.0, -7.0, -13.0], [-7.0, -3.0, -8.0], [-5.0, -6.0, -1.0]]]> : tensor<2x4x3xf64>
  %785 = stablehlo.optimization_barrier %784 : tensor<2x4x3xf64>
  %786 = stablehlo.constant dense<[[[0.0, 2.0, 0.0], [5.0, 6.0, 3.0], [-5.0, 3.0, 3.0], [-5.0, 10.0, 3.0]], [[-3.0, -2.0, -1.0], [1.0, -5.0, 9.0], [4.0, 0.0, 4.0], [10.0, 10.0, 6.0]]]> : tensor<2x4x3xf64>
  %787 = stablehlo.optimization_barrier %786 : tensor<2x4x3xf64>
  %788 = stablehlo.complex %785, %787 : tensor<2x4x3xcomplex<f64>>
  %789 = "stablehlo.triangular_solve"(%783, %788) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %790 = stablehlo.real %789 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %791 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %792 = stablehlo.optimization_barrier %791 : tensor<2x4x3xf64>
  %793 = stablehlo.add %790, %792 : tensor<2x4x3xf64>
  %794 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%793, %794) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %795 = stablehlo.imag %789 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %796 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %797 = stablehlo.optimization_barrier %796 : tensor<2x4x3xf64>
  %798 = stablehlo.add %795, %797 : tensor<2x4x3xf64>
  %799 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%798, %799) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %800 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %801 = stablehlo.optimization_barrier %800 : tensor<2x4x4xf64>
  %802 = stablehlo.constant dense<[[[1.0, 2.0, -3.0, -1.0], [0.0, 1.0, -2.0, 3.0], [0.0, 0.0, 1.0, -2.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 1.0, 3.0], [0.0, 1.0, -2.0, -1.0], [0.0, 0.0, 1.0, -3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %803 = stablehlo.optimization_barrier %802 : tensor<2x4x4xf64>
  %804 = stablehlo.complex %801, %803 : tensor<2x4x4xcomplex<f64>>
  %805 = stablehlo.constant dense<[[[-3.0, 2.0, -1.0], [-9.0, 4.0, 0.0], [1.0, -4.0, 2.0], [-22.0, -12.0, 2.0]], [[-6.0, -2.0, -4.0], [-17.0, -6.0, -10.0], [-7.0, -2.0, -8.0], [-3.0, -4.0, -2.0]]]> : tensor<2x4x3xf64>
  %806 = stablehlo.optimization_barrier %805 : tensor<2x4x3xf64>
  %807 = stablehlo.constant dense<[[[3.0, 2.0, 1.0], [4.0, 6.0, 1.0], [-2.0, 4.0, 1.0], [-7.0, 8.0, 3.0]], [[0.0, -2.0, 2.0], [1.0, -4.0, 10.0], [6.0, -2.0, 4.0], [11.0, 7.0, 8.0]]]> : tensor<2x4x3xf64>
  %808 = stablehlo.optimization_barrier %807 : tensor<2x4x3xf64>
  %809 = stablehlo.complex %806, %808 : tensor<2x4x3xcomplex<f64>>
  %810 = "stablehlo.triangular_solve"(%804, %809) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %811 = stablehlo.real %810 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %812 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %813 = stablehlo.optimization_barrier %812 : tensor<2x4x3xf64>
  %814 = stablehlo.add %811, %813 : tensor<2x4x3xf64>
  %815 = stablehlo.constant dense<[[[61.0, 64.0, 63.0], [65.0, 64.0, 66.0], [61.0, 63.0, 66.0], [66.0, 66.0, 64.0]], [[61.0, 64.0, 61.0], [64.0, 63.0, 63.0], [62.0, 66.0, 64.0], [63.0, 67.0, 62.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%814, %815) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %816 = stablehlo.imag %810 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %817 = stablehlo.constant dense<64.0> : tensor<2x4x3xf64>
  %818 = stablehlo.optimization_barrier %817 : tensor<2x4x3xf64>
  %819 = stablehlo.add %816, %818 : tensor<2x4x3xf64>
  %820 = stablehlo.constant dense<[[[64.0, 66.0, 64.0], [63.0, 64.0, 65.0], [66.0, 67.0, 66.0], [65.0, 61.0, 64.0]], [[61.0, 62.0, 63.0], [65.0, 65.0, 67.0], [64.0, 65.0, 64.0], [66.0, 66.0, 63.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_close(%819, %820) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %821 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %822 = stablehlo.optimization_barrier %821 : tensor<2x4x4xf64>
  %823 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0], [-3.0, -2.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0], [1.0, -2.0, 0.0, 0.0], [3.0, -1.0, -3.0, 0.0]]]> : tensor<2x4x4xf64>
  %824 = stablehlo.optimization_barrier %823 : tensor<2x4x4xf64>
  %825 = stablehlo.complex %822, %824 : tensor<2x4x4xcomplex<f64>>
  %826 = stablehlo.constant dense<[[[15.0, 2.0, 5.0, 2.0], [12.0, 15.0, -1.0, 2.0], [9.0, 6.0, 2.0, 0.0]], [[-10.0, 1.0, 4.0, -1.0], [-19.0, 2.0, 8.0, 3.0], [-8.0, 0.0, -3.0, -2.0]]]> : tensor<2x3x4xf64>
  %827 = stablehlo.optimization_barrier %826 : tensor<2x3x4xf64>
  %828 = stablehlo.constant dense<[[[9.0, 11.0, 1.0, 1.0], [-6.0, 8.0, -10.0, -3.0], [1.0, -3.0, 2.0, 0.0]], [[-9.0, 4.0, 3.0, 2.0], [5.0, -7.0, -8.0, 2.0], [1.0, 6.0, 6.0, -1.0]]]> : tensor<2x3x4xf64>
  %829 = stablehlo.optimization_barrier %828 : tensor<2x3x4xf64>
  %830 = stablehlo.complex %827, %829 : tensor<2x3x4xcomplex<f64>>
  %831 = "stablehlo.triangular_solve"(%825, %830) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %832 = stablehlo.real %831 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %833 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %834 = stablehlo.optimization_barrier %833 : tensor<2x3x4xf64>
  %835 = stablehlo.add %832, %834 : tensor<2x3x4xf64>
  %836 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%835, %836) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %837 = stablehlo.imag %831 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %838 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %839 = stablehlo.optimization_barrier %838 : tensor<2x3x4xf64>
  %840 = stablehlo.add %837, %839 : tensor<2x3x4xf64>
  %841 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%840, %841) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %842 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %843 = stablehlo.optimization_barrier %842 : tensor<2x4x4xf64>
  %844 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-3.0, -2.0, 1.0, 0.0], [-1.0, 3.0, -2.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [1.0, -2.0, 1.0, 0.0], [3.0, -1.0, -3.0, 1.0]]]> : tensor<2x4x4xf64>
  %845 = stablehlo.optimization_barrier %844 : tensor<2x4x4xf64>
  %846 = stablehlo.complex %843, %845 : tensor<2x4x4xcomplex<f64>>
  %847 = stablehlo.constant dense<[[[15.0, 3.0, 3.0, 1.0], [10.0, 15.0, -4.0, 5.0], [9.0, 5.0, 0.0, 0.0]], [[-7.0, 0.0, 4.0, -3.0], [-17.0, 1.0, 7.0, 1.0], [-7.0, -3.0, -3.0, -1.0]]]> : tensor<2x3x4xf64>
  %848 = stablehlo.optimization_barrier %847 : tensor<2x3x4xf64>
  %849 = stablehlo.constant dense<[[[6.0, 12.0, -2.0, 3.0], [-6.0, 8.0, -11.0, -1.0], [0.0, -1.0, 4.0, 0.0]], [[-12.0, 4.0, 1.0, 1.0], [5.0, -8.0, -6.0, 5.0], [-2.0, 5.0, 6.0, -3.0]]]> : tensor<2x3x4xf64>
  %850 = stablehlo.optimization_barrier %849 : tensor<2x3x4xf64>
  %851 = stablehlo.complex %848, %850 : tensor<2x3x4xcomplex<f64>>
  %852 = "stablehlo.triangular_solve"(%846, %851) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %853 = stablehlo.real %852 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %854 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %855 = stablehlo.optimization_barrier %854 : tensor<2x3x4xf64>
  %856 = stablehlo.add %853, %855 : tensor<2x3x4xf64>
  %857 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%856, %857) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %858 = stablehlo.imag %852 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %859 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %860 = stablehlo.optimization_barrier %859 : tensor<2x3x4xf64>
  %861 = stablehlo.add %858, %860 : tensor<2x3x4xf64>
  %862 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%861, %862) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %863 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %864 = stablehlo.optimization_barrier %863 : tensor<2x4x4xf64>
  %865 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0], [-3.0, -2.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0], [1.0, -2.0, 0.0, 0.0], [3.0, -1.0, -3.0, 0.0]]]> : tensor<2x4x4xf64>
  %866 = stablehlo.optimization_barrier %865 : tensor<2x4x4xf64>
  %867 = stablehlo.complex %864, %866 : tensor<2x4x4xcomplex<f64>>
  %868 = stablehlo.constant dense<[[[-3.0, -8.0, -5.0, -9.0], [0.0, -4.0, 5.0, 7.0], [-1.0, -1.0, 4.0, 4.0]], [[-3.0, 0.0, 3.0, 15.0], [0.0, 5.0, 5.0, 14.0], [-3.0, -7.0, 6.0, 11.0]]]> : tensor<2x3x4xf64>
  %869 = stablehlo.optimization_barrier %868 : tensor<2x3x4xf64>
  %870 = stablehlo.constant dense<[[[0.0, -7.0, 9.0, 19.0], [2.0, 6.0, 3.0, 14.0], [0.0, -1.0, 1.0, 9.0]], [[-3.0, -17.0, -2.0, 4.0], [-2.0, -5.0, 4.0, 0.0], [-1.0, -9.0, 2.0, -10.0]]]> : tensor<2x3x4xf64>
  %871 = stablehlo.optimization_barrier %870 : tensor<2x3x4xf64>
  %872 = stablehlo.complex %869, %871 : tensor<2x3x4xcomplex<f64>>
  %873 = "stablehlo.triangular_solve"(%867, %872) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %874 = stablehlo.real %873 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %875 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %876 = stablehlo.optimization_barrier %875 : tensor<2x3x4xf64>
  %877 = stablehlo.add %874, %876 : tensor<2x3x4xf64>
  %878 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%877, %878) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %879 = stablehlo.imag %873 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %880 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %881 = stablehlo.optimization_barrier %880 : tensor<2x3x4xf64>
  %882 = stablehlo.add %879, %881 : tensor<2x3x4xf64>
  %883 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%882, %883) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %884 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %885 = stablehlo.optimization_barrier %884 : tensor<2x4x4xf64>
  %886 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-3.0, -2.0, 1.0, 0.0], [-1.0, 3.0, -2.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [1.0, -2.0, 1.0, 0.0], [3.0, -1.0, -3.0, 1.0]]]> : tensor<2x4x4xf64>
  %887 = stablehlo.optimization_barrier %886 : tensor<2x4x4xf64>
  %888 = stablehlo.complex %885, %887 : tensor<2x4x4xcomplex<f64>>
  %889 = stablehlo.constant dense<[[[-3.0, -7.0, -7.0, -10.0], [-2.0, -4.0, 2.0, 10.0], [-1.0, -2.0, 2.0, 4.0]], [[0.0, -1.0, 3.0, 13.0], [2.0, 4.0, 4.0, 12.0], [-2.0, -10.0, 6.0, 12.0]]]> : tensor<2x3x4xf64>
  %890 = stablehlo.optimization_barrier %889 : tensor<2x3x4xf64>
  %891 = stablehlo.constant dense<[[[-3.0, -6.0, 6.0, 21.0], [2.0, 6.0, 2.0, 16.0], [-1.0, 1.0, 3.0, 9.0]], [[-6.0, -17.0, -4.0, 3.0], [-2.0, -6.0, 6.0, 3.0], [-4.0, -10.0, 2.0, -12.0]]]> : tensor<2x3x4xf64>
  %892 = stablehlo.optimization_barrier %891 : tensor<2x3x4xf64>
  %893 = stablehlo.complex %890, %892 : tensor<2x3x4xcomplex<f64>>
  %894 = "stablehlo.triangular_solve"(%888, %893) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %895 = stablehlo.real %894 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %896 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %897 = stablehlo.optimization_barrier %896 : tensor<2x3x4xf64>
  %898 = stablehlo.add %895, %897 : tensor<2x3x4xf64>
  %899 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%898, %899) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %900 = stablehlo.imag %894 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %901 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %902 = stablehlo.optimization_barrier %901 : tensor<2x3x4xf64>
  %903 = stablehlo.add %900, %902 : tensor<2x3x4xf64>
  %904 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%903, %904) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %905 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %906 = stablehlo.optimization_barrier %905 : tensor<2x4x4xf64>
  %907 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [2.0, 0.0, 0.0, 0.0], [-3.0, -2.0, 0.0, 0.0], [-1.0, 3.0, -2.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0], [1.0, -2.0, 0.0, 0.0], [3.0, -1.0, -3.0, 0.0]]]> : tensor<2x4x4xf64>
  %908 = stablehlo.optimization_barrier %907 : tensor<2x4x4xf64>
  %909 = stablehlo.complex %906, %908 : tensor<2x4x4xcomplex<f64>>
  %910 = stablehlo.constant dense<[[[-3.0, -8.0, -1.0, -23.0], [0.0, 4.0, -7.0, -9.0], [-1.0, -1.0, 0.0, 2.0]], [[-3.0, -18.0, -7.0, -5.0], [0.0, -7.0, -3.0, -6.0], [-3.0, -13.0, -8.0, -1.0]]]> : tensor<2x3x4xf64>
  %911 = stablehlo.optimization_barrier %910 : tensor<2x3x4xf64>
  %912 = stablehlo.constant dense<[[[0.0, 5.0, -5.0, -5.0], [2.0, 6.0, 3.0, 10.0], [0.0, 3.0, 3.0, 3.0]], [[-3.0, 1.0, 4.0, 10.0], [-2.0, -5.0, 0.0, 10.0], [-1.0, 9.0, 4.0, 6.0]]]> : tensor<2x3x4xf64>
  %913 = stablehlo.optimization_barrier %912 : tensor<2x3x4xf64>
  %914 = stablehlo.complex %911, %913 : tensor<2x3x4xcomplex<f64>>
  %915 = "stablehlo.triangular_solve"(%909, %914) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %916 = stablehlo.real %915 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %917 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %918 = stablehlo.optimization_barrier %917 : tensor<2x3x4xf64>
  %919 = stablehlo.add %916, %918 : tensor<2x3x4xf64>
  %920 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%919, %920) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %921 = stablehlo.imag %915 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %922 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %923 = stablehlo.optimization_barrier %922 : tensor<2x3x4xf64>
  %924 = stablehlo.add %921, %923 : tensor<2x3x4xf64>
  %925 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%924, %925) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %926 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [3.0, 0.0, 3.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0], [-2.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %927 = stablehlo.optimization_barrier %926 : tensor<2x4x4xf64>
  %928 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0], [-3.0, -2.0, 1.0, 0.0], [-1.0, 3.0, -2.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.0, 0.0], [1.0, -2.0, 1.0, 0.0], [3.0, -1.0, -3.0, 1.0]]]> : tensor<2x4x4xf64>
  %929 = stablehlo.optimization_barrier %928 : tensor<2x4x4xf64>
  %930 = stablehlo.complex %927, %929 : tensor<2x4x4xcomplex<f64>>
  %931 = stablehlo.constant dense<[[[-3.0, -9.0, 1.0, -22.0], [2.0, 4.0, -4.0, -12.0], [-1.0, 0.0, 2.0, 2.0]], [[-6.0, -17.0, -7.0, -3.0], [-2.0, -6.0, -2.0, -4.0], [-4.0, -10.0, -8.0, -2.0]]]> : tensor<2x3x4xf64>
  %932 = stablehlo.optimization_barrier %931 : tensor<2x3x4xf64>
  %933 = stablehlo.constant dense<[[[3.0, 4.0, -2.0, -7.0], [2.0, 6.0, 4.0, 8.0], [1.0, 1.0, 1.0, 3.0]], [[0.0, 1.0, 6.0, 11.0], [-2.0, -4.0, -2.0, 7.0], [2.0, 10.0, 4.0, 8.0]]]> : tensor<2x3x4xf64>
  %934 = stablehlo.optimization_barrier %933 : tensor<2x3x4xf64>
  %935 = stablehlo.complex %932, %934 : tensor<2x3x4xcomplex<f64>>
  %936 = "stablehlo.triangular_solve"(%930, %935) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %937 = stablehlo.real %936 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %938 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %939 = stablehlo.optimization_barrier %938 : tensor<2x3x4xf64>
  %940 = stablehlo.add %937, %939 : tensor<2x3x4xf64>
  %941 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%940, %941) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %942 = stablehlo.imag %936 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %943 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %944 = stablehlo.optimization_barrier %943 : tensor<2x3x4xf64>
  %945 = stablehlo.add %942, %944 : tensor<2x3x4xf64>
  %946 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%945, %946) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %947 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %948 = stablehlo.optimization_barrier %947 : tensor<2x4x4xf64>
  %949 = stablehlo.constant dense<[[[0.0, 2.0, -3.0, -1.0], [0.0, 0.0, -2.0, 3.0], [0.0, 0.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 3.0, 1.0, 3.0], [0.0, 0.0, -2.0, -1.0], [0.0, 0.0, 0.0, -3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf64>
  %950 = stablehlo.optimization_barrier %949 : tensor<2x4x4xf64>
  %951 = stablehlo.complex %948, %950 : tensor<2x4x4xcomplex<f64>>
  %952 = stablehlo.constant dense<[[[-3.0, -8.0, -5.0, -9.0], [0.0, -4.0, 5.0, 7.0], [-1.0, -1.0, 4.0, 4.0]], [[-3.0, 0.0, 3.0, 15.0], [0.0, 5.0, 5.0, 14.0], [-3.0, -7.0, 6.0, 11.0]]]> : tensor<2x3x4xf64>
  %953 = stablehlo.optimization_barrier %952 : tensor<2x3x4xf64>
  %954 = stablehlo.constant dense<[[[0.0, -7.0, 9.0, 19.0], [2.0, 6.0, 3.0, 14.0], [0.0, -1.0, 1.0, 9.0]], [[-3.0, -17.0, -2.0, 4.0], [-2.0, -5.0, 4.0, 0.0], [-1.0, -9.0, 2.0, -10.0]]]> : tensor<2x3x4xf64>
  %955 = stablehlo.optimization_barrier %954 : tensor<2x3x4xf64>
  %956 = stablehlo.complex %953, %955 : tensor<2x3x4xcomplex<f64>>
  %957 = "stablehlo.triangular_solve"(%951, %956) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %958 = stablehlo.real %957 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %959 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %960 = stablehlo.optimization_barrier %959 : tensor<2x3x4xf64>
  %961 = stablehlo.add %958, %960 : tensor<2x3x4xf64>
  %962 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%961, %962) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %963 = stablehlo.imag %957 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %964 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %965 = stablehlo.optimization_barrier %964 : tensor<2x3x4xf64>
  %966 = stablehlo.add %963, %965 : tensor<2x3x4xf64>
  %967 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%966, %967) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %968 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %969 = stablehlo.optimization_barrier %968 : tensor<2x4x4xf64>
  %970 = stablehlo.constant dense<[[[1.0, 2.0, -3.0, -1.0], [0.0, 1.0, -2.0, 3.0], [0.0, 0.0, 1.0, -2.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 1.0, 3.0], [0.0, 1.0, -2.0, -1.0], [0.0, 0.0, 1.0, -3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %971 = stablehlo.optimization_barrier %970 : tensor<2x4x4xf64>
  %972 = stablehlo.complex %969, %971 : tensor<2x4x4xcomplex<f64>>
  %973 = stablehlo.constant dense<[[[-3.0, -7.0, -7.0, -10.0], [-2.0, -4.0, 2.0, 10.0], [-1.0, -2.0, 2.0, 4.0]], [[0.0, -1.0, 3.0, 13.0], [2.0, 4.0, 4.0, 12.0], [-2.0, -10.0, 6.0, 12.0]]]> : tensor<2x3x4xf64>
  %974 = stablehlo.optimization_barrier %973 : tensor<2x3x4xf64>
  %975 = stablehlo.constant dense<[[[-3.0, -6.0, 6.0, 21.0], [2.0, 6.0, 2.0, 16.0], [-1.0, 1.0, 3.0, 9.0]], [[-6.0, -17.0, -4.0, 3.0], [-2.0, -6.0, 6.0, 3.0], [-4.0, -10.0, 2.0, -12.0]]]> : tensor<2x3x4xf64>
  %976 = stablehlo.optimization_barrier %975 : tensor<2x3x4xf64>
  %977 = stablehlo.complex %974, %976 : tensor<2x3x4xcomplex<f64>>
  %978 = "stablehlo.triangular_solve"(%972, %977) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %979 = stablehlo.real %978 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %980 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %981 = stablehlo.optimization_barrier %980 : tensor<2x3x4xf64>
  %982 = stablehlo.add %979, %981 : tensor<2x3x4xf64>
  %983 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%982, %983) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %984 = stablehlo.imag %978 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %985 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %986 = stablehlo.optimization_barrier %985 : tensor<2x3x4xf64>
  %987 = stablehlo.add %984, %986 : tensor<2x3x4xf64>
  %988 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%987, %988) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %989 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %990 = stablehlo.optimization_barrier %989 : tensor<2x4x4xf64>
  %991 = stablehlo.constant dense<[[[0.0, 2.0, -3.0, -1.0], [0.0, 0.0, -2.0, 3.0], [0.0, 0.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 3.0, 1.0, 3.0], [0.0, 0.0, -2.0, -1.0], [0.0, 0.0, 0.0, -3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf64>
  %992 = stablehlo.optimization_barrier %991 : tensor<2x4x4xf64>
  %993 = stablehlo.complex %990, %992 : tensor<2x4x4xcomplex<f64>>
  %994 = stablehlo.constant dense<[[[15.0, 2.0, 5.0, 2.0], [12.0, 15.0, -1.0, 2.0], [9.0, 6.0, 2.0, 0.0]], [[-10.0, 1.0, 4.0, -1.0], [-19.0, 2.0, 8.0, 3.0], [-8.0, 0.0, -3.0, -2.0]]]> : tensor<2x3x4xf64>
  %995 = stablehlo.optimization_barrier %994 : tensor<2x3x4xf64>
  %996 = stablehlo.constant dense<[[[9.0, 11.0, 1.0, 1.0], [-6.0, 8.0, -10.0, -3.0], [1.0, -3.0, 2.0, 0.0]], [[-9.0, 4.0, 3.0, 2.0], [5.0, -7.0, -8.0, 2.0], [1.0, 6.0, 6.0, -1.0]]]> : tensor<2x3x4xf64>
  %997 = stablehlo.optimization_barrier %996 : tensor<2x3x4xf64>
  %998 = stablehlo.complex %995, %997 : tensor<2x3x4xcomplex<f64>>
  %999 = "stablehlo.triangular_solve"(%993, %998) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %1000 = stablehlo.real %999 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1001 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1002 = stablehlo.optimization_barrier %1001 : tensor<2x3x4xf64>
  %1003 = stablehlo.add %1000, %1002 : tensor<2x3x4xf64>
  %1004 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1003, %1004) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %1005 = stablehlo.imag %999 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1006 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1007 = stablehlo.optimization_barrier %1006 : tensor<2x3x4xf64>
  %1008 = stablehlo.add %1005, %1007 : tensor<2x3x4xf64>
  %1009 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1008, %1009) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %1010 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %1011 = stablehlo.optimization_barrier %1010 : tensor<2x4x4xf64>
  %1012 = stablehlo.constant dense<[[[1.0, 2.0, -3.0, -1.0], [0.0, 1.0, -2.0, 3.0], [0.0, 0.0, 1.0, -2.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 1.0, 3.0], [0.0, 1.0, -2.0, -1.0], [0.0, 0.0, 1.0, -3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %1013 = stablehlo.optimization_barrier %1012 : tensor<2x4x4xf64>
  %1014 = stablehlo.complex %1011, %1013 : tensor<2x4x4xcomplex<f64>>
  %1015 = stablehlo.constant dense<[[[15.0, 3.0, 3.0, 1.0], [10.0, 15.0, -4.0, 5.0], [9.0, 5.0, 0.0, 0.0]], [[-7.0, 0.0, 4.0, -3.0], [-17.0, 1.0, 7.0, 1.0], [-7.0, -3.0, -3.0, -1.0]]]> : tensor<2x3x4xf64>
  %1016 = stablehlo.optimization_barrier %1015 : tensor<2x3x4xf64>
  %1017 = stablehlo.constant dense<[[[6.0, 12.0, -2.0, 3.0], [-6.0, 8.0, -11.0, -1.0], [0.0, -1.0, 4.0, 0.0]], [[-12.0, 4.0, 1.0, 1.0], [5.0, -8.0, -6.0, 5.0], [-2.0, 5.0, 6.0, -3.0]]]> : tensor<2x3x4xf64>
  %1018 = stablehlo.optimization_barrier %1017 : tensor<2x3x4xf64>
  %1019 = stablehlo.complex %1016, %1018 : tensor<2x3x4xcomplex<f64>>
  %1020 = "stablehlo.triangular_solve"(%1014, %1019) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %1021 = stablehlo.real %1020 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1022 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1023 = stablehlo.optimization_barrier %1022 : tensor<2x3x4xf64>
  %1024 = stablehlo.add %1021, %1023 : tensor<2x3x4xf64>
  %1025 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1024, %1025) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %1026 = stablehlo.imag %1020 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1027 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1028 = stablehlo.optimization_barrier %1027 : tensor<2x3x4xf64>
  %1029 = stablehlo.add %1026, %1028 : tensor<2x3x4xf64>
  %1030 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1029, %1030) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %1031 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %1032 = stablehlo.optimization_barrier %1031 : tensor<2x4x4xf64>
  %1033 = stablehlo.constant dense<[[[0.0, 2.0, -3.0, -1.0], [0.0, 0.0, -2.0, 3.0], [0.0, 0.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 3.0, 1.0, 3.0], [0.0, 0.0, -2.0, -1.0], [0.0, 0.0, 0.0, -3.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x4xf64>
  %1034 = stablehlo.optimization_barrier %1033 : tensor<2x4x4xf64>
  %1035 = stablehlo.complex %1032, %1034 : tensor<2x4x4xcomplex<f64>>
  %1036 = stablehlo.constant dense<[[[-3.0, 0.0, 1.0, 2.0], [0.0, -15.0, 11.0, 2.0], [1.0, -2.0, 2.0, 0.0]], [[8.0, -3.0, -8.0, -1.0], [1.0, -6.0, -4.0, 3.0], [4.0, 2.0, 3.0, -2.0]]]> : tensor<2x3x4xf64>
  %1037 = stablehlo.optimization_barrier %1036 : tensor<2x3x4xf64>
  %1038 = stablehlo.constant dense<[[[-9.0, -13.0, 9.0, 1.0], [-8.0, -8.0, -2.0, -3.0], [5.0, 5.0, 2.0, 0.0]], [[1.0, -6.0, -3.0, 2.0], [-11.0, 7.0, 10.0, 2.0], [19.0, 2.0, -6.0, -1.0]]]> : tensor<2x3x4xf64>
  %1039 = stablehlo.optimization_barrier %1038 : tensor<2x3x4xf64>
  %1040 = stablehlo.complex %1037, %1039 : tensor<2x3x4xcomplex<f64>>
  %1041 = "stablehlo.triangular_solve"(%1035, %1040) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %1042 = stablehlo.real %1041 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1043 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1044 = stablehlo.optimization_barrier %1043 : tensor<2x3x4xf64>
  %1045 = stablehlo.add %1042, %1044 : tensor<2x3x4xf64>
  %1046 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1045, %1046) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %1047 = stablehlo.imag %1041 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1048 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1049 = stablehlo.optimization_barrier %1048 : tensor<2x3x4xf64>
  %1050 = stablehlo.add %1047, %1049 : tensor<2x3x4xf64>
  %1051 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1050, %1051) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %1052 = stablehlo.constant dense<[[[1.0, 3.0, 0.0, 3.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 3.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 0.0, -2.0], [0.0, 1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %1053 = stablehlo.optimization_barrier %1052 : tensor<2x4x4xf64>
  %1054 = stablehlo.constant dense<[[[1.0, 2.0, -3.0, -1.0], [0.0, 1.0, -2.0, 3.0], [0.0, 0.0, 1.0, -2.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 3.0, 1.0, 3.0], [0.0, 1.0, -2.0, -1.0], [0.0, 0.0, 1.0, -3.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %1055 = stablehlo.optimization_barrier %1054 : tensor<2x4x4xf64>
  %1056 = stablehlo.complex %1053, %1055 : tensor<2x4x4xcomplex<f64>>
  %1057 = stablehlo.constant dense<[[[-3.0, -1.0, 3.0, 3.0], [2.0, -15.0, 14.0, -1.0], [1.0, -1.0, 4.0, 0.0]], [[5.0, -2.0, -8.0, 1.0], [-1.0, -5.0, -3.0, 5.0], [3.0, 5.0, 3.0, -3.0]]]> : tensor<2x3x4xf64>
  %1058 = stablehlo.optimization_barrier %1057 : tensor<2x3x4xf64>
  %1059 = stablehlo.constant dense<[[[-6.0, -14.0, 12.0, -1.0], [-8.0, -8.0, -1.0, -5.0], [6.0, 3.0, 0.0, 0.0]], [[4.0, -6.0, -1.0, 3.0], [-11.0, 8.0, 8.0, -1.0], [22.0, 3.0, -6.0, 1.0]]]> : tensor<2x3x4xf64>
  %1060 = stablehlo.optimization_barrier %1059 : tensor<2x3x4xf64>
  %1061 = stablehlo.complex %1058, %1060 : tensor<2x3x4xcomplex<f64>>
  %1062 = "stablehlo.triangular_solve"(%1056, %1061) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %1063 = stablehlo.real %1062 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1064 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1065 = stablehlo.optimization_barrier %1064 : tensor<2x3x4xf64>
  %1066 = stablehlo.add %1063, %1065 : tensor<2x3x4xf64>
  %1067 = stablehlo.constant dense<[[[61.0, 65.0, 61.0, 66.0], [64.0, 64.0, 63.0, 66.0], [63.0, 66.0, 66.0, 64.0]], [[61.0, 64.0, 62.0, 63.0], [64.0, 63.0, 66.0, 67.0], [61.0, 63.0, 64.0, 62.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1066, %1067) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %1068 = stablehlo.imag %1062 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
  %1069 = stablehlo.constant dense<64.0> : tensor<2x3x4xf64>
  %1070 = stablehlo.optimization_barrier %1069 : tensor<2x3x4xf64>
  %1071 = stablehlo.add %1068, %1070 : tensor<2x3x4xf64>
  %1072 = stablehlo.constant dense<[[[64.0, 63.0, 66.0, 65.0], [66.0, 64.0, 67.0, 61.0], [64.0, 65.0, 66.0, 64.0]], [[61.0, 65.0, 64.0, 66.0], [62.0, 65.0, 65.0, 66.0], [63.0, 67.0, 64.0, 63.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_close(%1071, %1072) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  // As JAX prints it for the CPU: the pivot has the largest |re| + |im|.
  %1074 = stablehlo.constant dense<[[-4.0, 5.5, -1.5, 2.5], [-4.0, -5.0, 3.0, -0.5], [8.0, 3.0, 1.0, -3.0], [4.0, -2.0, 7.0, -5.0]]> : tensor<4x4xf64>
  %1075 = stablehlo.optimization_barrier %1074 : tensor<4x4xf64>
  %1076 = stablehlo.constant dense<[[-0.5, -3.5, -1.5, -4.5], [-0.5, -0.5, 1.5, 5.5], [1.0, 3.0, 1.0, 3.0], [0.5, 2.5, 4.0, 4.0]]> : tensor<4x4xf64>
  %1077 = stablehlo.optimization_barrier %1076 : tensor<4x4xf64>
  %1078 = stablehlo.complex %1075, %1077 : tensor<4x4xcomplex<f64>>
  %1073:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%1078) {mhlo.backend_config = {}} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
  %1079 = stablehlo.constant dense<[3, 3, 4, 4]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%1073#1, %1079) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %1080 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%1073#2, %1080) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
  %1081 = stablehlo.real %1073#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  %1082 = stablehlo.constant dense<64.0> : tensor<4x4xf64>
  %1083 = stablehlo.optimization_barrier %1082 : tensor<4x4xf64>
  %1084 = stablehlo.add %1081, %1083 : tensor<4x4xf64>
  %1085 = stablehlo.constant dense<[[72.0, 67.0, 65.0, 61.0], [63.5, 71.0, 63.0, 65.0], [64.5, 63.5, 70.0, 61.0], [63.5, 63.5, 64.5, 64.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_close(%1084, %1085) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  %1086 = stablehlo.imag %1073#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
  %1087 = stablehlo.constant dense<64.0> : tensor<4x4xf64>
  %1088 = stablehlo.optimization_barrier %1087 : tensor<4x4xf64>
  %1089 = stablehlo.add %1086, %1088 : tensor<4x4xf64>
  %1090 = stablehlo.constant dense<[[65.0, 67.0, 65.0, 67.0], [64.0, 62.0, 63.0, 61.0], [64.0, 64.0, 67.0, 65.0], [64.0, 64.0, 64.0, 69.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_close(%1089, %1090) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
