// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Every window begins at the same constant place: rows 0 (clamped from 1), columns 1 on.
func.func @main() {
  %i = gc.iota dim 0 : tensor<192xf32>
  %b = gc.optimization_barrier %i : (tensor<192xf32>) -> tensor<192xf32>
  %x = gc.reshape %b : (tensor<192xf32>) -> tensor<12x16xf32>
  %1 = gc.constant dense<1> : tensor<2x2xi32>
  %got = gc.gather %x[%1] <{collapsed_slice_dims = array<i64>, index_vector_dim = 1 : i64, indices_batching_dims = array<i64>, offset_dims = array<i64: 0, 1>, operand_batching_dims = array<i64>, slice_sizes = array<i64: 12, 15>, start_index_map = array<i64: 0, 1>}> : (tensor<12x16xf32>, tensor<2x2xi32>) -> tensor<12x15x2xf32>
  %row = gc.iota dim 0 : tensor<12x15x2xf32>
  %column = gc.iota dim 1 : tensor<12x15x2xf32>
  %sixteen = gc.constant dense<16.0> : tensor<12x15x2xf32>
  %one = gc.constant dense<1.0> : tensor<12x15x2xf32>
  %p = gc.mul %row, %sixteen : tensor<12x15x2xf32>
  %q = gc.add %p, %column : tensor<12x15x2xf32>
  %want = gc.add %q, %one : tensor<12x15x2xf32>
  gc.expect eq %got, %want : tensor<12x15x2xf32>
  return
}
