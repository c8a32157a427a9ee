module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<6xf64>, %arg2: tensor<3x3x3x4xf64>, %arg3: tensor<3x3x4x6xf64>, %arg4: tensor<4xf64>, %arg5: tensor<6xf64>, %arg6: tensor<6x5xf64>, %arg7: tensor<4xf64>, %arg8: tensor<6xf64>, %arg9: tensor<4xf64>, %arg10: tensor<6xf64>, %arg11: tensor<8x6x6x3xf64>, %arg12: tensor<8xi32>, %arg13: tensor<8xf64>) -> (tensor<f64>, tensor<4xf64>, tensor<6xf64>, tensor<4xf64>, tensor<6xf64>) {
    %0 = stablehlo.convolution(%arg11, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x6x6x3xf64>, tensor<3x3x3x4xf64>) -> tensor<8x6x6x4xf64>
    %1 = stablehlo.reshape %0 : (tensor<8x6x6x4xf64>) -> tensor<1x8x6x6x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x4xf64>, tensor<f64>) -> tensor<1x4xf64>
    %cst_0 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %4 = stablehlo.divide %2, %3 : tensor<1x4xf64>
    %5 = stablehlo.multiply %1, %1 : tensor<1x8x6x6x4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x4xf64>, tensor<f64>) -> tensor<1x4xf64>
    %cst_2 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %8 = stablehlo.divide %6, %7 : tensor<1x4xf64>
    %9 = stablehlo.multiply %4, %4 : tensor<1x4xf64>
    %10 = stablehlo.subtract %8, %9 : tensor<1x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %12 = stablehlo.maximum %10, %11 : tensor<1x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %14 = stablehlo.add %12, %13 : tensor<1x4xf64>
    %15 = stablehlo.rsqrt %14 : tensor<1x4xf64>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %17 = stablehlo.multiply %15, %16 : tensor<1x4xf64>
    %18 = stablehlo.broadcast_in_dim %4, dims = [0, 4] : (tensor<1x4xf64>) -> tensor<1x1x1x1x4xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %20 = stablehlo.subtract %1, %19 : tensor<1x8x6x6x4xf64>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 4] : (tensor<1x4xf64>) -> tensor<1x1x1x1x4xf64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %23 = stablehlo.multiply %20, %22 : tensor<1x8x6x6x4xf64>
    %24 = stablehlo.broadcast_in_dim %arg0, dims = [4] : (tensor<4xf64>) -> tensor<1x1x1x1x4xf64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %26 = stablehlo.add %23, %25 : tensor<1x8x6x6x4xf64>
    %cst_5 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %28 = stablehlo.multiply %27, %arg7 : tensor<4xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.reduce(%4 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %31 = stablehlo.divide %29, %30 : tensor<4xf64>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %33 = stablehlo.multiply %32, %31 : tensor<4xf64>
    %34 = stablehlo.add %28, %33 : tensor<4xf64>
    %cst_9 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %36 = stablehlo.multiply %35, %arg9 : tensor<4xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.reduce(%12 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %39 = stablehlo.divide %37, %38 : tensor<4xf64>
    %cst_12 = stablehlo.constant dense<1.0034843205574913> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %41 = stablehlo.multiply %39, %40 : tensor<4xf64>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %43 = stablehlo.multiply %42, %41 : tensor<4xf64>
    %44 = stablehlo.add %36, %43 : tensor<4xf64>
    %45 = stablehlo.reshape %26 : (tensor<1x8x6x6x4xf64>) -> tensor<8x6x6x4xf64>
    %46 = call @relu(%45) : (tensor<8x6x6x4xf64>) -> tensor<8x6x6x4xf64>
    %47 = stablehlo.convolution(%46, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x6x6x4xf64>, tensor<3x3x4x6xf64>) -> tensor<8x6x6x6xf64>
    %48 = stablehlo.reshape %47 : (tensor<8x6x6x6xf64>) -> tensor<1x8x6x6x6xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %cst_15 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %51 = stablehlo.divide %49, %50 : tensor<1x6xf64>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %54 = stablehlo.subtract %48, %53 : tensor<1x8x6x6x6xf64>
    %55 = stablehlo.multiply %54, %54 : tensor<1x8x6x6x6xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.reduce(%55 init: %cst_16) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %cst_17 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %58 = stablehlo.divide %56, %57 : tensor<1x6xf64>
    %59 = stablehlo.broadcast_in_dim %51, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %61 = stablehlo.subtract %48, %60 : tensor<1x8x6x6x6xf64>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<1x1x1x1x6xf64>
    %64 = stablehlo.add %62, %63 : tensor<1x1x1x1x6xf64>
    %65 = stablehlo.sqrt %64 : tensor<1x1x1x1x6xf64>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %67 = stablehlo.divide %61, %66 : tensor<1x8x6x6x6xf64>
    %68 = stablehlo.broadcast_in_dim %arg5, dims = [4] : (tensor<6xf64>) -> tensor<1x1x1x1x6xf64>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %70 = stablehlo.multiply %67, %69 : tensor<1x8x6x6x6xf64>
    %71 = stablehlo.broadcast_in_dim %arg1, dims = [4] : (tensor<6xf64>) -> tensor<1x1x1x1x6xf64>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %73 = stablehlo.add %70, %72 : tensor<1x8x6x6x6xf64>
    %cst_19 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %75 = stablehlo.multiply %74, %arg8 : tensor<6xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %76 = stablehlo.reduce(%51 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %78 = stablehlo.divide %76, %77 : tensor<6xf64>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %80 = stablehlo.multiply %79, %78 : tensor<6xf64>
    %81 = stablehlo.add %75, %80 : tensor<6xf64>
    %cst_23 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %83 = stablehlo.multiply %82, %arg10 : tensor<6xf64>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %84 = stablehlo.reduce(%58 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %86 = stablehlo.divide %84, %85 : tensor<6xf64>
    %cst_26 = stablehlo.constant dense<1.0034843205574913> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %88 = stablehlo.multiply %86, %87 : tensor<6xf64>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %89 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %90 = stablehlo.multiply %89, %88 : tensor<6xf64>
    %91 = stablehlo.add %83, %90 : tensor<6xf64>
    %92 = stablehlo.reshape %73 : (tensor<1x8x6x6x6xf64>) -> tensor<8x6x6x6xf64>
    %93 = call @relu_0(%92) : (tensor<8x6x6x6xf64>) -> tensor<8x6x6x6xf64>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %94 = stablehlo.reduce(%93 init: %cst_28) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x6x6x6xf64>, tensor<f64>) -> tensor<8x6xf64>
    %cst_29 = stablehlo.constant dense<3.600000e+01> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<8x6xf64>
    %96 = stablehlo.divide %94, %95 : tensor<8x6xf64>
    %97 = stablehlo.dot_general %96, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf64>, tensor<6x5xf64>) -> tensor<8x5xf64>
    %98 = call @log_softmax(%97) : (tensor<8x5xf64>) -> tensor<8x5xf64>
    %99 = stablehlo.broadcast_in_dim %arg12, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %100 = call @take_along_axis(%98, %99) : (tensor<8x5xf64>, tensor<8x1xi32>) -> tensor<8x1xf64>
    %101 = stablehlo.reshape %100 : (tensor<8x1xf64>) -> tensor<8xf64>
    %102 = stablehlo.negate %101 : tensor<8xf64>
    %103 = stablehlo.multiply %102, %arg13 : tensor<8xf64>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %104 = stablehlo.reduce(%103 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %105 = stablehlo.reduce(%arg13 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %106 = stablehlo.divide %104, %105 : tensor<f64>
    return %106, %34, %81, %44, %91 : tensor<f64>, tensor<4xf64>, tensor<6xf64>, tensor<4xf64>, tensor<6xf64>
  }
  func.func private @relu(%arg0: tensor<8x6x6x4xf64>) -> tensor<8x6x6x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8x6x6x4xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6x6x4xf64>
    return %1 : tensor<8x6x6x4xf64>
  }
  func.func private @relu_0(%arg0: tensor<8x6x6x6xf64>) -> tensor<8x6x6x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8x6x6x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6x6x6xf64>
    return %1 : tensor<8x6x6x6xf64>
  }
  func.func private @log_softmax(%arg0: tensor<8x5xf64>) -> tensor<8x5xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x5xf64>, tensor<f64>) -> tensor<8xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf64>) -> tensor<8x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x5xf64>
    %6 = stablehlo.exponential %5 : tensor<8x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x5xf64>, tensor<f64>) -> tensor<8xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf64>) -> tensor<8x1xf64>
    %9 = stablehlo.log %8 : tensor<8x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x5xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<8x5xf64>
    return %11 : tensor<8x5xf64>
  }
  func.func private @take_along_axis(%arg0: tensor<8x5xf64>, %arg1: tensor<8x1xi32>) -> tensor<8x1xf64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x5xf64>, tensor<8x1x1xi32>) -> tensor<8x1xf64>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8x1xf64>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf64>
    return %15 : tensor<8x1xf64>
  }
}
