// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.is_finite on edge values.
// [is_finite.value]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %1 = gc.optimization_barrier %0 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %2 = gc.is_finite %1 : (tensor<23xf8E3M4>) -> tensor<23xi1>
  %3 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<23xi1>
  gc.expect eq %2, %3 : tensor<23xi1>
  %4 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %5 = gc.optimization_barrier %4 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %6 = gc.is_finite %5 : (tensor<23xf8E4M3>) -> tensor<23xi1>
  %7 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<23xi1>
  gc.expect eq %6, %7 : tensor<23xi1>
  %8 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %9 = gc.optimization_barrier %8 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %10 = gc.is_finite %9 : (tensor<21xf8E4M3FN>) -> tensor<21xi1>
  %11 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<21xi1>
  gc.expect eq %10, %11 : tensor<21xi1>
  %12 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %13 = gc.optimization_barrier %12 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %14 = gc.is_finite %13 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi1>
  %15 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<20xi1>
  gc.expect eq %14, %15 : tensor<20xi1>
  %16 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %17 = gc.optimization_barrier %16 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %18 = gc.is_finite %17 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi1>
  %19 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<20xi1>
  gc.expect eq %18, %19 : tensor<20xi1>
  %20 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %21 = gc.optimization_barrier %20 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %22 = gc.is_finite %21 : (tensor<23xf8E5M2>) -> tensor<23xi1>
  %23 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<23xi1>
  gc.expect eq %22, %23 : tensor<23xi1>
  %24 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %25 = gc.optimization_barrier %24 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %26 = gc.is_finite %25 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi1>
  %27 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<20xi1>
  gc.expect eq %26, %27 : tensor<20xi1>
  %28 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %29 = gc.optimization_barrier %28 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %30 = gc.is_finite %29 : (tensor<7xf8E8M0FNU>) -> tensor<7xi1>
  %31 = gc.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  gc.expect eq %30, %31 : tensor<7xi1>
  %32 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %33 = gc.optimization_barrier %32 : (tensor<23xbf16>) -> tensor<23xbf16>
  %34 = gc.is_finite %33 : (tensor<23xbf16>) -> tensor<23xi1>
  %35 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<23xi1>
  gc.expect eq %34, %35 : tensor<23xi1>
  %36 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %37 = gc.optimization_barrier %36 : (tensor<23xf16>) -> tensor<23xf16>
  %38 = gc.is_finite %37 : (tensor<23xf16>) -> tensor<23xi1>
  %39 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<23xi1>
  gc.expect eq %38, %39 : tensor<23xi1>
  %40 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %41 = gc.optimization_barrier %40 : (tensor<23xf32>) -> tensor<23xf32>
  %42 = gc.is_finite %41 : (tensor<23xf32>) -> tensor<23xi1>
  %43 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<23xi1>
  gc.expect eq %42, %43 : tensor<23xi1>
  %44 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %45 = gc.optimization_barrier %44 : (tensor<23xf64>) -> tensor<23xf64>
  %46 = gc.is_finite %45 : (tensor<23xf64>) -> tensor<23xi1>
  %47 = gc.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false]> : tensor<23xi1>
  gc.expect eq %46, %47 : tensor<23xi1>
  return
}
