// RUN: gcompile-opt %s --gc-erase-markers | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32> {gc.name = "x", gc.role = #gc<role param>}
// CHECK-NEXT: %[[R:.*]] = gc.round_even %[[X]]
// CHECK-NEXT: return %[[R]], %[[X]]
func.func @main(%x: tensor<4xf32> {gc.name = "x", gc.role = #gc<role param>}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = gc.stop_gradient %x : tensor<4xf32>
  %1 = gc.checkpoint_name %0 as "block" : tensor<4xf32>
  // A result that is an operand, and a marker inside the primal.
  %2:2 = gc.custom_vjp "round"(%1) primal {
  ^bb0(%a: tensor<4xf32>):
    %3 = gc.stop_gradient %a : tensor<4xf32>
    %4 = gc.round_even %3 : tensor<4xf32>
    gc.yield %4, %a : tensor<4xf32>, tensor<4xf32>
  } forward {
  ^bb0(%a: tensor<4xf32>):
    gc.yield %a, %a : tensor<4xf32>, tensor<4xf32>
  } backward {
  ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
    %3 = gc.add %c, %d : tensor<4xf32>
    gc.yield %3 : tensor<4xf32>
  } : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>
}

// One inside another, in a region.
// CHECK-LABEL: func.func @nested
// CHECK: gc.case
// CHECK-NEXT: gc.exp
// CHECK-NEXT: gc.neg
// CHECK-NEXT: gc.yield
// CHECK-NOT: gc.custom_vjp
func.func @nested(%i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %0 = gc.case %i {
    %1 = gc.custom_vjp "outer"(%x) primal {
    ^bb0(%a: tensor<f32>):
      %2 = gc.custom_vjp "inner"(%a) primal {
      ^bb0(%b: tensor<f32>):
        %3 = gc.exp %b : tensor<f32>
        gc.yield %3 : tensor<f32>
      } forward {
      ^bb0(%b: tensor<f32>):
        gc.yield %b : tensor<f32>
      } backward {
      ^bb0(%c: tensor<f32>):
        gc.yield %c : tensor<f32>
      } : (tensor<f32>) -> tensor<f32>
      %4 = gc.neg %2 : tensor<f32>
      gc.yield %4 : tensor<f32>
    } forward {
    ^bb0(%a: tensor<f32>):
      gc.yield %a : tensor<f32>
    } backward {
    ^bb0(%c: tensor<f32>):
      gc.yield %c : tensor<f32>
    } : (tensor<f32>) -> tensor<f32>
    gc.yield %1 : tensor<f32>
  } : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}
