// Control flow, calls, tuples, tokens and collectives of stablehlo.
#ifndef GC_FRONTEND_STABLEHLO_CONTROL
#define GC_FRONTEND_STABLEHLO_CONTROL

include "frontend/stablehlo/StablehloBase.td"

def Hlo_ReturnOp : Hlo_Op<"return", "", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}
def Hlo_WhileOp : Hlo_Op<"while", "verifyWhile", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let arguments = (ins Variadic<Hlo_Any>:$operand);
  let results = (outs Variadic<Hlo_Any>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def Hlo_IfOp : Hlo_Op<"if", "verifyBranches"> {
  let arguments = (ins Hlo_PredTensor:$pred);
  let results = (outs Variadic<Hlo_TensorOrToken>:$results);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
}
def Hlo_CaseOp : Hlo_Op<"case", "verifyBranches"> {
  let arguments = (ins Hlo_IntTensor:$index);
  let results = (outs Variadic<Hlo_TensorOrToken>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
}
// Printed though they have their default: JAX's builders set these.
def Hlo_CustomCallOp : Hlo_Op<"custom_call", "verifyCustomCall"> {
  let arguments = (ins Variadic<Hlo_Any>:$inputs, StrAttr:$call_target_name,
    DefaultValuedAttr<BoolAttr, "false">:$has_side_effect,
    OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
    DefaultValuedAttr<I32Attr, "1">:$api_version,
    DefaultValuedAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "function symbols">, "{}">:$called_computations,
    OptionalAttr<ArrayAttr>:$operand_layouts, OptionalAttr<ArrayAttr>:$result_layouts,
    DefaultValuedOptionalAttr<TypedArrayAttrBase<Hlo_OutputOperandAlias, "aliases">, "{}">:$output_operand_aliases);
  let results = (outs Variadic<Hlo_Any>:$results);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }];
}
def Hlo_CompositeOp : Hlo_Op<"composite", "", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins Variadic<Hlo_Any>:$inputs, StrAttr:$name,
    OptionalAttr<DictionaryAttr>:$composite_attributes, FlatSymbolRefAttr:$decomposition,
    DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<Hlo_Any>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let assemblyFormat = [{
    $name $inputs (`(` $composite_regions^ `)`)? attr-dict `:` functional-type(operands, results)
  }];
}

//===-- Tuples, tokens, hosts -----------------------------------------------------------------------------------===//

def Hlo_TupleOp : Hlo_Op<"tuple", "verifyTuple"> {
  let arguments = (ins Variadic<Hlo_Any>:$val);
  let results = (outs AnyTuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleElements>(type($val), type($result))";
}
def Hlo_GetTupleElementOp : Hlo_Op<"get_tuple_element", "verifyGetTupleElement"> {
  let arguments = (ins AnyTuple:$operand, I32Attr:$index);
  let results = (outs Hlo_Any:$result);
  let assemblyFormat = "$operand `[` $index `]` attr-dict `:` functional-type(operands, results)";
}
def Hlo_AfterAllOp : Hlo_Op<"after_all"> {
  let arguments = (ins Variadic<Hlo_Token>:$inputs);
  let results = (outs Hlo_Token:$result);
  let assemblyFormat = "$inputs attr-dict `:` custom<SameTypes>(ref($inputs), type($inputs), type($result))";
}
class Hlo_Nullary<string mnemonic, Type type> : Hlo_Op<mnemonic> {
  let results = (outs type:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}
def Hlo_CreateTokenOp : Hlo_Nullary<"create_token", Hlo_Token>;
def Hlo_ReplicaIdOp : Hlo_Nullary<"replica_id", 0DTensorOf<[UI32]>>;
def Hlo_PartitionIdOp : Hlo_Nullary<"partition_id", 0DTensorOf<[UI32]>>;

def Hlo_InfeedOp : Hlo_Op<"infeed"> {
  let arguments = (ins Hlo_Token:$token, DefaultValuedOptionalAttr<StrAttr, "\"\"">:$infeed_config,
                       OptionalAttr<ArrayAttr>:$layout);
  let results = (outs Variadic<Hlo_Any>:$results);
}
def Hlo_OutfeedOp : Hlo_Op<"outfeed"> {
  let arguments = (ins Variadic<Hlo_Tensor>:$inputs, Hlo_Token:$token,
                       DefaultValuedOptionalAttr<StrAttr, "\"\"">:$outfeed_config);
  let results = (outs Hlo_Token:$result);
}
def Hlo_SendOp : Hlo_Op<"send"> {
  let arguments = (ins Variadic<Hlo_Tensor>:$inputs, Hlo_Token:$token, Hlo_ChannelHandle:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer, OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Hlo_Token:$result);
}
def Hlo_RecvOp : Hlo_Op<"recv"> {
  let arguments = (ins Hlo_Token:$token, Hlo_ChannelHandle:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer, OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Variadic<Hlo_Any>:$results);
}
def Hlo_AsyncStartOp : Hlo_Op<"async_start"> {
  let arguments = (ins Variadic<Hlo_Any>:$operands);
  let results = (outs Hlo_Future:$result);
  let regions = (region SizedRegion<1>:$body);
}
def Hlo_AsyncDoneOp : Hlo_Op<"async_done"> {
  let arguments = (ins Hlo_Future:$future);
  let results = (outs Variadic<Hlo_Any>:$results);
}

//===-- Collectives ---------------------------------------------------------------------------------------------===//

class Hlo_Collective<string mnemonic, dag args, string verifier = "verifyReplicaGroups"> : Hlo_Op<mnemonic, verifier> {
  let arguments = !con((ins Variadic<Hlo_Tensor>:$operands), args,
                       (ins OptionalAttr<Hlo_ChannelHandle>:$channel_handle));
  let results = (outs Variadic<Hlo_Tensor>:$results);
}
def Hlo_AllGatherOp : Hlo_Collective<"all_gather",
  (ins I64Attr:$all_gather_dim, Hlo_ReplicaGroups:$replica_groups, UnitAttr:$use_global_device_ids)>;
def Hlo_AllReduceOp : Hlo_Collective<"all_reduce",
    (ins Hlo_ReplicaGroups:$replica_groups, UnitAttr:$use_global_device_ids)> {
  let regions = (region SizedRegion<1>:$computation);
}
def Hlo_CollectiveReduceOp : Hlo_Collective<"collective_reduce", (ins Hlo_ReplicaGroups:$replica_groups)> {
  let regions = (region SizedRegion<1>:$computation);
}
def Hlo_ReduceScatterOp : Hlo_Collective<"reduce_scatter",
    (ins I64Attr:$scatter_dimension, Hlo_ReplicaGroups:$replica_groups, UnitAttr:$use_global_device_ids)> {
  let regions = (region SizedRegion<1>:$computation);
}
def Hlo_AllToAllOp : Hlo_Collective<"all_to_all", (ins I64Attr:$split_dimension, I64Attr:$concat_dimension,
  I64Attr:$split_count, Hlo_ReplicaGroups:$replica_groups)>;
def Hlo_CollectiveBroadcastOp : Hlo_Collective<"collective_broadcast", (ins Hlo_ReplicaGroups:$replica_groups)>;
def Hlo_CrossReplicaSumOp : Hlo_Collective<"cross-replica-sum", (ins Hlo_ReplicaGroups:$replica_groups)>;
def Hlo_CollectivePermuteOp : Hlo_Collective<"collective_permute", (ins I64ElementsAttr:$source_target_pairs),
  "verifyCollectivePermute">;

#endif
