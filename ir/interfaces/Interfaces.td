// The questions that passes, engines and code generation ask of an op. A pass asks an interface, never an op list.
#ifndef GC_INTERFACES
#define GC_INTERFACES

include "mlir/IR/OpBase.td"

def AccessOpInterface : OpInterface<"AccessOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    How the dimensions of the operands and results relate, as one list of factors (the op's iteration space) and one
    access per dimension. See ir/interfaces/Access.h for the terms. Everything that can be derived (sharding
    propagation, partitioning, vmap, cost, tiling and fusion legality) is derived from this.
  }];
  let methods = [
    InterfaceMethod<"The factors and the accesses; sizes agree with the current types.",
      "::gc::Accesses", "getAccesses">,
    InterfaceMethod<[{
      The op on a piece of its iteration space: operands are the parts that the piece touches (ir/interfaces/Cut.h).
      Returns the parts of the results; the ops that give them are built at the builder's insertion point. Ops whose
      attributes or values depend on sizes or starts override it. Fails where it cannot be done (an affine access whose
      start is known only at run time).
    }], "::mlir::FailureOr<::llvm::SmallVector<::mlir::Value>>", "rebuildPiece",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$operands, "const ::gc::Piece &":$piece),
      "", [{ return ::gc::detail::defaultRebuildPiece($_op.getOperation(), builder, operands, piece); }]>
  ];
  let verify = [{ return ::gc::detail::verifyAccesses($_op); }];
  let verifyWithRegions = 1;
}

def ScalarBodyOpInterface : OpInterface<"ScalarBodyOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    Pointwise ops: the computation on one element as arith and math ops. The body is total: no poison and no undefined
    behaviour for any input. Arguments are scalars or vectors of the operands' element types, integers signless; the
    result likewise. The body asks the op's own types where signedness matters. Constants are made in the shape of an
    argument (ir/ops/Body.h), so that one body serves scalars, vectors and tiles.
  }];
  let methods = [
    InterfaceMethod<"Builds the body at the builder's insertion point.",
      "::mlir::Value", "buildScalar", (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$args)>,
    InterfaceMethod<[{
      `change` times the derivative of each element by that operand's, as ops on whole tensors at the builder's insertion
      point: a tangent of the operand becomes the result's, a cotangent of the result the operand's. Null: the derivative
      is zero almost everywhere.
    }], "::mlir::Value", "differentiate",
      (ins "::mlir::OpBuilder &":$builder, "unsigned":$operand, "::mlir::Value":$change)>
  ];
}

def DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    The op's linear map of small changes at its operands (jvp) and that map's transpose (vjp). Ops are built at the
    builder's insertion point, which lies behind the op; they may use its operands and results. A null tangent or
    cotangent is zero; integers and booleans have none. Complex numbers pair without conjugation: the transpose keeps
    Re(Σ cotangent · tangent).
  }];
  let methods = [
    InterfaceMethod<"The results' tangents (one each, null first) from the operands'.",
      "::llvm::LogicalResult", "jvp",
      (ins "::mlir::OpBuilder &":$builder, "::llvm::ArrayRef<::mlir::Value>":$tangents,
           "::llvm::MutableArrayRef<::mlir::Value>":$results),
      "", [{ return ::gc::detail::defaultJvp($_op.getOperation(), builder, tangents, results); }]>,
    InterfaceMethod<"The operands' cotangents (one each, null first; only wanted ones are asked for) from the results'.",
      "::llvm::LogicalResult", "vjp",
      (ins "::mlir::OpBuilder &":$builder, "::llvm::ArrayRef<::mlir::Value>":$cotangents,
           "const ::llvm::BitVector &":$wanted, "::llvm::MutableArrayRef<::mlir::Value>":$operands),
      "", [{ return ::gc::detail::pointwiseVjp($_op.getOperation(), builder, cotangents, wanted, operands); }]>
  ];
}

def LinearityOpInterface : OpInterface<"LinearityOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    The groups of operands in which the op is jointly linear, the others held fixed: add {{0, 1}}, multiply {{0}, {1}},
    divide {{0}}, select {{1, 2}}. Unreduced values, gradient transposition, accumulation and loss scaling follow.
  }];
  let methods = [
    InterfaceMethod<"Operand groups, each jointly linear.",
      "::llvm::SmallVector<::llvm::SmallVector<unsigned>>", "getLinearGroups">
  ];
}

def DataFlowEdgeOpInterface : OpInterface<"DataFlowEdgeOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    Control ops: each edge is a set of values that name the same tensor as it flows through the op (operand, region
    argument, region yield, result). What holds of one (a sharding, a role) holds of all.
  }];
  let methods = [
    InterfaceMethod<"The edges.", "::llvm::SmallVector<::gc::DataFlowEdge>", "getDataFlowEdges">
  ];
}

def BatchOpInterface : OpInterface<"BatchOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    The op over several examples at once: of its operands some have one more dimension in front, and so have its results.
    See ir/interfaces/Batch.h. It is asked only where an operand (or what its regions use) has the dimension.
  }];
  let methods = [
    InterfaceMethod<"Marks the values of the op that have the dimension because others do.",
      "void", "spreadBatch", (ins "::gc::Batch &":$batch), "",
      [{ ::gc::detail::defaultSpreadBatch($_op.getOperation(), batch); }]>,
    InterfaceMethod<[{
      Builds the op at the batch's insertion point and sets its results: with the dimension those that are marked, as
      they were the others.
    }], "::llvm::LogicalResult", "buildBatched", (ins "::gc::Batch &":$batch)>
  ];
}

def ReferenceOpInterface : OpInterface<"ReferenceOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    The op's meaning as the reference interpreter runs it. Pointwise ops need none: their scalar body is evaluated.
    It must not be derived from the accesses: it is what they are tested against.
  }];
  let methods = [
    InterfaceMethod<"Computes the results; inputs and results are in operand and result order.",
      "::llvm::LogicalResult", "evaluate",
      (ins "::gc::Evaluator &":$evaluator, "::llvm::ArrayRef<::gc::Tensor>":$inputs,
           "::llvm::SmallVectorImpl<::gc::Tensor> &":$results)>
  ];
}

def CostOpInterface : OpInterface<"CostOpInterface"> {
  let cppNamespace = "::gc";
  let description = [{
    FLOPs of one execution where the product of the factor sizes is not the answer (sort, fft, trip counts).
  }];
  let methods = [ InterfaceMethod<"Floating-point operations.", "double", "getFlops"> ];
}

#endif
