// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// Constants without elements, and no others: there is nothing to store.
func.func @main() {
  %0 = gc.constant dense<> : tensor<0x5xui8>
  %1 = gc.constant dense<> : tensor<0xf32>
  %2 = gc.optimization_barrier %0 : (tensor<0x5xui8>) -> tensor<0x5xui8>
  gc.expect eq %2, %0 : tensor<0x5xui8>
  gc.expect eq %1, %1 : tensor<0xf32>
  return
}
