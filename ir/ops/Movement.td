// Ops that create or move elements without computing.
#ifndef GC_MOVEMENT
#define GC_MOVEMENT

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"

// `linear`: the groups of operands in which the op is jointly linear. `ownRebuild`: attributes or values depend on sizes
// or starts, so the op has its own rebuildPiece.
class Gc_MovementOp<string mnemonic, string linear = "{0}", list<Trait> traits = [], bit ownRebuild = 0>
    : Gc_Op<mnemonic, traits # [Pure,
        DeclareOpInterfaceMethods<AccessOpInterface, !if(ownRebuild, ["getAccesses", "rebuildPiece"], ["getAccesses"])>,
        DeclareOpInterfaceMethods<BatchOpInterface>,
        DeclareOpInterfaceMethods<DifferentiableOpInterface, ["vjp"]>,
        DeclareOpInterfaceMethods<ReferenceOpInterface>,
        DeclareOpInterfaceMethods<LinearityOpInterface>]> {
  let results = (outs Gc_Tensor:$result);
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::llvm::SmallVector<::llvm::SmallVector<unsigned>> $cppClass::getLinearGroups() { return {}] # linear # "}" # [{; }
  }];
}

def Gc_ConstantOp : Gc_MovementOp<"constant", "", [ConstantLike, AllTypesMatch<["value", "result"]>], 1> {
  let summary = "A constant tensor";
  let arguments = (ins ElementsAttr:$value);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
  let extraClassDeclaration = [{ static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type); }];
  let builders = [OpBuilder<(ins "::mlir::ElementsAttr":$value), [{ build($_builder, $_state, value.getType(), value); }]>];
  let rules = [
    "[constant.value] The bits as written.",
    "[constant-1] The value is dense elements or a dense resource."
  ];
}
def Gc_IotaOp : Gc_MovementOp<"iota", "", [], 1> {
  let summary = "Each element is its index along one dimension";
  let arguments = (ins I64Attr:$dim);
  let assemblyFormat = "`dim` $dim attr-dict `:` type($result)";
  let rules = [
    "[iota.value] The index, converted to the element type.",
    "[iota-1] The dimension exists."
  ];
}
def Gc_ReshapeOp : Gc_MovementOp<"reshape"> {
  let summary = "The same elements in row-major order under another shape";
  let arguments = (ins Gc_Tensor:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let rules = [
    "[reshape.order] Elements keep their row-major order.",
    "[reshape-1] The element type stays.",
    "[reshape-2] The number of elements stays."
  ];
}
def Gc_BroadcastOp : Gc_MovementOp<"broadcast"> {
  let summary = "Operand dimension i becomes result dimension dims[i]; sizes of 1 are repeated, other dimensions are new";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$dims);
  let assemblyFormat = "$operand `dims` $dims attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let rules = [
    "[broadcast.repeat] A size of 1 is repeated along the result's dimension; result dimensions that dims does "
      "not name repeat the whole. dims need not ascend.",
    "[broadcast-1] dims has one entry per operand dimension.",
    "[broadcast-2] dims are different dimensions of the result.",
    "[broadcast-3] The element type stays.",
    "[broadcast-4] A size is the result's, or 1."
  ];
}
def Gc_TransposeOp : Gc_MovementOp<"transpose"> {
  let summary = "Result dimension i is operand dimension permutation[i]";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let assemblyFormat = "$operand `permutation` $permutation attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let rules = [
    "[transpose.order] Result dimension i has the size and the elements of operand dimension permutation[i].",
    "[transpose-1] permutation has one entry per dimension.",
    "[transpose-2] permutation names each dimension once.",
    "[transpose-3] The result's type follows from the operand's."
  ];
}
def Gc_SliceOp : Gc_MovementOp<"slice", "{0}", [], 1> {
  let summary = "Elements start, start + stride, … below limit in each dimension";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$start, DenseI64ArrayAttr:$limit, DenseI64ArrayAttr:$stride);
  let assemblyFormat = "$operand `start` $start `limit` $limit `stride` $stride attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let rules = [
    "[slice.stride] The result has ceil((limit - start) / stride) elements, none where start is limit.",
    "[slice-1] start, limit and stride have one entry per dimension.",
    "[slice-2] 0 <= start <= limit <= size.",
    "[slice-3] Strides are positive.",
    "[slice-4] The result's type follows from the others."
  ];
}
def Gc_PadOp : Gc_MovementOp<"pad", "{0, 1}", [], 1> {
  let summary = "Fill added before, after and between elements; negative amounts at the ends crop";
  let arguments = (ins Gc_Tensor:$operand, Gc_Tensor:$fill, DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
                       DenseI64ArrayAttr:$interior);
  let assemblyFormat = "$operand `,` $fill `low` $low `high` $high `interior` $interior attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[pad.interior] interior fills lie between neighbours, none outside; a dimension of size 0 gets none.",
    "[pad.negative] Negative low and high crop, after the interior fills are in: a crop may end between elements.",
    "[pad-1] low, high and interior have one entry per dimension.",
    "[pad-2] The fill is a scalar of the operand's element type.",
    "[pad-3] interior is not negative.",
    "[pad-4] No more is cropped than there is.",
    "[pad-5] The result's type follows from the others."
  ];
}
def Gc_WindowsOp : Gc_MovementOp<"windows", "{0, 1}", [], 1> {
  let summary = "All windows of the operand side by side: patches of convolutions and pooling";
  let description = [{
    Each dimension in `dims` gives two of the result: where the window lies, in its place, and within the window, behind
    all others in the order of `dims`. Window o, element w, reads position o * stride + w * dilation - low of the operand
    with `interior` fills between its elements; fill stands outside of it too. How many windows there are is the result's
    to say. Nothing is stored where what reads it (a contraction, a reduction) takes it into its kernel.

    ```mlir
    // 3x3 windows of an image, padded by 1 on each side
    %p = gc.windows %x, %zero dims [1, 2] size [3, 3] stride [1, 1] dilation [1, 1] low [1, 1] interior [0, 0]
       : (tensor<8x28x28x16xf32>, tensor<f32>) -> tensor<8x28x28x16x3x3xf32>
    ```
  }];
  let arguments = (ins Gc_Tensor:$operand, Gc_Tensor:$fill, DenseI64ArrayAttr:$dims, DenseI64ArrayAttr:$size,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$dilation, DenseI64ArrayAttr:$low,
                       DenseI64ArrayAttr:$interior);
  let assemblyFormat = [{
    $operand `,` $fill `dims` $dims `size` $size `stride` $stride `dilation` $dilation `low` $low `interior` $interior
    attr-dict `:` functional-type(operands, results)
  }];
  let rules = [
    "[windows.place] Window o, element w, is position o * stride + w * dilation - low of the operand spread "
      "out by interior.",
    "[windows.fill] Positions between elements and outside of the operand give the fill; negative low skips elements.",
    "[windows-1] dims are different dimensions of the operand.",
    "[windows-2] Each list has one entry per dimension of dims.",
    "[windows-3] The fill is a scalar of the operand's element type.",
    "[windows-4] Sizes and interior are not negative.",
    "[windows-5] Strides and dilations are positive.",
    "[windows-6] The result's type follows from the others, but for the number of windows.",
    "[windows-7] All numbers are below 2^31."
  ];
}
def Gc_ConcatenateOp : Gc_MovementOp<"concatenate", "all"> {
  let summary = "Operands one after another along a dimension";
  let arguments = (ins Variadic<Gc_Tensor>:$operands, I64Attr:$dim);
  let assemblyFormat = "$operands `dim` $dim attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = [{
    ::llvm::SmallVector<::llvm::SmallVector<unsigned>> $cppClass::getLinearGroups() {
      return {::llvm::to_vector(::llvm::seq<unsigned>(0, getNumOperands()))};
    }
  }];
  let rules = [
    "[concatenate.empty] Operands may have size 0 along the dimension.",
    "[concatenate-1] There is at least one operand.",
    "[concatenate-2] The dimension exists.",
    "[concatenate-3] Operands differ in the size of that dimension alone.",
    "[concatenate-4] The result's size there is the sum."
  ];
}
def Gc_ReverseOp : Gc_MovementOp<"reverse"> {
  let summary = "Order reversed along the given dimensions";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$dims);
  let assemblyFormat = "$operand `dims` $dims attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[reverse.order] Index i of a named dimension holds what size - 1 - i held.",
    "[reverse-1] dims are different dimensions.",
    "[reverse-2] The type stays."
  ];
}
def Gc_DynamicSliceOp : Gc_MovementOp<"dynamic_slice", "{0}", [], 1> {
  let summary = "A window whose start is computed; the start is clamped so that the window fits";
  let arguments = (ins Gc_Tensor:$operand, Variadic<Gc_IndexTensor>:$start, DenseI64ArrayAttr:$sizes);
  let assemblyFormat = "$operand `[` $start `]` `sizes` $sizes attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[dynamic_slice.clamp] Each start is clamped to 0 … size of the operand - size of the window, by the value "
      "of its signed or unsigned type.",
    "[dynamic_slice-1] One scalar start per dimension, all of one integer type.",
    "[dynamic_slice-2] sizes has one entry per dimension.",
    "[dynamic_slice-3] The window is no larger than the operand.",
    "[dynamic_slice-4] The result's type follows from the others."
  ];
}
def Gc_DynamicUpdateSliceOp : Gc_MovementOp<"dynamic_update_slice", "{0, 1}", [], 1> {
  let summary = "operand with a window replaced by update; the start is clamped so that the window fits";
  let arguments = (ins Gc_Tensor:$operand, Gc_Tensor:$update, Variadic<Gc_IndexTensor>:$start);
  let assemblyFormat = "$operand `,` $update `[` $start `]` attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[dynamic_update_slice.clamp] Each start is clamped to 0 … size of the operand - size of the update, by "
      "the value of its signed or unsigned type.",
    "[dynamic_update_slice-1] One scalar start per dimension, all of one integer type.",
    "[dynamic_update_slice-2] Operand and update have one rank and element type.",
    "[dynamic_update_slice-3] The update is no larger than the operand.",
    "[dynamic_update_slice-4] The type stays."
  ];
}
def Gc_BitcastReshapeOp : Gc_MovementOp<"bitcast_reshape"> {
  let summary = "The same bytes as a type of another width; the last dimension splits or merges";
  let arguments = (ins Gc_Tensor:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = [{
    // The parts of complex numbers are linear in them; bits are not.
    ::llvm::SmallVector<::llvm::SmallVector<unsigned>> $cppClass::getLinearGroups() {
      if (viewsComplexParts())
        return {{0}};
      return {};
    }
  }];
  let extraClassDeclaration = [{
    // Complex numbers as pairs of their parts, or the other way round.
    bool viewsComplexParts();
  }];
  let rules = [
    "[bitcast_reshape.order] The lowest bits come first along the last dimension.",
    "[bitcast_reshape-1] One width is a multiple of the other, and they differ.",
    "[bitcast_reshape-2] Where elements merge, the last dimension has as many as make one.",
    "[bitcast_reshape-3] The result's shape follows from the others.",
    "[bitcast_reshape-4] Both widths are of whole bytes."
  ];
}
def Gc_OptimizationBarrierOp : Gc_Op<"optimization_barrier", [DeclareOpInterfaceMethods<BatchOpInterface>,
    DeclareOpInterfaceMethods<DataFlowEdgeOpInterface>, DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let summary = "Its results are its operands; nothing is moved or merged across it";
  let arguments = (ins Variadic<Gc_Tensor>:$operands);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let assemblyFormat = "$operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let rules = [
    "[optimization_barrier.value] Results are the operands, bit for bit.",
    "[optimization_barrier-1] Operands and results have the same types."
  ];
}

#endif
