// Base class of the families whose ops have an iteration space of their own.
#ifndef GC_STRUCTURED
#define GC_STRUCTURED

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"

class Gc_StructuredOp<string mnemonic, list<Trait> traits = []>
    : Gc_Op<mnemonic, traits # [
        DeclareOpInterfaceMethods<AccessOpInterface, ["getAccesses", "rebuildWithSizes"]>,
        DeclareOpInterfaceMethods<ReferenceOpInterface>,
        DeclareOpInterfaceMethods<LinearityOpInterface>]> {
  let hasVerifier = 1;
}

#endif
