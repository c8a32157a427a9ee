// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// while: Newton's square root by a counter, no trip at all, and nested loops.
// [while.none]
// [while.carries]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<0> : tensor<i32>
  %1 = gc.optimization_barrier %0 : (tensor<i32>) -> tensor<i32>
  %2 = gc.constant dense<[2.0, 9.0, 0.25]> : tensor<3xf64>
  %3 = gc.optimization_barrier %2 : (tensor<3xf64>) -> tensor<3xf64>
  %4 = gc.constant dense<1.0> : tensor<3xf64>
  %5 = gc.optimization_barrier %4 : (tensor<3xf64>) -> tensor<3xf64>
  %6 = gc.constant dense<0.5> : tensor<3xf64>
  %7 = gc.optimization_barrier %6 : (tensor<3xf64>) -> tensor<3xf64>
  %8 = gc.constant dense<1> : tensor<i32>
  %9 = gc.optimization_barrier %8 : (tensor<i32>) -> tensor<i32>
  %10 = gc.constant dense<0> : tensor<i32>
  %11 = gc.optimization_barrier %10 : (tensor<i32>) -> tensor<i32>
  %12:2 = gc.while %11, %5 cond {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf64>):
    %p = gc.compare LT %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf64>):
    %q = gc.div %3, %y : tensor<3xf64>
    %s = gc.add %y, %q : tensor<3xf64>
    %h = gc.mul %s, %7 : tensor<3xf64>
    %j = gc.add %i, %9 : tensor<i32>
    gc.yield %j, %h : tensor<i32>, tensor<3xf64>
  } : (tensor<i32>, tensor<3xf64>) -> (tensor<i32>, tensor<3xf64>)
  %13 = gc.constant dense<0> : tensor<i32>
  gc.expect eq %12#0, %13 : tensor<i32>
  %14 = gc.constant dense<1.0> : tensor<3xf64>
  gc.expect eq %12#1, %14 : tensor<3xf64>
  %15 = gc.constant dense<1> : tensor<i32>
  %16 = gc.optimization_barrier %15 : (tensor<i32>) -> tensor<i32>
  %17 = gc.constant dense<[2.0, 9.0, 0.25]> : tensor<3xf64>
  %18 = gc.optimization_barrier %17 : (tensor<3xf64>) -> tensor<3xf64>
  %19 = gc.constant dense<1.0> : tensor<3xf64>
  %20 = gc.optimization_barrier %19 : (tensor<3xf64>) -> tensor<3xf64>
  %21 = gc.constant dense<0.5> : tensor<3xf64>
  %22 = gc.optimization_barrier %21 : (tensor<3xf64>) -> tensor<3xf64>
  %23 = gc.constant dense<1> : tensor<i32>
  %24 = gc.optimization_barrier %23 : (tensor<i32>) -> tensor<i32>
  %25 = gc.constant dense<0> : tensor<i32>
  %26 = gc.optimization_barrier %25 : (tensor<i32>) -> tensor<i32>
  %27:2 = gc.while %26, %20 cond {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf64>):
    %p = gc.compare LT %i, %16 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf64>):
    %q = gc.div %18, %y : tensor<3xf64>
    %s = gc.add %y, %q : tensor<3xf64>
    %h = gc.mul %s, %22 : tensor<3xf64>
    %j = gc.add %i, %24 : tensor<i32>
    gc.yield %j, %h : tensor<i32>, tensor<3xf64>
  } : (tensor<i32>, tensor<3xf64>) -> (tensor<i32>, tensor<3xf64>)
  %28 = gc.constant dense<1> : tensor<i32>
  gc.expect eq %27#0, %28 : tensor<i32>
  %29 = gc.constant dense<[1.5, 5.0, 0.625]> : tensor<3xf64>
  gc.expect eq %27#1, %29 : tensor<3xf64>
  %30 = gc.constant dense<6> : tensor<i32>
  %31 = gc.optimization_barrier %30 : (tensor<i32>) -> tensor<i32>
  %32 = gc.constant dense<[2.0, 9.0, 0.25]> : tensor<3xf64>
  %33 = gc.optimization_barrier %32 : (tensor<3xf64>) -> tensor<3xf64>
  %34 = gc.constant dense<1.0> : tensor<3xf64>
  %35 = gc.optimization_barrier %34 : (tensor<3xf64>) -> tensor<3xf64>
  %36 = gc.constant dense<0.5> : tensor<3xf64>
  %37 = gc.optimization_barrier %36 : (tensor<3xf64>) -> tensor<3xf64>
  %38 = gc.constant dense<1> : tensor<i32>
  %39 = gc.optimization_barrier %38 : (tensor<i32>) -> tensor<i32>
  %40 = gc.constant dense<0> : tensor<i32>
  %41 = gc.optimization_barrier %40 : (tensor<i32>) -> tensor<i32>
  %42:2 = gc.while %41, %35 cond {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf64>):
    %p = gc.compare LT %i, %31 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %p : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<3xf64>):
    %q = gc.div %33, %y : tensor<3xf64>
    %s = gc.add %y, %q : tensor<3xf64>
    %h = gc.mul %s, %37 : tensor<3xf64>
    %j = gc.add %i, %39 : tensor<i32>
    gc.yield %j, %h : tensor<i32>, tensor<3xf64>
  } : (tensor<i32>, tensor<3xf64>) -> (tensor<i32>, tensor<3xf64>)
  %43 = gc.constant dense<6> : tensor<i32>
  gc.expect eq %42#0, %43 : tensor<i32>
  %44 = gc.constant dense<[1.414213562373095, 3.0, 0.5]> : tensor<3xf64>
  gc.expect eq %42#1, %44 : tensor<3xf64>
  return
}
