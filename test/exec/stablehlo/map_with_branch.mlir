// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// A map whose body branches: no op over whole tensors does that, so it goes element by element.
func.func @main() {
  %c = stablehlo.constant dense<[[1.0, -2.0], [-3.5, 0.0]]> : tensor<2x2xf32>
  %x = stablehlo.optimization_barrier %c : tensor<2x2xf32>
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %p = stablehlo.compare LT, %a, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = "stablehlo.if"(%p) ({
      %2 = stablehlo.multiply %a, %a : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }, {
      %3 = stablehlo.add %a, %a : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %want = stablehlo.constant dense<[[2.0, 4.0], [12.25, 0.0]]> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%0, %want) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  return
}
