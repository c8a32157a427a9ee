// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the contraction ops ask: one case per label of docs/spec.

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[dot-1]}}
  %0 = gc.dot %a, %a batch [0] x [] contract [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[dot-3]}}
  %0 = gc.dot %a, %a batch [1] x [1] contract [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{[dot-4]}}
  %0 = gc.dot %a, %a batch [] x [] contract [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
