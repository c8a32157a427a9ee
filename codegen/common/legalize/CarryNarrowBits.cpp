#include "codegen/common/legalize/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace gc {
#define GEN_PASS_DEF_CARRYNARROWBITSPASS
#include "codegen/common/legalize/Passes.h.inc"

namespace {

/// The integer type for bf16, alone or in vectors; any other type as it is.
Type bitsOf(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!getElementTypeOrSelf(type).isBF16() || (!vector && !type.isBF16()))
    return type;
  Type bits = IntegerType::get(type.getContext(), 16);
  return vector ? Type(vector.clone(bits)) : bits;
}

bool isNarrow(Value v) {
  return bitsOf(v.getType()) != v.getType();
}

/// Ops that mean the same on the bits.
bool movesBits(Operation *op) {
  return isa<LLVM::BitcastOp, LLVM::BrOp, LLVM::CondBrOp, LLVM::SwitchOp, LLVM::ConstantOp, LLVM::ExtractElementOp,
             LLVM::InsertElementOp, LLVM::LoadOp, LLVM::MaskedLoadOp, LLVM::MaskedStoreOp, LLVM::PoisonOp,
             LLVM::SelectOp, LLVM::ShuffleVectorOp, LLVM::StoreOp, LLVM::UndefOp, LLVM::ZeroOp, LLVM::masked_gather,
             LLVM::masked_scatter, LLVM::vector_extract, LLVM::vector_insert>(op);
}

Attribute bitsOf(Attribute value, Type type) {
  if (auto number = dyn_cast<FloatAttr>(value)) {
    if (auto vector = dyn_cast<VectorType>(type))
      return DenseElementsAttr::get(vector, number.getValue().bitcastToAPInt());
    return IntegerAttr::get(type, number.getValue().bitcastToAPInt());
  }
  if (auto elements = dyn_cast<DenseFPElementsAttr>(value))
    return elements.mapValues(getElementTypeOrSelf(type), [](const APFloat &x) { return x.bitcastToAPInt(); });
  return {};
}

struct CarryNarrowBits : public impl::CarryNarrowBitsPassBase<CarryNarrowBits> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation()->walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            // A function's own arguments are part of its type.
            if (!block.isEntryBlock())
              argument.setType(bitsOf(argument.getType()));
      if (llvm::any_of(op->getResults(), isNarrow) || llvm::any_of(op->getOperands(), isNarrow))
        found.push_back(op);
    });
    // Results first: an op that computes then sees which operands have become bits.
    SmallVector<std::pair<Operation *, SmallVector<Type>>> computing;
    for (Operation *op : found)
      if (!movesBits(op))
        computing.push_back({op, llvm::to_vector(op->getOperandTypes())});
    for (Operation *op : found)
      if (movesBits(op))
        carry(op);
    for (auto &[op, types] : computing)
      surround(op, types);
    for (Operation *op : found)
      if (auto cast = dyn_cast<LLVM::BitcastOp>(op); cast && cast.getArg().getType() == cast.getType()) {
        cast.getResult().replaceAllUsesWith(cast.getArg());
        cast.erase();
      }
  }

  void carry(Operation *op) {
    for (Value result : op->getResults())
      result.setType(bitsOf(result.getType()));
    if (auto constant = dyn_cast<LLVM::ConstantOp>(op))
      if (Attribute bits = bitsOf(constant.getValue(), constant.getType()))
        constant.setValueAttr(bits);
    ++carried;
  }

  void surround(Operation *op, ArrayRef<Type> types) {
    OpBuilder builder(op);
    for (auto [operand, type] : llvm::zip_equal(op->getOpOperands(), types))
      if (operand.get().getType() != type)
        operand.set(LLVM::BitcastOp::create(builder, op->getLoc(), type, operand.get()));
    builder.setInsertionPointAfter(op);
    for (Value result : op->getResults())
      if (isNarrow(result)) {
        SmallVector<OpOperand *> uses(llvm::make_pointer_range(result.getUses()));
        Value bits = LLVM::BitcastOp::create(builder, op->getLoc(), bitsOf(result.getType()), result);
        for (OpOperand *use : uses)
          use->set(bits);
      }
  }
};

} // namespace
} // namespace gc
