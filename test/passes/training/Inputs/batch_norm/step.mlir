module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<6xf64>, %arg2: tensor<3x3x3x4xf64>, %arg3: tensor<3x3x4x6xf64>, %arg4: tensor<4xf64>, %arg5: tensor<6xf64>, %arg6: tensor<6x5xf64>, %arg7: tensor<4xf64>, %arg8: tensor<6xf64>, %arg9: tensor<3x3x3x4xf64>, %arg10: tensor<3x3x4x6xf64>, %arg11: tensor<4xf64>, %arg12: tensor<6xf64>, %arg13: tensor<6x5xf64>, %arg14: tensor<4xf64>, %arg15: tensor<6xf64>, %arg16: tensor<3x3x3x4xf64>, %arg17: tensor<3x3x4x6xf64>, %arg18: tensor<4xf64>, %arg19: tensor<6xf64>, %arg20: tensor<6x5xf64>, %arg21: tensor<4xf64>, %arg22: tensor<6xf64>, %arg23: tensor<4xf64>, %arg24: tensor<6xf64>, %arg25: tensor<8x6x6x3xf64>, %arg26: tensor<8xi32>, %arg27: tensor<8xf64>) -> (tensor<4xf64>, tensor<6xf64>, tensor<3x3x3x4xf64>, tensor<3x3x4x6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<6x5xf64>, tensor<4xf64>, tensor<6xf64>, tensor<3x3x3x4xf64>, tensor<3x3x4x6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<6x5xf64>, tensor<4xf64>, tensor<6xf64>, tensor<3x3x3x4xf64>, tensor<3x3x4x6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<6x5xf64>, tensor<4xf64>, tensor<6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<f64>) {
    %0 = stablehlo.convolution(%arg25, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x6x6x3xf64>, tensor<3x3x3x4xf64>) -> tensor<8x6x6x4xf64>
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
    %13 = stablehlo.compare EQ, %10, %12, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %16 = stablehlo.select %13, %14, %15 : tensor<1x4xi1>, tensor<1x4xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %18 = stablehlo.compare EQ, %17, %12, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %21 = stablehlo.select %18, %19, %20 : tensor<1x4xi1>, tensor<1x4xf64>
    %22 = stablehlo.divide %16, %21 : tensor<1x4xf64>
    %cst_9 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %24 = stablehlo.add %12, %23 : tensor<1x4xf64>
    %25 = stablehlo.rsqrt %24 : tensor<1x4xf64>
    %26 = stablehlo.divide %25, %24 : tensor<1x4xf64>
    %cst_10 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %28 = stablehlo.multiply %27, %26 : tensor<1x4xf64>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %30 = stablehlo.multiply %25, %29 : tensor<1x4xf64>
    %31 = stablehlo.broadcast_in_dim %4, dims = [0, 4] : (tensor<1x4xf64>) -> tensor<1x1x1x1x4xf64>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %33 = stablehlo.subtract %1, %32 : tensor<1x8x6x6x4xf64>
    %34 = stablehlo.broadcast_in_dim %30, dims = [0, 4] : (tensor<1x4xf64>) -> tensor<1x1x1x1x4xf64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %36 = stablehlo.multiply %33, %35 : tensor<1x8x6x6x4xf64>
    %37 = stablehlo.broadcast_in_dim %arg0, dims = [4] : (tensor<4xf64>) -> tensor<1x1x1x1x4xf64>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %39 = stablehlo.add %36, %38 : tensor<1x8x6x6x4xf64>
    %cst_11 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %41 = stablehlo.multiply %40, %arg21 : tensor<4xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.reduce(%4 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %44 = stablehlo.divide %42, %43 : tensor<4xf64>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %46 = stablehlo.multiply %45, %44 : tensor<4xf64>
    %47 = stablehlo.add %41, %46 : tensor<4xf64>
    %cst_15 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %49 = stablehlo.multiply %48, %arg23 : tensor<4xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %50 = stablehlo.reduce(%12 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %52 = stablehlo.divide %50, %51 : tensor<4xf64>
    %cst_18 = stablehlo.constant dense<1.0034843205574913> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %54 = stablehlo.multiply %52, %53 : tensor<4xf64>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %56 = stablehlo.multiply %55, %54 : tensor<4xf64>
    %57 = stablehlo.add %49, %56 : tensor<4xf64>
    %58 = stablehlo.reshape %39 : (tensor<1x8x6x6x4xf64>) -> tensor<8x6x6x4xf64>
    %59 = call @relu(%58) : (tensor<8x6x6x4xf64>) -> tensor<8x6x6x4xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<8x6x6x4xf64>
    %61 = stablehlo.compare GT, %58, %60, FLOAT : (tensor<8x6x6x4xf64>, tensor<8x6x6x4xf64>) -> tensor<8x6x6x4xi1>
    %62 = stablehlo.convolution(%59, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x6x6x4xf64>, tensor<3x3x4x6xf64>) -> tensor<8x6x6x6xf64>
    %63 = stablehlo.reshape %62 : (tensor<8x6x6x6xf64>) -> tensor<1x8x6x6x6xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %64 = stablehlo.reduce(%63 init: %cst_21) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %cst_22 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %66 = stablehlo.divide %64, %65 : tensor<1x6xf64>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %69 = stablehlo.subtract %63, %68 : tensor<1x8x6x6x6xf64>
    %70 = stablehlo.multiply %69, %69 : tensor<1x8x6x6x6xf64>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<1x8x6x6x6xf64>
    %72 = stablehlo.multiply %71, %69 : tensor<1x8x6x6x6xf64>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %73 = stablehlo.reduce(%70 init: %cst_24) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %cst_25 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %75 = stablehlo.divide %73, %74 : tensor<1x6xf64>
    %76 = stablehlo.broadcast_in_dim %66, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %78 = stablehlo.subtract %63, %77 : tensor<1x8x6x6x6xf64>
    %79 = stablehlo.broadcast_in_dim %75, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %cst_26 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<1x1x1x1x6xf64>
    %81 = stablehlo.add %79, %80 : tensor<1x1x1x1x6xf64>
    %82 = stablehlo.sqrt %81 : tensor<1x1x1x1x6xf64>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<1x1x1x1x6xf64>
    %84 = stablehlo.divide %83, %82 : tensor<1x1x1x1x6xf64>
    %85 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %86 = stablehlo.divide %78, %85 : tensor<1x8x6x6x6xf64>
    %87 = stablehlo.multiply %82, %82 : tensor<1x1x1x1x6xf64>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<1x1x1x1x6xf64>
    %89 = stablehlo.divide %88, %87 : tensor<1x1x1x1x6xf64>
    %90 = stablehlo.broadcast_in_dim %arg5, dims = [4] : (tensor<6xf64>) -> tensor<1x1x1x1x6xf64>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %92 = stablehlo.multiply %86, %91 : tensor<1x8x6x6x6xf64>
    %93 = stablehlo.broadcast_in_dim %arg1, dims = [4] : (tensor<6xf64>) -> tensor<1x1x1x1x6xf64>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %95 = stablehlo.add %92, %94 : tensor<1x8x6x6x6xf64>
    %cst_29 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %97 = stablehlo.multiply %96, %arg22 : tensor<6xf64>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %98 = stablehlo.reduce(%66 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %100 = stablehlo.divide %98, %99 : tensor<6xf64>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %102 = stablehlo.multiply %101, %100 : tensor<6xf64>
    %103 = stablehlo.add %97, %102 : tensor<6xf64>
    %cst_33 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %105 = stablehlo.multiply %104, %arg24 : tensor<6xf64>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %106 = stablehlo.reduce(%75 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %108 = stablehlo.divide %106, %107 : tensor<6xf64>
    %cst_36 = stablehlo.constant dense<1.0034843205574913> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %110 = stablehlo.multiply %108, %109 : tensor<6xf64>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %112 = stablehlo.multiply %111, %110 : tensor<6xf64>
    %113 = stablehlo.add %105, %112 : tensor<6xf64>
    %114 = stablehlo.reshape %95 : (tensor<1x8x6x6x6xf64>) -> tensor<8x6x6x6xf64>
    %115 = call @relu_0(%114) : (tensor<8x6x6x6xf64>) -> tensor<8x6x6x6xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %116 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<8x6x6x6xf64>
    %117 = stablehlo.compare GT, %114, %116, FLOAT : (tensor<8x6x6x6xf64>, tensor<8x6x6x6xf64>) -> tensor<8x6x6x6xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %118 = stablehlo.reduce(%115 init: %cst_39) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x6x6x6xf64>, tensor<f64>) -> tensor<8x6xf64>
    %cst_40 = stablehlo.constant dense<3.600000e+01> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<8x6xf64>
    %120 = stablehlo.divide %118, %119 : tensor<8x6xf64>
    %121 = stablehlo.dot_general %120, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf64>, tensor<6x5xf64>) -> tensor<8x5xf64>
    %122:3 = call @log_softmax(%121) : (tensor<8x5xf64>) -> (tensor<8x5xf64>, tensor<8x5xf64>, tensor<8x1xf64>)
    %123 = stablehlo.broadcast_in_dim %arg26, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %124:2 = call @take_along_axis(%122#0, %123) : (tensor<8x5xf64>, tensor<8x1xi32>) -> (tensor<8x1xf64>, tensor<8x1x1xi32>)
    %125 = stablehlo.reshape %124#0 : (tensor<8x1xf64>) -> tensor<8xf64>
    %126 = stablehlo.negate %125 : tensor<8xf64>
    %127 = stablehlo.multiply %126, %arg27 : tensor<8xf64>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %128 = stablehlo.reduce(%127 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %129 = stablehlo.reduce(%arg27 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %130 = stablehlo.divide %128, %129 : tensor<f64>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %131 = stablehlo.divide %cst_43, %129 : tensor<f64>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %133 = stablehlo.multiply %132, %arg27 : tensor<8xf64>
    %134 = stablehlo.negate %133 : tensor<8xf64>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<8xf64>) -> tensor<8x1xf64>
    %136 = call @take_along_axis_1(%124#1, %135) : (tensor<8x1x1xi32>, tensor<8x1xf64>) -> tensor<8x5xf64>
    %137 = call @log_softmax_2(%122#1, %122#2, %136) : (tensor<8x5xf64>, tensor<8x1xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %138 = stablehlo.dot_general %137, %120, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf64>, tensor<8x6xf64>) -> tensor<5x6xf64>
    %139 = stablehlo.transpose %138, dims = [1, 0] : (tensor<5x6xf64>) -> tensor<6x5xf64>
    %140 = stablehlo.dot_general %137, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf64>, tensor<6x5xf64>) -> tensor<8x6xf64>
    %cst_44 = stablehlo.constant dense<3.600000e+01> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<8x6xf64>
    %142 = stablehlo.divide %140, %141 : tensor<8x6xf64>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 3] : (tensor<8x6xf64>) -> tensor<8x6x6x6xf64>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %144 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<8x6x6x6xf64>
    %145 = stablehlo.select %117, %143, %144 : tensor<8x6x6x6xi1>, tensor<8x6x6x6xf64>
    %146 = stablehlo.reshape %145 : (tensor<8x6x6x6xf64>) -> tensor<1x8x6x6x6xf64>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %147 = stablehlo.reduce(%146 init: %cst_46) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %148 = stablehlo.reshape %147 : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %149 = stablehlo.reduce(%148 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %150 = stablehlo.multiply %86, %146 : tensor<1x8x6x6x6xf64>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %151 = stablehlo.reduce(%150 init: %cst_48) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %152 = stablehlo.reshape %151 : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %153 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %154 = stablehlo.multiply %146, %153 : tensor<1x8x6x6x6xf64>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %155 = stablehlo.reduce(%152 init: %cst_49) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %156 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %157 = stablehlo.multiply %154, %156 : tensor<1x8x6x6x6xf64>
    %158 = stablehlo.multiply %157, %78 : tensor<1x8x6x6x6xf64>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %159 = stablehlo.reduce(%158 init: %cst_50) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %160 = stablehlo.reshape %159 : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %161 = stablehlo.negate %160 : tensor<1x1x1x1x6xf64>
    %162 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %163 = stablehlo.divide %154, %162 : tensor<1x8x6x6x6xf64>
    %164 = stablehlo.multiply %161, %84 : tensor<1x1x1x1x6xf64>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %165 = stablehlo.reduce(%164 init: %cst_51) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %166 = stablehlo.broadcast_in_dim %165, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %167 = stablehlo.negate %163 : tensor<1x8x6x6x6xf64>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %168 = stablehlo.reduce(%167 init: %cst_52) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %169 = stablehlo.reshape %168 : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %170 = stablehlo.reduce(%169 init: %cst_53) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %171 = stablehlo.broadcast_in_dim %170, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %cst_54 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %172 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %173 = stablehlo.divide %166, %172 : tensor<1x6xf64>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %175 = stablehlo.multiply %174, %72 : tensor<1x8x6x6x6xf64>
    %176 = stablehlo.negate %175 : tensor<1x8x6x6x6xf64>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %177 = stablehlo.reduce(%176 init: %cst_55) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x6xf64>, tensor<f64>) -> tensor<1x6xf64>
    %178 = stablehlo.reshape %177 : (tensor<1x6xf64>) -> tensor<1x1x1x1x6xf64>
    %179 = stablehlo.add %163, %175 : tensor<1x8x6x6x6xf64>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %180 = stablehlo.reduce(%178 init: %cst_56) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %181 = stablehlo.broadcast_in_dim %180, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %182 = stablehlo.add %171, %181 : tensor<1x6xf64>
    %cst_57 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %184 = stablehlo.divide %182, %183 : tensor<1x6xf64>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 4] : (tensor<1x6xf64>) -> tensor<1x8x6x6x6xf64>
    %186 = stablehlo.add %179, %185 : tensor<1x8x6x6x6xf64>
    %187 = stablehlo.reshape %186 : (tensor<1x8x6x6x6xf64>) -> tensor<8x6x6x6xf64>
    %188 = stablehlo.convolution(%59, %187) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x6x6x4xf64>, tensor<8x6x6x6xf64>) -> tensor<3x3x4x6xf64>
    %189 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x4x6xf64>
    %190 = stablehlo.convolution(%187, %189) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x6x6x6xf64>, tensor<3x3x4x6xf64>) -> tensor<8x6x6x4xf64>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<8x6x6x4xf64>
    %192 = stablehlo.select %61, %190, %191 : tensor<8x6x6x4xi1>, tensor<8x6x6x4xf64>
    %193 = stablehlo.reshape %192 : (tensor<8x6x6x4xf64>) -> tensor<1x8x6x6x4xf64>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %194 = stablehlo.reduce(%193 init: %cst_59) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x4xf64>, tensor<f64>) -> tensor<1x4xf64>
    %195 = stablehlo.reshape %194 : (tensor<1x4xf64>) -> tensor<1x1x1x1x4xf64>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %196 = stablehlo.reduce(%195 init: %cst_60) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %197 = stablehlo.multiply %33, %193 : tensor<1x8x6x6x4xf64>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %198 = stablehlo.reduce(%197 init: %cst_61) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x4xf64>, tensor<f64>) -> tensor<1x4xf64>
    %199 = stablehlo.reshape %198 : (tensor<1x4xf64>) -> tensor<1x1x1x1x4xf64>
    %200 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %201 = stablehlo.multiply %193, %200 : tensor<1x8x6x6x4xf64>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %202 = stablehlo.reduce(%199 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %203 = stablehlo.broadcast_in_dim %202, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %204 = stablehlo.negate %201 : tensor<1x8x6x6x4xf64>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %205 = stablehlo.reduce(%204 init: %cst_63) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<1x8x6x6x4xf64>, tensor<f64>) -> tensor<1x4xf64>
    %206 = stablehlo.reshape %205 : (tensor<1x4xf64>) -> tensor<1x1x1x1x4xf64>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %207 = stablehlo.reduce(%206 init: %cst_64) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %208 = stablehlo.broadcast_in_dim %207, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %209 = stablehlo.multiply %25, %203 : tensor<1x4xf64>
    %210 = stablehlo.multiply %203, %29 : tensor<1x4xf64>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %211 = stablehlo.reduce(%209 init: %cst_65) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %212 = stablehlo.multiply %210, %28 : tensor<1x4xf64>
    %213 = stablehlo.multiply %212, %22 : tensor<1x4xf64>
    %214 = stablehlo.negate %213 : tensor<1x4xf64>
    %215 = stablehlo.multiply %4, %214 : tensor<1x4xf64>
    %216 = stablehlo.add %208, %215 : tensor<1x4xf64>
    %217 = stablehlo.multiply %214, %4 : tensor<1x4xf64>
    %218 = stablehlo.add %216, %217 : tensor<1x4xf64>
    %cst_66 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %220 = stablehlo.divide %213, %219 : tensor<1x4xf64>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 4] : (tensor<1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %222 = stablehlo.multiply %1, %221 : tensor<1x8x6x6x4xf64>
    %223 = stablehlo.add %201, %222 : tensor<1x8x6x6x4xf64>
    %224 = stablehlo.multiply %221, %1 : tensor<1x8x6x6x4xf64>
    %225 = stablehlo.add %223, %224 : tensor<1x8x6x6x4xf64>
    %cst_67 = stablehlo.constant dense<2.880000e+02> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %227 = stablehlo.divide %218, %226 : tensor<1x4xf64>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 4] : (tensor<1x4xf64>) -> tensor<1x8x6x6x4xf64>
    %229 = stablehlo.add %225, %228 : tensor<1x8x6x6x4xf64>
    %230 = stablehlo.reshape %229 : (tensor<1x8x6x6x4xf64>) -> tensor<8x6x6x4xf64>
    %231 = stablehlo.convolution(%arg25, %230) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x6x6x3xf64>, tensor<8x6x6x4xf64>) -> tensor<3x3x3x4xf64>
    %232 = stablehlo.multiply %196, %196 : tensor<4xf64>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %233 = stablehlo.reduce(%232 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %234 = stablehlo.add %cst_69, %233 : tensor<f64>
    %235 = stablehlo.multiply %149, %149 : tensor<6xf64>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %236 = stablehlo.reduce(%235 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %237 = stablehlo.add %234, %236 : tensor<f64>
    %238 = stablehlo.multiply %231, %231 : tensor<3x3x3x4xf64>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %239 = stablehlo.reduce(%238 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x3x4xf64>, tensor<f64>) -> tensor<f64>
    %240 = stablehlo.add %237, %239 : tensor<f64>
    %241 = stablehlo.multiply %188, %188 : tensor<3x3x4x6xf64>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %242 = stablehlo.reduce(%241 init: %cst_72) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x4x6xf64>, tensor<f64>) -> tensor<f64>
    %243 = stablehlo.add %240, %242 : tensor<f64>
    %244 = stablehlo.multiply %211, %211 : tensor<4xf64>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %245 = stablehlo.reduce(%244 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %246 = stablehlo.add %243, %245 : tensor<f64>
    %247 = stablehlo.multiply %155, %155 : tensor<6xf64>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %248 = stablehlo.reduce(%247 init: %cst_74) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %249 = stablehlo.add %246, %248 : tensor<f64>
    %250 = stablehlo.multiply %139, %139 : tensor<6x5xf64>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %251 = stablehlo.reduce(%250 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf64>, tensor<f64>) -> tensor<f64>
    %252 = stablehlo.add %249, %251 : tensor<f64>
    %253 = stablehlo.sqrt %252 : tensor<f64>
    %cst_76 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %254 = stablehlo.add %253, %cst_76 : tensor<f64>
    %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %255 = stablehlo.divide %cst_77, %254 : tensor<f64>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %256 = stablehlo.minimum %cst_78, %255 : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %258 = stablehlo.multiply %196, %257 : tensor<4xf64>
    %cst_79 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %259 = stablehlo.add %253, %cst_79 : tensor<f64>
    %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %260 = stablehlo.divide %cst_80, %259 : tensor<f64>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %261 = stablehlo.minimum %cst_81, %260 : tensor<f64>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %263 = stablehlo.multiply %149, %262 : tensor<6xf64>
    %cst_82 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %264 = stablehlo.add %253, %cst_82 : tensor<f64>
    %cst_83 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %265 = stablehlo.divide %cst_83, %264 : tensor<f64>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %266 = stablehlo.minimum %cst_84, %265 : tensor<f64>
    %267 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f64>) -> tensor<3x3x3x4xf64>
    %268 = stablehlo.multiply %231, %267 : tensor<3x3x3x4xf64>
    %cst_85 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %269 = stablehlo.add %253, %cst_85 : tensor<f64>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %270 = stablehlo.divide %cst_86, %269 : tensor<f64>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %271 = stablehlo.minimum %cst_87, %270 : tensor<f64>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f64>) -> tensor<3x3x4x6xf64>
    %273 = stablehlo.multiply %188, %272 : tensor<3x3x4x6xf64>
    %cst_88 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %274 = stablehlo.add %253, %cst_88 : tensor<f64>
    %cst_89 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %275 = stablehlo.divide %cst_89, %274 : tensor<f64>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %276 = stablehlo.minimum %cst_90, %275 : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %278 = stablehlo.multiply %211, %277 : tensor<4xf64>
    %cst_91 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %279 = stablehlo.add %253, %cst_91 : tensor<f64>
    %cst_92 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %280 = stablehlo.divide %cst_92, %279 : tensor<f64>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %281 = stablehlo.minimum %cst_93, %280 : tensor<f64>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %283 = stablehlo.multiply %155, %282 : tensor<6xf64>
    %cst_94 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %284 = stablehlo.add %253, %cst_94 : tensor<f64>
    %cst_95 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %285 = stablehlo.divide %cst_95, %284 : tensor<f64>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %286 = stablehlo.minimum %cst_96, %285 : tensor<f64>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %288 = stablehlo.multiply %139, %287 : tensor<6x5xf64>
    %cst_97 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %289 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %290 = stablehlo.multiply %289, %arg7 : tensor<4xf64>
    %cst_98 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %291 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %292 = stablehlo.multiply %291, %258 : tensor<4xf64>
    %293 = stablehlo.add %290, %292 : tensor<4xf64>
    %cst_99 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %294 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %295 = stablehlo.multiply %294, %arg8 : tensor<6xf64>
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %297 = stablehlo.multiply %296, %263 : tensor<6xf64>
    %298 = stablehlo.add %295, %297 : tensor<6xf64>
    %cst_101 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %299 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<3x3x3x4xf64>
    %300 = stablehlo.multiply %299, %arg9 : tensor<3x3x3x4xf64>
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %301 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<3x3x3x4xf64>
    %302 = stablehlo.multiply %301, %268 : tensor<3x3x3x4xf64>
    %303 = stablehlo.add %300, %302 : tensor<3x3x3x4xf64>
    %cst_103 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %304 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<3x3x4x6xf64>
    %305 = stablehlo.multiply %304, %arg10 : tensor<3x3x4x6xf64>
    %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %306 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f64>) -> tensor<3x3x4x6xf64>
    %307 = stablehlo.multiply %306, %273 : tensor<3x3x4x6xf64>
    %308 = stablehlo.add %305, %307 : tensor<3x3x4x6xf64>
    %cst_105 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %309 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %310 = stablehlo.multiply %309, %arg11 : tensor<4xf64>
    %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %311 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %312 = stablehlo.multiply %311, %278 : tensor<4xf64>
    %313 = stablehlo.add %310, %312 : tensor<4xf64>
    %cst_107 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %314 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %315 = stablehlo.multiply %314, %arg12 : tensor<6xf64>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %316 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %317 = stablehlo.multiply %316, %283 : tensor<6xf64>
    %318 = stablehlo.add %315, %317 : tensor<6xf64>
    %cst_109 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
    %319 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %320 = stablehlo.multiply %319, %arg13 : tensor<6x5xf64>
    %cst_110 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %321 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %322 = stablehlo.multiply %321, %288 : tensor<6x5xf64>
    %323 = stablehlo.add %320, %322 : tensor<6x5xf64>
    %cst_111 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
    %324 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %325 = stablehlo.multiply %324, %arg14 : tensor<4xf64>
    %cst_112 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %326 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %327 = stablehlo.multiply %326, %258 : tensor<4xf64>
    %328 = stablehlo.multiply %327, %258 : tensor<4xf64>
    %329 = stablehlo.add %325, %328 : tensor<4xf64>
    %cst_113 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
    %330 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %331 = stablehlo.multiply %330, %arg15 : tensor<6xf64>
    %cst_114 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %332 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %333 = stablehlo.multiply %332, %263 : tensor<6xf64>
    %334 = stablehlo.multiply %333, %263 : tensor<6xf64>
    %335 = stablehlo.add %331, %334 : tensor<6xf64>
    %cst_115 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
    %336 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f64>) -> tensor<3x3x3x4xf64>
    %337 = stablehlo.multiply %336, %arg16 : tensor<3x3x3x4xf64>
    %cst_116 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %338 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<3x3x3x4xf64>
    %339 = stablehlo.multiply %338, %268 : tensor<3x3x3x4xf64>
    %340 = stablehlo.multiply %339, %268 : tensor<3x3x3x4xf64>
    %341 = stablehlo.add %337, %340 : tensor<3x3x3x4xf64>
    %cst_117 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
    %342 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<3x3x4x6xf64>
    %343 = stablehlo.multiply %342, %arg17 : tensor<3x3x4x6xf64>
    %cst_118 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %344 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<3x3x4x6xf64>
    %345 = stablehlo.multiply %344, %273 : tensor<3x3x4x6xf64>
    %346 = stablehlo.multiply %345, %273 : tensor<3x3x4x6xf64>
    %347 = stablehlo.add %343, %346 : tensor<3x3x4x6xf64>
    %cst_119 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %349 = stablehlo.multiply %348, %arg18 : tensor<4xf64>
    %cst_120 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %350 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %351 = stablehlo.multiply %350, %278 : tensor<4xf64>
    %352 = stablehlo.multiply %351, %278 : tensor<4xf64>
    %353 = stablehlo.add %349, %352 : tensor<4xf64>
    %cst_121 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
    %354 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %355 = stablehlo.multiply %354, %arg19 : tensor<6xf64>
    %cst_122 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %356 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %357 = stablehlo.multiply %356, %283 : tensor<6xf64>
    %358 = stablehlo.multiply %357, %283 : tensor<6xf64>
    %359 = stablehlo.add %355, %358 : tensor<6xf64>
    %cst_123 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
    %360 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %361 = stablehlo.multiply %360, %arg20 : tensor<6x5xf64>
    %cst_124 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %362 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %363 = stablehlo.multiply %362, %288 : tensor<6x5xf64>
    %364 = stablehlo.multiply %363, %288 : tensor<6x5xf64>
    %365 = stablehlo.add %361, %364 : tensor<6x5xf64>
    %cst_125 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %366 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %367 = stablehlo.multiply %366, %293 : tensor<4xf64>
    %368 = stablehlo.sqrt %329 : tensor<4xf64>
    %cst_126 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %369 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %370 = stablehlo.add %368, %369 : tensor<4xf64>
    %371 = stablehlo.divide %367, %370 : tensor<4xf64>
    %372 = stablehlo.subtract %arg0, %371 : tensor<4xf64>
    %cst_127 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %373 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %374 = stablehlo.multiply %373, %298 : tensor<6xf64>
    %375 = stablehlo.sqrt %335 : tensor<6xf64>
    %cst_128 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %376 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %377 = stablehlo.add %375, %376 : tensor<6xf64>
    %378 = stablehlo.divide %374, %377 : tensor<6xf64>
    %379 = stablehlo.subtract %arg1, %378 : tensor<6xf64>
    %cst_129 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %380 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f64>) -> tensor<3x3x3x4xf64>
    %381 = stablehlo.multiply %380, %303 : tensor<3x3x3x4xf64>
    %382 = stablehlo.sqrt %341 : tensor<3x3x3x4xf64>
    %cst_130 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %383 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f64>) -> tensor<3x3x3x4xf64>
    %384 = stablehlo.add %382, %383 : tensor<3x3x3x4xf64>
    %385 = stablehlo.divide %381, %384 : tensor<3x3x3x4xf64>
    %386 = stablehlo.subtract %arg2, %385 : tensor<3x3x3x4xf64>
    %cst_131 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %387 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f64>) -> tensor<3x3x4x6xf64>
    %388 = stablehlo.multiply %387, %308 : tensor<3x3x4x6xf64>
    %389 = stablehlo.sqrt %347 : tensor<3x3x4x6xf64>
    %cst_132 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %390 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f64>) -> tensor<3x3x4x6xf64>
    %391 = stablehlo.add %389, %390 : tensor<3x3x4x6xf64>
    %392 = stablehlo.divide %388, %391 : tensor<3x3x4x6xf64>
    %393 = stablehlo.subtract %arg3, %392 : tensor<3x3x4x6xf64>
    %cst_133 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %394 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %395 = stablehlo.multiply %394, %313 : tensor<4xf64>
    %396 = stablehlo.sqrt %353 : tensor<4xf64>
    %cst_134 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %397 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %398 = stablehlo.add %396, %397 : tensor<4xf64>
    %399 = stablehlo.divide %395, %398 : tensor<4xf64>
    %400 = stablehlo.subtract %arg4, %399 : tensor<4xf64>
    %cst_135 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %401 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %402 = stablehlo.multiply %401, %318 : tensor<6xf64>
    %403 = stablehlo.sqrt %359 : tensor<6xf64>
    %cst_136 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %404 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %405 = stablehlo.add %403, %404 : tensor<6xf64>
    %406 = stablehlo.divide %402, %405 : tensor<6xf64>
    %407 = stablehlo.subtract %arg5, %406 : tensor<6xf64>
    %cst_137 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %408 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %409 = stablehlo.multiply %408, %323 : tensor<6x5xf64>
    %410 = stablehlo.sqrt %365 : tensor<6x5xf64>
    %cst_138 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %412 = stablehlo.add %410, %411 : tensor<6x5xf64>
    %413 = stablehlo.divide %409, %412 : tensor<6x5xf64>
    %414 = stablehlo.subtract %arg6, %413 : tensor<6x5xf64>
    return %372, %379, %386, %393, %400, %407, %414, %293, %298, %303, %308, %313, %318, %323, %329, %335, %341, %347, %353, %359, %365, %47, %103, %57, %113, %130 : tensor<4xf64>, tensor<6xf64>, tensor<3x3x3x4xf64>, tensor<3x3x4x6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<6x5xf64>, tensor<4xf64>, tensor<6xf64>, tensor<3x3x3x4xf64>, tensor<3x3x4x6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<6x5xf64>, tensor<4xf64>, tensor<6xf64>, tensor<3x3x3x4xf64>, tensor<3x3x4x6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<6x5xf64>, tensor<4xf64>, tensor<6xf64>, tensor<4xf64>, tensor<6xf64>, tensor<f64>
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
  func.func private @log_softmax(%arg0: tensor<8x5xf64>) -> (tensor<8x5xf64>, tensor<8x5xf64>, tensor<8x1xf64>) {
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
    return %11, %6, %8 : tensor<8x5xf64>, tensor<8x5xf64>, tensor<8x1xf64>
  }
  func.func private @take_along_axis(%arg0: tensor<8x5xf64>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf64>, tensor<8x1x1xi32>) {
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
    return %15, %5 : tensor<8x1xf64>, tensor<8x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf64>) -> tensor<8x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8x5xf64>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<8x5xf64>, tensor<8x1x1xi32>, tensor<8x1xf64>) -> tensor<8x5xf64>
    return %1 : tensor<8x5xf64>
  }
  func.func private @log_softmax_2(%arg0: tensor<8x5xf64>, %arg1: tensor<8x1xf64>, %arg2: tensor<8x5xf64>) -> tensor<8x5xf64> {
    %0 = stablehlo.negate %arg2 : tensor<8x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x5xf64>, tensor<f64>) -> tensor<8xf64>
    %2 = stablehlo.reshape %1 : (tensor<8xf64>) -> tensor<8x1xf64>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf64>, tensor<f64>) -> tensor<8xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf64>) -> tensor<8x5xf64>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x5xf64>
    %7 = stablehlo.add %arg2, %6 : tensor<8x5xf64>
    return %7 : tensor<8x5xf64>
  }
}
