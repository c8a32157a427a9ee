// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.clz on edge values.
// [clz.zero]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[false, true]> : tensor<2xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = gc.clz %1 : tensor<2xi1>
  %3 = gc.constant dense<[true, false]> : tensor<2xi1>
  gc.expect eq %2, %3 : tensor<2xi1>
  // i2
  %4 = gc.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %5 = gc.optimization_barrier %4 : (tensor<4xi2>) -> tensor<4xi2>
  %6 = gc.clz %5 : tensor<4xi2>
  %7 = gc.constant dense<[-2, 1, 0, 0]> : tensor<4xi2>
  gc.expect eq %6, %7 : tensor<4xi2>
  // i4
  %8 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %9 = gc.optimization_barrier %8 : (tensor<12xi4>) -> tensor<12xi4>
  %10 = gc.clz %9 : tensor<12xi4>
  %11 = gc.constant dense<[4, 3, 0, 2, 0, 2, 1, 0, 0, 1, 1, 1]> : tensor<12xi4>
  gc.expect eq %10, %11 : tensor<12xi4>
  // i8
  %12 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %13 = gc.optimization_barrier %12 : (tensor<14xi8>) -> tensor<14xi8>
  %14 = gc.clz %13 : tensor<14xi8>
  %15 = gc.constant dense<[8, 7, 0, 6, 0, 6, 5, 0, 0, 0, 1, 1, 4, 4]> : tensor<14xi8>
  gc.expect eq %14, %15 : tensor<14xi8>
  // i16
  %16 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %17 = gc.optimization_barrier %16 : (tensor<15xi16>) -> tensor<15xi16>
  %18 = gc.clz %17 : tensor<15xi16>
  %19 = gc.constant dense<[16, 15, 0, 14, 0, 14, 13, 0, 0, 0, 1, 1, 12, 11, 11]> : tensor<15xi16>
  gc.expect eq %18, %19 : tensor<15xi16>
  // i32
  %20 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %21 = gc.optimization_barrier %20 : (tensor<15xi32>) -> tensor<15xi32>
  %22 = gc.clz %21 : tensor<15xi32>
  %23 = gc.constant dense<[32, 31, 0, 30, 0, 30, 29, 0, 0, 0, 1, 1, 27, 26, 26]> : tensor<15xi32>
  gc.expect eq %22, %23 : tensor<15xi32>
  // i64
  %24 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %25 = gc.optimization_barrier %24 : (tensor<15xi64>) -> tensor<15xi64>
  %26 = gc.clz %25 : tensor<15xi64>
  %27 = gc.constant dense<[64, 63, 0, 62, 0, 62, 61, 0, 0, 0, 1, 1, 58, 57, 57]> : tensor<15xi64>
  gc.expect eq %26, %27 : tensor<15xi64>
  // ui2
  %28 = gc.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  %29 = gc.optimization_barrier %28 : (tensor<4xui2>) -> tensor<4xui2>
  %30 = gc.clz %29 : tensor<4xui2>
  %31 = gc.constant dense<[2, 1, 0, 0]> : tensor<4xui2>
  gc.expect eq %30, %31 : tensor<4xui2>
  // ui4
  %32 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %33 = gc.optimization_barrier %32 : (tensor<10xui4>) -> tensor<10xui4>
  %34 = gc.clz %33 : tensor<10xui4>
  %35 = gc.constant dense<[4, 3, 0, 2, 0, 2, 1, 0, 1, 1]> : tensor<10xui4>
  gc.expect eq %34, %35 : tensor<10xui4>
  // ui8
  %36 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %37 = gc.optimization_barrier %36 : (tensor<10xui8>) -> tensor<10xui8>
  %38 = gc.clz %37 : tensor<10xui8>
  %39 = gc.constant dense<[8, 7, 0, 6, 0, 6, 5, 0, 4, 4]> : tensor<10xui8>
  gc.expect eq %38, %39 : tensor<10xui8>
  // ui16
  %40 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %41 = gc.optimization_barrier %40 : (tensor<11xui16>) -> tensor<11xui16>
  %42 = gc.clz %41 : tensor<11xui16>
  %43 = gc.constant dense<[16, 15, 0, 14, 0, 14, 13, 0, 12, 11, 11]> : tensor<11xui16>
  gc.expect eq %42, %43 : tensor<11xui16>
  // ui32
  %44 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %45 = gc.optimization_barrier %44 : (tensor<11xui32>) -> tensor<11xui32>
  %46 = gc.clz %45 : tensor<11xui32>
  %47 = gc.constant dense<[32, 31, 0, 30, 0, 30, 29, 0, 27, 26, 26]> : tensor<11xui32>
  gc.expect eq %46, %47 : tensor<11xui32>
  // ui64
  %48 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %49 = gc.optimization_barrier %48 : (tensor<11xui64>) -> tensor<11xui64>
  %50 = gc.clz %49 : tensor<11xui64>
  %51 = gc.constant dense<[64, 63, 0, 62, 0, 62, 61, 0, 58, 57, 57]> : tensor<11xui64>
  gc.expect eq %50, %51 : tensor<11xui64>
  return
}
