// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// dot keeps bf16's subnormals: operands, sums on the way, and results. The CPU's dot instruction does not.
func.func @main() {
  // 2^-130 times 2^20, 40 times.
  %0 = gc.constant dense<0x0008> : tensor<9x40xbf16>
  %1 = gc.constant dense<0x4980> : tensor<40x24xbf16>
  %2 = gc.optimization_barrier %0 : (tensor<9x40xbf16>) -> tensor<9x40xbf16>
  %3 = gc.optimization_barrier %1 : (tensor<40x24xbf16>) -> tensor<40x24xbf16>
  %4 = gc.dot %2, %3 batch [] x [] contract [1] x [0] : (tensor<9x40xbf16>, tensor<40x24xbf16>) -> tensor<9x24xbf16>
  // 1.25 * 2^-105
  %5 = gc.constant dense<0x0B20> : tensor<9x24xbf16>
  gc.expect eq %4, %5 : tensor<9x24xbf16>
  // 2^-70 times 2^-60, 8 times: 2^-127.
  %6 = gc.constant dense<0x1C80> : tensor<9x8xbf16>
  %7 = gc.constant dense<0x2180> : tensor<8x24xbf16>
  %8 = gc.optimization_barrier %6 : (tensor<9x8xbf16>) -> tensor<9x8xbf16>
  %9 = gc.optimization_barrier %7 : (tensor<8x24xbf16>) -> tensor<8x24xbf16>
  %10 = gc.dot %8, %9 batch [] x [] contract [1] x [0] : (tensor<9x8xbf16>, tensor<8x24xbf16>) -> tensor<9x24xbf16>
  %11 = gc.constant dense<0x0040> : tensor<9x24xbf16>
  gc.expect eq %10, %11 : tensor<9x24xbf16>
  return
}
