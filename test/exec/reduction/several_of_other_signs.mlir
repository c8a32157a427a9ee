// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// Reduced together, each by the order of its own type.
func.func @main() {
  %a0 = gc.constant dense<[true, true]> : tensor<2xi1>
  %b0 = gc.constant dense<[-3, 2]> : tensor<2xi4>
  %c0 = gc.constant dense<[200, 3]> : tensor<2xui8>
  %a, %b, %c = gc.optimization_barrier %a0, %b0, %c0 : (tensor<2xi1>, tensor<2xi4>, tensor<2xui8>) -> (tensor<2xi1>, tensor<2xi4>, tensor<2xui8>)
  %low:2 = gc.reduce min(%a, %b) dims [0] : (tensor<2xi1>, tensor<2xi4>) -> (tensor<i1>, tensor<i4>)
  %lowWant = gc.constant dense<-3> : tensor<i4>
  gc.expect eq %low#1, %lowWant : tensor<i4>
  %high:2 = gc.reduce max(%b, %c) dims [0] : (tensor<2xi4>, tensor<2xui8>) -> (tensor<i4>, tensor<ui8>)
  %highWant = gc.constant dense<200> : tensor<ui8>
  gc.expect eq %high#1, %highWant : tensor<ui8>
  return
}
