// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// Markers change no value: identities for every type class, and of a function with its own gradient the primal, here
// one that neither its forward nor its backward would give.
// [stop_gradient.value] [checkpoint_name.value] [custom_vjp.value]
func.func @main() {
  %0 = gc.constant dense<[-1.5, 0.5, 2.5]> : tensor<3xf32>
  %1 = gc.optimization_barrier %0 : (tensor<3xf32>) -> tensor<3xf32>
  %2 = gc.constant dense<[7, 250]> : tensor<2xui8>
  %3 = gc.optimization_barrier %2 : (tensor<2xui8>) -> tensor<2xui8>
  %4 = gc.constant dense<[true, false]> : tensor<2xi1>
  %5 = gc.optimization_barrier %4 : (tensor<2xi1>) -> tensor<2xi1>
  %6 = gc.constant dense<[-0.0, 3.0]> : tensor<2xbf16>
  %7 = gc.optimization_barrier %6 : (tensor<2xbf16>) -> tensor<2xbf16>

  %10 = gc.stop_gradient %1 : tensor<3xf32>
  gc.expect eq %10, %0 : tensor<3xf32>
  %11 = gc.stop_gradient %3 : tensor<2xui8>
  gc.expect eq %11, %2 : tensor<2xui8>
  %12 = gc.checkpoint_name %5 as "mask" : tensor<2xi1>
  gc.expect eq %12, %4 : tensor<2xi1>
  %13 = gc.checkpoint_name %7 as "act" : tensor<2xbf16>
  gc.expect eq %13, %6 : tensor<2xbf16>

  %20:2 = gc.custom_vjp "round"(%1, %3) primal {
  ^bb0(%a: tensor<3xf32>, %n: tensor<2xui8>):
    %r = gc.round_even %a : tensor<3xf32>
    %m = gc.add %n, %n : tensor<2xui8>
    gc.yield %r, %m : tensor<3xf32>, tensor<2xui8>
  } forward {
  ^bb0(%a: tensor<3xf32>, %n: tensor<2xui8>):
    gc.yield %a, %n, %a : tensor<3xf32>, tensor<2xui8>, tensor<3xf32>
  } backward {
  ^bb0(%k: tensor<3xf32>, %c: tensor<3xf32>):
    gc.yield %c : tensor<3xf32>
  } : (tensor<3xf32>, tensor<2xui8>) -> (tensor<3xf32>, tensor<2xui8>)
  %21 = gc.constant dense<[-2.0, 0.0, 2.0]> : tensor<3xf32>
  gc.expect eq %20#0, %21 : tensor<3xf32>
  %22 = gc.constant dense<[14, 244]> : tensor<2xui8>
  gc.expect eq %20#1, %22 : tensor<2xui8>
  return
}
