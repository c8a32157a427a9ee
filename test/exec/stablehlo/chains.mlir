// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Ops that look as if they could be one, on numbers where they cannot.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[300, -300, -1, 127, -128, 32767]> : tensor<6xi16>
  %2 = stablehlo.optimization_barrier %1 : tensor<6xi16>
  %3 = stablehlo.convert %2 : (tensor<6xi16>) -> tensor<6xf32>
  %4 = stablehlo.convert %3 : (tensor<6xf32>) -> tensor<6xi8>
  %5 = stablehlo.constant dense<[127, -128, -1, 127, -128, 127]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<6xi8>, tensor<6xi8>) -> ()
  %6 = stablehlo.convert %3 : (tensor<6xf32>) -> tensor<6xui16>
  %7 = stablehlo.constant dense<[300, 0, 0, 127, 0, 32767]> : tensor<6xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<6xui16>, tensor<6xui16>) -> ()
  %8 = stablehlo.convert %2 : (tensor<6xi16>) -> tensor<6xi8>
  %9 = stablehlo.constant dense<[44, -44, -1, 127, -128, -1]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) {has_side_effect = true} : (tensor<6xi8>, tensor<6xi8>) -> ()
  %10 = stablehlo.convert %2 : (tensor<6xi16>) -> tensor<6xui16>
  %11 = stablehlo.constant dense<[300, 65236, 65535, 127, 65408, 32767]> : tensor<6xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) {has_side_effect = true} : (tensor<6xui16>, tensor<6xui16>) -> ()
  %12 = stablehlo.constant dense<16842753> : tensor<1xi32>
  %13 = stablehlo.optimization_barrier %12 : tensor<1xi32>
  %14 = stablehlo.convert %13 : (tensor<1xi32>) -> tensor<1xf64>
  %15 = stablehlo.convert %14 : (tensor<1xf64>) -> tensor<1xbf16>
  %16 = stablehlo.constant dense<16908288.0> : tensor<1xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %16) {has_side_effect = true} : (tensor<1xbf16>, tensor<1xbf16>) -> ()
  %17 = stablehlo.convert %13 : (tensor<1xi32>) -> tensor<1xbf16>
  %18 = stablehlo.constant dense<16777216.0> : tensor<1xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) {has_side_effect = true} : (tensor<1xbf16>, tensor<1xbf16>) -> ()
  %19 = stablehlo.constant dense<[0, 1, 4, 255]> : tensor<4xui8>
  %20 = stablehlo.optimization_barrier %19 : tensor<4xui8>
  %21 = stablehlo.negate %20 : tensor<4xui8>
  %22 = stablehlo.constant dense<[0, 255, 252, 1]> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%21, %22) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
  return
}
