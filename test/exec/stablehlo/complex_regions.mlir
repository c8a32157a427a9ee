// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Regions on complex elements against NumPy: small whole numbers, exactly.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[[-3.0, -3.0, 2.0, 0.0, 1.0, 1.0], [1.0, -3.0, 0.0, -2.0, -1.0, 3.0], [0.0, -3.0, 0.0, -3.0, 2.0, 3.0], [3.0, 1.0, 3.0, -1.0, -2.0, 0.0]]> : tensor<4x6xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<4x6xf32>
  %3 = stablehlo.constant dense<[[0.0, 1.0, 3.0, -2.0, 2.0, -3.0], [-1.0, 2.0, -2.0, 1.0, 0.0, 0.0], [3.0, 2.0, 2.0, 0.0, 3.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 2.0, 0.0]]> : tensor<4x6xf32>
  %4 = stablehlo.optimization_barrier %3 : tensor<4x6xf32>
  %5 = stablehlo.complex %2, %4 : tensor<4x6xcomplex<f32>>
  %6 = stablehlo.constant dense<1.0> : tensor<f32>
  %7 = stablehlo.optimization_barrier %6 : tensor<f32>
  %8 = stablehlo.constant dense<0.0> : tensor<f32>
  %9 = stablehlo.optimization_barrier %8 : tensor<f32>
  %10 = stablehlo.complex %7, %9 : tensor<complex<f32>>
  %11 = stablehlo.constant dense<0.0> : tensor<f32>
  %12 = stablehlo.optimization_barrier %11 : tensor<f32>
  %13 = stablehlo.constant dense<0.0> : tensor<f32>
  %14 = stablehlo.optimization_barrier %13 : tensor<f32>
  %15 = stablehlo.complex %12, %14 : tensor<complex<f32>>
  %16 = "stablehlo.reduce"(%5, %10) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %m = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %17 = stablehlo.real %16 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %18 = stablehlo.constant dense<[240.0, 66.0, -378.0, 0.0]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_close(%17, %18) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %19 = stablehlo.imag %16 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %20 = stablehlo.constant dense<[-420.0, -18.0, -918.0, -0.0]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_close(%19, %20) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %21 = "stablehlo.reduce_window"(%5, %10) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %m = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
  %22 = stablehlo.real %21 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  %23 = stablehlo.constant dense<[[228.0, 4.0], [204.0, -84.0], [-612.0, -24.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_close(%22, %23) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %24 = stablehlo.imag %21 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
  %25 = stablehlo.constant dense<[[264.0, -72.0], [-84.0, -48.0], [-216.0, -192.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_close(%24, %25) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %26 = "stablehlo.reduce_window"(%5, %10) <{padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 6>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %m = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %27 = stablehlo.real %26 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %28 = stablehlo.constant dense<[[-3.0, 9.0, 27.0, 42.0, 150.0, 240.0], [1.0, -1.0, 10.0, -22.0, 22.0, 66.0], [0.0, -6.0, 18.0, -54.0, -216.0, -378.0], [3.0, -3.0, -18.0, 18.0, -84.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%27, %28) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %29 = stablehlo.imag %26 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %30 = stablehlo.constant dense<[[0.0, -3.0, 21.0, -54.0, 30.0, -420.0], [-1.0, 5.0, 2.0, 6.0, -6.0, -18.0], [3.0, -9.0, -12.0, 36.0, -90.0, -918.0], [-3.0, -9.0, -24.0, 24.0, -12.0, -0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%29, %30) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %31 = "stablehlo.reduce_window"(%5, %10) <{padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 6>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %m = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %32 = stablehlo.real %31 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %33 = stablehlo.constant dense<[[240.0, -80.0, 38.0, -2.0, 7.0, 1.0], [66.0, 42.0, -6.0, 6.0, -3.0, 3.0], [-378.0, -306.0, 90.0, 9.0, -3.0, 3.0], [0.0, 0.0, 0.0, 0.0, -0.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%32, %33) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %34 = stablehlo.imag %31 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %35 = stablehlo.constant dense<[[-420.0, 140.0, -34.0, -14.0, -1.0, -3.0], [-18.0, 24.0, -12.0, -3.0, 0.0, 0.0], [-918.0, 126.0, 18.0, -45.0, 15.0, 3.0], [-0.0, -0.0, -0.0, -0.0, 0.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%34, %35) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %36 = "stablehlo.map"(%5, %5) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %m = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  %37 = stablehlo.real %36 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %38 = stablehlo.constant dense<[[9.0, 8.0, -5.0, -4.0, -3.0, -8.0], [0.0, 5.0, -4.0, 3.0, 1.0, 9.0], [-9.0, 5.0, -4.0, 9.0, -5.0, 0.0], [0.0, -3.0, 8.0, 1.0, 0.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%37, %38) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %39 = stablehlo.imag %36 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %40 = stablehlo.constant dense<[[-0.0, -6.0, 12.0, -0.0, 4.0, -6.0], [-2.0, -12.0, -0.0, -4.0, -0.0, 0.0], [0.0, -12.0, 0.0, -0.0, 12.0, 18.0], [-18.0, -4.0, -6.0, -0.0, -8.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%39, %40) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %41 = stablehlo.constant dense<[[2], [0], [2]]> : tensor<3x1xi32>
  %42 = stablehlo.optimization_barrier %41 : tensor<3x1xi32>
  %43 = stablehlo.constant dense<[[3.0, -1.0, 3.0, 1.0, 2.0, -2.0], [1.0, 2.0, 3.0, 3.0, 3.0, -3.0], [2.0, 0.0, 1.0, -2.0, -3.0, -3.0]]> : tensor<3x6xf32>
  %44 = stablehlo.optimization_barrier %43 : tensor<3x6xf32>
  %45 = stablehlo.constant dense<[[3.0, 3.0, -1.0, 0.0, -2.0, -2.0], [3.0, 1.0, -3.0, -2.0, 0.0, 3.0], [3.0, -2.0, 1.0, -3.0, -2.0, -2.0]]> : tensor<3x6xf32>
  %46 = stablehlo.optimization_barrier %45 : tensor<3x6xf32>
  %47 = stablehlo.complex %44, %46 : tensor<3x6xcomplex<f32>>
  %48 = "stablehlo.scatter"(%5, %42, %47) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %m = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  %49 = stablehlo.real %48 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %50 = stablehlo.constant dense<[[-3.0, -7.0, 15.0, -4.0, 3.0, 6.0], [1.0, -3.0, 0.0, -2.0, -1.0, 3.0], [-45.0, -22.0, -4.0, 6.0, -26.0, -24.0], [3.0, 1.0, 3.0, -1.0, -2.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%49, %50) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %51 = stablehlo.imag %48 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %52 = stablehlo.constant dense<[[-9.0, -1.0, 3.0, -6.0, 6.0, 12.0], [-1.0, 2.0, -2.0, 1.0, 0.0, 0.0], [-9.0, 6.0, 8.0, 9.0, -26.0, 36.0], [-3.0, -2.0, -1.0, 0.0, 2.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%51, %52) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  // Sorted by size, a payload with them; equal ones stay in order.
  %54 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23]]> : tensor<4x6xi32>
  %55 = stablehlo.optimization_barrier %54 : tensor<4x6xi32>
  %53:2 = "stablehlo.sort"(%5, %55) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>, %c: tensor<i32>, %d: tensor<i32>):
    %ar = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %ai = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %ap = stablehlo.multiply %ar, %ar : tensor<f32>
    %aq = stablehlo.multiply %ai, %ai : tensor<f32>
    %as = stablehlo.add %ap, %aq : tensor<f32>
    %br = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %bi = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %bp = stablehlo.multiply %br, %br : tensor<f32>
    %bq = stablehlo.multiply %bi, %bi : tensor<f32>
    %bs = stablehlo.add %bp, %bq : tensor<f32>
    %p = stablehlo.compare LT, %as, %bs : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x6xi32>) -> (tensor<4x6xcomplex<f32>>, tensor<4x6xi32>)
  %56 = stablehlo.real %53#0 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %57 = stablehlo.constant dense<[[0.0, 1.0, -3.0, -3.0, 1.0, 2.0], [-1.0, 1.0, 0.0, -2.0, 3.0, -3.0], [0.0, 0.0, -3.0, -3.0, 2.0, 3.0], [0.0, -1.0, 1.0, -2.0, 3.0, 3.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %58 = stablehlo.imag %53#0 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %59 = stablehlo.constant dense<[[-2.0, 2.0, 0.0, 1.0, -3.0, 3.0], [0.0, -1.0, -2.0, 1.0, 0.0, 2.0], [2.0, 3.0, 0.0, 2.0, 3.0, 3.0], [0.0, 0.0, -2.0, 2.0, -1.0, -3.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%58, %59) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %60 = stablehlo.constant dense<[[3, 4, 0, 1, 5, 2], [10, 6, 8, 9, 11, 7], [14, 12, 15, 13, 16, 17], [23, 21, 19, 22, 20, 18]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%53#1, %60) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  // Chosen by the real part, multiplied where windows meet.
  %61 = stablehlo.constant dense<[[0.0, -1.0, 2.0, 0.0, -1.0], [3.0, 1.0, 1.0, 2.0, -1.0], [3.0, -3.0, -1.0, -2.0, -3.0]]> : tensor<3x5xf32>
  %62 = stablehlo.optimization_barrier %61 : tensor<3x5xf32>
  %63 = stablehlo.constant dense<[[3.0, -3.0, 0.0, 2.0, 1.0], [2.0, -3.0, 0.0, -3.0, -2.0], [2.0, -3.0, 1.0, -3.0, -1.0]]> : tensor<3x5xf32>
  %64 = stablehlo.optimization_barrier %63 : tensor<3x5xf32>
  %65 = stablehlo.complex %62, %64 : tensor<3x5xcomplex<f32>>
  %66 = "stablehlo.select_and_scatter"(%5, %65, %10) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %ar = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %br = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %p = stablehlo.compare GE, %ar, %br : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %m = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %m : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %67 = stablehlo.real %66 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %68 = stablehlo.constant dense<[[1.0, 1.0, -2.0, 1.0, 0.0, 1.0], [-6.0, 1.0, 1.0, 1.0, 1.0, 3.0], [1.0, 1.0, 1.0, 1.0, -13.0, -3.0], [3.0, 1.0, 6.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%67, %68) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %69 = stablehlo.imag %66 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
  %70 = stablehlo.constant dense<[[0.0, 0.0, -6.0, 0.0, 2.0, 0.0], [9.0, 0.0, -3.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, -1.0], [2.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_close(%69, %70) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  return
}
