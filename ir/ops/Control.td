// Control flow over tensors, and checks.
#ifndef GC_CONTROL
#define GC_CONTROL

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

// `controls`: an operand or a yield decides what runs, so it has more to say of which values are batched.
class Gc_ControlOp<string mnemonic, list<Trait> traits = [], bit controls = 0>
    : Gc_Op<mnemonic, traits # [RecursiveMemoryEffects,
        DeclareOpInterfaceMethods<BatchOpInterface, !if(controls, ["spreadBatch"], []<string>)>,
        DeclareOpInterfaceMethods<DataFlowEdgeOpInterface>, DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let hasVerifier = 1;
}

def Gc_YieldOp : Gc_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "Ends a region with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
  let rules = [
    "[yield.values] The operands are the region's results, in order."
  ];
}
def Gc_WhileOp : Gc_ControlOp<"while", [], 1> {
  let summary = "Repeat the body while the condition holds; its operands are the carries";
  let arguments = (ins Variadic<Gc_Tensor>:$inits);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let assemblyFormat = "$inits `cond` $cond `do` $body attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[while.none] Where the condition does not hold at first, the results are the operands.",
    "[while.carries] The body's results are the next round's carries; the condition sees them before the body.",
    "[while-1] Results have the carries' types.",
    "[while-2] The condition takes the carries and yields a boolean scalar.",
    "[while-3] The body takes and yields the carries."
  ];
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
  let rules = [
    "[scan.order] Round i reads and writes slice i; with reverse, rounds run from the last slice to the first.",
    "[scan.none] With no rounds the carries are the inits.",
    "[scan.invariant] Values from above are the same in every round.",
    "[scan-1] The trip count is from 0 to 2^40.",
    "[scan-2] Stacked inputs have one slice per round.",
    "[scan-3] There is a result per carry.",
    "[scan-4] Stacked outputs have one slice per round.",
    "[scan-5] Final carries have the inits' types.",
    "[scan-6] The body takes carries and slices, and yields carries and slices."
  ];
}
def Gc_CaseOp : Gc_ControlOp<"case", [], 1> {
  let summary = "The branch of that index; an index outside takes the last";
  let arguments = (ins Gc_IndexTensor:$index);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let assemblyFormat = "$index $branches attr-dict `:` functional-type(operands, results)";
  let rules = [
    "[case.clamp] An index below 0 or past the branches takes the last branch.",
    "[case-1] The index is a scalar.",
    "[case-2] There is a branch.",
    "[case-3] Each branch takes nothing and yields the results' types."
  ];
}
def Gc_ExpectOp : Gc_Op<"expect", [SameTypeOperands, DeclareOpInterfaceMethods<BatchOpInterface>,
    DeclareOpInterfaceMethods<ReferenceOpInterface>]> {
  let summary = "Fails the run unless the two tensors agree";
  let description = [{
    eq: equal bits but for NaN payloads. almost_eq: within one unit in the last place of the type, or 1e-5 relative.
    close: at most max_ulp_difference and at least min_ulp_difference units in the last place apart.
  }];
  let arguments = (ins Gc_Tensor:$actual, Gc_Tensor:$expected, Gc_ExpectKindAttr:$kind,
                       DefaultValuedAttr<I64Attr, "0">:$min_ulp_difference, DefaultValuedAttr<I64Attr, "3">:$max_ulp_difference);
  let assemblyFormat = "$kind $actual `,` $expected attr-dict `:` type($actual)";
  let hasVerifier = 1;
  let rules = [
    "[expect.eq] eq: equal bits, but one NaN is as good as another.",
    "[expect.almost_eq] almost_eq: at most one unit in the last place apart, or 1e-5 of the expected value.",
    "[expect.close] close: least to most units in the last place apart; -0 and +0 are 0 apart, NaN only meets NaN.",
    "[expect-1] Only floats are compared by almost_eq and close.",
    "[expect-2] 0 <= least <= most."
  ];
}

#endif
