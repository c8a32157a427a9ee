// One step of a layer over a cut batch: the gradients and the loss are summed once each.
gc.mesh @mesh ["data"] [2]
func.func @main(%w: tensor<4x3xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {}]>},
                %x: tensor<16x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>},
                %t: tensor<16x3xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>})
    -> (tensor<4x3xf32>, tensor<f32>) {
  %y = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<16x4xf32>, tensor<4x3xf32>) -> tensor<16x3xf32>
  %e = gc.sub %y, %t : tensor<16x3xf32>
  %q = gc.mul %e, %e : tensor<16x3xf32>
  %zero = gc.constant dense<0.0> : tensor<f32>
  %sum = gc.reduce add(%q) init(%zero) dims [0, 1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<f32>
  %n = gc.constant dense<48.0> : tensor<f32>
  %loss = gc.div %sum, %n : tensor<f32>
  %g = gc.dot %e, %x batch [] x [] contract [0] x [0] : (tensor<16x3xf32>, tensor<16x4xf32>) -> tensor<3x4xf32>
  %gt = gc.transpose %g permutation [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %lr = gc.constant dense<0.125> : tensor<4x3xf32>
  %d = gc.mul %lr, %gt : tensor<4x3xf32>
  %w2 = gc.sub %w, %d : tensor<4x3xf32>
  return %w2, %loss : tensor<4x3xf32>, tensor<f32>
}
