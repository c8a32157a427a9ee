module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8xf32> {gc.name = "params/block_0/attention/key/bias", gc.role = "param"}, %arg1: tensor<16x2x8xf32> {gc.name = "params/block_0/attention/key/kernel", gc.role = "param"}, %arg2: tensor<16xf32> {gc.name = "params/block_0/attention/out/bias", gc.role = "param"}, %arg3: tensor<2x8x16xf32> {gc.name = "params/block_0/attention/out/kernel", gc.role = "param"}, %arg4: tensor<2x8xf32> {gc.name = "params/block_0/attention/query/bias", gc.role = "param"}, %arg5: tensor<16x2x8xf32> {gc.name = "params/block_0/attention/query/kernel", gc.role = "param"}, %arg6: tensor<2x8xf32> {gc.name = "params/block_0/attention/value/bias", gc.role = "param"}, %arg7: tensor<16x2x8xf32> {gc.name = "params/block_0/attention/value/kernel", gc.role = "param"}, %arg8: tensor<16xf32> {gc.name = "params/block_0/down/bias", gc.role = "param"}, %arg9: tensor<64x16xf32> {gc.name = "params/block_0/down/kernel", gc.role = "param"}, %arg10: tensor<16xf32> {gc.name = "params/block_0/norm_1/bias", gc.role = "param"}, %arg11: tensor<16xf32> {gc.name = "params/block_0/norm_1/scale", gc.role = "param"}, %arg12: tensor<16xf32> {gc.name = "params/block_0/norm_2/bias", gc.role = "param"}, %arg13: tensor<16xf32> {gc.name = "params/block_0/norm_2/scale", gc.role = "param"}, %arg14: tensor<64xf32> {gc.name = "params/block_0/up/bias", gc.role = "param"}, %arg15: tensor<16x64xf32> {gc.name = "params/block_0/up/kernel", gc.role = "param"}, %arg16: tensor<2x8xf32> {gc.name = "params/block_1/attention/key/bias", gc.role = "param"}, %arg17: tensor<16x2x8xf32> {gc.name = "params/block_1/attention/key/kernel", gc.role = "param"}, %arg18: tensor<16xf32> {gc.name = "params/block_1/attention/out/bias", gc.role = "param"}, %arg19: tensor<2x8x16xf32> {gc.name = "params/block_1/attention/out/kernel", gc.role = "param"}, %arg20: tensor<2x8xf32> {gc.name = "params/block_1/attention/query/bias", gc.role = "param"}, %arg21: tensor<16x2x8xf32> {gc.name = "params/block_1/attention/query/kernel", gc.role = "param"}, %arg22: tensor<2x8xf32> {gc.name = "params/block_1/attention/value/bias", gc.role = "param"}, %arg23: tensor<16x2x8xf32> {gc.name = "params/block_1/attention/value/kernel", gc.role = "param"}, %arg24: tensor<16xf32> {gc.name = "params/block_1/down/bias", gc.role = "param"}, %arg25: tensor<64x16xf32> {gc.name = "params/block_1/down/kernel", gc.role = "param"}, %arg26: tensor<16xf32> {gc.name = "params/block_1/norm_1/bias", gc.role = "param"}, %arg27: tensor<16xf32> {gc.name = "params/block_1/norm_1/scale", gc.role = "param"}, %arg28: tensor<16xf32> {gc.name = "params/block_1/norm_2/bias", gc.role = "param"}, %arg29: tensor<16xf32> {gc.name = "params/block_1/norm_2/scale", gc.role = "param"}, %arg30: tensor<64xf32> {gc.name = "params/block_1/up/bias", gc.role = "param"}, %arg31: tensor<16x64xf32> {gc.name = "params/block_1/up/kernel", gc.role = "param"}, %arg32: tensor<48x16xf32> {gc.name = "params/embed/embedding", gc.role = "param"}, %arg33: tensor<16xf32> {gc.name = "params/norm/bias", gc.role = "param"}, %arg34: tensor<16xf32> {gc.name = "params/norm/scale", gc.role = "param"}, %arg35: tensor<12x16xf32> {gc.name = "params/position", gc.role = "param"}, %arg36: tensor<3x12xi32> {gc.name = "batch/targets", gc.role = "batch"}, %arg37: tensor<3x12xi32> {gc.name = "batch/tokens", gc.role = "batch"}) -> (tensor<f32> {gc.name = "loss", gc.role = "loss"}) {
    %0 = call @_take(%arg32, %arg37) : (tensor<48x16xf32>, tensor<3x12xi32>) -> tensor<3x12x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg35, dims = [1, 2] : (tensor<12x16xf32>) -> tensor<1x12x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x12x16xf32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x12x16xf32>
    %4 = stablehlo.iota dim = 0 : tensor<12xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<12xi32>) -> tensor<3x12xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x12xi32>) -> tensor<3x12x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<3x12xi32>) -> tensor<3x1x12xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<3x12x1xi32>) -> tensor<3x12x12xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x1x12xi32>) -> tensor<3x12x12xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<3x12x12xi32>, tensor<3x12x12xi32>) -> tensor<3x12x12xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 2, 3] : (tensor<3x12x12xi1>) -> tensor<3x1x12x12xi1>
    %12 = stablehlo.convert %11 : (tensor<3x1x12x12xi1>) -> tensor<3x1x12x12xf32>
    %13 = chlo.square %3 : tensor<3x12x16xf32> -> tensor<3x12x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %16 = stablehlo.divide %14, %15 : tensor<3x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %19 = stablehlo.divide %17, %18 : tensor<3x12xf32>
    %20 = chlo.square %16 : tensor<3x12xf32> -> tensor<3x12xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<3x12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %23 = stablehlo.maximum %22, %21 : tensor<3x12xf32>
    %24 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %27 = stablehlo.subtract %3, %26 : tensor<3x12x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %29 = stablehlo.add %25, %28 : tensor<3x12x1xf32>
    %30 = stablehlo.rsqrt %29 : tensor<3x12x1xf32>
    %31 = stablehlo.reshape %arg11 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<3x12x16xf32>
    %35 = stablehlo.multiply %27, %34 : tensor<3x12x16xf32>
    %36 = stablehlo.reshape %arg10 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %38 = stablehlo.add %35, %37 : tensor<3x12x16xf32>
    %39 = stablehlo.dot_general %38, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x2x8xf32>) -> tensor<3x12x2x8xf32>
    %40 = stablehlo.reshape %arg4 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<3x12x2x8xf32>
    %42 = stablehlo.add %39, %41 : tensor<3x12x2x8xf32>
    %43 = stablehlo.dot_general %38, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x2x8xf32>) -> tensor<3x12x2x8xf32>
    %44 = stablehlo.reshape %arg0 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<3x12x2x8xf32>
    %46 = stablehlo.add %43, %45 : tensor<3x12x2x8xf32>
    %47 = stablehlo.dot_general %38, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x2x8xf32>) -> tensor<3x12x2x8xf32>
    %48 = stablehlo.reshape %arg6 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<3x12x2x8xf32>
    %50 = stablehlo.add %47, %49 : tensor<3x12x2x8xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %51 = stablehlo.sqrt %cst_5 : tensor<f32>
    %52 = stablehlo.convert %51 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<3x12x2x8xf32>
    %54 = stablehlo.divide %42, %53 : tensor<3x12x2x8xf32>
    %55 = stablehlo.dot_general %54, %46, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x12x2x8xf32>, tensor<3x12x2x8xf32>) -> tensor<3x2x12x12xf32>
    %cst_6 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %56 = call @_where_0(%12, %55, %cst_6) : (tensor<3x1x12x12xf32>, tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12x12xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x2x12xf32>
    %59 = stablehlo.maximum %58, %57 : tensor<3x2x12xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %61 = stablehlo.composite "gc.stop_gradient" %60 {decomposition = @gc.stop_gradient} : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %63 = stablehlo.subtract %56, %62 : tensor<3x2x12x12xf32>
    %64 = stablehlo.exponential %63 : tensor<3x2x12x12xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %68 = stablehlo.divide %64, %67 : tensor<3x2x12x12xf32>
    %69 = stablehlo.dot_general %50, %68, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x12x2x8xf32>, tensor<3x2x12x12xf32>) -> tensor<3x2x8x12xf32>
    %70 = stablehlo.transpose %69, dims = [0, 3, 1, 2] : (tensor<3x2x8x12xf32>) -> tensor<3x12x2x8xf32>
    %71 = stablehlo.dot_general %70, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x12x2x8xf32>, tensor<2x8x16xf32>) -> tensor<3x12x16xf32>
    %72 = stablehlo.reshape %arg2 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %74 = stablehlo.add %71, %73 : tensor<3x12x16xf32>
    %75 = stablehlo.add %3, %74 : tensor<3x12x16xf32>
    %76 = chlo.square %75 : tensor<3x12x16xf32> -> tensor<3x12x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%75 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %79 = stablehlo.divide %77, %78 : tensor<3x12xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%76 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %82 = stablehlo.divide %80, %81 : tensor<3x12xf32>
    %83 = chlo.square %79 : tensor<3x12xf32> -> tensor<3x12xf32>
    %84 = stablehlo.subtract %82, %83 : tensor<3x12xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %86 = stablehlo.maximum %85, %84 : tensor<3x12xf32>
    %87 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %88 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %90 = stablehlo.subtract %75, %89 : tensor<3x12x16xf32>
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %92 = stablehlo.add %88, %91 : tensor<3x12x1xf32>
    %93 = stablehlo.rsqrt %92 : tensor<3x12x1xf32>
    %94 = stablehlo.reshape %arg13 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %97 = stablehlo.multiply %95, %96 : tensor<3x12x16xf32>
    %98 = stablehlo.multiply %90, %97 : tensor<3x12x16xf32>
    %99 = stablehlo.reshape %arg12 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %101 = stablehlo.add %98, %100 : tensor<3x12x16xf32>
    %102 = stablehlo.dot_general %101, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x64xf32>) -> tensor<3x12x64xf32>
    %103 = stablehlo.reshape %arg14 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<3x12x64xf32>
    %105 = stablehlo.add %102, %104 : tensor<3x12x64xf32>
    %106 = stablehlo.composite "gc.custom_vjp" %105 {composite_attributes = {backward = @relu.backward, forward = @relu.forward, name = "relu"}, decomposition = @relu.primal} : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    %107 = stablehlo.composite "gc.checkpoint_name" %106 {composite_attributes = {name = "ffn"}, decomposition = @gc.checkpoint_name} : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    %108 = stablehlo.dot_general %107, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x64xf32>, tensor<64x16xf32>) -> tensor<3x12x16xf32>
    %109 = stablehlo.reshape %arg8 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %111 = stablehlo.add %108, %110 : tensor<3x12x16xf32>
    %112 = stablehlo.tanh %111 : tensor<3x12x16xf32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %113 = stablehlo.composite "gc.custom_vjp" %112, %cst_16 {composite_attributes = {backward = @quantize.backward_4, forward = @quantize.forward, name = "quantize"}, decomposition = @quantize.primal_5} : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12x16xf32>
    %114 = stablehlo.add %75, %113 : tensor<3x12x16xf32>
    %115 = chlo.square %114 : tensor<3x12x16xf32> -> tensor<3x12x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%114 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %118 = stablehlo.divide %116, %117 : tensor<3x12xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%115 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_20 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %121 = stablehlo.divide %119, %120 : tensor<3x12xf32>
    %122 = chlo.square %118 : tensor<3x12xf32> -> tensor<3x12xf32>
    %123 = stablehlo.subtract %121, %122 : tensor<3x12xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %125 = stablehlo.maximum %124, %123 : tensor<3x12xf32>
    %126 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %127 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %128 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %129 = stablehlo.subtract %114, %128 : tensor<3x12x16xf32>
    %cst_22 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %131 = stablehlo.add %127, %130 : tensor<3x12x1xf32>
    %132 = stablehlo.rsqrt %131 : tensor<3x12x1xf32>
    %133 = stablehlo.reshape %arg27 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %135 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %136 = stablehlo.multiply %134, %135 : tensor<3x12x16xf32>
    %137 = stablehlo.multiply %129, %136 : tensor<3x12x16xf32>
    %138 = stablehlo.reshape %arg26 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %140 = stablehlo.add %137, %139 : tensor<3x12x16xf32>
    %141 = stablehlo.dot_general %140, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x2x8xf32>) -> tensor<3x12x2x8xf32>
    %142 = stablehlo.reshape %arg20 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<3x12x2x8xf32>
    %144 = stablehlo.add %141, %143 : tensor<3x12x2x8xf32>
    %145 = stablehlo.dot_general %140, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x2x8xf32>) -> tensor<3x12x2x8xf32>
    %146 = stablehlo.reshape %arg16 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<3x12x2x8xf32>
    %148 = stablehlo.add %145, %147 : tensor<3x12x2x8xf32>
    %149 = stablehlo.dot_general %140, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x2x8xf32>) -> tensor<3x12x2x8xf32>
    %150 = stablehlo.reshape %arg22 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<3x12x2x8xf32>
    %152 = stablehlo.add %149, %151 : tensor<3x12x2x8xf32>
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %153 = stablehlo.sqrt %cst_23 : tensor<f32>
    %154 = stablehlo.convert %153 : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<3x12x2x8xf32>
    %156 = stablehlo.divide %144, %155 : tensor<3x12x2x8xf32>
    %157 = stablehlo.dot_general %156, %148, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x12x2x8xf32>, tensor<3x12x2x8xf32>) -> tensor<3x2x12x12xf32>
    %cst_24 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %158 = call @_where_0(%12, %157, %cst_24) : (tensor<3x1x12x12xf32>, tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12x12xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_25) applies stablehlo.maximum across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2x12xf32>
    %161 = stablehlo.maximum %160, %159 : tensor<3x2x12xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %163 = stablehlo.composite "gc.stop_gradient" %162 {decomposition = @gc.stop_gradient} : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %165 = stablehlo.subtract %158, %164 : tensor<3x2x12x12xf32>
    %166 = stablehlo.exponential %165 : tensor<3x2x12x12xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %170 = stablehlo.divide %166, %169 : tensor<3x2x12x12xf32>
    %171 = stablehlo.dot_general %152, %170, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x12x2x8xf32>, tensor<3x2x12x12xf32>) -> tensor<3x2x8x12xf32>
    %172 = stablehlo.transpose %171, dims = [0, 3, 1, 2] : (tensor<3x2x8x12xf32>) -> tensor<3x12x2x8xf32>
    %173 = stablehlo.dot_general %172, %arg19, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x12x2x8xf32>, tensor<2x8x16xf32>) -> tensor<3x12x16xf32>
    %174 = stablehlo.reshape %arg18 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %176 = stablehlo.add %173, %175 : tensor<3x12x16xf32>
    %177 = stablehlo.add %114, %176 : tensor<3x12x16xf32>
    %178 = chlo.square %177 : tensor<3x12x16xf32> -> tensor<3x12x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%177 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %181 = stablehlo.divide %179, %180 : tensor<3x12xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%178 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %184 = stablehlo.divide %182, %183 : tensor<3x12xf32>
    %185 = chlo.square %181 : tensor<3x12xf32> -> tensor<3x12xf32>
    %186 = stablehlo.subtract %184, %185 : tensor<3x12xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %188 = stablehlo.maximum %187, %186 : tensor<3x12xf32>
    %189 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %191 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %192 = stablehlo.subtract %177, %191 : tensor<3x12x16xf32>
    %cst_33 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %194 = stablehlo.add %190, %193 : tensor<3x12x1xf32>
    %195 = stablehlo.rsqrt %194 : tensor<3x12x1xf32>
    %196 = stablehlo.reshape %arg29 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %197 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %198 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %199 = stablehlo.multiply %197, %198 : tensor<3x12x16xf32>
    %200 = stablehlo.multiply %192, %199 : tensor<3x12x16xf32>
    %201 = stablehlo.reshape %arg28 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %203 = stablehlo.add %200, %202 : tensor<3x12x16xf32>
    %204 = stablehlo.dot_general %203, %arg31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x64xf32>) -> tensor<3x12x64xf32>
    %205 = stablehlo.reshape %arg30 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<3x12x64xf32>
    %207 = stablehlo.add %204, %206 : tensor<3x12x64xf32>
    %208 = stablehlo.composite "gc.custom_vjp" %207 {composite_attributes = {backward = @relu.backward_8, forward = @relu.forward_7, name = "relu"}, decomposition = @relu.primal_9} : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    %209 = stablehlo.composite "gc.checkpoint_name" %208 {composite_attributes = {name = "ffn"}, decomposition = @gc.checkpoint_name} : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    %210 = stablehlo.dot_general %209, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x64xf32>, tensor<64x16xf32>) -> tensor<3x12x16xf32>
    %211 = stablehlo.reshape %arg24 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %213 = stablehlo.add %210, %212 : tensor<3x12x16xf32>
    %214 = stablehlo.tanh %213 : tensor<3x12x16xf32>
    %cst_34 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %215 = stablehlo.composite "gc.custom_vjp" %214, %cst_34 {composite_attributes = {backward = @quantize.backward_14, forward = @quantize.forward_10, name = "quantize"}, decomposition = @quantize.primal_15} : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12x16xf32>
    %216 = stablehlo.add %177, %215 : tensor<3x12x16xf32>
    %217 = chlo.square %216 : tensor<3x12x16xf32> -> tensor<3x12x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%216 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %220 = stablehlo.divide %218, %219 : tensor<3x12xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%217 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_38 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %223 = stablehlo.divide %221, %222 : tensor<3x12xf32>
    %224 = chlo.square %220 : tensor<3x12xf32> -> tensor<3x12xf32>
    %225 = stablehlo.subtract %223, %224 : tensor<3x12xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %227 = stablehlo.maximum %226, %225 : tensor<3x12xf32>
    %228 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %229 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %230 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %231 = stablehlo.subtract %216, %230 : tensor<3x12x16xf32>
    %cst_40 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %233 = stablehlo.add %229, %232 : tensor<3x12x1xf32>
    %234 = stablehlo.rsqrt %233 : tensor<3x12x1xf32>
    %235 = stablehlo.reshape %arg34 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %236 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %237 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %238 = stablehlo.multiply %236, %237 : tensor<3x12x16xf32>
    %239 = stablehlo.multiply %231, %238 : tensor<3x12x16xf32>
    %240 = stablehlo.reshape %arg33 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x12x16xf32>
    %242 = stablehlo.add %239, %241 : tensor<3x12x16xf32>
    %243 = call @norm(%242) : (tensor<3x12x16xf32>) -> tensor<3x12x1xf32>
    %244 = stablehlo.composite "gc.stop_gradient" %243 {decomposition = @gc.stop_gradient_16} : (tensor<3x12x1xf32>) -> tensor<3x12x1xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %246 = stablehlo.add %245, %244 : tensor<3x12x1xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %248 = stablehlo.divide %242, %247 : tensor<3x12x16xf32>
    %249 = stablehlo.transpose %arg32, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %250 = stablehlo.dot_general %248, %249, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x12x16xf32>, tensor<16x48xf32>) -> tensor<3x12x48xf32>
    %251 = call @log_softmax(%250) : (tensor<3x12x48xf32>) -> tensor<3x12x48xf32>
    %252 = stablehlo.broadcast_in_dim %arg36, dims = [0, 1] : (tensor<3x12xi32>) -> tensor<3x12x1xi32>
    %253 = call @take_along_axis(%251, %252) : (tensor<3x12x48xf32>, tensor<3x12x1xi32>) -> tensor<3x12x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x12x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %255 = stablehlo.divide %254, %cst_43 : tensor<f32>
    %256 = stablehlo.negate %255 : tensor<f32>
    return %256 : tensor<f32>
  }
  func.func private @_take(%arg0: tensor<48x16xf32>, %arg1: tensor<3x12xi32>) -> tensor<3x12x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x12xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x12xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x12xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<3x12xi1>, tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x12xi32>) -> tensor<3x12x1xi32>
    %c_1 = stablehlo.constant dense<47> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x12x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x12x1xi32>, tensor<3x12x1xi32>) -> tensor<3x12x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x12x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x12x1xi32>, tensor<3x12x1xi32>) -> tensor<3x12x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x12x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x12x1xi1>, tensor<i1>) -> tensor<3x12xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<48x16xf32>, tensor<3x12x1xi32>) -> tensor<3x12x16xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x12xi1>) -> tensor<3x12x16xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<3x12x16xi1>, tensor<3x12x16xf32>
    return %16 : tensor<3x12x16xf32>
  }
  func.func private @_where(%arg0: tensor<3x12xi1>, %arg1: tensor<3x12xi32>, %arg2: tensor<3x12xi32>) -> tensor<3x12xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x12xi1>, tensor<3x12xi32>
    return %0 : tensor<3x12xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x1x12x12xf32>, %arg1: tensor<3x2x12x12xf32>, %arg2: tensor<f32>) -> tensor<3x2x12x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1x12x12xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x1x12x12xf32>, tensor<3x1x12x12xf32>) -> tensor<3x1x12x12xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<3x1x12x12xi1>) -> tensor<3x2x12x12xi1>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x2x12x12xf32>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<3x2x12x12xi1>, tensor<3x2x12x12xf32>
    return %4 : tensor<3x2x12x12xf32>
  }
  func.func private @gc.stop_gradient(%arg0: tensor<3x2x12x1xf32>) -> tensor<3x2x12x1xf32> {
    return %arg0 : tensor<3x2x12x1xf32>
  }
  func.func private @relu.forward(%arg0: tensor<3x12x64xf32>) -> (tensor<3x12x64xf32>, tensor<3x12x64xi1>, tensor<3x12x64xf32>) {
    %0 = call @relu(%arg0) : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<3x12x64xf32>, tensor<3x12x64xf32>) -> tensor<3x12x64xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    return %0, %2, %3 : tensor<3x12x64xf32>, tensor<3x12x64xi1>, tensor<3x12x64xf32>
  }
  func.func private @relu(%arg0: tensor<3x12x64xf32>) -> tensor<3x12x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x12x64xf32>
    return %1 : tensor<3x12x64xf32>
  }
  func.func private @relu.backward(%arg0: tensor<3x12x64xi1>, %arg1: tensor<3x12x64xf32>, %arg2: tensor<3x12x64xf32>) -> tensor<3x12x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x12x64xi1>, tensor<3x12x64xf32>
    return %1 : tensor<3x12x64xf32>
  }
  func.func private @relu.primal(%arg0: tensor<3x12x64xf32>) -> tensor<3x12x64xf32> {
    %0 = call @relu_1(%arg0) : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    return %0 : tensor<3x12x64xf32>
  }
  func.func private @relu_1(%arg0: tensor<3x12x64xf32>) -> tensor<3x12x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x12x64xf32>
    return %1 : tensor<3x12x64xf32>
  }
  func.func private @gc.checkpoint_name(%arg0: tensor<3x12x64xf32>) -> tensor<3x12x64xf32> {
    return %arg0 : tensor<3x12x64xf32>
  }
  func.func private @quantize.forward(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> (tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.composite "gc.custom_vjp" %arg0, %arg1 {composite_attributes = {backward = @quantize.backward, forward = @quantize.forward_2, name = "quantize"}, decomposition = @quantize.primal} : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12x16xf32>
    return %0, %arg0, %arg1 : tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @quantize.forward_2(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> (tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x12x16xf32>
    %2 = call @round(%1) : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x12x16xf32>
    return %4, %arg0, %arg1 : tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @round(%arg0: tensor<3x12x16xf32>) -> tensor<3x12x16xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<3x12x16xf32>
    return %0 : tensor<3x12x16xf32>
  }
  func.func private @quantize.backward(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>, %arg2: tensor<3x12x16xf32>) -> (tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.abs %arg0 : tensor<3x12x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<3x12x16xf32>, tensor<3x12x16xf32>) -> tensor<3x12x16xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_where_3(%2, %arg2, %c) : (tensor<3x12x16xi1>, tensor<3x12x16xf32>, tensor<i32>) -> tensor<3x12x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %3, %cst_0 : tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<3x12x16xi1>, %arg1: tensor<3x12x16xf32>, %arg2: tensor<i32>) -> tensor<3x12x16xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x12x16xi1>, tensor<3x12x16xf32>
    return %2 : tensor<3x12x16xf32>
  }
  func.func private @quantize.primal(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> tensor<3x12x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x12x16xf32>
    %2 = call @round(%1) : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x12x16xf32>
    return %4 : tensor<3x12x16xf32>
  }
  func.func private @quantize.backward_4(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>, %arg2: tensor<3x12x16xf32>) -> (tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.abs %arg0 : tensor<3x12x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<3x12x16xf32>, tensor<3x12x16xf32>) -> tensor<3x12x16xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_where_3(%2, %arg2, %c) : (tensor<3x12x16xi1>, tensor<3x12x16xf32>, tensor<i32>) -> tensor<3x12x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %3, %cst_0 : tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @quantize.primal_5(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> tensor<3x12x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x12x16xf32>
    %2 = call @round_6(%1) : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x12x16xf32>
    return %4 : tensor<3x12x16xf32>
  }
  func.func private @round_6(%arg0: tensor<3x12x16xf32>) -> tensor<3x12x16xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<3x12x16xf32>
    return %0 : tensor<3x12x16xf32>
  }
  func.func private @relu.forward_7(%arg0: tensor<3x12x64xf32>) -> (tensor<3x12x64xf32>, tensor<3x12x64xi1>, tensor<3x12x64xf32>) {
    %0 = call @relu(%arg0) : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<3x12x64xf32>, tensor<3x12x64xf32>) -> tensor<3x12x64xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    return %0, %2, %3 : tensor<3x12x64xf32>, tensor<3x12x64xi1>, tensor<3x12x64xf32>
  }
  func.func private @relu.backward_8(%arg0: tensor<3x12x64xi1>, %arg1: tensor<3x12x64xf32>, %arg2: tensor<3x12x64xf32>) -> tensor<3x12x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x64xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x12x64xi1>, tensor<3x12x64xf32>
    return %1 : tensor<3x12x64xf32>
  }
  func.func private @relu.primal_9(%arg0: tensor<3x12x64xf32>) -> tensor<3x12x64xf32> {
    %0 = call @relu_1(%arg0) : (tensor<3x12x64xf32>) -> tensor<3x12x64xf32>
    return %0 : tensor<3x12x64xf32>
  }
  func.func private @quantize.forward_10(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> (tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.composite "gc.custom_vjp" %arg0, %arg1 {composite_attributes = {backward = @quantize.backward_12, forward = @quantize.forward_11, name = "quantize"}, decomposition = @quantize.primal_13} : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12x16xf32>
    return %0, %arg0, %arg1 : tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @quantize.forward_11(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> (tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x12x16xf32>
    %2 = call @round(%1) : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x12x16xf32>
    return %4, %arg0, %arg1 : tensor<3x12x16xf32>, tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @quantize.backward_12(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>, %arg2: tensor<3x12x16xf32>) -> (tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.abs %arg0 : tensor<3x12x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<3x12x16xf32>, tensor<3x12x16xf32>) -> tensor<3x12x16xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_where_3(%2, %arg2, %c) : (tensor<3x12x16xi1>, tensor<3x12x16xf32>, tensor<i32>) -> tensor<3x12x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %3, %cst_0 : tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @quantize.primal_13(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> tensor<3x12x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x12x16xf32>
    %2 = call @round(%1) : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x12x16xf32>
    return %4 : tensor<3x12x16xf32>
  }
  func.func private @quantize.backward_14(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>, %arg2: tensor<3x12x16xf32>) -> (tensor<3x12x16xf32>, tensor<f32>) {
    %0 = stablehlo.abs %arg0 : tensor<3x12x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<3x12x16xf32>, tensor<3x12x16xf32>) -> tensor<3x12x16xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_where_3(%2, %arg2, %c) : (tensor<3x12x16xi1>, tensor<3x12x16xf32>, tensor<i32>) -> tensor<3x12x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %3, %cst_0 : tensor<3x12x16xf32>, tensor<f32>
  }
  func.func private @quantize.primal_15(%arg0: tensor<3x12x16xf32>, %arg1: tensor<f32>) -> tensor<3x12x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x12x16xf32>
    %2 = call @round_6(%1) : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x12x16xf32>
    return %4 : tensor<3x12x16xf32>
  }
  func.func private @norm(%arg0: tensor<3x12x16xf32>) -> tensor<3x12x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x12x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<3x12x1xf32>
    return %3 : tensor<3x12x1xf32>
  }
  func.func private @gc.stop_gradient_16(%arg0: tensor<3x12x1xf32>) -> tensor<3x12x1xf32> {
    return %arg0 : tensor<3x12x1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x12x48xf32>) -> tensor<3x12x48xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x12x48xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x12xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %4 = stablehlo.composite "gc.stop_gradient" %3 {decomposition = @gc.stop_gradient_16} : (tensor<3x12x1xf32>) -> tensor<3x12x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x48xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<3x12x48xf32>
    %7 = stablehlo.exponential %6 : tensor<3x12x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x12x48xf32>, tensor<f32>) -> tensor<3x12xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %10 = stablehlo.log %9 : tensor<3x12x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x48xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<3x12x48xf32>
    return %12 : tensor<3x12x48xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x12x48xf32>, %arg1: tensor<3x12x1xi32>) -> tensor<3x12x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x12x1xi32>, tensor<3x12x1xi32>) -> tensor<3x12x1xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x12x1xi1>, tensor<3x12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x12x1xi32>) -> tensor<3x12x1x1xi32>
    %c_1 = stablehlo.constant dense<47> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x12x1x1xi32>, tensor<3x12x1x1xi32>) -> tensor<3x12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<3x12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x12x1x1xi32>, tensor<3x12x1x1xi32>) -> tensor<3x12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<3x12x1x1xi1>, tensor<i1>) -> tensor<3x12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x12x48xf32>, tensor<3x12x1x1xi32>) -> tensor<3x12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x12x1xi1>, tensor<3x12x1xf32>
    return %15 : tensor<3x12x1xf32>
  }
}
