// RUN: gcompile-opt %s --gc-raise-loops --gc-simplify --split-input-file | FileCheck %s

// A slice per round is a stacked input.
// CHECK-LABEL: func.func @input(
// CHECK-NEXT: %[[S:.*]] = gc.scan(%arg1) over(%arg0) trip 4 {
// CHECK-NEXT: ^bb0(%[[C:.*]]: tensor<2xf32>, %[[X:.*]]: tensor<2xf32>):
// CHECK-NEXT: %[[A:.*]] = gc.add %[[C]], %[[X]]
// CHECK-NEXT: gc.yield %[[A]]
// CHECK: return %[[S]]
func.func @input(%x: tensor<4x2xf32>, %a: tensor<2xf32>) -> tensor<2xf32> {
  %z = gc.constant dense<0> : tensor<i32>
  %one = gc.constant dense<1> : tensor<i32>
  %n = gc.constant dense<4> : tensor<i32>
  %0:2 = gc.while %z, %a cond {
  ^bb0(%i: tensor<i32>, %c: tensor<2xf32>):
    %1 = gc.compare LT %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %c: tensor<2xf32>):
    %1 = gc.dynamic_slice %x[%i, %z] sizes [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %2 = gc.reshape %1 : (tensor<1x2xf32>) -> tensor<2xf32>
    %3 = gc.add %c, %2 : tensor<2xf32>
    %4 = gc.add %i, %one : tensor<i32>
    gc.yield %4, %3 : tensor<i32>, tensor<2xf32>
  } : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#1 : tensor<2xf32>
}

// -----
// A slice replaced per round is a stacked output. Places run the other way round, computed as JAX does for a scan in
// reverse, with what it adds to negative ones: the scan runs in reverse.
// CHECK-LABEL: func.func @reversed(
// CHECK-NOT: gc.reverse
// CHECK: %[[S:.*]]:2 = gc.scan(%arg1) over(%arg0) trip 4 reverse {
// CHECK-NOT: gc.dynamic
// CHECK: gc.yield
// CHECK-NOT: gc.reverse
// CHECK: return %[[S]]#0, %[[S]]#1
func.func @reversed(%x: tensor<4xf32>, %a: tensor<f32>, %init: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) {
  %z = gc.constant dense<0> : tensor<i32>
  %one = gc.constant dense<1> : tensor<i32>
  %n = gc.constant dense<4> : tensor<i32>
  %0:3 = gc.while %z, %a, %init cond {
  ^bb0(%i: tensor<i32>, %c: tensor<f32>, %ys: tensor<4xf32>):
    %1 = gc.compare LT %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %c: tensor<f32>, %ys: tensor<4xf32>):
    %r = gc.sub %n, %i : tensor<i32>
    %s = gc.sub %r, %one : tensor<i32>
    %neg = gc.compare LT %s, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = gc.add %s, %n : tensor<i32>
    %at = gc.select %neg, %t, %s : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = gc.dynamic_slice %x[%at] sizes [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %2 = gc.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = gc.mul %c, %2 : tensor<f32>
    %4 = gc.reshape %3 : (tensor<f32>) -> tensor<1xf32>
    %5 = gc.dynamic_update_slice %ys, %4[%at] : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    %6 = gc.add %i, %one : tensor<i32>
    gc.yield %6, %3, %5 : tensor<i32>, tensor<f32>, tensor<4xf32>
  } : (tensor<i32>, tensor<f32>, tensor<4xf32>) -> (tensor<i32>, tensor<f32>, tensor<4xf32>)
  return %0#1, %0#2 : tensor<f32>, tensor<4xf32>
}

// -----
// Counting down by 2 from 7 while above 1: 7, 5, 3; the body reads the counter, which ends at 1. Of 9 slices three are
// replaced, in places 7, 5, 3, so they stay a carry; of the input every other one is taken.
// CHECK-LABEL: func.func @down(
// CHECK-DAG: %[[I:.*]] = gc.constant dense<[7, 5, 3]> : tensor<3xi32>
// CHECK-DAG: %[[END:.*]] = gc.constant dense<1> : tensor<i32>
// CHECK-DAG: gc.slice %arg0 start [3] limit [8] stride [2] : (tensor<9xi32>) -> tensor<3xi32>
// CHECK: gc.scan(%{{.*}}) over(%{{.*}}, %[[I]]) trip 3 {
// CHECK: gc.dynamic_update_slice
// CHECK: return %[[END]],
func.func @down(%x: tensor<9xi32>) -> (tensor<i32>, tensor<9xi32>) {
  %start = gc.constant dense<7> : tensor<i32>
  %two = gc.constant dense<2> : tensor<i32>
  %limit = gc.constant dense<1> : tensor<i32>
  %0:2 = gc.while %start, %x cond {
  ^bb0(%i: tensor<i32>, %c: tensor<9xi32>):
    %1 = gc.compare LT %limit, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %c: tensor<9xi32>):
    %s = gc.dynamic_slice %x[%i] sizes [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %b = gc.broadcast %i dims [] : (tensor<i32>) -> tensor<1xi32>
    %m = gc.mul %s, %b : tensor<1xi32>
    %u = gc.dynamic_update_slice %c, %m[%i] : (tensor<9xi32>, tensor<1xi32>, tensor<i32>) -> tensor<9xi32>
    %n = gc.sub %i, %two : tensor<i32>
    gc.yield %n, %u : tensor<i32>, tensor<9xi32>
  } : (tensor<i32>, tensor<9xi32>) -> (tensor<i32>, tensor<9xi32>)
  return %0#0, %0#1 : tensor<i32>, tensor<9xi32>
}

