// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// A scatter whose combiner computes on more than scalars: old - 2 * new, by way of a tensor of one element.
func.func @main() {
  %0 = gc.constant dense<[10.0, 20.0, 30.0, 40.0]> : tensor<4xf32>
  %1 = gc.optimization_barrier %0 : (tensor<4xf32>) -> tensor<4xf32>
  %2 = gc.constant dense<[[2], [0], [2]]> : tensor<3x1xi32>
  %3 = gc.optimization_barrier %2 : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %4 = gc.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %5 = gc.optimization_barrier %4 : (tensor<3xf32>) -> tensor<3xf32>
  %6 = gc.scatter region(%1) [%3] (%5) <{update_window_dims = array<i64>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> {
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %a = gc.reshape %old : (tensor<f32>) -> tensor<1xf32>
    %b = gc.reshape %new : (tensor<f32>) -> tensor<1xf32>
    %twice = gc.add %b, %b : tensor<1xf32>
    %c = gc.sub %a, %twice : tensor<1xf32>
    %d = gc.reshape %c : (tensor<1xf32>) -> tensor<f32>
    gc.yield %d : tensor<f32>
  } : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4xf32>
  %7 = gc.constant dense<[6.0, 20.0, 20.0, 40.0]> : tensor<4xf32>
  gc.expect eq %6, %7 : tensor<4xf32>
  return
}
