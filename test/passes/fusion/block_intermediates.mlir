// RUN: gcompile-opt %s --pass-pipeline='builtin.module(func.func(gc-block-intermediates{min-bytes=4096 slice-bytes=2048}))' | FileCheck %s
// RUN: gcompile-opt %s --pass-pipeline='builtin.module(func.func(gc-block-intermediates))' | FileCheck %s --check-prefix=LARGE

// The loops compute what the whole did: NumPy's numbers.
// RUN: gcompile-opt %S/../../exec/contraction/attention.mlir --pass-pipeline='builtin.module(func.func(gc-block-intermediates{min-bytes=4096 slice-bytes=2048}))' -o %t.mlir
// RUN: FileCheck %s --check-prefix=GRAD < %t.mlir
// RUN: gcompile run %t.mlir --device interpreter
// RUN: gcompile run %t.mlir --device cpu

// The forward loop keeps its output and two numbers a row; the backward loop makes the probabilities again from them.
// GRAD: gc.scan() over({{.*}}) trip 4 {
// GRAD: gc.dot
// GRAD: gc.reduce  max
// GRAD: gc.reduce  add
// GRAD: gc.yield {{.*}} : tensor<1x2x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>
// GRAD: gc.dot
// GRAD: gc.scan() over({{.*}}) trip 4 {
// GRAD: gc.dot
// GRAD-NOT: gc.reduce  max
// GRAD: gc.exp
// GRAD: gc.dot
// GRAD: gc.dot
// GRAD: gc.reduce  add
// GRAD: gc.dot
// GRAD: gc.dot
// GRAD: gc.yield {{.*}} : tensor<1x2x2x16xf32>, tensor<1x2x16x2xf32>, tensor<1x2x16x2xf32>
// GRAD-NOT: tensor<4x2x16x16x

// The pass's own example. By default this much stays whole.
// CHECK-LABEL: func.func @example
// CHECK: %[[Q:.*]] = gc.reshape %arg0 : (tensor<8x32x4xf32>) -> tensor<8x1x32x4xf32>
// CHECK: %[[K:.*]] = gc.reshape %arg1 : (tensor<8x32x4xf32>) -> tensor<8x1x32x4xf32>
// CHECK: %[[R:.*]] = gc.scan() over(%[[Q]], %[[K]]) trip 8 {
// CHECK: ^bb0(%[[A:.*]]: tensor<1x32x4xf32>, %[[B:.*]]: tensor<1x32x4xf32>):
// CHECK: %[[S:.*]] = gc.dot %[[A]], %[[B]] {{.*}} -> tensor<1x32x32xf32>
// CHECK: %[[E:.*]] = gc.exp %[[S]] : tensor<1x32x32xf32>
// CHECK: %[[Y:.*]] = gc.reduce  add(%[[E]]) init(%arg2) dims [2]
// CHECK: gc.yield %[[Y]] : tensor<1x32xf32>
// CHECK: -> tensor<8x1x32xf32>
// CHECK: %[[W:.*]] = gc.reshape %[[R]] : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
// CHECK: return %[[W]]
// LARGE-LABEL: func.func @example
// LARGE-NOT: gc.scan() over
func.func @example(%q: tensor<8x32x4xf32>, %k: tensor<8x32x4xf32>, %z: tensor<f32>) -> tensor<8x32xf32> {
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %e = gc.exp %s : tensor<8x32x32xf32>
  %r = gc.reduce add(%e) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}

