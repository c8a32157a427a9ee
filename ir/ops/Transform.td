// Transformations as ops: what they give is that of their callee, differentiated or over several examples. They last
// until gc-expand-transforms, which expands the innermost first, so that they nest in any order.
#ifndef GC_TRANSFORM
#define GC_TRANSFORM

include "ir/dialect/GcBase.td"
include "mlir/IR/SymbolInterfaces.td"

class Gc_TransformOp<string mnemonic, list<Trait> traits = []>
    : Gc_Op<mnemonic, traits # [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let results = (outs Variadic<Gc_Tensor>:$results);
}
def Gc_GradOp : Gc_TransformOp<"grad", [AttrSizedOperandSegments]> {
  let summary = "The gradient of a function for some of its arguments";
  let description = [{
    ```mlir
    // ∂loss/∂w at (w, x): %w's type
    %g = gc.grad @loss(%w, %x) wrt [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    // the loss too
    %l, %g = gc.grad @loss(%w, %x) wrt [0] value : (tensor<4xf32>, tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>)
    // of a function with any results: a cotangent for each float or complex one
    %g = gc.grad @layer(%w, %x) cotangents(%c) wrt [0] : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Gc_Tensor>:$inputs, Variadic<Gc_Tensor>:$cotangents,
                       DenseI64ArrayAttr:$wrt, UnitAttr:$value);
  let assemblyFormat = [{
    $callee `(` $inputs `)` (`cotangents` `(` $cotangents^ `)`)? `wrt` $wrt (`value` $value^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let rules = [
    "[grad.value] A result per argument of wrt: the derivative of the callee's result for it; with value, the callee's own results "
      "come first.",
    "[grad.cotangents] With cotangents, one per float or complex result of the callee: the sum over those of cotangent "
      "times derivative.",
    "[grad.complex] For a complex argument x + iy it is the derivative for x minus i times that for y (no conjugate).",
    "[transform-1] The callee is a function of the module with a body.",
    "[transform-2] The inputs are of the callee's argument types.",
    "[transform-3] wrt names different arguments, all float or complex, and at least one.",
    "[grad-1] Without cotangents the callee has one result, a real float scalar.",
    "[grad-2] There is a cotangent of its type per float or complex result.",
    "[grad-3] The results are the callee's, with value, then one of the argument's type per entry of wrt."
  ];
}
def Gc_JvpOp : Gc_TransformOp<"jvp", [AttrSizedOperandSegments]> {
  let summary = "A function's results and their change along a direction of its arguments";
  let description = [{
    ```mlir
    // loss(w, x), and its derivative along %t at it
    %l, %d = gc.jvp @loss(%w, %x) tangents(%t) wrt [0]
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<f32>, tensor<f32>)
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Gc_Tensor>:$inputs, Variadic<Gc_Tensor>:$tangents,
                       DenseI64ArrayAttr:$wrt);
  let assemblyFormat = [{
    $callee `(` $inputs `)` `tangents` `(` $tangents `)` `wrt` $wrt attr-dict `:` functional-type(operands, results)
  }];
  let rules = [
    "[jvp.value] The callee's results, then per float or complex one the sum over wrt of derivative times tangent.",
    "[jvp-1] There is a tangent of the argument's type per entry of wrt.",
    "[jvp-2] The results are the callee's, then one more of its type per float or complex one."
  ];
}
def Gc_VmapOp : Gc_TransformOp<"vmap"> {
  let summary = "A function over several examples at once";
  let description = [{
    `in_axes` and `out_axes` have an entry per argument and result of the callee: where the examples lie, or -1 for what all
    of them share. How many there are follows from the operands.

    ```mlir
    // 8 examples of @loss: the weights are shared, the inputs lie along dimension 0
    %l = gc.vmap @loss(%w, %x) in_axes [-1, 0] out_axes [0] : (tensor<4xf32>, tensor<8x4xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Gc_Tensor>:$inputs, DenseI64ArrayAttr:$in_axes,
                       DenseI64ArrayAttr:$out_axes);
  let assemblyFormat = [{
    $callee `(` $inputs `)` `in_axes` $in_axes `out_axes` $out_axes attr-dict `:` functional-type(operands, results)
  }];
  let rules = [
    "[vmap.value] Slice i of the results is what the callee gives for slice i of the batched operands and all of the others.",
    "[vmap.while] Examples that stop at different rounds of a loop keep their own carries; a branch per example runs all "
      "branches.",
    "[vmap-1] in_axes has an entry per argument, out_axes per result: a dimension of the batched value, or -1.",
    "[vmap-2] Some operand is batched, and all that are have one size there.",
    "[vmap-3] Operands and results have the callee's types, with the size where the axis says.",
    "[vmap-4] A result with out_axes -1 depends on no batched operand."
  ];
  let extraClassDeclaration = [{
    // The number of examples.
    int64_t getSize();
    // An argument's or result's type with the dimension; the type itself for axis -1.
    static ::mlir::RankedTensorType batchedType(::mlir::Type type, int64_t axis, int64_t size);
  }];
}

#endif
