// One error per rule of the stablehlo and chlo ops.
// RUN: gcompile-opt --split-input-file --verify-diagnostics %s

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{operands and result must have one type, but operand 0 has 'tensor<4xf32>' and the result 'tensor<5xf32>'}}
  %0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{operands and result must have one shape, but operand 0 has 'tensor<4xf32>'}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @f(%x: tensor<4xi1>) {
  // expected-error@+1 {{must be ranked tensor of integer of 2 to 64 bits}}
  %0 = stablehlo.popcnt %x : tensor<4xi1>
  return
}

// -----

func.func @f(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{result must have type 'tensor<4xf32>', got 'tensor<4xcomplex<f32>>'}}
  %0 = stablehlo.real %x : tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %b: tensor<2xf32>) {
  // expected-error@+1 {{bounds must be scalars or have the operand's type 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %0 = stablehlo.clamp %b, %x, %x : (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{comparison type SIGNED does not fit element type 'f32'}}
  %0 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<4xi32>) {
  // expected-error@+1 {{operands must have one type, got 'tensor<4xf32>' and 'tensor<4xi32>'}}
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%p: tensor<3xi1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{predicate must be a scalar or have the result's shape 'tensor<4xf32>', got 'tensor<3xi1>'}}
  %0 = stablehlo.select %p, %x, %x : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{both values must have the result's type 'tensor<5xf32>', got 'tensor<4xf32>'}}
  %0 = stablehlo.select %p, %x, %x : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{exponent_bits must be positive, got 0}}
  %0 = stablehlo.reduce_precision %x, format = e0m3 : tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{value has type 'tensor<2xi64>' but the result has 'tensor<3xi64>'}}
  %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<3xi64>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{iota dimension must be below rank 1, got 1}}
  %0 = stablehlo.iota dim = 1 : tensor<4xi32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{number of elements must not change, but 'tensor<4xf32>' has 4 and 'tensor<5xf32>' has 5}}
  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{shapes must be equal, or differ by a last dimension that holds the parts of one element}}
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{operand dimension 0 of size 4 must be 1 or equal result dimension 1 of size 5}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{dims must not repeat a dimension, got 0 twice}}
  %0 = stablehlo.transpose %x, dims = [0, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2xf32>) {
  // expected-error@+1 {{result must have type 'tensor<2x4xf32>', got 'tensor<4x2xf32>'}}
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{dims must be below rank 1, got 2}}
  %0 = stablehlo.reverse %x, dims = [2] : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{range must satisfy 0 <= start <= limit <= size, got 2:5 in dimension 0 of size 4}}
  %0 = stablehlo.slice %x [2:5] : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{stride must be positive, got 0 in dimension 0}}
  %0 = stablehlo.slice %x [0:4:0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{window of size 5 does not fit dimension 0 of 'tensor<4xf32>'}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{needs one start index per dimension (1), got 2}}
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %u: tensor<2xi32>, %i: tensor<i32>) {
  // expected-error@+1 {{element types differ: 'tensor<4xf32>' and 'tensor<2xi32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x2xf32>, %y: tensor<3x3xf32>) {
  // expected-error@+1 {{inputs may differ only in dimension 0, got 'tensor<4x2xf32>' and 'tensor<3x3xf32>'}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4x2xf32>, tensor<3x3xf32>) -> tensor<7x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{interior padding must not be negative, got -1 in dimension 0}}
  %0 = stablehlo.pad %x, %z, low = [0], high = [0], interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{result must have type 'tensor<6xf32>', got 'tensor<5xf32>'}}
  %0 = stablehlo.pad %x, %z, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4xf32>, %y: tensor<6x1xf32>) {
  // expected-error@+1 {{contracting sizes must be equal, but dimension 1 of lhs has 4 and dimension 0 of rhs has 6}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x4xf32>, tensor<6x1xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{lhs dimension numbers use dimension 0 twice}}
  %0 = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [0] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{both sides need equally many batching (0, 0) and contracting (1, 0) dimensions}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{result must have the shape of 'tensor<4x4xf32>', got 'tensor<4x5xf32>'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xbf16>) -> tensor<4x4xcomplex<f32>> {
  // expected-error@+1 {{operands and result must all be complex or all be real, got 'tensor<4x4xbf16>', 'tensor<4x4xbf16>' and 'tensor<4x4xcomplex<f32>>'}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xcomplex<f32>>
  return %0 : tensor<4x4xcomplex<f32>>
}

// -----

func.func @f(%x: tensor<3xf32>, %y: tensor<4xf32>) {
  // expected-error@+1 {{contracted sizes differ: 3 of 'tensor<3xf32>' and 4 of 'tensor<4xf32>'}}
  %0 = stablehlo.dot %x, %y : (tensor<3xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{dimensions must be within rank 2, got 2}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{result must have the shape of 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %z: tensor<2xf32>) {
  // expected-error@+1 {{init value must be a scalar of its input's element type, got 'tensor<2xf32>'}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{'applies' needs a commutative operation of stablehlo, got stablehlo.subtract}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.subtract across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{slice of size 5 does not fit dimension 1 of 'tensor<4x4xf32>'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<4x4xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %i: tensor<3x2xi32>) {
  // expected-error@+1 {{the index vector has 2 components but 1 dimensions are indexed}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<3x2xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{k must be within the last dimension of 'tensor<4xf32>', got 5}}
  %0:2 = chlo.top_k(%x, k = 5) : tensor<4xf32> -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{replica_groups must not repeat a device, got 0 twice}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{device 0 is the source of two pairs}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tuple<tensor<4xf32>>) {
  // expected-error@+1 {{index 1 is outside of 'tuple<tensor<4xf32>>'}}
  %0 = stablehlo.get_tuple_element %x[1] : (tuple<tensor<4xf32>>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{layouts must be given for operands and results or for neither}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>, %k: tensor<2x2x1x1xf32>) {
  // expected-error@+1 {{padding must have shape 2x2, got 'tensor<1x2xi64>'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x3x3x1xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a format such as e5m10, got foo}}
  %0 = stablehlo.reduce_precision %x, format = foo : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{unknown comparison_direction XX}}
  %0 = stablehlo.compare XX, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{expected DEFAULT, HIGH or HIGHEST, got LOW}}
  %0 = stablehlo.dot %x, %x, precision = [LOW] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a function type with 2 operand types and one result type}}
  %0 = stablehlo.add %x, %x : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  // expected-error@+1 {{expected a tensor of complex elements}}
  %0 = stablehlo.complex %x, %y : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x1xf32>) {
  // expected-error@+1 {{expected spatial dimensions numbered from 0 without gaps}}
  %0 = stablehlo.convolution(%x, %x) dim_numbers = [b, 1, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{unknown key foo, expected one of offset_dims}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<foo = [1]>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{branch must return 'tensor<4xf32>' as value 0, got 'tensor<i32>'}}
  %0 = "stablehlo.case"(%i) ({
    // expected-note@+1 {{returned here}}
    stablehlo.return %i : tensor<i32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{condition must return 'tensor<i1>' as value 0, got 'tensor<4xf32>'}}
  %0 = stablehlo.while(%a = %x) : tensor<4xf32>
  cond {
    // expected-note@+1 {{returned here}}
    stablehlo.return %a : tensor<4xf32>
  } do {
    stablehlo.return %a : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{comparator must take two values per input (2), got 1}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %i: tensor<1xi32>, %u: tensor<5xf32>) {
  // expected-error@+1 {{update window of size 5 does not fit dimension 1 of 'tensor<4x4xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func private @g(tensor<4xf32>) -> tensor<4xf32>
func.func @f(%x: tensor<5xf32>) {
  // expected-error@+1 {{but its decomposition @g has type '(tensor<4xf32>) -> tensor<4xf32>'}}
  %0 = stablehlo.composite "a.b" %x {decomposition = @g} : (tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{source_target_pairs must hold at most 16777216 ids of devices, got 'tensor<1099511627776x2xi64>'}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<0> : tensor<1099511627776x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{replica_groups must hold at most 16777216 ids of devices, got 'tensor<1x1099511627776xi64>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<-1> : tensor<1x1099511627776xi64>}> : (tensor<2xf32>) -> tensor<4xf32>
  return
}
