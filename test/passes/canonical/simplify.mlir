// RUN: gcompile-opt %s --gc-simplify --split-input-file | FileCheck %s
// RUN: gcompile-opt %s --gc-simplify=remove-barriers=true --split-input-file | FileCheck %s --check-prefix=FREE

// CHECK-LABEL: func.func @f
// CHECK-NEXT: %[[R:.*]] = gc.reshape %{{.*}} : (tensor<4x6xf32>) -> tensor<24xf32>
// CHECK-NEXT: return %[[R]]
func.func @f(%x: tensor<4x6xf32>) -> tensor<24xf32> {
  %0 = gc.reshape %x : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = gc.reshape %0 : (tensor<6x4xf32>) -> tensor<24xf32>
  return %1 : tensor<24xf32>
}

// -----

// CHECK-LABEL: func.func @exact_algebra
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<4xi1>)
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @exact_algebra(%x: tensor<4xf32>, %p: tensor<4xi1>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %one = gc.constant dense<1.0> : tensor<f32>
  %ones = gc.broadcast %one dims [] : (tensor<f32>) -> tensor<4xf32>
  %minus_zero = gc.constant dense<-0.0> : tensor<4xf32>
  %zero = gc.constant dense<0.0> : tensor<4xf32>
  %0 = gc.mul %ones, %x : tensor<4xf32>
  %1 = gc.add %x, %minus_zero : tensor<4xf32>
  %2 = gc.sub %x, %zero : tensor<4xf32>
  %3 = gc.div %x, %ones : tensor<4xf32>
  %4 = gc.select %p, %x, %x : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// What would change a bit stays: −0 + 0 is +0, −0 − −0 is +0, NaN · 0 is NaN.
// CHECK-LABEL: func.func @not_exact
// CHECK: gc.add
// CHECK: gc.sub
// CHECK: gc.mul
func.func @not_exact(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = gc.constant dense<0.0> : tensor<4xf32>
  %minus_zero = gc.constant dense<-0.0> : tensor<4xf32>
  %0 = gc.add %x, %zero : tensor<4xf32>
  %1 = gc.sub %x, %minus_zero : tensor<4xf32>
  %2 = gc.mul %x, %zero : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @integers
// CHECK-SAME: (%[[X:.*]]: tensor<4xi32>)
// CHECK-NEXT: return %[[X]], %[[X]]
func.func @integers(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %zero = gc.constant dense<0> : tensor<4xi32>
  %0 = gc.add %zero, %x : tensor<4xi32>
  %1 = gc.not %x : tensor<4xi32>
  %2 = gc.not %1 : tensor<4xi32>
  return %0, %2 : tensor<4xi32>, tensor<4xi32>
}

// -----

// Through a wider type and back is nothing; through a narrower one is a rounding.
// CHECK-LABEL: func.func @convert
// CHECK-SAME: (%[[X:.*]]: tensor<4xbf16>, %[[Y:.*]]: tensor<4xf32>)
// CHECK-NEXT: gc.convert %[[Y]]
// CHECK-NEXT: %[[R:.*]] = gc.convert
// CHECK-NEXT: return %[[X]], %[[R]]
func.func @convert(%x: tensor<4xbf16>, %y: tensor<4xf32>) -> (tensor<4xbf16>, tensor<4xf32>) {
  %0 = gc.convert %x : (tensor<4xbf16>) -> tensor<4xf32>
  %1 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xbf16>
  %2 = gc.convert %y : (tensor<4xf32>) -> tensor<4xbf16>
  %3 = gc.convert %2 : (tensor<4xbf16>) -> tensor<4xf32>
  return %1, %3 : tensor<4xbf16>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @movement
// CHECK-SAME: (%[[X:.*]]: tensor<2x3x4xf32>, %[[Y:.*]]: tensor<3xf32>)
// CHECK-DAG: %[[T:.*]] = gc.transpose %[[X]] permutation [1, 2, 0]
// CHECK-DAG: %[[B:.*]] = gc.broadcast %[[Y]] dims [2] : (tensor<3xf32>) -> tensor<5x4x3xf32>
// CHECK-DAG: %[[S:.*]] = gc.slice %[[X]] start [0, 1, 1] limit [2, 2, 4] stride [1, 1, 2]
// CHECK: return %[[T]], %[[B]], %[[S]]
func.func @movement(%x: tensor<2x3x4xf32>, %y: tensor<3xf32>)
    -> (tensor<3x4x2xf32>, tensor<5x4x3xf32>, tensor<2x1x2xf32>) {
  %0 = gc.transpose %x permutation [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  %1 = gc.transpose %0 permutation [1, 0, 2] : (tensor<4x3x2xf32>) -> tensor<3x4x2xf32>
  %2 = gc.broadcast %y dims [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %3 = gc.broadcast %2 dims [1, 2] : (tensor<4x3xf32>) -> tensor<5x4x3xf32>
  %4 = gc.slice %x start [0, 1, 0] limit [2, 3, 4] stride [1, 1, 1] : (tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
  %5 = gc.slice %4 start [0, 0, 1] limit [2, 1, 4] stride [1, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x1x2xf32>
  return %1, %3, %5 : tensor<3x4x2xf32>, tensor<5x4x3xf32>, tensor<2x1x2xf32>
}

// -----

// A transpose of a broadcast is a broadcast: operand dimension i goes where its dimension went.
// CHECK-LABEL: func.func @transposed_broadcast
// CHECK-SAME: (%[[X:.*]]: tensor<3x5xf32>)
// CHECK: %[[B:.*]] = gc.broadcast %[[X]] dims [2, 0] : (tensor<3x5xf32>) -> tensor<5x4x3xf32>
// CHECK: return %[[B]]
func.func @transposed_broadcast(%x: tensor<3x5xf32>) -> tensor<5x4x3xf32> {
  %0 = gc.broadcast %x dims [0, 2] : (tensor<3x5xf32>) -> tensor<3x4x5xf32>
  %1 = gc.transpose %0 permutation [2, 1, 0] : (tensor<3x4x5xf32>) -> tensor<5x4x3xf32>
  return %1 : tensor<5x4x3xf32>
}

// -----

// CHECK-LABEL: func.func @pieces
// CHECK-SAME: (%[[X:.*]]: tensor<2x4xf32>, %[[Y:.*]]: tensor<3x4xf32>)
// CHECK: %[[S:.*]] = gc.slice %[[Y]] start [1, 0] limit [3, 4]
// CHECK: %[[D:.*]] = gc.slice %[[Y]] start [2, 0] limit [3, 4]
// CHECK: return %[[S]], %[[D]], %[[X]]
func.func @pieces(%x: tensor<2x4xf32>, %y: tensor<3x4xf32>) -> (tensor<2x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>) {
  %0 = gc.concatenate %x, %y dim 0 : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %1 = gc.slice %0 start [3, 0] limit [5, 4] stride [1, 1] : (tensor<5x4xf32>) -> tensor<2x4xf32>
  %at = gc.constant dense<7> : tensor<i32>
  %zero = gc.constant dense<-1> : tensor<i32>
  %2 = gc.dynamic_slice %y[%at, %zero] sizes [1, 4] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %3 = gc.dynamic_update_slice %1, %x[%at, %zero] : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  return %1, %2, %3 : tensor<2x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>
}

// -----

// A transpose moves into a contraction if the free dimensions keep their order.
// CHECK-LABEL: func.func @dot
// CHECK-SAME: (%[[X:.*]]: tensor<8x4xf32>, %[[Y:.*]]: tensor<8x6xf32>)
// CHECK-NEXT: gc.dot %[[X]], %[[Y]] batch [] x [] contract [0] x [0]
func.func @dot(%x: tensor<8x4xf32>, %y: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %0 = gc.transpose %x permutation [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %1 = gc.dot %0, %y batch [] x [] contract [1] x [0] : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// Equal ops are one but across a barrier, which goes in the last simplification.
// CHECK-LABEL: func.func @barrier
// CHECK: gc.exp
// CHECK: gc.optimization_barrier
// CHECK: gc.exp
// FREE-LABEL: func.func @barrier
// FREE-COUNT-1: gc.exp
// FREE-NOT: gc.exp
// FREE-NOT: gc.optimization_barrier
func.func @barrier(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = gc.exp %x : tensor<4xf32>
  %1 = gc.exp %x : tensor<4xf32>
  %2 = gc.optimization_barrier %x : (tensor<4xf32>) -> tensor<4xf32>
  %3 = gc.exp %2 : tensor<4xf32>
  return %0, %1, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// Nothing is folded behind a barrier over a constant.
// FREE-LABEL: func.func @constant_barrier
// FREE: %[[C:.*]] = gc.optimization_barrier
// FREE: gc.neg %[[C]]
func.func @constant_barrier() -> tensor<2xf32> {
  %0 = gc.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = gc.optimization_barrier %0 : (tensor<2xf32>) -> tensor<2xf32>
  %2 = gc.neg %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}

// -----

// A carry that only feeds itself goes, one that does not change becomes its initial value.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[N:.*]]: tensor<i32>, %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK: gc.while %{{.*}}, %[[X]] cond
// CHECK: gc.compare LT %{{.*}}, %[[N]]
// CHECK: gc.add %{{.*}}, %[[W]]
// CHECK-NOT: gc.exp
// CHECK: : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
func.func @loop(%n: tensor<i32>, %x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %zero = gc.constant dense<0> : tensor<i32>
  %r:5 = gc.while %zero, %n, %x, %w, %x cond {
  ^bb0(%i: tensor<i32>, %m: tensor<i32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %dead: tensor<4xf32>):
    %c = gc.compare LT %i, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %c : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %m: tensor<i32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %dead: tensor<4xf32>):
    %one = gc.constant dense<1> : tensor<i32>
    %j = gc.add %i, %one : tensor<i32>
    %s = gc.add %a, %b : tensor<4xf32>
    %e = gc.exp %dead : tensor<4xf32>
    gc.yield %j, %m, %s, %b, %e : tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  } : (tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    -> (tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %r#2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @constant_branch
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[R:.*]] = gc.neg %[[X]]
// CHECK-NEXT: return %[[R]]
func.func @constant_branch(%x: tensor<4xf32>) -> tensor<4xf32> {
  %last = gc.constant dense<-3> : tensor<i32>
  %0 = gc.case %last {
    gc.yield %x : tensor<4xf32>
  }, {
    %1 = gc.neg %x : tensor<4xf32>
    gc.yield %1 : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// No kernel has nothing to do: results without elements are constants, a sum over nothing is zero.
// CHECK-LABEL: func.func @empty
// CHECK-DAG: %[[NONE:.*]] = gc.constant dense<> : tensor<0x4x6xf32>
// CHECK-DAG: %[[ZERO:.*]] = gc.constant dense<0.000000e+00> : tensor<4x6xf32>
// CHECK-NEXT: return %[[NONE]], %[[ZERO]]
func.func @empty(%a: tensor<0x4x5xf32>, %b: tensor<0x5x6xf32>) -> (tensor<0x4x6xf32>, tensor<4x6xf32>) {
  %0 = gc.dot %a, %b batch [0] x [0] contract [2] x [1]
      : (tensor<0x4x5xf32>, tensor<0x5x6xf32>) -> tensor<0x4x6xf32>
  %1 = gc.dot %a, %b batch [] x [] contract [0, 2] x [0, 1]
      : (tensor<0x4x5xf32>, tensor<0x5x6xf32>) -> tensor<4x6xf32>
  return %0, %1 : tensor<0x4x6xf32>, tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @reduce_nothing
// CHECK-SAME: (%{{.*}}: tensor<2x0xf32>, %[[INIT:.*]]: tensor<f32>)
// CHECK-DAG: %[[ONE:.*]] = gc.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-DAG: %[[B:.*]] = gc.broadcast %[[INIT]]
// CHECK: return %[[B]], %[[ONE]]
func.func @reduce_nothing(%a: tensor<2x0xf32>, %init: tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = gc.reduce add(%a) init(%init) dims [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = gc.reduce mul(%a) dims [1] : (tensor<2x0xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @scan_nothing
// CHECK-SAME: (%[[C:.*]]: tensor<3xf32>, %{{.*}}: tensor<0x3xf32>)
// CHECK-NEXT: %[[NONE:.*]] = gc.constant dense<> : tensor<0x3xf32>
// CHECK-NEXT: return %[[C]], %[[NONE]]
func.func @scan_nothing(%c: tensor<3xf32>, %x: tensor<0x3xf32>) -> (tensor<3xf32>, tensor<0x3xf32>) {
  %0:2 = gc.scan(%c) over(%x) trip 0 {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    %d = gc.sub %a, %b : tensor<3xf32>
    gc.yield %d, %d : tensor<3xf32>, tensor<3xf32>
  } : (tensor<3xf32>, tensor<0x3xf32>) -> (tensor<3xf32>, tensor<0x3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<0x3xf32>
}

// -----

// CHECK-LABEL: func.func @argmax
// CHECK-SAME: (%[[X:.*]]: tensor<4x9xf32>
// CHECK-DAG: %[[I:.*]] = gc.iota dim 1
// CHECK-DAG: %[[M:.*]] = gc.reduce max(%[[X]]) dims [1]
// CHECK-DAG: %[[B:.*]] = gc.broadcast %[[M]] dims [0]
// CHECK-DAG: %[[HIT:.*]] = gc.compare EQ %[[X]], %[[B]]
// CHECK-DAG: %[[NAN:.*]] = gc.compare NE %[[X]], %[[X]]
// CHECK: %[[S:.*]] = gc.select
// CHECK: %[[R:.*]] = gc.reduce min(%[[S]]) dims [1]
// CHECK: return %[[R]]
func.func @argmax(%x: tensor<4x9xf32>) -> tensor<4xi32> {
  %i = gc.iota dim 1 : tensor<4x9xi32>
  %low = gc.constant dense<0xFF800000> : tensor<f32>
  %zero = gc.constant dense<0> : tensor<i32>
  %0:2 = gc.reduce region(%x, %i) init(%low, %zero) dims [1] {
  ^bb0(%a: tensor<f32>, %p: tensor<i32>, %b: tensor<f32>, %q: tensor<i32>):
    %gt = gc.compare GT %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = gc.compare NE %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %better = gc.or %gt, %nan : tensor<i1>
    %eq = gc.compare EQ %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = gc.compare LT %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = gc.and %eq, %lt : tensor<i1>
    %earlier = gc.or %better, %tie : tensor<i1>
    %v = gc.select %better, %a, %b : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %w = gc.select %earlier, %p, %q : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %v, %w : tensor<f32>, tensor<i32>
  } : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  return %0#1 : tensor<4xi32>
}

// -----

// The value is used: of equal zeros the region keeps the first, with its sign.
// CHECK-LABEL: func.func @argmax_with_value
// CHECK: gc.reduce region
func.func @argmax_with_value(%x: tensor<4x9xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %i = gc.iota dim 1 : tensor<4x9xi32>
  %low = gc.constant dense<0xFF800000> : tensor<f32>
  %zero = gc.constant dense<0> : tensor<i32>
  %0:2 = gc.reduce region(%x, %i) init(%low, %zero) dims [1] {
  ^bb0(%a: tensor<f32>, %p: tensor<i32>, %b: tensor<f32>, %q: tensor<i32>):
    %gt = gc.compare GT %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = gc.compare NE %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %better = gc.or %gt, %nan : tensor<i1>
    %eq = gc.compare EQ %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = gc.compare LT %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = gc.and %eq, %lt : tensor<i1>
    %earlier = gc.or %better, %tie : tensor<i1>
    %v = gc.select %better, %a, %b : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %w = gc.select %earlier, %p, %q : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %v, %w : tensor<f32>, tensor<i32>
  } : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xi32>
}
