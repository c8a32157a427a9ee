// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the control ops ask: one case per label of docs/spec.

func.func @f(%x: tensor<2xf32>, %p: tensor<i1>) {
  // expected-error @+1 {{[while-1]}}
  %0 = gc.while %x cond {
  ^bb0(%a: tensor<2xf32>):
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%b: tensor<2xf32>):
    gc.yield %b : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %p: tensor<i1>) {
  // expected-error @+1 {{[while-2]}}
  %0 = gc.while %x cond {
  ^bb0(%a: tensor<2xf32>):
    // expected-note @+1 {{yielded here}}
    gc.yield %a : tensor<2xf32>
  } do {
  ^bb0(%b: tensor<2xf32>):
    gc.yield %b : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %p: tensor<i1>) {
  // expected-error @+1 {{[while-3]}}
  %0 = gc.while %x cond {
  ^bb0(%a: tensor<2xf32>):
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%b: tensor<2xf32>):
    // expected-note @+1 {{yielded here}}
    gc.yield %p : tensor<i1>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %s: tensor<5x3xf32>) {
  // expected-error @+1 {{[scan-1]}}
  %0:2 = gc.scan(%x) over(%s) trip -1 {
  ^bb0(%c: tensor<2xf32>, %t: tensor<3xf32>):
    gc.yield %c, %t : tensor<2xf32>, tensor<3xf32>
  } : (tensor<2xf32>, tensor<5x3xf32>) -> (tensor<2xf32>, tensor<5x3xf32>)
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %s: tensor<5x3xf32>) {
  // expected-error @+1 {{[scan-2]}}
  %0:2 = gc.scan(%x) over(%s) trip 4 {
  ^bb0(%c: tensor<2xf32>, %t: tensor<3xf32>):
    gc.yield %c, %t : tensor<2xf32>, tensor<3xf32>
  } : (tensor<2xf32>, tensor<5x3xf32>) -> (tensor<2xf32>, tensor<5x3xf32>)
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %s: tensor<5x3xf32>) {
  // expected-error @+1 {{[scan-3]}}
  "gc.scan"(%x, %s) <{operandSegmentSizes = array<i32: 1, 1>, trip_count = 5 : i64}> ({
  ^bb0(%c: tensor<2xf32>, %t: tensor<3xf32>):
    gc.yield %c : tensor<2xf32>
  }) : (tensor<2xf32>, tensor<5x3xf32>) -> ()
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %s: tensor<5x3xf32>) {
  // expected-error @+1 {{[scan-4]}}
  %0:2 = gc.scan(%x) over(%s) trip 5 {
  ^bb0(%c: tensor<2xf32>, %t: tensor<3xf32>):
    gc.yield %c, %t : tensor<2xf32>, tensor<3xf32>
  } : (tensor<2xf32>, tensor<5x3xf32>) -> (tensor<2xf32>, tensor<4x3xf32>)
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %s: tensor<5x3xf32>) {
  // expected-error @+1 {{[scan-5]}}
  %0:2 = gc.scan(%x) over(%s) trip 5 {
  ^bb0(%c: tensor<2xf32>, %t: tensor<3xf32>):
    gc.yield %c, %t : tensor<2xf32>, tensor<3xf32>
  } : (tensor<2xf32>, tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>)
  return
}
// -----
func.func @f(%x: tensor<2xf32>, %s: tensor<5x3xf32>) {
  // expected-error @+1 {{[scan-6]}}
  %0:2 = gc.scan(%x) over(%s) trip 5 {
  ^bb0(%c: tensor<2xf32>, %t: tensor<3xf32>):
    // expected-note @+1 {{yielded here}}
    gc.yield %c : tensor<2xf32>
  } : (tensor<2xf32>, tensor<5x3xf32>) -> (tensor<2xf32>, tensor<5x3xf32>)
  return
}
// -----
func.func @f(%i: tensor<1xi32>, %x: tensor<f32>) {
  // expected-error @+1 {{[case-1]}}
  %0 = gc.case %i {
    gc.yield %x : tensor<f32>
  } : (tensor<1xi32>) -> tensor<f32>
  return
}
// -----
func.func @f(%i: tensor<i32>) {
  // expected-error @+1 {{[case-2]}}
  "gc.case"(%i) : (tensor<i32>) -> ()
  return
}
// -----
func.func @f(%i: tensor<i32>, %x: tensor<f32>) {
  // expected-error @+1 {{[case-3]}}
  %0 = gc.case %i {
    // expected-note @+1 {{yielded here}}
    gc.yield %x : tensor<f32>
  } : (tensor<i32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%i: tensor<i32>) {
  // expected-error @+1 {{[expect-1]}}
  gc.expect close %i, %i : tensor<i32>
  return
}
// -----
func.func @f(%i: tensor<f32>) {
  // expected-error @+1 {{[expect-2]}}
  gc.expect close %i, %i {min_ulp_difference = 5 : i64} : tensor<f32>
  return
}
// -----
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{[fusion-1]}}
  %0 = gc.fusion ""(%x) {
  ^bb0(%a: tensor<f32>):
    gc.yield %a : tensor<f32>
  } : (tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{[fusion-2]}}
  %0 = gc.fusion "loop"(%x) {
  ^bb0(%a: tensor<f64>):
    gc.yield %a : tensor<f64>
  } : (tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  // No artifact holds a longer loop.
  // expected-error @+1 {{trip count 1099511627777; use 0 to 1099511627776 [scan-1]}}
  %0 = gc.scan(%x) over() trip 1099511627777 {
  ^bb0(%c: tensor<2xf32>):
    gc.yield %c : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
