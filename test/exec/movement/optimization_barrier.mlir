// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// optimization_barrier hands on every bit, several operands of any type.
// [optimization_barrier.value]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[0.0, -0.0, 1.401298464324817e-45, 0x7F800000, 0xFF800000, 3.5]> : tensor<6xf32>
  %1 = gc.optimization_barrier %0 : (tensor<6xf32>) -> tensor<6xf32>
  %2 = gc.constant dense<> : tensor<2x0xi8>
  %3 = gc.optimization_barrier %2 : (tensor<2x0xi8>) -> tensor<2x0xi8>
  %4 = gc.constant dense<true> : tensor<i1>
  %5 = gc.optimization_barrier %4 : (tensor<i1>) -> tensor<i1>
  %6:3 = gc.optimization_barrier %1, %3, %5 : (tensor<6xf32>, tensor<2x0xi8>, tensor<i1>) -> (tensor<6xf32>, tensor<2x0xi8>, tensor<i1>)
  %7 = gc.constant dense<[0.0, -0.0, 1.401298464324817e-45, 0x7F800000, 0xFF800000, 3.5]> : tensor<6xf32>
  gc.expect eq %6#0, %7 : tensor<6xf32>
  %8 = gc.constant dense<> : tensor<2x0xi8>
  gc.expect eq %6#1, %8 : tensor<2x0xi8>
  %9 = gc.constant dense<true> : tensor<i1>
  gc.expect eq %6#2, %9 : tensor<i1>
  return
}
