// RUN: gcompile-opt %s --gc-group-batch-statistics="groups=4" --split-input-file --verify-diagnostics
// RUN: not gcompile-opt %s --gc-group-batch-statistics="groups=3" --split-input-file 2>&1 | FileCheck %s
// CHECK: error: has a global batch of 8, which 3 groups do not divide

// No statistic is taken by examples.
// expected-error @+1 {{has no sum over the batch that examples take, as a batch norm's: leave out --batch-norm local:4}}
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<4xf32> {
  %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %1 = gc.mul %0, %x : tensor<8x4xf32>
  %2 = gc.reduce add(%1) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----
// expected-error @+1 {{has no argument of role batch}}
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----
// A maximum over the batch.
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  // expected-error @+1 {{'gc.reduce' op combines the whole batch by max for single examples; groups are of sums}}
  %1 = gc.reduce max(%0) dims [0] : (tensor<8xf32>) -> tensor<f32>
  %2 = gc.broadcast %1 dims [] : (tensor<f32>) -> tensor<8xf32>
  %3 = gc.sub %0, %2 : tensor<8xf32>
  return %3 : tensor<8xf32>
}

// -----
// Not a statistic: weights that a sum over the batch made.
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %1 = gc.mul %0, %x : tensor<8x4xf32>
  // expected-note @+1 {{the sum is made here}}
  %2 = gc.reduce add(%1) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'gc.dot' op takes something made of a sum over the whole batch that all examples share, and no statistic of theirs; it cannot be of groups}}
  %3 = gc.dot %x, %2 batch [] x [] contract [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// -----
// A statistic that a loop makes.
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  %1 = gc.reduce add(%0) dims [0] : (tensor<8xf32>) -> tensor<f32>
  // expected-error @+1 {{'gc.scan' op makes a statistic of the batch, and cannot be of 4 groups}}
  %2 = gc.scan(%1) over() trip 3 {
  ^bb0(%sum: tensor<f32>):
    %5 = gc.exp %sum : tensor<f32>
    gc.yield %5 : tensor<f32>
  } : (tensor<f32>) -> tensor<f32>
  %3 = gc.broadcast %2 dims [] : (tensor<f32>) -> tensor<8xf32>
  %4 = gc.sub %0, %3 : tensor<8xf32>
  return %4 : tensor<8xf32>
}

// -----
// A statistic carried from layer to layer.
func.func @main(%w: tensor<3xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %zero = gc.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'gc.scan' op carries a sum over the batch from step to step, and examples take it; it cannot be of 4 groups}}
  %0:2 = gc.scan(%x, %zero) over(%w) trip 3 {
  ^bb0(%h: tensor<8xf32>, %sum: tensor<f32>, %layer: tensor<f32>):
    %1 = gc.broadcast %layer dims [] : (tensor<f32>) -> tensor<8xf32>
    %2 = gc.mul %1, %h : tensor<8xf32>
    %3 = gc.broadcast %sum dims [] : (tensor<f32>) -> tensor<8xf32>
    %4 = gc.sub %2, %3 : tensor<8xf32>
    %5 = gc.reduce add(%4) dims [0] : (tensor<8xf32>) -> tensor<f32>
    gc.yield %4, %5 : tensor<8xf32>, tensor<f32>
  } : (tensor<8xf32>, tensor<f32>, tensor<3xf32>) -> (tensor<8xf32>, tensor<f32>)
  return %0#0 : tensor<8xf32>
}

// -----
// A function with its own gradient that takes a statistic.
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.mul %w, %x : tensor<8xf32>
  // expected-error @+2 {{'gc.custom_vjp' op has a gradient of its own and takes or makes a sum over the batch; it cannot be of groups}}
  // expected-note @+3 {{the sum is made here}}
  %1 = gc.custom_vjp "norm"(%0) primal {
  ^bb0(%a: tensor<8xf32>):
    %2 = gc.reduce add(%a) dims [0] : (tensor<8xf32>) -> tensor<f32>
    %3 = gc.broadcast %2 dims [] : (tensor<f32>) -> tensor<8xf32>
    %4 = gc.sub %a, %3 : tensor<8xf32>
    gc.yield %4 : tensor<8xf32>
  } forward {
  ^bb0(%a: tensor<8xf32>):
    gc.yield %a : tensor<8xf32>
  } backward {
  ^bb0(%c: tensor<8xf32>):
    gc.yield %c : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----
// A whole batch's value of what is repeated for each example, and one of a comparison.
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> (tensor<8xf32>, tensor<i1>) {
  %zero = gc.constant dense<0.0> : tensor<f32>
  %0 = gc.mul %w, %x : tensor<8xf32>
  %1 = gc.reduce add(%0) dims [0] : (tensor<8xf32>) -> tensor<f32>
  // expected-error @+1 {{'gc.compare' op makes something of groups' statistics that has no mean, and something for the whole batch takes it; it cannot be of 4 groups}}
  %2 = gc.compare GT %1, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %3 = gc.select %2, %1, %zero : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %4 = gc.broadcast %3 dims [] : (tensor<f32>) -> tensor<8xf32>
  %5 = gc.sub %0, %4 : tensor<8xf32>
  return %5, %2 : tensor<8xf32>, tensor<i1>
}

// -----
// What is not linear in one statistic meets another, for something of the whole batch.
func.func @main(%w: tensor<8xf32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> (tensor<8xf32>, tensor<f32>) {
  %0 = gc.mul %w, %x : tensor<8xf32>
  %1 = gc.reduce add(%0) dims [0] : (tensor<8xf32>) -> tensor<f32>
  %2 = gc.broadcast %1 dims [] : (tensor<f32>) -> tensor<8xf32>
  %3 = gc.sub %0, %2 : tensor<8xf32>
  %4 = gc.exp %1 : tensor<f32>
  // expected-error @+1 {{'gc.mul' op combines statistics of the batch that groups have of their own, and is for the whole batch; give batch_norm the loss, not its finished step}}
  %5 = gc.mul %1, %4 : tensor<f32>
  return %3, %5 : tensor<8xf32>, tensor<f32>
}
