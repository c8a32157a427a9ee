// optax.adamw(0.03, weight_decay=0.05), by make_update.py
module @jit_update attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<i32>) -> (tensor<4xf64> {jax.result_info = "result[0]"}, tensor<4xf64> {jax.result_info = "result[1]"}, tensor<4xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.099999999999999978> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4xf64>
    %4 = stablehlo.add %1, %3 : tensor<4xf64>
    %5 = stablehlo.multiply %arg0, %arg0 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0.0010000000000000009> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %9 = stablehlo.multiply %8, %arg3 : tensor<4xf64>
    %10 = stablehlo.add %7, %9 : tensor<4xf64>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %11 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %arg4, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<2147483647> : tensor<i32>
    %13 = call @_where(%11, %12, %c_4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_5 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %14 = stablehlo.convert %13 : (tensor<i32>) -> tensor<f64>
    %15 = stablehlo.power %cst_5, %14 : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.subtract %cst_6, %15 : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %18 = stablehlo.divide %4, %17 : tensor<4xf64>
    %cst_7 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
    %19 = stablehlo.convert %13 : (tensor<i32>) -> tensor<f64>
    %20 = stablehlo.power %cst_7, %19 : tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.subtract %cst_8, %20 : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %23 = stablehlo.divide %10, %22 : tensor<4xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %25 = stablehlo.add %23, %24 : tensor<4xf64>
    %26 = stablehlo.sqrt %25 : tensor<4xf64>
    %cst_10 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %28 = stablehlo.add %26, %27 : tensor<4xf64>
    %29 = stablehlo.divide %18, %28 : tensor<4xf64>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %31 = stablehlo.multiply %30, %arg1 : tensor<4xf64>
    %32 = stablehlo.add %29, %31 : tensor<4xf64>
    %cst_12 = stablehlo.constant dense<-3.000000e-02> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %34 = stablehlo.multiply %33, %32 : tensor<4xf64>
    %35 = stablehlo.add %arg1, %34 : tensor<4xf64>
    return %35, %4, %10 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
