// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// Movement carries every element of every type as it is.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]], [[false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false]]]> : tensor<2x3x5xi1>
  %1 = gc.optimization_barrier %0 : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
  %2 = gc.reshape %1 : (tensor<2x3x5xi1>) -> tensor<6x5xi1>
  %3 = gc.constant dense<[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false], [false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false]]> : tensor<6x5xi1>
  gc.expect eq %2, %3 : tensor<6x5xi1>
  %4 = gc.constant dense<[[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]], [[false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false]]]> : tensor<2x3x5xi1>
  %5 = gc.optimization_barrier %4 : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
  %6 = gc.transpose %5 permutation [2, 0, 1] : (tensor<2x3x5xi1>) -> tensor<5x2x3xi1>
  %7 = gc.constant dense<[[[false, true, false], [false, false, true]], [[true, true, true], [false, false, true]], [[false, true, false], [false, true, false]], [[true, false, false], [false, true, true]], [[true, false, false], [false, false, false]]]> : tensor<5x2x3xi1>
  gc.expect eq %6, %7 : tensor<5x2x3xi1>
  %8 = gc.constant dense<[[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]], [[false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false]]]> : tensor<2x3x5xi1>
  %9 = gc.optimization_barrier %8 : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
  %10 = gc.slice %9 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xi1>) -> tensor<2x2x3xi1>
  %11 = gc.constant dense<[[[true, true, false], [false, false, false]], [[false, true, false], [true, false, false]]]> : tensor<2x2x3xi1>
  gc.expect eq %10, %11 : tensor<2x2x3xi1>
  %12 = gc.constant dense<[[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]], [[false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false]]]> : tensor<2x3x5xi1>
  %13 = gc.optimization_barrier %12 : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
  %14 = gc.reverse %13 dims [0, 2] : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
  %15 = gc.constant dense<[[[false, false, false, false, false], [false, true, true, false, false], [false, true, false, true, true]], [[true, true, false, true, false], [false, false, true, true, true], [false, false, false, true, false]]]> : tensor<2x3x5xi1>
  gc.expect eq %14, %15 : tensor<2x3x5xi1>
  %16 = gc.constant dense<[[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]], [[false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false]]]> : tensor<2x3x5xi1>
  %17 = gc.optimization_barrier %16 : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
  %18 = gc.broadcast %17 dims [2, 0, 1] : (tensor<2x3x5xi1>) -> tensor<3x5x2xi1>
  %19 = gc.constant dense<[[[false, false], [true, false], [false, false], [true, false], [true, false]], [[true, false], [true, false], [true, true], [false, true], [false, false]], [[false, true], [true, true], [false, false], [false, true], [false, false]]]> : tensor<3x5x2xi1>
  gc.expect eq %18, %19 : tensor<3x5x2xi1>
  %20 = gc.constant dense<[[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]], [[false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false]]]> : tensor<2x3x5xi1>
  %21 = gc.optimization_barrier %20 : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
  %22 = gc.constant dense<[[[false, true, false, true, false]], [[true, false, false, false, true]]]> : tensor<2x1x5xi1>
  %23 = gc.optimization_barrier %22 : (tensor<2x1x5xi1>) -> tensor<2x1x5xi1>
  %24 = gc.concatenate %21, %23 dim 1 : (tensor<2x3x5xi1>, tensor<2x1x5xi1>) -> tensor<2x4x5xi1>
  %25 = gc.constant dense<[[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false], [false, true, false, true, false]], [[false, false, false, false, false], [false, false, true, true, false], [true, true, false, true, false], [true, false, false, false, true]]]> : tensor<2x4x5xi1>
  gc.expect eq %24, %25 : tensor<2x4x5xi1>
  %26 = gc.constant dense<[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]]> : tensor<3x5xi1>
  %27 = gc.optimization_barrier %26 : (tensor<3x5xi1>) -> tensor<3x5xi1>
  %28 = gc.constant dense<false> : tensor<i1>
  %29 = gc.optimization_barrier %28 : (tensor<i1>) -> tensor<i1>
  %30 = gc.pad %27, %29 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xi1>, tensor<i1>) -> tensor<5x7xi1>
  %31 = gc.constant dense<[[false, false, true, false, true, true, false], [false, false, false, false, false, false, false], [false, true, true, true, false, false, false], [false, false, false, false, false, false, false], [false, false, true, false, false, false, false]]> : tensor<5x7xi1>
  gc.expect eq %30, %31 : tensor<5x7xi1>
  %32 = gc.constant dense<1> : tensor<i32>
  %33 = gc.optimization_barrier %32 : (tensor<i32>) -> tensor<i32>
  %34 = gc.constant dense<2> : tensor<i32>
  %35 = gc.optimization_barrier %34 : (tensor<i32>) -> tensor<i32>
  %36 = gc.constant dense<[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]]> : tensor<3x5xi1>
  %37 = gc.optimization_barrier %36 : (tensor<3x5xi1>) -> tensor<3x5xi1>
  %38 = gc.dynamic_slice %37[%33, %35] sizes [2, 2] : (tensor<3x5xi1>, tensor<i32>, tensor<i32>) -> tensor<2x2xi1>
  %39 = gc.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  gc.expect eq %38, %39 : tensor<2x2xi1>
  %40 = gc.constant dense<[[false, true, false, true, true], [true, true, true, false, false], [false, true, false, false, false]]> : tensor<3x5xi1>
  %41 = gc.optimization_barrier %40 : (tensor<3x5xi1>) -> tensor<3x5xi1>
  %42 = gc.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
  %43 = gc.optimization_barrier %42 : (tensor<2x2xi1>) -> tensor<2x2xi1>
  %44 = gc.dynamic_update_slice %41, %43[%33, %35] : (tensor<3x5xi1>, tensor<2x2xi1>, tensor<i32>, tensor<i32>) -> tensor<3x5xi1>
  %45 = gc.constant dense<[[false, true, false, true, true], [true, true, false, true, false], [false, true, false, true, false]]> : tensor<3x5xi1>
  gc.expect eq %44, %45 : tensor<3x5xi1>
  // i2
  %46 = gc.constant dense<[[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]], [[1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2]]]> : tensor<2x3x5xi2>
  %47 = gc.optimization_barrier %46 : (tensor<2x3x5xi2>) -> tensor<2x3x5xi2>
  %48 = gc.reshape %47 : (tensor<2x3x5xi2>) -> tensor<6x5xi2>
  %49 = gc.constant dense<[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2], [1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2]]> : tensor<6x5xi2>
  gc.expect eq %48, %49 : tensor<6x5xi2>
  %50 = gc.constant dense<[[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]], [[1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2]]]> : tensor<2x3x5xi2>
  %51 = gc.optimization_barrier %50 : (tensor<2x3x5xi2>) -> tensor<2x3x5xi2>
  %52 = gc.transpose %51 permutation [2, 0, 1] : (tensor<2x3x5xi2>) -> tensor<5x2x3xi2>
  %53 = gc.constant dense<[[[0, 1, -2], [1, -1, -1]], [[1, -1, 1], [0, 1, 1]], [[-1, -2, -1], [0, -1, -1]], [[-2, -2, 1], [1, 0, 0]], [[0, -1, -2], [-2, 1, -2]]]> : tensor<5x2x3xi2>
  gc.expect eq %52, %53 : tensor<5x2x3xi2>
  %54 = gc.constant dense<[[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]], [[1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2]]]> : tensor<2x3x5xi2>
  %55 = gc.optimization_barrier %54 : (tensor<2x3x5xi2>) -> tensor<2x3x5xi2>
  %56 = gc.slice %55 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xi2>) -> tensor<2x2x3xi2>
  %57 = gc.constant dense<[[[1, -2, -1], [-2, -1, -2]], [[-1, -1, 1], [-1, -1, -2]]]> : tensor<2x2x3xi2>
  gc.expect eq %56, %57 : tensor<2x2x3xi2>
  %58 = gc.constant dense<[[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]], [[1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2]]]> : tensor<2x3x5xi2>
  %59 = gc.optimization_barrier %58 : (tensor<2x3x5xi2>) -> tensor<2x3x5xi2>
  %60 = gc.reverse %59 dims [0, 2] : (tensor<2x3x5xi2>) -> tensor<2x3x5xi2>
  %61 = gc.constant dense<[[[-2, 1, 0, 0, 1], [1, 0, -1, 1, -1], [-2, 0, -1, 1, -1]], [[0, -2, -1, 1, 0], [-1, -2, -2, -1, 1], [-2, 1, -1, 1, -2]]]> : tensor<2x3x5xi2>
  gc.expect eq %60, %61 : tensor<2x3x5xi2>
  %62 = gc.constant dense<[[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]], [[1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2]]]> : tensor<2x3x5xi2>
  %63 = gc.optimization_barrier %62 : (tensor<2x3x5xi2>) -> tensor<2x3x5xi2>
  %64 = gc.broadcast %63 dims [2, 0, 1] : (tensor<2x3x5xi2>) -> tensor<3x5x2xi2>
  %65 = gc.constant dense<[[[0, 1], [1, 0], [-1, 0], [-2, 1], [0, -2]], [[1, -1], [-1, 1], [-2, -1], [-2, 0], [-1, 1]], [[-2, -1], [1, 1], [-1, -1], [1, 0], [-2, -2]]]> : tensor<3x5x2xi2>
  gc.expect eq %64, %65 : tensor<3x5x2xi2>
  %66 = gc.constant dense<[[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]], [[1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2]]]> : tensor<2x3x5xi2>
  %67 = gc.optimization_barrier %66 : (tensor<2x3x5xi2>) -> tensor<2x3x5xi2>
  %68 = gc.constant dense<[[[0, 1, -1, -2, 0]], [[1, -1, -2, -1, 0]]]> : tensor<2x1x5xi2>
  %69 = gc.optimization_barrier %68 : (tensor<2x1x5xi2>) -> tensor<2x1x5xi2>
  %70 = gc.concatenate %67, %69 dim 1 : (tensor<2x3x5xi2>, tensor<2x1x5xi2>) -> tensor<2x4x5xi2>
  %71 = gc.constant dense<[[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2], [0, 1, -1, -2, 0]], [[1, 0, 0, 1, -2], [-1, 1, -1, 0, 1], [-1, 1, -1, 0, -2], [1, -1, -2, -1, 0]]]> : tensor<2x4x5xi2>
  gc.expect eq %70, %71 : tensor<2x4x5xi2>
  %72 = gc.constant dense<[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]]> : tensor<3x5xi2>
  %73 = gc.optimization_barrier %72 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %74 = gc.constant dense<0> : tensor<i2>
  %75 = gc.optimization_barrier %74 : (tensor<i2>) -> tensor<i2>
  %76 = gc.pad %73, %75 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xi2>, tensor<i2>) -> tensor<5x7xi2>
  %77 = gc.constant dense<[[0, 0, 1, -1, -2, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 1, -1, -2, -2, -1, 0], [0, 0, 0, 0, 0, 0, 0], [0, -2, 1, -1, 1, -2, 0]]> : tensor<5x7xi2>
  gc.expect eq %76, %77 : tensor<5x7xi2>
  %78 = gc.constant dense<1> : tensor<i32>
  %79 = gc.optimization_barrier %78 : (tensor<i32>) -> tensor<i32>
  %80 = gc.constant dense<2> : tensor<i32>
  %81 = gc.optimization_barrier %80 : (tensor<i32>) -> tensor<i32>
  %82 = gc.constant dense<[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]]> : tensor<3x5xi2>
  %83 = gc.optimization_barrier %82 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %84 = gc.dynamic_slice %83[%79, %81] sizes [2, 2] : (tensor<3x5xi2>, tensor<i32>, tensor<i32>) -> tensor<2x2xi2>
  %85 = gc.constant dense<[[-2, -2], [-1, 1]]> : tensor<2x2xi2>
  gc.expect eq %84, %85 : tensor<2x2xi2>
  %86 = gc.constant dense<[[0, 1, -1, -2, 0], [1, -1, -2, -2, -1], [-2, 1, -1, 1, -2]]> : tensor<3x5xi2>
  %87 = gc.optimization_barrier %86 : (tensor<3x5xi2>) -> tensor<3x5xi2>
  %88 = gc.constant dense<[[0, 1], [-1, -2]]> : tensor<2x2xi2>
  %89 = gc.optimization_barrier %88 : (tensor<2x2xi2>) -> tensor<2x2xi2>
  %90 = gc.dynamic_update_slice %87, %89[%79, %81] : (tensor<3x5xi2>, tensor<2x2xi2>, tensor<i32>, tensor<i32>) -> tensor<3x5xi2>
  %91 = gc.constant dense<[[0, 1, -1, -2, 0], [1, -1, 0, 1, -1], [-2, 1, -1, -2, -2]]> : tensor<3x5xi2>
  gc.expect eq %90, %91 : tensor<3x5xi2>
  %92 = gc.iota dim 0 : tensor<4x2xi2>
  %93 = gc.constant dense<[[0, 0], [1, 1], [-2, -2], [-1, -1]]> : tensor<4x2xi2>
  gc.expect eq %92, %93 : tensor<4x2xi2>
  // i4
  %94 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]], [[2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2]]]> : tensor<2x3x5xi4>
  %95 = gc.optimization_barrier %94 : (tensor<2x3x5xi4>) -> tensor<2x3x5xi4>
  %96 = gc.reshape %95 : (tensor<2x3x5xi4>) -> tensor<6x5xi4>
  %97 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1], [2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2]]> : tensor<6x5xi4>
  gc.expect eq %96, %97 : tensor<6x5xi4>
  %98 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]], [[2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2]]]> : tensor<2x3x5xi4>
  %99 = gc.optimization_barrier %98 : (tensor<2x3x5xi4>) -> tensor<2x3x5xi4>
  %100 = gc.transpose %99 permutation [2, 0, 1] : (tensor<2x3x5xi4>) -> tensor<5x2x3xi4>
  %101 = gc.constant dense<[[[0, 3, 4], [2, -8, 3]], [[1, 7, 5], [-2, 6, 0]], [[-1, -7, 0], [3, 4, 3]], [[2, -8, 1], [7, 5, 6]], [[-2, 6, -1], [-7, -7, 2]]]> : tensor<5x2x3xi4>
  gc.expect eq %100, %101 : tensor<5x2x3xi4>
  %102 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]], [[2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2]]]> : tensor<2x3x5xi4>
  %103 = gc.optimization_barrier %102 : (tensor<2x3x5xi4>) -> tensor<2x3x5xi4>
  %104 = gc.slice %103 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xi4>) -> tensor<2x2x3xi4>
  %105 = gc.constant dense<[[[3, -7, 6], [4, 0, -1]], [[-8, 4, -7], [3, 3, 2]]]> : tensor<2x2x3xi4>
  gc.expect eq %104, %105 : tensor<2x2x3xi4>
  %106 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]], [[2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2]]]> : tensor<2x3x5xi4>
  %107 = gc.optimization_barrier %106 : (tensor<2x3x5xi4>) -> tensor<2x3x5xi4>
  %108 = gc.reverse %107 dims [0, 2] : (tensor<2x3x5xi4>) -> tensor<2x3x5xi4>
  %109 = gc.constant dense<[[[-7, 7, 3, -2, 2], [-7, 5, 4, 6, -8], [2, 6, 3, 0, 3]], [[-2, 2, -1, 1, 0], [6, -8, -7, 7, 3], [-1, 1, 0, 5, 4]]]> : tensor<2x3x5xi4>
  gc.expect eq %108, %109 : tensor<2x3x5xi4>
  %110 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]], [[2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2]]]> : tensor<2x3x5xi4>
  %111 = gc.optimization_barrier %110 : (tensor<2x3x5xi4>) -> tensor<2x3x5xi4>
  %112 = gc.broadcast %111 dims [2, 0, 1] : (tensor<2x3x5xi4>) -> tensor<3x5x2xi4>
  %113 = gc.constant dense<[[[0, 2], [1, -2], [-1, 3], [2, 7], [-2, -7]], [[3, -8], [7, 6], [-7, 4], [-8, 5], [6, -7]], [[4, 3], [5, 0], [0, 3], [1, 6], [-1, 2]]]> : tensor<3x5x2xi4>
  gc.expect eq %112, %113 : tensor<3x5x2xi4>
  %114 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]], [[2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2]]]> : tensor<2x3x5xi4>
  %115 = gc.optimization_barrier %114 : (tensor<2x3x5xi4>) -> tensor<2x3x5xi4>
  %116 = gc.constant dense<[[[0, 1, -1, 2, -2]], [[3, 7, -7, -8, 6]]]> : tensor<2x1x5xi4>
  %117 = gc.optimization_barrier %116 : (tensor<2x1x5xi4>) -> tensor<2x1x5xi4>
  %118 = gc.concatenate %115, %117 dim 1 : (tensor<2x3x5xi4>, tensor<2x1x5xi4>) -> tensor<2x4x5xi4>
  %119 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1], [0, 1, -1, 2, -2]], [[2, -2, 3, 7, -7], [-8, 6, 4, 5, -7], [3, 0, 3, 6, 2], [3, 7, -7, -8, 6]]]> : tensor<2x4x5xi4>
  gc.expect eq %118, %119 : tensor<2x4x5xi4>
  %120 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]]> : tensor<3x5xi4>
  %121 = gc.optimization_barrier %120 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %122 = gc.constant dense<0> : tensor<i4>
  %123 = gc.optimization_barrier %122 : (tensor<i4>) -> tensor<i4>
  %124 = gc.pad %121, %123 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xi4>, tensor<i4>) -> tensor<5x7xi4>
  %125 = gc.constant dense<[[0, 0, 1, -1, 2, -2, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, -7, -8, 6, 0], [0, 0, 0, 0, 0, 0, 0], [0, 4, 5, 0, 1, -1, 0]]> : tensor<5x7xi4>
  gc.expect eq %124, %125 : tensor<5x7xi4>
  %126 = gc.constant dense<1> : tensor<i32>
  %127 = gc.optimization_barrier %126 : (tensor<i32>) -> tensor<i32>
  %128 = gc.constant dense<2> : tensor<i32>
  %129 = gc.optimization_barrier %128 : (tensor<i32>) -> tensor<i32>
  %130 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]]> : tensor<3x5xi4>
  %131 = gc.optimization_barrier %130 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %132 = gc.dynamic_slice %131[%127, %129] sizes [2, 2] : (tensor<3x5xi4>, tensor<i32>, tensor<i32>) -> tensor<2x2xi4>
  %133 = gc.constant dense<[[-7, -8], [0, 1]]> : tensor<2x2xi4>
  gc.expect eq %132, %133 : tensor<2x2xi4>
  %134 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -8, 6], [4, 5, 0, 1, -1]]> : tensor<3x5xi4>
  %135 = gc.optimization_barrier %134 : (tensor<3x5xi4>) -> tensor<3x5xi4>
  %136 = gc.constant dense<[[0, 1], [-1, 2]]> : tensor<2x2xi4>
  %137 = gc.optimization_barrier %136 : (tensor<2x2xi4>) -> tensor<2x2xi4>
  %138 = gc.dynamic_update_slice %135, %137[%127, %129] : (tensor<3x5xi4>, tensor<2x2xi4>, tensor<i32>, tensor<i32>) -> tensor<3x5xi4>
  %139 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, 0, 1, 6], [4, 5, -1, 2, -1]]> : tensor<3x5xi4>
  gc.expect eq %138, %139 : tensor<3x5xi4>
  %140 = gc.iota dim 0 : tensor<4x2xi4>
  %141 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xi4>
  gc.expect eq %140, %141 : tensor<4x2xi4>
  // i8
  %142 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]], [[1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8]]]> : tensor<2x3x5xi8>
  %143 = gc.optimization_barrier %142 : (tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
  %144 = gc.reshape %143 : (tensor<2x3x5xi8>) -> tensor<6x5xi8>
  %145 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0], [1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8]]> : tensor<6x5xi8>
  gc.expect eq %144, %145 : tensor<6x5xi8>
  %146 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]], [[1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8]]]> : tensor<2x3x5xi8>
  %147 = gc.optimization_barrier %146 : (tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
  %148 = gc.transpose %147 permutation [2, 0, 1] : (tensor<2x3x5xi8>) -> tensor<5x2x3xi8>
  %149 = gc.constant dense<[[[0, 3, 127], [1, 7, 126]], [[1, 7, 126], [-1, -7, 8]], [[-1, -7, 8], [2, -128, 9]], [[2, -128, 9], [-2, -127, 126]], [[-2, -127, 0], [3, 127, 8]]]> : tensor<5x2x3xi8>
  gc.expect eq %148, %149 : tensor<5x2x3xi8>
  %150 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]], [[1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8]]]> : tensor<2x3x5xi8>
  %151 = gc.optimization_barrier %150 : (tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
  %152 = gc.slice %151 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xi8>) -> tensor<2x2x3xi8>
  %153 = gc.constant dense<[[[3, -7, -127], [127, 8, 0]], [[7, -128, 127], [126, 9, 8]]]> : tensor<2x2x3xi8>
  gc.expect eq %152, %153 : tensor<2x2x3xi8>
  %154 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]], [[1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8]]]> : tensor<2x3x5xi8>
  %155 = gc.optimization_barrier %154 : (tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
  %156 = gc.reverse %155 dims [0, 2] : (tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
  %157 = gc.constant dense<[[[3, -2, 2, -1, 1], [127, -127, -128, -7, 7], [8, 126, 9, 8, 126]], [[-2, 2, -1, 1, 0], [-127, -128, -7, 7, 3], [0, 9, 8, 126, 127]]]> : tensor<2x3x5xi8>
  gc.expect eq %156, %157 : tensor<2x3x5xi8>
  %158 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]], [[1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8]]]> : tensor<2x3x5xi8>
  %159 = gc.optimization_barrier %158 : (tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
  %160 = gc.broadcast %159 dims [2, 0, 1] : (tensor<2x3x5xi8>) -> tensor<3x5x2xi8>
  %161 = gc.constant dense<[[[0, 1], [1, -1], [-1, 2], [2, -2], [-2, 3]], [[3, 7], [7, -7], [-7, -128], [-128, -127], [-127, 127]], [[127, 126], [126, 8], [8, 9], [9, 126], [0, 8]]]> : tensor<3x5x2xi8>
  gc.expect eq %160, %161 : tensor<3x5x2xi8>
  %162 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]], [[1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8]]]> : tensor<2x3x5xi8>
  %163 = gc.optimization_barrier %162 : (tensor<2x3x5xi8>) -> tensor<2x3x5xi8>
  %164 = gc.constant dense<[[[0, 1, -1, 2, -2]], [[3, 7, -7, -128, -127]]]> : tensor<2x1x5xi8>
  %165 = gc.optimization_barrier %164 : (tensor<2x1x5xi8>) -> tensor<2x1x5xi8>
  %166 = gc.concatenate %163, %165 dim 1 : (tensor<2x3x5xi8>, tensor<2x1x5xi8>) -> tensor<2x4x5xi8>
  %167 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0], [0, 1, -1, 2, -2]], [[1, -1, 2, -2, 3], [7, -7, -128, -127, 127], [126, 8, 9, 126, 8], [3, 7, -7, -128, -127]]]> : tensor<2x4x5xi8>
  gc.expect eq %166, %167 : tensor<2x4x5xi8>
  %168 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]]> : tensor<3x5xi8>
  %169 = gc.optimization_barrier %168 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %170 = gc.constant dense<0> : tensor<i8>
  %171 = gc.optimization_barrier %170 : (tensor<i8>) -> tensor<i8>
  %172 = gc.pad %169, %171 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xi8>, tensor<i8>) -> tensor<5x7xi8>
  %173 = gc.constant dense<[[0, 0, 1, -1, 2, -2, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, -7, -128, -127, 0], [0, 0, 0, 0, 0, 0, 0], [0, 127, 126, 8, 9, 0, 0]]> : tensor<5x7xi8>
  gc.expect eq %172, %173 : tensor<5x7xi8>
  %174 = gc.constant dense<1> : tensor<i32>
  %175 = gc.optimization_barrier %174 : (tensor<i32>) -> tensor<i32>
  %176 = gc.constant dense<2> : tensor<i32>
  %177 = gc.optimization_barrier %176 : (tensor<i32>) -> tensor<i32>
  %178 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]]> : tensor<3x5xi8>
  %179 = gc.optimization_barrier %178 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %180 = gc.dynamic_slice %179[%175, %177] sizes [2, 2] : (tensor<3x5xi8>, tensor<i32>, tensor<i32>) -> tensor<2x2xi8>
  %181 = gc.constant dense<[[-7, -128], [8, 9]]> : tensor<2x2xi8>
  gc.expect eq %180, %181 : tensor<2x2xi8>
  %182 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -128, -127], [127, 126, 8, 9, 0]]> : tensor<3x5xi8>
  %183 = gc.optimization_barrier %182 : (tensor<3x5xi8>) -> tensor<3x5xi8>
  %184 = gc.constant dense<[[0, 1], [-1, 2]]> : tensor<2x2xi8>
  %185 = gc.optimization_barrier %184 : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %186 = gc.dynamic_update_slice %183, %185[%175, %177] : (tensor<3x5xi8>, tensor<2x2xi8>, tensor<i32>, tensor<i32>) -> tensor<3x5xi8>
  %187 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, 0, 1, -127], [127, 126, -1, 2, 0]]> : tensor<3x5xi8>
  gc.expect eq %186, %187 : tensor<3x5xi8>
  %188 = gc.iota dim 0 : tensor<4x2xi8>
  %189 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xi8>
  gc.expect eq %188, %189 : tensor<4x2xi8>
  // i16
  %190 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]], [[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]]> : tensor<2x3x5xi16>
  %191 = gc.optimization_barrier %190 : (tensor<2x3x5xi16>) -> tensor<2x3x5xi16>
  %192 = gc.reshape %191 : (tensor<2x3x5xi16>) -> tensor<6x5xi16>
  %193 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17], [0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]> : tensor<6x5xi16>
  gc.expect eq %192, %193 : tensor<6x5xi16>
  %194 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]], [[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]]> : tensor<2x3x5xi16>
  %195 = gc.optimization_barrier %194 : (tensor<2x3x5xi16>) -> tensor<2x3x5xi16>
  %196 = gc.transpose %195 permutation [2, 0, 1] : (tensor<2x3x5xi16>) -> tensor<5x2x3xi16>
  %197 = gc.constant dense<[[[0, 3, 32767], [0, 3, 32767]], [[1, 7, 32766], [1, 7, 32766]], [[-1, -7, 15], [-1, -7, 15]], [[2, -32768, 16], [2, -32768, 16]], [[-2, -32767, 17], [-2, -32767, 17]]]> : tensor<5x2x3xi16>
  gc.expect eq %196, %197 : tensor<5x2x3xi16>
  %198 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]], [[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]]> : tensor<2x3x5xi16>
  %199 = gc.optimization_barrier %198 : (tensor<2x3x5xi16>) -> tensor<2x3x5xi16>
  %200 = gc.slice %199 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xi16>) -> tensor<2x2x3xi16>
  %201 = gc.constant dense<[[[3, -7, -32767], [32767, 15, 17]], [[3, -7, -32767], [32767, 15, 17]]]> : tensor<2x2x3xi16>
  gc.expect eq %200, %201 : tensor<2x2x3xi16>
  %202 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]], [[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]]> : tensor<2x3x5xi16>
  %203 = gc.optimization_barrier %202 : (tensor<2x3x5xi16>) -> tensor<2x3x5xi16>
  %204 = gc.reverse %203 dims [0, 2] : (tensor<2x3x5xi16>) -> tensor<2x3x5xi16>
  %205 = gc.constant dense<[[[-2, 2, -1, 1, 0], [-32767, -32768, -7, 7, 3], [17, 16, 15, 32766, 32767]], [[-2, 2, -1, 1, 0], [-32767, -32768, -7, 7, 3], [17, 16, 15, 32766, 32767]]]> : tensor<2x3x5xi16>
  gc.expect eq %204, %205 : tensor<2x3x5xi16>
  %206 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]], [[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]]> : tensor<2x3x5xi16>
  %207 = gc.optimization_barrier %206 : (tensor<2x3x5xi16>) -> tensor<2x3x5xi16>
  %208 = gc.broadcast %207 dims [2, 0, 1] : (tensor<2x3x5xi16>) -> tensor<3x5x2xi16>
  %209 = gc.constant dense<[[[0, 0], [1, 1], [-1, -1], [2, 2], [-2, -2]], [[3, 3], [7, 7], [-7, -7], [-32768, -32768], [-32767, -32767]], [[32767, 32767], [32766, 32766], [15, 15], [16, 16], [17, 17]]]> : tensor<3x5x2xi16>
  gc.expect eq %208, %209 : tensor<3x5x2xi16>
  %210 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]], [[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]]> : tensor<2x3x5xi16>
  %211 = gc.optimization_barrier %210 : (tensor<2x3x5xi16>) -> tensor<2x3x5xi16>
  %212 = gc.constant dense<[[[0, 1, -1, 2, -2]], [[3, 7, -7, -32768, -32767]]]> : tensor<2x1x5xi16>
  %213 = gc.optimization_barrier %212 : (tensor<2x1x5xi16>) -> tensor<2x1x5xi16>
  %214 = gc.concatenate %211, %213 dim 1 : (tensor<2x3x5xi16>, tensor<2x1x5xi16>) -> tensor<2x4x5xi16>
  %215 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17], [0, 1, -1, 2, -2]], [[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17], [3, 7, -7, -32768, -32767]]]> : tensor<2x4x5xi16>
  gc.expect eq %214, %215 : tensor<2x4x5xi16>
  %216 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]> : tensor<3x5xi16>
  %217 = gc.optimization_barrier %216 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %218 = gc.constant dense<0> : tensor<i16>
  %219 = gc.optimization_barrier %218 : (tensor<i16>) -> tensor<i16>
  %220 = gc.pad %217, %219 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xi16>, tensor<i16>) -> tensor<5x7xi16>
  %221 = gc.constant dense<[[0, 0, 1, -1, 2, -2, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, -7, -32768, -32767, 0], [0, 0, 0, 0, 0, 0, 0], [0, 32767, 32766, 15, 16, 17, 0]]> : tensor<5x7xi16>
  gc.expect eq %220, %221 : tensor<5x7xi16>
  %222 = gc.constant dense<1> : tensor<i32>
  %223 = gc.optimization_barrier %222 : (tensor<i32>) -> tensor<i32>
  %224 = gc.constant dense<2> : tensor<i32>
  %225 = gc.optimization_barrier %224 : (tensor<i32>) -> tensor<i32>
  %226 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]> : tensor<3x5xi16>
  %227 = gc.optimization_barrier %226 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %228 = gc.dynamic_slice %227[%223, %225] sizes [2, 2] : (tensor<3x5xi16>, tensor<i32>, tensor<i32>) -> tensor<2x2xi16>
  %229 = gc.constant dense<[[-7, -32768], [15, 16]]> : tensor<2x2xi16>
  gc.expect eq %228, %229 : tensor<2x2xi16>
  %230 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -32768, -32767], [32767, 32766, 15, 16, 17]]> : tensor<3x5xi16>
  %231 = gc.optimization_barrier %230 : (tensor<3x5xi16>) -> tensor<3x5xi16>
  %232 = gc.constant dense<[[0, 1], [-1, 2]]> : tensor<2x2xi16>
  %233 = gc.optimization_barrier %232 : (tensor<2x2xi16>) -> tensor<2x2xi16>
  %234 = gc.dynamic_update_slice %231, %233[%223, %225] : (tensor<3x5xi16>, tensor<2x2xi16>, tensor<i32>, tensor<i32>) -> tensor<3x5xi16>
  %235 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, 0, 1, -32767], [32767, 32766, -1, 2, 17]]> : tensor<3x5xi16>
  gc.expect eq %234, %235 : tensor<3x5xi16>
  %236 = gc.iota dim 0 : tensor<4x2xi16>
  %237 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xi16>
  gc.expect eq %236, %237 : tensor<4x2xi16>
  // i32
  %238 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]], [[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]]> : tensor<2x3x5xi32>
  %239 = gc.optimization_barrier %238 : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %240 = gc.reshape %239 : (tensor<2x3x5xi32>) -> tensor<6x5xi32>
  %241 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33], [0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]> : tensor<6x5xi32>
  gc.expect eq %240, %241 : tensor<6x5xi32>
  %242 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]], [[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]]> : tensor<2x3x5xi32>
  %243 = gc.optimization_barrier %242 : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %244 = gc.transpose %243 permutation [2, 0, 1] : (tensor<2x3x5xi32>) -> tensor<5x2x3xi32>
  %245 = gc.constant dense<[[[0, 3, 2147483647], [0, 3, 2147483647]], [[1, 7, 2147483646], [1, 7, 2147483646]], [[-1, -7, 31], [-1, -7, 31]], [[2, -2147483648, 32], [2, -2147483648, 32]], [[-2, -2147483647, 33], [-2, -2147483647, 33]]]> : tensor<5x2x3xi32>
  gc.expect eq %244, %245 : tensor<5x2x3xi32>
  %246 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]], [[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]]> : tensor<2x3x5xi32>
  %247 = gc.optimization_barrier %246 : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %248 = gc.slice %247 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xi32>) -> tensor<2x2x3xi32>
  %249 = gc.constant dense<[[[3, -7, -2147483647], [2147483647, 31, 33]], [[3, -7, -2147483647], [2147483647, 31, 33]]]> : tensor<2x2x3xi32>
  gc.expect eq %248, %249 : tensor<2x2x3xi32>
  %250 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]], [[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]]> : tensor<2x3x5xi32>
  %251 = gc.optimization_barrier %250 : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %252 = gc.reverse %251 dims [0, 2] : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %253 = gc.constant dense<[[[-2, 2, -1, 1, 0], [-2147483647, -2147483648, -7, 7, 3], [33, 32, 31, 2147483646, 2147483647]], [[-2, 2, -1, 1, 0], [-2147483647, -2147483648, -7, 7, 3], [33, 32, 31, 2147483646, 2147483647]]]> : tensor<2x3x5xi32>
  gc.expect eq %252, %253 : tensor<2x3x5xi32>
  %254 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]], [[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]]> : tensor<2x3x5xi32>
  %255 = gc.optimization_barrier %254 : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %256 = gc.broadcast %255 dims [2, 0, 1] : (tensor<2x3x5xi32>) -> tensor<3x5x2xi32>
  %257 = gc.constant dense<[[[0, 0], [1, 1], [-1, -1], [2, 2], [-2, -2]], [[3, 3], [7, 7], [-7, -7], [-2147483648, -2147483648], [-2147483647, -2147483647]], [[2147483647, 2147483647], [2147483646, 2147483646], [31, 31], [32, 32], [33, 33]]]> : tensor<3x5x2xi32>
  gc.expect eq %256, %257 : tensor<3x5x2xi32>
  %258 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]], [[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]]> : tensor<2x3x5xi32>
  %259 = gc.optimization_barrier %258 : (tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %260 = gc.constant dense<[[[0, 1, -1, 2, -2]], [[3, 7, -7, -2147483648, -2147483647]]]> : tensor<2x1x5xi32>
  %261 = gc.optimization_barrier %260 : (tensor<2x1x5xi32>) -> tensor<2x1x5xi32>
  %262 = gc.concatenate %259, %261 dim 1 : (tensor<2x3x5xi32>, tensor<2x1x5xi32>) -> tensor<2x4x5xi32>
  %263 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33], [0, 1, -1, 2, -2]], [[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33], [3, 7, -7, -2147483648, -2147483647]]]> : tensor<2x4x5xi32>
  gc.expect eq %262, %263 : tensor<2x4x5xi32>
  %264 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]> : tensor<3x5xi32>
  %265 = gc.optimization_barrier %264 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %266 = gc.constant dense<0> : tensor<i32>
  %267 = gc.optimization_barrier %266 : (tensor<i32>) -> tensor<i32>
  %268 = gc.pad %265, %267 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xi32>, tensor<i32>) -> tensor<5x7xi32>
  %269 = gc.constant dense<[[0, 0, 1, -1, 2, -2, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, -7, -2147483648, -2147483647, 0], [0, 0, 0, 0, 0, 0, 0], [0, 2147483647, 2147483646, 31, 32, 33, 0]]> : tensor<5x7xi32>
  gc.expect eq %268, %269 : tensor<5x7xi32>
  %270 = gc.constant dense<1> : tensor<i32>
  %271 = gc.optimization_barrier %270 : (tensor<i32>) -> tensor<i32>
  %272 = gc.constant dense<2> : tensor<i32>
  %273 = gc.optimization_barrier %272 : (tensor<i32>) -> tensor<i32>
  %274 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]> : tensor<3x5xi32>
  %275 = gc.optimization_barrier %274 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %276 = gc.dynamic_slice %275[%271, %273] sizes [2, 2] : (tensor<3x5xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
  %277 = gc.constant dense<[[-7, -2147483648], [31, 32]]> : tensor<2x2xi32>
  gc.expect eq %276, %277 : tensor<2x2xi32>
  %278 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -2147483648, -2147483647], [2147483647, 2147483646, 31, 32, 33]]> : tensor<3x5xi32>
  %279 = gc.optimization_barrier %278 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  %280 = gc.constant dense<[[0, 1], [-1, 2]]> : tensor<2x2xi32>
  %281 = gc.optimization_barrier %280 : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %282 = gc.dynamic_update_slice %279, %281[%271, %273] : (tensor<3x5xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x5xi32>
  %283 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, 0, 1, -2147483647], [2147483647, 2147483646, -1, 2, 33]]> : tensor<3x5xi32>
  gc.expect eq %282, %283 : tensor<3x5xi32>
  %284 = gc.iota dim 0 : tensor<4x2xi32>
  %285 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xi32>
  gc.expect eq %284, %285 : tensor<4x2xi32>
  // i64
  %286 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]], [[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]]> : tensor<2x3x5xi64>
  %287 = gc.optimization_barrier %286 : (tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
  %288 = gc.reshape %287 : (tensor<2x3x5xi64>) -> tensor<6x5xi64>
  %289 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65], [0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]> : tensor<6x5xi64>
  gc.expect eq %288, %289 : tensor<6x5xi64>
  %290 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]], [[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]]> : tensor<2x3x5xi64>
  %291 = gc.optimization_barrier %290 : (tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
  %292 = gc.transpose %291 permutation [2, 0, 1] : (tensor<2x3x5xi64>) -> tensor<5x2x3xi64>
  %293 = gc.constant dense<[[[0, 3, 9223372036854775807], [0, 3, 9223372036854775807]], [[1, 7, 9223372036854775806], [1, 7, 9223372036854775806]], [[-1, -7, 63], [-1, -7, 63]], [[2, -9223372036854775808, 64], [2, -9223372036854775808, 64]], [[-2, -9223372036854775807, 65], [-2, -9223372036854775807, 65]]]> : tensor<5x2x3xi64>
  gc.expect eq %292, %293 : tensor<5x2x3xi64>
  %294 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]], [[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]]> : tensor<2x3x5xi64>
  %295 = gc.optimization_barrier %294 : (tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
  %296 = gc.slice %295 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xi64>) -> tensor<2x2x3xi64>
  %297 = gc.constant dense<[[[3, -7, -9223372036854775807], [9223372036854775807, 63, 65]], [[3, -7, -9223372036854775807], [9223372036854775807, 63, 65]]]> : tensor<2x2x3xi64>
  gc.expect eq %296, %297 : tensor<2x2x3xi64>
  %298 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]], [[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]]> : tensor<2x3x5xi64>
  %299 = gc.optimization_barrier %298 : (tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
  %300 = gc.reverse %299 dims [0, 2] : (tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
  %301 = gc.constant dense<[[[-2, 2, -1, 1, 0], [-9223372036854775807, -9223372036854775808, -7, 7, 3], [65, 64, 63, 9223372036854775806, 9223372036854775807]], [[-2, 2, -1, 1, 0], [-9223372036854775807, -9223372036854775808, -7, 7, 3], [65, 64, 63, 9223372036854775806, 9223372036854775807]]]> : tensor<2x3x5xi64>
  gc.expect eq %300, %301 : tensor<2x3x5xi64>
  %302 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]], [[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]]> : tensor<2x3x5xi64>
  %303 = gc.optimization_barrier %302 : (tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
  %304 = gc.broadcast %303 dims [2, 0, 1] : (tensor<2x3x5xi64>) -> tensor<3x5x2xi64>
  %305 = gc.constant dense<[[[0, 0], [1, 1], [-1, -1], [2, 2], [-2, -2]], [[3, 3], [7, 7], [-7, -7], [-9223372036854775808, -9223372036854775808], [-9223372036854775807, -9223372036854775807]], [[9223372036854775807, 9223372036854775807], [9223372036854775806, 9223372036854775806], [63, 63], [64, 64], [65, 65]]]> : tensor<3x5x2xi64>
  gc.expect eq %304, %305 : tensor<3x5x2xi64>
  %306 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]], [[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]]> : tensor<2x3x5xi64>
  %307 = gc.optimization_barrier %306 : (tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
  %308 = gc.constant dense<[[[0, 1, -1, 2, -2]], [[3, 7, -7, -9223372036854775808, -9223372036854775807]]]> : tensor<2x1x5xi64>
  %309 = gc.optimization_barrier %308 : (tensor<2x1x5xi64>) -> tensor<2x1x5xi64>
  %310 = gc.concatenate %307, %309 dim 1 : (tensor<2x3x5xi64>, tensor<2x1x5xi64>) -> tensor<2x4x5xi64>
  %311 = gc.constant dense<[[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65], [0, 1, -1, 2, -2]], [[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65], [3, 7, -7, -9223372036854775808, -9223372036854775807]]]> : tensor<2x4x5xi64>
  gc.expect eq %310, %311 : tensor<2x4x5xi64>
  %312 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]> : tensor<3x5xi64>
  %313 = gc.optimization_barrier %312 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %314 = gc.constant dense<0> : tensor<i64>
  %315 = gc.optimization_barrier %314 : (tensor<i64>) -> tensor<i64>
  %316 = gc.pad %313, %315 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xi64>, tensor<i64>) -> tensor<5x7xi64>
  %317 = gc.constant dense<[[0, 0, 1, -1, 2, -2, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, -7, -9223372036854775808, -9223372036854775807, 0], [0, 0, 0, 0, 0, 0, 0], [0, 9223372036854775807, 9223372036854775806, 63, 64, 65, 0]]> : tensor<5x7xi64>
  gc.expect eq %316, %317 : tensor<5x7xi64>
  %318 = gc.constant dense<1> : tensor<i32>
  %319 = gc.optimization_barrier %318 : (tensor<i32>) -> tensor<i32>
  %320 = gc.constant dense<2> : tensor<i32>
  %321 = gc.optimization_barrier %320 : (tensor<i32>) -> tensor<i32>
  %322 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]> : tensor<3x5xi64>
  %323 = gc.optimization_barrier %322 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %324 = gc.dynamic_slice %323[%319, %321] sizes [2, 2] : (tensor<3x5xi64>, tensor<i32>, tensor<i32>) -> tensor<2x2xi64>
  %325 = gc.constant dense<[[-7, -9223372036854775808], [63, 64]]> : tensor<2x2xi64>
  gc.expect eq %324, %325 : tensor<2x2xi64>
  %326 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, -7, -9223372036854775808, -9223372036854775807], [9223372036854775807, 9223372036854775806, 63, 64, 65]]> : tensor<3x5xi64>
  %327 = gc.optimization_barrier %326 : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %328 = gc.constant dense<[[0, 1], [-1, 2]]> : tensor<2x2xi64>
  %329 = gc.optimization_barrier %328 : (tensor<2x2xi64>) -> tensor<2x2xi64>
  %330 = gc.dynamic_update_slice %327, %329[%319, %321] : (tensor<3x5xi64>, tensor<2x2xi64>, tensor<i32>, tensor<i32>) -> tensor<3x5xi64>
  %331 = gc.constant dense<[[0, 1, -1, 2, -2], [3, 7, 0, 1, -9223372036854775807], [9223372036854775807, 9223372036854775806, -1, 2, 65]]> : tensor<3x5xi64>
  gc.expect eq %330, %331 : tensor<3x5xi64>
  %332 = gc.iota dim 0 : tensor<4x2xi64>
  %333 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xi64>
  gc.expect eq %332, %333 : tensor<4x2xi64>
  // ui2
  %334 = gc.constant dense<[[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]], [[2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3]]]> : tensor<2x3x5xui2>
  %335 = gc.optimization_barrier %334 : (tensor<2x3x5xui2>) -> tensor<2x3x5xui2>
  %336 = gc.reshape %335 : (tensor<2x3x5xui2>) -> tensor<6x5xui2>
  %337 = gc.constant dense<[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2], [2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3]]> : tensor<6x5xui2>
  gc.expect eq %336, %337 : tensor<6x5xui2>
  %338 = gc.constant dense<[[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]], [[2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3]]]> : tensor<2x3x5xui2>
  %339 = gc.optimization_barrier %338 : (tensor<2x3x5xui2>) -> tensor<2x3x5xui2>
  %340 = gc.transpose %339 permutation [2, 0, 1] : (tensor<2x3x5xui2>) -> tensor<5x2x3xui2>
  %341 = gc.constant dense<[[[0, 1, 0], [2, 2, 3]], [[1, 3, 0], [2, 3, 0]], [[3, 2, 3], [3, 0, 2]], [[2, 3, 2], [1, 1, 3]], [[0, 1, 2], [2, 0, 3]]]> : tensor<5x2x3xui2>
  gc.expect eq %340, %341 : tensor<5x2x3xui2>
  %342 = gc.constant dense<[[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]], [[2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3]]]> : tensor<2x3x5xui2>
  %343 = gc.optimization_barrier %342 : (tensor<2x3x5xui2>) -> tensor<2x3x5xui2>
  %344 = gc.slice %343 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xui2>) -> tensor<2x2x3xui2>
  %345 = gc.constant dense<[[[1, 2, 1], [0, 3, 2]], [[2, 0, 0], [3, 2, 3]]]> : tensor<2x2x3xui2>
  gc.expect eq %344, %345 : tensor<2x2x3xui2>
  %346 = gc.constant dense<[[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]], [[2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3]]]> : tensor<2x3x5xui2>
  %347 = gc.optimization_barrier %346 : (tensor<2x3x5xui2>) -> tensor<2x3x5xui2>
  %348 = gc.reverse %347 dims [0, 2] : (tensor<2x3x5xui2>) -> tensor<2x3x5xui2>
  %349 = gc.constant dense<[[[2, 1, 3, 2, 2], [0, 1, 0, 3, 2], [3, 3, 2, 0, 3]], [[0, 2, 3, 1, 0], [1, 3, 2, 3, 1], [2, 2, 3, 0, 0]]]> : tensor<2x3x5xui2>
  gc.expect eq %348, %349 : tensor<2x3x5xui2>
  %350 = gc.constant dense<[[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]], [[2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3]]]> : tensor<2x3x5xui2>
  %351 = gc.optimization_barrier %350 : (tensor<2x3x5xui2>) -> tensor<2x3x5xui2>
  %352 = gc.broadcast %351 dims [2, 0, 1] : (tensor<2x3x5xui2>) -> tensor<3x5x2xui2>
  %353 = gc.constant dense<[[[0, 2], [1, 2], [3, 3], [2, 1], [0, 2]], [[1, 2], [3, 3], [2, 0], [3, 1], [1, 0]], [[0, 3], [0, 0], [3, 2], [2, 3], [2, 3]]]> : tensor<3x5x2xui2>
  gc.expect eq %352, %353 : tensor<3x5x2xui2>
  %354 = gc.constant dense<[[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]], [[2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3]]]> : tensor<2x3x5xui2>
  %355 = gc.optimization_barrier %354 : (tensor<2x3x5xui2>) -> tensor<2x3x5xui2>
  %356 = gc.constant dense<[[[0, 1, 3, 2, 0]], [[1, 3, 2, 0, 2]]]> : tensor<2x1x5xui2>
  %357 = gc.optimization_barrier %356 : (tensor<2x1x5xui2>) -> tensor<2x1x5xui2>
  %358 = gc.concatenate %355, %357 dim 1 : (tensor<2x3x5xui2>, tensor<2x1x5xui2>) -> tensor<2x4x5xui2>
  %359 = gc.constant dense<[[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2], [0, 1, 3, 2, 0]], [[2, 2, 3, 1, 2], [2, 3, 0, 1, 0], [3, 0, 2, 3, 3], [1, 3, 2, 0, 2]]]> : tensor<2x4x5xui2>
  gc.expect eq %358, %359 : tensor<2x4x5xui2>
  %360 = gc.constant dense<[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]]> : tensor<3x5xui2>
  %361 = gc.optimization_barrier %360 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %362 = gc.constant dense<0> : tensor<ui2>
  %363 = gc.optimization_barrier %362 : (tensor<ui2>) -> tensor<ui2>
  %364 = gc.pad %361, %363 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xui2>, tensor<ui2>) -> tensor<5x7xui2>
  %365 = gc.constant dense<[[0, 0, 1, 3, 2, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 1, 3, 2, 3, 1, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 3, 2, 2, 0]]> : tensor<5x7xui2>
  gc.expect eq %364, %365 : tensor<5x7xui2>
  %366 = gc.constant dense<1> : tensor<i32>
  %367 = gc.optimization_barrier %366 : (tensor<i32>) -> tensor<i32>
  %368 = gc.constant dense<2> : tensor<i32>
  %369 = gc.optimization_barrier %368 : (tensor<i32>) -> tensor<i32>
  %370 = gc.constant dense<[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]]> : tensor<3x5xui2>
  %371 = gc.optimization_barrier %370 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %372 = gc.dynamic_slice %371[%367, %369] sizes [2, 2] : (tensor<3x5xui2>, tensor<i32>, tensor<i32>) -> tensor<2x2xui2>
  %373 = gc.constant dense<[[2, 3], [3, 2]]> : tensor<2x2xui2>
  gc.expect eq %372, %373 : tensor<2x2xui2>
  %374 = gc.constant dense<[[0, 1, 3, 2, 0], [1, 3, 2, 3, 1], [0, 0, 3, 2, 2]]> : tensor<3x5xui2>
  %375 = gc.optimization_barrier %374 : (tensor<3x5xui2>) -> tensor<3x5xui2>
  %376 = gc.constant dense<[[0, 1], [3, 2]]> : tensor<2x2xui2>
  %377 = gc.optimization_barrier %376 : (tensor<2x2xui2>) -> tensor<2x2xui2>
  %378 = gc.dynamic_update_slice %375, %377[%367, %369] : (tensor<3x5xui2>, tensor<2x2xui2>, tensor<i32>, tensor<i32>) -> tensor<3x5xui2>
  %379 = gc.constant dense<[[0, 1, 3, 2, 0], [1, 3, 0, 1, 1], [0, 0, 3, 2, 2]]> : tensor<3x5xui2>
  gc.expect eq %378, %379 : tensor<3x5xui2>
  %380 = gc.iota dim 0 : tensor<4x2xui2>
  %381 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xui2>
  gc.expect eq %380, %381 : tensor<4x2xui2>
  // ui4
  %382 = gc.constant dense<[[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15]]]> : tensor<2x3x5xui4>
  %383 = gc.optimization_barrier %382 : (tensor<2x3x5xui4>) -> tensor<2x3x5xui4>
  %384 = gc.reshape %383 : (tensor<2x3x5xui4>) -> tensor<6x5xui4>
  %385 = gc.constant dense<[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15]]> : tensor<6x5xui4>
  gc.expect eq %384, %385 : tensor<6x5xui4>
  %386 = gc.constant dense<[[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15]]]> : tensor<2x3x5xui4>
  %387 = gc.optimization_barrier %386 : (tensor<2x3x5xui4>) -> tensor<2x3x5xui4>
  %388 = gc.transpose %387 permutation [2, 0, 1] : (tensor<2x3x5xui4>) -> tensor<5x2x3xui4>
  %389 = gc.constant dense<[[[0, 3, 0], [3, 7, 5]], [[1, 7, 1], [7, 3, 4]], [[15, 9, 15], [9, 2, 5]], [[2, 4, 2], [4, 14, 5]], [[14, 5, 14], [5, 7, 15]]]> : tensor<5x2x3xui4>
  gc.expect eq %388, %389 : tensor<5x2x3xui4>
  %390 = gc.constant dense<[[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15]]]> : tensor<2x3x5xui4>
  %391 = gc.optimization_barrier %390 : (tensor<2x3x5xui4>) -> tensor<2x3x5xui4>
  %392 = gc.slice %391 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xui4>) -> tensor<2x2x3xui4>
  %393 = gc.constant dense<[[[3, 9, 5], [0, 15, 14]], [[7, 2, 7], [5, 5, 15]]]> : tensor<2x2x3xui4>
  gc.expect eq %392, %393 : tensor<2x2x3xui4>
  %394 = gc.constant dense<[[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15]]]> : tensor<2x3x5xui4>
  %395 = gc.optimization_barrier %394 : (tensor<2x3x5xui4>) -> tensor<2x3x5xui4>
  %396 = gc.reverse %395 dims [0, 2] : (tensor<2x3x5xui4>) -> tensor<2x3x5xui4>
  %397 = gc.constant dense<[[[5, 4, 9, 7, 3], [7, 14, 2, 3, 7], [15, 5, 5, 4, 5]], [[14, 2, 15, 1, 0], [5, 4, 9, 7, 3], [14, 2, 15, 1, 0]]]> : tensor<2x3x5xui4>
  gc.expect eq %396, %397 : tensor<2x3x5xui4>
  %398 = gc.constant dense<[[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15]]]> : tensor<2x3x5xui4>
  %399 = gc.optimization_barrier %398 : (tensor<2x3x5xui4>) -> tensor<2x3x5xui4>
  %400 = gc.broadcast %399 dims [2, 0, 1] : (tensor<2x3x5xui4>) -> tensor<3x5x2xui4>
  %401 = gc.constant dense<[[[0, 3], [1, 7], [15, 9], [2, 4], [14, 5]], [[3, 7], [7, 3], [9, 2], [4, 14], [5, 7]], [[0, 5], [1, 4], [15, 5], [2, 5], [14, 15]]]> : tensor<3x5x2xui4>
  gc.expect eq %400, %401 : tensor<3x5x2xui4>
  %402 = gc.constant dense<[[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15]]]> : tensor<2x3x5xui4>
  %403 = gc.optimization_barrier %402 : (tensor<2x3x5xui4>) -> tensor<2x3x5xui4>
  %404 = gc.constant dense<[[[0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5]]]> : tensor<2x1x5xui4>
  %405 = gc.optimization_barrier %404 : (tensor<2x1x5xui4>) -> tensor<2x1x5xui4>
  %406 = gc.concatenate %403, %405 dim 1 : (tensor<2x3x5xui4>, tensor<2x1x5xui4>) -> tensor<2x4x5xui4>
  %407 = gc.constant dense<[[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14], [0, 1, 15, 2, 14]], [[3, 7, 9, 4, 5], [7, 3, 2, 14, 7], [5, 4, 5, 5, 15], [3, 7, 9, 4, 5]]]> : tensor<2x4x5xui4>
  gc.expect eq %406, %407 : tensor<2x4x5xui4>
  %408 = gc.constant dense<[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]]> : tensor<3x5xui4>
  %409 = gc.optimization_barrier %408 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %410 = gc.constant dense<0> : tensor<ui4>
  %411 = gc.optimization_barrier %410 : (tensor<ui4>) -> tensor<ui4>
  %412 = gc.pad %409, %411 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xui4>, tensor<ui4>) -> tensor<5x7xui4>
  %413 = gc.constant dense<[[0, 0, 1, 15, 2, 14, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, 9, 4, 5, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 1, 15, 2, 14, 0]]> : tensor<5x7xui4>
  gc.expect eq %412, %413 : tensor<5x7xui4>
  %414 = gc.constant dense<1> : tensor<i32>
  %415 = gc.optimization_barrier %414 : (tensor<i32>) -> tensor<i32>
  %416 = gc.constant dense<2> : tensor<i32>
  %417 = gc.optimization_barrier %416 : (tensor<i32>) -> tensor<i32>
  %418 = gc.constant dense<[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]]> : tensor<3x5xui4>
  %419 = gc.optimization_barrier %418 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %420 = gc.dynamic_slice %419[%415, %417] sizes [2, 2] : (tensor<3x5xui4>, tensor<i32>, tensor<i32>) -> tensor<2x2xui4>
  %421 = gc.constant dense<[[9, 4], [15, 2]]> : tensor<2x2xui4>
  gc.expect eq %420, %421 : tensor<2x2xui4>
  %422 = gc.constant dense<[[0, 1, 15, 2, 14], [3, 7, 9, 4, 5], [0, 1, 15, 2, 14]]> : tensor<3x5xui4>
  %423 = gc.optimization_barrier %422 : (tensor<3x5xui4>) -> tensor<3x5xui4>
  %424 = gc.constant dense<[[0, 1], [15, 2]]> : tensor<2x2xui4>
  %425 = gc.optimization_barrier %424 : (tensor<2x2xui4>) -> tensor<2x2xui4>
  %426 = gc.dynamic_update_slice %423, %425[%415, %417] : (tensor<3x5xui4>, tensor<2x2xui4>, tensor<i32>, tensor<i32>) -> tensor<3x5xui4>
  %427 = gc.constant dense<[[0, 1, 15, 2, 14], [3, 7, 0, 1, 5], [0, 1, 15, 2, 14]]> : tensor<3x5xui4>
  gc.expect eq %426, %427 : tensor<3x5xui4>
  %428 = gc.iota dim 0 : tensor<4x2xui4>
  %429 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xui4>
  gc.expect eq %428, %429 : tensor<4x2xui4>
  // ui8
  %430 = gc.constant dense<[[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9]]]> : tensor<2x3x5xui8>
  %431 = gc.optimization_barrier %430 : (tensor<2x3x5xui8>) -> tensor<2x3x5xui8>
  %432 = gc.reshape %431 : (tensor<2x3x5xui8>) -> tensor<6x5xui8>
  %433 = gc.constant dense<[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9]]> : tensor<6x5xui8>
  gc.expect eq %432, %433 : tensor<6x5xui8>
  %434 = gc.constant dense<[[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9]]]> : tensor<2x3x5xui8>
  %435 = gc.optimization_barrier %434 : (tensor<2x3x5xui8>) -> tensor<2x3x5xui8>
  %436 = gc.transpose %435 permutation [2, 0, 1] : (tensor<2x3x5xui8>) -> tensor<5x2x3xui8>
  %437 = gc.constant dense<[[[0, 3, 0], [3, 7, 254]], [[1, 7, 1], [7, 254, 255]], [[255, 249, 255], [249, 254, 2]], [[2, 8, 2], [8, 9, 0]], [[254, 9, 254], [9, 1, 9]]]> : tensor<5x2x3xui8>
  gc.expect eq %436, %437 : tensor<5x2x3xui8>
  %438 = gc.constant dense<[[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9]]]> : tensor<2x3x5xui8>
  %439 = gc.optimization_barrier %438 : (tensor<2x3x5xui8>) -> tensor<2x3x5xui8>
  %440 = gc.slice %439 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xui8>) -> tensor<2x2x3xui8>
  %441 = gc.constant dense<[[[3, 249, 9], [0, 255, 254]], [[7, 254, 1], [254, 2, 9]]]> : tensor<2x2x3xui8>
  gc.expect eq %440, %441 : tensor<2x2x3xui8>
  %442 = gc.constant dense<[[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9]]]> : tensor<2x3x5xui8>
  %443 = gc.optimization_barrier %442 : (tensor<2x3x5xui8>) -> tensor<2x3x5xui8>
  %444 = gc.reverse %443 dims [0, 2] : (tensor<2x3x5xui8>) -> tensor<2x3x5xui8>
  %445 = gc.constant dense<[[[9, 8, 249, 7, 3], [1, 9, 254, 254, 7], [9, 0, 2, 255, 254]], [[254, 2, 255, 1, 0], [9, 8, 249, 7, 3], [254, 2, 255, 1, 0]]]> : tensor<2x3x5xui8>
  gc.expect eq %444, %445 : tensor<2x3x5xui8>
  %446 = gc.constant dense<[[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9]]]> : tensor<2x3x5xui8>
  %447 = gc.optimization_barrier %446 : (tensor<2x3x5xui8>) -> tensor<2x3x5xui8>
  %448 = gc.broadcast %447 dims [2, 0, 1] : (tensor<2x3x5xui8>) -> tensor<3x5x2xui8>
  %449 = gc.constant dense<[[[0, 3], [1, 7], [255, 249], [2, 8], [254, 9]], [[3, 7], [7, 254], [249, 254], [8, 9], [9, 1]], [[0, 254], [1, 255], [255, 2], [2, 0], [254, 9]]]> : tensor<3x5x2xui8>
  gc.expect eq %448, %449 : tensor<3x5x2xui8>
  %450 = gc.constant dense<[[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9]]]> : tensor<2x3x5xui8>
  %451 = gc.optimization_barrier %450 : (tensor<2x3x5xui8>) -> tensor<2x3x5xui8>
  %452 = gc.constant dense<[[[0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9]]]> : tensor<2x1x5xui8>
  %453 = gc.optimization_barrier %452 : (tensor<2x1x5xui8>) -> tensor<2x1x5xui8>
  %454 = gc.concatenate %451, %453 dim 1 : (tensor<2x3x5xui8>, tensor<2x1x5xui8>) -> tensor<2x4x5xui8>
  %455 = gc.constant dense<[[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254], [0, 1, 255, 2, 254]], [[3, 7, 249, 8, 9], [7, 254, 254, 9, 1], [254, 255, 2, 0, 9], [3, 7, 249, 8, 9]]]> : tensor<2x4x5xui8>
  gc.expect eq %454, %455 : tensor<2x4x5xui8>
  %456 = gc.constant dense<[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]]> : tensor<3x5xui8>
  %457 = gc.optimization_barrier %456 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %458 = gc.constant dense<0> : tensor<ui8>
  %459 = gc.optimization_barrier %458 : (tensor<ui8>) -> tensor<ui8>
  %460 = gc.pad %457, %459 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %461 = gc.constant dense<[[0, 0, 1, 255, 2, 254, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, 249, 8, 9, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 1, 255, 2, 254, 0]]> : tensor<5x7xui8>
  gc.expect eq %460, %461 : tensor<5x7xui8>
  %462 = gc.constant dense<1> : tensor<i32>
  %463 = gc.optimization_barrier %462 : (tensor<i32>) -> tensor<i32>
  %464 = gc.constant dense<2> : tensor<i32>
  %465 = gc.optimization_barrier %464 : (tensor<i32>) -> tensor<i32>
  %466 = gc.constant dense<[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]]> : tensor<3x5xui8>
  %467 = gc.optimization_barrier %466 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %468 = gc.dynamic_slice %467[%463, %465] sizes [2, 2] : (tensor<3x5xui8>, tensor<i32>, tensor<i32>) -> tensor<2x2xui8>
  %469 = gc.constant dense<[[249, 8], [255, 2]]> : tensor<2x2xui8>
  gc.expect eq %468, %469 : tensor<2x2xui8>
  %470 = gc.constant dense<[[0, 1, 255, 2, 254], [3, 7, 249, 8, 9], [0, 1, 255, 2, 254]]> : tensor<3x5xui8>
  %471 = gc.optimization_barrier %470 : (tensor<3x5xui8>) -> tensor<3x5xui8>
  %472 = gc.constant dense<[[0, 1], [255, 2]]> : tensor<2x2xui8>
  %473 = gc.optimization_barrier %472 : (tensor<2x2xui8>) -> tensor<2x2xui8>
  %474 = gc.dynamic_update_slice %471, %473[%463, %465] : (tensor<3x5xui8>, tensor<2x2xui8>, tensor<i32>, tensor<i32>) -> tensor<3x5xui8>
  %475 = gc.constant dense<[[0, 1, 255, 2, 254], [3, 7, 0, 1, 9], [0, 1, 255, 2, 254]]> : tensor<3x5xui8>
  gc.expect eq %474, %475 : tensor<3x5xui8>
  %476 = gc.iota dim 0 : tensor<4x2xui8>
  %477 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xui8>
  gc.expect eq %476, %477 : tensor<4x2xui8>
  // ui16
  %478 = gc.constant dense<[[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]], [[65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1]]]> : tensor<2x3x5xui16>
  %479 = gc.optimization_barrier %478 : (tensor<2x3x5xui16>) -> tensor<2x3x5xui16>
  %480 = gc.reshape %479 : (tensor<2x3x5xui16>) -> tensor<6x5xui16>
  %481 = gc.constant dense<[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2], [65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1]]> : tensor<6x5xui16>
  gc.expect eq %480, %481 : tensor<6x5xui16>
  %482 = gc.constant dense<[[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]], [[65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1]]]> : tensor<2x3x5xui16>
  %483 = gc.optimization_barrier %482 : (tensor<2x3x5xui16>) -> tensor<2x3x5xui16>
  %484 = gc.transpose %483 permutation [2, 0, 1] : (tensor<2x3x5xui16>) -> tensor<5x2x3xui16>
  %485 = gc.constant dense<[[[0, 3, 17], [65534, 16, 1]], [[1, 7, 0], [3, 17, 65535]], [[65535, 65529, 1], [7, 1, 17]], [[2, 15, 65535], [65529, 1, 3]], [[65534, 16, 2], [15, 1, 1]]]> : tensor<5x2x3xui16>
  gc.expect eq %484, %485 : tensor<5x2x3xui16>
  %486 = gc.constant dense<[[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]], [[65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1]]]> : tensor<2x3x5xui16>
  %487 = gc.optimization_barrier %486 : (tensor<2x3x5xui16>) -> tensor<2x3x5xui16>
  %488 = gc.slice %487 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xui16>) -> tensor<2x2x3xui16>
  %489 = gc.constant dense<[[[3, 65529, 16], [17, 1, 2]], [[16, 1, 1], [1, 17, 1]]]> : tensor<2x2x3xui16>
  gc.expect eq %488, %489 : tensor<2x2x3xui16>
  %490 = gc.constant dense<[[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]], [[65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1]]]> : tensor<2x3x5xui16>
  %491 = gc.optimization_barrier %490 : (tensor<2x3x5xui16>) -> tensor<2x3x5xui16>
  %492 = gc.reverse %491 dims [0, 2] : (tensor<2x3x5xui16>) -> tensor<2x3x5xui16>
  %493 = gc.constant dense<[[[15, 65529, 7, 3, 65534], [1, 1, 1, 17, 16], [1, 3, 17, 65535, 1]], [[65534, 2, 65535, 1, 0], [16, 15, 65529, 7, 3], [2, 65535, 1, 0, 17]]]> : tensor<2x3x5xui16>
  gc.expect eq %492, %493 : tensor<2x3x5xui16>
  %494 = gc.constant dense<[[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]], [[65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1]]]> : tensor<2x3x5xui16>
  %495 = gc.optimization_barrier %494 : (tensor<2x3x5xui16>) -> tensor<2x3x5xui16>
  %496 = gc.broadcast %495 dims [2, 0, 1] : (tensor<2x3x5xui16>) -> tensor<3x5x2xui16>
  %497 = gc.constant dense<[[[0, 65534], [1, 3], [65535, 7], [2, 65529], [65534, 15]], [[3, 16], [7, 17], [65529, 1], [15, 1], [16, 1]], [[17, 1], [0, 65535], [1, 17], [65535, 3], [2, 1]]]> : tensor<3x5x2xui16>
  gc.expect eq %496, %497 : tensor<3x5x2xui16>
  %498 = gc.constant dense<[[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]], [[65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1]]]> : tensor<2x3x5xui16>
  %499 = gc.optimization_barrier %498 : (tensor<2x3x5xui16>) -> tensor<2x3x5xui16>
  %500 = gc.constant dense<[[[0, 1, 65535, 2, 65534]], [[3, 7, 65529, 15, 16]]]> : tensor<2x1x5xui16>
  %501 = gc.optimization_barrier %500 : (tensor<2x1x5xui16>) -> tensor<2x1x5xui16>
  %502 = gc.concatenate %499, %501 dim 1 : (tensor<2x3x5xui16>, tensor<2x1x5xui16>) -> tensor<2x4x5xui16>
  %503 = gc.constant dense<[[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2], [0, 1, 65535, 2, 65534]], [[65534, 3, 7, 65529, 15], [16, 17, 1, 1, 1], [1, 65535, 17, 3, 1], [3, 7, 65529, 15, 16]]]> : tensor<2x4x5xui16>
  gc.expect eq %502, %503 : tensor<2x4x5xui16>
  %504 = gc.constant dense<[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]]> : tensor<3x5xui16>
  %505 = gc.optimization_barrier %504 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %506 = gc.constant dense<0> : tensor<ui16>
  %507 = gc.optimization_barrier %506 : (tensor<ui16>) -> tensor<ui16>
  %508 = gc.pad %505, %507 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %509 = gc.constant dense<[[0, 0, 1, 65535, 2, 65534, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, 65529, 15, 16, 0], [0, 0, 0, 0, 0, 0, 0], [0, 17, 0, 1, 65535, 2, 0]]> : tensor<5x7xui16>
  gc.expect eq %508, %509 : tensor<5x7xui16>
  %510 = gc.constant dense<1> : tensor<i32>
  %511 = gc.optimization_barrier %510 : (tensor<i32>) -> tensor<i32>
  %512 = gc.constant dense<2> : tensor<i32>
  %513 = gc.optimization_barrier %512 : (tensor<i32>) -> tensor<i32>
  %514 = gc.constant dense<[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]]> : tensor<3x5xui16>
  %515 = gc.optimization_barrier %514 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %516 = gc.dynamic_slice %515[%511, %513] sizes [2, 2] : (tensor<3x5xui16>, tensor<i32>, tensor<i32>) -> tensor<2x2xui16>
  %517 = gc.constant dense<[[65529, 15], [1, 65535]]> : tensor<2x2xui16>
  gc.expect eq %516, %517 : tensor<2x2xui16>
  %518 = gc.constant dense<[[0, 1, 65535, 2, 65534], [3, 7, 65529, 15, 16], [17, 0, 1, 65535, 2]]> : tensor<3x5xui16>
  %519 = gc.optimization_barrier %518 : (tensor<3x5xui16>) -> tensor<3x5xui16>
  %520 = gc.constant dense<[[0, 1], [65535, 2]]> : tensor<2x2xui16>
  %521 = gc.optimization_barrier %520 : (tensor<2x2xui16>) -> tensor<2x2xui16>
  %522 = gc.dynamic_update_slice %519, %521[%511, %513] : (tensor<3x5xui16>, tensor<2x2xui16>, tensor<i32>, tensor<i32>) -> tensor<3x5xui16>
  %523 = gc.constant dense<[[0, 1, 65535, 2, 65534], [3, 7, 0, 1, 16], [17, 0, 65535, 2, 2]]> : tensor<3x5xui16>
  gc.expect eq %522, %523 : tensor<3x5xui16>
  %524 = gc.iota dim 0 : tensor<4x2xui16>
  %525 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xui16>
  gc.expect eq %524, %525 : tensor<4x2xui16>
  // ui32
  %526 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]], [[4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0]]]> : tensor<2x3x5xui32>
  %527 = gc.optimization_barrier %526 : (tensor<2x3x5xui32>) -> tensor<2x3x5xui32>
  %528 = gc.reshape %527 : (tensor<2x3x5xui32>) -> tensor<6x5xui32>
  %529 = gc.constant dense<[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2], [4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0]]> : tensor<6x5xui32>
  gc.expect eq %528, %529 : tensor<6x5xui32>
  %530 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]], [[4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0]]]> : tensor<2x3x5xui32>
  %531 = gc.optimization_barrier %530 : (tensor<2x3x5xui32>) -> tensor<2x3x5xui32>
  %532 = gc.transpose %531 permutation [2, 0, 1] : (tensor<2x3x5xui32>) -> tensor<5x2x3xui32>
  %533 = gc.constant dense<[[[0, 3, 33], [4294967294, 32, 0]], [[1, 7, 0], [3, 33, 4294967294]], [[4294967295, 4294967289, 1], [7, 1, 7]], [[2, 31, 4294967295], [4294967289, 1, 31]], [[4294967294, 32, 2], [31, 31, 0]]]> : tensor<5x2x3xui32>
  gc.expect eq %532, %533 : tensor<5x2x3xui32>
  %534 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]], [[4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0]]]> : tensor<2x3x5xui32>
  %535 = gc.optimization_barrier %534 : (tensor<2x3x5xui32>) -> tensor<2x3x5xui32>
  %536 = gc.slice %535 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xui32>) -> tensor<2x2x3xui32>
  %537 = gc.constant dense<[[[3, 4294967289, 32], [33, 1, 2]], [[32, 1, 31], [0, 7, 0]]]> : tensor<2x2x3xui32>
  gc.expect eq %536, %537 : tensor<2x2x3xui32>
  %538 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]], [[4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0]]]> : tensor<2x3x5xui32>
  %539 = gc.optimization_barrier %538 : (tensor<2x3x5xui32>) -> tensor<2x3x5xui32>
  %540 = gc.reverse %539 dims [0, 2] : (tensor<2x3x5xui32>) -> tensor<2x3x5xui32>
  %541 = gc.constant dense<[[[31, 4294967289, 7, 3, 4294967294], [31, 1, 1, 33, 32], [0, 31, 7, 4294967294, 0]], [[4294967294, 2, 4294967295, 1, 0], [32, 31, 4294967289, 7, 3], [2, 4294967295, 1, 0, 33]]]> : tensor<2x3x5xui32>
  gc.expect eq %540, %541 : tensor<2x3x5xui32>
  %542 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]], [[4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0]]]> : tensor<2x3x5xui32>
  %543 = gc.optimization_barrier %542 : (tensor<2x3x5xui32>) -> tensor<2x3x5xui32>
  %544 = gc.broadcast %543 dims [2, 0, 1] : (tensor<2x3x5xui32>) -> tensor<3x5x2xui32>
  %545 = gc.constant dense<[[[0, 4294967294], [1, 3], [4294967295, 7], [2, 4294967289], [4294967294, 31]], [[3, 32], [7, 33], [4294967289, 1], [31, 1], [32, 31]], [[33, 0], [0, 4294967294], [1, 7], [4294967295, 31], [2, 0]]]> : tensor<3x5x2xui32>
  gc.expect eq %544, %545 : tensor<3x5x2xui32>
  %546 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]], [[4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0]]]> : tensor<2x3x5xui32>
  %547 = gc.optimization_barrier %546 : (tensor<2x3x5xui32>) -> tensor<2x3x5xui32>
  %548 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294]], [[3, 7, 4294967289, 31, 32]]]> : tensor<2x1x5xui32>
  %549 = gc.optimization_barrier %548 : (tensor<2x1x5xui32>) -> tensor<2x1x5xui32>
  %550 = gc.concatenate %547, %549 dim 1 : (tensor<2x3x5xui32>, tensor<2x1x5xui32>) -> tensor<2x4x5xui32>
  %551 = gc.constant dense<[[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2], [0, 1, 4294967295, 2, 4294967294]], [[4294967294, 3, 7, 4294967289, 31], [32, 33, 1, 1, 31], [0, 4294967294, 7, 31, 0], [3, 7, 4294967289, 31, 32]]]> : tensor<2x4x5xui32>
  gc.expect eq %550, %551 : tensor<2x4x5xui32>
  %552 = gc.constant dense<[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]]> : tensor<3x5xui32>
  %553 = gc.optimization_barrier %552 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %554 = gc.constant dense<0> : tensor<ui32>
  %555 = gc.optimization_barrier %554 : (tensor<ui32>) -> tensor<ui32>
  %556 = gc.pad %553, %555 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %557 = gc.constant dense<[[0, 0, 1, 4294967295, 2, 4294967294, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, 4294967289, 31, 32, 0], [0, 0, 0, 0, 0, 0, 0], [0, 33, 0, 1, 4294967295, 2, 0]]> : tensor<5x7xui32>
  gc.expect eq %556, %557 : tensor<5x7xui32>
  %558 = gc.constant dense<1> : tensor<i32>
  %559 = gc.optimization_barrier %558 : (tensor<i32>) -> tensor<i32>
  %560 = gc.constant dense<2> : tensor<i32>
  %561 = gc.optimization_barrier %560 : (tensor<i32>) -> tensor<i32>
  %562 = gc.constant dense<[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]]> : tensor<3x5xui32>
  %563 = gc.optimization_barrier %562 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %564 = gc.dynamic_slice %563[%559, %561] sizes [2, 2] : (tensor<3x5xui32>, tensor<i32>, tensor<i32>) -> tensor<2x2xui32>
  %565 = gc.constant dense<[[4294967289, 31], [1, 4294967295]]> : tensor<2x2xui32>
  gc.expect eq %564, %565 : tensor<2x2xui32>
  %566 = gc.constant dense<[[0, 1, 4294967295, 2, 4294967294], [3, 7, 4294967289, 31, 32], [33, 0, 1, 4294967295, 2]]> : tensor<3x5xui32>
  %567 = gc.optimization_barrier %566 : (tensor<3x5xui32>) -> tensor<3x5xui32>
  %568 = gc.constant dense<[[0, 1], [4294967295, 2]]> : tensor<2x2xui32>
  %569 = gc.optimization_barrier %568 : (tensor<2x2xui32>) -> tensor<2x2xui32>
  %570 = gc.dynamic_update_slice %567, %569[%559, %561] : (tensor<3x5xui32>, tensor<2x2xui32>, tensor<i32>, tensor<i32>) -> tensor<3x5xui32>
  %571 = gc.constant dense<[[0, 1, 4294967295, 2, 4294967294], [3, 7, 0, 1, 32], [33, 0, 4294967295, 2, 2]]> : tensor<3x5xui32>
  gc.expect eq %570, %571 : tensor<3x5xui32>
  %572 = gc.iota dim 0 : tensor<4x2xui32>
  %573 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xui32>
  gc.expect eq %572, %573 : tensor<4x2xui32>
  // ui64
  %574 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]], [[18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3]]]> : tensor<2x3x5xui64>
  %575 = gc.optimization_barrier %574 : (tensor<2x3x5xui64>) -> tensor<2x3x5xui64>
  %576 = gc.reshape %575 : (tensor<2x3x5xui64>) -> tensor<6x5xui64>
  %577 = gc.constant dense<[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2], [18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3]]> : tensor<6x5xui64>
  gc.expect eq %576, %577 : tensor<6x5xui64>
  %578 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]], [[18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3]]]> : tensor<2x3x5xui64>
  %579 = gc.optimization_barrier %578 : (tensor<2x3x5xui64>) -> tensor<2x3x5xui64>
  %580 = gc.transpose %579 permutation [2, 0, 1] : (tensor<2x3x5xui64>) -> tensor<5x2x3xui64>
  %581 = gc.constant dense<[[[0, 3, 65], [18446744073709551614, 64, 18446744073709551614]], [[1, 7, 0], [3, 65, 64]], [[18446744073709551615, 18446744073709551609, 1], [7, 1, 18446744073709551615]], [[2, 63, 18446744073709551615], [18446744073709551609, 18446744073709551614, 18446744073709551609]], [[18446744073709551614, 64, 2], [63, 3, 3]]]> : tensor<5x2x3xui64>
  gc.expect eq %580, %581 : tensor<5x2x3xui64>
  %582 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]], [[18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3]]]> : tensor<2x3x5xui64>
  %583 = gc.optimization_barrier %582 : (tensor<2x3x5xui64>) -> tensor<2x3x5xui64>
  %584 = gc.slice %583 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xui64>) -> tensor<2x2x3xui64>
  %585 = gc.constant dense<[[[3, 18446744073709551609, 64], [65, 1, 2]], [[64, 1, 3], [18446744073709551614, 18446744073709551615, 3]]]> : tensor<2x2x3xui64>
  gc.expect eq %584, %585 : tensor<2x2x3xui64>
  %586 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]], [[18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3]]]> : tensor<2x3x5xui64>
  %587 = gc.optimization_barrier %586 : (tensor<2x3x5xui64>) -> tensor<2x3x5xui64>
  %588 = gc.reverse %587 dims [0, 2] : (tensor<2x3x5xui64>) -> tensor<2x3x5xui64>
  %589 = gc.constant dense<[[[63, 18446744073709551609, 7, 3, 18446744073709551614], [3, 18446744073709551614, 1, 65, 64], [3, 18446744073709551609, 18446744073709551615, 64, 18446744073709551614]], [[18446744073709551614, 2, 18446744073709551615, 1, 0], [64, 63, 18446744073709551609, 7, 3], [2, 18446744073709551615, 1, 0, 65]]]> : tensor<2x3x5xui64>
  gc.expect eq %588, %589 : tensor<2x3x5xui64>
  %590 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]], [[18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3]]]> : tensor<2x3x5xui64>
  %591 = gc.optimization_barrier %590 : (tensor<2x3x5xui64>) -> tensor<2x3x5xui64>
  %592 = gc.broadcast %591 dims [2, 0, 1] : (tensor<2x3x5xui64>) -> tensor<3x5x2xui64>
  %593 = gc.constant dense<[[[0, 18446744073709551614], [1, 3], [18446744073709551615, 7], [2, 18446744073709551609], [18446744073709551614, 63]], [[3, 64], [7, 65], [18446744073709551609, 1], [63, 18446744073709551614], [64, 3]], [[65, 18446744073709551614], [0, 64], [1, 18446744073709551615], [18446744073709551615, 18446744073709551609], [2, 3]]]> : tensor<3x5x2xui64>
  gc.expect eq %592, %593 : tensor<3x5x2xui64>
  %594 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]], [[18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3]]]> : tensor<2x3x5xui64>
  %595 = gc.optimization_barrier %594 : (tensor<2x3x5xui64>) -> tensor<2x3x5xui64>
  %596 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614]], [[3, 7, 18446744073709551609, 63, 64]]]> : tensor<2x1x5xui64>
  %597 = gc.optimization_barrier %596 : (tensor<2x1x5xui64>) -> tensor<2x1x5xui64>
  %598 = gc.concatenate %595, %597 dim 1 : (tensor<2x3x5xui64>, tensor<2x1x5xui64>) -> tensor<2x4x5xui64>
  %599 = gc.constant dense<[[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2], [0, 1, 18446744073709551615, 2, 18446744073709551614]], [[18446744073709551614, 3, 7, 18446744073709551609, 63], [64, 65, 1, 18446744073709551614, 3], [18446744073709551614, 64, 18446744073709551615, 18446744073709551609, 3], [3, 7, 18446744073709551609, 63, 64]]]> : tensor<2x4x5xui64>
  gc.expect eq %598, %599 : tensor<2x4x5xui64>
  %600 = gc.constant dense<[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]]> : tensor<3x5xui64>
  %601 = gc.optimization_barrier %600 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %602 = gc.constant dense<0> : tensor<ui64>
  %603 = gc.optimization_barrier %602 : (tensor<ui64>) -> tensor<ui64>
  %604 = gc.pad %601, %603 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %605 = gc.constant dense<[[0, 0, 1, 18446744073709551615, 2, 18446744073709551614, 0], [0, 0, 0, 0, 0, 0, 0], [0, 3, 7, 18446744073709551609, 63, 64, 0], [0, 0, 0, 0, 0, 0, 0], [0, 65, 0, 1, 18446744073709551615, 2, 0]]> : tensor<5x7xui64>
  gc.expect eq %604, %605 : tensor<5x7xui64>
  %606 = gc.constant dense<1> : tensor<i32>
  %607 = gc.optimization_barrier %606 : (tensor<i32>) -> tensor<i32>
  %608 = gc.constant dense<2> : tensor<i32>
  %609 = gc.optimization_barrier %608 : (tensor<i32>) -> tensor<i32>
  %610 = gc.constant dense<[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]]> : tensor<3x5xui64>
  %611 = gc.optimization_barrier %610 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %612 = gc.dynamic_slice %611[%607, %609] sizes [2, 2] : (tensor<3x5xui64>, tensor<i32>, tensor<i32>) -> tensor<2x2xui64>
  %613 = gc.constant dense<[[18446744073709551609, 63], [1, 18446744073709551615]]> : tensor<2x2xui64>
  gc.expect eq %612, %613 : tensor<2x2xui64>
  %614 = gc.constant dense<[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 18446744073709551609, 63, 64], [65, 0, 1, 18446744073709551615, 2]]> : tensor<3x5xui64>
  %615 = gc.optimization_barrier %614 : (tensor<3x5xui64>) -> tensor<3x5xui64>
  %616 = gc.constant dense<[[0, 1], [18446744073709551615, 2]]> : tensor<2x2xui64>
  %617 = gc.optimization_barrier %616 : (tensor<2x2xui64>) -> tensor<2x2xui64>
  %618 = gc.dynamic_update_slice %615, %617[%607, %609] : (tensor<3x5xui64>, tensor<2x2xui64>, tensor<i32>, tensor<i32>) -> tensor<3x5xui64>
  %619 = gc.constant dense<[[0, 1, 18446744073709551615, 2, 18446744073709551614], [3, 7, 0, 1, 64], [65, 0, 18446744073709551615, 2, 2]]> : tensor<3x5xui64>
  gc.expect eq %618, %619 : tensor<3x5xui64>
  %620 = gc.iota dim 0 : tensor<4x2xui64>
  %621 = gc.constant dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xui64>
  gc.expect eq %620, %621 : tensor<4x2xui64>
  // f8E3M4
  %622 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]], [[0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E3M4>
  %623 = gc.optimization_barrier %622 : (tensor<2x3x5xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %624 = gc.reshape %623 : (tensor<2x3x5xf8E3M4>) -> tensor<6x5xf8E3M4>
  %625 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5], [0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]> : tensor<6x5xf8E3M4>
  gc.expect eq %624, %625 : tensor<6x5xf8E3M4>
  %626 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]], [[0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E3M4>
  %627 = gc.optimization_barrier %626 : (tensor<2x3x5xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %628 = gc.transpose %627 permutation [2, 0, 1] : (tensor<2x3x5xf8E3M4>) -> tensor<5x2x3xf8E3M4>
  %629 = gc.constant dense<[[[0.0, -0.5, -7.0], [0.25, 0x70, 1.0]], [[-0.0, 1.5, 1.0625], [-0.25, 0xF0, -1.0]], [[1.0, 2.5, 0.96875], [0.015625, 0x78, 0.5]], [[-1.0, -2.5, 15.5], [-0.015625, 0.0, -0.5]], [[0.5, 3.0, -15.5], [0.234375, -0.0, 1.5]]]> : tensor<5x2x3xf8E3M4>
  gc.expect eq %628, %629 : tensor<5x2x3xf8E3M4>
  %630 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]], [[0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E3M4>
  %631 = gc.optimization_barrier %630 : (tensor<2x3x5xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %632 = gc.slice %631 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E3M4>) -> tensor<2x2x3xf8E3M4>
  %633 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.96875, -15.5]], [[0x70, 0x78, -0.0], [1.0, 0.5, 1.5]]]> : tensor<2x2x3xf8E3M4>
  gc.expect eq %632, %633 : tensor<2x2x3xf8E3M4>
  %634 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]], [[0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E3M4>
  %635 = gc.optimization_barrier %634 : (tensor<2x3x5xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %636 = gc.reverse %635 dims [0, 2] : (tensor<2x3x5xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %637 = gc.constant dense<[[[0.234375, -0.015625, 0.015625, -0.25, 0.25], [-0.0, 0.0, 0x78, 0xF0, 0x70], [1.5, -0.5, 0.5, -1.0, 1.0]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-15.5, 15.5, 0.96875, 1.0625, -7.0]]]> : tensor<2x3x5xf8E3M4>
  gc.expect eq %636, %637 : tensor<2x3x5xf8E3M4>
  %638 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]], [[0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E3M4>
  %639 = gc.optimization_barrier %638 : (tensor<2x3x5xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %640 = gc.broadcast %639 dims [2, 0, 1] : (tensor<2x3x5xf8E3M4>) -> tensor<3x5x2xf8E3M4>
  %641 = gc.constant dense<[[[0.0, 0.25], [-0.0, -0.25], [1.0, 0.015625], [-1.0, -0.015625], [0.5, 0.234375]], [[-0.5, 0x70], [1.5, 0xF0], [2.5, 0x78], [-2.5, 0.0], [3.0, -0.0]], [[-7.0, 1.0], [1.0625, -1.0], [0.96875, 0.5], [15.5, -0.5], [-15.5, 1.5]]]> : tensor<3x5x2xf8E3M4>
  gc.expect eq %640, %641 : tensor<3x5x2xf8E3M4>
  %642 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]], [[0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E3M4>
  %643 = gc.optimization_barrier %642 : (tensor<2x3x5xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %644 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xf8E3M4>
  %645 = gc.optimization_barrier %644 : (tensor<2x1x5xf8E3M4>) -> tensor<2x1x5xf8E3M4>
  %646 = gc.concatenate %643, %645 dim 1 : (tensor<2x3x5xf8E3M4>, tensor<2x1x5xf8E3M4>) -> tensor<2x4x5xf8E3M4>
  %647 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5], [0.0, -0.0, 1.0, -1.0, 0.5]], [[0.25, -0.25, 0.015625, -0.015625, 0.234375], [0x70, 0xF0, 0x78, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xf8E3M4>
  gc.expect eq %646, %647 : tensor<2x4x5xf8E3M4>
  %648 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]]> : tensor<3x5xf8E3M4>
  %649 = gc.optimization_barrier %648 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %650 = gc.constant dense<0.0> : tensor<f8E3M4>
  %651 = gc.optimization_barrier %650 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %652 = gc.pad %649, %651 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E3M4>, tensor<f8E3M4>) -> tensor<5x7xf8E3M4>
  %653 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.0625, 0.96875, 15.5, -15.5, 0.0]]> : tensor<5x7xf8E3M4>
  gc.expect eq %652, %653 : tensor<5x7xf8E3M4>
  %654 = gc.constant dense<1> : tensor<i32>
  %655 = gc.optimization_barrier %654 : (tensor<i32>) -> tensor<i32>
  %656 = gc.constant dense<2> : tensor<i32>
  %657 = gc.optimization_barrier %656 : (tensor<i32>) -> tensor<i32>
  %658 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]]> : tensor<3x5xf8E3M4>
  %659 = gc.optimization_barrier %658 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %660 = gc.dynamic_slice %659[%655, %657] sizes [2, 2] : (tensor<3x5xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E3M4>
  %661 = gc.constant dense<[[2.5, -2.5], [0.96875, 15.5]]> : tensor<2x2xf8E3M4>
  gc.expect eq %660, %661 : tensor<2x2xf8E3M4>
  %662 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0625, 0.96875, 15.5, -15.5]]> : tensor<3x5xf8E3M4>
  %663 = gc.optimization_barrier %662 : (tensor<3x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %664 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xf8E3M4>
  %665 = gc.optimization_barrier %664 : (tensor<2x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %666 = gc.dynamic_update_slice %663, %665[%655, %657] : (tensor<3x5xf8E3M4>, tensor<2x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E3M4>
  %667 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.0625, 1.0, -1.0, -15.5]]> : tensor<3x5xf8E3M4>
  gc.expect eq %666, %667 : tensor<3x5xf8E3M4>
  %668 = gc.iota dim 0 : tensor<4x2xf8E3M4>
  %669 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf8E3M4>
  gc.expect eq %668, %669 : tensor<4x2xf8E3M4>
  // f8E4M3
  %670 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E4M3>
  %671 = gc.optimization_barrier %670 : (tensor<2x3x5xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %672 = gc.reshape %671 : (tensor<2x3x5xf8E4M3>) -> tensor<6x5xf8E4M3>
  %673 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0], [0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]> : tensor<6x5xf8E4M3>
  gc.expect eq %672, %673 : tensor<6x5xf8E4M3>
  %674 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E4M3>
  %675 = gc.optimization_barrier %674 : (tensor<2x3x5xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %676 = gc.transpose %675 permutation [2, 0, 1] : (tensor<2x3x5xf8E4M3>) -> tensor<5x2x3xf8E4M3>
  %677 = gc.constant dense<[[[0.0, -0.5, -7.0], [0.015625, 0x78, 1.0]], [[-0.0, 1.5, 1.125], [-0.015625, 0xF8, -1.0]], [[1.0, 2.5, 0.9375], [0.001953125, 0x7C, 0.5]], [[-1.0, -2.5, 240.0], [-0.001953125, 0.0, -0.5]], [[0.5, 3.0, -240.0], [0.013671875, -0.0, 1.5]]]> : tensor<5x2x3xf8E4M3>
  gc.expect eq %676, %677 : tensor<5x2x3xf8E4M3>
  %678 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E4M3>
  %679 = gc.optimization_barrier %678 : (tensor<2x3x5xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %680 = gc.slice %679 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E4M3>) -> tensor<2x2x3xf8E4M3>
  %681 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.9375, -240.0]], [[0x78, 0x7C, -0.0], [1.0, 0.5, 1.5]]]> : tensor<2x2x3xf8E4M3>
  gc.expect eq %680, %681 : tensor<2x2x3xf8E4M3>
  %682 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E4M3>
  %683 = gc.optimization_barrier %682 : (tensor<2x3x5xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %684 = gc.reverse %683 dims [0, 2] : (tensor<2x3x5xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %685 = gc.constant dense<[[[0.013671875, -0.001953125, 0.001953125, -0.015625, 0.015625], [-0.0, 0.0, 0x7C, 0xF8, 0x78], [1.5, -0.5, 0.5, -1.0, 1.0]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-240.0, 240.0, 0.9375, 1.125, -7.0]]]> : tensor<2x3x5xf8E4M3>
  gc.expect eq %684, %685 : tensor<2x3x5xf8E4M3>
  %686 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E4M3>
  %687 = gc.optimization_barrier %686 : (tensor<2x3x5xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %688 = gc.broadcast %687 dims [2, 0, 1] : (tensor<2x3x5xf8E4M3>) -> tensor<3x5x2xf8E4M3>
  %689 = gc.constant dense<[[[0.0, 0.015625], [-0.0, -0.015625], [1.0, 0.001953125], [-1.0, -0.001953125], [0.5, 0.013671875]], [[-0.5, 0x78], [1.5, 0xF8], [2.5, 0x7C], [-2.5, 0.0], [3.0, -0.0]], [[-7.0, 1.0], [1.125, -1.0], [0.9375, 0.5], [240.0, -0.5], [-240.0, 1.5]]]> : tensor<3x5x2xf8E4M3>
  gc.expect eq %688, %689 : tensor<3x5x2xf8E4M3>
  %690 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E4M3>
  %691 = gc.optimization_barrier %690 : (tensor<2x3x5xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %692 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xf8E4M3>
  %693 = gc.optimization_barrier %692 : (tensor<2x1x5xf8E4M3>) -> tensor<2x1x5xf8E4M3>
  %694 = gc.concatenate %691, %693 dim 1 : (tensor<2x3x5xf8E4M3>, tensor<2x1x5xf8E4M3>) -> tensor<2x4x5xf8E4M3>
  %695 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0], [0.0, -0.0, 1.0, -1.0, 0.5]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x78, 0xF8, 0x7C, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xf8E4M3>
  gc.expect eq %694, %695 : tensor<2x4x5xf8E4M3>
  %696 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]]> : tensor<3x5xf8E4M3>
  %697 = gc.optimization_barrier %696 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %698 = gc.constant dense<0.0> : tensor<f8E4M3>
  %699 = gc.optimization_barrier %698 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %700 = gc.pad %697, %699 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E4M3>, tensor<f8E4M3>) -> tensor<5x7xf8E4M3>
  %701 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.125, 0.9375, 240.0, -240.0, 0.0]]> : tensor<5x7xf8E4M3>
  gc.expect eq %700, %701 : tensor<5x7xf8E4M3>
  %702 = gc.constant dense<1> : tensor<i32>
  %703 = gc.optimization_barrier %702 : (tensor<i32>) -> tensor<i32>
  %704 = gc.constant dense<2> : tensor<i32>
  %705 = gc.optimization_barrier %704 : (tensor<i32>) -> tensor<i32>
  %706 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]]> : tensor<3x5xf8E4M3>
  %707 = gc.optimization_barrier %706 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %708 = gc.dynamic_slice %707[%703, %705] sizes [2, 2] : (tensor<3x5xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3>
  %709 = gc.constant dense<[[2.5, -2.5], [0.9375, 240.0]]> : tensor<2x2xf8E4M3>
  gc.expect eq %708, %709 : tensor<2x2xf8E4M3>
  %710 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 240.0, -240.0]]> : tensor<3x5xf8E4M3>
  %711 = gc.optimization_barrier %710 : (tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %712 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3>
  %713 = gc.optimization_barrier %712 : (tensor<2x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %714 = gc.dynamic_update_slice %711, %713[%703, %705] : (tensor<3x5xf8E4M3>, tensor<2x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E4M3>
  %715 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.125, 1.0, -1.0, -240.0]]> : tensor<3x5xf8E4M3>
  gc.expect eq %714, %715 : tensor<3x5xf8E4M3>
  %716 = gc.iota dim 0 : tensor<4x2xf8E4M3>
  %717 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf8E4M3>
  gc.expect eq %716, %717 : tensor<4x2xf8E4M3>
  // f8E4M3FN
  %718 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5]]]> : tensor<2x3x5xf8E4M3FN>
  %719 = gc.optimization_barrier %718 : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %720 = gc.reshape %719 : (tensor<2x3x5xf8E4M3FN>) -> tensor<6x5xf8E4M3FN>
  %721 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0], [0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5]]> : tensor<6x5xf8E4M3FN>
  gc.expect eq %720, %721 : tensor<6x5xf8E4M3FN>
  %722 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5]]]> : tensor<2x3x5xf8E4M3FN>
  %723 = gc.optimization_barrier %722 : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %724 = gc.transpose %723 permutation [2, 0, 1] : (tensor<2x3x5xf8E4M3FN>) -> tensor<5x2x3xf8E4M3FN>
  %725 = gc.constant dense<[[[0.0, -0.5, -7.0], [0.015625, 0x7F, 0.5]], [[-0.0, 1.5, 1.125], [-0.015625, 0.0, -0.5]], [[1.0, 2.5, 0.9375], [0.001953125, -0.0, 1.5]], [[-1.0, -2.5, 448.0], [-0.001953125, 1.0, 2.5]], [[0.5, 3.0, -448.0], [0.013671875, -1.0, -2.5]]]> : tensor<5x2x3xf8E4M3FN>
  gc.expect eq %724, %725 : tensor<5x2x3xf8E4M3FN>
  %726 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5]]]> : tensor<2x3x5xf8E4M3FN>
  %727 = gc.optimization_barrier %726 : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %728 = gc.slice %727 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x2x3xf8E4M3FN>
  %729 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.9375, -448.0]], [[0x7F, -0.0, -1.0], [0.5, 1.5, -2.5]]]> : tensor<2x2x3xf8E4M3FN>
  gc.expect eq %728, %729 : tensor<2x2x3xf8E4M3FN>
  %730 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5]]]> : tensor<2x3x5xf8E4M3FN>
  %731 = gc.optimization_barrier %730 : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %732 = gc.reverse %731 dims [0, 2] : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %733 = gc.constant dense<[[[0.013671875, -0.001953125, 0.001953125, -0.015625, 0.015625], [-1.0, 1.0, -0.0, 0.0, 0x7F], [-2.5, 2.5, 1.5, -0.5, 0.5]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-448.0, 448.0, 0.9375, 1.125, -7.0]]]> : tensor<2x3x5xf8E4M3FN>
  gc.expect eq %732, %733 : tensor<2x3x5xf8E4M3FN>
  %734 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5]]]> : tensor<2x3x5xf8E4M3FN>
  %735 = gc.optimization_barrier %734 : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %736 = gc.broadcast %735 dims [2, 0, 1] : (tensor<2x3x5xf8E4M3FN>) -> tensor<3x5x2xf8E4M3FN>
  %737 = gc.constant dense<[[[0.0, 0.015625], [-0.0, -0.015625], [1.0, 0.001953125], [-1.0, -0.001953125], [0.5, 0.013671875]], [[-0.5, 0x7F], [1.5, 0.0], [2.5, -0.0], [-2.5, 1.0], [3.0, -1.0]], [[-7.0, 0.5], [1.125, -0.5], [0.9375, 1.5], [448.0, 2.5], [-448.0, -2.5]]]> : tensor<3x5x2xf8E4M3FN>
  gc.expect eq %736, %737 : tensor<3x5x2xf8E4M3FN>
  %738 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5]]]> : tensor<2x3x5xf8E4M3FN>
  %739 = gc.optimization_barrier %738 : (tensor<2x3x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %740 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xf8E4M3FN>
  %741 = gc.optimization_barrier %740 : (tensor<2x1x5xf8E4M3FN>) -> tensor<2x1x5xf8E4M3FN>
  %742 = gc.concatenate %739, %741 dim 1 : (tensor<2x3x5xf8E4M3FN>, tensor<2x1x5xf8E4M3FN>) -> tensor<2x4x5xf8E4M3FN>
  %743 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0], [0.0, -0.0, 1.0, -1.0, 0.5]], [[0.015625, -0.015625, 0.001953125, -0.001953125, 0.013671875], [0x7F, 0.0, -0.0, 1.0, -1.0], [0.5, -0.5, 1.5, 2.5, -2.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xf8E4M3FN>
  gc.expect eq %742, %743 : tensor<2x4x5xf8E4M3FN>
  %744 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]]> : tensor<3x5xf8E4M3FN>
  %745 = gc.optimization_barrier %744 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %746 = gc.constant dense<0.0> : tensor<f8E4M3FN>
  %747 = gc.optimization_barrier %746 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %748 = gc.pad %745, %747 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %749 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.125, 0.9375, 448.0, -448.0, 0.0]]> : tensor<5x7xf8E4M3FN>
  gc.expect eq %748, %749 : tensor<5x7xf8E4M3FN>
  %750 = gc.constant dense<1> : tensor<i32>
  %751 = gc.optimization_barrier %750 : (tensor<i32>) -> tensor<i32>
  %752 = gc.constant dense<2> : tensor<i32>
  %753 = gc.optimization_barrier %752 : (tensor<i32>) -> tensor<i32>
  %754 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]]> : tensor<3x5xf8E4M3FN>
  %755 = gc.optimization_barrier %754 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %756 = gc.dynamic_slice %755[%751, %753] sizes [2, 2] : (tensor<3x5xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3FN>
  %757 = gc.constant dense<[[2.5, -2.5], [0.9375, 448.0]]> : tensor<2x2xf8E4M3FN>
  gc.expect eq %756, %757 : tensor<2x2xf8E4M3FN>
  %758 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.125, 0.9375, 448.0, -448.0]]> : tensor<3x5xf8E4M3FN>
  %759 = gc.optimization_barrier %758 : (tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %760 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3FN>
  %761 = gc.optimization_barrier %760 : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %762 = gc.dynamic_update_slice %759, %761[%751, %753] : (tensor<3x5xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E4M3FN>
  %763 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.125, 1.0, -1.0, -448.0]]> : tensor<3x5xf8E4M3FN>
  gc.expect eq %762, %763 : tensor<3x5xf8E4M3FN>
  %764 = gc.iota dim 0 : tensor<4x2xf8E4M3FN>
  %765 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf8E4M3FN>
  gc.expect eq %764, %765 : tensor<4x2xf8E4M3FN>
  // f8E4M3FNUZ
  %766 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]], [[-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3FNUZ>
  %767 = gc.optimization_barrier %766 : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %768 = gc.reshape %767 : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<6x5xf8E4M3FNUZ>
  %769 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125], [-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]> : tensor<6x5xf8E4M3FNUZ>
  gc.expect eq %768, %769 : tensor<6x5xf8E4M3FNUZ>
  %770 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]], [[-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3FNUZ>
  %771 = gc.optimization_barrier %770 : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %772 = gc.transpose %771 permutation [2, 0, 1] : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<5x2x3xf8E4M3FNUZ>
  %773 = gc.constant dense<[[[0.0, 1.5, 1.125], [-0.0078125, 0.0, 1.5]], [[1.0, 2.5, 0.9375], [0.0009765625, 1.0, 2.5]], [[-1.0, -2.5, 240.0], [-0.0009765625, -1.0, -2.5]], [[0.5, 3.0, -240.0], [0.0068359375, 0.5, 3.0]], [[-0.5, -7.0, 0.0078125], [0x80, -0.5, -7.0]]]> : tensor<5x2x3xf8E4M3FNUZ>
  gc.expect eq %772, %773 : tensor<5x2x3xf8E4M3FNUZ>
  %774 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]], [[-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3FNUZ>
  %775 = gc.optimization_barrier %774 : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %776 = gc.slice %775 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x2x3xf8E4M3FNUZ>
  %777 = gc.constant dense<[[[1.5, -2.5, -7.0], [1.125, 240.0, 0.0078125]], [[0.0, -1.0, -0.5], [1.5, -2.5, -7.0]]]> : tensor<2x2x3xf8E4M3FNUZ>
  gc.expect eq %776, %777 : tensor<2x2x3xf8E4M3FNUZ>
  %778 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]], [[-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3FNUZ>
  %779 = gc.optimization_barrier %778 : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %780 = gc.reverse %779 dims [0, 2] : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %781 = gc.constant dense<[[[0x80, 0.0068359375, -0.0009765625, 0.0009765625, -0.0078125], [-0.5, 0.5, -1.0, 1.0, 0.0], [-7.0, 3.0, -2.5, 2.5, 1.5]], [[-0.5, 0.5, -1.0, 1.0, 0.0], [-7.0, 3.0, -2.5, 2.5, 1.5], [0.0078125, -240.0, 240.0, 0.9375, 1.125]]]> : tensor<2x3x5xf8E4M3FNUZ>
  gc.expect eq %780, %781 : tensor<2x3x5xf8E4M3FNUZ>
  %782 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]], [[-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3FNUZ>
  %783 = gc.optimization_barrier %782 : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %784 = gc.broadcast %783 dims [2, 0, 1] : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<3x5x2xf8E4M3FNUZ>
  %785 = gc.constant dense<[[[0.0, -0.0078125], [1.0, 0.0009765625], [-1.0, -0.0009765625], [0.5, 0.0068359375], [-0.5, 0x80]], [[1.5, 0.0], [2.5, 1.0], [-2.5, -1.0], [3.0, 0.5], [-7.0, -0.5]], [[1.125, 1.5], [0.9375, 2.5], [240.0, -2.5], [-240.0, 3.0], [0.0078125, -7.0]]]> : tensor<3x5x2xf8E4M3FNUZ>
  gc.expect eq %784, %785 : tensor<3x5x2xf8E4M3FNUZ>
  %786 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]], [[-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3FNUZ>
  %787 = gc.optimization_barrier %786 : (tensor<2x3x5xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %788 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5]], [[1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x1x5xf8E4M3FNUZ>
  %789 = gc.optimization_barrier %788 : (tensor<2x1x5xf8E4M3FNUZ>) -> tensor<2x1x5xf8E4M3FNUZ>
  %790 = gc.concatenate %787, %789 dim 1 : (tensor<2x3x5xf8E4M3FNUZ>, tensor<2x1x5xf8E4M3FNUZ>) -> tensor<2x4x5xf8E4M3FNUZ>
  %791 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125], [0.0, 1.0, -1.0, 0.5, -0.5]], [[-0.0078125, 0.0009765625, -0.0009765625, 0.0068359375, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x4x5xf8E4M3FNUZ>
  gc.expect eq %790, %791 : tensor<2x4x5xf8E4M3FNUZ>
  %792 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]]> : tensor<3x5xf8E4M3FNUZ>
  %793 = gc.optimization_barrier %792 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %794 = gc.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %795 = gc.optimization_barrier %794 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %796 = gc.pad %793, %795 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5x7xf8E4M3FNUZ>
  %797 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.5, 2.5, -2.5, 3.0, -7.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.125, 0.9375, 240.0, -240.0, 0.0078125, 0.0]]> : tensor<5x7xf8E4M3FNUZ>
  gc.expect eq %796, %797 : tensor<5x7xf8E4M3FNUZ>
  %798 = gc.constant dense<1> : tensor<i32>
  %799 = gc.optimization_barrier %798 : (tensor<i32>) -> tensor<i32>
  %800 = gc.constant dense<2> : tensor<i32>
  %801 = gc.optimization_barrier %800 : (tensor<i32>) -> tensor<i32>
  %802 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]]> : tensor<3x5xf8E4M3FNUZ>
  %803 = gc.optimization_barrier %802 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %804 = gc.dynamic_slice %803[%799, %801] sizes [2, 2] : (tensor<3x5xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3FNUZ>
  %805 = gc.constant dense<[[-2.5, 3.0], [240.0, -240.0]]> : tensor<2x2xf8E4M3FNUZ>
  gc.expect eq %804, %805 : tensor<2x2xf8E4M3FNUZ>
  %806 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 240.0, -240.0, 0.0078125]]> : tensor<3x5xf8E4M3FNUZ>
  %807 = gc.optimization_barrier %806 : (tensor<3x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %808 = gc.constant dense<[[0.0, 1.0], [-1.0, 0.5]]> : tensor<2x2xf8E4M3FNUZ>
  %809 = gc.optimization_barrier %808 : (tensor<2x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %810 = gc.dynamic_update_slice %807, %809[%799, %801] : (tensor<3x5xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E4M3FNUZ>
  %811 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, 0.0, 1.0, -7.0], [1.125, 0.9375, -1.0, 0.5, 0.0078125]]> : tensor<3x5xf8E4M3FNUZ>
  gc.expect eq %810, %811 : tensor<3x5xf8E4M3FNUZ>
  %812 = gc.iota dim 0 : tensor<4x2xf8E4M3FNUZ>
  %813 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf8E4M3FNUZ>
  gc.expect eq %812, %813 : tensor<4x2xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %814 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]], [[-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3B11FNUZ>
  %815 = gc.optimization_barrier %814 : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %816 = gc.reshape %815 : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<6x5xf8E4M3B11FNUZ>
  %817 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625], [-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]> : tensor<6x5xf8E4M3B11FNUZ>
  gc.expect eq %816, %817 : tensor<6x5xf8E4M3B11FNUZ>
  %818 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]], [[-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3B11FNUZ>
  %819 = gc.optimization_barrier %818 : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %820 = gc.transpose %819 permutation [2, 0, 1] : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<5x2x3xf8E4M3B11FNUZ>
  %821 = gc.constant dense<[[[0.0, 1.5, 1.125], [-0.0009765625, 0.0, 1.5]], [[1.0, 2.5, 0.9375], [0.0001220703125, 1.0, 2.5]], [[-1.0, -2.5, 30.0], [-0.0001220703125, -1.0, -2.5]], [[0.5, 3.0, -30.0], [0.0008544921875, 0.5, 3.0]], [[-0.5, -7.0, 0.0009765625], [0x80, -0.5, -7.0]]]> : tensor<5x2x3xf8E4M3B11FNUZ>
  gc.expect eq %820, %821 : tensor<5x2x3xf8E4M3B11FNUZ>
  %822 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]], [[-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3B11FNUZ>
  %823 = gc.optimization_barrier %822 : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %824 = gc.slice %823 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x2x3xf8E4M3B11FNUZ>
  %825 = gc.constant dense<[[[1.5, -2.5, -7.0], [1.125, 30.0, 0.0009765625]], [[0.0, -1.0, -0.5], [1.5, -2.5, -7.0]]]> : tensor<2x2x3xf8E4M3B11FNUZ>
  gc.expect eq %824, %825 : tensor<2x2x3xf8E4M3B11FNUZ>
  %826 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]], [[-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3B11FNUZ>
  %827 = gc.optimization_barrier %826 : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %828 = gc.reverse %827 dims [0, 2] : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %829 = gc.constant dense<[[[0x80, 0.0008544921875, -0.0001220703125, 0.0001220703125, -0.0009765625], [-0.5, 0.5, -1.0, 1.0, 0.0], [-7.0, 3.0, -2.5, 2.5, 1.5]], [[-0.5, 0.5, -1.0, 1.0, 0.0], [-7.0, 3.0, -2.5, 2.5, 1.5], [0.0009765625, -30.0, 30.0, 0.9375, 1.125]]]> : tensor<2x3x5xf8E4M3B11FNUZ>
  gc.expect eq %828, %829 : tensor<2x3x5xf8E4M3B11FNUZ>
  %830 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]], [[-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3B11FNUZ>
  %831 = gc.optimization_barrier %830 : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %832 = gc.broadcast %831 dims [2, 0, 1] : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<3x5x2xf8E4M3B11FNUZ>
  %833 = gc.constant dense<[[[0.0, -0.0009765625], [1.0, 0.0001220703125], [-1.0, -0.0001220703125], [0.5, 0.0008544921875], [-0.5, 0x80]], [[1.5, 0.0], [2.5, 1.0], [-2.5, -1.0], [3.0, 0.5], [-7.0, -0.5]], [[1.125, 1.5], [0.9375, 2.5], [30.0, -2.5], [-30.0, 3.0], [0.0009765625, -7.0]]]> : tensor<3x5x2xf8E4M3B11FNUZ>
  gc.expect eq %832, %833 : tensor<3x5x2xf8E4M3B11FNUZ>
  %834 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]], [[-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E4M3B11FNUZ>
  %835 = gc.optimization_barrier %834 : (tensor<2x3x5xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %836 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5]], [[1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x1x5xf8E4M3B11FNUZ>
  %837 = gc.optimization_barrier %836 : (tensor<2x1x5xf8E4M3B11FNUZ>) -> tensor<2x1x5xf8E4M3B11FNUZ>
  %838 = gc.concatenate %835, %837 dim 1 : (tensor<2x3x5xf8E4M3B11FNUZ>, tensor<2x1x5xf8E4M3B11FNUZ>) -> tensor<2x4x5xf8E4M3B11FNUZ>
  %839 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625], [0.0, 1.0, -1.0, 0.5, -0.5]], [[-0.0009765625, 0.0001220703125, -0.0001220703125, 0.0008544921875, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x4x5xf8E4M3B11FNUZ>
  gc.expect eq %838, %839 : tensor<2x4x5xf8E4M3B11FNUZ>
  %840 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]]> : tensor<3x5xf8E4M3B11FNUZ>
  %841 = gc.optimization_barrier %840 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %842 = gc.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %843 = gc.optimization_barrier %842 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %844 = gc.pad %841, %843 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5x7xf8E4M3B11FNUZ>
  %845 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.5, 2.5, -2.5, 3.0, -7.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.125, 0.9375, 30.0, -30.0, 0.0009765625, 0.0]]> : tensor<5x7xf8E4M3B11FNUZ>
  gc.expect eq %844, %845 : tensor<5x7xf8E4M3B11FNUZ>
  %846 = gc.constant dense<1> : tensor<i32>
  %847 = gc.optimization_barrier %846 : (tensor<i32>) -> tensor<i32>
  %848 = gc.constant dense<2> : tensor<i32>
  %849 = gc.optimization_barrier %848 : (tensor<i32>) -> tensor<i32>
  %850 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]]> : tensor<3x5xf8E4M3B11FNUZ>
  %851 = gc.optimization_barrier %850 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %852 = gc.dynamic_slice %851[%847, %849] sizes [2, 2] : (tensor<3x5xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E4M3B11FNUZ>
  %853 = gc.constant dense<[[-2.5, 3.0], [30.0, -30.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  gc.expect eq %852, %853 : tensor<2x2xf8E4M3B11FNUZ>
  %854 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.125, 0.9375, 30.0, -30.0, 0.0009765625]]> : tensor<3x5xf8E4M3B11FNUZ>
  %855 = gc.optimization_barrier %854 : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %856 = gc.constant dense<[[0.0, 1.0], [-1.0, 0.5]]> : tensor<2x2xf8E4M3B11FNUZ>
  %857 = gc.optimization_barrier %856 : (tensor<2x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %858 = gc.dynamic_update_slice %855, %857[%847, %849] : (tensor<3x5xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E4M3B11FNUZ>
  %859 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, 0.0, 1.0, -7.0], [1.125, 0.9375, -1.0, 0.5, 0.0009765625]]> : tensor<3x5xf8E4M3B11FNUZ>
  gc.expect eq %858, %859 : tensor<3x5xf8E4M3B11FNUZ>
  %860 = gc.iota dim 0 : tensor<4x2xf8E4M3B11FNUZ>
  %861 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf8E4M3B11FNUZ>
  gc.expect eq %860, %861 : tensor<4x2xf8E4M3B11FNUZ>
  // f8E5M2
  %862 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]], [[6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E5M2>
  %863 = gc.optimization_barrier %862 : (tensor<2x3x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %864 = gc.reshape %863 : (tensor<2x3x5xf8E5M2>) -> tensor<6x5xf8E5M2>
  %865 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0], [6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]> : tensor<6x5xf8E5M2>
  gc.expect eq %864, %865 : tensor<6x5xf8E5M2>
  %866 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]], [[6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E5M2>
  %867 = gc.optimization_barrier %866 : (tensor<2x3x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %868 = gc.transpose %867 permutation [2, 0, 1] : (tensor<2x3x5xf8E5M2>) -> tensor<5x2x3xf8E5M2>
  %869 = gc.constant dense<[[[0.0, -0.5, -7.0], [6.103515625e-05, 0x7C, 1.0]], [[-0.0, 1.5, 1.25], [-6.103515625e-05, 0xFC, -1.0]], [[1.0, 2.5, 0.875], [1.52587890625e-05, 0x7E, 0.5]], [[-1.0, -2.5, 57344.0], [-1.52587890625e-05, 0.0, -0.5]], [[0.5, 3.0, -57344.0], [4.57763671875e-05, -0.0, 1.5]]]> : tensor<5x2x3xf8E5M2>
  gc.expect eq %868, %869 : tensor<5x2x3xf8E5M2>
  %870 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]], [[6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E5M2>
  %871 = gc.optimization_barrier %870 : (tensor<2x3x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %872 = gc.slice %871 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E5M2>) -> tensor<2x2x3xf8E5M2>
  %873 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.875, -57344.0]], [[0x7C, 0x7E, -0.0], [1.0, 0.5, 1.5]]]> : tensor<2x2x3xf8E5M2>
  gc.expect eq %872, %873 : tensor<2x2x3xf8E5M2>
  %874 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]], [[6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E5M2>
  %875 = gc.optimization_barrier %874 : (tensor<2x3x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %876 = gc.reverse %875 dims [0, 2] : (tensor<2x3x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %877 = gc.constant dense<[[[4.57763671875e-05, -1.52587890625e-05, 1.52587890625e-05, -6.103515625e-05, 6.103515625e-05], [-0.0, 0.0, 0x7E, 0xFC, 0x7C], [1.5, -0.5, 0.5, -1.0, 1.0]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-57344.0, 57344.0, 0.875, 1.25, -7.0]]]> : tensor<2x3x5xf8E5M2>
  gc.expect eq %876, %877 : tensor<2x3x5xf8E5M2>
  %878 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]], [[6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E5M2>
  %879 = gc.optimization_barrier %878 : (tensor<2x3x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %880 = gc.broadcast %879 dims [2, 0, 1] : (tensor<2x3x5xf8E5M2>) -> tensor<3x5x2xf8E5M2>
  %881 = gc.constant dense<[[[0.0, 6.103515625e-05], [-0.0, -6.103515625e-05], [1.0, 1.52587890625e-05], [-1.0, -1.52587890625e-05], [0.5, 4.57763671875e-05]], [[-0.5, 0x7C], [1.5, 0xFC], [2.5, 0x7E], [-2.5, 0.0], [3.0, -0.0]], [[-7.0, 1.0], [1.25, -1.0], [0.875, 0.5], [57344.0, -0.5], [-57344.0, 1.5]]]> : tensor<3x5x2xf8E5M2>
  gc.expect eq %880, %881 : tensor<3x5x2xf8E5M2>
  %882 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]], [[6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf8E5M2>
  %883 = gc.optimization_barrier %882 : (tensor<2x3x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %884 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xf8E5M2>
  %885 = gc.optimization_barrier %884 : (tensor<2x1x5xf8E5M2>) -> tensor<2x1x5xf8E5M2>
  %886 = gc.concatenate %883, %885 dim 1 : (tensor<2x3x5xf8E5M2>, tensor<2x1x5xf8E5M2>) -> tensor<2x4x5xf8E5M2>
  %887 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0], [0.0, -0.0, 1.0, -1.0, 0.5]], [[6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, 4.57763671875e-05], [0x7C, 0xFC, 0x7E, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xf8E5M2>
  gc.expect eq %886, %887 : tensor<2x4x5xf8E5M2>
  %888 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]]> : tensor<3x5xf8E5M2>
  %889 = gc.optimization_barrier %888 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %890 = gc.constant dense<0.0> : tensor<f8E5M2>
  %891 = gc.optimization_barrier %890 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %892 = gc.pad %889, %891 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %893 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.25, 0.875, 57344.0, -57344.0, 0.0]]> : tensor<5x7xf8E5M2>
  gc.expect eq %892, %893 : tensor<5x7xf8E5M2>
  %894 = gc.constant dense<1> : tensor<i32>
  %895 = gc.optimization_barrier %894 : (tensor<i32>) -> tensor<i32>
  %896 = gc.constant dense<2> : tensor<i32>
  %897 = gc.optimization_barrier %896 : (tensor<i32>) -> tensor<i32>
  %898 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]]> : tensor<3x5xf8E5M2>
  %899 = gc.optimization_barrier %898 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %900 = gc.dynamic_slice %899[%895, %897] sizes [2, 2] : (tensor<3x5xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E5M2>
  %901 = gc.constant dense<[[2.5, -2.5], [0.875, 57344.0]]> : tensor<2x2xf8E5M2>
  gc.expect eq %900, %901 : tensor<2x2xf8E5M2>
  %902 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.25, 0.875, 57344.0, -57344.0]]> : tensor<3x5xf8E5M2>
  %903 = gc.optimization_barrier %902 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %904 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xf8E5M2>
  %905 = gc.optimization_barrier %904 : (tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %906 = gc.dynamic_update_slice %903, %905[%895, %897] : (tensor<3x5xf8E5M2>, tensor<2x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E5M2>
  %907 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.25, 1.0, -1.0, -57344.0]]> : tensor<3x5xf8E5M2>
  gc.expect eq %906, %907 : tensor<3x5xf8E5M2>
  %908 = gc.iota dim 0 : tensor<4x2xf8E5M2>
  %909 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf8E5M2>
  gc.expect eq %908, %909 : tensor<4x2xf8E5M2>
  // f8E5M2FNUZ
  %910 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]], [[-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E5M2FNUZ>
  %911 = gc.optimization_barrier %910 : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %912 = gc.reshape %911 : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<6x5xf8E5M2FNUZ>
  %913 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05], [-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]> : tensor<6x5xf8E5M2FNUZ>
  gc.expect eq %912, %913 : tensor<6x5xf8E5M2FNUZ>
  %914 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]], [[-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E5M2FNUZ>
  %915 = gc.optimization_barrier %914 : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %916 = gc.transpose %915 permutation [2, 0, 1] : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<5x2x3xf8E5M2FNUZ>
  %917 = gc.constant dense<[[[0.0, 1.5, 1.25], [-3.0517578125e-05, 0.0, 1.5]], [[1.0, 2.5, 0.875], [7.62939453125e-06, 1.0, 2.5]], [[-1.0, -2.5, 57344.0], [-7.62939453125e-06, -1.0, -2.5]], [[0.5, 3.0, -57344.0], [2.288818359375e-05, 0.5, 3.0]], [[-0.5, -7.0, 3.0517578125e-05], [0x80, -0.5, -7.0]]]> : tensor<5x2x3xf8E5M2FNUZ>
  gc.expect eq %916, %917 : tensor<5x2x3xf8E5M2FNUZ>
  %918 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]], [[-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E5M2FNUZ>
  %919 = gc.optimization_barrier %918 : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %920 = gc.slice %919 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x2x3xf8E5M2FNUZ>
  %921 = gc.constant dense<[[[1.5, -2.5, -7.0], [1.25, 57344.0, 3.0517578125e-05]], [[0.0, -1.0, -0.5], [1.5, -2.5, -7.0]]]> : tensor<2x2x3xf8E5M2FNUZ>
  gc.expect eq %920, %921 : tensor<2x2x3xf8E5M2FNUZ>
  %922 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]], [[-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E5M2FNUZ>
  %923 = gc.optimization_barrier %922 : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %924 = gc.reverse %923 dims [0, 2] : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %925 = gc.constant dense<[[[0x80, 2.288818359375e-05, -7.62939453125e-06, 7.62939453125e-06, -3.0517578125e-05], [-0.5, 0.5, -1.0, 1.0, 0.0], [-7.0, 3.0, -2.5, 2.5, 1.5]], [[-0.5, 0.5, -1.0, 1.0, 0.0], [-7.0, 3.0, -2.5, 2.5, 1.5], [3.0517578125e-05, -57344.0, 57344.0, 0.875, 1.25]]]> : tensor<2x3x5xf8E5M2FNUZ>
  gc.expect eq %924, %925 : tensor<2x3x5xf8E5M2FNUZ>
  %926 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]], [[-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E5M2FNUZ>
  %927 = gc.optimization_barrier %926 : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %928 = gc.broadcast %927 dims [2, 0, 1] : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<3x5x2xf8E5M2FNUZ>
  %929 = gc.constant dense<[[[0.0, -3.0517578125e-05], [1.0, 7.62939453125e-06], [-1.0, -7.62939453125e-06], [0.5, 2.288818359375e-05], [-0.5, 0x80]], [[1.5, 0.0], [2.5, 1.0], [-2.5, -1.0], [3.0, 0.5], [-7.0, -0.5]], [[1.25, 1.5], [0.875, 2.5], [57344.0, -2.5], [-57344.0, 3.0], [3.0517578125e-05, -7.0]]]> : tensor<3x5x2xf8E5M2FNUZ>
  gc.expect eq %928, %929 : tensor<3x5x2xf8E5M2FNUZ>
  %930 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]], [[-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x3x5xf8E5M2FNUZ>
  %931 = gc.optimization_barrier %930 : (tensor<2x3x5xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %932 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5]], [[1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x1x5xf8E5M2FNUZ>
  %933 = gc.optimization_barrier %932 : (tensor<2x1x5xf8E5M2FNUZ>) -> tensor<2x1x5xf8E5M2FNUZ>
  %934 = gc.concatenate %931, %933 dim 1 : (tensor<2x3x5xf8E5M2FNUZ>, tensor<2x1x5xf8E5M2FNUZ>) -> tensor<2x4x5xf8E5M2FNUZ>
  %935 = gc.constant dense<[[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05], [0.0, 1.0, -1.0, 0.5, -0.5]], [[-3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, 2.288818359375e-05, 0x80], [0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.5, 2.5, -2.5, 3.0, -7.0]]]> : tensor<2x4x5xf8E5M2FNUZ>
  gc.expect eq %934, %935 : tensor<2x4x5xf8E5M2FNUZ>
  %936 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]]> : tensor<3x5xf8E5M2FNUZ>
  %937 = gc.optimization_barrier %936 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %938 = gc.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %939 = gc.optimization_barrier %938 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %940 = gc.pad %937, %939 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5x7xf8E5M2FNUZ>
  %941 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.5, 2.5, -2.5, 3.0, -7.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05, 0.0]]> : tensor<5x7xf8E5M2FNUZ>
  gc.expect eq %940, %941 : tensor<5x7xf8E5M2FNUZ>
  %942 = gc.constant dense<1> : tensor<i32>
  %943 = gc.optimization_barrier %942 : (tensor<i32>) -> tensor<i32>
  %944 = gc.constant dense<2> : tensor<i32>
  %945 = gc.optimization_barrier %944 : (tensor<i32>) -> tensor<i32>
  %946 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]]> : tensor<3x5xf8E5M2FNUZ>
  %947 = gc.optimization_barrier %946 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %948 = gc.dynamic_slice %947[%943, %945] sizes [2, 2] : (tensor<3x5xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E5M2FNUZ>
  %949 = gc.constant dense<[[-2.5, 3.0], [57344.0, -57344.0]]> : tensor<2x2xf8E5M2FNUZ>
  gc.expect eq %948, %949 : tensor<2x2xf8E5M2FNUZ>
  %950 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, -2.5, 3.0, -7.0], [1.25, 0.875, 57344.0, -57344.0, 3.0517578125e-05]]> : tensor<3x5xf8E5M2FNUZ>
  %951 = gc.optimization_barrier %950 : (tensor<3x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %952 = gc.constant dense<[[0.0, 1.0], [-1.0, 0.5]]> : tensor<2x2xf8E5M2FNUZ>
  %953 = gc.optimization_barrier %952 : (tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %954 = gc.dynamic_update_slice %951, %953[%943, %945] : (tensor<3x5xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E5M2FNUZ>
  %955 = gc.constant dense<[[0.0, 1.0, -1.0, 0.5, -0.5], [1.5, 2.5, 0.0, 1.0, -7.0], [1.25, 0.875, -1.0, 0.5, 3.0517578125e-05]]> : tensor<3x5xf8E5M2FNUZ>
  gc.expect eq %954, %955 : tensor<3x5xf8E5M2FNUZ>
  %956 = gc.iota dim 0 : tensor<4x2xf8E5M2FNUZ>
  %957 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf8E5M2FNUZ>
  gc.expect eq %956, %957 : tensor<4x2xf8E5M2FNUZ>
  // f8E8M0FNU
  %958 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]], [[0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF]]]> : tensor<2x3x5xf8E8M0FNU>
  %959 = gc.optimization_barrier %958 : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %960 = gc.reshape %959 : (tensor<2x3x5xf8E8M0FNU>) -> tensor<6x5xf8E8M0FNU>
  %961 = gc.constant dense<[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5], [0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF]]> : tensor<6x5xf8E8M0FNU>
  gc.expect eq %960, %961 : tensor<6x5xf8E8M0FNU>
  %962 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]], [[0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF]]]> : tensor<2x3x5xf8E8M0FNU>
  %963 = gc.optimization_barrier %962 : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %964 = gc.transpose %963 permutation [2, 0, 1] : (tensor<2x3x5xf8E8M0FNU>) -> tensor<5x2x3xf8E8M0FNU>
  %965 = gc.constant dense<[[[0xFF, 1.7014118346046923e+38, 2.0], [0xFF, 4.0, 0.5]], [[1.0, 5.877471754111438e-39, 4.0], [1.7014118346046923e+38, 4.0, 5.877471754111438e-39]], [[0.5, 0xFF, 1.7014118346046923e+38], [4.0, 1.0, 0xFF]], [[2.0, 1.0, 5.877471754111438e-39], [1.7014118346046923e+38, 5.877471754111438e-39, 5.877471754111438e-39]], [[4.0, 0.5, 0.5], [4.0, 2.0, 0xFF]]]> : tensor<5x2x3xf8E8M0FNU>
  gc.expect eq %964, %965 : tensor<5x2x3xf8E8M0FNU>
  %966 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]], [[0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF]]]> : tensor<2x3x5xf8E8M0FNU>
  %967 = gc.optimization_barrier %966 : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %968 = gc.slice %967 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x2x3xf8E8M0FNU>
  %969 = gc.constant dense<[[[1.7014118346046923e+38, 0xFF, 0.5], [2.0, 1.7014118346046923e+38, 0.5]], [[4.0, 1.0, 2.0], [0.5, 0xFF, 0xFF]]]> : tensor<2x2x3xf8E8M0FNU>
  gc.expect eq %968, %969 : tensor<2x2x3xf8E8M0FNU>
  %970 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]], [[0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF]]]> : tensor<2x3x5xf8E8M0FNU>
  %971 = gc.optimization_barrier %970 : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %972 = gc.reverse %971 dims [0, 2] : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %973 = gc.constant dense<[[[4.0, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 0xFF], [2.0, 5.877471754111438e-39, 1.0, 4.0, 4.0], [0xFF, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0.5]], [[4.0, 2.0, 0.5, 1.0, 0xFF], [0.5, 1.0, 0xFF, 5.877471754111438e-39, 1.7014118346046923e+38], [0.5, 5.877471754111438e-39, 1.7014118346046923e+38, 4.0, 2.0]]]> : tensor<2x3x5xf8E8M0FNU>
  gc.expect eq %972, %973 : tensor<2x3x5xf8E8M0FNU>
  %974 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]], [[0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF]]]> : tensor<2x3x5xf8E8M0FNU>
  %975 = gc.optimization_barrier %974 : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %976 = gc.broadcast %975 dims [2, 0, 1] : (tensor<2x3x5xf8E8M0FNU>) -> tensor<3x5x2xf8E8M0FNU>
  %977 = gc.constant dense<[[[0xFF, 0xFF], [1.0, 1.7014118346046923e+38], [0.5, 4.0], [2.0, 1.7014118346046923e+38], [4.0, 4.0]], [[1.7014118346046923e+38, 4.0], [5.877471754111438e-39, 4.0], [0xFF, 1.0], [1.0, 5.877471754111438e-39], [0.5, 2.0]], [[2.0, 0.5], [4.0, 5.877471754111438e-39], [1.7014118346046923e+38, 0xFF], [5.877471754111438e-39, 5.877471754111438e-39], [0.5, 0xFF]]]> : tensor<3x5x2xf8E8M0FNU>
  gc.expect eq %976, %977 : tensor<3x5x2xf8E8M0FNU>
  %978 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]], [[0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF]]]> : tensor<2x3x5xf8E8M0FNU>
  %979 = gc.optimization_barrier %978 : (tensor<2x3x5xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %980 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0]], [[1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5]]]> : tensor<2x1x5xf8E8M0FNU>
  %981 = gc.optimization_barrier %980 : (tensor<2x1x5xf8E8M0FNU>) -> tensor<2x1x5xf8E8M0FNU>
  %982 = gc.concatenate %979, %981 dim 1 : (tensor<2x3x5xf8E8M0FNU>, tensor<2x1x5xf8E8M0FNU>) -> tensor<2x4x5xf8E8M0FNU>
  %983 = gc.constant dense<[[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5], [0xFF, 1.0, 0.5, 2.0, 4.0]], [[0xFF, 1.7014118346046923e+38, 4.0, 1.7014118346046923e+38, 4.0], [4.0, 4.0, 1.0, 5.877471754111438e-39, 2.0], [0.5, 5.877471754111438e-39, 0xFF, 5.877471754111438e-39, 0xFF], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5]]]> : tensor<2x4x5xf8E8M0FNU>
  gc.expect eq %982, %983 : tensor<2x4x5xf8E8M0FNU>
  %984 = gc.constant dense<[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]]> : tensor<3x5xf8E8M0FNU>
  %985 = gc.optimization_barrier %984 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %986 = gc.constant dense<0xFF> : tensor<f8E8M0FNU>
  %987 = gc.optimization_barrier %986 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %988 = gc.pad %985, %987 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5x7xf8E8M0FNU>
  %989 = gc.constant dense<[[0xFF, 0xFF, 1.0, 0.5, 2.0, 4.0, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5, 0xFF]]> : tensor<5x7xf8E8M0FNU>
  gc.expect eq %988, %989 : tensor<5x7xf8E8M0FNU>
  %990 = gc.constant dense<1> : tensor<i32>
  %991 = gc.optimization_barrier %990 : (tensor<i32>) -> tensor<i32>
  %992 = gc.constant dense<2> : tensor<i32>
  %993 = gc.optimization_barrier %992 : (tensor<i32>) -> tensor<i32>
  %994 = gc.constant dense<[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]]> : tensor<3x5xf8E8M0FNU>
  %995 = gc.optimization_barrier %994 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %996 = gc.dynamic_slice %995[%991, %993] sizes [2, 2] : (tensor<3x5xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<2x2xf8E8M0FNU>
  %997 = gc.constant dense<[[0xFF, 1.0], [1.7014118346046923e+38, 5.877471754111438e-39]]> : tensor<2x2xf8E8M0FNU>
  gc.expect eq %996, %997 : tensor<2x2xf8E8M0FNU>
  %998 = gc.constant dense<[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 1.7014118346046923e+38, 5.877471754111438e-39, 0.5]]> : tensor<3x5xf8E8M0FNU>
  %999 = gc.optimization_barrier %998 : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %1000 = gc.constant dense<[[0xFF, 1.0], [0.5, 2.0]]> : tensor<2x2xf8E8M0FNU>
  %1001 = gc.optimization_barrier %1000 : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  %1002 = gc.dynamic_update_slice %999, %1001[%991, %993] : (tensor<3x5xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<3x5xf8E8M0FNU>
  %1003 = gc.constant dense<[[0xFF, 1.0, 0.5, 2.0, 4.0], [1.7014118346046923e+38, 5.877471754111438e-39, 0xFF, 1.0, 0.5], [2.0, 4.0, 0.5, 2.0, 0.5]]> : tensor<3x5xf8E8M0FNU>
  gc.expect eq %1002, %1003 : tensor<3x5xf8E8M0FNU>
  %1004 = gc.iota dim 0 : tensor<4x2xf8E8M0FNU>
  %1005 = gc.constant dense<[[0xFF, 0xFF], [1.0, 1.0], [2.0, 2.0], [4.0, 4.0]]> : tensor<4x2xf8E8M0FNU>
  gc.expect eq %1004, %1005 : tensor<4x2xf8E8M0FNU>
  // bf16
  %1006 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xbf16>
  %1007 = gc.optimization_barrier %1006 : (tensor<2x3x5xbf16>) -> tensor<2x3x5xbf16>
  %1008 = gc.reshape %1007 : (tensor<2x3x5xbf16>) -> tensor<6x5xbf16>
  %1009 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38], [1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]> : tensor<6x5xbf16>
  gc.expect eq %1008, %1009 : tensor<6x5xbf16>
  %1010 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xbf16>
  %1011 = gc.optimization_barrier %1010 : (tensor<2x3x5xbf16>) -> tensor<2x3x5xbf16>
  %1012 = gc.transpose %1011 permutation [2, 0, 1] : (tensor<2x3x5xbf16>) -> tensor<5x2x3xbf16>
  %1013 = gc.constant dense<[[[0.0, -0.5, -7.0], [1.1754943508222875e-38, 0x7F80, 1.0]], [[-0.0, 1.5, 1.0078125], [-1.1754943508222875e-38, 0xFF80, -1.0]], [[1.0, 2.5, 0.99609375], [9.183549615799121e-41, 0x7FC0, 0.5]], [[-1.0, -2.5, 3.3895313892515355e+38], [-9.183549615799121e-41, 0.0, -0.5]], [[0.5, 3.0, -3.3895313892515355e+38], [1.1663108012064884e-38, -0.0, 1.5]]]> : tensor<5x2x3xbf16>
  gc.expect eq %1012, %1013 : tensor<5x2x3xbf16>
  %1014 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xbf16>
  %1015 = gc.optimization_barrier %1014 : (tensor<2x3x5xbf16>) -> tensor<2x3x5xbf16>
  %1016 = gc.slice %1015 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xbf16>) -> tensor<2x2x3xbf16>
  %1017 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.99609375, -3.3895313892515355e+38]], [[0x7F80, 0x7FC0, -0.0], [1.0, 0.5, 1.5]]]> : tensor<2x2x3xbf16>
  gc.expect eq %1016, %1017 : tensor<2x2x3xbf16>
  %1018 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xbf16>
  %1019 = gc.optimization_barrier %1018 : (tensor<2x3x5xbf16>) -> tensor<2x3x5xbf16>
  %1020 = gc.reverse %1019 dims [0, 2] : (tensor<2x3x5xbf16>) -> tensor<2x3x5xbf16>
  %1021 = gc.constant dense<[[[1.1663108012064884e-38, -9.183549615799121e-41, 9.183549615799121e-41, -1.1754943508222875e-38, 1.1754943508222875e-38], [-0.0, 0.0, 0x7FC0, 0xFF80, 0x7F80], [1.5, -0.5, 0.5, -1.0, 1.0]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-3.3895313892515355e+38, 3.3895313892515355e+38, 0.99609375, 1.0078125, -7.0]]]> : tensor<2x3x5xbf16>
  gc.expect eq %1020, %1021 : tensor<2x3x5xbf16>
  %1022 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xbf16>
  %1023 = gc.optimization_barrier %1022 : (tensor<2x3x5xbf16>) -> tensor<2x3x5xbf16>
  %1024 = gc.broadcast %1023 dims [2, 0, 1] : (tensor<2x3x5xbf16>) -> tensor<3x5x2xbf16>
  %1025 = gc.constant dense<[[[0.0, 1.1754943508222875e-38], [-0.0, -1.1754943508222875e-38], [1.0, 9.183549615799121e-41], [-1.0, -9.183549615799121e-41], [0.5, 1.1663108012064884e-38]], [[-0.5, 0x7F80], [1.5, 0xFF80], [2.5, 0x7FC0], [-2.5, 0.0], [3.0, -0.0]], [[-7.0, 1.0], [1.0078125, -1.0], [0.99609375, 0.5], [3.3895313892515355e+38, -0.5], [-3.3895313892515355e+38, 1.5]]]> : tensor<3x5x2xbf16>
  gc.expect eq %1024, %1025 : tensor<3x5x2xbf16>
  %1026 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xbf16>
  %1027 = gc.optimization_barrier %1026 : (tensor<2x3x5xbf16>) -> tensor<2x3x5xbf16>
  %1028 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xbf16>
  %1029 = gc.optimization_barrier %1028 : (tensor<2x1x5xbf16>) -> tensor<2x1x5xbf16>
  %1030 = gc.concatenate %1027, %1029 dim 1 : (tensor<2x3x5xbf16>, tensor<2x1x5xbf16>) -> tensor<2x4x5xbf16>
  %1031 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38], [0.0, -0.0, 1.0, -1.0, 0.5]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 9.183549615799121e-41, -9.183549615799121e-41, 1.1663108012064884e-38], [0x7F80, 0xFF80, 0x7FC0, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xbf16>
  gc.expect eq %1030, %1031 : tensor<2x4x5xbf16>
  %1032 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]]> : tensor<3x5xbf16>
  %1033 = gc.optimization_barrier %1032 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1034 = gc.constant dense<0.0> : tensor<bf16>
  %1035 = gc.optimization_barrier %1034 : (tensor<bf16>) -> tensor<bf16>
  %1036 = gc.pad %1033, %1035 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %1037 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38, 0.0]]> : tensor<5x7xbf16>
  gc.expect eq %1036, %1037 : tensor<5x7xbf16>
  %1038 = gc.constant dense<1> : tensor<i32>
  %1039 = gc.optimization_barrier %1038 : (tensor<i32>) -> tensor<i32>
  %1040 = gc.constant dense<2> : tensor<i32>
  %1041 = gc.optimization_barrier %1040 : (tensor<i32>) -> tensor<i32>
  %1042 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]]> : tensor<3x5xbf16>
  %1043 = gc.optimization_barrier %1042 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1044 = gc.dynamic_slice %1043[%1039, %1041] sizes [2, 2] : (tensor<3x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x2xbf16>
  %1045 = gc.constant dense<[[2.5, -2.5], [0.99609375, 3.3895313892515355e+38]]> : tensor<2x2xbf16>
  gc.expect eq %1044, %1045 : tensor<2x2xbf16>
  %1046 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0078125, 0.99609375, 3.3895313892515355e+38, -3.3895313892515355e+38]]> : tensor<3x5xbf16>
  %1047 = gc.optimization_barrier %1046 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1048 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xbf16>
  %1049 = gc.optimization_barrier %1048 : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %1050 = gc.dynamic_update_slice %1047, %1049[%1039, %1041] : (tensor<3x5xbf16>, tensor<2x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x5xbf16>
  %1051 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.0078125, 1.0, -1.0, -3.3895313892515355e+38]]> : tensor<3x5xbf16>
  gc.expect eq %1050, %1051 : tensor<3x5xbf16>
  %1052 = gc.iota dim 0 : tensor<4x2xbf16>
  %1053 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xbf16>
  gc.expect eq %1052, %1053 : tensor<4x2xbf16>
  // f16
  %1054 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]], [[6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf16>
  %1055 = gc.optimization_barrier %1054 : (tensor<2x3x5xf16>) -> tensor<2x3x5xf16>
  %1056 = gc.reshape %1055 : (tensor<2x3x5xf16>) -> tensor<6x5xf16>
  %1057 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0], [6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]> : tensor<6x5xf16>
  gc.expect eq %1056, %1057 : tensor<6x5xf16>
  %1058 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]], [[6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf16>
  %1059 = gc.optimization_barrier %1058 : (tensor<2x3x5xf16>) -> tensor<2x3x5xf16>
  %1060 = gc.transpose %1059 permutation [2, 0, 1] : (tensor<2x3x5xf16>) -> tensor<5x2x3xf16>
  %1061 = gc.constant dense<[[[0.0, -0.5, -7.0], [6.103515625e-05, 0x7C00, 1.0]], [[-0.0, 1.5, 1.0009765625], [-6.103515625e-05, 0xFC00, -1.0]], [[1.0, 2.5, 0.99951171875], [5.960464477539063e-08, 0x7E00, 0.5]], [[-1.0, -2.5, 65504.0], [-5.960464477539063e-08, 0.0, -0.5]], [[0.5, 3.0, -65504.0], [6.097555160522461e-05, -0.0, 1.5]]]> : tensor<5x2x3xf16>
  gc.expect eq %1060, %1061 : tensor<5x2x3xf16>
  %1062 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]], [[6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf16>
  %1063 = gc.optimization_barrier %1062 : (tensor<2x3x5xf16>) -> tensor<2x3x5xf16>
  %1064 = gc.slice %1063 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf16>) -> tensor<2x2x3xf16>
  %1065 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.99951171875, -65504.0]], [[0x7C00, 0x7E00, -0.0], [1.0, 0.5, 1.5]]]> : tensor<2x2x3xf16>
  gc.expect eq %1064, %1065 : tensor<2x2x3xf16>
  %1066 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]], [[6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf16>
  %1067 = gc.optimization_barrier %1066 : (tensor<2x3x5xf16>) -> tensor<2x3x5xf16>
  %1068 = gc.reverse %1067 dims [0, 2] : (tensor<2x3x5xf16>) -> tensor<2x3x5xf16>
  %1069 = gc.constant dense<[[[6.097555160522461e-05, -5.960464477539063e-08, 5.960464477539063e-08, -6.103515625e-05, 6.103515625e-05], [-0.0, 0.0, 0x7E00, 0xFC00, 0x7C00], [1.5, -0.5, 0.5, -1.0, 1.0]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-65504.0, 65504.0, 0.99951171875, 1.0009765625, -7.0]]]> : tensor<2x3x5xf16>
  gc.expect eq %1068, %1069 : tensor<2x3x5xf16>
  %1070 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]], [[6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf16>
  %1071 = gc.optimization_barrier %1070 : (tensor<2x3x5xf16>) -> tensor<2x3x5xf16>
  %1072 = gc.broadcast %1071 dims [2, 0, 1] : (tensor<2x3x5xf16>) -> tensor<3x5x2xf16>
  %1073 = gc.constant dense<[[[0.0, 6.103515625e-05], [-0.0, -6.103515625e-05], [1.0, 5.960464477539063e-08], [-1.0, -5.960464477539063e-08], [0.5, 6.097555160522461e-05]], [[-0.5, 0x7C00], [1.5, 0xFC00], [2.5, 0x7E00], [-2.5, 0.0], [3.0, -0.0]], [[-7.0, 1.0], [1.0009765625, -1.0], [0.99951171875, 0.5], [65504.0, -0.5], [-65504.0, 1.5]]]> : tensor<3x5x2xf16>
  gc.expect eq %1072, %1073 : tensor<3x5x2xf16>
  %1074 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]], [[6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf16>
  %1075 = gc.optimization_barrier %1074 : (tensor<2x3x5xf16>) -> tensor<2x3x5xf16>
  %1076 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xf16>
  %1077 = gc.optimization_barrier %1076 : (tensor<2x1x5xf16>) -> tensor<2x1x5xf16>
  %1078 = gc.concatenate %1075, %1077 dim 1 : (tensor<2x3x5xf16>, tensor<2x1x5xf16>) -> tensor<2x4x5xf16>
  %1079 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0], [0.0, -0.0, 1.0, -1.0, 0.5]], [[6.103515625e-05, -6.103515625e-05, 5.960464477539063e-08, -5.960464477539063e-08, 6.097555160522461e-05], [0x7C00, 0xFC00, 0x7E00, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xf16>
  gc.expect eq %1078, %1079 : tensor<2x4x5xf16>
  %1080 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]]> : tensor<3x5xf16>
  %1081 = gc.optimization_barrier %1080 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1082 = gc.constant dense<0.0> : tensor<f16>
  %1083 = gc.optimization_barrier %1082 : (tensor<f16>) -> tensor<f16>
  %1084 = gc.pad %1081, %1083 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf16>, tensor<f16>) -> tensor<5x7xf16>
  %1085 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0, 0.0]]> : tensor<5x7xf16>
  gc.expect eq %1084, %1085 : tensor<5x7xf16>
  %1086 = gc.constant dense<1> : tensor<i32>
  %1087 = gc.optimization_barrier %1086 : (tensor<i32>) -> tensor<i32>
  %1088 = gc.constant dense<2> : tensor<i32>
  %1089 = gc.optimization_barrier %1088 : (tensor<i32>) -> tensor<i32>
  %1090 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]]> : tensor<3x5xf16>
  %1091 = gc.optimization_barrier %1090 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1092 = gc.dynamic_slice %1091[%1087, %1089] sizes [2, 2] : (tensor<3x5xf16>, tensor<i32>, tensor<i32>) -> tensor<2x2xf16>
  %1093 = gc.constant dense<[[2.5, -2.5], [0.99951171875, 65504.0]]> : tensor<2x2xf16>
  gc.expect eq %1092, %1093 : tensor<2x2xf16>
  %1094 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0009765625, 0.99951171875, 65504.0, -65504.0]]> : tensor<3x5xf16>
  %1095 = gc.optimization_barrier %1094 : (tensor<3x5xf16>) -> tensor<3x5xf16>
  %1096 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xf16>
  %1097 = gc.optimization_barrier %1096 : (tensor<2x2xf16>) -> tensor<2x2xf16>
  %1098 = gc.dynamic_update_slice %1095, %1097[%1087, %1089] : (tensor<3x5xf16>, tensor<2x2xf16>, tensor<i32>, tensor<i32>) -> tensor<3x5xf16>
  %1099 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.0009765625, 1.0, -1.0, -65504.0]]> : tensor<3x5xf16>
  gc.expect eq %1098, %1099 : tensor<3x5xf16>
  %1100 = gc.iota dim 0 : tensor<4x2xf16>
  %1101 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf16>
  gc.expect eq %1100, %1101 : tensor<4x2xf16>
  // f32
  %1102 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf32>
  %1103 = gc.optimization_barrier %1102 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1104 = gc.reshape %1103 : (tensor<2x3x5xf32>) -> tensor<6x5xf32>
  %1105 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38], [1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]> : tensor<6x5xf32>
  gc.expect eq %1104, %1105 : tensor<6x5xf32>
  %1106 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf32>
  %1107 = gc.optimization_barrier %1106 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1108 = gc.transpose %1107 permutation [2, 0, 1] : (tensor<2x3x5xf32>) -> tensor<5x2x3xf32>
  %1109 = gc.constant dense<[[[0.0, -0.5, -7.0], [1.1754943508222875e-38, 0x7F800000, 1.0]], [[-0.0, 1.5, 1.0000001192092896], [-1.1754943508222875e-38, 0xFF800000, -1.0]], [[1.0, 2.5, 0.9999999403953552], [1.401298464324817e-45, 0x7FC00000, 0.5]], [[-1.0, -2.5, 3.4028234663852886e+38], [-1.401298464324817e-45, 0.0, -0.5]], [[0.5, 3.0, -3.4028234663852886e+38], [1.1754942106924411e-38, -0.0, 1.5]]]> : tensor<5x2x3xf32>
  gc.expect eq %1108, %1109 : tensor<5x2x3xf32>
  %1110 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf32>
  %1111 = gc.optimization_barrier %1110 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1112 = gc.slice %1111 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x2x3xf32>
  %1113 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.9999999403953552, -3.4028234663852886e+38]], [[0x7F800000, 0x7FC00000, -0.0], [1.0, 0.5, 1.5]]]> : tensor<2x2x3xf32>
  gc.expect eq %1112, %1113 : tensor<2x2x3xf32>
  %1114 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf32>
  %1115 = gc.optimization_barrier %1114 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1116 = gc.reverse %1115 dims [0, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1117 = gc.constant dense<[[[1.1754942106924411e-38, -1.401298464324817e-45, 1.401298464324817e-45, -1.1754943508222875e-38, 1.1754943508222875e-38], [-0.0, 0.0, 0x7FC00000, 0xFF800000, 0x7F800000], [1.5, -0.5, 0.5, -1.0, 1.0]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-3.4028234663852886e+38, 3.4028234663852886e+38, 0.9999999403953552, 1.0000001192092896, -7.0]]]> : tensor<2x3x5xf32>
  gc.expect eq %1116, %1117 : tensor<2x3x5xf32>
  %1118 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf32>
  %1119 = gc.optimization_barrier %1118 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1120 = gc.broadcast %1119 dims [2, 0, 1] : (tensor<2x3x5xf32>) -> tensor<3x5x2xf32>
  %1121 = gc.constant dense<[[[0.0, 1.1754943508222875e-38], [-0.0, -1.1754943508222875e-38], [1.0, 1.401298464324817e-45], [-1.0, -1.401298464324817e-45], [0.5, 1.1754942106924411e-38]], [[-0.5, 0x7F800000], [1.5, 0xFF800000], [2.5, 0x7FC00000], [-2.5, 0.0], [3.0, -0.0]], [[-7.0, 1.0], [1.0000001192092896, -1.0], [0.9999999403953552, 0.5], [3.4028234663852886e+38, -0.5], [-3.4028234663852886e+38, 1.5]]]> : tensor<3x5x2xf32>
  gc.expect eq %1120, %1121 : tensor<3x5x2xf32>
  %1122 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf32>
  %1123 = gc.optimization_barrier %1122 : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1124 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xf32>
  %1125 = gc.optimization_barrier %1124 : (tensor<2x1x5xf32>) -> tensor<2x1x5xf32>
  %1126 = gc.concatenate %1123, %1125 dim 1 : (tensor<2x3x5xf32>, tensor<2x1x5xf32>) -> tensor<2x4x5xf32>
  %1127 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38], [0.0, -0.0, 1.0, -1.0, 0.5]], [[1.1754943508222875e-38, -1.1754943508222875e-38, 1.401298464324817e-45, -1.401298464324817e-45, 1.1754942106924411e-38], [0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xf32>
  gc.expect eq %1126, %1127 : tensor<2x4x5xf32>
  %1128 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]]> : tensor<3x5xf32>
  %1129 = gc.optimization_barrier %1128 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1130 = gc.constant dense<0.0> : tensor<f32>
  %1131 = gc.optimization_barrier %1130 : (tensor<f32>) -> tensor<f32>
  %1132 = gc.pad %1129, %1131 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5x7xf32>
  %1133 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38, 0.0]]> : tensor<5x7xf32>
  gc.expect eq %1132, %1133 : tensor<5x7xf32>
  %1134 = gc.constant dense<1> : tensor<i32>
  %1135 = gc.optimization_barrier %1134 : (tensor<i32>) -> tensor<i32>
  %1136 = gc.constant dense<2> : tensor<i32>
  %1137 = gc.optimization_barrier %1136 : (tensor<i32>) -> tensor<i32>
  %1138 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]]> : tensor<3x5xf32>
  %1139 = gc.optimization_barrier %1138 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1140 = gc.dynamic_slice %1139[%1135, %1137] sizes [2, 2] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  %1141 = gc.constant dense<[[2.5, -2.5], [0.9999999403953552, 3.4028234663852886e+38]]> : tensor<2x2xf32>
  gc.expect eq %1140, %1141 : tensor<2x2xf32>
  %1142 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000001192092896, 0.9999999403953552, 3.4028234663852886e+38, -3.4028234663852886e+38]]> : tensor<3x5xf32>
  %1143 = gc.optimization_barrier %1142 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %1144 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xf32>
  %1145 = gc.optimization_barrier %1144 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1146 = gc.dynamic_update_slice %1143, %1145[%1135, %1137] : (tensor<3x5xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
  %1147 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.0000001192092896, 1.0, -1.0, -3.4028234663852886e+38]]> : tensor<3x5xf32>
  gc.expect eq %1146, %1147 : tensor<3x5xf32>
  %1148 = gc.iota dim 0 : tensor<4x2xf32>
  %1149 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf32>
  gc.expect eq %1148, %1149 : tensor<4x2xf32>
  // f64
  %1150 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]], [[2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf64>
  %1151 = gc.optimization_barrier %1150 : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
  %1152 = gc.reshape %1151 : (tensor<2x3x5xf64>) -> tensor<6x5xf64>
  %1153 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308], [2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]> : tensor<6x5xf64>
  gc.expect eq %1152, %1153 : tensor<6x5xf64>
  %1154 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]], [[2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf64>
  %1155 = gc.optimization_barrier %1154 : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
  %1156 = gc.transpose %1155 permutation [2, 0, 1] : (tensor<2x3x5xf64>) -> tensor<5x2x3xf64>
  %1157 = gc.constant dense<[[[0.0, -0.5, -7.0], [2.2250738585072014e-308, 0x7FF0000000000000, 1.0]], [[-0.0, 1.5, 1.0000000000000002], [-2.2250738585072014e-308, 0xFFF0000000000000, -1.0]], [[1.0, 2.5, 0.9999999999999999], [5.0e-324, 0x7FF8000000000000, 0.5]], [[-1.0, -2.5, 1.7976931348623157e+308], [-5.0e-324, 0.0, -0.5]], [[0.5, 3.0, -1.7976931348623157e+308], [2.225073858507201e-308, -0.0, 1.5]]]> : tensor<5x2x3xf64>
  gc.expect eq %1156, %1157 : tensor<5x2x3xf64>
  %1158 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]], [[2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf64>
  %1159 = gc.optimization_barrier %1158 : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
  %1160 = gc.slice %1159 start [0, 1, 0] limit [2, 3, 5] stride [1, 1, 2] : (tensor<2x3x5xf64>) -> tensor<2x2x3xf64>
  %1161 = gc.constant dense<[[[-0.5, 2.5, 3.0], [-7.0, 0.9999999999999999, -1.7976931348623157e+308]], [[0x7FF0000000000000, 0x7FF8000000000000, -0.0], [1.0, 0.5, 1.5]]]> : tensor<2x2x3xf64>
  gc.expect eq %1160, %1161 : tensor<2x2x3xf64>
  %1162 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]], [[2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf64>
  %1163 = gc.optimization_barrier %1162 : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
  %1164 = gc.reverse %1163 dims [0, 2] : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
  %1165 = gc.constant dense<[[[2.225073858507201e-308, -5.0e-324, 5.0e-324, -2.2250738585072014e-308, 2.2250738585072014e-308], [-0.0, 0.0, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [1.5, -0.5, 0.5, -1.0, 1.0]], [[0.5, -1.0, 1.0, -0.0, 0.0], [3.0, -2.5, 2.5, 1.5, -0.5], [-1.7976931348623157e+308, 1.7976931348623157e+308, 0.9999999999999999, 1.0000000000000002, -7.0]]]> : tensor<2x3x5xf64>
  gc.expect eq %1164, %1165 : tensor<2x3x5xf64>
  %1166 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]], [[2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf64>
  %1167 = gc.optimization_barrier %1166 : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
  %1168 = gc.broadcast %1167 dims [2, 0, 1] : (tensor<2x3x5xf64>) -> tensor<3x5x2xf64>
  %1169 = gc.constant dense<[[[0.0, 2.2250738585072014e-308], [-0.0, -2.2250738585072014e-308], [1.0, 5.0e-324], [-1.0, -5.0e-324], [0.5, 2.225073858507201e-308]], [[-0.5, 0x7FF0000000000000], [1.5, 0xFFF0000000000000], [2.5, 0x7FF8000000000000], [-2.5, 0.0], [3.0, -0.0]], [[-7.0, 1.0], [1.0000000000000002, -1.0], [0.9999999999999999, 0.5], [1.7976931348623157e+308, -0.5], [-1.7976931348623157e+308, 1.5]]]> : tensor<3x5x2xf64>
  gc.expect eq %1168, %1169 : tensor<3x5x2xf64>
  %1170 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]], [[2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5]]]> : tensor<2x3x5xf64>
  %1171 = gc.optimization_barrier %1170 : (tensor<2x3x5xf64>) -> tensor<2x3x5xf64>
  %1172 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5]], [[-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x1x5xf64>
  %1173 = gc.optimization_barrier %1172 : (tensor<2x1x5xf64>) -> tensor<2x1x5xf64>
  %1174 = gc.concatenate %1171, %1173 dim 1 : (tensor<2x3x5xf64>, tensor<2x1x5xf64>) -> tensor<2x4x5xf64>
  %1175 = gc.constant dense<[[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308], [0.0, -0.0, 1.0, -1.0, 0.5]], [[2.2250738585072014e-308, -2.2250738585072014e-308, 5.0e-324, -5.0e-324, 2.225073858507201e-308], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0], [1.0, -1.0, 0.5, -0.5, 1.5], [-0.5, 1.5, 2.5, -2.5, 3.0]]]> : tensor<2x4x5xf64>
  gc.expect eq %1174, %1175 : tensor<2x4x5xf64>
  %1176 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]]> : tensor<3x5xf64>
  %1177 = gc.optimization_barrier %1176 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1178 = gc.constant dense<0.0> : tensor<f64>
  %1179 = gc.optimization_barrier %1178 : (tensor<f64>) -> tensor<f64>
  %1180 = gc.pad %1177, %1179 low [0, 1] high [0, 1] interior [1, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<5x7xf64>
  %1181 = gc.constant dense<[[0.0, 0.0, -0.0, 1.0, -1.0, 0.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 1.5, 2.5, -2.5, 3.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308, 0.0]]> : tensor<5x7xf64>
  gc.expect eq %1180, %1181 : tensor<5x7xf64>
  %1182 = gc.constant dense<1> : tensor<i32>
  %1183 = gc.optimization_barrier %1182 : (tensor<i32>) -> tensor<i32>
  %1184 = gc.constant dense<2> : tensor<i32>
  %1185 = gc.optimization_barrier %1184 : (tensor<i32>) -> tensor<i32>
  %1186 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]]> : tensor<3x5xf64>
  %1187 = gc.optimization_barrier %1186 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1188 = gc.dynamic_slice %1187[%1183, %1185] sizes [2, 2] : (tensor<3x5xf64>, tensor<i32>, tensor<i32>) -> tensor<2x2xf64>
  %1189 = gc.constant dense<[[2.5, -2.5], [0.9999999999999999, 1.7976931348623157e+308]]> : tensor<2x2xf64>
  gc.expect eq %1188, %1189 : tensor<2x2xf64>
  %1190 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 2.5, -2.5, 3.0], [-7.0, 1.0000000000000002, 0.9999999999999999, 1.7976931348623157e+308, -1.7976931348623157e+308]]> : tensor<3x5xf64>
  %1191 = gc.optimization_barrier %1190 : (tensor<3x5xf64>) -> tensor<3x5xf64>
  %1192 = gc.constant dense<[[0.0, -0.0], [1.0, -1.0]]> : tensor<2x2xf64>
  %1193 = gc.optimization_barrier %1192 : (tensor<2x2xf64>) -> tensor<2x2xf64>
  %1194 = gc.dynamic_update_slice %1191, %1193[%1183, %1185] : (tensor<3x5xf64>, tensor<2x2xf64>, tensor<i32>, tensor<i32>) -> tensor<3x5xf64>
  %1195 = gc.constant dense<[[0.0, -0.0, 1.0, -1.0, 0.5], [-0.5, 1.5, 0.0, -0.0, 3.0], [-7.0, 1.0000000000000002, 1.0, -1.0, -1.7976931348623157e+308]]> : tensor<3x5xf64>
  gc.expect eq %1194, %1195 : tensor<3x5xf64>
  %1196 = gc.iota dim 0 : tensor<4x2xf64>
  %1197 = gc.constant dense<[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<4x2xf64>
  gc.expect eq %1196, %1197 : tensor<4x2xf64>
  return
}
