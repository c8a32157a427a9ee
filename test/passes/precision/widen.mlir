// RUN: gcompile-opt %s --gc-apply-precision=to=f32 --split-input-file | FileCheck %s

// What is in bf16 or f16 is in f32, between arguments and results of their types; the program's casts go.
// CHECK-LABEL: func.func @main(%arg0: tensor<2x2xbf16>, %arg1: tensor<2x2xf16>) -> tensor<2x2xbf16>
// CHECK-DAG: %[[X:.*]] = gc.convert %arg0 : (tensor<2x2xbf16>) -> tensor<2x2xf32>
// CHECK-DAG: %[[Y:.*]] = gc.convert %arg1 : (tensor<2x2xf16>) -> tensor<2x2xf32>
// CHECK: %[[D:.*]] = gc.dot %[[X]], %[[Y]] {{.*}} -> tensor<2x2xf32>
// CHECK-NOT: gc.convert
// CHECK: %[[S:.*]] = gc.scan(%[[D]]) over() trip 3
// CHECK: ^bb0(%{{.*}}: tensor<2x2xf32>):
// CHECK: gc.yield %{{.*}} : tensor<2x2xf32>
// CHECK: %[[E:.*]] = gc.exp %[[S]] : tensor<2x2xf32>
// CHECK: %[[R:.*]] = gc.convert %[[E]] : (tensor<2x2xf32>) -> tensor<2x2xbf16>
// CHECK: return %[[R]]
func.func @main(%x: tensor<2x2xbf16>, %y: tensor<2x2xf16>) -> tensor<2x2xbf16> {
  %0 = gc.convert %y : (tensor<2x2xf16>) -> tensor<2x2xbf16>
  %1 = gc.dot %x, %0 batch [] x [] contract [1] x [0] : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %2 = gc.scan(%1) over() trip 3 {
  ^bb0(%c: tensor<2x2xbf16>):
    %one = gc.constant dense<1.0> : tensor<2x2xbf16>
    %n = gc.add %c, %one : tensor<2x2xbf16>
    gc.yield %n : tensor<2x2xbf16>
  } : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %3 = gc.exp %2 : tensor<2x2xbf16>
  return %3 : tensor<2x2xbf16>
}

// -----

// f32 and f64 are as they were.
// CHECK-LABEL: func.func @main
// CHECK-NEXT: gc.add %arg0, %arg0 : tensor<f32>
// CHECK-NEXT: gc.exp %arg1 : tensor<f64>
// CHECK-NEXT: return
func.func @main(%x: tensor<f32>, %y: tensor<f64>) -> (tensor<f32>, tensor<f64>) {
  %0 = gc.add %x, %x : tensor<f32>
  %1 = gc.exp %y : tensor<f64>
  return %0, %1 : tensor<f32>, tensor<f64>
}
