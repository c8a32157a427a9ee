// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Collectives of one device give it its own values; where nobody sends to it, zeros.
func.func @main() {
  %c = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %x = stablehlo.optimization_barrier %c : tensor<2xf32>
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%0, %c) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%1, %c) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %2 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%2, %c) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %3 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%3, %zeros) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %4 = "stablehlo.async_start"(%x) ({
  ^bb0(%y: tensor<2xf32>):
    %z = "stablehlo.all_to_all"(%y) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %z : tensor<2xf32>
  }) : (tensor<2xf32>) -> !stablehlo.future<tensor<2xf32>>
  %5 = "stablehlo.async_done"(%4) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%5, %c) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}
