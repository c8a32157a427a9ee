// Base classes of ops that have one scalar body over operands of one shape.
#ifndef GC_POINTWISE_BASE
#define GC_POINTWISE_BASE

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"

// `body` computes one element from `a` (the operands' elements) with `x`, a ::gc::Body (ir/ops/Body.h).
// `linear` lists the groups of operands in which the op is jointly linear.
class Gc_PointwiseOp<string mnemonic, string body, string linear = "", list<Trait> traits = []>
    : Gc_Op<mnemonic, traits # [Pure,
        DeclareOpInterfaceMethods<AccessOpInterface, ["getAccesses"]>,
        DeclareOpInterfaceMethods<ScalarBodyOpInterface>,
        DeclareOpInterfaceMethods<LinearityOpInterface>]> {
  let hasFolder = 1;
  let extraClassDefinition = [{
    ::gc::Accesses $cppClass::getAccesses() { return ::gc::Accesses::pointwise(getOperation()); }
    ::mlir::Value $cppClass::buildScalar(::mlir::OpBuilder &builder, ::mlir::ValueRange a) {
      ::gc::Body x(builder, getOperation());
      return }] # body # [{;
    }
    ::llvm::SmallVector<::llvm::SmallVector<unsigned>> $cppClass::getLinearGroups() { return {}] # linear # "}" # [{; }
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      return ::gc::foldPointwise(getOperation(), adaptor.getOperands());
    }
  }];
}

class Gc_UnaryOp<string mnemonic, string summary_, string body, string linear = "", Constraint type = Gc_Tensor>
    : Gc_PointwiseOp<mnemonic, body, linear, [SameOperandsAndResultType]> {
  let summary = summary_;
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}
class Gc_BinaryOp<string mnemonic, string summary_, string body, string linear = "", Constraint type = Gc_Tensor>
    : Gc_PointwiseOp<mnemonic, body, linear, [SameOperandsAndResultType]> {
  let summary = summary_;
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

#endif
