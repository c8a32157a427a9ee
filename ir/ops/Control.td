// Control flow over tensors, and checks.
#ifndef GC_CONTROL
#define GC_CONTROL

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

class Gc_ControlOp<string mnemonic, list<Trait> traits = []>
    : Gc_Op<mnemonic, traits # [RecursiveMemoryEffects,
        DeclareOpInterfaceMethods<DataFlowEdgeOpInterface>, DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let hasVerifier = 1;
}

def Gc_YieldOp : Gc_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "Ends a region with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
}
def Gc_WhileOp : Gc_ControlOp<"while"> {
  let summary = "Repeat the body while the condition holds; its operands are the carries";
  let arguments = (ins Variadic<Gc_Tensor>:$inits);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let assemblyFormat = "$inits `cond` $cond `do` $body attr-dict `:` functional-type(operands, results)";
}
def Gc_ScanOp : Gc_ControlOp<"scan", [AttrSizedOperandSegments]> {
  let summary = "A loop of known trip count with carries, stacked inputs and stacked outputs";
  let description = [{
    The body takes the carries and one slice (along dimension 0) of each stacked input, and yields the new carries and one
    slice of each stacked output. Values used from above are invariant. `reverse` runs from the last slice to the first.
    Results: final carries, then stacked outputs.
  }];
  let arguments = (ins Variadic<Gc_Tensor>:$inits, Variadic<Gc_Tensor>:$inputs, I64Attr:$trip_count, UnitAttr:$reverse);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `(` $inits `)` `over` `(` $inputs `)` `trip` $trip_count (`reverse` $reverse^)? $body attr-dict
    `:` functional-type(operands, results)
  }];
}
def Gc_CaseOp : Gc_ControlOp<"case"> {
  let summary = "The branch of that index; an index outside takes the last";
  let arguments = (ins Gc_IndexTensor:$index);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let assemblyFormat = "$index $branches attr-dict `:` functional-type(operands, results)";
}
def Gc_ExpectOp : Gc_Op<"expect", [SameTypeOperands, DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let summary = "Fails the run unless the two tensors agree";
  let description = [{
    eq: equal bits but for NaN payloads. almost_eq: within one unit in the last place of the type, or 1e-5 relative.
    close: at most max_ulp_difference and at least min_ulp_difference units in the last place apart.
  }];
  let arguments = (ins Gc_Tensor:$actual, Gc_Tensor:$expected, Gc_ExpectKindAttr:$kind,
                       DefaultValuedAttr<I64Attr, "0">:$min_ulp_difference, DefaultValuedAttr<I64Attr, "3">:$max_ulp_difference);
  let assemblyFormat = "$kind $actual `,` $expected attr-dict `:` type($actual)";
  let hasVerifier = 1;
}

#endif
