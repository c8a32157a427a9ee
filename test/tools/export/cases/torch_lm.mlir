module {
  func.func @main(%arg0: tensor<12x16xf32> {gc.name = "position", gc.role = "param"}, %arg1: tensor<48x16xf32> {gc.name = "embed.weight", gc.role = "param"}, %arg2: tensor<16xf32> {gc.name = "blocks.0.norm_1.weight", gc.role = "param"}, %arg3: tensor<16xf32> {gc.name = "blocks.0.norm_1.bias", gc.role = "param"}, %arg4: tensor<16xf32> {gc.name = "blocks.0.norm_2.weight", gc.role = "param"}, %arg5: tensor<16xf32> {gc.name = "blocks.0.norm_2.bias", gc.role = "param"}, %arg6: tensor<48x16xf32> {gc.name = "blocks.0.qkv.weight", gc.role = "param"}, %arg7: tensor<48xf32> {gc.name = "blocks.0.qkv.bias", gc.role = "param"}, %arg8: tensor<16x16xf32> {gc.name = "blocks.0.out.weight", gc.role = "param"}, %arg9: tensor<16xf32> {gc.name = "blocks.0.out.bias", gc.role = "param"}, %arg10: tensor<64x16xf32> {gc.name = "blocks.0.up.weight", gc.role = "param"}, %arg11: tensor<64xf32> {gc.name = "blocks.0.up.bias", gc.role = "param"}, %arg12: tensor<16x64xf32> {gc.name = "blocks.0.down.weight", gc.role = "param"}, %arg13: tensor<16xf32> {gc.name = "blocks.0.down.bias", gc.role = "param"}, %arg14: tensor<16xf32> {gc.name = "blocks.1.norm_1.weight", gc.role = "param"}, %arg15: tensor<16xf32> {gc.name = "blocks.1.norm_1.bias", gc.role = "param"}, %arg16: tensor<16xf32> {gc.name = "blocks.1.norm_2.weight", gc.role = "param"}, %arg17: tensor<16xf32> {gc.name = "blocks.1.norm_2.bias", gc.role = "param"}, %arg18: tensor<48x16xf32> {gc.name = "blocks.1.qkv.weight", gc.role = "param"}, %arg19: tensor<48xf32> {gc.name = "blocks.1.qkv.bias", gc.role = "param"}, %arg20: tensor<16x16xf32> {gc.name = "blocks.1.out.weight", gc.role = "param"}, %arg21: tensor<16xf32> {gc.name = "blocks.1.out.bias", gc.role = "param"}, %arg22: tensor<64x16xf32> {gc.name = "blocks.1.up.weight", gc.role = "param"}, %arg23: tensor<64xf32> {gc.name = "blocks.1.up.bias", gc.role = "param"}, %arg24: tensor<16x64xf32> {gc.name = "blocks.1.down.weight", gc.role = "param"}, %arg25: tensor<16xf32> {gc.name = "blocks.1.down.bias", gc.role = "param"}, %arg26: tensor<16xf32> {gc.name = "norm.weight", gc.role = "param"}, %arg27: tensor<16xf32> {gc.name = "norm.bias", gc.role = "param"}, %arg28: tensor<16xf32> {gc.name = "norm.running_mean", gc.role = "state"}, %arg29: tensor<16xf32> {gc.name = "norm.running_var", gc.role = "state"}, %arg30: tensor<i64> {gc.name = "norm.num_batches_tracked", gc.role = "state"}, %arg31: tensor<3x12xi64> {gc.name = "tokens", gc.role = "batch"}, %arg32: tensor<3x12xi64> {gc.name = "targets", gc.role = "batch"}) -> (tensor<f32> {gc.name = "loss", gc.role = "loss"}, tensor<16xf32> {gc.name = "norm.running_mean", gc.role = "state"}, tensor<16xf32> {gc.name = "norm.running_var", gc.role = "state"}, tensor<i64> {gc.name = "norm.num_batches_tracked", gc.role = "state"}) {
    %c = stablehlo.constant dense<0> : tensor<36xi64>
    %c_0 = stablehlo.constant dense<-100> : tensor<36xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<12x12xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<12xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<12xi64>
    %c_4 = stablehlo.constant dense<12> : tensor<i64>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %c_6 = stablehlo.constant dense<2> : tensor<1xi64>
    %cst = stablehlo.constant dense<1.0285714285714285> : tensor<1xf64>
    %cst_7 = stablehlo.constant dense<9.000000e-01> : tensor<1xf64>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<1xf64>
    %c_9 = stablehlo.constant dense<36> : tensor<1xi64>
    %cst_10 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %cst_11 = stablehlo.constant dense<0.59460355750136051> : tensor<1xf64>
    %c_12 = stablehlo.constant dense<1> : tensor<1xi64>
    %cst_13 = stablehlo.constant dense<1.000000e-05> : tensor<1xf64>
    %c_14 = stablehlo.constant dense<16> : tensor<1xi64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<3x12x64xf32>
    %cst_17 = stablehlo.constant dense<0.636619746> : tensor<3x12x64xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<3x12x64xf32>
    %cst_19 = stablehlo.constant dense<3.000000e+00> : tensor<3x12x64xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<3x12x64xf32>
    %c_21 = stablehlo.constant dense<true> : tensor<i1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %c_23 = stablehlo.constant dense<true> : tensor<12x12xi1>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<3x2x12x12xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.composite "gc.stop_gradient" %arg0 {decomposition = @gc.marker.0} : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %1 = "stablehlo.gather"(%arg1, %arg31) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<48x16xf32>, tensor<3x12xi64>) -> tensor<3x12x16xf32>
    %2 = stablehlo.convert %1 : tensor<3x12x16xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<12x16xf32>) -> tensor<3x12x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x12x16xf32>
    %5 = stablehlo.convert %4 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf64>
    %6 = stablehlo.reduce(%5 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %7 = stablehlo.reshape %6 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %8 = stablehlo.convert %c_14 : (tensor<1xi64>) -> tensor<1xf64>
    %9 = stablehlo.reshape %8 : (tensor<1xf64>) -> tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<3x12x1xf64>
    %11 = stablehlo.divide %7, %10 : tensor<3x12x1xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<3x12x1xf64>) -> tensor<3x12x16xf64>
    %13 = stablehlo.subtract %5, %12 : tensor<3x12x16xf64>
    %14 = stablehlo.multiply %13, %13 : tensor<3x12x16xf64>
    %15 = stablehlo.reduce(%14 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %16 = stablehlo.reshape %15 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %17 = stablehlo.divide %16, %10 : tensor<3x12x1xf64>
    %18 = stablehlo.convert %17 : (tensor<3x12x1xf64>) -> tensor<3x12x1xf32>
    %19 = stablehlo.reduce(%4 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %20 = stablehlo.reshape %19 : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %21 = stablehlo.convert %c_14 : (tensor<1xi64>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %24 = stablehlo.divide %20, %23 : tensor<3x12x1xf32>
    %25 = stablehlo.convert %cst_13 : (tensor<1xf64>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %28 = stablehlo.add %18, %27 : tensor<3x12x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<3x12x1xf32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %31 = stablehlo.subtract %4, %30 : tensor<3x12x16xf32>
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<3x12x16xf32>
    %34 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<3x12x16xf32>
    %36 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %37 = stablehlo.add %35, %36 : tensor<3x12x16xf32>
    %38 = stablehlo.reshape %37 : (tensor<3x12x16xf32>) -> tensor<36x16xf32>
    %39 = stablehlo.transpose %arg6, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %40 = stablehlo.dot_general %38, %39, contracting_dims = [1] x [0] : (tensor<36x16xf32>, tensor<16x48xf32>) -> tensor<36x48xf32>
    %41 = stablehlo.convert %c_12 : (tensor<1xi64>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<36x48xf32>
    %44 = stablehlo.multiply %40, %43 : tensor<36x48xf32>
    %45 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<48xf32>) -> tensor<36x48xf32>
    %46 = stablehlo.multiply %45, %43 : tensor<36x48xf32>
    %47 = stablehlo.add %44, %46 : tensor<36x48xf32>
    %48 = stablehlo.reshape %47 : (tensor<36x48xf32>) -> tensor<3x12x48xf32>
    %49 = stablehlo.reshape %48 : (tensor<3x12x48xf32>) -> tensor<3x12x3x2x8xf32>
    %50 = stablehlo.transpose %49, dims = [2, 0, 3, 1, 4] : (tensor<3x12x3x2x8xf32>) -> tensor<3x3x2x12x8xf32>
    %51 = stablehlo.slice %50 [0:1, 0:3, 0:2, 0:12, 0:8] : (tensor<3x3x2x12x8xf32>) -> tensor<1x3x2x12x8xf32>
    %52 = stablehlo.slice %50 [1:2, 0:3, 0:2, 0:12, 0:8] : (tensor<3x3x2x12x8xf32>) -> tensor<1x3x2x12x8xf32>
    %53 = stablehlo.slice %50 [2:3, 0:3, 0:2, 0:12, 0:8] : (tensor<3x3x2x12x8xf32>) -> tensor<1x3x2x12x8xf32>
    %54 = stablehlo.reshape %51 : (tensor<1x3x2x12x8xf32>) -> tensor<3x2x12x8xf32>
    %55 = stablehlo.reshape %52 : (tensor<1x3x2x12x8xf32>) -> tensor<3x2x12x8xf32>
    %56 = stablehlo.reshape %53 : (tensor<1x3x2x12x8xf32>) -> tensor<3x2x12x8xf32>
    %57 = stablehlo.convert %cst_11 : (tensor<1xf64>) -> tensor<1xf32>
    %58 = stablehlo.reshape %57 : (tensor<1xf32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2x12x8xf32>
    %60 = stablehlo.multiply %54, %59 : tensor<3x2x12x8xf32>
    %61 = stablehlo.convert %c_5 : (tensor<i64>) -> tensor<f64>
    %62 = stablehlo.convert %c_4 : (tensor<i64>) -> tensor<f64>
    %63 = stablehlo.divide %62, %61 : tensor<f64>
    %64 = stablehlo.ceil %63 : tensor<f64>
    %65 = stablehlo.convert %64 : (tensor<f64>) -> tensor<i64>
    %66 = stablehlo.reshape %65 : (tensor<i64>) -> tensor<1xi64>
    %67 = stablehlo.dynamic_iota %66, dim = 0 : (tensor<1xi64>) -> tensor<12xi64>
    %68 = stablehlo.multiply %67, %c_3 : tensor<12xi64>
    %69 = stablehlo.add %68, %c_2 : tensor<12xi64>
    %70 = stablehlo.reshape %69 : (tensor<12xi64>) -> tensor<1x12xi64>
    %71 = stablehlo.reshape %69 : (tensor<12xi64>) -> tensor<12x1xi64>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x12xi64>) -> tensor<12x12xi64>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<12x1xi64>) -> tensor<12x12xi64>
    %74 = stablehlo.subtract %72, %73 : tensor<12x12xi64>
    %75 = stablehlo.compare LE, %74, %c_1, SIGNED : (tensor<12x12xi64>, tensor<12x12xi64>) -> tensor<12x12xi1>
    %76 = stablehlo.and %75, %c_23 : tensor<12x12xi1>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<12x12xi1>) -> tensor<12x12xi1>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<12x12xi1>, tensor<12x12xf32>
    %81 = stablehlo.transpose %55, dims = [0, 1, 3, 2] : (tensor<3x2x12x8xf32>) -> tensor<3x2x8x12xf32>
    %82 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2x8x12xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<3x2x8x12xf32>
    %84 = stablehlo.reshape %60 : (tensor<3x2x12x8xf32>) -> tensor<6x12x8xf32>
    %85 = stablehlo.reshape %83 : (tensor<3x2x8x12xf32>) -> tensor<6x8x12xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<6x8x12xf32>) -> tensor<6x8x12xf32>
    %87 = stablehlo.dot_general %84, %86, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x12x8xf32>, tensor<6x8x12xf32>) -> tensor<6x12x12xf32>
    %88 = stablehlo.reshape %87 : (tensor<6x12x12xf32>) -> tensor<3x2x12x12xf32>
    %89 = stablehlo.broadcast_in_dim %80, dims = [2, 3] : (tensor<12x12xf32>) -> tensor<3x2x12x12xf32>
    %90 = stablehlo.add %88, %89 : tensor<3x2x12x12xf32>
    %91 = stablehlo.reduce(%90 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %92 = stablehlo.reshape %91 : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %94 = stablehlo.subtract %90, %93 : tensor<3x2x12x12xf32>
    %95 = stablehlo.exponential %94 : tensor<3x2x12x12xf32>
    %96 = stablehlo.reduce(%95 init: %cst_25) applies stablehlo.add across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %97 = stablehlo.reshape %96 : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %99 = stablehlo.divide %95, %98 : tensor<3x2x12x12xf32>
    %100 = stablehlo.convert %cst_10 : tensor<1xf64>
    %101 = stablehlo.reshape %100 : (tensor<1xf64>) -> tensor<f64>
    %102 = stablehlo.convert %101 : (tensor<f64>) -> tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<3x2x12x12xf32>
    %104 = stablehlo.compare EQ, %90, %103, FLOAT : (tensor<3x2x12x12xf32>, tensor<3x2x12x12xf32>) -> tensor<3x2x12x12xi1>
    %105 = stablehlo.reduce(%104 init: %c_21) applies stablehlo.and across dimensions = [3] : (tensor<3x2x12x12xi1>, tensor<i1>) -> tensor<3x2x12xi1>
    %106 = stablehlo.reshape %105 : (tensor<3x2x12xi1>) -> tensor<3x2x12x1xi1>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xi1>) -> tensor<3x2x12x12xi1>
    %108 = stablehlo.broadcast_in_dim %cst_26, dims = [0, 1, 2, 3] : (tensor<3x2x12x12xf32>) -> tensor<3x2x12x12xf32>
    %109 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<3x2x12x12xf32>) -> tensor<3x2x12x12xf32>
    %110 = stablehlo.select %107, %108, %109 : tensor<3x2x12x12xi1>, tensor<3x2x12x12xf32>
    %111 = stablehlo.reshape %110 : (tensor<3x2x12x12xf32>) -> tensor<6x12x12xf32>
    %112 = stablehlo.reshape %56 : (tensor<3x2x12x8xf32>) -> tensor<6x12x8xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<6x12x8xf32>) -> tensor<6x12x8xf32>
    %114 = stablehlo.dot_general %111, %113, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x12x12xf32>, tensor<6x12x8xf32>) -> tensor<6x12x8xf32>
    %115 = stablehlo.reshape %114 : (tensor<6x12x8xf32>) -> tensor<3x2x12x8xf32>
    %116 = stablehlo.transpose %115, dims = [2, 0, 1, 3] : (tensor<3x2x12x8xf32>) -> tensor<12x3x2x8xf32>
    %117 = stablehlo.transpose %116, dims = [1, 2, 0, 3] : (tensor<12x3x2x8xf32>) -> tensor<3x2x12x8xf32>
    %118 = stablehlo.transpose %117, dims = [0, 2, 1, 3] : (tensor<3x2x12x8xf32>) -> tensor<3x12x2x8xf32>
    %119 = stablehlo.reshape %118 : (tensor<3x12x2x8xf32>) -> tensor<3x12x16xf32>
    %120 = stablehlo.transpose %arg8, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %121 = stablehlo.reshape %119 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %122 = stablehlo.broadcast_in_dim %120, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<3x16x16xf32>
    %123 = stablehlo.reshape %122 : (tensor<3x16x16xf32>) -> tensor<3x16x16xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<3x16x16xf32>) -> tensor<3x16x16xf32>
    %125 = stablehlo.dot_general %121, %124, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x12x16xf32>, tensor<3x16x16xf32>) -> tensor<3x12x16xf32>
    %126 = stablehlo.reshape %125 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %127 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %128 = stablehlo.add %126, %127 : tensor<3x12x16xf32>
    %129 = stablehlo.add %4, %128 : tensor<3x12x16xf32>
    %130 = stablehlo.convert %129 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf64>
    %131 = stablehlo.reduce(%130 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %132 = stablehlo.reshape %131 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %133 = stablehlo.divide %132, %10 : tensor<3x12x1xf64>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<3x12x1xf64>) -> tensor<3x12x16xf64>
    %135 = stablehlo.subtract %130, %134 : tensor<3x12x16xf64>
    %136 = stablehlo.multiply %135, %135 : tensor<3x12x16xf64>
    %137 = stablehlo.reduce(%136 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %138 = stablehlo.reshape %137 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %139 = stablehlo.divide %138, %10 : tensor<3x12x1xf64>
    %140 = stablehlo.convert %139 : (tensor<3x12x1xf64>) -> tensor<3x12x1xf32>
    %141 = stablehlo.reduce(%129 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %142 = stablehlo.reshape %141 : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %143 = stablehlo.divide %142, %23 : tensor<3x12x1xf32>
    %144 = stablehlo.add %140, %27 : tensor<3x12x1xf32>
    %145 = stablehlo.rsqrt %144 : tensor<3x12x1xf32>
    %146 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %147 = stablehlo.subtract %129, %146 : tensor<3x12x16xf32>
    %148 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %149 = stablehlo.multiply %147, %148 : tensor<3x12x16xf32>
    %150 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %151 = stablehlo.multiply %149, %150 : tensor<3x12x16xf32>
    %152 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %153 = stablehlo.add %151, %152 : tensor<3x12x16xf32>
    %154 = stablehlo.reshape %153 : (tensor<3x12x16xf32>) -> tensor<36x16xf32>
    %155 = stablehlo.transpose %arg10, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %156 = stablehlo.dot_general %154, %155, contracting_dims = [1] x [0] : (tensor<36x16xf32>, tensor<16x64xf32>) -> tensor<36x64xf32>
    %157 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<36x64xf32>
    %158 = stablehlo.multiply %156, %157 : tensor<36x64xf32>
    %159 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<64xf32>) -> tensor<36x64xf32>
    %160 = stablehlo.multiply %159, %157 : tensor<36x64xf32>
    %161 = stablehlo.add %158, %160 : tensor<36x64xf32>
    %162 = stablehlo.reshape %161 : (tensor<36x64xf32>) -> tensor<3x12x64xf32>
    %163 = stablehlo.multiply %162, %cst_18 : tensor<3x12x64xf32>
    %164 = stablehlo.sqrt %cst_17 : tensor<3x12x64xf32>
    %165 = stablehlo.power %162, %cst_19 : tensor<3x12x64xf32>
    %166 = stablehlo.multiply %cst_16, %165 : tensor<3x12x64xf32>
    %167 = stablehlo.add %162, %166 : tensor<3x12x64xf32>
    %168 = stablehlo.multiply %164, %167 : tensor<3x12x64xf32>
    %169 = stablehlo.tanh %168 : tensor<3x12x64xf32>
    %170 = stablehlo.add %169, %cst_20 : tensor<3x12x64xf32>
    %171 = stablehlo.multiply %170, %163 : tensor<3x12x64xf32>
    %172 = stablehlo.reshape %171 : (tensor<3x12x64xf32>) -> tensor<36x64xf32>
    %173 = stablehlo.transpose %arg12, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %174 = stablehlo.dot_general %172, %173, contracting_dims = [1] x [0] : (tensor<36x64xf32>, tensor<64x16xf32>) -> tensor<36x16xf32>
    %175 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<36x16xf32>
    %176 = stablehlo.multiply %174, %175 : tensor<36x16xf32>
    %177 = stablehlo.broadcast_in_dim %arg13, dims = [1] : (tensor<16xf32>) -> tensor<36x16xf32>
    %178 = stablehlo.multiply %177, %175 : tensor<36x16xf32>
    %179 = stablehlo.add %176, %178 : tensor<36x16xf32>
    %180 = stablehlo.reshape %179 : (tensor<36x16xf32>) -> tensor<3x12x16xf32>
    %181 = stablehlo.tanh %180 : tensor<3x12x16xf32>
    %182 = stablehlo.composite "gc.custom_vjp" %181 {composite_attributes = {backward = @Quantize_0.backward, forward = @Quantize_0.forward, name = "Quantize"}, decomposition = @Quantize_0.primal} : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %183 = stablehlo.add %129, %182 : tensor<3x12x16xf32>
    %184 = stablehlo.convert %183 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf64>
    %185 = stablehlo.reduce(%184 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %186 = stablehlo.reshape %185 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %187 = stablehlo.divide %186, %10 : tensor<3x12x1xf64>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<3x12x1xf64>) -> tensor<3x12x16xf64>
    %189 = stablehlo.subtract %184, %188 : tensor<3x12x16xf64>
    %190 = stablehlo.multiply %189, %189 : tensor<3x12x16xf64>
    %191 = stablehlo.reduce(%190 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %192 = stablehlo.reshape %191 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %193 = stablehlo.divide %192, %10 : tensor<3x12x1xf64>
    %194 = stablehlo.convert %193 : (tensor<3x12x1xf64>) -> tensor<3x12x1xf32>
    %195 = stablehlo.reduce(%183 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %196 = stablehlo.reshape %195 : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %197 = stablehlo.divide %196, %23 : tensor<3x12x1xf32>
    %198 = stablehlo.add %194, %27 : tensor<3x12x1xf32>
    %199 = stablehlo.rsqrt %198 : tensor<3x12x1xf32>
    %200 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %201 = stablehlo.subtract %183, %200 : tensor<3x12x16xf32>
    %202 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %203 = stablehlo.multiply %201, %202 : tensor<3x12x16xf32>
    %204 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %205 = stablehlo.multiply %203, %204 : tensor<3x12x16xf32>
    %206 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %207 = stablehlo.add %205, %206 : tensor<3x12x16xf32>
    %208 = stablehlo.reshape %207 : (tensor<3x12x16xf32>) -> tensor<36x16xf32>
    %209 = stablehlo.transpose %arg18, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %210 = stablehlo.dot_general %208, %209, contracting_dims = [1] x [0] : (tensor<36x16xf32>, tensor<16x48xf32>) -> tensor<36x48xf32>
    %211 = stablehlo.multiply %210, %43 : tensor<36x48xf32>
    %212 = stablehlo.broadcast_in_dim %arg19, dims = [1] : (tensor<48xf32>) -> tensor<36x48xf32>
    %213 = stablehlo.multiply %212, %43 : tensor<36x48xf32>
    %214 = stablehlo.add %211, %213 : tensor<36x48xf32>
    %215 = stablehlo.reshape %214 : (tensor<36x48xf32>) -> tensor<3x12x48xf32>
    %216 = stablehlo.reshape %215 : (tensor<3x12x48xf32>) -> tensor<3x12x3x2x8xf32>
    %217 = stablehlo.transpose %216, dims = [2, 0, 3, 1, 4] : (tensor<3x12x3x2x8xf32>) -> tensor<3x3x2x12x8xf32>
    %218 = stablehlo.slice %217 [0:1, 0:3, 0:2, 0:12, 0:8] : (tensor<3x3x2x12x8xf32>) -> tensor<1x3x2x12x8xf32>
    %219 = stablehlo.slice %217 [1:2, 0:3, 0:2, 0:12, 0:8] : (tensor<3x3x2x12x8xf32>) -> tensor<1x3x2x12x8xf32>
    %220 = stablehlo.slice %217 [2:3, 0:3, 0:2, 0:12, 0:8] : (tensor<3x3x2x12x8xf32>) -> tensor<1x3x2x12x8xf32>
    %221 = stablehlo.reshape %218 : (tensor<1x3x2x12x8xf32>) -> tensor<3x2x12x8xf32>
    %222 = stablehlo.reshape %219 : (tensor<1x3x2x12x8xf32>) -> tensor<3x2x12x8xf32>
    %223 = stablehlo.reshape %220 : (tensor<1x3x2x12x8xf32>) -> tensor<3x2x12x8xf32>
    %224 = stablehlo.multiply %221, %59 : tensor<3x2x12x8xf32>
    %225 = stablehlo.transpose %222, dims = [0, 1, 3, 2] : (tensor<3x2x12x8xf32>) -> tensor<3x2x8x12xf32>
    %226 = stablehlo.multiply %225, %82 : tensor<3x2x8x12xf32>
    %227 = stablehlo.reshape %224 : (tensor<3x2x12x8xf32>) -> tensor<6x12x8xf32>
    %228 = stablehlo.reshape %226 : (tensor<3x2x8x12xf32>) -> tensor<6x8x12xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<6x8x12xf32>) -> tensor<6x8x12xf32>
    %230 = stablehlo.dot_general %227, %229, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x12x8xf32>, tensor<6x8x12xf32>) -> tensor<6x12x12xf32>
    %231 = stablehlo.reshape %230 : (tensor<6x12x12xf32>) -> tensor<3x2x12x12xf32>
    %232 = stablehlo.add %231, %89 : tensor<3x2x12x12xf32>
    %233 = stablehlo.reduce(%232 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %234 = stablehlo.reshape %233 : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %236 = stablehlo.subtract %232, %235 : tensor<3x2x12x12xf32>
    %237 = stablehlo.exponential %236 : tensor<3x2x12x12xf32>
    %238 = stablehlo.reduce(%237 init: %cst_25) applies stablehlo.add across dimensions = [3] : (tensor<3x2x12x12xf32>, tensor<f32>) -> tensor<3x2x12xf32>
    %239 = stablehlo.reshape %238 : (tensor<3x2x12xf32>) -> tensor<3x2x12x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xf32>) -> tensor<3x2x12x12xf32>
    %241 = stablehlo.divide %237, %240 : tensor<3x2x12x12xf32>
    %242 = stablehlo.compare EQ, %232, %103, FLOAT : (tensor<3x2x12x12xf32>, tensor<3x2x12x12xf32>) -> tensor<3x2x12x12xi1>
    %243 = stablehlo.reduce(%242 init: %c_21) applies stablehlo.and across dimensions = [3] : (tensor<3x2x12x12xi1>, tensor<i1>) -> tensor<3x2x12xi1>
    %244 = stablehlo.reshape %243 : (tensor<3x2x12xi1>) -> tensor<3x2x12x1xi1>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3] : (tensor<3x2x12x1xi1>) -> tensor<3x2x12x12xi1>
    %246 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2, 3] : (tensor<3x2x12x12xf32>) -> tensor<3x2x12x12xf32>
    %247 = stablehlo.select %245, %108, %246 : tensor<3x2x12x12xi1>, tensor<3x2x12x12xf32>
    %248 = stablehlo.reshape %247 : (tensor<3x2x12x12xf32>) -> tensor<6x12x12xf32>
    %249 = stablehlo.reshape %223 : (tensor<3x2x12x8xf32>) -> tensor<6x12x8xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<6x12x8xf32>) -> tensor<6x12x8xf32>
    %251 = stablehlo.dot_general %248, %250, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x12x12xf32>, tensor<6x12x8xf32>) -> tensor<6x12x8xf32>
    %252 = stablehlo.reshape %251 : (tensor<6x12x8xf32>) -> tensor<3x2x12x8xf32>
    %253 = stablehlo.transpose %252, dims = [2, 0, 1, 3] : (tensor<3x2x12x8xf32>) -> tensor<12x3x2x8xf32>
    %254 = stablehlo.transpose %253, dims = [1, 2, 0, 3] : (tensor<12x3x2x8xf32>) -> tensor<3x2x12x8xf32>
    %255 = stablehlo.transpose %254, dims = [0, 2, 1, 3] : (tensor<3x2x12x8xf32>) -> tensor<3x12x2x8xf32>
    %256 = stablehlo.reshape %255 : (tensor<3x12x2x8xf32>) -> tensor<3x12x16xf32>
    %257 = stablehlo.transpose %arg20, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %258 = stablehlo.reshape %256 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %259 = stablehlo.broadcast_in_dim %257, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<3x16x16xf32>
    %260 = stablehlo.reshape %259 : (tensor<3x16x16xf32>) -> tensor<3x16x16xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<3x16x16xf32>) -> tensor<3x16x16xf32>
    %262 = stablehlo.dot_general %258, %261, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x12x16xf32>, tensor<3x16x16xf32>) -> tensor<3x12x16xf32>
    %263 = stablehlo.reshape %262 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %264 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %265 = stablehlo.add %263, %264 : tensor<3x12x16xf32>
    %266 = stablehlo.add %183, %265 : tensor<3x12x16xf32>
    %267 = stablehlo.convert %266 : (tensor<3x12x16xf32>) -> tensor<3x12x16xf64>
    %268 = stablehlo.reduce(%267 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %269 = stablehlo.reshape %268 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %270 = stablehlo.divide %269, %10 : tensor<3x12x1xf64>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<3x12x1xf64>) -> tensor<3x12x16xf64>
    %272 = stablehlo.subtract %267, %271 : tensor<3x12x16xf64>
    %273 = stablehlo.multiply %272, %272 : tensor<3x12x16xf64>
    %274 = stablehlo.reduce(%273 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf64>, tensor<f64>) -> tensor<3x12xf64>
    %275 = stablehlo.reshape %274 : (tensor<3x12xf64>) -> tensor<3x12x1xf64>
    %276 = stablehlo.divide %275, %10 : tensor<3x12x1xf64>
    %277 = stablehlo.convert %276 : (tensor<3x12x1xf64>) -> tensor<3x12x1xf32>
    %278 = stablehlo.reduce(%266 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %279 = stablehlo.reshape %278 : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %280 = stablehlo.divide %279, %23 : tensor<3x12x1xf32>
    %281 = stablehlo.add %277, %27 : tensor<3x12x1xf32>
    %282 = stablehlo.rsqrt %281 : tensor<3x12x1xf32>
    %283 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %284 = stablehlo.subtract %266, %283 : tensor<3x12x16xf32>
    %285 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %286 = stablehlo.multiply %284, %285 : tensor<3x12x16xf32>
    %287 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %288 = stablehlo.multiply %286, %287 : tensor<3x12x16xf32>
    %289 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<16xf32>) -> tensor<3x12x16xf32>
    %290 = stablehlo.add %288, %289 : tensor<3x12x16xf32>
    %291 = stablehlo.reshape %290 : (tensor<3x12x16xf32>) -> tensor<36x16xf32>
    %292 = stablehlo.transpose %arg22, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %293 = stablehlo.dot_general %291, %292, contracting_dims = [1] x [0] : (tensor<36x16xf32>, tensor<16x64xf32>) -> tensor<36x64xf32>
    %294 = stablehlo.multiply %293, %157 : tensor<36x64xf32>
    %295 = stablehlo.broadcast_in_dim %arg23, dims = [1] : (tensor<64xf32>) -> tensor<36x64xf32>
    %296 = stablehlo.multiply %295, %157 : tensor<36x64xf32>
    %297 = stablehlo.add %294, %296 : tensor<36x64xf32>
    %298 = stablehlo.reshape %297 : (tensor<36x64xf32>) -> tensor<3x12x64xf32>
    %299 = stablehlo.multiply %298, %cst_18 : tensor<3x12x64xf32>
    %300 = stablehlo.power %298, %cst_19 : tensor<3x12x64xf32>
    %301 = stablehlo.multiply %cst_16, %300 : tensor<3x12x64xf32>
    %302 = stablehlo.add %298, %301 : tensor<3x12x64xf32>
    %303 = stablehlo.multiply %164, %302 : tensor<3x12x64xf32>
    %304 = stablehlo.tanh %303 : tensor<3x12x64xf32>
    %305 = stablehlo.add %304, %cst_20 : tensor<3x12x64xf32>
    %306 = stablehlo.multiply %305, %299 : tensor<3x12x64xf32>
    %307 = stablehlo.reshape %306 : (tensor<3x12x64xf32>) -> tensor<36x64xf32>
    %308 = stablehlo.transpose %arg24, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %309 = stablehlo.dot_general %307, %308, contracting_dims = [1] x [0] : (tensor<36x64xf32>, tensor<64x16xf32>) -> tensor<36x16xf32>
    %310 = stablehlo.multiply %309, %175 : tensor<36x16xf32>
    %311 = stablehlo.broadcast_in_dim %arg25, dims = [1] : (tensor<16xf32>) -> tensor<36x16xf32>
    %312 = stablehlo.multiply %311, %175 : tensor<36x16xf32>
    %313 = stablehlo.add %310, %312 : tensor<36x16xf32>
    %314 = stablehlo.reshape %313 : (tensor<36x16xf32>) -> tensor<3x12x16xf32>
    %315 = stablehlo.tanh %314 : tensor<3x12x16xf32>
    %316 = stablehlo.composite "gc.custom_vjp" %315 {composite_attributes = {backward = @Quantize_1.backward, forward = @Quantize_1.forward, name = "Quantize"}, decomposition = @Quantize_1.primal} : (tensor<3x12x16xf32>) -> tensor<3x12x16xf32>
    %317 = stablehlo.add %266, %316 : tensor<3x12x16xf32>
    %318 = stablehlo.transpose %317, dims = [0, 2, 1] : (tensor<3x12x16xf32>) -> tensor<3x16x12xf32>
    %319 = stablehlo.add %arg30, %c_5 : tensor<i64>
    %320 = stablehlo.convert %318 : (tensor<3x16x12xf32>) -> tensor<3x16x12xf64>
    %321 = stablehlo.reduce(%320 init: %cst_22) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x16x12xf64>, tensor<f64>) -> tensor<16xf64>
    %322 = stablehlo.reshape %321 : (tensor<16xf64>) -> tensor<1x16x1xf64>
    %323 = stablehlo.convert %c_9 : (tensor<1xi64>) -> tensor<1xf64>
    %324 = stablehlo.reshape %323 : (tensor<1xf64>) -> tensor<f64>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f64>) -> tensor<1x16x1xf64>
    %326 = stablehlo.divide %322, %325 : tensor<1x16x1xf64>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<1x16x1xf64>) -> tensor<3x16x12xf64>
    %328 = stablehlo.subtract %320, %327 : tensor<3x16x12xf64>
    %329 = stablehlo.multiply %328, %328 : tensor<3x16x12xf64>
    %330 = stablehlo.reduce(%329 init: %cst_22) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x16x12xf64>, tensor<f64>) -> tensor<16xf64>
    %331 = stablehlo.reshape %330 : (tensor<16xf64>) -> tensor<1x16x1xf64>
    %332 = stablehlo.divide %331, %325 : tensor<1x16x1xf64>
    %333 = stablehlo.convert %332 : (tensor<1x16x1xf64>) -> tensor<1x16x1xf32>
    %334 = stablehlo.reduce(%318 init: %cst_25) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x16x12xf32>, tensor<f32>) -> tensor<16xf32>
    %335 = stablehlo.reshape %334 : (tensor<16xf32>) -> tensor<1x16x1xf32>
    %336 = stablehlo.convert %c_9 : (tensor<1xi64>) -> tensor<1xf32>
    %337 = stablehlo.reshape %336 : (tensor<1xf32>) -> tensor<f32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %339 = stablehlo.divide %335, %338 : tensor<1x16x1xf32>
    %340 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %341 = stablehlo.add %333, %340 : tensor<1x16x1xf32>
    %342 = stablehlo.rsqrt %341 : tensor<1x16x1xf32>
    %343 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<3x16x12xf32>
    %344 = stablehlo.subtract %318, %343 : tensor<3x16x12xf32>
    %345 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<3x16x12xf32>
    %346 = stablehlo.multiply %344, %345 : tensor<3x16x12xf32>
    %347 = stablehlo.reshape %339 : (tensor<1x16x1xf32>) -> tensor<1x16xf32>
    %348 = stablehlo.reshape %347 : (tensor<1x16xf32>) -> tensor<16xf32>
    %349 = stablehlo.convert %cst_8 : (tensor<1xf64>) -> tensor<1xf32>
    %350 = stablehlo.reshape %349 : (tensor<1xf32>) -> tensor<f32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %352 = stablehlo.multiply %348, %351 : tensor<16xf32>
    %353 = stablehlo.convert %cst_7 : (tensor<1xf64>) -> tensor<1xf32>
    %354 = stablehlo.reshape %353 : (tensor<1xf32>) -> tensor<f32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %356 = stablehlo.multiply %arg28, %355 : tensor<16xf32>
    %357 = stablehlo.add %352, %356 : tensor<16xf32>
    %358 = stablehlo.reshape %333 : (tensor<1x16x1xf32>) -> tensor<1x16xf32>
    %359 = stablehlo.reshape %358 : (tensor<1x16xf32>) -> tensor<16xf32>
    %360 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %361 = stablehlo.reshape %360 : (tensor<1xf32>) -> tensor<f32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %363 = stablehlo.multiply %359, %362 : tensor<16xf32>
    %364 = stablehlo.multiply %363, %351 : tensor<16xf32>
    %365 = stablehlo.multiply %arg29, %355 : tensor<16xf32>
    %366 = stablehlo.add %364, %365 : tensor<16xf32>
    %367 = stablehlo.reshape %arg26 : (tensor<16xf32>) -> tensor<16x1xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [1, 2] : (tensor<16x1xf32>) -> tensor<3x16x12xf32>
    %369 = stablehlo.multiply %346, %368 : tensor<3x16x12xf32>
    %370 = stablehlo.reshape %arg27 : (tensor<16xf32>) -> tensor<16x1xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [1, 2] : (tensor<16x1xf32>) -> tensor<3x16x12xf32>
    %372 = stablehlo.add %369, %371 : tensor<3x16x12xf32>
    %373 = stablehlo.transpose %372, dims = [0, 2, 1] : (tensor<3x16x12xf32>) -> tensor<3x12x16xf32>
    %374 = stablehlo.convert %c_6 : (tensor<1xi64>) -> tensor<1xf32>
    %375 = stablehlo.reshape %374 : (tensor<1xf32>) -> tensor<f32>
    %376 = stablehlo.abs %373 : tensor<3x12x16xf32>
    %377 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %378 = stablehlo.power %376, %377 : tensor<3x12x16xf32>
    %379 = stablehlo.reduce(%378 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<3x12x16xf32>, tensor<f32>) -> tensor<3x12xf32>
    %380 = stablehlo.divide %cst_15, %375 : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %382 = stablehlo.power %379, %381 : tensor<3x12xf32>
    %383 = stablehlo.reshape %382 : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %384 = stablehlo.composite "gc.stop_gradient" %383 {decomposition = @gc.marker.3} : (tensor<3x12x1xf32>) -> tensor<3x12x1xf32>
    %385 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<3x12x1xf32>
    %386 = stablehlo.add %384, %385 : tensor<3x12x1xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x16xf32>
    %388 = stablehlo.divide %373, %387 : tensor<3x12x16xf32>
    %389 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %390 = stablehlo.reshape %388 : (tensor<3x12x16xf32>) -> tensor<36x16xf32>
    %391 = stablehlo.dot_general %390, %389, contracting_dims = [1] x [0] : (tensor<36x16xf32>, tensor<16x48xf32>) -> tensor<36x48xf32>
    %392 = stablehlo.reshape %391 : (tensor<36x48xf32>) -> tensor<3x12x48xf32>
    %393 = stablehlo.reduce(%392 init: %cst_24) applies stablehlo.maximum across dimensions = [2] : (tensor<3x12x48xf32>, tensor<f32>) -> tensor<3x12xf32>
    %394 = stablehlo.reshape %393 : (tensor<3x12xf32>) -> tensor<3x12x1xf32>
    %395 = stablehlo.composite "gc.stop_gradient" %394 {decomposition = @gc.marker.4} : (tensor<3x12x1xf32>) -> tensor<3x12x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<3x12x1xf32>) -> tensor<3x12x48xf32>
    %397 = stablehlo.subtract %392, %396 : tensor<3x12x48xf32>
    %398 = stablehlo.reshape %397 : (tensor<3x12x48xf32>) -> tensor<36x48xf32>
    %399 = stablehlo.reshape %arg32 : (tensor<3x12xi64>) -> tensor<36xi64>
    %400 = stablehlo.reduce(%398 init: %cst_24) applies stablehlo.maximum across dimensions = [1] : (tensor<36x48xf32>, tensor<f32>) -> tensor<36xf32>
    %401 = stablehlo.reshape %400 : (tensor<36xf32>) -> tensor<36x1xf32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x48xf32>
    %403 = stablehlo.subtract %398, %402 : tensor<36x48xf32>
    %404 = stablehlo.exponential %403 : tensor<36x48xf32>
    %405 = stablehlo.reduce(%404 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<36x48xf32>, tensor<f32>) -> tensor<36xf32>
    %406 = stablehlo.reshape %405 : (tensor<36xf32>) -> tensor<36x1xf32>
    %407 = stablehlo.log %406 : tensor<36x1xf32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x48xf32>
    %409 = stablehlo.subtract %403, %408 : tensor<36x48xf32>
    %410 = stablehlo.compare NE, %399, %c_0, SIGNED : (tensor<36xi64>, tensor<36xi64>) -> tensor<36xi1>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0] : (tensor<36xi1>) -> tensor<36xi1>
    %412 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<36xi64>) -> tensor<36xi64>
    %413 = stablehlo.select %411, %412, %c : tensor<36xi1>, tensor<36xi64>
    %414 = stablehlo.reshape %413 : (tensor<36xi64>) -> tensor<36x1xi64>
    %415 = stablehlo.iota dim = 0 : tensor<36x1x1xi64>
    %416 = stablehlo.reshape %414 : (tensor<36x1xi64>) -> tensor<36x1x1xi64>
    %417 = stablehlo.concatenate %415, %416, dim = 2 : (tensor<36x1x1xi64>, tensor<36x1x1xi64>) -> tensor<36x1x2xi64>
    %418 = "stablehlo.gather"(%409, %417) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<36x48xf32>, tensor<36x1x2xi64>) -> tensor<36x1xf32>
    %419 = stablehlo.reshape %418 : (tensor<36x1xf32>) -> tensor<36xf32>
    %420 = stablehlo.negate %419 : tensor<36xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0] : (tensor<36xf32>) -> tensor<36xf32>
    %422 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %423 = stablehlo.select %411, %421, %422 : tensor<36xi1>, tensor<36xf32>
    %424 = stablehlo.convert %410 : (tensor<36xi1>) -> tensor<36xi64>
    %425 = stablehlo.reduce(%424 init: %c_27) applies stablehlo.add across dimensions = [0] : (tensor<36xi64>, tensor<i64>) -> tensor<i64>
    %426 = stablehlo.convert %425 : (tensor<i64>) -> tensor<f32>
    %427 = stablehlo.reduce(%423 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<36xf32>, tensor<f32>) -> tensor<f32>
    %428 = stablehlo.divide %427, %426 : tensor<f32>
    return %428, %357, %366, %319 : tensor<f32>, tensor<16xf32>, tensor<16xf32>, tensor<i64>
  }
  func.func private @Quantize_0.primal(%arg0: tensor<3x12x16xf32>) -> tensor<3x12x16xf32> {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<1xf64>
    %0 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x12x16xf32>
    %4 = stablehlo.round_nearest_even %3 : tensor<3x12x16xf32>
    %5 = stablehlo.divide %4, %2 : tensor<3x12x16xf32>
    return %5 : tensor<3x12x16xf32>
  }
  func.func private @Quantize_0.forward(%arg0: tensor<3x12x16xf32>) -> (tensor<3x12x16xf32>, tensor<3x12x16xf32>) {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<1xf64>
    %0 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x12x16xf32>
    %4 = stablehlo.round_nearest_even %3 : tensor<3x12x16xf32>
    %5 = stablehlo.divide %4, %2 : tensor<3x12x16xf32>
    return %5, %arg0 : tensor<3x12x16xf32>, tensor<3x12x16xf32>
  }
  func.func private @Quantize_0.backward(%arg0: tensor<3x12x16xf32>, %arg1: tensor<3x12x16xf32>) -> tensor<3x12x16xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1xf64>
    %0 = stablehlo.abs %arg0 : tensor<3x12x16xf32>
    %1 = stablehlo.convert %cst : tensor<1xf64>
    %2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
    %3 = stablehlo.convert %2 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %5 = stablehlo.compare LE, %0, %4, FLOAT : (tensor<3x12x16xf32>, tensor<3x12x16xf32>) -> tensor<3x12x16xi1>
    %6 = stablehlo.convert %5 : (tensor<3x12x16xi1>) -> tensor<3x12x16xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x12x16xf32>
    return %7 : tensor<3x12x16xf32>
  }
  func.func private @Quantize_1.primal(%arg0: tensor<3x12x16xf32>) -> tensor<3x12x16xf32> {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<1xf64>
    %0 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x12x16xf32>
    %4 = stablehlo.round_nearest_even %3 : tensor<3x12x16xf32>
    %5 = stablehlo.divide %4, %2 : tensor<3x12x16xf32>
    return %5 : tensor<3x12x16xf32>
  }
  func.func private @Quantize_1.forward(%arg0: tensor<3x12x16xf32>) -> (tensor<3x12x16xf32>, tensor<3x12x16xf32>) {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<1xf64>
    %0 = stablehlo.convert %cst : (tensor<1xf64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x12x16xf32>
    %4 = stablehlo.round_nearest_even %3 : tensor<3x12x16xf32>
    %5 = stablehlo.divide %4, %2 : tensor<3x12x16xf32>
    return %5, %arg0 : tensor<3x12x16xf32>, tensor<3x12x16xf32>
  }
  func.func private @Quantize_1.backward(%arg0: tensor<3x12x16xf32>, %arg1: tensor<3x12x16xf32>) -> tensor<3x12x16xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1xf64>
    %0 = stablehlo.abs %arg0 : tensor<3x12x16xf32>
    %1 = stablehlo.convert %cst : tensor<1xf64>
    %2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
    %3 = stablehlo.convert %2 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x12x16xf32>
    %5 = stablehlo.compare LE, %0, %4, FLOAT : (tensor<3x12x16xf32>, tensor<3x12x16xf32>) -> tensor<3x12x16xi1>
    %6 = stablehlo.convert %5 : (tensor<3x12x16xi1>) -> tensor<3x12x16xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x12x16xf32>
    return %7 : tensor<3x12x16xf32>
  }
  func.func private @gc.marker.0(%arg0: tensor<12x16xf32>) -> tensor<12x16xf32> {
    return %arg0 : tensor<12x16xf32>
  }
  func.func private @gc.marker.3(%arg0: tensor<3x12x1xf32>) -> tensor<3x12x1xf32> {
    return %arg0 : tensor<3x12x1xf32>
  }
  func.func private @gc.marker.4(%arg0: tensor<3x12x1xf32>) -> tensor<3x12x1xf32> {
    return %arg0 : tensor<3x12x1xf32>
  }
}
