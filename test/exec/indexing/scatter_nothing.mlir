// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// Updates without elements leave what they would be written to as it is.
func.func @main() {
  %x = gc.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %barrier = gc.optimization_barrier %x : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %i = gc.constant dense<[[0]]> : tensor<1x1xi32>
  %none = gc.constant dense<> : tensor<1x0xi8>
  %0 = gc.scatter add (%barrier) [%i] (%none) <{index_vector_dim = 1 : i64, indices_batching_dims = array<i64>,
    input_batching_dims = array<i64>, inserted_window_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 0>,
    update_window_dims = array<i64: 1>}> : (tensor<2x3xi8>, tensor<1x1xi32>, tensor<1x0xi8>) -> tensor<2x3xi8>
  gc.expect eq %0, %x : tensor<2x3xi8>
  %zero = gc.constant dense<0> : tensor<i32>
  %empty = gc.constant dense<> : tensor<2x0xi8>
  %1 = gc.dynamic_update_slice %barrier, %empty [%zero, %zero] : (tensor<2x3xi8>, tensor<2x0xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
  gc.expect eq %1, %x : tensor<2x3xi8>
  return
}
