// RUN: gcompile-opt %s --gc-accumulate-gradients="accumulate=2" --split-input-file 2>/dev/null | FileCheck %s
// RUN: gcompile-opt %s --gc-accumulate-gradients="accumulate=4" --check-meaning --split-input-file 2>&1 | FileCheck %s --check-prefix=MEANING
// RUN: gcompile-opt %s --gc-accumulate-gradients="micro-batch=4" --check-meaning --split-input-file 2>&1 | FileCheck %s --check-prefix=MEANING

// Each program means the same before and after, by the interpreter on generated inputs (it reduces no complex numbers).
// MEANING: the meaning is the same after 11 passes that changed the module; 0 changed nothing

// The sum over inputs is of the whole batch and comes first; indices along the batch are the whole batch's; the sum is
// carried, the maximum by its own combiner, and what holds examples is stacked; what is not linear in the sums follows.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32> {{.*}}, %[[X:[^:]*]]: tensor<8x4xf32> {{.*}}, %[[M:[^:]*]]: tensor<8xf32>
// CHECK: %[[COUNT:.*]] = gc.reduce add(%[[M]]) dims [0]
// CHECK: %[[D:.*]] = gc.broadcast %[[COUNT]] dims []
// CHECK: %[[XS:.*]] = gc.reshape %[[X]] : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
// CHECK: %[[MS:.*]] = gc.reshape %[[M]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK: %[[ZERO:.*]] = gc.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: %[[LOWEST:.*]] = gc.constant dense<0xFF800000> : tensor<f32>
// CHECK: %[[S:.*]]:3 = gc.scan(%[[ZERO]], %[[LOWEST]]) over(%[[XS]], %[[MS]], %{{.*}}) trip 2 {
// CHECK-NEXT: ^bb0(%[[SUM:[^:]*]]: tensor<4xf32>, %[[MAX:[^:]*]]: tensor<f32>, %{{.*}}: tensor<4x4xf32>, %{{.*}}: tensor<4xf32>, %[[I:[^:]*]]: tensor<i32>):
// CHECK: gc.broadcast %[[W]] dims [1] : (tensor<4xf32>) -> tensor<4x4xf32>
// CHECK: %[[FOUR:.*]] = gc.constant dense<4> : tensor<i32>
// CHECK: gc.mul %[[I]], %[[FOUR]]
// CHECK: gc.iota dim 0 : tensor<4x4xi32>
// CHECK: %[[ROWS:.*]] = gc.add %{{.*}}, %{{.*}} : tensor<4x4xf32>
// CHECK: %[[PART:.*]] = gc.reduce add(%[[ROWS]]) dims [0]
// CHECK: %[[PARTMAX:.*]] = gc.reduce max
// CHECK: %[[NEXT:.*]] = gc.add %[[SUM]], %[[PART]]
// CHECK: %[[NEXTMAX:.*]] = gc.max %[[MAX]], %[[PARTMAX]]
// CHECK: gc.yield %[[NEXT]], %[[NEXTMAX]], %[[ROWS]]
// CHECK: %[[WHOLE:.*]] = gc.reshape %[[S]]#2 : (tensor<2x4x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[MEAN:.*]] = gc.div %[[S]]#0, %[[D]]
// CHECK: %[[NEW:.*]] = gc.sub %[[W]], %[[MEAN]]
// CHECK: return %[[NEW]], %[[S]]#1, %[[WHOLE]]
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>},
                %m: tensor<8xf32> {gc.role = #gc<role batch>}) -> (tensor<4xf32>, tensor<f32>, tensor<8x4xf32>) {
  %0 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %1 = gc.mul %0, %x : tensor<8x4xf32>
  %2 = gc.reduce add(%m) dims [0] : (tensor<8xf32>) -> tensor<f32>
  %3 = gc.broadcast %m dims [0] : (tensor<8xf32>) -> tensor<8x4xf32>
  %4 = gc.mul %3, %1 : tensor<8x4xf32>
  %5 = gc.iota dim 0 : tensor<8x4xf32>
  %6 = gc.add %4, %5 : tensor<8x4xf32>
  %7 = gc.reduce add(%6) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
  %8 = gc.broadcast %2 dims [] : (tensor<f32>) -> tensor<4xf32>
  %9 = gc.div %7, %8 : tensor<4xf32>
  %10 = gc.sub %w, %9 : tensor<4xf32>
  %11 = gc.reduce max(%1) dims [0, 1] : (tensor<8x4xf32>) -> tensor<f32>
  return %10, %11, %6 : tensor<4xf32>, tensor<f32>, tensor<8x4xf32>
}

