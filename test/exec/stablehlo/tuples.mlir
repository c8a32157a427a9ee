// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Tuples and tokens through loops, branches, calls and barriers.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<6xf32>
  %token = stablehlo.create_token : !stablehlo.token
  %both = stablehlo.after_all %token, %token : !stablehlo.token
  %pair = stablehlo.tuple %2, %both : tuple<tensor<6xf32>, !stablehlo.token>
  %barrier:2 = stablehlo.optimization_barrier %2, %both : tensor<6xf32>, !stablehlo.token
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %loop:3 = stablehlo.while(%i = %zero, %t = %barrier#1, %v = %barrier#0) : tensor<i32>, !stablehlo.token, tensor<6xf32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.add %i, %one : tensor<i32>
      %after = stablehlo.after_all %t : !stablehlo.token
      %w = stablehlo.add %v, %v : tensor<6xf32>
      stablehlo.return %n, %after, %w : tensor<i32>, !stablehlo.token, tensor<6xf32>
    }
  %called = func.call @nested(%pair, %loop#1) : (tuple<tensor<6xf32>, !stablehlo.token>, !stablehlo.token) -> tuple<tuple<tensor<6xf32>, tensor<6xf32>>, !stablehlo.token, tensor<i32>>
  %inner = stablehlo.get_tuple_element %called[0] : (tuple<tuple<tensor<6xf32>, tensor<6xf32>>, !stablehlo.token, tensor<i32>>) -> tuple<tensor<6xf32>, tensor<6xf32>>
  %second = stablehlo.get_tuple_element %inner[1] : (tuple<tensor<6xf32>, tensor<6xf32>>) -> tensor<6xf32>
  %number = stablehlo.get_tuple_element %called[2] : (tuple<tuple<tensor<6xf32>, tensor<6xf32>>, !stablehlo.token, tensor<i32>>) -> tensor<i32>
  %chosen:2 = "stablehlo.case"(%number) ({
    stablehlo.return %second, %token : tensor<6xf32>, !stablehlo.token
  }, {
    stablehlo.return %2, %token : tensor<6xf32>, !stablehlo.token
  }) : (tensor<i32>) -> (tensor<6xf32>, !stablehlo.token)
  %3 = stablehlo.constant dense<[0.0, 8.0, 16.0, 24.0, 32.0, 40.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%loop#2, %3) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  %4 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%chosen#0, %4) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  return
}
func.func private @nested(%pair: tuple<tensor<6xf32>, !stablehlo.token>, %token: !stablehlo.token) -> tuple<tuple<tensor<6xf32>, tensor<6xf32>>, !stablehlo.token, tensor<i32>> {
  %a = stablehlo.get_tuple_element %pair[0] : (tuple<tensor<6xf32>, !stablehlo.token>) -> tensor<6xf32>
  %one = stablehlo.constant dense<1.0> : tensor<6xf32>
  %b = stablehlo.add %a, %one : tensor<6xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %inner = stablehlo.tuple %a, %b : tuple<tensor<6xf32>, tensor<6xf32>>
  %all = stablehlo.tuple %inner, %token, %zero : tuple<tuple<tensor<6xf32>, tensor<6xf32>>, !stablehlo.token, tensor<i32>>
  return %all : tuple<tuple<tensor<6xf32>, tensor<6xf32>>, !stablehlo.token, tensor<i32>>
}
