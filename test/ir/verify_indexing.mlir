// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// What the verifiers of the indexing ops ask: one case per label of docs/spec.

func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-1]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 4 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-2]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 0>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-3]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 3>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-4]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 3>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-5]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1, 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-6]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-7]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 1>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-8]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 0>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-9]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-10]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 3>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-11]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 2, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-12]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 1, 2>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) {
  // expected-error @+1 {{[gather-13]}}
  %0 = gc.gather %t[%i] <{collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, offset_dims = array<i64: 1>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1, 3>, start_index_map = array<i64: 1>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-1]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 4 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-2]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-3]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 3>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-4]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 3>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-5]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1, 2>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-6]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-7]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 1>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-8]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 0>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-9]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-10]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 3>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-11]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 1, 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x4xf32>) {
  // expected-error @+1 {{[scatter-12]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x4xf32>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf64>) {
  // expected-error @+1 {{[scatter-13]}}
  %0 = gc.scatter add(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf64>) -> tensor<4x6x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x3xf32>) {
  // expected-error @+1 {{[scatter-14]}}
  %0 = gc.scatter xor(%t) [%i] (%u) <{index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, input_batching_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>, scatter_dims_to_operand_dims = array<i64: 1>, update_window_dims = array<i64: 2>}>
    : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x3xf32>) -> tensor<4x6x3xf32>
  return
}
