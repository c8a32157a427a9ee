// RUN: gcompile-opt %s --gc-accumulate-gradients="accumulate=4" --split-input-file --verify-diagnostics
// RUN: not gcompile-opt %s --gc-accumulate-gradients="accumulate=3" --split-input-file 2>&1 | FileCheck %s --check-prefix=THREE
// RUN: not gcompile-opt %s --gc-accumulate-gradients="micro-batch=3" --split-input-file 2>&1 | FileCheck %s --check-prefix=BY-THREE
// RUN: not gcompile-opt %s --gc-accumulate-gradients="accumulate=4 micro-batch=4" --split-input-file 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not gcompile-opt %s --gc-accumulate-gradients="accumulate=-1" --split-input-file 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not gcompile-opt %s --gc-accumulate-gradients="micro-batch=4" --split-input-file 2>&1 | FileCheck %s --check-prefix=TRIPLE
// THREE: error: has a global batch of 8, which 3 micro-batches do not divide
// BY-THREE: error: has a global batch of 8, which micro-batches of 3 do not divide
// BOTH: error: has a global batch of 8, which 4 micro-batches of 4 do not make up: 4·4 = 16
// NEGATIVE: error: needs at least one micro-batch of at least one example, and not accumulate=-1 micro-batch=0
// TRIPLE: remark: global batch 8 = 2 micro-batches of 4

// The batch-norm trap: the mean over the batch goes back into its examples.
// expected-remark @+1 {{global batch 8 = 4 micro-batches of 2}}
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<4xf32> {
  %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %1 = gc.mul %0, %x : tensor<8x4xf32>
  // expected-note @+1 {{the sum is made here}}
  %2 = gc.reduce add(%1) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  %3 = gc.broadcast %2 dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  // expected-error @+1 {{'gc.sub' op takes a sum over the whole batch together with single examples; micro-batches know it only when all of them are done, so the step cannot be accumulated}}
  %4 = gc.sub %1, %3 : tensor<8x4xf32>
  %5 = gc.exp %4 : tensor<8x4xf32>
  %6 = gc.reduce add(%5) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}

// -----
// A contrastive loss: each example against all others.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<4x3xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<8x8xf32> {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  // expected-error @+1 {{'gc.dot' op relates examples to one another in a way that cannot be cut into 4 micro-batches; the step cannot be accumulated}}
  %1 = gc.dot %0, %0 batch [] x [] contract [1] x [1] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----
// Groups of four examples are more than a micro-batch of two.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<2xf32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  // expected-error @+1 {{'gc.reshape' op relates examples to one another in a way that cannot be cut into 4 micro-batches}}
  %1 = gc.reshape %0 : (tensor<8xf32>) -> tensor<2x4xf32>
  %2 = gc.reduce add(%1) dims [1] : (tensor<2x4xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// -----
// Running sums along the batch.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  // expected-error @+1 {{'gc.cumulative' op relates examples to one another}}
  %1 = gc.cumulative add %0 dim 0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----
// In a loop with examples a sum must stay one.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<3xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<3xf32> {
  %0 = gc.scan() over(%w) trip 3 {
  ^bb0(%layer: tensor<f32>):
    %1 = gc.broadcast %layer dims [] : (tensor<f32>) -> tensor<8xf32>
    %2 = gc.mul %1, %x : tensor<8xf32>
    // expected-note @+1 {{the sum is made here}}
    %3 = gc.reduce add(%2) dims [0] : (tensor<8xf32>) -> tensor<f32>
    // expected-error @+1 {{'gc.exp' op is not linear in a sum over the whole batch, and is part of a loop or branch that runs for each micro-batch; the step cannot be accumulated}}
    %4 = gc.exp %3 : tensor<f32>
    gc.yield %4 : tensor<f32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// A loop over the examples.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<f32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<f32> {
  // expected-error @+1 {{'gc.scan' op runs over the examples themselves, one after the other; the step cannot be accumulated}}
  %0 = gc.scan(%w) over(%x) trip 8 {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = gc.mul %a, %b : tensor<f32>
    gc.yield %1 : tensor<f32>
  } : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----
// A branch per example.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  // expected-note @+1 {{the sum is made here}}
  %1 = gc.reduce add(%0) dims [0] : (tensor<8xf32>) -> tensor<f32>
  %2 = gc.convert %1 : (tensor<f32>) -> tensor<i32>
  // expected-error @+1 {{'gc.case' op takes a sum over the whole batch together with single examples}}
  %3 = gc.case %2 {
    gc.yield %0 : tensor<8xf32>
  }, {
    gc.yield %x : tensor<8xf32>
  } : (tensor<i32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// -----
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<f32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  // expected-error @+1 {{'func.call' op takes single examples and does not say how its dimensions relate (calls and transformations are expanded before); the step cannot be accumulated}}
  %1 = func.call @f(%0) : (tensor<8xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @f(%x: tensor<8xf32>) -> tensor<f32> {
  %0 = gc.reduce add(%x) dims [0] : (tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----
// expected-error @+1 {{has a batch of 8 in argument 'x' and of 4 in argument 'in_001'; name the dimension with the examples 'batch' in gc.dims}}
func.func @main(%x: tensor<8xf32> {gc.role = #gc<role batch>, gc.name = "x"}, %y: tensor<4xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----
// expected-error @+1 {{has no argument of role batch to cut into micro-batches}}
func.func @main(%x: tensor<8xf32>, %y: tensor<f32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----
// Without roles on parameters all is input, and no sum needs the loop.
// expected-remark @+2 {{global batch 8}}
// expected-error @+1 {{has no result that depends both on an argument of role param, opt_state or state and on the batch; nothing can be accumulated}}
func.func @main(%w: tensor<8xf32>, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<f32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  %1 = gc.reduce add(%0) dims [0] : (tensor<8xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----
// Rounds that take what others added up.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<f32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> (tensor<f32>, tensor<8xf32>) {
  // expected-error @+1 {{'gc.scan' op runs over the examples themselves, one after the other; the step cannot be accumulated}}
  %0:2 = gc.scan(%w) over(%x) trip 8 {
  ^bb0(%sum: tensor<f32>, %e: tensor<f32>):
    %1 = gc.add %sum, %e : tensor<f32>
    gc.yield %1, %1 : tensor<f32>, tensor<f32>
  } : (tensor<f32>, tensor<8xf32>) -> (tensor<f32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<f32>, tensor<8xf32>
}

// -----
// Rounds over examples that take a sum over all of them.
// expected-remark @+1 {{global batch 8}}
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  // expected-note @+1 {{the sum is made here}}
  %1 = gc.reduce add(%0) dims [0] : (tensor<8xf32>) -> tensor<f32>
  // expected-error @+1 {{'gc.scan' op runs over the examples themselves, one after the other; the step cannot be accumulated}}
  %2 = gc.scan() over(%x) trip 8 {
  ^bb0(%e: tensor<f32>):
    %3 = gc.add %1, %e : tensor<f32>
    gc.yield %3 : tensor<f32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
