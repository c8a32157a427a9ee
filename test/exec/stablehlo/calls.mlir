// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Custom calls of known meaning, products' upper halves, contractions by an algorithm, batched selection by index.
func.func @main() {
  %0 = stablehlo.constant dense<[[3.0, 1.0, 4.0, 1.5], [-9.0, 2.0, 6.0, 5.0]]> : tensor<2x4xf32>
  %x = stablehlo.optimization_barrier %0 : tensor<2x4xf32>
  %top:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  %e0 = stablehlo.constant dense<[[4.0, 3.0], [6.0, 5.0]]> : tensor<2x2xf32>
  %e1 = stablehlo.constant dense<[[2, 0], [2, 3]]> : tensor<2x2xi32>
  stablehlo.custom_call @check.expect_eq(%top#0, %e0) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%top#1, %e1) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
  // The smallest: -NaN before all, NaN behind all, the first of equal ones first (as jax.lax.sort of both arrays).
  %low_in = stablehlo.constant dense<[[3.0, 1.0, 1.0, 0xFFC00000], [0x7FC00000, 0x7F800000, 6.0, 0x7F800000]]> : tensor<2x4xf32>
  %y = stablehlo.optimization_barrier %low_in : tensor<2x4xf32>
  %low:2 = stablehlo.custom_call @mhlo.topk(%y) {mhlo.attributes = {k = 3 : i64, largest = false}, mhlo.version = 1 : i64} : (tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %low_values = stablehlo.constant dense<[[0xFFC00000, 1.0, 1.0], [6.0, 0x7F800000, 0x7F800000]]> : tensor<2x3xf32>
  %low_places = stablehlo.constant dense<[[3, 1, 2], [2, 1, 3]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%low#0, %low_values) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%low#1, %low_places) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %small_in = stablehlo.constant dense<[-128, 127, -127, 127]> : tensor<4xi8>
  %small_x = stablehlo.optimization_barrier %small_in : tensor<4xi8>
  %small:2 = stablehlo.custom_call @mhlo.topk(%small_x) {mhlo.attributes = {k = 4 : i64, largest = false}, mhlo.version = 1 : i64} : (tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi32>)
  %small_values = stablehlo.constant dense<[-128, -127, 127, 127]> : tensor<4xi8>
  %small_places = stablehlo.constant dense<[0, 2, 1, 3]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%small#0, %small_values) {has_side_effect = true} : (tensor<4xi8>, tensor<4xi8>) -> ()
  stablehlo.custom_call @check.expect_eq(%small#1, %small_places) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %1 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %e2 = chlo.erf %x : tensor<2x4xf32> -> tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%1, %e2) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  %2 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{replicated}"} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %3 = stablehlo.custom_call @annotate_device_placement(%2) {has_side_effect = true} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %x) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()

  // Python: a * b >> bits.
  %4 = stablehlo.constant dense<[-128, 127, 100]> : tensor<3xi8>
  %5 = stablehlo.optimization_barrier %4 : tensor<3xi8>
  %6 = chlo.mulhi %5, %5 : tensor<3xi8>, tensor<3xi8> -> tensor<3xi8>
  %e6 = stablehlo.constant dense<[64, 63, 39]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {has_side_effect = true} : (tensor<3xi8>, tensor<3xi8>) -> ()
  %7 = stablehlo.constant dense<[4294967295, 65536, 3000000000]> : tensor<3xui32>
  %8 = stablehlo.optimization_barrier %7 : tensor<3xui32>
  %9 = chlo.mulhi %8, %8 : tensor<3xui32>, tensor<3xui32> -> tensor<3xui32>
  %e9 = stablehlo.constant dense<[4294967294, 1, 2095475792]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
  %10 = stablehlo.constant dense<[-9223372036854775808, 1234567890123456789, -5]> : tensor<3xi64>
  %11 = stablehlo.constant dense<[-9223372036854775808, -987654321098765432, 7]> : tensor<3xi64>
  %12:2 = stablehlo.optimization_barrier %10, %11 : tensor<3xi64>, tensor<3xi64>
  %13 = chlo.mulhi %12#0, %12#1 : tensor<3xi64>, tensor<3xi64> -> tensor<3xi64>
  %e13 = stablehlo.constant dense<[4611686018427387904, -66099811787816347, -1]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
  %14 = stablehlo.constant dense<[18446744073709551615, 12345678901234567890]> : tensor<2xui64>
  %15 = stablehlo.optimization_barrier %14 : tensor<2xui64>
  %16 = chlo.mulhi %15, %15 : tensor<2xui64>, tensor<2xui64> -> tensor<2xui64>
  %e16 = stablehlo.constant dense<[18446744073709551614, 8262476398185226452]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()

  // 1 + 2^-10 is 1 in bf16; as three bf16 it is itself.
  %17 = stablehlo.constant dense<[[1.0009765625, 2.0]]> : tensor<1x2xf32>
  %18 = stablehlo.optimization_barrier %17 : tensor<1x2xf32>
  %19 = stablehlo.dot_general %18, %18, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x1xf32>
  %e19 = stablehlo.constant dense<5.0> : tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %20 = stablehlo.dot_general %18, %18, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 3, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x1xf32>
  %e20 = stablehlo.constant dense<5.001954078674316> : tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()

  %21 = stablehlo.constant dense<[[3, 0, 0], [1, 1, 2]]> : tensor<2x3xi32>
  %22 = "stablehlo.torch_index_select"(%x, %21) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<2x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  %e22 = stablehlo.constant dense<[[1.5, 3.0, 3.0], [2.0, 2.0, 6.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x4xcomplex<f32>>
  %24 = stablehlo.fft %23, type = FFT, length = [4] : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %23) {has_side_effect = true} : (tensor<0x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>) -> ()

  // Collectives of a device that is alone.
  %25 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %26 = "stablehlo.all_gather"(%25) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %27 = "stablehlo.collective_permute"(%26) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%27, %x) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  %28 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %e28 = stablehlo.constant dense<0.0> : tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%28, %e28) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()

  // A computation that is more than pointwise ops: element by element.
  %29 = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    %p = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %z = stablehlo.constant dense<1.0> : tensor<f32>
    %q = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %r = func.call @twice(%q) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %e29 = stablehlo.constant dense<[[20.0, 8.0, 26.0, 11.0], [-52.0, 14.0, 38.0, 32.0]]> : tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%29, %e29) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  return
}
func.func private @twice(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
