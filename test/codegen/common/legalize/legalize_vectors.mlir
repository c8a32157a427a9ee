// RUN: gcompile-opt %s --gc-legalize-vectors | FileCheck %s

// CHECK-LABEL: func.func @before
// CHECK: %[[BITS:.*]] = arith.bitcast %arg0 : bf16 to i16
// CHECK: %[[WIDE:.*]] = arith.extui %[[BITS]] : i16 to i32
// CHECK: %[[UP:.*]] = arith.shli %[[WIDE]], %{{.*}} : i32
// CHECK: %[[Y:.*]] = arith.bitcast %[[UP]] : i32 to f32
// CHECK: return %[[Y]]
func.func @before(%x: bf16) -> f32 {
  %y = arith.extf %x : bf16 to f32
  return %y : f32
}

// Arithmetic runs in f32 and rounds to its own type after each op.
// CHECK-LABEL: func.func @sum
// CHECK: arith.addf {{.*}} : vector<16xf32>
// CHECK: arith.trunci {{.*}} : vector<16xi32> to vector<16xi16>
// CHECK: math.exp {{.*}} : vector<16xf32>
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @sum(%x: vector<16xbf16>, %y: vector<16xbf16>) -> vector<16xbf16> {
  %s = arith.addf %x, %y : vector<16xbf16>
  %e = math.exp %s : vector<16xbf16>
  return %e : vector<16xbf16>
}

// The hardware's f16 conversions are exact; from f64 two roundings must not add up.
// CHECK-LABEL: func.func @half
// CHECK: arith.truncf %arg0 : f32 to f16
// CHECK: arith.truncf %arg1 : f64 to f32
// CHECK: arith.ori
// CHECK: arith.truncf {{.*}} : f32 to f16
func.func @half(%x: f32, %y: f64) -> (f16, f16) {
  %a = arith.truncf %x : f32 to f16
  %b = arith.truncf %y : f64 to f16
  return %a, %b : f16, f16
}

// What moves bits alone stays.
// CHECK-LABEL: func.func @moves
// CHECK: arith.select %arg0, %arg1, %arg2 : bf16
func.func @moves(%c: i1, %x: bf16, %y: bf16) -> bf16 {
  %z = arith.select %c, %x, %y : bf16
  return %z : bf16
}
