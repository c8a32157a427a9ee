// Passes that decide what becomes one kernel.
#ifndef GC_PASSES_FUSION
#define GC_PASSES_FUSION

include "ir/interfaces/Meaning.td"

def BlockIntermediatesPass : Gc_Pass<"gc-block-intermediates", "::gc::WithinPrecision", "::mlir::func::FuncOp"> {
  let summary = "Run what surrounds a bulky contraction over slices, so that its result never exists whole";
  let description = [{
    Why: the scores of an attention, or the logits of a classifier, are many times as large as what they are made of
    and what is made of them; whole, they go through memory a dozen times in a training step and are most of its peak.
    Needs: ops before fusion, in a form that nothing simplifies any more. Gives: loops (gc.scan without carries) over
    slices of a dimension that all ops around the contraction share.

    A contraction whose result is at least four times its operands starts a region. The region grows over values of
    at least half the result's elements, to their users and makers, as long as the accesses carry the cut factor along
    as a parallel one; then over what lies between its ops without a contraction (a row's maximum), and over moves that
    only it reads. Where values leave the region and come back through other ops (the backward pass), what follows is a
    loop of its own; bulky values that it needs of an earlier one are made again from what that kept small.

    ```mlir
    // before
    func.func @main(%q: tensor<8x1024x32xf32>, %k: tensor<8x1024x32xf32>, %z: tensor<f32>) -> tensor<8x1024xf32> {
      %s = gc.dot %q, %k batch [0] x [0] contract [2] x [2]
        : (tensor<8x1024x32xf32>, tensor<8x1024x32xf32>) -> tensor<8x1024x1024xf32>
      %e = gc.exp %s : tensor<8x1024x1024xf32>
      %r = gc.reduce add(%e) init(%z) dims [2] : (tensor<8x1024x1024xf32>, tensor<f32>) -> tensor<8x1024xf32>
      return %r : tensor<8x1024xf32>
    }
    // after (types left out)
    func.func @main(%q: tensor<8x1024x32xf32>, %k: tensor<8x1024x32xf32>, %z: tensor<f32>) -> tensor<8x1024xf32> {
      %qs = gc.reshape %q : (tensor<8x1024x32xf32>) -> tensor<8x1x1024x32xf32>
      %ks = gc.reshape %k : (tensor<8x1024x32xf32>) -> tensor<8x1x1024x32xf32>
      %rs = gc.scan() over(%qs, %ks) trip 8 {
      ^bb0(%a: tensor<1x1024x32xf32>, %b: tensor<1x1024x32xf32>):
        %s = gc.dot %a, %b …
        %e = gc.exp %s : tensor<1x1024x1024xf32>
        %r = gc.reduce add(%e) …
        gc.yield %r : tensor<1x1024xf32>
      } : … -> tensor<8x1x1024xf32>
      %r = gc.reshape %rs : (tensor<8x1x1024xf32>) -> tensor<8x1024xf32>
      return %r : tensor<8x1024xf32>
    }
    ```
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", "8388608", "Smaller results of contractions stay whole">,
    Option<"sliceBytes", "slice-bytes", "int64_t", "2097152", "Bytes of a slice of the result, at most, if it can be cut so">
  ];
  let statistics = [
    Statistic<"numLoops", "num-loops", "Number of loops made">,
    Statistic<"numRepeated", "num-repeated", "Number of ops that a later loop makes again">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}

def FormFusionsPass : Gc_Pass<"gc-form-fusions", "::gc::WithinPrecision", "::mlir::func::FuncOp"> {
  let summary = "Group the ops of each block into fusions, one kernel each";
  let description = [{
    Why: a kernel per op sends every intermediate value through memory.
    Needs: a function of gc ops without calls. Gives: every op that computes lies in a gc.fusion, which is isolated; left
    outside are control flow, collectives, checks, dense constants, and reshapes of whole values, which are views.

    Ops are visited from the last to the first. An op joins the fusion of its users if they are one fusion and the
    accesses allow it; it is repeated in several if it is cheap and repeating it reads no more than its result would; if
    other users remain it becomes one more result where its elements are those of the fusion's domain. A reduction
    joins users that need it at the point where it is made (a row kernel: its reduced dimensions are innermost and every
    result has the domain's elements, or one per row). A contraction joins users that need each element once, in place.

    ```mlir
    // before
    func.func @main(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
      %m = gc.reduce max(%x) dims [1] : (tensor<8x64xf32>) -> tensor<8xf32>
      %b = gc.broadcast %m dims [0] : (tensor<8xf32>) -> tensor<8x64xf32>
      %d = gc.sub %x, %b : tensor<8x64xf32>
      return %d : tensor<8x64xf32>
    }
    // after
    func.func @main(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
      %d = gc.fusion "row"(%x) {
      ^bb0(%a: tensor<8x64xf32>):
        %m = gc.reduce max(%a) dims [1] : (tensor<8x64xf32>) -> tensor<8xf32>
        %b = gc.broadcast %m dims [0] : (tensor<8xf32>) -> tensor<8x64xf32>
        %s = gc.sub %a, %b : tensor<8x64xf32>
        gc.yield %s : tensor<8x64xf32>
      } : (tensor<8x64xf32>) -> tensor<8x64xf32>
      return %d : tensor<8x64xf32>
    }
    ```
  }];
  let options = [
    Option<"maxOps", "max-ops", "unsigned", "160", "most ops in one fusion; more makes kernels slow to compile">,
    Option<"maxOperands", "max-operands", "unsigned", "48", "most tensors that one fusion reads">,
    Option<"splitWork", "split-work", "int64_t", "1048576",
           "elements from which a reduction with few results is made in two stages">
  ];
  let statistics = [
    Statistic<"numFusions", "num-fusions", "fusions formed">,
    Statistic<"numRepeated", "num-repeated", "times an op was repeated in a further fusion">,
    Statistic<"numFolded", "num-folded", "transposes that became a swap of a contraction's operands">,
    Statistic<"numSplit", "num-split", "reductions made in two stages">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}

def RematerializeValuesPass : Gc_Pass<"gc-rematerialize-values", "::gc::SameBits", "::mlir::func::FuncOp"> {
  let summary = "Compute cheap values again where they are used instead of keeping them in memory";
  let description = [{
    Why: what a forward pass leaves for the backward pass (the inner values of a GELU, say) often follows from one other
    value that is kept anyway, by less work than writing and reading it takes.
    Needs: post-fusion form, whatever gc-form-fusions made. Gives: fusions with fewer results. A result goes when its
    value follows element by element from other results or operands of its fusion that all its users read, or that
    somebody still needs there, or that are small; when all its users are loop, row or column fusions that need each
    element in its place, or epilogues of contractions; and when the work is at most what the bytes saved take. The ops
    are the same ones, so the bits are too. Barriers have no part in this: they are gone by now.

    ```mlir
    // before
    %0:2 = gc.fusion "loop"(%x) {
    ^bb0(%a: tensor<4096xf32>):
      %e = gc.exp %a : tensor<4096xf32>
      %n = gc.neg %e : tensor<4096xf32>
      gc.yield %e, %n : tensor<4096xf32>, tensor<4096xf32>
    } : (tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>)
    %1 = gc.fusion "row"(%0#0, %0#1) {…} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<f32>
    // after
    %0 = gc.fusion "loop"(%x) {
    ^bb0(%a: tensor<4096xf32>):
      %e = gc.exp %a : tensor<4096xf32>
      gc.yield %e : tensor<4096xf32>
    } : (tensor<4096xf32>) -> tensor<4096xf32>
    %1 = gc.fusion "row"(%0) {
    ^bb0(%a: tensor<4096xf32>):
      %n = gc.neg %a : tensor<4096xf32>
      …
    } : (tensor<4096xf32>) -> tensor<f32>
    ```
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", "16384", "Results of fewer bytes stay: they live in the cache">,
    Option<"maxOperands", "max-operands", "unsigned", "48", "Most tensors that one fusion reads">
  ];
  let statistics = [
    Statistic<"numRemoved", "num-removed", "Number of results that are not kept any more">,
    Statistic<"removedBytes", "removed-bytes", "Bytes of these results">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}

#endif
