// RUN: gcompile-opt %s --gc-simplify --split-input-file | FileCheck %s
// What is the same in every copy is computed once; contractions of one product are products.

// CHECK-LABEL: func.func @pointwise
// CHECK-SAME: (%[[X:.*]]: tensor<5xf32>, %[[Y:.*]]: tensor<1x5xf32>)
// CHECK: %[[T:.*]] = gc.constant dense<3.000000e+00> : tensor<5xf32>
// CHECK: %[[R:.*]] = gc.reshape %[[Y]] : (tensor<1x5xf32>) -> tensor<5xf32>
// CHECK: %[[M:.*]] = gc.mul %[[X]], %[[R]] : tensor<5xf32>
// CHECK: %[[S:.*]] = gc.sub %[[M]], %[[T]] : tensor<5xf32>
// CHECK: %[[B:.*]] = gc.broadcast %[[S]] dims [1] : (tensor<5xf32>) -> tensor<4x5x6xf32>
// CHECK: return %[[B]]
func.func @pointwise(%x: tensor<5xf32>, %y: tensor<1x5xf32>) -> tensor<4x5x6xf32> {
  %three = gc.constant dense<3.0> : tensor<4x5x6xf32>
  %0 = gc.broadcast %x dims [1] : (tensor<5xf32>) -> tensor<4x5x6xf32>
  %1 = gc.broadcast %y dims [0, 1] : (tensor<1x5xf32>) -> tensor<4x5x6xf32>
  %2 = gc.mul %0, %1 : tensor<4x5x6xf32>
  %3 = gc.sub %2, %three : tensor<4x5x6xf32>
  return %3 : tensor<4x5x6xf32>
}

// -----

// Operands that vary along different dimensions meet in the smallest shape that has both.
// CHECK-LABEL: func.func @outer
// CHECK: gc.mul %{{.*}}, %{{.*}} : tensor<3x5xf32>
// CHECK: gc.broadcast %{{.*}} dims [0, 2] : (tensor<3x5xf32>) -> tensor<3x4x5xf32>
func.func @outer(%x: tensor<3xf32>, %y: tensor<5xf32>) -> tensor<3x4x5xf32> {
  %0 = gc.broadcast %x dims [0] : (tensor<3xf32>) -> tensor<3x4x5xf32>
  %1 = gc.broadcast %y dims [2] : (tensor<5xf32>) -> tensor<3x4x5xf32>
  %2 = gc.mul %0, %1 : tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}

// -----

// Nothing repeats, or an operand is no broadcast.
// CHECK-LABEL: func.func @not_pointwise
// CHECK: gc.mul %{{.*}}, %{{.*}} : tensor<3x5xf32>
// CHECK: gc.add %{{.*}}, %{{.*}} : tensor<3x5xf32>
func.func @not_pointwise(%x: tensor<3xf32>, %y: tensor<5xf32>, %z: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
  %0 = gc.broadcast %x dims [0] : (tensor<3xf32>) -> tensor<3x5xf32>
  %1 = gc.broadcast %y dims [1] : (tensor<5xf32>) -> tensor<3x5xf32>
  %2 = gc.mul %0, %1 : tensor<3x5xf32>
  %3 = gc.add %0, %z : tensor<3x5xf32>
  return %2, %3 : tensor<3x5xf32>, tensor<3x5xf32>
}

// -----

