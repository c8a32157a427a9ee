// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.clamp with limits of rank 0 and per element, crossed limits included: the upper wins.
// [clamp.crossed]
// [clamp.nan]
// [clamp.scalar]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i2
  %0 = gc.constant dense<1> : tensor<i2>
  %1 = gc.optimization_barrier %0 : (tensor<i2>) -> tensor<i2>
  %2 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %3 = gc.optimization_barrier %2 : (tensor<4xi2>) -> tensor<4xi2>
  %4 = gc.constant dense<-1> : tensor<i2>
  %5 = gc.optimization_barrier %4 : (tensor<i2>) -> tensor<i2>
  %6 = gc.clamp %1, %3, %5 : (tensor<i2>, tensor<4xi2>, tensor<i2>) -> tensor<4xi2>
  %7 = gc.constant dense<-1> : tensor<4xi2>
  gc.expect eq %6, %7 : tensor<4xi2>
  %8 = gc.constant dense<-1> : tensor<i2>
  %9 = gc.optimization_barrier %8 : (tensor<i2>) -> tensor<i2>
  %10 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %11 = gc.optimization_barrier %10 : (tensor<4xi2>) -> tensor<4xi2>
  %12 = gc.constant dense<1> : tensor<i2>
  %13 = gc.optimization_barrier %12 : (tensor<i2>) -> tensor<i2>
  %14 = gc.clamp %9, %11, %13 : (tensor<i2>, tensor<4xi2>, tensor<i2>) -> tensor<4xi2>
  %15 = gc.constant dense<[0, 1, -1, -1]> : tensor<4xi2>
  gc.expect eq %14, %15 : tensor<4xi2>
  %16 = gc.constant dense<[-2, 0, 1, -1]> : tensor<4xi2>
  %17 = gc.optimization_barrier %16 : (tensor<4xi2>) -> tensor<4xi2>
  %18 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %19 = gc.optimization_barrier %18 : (tensor<4xi2>) -> tensor<4xi2>
  %20 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %21 = gc.optimization_barrier %20 : (tensor<4xi2>) -> tensor<4xi2>
  %22 = gc.clamp %17, %19, %21 : (tensor<4xi2>, tensor<4xi2>, tensor<4xi2>) -> tensor<4xi2>
  %23 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  gc.expect eq %22, %23 : tensor<4xi2>
  // i4
  %24 = gc.constant dense<1> : tensor<i4>
  %25 = gc.optimization_barrier %24 : (tensor<i4>) -> tensor<i4>
  %26 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %27 = gc.optimization_barrier %26 : (tensor<12xi4>) -> tensor<12xi4>
  %28 = gc.constant dense<3> : tensor<i4>
  %29 = gc.optimization_barrier %28 : (tensor<i4>) -> tensor<i4>
  %30 = gc.clamp %25, %27, %29 : (tensor<i4>, tensor<12xi4>, tensor<i4>) -> tensor<12xi4>
  %31 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 3, 3, 3]> : tensor<12xi4>
  gc.expect eq %30, %31 : tensor<12xi4>
  %32 = gc.constant dense<3> : tensor<i4>
  %33 = gc.optimization_barrier %32 : (tensor<i4>) -> tensor<i4>
  %34 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %35 = gc.optimization_barrier %34 : (tensor<12xi4>) -> tensor<12xi4>
  %36 = gc.constant dense<1> : tensor<i4>
  %37 = gc.optimization_barrier %36 : (tensor<i4>) -> tensor<i4>
  %38 = gc.clamp %33, %35, %37 : (tensor<i4>, tensor<12xi4>, tensor<i4>) -> tensor<12xi4>
  %39 = gc.constant dense<1> : tensor<12xi4>
  gc.expect eq %38, %39 : tensor<12xi4>
  %40 = gc.constant dense<[2, -2, 3, 7, -7, -8, 6, 4, 5, 0, 1, -1]> : tensor<12xi4>
  %41 = gc.optimization_barrier %40 : (tensor<12xi4>) -> tensor<12xi4>
  %42 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %43 = gc.optimization_barrier %42 : (tensor<12xi4>) -> tensor<12xi4>
  %44 = gc.constant dense<[-7, -8, 6, 4, 5, 0, 1, -1, 2, -2, 3, 7]> : tensor<12xi4>
  %45 = gc.optimization_barrier %44 : (tensor<12xi4>) -> tensor<12xi4>
  %46 = gc.clamp %41, %43, %45 : (tensor<12xi4>, tensor<12xi4>, tensor<12xi4>) -> tensor<12xi4>
  %47 = gc.constant dense<[-7, -8, 3, 4, -2, 0, 1, -1, 2, -2, 3, 5]> : tensor<12xi4>
  gc.expect eq %46, %47 : tensor<12xi4>
  // i8
  %48 = gc.constant dense<1> : tensor<i8>
  %49 = gc.optimization_barrier %48 : (tensor<i8>) -> tensor<i8>
  %50 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %51 = gc.optimization_barrier %50 : (tensor<14xi8>) -> tensor<14xi8>
  %52 = gc.constant dense<3> : tensor<i8>
  %53 = gc.optimization_barrier %52 : (tensor<i8>) -> tensor<i8>
  %54 = gc.clamp %49, %51, %53 : (tensor<i8>, tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
  %55 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3]> : tensor<14xi8>
  gc.expect eq %54, %55 : tensor<14xi8>
  %56 = gc.constant dense<3> : tensor<i8>
  %57 = gc.optimization_barrier %56 : (tensor<i8>) -> tensor<i8>
  %58 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %59 = gc.optimization_barrier %58 : (tensor<14xi8>) -> tensor<14xi8>
  %60 = gc.constant dense<1> : tensor<i8>
  %61 = gc.optimization_barrier %60 : (tensor<i8>) -> tensor<i8>
  %62 = gc.clamp %57, %59, %61 : (tensor<i8>, tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
  %63 = gc.constant dense<1> : tensor<14xi8>
  gc.expect eq %62, %63 : tensor<14xi8>
  %64 = gc.constant dense<[2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, 0, 1, -1]> : tensor<14xi8>
  %65 = gc.optimization_barrier %64 : (tensor<14xi8>) -> tensor<14xi8>
  %66 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %67 = gc.optimization_barrier %66 : (tensor<14xi8>) -> tensor<14xi8>
  %68 = gc.constant dense<[-7, -128, -127, 127, 126, 8, 9, 0, 1, -1, 2, -2, 3, 7]> : tensor<14xi8>
  %69 = gc.optimization_barrier %68 : (tensor<14xi8>) -> tensor<14xi8>
  %70 = gc.clamp %65, %67, %69 : (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
  %71 = gc.constant dense<[-7, -128, -127, 7, -2, 3, 7, 0, 1, -1, 2, -2, 3, 7]> : tensor<14xi8>
  gc.expect eq %70, %71 : tensor<14xi8>
  // i16
  %72 = gc.constant dense<1> : tensor<i16>
  %73 = gc.optimization_barrier %72 : (tensor<i16>) -> tensor<i16>
  %74 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %75 = gc.optimization_barrier %74 : (tensor<15xi16>) -> tensor<15xi16>
  %76 = gc.constant dense<3> : tensor<i16>
  %77 = gc.optimization_barrier %76 : (tensor<i16>) -> tensor<i16>
  %78 = gc.clamp %73, %75, %77 : (tensor<i16>, tensor<15xi16>, tensor<i16>) -> tensor<15xi16>
  %79 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3]> : tensor<15xi16>
  gc.expect eq %78, %79 : tensor<15xi16>
  %80 = gc.constant dense<3> : tensor<i16>
  %81 = gc.optimization_barrier %80 : (tensor<i16>) -> tensor<i16>
  %82 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %83 = gc.optimization_barrier %82 : (tensor<15xi16>) -> tensor<15xi16>
  %84 = gc.constant dense<1> : tensor<i16>
  %85 = gc.optimization_barrier %84 : (tensor<i16>) -> tensor<i16>
  %86 = gc.clamp %81, %83, %85 : (tensor<i16>, tensor<15xi16>, tensor<i16>) -> tensor<15xi16>
  %87 = gc.constant dense<1> : tensor<15xi16>
  gc.expect eq %86, %87 : tensor<15xi16>
  %88 = gc.constant dense<[2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 0, 1, -1]> : tensor<15xi16>
  %89 = gc.optimization_barrier %88 : (tensor<15xi16>) -> tensor<15xi16>
  %90 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %91 = gc.optimization_barrier %90 : (tensor<15xi16>) -> tensor<15xi16>
  %92 = gc.constant dense<[-7, -32768, -32767, 32767, 32766, 15, 16, 17, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi16>
  %93 = gc.optimization_barrier %92 : (tensor<15xi16>) -> tensor<15xi16>
  %94 = gc.clamp %89, %91, %93 : (tensor<15xi16>, tensor<15xi16>, tensor<15xi16>) -> tensor<15xi16>
  %95 = gc.constant dense<[-7, -32768, -32767, 7, -2, 3, 7, 17, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi16>
  gc.expect eq %94, %95 : tensor<15xi16>
  // i32
  %96 = gc.constant dense<1> : tensor<i32>
  %97 = gc.optimization_barrier %96 : (tensor<i32>) -> tensor<i32>
  %98 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %99 = gc.optimization_barrier %98 : (tensor<15xi32>) -> tensor<15xi32>
  %100 = gc.constant dense<3> : tensor<i32>
  %101 = gc.optimization_barrier %100 : (tensor<i32>) -> tensor<i32>
  %102 = gc.clamp %97, %99, %101 : (tensor<i32>, tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
  %103 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3]> : tensor<15xi32>
  gc.expect eq %102, %103 : tensor<15xi32>
  %104 = gc.constant dense<3> : tensor<i32>
  %105 = gc.optimization_barrier %104 : (tensor<i32>) -> tensor<i32>
  %106 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %107 = gc.optimization_barrier %106 : (tensor<15xi32>) -> tensor<15xi32>
  %108 = gc.constant dense<1> : tensor<i32>
  %109 = gc.optimization_barrier %108 : (tensor<i32>) -> tensor<i32>
  %110 = gc.clamp %105, %107, %109 : (tensor<i32>, tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
  %111 = gc.constant dense<1> : tensor<15xi32>
  gc.expect eq %110, %111 : tensor<15xi32>
  %112 = gc.constant dense<[2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 0, 1, -1]> : tensor<15xi32>
  %113 = gc.optimization_barrier %112 : (tensor<15xi32>) -> tensor<15xi32>
  %114 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %115 = gc.optimization_barrier %114 : (tensor<15xi32>) -> tensor<15xi32>
  %116 = gc.constant dense<[-7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi32>
  %117 = gc.optimization_barrier %116 : (tensor<15xi32>) -> tensor<15xi32>
  %118 = gc.clamp %113, %115, %117 : (tensor<15xi32>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  %119 = gc.constant dense<[-7, -2147483648, -2147483647, 7, -2, 3, 7, 33, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi32>
  gc.expect eq %118, %119 : tensor<15xi32>
  // i64
  %120 = gc.constant dense<1> : tensor<i64>
  %121 = gc.optimization_barrier %120 : (tensor<i64>) -> tensor<i64>
  %122 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %123 = gc.optimization_barrier %122 : (tensor<15xi64>) -> tensor<15xi64>
  %124 = gc.constant dense<3> : tensor<i64>
  %125 = gc.optimization_barrier %124 : (tensor<i64>) -> tensor<i64>
  %126 = gc.clamp %121, %123, %125 : (tensor<i64>, tensor<15xi64>, tensor<i64>) -> tensor<15xi64>
  %127 = gc.constant dense<[1, 1, 1, 2, 1, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3]> : tensor<15xi64>
  gc.expect eq %126, %127 : tensor<15xi64>
  %128 = gc.constant dense<3> : tensor<i64>
  %129 = gc.optimization_barrier %128 : (tensor<i64>) -> tensor<i64>
  %130 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %131 = gc.optimization_barrier %130 : (tensor<15xi64>) -> tensor<15xi64>
  %132 = gc.constant dense<1> : tensor<i64>
  %133 = gc.optimization_barrier %132 : (tensor<i64>) -> tensor<i64>
  %134 = gc.clamp %129, %131, %133 : (tensor<i64>, tensor<15xi64>, tensor<i64>) -> tensor<15xi64>
  %135 = gc.constant dense<1> : tensor<15xi64>
  gc.expect eq %134, %135 : tensor<15xi64>
  %136 = gc.constant dense<[2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 0, 1, -1]> : tensor<15xi64>
  %137 = gc.optimization_barrier %136 : (tensor<15xi64>) -> tensor<15xi64>
  %138 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %139 = gc.optimization_barrier %138 : (tensor<15xi64>) -> tensor<15xi64>
  %140 = gc.constant dense<[-7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi64>
  %141 = gc.optimization_barrier %140 : (tensor<15xi64>) -> tensor<15xi64>
  %142 = gc.clamp %137, %139, %141 : (tensor<15xi64>, tensor<15xi64>, tensor<15xi64>) -> tensor<15xi64>
  %143 = gc.constant dense<[-7, -9223372036854775808, -9223372036854775807, 7, -2, 3, 7, 65, 0, 1, -1, 2, -2, 3, 7]> : tensor<15xi64>
  gc.expect eq %142, %143 : tensor<15xi64>
  // ui2
  %144 = gc.constant dense<1> : tensor<ui2>
  %145 = gc.optimization_barrier %144 : (tensor<ui2>) -> tensor<ui2>
  %146 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %147 = gc.optimization_barrier %146 : (tensor<4xui2>) -> tensor<4xui2>
  %148 = gc.constant dense<3> : tensor<ui2>
  %149 = gc.optimization_barrier %148 : (tensor<ui2>) -> tensor<ui2>
  %150 = gc.clamp %145, %147, %149 : (tensor<ui2>, tensor<4xui2>, tensor<ui2>) -> tensor<4xui2>
  %151 = gc.constant dense<[1, 1, 3, 2]> : tensor<4xui2>
  gc.expect eq %150, %151 : tensor<4xui2>
  %152 = gc.constant dense<3> : tensor<ui2>
  %153 = gc.optimization_barrier %152 : (tensor<ui2>) -> tensor<ui2>
  %154 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %155 = gc.optimization_barrier %154 : (tensor<4xui2>) -> tensor<4xui2>
  %156 = gc.constant dense<1> : tensor<ui2>
  %157 = gc.optimization_barrier %156 : (tensor<ui2>) -> tensor<ui2>
  %158 = gc.clamp %153, %155, %157 : (tensor<ui2>, tensor<4xui2>, tensor<ui2>) -> tensor<4xui2>
  %159 = gc.constant dense<1> : tensor<4xui2>
  gc.expect eq %158, %159 : tensor<4xui2>
  %160 = gc.constant dense<[2, 0, 1, 3]> : tensor<4xui2>
  %161 = gc.optimization_barrier %160 : (tensor<4xui2>) -> tensor<4xui2>
  %162 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %163 = gc.optimization_barrier %162 : (tensor<4xui2>) -> tensor<4xui2>
  %164 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %165 = gc.optimization_barrier %164 : (tensor<4xui2>) -> tensor<4xui2>
  %166 = gc.clamp %161, %163, %165 : (tensor<4xui2>, tensor<4xui2>, tensor<4xui2>) -> tensor<4xui2>
  %167 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  gc.expect eq %166, %167 : tensor<4xui2>
  // ui4
  %168 = gc.constant dense<1> : tensor<ui4>
  %169 = gc.optimization_barrier %168 : (tensor<ui4>) -> tensor<ui4>
  %170 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %171 = gc.optimization_barrier %170 : (tensor<10xui4>) -> tensor<10xui4>
  %172 = gc.constant dense<3> : tensor<ui4>
  %173 = gc.optimization_barrier %172 : (tensor<ui4>) -> tensor<ui4>
  %174 = gc.clamp %169, %171, %173 : (tensor<ui4>, tensor<10xui4>, tensor<ui4>) -> tensor<10xui4>
  %175 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3]> : tensor<10xui4>
  gc.expect eq %174, %175 : tensor<10xui4>
  %176 = gc.constant dense<3> : tensor<ui4>
  %177 = gc.optimization_barrier %176 : (tensor<ui4>) -> tensor<ui4>
  %178 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %179 = gc.optimization_barrier %178 : (tensor<10xui4>) -> tensor<10xui4>
  %180 = gc.constant dense<1> : tensor<ui4>
  %181 = gc.optimization_barrier %180 : (tensor<ui4>) -> tensor<ui4>
  %182 = gc.clamp %177, %179, %181 : (tensor<ui4>, tensor<10xui4>, tensor<ui4>) -> tensor<10xui4>
  %183 = gc.constant dense<1> : tensor<10xui4>
  gc.expect eq %182, %183 : tensor<10xui4>
  %184 = gc.constant dense<[2, 14, 3, 7, 9, 4, 5, 0, 1, 15]> : tensor<10xui4>
  %185 = gc.optimization_barrier %184 : (tensor<10xui4>) -> tensor<10xui4>
  %186 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %187 = gc.optimization_barrier %186 : (tensor<10xui4>) -> tensor<10xui4>
  %188 = gc.constant dense<[9, 4, 5, 0, 1, 15, 2, 14, 3, 7]> : tensor<10xui4>
  %189 = gc.optimization_barrier %188 : (tensor<10xui4>) -> tensor<10xui4>
  %190 = gc.clamp %185, %187, %189 : (tensor<10xui4>, tensor<10xui4>, tensor<10xui4>) -> tensor<10xui4>
  %191 = gc.constant dense<[2, 4, 5, 0, 1, 4, 2, 9, 3, 7]> : tensor<10xui4>
  gc.expect eq %190, %191 : tensor<10xui4>
  // ui8
  %192 = gc.constant dense<1> : tensor<ui8>
  %193 = gc.optimization_barrier %192 : (tensor<ui8>) -> tensor<ui8>
  %194 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %195 = gc.optimization_barrier %194 : (tensor<10xui8>) -> tensor<10xui8>
  %196 = gc.constant dense<3> : tensor<ui8>
  %197 = gc.optimization_barrier %196 : (tensor<ui8>) -> tensor<ui8>
  %198 = gc.clamp %193, %195, %197 : (tensor<ui8>, tensor<10xui8>, tensor<ui8>) -> tensor<10xui8>
  %199 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3]> : tensor<10xui8>
  gc.expect eq %198, %199 : tensor<10xui8>
  %200 = gc.constant dense<3> : tensor<ui8>
  %201 = gc.optimization_barrier %200 : (tensor<ui8>) -> tensor<ui8>
  %202 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %203 = gc.optimization_barrier %202 : (tensor<10xui8>) -> tensor<10xui8>
  %204 = gc.constant dense<1> : tensor<ui8>
  %205 = gc.optimization_barrier %204 : (tensor<ui8>) -> tensor<ui8>
  %206 = gc.clamp %201, %203, %205 : (tensor<ui8>, tensor<10xui8>, tensor<ui8>) -> tensor<10xui8>
  %207 = gc.constant dense<1> : tensor<10xui8>
  gc.expect eq %206, %207 : tensor<10xui8>
  %208 = gc.constant dense<[2, 254, 3, 7, 249, 8, 9, 0, 1, 255]> : tensor<10xui8>
  %209 = gc.optimization_barrier %208 : (tensor<10xui8>) -> tensor<10xui8>
  %210 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %211 = gc.optimization_barrier %210 : (tensor<10xui8>) -> tensor<10xui8>
  %212 = gc.constant dense<[249, 8, 9, 0, 1, 255, 2, 254, 3, 7]> : tensor<10xui8>
  %213 = gc.optimization_barrier %212 : (tensor<10xui8>) -> tensor<10xui8>
  %214 = gc.clamp %209, %211, %213 : (tensor<10xui8>, tensor<10xui8>, tensor<10xui8>) -> tensor<10xui8>
  %215 = gc.constant dense<[2, 8, 9, 0, 1, 8, 2, 249, 3, 7]> : tensor<10xui8>
  gc.expect eq %214, %215 : tensor<10xui8>
  // ui16
  %216 = gc.constant dense<1> : tensor<ui16>
  %217 = gc.optimization_barrier %216 : (tensor<ui16>) -> tensor<ui16>
  %218 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %219 = gc.optimization_barrier %218 : (tensor<11xui16>) -> tensor<11xui16>
  %220 = gc.constant dense<3> : tensor<ui16>
  %221 = gc.optimization_barrier %220 : (tensor<ui16>) -> tensor<ui16>
  %222 = gc.clamp %217, %219, %221 : (tensor<ui16>, tensor<11xui16>, tensor<ui16>) -> tensor<11xui16>
  %223 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<11xui16>
  gc.expect eq %222, %223 : tensor<11xui16>
  %224 = gc.constant dense<3> : tensor<ui16>
  %225 = gc.optimization_barrier %224 : (tensor<ui16>) -> tensor<ui16>
  %226 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %227 = gc.optimization_barrier %226 : (tensor<11xui16>) -> tensor<11xui16>
  %228 = gc.constant dense<1> : tensor<ui16>
  %229 = gc.optimization_barrier %228 : (tensor<ui16>) -> tensor<ui16>
  %230 = gc.clamp %225, %227, %229 : (tensor<ui16>, tensor<11xui16>, tensor<ui16>) -> tensor<11xui16>
  %231 = gc.constant dense<1> : tensor<11xui16>
  gc.expect eq %230, %231 : tensor<11xui16>
  %232 = gc.constant dense<[2, 65534, 3, 7, 65529, 15, 16, 17, 0, 1, 65535]> : tensor<11xui16>
  %233 = gc.optimization_barrier %232 : (tensor<11xui16>) -> tensor<11xui16>
  %234 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %235 = gc.optimization_barrier %234 : (tensor<11xui16>) -> tensor<11xui16>
  %236 = gc.constant dense<[65529, 15, 16, 17, 0, 1, 65535, 2, 65534, 3, 7]> : tensor<11xui16>
  %237 = gc.optimization_barrier %236 : (tensor<11xui16>) -> tensor<11xui16>
  %238 = gc.clamp %233, %235, %237 : (tensor<11xui16>, tensor<11xui16>, tensor<11xui16>) -> tensor<11xui16>
  %239 = gc.constant dense<[2, 15, 16, 7, 0, 1, 16, 2, 15, 3, 7]> : tensor<11xui16>
  gc.expect eq %238, %239 : tensor<11xui16>
  // ui32
  %240 = gc.constant dense<1> : tensor<ui32>
  %241 = gc.optimization_barrier %240 : (tensor<ui32>) -> tensor<ui32>
  %242 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %243 = gc.optimization_barrier %242 : (tensor<11xui32>) -> tensor<11xui32>
  %244 = gc.constant dense<3> : tensor<ui32>
  %245 = gc.optimization_barrier %244 : (tensor<ui32>) -> tensor<ui32>
  %246 = gc.clamp %241, %243, %245 : (tensor<ui32>, tensor<11xui32>, tensor<ui32>) -> tensor<11xui32>
  %247 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<11xui32>
  gc.expect eq %246, %247 : tensor<11xui32>
  %248 = gc.constant dense<3> : tensor<ui32>
  %249 = gc.optimization_barrier %248 : (tensor<ui32>) -> tensor<ui32>
  %250 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %251 = gc.optimization_barrier %250 : (tensor<11xui32>) -> tensor<11xui32>
  %252 = gc.constant dense<1> : tensor<ui32>
  %253 = gc.optimization_barrier %252 : (tensor<ui32>) -> tensor<ui32>
  %254 = gc.clamp %249, %251, %253 : (tensor<ui32>, tensor<11xui32>, tensor<ui32>) -> tensor<11xui32>
  %255 = gc.constant dense<1> : tensor<11xui32>
  gc.expect eq %254, %255 : tensor<11xui32>
  %256 = gc.constant dense<[2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 0, 1, 4294967295]> : tensor<11xui32>
  %257 = gc.optimization_barrier %256 : (tensor<11xui32>) -> tensor<11xui32>
  %258 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %259 = gc.optimization_barrier %258 : (tensor<11xui32>) -> tensor<11xui32>
  %260 = gc.constant dense<[4294967289, 31, 32, 33, 0, 1, 4294967295, 2, 4294967294, 3, 7]> : tensor<11xui32>
  %261 = gc.optimization_barrier %260 : (tensor<11xui32>) -> tensor<11xui32>
  %262 = gc.clamp %257, %259, %261 : (tensor<11xui32>, tensor<11xui32>, tensor<11xui32>) -> tensor<11xui32>
  %263 = gc.constant dense<[2, 31, 32, 7, 0, 1, 32, 2, 31, 3, 7]> : tensor<11xui32>
  gc.expect eq %262, %263 : tensor<11xui32>
  // ui64
  %264 = gc.constant dense<1> : tensor<ui64>
  %265 = gc.optimization_barrier %264 : (tensor<ui64>) -> tensor<ui64>
  %266 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %267 = gc.optimization_barrier %266 : (tensor<11xui64>) -> tensor<11xui64>
  %268 = gc.constant dense<3> : tensor<ui64>
  %269 = gc.optimization_barrier %268 : (tensor<ui64>) -> tensor<ui64>
  %270 = gc.clamp %265, %267, %269 : (tensor<ui64>, tensor<11xui64>, tensor<ui64>) -> tensor<11xui64>
  %271 = gc.constant dense<[1, 1, 3, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<11xui64>
  gc.expect eq %270, %271 : tensor<11xui64>
  %272 = gc.constant dense<3> : tensor<ui64>
  %273 = gc.optimization_barrier %272 : (tensor<ui64>) -> tensor<ui64>
  %274 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %275 = gc.optimization_barrier %274 : (tensor<11xui64>) -> tensor<11xui64>
  %276 = gc.constant dense<1> : tensor<ui64>
  %277 = gc.optimization_barrier %276 : (tensor<ui64>) -> tensor<ui64>
  %278 = gc.clamp %273, %275, %277 : (tensor<ui64>, tensor<11xui64>, tensor<ui64>) -> tensor<11xui64>
  %279 = gc.constant dense<1> : tensor<11xui64>
  gc.expect eq %278, %279 : tensor<11xui64>
  %280 = gc.constant dense<[2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65, 0, 1, 18446744073709551615]> : tensor<11xui64>
  %281 = gc.optimization_barrier %280 : (tensor<11xui64>) -> tensor<11xui64>
  %282 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %283 = gc.optimization_barrier %282 : (tensor<11xui64>) -> tensor<11xui64>
  %284 = gc.constant dense<[18446744073709551609, 63, 64, 65, 0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7]> : tensor<11xui64>
  %285 = gc.optimization_barrier %284 : (tensor<11xui64>) -> tensor<11xui64>
  %286 = gc.clamp %281, %283, %285 : (tensor<11xui64>, tensor<11xui64>, tensor<11xui64>) -> tensor<11xui64>
  %287 = gc.constant dense<[2, 63, 64, 7, 0, 1, 64, 2, 63, 3, 7]> : tensor<11xui64>
  gc.expect eq %286, %287 : tensor<11xui64>
  // f8E3M4
  %288 = gc.constant dense<1.0> : tensor<f8E3M4>
  %289 = gc.optimization_barrier %288 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %290 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %291 = gc.optimization_barrier %290 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %292 = gc.constant dense<3.0> : tensor<f8E3M4>
  %293 = gc.optimization_barrier %292 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %294 = gc.clamp %289, %291, %293 : (tensor<f8E3M4>, tensor<23xf8E3M4>, tensor<f8E3M4>) -> tensor<23xf8E3M4>
  %295 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0625, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x78]> : tensor<23xf8E3M4>
  gc.expect eq %294, %295 : tensor<23xf8E3M4>
  %296 = gc.constant dense<3.0> : tensor<f8E3M4>
  %297 = gc.optimization_barrier %296 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %298 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %299 = gc.optimization_barrier %298 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %300 = gc.constant dense<1.0> : tensor<f8E3M4>
  %301 = gc.optimization_barrier %300 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %302 = gc.clamp %297, %299, %301 : (tensor<f8E3M4>, tensor<23xf8E3M4>, tensor<f8E3M4>) -> tensor<23xf8E3M4>
  %303 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x78]> : tensor<23xf8E3M4>
  gc.expect eq %302, %303 : tensor<23xf8E3M4>
  %304 = gc.constant dense<0xF0> : tensor<f8E3M4>
  %305 = gc.optimization_barrier %304 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %306 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %307 = gc.optimization_barrier %306 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %308 = gc.constant dense<0x70> : tensor<f8E3M4>
  %309 = gc.optimization_barrier %308 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %310 = gc.clamp %305, %307, %309 : (tensor<f8E3M4>, tensor<23xf8E3M4>, tensor<f8E3M4>) -> tensor<23xf8E3M4>
  %311 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  gc.expect eq %310, %311 : tensor<23xf8E3M4>
  %312 = gc.constant dense<0x78> : tensor<f8E3M4>
  %313 = gc.optimization_barrier %312 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %314 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %315 = gc.optimization_barrier %314 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %316 = gc.constant dense<1.0> : tensor<f8E3M4>
  %317 = gc.optimization_barrier %316 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %318 = gc.clamp %313, %315, %317 : (tensor<f8E3M4>, tensor<23xf8E3M4>, tensor<f8E3M4>) -> tensor<23xf8E3M4>
  %319 = gc.constant dense<0x78> : tensor<23xf8E3M4>
  gc.expect eq %318, %319 : tensor<23xf8E3M4>
  %320 = gc.constant dense<-0.0> : tensor<f8E3M4>
  %321 = gc.optimization_barrier %320 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %322 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %323 = gc.optimization_barrier %322 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %324 = gc.constant dense<0.0> : tensor<f8E3M4>
  %325 = gc.optimization_barrier %324 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %326 = gc.clamp %321, %323, %325 : (tensor<f8E3M4>, tensor<23xf8E3M4>, tensor<f8E3M4>) -> tensor<23xf8E3M4>
  %327 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x78]> : tensor<23xf8E3M4>
  gc.expect eq %326, %327 : tensor<23xf8E3M4>
  %328 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78, 0.0, -0.0, 1.0]> : tensor<23xf8E3M4>
  %329 = gc.optimization_barrier %328 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %330 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78]> : tensor<23xf8E3M4>
  %331 = gc.optimization_barrier %330 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %332 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 0x70, 0xF0, 0x78, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf8E3M4>
  %333 = gc.optimization_barrier %332 : (tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %334 = gc.clamp %329, %331, %333 : (tensor<23xf8E3M4>, tensor<23xf8E3M4>, tensor<23xf8E3M4>) -> tensor<23xf8E3M4>
  %335 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0625, -0.5, 3.0, -15.5, 0.25, -0.25, 0.015625, -0.015625, 0.234375, 15.5, 0xF0, 0x78, 0.0, -0.0, -0.015625, 0x78, 0.5, -0.5, 0x78]> : tensor<23xf8E3M4>
  gc.expect eq %334, %335 : tensor<23xf8E3M4>
  // f8E4M3
  %336 = gc.constant dense<1.0> : tensor<f8E4M3>
  %337 = gc.optimization_barrier %336 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %338 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %339 = gc.optimization_barrier %338 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %340 = gc.constant dense<3.0> : tensor<f8E4M3>
  %341 = gc.optimization_barrier %340 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %342 = gc.clamp %337, %339, %341 : (tensor<f8E4M3>, tensor<23xf8E4M3>, tensor<f8E4M3>) -> tensor<23xf8E4M3>
  %343 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.125, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7C]> : tensor<23xf8E4M3>
  gc.expect eq %342, %343 : tensor<23xf8E4M3>
  %344 = gc.constant dense<3.0> : tensor<f8E4M3>
  %345 = gc.optimization_barrier %344 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %346 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %347 = gc.optimization_barrier %346 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %348 = gc.constant dense<1.0> : tensor<f8E4M3>
  %349 = gc.optimization_barrier %348 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %350 = gc.clamp %345, %347, %349 : (tensor<f8E4M3>, tensor<23xf8E4M3>, tensor<f8E4M3>) -> tensor<23xf8E4M3>
  %351 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7C]> : tensor<23xf8E4M3>
  gc.expect eq %350, %351 : tensor<23xf8E4M3>
  %352 = gc.constant dense<0xF8> : tensor<f8E4M3>
  %353 = gc.optimization_barrier %352 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %354 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %355 = gc.optimization_barrier %354 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %356 = gc.constant dense<0x78> : tensor<f8E4M3>
  %357 = gc.optimization_barrier %356 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %358 = gc.clamp %353, %355, %357 : (tensor<f8E4M3>, tensor<23xf8E4M3>, tensor<f8E4M3>) -> tensor<23xf8E4M3>
  %359 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  gc.expect eq %358, %359 : tensor<23xf8E4M3>
  %360 = gc.constant dense<0x7C> : tensor<f8E4M3>
  %361 = gc.optimization_barrier %360 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %362 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %363 = gc.optimization_barrier %362 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %364 = gc.constant dense<1.0> : tensor<f8E4M3>
  %365 = gc.optimization_barrier %364 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %366 = gc.clamp %361, %363, %365 : (tensor<f8E4M3>, tensor<23xf8E4M3>, tensor<f8E4M3>) -> tensor<23xf8E4M3>
  %367 = gc.constant dense<0x7C> : tensor<23xf8E4M3>
  gc.expect eq %366, %367 : tensor<23xf8E4M3>
  %368 = gc.constant dense<-0.0> : tensor<f8E4M3>
  %369 = gc.optimization_barrier %368 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %370 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %371 = gc.optimization_barrier %370 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %372 = gc.constant dense<0.0> : tensor<f8E4M3>
  %373 = gc.optimization_barrier %372 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %374 = gc.clamp %369, %371, %373 : (tensor<f8E4M3>, tensor<23xf8E4M3>, tensor<f8E4M3>) -> tensor<23xf8E4M3>
  %375 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7C]> : tensor<23xf8E4M3>
  gc.expect eq %374, %375 : tensor<23xf8E4M3>
  %376 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C, 0.0, -0.0, 1.0]> : tensor<23xf8E4M3>
  %377 = gc.optimization_barrier %376 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %378 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C]> : tensor<23xf8E4M3>
  %379 = gc.optimization_barrier %378 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %380 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x78, 0xF8, 0x7C, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf8E4M3>
  %381 = gc.optimization_barrier %380 : (tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %382 = gc.clamp %377, %379, %381 : (tensor<23xf8E4M3>, tensor<23xf8E4M3>, tensor<23xf8E4M3>) -> tensor<23xf8E4M3>
  %383 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.125, -0.5, 3.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 240.0, 0xF8, 0x7C, 0.0, -0.0, -0.001953125, 0x7C, 0.5, -0.5, 0x7C]> : tensor<23xf8E4M3>
  gc.expect eq %382, %383 : tensor<23xf8E4M3>
  // f8E4M3FN
  %384 = gc.constant dense<1.0> : tensor<f8E4M3FN>
  %385 = gc.optimization_barrier %384 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %386 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %387 = gc.optimization_barrier %386 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %388 = gc.constant dense<3.0> : tensor<f8E4M3FN>
  %389 = gc.optimization_barrier %388 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %390 = gc.clamp %385, %387, %389 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %391 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.125, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %390, %391 : tensor<21xf8E4M3FN>
  %392 = gc.constant dense<3.0> : tensor<f8E4M3FN>
  %393 = gc.optimization_barrier %392 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %394 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %395 = gc.optimization_barrier %394 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %396 = gc.constant dense<1.0> : tensor<f8E4M3FN>
  %397 = gc.optimization_barrier %396 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %398 = gc.clamp %393, %395, %397 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %399 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %398, %399 : tensor<21xf8E4M3FN>
  %400 = gc.constant dense<0x7F> : tensor<f8E4M3FN>
  %401 = gc.optimization_barrier %400 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %402 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %403 = gc.optimization_barrier %402 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %404 = gc.constant dense<0x7F> : tensor<f8E4M3FN>
  %405 = gc.optimization_barrier %404 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %406 = gc.clamp %401, %403, %405 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %407 = gc.constant dense<0x7F> : tensor<21xf8E4M3FN>
  gc.expect eq %406, %407 : tensor<21xf8E4M3FN>
  %408 = gc.constant dense<0x7F> : tensor<f8E4M3FN>
  %409 = gc.optimization_barrier %408 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %410 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %411 = gc.optimization_barrier %410 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %412 = gc.constant dense<1.0> : tensor<f8E4M3FN>
  %413 = gc.optimization_barrier %412 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %414 = gc.clamp %409, %411, %413 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %415 = gc.constant dense<0x7F> : tensor<21xf8E4M3FN>
  gc.expect eq %414, %415 : tensor<21xf8E4M3FN>
  %416 = gc.constant dense<-0.0> : tensor<f8E4M3FN>
  %417 = gc.optimization_barrier %416 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %418 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %419 = gc.optimization_barrier %418 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %420 = gc.constant dense<0.0> : tensor<f8E4M3FN>
  %421 = gc.optimization_barrier %420 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %422 = gc.clamp %417, %419, %421 : (tensor<f8E4M3FN>, tensor<21xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<21xf8E4M3FN>
  %423 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %422, %423 : tensor<21xf8E4M3FN>
  %424 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 0.0, -0.0, 1.0]> : tensor<21xf8E4M3FN>
  %425 = gc.optimization_barrier %424 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %426 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F]> : tensor<21xf8E4M3FN>
  %427 = gc.optimization_barrier %426 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %428 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<21xf8E4M3FN>
  %429 = gc.optimization_barrier %428 : (tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %430 = gc.clamp %425, %427, %429 : (tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>, tensor<21xf8E4M3FN>) -> tensor<21xf8E4M3FN>
  %431 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.125, -0.5, 3.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875, 0x7F, 0.0, -0.0, 0.013671875, 0x7F, 0.0, -0.5, 0x7F]> : tensor<21xf8E4M3FN>
  gc.expect eq %430, %431 : tensor<21xf8E4M3FN>
  // f8E4M3FNUZ
  %432 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %433 = gc.optimization_barrier %432 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %434 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %435 = gc.optimization_barrier %434 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %436 = gc.constant dense<3.0> : tensor<f8E4M3FNUZ>
  %437 = gc.optimization_barrier %436 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %438 = gc.clamp %433, %435, %437 : (tensor<f8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %439 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.125, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x80]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %438, %439 : tensor<20xf8E4M3FNUZ>
  %440 = gc.constant dense<3.0> : tensor<f8E4M3FNUZ>
  %441 = gc.optimization_barrier %440 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %442 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %443 = gc.optimization_barrier %442 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %444 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %445 = gc.optimization_barrier %444 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %446 = gc.clamp %441, %443, %445 : (tensor<f8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %447 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x80]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %446, %447 : tensor<20xf8E4M3FNUZ>
  %448 = gc.constant dense<0x80> : tensor<f8E4M3FNUZ>
  %449 = gc.optimization_barrier %448 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %450 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %451 = gc.optimization_barrier %450 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %452 = gc.constant dense<0x80> : tensor<f8E4M3FNUZ>
  %453 = gc.optimization_barrier %452 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %454 = gc.clamp %449, %451, %453 : (tensor<f8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %455 = gc.constant dense<0x80> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %454, %455 : tensor<20xf8E4M3FNUZ>
  %456 = gc.constant dense<0x80> : tensor<f8E4M3FNUZ>
  %457 = gc.optimization_barrier %456 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %458 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %459 = gc.optimization_barrier %458 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %460 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %461 = gc.optimization_barrier %460 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %462 = gc.clamp %457, %459, %461 : (tensor<f8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %463 = gc.constant dense<0x80> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %462, %463 : tensor<20xf8E4M3FNUZ>
  %464 = gc.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %465 = gc.optimization_barrier %464 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %466 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %467 = gc.optimization_barrier %466 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %468 = gc.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %469 = gc.optimization_barrier %468 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %470 = gc.clamp %465, %467, %469 : (tensor<f8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %471 = gc.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %470, %471 : tensor<20xf8E4M3FNUZ>
  %472 = gc.constant dense<[0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80, 0.0, 1.0, -1.0]> : tensor<20xf8E4M3FNUZ>
  %473 = gc.optimization_barrier %472 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %474 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80]> : tensor<20xf8E4M3FNUZ>
  %475 = gc.optimization_barrier %474 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %476 = gc.constant dense<[-2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5]> : tensor<20xf8E4M3FNUZ>
  %477 = gc.optimization_barrier %476 : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %478 = gc.clamp %473, %475, %477 : (tensor<20xf8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>, tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FNUZ>
  %479 = gc.constant dense<[-2.5, 1.0, -7.0, 1.125, -0.5, 3.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80, 0.0, 0.0078125, -1.0, 0x80, -0.5, 1.0, 0x80]> : tensor<20xf8E4M3FNUZ>
  gc.expect eq %478, %479 : tensor<20xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %480 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %481 = gc.optimization_barrier %480 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %482 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %483 = gc.optimization_barrier %482 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %484 = gc.constant dense<3.0> : tensor<f8E4M3B11FNUZ>
  %485 = gc.optimization_barrier %484 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %486 = gc.clamp %481, %483, %485 : (tensor<f8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %487 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.125, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %486, %487 : tensor<20xf8E4M3B11FNUZ>
  %488 = gc.constant dense<3.0> : tensor<f8E4M3B11FNUZ>
  %489 = gc.optimization_barrier %488 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %490 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %491 = gc.optimization_barrier %490 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %492 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %493 = gc.optimization_barrier %492 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %494 = gc.clamp %489, %491, %493 : (tensor<f8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %495 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %494, %495 : tensor<20xf8E4M3B11FNUZ>
  %496 = gc.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
  %497 = gc.optimization_barrier %496 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %498 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %499 = gc.optimization_barrier %498 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %500 = gc.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
  %501 = gc.optimization_barrier %500 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %502 = gc.clamp %497, %499, %501 : (tensor<f8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %503 = gc.constant dense<0x80> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %502, %503 : tensor<20xf8E4M3B11FNUZ>
  %504 = gc.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
  %505 = gc.optimization_barrier %504 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %506 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %507 = gc.optimization_barrier %506 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %508 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %509 = gc.optimization_barrier %508 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %510 = gc.clamp %505, %507, %509 : (tensor<f8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %511 = gc.constant dense<0x80> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %510, %511 : tensor<20xf8E4M3B11FNUZ>
  %512 = gc.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %513 = gc.optimization_barrier %512 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %514 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %515 = gc.optimization_barrier %514 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %516 = gc.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %517 = gc.optimization_barrier %516 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %518 = gc.clamp %513, %515, %517 : (tensor<f8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %519 = gc.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %518, %519 : tensor<20xf8E4M3B11FNUZ>
  %520 = gc.constant dense<[0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80, 0.0, 1.0, -1.0]> : tensor<20xf8E4M3B11FNUZ>
  %521 = gc.optimization_barrier %520 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %522 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %523 = gc.optimization_barrier %522 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %524 = gc.constant dense<[-2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5]> : tensor<20xf8E4M3B11FNUZ>
  %525 = gc.optimization_barrier %524 : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %526 = gc.clamp %521, %523, %525 : (tensor<20xf8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  %527 = gc.constant dense<[-2.5, 1.0, -7.0, 1.125, -0.5, 3.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80, 0.0, 0.0009765625, -1.0, 0x80, -0.5, 1.0, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  gc.expect eq %526, %527 : tensor<20xf8E4M3B11FNUZ>
  // f8E5M2
  %528 = gc.constant dense<1.0> : tensor<f8E5M2>
  %529 = gc.optimization_barrier %528 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %530 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %531 = gc.optimization_barrier %530 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %532 = gc.constant dense<3.0> : tensor<f8E5M2>
  %533 = gc.optimization_barrier %532 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %534 = gc.clamp %529, %531, %533 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %535 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.25, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %534, %535 : tensor<23xf8E5M2>
  %536 = gc.constant dense<3.0> : tensor<f8E5M2>
  %537 = gc.optimization_barrier %536 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %538 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %539 = gc.optimization_barrier %538 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %540 = gc.constant dense<1.0> : tensor<f8E5M2>
  %541 = gc.optimization_barrier %540 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %542 = gc.clamp %537, %539, %541 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %543 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %542, %543 : tensor<23xf8E5M2>
  %544 = gc.constant dense<0xFC> : tensor<f8E5M2>
  %545 = gc.optimization_barrier %544 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %546 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %547 = gc.optimization_barrier %546 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %548 = gc.constant dense<0x7C> : tensor<f8E5M2>
  %549 = gc.optimization_barrier %548 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %550 = gc.clamp %545, %547, %549 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %551 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %550, %551 : tensor<23xf8E5M2>
  %552 = gc.constant dense<0x7E> : tensor<f8E5M2>
  %553 = gc.optimization_barrier %552 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %554 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %555 = gc.optimization_barrier %554 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %556 = gc.constant dense<1.0> : tensor<f8E5M2>
  %557 = gc.optimization_barrier %556 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %558 = gc.clamp %553, %555, %557 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %559 = gc.constant dense<0x7E> : tensor<23xf8E5M2>
  gc.expect eq %558, %559 : tensor<23xf8E5M2>
  %560 = gc.constant dense<-0.0> : tensor<f8E5M2>
  %561 = gc.optimization_barrier %560 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %562 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %563 = gc.optimization_barrier %562 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %564 = gc.constant dense<0.0> : tensor<f8E5M2>
  %565 = gc.optimization_barrier %564 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %566 = gc.clamp %561, %563, %565 : (tensor<f8E5M2>, tensor<23xf8E5M2>, tensor<f8E5M2>) -> tensor<23xf8E5M2>
  %567 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %566, %567 : tensor<23xf8E5M2>
  %568 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E, 0.0, -0.0, 1.0]> : tensor<23xf8E5M2>
  %569 = gc.optimization_barrier %568 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %570 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E]> : tensor<23xf8E5M2>
  %571 = gc.optimization_barrier %570 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %572 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 0x7C, 0xFC, 0x7E, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf8E5M2>
  %573 = gc.optimization_barrier %572 : (tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %574 = gc.clamp %569, %571, %573 : (tensor<23xf8E5M2>, tensor<23xf8E5M2>, tensor<23xf8E5M2>) -> tensor<23xf8E5M2>
  %575 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.25, -0.5, 3.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05, 57344.0, 0xFC, 0x7E, 0.0, -0.0, -1.52587890625e-05, 0x7E, 0.5, -0.5, 0x7E]> : tensor<23xf8E5M2>
  gc.expect eq %574, %575 : tensor<23xf8E5M2>
  // f8E5M2FNUZ
  %576 = gc.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %577 = gc.optimization_barrier %576 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %578 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %579 = gc.optimization_barrier %578 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %580 = gc.constant dense<3.0> : tensor<f8E5M2FNUZ>
  %581 = gc.optimization_barrier %580 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %582 = gc.clamp %577, %579, %581 : (tensor<f8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %583 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.25, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x80]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %582, %583 : tensor<20xf8E5M2FNUZ>
  %584 = gc.constant dense<3.0> : tensor<f8E5M2FNUZ>
  %585 = gc.optimization_barrier %584 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %586 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %587 = gc.optimization_barrier %586 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %588 = gc.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %589 = gc.optimization_barrier %588 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %590 = gc.clamp %585, %587, %589 : (tensor<f8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %591 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x80]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %590, %591 : tensor<20xf8E5M2FNUZ>
  %592 = gc.constant dense<0x80> : tensor<f8E5M2FNUZ>
  %593 = gc.optimization_barrier %592 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %594 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %595 = gc.optimization_barrier %594 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %596 = gc.constant dense<0x80> : tensor<f8E5M2FNUZ>
  %597 = gc.optimization_barrier %596 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %598 = gc.clamp %593, %595, %597 : (tensor<f8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %599 = gc.constant dense<0x80> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %598, %599 : tensor<20xf8E5M2FNUZ>
  %600 = gc.constant dense<0x80> : tensor<f8E5M2FNUZ>
  %601 = gc.optimization_barrier %600 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %602 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %603 = gc.optimization_barrier %602 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %604 = gc.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %605 = gc.optimization_barrier %604 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %606 = gc.clamp %601, %603, %605 : (tensor<f8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %607 = gc.constant dense<0x80> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %606, %607 : tensor<20xf8E5M2FNUZ>
  %608 = gc.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %609 = gc.optimization_barrier %608 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %610 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %611 = gc.optimization_barrier %610 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %612 = gc.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %613 = gc.optimization_barrier %612 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %614 = gc.clamp %609, %611, %613 : (tensor<f8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %615 = gc.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x80]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %614, %615 : tensor<20xf8E5M2FNUZ>
  %616 = gc.constant dense<[0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80, 0.0, 1.0, -1.0]> : tensor<20xf8E5M2FNUZ>
  %617 = gc.optimization_barrier %616 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %618 = gc.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80]> : tensor<20xf8E5M2FNUZ>
  %619 = gc.optimization_barrier %618 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %620 = gc.constant dense<[-2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5]> : tensor<20xf8E5M2FNUZ>
  %621 = gc.optimization_barrier %620 : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %622 = gc.clamp %617, %619, %621 : (tensor<20xf8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>, tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2FNUZ>
  %623 = gc.constant dense<[-2.5, 1.0, -7.0, 1.25, -0.5, 3.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80, 0.0, 3.0517578125e-05, -1.0, 0x80, -0.5, 1.0, 0x80]> : tensor<20xf8E5M2FNUZ>
  gc.expect eq %622, %623 : tensor<20xf8E5M2FNUZ>
  // f8E8M0FNU
  %624 = gc.constant dense<1.0> : tensor<f8E8M0FNU>
  %625 = gc.optimization_barrier %624 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %626 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %627 = gc.optimization_barrier %626 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %628 = gc.constant dense<4.0> : tensor<f8E8M0FNU>
  %629 = gc.optimization_barrier %628 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %630 = gc.clamp %625, %627, %629 : (tensor<f8E8M0FNU>, tensor<7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %631 = gc.constant dense<[0xFF, 1.0, 1.0, 2.0, 4.0, 4.0, 1.0]> : tensor<7xf8E8M0FNU>
  gc.expect eq %630, %631 : tensor<7xf8E8M0FNU>
  %632 = gc.constant dense<4.0> : tensor<f8E8M0FNU>
  %633 = gc.optimization_barrier %632 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %634 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %635 = gc.optimization_barrier %634 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %636 = gc.constant dense<1.0> : tensor<f8E8M0FNU>
  %637 = gc.optimization_barrier %636 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %638 = gc.clamp %633, %635, %637 : (tensor<f8E8M0FNU>, tensor<7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %639 = gc.constant dense<[0xFF, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<7xf8E8M0FNU>
  gc.expect eq %638, %639 : tensor<7xf8E8M0FNU>
  %640 = gc.constant dense<0xFF> : tensor<f8E8M0FNU>
  %641 = gc.optimization_barrier %640 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %642 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %643 = gc.optimization_barrier %642 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %644 = gc.constant dense<0xFF> : tensor<f8E8M0FNU>
  %645 = gc.optimization_barrier %644 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %646 = gc.clamp %641, %643, %645 : (tensor<f8E8M0FNU>, tensor<7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %647 = gc.constant dense<0xFF> : tensor<7xf8E8M0FNU>
  gc.expect eq %646, %647 : tensor<7xf8E8M0FNU>
  %648 = gc.constant dense<0xFF> : tensor<f8E8M0FNU>
  %649 = gc.optimization_barrier %648 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %650 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %651 = gc.optimization_barrier %650 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %652 = gc.constant dense<1.0> : tensor<f8E8M0FNU>
  %653 = gc.optimization_barrier %652 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %654 = gc.clamp %649, %651, %653 : (tensor<f8E8M0FNU>, tensor<7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %655 = gc.constant dense<0xFF> : tensor<7xf8E8M0FNU>
  gc.expect eq %654, %655 : tensor<7xf8E8M0FNU>
  %656 = gc.constant dense<0xFF> : tensor<f8E8M0FNU>
  %657 = gc.optimization_barrier %656 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %658 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %659 = gc.optimization_barrier %658 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %660 = gc.constant dense<0xFF> : tensor<f8E8M0FNU>
  %661 = gc.optimization_barrier %660 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %662 = gc.clamp %657, %659, %661 : (tensor<f8E8M0FNU>, tensor<7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %663 = gc.constant dense<0xFF> : tensor<7xf8E8M0FNU>
  gc.expect eq %662, %663 : tensor<7xf8E8M0FNU>
  %664 = gc.constant dense<[2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5]> : tensor<7xf8E8M0FNU>
  %665 = gc.optimization_barrier %664 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %666 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %667 = gc.optimization_barrier %666 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %668 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  %669 = gc.optimization_barrier %668 : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %670 = gc.clamp %665, %667, %669 : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  %671 = gc.constant dense<[0xFF, 1.0, 0.5, 2.0, 0xFF, 1.7014118346046923e+38, 5.877471754111438e-39]> : tensor<7xf8E8M0FNU>
  gc.expect eq %670, %671 : tensor<7xf8E8M0FNU>
  // bf16
  %672 = gc.constant dense<1.0> : tensor<bf16>
  %673 = gc.optimization_barrier %672 : (tensor<bf16>) -> tensor<bf16>
  %674 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %675 = gc.optimization_barrier %674 : (tensor<23xbf16>) -> tensor<23xbf16>
  %676 = gc.constant dense<3.0> : tensor<bf16>
  %677 = gc.optimization_barrier %676 : (tensor<bf16>) -> tensor<bf16>
  %678 = gc.clamp %673, %675, %677 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %679 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0078125, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %678, %679 : tensor<23xbf16>
  %680 = gc.constant dense<3.0> : tensor<bf16>
  %681 = gc.optimization_barrier %680 : (tensor<bf16>) -> tensor<bf16>
  %682 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %683 = gc.optimization_barrier %682 : (tensor<23xbf16>) -> tensor<23xbf16>
  %684 = gc.constant dense<1.0> : tensor<bf16>
  %685 = gc.optimization_barrier %684 : (tensor<bf16>) -> tensor<bf16>
  %686 = gc.clamp %681, %683, %685 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %687 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %686, %687 : tensor<23xbf16>
  %688 = gc.constant dense<0xFF80> : tensor<bf16>
  %689 = gc.optimization_barrier %688 : (tensor<bf16>) -> tensor<bf16>
  %690 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %691 = gc.optimization_barrier %690 : (tensor<23xbf16>) -> tensor<23xbf16>
  %692 = gc.constant dense<0x7F80> : tensor<bf16>
  %693 = gc.optimization_barrier %692 : (tensor<bf16>) -> tensor<bf16>
  %694 = gc.clamp %689, %691, %693 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %695 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %694, %695 : tensor<23xbf16>
  %696 = gc.constant dense<0x7FC0> : tensor<bf16>
  %697 = gc.optimization_barrier %696 : (tensor<bf16>) -> tensor<bf16>
  %698 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %699 = gc.optimization_barrier %698 : (tensor<23xbf16>) -> tensor<23xbf16>
  %700 = gc.constant dense<1.0> : tensor<bf16>
  %701 = gc.optimization_barrier %700 : (tensor<bf16>) -> tensor<bf16>
  %702 = gc.clamp %697, %699, %701 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %703 = gc.constant dense<0x7FC0> : tensor<23xbf16>
  gc.expect eq %702, %703 : tensor<23xbf16>
  %704 = gc.constant dense<-0.0> : tensor<bf16>
  %705 = gc.optimization_barrier %704 : (tensor<bf16>) -> tensor<bf16>
  %706 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %707 = gc.optimization_barrier %706 : (tensor<23xbf16>) -> tensor<23xbf16>
  %708 = gc.constant dense<0.0> : tensor<bf16>
  %709 = gc.optimization_barrier %708 : (tensor<bf16>) -> tensor<bf16>
  %710 = gc.clamp %705, %707, %709 : (tensor<bf16>, tensor<23xbf16>, tensor<bf16>) -> tensor<23xbf16>
  %711 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %710, %711 : tensor<23xbf16>
  %712 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0]> : tensor<23xbf16>
  %713 = gc.optimization_barrier %712 : (tensor<23xbf16>) -> tensor<23xbf16>
  %714 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0]> : tensor<23xbf16>
  %715 = gc.optimization_barrier %714 : (tensor<23xbf16>) -> tensor<23xbf16>
  %716 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xbf16>
  %717 = gc.optimization_barrier %716 : (tensor<23xbf16>) -> tensor<23xbf16>
  %718 = gc.clamp %713, %715, %717 : (tensor<23xbf16>, tensor<23xbf16>, tensor<23xbf16>) -> tensor<23xbf16>
  %719 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0078125, -0.5, 3.0, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38, 3.3895313892515355e+38, 0xFF80, 0x7FC0, 0.0, -0.0, -9.183549615799121e-41, 0x7FC0, 0.5, -0.5, 0x7FC0]> : tensor<23xbf16>
  gc.expect eq %718, %719 : tensor<23xbf16>
  // f16
  %720 = gc.constant dense<1.0> : tensor<f16>
  %721 = gc.optimization_barrier %720 : (tensor<f16>) -> tensor<f16>
  %722 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %723 = gc.optimization_barrier %722 : (tensor<23xf16>) -> tensor<23xf16>
  %724 = gc.constant dense<3.0> : tensor<f16>
  %725 = gc.optimization_barrier %724 : (tensor<f16>) -> tensor<f16>
  %726 = gc.clamp %721, %723, %725 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %727 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0009765625, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7E00]> : tensor<23xf16>
  gc.expect eq %726, %727 : tensor<23xf16>
  %728 = gc.constant dense<3.0> : tensor<f16>
  %729 = gc.optimization_barrier %728 : (tensor<f16>) -> tensor<f16>
  %730 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %731 = gc.optimization_barrier %730 : (tensor<23xf16>) -> tensor<23xf16>
  %732 = gc.constant dense<1.0> : tensor<f16>
  %733 = gc.optimization_barrier %732 : (tensor<f16>) -> tensor<f16>
  %734 = gc.clamp %729, %731, %733 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %735 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7E00]> : tensor<23xf16>
  gc.expect eq %734, %735 : tensor<23xf16>
  %736 = gc.constant dense<0xFC00> : tensor<f16>
  %737 = gc.optimization_barrier %736 : (tensor<f16>) -> tensor<f16>
  %738 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %739 = gc.optimization_barrier %738 : (tensor<23xf16>) -> tensor<23xf16>
  %740 = gc.constant dense<0x7C00> : tensor<f16>
  %741 = gc.optimization_barrier %740 : (tensor<f16>) -> tensor<f16>
  %742 = gc.clamp %737, %739, %741 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %743 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  gc.expect eq %742, %743 : tensor<23xf16>
  %744 = gc.constant dense<0x7E00> : tensor<f16>
  %745 = gc.optimization_barrier %744 : (tensor<f16>) -> tensor<f16>
  %746 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %747 = gc.optimization_barrier %746 : (tensor<23xf16>) -> tensor<23xf16>
  %748 = gc.constant dense<1.0> : tensor<f16>
  %749 = gc.optimization_barrier %748 : (tensor<f16>) -> tensor<f16>
  %750 = gc.clamp %745, %747, %749 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %751 = gc.constant dense<0x7E00> : tensor<23xf16>
  gc.expect eq %750, %751 : tensor<23xf16>
  %752 = gc.constant dense<-0.0> : tensor<f16>
  %753 = gc.optimization_barrier %752 : (tensor<f16>) -> tensor<f16>
  %754 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %755 = gc.optimization_barrier %754 : (tensor<23xf16>) -> tensor<23xf16>
  %756 = gc.constant dense<0.0> : tensor<f16>
  %757 = gc.optimization_barrier %756 : (tensor<f16>) -> tensor<f16>
  %758 = gc.clamp %753, %755, %757 : (tensor<f16>, tensor<23xf16>, tensor<f16>) -> tensor<23xf16>
  %759 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7E00]> : tensor<23xf16>
  gc.expect eq %758, %759 : tensor<23xf16>
  %760 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 1.0]> : tensor<23xf16>
  %761 = gc.optimization_barrier %760 : (tensor<23xf16>) -> tensor<23xf16>
  %762 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00]> : tensor<23xf16>
  %763 = gc.optimization_barrier %762 : (tensor<23xf16>) -> tensor<23xf16>
  %764 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf16>
  %765 = gc.optimization_barrier %764 : (tensor<23xf16>) -> tensor<23xf16>
  %766 = gc.clamp %761, %763, %765 : (tensor<23xf16>, tensor<23xf16>, tensor<23xf16>) -> tensor<23xf16>
  %767 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0009765625, -0.5, 3.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05, 65504.0, 0xFC00, 0x7E00, 0.0, -0.0, -5.960464477539063e-08, 0x7E00, 0.5, -0.5, 0x7E00]> : tensor<23xf16>
  gc.expect eq %766, %767 : tensor<23xf16>
  // f32
  %768 = gc.constant dense<1.0> : tensor<f32>
  %769 = gc.optimization_barrier %768 : (tensor<f32>) -> tensor<f32>
  %770 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %771 = gc.optimization_barrier %770 : (tensor<23xf32>) -> tensor<23xf32>
  %772 = gc.constant dense<3.0> : tensor<f32>
  %773 = gc.optimization_barrier %772 : (tensor<f32>) -> tensor<f32>
  %774 = gc.clamp %769, %771, %773 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %775 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0000001192092896, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %774, %775 : tensor<23xf32>
  %776 = gc.constant dense<3.0> : tensor<f32>
  %777 = gc.optimization_barrier %776 : (tensor<f32>) -> tensor<f32>
  %778 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %779 = gc.optimization_barrier %778 : (tensor<23xf32>) -> tensor<23xf32>
  %780 = gc.constant dense<1.0> : tensor<f32>
  %781 = gc.optimization_barrier %780 : (tensor<f32>) -> tensor<f32>
  %782 = gc.clamp %777, %779, %781 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %783 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %782, %783 : tensor<23xf32>
  %784 = gc.constant dense<0xFF800000> : tensor<f32>
  %785 = gc.optimization_barrier %784 : (tensor<f32>) -> tensor<f32>
  %786 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %787 = gc.optimization_barrier %786 : (tensor<23xf32>) -> tensor<23xf32>
  %788 = gc.constant dense<0x7F800000> : tensor<f32>
  %789 = gc.optimization_barrier %788 : (tensor<f32>) -> tensor<f32>
  %790 = gc.clamp %785, %787, %789 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %791 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %790, %791 : tensor<23xf32>
  %792 = gc.constant dense<0x7FC00000> : tensor<f32>
  %793 = gc.optimization_barrier %792 : (tensor<f32>) -> tensor<f32>
  %794 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %795 = gc.optimization_barrier %794 : (tensor<23xf32>) -> tensor<23xf32>
  %796 = gc.constant dense<1.0> : tensor<f32>
  %797 = gc.optimization_barrier %796 : (tensor<f32>) -> tensor<f32>
  %798 = gc.clamp %793, %795, %797 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %799 = gc.constant dense<0x7FC00000> : tensor<23xf32>
  gc.expect eq %798, %799 : tensor<23xf32>
  %800 = gc.constant dense<-0.0> : tensor<f32>
  %801 = gc.optimization_barrier %800 : (tensor<f32>) -> tensor<f32>
  %802 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %803 = gc.optimization_barrier %802 : (tensor<23xf32>) -> tensor<23xf32>
  %804 = gc.constant dense<0.0> : tensor<f32>
  %805 = gc.optimization_barrier %804 : (tensor<f32>) -> tensor<f32>
  %806 = gc.clamp %801, %803, %805 : (tensor<f32>, tensor<23xf32>, tensor<f32>) -> tensor<23xf32>
  %807 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %806, %807 : tensor<23xf32>
  %808 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0]> : tensor<23xf32>
  %809 = gc.optimization_barrier %808 : (tensor<23xf32>) -> tensor<23xf32>
  %810 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<23xf32>
  %811 = gc.optimization_barrier %810 : (tensor<23xf32>) -> tensor<23xf32>
  %812 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf32>
  %813 = gc.optimization_barrier %812 : (tensor<23xf32>) -> tensor<23xf32>
  %814 = gc.clamp %809, %811, %813 : (tensor<23xf32>, tensor<23xf32>, tensor<23xf32>) -> tensor<23xf32>
  %815 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0000001192092896, -0.5, 3.0, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38, 3.4028234663852886e+38, 0xFF800000, 0x7FC00000, 0.0, -0.0, -1.401298464324817e-45, 0x7FC00000, 0.5, -0.5, 0x7FC00000]> : tensor<23xf32>
  gc.expect eq %814, %815 : tensor<23xf32>
  // f64
  %816 = gc.constant dense<1.0> : tensor<f64>
  %817 = gc.optimization_barrier %816 : (tensor<f64>) -> tensor<f64>
  %818 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %819 = gc.optimization_barrier %818 : (tensor<23xf64>) -> tensor<23xf64>
  %820 = gc.constant dense<3.0> : tensor<f64>
  %821 = gc.optimization_barrier %820 : (tensor<f64>) -> tensor<f64>
  %822 = gc.clamp %817, %819, %821 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %823 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.5, 1.0, 3.0, 1.0, 1.0000000000000002, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %822, %823 : tensor<23xf64>
  %824 = gc.constant dense<3.0> : tensor<f64>
  %825 = gc.optimization_barrier %824 : (tensor<f64>) -> tensor<f64>
  %826 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %827 = gc.optimization_barrier %826 : (tensor<23xf64>) -> tensor<23xf64>
  %828 = gc.constant dense<1.0> : tensor<f64>
  %829 = gc.optimization_barrier %828 : (tensor<f64>) -> tensor<f64>
  %830 = gc.clamp %825, %827, %829 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %831 = gc.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %830, %831 : tensor<23xf64>
  %832 = gc.constant dense<0xFFF0000000000000> : tensor<f64>
  %833 = gc.optimization_barrier %832 : (tensor<f64>) -> tensor<f64>
  %834 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %835 = gc.optimization_barrier %834 : (tensor<23xf64>) -> tensor<23xf64>
  %836 = gc.constant dense<0x7FF0000000000000> : tensor<f64>
  %837 = gc.optimization_barrier %836 : (tensor<f64>) -> tensor<f64>
  %838 = gc.clamp %833, %835, %837 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %839 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %838, %839 : tensor<23xf64>
  %840 = gc.constant dense<0x7FF8000000000000> : tensor<f64>
  %841 = gc.optimization_barrier %840 : (tensor<f64>) -> tensor<f64>
  %842 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %843 = gc.optimization_barrier %842 : (tensor<23xf64>) -> tensor<23xf64>
  %844 = gc.constant dense<1.0> : tensor<f64>
  %845 = gc.optimization_barrier %844 : (tensor<f64>) -> tensor<f64>
  %846 = gc.clamp %841, %843, %845 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %847 = gc.constant dense<0x7FF8000000000000> : tensor<23xf64>
  gc.expect eq %846, %847 : tensor<23xf64>
  %848 = gc.constant dense<-0.0> : tensor<f64>
  %849 = gc.optimization_barrier %848 : (tensor<f64>) -> tensor<f64>
  %850 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %851 = gc.optimization_barrier %850 : (tensor<23xf64>) -> tensor<23xf64>
  %852 = gc.constant dense<0.0> : tensor<f64>
  %853 = gc.optimization_barrier %852 : (tensor<f64>) -> tensor<f64>
  %854 = gc.clamp %849, %851, %853 : (tensor<f64>, tensor<23xf64>, tensor<f64>) -> tensor<23xf64>
  %855 = gc.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %854, %855 : tensor<23xf64>
  %856 = gc.constant dense<[-1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.0]> : tensor<23xf64>
  %857 = gc.optimization_barrier %856 : (tensor<23xf64>) -> tensor<23xf64>
  %858 = gc.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<23xf64>
  %859 = gc.optimization_barrier %858 : (tensor<23xf64>) -> tensor<23xf64>
  %860 = gc.constant dense<[2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5]> : tensor<23xf64>
  %861 = gc.optimization_barrier %860 : (tensor<23xf64>) -> tensor<23xf64>
  %862 = gc.clamp %857, %859, %861 : (tensor<23xf64>, tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
  %863 = gc.constant dense<[0.0, -2.5, 1.0, -7.0, 1.0000000000000002, -0.5, 3.0, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308, 1.7976931348623157e+308, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, -5.0e-324, 0x7FF8000000000000, 0.5, -0.5, 0x7FF8000000000000]> : tensor<23xf64>
  gc.expect eq %862, %863 : tensor<23xf64>
  return
}
