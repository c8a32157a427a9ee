// RUN: gcompile-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{mesh names axis "x" twice}}
sdy.mesh @mesh = <["x"=2, "x"=4]>

// -----

// expected-error@+1 {{mesh axis "x" must have a positive size, got 0}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error@+1 {{mesh has too many devices}}
sdy.mesh @mesh = <["x"=4294967296, "y"=4294967296]>

// -----

// expected-error@+1 {{mesh without axes must have one device id that is not negative}}
sdy.mesh @mesh = <[], device_ids=[1, 2]>

// -----

// expected-error@+1 {{mesh has 2 devices but 3 device ids}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 1, 2]>

// -----

// expected-error@+1 {{device ids must be 0 to 1, each once}}
sdy.mesh @mesh = <["x"=2], device_ids=[1, 1]>

// -----

// expected-error@+1 {{argument 0: sharding names mesh @nowhere, but the module has no such sdy.mesh}}
func.func @f(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@nowhere, [{}]>}) { return }

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error@+1 {{has 2 dimensions but the value has rank 1}}
func.func @f(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) { return }

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error@+1 {{sharding names axis "y", which the mesh #sdy.mesh<["x"=2]> does not have}}
func.func @f(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) { return }

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error@+1 {{sharding uses axis "x" twice}}
func.func @f(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"x"}]>}) { return }

// -----

sdy.mesh @mesh = <["x"=8]>
// expected-error@+1 {{sharding uses axis "x":(1)4 and "x":(2)4, which overlap}}
func.func @f(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)4}, {"x":(2)4}]>}) { return }

// -----

sdy.mesh @mesh = <["x"=8]>
// expected-error@+1 {{sharding cuts axis "x" of size 8 into "x":(1)3: both sizes must divide it}}
func.func @f(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)3}]>}) { return }

// -----

sdy.mesh @mesh = <["x"=8]>
// expected-error@+1 {{sharding gives a priority to a closed dimension without axes}}
func.func @f(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}p1]>}) { return }

// -----

// expected-error@+1 {{argument 0: sdy.sharding must be a #sdy.sharding, got 1 : i32}}
func.func @f(%x: tensor<4xf32> {sdy.sharding = 1 : i32}) { return }

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{result must give one sharding per value (1), got 2}}
  %0 = stablehlo.add %x, %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{}]>]>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{has 0 dimensions but the value has rank 1}}
  %0 = sdy.sharding_constraint %x <@mesh, []> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{sharding rule maps 2 operands but the op has 1}}
  %0 = stablehlo.custom_call @g(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=4}>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{sharding rule maps 2 dimensions of operand 0, which has rank 1}}
  %0 = stablehlo.custom_call @g(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i]) {i=4, j=2}>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{sharding rule's factors give size 6 to dimension 0 of operand 0, which has 4}}
  %0 = stablehlo.custom_call @g(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij])->([i]) {i=3, j=2}>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{sharding rule gives a size to a factor that no dimension uses}}
  %0 = stablehlo.custom_call @g(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=4, j=2}>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{sharding rule lists a factor as two kinds}}
  %0 = stablehlo.custom_call @g(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=4} reduction={i} permutation={i}>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{argument 0: must have type 'tensor<2xf32>' in the body ('tensor<4xf32>' cut by the manual axes), got 'tensor<4xf32>'}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%y: tensor<4xf32>) {
    sdy.return %y : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{argument 0: dimension 0 of size 3 does not divide by its manual axes' size 2}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%y: tensor<1xf32>) {
    sdy.return %y : tensor<1xf32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{manual axis "z" is not in the mesh #sdy.mesh<["x"=2]>}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"z"} (%y: tensor<4xf32>) {
    sdy.return %y : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{manual axis "x" must come before the free axes of dimension 0}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"y", "x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%y: tensor<2xf32>) {
    sdy.return %y : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{made manual here}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%y: tensor<2xf32>) {
    // expected-error@+1 {{must not use axis "x", which is manual here}}
    %1 = sdy.sharding_constraint %y <@mesh, [{"x"}]> : tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
