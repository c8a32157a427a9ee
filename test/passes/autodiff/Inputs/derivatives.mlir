// Programs with control flow, complex numbers and chains of ops, for DifferentiateTest: each function is differentiated by
// all of its arguments of floats and complex numbers.

func.func @scan(%w: tensor<3x4x4xf64>, %b: tensor<4xf64>, %x: tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<3x2x4xf64>) {
  %0:2 = gc.scan (%x) over (%w) trip 3 {
  ^bb0(%h: tensor<2x4xf64>, %m: tensor<4x4xf64>):
    %d = gc.dot %h, %m batch [] x [] contract [1] x [0] : (tensor<2x4xf64>, tensor<4x4xf64>) -> tensor<2x4xf64>
    %bb = gc.broadcast %b dims [1] : (tensor<4xf64>) -> tensor<2x4xf64>
    %s = gc.add %d, %bb : tensor<2x4xf64>
    %t = gc.tanh %s : tensor<2x4xf64>
    %z = gc.constant dense<0.0> : tensor<2x4xf64>
    %p = gc.compare GT %d, %z : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %r = gc.select %p, %t, %s : (tensor<2x4xi1>, tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %e = gc.exp %h : tensor<2x4xf64>
    gc.yield %r, %e : tensor<2x4xf64>, tensor<2x4xf64>
  } : (tensor<2x4xf64>, tensor<3x4x4xf64>) -> (tensor<2x4xf64>, tensor<3x2x4xf64>)
  return %0#0, %0#1 : tensor<2x4xf64>, tensor<3x2x4xf64>
}
// A counter among the carries, an unused carry, an inactive stacked input, reversed.
func.func @scan_mixed(%x: tensor<4xf64>, %s: tensor<f64>) -> tensor<4xf64> {
  %i = gc.constant dense<0> : tensor<i32>
  %n = gc.iota dim 0 : tensor<5xf64>
  %0:3 = gc.scan (%i, %x, %s) over (%n) trip 5 reverse {
  ^bb0(%c: tensor<i32>, %h: tensor<4xf64>, %u: tensor<f64>, %k: tensor<f64>):
    %one = gc.constant dense<1> : tensor<i32>
    %next = gc.add %c, %one : tensor<i32>
    %f = gc.convert %c : (tensor<i32>) -> tensor<f64>
    %a = gc.mul %k, %s : tensor<f64>
    %g = gc.add %a, %f : tensor<f64>
    %v = gc.sin %g : tensor<f64>
    %b = gc.broadcast %v dims [] : (tensor<f64>) -> tensor<4xf64>
    %m = gc.mul %h, %b : tensor<4xf64>
    %w = gc.mul %u, %s : tensor<f64>
    gc.yield %next, %m, %w : tensor<i32>, tensor<4xf64>, tensor<f64>
  } : (tensor<i32>, tensor<4xf64>, tensor<f64>, tensor<5xf64>) -> (tensor<i32>, tensor<4xf64>, tensor<f64>)
  return %0#1 : tensor<4xf64>
}
func.func @scan_in_scan(%w: tensor<3xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = gc.scan (%x) over (%w) trip 3 {
  ^bb0(%h: tensor<4xf64>, %a: tensor<f64>):
    %1:2 = gc.scan (%a) over (%h) trip 4 {
    ^bb0(%t: tensor<f64>, %e: tensor<f64>):
      %m = gc.mul %t, %e : tensor<f64>
      %s = gc.sin %m : tensor<f64>
      %q = gc.add %s, %a : tensor<f64>
      gc.yield %s, %q : tensor<f64>, tensor<f64>
    } : (tensor<f64>, tensor<4xf64>) -> (tensor<f64>, tensor<4xf64>)
    %b = gc.broadcast %1#0 dims [] : (tensor<f64>) -> tensor<4xf64>
    %r = gc.mul %1#1, %b : tensor<4xf64>
    gc.yield %r : tensor<4xf64>
  } : (tensor<4xf64>, tensor<3xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @case(%i: tensor<i32>, %x: tensor<4xf64>, %y: tensor<4xf64>) -> tensor<4xf64> {
  %0 = gc.case %i {
    %a = gc.mul %x, %y : tensor<4xf64>
    gc.yield %a : tensor<4xf64>
  }, {
    %b = gc.exp %x : tensor<4xf64>
    gc.yield %b : tensor<4xf64>
  }, {
    gc.yield %y : tensor<4xf64>
  } : (tensor<i32>) -> tensor<4xf64>
  %1 = gc.sin %0 : tensor<4xf64>
  return %1 : tensor<4xf64>
}
func.func @case_in_scan(%w: tensor<3xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %n = gc.iota dim 0 : tensor<3xi32>
  %0 = gc.scan (%x) over (%w, %n) trip 3 {
  ^bb0(%h: tensor<4xf64>, %a: tensor<f64>, %k: tensor<i32>):
    %b = gc.broadcast %a dims [] : (tensor<f64>) -> tensor<4xf64>
    %c = gc.case %k {
      %m = gc.mul %h, %b : tensor<4xf64>
      gc.yield %m : tensor<4xf64>
    }, {
      %s = gc.add %h, %b : tensor<4xf64>
      %e = gc.exp %s : tensor<4xf64>
      gc.yield %e : tensor<4xf64>
    } : (tensor<i32>) -> tensor<4xf64>
    gc.yield %c : tensor<4xf64>
  } : (tensor<4xf64>, tensor<3xf64>, tensor<3xi32>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
func.func @barrier(%x: tensor<4xf64>, %y: tensor<4xf64>) -> tensor<4xf64> {
  %0:2 = gc.optimization_barrier %x, %y : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
  %1 = gc.mul %0#0, %0#1 : tensor<4xf64>
  return %1 : tensor<4xf64>
}
// Complex numbers, moved as such and computed with by parts.
func.func @complex(%z: tensor<3xcomplex<f64>>, %w: tensor<1xcomplex<f64>>) -> (tensor<3x2xf64>, tensor<3xcomplex<f64>>) {
  %r = gc.reverse %z dims [0] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %v = gc.broadcast %w dims [0] : (tensor<1xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %p = gc.bitcast_reshape %r : (tensor<3xcomplex<f64>>) -> tensor<3x2xf64>
  %o = gc.bitcast_reshape %z : (tensor<3xcomplex<f64>>) -> tensor<3x2xf64>
  %u = gc.bitcast_reshape %v : (tensor<3xcomplex<f64>>) -> tensor<3x2xf64>
  %q = gc.mul %p, %u : tensor<3x2xf64>
  %s = gc.mul %q, %o : tensor<3x2xf64>
  %b = gc.bitcast_reshape %s : (tensor<3x2xf64>) -> tensor<3xcomplex<f64>>
  return %q, %b : tensor<3x2xf64>, tensor<3xcomplex<f64>>
}
// Crossed bounds: the upper one holds.
func.func @clamp_crossed(%x: tensor<4xf64>) -> tensor<4xf64> {
  %d = gc.constant dense<[3.0, 3.0, -3.0, 0.1]> : tensor<4xf64>
  %lo = gc.add %x, %d : tensor<4xf64>
  %hi = gc.mul %x, %d : tensor<4xf64>
  %r = gc.clamp %lo, %x, %hi : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %r : tensor<4xf64>
}
// A convolution with stride 2, padding and dilation, as windows and a contraction.
func.func @convolution(%x: tensor<2x7x6x3xf64>, %k: tensor<3x2x3x4xf64>) -> tensor<2x4x6x4xf64> {
  %z = gc.constant dense<0.0> : tensor<f64>
  %w = gc.windows %x, %z dims [1, 2] size [3, 2] stride [2, 1] dilation [1, 2] low [1, 1] interior [0, 0]
    : (tensor<2x7x6x3xf64>, tensor<f64>) -> tensor<2x4x6x3x3x2xf64>
  %r = gc.dot %w, %k batch [] x [] contract [3, 4, 5] x [2, 0, 1] : (tensor<2x4x6x3x3x2xf64>, tensor<3x2x3x4xf64>) -> tensor<2x4x6x4xf64>
  return %r : tensor<2x4x6x4xf64>
}
// A transposed convolution with groups: the operand spread out, batch dimensions of the contraction.
func.func @convolution_groups(%x: tensor<2x4x2x3xf64>, %k: tensor<3x2x3x5xf64>) -> tensor<2x2x9x5xf64> {
  %z = gc.constant dense<0.0> : tensor<f64>
  %w = gc.windows %x, %z dims [1] size [3] stride [1] dilation [1] low [2] interior [1]
    : (tensor<2x4x2x3xf64>, tensor<f64>) -> tensor<2x9x2x3x3xf64>
  %r = gc.dot %w, %k batch [2] x [1] contract [4, 3] x [0, 2] : (tensor<2x9x2x3x3xf64>, tensor<3x2x3x5xf64>) -> tensor<2x2x9x5xf64>
  %t = gc.transpose %r permutation [1, 0, 2, 3] : (tensor<2x2x9x5xf64>) -> tensor<2x2x9x5xf64>
  return %t : tensor<2x2x9x5xf64>
}
func.func @max_pool(%x: tensor<2x6x6xf64>) -> tensor<2x3x3xf64> {
  %low = gc.constant dense<0xFFF0000000000000> : tensor<f64>
  %w = gc.windows %x, %low dims [1, 2] size [3, 3] stride [2, 2] dilation [1, 1] low [1, 1] interior [0, 0]
    : (tensor<2x6x6xf64>, tensor<f64>) -> tensor<2x3x3x3x3xf64>
  %r = gc.reduce max(%w) dims [3, 4] : (tensor<2x3x3x3x3xf64>) -> tensor<2x3x3xf64>
  return %r : tensor<2x3x3xf64>
}
func.func @products(%x: tensor<2x3x4xf64>, %i: tensor<f64>) -> (tensor<3xf64>, tensor<2x3x4xf64>) {
  %r = gc.reduce mul(%x) init(%i) dims [2, 0] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  %c = gc.cumulative mul %x dim 1 reverse exclusive : tensor<2x3x4xf64>
  return %r, %c : tensor<3xf64>, tensor<2x3x4xf64>
}
func.func @running_extremes(%x: tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>) {
  %a = gc.cumulative max %x dim 1 : tensor<3x5xf64>
  %b = gc.cumulative min %x dim 0 reverse : tensor<3x5xf64>
  %c = gc.cumulative max %x dim 1 reverse : tensor<3x5xf64>
  return %a, %b, %c : tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>
}
// The largest and its place: a combiner of its own.
func.func @arg_max(%a: tensor<4x3xf64>) -> tensor<4xf64> {
  %n = gc.iota dim 1 : tensor<4x3xi32>
  %low = gc.constant dense<0xFFF0000000000000> : tensor<f64>
  %none = gc.constant dense<0> : tensor<i32>
  %r:2 = gc.reduce region(%a, %n) init(%low, %none) dims [1] {
  ^bb0(%v: tensor<f64>, %i: tensor<i32>, %w: tensor<f64>, %j: tensor<i32>):
    %gt = gc.compare GT %v, %w : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %x = gc.select %gt, %v, %w : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %y = gc.select %gt, %i, %j : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %x, %y : tensor<f64>, tensor<i32>
  } : (tensor<4x3xf64>, tensor<4x3xi32>, tensor<f64>, tensor<i32>) -> (tensor<4xf64>, tensor<4xi32>)
  %s = gc.sin %r#0 : tensor<4xf64>
  return %s : tensor<4xf64>
}
func.func @softmax(%x: tensor<3x5xf64>) -> tensor<3x5xf64> {
  %m = gc.reduce max(%x) dims [1] : (tensor<3x5xf64>) -> tensor<3xf64>
  %s = gc.stop_gradient %m : tensor<3xf64>
  %b = gc.broadcast %s dims [0] : (tensor<3xf64>) -> tensor<3x5xf64>
  %d = gc.sub %x, %b : tensor<3x5xf64>
  %e = gc.exp %d : tensor<3x5xf64>
  %t = gc.reduce add(%e) dims [1] : (tensor<3x5xf64>) -> tensor<3xf64>
  %u = gc.broadcast %t dims [0] : (tensor<3xf64>) -> tensor<3x5xf64>
  %r = gc.div %e, %u : tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @scatter_multiply(%a: tensor<6x3xf64>, %u: tensor<3x3xf64>) -> tensor<6x3xf64> {
  %i = gc.constant dense<[[4], [0], [9]]> : tensor<3x1xi32>
  %r = gc.scatter mul(%a)[%i](%u) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64, unique_indices}> : (tensor<6x3xf64>, tensor<3x1xi32>, tensor<3x3xf64>) -> tensor<6x3xf64>
  return %r : tensor<6x3xf64>
}
