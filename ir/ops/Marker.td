// Markers: what a model says about itself beyond its values. They last until the transform phase and then cost nothing
// (gc-erase-markers).
#ifndef GC_MARKER
#define GC_MARKER

include "ir/ops/PointwiseBase.td"

def Gc_StopGradientOp : Gc_UnaryOp<"stop_gradient", "The operand; its gradient is zero", "a[0]"> {
  let rules = ["[stop_gradient.value] The value is the operand's, bit for bit."];
}
def Gc_CheckpointNameOp : Gc_PointwiseOp<"checkpoint_name", "a[0]", "{0}", [SameOperandsAndResultType], ["t"]> {
  let summary = "The operand, under a name by which rematerialization can be told to keep it";
  let arguments = (ins Gc_Tensor:$operand, StrAttr:$name);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand `as` $name attr-dict `:` type($result)";
  let hasVerifier = 1;
  let rules = [
    "[checkpoint_name.value] The value is the operand's, bit for bit.",
    "[checkpoint_name-1] The name is not empty."
  ];
}
def Gc_CustomVjpOp : Gc_Op<"custom_vjp", [IsolatedFromAbove, SingleBlock, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<BatchOpInterface, ["spreadBatch"]>,
    DeclareOpInterfaceMethods<DataFlowEdgeOpInterface>, DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let summary = "A function with its own gradient";
  let description = [{
    Its value is that of `primal`. Where it is differentiated, `forward` takes the operands and yields the results and
    then what it keeps; `backward` takes what was kept and then a cotangent for each floating-point result, and yields
    one for each floating-point operand. Integer operands and results have no cotangents.
  }];
  let arguments = (ins Variadic<Gc_Tensor>:$inputs, StrAttr:$name);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region SizedRegion<1>:$primal, SizedRegion<1>:$forward, SizedRegion<1>:$backward);
  let assemblyFormat = [{
    $name `(` $inputs `)` `primal` $primal `forward` $forward `backward` $backward attr-dict
    `:` functional-type(operands, results)
  }];
  let hasRegionVerifier = 1;
  let rules = [
    "[custom_vjp.value] The results are those of primal on the operands.",
    "[custom_vjp-1] primal takes the operands and yields the results.",
    "[custom_vjp-2] forward takes the operands and yields the results, then what it keeps.",
    "[custom_vjp-3] backward takes what forward keeps and the cotangents of the floating-point results, and yields those of "
      "the floating-point operands."
  ];
  let extraClassDeclaration = [{
    // The values that have cotangents, in order.
    static ::llvm::SmallVector<::mlir::Type> differentiable(::mlir::TypeRange types);
  }];
}

#endif
