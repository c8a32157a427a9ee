// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile compile %s -o %t.gcx --target-cpu x86-64-v3,x86-64-v4
// RUN: gcompile run %t.gcx
// An artifact with code for several levels of CPU, whose tiles differ in size and number. Row i of the product is
// 3 (i mod 5), 1024 times.
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<256x1024xi32>
  %five = stablehlo.constant dense<5> : tensor<256x1024xi32>
  %r = stablehlo.remainder %i, %five : tensor<256x1024xi32>
  %f = stablehlo.convert %r : (tensor<256x1024xi32>) -> tensor<256x1024xf32>
  %lhs = stablehlo.optimization_barrier %f : tensor<256x1024xf32>
  %three = stablehlo.constant dense<3.0> : tensor<1024x1024xf32>
  %rhs = stablehlo.optimization_barrier %three : tensor<1024x1024xf32>
  %y = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<256x1024xf32>, tensor<1024x1024xf32>) -> tensor<256x1024xf32>
  %scale = stablehlo.constant dense<3072.0> : tensor<256x1024xf32>
  %want = stablehlo.multiply %f, %scale : tensor<256x1024xf32>
  stablehlo.custom_call @check.expect_eq(%y, %want) {has_side_effect = true} : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> ()
  return
}
