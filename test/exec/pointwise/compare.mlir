// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.compare in all directions; floats ordered but for NE, and in total order.
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
  // i4
  %18 = gc.constant dense<[0, 1, -1, 7, -8, 7]> : tensor<6xi4>
  %19 = gc.optimization_barrier %18 : (tensor<6xi4>) -> tensor<6xi4>
  %20 = gc.broadcast %19 dims [0] : (tensor<6xi4>) -> tensor<6x6xi4>
  %21 = gc.constant dense<[0, 1, -1, 7, -8, 7]> : tensor<6xi4>
  %22 = gc.optimization_barrier %21 : (tensor<6xi4>) -> tensor<6xi4>
  %23 = gc.broadcast %22 dims [1] : (tensor<6xi4>) -> tensor<6x6xi4>
  %24 = gc.compare EQ %20, %23 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %25 = gc.constant dense<[[true, false, false, false, false, false], [false, true, false, false, false, false], [false, false, true, false, false, false], [false, false, false, true, false, true], [false, false, false, false, true, false], [false, false, false, true, false, true]]> : tensor<6x6xi1>
  gc.expect eq %24, %25 : tensor<6x6xi1>
  %26 = gc.compare NE %20, %23 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %27 = gc.constant dense<[[false, true, true, true, true, true], [true, false, true, true, true, true], [true, true, false, true, true, true], [true, true, true, false, true, false], [true, true, true, true, false, true], [true, true, true, false, true, false]]> : tensor<6x6xi1>
  gc.expect eq %26, %27 : tensor<6x6xi1>
  %28 = gc.compare GE %20, %23 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %29 = gc.constant dense<[[true, false, true, false, true, false], [true, true, true, false, true, false], [false, false, true, false, true, false], [true, true, true, true, true, true], [false, false, false, false, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
  gc.expect eq %28, %29 : tensor<6x6xi1>
  %30 = gc.compare GT %20, %23 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %31 = gc.constant dense<[[false, false, true, false, true, false], [true, false, true, false, true, false], [false, false, false, false, true, false], [true, true, true, false, true, false], [false, false, false, false, false, false], [true, true, true, false, true, false]]> : tensor<6x6xi1>
  gc.expect eq %30, %31 : tensor<6x6xi1>
  %32 = gc.compare LE %20, %23 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %33 = gc.constant dense<[[true, true, false, true, false, true], [false, true, false, true, false, true], [true, true, true, true, false, true], [false, false, false, true, false, true], [true, true, true, true, true, true], [false, false, false, true, false, true]]> : tensor<6x6xi1>
  gc.expect eq %32, %33 : tensor<6x6xi1>
  %34 = gc.compare LT %20, %23 : (tensor<6x6xi4>, tensor<6x6xi4>) -> tensor<6x6xi1>
  %35 = gc.constant dense<[[false, true, false, true, false, true], [false, false, false, true, false, true], [true, true, false, true, false, true], [false, false, false, false, false, false], [true, true, true, true, false, true], [false, false, false, false, false, false]]> : tensor<6x6xi1>
  gc.expect eq %34, %35 : tensor<6x6xi1>
  // i8
  %36 = gc.constant dense<[0, 1, -1, 7, -128, 127]> : tensor<6xi8>
  %37 = gc.optimization_barrier %36 : (tensor<6xi8>) -> tensor<6xi8>
  %38 = gc.broadcast %37 dims [0] : (tensor<6xi8>) -> tensor<6x6xi8>
  %39 = gc.constant dense<[0, 1, -1, 7, -128, 127]> : tensor<6xi8>
  %40 = gc.optimization_barrier %39 : (tensor<6xi8>) -> tensor<6xi8>
  %41 = gc.broadcast %40 dims [1] : (tensor<6xi8>) -> tensor<6x6xi8>
  %42 = gc.compare EQ %38, %41 : (tensor<6x6xi8>, tensor<6x6xi8>) -> tensor<6x6xi1>
  %43 = gc.constant dense<[[true, false, false, false, false, false], [false, true, false, false, false, false], [false, false, true, false, false, false], [false, false, false, true, false, false], [false, false, false, false, true, false], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %42, %43 : tensor<6x6xi1>
  %44 = gc.compare NE %38, %41 : (tensor<6x6xi8>, tensor<6x6xi8>) -> tensor<6x6xi1>
  %45 = gc.constant dense<[[false, true, true, true, true, true], [true, false, true, true, true, true], [true, true, false, true, true, true], [true, true, true, false, true, true], [true, true, true, true, false, true], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %44, %45 : tensor<6x6xi1>
  %46 = gc.compare GE %38, %41 : (tensor<6x6xi8>, tensor<6x6xi8>) -> tensor<6x6xi1>
  %47 = gc.constant dense<[[true, false, true, false, true, false], [true, true, true, false, true, false], [false, false, true, false, true, false], [true, true, true, true, true, false], [false, false, false, false, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
  gc.expect eq %46, %47 : tensor<6x6xi1>
  %48 = gc.compare GT %38, %41 : (tensor<6x6xi8>, tensor<6x6xi8>) -> tensor<6x6xi1>
  %49 = gc.constant dense<[[false, false, true, false, true, false], [true, false, true, false, true, false], [false, false, false, false, true, false], [true, true, true, false, true, false], [false, false, false, false, false, false], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %48, %49 : tensor<6x6xi1>
  %50 = gc.compare LE %38, %41 : (tensor<6x6xi8>, tensor<6x6xi8>) -> tensor<6x6xi1>
  %51 = gc.constant dense<[[true, true, false, true, false, true], [false, true, false, true, false, true], [true, true, true, true, false, true], [false, false, false, true, false, true], [true, true, true, true, true, true], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %50, %51 : tensor<6x6xi1>
  %52 = gc.compare LT %38, %41 : (tensor<6x6xi8>, tensor<6x6xi8>) -> tensor<6x6xi1>
  %53 = gc.constant dense<[[false, true, false, true, false, true], [false, false, false, true, false, true], [true, true, false, true, false, true], [false, false, false, false, false, true], [true, true, true, true, false, true], [false, false, false, false, false, false]]> : tensor<6x6xi1>
  gc.expect eq %52, %53 : tensor<6x6xi1>
  // i16
  %54 = gc.constant dense<[0, 1, -1, 7, -32768, 32767]> : tensor<6xi16>
  %55 = gc.optimization_barrier %54 : (tensor<6xi16>) -> tensor<6xi16>
  %56 = gc.broadcast %55 dims [0] : (tensor<6xi16>) -> tensor<6x6xi16>
  %57 = gc.constant dense<[0, 1, -1, 7, -32768, 32767]> : tensor<6xi16>
  %58 = gc.optimization_barrier %57 : (tensor<6xi16>) -> tensor<6xi16>
  %59 = gc.broadcast %58 dims [1] : (tensor<6xi16>) -> tensor<6x6xi16>
  %60 = gc.compare EQ %56, %59 : (tensor<6x6xi16>, tensor<6x6xi16>) -> tensor<6x6xi1>
  %61 = gc.constant dense<[[true, false, false, false, false, false], [false, true, false, false, false, false], [false, false, true, false, false, false], [false, false, false, true, false, false], [false, false, false, false, true, false], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %60, %61 : tensor<6x6xi1>
  %62 = gc.compare NE %56, %59 : (tensor<6x6xi16>, tensor<6x6xi16>) -> tensor<6x6xi1>
  %63 = gc.constant dense<[[false, true, true, true, true, true], [true, false, true, true, true, true], [true, true, false, true, true, true], [true, true, true, false, true, true], [true, true, true, true, false, true], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %62, %63 : tensor<6x6xi1>
  %64 = gc.compare GE %56, %59 : (tensor<6x6xi16>, tensor<6x6xi16>) -> tensor<6x6xi1>
  %65 = gc.constant dense<[[true, false, true, false, true, false], [true, true, true, false, true, false], [false, false, true, false, true, false], [true, true, true, true, true, false], [false, false, false, false, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
  gc.expect eq %64, %65 : tensor<6x6xi1>
  %66 = gc.compare GT %56, %59 : (tensor<6x6xi16>, tensor<6x6xi16>) -> tensor<6x6xi1>
  %67 = gc.constant dense<[[false, false, true, false, true, false], [true, false, true, false, true, false], [false, false, false, false, true, false], [true, true, true, false, true, false], [false, false, false, false, false, false], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %66, %67 : tensor<6x6xi1>
  %68 = gc.compare LE %56, %59 : (tensor<6x6xi16>, tensor<6x6xi16>) -> tensor<6x6xi1>
  %69 = gc.constant dense<[[true, true, false, true, false, true], [false, true, false, true, false, true], [true, true, true, true, false, true], [false, false, false, true, false, true], [true, true, true, true, true, true], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %68, %69 : tensor<6x6xi1>
  %70 = gc.compare LT %56, %59 : (tensor<6x6xi16>, tensor<6x6xi16>) -> tensor<6x6xi1>
  %71 = gc.constant dense<[[false, true, false, true, false, true], [false, false, false, true, false, true], [true, true, false, true, false, true], [false, false, false, false, false, true], [true, true, true, true, false, true], [false, false, false, false, false, false]]> : tensor<6x6xi1>
  gc.expect eq %70, %71 : tensor<6x6xi1>
  // i32
  %72 = gc.constant dense<[0, 1, -1, 7, -2147483648, 2147483647]> : tensor<6xi32>
  %73 = gc.optimization_barrier %72 : (tensor<6xi32>) -> tensor<6xi32>
  %74 = gc.broadcast %73 dims [0] : (tensor<6xi32>) -> tensor<6x6xi32>
  %75 = gc.constant dense<[0, 1, -1, 7, -2147483648, 2147483647]> : tensor<6xi32>
  %76 = gc.optimization_barrier %75 : (tensor<6xi32>) -> tensor<6xi32>
  %77 = gc.broadcast %76 dims [1] : (tensor<6xi32>) -> tensor<6x6xi32>
  %78 = gc.compare EQ %74, %77 : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %79 = gc.constant dense<[[true, false, false, false, false, false], [false, true, false, false, false, false], [false, false, true, false, false, false], [false, false, false, true, false, false], [false, false, false, false, true, false], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %78, %79 : tensor<6x6xi1>
  %80 = gc.compare NE %74, %77 : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %81 = gc.constant dense<[[false, true, true, true, true, true], [true, false, true, true, true, true], [true, true, false, true, true, true], [true, true, true, false, true, true], [true, true, true, true, false, true], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %80, %81 : tensor<6x6xi1>
  %82 = gc.compare GE %74, %77 : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %83 = gc.constant dense<[[true, false, true, false, true, false], [true, true, true, false, true, false], [false, false, true, false, true, false], [true, true, true, true, true, false], [false, false, false, false, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
  gc.expect eq %82, %83 : tensor<6x6xi1>
  %84 = gc.compare GT %74, %77 : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %85 = gc.constant dense<[[false, false, true, false, true, false], [true, false, true, false, true, false], [false, false, false, false, true, false], [true, true, true, false, true, false], [false, false, false, false, false, false], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %84, %85 : tensor<6x6xi1>
  %86 = gc.compare LE %74, %77 : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %87 = gc.constant dense<[[true, true, false, true, false, true], [false, true, false, true, false, true], [true, true, true, true, false, true], [false, false, false, true, false, true], [true, true, true, true, true, true], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %86, %87 : tensor<6x6xi1>
  %88 = gc.compare LT %74, %77 : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %89 = gc.constant dense<[[false, true, false, true, false, true], [false, false, false, true, false, true], [true, true, false, true, false, true], [false, false, false, false, false, true], [true, true, true, true, false, true], [false, false, false, false, false, false]]> : tensor<6x6xi1>
  gc.expect eq %88, %89 : tensor<6x6xi1>
  // i64
  %90 = gc.constant dense<[0, 1, -1, 7, -9223372036854775808, 9223372036854775807]> : tensor<6xi64>
  %91 = gc.optimization_barrier %90 : (tensor<6xi64>) -> tensor<6xi64>
  %92 = gc.broadcast %91 dims [0] : (tensor<6xi64>) -> tensor<6x6xi64>
  %93 = gc.constant dense<[0, 1, -1, 7, -9223372036854775808, 9223372036854775807]> : tensor<6xi64>
  %94 = gc.optimization_barrier %93 : (tensor<6xi64>) -> tensor<6xi64>
  %95 = gc.broadcast %94 dims [1] : (tensor<6xi64>) -> tensor<6x6xi64>
  %96 = gc.compare EQ %92, %95 : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
  %97 = gc.constant dense<[[true, false, false, false, false, false], [false, true, false, false, false, false], [false, false, true, false, false, false], [false, false, false, true, false, false], [false, false, false, false, true, false], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %96, %97 : tensor<6x6xi1>
  %98 = gc.compare NE %92, %95 : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
  %99 = gc.constant dense<[[false, true, true, true, true, true], [true, false, true, true, true, true], [true, true, false, true, true, true], [true, true, true, false, true, true], [true, true, true, true, false, true], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %98, %99 : tensor<6x6xi1>
  %100 = gc.compare GE %92, %95 : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
  %101 = gc.constant dense<[[true, false, true, false, true, false], [true, true, true, false, true, false], [false, false, true, false, true, false], [true, true, true, true, true, false], [false, false, false, false, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
  gc.expect eq %100, %101 : tensor<6x6xi1>
  %102 = gc.compare GT %92, %95 : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
  %103 = gc.constant dense<[[false, false, true, false, true, false], [true, false, true, false, true, false], [false, false, false, false, true, false], [true, true, true, false, true, false], [false, false, false, false, false, false], [true, true, true, true, true, false]]> : tensor<6x6xi1>
  gc.expect eq %102, %103 : tensor<6x6xi1>
  %104 = gc.compare LE %92, %95 : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
  %105 = gc.constant dense<[[true, true, false, true, false, true], [false, true, false, true, false, true], [true, true, true, true, false, true], [false, false, false, true, false, true], [true, true, true, true, true, true], [false, false, false, false, false, true]]> : tensor<6x6xi1>
  gc.expect eq %104, %105 : tensor<6x6xi1>
  %106 = gc.compare LT %92, %95 : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
  %107 = gc.constant dense<[[false, true, false, true, false, true], [false, false, false, true, false, true], [true, true, false, true, false, true], [false, false, false, false, false, true], [true, true, true, true, false, true], [false, false, false, false, false, false]]> : tensor<6x6xi1>
  gc.expect eq %106, %107 : tensor<6x6xi1>
  // ui4
  %108 = gc.constant dense<[0, 1, 7, 14, 15]> : tensor<5xui4>
  %109 = gc.optimization_barrier %108 : (tensor<5xui4>) -> tensor<5xui4>
  %110 = gc.broadcast %109 dims [0] : (tensor<5xui4>) -> tensor<5x5xui4>
  %111 = gc.constant dense<[0, 1, 7, 14, 15]> : tensor<5xui4>
  %112 = gc.optimization_barrier %111 : (tensor<5xui4>) -> tensor<5xui4>
  %113 = gc.broadcast %112 dims [1] : (tensor<5xui4>) -> tensor<5x5xui4>
  %114 = gc.compare EQ %110, %113 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %115 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %114, %115 : tensor<5x5xi1>
  %116 = gc.compare NE %110, %113 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %117 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %116, %117 : tensor<5x5xi1>
  %118 = gc.compare GE %110, %113 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %119 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]> : tensor<5x5xi1>
  gc.expect eq %118, %119 : tensor<5x5xi1>
  %120 = gc.compare GT %110, %113 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %121 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %120, %121 : tensor<5x5xi1>
  %122 = gc.compare LE %110, %113 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %123 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %122, %123 : tensor<5x5xi1>
  %124 = gc.compare LT %110, %113 : (tensor<5x5xui4>, tensor<5x5xui4>) -> tensor<5x5xi1>
  %125 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true], [false, false, false, false, false]]> : tensor<5x5xi1>
  gc.expect eq %124, %125 : tensor<5x5xi1>
  // ui8
  %126 = gc.constant dense<[0, 1, 7, 254, 255]> : tensor<5xui8>
  %127 = gc.optimization_barrier %126 : (tensor<5xui8>) -> tensor<5xui8>
  %128 = gc.broadcast %127 dims [0] : (tensor<5xui8>) -> tensor<5x5xui8>
  %129 = gc.constant dense<[0, 1, 7, 254, 255]> : tensor<5xui8>
  %130 = gc.optimization_barrier %129 : (tensor<5xui8>) -> tensor<5xui8>
  %131 = gc.broadcast %130 dims [1] : (tensor<5xui8>) -> tensor<5x5xui8>
  %132 = gc.compare EQ %128, %131 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %133 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %132, %133 : tensor<5x5xi1>
  %134 = gc.compare NE %128, %131 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %135 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %134, %135 : tensor<5x5xi1>
  %136 = gc.compare GE %128, %131 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %137 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]> : tensor<5x5xi1>
  gc.expect eq %136, %137 : tensor<5x5xi1>
  %138 = gc.compare GT %128, %131 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %139 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %138, %139 : tensor<5x5xi1>
  %140 = gc.compare LE %128, %131 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %141 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %140, %141 : tensor<5x5xi1>
  %142 = gc.compare LT %128, %131 : (tensor<5x5xui8>, tensor<5x5xui8>) -> tensor<5x5xi1>
  %143 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true], [false, false, false, false, false]]> : tensor<5x5xi1>
  gc.expect eq %142, %143 : tensor<5x5xi1>
  // ui16
  %144 = gc.constant dense<[0, 1, 7, 65534, 65535]> : tensor<5xui16>
  %145 = gc.optimization_barrier %144 : (tensor<5xui16>) -> tensor<5xui16>
  %146 = gc.broadcast %145 dims [0] : (tensor<5xui16>) -> tensor<5x5xui16>
  %147 = gc.constant dense<[0, 1, 7, 65534, 65535]> : tensor<5xui16>
  %148 = gc.optimization_barrier %147 : (tensor<5xui16>) -> tensor<5xui16>
  %149 = gc.broadcast %148 dims [1] : (tensor<5xui16>) -> tensor<5x5xui16>
  %150 = gc.compare EQ %146, %149 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %151 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %150, %151 : tensor<5x5xi1>
  %152 = gc.compare NE %146, %149 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %153 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %152, %153 : tensor<5x5xi1>
  %154 = gc.compare GE %146, %149 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %155 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]> : tensor<5x5xi1>
  gc.expect eq %154, %155 : tensor<5x5xi1>
  %156 = gc.compare GT %146, %149 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %157 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %156, %157 : tensor<5x5xi1>
  %158 = gc.compare LE %146, %149 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %159 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %158, %159 : tensor<5x5xi1>
  %160 = gc.compare LT %146, %149 : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xi1>
  %161 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true], [false, false, false, false, false]]> : tensor<5x5xi1>
  gc.expect eq %160, %161 : tensor<5x5xi1>
  // ui32
  %162 = gc.constant dense<[0, 1, 7, 4294967294, 4294967295]> : tensor<5xui32>
  %163 = gc.optimization_barrier %162 : (tensor<5xui32>) -> tensor<5xui32>
  %164 = gc.broadcast %163 dims [0] : (tensor<5xui32>) -> tensor<5x5xui32>
  %165 = gc.constant dense<[0, 1, 7, 4294967294, 4294967295]> : tensor<5xui32>
  %166 = gc.optimization_barrier %165 : (tensor<5xui32>) -> tensor<5xui32>
  %167 = gc.broadcast %166 dims [1] : (tensor<5xui32>) -> tensor<5x5xui32>
  %168 = gc.compare EQ %164, %167 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %169 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %168, %169 : tensor<5x5xi1>
  %170 = gc.compare NE %164, %167 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %171 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %170, %171 : tensor<5x5xi1>
  %172 = gc.compare GE %164, %167 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %173 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]> : tensor<5x5xi1>
  gc.expect eq %172, %173 : tensor<5x5xi1>
  %174 = gc.compare GT %164, %167 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %175 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %174, %175 : tensor<5x5xi1>
  %176 = gc.compare LE %164, %167 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %177 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %176, %177 : tensor<5x5xi1>
  %178 = gc.compare LT %164, %167 : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
  %179 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true], [false, false, false, false, false]]> : tensor<5x5xi1>
  gc.expect eq %178, %179 : tensor<5x5xi1>
  // ui64
  %180 = gc.constant dense<[0, 1, 7, 18446744073709551614, 18446744073709551615]> : tensor<5xui64>
  %181 = gc.optimization_barrier %180 : (tensor<5xui64>) -> tensor<5xui64>
  %182 = gc.broadcast %181 dims [0] : (tensor<5xui64>) -> tensor<5x5xui64>
  %183 = gc.constant dense<[0, 1, 7, 18446744073709551614, 18446744073709551615]> : tensor<5xui64>
  %184 = gc.optimization_barrier %183 : (tensor<5xui64>) -> tensor<5xui64>
  %185 = gc.broadcast %184 dims [1] : (tensor<5xui64>) -> tensor<5x5xui64>
  %186 = gc.compare EQ %182, %185 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %187 = gc.constant dense<[[true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [false, false, false, true, false], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %186, %187 : tensor<5x5xi1>
  %188 = gc.compare NE %182, %185 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %189 = gc.constant dense<[[false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [true, true, true, false, true], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %188, %189 : tensor<5x5xi1>
  %190 = gc.compare GE %182, %185 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %191 = gc.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]> : tensor<5x5xi1>
  gc.expect eq %190, %191 : tensor<5x5xi1>
  %192 = gc.compare GT %182, %185 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %193 = gc.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false]]> : tensor<5x5xi1>
  gc.expect eq %192, %193 : tensor<5x5xi1>
  %194 = gc.compare LE %182, %185 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %195 = gc.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true]]> : tensor<5x5xi1>
  gc.expect eq %194, %195 : tensor<5x5xi1>
  %196 = gc.compare LT %182, %185 : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
  %197 = gc.constant dense<[[false, true, true, true, true], [false, false, true, true, true], [false, false, false, true, true], [false, false, false, false, true], [false, false, false, false, false]]> : tensor<5x5xi1>
  gc.expect eq %196, %197 : tensor<5x5xi1>
  // f8E4M3FN
  %198 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %199 = gc.optimization_barrier %198 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %200 = gc.broadcast %199 dims [0] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %201 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %202 = gc.optimization_barrier %201 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %203 = gc.broadcast %202 dims [1] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %204 = gc.compare EQ %200, %203 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %205 = gc.constant dense<[[true, true, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false], [false, false, false, false, true, false, false, false, false], [false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %204, %205 : tensor<9x9xi1>
  %206 = gc.compare NE %200, %203 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %207 = gc.constant dense<[[false, false, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, false, true, true, true, true], [true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true]]> : tensor<9x9xi1>
  gc.expect eq %206, %207 : tensor<9x9xi1>
  %208 = gc.compare GE %200, %203 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %209 = gc.constant dense<[[true, true, false, true, false, false, true, false, false], [true, true, false, true, false, false, true, false, false], [true, true, true, true, false, true, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %208, %209 : tensor<9x9xi1>
  %210 = gc.compare GT %200, %203 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %211 = gc.constant dense<[[false, false, false, true, false, false, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, false], [true, true, true, true, false, true, true, false, false], [true, true, false, true, false, false, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %210, %211 : tensor<9x9xi1>
  %212 = gc.compare LE %200, %203 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %213 = gc.constant dense<[[true, true, true, false, true, true, false, true, false], [true, true, true, false, true, true, false, true, false], [false, false, true, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false], [false, false, false, false, true, false, false, true, false], [false, false, true, false, true, true, false, true, false], [true, true, true, false, true, true, true, true, false], [false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %212, %213 : tensor<9x9xi1>
  %214 = gc.compare LT %200, %203 : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %215 = gc.constant dense<[[false, false, true, false, true, true, false, true, false], [false, false, true, false, true, true, false, true, false], [false, false, false, false, true, false, false, true, false], [true, true, true, false, true, true, true, true, false], [false, false, false, false, false, false, false, true, false], [false, false, true, false, true, false, false, true, false], [true, true, true, false, true, true, false, true, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %214, %215 : tensor<9x9xi1>
  %216 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %217 = gc.optimization_barrier %216 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %218 = gc.broadcast %217 dims [0] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %219 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 0.001953125, -0.001953125, 448.0, 0x7F]> : tensor<9xf8E4M3FN>
  %220 = gc.optimization_barrier %219 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FN>
  %221 = gc.broadcast %220 dims [1] : (tensor<9xf8E4M3FN>) -> tensor<9x9xf8E4M3FN>
  %222 = gc.compare EQ %218, %221 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %223 = gc.constant dense<[[true, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false], [false, false, false, false, true, false, false, false, false], [false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, true]]> : tensor<9x9xi1>
  gc.expect eq %222, %223 : tensor<9x9xi1>
  %224 = gc.compare NE %218, %221 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %225 = gc.constant dense<[[false, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, false, true, true, true, true], [true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, false]]> : tensor<9x9xi1>
  gc.expect eq %224, %225 : tensor<9x9xi1>
  %226 = gc.compare GE %218, %221 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %227 = gc.constant dense<[[true, true, false, true, false, false, true, false, false], [false, true, false, true, false, false, true, false, false], [true, true, true, true, false, true, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true]]> : tensor<9x9xi1>
  gc.expect eq %226, %227 : tensor<9x9xi1>
  %228 = gc.compare GT %218, %221 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %229 = gc.constant dense<[[false, true, false, true, false, false, true, false, false], [false, false, false, true, false, false, true, false, false], [true, true, false, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, false], [true, true, true, true, false, true, true, false, false], [true, true, false, true, false, false, true, false, false], [false, false, false, true, false, false, false, false, false], [true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, false]]> : tensor<9x9xi1>
  gc.expect eq %228, %229 : tensor<9x9xi1>
  %230 = gc.compare LE %218, %221 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %231 = gc.constant dense<[[true, false, true, false, true, true, false, true, true], [true, true, true, false, true, true, false, true, true], [false, false, true, false, true, false, false, true, true], [true, true, true, true, true, true, true, true, true], [false, false, false, false, true, false, false, true, true], [false, false, true, false, true, true, false, true, true], [true, true, true, false, true, true, true, true, true], [false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, true]]> : tensor<9x9xi1>
  gc.expect eq %230, %231 : tensor<9x9xi1>
  %232 = gc.compare LT %218, %221 total_order : (tensor<9x9xf8E4M3FN>, tensor<9x9xf8E4M3FN>) -> tensor<9x9xi1>
  %233 = gc.constant dense<[[false, false, true, false, true, true, false, true, true], [true, false, true, false, true, true, false, true, true], [false, false, false, false, true, false, false, true, true], [true, true, true, false, true, true, true, true, true], [false, false, false, false, false, false, false, true, true], [false, false, true, false, true, false, false, true, true], [true, true, true, false, true, true, false, true, true], [false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false]]> : tensor<9x9xi1>
  gc.expect eq %232, %233 : tensor<9x9xi1>
  // f8E5M2
  %234 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %235 = gc.optimization_barrier %234 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %236 = gc.broadcast %235 dims [0] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %237 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %238 = gc.optimization_barrier %237 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %239 = gc.broadcast %238 dims [1] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %240 = gc.compare EQ %236, %239 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %241 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %240, %241 : tensor<11x11xi1>
  %242 = gc.compare NE %236, %239 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %243 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %242, %243 : tensor<11x11xi1>
  %244 = gc.compare GE %236, %239 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %245 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %244, %245 : tensor<11x11xi1>
  %246 = gc.compare GT %236, %239 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %247 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %246, %247 : tensor<11x11xi1>
  %248 = gc.compare LE %236, %239 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %249 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %248, %249 : tensor<11x11xi1>
  %250 = gc.compare LT %236, %239 : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %251 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %250, %251 : tensor<11x11xi1>
  %252 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %253 = gc.optimization_barrier %252 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %254 = gc.broadcast %253 dims [0] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %255 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.52587890625e-05, -1.52587890625e-05, 57344.0, 0x7C, 0xFC, 0x7E]> : tensor<11xf8E5M2>
  %256 = gc.optimization_barrier %255 : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %257 = gc.broadcast %256 dims [1] : (tensor<11xf8E5M2>) -> tensor<11x11xf8E5M2>
  %258 = gc.compare EQ %254, %257 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %259 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %258, %259 : tensor<11x11xi1>
  %260 = gc.compare NE %254, %257 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %261 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %260, %261 : tensor<11x11xi1>
  %262 = gc.compare GE %254, %257 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %263 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %262, %263 : tensor<11x11xi1>
  %264 = gc.compare GT %254, %257 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %265 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %264, %265 : tensor<11x11xi1>
  %266 = gc.compare LE %254, %257 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %267 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %266, %267 : tensor<11x11xi1>
  %268 = gc.compare LT %254, %257 total_order : (tensor<11x11xf8E5M2>, tensor<11x11xf8E5M2>) -> tensor<11x11xi1>
  %269 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %268, %269 : tensor<11x11xi1>
  // bf16
  %270 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %271 = gc.optimization_barrier %270 : (tensor<11xbf16>) -> tensor<11xbf16>
  %272 = gc.broadcast %271 dims [0] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %273 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %274 = gc.optimization_barrier %273 : (tensor<11xbf16>) -> tensor<11xbf16>
  %275 = gc.broadcast %274 dims [1] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %276 = gc.compare EQ %272, %275 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %277 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %276, %277 : tensor<11x11xi1>
  %278 = gc.compare NE %272, %275 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %279 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %278, %279 : tensor<11x11xi1>
  %280 = gc.compare GE %272, %275 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %281 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %280, %281 : tensor<11x11xi1>
  %282 = gc.compare GT %272, %275 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %283 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %282, %283 : tensor<11x11xi1>
  %284 = gc.compare LE %272, %275 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %285 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %284, %285 : tensor<11x11xi1>
  %286 = gc.compare LT %272, %275 : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %287 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %286, %287 : tensor<11x11xi1>
  %288 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %289 = gc.optimization_barrier %288 : (tensor<11xbf16>) -> tensor<11xbf16>
  %290 = gc.broadcast %289 dims [0] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %291 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 9.183549615799121e-41, -9.183549615799121e-41, 3.3895313892515355e+38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<11xbf16>
  %292 = gc.optimization_barrier %291 : (tensor<11xbf16>) -> tensor<11xbf16>
  %293 = gc.broadcast %292 dims [1] : (tensor<11xbf16>) -> tensor<11x11xbf16>
  %294 = gc.compare EQ %290, %293 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %295 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %294, %295 : tensor<11x11xi1>
  %296 = gc.compare NE %290, %293 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %297 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %296, %297 : tensor<11x11xi1>
  %298 = gc.compare GE %290, %293 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %299 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %298, %299 : tensor<11x11xi1>
  %300 = gc.compare GT %290, %293 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %301 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %300, %301 : tensor<11x11xi1>
  %302 = gc.compare LE %290, %293 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %303 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %302, %303 : tensor<11x11xi1>
  %304 = gc.compare LT %290, %293 total_order : (tensor<11x11xbf16>, tensor<11x11xbf16>) -> tensor<11x11xi1>
  %305 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %304, %305 : tensor<11x11xi1>
  // f16
  %306 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %307 = gc.optimization_barrier %306 : (tensor<11xf16>) -> tensor<11xf16>
  %308 = gc.broadcast %307 dims [0] : (tensor<11xf16>) -> tensor<11x11xf16>
  %309 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %310 = gc.optimization_barrier %309 : (tensor<11xf16>) -> tensor<11xf16>
  %311 = gc.broadcast %310 dims [1] : (tensor<11xf16>) -> tensor<11x11xf16>
  %312 = gc.compare EQ %308, %311 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %313 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %312, %313 : tensor<11x11xi1>
  %314 = gc.compare NE %308, %311 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %315 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %314, %315 : tensor<11x11xi1>
  %316 = gc.compare GE %308, %311 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %317 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %316, %317 : tensor<11x11xi1>
  %318 = gc.compare GT %308, %311 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %319 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %318, %319 : tensor<11x11xi1>
  %320 = gc.compare LE %308, %311 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %321 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %320, %321 : tensor<11x11xi1>
  %322 = gc.compare LT %308, %311 : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %323 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %322, %323 : tensor<11x11xi1>
  %324 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %325 = gc.optimization_barrier %324 : (tensor<11xf16>) -> tensor<11xf16>
  %326 = gc.broadcast %325 dims [0] : (tensor<11xf16>) -> tensor<11x11xf16>
  %327 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.960464477539063e-08, -5.960464477539063e-08, 65504.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<11xf16>
  %328 = gc.optimization_barrier %327 : (tensor<11xf16>) -> tensor<11xf16>
  %329 = gc.broadcast %328 dims [1] : (tensor<11xf16>) -> tensor<11x11xf16>
  %330 = gc.compare EQ %326, %329 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %331 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %330, %331 : tensor<11x11xi1>
  %332 = gc.compare NE %326, %329 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %333 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %332, %333 : tensor<11x11xi1>
  %334 = gc.compare GE %326, %329 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %335 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %334, %335 : tensor<11x11xi1>
  %336 = gc.compare GT %326, %329 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %337 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %336, %337 : tensor<11x11xi1>
  %338 = gc.compare LE %326, %329 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %339 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %338, %339 : tensor<11x11xi1>
  %340 = gc.compare LT %326, %329 total_order : (tensor<11x11xf16>, tensor<11x11xf16>) -> tensor<11x11xi1>
  %341 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %340, %341 : tensor<11x11xi1>
  // f32
  %342 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %343 = gc.optimization_barrier %342 : (tensor<11xf32>) -> tensor<11xf32>
  %344 = gc.broadcast %343 dims [0] : (tensor<11xf32>) -> tensor<11x11xf32>
  %345 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %346 = gc.optimization_barrier %345 : (tensor<11xf32>) -> tensor<11xf32>
  %347 = gc.broadcast %346 dims [1] : (tensor<11xf32>) -> tensor<11x11xf32>
  %348 = gc.compare EQ %344, %347 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %349 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %348, %349 : tensor<11x11xi1>
  %350 = gc.compare NE %344, %347 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %351 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %350, %351 : tensor<11x11xi1>
  %352 = gc.compare GE %344, %347 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %353 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %352, %353 : tensor<11x11xi1>
  %354 = gc.compare GT %344, %347 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %355 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %354, %355 : tensor<11x11xi1>
  %356 = gc.compare LE %344, %347 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %357 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %356, %357 : tensor<11x11xi1>
  %358 = gc.compare LT %344, %347 : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %359 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %358, %359 : tensor<11x11xi1>
  %360 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %361 = gc.optimization_barrier %360 : (tensor<11xf32>) -> tensor<11xf32>
  %362 = gc.broadcast %361 dims [0] : (tensor<11xf32>) -> tensor<11x11xf32>
  %363 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 1.401298464324817e-45, -1.401298464324817e-45, 3.4028234663852886e+38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<11xf32>
  %364 = gc.optimization_barrier %363 : (tensor<11xf32>) -> tensor<11xf32>
  %365 = gc.broadcast %364 dims [1] : (tensor<11xf32>) -> tensor<11x11xf32>
  %366 = gc.compare EQ %362, %365 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %367 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %366, %367 : tensor<11x11xi1>
  %368 = gc.compare NE %362, %365 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %369 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %368, %369 : tensor<11x11xi1>
  %370 = gc.compare GE %362, %365 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %371 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %370, %371 : tensor<11x11xi1>
  %372 = gc.compare GT %362, %365 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %373 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %372, %373 : tensor<11x11xi1>
  %374 = gc.compare LE %362, %365 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %375 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %374, %375 : tensor<11x11xi1>
  %376 = gc.compare LT %362, %365 total_order : (tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xi1>
  %377 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %376, %377 : tensor<11x11xi1>
  // f64
  %378 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %379 = gc.optimization_barrier %378 : (tensor<11xf64>) -> tensor<11xf64>
  %380 = gc.broadcast %379 dims [0] : (tensor<11xf64>) -> tensor<11x11xf64>
  %381 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %382 = gc.optimization_barrier %381 : (tensor<11xf64>) -> tensor<11xf64>
  %383 = gc.broadcast %382 dims [1] : (tensor<11xf64>) -> tensor<11x11xf64>
  %384 = gc.compare EQ %380, %383 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %385 = gc.constant dense<[[true, true, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %384, %385 : tensor<11x11xi1>
  %386 = gc.compare NE %380, %383 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %387 = gc.constant dense<[[false, false, true, true, true, true, true, true, true, true, true], [false, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %386, %387 : tensor<11x11xi1>
  %388 = gc.compare GE %380, %383 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %389 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %388, %389 : tensor<11x11xi1>
  %390 = gc.compare GT %380, %383 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %391 = gc.constant dense<[[false, false, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %390, %391 : tensor<11x11xi1>
  %392 = gc.compare LE %380, %383 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %393 = gc.constant dense<[[true, true, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %392, %393 : tensor<11x11xi1>
  %394 = gc.compare LT %380, %383 : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %395 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, false], [false, false, true, false, true, true, false, true, true, false, false], [false, false, false, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, true, true, false, false], [false, false, true, false, true, false, false, true, true, false, false], [true, true, true, false, true, true, false, true, true, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %394, %395 : tensor<11x11xi1>
  %396 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %397 = gc.optimization_barrier %396 : (tensor<11xf64>) -> tensor<11xf64>
  %398 = gc.broadcast %397 dims [0] : (tensor<11xf64>) -> tensor<11x11xf64>
  %399 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 1.5, 5.0e-324, -5.0e-324, 1.7976931348623157e+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<11xf64>
  %400 = gc.optimization_barrier %399 : (tensor<11xf64>) -> tensor<11xf64>
  %401 = gc.broadcast %400 dims [1] : (tensor<11xf64>) -> tensor<11x11xf64>
  %402 = gc.compare EQ %398, %401 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %403 = gc.constant dense<[[true, false, false, false, false, false, false, false, false, false, false], [false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false], [false, false, false, true, false, false, false, false, false, false, false], [false, false, false, false, true, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false, false, false], [false, false, false, false, false, false, true, false, false, false, false], [false, false, false, false, false, false, false, true, false, false, false], [false, false, false, false, false, false, false, false, true, false, false], [false, false, false, false, false, false, false, false, false, true, false], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %402, %403 : tensor<11x11xi1>
  %404 = gc.compare NE %398, %401 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %405 = gc.constant dense<[[false, true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true, true], [true, true, false, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true, true], [true, true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true, true], [true, true, true, true, true, true, true, false, true, true, true], [true, true, true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %404, %405 : tensor<11x11xi1>
  %406 = gc.compare GE %398, %401 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %407 = gc.constant dense<[[true, true, false, true, false, false, true, false, false, true, false], [false, true, false, true, false, false, true, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, true, true, true, true]]> : tensor<11x11xi1>
  gc.expect eq %406, %407 : tensor<11x11xi1>
  %408 = gc.compare GT %398, %401 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %409 = gc.constant dense<[[false, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, false, false, false, true, false], [true, true, true, true, false, true, true, false, false, true, false], [true, true, false, true, false, false, true, false, false, true, false], [false, false, false, true, false, false, false, false, false, true, false], [true, true, true, true, true, true, true, false, false, true, false], [true, true, true, true, true, true, true, true, false, true, false], [false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false]]> : tensor<11x11xi1>
  gc.expect eq %408, %409 : tensor<11x11xi1>
  %410 = gc.compare LE %398, %401 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %411 = gc.constant dense<[[true, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [false, false, true, false, true, true, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true]]> : tensor<11x11xi1>
  gc.expect eq %410, %411 : tensor<11x11xi1>
  %412 = gc.compare LT %398, %401 total_order : (tensor<11x11xf64>, tensor<11x11xf64>) -> tensor<11x11xi1>
  %413 = gc.constant dense<[[false, false, true, false, true, true, false, true, true, false, true], [true, false, true, false, true, true, false, true, true, false, true], [false, false, false, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, true, true, false, true], [false, false, true, false, true, false, false, true, true, false, true], [true, true, true, false, true, true, false, true, true, false, true], [false, false, false, false, false, false, false, false, true, false, true], [false, false, false, false, false, false, false, false, false, false, true], [true, true, true, true, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, false, false, false]]> : tensor<11x11xi1>
  gc.expect eq %412, %413 : tensor<11x11xi1>
  return
}
