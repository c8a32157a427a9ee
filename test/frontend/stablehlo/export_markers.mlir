// RUN: gcompile-opt %s --gc-export-stablehlo | FileCheck %s
// RUN: gcompile-opt %s --gc-export-stablehlo | gcompile-opt --gc-import-stablehlo --gc-inline-calls | FileCheck %s --check-prefix=AGAIN

// CHECK-LABEL: func.func @main
// CHECK-SAME: (%arg0: tensor<4xf32> {gc.dims = ["width"], gc.init = "ones", gc.name = "w", gc.role = "param", gc.tied = ["v"]})
// CHECK-SAME: -> (tensor<4xf32> {gc.role = "loss", jax.result_info = "loss"})
// CHECK: %[[S:.*]] = stablehlo.composite "gc.stop_gradient" %arg0 {decomposition = @[[ID:.*]]} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[C:.*]] = stablehlo.composite "gc.checkpoint_name" %[[S]] {composite_attributes = {name = "ffn"}, decomposition = @{{.*}}}
// CHECK: stablehlo.composite "gc.custom_vjp" %[[C]] {composite_attributes = {backward = @round.backward, forward = @round.forward, name = "round"}, decomposition = @round.primal}
// CHECK: func.func private @[[ID]](%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %arg0
// CHECK: func.func private @round.primal
// CHECK-NEXT: stablehlo.round_nearest_even
// CHECK: func.func private @round.forward(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>)
// CHECK-NEXT: stablehlo.round_nearest_even
// CHECK-NEXT: stablehlo.is_finite
// CHECK: func.func private @round.backward(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>) -> tensor<4xf32>

// What is written is read as the same.
// AGAIN-LABEL: func.func @main
// AGAIN-SAME: (%arg0: tensor<4xf32> {gc.dims = ["width"], gc.init = "ones", gc.name = "w", gc.role = #gc<role param>, gc.tied = ["v"]})
// AGAIN-SAME: -> (tensor<4xf32> {gc.name = "loss", gc.role = #gc<role loss>})
// AGAIN-NEXT: gc.stop_gradient
// AGAIN-NEXT: gc.checkpoint_name %{{.*}} as "ffn"
// AGAIN-NEXT: gc.custom_vjp "round"(%{{.*}}) primal {
// AGAIN-NEXT: ^bb0
// AGAIN-NEXT: gc.round_even
// AGAIN: gc.is_finite
// AGAIN: gc.select
// AGAIN-NOT: func.func
func.func @main(%x: tensor<4xf32> {gc.dims = ["width"], gc.init = "ones", gc.name = "w", gc.role = #gc<role param>, gc.tied = ["v"]})
    -> (tensor<4xf32> {gc.name = "loss", gc.role = #gc<role loss>}) {
  %0 = gc.stop_gradient %x : tensor<4xf32>
  %1 = gc.checkpoint_name %0 as "ffn" : tensor<4xf32>
  %2 = gc.custom_vjp "round"(%1) primal {
  ^bb0(%a: tensor<4xf32>):
    %3 = gc.round_even %a : tensor<4xf32>
    gc.yield %3 : tensor<4xf32>
  } forward {
  ^bb0(%a: tensor<4xf32>):
    %3 = gc.round_even %a : tensor<4xf32>
    %4 = gc.is_finite %a : (tensor<4xf32>) -> tensor<4xi1>
    gc.yield %3, %4 : tensor<4xf32>, tensor<4xi1>
  } backward {
  ^bb0(%k: tensor<4xi1>, %c: tensor<4xf32>):
    %3 = gc.neg %c : tensor<4xf32>
    %4 = gc.select %k, %c, %3 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    gc.yield %4 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
