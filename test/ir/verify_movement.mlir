// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the movement ops ask: one case per label of docs/spec.

func.func @f() {
  // expected-error @+1 {{[constant-1]}}
  %0 = gc.constant sparse<[[0]], [1.0]> : tensor<2xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{[iota-1]}}
  %0 = gc.iota dim 1 : tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[reshape-1]}}
  %0 = gc.reshape %a : (tensor<2x3xf32>) -> tensor<6xi32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[broadcast-1]}}
  %0 = gc.broadcast %a dims [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[broadcast-2]}}
  %0 = gc.broadcast %a dims [0, 2] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[broadcast-3]}}
  %0 = gc.broadcast %a dims [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf64>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[transpose-1]}}
  %0 = gc.transpose %a permutation [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[transpose-3]}}
  %0 = gc.transpose %a permutation [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{[slice-1]}}
  %0 = gc.slice %a start [2] limit [4, 5] stride [1] : (tensor<8xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{[slice-3]}}
  %0 = gc.slice %a start [2] limit [4] stride [0] : (tensor<8xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{[slice-4]}}
  %0 = gc.slice %a start [2] limit [5] stride [2] : (tensor<8xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %f: tensor<f32>) {
  // expected-error @+1 {{[pad-1]}}
  %0 = gc.pad %a, %f low [1] high [0, 0] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<9xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %f: tensor<f32>) {
  // expected-error @+1 {{[pad-3]}}
  %0 = gc.pad %a, %f low [1] high [0] interior [-1] : (tensor<8xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %f: tensor<f32>) {
  // expected-error @+1 {{[pad-4]}}
  %0 = gc.pad %a, %f low [-5] high [-4] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<0xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %f: tensor<f32>) {
  // expected-error @+1 {{[pad-4]}}
  %0 = gc.pad %a, %f low [-9223372036854775808] high [-9223372036854775808] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %f: tensor<f32>) {
  // expected-error @+1 {{[pad-5]}}
  %0 = gc.pad %a, %f low [9223372036854775807] high [9223372036854775807] interior [9223372036854775807] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %f: tensor<f32>) {
  // expected-error @+1 {{[pad-5]}}
  %0 = gc.pad %a, %f low [-5] high [4] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{[concatenate-1]}}
  %0 = "gc.concatenate"() <{dim = 0 : i64}> : () -> tensor<0xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[concatenate-2]}}
  %0 = gc.concatenate %a dim 2 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[concatenate-4]}}
  %0 = gc.concatenate %a, %a dim 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x5xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[reverse-1]}}
  %0 = gc.reverse %a dims [-1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[reverse-2]}}
  %0 = gc.reverse %a dims [0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{[dynamic_slice-1]}}
  %0 = gc.dynamic_slice %a[%i, %j] sizes [1, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{[dynamic_slice-2]}}
  %0 = gc.dynamic_slice %a[%i, %i] sizes [1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{[dynamic_slice-3]}}
  %0 = gc.dynamic_slice %a[%i, %i] sizes [3, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{[dynamic_slice-4]}}
  %0 = gc.dynamic_slice %a[%i, %i] sizes [1, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %u: tensor<1x1xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{[dynamic_update_slice-1]}}
  %0 = gc.dynamic_update_slice %a, %u[%i] : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %u: tensor<1xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{[dynamic_update_slice-2]}}
  %0 = gc.dynamic_update_slice %a, %u[%i, %i] : (tensor<2x3xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %u: tensor<3x1xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{[dynamic_update_slice-3]}}
  %0 = gc.dynamic_update_slice %a, %u[%i, %i] : (tensor<2x3xf32>, tensor<3x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %u: tensor<1x1xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{[dynamic_update_slice-4]}}
  %0 = gc.dynamic_update_slice %a, %u[%i, %i] : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[bitcast_reshape-1]}}
  %0 = gc.bitcast_reshape %a : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[bitcast_reshape-2]}}
  %0 = gc.bitcast_reshape %a : (tensor<2x3xf32>) -> tensor<2xf64>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[bitcast_reshape-3]}}
  %0 = gc.bitcast_reshape %a : (tensor<2x3xf32>) -> tensor<2x3x2xui8>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[optimization_barrier-1]}}
  %0 = gc.optimization_barrier %a : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
