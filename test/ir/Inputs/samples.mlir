// One function per sample: the op that gives the first returned value is cut along each of its factors.
// Every op of the gc dialect with accesses has at least one (CutAndJoinTest checks that).

func.func @add(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.add %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @sub(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.sub %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @mul(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.mul %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @div(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.div %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @rem(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.rem %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @max(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.max %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @min(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.min %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @pow(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.pow %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @atan2(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.atan2 %a, %b : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @and(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.and %a, %b : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @or(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.or %a, %b : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @xor(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.xor %a, %b : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @shl(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.shl %a, %b : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @shr_arith(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.shr_arith %a, %b : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @shr_logical(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.shr_logical %a, %b : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @not(%a: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.not %a : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @popcount(%a: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.popcount %a : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @clz(%a: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = gc.clz %a : tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @neg(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.neg %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @abs(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.abs %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @sign(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.sign %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @exp(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.exp %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @expm1(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.expm1 %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @log(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.log %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @log1p(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.log1p %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @logistic(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.logistic %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @tanh(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.tanh %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @sqrt(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.sqrt %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @rsqrt(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.rsqrt %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @cbrt(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.cbrt %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @sin(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.sin %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @cos(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.cos %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @tan(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.tan %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @erf(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.erf %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @floor(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.floor %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @ceil(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.ceil %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @round_even(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.round_even %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @round_away(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.round_away %a : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @reduce_precision(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.reduce_precision %a to e 5 m 2 : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @is_finite(%a: tensor<4x3xf32>) -> tensor<4x3xi1> {
  %r = gc.is_finite %a : (tensor<4x3xf32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
func.func @compare(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xi1> {
  %r = gc.compare LT %a, %b : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
func.func @select(%p: tensor<4x3xi1>, %a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.select %p, %a, %b : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @select_scalar(%p: tensor<i1>, %a: tensor<4x3xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.select %p, %a, %b : (tensor<i1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @clamp(%l: tensor<f32>, %a: tensor<4x3xf32>, %h: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = gc.clamp %l, %a, %h : (tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @convert(%a: tensor<4x3xf32>) -> tensor<4x3xi8> {
  %r = gc.convert %a : (tensor<4x3xf32>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}
func.func @bitcast(%a: tensor<4x3xf32>) -> tensor<4x3xi32> {
  %r = gc.bitcast %a : (tensor<4x3xf32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @constant() -> tensor<2x4xi32> {
  %r = gc.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}
func.func @constant_splat() -> tensor<2x4xf32> {
  %r = gc.constant dense<1.5> : tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @iota() -> tensor<2x5xi32> {
  %r = gc.iota dim 1 : tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}
func.func @iota_float() -> tensor<5x2xbf16> {
  %r = gc.iota dim 0 : tensor<5x2xbf16>
  return %r : tensor<5x2xbf16>
}
func.func @reshape(%a: tensor<4x6xf32>) -> tensor<2x2x6xf32> {
  %r = gc.reshape %a : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
  return %r : tensor<2x2x6xf32>
}
func.func @reshape_merge(%a: tensor<2x6x5xf32>) -> tensor<12x5xf32> {
  %r = gc.reshape %a : (tensor<2x6x5xf32>) -> tensor<12x5xf32>
  return %r : tensor<12x5xf32>
}
func.func @reshape_regroup(%a: tensor<6x4xf32>) -> tensor<2x12xf32> {
  %r = gc.reshape %a : (tensor<6x4xf32>) -> tensor<2x12xf32>
  return %r : tensor<2x12xf32>
}
func.func @reshape_not_factoring(%a: tensor<6x4xf32>) -> tensor<8x3xf32> {
  %r = gc.reshape %a : (tensor<6x4xf32>) -> tensor<8x3xf32>
  return %r : tensor<8x3xf32>
}
func.func @reshape_ones(%a: tensor<1x4x3xf32>) -> tensor<4x1x3xf32> {
  %r = gc.reshape %a : (tensor<1x4x3xf32>) -> tensor<4x1x3xf32>
  return %r : tensor<4x1x3xf32>
}
func.func @broadcast(%a: tensor<3x4xf32>) -> tensor<4x3x2xf32> {
  %r = gc.broadcast %a dims [1, 0] : (tensor<3x4xf32>) -> tensor<4x3x2xf32>
  return %r : tensor<4x3x2xf32>
}
func.func @broadcast_repeat(%a: tensor<1x4xf32>) -> tensor<3x2x4xf32> {
  %r = gc.broadcast %a dims [0, 2] : (tensor<1x4xf32>) -> tensor<3x2x4xf32>
  return %r : tensor<3x2x4xf32>
}
func.func @transpose(%a: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %r = gc.transpose %a permutation [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %r : tensor<4x2x3xf32>
}
func.func @slice(%a: tensor<8x3xf32>) -> tensor<3x3xf32> {
  %r = gc.slice %a start [1, 0] limit [7, 3] stride [2, 1] : (tensor<8x3xf32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @pad(%a: tensor<3x3xf32>, %f: tensor<f32>) -> tensor<6x6xf32> {
  %r = gc.pad %a, %f low [2, 0] high [1, 3] interior [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x6xf32>
  return %r : tensor<6x6xf32>
}
func.func @pad_interior(%a: tensor<3xf32>, %f: tensor<f32>) -> tensor<10xf32> {
  %r = gc.pad %a, %f low [1] high [2] interior [2] : (tensor<3xf32>, tensor<f32>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}
func.func @pad_crop(%a: tensor<5xf32>, %f: tensor<f32>) -> tensor<6xf32> {
  %r = gc.pad %a, %f low [-1] high [-2] interior [1] : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @windows(%a: tensor<2x6xf32>, %f: tensor<f32>) -> tensor<2x4x3xf32> {
  %r = gc.windows %a, %f dims [1] size [3] stride [2] dilation [1] low [2] interior [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
func.func @windows_spread(%a: tensor<4x3xf32>, %f: tensor<f32>) -> tensor<5x2x2x4xf32> {
  %r = gc.windows %a, %f dims [1, 0] size [2, 4] stride [3, 1] dilation [2, 1] low [-1, 3] interior [1, 2] : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x2x2x4xf32>
  return %r : tensor<5x2x2x4xf32>
}
func.func @concatenate(%a: tensor<2x3xf32>, %b: tensor<2x1xf32>, %c: tensor<2x2xf32>) -> tensor<2x6xf32> {
  %r = gc.concatenate %a, %b, %c dim 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
func.func @concatenate_one(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = gc.concatenate %a dim 0 : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @reverse(%a: tensor<2x5xf32>) -> tensor<2x5xf32> {
  %r = gc.reverse %a dims [1] : (tensor<2x5xf32>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}
func.func @dynamic_slice(%a: tensor<6x4xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<1x4xf32> {
  %r = gc.dynamic_slice %a[%i, %j] sizes [1, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}
func.func @dynamic_slice_window(%a: tensor<7x4xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3x2xf32> {
  %r = gc.dynamic_slice %a[%i, %j] sizes [3, 2] : (tensor<7x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @dynamic_slice_unsigned(%a: tensor<7xi1>, %i: tensor<ui8>) -> tensor<3xi1> {
  %r = gc.dynamic_slice %a[%i] sizes [3] : (tensor<7xi1>, tensor<ui8>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @dynamic_update_slice(%a: tensor<6x4xf32>, %u: tensor<1x4xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<6x4xf32> {
  %r = gc.dynamic_update_slice %a, %u[%i, %j] : (tensor<6x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
func.func @dynamic_update_slice_window(%a: tensor<7x4xi32>, %u: tensor<3x2xi32>, %i: tensor<i64>, %j: tensor<i64>) -> tensor<7x4xi32> {
  %r = gc.dynamic_update_slice %a, %u[%i, %j] : (tensor<7x4xi32>, tensor<3x2xi32>, tensor<i64>, tensor<i64>) -> tensor<7x4xi32>
  return %r : tensor<7x4xi32>
}
func.func @bitcast_reshape(%a: tensor<3xf32>) -> tensor<3x4xui8> {
  %r = gc.bitcast_reshape %a : (tensor<3xf32>) -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @bitcast_reshape_merge(%a: tensor<3x2xi16>) -> tensor<3xi32> {
  %r = gc.bitcast_reshape %a : (tensor<3x2xi16>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @reduce_add(%a: tensor<3x5xf32>) -> tensor<3xf32> {
  %r = gc.reduce add(%a) dims [1] : (tensor<3x5xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @reduce_mul(%a: tensor<3x5xf32>) -> tensor<3xf32> {
  %r = gc.reduce mul(%a) dims [1] : (tensor<3x5xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @reduce_min(%a: tensor<3x5xf32>) -> tensor<3xf32> {
  %r = gc.reduce min(%a) dims [1] : (tensor<3x5xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @reduce_max(%a: tensor<3x5xf32>) -> tensor<3xf32> {
  %r = gc.reduce max(%a) dims [1] : (tensor<3x5xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @reduce_and(%a: tensor<5x3xi32>) -> tensor<3xi32> {
  %r = gc.reduce and(%a) dims [0] : (tensor<5x3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @reduce_or(%a: tensor<5x3xi32>) -> tensor<3xi32> {
  %r = gc.reduce or(%a) dims [0] : (tensor<5x3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @reduce_xor(%a: tensor<5x3xi32>) -> tensor<3xi32> {
  %r = gc.reduce xor(%a) dims [0] : (tensor<5x3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @reduce_init(%a: tensor<4x3x2xf32>, %i: tensor<f32>) -> tensor<3xf32> {
  %r = gc.reduce add(%a) init(%i) dims [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @reduce_identity(%a: tensor<4x3xf32>) -> tensor<3xf32> {
  %i = gc.constant dense<0.0> : tensor<f32>
  %r = gc.reduce add(%a) init(%i) dims [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @reduce_one_identity(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %i = gc.constant dense<0> : tensor<i32>
  %j = gc.constant dense<5> : tensor<i32>
  %r:2 = gc.reduce add(%a, %b) init(%i, %j) dims [0] : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}
func.func @reduce_argmax(%a: tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %low = gc.constant dense<0xFF800000> : tensor<f32>
  %none = gc.constant dense<2147483647> : tensor<i32>
  %n = gc.iota dim 1 : tensor<3x5xi32>
  %r:2 = gc.reduce region(%a, %n) init(%low, %none) dims [1] {
  ^bb0(%v: tensor<f32>, %i: tensor<i32>, %w: tensor<f32>, %j: tensor<i32>):
    %gt = gc.compare GT %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %eq = gc.compare EQ %v, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = gc.compare LT %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = gc.and %eq, %lt : tensor<i1>
    %p = gc.or %gt, %tie : tensor<i1>
    %x = gc.select %p, %v, %w : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %y = gc.select %p, %i, %j : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %x, %y : tensor<f32>, tensor<i32>
  } : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi32>
}
func.func @cumulative(%a: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %r = gc.cumulative add %a dim 1 : tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
func.func @cumulative_reverse(%a: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %r = gc.cumulative add %a dim 1 reverse : tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
func.func @cumulative_exclusive(%a: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %r = gc.cumulative max %a dim 1 exclusive : tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
func.func @cumulative_both(%a: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %r = gc.cumulative mul %a dim 1 reverse exclusive : tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
func.func @top_k(%a: tensor<3x6xf32>) -> (tensor<3x4xf32>, tensor<3x4xi32>) {
  %r:2 = gc.top_k %a k 4 : (tensor<3x6xf32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
  return %r#0, %r#1 : tensor<3x4xf32>, tensor<3x4xi32>
}
func.func @sort(%a: tensor<3x6xf32>, %b: tensor<3x6xi32>) -> (tensor<3x6xf32>, tensor<3x6xi32>) {
  %r:2 = gc.sort %a, %b dim 1 stable {
  ^bb0(%l: tensor<f32>, %m: tensor<f32>, %n: tensor<i32>, %o: tensor<i32>):
    %p = gc.compare LT %l, %m total_order : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } : (tensor<3x6xf32>, tensor<3x6xi32>) -> (tensor<3x6xf32>, tensor<3x6xi32>)
  return %r#0, %r#1 : tensor<3x6xf32>, tensor<3x6xi32>
}
func.func @dot(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %r = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @dot_batch(%a: tensor<3x2x4xf32>, %b: tensor<4x3x2x5xf32>) -> tensor<3x5xf32> {
  %r = gc.dot %a, %b batch [0] x [1] contract [2, 1] x [0, 2] : (tensor<3x2x4xf32>, tensor<4x3x2x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @gather_embedding(%a: tensor<6x3xf32>, %i: tensor<2x5x1xi32>) -> tensor<2x5x3xf32> {
  %r = gc.gather %a[%i] <{collapsed_slice_dims = array<i64: 0>, offset_dims = array<i64: 2>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, slice_sizes = array<i64: 1, 3>, start_index_map = array<i64: 0>, index_vector_dim = 2 : i64}> : (tensor<6x3xf32>, tensor<2x5x1xi32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @gather_two(%a: tensor<6x5xf32>, %i: tensor<4x2xi64>) -> tensor<4x1xf32> {
  %r = gc.gather %a[%i] <{collapsed_slice_dims = array<i64: 0>, offset_dims = array<i64: 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, slice_sizes = array<i64: 1, 1>, start_index_map = array<i64: 1, 0>, index_vector_dim = 1 : i64}> : (tensor<6x5xf32>, tensor<4x2xi64>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
func.func @gather_window(%a: tensor<6x5xf32>, %i: tensor<2x4xi32>) -> tensor<3x2x4xf32> {
  %r = gc.gather %a[%i] <{collapsed_slice_dims = array<i64>, offset_dims = array<i64: 0, 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, slice_sizes = array<i64: 3, 2>, start_index_map = array<i64: 0, 1>, index_vector_dim = 0 : i64}> : (tensor<6x5xf32>, tensor<2x4xi32>) -> tensor<3x2x4xf32>
  return %r : tensor<3x2x4xf32>
}
func.func @gather_window_of_all(%a: tensor<6xf32>, %i: tensor<4x1xui64>) -> tensor<4x2xf32> {
  %r = gc.gather %a[%i] <{collapsed_slice_dims = array<i64>, offset_dims = array<i64: 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, slice_sizes = array<i64: 2>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<6xf32>, tensor<4x1xui64>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
func.func @gather_one_window(%a: tensor<6x5xf32>, %i: tensor<2xi32>) -> tensor<3x2xf32> {
  %r = gc.gather %a[%i] <{collapsed_slice_dims = array<i64>, offset_dims = array<i64: 0, 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, slice_sizes = array<i64: 3, 2>, start_index_map = array<i64: 0, 1>, index_vector_dim = 0 : i64}> : (tensor<6x5xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @gather_prefix(%a: tensor<6x5xf32>, %i: tensor<4xi32>) -> tensor<4x2xf32> {
  %r = gc.gather %a[%i] <{collapsed_slice_dims = array<i64: 0>, offset_dims = array<i64: 1>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, slice_sizes = array<i64: 1, 2>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<6x5xf32>, tensor<4xi32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
func.func @gather_batching(%a: tensor<3x6xf32>, %i: tensor<3x4x1xui32>) -> tensor<3x4xf32> {
  %r = gc.gather %a[%i] <{collapsed_slice_dims = array<i64: 1>, offset_dims = array<i64>, operand_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1>, start_index_map = array<i64: 1>, index_vector_dim = 2 : i64}> : (tensor<3x6xf32>, tensor<3x4x1xui32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @scatter_add(%a: tensor<6x3xf32>, %i: tensor<5x1xi32>, %u: tensor<5x3xf32>) -> tensor<6x3xf32> {
  %r = gc.scatter add(%a)[%i](%u) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<6x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<6x3xf32>
  return %r : tensor<6x3xf32>
}
func.func @scatter_max(%a: tensor<6x3xf32>, %i: tensor<5x1xi32>, %u: tensor<5x3xf32>) -> tensor<6x3xf32> {
  %r = gc.scatter max(%a)[%i](%u) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<6x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<6x3xf32>
  return %r : tensor<6x3xf32>
}
func.func @scatter_set(%a: tensor<6x3xf32>, %i: tensor<5x1xi32>, %u: tensor<5x3xf32>) -> tensor<6x3xf32> {
  %r = gc.scatter region(%a)[%i](%u) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> {
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    gc.yield %new : tensor<f32>
  } : (tensor<6x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<6x3xf32>
  return %r : tensor<6x3xf32>
}
func.func @scatter_window_of_all(%a: tensor<7xi32>, %i: tensor<4x1xui64>, %u: tensor<4x2xi32>) -> tensor<7xi32> {
  %r = gc.scatter add(%a)[%i](%u) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<7xi32>, tensor<4x1xui64>, tensor<4x2xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}
func.func @scatter_window(%a: tensor<7x3xi32>, %i: tensor<4x1xi32>, %u: tensor<4x2x3xi32>) -> tensor<7x3xi32> {
  %r = gc.scatter add(%a)[%i](%u) <{update_window_dims = array<i64: 1, 2>, inserted_window_dims = array<i64>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<7x3xi32>, tensor<4x1xi32>, tensor<4x2x3xi32>) -> tensor<7x3xi32>
  return %r : tensor<7x3xi32>
}
func.func @scatter_batching(%a: tensor<3x6xf32>, %i: tensor<3x4x1xi32>, %u: tensor<3x4xf32>) -> tensor<3x6xf32> {
  %r = gc.scatter add(%a)[%i](%u) <{update_window_dims = array<i64>, inserted_window_dims = array<i64: 1>, input_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 2 : i64}> : (tensor<3x6xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<3x6xf32>
  return %r : tensor<3x6xf32>
}