// -----
// Two sums that are added are one carry; a sum in bf16 is carried in f32 and rounded once.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan(%{{[^,]*}}, %{{[^,]*}}) over(
// CHECK-SAME: trip 2
// CHECK: gc.transpose
// CHECK: gc.convert %{{.*}} : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK: gc.yield %{{.*}}, %{{.*}} : tensor<4x3xf32>, tensor<4xf32>
// CHECK: gc.neg
func.func @main(%w: tensor<4x3xf32> {gc.role = #gc<role param>}, %v: tensor<4xbf16> {gc.role = #gc<role param>},
                %x: tensor<8x4xf32> {gc.role = #gc<role batch>}, %y: tensor<8x3xf32> {gc.role = #gc<role batch>},
                %z: tensor<8x4xbf16> {gc.role = #gc<role batch>}) -> (tensor<4x3xf32>, tensor<4xf32>) {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = gc.mul %0, %y : tensor<8x3xf32>
  %2 = gc.dot %x, %1 batch [] x [] contract [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %3 = gc.dot %1, %x batch [] x [] contract [0] x [0] : (tensor<8x3xf32>, tensor<8x4xf32>) -> tensor<3x4xf32>
  %4 = gc.transpose %3 permutation [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %5 = gc.add %2, %4 : tensor<4x3xf32>
  %6 = gc.neg %5 : tensor<4x3xf32>
  %7 = gc.broadcast %v dims [1] : (tensor<4xbf16>) -> tensor<8x4xbf16>
  %8 = gc.mul %7, %z : tensor<8x4xbf16>
  %9 = gc.reduce add(%8) dims [0] : (tensor<8x4xbf16>) -> tensor<4xbf16>
  %10 = gc.convert %9 : (tensor<4xbf16>) -> tensor<4xf32>
  return %6, %10 : tensor<4x3xf32>, tensor<4xf32>
}

// -----
// The batch is a part of a dimension: major in batch·sequence, minor in sequence·batch.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan
// CHECK: gc.reshape %{{.*}} : (tensor<4x3xf32>) -> tensor<12xf32>
// CHECK: gc.reshape %{{.*}} : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK: gc.yield
// CHECK: gc.reshape %{{.*}} : (tensor<2x12xf32>) -> tensor<24xf32>
// CHECK: %[[OPEN:.*]] = gc.reshape %{{.*}} : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
// CHECK: %[[BACK:.*]] = gc.transpose %[[OPEN]] permutation [1, 0, 2]
// CHECK: gc.reshape %[[BACK]] : (tensor<3x2x4xf32>) -> tensor<24xf32>
func.func @main(%w: tensor<3xf32> {gc.role = #gc<role param>}, %x: tensor<8x3xf32> {gc.role = #gc<role batch>})
    -> (tensor<24xf32>, tensor<24xf32>) {
  %0 = gc.broadcast %w dims [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %1 = gc.mul %0, %x : tensor<8x3xf32>
  %2 = gc.reshape %1 : (tensor<8x3xf32>) -> tensor<24xf32>
  %3 = gc.exp %2 : tensor<24xf32>
  %4 = gc.transpose %1 permutation [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
  %5 = gc.reshape %4 : (tensor<3x8xf32>) -> tensor<24xf32>
  %6 = gc.exp %5 : tensor<24xf32>
  return %3, %6 : tensor<24xf32>, tensor<24xf32>
}

// -----
// Through a loop over layers: examples as a carry, sums as a carry and stacked; what is the same for all examples.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan
// CHECK-SAME: trip 2
// CHECK: gc.scan
// CHECK-SAME: trip 3
// CHECK: } : (tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>)
func.func @main(%w: tensor<3x4xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>})
    -> (tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>) {
  %one = gc.constant dense<1.0> : tensor<f32>
  %start = gc.constant dense<2.0> : tensor<8x4xf32>
  %0:4 = gc.scan(%start, %one, %one) over(%w) trip 3 {
  ^bb0(%h: tensor<8x4xf32>, %sum: tensor<f32>, %norm: tensor<f32>, %layer: tensor<4xf32>):
    %1 = gc.broadcast %layer dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    %2 = gc.mul %1, %x : tensor<8x4xf32>
    %3 = gc.add %2, %h : tensor<8x4xf32>
    %4 = gc.reduce add(%3) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
    %5 = gc.reduce add(%4) dims [0] : (tensor<4xf32>) -> tensor<f32>
    %6 = gc.add %sum, %5 : tensor<f32>
    %7 = gc.reduce add(%layer) dims [0] : (tensor<4xf32>) -> tensor<f32>
    %8 = gc.add %norm, %7 : tensor<f32>
    gc.yield %3, %6, %8, %4 : tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>) -> (tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>)
  %9 = gc.exp %0#2 : tensor<f32>
  return %0#0, %0#1, %9, %0#3 : tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>
}

// -----
// Branches: a sum from one of them, in both examples. A sum made of itself and a parameter follows the loop.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan
// CHECK: gc.case
// CHECK: gc.yield
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %k: tensor<i32> {gc.role = #gc<role state>},
                %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> (tensor<4xf32>, tensor<8x4xf32>) {
  %0:2 = gc.case %k {
    %1 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    gc.yield %w, %1 : tensor<4xf32>, tensor<8x4xf32>
  }, {
    %1 = gc.broadcast %w dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    %2 = gc.mul %1, %x : tensor<8x4xf32>
    %3 = gc.reduce add(%2) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
    gc.yield %3, %2 : tensor<4xf32>, tensor<8x4xf32>
  } : (tensor<i32>) -> (tensor<4xf32>, tensor<8x4xf32>)
  %4 = gc.add %0#0, %w : tensor<4xf32>
  return %4, %0#1 : tensor<4xf32>, tensor<8x4xf32>
}

// -----
// An embedding and its gradient: the table whole, the tokens' updates summed.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan
// CHECK: gc.gather
// CHECK: gc.scatter
// CHECK: gc.yield %{{.*}} : tensor<7x4xf32>
func.func @main(%w: tensor<7x4xf32> {gc.role = #gc<role param>}, %t: tensor<8x1xi32> {gc.role = #gc<role batch>})
    -> tensor<7x4xf32> {
  %0 = gc.gather %w[%t] <{collapsed_slice_dims = array<i64: 0>, offset_dims = array<i64: 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, slice_sizes = array<i64: 1, 4>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<7x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %1 = gc.exp %0 : tensor<8x4xf32>
  %zero = gc.constant dense<0.0> : tensor<7x4xf32>
  %2 = gc.scatter add(%zero)[%t](%1) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<7x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<7x4xf32>
  return %2 : tensor<7x4xf32>
}

// -----
// gc.dims says where the examples are; an argument without such a dimension is the same for all of them.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32> {{.*}}, %[[X:[^:]*]]: tensor<4x8xf32> {{.*}}, %[[S:[^:]*]]: tensor<4xf32>
// CHECK: gc.reshape %[[X]] : (tensor<4x8xf32>) -> tensor<4x2x4xf32>
// CHECK: gc.transpose %{{.*}} permutation [1, 0, 2]
// CHECK: gc.scan
// CHECK: gc.broadcast %[[S]] dims [0] : (tensor<4xf32>) -> tensor<4x4xf32>
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>},
                %x: tensor<4x8xf32> {gc.role = #gc<role batch>, gc.dims = ["features", "batch"]},
                %s: tensor<4xf32> {gc.role = #gc<role batch>, gc.dims = ["features"]}) -> tensor<4xf32> {
  %0 = gc.broadcast %w dims [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %1 = gc.broadcast %s dims [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %2 = gc.mul %0, %1 : tensor<4x8xf32>
  %3 = gc.mul %2, %x : tensor<4x8xf32>
  %4 = gc.reduce add(%3) dims [1] : (tensor<4x8xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// -----
// What reads inputs alone may relate examples to one another: it is made for the whole batch, and cut.
// CHECK-LABEL: func.func @main(
// CHECK: %[[ORDER:.*]] = gc.reverse
// CHECK: gc.reshape %[[ORDER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK: gc.scan
func.func @main(%w: tensor<f32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<f32> {
  %0 = gc.reverse %x dims [0] : (tensor<8xf32>) -> tensor<8xf32>
  %1 = gc.broadcast %w dims [] : (tensor<f32>) -> tensor<8xf32>
  %2 = gc.mul %0, %1 : tensor<8xf32>
  %3 = gc.mul %2, %x : tensor<8xf32>
  %4 = gc.reduce add(%3) dims [0] : (tensor<8xf32>) -> tensor<f32>
  return %4 : tensor<f32>
}

// -----
// Groups of examples that are whole in a micro-batch have their own statistics.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan
// CHECK: gc.reshape %{{.*}} : (tensor<4xf32>) -> tensor<2x2xf32>
func.func @main(%w: tensor<f32> {gc.role = #gc<role param>}, %x: tensor<8xf32> {gc.role = #gc<role batch>}) -> tensor<8xf32> {
  %0 = gc.broadcast %w dims [] : (tensor<f32>) -> tensor<8xf32>
  %1 = gc.mul %0, %x : tensor<8xf32>
  %2 = gc.reshape %1 : (tensor<8xf32>) -> tensor<4x2xf32>
  %3 = gc.reduce add(%2) dims [1] : (tensor<4x2xf32>) -> tensor<4xf32>
  %4 = gc.broadcast %3 dims [0] : (tensor<4xf32>) -> tensor<4x2xf32>
  %5 = gc.sub %2, %4 : tensor<4x2xf32>
  %6 = gc.reshape %5 : (tensor<4x2xf32>) -> tensor<8xf32>
  return %6 : tensor<8xf32>
}

// -----
// Sums of complex numbers start from zero.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan(%{{.*}}) over(%{{.*}}) trip 2
// CHECK: gc.yield %{{.*}} : tensor<4xcomplex<f32>>
func.func @main(%w: tensor<4x2xf32> {gc.role = #gc<role param>}, %x: tensor<8x4x2xf32> {gc.role = #gc<role batch>}) -> tensor<4xcomplex<f32>> {
  %0 = gc.broadcast %w dims [1, 2] : (tensor<4x2xf32>) -> tensor<8x4x2xf32>
  %1 = gc.mul %0, %x : tensor<8x4x2xf32>
  %2 = gc.bitcast_reshape %1 : (tensor<8x4x2xf32>) -> tensor<8x4xcomplex<f32>>
  %3 = gc.reduce add(%2) dims [0] : (tensor<8x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %3 : tensor<4xcomplex<f32>>
}

// -----
// What a loop with examples says of all of them alike is the last micro-batch's.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan(%{{[^,]*}}, %{{[^,]*}}) over(
// CHECK-SAME: trip 2
// CHECK: gc.scan
// CHECK-SAME: trip 3
// CHECK: } : ({{.*}}) -> (tensor<i1>, tensor<3xcomplex<f32>>, tensor<2x4x4xf32>)
func.func @main(%w: tensor<3x4xf32> {gc.role = #gc<role param>}, %x: tensor<8x4xf32> {gc.role = #gc<role batch>}) -> (tensor<i1>, tensor<8x4xf32>, tensor<3xcomplex<f32>>) {
  %b = gc.constant dense<false> : tensor<i1>
  %start = gc.constant dense<2.0> : tensor<8x4xf32>
  %0:3 = gc.scan(%b, %start) over(%w) trip 3 {
  ^bb0(%p: tensor<i1>, %h: tensor<8x4xf32>, %layer: tensor<4xf32>):
    %1 = gc.broadcast %layer dims [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    %2 = gc.mul %1, %x : tensor<8x4xf32>
    %3 = gc.add %2, %h : tensor<8x4xf32>
    %4 = gc.reduce add(%layer) dims [0] : (tensor<4xf32>) -> tensor<f32>
    %5 = gc.convert %4 : (tensor<f32>) -> tensor<i1>
    %pair = gc.broadcast %4 dims [] : (tensor<f32>) -> tensor<2xf32>
    %6 = gc.bitcast_reshape %pair : (tensor<2xf32>) -> tensor<complex<f32>>
    gc.yield %5, %3, %6 : tensor<i1>, tensor<8x4xf32>, tensor<complex<f32>>
  } : (tensor<i1>, tensor<8x4xf32>, tensor<3x4xf32>) -> (tensor<i1>, tensor<8x4xf32>, tensor<3xcomplex<f32>>)
  return %0#0, %0#1, %0#2 : tensor<i1>, tensor<8x4xf32>, tensor<3xcomplex<f32>>
}

// -----
// Rounds that belong to examples are the micro-batch's own; what they add up, whole or in slices, is a sum of which the first
// micro-batch has the beginning.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan(
// CHECK-SAME: trip 2
// CHECK: %[[FIRST:.*]] = gc.select
// CHECK: gc.scan(%[[FIRST]], %{{.*}}) over(%{{.*}}, %{{.*}}) trip 8 reverse {
// CHECK: } : (tensor<4xf32>, tensor<3x4xf32>, tensor<8x4xf32>, tensor<8xi32>) -> (tensor<4xf32>, tensor<3x4xf32>, tensor<8xf32>)
func.func @main(%w: tensor<4xf32> {gc.role = #gc<role param>}, %x: tensor<8x8xf32> {gc.role = #gc<role batch>})
    -> (tensor<4xf32>, tensor<3x4xf32>, tensor<8x2xf32>) {
  %zeros = gc.constant dense<0.0> : tensor<3x4xf32>
  %zero = gc.constant dense<0> : tensor<i32>
  %three = gc.constant dense<3> : tensor<16xi32>
  %round = gc.iota dim 0 : tensor<16xi32>
  %slot = gc.rem %round, %three : tensor<16xi32>
  %0 = gc.reshape %x : (tensor<8x8xf32>) -> tensor<16x4xf32>
  %1:3 = gc.scan(%w, %zeros) over(%0, %slot) trip 16 reverse {
  ^bb0(%sum: tensor<4xf32>, %sums: tensor<3x4xf32>, %row: tensor<4xf32>, %at: tensor<i32>):
    %3 = gc.mul %row, %w : tensor<4xf32>
    %4 = gc.add %3, %sum : tensor<4xf32>
    %5 = gc.dynamic_slice %sums[%at, %zero] sizes [1, 4] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %6 = gc.reshape %3 : (tensor<4xf32>) -> tensor<1x4xf32>
    %7 = gc.add %5, %6 : tensor<1x4xf32>
    %8 = gc.dynamic_update_slice %sums, %7[%at, %zero] : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %9 = gc.reduce max(%3) dims [0] : (tensor<4xf32>) -> tensor<f32>
    gc.yield %4, %8, %9 : tensor<4xf32>, tensor<3x4xf32>, tensor<f32>
  } : (tensor<4xf32>, tensor<3x4xf32>, tensor<16x4xf32>, tensor<16xi32>) -> (tensor<4xf32>, tensor<3x4xf32>, tensor<16xf32>)
  %2 = gc.reshape %1#2 : (tensor<16xf32>) -> tensor<8x2xf32>
  return %1#0, %1#1, %2 : tensor<4xf32>, tensor<3x4xf32>, tensor<8x2xf32>
}
