// Every op that the corpus does not hold, in its pretty form; each form gives the other again.
// RUN: gcompile-opt %s > %t.pretty
// RUN: gcompile-opt --mlir-print-op-generic %t.pretty > %t.generic
// RUN: gcompile-opt %t.generic | diff %t.pretty -
// RUN: gcompile-opt --mlir-print-op-generic %s | diff %t.generic -
// RUN: FileCheck %s < %t.pretty

// CHECK: sdy.mesh @m = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
sdy.mesh @m = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
// CHECK: sdy.mesh @one = <[], device_ids=[3]>
sdy.mesh @one = <[], device_ids=[3]>

// CHECK-LABEL: func.func @dynamic
func.func @dynamic(%x: tensor<?x4xf32>, %n: tensor<2xi64>, %s: tensor<i32>, %f: tensor<f32>) {
  // CHECK: stablehlo.dynamic_iota %{{.*}}, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
  %0 = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_reshape %{{.*}}, %{{.*}} : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_reshape %x, %n : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_broadcast_in_dim %{{.*}}, %{{.*}}, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>} :
  %2 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>} : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  // CHECK: stablehlo.real_dynamic_slice
  %3 = stablehlo.real_dynamic_slice %x, %n, %n, %n : (tensor<?x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_pad
  %4 = stablehlo.dynamic_pad %x, %f, %n, %n, %n : (tensor<?x4xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: stablehlo.set_dimension_size %{{.*}}, %{{.*}}, dim = 0 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.bounds<8, ?>>
  %5 = stablehlo.set_dimension_size %x, %s, dim = 0 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.bounds<8, ?>>
  // CHECK: stablehlo.set_dimension_size {{.*}} #stablehlo.bounds<8, ?>
  %6 = stablehlo.set_dimension_size %x, %s, dim = 0 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.type_extensions<bounds = [8, ?]>>
  // CHECK: stablehlo.constant() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<?xi64>
  %7 = stablehlo.constant() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<?xi64>
  return
}

// CHECK-LABEL: func.func @linear
func.func @linear(%x: tensor<4x4xf32>, %a: tensor<f32>, %shape: tensor<2xi64>) {
  // CHECK: stablehlo.einsum %{{.*}}, %{{.*}}, config = "ab,bc->ac" :
  %0 = stablehlo.einsum %x, %x, config = "ab,bc->ac" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: stablehlo.unary_einsum %{{.*}}, config = "ab->a" :
  %1 = stablehlo.unary_einsum %x, config = "ab->a" : (tensor<4x4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.rng %{{.*}}, %{{.*}}, %{{.*}}, distribution = UNIFORM :
  %2 = stablehlo.rng %a, %a, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4x4xf32>
  // CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT], algorithm = <lhs_precision_type = tf32, {{.*}}allow_imprecise_accumulation = false> :
  %3 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: stablehlo.dot %{{.*}}, %{{.*}}, precision = [HIGHEST, HIGHEST] :
  %4 = stablehlo.dot %x, %x, precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: stablehlo.tanh %{{.*}} {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x4xf32>
  %5 = stablehlo.tanh %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x4xf32>
  // CHECK: stablehlo.convert %{{.*}} : (tensor<4x4xf32>) -> tensor<4x4x!quant.uniform<i8:f32, 5.000000e-01>>
  %7 = stablehlo.convert %x : (tensor<4x4xf32>) -> tensor<4x4x!quant.uniform<i8:f32, 5.000000e-01>>
  // CHECK: stablehlo.uniform_quantize
  %8 = stablehlo.uniform_quantize %x : (tensor<4x4xf32>) -> tensor<4x4x!quant.uniform<i8:f32, 5.000000e-01>>
  // CHECK: stablehlo.uniform_dequantize
  %9 = stablehlo.uniform_dequantize %8 : (tensor<4x4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4x4xf32>
  // CHECK: stablehlo.cholesky %{{.*}} : tensor<4x4xf32>
  %10 = stablehlo.cholesky %x : tensor<4x4xf32>
  return
}

// CHECK-LABEL: func.func @hosts
func.func @hosts(%x: tensor<4xf32>) {
  %t = stablehlo.create_token : !stablehlo.token
  // CHECK: stablehlo.after_all %{{.*}}, %{{.*}} : !stablehlo.token
  %0 = stablehlo.after_all %t, %t : !stablehlo.token
  // CHECK: stablehlo.after_all : !stablehlo.token
  %1 = stablehlo.after_all : !stablehlo.token
  // CHECK: "stablehlo.infeed"
  %2:2 = "stablehlo.infeed"(%t) <{infeed_config = "a", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  // CHECK: "stablehlo.outfeed"
  %3 = "stablehlo.outfeed"(%x, %t) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  // CHECK: "stablehlo.send"
  %4 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  // CHECK: "stablehlo.recv"
  %5:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  // CHECK: "stablehlo.async_start"
  // CHECK: !stablehlo.future<tensor<4xf32>>
  %6 = "stablehlo.async_start"(%x) ({
  ^bb0(%y: tensor<4xf32>):
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  // CHECK: "stablehlo.async_done"
  %7 = "stablehlo.async_done"(%6) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  // CHECK: stablehlo.optimization_barrier()
  stablehlo.optimization_barrier ()
  // CHECK: stablehlo.custom_call @"odd name"(%{{.*}}) {api_version = 4 : i32
  %8 = stablehlo.custom_call @"odd name"(%x) {api_version = 4 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @collectives
func.func @collectives(%x: tensor<4xf32>) {
  // CHECK: "stablehlo.collective_broadcast"
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "stablehlo.cross-replica-sum"
  %1 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>
  %2 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<4xf32>) -> tensor<16xf32>
  return
}

// CHECK-LABEL: func.func @shardings
// CHECK-SAME: #sdy.sharding<@m, [{"x", ?}p2, {?}], replicated={"y"}>
// CHECK-SAME: #sdy.sharding<mesh<["z"=2]>, [{}], unreduced=max{"z"}>
func.func @shardings(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}p2, {?}], replicated={"y"}>},
                     %y: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["z"=2]>, [{}], unreduced=max{"z"}>}) -> tensor<8x8xf32> {
  // CHECK: sdy.reshard %{{.*}} <@m, [{}, {"x":(1)2}]> : tensor<8x8xf32>
  %0 = sdy.reshard %x <@m, [{}, {"x":(1)2}]> : tensor<8x8xf32>
  // CHECK: sdy.named_computation<"block">(%{{.*}}) in_shardings=[<@m, [{}, {}]>] (%{{.*}}: tensor<8x8xf32>) {
  %1 = sdy.named_computation<"block">(%0) in_shardings=[<@m, [{}, {}]>] (%a: tensor<8x8xf32>) {
    sdy.return %a : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: #sdy.op_sharding_rule<([ij, k])->([ij, k]) {i=2, j=4, k=8} need_replication={k} blocked_propagation={j}>
  %2 = stablehlo.custom_call @f(%1) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k])->([ij, k]) {i=2, j=4, k=8} need_replication={k} blocked_propagation={j}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
