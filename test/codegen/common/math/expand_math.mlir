// RUN: gcompile-opt %s --gc-expand-math --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @before
// CHECK: %[[ONE:.*]] = arith.constant 1.0
// CHECK: %[[ROOT:.*]] = math.sqrt %arg0 : f32
// CHECK: %[[R:.*]] = arith.divf %[[ONE]], %[[ROOT]] : f32
// CHECK: return %[[R]]
func.func @before(%x: f32) -> f32 {
  %y = math.rsqrt %x : f32
  return %y : f32
}

// Vectors keep their shape, whatever its rank; nothing of the function's own op is left.
// CHECK-LABEL: func.func @vectors
// CHECK-NOT: math.exp
// CHECK: math.fma {{.*}} : vector<4x8xf64>
// CHECK: return
func.func @vectors(%x: vector<4x8xf64>) -> vector<4x8xf64> {
  %y = math.exp %x : vector<4x8xf64>
  return %y : vector<4x8xf64>
}

// The large arguments of sin are behind a branch.
// CHECK-LABEL: func.func @branch
// CHECK: vector.reduction <or>
// CHECK: scf.if
func.func @branch(%x: vector<8xf32>) -> vector<8xf32> {
  %y = math.sin %x : vector<8xf32>
  return %y : vector<8xf32>
}

// Instructions stay.
// CHECK-LABEL: func.func @hardware
// CHECK: math.floor
// CHECK: math.roundeven
func.func @hardware(%x: f32) -> f32 {
  %y = math.floor %x : f32
  %z = math.roundeven %y : f32
  return %z : f32
}

// -----

func.func @narrow(%x: bf16) -> bf16 {
  // expected-error @below {{has element type 'bf16'; only f32 and f64 have expansions, widen it first}}
  %y = math.exp %x : bf16
  return %y : bf16
}

// -----

func.func @missing(%x: f32, %n: i32) -> f32 {
  // expected-error @below {{has no expansion; the table of math functions lacks it}}
  %y = math.fpowi %x, %n : f32, i32
  return %y : f32
}
