// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// A stable sort in every type by total order, places along with it.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[[false, true, false, true, true, true, false, true, true, true, true, true, true, true, false, false, true, false, true], [true, true, true, false, true, false, false, false, true, false, true, false, true, true, false, false, true, false, false]]> : tensor<2x19xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2x19xi1>) -> tensor<2x19xi1>
  %2 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %3 = gc.optimization_barrier %2 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %4:2 = gc.sort %1, %3 dim 1 stable {
  ^bb0(%l: tensor<i1>, %r: tensor<i1>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<i1>, tensor<i1>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xi1>, tensor<2x19xi32>) -> (tensor<2x19xi1>, tensor<2x19xi32>)
  %5 = gc.constant dense<[[false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true]]> : tensor<2x19xi1>
  gc.expect eq %4#0, %5 : tensor<2x19xi1>
  %6 = gc.constant dense<[[0, 2, 6, 14, 15, 17, 1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 16, 18], [3, 5, 6, 7, 9, 11, 14, 15, 17, 18, 0, 1, 2, 4, 8, 10, 12, 13, 16]]> : tensor<2x19xi32>
  gc.expect eq %4#1, %6 : tensor<2x19xi32>
  // i2
  %7 = gc.constant dense<[[0, 1, -1, -2, 0, 1, -1, -2, 1, -2, -2, 0, -2, 1, -1, -2, -1, -2, -1], [1, 0, 0, -1, -2, -2, -1, -2, -1, 1, 1, -2, -2, -1, 0, -2, 0, -2, 0]]> : tensor<2x19xi2>
  %8 = gc.optimization_barrier %7 : (tensor<2x19xi2>) -> tensor<2x19xi2>
  %9 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %10 = gc.optimization_barrier %9 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %11:2 = gc.sort %8, %10 dim 1 stable {
  ^bb0(%l: tensor<i2>, %r: tensor<i2>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<i2>, tensor<i2>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xi2>, tensor<2x19xi32>) -> (tensor<2x19xi2>, tensor<2x19xi32>)
  %12 = gc.constant dense<[[-2, -2, -2, -2, -2, -2, -2, -1, -1, -1, -1, -1, 0, 0, 0, 1, 1, 1, 1], [-2, -2, -2, -2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1]]> : tensor<2x19xi2>
  gc.expect eq %11#0, %12 : tensor<2x19xi2>
  %13 = gc.constant dense<[[3, 7, 9, 10, 12, 15, 17, 2, 6, 14, 16, 18, 0, 4, 11, 1, 5, 8, 13], [4, 5, 7, 11, 12, 15, 17, 3, 6, 8, 13, 1, 2, 14, 16, 18, 0, 9, 10]]> : tensor<2x19xi32>
  gc.expect eq %11#1, %13 : tensor<2x19xi32>
  // i4
  %14 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -8, 6, 4, 5, 0, 1, -1, 2, -2, 3, 7], [-7, -8, 6, 4, 5, 4, 4, -1, -1, 3, 0, -7, 7, 7, 5, 2, -2, 4, -7]]> : tensor<2x19xi4>
  %15 = gc.optimization_barrier %14 : (tensor<2x19xi4>) -> tensor<2x19xi4>
  %16 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %17 = gc.optimization_barrier %16 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %18:2 = gc.sort %15, %17 dim 1 stable {
  ^bb0(%l: tensor<i4>, %r: tensor<i4>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<i4>, tensor<i4>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xi4>, tensor<2x19xi32>) -> (tensor<2x19xi4>, tensor<2x19xi32>)
  %19 = gc.constant dense<[[-8, -7, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 7], [-8, -7, -7, -7, -2, -1, -1, 0, 2, 3, 4, 4, 4, 4, 5, 5, 6, 7, 7]]> : tensor<2x19xi4>
  gc.expect eq %18#0, %19 : tensor<2x19xi4>
  %20 = gc.constant dense<[[8, 7, 4, 16, 2, 14, 0, 12, 1, 13, 3, 15, 5, 17, 10, 11, 9, 6, 18], [1, 0, 11, 18, 16, 7, 8, 10, 15, 9, 3, 5, 6, 17, 4, 14, 2, 12, 13]]> : tensor<2x19xi32>
  gc.expect eq %18#1, %20 : tensor<2x19xi32>
  // i8
  %21 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -128, -127, 127, 126, 8, 9, 0, 1, -1, 2, -2], [3, 7, -7, -128, -127, 127, 126, 8, 9, -127, 9, -1, 3, -128, 8, 7, -2, 7, 7]]> : tensor<2x19xi8>
  %22 = gc.optimization_barrier %21 : (tensor<2x19xi8>) -> tensor<2x19xi8>
  %23 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %24 = gc.optimization_barrier %23 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %25:2 = gc.sort %22, %24 dim 1 stable {
  ^bb0(%l: tensor<i8>, %r: tensor<i8>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<i8>, tensor<i8>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xi8>, tensor<2x19xi32>) -> (tensor<2x19xi8>, tensor<2x19xi32>)
  %26 = gc.constant dense<[[-128, -127, -7, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 7, 8, 9, 126, 127], [-128, -128, -127, -127, -7, -2, -1, 3, 3, 7, 7, 7, 7, 8, 8, 9, 9, 126, 127]]> : tensor<2x19xi8>
  gc.expect eq %25#0, %26 : tensor<2x19xi8>
  %27 = gc.constant dense<[[8, 9, 7, 4, 18, 2, 16, 0, 14, 1, 15, 3, 17, 5, 6, 12, 13, 11, 10], [3, 13, 4, 9, 2, 16, 11, 0, 12, 1, 15, 17, 18, 7, 14, 8, 10, 6, 5]]> : tensor<2x19xi32>
  gc.expect eq %25#1, %27 : tensor<2x19xi32>
  // i16
  %28 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 0, 1, -1, 2], [-2, 3, 7, -7, -32768, -32767, 32767, 32766, 15, 16, 17, 32766, 7, -32768, 1, 32767, -32768, 2, 2]]> : tensor<2x19xi16>
  %29 = gc.optimization_barrier %28 : (tensor<2x19xi16>) -> tensor<2x19xi16>
  %30 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %31 = gc.optimization_barrier %30 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %32:2 = gc.sort %29, %31 dim 1 stable {
  ^bb0(%l: tensor<i16>, %r: tensor<i16>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<i16>, tensor<i16>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xi16>, tensor<2x19xi32>) -> (tensor<2x19xi16>, tensor<2x19xi32>)
  %33 = gc.constant dense<[[-32768, -32767, -7, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 7, 15, 16, 17, 32766, 32767], [-32768, -32768, -32768, -32767, -7, -2, 1, 2, 2, 3, 7, 7, 15, 16, 17, 32766, 32766, 32767, 32767]]> : tensor<2x19xi16>
  gc.expect eq %32#0, %33 : tensor<2x19xi16>
  %34 = gc.constant dense<[[8, 9, 7, 4, 2, 17, 0, 15, 1, 16, 3, 18, 5, 6, 12, 13, 14, 11, 10], [4, 13, 16, 5, 3, 0, 14, 17, 18, 1, 2, 12, 8, 9, 10, 7, 11, 6, 15]]> : tensor<2x19xi32>
  gc.expect eq %32#1, %34 : tensor<2x19xi32>
  // i32
  %35 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 0, 1, -1, 2], [-2, 3, 7, -7, -2147483648, -2147483647, 2147483647, 2147483646, 31, 32, 33, 33, 1, 0, -2147483648, 3, 0, 2147483646, -1]]> : tensor<2x19xi32>
  %36 = gc.optimization_barrier %35 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %37 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %38 = gc.optimization_barrier %37 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %39:2 = gc.sort %36, %38 dim 1 stable {
  ^bb0(%l: tensor<i32>, %r: tensor<i32>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xi32>, tensor<2x19xi32>) -> (tensor<2x19xi32>, tensor<2x19xi32>)
  %40 = gc.constant dense<[[-2147483648, -2147483647, -7, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 7, 31, 32, 33, 2147483646, 2147483647], [-2147483648, -2147483648, -2147483647, -7, -2, -1, 0, 0, 1, 3, 3, 7, 31, 32, 33, 33, 2147483646, 2147483646, 2147483647]]> : tensor<2x19xi32>
  gc.expect eq %39#0, %40 : tensor<2x19xi32>
  %41 = gc.constant dense<[[8, 9, 7, 4, 2, 17, 0, 15, 1, 16, 3, 18, 5, 6, 12, 13, 14, 11, 10], [4, 14, 5, 3, 0, 18, 13, 16, 12, 1, 15, 2, 8, 9, 10, 11, 7, 17, 6]]> : tensor<2x19xi32>
  gc.expect eq %39#1, %41 : tensor<2x19xi32>
  // i64
  %42 = gc.constant dense<[[0, 1, -1, 2, -2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, 0, 1, -1, 2], [-2, 3, 7, -7, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 63, 64, 65, -1, 3, -9223372036854775807, -2, -2, 3, 9223372036854775807, 0]]> : tensor<2x19xi64>
  %43 = gc.optimization_barrier %42 : (tensor<2x19xi64>) -> tensor<2x19xi64>
  %44 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %45 = gc.optimization_barrier %44 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %46:2 = gc.sort %43, %45 dim 1 stable {
  ^bb0(%l: tensor<i64>, %r: tensor<i64>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<i64>, tensor<i64>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xi64>, tensor<2x19xi32>) -> (tensor<2x19xi64>, tensor<2x19xi32>)
  %47 = gc.constant dense<[[-9223372036854775808, -9223372036854775807, -7, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 7, 63, 64, 65, 9223372036854775806, 9223372036854775807], [-9223372036854775808, -9223372036854775807, -9223372036854775807, -7, -2, -2, -2, -1, 0, 3, 3, 3, 7, 63, 64, 65, 9223372036854775806, 9223372036854775807, 9223372036854775807]]> : tensor<2x19xi64>
  gc.expect eq %46#0, %47 : tensor<2x19xi64>
  %48 = gc.constant dense<[[8, 9, 7, 4, 2, 17, 0, 15, 1, 16, 3, 18, 5, 6, 12, 13, 14, 11, 10], [4, 5, 13, 3, 0, 14, 15, 11, 18, 1, 12, 16, 2, 8, 9, 10, 7, 6, 17]]> : tensor<2x19xi32>
  gc.expect eq %46#1, %48 : tensor<2x19xi32>
  // ui2
  %49 = gc.constant dense<[[0, 1, 3, 2, 0, 1, 3, 2, 1, 1, 0, 0, 3, 2, 0, 3, 3, 0, 3], [0, 0, 2, 2, 3, 3, 2, 3, 1, 1, 2, 0, 3, 0, 1, 0, 2, 1, 2]]> : tensor<2x19xui2>
  %50 = gc.optimization_barrier %49 : (tensor<2x19xui2>) -> tensor<2x19xui2>
  %51 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %52 = gc.optimization_barrier %51 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %53:2 = gc.sort %50, %52 dim 1 stable {
  ^bb0(%l: tensor<ui2>, %r: tensor<ui2>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xui2>, tensor<2x19xi32>) -> (tensor<2x19xui2>, tensor<2x19xi32>)
  %54 = gc.constant dense<[[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3], [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]]> : tensor<2x19xui2>
  gc.expect eq %53#0, %54 : tensor<2x19xui2>
  %55 = gc.constant dense<[[0, 4, 10, 11, 14, 17, 1, 5, 8, 9, 3, 7, 13, 2, 6, 12, 15, 16, 18], [0, 1, 11, 13, 15, 8, 9, 14, 17, 2, 3, 6, 10, 16, 18, 4, 5, 7, 12]]> : tensor<2x19xi32>
  gc.expect eq %53#1, %55 : tensor<2x19xi32>
  // ui4
  %56 = gc.constant dense<[[0, 1, 15, 2, 14, 3, 7, 9, 4, 5, 0, 1, 15, 2, 14, 3, 7, 9, 4], [5, 0, 5, 0, 9, 7, 7, 0, 9, 3, 15, 9, 15, 4, 3, 14, 5, 3, 15]]> : tensor<2x19xui4>
  %57 = gc.optimization_barrier %56 : (tensor<2x19xui4>) -> tensor<2x19xui4>
  %58 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %59 = gc.optimization_barrier %58 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %60:2 = gc.sort %57, %59 dim 1 stable {
  ^bb0(%l: tensor<ui4>, %r: tensor<ui4>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xui4>, tensor<2x19xi32>) -> (tensor<2x19xui4>, tensor<2x19xi32>)
  %61 = gc.constant dense<[[0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 7, 9, 9, 14, 14, 15, 15], [0, 0, 0, 3, 3, 3, 4, 5, 5, 5, 7, 7, 9, 9, 9, 14, 15, 15, 15]]> : tensor<2x19xui4>
  gc.expect eq %60#0, %61 : tensor<2x19xui4>
  %62 = gc.constant dense<[[0, 10, 1, 11, 3, 13, 5, 15, 8, 18, 9, 6, 16, 7, 17, 4, 14, 2, 12], [1, 3, 7, 9, 14, 17, 13, 0, 2, 16, 5, 6, 4, 8, 11, 15, 10, 12, 18]]> : tensor<2x19xi32>
  gc.expect eq %60#1, %62 : tensor<2x19xi32>
  // ui8
  %63 = gc.constant dense<[[0, 1, 255, 2, 254, 3, 7, 249, 8, 9, 0, 1, 255, 2, 254, 3, 7, 249, 8], [9, 9, 8, 249, 255, 1, 7, 2, 9, 0, 249, 255, 7, 7, 255, 3, 2, 255, 1]]> : tensor<2x19xui8>
  %64 = gc.optimization_barrier %63 : (tensor<2x19xui8>) -> tensor<2x19xui8>
  %65 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %66 = gc.optimization_barrier %65 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %67:2 = gc.sort %64, %66 dim 1 stable {
  ^bb0(%l: tensor<ui8>, %r: tensor<ui8>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xui8>, tensor<2x19xi32>) -> (tensor<2x19xui8>, tensor<2x19xi32>)
  %68 = gc.constant dense<[[0, 0, 1, 1, 2, 2, 3, 3, 7, 7, 8, 8, 9, 249, 249, 254, 254, 255, 255], [0, 1, 1, 2, 2, 3, 7, 7, 7, 8, 9, 9, 9, 249, 249, 255, 255, 255, 255]]> : tensor<2x19xui8>
  gc.expect eq %67#0, %68 : tensor<2x19xui8>
  %69 = gc.constant dense<[[0, 10, 1, 11, 3, 13, 5, 15, 6, 16, 8, 18, 9, 7, 17, 4, 14, 2, 12], [9, 5, 18, 7, 16, 15, 6, 12, 13, 2, 0, 1, 8, 3, 10, 4, 11, 14, 17]]> : tensor<2x19xi32>
  gc.expect eq %67#1, %69 : tensor<2x19xi32>
  // ui16
  %70 = gc.constant dense<[[0, 1, 65535, 2, 65534, 3, 7, 65529, 15, 16, 17, 0, 1, 65535, 2, 65534, 3, 7, 65529], [15, 16, 17, 17, 15, 1, 1, 0, 65529, 65535, 0, 65529, 2, 0, 1, 17, 3, 15, 1]]> : tensor<2x19xui16>
  %71 = gc.optimization_barrier %70 : (tensor<2x19xui16>) -> tensor<2x19xui16>
  %72 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %73 = gc.optimization_barrier %72 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %74:2 = gc.sort %71, %73 dim 1 stable {
  ^bb0(%l: tensor<ui16>, %r: tensor<ui16>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xui16>, tensor<2x19xi32>) -> (tensor<2x19xui16>, tensor<2x19xi32>)
  %75 = gc.constant dense<[[0, 0, 1, 1, 2, 2, 3, 3, 7, 7, 15, 16, 17, 65529, 65529, 65534, 65534, 65535, 65535], [0, 0, 0, 1, 1, 1, 1, 2, 3, 15, 15, 15, 16, 17, 17, 17, 65529, 65529, 65535]]> : tensor<2x19xui16>
  gc.expect eq %74#0, %75 : tensor<2x19xui16>
  %76 = gc.constant dense<[[0, 11, 1, 12, 3, 14, 5, 16, 6, 17, 8, 9, 10, 7, 18, 4, 15, 2, 13], [7, 10, 13, 5, 6, 14, 18, 12, 16, 0, 4, 17, 1, 2, 3, 15, 8, 11, 9]]> : tensor<2x19xi32>
  gc.expect eq %74#1, %76 : tensor<2x19xi32>
  // ui32
  %77 = gc.constant dense<[[0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289, 31, 32, 33, 0, 1, 4294967295, 2, 4294967294, 3, 7, 4294967289], [31, 32, 33, 4294967289, 31, 4294967295, 2, 0, 31, 2, 4294967294, 4294967294, 4294967289, 4294967295, 2, 2, 4294967295, 0, 4294967289]]> : tensor<2x19xui32>
  %78 = gc.optimization_barrier %77 : (tensor<2x19xui32>) -> tensor<2x19xui32>
  %79 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %80 = gc.optimization_barrier %79 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %81:2 = gc.sort %78, %80 dim 1 stable {
  ^bb0(%l: tensor<ui32>, %r: tensor<ui32>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xui32>, tensor<2x19xi32>) -> (tensor<2x19xui32>, tensor<2x19xi32>)
  %82 = gc.constant dense<[[0, 0, 1, 1, 2, 2, 3, 3, 7, 7, 31, 32, 33, 4294967289, 4294967289, 4294967294, 4294967294, 4294967295, 4294967295], [0, 0, 2, 2, 2, 2, 31, 31, 31, 32, 33, 4294967289, 4294967289, 4294967289, 4294967294, 4294967294, 4294967295, 4294967295, 4294967295]]> : tensor<2x19xui32>
  gc.expect eq %81#0, %82 : tensor<2x19xui32>
  %83 = gc.constant dense<[[0, 11, 1, 12, 3, 14, 5, 16, 6, 17, 8, 9, 10, 7, 18, 4, 15, 2, 13], [7, 17, 6, 9, 14, 15, 0, 4, 8, 1, 2, 3, 12, 18, 10, 11, 5, 13, 16]]> : tensor<2x19xi32>
  gc.expect eq %81#1, %83 : tensor<2x19xi32>
  // ui64
  %84 = gc.constant dense<[[0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609, 63, 64, 65, 0, 1, 18446744073709551615, 2, 18446744073709551614, 3, 7, 18446744073709551609], [63, 64, 65, 18446744073709551614, 7, 3, 2, 3, 18446744073709551615, 18446744073709551615, 3, 3, 3, 2, 65, 3, 7, 2, 3]]> : tensor<2x19xui64>
  %85 = gc.optimization_barrier %84 : (tensor<2x19xui64>) -> tensor<2x19xui64>
  %86 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %87 = gc.optimization_barrier %86 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %88:2 = gc.sort %85, %87 dim 1 stable {
  ^bb0(%l: tensor<ui64>, %r: tensor<ui64>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xui64>, tensor<2x19xi32>) -> (tensor<2x19xui64>, tensor<2x19xi32>)
  %89 = gc.constant dense<[[0, 0, 1, 1, 2, 2, 3, 3, 7, 7, 63, 64, 65, 18446744073709551609, 18446744073709551609, 18446744073709551614, 18446744073709551614, 18446744073709551615, 18446744073709551615], [2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 7, 7, 63, 64, 65, 65, 18446744073709551614, 18446744073709551615, 18446744073709551615]]> : tensor<2x19xui64>
  gc.expect eq %88#0, %89 : tensor<2x19xui64>
  %90 = gc.constant dense<[[0, 11, 1, 12, 3, 14, 5, 16, 6, 17, 8, 9, 10, 7, 18, 4, 15, 2, 13], [6, 13, 17, 5, 7, 10, 11, 12, 15, 18, 4, 16, 0, 1, 2, 14, 3, 8, 9]]> : tensor<2x19xi32>
  gc.expect eq %88#1, %90 : tensor<2x19xi32>
  // f8E3M4
  %91 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.25, -0.25, 0.015625, -0.015625], [0.234375, 0x70, 0xF0, 0x78, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0625, 0.96875, 15.5, -15.5]]> : tensor<2x19xf8E3M4>
  %92 = gc.optimization_barrier %91 : (tensor<2x19xf8E3M4>) -> tensor<2x19xf8E3M4>
  %93 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %94 = gc.optimization_barrier %93 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %95:2 = gc.sort %92, %94 dim 1 stable {
  ^bb0(%l: tensor<f8E3M4>, %r: tensor<f8E3M4>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E3M4>, tensor<2x19xi32>) -> (tensor<2x19xf8E3M4>, tensor<2x19xi32>)
  %96 = gc.constant dense<[[-15.5, -7.0, -2.5, -1.0, -0.5, -0.25, -0.015625, -0.0, 0.0, 0.015625, 0.25, 0.5, 0.96875, 1.0, 1.0625, 1.5, 2.5, 3.0, 15.5], [0xF0, -15.5, -7.0, -2.5, -1.0, -0.5, -0.0, 0.0, 0.234375, 0.5, 0.96875, 1.0, 1.0625, 1.5, 2.5, 3.0, 15.5, 0x70, 0x78]]> : tensor<2x19xf8E3M4>
  gc.expect eq %95#0, %96 : tensor<2x19xf8E3M4>
  %97 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [2, 18, 14, 12, 7, 9, 5, 4, 0, 8, 16, 6, 15, 10, 11, 13, 17, 1, 3]]> : tensor<2x19xi32>
  gc.expect eq %95#1, %97 : tensor<2x19xi32>
  // f8E4M3
  %98 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125], [0.013671875, 0x78, 0xF8, 0x7C, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0]]> : tensor<2x19xf8E4M3>
  %99 = gc.optimization_barrier %98 : (tensor<2x19xf8E4M3>) -> tensor<2x19xf8E4M3>
  %100 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %101 = gc.optimization_barrier %100 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %102:2 = gc.sort %99, %101 dim 1 stable {
  ^bb0(%l: tensor<f8E4M3>, %r: tensor<f8E4M3>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E4M3>, tensor<2x19xi32>) -> (tensor<2x19xf8E4M3>, tensor<2x19xi32>)
  %103 = gc.constant dense<[[-240.0, -7.0, -2.5, -1.0, -0.5, -0.015625, -0.001953125, -0.0, 0.0, 0.001953125, 0.015625, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 240.0], [0xF8, -240.0, -7.0, -2.5, -1.0, -0.5, -0.0, 0.0, 0.013671875, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 240.0, 0x78, 0x7C]]> : tensor<2x19xf8E4M3>
  gc.expect eq %102#0, %103 : tensor<2x19xf8E4M3>
  %104 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [2, 18, 14, 12, 7, 9, 5, 4, 0, 8, 16, 6, 15, 10, 11, 13, 17, 1, 3]]> : tensor<2x19xi32>
  gc.expect eq %102#1, %104 : tensor<2x19xi32>
  // f8E4M3FN
  %105 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125], [0.013671875, 0x7F, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.015625, -0.015625]]> : tensor<2x19xf8E4M3FN>
  %106 = gc.optimization_barrier %105 : (tensor<2x19xf8E4M3FN>) -> tensor<2x19xf8E4M3FN>
  %107 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %108 = gc.optimization_barrier %107 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %109:2 = gc.sort %106, %108 dim 1 stable {
  ^bb0(%l: tensor<f8E4M3FN>, %r: tensor<f8E4M3FN>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E4M3FN>, tensor<2x19xi32>) -> (tensor<2x19xf8E4M3FN>, tensor<2x19xi32>)
  %110 = gc.constant dense<[[-448.0, -7.0, -2.5, -1.0, -0.5, -0.015625, -0.001953125, -0.0, 0.0, 0.001953125, 0.015625, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 448.0], [-448.0, -7.0, -2.5, -1.0, -0.5, -0.015625, -0.0, 0.0, 0.013671875, 0.015625, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 448.0, 0x7F]]> : tensor<2x19xf8E4M3FN>
  gc.expect eq %109#0, %110 : tensor<2x19xf8E4M3FN>
  %111 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [16, 12, 10, 5, 7, 18, 3, 2, 0, 17, 6, 14, 4, 13, 8, 9, 11, 15, 1]]> : tensor<2x19xi32>
  gc.expect eq %109#1, %111 : tensor<2x19xi32>
  // f8E4M3FNUZ
  %112 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 0.0068359375], [0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625]]> : tensor<2x19xf8E4M3FNUZ>
  %113 = gc.optimization_barrier %112 : (tensor<2x19xf8E4M3FNUZ>) -> tensor<2x19xf8E4M3FNUZ>
  %114 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %115 = gc.optimization_barrier %114 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %116:2 = gc.sort %113, %115 dim 1 stable {
  ^bb0(%l: tensor<f8E4M3FNUZ>, %r: tensor<f8E4M3FNUZ>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E4M3FNUZ>, tensor<2x19xi32>) -> (tensor<2x19xf8E4M3FNUZ>, tensor<2x19xi32>)
  %117 = gc.constant dense<[[-240.0, -7.0, -2.5, -1.0, -0.5, -0.0078125, -0.0009765625, 0.0, 0.0009765625, 0.0068359375, 0.0078125, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 240.0], [-240.0, -7.0, -2.5, -1.0, -0.5, -0.0078125, -0.0009765625, 0.0, 0.0009765625, 0.0078125, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 240.0, 0x80]]> : tensor<2x19xf8E4M3FNUZ>
  gc.expect eq %116#0, %117 : tensor<2x19xf8E4M3FNUZ>
  %118 = gc.constant dense<[[13, 9, 7, 2, 4, 15, 17, 0, 16, 18, 14, 3, 11, 1, 10, 5, 6, 8, 12], [14, 10, 8, 3, 5, 16, 18, 1, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13, 0]]> : tensor<2x19xi32>
  gc.expect eq %116#1, %118 : tensor<2x19xi32>
  // f8E4M3B11FNUZ
  %119 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875], [0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125]]> : tensor<2x19xf8E4M3B11FNUZ>
  %120 = gc.optimization_barrier %119 : (tensor<2x19xf8E4M3B11FNUZ>) -> tensor<2x19xf8E4M3B11FNUZ>
  %121 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %122 = gc.optimization_barrier %121 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %123:2 = gc.sort %120, %122 dim 1 stable {
  ^bb0(%l: tensor<f8E4M3B11FNUZ>, %r: tensor<f8E4M3B11FNUZ>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E4M3B11FNUZ>, tensor<2x19xi32>) -> (tensor<2x19xf8E4M3B11FNUZ>, tensor<2x19xi32>)
  %124 = gc.constant dense<[[-30.0, -7.0, -2.5, -1.0, -0.5, -0.0009765625, -0.0001220703125, 0.0, 0.0001220703125, 0.0008544921875, 0.0009765625, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 30.0], [-30.0, -7.0, -2.5, -1.0, -0.5, -0.0009765625, -0.0001220703125, 0.0, 0.0001220703125, 0.0009765625, 0.5, 0.9375, 1.0, 1.125, 1.5, 2.5, 3.0, 30.0, 0x80]]> : tensor<2x19xf8E4M3B11FNUZ>
  gc.expect eq %123#0, %124 : tensor<2x19xf8E4M3B11FNUZ>
  %125 = gc.constant dense<[[13, 9, 7, 2, 4, 15, 17, 0, 16, 18, 14, 3, 11, 1, 10, 5, 6, 8, 12], [14, 10, 8, 3, 5, 16, 18, 1, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13, 0]]> : tensor<2x19xi32>
  gc.expect eq %123#1, %125 : tensor<2x19xi32>
  // f8E5M2
  %126 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05], [4.57763671875e-05, 0x7C, 0xFC, 0x7E, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0]]> : tensor<2x19xf8E5M2>
  %127 = gc.optimization_barrier %126 : (tensor<2x19xf8E5M2>) -> tensor<2x19xf8E5M2>
  %128 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %129 = gc.optimization_barrier %128 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %130:2 = gc.sort %127, %129 dim 1 stable {
  ^bb0(%l: tensor<f8E5M2>, %r: tensor<f8E5M2>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E5M2>, tensor<2x19xi32>) -> (tensor<2x19xf8E5M2>, tensor<2x19xi32>)
  %131 = gc.constant dense<[[-57344.0, -7.0, -2.5, -1.0, -0.5, -6.103515625e-05, -1.52587890625e-05, -0.0, 0.0, 1.52587890625e-05, 6.103515625e-05, 0.5, 0.875, 1.0, 1.25, 1.5, 2.5, 3.0, 57344.0], [0xFC, -57344.0, -7.0, -2.5, -1.0, -0.5, -0.0, 0.0, 4.57763671875e-05, 0.5, 0.875, 1.0, 1.25, 1.5, 2.5, 3.0, 57344.0, 0x7C, 0x7E]]> : tensor<2x19xf8E5M2>
  gc.expect eq %130#0, %131 : tensor<2x19xf8E5M2>
  %132 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [2, 18, 14, 12, 7, 9, 5, 4, 0, 8, 16, 6, 15, 10, 11, 13, 17, 1, 3]]> : tensor<2x19xi32>
  gc.expect eq %130#1, %132 : tensor<2x19xi32>
  // f8E5M2FNUZ
  %133 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05], [0x80, 0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06]]> : tensor<2x19xf8E5M2FNUZ>
  %134 = gc.optimization_barrier %133 : (tensor<2x19xf8E5M2FNUZ>) -> tensor<2x19xf8E5M2FNUZ>
  %135 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %136 = gc.optimization_barrier %135 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %137:2 = gc.sort %134, %136 dim 1 stable {
  ^bb0(%l: tensor<f8E5M2FNUZ>, %r: tensor<f8E5M2FNUZ>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E5M2FNUZ>, tensor<2x19xi32>) -> (tensor<2x19xf8E5M2FNUZ>, tensor<2x19xi32>)
  %138 = gc.constant dense<[[-57344.0, -7.0, -2.5, -1.0, -0.5, -3.0517578125e-05, -7.62939453125e-06, 0.0, 7.62939453125e-06, 2.288818359375e-05, 3.0517578125e-05, 0.5, 0.875, 1.0, 1.25, 1.5, 2.5, 3.0, 57344.0], [-57344.0, -7.0, -2.5, -1.0, -0.5, -3.0517578125e-05, -7.62939453125e-06, 0.0, 7.62939453125e-06, 3.0517578125e-05, 0.5, 0.875, 1.0, 1.25, 1.5, 2.5, 3.0, 57344.0, 0x80]]> : tensor<2x19xf8E5M2FNUZ>
  gc.expect eq %137#0, %138 : tensor<2x19xf8E5M2FNUZ>
  %139 = gc.constant dense<[[13, 9, 7, 2, 4, 15, 17, 0, 16, 18, 14, 3, 11, 1, 10, 5, 6, 8, 12], [14, 10, 8, 3, 5, 16, 18, 1, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13, 0]]> : tensor<2x19xi32>
  gc.expect eq %137#1, %139 : tensor<2x19xi32>
  // f8E8M0FNU
  %140 = gc.constant dense<[[0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 2.0, 1.7014118346046923e+38, 1.0, 0.5, 5.877471754111438e-39], [0xFF, 5.877471754111438e-39, 2.0, 4.0, 1.7014118346046923e+38, 1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 4.0, 2.0, 5.877471754111438e-39, 0.5, 1.7014118346046923e+38, 4.0, 5.877471754111438e-39, 0xFF, 0.5, 2.0]]> : tensor<2x19xf8E8M0FNU>
  %141 = gc.optimization_barrier %140 : (tensor<2x19xf8E8M0FNU>) -> tensor<2x19xf8E8M0FNU>
  %142 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %143 = gc.optimization_barrier %142 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %144:2 = gc.sort %141, %143 dim 1 stable {
  ^bb0(%l: tensor<f8E8M0FNU>, %r: tensor<f8E8M0FNU>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf8E8M0FNU>, tensor<2x19xi32>) -> (tensor<2x19xf8E8M0FNU>, tensor<2x19xi32>)
  %145 = gc.constant dense<[[5.877471754111438e-39, 5.877471754111438e-39, 5.877471754111438e-39, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 4.0, 4.0, 1.7014118346046923e+38, 1.7014118346046923e+38, 1.7014118346046923e+38, 0xFF, 0xFF], [5.877471754111438e-39, 5.877471754111438e-39, 5.877471754111438e-39, 5.877471754111438e-39, 5.877471754111438e-39, 0.5, 0.5, 2.0, 2.0, 2.0, 4.0, 4.0, 4.0, 1.7014118346046923e+38, 1.7014118346046923e+38, 1.7014118346046923e+38, 0xFF, 0xFF, 0xFF]]> : tensor<2x19xf8E8M0FNU>
  gc.expect eq %144#0, %145 : tensor<2x19xf8E8M0FNU>
  %146 = gc.constant dense<[[6, 13, 18, 2, 9, 17, 1, 8, 16, 3, 10, 14, 4, 11, 5, 12, 15, 0, 7], [1, 6, 8, 11, 15, 12, 17, 2, 10, 18, 3, 9, 14, 4, 5, 13, 0, 7, 16]]> : tensor<2x19xi32>
  gc.expect eq %144#1, %146 : tensor<2x19xi32>
  // bf16
  %147 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41], [1.1663108012064884e-38, 0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]]> : tensor<2x19xbf16>
  %148 = gc.optimization_barrier %147 : (tensor<2x19xbf16>) -> tensor<2x19xbf16>
  %149 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %150 = gc.optimization_barrier %149 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %151:2 = gc.sort %148, %150 dim 1 stable {
  ^bb0(%l: tensor<bf16>, %r: tensor<bf16>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xbf16>, tensor<2x19xi32>) -> (tensor<2x19xbf16>, tensor<2x19xi32>)
  %152 = gc.constant dense<[[-3.3895313892515355e+38, -7.0, -2.5, -1.0, -0.5, -1.1754943508222875e-38, -9.183549615799121e-41, -0.0, 0.0, 9.183549615799121e-41, 1.1754943508222875e-38, 0.5, 0.99609375, 1.0, 1.0078125, 1.5, 2.5, 3.0, 3.3895313892515355e+38], [0xFF80, -3.3895313892515355e+38, -7.0, -2.5, -1.0, -0.5, -0.0, 0.0, 1.1663108012064884e-38, 0.5, 0.99609375, 1.0, 1.0078125, 1.5, 2.5, 3.0, 3.3895313892515355e+38, 0x7F80, 0x7FC0]]> : tensor<2x19xbf16>
  gc.expect eq %151#0, %152 : tensor<2x19xbf16>
  %153 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [2, 18, 14, 12, 7, 9, 5, 4, 0, 8, 16, 6, 15, 10, 11, 13, 17, 1, 3]]> : tensor<2x19xi32>
  gc.expect eq %151#1, %153 : tensor<2x19xi32>
  // f16
  %154 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08], [6.097555160522461e-05, 0x7C00, 0xFC00, 0x7E00, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]]> : tensor<2x19xf16>
  %155 = gc.optimization_barrier %154 : (tensor<2x19xf16>) -> tensor<2x19xf16>
  %156 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %157 = gc.optimization_barrier %156 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %158:2 = gc.sort %155, %157 dim 1 stable {
  ^bb0(%l: tensor<f16>, %r: tensor<f16>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f16>, tensor<f16>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf16>, tensor<2x19xi32>) -> (tensor<2x19xf16>, tensor<2x19xi32>)
  %159 = gc.constant dense<[[-65504.0, -7.0, -2.5, -1.0, -0.5, -6.103515625e-05, -5.960464477539063e-08, -0.0, 0.0, 5.960464477539063e-08, 6.103515625e-05, 0.5, 0.99951171875, 1.0, 1.0009765625, 1.5, 2.5, 3.0, 65504.0], [0xFC00, -65504.0, -7.0, -2.5, -1.0, -0.5, -0.0, 0.0, 6.097555160522461e-05, 0.5, 0.99951171875, 1.0, 1.0009765625, 1.5, 2.5, 3.0, 65504.0, 0x7C00, 0x7E00]]> : tensor<2x19xf16>
  gc.expect eq %158#0, %159 : tensor<2x19xf16>
  %160 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [2, 18, 14, 12, 7, 9, 5, 4, 0, 8, 16, 6, 15, 10, 11, 13, 17, 1, 3]]> : tensor<2x19xi32>
  gc.expect eq %158#1, %160 : tensor<2x19xi32>
  // f32
  %161 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45], [1.1754942106924411e-38, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]]> : tensor<2x19xf32>
  %162 = gc.optimization_barrier %161 : (tensor<2x19xf32>) -> tensor<2x19xf32>
  %163 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %164 = gc.optimization_barrier %163 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %165:2 = gc.sort %162, %164 dim 1 stable {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf32>, tensor<2x19xi32>) -> (tensor<2x19xf32>, tensor<2x19xi32>)
  %166 = gc.constant dense<[[-3.4028234663852886e+38, -7.0, -2.5, -1.0, -0.5, -1.1754943508222875e-38, -1.401298464324817e-45, -0.0, 0.0, 1.401298464324817e-45, 1.1754943508222875e-38, 0.5, 0.9999999403953552, 1.0, 1.0000001192092896, 1.5, 2.5, 3.0, 3.4028234663852886e+38], [0xFF800000, -3.4028234663852886e+38, -7.0, -2.5, -1.0, -0.5, -0.0, 0.0, 1.1754942106924411e-38, 0.5, 0.9999999403953552, 1.0, 1.0000001192092896, 1.5, 2.5, 3.0, 3.4028234663852886e+38, 0x7F800000, 0x7FC00000]]> : tensor<2x19xf32>
  gc.expect eq %165#0, %166 : tensor<2x19xf32>
  %167 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [2, 18, 14, 12, 7, 9, 5, 4, 0, 8, 16, 6, 15, 10, 11, 13, 17, 1, 3]]> : tensor<2x19xi32>
  gc.expect eq %165#1, %167 : tensor<2x19xi32>
  // f64
  %168 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324], [2.225073858507201e-308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]]> : tensor<2x19xf64>
  %169 = gc.optimization_barrier %168 : (tensor<2x19xf64>) -> tensor<2x19xf64>
  %170 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]]> : tensor<2x19xi32>
  %171 = gc.optimization_barrier %170 : (tensor<2x19xi32>) -> tensor<2x19xi32>
  %172:2 = gc.sort %169, %171 dim 1 stable {
  ^bb0(%l: tensor<f64>, %r: tensor<f64>, %m: tensor<i32>, %n: tensor<i32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f64>, tensor<f64>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2x19xf64>, tensor<2x19xi32>) -> (tensor<2x19xf64>, tensor<2x19xi32>)
  %173 = gc.constant dense<[[-1.7976931348623157e+308, -7.0, -2.5, -1.0, -0.5, -2.2250738585072014e-308, -5.0e-324, -0.0, 0.0, 5.0e-324, 2.2250738585072014e-308, 0.5, 0.9999999999999999, 1.0, 1.0000000000000002, 1.5, 2.5, 3.0, 1.7976931348623157e+308], [0xFFF0000000000000, -1.7976931348623157e+308, -7.0, -2.5, -1.0, -0.5, -0.0, 0.0, 2.225073858507201e-308, 0.5, 0.9999999999999999, 1.0, 1.0000000000000002, 1.5, 2.5, 3.0, 1.7976931348623157e+308, 0x7FF0000000000000, 0x7FF8000000000000]]> : tensor<2x19xf64>
  gc.expect eq %172#0, %173 : tensor<2x19xf64>
  %174 = gc.constant dense<[[14, 10, 8, 3, 5, 16, 18, 1, 0, 17, 15, 4, 12, 2, 11, 6, 7, 9, 13], [2, 18, 14, 12, 7, 9, 5, 4, 0, 8, 16, 6, 15, 10, 11, 13, 17, 1, 3]]> : tensor<2x19xi32>
  gc.expect eq %172#1, %174 : tensor<2x19xi32>
  return
}
