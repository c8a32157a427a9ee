// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// What one load would read for all lanes lies before the operand where no lane needs it: the lanes run over elements
// between the operand's, and below it. The emulator sees each read.
func.func @main() {
  %a = gc.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]]> : tensor<1x6xf16>
  %b = gc.constant dense<7.0> : tensor<f16>
  %x = gc.optimization_barrier %a : (tensor<1x6xf16>) -> tensor<1x6xf16>
  %y = gc.optimization_barrier %b : (tensor<f16>) -> tensor<f16>
  %0 = gc.pad %x, %y low [0, 2] high [1, -1] interior [0, 1] : (tensor<1x6xf16>, tensor<f16>) -> tensor<2x12xf16>
  %1 = gc.constant dense<[[7.0, 7.0, 1.0, 7.0, 2.0, 7.0, 3.0, 7.0, 4.0, 7.0, 5.0, 7.0],
                          [7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0]]> : tensor<2x12xf16>
  gc.expect eq %0, %1 : tensor<2x12xf16>
  return
}
