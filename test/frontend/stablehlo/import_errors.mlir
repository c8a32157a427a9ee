// RUN: gcompile-opt --split-input-file --gc-import-stablehlo --verify-diagnostics %s

func.func @unknown(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.cholesky' op is not supported: gc has no op for it}}
  %0 = stablehlo.cholesky %x, lower = true : tensor<4x4xf32>
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
  // expected-error@+1 {{'stablehlo.exponential' op is not supported on elements of type 'complex<f32>'}}
  %0 = stablehlo.exponential %x : tensor<4xcomplex<f32>>
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
  // expected-error@+1 {{'stablehlo.dot_general' op with an algorithm is not supported; leave it out}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @accuracy(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.exponential' op with a tolerance in result_accuracy is not supported}}
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @pool(%x: tensor<4xf32>, %z: tensor<f32>) -> tensor<3xf32> {
  // expected-error@+1 {{'stablehlo.reduce_window' op is supported only as a cumulative op}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @init(%x: tensor<4xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  // expected-error@+1 {{as a cumulative op needs the identity of its combiner as init value}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
