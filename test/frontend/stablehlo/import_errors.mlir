// RUN: gcompile-opt --split-input-file --gc-import-stablehlo --verify-diagnostics %s

func.func @unknown(%x: tensor<4x4xf32>, %n: tensor<i32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.set_dimension_size' op is not supported: gc has no op for it}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @call(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.custom_call' op @mystery is not supported: no function of that name is known}}
  %0 = stablehlo.custom_call @mystery(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{argument 0 has type 'tensor<?xf32>', only tensors of static shape are supported}}
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

// expected-error@+1 {{alias of argument 0 (tf.aliasing_output) must name a result of its type 'tensor<4xf32>', but result 0 has 'tensor<2xf32>'}}
func.func @sizes(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// expected-error@+1 {{alias of argument 0 (tf.aliasing_output) must name one of 1 results, got 3 : i32}}
func.func @number(%x: tensor<4xf32> {tf.aliasing_output = 3 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{alias of argument 1 (tf.aliasing_output) names result 0, which argument 0 aliases already}}
func.func @twice(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error@+1 {{'chlo.asin' op is not supported on complex elements}}
  %0 = chlo.asin %x : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @device() -> tensor<ui32> {
    // expected-error@+1 {{'stablehlo.partition_id' op is not supported on more than one device, the module runs on 2}}
    %0 = stablehlo.partition_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
}

// -----

// expected-error@+1 {{'sdy.mesh' op with device ids in another order than row-major is not supported}}
sdy.mesh @mesh = <["x"=2], device_ids=[1, 0]>

// -----

func.func @algorithm(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.dot_general' op with an algorithm that rounds its operands or sums otherwise than in f32}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @algorithm_right(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.dot_general' op with an algorithm that rounds its operands or sums otherwise than in f32}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @algorithm_sum(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.dot_general' op with an algorithm that rounds its operands or sums otherwise than in f32}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @algorithm_narrow_sum(%x: tensor<4x4xbf16>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.dot_general' op with an algorithm that rounds its operands or sums otherwise than in f32}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = bf16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @algorithm_several(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.dot_general' op with an algorithm that rounds its operands or sums otherwise than in f32}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @accuracy(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.exponential' op with a tolerance in result_accuracy is not supported}}
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>) {
  // expected-error@+1 {{needs square matrices in the last two dimensions, got 'tensor<4x6xf32>'}}
  %0 = stablehlo.cholesky %x : tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xbf16>) {
  // expected-error@+1 {{is not supported on elements of type 'bf16'; convert to f32 or f64}}
  %0 = stablehlo.cholesky %x : tensor<4x4xbf16>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) {
  // expected-error@+1 {{solves for 'tensor<3x4xf32>' with 'tensor<4x4xf32>'; batch and size must agree}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error@+1 {{needs a transpose_a of NO_TRANSPOSE, TRANSPOSE or ADJOINT}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error@+1 {{the last sizes must follow from fft_length}}
  %0 = stablehlo.fft %x, type = FFT, length = [6] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error@+1 {{of this type takes real and gives complex elements}}
  %0 = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error@+1 {{transforms 2 dimensions of a tensor of rank 1; transform one to three of its last}}
  %0 = stablehlo.fft %x, type = FFT, length = [1, 8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error@+1 {{orders complex numbers; only EQ and NE compare them}}
  %0 = stablehlo.compare LT, %x, %x : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xi1>
  return
}

// -----

func.func @f(%x: tensor<8xcomplex<f32>>, %i: tensor<complex<f32>>) {
  // expected-error@+1 {{on complex elements is supported only with addition or replacement as its region}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [0] : (tensor<8xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %s: tensor<2xf32>) {
  // expected-error@+1 {{operand 1 has type 'tensor<2xf32>'; it must have one 'f32' for each of 3 features}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %s: tensor<3xf32>) {
  // expected-error@+1 {{has feature_index 2 for an operand of rank 2}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{has config 'ij,jk'; it must list 2 operands, '->' and the result}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ij,jk"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{with 'i' twice for one value is not supported}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ii,jk->ik"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{with '.' in its config is not supported; use letters and list every dimension}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "i...,jk->ik"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{has config 'ijk' for a value of rank 2; give one letter each}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ijk,jk->ik"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{gives 'z', which no operand has}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ij,jk->iz"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{has sizes 2 and 3 for 'i'}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ij,ik->jk"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%s: tensor<3xui32>) {
  // expected-error@+1 {{is not supported on a state of type 'tensor<3xui32>'; give two (or, with PHILOX, three) ui64}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<3xui32>) -> (tensor<3xui32>, tensor<4xui32>)
  return
}

// -----

func.func @f(%s: tensor<2xui64>) {
  // expected-error@+1 {{with algorithm DEFAULT is not supported; choose THREE_FRY or PHILOX}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}

// -----

func.func @f(%s: tensor<2xui64>) {
  // expected-error@+1 {{is not supported for elements of type 'f32'; draw ui32 or ui64}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  return
}

// -----

func.func @f(%x: tensor<4xf8E5M2>) {
  // expected-error@+1 {{is not supported on elements of type 'f8E5M2'}}
  %0 = chlo.next_after %x, %x : tensor<4xf8E5M2>, tensor<4xf8E5M2> -> tensor<4xf8E5M2>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+2 {{is not supported: it takes a value of type '!stablehlo.token'; only tuples that are taken apart and tokens that nothing waits for are}}
  %t = stablehlo.create_token : !stablehlo.token
  stablehlo.optimization_barrier %t : !stablehlo.token
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %s: tensor<3x2xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{has 3 sources in dimension 0; windows of 2 by stride 2 give another number}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %s: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{must have one window size, stride and pair of paddings per dimension, and the operand's type as result}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<4xi32>) {
  // expected-error@+1 {{@check.expect_eq must take two tensors of one type and give nothing}}
  stablehlo.custom_call @check.expect_eq(%x, %y) : (tensor<4xf32>, tensor<4xi32>) -> ()
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    // expected-error@+1 {{in the computation of a stablehlo.map is not supported: only pointwise ops are}}
    %1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %f: tensor<f32>, %n: tensor<1xi32>) {
  // expected-error@+1 {{is supported only where operand 2 is a constant}}
  %0 = stablehlo.dynamic_pad %x, %f, %n, %n, %n : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  // expected-error@+1 {{has another shape operand than its result's shape 'tensor<2x2xf32>'}}
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{is supported only for [m, k] by [g, k, n] with rows m in g groups}}
  %0 = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x4xf32>, %b: tensor<3x7x5xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{cannot give 'tensor<6x5xf32>'}}
  %0 = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x7x5xf32>, tensor<3xi32>) -> tensor<6x5xf32>
  return
}
