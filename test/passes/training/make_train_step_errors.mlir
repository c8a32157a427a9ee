// RUN: gcompile-opt %s --gc-make-train-step="optimizer=adamw(lr=0.1,no_decay=w) frozen=*/b" --split-input-file --verify-diagnostics
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=adamv(lr=0.1)" --split-input-file 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: optimizer:1: no optimizer is called 'adamv': did you mean 'adam'?
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=tourch" --split-input-file 2>&1 | FileCheck %s --check-prefix=SCALE
// SCALE: loss-scale:1: no loss scaling is called 'tourch': did you mean 'torch'?
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=torch(interval=0)" --split-input-file 2>&1 | FileCheck %s --check-prefix=INTERVAL
// INTERVAL: interval is a whole number from 1 to 2147483647
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=torch(growth=0.5)" --split-input-file 2>&1 | FileCheck %s --check-prefix=GROWTH
// GROWTH: growth is at least 1
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=torch(backoff=2)" --split-input-file 2>&1 | FileCheck %s --check-prefix=BACKOFF
// BACKOFF: backoff is at most 1
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=deepspeed(min=-1)" --split-input-file 2>&1 | FileCheck %s --check-prefix=MIN
// MIN: min is not negative
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=fixed(0)" --split-input-file 2>&1 | FileCheck %s --check-prefix=FIXED
// FIXED: scale is above 0
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=fixed(1e39)" --split-input-file 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: scale is at most 2^100: gradients times it would not be finite
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=fixed" --split-input-file 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: fixed needs scale
// RUN: not gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) grad-norm=true loss-scale=torch" --split-input-file 2>&1 | FileCheck %s --check-prefix=TAKEN
// TAKEN-DAG: calls result 1 "grad_norm", as the step does one of its own: call it something else
// TAKEN-DAG: calls result 1 "skipped", as the step does one of its own: call it something else

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

// -----
// expected-error @+1 {{computes in f16, where gradients below 6e-8 become zero: give loss_scale=torch, deepspeed, keras or fixed(SCALE), or loss_scale=none}}
func.func @main(%w: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>},
                %v: tensor<f32> {gc.name = "w", gc.role = #gc<role param>}) -> tensor<f32> {
  %0 = gc.convert %w : (tensor<f32>) -> tensor<f16>
  %1 = gc.mul %0, %0 : tensor<f16>
  %2 = gc.convert %1 : (tensor<f16>) -> tensor<f32>
  return %2 : tensor<f32>
}

// -----
// Names of results that the step gives as well, in the runs above.
// expected-error @+1 {{'*/b' in frozen matches no parameter's name}}
func.func @main(%v: tensor<f32> {gc.name = "v", gc.role = #gc<role param>}) -> (tensor<f32>, tensor<f32> {gc.name = "grad_norm"}) {
  return %v, %v : tensor<f32>, tensor<f32>
}

// -----
// expected-error @+1 {{'*/b' in frozen matches no parameter's name}}
func.func @main(%v: tensor<f32> {gc.name = "v", gc.role = #gc<role param>}) -> (tensor<f32>, tensor<f32> {gc.name = "skipped"}) {
  return %v, %v : tensor<f32>, tensor<f32>
}
