// A column-cut, then a row-cut layer: one all-reduce forward.
gc.mesh @mesh ["tensor"] [2]
func.func @main(%x: tensor<6x16xf32>,
                %w1: tensor<16x32xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {"tensor"}]>},
                %b1: tensor<32xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor"}]>},
                %w2: tensor<32x16xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor"}, {}]>}) -> tensor<6x16xf32> {
  %h = gc.dot %x, %w1 batch [] x [] contract [1] x [0] : (tensor<6x16xf32>, tensor<16x32xf32>) -> tensor<6x32xf32>
  %b = gc.broadcast %b1 dims [1] : (tensor<32xf32>) -> tensor<6x32xf32>
  %s = gc.add %h, %b : tensor<6x32xf32>
  %t = gc.tanh %s : tensor<6x32xf32>
  %y = gc.dot %t, %w2 batch [] x [] contract [1] x [0] : (tensor<6x32xf32>, tensor<32x16xf32>) -> tensor<6x16xf32>
  %k = gc.constant dense<0.5> : tensor<6x16xf32>
  %z = gc.mul %y, %k : tensor<6x16xf32>
  %r = gc.tanh %z : tensor<6x16xf32>
  return %r : tensor<6x16xf32>
}
