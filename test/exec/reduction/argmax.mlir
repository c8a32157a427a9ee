// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// reduce with a region of two accumulators, as JAX prints argmax; NaN wins, ties by lower index.
// [reduce.region]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[-7.0, -7.0, 6.0, 0.0, 2.0, 0x7FC00000, 4.0], [-9.0, 0.0, -7.0, -2.0, 8.0, 1.0, -8.0], [1.0, -7.0, 5.0, 9.0, 9.0, 2.0, 7.0], [-2.0, -7.0, 0.0, -1.0, 3.0, 9.0, -4.0]]> : tensor<4x7xf32>
  %1 = gc.optimization_barrier %0 : (tensor<4x7xf32>) -> tensor<4x7xf32>
  %2 = gc.constant dense<[[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]]> : tensor<4x7xi32>
  %3 = gc.optimization_barrier %2 : (tensor<4x7xi32>) -> tensor<4x7xi32>
  %4 = gc.constant dense<0xFF800000> : tensor<f32>
  %5 = gc.optimization_barrier %4 : (tensor<f32>) -> tensor<f32>
  %6 = gc.constant dense<0> : tensor<i32>
  %7 = gc.optimization_barrier %6 : (tensor<i32>) -> tensor<i32>
  %8:2 = gc.reduce region(%1, %3) init(%5, %7) dims [1] {
  ^bb0(%v: tensor<f32>, %n: tensor<i32>, %w: tensor<f32>, %m: tensor<i32>):
    %gt = gc.compare GT %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = gc.compare NE %v, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %better = gc.or %gt, %nan : tensor<i1>
    %eq = gc.compare EQ %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lower = gc.compare LT %n, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = gc.and %eq, %lower : tensor<i1>
    %first = gc.or %better, %tie : tensor<i1>
    %a = gc.select %better, %v, %w : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %b = gc.select %first, %n, %m : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %a, %b : tensor<f32>, tensor<i32>
  } : (tensor<4x7xf32>, tensor<4x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  %9 = gc.constant dense<[0x7FC00000, 8.0, 9.0, 9.0]> : tensor<4xf32>
  gc.expect eq %8#0, %9 : tensor<4xf32>
  %10 = gc.constant dense<[5, 4, 3, 5]> : tensor<4xi32>
  gc.expect eq %8#1, %10 : tensor<4xi32>
  %11 = gc.constant dense<[[-7.0, -7.0, 6.0, 0.0], [2.0, 0x7FC00000, 4.0, -9.0], [0.0, -7.0, -2.0, 8.0], [1.0, -8.0, 1.0, -7.0], [5.0, 9.0, 9.0, 2.0], [7.0, -2.0, -7.0, 0.0], [-1.0, 3.0, 9.0, -4.0]]> : tensor<7x4xf32>
  %12 = gc.optimization_barrier %11 : (tensor<7x4xf32>) -> tensor<7x4xf32>
  %13 = gc.constant dense<[[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3], [4, 4, 4, 4], [5, 5, 5, 5], [6, 6, 6, 6]]> : tensor<7x4xi32>
  %14 = gc.optimization_barrier %13 : (tensor<7x4xi32>) -> tensor<7x4xi32>
  %15 = gc.constant dense<0xFF800000> : tensor<f32>
  %16 = gc.optimization_barrier %15 : (tensor<f32>) -> tensor<f32>
  %17 = gc.constant dense<0> : tensor<i32>
  %18 = gc.optimization_barrier %17 : (tensor<i32>) -> tensor<i32>
  %19:2 = gc.reduce region(%12, %14) init(%16, %18) dims [0] {
  ^bb0(%v: tensor<f32>, %n: tensor<i32>, %w: tensor<f32>, %m: tensor<i32>):
    %gt = gc.compare GT %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = gc.compare NE %v, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %better = gc.or %gt, %nan : tensor<i1>
    %eq = gc.compare EQ %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lower = gc.compare LT %n, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = gc.and %eq, %lower : tensor<i1>
    %first = gc.or %better, %tie : tensor<i1>
    %a = gc.select %better, %v, %w : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %b = gc.select %first, %n, %m : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %a, %b : tensor<f32>, tensor<i32>
  } : (tensor<7x4xf32>, tensor<7x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  %20 = gc.constant dense<[7.0, 0x7FC00000, 9.0, 8.0]> : tensor<4xf32>
  gc.expect eq %19#0, %20 : tensor<4xf32>
  %21 = gc.constant dense<[5, 1, 4, 2]> : tensor<4xi32>
  gc.expect eq %19#1, %21 : tensor<4xi32>
  %22 = gc.constant dense<[[[-7.0, -7.0, 6.0, 0.0, 2.0], [0x7FC00000, 4.0, -9.0, 0.0, -7.0], [-2.0, 8.0, 1.0, -8.0, 1.0]], [[-7.0, 5.0, 9.0, 9.0, 2.0], [7.0, -2.0, -7.0, 0.0, -1.0], [3.0, 9.0, -4.0, 7.0, -7.0]]]> : tensor<2x3x5xf32>
  %23 = gc.optimization_barrier %22 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %24 = gc.constant dense<[[[0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2]], [[0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2]]]> : tensor<2x3x5xi32>
  %25 = gc.optimization_barrier %24 : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %26 = gc.constant dense<0xFF800000> : tensor<f32>
  %27 = gc.optimization_barrier %26 : (tensor<f32>) -> tensor<f32>
  %28 = gc.constant dense<0> : tensor<i32>
  %29 = gc.optimization_barrier %28 : (tensor<i32>) -> tensor<i32>
  %30:2 = gc.reduce region(%23, %25) init(%27, %29) dims [1] {
  ^bb0(%v: tensor<f32>, %n: tensor<i32>, %w: tensor<f32>, %m: tensor<i32>):
    %gt = gc.compare GT %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = gc.compare NE %v, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %better = gc.or %gt, %nan : tensor<i1>
    %eq = gc.compare EQ %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lower = gc.compare LT %n, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = gc.and %eq, %lower : tensor<i1>
    %first = gc.or %better, %tie : tensor<i1>
    %a = gc.select %better, %v, %w : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %b = gc.select %first, %n, %m : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %a, %b : tensor<f32>, tensor<i32>
  } : (tensor<2x3x5xf32>, tensor<2x3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %31 = gc.constant dense<[[0x7FC00000, 8.0, 6.0, 0.0, 2.0], [7.0, 9.0, 9.0, 9.0, 2.0]]> : tensor<2x5xf32>
  gc.expect eq %30#0, %31 : tensor<2x5xf32>
  %32 = gc.constant dense<[[1, 2, 0, 0, 0], [1, 2, 0, 0, 0]]> : tensor<2x5xi32>
  gc.expect eq %30#1, %32 : tensor<2x5xi32>
  %33 = gc.constant dense<[-7.0, -7.0, 6.0, 0.0, 2.0, 2.0, 4.0, -9.0, 0.0]> : tensor<9xf32>
  %34 = gc.optimization_barrier %33 : (tensor<9xf32>) -> tensor<9xf32>
  %35 = gc.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
  %36 = gc.optimization_barrier %35 : (tensor<9xi32>) -> tensor<9xi32>
  %37 = gc.constant dense<0xFF800000> : tensor<f32>
  %38 = gc.optimization_barrier %37 : (tensor<f32>) -> tensor<f32>
  %39 = gc.constant dense<0> : tensor<i32>
  %40 = gc.optimization_barrier %39 : (tensor<i32>) -> tensor<i32>
  %41:2 = gc.reduce region(%34, %36) init(%38, %40) dims [0] {
  ^bb0(%v: tensor<f32>, %n: tensor<i32>, %w: tensor<f32>, %m: tensor<i32>):
    %gt = gc.compare GT %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = gc.compare NE %v, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %better = gc.or %gt, %nan : tensor<i1>
    %eq = gc.compare EQ %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lower = gc.compare LT %n, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = gc.and %eq, %lower : tensor<i1>
    %first = gc.or %better, %tie : tensor<i1>
    %a = gc.select %better, %v, %w : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %b = gc.select %first, %n, %m : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %a, %b : tensor<f32>, tensor<i32>
  } : (tensor<9xf32>, tensor<9xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  %42 = gc.constant dense<6.0> : tensor<f32>
  gc.expect eq %41#0, %42 : tensor<f32>
  %43 = gc.constant dense<2> : tensor<i32>
  gc.expect eq %41#1, %43 : tensor<i32>
  %44 = gc.constant dense<[3, 4, 5, 6, 7, 8, 9]> : tensor<7xi32>
  %45 = gc.optimization_barrier %44 : (tensor<7xi32>) -> tensor<7xi32>
  %46 = gc.broadcast %45 dims [0] : (tensor<7xi32>) -> tensor<7x20xi32>
  %47 = gc.constant dense<[[-7.0, -7.0, 6.0, 0.0, 2.0, 2.0, 4.0, -9.0, 0.0, -7.0, -2.0, 8.0, 1.0, -8.0, 1.0, -7.0, 5.0, 9.0, 9.0, 2.0], [7.0, -2.0, -7.0, 0.0, -1.0, 3.0, 9.0, -4.0, 7.0, -7.0, -3.0, 5.0, -5.0, 3.0, -1.0, 0.0, 8.0, 6.0, 6.0, 1.0], [9.0, 9.0, -7.0, -6.0, -4.0, 1.0, 6.0, 0.0, 9.0, -3.0, 8.0, 2.0, 4.0, -5.0, 2.0, 6.0, 7.0, 7.0, 9.0, -7.0], [5.0, -1.0, 4.0, -4.0, -9.0, -8.0, 9.0, 8.0, -4.0, -1.0, -5.0, -7.0, 7.0, 3.0, -8.0, -6.0, 1.0, 8.0, 9.0, -5.0], [2.0, -9.0, -6.0, -6.0, -1.0, -3.0, 4.0, -1.0, -3.0, 8.0, 2.0, 4.0, 5.0, -3.0, 7.0, -9.0, -4.0, -6.0, -9.0, 9.0], [-8.0, -1.0, 6.0, 4.0, 7.0, -8.0, 0.0, -9.0, -6.0, 7.0, -8.0, 2.0, -9.0, -4.0, 8.0, -3.0, -4.0, -8.0, 5.0, -6.0], [0.0, -9.0, -9.0, 6.0, -9.0, -1.0, -1.0, -7.0, 3.0, 5.0, 9.0, -6.0, 8.0, -8.0, -7.0, 2.0, 7.0, 8.0, 5.0, -9.0]]> : tensor<7x20xf32>
  %48 = gc.optimization_barrier %47 : (tensor<7x20xf32>) -> tensor<7x20xf32>
  %49 = gc.constant dense<0.0> : tensor<f32>
  %50 = gc.optimization_barrier %49 : (tensor<f32>) -> tensor<f32>
  %51 = gc.constant dense<0> : tensor<i32>
  %52 = gc.optimization_barrier %51 : (tensor<i32>) -> tensor<i32>
  %53:2 = gc.reduce region(%48, %46) init(%50, %52) dims [0] {
  ^bb0(%v: tensor<f32>, %n: tensor<i32>, %w: tensor<f32>, %m: tensor<i32>):
    %a = gc.add %v, %w : tensor<f32>
    gc.yield %a, %m : tensor<f32>, tensor<i32>
  } : (tensor<7x20xf32>, tensor<7x20xi32>, tensor<f32>, tensor<i32>) -> (tensor<20xf32>, tensor<20xi32>)
  %54 = gc.constant dense<[8.0, -20.0, -13.0, -6.0, -15.0, -14.0, 31.0, -22.0, 6.0, 2.0, 1.0, 8.0, 11.0, -22.0, 2.0, -17.0, 20.0, 24.0, 34.0, -15.0]> : tensor<20xf32>
  gc.expect eq %53#0, %54 : tensor<20xf32>
  %55 = gc.constant dense<9> : tensor<20xi32>
  gc.expect eq %53#1, %55 : tensor<20xi32>
  return
}
