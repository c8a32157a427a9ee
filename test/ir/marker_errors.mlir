// RUN: gcompile-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{has an empty name; give one [checkpoint_name-1]}}
  %0 = gc.checkpoint_name %a as "" : tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{has a primal over ('tensor<3xf32>'), but ('tensor<2xf32>') follows from its operands [custom_vjp-1]}}
  %0 = gc.custom_vjp "f"(%a) primal {
  ^bb0(%x: tensor<3xf32>):
    gc.yield %x : tensor<3xf32>
  } forward {
  ^bb0(%x: tensor<2xf32>):
    gc.yield %x : tensor<2xf32>
  } backward {
  ^bb0(%c: tensor<2xf32>):
    gc.yield %c : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{has a forward that yields () where it must yield ('tensor<2xf32>') [custom_vjp-2]}}
  %0 = gc.custom_vjp "f"(%a) primal {
  ^bb0(%x: tensor<2xf32>):
    gc.yield %x : tensor<2xf32>
  } forward {
  ^bb0(%x: tensor<2xf32>):
    // expected-note @+1 {{yielded here}}
    gc.yield
  } backward {
  ^bb0(%c: tensor<2xf32>):
    gc.yield %c : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
// What forward keeps comes first, then one cotangent: backward lacks the former.
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{has a backward over ('tensor<2xf32>'), but ('tensor<2xi32>', 'tensor<2xf32>') follows from its operands [custom_vjp-3]}}
  %0 = gc.custom_vjp "f"(%a) primal {
  ^bb0(%x: tensor<2xf32>):
    gc.yield %x : tensor<2xf32>
  } forward {
  ^bb0(%x: tensor<2xf32>):
    %k = gc.constant dense<1> : tensor<2xi32>
    gc.yield %x, %k : tensor<2xf32>, tensor<2xi32>
  } backward {
  ^bb0(%c: tensor<2xf32>):
    gc.yield %c : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
// An integer operand has no cotangent.
func.func @f(%a: tensor<2xf32>, %n: tensor<i32>) {
  // expected-error @+1 {{has a backward that yields ('tensor<2xf32>', 'tensor<i32>') where it must yield ('tensor<2xf32>') [custom_vjp-3]}}
  %0 = gc.custom_vjp "f"(%a, %n) primal {
  ^bb0(%x: tensor<2xf32>, %m: tensor<i32>):
    gc.yield %x : tensor<2xf32>
  } forward {
  ^bb0(%x: tensor<2xf32>, %m: tensor<i32>):
    gc.yield %x, %m : tensor<2xf32>, tensor<i32>
  } backward {
  ^bb0(%m: tensor<i32>, %c: tensor<2xf32>):
    // expected-note @+1 {{yielded here}}
    gc.yield %c, %m : tensor<2xf32>, tensor<i32>
  } : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
// -----
// expected-error @+1 {{argument 0 has "gc.name" = ""; a name is a string that is not empty [argument-1]}}
func.func @f(%a: tensor<2xf32> {gc.name = ""}) {
  return
}
// -----
// expected-error @+1 {{argument 0 has "gc.role" = "parameter"; roles are param, opt_state, state, batch, rng, step, loss, metric [argument-2]}}
func.func @f(%a: tensor<2xf32> {gc.role = "parameter"}) {
  return
}
// -----
// expected-error @+1 {{argument 0 has "gc.nmae" = "x", which is not known; known are gc.name, gc.role, gc.alias, gc.dims, gc.frozen, gc.init, gc.tied and gc.sharding [argument-3]}}
func.func @f(%a: tensor<2xf32> {gc.nmae = "x"}) {
  return
}
// -----
// expected-error @+1 {{argument 0 has gc.tied = "x"; the other names of a value are an array of strings [argument-4]}}
func.func @f(%a: tensor<2xf32> {gc.tied = "x"}) {
  return
}
// -----
// expected-error @+1 {{argument 0 has gc.alias = -2 : i32; give a result's number, or -1 for any [argument-5]}}
func.func @f(%a: tensor<2xf32> {gc.alias = -2 : i32}) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}
// -----
// expected-error @+1 {{argument 0 has gc.dims = ["a"]; give a name for each of its dimensions, "" for none [argument-6]}}
func.func @f(%a: tensor<2x3xf32> {gc.dims = ["a"]}) {
  return
}
// -----
// expected-error @+1 {{argument 0 has gc.init = 1 : i32; give a fill rule such as "normal:1:0.02" [argument-7]}}
func.func @f(%a: tensor<2xf32> {gc.init = 1 : i32}) {
  return
}
// -----
// expected-error @+1 {{argument 0 has gc.frozen = true; it stands alone, for a parameter that is not trained [argument-8]}}
func.func @f(%a: tensor<2xf32> {gc.frozen = true}) {
  return
}
// -----
// expected-error @+1 {{result 0 has "gc.role" = 3 : i32; roles are}}
func.func @f(%a: tensor<2xf32>) -> (tensor<2xf32> {gc.role = 3 : i32}) {
  return %a : tensor<2xf32>
}
