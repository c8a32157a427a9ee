// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// top_k: descending, ties by lower index, NaN first.
// [top_k.order]
// [top_k.ties]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[[-1.0, 1.0, 0x7F800000, -3.0, 8.0, -2.0, 3.0, -2.0], [-1.0, 9.0, -6.0, 0x7FC00000, -1.0, 3.0, 0x7FC00000, -3.0], [3.0, 3.0, -1.0, -7.0, 2.0, -9.0, 7.0, 7.0]]> : tensor<3x8xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x8xf32>) -> tensor<3x8xf32>
  %2:2 = gc.top_k %1 k 1 : (tensor<3x8xf32>) -> (tensor<3x1xf32>, tensor<3x1xi32>)
  %3 = gc.constant dense<[[0x7F800000], [0x7FC00000], [7.0]]> : tensor<3x1xf32>
  gc.expect eq %2#0, %3 : tensor<3x1xf32>
  %4 = gc.constant dense<[[2], [3], [6]]> : tensor<3x1xi32>
  gc.expect eq %2#1, %4 : tensor<3x1xi32>
  %5 = gc.constant dense<[[-1.0, 1.0, 0x7F800000, -3.0, 8.0, -2.0, 3.0, -2.0], [-1.0, 9.0, -6.0, 0x7FC00000, -1.0, 3.0, 0x7FC00000, -3.0], [3.0, 3.0, -1.0, -7.0, 2.0, -9.0, 7.0, 7.0]]> : tensor<3x8xf32>
  %6 = gc.optimization_barrier %5 : (tensor<3x8xf32>) -> tensor<3x8xf32>
  %7:2 = gc.top_k %6 k 3 : (tensor<3x8xf32>) -> (tensor<3x3xf32>, tensor<3x3xi32>)
  %8 = gc.constant dense<[[0x7F800000, 8.0, 3.0], [0x7FC00000, 0x7FC00000, 9.0], [7.0, 7.0, 3.0]]> : tensor<3x3xf32>
  gc.expect eq %7#0, %8 : tensor<3x3xf32>
  %9 = gc.constant dense<[[2, 4, 6], [3, 6, 1], [6, 7, 0]]> : tensor<3x3xi32>
  gc.expect eq %7#1, %9 : tensor<3x3xi32>
  %10 = gc.constant dense<[[-1.0, 1.0, 0x7F800000, -3.0, 8.0, -2.0, 3.0, -2.0], [-1.0, 9.0, -6.0, 0x7FC00000, -1.0, 3.0, 0x7FC00000, -3.0], [3.0, 3.0, -1.0, -7.0, 2.0, -9.0, 7.0, 7.0]]> : tensor<3x8xf32>
  %11 = gc.optimization_barrier %10 : (tensor<3x8xf32>) -> tensor<3x8xf32>
  %12:2 = gc.top_k %11 k 8 : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xi32>)
  %13 = gc.constant dense<[[0x7F800000, 8.0, 3.0, 1.0, -1.0, -2.0, -2.0, -3.0], [0x7FC00000, 0x7FC00000, 9.0, 3.0, -1.0, -1.0, -3.0, -6.0], [7.0, 7.0, 3.0, 3.0, 2.0, -1.0, -7.0, -9.0]]> : tensor<3x8xf32>
  gc.expect eq %12#0, %13 : tensor<3x8xf32>
  %14 = gc.constant dense<[[2, 4, 6, 1, 0, 5, 7, 3], [3, 6, 1, 5, 0, 4, 7, 2], [6, 7, 0, 1, 4, 2, 3, 5]]> : tensor<3x8xi32>
  gc.expect eq %12#1, %14 : tensor<3x8xi32>
  %15 = gc.constant dense<[[-1, 1, 0, -3, 8, -2, 3, -2], [-1, 9, -6, 3, -1, 3, 5, -3], [3, 3, -1, -7, 2, -9, 7, 7]]> : tensor<3x8xi32>
  %16 = gc.optimization_barrier %15 : (tensor<3x8xi32>) -> tensor<3x8xi32>
  %17:2 = gc.top_k %16 k 1 : (tensor<3x8xi32>) -> (tensor<3x1xi32>, tensor<3x1xi32>)
  %18 = gc.constant dense<[[8], [9], [7]]> : tensor<3x1xi32>
  gc.expect eq %17#0, %18 : tensor<3x1xi32>
  %19 = gc.constant dense<[[4], [1], [6]]> : tensor<3x1xi32>
  gc.expect eq %17#1, %19 : tensor<3x1xi32>
  %20 = gc.constant dense<[[-1, 1, 0, -3, 8, -2, 3, -2], [-1, 9, -6, 3, -1, 3, 5, -3], [3, 3, -1, -7, 2, -9, 7, 7]]> : tensor<3x8xi32>
  %21 = gc.optimization_barrier %20 : (tensor<3x8xi32>) -> tensor<3x8xi32>
  %22:2 = gc.top_k %21 k 3 : (tensor<3x8xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>)
  %23 = gc.constant dense<[[8, 3, 1], [9, 5, 3], [7, 7, 3]]> : tensor<3x3xi32>
  gc.expect eq %22#0, %23 : tensor<3x3xi32>
  %24 = gc.constant dense<[[4, 6, 1], [1, 6, 3], [6, 7, 0]]> : tensor<3x3xi32>
  gc.expect eq %22#1, %24 : tensor<3x3xi32>
  %25 = gc.constant dense<[[-1, 1, 0, -3, 8, -2, 3, -2], [-1, 9, -6, 3, -1, 3, 5, -3], [3, 3, -1, -7, 2, -9, 7, 7]]> : tensor<3x8xi32>
  %26 = gc.optimization_barrier %25 : (tensor<3x8xi32>) -> tensor<3x8xi32>
  %27:2 = gc.top_k %26 k 8 : (tensor<3x8xi32>) -> (tensor<3x8xi32>, tensor<3x8xi32>)
  %28 = gc.constant dense<[[8, 3, 1, 0, -1, -2, -2, -3], [9, 5, 3, 3, -1, -1, -3, -6], [7, 7, 3, 3, 2, -1, -7, -9]]> : tensor<3x8xi32>
  gc.expect eq %27#0, %28 : tensor<3x8xi32>
  %29 = gc.constant dense<[[4, 6, 1, 2, 0, 5, 7, 3], [1, 6, 3, 5, 0, 4, 7, 2], [6, 7, 0, 1, 4, 2, 3, 5]]> : tensor<3x8xi32>
  gc.expect eq %27#1, %29 : tensor<3x8xi32>
  %30 = gc.constant dense<[[4, 5, 5, 3, 9, 3, 6, 3], [4, 9, 1, 6, 4, 6, 7, 3], [6, 6, 4, 1, 6, 0, 8, 8]]> : tensor<3x8xui8>
  %31 = gc.optimization_barrier %30 : (tensor<3x8xui8>) -> tensor<3x8xui8>
  %32:2 = gc.top_k %31 k 1 : (tensor<3x8xui8>) -> (tensor<3x1xui8>, tensor<3x1xi32>)
  %33 = gc.constant dense<[[9], [9], [8]]> : tensor<3x1xui8>
  gc.expect eq %32#0, %33 : tensor<3x1xui8>
  %34 = gc.constant dense<[[4], [1], [6]]> : tensor<3x1xi32>
  gc.expect eq %32#1, %34 : tensor<3x1xi32>
  %35 = gc.constant dense<[[4, 5, 5, 3, 9, 3, 6, 3], [4, 9, 1, 6, 4, 6, 7, 3], [6, 6, 4, 1, 6, 0, 8, 8]]> : tensor<3x8xui8>
  %36 = gc.optimization_barrier %35 : (tensor<3x8xui8>) -> tensor<3x8xui8>
  %37:2 = gc.top_k %36 k 3 : (tensor<3x8xui8>) -> (tensor<3x3xui8>, tensor<3x3xi32>)
  %38 = gc.constant dense<[[9, 6, 5], [9, 7, 6], [8, 8, 6]]> : tensor<3x3xui8>
  gc.expect eq %37#0, %38 : tensor<3x3xui8>
  %39 = gc.constant dense<[[4, 6, 1], [1, 6, 3], [6, 7, 0]]> : tensor<3x3xi32>
  gc.expect eq %37#1, %39 : tensor<3x3xi32>
  %40 = gc.constant dense<[[4, 5, 5, 3, 9, 3, 6, 3], [4, 9, 1, 6, 4, 6, 7, 3], [6, 6, 4, 1, 6, 0, 8, 8]]> : tensor<3x8xui8>
  %41 = gc.optimization_barrier %40 : (tensor<3x8xui8>) -> tensor<3x8xui8>
  %42:2 = gc.top_k %41 k 8 : (tensor<3x8xui8>) -> (tensor<3x8xui8>, tensor<3x8xi32>)
  %43 = gc.constant dense<[[9, 6, 5, 5, 4, 3, 3, 3], [9, 7, 6, 6, 4, 4, 3, 1], [8, 8, 6, 6, 6, 4, 1, 0]]> : tensor<3x8xui8>
  gc.expect eq %42#0, %43 : tensor<3x8xui8>
  %44 = gc.constant dense<[[4, 6, 1, 2, 0, 3, 5, 7], [1, 6, 3, 5, 0, 4, 7, 2], [6, 7, 0, 1, 4, 2, 3, 5]]> : tensor<3x8xi32>
  gc.expect eq %42#1, %44 : tensor<3x8xi32>
  return
}