// Slices of the first factor of a dimension that a reshape splits; leading dimensions of one element are no hindrance;
// a constant of one value is made in the slice's shape; eight rows a round where that is small enough.
// CHECK-LABEL: func.func @split
// CHECK: gc.reshape %arg0 : (tensor<1x32x4xf32>) -> tensor<4x1x8x4xf32>
// CHECK: gc.scan() over({{.*}}) trip 4 {
// CHECK: gc.constant dense<2.000000e+00> : tensor<1x8x64xf32>
// CHECK: gc.reshape {{.*}} : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
// CHECK: gc.yield {{.*}} : tensor<8xf32>
// CHECK: -> tensor<4x8xf32>
func.func @split(%x: tensor<1x32x4xf32>, %w: tensor<4x64xf32>, %z: tensor<f32>) -> tensor<32xf32> {
  %two = gc.constant dense<2.0> : tensor<1x32x64xf32>
  %s = gc.dot %x, %w batch [] x [] contract [2] x [0] : (tensor<1x32x4xf32>, tensor<4x64xf32>) -> tensor<1x32x64xf32>
  %e = gc.mul %s, %two : tensor<1x32x64xf32>
  %f = gc.reshape %e : (tensor<1x32x64xf32>) -> tensor<32x64xf32>
  %r = gc.reduce max(%f) init(%z) dims [1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// What sums over the factor stays outside, and its bulky operand is put together for it.
// CHECK-LABEL: func.func @outer
// CHECK: %[[R:.*]]:2 = gc.scan()
// CHECK-NOT: contract [0] x [0]
// CHECK: %[[E:.*]] = gc.reshape %[[R]]#0 : (tensor<8x1x32x32xf32>) -> tensor<8x32x32xf32>
// CHECK: gc.dot %[[E]], %arg0 {{.*}} contract [0] x [0]
func.func @outer(%q: tensor<8x32x4xf32>, %k: tensor<8x32x4xf32>, %z: tensor<f32>) -> (tensor<8x32xf32>, tensor<32x32x32x4xf32>) {
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %e = gc.exp %s : tensor<8x32x32xf32>
  %r = gc.reduce add(%e) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  %d = gc.dot %e, %q batch [] x [] contract [0] x [0] : (tensor<8x32x32xf32>, tensor<8x32x4xf32>) -> tensor<32x32x32x4xf32>
  return %r, %d : tensor<8x32xf32>, tensor<32x32x32x4xf32>
}

// In the body of a loop too.
// CHECK-LABEL: func.func @nested
// CHECK: gc.scan(%arg1) over(%arg0) trip 3 {
// CHECK: gc.scan() over({{.*}}) trip 8 {
func.func @nested(%q: tensor<3x8x32x4xf32>, %z: tensor<8x32xf32>, %zero: tensor<f32>) -> tensor<8x32xf32> {
  %0 = gc.scan(%z) over(%q) trip 3 {
  ^bb0(%c: tensor<8x32xf32>, %x: tensor<8x32x4xf32>):
    %s = gc.dot %x, %x batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
    %r = gc.reduce add(%s) init(%zero) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %n = gc.add %c, %r : tensor<8x32xf32>
    gc.yield %n : tensor<8x32xf32>
  } : (tensor<8x32xf32>, tensor<3x8x32x4xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}

// CHECK-NOT: gc.scan() over
// What is returned exists whole anyway.
// CHECK-LABEL: func.func @returned
func.func @returned(%q: tensor<8x32x4xf32>, %k: tensor<8x32x4xf32>, %z: tensor<f32>) -> (tensor<8x32x32xf32>, tensor<8x32xf32>) {
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %r = gc.reduce add(%s) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  return %s, %r : tensor<8x32x32xf32>, tensor<8x32xf32>
}

// Only a loop over the elements reads it: that is an epilogue.
// CHECK-LABEL: func.func @epilogue
func.func @epilogue(%q: tensor<8x32x4xf32>, %k: tensor<8x32x4xf32>) -> tensor<8x32x32xf32> {
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %e = gc.exp %s : tensor<8x32x32xf32>
  return %e : tensor<8x32x32xf32>
}

// Slices of this operand would lie scattered.
// CHECK-LABEL: func.func @scattered
func.func @scattered(%q: tensor<32x8x4xf32>, %k: tensor<8x32x4xf32>, %z: tensor<f32>) -> tensor<8x32xf32> {
  %s = gc.dot %q, %k batch [1] x [0] contract [2] x [2] : (tensor<32x8x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %r = gc.reduce add(%s) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}

// The number of the slice is part of a value: it would have to be made whole.
// CHECK-LABEL: func.func @position
func.func @position(%q: tensor<8x32x4xf32>, %k: tensor<8x32x4xf32>, %z: tensor<f32>) -> tensor<8x32xf32> {
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %i = gc.iota dim 0 : tensor<8x32x32xf32>
  %e = gc.mul %s, %i : tensor<8x32x32xf32>
  %r = gc.reduce add(%e) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}

// Hardly larger than what it is made of.
// CHECK-LABEL: func.func @compact
func.func @compact(%q: tensor<8x32x32xf32>, %k: tensor<8x32x32xf32>, %z: tensor<f32>) -> tensor<8x32xf32> {
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x32xf32>, tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
  %r = gc.reduce add(%s) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}

// Q and K lie side by side in one tensor: their slices are taken inside, of whole rows.
// CHECK-LABEL: func.func @side_by_side
// CHECK: %[[B:.*]] = gc.reshape %arg0 : (tensor<8x32x8xf32>) -> tensor<8x1x32x8xf32>
// CHECK: gc.scan() over(%[[B]]) trip 8 {
// CHECK: ^bb0(%[[R:.*]]: tensor<1x32x8xf32>):
// CHECK-DAG: gc.slice %[[R]] start [0, 0, 0] limit [1, 32, 4] stride [1, 1, 1] : (tensor<1x32x8xf32>) -> tensor<1x32x4xf32>
// CHECK-DAG: gc.slice %[[R]] start [0, 0, 4] limit [1, 32, 8] stride [1, 1, 1] : (tensor<1x32x8xf32>) -> tensor<1x32x4xf32>
// CHECK: gc.yield {{.*}} : tensor<1x32xf32>
func.func @side_by_side(%qk: tensor<8x32x8xf32>, %z: tensor<f32>) -> tensor<8x32xf32> {
  %q = gc.slice %qk start [0, 0, 0] limit [8, 32, 4] stride [1, 1, 1] : (tensor<8x32x8xf32>) -> tensor<8x32x4xf32>
  %k = gc.slice %qk start [0, 0, 4] limit [8, 32, 8] stride [1, 1, 1] : (tensor<8x32x8xf32>) -> tensor<8x32x4xf32>
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %e = gc.exp %s : tensor<8x32x32xf32>
  %r = gc.reduce add(%e) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}

// A range along the dimension that is cut would have to follow the cut: the slice stays outside.
// CHECK-LABEL: func.func @part_of_the_batch
// CHECK: gc.slice %arg0 start [1, 0, 0] limit [9, 32, 4]
// CHECK: gc.scan() over(
// CHECK-NOT: gc.slice
// CHECK: return
func.func @part_of_the_batch(%x: tensor<9x32x4xf32>, %k: tensor<8x32x4xf32>, %z: tensor<f32>) -> tensor<8x32xf32> {
  %q = gc.slice %x start [1, 0, 0] limit [9, 32, 4] stride [1, 1, 1] : (tensor<9x32x4xf32>) -> tensor<8x32x4xf32>
  %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2] : (tensor<8x32x4xf32>, tensor<8x32x4xf32>) -> tensor<8x32x32xf32>
  %e = gc.exp %s : tensor<8x32x32xf32>
  %r = gc.reduce add(%e) init(%z) dims [2] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}
