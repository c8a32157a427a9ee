// Passes that choose the types a program computes in.
#ifndef GC_PASSES_PRECISION
#define GC_PASSES_PRECISION

include "ir/interfaces/Meaning.td"

def ApplyPrecisionPass : Gc_Pass<"gc-apply-precision", "::gc::WithinNewPrecision", "::mlir::func::FuncOp"> {
  let summary = "Compute in the types of a precision policy";
  let description = [{
    Why: contractions of bf16 or f16 operands are faster and their operands half the size; what is sensitive stays in f32.
    Needs: gc ops; calls inlined and transformations expanded, since what is called keeps its types.
    Gives: the same function, arguments and results of the same types, each op in the type that its class has in
    passes/precision/Policy.cpp. With to=bf16 or f16: contractions take the low type and give it; sums, exponentials and
    the like are in f32; pointwise ops and movements follow their operands, and are in f32 where nothing but f32 reads
    them. Arguments stay f32, the master weights, and are converted where they are read. Carries of loops stay f32, since
    sums over rounds lie there. Other types than f32, and ops that mix types, stay as the program has them. With to=f32:
    what is in bf16 or f16 is in f32.

    A train step takes f16 only by its loss, before the gradient is taken: small gradients need a scaled loss.

    ```mlir
    // before
    func.func @main(%w: tensor<4x4xf32>, %x: tensor<2x4xf32>) -> tensor<2x4xf32> {
      %0 = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
      %1 = gc.exp %0 : tensor<2x4xf32>
      return %1 : tensor<2x4xf32>
    }
    // after, with to=bf16
    func.func @main(%w: tensor<4x4xf32>, %x: tensor<2x4xf32>) -> tensor<2x4xf32> {
      %a = gc.convert %x : (tensor<2x4xf32>) -> tensor<2x4xbf16>
      %b = gc.convert %w : (tensor<4x4xf32>) -> tensor<4x4xbf16>
      %0 = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<2x4xbf16>, tensor<4x4xbf16>) -> tensor<2x4xbf16>
      %1 = gc.convert %0 : (tensor<2x4xbf16>) -> tensor<2x4xf32>
      %2 = gc.exp %1 : tensor<2x4xf32>
      return %2 : tensor<2x4xf32>
    }
    ```
  }];
  let options = [
    Option<"to", "to", "std::string", "\"bf16\"", "bf16, f16 or f32">
  ];
  let statistics = [
    Statistic<"contractionsChanged", "contractions-changed", "Number of contractions whose operands have another type">,
    Statistic<"opsChanged", "ops-changed", "Number of ops whose results have another type">,
    Statistic<"conversionsInserted", "conversions-inserted", "Number of conversions put in">
  ];
  let dependentDialects = ["::gc::GcDialect"];
}

#endif
