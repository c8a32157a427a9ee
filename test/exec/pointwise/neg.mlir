// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.neg on edge values.
// [neg.wrap]
// [neg.zero]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i2
  %0 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = gc.optimization_barrier %0 : (tensor<4xi2>) -> tensor<4xi2>
  %2 = gc.neg %1 : tensor<4xi2>
  %3 = gc.constant dense<[0, -1, 1, -2]> : tensor<4xi2>
  gc.expect eq %2, %3 : tensor<4xi2>
  // i4
  %4 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %5 = gc.optimization_barrier %4 : (tensor<12xi4>) -> tensor<12xi4>
  %6 = gc.neg %5 : tensor<12xi4>
  %7 = gc.constant dense<[0, -1, 1, -2, 2, -3, -7, 7, -8, -6, -4, -5]> : tensor<12xi4>
  gc.expect eq %6, %7 : tensor<12xi4>
  // i8
  %8 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %9 = gc.optimization_barrier %8 : (tensor<14xi8>) -> tensor<14xi8>
  %10 = gc.neg %9 : tensor<14xi8>
  %11 = gc.constant dense<[0, -1, 1, -2, 2, -3, -7, 7, -128, 127, -127, -126, -8, -9]> : tensor<14xi8>
  gc.expect eq %10, %11 : tensor<14xi8>
  // i16
  %12 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %13 = gc.optimization_barrier %12 : (tensor<15xi16>) -> tensor<15xi16>
  %14 = gc.neg %13 : tensor<15xi16>
  %15 = gc.constant dense<[0, -1, 1, -2, 2, -3, -7, 7, -32768, 32767, -32767, -32766, -15, -16, -17]> : tensor<15xi16>
  gc.expect eq %14, %15 : tensor<15xi16>
  // i32
  %16 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %17 = gc.optimization_barrier %16 : (tensor<15xi32>) -> tensor<15xi32>
  %18 = gc.neg %17 : tensor<15xi32>
  %19 = gc.constant dense<[0, -1, 1, -2, 2, -3, -7, 7, -2147483648, 2147483647, -2147483647, -2147483646, -31, -32, -33]> : tensor<15xi32>
  gc.expect eq %18, %19 : tensor<15xi32>
  // i64
  %20 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %21 = gc.optimization_barrier %20 : (tensor<15xi64>) -> tensor<15xi64>
  %22 = gc.neg %21 : tensor<15xi64>
  %23 = gc.constant dense<[0, -1, 1, -2, 2, -3, -7, 7, -9223372036854775808, 9223372036854775807, -9223372036854775807, -9223372036854775806, -63, -64, -65]> : tensor<15xi64>
  gc.expect eq %22, %23 : tensor<15xi64>
  // ui2
  %24 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %25 = gc.optimization_barrier %24 : (tensor<4xui2>) -> tensor<4xui2>
  %26 = gc.neg %25 : tensor<4xui2>
  %27 = gc.constant dense<[0, 3, 1, 2]> : tensor<4xui2>
  gc.expect eq %26, %27 : tensor<4xui2>
  // ui4
  %28 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %29 = gc.optimization_barrier %28 : (tensor<10xui4>) -> tensor<10xui4>
  %30 = gc.neg %29 : tensor<10xui4>
  %31 = gc.constant dense<[0, 15, 1, 14, 2, 13, 9, 7, 12, 11]> : tensor<10xui4>
  gc.expect eq %30, %31 : tensor<10xui4>
  // ui8
  %32 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %33 = gc.optimization_barrier %32 : (tensor<10xui8>) -> tensor<10xui8>
  %34 = gc.neg %33 : tensor<10xui8>
  %35 = gc.constant dense<[0, 255, 1, 254, 2, 253, 249, 7, 248, 247]> : tensor<10xui8>
  gc.expect eq %34, %35 : tensor<10xui8>
  // ui16
  %36 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %37 = gc.optimization_barrier %36 : (tensor<11xui16>) -> tensor<11xui16>
  %38 = gc.neg %37 : tensor<11xui16>
  %39 = gc.constant dense<[0, 65535, 1, 65534, 2, 65533, 65529, 7, 65521, 65520, 65519]> : tensor<11xui16>
  gc.expect eq %38, %39 : tensor<11xui16>
  // ui32
  %40 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %41 = gc.optimization_barrier %40 : (tensor<11xui32>) -> tensor<11xui32>
  %42 = gc.neg %41 : tensor<11xui32>
  %43 = gc.constant dense<[0, 4294967295, 1, 4294967294, 2, 4294967293, 4294967289, 7, 4294967265, 4294967264, 4294967263]> : tensor<11xui32>
  gc.expect eq %42, %43 : tensor<11xui32>
  // ui64
  %44 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %45 = gc.optimization_barrier %44 : (tensor<11xui64>) -> tensor<11xui64>
  %46 = gc.neg %45 : tensor<11xui64>
  %47 = gc.constant dense<[0, 18446744073709551615, 1, 18446744073709551614, 2, 18446744073709551613, 18446744073709551609, 7, 18446744073709551553, 18446744073709551552, 18446744073709551551]> : tensor<11xui64>
  gc.expect eq %46, %47 : tensor<11xui64>
  // f8E3M4
  %48 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %49 = gc.optimization_barrier %48 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %50 = gc.neg %49 : tensor<23xf8E3M4>
  %51 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.0625, -0.96875, -15.5, 15.5, -0.25, 0.25, -0.015625, 0.015625, -0.234375, 0xF0, 0x70, 0x78]> : tensor<23xf8E3M4>
  gc.expect eq %50, %51 : tensor<23xf8E3M4>
  // f8E4M3
  %52 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %53 = gc.optimization_barrier %52 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %54 = gc.neg %53 : tensor<23xf8E4M3>
  %55 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.125, -0.9375, -240.0, 240.0, -0.015625, 0.015625, -0.001953125, 0.001953125, -0.013671875, 0xF8, 0x78, 0x7C]> : tensor<23xf8E4M3>
  gc.expect eq %54, %55 : tensor<23xf8E4M3>
  // f8E4M3FN
  %56 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %57 = gc.optimization_barrier %56 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %58 = gc.neg %57 : tensor<21xf8E4M3FN>
  %59 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.125, -0.9375, -448.0, 448.0, -0.015625, 0.015625, -0.001953125, 0.001953125, -0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %58, %59 : tensor<21xf8E4M3FN>
  // f8E4M3FNUZ
  %60 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %61 = gc.optimization_barrier %60 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %62 = gc.neg %61 : tensor<20xf8E4M3FNUZ>
  %63 = gc.constant dense<[0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.125, -0.9375, -240.0, 240.0, -0.0078125, 0.0078125, -0.0009765625, 0.0009765625, -0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %62, %63 : tensor<20xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %64 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %65 = gc.optimization_barrier %64 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %66 = gc.neg %65 : tensor<20xf8E4M3B11FNUZ>
  %67 = gc.constant dense<[0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.125, -0.9375, -30.0, 30.0, -0.0009765625, 0.0009765625, -0.0001220703125, 0.0001220703125, -0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %66, %67 : tensor<20xf8E4M3B11FNUZ>
  // f8E5M2
  %68 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %69 = gc.optimization_barrier %68 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %70 = gc.neg %69 : tensor<23xf8E5M2>
  %71 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.25, -0.875, -57344.0, 57344.0, -6.103515625e-05, 6.103515625e-05, -1.52587890625e-05, 1.52587890625e-05, -4.57763671875e-05, 0xFC, 0x7C, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %70, %71 : tensor<23xf8E5M2>
  // f8E5M2FNUZ
  %72 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %73 = gc.optimization_barrier %72 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %74 = gc.neg %73 : tensor<20xf8E5M2FNUZ>
  %75 = gc.constant dense<[0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.25, -0.875, -57344.0, 57344.0, -3.0517578125e-05, 3.0517578125e-05, -7.62939453125e-06, 7.62939453125e-06, -2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %74, %75 : tensor<20xf8E5M2FNUZ>
  // f8E8M0FNU
  %76 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %77 = gc.optimization_barrier %76 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %78 = gc.neg %77 : tensor<7xf8E8M0FNU>
  %79 = gc.constant dense<0xFF> : tensor<7xf8E8M0FNU>
  gc.expect eq %78, %79 : tensor<7xf8E8M0FNU>
  // bf16
  %80 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %81 = gc.optimization_barrier %80 : (tensor<23xbf16>) -> tensor<23xbf16>
  %82 = gc.neg %81 : tensor<23xbf16>
  %83 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.0078125, -0.99609375, -3.3895313892515355e+38, 3.3895313892515355e+38, -1.1754943508222875e-38, 1.1754943508222875e-38, -9.183549615799121e-41, 9.183549615799121e-41, -1.1663108012064884e-38, 0xFF80, 0x7F80, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %82, %83 : tensor<23xbf16>
  // f16
  %84 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %85 = gc.optimization_barrier %84 : (tensor<23xf16>) -> tensor<23xf16>
  %86 = gc.neg %85 : tensor<23xf16>
  %87 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.0009765625, -0.99951171875, -65504.0, 65504.0, -6.103515625e-05, 6.103515625e-05, -5.960464477539063e-08, 5.960464477539063e-08, -6.097555160522461e-05, 0xFC00, 0x7C00, 0x7E00]> : tensor<23xf16>
  gc.expect eq %86, %87 : tensor<23xf16>
  // f32
  %88 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %89 = gc.optimization_barrier %88 : (tensor<23xf32>) -> tensor<23xf32>
  %90 = gc.neg %89 : tensor<23xf32>
  %91 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.0000001192092896, -0.9999999403953552, -3.4028234663852886e+38, 3.4028234663852886e+38, -1.1754943508222875e-38, 1.1754943508222875e-38, -1.401298464324817e-45, 1.401298464324817e-45, -1.1754942106924411e-38, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %90, %91 : tensor<23xf32>
  // f64
  %92 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %93 = gc.optimization_barrier %92 : (tensor<23xf64>) -> tensor<23xf64>
  %94 = gc.neg %93 : tensor<23xf64>
  %95 = gc.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -1.5, -2.5, 2.5, -3.0, 7.0, -1.0000000000000002, -0.9999999999999999, -1.7976931348623157e+308, 1.7976931348623157e+308, -2.2250738585072014e-308, 2.2250738585072014e-308, -5.0e-324, 5.0e-324, -2.225073858507201e-308, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %94, %95 : tensor<23xf64>
  return
}
