// RUN: gcompile-opt %s --gc-expand-transforms --split-input-file --verify-diagnostics | FileCheck %s
// Layers with inner values twice as wide as what enters them. The first two are computed again, each from what enters it,
// behind a barrier; the last one's backward pass comes at once.

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<8x16xf32>, %[[V:[^:]*]]: tensor<16x8xf32>, %[[X:[^:]*]]: tensor<4x8xf32>)
// CHECK: %[[X1:.*]] = gc.dot %{{.*}}, %[[V]]
// CHECK: gc.dot %[[X1]], %[[W]]
// CHECK: %[[X2:.*]] = gc.dot %{{.*}}, %[[V]]
// CHECK: %[[A2:.*]] = gc.dot %[[X2]], %[[W]]
// CHECK: %[[E2:.*]] = gc.exp %[[A2]]
// CHECK: %[[X3:.*]] = gc.dot %[[E2]], %[[V]]
// CHECK: gc.cos %[[X3]]
// CHECK-NOT: gc.exp
// CHECK: %[[B1:.*]] = gc.optimization_barrier %[[X1]] {gc.recompute}
// CHECK: %[[A1:.*]] = gc.dot %[[B1]], %[[W]]
// CHECK: gc.exp %[[A1]]
// CHECK: %[[B0:.*]] = gc.optimization_barrier %[[W]] {gc.recompute}
// CHECK: %[[A0:.*]] = gc.dot %[[X]], %[[B0]]
// CHECK: gc.exp %[[A0]]
// CHECK-NOT: gc.exp
// CHECK: return
func.func private @loss(%w: tensor<8x16xf32>, %v: tensor<16x8xf32>, %x: tensor<4x8xf32>) -> tensor<f32> {
  %a0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %e0 = gc.exp %a0 : tensor<4x16xf32>
  %x1 = gc.dot %e0, %v batch [] x [] contract [1] x [0] : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  %a1 = gc.dot %x1, %w batch [] x [] contract [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %e1 = gc.exp %a1 : tensor<4x16xf32>
  %x2 = gc.dot %e1, %v batch [] x [] contract [1] x [0] : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  %a2 = gc.dot %x2, %w batch [] x [] contract [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %e2 = gc.exp %a2 : tensor<4x16xf32>
  %x3 = gc.dot %e2, %v batch [] x [] contract [1] x [0] : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  %s = gc.sin %x3 : tensor<4x8xf32>
  %l = gc.reduce add(%s) dims [0, 1] : (tensor<4x8xf32>) -> tensor<f32>
  return %l : tensor<f32>
}
func.func @main(%w: tensor<8x16xf32>, %v: tensor<16x8xf32>, %x: tensor<4x8xf32>)
    -> (tensor<8x16xf32>, tensor<16x8xf32>) {
  %g:2 = gc.grad @loss(%w, %v, %x) wrt [0, 1] {gc.remat = "full"}
    : (tensor<8x16xf32>, tensor<16x8xf32>, tensor<4x8xf32>) -> (tensor<8x16xf32>, tensor<16x8xf32>)
  return %g#0, %g#1 : tensor<8x16xf32>, tensor<16x8xf32>
}

// -----
// A loop keeps its carries alone: the body's sine is computed again in the loop back.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan(%{{.*}}) over() trip 5
// CHECK: gc.yield %{{.*}}, %{{.*}} : tensor<3xf32>, tensor<3xf32>
// CHECK: gc.scan(%{{.*}}) over(%{{.*}}) trip 5 reverse
// CHECK: gc.sin
// CHECK: gc.cos
// CHECK: return
func.func private @loss(%x: tensor<3xf32>) -> tensor<f32> {
  %r = gc.scan(%x) over() trip 5 {
  ^bb0(%c: tensor<3xf32>):
    %s = gc.sin %c : tensor<3xf32>
    %t = gc.mul %s, %s : tensor<3xf32>
    gc.yield %t : tensor<3xf32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  %l = gc.reduce add(%r) dims [0] : (tensor<3xf32>) -> tensor<f32>
  return %l : tensor<f32>
}
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %g = gc.grad @loss(%x) wrt [0] {gc.remat = "full"} : (tensor<3xf32>) -> tensor<3xf32>
  return %g : tensor<3xf32>
}

// -----
// What is named is kept too, and nothing of the rest.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan(%{{.*}}) over() trip 5
// CHECK: %[[S:.*]] = gc.sin
// CHECK: %[[N:.*]] = gc.checkpoint_name %[[S]] as "inner/s"
// CHECK: gc.yield %{{.*}}, %[[N]], %{{.*}} : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK: gc.scan(%{{.*}}) over(%{{.*}}, %{{.*}}) trip 5 reverse
// CHECK-NOT: gc.sin
// CHECK: return
func.func private @loss(%x: tensor<3xf32>) -> tensor<f32> {
  %r = gc.scan(%x) over() trip 5 {
  ^bb0(%c: tensor<3xf32>):
    %s = gc.sin %c : tensor<3xf32>
    %n = gc.checkpoint_name %s as "inner/s" : tensor<3xf32>
    %t = gc.mul %n, %n : tensor<3xf32>
    gc.yield %t : tensor<3xf32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  %l = gc.reduce add(%r) dims [0] : (tensor<3xf32>) -> tensor<f32>
  return %l : tensor<f32>
}
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %g = gc.grad @loss(%x) wrt [0] {gc.remat = "names(inner/*)"} : (tensor<3xf32>) -> tensor<3xf32>
  return %g : tensor<3xf32>
}

// -----
func.func private @loss(%x: tensor<f32>) -> tensor<f32> {
  %s = gc.sin %x : tensor<f32>
  return %s : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{no rematerialization is called 'ful': did you mean 'full'?}}
  %g = gc.grad @loss(%x) wrt [0] {gc.remat = "ful"} : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// -----
func.func private @loss(%x: tensor<f32>) -> tensor<f32> {
  %s = gc.sin %x : tensor<f32>
  return %s : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{names has patterns over checkpoint names: names(attention|mlp/*)}}
  %g = gc.grad @loss(%x) wrt [0] {gc.remat = "names"} : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// -----
func.func private @loss(%x: tensor<f32>) -> tensor<f32> {
  %s = gc.sin %x : tensor<f32>
  %n = gc.checkpoint_name %s as "inner" : tensor<f32>
  return %n : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{'iner' in remat matches no checkpoint name of the function: did you mean 'inner'?}}
  %g = gc.grad @loss(%x) wrt [0] {gc.remat = "names(iner)"} : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}
