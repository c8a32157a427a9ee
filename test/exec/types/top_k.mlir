// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// The largest four in every type: NaN first, ties by lower index.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[[false, true, false, true, true, true, false, false, true, false, true, false, true, true, false, false, false, false, false], [false, true, true, false, false, false, true, false, true, true, true, true, true, true, false, false, false, true, false]]> : tensor<2x19xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2x19xi1>) -> tensor<2x19xi1>
  %2:2 = gc.top_k %1 k 4 : (tensor<2x19xi1>) -> (tensor<2x4xi1>, tensor<2x4xi32>)
  %3 = gc.constant dense<[[1, 3, 4, 5], [1, 2, 6, 8]]> : tensor<2x4xi32>
  gc.expect eq %2#1, %3 : tensor<2x4xi32>
  %4 = gc.constant dense<true> : tensor<2x4xi1>
  gc.expect eq %2#0, %4 : tensor<2x4xi1>
  // i2
  %5 = gc.constant dense<[[0, 1, -1, -2, 0, 1, -1, -2, 0, 1, -2, 0, -2, -2, -1, 0, 1, -2, -1], [-1, -1, -1, 0, 0, 0, -2, 0, -2, 1, -1, 1, -2, -1, 0, -2, 0, 0, -1]]> : tensor<2x19xi2>
  %6 = gc.optimization_barrier %5 : (tensor<2x19xi2>) -> tensor<2x19xi2>
  %7:2 = gc.top_k %6 k 4 : (tensor<2x19xi2>) -> (tensor<2x4xi2>, tensor<2x4xi32>)
  %8 = gc.constant dense<[[1, 5, 9, 16], [9, 11, 3, 4]]> : tensor<2x4xi32>
  gc.expect eq %7#1, %8 : tensor<2x4xi32>
  %9 = gc.constant dense<[[1, 1, 1, 1], [1, 1, 0, 0]]> : tensor<2x4xi2>
  gc.expect eq %7#0, %9 : tensor<2x4xi2>
  // i4
  %10 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5, 0, 1, -1, 2, -2, 3, 7], [-7, -8, 6, 4, 5, 6, -7, 6, 7, 6, 3, 3, -7, 3, 5, 4, -2, 1, 1]]> : tensor<2x19xi4>
  %11 = gc.optimization_barrier %10 : (tensor<2x19xi4>) -> tensor<2x19xi4>
  %12:2 = gc.top_k %11 k 4 : (tensor<2x19xi4>) -> (tensor<2x4xi4>, tensor<2x4xi32>)
  %13 = gc.constant dense<[[6, 18, 9, 11], [8, 2, 5, 7]]> : tensor<2x4xi32>
  gc.expect eq %12#1, %13 : tensor<2x4xi32>
  %14 = gc.constant dense<[[7, 7, 6, 5], [7, 6, 6, 6]]> : tensor<2x4xi4>
  gc.expect eq %12#0, %14 : tensor<2x4xi4>
  // i8
  %15 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, 0, 1, -1, 2, -2], [3, 7, -7, -128, -127, 127, 126, 8, 9, 8, 9, 2, 1, -1, 2, -127, 3, 9, 3]]> : tensor<2x19xi8>
  %16 = gc.optimization_barrier %15 : (tensor<2x19xi8>) -> tensor<2x19xi8>
  %17:2 = gc.top_k %16 k 4 : (tensor<2x19xi8>) -> (tensor<2x4xi8>, tensor<2x4xi32>)
  %18 = gc.constant dense<[[10, 11, 13, 12], [5, 6, 8, 10]]> : tensor<2x4xi32>
  gc.expect eq %17#1, %18 : tensor<2x4xi32>
  %19 = gc.constant dense<[[127, 126, 9, 8], [127, 126, 9, 9]]> : tensor<2x4xi8>
  gc.expect eq %17#0, %19 : tensor<2x4xi8>
  // i16
  %20 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 0, 1, -1, 2], [-2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 15, 16, 1, 1, 32767, 32767, -1, 32766]]> : tensor<2x19xi16>
  %21 = gc.optimization_barrier %20 : (tensor<2x19xi16>) -> tensor<2x19xi16>
  %22:2 = gc.top_k %21 k 4 : (tensor<2x19xi16>) -> (tensor<2x4xi16>, tensor<2x4xi32>)
  %23 = gc.constant dense<[[10, 11, 14, 13], [6, 15, 16, 7]]> : tensor<2x4xi32>
  gc.expect eq %22#1, %23 : tensor<2x4xi32>
  %24 = gc.constant dense<[[32767, 32766, 17, 16], [32767, 32767, 32767, 32766]]> : tensor<2x4xi16>
  gc.expect eq %22#0, %24 : tensor<2x4xi16>
  // i32
  %25 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 0, 1, -1, 2], [-2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, -2, 1, 32, 2147483647, 2, -2147483647, 2147483646, -7]]> : tensor<2x19xi32>
  %26 = gc.optimization_barrier %25 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %27:2 = gc.top_k %26 k 4 : (tensor<2x19xi32>) -> (tensor<2x4xi32>, tensor<2x4xi32>)
  %28 = gc.constant dense<[[10, 11, 14, 13], [6, 14, 7, 17]]> : tensor<2x4xi32>
  gc.expect eq %27#1, %28 : tensor<2x4xi32>
  %29 = gc.constant dense<[[2147483647, 2147483646, 33, 32], [2147483647, 2147483647, 2147483646, 2147483646]]> : tensor<2x4xi32>
  gc.expect eq %27#0, %29 : tensor<2x4xi32>
  // i64
  %30 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 0, 1, -1, 2], [-2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 9223372036854775806, -1, 64, -9223372036854775808, 65, 7, -2, 9223372036854775806]]> : tensor<2x19xi64>
  %31 = gc.optimization_barrier %30 : (tensor<2x19xi64>) -> tensor<2x19xi64>
  %32:2 = gc.top_k %31 k 4 : (tensor<2x19xi64>) -> (tensor<2x4xi64>, tensor<2x4xi32>)
  %33 = gc.constant dense<[[10, 11, 14, 13], [6, 7, 11, 18]]> : tensor<2x4xi32>
  gc.expect eq %32#1, %33 : tensor<2x4xi32>
  %34 = gc.constant dense<[[9223372036854775807, 9223372036854775806, 65, 64], [9223372036854775807, 9223372036854775806, 9223372036854775806, 9223372036854775806]]> : tensor<2x4xi64>
  gc.expect eq %32#0, %34 : tensor<2x4xi64>
  // ui2
  %35 = gc.constant dense<[[0, 1, 3, 2, 0, 1, 3, 2, 1, 1, 3, 0, 0, 0, 0, 2, 3, 0, 3], [2, 2, 0, 1, 1, 0, 0, 2, 1, 3, 1, 3, 2, 1, 2, 0, 0, 2, 1]]> : tensor<2x19xui2>
  %36 = gc.optimization_barrier %35 : (tensor<2x19xui2>) -> tensor<2x19xui2>
  %37:2 = gc.top_k %36 k 4 : (tensor<2x19xui2>) -> (tensor<2x4xui2>, tensor<2x4xi32>)
  %38 = gc.constant dense<[[2, 6, 10, 16], [9, 11, 0, 1]]> : tensor<2x4xi32>
  gc.expect eq %37#1, %38 : tensor<2x4xi32>
  %39 = gc.constant dense<[[3, 3, 3, 3], [3, 3, 2, 2]]> : tensor<2x4xui2>
  gc.expect eq %37#0, %39 : tensor<2x4xui2>
  // ui4
  %40 = gc.constant dense<[[0, 1, 15, 2, 14, 3, 7, 9, 4, 5, 0, 1, 15, 2, 14, 3, 7, 9, 4], [5, 1, 1, 1, 2, 9, 1, 4, 9, 1, 1, 9, 9, 3, 4, 14, 3, 4, 5]]> : tensor<2x19xui4>
  %41 = gc.optimization_barrier %40 : (tensor<2x19xui4>) -> tensor<2x19xui4>
  %42:2 = gc.top_k %41 k 4 : (tensor<2x19xui4>) -> (tensor<2x4xui4>, tensor<2x4xi32>)
  %43 = gc.constant dense<[[2, 12, 4, 14], [15, 5, 8, 11]]> : tensor<2x4xi32>
  gc.expect eq %42#1, %43 : tensor<2x4xi32>
  %44 = gc.constant dense<[[15, 15, 14, 14], [14, 9, 9, 9]]> : tensor<2x4xui4>
  gc.expect eq %42#0, %44 : tensor<2x4xui4>
  // ui8
  %45 = gc.constant dense<[[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 0, 1, 255, 2, 254, 3, 7, 249, 8], [9, 3, 255, 0, 249, 9, 1, 9, 249, 7, 255, 0, 254, 249, 1, 1, 0, 9, 254]]> : tensor<2x19xui8>
  %46 = gc.optimization_barrier %45 : (tensor<2x19xui8>) -> tensor<2x19xui8>
  %47:2 = gc.top_k %46 k 4 : (tensor<2x19xui8>) -> (tensor<2x4xui8>, tensor<2x4xi32>)
  %48 = gc.constant dense<[[2, 12, 4, 14], [2, 10, 12, 18]]> : tensor<2x4xi32>
  gc.expect eq %47#1, %48 : tensor<2x4xi32>
  %49 = gc.constant dense<[[255, 255, 254, 254], [255, 255, 254, 254]]> : tensor<2x4xui8>
  gc.expect eq %47#0, %49 : tensor<2x4xui8>
  // ui16
  %50 = gc.constant dense<[[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 0, 1, 65535, 2, 65534, 3, 7, 65529], [15, 16, 17, 0, 65534, 17, 65529, 7, 2, 65534, 2, 2, 0, 17, 0, 15, 65534, 1, 65534]]> : tensor<2x19xui16>
  %51 = gc.optimization_barrier %50 : (tensor<2x19xui16>) -> tensor<2x19xui16>
  %52:2 = gc.top_k %51 k 4 : (tensor<2x19xui16>) -> (tensor<2x4xui16>, tensor<2x4xi32>)
  %53 = gc.constant dense<[[2, 13, 4, 15], [4, 9, 16, 18]]> : tensor<2x4xi32>
  gc.expect eq %52#1, %53 : tensor<2x4xi32>
  %54 = gc.constant dense<[[65535, 65535, 65534, 65534], [65534, 65534, 65534, 65534]]> : tensor<2x4xui16>
  gc.expect eq %52#0, %54 : tensor<2x4xui16>
  // ui32
  %55 = gc.constant dense<[[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289], [31, 32, 33, 2, 0, 0, 4294967289, 0, 4294967289, 33, 4294967295, 31, 3, 0, 31, 2, 4294967295, 4294967295, 0]]> : tensor<2x19xui32>
  %56 = gc.optimization_barrier %55 : (tensor<2x19xui32>) -> tensor<2x19xui32>
  %57:2 = gc.top_k %56 k 4 : (tensor<2x19xui32>) -> (tensor<2x4xui32>, tensor<2x4xi32>)
  %58 = gc.constant dense<[[2, 13, 4, 15], [10, 16, 17, 6]]> : tensor<2x4xi32>
  gc.expect eq %57#1, %58 : tensor<2x4xi32>
  %59 = gc.constant dense<[[4294967295, 4294967295, 4294967294, 4294967294], [4294967295, 4294967295, 4294967295, 4294967289]]> : tensor<2x4xui32>
  gc.expect eq %57#0, %59 : tensor<2x4xui32>
  // ui64
  %60 = gc.constant dense<[[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65, 0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609], [63, 64, 65, 18446744073709551615, 64, 3, 2, 18446744073709551614, 2, 63, 18446744073709551609, 65, 1, 1, 18446744073709551615, 18446744073709551615, 64, 1, 1]]> : tensor<2x19xui64>
  %61 = gc.optimization_barrier %60 : (tensor<2x19xui64>) -> tensor<2x19xui64>
  %62:2 = gc.top_k %61 k 4 : (tensor<2x19xui64>) -> (tensor<2x4xui64>, tensor<2x4xi32>)
  %63 = gc.constant dense<[[2, 13, 4, 15], [3, 14, 15, 7]]> : tensor<2x4xi32>
  gc.expect eq %62#1, %63 : tensor<2x4xi32>
  %64 = gc.constant dense<[[18446744073709551615, 18446744073709551615, 18446744073709551614, 18446744073709551614], [18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551614]]> : tensor<2x4xui64>
  gc.expect eq %62#0, %64 : tensor<2x4xui64>
  // f8E3M4
  %65 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625], [0.234375, 0x70, 0xF0, 0x78, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5]]> : tensor<2x19xf8E3M4>
  %66 = gc.optimization_barrier %65 : (tensor<2x19xf8E3M4>) -> tensor<2x19xf8E3M4>
  %67:2 = gc.top_k %66 k 4 : (tensor<2x19xf8E3M4>) -> (tensor<2x4xf8E3M4>, tensor<2x4xi32>)
  %68 = gc.constant dense<[[13, 9, 7, 6], [3, 1, 17, 13]]> : tensor<2x4xi32>
  gc.expect eq %67#1, %68 : tensor<2x4xi32>
  %69 = gc.constant dense<[[15.5, 3.0, 2.5, 1.5], [0x78, 0x70, 15.5, 3.0]]> : tensor<2x4xf8E3M4>
  gc.expect eq %67#0, %69 : tensor<2x4xf8E3M4>
  // f8E4M3
  %70 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125], [0.013671875, 0x78, 0xF8, 0x7C, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0]]> : tensor<2x19xf8E4M3>
  %71 = gc.optimization_barrier %70 : (tensor<2x19xf8E4M3>) -> tensor<2x19xf8E4M3>
  %72:2 = gc.top_k %71 k 4 : (tensor<2x19xf8E4M3>) -> (tensor<2x4xf8E4M3>, tensor<2x4xi32>)
  %73 = gc.constant dense<[[13, 9, 7, 6], [3, 1, 17, 13]]> : tensor<2x4xi32>
  gc.expect eq %72#1, %73 : tensor<2x4xi32>
  %74 = gc.constant dense<[[240.0, 3.0, 2.5, 1.5], [0x7C, 0x78, 240.0, 3.0]]> : tensor<2x4xf8E4M3>
  gc.expect eq %72#0, %74 : tensor<2x4xf8E4M3>
  // f8E4M3FN
  %75 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125], [0.013671875, 0x7F, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625]]> : tensor<2x19xf8E4M3FN>
  %76 = gc.optimization_barrier %75 : (tensor<2x19xf8E4M3FN>) -> tensor<2x19xf8E4M3FN>
  %77:2 = gc.top_k %76 k 4 : (tensor<2x19xf8E4M3FN>) -> (tensor<2x4xf8E4M3FN>, tensor<2x4xi32>)
  %78 = gc.constant dense<[[13, 9, 7, 6], [1, 15, 11, 9]]> : tensor<2x4xi32>
  gc.expect eq %77#1, %78 : tensor<2x4xi32>
  %79 = gc.constant dense<[[448.0, 3.0, 2.5, 1.5], [0x7F, 448.0, 3.0, 2.5]]> : tensor<2x4xf8E4M3FN>
  gc.expect eq %77#0, %79 : tensor<2x4xf8E4M3FN>
  // f8E4M3FNUZ
  %80 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375], [0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625]]> : tensor<2x19xf8E4M3FNUZ>
  %81 = gc.optimization_barrier %80 : (tensor<2x19xf8E4M3FNUZ>) -> tensor<2x19xf8E4M3FNUZ>
  %82:2 = gc.top_k %81 k 4 : (tensor<2x19xf8E4M3FNUZ>) -> (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xi32>)
  %83 = gc.constant dense<[[12, 8, 6, 5], [0, 13, 9, 7]]> : tensor<2x4xi32>
  gc.expect eq %82#1, %83 : tensor<2x4xi32>
  %84 = gc.constant dense<[[240.0, 3.0, 2.5, 1.5], [0x80, 240.0, 3.0, 2.5]]> : tensor<2x4xf8E4M3FNUZ>
  gc.expect eq %82#0, %84 : tensor<2x4xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %85 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875], [0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125]]> : tensor<2x19xf8E4M3B11FNUZ>
  %86 = gc.optimization_barrier %85 : (tensor<2x19xf8E4M3B11FNUZ>) -> tensor<2x19xf8E4M3B11FNUZ>
  %87:2 = gc.top_k %86 k 4 : (tensor<2x19xf8E4M3B11FNUZ>) -> (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xi32>)
  %88 = gc.constant dense<[[12, 8, 6, 5], [0, 13, 9, 7]]> : tensor<2x4xi32>
  gc.expect eq %87#1, %88 : tensor<2x4xi32>
  %89 = gc.constant dense<[[30.0, 3.0, 2.5, 1.5], [0x80, 30.0, 3.0, 2.5]]> : tensor<2x4xf8E4M3B11FNUZ>
  gc.expect eq %87#0, %89 : tensor<2x4xf8E4M3B11FNUZ>
  // f8E5M2
  %90 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05], [4.57763671875e-05, 0x7C, 0xFC, 0x7E, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0]]> : tensor<2x19xf8E5M2>
  %91 = gc.optimization_barrier %90 : (tensor<2x19xf8E5M2>) -> tensor<2x19xf8E5M2>
  %92:2 = gc.top_k %91 k 4 : (tensor<2x19xf8E5M2>) -> (tensor<2x4xf8E5M2>, tensor<2x4xi32>)
  %93 = gc.constant dense<[[13, 9, 7, 6], [3, 1, 17, 13]]> : tensor<2x4xi32>
  gc.expect eq %92#1, %93 : tensor<2x4xi32>
  %94 = gc.constant dense<[[57344.0, 3.0, 2.5, 1.5], [0x7E, 0x7C, 57344.0, 3.0]]> : tensor<2x4xf8E5M2>
  gc.expect eq %92#0, %94 : tensor<2x4xf8E5M2>
  // f8E5M2FNUZ
  %95 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05], [0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06]]> : tensor<2x19xf8E5M2FNUZ>
  %96 = gc.optimization_barrier %95 : (tensor<2x19xf8E5M2FNUZ>) -> tensor<2x19xf8E5M2FNUZ>
  %97:2 = gc.top_k %96 k 4 : (tensor<2x19xf8E5M2FNUZ>) -> (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xi32>)
  %98 = gc.constant dense<[[12, 8, 6, 5], [0, 13, 9, 7]]> : tensor<2x4xi32>
  gc.expect eq %97#1, %98 : tensor<2x4xi32>
  %99 = gc.constant dense<[[57344.0, 3.0, 2.5, 1.5], [0x80, 57344.0, 3.0, 2.5]]> : tensor<2x4xf8E5M2FNUZ>
  gc.expect eq %97#0, %99 : tensor<2x4xf8E5M2FNUZ>
  // f8E8M0FNU
  %100 = gc.constant dense<[[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5, 0.5, 4.0, 5.877471754111438e-39, 1.7014118346046923e+38], [2.0, 1.7014118346046923e+38, 0.5, 0.5, 5.877471754111438e-39, 5.877471754111438e-39, 0xFF, 4.0, 1.0, 5.877471754111438e-39, 2.0, 1.0, 0xFF, 1.7014118346046923e+38, 0xFF, 4.0, 5.877471754111438e-39, 1.0, 2.0]]> : tensor<2x19xf8E8M0FNU>
  %101 = gc.optimization_barrier %100 : (tensor<2x19xf8E8M0FNU>) -> tensor<2x19xf8E8M0FNU>
  %102:2 = gc.top_k %101 k 4 : (tensor<2x19xf8E8M0FNU>) -> (tensor<2x4xf8E8M0FNU>, tensor<2x4xi32>)
  %103 = gc.constant dense<[[0, 7, 5, 12], [6, 12, 14, 1]]> : tensor<2x4xi32>
  gc.expect eq %102#1, %103 : tensor<2x4xi32>
  %104 = gc.constant dense<[[0xFF, 0xFF, 1.7014118346046923e+38, 1.7014118346046923e+38], [0xFF, 0xFF, 0xFF, 1.7014118346046923e+38]]> : tensor<2x4xf8E8M0FNU>
  gc.expect eq %102#0, %104 : tensor<2x4xf8E8M0FNU>
  // bf16
  %105 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41], [1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]]> : tensor<2x19xbf16>
  %106 = gc.optimization_barrier %105 : (tensor<2x19xbf16>) -> tensor<2x19xbf16>
  %107:2 = gc.top_k %106 k 4 : (tensor<2x19xbf16>) -> (tensor<2x4xbf16>, tensor<2x4xi32>)
  %108 = gc.constant dense<[[13, 9, 7, 6], [3, 1, 17, 13]]> : tensor<2x4xi32>
  gc.expect eq %107#1, %108 : tensor<2x4xi32>
  %109 = gc.constant dense<[[3.3895313892515355e+38, 3.0, 2.5, 1.5], [0x7FC0, 0x7F80, 3.3895313892515355e+38, 3.0]]> : tensor<2x4xbf16>
  gc.expect eq %107#0, %109 : tensor<2x4xbf16>
  // f16
  %110 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08], [6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]]> : tensor<2x19xf16>
  %111 = gc.optimization_barrier %110 : (tensor<2x19xf16>) -> tensor<2x19xf16>
  %112:2 = gc.top_k %111 k 4 : (tensor<2x19xf16>) -> (tensor<2x4xf16>, tensor<2x4xi32>)
  %113 = gc.constant dense<[[13, 9, 7, 6], [3, 1, 17, 13]]> : tensor<2x4xi32>
  gc.expect eq %112#1, %113 : tensor<2x4xi32>
  %114 = gc.constant dense<[[65504.0, 3.0, 2.5, 1.5], [0x7E00, 0x7C00, 65504.0, 3.0]]> : tensor<2x4xf16>
  gc.expect eq %112#0, %114 : tensor<2x4xf16>
  // f32
  %115 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45], [1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]]> : tensor<2x19xf32>
  %116 = gc.optimization_barrier %115 : (tensor<2x19xf32>) -> tensor<2x19xf32>
  %117:2 = gc.top_k %116 k 4 : (tensor<2x19xf32>) -> (tensor<2x4xf32>, tensor<2x4xi32>)
  %118 = gc.constant dense<[[13, 9, 7, 6], [3, 1, 17, 13]]> : tensor<2x4xi32>
  gc.expect eq %117#1, %118 : tensor<2x4xi32>
  %119 = gc.constant dense<[[3.4028234663852886e+38, 3.0, 2.5, 1.5], [0x7FC00000, 0x7F800000, 3.4028234663852886e+38, 3.0]]> : tensor<2x4xf32>
  gc.expect eq %117#0, %119 : tensor<2x4xf32>
  // f64
  %120 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324], [2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]]> : tensor<2x19xf64>
  %121 = gc.optimization_barrier %120 : (tensor<2x19xf64>) -> tensor<2x19xf64>
  %122:2 = gc.top_k %121 k 4 : (tensor<2x19xf64>) -> (tensor<2x4xf64>, tensor<2x4xi32>)
  %123 = gc.constant dense<[[13, 9, 7, 6], [3, 1, 17, 13]]> : tensor<2x4xi32>
  gc.expect eq %122#1, %123 : tensor<2x4xi32>
  %124 = gc.constant dense<[[1.7976931348623157e+308, 3.0, 2.5, 1.5], [0x7FF8000000000000, 0x7FF0000000000000, 1.7976931348623157e+308, 3.0]]> : tensor<2x4xf64>
  gc.expect eq %122#0, %124 : tensor<2x4xf64>
  return
}
