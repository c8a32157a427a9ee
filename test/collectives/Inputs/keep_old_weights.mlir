// A step that uses all three streams: the new weights take the donated argument's memory while the old ones, a megabyte,
// are returned too, and gradient and loss are summed over the devices.
gc.mesh @mesh ["data"] [2]
func.func @main(%w: tensor<512x512xf32> {gc.alias = 0 : i32, gc.sharding = #gc.sharding<@mesh, [{}, {}]>},
                %x: tensor<32x512xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>},
                %t: tensor<32x512xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>})
    -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<f32>) {
  %y = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<32x512xf32>, tensor<512x512xf32>) -> tensor<32x512xf32>
  %e = gc.sub %y, %t : tensor<32x512xf32>
  %q = gc.mul %e, %e : tensor<32x512xf32>
  %zero = gc.constant dense<0.0> : tensor<f32>
  %loss = gc.reduce add(%q) init(%zero) dims [0, 1] : (tensor<32x512xf32>, tensor<f32>) -> tensor<f32>
  %g = gc.dot %x, %e batch [] x [] contract [0] x [0] : (tensor<32x512xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
  %lr = gc.constant dense<0.125> : tensor<512x512xf32>
  %d = gc.mul %lr, %g : tensor<512x512xf32>
  %w2 = gc.sub %w, %d : tensor<512x512xf32>
  return %w2, %w, %loss : tensor<512x512xf32>, tensor<512x512xf32>, tensor<f32>
}
