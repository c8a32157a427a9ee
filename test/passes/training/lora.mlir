// RUN: gcompile-opt %s --gc-lora="params=w rank=2 alpha=2" --split-input-file | FileCheck %s

// A contraction of many rows: of the weight and of its adapter apart.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<64x64xf32> {gc.dims = ["in", "out"], gc.frozen, gc.name = "w", gc.role = #gc<role param>}
// CHECK-SAME: %[[A:[^:]*]]: tensor<64x2xf32> {gc.dims = ["in", ""], gc.init = "uniform:[[SEED:[0-9]+]]:1.25{{0*}}e-01", gc.name = "w.lora_a", gc.role = #gc<role param>}
// CHECK-SAME: %[[B:[^:]*]]: tensor<2x64xf32> {gc.dims = ["", "out"], gc.init = "zeros", gc.name = "w.lora_b", gc.role = #gc<role param>}
// CHECK-SAME: %[[X:[^:]*]]: tensor<128x64xf32> {gc.name = "x", gc.role = #gc<role batch>})
// CHECK-DAG: %[[Y:.*]] = gc.dot %[[X]], %[[W]] batch [] x [] contract [1] x [0] : (tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<128x64xf32>
// CHECK-DAG: %[[LOW:.*]] = gc.dot %[[X]], %[[A]] batch [] x [] contract [1] x [0] : (tensor<128x64xf32>, tensor<64x2xf32>) -> tensor<128x2xf32>
// CHECK: %[[ADDED:.*]] = gc.dot %[[LOW]], %[[B]] batch [] x [] contract [1] x [0] : (tensor<128x2xf32>, tensor<2x64xf32>) -> tensor<128x64xf32>
// CHECK: %[[SUM:.*]] = gc.add %[[Y]], %[[ADDED]]
// CHECK: return %[[SUM]]
func.func @main(%w: tensor<64x64xf32> {gc.name = "w", gc.role = #gc<role param>, gc.dims = ["in", "out"]},
                %x: tensor<128x64xf32> {gc.name = "x", gc.role = #gc<role batch>}) -> tensor<128x64xf32> {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

// -----
// From the left, summed over the other dimension, through a conversion: the factors change places, in the low type. A
// parameter without an adapter is frozen as well.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[G:[^:]*]]: tensor<48xf32> {gc.frozen, gc.name = "gain", gc.role = #gc<role param>}
// CHECK-SAME: %[[W:[^:]*]]: tensor<48x64xf32> {gc.frozen, gc.name = "w", gc.role = #gc<role param>}
// CHECK-SAME: %[[A:[^:]*]]: tensor<48x2xf32>
// CHECK-SAME: %[[B:[^:]*]]: tensor<2x64xf32>
// CHECK-DAG: %[[NARROW:.*]] = gc.convert %[[W]] : (tensor<48x64xf32>) -> tensor<48x64xbf16>
// CHECK-DAG: %[[Y:.*]] = gc.dot %[[NARROW]], %[[X:.*]] batch [] x [] contract [1] x [1] : (tensor<48x64xbf16>, tensor<128x64xbf16>) -> tensor<48x128xf32>
// CHECK-DAG: %[[FIRST:.*]] = gc.convert %[[B]] : (tensor<2x64xf32>) -> tensor<2x64xbf16>
// CHECK: %[[LOW:.*]] = gc.dot %[[FIRST]], %[[X]] batch [] x [] contract [1] x [1] : (tensor<2x64xbf16>, tensor<128x64xbf16>) -> tensor<2x128xf32>
// CHECK: %[[ADDED:.*]] = gc.dot %[[A]], %[[LOW]] batch [] x [] contract [1] x [0] : (tensor<48x2xf32>, tensor<2x128xf32>) -> tensor<48x128xf32>
// CHECK: gc.add %[[Y]], %[[ADDED]]

func.func @main(%g: tensor<48xf32> {gc.name = "gain", gc.role = #gc<role param>},
                %w: tensor<48x64xf32> {gc.name = "w", gc.role = #gc<role param>},
                %x: tensor<128x64xbf16> {gc.name = "x", gc.role = #gc<role batch>}) -> (tensor<48x128xf32>, tensor<48xf32>) {
  %0 = gc.convert %w : (tensor<48x64xf32>) -> tensor<48x64xbf16>
  %1 = gc.dot %0, %x batch [] x [] contract [1] x [1] : (tensor<48x64xbf16>, tensor<128x64xbf16>) -> tensor<48x128xf32>
  return %1, %g : tensor<48x128xf32>, tensor<48xf32>
}

// -----
// A rank that is not low beside the sizes, and a use that is no contraction: both take the sum, which is formed once.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<8x6xf64>
// CHECK-SAME: %[[A:[^:]*]]: tensor<8x2xf64>
// CHECK-SAME: %[[B:[^:]*]]: tensor<2x6xf64>
// CHECK: %[[PRODUCT:.*]] = gc.dot %[[A]], %[[B]] batch [] x [] contract [1] x [0] : (tensor<8x2xf64>, tensor<2x6xf64>) -> tensor<8x6xf64>
// CHECK: %[[SUM:.*]] = gc.add %[[W]], %[[PRODUCT]] : tensor<8x6xf64>
// CHECK-DAG: gc.dot %{{.*}}, %[[SUM]] batch [] x [] contract [1] x [0] : (tensor<128x8xf64>, tensor<8x6xf64>) -> tensor<128x6xf64>
// CHECK-DAG: gc.reduce add(%[[SUM]]) dims [0]
func.func @main(%w: tensor<8x6xf64> {gc.role = #gc<role param>, gc.name = "w"}, %x: tensor<128x8xf64>) -> (tensor<128x6xf64>, tensor<6xf64>) {
  %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<128x8xf64>, tensor<8x6xf64>) -> tensor<128x6xf64>
  %1 = gc.reduce add(%w) dims [0] : (tensor<8x6xf64>) -> tensor<6xf64>
  return %0, %1 : tensor<128x6xf64>, tensor<6xf64>
}

// -----
// A narrow weight's adapters are f32, and the sum is rounded once. A square of the weight is of the sum.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<8x8xbf16>
// CHECK-SAME: %[[A:[^:]*]]: tensor<8x2xf32>
// CHECK: %[[PRODUCT:.*]] = gc.dot %[[A]]
// CHECK: %[[WIDE:.*]] = gc.convert %[[W]] : (tensor<8x8xbf16>) -> tensor<8x8xf32>
// CHECK: %[[SUM:.*]] = gc.add %[[WIDE]], %[[PRODUCT]] : tensor<8x8xf32>
// CHECK: %[[ROUNDED:.*]] = gc.convert %[[SUM]] : (tensor<8x8xf32>) -> tensor<8x8xbf16>
// CHECK: gc.dot %[[ROUNDED]], %[[ROUNDED]]
func.func @main(%w: tensor<8x8xbf16> {gc.role = #gc<role param>, gc.name = "w"}) -> tensor<8x8xbf16> {
  %0 = gc.dot %w, %w batch [] x [] contract [1] x [0] : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
  return %0 : tensor<8x8xbf16>
}

// -----
// Stacked layers: stacked adapters, whose slices the loop takes.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[^:]*]]: tensor<3x64x64xf32> {gc.frozen, gc.name = "w", gc.role = #gc<role param>}
// CHECK-SAME: %[[A:[^:]*]]: tensor<3x64x2xf32> {gc.init = "uniform:{{.*}}:1.25{{0*}}e-01", gc.name = "w.lora_a"
// CHECK-SAME: %[[B:[^:]*]]: tensor<3x2x64xf32>
// CHECK: gc.scan(%{{.*}}) over(%[[W]], %[[A]], %[[B]]) trip 3 {
// CHECK: ^bb0(%[[X:.*]]: tensor<128x64xf32>, %[[WI:.*]]: tensor<64x64xf32>, %[[AI:.*]]: tensor<64x2xf32>, %[[BI:.*]]: tensor<2x64xf32>):
// CHECK-DAG: gc.dot %[[X]], %[[WI]]
// CHECK-DAG: %[[LOW:.*]] = gc.dot %[[X]], %[[AI]]
// CHECK: gc.dot %[[LOW]], %[[BI]]
func.func @main(%w: tensor<3x64x64xf32> {gc.role = #gc<role param>, gc.name = "w"}, %x: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %0 = gc.scan(%x) over (%w) trip 3 {
  ^bb0(%y: tensor<128x64xf32>, %wi: tensor<64x64xf32>):
    %1 = gc.dot %y, %wi batch [] x [] contract [1] x [0] : (tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<128x64xf32>
    gc.yield %1 : tensor<128x64xf32>
  } : (tensor<128x64xf32>, tensor<3x64x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

// -----
// A loop over the rows of a layer's matrix takes those of the sum, formed for each layer.
// CHECK-LABEL: func.func @main(
// CHECK: gc.scan
// CHECK: ^bb0(%{{.*}}: tensor<16xf32>, %[[WI:.*]]: tensor<4x16xf32>, %[[AI:.*]]: tensor<4x2xf32>, %[[BI:.*]]: tensor<2x16xf32>):
// CHECK: %[[PRODUCT:.*]] = gc.dot %[[AI]], %[[BI]]
// CHECK: %[[SUM:.*]] = gc.add %[[WI]], %[[PRODUCT]]
// CHECK: gc.scan(%{{.*}}) over(%[[SUM]]) trip 4
func.func @main(%w: tensor<3x4x16xf32> {gc.role = #gc<role param>, gc.name = "w"}, %x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = gc.scan(%x) over (%w) trip 3 {
  ^bb0(%y: tensor<16xf32>, %wi: tensor<4x16xf32>):
    %1 = gc.scan(%y) over (%wi) trip 4 {
    ^bb0(%z: tensor<16xf32>, %row: tensor<16xf32>):
      %2 = gc.add %z, %row : tensor<16xf32>
      gc.yield %2 : tensor<16xf32>
    } : (tensor<16xf32>, tensor<4x16xf32>) -> tensor<16xf32>
    gc.yield %1 : tensor<16xf32>
  } : (tensor<16xf32>, tensor<3x4x16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
