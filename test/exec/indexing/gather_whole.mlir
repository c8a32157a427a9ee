// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// A gather whose indexed dimension is taken whole reads no index; another dimension is cut.
func.func @main() {
  %x = gc.constant dense<[[[1], [2]], [[3], [4]], [[5], [6]]]> : tensor<3x2x1xi16>
  %barrier = gc.optimization_barrier %x : (tensor<3x2x1xi16>) -> tensor<3x2x1xi16>
  %i = gc.constant dense<[[1], [0]]> : tensor<2x1xi32>
  %indices = gc.optimization_barrier %i : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %0 = gc.gather %barrier[%indices] <{collapsed_slice_dims = array<i64>, index_vector_dim = 1 : i64,
    indices_batching_dims = array<i64>, offset_dims = array<i64: 1, 2, 3>, operand_batching_dims = array<i64>,
    slice_sizes = array<i64: 2, 2, 1>, start_index_map = array<i64: 1>}>
    : (tensor<3x2x1xi16>, tensor<2x1xi32>) -> tensor<2x2x2x1xi16>
  %want = gc.constant dense<[[[[1], [2]], [[3], [4]]], [[[1], [2]], [[3], [4]]]]> : tensor<2x2x2x1xi16>
  gc.expect eq %0, %want : tensor<2x2x2x1xi16>
  return
}
