// Base classes of ops that have one scalar body over operands of one shape.
#ifndef GC_POINTWISE_BASE
#define GC_POINTWISE_BASE

include "ir/dialect/GcBase.td"
include "ir/interfaces/Interfaces.td"

// `body` computes one element from `a` (the operands' elements) with `x`, a ::gc::Body (ir/ops/Body.h).
// `linear` lists the groups of operands in which the op is jointly linear.
// `derivative` has one entry per operand: `t`, a change, times the derivative by that operand, from the operands `a` and
// the result `r`, with `x`, a ::gc::Derivative (ir/ops/Derivative.h). An empty entry is a derivative of zero; without
// entries all are.
class Gc_PointwiseOp<string mnemonic, string body, string linear = "", list<Trait> traits = [],
                     list<string> derivative = []>
    : Gc_Op<mnemonic, traits # [Pure,
        DeclareOpInterfaceMethods<AccessOpInterface, ["getAccesses"]>,
        DeclareOpInterfaceMethods<BatchOpInterface>,
        DeclareOpInterfaceMethods<ScalarBodyOpInterface>,
        DeclareOpInterfaceMethods<DifferentiableOpInterface>,
        DeclareOpInterfaceMethods<LinearityOpInterface>]> {
  let hasFolder = 1;
  let extraClassDefinition = [{
    ::gc::Accesses $cppClass::getAccesses() { return ::gc::Accesses::pointwise(getOperation()); }
    ::llvm::LogicalResult $cppClass::buildBatched(::gc::Batch &batch) {
      return ::gc::detail::batchPointwise(getOperation(), batch);
    }
    ::mlir::Value $cppClass::buildScalar(::mlir::OpBuilder &builder, ::mlir::ValueRange a) {
      ::gc::Body x(builder, getOperation());
      return }] # body # [{;
    }
    ::mlir::Value $cppClass::differentiate(::mlir::OpBuilder &builder, unsigned operand, ::mlir::Value t) {
      [[maybe_unused]] ::gc::Derivative x(builder, getOperation(), t);
      [[maybe_unused]] ::mlir::ValueRange a = getOperation()->getOperands();
      [[maybe_unused]] ::mlir::Value r = getOperation()->getResult(0);
      switch (operand) {
      }] # !foldl("", !range(!size(derivative)), text, i,
                  text # !if(!empty(derivative[i]), "", "case " # i # ": return " # derivative[i] # ";\n      ")) # [{
      default: return {};
      }
    }
    ::llvm::SmallVector<::llvm::SmallVector<unsigned>> $cppClass::getLinearGroups() { return {}] # linear # "}" # [{; }
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      return ::gc::foldPointwise(getOperation(), adaptor.getOperands());
    }
  }];
}

class Gc_UnaryOp<string mnemonic, string summary_, string body, string linear = "", Constraint type = Gc_Tensor,
                  list<string> derivative = []>
    : Gc_PointwiseOp<mnemonic, body, linear, [SameOperandsAndResultType], derivative> {
  let summary = summary_;
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}
class Gc_BinaryOp<string mnemonic, string summary_, string body, string linear = "", Constraint type = Gc_Tensor,
                  list<string> derivative = []>
    : Gc_PointwiseOp<mnemonic, body, linear, [SameOperandsAndResultType], derivative> {
  let summary = summary_;
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

#endif
