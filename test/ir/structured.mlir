// RUN: gcompile-opt %s | gcompile-opt | FileCheck %s
// RUN: gcompile-opt %s --mlir-print-op-generic | gcompile-opt | FileCheck %s

// CHECK-LABEL: func.func @movement
func.func @movement(%a: tensor<4x6xf32>, %fill: tensor<f32>, %i: tensor<i32>, %u: tensor<2x3xf32>) {
  // CHECK: gc.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = gc.constant dense<[1, 2, 3]> : tensor<3xi32>
  // CHECK: gc.iota dim 1 : tensor<2x5xf32>
  %1 = gc.iota dim 1 : tensor<2x5xf32>
  // CHECK: gc.reshape %{{.*}} : (tensor<4x6xf32>) -> tensor<3x8xf32>
  %2 = gc.reshape %a : (tensor<4x6xf32>) -> tensor<3x8xf32>
  // CHECK: gc.broadcast %{{.*}} dims [1, 0] : (tensor<4x6xf32>) -> tensor<6x4x2xf32>
  %3 = gc.broadcast %a dims [1, 0] : (tensor<4x6xf32>) -> tensor<6x4x2xf32>
  // CHECK: gc.broadcast %{{.*}} dims [] : (tensor<f32>) -> tensor<2xf32>
  %4 = gc.broadcast %fill dims [] : (tensor<f32>) -> tensor<2xf32>
  // CHECK: gc.transpose %{{.*}} permutation [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %5 = gc.transpose %a permutation [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  // CHECK: gc.slice %{{.*}} start [1, 0] limit [4, 6] stride [2, 1] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  %6 = gc.slice %a start [1, 0] limit [4, 6] stride [2, 1] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  // CHECK: gc.pad %{{.*}}, %{{.*}} low [1, -1] high [0, 2] interior [1, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<8x7xf32>
  %7 = gc.pad %a, %fill low [1, -1] high [0, 2] interior [1, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<8x7xf32>
  // CHECK: gc.windows %{{.*}}, %{{.*}} dims [1] size [3] stride [2] dilation [1] low [1] interior [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x3x3xf32>
  %w = gc.windows %a, %fill dims [1] size [3] stride [2] dilation [1] low [1] interior [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x3x3xf32>
  // CHECK: gc.concatenate %{{.*}}, %{{.*}} dim 0 : (tensor<4x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %8 = gc.concatenate %a, %6 dim 0 : (tensor<4x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  // CHECK: gc.reverse %{{.*}} dims [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %9 = gc.reverse %a dims [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK: gc.dynamic_slice %{{.*}}[%{{.*}}, %{{.*}}] sizes [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %10 = gc.dynamic_slice %a[%i, %i] sizes [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  // CHECK: gc.dynamic_update_slice %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  %11 = gc.dynamic_update_slice %a, %u[%i, %i] : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  // CHECK: gc.bitcast_reshape %{{.*}} : (tensor<4x6xf32>) -> tensor<4x6x4xui8>
  %12 = gc.bitcast_reshape %a : (tensor<4x6xf32>) -> tensor<4x6x4xui8>
  // CHECK: gc.optimization_barrier %{{.*}}, %{{.*}} : (tensor<4x6xf32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<f32>)
  %13:2 = gc.optimization_barrier %a, %fill : (tensor<4x6xf32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<f32>)
  return
}

// CHECK-LABEL: func.func @reduction
func.func @reduction(%a: tensor<4x6xf32>, %b: tensor<4x6xi32>, %f: tensor<f32>, %i: tensor<i32>) {
  // CHECK: gc.reduce add(%{{.*}}) dims [1] : (tensor<4x6xf32>) -> tensor<4xf32>
  %0 = gc.reduce add(%a) dims [1] : (tensor<4x6xf32>) -> tensor<4xf32>
  // CHECK: gc.reduce max(%{{.*}}) init(%{{.*}}) dims [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  %1 = gc.reduce max(%a) init(%f) dims [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  // CHECK: gc.reduce region(%{{.*}}, %{{.*}}) init(%{{.*}}, %{{.*}}) dims [1] {
  // CHECK-NEXT: ^bb0(%[[V:.*]]: tensor<f32>, %[[N:.*]]: tensor<i32>, %[[W:.*]]: tensor<f32>, %[[M:.*]]: tensor<i32>):
  // CHECK: gc.yield %{{.*}}, %{{.*}} : tensor<f32>, tensor<i32>
  %2:2 = gc.reduce region(%a, %b) init(%f, %i) dims [1] {
  ^bb0(%v: tensor<f32>, %n: tensor<i32>, %w: tensor<f32>, %m: tensor<i32>):
    %p = gc.compare GE %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %x = gc.select %p, %v, %w : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %y = gc.select %p, %n, %m : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %x, %y : tensor<f32>, tensor<i32>
  } : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  // CHECK: gc.cumulative add %{{.*}} dim 1 : tensor<4x6xf32>
  %3 = gc.cumulative add %a dim 1 : tensor<4x6xf32>
  // CHECK: gc.cumulative max %{{.*}} dim 0 reverse exclusive : tensor<4x6xf32>
  %4 = gc.cumulative max %a dim 0 reverse exclusive : tensor<4x6xf32>
  // CHECK: gc.top_k %{{.*}} k 2 : (tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  %5:2 = gc.top_k %a k 2 : (tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // CHECK: gc.sort %{{.*}} dim 1 stable {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>):
  %6 = gc.sort %a dim 1 stable {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %p = gc.compare LT %l, %r total_order : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK: gc.dot %{{.*}}, %{{.*}} batch [] x [] contract [1] x [1] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x4xf32>
  %7 = gc.dot %a, %a batch [] x [] contract [1] x [1] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: func.func @indexing
func.func @indexing(%table: tensor<8x3xf32>, %ids: tensor<2x5x1xi32>, %u: tensor<2x5x3xf32>) {
  // CHECK: gc.gather %{{.*}}[%{{.*}}] <{collapsed_slice_dims = array<i64: 0>
  %0 = gc.gather %table[%ids] <{collapsed_slice_dims = array<i64: 0>, index_vector_dim = 2 : i64,
    indices_batching_dims = array<i64>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64>,
    slice_sizes = array<i64: 1, 3>, start_index_map = array<i64: 0>}> : (tensor<8x3xf32>, tensor<2x5x1xi32>) -> tensor<2x5x3xf32>
  // CHECK: gc.scatter add(%{{.*}}) [%{{.*}}] (%{{.*}}) <{
  %1 = gc.scatter add(%table)[%ids](%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64>,
    input_batching_dims = array<i64>, inserted_window_dims = array<i64: 0>,
    scatter_dims_to_operand_dims = array<i64: 0>, update_window_dims = array<i64: 2>}>
    : (tensor<8x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>) -> tensor<8x3xf32>
  // CHECK: gc.scatter region(%{{.*}}) [%{{.*}}] (%{{.*}}) <{
  // CHECK: ^bb0(%{{.*}}: tensor<f32>, %[[NEW:.*]]: tensor<f32>):
  // CHECK-NEXT: gc.yield %[[NEW]] : tensor<f32>
  %2 = gc.scatter region(%table)[%ids](%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64>,
    input_batching_dims = array<i64>, inserted_window_dims = array<i64: 0>,
    scatter_dims_to_operand_dims = array<i64: 0>, update_window_dims = array<i64: 2>}> {
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    gc.yield %new : tensor<f32>
  } : (tensor<8x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>) -> tensor<8x3xf32>
  return
}

// CHECK-LABEL: func.func @control
func.func @control(%n: tensor<i32>, %x: tensor<4xf32>, %xs: tensor<5x4xf32>) {
  // CHECK: gc.while %{{.*}}, %{{.*}} cond {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<4xf32>):
  // CHECK: } do {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<4xf32>):
  %0:2 = gc.while %n, %x cond {
  ^bb0(%i: tensor<i32>, %v: tensor<4xf32>):
    %p = gc.compare LT %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<4xf32>):
    %j = gc.add %i, %i : tensor<i32>
    gc.yield %j, %v : tensor<i32>, tensor<4xf32>
  } : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  // CHECK: gc.scan(%{{.*}}) over(%{{.*}}) trip 5 reverse {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xf32>):
  %1:2 = gc.scan(%x) over(%xs) trip 5 reverse {
  ^bb0(%c: tensor<4xf32>, %s: tensor<4xf32>):
    %d = gc.add %c, %s : tensor<4xf32>
    gc.yield %d, %c : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4xf32>, tensor<5x4xf32>) -> (tensor<4xf32>, tensor<5x4xf32>)
  // CHECK: gc.case %{{.*}} {
  // CHECK: }, {
  %2 = gc.case %n {
    gc.yield %x : tensor<4xf32>
  }, {
    %d = gc.neg %x : tensor<4xf32>
    gc.yield %d : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  // CHECK: gc.expect close %{{.*}}, %{{.*}} {max_ulp_difference = 5 : i64} : tensor<4xf32>
  gc.expect close %x, %2 {max_ulp_difference = 5 : i64} : tensor<4xf32>
  // CHECK: gc.fusion "loop"(%{{.*}}) {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<4xf32>):
  %3 = gc.fusion "loop"(%x) {
  ^bb0(%v: tensor<4xf32>):
    %d = gc.neg %v : tensor<4xf32>
    gc.yield %d : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK: gc.mesh @mesh ["data", "tensor"] [2, 4]
gc.mesh @mesh ["data", "tensor"] [2, 4]
// CHECK-LABEL: func.func @collectives
func.func @collectives(%x: tensor<8xf32>) {
  // CHECK: gc.all_reduce add %{{.*}} over @mesh ["data"] : tensor<8xf32>
  %0 = gc.all_reduce add %x over @mesh ["data"] : tensor<8xf32>
  // CHECK: gc.all_gather %{{.*}} dim 0 over @mesh ["data", "tensor"] : (tensor<8xf32>) -> tensor<64xf32>
  %1 = gc.all_gather %x dim 0 over @mesh ["data", "tensor"] : (tensor<8xf32>) -> tensor<64xf32>
  // CHECK: gc.reduce_scatter add %{{.*}} dim 0 over @mesh ["tensor"] : (tensor<8xf32>) -> tensor<2xf32>
  %2 = gc.reduce_scatter add %x dim 0 over @mesh ["tensor"] : (tensor<8xf32>) -> tensor<2xf32>
  // CHECK: gc.device_index @mesh ["data"] : tensor<i32>
  %3 = gc.device_index @mesh ["data"] : tensor<i32>
  return
}
