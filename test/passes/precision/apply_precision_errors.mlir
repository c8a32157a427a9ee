// RUN: gcompile-opt %s --gc-apply-precision=to=f16 --split-input-file --verify-diagnostics
// RUN: not gcompile-opt %s --gc-apply-precision=to=f8 --split-input-file 2>&1 | FileCheck %s

// CHECK: error: has no precision 'f8'; bf16, f16 and f32 are known
// expected-error @below {{is a train step: argument 1 is an optimizer's state; in f16 small gradients vanish unless the loss is scaled before they are taken: apply the precision to the loss, as in step(precision(main, f16), …), or use bf16}}
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %m: tensor<4xf32> {gc.role = #gc<role opt_state>})
    -> tensor<4xf32> {
  %0 = gc.sub %w, %m : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Plain SGD has no state.
// expected-error @below {{is a train step: argument 0 is a parameter that comes back anew; in f16 small gradients vanish}}
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>, gc.alias = 0 : i32}, %g: tensor<4xf32>)
    -> tensor<4xf32> {
  %0 = gc.sub %w, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A loss takes f16.
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}) -> tensor<f32> {
  %0 = gc.dot %w, %w batch [] x [] contract [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
