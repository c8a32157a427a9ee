// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.convert between all pairs of types: integers wrap, floats saturate and NaN gives 0.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // from i1
  %0 = gc.constant dense<[false, true]> : tensor<2xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi4>
  %3 = gc.constant dense<[0, 1]> : tensor<2xi4>
  gc.expect eq %2, %3 : tensor<2xi4>
  %4 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi8>
  %5 = gc.constant dense<[0, 1]> : tensor<2xi8>
  gc.expect eq %4, %5 : tensor<2xi8>
  %6 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi16>
  %7 = gc.constant dense<[0, 1]> : tensor<2xi16>
  gc.expect eq %6, %7 : tensor<2xi16>
  %8 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi32>
  %9 = gc.constant dense<[0, 1]> : tensor<2xi32>
  gc.expect eq %8, %9 : tensor<2xi32>
  %10 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xi64>
  %11 = gc.constant dense<[0, 1]> : tensor<2xi64>
  gc.expect eq %10, %11 : tensor<2xi64>
  %12 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui4>
  %13 = gc.constant dense<[0, 1]> : tensor<2xui4>
  gc.expect eq %12, %13 : tensor<2xui4>
  %14 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui8>
  %15 = gc.constant dense<[0, 1]> : tensor<2xui8>
  gc.expect eq %14, %15 : tensor<2xui8>
  %16 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui16>
  %17 = gc.constant dense<[0, 1]> : tensor<2xui16>
  gc.expect eq %16, %17 : tensor<2xui16>
  %18 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui32>
  %19 = gc.constant dense<[0, 1]> : tensor<2xui32>
  gc.expect eq %18, %19 : tensor<2xui32>
  %20 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xui64>
  %21 = gc.constant dense<[0, 1]> : tensor<2xui64>
  gc.expect eq %20, %21 : tensor<2xui64>
  %22 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  %23 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FN>
  gc.expect eq %22, %23 : tensor<2xf8E4M3FN>
  %24 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf8E5M2>
  %25 = gc.constant dense<[0.0, 1.0]> : tensor<2xf8E5M2>
  gc.expect eq %24, %25 : tensor<2xf8E5M2>
  %26 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xbf16>
  %27 = gc.constant dense<[0.0, 1.0]> : tensor<2xbf16>
  gc.expect eq %26, %27 : tensor<2xbf16>
  %28 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf16>
  %29 = gc.constant dense<[0.0, 1.0]> : tensor<2xf16>
  gc.expect eq %28, %29 : tensor<2xf16>
  %30 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf32>
  %31 = gc.constant dense<[0.0, 1.0]> : tensor<2xf32>
  gc.expect eq %30, %31 : tensor<2xf32>
  %32 = gc.convert %1 : (tensor<2xi1>) -> tensor<2xf64>
  %33 = gc.constant dense<[0.0, 1.0]> : tensor<2xf64>
  gc.expect eq %32, %33 : tensor<2xf64>
  // from i4
  %34 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %35 = gc.optimization_barrier %34 : (tensor<12xi4>) -> tensor<12xi4>
  %36 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xi1>
  %37 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
  gc.expect eq %36, %37 : tensor<12xi1>
  %38 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xi8>
  %39 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi8>
  gc.expect eq %38, %39 : tensor<12xi8>
  %40 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xi16>
  %41 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi16>
  gc.expect eq %40, %41 : tensor<12xi16>
  %42 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xi32>
  %43 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi32>
  gc.expect eq %42, %43 : tensor<12xi32>
  %44 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xi64>
  %45 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi64>
  gc.expect eq %44, %45 : tensor<12xi64>
  %46 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xui4>
  %47 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 8, 6, 4, 5]> : tensor<12xui4>
  gc.expect eq %46, %47 : tensor<12xui4>
  %48 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xui8>
  %49 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 248, 6, 4, 5]> : tensor<12xui8>
  gc.expect eq %48, %49 : tensor<12xui8>
  %50 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xui16>
  %51 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 65528, 6, 4, 5]> : tensor<12xui16>
  gc.expect eq %50, %51 : tensor<12xui16>
  %52 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xui32>
  %53 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 4294967288, 6, 4, 5]> : tensor<12xui32>
  gc.expect eq %52, %53 : tensor<12xui32>
  %54 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xui64>
  %55 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744073709551608, 6, 4, 5]> : tensor<12xui64>
  gc.expect eq %54, %55 : tensor<12xui64>
  %56 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xf8E4M3FN>
  %57 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E4M3FN>
  gc.expect eq %56, %57 : tensor<12xf8E4M3FN>
  %58 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xf8E5M2>
  %59 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf8E5M2>
  gc.expect eq %58, %59 : tensor<12xf8E5M2>
  %60 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xbf16>
  %61 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xbf16>
  gc.expect eq %60, %61 : tensor<12xbf16>
  %62 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xf16>
  %63 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf16>
  gc.expect eq %62, %63 : tensor<12xf16>
  %64 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xf32>
  %65 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf32>
  gc.expect eq %64, %65 : tensor<12xf32>
  %66 = gc.convert %35 : (tensor<12xi4>) -> tensor<12xf64>
  %67 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -8.0, 6.0, 4.0, 5.0]> : tensor<12xf64>
  gc.expect eq %66, %67 : tensor<12xf64>
  // from i8
  %68 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi8>
  %69 = gc.optimization_barrier %68 : (tensor<19xi8>) -> tensor<19xi8>
  %70 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xi1>
  %71 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<19xi1>
  gc.expect eq %70, %71 : tensor<19xi1>
  %72 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xi4>
  %73 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -8, -7, 1, -1, 0, 0, 0]> : tensor<19xi4>
  gc.expect eq %72, %73 : tensor<19xi4>
  %74 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xi16>
  %75 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi16>
  gc.expect eq %74, %75 : tensor<19xi16>
  %76 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xi32>
  %77 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi32>
  gc.expect eq %76, %77 : tensor<19xi32>
  %78 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xi64>
  %79 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, -63, -49, -48, -32, -16]> : tensor<19xi64>
  gc.expect eq %78, %79 : tensor<19xi64>
  %80 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xui4>
  %81 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 8, 9, 1, 15, 0, 0, 0]> : tensor<19xui4>
  gc.expect eq %80, %81 : tensor<19xui4>
  %82 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xui8>
  %83 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 128, 129, 127, 126, 8, 9, 193, 207, 208, 224, 240]> : tensor<19xui8>
  gc.expect eq %82, %83 : tensor<19xui8>
  %84 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xui16>
  %85 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 65408, 65409, 127, 126, 8, 9, 65473, 65487, 65488, 65504, 65520]> : tensor<19xui16>
  gc.expect eq %84, %85 : tensor<19xui16>
  %86 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xui32>
  %87 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 4294967168, 4294967169, 127, 126, 8, 9, 4294967233, 4294967247, 4294967248, 4294967264, 4294967280]> : tensor<19xui32>
  gc.expect eq %86, %87 : tensor<19xui32>
  %88 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xui64>
  %89 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744073709551488, 18446744073709551489, 127, 126, 8, 9, 18446744073709551553, 18446744073709551567, 18446744073709551568, 18446744073709551584, 18446744073709551600]> : tensor<19xui64>
  gc.expect eq %88, %89 : tensor<19xui64>
  %90 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xf8E4M3FN>
  %91 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -128.0, 128.0, 128.0, 8.0, 9.0, -64.0, -48.0, -48.0, -32.0, -16.0]> : tensor<19xf8E4M3FN>
  gc.expect eq %90, %91 : tensor<19xf8E4M3FN>
  %92 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xf8E5M2>
  %93 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -128.0, 128.0, 128.0, 8.0, 8.0, -64.0, -48.0, -48.0, -32.0, -16.0]> : tensor<19xf8E5M2>
  gc.expect eq %92, %93 : tensor<19xf8E5M2>
  %94 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xbf16>
  %95 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xbf16>
  gc.expect eq %94, %95 : tensor<19xbf16>
  %96 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xf16>
  %97 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xf16>
  gc.expect eq %96, %97 : tensor<19xf16>
  %98 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xf32>
  %99 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xf32>
  gc.expect eq %98, %99 : tensor<19xf32>
  %100 = gc.convert %69 : (tensor<19xi8>) -> tensor<19xf64>
  %101 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -128.0, -127.0, 127.0, 126.0, 8.0, 9.0, -63.0, -49.0, -48.0, -32.0, -16.0]> : tensor<19xf64>
  gc.expect eq %100, %101 : tensor<19xf64>
  // from i16
  %102 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<23xi16>
  %103 = gc.optimization_barrier %102 : (tensor<23xi16>) -> tensor<23xi16>
  %104 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xi1>
  %105 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  gc.expect eq %104, %105 : tensor<23xi1>
  %106 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xi4>
  %107 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -1, 0, 1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<23xi4>
  gc.expect eq %106, %107 : tensor<23xi4>
  %108 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xi8>
  %109 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 15, 16, 17, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<23xi8>
  gc.expect eq %108, %109 : tensor<23xi8>
  %110 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xi32>
  %111 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<23xi32>
  gc.expect eq %110, %111 : tensor<23xi32>
  %112 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xi64>
  %113 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<23xi64>
  gc.expect eq %112, %113 : tensor<23xi64>
  %114 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xui4>
  %115 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 15, 0, 1, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<23xui4>
  gc.expect eq %114, %115 : tensor<23xui4>
  %116 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xui8>
  %117 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 0, 1, 255, 254, 15, 16, 17, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<23xui8>
  gc.expect eq %116, %117 : tensor<23xui8>
  %118 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xui16>
  %119 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 32768, 32769, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<23xui16>
  gc.expect eq %118, %119 : tensor<23xui16>
  %120 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xui32>
  %121 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 4294934528, 4294934529, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 4294967280]> : tensor<23xui32>
  gc.expect eq %120, %121 : tensor<23xui32>
  %122 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xui64>
  %123 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744073709518848, 18446744073709518849, 32767, 32766, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 18446744073709551600]> : tensor<23xui64>
  gc.expect eq %122, %123 : tensor<23xui64>
  %124 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xf8E4M3FN>
  %125 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x7F, 0x7F, 0x7F, 0x7F, 15.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, -16.0]> : tensor<23xf8E4M3FN>
  gc.expect eq %124, %125 : tensor<23xf8E4M3FN>
  %126 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xf8E5M2>
  %127 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32768.0, 32768.0, 32768.0, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, -16.0]> : tensor<23xf8E5M2>
  gc.expect eq %126, %127 : tensor<23xf8E5M2>
  %128 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xbf16>
  %129 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32768.0, 32768.0, 32768.0, 15.0, 16.0, 17.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, -16.0]> : tensor<23xbf16>
  gc.expect eq %128, %129 : tensor<23xbf16>
  %130 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xf16>
  %131 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32768.0, 32768.0, 32768.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, -16.0]> : tensor<23xf16>
  gc.expect eq %130, %131 : tensor<23xf16>
  %132 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xf32>
  %133 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32767.0, 32767.0, 32766.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, -16.0]> : tensor<23xf32>
  gc.expect eq %132, %133 : tensor<23xf32>
  %134 = gc.convert %103 : (tensor<23xi16>) -> tensor<23xf64>
  %135 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -32768.0, -32767.0, 32767.0, 32766.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, -16.0]> : tensor<23xf64>
  gc.expect eq %134, %135 : tensor<23xf64>
  // from i32
  %136 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xi32>
  %137 = gc.optimization_barrier %136 : (tensor<26xi32>) -> tensor<26xi32>
  %138 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xi1>
  %139 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<26xi1>
  gc.expect eq %138, %139 : tensor<26xi1>
  %140 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xi4>
  %141 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<26xi4>
  gc.expect eq %140, %141 : tensor<26xi4>
  %142 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xi8>
  %143 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 31, 32, 33, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<26xi8>
  gc.expect eq %142, %143 : tensor<26xi8>
  %144 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xi16>
  %145 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<26xi16>
  gc.expect eq %144, %145 : tensor<26xi16>
  %146 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xi64>
  %147 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xi64>
  gc.expect eq %146, %147 : tensor<26xi64>
  %148 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xui4>
  %149 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<26xui4>
  gc.expect eq %148, %149 : tensor<26xui4>
  %150 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xui8>
  %151 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 0, 1, 255, 254, 31, 32, 33, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<26xui8>
  gc.expect eq %150, %151 : tensor<26xui8>
  %152 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xui16>
  %153 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 0, 1, 65535, 65534, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xui16>
  gc.expect eq %152, %153 : tensor<26xui16>
  %154 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xui32>
  %155 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 2147483648, 2147483649, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xui32>
  gc.expect eq %154, %155 : tensor<26xui32>
  %156 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xui64>
  %157 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 18446744071562067968, 18446744071562067969, 2147483647, 2147483646, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<26xui64>
  gc.expect eq %156, %157 : tensor<26xui64>
  %158 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xf8E4M3FN>
  %159 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x7F, 0x7F, 0x7F, 0x7F, 32.0, 32.0, 32.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F]> : tensor<26xf8E4M3FN>
  gc.expect eq %158, %159 : tensor<26xf8E4M3FN>
  %160 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xf8E5M2>
  %161 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC, 0xFC, 0x7C, 0x7C, 32.0, 32.0, 32.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C]> : tensor<26xf8E5M2>
  gc.expect eq %160, %161 : tensor<26xf8E5M2>
  %162 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xbf16>
  %163 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -2147483648.0, -2147483648.0, 2147483648.0, 2147483648.0, 31.0, 32.0, 33.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0]> : tensor<26xbf16>
  gc.expect eq %162, %163 : tensor<26xbf16>
  %164 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xf16>
  %165 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC00, 0xFC00, 0x7C00, 0x7C00, 31.0, 32.0, 33.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00]> : tensor<26xf16>
  gc.expect eq %164, %165 : tensor<26xf16>
  %166 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xf32>
  %167 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -2147483648.0, -2147483648.0, 2147483648.0, 2147483648.0, 31.0, 32.0, 33.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<26xf32>
  gc.expect eq %166, %167 : tensor<26xf32>
  %168 = gc.convert %137 : (tensor<26xi32>) -> tensor<26xf64>
  %169 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -2147483648.0, -2147483647.0, 2147483647.0, 2147483646.0, 31.0, 32.0, 33.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<26xf64>
  gc.expect eq %168, %169 : tensor<26xf64>
  // from i64
  %170 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<27xi64>
  %171 = gc.optimization_barrier %170 : (tensor<27xi64>) -> tensor<27xi64>
  %172 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xi1>
  %173 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<27xi1>
  gc.expect eq %172, %173 : tensor<27xi1>
  %174 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xi4>
  %175 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0, 1]> : tensor<27xi4>
  gc.expect eq %174, %175 : tensor<27xi4>
  %176 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xi8>
  %177 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 63, 64, 65, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16, 1]> : tensor<27xi8>
  gc.expect eq %176, %177 : tensor<27xi8>
  %178 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xi16>
  %179 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16, 1]> : tensor<27xi16>
  gc.expect eq %178, %179 : tensor<27xi16>
  %180 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xi32>
  %181 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 0, 1, -1, -2, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<27xi32>
  gc.expect eq %180, %181 : tensor<27xi32>
  %182 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xui4>
  %183 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 0, 1, 15, 14, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0, 1]> : tensor<27xui4>
  gc.expect eq %182, %183 : tensor<27xui4>
  %184 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xui8>
  %185 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 0, 1, 255, 254, 63, 64, 65, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240, 1]> : tensor<27xui8>
  gc.expect eq %184, %185 : tensor<27xui8>
  %186 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xui16>
  %187 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 0, 1, 65535, 65534, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<27xui16>
  gc.expect eq %186, %187 : tensor<27xui16>
  %188 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xui32>
  %189 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 0, 1, 4294967295, 4294967294, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<27xui32>
  gc.expect eq %188, %189 : tensor<27xui32>
  %190 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xui64>
  %191 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 9223372036854775808, 9223372036854775809, 9223372036854775807, 9223372036854775806, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<27xui64>
  gc.expect eq %190, %191 : tensor<27xui64>
  %192 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xf8E4M3FN>
  %193 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0x7F, 0x7F, 0x7F, 0x7F, 64.0, 64.0, 64.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F]> : tensor<27xf8E4M3FN>
  gc.expect eq %192, %193 : tensor<27xf8E4M3FN>
  %194 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xf8E5M2>
  %195 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC, 0xFC, 0x7C, 0x7C, 64.0, 64.0, 64.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C, 0x7C]> : tensor<27xf8E5M2>
  gc.expect eq %194, %195 : tensor<27xf8E5M2>
  %196 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xbf16>
  %197 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -9.223372036854776e+18, -9.223372036854776e+18, 9.223372036854776e+18, 9.223372036854776e+18, 63.0, 64.0, 65.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0, 4.611686018427388e+18]> : tensor<27xbf16>
  gc.expect eq %196, %197 : tensor<27xbf16>
  %198 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xf16>
  %199 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, 0xFC00, 0xFC00, 0x7C00, 0x7C00, 63.0, 64.0, 65.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00, 0x7C00]> : tensor<27xf16>
  gc.expect eq %198, %199 : tensor<27xf16>
  %200 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xf32>
  %201 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -9.223372036854776e+18, -9.223372036854776e+18, 9.223372036854776e+18, 9.223372036854776e+18, 63.0, 64.0, 65.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<27xf32>
  gc.expect eq %200, %201 : tensor<27xf32>
  %202 = gc.convert %171 : (tensor<27xi64>) -> tensor<27xf64>
  %203 = gc.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 7.0, -7.0, -9.223372036854776e+18, -9.223372036854776e+18, 9.223372036854776e+18, 9.223372036854776e+18, 63.0, 64.0, 65.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<27xf64>
  gc.expect eq %202, %203 : tensor<27xf64>
  // from ui4
  %204 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %205 = gc.optimization_barrier %204 : (tensor<10xui4>) -> tensor<10xui4>
  %206 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xi1>
  %207 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>
  gc.expect eq %206, %207 : tensor<10xi1>
  %208 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xi4>
  %209 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 4, 5]> : tensor<10xi4>
  gc.expect eq %208, %209 : tensor<10xi4>
  %210 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xi8>
  %211 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi8>
  gc.expect eq %210, %211 : tensor<10xi8>
  %212 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xi16>
  %213 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi16>
  gc.expect eq %212, %213 : tensor<10xi16>
  %214 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xi32>
  %215 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi32>
  gc.expect eq %214, %215 : tensor<10xi32>
  %216 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xi64>
  %217 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xi64>
  gc.expect eq %216, %217 : tensor<10xi64>
  %218 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xui8>
  %219 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui8>
  gc.expect eq %218, %219 : tensor<10xui8>
  %220 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xui16>
  %221 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui16>
  gc.expect eq %220, %221 : tensor<10xui16>
  %222 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xui32>
  %223 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui32>
  gc.expect eq %222, %223 : tensor<10xui32>
  %224 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xui64>
  %225 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui64>
  gc.expect eq %224, %225 : tensor<10xui64>
  %226 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xf8E4M3FN>
  %227 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf8E4M3FN>
  gc.expect eq %226, %227 : tensor<10xf8E4M3FN>
  %228 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xf8E5M2>
  %229 = gc.constant dense<[0.0, 1.0, 16.0, 2.0, 14.0, 3.0, 7.0, 8.0, 4.0, 5.0]> : tensor<10xf8E5M2>
  gc.expect eq %228, %229 : tensor<10xf8E5M2>
  %230 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xbf16>
  %231 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xbf16>
  gc.expect eq %230, %231 : tensor<10xbf16>
  %232 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xf16>
  %233 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf16>
  gc.expect eq %232, %233 : tensor<10xf16>
  %234 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xf32>
  %235 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf32>
  gc.expect eq %234, %235 : tensor<10xf32>
  %236 = gc.convert %205 : (tensor<10xui4>) -> tensor<10xf64>
  %237 = gc.constant dense<[0.0, 1.0, 15.0, 2.0, 14.0, 3.0, 7.0, 9.0, 4.0, 5.0]> : tensor<10xf64>
  gc.expect eq %236, %237 : tensor<10xf64>
  // from ui8
  %238 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui8>
  %239 = gc.optimization_barrier %238 : (tensor<15xui8>) -> tensor<15xui8>
  %240 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xi1>
  %241 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  gc.expect eq %240, %241 : tensor<15xi1>
  %242 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xi4>
  %243 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, -7, 1, -1, 0, 0, 0]> : tensor<15xi4>
  gc.expect eq %242, %243 : tensor<15xi4>
  %244 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xi8>
  %245 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 8, 9, -63, -49, -48, -32, -16]> : tensor<15xi8>
  gc.expect eq %244, %245 : tensor<15xi8>
  %246 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xi16>
  %247 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xi16>
  gc.expect eq %246, %247 : tensor<15xi16>
  %248 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xi32>
  %249 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xi32>
  gc.expect eq %248, %249 : tensor<15xi32>
  %250 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xi64>
  %251 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xi64>
  gc.expect eq %250, %251 : tensor<15xi64>
  %252 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xui4>
  %253 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 8, 9, 1, 15, 0, 0, 0]> : tensor<15xui4>
  gc.expect eq %252, %253 : tensor<15xui4>
  %254 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xui16>
  %255 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui16>
  gc.expect eq %254, %255 : tensor<15xui16>
  %256 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xui32>
  %257 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui32>
  gc.expect eq %256, %257 : tensor<15xui32>
  %258 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xui64>
  %259 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 193, 207, 208, 224, 240]> : tensor<15xui64>
  gc.expect eq %258, %259 : tensor<15xui64>
  %260 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xf8E4M3FN>
  %261 = gc.constant dense<[0.0, 1.0, 256.0, 2.0, 256.0, 3.0, 7.0, 256.0, 8.0, 9.0, 192.0, 208.0, 208.0, 224.0, 240.0]> : tensor<15xf8E4M3FN>
  gc.expect eq %260, %261 : tensor<15xf8E4M3FN>
  %262 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xf8E5M2>
  %263 = gc.constant dense<[0.0, 1.0, 256.0, 2.0, 256.0, 3.0, 7.0, 256.0, 8.0, 8.0, 192.0, 192.0, 192.0, 224.0, 256.0]> : tensor<15xf8E5M2>
  gc.expect eq %262, %263 : tensor<15xf8E5M2>
  %264 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xbf16>
  %265 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xbf16>
  gc.expect eq %264, %265 : tensor<15xbf16>
  %266 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xf16>
  %267 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xf16>
  gc.expect eq %266, %267 : tensor<15xf16>
  %268 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xf32>
  %269 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xf32>
  gc.expect eq %268, %269 : tensor<15xf32>
  %270 = gc.convert %239 : (tensor<15xui8>) -> tensor<15xf64>
  %271 = gc.constant dense<[0.0, 1.0, 255.0, 2.0, 254.0, 3.0, 7.0, 249.0, 8.0, 9.0, 193.0, 207.0, 208.0, 224.0, 240.0]> : tensor<15xf64>
  gc.expect eq %270, %271 : tensor<15xf64>
  // from ui16
  %272 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xui16>
  %273 = gc.optimization_barrier %272 : (tensor<19xui16>) -> tensor<19xui16>
  %274 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xi1>
  %275 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<19xi1>
  gc.expect eq %274, %275 : tensor<19xi1>
  %276 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xi4>
  %277 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -1, 0, 1, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<19xi4>
  gc.expect eq %276, %277 : tensor<19xi4>
  %278 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xi8>
  %279 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 15, 16, 17, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<19xi8>
  gc.expect eq %278, %279 : tensor<19xi8>
  %280 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xi16>
  %281 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<19xi16>
  gc.expect eq %280, %281 : tensor<19xi16>
  %282 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xi32>
  %283 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xi32>
  gc.expect eq %282, %283 : tensor<19xi32>
  %284 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xi64>
  %285 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xi64>
  gc.expect eq %284, %285 : tensor<19xi64>
  %286 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xui4>
  %287 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 15, 0, 1, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<19xui4>
  gc.expect eq %286, %287 : tensor<19xui4>
  %288 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xui8>
  %289 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 15, 16, 17, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<19xui8>
  gc.expect eq %288, %289 : tensor<19xui8>
  %290 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xui32>
  %291 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xui32>
  gc.expect eq %290, %291 : tensor<19xui32>
  %292 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xui64>
  %293 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<19xui64>
  gc.expect eq %292, %293 : tensor<19xui64>
  %294 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xf8E4M3FN>
  %295 = gc.constant dense<[0.0, 1.0, 0x7F, 2.0, 0x7F, 3.0, 7.0, 0x7F, 15.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F]> : tensor<19xf8E4M3FN>
  gc.expect eq %294, %295 : tensor<19xf8E4M3FN>
  %296 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xf8E5M2>
  %297 = gc.constant dense<[0.0, 1.0, 0x7C, 2.0, 0x7C, 3.0, 7.0, 0x7C, 16.0, 16.0, 16.0, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C]> : tensor<19xf8E5M2>
  gc.expect eq %296, %297 : tensor<19xf8E5M2>
  %298 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xbf16>
  %299 = gc.constant dense<[0.0, 1.0, 65536.0, 2.0, 65536.0, 3.0, 7.0, 65536.0, 15.0, 16.0, 17.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0]> : tensor<19xbf16>
  gc.expect eq %298, %299 : tensor<19xbf16>
  %300 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xf16>
  %301 = gc.constant dense<[0.0, 1.0, 0x7C00, 2.0, 0x7C00, 3.0, 7.0, 0x7C00, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00]> : tensor<19xf16>
  gc.expect eq %300, %301 : tensor<19xf16>
  %302 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xf32>
  %303 = gc.constant dense<[0.0, 1.0, 65535.0, 2.0, 65534.0, 3.0, 7.0, 65529.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<19xf32>
  gc.expect eq %302, %303 : tensor<19xf32>
  %304 = gc.convert %273 : (tensor<19xui16>) -> tensor<19xf64>
  %305 = gc.constant dense<[0.0, 1.0, 65535.0, 2.0, 65534.0, 3.0, 7.0, 65529.0, 15.0, 16.0, 17.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<19xf64>
  gc.expect eq %304, %305 : tensor<19xf64>
  // from ui32
  %306 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xui32>
  %307 = gc.optimization_barrier %306 : (tensor<22xui32>) -> tensor<22xui32>
  %308 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xi1>
  %309 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<22xi1>
  gc.expect eq %308, %309 : tensor<22xi1>
  %310 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xi4>
  %311 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0]> : tensor<22xi4>
  gc.expect eq %310, %311 : tensor<22xi4>
  %312 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xi8>
  %313 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16]> : tensor<22xi8>
  gc.expect eq %312, %313 : tensor<22xi8>
  %314 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xi16>
  %315 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16]> : tensor<22xi16>
  gc.expect eq %314, %315 : tensor<22xi16>
  %316 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xi32>
  %317 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xi32>
  gc.expect eq %316, %317 : tensor<22xi32>
  %318 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xi64>
  %319 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xi64>
  gc.expect eq %318, %319 : tensor<22xi64>
  %320 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xui4>
  %321 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0]> : tensor<22xui4>
  gc.expect eq %320, %321 : tensor<22xui4>
  %322 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xui8>
  %323 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 31, 32, 33, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240]> : tensor<22xui8>
  gc.expect eq %322, %323 : tensor<22xui8>
  %324 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xui16>
  %325 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 31, 32, 33, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xui16>
  gc.expect eq %324, %325 : tensor<22xui16>
  %326 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xui64>
  %327 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520]> : tensor<22xui64>
  gc.expect eq %326, %327 : tensor<22xui64>
  %328 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xf8E4M3FN>
  %329 = gc.constant dense<[0.0, 1.0, 0x7F, 2.0, 0x7F, 3.0, 7.0, 0x7F, 32.0, 32.0, 32.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F]> : tensor<22xf8E4M3FN>
  gc.expect eq %328, %329 : tensor<22xf8E4M3FN>
  %330 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xf8E5M2>
  %331 = gc.constant dense<[0.0, 1.0, 0x7C, 2.0, 0x7C, 3.0, 7.0, 0x7C, 32.0, 32.0, 32.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C]> : tensor<22xf8E5M2>
  gc.expect eq %330, %331 : tensor<22xf8E5M2>
  %332 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xbf16>
  %333 = gc.constant dense<[0.0, 1.0, 4294967296.0, 2.0, 4294967296.0, 3.0, 7.0, 4294967296.0, 31.0, 32.0, 33.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0]> : tensor<22xbf16>
  gc.expect eq %332, %333 : tensor<22xbf16>
  %334 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xf16>
  %335 = gc.constant dense<[0.0, 1.0, 0x7C00, 2.0, 0x7C00, 3.0, 7.0, 0x7C00, 31.0, 32.0, 33.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00]> : tensor<22xf16>
  gc.expect eq %334, %335 : tensor<22xf16>
  %336 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xf32>
  %337 = gc.constant dense<[0.0, 1.0, 4294967296.0, 2.0, 4294967296.0, 3.0, 7.0, 4294967296.0, 31.0, 32.0, 33.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<22xf32>
  gc.expect eq %336, %337 : tensor<22xf32>
  %338 = gc.convert %307 : (tensor<22xui32>) -> tensor<22xf64>
  %339 = gc.constant dense<[0.0, 1.0, 4294967295.0, 2.0, 4294967294.0, 3.0, 7.0, 4294967289.0, 31.0, 32.0, 33.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0]> : tensor<22xf64>
  gc.expect eq %338, %339 : tensor<22xf64>
  // from ui64
  %340 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<23xui64>
  %341 = gc.optimization_barrier %340 : (tensor<23xui64>) -> tensor<23xui64>
  %342 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xi1>
  %343 = gc.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  gc.expect eq %342, %343 : tensor<23xi1>
  %344 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xi4>
  %345 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -1, 0, 1, 1, 3, 3, -1, 0, 1, 1, -1, 0, 0, 0, 1]> : tensor<23xi4>
  gc.expect eq %344, %345 : tensor<23xi4>
  %346 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xi8>
  %347 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 1, 3, 3, -1, 0, 1, -63, -49, -48, -32, -16, 1]> : tensor<23xi8>
  gc.expect eq %346, %347 : tensor<23xi8>
  %348 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xi16>
  %349 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, -16, 1]> : tensor<23xi16>
  gc.expect eq %348, %349 : tensor<23xi16>
  %350 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xi32>
  %351 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<23xi32>
  gc.expect eq %350, %351 : tensor<23xi32>
  %352 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xi64>
  %353 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 4611686018427387905]> : tensor<23xi64>
  gc.expect eq %352, %353 : tensor<23xi64>
  %354 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xui4>
  %355 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 15, 0, 1, 1, 3, 3, 15, 0, 1, 1, 15, 0, 0, 0, 1]> : tensor<23xui4>
  gc.expect eq %354, %355 : tensor<23xui4>
  %356 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xui8>
  %357 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 63, 64, 65, 1, 3, 3, 255, 0, 1, 193, 207, 208, 224, 240, 1]> : tensor<23xui8>
  gc.expect eq %356, %357 : tensor<23xui8>
  %358 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xui16>
  %359 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 63, 64, 65, 1, 3, 3, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<23xui16>
  gc.expect eq %358, %359 : tensor<23xui16>
  %360 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xui32>
  %361 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 63, 64, 65, 16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, 1]> : tensor<23xui32>
  gc.expect eq %360, %361 : tensor<23xui32>
  %362 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xf8E4M3FN>
  %363 = gc.constant dense<[0.0, 1.0, 0x7F, 2.0, 0x7F, 3.0, 7.0, 0x7F, 64.0, 64.0, 64.0, 0x7F, 0x7F, 0x7F, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F]> : tensor<23xf8E4M3FN>
  gc.expect eq %362, %363 : tensor<23xf8E4M3FN>
  %364 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xf8E5M2>
  %365 = gc.constant dense<[0.0, 1.0, 0x7C, 2.0, 0x7C, 3.0, 7.0, 0x7C, 64.0, 64.0, 64.0, 0x7C, 0x7C, 0x7C, 256.0, 256.0, 256.0, 448.0, 448.0, 448.0, 512.0, 0x7C, 0x7C]> : tensor<23xf8E5M2>
  gc.expect eq %364, %365 : tensor<23xf8E5M2>
  %366 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xbf16>
  %367 = gc.constant dense<[0.0, 1.0, 1.8446744073709552e+19, 2.0, 1.8446744073709552e+19, 3.0, 7.0, 1.8446744073709552e+19, 63.0, 64.0, 65.0, 16777216.0, 16777216.0, 33554432.0, 255.0, 256.0, 256.0, 448.0, 464.0, 464.0, 480.0, 65536.0, 4.611686018427388e+18]> : tensor<23xbf16>
  gc.expect eq %366, %367 : tensor<23xbf16>
  %368 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xf16>
  %369 = gc.constant dense<[0.0, 1.0, 0x7C00, 2.0, 0x7C00, 3.0, 7.0, 0x7C00, 63.0, 64.0, 65.0, 0x7C00, 0x7C00, 0x7C00, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 0x7C00, 0x7C00]> : tensor<23xf16>
  gc.expect eq %368, %369 : tensor<23xf16>
  %370 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xf32>
  %371 = gc.constant dense<[0.0, 1.0, 1.8446744073709552e+19, 2.0, 1.8446744073709552e+19, 3.0, 7.0, 1.8446744073709552e+19, 63.0, 64.0, 65.0, 16777216.0, 16777220.0, 33554436.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<23xf32>
  gc.expect eq %370, %371 : tensor<23xf32>
  %372 = gc.convert %341 : (tensor<23xui64>) -> tensor<23xf64>
  %373 = gc.constant dense<[0.0, 1.0, 1.8446744073709552e+19, 2.0, 1.8446744073709552e+19, 3.0, 7.0, 1.8446744073709552e+19, 63.0, 64.0, 65.0, 16777217.0, 16777219.0, 33554435.0, 255.0, 256.0, 257.0, 449.0, 463.0, 464.0, 480.0, 65520.0, 4.611686018427388e+18]> : tensor<23xf64>
  gc.expect eq %372, %373 : tensor<23xf64>
  // from f8E4M3FN
  %374 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf8E4M3FN>
  %375 = gc.optimization_barrier %374 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E4M3FN>
  %376 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xi1>
  %377 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<27xi1>
  gc.expect eq %376, %377 : tensor<27xi1>
  %378 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xi4>
  %379 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 0, 7, -8, 7, 7, -8, 7]> : tensor<27xi4>
  gc.expect eq %378, %379 : tensor<27xi4>
  %380 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xi8>
  %381 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 0, 127, -128, 127, 8, -8, 16]> : tensor<27xi8>
  gc.expect eq %380, %381 : tensor<27xi8>
  %382 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xi16>
  %383 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 448, -448, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16]> : tensor<27xi16>
  gc.expect eq %382, %383 : tensor<27xi16>
  %384 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xi32>
  %385 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 448, -448, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16]> : tensor<27xi32>
  gc.expect eq %384, %385 : tensor<27xi32>
  %386 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xi64>
  %387 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 448, -448, 0, 0, 0, 0, 0, 0, 128, -128, 256, 8, -8, 16]> : tensor<27xi64>
  gc.expect eq %386, %387 : tensor<27xi64>
  %388 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xui4>
  %389 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 0, 15, 0, 15, 8, 0, 15]> : tensor<27xui4>
  gc.expect eq %388, %389 : tensor<27xui4>
  %390 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xui8>
  %391 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 0, 128, 0, 255, 8, 0, 16]> : tensor<27xui8>
  gc.expect eq %390, %391 : tensor<27xui8>
  %392 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xui16>
  %393 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 448, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16]> : tensor<27xui16>
  gc.expect eq %392, %393 : tensor<27xui16>
  %394 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xui32>
  %395 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 448, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16]> : tensor<27xui32>
  gc.expect eq %394, %395 : tensor<27xui32>
  %396 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xui64>
  %397 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 448, 0, 0, 0, 0, 0, 0, 0, 128, 0, 256, 8, 0, 16]> : tensor<27xui64>
  gc.expect eq %396, %397 : tensor<27xui64>
  %398 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xf8E5M2>
  %399 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7E, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf8E5M2>
  gc.expect eq %398, %399 : tensor<27xf8E5M2>
  %400 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xbf16>
  %401 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7FC0, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xbf16>
  gc.expect eq %400, %401 : tensor<27xbf16>
  %402 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xf16>
  %403 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7E00, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf16>
  gc.expect eq %402, %403 : tensor<27xf16>
  %404 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xf32>
  %405 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7FC00000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf32>
  gc.expect eq %404, %405 : tensor<27xf32>
  %406 = gc.convert %375 : (tensor<27xf8E4M3FN>) -> tensor<27xf64>
  %407 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7FF8000000000000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0]> : tensor<27xf64>
  gc.expect eq %406, %407 : tensor<27xf64>
  // from f8E5M2
  %408 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf8E5M2>
  %409 = gc.optimization_barrier %408 : (tensor<32xf8E5M2>) -> tensor<32xf8E5M2>
  %410 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xi1>
  %411 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<32xi1>
  gc.expect eq %410, %411 : tensor<32xi1>
  %412 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xi4>
  %413 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, -8, 7, 7, -8, 7, 7, 7, 7]> : tensor<32xi4>
  gc.expect eq %412, %413 : tensor<32xi4>
  %414 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xi8>
  %415 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, -128, 127, 8, -8, 16, 127, 127, 127]> : tensor<32xi8>
  gc.expect eq %414, %415 : tensor<32xi8>
  %416 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xi16>
  %417 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 128, -128, 256, 8, -8, 16, 32767, 448, 512]> : tensor<32xi16>
  gc.expect eq %416, %417 : tensor<32xi16>
  %418 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xi32>
  %419 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 57344, -57344, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 128, -128, 256, 8, -8, 16, 32768, 448, 512]> : tensor<32xi32>
  gc.expect eq %418, %419 : tensor<32xi32>
  %420 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xi64>
  %421 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 57344, -57344, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 128, -128, 256, 8, -8, 16, 32768, 448, 512]> : tensor<32xi64>
  gc.expect eq %420, %421 : tensor<32xi64>
  %422 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xui4>
  %423 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 15, 8, 0, 15, 15, 15, 15]> : tensor<32xui4>
  gc.expect eq %422, %423 : tensor<32xui4>
  %424 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xui8>
  %425 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 128, 0, 255, 8, 0, 16, 255, 255, 255]> : tensor<32xui8>
  gc.expect eq %424, %425 : tensor<32xui8>
  %426 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xui16>
  %427 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<32xui16>
  gc.expect eq %426, %427 : tensor<32xui16>
  %428 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xui32>
  %429 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<32xui32>
  gc.expect eq %428, %429 : tensor<32xui32>
  %430 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xui64>
  %431 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 57344, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 128, 0, 256, 8, 0, 16, 32768, 448, 512]> : tensor<32xui64>
  gc.expect eq %430, %431 : tensor<32xui64>
  %432 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xf8E4M3FN>
  %433 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 0x7F, 448.0, 0x7F]> : tensor<32xf8E4M3FN>
  gc.expect eq %432, %433 : tensor<32xf8E4M3FN>
  %434 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xbf16>
  %435 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7F80, 0xFF80, 0x7FC0, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xbf16>
  gc.expect eq %434, %435 : tensor<32xbf16>
  %436 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xf16>
  %437 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C00, 0xFC00, 0x7E00, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf16>
  gc.expect eq %436, %437 : tensor<32xf16>
  %438 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xf32>
  %439 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7F800000, 0xFF800000, 0x7FC00000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf32>
  gc.expect eq %438, %439 : tensor<32xf32>
  %440 = gc.convert %409 : (tensor<32xf8E5M2>) -> tensor<32xf64>
  %441 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 128.0, -128.0, 256.0, 8.0, -8.0, 16.0, 32768.0, 448.0, 512.0]> : tensor<32xf64>
  gc.expect eq %440, %441 : tensor<32xf64>
  // from bf16
  %442 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 1.015625, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<48xbf16>
  %443 = gc.optimization_barrier %442 : (tensor<48xbf16>) -> tensor<48xbf16>
  %444 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xi1>
  %445 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<48xi1>
  gc.expect eq %444, %445 : tensor<48xi1>
  %446 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xi4>
  %447 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, 7, 7, 7, -8, 7, 7, 7, 7, -8, 7, 7, -8, 7, 0, 7, 7, 7, 7, 1, 0, 0, 0]> : tensor<48xi4>
  gc.expect eq %446, %447 : tensor<48xi4>
  %448 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xi8>
  %449 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, 127, 7, 8, -8, 15, 16, 127, 127, -128, 127, 127, -128, 127, 0, 127, 127, 127, 127, 1, 0, 0, 0]> : tensor<48xi8>
  gc.expect eq %448, %449 : tensor<48xi8>
  %450 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xi16>
  %451 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -129, 256, 7, 8, -8, 15, 16, 32767, 32767, -32768, 32767, 32767, -32768, 32767, 0, 448, 464, 480, 32767, 1, 0, 0, 0]> : tensor<48xi16>
  gc.expect eq %450, %451 : tensor<48xi16>
  %452 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xi32>
  %453 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -129, 256, 7, 8, -8, 15, 16, 32768, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xi32>
  gc.expect eq %452, %453 : tensor<48xi32>
  %454 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xi64>
  %455 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -129, 256, 7, 8, -8, 15, 16, 32768, 2147483648, -2147483648, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xi64>
  gc.expect eq %454, %455 : tensor<48xi64>
  %456 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xui4>
  %457 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 15, 7, 8, 0, 15, 15, 15, 15, 0, 15, 15, 0, 15, 0, 15, 15, 15, 15, 1, 0, 0, 0]> : tensor<48xui4>
  gc.expect eq %456, %457 : tensor<48xui4>
  %458 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xui8>
  %459 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 255, 7, 8, 0, 15, 16, 255, 255, 0, 255, 255, 0, 255, 0, 255, 255, 255, 255, 1, 0, 0, 0]> : tensor<48xui8>
  gc.expect eq %458, %459 : tensor<48xui8>
  %460 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xui16>
  %461 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 256, 7, 8, 0, 15, 16, 32768, 65535, 0, 65535, 65535, 0, 65535, 0, 448, 464, 480, 65535, 1, 0, 0, 0]> : tensor<48xui16>
  gc.expect eq %460, %461 : tensor<48xui16>
  %462 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xui32>
  %463 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 256, 7, 8, 0, 15, 16, 32768, 2147483648, 0, 4294967295, 4294967295, 0, 4294967295, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xui32>
  gc.expect eq %462, %463 : tensor<48xui32>
  %464 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xui64>
  %465 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 256, 7, 8, 0, 15, 16, 32768, 2147483648, 0, 4294967296, 9295429630892703744, 0, 18446744073709551615, 0, 448, 464, 480, 65536, 1, 0, 0, 0]> : tensor<48xui64>
  gc.expect eq %464, %465 : tensor<48xui64>
  %466 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xf8E4M3FN>
  %467 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, -1.0, 448.0, 448.0, 0x7F, 0x7F, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E4M3FN>
  gc.expect eq %466, %467 : tensor<48xf8E4M3FN>
  %468 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xf8E5M2>
  %469 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x7C, 0xFC, 0x7C, 0x7C, 0xFC, 0x7C, -1.0, 448.0, 448.0, 512.0, 0x7C, 1.0, 0.0, 0.0, 0.0]> : tensor<48xf8E5M2>
  gc.expect eq %468, %469 : tensor<48xf8E5M2>
  %470 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xf16>
  %471 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 0x7C00, 0xFC00, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0xFC00, 0x7C00, -0.98828125, 448.0, 464.0, 480.0, 0x7C00, 1.015625, 1.1920928955078125e-07, 5.960464477539063e-08, 0.0]> : tensor<48xf16>
  gc.expect eq %470, %471 : tensor<48xf16>
  %472 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xf32>
  %473 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 1.015625, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<48xf32>
  gc.expect eq %472, %473 : tensor<48xf32>
  %474 = gc.convert %443 : (tensor<48xbf16>) -> tensor<48xf64>
  %475 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -129.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 1.015625, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<48xf64>
  gc.expect eq %474, %475 : tensor<48xf64>
  // from f16
  %476 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.990234375, 448.0, 464.0, 480.0, 1.00390625, 1.01171875, 1.1920928955078125e-07]> : tensor<42xf16>
  %477 = gc.optimization_barrier %476 : (tensor<42xf16>) -> tensor<42xf16>
  %478 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xi1>
  %479 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<42xi1>
  gc.expect eq %478, %479 : tensor<42xi1>
  %480 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xi4>
  %481 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, -8, 7, 7, 7, 7, -8, 7, 7, 7, 0, 7, 7, 7, 1, 1, 0]> : tensor<42xi4>
  gc.expect eq %480, %481 : tensor<42xi4>
  %482 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xi8>
  %483 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, -128, 127, 127, 7, 8, -8, 15, 16, 127, 0, 127, 127, 127, 1, 1, 0]> : tensor<42xi8>
  gc.expect eq %482, %483 : tensor<42xi8>
  %484 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xi16>
  %485 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xi16>
  gc.expect eq %484, %485 : tensor<42xi16>
  %486 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xi32>
  %487 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 65504, -65504, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xi32>
  gc.expect eq %486, %487 : tensor<42xi32>
  %488 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xi64>
  %489 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 65504, -65504, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xi64>
  gc.expect eq %488, %489 : tensor<42xi64>
  %490 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xui4>
  %491 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 0, 15, 15, 7, 8, 0, 15, 15, 15, 0, 15, 15, 15, 1, 1, 0]> : tensor<42xui4>
  gc.expect eq %490, %491 : tensor<42xui4>
  %492 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xui8>
  %493 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 0, 255, 255, 7, 8, 0, 15, 16, 255, 0, 255, 255, 255, 1, 1, 0]> : tensor<42xui8>
  gc.expect eq %492, %493 : tensor<42xui8>
  %494 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xui16>
  %495 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65504, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xui16>
  gc.expect eq %494, %495 : tensor<42xui16>
  %496 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xui32>
  %497 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65504, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xui32>
  gc.expect eq %496, %497 : tensor<42xui32>
  %498 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xui64>
  %499 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65504, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32768, 0, 448, 464, 480, 1, 1, 0]> : tensor<42xui64>
  gc.expect eq %498, %499 : tensor<42xui64>
  %500 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xf8E4M3FN>
  %501 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, -1.0, 448.0, 448.0, 0x7F, 1.0, 1.0, 0.0]> : tensor<42xf8E4M3FN>
  gc.expect eq %500, %501 : tensor<42xf8E4M3FN>
  %502 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xf8E5M2>
  %503 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 6.103515625e-05, -6.103515625e-05, 0.0, -0.0, 6.103515625e-05, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, -1.0, 448.0, 448.0, 512.0, 1.0, 1.0, 0.0]> : tensor<42xf8E5M2>
  gc.expect eq %502, %503 : tensor<42xf8E5M2>
  %504 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xbf16>
  %505 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 65536.0, -65536.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.103515625e-05, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, -129.0, 256.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.9921875, 448.0, 464.0, 480.0, 1.0, 1.015625, 1.1920928955078125e-07]> : tensor<42xbf16>
  gc.expect eq %504, %505 : tensor<42xbf16>
  %506 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xf32>
  %507 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.990234375, 448.0, 464.0, 480.0, 1.00390625, 1.01171875, 1.1920928955078125e-07]> : tensor<42xf32>
  gc.expect eq %506, %507 : tensor<42xf32>
  %508 = gc.convert %477 : (tensor<42xf16>) -> tensor<42xf64>
  %509 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, -0.990234375, 448.0, 464.0, 480.0, 1.00390625, 1.01171875, 1.1920928955078125e-07]> : tensor<42xf64>
  gc.expect eq %508, %509 : tensor<42xf64>
  // from f32
  %510 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -128.89999389648438, -129.0, 255.89999389648438, 256.0, 7.900000095367432, 8.0, -8.5, 15.5, 16.0, 32767.900390625, 2147483648.0, -2147483648.0, 4294967296.0, 9.300000300729369e+18, -9.300000300729369e+18, 1.900000073262039e+19, -0.9900000095367432, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.00048828125, 1.0000000116860974e-07, 2.999999892949745e-08, 2.9800000689306216e-08]> : tensor<53xf32>
  %511 = gc.optimization_barrier %510 : (tensor<53xf32>) -> tensor<53xf32>
  %512 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xi1>
  %513 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<53xi1>
  gc.expect eq %512, %513 : tensor<53xi1>
  %514 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xi4>
  %515 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, -8, 7, 7, 7, 7, -8, 7, 7, 7, 7, -8, 7, 7, -8, 7, 0, 7, 7, 7, 7, 7, 1, 1, 1, 0, 0, 0]> : tensor<53xi4>
  gc.expect eq %514, %515 : tensor<53xi4>
  %516 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xi8>
  %517 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, -128, 127, 127, 7, 8, -8, 15, 16, 127, 127, -128, 127, 127, -128, 127, 0, 127, 127, 127, 127, 127, 1, 1, 1, 0, 0, 0]> : tensor<53xi8>
  gc.expect eq %516, %517 : tensor<53xi8>
  %518 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xi16>
  %519 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 32767, -32768, 32767, 32767, -32768, 32767, 0, 448, 464, 480, 32767, 32767, 1, 1, 1, 0, 0, 0]> : tensor<53xi16>
  gc.expect eq %518, %519 : tensor<53xi16>
  %520 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xi32>
  %521 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xi32>
  gc.expect eq %520, %521 : tensor<53xi32>
  %522 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xi64>
  %523 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483648, -2147483648, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xi64>
  gc.expect eq %522, %523 : tensor<53xi64>
  %524 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xui4>
  %525 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 0, 15, 15, 7, 8, 0, 15, 15, 15, 15, 0, 15, 15, 0, 15, 0, 15, 15, 15, 15, 15, 1, 1, 1, 0, 0, 0]> : tensor<53xui4>
  gc.expect eq %524, %525 : tensor<53xui4>
  %526 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xui8>
  %527 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 0, 255, 255, 7, 8, 0, 15, 16, 255, 255, 0, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 1, 1, 1, 0, 0, 0]> : tensor<53xui8>
  gc.expect eq %526, %527 : tensor<53xui8>
  %528 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xui16>
  %529 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 65535, 0, 65535, 65535, 0, 65535, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xui16>
  gc.expect eq %528, %529 : tensor<53xui16>
  %530 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xui32>
  %531 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483648, 0, 4294967295, 4294967295, 0, 4294967295, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xui32>
  gc.expect eq %530, %531 : tensor<53xui32>
  %532 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xui64>
  %533 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483648, 0, 4294967296, 9300000300729368576, 0, 18446744073709551615, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 0, 0, 0]> : tensor<53xui64>
  gc.expect eq %532, %533 : tensor<53xui64>
  %534 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xf8E4M3FN>
  %535 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, -1.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E4M3FN>
  gc.expect eq %534, %535 : tensor<53xf8E4M3FN>
  %536 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xf8E5M2>
  %537 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x7C, 0xFC, 0x7C, 0x7C, 0xFC, 0x7C, -1.0, 448.0, 448.0, 512.0, 0x7C, 0x7C, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<53xf8E5M2>
  gc.expect eq %536, %537 : tensor<53xf8E5M2>
  %538 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xbf16>
  %539 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F80, 0xFF80, 1.1754943508222875e-38, -1.1754943508222875e-38, 0.0, -0.0, 1.1754943508222875e-38, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, -129.0, 256.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, -2147483648.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 65536.0, 1.0, 1.015625, 1.0, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<53xbf16>
  gc.expect eq %538, %539 : tensor<53xbf16>
  %540 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xf16>
  %541 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C00, 0xFC00, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0xFC00, 0x7C00, -0.990234375, 448.0, 464.0, 480.0, 65504.0, 0x7C00, 1.00390625, 1.01171875, 1.0, 1.1920928955078125e-07, 5.960464477539063e-08, 0.0]> : tensor<53xf16>
  gc.expect eq %540, %541 : tensor<53xf16>
  %542 = gc.convert %511 : (tensor<53xf32>) -> tensor<53xf64>
  %543 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -128.89999389648438, -129.0, 255.89999389648438, 256.0, 7.900000095367432, 8.0, -8.5, 15.5, 16.0, 32767.900390625, 2147483648.0, -2147483648.0, 4294967296.0, 9.300000300729369e+18, -9.300000300729369e+18, 1.900000073262039e+19, -0.9900000095367432, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.00048828125, 1.0000000116860974e-07, 2.999999892949745e-08, 2.9800000689306216e-08]> : tensor<53xf64>
  gc.expect eq %542, %543 : tensor<53xf64>
  // from f64
  %544 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 127.5, 128.0, -128.9, -129.0, 255.9, 256.0, 7.9, 8.0, -8.5, 15.5, 16.0, 32767.9, 2147483647.0, 2147483648.0, -2147483648.0, 4294967295.5, 4294967296.0, 9.3e+18, -9.3e+18, 1.9e+19, -0.99, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.0039062509313226, 1.0004882812509095, 1.0e-07, 3.0e-08, 2.98e-08]> : tensor<56xf64>
  %545 = gc.optimization_barrier %544 : (tensor<56xf64>) -> tensor<56xf64>
  %546 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xi1>
  %547 = gc.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<56xi1>
  gc.expect eq %546, %547 : tensor<56xi1>
  %548 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xi4>
  %549 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 7, -8, 0, 0, 0, 0, 0, 7, -8, 0, 7, 7, -8, -8, 7, 7, 7, 7, -8, 7, 7, 7, 7, 7, -8, 7, 7, 7, -8, 7, 0, 7, 7, 7, 7, 7, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi4>
  gc.expect eq %548, %549 : tensor<56xi4>
  %550 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xi8>
  %551 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 127, -128, 0, 0, 0, 0, 0, 127, -128, 0, 127, 127, -128, -128, 127, 127, 7, 8, -8, 15, 16, 127, 127, 127, -128, 127, 127, 127, -128, 127, 0, 127, 127, 127, 127, 127, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi8>
  gc.expect eq %550, %551 : tensor<56xi8>
  %552 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xi16>
  %553 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 32767, -32768, 0, 0, 0, 0, 0, 32767, -32768, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 32767, 32767, -32768, 32767, 32767, 32767, -32768, 32767, 0, 448, 464, 480, 32767, 32767, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi16>
  gc.expect eq %552, %553 : tensor<56xi16>
  %554 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xi32>
  %555 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 2147483647, -2147483648, 0, 0, 0, 0, 0, 2147483647, -2147483648, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483647, 2147483647, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 2147483647, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi32>
  gc.expect eq %554, %555 : tensor<56xi32>
  %556 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xi64>
  %557 = gc.constant dense<[0, 0, 1, -1, 0, 0, 1, 2, -2, 3, -7, 1, 0, 9223372036854775807, -9223372036854775808, 0, 0, 0, 0, 0, 9223372036854775807, -9223372036854775808, 0, 127, 128, -128, -129, 255, 256, 7, 8, -8, 15, 16, 32767, 2147483647, 2147483648, -2147483648, 4294967295, 4294967296, 9223372036854775807, -9223372036854775808, 9223372036854775807, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xi64>
  gc.expect eq %556, %557 : tensor<56xi64>
  %558 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xui4>
  %559 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 15, 0, 0, 15, 15, 7, 8, 0, 15, 15, 15, 15, 15, 0, 15, 15, 15, 0, 15, 0, 15, 15, 15, 15, 15, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui4>
  gc.expect eq %558, %559 : tensor<56xui4>
  %560 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xui8>
  %561 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 127, 128, 0, 0, 255, 255, 7, 8, 0, 15, 16, 255, 255, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui8>
  gc.expect eq %560, %561 : tensor<56xui8>
  %562 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xui16>
  %563 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 65535, 0, 0, 0, 0, 0, 0, 65535, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 65535, 65535, 0, 65535, 65535, 65535, 0, 65535, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui16>
  gc.expect eq %562, %563 : tensor<56xui16>
  %564 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xui32>
  %565 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 4294967295, 0, 0, 0, 0, 0, 0, 4294967295, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483647, 2147483648, 0, 4294967295, 4294967295, 4294967295, 0, 4294967295, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui32>
  gc.expect eq %564, %565 : tensor<56xui32>
  %566 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xui64>
  %567 = gc.constant dense<[0, 0, 1, 0, 0, 0, 1, 2, 0, 3, 0, 1, 0, 18446744073709551615, 0, 0, 0, 0, 0, 0, 18446744073709551615, 0, 0, 127, 128, 0, 0, 255, 256, 7, 8, 0, 15, 16, 32767, 2147483647, 2147483648, 0, 4294967295, 4294967296, 9300000000000000000, 0, 18446744073709551615, 0, 448, 464, 480, 65519, 65520, 1, 1, 1, 1, 0, 0, 0]> : tensor<56xui64>
  gc.expect eq %566, %567 : tensor<56xui64>
  %568 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xf8E4M3FN>
  %569 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F, 0x7F, 0x7F, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, -1.0, 448.0, 448.0, 0x7F, 0x7F, 0x7F, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E4M3FN>
  gc.expect eq %568, %569 : tensor<56xf8E4M3FN>
  %570 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xf8E5M2>
  %571 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C, 0xFC, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C, 0xFC, 0x7E, 128.0, 128.0, -128.0, -128.0, 256.0, 256.0, 8.0, 8.0, -8.0, 16.0, 16.0, 32768.0, 0x7C, 0x7C, 0xFC, 0x7C, 0x7C, 0x7C, 0xFC, 0x7C, -1.0, 448.0, 448.0, 512.0, 0x7C, 0x7C, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]> : tensor<56xf8E5M2>
  gc.expect eq %570, %571 : tensor<56xf8E5M2>
  %572 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xbf16>
  %573 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F80, 0xFF80, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F80, 0xFF80, 0x7FC0, 127.5, 128.0, -129.0, -129.0, 256.0, 256.0, 7.90625, 8.0, -8.5, 15.5, 16.0, 32768.0, 2147483648.0, 2147483648.0, -2147483648.0, 4294967296.0, 4294967296.0, 9.295429630892704e+18, -9.295429630892704e+18, 1.9023204826012975e+19, -0.98828125, 448.0, 464.0, 480.0, 65536.0, 65536.0, 1.0, 1.015625, 1.0078125, 1.0, 1.0011717677116394e-07, 3.003515303134918e-08, 2.9802322387695312e-08]> : tensor<56xbf16>
  gc.expect eq %572, %573 : tensor<56xbf16>
  %574 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xf16>
  %575 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7C00, 0xFC00, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7C00, 0xFC00, 0x7E00, 127.5, 128.0, -128.875, -129.0, 255.875, 256.0, 7.8984375, 8.0, -8.5, 15.5, 16.0, 32768.0, 0x7C00, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0x7C00, -0.990234375, 448.0, 464.0, 480.0, 65504.0, 0x7C00, 1.00390625, 1.01171875, 1.00390625, 1.0009765625, 1.1920928955078125e-07, 5.960464477539063e-08, 0.0]> : tensor<56xf16>
  gc.expect eq %574, %575 : tensor<56xf16>
  %576 = gc.convert %545 : (tensor<56xf64>) -> tensor<56xf32>
  %577 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0, 1.0, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 127.5, 128.0, -128.89999389648438, -129.0, 255.89999389648438, 256.0, 7.900000095367432, 8.0, -8.5, 15.5, 16.0, 32767.900390625, 2147483648.0, 2147483648.0, -2147483648.0, 4294967296.0, 4294967296.0, 9.300000300729369e+18, -9.300000300729369e+18, 1.900000073262039e+19, -0.9900000095367432, 448.0, 464.0, 480.0, 65519.0, 65520.0, 1.00390625, 1.01171875, 1.00390625, 1.00048828125, 1.0000000116860974e-07, 2.999999892949745e-08, 2.9800000689306216e-08]> : tensor<56xf32>
  gc.expect eq %576, %577 : tensor<56xf32>
  return
}
