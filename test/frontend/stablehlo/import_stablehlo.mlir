// RUN: gcompile-opt --split-input-file --gc-import-stablehlo %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[X:.*]]: tensor<2x3xf32> {gc.alias = -1 : i32, gc.name = "x"}) -> (tensor<2xf32> {gc.name = "y"})
// CHECK: %[[ZERO:.*]] = gc.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[Y:.*]] = gc.reduce add(%[[X]]) init(%[[ZERO]]) dims [1]
// CHECK: return %[[Y]]
func.func @main(%arg0: tensor<2x3xf32> {jax.buffer_donor = true} loc("x")) -> (tensor<2xf32> {jax.result_info = "y"}) {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// A mesh, and shardings that stay for the passes to come.
// CHECK: gc.mesh @mesh ["data", "tensor"] [2, 4]
// CHECK-LABEL: func.func @main
// CHECK-SAME: gc.alias = 0 : i32
// CHECK-SAME: sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>
// CHECK: gc.optimization_barrier {{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {"tensor"}]>]>}
sdy.mesh @mesh = <["data"=2, "tensor"=4]>
func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, tf.aliasing_output = 0 : i32}) -> tensor<8x4xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"data"}, {"tensor"}]> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// The combiner of two tensors together stays a region; on booleans, sum is or.
// CHECK-LABEL: func.func @reductions
// CHECK: gc.reduce region
// CHECK: gc.compare GT
// CHECK: gc.yield
// CHECK: gc.reduce or
func.func @reductions(%a: tensor<4xf32>, %i: tensor<4xi32>, %p: tensor<4xi1>) -> (tensor<f32>, tensor<i32>, tensor<i1>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0:2 = stablehlo.reduce(%a init: %low), (%i init: %zero) across dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%k: tensor<i32>, %l: tensor<i32>) {
    %1 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %k, %l : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  %4 = stablehlo.reduce(%p init: %false) applies stablehlo.add across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
  return %0#0, %0#1, %4 : tensor<f32>, tensor<i32>, tensor<i1>
}

// -----

