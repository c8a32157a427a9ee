// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// vmap of loops, branches, functions with gradients of their own.
// [vmap.value]
// [vmap.while]
// Written by test/exec/make_expected.py; do not edit.
func.func private @loop(%0: tensor<2xf32>, %1: tensor<i32>, %2: tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
  %z = gc.constant dense<0> : tensor<i32>
  %one = gc.constant dense<1> : tensor<i32>
  %two = gc.constant dense<2.0> : tensor<2xf32>
  %w:2 = gc.while %z, %0 cond {
  ^bb0(%i: tensor<i32>, %a: tensor<2xf32>):
    %c = gc.compare LT %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %c : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<2xf32>):
    %n = gc.add %i, %one : tensor<i32>
    %m = gc.mul %a, %two : tensor<2xf32>
    %s = gc.add %m, %2 : tensor<2xf32>
    gc.yield %n, %s : tensor<i32>, tensor<2xf32>
  } : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %w#0, %w#1 : tensor<i32>, tensor<2xf32>
}
func.func private @scan(%0: tensor<2xf32>, %1: tensor<4x2xf32>, %2: tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>) {
  %p:2 = gc.scan(%0) over(%1) trip 4 reverse {
  ^bb0(%c: tensor<2xf32>, %x: tensor<2xf32>):
    %m = gc.mul %c, %2 : tensor<2xf32>
    %s = gc.add %m, %x : tensor<2xf32>
    gc.yield %s, %m : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2xf32>, tensor<4x2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  return %p#0, %p#1 : tensor<2xf32>, tensor<4x2xf32>
}
func.func private @branches(%0: tensor<i32>, %1: tensor<2xf32>, %2: tensor<2xf32>) -> (tensor<2xf32>) {
  %r = gc.case %0 {
    gc.yield %1 : tensor<2xf32>
  }, {
    %n = gc.neg %1 : tensor<2xf32>
    gc.yield %n : tensor<2xf32>
  }, {
    %n = gc.add %1, %2 : tensor<2xf32>
    gc.yield %n : tensor<2xf32>
  } : (tensor<i32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func private @custom(%0: tensor<2xf32>, %1: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {
  %p:2 = gc.custom_vjp "scaled"(%0, %1) primal {
  ^bb0(%a: tensor<2xf32>, %b: tensor<f32>):
    %c = gc.broadcast %b dims [] : (tensor<f32>) -> tensor<2xf32>
    %m = gc.mul %a, %c : tensor<2xf32>
    gc.yield %m, %b : tensor<2xf32>, tensor<f32>
  } forward {
  ^bb0(%a: tensor<2xf32>, %b: tensor<f32>):
    %c = gc.broadcast %b dims [] : (tensor<f32>) -> tensor<2xf32>
    %m = gc.mul %a, %c : tensor<2xf32>
    gc.yield %m, %b, %c : tensor<2xf32>, tensor<f32>, tensor<2xf32>
  } backward {
  ^bb0(%c: tensor<2xf32>, %d: tensor<2xf32>, %e: tensor<f32>):
    %m = gc.mul %d, %c : tensor<2xf32>
    gc.yield %m, %e : tensor<2xf32>, tensor<f32>
  } : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  return %p#0, %p#1 : tensor<2xf32>, tensor<f32>
}
func.func private @scan_in_branch(%0: tensor<i32>, %1: tensor<2xf32>, %2: tensor<3x2xf32>) -> (tensor<2xf32>) {
  %r = gc.case %0 {
    %d = gc.add %1, %1 : tensor<2xf32>
    gc.yield %d : tensor<2xf32>
  }, {
    %p:2 = gc.scan(%1) over(%2) trip 3 {
    ^bb0(%c: tensor<2xf32>, %x: tensor<2xf32>):
      %s = gc.sub %c, %x : tensor<2xf32>
      gc.yield %s, %c : tensor<2xf32>, tensor<2xf32>
    } : (tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>)
    gc.yield %p#0 : tensor<2xf32>
  } : (tensor<i32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @main() {
  // loop, in_axes [0, 0, 0]
  %0 = gc.constant dense<[[7.0, 3.0], [0.0, -4.0], [-4.0, -9.0]]> : tensor<3x2xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = gc.constant dense<[1, 1, 2]> : tensor<3xi32>
  %3 = gc.optimization_barrier %2 : (tensor<3xi32>) -> tensor<3xi32>
  %4 = gc.constant dense<[[6.0, -5.0], [-7.0, -4.0], [-2.0, 6.0]]> : tensor<3x2xf32>
  %5 = gc.optimization_barrier %4 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %6:2 = gc.vmap @loop(%1, %3, %5) in_axes [0, 0, 0] out_axes [0, 0] : (tensor<3x2xf32>, tensor<3xi32>, tensor<3x2xf32>) -> (tensor<3xi32>, tensor<3x2xf32>)
  %7 = gc.slice %1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %8 = gc.reshape %7 : (tensor<1x2xf32>) -> tensor<2xf32>
  %9 = gc.slice %3 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %10 = gc.reshape %9 : (tensor<1xi32>) -> tensor<i32>
  %11 = gc.slice %5 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %12 = gc.reshape %11 : (tensor<1x2xf32>) -> tensor<2xf32>
  %13:2 = func.call @loop(%8, %10, %12) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %14 = gc.slice %6#0 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %15 = gc.reshape %14 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %15, %13#0 : tensor<i32>
  %16 = gc.slice %6#1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %17 = gc.reshape %16 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %17, %13#1 : tensor<2xf32>
  %18 = gc.slice %1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %19 = gc.reshape %18 : (tensor<1x2xf32>) -> tensor<2xf32>
  %20 = gc.slice %3 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %21 = gc.reshape %20 : (tensor<1xi32>) -> tensor<i32>
  %22 = gc.slice %5 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %23 = gc.reshape %22 : (tensor<1x2xf32>) -> tensor<2xf32>
  %24:2 = func.call @loop(%19, %21, %23) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %25 = gc.slice %6#0 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %26 = gc.reshape %25 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %26, %24#0 : tensor<i32>
  %27 = gc.slice %6#1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %28 = gc.reshape %27 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %28, %24#1 : tensor<2xf32>
  %29 = gc.slice %1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %30 = gc.reshape %29 : (tensor<1x2xf32>) -> tensor<2xf32>
  %31 = gc.slice %3 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %32 = gc.reshape %31 : (tensor<1xi32>) -> tensor<i32>
  %33 = gc.slice %5 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %34 = gc.reshape %33 : (tensor<1x2xf32>) -> tensor<2xf32>
  %35:2 = func.call @loop(%30, %32, %34) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %36 = gc.slice %6#0 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %37 = gc.reshape %36 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %37, %35#0 : tensor<i32>
  %38 = gc.slice %6#1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %39 = gc.reshape %38 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %39, %35#1 : tensor<2xf32>
  // loop, in_axes [1, 0, -1]
  %40 = gc.constant dense<[[5.0, 9.0, -4.0], [-6.0, 6.0, 6.0]]> : tensor<2x3xf32>
  %41 = gc.optimization_barrier %40 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %42 = gc.constant dense<[-1, -1, 2]> : tensor<3xi32>
  %43 = gc.optimization_barrier %42 : (tensor<3xi32>) -> tensor<3xi32>
  %44 = gc.constant dense<[2.0, -5.0]> : tensor<2xf32>
  %45 = gc.optimization_barrier %44 : (tensor<2xf32>) -> tensor<2xf32>
  %46:2 = gc.vmap @loop(%41, %43, %45) in_axes [1, 0, -1] out_axes [0, 1] : (tensor<2x3xf32>, tensor<3xi32>, tensor<2xf32>) -> (tensor<3xi32>, tensor<2x3xf32>)
  %47 = gc.slice %41 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %48 = gc.reshape %47 : (tensor<2x1xf32>) -> tensor<2xf32>
  %49 = gc.slice %43 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %50 = gc.reshape %49 : (tensor<1xi32>) -> tensor<i32>
  %51:2 = func.call @loop(%48, %50, %45) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %52 = gc.slice %46#0 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %53 = gc.reshape %52 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %53, %51#0 : tensor<i32>
  %54 = gc.slice %46#1 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %55 = gc.reshape %54 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %55, %51#1 : tensor<2xf32>
  %56 = gc.slice %41 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %57 = gc.reshape %56 : (tensor<2x1xf32>) -> tensor<2xf32>
  %58 = gc.slice %43 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %59 = gc.reshape %58 : (tensor<1xi32>) -> tensor<i32>
  %60:2 = func.call @loop(%57, %59, %45) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %61 = gc.slice %46#0 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %62 = gc.reshape %61 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %62, %60#0 : tensor<i32>
  %63 = gc.slice %46#1 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %64 = gc.reshape %63 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %64, %60#1 : tensor<2xf32>
  %65 = gc.slice %41 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %66 = gc.reshape %65 : (tensor<2x1xf32>) -> tensor<2xf32>
  %67 = gc.slice %43 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %68 = gc.reshape %67 : (tensor<1xi32>) -> tensor<i32>
  %69:2 = func.call @loop(%66, %68, %45) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %70 = gc.slice %46#0 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %71 = gc.reshape %70 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %71, %69#0 : tensor<i32>
  %72 = gc.slice %46#1 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %73 = gc.reshape %72 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %73, %69#1 : tensor<2xf32>
  // loop, in_axes [1, -1, 1]
  %74 = gc.constant dense<[[7.0, -4.0, -5.0], [-1.0, 8.0, -7.0]]> : tensor<2x3xf32>
  %75 = gc.optimization_barrier %74 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %76 = gc.constant dense<0> : tensor<i32>
  %77 = gc.optimization_barrier %76 : (tensor<i32>) -> tensor<i32>
  %78 = gc.constant dense<[[5.0, -3.0, 3.0], [-6.0, 8.0, -8.0]]> : tensor<2x3xf32>
  %79 = gc.optimization_barrier %78 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %80:2 = gc.vmap @loop(%75, %77, %79) in_axes [1, -1, 1] out_axes [0, 0] : (tensor<2x3xf32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<3xi32>, tensor<3x2xf32>)
  %81 = gc.slice %75 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %82 = gc.reshape %81 : (tensor<2x1xf32>) -> tensor<2xf32>
  %83 = gc.slice %79 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %84 = gc.reshape %83 : (tensor<2x1xf32>) -> tensor<2xf32>
  %85:2 = func.call @loop(%82, %77, %84) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %86 = gc.slice %80#0 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %87 = gc.reshape %86 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %87, %85#0 : tensor<i32>
  %88 = gc.slice %80#1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %89 = gc.reshape %88 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %89, %85#1 : tensor<2xf32>
  %90 = gc.slice %75 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %91 = gc.reshape %90 : (tensor<2x1xf32>) -> tensor<2xf32>
  %92 = gc.slice %79 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %93 = gc.reshape %92 : (tensor<2x1xf32>) -> tensor<2xf32>
  %94:2 = func.call @loop(%91, %77, %93) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %95 = gc.slice %80#0 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %96 = gc.reshape %95 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %96, %94#0 : tensor<i32>
  %97 = gc.slice %80#1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %98 = gc.reshape %97 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %98, %94#1 : tensor<2xf32>
  %99 = gc.slice %75 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %100 = gc.reshape %99 : (tensor<2x1xf32>) -> tensor<2xf32>
  %101 = gc.slice %79 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %102 = gc.reshape %101 : (tensor<2x1xf32>) -> tensor<2xf32>
  %103:2 = func.call @loop(%100, %77, %102) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %104 = gc.slice %80#0 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %105 = gc.reshape %104 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %105, %103#0 : tensor<i32>
  %106 = gc.slice %80#1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %107 = gc.reshape %106 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %107, %103#1 : tensor<2xf32>
  // loop, in_axes [0, -1, -1]
  %108 = gc.constant dense<[[-7.0, -5.0], [5.0, -1.0], [-2.0, -8.0]]> : tensor<3x2xf32>
  %109 = gc.optimization_barrier %108 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %110 = gc.constant dense<1> : tensor<i32>
  %111 = gc.optimization_barrier %110 : (tensor<i32>) -> tensor<i32>
  %112 = gc.constant dense<[7.0, -6.0]> : tensor<2xf32>
  %113 = gc.optimization_barrier %112 : (tensor<2xf32>) -> tensor<2xf32>
  %114:2 = gc.vmap @loop(%109, %111, %113) in_axes [0, -1, -1] out_axes [0, 1] : (tensor<3x2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<3xi32>, tensor<2x3xf32>)
  %115 = gc.slice %109 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %116 = gc.reshape %115 : (tensor<1x2xf32>) -> tensor<2xf32>
  %117:2 = func.call @loop(%116, %111, %113) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %118 = gc.slice %114#0 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %119 = gc.reshape %118 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %119, %117#0 : tensor<i32>
  %120 = gc.slice %114#1 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %121 = gc.reshape %120 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %121, %117#1 : tensor<2xf32>
  %122 = gc.slice %109 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %123 = gc.reshape %122 : (tensor<1x2xf32>) -> tensor<2xf32>
  %124:2 = func.call @loop(%123, %111, %113) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %125 = gc.slice %114#0 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %126 = gc.reshape %125 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %126, %124#0 : tensor<i32>
  %127 = gc.slice %114#1 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %128 = gc.reshape %127 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %128, %124#1 : tensor<2xf32>
  %129 = gc.slice %109 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %130 = gc.reshape %129 : (tensor<1x2xf32>) -> tensor<2xf32>
  %131:2 = func.call @loop(%130, %111, %113) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %132 = gc.slice %114#0 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %133 = gc.reshape %132 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %133, %131#0 : tensor<i32>
  %134 = gc.slice %114#1 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %135 = gc.reshape %134 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %135, %131#1 : tensor<2xf32>
  // loop, in_axes [-1, 0, 1]
  %136 = gc.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %137 = gc.optimization_barrier %136 : (tensor<2xf32>) -> tensor<2xf32>
  %138 = gc.constant dense<[2, 3, 3]> : tensor<3xi32>
  %139 = gc.optimization_barrier %138 : (tensor<3xi32>) -> tensor<3xi32>
  %140 = gc.constant dense<[[-8.0, 5.0, 3.0], [-1.0, -1.0, 7.0]]> : tensor<2x3xf32>
  %141 = gc.optimization_barrier %140 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %142:2 = gc.vmap @loop(%137, %139, %141) in_axes [-1, 0, 1] out_axes [0, 0] : (tensor<2xf32>, tensor<3xi32>, tensor<2x3xf32>) -> (tensor<3xi32>, tensor<3x2xf32>)
  %143 = gc.slice %139 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %144 = gc.reshape %143 : (tensor<1xi32>) -> tensor<i32>
  %145 = gc.slice %141 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %146 = gc.reshape %145 : (tensor<2x1xf32>) -> tensor<2xf32>
  %147:2 = func.call @loop(%137, %144, %146) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %148 = gc.slice %142#0 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %149 = gc.reshape %148 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %149, %147#0 : tensor<i32>
  %150 = gc.slice %142#1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %151 = gc.reshape %150 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %151, %147#1 : tensor<2xf32>
  %152 = gc.slice %139 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %153 = gc.reshape %152 : (tensor<1xi32>) -> tensor<i32>
  %154 = gc.slice %141 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %155 = gc.reshape %154 : (tensor<2x1xf32>) -> tensor<2xf32>
  %156:2 = func.call @loop(%137, %153, %155) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %157 = gc.slice %142#0 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %158 = gc.reshape %157 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %158, %156#0 : tensor<i32>
  %159 = gc.slice %142#1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %160 = gc.reshape %159 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %160, %156#1 : tensor<2xf32>
  %161 = gc.slice %139 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %162 = gc.reshape %161 : (tensor<1xi32>) -> tensor<i32>
  %163 = gc.slice %141 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %164 = gc.reshape %163 : (tensor<2x1xf32>) -> tensor<2xf32>
  %165:2 = func.call @loop(%137, %162, %164) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %166 = gc.slice %142#0 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %167 = gc.reshape %166 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %167, %165#0 : tensor<i32>
  %168 = gc.slice %142#1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %169 = gc.reshape %168 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %169, %165#1 : tensor<2xf32>
  // loop, in_axes [-1, 0, -1]
  %170 = gc.constant dense<5.0> : tensor<2xf32>
  %171 = gc.optimization_barrier %170 : (tensor<2xf32>) -> tensor<2xf32>
  %172 = gc.constant dense<[0, 3, 3]> : tensor<3xi32>
  %173 = gc.optimization_barrier %172 : (tensor<3xi32>) -> tensor<3xi32>
  %174 = gc.constant dense<[9.0, 2.0]> : tensor<2xf32>
  %175 = gc.optimization_barrier %174 : (tensor<2xf32>) -> tensor<2xf32>
  %176:2 = gc.vmap @loop(%171, %173, %175) in_axes [-1, 0, -1] out_axes [0, 1] : (tensor<2xf32>, tensor<3xi32>, tensor<2xf32>) -> (tensor<3xi32>, tensor<2x3xf32>)
  %177 = gc.slice %173 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %178 = gc.reshape %177 : (tensor<1xi32>) -> tensor<i32>
  %179:2 = func.call @loop(%171, %178, %175) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %180 = gc.slice %176#0 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %181 = gc.reshape %180 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %181, %179#0 : tensor<i32>
  %182 = gc.slice %176#1 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %183 = gc.reshape %182 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %183, %179#1 : tensor<2xf32>
  %184 = gc.slice %173 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %185 = gc.reshape %184 : (tensor<1xi32>) -> tensor<i32>
  %186:2 = func.call @loop(%171, %185, %175) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %187 = gc.slice %176#0 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %188 = gc.reshape %187 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %188, %186#0 : tensor<i32>
  %189 = gc.slice %176#1 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %190 = gc.reshape %189 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %190, %186#1 : tensor<2xf32>
  %191 = gc.slice %173 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %192 = gc.reshape %191 : (tensor<1xi32>) -> tensor<i32>
  %193:2 = func.call @loop(%171, %192, %175) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %194 = gc.slice %176#0 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %195 = gc.reshape %194 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %195, %193#0 : tensor<i32>
  %196 = gc.slice %176#1 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %197 = gc.reshape %196 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %197, %193#1 : tensor<2xf32>
  // loop, in_axes [-1, -1, 0]
  %198 = gc.constant dense<[-6.0, -3.0]> : tensor<2xf32>
  %199 = gc.optimization_barrier %198 : (tensor<2xf32>) -> tensor<2xf32>
  %200 = gc.constant dense<1> : tensor<i32>
  %201 = gc.optimization_barrier %200 : (tensor<i32>) -> tensor<i32>
  %202 = gc.constant dense<[[-1.0, 2.0], [1.0, 5.0], [6.0, 5.0]]> : tensor<3x2xf32>
  %203 = gc.optimization_barrier %202 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %204:2 = gc.vmap @loop(%199, %201, %203) in_axes [-1, -1, 0] out_axes [0, 0] : (tensor<2xf32>, tensor<i32>, tensor<3x2xf32>) -> (tensor<3xi32>, tensor<3x2xf32>)
  %205 = gc.slice %203 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %206 = gc.reshape %205 : (tensor<1x2xf32>) -> tensor<2xf32>
  %207:2 = func.call @loop(%199, %201, %206) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %208 = gc.slice %204#0 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %209 = gc.reshape %208 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %209, %207#0 : tensor<i32>
  %210 = gc.slice %204#1 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %211 = gc.reshape %210 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %211, %207#1 : tensor<2xf32>
  %212 = gc.slice %203 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %213 = gc.reshape %212 : (tensor<1x2xf32>) -> tensor<2xf32>
  %214:2 = func.call @loop(%199, %201, %213) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %215 = gc.slice %204#0 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %216 = gc.reshape %215 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %216, %214#0 : tensor<i32>
  %217 = gc.slice %204#1 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %218 = gc.reshape %217 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %218, %214#1 : tensor<2xf32>
  %219 = gc.slice %203 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %220 = gc.reshape %219 : (tensor<1x2xf32>) -> tensor<2xf32>
  %221:2 = func.call @loop(%199, %201, %220) : (tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  %222 = gc.slice %204#0 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %223 = gc.reshape %222 : (tensor<1xi32>) -> tensor<i32>
  gc.expect eq %223, %221#0 : tensor<i32>
  %224 = gc.slice %204#1 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %225 = gc.reshape %224 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %225, %221#1 : tensor<2xf32>
  // scan, in_axes [0, 0, 0]
  %226 = gc.constant dense<[[-9.0, 3.0], [-5.0, 3.0], [-3.0, -9.0]]> : tensor<3x2xf32>
  %227 = gc.optimization_barrier %226 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %228 = gc.constant dense<[[[-4.0, 9.0], [-7.0, 1.0], [7.0, 0.0], [5.0, 2.0]], [[7.0, 3.0], [6.0, 0.0], [2.0, -7.0], [3.0, 1.0]], [[8.0, 7.0], [3.0, 9.0], [-6.0, 0.0], [-2.0, 1.0]]]> : tensor<3x4x2xf32>
  %229 = gc.optimization_barrier %228 : (tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
  %230 = gc.constant dense<[[-6.0, -3.0], [-1.0, -1.0], [-5.0, 6.0]]> : tensor<3x2xf32>
  %231 = gc.optimization_barrier %230 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %232:2 = gc.vmap @scan(%227, %229, %231) in_axes [0, 0, 0] out_axes [0, 0] : (tensor<3x2xf32>, tensor<3x4x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x4x2xf32>)
  %233 = gc.slice %227 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %234 = gc.reshape %233 : (tensor<1x2xf32>) -> tensor<2xf32>
  %235 = gc.slice %229 start [0, 0, 0] limit [1, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %236 = gc.reshape %235 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  %237 = gc.slice %231 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %238 = gc.reshape %237 : (tensor<1x2xf32>) -> tensor<2xf32>
  %239:2 = func.call @scan(%234, %236, %238) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %240 = gc.slice %232#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %241 = gc.reshape %240 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %241, %239#0 : tensor<2xf32>
  %242 = gc.slice %232#1 start [0, 0, 0] limit [1, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %243 = gc.reshape %242 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %243, %239#1 : tensor<4x2xf32>
  %244 = gc.slice %227 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %245 = gc.reshape %244 : (tensor<1x2xf32>) -> tensor<2xf32>
  %246 = gc.slice %229 start [1, 0, 0] limit [2, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %247 = gc.reshape %246 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  %248 = gc.slice %231 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %249 = gc.reshape %248 : (tensor<1x2xf32>) -> tensor<2xf32>
  %250:2 = func.call @scan(%245, %247, %249) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %251 = gc.slice %232#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %252 = gc.reshape %251 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %252, %250#0 : tensor<2xf32>
  %253 = gc.slice %232#1 start [1, 0, 0] limit [2, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %254 = gc.reshape %253 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %254, %250#1 : tensor<4x2xf32>
  %255 = gc.slice %227 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %256 = gc.reshape %255 : (tensor<1x2xf32>) -> tensor<2xf32>
  %257 = gc.slice %229 start [2, 0, 0] limit [3, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %258 = gc.reshape %257 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  %259 = gc.slice %231 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %260 = gc.reshape %259 : (tensor<1x2xf32>) -> tensor<2xf32>
  %261:2 = func.call @scan(%256, %258, %260) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %262 = gc.slice %232#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %263 = gc.reshape %262 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %263, %261#0 : tensor<2xf32>
  %264 = gc.slice %232#1 start [2, 0, 0] limit [3, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %265 = gc.reshape %264 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %265, %261#1 : tensor<4x2xf32>
  // scan, in_axes [1, 1, -1]
  %266 = gc.constant dense<[[-4.0, 4.0, 3.0], [3.0, 2.0, -2.0]]> : tensor<2x3xf32>
  %267 = gc.optimization_barrier %266 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %268 = gc.constant dense<[[[-6.0, -1.0], [-8.0, -2.0], [5.0, -6.0]], [[3.0, 3.0], [1.0, -3.0], [-2.0, 9.0]], [[5.0, 8.0], [9.0, 1.0], [6.0, -7.0]], [[7.0, 3.0], [8.0, 3.0], [1.0, -7.0]]]> : tensor<4x3x2xf32>
  %269 = gc.optimization_barrier %268 : (tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %270 = gc.constant dense<[-9.0, 1.0]> : tensor<2xf32>
  %271 = gc.optimization_barrier %270 : (tensor<2xf32>) -> tensor<2xf32>
  %272:2 = gc.vmap @scan(%267, %269, %271) in_axes [1, 1, -1] out_axes [1, 1] : (tensor<2x3xf32>, tensor<4x3x2xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<4x3x2xf32>)
  %273 = gc.slice %267 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %274 = gc.reshape %273 : (tensor<2x1xf32>) -> tensor<2xf32>
  %275 = gc.slice %269 start [0, 0, 0] limit [4, 1, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %276 = gc.reshape %275 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  %277:2 = func.call @scan(%274, %276, %271) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %278 = gc.slice %272#0 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %279 = gc.reshape %278 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %279, %277#0 : tensor<2xf32>
  %280 = gc.slice %272#1 start [0, 0, 0] limit [4, 1, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %281 = gc.reshape %280 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %281, %277#1 : tensor<4x2xf32>
  %282 = gc.slice %267 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %283 = gc.reshape %282 : (tensor<2x1xf32>) -> tensor<2xf32>
  %284 = gc.slice %269 start [0, 1, 0] limit [4, 2, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %285 = gc.reshape %284 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  %286:2 = func.call @scan(%283, %285, %271) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %287 = gc.slice %272#0 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %288 = gc.reshape %287 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %288, %286#0 : tensor<2xf32>
  %289 = gc.slice %272#1 start [0, 1, 0] limit [4, 2, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %290 = gc.reshape %289 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %290, %286#1 : tensor<4x2xf32>
  %291 = gc.slice %267 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %292 = gc.reshape %291 : (tensor<2x1xf32>) -> tensor<2xf32>
  %293 = gc.slice %269 start [0, 2, 0] limit [4, 3, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %294 = gc.reshape %293 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  %295:2 = func.call @scan(%292, %294, %271) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %296 = gc.slice %272#0 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %297 = gc.reshape %296 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %297, %295#0 : tensor<2xf32>
  %298 = gc.slice %272#1 start [0, 2, 0] limit [4, 3, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %299 = gc.reshape %298 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %299, %295#1 : tensor<4x2xf32>
  // scan, in_axes [1, -1, 1]
  %300 = gc.constant dense<[[6.0, 7.0, 1.0], [-6.0, -5.0, 8.0]]> : tensor<2x3xf32>
  %301 = gc.optimization_barrier %300 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %302 = gc.constant dense<[[-3.0, -1.0], [0.0, -5.0], [-5.0, 8.0], [-6.0, 3.0]]> : tensor<4x2xf32>
  %303 = gc.optimization_barrier %302 : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %304 = gc.constant dense<[[-2.0, -2.0, -3.0], [4.0, -9.0, 4.0]]> : tensor<2x3xf32>
  %305 = gc.optimization_barrier %304 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %306:2 = gc.vmap @scan(%301, %303, %305) in_axes [1, -1, 1] out_axes [0, 0] : (tensor<2x3xf32>, tensor<4x2xf32>, tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x4x2xf32>)
  %307 = gc.slice %301 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %308 = gc.reshape %307 : (tensor<2x1xf32>) -> tensor<2xf32>
  %309 = gc.slice %305 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %310 = gc.reshape %309 : (tensor<2x1xf32>) -> tensor<2xf32>
  %311:2 = func.call @scan(%308, %303, %310) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %312 = gc.slice %306#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %313 = gc.reshape %312 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %313, %311#0 : tensor<2xf32>
  %314 = gc.slice %306#1 start [0, 0, 0] limit [1, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %315 = gc.reshape %314 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %315, %311#1 : tensor<4x2xf32>
  %316 = gc.slice %301 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %317 = gc.reshape %316 : (tensor<2x1xf32>) -> tensor<2xf32>
  %318 = gc.slice %305 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %319 = gc.reshape %318 : (tensor<2x1xf32>) -> tensor<2xf32>
  %320:2 = func.call @scan(%317, %303, %319) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %321 = gc.slice %306#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %322 = gc.reshape %321 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %322, %320#0 : tensor<2xf32>
  %323 = gc.slice %306#1 start [1, 0, 0] limit [2, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %324 = gc.reshape %323 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %324, %320#1 : tensor<4x2xf32>
  %325 = gc.slice %301 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %326 = gc.reshape %325 : (tensor<2x1xf32>) -> tensor<2xf32>
  %327 = gc.slice %305 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %328 = gc.reshape %327 : (tensor<2x1xf32>) -> tensor<2xf32>
  %329:2 = func.call @scan(%326, %303, %328) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %330 = gc.slice %306#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %331 = gc.reshape %330 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %331, %329#0 : tensor<2xf32>
  %332 = gc.slice %306#1 start [2, 0, 0] limit [3, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %333 = gc.reshape %332 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %333, %329#1 : tensor<4x2xf32>
  // scan, in_axes [0, -1, -1]
  %334 = gc.constant dense<[[2.0, -9.0], [7.0, 0.0], [-7.0, 8.0]]> : tensor<3x2xf32>
  %335 = gc.optimization_barrier %334 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %336 = gc.constant dense<[[-6.0, 1.0], [-7.0, 7.0], [0.0, -7.0], [-7.0, -2.0]]> : tensor<4x2xf32>
  %337 = gc.optimization_barrier %336 : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %338 = gc.constant dense<[3.0, 2.0]> : tensor<2xf32>
  %339 = gc.optimization_barrier %338 : (tensor<2xf32>) -> tensor<2xf32>
  %340:2 = gc.vmap @scan(%335, %337, %339) in_axes [0, -1, -1] out_axes [1, 1] : (tensor<3x2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<4x3x2xf32>)
  %341 = gc.slice %335 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %342 = gc.reshape %341 : (tensor<1x2xf32>) -> tensor<2xf32>
  %343:2 = func.call @scan(%342, %337, %339) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %344 = gc.slice %340#0 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %345 = gc.reshape %344 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %345, %343#0 : tensor<2xf32>
  %346 = gc.slice %340#1 start [0, 0, 0] limit [4, 1, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %347 = gc.reshape %346 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %347, %343#1 : tensor<4x2xf32>
  %348 = gc.slice %335 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %349 = gc.reshape %348 : (tensor<1x2xf32>) -> tensor<2xf32>
  %350:2 = func.call @scan(%349, %337, %339) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %351 = gc.slice %340#0 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %352 = gc.reshape %351 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %352, %350#0 : tensor<2xf32>
  %353 = gc.slice %340#1 start [0, 1, 0] limit [4, 2, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %354 = gc.reshape %353 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %354, %350#1 : tensor<4x2xf32>
  %355 = gc.slice %335 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %356 = gc.reshape %355 : (tensor<1x2xf32>) -> tensor<2xf32>
  %357:2 = func.call @scan(%356, %337, %339) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %358 = gc.slice %340#0 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %359 = gc.reshape %358 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %359, %357#0 : tensor<2xf32>
  %360 = gc.slice %340#1 start [0, 2, 0] limit [4, 3, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %361 = gc.reshape %360 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %361, %357#1 : tensor<4x2xf32>
  // scan, in_axes [-1, 1, 1]
  %362 = gc.constant dense<[7.0, 3.0]> : tensor<2xf32>
  %363 = gc.optimization_barrier %362 : (tensor<2xf32>) -> tensor<2xf32>
  %364 = gc.constant dense<[[[-1.0, -5.0], [-7.0, -3.0], [-8.0, 5.0]], [[-5.0, -1.0], [6.0, -5.0], [2.0, 0.0]], [[1.0, -8.0], [-5.0, -1.0], [-6.0, -1.0]], [[-9.0, -7.0], [4.0, -5.0], [7.0, 2.0]]]> : tensor<4x3x2xf32>
  %365 = gc.optimization_barrier %364 : (tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %366 = gc.constant dense<[[5.0, -8.0, -1.0], [7.0, -3.0, -2.0]]> : tensor<2x3xf32>
  %367 = gc.optimization_barrier %366 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %368:2 = gc.vmap @scan(%363, %365, %367) in_axes [-1, 1, 1] out_axes [0, 0] : (tensor<2xf32>, tensor<4x3x2xf32>, tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x4x2xf32>)
  %369 = gc.slice %365 start [0, 0, 0] limit [4, 1, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %370 = gc.reshape %369 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  %371 = gc.slice %367 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %372 = gc.reshape %371 : (tensor<2x1xf32>) -> tensor<2xf32>
  %373:2 = func.call @scan(%363, %370, %372) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %374 = gc.slice %368#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %375 = gc.reshape %374 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %375, %373#0 : tensor<2xf32>
  %376 = gc.slice %368#1 start [0, 0, 0] limit [1, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %377 = gc.reshape %376 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %377, %373#1 : tensor<4x2xf32>
  %378 = gc.slice %365 start [0, 1, 0] limit [4, 2, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %379 = gc.reshape %378 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  %380 = gc.slice %367 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %381 = gc.reshape %380 : (tensor<2x1xf32>) -> tensor<2xf32>
  %382:2 = func.call @scan(%363, %379, %381) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %383 = gc.slice %368#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %384 = gc.reshape %383 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %384, %382#0 : tensor<2xf32>
  %385 = gc.slice %368#1 start [1, 0, 0] limit [2, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %386 = gc.reshape %385 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %386, %382#1 : tensor<4x2xf32>
  %387 = gc.slice %365 start [0, 2, 0] limit [4, 3, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %388 = gc.reshape %387 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  %389 = gc.slice %367 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %390 = gc.reshape %389 : (tensor<2x1xf32>) -> tensor<2xf32>
  %391:2 = func.call @scan(%363, %388, %390) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %392 = gc.slice %368#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %393 = gc.reshape %392 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %393, %391#0 : tensor<2xf32>
  %394 = gc.slice %368#1 start [2, 0, 0] limit [3, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %395 = gc.reshape %394 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %395, %391#1 : tensor<4x2xf32>
  // scan, in_axes [-1, 2, -1]
  %396 = gc.constant dense<[-2.0, -6.0]> : tensor<2xf32>
  %397 = gc.optimization_barrier %396 : (tensor<2xf32>) -> tensor<2xf32>
  %398 = gc.constant dense<[[[-8.0, 1.0, 9.0], [7.0, 1.0, -5.0]], [[-8.0, -2.0, -9.0], [2.0, 5.0, -5.0]], [[8.0, -6.0, 2.0], [-7.0, -9.0, -1.0]], [[-1.0, -2.0, -7.0], [5.0, 2.0, 8.0]]]> : tensor<4x2x3xf32>
  %399 = gc.optimization_barrier %398 : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
  %400 = gc.constant dense<[7.0, 1.0]> : tensor<2xf32>
  %401 = gc.optimization_barrier %400 : (tensor<2xf32>) -> tensor<2xf32>
  %402:2 = gc.vmap @scan(%397, %399, %401) in_axes [-1, 2, -1] out_axes [1, 1] : (tensor<2xf32>, tensor<4x2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<4x3x2xf32>)
  %403 = gc.slice %399 start [0, 0, 0] limit [4, 2, 1] stride [1, 1, 1] : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
  %404 = gc.reshape %403 : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
  %405:2 = func.call @scan(%397, %404, %401) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %406 = gc.slice %402#0 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %407 = gc.reshape %406 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %407, %405#0 : tensor<2xf32>
  %408 = gc.slice %402#1 start [0, 0, 0] limit [4, 1, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %409 = gc.reshape %408 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %409, %405#1 : tensor<4x2xf32>
  %410 = gc.slice %399 start [0, 0, 1] limit [4, 2, 2] stride [1, 1, 1] : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
  %411 = gc.reshape %410 : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
  %412:2 = func.call @scan(%397, %411, %401) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %413 = gc.slice %402#0 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %414 = gc.reshape %413 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %414, %412#0 : tensor<2xf32>
  %415 = gc.slice %402#1 start [0, 1, 0] limit [4, 2, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %416 = gc.reshape %415 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %416, %412#1 : tensor<4x2xf32>
  %417 = gc.slice %399 start [0, 0, 2] limit [4, 2, 3] stride [1, 1, 1] : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
  %418 = gc.reshape %417 : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
  %419:2 = func.call @scan(%397, %418, %401) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %420 = gc.slice %402#0 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %421 = gc.reshape %420 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %421, %419#0 : tensor<2xf32>
  %422 = gc.slice %402#1 start [0, 2, 0] limit [4, 3, 2] stride [1, 1, 1] : (tensor<4x3x2xf32>) -> tensor<4x1x2xf32>
  %423 = gc.reshape %422 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %423, %419#1 : tensor<4x2xf32>
  // scan, in_axes [-1, -1, 0]
  %424 = gc.constant dense<8.0> : tensor<2xf32>
  %425 = gc.optimization_barrier %424 : (tensor<2xf32>) -> tensor<2xf32>
  %426 = gc.constant dense<[[0.0, -3.0], [1.0, 1.0], [-2.0, 7.0], [-4.0, -6.0]]> : tensor<4x2xf32>
  %427 = gc.optimization_barrier %426 : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %428 = gc.constant dense<[[5.0, 6.0], [2.0, 2.0], [-2.0, 7.0]]> : tensor<3x2xf32>
  %429 = gc.optimization_barrier %428 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %430:2 = gc.vmap @scan(%425, %427, %429) in_axes [-1, -1, 0] out_axes [0, 0] : (tensor<2xf32>, tensor<4x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x4x2xf32>)
  %431 = gc.slice %429 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %432 = gc.reshape %431 : (tensor<1x2xf32>) -> tensor<2xf32>
  %433:2 = func.call @scan(%425, %427, %432) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %434 = gc.slice %430#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %435 = gc.reshape %434 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %435, %433#0 : tensor<2xf32>
  %436 = gc.slice %430#1 start [0, 0, 0] limit [1, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %437 = gc.reshape %436 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %437, %433#1 : tensor<4x2xf32>
  %438 = gc.slice %429 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %439 = gc.reshape %438 : (tensor<1x2xf32>) -> tensor<2xf32>
  %440:2 = func.call @scan(%425, %427, %439) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %441 = gc.slice %430#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %442 = gc.reshape %441 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %442, %440#0 : tensor<2xf32>
  %443 = gc.slice %430#1 start [1, 0, 0] limit [2, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %444 = gc.reshape %443 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %444, %440#1 : tensor<4x2xf32>
  %445 = gc.slice %429 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %446 = gc.reshape %445 : (tensor<1x2xf32>) -> tensor<2xf32>
  %447:2 = func.call @scan(%425, %427, %446) : (tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)
  %448 = gc.slice %430#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %449 = gc.reshape %448 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %449, %447#0 : tensor<2xf32>
  %450 = gc.slice %430#1 start [2, 0, 0] limit [3, 4, 2] stride [1, 1, 1] : (tensor<3x4x2xf32>) -> tensor<1x4x2xf32>
  %451 = gc.reshape %450 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
  gc.expect eq %451, %447#1 : tensor<4x2xf32>
  // branches, in_axes [0, 0, 0]
  %452 = gc.constant dense<[2, -1, 0]> : tensor<3xi32>
  %453 = gc.optimization_barrier %452 : (tensor<3xi32>) -> tensor<3xi32>
  %454 = gc.constant dense<[[-1.0, 4.0], [-6.0, -2.0], [9.0, -8.0]]> : tensor<3x2xf32>
  %455 = gc.optimization_barrier %454 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %456 = gc.constant dense<[[4.0, -4.0], [-7.0, 7.0], [8.0, -5.0]]> : tensor<3x2xf32>
  %457 = gc.optimization_barrier %456 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %458 = gc.vmap @branches(%453, %455, %457) in_axes [0, 0, 0] out_axes [0] : (tensor<3xi32>, tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %459 = gc.slice %453 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %460 = gc.reshape %459 : (tensor<1xi32>) -> tensor<i32>
  %461 = gc.slice %455 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %462 = gc.reshape %461 : (tensor<1x2xf32>) -> tensor<2xf32>
  %463 = gc.slice %457 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %464 = gc.reshape %463 : (tensor<1x2xf32>) -> tensor<2xf32>
  %465 = func.call @branches(%460, %462, %464) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %466 = gc.slice %458 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %467 = gc.reshape %466 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %467, %465 : tensor<2xf32>
  %468 = gc.slice %453 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %469 = gc.reshape %468 : (tensor<1xi32>) -> tensor<i32>
  %470 = gc.slice %455 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %471 = gc.reshape %470 : (tensor<1x2xf32>) -> tensor<2xf32>
  %472 = gc.slice %457 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %473 = gc.reshape %472 : (tensor<1x2xf32>) -> tensor<2xf32>
  %474 = func.call @branches(%469, %471, %473) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %475 = gc.slice %458 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %476 = gc.reshape %475 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %476, %474 : tensor<2xf32>
  %477 = gc.slice %453 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %478 = gc.reshape %477 : (tensor<1xi32>) -> tensor<i32>
  %479 = gc.slice %455 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %480 = gc.reshape %479 : (tensor<1x2xf32>) -> tensor<2xf32>
  %481 = gc.slice %457 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %482 = gc.reshape %481 : (tensor<1x2xf32>) -> tensor<2xf32>
  %483 = func.call @branches(%478, %480, %482) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %484 = gc.slice %458 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %485 = gc.reshape %484 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %485, %483 : tensor<2xf32>
  // branches, in_axes [0, 1, -1]
  %486 = gc.constant dense<[0, 1, 3]> : tensor<3xi32>
  %487 = gc.optimization_barrier %486 : (tensor<3xi32>) -> tensor<3xi32>
  %488 = gc.constant dense<[[-5.0, -7.0, -6.0], [8.0, 4.0, 9.0]]> : tensor<2x3xf32>
  %489 = gc.optimization_barrier %488 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %490 = gc.constant dense<[7.0, 4.0]> : tensor<2xf32>
  %491 = gc.optimization_barrier %490 : (tensor<2xf32>) -> tensor<2xf32>
  %492 = gc.vmap @branches(%487, %489, %491) in_axes [0, 1, -1] out_axes [1] : (tensor<3xi32>, tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>)
  %493 = gc.slice %487 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %494 = gc.reshape %493 : (tensor<1xi32>) -> tensor<i32>
  %495 = gc.slice %489 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %496 = gc.reshape %495 : (tensor<2x1xf32>) -> tensor<2xf32>
  %497 = func.call @branches(%494, %496, %491) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %498 = gc.slice %492 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %499 = gc.reshape %498 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %499, %497 : tensor<2xf32>
  %500 = gc.slice %487 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %501 = gc.reshape %500 : (tensor<1xi32>) -> tensor<i32>
  %502 = gc.slice %489 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %503 = gc.reshape %502 : (tensor<2x1xf32>) -> tensor<2xf32>
  %504 = func.call @branches(%501, %503, %491) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %505 = gc.slice %492 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %506 = gc.reshape %505 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %506, %504 : tensor<2xf32>
  %507 = gc.slice %487 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %508 = gc.reshape %507 : (tensor<1xi32>) -> tensor<i32>
  %509 = gc.slice %489 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %510 = gc.reshape %509 : (tensor<2x1xf32>) -> tensor<2xf32>
  %511 = func.call @branches(%508, %510, %491) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %512 = gc.slice %492 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %513 = gc.reshape %512 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %513, %511 : tensor<2xf32>
  // branches, in_axes [0, -1, 1]
  %514 = gc.constant dense<[2, 2, -1]> : tensor<3xi32>
  %515 = gc.optimization_barrier %514 : (tensor<3xi32>) -> tensor<3xi32>
  %516 = gc.constant dense<[-7.0, -6.0]> : tensor<2xf32>
  %517 = gc.optimization_barrier %516 : (tensor<2xf32>) -> tensor<2xf32>
  %518 = gc.constant dense<[[-5.0, 2.0, -7.0], [4.0, 3.0, -2.0]]> : tensor<2x3xf32>
  %519 = gc.optimization_barrier %518 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %520 = gc.vmap @branches(%515, %517, %519) in_axes [0, -1, 1] out_axes [0] : (tensor<3xi32>, tensor<2xf32>, tensor<2x3xf32>) -> (tensor<3x2xf32>)
  %521 = gc.slice %515 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %522 = gc.reshape %521 : (tensor<1xi32>) -> tensor<i32>
  %523 = gc.slice %519 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %524 = gc.reshape %523 : (tensor<2x1xf32>) -> tensor<2xf32>
  %525 = func.call @branches(%522, %517, %524) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %526 = gc.slice %520 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %527 = gc.reshape %526 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %527, %525 : tensor<2xf32>
  %528 = gc.slice %515 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %529 = gc.reshape %528 : (tensor<1xi32>) -> tensor<i32>
  %530 = gc.slice %519 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %531 = gc.reshape %530 : (tensor<2x1xf32>) -> tensor<2xf32>
  %532 = func.call @branches(%529, %517, %531) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %533 = gc.slice %520 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %534 = gc.reshape %533 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %534, %532 : tensor<2xf32>
  %535 = gc.slice %515 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %536 = gc.reshape %535 : (tensor<1xi32>) -> tensor<i32>
  %537 = gc.slice %519 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %538 = gc.reshape %537 : (tensor<2x1xf32>) -> tensor<2xf32>
  %539 = func.call @branches(%536, %517, %538) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %540 = gc.slice %520 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %541 = gc.reshape %540 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %541, %539 : tensor<2xf32>
  // branches, in_axes [0, -1, -1]
  %542 = gc.constant dense<[-1, 2, -1]> : tensor<3xi32>
  %543 = gc.optimization_barrier %542 : (tensor<3xi32>) -> tensor<3xi32>
  %544 = gc.constant dense<[5.0, -8.0]> : tensor<2xf32>
  %545 = gc.optimization_barrier %544 : (tensor<2xf32>) -> tensor<2xf32>
  %546 = gc.constant dense<[5.0, 3.0]> : tensor<2xf32>
  %547 = gc.optimization_barrier %546 : (tensor<2xf32>) -> tensor<2xf32>
  %548 = gc.vmap @branches(%543, %545, %547) in_axes [0, -1, -1] out_axes [1] : (tensor<3xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x3xf32>)
  %549 = gc.slice %543 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %550 = gc.reshape %549 : (tensor<1xi32>) -> tensor<i32>
  %551 = func.call @branches(%550, %545, %547) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %552 = gc.slice %548 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %553 = gc.reshape %552 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %553, %551 : tensor<2xf32>
  %554 = gc.slice %543 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %555 = gc.reshape %554 : (tensor<1xi32>) -> tensor<i32>
  %556 = func.call @branches(%555, %545, %547) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %557 = gc.slice %548 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %558 = gc.reshape %557 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %558, %556 : tensor<2xf32>
  %559 = gc.slice %543 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %560 = gc.reshape %559 : (tensor<1xi32>) -> tensor<i32>
  %561 = func.call @branches(%560, %545, %547) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %562 = gc.slice %548 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %563 = gc.reshape %562 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %563, %561 : tensor<2xf32>
  // branches, in_axes [-1, 1, 1]
  %564 = gc.constant dense<-1> : tensor<i32>
  %565 = gc.optimization_barrier %564 : (tensor<i32>) -> tensor<i32>
  %566 = gc.constant dense<[[2.0, -6.0, -8.0], [1.0, 8.0, 1.0]]> : tensor<2x3xf32>
  %567 = gc.optimization_barrier %566 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %568 = gc.constant dense<[[1.0, -1.0, 2.0], [6.0, 7.0, -8.0]]> : tensor<2x3xf32>
  %569 = gc.optimization_barrier %568 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %570 = gc.vmap @branches(%565, %567, %569) in_axes [-1, 1, 1] out_axes [0] : (tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<3x2xf32>)
  %571 = gc.slice %567 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %572 = gc.reshape %571 : (tensor<2x1xf32>) -> tensor<2xf32>
  %573 = gc.slice %569 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %574 = gc.reshape %573 : (tensor<2x1xf32>) -> tensor<2xf32>
  %575 = func.call @branches(%565, %572, %574) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %576 = gc.slice %570 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %577 = gc.reshape %576 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %577, %575 : tensor<2xf32>
  %578 = gc.slice %567 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %579 = gc.reshape %578 : (tensor<2x1xf32>) -> tensor<2xf32>
  %580 = gc.slice %569 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %581 = gc.reshape %580 : (tensor<2x1xf32>) -> tensor<2xf32>
  %582 = func.call @branches(%565, %579, %581) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %583 = gc.slice %570 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %584 = gc.reshape %583 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %584, %582 : tensor<2xf32>
  %585 = gc.slice %567 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %586 = gc.reshape %585 : (tensor<2x1xf32>) -> tensor<2xf32>
  %587 = gc.slice %569 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %588 = gc.reshape %587 : (tensor<2x1xf32>) -> tensor<2xf32>
  %589 = func.call @branches(%565, %586, %588) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %590 = gc.slice %570 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %591 = gc.reshape %590 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %591, %589 : tensor<2xf32>
  // branches, in_axes [-1, 1, -1]
  %592 = gc.constant dense<-1> : tensor<i32>
  %593 = gc.optimization_barrier %592 : (tensor<i32>) -> tensor<i32>
  %594 = gc.constant dense<[[5.0, -2.0, -4.0], [-6.0, -9.0, 8.0]]> : tensor<2x3xf32>
  %595 = gc.optimization_barrier %594 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %596 = gc.constant dense<[2.0, 9.0]> : tensor<2xf32>
  %597 = gc.optimization_barrier %596 : (tensor<2xf32>) -> tensor<2xf32>
  %598 = gc.vmap @branches(%593, %595, %597) in_axes [-1, 1, -1] out_axes [1] : (tensor<i32>, tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>)
  %599 = gc.slice %595 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %600 = gc.reshape %599 : (tensor<2x1xf32>) -> tensor<2xf32>
  %601 = func.call @branches(%593, %600, %597) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %602 = gc.slice %598 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %603 = gc.reshape %602 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %603, %601 : tensor<2xf32>
  %604 = gc.slice %595 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %605 = gc.reshape %604 : (tensor<2x1xf32>) -> tensor<2xf32>
  %606 = func.call @branches(%593, %605, %597) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %607 = gc.slice %598 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %608 = gc.reshape %607 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %608, %606 : tensor<2xf32>
  %609 = gc.slice %595 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %610 = gc.reshape %609 : (tensor<2x1xf32>) -> tensor<2xf32>
  %611 = func.call @branches(%593, %610, %597) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %612 = gc.slice %598 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %613 = gc.reshape %612 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %613, %611 : tensor<2xf32>
  // branches, in_axes [-1, -1, 0]
  %614 = gc.constant dense<0> : tensor<i32>
  %615 = gc.optimization_barrier %614 : (tensor<i32>) -> tensor<i32>
  %616 = gc.constant dense<[9.0, 7.0]> : tensor<2xf32>
  %617 = gc.optimization_barrier %616 : (tensor<2xf32>) -> tensor<2xf32>
  %618 = gc.constant dense<[[3.0, 7.0], [-9.0, -1.0], [-6.0, -2.0]]> : tensor<3x2xf32>
  %619 = gc.optimization_barrier %618 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %620 = gc.vmap @branches(%615, %617, %619) in_axes [-1, -1, 0] out_axes [0] : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %621 = gc.slice %619 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %622 = gc.reshape %621 : (tensor<1x2xf32>) -> tensor<2xf32>
  %623 = func.call @branches(%615, %617, %622) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %624 = gc.slice %620 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %625 = gc.reshape %624 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %625, %623 : tensor<2xf32>
  %626 = gc.slice %619 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %627 = gc.reshape %626 : (tensor<1x2xf32>) -> tensor<2xf32>
  %628 = func.call @branches(%615, %617, %627) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %629 = gc.slice %620 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %630 = gc.reshape %629 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %630, %628 : tensor<2xf32>
  %631 = gc.slice %619 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %632 = gc.reshape %631 : (tensor<1x2xf32>) -> tensor<2xf32>
  %633 = func.call @branches(%615, %617, %632) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %634 = gc.slice %620 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %635 = gc.reshape %634 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %635, %633 : tensor<2xf32>
  // custom, in_axes [0, 0]
  %636 = gc.constant dense<[[-4.0, -5.0], [1.0, -9.0], [6.0, 6.0]]> : tensor<3x2xf32>
  %637 = gc.optimization_barrier %636 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %638 = gc.constant dense<[-4.0, 6.0, 6.0]> : tensor<3xf32>
  %639 = gc.optimization_barrier %638 : (tensor<3xf32>) -> tensor<3xf32>
  %640:2 = gc.vmap @custom(%637, %639) in_axes [0, 0] out_axes [0, 0] : (tensor<3x2xf32>, tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>)
  %641 = gc.slice %637 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %642 = gc.reshape %641 : (tensor<1x2xf32>) -> tensor<2xf32>
  %643 = gc.slice %639 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %644 = gc.reshape %643 : (tensor<1xf32>) -> tensor<f32>
  %645:2 = func.call @custom(%642, %644) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %646 = gc.slice %640#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %647 = gc.reshape %646 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %647, %645#0 : tensor<2xf32>
  %648 = gc.slice %640#1 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %649 = gc.reshape %648 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %649, %645#1 : tensor<f32>
  %650 = gc.slice %637 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %651 = gc.reshape %650 : (tensor<1x2xf32>) -> tensor<2xf32>
  %652 = gc.slice %639 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %653 = gc.reshape %652 : (tensor<1xf32>) -> tensor<f32>
  %654:2 = func.call @custom(%651, %653) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %655 = gc.slice %640#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %656 = gc.reshape %655 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %656, %654#0 : tensor<2xf32>
  %657 = gc.slice %640#1 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %658 = gc.reshape %657 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %658, %654#1 : tensor<f32>
  %659 = gc.slice %637 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %660 = gc.reshape %659 : (tensor<1x2xf32>) -> tensor<2xf32>
  %661 = gc.slice %639 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %662 = gc.reshape %661 : (tensor<1xf32>) -> tensor<f32>
  %663:2 = func.call @custom(%660, %662) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %664 = gc.slice %640#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %665 = gc.reshape %664 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %665, %663#0 : tensor<2xf32>
  %666 = gc.slice %640#1 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %667 = gc.reshape %666 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %667, %663#1 : tensor<f32>
  // custom, in_axes [1, -1]
  %668 = gc.constant dense<[[-1.0, -3.0, 8.0], [-1.0, 3.0, -9.0]]> : tensor<2x3xf32>
  %669 = gc.optimization_barrier %668 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %670 = gc.constant dense<7.0> : tensor<f32>
  %671 = gc.optimization_barrier %670 : (tensor<f32>) -> tensor<f32>
  %672:2 = gc.vmap @custom(%669, %671) in_axes [1, -1] out_axes [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  %673 = gc.slice %669 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %674 = gc.reshape %673 : (tensor<2x1xf32>) -> tensor<2xf32>
  %675:2 = func.call @custom(%674, %671) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %676 = gc.slice %672#0 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %677 = gc.reshape %676 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %677, %675#0 : tensor<2xf32>
  %678 = gc.slice %672#1 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %679 = gc.reshape %678 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %679, %675#1 : tensor<f32>
  %680 = gc.slice %669 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %681 = gc.reshape %680 : (tensor<2x1xf32>) -> tensor<2xf32>
  %682:2 = func.call @custom(%681, %671) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %683 = gc.slice %672#0 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %684 = gc.reshape %683 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %684, %682#0 : tensor<2xf32>
  %685 = gc.slice %672#1 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %686 = gc.reshape %685 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %686, %682#1 : tensor<f32>
  %687 = gc.slice %669 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %688 = gc.reshape %687 : (tensor<2x1xf32>) -> tensor<2xf32>
  %689:2 = func.call @custom(%688, %671) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %690 = gc.slice %672#0 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %691 = gc.reshape %690 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %691, %689#0 : tensor<2xf32>
  %692 = gc.slice %672#1 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %693 = gc.reshape %692 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %693, %689#1 : tensor<f32>
  // custom, in_axes [-1, 0]
  %694 = gc.constant dense<[7.0, 8.0]> : tensor<2xf32>
  %695 = gc.optimization_barrier %694 : (tensor<2xf32>) -> tensor<2xf32>
  %696 = gc.constant dense<[-4.0, 0.0, 3.0]> : tensor<3xf32>
  %697 = gc.optimization_barrier %696 : (tensor<3xf32>) -> tensor<3xf32>
  %698:2 = gc.vmap @custom(%695, %697) in_axes [-1, 0] out_axes [0, 0] : (tensor<2xf32>, tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>)
  %699 = gc.slice %697 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %700 = gc.reshape %699 : (tensor<1xf32>) -> tensor<f32>
  %701:2 = func.call @custom(%695, %700) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %702 = gc.slice %698#0 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %703 = gc.reshape %702 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %703, %701#0 : tensor<2xf32>
  %704 = gc.slice %698#1 start [0] limit [1] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %705 = gc.reshape %704 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %705, %701#1 : tensor<f32>
  %706 = gc.slice %697 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %707 = gc.reshape %706 : (tensor<1xf32>) -> tensor<f32>
  %708:2 = func.call @custom(%695, %707) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %709 = gc.slice %698#0 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %710 = gc.reshape %709 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %710, %708#0 : tensor<2xf32>
  %711 = gc.slice %698#1 start [1] limit [2] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %712 = gc.reshape %711 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %712, %708#1 : tensor<f32>
  %713 = gc.slice %697 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %714 = gc.reshape %713 : (tensor<1xf32>) -> tensor<f32>
  %715:2 = func.call @custom(%695, %714) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  %716 = gc.slice %698#0 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %717 = gc.reshape %716 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %717, %715#0 : tensor<2xf32>
  %718 = gc.slice %698#1 start [2] limit [3] stride [1] : (tensor<3xf32>) -> tensor<1xf32>
  %719 = gc.reshape %718 : (tensor<1xf32>) -> tensor<f32>
  gc.expect eq %719, %715#1 : tensor<f32>
  // scan_in_branch, in_axes [0, 0, 0]
  %720 = gc.constant dense<[-1, 0, 1]> : tensor<3xi32>
  %721 = gc.optimization_barrier %720 : (tensor<3xi32>) -> tensor<3xi32>
  %722 = gc.constant dense<[[0.0, -8.0], [-8.0, -4.0], [-3.0, -5.0]]> : tensor<3x2xf32>
  %723 = gc.optimization_barrier %722 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %724 = gc.constant dense<[[[-2.0, 9.0], [3.0, -2.0], [-1.0, -8.0]], [[-4.0, -7.0], [6.0, 6.0], [5.0, -3.0]], [[7.0, -5.0], [1.0, -9.0], [0.0, 0.0]]]> : tensor<3x3x2xf32>
  %725 = gc.optimization_barrier %724 : (tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
  %726 = gc.vmap @scan_in_branch(%721, %723, %725) in_axes [0, 0, 0] out_axes [0] : (tensor<3xi32>, tensor<3x2xf32>, tensor<3x3x2xf32>) -> (tensor<3x2xf32>)
  %727 = gc.slice %721 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %728 = gc.reshape %727 : (tensor<1xi32>) -> tensor<i32>
  %729 = gc.slice %723 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %730 = gc.reshape %729 : (tensor<1x2xf32>) -> tensor<2xf32>
  %731 = gc.slice %725 start [0, 0, 0] limit [1, 3, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<1x3x2xf32>
  %732 = gc.reshape %731 : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
  %733 = func.call @scan_in_branch(%728, %730, %732) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %734 = gc.slice %726 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %735 = gc.reshape %734 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %735, %733 : tensor<2xf32>
  %736 = gc.slice %721 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %737 = gc.reshape %736 : (tensor<1xi32>) -> tensor<i32>
  %738 = gc.slice %723 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %739 = gc.reshape %738 : (tensor<1x2xf32>) -> tensor<2xf32>
  %740 = gc.slice %725 start [1, 0, 0] limit [2, 3, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<1x3x2xf32>
  %741 = gc.reshape %740 : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
  %742 = func.call @scan_in_branch(%737, %739, %741) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %743 = gc.slice %726 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %744 = gc.reshape %743 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %744, %742 : tensor<2xf32>
  %745 = gc.slice %721 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %746 = gc.reshape %745 : (tensor<1xi32>) -> tensor<i32>
  %747 = gc.slice %723 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %748 = gc.reshape %747 : (tensor<1x2xf32>) -> tensor<2xf32>
  %749 = gc.slice %725 start [2, 0, 0] limit [3, 3, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<1x3x2xf32>
  %750 = gc.reshape %749 : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
  %751 = func.call @scan_in_branch(%746, %748, %750) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %752 = gc.slice %726 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %753 = gc.reshape %752 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %753, %751 : tensor<2xf32>
  // scan_in_branch, in_axes [0, 1, -1]
  %754 = gc.constant dense<[-1, 1, -1]> : tensor<3xi32>
  %755 = gc.optimization_barrier %754 : (tensor<3xi32>) -> tensor<3xi32>
  %756 = gc.constant dense<[[-7.0, 5.0, -1.0], [2.0, -6.0, -6.0]]> : tensor<2x3xf32>
  %757 = gc.optimization_barrier %756 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %758 = gc.constant dense<[[5.0, 2.0], [3.0, -3.0], [0.0, 3.0]]> : tensor<3x2xf32>
  %759 = gc.optimization_barrier %758 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %760 = gc.vmap @scan_in_branch(%755, %757, %759) in_axes [0, 1, -1] out_axes [1] : (tensor<3xi32>, tensor<2x3xf32>, tensor<3x2xf32>) -> (tensor<2x3xf32>)
  %761 = gc.slice %755 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %762 = gc.reshape %761 : (tensor<1xi32>) -> tensor<i32>
  %763 = gc.slice %757 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %764 = gc.reshape %763 : (tensor<2x1xf32>) -> tensor<2xf32>
  %765 = func.call @scan_in_branch(%762, %764, %759) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %766 = gc.slice %760 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %767 = gc.reshape %766 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %767, %765 : tensor<2xf32>
  %768 = gc.slice %755 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %769 = gc.reshape %768 : (tensor<1xi32>) -> tensor<i32>
  %770 = gc.slice %757 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %771 = gc.reshape %770 : (tensor<2x1xf32>) -> tensor<2xf32>
  %772 = func.call @scan_in_branch(%769, %771, %759) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %773 = gc.slice %760 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %774 = gc.reshape %773 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %774, %772 : tensor<2xf32>
  %775 = gc.slice %755 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %776 = gc.reshape %775 : (tensor<1xi32>) -> tensor<i32>
  %777 = gc.slice %757 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %778 = gc.reshape %777 : (tensor<2x1xf32>) -> tensor<2xf32>
  %779 = func.call @scan_in_branch(%776, %778, %759) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %780 = gc.slice %760 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %781 = gc.reshape %780 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %781, %779 : tensor<2xf32>
  // scan_in_branch, in_axes [0, -1, 2]
  %782 = gc.constant dense<[2, 3, 2]> : tensor<3xi32>
  %783 = gc.optimization_barrier %782 : (tensor<3xi32>) -> tensor<3xi32>
  %784 = gc.constant dense<[-5.0, 8.0]> : tensor<2xf32>
  %785 = gc.optimization_barrier %784 : (tensor<2xf32>) -> tensor<2xf32>
  %786 = gc.constant dense<[[[4.0, 0.0, 2.0], [-4.0, 2.0, 6.0]], [[1.0, 2.0, 4.0], [-2.0, -8.0, 2.0]], [[-4.0, 3.0, -9.0], [1.0, 8.0, 7.0]]]> : tensor<3x2x3xf32>
  %787 = gc.optimization_barrier %786 : (tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %788 = gc.vmap @scan_in_branch(%783, %785, %787) in_axes [0, -1, 2] out_axes [0] : (tensor<3xi32>, tensor<2xf32>, tensor<3x2x3xf32>) -> (tensor<3x2xf32>)
  %789 = gc.slice %783 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %790 = gc.reshape %789 : (tensor<1xi32>) -> tensor<i32>
  %791 = gc.slice %787 start [0, 0, 0] limit [3, 2, 1] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<3x2x1xf32>
  %792 = gc.reshape %791 : (tensor<3x2x1xf32>) -> tensor<3x2xf32>
  %793 = func.call @scan_in_branch(%790, %785, %792) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %794 = gc.slice %788 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %795 = gc.reshape %794 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %795, %793 : tensor<2xf32>
  %796 = gc.slice %783 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %797 = gc.reshape %796 : (tensor<1xi32>) -> tensor<i32>
  %798 = gc.slice %787 start [0, 0, 1] limit [3, 2, 2] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<3x2x1xf32>
  %799 = gc.reshape %798 : (tensor<3x2x1xf32>) -> tensor<3x2xf32>
  %800 = func.call @scan_in_branch(%797, %785, %799) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %801 = gc.slice %788 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %802 = gc.reshape %801 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %802, %800 : tensor<2xf32>
  %803 = gc.slice %783 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %804 = gc.reshape %803 : (tensor<1xi32>) -> tensor<i32>
  %805 = gc.slice %787 start [0, 0, 2] limit [3, 2, 3] stride [1, 1, 1] : (tensor<3x2x3xf32>) -> tensor<3x2x1xf32>
  %806 = gc.reshape %805 : (tensor<3x2x1xf32>) -> tensor<3x2xf32>
  %807 = func.call @scan_in_branch(%804, %785, %806) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %808 = gc.slice %788 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %809 = gc.reshape %808 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %809, %807 : tensor<2xf32>
  // scan_in_branch, in_axes [0, -1, -1]
  %810 = gc.constant dense<[-1, 0, 2]> : tensor<3xi32>
  %811 = gc.optimization_barrier %810 : (tensor<3xi32>) -> tensor<3xi32>
  %812 = gc.constant dense<[-6.0, 2.0]> : tensor<2xf32>
  %813 = gc.optimization_barrier %812 : (tensor<2xf32>) -> tensor<2xf32>
  %814 = gc.constant dense<[[4.0, 9.0], [-6.0, -9.0], [8.0, 9.0]]> : tensor<3x2xf32>
  %815 = gc.optimization_barrier %814 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %816 = gc.vmap @scan_in_branch(%811, %813, %815) in_axes [0, -1, -1] out_axes [1] : (tensor<3xi32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2x3xf32>)
  %817 = gc.slice %811 start [0] limit [1] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %818 = gc.reshape %817 : (tensor<1xi32>) -> tensor<i32>
  %819 = func.call @scan_in_branch(%818, %813, %815) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %820 = gc.slice %816 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %821 = gc.reshape %820 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %821, %819 : tensor<2xf32>
  %822 = gc.slice %811 start [1] limit [2] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %823 = gc.reshape %822 : (tensor<1xi32>) -> tensor<i32>
  %824 = func.call @scan_in_branch(%823, %813, %815) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %825 = gc.slice %816 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %826 = gc.reshape %825 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %826, %824 : tensor<2xf32>
  %827 = gc.slice %811 start [2] limit [3] stride [1] : (tensor<3xi32>) -> tensor<1xi32>
  %828 = gc.reshape %827 : (tensor<1xi32>) -> tensor<i32>
  %829 = func.call @scan_in_branch(%828, %813, %815) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %830 = gc.slice %816 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %831 = gc.reshape %830 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %831, %829 : tensor<2xf32>
  // scan_in_branch, in_axes [-1, 1, 1]
  %832 = gc.constant dense<0> : tensor<i32>
  %833 = gc.optimization_barrier %832 : (tensor<i32>) -> tensor<i32>
  %834 = gc.constant dense<[[7.0, -1.0, 6.0], [-6.0, 2.0, 1.0]]> : tensor<2x3xf32>
  %835 = gc.optimization_barrier %834 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %836 = gc.constant dense<[[[-2.0, 1.0], [1.0, 9.0], [-5.0, 8.0]], [[1.0, -5.0], [3.0, -9.0], [-6.0, 8.0]], [[-1.0, -8.0], [2.0, -6.0], [-7.0, -1.0]]]> : tensor<3x3x2xf32>
  %837 = gc.optimization_barrier %836 : (tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
  %838 = gc.vmap @scan_in_branch(%833, %835, %837) in_axes [-1, 1, 1] out_axes [0] : (tensor<i32>, tensor<2x3xf32>, tensor<3x3x2xf32>) -> (tensor<3x2xf32>)
  %839 = gc.slice %835 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %840 = gc.reshape %839 : (tensor<2x1xf32>) -> tensor<2xf32>
  %841 = gc.slice %837 start [0, 0, 0] limit [3, 1, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<3x1x2xf32>
  %842 = gc.reshape %841 : (tensor<3x1x2xf32>) -> tensor<3x2xf32>
  %843 = func.call @scan_in_branch(%833, %840, %842) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %844 = gc.slice %838 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %845 = gc.reshape %844 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %845, %843 : tensor<2xf32>
  %846 = gc.slice %835 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %847 = gc.reshape %846 : (tensor<2x1xf32>) -> tensor<2xf32>
  %848 = gc.slice %837 start [0, 1, 0] limit [3, 2, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<3x1x2xf32>
  %849 = gc.reshape %848 : (tensor<3x1x2xf32>) -> tensor<3x2xf32>
  %850 = func.call @scan_in_branch(%833, %847, %849) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %851 = gc.slice %838 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %852 = gc.reshape %851 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %852, %850 : tensor<2xf32>
  %853 = gc.slice %835 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %854 = gc.reshape %853 : (tensor<2x1xf32>) -> tensor<2xf32>
  %855 = gc.slice %837 start [0, 2, 0] limit [3, 3, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<3x1x2xf32>
  %856 = gc.reshape %855 : (tensor<3x1x2xf32>) -> tensor<3x2xf32>
  %857 = func.call @scan_in_branch(%833, %854, %856) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %858 = gc.slice %838 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %859 = gc.reshape %858 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %859, %857 : tensor<2xf32>
  // scan_in_branch, in_axes [-1, 1, -1]
  %860 = gc.constant dense<1> : tensor<i32>
  %861 = gc.optimization_barrier %860 : (tensor<i32>) -> tensor<i32>
  %862 = gc.constant dense<[[-4.0, 6.0, 1.0], [4.0, 6.0, -5.0]]> : tensor<2x3xf32>
  %863 = gc.optimization_barrier %862 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %864 = gc.constant dense<[[-5.0, 3.0], [-3.0, 9.0], [1.0, 9.0]]> : tensor<3x2xf32>
  %865 = gc.optimization_barrier %864 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %866 = gc.vmap @scan_in_branch(%861, %863, %865) in_axes [-1, 1, -1] out_axes [1] : (tensor<i32>, tensor<2x3xf32>, tensor<3x2xf32>) -> (tensor<2x3xf32>)
  %867 = gc.slice %863 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %868 = gc.reshape %867 : (tensor<2x1xf32>) -> tensor<2xf32>
  %869 = func.call @scan_in_branch(%861, %868, %865) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %870 = gc.slice %866 start [0, 0] limit [2, 1] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %871 = gc.reshape %870 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %871, %869 : tensor<2xf32>
  %872 = gc.slice %863 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %873 = gc.reshape %872 : (tensor<2x1xf32>) -> tensor<2xf32>
  %874 = func.call @scan_in_branch(%861, %873, %865) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %875 = gc.slice %866 start [0, 1] limit [2, 2] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %876 = gc.reshape %875 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %876, %874 : tensor<2xf32>
  %877 = gc.slice %863 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %878 = gc.reshape %877 : (tensor<2x1xf32>) -> tensor<2xf32>
  %879 = func.call @scan_in_branch(%861, %878, %865) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %880 = gc.slice %866 start [0, 2] limit [2, 3] stride [1, 1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %881 = gc.reshape %880 : (tensor<2x1xf32>) -> tensor<2xf32>
  gc.expect eq %881, %879 : tensor<2xf32>
  // scan_in_branch, in_axes [-1, -1, 0]
  %882 = gc.constant dense<3> : tensor<i32>
  %883 = gc.optimization_barrier %882 : (tensor<i32>) -> tensor<i32>
  %884 = gc.constant dense<[6.0, 7.0]> : tensor<2xf32>
  %885 = gc.optimization_barrier %884 : (tensor<2xf32>) -> tensor<2xf32>
  %886 = gc.constant dense<[[[7.0, 4.0], [-6.0, 3.0], [-9.0, 3.0]], [[0.0, -1.0], [-3.0, -9.0], [9.0, -7.0]], [[-1.0, -6.0], [7.0, -7.0], [-6.0, -1.0]]]> : tensor<3x3x2xf32>
  %887 = gc.optimization_barrier %886 : (tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
  %888 = gc.vmap @scan_in_branch(%883, %885, %887) in_axes [-1, -1, 0] out_axes [0] : (tensor<i32>, tensor<2xf32>, tensor<3x3x2xf32>) -> (tensor<3x2xf32>)
  %889 = gc.slice %887 start [0, 0, 0] limit [1, 3, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<1x3x2xf32>
  %890 = gc.reshape %889 : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
  %891 = func.call @scan_in_branch(%883, %885, %890) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %892 = gc.slice %888 start [0, 0] limit [1, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %893 = gc.reshape %892 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %893, %891 : tensor<2xf32>
  %894 = gc.slice %887 start [1, 0, 0] limit [2, 3, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<1x3x2xf32>
  %895 = gc.reshape %894 : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
  %896 = func.call @scan_in_branch(%883, %885, %895) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %897 = gc.slice %888 start [1, 0] limit [2, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %898 = gc.reshape %897 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %898, %896 : tensor<2xf32>
  %899 = gc.slice %887 start [2, 0, 0] limit [3, 3, 2] stride [1, 1, 1] : (tensor<3x3x2xf32>) -> tensor<1x3x2xf32>
  %900 = gc.reshape %899 : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
  %901 = func.call @scan_in_branch(%883, %885, %900) : (tensor<i32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %902 = gc.slice %888 start [2, 0] limit [3, 2] stride [1, 1] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %903 = gc.reshape %902 : (tensor<1x2xf32>) -> tensor<2xf32>
  gc.expect eq %903, %901 : tensor<2xf32>
  return
}
