// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// scan: a running recurrence with stacked outputs, both directions, an invariant from above, no trips.
// [scan.order]
// [scan.none]
// [scan.invariant]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<0.0> : tensor<3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3xf32>) -> tensor<3xf32>
  %2 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0]]> : tensor<5x3xf32>
  %3 = gc.optimization_barrier %2 : (tensor<5x3xf32>) -> tensor<5x3xf32>
  %4 = gc.constant dense<[6.0, -5.0, -7.0]> : tensor<3xf32>
  %5 = gc.optimization_barrier %4 : (tensor<3xf32>) -> tensor<3xf32>
  %6:2 = gc.scan(%1) over(%3) trip 5 {
  ^bb0(%c: tensor<3xf32>, %x: tensor<3xf32>):
    %d = gc.sub %c, %x : tensor<3xf32>
    %y = gc.mul %d, %5 : tensor<3xf32>
    gc.yield %d, %y : tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>, tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>)
  %7 = gc.constant dense<[-6.0, -13.0, 13.0]> : tensor<3xf32>
  gc.expect eq %6#0, %7 : tensor<3xf32>
  %8 = gc.constant dense<[[6.0, -0.0, 35.0], [-48.0, -45.0, -14.0], [-84.0, -0.0, -49.0], [-60.0, 35.0, -56.0], [-36.0, 65.0, -91.0]]> : tensor<5x3xf32>
  gc.expect eq %6#1, %8 : tensor<5x3xf32>
  %9 = gc.constant dense<0.0> : tensor<3xf32>
  %10 = gc.optimization_barrier %9 : (tensor<3xf32>) -> tensor<3xf32>
  %11 = gc.constant dense<[[-1.0, 0.0, 5.0], [9.0, -9.0, -7.0], [6.0, 9.0, -5.0], [-4.0, 7.0, -1.0], [-4.0, 6.0, -5.0]]> : tensor<5x3xf32>
  %12 = gc.optimization_barrier %11 : (tensor<5x3xf32>) -> tensor<5x3xf32>
  %13 = gc.constant dense<[6.0, -5.0, -7.0]> : tensor<3xf32>
  %14 = gc.optimization_barrier %13 : (tensor<3xf32>) -> tensor<3xf32>
  %15:2 = gc.scan(%10) over(%12) trip 5 reverse {
  ^bb0(%c: tensor<3xf32>, %x: tensor<3xf32>):
    %d = gc.sub %c, %x : tensor<3xf32>
    %y = gc.mul %d, %14 : tensor<3xf32>
    gc.yield %d, %y : tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>, tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>)
  %16 = gc.constant dense<[-6.0, -13.0, 13.0]> : tensor<3xf32>
  gc.expect eq %15#0, %16 : tensor<3xf32>
  %17 = gc.constant dense<[[-36.0, 65.0, -91.0], [-42.0, 65.0, -126.0], [12.0, 110.0, -77.0], [48.0, 65.0, -42.0], [24.0, 30.0, -35.0]]> : tensor<5x3xf32>
  gc.expect eq %15#1, %17 : tensor<5x3xf32>
  %18 = gc.constant dense<0.0> : tensor<3xf32>
  %19 = gc.optimization_barrier %18 : (tensor<3xf32>) -> tensor<3xf32>
  %20 = gc.constant dense<> : tensor<0x3xf32>
  %21 = gc.optimization_barrier %20 : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %22 = gc.constant dense<[6.0, -5.0, -7.0]> : tensor<3xf32>
  %23 = gc.optimization_barrier %22 : (tensor<3xf32>) -> tensor<3xf32>
  %24:2 = gc.scan(%19) over(%21) trip 0 {
  ^bb0(%c: tensor<3xf32>, %x: tensor<3xf32>):
    %d = gc.sub %c, %x : tensor<3xf32>
    %y = gc.mul %d, %23 : tensor<3xf32>
    gc.yield %d, %y : tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>, tensor<0x3xf32>) -> (tensor<3xf32>, tensor<0x3xf32>)
  %25 = gc.constant dense<0.0> : tensor<3xf32>
  gc.expect eq %24#0, %25 : tensor<3xf32>
  %26 = gc.constant dense<> : tensor<0x3xf32>
  gc.expect eq %24#1, %26 : tensor<0x3xf32>
  return
}
