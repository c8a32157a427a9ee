module @jit_adamw attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32> {tf.aliasing_output = 1 : i32}, %arg3: tensor<i32> {tf.aliasing_output = 2 : i32}, %arg4: tensor<64x128xf32> {tf.aliasing_output = 3 : i32}) -> (tensor<64x128xf32> {jax.result_info = "result[0]['w']"}, tensor<64x128xf32> {jax.result_info = "result[1]['m']['w']"}, tensor<i32> {jax.result_info = "result[1]['t']"}, tensor<64x128xf32> {jax.result_info = "result[1]['v']['w']"}) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<64x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %1 : tensor<f32>
    %3 = stablehlo.sqrt %2 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %4 = stablehlo.add %3, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %cst_2, %4 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.minimum %cst_3, %5 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<64x128xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %arg3, %c : tensor<i32>
    %10 = stablehlo.convert %9 : (tensor<i32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %12 = stablehlo.multiply %11, %arg2 : tensor<64x128xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %14 = stablehlo.multiply %13, %8 : tensor<64x128xf32>
    %15 = stablehlo.add %12, %14 : tensor<64x128xf32>
    %cst_6 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %17 = stablehlo.multiply %16, %arg4 : tensor<64x128xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %19 = stablehlo.multiply %18, %8 : tensor<64x128xf32>
    %20 = stablehlo.multiply %19, %8 : tensor<64x128xf32>
    %21 = stablehlo.add %17, %20 : tensor<64x128xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %22 = stablehlo.power %cst_8, %10 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.subtract %cst_9, %22 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %25 = stablehlo.divide %15, %24 : tensor<64x128xf32>
    %cst_10 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %26 = stablehlo.power %cst_10, %10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.subtract %cst_11, %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %29 = stablehlo.divide %21, %28 : tensor<64x128xf32>
    %30 = stablehlo.sqrt %29 : tensor<64x128xf32>
    %cst_12 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %32 = stablehlo.add %30, %31 : tensor<64x128xf32>
    %33 = stablehlo.divide %25, %32 : tensor<64x128xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %35 = stablehlo.multiply %34, %arg0 : tensor<64x128xf32>
    %36 = stablehlo.add %33, %35 : tensor<64x128xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<64x128xf32>
    %39 = stablehlo.subtract %arg0, %38 : tensor<64x128xf32>
    return %39, %15, %9, %21 : tensor<64x128xf32>, tensor<64x128xf32>, tensor<i32>, tensor<64x128xf32>
  }
}
