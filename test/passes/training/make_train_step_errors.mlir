// RUN: gcompile-opt %s --gc-make-train-step="optimizer=adamw(lr=0.1,no_decay=w) frozen=*/b" --split-input-file --verify-diagnostics
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=adamv(lr=0.1)" --split-input-file 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: optimizer:1: no optimizer is called 'adamv': did you mean 'adam'?

// expected-error @+1 {{makes no train step: its first result is the loss, a real float scalar, and not 'tensor<2xf32>'}}
func.func @main(%w: tensor<2xf32> {gc.name = "w", gc.role = #gc<role param>}) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}

// -----
// expected-error @+1 {{has no argument of role param: give arguments roles, or name the parameters with wrt=}}
func.func @main(%w: tensor<f32>) -> tensor<f32> {
  return %w : tensor<f32>
}

// -----
// expected-error @+1 {{has parameter 'w' of type 'tensor<i32>'; parameters are real floats}}
func.func @main(%w: tensor<i32> {gc.name = "w", gc.role = #gc<role param>}) -> tensor<f32> {
  %0 = gc.convert %w : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----
// expected-error @+1 {{'*/b' in frozen matches no parameter's name: did you mean 'l/w'?}}
func.func @main(%w: tensor<f32> {gc.name = "l/w", gc.role = #gc<role param>}) -> tensor<f32> {
  return %w : tensor<f32>
}

// -----
// expected-error @+1 {{has no parameter left to train: all are frozen}}
func.func @main(%w: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>}) -> tensor<f32> {
  return %w : tensor<f32>
}

// -----
// expected-error @+1 {{'w' in no_decay matches no parameter's name: did you mean 'v'?}}
func.func @main(%b: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>},
                %w: tensor<f32> {gc.name = "v", gc.role = #gc<role param>}) -> tensor<f32> {
  return %w : tensor<f32>
}

// -----
// expected-error @+1 {{has result 1 of role state without an argument of that role and name}}
func.func @main(%b: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>},
                %w: tensor<f32> {gc.name = "w", gc.role = #gc<role param>})
    -> (tensor<f32>, tensor<f32> {gc.name = "mean", gc.role = #gc<role state>}) {
  return %w, %w : tensor<f32>, tensor<f32>
}

// -----
// expected-error @+1 {{takes state 'mean' and gives no result of role state and that name}}
func.func @main(%b: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>},
                %w: tensor<f32> {gc.name = "w", gc.role = #gc<role param>},
                %m: tensor<f32> {gc.name = "mean", gc.role = #gc<role state>}) -> tensor<f32> {
  return %w : tensor<f32>
}

// -----
// expected-error @+1 {{gives state "mean" anew as 'tensor<f32>', and takes it as 'tensor<2xf32>'}}
func.func @main(%b: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>},
                %w: tensor<f32> {gc.name = "w", gc.role = #gc<role param>},
                %m: tensor<2xf32> {gc.name = "mean", gc.role = #gc<role state>})
    -> (tensor<f32>, tensor<f32> {gc.name = "mean", gc.role = #gc<role state>}) {
  return %w, %w : tensor<f32>, tensor<f32>
}

// -----
// expected-error @+1 {{gives state "mean" anew as results 1 and 2}}
func.func @main(%b: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>},
                %w: tensor<f32> {gc.name = "w", gc.role = #gc<role param>},
                %m: tensor<f32> {gc.name = "mean", gc.role = #gc<role state>})
    -> (tensor<f32>, tensor<f32> {gc.name = "mean", gc.role = #gc<role state>},
        tensor<f32> {gc.name = "mean", gc.role = #gc<role state>}) {
  return %w, %w, %w : tensor<f32>, tensor<f32>, tensor<f32>
}

// -----
// expected-error @+1 {{has no function @main with the loss}}
module {
}
