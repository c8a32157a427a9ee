// RUN: gcompile-opt %s --gc-expand-transforms --split-input-file --verify-diagnostics | FileCheck %s

// What is shared is not computed per example; a broadcast of what is batched keeps its dimension in front.
// CHECK-LABEL: func.func @main(
// CHECK-NEXT: %[[S:.*]] = gc.broadcast %arg1 dims [0] : (tensor<8xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[X:.*]] = gc.broadcast %arg0 dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[M:.*]] = gc.mul %[[X]], %[[S]] : tensor<8x4xf32>
// CHECK-NEXT: return %[[M]]
// CHECK-NOT: func.func private @scale
func.func private @scale(%x: tensor<4xf32>, %s: tensor<f32>) -> tensor<4xf32> {
  %0 = gc.broadcast %s dims [] : (tensor<f32>) -> tensor<4xf32>
  %1 = gc.mul %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>, %s: tensor<8xf32>) -> tensor<8x4xf32> {
  %0 = gc.vmap @scale(%x, %s) in_axes [-1, 0] out_axes [0] : (tensor<4xf32>, tensor<8xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----
// Without a transformation nothing changes: calls and private functions stay.
// CHECK-LABEL: func.func private @same
func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK-LABEL: func.func @main(
// CHECK-NEXT: call @same
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @same(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// In each other, with calls between: inner ones first.
func.func private @square(%x: tensor<f32>) -> tensor<f32> {
  %0 = gc.mul %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @row(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = gc.vmap @square(%x) in_axes [0] out_axes [0] : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func private @called(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = call @row(%x) : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// CHECK-LABEL: func.func @main(
// CHECK-NEXT: %[[T:.*]] = gc.transpose %arg0 permutation [1, 0]
// CHECK-NEXT: %[[M:.*]] = gc.mul %[[T]], %[[T]] : tensor<2x3xf32>
// CHECK-NEXT: return %[[M]]
func.func @main(%x: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %0 = gc.vmap @called(%x) in_axes [1] out_axes [0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----
// An op over shared values alone is built once, a result that is shared needs no dimension.
func.func private @f(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = gc.exp %w : tensor<4xf32>
  %1 = gc.add %x, %0 : tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @main(
// CHECK: gc.exp %arg1 : tensor<4xf32>
// CHECK: gc.add {{.*}} : tensor<8x4xf32>
func.func @main(%x: tensor<8x4xf32>, %w: tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>) {
  %0:2 = gc.vmap @f(%x, %w) in_axes [0, -1] out_axes [0, -1] : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<8x4xf32>, tensor<4xf32>
}

// -----
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{gives result 0, which depends on the example, but its out axis says that all share it; give it a dimension [vmap-4]}}
  return %x : tensor<f32>
}
func.func @main(%x: tensor<8xf32>) -> tensor<f32> {
  %0 = gc.vmap @f(%x) in_axes [0] out_axes [-1] : (tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----
gc.mesh @mesh ["data"] [2]
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'gc.all_reduce' op has no rule for a batch, and an operand of it has one}}
  %0 = gc.all_reduce add %x over @mesh ["data"] : tensor<f32>
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = gc.vmap @f(%x) in_axes [0] out_axes [0] : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----
// expected-error @+1 {{argument 0 says how its dimensions are sharded, which a batch would change; vmap first, shard after}}
func.func private @f(%x: tensor<4xf32> {gc.sharding = "any"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = gc.vmap @f(%x) in_axes [0] out_axes [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{says how its dimensions are sharded, which a batch would change; vmap first, shard after}}
  %0 = gc.exp %x {gc.sharding = []} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = gc.vmap @f(%x) in_axes [0] out_axes [0] : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----
func.func private @f(%x: tensor<4xf32>, %s: tensor<f32>) -> tensor<f32> {
  %z = gc.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{has a region that uses a batched value from above; vmap needs it to be an operand}}
  %0 = gc.reduce region(%x) init(%z) dims [0] {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-note @+1 {{used here}}
    %1 = gc.mul %b, %s : tensor<f32>
    %2 = gc.add %a, %1 : tensor<f32>
    gc.yield %2 : tensor<f32>
  } : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<4xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
  %0 = gc.vmap @f(%x, %s) in_axes [-1, 0] out_axes [0] : (tensor<4xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----
func.func private @f(%x: tensor<4xf32>, %s: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{starts from a batched init and combines by a region; vmap needs a named kind, or an init that is the same for all examples}}
  %0 = gc.reduce region(%x) init(%s) dims [0] {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = gc.add %a, %b : tensor<f32>
    gc.yield %2 : tensor<f32>
  } : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<4xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
  %0 = gc.vmap @f(%x, %s) in_axes [-1, 0] out_axes [0] : (tensor<4xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----
func.func private @f(%x: tensor<f32>, %i: tensor<i32>) -> tensor<f32> {
  // expected-note @+1 {{decided here}}
  %0 = gc.case %i {
    // expected-error @+1 {{lies under a condition that differs between the examples of a batch}}
    gc.expect eq %x, %x : tensor<f32>
    gc.yield %x : tensor<f32>
  }, {
    gc.yield %x : tensor<f32>
  } : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<f32>, %i: tensor<8xi32>) -> tensor<8xf32> {
  %0 = gc.vmap @f(%x, %i) in_axes [-1, 0] out_axes [0] : (tensor<f32>, tensor<8xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----
// expected-error @+1 {{is recursive: what is transformed must be one finite graph}}
func.func private @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @g(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @g(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = gc.vmap @h(%x) in_axes [0] out_axes [0] : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @h(%x: tensor<f32>) -> tensor<f32> {
  %0 = gc.broadcast %x dims [] : (tensor<f32>) -> tensor<8xf32>
  %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>
  %2 = gc.reduce add(%1) dims [0] : (tensor<8xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----
// A slice of what all rounds share: the second loop takes it again, and adds to that window of the sum alone.
func.func private @picked(%w: tensor<4x2x2xf32>, %x: tensor<3x2xf32>, %at: tensor<3xi32>) -> tensor<f32> {
  %zero = gc.constant dense<0> : tensor<i32>
  %0 = gc.scan() over(%x, %at) trip 3 {
  ^bb0(%r: tensor<2xf32>, %i: tensor<i32>):
    %1 = gc.dynamic_slice %w[%i, %zero, %zero] sizes [1, 2, 2] : (tensor<4x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
    %2 = gc.reshape %1 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %3 = gc.broadcast %r dims [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %4 = gc.mul %2, %3 : tensor<2x2xf32>
    gc.yield %4 : tensor<2x2xf32>
  } : (tensor<3x2xf32>, tensor<3xi32>) -> tensor<3x2x2xf32>
  %5 = gc.reduce add(%0) dims [0, 1, 2] : (tensor<3x2x2xf32>) -> tensor<f32>
  return %5 : tensor<f32>
}
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan(%{{.*}}) over(
// CHECK-NEXT: ^bb0(%[[SUM:[^:]*]]: tensor<4x2x2xf32>,
// CHECK: %[[OLD:.*]] = gc.dynamic_slice %[[SUM]][
// CHECK: %[[NEW:.*]] = gc.add %[[OLD]], %{{.*}} : tensor<1x2x2xf32>
// CHECK: %[[NEXT:.*]] = gc.dynamic_update_slice %[[SUM]], %[[NEW]]
// CHECK: gc.yield %[[NEXT]],
// CHECK-NOT: tensor<3x1x2x2xf32>
func.func @main(%w: tensor<4x2x2xf32>, %x: tensor<3x2xf32>, %at: tensor<3xi32>) -> (tensor<4x2x2xf32>, tensor<3x2xf32>) {
  %0:2 = gc.grad @picked(%w, %x, %at) wrt [0, 1] : (tensor<4x2x2xf32>, tensor<3x2xf32>, tensor<3xi32>) -> (tensor<4x2x2xf32>, tensor<3x2xf32>)
  return %0#0, %0#1 : tensor<4x2x2xf32>, tensor<3x2xf32>
}

// -----
// What would be kept of so many rounds is no tensor.
func.func private @rounds(%x: tensor<64xf32>) -> tensor<f32> {
  // expected-error @+1 {{has a gradient that keeps 'tensor<64xf32>' of each of its 1099511627776 rounds, more than 2^46 bytes}}
  %0 = gc.scan(%x) over() trip 1099511627776 {
  ^bb0(%c: tensor<64xf32>):
    %1 = gc.sin %c : tensor<64xf32>
    gc.yield %1 : tensor<64xf32>
  } : (tensor<64xf32>) -> tensor<64xf32>
  %2 = gc.reduce add(%0) dims [0] : (tensor<64xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = gc.grad @rounds(%x) wrt [0] : (tensor<64xf32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----
// One example's largest value just fits.
func.func private @wide(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{for 3 examples at once gives 'tensor<3x4194304x4194304xf32>', more than 2^46 bytes}}
  %0 = gc.broadcast %x dims [] : (tensor<f32>) -> tensor<4194304x4194304xf32>
  %1 = gc.reduce add(%0) dims [0, 1] : (tensor<4194304x4194304xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = gc.vmap @wide(%x) in_axes [0] out_axes [0] : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
