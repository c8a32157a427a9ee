// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// gc.clz on edge values.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[false, true]> : tensor<2xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = gc.clz %1 : tensor<2xi1>
  %3 = gc.constant dense<[true, false]> : tensor<2xi1>
  gc.expect eq %2, %3 : tensor<2xi1>
  // i4
  %4 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5]> : tensor<12xi4>
  %5 = gc.optimization_barrier %4 : (tensor<12xi4>) -> tensor<12xi4>
  %6 = gc.clz %5 : tensor<12xi4>
  %7 = gc.constant dense<[4, 3, 0, 2, 0, 2, 1, 0, 0, 1, 1, 1]> : tensor<12xi4>
  gc.expect eq %6, %7 : tensor<12xi4>
  // i8
  %8 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9]> : tensor<14xi8>
  %9 = gc.optimization_barrier %8 : (tensor<14xi8>) -> tensor<14xi8>
  %10 = gc.clz %9 : tensor<14xi8>
  %11 = gc.constant dense<[8, 7, 0, 6, 0, 6, 5, 0, 0, 0, 1, 1, 4, 4]> : tensor<14xi8>
  gc.expect eq %10, %11 : tensor<14xi8>
  // i16
  %12 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17]> : tensor<15xi16>
  %13 = gc.optimization_barrier %12 : (tensor<15xi16>) -> tensor<15xi16>
  %14 = gc.clz %13 : tensor<15xi16>
  %15 = gc.constant dense<[16, 15, 0, 14, 0, 14, 13, 0, 0, 0, 1, 1, 12, 11, 11]> : tensor<15xi16>
  gc.expect eq %14, %15 : tensor<15xi16>
  // i32
  %16 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33]> : tensor<15xi32>
  %17 = gc.optimization_barrier %16 : (tensor<15xi32>) -> tensor<15xi32>
  %18 = gc.clz %17 : tensor<15xi32>
  %19 = gc.constant dense<[32, 31, 0, 30, 0, 30, 29, 0, 0, 0, 1, 1, 27, 26, 26]> : tensor<15xi32>
  gc.expect eq %18, %19 : tensor<15xi32>
  // i64
  %20 = gc.constant dense<[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65]> : tensor<15xi64>
  %21 = gc.optimization_barrier %20 : (tensor<15xi64>) -> tensor<15xi64>
  %22 = gc.clz %21 : tensor<15xi64>
  %23 = gc.constant dense<[64, 63, 0, 62, 0, 62, 61, 0, 0, 0, 1, 1, 58, 57, 57]> : tensor<15xi64>
  gc.expect eq %22, %23 : tensor<15xi64>
  // ui4
  %24 = gc.constant dense<[0, 1, 15, 2, 14, 3, 7, 9, 4, 5]> : tensor<10xui4>
  %25 = gc.optimization_barrier %24 : (tensor<10xui4>) -> tensor<10xui4>
  %26 = gc.clz %25 : tensor<10xui4>
  %27 = gc.constant dense<[4, 3, 0, 2, 0, 2, 1, 0, 1, 1]> : tensor<10xui4>
  gc.expect eq %26, %27 : tensor<10xui4>
  // ui8
  %28 = gc.constant dense<[0, 1, 255, 2, 254, 3, 7, 249, 8, 9]> : tensor<10xui8>
  %29 = gc.optimization_barrier %28 : (tensor<10xui8>) -> tensor<10xui8>
  %30 = gc.clz %29 : tensor<10xui8>
  %31 = gc.constant dense<[8, 7, 0, 6, 0, 6, 5, 0, 4, 4]> : tensor<10xui8>
  gc.expect eq %30, %31 : tensor<10xui8>
  // ui16
  %32 = gc.constant dense<[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17]> : tensor<11xui16>
  %33 = gc.optimization_barrier %32 : (tensor<11xui16>) -> tensor<11xui16>
  %34 = gc.clz %33 : tensor<11xui16>
  %35 = gc.constant dense<[16, 15, 0, 14, 0, 14, 13, 0, 12, 11, 11]> : tensor<11xui16>
  gc.expect eq %34, %35 : tensor<11xui16>
  // ui32
  %36 = gc.constant dense<[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33]> : tensor<11xui32>
  %37 = gc.optimization_barrier %36 : (tensor<11xui32>) -> tensor<11xui32>
  %38 = gc.clz %37 : tensor<11xui32>
  %39 = gc.constant dense<[32, 31, 0, 30, 0, 30, 29, 0, 27, 26, 26]> : tensor<11xui32>
  gc.expect eq %38, %39 : tensor<11xui32>
  // ui64
  %40 = gc.constant dense<[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65]> : tensor<11xui64>
  %41 = gc.optimization_barrier %40 : (tensor<11xui64>) -> tensor<11xui64>
  %42 = gc.clz %41 : tensor<11xui64>
  %43 = gc.constant dense<[64, 63, 0, 62, 0, 62, 61, 0, 58, 57, 57]> : tensor<11xui64>
  gc.expect eq %42, %43 : tensor<11xui64>
  return
}
