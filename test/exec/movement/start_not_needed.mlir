// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// A start that can only be 0 is computed for its other use alone.
func.func @main() {
  %a = gc.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %b = gc.constant dense<[[5.0]]> : tensor<1x1xf32>
  %c = gc.constant dense<1> : tensor<i32>
  %d = gc.constant dense<-3> : tensor<i32>
  %x = gc.optimization_barrier %a : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %y = gc.optimization_barrier %b : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %i = gc.optimization_barrier %c : (tensor<i32>) -> tensor<i32>
  %j = gc.optimization_barrier %d : (tensor<i32>) -> tensor<i32>
  %k = gc.abs %j : tensor<i32>
  %r = gc.dynamic_update_slice %x, %y[%i, %k] : (tensor<2x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  %e = gc.constant dense<[[1.0], [5.0]]> : tensor<2x1xf32>
  %f = gc.constant dense<3> : tensor<i32>
  gc.expect eq %r, %e : tensor<2x1xf32>
  gc.expect eq %k, %f : tensor<i32>
  return
}
