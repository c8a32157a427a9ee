// RUN: gcompile-opt %s --gc-make-train-step="optimizer=adamw(lr=0.1) clip=1.0 frozen=head/*" --split-input-file | FileCheck %s
// RUN: gcompile-opt %s --gc-make-train-step="optimizer=momentum(lr=0.1,no_decay=*/b,decay=0.01)" --split-input-file | FileCheck %s --check-prefix=DECAY
// RUN: gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) grad-norm=true" --split-input-file | FileCheck %s --check-prefix=NORM

// Parameters, their optimizer's state, state, the step, then the batch; frozen ones have neither gradient nor state. The
// metric's cotangent is zero.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32> {gc.alias = 0 : i32, gc.dims = ["units"], gc.init = "normal:1:0.5", gc.name = "l/w", gc.role = #gc<role param>, gc.tied = ["tied/w"]}
// CHECK-SAME: %[[B:[^:]*]]: tensor<4xf16> {gc.alias = 1 : i32, gc.name = "l/b", gc.role = #gc<role param>}
// CHECK-SAME: %[[H:[^:]*]]: tensor<4xf32> {gc.name = "head/w", gc.role = #gc<role param>}
// CHECK-SAME: tensor<4xf32> {gc.alias = 2 : i32, gc.init = "zeros", gc.name = "l/w.m", gc.role = #gc<role opt_state>}
// CHECK-SAME: tensor<4xf32> {gc.alias = 3 : i32, gc.init = "zeros", gc.name = "l/w.v", gc.role = #gc<role opt_state>}
// CHECK-SAME: tensor<4xf32> {gc.alias = 4 : i32, gc.init = "zeros", gc.name = "l/b.m", gc.role = #gc<role opt_state>}
// CHECK-SAME: tensor<4xf32> {gc.alias = 5 : i32, gc.init = "zeros", gc.name = "l/b.v", gc.role = #gc<role opt_state>}
// CHECK-SAME: %[[MEAN:[^:]*]]: tensor<4xf32> {gc.alias = 6 : i32, gc.name = "mean", gc.role = #gc<role state>}
// CHECK-SAME: %[[STEP:[^:]*]]: tensor<i32> {gc.alias = 7 : i32, gc.init = "zeros", gc.name = "step", gc.role = #gc<role step>}
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32> {gc.name = "x", gc.role = #gc<role batch>})
// CHECK-SAME: -> (tensor<4xf32> {gc.name = "l/w", gc.role = #gc<role param>}, tensor<4xf16> {gc.name = "l/b", gc.role = #gc<role param>},
// CHECK-SAME: tensor<f32> {gc.name = "loss", gc.role = #gc<role loss>}, tensor<f32> {gc.name = "size", gc.role = #gc<role metric>})
// CHECK-DAG: %[[ONE:.*]] = gc.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: %[[ZERO:.*]] = gc.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[G:.*]]:5 = gc.grad @[[LOSS:[^(]*]](%[[X]], %[[W]], %[[B]], %[[H]], %[[MEAN]]) cotangents(%[[ONE]], {{.*}}, %[[ZERO]]) wrt [1, 2] value
// CHECK: gc.convert %[[G]]#4 : (tensor<4xf16>) -> tensor<4xf32>
// CHECK: gc.sqrt
// CHECK: gc.min
// CHECK: return {{.*}}, %[[G]]#1, {{.*}}, %[[G]]#0, %[[G]]#2 :
// CHECK: func.func private @[[LOSS]](

// One parameter decays: 0.01·p is added to its gradient alone.
// DECAY-LABEL: func.func @main(
// DECAY-COUNT-2: dense<0.00999999977>
// DECAY-NOT: dense<0.00999999977>
// DECAY: return

// The norm of all gradients together, before the step's own results end: a metric.
// NORM-LABEL: func.func @main(
// NORM-SAME: tensor<f32> {gc.name = "size", gc.role = #gc<role metric>}, tensor<f32> {gc.name = "grad_norm", gc.role = #gc<role metric>})
// NORM: %[[NORM:.*]] = gc.sqrt
// NORM-NOT: gc.min
// NORM: return {{.*}}, %[[NORM]] :
func.func @main(%x: tensor<4xf32> {gc.name = "x", gc.role = #gc<role batch>},
                %w: tensor<4xf32> {gc.name = "l/w", gc.role = #gc<role param>, gc.dims = ["units"],
                                   gc.init = "normal:1:0.5", gc.tied = ["tied/w"]},
                %b: tensor<4xf16> {gc.name = "l/b", gc.role = #gc<role param>},
                %h: tensor<4xf32> {gc.name = "head/w", gc.role = #gc<role param>},
                %mean: tensor<4xf32> {gc.name = "mean", gc.role = #gc<role state>})
    -> (tensor<f32>, tensor<4xf32> {gc.name = "mean", gc.role = #gc<role state>}, tensor<f32> {gc.name = "size"}) {
  %0 = gc.mul %w, %x : tensor<4xf32>
  %1 = gc.convert %b : (tensor<4xf16>) -> tensor<4xf32>
  %2 = gc.add %0, %1 : tensor<4xf32>
  %3 = gc.mul %2, %h : tensor<4xf32>
  %4 = gc.reduce add(%3) dims [0] : (tensor<4xf32>) -> tensor<f32>
  %5 = gc.add %mean, %x : tensor<4xf32>
  %6 = gc.reduce add(%x) dims [0] : (tensor<4xf32>) -> tensor<f32>
  return %4, %5, %6 : tensor<f32>, tensor<4xf32>, tensor<f32>
}

// -----
// The loss may read the step: it is the step's.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<f32>
// CHECK-SAME: %[[STEP:[^:]*]]: tensor<i32> {gc.alias = 3 : i32, gc.init = "zeros", gc.name = "step", gc.role = #gc<role step>})
// CHECK: gc.grad @{{[^(]*}}(%[[STEP]], %[[W]], %{{.*}}) wrt [1] value
func.func @main(%step: tensor<i32> {gc.role = #gc<role step>},
                %w: tensor<f32> {gc.name = "l/b", gc.role = #gc<role param>},
                %h: tensor<f32> {gc.name = "head/b", gc.role = #gc<role param>}) -> tensor<f32> {
  %0 = gc.convert %step : (tensor<i32>) -> tensor<f32>
  %1 = gc.mul %0, %w : tensor<f32>
  return %1 : tensor<f32>
}
