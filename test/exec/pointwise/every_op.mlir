// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// What holds for every op: each rounds to its own type, in the order written.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // bf16 [any.rounds]
  %0 = gc.constant dense<[1.0, 3.0]> : tensor<2xbf16>
  %1 = gc.optimization_barrier %0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %2 = gc.constant dense<[0.001953125, 0.00390625]> : tensor<2xbf16>
  %3 = gc.optimization_barrier %2 : (tensor<2xbf16>) -> tensor<2xbf16>
  %4 = gc.constant dense<[-1.0, -3.0]> : tensor<2xbf16>
  %5 = gc.optimization_barrier %4 : (tensor<2xbf16>) -> tensor<2xbf16>
  %6 = gc.add %1, %3 : tensor<2xbf16>
  %7 = gc.add %6, %5 : tensor<2xbf16>
  %8 = gc.constant dense<0.0> : tensor<2xbf16>
  gc.expect eq %7, %8 : tensor<2xbf16>
  // bf16 [any.order]
  %9 = gc.constant dense<[512.0, -512.0]> : tensor<2xbf16>
  %10 = gc.optimization_barrier %9 : (tensor<2xbf16>) -> tensor<2xbf16>
  %11 = gc.constant dense<[1.0, -1.0]> : tensor<2xbf16>
  %12 = gc.optimization_barrier %11 : (tensor<2xbf16>) -> tensor<2xbf16>
  %13 = gc.constant dense<[-512.0, 512.0]> : tensor<2xbf16>
  %14 = gc.optimization_barrier %13 : (tensor<2xbf16>) -> tensor<2xbf16>
  %15 = gc.add %10, %12 : tensor<2xbf16>
  %16 = gc.add %15, %14 : tensor<2xbf16>
  %17 = gc.constant dense<0.0> : tensor<2xbf16>
  gc.expect eq %16, %17 : tensor<2xbf16>
  // bf16 [any.no_fma]
  %18 = gc.constant dense<1.03125> : tensor<1xbf16>
  %19 = gc.optimization_barrier %18 : (tensor<1xbf16>) -> tensor<1xbf16>
  %20 = gc.constant dense<1.03125> : tensor<1xbf16>
  %21 = gc.optimization_barrier %20 : (tensor<1xbf16>) -> tensor<1xbf16>
  %22 = gc.constant dense<-1.0625> : tensor<1xbf16>
  %23 = gc.optimization_barrier %22 : (tensor<1xbf16>) -> tensor<1xbf16>
  %24 = gc.mul %19, %21 : tensor<1xbf16>
  %25 = gc.add %24, %23 : tensor<1xbf16>
  %26 = gc.constant dense<0.0> : tensor<1xbf16>
  gc.expect eq %25, %26 : tensor<1xbf16>
  // bf16 [any.subnormals]
  %27 = gc.constant dense<[5.877471754111438e-39, -9.183549615799121e-41, 1.1663108012064884e-38]> : tensor<3xbf16>
  %28 = gc.optimization_barrier %27 : (tensor<3xbf16>) -> tensor<3xbf16>
  %29 = gc.add %28, %28 : tensor<3xbf16>
  %30 = gc.constant dense<[1.1754943508222875e-38, -1.8367099231598242e-40, 2.3326216024129768e-38]> : tensor<3xbf16>
  gc.expect eq %29, %30 : tensor<3xbf16>
  %31 = gc.constant dense<1.0> : tensor<3xbf16>
  %32 = gc.optimization_barrier %31 : (tensor<3xbf16>) -> tensor<3xbf16>
  %33 = gc.mul %28, %32 : tensor<3xbf16>
  %34 = gc.constant dense<[5.877471754111438e-39, -9.183549615799121e-41, 1.1663108012064884e-38]> : tensor<3xbf16>
  gc.expect eq %33, %34 : tensor<3xbf16>
  // f16 [any.rounds]
  %35 = gc.constant dense<[1.0, 3.0]> : tensor<2xf16>
  %36 = gc.optimization_barrier %35 : (tensor<2xf16>) -> tensor<2xf16>
  %37 = gc.constant dense<[0.000244140625, 0.00048828125]> : tensor<2xf16>
  %38 = gc.optimization_barrier %37 : (tensor<2xf16>) -> tensor<2xf16>
  %39 = gc.constant dense<[-1.0, -3.0]> : tensor<2xf16>
  %40 = gc.optimization_barrier %39 : (tensor<2xf16>) -> tensor<2xf16>
  %41 = gc.add %36, %38 : tensor<2xf16>
  %42 = gc.add %41, %40 : tensor<2xf16>
  %43 = gc.constant dense<0.0> : tensor<2xf16>
  gc.expect eq %42, %43 : tensor<2xf16>
  // f16 [any.order]
  %44 = gc.constant dense<[4096.0, -4096.0]> : tensor<2xf16>
  %45 = gc.optimization_barrier %44 : (tensor<2xf16>) -> tensor<2xf16>
  %46 = gc.constant dense<[1.0, -1.0]> : tensor<2xf16>
  %47 = gc.optimization_barrier %46 : (tensor<2xf16>) -> tensor<2xf16>
  %48 = gc.constant dense<[-4096.0, 4096.0]> : tensor<2xf16>
  %49 = gc.optimization_barrier %48 : (tensor<2xf16>) -> tensor<2xf16>
  %50 = gc.add %45, %47 : tensor<2xf16>
  %51 = gc.add %50, %49 : tensor<2xf16>
  %52 = gc.constant dense<0.0> : tensor<2xf16>
  gc.expect eq %51, %52 : tensor<2xf16>
  // f16 [any.no_fma]
  %53 = gc.constant dense<1.015625> : tensor<1xf16>
  %54 = gc.optimization_barrier %53 : (tensor<1xf16>) -> tensor<1xf16>
  %55 = gc.constant dense<1.015625> : tensor<1xf16>
  %56 = gc.optimization_barrier %55 : (tensor<1xf16>) -> tensor<1xf16>
  %57 = gc.constant dense<-1.03125> : tensor<1xf16>
  %58 = gc.optimization_barrier %57 : (tensor<1xf16>) -> tensor<1xf16>
  %59 = gc.mul %54, %56 : tensor<1xf16>
  %60 = gc.add %59, %58 : tensor<1xf16>
  %61 = gc.constant dense<0.0> : tensor<1xf16>
  gc.expect eq %60, %61 : tensor<1xf16>
  // f16 [any.subnormals]
  %62 = gc.constant dense<[3.0517578125e-05, -5.960464477539063e-08, 6.097555160522461e-05]> : tensor<3xf16>
  %63 = gc.optimization_barrier %62 : (tensor<3xf16>) -> tensor<3xf16>
  %64 = gc.add %63, %63 : tensor<3xf16>
  %65 = gc.constant dense<[6.103515625e-05, -1.1920928955078125e-07, 0.00012195110321044922]> : tensor<3xf16>
  gc.expect eq %64, %65 : tensor<3xf16>
  %66 = gc.constant dense<1.0> : tensor<3xf16>
  %67 = gc.optimization_barrier %66 : (tensor<3xf16>) -> tensor<3xf16>
  %68 = gc.mul %63, %67 : tensor<3xf16>
  %69 = gc.constant dense<[3.0517578125e-05, -5.960464477539063e-08, 6.097555160522461e-05]> : tensor<3xf16>
  gc.expect eq %68, %69 : tensor<3xf16>
  // f32 [any.rounds]
  %70 = gc.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %71 = gc.optimization_barrier %70 : (tensor<2xf32>) -> tensor<2xf32>
  %72 = gc.constant dense<[2.9802322387695312e-08, 5.960464477539063e-08]> : tensor<2xf32>
  %73 = gc.optimization_barrier %72 : (tensor<2xf32>) -> tensor<2xf32>
  %74 = gc.constant dense<[-1.0, -3.0]> : tensor<2xf32>
  %75 = gc.optimization_barrier %74 : (tensor<2xf32>) -> tensor<2xf32>
  %76 = gc.add %71, %73 : tensor<2xf32>
  %77 = gc.add %76, %75 : tensor<2xf32>
  %78 = gc.constant dense<0.0> : tensor<2xf32>
  gc.expect eq %77, %78 : tensor<2xf32>
  // f32 [any.order]
  %79 = gc.constant dense<[33554432.0, -33554432.0]> : tensor<2xf32>
  %80 = gc.optimization_barrier %79 : (tensor<2xf32>) -> tensor<2xf32>
  %81 = gc.constant dense<[1.0, -1.0]> : tensor<2xf32>
  %82 = gc.optimization_barrier %81 : (tensor<2xf32>) -> tensor<2xf32>
  %83 = gc.constant dense<[-33554432.0, 33554432.0]> : tensor<2xf32>
  %84 = gc.optimization_barrier %83 : (tensor<2xf32>) -> tensor<2xf32>
  %85 = gc.add %80, %82 : tensor<2xf32>
  %86 = gc.add %85, %84 : tensor<2xf32>
  %87 = gc.constant dense<0.0> : tensor<2xf32>
  gc.expect eq %86, %87 : tensor<2xf32>
  // f32 [any.no_fma]
  %88 = gc.constant dense<1.0001220703125> : tensor<1xf32>
  %89 = gc.optimization_barrier %88 : (tensor<1xf32>) -> tensor<1xf32>
  %90 = gc.constant dense<1.0001220703125> : tensor<1xf32>
  %91 = gc.optimization_barrier %90 : (tensor<1xf32>) -> tensor<1xf32>
  %92 = gc.constant dense<-1.000244140625> : tensor<1xf32>
  %93 = gc.optimization_barrier %92 : (tensor<1xf32>) -> tensor<1xf32>
  %94 = gc.mul %89, %91 : tensor<1xf32>
  %95 = gc.add %94, %93 : tensor<1xf32>
  %96 = gc.constant dense<0.0> : tensor<1xf32>
  gc.expect eq %95, %96 : tensor<1xf32>
  // f32 [any.subnormals]
  %97 = gc.constant dense<[5.877471754111438e-39, -1.401298464324817e-45, 1.1754942106924411e-38]> : tensor<3xf32>
  %98 = gc.optimization_barrier %97 : (tensor<3xf32>) -> tensor<3xf32>
  %99 = gc.add %98, %98 : tensor<3xf32>
  %100 = gc.constant dense<[1.1754943508222875e-38, -2.802596928649634e-45, 2.3509884213848822e-38]> : tensor<3xf32>
  gc.expect eq %99, %100 : tensor<3xf32>
  %101 = gc.constant dense<1.0> : tensor<3xf32>
  %102 = gc.optimization_barrier %101 : (tensor<3xf32>) -> tensor<3xf32>
  %103 = gc.mul %98, %102 : tensor<3xf32>
  %104 = gc.constant dense<[5.877471754111438e-39, -1.401298464324817e-45, 1.1754942106924411e-38]> : tensor<3xf32>
  gc.expect eq %103, %104 : tensor<3xf32>
  // f64 [any.rounds]
  %105 = gc.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %106 = gc.optimization_barrier %105 : (tensor<2xf64>) -> tensor<2xf64>
  %107 = gc.constant dense<[5.551115123125783e-17, 1.1102230246251565e-16]> : tensor<2xf64>
  %108 = gc.optimization_barrier %107 : (tensor<2xf64>) -> tensor<2xf64>
  %109 = gc.constant dense<[-1.0, -3.0]> : tensor<2xf64>
  %110 = gc.optimization_barrier %109 : (tensor<2xf64>) -> tensor<2xf64>
  %111 = gc.add %106, %108 : tensor<2xf64>
  %112 = gc.add %111, %110 : tensor<2xf64>
  %113 = gc.constant dense<0.0> : tensor<2xf64>
  gc.expect eq %112, %113 : tensor<2xf64>
  // f64 [any.order]
  %114 = gc.constant dense<[1.8014398509481984e+16, -1.8014398509481984e+16]> : tensor<2xf64>
  %115 = gc.optimization_barrier %114 : (tensor<2xf64>) -> tensor<2xf64>
  %116 = gc.constant dense<[1.0, -1.0]> : tensor<2xf64>
  %117 = gc.optimization_barrier %116 : (tensor<2xf64>) -> tensor<2xf64>
  %118 = gc.constant dense<[-1.8014398509481984e+16, 1.8014398509481984e+16]> : tensor<2xf64>
  %119 = gc.optimization_barrier %118 : (tensor<2xf64>) -> tensor<2xf64>
  %120 = gc.add %115, %117 : tensor<2xf64>
  %121 = gc.add %120, %119 : tensor<2xf64>
  %122 = gc.constant dense<0.0> : tensor<2xf64>
  gc.expect eq %121, %122 : tensor<2xf64>
  // f64 [any.no_fma]
  %123 = gc.constant dense<1.0000000074505806> : tensor<1xf64>
  %124 = gc.optimization_barrier %123 : (tensor<1xf64>) -> tensor<1xf64>
  %125 = gc.constant dense<1.0000000074505806> : tensor<1xf64>
  %126 = gc.optimization_barrier %125 : (tensor<1xf64>) -> tensor<1xf64>
  %127 = gc.constant dense<-1.0000000149011612> : tensor<1xf64>
  %128 = gc.optimization_barrier %127 : (tensor<1xf64>) -> tensor<1xf64>
  %129 = gc.mul %124, %126 : tensor<1xf64>
  %130 = gc.add %129, %128 : tensor<1xf64>
  %131 = gc.constant dense<0.0> : tensor<1xf64>
  gc.expect eq %130, %131 : tensor<1xf64>
  // f64 [any.subnormals]
  %132 = gc.constant dense<[1.1125369292536007e-308, -5.0e-324, 2.225073858507201e-308]> : tensor<3xf64>
  %133 = gc.optimization_barrier %132 : (tensor<3xf64>) -> tensor<3xf64>
  %134 = gc.add %133, %133 : tensor<3xf64>
  %135 = gc.constant dense<[2.2250738585072014e-308, -1.0e-323, 4.450147717014402e-308]> : tensor<3xf64>
  gc.expect eq %134, %135 : tensor<3xf64>
  %136 = gc.constant dense<1.0> : tensor<3xf64>
  %137 = gc.optimization_barrier %136 : (tensor<3xf64>) -> tensor<3xf64>
  %138 = gc.mul %133, %137 : tensor<3xf64>
  %139 = gc.constant dense<[1.1125369292536007e-308, -5.0e-324, 2.225073858507201e-308]> : tensor<3xf64>
  gc.expect eq %138, %139 : tensor<3xf64>
  return
}
