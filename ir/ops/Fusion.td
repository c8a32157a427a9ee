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
}

#endif
