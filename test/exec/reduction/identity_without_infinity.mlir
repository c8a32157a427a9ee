// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Formats without an infinity: the identity of min and max is the largest number, also where it is all there is; without
// a sign that of max is the smallest, 2^-127.
func.func @main() {
  %c0 = gc.constant dense<[1.0, -2.0, 3.0]> : tensor<3xf8E4M3FNUZ>
  %e0 = gc.constant dense<> : tensor<2x0xf8E4M3FN>
  %x, %empty = gc.optimization_barrier %c0, %e0 : (tensor<3xf8E4M3FNUZ>, tensor<2x0xf8E4M3FN>) -> (tensor<3xf8E4M3FNUZ>, tensor<2x0xf8E4M3FN>)
  %lows = gc.cumulative min %x dim 0 exclusive : tensor<3xf8E4M3FNUZ>
  %lowsWant = gc.constant dense<[240.0, 1.0, -2.0]> : tensor<3xf8E4M3FNUZ>
  gc.expect eq %lows, %lowsWant : tensor<3xf8E4M3FNUZ>
  %highs = gc.cumulative max %x dim 0 reverse exclusive : tensor<3xf8E4M3FNUZ>
  %highsWant = gc.constant dense<[3.0, 3.0, -240.0]> : tensor<3xf8E4M3FNUZ>
  gc.expect eq %highs, %highsWant : tensor<3xf8E4M3FNUZ>
  %low = gc.reduce min(%empty) dims [1] : (tensor<2x0xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %lowWant = gc.constant dense<448.0> : tensor<2xf8E4M3FN>
  gc.expect eq %low, %lowWant : tensor<2xf8E4M3FN>
  %c1 = gc.constant dense<[4.0, 0x00, 1.0]> : tensor<3xf8E8M0FNU>
  %e1 = gc.constant dense<> : tensor<2x0xf8E8M0FNU>
  %y, %none = gc.optimization_barrier %c1, %e1 : (tensor<3xf8E8M0FNU>, tensor<2x0xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<2x0xf8E8M0FNU>)
  %tops = gc.cumulative max %y dim 0 exclusive : tensor<3xf8E8M0FNU>
  %topsWant = gc.constant dense<[0x00, 4.0, 4.0]> : tensor<3xf8E8M0FNU>
  gc.expect eq %tops, %topsWant : tensor<3xf8E8M0FNU>
  %tails = gc.cumulative max %y dim 0 reverse exclusive : tensor<3xf8E8M0FNU>
  %tailsWant = gc.constant dense<[1.0, 1.0, 0x00]> : tensor<3xf8E8M0FNU>
  gc.expect eq %tails, %tailsWant : tensor<3xf8E8M0FNU>
  %top = gc.reduce max(%none) dims [1] : (tensor<2x0xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  %topWant = gc.constant dense<0x00> : tensor<2xf8E8M0FNU>
  gc.expect eq %top, %topWant : tensor<2xf8E8M0FNU>
  return
}
