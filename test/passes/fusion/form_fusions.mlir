// RUN: gcompile-opt %s --gc-form-fusions | FileCheck %s

// The first case is the pass's own example.
// CHECK-LABEL: func.func @row
// CHECK: %[[R:.*]] = gc.fusion "row"(%arg0) {
// CHECK: gc.reduce max
// CHECK: gc.broadcast
// CHECK: %[[S:.*]] = gc.sub
// CHECK: gc.yield %[[S]]
// CHECK-NOT: gc.fusion
// CHECK: return %[[R]]
func.func @row(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %m = gc.reduce max(%x) dims [1] : (tensor<8x64xf32>) -> tensor<8xf32>
  %b = gc.broadcast %m dims [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = gc.sub %x, %b : tensor<8x64xf32>
  return %d : tensor<8x64xf32>
}

// Columns: what follows may have one element per column, not one per element of the domain.
// CHECK-LABEL: func.func @column
// CHECK: gc.fusion "column"(%arg0)
// CHECK: gc.reduce add
// CHECK: gc.neg
// CHECK: gc.fusion "loop"({{.*}}%arg0)
// CHECK: gc.broadcast
// CHECK: gc.sub
func.func @column(%x: tensor<64x8xf32>) -> (tensor<8xf32>, tensor<64x8xf32>) {
  %s = gc.reduce add(%x) dims [0] : (tensor<64x8xf32>) -> tensor<8xf32>
  %n = gc.neg %s : tensor<8xf32>
  %b = gc.broadcast %s dims [1] : (tensor<8xf32>) -> tensor<64x8xf32>
  %d = gc.sub %x, %b : tensor<64x8xf32>
  return %n, %d : tensor<8xf32>, tensor<64x8xf32>
}

// One pass over memory writes all three results.
// CHECK-LABEL: func.func @several_results
// CHECK: gc.fusion "loop"(%arg2, %arg1, %arg0)
// CHECK: -> (tensor<16xf32>, tensor<16xf32>)
// CHECK-NOT: gc.fusion
// CHECK: return
func.func @several_results(%p: tensor<16xf32>, %g: tensor<16xf32>, %m: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %m1 = gc.add %m, %g : tensor<16xf32>
  %r = gc.rsqrt %m1 : tensor<16xf32>
  %p1 = gc.sub %p, %r : tensor<16xf32>
  return %p1, %m1 : tensor<16xf32>, tensor<16xf32>
}

// A contraction takes what follows in place, and reads a transposed operand where it lies.
// CHECK-LABEL: func.func @contraction
// CHECK: gc.fusion "contraction"(%arg1, %arg0, %arg2)
// CHECK: gc.transpose
// CHECK: gc.dot
// CHECK: gc.add
// CHECK: gc.tanh
// CHECK-NOT: gc.fusion
// CHECK: return
func.func @contraction(%x: tensor<8x16xf32>, %w: tensor<32x16xf32>, %b: tensor<32xf32>) -> tensor<8x32xf32> {
  %t = gc.transpose %w permutation [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
  %d = gc.dot %x, %t batch [] x [] contract [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %bb = gc.broadcast %b dims [1] : (tensor<32xf32>) -> tensor<8x32xf32>
  %a = gc.add %d, %bb : tensor<8x32xf32>
  %r = gc.tanh %a : tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}

// exp would be computed 64 times as often: it stays a kernel of its own.
// CHECK-LABEL: func.func @expensive_broadcast
// CHECK: gc.fusion "loop"(%arg1)
// CHECK: gc.exp
// CHECK: gc.fusion "loop"
// CHECK: gc.mul
func.func @expensive_broadcast(%x: tensor<64x32xf32>, %v: tensor<32xf32>) -> tensor<64x32xf32> {
  %e = gc.exp %v : tensor<32xf32>
  %b = gc.broadcast %e dims [1] : (tensor<32xf32>) -> tensor<64x32xf32>
  %r = gc.mul %x, %b : tensor<64x32xf32>
  return %r : tensor<64x32xf32>
}

// Regions are formed like functions; values from above become operands.
// CHECK-LABEL: func.func @loop_body
// CHECK: gc.scan
// CHECK: gc.fusion "loop"(%{{.*}}, %arg1)
// CHECK: gc.yield
func.func @loop_body(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = gc.scan (%x) over () trip 3 {
  ^bb0(%c: tensor<4xf32>):
    %a = gc.add %c, %y : tensor<4xf32>
    %m = gc.mul %a, %a : tensor<4xf32>
    gc.yield %m : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Much work and one result: chunks first.
// CHECK-LABEL: func.func @two_stages
// CHECK: gc.reshape {{.*}} -> tensor<64x32768xf32>
// CHECK: gc.reduce add({{.*}}) dims [1] {{.*}} -> tensor<64xf32>
// CHECK: gc.reduce add({{.*}}) dims [0] {{.*}} -> tensor<f32>
func.func @two_stages(%x: tensor<2097152xf32>) -> tensor<f32> {
  %r = gc.reduce add(%x) dims [0] : (tensor<2097152xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// The chunks keep the place of the dimension that they come from.
// CHECK-LABEL: func.func @split_rows
// CHECK: gc.reshape {{.*}} : (tensor<2x3x524288xf32>) -> tensor<2x3x64x8192xf32>
// CHECK: gc.reduce add({{.*}}) dims [3] : {{.*}} -> tensor<2x3x64xf32>
// CHECK: gc.reduce add({{.*}}) dims [2] : {{.*}} -> tensor<2x3xf32>
func.func @split_rows(%x: tensor<2x3x524288xf32>) -> tensor<2x3xf32> {
  %r = gc.reduce add(%x) dims [2] : (tensor<2x3x524288xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// The transpose of a contraction swaps its operands.
// CHECK-LABEL: func.func @transposed_result
// CHECK: gc.fusion "contraction"
// CHECK: gc.dot {{.*}} contract [0] x [0] {{.*}} -> tensor<32x16xf32>
// CHECK-NOT: gc.transpose
// CHECK: return
func.func @transposed_result(%x: tensor<8x16xf32>, %y: tensor<8x32xf32>) -> tensor<32x16xf32> {
  %d = gc.dot %x, %y batch [] x [] contract [0] x [0] : (tensor<8x16xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %t = gc.transpose %d permutation [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
  return %t : tensor<32x16xf32>
}

// A comparator reads a constant from above: it moves into the fusion with the op.
// CHECK-LABEL: func.func @captured
// CHECK: gc.fusion "sort"(%{{.*}}) {
// CHECK: %[[C:.*]] = gc.constant dense<3>
// CHECK: gc.sort
// CHECK: gc.add %{{.*}}, %[[C]]
func.func @captured(%a: tensor<50xi64>) -> tensor<50xi64> {
  %three = gc.constant dense<3> : tensor<i64>
  %r = gc.sort %a dim 0 {
  ^bb0(%l: tensor<i64>, %q: tensor<i64>):
    %s = gc.add %l, %three : tensor<i64>
    %c = gc.compare LT %s, %q : (tensor<i64>, tensor<i64>) -> tensor<i1>
    gc.yield %c : tensor<i1>
  } : (tensor<50xi64>) -> tensor<50xi64>
  return %r : tensor<50xi64>
}

// The kernel writes the window alone, over the operand.
// CHECK-LABEL: func.func @update
// CHECK: gc.fusion
// CHECK: gc.dynamic_update_slice
// CHECK: } {updates = array<i64: {{[0-9]+}}>}
func.func @update(%stack: tensor<8x16xf32>, %row: tensor<1x16xf32>, %i: tensor<i32>) -> tensor<8x16xf32> {
  %zero = gc.constant dense<0> : tensor<i32>
  %n = gc.neg %row : tensor<1x16xf32>
  %u = gc.dynamic_update_slice %stack, %n[%i, %zero] : (tensor<8x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
  return %u : tensor<8x16xf32>
}

// The window is made of what it replaces: not in place, other tiles may still read.
// CHECK-LABEL: func.func @update_from_itself
// CHECK: gc.dynamic_update_slice
// CHECK-NOT: updates
// CHECK: return
func.func @update_from_itself(%stack: tensor<8x16xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<8x16xf32> {
  %zero = gc.constant dense<0> : tensor<i32>
  %row = gc.dynamic_slice %stack[%j, %zero] sizes [1, 16] : (tensor<8x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
  %u = gc.dynamic_update_slice %stack, %row[%i, %zero] : (tensor<8x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
  return %u : tensor<8x16xf32>
}

// -----

// A window that a reduction makes, as the losses of a training loop: the reduction has its own loops.
// CHECK-LABEL: func.func @reduced_update
// CHECK: gc.fusion "row"
// CHECK: gc.reduce
// CHECK-NOT: updates
func.func @reduced_update(%s: tensor<16xf32>, %x: tensor<16xf32>, %i: tensor<i32>) -> tensor<16xf32> {
  %r = gc.reduce add(%x) dims [0] : (tensor<16xf32>) -> tensor<f32>
  %u = gc.reshape %r : (tensor<f32>) -> tensor<1xf32>
  %0 = gc.dynamic_update_slice %s, %u[%i] : (tensor<16xf32>, tensor<1xf32>, tensor<i32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// Each step reads two elements of the step before: the fourth sine back would be needed at four elements per element.
// CHECK-LABEL: func.func @steps
// CHECK: gc.fusion
// CHECK: gc.sin
// CHECK-NOT: gc.sin
// CHECK: gc.fusion
// CHECK-COUNT-3: gc.sin
// CHECK-NOT: gc.fusion
// CHECK: return
func.func @steps(%x: tensor<68xf32>) -> tensor<64xf32> {
  %s0 = gc.sin %x : tensor<68xf32>
  %a0 = gc.slice %s0 start [0] limit [67] stride [1] : (tensor<68xf32>) -> tensor<67xf32>
  %b0 = gc.slice %s0 start [1] limit [68] stride [1] : (tensor<68xf32>) -> tensor<67xf32>
  %y0 = gc.add %a0, %b0 : tensor<67xf32>
  %s1 = gc.sin %y0 : tensor<67xf32>
  %a1 = gc.slice %s1 start [0] limit [66] stride [1] : (tensor<67xf32>) -> tensor<66xf32>
  %b1 = gc.slice %s1 start [1] limit [67] stride [1] : (tensor<67xf32>) -> tensor<66xf32>
  %y1 = gc.add %a1, %b1 : tensor<66xf32>
  %s2 = gc.sin %y1 : tensor<66xf32>
  %a2 = gc.slice %s2 start [0] limit [65] stride [1] : (tensor<66xf32>) -> tensor<65xf32>
  %b2 = gc.slice %s2 start [1] limit [66] stride [1] : (tensor<66xf32>) -> tensor<65xf32>
  %y2 = gc.add %a2, %b2 : tensor<65xf32>
  %s3 = gc.sin %y2 : tensor<65xf32>
  %a3 = gc.slice %s3 start [0] limit [64] stride [1] : (tensor<65xf32>) -> tensor<64xf32>
  return %a3 : tensor<64xf32>
}

// A function of one value per column is computed once per column, also where it passes through an op of its own size.
// CHECK-LABEL: func.func @per_column
// CHECK: gc.fusion "loop"(%arg1)
// CHECK: gc.exp
// CHECK: gc.fusion
// CHECK-NOT: gc.exp
// CHECK: return
func.func @per_column(%x: tensor<256x64xf32>, %c: tensor<64xf32>) -> tensor<256x64xf32> {
  %e = gc.exp %c : tensor<64xf32>
  %n = gc.neg %e : tensor<64xf32>
  %b = gc.broadcast %n dims [1] : (tensor<64xf32>) -> tensor<256x64xf32>
  %y = gc.mul %x, %b : tensor<256x64xf32>
  return %y : tensor<256x64xf32>
}
