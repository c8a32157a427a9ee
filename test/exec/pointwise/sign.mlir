// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.sign on edge values.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i4
  %0 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %1 = gc.optimization_barrier %0 : (tensor<12xi4>) -> tensor<12xi4>
  %2 = gc.sign %1 : tensor<12xi4>
  %3 = gc.constant dense<[0, 1, -1, 1, -1, 1, 1, -1, -1, 1, 1, 1]> : tensor<12xi4>
  gc.expect eq %2, %3 : tensor<12xi4>
  // i8
  %4 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %5 = gc.optimization_barrier %4 : (tensor<14xi8>) -> tensor<14xi8>
  %6 = gc.sign %5 : tensor<14xi8>
  %7 = gc.constant dense<[0, 1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, 1, 1]> : tensor<14xi8>
  gc.expect eq %6, %7 : tensor<14xi8>
  // i16
  %8 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %9 = gc.optimization_barrier %8 : (tensor<15xi16>) -> tensor<15xi16>
  %10 = gc.sign %9 : tensor<15xi16>
  %11 = gc.constant dense<[0, 1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, 1, 1, 1]> : tensor<15xi16>
  gc.expect eq %10, %11 : tensor<15xi16>
  // i32
  %12 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %13 = gc.optimization_barrier %12 : (tensor<15xi32>) -> tensor<15xi32>
  %14 = gc.sign %13 : tensor<15xi32>
  %15 = gc.constant dense<[0, 1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, 1, 1, 1]> : tensor<15xi32>
  gc.expect eq %14, %15 : tensor<15xi32>
  // i64
  %16 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %17 = gc.optimization_barrier %16 : (tensor<15xi64>) -> tensor<15xi64>
  %18 = gc.sign %17 : tensor<15xi64>
  %19 = gc.constant dense<[0, 1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, 1, 1, 1]> : tensor<15xi64>
  gc.expect eq %18, %19 : tensor<15xi64>
  // ui4
  %20 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %21 = gc.optimization_barrier %20 : (tensor<10xui4>) -> tensor<10xui4>
  %22 = gc.sign %21 : tensor<10xui4>
  %23 = gc.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<10xui4>
  gc.expect eq %22, %23 : tensor<10xui4>
  // ui8
  %24 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %25 = gc.optimization_barrier %24 : (tensor<10xui8>) -> tensor<10xui8>
  %26 = gc.sign %25 : tensor<10xui8>
  %27 = gc.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<10xui8>
  gc.expect eq %26, %27 : tensor<10xui8>
  // ui16
  %28 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %29 = gc.optimization_barrier %28 : (tensor<11xui16>) -> tensor<11xui16>
  %30 = gc.sign %29 : tensor<11xui16>
  %31 = gc.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<11xui16>
  gc.expect eq %30, %31 : tensor<11xui16>
  // ui32
  %32 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %33 = gc.optimization_barrier %32 : (tensor<11xui32>) -> tensor<11xui32>
  %34 = gc.sign %33 : tensor<11xui32>
  %35 = gc.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<11xui32>
  gc.expect eq %34, %35 : tensor<11xui32>
  // ui64
  %36 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %37 = gc.optimization_barrier %36 : (tensor<11xui64>) -> tensor<11xui64>
  %38 = gc.sign %37 : tensor<11xui64>
  %39 = gc.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<11xui64>
  gc.expect eq %38, %39 : tensor<11xui64>
  // f8E4M3FN
  %40 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %41 = gc.optimization_barrier %40 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %42 = gc.sign %41 : tensor<21xf8E4M3FN>
  %43 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %42, %43 : tensor<21xf8E4M3FN>
  // f8E5M2
  %44 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %45 = gc.optimization_barrier %44 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %46 = gc.sign %45 : tensor<23xf8E5M2>
  %47 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %46, %47 : tensor<23xf8E5M2>
  // bf16
  %48 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %49 = gc.optimization_barrier %48 : (tensor<23xbf16>) -> tensor<23xbf16>
  %50 = gc.sign %49 : tensor<23xbf16>
  %51 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %50, %51 : tensor<23xbf16>
  // f16
  %52 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %53 = gc.optimization_barrier %52 : (tensor<23xf16>) -> tensor<23xf16>
  %54 = gc.sign %53 : tensor<23xf16>
  %55 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7E00]> : tensor<23xf16>
  gc.expect eq %54, %55 : tensor<23xf16>
  // f32
  %56 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %57 = gc.optimization_barrier %56 : (tensor<23xf32>) -> tensor<23xf32>
  %58 = gc.sign %57 : tensor<23xf32>
  %59 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %58, %59 : tensor<23xf32>
  // f64
  %60 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %61 = gc.optimization_barrier %60 : (tensor<23xf64>) -> tensor<23xf64>
  %62 = gc.sign %61 : tensor<23xf64>
  %63 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %62, %63 : tensor<23xf64>
  return
}
