// The gcx dialect: the executable program, as the runtime runs it.
#ifndef GCX
#define GCX

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "ir/dialect/GcBase.td"
include "ir/gcx/GcxEnums.td"

def Gcx_Dialect : Dialect {
  let name = "gcx";
  let cppNamespace = "::gc::gcx";
  let summary = "The executable: buffers and commands on streams";
  let description = [{
    A gcx.program holds buffer definitions (arguments, results, constants, arena allocations and views of them), then
    commands in the order in which the host issues them. Each command names its stream: 0 compute, 1 copy, 2
    collective. Commands of one stream run one after another; commands of different streams are ordered by nothing but
    gcx.record and gcx.wait. It is the form that runtime/abi/gcx.fbs stores, one to one.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::gc::GcDialect"];
}

def Gcx_Buffer : TypeDef<Gcx_Dialect, "Buffer"> {
  let mnemonic = "buffer";
  let summary = "A range of bytes that commands read and write";
}

def Gcx_CollectiveKindAttr : EnumAttr<Gcx_Dialect, Gcx_CollectiveKind, "collective_kind">;

class Gcx_Op<string mnemonic, list<Trait> traits = []> : Op<Gcx_Dialect, mnemonic, traits>;

def Gcx_ProgramOp : Gcx_Op<"program", [Symbol, IsolatedFromAbove, NoTerminator, SingleBlock]> {
  let summary = "One entry program: its signature, buffers and commands";
  let description = [{
    `arguments` and `results` describe the values that the caller owns, in order: dictionaries with `type` (a tensor
    type) and, where known, `name`, `role`, `sharding` (the type is then a device's part) and, of arguments, `donated`
    and `alias` (the number of the result returned in the same memory). `arena_bytes` is there once offsets are
    assigned, `events` once events are.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, ArrayAttr:$arguments, ArrayAttr:$results,
    OptionalAttr<I64Attr>:$arena_bytes, DefaultValuedAttr<I64Attr, "0">:$events, DefaultValuedAttr<I64Attr, "0">:$loops);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword $body";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// Buffers. `bytes` is their size; offsets and sizes are checked against what they lie in.

class Gcx_BufferOp<string mnemonic> : Gcx_Op<mnemonic> {
  let results = (outs Gcx_Buffer:$result);
}
def Gcx_ArgumentOp : Gcx_BufferOp<"argument"> {
  let summary = "The memory of an argument";
  let arguments = (ins I64Attr:$index, I64Attr:$bytes);
  let assemblyFormat = "$index `bytes` $bytes attr-dict";
}
def Gcx_ResultOp : Gcx_BufferOp<"result"> {
  let summary = "The memory of a result that no argument is aliased with";
  let description = [{
    `spare`: until the result is written, its memory may hold allocations: the caller aligns it for the widest element
    type of the program.
  }];
  let arguments = (ins I64Attr:$index, I64Attr:$bytes, UnitAttr:$spare);
  let assemblyFormat = "$index `bytes` $bytes (`spare` $spare^)? attr-dict";
}
def Gcx_ConstantOp : Gcx_BufferOp<"constant"> {
  let summary = "The memory of a constant; never written";
  let arguments = (ins ElementsAttr:$value, I64Attr:$bytes);
  let assemblyFormat = "$value `bytes` $bytes attr-dict";
}
def Gcx_AllocOp : Gcx_BufferOp<"alloc"> {
  let summary = "Memory in the device arena, or in that of a result not yet written; the offset is there once assigned";
  let arguments = (ins I64Attr:$bytes, OptionalAttr<I64Attr>:$offset, Optional<Gcx_Buffer>:$within);
  let assemblyFormat = "`bytes` $bytes (`at` $offset^)? (`within` $within^)? attr-dict";
}
def Gcx_ViewOp : Gcx_BufferOp<"view"> {
  let summary = "Part of another buffer; inside loops it may move with their counters";
  let description = [{
    Starts at offset + sum of strides[i] * counter of loop loops[i]. Only commands inside those loops may use it.
  }];
  let arguments = (ins Gcx_Buffer:$base, I64Attr:$offset, I64Attr:$bytes,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$loops, DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$strides);
  let assemblyFormat = "$base `at` $offset `bytes` $bytes (`loops` $loops^ `strides` $strides)? attr-dict";
  let hasVerifier = 1;
}

// Commands.

def CommandOpInterface : OpInterface<"CommandOpInterface"> {
  let cppNamespace = "::gc::gcx";
  let description = [{ What the host issues: its stream, and the buffers that it reads and writes. }];
  let methods = [
    InterfaceMethod<"Its stream's number.", "int64_t", "getStreamNumber", (ins), "", [{ return $_op.getStream(); }]>,
    InterfaceMethod<"Moves it to a stream.", "void", "setStreamNumber", (ins "int64_t":$number), "",
      [{ $_op.setStream(number); }]>,
    InterfaceMethod<"Buffers read by the command itself (regions apart).", "::mlir::ValueRange", "getReads", (ins), "",
      [{ return {}; }]>,
    InterfaceMethod<"Buffers written by the command itself.", "::mlir::ValueRange", "getWrites", (ins), "",
      [{ return {}; }]>
  ];
}

class Gcx_Command<string mnemonic, list<string> overrides, list<Trait> traits = []>
    : Gcx_Op<mnemonic, traits # [DeclareOpInterfaceMethods<CommandOpInterface, overrides>]>;
def Gcx_Stream : DefaultValuedAttr<I64Attr, "0">;

def Gcx_LaunchOp : Gcx_Command<"launch", ["getReads", "getWrites"], [AttrSizedOperandSegments]> {
  let summary = "Run a kernel";
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<Gcx_Buffer>:$inputs, Variadic<Gcx_Buffer>:$outputs,
                       Gcx_Stream:$stream);
  let assemblyFormat = "$kernel `(` $inputs `)` `->` `(` $outputs `)` (`on` $stream^)? attr-dict";
  let extraClassDefinition = [{
    ::mlir::ValueRange $cppClass::getReads() { return getInputs(); }
    ::mlir::ValueRange $cppClass::getWrites() { return getOutputs(); }
  }];
}
def Gcx_CopyOp : Gcx_Command<"copy", ["getReads", "getWrites"]> {
  let summary = "Copy a buffer to another of the same size";
  let arguments = (ins Gcx_Buffer:$source, Gcx_Buffer:$target, Gcx_Stream:$stream);
  let assemblyFormat = "$source `to` $target (`on` $stream^)? attr-dict";
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::mlir::ValueRange $cppClass::getReads() { return getOperation()->getOperands().take_front(1); }
    ::mlir::ValueRange $cppClass::getWrites() { return getOperation()->getOperands().drop_front(1); }
  }];
}
def Gcx_FillOp : Gcx_Command<"fill", ["getWrites"]> {
  let summary = "Repeat a pattern of 1, 2, 4, 8 or 16 bytes over a buffer";
  let arguments = (ins Gcx_Buffer:$target, DenseI8ArrayAttr:$pattern, Gcx_Stream:$stream);
  let assemblyFormat = "$target `with` $pattern (`on` $stream^)? attr-dict";
  let hasVerifier = 1;
  let extraClassDefinition = [{ ::mlir::ValueRange $cppClass::getWrites() { return getOperation()->getOperands(); } }];
}
def Gcx_CollectiveOp : Gcx_Command<"collective", ["getReads", "getWrites"]> {
  let summary = "Exchange between the devices along axes of a mesh";
  let description = [{ `count` elements of `element` from each device; `outer` as in runtime/abi/gcx.fbs. }];
  let arguments = (ins Gcx_CollectiveKindAttr:$kind, Gc_MonoidAttr:$monoid, TypeAttr:$element, I64Attr:$count,
    DefaultValuedAttr<I64Attr, "1">:$outer, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes, Gcx_Buffer:$source,
    Gcx_Buffer:$target, Gcx_Stream:$stream);
  let assemblyFormat = [{
    $kind $monoid $source `to` $target `count` $count $element (`outer` $outer^)? `over` $mesh $axes
    (`on` $stream^)? attr-dict
  }];
  let extraClassDefinition = [{
    ::mlir::ValueRange $cppClass::getReads() { return getOperation()->getOperands().take_front(1); }
    ::mlir::ValueRange $cppClass::getWrites() { return getOperation()->getOperands().drop_front(1); }
  }];
}
def Gcx_RecordOp : Gcx_Command<"record", []> {
  let summary = "The event stands for all work issued to this stream so far";
  let arguments = (ins I64Attr:$event, Gcx_Stream:$stream);
  let assemblyFormat = "$event (`on` $stream^)? attr-dict";
}
def Gcx_WaitOp : Gcx_Command<"wait", []> {
  let summary = "Later work of this stream waits for the event's last record";
  let arguments = (ins I64Attr:$event, Gcx_Stream:$stream);
  let assemblyFormat = "$event (`on` $stream^)? attr-dict";
}
def Gcx_WhileOp : Gcx_Command<"while", ["getReads"], [NoTerminator, NoRegionArguments, SingleBlock]> {
  let summary = "Run cond; while the byte at pred is not 0, run body and cond again";
  let arguments = (ins Gcx_Buffer:$pred, Gcx_Stream:$stream);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let assemblyFormat = "$cond `until` `not` $pred `do` $body (`on` $stream^)? attr-dict";
  let extraClassDefinition = [{ ::mlir::ValueRange $cppClass::getReads() { return getOperation()->getOperands(); } }];
}
def Gcx_ForOp : Gcx_Command<"for", [], [NoTerminator, NoRegionArguments, SingleBlock]> {
  let summary = "Run body a known number of times";
  let arguments = (ins I64Attr:$loop, I64Attr:$trip, UnitAttr:$reverse, Gcx_Stream:$stream);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$loop `trip` $trip (`reverse` $reverse^)? $body (`on` $stream^)? attr-dict";
}
def Gcx_CaseOp : Gcx_Command<"case", ["getReads"], [NoTerminator, NoRegionArguments, SingleBlock]> {
  let summary = "Run the branch whose number the s32 at index holds; a number outside takes the last";
  let arguments = (ins Gcx_Buffer:$index, Gcx_Stream:$stream);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let assemblyFormat = "$index $branches (`on` $stream^)? attr-dict";
  let extraClassDefinition = [{ ::mlir::ValueRange $cppClass::getReads() { return getOperation()->getOperands(); } }];
}
def Gcx_ExpectOp : Gcx_Command<"expect", ["getReads"]> {
  let summary = "The run fails unless the two arrays agree";
  let arguments = (ins Gc_ExpectKindAttr:$kind, Gcx_Buffer:$actual, Gcx_Buffer:$expected, TypeAttr:$type,
    DefaultValuedAttr<I64Attr, "0">:$min_ulp, DefaultValuedAttr<I64Attr, "3">:$max_ulp, Gcx_Stream:$stream);
  let assemblyFormat = "$kind $actual `,` $expected `:` $type (`on` $stream^)? attr-dict";
  let extraClassDefinition = [{ ::mlir::ValueRange $cppClass::getReads() { return getOperation()->getOperands(); } }];
}
def Gcx_DeviceIndexOp : Gcx_Command<"device_index", ["getWrites"]> {
  let summary = "This device's position along axes of a mesh, as an s32";
  let arguments = (ins FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes, Gcx_Buffer:$target, Gcx_Stream:$stream);
  let assemblyFormat = "$mesh $axes `to` $target (`on` $stream^)? attr-dict";
  let extraClassDefinition = [{ ::mlir::ValueRange $cppClass::getWrites() { return getOperation()->getOperands(); } }];
}

#endif