// -----
// Two of four slices are replaced: they go into what was there.
// CHECK-LABEL: func.func @part(
// CHECK: %[[S:.*]] = gc.scan() over({{.*}}) trip 2
// CHECK: gc.dynamic_update_slice %arg0, %[[S]][%{{.*}}, %{{.*}}] : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
func.func @part(%x: tensor<4x3xf32>, %a: tensor<1x3xf32>) -> tensor<4x3xf32> {
  %z = gc.constant dense<0> : tensor<i64>
  %one = gc.constant dense<1> : tensor<i64>
  %two = gc.constant dense<2> : tensor<i64>
  %0:2 = gc.while %one, %x cond {
  ^bb0(%i: tensor<i64>, %c: tensor<4x3xf32>):
    %1 = gc.compare LE %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i64>, %c: tensor<4x3xf32>):
    %f = gc.convert %i : (tensor<i64>) -> tensor<f32>
    %b = gc.broadcast %f dims [] : (tensor<f32>) -> tensor<1x3xf32>
    %m = gc.mul %a, %b : tensor<1x3xf32>
    %u = gc.dynamic_update_slice %c, %m[%i, %z] : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
    %n = gc.add %one, %i : tensor<i64>
    gc.yield %n, %u : tensor<i64>, tensor<4x3xf32>
  } : (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>)
  return %0#1 : tensor<4x3xf32>
}

// -----
// A place past the end is clamped: that is no slice of its own, so both stay as they are, in a scan.
// CHECK-LABEL: func.func @clamped(
// CHECK: gc.scan(%{{.*}}) over(%{{.*}}) trip 4 {
// CHECK: gc.dynamic_slice
// CHECK: gc.dynamic_update_slice
func.func @clamped(%x: tensor<3xf32>) -> tensor<3xf32> {
  %z = gc.constant dense<0> : tensor<i32>
  %one = gc.constant dense<1> : tensor<i32>
  %n = gc.constant dense<4> : tensor<i32>
  %0:2 = gc.while %z, %x cond {
  ^bb0(%i: tensor<i32>, %c: tensor<3xf32>):
    %1 = gc.compare NE %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %c: tensor<3xf32>):
    %s = gc.dynamic_slice %x[%i] sizes [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %d = gc.add %s, %s : tensor<1xf32>
    %u = gc.dynamic_update_slice %c, %d[%i] : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
    %m = gc.add %i, %one : tensor<i32>
    gc.yield %m, %u : tensor<i32>, tensor<3xf32>
  } : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// -----
// A limit from outside, a counter that wraps around, one that never gets there, a body that runs not once: no scans.
// CHECK-LABEL: func.func @stays(
// CHECK-COUNT-4: gc.while
// CHECK-NOT: gc.scan
func.func @stays(%n: tensor<i8>, %x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %z = gc.constant dense<0> : tensor<i8>
  %three = gc.constant dense<3> : tensor<i8>
  %most = gc.constant dense<127> : tensor<i8>
  %0:2 = gc.while %z, %x cond {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %1 = gc.compare LT %i, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %s = gc.add %c, %c : tensor<f32>
    %m = gc.add %i, %three : tensor<i8>
    gc.yield %m, %s : tensor<i8>, tensor<f32>
  } : (tensor<i8>, tensor<f32>) -> (tensor<i8>, tensor<f32>)
  %2:2 = gc.while %z, %x cond {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %1 = gc.compare LT %i, %most : (tensor<i8>, tensor<i8>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %s = gc.add %c, %x : tensor<f32>
    %m = gc.add %i, %three : tensor<i8>
    gc.yield %m, %s : tensor<i8>, tensor<f32>
  } : (tensor<i8>, tensor<f32>) -> (tensor<i8>, tensor<f32>)
  %3:2 = gc.while %z, %x cond {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %1 = gc.compare NE %i, %most : (tensor<i8>, tensor<i8>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %s = gc.mul %c, %x : tensor<f32>
    %m = gc.add %i, %three : tensor<i8>
    gc.yield %m, %s : tensor<i8>, tensor<f32>
  } : (tensor<i8>, tensor<f32>) -> (tensor<i8>, tensor<f32>)
  %4:2 = gc.while %z, %x cond {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %1 = gc.compare GT %i, %three : (tensor<i8>, tensor<i8>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i8>, %c: tensor<f32>):
    %s = gc.sub %c, %x : tensor<f32>
    %m = gc.add %i, %three : tensor<i8>
    gc.yield %m, %s : tensor<i8>, tensor<f32>
  } : (tensor<i8>, tensor<f32>) -> (tensor<i8>, tensor<f32>)
  return %0#1, %2#1, %3#1, %4#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// -----
// More rounds than a scan may have.
// CHECK-LABEL: func.func @long(
// CHECK: gc.while
func.func @long(%x: tensor<f32>) -> tensor<f32> {
  %first = gc.constant dense<-1099511627776> : tensor<i64>
  %one = gc.constant dense<1> : tensor<i64>
  %n = gc.constant dense<1099511627776> : tensor<i64>
  %0:2 = gc.while %first, %x cond {
  ^bb0(%i: tensor<i64>, %c: tensor<f32>):
    %1 = gc.compare LT %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    gc.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i64>, %c: tensor<f32>):
    %s = gc.mul %c, %x : tensor<f32>
    %m = gc.add %i, %one : tensor<i64>
    gc.yield %m, %s : tensor<i64>, tensor<f32>
  } : (tensor<i64>, tensor<f32>) -> (tensor<i64>, tensor<f32>)
  return %0#1 : tensor<f32>
}
