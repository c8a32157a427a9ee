// Collectives over a mesh, and the mesh itself.
#ifndef GC_COLLECTIVE
#define GC_COLLECTIVE

include "ir/ops/Structured.td"
include "mlir/IR/SymbolInterfaces.td"

def Gc_MeshOp : Gc_Op<"mesh", [Symbol]> {
  let summary = "A named grid of devices; the last axis runs fastest";
  let arguments = (ins SymbolNameAttr:$sym_name, StrArrayAttr:$axis_names, DenseI64ArrayAttr:$axis_sizes);
  let assemblyFormat = "$sym_name $axis_names $axis_sizes attr-dict";
  let hasVerifier = 1;
  let rules = [
    "[mesh.order] Devices are numbered row-major: the last axis runs fastest.",
    "[mesh-1] One size per axis.",
    "[mesh-2] Sizes are positive.",
    "[mesh-3] Axis names are different, and none is empty."
  ];
}

class Gc_CollectiveOp<string mnemonic, list<Trait> traits = []> : Gc_Op<mnemonic, traits # [Pure,
        DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let hasVerifier = 1;
}
def Gc_AllReduceOp : Gc_CollectiveOp<"all_reduce", [SameOperandsAndResultType]> {
  let summary = "Combine over the devices along mesh axes; every one gets the result";
  let arguments = (ins Gc_Tensor:$operand, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes, Gc_MonoidAttr:$kind);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$kind $operand `over` $mesh $axes attr-dict `:` type($result)";
  let rules = [
    "[all_reduce.groups] Combines over the devices that differ along the axes alone; every one gets the same bits.",
    "[collective-1] The mesh is in the module.",
    "[collective-2] The axes are the mesh's.",
    "[collective-3] An axis is named once.",
    "[collective-7] The kind is a named one of the element type's."
  ];
}
def Gc_AllGatherOp : Gc_CollectiveOp<"all_gather"> {
  let summary = "Pieces of the devices along mesh axes joined along a dimension, in axis order";
  let arguments = (ins Gc_Tensor:$operand, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes, I64Attr:$dim);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand `dim` $dim `over` $mesh $axes attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[all_gather.order] Pieces are joined in the order of the devices along the axes as listed, the first slowest.",
    "[collective-4] The dimension exists.",
    "[collective-6] The result's type follows from the others."
  ];
}
def Gc_ReduceScatterOp : Gc_CollectiveOp<"reduce_scatter"> {
  let summary = "Combine over mesh axes; each device keeps its piece along a dimension";
  let arguments = (ins Gc_Tensor:$operand, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes, I64Attr:$dim, Gc_MonoidAttr:$kind);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$kind $operand `dim` $dim `over` $mesh $axes attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[reduce_scatter.piece] Combines as gc.all_reduce; a device keeps the piece of its number along the axes.",
    "[collective-5] The group's size divides the dimension."
  ];
}
def Gc_DeviceIndexOp : Gc_CollectiveOp<"device_index"> {
  let summary = "This device's position along mesh axes, major to minor, as an i32";
  let arguments = (ins FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$mesh $axes attr-dict `:` type($result)";
  let rules = [
    "[device_index.order] The position along the axes as listed, the first slowest.",
    "[collective-8] The result is an i32 scalar."
  ];
}

#endif
