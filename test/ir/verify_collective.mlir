// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the collective ops ask: one case per label of docs/spec.

// expected-error @+1 {{[mesh-2]}}
gc.mesh @mesh ["data"] [0]
// -----
// expected-error @+1 {{[mesh-3]}}
gc.mesh @mesh ["data", "data"] [2, 2]
// -----
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{[collective-2]}}
  %0 = gc.all_reduce add %x over @mesh ["model"] : tensor<8xf32>
  return
}
// -----
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{[collective-3]}}
  %0 = gc.all_reduce add %x over @mesh ["data", "data"] : tensor<8xf32>
  return
}
// -----
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{[collective-4]}}
  %0 = gc.all_gather %x dim 1 over @mesh ["data"] : (tensor<8xf32>) -> tensor<16xf32>
  return
}
// -----
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @f(%x: tensor<6xf32>) {
  // expected-error @+1 {{[collective-5]}}
  %0 = gc.reduce_scatter add %x dim 0 over @mesh ["tensor"] : (tensor<6xf32>) -> tensor<1xf32>
  return
}
// -----
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{[collective-6]}}
  %0 = gc.all_gather %x dim 0 over @mesh ["data"] : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{[collective-7]}}
  %0 = gc.all_reduce xor %x over @mesh ["data"] : tensor<8xf32>
  return
}
// -----
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @f() {
  // expected-error @+1 {{[collective-8]}}
  %0 = gc.device_index @mesh ["data"] : tensor<1xi32>
  return
}
