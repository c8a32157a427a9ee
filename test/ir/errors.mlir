// RUN: gcompile-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{the numbers of elements must be equal [reshape-2]}}
  %0 = gc.reshape %a : (tensor<2x3xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{names dimension 0 twice; name each once [transpose-2]}}
  %0 = gc.transpose %a permutation [0, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{only sizes of 1 are repeated [broadcast-4]}}
  %0 = gc.broadcast %a dims [0, 1] : (tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{0 <= start <= limit <= size must hold [slice-2]}}
  %0 = gc.slice %a start [2] limit [9] stride [1] : (tensor<8xf32>) -> tensor<7xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<1xf32>) {
  // expected-error @+1 {{the fill must be a rank-0 tensor of the same element type [pad-2]}}
  %0 = gc.pad %a, %b low [1] high [0] interior [0] : (tensor<8xf32>, tensor<1xf32>) -> tensor<9xf32>
  return
}
// -----
func.func @f(%a: tensor<6xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{[windows-1]}}
  %0 = gc.windows %a, %b dims [1] size [3] stride [2] dilation [1] low [1] interior [0] : (tensor<6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%a: tensor<6xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{[windows-2]}}
  %0 = gc.windows %a, %b dims [0] size [3] stride [2, 1] dilation [1] low [1] interior [0] : (tensor<6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%a: tensor<6xf32>, %b: tensor<i32>) {
  // expected-error @+1 {{the fill must be a rank-0 tensor of the same element type [windows-3]}}
  %0 = gc.windows %a, %b dims [0] size [3] stride [2] dilation [1] low [1] interior [0] : (tensor<6xf32>, tensor<i32>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%a: tensor<6xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{has size 3 and interior -1 in dimension 0; use at least 0 [windows-4]}}
  %0 = gc.windows %a, %b dims [0] size [3] stride [2] dilation [1] low [1] interior [-1] : (tensor<6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%a: tensor<6xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{has stride 0 and dilation 1 in dimension 0; use at least 1 [windows-5]}}
  %0 = gc.windows %a, %b dims [0] size [3] stride [0] dilation [1] low [1] interior [0] : (tensor<6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%a: tensor<6xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{has the number -2147483649 in its windows; use less than 2^31 [windows-7]}}
  %0 = gc.windows %a, %b dims [0] size [3] stride [2] dilation [1] low [-2147483649] interior [0] : (tensor<6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%a: tensor<6xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{[windows-6]}}
  %0 = gc.windows %a, %b dims [0] size [3] stride [2] dilation [1] low [1] interior [0] : (tensor<6xf32>, tensor<f32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x3xf32>) {
  // expected-error @+1 {{all else must be equal [concatenate-3]}}
  %0 = gc.concatenate %a, %b dim 1 : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{the sizes must be equal [dot-2]}}
  %0 = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{combines 'f32' by xor, which that type does not have [reduce-5]}}
  %0 = gc.reduce xor(%a) dims [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{dims 2 is outside a tensor of rank 2; name a dimension from 0 to rank - 1 [reduce-2]}}
  %0 = gc.reduce add(%a) dims [2] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{takes the largest 4 of 3; take between 0 and all [top_k-2]}}
  %0:2 = gc.top_k %a k 4 : (tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xi32>)
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{which is no gc.mesh of this module [collective-1]}}
  %0 = gc.all_reduce add %a over @none ["data"] : tensor<2xf32>
  return
}
// -----
// expected-error @+1 {{give one size per name [mesh-1]}}
gc.mesh @mesh ["data", "tensor"] [2]

// -----

func.func @f(%a: tensor<3xui8>) {
  // expected-error @+1 {{reads 'ui8' as 'ui4'; both must be of whole bytes, for narrower ones take a byte each: shift and convert [bitcast_reshape-4]}}
  %r = gc.bitcast_reshape %a : (tensor<3xui8>) -> tensor<3x2xui4>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{reads 'f32' as 'f64'; the types must be integers or floats of the same width (gc.bitcast_reshape changes it and takes complex numbers apart) [bitcast-1]}}
  %0 = gc.bitcast %a : (tensor<2xf32>) -> tensor<2xf64>
  return
}
// -----
func.func @f(%a: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{reads 'complex<f32>' as 'ui64'; the types must be integers or floats of the same width}}
  %0 = gc.bitcast %a : (tensor<2xcomplex<f32>>) -> tensor<2xui64>
  return
}
// -----
func.func @f(%a: tensor<2xui64>) {
  // expected-error @+1 {{reads 'ui64' as 'complex<f32>'; the types must be integers or floats of the same width}}
  %0 = gc.bitcast %a : (tensor<2xui64>) -> tensor<2xcomplex<f32>>
  return
}
