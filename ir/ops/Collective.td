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
}
def Gc_AllGatherOp : Gc_CollectiveOp<"all_gather"> {
  let summary = "Pieces of the devices along mesh axes joined along a dimension, in axis order";
  let arguments = (ins Gc_Tensor:$operand, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes, I64Attr:$dim);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$operand `dim` $dim `over` $mesh $axes attr-dict `:` functional-type(operands, results)";
}
def Gc_ReduceScatterOp : Gc_CollectiveOp<"reduce_scatter"> {
  let summary = "Combine over mesh axes; each device keeps its piece along a dimension";
  let arguments = (ins Gc_Tensor:$operand, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes, I64Attr:$dim, Gc_MonoidAttr:$kind);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$kind $operand `dim` $dim `over` $mesh $axes attr-dict `:` functional-type(operands, results)";
}
def Gc_DeviceIndexOp : Gc_CollectiveOp<"device_index"> {
  let summary = "This device's position along mesh axes, major to minor, as an i32";
  let arguments = (ins FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes);
  let results = (outs Gc_Tensor:$result);
  let assemblyFormat = "$mesh $axes attr-dict `:` type($result)";
}

#endif
