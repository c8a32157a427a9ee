// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// Rows of a table of every type; indices of every integer type, clamped.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[[false, true, false], [true, true, true], [true, true, true], [false, true, true], [false, false, false], [true, true, true], [true, true, false]]> : tensor<7x3xi1>
  %1 = gc.optimization_barrier %0 : (tensor<7x3xi1>) -> tensor<7x3xi1>
  %2 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %3 = gc.optimization_barrier %2 : (tensor<5xi32>) -> tensor<5xi32>
  %4 = gc.gather %1[%3] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi1>, tensor<5xi32>) -> tensor<5x3xi1>
  %5 = gc.constant dense<[[false, true, false], [true, true, false], [false, true, false], [false, true, true], [true, true, false]]> : tensor<5x3xi1>
  gc.expect eq %4, %5 : tensor<5x3xi1>
  // i2
  %6 = gc.constant dense<[[0, 1, -1], [-2, 0, 1], [-1, -2, 0], [0, 1, 0], [-2, 1, 0], [-2, 0, 0], [1, 1, -2]]> : tensor<7x3xi2>
  %7 = gc.optimization_barrier %6 : (tensor<7x3xi2>) -> tensor<7x3xi2>
  %8 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %9 = gc.optimization_barrier %8 : (tensor<5xi32>) -> tensor<5xi32>
  %10 = gc.gather %7[%9] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi2>, tensor<5xi32>) -> tensor<5x3xi2>
  %11 = gc.constant dense<[[0, 1, -1], [1, 1, -2], [0, 1, -1], [0, 1, 0], [1, 1, -2]]> : tensor<5x3xi2>
  gc.expect eq %10, %11 : tensor<5x3xi2>
  // i4
  %12 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [7, -7, -8], [6, 4, 5], [0, 1, -1], [2, -2, 3], [7, -7, -8]]> : tensor<7x3xi4>
  %13 = gc.optimization_barrier %12 : (tensor<7x3xi4>) -> tensor<7x3xi4>
  %14 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %15 = gc.optimization_barrier %14 : (tensor<5xi32>) -> tensor<5xi32>
  %16 = gc.gather %13[%15] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi4>, tensor<5xi32>) -> tensor<5x3xi4>
  %17 = gc.constant dense<[[0, 1, -1], [7, -7, -8], [0, 1, -1], [6, 4, 5], [7, -7, -8]]> : tensor<5x3xi4>
  gc.expect eq %16, %17 : tensor<5x3xi4>
  // i8
  %18 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [7, -7, -128], [-127, 127, 126], [8, 9, 0], [1, -1, 2], [-2, 3, 7]]> : tensor<7x3xi8>
  %19 = gc.optimization_barrier %18 : (tensor<7x3xi8>) -> tensor<7x3xi8>
  %20 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %21 = gc.optimization_barrier %20 : (tensor<5xi32>) -> tensor<5xi32>
  %22 = gc.gather %19[%21] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi8>, tensor<5xi32>) -> tensor<5x3xi8>
  %23 = gc.constant dense<[[0, 1, -1], [-2, 3, 7], [0, 1, -1], [-127, 127, 126], [-2, 3, 7]]> : tensor<5x3xi8>
  gc.expect eq %22, %23 : tensor<5x3xi8>
  // i16
  %24 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [7, -7, -32768], [-32767, 32767, 32766], [15, 16, 17], [0, 1, -1], [2, -2, 3]]> : tensor<7x3xi16>
  %25 = gc.optimization_barrier %24 : (tensor<7x3xi16>) -> tensor<7x3xi16>
  %26 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %27 = gc.optimization_barrier %26 : (tensor<5xi32>) -> tensor<5xi32>
  %28 = gc.gather %25[%27] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi16>, tensor<5xi32>) -> tensor<5x3xi16>
  %29 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [0, 1, -1], [-32767, 32767, 32766], [2, -2, 3]]> : tensor<5x3xi16>
  gc.expect eq %28, %29 : tensor<5x3xi16>
  // i32
  %30 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [7, -7, -2147483648], [-2147483647, 2147483647, 2147483646], [31, 32, 33], [0, 1, -1], [2, -2, 3]]> : tensor<7x3xi32>
  %31 = gc.optimization_barrier %30 : (tensor<7x3xi32>) -> tensor<7x3xi32>
  %32 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %33 = gc.optimization_barrier %32 : (tensor<5xi32>) -> tensor<5xi32>
  %34 = gc.gather %31[%33] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi32>, tensor<5xi32>) -> tensor<5x3xi32>
  %35 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [0, 1, -1], [-2147483647, 2147483647, 2147483646], [2, -2, 3]]> : tensor<5x3xi32>
  gc.expect eq %34, %35 : tensor<5x3xi32>
  // i64
  %36 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [7, -7, -9223372036854775808], [-9223372036854775807, 9223372036854775807, 9223372036854775806], [63, 64, 65], [0, 1, -1], [2, -2, 3]]> : tensor<7x3xi64>
  %37 = gc.optimization_barrier %36 : (tensor<7x3xi64>) -> tensor<7x3xi64>
  %38 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %39 = gc.optimization_barrier %38 : (tensor<5xi32>) -> tensor<5xi32>
  %40 = gc.gather %37[%39] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi64>, tensor<5xi32>) -> tensor<5x3xi64>
  %41 = gc.constant dense<[[0, 1, -1], [2, -2, 3], [0, 1, -1], [-9223372036854775807, 9223372036854775807, 9223372036854775806], [2, -2, 3]]> : tensor<5x3xi64>
  gc.expect eq %40, %41 : tensor<5x3xi64>
  // ui2
  %42 = gc.constant dense<[[0, 1, 3], [2, 0, 1], [3, 2, 1], [2, 3, 1], [3, 0, 0], [0, 2, 1], [0, 0, 0]]> : tensor<7x3xui2>
  %43 = gc.optimization_barrier %42 : (tensor<7x3xui2>) -> tensor<7x3xui2>
  %44 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %45 = gc.optimization_barrier %44 : (tensor<5xi32>) -> tensor<5xi32>
  %46 = gc.gather %43[%45] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xui2>, tensor<5xi32>) -> tensor<5x3xui2>
  %47 = gc.constant dense<[[0, 1, 3], [0, 0, 0], [0, 1, 3], [2, 3, 1], [0, 0, 0]]> : tensor<5x3xui2>
  gc.expect eq %46, %47 : tensor<5x3xui2>
  // ui4
  %48 = gc.constant dense<[[0, 1, 15], [2, 14, 3], [7, 9, 4], [5, 0, 1], [15, 2, 14], [3, 7, 9], [4, 5, 1]]> : tensor<7x3xui4>
  %49 = gc.optimization_barrier %48 : (tensor<7x3xui4>) -> tensor<7x3xui4>
  %50 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %51 = gc.optimization_barrier %50 : (tensor<5xi32>) -> tensor<5xi32>
  %52 = gc.gather %49[%51] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xui4>, tensor<5xi32>) -> tensor<5x3xui4>
  %53 = gc.constant dense<[[0, 1, 15], [4, 5, 1], [0, 1, 15], [5, 0, 1], [4, 5, 1]]> : tensor<5x3xui4>
  gc.expect eq %52, %53 : tensor<5x3xui4>
  // ui8
  %54 = gc.constant dense<[[0, 1, 255], [2, 254, 3], [7, 249, 8], [9, 0, 1], [255, 2, 254], [3, 7, 249], [8, 9, 2]]> : tensor<7x3xui8>
  %55 = gc.optimization_barrier %54 : (tensor<7x3xui8>) -> tensor<7x3xui8>
  %56 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %57 = gc.optimization_barrier %56 : (tensor<5xi32>) -> tensor<5xi32>
  %58 = gc.gather %55[%57] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xui8>, tensor<5xi32>) -> tensor<5x3xui8>
  %59 = gc.constant dense<[[0, 1, 255], [8, 9, 2], [0, 1, 255], [9, 0, 1], [8, 9, 2]]> : tensor<5x3xui8>
  gc.expect eq %58, %59 : tensor<5x3xui8>
  // ui16
  %60 = gc.constant dense<[[0, 1, 65535], [2, 65534, 3], [7, 65529, 15], [16, 17, 0], [1, 65535, 2], [65534, 3, 7], [65529, 15, 16]]> : tensor<7x3xui16>
  %61 = gc.optimization_barrier %60 : (tensor<7x3xui16>) -> tensor<7x3xui16>
  %62 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %63 = gc.optimization_barrier %62 : (tensor<5xi32>) -> tensor<5xi32>
  %64 = gc.gather %61[%63] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xui16>, tensor<5xi32>) -> tensor<5x3xui16>
  %65 = gc.constant dense<[[0, 1, 65535], [65529, 15, 16], [0, 1, 65535], [16, 17, 0], [65529, 15, 16]]> : tensor<5x3xui16>
  gc.expect eq %64, %65 : tensor<5x3xui16>
  // ui32
  %66 = gc.constant dense<[[0, 1, 4294967295], [2, 4294967294, 3], [7, 4294967289, 31], [32, 33, 0], [1, 4294967295, 2], [4294967294, 3, 7], [4294967289, 31, 32]]> : tensor<7x3xui32>
  %67 = gc.optimization_barrier %66 : (tensor<7x3xui32>) -> tensor<7x3xui32>
  %68 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %69 = gc.optimization_barrier %68 : (tensor<5xi32>) -> tensor<5xi32>
  %70 = gc.gather %67[%69] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xui32>, tensor<5xi32>) -> tensor<5x3xui32>
  %71 = gc.constant dense<[[0, 1, 4294967295], [4294967289, 31, 32], [0, 1, 4294967295], [32, 33, 0], [4294967289, 31, 32]]> : tensor<5x3xui32>
  gc.expect eq %70, %71 : tensor<5x3xui32>
  // ui64
  %72 = gc.constant dense<[[0, 1, 18446744073709551615], [2, 18446744073709551614, 3], [7, 18446744073709551609, 63], [64, 65, 0], [1, 18446744073709551615, 2], [18446744073709551614, 3, 7], [18446744073709551609, 63, 64]]> : tensor<7x3xui64>
  %73 = gc.optimization_barrier %72 : (tensor<7x3xui64>) -> tensor<7x3xui64>
  %74 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %75 = gc.optimization_barrier %74 : (tensor<5xi32>) -> tensor<5xi32>
  %76 = gc.gather %73[%75] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xui64>, tensor<5xi32>) -> tensor<5x3xui64>
  %77 = gc.constant dense<[[0, 1, 18446744073709551615], [18446744073709551609, 63, 64], [0, 1, 18446744073709551615], [64, 65, 0], [18446744073709551609, 63, 64]]> : tensor<5x3xui64>
  gc.expect eq %76, %77 : tensor<5x3xui64>
  // f8E3M4
  %78 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.0625], [0.96875, 15.5, -15.5], [0.25, -0.25, 0.015625], [-0.015625, 0.234375, 0x70]]> : tensor<7x3xf8E3M4>
  %79 = gc.optimization_barrier %78 : (tensor<7x3xf8E3M4>) -> tensor<7x3xf8E3M4>
  %80 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %81 = gc.optimization_barrier %80 : (tensor<5xi32>) -> tensor<5xi32>
  %82 = gc.gather %79[%81] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E3M4>, tensor<5xi32>) -> tensor<5x3xf8E3M4>
  %83 = gc.constant dense<[[0.0, -0.0, 1.0], [-0.015625, 0.234375, 0x70], [0.0, -0.0, 1.0], [3.0, -7.0, 1.0625], [-0.015625, 0.234375, 0x70]]> : tensor<5x3xf8E3M4>
  gc.expect eq %82, %83 : tensor<5x3xf8E3M4>
  // f8E4M3
  %84 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.125], [0.9375, 240.0, -240.0], [0.015625, -0.015625, 0.001953125], [-0.001953125, 0.013671875, 0x78]]> : tensor<7x3xf8E4M3>
  %85 = gc.optimization_barrier %84 : (tensor<7x3xf8E4M3>) -> tensor<7x3xf8E4M3>
  %86 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %87 = gc.optimization_barrier %86 : (tensor<5xi32>) -> tensor<5xi32>
  %88 = gc.gather %85[%87] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E4M3>, tensor<5xi32>) -> tensor<5x3xf8E4M3>
  %89 = gc.constant dense<[[0.0, -0.0, 1.0], [-0.001953125, 0.013671875, 0x78], [0.0, -0.0, 1.0], [3.0, -7.0, 1.125], [-0.001953125, 0.013671875, 0x78]]> : tensor<5x3xf8E4M3>
  gc.expect eq %88, %89 : tensor<5x3xf8E4M3>
  // f8E4M3FN
  %90 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.125], [0.9375, 448.0, -448.0], [0.015625, -0.015625, 0.001953125], [-0.001953125, 0.013671875, 0x7F]]> : tensor<7x3xf8E4M3FN>
  %91 = gc.optimization_barrier %90 : (tensor<7x3xf8E4M3FN>) -> tensor<7x3xf8E4M3FN>
  %92 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %93 = gc.optimization_barrier %92 : (tensor<5xi32>) -> tensor<5xi32>
  %94 = gc.gather %91[%93] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E4M3FN>, tensor<5xi32>) -> tensor<5x3xf8E4M3FN>
  %95 = gc.constant dense<[[0.0, -0.0, 1.0], [-0.001953125, 0.013671875, 0x7F], [0.0, -0.0, 1.0], [3.0, -7.0, 1.125], [-0.001953125, 0.013671875, 0x7F]]> : tensor<5x3xf8E4M3FN>
  gc.expect eq %94, %95 : tensor<5x3xf8E4M3FN>
  // f8E4M3FNUZ
  %96 = gc.constant dense<[[0.0, 1.0, -1.0], [0.5, -0.5, 1.5], [2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375], [240.0, -240.0, 0.0078125], [-0.0078125, 0.0009765625, -0.0009765625], [0.0068359375, 0x80, 0.0]]> : tensor<7x3xf8E4M3FNUZ>
  %97 = gc.optimization_barrier %96 : (tensor<7x3xf8E4M3FNUZ>) -> tensor<7x3xf8E4M3FNUZ>
  %98 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %99 = gc.optimization_barrier %98 : (tensor<5xi32>) -> tensor<5xi32>
  %100 = gc.gather %97[%99] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E4M3FNUZ>, tensor<5xi32>) -> tensor<5x3xf8E4M3FNUZ>
  %101 = gc.constant dense<[[0.0, 1.0, -1.0], [0.0068359375, 0x80, 0.0], [0.0, 1.0, -1.0], [-7.0, 1.125, 0.9375], [0.0068359375, 0x80, 0.0]]> : tensor<5x3xf8E4M3FNUZ>
  gc.expect eq %100, %101 : tensor<5x3xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %102 = gc.constant dense<[[0.0, 1.0, -1.0], [0.5, -0.5, 1.5], [2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375], [30.0, -30.0, 0.0009765625], [-0.0009765625, 0.0001220703125, -0.0001220703125], [0.0008544921875, 0x80, 0.0]]> : tensor<7x3xf8E4M3B11FNUZ>
  %103 = gc.optimization_barrier %102 : (tensor<7x3xf8E4M3B11FNUZ>) -> tensor<7x3xf8E4M3B11FNUZ>
  %104 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %105 = gc.optimization_barrier %104 : (tensor<5xi32>) -> tensor<5xi32>
  %106 = gc.gather %103[%105] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E4M3B11FNUZ>, tensor<5xi32>) -> tensor<5x3xf8E4M3B11FNUZ>
  %107 = gc.constant dense<[[0.0, 1.0, -1.0], [0.0008544921875, 0x80, 0.0], [0.0, 1.0, -1.0], [-7.0, 1.125, 0.9375], [0.0008544921875, 0x80, 0.0]]> : tensor<5x3xf8E4M3B11FNUZ>
  gc.expect eq %106, %107 : tensor<5x3xf8E4M3B11FNUZ>
  // f8E5M2
  %108 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.25], [0.875, 57344.0, -57344.0], [6.103515625e-05, -6.103515625e-05, 1.52587890625e-05], [-1.52587890625e-05, 4.57763671875e-05, 0x7C]]> : tensor<7x3xf8E5M2>
  %109 = gc.optimization_barrier %108 : (tensor<7x3xf8E5M2>) -> tensor<7x3xf8E5M2>
  %110 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %111 = gc.optimization_barrier %110 : (tensor<5xi32>) -> tensor<5xi32>
  %112 = gc.gather %109[%111] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E5M2>, tensor<5xi32>) -> tensor<5x3xf8E5M2>
  %113 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.52587890625e-05, 4.57763671875e-05, 0x7C], [0.0, -0.0, 1.0], [3.0, -7.0, 1.25], [-1.52587890625e-05, 4.57763671875e-05, 0x7C]]> : tensor<5x3xf8E5M2>
  gc.expect eq %112, %113 : tensor<5x3xf8E5M2>
  // f8E5M2FNUZ
  %114 = gc.constant dense<[[0.0, 1.0, -1.0], [0.5, -0.5, 1.5], [2.5, -2.5, 3.0], [-7.0, 1.25, 0.875], [57344.0, -57344.0, 3.0517578125e-05], [-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06], [2.288818359375e-05, 0x80, 0.0]]> : tensor<7x3xf8E5M2FNUZ>
  %115 = gc.optimization_barrier %114 : (tensor<7x3xf8E5M2FNUZ>) -> tensor<7x3xf8E5M2FNUZ>
  %116 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %117 = gc.optimization_barrier %116 : (tensor<5xi32>) -> tensor<5xi32>
  %118 = gc.gather %115[%117] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E5M2FNUZ>, tensor<5xi32>) -> tensor<5x3xf8E5M2FNUZ>
  %119 = gc.constant dense<[[0.0, 1.0, -1.0], [2.288818359375e-05, 0x80, 0.0], [0.0, 1.0, -1.0], [-7.0, 1.25, 0.875], [2.288818359375e-05, 0x80, 0.0]]> : tensor<5x3xf8E5M2FNUZ>
  gc.expect eq %118, %119 : tensor<5x3xf8E5M2FNUZ>
  // f8E8M0FNU
  %120 = gc.constant dense<[[0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38], [5.877471754111438e-39, 0xFF, 1.0], [0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 1.0], [4.0, 2.0, 1.7014118346046923e+38], [5.877471754111438e-39, 4.0, 4.0]]> : tensor<7x3xf8E8M0FNU>
  %121 = gc.optimization_barrier %120 : (tensor<7x3xf8E8M0FNU>) -> tensor<7x3xf8E8M0FNU>
  %122 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %123 = gc.optimization_barrier %122 : (tensor<5xi32>) -> tensor<5xi32>
  %124 = gc.gather %121[%123] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf8E8M0FNU>, tensor<5xi32>) -> tensor<5x3xf8E8M0FNU>
  %125 = gc.constant dense<[[0xFF, 1.0, 0.5], [5.877471754111438e-39, 4.0, 4.0], [0xFF, 1.0, 0.5], [0.5, 2.0, 4.0], [5.877471754111438e-39, 4.0, 4.0]]> : tensor<5x3xf8E8M0FNU>
  gc.expect eq %124, %125 : tensor<5x3xf8E8M0FNU>
  // bf16
  %126 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.0078125], [0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38], [1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41], [-9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80]]> : tensor<7x3xbf16>
  %127 = gc.optimization_barrier %126 : (tensor<7x3xbf16>) -> tensor<7x3xbf16>
  %128 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %129 = gc.optimization_barrier %128 : (tensor<5xi32>) -> tensor<5xi32>
  %130 = gc.gather %127[%129] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xbf16>, tensor<5xi32>) -> tensor<5x3xbf16>
  %131 = gc.constant dense<[[0.0, -0.0, 1.0], [-9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80], [0.0, -0.0, 1.0], [3.0, -7.0, 1.0078125], [-9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80]]> : tensor<5x3xbf16>
  gc.expect eq %130, %131 : tensor<5x3xbf16>
  // f16
  %132 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.0009765625], [0.99951171875, 65504.0, -65504.0], [6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08], [-5.960464477539063e-08, 6.097555160522461e-05, 0x7C00]]> : tensor<7x3xf16>
  %133 = gc.optimization_barrier %132 : (tensor<7x3xf16>) -> tensor<7x3xf16>
  %134 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %135 = gc.optimization_barrier %134 : (tensor<5xi32>) -> tensor<5xi32>
  %136 = gc.gather %133[%135] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf16>, tensor<5xi32>) -> tensor<5x3xf16>
  %137 = gc.constant dense<[[0.0, -0.0, 1.0], [-5.960464477539063e-08, 6.097555160522461e-05, 0x7C00], [0.0, -0.0, 1.0], [3.0, -7.0, 1.0009765625], [-5.960464477539063e-08, 6.097555160522461e-05, 0x7C00]]> : tensor<5x3xf16>
  gc.expect eq %136, %137 : tensor<5x3xf16>
  // f32
  %138 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.0000001192092896], [0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38], [1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45], [-1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000]]> : tensor<7x3xf32>
  %139 = gc.optimization_barrier %138 : (tensor<7x3xf32>) -> tensor<7x3xf32>
  %140 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %141 = gc.optimization_barrier %140 : (tensor<5xi32>) -> tensor<5xi32>
  %142 = gc.gather %139[%141] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<5xi32>) -> tensor<5x3xf32>
  %143 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000], [0.0, -0.0, 1.0], [3.0, -7.0, 1.0000001192092896], [-1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000]]> : tensor<5x3xf32>
  gc.expect eq %142, %143 : tensor<5x3xf32>
  // f64
  %144 = gc.constant dense<[[0.0, -0.0, 1.0], [-1.0, 0.5, -0.5], [1.5, 2.5, -2.5], [3.0, -7.0, 1.0000000000000002], [0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308], [2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324], [-5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000]]> : tensor<7x3xf64>
  %145 = gc.optimization_barrier %144 : (tensor<7x3xf64>) -> tensor<7x3xf64>
  %146 = gc.constant dense<[0, 6, -1, 3, 99]> : tensor<5xi32>
  %147 = gc.optimization_barrier %146 : (tensor<5xi32>) -> tensor<5xi32>
  %148 = gc.gather %145[%147] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf64>, tensor<5xi32>) -> tensor<5x3xf64>
  %149 = gc.constant dense<[[0.0, -0.0, 1.0], [-5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000], [0.0, -0.0, 1.0], [3.0, -7.0, 1.0000000000000002], [-5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000]]> : tensor<5x3xf64>
  gc.expect eq %148, %149 : tensor<5x3xf64>
  // indices i2
  %150 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %151 = gc.optimization_barrier %150 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %152 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %153 = gc.optimization_barrier %152 : (tensor<4xi2>) -> tensor<4xi2>
  %154 = gc.gather %151[%153] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<4xi2>) -> tensor<4x3xf32>
  %155 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf32>
  gc.expect eq %154, %155 : tensor<4x3xf32>
  // indices i4
  %156 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %157 = gc.optimization_barrier %156 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %158 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %159 = gc.optimization_barrier %158 : (tensor<12xi4>) -> tensor<12xi4>
  %160 = gc.gather %157[%159] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<12xi4>) -> tensor<12x3xf32>
  %161 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<12x3xf32>
  gc.expect eq %160, %161 : tensor<12x3xf32>
  // indices i8
  %162 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %163 = gc.optimization_barrier %162 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %164 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %165 = gc.optimization_barrier %164 : (tensor<14xi8>) -> tensor<14xi8>
  %166 = gc.gather %163[%165] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<14xi8>) -> tensor<14x3xf32>
  %167 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<14x3xf32>
  gc.expect eq %166, %167 : tensor<14x3xf32>
  // indices i16
  %168 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %169 = gc.optimization_barrier %168 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %170 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %171 = gc.optimization_barrier %170 : (tensor<15xi16>) -> tensor<15xi16>
  %172 = gc.gather %169[%171] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<15xi16>) -> tensor<15x3xf32>
  %173 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<15x3xf32>
  gc.expect eq %172, %173 : tensor<15x3xf32>
  // indices i32
  %174 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %175 = gc.optimization_barrier %174 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %176 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %177 = gc.optimization_barrier %176 : (tensor<15xi32>) -> tensor<15xi32>
  %178 = gc.gather %175[%177] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<15xi32>) -> tensor<15x3xf32>
  %179 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<15x3xf32>
  gc.expect eq %178, %179 : tensor<15x3xf32>
  // indices i64
  %180 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %181 = gc.optimization_barrier %180 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %182 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %183 = gc.optimization_barrier %182 : (tensor<15xi64>) -> tensor<15xi64>
  %184 = gc.gather %181[%183] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<15xi64>) -> tensor<15x3xf32>
  %185 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<15x3xf32>
  gc.expect eq %184, %185 : tensor<15x3xf32>
  // indices ui2
  %186 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %187 = gc.optimization_barrier %186 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %188 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %189 = gc.optimization_barrier %188 : (tensor<4xui2>) -> tensor<4xui2>
  %190 = gc.gather %187[%189] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<4xui2>) -> tensor<4x3xf32>
  %191 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<4x3xf32>
  gc.expect eq %190, %191 : tensor<4x3xf32>
  // indices ui4
  %192 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %193 = gc.optimization_barrier %192 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %194 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %195 = gc.optimization_barrier %194 : (tensor<10xui4>) -> tensor<10xui4>
  %196 = gc.gather %193[%195] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<10xui4>) -> tensor<10x3xf32>
  %197 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<10x3xf32>
  gc.expect eq %196, %197 : tensor<10x3xf32>
  // indices ui8
  %198 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %199 = gc.optimization_barrier %198 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %200 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %201 = gc.optimization_barrier %200 : (tensor<10xui8>) -> tensor<10xui8>
  %202 = gc.gather %199[%201] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<10xui8>) -> tensor<10x3xf32>
  %203 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<10x3xf32>
  gc.expect eq %202, %203 : tensor<10x3xf32>
  // indices ui16
  %204 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %205 = gc.optimization_barrier %204 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %206 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %207 = gc.optimization_barrier %206 : (tensor<11xui16>) -> tensor<11xui16>
  %208 = gc.gather %205[%207] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<11xui16>) -> tensor<11x3xf32>
  %209 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<11x3xf32>
  gc.expect eq %208, %209 : tensor<11x3xf32>
  // indices ui32
  %210 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %211 = gc.optimization_barrier %210 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %212 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %213 = gc.optimization_barrier %212 : (tensor<11xui32>) -> tensor<11xui32>
  %214 = gc.gather %211[%213] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<11xui32>) -> tensor<11x3xf32>
  %215 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<11x3xf32>
  gc.expect eq %214, %215 : tensor<11x3xf32>
  // indices ui64
  %216 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %217 = gc.optimization_barrier %216 : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %218 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %219 = gc.optimization_barrier %218 : (tensor<11xui64>) -> tensor<11xui64>
  %220 = gc.gather %217[%219] <{offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<11xui64>) -> tensor<11x3xf32>
  %221 = gc.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<11x3xf32>
  gc.expect eq %220, %221 : tensor<11x3xf32>
  return
}
