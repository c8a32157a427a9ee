// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Shapes that fold, as exporters compute them in arith, tensor and shape; chlo ops that broadcast.
func.func @main() {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = stablehlo.optimization_barrier %0 : tensor<2x3xf32>

  // By tensor.dim, arith and tensor.from_elements, as torch-mlir prints them.
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %x, %c0 : tensor<2x3xf32>
  %d1 = tensor.dim %x, %c1 : tensor<2x3xf32>
  %product = arith.muli %d0, %d1 : index
  %flat = tensor.from_elements %product : tensor<1xindex>
  %1 = stablehlo.dynamic_reshape %x, %flat : (tensor<2x3xf32>, tensor<1xindex>) -> tensor<6xf32>
  %e1 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  %i0 = arith.index_cast %d0 : index to i64
  %i1 = arith.index_cast %d1 : index to i64
  %sizes = tensor.from_elements %i0, %i0, %i1 : tensor<3xi64>
  %2 = stablehlo.dynamic_broadcast_in_dim %x, %sizes, dims = [1, 2] : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<2x2x3xf32>
  %e2 = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<2x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {has_side_effect = true} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()

  // By shape.shape_of and get_dimension_size.
  %shape = shape.shape_of %x : tensor<2x3xf32> -> tensor<2xindex>
  %3 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xindex>) -> tensor<2x3xi32>
  %e3 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %rows = stablehlo.get_dimension_size %x, dim = 0 : (tensor<2x3xf32>) -> tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %less = stablehlo.subtract %rows, %one : tensor<i32>
  %start = stablehlo.reshape %less : (tensor<i32>) -> tensor<1xi32>
  %zero = arith.constant dense<0> : tensor<1xi32>
  %starts = stablehlo.concatenate %start, %zero, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %limits = arith.constant dense<[2, 3]> : tensor<2xi32>
  %strides = arith.constant dense<[1, 2]> : tensor<2xi32>
  %4 = stablehlo.real_dynamic_slice %x, %starts, %limits, %strides : (tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x2xf32>
  %e4 = stablehlo.constant dense<[[4.0, 6.0]]> : tensor<1x2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
  %all = stablehlo.set_dimension_size %x, %rows, dim = 0 : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%all, %x) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %arith = arith.constant dense<[7.0, 8.0, 9.0]> : tensor<3xf32>
  %e5 = stablehlo.constant dense<[7.0, 8.0, 9.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%arith, %e5) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()

  // A convolution whose padding is an operand: [1 2 3] over [1 1], one zero before.
  %signal = stablehlo.reshape %e5 : (tensor<3xf32>) -> tensor<1x3x1xf32>
  %kernel = stablehlo.constant dense<1.0> : tensor<2x1x1xf32>
  %padding = arith.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %6 = "stablehlo.dynamic_conv"(%signal, %kernel, %padding) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x3x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x3x1xf32>
  %e6 = stablehlo.constant dense<[[[7.0], [15.0], [17.0]]]> : tensor<1x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {has_side_effect = true} : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> ()

  // Broadcast by the last dimensions, and where an attribute says.
  %row = stablehlo.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %7 = chlo.broadcast_add %x, %row : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e7 = stablehlo.constant dense<[[11.0, 22.0, 33.0], [14.0, 25.0, 36.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %column = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %8 = chlo.broadcast_multiply %column, %x {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %e8 = stablehlo.constant dense<[[10.0, 20.0, 30.0], [80.0, 100.0, 120.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %tall = stablehlo.constant dense<[[2.0], [5.0]]> : tensor<2x1xf32>
  %9 = chlo.broadcast_compare %x, %tall {comparison_direction = #chlo<comparison_direction GE>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xi1>
  %e9 = stablehlo.constant dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %scalar = stablehlo.constant dense<-1.0> : tensor<f32>
  %10 = chlo.broadcast_select %9, %row, %scalar : (tensor<2x3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %e10 = stablehlo.constant dense<[[-1.0, 20.0, 30.0], [-1.0, 20.0, 30.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %11 = chlo.broadcast_complex %row, %scalar : (tensor<3xf32>, tensor<f32>) -> tensor<3xcomplex<f32>>
  %c = chlo.constant dense<(1.0, 1.0)> : tensor<complex<f32>>
  %12 = chlo.broadcast_subtract %11, %c : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  %e12 = stablehlo.constant dense<[(9.0, -2.0), (19.0, -2.0), (29.0, -2.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %13 = "chlo.constant_like"(%x) <{value = 3.0 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e13 = stablehlo.constant dense<3.0> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %14 = chlo.broadcast_zeta %13, %scalar : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %e14 = stablehlo.constant dense<0x7FC00000> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
