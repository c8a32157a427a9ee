// Passes that bring a program into one plain form: one function, no repeated or dead work.
#ifndef GC_PASSES_CANONICAL
#define GC_PASSES_CANONICAL

include "ir/interfaces/Meaning.td"

def EraseMarkersPass : Gc_Pass<"gc-erase-markers", "::gc::SameBits"> {
  let summary = "Replace markers by the values they mark";
  let description = [{
    Why: gradients and rematerialization read what a model says about itself; once they have run it must cost nothing.
    Needs: gc ops; runs after everything that reads markers. Gives: no gc.stop_gradient, no gc.checkpoint_name; the
    primal in place of a gc.custom_vjp. Names and roles of arguments and results stay.

    ```mlir
    // before
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = gc.stop_gradient %x : tensor<4xf32>
      %1 = gc.custom_vjp "round"(%0) primal {
      ^bb0(%a: tensor<4xf32>):
        %2 = gc.round_even %a : tensor<4xf32>
        gc.yield %2 : tensor<4xf32>
      } forward {
      ^bb0(%a: tensor<4xf32>):
        %2 = gc.round_even %a : tensor<4xf32>
        gc.yield %2 : tensor<4xf32>
      } backward {
      ^bb0(%c: tensor<4xf32>):
        gc.yield %c : tensor<4xf32>
      } : (tensor<4xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    // after
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = gc.round_even %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"identitiesErased", "identities-erased", "Number of identities erased">,
    Statistic<"functionsInlined", "functions-inlined", "Number of functions with gradients of their own inlined">
  ];
}

def InlineCallsPass : Gc_Pass<"gc-inline-calls", "::gc::SameBits", "::mlir::ModuleOp"> {
  let summary = "Inline every call and remove private functions";
  let description = [{
    Why: every later pass sees the whole step as one graph, so nothing has to look through a call.
    Needs: functions of one block; no recursion (refused with the chain of calls).
    Gives: no func.call; only public functions remain, and those that gc.grad, gc.jvp and gc.vmap name.

    ```mlir
    // before
    func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = gc.add %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @twice(%a) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    // after
    func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = gc.add %a, %a : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"callsInlined", "calls-inlined", "Number of calls replaced by the callee's body">,
    Statistic<"functionsRemoved", "functions-removed", "Number of private functions removed">
  ];
}

def SimplifyPass : Gc_Pass<"gc-simplify", "::gc::SameBits", "::mlir::func::FuncOp"> {
  let summary = "Fold constants, merge equal ops, drop dead ones, apply exact algebra";
  let description = [{
    Why: frontends print what is easy to print; later passes want each value once and each data movement named once.
    Needs: gc ops. Gives: the same results bit for bit (NaN, signed zero and rounding included), with constants folded,
    equal ops merged, movement chains merged into one op, transposes moved into contractions, contractions of one
    product made products, pointwise ops done before broadcasts, conversions and selections that decide nothing
    dropped, loop carries that only feed themselves removed, gathers at a row's own place made batched. With `remove-barriers`, optimization barriers are replaced by their operands at the end:
    the last simplification runs with it, earlier ones keep them. A barrier over a constant stays up to fusion.

    ```mlir
    // before
    func.func @f(%x: tensor<4x6xf32>) -> tensor<24xf32> {
      %0 = gc.reshape %x : (tensor<4x6xf32>) -> tensor<6x4xf32>
      %1 = gc.reshape %0 : (tensor<6x4xf32>) -> tensor<24xf32>
      return %1 : tensor<24xf32>
    }
    // after
    func.func @f(%x: tensor<4x6xf32>) -> tensor<24xf32> {
      %0 = gc.reshape %x : (tensor<4x6xf32>) -> tensor<24xf32>
      return %0 : tensor<24xf32>
    }
    ```
  }];
  let options = [
    Option<"removeBarriers", "remove-barriers", "bool", "false", "Replace optimization barriers by their operands">
  ];
  let statistics = [
    Statistic<"opsBefore", "ops-before", "Number of ops before">,
    Statistic<"opsAfter", "ops-after", "Number of ops after">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}

#endif
