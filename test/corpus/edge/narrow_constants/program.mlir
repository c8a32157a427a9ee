module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui4>) -> (tensor<4xui4>, tensor<3xi4>, tensor<2xui4>, tensor<3xi1>) {
    %c = stablehlo.constant dense<[15, 8, 7, 0]> : tensor<4xui4>
    %c_0 = stablehlo.constant dense<[-8, -1, 7]> : tensor<3xi4>
    %c_1 = stablehlo.constant dense<15> : tensor<2xui4>
    %c_2 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    return %c, %c_0, %c_1, %c_2 : tensor<4xui4>, tensor<3xi4>, tensor<2xui4>, tensor<3xi1>
  }
}
