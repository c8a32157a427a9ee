// RUN: gcompile-opt %s --gc-simplify --split-input-file | FileCheck %s
// Identities and orders that hold to the bit, each beside the case where it would not.

// CHECK-LABEL: func.func @extremes
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi8>, %[[U:.*]]: tensor<4xui8>)
// CHECK-NEXT: return %[[X]], %[[X]], %[[I]], %[[U]], %[[X]], %[[I]]
func.func @extremes(%x: tensor<4xf32>, %i: tensor<4xi8>, %u: tensor<4xui8>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xui8>, tensor<4xf32>, tensor<4xi8>) {
  %below = gc.constant dense<0xFF800000> : tensor<4xf32>
  %above = gc.constant dense<0x7F800000> : tensor<4xf32>
  %least = gc.constant dense<-128> : tensor<4xi8>
  %most = gc.constant dense<255> : tensor<4xui8>
  %0 = gc.max %below, %x : tensor<4xf32>
  %1 = gc.min %x, %above : tensor<4xf32>
  %2 = gc.max %i, %least : tensor<4xi8>
  %3 = gc.min %most, %u : tensor<4xui8>
  %4 = gc.max %x, %x : tensor<4xf32>
  %5 = gc.min %i, %i : tensor<4xi8>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xui8>, tensor<4xf32>, tensor<4xi8>
}

// -----

// NaN is not below the largest finite number, and infinity is above it; 127 is not the largest of ui8.
// CHECK-LABEL: func.func @not_extremes
// CHECK: gc.max
// CHECK: gc.min
// CHECK: gc.min
func.func @not_extremes(%x: tensor<4xf32>, %u: tensor<4xui8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xui8>) {
  %least = gc.constant dense<-3.40282347E+38> : tensor<4xf32>
  %most = gc.constant dense<3.40282347E+38> : tensor<4xf32>
  %seven = gc.constant dense<127> : tensor<4xui8>
  %0 = gc.max %x, %least : tensor<4xf32>
  %1 = gc.min %x, %most : tensor<4xf32>
  %2 = gc.min %u, %seven : tensor<4xui8>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xui8>
}

// -----

