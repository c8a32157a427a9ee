// What becomes one kernel.
#ifndef GC_FUSION
#define GC_FUSION

include "ir/ops/Structured.td"

def Gc_FusionOp : Gc_Op<"fusion", [Pure, IsolatedFromAbove, DeclareOpInterfaceMethods<ReferenceOpInterface>,
    SingleBlock]> {
  let summary = "Ops that become one kernel: operands are read, results are written, nothing between reaches memory";
  let arguments = (ins Variadic<Gc_Tensor>:$inputs, StrAttr:$family);
  let results = (outs Variadic<Gc_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$family `(` $inputs `)` $body attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let rules = [
    "[fusion.region] The results are what the region yields of the operands.",
    "[fusion-1] The family is named.",
    "[fusion-2] The region takes the operands and yields the results."
  ];
}

#endif
