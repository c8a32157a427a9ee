// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// The last dimension is a batching one: where an update goes differs along it, and some do not fit.
func.func @main() {
  %x0 = gc.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %u0 = gc.constant dense<[10, 20, 30]> : tensor<3xi32>
  %i0 = gc.constant dense<[[1], [0], [2]]> : tensor<3x1xi64>
  %x, %u, %i = gc.optimization_barrier %x0, %u0, %i0 : (tensor<2x3xi32>, tensor<3xi32>, tensor<3x1xi64>) -> (tensor<2x3xi32>, tensor<3xi32>, tensor<3x1xi64>)
  %got = gc.scatter add(%x) [%i] (%u) <{index_vector_dim = 1 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 0>, update_window_dims = array<i64>}> : (tensor<2x3xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<2x3xi32>
  %want = gc.constant dense<[[1, 22, 3], [14, 5, 6]]> : tensor<2x3xi32>
  gc.expect eq %got, %want : tensor<2x3xi32>
  return
}
