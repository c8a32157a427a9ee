// One value under every order of two axes over its dimensions.
gc.mesh @mesh ["data", "tensor"] [2, 4]
func.func @main(%x: tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{"data", "tensor"}, {}]>},
                %y: tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {"tensor", "data"}]>})
    -> (tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>},
        tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor"}, {}]>},
        tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor", "data"}, {}]>},
        tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor"}, {"data"}]>},
        tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {"tensor"}]>},
        tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {"data", "tensor"}]>},
        tensor<16x16xf32> {gc.sharding = #gc.sharding<@mesh, [{}, {}]>}) {
  %0 = gc.neg %x : tensor<16x16xf32>
  %1 = gc.neg %y : tensor<16x16xf32>
  return %0, %0, %0, %0, %1, %1, %1 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}
