// RUN: gcompile-opt %s --gc-simplify --split-input-file | FileCheck %s
// RUN: gcompile-opt %s --gc-simplify --check-meaning --split-input-file 2>&1 | FileCheck %s --check-prefix=MEANING
// MEANING: the meaning is the same

// All stacks reversed: the scan runs the other way and nothing is copied. Slices that are all the same have no order.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x3xf32>, %[[C:[^:]*]]: tensor<3xf32>
// CHECK-NOT: gc.reverse
// CHECK: %[[S:.*]]:2 = gc.scan(%[[C]]) over(%[[X]], %{{.*}}) trip 4 reverse {
// CHECK-NOT: gc.reverse
// CHECK: return %[[S]]#0, %[[S]]#1
func.func @main(%x: tensor<4x3xf32>, %c: tensor<3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>) {
  %r = gc.reverse %x dims [0] : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %b = gc.broadcast %c dims [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %0:2 = gc.scan(%c) over(%r, %b) trip 4 {
  ^bb0(%a: tensor<3xf32>, %s: tensor<3xf32>, %t: tensor<3xf32>):
    %1 = gc.mul %a, %s : tensor<3xf32>
    %2 = gc.add %1, %t : tensor<3xf32>
    gc.yield %2, %1 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>)
  %y = gc.reverse %0#1 dims [0] : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0#0, %y : tensor<3xf32>, tensor<4x3xf32>
}

// -----
// As many reverses either way: it stays.
// CHECK-LABEL: func.func @main(
// CHECK: gc.reverse
// CHECK: gc.scan(%{{.*}}) over(%{{.*}}, %{{.*}}) trip 4 {
func.func @main(%x: tensor<4x3xf32>, %z: tensor<4x3xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %r = gc.reverse %x dims [0] : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %0 = gc.scan(%c) over(%r, %z) trip 4 {
  ^bb0(%a: tensor<3xf32>, %s: tensor<3xf32>, %t: tensor<3xf32>):
    %1 = gc.mul %a, %s : tensor<3xf32>
    %2 = gc.add %1, %t : tensor<3xf32>
    gc.yield %2 : tensor<3xf32>
  } : (tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// Along another dimension a reverse is none of the scan's.
// CHECK-LABEL: func.func @main(
// CHECK: %[[R:.*]] = gc.reverse %{{.*}} dims [1]
// CHECK: gc.scan(%{{.*}}) over(%[[R]]) trip 4 {
func.func @main(%x: tensor<4x3xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %r = gc.reverse %x dims [1] : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %0 = gc.scan(%c) over(%r) trip 4 {
  ^bb0(%a: tensor<3xf32>, %s: tensor<3xf32>):
    %1 = gc.mul %a, %s : tensor<3xf32>
    gc.yield %1 : tensor<3xf32>
  } : (tensor<3xf32>, tensor<4x3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// Gone: a carry that passes through, one that only feeds itself, a stack given twice, one that is not read, one that is
// not asked for.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x3xf32>, %{{[^:]*}}: tensor<4x3xf32>, %[[C:[^:]*]]: tensor<3xf32>
// CHECK: %[[S:.*]] = gc.scan(%[[C]]) over(%[[X]]) trip 4 {
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<3xf32>, %[[T:.*]]: tensor<3xf32>):
// CHECK-NEXT: %[[M:.*]] = gc.mul %[[A]], %[[T]]
// CHECK-NEXT: %[[N:.*]] = gc.add %[[M]], %[[T]]
// CHECK-NEXT: %[[P:.*]] = gc.add %[[N]], %[[C]]
// CHECK-NEXT: gc.yield %[[P]] : tensor<3xf32>
// CHECK: return %[[S]], %[[C]]
func.func @main(%x: tensor<4x3xf32>, %z: tensor<4x3xf32>, %c: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:5 = gc.scan(%c, %c, %c) over(%x, %x, %z) trip 4 {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>, %d: tensor<3xf32>, %s: tensor<3xf32>, %t: tensor<3xf32>, %u: tensor<3xf32>):
    %1 = gc.mul %a, %s : tensor<3xf32>
    %2 = gc.add %1, %t : tensor<3xf32>
    %3 = gc.add %2, %b : tensor<3xf32>
    %4 = gc.exp %d : tensor<3xf32>
    gc.yield %3, %b, %4, %4, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}
