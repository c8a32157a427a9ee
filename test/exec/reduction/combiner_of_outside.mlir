// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// A combiner that gives scalars from outside of it, the same for all lanes.
func.func @main() {
  %a = gc.constant dense<[[[1.0], [2.0]], [[3.0], [4.0]]]> : tensor<2x2x1xf32>
  %b = gc.constant dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi32>
  %x = gc.optimization_barrier %a : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
  %y = gc.optimization_barrier %b : (tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
  %c = gc.constant dense<7.0> : tensor<f32>
  %d = gc.constant dense<8> : tensor<i32>
  %p = gc.optimization_barrier %c : (tensor<f32>) -> tensor<f32>
  %q = gc.optimization_barrier %d : (tensor<i32>) -> tensor<i32>
  %r:2 = gc.reduce region(%x, %y) init(%p, %q) dims [1, 2] {
  ^bb0(%i: tensor<f32>, %j: tensor<i32>, %k: tensor<f32>, %l: tensor<i32>):
    gc.yield %p, %q : tensor<f32>, tensor<i32>
  } : (tensor<2x2x1xf32>, tensor<2x2x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  %e = gc.constant dense<7.0> : tensor<2xf32>
  %f = gc.constant dense<8> : tensor<2xi32>
  gc.expect eq %r#0, %e : tensor<2xf32>
  gc.expect eq %r#1, %f : tensor<2xi32>
  return
}
