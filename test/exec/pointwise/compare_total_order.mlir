// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.compare in total order over NaN of both signs.
// [compare.total_order]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // f8E4M3FN
  %0 = gc.constant dense<[0xFF, 0xB8, 0x81, 0x80, 0x00, 0x01, 0x38, 0x7F]> : tensor<8xf8E4M3FN>
  %1 = gc.optimization_barrier %0 : (tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  %2 = gc.broadcast %1 dims [0] : (tensor<8xf8E4M3FN>) -> tensor<8x8xf8E4M3FN>
  %3 = gc.broadcast %1 dims [1] : (tensor<8xf8E4M3FN>) -> tensor<8x8xf8E4M3FN>
  %4 = gc.compare LT %2, %3 total_order : (tensor<8x8xf8E4M3FN>, tensor<8x8xf8E4M3FN>) -> tensor<8x8xi1>
  %5 = gc.constant dense<[[false, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true], [false, false, false, true, true, true, true, true], [false, false, false, false, true, true, true, true], [false, false, false, false, false, true, true, true], [false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %4, %5 : tensor<8x8xi1>
  %6 = gc.compare GE %2, %3 total_order : (tensor<8x8xf8E4M3FN>, tensor<8x8xf8E4M3FN>) -> tensor<8x8xi1>
  %7 = gc.constant dense<[[true, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false], [true, true, true, false, false, false, false, false], [true, true, true, true, false, false, false, false], [true, true, true, true, true, false, false, false], [true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  gc.expect eq %6, %7 : tensor<8x8xi1>
  %8 = gc.compare EQ %2, %3 total_order : (tensor<8x8xf8E4M3FN>, tensor<8x8xf8E4M3FN>) -> tensor<8x8xi1>
  %9 = gc.constant dense<[[true, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, false, true, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, true]]> : tensor<8x8xi1>
  gc.expect eq %8, %9 : tensor<8x8xi1>
  // f8E5M2
  %10 = gc.constant dense<[0xFE, 0xFC, 0xBC, 0x81, 0x80, 0x00, 0x01, 0x3C, 0x7C, 0x7E]> : tensor<10xf8E5M2>
  %11 = gc.optimization_barrier %10 : (tensor<10xf8E5M2>) -> tensor<10xf8E5M2>
  %12 = gc.broadcast %11 dims [0] : (tensor<10xf8E5M2>) -> tensor<10x10xf8E5M2>
  %13 = gc.broadcast %11 dims [1] : (tensor<10xf8E5M2>) -> tensor<10x10xf8E5M2>
  %14 = gc.compare LT %12, %13 total_order : (tensor<10x10xf8E5M2>, tensor<10x10xf8E5M2>) -> tensor<10x10xi1>
  %15 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true], [false, false, false, true, true, true, true, true, true, true], [false, false, false, false, true, true, true, true, true, true], [false, false, false, false, false, true, true, true, true, true], [false, false, false, false, false, false, true, true, true, true], [false, false, false, false, false, false, false, true, true, true], [false, false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false, false]]> : tensor<10x10xi1>
  gc.expect eq %14, %15 : tensor<10x10xi1>
  %16 = gc.compare GE %12, %13 total_order : (tensor<10x10xf8E5M2>, tensor<10x10xf8E5M2>) -> tensor<10x10xi1>
  %17 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false], [true, true, true, false, false, false, false, false, false, false], [true, true, true, true, false, false, false, false, false, false], [true, true, true, true, true, false, false, false, false, false], [true, true, true, true, true, true, false, false, false, false], [true, true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true, true]]> : tensor<10x10xi1>
  gc.expect eq %16, %17 : tensor<10x10xi1>
  %18 = gc.compare EQ %12, %13 total_order : (tensor<10x10xf8E5M2>, tensor<10x10xf8E5M2>) -> tensor<10x10xi1>
  %19 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, true]]> : tensor<10x10xi1>
  gc.expect eq %18, %19 : tensor<10x10xi1>
  // bf16
  %20 = gc.constant dense<[0xFFC0, 0xFF80, 0xBF80, 0x8001, 0x8000, 0x0000, 0x0001, 0x3F80, 0x7F80, 0x7FC0]> : tensor<10xbf16>
  %21 = gc.optimization_barrier %20 : (tensor<10xbf16>) -> tensor<10xbf16>
  %22 = gc.broadcast %21 dims [0] : (tensor<10xbf16>) -> tensor<10x10xbf16>
  %23 = gc.broadcast %21 dims [1] : (tensor<10xbf16>) -> tensor<10x10xbf16>
  %24 = gc.compare LT %22, %23 total_order : (tensor<10x10xbf16>, tensor<10x10xbf16>) -> tensor<10x10xi1>
  %25 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true], [false, false, false, true, true, true, true, true, true, true], [false, false, false, false, true, true, true, true, true, true], [false, false, false, false, false, true, true, true, true, true], [false, false, false, false, false, false, true, true, true, true], [false, false, false, false, false, false, false, true, true, true], [false, false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false, false]]> : tensor<10x10xi1>
  gc.expect eq %24, %25 : tensor<10x10xi1>
  %26 = gc.compare GE %22, %23 total_order : (tensor<10x10xbf16>, tensor<10x10xbf16>) -> tensor<10x10xi1>
  %27 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false], [true, true, true, false, false, false, false, false, false, false], [true, true, true, true, false, false, false, false, false, false], [true, true, true, true, true, false, false, false, false, false], [true, true, true, true, true, true, false, false, false, false], [true, true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true, true]]> : tensor<10x10xi1>
  gc.expect eq %26, %27 : tensor<10x10xi1>
  %28 = gc.compare EQ %22, %23 total_order : (tensor<10x10xbf16>, tensor<10x10xbf16>) -> tensor<10x10xi1>
  %29 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, true]]> : tensor<10x10xi1>
  gc.expect eq %28, %29 : tensor<10x10xi1>
  // f16
  %30 = gc.constant dense<[0xFE00, 0xFC00, 0xBC00, 0x8001, 0x8000, 0x0000, 0x0001, 0x3C00, 0x7C00, 0x7E00]> : tensor<10xf16>
  %31 = gc.optimization_barrier %30 : (tensor<10xf16>) -> tensor<10xf16>
  %32 = gc.broadcast %31 dims [0] : (tensor<10xf16>) -> tensor<10x10xf16>
  %33 = gc.broadcast %31 dims [1] : (tensor<10xf16>) -> tensor<10x10xf16>
  %34 = gc.compare LT %32, %33 total_order : (tensor<10x10xf16>, tensor<10x10xf16>) -> tensor<10x10xi1>
  %35 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true], [false, false, false, true, true, true, true, true, true, true], [false, false, false, false, true, true, true, true, true, true], [false, false, false, false, false, true, true, true, true, true], [false, false, false, false, false, false, true, true, true, true], [false, false, false, false, false, false, false, true, true, true], [false, false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false, false]]> : tensor<10x10xi1>
  gc.expect eq %34, %35 : tensor<10x10xi1>
  %36 = gc.compare GE %32, %33 total_order : (tensor<10x10xf16>, tensor<10x10xf16>) -> tensor<10x10xi1>
  %37 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false], [true, true, true, false, false, false, false, false, false, false], [true, true, true, true, false, false, false, false, false, false], [true, true, true, true, true, false, false, false, false, false], [true, true, true, true, true, true, false, false, false, false], [true, true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true, true]]> : tensor<10x10xi1>
  gc.expect eq %36, %37 : tensor<10x10xi1>
  %38 = gc.compare EQ %32, %33 total_order : (tensor<10x10xf16>, tensor<10x10xf16>) -> tensor<10x10xi1>
  %39 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, true]]> : tensor<10x10xi1>
  gc.expect eq %38, %39 : tensor<10x10xi1>
  // f32
  %40 = gc.constant dense<[0xFFC00000, 0xFF800000, 0xBF800000, 0x80000001, 0x80000000, 0x00000000, 0x00000001, 0x3F800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %41 = gc.optimization_barrier %40 : (tensor<10xf32>) -> tensor<10xf32>
  %42 = gc.broadcast %41 dims [0] : (tensor<10xf32>) -> tensor<10x10xf32>
  %43 = gc.broadcast %41 dims [1] : (tensor<10xf32>) -> tensor<10x10xf32>
  %44 = gc.compare LT %42, %43 total_order : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
  %45 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true], [false, false, false, true, true, true, true, true, true, true], [false, false, false, false, true, true, true, true, true, true], [false, false, false, false, false, true, true, true, true, true], [false, false, false, false, false, false, true, true, true, true], [false, false, false, false, false, false, false, true, true, true], [false, false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false, false]]> : tensor<10x10xi1>
  gc.expect eq %44, %45 : tensor<10x10xi1>
  %46 = gc.compare GE %42, %43 total_order : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
  %47 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false], [true, true, true, false, false, false, false, false, false, false], [true, true, true, true, false, false, false, false, false, false], [true, true, true, true, true, false, false, false, false, false], [true, true, true, true, true, true, false, false, false, false], [true, true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true, true]]> : tensor<10x10xi1>
  gc.expect eq %46, %47 : tensor<10x10xi1>
  %48 = gc.compare EQ %42, %43 total_order : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
  %49 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, true]]> : tensor<10x10xi1>
  gc.expect eq %48, %49 : tensor<10x10xi1>
  // f64
  %50 = gc.constant dense<[0xFFF8000000000000, 0xFFF0000000000000, 0xBFF0000000000000, 0x8000000000000001, 0x8000000000000000, 0x0000000000000000, 0x0000000000000001, 0x3FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<10xf64>
  %51 = gc.optimization_barrier %50 : (tensor<10xf64>) -> tensor<10xf64>
  %52 = gc.broadcast %51 dims [0] : (tensor<10xf64>) -> tensor<10x10xf64>
  %53 = gc.broadcast %51 dims [1] : (tensor<10xf64>) -> tensor<10x10xf64>
  %54 = gc.compare LT %52, %53 total_order : (tensor<10x10xf64>, tensor<10x10xf64>) -> tensor<10x10xi1>
  %55 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true], [false, false, false, true, true, true, true, true, true, true], [false, false, false, false, true, true, true, true, true, true], [false, false, false, false, false, true, true, true, true, true], [false, false, false, false, false, false, true, true, true, true], [false, false, false, false, false, false, false, true, true, true], [false, false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false, false]]> : tensor<10x10xi1>
  gc.expect eq %54, %55 : tensor<10x10xi1>
  %56 = gc.compare GE %52, %53 total_order : (tensor<10x10xf64>, tensor<10x10xf64>) -> tensor<10x10xi1>
  %57 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false], [true, true, true, false, false, false, false, false, false, false], [true, true, true, true, false, false, false, false, false, false], [true, true, true, true, true, false, false, false, false, false], [true, true, true, true, true, true, false, false, false, false], [true, true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true, true]]> : tensor<10x10xi1>
  gc.expect eq %56, %57 : tensor<10x10xi1>
  %58 = gc.compare EQ %52, %53 total_order : (tensor<10x10xf64>, tensor<10x10xf64>) -> tensor<10x10xi1>
  %59 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, true]]> : tensor<10x10xi1>
  gc.expect eq %58, %59 : tensor<10x10xi1>
  return
}
