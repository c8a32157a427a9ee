// RUN: gcompile run %s --device interpreter
// A sort whose comparator computes on more than scalars: by the distance from 3, by way of a tensor of one element.
func.func @main() {
  %0 = gc.constant dense<[7.0, 2.5, -1.0, 3.25, 6.0]> : tensor<5xf32>
  %1 = gc.optimization_barrier %0 : (tensor<5xf32>) -> tensor<5xf32>
  %2 = gc.sort %1 dim 0 stable {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %three = gc.constant dense<3.0> : tensor<1xf32>
    %a = gc.reshape %l : (tensor<f32>) -> tensor<1xf32>
    %b = gc.reshape %r : (tensor<f32>) -> tensor<1xf32>
    %c = gc.sub %a, %three : tensor<1xf32>
    %d = gc.sub %b, %three : tensor<1xf32>
    %e = gc.abs %c : tensor<1xf32>
    %f = gc.abs %d : tensor<1xf32>
    %g = gc.compare LT %e, %f : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %p = gc.reshape %g : (tensor<1xi1>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<5xf32>) -> tensor<5xf32>
  %3 = gc.constant dense<[3.25, 2.5, 6.0, 7.0, -1.0]> : tensor<5xf32>
  gc.expect eq %2, %3 : tensor<5xf32>
  return
}
