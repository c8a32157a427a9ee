// RUN: gcompile-opt --split-input-file --gc-import-stablehlo %s | FileCheck %s
// RUN: gcompile-opt --split-input-file --gc-import-stablehlo --gc-inline-calls %s | FileCheck %s --check-prefix=INLINED

// Names and roles: of attributes, of a marker on an argument reached by a call, of a location.
// CHECK-LABEL: func.func @main
// CHECK-SAME: tensor<4xf32> {gc.name = "w", gc.role = #gc<role param>, gc.tied = ["v"]}
// CHECK-SAME: tensor<4xf32> {gc.name = "blk/b", gc.role = #gc<role state>}
// CHECK-SAME: tensor<4xf32> {gc.name = "x", gc.role = #gc<role batch>}
// CHECK-SAME: -> (tensor<4xf32> {gc.name = "loss", gc.role = #gc<role loss>})
func.func @main(%arg0: tensor<4xf32> {gc.name = "w", gc.role = "param", gc.tied = ["v"]}, %arg1: tensor<4xf32>,
                %arg2: tensor<4xf32> {gc.role = #gc<role batch>} loc("x"))
    -> (tensor<4xf32> {gc.name = "loss", gc.role = "loss"}) {
  %0 = stablehlo.composite "gc.stop_gradient" %arg0 {decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @block(%0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.composite "gc.checkpoint_name" %1 {composite_attributes = {name = "out"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[S:.*]] = gc.stop_gradient %arg0
  // CHECK: %[[C:.*]] = call @block(%[[S]], %arg1)
  // CHECK: gc.checkpoint_name %[[C]] as "out"
  return %2 : tensor<4xf32>
}
func.func private @block(%x: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "gc.param" %b {composite_attributes = {name = "blk/b", role = "state"}, decomposition = @same} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// Two arguments of one location have no name.
// CHECK-LABEL: func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32> {gc.name = "y"})
func.func @main(%arg0: tensor<2xf32> loc("x"), %arg1: tensor<2xf32> loc("x"), %arg2: tensor<2xf32> loc("y")) {
  return
}

// -----

// A function with its own gradient: symbols or strings name it; an integer operand has no cotangent.
// INLINED-LABEL: func.func @custom
// INLINED-NEXT: %[[V:.*]] = gc.custom_vjp "scaled_round"(%arg0, %arg1) primal {
// INLINED-NEXT: ^bb0(%[[A:.*]]: tensor<4xf32>, %{{.*}}: tensor<i32>):
// INLINED-NEXT: %[[P:.*]] = gc.round_even %[[A]]
// INLINED-NEXT: gc.yield %[[P]] : tensor<4xf32>
// INLINED-NEXT: } forward {
// INLINED-NEXT: ^bb0(%[[A:.*]]: tensor<4xf32>, %{{.*}}: tensor<i32>):
// INLINED-NEXT: %[[F:.*]] = gc.round_even %[[A]]
// INLINED-NEXT: gc.yield %[[F]], %[[A]] : tensor<4xf32>, tensor<4xf32>
// INLINED-NEXT: } backward {
// INLINED-NEXT: ^bb0(%[[K:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>):
// INLINED-NEXT: %[[B:.*]] = gc.mul %[[K]], %[[G]]
// INLINED-NEXT: gc.yield %[[B]] : tensor<4xf32>
// INLINED-NEXT: } : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
// INLINED-NEXT: return %[[V]]
// INLINED-NOT: func.func
func.func @custom(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "gc.custom_vjp" %arg0, %arg1 {composite_attributes = {forward = @f, backward = "b", name = "scaled_round"}, decomposition = @p} : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @p(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.round_nearest_even %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @f(%x: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.round_nearest_even %x : tensor<4xf32>
  return %0, %x : tensor<4xf32>, tensor<4xf32>
}
func.func private @b(%k: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %k, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Complex values are two.
// INLINED-LABEL: func.func @parts
// INLINED: gc.stop_gradient %{{.*}} : tensor<2xf32>
// INLINED: gc.stop_gradient %{{.*}} : tensor<2xf32>
func.func @parts(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.composite "gc.stop_gradient" %arg0 {decomposition = @same} : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
func.func private @same(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  return %x : tensor<2xcomplex<f32>>
}
