// RUN: gcompile-opt --split-input-file --gc-import-stablehlo --verify-diagnostics %s

func.func @unknown(%x: tensor<4x4xf32>, %n: tensor<i32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.set_dimension_size' op is not supported: dynamic sizes are not; give the whole size of dimension 0 as a constant, and mask}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @call(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.custom_call' op @mystery is not supported: no function of that name is known; keep such calls out of the program}}
  %0 = stablehlo.custom_call @mystery(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{argument 0 has type 'tensor<?xf32>'; dynamic sizes are not; export with static shapes}}
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
  // expected-error@+1 {{'stablehlo.remainder' op is not supported on complex elements}}
  %0 = stablehlo.remainder %x, %x : tensor<4xcomplex<f32>>
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
  // expected-error@+1 {{'stablehlo.dot_general' op with an algorithm on tf32 is not supported; use f32, or bf16 with several components}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @accuracy(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.exponential' op asks for a result within 1 units in the last place; ask for 2 or more, or for mode DEFAULT}}
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4x6xf32>) {
  // expected-error@+1 {{needs square matrices in the last two dimensions, got 'tensor<4x6xf32>'}}
  %0 = stablehlo.cholesky %x : tensor<4x6xf32>
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
  // expected-error@+1 {{gives 'i' twice; each dimension of the result needs its own letter}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ij,jk->ii"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{has '.' in its config; use a letter for each dimension, or '...' for several}}
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "i..,jk->ik"}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
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
  // expected-error@+1 {{must be ranked tensor of integer of 2 to 64 bits or float values}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xcomplex<f32>>)
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