// CHECK-LABEL: func.func @integers
// CHECK-SAME: (%[[X:.*]]: tensor<4xi32>)
// CHECK-DAG: %[[ZERO:.*]] = gc.constant dense<0>
// CHECK-DAG: %[[ONES:.*]] = gc.constant dense<-1>
// CHECK-NEXT: return %[[ZERO]], %[[ZERO]], %[[ONES]], %[[X]], %[[X]], %[[X]], %[[ZERO]], %[[ZERO]], %[[X]], %[[X]]
func.func @integers(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>,
                                           tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %zero = gc.constant dense<0> : tensor<4xi32>
  %ones = gc.constant dense<-1> : tensor<4xi32>
  %0 = gc.mul %x, %zero : tensor<4xi32>
  %1 = gc.and %zero, %x : tensor<4xi32>
  %2 = gc.or %x, %ones : tensor<4xi32>
  %3 = gc.and %x, %ones : tensor<4xi32>
  %4 = gc.or %zero, %x : tensor<4xi32>
  %5 = gc.xor %x, %zero : tensor<4xi32>
  %6 = gc.sub %x, %x : tensor<4xi32>
  %7 = gc.xor %x, %x : tensor<4xi32>
  %8 = gc.shl %x, %zero : tensor<4xi32>
  %9 = gc.shr_arith %x, %zero : tensor<4xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>,
    tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

// An infinity less itself is NaN; NaN times 0 is NaN; a shift of zero is no shift by zero.
// CHECK-LABEL: func.func @not_integers
// CHECK: gc.sub
// CHECK: gc.mul
// CHECK: gc.shl
func.func @not_integers(%x: tensor<4xf32>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>) {
  %zero = gc.constant dense<0.0> : tensor<4xf32>
  %one = gc.constant dense<1> : tensor<4xi32>
  %0 = gc.sub %x, %x : tensor<4xf32>
  %1 = gc.mul %x, %zero : tensor<4xf32>
  %2 = gc.shl %one, %i : tensor<4xi32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @negations
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
// CHECK-DAG: gc.sub %[[X]], %[[Y]]
// CHECK-DAG: gc.sub %[[Y]], %[[X]]
// CHECK-DAG: gc.add %[[X]], %[[Y]]
// CHECK-DAG: gc.mul %[[X]], %[[Y]]
// CHECK-DAG: gc.div %[[X]], %[[Y]]
// CHECK-DAG: gc.abs %[[X]]
// CHECK-NOT: gc.neg
func.func @negations(%x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %nx = gc.neg %x : tensor<4xf32>
  %ny = gc.neg %y : tensor<4xf32>
  %0 = gc.add %x, %ny : tensor<4xf32>
  %1 = gc.add %nx, %y : tensor<4xf32>
  %2 = gc.sub %x, %ny : tensor<4xf32>
  %3 = gc.mul %nx, %ny : tensor<4xf32>
  %4 = gc.div %nx, %ny : tensor<4xf32>
  %5 = gc.abs %nx : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// 1 − 1 is +0, and −(1 − 1) is −0; −(−128) is −128, whose quotient by −1 is another than 128's by 1.
// CHECK-LABEL: func.func @not_negations
// CHECK: gc.sub
// CHECK: gc.neg
// CHECK: gc.neg
// CHECK: gc.div
func.func @not_negations(%x: tensor<4xf32>, %y: tensor<4xf32>, %i: tensor<4xi8>, %j: tensor<4xi8>)
    -> (tensor<4xf32>, tensor<4xi8>) {
  %0 = gc.sub %x, %y : tensor<4xf32>
  %1 = gc.neg %0 : tensor<4xf32>
  %ni = gc.neg %i : tensor<4xi8>
  %nj = gc.neg %j : tensor<4xi8>
  %2 = gc.div %ni, %nj : tensor<4xi8>
  return %1, %2 : tensor<4xf32>, tensor<4xi8>
}

// -----

// CHECK-LABEL: func.func @power_of_two
// CHECK-DAG: %[[A:.*]] = gc.constant dense<1.250000e-01> : tensor<4xf32>
// CHECK-DAG: %[[B:.*]] = gc.constant dense<-4.000000e+00> : tensor<4xbf16>
// CHECK: gc.mul %{{.*}}, %[[A]]
// CHECK: gc.mul %{{.*}}, %[[B]]
func.func @power_of_two(%x: tensor<4xf32>, %y: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xbf16>) {
  %eight = gc.constant dense<8.0> : tensor<4xf32>
  %quarter = gc.constant dense<-0.25> : tensor<4xbf16>
  %0 = gc.div %x, %eight : tensor<4xf32>
  %1 = gc.div %y, %quarter : tensor<4xbf16>
  return %0, %1 : tensor<4xf32>, tensor<4xbf16>
}

// -----

// 1/3 is rounded, 2^-127 is subnormal, and the inverse of 2^-149 is no f32; 0 and integers have no inverse.
// CHECK-LABEL: func.func @not_power_of_two
// CHECK-COUNT-5: gc.div
func.func @not_power_of_two(%x: tensor<4xf32>, %i: tensor<4xi32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>) {
  %three = gc.constant dense<3.0> : tensor<4xf32>
  %huge = gc.constant dense<0x7F000000> : tensor<4xf32>
  %tiny = gc.constant dense<0x00000001> : tensor<4xf32>
  %zero = gc.constant dense<0.0> : tensor<4xf32>
  %four = gc.constant dense<4> : tensor<4xi32>
  %0 = gc.div %x, %three : tensor<4xf32>
  %1 = gc.div %x, %huge : tensor<4xf32>
  %2 = gc.div %x, %tiny : tensor<4xf32>
  %3 = gc.div %x, %zero : tensor<4xf32>
  %4 = gc.div %i, %four : tensor<4xi32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @selects
// CHECK-SAME: (%[[P:.*]]: tensor<4xi1>, %{{.*}}: tensor<4xi1>, %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[A:.*]] = gc.select %[[P]], %[[Y]], %[[X]]
// CHECK-NEXT: %[[B:.*]] = gc.select %[[P]], %[[X]], %[[Z]]
// CHECK-NEXT: return %[[A]], %[[B]], %[[B]]
func.func @selects(%p: tensor<4xi1>, %q: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %n = gc.not %p : tensor<4xi1>
  %0 = gc.select %n, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %i = gc.select %p, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = gc.select %p, %i, %z : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %j = gc.select %p, %y, %z : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = gc.select %p, %x, %j : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// Another predicate decides something else.
// CHECK-LABEL: func.func @not_selects
// CHECK-COUNT-2: gc.select
func.func @not_selects(%p: tensor<4xi1>, %q: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>)
    -> tensor<4xf32> {
  %i = gc.select %q, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %0 = gc.select %p, %i, %z : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @inverted
// CHECK-DAG: gc.compare NE
// CHECK-DAG: gc.compare GE
// CHECK-NOT: gc.not
// CHECK: return
func.func @inverted(%x: tensor<4xf32>, %y: tensor<4xf32>, %i: tensor<4xi32>, %j: tensor<4xi32>)
    -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = gc.compare EQ %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = gc.not %0 : tensor<4xi1>
  %2 = gc.compare LT %i, %j : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %3 = gc.not %2 : tensor<4xi1>
  return %1, %3 : tensor<4xi1>, tensor<4xi1>
}

// -----

// NaN is neither below 1 nor at least 1.
// CHECK-LABEL: func.func @not_inverted
// CHECK: gc.compare LT
// CHECK: gc.not
func.func @not_inverted(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
  %0 = gc.compare LT %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = gc.not %0 : tensor<4xi1>
  return %1 : tensor<4xi1>
}

// -----

// CHECK-LABEL: func.func @conversions
// CHECK-SAME: (%[[B:.*]]: tensor<4xbf16>, %[[I:.*]]: tensor<4xi8>, %[[P:.*]]: tensor<4xi1>, %[[Q:.*]]: tensor<4xi1>)
// CHECK-DAG: gc.convert %[[B]] : (tensor<4xbf16>) -> tensor<4xf16>
// CHECK-DAG: gc.convert %[[I]] : (tensor<4xi8>) -> tensor<4xf32>
// CHECK-DAG: gc.compare NE %[[P]], %[[Q]]
func.func @conversions(%b: tensor<4xbf16>, %i: tensor<4xi8>, %p: tensor<4xi1>, %q: tensor<4xi1>)
    -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi1>) {
  %0 = gc.convert %b : (tensor<4xbf16>) -> tensor<4xf32>
  %1 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xf16>
  %2 = gc.convert %i : (tensor<4xi8>) -> tensor<4xi32>
  %3 = gc.convert %2 : (tensor<4xi32>) -> tensor<4xf32>
  %4 = gc.convert %2 : (tensor<4xi32>) -> tensor<4xi8>
  %5 = gc.convert %p : (tensor<4xi1>) -> tensor<4xi32>
  %6 = gc.convert %q : (tensor<4xi1>) -> tensor<4xi32>
  %7 = gc.compare NE %5, %6 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %1, %3, %4, %7 : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi1>
}

// -----

// i32 to f32 rounds, i8 to ui32 wraps, f64 to f32 rounds: two of them are not one, and 2^24 and 2^24 + 1 become equal.
// CHECK-LABEL: func.func @not_conversions
// CHECK-COUNT-7: gc.convert
// CHECK: gc.compare
func.func @not_conversions(%i: tensor<4xi32>, %j: tensor<4xi32>, %k: tensor<4xi8>, %x: tensor<4xf64>)
    -> (tensor<4xi32>, tensor<4xf64>, tensor<4xf16>, tensor<4xi1>) {
  %0 = gc.convert %i : (tensor<4xi32>) -> tensor<4xf32>
  %1 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xi32>
  %2 = gc.convert %k : (tensor<4xi8>) -> tensor<4xui32>
  %3 = gc.convert %2 : (tensor<4xui32>) -> tensor<4xf64>
  %4 = gc.convert %x : (tensor<4xf64>) -> tensor<4xf32>
  %5 = gc.convert %4 : (tensor<4xf32>) -> tensor<4xf16>
  %6 = gc.convert %j : (tensor<4xi32>) -> tensor<4xf32>
  %7 = gc.compare EQ %0, %6 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %1, %3, %5, %7 : tensor<4xi32>, tensor<4xf64>, tensor<4xf16>, tensor<4xi1>
}

// -----

// 300 in f32 goes to 127 in i8, its low bits are 44; an integer goes to bf16 by way of f32, one in f64 does not.
// CHECK-LABEL: func.func @not_integers_as_floats
// CHECK-COUNT-6: gc.convert
// CHECK: return
func.func @not_integers_as_floats(%i: tensor<4xi16>, %k: tensor<4xi8>, %n: tensor<4xi32>)
    -> (tensor<4xi8>, tensor<4xui16>, tensor<4xbf16>) {
  %0 = gc.convert %i : (tensor<4xi16>) -> tensor<4xf32>
  %1 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xi8>
  %2 = gc.convert %k : (tensor<4xi8>) -> tensor<4xf32>
  %3 = gc.convert %2 : (tensor<4xf32>) -> tensor<4xui16>
  %4 = gc.convert %n : (tensor<4xi32>) -> tensor<4xf64>
  %5 = gc.convert %4 : (tensor<4xf64>) -> tensor<4xbf16>
  return %1, %3, %5 : tensor<4xi8>, tensor<4xui16>, tensor<4xbf16>
}

// -----

// CHECK-LABEL: func.func @integers_as_floats
// CHECK-SAME: (%[[I:.*]]: tensor<4xi16>)
// CHECK-DAG: gc.convert %[[I]] : (tensor<4xi16>) -> tensor<4xi32>
// CHECK-DAG: gc.convert %[[I]] : (tensor<4xi16>) -> tensor<4xbf16>
// CHECK-DAG: gc.convert %[[I]] : (tensor<4xi16>) -> tensor<4xi1>
// CHECK-NOT: gc.convert
func.func @integers_as_floats(%i: tensor<4xi16>) -> (tensor<4xi32>, tensor<4xbf16>, tensor<4xi1>, tensor<4xi16>) {
  %0 = gc.convert %i : (tensor<4xi16>) -> tensor<4xf32>
  %1 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xi32>
  %2 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xbf16>
  %3 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xi1>
  %4 = gc.convert %0 : (tensor<4xf32>) -> tensor<4xi16>
  return %1, %2, %3, %4 : tensor<4xi32>, tensor<4xbf16>, tensor<4xi1>, tensor<4xi16>
}

// -----

// |−1| of ui8 is 255, as −1 is. Of f8E8M0FNU, which has neither sign nor zero, a negation is NaN and a sum is larger.
// CHECK-LABEL: func.func @not_signed
// CHECK: gc.neg
// CHECK-NEXT: gc.abs
// CHECK-COUNT-5: gc.neg
// CHECK: gc.add
// CHECK: gc.add
func.func @not_signed(%u: tensor<4xui8>, %s: tensor<4xf8E8M0FNU>)
    -> (tensor<4xui8>, tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) {
  %0 = gc.neg %u : tensor<4xui8>
  %1 = gc.abs %0 : tensor<4xui8>
  %2 = gc.neg %s : tensor<4xf8E8M0FNU>
  %3 = gc.neg %2 : tensor<4xf8E8M0FNU>
  %4 = gc.neg %3 : tensor<4xf8E8M0FNU>
  %5 = gc.abs %4 : tensor<4xf8E8M0FNU>
  %6 = gc.neg %5 : tensor<4xf8E8M0FNU>
  %7 = gc.neg %6 : tensor<4xf8E8M0FNU>
  %8 = gc.add %s, %7 : tensor<4xf8E8M0FNU>
  %least = gc.constant dense<0x00> : tensor<4xf8E8M0FNU>
  %9 = gc.add %s, %least : tensor<4xf8E8M0FNU>
  return %1, %5, %6, %8, %9 : tensor<4xui8>, tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>
}

// -----

// Of f8E5M2 −0 is the identity, as −0 + +0 is +0; f8E5M2FNUZ has one zero.
// CHECK-LABEL: func.func @narrow_zeros
// CHECK-SAME: (%[[X:.*]]: tensor<4xf8E5M2>, %[[Y:.*]]: tensor<4xf8E5M2FNUZ>)
// CHECK: %[[SUM:.*]] = gc.add %[[X]]
// CHECK-NEXT: return %[[SUM]], %[[X]], %[[Y]]
func.func @narrow_zeros(%x: tensor<4xf8E5M2>, %y: tensor<4xf8E5M2FNUZ>)
    -> (tensor<4xf8E5M2>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>) {
  %p = gc.constant dense<0.0> : tensor<4xf8E5M2>
  %n = gc.constant dense<-0.0> : tensor<4xf8E5M2>
  %z = gc.constant dense<0.0> : tensor<4xf8E5M2FNUZ>
  %0 = gc.add %x, %p : tensor<4xf8E5M2>
  %1 = gc.add %x, %n : tensor<4xf8E5M2>
  %2 = gc.add %y, %z : tensor<4xf8E5M2FNUZ>
  return %0, %1, %2 : tensor<4xf8E5M2>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>
}
