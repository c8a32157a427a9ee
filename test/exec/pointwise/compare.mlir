// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.compare in all directions; floats ordered but for NE, and in total order.
// [compare.nan]
// [compare.zero]
// [compare.integer]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[false, true]> : tensor<2xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = gc.broadcast %1 dims [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %3 = gc.constant dense<[false, true]> : tensor<2xi1>
  %4 = gc.optimization_barrier %3 : (tensor<2xi1>) -> tensor<2xi1>
  %5 = gc.broadcast %4 dims [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %6 = gc.compare EQ %2, %5 : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %7 = gc.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  gc.expect eq %6, %7 : tensor<2x2xi1>
  %8 = gc.compare NE %2, %5 : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %9 = gc.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
  gc.expect eq %8, %9 : tensor<2x2xi1>
  %10 = gc.compare GE %2, %5 : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %11 = gc.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  gc.expect eq %10, %11 : tensor<2x2xi1>
  %12 = gc.compare GT %2, %5 : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %13 = gc.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
  gc.expect eq %12, %13 : tensor<2x2xi1>
  %14 = gc.compare LE %2, %5 : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %15 = gc.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
  gc.expect eq %14, %15 : tensor<2x2xi1>
  %16 = gc.compare LT %2, %5 : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %17 = gc.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
  gc.expect eq %16, %17 : tensor<2x2xi1>
  // i2
  %18 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %19 = gc.optimization_barrier %18 : (tensor<4xi2>) -> tensor<4xi2>
  %20 = gc.broadcast %19 dims [0] : (tensor<4xi2>) -> tensor<4x4xi2>
  %21 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %22 = gc.optimization_barrier %21 : (tensor<4xi2>) -> tensor<4xi2>
  %23 = gc.broadcast %22 dims [1] : (tensor<4xi2>) -> tensor<4x4xi2>
  %24 = gc.compare EQ %20, %23 : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %25 = gc.constant dense<[[true, false, false, false], [false, true, false, false], [false, false, true, false], [false, false, false, true]]> : tensor<4x4xi1>
  gc.expect eq %24, %25 : tensor<4x4xi1>
  %26 = gc.compare NE %20, %23 : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %27 = gc.constant dense<[[false, true, true, true], [true, false, true, true], [true, true, false, true], [true, true, true, false]]> : tensor<4x4xi1>
  gc.expect eq %26, %27 : tensor<4x4xi1>
  %28 = gc.compare GE %20, %23 : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %29 = gc.constant dense<[[true, false, true, true], [true, true, true, true], [false, false, true, true], [false, false, false, true]]> : tensor<4x4xi1>
  gc.expect eq %28, %29 : tensor<4x4xi1>
  %30 = gc.compare GT %20, %23 : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %31 = gc.constant dense<[[false, false, true, true], [true, false, true, true], [false, false, false, true], [false, false, false, false]]> : tensor<4x4xi1>
  gc.expect eq %30, %31 : tensor<4x4xi1>
  %32 = gc.compare LE %20, %23 : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %33 = gc.constant dense<[[true, true, false, false], [false, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  gc.expect eq %32, %33 : tensor<4x4xi1>
  %34 = gc.compare LT %20, %23 : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %35 = gc.constant dense<[[false, true, false, false], [false, false, false, false], [true, true, false, false], [true, true, true, false]]> : tensor<4x4xi1>
  gc.expect eq %34, %35 : tensor<4x4xi1>
  // i4
  %36 = gc.constant dense<[0, 1, -1, 7, -8, 6]> : tensor<6xi4>
  %37 = gc.optimization_barrier %36 : (tensor<6xi4>) -> tensor<6xi4>
  %38 = gc.broadcast %37 dims [0] : (tensor<6xi4>) -> tensor<6x6xi4>
  %39 = gc.constant dense<[0, 1, -1, 7, -8, 6]> : tensor<6xi4>
  %40 = gc.optimization_barrier %39 : (tensor<6xi4>) -> tensor<6xi4>
  %41 = gc.broadcast %40 dims [1] : (tensor<6xi4>) -> tensor<6x6xi4>
  %42 = gc.compare EQ %38, %41 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %43 = gc.constant dense<[[true, false, false, false, false, false], [false, true, false, false, false, false], [false, false, true, false, false, false], [false, false, false, true, false, false], [false, false, false, false, true, false], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %42, %43 : tensor<6x6xi1>
  %44 = gc.compare NE %38, %41 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %45 = gc.constant dense<[[false, true, true, true, true, true], [true, false, true, true, true, true], [true, true, false, true, true, true], [true, true, true, false, true, true], [true, true, true, true, false, true], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %44, %45 : tensor<6x6xi1>
  %46 = gc.compare GE %38, %41 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %47 = gc.constant dense<[[true, false, true, false, true, false], [true, true, true, false, true, false], [false, false, true, false, true, false], [true, true, true, true, true, true], [false, false, false, false, true, false], [true, true, true, false, true, true]]> : tensor<6x6xi1>
  gc.expect eq %46, %47 : tensor<6x6xi1>
  %48 = gc.compare GT %38, %41 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %49 = gc.constant dense<[[false, false, true, false, true, false], [true, false, true, false, true, false], [false, false, false, false, true, false], [true, true, true, false, true, true], [false, false, false, false, false, false], [true, true, true, false, true, false]]> : tensor<6x6xi1>
  gc.expect eq %48, %49 : tensor<6x6xi1>
  %50 = gc.compare LE %38, %41 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %51 = gc.constant dense<[[true, true, false, true, false, true], [false, true, false, true, false, true], [true, true, true, true, false, true], [false, false, false, true, false, false], [true, true, true, true, true, true], [false, false, false, true, false, true]]> : tensor<6x6xi1>
  gc.expect eq %50, %51 : tensor<6x6xi1>
  %52 = gc.compare LT %38, %41 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %53 = gc.constant dense<[[false, true, false, true, false, true], [false, false, false, true, false, true], [true, true, false, true, false, true], [false, false, false, false, false, false], [true, true, true, true, false, true], [false, false, false, true, false, false]]> : tensor<6x6xi1>
  gc.expect eq %52, %53 : tensor<6x6xi1>
  // i8
  %54 = gc.constant dense<[0, 1, -1, 7, -128, 127, 126]> : tensor<7xi8>
  %55 = gc.optimization_barrier %54 : (tensor<7xi8>) -> tensor<7xi8>
  %56 = gc.broadcast %55 dims [0] : (tensor<7xi8>) -> tensor<7x7xi8>
  %57 = gc.constant dense<[0, 1, -1, 7, -128, 127, 126]> : tensor<7xi8>
  %58 = gc.optimization_barrier %57 : (tensor<7xi8>) -> tensor<7xi8>
  %59 = gc.broadcast %58 dims [1] : (tensor<7xi8>) -> tensor<7x7xi8>
  %60 = gc.compare EQ %56, %59 : (tensor<7x7xi8>, tensor<7x7xi8>) -> tensor<7x7xi1>
  %61 = gc.constant dense<[[true, false, false, false, false, false, false], [false, true, false, false, false, false, false], [false, false, true, false, false, false, false], [false, false, false, true, false, false, false], [false, false, false, false, true, false, false], [false, false, false, false, false, true, false], [false, false, false, false, false, false, true]]> : tensor<7x7xi1>
  gc.expect eq %60, %61 : tensor<7x7xi1>
  %62 = gc.compare NE %56, %59 : (tensor<7x7xi8>, tensor<7x7xi8>) -> tensor<7x7xi1>
  %63 = gc.constant dense<[[false, true, true, true, true, true, true], [true, false, true, true, true, true, true], [true, true, false, true, true, true, true], [true, true, true, false, true, true, true], [true, true, true, true, false, true, true], [true, true, true, true, true, false, true], [true, true, true, true, true, true, false]]> : tensor<7x7xi1>
  gc.expect eq %62, %63 : tensor<7x7xi1>
  %64 = gc.compare GE %56, %59 : (tensor<7x7xi8>, tensor<7x7xi8>) -> tensor<7x7xi1>
  %65 = gc.constant dense<[[true, false, true, false, true, false, false], [true, true, true, false, true, false, false], [false, false, true, false, true, false, false], [true, true, true, true, true, false, false], [false, false, false, false, true, false, false], [true, true, true, true, true, true, true], [true, true, true, true, true, false, true]]> : tensor<7x7xi1>
  gc.expect eq %64, %65 : tensor<7x7xi1>
  %66 = gc.compare GT %56, %59 : (tensor<7x7xi8>, tensor<7x7xi8>) -> tensor<7x7xi1>
  %67 = gc.constant dense<[[false, false, true, false, true, false, false], [true, false, true, false, true, false, false], [false, false, false, false, true, false, false], [true, true, true, false, true, false, false], [false, false, false, false, false, false, false], [true, true, true, true, true, false, true], [true, true, true, true, true, false, false]]> : tensor<7x7xi1>
  gc.expect eq %66, %67 : tensor<7x7xi1>
  %68 = gc.compare LE %56, %59 : (tensor<7x7xi8>, tensor<7x7xi8>) -> tensor<7x7xi1>
  %69 = gc.constant dense<[[true, true, false, true, false, true, true], [false, true, false, true, false, true, true], [true, true, true, true, false, true, true], [false, false, false, true, false, true, true], [true, true, true, true, true, true, true], [false, false, false, false, false, true, false], [false, false, false, false, false, true, true]]> : tensor<7x7xi1>
  gc.expect eq %68, %69 : tensor<7x7xi1>
  %70 = gc.compare LT %56, %59 : (tensor<7x7xi8>, tensor<7x7xi8>) -> tensor<7x7xi1>
  %71 = gc.constant dense<[[false, true, false, true, false, true, true], [false, false, false, true, false, true, true], [true, true, false, true, false, true, true], [false, false, false, false, false, true, true], [true, true, true, true, false, true, true], [false, false, false, false, false, false, false], [false, false, false, false, false, true, false]]> : tensor<7x7xi1>
  gc.expect eq %70, %71 : tensor<7x7xi1>
  // i16
  %72 = gc.constant dense<[0, 1, -1, 7, -32768, 32767, 32766]> : tensor<7xi16>
  %73 = gc.optimization_barrier %72 : (tensor<7xi16>) -> tensor<7xi16>
  %74 = gc.broadcast %73 dims [0] : (tensor<7xi16>) -> tensor<7x7xi16>
  %75 = gc.constant dense<[0, 1, -1, 7, -32768, 32767, 32766]> : tensor<7xi16>
  %76 = gc.optimization_barrier %75 : (tensor<7xi16>) -> tensor<7xi16>
  %77 = gc.broadcast %76 dims [1] : (tensor<7xi16>) -> tensor<7x7xi16>
  %78 = gc.compare EQ %74, %77 : (tensor<7x7xi16>, tensor<7x7xi16>) -> tensor<7x7xi1>
  %79 = gc.constant dense<[[true, false, false, false, false, false, false], [false, true, false, false, false, false, false], [false, false, true, false, false, false, false], [false, false, false, true, false, false, false], [false, false, false, false, true, false, false], [false, false, false, false, false, true, false], [false, false, false, false, false, false, true]]> : tensor<7x7xi1>
  gc.expect eq %78, %79 : tensor<7x7xi1>
  %80 = gc.compare NE %74, %77 : (tensor<7x7xi16>, tensor<7x7xi16>) -> tensor<7x7xi1>
  %81 = gc.constant dense<[[false, true, true, true, true, true, true], [true, false, true, true, true, true, true], [true, true, false, true, true, true, true], [true, true, true, false, true, true, true], [true, true, true, true, false, true, true], [true, true, true, true, true, false, true], [true, true, true, true, true, true, false]]> : tensor<7x7xi1>
  gc.expect eq %80, %81 : tensor<7x7xi1>
  %82 = gc.compare GE %74, %77 : (tensor<7x7xi16>, tensor<7x7xi16>) -> tensor<7x7xi1>
  %83 = gc.constant dense<[[true, false, true, false, true, false, false], [true, true, true, false, true, false, false], [false, false, true, false, true, false, false], [true, true, true, true, true, false, false], [false, false, false, false, true, false, false], [true, true, true, true, true, true, true], [true, true, true, true, true, false, true]]> : tensor<7x7xi1>
  gc.expect eq %82, %83 : tensor<7x7xi1>
  %84 = gc.compare GT %74, %77 : (tensor<7x7xi16>, tensor<7x7xi16>) -> tensor<7x7xi1>
  %85 = gc.constant dense<[[false, false, true, false, true, false, false], [true, false, true, false, true, false, false], [false, false, false, false, true, false, false], [true, true, true, false, true, false, false], [false, false, false, false, false, false, false], [true, true, true, true, true, false, true], [true, true, true, true, true, false, false]]> : tensor<7x7xi1>
  gc.expect eq %84, %85 : tensor<7x7xi1>
  %86 = gc.compare LE %74, %77 : (tensor<7x7xi16>, tensor<7x7xi16>) -> tensor<7x7xi1>
  %87 = gc.constant dense<[[true, true, false, true, false, true, true], [false, true, false, true, false, true, true], [true, true, true, true, false, true, true], [false, false, false, true, false, true, true], [true, true, true, true, true, true, true], [false, false, false, false, false, true, false], [false, false, false, false, false, true, true]]> : tensor<7x7xi1>
  gc.expect eq %86, %87 : tensor<7x7xi1>
  %88 = gc.compare LT %74, %77 : (tensor<7x7xi16>, tensor<7x7xi16>) -> tensor<7x7xi1>
  %89 = gc.constant dense<[[false, true, false, true, false, true, true], [false, false, false, true, false, true, true], [true, true, false, true, false, true, true], [false, false, false, false, false, true, true], [true, true, true, true, false, true, true], [false, false, false, false, false, false, false], [false, false, false, false, false, true, false]]> : tensor<7x7xi1>
  gc.expect eq %88, %89 : tensor<7x7xi1>
  // i32
  %90 = gc.constant dense<[0, 1, -1, 7, -2147483648, 2147483647, 2147483646]> : tensor<7xi32>
  %91 = gc.optimization_barrier %90 : (tensor<7xi32>) -> tensor<7xi32>
  %92 = gc.broadcast %91 dims [0] : (tensor<7xi32>) -> tensor<7x7xi32>
  %93 = gc.constant dense<[0, 1, -1, 7, -2147483648, 2147483647, 2147483646]> : tensor<7xi32>
  %94 = gc.optimization_barrier %93 : (tensor<7xi32>) -> tensor<7xi32>
  %95 = gc.broadcast %94 dims [1] : (tensor<7xi32>) -> tensor<7x7xi32>
  %96 = gc.compare EQ %92, %95 : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
  %97 = gc.constant dense<[[true, false, false, false, false, false, false], [false, true, false, false, false, false, false], [false, false, true, false, false, false, false], [false, false, false, true, false, false, false], [false, false, false, false, true, false, false], [false, false, false, false, false, true, false], [false, false, false, false, false, false, true]]> : tensor<7x7xi1>
  gc.expect eq %96, %97 : tensor<7x7xi1>
  %98 = gc.compare NE %92, %95 : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
  %99 = gc.constant dense<[[false, true, true, true, true, true, true], [true, false, true, true, true, true, true], [true, true, false, true, true, true, true], [true, true, true, false, true, true, true], [true, true, true, true, false, true, true], [true, true, true, true, true, false, true], [true, true, true, true, true, true, false]]> : tensor<7x7xi1>
  gc.expect eq %98, %99 : tensor<7x7xi1>
  %100 = gc.compare GE %92, %95 : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
  %101 = gc.constant dense<[[true, false, true, false, true, false, false], [true, true, true, false, true, false, false], [false, false, true, false, true, false, false], [true, true, true, true, true, false, false], [false, false, false, false, true, false, false], [true, true, true, true, true, true, true], [true, true, true, true, true, false, true]]> : tensor<7x7xi1>
  gc.expect eq %100, %101 : tensor<7x7xi1>
  %102 = gc.compare GT %92, %95 : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
  %103 = gc.constant dense<[[false, false, true, false, true, false, false], [true, false, true, false, true, false, false], [false, false, false, false, true, false, false], [true, true, true, false, true, false, false], [false, false, false, false, false, false, false], [true, true, true, true, true, false, true], [true, true, true, true, true, false, false]]> : tensor<7x7xi1>
  gc.expect eq %102, %103 : tensor<7x7xi1>
  %104 = gc.compare LE %92, %95 : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
  %105 = gc.constant dense<[[true, true, false, true, false, true, true], [false, true, false, true, false, true, true], [true, true, true, true, false, true, true], [false, false, false, true, false, true, true], [true, true, true, true, true, true, true], [false, false, false, false, false, true, false], [false, false, false, false, false, true, true]]> : tensor<7x7xi1>
  gc.expect eq %104, %105 : tensor<7x7xi1>
  %106 = gc.compare LT %92, %95 : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
  %107 = gc.constant dense<[[false, true, false, true, false, true, true], [false, false, false, true, false, true, true], [true, true, false, true, false, true, true], [false, false, false, false, false, true, true], [true, true, true, true, false, true, true], [false, false, false, false, false, false, false], [false, false, false, false, false, true, false]]> : tensor<7x7xi1>
  gc.expect eq %106, %107 : tensor<7x7xi1>
  // i64
  %108 = gc.constant dense<[0, 1, -1, 7, -9223372036854775808, 9223372036854775807, 9223372036854775806]> : tensor<7xi64>
  %109 = gc.optimization_barrier %108 : (tensor<7xi64>) -> tensor<7xi64>
  %110 = gc.broadcast %109 dims [0] : (tensor<7xi64>) -> tensor<7x7xi64>
  %111 = gc.constant dense<[0, 1, -1, 7, -9223372036854775808, 9223372036854775807, 9223372036854775806]> : tensor<7xi64>
  %112 = gc.optimization_barrier %111 : (tensor<7xi64>) -> tensor<7xi64>
  %113 = gc.broadcast %112 dims [1] : (tensor<7xi64>) -> tensor<7x7xi64>
  %114 = gc.compare EQ %110, %113 : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
  %115 = gc.constant dense<[[true, false, false, false, false, false, false], [false, true, false, false, false, false, false], [false, false, true, false, false, false, false], [false, false, false, true, false, false, false], [false, false, false, false, true, false, false], [false, false, false, false, false, true, false], [false, false, false, false, false, false, true]]> : tensor<7x7xi1>
  gc.expect eq %114, %115 : tensor<7x7xi1>
  %116 = gc.compare NE %110, %113 : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
  %117 = gc.constant dense<[[false, true, true, true, true, true, true], [true, false, true, true, true, true, true], [true, true, false, true, true, true, true], [true, true, true, false, true, true, true], [true, true, true, true, false, true, true], [true, true, true, true, true, false, true], [true, true, true, true, true, true, false]]> : tensor<7x7xi1>
  gc.expect eq %116, %117 : tensor<7x7xi1>
  %118 = gc.compare GE %110, %113 : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
  %119 = gc.constant dense<[[true, false, true, false, true, false, false], [true, true, true, false, true, false, false], [false, false, true, false, true, false, false], [true, true, true, true, true, false, false], [false, false, false, false, true, false, false], [true, true, true, true, true, true, true], [true, true, true, true, true, false, true]]> : tensor<7x7xi1>
  gc.expect eq %118, %119 : tensor<7x7xi1>
  %120 = gc.compare GT %110, %113 : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
  %121 = gc.constant dense<[[false, false, true, false, true, false, false], [true, false, true, false, true, false, false], [false, false, false, false, true, false, false], [true, true, true, false, true, false, false], [false, false, false, false, false, false, false], [true, true, true, true, true, false, true], [true, true, true, true, true, false, false]]> : tensor<7x7xi1>
  gc.expect eq %120, %121 : tensor<7x7xi1>
  %122 = gc.compare LE %110, %113 : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
  %123 = gc.constant dense<[[true, true, false, true, false, true, true], [false, true, false, true, false, true, true], [true, true, true, true, false, true, true], [false, false, false, true, false, true, true], [true, true, true, true, true, true, true], [false, false, false, false, false, true, false], [false, false, false, false, false, true, true]]> : tensor<7x7xi1>
  gc.expect eq %122, %123 : tensor<7x7xi1>
  %124 = gc.compare LT %110, %113 : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
  %125 = gc.constant dense<[[false, true, false, true, false, true, true], [false, false, false, true, false, true, true], [true, true, false, true, false, true, true], [false, false, false, false, false, true, true], [true, true, true, true, false, true, true], [false, false, false, false, false, false, false], [false, false, false, false, false, true, false]]> : tensor<7x7xi1>
  gc.expect eq %124, %125 : tensor<7x7xi1>
  // ui2
  %126 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %127 = gc.optimization_barrier %126 : (tensor<4xui2>) -> tensor<4xui2>
  %128 = gc.broadcast %127 dims [0] : (tensor<4xui2>) -> tensor<4x4xui2>
  %129 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %130 = gc.optimization_barrier %129 : (tensor<4xui2>) -> tensor<4xui2>
  %131 = gc.broadcast %130 dims [1] : (tensor<4xui2>) -> tensor<4x4xui2>
  %132 = gc.compare EQ %128, %131 : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %133 = gc.constant dense<[[true, false, false, false], [false, true, false, false], [false, false, true, false], [false, false, false, true]]> : tensor<4x4xi1>
  gc.expect eq %132, %133 : tensor<4x4xi1>
  %134 = gc.compare NE %128, %131 : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %135 = gc.constant dense<[[false, true, true, true], [true, false, true, true], [true, true, false, true], [true, true, true, false]]> : tensor<4x4xi1>
  gc.expect eq %134, %135 : tensor<4x4xi1>
  %136 = gc.compare GE %128, %131 : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %137 = gc.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, true], [true, true, false, true]]> : tensor<4x4xi1>
  gc.expect eq %136, %137 : tensor<4x4xi1>
  %138 = gc.compare GT %128, %131 : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %139 = gc.constant dense<[[false, false, false, false], [true, false, false, false], [true, true, false, true], [true, true, false, false]]> : tensor<4x4xi1>
  gc.expect eq %138, %139 : tensor<4x4xi1>
  %140 = gc.compare LE %128, %131 : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %141 = gc.constant dense<[[true, true, true, true], [false, true, true, true], [false, false, true, false], [false, false, true, true]]> : tensor<4x4xi1>
  gc.expect eq %140, %141 : tensor<4x4xi1>
  %142 = gc.compare LT %128, %131 : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %143 = gc.constant dense<[[false, true, true, true], [false, false, true, true], [false, false, false, false], [false, false, true, false]]> : tensor<4x4xi1>
  gc.expect eq %142, %143 : tensor<4x4xi1>
  // ui4
  %144 = gc.constant dense<[0, 1, 15, 7, 14]> : tensor<5xui4>
  %145 = gc.optimization_barrier %144 : (tensor<5xui4>) -> tensor<5xui4>
  %146 = gc.broadcast %145 dims [0] : (tensor<5xui4>) -> tensor<5x5xui4>
  %147 = gc.constant dense<[0, 1, 15, 7, 14]> : tensor<5xui4>
  %148 = gc.optimization_barrier %147 : (tensor<5xui4>) -> tensor<5xui4>
  %149 = gc.broadcast %148 dims [1] : (tensor<5xui4>) -> tensor<5x5xui4>
  %150 = gc.compare EQ %146, %149 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %151 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %150, %151 : tensor<5x5xi1>
  %152 = gc.compare NE %146, %149 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %153 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %152, %153 : tensor<5x5xi1>
  %154 = gc.compare GE %146, %149 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %155 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, true, true], [true, true, false, true, false], [true, true, false, true, true]]> : tensor<5x5xi1>
  gc.expect eq %154, %155 : tensor<5x5xi1>
  %156 = gc.compare GT %146, %149 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %157 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, true, true], [true, true, false, false, false], [true, true, false, true, false]]> : tensor<5x5xi1>
  gc.expect eq %156, %157 : tensor<5x5xi1>
  %158 = gc.compare LE %146, %149 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %159 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, false, false], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<5x5xi1>
  gc.expect eq %158, %159 : tensor<5x5xi1>
  %160 = gc.compare LT %146, %149 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %161 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, false, false], [false, false, true, false, true], [false, false, true, false, false]]> : tensor<5x5xi1>
  gc.expect eq %160, %161 : tensor<5x5xi1>
  // ui8
  %162 = gc.constant dense<[0, 1, 255, 7, 254]> : tensor<5xui8>
  %163 = gc.optimization_barrier %162 : (tensor<5xui8>) -> tensor<5xui8>
  %164 = gc.broadcast %163 dims [0] : (tensor<5xui8>) -> tensor<5x5xui8>
  %165 = gc.constant dense<[0, 1, 255, 7, 254]> : tensor<5xui8>
  %166 = gc.optimization_barrier %165 : (tensor<5xui8>) -> tensor<5xui8>
  %167 = gc.broadcast %166 dims [1] : (tensor<5xui8>) -> tensor<5x5xui8>
  %168 = gc.compare EQ %164, %167 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %169 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %168, %169 : tensor<5x5xi1>
  %170 = gc.compare NE %164, %167 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %171 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %170, %171 : tensor<5x5xi1>
  %172 = gc.compare GE %164, %167 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %173 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, true, true], [true, true, false, true, false], [true, true, false, true, true]]> : tensor<5x5xi1>
  gc.expect eq %172, %173 : tensor<5x5xi1>
  %174 = gc.compare GT %164, %167 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %175 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, true, true], [true, true, false, false, false], [true, true, false, true, false]]> : tensor<5x5xi1>
  gc.expect eq %174, %175 : tensor<5x5xi1>
  %176 = gc.compare LE %164, %167 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %177 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, false, false], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<5x5xi1>
  gc.expect eq %176, %177 : tensor<5x5xi1>
  %178 = gc.compare LT %164, %167 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %179 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, false, false], [false, false, true, false, true], [false, false, true, false, false]]> : tensor<5x5xi1>
  gc.expect eq %178, %179 : tensor<5x5xi1>
  // ui16
  %180 = gc.constant dense<[0, 1, 65535, 7, 65534]> : tensor<5xui16>
  %181 = gc.optimization_barrier %180 : (tensor<5xui16>) -> tensor<5xui16>
  %182 = gc.broadcast %181 dims [0] : (tensor<5xui16>) -> tensor<5x5xui16>
  %183 = gc.constant dense<[0, 1, 65535, 7, 65534]> : tensor<5xui16>
  %184 = gc.optimization_barrier %183 : (tensor<5xui16>) -> tensor<5xui16>
  %185 = gc.broadcast %184 dims [1] : (tensor<5xui16>) -> tensor<5x5xui16>
  %186 = gc.compare EQ %182, %185 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %187 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %186, %187 : tensor<5x5xi1>
  %188 = gc.compare NE %182, %185 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %189 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %188, %189 : tensor<5x5xi1>
  %190 = gc.compare GE %182, %185 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %191 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, true, true], [true, true, false, true, false], [true, true, false, true, true]]> : tensor<5x5xi1>
  gc.expect eq %190, %191 : tensor<5x5xi1>
  %192 = gc.compare GT %182, %185 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %193 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, true, true], [true, true, false, false, false], [true, true, false, true, false]]> : tensor<5x5xi1>
  gc.expect eq %192, %193 : tensor<5x5xi1>
  %194 = gc.compare LE %182, %185 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %195 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, false, false], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<5x5xi1>
  gc.expect eq %194, %195 : tensor<5x5xi1>
  %196 = gc.compare LT %182, %185 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %197 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, false, false], [false, false, true, false, true], [false, false, true, false, false]]> : tensor<5x5xi1>
  gc.expect eq %196, %197 : tensor<5x5xi1>
  // ui32
  %198 = gc.constant dense<[0, 1, 4294967295, 7, 4294967294]> : tensor<5xui32>
  %199 = gc.optimization_barrier %198 : (tensor<5xui32>) -> tensor<5xui32>
  %200 = gc.broadcast %199 dims [0] : (tensor<5xui32>) -> tensor<5x5xui32>
  %201 = gc.constant dense<[0, 1, 4294967295, 7, 4294967294]> : tensor<5xui32>
  %202 = gc.optimization_barrier %201 : (tensor<5xui32>) -> tensor<5xui32>
  %203 = gc.broadcast %202 dims [1] : (tensor<5xui32>) -> tensor<5x5xui32>
  %204 = gc.compare EQ %200, %203 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %205 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %204, %205 : tensor<5x5xi1>
  %206 = gc.compare NE %200, %203 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %207 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %206, %207 : tensor<5x5xi1>
  %208 = gc.compare GE %200, %203 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %209 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, true, true], [true, true, false, true, false], [true, true, false, true, true]]> : tensor<5x5xi1>
  gc.expect eq %208, %209 : tensor<5x5xi1>
  %210 = gc.compare GT %200, %203 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %211 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, true, true], [true, true, false, false, false], [true, true, false, true, false]]> : tensor<5x5xi1>
  gc.expect eq %210, %211 : tensor<5x5xi1>
  %212 = gc.compare LE %200, %203 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %213 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, false, false], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<5x5xi1>
  gc.expect eq %212, %213 : tensor<5x5xi1>
  %214 = gc.compare LT %200, %203 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %215 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, false, false], [false, false, true, false, true], [false, false, true, false, false]]> : tensor<5x5xi1>
  gc.expect eq %214, %215 : tensor<5x5xi1>
  // ui64
  %216 = gc.constant dense<[0, 1, 18446744073709551615, 7, 18446744073709551614]> : tensor<5xui64>
  %217 = gc.optimization_barrier %216 : (tensor<5xui64>) -> tensor<5xui64>
  %218 = gc.broadcast %217 dims [0] : (tensor<5xui64>) -> tensor<5x5xui64>
  %219 = gc.constant dense<[0, 1, 18446744073709551615, 7, 18446744073709551614]> : tensor<5xui64>
  %220 = gc.optimization_barrier %219 : (tensor<5xui64>) -> tensor<5xui64>
  %221 = gc.broadcast %220 dims [1] : (tensor<5xui64>) -> tensor<5x5xui64>
  %222 = gc.compare EQ %218, %221 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %223 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %222, %223 : tensor<5x5xi1>
  %224 = gc.compare NE %218, %221 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %225 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %224, %225 : tensor<5x5xi1>
  %226 = gc.compare GE %218, %221 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %227 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, true, true], [true, true, false, true, false], [true, true, false, true, true]]> : tensor<5x5xi1>
  gc.expect eq %226, %227 : tensor<5x5xi1>
  %228 = gc.compare GT %218, %221 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %229 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, true, true], [true, true, false, false, false], [true, true, false, true, false]]> : tensor<5x5xi1>
  gc.expect eq %228, %229 : tensor<5x5xi1>
  %230 = gc.compare LE %218, %221 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %231 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, false, false], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<5x5xi1>
  gc.expect eq %230, %231 : tensor<5x5xi1>
  %232 = gc.compare LT %218, %221 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %233 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, false, false], [false, false, true, false, true], [false, false, true, false, false]]> : tensor<5x5xi1>
  gc.expect eq %232, %233 : tensor<5x5xi1>
  // f8E3M4
  %234 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.015625, -0.015625, 15.5, 0x70, 0xF0, 0x78]> : tensor<11xf8E3M4>
  %235 = gc.optimization_barrier %234 : (tensor<11xf8E3M4>) -> tensor<11xf8E3M4>
  %236 = gc.broadcast %235 dims [0] : (tensor<11xf8E3M4>) -> tensor<11x11xf8E3M4>
  %237 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.015625, -0.015625, 15.5, 0x70, 0xF0, 0x78]> : tensor<11xf8E3M4>
  %238 = gc.optimization_barrier %237 : (tensor<11xf8E3M4>) -> tensor<11xf8E3M4>
  %239 = gc.broadcast %238 dims [1] : (tensor<11xf8E3M4>) -> tensor<11x11xf8E3M4>
  %240 = gc.compare EQ %236, %239 : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %241 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %240, %241 : tensor<11x11xi1>
  %242 = gc.compare NE %236, %239 : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %243 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %242, %243 : tensor<11x11xi1>
  %244 = gc.compare GE %236, %239 : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %245 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %244, %245 : tensor<11x11xi1>
  %246 = gc.compare GT %236, %239 : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %247 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %246, %247 : tensor<11x11xi1>
  %248 = gc.compare LE %236, %239 : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %249 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %248, %249 : tensor<11x11xi1>
  %250 = gc.compare LT %236, %239 : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %251 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %250, %251 : tensor<11x11xi1>
  %252 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.015625, -0.015625, 15.5, 0x70, 0xF0, 0x78]> : tensor<11xf8E3M4>
  %253 = gc.optimization_barrier %252 : (tensor<11xf8E3M4>) -> tensor<11xf8E3M4>
  %254 = gc.broadcast %253 dims [0] : (tensor<11xf8E3M4>) -> tensor<11x11xf8E3M4>
  %255 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.015625, -0.015625, 15.5, 0x70, 0xF0, 0x78]> : tensor<11xf8E3M4>
  %256 = gc.optimization_barrier %255 : (tensor<11xf8E3M4>) -> tensor<11xf8E3M4>
  %257 = gc.broadcast %256 dims [1] : (tensor<11xf8E3M4>) -> tensor<11x11xf8E3M4>
  %258 = gc.compare EQ %254, %257 total_order : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %259 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %258, %259 : tensor<11x11xi1>
  %260 = gc.compare NE %254, %257 total_order : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %261 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %260, %261 : tensor<11x11xi1>
  %262 = gc.compare GE %254, %257 total_order : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %263 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %262, %263 : tensor<11x11xi1>
  %264 = gc.compare GT %254, %257 total_order : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %265 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %264, %265 : tensor<11x11xi1>
  %266 = gc.compare LE %254, %257 total_order : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %267 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %266, %267 : tensor<11x11xi1>
  %268 = gc.compare LT %254, %257 total_order : (tensor<11x11xf8E3M4>, tensor<11x11xf8E3M4>) -> tensor<11x11xi1>
  %269 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %268, %269 : tensor<11x11xi1>
  // f8E4M3
  %270 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 240.0, 0x78, 0xF8, 0x7C]> : tensor<11xf8E4M3>
  %271 = gc.optimization_barrier %270 : (tensor<11xf8E4M3>) -> tensor<11xf8E4M3>
  %272 = gc.broadcast %271 dims [0] : (tensor<11xf8E4M3>) -> tensor<11x11xf8E4M3>
  %273 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 240.0, 0x78, 0xF8, 0x7C]> : tensor<11xf8E4M3>
  %274 = gc.optimization_barrier %273 : (tensor<11xf8E4M3>) -> tensor<11xf8E4M3>
  %275 = gc.broadcast %274 dims [1] : (tensor<11xf8E4M3>) -> tensor<11x11xf8E4M3>
  %276 = gc.compare EQ %272, %275 : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %277 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %276, %277 : tensor<11x11xi1>
  %278 = gc.compare NE %272, %275 : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %279 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %278, %279 : tensor<11x11xi1>
  %280 = gc.compare GE %272, %275 : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %281 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %280, %281 : tensor<11x11xi1>
  %282 = gc.compare GT %272, %275 : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %283 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %282, %283 : tensor<11x11xi1>
  %284 = gc.compare LE %272, %275 : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %285 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %284, %285 : tensor<11x11xi1>
  %286 = gc.compare LT %272, %275 : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %287 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %286, %287 : tensor<11x11xi1>
  %288 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 240.0, 0x78, 0xF8, 0x7C]> : tensor<11xf8E4M3>
  %289 = gc.optimization_barrier %288 : (tensor<11xf8E4M3>) -> tensor<11xf8E4M3>
  %290 = gc.broadcast %289 dims [0] : (tensor<11xf8E4M3>) -> tensor<11x11xf8E4M3>
  %291 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 240.0, 0x78, 0xF8, 0x7C]> : tensor<11xf8E4M3>
  %292 = gc.optimization_barrier %291 : (tensor<11xf8E4M3>) -> tensor<11xf8E4M3>
  %293 = gc.broadcast %292 dims [1] : (tensor<11xf8E4M3>) -> tensor<11x11xf8E4M3>
  %294 = gc.compare EQ %290, %293 total_order : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %295 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %294, %295 : tensor<11x11xi1>
  %296 = gc.compare NE %290, %293 total_order : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %297 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %296, %297 : tensor<11x11xi1>
  %298 = gc.compare GE %290, %293 total_order : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %299 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %298, %299 : tensor<11x11xi1>
  %300 = gc.compare GT %290, %293 total_order : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %301 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %300, %301 : tensor<11x11xi1>
  %302 = gc.compare LE %290, %293 total_order : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %303 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %302, %303 : tensor<11x11xi1>
  %304 = gc.compare LT %290, %293 total_order : (tensor<11x11xf8E4M3>, tensor<11x11xf8E4M3>) -> tensor<11x11xi1>
  %305 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %304, %305 : tensor<11x11xi1>
  // f8E4M3FN
  %306 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %307 = gc.optimization_barrier %306 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %308 = gc.broadcast %307 dims [0] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %309 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %310 = gc.optimization_barrier %309 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %311 = gc.broadcast %310 dims [1] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %312 = gc.compare EQ %308, %311 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %313 = gc.constant dense<[[true, true, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false], [false, false, false, false, true, false, false, false, false], [false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %312, %313 : tensor<9x9xi1>
  %314 = gc.compare NE %308, %311 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %315 = gc.constant dense<[[false, false, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, false, true, true, true, true], [true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true]]> : tensor<9x9xi1>
  gc.expect eq %314, %315 : tensor<9x9xi1>
  %316 = gc.compare GE %308, %311 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %317 = gc.constant dense<[[true, true, false, true, false, false, true, false, false], [true, true, false, true, false, false, true, false, false], [true, true, true, true, false, true, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %316, %317 : tensor<9x9xi1>
  %318 = gc.compare GT %308, %311 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %319 = gc.constant dense<[[false, false, false, true, false, false, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, false], [true, true, true, true, false, true, true, false, false], [true, true, false, true, false, false, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %318, %319 : tensor<9x9xi1>
  %320 = gc.compare LE %308, %311 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %321 = gc.constant dense<[[true, true, true, false, true, true, false, true, false], [true, true, true, false, true, true, false, true, false], [false, false, true, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false], [false, false, false, false, true, false, false, true, false], [false, false, true, false, true, true, false, true, false], [true, true, true, false, true, true, true, true, false], [false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %320, %321 : tensor<9x9xi1>
  %322 = gc.compare LT %308, %311 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %323 = gc.constant dense<[[false, false, true, false, true, true, false, true, false], [false, false, true, false, true, true, false, true, false], [false, false, false, false, true, false, false, true, false], [true, true, true, false, true, true, true, true, false], [false, false, false, false, false, false, false, true, false], [false, false, true, false, true, false, false, true, false], [true, true, true, false, true, true, false, true, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %322, %323 : tensor<9x9xi1>
  %324 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %325 = gc.optimization_barrier %324 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %326 = gc.broadcast %325 dims [0] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %327 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %328 = gc.optimization_barrier %327 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %329 = gc.broadcast %328 dims [1] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %330 = gc.compare EQ %326, %329 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %331 = gc.constant dense<[[true, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false], [false, false, false, false, true, false, false, false, false], [false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, true]]> : tensor<9x9xi1>
  gc.expect eq %330, %331 : tensor<9x9xi1>
  %332 = gc.compare NE %326, %329 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %333 = gc.constant dense<[[false, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, false, true, true, true, true], [true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, false]]> : tensor<9x9xi1>
  gc.expect eq %332, %333 : tensor<9x9xi1>
  %334 = gc.compare GE %326, %329 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %335 = gc.constant dense<[[true, true, false, true, false, false, true, false, false], [false, true, false, true, false, false, true, false, false], [true, true, true, true, false, true, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true]]> : tensor<9x9xi1>
  gc.expect eq %334, %335 : tensor<9x9xi1>
  %336 = gc.compare GT %326, %329 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %337 = gc.constant dense<[[false, true, false, true, false, false, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, false], [true, true, true, true, false, true, true, false, false], [true, true, false, true, false, false, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, false]]> : tensor<9x9xi1>
  gc.expect eq %336, %337 : tensor<9x9xi1>
  %338 = gc.compare LE %326, %329 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %339 = gc.constant dense<[[true, false, true, false, true, true, false, true, true], [true, true, true, false, true, true, false, true, true], [false, false, true, false, true, false, false, true, true], [true, true, true, true, true, true, true, true, true], [false, false, false, false, true, false, false, true, true], [false, false, true, false, true, true, false, true, true], [true, true, true, false, true, true, true, true, true], [false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, true]]> : tensor<9x9xi1>
  gc.expect eq %338, %339 : tensor<9x9xi1>
  %340 = gc.compare LT %326, %329 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %341 = gc.constant dense<[[false, false, true, false, true, true, false, true, true], [true, false, true, false, true, true, false, true, true], [false, false, false, false, true, false, false, true, true], [true, true, true, false, true, true, true, true, true], [false, false, false, false, false, false, false, true, true], [false, false, true, false, true, false, false, true, true], [true, true, true, false, true, true, false, true, true], [false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %340, %341 : tensor<9x9xi1>
  // f8E4M3FNUZ
  %342 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0009765625, -0.0009765625, 240.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %343 = gc.optimization_barrier %342 : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %344 = gc.broadcast %343 dims [0] : (tensor<8xf8E4M3FNUZ>) -> tensor<8x8xf8E4M3FNUZ>
  %345 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0009765625, -0.0009765625, 240.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %346 = gc.optimization_barrier %345 : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %347 = gc.broadcast %346 dims [1] : (tensor<8xf8E4M3FNUZ>) -> tensor<8x8xf8E4M3FNUZ>
  %348 = gc.compare EQ %344, %347 : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %349 = gc.constant dense<[[true, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, false, true, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %348, %349 : tensor<8x8xi1>
  %350 = gc.compare NE %344, %347 : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %351 = gc.constant dense<[[false, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true], [true, true, false, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, false, true, true, true], [true, true, true, true, true, false, true, true], [true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  gc.expect eq %350, %351 : tensor<8x8xi1>
  %352 = gc.compare GE %344, %347 : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %353 = gc.constant dense<[[true, false, true, false, false, true, false, false], [true, true, true, false, true, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, false, true, false, true, true, false, false], [false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %352, %353 : tensor<8x8xi1>
  %354 = gc.compare GT %344, %347 : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %355 = gc.constant dense<[[false, false, true, false, false, true, false, false], [true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false], [true, true, true, false, true, true, false, false], [true, false, true, false, false, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %354, %355 : tensor<8x8xi1>
  %356 = gc.compare LE %344, %347 : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %357 = gc.constant dense<[[true, true, false, true, true, false, true, false], [false, true, false, true, false, false, true, false], [true, true, true, true, true, true, true, false], [false, false, false, true, false, false, true, false], [false, true, false, true, true, false, true, false], [true, true, false, true, true, true, true, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %356, %357 : tensor<8x8xi1>
  %358 = gc.compare LT %344, %347 : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %359 = gc.constant dense<[[false, true, false, true, true, false, true, false], [false, false, false, true, false, false, true, false], [true, true, false, true, true, true, true, false], [false, false, false, false, false, false, true, false], [false, true, false, true, false, false, true, false], [true, true, false, true, true, false, true, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %358, %359 : tensor<8x8xi1>
  %360 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0009765625, -0.0009765625, 240.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %361 = gc.optimization_barrier %360 : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %362 = gc.broadcast %361 dims [0] : (tensor<8xf8E4M3FNUZ>) -> tensor<8x8xf8E4M3FNUZ>
  %363 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0009765625, -0.0009765625, 240.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %364 = gc.optimization_barrier %363 : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ>
  %365 = gc.broadcast %364 dims [1] : (tensor<8xf8E4M3FNUZ>) -> tensor<8x8xf8E4M3FNUZ>
  %366 = gc.compare EQ %362, %365 total_order : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %367 = gc.constant dense<[[true, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, false, true, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, true]]> : tensor<8x8xi1>
  gc.expect eq %366, %367 : tensor<8x8xi1>
  %368 = gc.compare NE %362, %365 total_order : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %369 = gc.constant dense<[[false, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true], [true, true, false, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, false, true, true, true], [true, true, true, true, true, false, true, true], [true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, false]]> : tensor<8x8xi1>
  gc.expect eq %368, %369 : tensor<8x8xi1>
  %370 = gc.compare GE %362, %365 total_order : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %371 = gc.constant dense<[[true, false, true, false, false, true, false, false], [true, true, true, false, true, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, false, true, false, true, true, false, false], [false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  gc.expect eq %370, %371 : tensor<8x8xi1>
  %372 = gc.compare GT %362, %365 total_order : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %373 = gc.constant dense<[[false, false, true, false, false, true, false, false], [true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false], [true, true, true, false, true, true, false, false], [true, false, true, false, false, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, false]]> : tensor<8x8xi1>
  gc.expect eq %372, %373 : tensor<8x8xi1>
  %374 = gc.compare LE %362, %365 total_order : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %375 = gc.constant dense<[[true, true, false, true, true, false, true, true], [false, true, false, true, false, false, true, true], [true, true, true, true, true, true, true, true], [false, false, false, true, false, false, true, true], [false, true, false, true, true, false, true, true], [true, true, false, true, true, true, true, true], [false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, true]]> : tensor<8x8xi1>
  gc.expect eq %374, %375 : tensor<8x8xi1>
  %376 = gc.compare LT %362, %365 total_order : (tensor<8x8xf8E4M3FNUZ>, tensor<8x8xf8E4M3FNUZ>) -> tensor<8x8xi1>
  %377 = gc.constant dense<[[false, true, false, true, true, false, true, true], [false, false, false, true, false, false, true, true], [true, true, false, true, true, true, true, true], [false, false, false, false, false, false, true, true], [false, true, false, true, false, false, true, true], [true, true, false, true, true, false, true, true], [false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %376, %377 : tensor<8x8xi1>
  // f8E4M3B11FNUZ
  %378 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0001220703125, -0.0001220703125, 30.0, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %379 = gc.optimization_barrier %378 : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %380 = gc.broadcast %379 dims [0] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8x8xf8E4M3B11FNUZ>
  %381 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0001220703125, -0.0001220703125, 30.0, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %382 = gc.optimization_barrier %381 : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %383 = gc.broadcast %382 dims [1] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8x8xf8E4M3B11FNUZ>
  %384 = gc.compare EQ %380, %383 : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %385 = gc.constant dense<[[true, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, false, true, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %384, %385 : tensor<8x8xi1>
  %386 = gc.compare NE %380, %383 : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %387 = gc.constant dense<[[false, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true], [true, true, false, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, false, true, true, true], [true, true, true, true, true, false, true, true], [true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  gc.expect eq %386, %387 : tensor<8x8xi1>
  %388 = gc.compare GE %380, %383 : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %389 = gc.constant dense<[[true, false, true, false, false, true, false, false], [true, true, true, false, true, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, false, true, false, true, true, false, false], [false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %388, %389 : tensor<8x8xi1>
  %390 = gc.compare GT %380, %383 : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %391 = gc.constant dense<[[false, false, true, false, false, true, false, false], [true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false], [true, true, true, false, true, true, false, false], [true, false, true, false, false, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %390, %391 : tensor<8x8xi1>
  %392 = gc.compare LE %380, %383 : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %393 = gc.constant dense<[[true, true, false, true, true, false, true, false], [false, true, false, true, false, false, true, false], [true, true, true, true, true, true, true, false], [false, false, false, true, false, false, true, false], [false, true, false, true, true, false, true, false], [true, true, false, true, true, true, true, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %392, %393 : tensor<8x8xi1>
  %394 = gc.compare LT %380, %383 : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %395 = gc.constant dense<[[false, true, false, true, true, false, true, false], [false, false, false, true, false, false, true, false], [true, true, false, true, true, true, true, false], [false, false, false, false, false, false, true, false], [false, true, false, true, false, false, true, false], [true, true, false, true, true, false, true, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %394, %395 : tensor<8x8xi1>
  %396 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0001220703125, -0.0001220703125, 30.0, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %397 = gc.optimization_barrier %396 : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %398 = gc.broadcast %397 dims [0] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8x8xf8E4M3B11FNUZ>
  %399 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 0.0001220703125, -0.0001220703125, 30.0, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %400 = gc.optimization_barrier %399 : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xf8E4M3B11FNUZ>
  %401 = gc.broadcast %400 dims [1] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8x8xf8E4M3B11FNUZ>
  %402 = gc.compare EQ %398, %401 total_order : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %403 = gc.constant dense<[[true, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, false, true, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, true]]> : tensor<8x8xi1>
  gc.expect eq %402, %403 : tensor<8x8xi1>
  %404 = gc.compare NE %398, %401 total_order : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %405 = gc.constant dense<[[false, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true], [true, true, false, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, false, true, true, true], [true, true, true, true, true, false, true, true], [true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, false]]> : tensor<8x8xi1>
  gc.expect eq %404, %405 : tensor<8x8xi1>
  %406 = gc.compare GE %398, %401 total_order : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %407 = gc.constant dense<[[true, false, true, false, false, true, false, false], [true, true, true, false, true, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, false, true, false, true, true, false, false], [false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  gc.expect eq %406, %407 : tensor<8x8xi1>
  %408 = gc.compare GT %398, %401 total_order : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %409 = gc.constant dense<[[false, false, true, false, false, true, false, false], [true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false], [true, true, true, false, true, true, false, false], [true, false, true, false, false, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, false]]> : tensor<8x8xi1>
  gc.expect eq %408, %409 : tensor<8x8xi1>
  %410 = gc.compare LE %398, %401 total_order : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %411 = gc.constant dense<[[true, true, false, true, true, false, true, true], [false, true, false, true, false, false, true, true], [true, true, true, true, true, true, true, true], [false, false, false, true, false, false, true, true], [false, true, false, true, true, false, true, true], [true, true, false, true, true, true, true, true], [false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, true]]> : tensor<8x8xi1>
  gc.expect eq %410, %411 : tensor<8x8xi1>
  %412 = gc.compare LT %398, %401 total_order : (tensor<8x8xf8E4M3B11FNUZ>, tensor<8x8xf8E4M3B11FNUZ>) -> tensor<8x8xi1>
  %413 = gc.constant dense<[[false, true, false, true, true, false, true, true], [false, false, false, true, false, false, true, true], [true, true, false, true, true, true, true, true], [false, false, false, false, false, false, true, true], [false, true, false, true, false, false, true, true], [true, true, false, true, true, false, true, true], [false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %412, %413 : tensor<8x8xi1>
  // f8E5M2
  %414 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %415 = gc.optimization_barrier %414 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %416 = gc.broadcast %415 dims [0] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %417 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %418 = gc.optimization_barrier %417 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %419 = gc.broadcast %418 dims [1] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %420 = gc.compare EQ %416, %419 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %421 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %420, %421 : tensor<11x11xi1>
  %422 = gc.compare NE %416, %419 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %423 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %422, %423 : tensor<11x11xi1>
  %424 = gc.compare GE %416, %419 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %425 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %424, %425 : tensor<11x11xi1>
  %426 = gc.compare GT %416, %419 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %427 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %426, %427 : tensor<11x11xi1>
  %428 = gc.compare LE %416, %419 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %429 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %428, %429 : tensor<11x11xi1>
  %430 = gc.compare LT %416, %419 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %431 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %430, %431 : tensor<11x11xi1>
  %432 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %433 = gc.optimization_barrier %432 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %434 = gc.broadcast %433 dims [0] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %435 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %436 = gc.optimization_barrier %435 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %437 = gc.broadcast %436 dims [1] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %438 = gc.compare EQ %434, %437 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %439 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %438, %439 : tensor<11x11xi1>
  %440 = gc.compare NE %434, %437 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %441 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %440, %441 : tensor<11x11xi1>
  %442 = gc.compare GE %434, %437 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %443 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %442, %443 : tensor<11x11xi1>
  %444 = gc.compare GT %434, %437 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %445 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %444, %445 : tensor<11x11xi1>
  %446 = gc.compare LE %434, %437 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %447 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %446, %447 : tensor<11x11xi1>
  %448 = gc.compare LT %434, %437 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %449 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %448, %449 : tensor<11x11xi1>
  // f8E5M2FNUZ
  %450 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 7.62939453125e-06, -7.62939453125e-06, 57344.0, 0x80]> : tensor<8xf8E5M2FNUZ>
  %451 = gc.optimization_barrier %450 : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %452 = gc.broadcast %451 dims [0] : (tensor<8xf8E5M2FNUZ>) -> tensor<8x8xf8E5M2FNUZ>
  %453 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 7.62939453125e-06, -7.62939453125e-06, 57344.0, 0x80]> : tensor<8xf8E5M2FNUZ>
  %454 = gc.optimization_barrier %453 : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %455 = gc.broadcast %454 dims [1] : (tensor<8xf8E5M2FNUZ>) -> tensor<8x8xf8E5M2FNUZ>
  %456 = gc.compare EQ %452, %455 : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %457 = gc.constant dense<[[true, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, false, true, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %456, %457 : tensor<8x8xi1>
  %458 = gc.compare NE %452, %455 : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %459 = gc.constant dense<[[false, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true], [true, true, false, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, false, true, true, true], [true, true, true, true, true, false, true, true], [true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  gc.expect eq %458, %459 : tensor<8x8xi1>
  %460 = gc.compare GE %452, %455 : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %461 = gc.constant dense<[[true, false, true, false, false, true, false, false], [true, true, true, false, true, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, false, true, false, true, true, false, false], [false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %460, %461 : tensor<8x8xi1>
  %462 = gc.compare GT %452, %455 : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %463 = gc.constant dense<[[false, false, true, false, false, true, false, false], [true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false], [true, true, true, false, true, true, false, false], [true, false, true, false, false, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %462, %463 : tensor<8x8xi1>
  %464 = gc.compare LE %452, %455 : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %465 = gc.constant dense<[[true, true, false, true, true, false, true, false], [false, true, false, true, false, false, true, false], [true, true, true, true, true, true, true, false], [false, false, false, true, false, false, true, false], [false, true, false, true, true, false, true, false], [true, true, false, true, true, true, true, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %464, %465 : tensor<8x8xi1>
  %466 = gc.compare LT %452, %455 : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %467 = gc.constant dense<[[false, true, false, true, true, false, true, false], [false, false, false, true, false, false, true, false], [true, true, false, true, true, true, true, false], [false, false, false, false, false, false, true, false], [false, true, false, true, false, false, true, false], [true, true, false, true, true, false, true, false], [false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %466, %467 : tensor<8x8xi1>
  %468 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 7.62939453125e-06, -7.62939453125e-06, 57344.0, 0x80]> : tensor<8xf8E5M2FNUZ>
  %469 = gc.optimization_barrier %468 : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %470 = gc.broadcast %469 dims [0] : (tensor<8xf8E5M2FNUZ>) -> tensor<8x8xf8E5M2FNUZ>
  %471 = gc.constant dense<[0.0, 1.0, -1.0, 1.5, 7.62939453125e-06, -7.62939453125e-06, 57344.0, 0x80]> : tensor<8xf8E5M2FNUZ>
  %472 = gc.optimization_barrier %471 : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  %473 = gc.broadcast %472 dims [1] : (tensor<8xf8E5M2FNUZ>) -> tensor<8x8xf8E5M2FNUZ>
  %474 = gc.compare EQ %470, %473 total_order : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %475 = gc.constant dense<[[true, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false], [false, false, true, false, false, false, false, false], [false, false, false, true, false, false, false, false], [false, false, false, false, true, false, false, false], [false, false, false, false, false, true, false, false], [false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, true]]> : tensor<8x8xi1>
  gc.expect eq %474, %475 : tensor<8x8xi1>
  %476 = gc.compare NE %470, %473 total_order : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %477 = gc.constant dense<[[false, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true], [true, true, false, true, true, true, true, true], [true, true, true, false, true, true, true, true], [true, true, true, true, false, true, true, true], [true, true, true, true, true, false, true, true], [true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, false]]> : tensor<8x8xi1>
  gc.expect eq %476, %477 : tensor<8x8xi1>
  %478 = gc.compare GE %470, %473 total_order : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %479 = gc.constant dense<[[true, false, true, false, false, true, false, false], [true, true, true, false, true, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, false, true, false, true, true, false, false], [false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true]]> : tensor<8x8xi1>
  gc.expect eq %478, %479 : tensor<8x8xi1>
  %480 = gc.compare GT %470, %473 total_order : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %481 = gc.constant dense<[[false, false, true, false, false, true, false, false], [true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false], [true, true, true, false, true, true, false, false], [true, false, true, false, false, true, false, false], [false, false, true, false, false, false, false, false], [true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, false]]> : tensor<8x8xi1>
  gc.expect eq %480, %481 : tensor<8x8xi1>
  %482 = gc.compare LE %470, %473 total_order : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %483 = gc.constant dense<[[true, true, false, true, true, false, true, true], [false, true, false, true, false, false, true, true], [true, true, true, true, true, true, true, true], [false, false, false, true, false, false, true, true], [false, true, false, true, true, false, true, true], [true, true, false, true, true, true, true, true], [false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, true]]> : tensor<8x8xi1>
  gc.expect eq %482, %483 : tensor<8x8xi1>
  %484 = gc.compare LT %470, %473 total_order : (tensor<8x8xf8E5M2FNUZ>, tensor<8x8xf8E5M2FNUZ>) -> tensor<8x8xi1>
  %485 = gc.constant dense<[[false, true, false, true, true, false, true, true], [false, false, false, true, false, false, true, true], [true, true, false, true, true, true, true, true], [false, false, false, false, false, false, true, true], [false, true, false, true, false, false, true, true], [true, true, false, true, true, false, true, true], [false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false]]> : tensor<8x8xi1>
  gc.expect eq %484, %485 : tensor<8x8xi1>
  // f8E8M0FNU
  %486 = gc.constant dense<[0xFF, 1.0, 2.0, 5.877471754111438e-39, 1.7014118346046923e+38]> : tensor<5xf8E8M0FNU>
  %487 = gc.optimization_barrier %486 : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %488 = gc.broadcast %487 dims [0] : (tensor<5xf8E8M0FNU>) -> tensor<5x5xf8E8M0FNU>
  %489 = gc.constant dense<[0xFF, 1.0, 2.0, 5.877471754111438e-39, 1.7014118346046923e+38]> : tensor<5xf8E8M0FNU>
  %490 = gc.optimization_barrier %489 : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %491 = gc.broadcast %490 dims [1] : (tensor<5xf8E8M0FNU>) -> tensor<5x5xf8E8M0FNU>
  %492 = gc.compare EQ %488, %491 : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %493 = gc.constant dense<[[false, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %492, %493 : tensor<5x5xi1>
  %494 = gc.compare NE %488, %491 : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %495 = gc.constant dense<[[true, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %494, %495 : tensor<5x5xi1>
  %496 = gc.compare GE %488, %491 : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %497 = gc.constant dense<[[false, false, false, false, false], [false, true, false, true, false], [false, true, true, true, false], [false, false, false, true, false], [false, true, true, true, true]]> : tensor<5x5xi1>
  gc.expect eq %496, %497 : tensor<5x5xi1>
  %498 = gc.compare GT %488, %491 : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %499 = gc.constant dense<[[false, false, false, false, false], [false, false, false, true, false], [false, true, false, true, false], [false, false, false, false, false], [false, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %498, %499 : tensor<5x5xi1>
  %500 = gc.compare LE %488, %491 : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %501 = gc.constant dense<[[false, false, false, false, false], [false, true, true, false, true], [false, false, true, false, true], [false, true, true, true, true], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %500, %501 : tensor<5x5xi1>
  %502 = gc.compare LT %488, %491 : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %503 = gc.constant dense<[[false, false, false, false, false], [false, false, true, false, true], [false, false, false, false, true], [false, true, true, false, true], [false, false, false, false, false]]> : tensor<5x5xi1>
  gc.expect eq %502, %503 : tensor<5x5xi1>
  %504 = gc.constant dense<[0xFF, 1.0, 2.0, 5.877471754111438e-39, 1.7014118346046923e+38]> : tensor<5xf8E8M0FNU>
  %505 = gc.optimization_barrier %504 : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %506 = gc.broadcast %505 dims [0] : (tensor<5xf8E8M0FNU>) -> tensor<5x5xf8E8M0FNU>
  %507 = gc.constant dense<[0xFF, 1.0, 2.0, 5.877471754111438e-39, 1.7014118346046923e+38]> : tensor<5xf8E8M0FNU>
  %508 = gc.optimization_barrier %507 : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %509 = gc.broadcast %508 dims [1] : (tensor<5xf8E8M0FNU>) -> tensor<5x5xf8E8M0FNU>
  %510 = gc.compare EQ %506, %509 total_order : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %511 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %510, %511 : tensor<5x5xi1>
  %512 = gc.compare NE %506, %509 total_order : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %513 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %512, %513 : tensor<5x5xi1>
  %514 = gc.compare GE %506, %509 total_order : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %515 = gc.constant dense<[[true, true, true, true, true], [false, true, false, true, false], [false, true, true, true, false], [false, false, false, true, false], [false, true, true, true, true]]> : tensor<5x5xi1>
  gc.expect eq %514, %515 : tensor<5x5xi1>
  %516 = gc.compare GT %506, %509 total_order : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %517 = gc.constant dense<[[false, true, true, true, true], [false, false, false, true, false], [false, true, false, true, false], [false, false, false, false, false], [false, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %516, %517 : tensor<5x5xi1>
  %518 = gc.compare LE %506, %509 total_order : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %519 = gc.constant dense<[[true, false, false, false, false], [true, true, true, false, true], [true, false, true, false, true], [true, true, true, true, true], [true, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %518, %519 : tensor<5x5xi1>
  %520 = gc.compare LT %506, %509 total_order : (tensor<5x5xf8E8M0FNU>, tensor<5x5xf8E8M0FNU>) -> tensor<5x5xi1>
  %521 = gc.constant dense<[[false, false, false, false, false], [true, false, true, false, true], [true, false, false, false, true], [true, true, true, false, true], [true, false, false, false, false]]> : tensor<5x5xi1>
  gc.expect eq %520, %521 : tensor<5x5xi1>
  // bf16
  %522 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %523 = gc.optimization_barrier %522 : (tensor<11xbf16>) -> tensor<11xbf16>
  %524 = gc.broadcast %523 dims [0] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %525 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %526 = gc.optimization_barrier %525 : (tensor<11xbf16>) -> tensor<11xbf16>
  %527 = gc.broadcast %526 dims [1] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %528 = gc.compare EQ %524, %527 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %529 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %528, %529 : tensor<11x11xi1>
  %530 = gc.compare NE %524, %527 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %531 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %530, %531 : tensor<11x11xi1>
  %532 = gc.compare GE %524, %527 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %533 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %532, %533 : tensor<11x11xi1>
  %534 = gc.compare GT %524, %527 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %535 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %534, %535 : tensor<11x11xi1>
  %536 = gc.compare LE %524, %527 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %537 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %536, %537 : tensor<11x11xi1>
  %538 = gc.compare LT %524, %527 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %539 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %538, %539 : tensor<11x11xi1>
  %540 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %541 = gc.optimization_barrier %540 : (tensor<11xbf16>) -> tensor<11xbf16>
  %542 = gc.broadcast %541 dims [0] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %543 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %544 = gc.optimization_barrier %543 : (tensor<11xbf16>) -> tensor<11xbf16>
  %545 = gc.broadcast %544 dims [1] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %546 = gc.compare EQ %542, %545 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %547 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %546, %547 : tensor<11x11xi1>
  %548 = gc.compare NE %542, %545 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %549 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %548, %549 : tensor<11x11xi1>
  %550 = gc.compare GE %542, %545 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %551 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %550, %551 : tensor<11x11xi1>
  %552 = gc.compare GT %542, %545 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %553 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %552, %553 : tensor<11x11xi1>
  %554 = gc.compare LE %542, %545 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %555 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %554, %555 : tensor<11x11xi1>
  %556 = gc.compare LT %542, %545 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %557 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %556, %557 : tensor<11x11xi1>
  // f16
  %558 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %559 = gc.optimization_barrier %558 : (tensor<11xf16>) -> tensor<11xf16>
  %560 = gc.broadcast %559 dims [0] : (tensor<11xf16>) -> tensor<11x11xf16>
  %561 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %562 = gc.optimization_barrier %561 : (tensor<11xf16>) -> tensor<11xf16>
  %563 = gc.broadcast %562 dims [1] : (tensor<11xf16>) -> tensor<11x11xf16>
  %564 = gc.compare EQ %560, %563 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %565 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %564, %565 : tensor<11x11xi1>
  %566 = gc.compare NE %560, %563 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %567 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %566, %567 : tensor<11x11xi1>
  %568 = gc.compare GE %560, %563 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %569 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %568, %569 : tensor<11x11xi1>
  %570 = gc.compare GT %560, %563 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %571 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %570, %571 : tensor<11x11xi1>
  %572 = gc.compare LE %560, %563 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %573 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %572, %573 : tensor<11x11xi1>
  %574 = gc.compare LT %560, %563 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %575 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %574, %575 : tensor<11x11xi1>
  %576 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %577 = gc.optimization_barrier %576 : (tensor<11xf16>) -> tensor<11xf16>
  %578 = gc.broadcast %577 dims [0] : (tensor<11xf16>) -> tensor<11x11xf16>
  %579 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %580 = gc.optimization_barrier %579 : (tensor<11xf16>) -> tensor<11xf16>
  %581 = gc.broadcast %580 dims [1] : (tensor<11xf16>) -> tensor<11x11xf16>
  %582 = gc.compare EQ %578, %581 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %583 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %582, %583 : tensor<11x11xi1>
  %584 = gc.compare NE %578, %581 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %585 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %584, %585 : tensor<11x11xi1>
  %586 = gc.compare GE %578, %581 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %587 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %586, %587 : tensor<11x11xi1>
  %588 = gc.compare GT %578, %581 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %589 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %588, %589 : tensor<11x11xi1>
  %590 = gc.compare LE %578, %581 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %591 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %590, %591 : tensor<11x11xi1>
  %592 = gc.compare LT %578, %581 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %593 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %592, %593 : tensor<11x11xi1>
  // f32
  %594 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %595 = gc.optimization_barrier %594 : (tensor<11xf32>) -> tensor<11xf32>
  %596 = gc.broadcast %595 dims [0] : (tensor<11xf32>) -> tensor<11x11xf32>
  %597 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %598 = gc.optimization_barrier %597 : (tensor<11xf32>) -> tensor<11xf32>
  %599 = gc.broadcast %598 dims [1] : (tensor<11xf32>) -> tensor<11x11xf32>
  %600 = gc.compare EQ %596, %599 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %601 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %600, %601 : tensor<11x11xi1>
  %602 = gc.compare NE %596, %599 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %603 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %602, %603 : tensor<11x11xi1>
  %604 = gc.compare GE %596, %599 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %605 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %604, %605 : tensor<11x11xi1>
  %606 = gc.compare GT %596, %599 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %607 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %606, %607 : tensor<11x11xi1>
  %608 = gc.compare LE %596, %599 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %609 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %608, %609 : tensor<11x11xi1>
  %610 = gc.compare LT %596, %599 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %611 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %610, %611 : tensor<11x11xi1>
  %612 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %613 = gc.optimization_barrier %612 : (tensor<11xf32>) -> tensor<11xf32>
  %614 = gc.broadcast %613 dims [0] : (tensor<11xf32>) -> tensor<11x11xf32>
  %615 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %616 = gc.optimization_barrier %615 : (tensor<11xf32>) -> tensor<11xf32>
  %617 = gc.broadcast %616 dims [1] : (tensor<11xf32>) -> tensor<11x11xf32>
  %618 = gc.compare EQ %614, %617 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %619 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %618, %619 : tensor<11x11xi1>
  %620 = gc.compare NE %614, %617 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %621 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %620, %621 : tensor<11x11xi1>
  %622 = gc.compare GE %614, %617 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %623 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %622, %623 : tensor<11x11xi1>
  %624 = gc.compare GT %614, %617 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %625 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %624, %625 : tensor<11x11xi1>
  %626 = gc.compare LE %614, %617 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %627 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %626, %627 : tensor<11x11xi1>
  %628 = gc.compare LT %614, %617 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %629 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %628, %629 : tensor<11x11xi1>
  // f64
  %630 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %631 = gc.optimization_barrier %630 : (tensor<11xf64>) -> tensor<11xf64>
  %632 = gc.broadcast %631 dims [0] : (tensor<11xf64>) -> tensor<11x11xf64>
  %633 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %634 = gc.optimization_barrier %633 : (tensor<11xf64>) -> tensor<11xf64>
  %635 = gc.broadcast %634 dims [1] : (tensor<11xf64>) -> tensor<11x11xf64>
  %636 = gc.compare EQ %632, %635 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %637 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %636, %637 : tensor<11x11xi1>
  %638 = gc.compare NE %632, %635 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %639 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %638, %639 : tensor<11x11xi1>
  %640 = gc.compare GE %632, %635 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %641 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %640, %641 : tensor<11x11xi1>
  %642 = gc.compare GT %632, %635 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %643 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %642, %643 : tensor<11x11xi1>
  %644 = gc.compare LE %632, %635 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %645 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %644, %645 : tensor<11x11xi1>
  %646 = gc.compare LT %632, %635 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %647 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %646, %647 : tensor<11x11xi1>
  %648 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %649 = gc.optimization_barrier %648 : (tensor<11xf64>) -> tensor<11xf64>
  %650 = gc.broadcast %649 dims [0] : (tensor<11xf64>) -> tensor<11x11xf64>
  %651 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %652 = gc.optimization_barrier %651 : (tensor<11xf64>) -> tensor<11xf64>
  %653 = gc.broadcast %652 dims [1] : (tensor<11xf64>) -> tensor<11x11xf64>
  %654 = gc.compare EQ %650, %653 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %655 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %654, %655 : tensor<11x11xi1>
  %656 = gc.compare NE %650, %653 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %657 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %656, %657 : tensor<11x11xi1>
  %658 = gc.compare GE %650, %653 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %659 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %658, %659 : tensor<11x11xi1>
  %660 = gc.compare GT %650, %653 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %661 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %660, %661 : tensor<11x11xi1>
  %662 = gc.compare LE %650, %653 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %663 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %662, %663 : tensor<11x11xi1>
  %664 = gc.compare LT %650, %653 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %665 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %664, %665 : tensor<11x11xi1>
  return
}