// A predicate and bounds of rank 0 stay as they are.
// CHECK-LABEL: func.func @scalars
// CHECK: gc.clamp %{{.*}} : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK: gc.select %{{.*}} : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK: gc.broadcast
func.func @scalars(%p: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>, %x: tensor<3xf32>) -> tensor<3x40xf32> {
  %0 = gc.broadcast %x dims [0] : (tensor<3xf32>) -> tensor<3x40xf32>
  %1 = gc.clamp %lo, %0, %hi : (tensor<f32>, tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  %2 = gc.select %p, %1, %0 : (tensor<i1>, tensor<3x40xf32>, tensor<3x40xf32>) -> tensor<3x40xf32>
  return %2 : tensor<3x40xf32>
}

// -----

// A small constant takes its place, and what reads it folds; a large one stays one row.
// CHECK-LABEL: func.func @constants
// CHECK-DAG: %[[A:.*]] = gc.constant dense<{{\[}}[3, 3], [4, 4], [5, 5]]> : tensor<3x2xi32>
// CHECK-DAG: %[[C:.*]] = gc.constant dense<[1, 2, 3]> : tensor<3xi32>
// CHECK: %[[B:.*]] = gc.broadcast %[[C]] dims [1] : (tensor<3xi32>) -> tensor<50x3xi32>
// CHECK: return %[[A]], %[[B]]
func.func @constants() -> (tensor<3x2xi32>, tensor<50x3xi32>) {
  %c = gc.constant dense<[1, 2, 3]> : tensor<3xi32>
  %two = gc.constant dense<2> : tensor<3x2xi32>
  %0 = gc.broadcast %c dims [0] : (tensor<3xi32>) -> tensor<3x2xi32>
  %1 = gc.add %0, %two : tensor<3x2xi32>
  %2 = gc.broadcast %c dims [1] : (tensor<3xi32>) -> tensor<50x3xi32>
  return %1, %2 : tensor<3x2xi32>, tensor<50x3xi32>
}

// -----

// CHECK-LABEL: func.func @one_product
// CHECK-SAME: (%[[X:.*]]: tensor<2x1x3xbf16>, %[[Y:.*]]: tensor<4x1x2xbf16>)
// CHECK: %[[A:.*]] = gc.convert %[[X]] : (tensor<2x1x3xbf16>) -> tensor<2x1x3xf32>
// CHECK: %[[AR:.*]] = gc.reshape %[[A]]
// CHECK: %[[AB:.*]] = gc.broadcast %[[AR]] dims [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
// CHECK: %[[B:.*]] = gc.convert %[[Y]] : (tensor<4x1x2xbf16>) -> tensor<4x1x2xf32>
// CHECK: %[[BR:.*]] = gc.reshape %[[B]]
// CHECK: %[[BB:.*]] = gc.broadcast %[[BR]] dims [2, 0] : (tensor<4x2xf32>) -> tensor<2x3x4xf32>
// CHECK: %[[M:.*]] = gc.mul %[[AB]], %[[BB]]
// CHECK: return %[[M]]
func.func @one_product(%x: tensor<2x1x3xbf16>, %y: tensor<4x1x2xbf16>) -> tensor<2x3x4xf32> {
  %0 = gc.dot %x, %y batch [0] x [2] contract [1] x [1] : (tensor<2x1x3xbf16>, tensor<4x1x2xbf16>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// -----

// Two products are summed; a boolean one is a question, not a number.
// CHECK-LABEL: func.func @not_one_product
// CHECK-COUNT-2: gc.dot
func.func @not_one_product(%x: tensor<3x2xf32>, %y: tensor<2x4xf32>, %p: tensor<3x1xi1>, %q: tensor<1x4xi1>)
    -> (tensor<3x4xf32>, tensor<3x4xi1>) {
  %0 = gc.dot %x, %y batch [] x [] contract [1] x [0] : (tensor<3x2xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  %1 = gc.dot %p, %q batch [] x [] contract [1] x [0] : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  return %0, %1 : tensor<3x4xf32>, tensor<3x4xi1>
}

// -----

// A few numbers are counted now; many, and those that other ops read as a count, stay.
// CHECK-LABEL: func.func @count
// CHECK-DAG: gc.constant dense<{{\[}}[0, 4], [0, 4], [0, 4]]> : tensor<3x2xui8>
// CHECK-DAG: gc.constant dense<[true, false, false]> : tensor<3xi1>
// CHECK-DAG: %[[I:.*]] = gc.iota dim 0 : tensor<65xi32>
// CHECK-DAG: gc.add %[[I]]
// CHECK-DAG: gc.iota dim 0 : tensor<3xi32>
func.func @count() -> (tensor<3x2xui8>, tensor<3xi1>, tensor<65xi32>, tensor<3xi32>) {
  %four = gc.constant dense<4> : tensor<3x2xui8>
  %one = gc.constant dense<1> : tensor<65xi32>
  %first = gc.constant dense<1> : tensor<3xi32>
  %0 = gc.iota dim 1 : tensor<3x2xui8>
  %1 = gc.mul %0, %four : tensor<3x2xui8>
  %2 = gc.iota dim 0 : tensor<3xi32>
  %3 = gc.compare LT %2, %first : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %4 = gc.iota dim 0 : tensor<65xi32>
  %5 = gc.add %4, %one : tensor<65xi32>
  return %1, %3, %5, %2 : tensor<3x2xui8>, tensor<3xi1>, tensor<65xi32>, tensor<3xi32>
}
