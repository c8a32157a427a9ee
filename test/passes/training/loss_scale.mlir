// RUN: gcompile-opt %s --gc-make-train-step="optimizer=momentum(lr=0.1) clip=1.0 loss-scale=deepspeed" | FileCheck %s
// RUN: gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=fixed(1024)" | FileCheck %s --check-prefix=FIXED
// RUN: gcompile-opt %s --gc-make-train-step="optimizer=sgd(lr=0.1) loss-scale=none" | FileCheck %s --check-prefix=NONE
// The loss's cotangent is the scale; gradients lose it before their norm is taken; what moves is chosen by whether all
// are finite, the scale's own state is not.

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32> {gc.alias = 0 : i32, gc.name = "w"
// CHECK-SAME: %[[M:[^:]*]]: tensor<4xf32> {gc.alias = 1 : i32, gc.init = "zeros", gc.name = "w.m"
// CHECK-SAME: %[[SCALE:[^:]*]]: tensor<f32> {gc.alias = 2 : i32, gc.init = "value:65536", gc.name = "loss_scale", gc.role = #gc<role opt_state>}
// CHECK-SAME: %[[GOOD:[^:]*]]: tensor<i32> {gc.alias = 3 : i32, gc.init = "value:-1", gc.name = "loss_scale.good_steps"
// CHECK-SAME: %[[LEFT:[^:]*]]: tensor<i32> {gc.alias = 4 : i32, gc.init = "value:2", gc.name = "loss_scale.overflows_left"
// CHECK-SAME: %[[STEP:[^:]*]]: tensor<i32> {gc.alias = 5 : i32
// CHECK-SAME: tensor<i32> {gc.name = "skipped", gc.role = #gc<role metric>})
// CHECK: %[[G:.*]]:2 = gc.grad @{{.*}} cotangents(%[[SCALE]]) wrt [0] value
// CHECK: %[[INVERSE:.*]] = gc.div %{{.*}}, %[[SCALE]]
// CHECK: gc.broadcast %[[INVERSE]]
// CHECK: gc.is_finite
// CHECK: %[[FINITE:.*]] = gc.reduce and
// CHECK: gc.sqrt
// CHECK: %[[ALL:.*]] = gc.broadcast %[[FINITE]]
// CHECK: %[[NEWW:.*]] = gc.select %[[ALL]], %{{.*}}, %[[W]]
// CHECK: %[[NEWM:.*]] = gc.select %{{.*}}, %{{.*}}, %[[M]]
// CHECK: %[[NEWLEFT:.*]] = gc.select %[[FINITE]]
// CHECK: %[[NEWSCALE:.*]] = gc.select %[[FINITE]]
// CHECK: %[[NEWGOOD:.*]] = gc.select %[[FINITE]]
// CHECK: %[[NEWSTEP:.*]] = gc.select %{{.*}}, %{{.*}}, %[[STEP]]
// CHECK: return %[[NEWW]], %[[NEWM]], %[[NEWSCALE]], %[[NEWGOOD]], %[[NEWLEFT]], %[[NEWSTEP]], %[[G]]#0, %{{.*}} :

// FIXED-LABEL: func.func @main(
// FIXED-NOT: loss_scale
// FIXED: %[[SCALE:.*]] = gc.constant dense<1.024000e+03> : tensor<f32>
// FIXED: cotangents(%[[SCALE]])
// FIXED: gc.is_finite

// NONE-LABEL: func.func @main(
// NONE-NOT: cotangents
// NONE-NOT: is_finite
func.func @main(%w: tensor<4xf32> {gc.name = "w", gc.role = #gc<role param>},
                %x: tensor<4xf16> {gc.name = "x", gc.role = #gc<role batch>}) -> tensor<f32> {
  %0 = gc.convert %w : (tensor<4xf32>) -> tensor<4xf16>
  %1 = gc.mul %0, %x : tensor<4xf16>
  %2 = gc.convert %1 : (tensor<4xf16>) -> tensor<4xf32>
  %3 = gc.reduce add(%2) dims [0] : (tensor<4xf32>) -> tensor<f32>
  return %3 : tensor<f32>
}
