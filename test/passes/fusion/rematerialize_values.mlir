// RUN: gcompile-opt %s --pass-pipeline='builtin.module(func.func(gc-rematerialize-values))' | FileCheck %s

// The pass's own example: the negation is computed again, the exponential is kept.
// CHECK-LABEL: func.func @example
// CHECK: %[[E:.*]] = gc.fusion "loop"(%arg0)
// CHECK-NOT: gc.neg
// CHECK: %[[S:.*]] = gc.fusion "row"(%[[E]]) {
// CHECK: ^bb0(%[[A:.*]]: tensor<4096xf32>):
// CHECK: %[[N:.*]] = gc.neg %[[A]]
// CHECK: gc.mul %[[A]], %[[N]]
// CHECK: return %[[S]]
func.func @example(%x: tensor<4096xf32>) -> tensor<f32> {
  %0:2 = gc.fusion "loop"(%x) {
  ^bb0(%a: tensor<4096xf32>):
    %e = gc.exp %a : tensor<4096xf32>
    %n = gc.neg %e : tensor<4096xf32>
    gc.yield %e, %n : tensor<4096xf32>, tensor<4096xf32>
  } : (tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>)
  %1 = gc.fusion "row"(%0#0, %0#1) {
  ^bb0(%a: tensor<4096xf32>, %b: tensor<4096xf32>):
    %m = gc.mul %a, %b : tensor<4096xf32>
    %s = gc.reduce add(%m) dims [0] : (tensor<4096xf32>) -> tensor<f32>
    gc.yield %s : tensor<f32>
  } : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// One after another: of x, x², tanh of both and a product only x and what the next contraction multiplies are kept.
// CHECK-LABEL: func.func @chain
// CHECK: %[[F:.*]]:2 = gc.fusion "contraction"(%arg0, %arg1)
// CHECK: gc.yield %[[G:.*]], %[[X:.*]] : tensor<64x64xf32>, tensor<64x64xf32>
// CHECK: gc.fusion "contraction"(%[[F]]#0, %arg1)
// CHECK: gc.fusion "column"(%{{.*}}, %[[F]]#1)
// CHECK: gc.mul
// CHECK: gc.tanh
// CHECK: gc.reduce
func.func @chain(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64xf32> {
  %0:4 = gc.fusion "contraction"(%x, %w) {
  ^bb0(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>):
    %d = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = gc.mul %d, %d : tensor<64x64xf32>
    %s = gc.add %q, %d : tensor<64x64xf32>
    %t = gc.tanh %s : tensor<64x64xf32>
    %g = gc.mul %d, %t : tensor<64x64xf32>
    gc.yield %g, %t, %q, %d : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  } : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %1 = gc.fusion "contraction"(%0#0, %w) {
  ^bb0(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>):
    %d = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    gc.yield %d : tensor<64x64xf32>
  } : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = gc.fusion "column"(%1, %0#1, %0#2, %0#3) {
  ^bb0(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %d: tensor<64x64xf32>):
    %m = gc.mul %a, %b : tensor<64x64xf32>
    %n = gc.add %m, %c : tensor<64x64xf32>
    %o = gc.sub %n, %d : tensor<64x64xf32>
    %s = gc.reduce add(%o) dims [0] : (tensor<64x64xf32>) -> tensor<64xf32>
    gc.yield %s : tensor<64xf32>
  } : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
  return %2 : tensor<64xf32>
}

// Kept: what a user reads transposed, what would keep another tensor of its size alive, and what is returned.
// CHECK-LABEL: func.func @kept
// CHECK: gc.fusion "loop"(%arg0)
// CHECK: gc.yield %{{.*}}, %{{.*}} : tensor<64x64xf32>, tensor<64x64xf32>
// CHECK: gc.fusion "loop"(%{{.*}}#0, %{{.*}}#1)
// CHECK: %[[V:.*]]:2 = gc.fusion "loop"(%{{.*}}) {
// CHECK: gc.fusion "row"(%[[V]]#0)
// CHECK: return %{{.*}}, %[[V]]#1
func.func @kept(%x: tensor<64x64xf32>) -> (tensor<64xf32>, tensor<64x64xf32>) {
  %0:2 = gc.fusion "loop"(%x) {
  ^bb0(%a: tensor<64x64xf32>):
    %e = gc.exp %a : tensor<64x64xf32>
    %n = gc.neg %e : tensor<64x64xf32>
    gc.yield %e, %n : tensor<64x64xf32>, tensor<64x64xf32>
  } : (tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>)
  %1 = gc.fusion "loop"(%0#0, %0#1) {
  ^bb0(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>):
    %t = gc.transpose %b permutation [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = gc.sub %a, %t : tensor<64x64xf32>
    gc.yield %s : tensor<64x64xf32>
  } : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2:2 = gc.fusion "loop"(%1) {
  ^bb0(%a: tensor<64x64xf32>):
    %n = gc.neg %a : tensor<64x64xf32>
    %b = gc.abs %a : tensor<64x64xf32>
    gc.yield %n, %b : tensor<64x64xf32>, tensor<64x64xf32>
  } : (tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>)
  %3 = gc.fusion "row"(%2#0) {
  ^bb0(%a: tensor<64x64xf32>):
    %s = gc.reduce add(%a) dims [1] : (tensor<64x64xf32>) -> tensor<64xf32>
    gc.yield %s : tensor<64xf32>
  } : (tensor<64x64xf32>) -> tensor<64xf32>
  return %3, %2#1 : tensor<64xf32>, tensor<64x64xf32>
}
