// RUN: gcompile-opt %s --gc-form-fusions --remarks-filter-missed=fusion --remark-format=emitRemark 2>&1 | FileCheck %s

// What stays apart from a reader says why.

// CHECK: form_fusions_remarks.mlir:[[#@LINE+2]]:{{.*}}at=loc({{.*}}:[[#@LINE+3]]:{{.*}}op=dot, reader=reduce, reason="a contraction's result that is read in several places is stored"
func.func @stored(%x: tensor<32x64xf32>, %w: tensor<64x16xf32>) -> (tensor<32x16xf32>, tensor<32xf32>) {
  %d = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
  %s = gc.reduce add(%d) dims [1] : (tensor<32x16xf32>) -> tensor<32xf32>
  return %d, %s : tensor<32x16xf32>, tensor<32xf32>
}
