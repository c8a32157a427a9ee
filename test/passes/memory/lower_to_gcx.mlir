// RUN: gcompile-opt %s --gc-lower-to-gcx --split-input-file | FileCheck %s

// CHECK-LABEL: gcx.program @main
// CHECK-SAME: arguments = [{type = tensor<4xf32>}], results = [{type = tensor<4xf32>}]
// CHECK: %[[X:.*]] = gcx.argument 0 bytes 16
// CHECK: %[[Y:.*]] = gcx.result 0 bytes 16
// CHECK: gcx.launch @kernel_0(%[[X]]) -> (%[[Y]])
// CHECK: func.func private @kernel_0(%{{.*}}: tensor<4xf32>) -> tensor<4xf32>
// CHECK: gc.fusion "loop"
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = gc.fusion "loop"(%x) {
  ^bb0(%a: tensor<4xf32>):
    %1 = gc.neg %a : tensor<4xf32>
    gc.yield %1 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Equal fusions are one kernel; a dying operand's memory is taken over; a result may be an argument.
// CHECK-LABEL: gcx.program @main
// CHECK-DAG: %[[X:.*]] = gcx.argument 0 bytes 16
// CHECK-DAG: %[[R0:.*]] = gcx.result 0 bytes 16
// CHECK-DAG: %[[R1:.*]] = gcx.result 1 bytes 16
// CHECK-NOT: gcx.alloc
// CHECK: gcx.launch @kernel_0(%[[X]]) -> (%[[R0]])
// CHECK: gcx.launch @kernel_0(%[[R0]]) -> (%[[R0]])
// CHECK: gcx.launch @kernel_0(%[[R0]]) -> (%[[R0]])
// CHECK: gcx.copy %[[X]] to %[[R1]]
// CHECK-NOT: kernel_1
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = gc.fusion "loop"(%x) {
  ^bb0(%a: tensor<4xf32>):
    %3 = gc.neg %a : tensor<4xf32>
    gc.yield %3 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %1 = gc.fusion "loop"(%0) {
  ^bb0(%b: tensor<4xf32>):
    %3 = gc.neg %b : tensor<4xf32>
    gc.yield %3 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %2 = gc.fusion "loop"(%1) {
  ^bb0(%c: tensor<4xf32>):
    %3 = gc.neg %c : tensor<4xf32>
    gc.yield %3 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %2, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// A donated argument whose new value is computed elementwise needs no copy; one that is read later does.
// CHECK-LABEL: gcx.program @main
// CHECK-SAME: {alias = 0 : i64, donated, name = "w", type = tensor<4xf32>}
// CHECK-DAG: %[[W:.*]] = gcx.argument 0 bytes 16
// CHECK-DAG: %[[V:.*]] = gcx.argument 1 bytes 16
// CHECK-DAG: %[[T:.*]] = gcx.alloc bytes 16
// CHECK: gcx.launch @[[K:.*]](%[[W]]) -> (%[[W]])
// CHECK: gcx.launch @[[K]](%[[V]]) -> (%[[T]])
// CHECK: gcx.launch @{{.*}}(%[[V]], %[[T]])
// CHECK: gcx.copy %[[T]] to %[[V]]
func.func @main(%w: tensor<4xf32> {gc.name = "w", gc.alias = 0 : i32}, %v: tensor<4xf32> {gc.alias = 1 : i32})
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = gc.fusion "loop"(%w) {
  ^bb0(%a: tensor<4xf32>):
    %3 = gc.neg %a : tensor<4xf32>
    gc.yield %3 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %1 = gc.fusion "loop"(%v) {
  ^bb0(%a: tensor<4xf32>):
    %3 = gc.neg %a : tensor<4xf32>
    gc.yield %3 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %2 = gc.fusion "row"(%v, %1) {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %3 = gc.add %a, %b : tensor<4xf32>
    %4 = gc.reduce add(%3) dims [0] : (tensor<4xf32>) -> tensor<f32>
    gc.yield %4 : tensor<f32>
  } : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// A row's quotient is stored in the last pass over it, so it may lie over what all passes read; its exponentials, stored
// in a pass before, may not.
// CHECK-LABEL: gcx.program @main
// CHECK-DAG: %[[W:.*]] = gcx.argument 0 bytes 128
// CHECK-DAG: %[[V:.*]] = gcx.argument 1 bytes 128
// CHECK-DAG: %[[T:.*]] = gcx.alloc bytes 128
// CHECK: gcx.launch @[[K:.*]](%[[W]]) -> (%[[T]], %[[W]])
// CHECK-NOT: gcx.copy %{{.*}} to %[[W]]
// CHECK: gcx.copy %[[T]] to %[[V]]
func.func @main(%w: tensor<4x8xf32> {gc.alias = 0 : i32}, %v: tensor<4x8xf32> {gc.alias = 1 : i32})
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>) {
  %0:2 = gc.fusion "row"(%w) {
  ^bb0(%a: tensor<4x8xf32>):
    %3 = gc.exp %a : tensor<4x8xf32>
    %4 = gc.reduce add(%3) dims [1] : (tensor<4x8xf32>) -> tensor<4xf32>
    %5 = gc.broadcast %4 dims [0] : (tensor<4xf32>) -> tensor<4x8xf32>
    %6 = gc.div %a, %5 : tensor<4x8xf32>
    gc.yield %3, %6 : tensor<4x8xf32>, tensor<4x8xf32>
  } : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %1 = gc.fusion "row"(%v) {
  ^bb0(%a: tensor<4x8xf32>):
    %3 = gc.reduce add(%a) dims [0, 1] : (tensor<4x8xf32>) -> tensor<f32>
    gc.yield %3 : tensor<f32>
  } : (tensor<4x8xf32>) -> tensor<f32>
  return %0#1, %0#0, %1 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>
}

// -----

// The epilogue of a contraction computes a donated argument's new value in place, the matrix itself it may not overwrite.
// CHECK-LABEL: gcx.program @main
// CHECK-DAG: %[[W:.*]] = gcx.argument 0 bytes 256
// CHECK-DAG: %[[V:.*]] = gcx.argument 1 bytes 256
// CHECK-DAG: %[[T:.*]] = gcx.alloc bytes 256
// CHECK: gcx.launch @{{.*}}(%[[V]], %[[V]], %[[W]]) -> (%[[W]])
// CHECK: gcx.launch @{{.*}}(%[[V]], %[[W]]) -> (%[[T]])
// CHECK: gcx.copy %[[T]] to %[[V]]
func.func @main(%w: tensor<8x8xf32> {gc.alias = 0 : i32}, %v: tensor<8x8xf32> {gc.alias = 1 : i32})
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = gc.fusion "contraction"(%v, %v, %w) {
  ^bb0(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>):
    %3 = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = gc.sub %c, %3 : tensor<8x8xf32>
    gc.yield %4 : tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = gc.fusion "contraction"(%v, %0) {
  ^bb0(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>):
    %3 = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    gc.yield %3 : tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// A stack that a loop writes one row of is updated in place: no copy inside the loop. The constant init is a fill.
// CHECK-LABEL: gcx.program @main
// CHECK-DAG: %[[S:.*]] = gcx.result 0 bytes 512
// CHECK-DAG: %[[I:.*]] = gcx.alloc bytes 4
// CHECK-DAG: %[[P:.*]] = gcx.alloc bytes 1
// CHECK: gcx.fill %[[I]] with [0, 0, 0, 0]
// CHECK: gcx.fill %[[S]] with [0, 0, -128, 63]
// CHECK: gcx.while
// CHECK: gcx.launch @{{.*}}(%[[I]]) -> (%[[P]])
// CHECK: until not %[[P]] do
// CHECK-NOT: gcx.copy
// CHECK: gcx.launch @{{.*}}(%[[S]], %[[I]]) -> (%[[S]])
// CHECK-NEXT: gcx.launch @{{.*}}(%[[I]]) -> (%[[I]])
// CHECK-NOT: gcx.copy
func.func @main() -> tensor<16x8xf32> {
  %zero = gc.constant dense<0> : tensor<i32>
  %stack = gc.constant dense<1.0> : tensor<16x8xf32>
  %r:2 = gc.while %zero, %stack cond {
  ^bb0(%i: tensor<i32>, %s: tensor<16x8xf32>):
    %c = gc.fusion "loop"(%i) {
    ^bb0(%a: tensor<i32>):
      %n = gc.constant dense<16> : tensor<i32>
      %l = gc.compare LT %a, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      gc.yield %l : tensor<i1>
    } : (tensor<i32>) -> tensor<i1>
    gc.yield %c : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %s: tensor<16x8xf32>):
    %t = gc.fusion "update"(%s, %i) {
    ^bb0(%a: tensor<16x8xf32>, %b: tensor<i32>):
      %row = gc.constant dense<2.0> : tensor<1x8xf32>
      %z = gc.constant dense<0> : tensor<i32>
      %u = gc.dynamic_update_slice %a, %row[%b, %z] : (tensor<16x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
      gc.yield %u : tensor<16x8xf32>
    } {updates = array<i64: 0>} : (tensor<16x8xf32>, tensor<i32>) -> tensor<16x8xf32>
    %j = gc.fusion "loop"(%i) {
    ^bb0(%a: tensor<i32>):
      %one = gc.constant dense<1> : tensor<i32>
      %k = gc.add %a, %one : tensor<i32>
      gc.yield %k : tensor<i32>
    } : (tensor<i32>) -> tensor<i32>
    gc.yield %j, %t : tensor<i32>, tensor<16x8xf32>
  } : (tensor<i32>, tensor<16x8xf32>) -> (tensor<i32>, tensor<16x8xf32>)
  return %r#1 : tensor<16x8xf32>
}

// -----

// Carries that are swapped go through a temporary.
// CHECK-LABEL: gcx.program @main
// CHECK-DAG: %[[A:.*]] = gcx.result 0 bytes 16
// CHECK-DAG: %[[B:.*]] = gcx.result 1 bytes 16
// CHECK: gcx.for 0 trip 3
// CHECK: %[[T:.*]] = gcx.alloc bytes 16
// CHECK-DAG: gcx.copy %[[A]] to %[[T]]
// CHECK-DAG: gcx.copy %[[B]] to %[[A]]
// CHECK-DAG: gcx.copy %[[T]] to %[[B]]
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = gc.scan(%x, %y) over () trip 3 {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    gc.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Slices of stacked inputs and outputs are views that move with the counter.
// CHECK-LABEL: gcx.program @main
// CHECK-DAG: %[[XS:.*]] = gcx.argument 0 bytes 48
// CHECK-DAG: %[[YS:.*]] = gcx.result 0 bytes 48
// CHECK: gcx.for 0 trip 3 reverse
// CHECK-DAG: %[[X:.*]] = gcx.view %[[XS]] at 0 bytes 16 loops [0] strides [16]
// CHECK-DAG: %[[Y:.*]] = gcx.view %[[YS]] at 0 bytes 16 loops [0] strides [16]
// CHECK: gcx.launch @kernel_0(%[[X]]) -> (%[[Y]])
func.func @main(%xs: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %r = gc.scan() over (%xs) trip 3 reverse {
  ^bb0(%x: tensor<4xf32>):
    %0 = gc.fusion "loop"(%x) {
    ^bb0(%a: tensor<4xf32>):
      %1 = gc.neg %a : tensor<4xf32>
      gc.yield %1 : tensor<4xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    gc.yield %0 : tensor<4xf32>
  } : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
