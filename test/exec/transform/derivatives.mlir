// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Gradients and directional derivatives of small functions, by hand.
func.func private @loss(%w: tensor<3xf32>, %x: tensor<3xf32>) -> tensor<f32> {
  %0 = gc.mul %w, %x : tensor<3xf32>
  %1 = gc.mul %0, %w : tensor<3xf32>
  %2 = gc.reduce add(%1) dims [0] : (tensor<3xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}
// x^2 + y^2 of x + iy.
func.func private @size(%z: tensor<2xcomplex<f32>>) -> tensor<f32> {
  %0 = gc.bitcast_reshape %z : (tensor<2xcomplex<f32>>) -> tensor<2x2xf32>
  %1 = gc.mul %0, %0 : tensor<2x2xf32>
  %2 = gc.reduce add(%1) dims [0, 1] : (tensor<2x2xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}
// The square root of what is positive, else 0: its derivative at 0 is infinite.
func.func private @root(%x: tensor<3xf32>) -> tensor<3xf32> {
  %z = gc.constant dense<0.0> : tensor<3xf32>
  %p = gc.compare GT %x, %z : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %r = gc.sqrt %x : tensor<3xf32>
  %s = gc.select %p, %r, %z : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %s : tensor<3xf32>
}
// The sum over rounds of the rows of one of four matrices, times x.
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
// Four numbers, weighted 1 to 4, after the larger ones of three updates; two go to the third place.
func.func private @largest(%x: tensor<4xf32>, %u: tensor<3xf32>) -> tensor<f32> {
  %i = gc.constant dense<[[1], [2], [2]]> : tensor<3x1xi32>
  %0 = gc.scatter max(%x)[%i](%u) <{update_window_dims = array<i64>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<4xf32>
  %w = gc.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %1 = gc.mul %0, %w : tensor<4xf32>
  %2 = gc.reduce add(%1) dims [0] : (tensor<4xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}
// Factors in bf16, their product and its sum in f32.
func.func private @narrow(%a: tensor<1x2xbf16>, %b: tensor<2x2xbf16>) -> tensor<1x2xf32> {
  %0 = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<1x2xbf16>, tensor<2x2xbf16>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}
func.func @main() {
  %c = gc.constant dense<[1.0, 2.0, -3.0]> : tensor<3xf32>
  %d = gc.constant dense<[0.5, -1.0, 2.0]> : tensor<3xf32>
  %w, %x = gc.optimization_barrier %c, %d : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  // [grad.value]: the loss is the sum of w w x, its gradient by w 2 w x.
  %l, %g = gc.grad @loss(%w, %x) wrt [0] value : (tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>)
  %le = gc.constant dense<14.5> : tensor<f32>
  %ge = gc.constant dense<[1.0, -4.0, -12.0]> : tensor<3xf32>
  gc.expect eq %l, %le : tensor<f32>
  gc.expect eq %g, %ge : tensor<3xf32>
  // [grad.cotangents]: each element of the root is weighted; at 0 and below nothing comes back.
  %v = gc.constant dense<[4.0, 0.0, -1.0]> : tensor<3xf32>
  %u = gc.constant dense<[8.0, 5.0, 3.0]> : tensor<3xf32>
  %vb = gc.optimization_barrier %v : (tensor<3xf32>) -> tensor<3xf32>
  %r = gc.grad @root(%vb) cotangents(%u) wrt [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %re = gc.constant dense<[2.0, 0.0, 0.0]> : tensor<3xf32>
  gc.expect eq %r, %re : tensor<3xf32>
  // [jvp.value]: the loss, and the sum of gradient times direction.
  %t = gc.constant dense<[1.0, 0.5, 0.25]> : tensor<3xf32>
  %m, %k = gc.jvp @loss(%w, %x) tangents(%t) wrt [0] : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<f32>)
  %ke = gc.constant dense<-4.0> : tensor<f32>
  gc.expect eq %m, %le : tensor<f32>
  gc.expect eq %k, %ke : tensor<f32>
  // [grad.complex]: 2 x - 2 i y.
  %z = gc.constant dense<[(1.0, 2.0), (-3.0, 0.5)]> : tensor<2xcomplex<f32>>
  %zb = gc.optimization_barrier %z : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %h = gc.grad @size(%zb) wrt [0] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %he = gc.constant dense<[[2.0, -4.0], [-6.0, -1.0]]> : tensor<2x2xf32>
  %hp = gc.bitcast_reshape %h : (tensor<2xcomplex<f32>>) -> tensor<2x2xf32>
  gc.expect eq %hp, %he : tensor<2x2xf32>
  // Slices of a tensor that all rounds share, one of them twice.
  %pw = gc.constant dense<[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0]], [[12.0, 13.0], [14.0, 15.0]]]> : tensor<4x2x2xf32>
  %px = gc.constant dense<[[1.0, 2.0], [3.0, 5.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %pi = gc.constant dense<[2, 0, 2]> : tensor<3xi32>
  %pwb, %pxb, %pib = gc.optimization_barrier %pw, %px, %pi : (tensor<4x2x2xf32>, tensor<3x2xf32>, tensor<3xi32>) -> (tensor<4x2x2xf32>, tensor<3x2xf32>, tensor<3xi32>)
  %dw, %dx = gc.grad @picked(%pwb, %pxb, %pib) wrt [0, 1] : (tensor<4x2x2xf32>, tensor<3x2xf32>, tensor<3xi32>) -> (tensor<4x2x2xf32>, tensor<3x2xf32>)
  %dwe = gc.constant dense<[[[3.0, 5.0], [3.0, 5.0]], [[0.0, 0.0], [0.0, 0.0]], [[0.0, 2.5], [0.0, 2.5]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<4x2x2xf32>
  %dxe = gc.constant dense<[[18.0, 20.0], [2.0, 4.0], [18.0, 20.0]]> : tensor<3x2xf32>
  gc.expect eq %dw, %dwe : tensor<4x2x2xf32>
  gc.expect eq %dx, %dxe : tensor<3x2xf32>
  // A NaN is nobody's maximum: nothing comes back there, and two updates share theirs (JAX 0.10.2).
  %nx = gc.constant dense<[1.0, 0x7FC00000, 3.0, 4.0]> : tensor<4xf32>
  %nu = gc.constant dense<[2.0, 5.0, 5.0]> : tensor<3xf32>
  %nxb, %nub = gc.optimization_barrier %nx, %nu : (tensor<4xf32>, tensor<3xf32>) -> (tensor<4xf32>, tensor<3xf32>)
  %nd:2 = gc.grad @largest(%nxb, %nub) wrt [0, 1] : (tensor<4xf32>, tensor<3xf32>) -> (tensor<4xf32>, tensor<3xf32>)
  %nxe = gc.constant dense<[1.0, 0.0, 0.0, 4.0]> : tensor<4xf32>
  %nue = gc.constant dense<[0.0, 1.5, 1.5]> : tensor<3xf32>
  gc.expect eq %nd#0, %nxe : tensor<4xf32>
  gc.expect eq %nd#1, %nue : tensor<3xf32>
  // What comes back is f32 until the end: 257, which bf16 does not have, less 256 is 1.
  %sa = gc.constant dense<[[1.0, 2.0]]> : tensor<1x2xbf16>
  %sb = gc.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xbf16>
  %sc = gc.constant dense<[[257.0, -256.0]]> : tensor<1x2xf32>
  %sab, %sbb, %scb = gc.optimization_barrier %sa, %sb, %sc : (tensor<1x2xbf16>, tensor<2x2xbf16>, tensor<1x2xf32>) -> (tensor<1x2xbf16>, tensor<2x2xbf16>, tensor<1x2xf32>)
  %sd = gc.grad @narrow(%sab, %sbb) cotangents(%scb) wrt [0] : (tensor<1x2xbf16>, tensor<2x2xbf16>, tensor<1x2xf32>) -> tensor<1x2xbf16>
  %se = gc.constant dense<[[1.0, 512.0]]> : tensor<1x2xbf16>
  gc.expect eq %sd, %se : tensor<1x2xbf16>
  return
}