// if p {a} {b} is case p of {b, a}; values from above stay as they are.
// CHECK-LABEL: func.func @control
// CHECK-SAME: (%[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<3xf32>)
// CHECK: %[[N:.*]] = gc.convert %[[P]]
// CHECK: gc.case %[[N]]
// CHECK: gc.cos %[[X]]
// CHECK: gc.sin %[[X]]
// CHECK: gc.while
// CHECK: gc.compare LT
// CHECK: gc.yield {{.*}} : tensor<i1>
// CHECK: gc.mul {{.*}}, %[[X]]
func.func @control(%p: tensor<i1>, %x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = "stablehlo.if"(%p) ({
    %a = stablehlo.sine %x : tensor<3xf32>
    stablehlo.return %a : tensor<3xf32>
  }, {
    %a = stablehlo.cosine %x : tensor<3xf32>
    stablehlo.return %a : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<3xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %i, %one : tensor<i32>
    %3 = stablehlo.multiply %v, %x : tensor<3xf32>
    stablehlo.return %2, %3 : tensor<i32>, tensor<3xf32>
  }
  return %0, %1#1 : tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @others
// CHECK: gc.bitcast {{.*}} -> tensor<4xui32>
// CHECK: gc.bitcast_reshape {{.*}} -> tensor<4x4xui8>
// CHECK: gc.compare LT {{.*}} total_order
// CHECK: gc.top_k %{{.*}} k 2
// CHECK: gc.erf
// CHECK: gc.dot {{.*}} batch [] x [] contract [0] x [0]
// CHECK: call @impl
// CHECK: gc.expect eq
func.func @others(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>
  %1 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4x4xui8>
  %2 = stablehlo.compare LT, %x, %x, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %values, %indices = chlo.top_k(%x, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %3 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  %4 = stablehlo.dot %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %5 = stablehlo.composite "my.op" %x {decomposition = @impl} : (tensor<4xf32>) -> tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %5) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return %5 : tensor<4xf32>
}
func.func private @impl(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// How JAX writes a cumulative sum, from the end here.
// CHECK-LABEL: func.func @cumsum
// CHECK: gc.cumulative add %{{.*}} dim 1 reverse : tensor<2x4xf32>
func.func @cumsum(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %cst = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 3]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// Algorithms that say what gc.dot does anyway.
// CHECK-LABEL: func.func @algorithms
// CHECK: gc.dot
// CHECK: gc.dot
// CHECK: gc.dot
func.func @algorithms(%x: tensor<4x4xf32>, %y: tensor<4x4xbf16>, %z: tensor<4x4xf64>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf64>) {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %y, %y, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xf32>
  %2 = stablehlo.dot_general %z, %z, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf64>
}

// -----

// Operands rounded as the algorithm says, sums at least as wide.
// CHECK-LABEL: func.func @other_algorithms
// CHECK: %[[ROUNDED:.*]] = gc.convert %{{.*}} : (tensor<4x4xf32>) -> tensor<4x4xbf16>
// CHECK: %[[BACK:.*]] = gc.convert %[[ROUNDED]] : (tensor<4x4xbf16>) -> tensor<4x4xf32>
// CHECK: gc.dot %{{.*}}, %[[BACK]]
// CHECK: gc.dot {{.*}} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
// CHECK: %[[NARROW:.*]] = gc.dot {{.*}} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
// CHECK: gc.convert %[[NARROW]] : (tensor<4x4xbf16>) -> tensor<4x4xf32>
// CHECK: gc.dot {{.*}} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
func.func @other_algorithms(%x: tensor<4x4xf32>, %y: tensor<4x4xbf16>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.dot_general %y, %y, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = bf16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xf32>
  %3 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 3, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// Two units in the last place are ours to give; so is a looser relative tolerance beside a narrower one in units.
// CHECK-LABEL: func.func @accuracies
// CHECK-COUNT-2: gc.exp
func.func @accuracies(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %1 = stablehlo.exponential %0 {result_accuracy = #stablehlo.result_accuracy<ulps = 1, rtol = 1.000000e-03, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Sizes that are sliced and spread, as exporters of dynamic programs compute them: 4 by 6, 9 by 2, 3 by 3.
// CHECK-LABEL: func.func @starts
// CHECK: gc.slice %{{.*}} start [1] limit [9] stride [2]
func.func @starts(%x: tensor<10xf32>) -> tensor<4xf32> {
  %s = stablehlo.constant dense<[1, 9, 2, 7]> : tensor<4xi32>
  %0 = stablehlo.slice %s [0:1] : (tensor<4xi32>) -> tensor<1xi32>
  %1 = stablehlo.slice %s [1:2] : (tensor<4xi32>) -> tensor<1xi32>
  %2 = stablehlo.slice %s [2:4:2] : (tensor<4xi32>) -> tensor<1xi32>
  %3 = stablehlo.real_dynamic_slice %x, %0, %1, %2 : (tensor<10xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
// CHECK-LABEL: func.func @sizes
// CHECK: gc.iota dim 1 : tensor<4x6xi32>
// CHECK: gc.iota dim 0 : tensor<9x2xi32>
// CHECK: gc.iota dim 0 : tensor<3x3xi32>
func.func @sizes() -> (tensor<4x6xi32>, tensor<9x2xi32>, tensor<3x3xi32>) {
  %s = stablehlo.constant dense<[9, 4, 6, 2]> : tensor<4xi32>
  %0 = stablehlo.slice %s [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xi32>) -> tensor<4x6xi32>
  %2 = stablehlo.slice %s [0:4:3] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.dynamic_iota %2, dim = 0 : (tensor<2xi32>) -> tensor<9x2xi32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %5 = stablehlo.dynamic_iota %4, dim = 0 : (tensor<2xi32>) -> tensor<3x3xi32>
  return %1, %3, %5 : tensor<4x6xi32>, tensor<9x2xi32>, tensor<3x3xi32>
}
