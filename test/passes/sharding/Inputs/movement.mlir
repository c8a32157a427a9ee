// Minor factors, an iota over a cut dimension, a table cut by rows, a reversed dimension, a loop.
gc.mesh @mesh ["data", "tensor"] [1, 2]
func.func @main(%x: tensor<8x48xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {3, 8 "tensor", 2}]>},
                %table: tensor<16x8xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor"}, {}]>},
                %ids: tensor<8x1xi32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>})
    -> (tensor<8x3x8x2xf32>, tensor<8x8xf32>, tensor<8x48xf32>, tensor<8xf32> {gc.sharding = #gc.sharding<@mesh, [{"tensor"}]>}) {
  %heads = gc.reshape %x : (tensor<8x48xf32>) -> tensor<8x3x8x2xf32>
  %i = gc.iota dim 2 : tensor<8x3x8x2xf32>
  %moved = gc.add %heads, %i : tensor<8x3x8x2xf32>
  %rows = gc.gather %table[%ids] <{collapsed_slice_dims = array<i64: 0>, index_vector_dim = 1 : i64,
    indices_batching_dims = array<i64>, offset_dims = array<i64: 1>, operand_batching_dims = array<i64>,
    slice_sizes = array<i64: 1, 8>, start_index_map = array<i64: 0>}> : (tensor<16x8xf32>, tensor<8x1xi32>) -> tensor<8x8xf32>
  %back = gc.reverse %x dims [0] : (tensor<8x48xf32>) -> tensor<8x48xf32>
  %sum = gc.reduce add(%rows) dims [1] : (tensor<8x8xf32>) -> tensor<8xf32>
  %n = gc.constant dense<0> : tensor<i32>
  %loop:2 = gc.while %n, %sum cond {
  ^bb0(%k: tensor<i32>, %v: tensor<8xf32>):
    %three = gc.constant dense<3> : tensor<i32>
    %p = gc.compare LT %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%k: tensor<i32>, %v: tensor<8xf32>):
    %one = gc.constant dense<1> : tensor<i32>
    %k2 = gc.add %k, %one : tensor<i32>
    %total = gc.reduce add(%v) dims [0] : (tensor<8xf32>) -> tensor<f32>
    %spread = gc.broadcast %total dims [] : (tensor<f32>) -> tensor<8xf32>
    %v2 = gc.add %v, %spread : tensor<8xf32>
    gc.yield %k2, %v2 : tensor<i32>, tensor<8xf32>
  } : (tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
  return %moved, %rows, %back, %loop#1 : tensor<8x3x8x2xf32>, tensor<8x8xf32>, tensor<8x48xf32>, tensor<8xf32>
}
