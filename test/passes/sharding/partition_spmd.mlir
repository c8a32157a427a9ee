// RUN: gcompile-opt %s --gc-partition-spmd | FileCheck %s
// RUN: not gcompile-opt %s --gc-partition-spmd=mesh=data=3 2>&1 | FileCheck %s --check-prefix=DIVIDE
// RUN: not gcompile-opt %s --gc-partition-spmd=mesh=model=2 2>&1 | FileCheck %s --check-prefix=AXIS

// DIVIDE: error: dimension 0 of 'tensor<8x4xf32>' is cut into 3 parts, which do not divide 8; use a mesh whose sizes divide it
// AXIS: error: mesh override "model=2" does not fit the program's mesh
gc.mesh @mesh ["data"] [2]

// The sum stays a summand through the linear ops and is reduced once, where it is returned.
// CHECK-LABEL: func.func @late(%arg0: tensor<4x4xf32>
func.func @late(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> tensor<4x1xf32> {
  // CHECK: gc.reduce add(%arg0) dims [0] : (tensor<4x4xf32>) -> tensor<4xf32>
  %0 = gc.reduce add(%x) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  // CHECK-NOT: gc.all_reduce
  // CHECK: gc.neg
  %1 = gc.neg %0 : tensor<4xf32>
  // CHECK: %[[R:.*]] = gc.reshape
  %2 = gc.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
  // CHECK: %[[S:.*]] = gc.all_reduce add %[[R]] over @mesh ["data"] : tensor<4x1xf32>
  // CHECK: return %[[S]]
  return %2 : tensor<4x1xf32>
}

// Before an op that is not linear, and before one that would make it larger.
// CHECK-LABEL: func.func @early
func.func @early(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<4xf32>, tensor<9x4xf32>) {
  // CHECK: %[[M:.*]] = gc.reduce max
  // CHECK: gc.all_reduce max %[[M]]
  %0 = gc.reduce max(%x) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  %1 = gc.exp %0 : tensor<4xf32>
  // CHECK: %[[A:.*]] = gc.reduce add
  // CHECK: %[[B:.*]] = gc.all_reduce add %[[A]]
  // CHECK: gc.broadcast %[[B]]
  %2 = gc.reduce add(%x) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  %3 = gc.broadcast %2 dims [1] : (tensor<4xf32>) -> tensor<9x4xf32>
  return %1, %3 : tensor<4xf32>, tensor<9x4xf32>
}

// A value that the op needs whole is gathered.
// CHECK-LABEL: func.func @gathered
func.func @gathered(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> tensor<8x4xf32> {
  // CHECK: gc.all_gather %arg0 dim 0 over @mesh ["data"] : (tensor<4x4xf32>) -> tensor<8x4xf32>
  // CHECK: gc.cumulative
  %0 = gc.cumulative add %x dim 0 : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// A region that reads a value from above.
// CHECK-LABEL: func.func @captured(%arg0: tensor<4x4xf32>
func.func @captured(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> tensor<8x4xf32> {
  // CHECK: %[[C:.*]] = gc.constant dense<2.0
  %two = gc.constant dense<2.0> : tensor<f32>
  // CHECK: gc.sort
  %0 = gc.sort %x dim 1 {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // CHECK: gc.mul %{{.*}}, %[[C]] : tensor<f32>
    %1 = gc.mul %a, %two : tensor<f32>
    %2 = gc.mul %b, %two : tensor<f32>
    %3 = gc.compare LT %1, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %3 : tensor<i1>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
