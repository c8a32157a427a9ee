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
}
def Gc_IotaOp : Gc_MovementOp<"iota", "", [], 1> {
  let summary = "Each element is its index along one dimension";
  let arguments = (ins I64Attr:$dim);
  let assemblyFormat = "`dim` $dim attr-dict `:` type($result)";
}
def Gc_ReshapeOp : Gc_MovementOp<"reshape"> {
  let summary = "The same elements in row-major order under another shape";
  let arguments = (ins Gc_Tensor:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}
def Gc_BroadcastOp : Gc_MovementOp<"broadcast"> {
  let summary = "Operand dimension i becomes result dimension dims[i]; sizes of 1 are repeated, other dimensions are new";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$dims);
  let assemblyFormat = "$operand `dims` $dims attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}
def Gc_TransposeOp : Gc_MovementOp<"transpose"> {
  let summary = "Result dimension i is operand dimension permutation[i]";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let assemblyFormat = "$operand `permutation` $permutation attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}
def Gc_SliceOp : Gc_MovementOp<"slice", "{0}", [], 1> {
  let summary = "Elements start, start + stride, … below limit in each dimension";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$start, DenseI64ArrayAttr:$limit, DenseI64ArrayAttr:$stride);
  let assemblyFormat = "$operand `start` $start `limit` $limit `stride` $stride attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}
def Gc_PadOp : Gc_MovementOp<"pad", "{0, 1}", [], 1> {
  let summary = "Fill added before, after and between elements; negative amounts at the ends crop";
  let arguments = (ins Gc_Tensor:$operand, Gc_Tensor:$fill, DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
                       DenseI64ArrayAttr:$interior);
  let assemblyFormat = "$operand `,` $fill `low` $low `high` $high `interior` $interior attr-dict `:` functional-type(operands, results)";
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
}
def Gc_ReverseOp : Gc_MovementOp<"reverse"> {
  let summary = "Order reversed along the given dimensions";
  let arguments = (ins Gc_Tensor:$operand, DenseI64ArrayAttr:$dims);
  let assemblyFormat = "$operand `dims` $dims attr-dict `:` functional-type(operands, results)";
}
def Gc_DynamicSliceOp : Gc_MovementOp<"dynamic_slice", "{0}", [], 1> {
  let summary = "A window whose start is computed; the start is clamped so that the window fits";
  let arguments = (ins Gc_Tensor:$operand, Variadic<Gc_IndexTensor>:$start, DenseI64ArrayAttr:$sizes);
  let assemblyFormat = "$operand `[` $start `]` `sizes` $sizes attr-dict `:` functional-type(operands, results)";
}
def Gc_DynamicUpdateSliceOp : Gc_MovementOp<"dynamic_update_slice", "{0, 1}", [], 1> {
  let summary = "operand with a window replaced by update; the start is clamped so that the window fits";
  let arguments = (ins Gc_Tensor:$operand, Gc_Tensor:$update, Variadic<Gc_IndexTensor>:$start);
  let assemblyFormat = "$operand `,` $update `[` $start `]` attr-dict `:` functional-type(operands, results)";
}
def Gc_BitcastReshapeOp : Gc_MovementOp<"bitcast_reshape", ""> {
  let summary = "The same bytes as a type of another width; the last dimension splits or merges";
  let arguments = (ins Gc_Tensor:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}
def Gc_OptimizationBarrierOp : Gc_Op<"optimization_barrier", [
    DeclareOpInterfaceMethods<DataFlowEdgeOpInterface>, DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let summary = "Its results are its operands; nothing is moved or merged across it";
  let arguments = (ins Variadic<Gc_Tensor>:$operands);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let assemblyFormat = "$operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