func.func @f(%x: tensor<4xf32>, %f: tensor<f32>, %n: tensor<1xi32>) {
  // expected-error@+1 {{is supported only where operand 2 is a constant or computed of constants and sizes}}
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
  // expected-error@+1 {{must have a group dimension of its right operand where the ragged one is free, and only there}}
  %0 = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x4xf32>, %b: tensor<3x7x5xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{cannot give 'tensor<6x5xf32>'}}
  %0 = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x7x5xf32>, tensor<3xi32>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{is supported only where it computes a shape of constants and sizes}}
  %0 = arith.addf %x, %x : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<6x4xf32>, %b: tensor<3x4x5xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{must have one ragged dimension of its left operand}}
  %0 = "chlo.ragged_dot"(%a, %b, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{has dim 0 for 'tensor<4x4xf32>'; it must be one after the 1 of the batch}}
  %0 = "stablehlo.torch_index_select"(%x, %n) <{batch_dims = 1 : i64, dim = 0 : i64}> : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f() {
  %s = stablehlo.constant dense<[9, 4, 6, 2]> : tensor<4xi32>
  %0 = stablehlo.slice %s [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  // expected-error@+1 {{has another shape operand than its result's shape 'tensor<4x5xi32>'}}
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xi32>) -> tensor<4x5xi32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %n: tensor<i32>) {
  // expected-error@+1 {{has batch_dims 1, but 'tensor<4x4xf32>' and 'tensor<i32>' have no such number of dimensions in common}}
  %0 = "stablehlo.torch_index_select"(%x, %n) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<4x4xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %s: tensor<2x2xf32>, %i: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-error@+1 {{@mine is not supported: no function of that name is known}}
    %1 = stablehlo.custom_call @mine(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<f64>, %b: tensor<f64>) {
  %n = stablehlo.constant dense<4> : tensor<1xi64>
  // expected-error@+1 {{takes two scalars of its result's elements 'f32', got 'tensor<f64>'}}
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  %n = stablehlo.constant dense<4> : tensor<1xi64>
  // expected-error@+1 {{of a normal distribution gives floating-point numbers, got 'i32'}}
  %0 = stablehlo.rng %a, %b, %n, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  return
}

// -----

module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @f(%x: tensor<4xf32>) {
    // expected-error@+1 {{@Sharding is not supported on 2 devices; export with the Shardy partitioner, which prints sdy ops}}
    %0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{@mhlo.topk must have an integer k in mhlo.attributes}}
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {largest = false}} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{results must have types 'tensor<3xf32>' and 'tensor<3xi32>', got 'tensor<2xf32>' and 'tensor<2xi32>'}}
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 3 : i64, largest = false}} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{cannot broadcast 'tensor<2x3xf32>' to 'tensor<3xf32>'}}
  %0 = chlo.broadcast_add %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @infeed(%t: !stablehlo.token) {
  // expected-error@+1 {{'stablehlo.infeed' op is not supported: take the data as arguments of the program}}
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @outfeed(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error@+1 {{'stablehlo.outfeed' op is not supported: give the data as results of the program}}
  %0 = "stablehlo.outfeed"(%x, %t) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @send(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error@+1 {{'stablehlo.send' op is not supported: give the data as results of the program}}
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv(%t: !stablehlo.token) {
  // expected-error@+1 {{'stablehlo.recv' op is not supported: take the data as arguments of the program}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @quantized(%x: tensor<4xf32>) {
  // expected-error@+1 {{'stablehlo.uniform_quantize' op is not supported: round and convert in plain integers}}
  %0 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

// expected-error@+1 {{argument 0 has type 'tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>'; quantized elements are not; dequantize before the export}}
func.func @quantized(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  return
}

// -----

// expected-error@+1 {{argument 0 has type 'tensor<4xf4E2M1FN>'; elements of this kind are not; convert to f32, bf16 or one of f8 before the export}}
func.func @narrow(%x: tensor<4xf4E2M1FN>) {
  return
}

// -----

func.func @narrow(%x: tensor<4xf32>) {
  // expected-error@+1 {{'stablehlo.convert' op is not supported: its result has type 'tensor<4xf6E2M3FN>'; elements of this kind are not}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf6E2M3FN>
  return
}

// -----

func.func @tf32(%x: tensor<4xf32>) {
  // expected-error@+1 {{'stablehlo.convert' op is not supported: its result has type 'tensor<4xtf32>'; elements of this kind are not}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xtf32>
  return
}

// -----

func.func @callback(%x: tensor<4xf32>) {
  // expected-error@+1 {{@xla_ffi_python_cpu_callback is not supported: python cannot be called back; leave out debug.print and callbacks, or give the values as results}}
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @lapack(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{@lapack_sgeqrf_ffi is not supported: of LAPACK only potrf, trsm and getrf are known; compute this decomposition before or after the program}}
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @approximate(%x: tensor<4xf32>) {
  // expected-error@+1 {{@ApproxTopK is not supported: approximate selection is not there; use the exact top_k}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%x) : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'stablehlo.all_gather' op is not supported over several devices: write the program for all of them, with sdy shardings, and run it with --devices}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @f(%x: tensor<4xf32>) {
    // expected-error@+1 {{'stablehlo.all_gather' op is not supported over several devices: write the program for all of them, with sdy shardings, and run it with --devices}}
    %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
    return
  }
}

// -----

func.func @f(%x: tensor<4x4xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{has batch_dims 1 for 'tensor<4x4xf32>' and 'tensor<3xi32>'; their first sizes must agree}}
  %0 = "stablehlo.torch_index_select"(%x, %n) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %n: tensor<4x3xi32>) {
  // expected-error@+1 {{has batch_dims 2, but 'tensor<4xf32>' and 'tensor<4x3xi32>' have no such number of dimensions in common}}
  %0 = "stablehlo.torch_index_select"(%x, %n) <{batch_dims = 2 : i64, dim = 2 : i64}> : (tensor<4xf32>, tensor<4x3xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{has batch_dims -1, but}}
  %0 = "stablehlo.torch_index_select"(%x, %n) <{batch_dims = -1 : i64, dim = 0 : i64}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{has dim 1 for 'tensor<4xf32>'; it must be one after the 0 of the batch}}
  %0 = "stablehlo.torch_index_select"(%x, %n) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}
