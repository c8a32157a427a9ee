// RUN: gcompile-opt %s --gc-inline-calls --split-input-file --verify-diagnostics | FileCheck %s

func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = gc.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @main
// CHECK-NEXT: %[[R:.*]] = gc.add %[[A:.*]], %[[A]]
// CHECK-NEXT: return %[[R]]
// CHECK-NOT: @twice
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @twice(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Calls inside calls and inside regions; a function called twice is copied twice.
func.func private @inner(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0 = gc.neg %x : tensor<i32>
  return %0, %x : tensor<i32>, tensor<i32>
}
func.func private @outer(%x: tensor<i32>) -> tensor<i32> {
  %0:2 = call @inner(%x) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %1:2 = call @inner(%0#1) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %2 = gc.mul %0#0, %1#0 : tensor<i32>
  return %2 : tensor<i32>
}
// CHECK-LABEL: func.func @main
// CHECK: gc.case
// CHECK-NOT: call
// CHECK: gc.neg
// CHECK: gc.neg
// CHECK: gc.mul
// CHECK-NOT: call
func.func @main(%i: tensor<i32>, %a: tensor<i32>) -> tensor<i32> {
  %0 = gc.case %i {
    %1 = func.call @outer(%a) : (tensor<i32>) -> tensor<i32>
    gc.yield %1 : tensor<i32>
  }, {
    gc.yield %a : tensor<i32>
  } : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// expected-error @below {{is recursive: a step must be one finite graph}}
// expected-note @below {{@f is part of the cycle}}
func.func private @f(%x: tensor<i32>) -> tensor<i32> {
  %0 = call @g(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// expected-note @below {{@g is part of the cycle}}
func.func private @g(%x: tensor<i32>) -> tensor<i32> {
  %0 = call @f(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// expected-note @below {{defined here}}
func.func private @elsewhere(tensor<i32>) -> tensor<i32>
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  // expected-error @below {{calls @elsewhere, which has no body}}
  %0 = call @elsewhere(%x) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
