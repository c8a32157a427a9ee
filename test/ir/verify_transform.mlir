// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the transformations ask: one case per label of docs/spec.

func.func @f(%x: tensor<4xf32>) {
  // expected-error @+1 {{transforms @g, which is no function of this module with a body [transform-1]}}
  %0 = gc.grad @g(%x) wrt [0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func private @g(%x: tensor<4xf32>) -> tensor<f32>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @+1 {{[transform-1]}}
  %0 = gc.grad @g(%x) wrt [0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<4xf32>) -> tensor<f32> {
  %0 = gc.reduce add(%x) dims [0] : (tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @f(%x: tensor<3xf32>) {
  // expected-error @+1 {{has inputs ('tensor<3xf32>') for a callee over ('tensor<4xf32>'); they must be equal [transform-2]}}
  %0 = gc.grad @g(%x) wrt [0] : (tensor<3xf32>) -> tensor<3xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>, %i: tensor<i32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>, %i: tensor<i32>) {
  // expected-error @+1 {{has argument 1 in wrt; name different ones of the callee's that are float or complex [transform-3]}}
  %0 = gc.grad @g(%x, %i) wrt [1] : (tensor<f32>, tensor<i32>) -> tensor<i32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{has argument 0 in wrt}}
  %0:2 = gc.grad @g(%x) wrt [0, 0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{has argument 2 in wrt}}
  %0 = gc.jvp @g(%x) tangents(%x) wrt [2] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{names no argument in wrt; name one [transform-3]}}
  gc.grad @g(%x) wrt [] : (tensor<f32>) -> ()
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @f(%x: tensor<4xf32>) {
  // expected-error @+1 {{differentiates a function with results ('tensor<4xf32>'); without cotangents it has one, a real float scalar [grad-1]}}
  %0 = gc.grad @g(%x) wrt [0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<complex<f32>>) -> tensor<complex<f32>> {
  return %x : tensor<complex<f32>>
}
func.func @f(%x: tensor<complex<f32>>) {
  // expected-error @+1 {{[grad-1]}}
  %0 = gc.grad @g(%x) wrt [0] : (tensor<complex<f32>>) -> tensor<complex<f32>>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>) {
  %0 = gc.constant dense<1> : tensor<i32>
  return %x, %0 : tensor<4xf32>, tensor<i32>
}
func.func @f(%x: tensor<4xf32>, %c: tensor<i32>) {
  // expected-error @+1 {{has cotangents ('tensor<4xf32>', 'tensor<i32>'), but its float and complex results are ('tensor<4xf32>') [grad-2]}}
  %0 = gc.grad @g(%x) cotangents(%x, %c) wrt [0] : (tensor<4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{has results ('tensor<f32>'), but ('tensor<f32>', 'tensor<f32>') follows from the callee and wrt [grad-3]}}
  %0 = gc.grad @g(%x) wrt [0] value : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{has tangents ('tensor<2xf32>') for arguments ('tensor<f32>'); they must be equal [jvp-1]}}
  %0:2 = gc.jvp @g(%x) tangents(%t) wrt [0] : (tensor<f32>, tensor<2xf32>) -> (tensor<f32>, tensor<f32>)
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{has results ('tensor<f32>'), but ('tensor<f32>', 'tensor<f32>') follows from the callee [jvp-2]}}
  %0 = gc.jvp @g(%x) tangents(%x) wrt [0] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{has 2 in_axes for 1 values; give one each [vmap-1]}}
  %0 = gc.vmap @g(%x) in_axes [0, 0] out_axes [0] : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{has 1 in out_axes for a value of type 'tensor<f32>'; give a dimension of the batched value, or -1 [vmap-1]}}
  %0 = gc.vmap @g(%x) in_axes [0] out_axes [1] : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{has an operand of type 'tensor<3xf32>' with examples along dimension 0, and others of 2 examples; all have one number of them [vmap-2]}}
  %0 = gc.vmap @g(%x, %y) in_axes [0, 0] out_axes [0] : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{has no batched operand; batch at least one [vmap-2]}}
  %0 = gc.vmap @g(%x) in_axes [-1] out_axes [-1] : (tensor<f32>) -> tensor<f32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{has types ('tensor<2xf32>') and ('tensor<3xf32>') that are not those of the callee with 2 examples [vmap-3]}}
  %0 = gc.vmap @g(%x) in_axes [0] out_axes [0] : (tensor<2xf32>) -> tensor<3xf32>
  return
}
// -----
// expected-note @+1 {{the callee, @g}}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{has 1 operands and 2 results for a callee with 1 and 1}}
  %0:2 = gc.vmap @g(%x) in_axes [0] out_axes [0] : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
