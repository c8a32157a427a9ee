// Base class of the families whose ops have an iteration space of their own.
#ifndef GC_STRUCTURED
#define GC_STRUCTURED

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"

// `ownRebuild`: attributes or values depend on sizes or starts, so the op has its own rebuildPiece. `ownJvp`: the op is not
// linear in the operands that have tangents.
class Gc_StructuredOp<string mnemonic, list<Trait> traits = [], bit ownRebuild = 0, bit ownJvp = 0>
    : Gc_Op<mnemonic, traits # [
        DeclareOpInterfaceMethods<AccessOpInterface, !if(ownRebuild, ["getAccesses", "rebuildPiece"], ["getAccesses"])>,
        DeclareOpInterfaceMethods<BatchOpInterface>,
        DeclareOpInterfaceMethods<DifferentiableOpInterface, !if(ownJvp, ["jvp", "vjp"], ["vjp"])>,
        DeclareOpInterfaceMethods<ReferenceOpInterface>,
        DeclareOpInterfaceMethods<LinearityOpInterface>]> {
  let hasVerifier = 1;
}

#endif
