// The flag of gcompile-opt and of gcompile: every pass on the way is checked, and what is not is said.
// RUN: gcompile-opt %s --gc-to-fused --check-meaning 2>&1 | FileCheck %s
// RUN: gcompile-opt %s --gc-to-gcx --check-meaning 2>&1 | FileCheck %s --check-prefix=GCX
// RUN: gcompile compile %s -o %t.gcx --check-meaning 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: gcompile run %s --fill normal:1 --check-meaning 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: not gcompile run %s --fill normal:1 --check-meaning --device interpreter 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not gcompile run %t.gcx --fill normal:1 --check-meaning 2>&1 | FileCheck %s --check-prefix=ARTIFACT

// CHECK-DAG: the meaning is the same after 2 passes that changed the module
// CHECK-DAG: gc.fusion
// GCX-DAG: note: gc-lower-to-gcx is not checked: its oracle is gc-verify-schedule's certificates
// ALL: remark: the meaning is the same after 2 passes that changed the module
// ALL: note: gc-lower-to-gcx is not checked: its oracle is gc-verify-schedule's certificates
// NONE: the interpreter runs none
// ARTIFACT: --check-meaning is for program texts
func.func @main(%x: tensor<8x40xbf16>, %y: tensor<40xf32>) -> tensor<8xf32> {
  %0 = gc.convert %x : (tensor<8x40xbf16>) -> tensor<8x40xf32>
  %1 = gc.neg %y : tensor<40xf32>
  %2 = gc.neg %1 : tensor<40xf32>
  %3 = gc.broadcast %2 dims [1] : (tensor<40xf32>) -> tensor<8x40xf32>
  %4 = gc.mul %0, %3 : tensor<8x40xf32>
  %5 = gc.reduce add (%4) dims [1] : (tensor<8x40xf32>) -> tensor<8xf32>
  return %5 : tensor<8xf32>
}
