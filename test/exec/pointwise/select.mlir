// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.select per element and with a predicate of rank 0.
// [select.scalar]
// [select.bits]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[false, true]> : tensor<2xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = gc.constant dense<[true, false]> : tensor<2xi1>
  %3 = gc.optimization_barrier %2 : (tensor<2xi1>) -> tensor<2xi1>
  %4 = gc.constant dense<[false, true]> : tensor<2xi1>
  %5 = gc.optimization_barrier %4 : (tensor<2xi1>) -> tensor<2xi1>
  %6 = gc.select %5, %1, %3 : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  %7 = gc.constant dense<true> : tensor<2xi1>
  gc.expect eq %6, %7 : tensor<2xi1>
  %8 = gc.constant dense<false> : tensor<i1>
  %9 = gc.optimization_barrier %8 : (tensor<i1>) -> tensor<i1>
  %10 = gc.select %9, %1, %3 : (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  %11 = gc.constant dense<[true, false]> : tensor<2xi1>
  gc.expect eq %10, %11 : tensor<2xi1>
  %12 = gc.constant dense<true> : tensor<i1>
  %13 = gc.optimization_barrier %12 : (tensor<i1>) -> tensor<i1>
  %14 = gc.select %13, %1, %3 : (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  %15 = gc.constant dense<[false, true]> : tensor<2xi1>
  gc.expect eq %14, %15 : tensor<2xi1>
  // i2
  %16 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %17 = gc.optimization_barrier %16 : (tensor<4xi2>) -> tensor<4xi2>
  %18 = gc.constant dense<[-2, -1, 1, 0]> : tensor<4xi2>
  %19 = gc.optimization_barrier %18 : (tensor<4xi2>) -> tensor<4xi2>
  %20 = gc.constant dense<[false, true, true, true]> : tensor<4xi1>
  %21 = gc.optimization_barrier %20 : (tensor<4xi1>) -> tensor<4xi1>
  %22 = gc.select %21, %17, %19 : (tensor<4xi1>, tensor<4xi2>, tensor<4xi2>) -> tensor<4xi2>
  %23 = gc.constant dense<[-2, 1, -1, -2]> : tensor<4xi2>
  gc.expect eq %22, %23 : tensor<4xi2>
  %24 = gc.constant dense<false> : tensor<i1>
  %25 = gc.optimization_barrier %24 : (tensor<i1>) -> tensor<i1>
  %26 = gc.select %25, %17, %19 : (tensor<i1>, tensor<4xi2>, tensor<4xi2>) -> tensor<4xi2>
  %27 = gc.constant dense<[-2, -1, 1, 0]> : tensor<4xi2>
  gc.expect eq %26, %27 : tensor<4xi2>
  %28 = gc.constant dense<true> : tensor<i1>
  %29 = gc.optimization_barrier %28 : (tensor<i1>) -> tensor<i1>
  %30 = gc.select %29, %17, %19 : (tensor<i1>, tensor<4xi2>, tensor<4xi2>) -> tensor<4xi2>
  %31 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  gc.expect eq %30, %31 : tensor<4xi2>
  // i4
  %32 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %33 = gc.optimization_barrier %32 : (tensor<12xi4>) -> tensor<12xi4>
  %34 = gc.constant dense<[5, 4, 6, -8, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<12xi4>
  %35 = gc.optimization_barrier %34 : (tensor<12xi4>) -> tensor<12xi4>
  %36 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false]> : tensor<12xi1>
  %37 = gc.optimization_barrier %36 : (tensor<12xi1>) -> tensor<12xi1>
  %38 = gc.select %37, %33, %35 : (tensor<12xi1>, tensor<12xi4>, tensor<12xi4>) -> tensor<12xi4>
  %39 = gc.constant dense<[5, 1, -1, 2, -7, 7, 3, -7, -8, 6, 1, 0]> : tensor<12xi4>
  gc.expect eq %38, %39 : tensor<12xi4>
  %40 = gc.constant dense<false> : tensor<i1>
  %41 = gc.optimization_barrier %40 : (tensor<i1>) -> tensor<i1>
  %42 = gc.select %41, %33, %35 : (tensor<i1>, tensor<12xi4>, tensor<12xi4>) -> tensor<12xi4>
  %43 = gc.constant dense<[5, 4, 6, -8, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<12xi4>
  gc.expect eq %42, %43 : tensor<12xi4>
  %44 = gc.constant dense<true> : tensor<i1>
  %45 = gc.optimization_barrier %44 : (tensor<i1>) -> tensor<i1>
  %46 = gc.select %45, %33, %35 : (tensor<i1>, tensor<12xi4>, tensor<12xi4>) -> tensor<12xi4>
  %47 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  gc.expect eq %46, %47 : tensor<12xi4>
  // i8
  %48 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %49 = gc.optimization_barrier %48 : (tensor<14xi8>) -> tensor<14xi8>
  %50 = gc.constant dense<[9, 8, 126, 127, -127, -128, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<14xi8>
  %51 = gc.optimization_barrier %50 : (tensor<14xi8>) -> tensor<14xi8>
  %52 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true]> : tensor<14xi1>
  %53 = gc.optimization_barrier %52 : (tensor<14xi1>) -> tensor<14xi1>
  %54 = gc.select %53, %49, %51 : (tensor<14xi1>, tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
  %55 = gc.constant dense<[9, 1, -1, 2, -127, -128, -7, -7, -128, -127, 2, -1, 1, 9]> : tensor<14xi8>
  gc.expect eq %54, %55 : tensor<14xi8>
  %56 = gc.constant dense<false> : tensor<i1>
  %57 = gc.optimization_barrier %56 : (tensor<i1>) -> tensor<i1>
  %58 = gc.select %57, %49, %51 : (tensor<i1>, tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
  %59 = gc.constant dense<[9, 8, 126, 127, -127, -128, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<14xi8>
  gc.expect eq %58, %59 : tensor<14xi8>
  %60 = gc.constant dense<true> : tensor<i1>
  %61 = gc.optimization_barrier %60 : (tensor<i1>) -> tensor<i1>
  %62 = gc.select %61, %49, %51 : (tensor<i1>, tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
  %63 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  gc.expect eq %62, %63 : tensor<14xi8>
  // i16
  %64 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %65 = gc.optimization_barrier %64 : (tensor<15xi16>) -> tensor<15xi16>
  %66 = gc.constant dense<[17, 16, 15, 32766, 32767, -32767, -32768, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<15xi16>
  %67 = gc.optimization_barrier %66 : (tensor<15xi16>) -> tensor<15xi16>
  %68 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true]> : tensor<15xi1>
  %69 = gc.optimization_barrier %68 : (tensor<15xi1>) -> tensor<15xi1>
  %70 = gc.select %69, %65, %67 : (tensor<15xi1>, tensor<15xi16>, tensor<15xi16>) -> tensor<15xi16>
  %71 = gc.constant dense<[17, 1, -1, 2, 32767, -32767, -32768, -7, -32768, -32767, -2, 2, -1, 16, 17]> : tensor<15xi16>
  gc.expect eq %70, %71 : tensor<15xi16>
  %72 = gc.constant dense<false> : tensor<i1>
  %73 = gc.optimization_barrier %72 : (tensor<i1>) -> tensor<i1>
  %74 = gc.select %73, %65, %67 : (tensor<i1>, tensor<15xi16>, tensor<15xi16>) -> tensor<15xi16>
  %75 = gc.constant dense<[17, 16, 15, 32766, 32767, -32767, -32768, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<15xi16>
  gc.expect eq %74, %75 : tensor<15xi16>
  %76 = gc.constant dense<true> : tensor<i1>
  %77 = gc.optimization_barrier %76 : (tensor<i1>) -> tensor<i1>
  %78 = gc.select %77, %65, %67 : (tensor<i1>, tensor<15xi16>, tensor<15xi16>) -> tensor<15xi16>
  %79 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  gc.expect eq %78, %79 : tensor<15xi16>
  // i32
  %80 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %81 = gc.optimization_barrier %80 : (tensor<15xi32>) -> tensor<15xi32>
  %82 = gc.constant dense<[33, 32, 31, 2147483646, 2147483647, -2147483647, -2147483648, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<15xi32>
  %83 = gc.optimization_barrier %82 : (tensor<15xi32>) -> tensor<15xi32>
  %84 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true]> : tensor<15xi1>
  %85 = gc.optimization_barrier %84 : (tensor<15xi1>) -> tensor<15xi1>
  %86 = gc.select %85, %81, %83 : (tensor<15xi1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  %87 = gc.constant dense<[33, 1, -1, 2, 2147483647, -2147483647, -2147483648, -7, -2147483648, -2147483647, -2, 2, -1, 32, 33]> : tensor<15xi32>
  gc.expect eq %86, %87 : tensor<15xi32>
  %88 = gc.constant dense<false> : tensor<i1>
  %89 = gc.optimization_barrier %88 : (tensor<i1>) -> tensor<i1>
  %90 = gc.select %89, %81, %83 : (tensor<i1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  %91 = gc.constant dense<[33, 32, 31, 2147483646, 2147483647, -2147483647, -2147483648, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<15xi32>
  gc.expect eq %90, %91 : tensor<15xi32>
  %92 = gc.constant dense<true> : tensor<i1>
  %93 = gc.optimization_barrier %92 : (tensor<i1>) -> tensor<i1>
  %94 = gc.select %93, %81, %83 : (tensor<i1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  %95 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  gc.expect eq %94, %95 : tensor<15xi32>
  // i64
  %96 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %97 = gc.optimization_barrier %96 : (tensor<15xi64>) -> tensor<15xi64>
  %98 = gc.constant dense<[65, 64, 63, 9223372036854775806, 9223372036854775807, -9223372036854775807, -9223372036854775808, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<15xi64>
  %99 = gc.optimization_barrier %98 : (tensor<15xi64>) -> tensor<15xi64>
  %100 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true]> : tensor<15xi1>
  %101 = gc.optimization_barrier %100 : (tensor<15xi1>) -> tensor<15xi1>
  %102 = gc.select %101, %97, %99 : (tensor<15xi1>, tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  %103 = gc.constant dense<[65, 1, -1, 2, 9223372036854775807, -9223372036854775807, -9223372036854775808, -7, -9223372036854775808, -9223372036854775807, -2, 2, -1, 64, 65]> : tensor<15xi64>
  gc.expect eq %102, %103 : tensor<15xi64>
  %104 = gc.constant dense<false> : tensor<i1>
  %105 = gc.optimization_barrier %104 : (tensor<i1>) -> tensor<i1>
  %106 = gc.select %105, %97, %99 : (tensor<i1>, tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  %107 = gc.constant dense<[65, 64, 63, 9223372036854775806, 9223372036854775807, -9223372036854775807, -9223372036854775808, -7, 7, 3, -2, 2, -1, 1, 0]> : tensor<15xi64>
  gc.expect eq %106, %107 : tensor<15xi64>
  %108 = gc.constant dense<true> : tensor<i1>
  %109 = gc.optimization_barrier %108 : (tensor<i1>) -> tensor<i1>
  %110 = gc.select %109, %97, %99 : (tensor<i1>, tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  %111 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  gc.expect eq %110, %111 : tensor<15xi64>
  // ui2
  %112 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %113 = gc.optimization_barrier %112 : (tensor<4xui2>) -> tensor<4xui2>
  %114 = gc.constant dense<[2, 3, 1, 0]> : tensor<4xui2>
  %115 = gc.optimization_barrier %114 : (tensor<4xui2>) -> tensor<4xui2>
  %116 = gc.constant dense<[false, true, true, true]> : tensor<4xi1>
  %117 = gc.optimization_barrier %116 : (tensor<4xi1>) -> tensor<4xi1>
  %118 = gc.select %117, %113, %115 : (tensor<4xi1>, tensor<4xui2>, tensor<4xui2>) -> tensor<4xui2>
  %119 = gc.constant dense<[2, 1, 3, 2]> : tensor<4xui2>
  gc.expect eq %118, %119 : tensor<4xui2>
  %120 = gc.constant dense<false> : tensor<i1>
  %121 = gc.optimization_barrier %120 : (tensor<i1>) -> tensor<i1>
  %122 = gc.select %121, %113, %115 : (tensor<i1>, tensor<4xui2>, tensor<4xui2>) -> tensor<4xui2>
  %123 = gc.constant dense<[2, 3, 1, 0]> : tensor<4xui2>
  gc.expect eq %122, %123 : tensor<4xui2>
  %124 = gc.constant dense<true> : tensor<i1>
  %125 = gc.optimization_barrier %124 : (tensor<i1>) -> tensor<i1>
  %126 = gc.select %125, %113, %115 : (tensor<i1>, tensor<4xui2>, tensor<4xui2>) -> tensor<4xui2>
  %127 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  gc.expect eq %126, %127 : tensor<4xui2>
  // ui4
  %128 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %129 = gc.optimization_barrier %128 : (tensor<10xui4>) -> tensor<10xui4>
  %130 = gc.constant dense<[5, 4, 9, 7, 3, 14, 2, 15, 1, 0]> : tensor<10xui4>
  %131 = gc.optimization_barrier %130 : (tensor<10xui4>) -> tensor<10xui4>
  %132 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true]> : tensor<10xi1>
  %133 = gc.optimization_barrier %132 : (tensor<10xi1>) -> tensor<10xi1>
  %134 = gc.select %133, %129, %131 : (tensor<10xi1>, tensor<10xui4>, tensor<10xui4>) -> tensor<10xui4>
  %135 = gc.constant dense<[5, 1, 15, 2, 3, 14, 2, 9, 4, 5]> : tensor<10xui4>
  gc.expect eq %134, %135 : tensor<10xui4>
  %136 = gc.constant dense<false> : tensor<i1>
  %137 = gc.optimization_barrier %136 : (tensor<i1>) -> tensor<i1>
  %138 = gc.select %137, %129, %131 : (tensor<i1>, tensor<10xui4>, tensor<10xui4>) -> tensor<10xui4>
  %139 = gc.constant dense<[5, 4, 9, 7, 3, 14, 2, 15, 1, 0]> : tensor<10xui4>
  gc.expect eq %138, %139 : tensor<10xui4>
  %140 = gc.constant dense<true> : tensor<i1>
  %141 = gc.optimization_barrier %140 : (tensor<i1>) -> tensor<i1>
  %142 = gc.select %141, %129, %131 : (tensor<i1>, tensor<10xui4>, tensor<10xui4>) -> tensor<10xui4>
  %143 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  gc.expect eq %142, %143 : tensor<10xui4>
  // ui8
  %144 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %145 = gc.optimization_barrier %144 : (tensor<10xui8>) -> tensor<10xui8>
  %146 = gc.constant dense<[9, 8, 249, 7, 3, 254, 2, 255, 1, 0]> : tensor<10xui8>
  %147 = gc.optimization_barrier %146 : (tensor<10xui8>) -> tensor<10xui8>
  %148 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true]> : tensor<10xi1>
  %149 = gc.optimization_barrier %148 : (tensor<10xi1>) -> tensor<10xi1>
  %150 = gc.select %149, %145, %147 : (tensor<10xi1>, tensor<10xui8>, tensor<10xui8>) -> tensor<10xui8>
  %151 = gc.constant dense<[9, 1, 255, 2, 3, 254, 2, 249, 8, 9]> : tensor<10xui8>
  gc.expect eq %150, %151 : tensor<10xui8>
  %152 = gc.constant dense<false> : tensor<i1>
  %153 = gc.optimization_barrier %152 : (tensor<i1>) -> tensor<i1>
  %154 = gc.select %153, %145, %147 : (tensor<i1>, tensor<10xui8>, tensor<10xui8>) -> tensor<10xui8>
  %155 = gc.constant dense<[9, 8, 249, 7, 3, 254, 2, 255, 1, 0]> : tensor<10xui8>
  gc.expect eq %154, %155 : tensor<10xui8>
  %156 = gc.constant dense<true> : tensor<i1>
  %157 = gc.optimization_barrier %156 : (tensor<i1>) -> tensor<i1>
  %158 = gc.select %157, %145, %147 : (tensor<i1>, tensor<10xui8>, tensor<10xui8>) -> tensor<10xui8>
  %159 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  gc.expect eq %158, %159 : tensor<10xui8>
  // ui16
  %160 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %161 = gc.optimization_barrier %160 : (tensor<11xui16>) -> tensor<11xui16>
  %162 = gc.constant dense<[17, 16, 15, 65529, 7, 3, 65534, 2, 65535, 1, 0]> : tensor<11xui16>
  %163 = gc.optimization_barrier %162 : (tensor<11xui16>) -> tensor<11xui16>
  %164 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false]> : tensor<11xi1>
  %165 = gc.optimization_barrier %164 : (tensor<11xi1>) -> tensor<11xi1>
  %166 = gc.select %165, %161, %163 : (tensor<11xi1>, tensor<11xui16>, tensor<11xui16>) -> tensor<11xui16>
  %167 = gc.constant dense<[17, 1, 65535, 2, 7, 3, 65534, 65529, 15, 16, 0]> : tensor<11xui16>
  gc.expect eq %166, %167 : tensor<11xui16>
  %168 = gc.constant dense<false> : tensor<i1>
  %169 = gc.optimization_barrier %168 : (tensor<i1>) -> tensor<i1>
  %170 = gc.select %169, %161, %163 : (tensor<i1>, tensor<11xui16>, tensor<11xui16>) -> tensor<11xui16>
  %171 = gc.constant dense<[17, 16, 15, 65529, 7, 3, 65534, 2, 65535, 1, 0]> : tensor<11xui16>
  gc.expect eq %170, %171 : tensor<11xui16>
  %172 = gc.constant dense<true> : tensor<i1>
  %173 = gc.optimization_barrier %172 : (tensor<i1>) -> tensor<i1>
  %174 = gc.select %173, %161, %163 : (tensor<i1>, tensor<11xui16>, tensor<11xui16>) -> tensor<11xui16>
  %175 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  gc.expect eq %174, %175 : tensor<11xui16>
  // ui32
  %176 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %177 = gc.optimization_barrier %176 : (tensor<11xui32>) -> tensor<11xui32>
  %178 = gc.constant dense<[33, 32, 31, 4294967289, 7, 3, 4294967294, 2, 4294967295, 1, 0]> : tensor<11xui32>
  %179 = gc.optimization_barrier %178 : (tensor<11xui32>) -> tensor<11xui32>
  %180 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false]> : tensor<11xi1>
  %181 = gc.optimization_barrier %180 : (tensor<11xi1>) -> tensor<11xi1>
  %182 = gc.select %181, %177, %179 : (tensor<11xi1>, tensor<11xui32>, tensor<11xui32>) -> tensor<11xui32>
  %183 = gc.constant dense<[33, 1, 4294967295, 2, 7, 3, 4294967294, 4294967289, 31, 32, 0]> : tensor<11xui32>
  gc.expect eq %182, %183 : tensor<11xui32>
  %184 = gc.constant dense<false> : tensor<i1>
  %185 = gc.optimization_barrier %184 : (tensor<i1>) -> tensor<i1>
  %186 = gc.select %185, %177, %179 : (tensor<i1>, tensor<11xui32>, tensor<11xui32>) -> tensor<11xui32>
  %187 = gc.constant dense<[33, 32, 31, 4294967289, 7, 3, 4294967294, 2, 4294967295, 1, 0]> : tensor<11xui32>
  gc.expect eq %186, %187 : tensor<11xui32>
  %188 = gc.constant dense<true> : tensor<i1>
  %189 = gc.optimization_barrier %188 : (tensor<i1>) -> tensor<i1>
  %190 = gc.select %189, %177, %179 : (tensor<i1>, tensor<11xui32>, tensor<11xui32>) -> tensor<11xui32>
  %191 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  gc.expect eq %190, %191 : tensor<11xui32>
  // ui64
  %192 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %193 = gc.optimization_barrier %192 : (tensor<11xui64>) -> tensor<11xui64>
  %194 = gc.constant dense<[65, 64, 63, 18446744073709551609, 7, 3, 18446744073709551614, 2, 18446744073709551615, 1, 0]> : tensor<11xui64>
  %195 = gc.optimization_barrier %194 : (tensor<11xui64>) -> tensor<11xui64>
  %196 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false]> : tensor<11xi1>
  %197 = gc.optimization_barrier %196 : (tensor<11xi1>) -> tensor<11xi1>
  %198 = gc.select %197, %193, %195 : (tensor<11xi1>, tensor<11xui64>, tensor<11xui64>) -> tensor<11xui64>
  %199 = gc.constant dense<[65, 1, 18446744073709551615, 2, 7, 3, 18446744073709551614, 18446744073709551609, 63, 64, 0]> : tensor<11xui64>
  gc.expect eq %198, %199 : tensor<11xui64>
  %200 = gc.constant dense<false> : tensor<i1>
  %201 = gc.optimization_barrier %200 : (tensor<i1>) -> tensor<i1>
  %202 = gc.select %201, %193, %195 : (tensor<i1>, tensor<11xui64>, tensor<11xui64>) -> tensor<11xui64>
  %203 = gc.constant dense<[65, 64, 63, 18446744073709551609, 7, 3, 18446744073709551614, 2, 18446744073709551615, 1, 0]> : tensor<11xui64>
  gc.expect eq %202, %203 : tensor<11xui64>
  %204 = gc.constant dense<true> : tensor<i1>
  %205 = gc.optimization_barrier %204 : (tensor<i1>) -> tensor<i1>
  %206 = gc.select %205, %193, %195 : (tensor<i1>, tensor<11xui64>, tensor<11xui64>) -> tensor<11xui64>
  %207 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  gc.expect eq %206, %207 : tensor<11xui64>
  // f8E3M4
  %208 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %209 = gc.optimization_barrier %208 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %210 = gc.constant dense<[0x78, 0xF0, 0x70, 0.234375, -0.015625, 0.015625, -0.25, 0.25, -15.5, 15.5, 0.96875, 1.0625, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf8E3M4>
  %211 = gc.optimization_barrier %210 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %212 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false]> : tensor<23xi1>
  %213 = gc.optimization_barrier %212 : (tensor<23xi1>) -> tensor<23xi1>
  %214 = gc.select %213, %209, %211 : (tensor<23xi1>, tensor<23xf8E3M4>, tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %215 = gc.constant dense<[0x78, -0.0, 1.0, -1.0, -0.015625, 0.015625, -0.25, 2.5, -2.5, 3.0, 0.96875, 1.0625, -7.0, 15.5, -15.5, 0.25, 1.5, -0.5, 0.5, 0.234375, 0x70, 0xF0, 0.0]> : tensor<23xf8E3M4>
  gc.expect eq %214, %215 : tensor<23xf8E3M4>
  %216 = gc.constant dense<false> : tensor<i1>
  %217 = gc.optimization_barrier %216 : (tensor<i1>) -> tensor<i1>
  %218 = gc.select %217, %209, %211 : (tensor<i1>, tensor<23xf8E3M4>, tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %219 = gc.constant dense<[0x78, 0xF0, 0x70, 0.234375, -0.015625, 0.015625, -0.25, 0.25, -15.5, 15.5, 0.96875, 1.0625, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf8E3M4>
  gc.expect eq %218, %219 : tensor<23xf8E3M4>
  %220 = gc.constant dense<true> : tensor<i1>
  %221 = gc.optimization_barrier %220 : (tensor<i1>) -> tensor<i1>
  %222 = gc.select %221, %209, %211 : (tensor<i1>, tensor<23xf8E3M4>, tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %223 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  gc.expect eq %222, %223 : tensor<23xf8E3M4>
  // f8E4M3
  %224 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %225 = gc.optimization_barrier %224 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %226 = gc.constant dense<[0x7C, 0xF8, 0x78, 0.013671875, -0.001953125, 0.001953125, -0.015625, 0.015625, -240.0, 240.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf8E4M3>
  %227 = gc.optimization_barrier %226 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %228 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false]> : tensor<23xi1>
  %229 = gc.optimization_barrier %228 : (tensor<23xi1>) -> tensor<23xi1>
  %230 = gc.select %229, %225, %227 : (tensor<23xi1>, tensor<23xf8E4M3>, tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %231 = gc.constant dense<[0x7C, -0.0, 1.0, -1.0, -0.001953125, 0.001953125, -0.015625, 2.5, -2.5, 3.0, 0.9375, 1.125, -7.0, 240.0, -240.0, 0.015625, 1.5, -0.5, 0.5, 0.013671875, 0x78, 0xF8, 0.0]> : tensor<23xf8E4M3>
  gc.expect eq %230, %231 : tensor<23xf8E4M3>
  %232 = gc.constant dense<false> : tensor<i1>
  %233 = gc.optimization_barrier %232 : (tensor<i1>) -> tensor<i1>
  %234 = gc.select %233, %225, %227 : (tensor<i1>, tensor<23xf8E4M3>, tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %235 = gc.constant dense<[0x7C, 0xF8, 0x78, 0.013671875, -0.001953125, 0.001953125, -0.015625, 0.015625, -240.0, 240.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf8E4M3>
  gc.expect eq %234, %235 : tensor<23xf8E4M3>
  %236 = gc.constant dense<true> : tensor<i1>
  %237 = gc.optimization_barrier %236 : (tensor<i1>) -> tensor<i1>
  %238 = gc.select %237, %225, %227 : (tensor<i1>, tensor<23xf8E4M3>, tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %239 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  gc.expect eq %238, %239 : tensor<23xf8E4M3>
  // f8E4M3FN
  %240 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %241 = gc.optimization_barrier %240 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %242 = gc.constant dense<[0x7F, 0.013671875, -0.001953125, 0.001953125, -0.015625, 0.015625, -448.0, 448.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<21xf8E4M3FN>
  %243 = gc.optimization_barrier %242 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %244 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true]> : tensor<21xi1>
  %245 = gc.optimization_barrier %244 : (tensor<21xi1>) -> tensor<21xi1>
  %246 = gc.select %245, %241, %243 : (tensor<21xi1>, tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %247 = gc.constant dense<[0x7F, -0.0, 1.0, -1.0, -0.015625, 0.015625, -448.0, 2.5, -2.5, 3.0, -7.0, 3.0, -2.5, 448.0, -448.0, 0.015625, 0.5, -1.0, 1.0, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %246, %247 : tensor<21xf8E4M3FN>
  %248 = gc.constant dense<false> : tensor<i1>
  %249 = gc.optimization_barrier %248 : (tensor<i1>) -> tensor<i1>
  %250 = gc.select %249, %241, %243 : (tensor<i1>, tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %251 = gc.constant dense<[0x7F, 0.013671875, -0.001953125, 0.001953125, -0.015625, 0.015625, -448.0, 448.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<21xf8E4M3FN>
  gc.expect eq %250, %251 : tensor<21xf8E4M3FN>
  %252 = gc.constant dense<true> : tensor<i1>
  %253 = gc.optimization_barrier %252 : (tensor<i1>) -> tensor<i1>
  %254 = gc.select %253, %241, %243 : (tensor<i1>, tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %255 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %254, %255 : tensor<21xf8E4M3FN>
  // f8E4M3FNUZ
  %256 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %257 = gc.optimization_barrier %256 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %258 = gc.constant dense<[0x80, 0.0068359375, -0.0009765625, 0.0009765625, -0.0078125, 0.0078125, -240.0, 240.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, 0.0]> : tensor<20xf8E4M3FNUZ>
  %259 = gc.optimization_barrier %258 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %260 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true]> : tensor<20xi1>
  %261 = gc.optimization_barrier %260 : (tensor<20xi1>) -> tensor<20xi1>
  %262 = gc.select %261, %257, %259 : (tensor<20xi1>, tensor<20xf8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %263 = gc.constant dense<[0x80, 1.0, -1.0, 0.5, -0.0078125, 0.0078125, -240.0, -2.5, 3.0, -7.0, -7.0, 3.0, -2.5, -240.0, 0.0078125, -0.0078125, 0.5, -1.0, 1.0, 0x80]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %262, %263 : tensor<20xf8E4M3FNUZ>
  %264 = gc.constant dense<false> : tensor<i1>
  %265 = gc.optimization_barrier %264 : (tensor<i1>) -> tensor<i1>
  %266 = gc.select %265, %257, %259 : (tensor<i1>, tensor<20xf8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %267 = gc.constant dense<[0x80, 0.0068359375, -0.0009765625, 0.0009765625, -0.0078125, 0.0078125, -240.0, 240.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, 0.0]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %266, %267 : tensor<20xf8E4M3FNUZ>
  %268 = gc.constant dense<true> : tensor<i1>
  %269 = gc.optimization_barrier %268 : (tensor<i1>) -> tensor<i1>
  %270 = gc.select %269, %257, %259 : (tensor<i1>, tensor<20xf8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %271 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %270, %271 : tensor<20xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %272 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %273 = gc.optimization_barrier %272 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %274 = gc.constant dense<[0x80, 0.0008544921875, -0.0001220703125, 0.0001220703125, -0.0009765625, 0.0009765625, -30.0, 30.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, 0.0]> : tensor<20xf8E4M3B11FNUZ>
  %275 = gc.optimization_barrier %274 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %276 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true]> : tensor<20xi1>
  %277 = gc.optimization_barrier %276 : (tensor<20xi1>) -> tensor<20xi1>
  %278 = gc.select %277, %273, %275 : (tensor<20xi1>, tensor<20xf8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %279 = gc.constant dense<[0x80, 1.0, -1.0, 0.5, -0.0009765625, 0.0009765625, -30.0, -2.5, 3.0, -7.0, -7.0, 3.0, -2.5, -30.0, 0.0009765625, -0.0009765625, 0.5, -1.0, 1.0, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %278, %279 : tensor<20xf8E4M3B11FNUZ>
  %280 = gc.constant dense<false> : tensor<i1>
  %281 = gc.optimization_barrier %280 : (tensor<i1>) -> tensor<i1>
  %282 = gc.select %281, %273, %275 : (tensor<i1>, tensor<20xf8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %283 = gc.constant dense<[0x80, 0.0008544921875, -0.0001220703125, 0.0001220703125, -0.0009765625, 0.0009765625, -30.0, 30.0, 0.9375, 1.125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, 0.0]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %282, %283 : tensor<20xf8E4M3B11FNUZ>
  %284 = gc.constant dense<true> : tensor<i1>
  %285 = gc.optimization_barrier %284 : (tensor<i1>) -> tensor<i1>
  %286 = gc.select %285, %273, %275 : (tensor<i1>, tensor<20xf8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %287 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %286, %287 : tensor<20xf8E4M3B11FNUZ>
  // f8E5M2
  %288 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %289 = gc.optimization_barrier %288 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %290 = gc.constant dense<[0x7E, 0xFC, 0x7C, 4.57763671875e-05, -1.52587890625e-05, 1.52587890625e-05, -6.103515625e-05, 6.103515625e-05, -57344.0, 57344.0, 0.875, 1.25, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf8E5M2>
  %291 = gc.optimization_barrier %290 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %292 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false]> : tensor<23xi1>
  %293 = gc.optimization_barrier %292 : (tensor<23xi1>) -> tensor<23xi1>
  %294 = gc.select %293, %289, %291 : (tensor<23xi1>, tensor<23xf8E5M2>, tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %295 = gc.constant dense<[0x7E, -0.0, 1.0, -1.0, -1.52587890625e-05, 1.52587890625e-05, -6.103515625e-05, 2.5, -2.5, 3.0, 0.875, 1.25, -7.0, 57344.0, -57344.0, 6.103515625e-05, 1.5, -0.5, 0.5, 4.57763671875e-05, 0x7C, 0xFC, 0.0]> : tensor<23xf8E5M2>
  gc.expect eq %294, %295 : tensor<23xf8E5M2>
  %296 = gc.constant dense<false> : tensor<i1>
  %297 = gc.optimization_barrier %296 : (tensor<i1>) -> tensor<i1>
  %298 = gc.select %297, %289, %291 : (tensor<i1>, tensor<23xf8E5M2>, tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %299 = gc.constant dense<[0x7E, 0xFC, 0x7C, 4.57763671875e-05, -1.52587890625e-05, 1.52587890625e-05, -6.103515625e-05, 6.103515625e-05, -57344.0, 57344.0, 0.875, 1.25, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf8E5M2>
  gc.expect eq %298, %299 : tensor<23xf8E5M2>
  %300 = gc.constant dense<true> : tensor<i1>
  %301 = gc.optimization_barrier %300 : (tensor<i1>) -> tensor<i1>
  %302 = gc.select %301, %289, %291 : (tensor<i1>, tensor<23xf8E5M2>, tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %303 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %302, %303 : tensor<23xf8E5M2>
  // f8E5M2FNUZ
  %304 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %305 = gc.optimization_barrier %304 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %306 = gc.constant dense<[0x80, 2.288818359375e-05, -7.62939453125e-06, 7.62939453125e-06, -3.0517578125e-05, 3.0517578125e-05, -57344.0, 57344.0, 0.875, 1.25, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, 0.0]> : tensor<20xf8E5M2FNUZ>
  %307 = gc.optimization_barrier %306 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %308 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true]> : tensor<20xi1>
  %309 = gc.optimization_barrier %308 : (tensor<20xi1>) -> tensor<20xi1>
  %310 = gc.select %309, %305, %307 : (tensor<20xi1>, tensor<20xf8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %311 = gc.constant dense<[0x80, 1.0, -1.0, 0.5, -3.0517578125e-05, 3.0517578125e-05, -57344.0, -2.5, 3.0, -7.0, -7.0, 3.0, -2.5, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 0.5, -1.0, 1.0, 0x80]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %310, %311 : tensor<20xf8E5M2FNUZ>
  %312 = gc.constant dense<false> : tensor<i1>
  %313 = gc.optimization_barrier %312 : (tensor<i1>) -> tensor<i1>
  %314 = gc.select %313, %305, %307 : (tensor<i1>, tensor<20xf8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %315 = gc.constant dense<[0x80, 2.288818359375e-05, -7.62939453125e-06, 7.62939453125e-06, -3.0517578125e-05, 3.0517578125e-05, -57344.0, 57344.0, 0.875, 1.25, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, 0.0]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %314, %315 : tensor<20xf8E5M2FNUZ>
  %316 = gc.constant dense<true> : tensor<i1>
  %317 = gc.optimization_barrier %316 : (tensor<i1>) -> tensor<i1>
  %318 = gc.select %317, %305, %307 : (tensor<i1>, tensor<20xf8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %319 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %318, %319 : tensor<20xf8E5M2FNUZ>
  // f8E8M0FNU
  %320 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %321 = gc.optimization_barrier %320 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %322 = gc.constant dense<[5.877471754111438e-39, 1.7014118346046923e+38, 4.0, 2.0, 0.5, 1.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %323 = gc.optimization_barrier %322 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %324 = gc.constant dense<[false, true, true, true, false, false, false]> : tensor<7xi1>
  %325 = gc.optimization_barrier %324 : (tensor<7xi1>) -> tensor<7xi1>
  %326 = gc.select %325, %321, %323 : (tensor<7xi1>, tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %327 = gc.constant dense<[5.877471754111438e-39, 1.0, 0.5, 2.0, 0.5, 1.0, 0xFF]> : tensor<7xf8E8M0FNU>
  gc.expect eq %326, %327 : tensor<7xf8E8M0FNU>
  %328 = gc.constant dense<false> : tensor<i1>
  %329 = gc.optimization_barrier %328 : (tensor<i1>) -> tensor<i1>
  %330 = gc.select %329, %321, %323 : (tensor<i1>, tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %331 = gc.constant dense<[5.877471754111438e-39, 1.7014118346046923e+38, 4.0, 2.0, 0.5, 1.0, 0xFF]> : tensor<7xf8E8M0FNU>
  gc.expect eq %330, %331 : tensor<7xf8E8M0FNU>
  %332 = gc.constant dense<true> : tensor<i1>
  %333 = gc.optimization_barrier %332 : (tensor<i1>) -> tensor<i1>
  %334 = gc.select %333, %321, %323 : (tensor<i1>, tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %335 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  gc.expect eq %334, %335 : tensor<7xf8E8M0FNU>
  // bf16
  %336 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %337 = gc.optimization_barrier %336 : (tensor<23xbf16>) -> tensor<23xbf16>
  %338 = gc.constant dense<[0x7FC0, 0xFF80, 0x7F80, 1.1663108012064884e-38, -9.183549615799121e-41, 9.183549615799121e-41, -1.1754943508222875e-38, 1.1754943508222875e-38, -3.3895313892515355e+38, 3.3895313892515355e+38, 0.99609375, 1.0078125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xbf16>
  %339 = gc.optimization_barrier %338 : (tensor<23xbf16>) -> tensor<23xbf16>
  %340 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false]> : tensor<23xi1>
  %341 = gc.optimization_barrier %340 : (tensor<23xi1>) -> tensor<23xi1>
  %342 = gc.select %341, %337, %339 : (tensor<23xi1>, tensor<23xbf16>, tensor<23xbf16>) -> tensor<23xbf16>
  %343 = gc.constant dense<[0x7FC0, -0.0, 1.0, -1.0, -9.183549615799121e-41, 9.183549615799121e-41, -1.1754943508222875e-38, 2.5, -2.5, 3.0, 0.99609375, 1.0078125, -7.0, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, 1.5, -0.5, 0.5, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0.0]> : tensor<23xbf16>
  gc.expect eq %342, %343 : tensor<23xbf16>
  %344 = gc.constant dense<false> : tensor<i1>
  %345 = gc.optimization_barrier %344 : (tensor<i1>) -> tensor<i1>
  %346 = gc.select %345, %337, %339 : (tensor<i1>, tensor<23xbf16>, tensor<23xbf16>) -> tensor<23xbf16>
  %347 = gc.constant dense<[0x7FC0, 0xFF80, 0x7F80, 1.1663108012064884e-38, -9.183549615799121e-41, 9.183549615799121e-41, -1.1754943508222875e-38, 1.1754943508222875e-38, -3.3895313892515355e+38, 3.3895313892515355e+38, 0.99609375, 1.0078125, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xbf16>
  gc.expect eq %346, %347 : tensor<23xbf16>
  %348 = gc.constant dense<true> : tensor<i1>
  %349 = gc.optimization_barrier %348 : (tensor<i1>) -> tensor<i1>
  %350 = gc.select %349, %337, %339 : (tensor<i1>, tensor<23xbf16>, tensor<23xbf16>) -> tensor<23xbf16>
  %351 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %350, %351 : tensor<23xbf16>
  // f16
  %352 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %353 = gc.optimization_barrier %352 : (tensor<23xf16>) -> tensor<23xf16>
  %354 = gc.constant dense<[0x7E00, 0xFC00, 0x7C00, 6.097555160522461e-05, -5.960464477539063e-08, 5.960464477539063e-08, -6.103515625e-05, 6.103515625e-05, -65504.0, 65504.0, 0.99951171875, 1.0009765625, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf16>
  %355 = gc.optimization_barrier %354 : (tensor<23xf16>) -> tensor<23xf16>
  %356 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false]> : tensor<23xi1>
  %357 = gc.optimization_barrier %356 : (tensor<23xi1>) -> tensor<23xi1>
  %358 = gc.select %357, %353, %355 : (tensor<23xi1>, tensor<23xf16>, tensor<23xf16>) -> tensor<23xf16>
  %359 = gc.constant dense<[0x7E00, -0.0, 1.0, -1.0, -5.960464477539063e-08, 5.960464477539063e-08, -6.103515625e-05, 2.5, -2.5, 3.0, 0.99951171875, 1.0009765625, -7.0, 65504.0, -65504.0, 6.103515625e-05, 1.5, -0.5, 0.5, 6.097555160522461e-05, 0x7C00, 0xFC00, 0.0]> : tensor<23xf16>
  gc.expect eq %358, %359 : tensor<23xf16>
  %360 = gc.constant dense<false> : tensor<i1>
  %361 = gc.optimization_barrier %360 : (tensor<i1>) -> tensor<i1>
  %362 = gc.select %361, %353, %355 : (tensor<i1>, tensor<23xf16>, tensor<23xf16>) -> tensor<23xf16>
  %363 = gc.constant dense<[0x7E00, 0xFC00, 0x7C00, 6.097555160522461e-05, -5.960464477539063e-08, 5.960464477539063e-08, -6.103515625e-05, 6.103515625e-05, -65504.0, 65504.0, 0.99951171875, 1.0009765625, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf16>
  gc.expect eq %362, %363 : tensor<23xf16>
  %364 = gc.constant dense<true> : tensor<i1>
  %365 = gc.optimization_barrier %364 : (tensor<i1>) -> tensor<i1>
  %366 = gc.select %365, %353, %355 : (tensor<i1>, tensor<23xf16>, tensor<23xf16>) -> tensor<23xf16>
  %367 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  gc.expect eq %366, %367 : tensor<23xf16>
  // f32
  %368 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %369 = gc.optimization_barrier %368 : (tensor<23xf32>) -> tensor<23xf32>
  %370 = gc.constant dense<[0x7FC00000, 0xFF800000, 0x7F800000, 1.1754942106924411e-38, -1.401298464324817e-45, 1.401298464324817e-45, -1.1754943508222875e-38, 1.1754943508222875e-38, -3.4028234663852886e+38, 3.4028234663852886e+38, 0.9999999403953552, 1.0000001192092896, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf32>
  %371 = gc.optimization_barrier %370 : (tensor<23xf32>) -> tensor<23xf32>
  %372 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false]> : tensor<23xi1>
  %373 = gc.optimization_barrier %372 : (tensor<23xi1>) -> tensor<23xi1>
  %374 = gc.select %373, %369, %371 : (tensor<23xi1>, tensor<23xf32>, tensor<23xf32>) -> tensor<23xf32>
  %375 = gc.constant dense<[0x7FC00000, -0.0, 1.0, -1.0, -1.401298464324817e-45, 1.401298464324817e-45, -1.1754943508222875e-38, 2.5, -2.5, 3.0, 0.9999999403953552, 1.0000001192092896, -7.0, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, 1.5, -0.5, 0.5, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0.0]> : tensor<23xf32>
  gc.expect eq %374, %375 : tensor<23xf32>
  %376 = gc.constant dense<false> : tensor<i1>
  %377 = gc.optimization_barrier %376 : (tensor<i1>) -> tensor<i1>
  %378 = gc.select %377, %369, %371 : (tensor<i1>, tensor<23xf32>, tensor<23xf32>) -> tensor<23xf32>
  %379 = gc.constant dense<[0x7FC00000, 0xFF800000, 0x7F800000, 1.1754942106924411e-38, -1.401298464324817e-45, 1.401298464324817e-45, -1.1754943508222875e-38, 1.1754943508222875e-38, -3.4028234663852886e+38, 3.4028234663852886e+38, 0.9999999403953552, 1.0000001192092896, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf32>
  gc.expect eq %378, %379 : tensor<23xf32>
  %380 = gc.constant dense<true> : tensor<i1>
  %381 = gc.optimization_barrier %380 : (tensor<i1>) -> tensor<i1>
  %382 = gc.select %381, %369, %371 : (tensor<i1>, tensor<23xf32>, tensor<23xf32>) -> tensor<23xf32>
  %383 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %382, %383 : tensor<23xf32>
  // f64
  %384 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %385 = gc.optimization_barrier %384 : (tensor<23xf64>) -> tensor<23xf64>
  %386 = gc.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 2.225073858507201e-308, -5.0e-324, 5.0e-324, -2.2250738585072014e-308, 2.2250738585072014e-308, -1.7976931348623157e+308, 1.7976931348623157e+308, 0.9999999999999999, 1.0000000000000002, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf64>
  %387 = gc.optimization_barrier %386 : (tensor<23xf64>) -> tensor<23xf64>
  %388 = gc.constant dense<[false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false, false, false, true, true, true, false]> : tensor<23xi1>
  %389 = gc.optimization_barrier %388 : (tensor<23xi1>) -> tensor<23xi1>
  %390 = gc.select %389, %385, %387 : (tensor<23xi1>, tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
  %391 = gc.constant dense<[0x7FF8000000000000, -0.0, 1.0, -1.0, -5.0e-324, 5.0e-324, -2.2250738585072014e-308, 2.5, -2.5, 3.0, 0.9999999999999999, 1.0000000000000002, -7.0, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, 1.5, -0.5, 0.5, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0.0]> : tensor<23xf64>
  gc.expect eq %390, %391 : tensor<23xf64>
  %392 = gc.constant dense<false> : tensor<i1>
  %393 = gc.optimization_barrier %392 : (tensor<i1>) -> tensor<i1>
  %394 = gc.select %393, %385, %387 : (tensor<i1>, tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
  %395 = gc.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 2.225073858507201e-308, -5.0e-324, 5.0e-324, -2.2250738585072014e-308, 2.2250738585072014e-308, -1.7976931348623157e+308, 1.7976931348623157e+308, 0.9999999999999999, 1.0000000000000002, -7.0, 3.0, -2.5, 2.5, 1.5, -0.5, 0.5, -1.0, 1.0, -0.0, 0.0]> : tensor<23xf64>
  gc.expect eq %394, %395 : tensor<23xf64>
  %396 = gc.constant dense<true> : tensor<i1>
  %397 = gc.optimization_barrier %396 : (tensor<i1>) -> tensor<i1>
  %398 = gc.select %397, %385, %387 : (tensor<i1>, tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
  %399 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %398, %399 : tensor<23xf64>
  return
}
