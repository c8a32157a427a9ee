// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// A region over complex elements that uses one from above: three elements from 0, and the value once per step.
func.func @main() {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)]> : tensor<3xcomplex<f32>>
  %1 = stablehlo.optimization_barrier %0 : tensor<3xcomplex<f32>>
  %2 = stablehlo.constant dense<(10.0, 100.0)> : tensor<complex<f32>>
  %3 = stablehlo.optimization_barrier %2 : tensor<complex<f32>>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %4 = "stablehlo.reduce"(%1, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = stablehlo.add %a, %b : tensor<complex<f32>>
    %t = stablehlo.add %s, %3 : tensor<complex<f32>>
    stablehlo.return %t : tensor<complex<f32>>
  }) : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %5 = stablehlo.constant dense<(39.0, 312.0)> : tensor<complex<f32>>
  %6 = stablehlo.real %4 : (tensor<complex<f32>>) -> tensor<f32>
  %7 = stablehlo.real %5 : (tensor<complex<f32>>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  %8 = stablehlo.imag %4 : (tensor<complex<f32>>) -> tensor<f32>
  %9 = stablehlo.imag %5 : (tensor<complex<f32>>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%8, %9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  return
}
