// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.convert between all pairs of types: integers wrap, floats saturate and NaN gives 0.
// [convert.wrap]
// [convert.saturate]
// [convert.nan]
// [convert.bool]
// [convert.round]
// [convert.through_f32]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // from i1
  %0 = gc.constant dense<[false, true]> : tensor<2xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi2>
  %3 = gc.constant dense<[0, 1]> : tensor<2xi2>
  gc.expect eq %2, %3 : tensor<2xi2>
  %4 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi4>
  %5 = gc.constant dense<[0, 1]> : tensor<2xi4>
  gc.expect eq %4, %5 : tensor<2xi4>
  %6 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi8>
  %7 = gc.constant dense<[0, 1]> : tensor<2xi8>
  gc.expect eq %6, %7 : tensor<2xi8>
  %8 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi16>
  %9 = gc.constant dense<[0, 1]> : tensor<2xi16>
  gc.expect eq %8, %9 : tensor<2xi16>
  %10 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi32>
  %11 = gc.constant dense<[0, 1]> : tensor<2xi32>
  gc.expect eq %10, %11 : tensor<2xi32>
  %12 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi64>
  %13 = gc.constant dense<[0, 1]> : tensor<2xi64>
  gc.expect eq %12, %13 : tensor<2xi64>
  %14 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui2>
  %15 = gc.constant dense<[0, 1]> : tensor<2xui2>
  gc.expect eq %14, %15 : tensor<2xui2>
  %16 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui4>
  %17 = gc.constant dense<[0, 1]> : tensor<2xui4>
  gc.expect eq %16, %17 : tensor<2xui4>
  %18 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui8>
  %19 = gc.constant dense<[0, 1]> : tensor<2xui8>
  gc.expect eq %18, %19 : tensor<2xui8>
  %20 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui16>
  %21 = gc.constant dense<[0, 1]> : tensor<2xui16>
  gc.expect eq %20, %21 : tensor<2xui16>
  %22 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui32>
  %23 = gc.constant dense<[0, 1]> : tensor<2xui32>
  gc.expect eq %22, %23 : tensor<2xui32>
  %24 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui64>
  %25 = gc.constant dense<[0, 1]> : tensor<2xui64>
  gc.expect eq %24, %25 : tensor<2xui64>
  %26 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E3M4>
  %27 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E3M4>
  gc.expect eq %26, %27 : tensor<2xf8E3M4>
  %28 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E4M3>
  %29 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3>
  gc.expect eq %28, %29 : tensor<2xf8E4M3>
  %30 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  %31 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FN>
  gc.expect eq %30, %31 : tensor<2xf8E4M3FN>
  %32 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E4M3FNUZ>
  %33 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  gc.expect eq %32, %33 : tensor<2xf8E4M3FNUZ>
  %34 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E4M3B11FNUZ>
  %35 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  gc.expect eq %34, %35 : tensor<2xf8E4M3B11FNUZ>
  %36 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E5M2>
  %37 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E5M2>
  gc.expect eq %36, %37 : tensor<2xf8E5M2>
  %38 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E5M2FNUZ>
  %39 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E5M2FNUZ>
  gc.expect eq %38, %39 : tensor<2xf8E5M2FNUZ>
  %40 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E8M0FNU>
  %41 = gc.constant dense<[0xFF, 1.0]> : tensor<2xf8E8M0FNU>
  gc.expect eq %40, %41 : tensor<2xf8E8M0FNU>
  %42 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xbf16>
  %43 = gc.constant dense<[0.0, 1.0]> : tensor<2xbf16>
  gc.expect eq %42, %43 : tensor<2xbf16>
  %44 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf16>
  %45 = gc.constant dense<[0.0, 1.0]> : tensor<2xf16>
  gc.expect eq %44, %45 : tensor<2xf16>
  %46 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf32>
  %47 = gc.constant dense<[0.0, 1.0]> : tensor<2xf32>
  gc.expect eq %46, %47 : tensor<2xf32>
  %48 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf64>
  %49 = gc.constant dense<[0.0, 1.0]> : tensor<2xf64>
  gc.expect eq %48, %49 : tensor<2xf64>
  // from i2
  %50 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %51 = gc.optimization_barrier %50 : (tensor<4xi2>) -> tensor<4xi2>
  %52 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xi1>
  %53 = gc.constant dense<[false, true, true, true]> : tensor<4xi1>
  gc.expect eq %52, %53 : tensor<4xi1>
  %54 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xi4>
  %55 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi4>
  gc.expect eq %54, %55 : tensor<4xi4>
  %56 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xi8>
  %57 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi8>
  gc.expect eq %56, %57 : tensor<4xi8>
  %58 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xi16>
  %59 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi16>
  gc.expect eq %58, %59 : tensor<4xi16>
  %60 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xi32>
  %61 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi32>
  gc.expect eq %60, %61 : tensor<4xi32>
  %62 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xi64>
  %63 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi64>
  gc.expect eq %62, %63 : tensor<4xi64>
  %64 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xui2>
  %65 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  gc.expect eq %64, %65 : tensor<4xui2>
  %66 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xui4>
  %67 = gc.constant dense<[0, 1, 15, 14]> : tensor<4xui4>
  gc.expect eq %66, %67 : tensor<4xui4>
  %68 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xui8>
  %69 = gc.constant dense<[0, 1, 255, 254]> : tensor<4xui8>
  gc.expect eq %68, %69 : tensor<4xui8>
  %70 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xui16>
  %71 = gc.constant dense<[0, 1, 65535, 65534]> : tensor<4xui16>
  gc.expect eq %70, %71 : tensor<4xui16>
  %72 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xui32>
  %73 = gc.constant dense<[0, 1, 4294967295, 4294967294]> : tensor<4xui32>
  gc.expect eq %72, %73 : tensor<4xui32>
  %74 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xui64>
  %75 = gc.constant dense<[0, 1, 18446744073709551615, 18446744073709551614]> : tensor<4xui64>
  gc.expect eq %74, %75 : tensor<4xui64>
  %76 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E3M4>
  %77 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E3M4>
  gc.expect eq %76, %77 : tensor<4xf8E3M4>
  %78 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E4M3>
  %79 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3>
  gc.expect eq %78, %79 : tensor<4xf8E4M3>
  %80 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E4M3FN>
  %81 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %80, %81 : tensor<4xf8E4M3FN>
  %82 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E4M3FNUZ>
  %83 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %82, %83 : tensor<4xf8E4M3FNUZ>
  %84 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E4M3B11FNUZ>
  %85 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %84, %85 : tensor<4xf8E4M3B11FNUZ>
  %86 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E5M2>
  %87 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E5M2>
  gc.expect eq %86, %87 : tensor<4xf8E5M2>
  %88 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E5M2FNUZ>
  %89 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %88, %89 : tensor<4xf8E5M2FNUZ>
  %90 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf8E8M0FNU>
  %91 = gc.constant dense<[0xFF, 1.0, 0xFF, 0xFF]> : tensor<4xf8E8M0FNU>
  gc.expect eq %90, %91 : tensor<4xf8E8M0FNU>
  %92 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xbf16>
  %93 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xbf16>
  gc.expect eq %92, %93 : tensor<4xbf16>
  %94 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf16>
  %95 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf16>
  gc.expect eq %94, %95 : tensor<4xf16>
  %96 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf32>
  %97 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf32>
  gc.expect eq %96, %97 : tensor<4xf32>
  %98 = gc.convert %51 : (tensor<4xi2>) -> tensor<4xf64>
  %99 = gc.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf64>
  gc.expect eq %98, %99 : tensor<4xf64>
  // from i4
  %100 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %101 = gc.optimization_barrier %100 : (tensor<12xi4>) -> tensor<12xi4>
  %102 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xi1>
  %103 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
  gc.expect eq %102, %103 : tensor<12xi1>
  %104 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xi2>
  %105 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, 0, -2, 0, 1]> : tensor<12xi2>
  gc.expect eq %104, %105 : tensor<12xi2>
  %106 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xi8>
  %107 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi8>
  gc.expect eq %106, %107 : tensor<12xi8>
  %108 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xi16>
  %109 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi16>
  gc.expect eq %108, %109 : tensor<12xi16>
  %110 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xi32>
  %111 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi32>
  gc.expect eq %110, %111 : tensor<12xi32>
  %112 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xi64>
  %113 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi64>
  gc.expect eq %112, %113 : tensor<12xi64>
  %114 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xui2>
  %115 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 0, 2, 0, 1]> : tensor<12xui2>
  gc.expect eq %114, %115 : tensor<12xui2>
  %116 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xui4>
  %117 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 8, 6, 4, 5]> : tensor<12xui4>
  gc.expect eq %116, %117 : tensor<12xui4>
  %118 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xui8>
  %119 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 248, 6, 4, 5]> : tensor<12xui8>
  gc.expect eq %118, %119 : tensor<12xui8>
  %120 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xui16>
  %121 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 65528, 6, 4, 5]> : tensor<12xui16>
  gc.expect eq %120, %121 : tensor<12xui16>
  %122 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xui32>
  %123 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 4294967288, 6, 4, 5]> : tensor<12xui32>
  gc.expect eq %122, %123 : tensor<12xui32>
  %124 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xui64>
  %125 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744073709551608, 6, 4, 5]> : tensor<12xui64>
  gc.expect eq %124, %125 : tensor<12xui64>
  %126 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E3M4>
  %127 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E3M4>
  gc.expect eq %126, %127 : tensor<12xf8E3M4>
  %128 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E4M3>
  %129 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E4M3>
  gc.expect eq %128, %129 : tensor<12xf8E4M3>
  %130 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E4M3FN>
  %131 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E4M3FN>
  gc.expect eq %130, %131 : tensor<12xf8E4M3FN>
  %132 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E4M3FNUZ>
  %133 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E4M3FNUZ>
  gc.expect eq %132, %133 : tensor<12xf8E4M3FNUZ>
  %134 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E4M3B11FNUZ>
  %135 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E4M3B11FNUZ>
  gc.expect eq %134, %135 : tensor<12xf8E4M3B11FNUZ>
  %136 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E5M2>
  %137 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E5M2>
  gc.expect eq %136, %137 : tensor<12xf8E5M2>
  %138 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E5M2FNUZ>
  %139 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E5M2FNUZ>
  gc.expect eq %138, %139 : tensor<12xf8E5M2FNUZ>
  %140 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf8E8M0FNU>
  %141 = gc.constant dense<[0xFF, 1.0, 0xFF, 2.0, 0xFF, 4.0, 8.0, 0xFF, 0xFF, 8.0, 4.0, 4.0]> : tensor<12xf8E8M0FNU>
  gc.expect eq %140, %141 : tensor<12xf8E8M0FNU>
  %142 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xbf16>
  %143 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xbf16>
  gc.expect eq %142, %143 : tensor<12xbf16>
  %144 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf16>
  %145 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf16>
  gc.expect eq %144, %145 : tensor<12xf16>
  %146 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf32>
  %147 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf32>
  gc.expect eq %146, %147 : tensor<12xf32>
  %148 = gc.convert %101 : (tensor<12xi4>) -> tensor<12xf64>
  %149 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf64>
  gc.expect eq %148, %149 : tensor<12xf64>
  // from i8
  %150 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi8>
  %151 = gc.optimization_barrier %150 : (tensor<19xi8>) -> tensor<19xi8>
  %152 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xi1>
  %153 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<19xi1>
  gc.expect eq %152, %153 : tensor<19xi1>
  %154 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xi2>
  %155 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, 0, 1, -1, -2, 0, 1, 1, -1, 0, 0, 0]> : tensor<19xi2>
  gc.expect eq %154, %155 : tensor<19xi2>
  %156 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xi4>
  %157 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -8, -7, 1, -1, 0, 0, 0]> : tensor<19xi4>
  gc.expect eq %156, %157 : tensor<19xi4>
  %158 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xi16>
  %159 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi16>
  gc.expect eq %158, %159 : tensor<19xi16>
  %160 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xi32>
  %161 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi32>
  gc.expect eq %160, %161 : tensor<19xi32>
  %162 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xi64>
  %163 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi64>
  gc.expect eq %162, %163 : tensor<19xi64>
  %164 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xui2>
  %165 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 0, 1, 3, 2, 0, 1, 1, 3, 0, 0, 0]> : tensor<19xui2>
  gc.expect eq %164, %165 : tensor<19xui2>
  %166 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xui4>
  %167 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 8, 9, 1, 15, 0, 0, 0]> : tensor<19xui4>
  gc.expect eq %166, %167 : tensor<19xui4>
  %168 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xui8>
  %169 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 128, 129, 127, 126, 8, 9, 193, 207, 208, 224, 240]> : tensor<19xui8>
  gc.expect eq %168, %169 : tensor<19xui8>
  %170 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xui16>
  %171 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 65408, 65409, 127, 126, 8, 9, 65473, 65487, 65488, 65504, 65520]> : tensor<19xui16>
  gc.expect eq %170, %171 : tensor<19xui16>
  %172 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xui32>
  %173 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 4294967168, 4294967169, 127, 126, 8, 9, 4294967233, 4294967247, 4294967248, 4294967264, 4294967280]> : tensor<19xui32>
  gc.expect eq %172, %173 : tensor<19xui32>
  %174 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xui64>
  %175 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744073709551488, 18446744073709551489, 127, 126, 8, 9, 18446744073709551553, 18446744073709551567, 18446744073709551568, 18446744073709551584, 18446744073709551600]> : tensor<19xui64>
  gc.expect eq %174, %175 : tensor<19xui64>
  %176 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E3M4>
  %177 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xF0, 0xF0, 0x70, 0x70, 8.0, 9.0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0]> : tensor<19xf8E3M4>
  gc.expect eq %176, %177 : tensor<19xf8E3M4>
  %178 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E4M3>
  %179 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -128.0, 128.0, 128.0, 8.0, 9.0, -64.0, -48.0, -48.0, -32.0, -16.0]> : tensor<19xf8E4M3>
  gc.expect eq %178, %179 : tensor<19xf8E4M3>
  %180 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E4M3FN>
  %181 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -128.0, 128.0, 128.0, 8.0, 9.0, -64.0, -48.0, -48.0, -32.0, -16.0]> : tensor<19xf8E4M3FN>
  gc.expect eq %180, %181 : tensor<19xf8E4M3FN>
  %182 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E4M3FNUZ>
  %183 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -128.0, 128.0, 128.0, 8.0, 9.0, -64.0, -48.0, -48.0, -32.0, -16.0]> : tensor<19xf8E4M3FNUZ>
  gc.expect eq %182, %183 : tensor<19xf8E4M3FNUZ>
  %184 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E4M3B11FNUZ>
  %185 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 8.0, 9.0, 0x80, 0x80, 0x80, 0x80, -16.0]> : tensor<19xf8E4M3B11FNUZ>
  gc.expect eq %184, %185 : tensor<19xf8E4M3B11FNUZ>
  %186 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E5M2>
  %187 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -128.0, 128.0, 128.0, 8.0, 8.0, -64.0, -48.0, -48.0, -32.0, -16.0]> : tensor<19xf8E5M2>
  gc.expect eq %186, %187 : tensor<19xf8E5M2>
  %188 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E5M2FNUZ>
  %189 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -128.0, 128.0, 128.0, 8.0, 8.0, -64.0, -48.0, -48.0, -32.0, -16.0]> : tensor<19xf8E5M2FNUZ>
  gc.expect eq %188, %189 : tensor<19xf8E5M2FNUZ>
  %190 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf8E8M0FNU>
  %191 = gc.constant dense<[0xFF, 1.0, 0xFF, 2.0, 0xFF, 4.0, 8.0, 0xFF, 0xFF, 0xFF, 128.0, 128.0, 8.0, 8.0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]> : tensor<19xf8E8M0FNU>
  gc.expect eq %190, %191 : tensor<19xf8E8M0FNU>
  %192 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xbf16>
  %193 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xbf16>
  gc.expect eq %192, %193 : tensor<19xbf16>
  %194 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf16>
  %195 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xf16>
  gc.expect eq %194, %195 : tensor<19xf16>
  %196 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf32>
  %197 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xf32>
  gc.expect eq %196, %197 : tensor<19xf32>
  %198 = gc.convert %151 : (tensor<19xi8>) -> tensor<19xf64>
  %199 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xf64>
  gc.expect eq %198, %199 : tensor<19xf64>
  // from i16
  %200 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<23xi16>
  %201 = gc.optimization_barrier %200 : (tensor<23xi16>) -> tensor<23xi16>
  %202 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xi1>
  %203 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  gc.expect eq %202, %203 : tensor<23xi1>
  %204 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xi2>
  %205 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, 0, 1, -1, -2, -1, 0, 1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<23xi2>
  gc.expect eq %204, %205 : tensor<23xi2>
  %206 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xi4>
  %207 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -1, 0, 1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<23xi4>
  gc.expect eq %206, %207 : tensor<23xi4>
  %208 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xi8>
  %209 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 15, 16, 17, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<23xi8>
  gc.expect eq %208, %209 : tensor<23xi8>
  %210 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xi32>
  %211 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<23xi32>
  gc.expect eq %210, %211 : tensor<23xi32>
  %212 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xi64>
  %213 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<23xi64>
  gc.expect eq %212, %213 : tensor<23xi64>
  %214 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xui2>
  %215 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 0, 1, 3, 2, 3, 0, 1, 3, 0, 1, 1, 3, 0, 0, 0]> : tensor<23xui2>
  gc.expect eq %214, %215 : tensor<23xui2>
  %216 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xui4>
  %217 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 15, 0, 1, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<23xui4>
  gc.expect eq %216, %217 : tensor<23xui4>
  %218 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xui8>
  %219 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 0, 1, 255, 254, 15, 16, 17, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<23xui8>
  gc.expect eq %218, %219 : tensor<23xui8>
  %220 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xui16>
  %221 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 32768, 32769, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<23xui16>
  gc.expect eq %220, %221 : tensor<23xui16>
  %222 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xui32>
  %223 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 4294934528, 4294934529, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 4294967280]> : tensor<23xui32>
  gc.expect eq %222, %223 : tensor<23xui32>
  %224 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xui64>
  %225 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744073709518848, 18446744073709518849, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 18446744073709551600]> : tensor<23xui64>
  gc.expect eq %224, %225 : tensor<23xui64>
  %226 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E3M4>
  %227 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xF0, 0xF0, 0x70, 0x70, 15.0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0]> : tensor<23xf8E3M4>
  gc.expect eq %226, %227 : tensor<23xf8E3M4>
  %228 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E4M3>
  %229 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xF8, 0xF8, 0x78, 0x78, 15.0, 16.0, 16.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, -16.0]> : tensor<23xf8E4M3>
  gc.expect eq %228, %229 : tensor<23xf8E4M3>
  %230 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E4M3FN>
  %231 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x7F, 0x7F, 0x7F, 0x7F, 15.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, -16.0]> : tensor<23xf8E4M3FN>
  gc.expect eq %230, %231 : tensor<23xf8E4M3FN>
  %232 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E4M3FNUZ>
  %233 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 15.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -16.0]> : tensor<23xf8E4M3FNUZ>
  gc.expect eq %232, %233 : tensor<23xf8E4M3FNUZ>
  %234 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E4M3B11FNUZ>
  %235 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 15.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -16.0]> : tensor<23xf8E4M3B11FNUZ>
  gc.expect eq %234, %235 : tensor<23xf8E4M3B11FNUZ>
  %236 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E5M2>
  %237 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32768.0, 32768.0, 32768.0, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, -16.0]> : tensor<23xf8E5M2>
  gc.expect eq %236, %237 : tensor<23xf8E5M2>
  %238 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E5M2FNUZ>
  %239 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32768.0, 32768.0, 32768.0, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, -16.0]> : tensor<23xf8E5M2FNUZ>
  gc.expect eq %238, %239 : tensor<23xf8E5M2FNUZ>
  %240 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf8E8M0FNU>
  %241 = gc.constant dense<[0xFF, 1.0, 0xFF, 2.0, 0xFF, 4.0, 8.0, 0xFF, 0xFF, 0xFF, 32768.0, 32768.0, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 512.0, 512.0, 512.0, 512.0, 0xFF]> : tensor<23xf8E8M0FNU>
  gc.expect eq %240, %241 : tensor<23xf8E8M0FNU>
  %242 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xbf16>
  %243 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32768.0, 32768.0, 32768.0, 15.0, 16.0, 17.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, -16.0]> : tensor<23xbf16>
  gc.expect eq %242, %243 : tensor<23xbf16>
  %244 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf16>
  %245 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32768.0, 32768.0, 32768.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, -16.0]> : tensor<23xf16>
  gc.expect eq %244, %245 : tensor<23xf16>
  %246 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf32>
  %247 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32767.0, 32767.0, 32766.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, -16.0]> : tensor<23xf32>
  gc.expect eq %246, %247 : tensor<23xf32>
  %248 = gc.convert %201 : (tensor<23xi16>) -> tensor<23xf64>
  %249 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32767.0, 32767.0, 32766.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, -16.0]> : tensor<23xf64>
  gc.expect eq %248, %249 : tensor<23xf64>
  // from i32
  %250 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xi32>
  %251 = gc.optimization_barrier %250 : (tensor<26xi32>) -> tensor<26xi32>
  %252 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xi1>
  %253 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<26xi1>
  gc.expect eq %252, %253 : tensor<26xi1>
  %254 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xi2>
  %255 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, 0, 1, -1, -2, -1, 0, 1, 1, -1, -1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<26xi2>
  gc.expect eq %254, %255 : tensor<26xi2>
  %256 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xi4>
  %257 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<26xi4>
  gc.expect eq %256, %257 : tensor<26xi4>
  %258 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xi8>
  %259 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 31, 32, 33, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<26xi8>
  gc.expect eq %258, %259 : tensor<26xi8>
  %260 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xi16>
  %261 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<26xi16>
  gc.expect eq %260, %261 : tensor<26xi16>
  %262 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xi64>
  %263 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xi64>
  gc.expect eq %262, %263 : tensor<26xi64>
  %264 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xui2>
  %265 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 0, 1, 3, 2, 3, 0, 1, 1, 3, 3, 3, 0, 1, 1, 3, 0, 0, 0]> : tensor<26xui2>
  gc.expect eq %264, %265 : tensor<26xui2>
  %266 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xui4>
  %267 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<26xui4>
  gc.expect eq %266, %267 : tensor<26xui4>
  %268 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xui8>
  %269 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 0, 1, 255, 254, 31, 32, 33, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<26xui8>
  gc.expect eq %268, %269 : tensor<26xui8>
  %270 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xui16>
  %271 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 0, 1, 65535, 65534, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xui16>
  gc.expect eq %270, %271 : tensor<26xui16>
  %272 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xui32>
  %273 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 2147483648, 2147483649, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xui32>
  gc.expect eq %272, %273 : tensor<26xui32>
  %274 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xui64>
  %275 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744071562067968, 18446744071562067969, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xui64>
  gc.expect eq %274, %275 : tensor<26xui64>
  %276 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E3M4>
  %277 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xF0, 0xF0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70]> : tensor<26xf8E3M4>
  gc.expect eq %276, %277 : tensor<26xf8E3M4>
  %278 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E4M3>
  %279 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xF8, 0xF8, 0x78, 0x78, 32.0, 32.0, 32.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<26xf8E4M3>
  gc.expect eq %278, %279 : tensor<26xf8E4M3>
  %280 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E4M3FN>
  %281 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x7F, 0x7F, 0x7F, 0x7F, 32.0, 32.0, 32.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F]> : tensor<26xf8E4M3FN>
  gc.expect eq %280, %281 : tensor<26xf8E4M3FN>
  %282 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E4M3FNUZ>
  %283 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 32.0, 32.0, 32.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<26xf8E4M3FNUZ>
  gc.expect eq %282, %283 : tensor<26xf8E4M3FNUZ>
  %284 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E4M3B11FNUZ>
  %285 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<26xf8E4M3B11FNUZ>
  gc.expect eq %284, %285 : tensor<26xf8E4M3B11FNUZ>
  %286 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E5M2>
  %287 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC, 0xFC, 0x7C, 0x7C, 32.0, 32.0, 32.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C]> : tensor<26xf8E5M2>
  gc.expect eq %286, %287 : tensor<26xf8E5M2>
  %288 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E5M2FNUZ>
  %289 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 32.0, 32.0, 32.0, 0x80, 0x80, 0x80, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x80]> : tensor<26xf8E5M2FNUZ>
  gc.expect eq %288, %289 : tensor<26xf8E5M2FNUZ>
  %290 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf8E8M0FNU>
  %291 = gc.constant dense<[0xFF, 1.0, 0xFF, 2.0, 0xFF, 4.0, 8.0, 0xFF, 0xFF, 0xFF, 2147483648.0, 2147483648.0, 32.0, 32.0, 32.0, 16777216.0, 16777216.0, 33554432.0, 256.0, 256.0, 256.0, 512.0, 512.0, 512.0, 512.0, 65536.0]> : tensor<26xf8E8M0FNU>
  gc.expect eq %290, %291 : tensor<26xf8E8M0FNU>
  %292 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xbf16>
  %293 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -2147483648.0, -2147483648.0, 2147483648.0, 2147483648.0, 31.0, 32.0, 33.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0]> : tensor<26xbf16>
  gc.expect eq %292, %293 : tensor<26xbf16>
  %294 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf16>
  %295 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC00, 0xFC00, 0x7C00, 0x7C00, 31.0, 32.0, 33.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00]> : tensor<26xf16>
  gc.expect eq %294, %295 : tensor<26xf16>
  %296 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf32>
  %297 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -2147483648.0, -2147483648.0, 2147483648.0, 2147483648.0, 31.0, 32.0, 33.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<26xf32>
  gc.expect eq %296, %297 : tensor<26xf32>
  %298 = gc.convert %251 : (tensor<26xi32>) -> tensor<26xf64>
  %299 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -2147483648.0, -2147483647.0, 2147483647.0, 2147483646.0, 31.0, 32.0, 33.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<26xf64>
  gc.expect eq %298, %299 : tensor<26xf64>
  // from i64
  %300 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<27xi64>
  %301 = gc.optimization_barrier %300 : (tensor<27xi64>) -> tensor<27xi64>
  %302 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xi1>
  %303 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<27xi1>
  gc.expect eq %302, %303 : tensor<27xi1>
  %304 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xi2>
  %305 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, 0, 1, -1, -2, -1, 0, 1, 1, -1, -1, -1, 0, 1, 1, -1, 0, 0, 0, 1]> : tensor<27xi2>
  gc.expect eq %304, %305 : tensor<27xi2>
  %306 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xi4>
  %307 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0, 1]> : tensor<27xi4>
  gc.expect eq %306, %307 : tensor<27xi4>
  %308 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xi8>
  %309 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 63, 64, 65, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16, 1]> : tensor<27xi8>
  gc.expect eq %308, %309 : tensor<27xi8>
  %310 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xi16>
  %311 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16, 1]> : tensor<27xi16>
  gc.expect eq %310, %311 : tensor<27xi16>
  %312 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xi32>
  %313 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<27xi32>
  gc.expect eq %312, %313 : tensor<27xi32>
  %314 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xui2>
  %315 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 0, 1, 3, 2, 3, 0, 1, 1, 3, 3, 3, 0, 1, 1, 3, 0, 0, 0, 1]> : tensor<27xui2>
  gc.expect eq %314, %315 : tensor<27xui2>
  %316 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xui4>
  %317 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0, 1]> : tensor<27xui4>
  gc.expect eq %316, %317 : tensor<27xui4>
  %318 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xui8>
  %319 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 0, 1, 255, 254, 63, 64, 65, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240, 1]> : tensor<27xui8>
  gc.expect eq %318, %319 : tensor<27xui8>
  %320 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xui16>
  %321 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 0, 1, 65535, 65534, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<27xui16>
  gc.expect eq %320, %321 : tensor<27xui16>
  %322 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xui32>
  %323 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 0, 1, 4294967295, 4294967294, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<27xui32>
  gc.expect eq %322, %323 : tensor<27xui32>
  %324 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xui64>
  %325 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 9223372036854775808, 9223372036854775809, 9223372036854775807, 9223372036854775806, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<27xui64>
  gc.expect eq %324, %325 : tensor<27xui64>
  %326 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E3M4>
  %327 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xF0, 0xF0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70]> : tensor<27xf8E3M4>
  gc.expect eq %326, %327 : tensor<27xf8E3M4>
  %328 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E4M3>
  %329 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xF8, 0xF8, 0x78, 0x78, 64.0, 64.0, 64.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<27xf8E4M3>
  gc.expect eq %328, %329 : tensor<27xf8E4M3>
  %330 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E4M3FN>
  %331 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x7F, 0x7F, 0x7F, 0x7F, 64.0, 64.0, 64.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F]> : tensor<27xf8E4M3FN>
  gc.expect eq %330, %331 : tensor<27xf8E4M3FN>
  %332 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E4M3FNUZ>
  %333 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 64.0, 64.0, 64.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<27xf8E4M3FNUZ>
  gc.expect eq %332, %333 : tensor<27xf8E4M3FNUZ>
  %334 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E4M3B11FNUZ>
  %335 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<27xf8E4M3B11FNUZ>
  gc.expect eq %334, %335 : tensor<27xf8E4M3B11FNUZ>
  %336 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E5M2>
  %337 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC, 0xFC, 0x7C, 0x7C, 64.0, 64.0, 64.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C, 0x7C]> : tensor<27xf8E5M2>
  gc.expect eq %336, %337 : tensor<27xf8E5M2>
  %338 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E5M2FNUZ>
  %339 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x80, 0x80, 0x80, 0x80, 64.0, 64.0, 64.0, 0x80, 0x80, 0x80, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x80, 0x80]> : tensor<27xf8E5M2FNUZ>
  gc.expect eq %338, %339 : tensor<27xf8E5M2FNUZ>
  %340 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf8E8M0FNU>
  %341 = gc.constant dense<[0xFF, 1.0, 0xFF, 2.0, 0xFF, 4.0, 8.0, 0xFF, 0xFF, 0xFF, 9.223372036854776e+18, 9.223372036854776e+18, 64.0, 64.0, 64.0, 16777216.0, 16777216.0, 33554432.0, 256.0, 256.0, 256.0, 512.0, 512.0, 512.0, 512.0, 65536.0, 4.611686018427388e+18]> : tensor<27xf8E8M0FNU>
  gc.expect eq %340, %341 : tensor<27xf8E8M0FNU>
  %342 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xbf16>
  %343 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -9.223372036854776e+18, -9.223372036854776e+18, 9.223372036854776e+18, 9.223372036854776e+18, 63.0, 64.0, 65.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0, 4.611686018427388e+18]> : tensor<27xbf16>
  gc.expect eq %342, %343 : tensor<27xbf16>
  %344 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf16>
  %345 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC00, 0xFC00, 0x7C00, 0x7C00, 63.0, 64.0, 65.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00, 0x7C00]> : tensor<27xf16>
  gc.expect eq %344, %345 : tensor<27xf16>
  %346 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf32>
  %347 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -9.223372036854776e+18, -9.223372036854776e+18, 9.223372036854776e+18, 9.223372036854776e+18, 63.0, 64.0, 65.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<27xf32>
  gc.expect eq %346, %347 : tensor<27xf32>
  %348 = gc.convert %301 : (tensor<27xi64>) -> tensor<27xf64>
  %349 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -9.223372036854776e+18, -9.223372036854776e+18, 9.223372036854776e+18, 9.223372036854776e+18, 63.0, 64.0, 65.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<27xf64>
  gc.expect eq %348, %349 : tensor<27xf64>
  // from ui2
  %350 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %351 = gc.optimization_barrier %350 : (tensor<4xui2>) -> tensor<4xui2>
  %352 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xi1>
  %353 = gc.constant dense<[false, true, true, true]> : tensor<4xi1>
  gc.expect eq %352, %353 : tensor<4xi1>
  %354 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xi2>
  %355 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  gc.expect eq %354, %355 : tensor<4xi2>
  %356 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xi4>
  %357 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xi4>
  gc.expect eq %356, %357 : tensor<4xi4>
  %358 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xi8>
  %359 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xi8>
  gc.expect eq %358, %359 : tensor<4xi8>
  %360 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xi16>
  %361 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xi16>
  gc.expect eq %360, %361 : tensor<4xi16>
  %362 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xi32>
  %363 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xi32>
  gc.expect eq %362, %363 : tensor<4xi32>
  %364 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xi64>
  %365 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xi64>
  gc.expect eq %364, %365 : tensor<4xi64>
  %366 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xui4>
  %367 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui4>
  gc.expect eq %366, %367 : tensor<4xui4>
  %368 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xui8>
  %369 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui8>
  gc.expect eq %368, %369 : tensor<4xui8>
  %370 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xui16>
  %371 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui16>
  gc.expect eq %370, %371 : tensor<4xui16>
  %372 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xui32>
  %373 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui32>
  gc.expect eq %372, %373 : tensor<4xui32>
  %374 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xui64>
  %375 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui64>
  gc.expect eq %374, %375 : tensor<4xui64>
  %376 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E3M4>
  %377 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf8E3M4>
  gc.expect eq %376, %377 : tensor<4xf8E3M4>
  %378 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E4M3>
  %379 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf8E4M3>
  gc.expect eq %378, %379 : tensor<4xf8E4M3>
  %380 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E4M3FN>
  %381 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %380, %381 : tensor<4xf8E4M3FN>
  %382 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E4M3FNUZ>
  %383 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %382, %383 : tensor<4xf8E4M3FNUZ>
  %384 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E4M3B11FNUZ>
  %385 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %384, %385 : tensor<4xf8E4M3B11FNUZ>
  %386 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E5M2>
  %387 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf8E5M2>
  gc.expect eq %386, %387 : tensor<4xf8E5M2>
  %388 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E5M2FNUZ>
  %389 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %388, %389 : tensor<4xf8E5M2FNUZ>
  %390 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf8E8M0FNU>
  %391 = gc.constant dense<[0xFF, 1.0, 4.0, 2.0]> : tensor<4xf8E8M0FNU>
  gc.expect eq %390, %391 : tensor<4xf8E8M0FNU>
  %392 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xbf16>
  %393 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xbf16>
  gc.expect eq %392, %393 : tensor<4xbf16>
  %394 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf16>
  %395 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf16>
  gc.expect eq %394, %395 : tensor<4xf16>
  %396 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf32>
  %397 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf32>
  gc.expect eq %396, %397 : tensor<4xf32>
  %398 = gc.convert %351 : (tensor<4xui2>) -> tensor<4xf64>
  %399 = gc.constant dense<[0.0, 1.0, 3.0, 2.0]> : tensor<4xf64>
  gc.expect eq %398, %399 : tensor<4xf64>
  // from ui4
  %400 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %401 = gc.optimization_barrier %400 : (tensor<10xui4>) -> tensor<10xui4>
  %402 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xi1>
  %403 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>
  gc.expect eq %402, %403 : tensor<10xi1>
  %404 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xi2>
  %405 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, 0, 1]> : tensor<10xi2>
  gc.expect eq %404, %405 : tensor<10xi2>
  %406 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xi4>
  %407 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 4, 5]> : tensor<10xi4>
  gc.expect eq %406, %407 : tensor<10xi4>
  %408 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xi8>
  %409 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi8>
  gc.expect eq %408, %409 : tensor<10xi8>
  %410 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xi16>
  %411 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi16>
  gc.expect eq %410, %411 : tensor<10xi16>
  %412 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xi32>
  %413 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi32>
  gc.expect eq %412, %413 : tensor<10xi32>
  %414 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xi64>
  %415 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi64>
  gc.expect eq %414, %415 : tensor<10xi64>
  %416 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xui2>
  %417 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 0, 1]> : tensor<10xui2>
  gc.expect eq %416, %417 : tensor<10xui2>
  %418 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xui8>
  %419 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui8>
  gc.expect eq %418, %419 : tensor<10xui8>
  %420 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xui16>
  %421 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui16>
  gc.expect eq %420, %421 : tensor<10xui16>
  %422 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xui32>
  %423 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui32>
  gc.expect eq %422, %423 : tensor<10xui32>
  %424 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xui64>
  %425 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui64>
  gc.expect eq %424, %425 : tensor<10xui64>
  %426 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E3M4>
  %427 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf8E3M4>
  gc.expect eq %426, %427 : tensor<10xf8E3M4>
  %428 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E4M3>
  %429 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf8E4M3>
  gc.expect eq %428, %429 : tensor<10xf8E4M3>
  %430 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E4M3FN>
  %431 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf8E4M3FN>
  gc.expect eq %430, %431 : tensor<10xf8E4M3FN>
  %432 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E4M3FNUZ>
  %433 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf8E4M3FNUZ>
  gc.expect eq %432, %433 : tensor<10xf8E4M3FNUZ>
  %434 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E4M3B11FNUZ>
  %435 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf8E4M3B11FNUZ>
  gc.expect eq %434, %435 : tensor<10xf8E4M3B11FNUZ>
  %436 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E5M2>
  %437 = gc.constant dense<[0.0, 1.0, 16.0, 2.0, 14.0, 3.0, 7.0, 8.0, 4.0, 5.0]> : tensor<10xf8E5M2>
  gc.expect eq %436, %437 : tensor<10xf8E5M2>
  %438 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E5M2FNUZ>
  %439 = gc.constant dense<[0.0, 1.0, 16.0, 2.0, 14.0, 3.0, 7.0, 8.0, 4.0, 5.0]> : tensor<10xf8E5M2FNUZ>
  gc.expect eq %438, %439 : tensor<10xf8E5M2FNUZ>
  %440 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf8E8M0FNU>
  %441 = gc.constant dense<[0xFF, 1.0, 16.0, 2.0, 16.0, 4.0, 8.0, 8.0, 4.0, 4.0]> : tensor<10xf8E8M0FNU>
  gc.expect eq %440, %441 : tensor<10xf8E8M0FNU>
  %442 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xbf16>
  %443 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xbf16>
  gc.expect eq %442, %443 : tensor<10xbf16>
  %444 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf16>
  %445 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf16>
  gc.expect eq %444, %445 : tensor<10xf16>
  %446 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf32>
  %447 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf32>
  gc.expect eq %446, %447 : tensor<10xf32>
  %448 = gc.convert %401 : (tensor<10xui4>) -> tensor<10xf64>
  %449 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf64>
  gc.expect eq %448, %449 : tensor<10xf64>
  // from ui8
  %450 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui8>
  %451 = gc.optimization_barrier %450 : (tensor<15xui8>) -> tensor<15xui8>
  %452 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xi1>
  %453 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  gc.expect eq %452, %453 : tensor<15xi1>
  %454 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xi2>
  %455 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, 0, 1, 1, -1, 0, 0, 0]> : tensor<15xi2>
  gc.expect eq %454, %455 : tensor<15xi2>
  %456 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xi4>
  %457 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, -7, 1, -1, 0, 0, 0]> : tensor<15xi4>
  gc.expect eq %456, %457 : tensor<15xi4>
  %458 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xi8>
  %459 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 8, 9, -63, -49, -48, -32, -16]> : tensor<15xi8>
  gc.expect eq %458, %459 : tensor<15xi8>
  %460 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xi16>
  %461 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xi16>
  gc.expect eq %460, %461 : tensor<15xi16>
  %462 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xi32>
  %463 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xi32>
  gc.expect eq %462, %463 : tensor<15xi32>
  %464 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xi64>
  %465 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xi64>
  gc.expect eq %464, %465 : tensor<15xi64>
  %466 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xui2>
  %467 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 0, 1, 1, 3, 0, 0, 0]> : tensor<15xui2>
  gc.expect eq %466, %467 : tensor<15xui2>
  %468 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xui4>
  %469 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 8, 9, 1, 15, 0, 0, 0]> : tensor<15xui4>
  gc.expect eq %468, %469 : tensor<15xui4>
  %470 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xui16>
  %471 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui16>
  gc.expect eq %470, %471 : tensor<15xui16>
  %472 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xui32>
  %473 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui32>
  gc.expect eq %472, %473 : tensor<15xui32>
  %474 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xui64>
  %475 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui64>
  gc.expect eq %474, %475 : tensor<15xui64>
  %476 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E3M4>
  %477 = gc.constant dense<[0.0, 1.0, 0x70, 2.0, 0x70, 3.0, 7.0, 0x70, 8.0, 9.0, 0x70, 0x70, 0x70, 0x70, 0x70]> : tensor<15xf8E3M4>
  gc.expect eq %476, %477 : tensor<15xf8E3M4>
  %478 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E4M3>
  %479 = gc.constant dense<[0.0, 1.0, 0x78, 2.0, 0x78, 3.0, 7.0, 0x78, 8.0, 9.0, 192.0, 208.0, 208.0, 224.0, 240.0]> : tensor<15xf8E4M3>
  gc.expect eq %478, %479 : tensor<15xf8E4M3>
  %480 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E4M3FN>
  %481 = gc.constant dense<[0.0, 1.0, 256.0, 2.0, 256.0, 3.0, 7.0, 256.0, 8.0, 9.0, 192.0, 208.0, 208.0, 224.0, 240.0]> : tensor<15xf8E4M3FN>
  gc.expect eq %480, %481 : tensor<15xf8E4M3FN>
  %482 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E4M3FNUZ>
  %483 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 8.0, 9.0, 192.0, 208.0, 208.0, 224.0, 240.0]> : tensor<15xf8E4M3FNUZ>
  gc.expect eq %482, %483 : tensor<15xf8E4M3FNUZ>
  %484 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E4M3B11FNUZ>
  %485 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 8.0, 9.0, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<15xf8E4M3B11FNUZ>
  gc.expect eq %484, %485 : tensor<15xf8E4M3B11FNUZ>
  %486 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E5M2>
  %487 = gc.constant dense<[0.0, 1.0, 256.0, 2.0, 256.0, 3.0, 7.0, 256.0, 8.0, 8.0, 192.0, 192.0, 192.0, 224.0, 256.0]> : tensor<15xf8E5M2>
  gc.expect eq %486, %487 : tensor<15xf8E5M2>
  %488 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E5M2FNUZ>
  %489 = gc.constant dense<[0.0, 1.0, 256.0, 2.0, 256.0, 3.0, 7.0, 256.0, 8.0, 8.0, 192.0, 192.0, 192.0, 224.0, 256.0]> : tensor<15xf8E5M2FNUZ>
  gc.expect eq %488, %489 : tensor<15xf8E5M2FNUZ>
  %490 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf8E8M0FNU>
  %491 = gc.constant dense<[0xFF, 1.0, 256.0, 2.0, 256.0, 4.0, 8.0, 256.0, 8.0, 8.0, 256.0, 256.0, 256.0, 256.0, 256.0]> : tensor<15xf8E8M0FNU>
  gc.expect eq %490, %491 : tensor<15xf8E8M0FNU>
  %492 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xbf16>
  %493 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xbf16>
  gc.expect eq %492, %493 : tensor<15xbf16>
  %494 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf16>
  %495 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xf16>
  gc.expect eq %494, %495 : tensor<15xf16>
  %496 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf32>
  %497 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xf32>
  gc.expect eq %496, %497 : tensor<15xf32>
  %498 = gc.convert %451 : (tensor<15xui8>) -> tensor<15xf64>
  %499 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xf64>
  gc.expect eq %498, %499 : tensor<15xf64>
  // from ui16
  %500 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xui16>
  %501 = gc.optimization_barrier %500 : (tensor<19xui16>) -> tensor<19xui16>
  %502 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xi1>
  %503 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<19xi1>
  gc.expect eq %502, %503 : tensor<19xi1>
  %504 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xi2>
  %505 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, -1, 0, 1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<19xi2>
  gc.expect eq %504, %505 : tensor<19xi2>
  %506 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xi4>
  %507 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -1, 0, 1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<19xi4>
  gc.expect eq %506, %507 : tensor<19xi4>
  %508 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xi8>
  %509 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 15, 16, 17, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<19xi8>
  gc.expect eq %508, %509 : tensor<19xi8>
  %510 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xi16>
  %511 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<19xi16>
  gc.expect eq %510, %511 : tensor<19xi16>
  %512 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xi32>
  %513 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xi32>
  gc.expect eq %512, %513 : tensor<19xi32>
  %514 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xi64>
  %515 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xi64>
  gc.expect eq %514, %515 : tensor<19xi64>
  %516 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xui2>
  %517 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 3, 0, 1, 3, 0, 1, 1, 3, 0, 0, 0]> : tensor<19xui2>
  gc.expect eq %516, %517 : tensor<19xui2>
  %518 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xui4>
  %519 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 15, 0, 1, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<19xui4>
  gc.expect eq %518, %519 : tensor<19xui4>
  %520 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xui8>
  %521 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 15, 16, 17, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<19xui8>
  gc.expect eq %520, %521 : tensor<19xui8>
  %522 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xui32>
  %523 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xui32>
  gc.expect eq %522, %523 : tensor<19xui32>
  %524 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xui64>
  %525 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xui64>
  gc.expect eq %524, %525 : tensor<19xui64>
  %526 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E3M4>
  %527 = gc.constant dense<[0.0, 1.0, 0x70, 2.0, 0x70, 3.0, 7.0, 0x70, 15.0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70]> : tensor<19xf8E3M4>
  gc.expect eq %526, %527 : tensor<19xf8E3M4>
  %528 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E4M3>
  %529 = gc.constant dense<[0.0, 1.0, 0x78, 2.0, 0x78, 3.0, 7.0, 0x78, 15.0, 16.0, 16.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<19xf8E4M3>
  gc.expect eq %528, %529 : tensor<19xf8E4M3>
  %530 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E4M3FN>
  %531 = gc.constant dense<[0.0, 1.0, 0x7F, 2.0, 0x7F, 3.0, 7.0, 0x7F, 15.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F]> : tensor<19xf8E4M3FN>
  gc.expect eq %530, %531 : tensor<19xf8E4M3FN>
  %532 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E4M3FNUZ>
  %533 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 15.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<19xf8E4M3FNUZ>
  gc.expect eq %532, %533 : tensor<19xf8E4M3FNUZ>
  %534 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E4M3B11FNUZ>
  %535 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 15.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<19xf8E4M3B11FNUZ>
  gc.expect eq %534, %535 : tensor<19xf8E4M3B11FNUZ>
  %536 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E5M2>
  %537 = gc.constant dense<[0.0, 1.0, 0x7C, 2.0, 0x7C, 3.0, 7.0, 0x7C, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C]> : tensor<19xf8E5M2>
  gc.expect eq %536, %537 : tensor<19xf8E5M2>
  %538 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E5M2FNUZ>
  %539 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x80]> : tensor<19xf8E5M2FNUZ>
  gc.expect eq %538, %539 : tensor<19xf8E5M2FNUZ>
  %540 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf8E8M0FNU>
  %541 = gc.constant dense<[0xFF, 1.0, 65536.0, 2.0, 65536.0, 4.0, 8.0, 65536.0, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 512.0, 512.0, 512.0, 512.0, 65536.0]> : tensor<19xf8E8M0FNU>
  gc.expect eq %540, %541 : tensor<19xf8E8M0FNU>
  %542 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xbf16>
  %543 = gc.constant dense<[0.0, 1.0, 65536.0, 2.0, 65536.0, 3.0, 7.0, 65536.0, 15.0, 16.0, 17.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0]> : tensor<19xbf16>
  gc.expect eq %542, %543 : tensor<19xbf16>
  %544 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf16>
  %545 = gc.constant dense<[0.0, 1.0, 0x7C00, 2.0, 0x7C00, 3.0, 7.0, 0x7C00, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00]> : tensor<19xf16>
  gc.expect eq %544, %545 : tensor<19xf16>
  %546 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf32>
  %547 = gc.constant dense<[0.0, 1.0, 65535.0, 2.0, 65534.0, 3.0, 7.0, 65529.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<19xf32>
  gc.expect eq %546, %547 : tensor<19xf32>
  %548 = gc.convert %501 : (tensor<19xui16>) -> tensor<19xf64>
  %549 = gc.constant dense<[0.0, 1.0, 65535.0, 2.0, 65534.0, 3.0, 7.0, 65529.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<19xf64>
  gc.expect eq %548, %549 : tensor<19xf64>
  // from ui32
  %550 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xui32>
  %551 = gc.optimization_barrier %550 : (tensor<22xui32>) -> tensor<22xui32>
  %552 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xi1>
  %553 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<22xi1>
  gc.expect eq %552, %553 : tensor<22xi1>
  %554 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xi2>
  %555 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, -1, 0, 1, 1, -1, -1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<22xi2>
  gc.expect eq %554, %555 : tensor<22xi2>
  %556 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xi4>
  %557 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<22xi4>
  gc.expect eq %556, %557 : tensor<22xi4>
  %558 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xi8>
  %559 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<22xi8>
  gc.expect eq %558, %559 : tensor<22xi8>
  %560 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xi16>
  %561 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<22xi16>
  gc.expect eq %560, %561 : tensor<22xi16>
  %562 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xi32>
  %563 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xi32>
  gc.expect eq %562, %563 : tensor<22xi32>
  %564 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xi64>
  %565 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xi64>
  gc.expect eq %564, %565 : tensor<22xi64>
  %566 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xui2>
  %567 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 3, 0, 1, 1, 3, 3, 3, 0, 1, 1, 3, 0, 0, 0]> : tensor<22xui2>
  gc.expect eq %566, %567 : tensor<22xui2>
  %568 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xui4>
  %569 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<22xui4>
  gc.expect eq %568, %569 : tensor<22xui4>
  %570 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xui8>
  %571 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 31, 32, 33, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<22xui8>
  gc.expect eq %570, %571 : tensor<22xui8>
  %572 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xui16>
  %573 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xui16>
  gc.expect eq %572, %573 : tensor<22xui16>
  %574 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xui64>
  %575 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xui64>
  gc.expect eq %574, %575 : tensor<22xui64>
  %576 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E3M4>
  %577 = gc.constant dense<[0.0, 1.0, 0x70, 2.0, 0x70, 3.0, 7.0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70]> : tensor<22xf8E3M4>
  gc.expect eq %576, %577 : tensor<22xf8E3M4>
  %578 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E4M3>
  %579 = gc.constant dense<[0.0, 1.0, 0x78, 2.0, 0x78, 3.0, 7.0, 0x78, 32.0, 32.0, 32.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<22xf8E4M3>
  gc.expect eq %578, %579 : tensor<22xf8E4M3>
  %580 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E4M3FN>
  %581 = gc.constant dense<[0.0, 1.0, 0x7F, 2.0, 0x7F, 3.0, 7.0, 0x7F, 32.0, 32.0, 32.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  gc.expect eq %580, %581 : tensor<22xf8E4M3FN>
  %582 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E4M3FNUZ>
  %583 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 32.0, 32.0, 32.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3FNUZ>
  gc.expect eq %582, %583 : tensor<22xf8E4M3FNUZ>
  %584 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E4M3B11FNUZ>
  %585 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<22xf8E4M3B11FNUZ>
  gc.expect eq %584, %585 : tensor<22xf8E4M3B11FNUZ>
  %586 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E5M2>
  %587 = gc.constant dense<[0.0, 1.0, 0x7C, 2.0, 0x7C, 3.0, 7.0, 0x7C, 32.0, 32.0, 32.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C]> : tensor<22xf8E5M2>
  gc.expect eq %586, %587 : tensor<22xf8E5M2>
  %588 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E5M2FNUZ>
  %589 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 32.0, 32.0, 32.0, 0x80, 0x80, 0x80, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x80]> : tensor<22xf8E5M2FNUZ>
  gc.expect eq %588, %589 : tensor<22xf8E5M2FNUZ>
  %590 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf8E8M0FNU>
  %591 = gc.constant dense<[0xFF, 1.0, 4294967296.0, 2.0, 4294967296.0, 4.0, 8.0, 4294967296.0, 32.0, 32.0, 32.0, 16777216.0, 16777216.0, 33554432.0, 256.0, 256.0, 256.0, 512.0, 512.0, 512.0, 512.0, 65536.0]> : tensor<22xf8E8M0FNU>
  gc.expect eq %590, %591 : tensor<22xf8E8M0FNU>
  %592 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xbf16>
  %593 = gc.constant dense<[0.0, 1.0, 4294967296.0, 2.0, 4294967296.0, 3.0, 7.0, 4294967296.0, 31.0, 32.0, 33.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0]> : tensor<22xbf16>
  gc.expect eq %592, %593 : tensor<22xbf16>
  %594 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf16>
  %595 = gc.constant dense<[0.0, 1.0, 0x7C00, 2.0, 0x7C00, 3.0, 7.0, 0x7C00, 31.0, 32.0, 33.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00]> : tensor<22xf16>
  gc.expect eq %594, %595 : tensor<22xf16>
  %596 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf32>
  %597 = gc.constant dense<[0.0, 1.0, 4294967296.0, 2.0, 4294967296.0, 3.0, 7.0, 4294967296.0, 31.0, 32.0, 33.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<22xf32>
  gc.expect eq %596, %597 : tensor<22xf32>
  %598 = gc.convert %551 : (tensor<22xui32>) -> tensor<22xf64>
  %599 = gc.constant dense<[0.0, 1.0, 4294967295.0, 2.0, 4294967294.0, 3.0, 7.0, 4294967289.0, 31.0, 32.0, 33.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<22xf64>
  gc.expect eq %598, %599 : tensor<22xf64>
  // from ui64
  %600 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<23xui64>
  %601 = gc.optimization_barrier %600 : (tensor<23xui64>) -> tensor<23xui64>
  %602 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xi1>
  %603 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  gc.expect eq %602, %603 : tensor<23xi1>
  %604 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xi2>
  %605 = gc.constant dense<[0, 1, -1, -2, -2, -1, -1, 1, -1, 0, 1, 1, -1, -1, -1, 0, 1, 1, -1, 0, 0, 0, 1]> : tensor<23xi2>
  gc.expect eq %604, %605 : tensor<23xi2>
  %606 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xi4>
  %607 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0, 1]> : tensor<23xi4>
  gc.expect eq %606, %607 : tensor<23xi4>
  %608 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xi8>
  %609 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16, 1]> : tensor<23xi8>
  gc.expect eq %608, %609 : tensor<23xi8>
  %610 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xi16>
  %611 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16, 1]> : tensor<23xi16>
  gc.expect eq %610, %611 : tensor<23xi16>
  %612 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xi32>
  %613 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<23xi32>
  gc.expect eq %612, %613 : tensor<23xi32>
  %614 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xi64>
  %615 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<23xi64>
  gc.expect eq %614, %615 : tensor<23xi64>
  %616 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xui2>
  %617 = gc.constant dense<[0, 1, 3, 2, 2, 3, 3, 1, 3, 0, 1, 1, 3, 3, 3, 0, 1, 1, 3, 0, 0, 0, 1]> : tensor<23xui2>
  gc.expect eq %616, %617 : tensor<23xui2>
  %618 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xui4>
  %619 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0, 1]> : tensor<23xui4>
  gc.expect eq %618, %619 : tensor<23xui4>
  %620 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xui8>
  %621 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 63, 64, 65, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240, 1]> : tensor<23xui8>
  gc.expect eq %620, %621 : tensor<23xui8>
  %622 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xui16>
  %623 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<23xui16>
  gc.expect eq %622, %623 : tensor<23xui16>
  %624 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xui32>
  %625 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<23xui32>
  gc.expect eq %624, %625 : tensor<23xui32>
  %626 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E3M4>
  %627 = gc.constant dense<[0.0, 1.0, 0x70, 2.0, 0x70, 3.0, 7.0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70]> : tensor<23xf8E3M4>
  gc.expect eq %626, %627 : tensor<23xf8E3M4>
  %628 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E4M3>
  %629 = gc.constant dense<[0.0, 1.0, 0x78, 2.0, 0x78, 3.0, 7.0, 0x78, 64.0, 64.0, 64.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]> : tensor<23xf8E4M3>
  gc.expect eq %628, %629 : tensor<23xf8E4M3>
  %630 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E4M3FN>
  %631 = gc.constant dense<[0.0, 1.0, 0x7F, 2.0, 0x7F, 3.0, 7.0, 0x7F, 64.0, 64.0, 64.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F]> : tensor<23xf8E4M3FN>
  gc.expect eq %630, %631 : tensor<23xf8E4M3FN>
  %632 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E4M3FNUZ>
  %633 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 64.0, 64.0, 64.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<23xf8E4M3FNUZ>
  gc.expect eq %632, %633 : tensor<23xf8E4M3FNUZ>
  %634 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E4M3B11FNUZ>
  %635 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<23xf8E4M3B11FNUZ>
  gc.expect eq %634, %635 : tensor<23xf8E4M3B11FNUZ>
  %636 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E5M2>
  %637 = gc.constant dense<[0.0, 1.0, 0x7C, 2.0, 0x7C, 3.0, 7.0, 0x7C, 64.0, 64.0, 64.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C, 0x7C]> : tensor<23xf8E5M2>
  gc.expect eq %636, %637 : tensor<23xf8E5M2>
  %638 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E5M2FNUZ>
  %639 = gc.constant dense<[0.0, 1.0, 0x80, 2.0, 0x80, 3.0, 7.0, 0x80, 64.0, 64.0, 64.0, 0x80, 0x80, 0x80, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x80, 0x80]> : tensor<23xf8E5M2FNUZ>
  gc.expect eq %638, %639 : tensor<23xf8E5M2FNUZ>
  %640 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf8E8M0FNU>
  %641 = gc.constant dense<[0xFF, 1.0, 1.8446744073709552e+19, 2.0, 1.8446744073709552e+19, 4.0, 8.0, 1.8446744073709552e+19, 64.0, 64.0, 64.0, 16777216.0, 16777216.0, 33554432.0, 256.0, 256.0, 256.0, 512.0, 512.0, 512.0, 512.0, 65536.0, 4.611686018427388e+18]> : tensor<23xf8E8M0FNU>
  gc.expect eq %640, %641 : tensor<23xf8E8M0FNU>
  %642 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xbf16>
  %643 = gc.constant dense<[0.0, 1.0, 1.8446744073709552e+19, 2.0, 1.8446744073709552e+19, 3.0, 7.0, 1.8446744073709552e+19, 63.0, 64.0, 65.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0, 4.611686018427388e+18]> : tensor<23xbf16>
  gc.expect eq %642, %643 : tensor<23xbf16>
  %644 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf16>
  %645 = gc.constant dense<[0.0, 1.0, 0x7C00, 2.0, 0x7C00, 3.0, 7.0, 0x7C00, 63.0, 64.0, 65.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00, 0x7C00]> : tensor<23xf16>
  gc.expect eq %644, %645 : tensor<23xf16>
  %646 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf32>
  %647 = gc.constant dense<[0.0, 1.0, 1.8446744073709552e+19, 2.0, 1.8446744073709552e+19, 3.0, 7.0, 1.8446744073709552e+19, 63.0, 64.0, 65.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<23xf32>
  gc.expect eq %646, %647 : tensor<23xf32>
  %648 = gc.convert %601 : (tensor<23xui64>) -> tensor<23xf64>
  %649 = gc.constant dense<[0.0, 1.0, 1.8446744073709552e+19, 2.0, 1.8446744073709552e+19, 3.0, 7.0, 1.8446744073709552e+19, 63.0, 64.0, 65.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<23xf64>
  gc.expect eq %648, %649 : tensor<23xf64>
  // from f8E3M4
  %650 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78, 8.0, -8.5]> : tensor<25xf8E3M4>
  %651 = gc.optimization_barrier %650 : (tensor<25xf8E3M4>) -> tensor<25xf8E3M4>
  %652 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xi1>
  %653 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  gc.expect eq %652, %653 : tensor<25xi1>
  %654 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xi2>
  %655 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 1, -2, 0, 1, -2]> : tensor<25xi2>
  gc.expect eq %654, %655 : tensor<25xi2>
  %656 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xi4>
  %657 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, -8]> : tensor<25xi4>
  gc.expect eq %656, %657 : tensor<25xi4>
  %658 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xi8>
  %659 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 15, -15, 0, 0, 0, 0, 0, 127, -128, 0, 8, -8]> : tensor<25xi8>
  gc.expect eq %658, %659 : tensor<25xi8>
  %660 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xi16>
  %661 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 15, -15, 0, 0, 0, 0, 0, 32767, -32768, 0, 8, -8]> : tensor<25xi16>
  gc.expect eq %660, %661 : tensor<25xi16>
  %662 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xi32>
  %663 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 15, -15, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 8, -8]> : tensor<25xi32>
  gc.expect eq %662, %663 : tensor<25xi32>
  %664 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xi64>
  %665 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 15, -15, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 8, -8]> : tensor<25xi64>
  gc.expect eq %664, %665 : tensor<25xi64>
  %666 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xui2>
  %667 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0]> : tensor<25xui2>
  gc.expect eq %666, %667 : tensor<25xui2>
  %668 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xui4>
  %669 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 8, 0]> : tensor<25xui4>
  gc.expect eq %668, %669 : tensor<25xui4>
  %670 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xui8>
  %671 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 255, 0, 0, 8, 0]> : tensor<25xui8>
  gc.expect eq %670, %671 : tensor<25xui8>
  %672 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xui16>
  %673 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 8, 0]> : tensor<25xui16>
  gc.expect eq %672, %673 : tensor<25xui16>
  %674 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xui32>
  %675 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 8, 0]> : tensor<25xui32>
  gc.expect eq %674, %675 : tensor<25xui32>
  %676 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xui64>
  %677 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 8, 0]> : tensor<25xui64>
  gc.expect eq %676, %677 : tensor<25xui64>
  %678 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf8E4M3>
  %679 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 16.0, -16.0, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x78, 0xF8, 0x7C, 8.0, -8.0]> : tensor<25xf8E4M3>
  gc.expect eq %678, %679 : tensor<25xf8E4M3>
  %680 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf8E4M3FN>
  %681 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 16.0, -16.0, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x7F, 0x7F, 0x7F, 8.0, -8.0]> : tensor<25xf8E4M3FN>
  gc.expect eq %680, %681 : tensor<25xf8E4M3FN>
  %682 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf8E4M3FNUZ>
  %683 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 16.0, -16.0, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x80, 0x80, 0x80, 8.0, -8.0]> : tensor<25xf8E4M3FNUZ>
  gc.expect eq %682, %683 : tensor<25xf8E4M3FNUZ>
  %684 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf8E4M3B11FNUZ>
  %685 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 16.0, -16.0, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x80, 0x80, 0x80, 8.0, -8.0]> : tensor<25xf8E4M3B11FNUZ>
  gc.expect eq %684, %685 : tensor<25xf8E4M3B11FNUZ>
  %686 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf8E5M2>
  %687 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 16.0, -16.0, 0.25, -0.25, 0.015625, -0.015625, 0.25, 0x7C, 0xFC, 0x7E, 8.0, -8.0]> : tensor<25xf8E5M2>
  gc.expect eq %686, %687 : tensor<25xf8E5M2>
  %688 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf8E5M2FNUZ>
  %689 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 16.0, -16.0, 0.25, -0.25, 0.015625, -0.015625, 0.25, 0x80, 0x80, 0x80, 8.0, -8.0]> : tensor<25xf8E5M2FNUZ>
  gc.expect eq %688, %689 : tensor<25xf8E5M2FNUZ>
  %690 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf8E8M0FNU>
  %691 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 16.0, 0xFF, 0.25, 0xFF, 0.015625, 0xFF, 0.25, 0xFF, 0xFF, 0xFF, 8.0, 0xFF]> : tensor<25xf8E8M0FNU>
  gc.expect eq %690, %691 : tensor<25xf8E8M0FNU>
  %692 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xbf16>
  %693 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x7F80, 0xFF80, 0x7FC0, 8.0, -8.5]> : tensor<25xbf16>
  gc.expect eq %692, %693 : tensor<25xbf16>
  %694 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf16>
  %695 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x7C00, 0xFC00, 0x7E00, 8.0, -8.5]> : tensor<25xf16>
  gc.expect eq %694, %695 : tensor<25xf16>
  %696 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf32>
  %697 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x7F800000, 0xFF800000, 0x7FC00000, 8.0, -8.5]> : tensor<25xf32>
  gc.expect eq %696, %697 : tensor<25xf32>
  %698 = gc.convert %651 : (tensor<25xf8E3M4>) -> tensor<25xf64>
  %699 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 8.0, -8.5]> : tensor<25xf64>
  gc.expect eq %698, %699 : tensor<25xf64>
  // from f8E4M3
  %700 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf8E4M3>
  %701 = gc.optimization_barrier %700 : (tensor<28xf8E4M3>) -> tensor<28xf8E4M3>
  %702 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xi1>
  %703 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<28xi1>
  gc.expect eq %702, %703 : tensor<28xi1>
  %704 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xi2>
  %705 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 1, -2, 0, 1, -2, 1, -2, 1]> : tensor<28xi2>
  gc.expect eq %704, %705 : tensor<28xi2>
  %706 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xi4>
  %707 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, -8, 7, -8, 7]> : tensor<28xi4>
  gc.expect eq %706, %707 : tensor<28xi4>
  %708 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xi8>
  %709 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, -128, 8, -8, 16]> : tensor<28xi8>
  gc.expect eq %708, %709 : tensor<28xi8>
  %710 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xi16>
  %711 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 240, -240, 0, 0, 0, 0, 0, 32767, -32768, 0, 128, -128, 8, -8, 16]> : tensor<28xi16>
  gc.expect eq %710, %711 : tensor<28xi16>
  %712 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xi32>
  %713 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 240, -240, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 128, -128, 8, -8, 16]> : tensor<28xi32>
  gc.expect eq %712, %713 : tensor<28xi32>
  %714 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xi64>
  %715 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 240, -240, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 128, -128, 8, -8, 16]> : tensor<28xi64>
  gc.expect eq %714, %715 : tensor<28xi64>
  %716 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xui2>
  %717 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 3, 0, 3]> : tensor<28xui2>
  gc.expect eq %716, %717 : tensor<28xui2>
  %718 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xui4>
  %719 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 8, 0, 15]> : tensor<28xui4>
  gc.expect eq %718, %719 : tensor<28xui4>
  %720 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xui8>
  %721 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 255, 0, 0, 128, 0, 8, 0, 16]> : tensor<28xui8>
  gc.expect eq %720, %721 : tensor<28xui8>
  %722 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xui16>
  %723 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 128, 0, 8, 0, 16]> : tensor<28xui16>
  gc.expect eq %722, %723 : tensor<28xui16>
  %724 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xui32>
  %725 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 128, 0, 8, 0, 16]> : tensor<28xui32>
  gc.expect eq %724, %725 : tensor<28xui32>
  %726 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xui64>
  %727 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 128, 0, 8, 0, 16]> : tensor<28xui64>
  gc.expect eq %726, %727 : tensor<28xui64>
  %728 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf8E3M4>
  %729 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x70, 0xF0, 0.015625, -0.015625, 0.0, -0.0, 0.015625, 0x70, 0xF0, 0x78, 0x70, 0xF0, 8.0, -8.0, 0x70]> : tensor<28xf8E3M4>
  gc.expect eq %728, %729 : tensor<28xf8E3M4>
  %730 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf8E4M3FN>
  %731 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 0x7F, 0x7F, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf8E4M3FN>
  gc.expect eq %730, %731 : tensor<28xf8E4M3FN>
  %732 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf8E4M3FNUZ>
  %733 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x80, 0x80, 0x80, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf8E4M3FNUZ>
  gc.expect eq %732, %733 : tensor<28xf8E4M3FNUZ>
  %734 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf8E4M3B11FNUZ>
  %735 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x80, 0x80, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x80, 0x80, 0x80, 0x80, 0x80, 8.0, -8.0, 16.0]> : tensor<28xf8E4M3B11FNUZ>
  gc.expect eq %734, %735 : tensor<28xf8E4M3B11FNUZ>
  %736 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf8E5M2>
  %737 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 256.0, -256.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7C, 0xFC, 0x7E, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf8E5M2>
  gc.expect eq %736, %737 : tensor<28xf8E5M2>
  %738 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf8E5M2FNUZ>
  %739 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 256.0, -256.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x80, 0x80, 0x80, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf8E5M2FNUZ>
  gc.expect eq %738, %739 : tensor<28xf8E5M2FNUZ>
  %740 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf8E8M0FNU>
  %741 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 256.0, 0xFF, 0.015625, 0xFF, 0.001953125, 0xFF, 0.015625, 0xFF, 0xFF, 0xFF, 128.0, 0xFF, 8.0, 0xFF, 16.0]> : tensor<28xf8E8M0FNU>
  gc.expect eq %740, %741 : tensor<28xf8E8M0FNU>
  %742 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xbf16>
  %743 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F80, 0xFF80, 0x7FC0, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xbf16>
  gc.expect eq %742, %743 : tensor<28xbf16>
  %744 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf16>
  %745 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7C00, 0xFC00, 0x7E00, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf16>
  gc.expect eq %744, %745 : tensor<28xf16>
  %746 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf32>
  %747 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F800000, 0xFF800000, 0x7FC00000, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf32>
  gc.expect eq %746, %747 : tensor<28xf32>
  %748 = gc.convert %701 : (tensor<28xf8E4M3>) -> tensor<28xf64>
  %749 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<28xf64>
  gc.expect eq %748, %749 : tensor<28xf64>
  // from f8E4M3FN
  %750 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf8E4M3FN>
  %751 = gc.optimization_barrier %750 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E4M3FN>
  %752 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xi1>
  %753 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<27xi1>
  gc.expect eq %752, %753 : tensor<27xi1>
  %754 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xi2>
  %755 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 0, 1, -2, 1, 1, -2, 1]> : tensor<27xi2>
  gc.expect eq %754, %755 : tensor<27xi2>
  %756 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xi4>
  %757 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 0, 7, -8, 7, 7, -8, 7]> : tensor<27xi4>
  gc.expect eq %756, %757 : tensor<27xi4>
  %758 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xi8>
  %759 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 0, 127, -128, 127, 8, -8, 16]> : tensor<27xi8>
  gc.expect eq %758, %759 : tensor<27xi8>
  %760 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xi16>
  %761 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 448, -448, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16]> : tensor<27xi16>
  gc.expect eq %760, %761 : tensor<27xi16>
  %762 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xi32>
  %763 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 448, -448, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16]> : tensor<27xi32>
  gc.expect eq %762, %763 : tensor<27xi32>
  %764 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xi64>
  %765 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 448, -448, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16]> : tensor<27xi64>
  gc.expect eq %764, %765 : tensor<27xi64>
  %766 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xui2>
  %767 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 3, 0, 3]> : tensor<27xui2>
  gc.expect eq %766, %767 : tensor<27xui2>
  %768 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xui4>
  %769 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 0, 15, 0, 15, 8, 0, 15]> : tensor<27xui4>
  gc.expect eq %768, %769 : tensor<27xui4>
  %770 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xui8>
  %771 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 0, 128, 0, 255, 8, 0, 16]> : tensor<27xui8>
  gc.expect eq %770, %771 : tensor<27xui8>
  %772 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xui16>
  %773 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 448, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16]> : tensor<27xui16>
  gc.expect eq %772, %773 : tensor<27xui16>
  %774 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xui32>
  %775 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 448, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16]> : tensor<27xui32>
  gc.expect eq %774, %775 : tensor<27xui32>
  %776 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xui64>
  %777 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 448, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16]> : tensor<27xui64>
  gc.expect eq %776, %777 : tensor<27xui64>
  %778 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E3M4>
  %779 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x70, 0xF0, 0.015625, -0.015625, 0.0, -0.0, 0.015625, 0x78, 0x70, 0xF0, 0x70, 8.0, -8.0, 0x70]> : tensor<27xf8E3M4>
  gc.expect eq %778, %779 : tensor<27xf8E3M4>
  %780 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E4M3>
  %781 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x78, 0xF8, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7C, 128.0, -128.0, 0x78, 8.0, -8.0, 16.0]> : tensor<27xf8E4M3>
  gc.expect eq %780, %781 : tensor<27xf8E4M3>
  %782 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E4M3FNUZ>
  %783 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x80, 0x80, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x80, 128.0, -128.0, 0x80, 8.0, -8.0, 16.0]> : tensor<27xf8E4M3FNUZ>
  gc.expect eq %782, %783 : tensor<27xf8E4M3FNUZ>
  %784 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E4M3B11FNUZ>
  %785 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x80, 0x80, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x80, 0x80, 0x80, 0x80, 8.0, -8.0, 16.0]> : tensor<27xf8E4M3B11FNUZ>
  gc.expect eq %784, %785 : tensor<27xf8E4M3B11FNUZ>
  %786 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E5M2>
  %787 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7E, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf8E5M2>
  gc.expect eq %786, %787 : tensor<27xf8E5M2>
  %788 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E5M2FNUZ>
  %789 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x80, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf8E5M2FNUZ>
  gc.expect eq %788, %789 : tensor<27xf8E5M2FNUZ>
  %790 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E8M0FNU>
  %791 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 512.0, 0xFF, 0.015625, 0xFF, 0.001953125, 0xFF, 0.015625, 0xFF, 128.0, 0xFF, 256.0, 8.0, 0xFF, 16.0]> : tensor<27xf8E8M0FNU>
  gc.expect eq %790, %791 : tensor<27xf8E8M0FNU>
  %792 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xbf16>
  %793 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7FC0, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xbf16>
  gc.expect eq %792, %793 : tensor<27xbf16>
  %794 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf16>
  %795 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7E00, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf16>
  gc.expect eq %794, %795 : tensor<27xf16>
  %796 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf32>
  %797 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7FC00000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf32>
  gc.expect eq %796, %797 : tensor<27xf32>
  %798 = gc.convert %751 : (tensor<27xf8E4M3FN>) -> tensor<27xf64>
  %799 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7FF8000000000000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf64>
  gc.expect eq %798, %799 : tensor<27xf64>
  // from f8E4M3FNUZ
  %800 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf8E4M3FNUZ>
  %801 = gc.optimization_barrier %800 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  %802 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xi1>
  %803 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  gc.expect eq %802, %803 : tensor<25xi1>
  %804 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xi2>
  %805 = gc.constant dense<[0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 0, 1, -2, 1, -2, 1]> : tensor<25xi2>
  gc.expect eq %804, %805 : tensor<25xi2>
  %806 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xi4>
  %807 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 0, 7, -8, 7, -8, 7]> : tensor<25xi4>
  gc.expect eq %806, %807 : tensor<25xi4>
  %808 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xi8>
  %809 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 0, 127, -128, 8, -8, 16]> : tensor<25xi8>
  gc.expect eq %808, %809 : tensor<25xi8>
  %810 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xi16>
  %811 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 240, -240, 0, 0, 0, 0, 0, 0, 128, -128, 8, -8, 16]> : tensor<25xi16>
  gc.expect eq %810, %811 : tensor<25xi16>
  %812 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xi32>
  %813 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 240, -240, 0, 0, 0, 0, 0, 0, 128, -128, 8, -8, 16]> : tensor<25xi32>
  gc.expect eq %812, %813 : tensor<25xi32>
  %814 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xi64>
  %815 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 240, -240, 0, 0, 0, 0, 0, 0, 128, -128, 8, -8, 16]> : tensor<25xi64>
  gc.expect eq %814, %815 : tensor<25xi64>
  %816 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xui2>
  %817 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 3]> : tensor<25xui2>
  gc.expect eq %816, %817 : tensor<25xui2>
  %818 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xui4>
  %819 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 0, 15, 0, 8, 0, 15]> : tensor<25xui4>
  gc.expect eq %818, %819 : tensor<25xui4>
  %820 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xui8>
  %821 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 0, 128, 0, 8, 0, 16]> : tensor<25xui8>
  gc.expect eq %820, %821 : tensor<25xui8>
  %822 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xui16>
  %823 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 0, 128, 0, 8, 0, 16]> : tensor<25xui16>
  gc.expect eq %822, %823 : tensor<25xui16>
  %824 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xui32>
  %825 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 0, 128, 0, 8, 0, 16]> : tensor<25xui32>
  gc.expect eq %824, %825 : tensor<25xui32>
  %826 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xui64>
  %827 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 240, 0, 0, 0, 0, 0, 0, 0, 128, 0, 8, 0, 16]> : tensor<25xui64>
  gc.expect eq %826, %827 : tensor<25xui64>
  %828 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E3M4>
  %829 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 0x70, 0xF0, 8.0, -8.0, 0x70]> : tensor<25xf8E3M4>
  gc.expect eq %828, %829 : tensor<25xf8E3M4>
  %830 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3>
  %831 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0, -0.0, 0.0078125, 0x7C, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf8E4M3>
  gc.expect eq %830, %831 : tensor<25xf8E4M3>
  %832 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FN>
  %833 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0, -0.0, 0.0078125, 0x7F, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf8E4M3FN>
  gc.expect eq %832, %833 : tensor<25xf8E4M3FN>
  %834 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  %835 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x80, 0x80, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80, 0x80, 0x80, 8.0, -8.0, 16.0]> : tensor<25xf8E4M3B11FNUZ>
  gc.expect eq %834, %835 : tensor<25xf8E4M3B11FNUZ>
  %836 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E5M2>
  %837 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 256.0, -256.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x7E, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf8E5M2>
  gc.expect eq %836, %837 : tensor<25xf8E5M2>
  %838 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E5M2FNUZ>
  %839 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 256.0, -256.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf8E5M2FNUZ>
  gc.expect eq %838, %839 : tensor<25xf8E5M2FNUZ>
  %840 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E8M0FNU>
  %841 = gc.constant dense<[0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 256.0, 0xFF, 0.0078125, 0xFF, 0.0009765625, 0xFF, 0.0078125, 0xFF, 128.0, 0xFF, 8.0, 0xFF, 16.0]> : tensor<25xf8E8M0FNU>
  gc.expect eq %840, %841 : tensor<25xf8E8M0FNU>
  %842 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xbf16>
  %843 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x7FC0, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xbf16>
  gc.expect eq %842, %843 : tensor<25xbf16>
  %844 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf16>
  %845 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x7E00, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf16>
  gc.expect eq %844, %845 : tensor<25xf16>
  %846 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf32>
  %847 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x7FC00000, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf32>
  gc.expect eq %846, %847 : tensor<25xf32>
  %848 = gc.convert %801 : (tensor<25xf8E4M3FNUZ>) -> tensor<25xf64>
  %849 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x7FF8000000000000, 128.0, -128.0, 8.0, -8.0, 16.0]> : tensor<25xf64>
  gc.expect eq %848, %849 : tensor<25xf64>
  // from f8E4M3B11FNUZ
  %850 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80, 8.0, -8.0, 16.0]> : tensor<23xf8E4M3B11FNUZ>
  %851 = gc.optimization_barrier %850 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E4M3B11FNUZ>
  %852 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xi1>
  %853 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  gc.expect eq %852, %853 : tensor<23xi1>
  %854 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xi2>
  %855 = gc.constant dense<[0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 0, 1, -2, 1]> : tensor<23xi2>
  gc.expect eq %854, %855 : tensor<23xi2>
  %856 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xi4>
  %857 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 0, 7, -8, 7]> : tensor<23xi4>
  gc.expect eq %856, %857 : tensor<23xi4>
  %858 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xi8>
  %859 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 30, -30, 0, 0, 0, 0, 0, 0, 8, -8, 16]> : tensor<23xi8>
  gc.expect eq %858, %859 : tensor<23xi8>
  %860 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xi16>
  %861 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 30, -30, 0, 0, 0, 0, 0, 0, 8, -8, 16]> : tensor<23xi16>
  gc.expect eq %860, %861 : tensor<23xi16>
  %862 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xi32>
  %863 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 30, -30, 0, 0, 0, 0, 0, 0, 8, -8, 16]> : tensor<23xi32>
  gc.expect eq %862, %863 : tensor<23xi32>
  %864 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xi64>
  %865 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 30, -30, 0, 0, 0, 0, 0, 0, 8, -8, 16]> : tensor<23xi64>
  gc.expect eq %864, %865 : tensor<23xi64>
  %866 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui2>
  %867 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3]> : tensor<23xui2>
  gc.expect eq %866, %867 : tensor<23xui2>
  %868 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui4>
  %869 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 0, 8, 0, 15]> : tensor<23xui4>
  gc.expect eq %868, %869 : tensor<23xui4>
  %870 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui8>
  %871 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 30, 0, 0, 0, 0, 0, 0, 0, 8, 0, 16]> : tensor<23xui8>
  gc.expect eq %870, %871 : tensor<23xui8>
  %872 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui16>
  %873 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 30, 0, 0, 0, 0, 0, 0, 0, 8, 0, 16]> : tensor<23xui16>
  gc.expect eq %872, %873 : tensor<23xui16>
  %874 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui32>
  %875 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 30, 0, 0, 0, 0, 0, 0, 0, 8, 0, 16]> : tensor<23xui32>
  gc.expect eq %874, %875 : tensor<23xui32>
  %876 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xui64>
  %877 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 30, 0, 0, 0, 0, 0, 0, 0, 8, 0, 16]> : tensor<23xui64>
  gc.expect eq %876, %877 : tensor<23xui64>
  %878 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E3M4>
  %879 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 8.0, -8.0, 0x70]> : tensor<23xf8E3M4>
  gc.expect eq %878, %879 : tensor<23xf8E3M4>
  %880 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E4M3>
  %881 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 8.0, -8.0, 16.0]> : tensor<23xf8E4M3>
  gc.expect eq %880, %881 : tensor<23xf8E4M3>
  %882 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E4M3FN>
  %883 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 8.0, -8.0, 16.0]> : tensor<23xf8E4M3FN>
  gc.expect eq %882, %883 : tensor<23xf8E4M3FN>
  %884 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E4M3FNUZ>
  %885 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0, 0.0, 0.0009765625, 0x80, 8.0, -8.0, 16.0]> : tensor<23xf8E4M3FNUZ>
  gc.expect eq %884, %885 : tensor<23xf8E4M3FNUZ>
  %886 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E5M2>
  %887 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 32.0, -32.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x7E, 8.0, -8.0, 16.0]> : tensor<23xf8E5M2>
  gc.expect eq %886, %887 : tensor<23xf8E5M2>
  %888 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E5M2FNUZ>
  %889 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 32.0, -32.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80, 8.0, -8.0, 16.0]> : tensor<23xf8E5M2FNUZ>
  gc.expect eq %888, %889 : tensor<23xf8E5M2FNUZ>
  %890 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf8E8M0FNU>
  %891 = gc.constant dense<[0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 32.0, 0xFF, 0.0009765625, 0xFF, 0.0001220703125, 0xFF, 0.0009765625, 0xFF, 8.0, 0xFF, 16.0]> : tensor<23xf8E8M0FNU>
  gc.expect eq %890, %891 : tensor<23xf8E8M0FNU>
  %892 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xbf16>
  %893 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x7FC0, 8.0, -8.0, 16.0]> : tensor<23xbf16>
  gc.expect eq %892, %893 : tensor<23xbf16>
  %894 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf16>
  %895 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x7E00, 8.0, -8.0, 16.0]> : tensor<23xf16>
  gc.expect eq %894, %895 : tensor<23xf16>
  %896 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf32>
  %897 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x7FC00000, 8.0, -8.0, 16.0]> : tensor<23xf32>
  gc.expect eq %896, %897 : tensor<23xf32>
  %898 = gc.convert %851 : (tensor<23xf8E4M3B11FNUZ>) -> tensor<23xf64>
  %899 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x7FF8000000000000, 8.0, -8.0, 16.0]> : tensor<23xf64>
  gc.expect eq %898, %899 : tensor<23xf64>
  // from f8E5M2
  %900 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf8E5M2>
  %901 = gc.optimization_barrier %900 : (tensor<32xf8E5M2>) -> tensor<32xf8E5M2>
  %902 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xi1>
  %903 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<32xi1>
  gc.expect eq %902, %903 : tensor<32xi1>
  %904 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xi2>
  %905 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 1, -2, 0, 1, -2, 1, 1, -2, 1, 1, 1, 1]> : tensor<32xi2>
  gc.expect eq %904, %905 : tensor<32xi2>
  %906 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xi4>
  %907 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, -8, 7, 7, -8, 7, 7, 7, 7]> : tensor<32xi4>
  gc.expect eq %906, %907 : tensor<32xi4>
  %908 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xi8>
  %909 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, -128, 127, 8, -8, 16, 127, 127, 127]> : tensor<32xi8>
  gc.expect eq %908, %909 : tensor<32xi8>
  %910 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xi16>
  %911 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 128, -128, 256, 8, -8, 16, 32767, 448, 512]> : tensor<32xi16>
  gc.expect eq %910, %911 : tensor<32xi16>
  %912 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xi32>
  %913 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 57344, -57344, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 128, -128, 256, 8, -8, 16, 32768, 448, 512]> : tensor<32xi32>
  gc.expect eq %912, %913 : tensor<32xi32>
  %914 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xi64>
  %915 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 57344, -57344, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 128, -128, 256, 8, -8, 16, 32768, 448, 512]> : tensor<32xi64>
  gc.expect eq %914, %915 : tensor<32xi64>
  %916 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xui2>
  %917 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 3, 3, 0, 3, 3, 3, 3]> : tensor<32xui2>
  gc.expect eq %916, %917 : tensor<32xui2>
  %918 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xui4>
  %919 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 15, 8, 0, 15, 15, 15, 15]> : tensor<32xui4>
  gc.expect eq %918, %919 : tensor<32xui4>
  %920 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xui8>
  %921 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 128, 0, 255, 8, 0, 16, 255, 255, 255]> : tensor<32xui8>
  gc.expect eq %920, %921 : tensor<32xui8>
  %922 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xui16>
  %923 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<32xui16>
  gc.expect eq %922, %923 : tensor<32xui16>
  %924 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xui32>
  %925 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<32xui32>
  gc.expect eq %924, %925 : tensor<32xui32>
  %926 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xui64>
  %927 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<32xui64>
  gc.expect eq %926, %927 : tensor<32xui64>
  %928 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf8E3M4>
  %929 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x70, 0xF0, 0x78, 0x70, 0xF0, 0x70, 8.0, -8.0, 0x70, 0x70, 0x70, 0x70]> : tensor<32xf8E3M4>
  gc.expect eq %928, %929 : tensor<32xf8E3M4>
  %930 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf8E4M3>
  %931 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x78, 0xF8, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 0xF8, 0x7C, 128.0, -128.0, 0x78, 8.0, -8.0, 16.0, 0x78, 0x78, 0x78]> : tensor<32xf8E4M3>
  gc.expect eq %930, %931 : tensor<32xf8E4M3>
  %932 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf8E4M3FN>
  %933 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 0x7F, 448.0, 0x7F]> : tensor<32xf8E4M3FN>
  gc.expect eq %932, %933 : tensor<32xf8E4M3FN>
  %934 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf8E4M3FNUZ>
  %935 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, -128.0, 0x80, 8.0, -8.0, 16.0, 0x80, 0x80, 0x80]> : tensor<32xf8E4M3FNUZ>
  gc.expect eq %934, %935 : tensor<32xf8E4M3FNUZ>
  %936 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf8E4M3B11FNUZ>
  %937 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 8.0, -8.0, 16.0, 0x80, 0x80, 0x80]> : tensor<32xf8E4M3B11FNUZ>
  gc.expect eq %936, %937 : tensor<32xf8E4M3B11FNUZ>
  %938 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf8E5M2FNUZ>
  %939 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x80, 0x80, 0x80, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf8E5M2FNUZ>
  gc.expect eq %938, %939 : tensor<32xf8E5M2FNUZ>
  %940 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf8E8M0FNU>
  %941 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 65536.0, 0xFF, 6.103515625e-05, 0xFF, 1.52587890625e-05, 0xFF, 6.103515625e-05, 0xFF, 0xFF, 0xFF, 128.0, 0xFF, 256.0, 8.0, 0xFF, 16.0, 32768.0, 512.0, 512.0]> : tensor<32xf8E8M0FNU>
  gc.expect eq %940, %941 : tensor<32xf8E8M0FNU>
  %942 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xbf16>
  %943 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7F80, 0xFF80, 0x7FC0, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xbf16>
  gc.expect eq %942, %943 : tensor<32xbf16>
  %944 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf16>
  %945 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C00, 0xFC00, 0x7E00, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf16>
  gc.expect eq %944, %945 : tensor<32xf16>
  %946 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf32>
  %947 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7F800000, 0xFF800000, 0x7FC00000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf32>
  gc.expect eq %946, %947 : tensor<32xf32>
  %948 = gc.convert %901 : (tensor<32xf8E5M2>) -> tensor<32xf64>
  %949 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf64>
  gc.expect eq %948, %949 : tensor<32xf64>
  // from f8E5M2FNUZ
  %950 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<29xf8E5M2FNUZ>
  %951 = gc.optimization_barrier %950 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E5M2FNUZ>
  %952 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xi1>
  %953 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<29xi1>
  gc.expect eq %952, %953 : tensor<29xi1>
  %954 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xi2>
  %955 = gc.constant dense<[0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 0, 1, -2, 1, 1, -2, 1, 1, 1, 1]> : tensor<29xi2>
  gc.expect eq %954, %955 : tensor<29xi2>
  %956 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xi4>
  %957 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 0, 7, -8, 7, 7, -8, 7, 7, 7, 7]> : tensor<29xi4>
  gc.expect eq %956, %957 : tensor<29xi4>
  %958 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xi8>
  %959 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 0, 127, -128, 127, 8, -8, 16, 127, 127, 127]> : tensor<29xi8>
  gc.expect eq %958, %959 : tensor<29xi8>
  %960 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xi16>
  %961 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16, 32767, 448, 512]> : tensor<29xi16>
  gc.expect eq %960, %961 : tensor<29xi16>
  %962 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xi32>
  %963 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 57344, -57344, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16, 32768, 448, 512]> : tensor<29xi32>
  gc.expect eq %962, %963 : tensor<29xi32>
  %964 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xi64>
  %965 = gc.constant dense<[0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 57344, -57344, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16, 32768, 448, 512]> : tensor<29xi64>
  gc.expect eq %964, %965 : tensor<29xi64>
  %966 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xui2>
  %967 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 3, 0, 3, 3, 3, 3]> : tensor<29xui2>
  gc.expect eq %966, %967 : tensor<29xui2>
  %968 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xui4>
  %969 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 0, 15, 0, 15, 8, 0, 15, 15, 15, 15]> : tensor<29xui4>
  gc.expect eq %968, %969 : tensor<29xui4>
  %970 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xui8>
  %971 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 0, 128, 0, 255, 8, 0, 16, 255, 255, 255]> : tensor<29xui8>
  gc.expect eq %970, %971 : tensor<29xui8>
  %972 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xui16>
  %973 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<29xui16>
  gc.expect eq %972, %973 : tensor<29xui16>
  %974 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xui32>
  %975 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<29xui32>
  gc.expect eq %974, %975 : tensor<29xui32>
  %976 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xui64>
  %977 = gc.constant dense<[0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<29xui64>
  gc.expect eq %976, %977 : tensor<29xui64>
  %978 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E3M4>
  %979 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 0x70, 0xF0, 0x70, 8.0, -8.0, 0x70, 0x70, 0x70, 0x70]> : tensor<29xf8E3M4>
  gc.expect eq %978, %979 : tensor<29xf8E3M4>
  %980 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E4M3>
  %981 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x78, 0xF8, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 128.0, -128.0, 0x78, 8.0, -8.0, 16.0, 0x78, 0x78, 0x78]> : tensor<29xf8E4M3>
  gc.expect eq %980, %981 : tensor<29xf8E4M3>
  %982 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E4M3FN>
  %983 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 0x7F, 448.0, 0x7F]> : tensor<29xf8E4M3FN>
  gc.expect eq %982, %983 : tensor<29xf8E4M3FN>
  %984 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E4M3FNUZ>
  %985 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 128.0, -128.0, 0x80, 8.0, -8.0, 16.0, 0x80, 0x80, 0x80]> : tensor<29xf8E4M3FNUZ>
  gc.expect eq %984, %985 : tensor<29xf8E4M3FNUZ>
  %986 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E4M3B11FNUZ>
  %987 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 0x80, 8.0, -8.0, 16.0, 0x80, 0x80, 0x80]> : tensor<29xf8E4M3B11FNUZ>
  gc.expect eq %986, %987 : tensor<29xf8E4M3B11FNUZ>
  %988 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E5M2>
  %989 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 0.0, -0.0, 3.0517578125e-05, 0x7E, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<29xf8E5M2>
  gc.expect eq %988, %989 : tensor<29xf8E5M2>
  %990 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf8E8M0FNU>
  %991 = gc.constant dense<[0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 65536.0, 0xFF, 3.0517578125e-05, 0xFF, 7.62939453125e-06, 0xFF, 3.0517578125e-05, 0xFF, 128.0, 0xFF, 256.0, 8.0, 0xFF, 16.0, 32768.0, 512.0, 512.0]> : tensor<29xf8E8M0FNU>
  gc.expect eq %990, %991 : tensor<29xf8E8M0FNU>
  %992 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xbf16>
  %993 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x7FC0, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<29xbf16>
  gc.expect eq %992, %993 : tensor<29xbf16>
  %994 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf16>
  %995 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x7E00, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<29xf16>
  gc.expect eq %994, %995 : tensor<29xf16>
  %996 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf32>
  %997 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x7FC00000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<29xf32>
  gc.expect eq %996, %997 : tensor<29xf32>
  %998 = gc.convert %951 : (tensor<29xf8E5M2FNUZ>) -> tensor<29xf64>
  %999 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x7FF8000000000000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<29xf64>
  gc.expect eq %998, %999 : tensor<29xf64>
  // from f8E8M0FNU
  %1000 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 128.0, 256.0, 8.0, 16.0, 32768.0, 2147483648.0, 4294967296.0, 9.223372036854776e+18, 1.8446744073709552e+19, 512.0, 65536.0, 1.1920928955078125e-07, 2.9802322387695312e-08]> : tensor<20xf8E8M0FNU>
  %1001 = gc.optimization_barrier %1000 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E8M0FNU>
  %1002 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xi1>
  %1003 = gc.constant dense<true> : tensor<20xi1>
  gc.expect eq %1002, %1003 : tensor<20xi1>
  %1004 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xi2>
  %1005 = gc.constant dense<[0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<20xi2>
  gc.expect eq %1004, %1005 : tensor<20xi2>
  %1006 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xi4>
  %1007 = gc.constant dense<[0, 1, 0, 2, 4, 7, 0, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0]> : tensor<20xi4>
  gc.expect eq %1006, %1007 : tensor<20xi4>
  %1008 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xi8>
  %1009 = gc.constant dense<[0, 1, 0, 2, 4, 127, 0, 127, 127, 8, 16, 127, 127, 127, 127, 127, 127, 127, 0, 0]> : tensor<20xi8>
  gc.expect eq %1008, %1009 : tensor<20xi8>
  %1010 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xi16>
  %1011 = gc.constant dense<[0, 1, 0, 2, 4, 32767, 0, 128, 256, 8, 16, 32767, 32767, 32767, 32767, 32767, 512, 32767, 0, 0]> : tensor<20xi16>
  gc.expect eq %1010, %1011 : tensor<20xi16>
  %1012 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xi32>
  %1013 = gc.constant dense<[0, 1, 0, 2, 4, 2147483647, 0, 128, 256, 8, 16, 32768, 2147483647, 2147483647, 2147483647, 2147483647, 512, 65536, 0, 0]> : tensor<20xi32>
  gc.expect eq %1012, %1013 : tensor<20xi32>
  %1014 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xi64>
  %1015 = gc.constant dense<[0, 1, 0, 2, 4, 9223372036854775807, 0, 128, 256, 8, 16, 32768, 2147483648, 4294967296, 9223372036854775807, 9223372036854775807, 512, 65536, 0, 0]> : tensor<20xi64>
  gc.expect eq %1014, %1015 : tensor<20xi64>
  %1016 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xui2>
  %1017 = gc.constant dense<[0, 1, 0, 2, 3, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0]> : tensor<20xui2>
  gc.expect eq %1016, %1017 : tensor<20xui2>
  %1018 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xui4>
  %1019 = gc.constant dense<[0, 1, 0, 2, 4, 15, 0, 15, 15, 8, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0]> : tensor<20xui4>
  gc.expect eq %1018, %1019 : tensor<20xui4>
  %1020 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xui8>
  %1021 = gc.constant dense<[0, 1, 0, 2, 4, 255, 0, 128, 255, 8, 16, 255, 255, 255, 255, 255, 255, 255, 0, 0]> : tensor<20xui8>
  gc.expect eq %1020, %1021 : tensor<20xui8>
  %1022 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xui16>
  %1023 = gc.constant dense<[0, 1, 0, 2, 4, 65535, 0, 128, 256, 8, 16, 32768, 65535, 65535, 65535, 65535, 512, 65535, 0, 0]> : tensor<20xui16>
  gc.expect eq %1022, %1023 : tensor<20xui16>
  %1024 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xui32>
  %1025 = gc.constant dense<[0, 1, 0, 2, 4, 4294967295, 0, 128, 256, 8, 16, 32768, 2147483648, 4294967295, 4294967295, 4294967295, 512, 65536, 0, 0]> : tensor<20xui32>
  gc.expect eq %1024, %1025 : tensor<20xui32>
  %1026 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xui64>
  %1027 = gc.constant dense<[0, 1, 0, 2, 4, 18446744073709551615, 0, 128, 256, 8, 16, 32768, 2147483648, 4294967296, 9223372036854775808, 18446744073709551615, 512, 65536, 0, 0]> : tensor<20xui64>
  gc.expect eq %1026, %1027 : tensor<20xui64>
  %1028 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E3M4>
  %1029 = gc.constant dense<[0x78, 1.0, 0.5, 2.0, 4.0, 0x70, 0.0, 0x70, 0x70, 8.0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0.0, 0.0]> : tensor<20xf8E3M4>
  gc.expect eq %1028, %1029 : tensor<20xf8E3M4>
  %1030 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E4M3>
  %1031 = gc.constant dense<[0x7C, 1.0, 0.5, 2.0, 4.0, 0x78, 0.0, 128.0, 0x78, 8.0, 16.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0.0, 0.0]> : tensor<20xf8E4M3>
  gc.expect eq %1030, %1031 : tensor<20xf8E4M3>
  %1032 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E4M3FN>
  %1033 = gc.constant dense<[0x7F, 1.0, 0.5, 2.0, 4.0, 0x7F, 0.0, 128.0, 256.0, 8.0, 16.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0.0, 0.0]> : tensor<20xf8E4M3FN>
  gc.expect eq %1032, %1033 : tensor<20xf8E4M3FN>
  %1034 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E4M3FNUZ>
  %1035 = gc.constant dense<[0x80, 1.0, 0.5, 2.0, 4.0, 0x80, 0.0, 128.0, 0x80, 8.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0.0, 0.0]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %1034, %1035 : tensor<20xf8E4M3FNUZ>
  %1036 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E4M3B11FNUZ>
  %1037 = gc.constant dense<[0x80, 1.0, 0.5, 2.0, 4.0, 0x80, 0.0, 0x80, 0x80, 8.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0.0, 0.0]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %1036, %1037 : tensor<20xf8E4M3B11FNUZ>
  %1038 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E5M2>
  %1039 = gc.constant dense<[0x7E, 1.0, 0.5, 2.0, 4.0, 0x7C, 0.0, 128.0, 256.0, 8.0, 16.0, 32768.0, 0x7C, 0x7C, 0x7C, 0x7C, 512.0, 0x7C, 0.0, 0.0]> : tensor<20xf8E5M2>
  gc.expect eq %1038, %1039 : tensor<20xf8E5M2>
  %1040 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf8E5M2FNUZ>
  %1041 = gc.constant dense<[0x80, 1.0, 0.5, 2.0, 4.0, 0x80, 0.0, 128.0, 256.0, 8.0, 16.0, 32768.0, 0x80, 0x80, 0x80, 0x80, 512.0, 0x80, 0.0, 0.0]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %1040, %1041 : tensor<20xf8E5M2FNUZ>
  %1042 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xbf16>
  %1043 = gc.constant dense<[0x7FC0, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 128.0, 256.0, 8.0, 16.0, 32768.0, 2147483648.0, 4294967296.0, 9.223372036854776e+18, 1.8446744073709552e+19, 512.0, 65536.0, 1.1920928955078125e-07, 2.9802322387695312e-08]> : tensor<20xbf16>
  gc.expect eq %1042, %1043 : tensor<20xbf16>
  %1044 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf16>
  %1045 = gc.constant dense<[0x7E00, 1.0, 0.5, 2.0, 4.0, 0x7C00, 0.0, 128.0, 256.0, 8.0, 16.0, 32768.0, 0x7C00, 0x7C00, 0x7C00, 0x7C00, 512.0, 0x7C00, 1.1920928955078125e-07, 0.0]> : tensor<20xf16>
  gc.expect eq %1044, %1045 : tensor<20xf16>
  %1046 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf32>
  %1047 = gc.constant dense<[0x7FC00000, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 128.0, 256.0, 8.0, 16.0, 32768.0, 2147483648.0, 4294967296.0, 9.223372036854776e+18, 1.8446744073709552e+19, 512.0, 65536.0, 1.1920928955078125e-07, 2.9802322387695312e-08]> : tensor<20xf32>
  gc.expect eq %1046, %1047 : tensor<20xf32>
  %1048 = gc.convert %1001 : (tensor<20xf8E8M0FNU>) -> tensor<20xf64>
  %1049 = gc.constant dense<[0x7FF8000000000000, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 128.0, 256.0, 8.0, 16.0, 32768.0, 2147483648.0, 4294967296.0, 9.223372036854776e+18, 1.8446744073709552e+19, 512.0, 65536.0, 1.1920928955078125e-07, 2.9802322387695312e-08]> : tensor<20xf64>
  gc.expect eq %1048, %1049 : tensor<20xf64>
  // from bf16
  %1050 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 1.015625, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<48xbf16>
  %1051 = gc.optimization_barrier %1050 : (tensor<48xbf16>) -> tensor<48xbf16>
  %1052 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xi1>
  %1053 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<48xi1>
  gc.expect eq %1052, %1053 : tensor<48xi1>
  %1054 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xi2>
  %1055 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 1, -2, 0, 1, 1, -2, 1, 1, 1, -2, 1, 1, 1, 1, -2, 1, 1, -2, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0]> : tensor<48xi2>
  gc.expect eq %1054, %1055 : tensor<48xi2>
  %1056 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xi4>
  %1057 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, 7, 7, 7, -8, 7, 7, 7, 7, -8, 7, 7, -8, 7, 0, 7, 7, 7, 7, 1, 0, 0, 0]> : tensor<48xi4>
  gc.expect eq %1056, %1057 : tensor<48xi4>
  %1058 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xi8>
  %1059 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, 127, 7, 8, -8, 15, 16, 127, 127, -128, 127, 127, -128, 127, 0, 127, 127, 127, 127, 1, 0, 0, 0]> : tensor<48xi8>
  gc.expect eq %1058, %1059 : tensor<48xi8>
  %1060 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xi16>
  %1061 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -129, 256, 7, 8, -8, 15, 16, 32767, 32767, -32768, 32767, 32767, -32768, 32767, 0, 448, 464, 480, 32767, 1, 0, 0, 0]> : tensor<48xi16>
  gc.expect eq %1060, %1061 : tensor<48xi16>
  %1062 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xi32>
  %1063 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -129, 256, 7, 8, -8, 15, 16, 32768, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xi32>
  gc.expect eq %1062, %1063 : tensor<48xi32>
  %1064 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xi64>
  %1065 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -129, 256, 7, 8, -8, 15, 16, 32768, 2147483648, -2147483648, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xi64>
  gc.expect eq %1064, %1065 : tensor<48xi64>
  %1066 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xui2>
  %1067 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 3, 0, 3, 3, 3, 0, 3, 3, 3, 3, 0, 3, 3, 0, 3, 0, 3, 3, 3, 3, 1, 0, 0, 0]> : tensor<48xui2>
  gc.expect eq %1066, %1067 : tensor<48xui2>
  %1068 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xui4>
  %1069 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 15, 7, 8, 0, 15, 15, 15, 15, 0, 15, 15, 0, 15, 0, 15, 15, 15, 15, 1, 0, 0, 0]> : tensor<48xui4>
  gc.expect eq %1068, %1069 : tensor<48xui4>
  %1070 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xui8>
  %1071 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 255, 7, 8, 0, 15, 16, 255, 255, 0, 255, 255, 0, 255, 0, 255, 255, 255, 255, 1, 0, 0, 0]> : tensor<48xui8>
  gc.expect eq %1070, %1071 : tensor<48xui8>
  %1072 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xui16>
  %1073 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 256, 7, 8, 0, 15, 16, 32768, 65535, 0, 65535, 65535, 0, 65535, 0, 448, 464, 480, 65535, 1, 0, 0, 0]> : tensor<48xui16>
  gc.expect eq %1072, %1073 : tensor<48xui16>
  %1074 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xui32>
  %1075 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 256, 7, 8, 0, 15, 16, 32768, 2147483648, 0, 4294967295, 4294967295, 0, 4294967295, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xui32>
  gc.expect eq %1074, %1075 : tensor<48xui32>
  %1076 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xui64>
  %1077 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 256, 7, 8, 0, 15, 16, 32768, 2147483648, 0, 4294967296, 9295429630892703744, 0, 18446744073709551615, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xui64>
  gc.expect eq %1076, %1077 : tensor<48xui64>
  %1078 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E3M4>
  %1079 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x70, 0xF0, 0x78, 0x70, 0x70, 0xF0, 0x70, 8.0, 8.0, -8.5, 15.5, 0x70, 0x70, 0x70, 0xF0, 0x70, 0x70, 0xF0, 0x70, -1.0, 0x70, 0x70, 0x70, 0x70, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E3M4>
  gc.expect eq %1078, %1079 : tensor<48xf8E3M4>
  %1080 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E4M3>
  %1081 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x78, 0xF8, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 0xF8, 0x7C, 128.0, 128.0, -128.0, 0x78, 8.0, 8.0, -8.0, 16.0, 16.0, 0x78, 0x78, 0xF8, 0x78, 0x78, 0xF8, 0x78, -1.0, 0x78, 0x78, 0x78, 0x78, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E4M3>
  gc.expect eq %1080, %1081 : tensor<48xf8E4M3>
  %1082 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E4M3FN>
  %1083 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, -1.0, 448.0, 448.0, 0x7F, 0x7F, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E4M3FN>
  gc.expect eq %1082, %1083 : tensor<48xf8E4M3FN>
  %1084 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E4M3FNUZ>
  %1085 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 0x80, 0x80, 0x80, 0x80, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E4M3FNUZ>
  gc.expect eq %1084, %1085 : tensor<48xf8E4M3FNUZ>
  %1086 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E4M3B11FNUZ>
  %1087 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 0x80, 0x80, 0x80, 0x80, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E4M3B11FNUZ>
  gc.expect eq %1086, %1087 : tensor<48xf8E4M3B11FNUZ>
  %1088 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E5M2>
  %1089 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x7C, 0xFC, 0x7C, 0x7C, 0xFC, 0x7C, -1.0, 448.0, 448.0, 512.0, 0x7C, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E5M2>
  gc.expect eq %1088, %1089 : tensor<48xf8E5M2>
  %1090 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E5M2FNUZ>
  %1091 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 448.0, 448.0, 512.0, 0x80, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E5M2FNUZ>
  gc.expect eq %1090, %1091 : tensor<48xf8E5M2FNUZ>
  %1092 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf8E8M0FNU>
  %1093 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 0xFF, 0xFF, 1.1754943508222875e-38, 0xFF, 5.877471754111438e-39, 0xFF, 1.1754943508222875e-38, 0xFF, 0xFF, 0xFF, 128.0, 128.0, 0xFF, 256.0, 8.0, 8.0, 0xFF, 16.0, 16.0, 32768.0, 2147483648.0, 0xFF, 4294967296.0, 9.223372036854776e+18, 0xFF, 1.8446744073709552e+19, 0xFF, 512.0, 512.0, 512.0, 65536.0, 1.0, 1.1920928955078125e-07, 2.9802322387695312e-08, 2.9802322387695312e-08]> : tensor<48xf8E8M0FNU>
  gc.expect eq %1092, %1093 : tensor<48xf8E8M0FNU>
  %1094 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf16>
  %1095 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 0x7C00, 0xFC00, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0xFC00, 0x7C00, -0.98828125, 448.0, 464.0, 480.0, 0x7C00, 1.015625, 1.1920928955078125e-07, 5.960464477539063e-08, 0.0]> : tensor<48xf16>
  gc.expect eq %1094, %1095 : tensor<48xf16>
  %1096 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf32>
  %1097 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 1.015625, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<48xf32>
  gc.expect eq %1096, %1097 : tensor<48xf32>
  %1098 = gc.convert %1051 : (tensor<48xbf16>) -> tensor<48xf64>
  %1099 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 1.015625, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<48xf64>
  gc.expect eq %1098, %1099 : tensor<48xf64>
  // from f16
  %1100 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.990234375, 448.0, 464.0, 480.0, 1.00390625, 1.01171875, 1.1920928955078125e-07]> : tensor<42xf16>
  %1101 = gc.optimization_barrier %1100 : (tensor<42xf16>) -> tensor<42xf16>
  %1102 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xi1>
  %1103 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<42xi1>
  gc.expect eq %1102, %1103 : tensor<42xi1>
  %1104 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xi2>
  %1105 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 1, -2, 0, 1, 1, -2, -2, 1, 1, 1, 1, -2, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0]> : tensor<42xi2>
  gc.expect eq %1104, %1105 : tensor<42xi2>
  %1106 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xi4>
  %1107 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, -8, 7, 7, 7, 7, -8, 7, 7, 7, 0, 7, 7, 7, 1, 1, 0]> : tensor<42xi4>
  gc.expect eq %1106, %1107 : tensor<42xi4>
  %1108 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xi8>
  %1109 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, -128, 127, 127, 7, 8, -8, 15, 16, 127, 0, 127, 127, 127, 1, 1, 0]> : tensor<42xi8>
  gc.expect eq %1108, %1109 : tensor<42xi8>
  %1110 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xi16>
  %1111 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xi16>
  gc.expect eq %1110, %1111 : tensor<42xi16>
  %1112 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xi32>
  %1113 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 65504, -65504, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xi32>
  gc.expect eq %1112, %1113 : tensor<42xi32>
  %1114 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xi64>
  %1115 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 65504, -65504, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xi64>
  gc.expect eq %1114, %1115 : tensor<42xi64>
  %1116 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xui2>
  %1117 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 3, 0, 0, 3, 3, 3, 3, 0, 3, 3, 3, 0, 3, 3, 3, 1, 1, 0]> : tensor<42xui2>
  gc.expect eq %1116, %1117 : tensor<42xui2>
  %1118 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xui4>
  %1119 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 0, 15, 15, 7, 8, 0, 15, 15, 15, 0, 15, 15, 15, 1, 1, 0]> : tensor<42xui4>
  gc.expect eq %1118, %1119 : tensor<42xui4>
  %1120 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xui8>
  %1121 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 0, 255, 255, 7, 8, 0, 15, 16, 255, 0, 255, 255, 255, 1, 1, 0]> : tensor<42xui8>
  gc.expect eq %1120, %1121 : tensor<42xui8>
  %1122 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xui16>
  %1123 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65504, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xui16>
  gc.expect eq %1122, %1123 : tensor<42xui16>
  %1124 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xui32>
  %1125 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65504, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xui32>
  gc.expect eq %1124, %1125 : tensor<42xui32>
  %1126 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xui64>
  %1127 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65504, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xui64>
  gc.expect eq %1126, %1127 : tensor<42xui64>
  %1128 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E3M4>
  %1129 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x70, 0xF0, 0x78, 0x70, 0x70, 0xF0, 0xF0, 0x70, 0x70, 8.0, 8.0, -8.5, 15.5, 0x70, 0x70, -1.0, 0x70, 0x70, 0x70, 1.0, 1.0, 0.0]> : tensor<42xf8E3M4>
  gc.expect eq %1128, %1129 : tensor<42xf8E3M4>
  %1130 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E4M3>
  %1131 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x78, 0xF8, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 0xF8, 0x7C, 128.0, 128.0, -128.0, -128.0, 0x78, 0x78, 8.0, 8.0, -8.0, 16.0, 16.0, 0x78, -1.0, 0x78, 0x78, 0x78, 1.0, 1.0, 0.0]> : tensor<42xf8E4M3>
  gc.expect eq %1130, %1131 : tensor<42xf8E4M3>
  %1132 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E4M3FN>
  %1133 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, -1.0, 448.0, 448.0, 0x7F, 1.0, 1.0, 0.0]> : tensor<42xf8E4M3FN>
  gc.expect eq %1132, %1133 : tensor<42xf8E4M3FN>
  %1134 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E4M3FNUZ>
  %1135 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, -128.0, 0x80, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, -1.0, 0x80, 0x80, 0x80, 1.0, 1.0, 0.0]> : tensor<42xf8E4M3FNUZ>
  gc.expect eq %1134, %1135 : tensor<42xf8E4M3FNUZ>
  %1136 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E4M3B11FNUZ>
  %1137 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, -1.0, 0x80, 0x80, 0x80, 1.0, 1.0, 0.0]> : tensor<42xf8E4M3B11FNUZ>
  gc.expect eq %1136, %1137 : tensor<42xf8E4M3B11FNUZ>
  %1138 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E5M2>
  %1139 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 6.103515625e-05, -6.103515625e-05, 0.0, -0.0, 6.103515625e-05, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, -1.0, 448.0, 448.0, 512.0, 1.0, 1.0, 0.0]> : tensor<42xf8E5M2>
  gc.expect eq %1138, %1139 : tensor<42xf8E5M2>
  %1140 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E5M2FNUZ>
  %1141 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 6.103515625e-05, -6.103515625e-05, 0.0, 0.0, 6.103515625e-05, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, -1.0, 448.0, 448.0, 512.0, 1.0, 1.0, 0.0]> : tensor<42xf8E5M2FNUZ>
  gc.expect eq %1140, %1141 : tensor<42xf8E5M2FNUZ>
  %1142 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf8E8M0FNU>
  %1143 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 65536.0, 0xFF, 6.103515625e-05, 0xFF, 5.960464477539063e-08, 0xFF, 6.103515625e-05, 0xFF, 0xFF, 0xFF, 128.0, 128.0, 0xFF, 0xFF, 256.0, 256.0, 8.0, 8.0, 0xFF, 16.0, 16.0, 32768.0, 0xFF, 512.0, 512.0, 512.0, 1.0, 1.0, 1.1920928955078125e-07]> : tensor<42xf8E8M0FNU>
  gc.expect eq %1142, %1143 : tensor<42xf8E8M0FNU>
  %1144 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xbf16>
  %1145 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 65536.0, -65536.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.103515625e-05, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, -129.0, 256.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.9921875, 448.0, 464.0, 480.0, 1.0, 1.015625, 1.1920928955078125e-07]> : tensor<42xbf16>
  gc.expect eq %1144, %1145 : tensor<42xbf16>
  %1146 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf32>
  %1147 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.990234375, 448.0, 464.0, 480.0, 1.00390625, 1.01171875, 1.1920928955078125e-07]> : tensor<42xf32>
  gc.expect eq %1146, %1147 : tensor<42xf32>
  %1148 = gc.convert %1101 : (tensor<42xf16>) -> tensor<42xf64>
  %1149 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.990234375, 448.0, 464.0, 480.0, 1.00390625, 1.01171875, 1.1920928955078125e-07]> : tensor<42xf64>
  gc.expect eq %1148, %1149 : tensor<42xf64>
  // from f32
  %1150 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -128.89999389648438, -129.0, 255.89999389648438, 256.0, 7.900000095367432, 8.0, -8.5, 15.5, 16.0, 32767.900390625, 2147483648.0, -2147483648.0, 4294967296.0, 9.300000300729369e+18, -9.300000300729369e+18, 1.900000073262039e+19, -0.9900000095367432, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.00048828125, 1.0000000116860974e-07, 2.999999892949745e-08, 2.9800000689306216e-08]> : tensor<53xf32>
  %1151 = gc.optimization_barrier %1150 : (tensor<53xf32>) -> tensor<53xf32>
  %1152 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xi1>
  %1153 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<53xi1>
  gc.expect eq %1152, %1153 : tensor<53xi1>
  %1154 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xi2>
  %1155 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 1, -2, 0, 1, 1, -2, -2, 1, 1, 1, 1, -2, 1, 1, 1, 1, -2, 1, 1, -2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0]> : tensor<53xi2>
  gc.expect eq %1154, %1155 : tensor<53xi2>
  %1156 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xi4>
  %1157 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, -8, 7, 7, 7, 7, -8, 7, 7, 7, 7, -8, 7, 7, -8, 7, 0, 7, 7, 7, 7, 7, 1, 1, 1, 0, 0, 0]> : tensor<53xi4>
  gc.expect eq %1156, %1157 : tensor<53xi4>
  %1158 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xi8>
  %1159 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, -128, 127, 127, 7, 8, -8, 15, 16, 127, 127, -128, 127, 127, -128, 127, 0, 127, 127, 127, 127, 127, 1, 1, 1, 0, 0, 0]> : tensor<53xi8>
  gc.expect eq %1158, %1159 : tensor<53xi8>
  %1160 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xi16>
  %1161 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 32767, -32768, 32767, 32767, -32768, 32767, 0, 448, 464, 480, 32767, 32767, 1, 1, 1, 0, 0, 0]> : tensor<53xi16>
  gc.expect eq %1160, %1161 : tensor<53xi16>
  %1162 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xi32>
  %1163 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xi32>
  gc.expect eq %1162, %1163 : tensor<53xi32>
  %1164 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xi64>
  %1165 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483648, -2147483648, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xi64>
  gc.expect eq %1164, %1165 : tensor<53xi64>
  %1166 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xui2>
  %1167 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 3, 0, 0, 3, 3, 3, 3, 0, 3, 3, 3, 3, 0, 3, 3, 0, 3, 0, 3, 3, 3, 3, 3, 1, 1, 1, 0, 0, 0]> : tensor<53xui2>
  gc.expect eq %1166, %1167 : tensor<53xui2>
  %1168 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xui4>
  %1169 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 0, 15, 15, 7, 8, 0, 15, 15, 15, 15, 0, 15, 15, 0, 15, 0, 15, 15, 15, 15, 15, 1, 1, 1, 0, 0, 0]> : tensor<53xui4>
  gc.expect eq %1168, %1169 : tensor<53xui4>
  %1170 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xui8>
  %1171 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 0, 255, 255, 7, 8, 0, 15, 16, 255, 255, 0, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 1, 1, 1, 0, 0, 0]> : tensor<53xui8>
  gc.expect eq %1170, %1171 : tensor<53xui8>
  %1172 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xui16>
  %1173 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 65535, 0, 65535, 65535, 0, 65535, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xui16>
  gc.expect eq %1172, %1173 : tensor<53xui16>
  %1174 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xui32>
  %1175 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483648, 0, 4294967295, 4294967295, 0, 4294967295, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xui32>
  gc.expect eq %1174, %1175 : tensor<53xui32>
  %1176 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xui64>
  %1177 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483648, 0, 4294967296, 9300000300729368576, 0, 18446744073709551615, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xui64>
  gc.expect eq %1176, %1177 : tensor<53xui64>
  %1178 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E3M4>
  %1179 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x70, 0xF0, 0x78, 0x70, 0x70, 0xF0, 0xF0, 0x70, 0x70, 8.0, 8.0, -8.5, 15.5, 0x70, 0x70, 0x70, 0xF0, 0x70, 0x70, 0xF0, 0x70, -1.0, 0x70, 0x70, 0x70, 0x70, 0x70, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E3M4>
  gc.expect eq %1178, %1179 : tensor<53xf8E3M4>
  %1180 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E4M3>
  %1181 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x78, 0xF8, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 0xF8, 0x7C, 128.0, 128.0, -128.0, -128.0, 0x78, 0x78, 8.0, 8.0, -8.0, 16.0, 16.0, 0x78, 0x78, 0xF8, 0x78, 0x78, 0xF8, 0x78, -1.0, 0x78, 0x78, 0x78, 0x78, 0x78, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E4M3>
  gc.expect eq %1180, %1181 : tensor<53xf8E4M3>
  %1182 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E4M3FN>
  %1183 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, -1.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E4M3FN>
  gc.expect eq %1182, %1183 : tensor<53xf8E4M3FN>
  %1184 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E4M3FNUZ>
  %1185 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, -128.0, 0x80, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 0x80, 0x80, 0x80, 0x80, 0x80, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E4M3FNUZ>
  gc.expect eq %1184, %1185 : tensor<53xf8E4M3FNUZ>
  %1186 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E4M3B11FNUZ>
  %1187 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 0x80, 0x80, 0x80, 0x80, 0x80, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E4M3B11FNUZ>
  gc.expect eq %1186, %1187 : tensor<53xf8E4M3B11FNUZ>
  %1188 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E5M2>
  %1189 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x7C, 0xFC, 0x7C, 0x7C, 0xFC, 0x7C, -1.0, 448.0, 448.0, 512.0, 0x7C, 0x7C, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E5M2>
  gc.expect eq %1188, %1189 : tensor<53xf8E5M2>
  %1190 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E5M2FNUZ>
  %1191 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 448.0, 448.0, 512.0, 0x80, 0x80, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E5M2FNUZ>
  gc.expect eq %1190, %1191 : tensor<53xf8E5M2FNUZ>
  %1192 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf8E8M0FNU>
  %1193 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 0xFF, 0xFF, 1.1754943508222875e-38, 0xFF, 5.877471754111438e-39, 0xFF, 1.1754943508222875e-38, 0xFF, 0xFF, 0xFF, 128.0, 128.0, 0xFF, 0xFF, 256.0, 256.0, 8.0, 8.0, 0xFF, 16.0, 16.0, 32768.0, 2147483648.0, 0xFF, 4294967296.0, 9.223372036854776e+18, 0xFF, 1.8446744073709552e+19, 0xFF, 512.0, 512.0, 512.0, 65536.0, 65536.0, 1.0, 1.0, 1.0, 1.1920928955078125e-07, 2.9802322387695312e-08, 2.9802322387695312e-08]> : tensor<53xf8E8M0FNU>
  gc.expect eq %1192, %1193 : tensor<53xf8E8M0FNU>
  %1194 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xbf16>
  %1195 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F80, 0xFF80, 1.1754943508222875e-38, -1.1754943508222875e-38, 0.0, -0.0, 1.1754943508222875e-38, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, -129.0, 256.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 65536.0, 1.0, 1.015625, 1.0, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<53xbf16>
  gc.expect eq %1194, %1195 : tensor<53xbf16>
  %1196 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf16>
  %1197 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C00, 0xFC00, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0xFC00, 0x7C00, -0.990234375, 448.0, 464.0, 480.0, 65504.0, 0x7C00, 1.00390625, 1.01171875, 1.0, 1.1920928955078125e-07, 5.960464477539063e-08, 0.0]> : tensor<53xf16>
  gc.expect eq %1196, %1197 : tensor<53xf16>
  %1198 = gc.convert %1151 : (tensor<53xf32>) -> tensor<53xf64>
  %1199 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -128.89999389648438, -129.0, 255.89999389648438, 256.0, 7.900000095367432, 8.0, -8.5, 15.5, 16.0, 32767.900390625, 2147483648.0, -2147483648.0, 4294967296.0, 9.300000300729369e+18, -9.300000300729369e+18, 1.900000073262039e+19, -0.9900000095367432, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.00048828125, 1.0000000116860974e-07, 2.999999892949745e-08, 2.9800000689306216e-08]> : tensor<53xf64>
  gc.expect eq %1198, %1199 : tensor<53xf64>
  // from f64
  %1200 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -128.9, -129.0, 255.9, 256.0, 7.9, 8.0, -8.5, 15.5, 16.0, 32767.9, 2147483647.0, 2147483648.0, -2147483648.0, 4294967295.5, 4294967296.0, 9.3e+18, -9.3e+18, 1.9e+19, -0.99, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.0039062509313226, 1.0004882812509095, 1.0e-07, 3.0e-08, 2.98e-08]> : tensor<56xf64>
  %1201 = gc.optimization_barrier %1200 : (tensor<56xf64>) -> tensor<56xf64>
  %1202 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xi1>
  %1203 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<56xi1>
  gc.expect eq %1202, %1203 : tensor<56xi1>
  %1204 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xi2>
  %1205 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 1, -2, 1, -2, 1, 0, 1, -2, 0, 0, 0, 0, 0, 1, -2, 0, 1, 1, -2, -2, 1, 1, 1, 1, -2, 1, 1, 1, 1, 1, -2, 1, 1, 1, -2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi2>
  gc.expect eq %1204, %1205 : tensor<56xi2>
  %1206 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xi4>
  %1207 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, -8, 7, 7, 7, 7, -8, 7, 7, 7, 7, 7, -8, 7, 7, 7, -8, 7, 0, 7, 7, 7, 7, 7, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi4>
  gc.expect eq %1206, %1207 : tensor<56xi4>
  %1208 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xi8>
  %1209 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, -128, 127, 127, 7, 8, -8, 15, 16, 127, 127, 127, -128, 127, 127, 127, -128, 127, 0, 127, 127, 127, 127, 127, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi8>
  gc.expect eq %1208, %1209 : tensor<56xi8>
  %1210 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xi16>
  %1211 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 32767, 32767, -32768, 32767, 32767, 32767, -32768, 32767, 0, 448, 464, 480, 32767, 32767, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi16>
  gc.expect eq %1210, %1211 : tensor<56xi16>
  %1212 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xi32>
  %1213 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483647, 2147483647, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 2147483647, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi32>
  gc.expect eq %1212, %1213 : tensor<56xi32>
  %1214 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xi64>
  %1215 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483647, 2147483648, -2147483648, 4294967295, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi64>
  gc.expect eq %1214, %1215 : tensor<56xi64>
  %1216 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xui2>
  %1217 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 3, 0, 0, 3, 3, 3, 3, 0, 3, 3, 3, 3, 3, 0, 3, 3, 3, 0, 3, 0, 3, 3, 3, 3, 3, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui2>
  gc.expect eq %1216, %1217 : tensor<56xui2>
  %1218 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xui4>
  %1219 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 0, 15, 15, 7, 8, 0, 15, 15, 15, 15, 15, 0, 15, 15, 15, 0, 15, 0, 15, 15, 15, 15, 15, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui4>
  gc.expect eq %1218, %1219 : tensor<56xui4>
  %1220 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xui8>
  %1221 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 0, 255, 255, 7, 8, 0, 15, 16, 255, 255, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui8>
  gc.expect eq %1220, %1221 : tensor<56xui8>
  %1222 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xui16>
  %1223 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 65535, 65535, 0, 65535, 65535, 65535, 0, 65535, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui16>
  gc.expect eq %1222, %1223 : tensor<56xui16>
  %1224 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xui32>
  %1225 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483647, 2147483648, 0, 4294967295, 4294967295, 4294967295, 0, 4294967295, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui32>
  gc.expect eq %1224, %1225 : tensor<56xui32>
  %1226 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xui64>
  %1227 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483647, 2147483648, 0, 4294967295, 4294967296, 9300000000000000000, 0, 18446744073709551615, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui64>
  gc.expect eq %1226, %1227 : tensor<56xui64>
  %1228 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E3M4>
  %1229 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x70, 0xF0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x70, 0xF0, 0x78, 0x70, 0x70, 0xF0, 0xF0, 0x70, 0x70, 8.0, 8.0, -8.5, 15.5, 0x70, 0x70, 0x70, 0x70, 0xF0, 0x70, 0x70, 0x70, 0xF0, 0x70, -1.0, 0x70, 0x70, 0x70, 0x70, 0x70, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E3M4>
  gc.expect eq %1228, %1229 : tensor<56xf8E3M4>
  %1230 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E4M3>
  %1231 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x78, 0xF8, 0.0, -0.0, 0.0, -0.0, 0.0, 0x78, 0xF8, 0x7C, 128.0, 128.0, -128.0, -128.0, 0x78, 0x78, 8.0, 8.0, -8.0, 16.0, 16.0, 0x78, 0x78, 0x78, 0xF8, 0x78, 0x78, 0x78, 0xF8, 0x78, -1.0, 0x78, 0x78, 0x78, 0x78, 0x78, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E4M3>
  gc.expect eq %1230, %1231 : tensor<56xf8E4M3>
  %1232 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E4M3FN>
  %1233 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, -1.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E4M3FN>
  gc.expect eq %1232, %1233 : tensor<56xf8E4M3FN>
  %1234 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E4M3FNUZ>
  %1235 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, -128.0, 0x80, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 0x80, 0x80, 0x80, 0x80, 0x80, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E4M3FNUZ>
  gc.expect eq %1234, %1235 : tensor<56xf8E4M3FNUZ>
  %1236 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E4M3B11FNUZ>
  %1237 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 8.0, 8.0, -8.0, 16.0, 16.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 0x80, 0x80, 0x80, 0x80, 0x80, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E4M3B11FNUZ>
  gc.expect eq %1236, %1237 : tensor<56xf8E4M3B11FNUZ>
  %1238 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E5M2>
  %1239 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x7C, 0x7C, 0xFC, 0x7C, 0x7C, 0x7C, 0xFC, 0x7C, -1.0, 448.0, 448.0, 512.0, 0x7C, 0x7C, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E5M2>
  gc.expect eq %1238, %1239 : tensor<56xf8E5M2>
  %1240 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E5M2FNUZ>
  %1241 = gc.constant dense<[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x80, 0x80, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80, 0x80, 0x80, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, -1.0, 448.0, 448.0, 512.0, 0x80, 0x80, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E5M2FNUZ>
  gc.expect eq %1240, %1241 : tensor<56xf8E5M2FNUZ>
  %1242 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf8E8M0FNU>
  %1243 = gc.constant dense<[0xFF, 0xFF, 1.0, 0xFF, 0.5, 0xFF, 2.0, 2.0, 0xFF, 4.0, 0xFF, 1.0, 1.0, 0xFF, 0xFF, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF, 0xFF, 0xFF, 128.0, 128.0, 0xFF, 0xFF, 256.0, 256.0, 8.0, 8.0, 0xFF, 16.0, 16.0, 32768.0, 2147483648.0, 2147483648.0, 0xFF, 4294967296.0, 4294967296.0, 9.223372036854776e+18, 0xFF, 1.8446744073709552e+19, 0xFF, 512.0, 512.0, 512.0, 65536.0, 65536.0, 1.0, 1.0, 1.0, 1.0, 1.1920928955078125e-07, 2.9802322387695312e-08, 2.9802322387695312e-08]> : tensor<56xf8E8M0FNU>
  gc.expect eq %1242, %1243 : tensor<56xf8E8M0FNU>
  %1244 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xbf16>
  %1245 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F80, 0xFF80, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, -129.0, 256.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, 2147483648.0, -2147483648.0, 4294967296.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 65536.0, 1.0, 1.015625, 1.0078125, 1.0, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<56xbf16>
  gc.expect eq %1244, %1245 : tensor<56xbf16>
  %1246 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf16>
  %1247 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C00, 0xFC00, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, 0x7C00, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0x7C00, -0.990234375, 448.0, 464.0, 480.0, 65504.0, 0x7C00, 1.00390625, 1.01171875, 1.00390625, 1.0009765625, 1.1920928955078125e-07, 5.960464477539063e-08, 0.0]> : tensor<56xf16>
  gc.expect eq %1246, %1247 : tensor<56xf16>
  %1248 = gc.convert %1201 : (tensor<56xf64>) -> tensor<56xf32>
  %1249 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -128.89999389648438, -129.0, 255.89999389648438, 256.0, 7.900000095367432, 8.0, -8.5, 15.5, 16.0, 32767.900390625, 2147483648.0, 2147483648.0, -2147483648.0, 4294967296.0, 4294967296.0, 9.300000300729369e+18, -9.300000300729369e+18, 1.900000073262039e+19, -0.9900000095367432, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.00390625, 1.00048828125, 1.0000000116860974e-07, 2.999999892949745e-08, 2.9800000689306216e-08]> : tensor<56xf32>
  gc.expect eq %1248, %1249 : tensor<56xf32>
  return
}
