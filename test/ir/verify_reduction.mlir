// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the reduction ops ask: one case per label of docs/spec.

func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{[reduce-1]}}
  %0:2 = gc.reduce add(%a, %b) dims [0] : (tensor<2xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<f32>)
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{[reduce-3]}}
  %0 = gc.reduce add(%a) init(%b, %b) dims [0] : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<f64>) {
  // expected-error @+1 {{[reduce-4]}}
  %0 = gc.reduce add(%a) init(%b) dims [0] : (tensor<2xf32>, tensor<f64>) -> tensor<f32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[reduce-6]}}
  %0:2 = gc.reduce add(%a) dims [0] : (tensor<2xf32>) -> (tensor<f32>, tensor<f32>)
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[reduce-7]}}
  %0 = gc.reduce add(%a) dims [0] : (tensor<2xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[cumulative-1]}}
  %0 = gc.cumulative add %a dim 1 : tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[cumulative-2]}}
  %0 = gc.cumulative region %a dim 0 : tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[cumulative-3]}}
  %0 = gc.cumulative or %a dim 0 : tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<f32>) {
  // expected-error @+1 {{[top_k-1]}}
  %0:2 = gc.top_k %a k 0 : (tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{[top_k-3]}}
  %0:2 = gc.top_k %a k 2 : (tensor<4xf32>) -> (tensor<2xf32>, tensor<3xi32>)
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{[sort-1]}}
  %0:2 = gc.sort %a, %b dim 0 {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>, %m: tensor<f32>, %n: tensor<f32>):
    %p = gc.compare LT %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[sort-2]}}
  %0 = gc.sort %a dim 1 {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = gc.compare LT %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[sort-3]}}
  %0 = gc.sort %a dim 0 {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = gc.compare LT %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[sort-4]}}
  %0 = gc.sort %a dim 0 {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>, %x: tensor<f32>):
    %p = gc.compare LT %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}
