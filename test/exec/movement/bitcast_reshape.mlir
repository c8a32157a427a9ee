// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// bitcast_reshape: NumPy's view, lowest bits first.
// [bitcast_reshape.order]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[1.5, -2.0], [0.10000000149011612, 300000.0]]> : tensor<2x2xf32>
  %1 = gc.optimization_barrier %0 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = gc.bitcast_reshape %1 : (tensor<2x2xf32>) -> tensor<2x2x4xui8>
  %3 = gc.constant dense<[[[0, 0, 192, 63], [0, 0, 0, 192]], [[205, 204, 204, 61], [0, 124, 146, 72]]]> : tensor<2x2x4xui8>
  gc.expect eq %2, %3 : tensor<2x2x4xui8>
  %4 = gc.constant dense<[[8, 6, 5, 2], [3, 0, 0, 0], [1, 8, 6, 9]]> : tensor<3x4xui8>
  %5 = gc.optimization_barrier %4 : (tensor<3x4xui8>) -> tensor<3x4xui8>
  %6 = gc.bitcast_reshape %5 : (tensor<3x4xui8>) -> tensor<3xui32>
  %7 = gc.constant dense<[33883656, 3, 151390209]> : tensor<3xui32>
  gc.expect eq %6, %7 : tensor<3xui32>
  return
}
