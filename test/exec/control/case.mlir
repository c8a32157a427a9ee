// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// case: an index outside takes the last branch.
// [case.clamp]
// [yield.values]
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %0 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  %1 = gc.optimization_barrier %0 : (tensor<4xf32>) -> tensor<4xf32>
  %2 = gc.constant dense<-2147483648> : tensor<i32>
  %3 = gc.optimization_barrier %2 : (tensor<i32>) -> tensor<i32>
  %4 = gc.case %3 {
    gc.yield %1 : tensor<4xf32>
  }, {
    %n = gc.neg %1 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  }, {
    %n = gc.add %1, %1 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  %5 = gc.constant dense<[-2.0, 0.0, 10.0, 18.0]> : tensor<4xf32>
  gc.expect eq %4, %5 : tensor<4xf32>
  %6 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  %7 = gc.optimization_barrier %6 : (tensor<4xf32>) -> tensor<4xf32>
  %8 = gc.constant dense<-1> : tensor<i32>
  %9 = gc.optimization_barrier %8 : (tensor<i32>) -> tensor<i32>
  %10 = gc.case %9 {
    gc.yield %7 : tensor<4xf32>
  }, {
    %n = gc.neg %7 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  }, {
    %n = gc.add %7, %7 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  %11 = gc.constant dense<[-2.0, 0.0, 10.0, 18.0]> : tensor<4xf32>
  gc.expect eq %10, %11 : tensor<4xf32>
  %12 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  %13 = gc.optimization_barrier %12 : (tensor<4xf32>) -> tensor<4xf32>
  %14 = gc.constant dense<0> : tensor<i32>
  %15 = gc.optimization_barrier %14 : (tensor<i32>) -> tensor<i32>
  %16 = gc.case %15 {
    gc.yield %13 : tensor<4xf32>
  }, {
    %n = gc.neg %13 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  }, {
    %n = gc.add %13, %13 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  %17 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  gc.expect eq %16, %17 : tensor<4xf32>
  %18 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  %19 = gc.optimization_barrier %18 : (tensor<4xf32>) -> tensor<4xf32>
  %20 = gc.constant dense<1> : tensor<i32>
  %21 = gc.optimization_barrier %20 : (tensor<i32>) -> tensor<i32>
  %22 = gc.case %21 {
    gc.yield %19 : tensor<4xf32>
  }, {
    %n = gc.neg %19 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  }, {
    %n = gc.add %19, %19 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  %23 = gc.constant dense<[1.0, -0.0, -5.0, -9.0]> : tensor<4xf32>
  gc.expect eq %22, %23 : tensor<4xf32>
  %24 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  %25 = gc.optimization_barrier %24 : (tensor<4xf32>) -> tensor<4xf32>
  %26 = gc.constant dense<2> : tensor<i32>
  %27 = gc.optimization_barrier %26 : (tensor<i32>) -> tensor<i32>
  %28 = gc.case %27 {
    gc.yield %25 : tensor<4xf32>
  }, {
    %n = gc.neg %25 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  }, {
    %n = gc.add %25, %25 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  %29 = gc.constant dense<[-2.0, 0.0, 10.0, 18.0]> : tensor<4xf32>
  gc.expect eq %28, %29 : tensor<4xf32>
  %30 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  %31 = gc.optimization_barrier %30 : (tensor<4xf32>) -> tensor<4xf32>
  %32 = gc.constant dense<3> : tensor<i32>
  %33 = gc.optimization_barrier %32 : (tensor<i32>) -> tensor<i32>
  %34 = gc.case %33 {
    gc.yield %31 : tensor<4xf32>
  }, {
    %n = gc.neg %31 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  }, {
    %n = gc.add %31, %31 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  %35 = gc.constant dense<[-2.0, 0.0, 10.0, 18.0]> : tensor<4xf32>
  gc.expect eq %34, %35 : tensor<4xf32>
  %36 = gc.constant dense<[-1.0, 0.0, 5.0, 9.0]> : tensor<4xf32>
  %37 = gc.optimization_barrier %36 : (tensor<4xf32>) -> tensor<4xf32>
  %38 = gc.constant dense<2147483647> : tensor<i32>
  %39 = gc.optimization_barrier %38 : (tensor<i32>) -> tensor<i32>
  %40 = gc.case %39 {
    gc.yield %37 : tensor<4xf32>
  }, {
    %n = gc.neg %37 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  }, {
    %n = gc.add %37, %37 : tensor<4xf32>
    gc.yield %n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>
  %41 = gc.constant dense<[-2.0, 0.0, 10.0, 18.0]> : tensor<4xf32>
  gc.expect eq %40, %41 : tensor<4xf32>
  return
}
