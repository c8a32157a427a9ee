// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.clamp with limits of rank 0 and per element, crossed limits included: the upper wins.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i4
  %0 = gc.constant dense<1> : tensor<i4>
  %1 = gc.optimization_barrier %0 : (tensor<i4>) -> tensor<i4>
  %2 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %3 = gc.optimization_barrier %2 : (tensor<12xi4>) -> tensor<12xi4>
  %4 = gc.constant dense<3> : tensor<i4>
  %5 = gc.optimization_barrier %4 : (tensor<i4>) -> tensor<i4>
  %6 = gc.clamp %1, %3, %5 : (tensor<i4>, tensor<12xi4>, tensor<i4>) -> tensor<12xi4>
  %7 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 3, 3, 3]> : tensor<12xi4>
  gc.expect eq %6, %7 : tensor<12xi4>
  %8 = gc.constant dense<3> : tensor<i4>
  %9 = gc.optimization_barrier %8 : (tensor<i4>) -> tensor<i4>
  %10 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %11 = gc.optimization_barrier %10 : (tensor<12xi4>) -> tensor<12xi4>
  %12 = gc.constant dense<1> : tensor<i4>
  %13 = gc.optimization_barrier %12 : (tensor<i4>) -> tensor<i4>
  %14 = gc.clamp %9, %11, %13 : (tensor<i4>, tensor<12xi4>, tensor<i4>) -> tensor<12xi4>
  %15 = gc.constant dense<1> : tensor<12xi4>
  gc.expect eq %14, %15 : tensor<12xi4>
  %16 = gc.constant dense<[2, -2, 3, 7, -7, -8, 6, 4, 5, 0, 1, -1]> : tensor<12xi4>
  %17 = gc.optimization_barrier %16 : (tensor<12xi4>) -> tensor<12xi4>
  %18 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %19 = gc.optimization_barrier %18 : (tensor<12xi4>) -> tensor<12xi4>
  %20 = gc.constant dense<[-7, -8, 6, 4, 5, 0, 1, -1, 2, -2, 3, 7]> : tensor<12xi4>
  %21 = gc.optimization_barrier %20 : (tensor<12xi4>) -> tensor<12xi4>
  %22 = gc.clamp %17, %19, %21 : (tensor<12xi4>, tensor<12xi4>, tensor<12xi4>) -> tensor<12xi4>
  %23 = gc.constant dense<[-7, -8, 3, 4, -2, 0, 1, -1, 2, -2, 3, 5]> : tensor<12xi4>
  gc.expect eq %22, %23 : tensor<12xi4>
  // i8
  %24 = gc.constant dense<1> : tensor<i8>
  %25 = gc.optimization_barrier %24 : (tensor<i8>) -> tensor<i8>
  %26 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %27 = gc.optimization_barrier %26 : (tensor<14xi8>) -> tensor<14xi8>
  %28 = gc.constant dense<3> : tensor<i8>
  %29 = gc.optimization_barrier %28 : (tensor<i8>) -> tensor<i8>
  %30 = gc.clamp %25, %27, %29 : (tensor<i8>, tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
  %31 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3]> : tensor<14xi8>
  gc.expect eq %30, %31 : tensor<14xi8>
  %32 = gc.constant dense<3> : tensor<i8>
  %33 = gc.optimization_barrier %32 : (tensor<i8>) -> tensor<i8>
  %34 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %35 = gc.optimization_barrier %34 : (tensor<14xi8>) -> tensor<14xi8>
  %36 = gc.constant dense<1> : tensor<i8>
  %37 = gc.optimization_barrier %36 : (tensor<i8>) -> tensor<i8>
  %38 = gc.clamp %33, %35, %37 : (tensor<i8>, tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
  %39 = gc.constant dense<1> : tensor<14xi8>
  gc.expect eq %38, %39 : tensor<14xi8>
  %40 = gc.constant dense<[2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, 0, 1, -1]> : tensor<14xi8>
  %41 = gc.optimization_barrier %40 : (tensor<14xi8>) -> tensor<14xi8>
  %42 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %43 = gc.optimization_barrier %42 : (tensor<14xi8>) -> tensor<14xi8>
  %44 = gc.constant dense<[-7, -128, -127, 127, 126, 8, 9, 0, 1, -1, 2, -2, 3, 7]> : tensor<14xi8>
  %45 = gc.optimization_barrier %44 : (tensor<14xi8>) -> tensor<14xi8>
  %46 = gc.clamp %41, %43, %45 : (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
  %47 = gc.constant dense<[-7, -128, -127, 7, -2, 3, 7, 0, 1, -1, 2, -2, 3, 7]> : tensor<14xi8>
  gc.expect eq %46, %47 : tensor<14xi8>
  // i16
  %48 = gc.constant dense<1> : tensor<i16>
  %49 = gc.optimization_barrier %48 : (tensor<i16>) -> tensor<i16>
  %50 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %51 = gc.optimization_barrier %50 : (tensor<15xi16>) -> tensor<15xi16>
  %52 = gc.constant dense<3> : tensor<i16>
  %53 = gc.optimization_barrier %52 : (tensor<i16>) -> tensor<i16>
  %54 = gc.clamp %49, %51, %53 : (tensor<i16>, tensor<15xi16>, tensor<i16>) -> tensor<15xi16>
  %55 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3]> : tensor<15xi16>
  gc.expect eq %54, %55 : tensor<15xi16>
  %56 = gc.constant dense<3> : tensor<i16>
  %57 = gc.optimization_barrier %56 : (tensor<i16>) -> tensor<i16>
  %58 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %59 = gc.optimization_barrier %58 : (tensor<15xi16>) -> tensor<15xi16>
  %60 = gc.constant dense<1> : tensor<i16>
  %61 = gc.optimization_barrier %60 : (tensor<i16>) -> tensor<i16>
  %62 = gc.clamp %57, %59, %61 : (tensor<i16>, tensor<15xi16>, tensor<i16>) -> tensor<15xi16>
  %63 = gc.constant dense<1> : tensor<15xi16>
  gc.expect eq %62, %63 : tensor<15xi16>
  %64 = gc.constant dense<[2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 0, 1, -1]> : tensor<15xi16>
  %65 = gc.optimization_barrier %64 : (tensor<15xi16>) -> tensor<15xi16>
  %66 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %67 = gc.optimization_barrier %66 : (tensor<15xi16>) -> tensor<15xi16>
  %68 = gc.constant dense<[-7, -32768, -32767, 32767, 32766, 15, 16, 17, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi16>
  %69 = gc.optimization_barrier %68 : (tensor<15xi16>) -> tensor<15xi16>
  %70 = gc.clamp %65, %67, %69 : (tensor<15xi16>, tensor<15xi16>, tensor<15xi16>) -> tensor<15xi16>
  %71 = gc.constant dense<[-7, -32768, -32767, 7, -2, 3, 7, 17, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi16>
  gc.expect eq %70, %71 : tensor<15xi16>
  // i32
  %72 = gc.constant dense<1> : tensor<i32>
  %73 = gc.optimization_barrier %72 : (tensor<i32>) -> tensor<i32>
  %74 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %75 = gc.optimization_barrier %74 : (tensor<15xi32>) -> tensor<15xi32>
  %76 = gc.constant dense<3> : tensor<i32>
  %77 = gc.optimization_barrier %76 : (tensor<i32>) -> tensor<i32>
  %78 = gc.clamp %73, %75, %77 : (tensor<i32>, tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
  %79 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3]> : tensor<15xi32>
  gc.expect eq %78, %79 : tensor<15xi32>
  %80 = gc.constant dense<3> : tensor<i32>
  %81 = gc.optimization_barrier %80 : (tensor<i32>) -> tensor<i32>
  %82 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %83 = gc.optimization_barrier %82 : (tensor<15xi32>) -> tensor<15xi32>
  %84 = gc.constant dense<1> : tensor<i32>
  %85 = gc.optimization_barrier %84 : (tensor<i32>) -> tensor<i32>
  %86 = gc.clamp %81, %83, %85 : (tensor<i32>, tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
  %87 = gc.constant dense<1> : tensor<15xi32>
  gc.expect eq %86, %87 : tensor<15xi32>
  %88 = gc.constant dense<[2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 0, 1, -1]> : tensor<15xi32>
  %89 = gc.optimization_barrier %88 : (tensor<15xi32>) -> tensor<15xi32>
  %90 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %91 = gc.optimization_barrier %90 : (tensor<15xi32>) -> tensor<15xi32>
  %92 = gc.constant dense<[-7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi32>
  %93 = gc.optimization_barrier %92 : (tensor<15xi32>) -> tensor<15xi32>
  %94 = gc.clamp %89, %91, %93 : (tensor<15xi32>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  %95 = gc.constant dense<[-7, -2147483648, -2147483647, 7, -2, 3, 7, 33, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi32>
  gc.expect eq %94, %95 : tensor<15xi32>
  // i64
  %96 = gc.constant dense<1> : tensor<i64>
  %97 = gc.optimization_barrier %96 : (tensor<i64>) -> tensor<i64>
  %98 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %99 = gc.optimization_barrier %98 : (tensor<15xi64>) -> tensor<15xi64>
  %100 = gc.constant dense<3> : tensor<i64>
  %101 = gc.optimization_barrier %100 : (tensor<i64>) -> tensor<i64>
  %102 = gc.clamp %97, %99, %101 : (tensor<i64>, tensor<15xi64>, tensor<i64>) -> tensor<15xi64>
  %103 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3]> : tensor<15xi64>
  gc.expect eq %102, %103 : tensor<15xi64>
  %104 = gc.constant dense<3> : tensor<i64>
  %105 = gc.optimization_barrier %104 : (tensor<i64>) -> tensor<i64>
  %106 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %107 = gc.optimization_barrier %106 : (tensor<15xi64>) -> tensor<15xi64>
  %108 = gc.constant dense<1> : tensor<i64>
  %109 = gc.optimization_barrier %108 : (tensor<i64>) -> tensor<i64>
  %110 = gc.clamp %105, %107, %109 : (tensor<i64>, tensor<15xi64>, tensor<i64>) -> tensor<15xi64>
  %111 = gc.constant dense<1> : tensor<15xi64>
  gc.expect eq %110, %111 : tensor<15xi64>
  %112 = gc.constant dense<[2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 0, 1, -1]> : tensor<15xi64>
  %113 = gc.optimization_barrier %112 : (tensor<15xi64>) -> tensor<15xi64>
  %114 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %115 = gc.optimization_barrier %114 : (tensor<15xi64>) -> tensor<15xi64>
  %116 = gc.constant dense<[-7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi64>
  %117 = gc.optimization_barrier %116 : (tensor<15xi64>) -> tensor<15xi64>
  %118 = gc.clamp %113, %115, %117 : (tensor<15xi64>, tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  %119 = gc.constant dense<[-7, -9223372036854775808, -9223372036854775807, 7, -2, 3, 7, 65, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi64>
  gc.expect eq %118, %119 : tensor<15xi64>
  // ui4
  %120 = gc.constant dense<1> : tensor<ui4>
  %121 = gc.optimization_barrier %120 : (tensor<ui4>) -> tensor<ui4>
  %122 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %123 = gc.optimization_barrier %122 : (tensor<10xui4>) -> tensor<10xui4>
  %124 = gc.constant dense<3> : tensor<ui4>
  %125 = gc.optimization_barrier %124 : (tensor<ui4>) -> tensor<ui4>
  %126 = gc.clamp %121, %123, %125 : (tensor<ui4>, tensor<10xui4>, tensor<ui4>) -> tensor<10xui4>
  %127 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3]> : tensor<10xui4>
  gc.expect eq %126, %127 : tensor<10xui4>
  %128 = gc.constant dense<3> : tensor<ui4>
  %129 = gc.optimization_barrier %128 : (tensor<ui4>) -> tensor<ui4>
  %130 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %131 = gc.optimization_barrier %130 : (tensor<10xui4>) -> tensor<10xui4>
  %132 = gc.constant dense<1> : tensor<ui4>
  %133 = gc.optimization_barrier %132 : (tensor<ui4>) -> tensor<ui4>
  %134 = gc.clamp %129, %131, %133 : (tensor<ui4>, tensor<10xui4>, tensor<ui4>) -> tensor<10xui4>
  %135 = gc.constant dense<1> : tensor<10xui4>
  gc.expect eq %134, %135 : tensor<10xui4>
  %136 = gc.constant dense<[2, 14, 3, 7, 9, 4, 5, 0, 1, 15]> : tensor<10xui4>
  %137 = gc.optimization_barrier %136 : (tensor<10xui4>) -> tensor<10xui4>
  %138 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %139 = gc.optimization_barrier %138 : (tensor<10xui4>) -> tensor<10xui4>
  %140 = gc.constant dense<[9, 4, 5, 0, 1, 15, 2, 14, 3, 7]> : tensor<10xui4>
  %141 = gc.optimization_barrier %140 : (tensor<10xui4>) -> tensor<10xui4>
  %142 = gc.clamp %137, %139, %141 : (tensor<10xui4>, tensor<10xui4>, tensor<10xui4>) -> tensor<10xui4>
  %143 = gc.constant dense<[2, 4, 5, 0, 1, 4, 2, 9, 3, 7]> : tensor<10xui4>
  gc.expect eq %142, %143 : tensor<10xui4>
  // ui8
  %144 = gc.constant dense<1> : tensor<ui8>
  %145 = gc.optimization_barrier %144 : (tensor<ui8>) -> tensor<ui8>
  %146 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %147 = gc.optimization_barrier %146 : (tensor<10xui8>) -> tensor<10xui8>
  %148 = gc.constant dense<3> : tensor<ui8>
  %149 = gc.optimization_barrier %148 : (tensor<ui8>) -> tensor<ui8>
  %150 = gc.clamp %145, %147, %149 : (tensor<ui8>, tensor<10xui8>, tensor<ui8>) -> tensor<10xui8>
  %151 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3]> : tensor<10xui8>
  gc.expect eq %150, %151 : tensor<10xui8>
  %152 = gc.constant dense<3> : tensor<ui8>
  %153 = gc.optimization_barrier %152 : (tensor<ui8>) -> tensor<ui8>
  %154 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %155 = gc.optimization_barrier %154 : (tensor<10xui8>) -> tensor<10xui8>
  %156 = gc.constant dense<1> : tensor<ui8>
  %157 = gc.optimization_barrier %156 : (tensor<ui8>) -> tensor<ui8>
  %158 = gc.clamp %153, %155, %157 : (tensor<ui8>, tensor<10xui8>, tensor<ui8>) -> tensor<10xui8>
  %159 = gc.constant dense<1> : tensor<10xui8>
  gc.expect eq %158, %159 : tensor<10xui8>
  %160 = gc.constant dense<[2, 254, 3, 7, 249, 8, 9, 0, 1, 255]> : tensor<10xui8>
  %161 = gc.optimization_barrier %160 : (tensor<10xui8>) -> tensor<10xui8>
  %162 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %163 = gc.optimization_barrier %162 : (tensor<10xui8>) -> tensor<10xui8>
  %164 = gc.constant dense<[249, 8, 9, 0, 1, 255, 2, 254, 3, 7]> : tensor<10xui8>
  %165 = gc.optimization_barrier %164 : (tensor<10xui8>) -> tensor<10xui8>
  %166 = gc.clamp %161, %163, %165 : (tensor<10xui8>, tensor<10xui8>, tensor<10xui8>) -> tensor<10xui8>
  %167 = gc.constant dense<[2, 8, 9, 0, 1, 8, 2, 249, 3, 7]> : tensor<10xui8>
  gc.expect eq %166, %167 : tensor<10xui8>
  // ui16
  %168 = gc.constant dense<1> : tensor<ui16>
  %169 = gc.optimization_barrier %168 : (tensor<ui16>) -> tensor<ui16>
  %170 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %171 = gc.optimization_barrier %170 : (tensor<11xui16>) -> tensor<11xui16>
  %172 = gc.constant dense<3> : tensor<ui16>
  %173 = gc.optimization_barrier %172 : (tensor<ui16>) -> tensor<ui16>
  %174 = gc.clamp %169, %171, %173 : (tensor<ui16>, tensor<11xui16>, tensor<ui16>) -> tensor<11xui16>
  %175 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<11xui16>
  gc.expect eq %174, %175 : tensor<11xui16>
  %176 = gc.constant dense<3> : tensor<ui16>
  %177 = gc.optimization_barrier %176 : (tensor<ui16>) -> tensor<ui16>
  %178 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %179 = gc.optimization_barrier %178 : (tensor<11xui16>) -> tensor<11xui16>
  %180 = gc.constant dense<1> : tensor<ui16>
  %181 = gc.optimization_barrier %180 : (tensor<ui16>) -> tensor<ui16>
  %182 = gc.clamp %177, %179, %181 : (tensor<ui16>, tensor<11xui16>, tensor<ui16>) -> tensor<11xui16>
  %183 = gc.constant dense<1> : tensor<11xui16>
  gc.expect eq %182, %183 : tensor<11xui16>
  %184 = gc.constant dense<[2, 65534, 3, 7, 65529, 15, 16, 17, 0, 1, 65535]> : tensor<11xui16>
  %185 = gc.optimization_barrier %184 : (tensor<11xui16>) -> tensor<11xui16>
  %186 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %187 = gc.optimization_barrier %186 : (tensor<11xui16>) -> tensor<11xui16>
  %188 = gc.constant dense<[65529, 15, 16, 17, 0, 1, 65535, 2, 65534, 3, 7]> : tensor<11xui16>
  %189 = gc.optimization_barrier %188 : (tensor<11xui16>) -> tensor<11xui16>
  %190 = gc.clamp %185, %187, %189 : (tensor<11xui16>, tensor<11xui16>, tensor<11xui16>) -> tensor<11xui16>
  %191 = gc.constant dense<[2, 15, 16, 7, 0, 1, 16, 2, 15, 3, 7]> : tensor<11xui16>
  gc.expect eq %190, %191 : tensor<11xui16>
  // ui32
  %192 = gc.constant dense<1> : tensor<ui32>
  %193 = gc.optimization_barrier %192 : (tensor<ui32>) -> tensor<ui32>
  %194 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %195 = gc.optimization_barrier %194 : (tensor<11xui32>) -> tensor<11xui32>
  %196 = gc.constant dense<3> : tensor<ui32>
  %197 = gc.optimization_barrier %196 : (tensor<ui32>) -> tensor<ui32>
  %198 = gc.clamp %193, %195, %197 : (tensor<ui32>, tensor<11xui32>, tensor<ui32>) -> tensor<11xui32>
  %199 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<11xui32>
  gc.expect eq %198, %199 : tensor<11xui32>
  %200 = gc.constant dense<3> : tensor<ui32>
  %201 = gc.optimization_barrier %200 : (tensor<ui32>) -> tensor<ui32>
  %202 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %203 = gc.optimization_barrier %202 : (tensor<11xui32>) -> tensor<11xui32>
  %204 = gc.constant dense<1> : tensor<ui32>
  %205 = gc.optimization_barrier %204 : (tensor<ui32>) -> tensor<ui32>
  %206 = gc.clamp %201, %203, %205 : (tensor<ui32>, tensor<11xui32>, tensor<ui32>) -> tensor<11xui32>
  %207 = gc.constant dense<1> : tensor<11xui32>
  gc.expect eq %206, %207 : tensor<11xui32>
  %208 = gc.constant dense<[2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 0, 1, 4294967295]> : tensor<11xui32>
  %209 = gc.optimization_barrier %208 : (tensor<11xui32>) -> tensor<11xui32>
  %210 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %211 = gc.optimization_barrier %210 : (tensor<11xui32>) -> tensor<11xui32>
  %212 = gc.constant dense<[4294967289, 31, 32, 33, 0, 1, 4294967295, 2, 4294967294, 3, 7]> : tensor<11xui32>
  %213 = gc.optimization_barrier %212 : (tensor<11xui32>) -> tensor<11xui32>
  %214 = gc.clamp %209, %211, %213 : (tensor<11xui32>, tensor<11xui32>, tensor<11xui32>) -> tensor<11xui32>
  %215 = gc.constant dense<[2, 31, 32, 7, 0, 1, 32, 2, 31, 3, 7]> : tensor<11xui32>
  gc.expect eq %214, %215 : tensor<11xui32>
  // ui64
  %216 = gc.constant dense<1> : tensor<ui64>
  %217 = gc.optimization_barrier %216 : (tensor<ui64>) -> tensor<ui64>
  %218 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %219 = gc.optimization_barrier %218 : (tensor<11xui64>) -> tensor<11xui64>
  %220 = gc.constant dense<3> : tensor<ui64>
  %221 = gc.optimization_barrier %220 : (tensor<ui64>) -> tensor<ui64>
  %222 = gc.clamp %217, %219, %221 : (tensor<ui64>, tensor<11xui64>, tensor<ui64>) -> tensor<11xui64>
  %223 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<11xui64>
  gc.expect eq %222, %223 : tensor<11xui64>
  %224 = gc.constant dense<3> : tensor<ui64>
  %225 = gc.optimization_barrier %224 : (tensor<ui64>) -> tensor<ui64>
  %226 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %227 = gc.optimization_barrier %226 : (tensor<11xui64>) -> tensor<11xui64>
  %228 = gc.constant dense<1> : tensor<ui64>
  %229 = gc.optimization_barrier %228 : (tensor<ui64>) -> tensor<ui64>
  %230 = gc.clamp %225, %227, %229 : (tensor<ui64>, tensor<11xui64>, tensor<ui64>) -> tensor<11xui64>
  %231 = gc.constant dense<1> : tensor<11xui64>
  gc.expect eq %230, %231 : tensor<11xui64>
  %232 = gc.constant dense<[2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65, 0, 1, 18446744073709551615]> : tensor<11xui64>
  %233 = gc.optimization_barrier %232 : (tensor<11xui64>) -> tensor<11xui64>
  %234 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %235 = gc.optimization_barrier %234 : (tensor<11xui64>) -> tensor<11xui64>
  %236 = gc.constant dense<[18446744073709551609, 63, 64, 65, 0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7]> : tensor<11xui64>
  %237 = gc.optimization_barrier %236 : (tensor<11xui64>) -> tensor<11xui64>
  %238 = gc.clamp %233, %235, %237 : (tensor<11xui64>, tensor<11xui64>, tensor<11xui64>) -> tensor<11xui64>
  %239 = gc.constant dense<[2, 63, 64, 7, 0, 1, 64, 2, 63, 3, 7]> : tensor<11xui64>
  gc.expect eq %238, %239 : tensor<11xui64>
  // f8E4M3FN
  %240 = gc.constant dense<1.0> : tensor<f8E4M3FN>
  %241 = gc.optimization_barrier %240 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %242 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %243 = gc.optimization_barrier %242 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %244 = gc.constant dense<3.0> : tensor<f8E4M3FN>
  %245 = gc.optimization_barrier %244 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %246 = gc.clamp %241, %243, %245 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %247 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.125, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %246, %247 : tensor<21xf8E4M3FN>
  %248 = gc.constant dense<3.0> : tensor<f8E4M3FN>
  %249 = gc.optimization_barrier %248 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %250 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %251 = gc.optimization_barrier %250 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %252 = gc.constant dense<1.0> : tensor<f8E4M3FN>
  %253 = gc.optimization_barrier %252 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %254 = gc.clamp %249, %251, %253 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %255 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %254, %255 : tensor<21xf8E4M3FN>
  %256 = gc.constant dense<0x7F> : tensor<f8E4M3FN>
  %257 = gc.optimization_barrier %256 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %258 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %259 = gc.optimization_barrier %258 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %260 = gc.constant dense<0x7F> : tensor<f8E4M3FN>
  %261 = gc.optimization_barrier %260 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %262 = gc.clamp %257, %259, %261 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %263 = gc.constant dense<0x7F> : tensor<21xf8E4M3FN>
  gc.expect eq %262, %263 : tensor<21xf8E4M3FN>
  %264 = gc.constant dense<0x7F> : tensor<f8E4M3FN>
  %265 = gc.optimization_barrier %264 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %266 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %267 = gc.optimization_barrier %266 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %268 = gc.constant dense<1.0> : tensor<f8E4M3FN>
  %269 = gc.optimization_barrier %268 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %270 = gc.clamp %265, %267, %269 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %271 = gc.constant dense<0x7F> : tensor<21xf8E4M3FN>
  gc.expect eq %270, %271 : tensor<21xf8E4M3FN>
  %272 = gc.constant dense<-0.0> : tensor<f8E4M3FN>
  %273 = gc.optimization_barrier %272 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %274 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %275 = gc.optimization_barrier %274 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %276 = gc.constant dense<0.0> : tensor<f8E4M3FN>
  %277 = gc.optimization_barrier %276 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %278 = gc.clamp %273, %275, %277 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %279 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %278, %279 : tensor<21xf8E4M3FN>
  %280 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 0.0, -0.0, 1.0]> : tensor<21xf8E4M3FN>
  %281 = gc.optimization_barrier %280 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %282 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %283 = gc.optimization_barrier %282 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %284 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<21xf8E4M3FN>
  %285 = gc.optimization_barrier %284 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %286 = gc.clamp %281, %283, %285 : (tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %287 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.125, -0.5, 3.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 0.0, -0.0, 0.013671875, 0x7F, 0.0, -0.5, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %286, %287 : tensor<21xf8E4M3FN>
  // f8E5M2
  %288 = gc.constant dense<1.0> : tensor<f8E5M2>
  %289 = gc.optimization_barrier %288 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %290 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %291 = gc.optimization_barrier %290 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %292 = gc.constant dense<3.0> : tensor<f8E5M2>
  %293 = gc.optimization_barrier %292 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %294 = gc.clamp %289, %291, %293 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %295 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.25, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %294, %295 : tensor<23xf8E5M2>
  %296 = gc.constant dense<3.0> : tensor<f8E5M2>
  %297 = gc.optimization_barrier %296 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %298 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %299 = gc.optimization_barrier %298 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %300 = gc.constant dense<1.0> : tensor<f8E5M2>
  %301 = gc.optimization_barrier %300 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %302 = gc.clamp %297, %299, %301 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %303 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %302, %303 : tensor<23xf8E5M2>
  %304 = gc.constant dense<0xFC> : tensor<f8E5M2>
  %305 = gc.optimization_barrier %304 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %306 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %307 = gc.optimization_barrier %306 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %308 = gc.constant dense<0x7C> : tensor<f8E5M2>
  %309 = gc.optimization_barrier %308 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %310 = gc.clamp %305, %307, %309 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %311 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %310, %311 : tensor<23xf8E5M2>
  %312 = gc.constant dense<0x7E> : tensor<f8E5M2>
  %313 = gc.optimization_barrier %312 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %314 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %315 = gc.optimization_barrier %314 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %316 = gc.constant dense<1.0> : tensor<f8E5M2>
  %317 = gc.optimization_barrier %316 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %318 = gc.clamp %313, %315, %317 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %319 = gc.constant dense<0x7E> : tensor<23xf8E5M2>
  gc.expect eq %318, %319 : tensor<23xf8E5M2>
  %320 = gc.constant dense<-0.0> : tensor<f8E5M2>
  %321 = gc.optimization_barrier %320 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %322 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %323 = gc.optimization_barrier %322 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %324 = gc.constant dense<0.0> : tensor<f8E5M2>
  %325 = gc.optimization_barrier %324 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %326 = gc.clamp %321, %323, %325 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %327 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %326, %327 : tensor<23xf8E5M2>
  %328 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E, 0.0, -0.0, 1.0]> : tensor<23xf8E5M2>
  %329 = gc.optimization_barrier %328 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %330 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %331 = gc.optimization_barrier %330 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %332 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf8E5M2>
  %333 = gc.optimization_barrier %332 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %334 = gc.clamp %329, %331, %333 : (tensor<23xf8E5M2>, tensor<23xf8E5M2>, tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %335 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.25, -0.5, 3.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 57344.0, 0xFC, 0x7E, 0.0, -0.0, -1.52587890625e-05, 0x7E, 0.5, -0.5, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %334, %335 : tensor<23xf8E5M2>
  // bf16
  %336 = gc.constant dense<1.0> : tensor<bf16>
  %337 = gc.optimization_barrier %336 : (tensor<bf16>) -> tensor<bf16>
  %338 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %339 = gc.optimization_barrier %338 : (tensor<23xbf16>) -> tensor<23xbf16>
  %340 = gc.constant dense<3.0> : tensor<bf16>
  %341 = gc.optimization_barrier %340 : (tensor<bf16>) -> tensor<bf16>
  %342 = gc.clamp %337, %339, %341 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %343 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0078125, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %342, %343 : tensor<23xbf16>
  %344 = gc.constant dense<3.0> : tensor<bf16>
  %345 = gc.optimization_barrier %344 : (tensor<bf16>) -> tensor<bf16>
  %346 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %347 = gc.optimization_barrier %346 : (tensor<23xbf16>) -> tensor<23xbf16>
  %348 = gc.constant dense<1.0> : tensor<bf16>
  %349 = gc.optimization_barrier %348 : (tensor<bf16>) -> tensor<bf16>
  %350 = gc.clamp %345, %347, %349 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %351 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %350, %351 : tensor<23xbf16>
  %352 = gc.constant dense<0xFF80> : tensor<bf16>
  %353 = gc.optimization_barrier %352 : (tensor<bf16>) -> tensor<bf16>
  %354 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %355 = gc.optimization_barrier %354 : (tensor<23xbf16>) -> tensor<23xbf16>
  %356 = gc.constant dense<0x7F80> : tensor<bf16>
  %357 = gc.optimization_barrier %356 : (tensor<bf16>) -> tensor<bf16>
  %358 = gc.clamp %353, %355, %357 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %359 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %358, %359 : tensor<23xbf16>
  %360 = gc.constant dense<0x7FC0> : tensor<bf16>
  %361 = gc.optimization_barrier %360 : (tensor<bf16>) -> tensor<bf16>
  %362 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %363 = gc.optimization_barrier %362 : (tensor<23xbf16>) -> tensor<23xbf16>
  %364 = gc.constant dense<1.0> : tensor<bf16>
  %365 = gc.optimization_barrier %364 : (tensor<bf16>) -> tensor<bf16>
  %366 = gc.clamp %361, %363, %365 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %367 = gc.constant dense<0x7FC0> : tensor<23xbf16>
  gc.expect eq %366, %367 : tensor<23xbf16>
  %368 = gc.constant dense<-0.0> : tensor<bf16>
  %369 = gc.optimization_barrier %368 : (tensor<bf16>) -> tensor<bf16>
  %370 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %371 = gc.optimization_barrier %370 : (tensor<23xbf16>) -> tensor<23xbf16>
  %372 = gc.constant dense<0.0> : tensor<bf16>
  %373 = gc.optimization_barrier %372 : (tensor<bf16>) -> tensor<bf16>
  %374 = gc.clamp %369, %371, %373 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %375 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %374, %375 : tensor<23xbf16>
  %376 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<23xbf16>
  %377 = gc.optimization_barrier %376 : (tensor<23xbf16>) -> tensor<23xbf16>
  %378 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %379 = gc.optimization_barrier %378 : (tensor<23xbf16>) -> tensor<23xbf16>
  %380 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xbf16>
  %381 = gc.optimization_barrier %380 : (tensor<23xbf16>) -> tensor<23xbf16>
  %382 = gc.clamp %377, %379, %381 : (tensor<23xbf16>, tensor<23xbf16>, tensor<23xbf16>) -> tensor<23xbf16>
  %383 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0078125, -0.5, 3.0, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 3.3895313892515355e+38, 0xFF80, 0x7FC0, 0.0, -0.0, -9.183549615799121e-41, 0x7FC0, 0.5, -0.5, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %382, %383 : tensor<23xbf16>
  // f16
  %384 = gc.constant dense<1.0> : tensor<f16>
  %385 = gc.optimization_barrier %384 : (tensor<f16>) -> tensor<f16>
  %386 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %387 = gc.optimization_barrier %386 : (tensor<23xf16>) -> tensor<23xf16>
  %388 = gc.constant dense<3.0> : tensor<f16>
  %389 = gc.optimization_barrier %388 : (tensor<f16>) -> tensor<f16>
  %390 = gc.clamp %385, %387, %389 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %391 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0009765625, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7E00]> : tensor<23xf16>
  gc.expect eq %390, %391 : tensor<23xf16>
  %392 = gc.constant dense<3.0> : tensor<f16>
  %393 = gc.optimization_barrier %392 : (tensor<f16>) -> tensor<f16>
  %394 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %395 = gc.optimization_barrier %394 : (tensor<23xf16>) -> tensor<23xf16>
  %396 = gc.constant dense<1.0> : tensor<f16>
  %397 = gc.optimization_barrier %396 : (tensor<f16>) -> tensor<f16>
  %398 = gc.clamp %393, %395, %397 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %399 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7E00]> : tensor<23xf16>
  gc.expect eq %398, %399 : tensor<23xf16>
  %400 = gc.constant dense<0xFC00> : tensor<f16>
  %401 = gc.optimization_barrier %400 : (tensor<f16>) -> tensor<f16>
  %402 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %403 = gc.optimization_barrier %402 : (tensor<23xf16>) -> tensor<23xf16>
  %404 = gc.constant dense<0x7C00> : tensor<f16>
  %405 = gc.optimization_barrier %404 : (tensor<f16>) -> tensor<f16>
  %406 = gc.clamp %401, %403, %405 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %407 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  gc.expect eq %406, %407 : tensor<23xf16>
  %408 = gc.constant dense<0x7E00> : tensor<f16>
  %409 = gc.optimization_barrier %408 : (tensor<f16>) -> tensor<f16>
  %410 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %411 = gc.optimization_barrier %410 : (tensor<23xf16>) -> tensor<23xf16>
  %412 = gc.constant dense<1.0> : tensor<f16>
  %413 = gc.optimization_barrier %412 : (tensor<f16>) -> tensor<f16>
  %414 = gc.clamp %409, %411, %413 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %415 = gc.constant dense<0x7E00> : tensor<23xf16>
  gc.expect eq %414, %415 : tensor<23xf16>
  %416 = gc.constant dense<-0.0> : tensor<f16>
  %417 = gc.optimization_barrier %416 : (tensor<f16>) -> tensor<f16>
  %418 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %419 = gc.optimization_barrier %418 : (tensor<23xf16>) -> tensor<23xf16>
  %420 = gc.constant dense<0.0> : tensor<f16>
  %421 = gc.optimization_barrier %420 : (tensor<f16>) -> tensor<f16>
  %422 = gc.clamp %417, %419, %421 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %423 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7E00]> : tensor<23xf16>
  gc.expect eq %422, %423 : tensor<23xf16>
  %424 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 1.0]> : tensor<23xf16>
  %425 = gc.optimization_barrier %424 : (tensor<23xf16>) -> tensor<23xf16>
  %426 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %427 = gc.optimization_barrier %426 : (tensor<23xf16>) -> tensor<23xf16>
  %428 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf16>
  %429 = gc.optimization_barrier %428 : (tensor<23xf16>) -> tensor<23xf16>
  %430 = gc.clamp %425, %427, %429 : (tensor<23xf16>, tensor<23xf16>, tensor<23xf16>) -> tensor<23xf16>
  %431 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0009765625, -0.5, 3.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 65504.0, 0xFC00, 0x7E00, 0.0, -0.0, -5.960464477539063e-08, 0x7E00, 0.5, -0.5, 0x7E00]> : tensor<23xf16>
  gc.expect eq %430, %431 : tensor<23xf16>
  // f32
  %432 = gc.constant dense<1.0> : tensor<f32>
  %433 = gc.optimization_barrier %432 : (tensor<f32>) -> tensor<f32>
  %434 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %435 = gc.optimization_barrier %434 : (tensor<23xf32>) -> tensor<23xf32>
  %436 = gc.constant dense<3.0> : tensor<f32>
  %437 = gc.optimization_barrier %436 : (tensor<f32>) -> tensor<f32>
  %438 = gc.clamp %433, %435, %437 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %439 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0000001192092896, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %438, %439 : tensor<23xf32>
  %440 = gc.constant dense<3.0> : tensor<f32>
  %441 = gc.optimization_barrier %440 : (tensor<f32>) -> tensor<f32>
  %442 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %443 = gc.optimization_barrier %442 : (tensor<23xf32>) -> tensor<23xf32>
  %444 = gc.constant dense<1.0> : tensor<f32>
  %445 = gc.optimization_barrier %444 : (tensor<f32>) -> tensor<f32>
  %446 = gc.clamp %441, %443, %445 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %447 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %446, %447 : tensor<23xf32>
  %448 = gc.constant dense<0xFF800000> : tensor<f32>
  %449 = gc.optimization_barrier %448 : (tensor<f32>) -> tensor<f32>
  %450 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %451 = gc.optimization_barrier %450 : (tensor<23xf32>) -> tensor<23xf32>
  %452 = gc.constant dense<0x7F800000> : tensor<f32>
  %453 = gc.optimization_barrier %452 : (tensor<f32>) -> tensor<f32>
  %454 = gc.clamp %449, %451, %453 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %455 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %454, %455 : tensor<23xf32>
  %456 = gc.constant dense<0x7FC00000> : tensor<f32>
  %457 = gc.optimization_barrier %456 : (tensor<f32>) -> tensor<f32>
  %458 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %459 = gc.optimization_barrier %458 : (tensor<23xf32>) -> tensor<23xf32>
  %460 = gc.constant dense<1.0> : tensor<f32>
  %461 = gc.optimization_barrier %460 : (tensor<f32>) -> tensor<f32>
  %462 = gc.clamp %457, %459, %461 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %463 = gc.constant dense<0x7FC00000> : tensor<23xf32>
  gc.expect eq %462, %463 : tensor<23xf32>
  %464 = gc.constant dense<-0.0> : tensor<f32>
  %465 = gc.optimization_barrier %464 : (tensor<f32>) -> tensor<f32>
  %466 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %467 = gc.optimization_barrier %466 : (tensor<23xf32>) -> tensor<23xf32>
  %468 = gc.constant dense<0.0> : tensor<f32>
  %469 = gc.optimization_barrier %468 : (tensor<f32>) -> tensor<f32>
  %470 = gc.clamp %465, %467, %469 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %471 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %470, %471 : tensor<23xf32>
  %472 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<23xf32>
  %473 = gc.optimization_barrier %472 : (tensor<23xf32>) -> tensor<23xf32>
  %474 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %475 = gc.optimization_barrier %474 : (tensor<23xf32>) -> tensor<23xf32>
  %476 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf32>
  %477 = gc.optimization_barrier %476 : (tensor<23xf32>) -> tensor<23xf32>
  %478 = gc.clamp %473, %475, %477 : (tensor<23xf32>, tensor<23xf32>, tensor<23xf32>) -> tensor<23xf32>
  %479 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0000001192092896, -0.5, 3.0, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 3.4028234663852886e+38, 0xFF800000, 0x7FC00000, 0.0, -0.0, -1.401298464324817e-45, 0x7FC00000, 0.5, -0.5, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %478, %479 : tensor<23xf32>
  // f64
  %480 = gc.constant dense<1.0> : tensor<f64>
  %481 = gc.optimization_barrier %480 : (tensor<f64>) -> tensor<f64>
  %482 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %483 = gc.optimization_barrier %482 : (tensor<23xf64>) -> tensor<23xf64>
  %484 = gc.constant dense<3.0> : tensor<f64>
  %485 = gc.optimization_barrier %484 : (tensor<f64>) -> tensor<f64>
  %486 = gc.clamp %481, %483, %485 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %487 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0000000000000002, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %486, %487 : tensor<23xf64>
  %488 = gc.constant dense<3.0> : tensor<f64>
  %489 = gc.optimization_barrier %488 : (tensor<f64>) -> tensor<f64>
  %490 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %491 = gc.optimization_barrier %490 : (tensor<23xf64>) -> tensor<23xf64>
  %492 = gc.constant dense<1.0> : tensor<f64>
  %493 = gc.optimization_barrier %492 : (tensor<f64>) -> tensor<f64>
  %494 = gc.clamp %489, %491, %493 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %495 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %494, %495 : tensor<23xf64>
  %496 = gc.constant dense<0xFFF0000000000000> : tensor<f64>
  %497 = gc.optimization_barrier %496 : (tensor<f64>) -> tensor<f64>
  %498 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %499 = gc.optimization_barrier %498 : (tensor<23xf64>) -> tensor<23xf64>
  %500 = gc.constant dense<0x7FF0000000000000> : tensor<f64>
  %501 = gc.optimization_barrier %500 : (tensor<f64>) -> tensor<f64>
  %502 = gc.clamp %497, %499, %501 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %503 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %502, %503 : tensor<23xf64>
  %504 = gc.constant dense<0x7FF8000000000000> : tensor<f64>
  %505 = gc.optimization_barrier %504 : (tensor<f64>) -> tensor<f64>
  %506 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %507 = gc.optimization_barrier %506 : (tensor<23xf64>) -> tensor<23xf64>
  %508 = gc.constant dense<1.0> : tensor<f64>
  %509 = gc.optimization_barrier %508 : (tensor<f64>) -> tensor<f64>
  %510 = gc.clamp %505, %507, %509 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %511 = gc.constant dense<0x7FF8000000000000> : tensor<23xf64>
  gc.expect eq %510, %511 : tensor<23xf64>
  %512 = gc.constant dense<-0.0> : tensor<f64>
  %513 = gc.optimization_barrier %512 : (tensor<f64>) -> tensor<f64>
  %514 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %515 = gc.optimization_barrier %514 : (tensor<23xf64>) -> tensor<23xf64>
  %516 = gc.constant dense<0.0> : tensor<f64>
  %517 = gc.optimization_barrier %516 : (tensor<f64>) -> tensor<f64>
  %518 = gc.clamp %513, %515, %517 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %519 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %518, %519 : tensor<23xf64>
  %520 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.0]> : tensor<23xf64>
  %521 = gc.optimization_barrier %520 : (tensor<23xf64>) -> tensor<23xf64>
  %522 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %523 = gc.optimization_barrier %522 : (tensor<23xf64>) -> tensor<23xf64>
  %524 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf64>
  %525 = gc.optimization_barrier %524 : (tensor<23xf64>) -> tensor<23xf64>
  %526 = gc.clamp %521, %523, %525 : (tensor<23xf64>, tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
  %527 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0000000000000002, -0.5, 3.0, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 1.7976931348623157e+308, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, -5.0e-324, 0x7FF8000000000000, 0.5, -0.5, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %526, %527 : tensor<23xf64>
  return
}
