// The sdy dialect: meshes, shardings, manual computations (input only).
#ifndef GC_FRONTEND_STABLEHLO_SDY
#define GC_FRONTEND_STABLEHLO_SDY

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::gc::sdy";
  let summary = "Shardings as JAX prints them (input only)";
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
  private:
    void addSdyOps();
  }];
}

// All are parsed and printed by SdyAttrs.cpp.
class Sdy_Attr<string name, string mnemonic_> : AttrDef<Sdy_Dialect, name> {
  let mnemonic = mnemonic_;
  let hasCustomAssemblyFormat = 1;
}

def Sdy_MeshAxis : Sdy_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "\"x\"=4";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
}
def Sdy_Mesh : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "<[\"x\"=4, \"y\"=2], device_ids=[…]>; no axes and one device id: a maximal mesh";
  let parameters = (ins ArrayRefParameter<"::gc::sdy::MeshAxisAttr">:$axes, ArrayRefParameter<"int64_t">:$deviceIds);
  let extraClassDeclaration = [{
    // 0: there is no axis of that name.
    int64_t getAxisSize(::llvm::StringRef name) const;
    int64_t getDeviceCount() const;
  }];
}
def Sdy_AxisRef : Sdy_Attr<"AxisRef", "axis_ref"> {
  let summary = "An axis, or the part of an axis \"x\":(pre)size";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$preSize, "int64_t":$size);
  let extraClassDeclaration = [{
    bool isWhole() const { return getSize() == 0; }
    int64_t getSizeIn(::gc::sdy::MeshAttr mesh) const;
  }];
}
def Sdy_DimSharding : Sdy_Attr<"DimSharding", "dimension_sharding"> {
  let summary = "{\"x\", ?}p1: the axes of a dimension, major to minor; ? leaves it open to more";
  let parameters = (ins ArrayRefParameter<"::gc::sdy::AxisRefAttr">:$axes, "bool":$closed,
                        "std::optional<int64_t>":$priority);
  let extraClassDeclaration = [{ int64_t getSizeIn(::gc::sdy::MeshAttr mesh) const; }];
}
def Sdy_TensorSharding : Sdy_Attr<"TensorSharding", "sharding"> {
  let parameters = (ins "::mlir::Attribute":$meshOrRef, ArrayRefParameter<"::gc::sdy::DimShardingAttr">:$dims,
    ArrayRefParameter<"::gc::sdy::AxisRefAttr">:$replicated, ArrayRefParameter<"::gc::sdy::AxisRefAttr">:$unreduced,
    StringRefParameter<>:$reduction);
  let extraClassDeclaration = [{
    // The mesh, looked up from `from`; null if the symbol names none.
    ::gc::sdy::MeshAttr getMesh(::mlir::Operation *from) const;
  }];
}
def Sdy_ShardingPerValue : Sdy_Attr<"ShardingPerValue", "sharding_per_value"> {
  let parameters = (ins ArrayRefParameter<"::gc::sdy::TensorShardingAttr">:$shardings);
}
def Sdy_ManualAxes : Sdy_Attr<"ManualAxes", "manual_axes"> {
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$axes);
}
def Sdy_DimMapping : Sdy_Attr<"DimMapping", "dim_mapping"> {
  let summary = "The factors of a dimension, major to minor: ij";
  let parameters = (ins ArrayRefParameter<"int64_t">:$factors);
}
def Sdy_TensorMapping : Sdy_Attr<"TensorMapping", "tensor_mapping"> {
  let parameters = (ins ArrayRefParameter<"::gc::sdy::DimMappingAttr">:$dims);
}
def Sdy_OpShardingRule : Sdy_Attr<"OpShardingRule", "op_sharding_rule"> {
  let summary = "([i, j], [j, k])->([i, k]) {i=8, j=4, k=2} reduction={j}";
  let parameters = (ins ArrayRefParameter<"int64_t">:$factorSizes,
    ArrayRefParameter<"::gc::sdy::TensorMappingAttr">:$operands,
    ArrayRefParameter<"::gc::sdy::TensorMappingAttr">:$results, ArrayRefParameter<"int64_t">:$reduction,
    ArrayRefParameter<"int64_t">:$needReplication, ArrayRefParameter<"int64_t">:$permutation,
    ArrayRefParameter<"int64_t">:$blockedPropagation, "bool":$custom);
}

class Sdy_Op<string mnemonic, list<Trait> traits = []> : Op<Sdy_Dialect, mnemonic, traits>;

def Sdy_MeshOp : Sdy_Op<"mesh", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_Mesh:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
  let hasVerifier = 1;
}
class Sdy_Constraint<string mnemonic> : Sdy_Op<mnemonic> {
  let arguments = (ins AnyRankedTensor:$input, Sdy_TensorSharding:$sharding);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` custom<SameType>(type($input), type($result))";
  let hasVerifier = 1;
}
def Sdy_ShardingConstraintOp : Sdy_Constraint<"sharding_constraint">;
def Sdy_ReshardOp : Sdy_Constraint<"reshard">;
def Sdy_ManualComputationOp : Sdy_Op<"manual_computation"> {
  let summary = "The body sees each device's piece along the manual axes";
  let arguments = (ins Variadic<AnyRankedTensor>:$tensors, Sdy_ShardingPerValue:$in_shardings,
                       Sdy_ShardingPerValue:$out_shardings, Sdy_ManualAxes:$manual_axes);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}
def Sdy_NamedComputationOp : Sdy_Op<"named_computation"> {
  let arguments = (ins Variadic<AnyType>:$operands, StrAttr:$name, OptionalAttr<Sdy_ShardingPerValue>:$in_shardings,
                       OptionalAttr<Sdy_ShardingPerValue>:$out_shardings);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}
def Sdy_ReturnOp : Sdy_Op<"return", [Terminator, ParentOneOf<["ManualComputationOp", "NamedComputationOp"]>]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif
