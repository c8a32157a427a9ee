// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.bitcast between types of one width.
// [bitcast.bits]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = gc.optimization_barrier %0 : (tensor<4xi2>) -> tensor<4xi2>
  %2 = gc.bitcast %1 : (tensor<4xi2>) -> tensor<4xui2>
  %3 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  gc.expect eq %2, %3 : tensor<4xui2>
  %4 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %5 = gc.optimization_barrier %4 : (tensor<12xi4>) -> tensor<12xi4>
  %6 = gc.bitcast %5 : (tensor<12xi4>) -> tensor<12xui4>
  %7 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 8, 6, 4, 5]> : tensor<12xui4>
  gc.expect eq %6, %7 : tensor<12xui4>
  %8 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, 63, 73]> : tensor<16xi8>
  %9 = gc.optimization_barrier %8 : (tensor<16xi8>) -> tensor<16xi8>
  %10 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xui8>
  %11 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 128, 129, 127, 126, 8, 9, 63, 73]> : tensor<16xui8>
  gc.expect eq %10, %11 : tensor<16xui8>
  %12 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E3M4>
  %13 = gc.constant dense<[0.0, 0.015625, 0x78, 0.03125, 0x78, 0.046875, 0.109375, 0x78, -0.0, -0.015625, 0x78, 0x78, 0.125, 0.140625, 1.9375, 3.125]> : tensor<16xf8E3M4>
  gc.expect eq %12, %13 : tensor<16xf8E3M4>
  %14 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E4M3>
  %15 = gc.constant dense<[0.0, 0.001953125, 0x7C, 0.00390625, 0x7C, 0.005859375, 0.013671875, 0x7C, -0.0, -0.001953125, 0x7C, 0x7C, 0.015625, 0.017578125, 1.875, 4.5]> : tensor<16xf8E4M3>
  gc.expect eq %14, %15 : tensor<16xf8E4M3>
  %16 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E4M3FN>
  %17 = gc.constant dense<[0.0, 0.001953125, 0x7F, 0.00390625, -448.0, 0.005859375, 0.013671875, -288.0, -0.0, -0.001953125, 0x7F, 448.0, 0.015625, 0.017578125, 1.875, 4.5]> : tensor<16xf8E4M3FN>
  gc.expect eq %16, %17 : tensor<16xf8E4M3FN>
  %18 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E4M3FNUZ>
  %19 = gc.constant dense<[0.0, 0.0009765625, -240.0, 0.001953125, -224.0, 0.0029296875, 0.0068359375, -144.0, 0x80, -0.0009765625, 240.0, 224.0, 0.0078125, 0.0087890625, 0.9375, 2.25]> : tensor<16xf8E4M3FNUZ>
  gc.expect eq %18, %19 : tensor<16xf8E4M3FNUZ>
  %20 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E4M3B11FNUZ>
  %21 = gc.constant dense<[0.0, 0.0001220703125, -30.0, 0.000244140625, -28.0, 0.0003662109375, 0.0008544921875, -18.0, 0x80, -0.0001220703125, 30.0, 28.0, 0.0009765625, 0.0010986328125, 0.1171875, 0.28125]> : tensor<16xf8E4M3B11FNUZ>
  gc.expect eq %20, %21 : tensor<16xf8E4M3B11FNUZ>
  %22 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E5M2>
  %23 = gc.constant dense<[0.0, 1.52587890625e-05, 0x7E, 3.0517578125e-05, 0x7E, 4.57763671875e-05, 0.0001068115234375, -40960.0, -0.0, -1.52587890625e-05, 0x7E, 0x7E, 0.0001220703125, 0.000152587890625, 1.75, 10.0]> : tensor<16xf8E5M2>
  gc.expect eq %22, %23 : tensor<16xf8E5M2>
  %24 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E5M2FNUZ>
  %25 = gc.constant dense<[0.0, 7.62939453125e-06, -57344.0, 1.52587890625e-05, -49152.0, 2.288818359375e-05, 5.340576171875e-05, -20480.0, 0x80, -7.62939453125e-06, 57344.0, 49152.0, 6.103515625e-05, 7.62939453125e-05, 0.875, 5.0]> : tensor<16xf8E5M2FNUZ>
  gc.expect eq %24, %25 : tensor<16xf8E5M2FNUZ>
  %26 = gc.bitcast %9 : (tensor<16xi8>) -> tensor<16xf8E8M0FNU>
  %27 = gc.constant dense<[5.877471754111438e-39, 1.1754943508222875e-38, 0xFF, 2.350988701644575e-38, 1.7014118346046923e+38, 4.70197740328915e-38, 7.52316384526264e-37, 5.316911983139664e+36, 2.0, 4.0, 1.0, 0.5, 1.504632769052528e-36, 3.009265538105056e-36, 5.421010862427522e-20, 5.551115123125783e-17]> : tensor<16xf8E8M0FNU>
  gc.expect eq %26, %27 : tensor<16xf8E8M0FNU>
  %28 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 63, 16457]> : tensor<17xi16>
  %29 = gc.optimization_barrier %28 : (tensor<17xi16>) -> tensor<17xi16>
  %30 = gc.bitcast %29 : (tensor<17xi16>) -> tensor<17xui16>
  %31 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 32768, 32769, 32767, 32766, 15, 16, 17, 63, 16457]> : tensor<17xui16>
  gc.expect eq %30, %31 : tensor<17xui16>
  %32 = gc.bitcast %29 : (tensor<17xi16>) -> tensor<17xbf16>
  %33 = gc.constant dense<[0.0, 9.183549615799121e-41, 0x7FC0, 1.8367099231598242e-40, 0x7FC0, 2.7550648847397363e-40, 6.428484731059385e-40, 0x7FC0, -0.0, -9.183549615799121e-41, 0x7FC0, 0x7FC0, 1.3775324423698682e-39, 1.4693679385278594e-39, 1.5612034346858506e-39, 5.7856362579534463e-39, 3.140625]> : tensor<17xbf16>
  gc.expect eq %32, %33 : tensor<17xbf16>
  %34 = gc.bitcast %29 : (tensor<17xi16>) -> tensor<17xf16>
  %35 = gc.constant dense<[0.0, 5.960464477539063e-08, 0x7E00, 1.1920928955078125e-07, 0x7E00, 1.7881393432617188e-07, 4.172325134277344e-07, 0x7E00, -0.0, -5.960464477539063e-08, 0x7E00, 0x7E00, 8.940696716308594e-07, 9.5367431640625e-07, 1.0132789611816406e-06, 3.7550926208496094e-06, 2.142578125]> : tensor<17xf16>
  gc.expect eq %34, %35 : tensor<17xf16>
  %36 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 63, 16457, 1065353216]> : tensor<18xi32>
  %37 = gc.optimization_barrier %36 : (tensor<18xi32>) -> tensor<18xi32>
  %38 = gc.bitcast %37 : (tensor<18xi32>) -> tensor<18xui32>
  %39 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 2147483648, 2147483649, 2147483647, 2147483646, 31, 32, 33, 63, 16457, 1065353216]> : tensor<18xui32>
  gc.expect eq %38, %39 : tensor<18xui32>
  %40 = gc.bitcast %37 : (tensor<18xi32>) -> tensor<18xf32>
  %41 = gc.constant dense<[0.0, 1.401298464324817e-45, 0x7FC00000, 2.802596928649634e-45, 0x7FC00000, 4.203895392974451e-45, 9.80908925027372e-45, 0x7FC00000, -0.0, -1.401298464324817e-45, 0x7FC00000, 0x7FC00000, 4.344025239406933e-44, 4.484155085839415e-44, 4.624284932271896e-44, 8.828180325246348e-44, 2.3061168827393515e-41, 1.0]> : tensor<18xf32>
  gc.expect eq %40, %41 : tensor<18xf32>
  %42 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 16457, 1065353216]> : tensor<17xi64>
  %43 = gc.optimization_barrier %42 : (tensor<17xi64>) -> tensor<17xi64>
  %44 = gc.bitcast %43 : (tensor<17xi64>) -> tensor<17xui64>
  %45 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 9223372036854775808, 9223372036854775809, 9223372036854775807, 9223372036854775806, 63, 64, 65, 16457, 1065353216]> : tensor<17xui64>
  gc.expect eq %44, %45 : tensor<17xui64>
  %46 = gc.bitcast %43 : (tensor<17xi64>) -> tensor<17xf64>
  %47 = gc.constant dense<[0.0, 5.0e-324, 0x7FF8000000000000, 1.0e-323, 0x7FF8000000000000, 1.5e-323, 3.5e-323, 0x7FF8000000000000, -0.0, -5.0e-324, 0x7FF8000000000000, 0x7FF8000000000000, 3.1e-322, 3.16e-322, 3.2e-322, 8.131e-320, 5.263544247e-315]> : tensor<17xf64>
  gc.expect eq %46, %47 : tensor<17xf64>
  %48 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %49 = gc.optimization_barrier %48 : (tensor<4xui2>) -> tensor<4xui2>
  %50 = gc.bitcast %49 : (tensor<4xui2>) -> tensor<4xi2>
  %51 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  gc.expect eq %50, %51 : tensor<4xi2>
  %52 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %53 = gc.optimization_barrier %52 : (tensor<10xui4>) -> tensor<10xui4>
  %54 = gc.bitcast %53 : (tensor<10xui4>) -> tensor<10xi4>
  %55 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 4, 5]> : tensor<10xi4>
  gc.expect eq %54, %55 : tensor<10xi4>
  %56 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 63, 73]> : tensor<12xui8>
  %57 = gc.optimization_barrier %56 : (tensor<12xui8>) -> tensor<12xui8>
  %58 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xi8>
  %59 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 8, 9, 63, 73]> : tensor<12xi8>
  gc.expect eq %58, %59 : tensor<12xi8>
  %60 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E3M4>
  %61 = gc.constant dense<[0.0, 0.015625, 0x78, 0.03125, 0x78, 0.046875, 0.109375, 0x78, 0.125, 0.140625, 1.9375, 3.125]> : tensor<12xf8E3M4>
  gc.expect eq %60, %61 : tensor<12xf8E3M4>
  %62 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E4M3>
  %63 = gc.constant dense<[0.0, 0.001953125, 0x7C, 0.00390625, 0x7C, 0.005859375, 0.013671875, 0x7C, 0.015625, 0.017578125, 1.875, 4.5]> : tensor<12xf8E4M3>
  gc.expect eq %62, %63 : tensor<12xf8E4M3>
  %64 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E4M3FN>
  %65 = gc.constant dense<[0.0, 0.001953125, 0x7F, 0.00390625, -448.0, 0.005859375, 0.013671875, -288.0, 0.015625, 0.017578125, 1.875, 4.5]> : tensor<12xf8E4M3FN>
  gc.expect eq %64, %65 : tensor<12xf8E4M3FN>
  %66 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E4M3FNUZ>
  %67 = gc.constant dense<[0.0, 0.0009765625, -240.0, 0.001953125, -224.0, 0.0029296875, 0.0068359375, -144.0, 0.0078125, 0.0087890625, 0.9375, 2.25]> : tensor<12xf8E4M3FNUZ>
  gc.expect eq %66, %67 : tensor<12xf8E4M3FNUZ>
  %68 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E4M3B11FNUZ>
  %69 = gc.constant dense<[0.0, 0.0001220703125, -30.0, 0.000244140625, -28.0, 0.0003662109375, 0.0008544921875, -18.0, 0.0009765625, 0.0010986328125, 0.1171875, 0.28125]> : tensor<12xf8E4M3B11FNUZ>
  gc.expect eq %68, %69 : tensor<12xf8E4M3B11FNUZ>
  %70 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E5M2>
  %71 = gc.constant dense<[0.0, 1.52587890625e-05, 0x7E, 3.0517578125e-05, 0x7E, 4.57763671875e-05, 0.0001068115234375, -40960.0, 0.0001220703125, 0.000152587890625, 1.75, 10.0]> : tensor<12xf8E5M2>
  gc.expect eq %70, %71 : tensor<12xf8E5M2>
  %72 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E5M2FNUZ>
  %73 = gc.constant dense<[0.0, 7.62939453125e-06, -57344.0, 1.52587890625e-05, -49152.0, 2.288818359375e-05, 5.340576171875e-05, -20480.0, 6.103515625e-05, 7.62939453125e-05, 0.875, 5.0]> : tensor<12xf8E5M2FNUZ>
  gc.expect eq %72, %73 : tensor<12xf8E5M2FNUZ>
  %74 = gc.bitcast %57 : (tensor<12xui8>) -> tensor<12xf8E8M0FNU>
  %75 = gc.constant dense<[5.877471754111438e-39, 1.1754943508222875e-38, 0xFF, 2.350988701644575e-38, 1.7014118346046923e+38, 4.70197740328915e-38, 7.52316384526264e-37, 5.316911983139664e+36, 1.504632769052528e-36, 3.009265538105056e-36, 5.421010862427522e-20, 5.551115123125783e-17]> : tensor<12xf8E8M0FNU>
  gc.expect eq %74, %75 : tensor<12xf8E8M0FNU>
  %76 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 63, 16457]> : tensor<13xui16>
  %77 = gc.optimization_barrier %76 : (tensor<13xui16>) -> tensor<13xui16>
  %78 = gc.bitcast %77 : (tensor<13xui16>) -> tensor<13xi16>
  %79 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 15, 16, 17, 63, 16457]> : tensor<13xi16>
  gc.expect eq %78, %79 : tensor<13xi16>
  %80 = gc.bitcast %77 : (tensor<13xui16>) -> tensor<13xbf16>
  %81 = gc.constant dense<[0.0, 9.183549615799121e-41, 0x7FC0, 1.8367099231598242e-40, 0x7FC0, 2.7550648847397363e-40, 6.428484731059385e-40, 0x7FC0, 1.3775324423698682e-39, 1.4693679385278594e-39, 1.5612034346858506e-39, 5.7856362579534463e-39, 3.140625]> : tensor<13xbf16>
  gc.expect eq %80, %81 : tensor<13xbf16>
  %82 = gc.bitcast %77 : (tensor<13xui16>) -> tensor<13xf16>
  %83 = gc.constant dense<[0.0, 5.960464477539063e-08, 0x7E00, 1.1920928955078125e-07, 0x7E00, 1.7881393432617188e-07, 4.172325134277344e-07, 0x7E00, 8.940696716308594e-07, 9.5367431640625e-07, 1.0132789611816406e-06, 3.7550926208496094e-06, 2.142578125]> : tensor<13xf16>
  gc.expect eq %82, %83 : tensor<13xf16>
  %84 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 63, 16457, 1065353216]> : tensor<14xui32>
  %85 = gc.optimization_barrier %84 : (tensor<14xui32>) -> tensor<14xui32>
  %86 = gc.bitcast %85 : (tensor<14xui32>) -> tensor<14xi32>
  %87 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 63, 16457, 1065353216]> : tensor<14xi32>
  gc.expect eq %86, %87 : tensor<14xi32>
  %88 = gc.bitcast %85 : (tensor<14xui32>) -> tensor<14xf32>
  %89 = gc.constant dense<[0.0, 1.401298464324817e-45, 0x7FC00000, 2.802596928649634e-45, 0x7FC00000, 4.203895392974451e-45, 9.80908925027372e-45, 0x7FC00000, 4.344025239406933e-44, 4.484155085839415e-44, 4.624284932271896e-44, 8.828180325246348e-44, 2.3061168827393515e-41, 1.0]> : tensor<14xf32>
  gc.expect eq %88, %89 : tensor<14xf32>
  %90 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65, 16457, 1065353216]> : tensor<13xui64>
  %91 = gc.optimization_barrier %90 : (tensor<13xui64>) -> tensor<13xui64>
  %92 = gc.bitcast %91 : (tensor<13xui64>) -> tensor<13xi64>
  %93 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 16457, 1065353216]> : tensor<13xi64>
  gc.expect eq %92, %93 : tensor<13xi64>
  %94 = gc.bitcast %91 : (tensor<13xui64>) -> tensor<13xf64>
  %95 = gc.constant dense<[0.0, 5.0e-324, 0x7FF8000000000000, 1.0e-323, 0x7FF8000000000000, 1.5e-323, 3.5e-323, 0x7FF8000000000000, 3.1e-322, 3.16e-322, 3.2e-322, 8.131e-320, 5.263544247e-315]> : tensor<13xf64>
  gc.expect eq %94, %95 : tensor<13xf64>
  %96 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0]> : tensor<22xf8E3M4>
  %97 = gc.optimization_barrier %96 : (tensor<22xf8E3M4>) -> tensor<22xf8E3M4>
  %98 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xi8>
  %99 = gc.constant dense<[0, -128, 48, -80, 32, -96, 56, 68, -60, 72, -36, 49, 47, 111, -17, 16, -112, 1, -127, 15, 112, -16]> : tensor<22xi8>
  gc.expect eq %98, %99 : tensor<22xi8>
  %100 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xui8>
  %101 = gc.constant dense<[0, 128, 48, 176, 32, 160, 56, 68, 196, 72, 220, 49, 47, 111, 239, 16, 144, 1, 129, 15, 112, 240]> : tensor<22xui8>
  gc.expect eq %100, %101 : tensor<22xui8>
  %102 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xf8E4M3>
  %103 = gc.constant dense<[0.0, -0.0, 0.5, -0.5, 0.125, -0.125, 1.0, 3.0, -3.0, 4.0, -24.0, 0.5625, 0.46875, 120.0, -120.0, 0.03125, -0.03125, 0.001953125, -0.001953125, 0.029296875, 128.0, -128.0]> : tensor<22xf8E4M3>
  gc.expect eq %102, %103 : tensor<22xf8E4M3>
  %104 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xf8E4M3FN>
  %105 = gc.constant dense<[0.0, -0.0, 0.5, -0.5, 0.125, -0.125, 1.0, 3.0, -3.0, 4.0, -24.0, 0.5625, 0.46875, 120.0, -120.0, 0.03125, -0.03125, 0.001953125, -0.001953125, 0.029296875, 128.0, -128.0]> : tensor<22xf8E4M3FN>
  gc.expect eq %104, %105 : tensor<22xf8E4M3FN>
  %106 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xf8E4M3FNUZ>
  %107 = gc.constant dense<[0.0, 0x80, 0.25, -0.25, 0.0625, -0.0625, 0.5, 1.5, -1.5, 2.0, -12.0, 0.28125, 0.234375, 60.0, -60.0, 0.015625, -0.015625, 0.0009765625, -0.0009765625, 0.0146484375, 64.0, -64.0]> : tensor<22xf8E4M3FNUZ>
  gc.expect eq %106, %107 : tensor<22xf8E4M3FNUZ>
  %108 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xf8E4M3B11FNUZ>
  %109 = gc.constant dense<[0.0, 0x80, 0.03125, -0.03125, 0.0078125, -0.0078125, 0.0625, 0.1875, -0.1875, 0.25, -1.5, 0.03515625, 0.029296875, 7.5, -7.5, 0.001953125, -0.001953125, 0.0001220703125, -0.0001220703125, 0.0018310546875, 8.0, -8.0]> : tensor<22xf8E4M3B11FNUZ>
  gc.expect eq %108, %109 : tensor<22xf8E4M3B11FNUZ>
  %110 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xf8E5M2>
  %111 = gc.constant dense<[0.0, -0.0, 0.125, -0.125, 0.0078125, -0.0078125, 0.5, 4.0, -4.0, 8.0, -256.0, 0.15625, 0.109375, 7168.0, -7168.0, 0.00048828125, -0.00048828125, 1.52587890625e-05, -1.52587890625e-05, 0.00042724609375, 8192.0, -8192.0]> : tensor<22xf8E5M2>
  gc.expect eq %110, %111 : tensor<22xf8E5M2>
  %112 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xf8E5M2FNUZ>
  %113 = gc.constant dense<[0.0, 0x80, 0.0625, -0.0625, 0.00390625, -0.00390625, 0.25, 2.0, -2.0, 4.0, -128.0, 0.078125, 0.0546875, 3584.0, -3584.0, 0.000244140625, -0.000244140625, 7.62939453125e-06, -7.62939453125e-06, 0.000213623046875, 4096.0, -4096.0]> : tensor<22xf8E5M2FNUZ>
  gc.expect eq %112, %113 : tensor<22xf8E5M2FNUZ>
  %114 = gc.bitcast %97 : (tensor<22xf8E3M4>) -> tensor<22xf8E8M0FNU>
  %115 = gc.constant dense<[5.877471754111438e-39, 2.0, 1.6543612251060553e-24, 562949953421312.0, 2.524354896707238e-29, 8589934592.0, 4.235164736271502e-22, 1.734723475976807e-18, 5.902958103587057e+20, 2.7755575615628914e-17, 9.903520314283042e+27, 3.308722450212111e-24, 8.271806125530277e-25, 1.52587890625e-05, 5.192296858534828e+33, 3.851859888774472e-34, 131072.0, 1.1754943508222875e-38, 4.0, 1.925929944387236e-34, 3.0517578125e-05, 1.0384593717069655e+34]> : tensor<22xf8E8M0FNU>
  gc.expect eq %114, %115 : tensor<22xf8E8M0FNU>
  %116 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8]> : tensor<22xf8E4M3>
  %117 = gc.optimization_barrier %116 : (tensor<22xf8E4M3>) -> tensor<22xf8E4M3>
  %118 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xi8>
  %119 = gc.constant dense<[0, -128, 56, -72, 48, -80, 60, 66, -62, 68, -50, 57, 55, 119, -9, 8, -120, 1, -127, 7, 120, -8]> : tensor<22xi8>
  gc.expect eq %118, %119 : tensor<22xi8>
  %120 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xui8>
  %121 = gc.constant dense<[0, 128, 56, 184, 48, 176, 60, 66, 194, 68, 206, 57, 55, 119, 247, 8, 136, 1, 129, 7, 120, 248]> : tensor<22xui8>
  gc.expect eq %120, %121 : tensor<22xui8>
  %122 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xf8E3M4>
  %123 = gc.constant dense<[0.0, -0.0, 1.5, -1.5, 1.0, -1.0, 1.75, 2.25, -2.25, 2.5, -3.75, 1.5625, 1.4375, 0x78, 0x78, 0.125, -0.125, 0.015625, -0.015625, 0.109375, 0x78, 0x78]> : tensor<22xf8E3M4>
  gc.expect eq %122, %123 : tensor<22xf8E3M4>
  %124 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xf8E4M3FN>
  %125 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 256.0, -256.0]> : tensor<22xf8E4M3FN>
  gc.expect eq %124, %125 : tensor<22xf8E4M3FN>
  %126 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xf8E4M3FNUZ>
  %127 = gc.constant dense<[0.0, 0x80, 0.5, -0.5, 0.25, -0.25, 0.75, 1.25, -1.25, 1.5, -3.5, 0.5625, 0.46875, 120.0, -120.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 128.0, -128.0]> : tensor<22xf8E4M3FNUZ>
  gc.expect eq %126, %127 : tensor<22xf8E4M3FNUZ>
  %128 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xf8E4M3B11FNUZ>
  %129 = gc.constant dense<[0.0, 0x80, 0.0625, -0.0625, 0.03125, -0.03125, 0.09375, 0.15625, -0.15625, 0.1875, -0.4375, 0.0703125, 0.05859375, 15.0, -15.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 16.0, -16.0]> : tensor<22xf8E4M3B11FNUZ>
  gc.expect eq %128, %129 : tensor<22xf8E4M3B11FNUZ>
  %130 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xf8E5M2>
  %131 = gc.constant dense<[0.0, -0.0, 0.5, -0.5, 0.125, -0.125, 1.0, 3.0, -3.0, 4.0, -24.0, 0.625, 0.4375, 28672.0, -28672.0, 0.0001220703125, -0.0001220703125, 1.52587890625e-05, -1.52587890625e-05, 0.0001068115234375, 32768.0, -32768.0]> : tensor<22xf8E5M2>
  gc.expect eq %130, %131 : tensor<22xf8E5M2>
  %132 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xf8E5M2FNUZ>
  %133 = gc.constant dense<[0.0, 0x80, 0.25, -0.25, 0.0625, -0.0625, 0.5, 1.5, -1.5, 2.0, -12.0, 0.3125, 0.21875, 14336.0, -14336.0, 6.103515625e-05, -6.103515625e-05, 7.62939453125e-06, -7.62939453125e-06, 5.340576171875e-05, 16384.0, -16384.0]> : tensor<22xf8E5M2FNUZ>
  gc.expect eq %132, %133 : tensor<22xf8E5M2FNUZ>
  %134 = gc.bitcast %117 : (tensor<22xf8E4M3>) -> tensor<22xf8E8M0FNU>
  %135 = gc.constant dense<[5.877471754111438e-39, 2.0, 4.235164736271502e-22, 1.4411518807585587e+17, 1.6543612251060553e-24, 562949953421312.0, 6.776263578034403e-21, 4.336808689942018e-19, 1.4757395258967641e+20, 1.734723475976807e-18, 6.044629098073146e+23, 8.470329472543003e-22, 2.117582368135751e-22, 0.00390625, 1.329227995784916e+36, 1.504632769052528e-36, 512.0, 1.1754943508222875e-38, 4.0, 7.52316384526264e-37, 0.0078125, 2.658455991569832e+36]> : tensor<22xf8E8M0FNU>
  gc.expect eq %134, %135 : tensor<22xf8E8M0FNU>
  %136 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875]> : tensor<20xf8E4M3FN>
  %137 = gc.optimization_barrier %136 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3FN>
  %138 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xi8>
  %139 = gc.constant dense<[0, -128, 56, -72, 48, -80, 60, 66, -62, 68, -50, 57, 55, 126, -2, 8, -120, 1, -127, 7]> : tensor<20xi8>
  gc.expect eq %138, %139 : tensor<20xi8>
  %140 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xui8>
  %141 = gc.constant dense<[0, 128, 56, 184, 48, 176, 60, 66, 194, 68, 206, 57, 55, 126, 254, 8, 136, 1, 129, 7]> : tensor<20xui8>
  gc.expect eq %140, %141 : tensor<20xui8>
  %142 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E3M4>
  %143 = gc.constant dense<[0.0, -0.0, 1.5, -1.5, 1.0, -1.0, 1.75, 2.25, -2.25, 2.5, -3.75, 1.5625, 1.4375, 0x78, 0x78, 0.125, -0.125, 0.015625, -0.015625, 0.109375]> : tensor<20xf8E3M4>
  gc.expect eq %142, %143 : tensor<20xf8E3M4>
  %144 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3>
  %145 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x7C, 0x7C, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875]> : tensor<20xf8E4M3>
  gc.expect eq %144, %145 : tensor<20xf8E4M3>
  %146 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3FNUZ>
  %147 = gc.constant dense<[0.0, 0x80, 0.5, -0.5, 0.25, -0.25, 0.75, 1.25, -1.25, 1.5, -3.5, 0.5625, 0.46875, 224.0, -224.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %146, %147 : tensor<20xf8E4M3FNUZ>
  %148 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3B11FNUZ>
  %149 = gc.constant dense<[0.0, 0x80, 0.0625, -0.0625, 0.03125, -0.03125, 0.09375, 0.15625, -0.15625, 0.1875, -0.4375, 0.0703125, 0.05859375, 28.0, -28.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %148, %149 : tensor<20xf8E4M3B11FNUZ>
  %150 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E5M2>
  %151 = gc.constant dense<[0.0, -0.0, 0.5, -0.5, 0.125, -0.125, 1.0, 3.0, -3.0, 4.0, -24.0, 0.625, 0.4375, 0x7E, 0x7E, 0.0001220703125, -0.0001220703125, 1.52587890625e-05, -1.52587890625e-05, 0.0001068115234375]> : tensor<20xf8E5M2>
  gc.expect eq %150, %151 : tensor<20xf8E5M2>
  %152 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E5M2FNUZ>
  %153 = gc.constant dense<[0.0, 0x80, 0.25, -0.25, 0.0625, -0.0625, 0.5, 1.5, -1.5, 2.0, -12.0, 0.3125, 0.21875, 49152.0, -49152.0, 6.103515625e-05, -6.103515625e-05, 7.62939453125e-06, -7.62939453125e-06, 5.340576171875e-05]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %152, %153 : tensor<20xf8E5M2FNUZ>
  %154 = gc.bitcast %137 : (tensor<20xf8E4M3FN>) -> tensor<20xf8E8M0FNU>
  %155 = gc.constant dense<[5.877471754111438e-39, 2.0, 4.235164736271502e-22, 1.4411518807585587e+17, 1.6543612251060553e-24, 562949953421312.0, 6.776263578034403e-21, 4.336808689942018e-19, 1.4757395258967641e+20, 1.734723475976807e-18, 6.044629098073146e+23, 8.470329472543003e-22, 2.117582368135751e-22, 0.5, 1.7014118346046923e+38, 1.504632769052528e-36, 512.0, 1.1754943508222875e-38, 4.0, 7.52316384526264e-37]> : tensor<20xf8E8M0FNU>
  gc.expect eq %154, %155 : tensor<20xf8E8M0FNU>
  %156 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375]> : tensor<19xf8E4M3FNUZ>
  %157 = gc.optimization_barrier %156 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E4M3FNUZ>
  %158 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xi8>
  %159 = gc.constant dense<[0, 64, -64, 56, -72, 68, 74, -54, 76, -42, 65, 63, 127, -1, 8, -120, 1, -127, 7]> : tensor<19xi8>
  gc.expect eq %158, %159 : tensor<19xi8>
  %160 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xui8>
  %161 = gc.constant dense<[0, 64, 192, 56, 184, 68, 74, 202, 76, 214, 65, 63, 127, 255, 8, 136, 1, 129, 7]> : tensor<19xui8>
  gc.expect eq %160, %161 : tensor<19xui8>
  %162 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E3M4>
  %163 = gc.constant dense<[0.0, 2.0, -2.0, 1.5, -1.5, 2.5, 3.25, -3.25, 3.5, -5.5, 2.125, 1.9375, 0x78, 0x78, 0.125, -0.125, 0.015625, -0.015625, 0.109375]> : tensor<19xf8E3M4>
  gc.expect eq %162, %163 : tensor<19xf8E3M4>
  %164 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E4M3>
  %165 = gc.constant dense<[0.0, 2.0, -2.0, 1.0, -1.0, 3.0, 5.0, -5.0, 6.0, -14.0, 2.25, 1.875, 0x7C, 0x7C, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875]> : tensor<19xf8E4M3>
  gc.expect eq %164, %165 : tensor<19xf8E4M3>
  %166 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E4M3FN>
  %167 = gc.constant dense<[0.0, 2.0, -2.0, 1.0, -1.0, 3.0, 5.0, -5.0, 6.0, -14.0, 2.25, 1.875, 0x7F, 0x7F, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875]> : tensor<19xf8E4M3FN>
  gc.expect eq %166, %167 : tensor<19xf8E4M3FN>
  %168 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E4M3B11FNUZ>
  %169 = gc.constant dense<[0.0, 0.125, -0.125, 0.0625, -0.0625, 0.1875, 0.3125, -0.3125, 0.375, -0.875, 0.140625, 0.1171875, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875]> : tensor<19xf8E4M3B11FNUZ>
  gc.expect eq %168, %169 : tensor<19xf8E4M3B11FNUZ>
  %170 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E5M2>
  %171 = gc.constant dense<[0.0, 2.0, -2.0, 0.5, -0.5, 4.0, 12.0, -12.0, 16.0, -96.0, 2.5, 1.75, 0x7E, 0x7E, 0.0001220703125, -0.0001220703125, 1.52587890625e-05, -1.52587890625e-05, 0.0001068115234375]> : tensor<19xf8E5M2>
  gc.expect eq %170, %171 : tensor<19xf8E5M2>
  %172 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E5M2FNUZ>
  %173 = gc.constant dense<[0.0, 1.0, -1.0, 0.25, -0.25, 2.0, 6.0, -6.0, 8.0, -48.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 7.62939453125e-06, -7.62939453125e-06, 5.340576171875e-05]> : tensor<19xf8E5M2FNUZ>
  gc.expect eq %172, %173 : tensor<19xf8E5M2FNUZ>
  %174 = gc.bitcast %157 : (tensor<19xf8E4M3FNUZ>) -> tensor<19xf8E8M0FNU>
  %175 = gc.constant dense<[5.877471754111438e-39, 1.0842021724855044e-19, 3.6893488147419103e+19, 4.235164736271502e-22, 1.4411518807585587e+17, 1.734723475976807e-18, 1.1102230246251565e-16, 3.777893186295716e+22, 4.440892098500626e-16, 1.5474250491067253e+26, 2.168404344971009e-19, 5.421010862427522e-20, 1.0, 0xFF, 1.504632769052528e-36, 512.0, 1.1754943508222875e-38, 4.0, 7.52316384526264e-37]> : tensor<19xf8E8M0FNU>
  gc.expect eq %174, %175 : tensor<19xf8E8M0FNU>
  %176 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875]> : tensor<19xf8E4M3B11FNUZ>
  %177 = gc.optimization_barrier %176 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E4M3B11FNUZ>
  %178 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xi8>
  %179 = gc.constant dense<[0, 88, -40, 80, -48, 92, 98, -30, 100, -18, 89, 87, 127, -1, 8, -120, 1, -127, 7]> : tensor<19xi8>
  gc.expect eq %178, %179 : tensor<19xi8>
  %180 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xui8>
  %181 = gc.constant dense<[0, 88, 216, 80, 208, 92, 98, 226, 100, 238, 89, 87, 127, 255, 8, 136, 1, 129, 7]> : tensor<19xui8>
  gc.expect eq %180, %181 : tensor<19xui8>
  %182 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E3M4>
  %183 = gc.constant dense<[0.0, 6.0, -6.0, 4.0, -4.0, 7.0, 9.0, -9.0, 10.0, -15.0, 6.25, 5.75, 0x78, 0x78, 0.125, -0.125, 0.015625, -0.015625, 0.109375]> : tensor<19xf8E3M4>
  gc.expect eq %182, %183 : tensor<19xf8E3M4>
  %184 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E4M3>
  %185 = gc.constant dense<[0.0, 16.0, -16.0, 8.0, -8.0, 24.0, 40.0, -40.0, 48.0, -112.0, 18.0, 15.0, 0x7C, 0x7C, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875]> : tensor<19xf8E4M3>
  gc.expect eq %184, %185 : tensor<19xf8E4M3>
  %186 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E4M3FN>
  %187 = gc.constant dense<[0.0, 16.0, -16.0, 8.0, -8.0, 24.0, 40.0, -40.0, 48.0, -112.0, 18.0, 15.0, 0x7F, 0x7F, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875]> : tensor<19xf8E4M3FN>
  gc.expect eq %186, %187 : tensor<19xf8E4M3FN>
  %188 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E4M3FNUZ>
  %189 = gc.constant dense<[0.0, 8.0, -8.0, 4.0, -4.0, 12.0, 20.0, -20.0, 24.0, -56.0, 9.0, 7.5, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375]> : tensor<19xf8E4M3FNUZ>
  gc.expect eq %188, %189 : tensor<19xf8E4M3FNUZ>
  %190 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E5M2>
  %191 = gc.constant dense<[0.0, 128.0, -128.0, 32.0, -32.0, 256.0, 768.0, -768.0, 1024.0, -6144.0, 160.0, 112.0, 0x7E, 0x7E, 0.0001220703125, -0.0001220703125, 1.52587890625e-05, -1.52587890625e-05, 0.0001068115234375]> : tensor<19xf8E5M2>
  gc.expect eq %190, %191 : tensor<19xf8E5M2>
  %192 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E5M2FNUZ>
  %193 = gc.constant dense<[0.0, 64.0, -64.0, 16.0, -16.0, 128.0, 384.0, -384.0, 512.0, -3072.0, 80.0, 56.0, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 7.62939453125e-06, -7.62939453125e-06, 5.340576171875e-05]> : tensor<19xf8E5M2FNUZ>
  gc.expect eq %192, %193 : tensor<19xf8E5M2FNUZ>
  %194 = gc.bitcast %177 : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19xf8E8M0FNU>
  %195 = gc.constant dense<[5.877471754111438e-39, 1.8189894035458565e-12, 6.189700196426902e+26, 7.105427357601002e-15, 2.4178516392292583e+24, 2.9103830456733704e-11, 1.862645149230957e-09, 6.338253001141147e+29, 7.450580596923828e-09, 2.596148429267414e+33, 3.637978807091713e-12, 9.094947017729282e-13, 1.0, 0xFF, 1.504632769052528e-36, 512.0, 1.1754943508222875e-38, 4.0, 7.52316384526264e-37]> : tensor<19xf8E8M0FNU>
  gc.expect eq %194, %195 : tensor<19xf8E8M0FNU>
  %196 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC]> : tensor<22xf8E5M2>
  %197 = gc.optimization_barrier %196 : (tensor<22xf8E5M2>) -> tensor<22xf8E5M2>
  %198 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xi8>
  %199 = gc.constant dense<[0, -128, 60, -68, 56, -72, 62, 65, -63, 66, -57, 61, 59, 123, -5, 4, -124, 1, -127, 3, 124, -4]> : tensor<22xi8>
  gc.expect eq %198, %199 : tensor<22xi8>
  %200 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xui8>
  %201 = gc.constant dense<[0, 128, 60, 188, 56, 184, 62, 65, 193, 66, 199, 61, 59, 123, 251, 4, 132, 1, 129, 3, 124, 252]> : tensor<22xui8>
  gc.expect eq %200, %201 : tensor<22xui8>
  %202 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xf8E3M4>
  %203 = gc.constant dense<[0.0, -0.0, 1.75, -1.75, 1.5, -1.5, 1.875, 2.125, -2.125, 2.25, -2.875, 1.8125, 1.6875, 0x78, 0x78, 0.0625, -0.0625, 0.015625, -0.015625, 0.046875, 0x78, 0x78]> : tensor<22xf8E3M4>
  gc.expect eq %202, %203 : tensor<22xf8E3M4>
  %204 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3>
  %205 = gc.constant dense<[0.0, -0.0, 1.5, -1.5, 1.0, -1.0, 1.75, 2.25, -2.25, 2.5, -3.75, 1.625, 1.375, 0x7C, 0x7C, 0.0078125, -0.0078125, 0.001953125, -0.001953125, 0.005859375, 0x7C, 0x7C]> : tensor<22xf8E4M3>
  gc.expect eq %204, %205 : tensor<22xf8E4M3>
  %206 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3FN>
  %207 = gc.constant dense<[0.0, -0.0, 1.5, -1.5, 1.0, -1.0, 1.75, 2.25, -2.25, 2.5, -3.75, 1.625, 1.375, 352.0, -352.0, 0.0078125, -0.0078125, 0.001953125, -0.001953125, 0.005859375, 384.0, -384.0]> : tensor<22xf8E4M3FN>
  gc.expect eq %206, %207 : tensor<22xf8E4M3FN>
  %208 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3FNUZ>
  %209 = gc.constant dense<[0.0, 0x80, 0.75, -0.75, 0.5, -0.5, 0.875, 1.125, -1.125, 1.25, -1.875, 0.8125, 0.6875, 176.0, -176.0, 0.00390625, -0.00390625, 0.0009765625, -0.0009765625, 0.0029296875, 192.0, -192.0]> : tensor<22xf8E4M3FNUZ>
  gc.expect eq %208, %209 : tensor<22xf8E4M3FNUZ>
  %210 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xf8E4M3B11FNUZ>
  %211 = gc.constant dense<[0.0, 0x80, 0.09375, -0.09375, 0.0625, -0.0625, 0.109375, 0.140625, -0.140625, 0.15625, -0.234375, 0.1015625, 0.0859375, 22.0, -22.0, 0.00048828125, -0.00048828125, 0.0001220703125, -0.0001220703125, 0.0003662109375, 24.0, -24.0]> : tensor<22xf8E4M3B11FNUZ>
  gc.expect eq %210, %211 : tensor<22xf8E4M3B11FNUZ>
  %212 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xf8E5M2FNUZ>
  %213 = gc.constant dense<[0.0, 0x80, 0.5, -0.5, 0.25, -0.25, 0.75, 1.25, -1.25, 1.5, -3.5, 0.625, 0.4375, 28672.0, -28672.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 32768.0, -32768.0]> : tensor<22xf8E5M2FNUZ>
  gc.expect eq %212, %213 : tensor<22xf8E5M2FNUZ>
  %214 = gc.bitcast %197 : (tensor<22xf8E5M2>) -> tensor<22xf8E8M0FNU>
  %215 = gc.constant dense<[5.877471754111438e-39, 2.0, 6.776263578034403e-21, 2.305843009213694e+18, 4.235164736271502e-22, 1.4411518807585587e+17, 2.710505431213761e-20, 2.168404344971009e-19, 7.378697629483821e+19, 4.336808689942018e-19, 4.722366482869645e+21, 1.3552527156068805e-20, 3.3881317890172014e-21, 0.0625, 2.1267647932558654e+37, 9.4039548065783e-38, 32.0, 1.1754943508222875e-38, 4.0, 4.70197740328915e-38, 0.125, 4.253529586511731e+37]> : tensor<22xf8E8M0FNU>
  gc.expect eq %214, %215 : tensor<22xf8E8M0FNU>
  %216 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05]> : tensor<19xf8E5M2FNUZ>
  %217 = gc.optimization_barrier %216 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E5M2FNUZ>
  %218 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xi8>
  %219 = gc.constant dense<[0, 64, -64, 60, -68, 66, 69, -59, 70, -53, 65, 63, 127, -1, 4, -124, 1, -127, 3]> : tensor<19xi8>
  gc.expect eq %218, %219 : tensor<19xi8>
  %220 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xui8>
  %221 = gc.constant dense<[0, 64, 192, 60, 188, 66, 69, 197, 70, 203, 65, 63, 127, 255, 4, 132, 1, 129, 3]> : tensor<19xui8>
  gc.expect eq %220, %221 : tensor<19xui8>
  %222 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E3M4>
  %223 = gc.constant dense<[0.0, 2.0, -2.0, 1.75, -1.75, 2.25, 2.625, -2.625, 2.75, -3.375, 2.125, 1.9375, 0x78, 0x78, 0.0625, -0.0625, 0.015625, -0.015625, 0.046875]> : tensor<19xf8E3M4>
  gc.expect eq %222, %223 : tensor<19xf8E3M4>
  %224 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E4M3>
  %225 = gc.constant dense<[0.0, 2.0, -2.0, 1.5, -1.5, 2.5, 3.25, -3.25, 3.5, -5.5, 2.25, 1.875, 0x7C, 0x7C, 0.0078125, -0.0078125, 0.001953125, -0.001953125, 0.005859375]> : tensor<19xf8E4M3>
  gc.expect eq %224, %225 : tensor<19xf8E4M3>
  %226 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E4M3FN>
  %227 = gc.constant dense<[0.0, 2.0, -2.0, 1.5, -1.5, 2.5, 3.25, -3.25, 3.5, -5.5, 2.25, 1.875, 0x7F, 0x7F, 0.0078125, -0.0078125, 0.001953125, -0.001953125, 0.005859375]> : tensor<19xf8E4M3FN>
  gc.expect eq %226, %227 : tensor<19xf8E4M3FN>
  %228 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E4M3FNUZ>
  %229 = gc.constant dense<[0.0, 1.0, -1.0, 0.75, -0.75, 1.25, 1.625, -1.625, 1.75, -2.75, 1.125, 0.9375, 240.0, -240.0, 0.00390625, -0.00390625, 0.0009765625, -0.0009765625, 0.0029296875]> : tensor<19xf8E4M3FNUZ>
  gc.expect eq %228, %229 : tensor<19xf8E4M3FNUZ>
  %230 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E4M3B11FNUZ>
  %231 = gc.constant dense<[0.0, 0.125, -0.125, 0.09375, -0.09375, 0.15625, 0.203125, -0.203125, 0.21875, -0.34375, 0.140625, 0.1171875, 30.0, -30.0, 0.00048828125, -0.00048828125, 0.0001220703125, -0.0001220703125, 0.0003662109375]> : tensor<19xf8E4M3B11FNUZ>
  gc.expect eq %230, %231 : tensor<19xf8E4M3B11FNUZ>
  %232 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E5M2>
  %233 = gc.constant dense<[0.0, 2.0, -2.0, 1.0, -1.0, 3.0, 5.0, -5.0, 6.0, -14.0, 2.5, 1.75, 0x7E, 0x7E, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05]> : tensor<19xf8E5M2>
  gc.expect eq %232, %233 : tensor<19xf8E5M2>
  %234 = gc.bitcast %217 : (tensor<19xf8E5M2FNUZ>) -> tensor<19xf8E8M0FNU>
  %235 = gc.constant dense<[5.877471754111438e-39, 1.0842021724855044e-19, 3.6893488147419103e+19, 6.776263578034403e-21, 2.305843009213694e+18, 4.336808689942018e-19, 3.469446951953614e-18, 1.1805916207174113e+21, 6.938893903907228e-18, 7.555786372591432e+22, 2.168404344971009e-19, 5.421010862427522e-20, 1.0, 0xFF, 9.4039548065783e-38, 32.0, 1.1754943508222875e-38, 4.0, 4.70197740328915e-38]> : tensor<19xf8E8M0FNU>
  gc.expect eq %234, %235 : tensor<19xf8E8M0FNU>
  %236 = gc.constant dense<[1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<6xf8E8M0FNU>
  %237 = gc.optimization_barrier %236 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E8M0FNU>
  %238 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xi8>
  %239 = gc.constant dense<[127, 126, -128, -127, -2, 0]> : tensor<6xi8>
  gc.expect eq %238, %239 : tensor<6xi8>
  %240 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xui8>
  %241 = gc.constant dense<[127, 126, 128, 129, 254, 0]> : tensor<6xui8>
  gc.expect eq %240, %241 : tensor<6xui8>
  %242 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E3M4>
  %243 = gc.constant dense<[0x78, 0x78, -0.0, -0.015625, 0x78, 0.0]> : tensor<6xf8E3M4>
  gc.expect eq %242, %243 : tensor<6xf8E3M4>
  %244 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E4M3>
  %245 = gc.constant dense<[0x7C, 0x7C, -0.0, -0.001953125, 0x7C, 0.0]> : tensor<6xf8E4M3>
  gc.expect eq %244, %245 : tensor<6xf8E4M3>
  %246 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E4M3FN>
  %247 = gc.constant dense<[0x7F, 448.0, -0.0, -0.001953125, -448.0, 0.0]> : tensor<6xf8E4M3FN>
  gc.expect eq %246, %247 : tensor<6xf8E4M3FN>
  %248 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E4M3FNUZ>
  %249 = gc.constant dense<[240.0, 224.0, 0x80, -0.0009765625, -224.0, 0.0]> : tensor<6xf8E4M3FNUZ>
  gc.expect eq %248, %249 : tensor<6xf8E4M3FNUZ>
  %250 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E4M3B11FNUZ>
  %251 = gc.constant dense<[30.0, 28.0, 0x80, -0.0001220703125, -28.0, 0.0]> : tensor<6xf8E4M3B11FNUZ>
  gc.expect eq %250, %251 : tensor<6xf8E4M3B11FNUZ>
  %252 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E5M2>
  %253 = gc.constant dense<[0x7E, 0x7E, -0.0, -1.52587890625e-05, 0x7E, 0.0]> : tensor<6xf8E5M2>
  gc.expect eq %252, %253 : tensor<6xf8E5M2>
  %254 = gc.bitcast %237 : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E5M2FNUZ>
  %255 = gc.constant dense<[57344.0, 49152.0, 0x80, -7.62939453125e-06, -49152.0, 0.0]> : tensor<6xf8E5M2FNUZ>
  gc.expect eq %254, %255 : tensor<6xf8E5M2FNUZ>
  %256 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80]> : tensor<22xbf16>
  %257 = gc.optimization_barrier %256 : (tensor<22xbf16>) -> tensor<22xbf16>
  %258 = gc.bitcast %257 : (tensor<22xbf16>) -> tensor<22xi16>
  %259 = gc.constant dense<[0, -32768, 16256, -16512, 16128, -16640, 16320, 16416, -16352, 16448, -16160, 16257, 16255, 32639, -129, 128, -32640, 1, -32767, 127, 32640, -128]> : tensor<22xi16>
  gc.expect eq %258, %259 : tensor<22xi16>
  %260 = gc.bitcast %257 : (tensor<22xbf16>) -> tensor<22xui16>
  %261 = gc.constant dense<[0, 32768, 16256, 49024, 16128, 48896, 16320, 16416, 49184, 16448, 49376, 16257, 16255, 32639, 65407, 128, 32896, 1, 32769, 127, 32640, 65408]> : tensor<22xui16>
  gc.expect eq %260, %261 : tensor<22xui16>
  %262 = gc.bitcast %257 : (tensor<22xbf16>) -> tensor<22xf16>
  %263 = gc.constant dense<[0.0, -0.0, 1.875, -1.875, 1.75, -1.75, 1.9375, 2.0625, -2.0625, 2.125, -2.4375, 1.8759765625, 1.8740234375, 0x7E00, 0x7E00, 7.62939453125e-06, -7.62939453125e-06, 5.960464477539063e-08, -5.960464477539063e-08, 7.569789886474609e-06, 0x7E00, 0x7E00]> : tensor<22xf16>
  gc.expect eq %262, %263 : tensor<22xf16>
  %264 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00]> : tensor<22xf16>
  %265 = gc.optimization_barrier %264 : (tensor<22xf16>) -> tensor<22xf16>
  %266 = gc.bitcast %265 : (tensor<22xf16>) -> tensor<22xi16>
  %267 = gc.constant dense<[0, -32768, 15360, -17408, 14336, -18432, 15872, 16640, -16128, 16896, -14592, 15361, 15359, 31743, -1025, 1024, -31744, 1, -32767, 1023, 31744, -1024]> : tensor<22xi16>
  gc.expect eq %266, %267 : tensor<22xi16>
  %268 = gc.bitcast %265 : (tensor<22xf16>) -> tensor<22xui16>
  %269 = gc.constant dense<[0, 32768, 15360, 48128, 14336, 47104, 15872, 16640, 49408, 16896, 50944, 15361, 15359, 31743, 64511, 1024, 33792, 1, 32769, 1023, 31744, 64512]> : tensor<22xui16>
  gc.expect eq %268, %269 : tensor<22xui16>
  %270 = gc.bitcast %265 : (tensor<22xf16>) -> tensor<22xbf16>
  %271 = gc.constant dense<[0.0, -0.0, 0.0078125, -0.0078125, 3.0517578125e-05, -3.0517578125e-05, 0.125, 8.0, -8.0, 32.0, -32768.0, 0.00787353515625, 0.007781982421875, 2.648071397852762e+36, -2.648071397852762e+36, 1.504632769052528e-36, -1.504632769052528e-36, 9.183549615799121e-41, -9.183549615799121e-41, 1.4987552972984166e-36, 2.658455991569832e+36, -2.658455991569832e+36]> : tensor<22xbf16>
  gc.expect eq %270, %271 : tensor<22xbf16>
  %272 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000]> : tensor<22xf32>
  %273 = gc.optimization_barrier %272 : (tensor<22xf32>) -> tensor<22xf32>
  %274 = gc.bitcast %273 : (tensor<22xf32>) -> tensor<22xi32>
  %275 = gc.constant dense<[0, -2147483648, 1065353216, -1082130432, 1056964608, -1090519040, 1069547520, 1075838976, -1071644672, 1077936128, -1059061760, 1065353217, 1065353215, 2139095039, -8388609, 8388608, -2139095040, 1, -2147483647, 8388607, 2139095040, -8388608]> : tensor<22xi32>
  gc.expect eq %274, %275 : tensor<22xi32>
  %276 = gc.bitcast %273 : (tensor<22xf32>) -> tensor<22xui32>
  %277 = gc.constant dense<[0, 2147483648, 1065353216, 3212836864, 1056964608, 3204448256, 1069547520, 1075838976, 3223322624, 1077936128, 3235905536, 1065353217, 1065353215, 2139095039, 4286578687, 8388608, 2155872256, 1, 2147483649, 8388607, 2139095040, 4286578688]> : tensor<22xui32>
  gc.expect eq %276, %277 : tensor<22xui32>
  %278 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<22xf64>
  %279 = gc.optimization_barrier %278 : (tensor<22xf64>) -> tensor<22xf64>
  %280 = gc.bitcast %279 : (tensor<22xf64>) -> tensor<22xi64>
  %281 = gc.constant dense<[0, -9223372036854775808, 4607182418800017408, -4616189618054758400, 4602678819172646912, -4620693217682128896, 4609434218613702656, 4612811918334230528, -4610560118520545280, 4613937818241073152, -4603804719079489536, 4607182418800017409, 4607182418800017407, 9218868437227405311, -4503599627370497, 4503599627370496, -9218868437227405312, 1, -9223372036854775807, 4503599627370495, 9218868437227405312, -4503599627370496]> : tensor<22xi64>
  gc.expect eq %280, %281 : tensor<22xi64>
  %282 = gc.bitcast %279 : (tensor<22xf64>) -> tensor<22xui64>
  %283 = gc.constant dense<[0, 9223372036854775808, 4607182418800017408, 13830554455654793216, 4602678819172646912, 13826050856027422720, 4609434218613702656, 4612811918334230528, 13836183955189006336, 4613937818241073152, 13842939354630062080, 4607182418800017409, 4607182418800017407, 9218868437227405311, 18442240474082181119, 4503599627370496, 9227875636482146304, 1, 9223372036854775809, 4503599627370495, 9218868437227405312, 18442240474082181120]> : tensor<22xui64>
  gc.expect eq %282, %283 : tensor<22xui64>
  return
}
