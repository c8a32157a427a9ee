// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the pointwise ops ask: one case per label of docs/spec.

func.func @f(%p: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{[select-1]}}
  %0 = gc.select %p, %a, %b : (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%p: tensor<3xi1>, %a: tensor<2xf32>) {
  // expected-error @+1 {{[select-2]}}
  %0 = gc.select %p, %a, %a : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{[clamp-1]}}
  %0 = gc.clamp %b, %a, %b : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<1xf32>) {
  // expected-error @+1 {{[clamp-2]}}
  %0 = gc.clamp %b, %a, %b : (tensor<1xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{[clamp-3]}}
  %0 = gc.clamp %a, %a, %a : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[reduce_precision-1]}}
  %0 = gc.reduce_precision %a to e 0 m 3 : tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[reduce_precision-2]}}
  %0 = gc.reduce_precision %a to e 5 m -1 : tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{[bitcast-1]}}
  %0 = gc.bitcast %a : (tensor<2xf32>) -> tensor<2xi16>
  return
}
