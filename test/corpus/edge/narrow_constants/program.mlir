func.func public @main(%arg0: tensor<2xui4>) -> (tensor<4xui4>, tensor<3xi4>, tensor<2xui4>, tensor<3xi1>) {
  %0 = stablehlo.constant dense<[15, 8, 7, 0]> : tensor<4xui4>
  %1 = stablehlo.constant dense<[-8, -1, 7]> : tensor<3xi4>
  %2 = stablehlo.constant dense<15> : tensor<2xui4>
  %3 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  return %0, %1, %2, %3 : tensor<4xui4>, tensor<3xi4>, tensor<2xui4>, tensor<3xi1>
}
