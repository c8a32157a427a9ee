// RUN: gcompile-opt %s --gc-propagate-shardings --split-input-file --verify-diagnostics

gc.mesh @mesh ["data", "tensor"] [2, 4]
// expected-error @+1 {{uses axis "none", which the mesh does not have or which is used twice}}
func.func @unknown(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"none"}, {}]>}) -> tensor<8x4xf32> {
  return %x : tensor<8x4xf32>
}

// -----

gc.mesh @mesh ["data", "tensor"] [2, 4]
// expected-error @+1 {{uses axis "data", which the mesh does not have or which is used twice}}
func.func @twice(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {"data"}]>}) -> tensor<8x4xf32> {
  return %x : tensor<8x4xf32>
}

// -----

gc.mesh @mesh ["data", "tensor"] [2, 4]
// expected-error @+1 {{has 1 dimensions for 'tensor<8x4xf32>'}}
func.func @rank(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}]>}) -> tensor<8x4xf32> {
  return %x : tensor<8x4xf32>
}

// -----

gc.mesh @mesh ["data", "tensor"] [2, 4]
// expected-error @+1 {{dimension 0 of 'tensor<6x4xf32>' is cut into 4 parts, which do not divide 6; use a mesh whose sizes divide it}}
func.func @divide(%x: tensor<6x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor"}, {}]>}) -> tensor<6x4xf32> {
  return %x : tensor<6x4xf32>
}

// -----

gc.mesh @mesh ["data"] [2]
// expected-error @+1 {{a second mesh; sharding works over one, merge it with @mesh}}
gc.mesh @other ["data"] [4]
func.func @two(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> tensor<8x4xf32> {
  return %x : tensor<8x4xf32>
}
