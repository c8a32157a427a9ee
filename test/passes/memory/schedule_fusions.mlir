// RUN: gcompile-opt %s --pass-pipeline='builtin.module(func.func(gc-schedule-fusions))' --split-input-file | FileCheck %s

// A product is reduced before the next is formed: one of 16 KiB alive at once, not two.
// CHECK-LABEL: func.func @two_products
// CHECK: %[[P:.*]] = gc.fusion "contraction"(%arg0, %arg1)
// CHECK: gc.fusion "row"(%[[P]])
// CHECK: %[[Q:.*]] = gc.fusion "contraction"(%arg1, %arg0)
// CHECK: gc.fusion "row"(%[[Q]])
// CHECK: return
func.func @two_products(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64xf32> {
  %0 = gc.fusion "contraction"(%a, %b) {
  ^bb0(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>):
    %p = gc.dot %x, %y batch [] x [] contract [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    gc.yield %p : tensor<64x64xf32>
  } : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = gc.fusion "contraction"(%b, %a) {
  ^bb0(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>):
    %p = gc.dot %x, %y batch [] x [] contract [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    gc.yield %p : tensor<64x64xf32>
  } : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = gc.fusion "row"(%0) {
  ^bb0(%x: tensor<64x64xf32>):
    %p = gc.reduce max(%x) dims [1] : (tensor<64x64xf32>) -> tensor<64xf32>
    gc.yield %p : tensor<64xf32>
  } : (tensor<64x64xf32>) -> tensor<64xf32>
  %3 = gc.fusion "row"(%1) {
  ^bb0(%x: tensor<64x64xf32>):
    %p = gc.reduce max(%x) dims [1] : (tensor<64x64xf32>) -> tensor<64xf32>
    gc.yield %p : tensor<64xf32>
  } : (tensor<64x64xf32>) -> tensor<64xf32>
  %4 = gc.fusion "loop"(%2, %3) {
  ^bb0(%x: tensor<64xf32>, %y: tensor<64xf32>):
    %p = gc.add %x, %y : tensor<64xf32>
    gc.yield %p : tensor<64xf32>
  } : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %4 : tensor<64xf32>
}

// -----

// The update of %w, which overwrites it, stays behind the last reader of %w: else %w would have to be copied.
// CHECK-LABEL: func.func @updates
// CHECK: gc.fusion "loop"(%arg1)
// CHECK: gc.fusion "row"(%arg0)
// CHECK: gc.fusion "loop"(%arg0, %{{.*}})
// CHECK: return
func.func @updates(%w: tensor<64x64xf32> {gc.alias = 0 : i32}, %x: tensor<64xf32>)
    -> (tensor<64x64xf32>, tensor<64xf32>) {
  %g = gc.fusion "loop"(%x) {
  ^bb0(%a: tensor<64xf32>):
    %p = gc.broadcast %a dims [0] : (tensor<64xf32>) -> tensor<64x64xf32>
    gc.yield %p : tensor<64x64xf32>
  } : (tensor<64xf32>) -> tensor<64x64xf32>
  %h = gc.fusion "row"(%w) {
  ^bb0(%a: tensor<64x64xf32>):
    %p = gc.reduce max(%a) dims [1] : (tensor<64x64xf32>) -> tensor<64xf32>
    gc.yield %p : tensor<64xf32>
  } : (tensor<64x64xf32>) -> tensor<64xf32>
  %n = gc.fusion "loop"(%w, %g) {
  ^bb0(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>):
    %p = gc.sub %a, %b : tensor<64x64xf32>
    gc.yield %p : tensor<64x64xf32>
  } : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %n, %h : tensor<64x64xf32>, tensor<64xf32>
}

// -----

// In a scan's body too: the carry's update comes after its last other reader, checks keep their order.
// CHECK-LABEL: func.func @body
// CHECK: gc.scan
// CHECK: %[[A:.*]] = gc.fusion "loop"(%[[X:.*]]) {
// CHECK: %[[R:.*]] = gc.fusion "row"(%[[A]])
// CHECK: gc.expect eq %[[R]], %[[X]]
// CHECK: %[[B:.*]] = gc.fusion "loop"(%[[X]]) {
// CHECK: %[[T:.*]] = gc.fusion "row"(%[[B]])
// CHECK: gc.expect eq %[[T]], %[[R]]
func.func @body(%c: tensor<64xf32>) -> tensor<64xf32> {
  %r = gc.scan(%c) over () trip 3 {
  ^bb0(%x: tensor<64xf32>):
    %a = gc.fusion "loop"(%x) {
    ^bb0(%v: tensor<64xf32>):
      %p = gc.broadcast %v dims [0] : (tensor<64xf32>) -> tensor<64x64xf32>
      gc.yield %p : tensor<64x64xf32>
    } : (tensor<64xf32>) -> tensor<64x64xf32>
    %b = gc.fusion "loop"(%x) {
    ^bb0(%v: tensor<64xf32>):
      %p = gc.broadcast %v dims [1] : (tensor<64xf32>) -> tensor<64x64xf32>
      gc.yield %p : tensor<64x64xf32>
    } : (tensor<64xf32>) -> tensor<64x64xf32>
    %s = gc.fusion "row"(%a) {
    ^bb0(%v: tensor<64x64xf32>):
      %p = gc.reduce max(%v) dims [1] : (tensor<64x64xf32>) -> tensor<64xf32>
      gc.yield %p : tensor<64xf32>
    } : (tensor<64x64xf32>) -> tensor<64xf32>
    %t = gc.fusion "row"(%b) {
    ^bb0(%v: tensor<64x64xf32>):
      %p = gc.reduce max(%v) dims [1] : (tensor<64x64xf32>) -> tensor<64xf32>
      gc.yield %p : tensor<64xf32>
    } : (tensor<64x64xf32>) -> tensor<64xf32>
    gc.expect eq %s, %x : tensor<64xf32>
    gc.expect eq %t, %s : tensor<64xf32>
    gc.yield %t : tensor<64xf32>
  } : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}
