// RUN: gcompile-opt %s --gc-widen-floats --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf64>
// CHECK-NEXT: %[[X:.*]] = gc.convert %arg0 : (tensor<4xf32>) -> tensor<4xf64>
// CHECK-NEXT: %[[C:.*]] = gc.constant dense<0.10000000149011612> : tensor<4xf64>
// CHECK-NEXT: %[[R:.*]] = gc.add %[[X]], %[[C]] : tensor<4xf64>
// CHECK-NEXT: return %[[R]] : tensor<4xf64>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = gc.constant dense<0.1> : tensor<4xf32>
  %0 = gc.add %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Regions, calls of private functions, and conversions that are none any more; f64 and integers stay.
// CHECK-LABEL: func.func private @twice(%arg0: tensor<f64>) -> tensor<f64>
func.func private @twice(%x: tensor<bf16>) -> tensor<bf16> {
  %0 = gc.add %x, %x : tensor<bf16>
  return %0 : tensor<bf16>
}
// CHECK-LABEL: func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<i32>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<3xi32>)
// CHECK: gc.reduce add(%{{.*}}) init(%arg2) dims [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
// CHECK-NOT: gc.convert
// CHECK: call @twice(%{{.*}}) : (tensor<f64>) -> tensor<f64>
// CHECK: gc.case
// CHECK: gc.yield %{{.*}} : tensor<f64>
// CHECK: gc.convert %{{.*}} : (tensor<3xf64>) -> tensor<3xi32>
func.func @main(%x: tensor<3xf16>, %i: tensor<i32>, %init: tensor<f64>) -> (tensor<bf16>, tensor<3xi32>) {
  %w = gc.convert %x : (tensor<3xf16>) -> tensor<3xf64>
  %s = gc.reduce add (%w) init (%init) dims [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
  %n = gc.convert %s : (tensor<f64>) -> tensor<bf16>
  %0 = call @twice(%n) : (tensor<bf16>) -> tensor<bf16>
  %1 = gc.case %i {
    gc.yield %0 : tensor<bf16>
  } : (tensor<i32>) -> tensor<bf16>
  %2 = gc.convert %x : (tensor<3xf16>) -> tensor<3xi32>
  return %1, %2 : tensor<bf16>, tensor<3xi32>
}

// -----

// Bits are those of the old types. A donated argument cannot give its memory to a wider result.
// CHECK-LABEL: func.func @main(%arg0: tensor<2xf32> {gc.alias = -1 : i32}, %arg1: tensor<2xi32> {gc.alias = 1 : i32})
// CHECK: %[[X:.*]] = gc.convert %arg0
// CHECK: %[[E:.*]] = gc.exp %[[X]] : tensor<2xf64>
// CHECK: %[[N:.*]] = gc.convert %[[E]] : (tensor<2xf64>) -> tensor<2xf32>
// CHECK: %[[B:.*]] = gc.bitcast %[[N]] : (tensor<2xf32>) -> tensor<2xi32>
// CHECK: %[[D:.*]] = gc.bitcast %{{.*}} : (tensor<2xi32>) -> tensor<2xf32>
// CHECK: %[[W:.*]] = gc.convert %[[D]] : (tensor<2xf32>) -> tensor<2xf64>
// CHECK: return %[[W]], %{{.*}} : tensor<2xf64>, tensor<2xi32>
func.func @main(%x: tensor<2xf32> {gc.alias = 0 : i32}, %y: tensor<2xi32> {gc.alias = 1 : i32})
    -> (tensor<2xf32>, tensor<2xi32>) {
  %e = gc.exp %x : tensor<2xf32>
  %b = gc.bitcast %e : (tensor<2xf32>) -> tensor<2xi32>
  %s = gc.add %b, %y : tensor<2xi32>
  %d = gc.bitcast %s : (tensor<2xi32>) -> tensor<2xf32>
  return %d, %s : tensor<2xf32>, tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: gc.constant dense<(0.10000000149011612,-2.000000e+00)> : tensor<2xcomplex<f64>>
func.func @main() -> tensor<2xcomplex<f32>> {
  %c = gc.constant dense<(0.1, -2.0)> : tensor<2xcomplex<f32>>
  return %c : tensor<2xcomplex<f32>>
}

// -----

// An argument's own bits.
// CHECK-LABEL: func.func @main
// CHECK: %[[W:.*]] = gc.convert %arg0 : (tensor<2xf32>) -> tensor<2xf64>
// CHECK: %[[N:.*]] = gc.convert %[[W]] : (tensor<2xf64>) -> tensor<2xf32>
// CHECK: gc.bitcast %[[N]] : (tensor<2xf32>) -> tensor<2xi32>
func.func @main(%x: tensor<2xf32>) -> tensor<2xi32> {
  %b = gc.bitcast %x : (tensor<2xf32>) -> tensor<2xi32>
  return %b : tensor<2xi32>
}

// -----

// Complex numbers go by their parts; taking them apart and putting them together looks at no bits.
// CHECK-LABEL: func.func @main(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f64>>
// CHECK-NEXT: %[[P:.*]] = gc.bitcast_reshape %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3x2xf32>
// CHECK-NEXT: %[[W:.*]] = gc.convert %[[P]] : (tensor<3x2xf32>) -> tensor<3x2xf64>
// CHECK-NEXT: %[[Z:.*]] = gc.bitcast_reshape %[[W]] : (tensor<3x2xf64>) -> tensor<3xcomplex<f64>>
// CHECK-NEXT: %[[X:.*]] = gc.bitcast_reshape %[[Z]] : (tensor<3xcomplex<f64>>) -> tensor<3x2xf64>
// CHECK-NEXT: %[[E:.*]] = gc.exp %[[X]] : tensor<3x2xf64>
// CHECK-NEXT: %[[R:.*]] = gc.bitcast_reshape %[[E]] : (tensor<3x2xf64>) -> tensor<3xcomplex<f64>>
// CHECK-NEXT: return %[[R]]
func.func @main(%z: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %x = gc.bitcast_reshape %z : (tensor<3xcomplex<f32>>) -> tensor<3x2xf32>
  %e = gc.exp %x : tensor<3x2xf32>
  %r = gc.bitcast_reshape %e : (tensor<3x2xf32>) -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
