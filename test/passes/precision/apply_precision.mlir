// RUN: gcompile-opt %s --gc-apply-precision=to=bf16 --split-input-file | FileCheck %s
// RUN: gcompile-opt %s --gc-apply-precision=to=f16 --split-input-file | FileCheck %s --check-prefix=F16

// A layer: weights stay f32 and are read in bf16, once; bias and constant fit in with the activations.
// CHECK-LABEL: func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-DAG: %[[B:.*]] = gc.convert %arg1 : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-DAG: %[[W:.*]] = gc.convert %arg0 : (tensor<4x4xf32>) -> tensor<4x4xbf16>
// CHECK-DAG: %[[X:.*]] = gc.convert %arg2 : (tensor<2x4xf32>) -> tensor<2x4xbf16>
// CHECK-NOT: gc.convert
// CHECK: %[[D:.*]] = gc.dot %[[X]], %[[W]] {{.*}} -> tensor<2x4xbf16>
// CHECK: %[[BB:.*]] = gc.broadcast %[[B]] dims [1] : (tensor<4xbf16>) -> tensor<2x4xbf16>
// CHECK: %[[S:.*]] = gc.add %[[D]], %[[BB]] : tensor<2x4xbf16>
// CHECK: %[[R:.*]] = gc.max %[[S]], %{{.*}} : tensor<2x4xbf16>
// CHECK: %[[E:.*]] = gc.dot %[[R]], %[[W]] {{.*}} -> tensor<2x4xbf16>
// CHECK: %[[O:.*]] = gc.convert %[[E]] : (tensor<2x4xbf16>) -> tensor<2x4xf32>
// CHECK: return %[[O]]
// F16-LABEL: func.func @main
// F16: gc.dot %{{.*}} : (tensor<2x4xf16>, tensor<4x4xf16>) -> tensor<2x4xf16>
// F16: gc.max %{{.*}} : tensor<2x4xf16>
func.func @main(%w: tensor<4x4xf32>, %b: tensor<4xf32>, %x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %1 = gc.broadcast %b dims [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  %2 = gc.add %0, %1 : tensor<2x4xf32>
  %z = gc.constant dense<0.0> : tensor<2x4xf32>
  %3 = gc.max %2, %z : tensor<2x4xf32>
  %4 = gc.dot %3, %w batch [] x [] contract [1] x [1] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return %4 : tensor<2x4xf32>
}

// -----

// A softmax of scores: one conversion behind the contraction, all up to the next one in f32.
// CHECK-LABEL: func.func @main
// CHECK: %[[D:.*]] = gc.dot {{.*}} -> tensor<2x4xbf16>
// CHECK-NEXT: %[[W:.*]] = gc.convert %[[D]] : (tensor<2x4xbf16>) -> tensor<2x4xf32>
// CHECK: %[[S:.*]] = gc.mul %[[W]], %{{.*}} : tensor<2x4xf32>
// CHECK-NOT: gc.convert
// CHECK: gc.reduce max(%[[S]]) {{.*}} -> tensor<2xf32>
// CHECK: gc.sub %[[S]], %{{.*}} : tensor<2x4xf32>
// CHECK: gc.exp %{{.*}} : tensor<2x4xf32>
// CHECK: gc.reduce add(%{{.*}}) {{.*}} -> tensor<2xf32>
// CHECK: %[[P:.*]] = gc.div %{{.*}} : tensor<2x4xf32>
// CHECK: %[[N:.*]] = gc.convert %[[P]] : (tensor<2x4xf32>) -> tensor<2x4xbf16>
// CHECK: gc.transpose %[[N]] {{.*}} : (tensor<2x4xbf16>) -> tensor<4x2xbf16>
// CHECK: gc.dot {{.*}} -> tensor<4x4xbf16>
func.func @main(%w: tensor<4x4xf32>, %x: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %half = gc.constant dense<0.5> : tensor<2x4xf32>
  %1 = gc.mul %0, %half : tensor<2x4xf32>
  %m = gc.reduce max (%1) dims [1] : (tensor<2x4xf32>) -> tensor<2xf32>
  %mb = gc.broadcast %m dims [0] : (tensor<2xf32>) -> tensor<2x4xf32>
  %2 = gc.sub %1, %mb : tensor<2x4xf32>
  %3 = gc.exp %2 : tensor<2x4xf32>
  %s = gc.reduce add (%3) dims [1] : (tensor<2x4xf32>) -> tensor<2xf32>
  %sb = gc.broadcast %s dims [0] : (tensor<2xf32>) -> tensor<2x4xf32>
  %4 = gc.div %3, %sb : tensor<2x4xf32>
  %5 = gc.transpose %4 permutation [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %6 = gc.dot %5, %0 batch [] x [] contract [1] x [0] : (tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %6 : tensor<4x4xf32>
}

// -----

// A residual stream is in f32: a batch's value beside a bf16 one promotes. A number that f16 lacks is met in f32.
// CHECK-LABEL: func.func @main
// CHECK: gc.add %arg1, %{{.*}} : tensor<2x4xf32>
// CHECK: gc.sub %{{.*}} : tensor<2x4xbf16>
// F16-LABEL: func.func @main
// F16: %[[C:.*]] = gc.constant dense<-1.000000e+09> : tensor<2x4xf32>
// F16: gc.sub %{{.*}}, %[[C]] : tensor<2x4xf32>
func.func @main(%w: tensor<4x4xf32>, %x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %1 = gc.add %x, %0 : tensor<2x4xf32>
  %c = gc.constant dense<-1.0e9> : tensor<2x4xf32>
  %2 = gc.sub %0, %c : tensor<2x4xf32>
  %3 = gc.dot %2, %w batch [] x [] contract [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return %1, %3 : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

// Layers in a loop: the carry stays f32, weights are converted per round, so that their gradients add up in f32; what
// the rounds leave in bf16 is stacked so.
// CHECK-LABEL: func.func @main
// CHECK: %[[R:.*]]:2 = gc.scan(%arg1) over(%arg0) trip 3 {
// CHECK: ^bb0(%[[H:.*]]: tensor<2x4xf32>, %[[W:.*]]: tensor<4x4xf32>):
// CHECK-DAG: gc.convert %[[H]] : (tensor<2x4xf32>) -> tensor<2x4xbf16>
// CHECK-DAG: gc.convert %[[W]] : (tensor<4x4xf32>) -> tensor<4x4xbf16>
// CHECK-DAG: gc.convert %arg2 : (tensor<4x4xf32>) -> tensor<4x4xbf16>
// CHECK: gc.yield %{{.*}}, %{{.*}} : tensor<2x4xf32>, tensor<2x4xbf16>
// CHECK: (tensor<2x4xf32>, tensor<3x4x4xf32>) -> (tensor<2x4xf32>, tensor<3x2x4xbf16>)
// CHECK: gc.convert %[[R]]#1 : (tensor<3x2x4xbf16>) -> tensor<3x2x4xf32>
func.func @main(%w: tensor<3x4x4xf32>, %x: tensor<2x4xf32>, %v: tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<3x2x4xf32>) {
  %0:2 = gc.scan(%x) over(%w) trip 3 {
  ^bb0(%h: tensor<2x4xf32>, %l: tensor<4x4xf32>):
    %1 = gc.dot %h, %l batch [] x [] contract [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %2 = gc.dot %1, %v batch [] x [] contract [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %3 = gc.tanh %2 : tensor<2x4xf32>
    gc.yield %3, %1 : tensor<2x4xf32>, tensor<2x4xf32>
  } : (tensor<2x4xf32>, tensor<3x4x4xf32>) -> (tensor<2x4xf32>, tensor<3x2x4xf32>)
  return %0#0, %0#1 : tensor<2x4xf32>, tensor<3x2x4xf32>
}

// -----

// Branches that all give bf16 give it as one; a while loop's carries stay.
// CHECK-LABEL: func.func @main
// CHECK: gc.case %arg2 {
// CHECK: gc.yield %{{.*}} : tensor<2x2xbf16>
// CHECK: gc.yield %{{.*}} : tensor<2x2xbf16>
// CHECK: } : (tensor<i32>) -> tensor<2x2xbf16>
// CHECK: gc.while %{{.*}}, %{{.*}} cond
// CHECK: gc.dot %{{.*}} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
// CHECK: gc.yield %{{.*}}, %{{.*}} : tensor<i32>, tensor<2x2xf32>
// CHECK: (tensor<i32>, tensor<2x2xf32>) -> (tensor<i32>, tensor<2x2xf32>)
func.func @main(%w: tensor<2x2xf32>, %x: tensor<2x2xf32>, %i: tensor<i32>) -> tensor<2x2xf32> {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = gc.case %i {
    gc.yield %0 : tensor<2x2xf32>
  }, {
    %n = gc.neg %0 : tensor<2x2xf32>
    gc.yield %n : tensor<2x2xf32>
  } : (tensor<i32>) -> tensor<2x2xf32>
  %2:2 = gc.while %i, %1 cond {
  ^bb0(%k: tensor<i32>, %c: tensor<2x2xf32>):
    %three = gc.constant dense<3> : tensor<i32>
    %p = gc.compare LT %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%k: tensor<i32>, %c: tensor<2x2xf32>):
    %one = gc.constant dense<1> : tensor<i32>
    %k1 = gc.add %k, %one : tensor<i32>
    %c1 = gc.dot %c, %w batch [] x [] contract [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    gc.yield %k1, %c1 : tensor<i32>, tensor<2x2xf32>
  } : (tensor<i32>, tensor<2x2xf32>) -> (tensor<i32>, tensor<2x2xf32>)
  return %2#1 : tensor<2x2xf32>
}

// -----

// What the program casts itself is kept: an f32 contraction of bf16, f64. A bf16 value that it widened for a contraction
// is read as it is.
// CHECK-LABEL: func.func @main
// CHECK-NOT: gc.convert
// CHECK: gc.dot %arg0, %arg0 {{.*}} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xf32>
// CHECK: gc.dot %arg1, %arg1 {{.*}} -> tensor<2x2xf64>
// CHECK: %[[D:.*]] = gc.dot %arg0, %arg0 {{.*}} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
// CHECK: return %{{.*}}, %{{.*}}, %[[D]]
func.func @main(%x: tensor<2x2xbf16>, %y: tensor<2x2xf64>) -> (tensor<2x2xf32>, tensor<2x2xf64>, tensor<2x2xbf16>) {
  %0 = gc.dot %x, %x batch [] x [] contract [1] x [0] : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xf32>
  %1 = gc.dot %y, %y batch [] x [] contract [1] x [0] : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  %2 = gc.convert %x : (tensor<2x2xbf16>) -> tensor<2x2xf32>
  %3 = gc.dot %2, %2 batch [] x [] contract [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %4 = gc.convert %3 : (tensor<2x2xf32>) -> tensor<2x2xbf16>
  return %0, %1, %4 : tensor<2x2xf32>, tensor<2x2xf64>, tensor<2x2xbf16>
}

// -----

// Regions over scalars read what they had, converted outside; bits are those of f32.
// CHECK-LABEL: func.func @main
// CHECK: %[[D:.*]] = gc.dot %{{.*}} : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<bf16>
// CHECK-NEXT: %[[W:.*]] = gc.convert %[[D]] : (tensor<bf16>) -> tensor<f32>
// CHECK: gc.reduce region
// CHECK-NOT: gc.convert
// CHECK: gc.sub %{{.*}}, %[[W]] : tensor<f32>
// CHECK: gc.bitcast %[[W]] : (tensor<f32>) -> tensor<i32>
func.func @main(%x: tensor<2xf32>, %z: tensor<f32>) -> (tensor<f32>, tensor<i32>) {
  %0 = gc.dot %x, %x batch [] x [] contract [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  %1 = gc.reduce region (%x) init (%z) dims [0] {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = gc.max %a, %b : tensor<f32>
    %s = gc.sub %m, %0 : tensor<f32>
    gc.yield %s : tensor<f32>
  } : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %2 = gc.bitcast %0 : (tensor<f32>) -> tensor<i32>
  return %1, %2 : tensor<f32>, tensor<i32>
}

// -----

// A function with a gradient of its own keeps its types outside, and is under the policy inside.
// CHECK-LABEL: func.func @main
// CHECK: gc.custom_vjp "square"(%arg0)
// CHECK-COUNT-2: gc.dot %{{.*}} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
// CHECK: : (tensor<2x2xf32>) -> tensor<2x2xf32>
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = gc.custom_vjp "square"(%x) primal {
  ^bb0(%a: tensor<2x2xf32>):
    %1 = gc.dot %a, %a batch [] x [] contract [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    gc.yield %1 : tensor<2x2xf32>
  } forward {
  ^bb0(%a: tensor<2x2xf32>):
    %1 = gc.dot %a, %a batch [] x [] contract [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    gc.yield %1, %a : tensor<2x2xf32>, tensor<2x2xf32>
  } backward {
  ^bb0(%a: tensor<2x2xf32>, %c: tensor<2x2xf32>):
    %1 = gc.mul %a, %c : tensor<2x2xf32>
    gc.yield %1 : tensor<2x2xf32>
  } : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
