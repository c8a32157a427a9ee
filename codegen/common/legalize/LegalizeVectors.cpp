#include "codegen/common/legalize/Conversions.h"
#include "codegen/common/legalize/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace gc {
#define GEN_PASS_DEF_LEGALIZEVECTORSPASS
#include "codegen/common/legalize/Passes.h.inc"

namespace {

Type elementOf(Value v) {
  return getElementTypeOrSelf(v.getType());
}

/// Ops that only move bits take narrow floats as they are.
bool movesBits(Operation *op) {
  return isa<arith::ConstantOp, arith::SelectOp, arith::BitcastOp>(op);
}

struct LegalizeVectors : public impl::LegalizeVectorsPassBase<LegalizeVectors> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation()->walk([&](Operation *op) {
      bool computes =
          isa_and_nonnull<arith::ArithDialect, math::MathDialect>(op->getDialect()) || isa<vector::ReductionOp>(op);
      auto narrow = [](Value v) { return isNarrowFloat(elementOf(v)); };
      if (computes && !movesBits(op) &&
          (llvm::any_of(op->getOperands(), narrow) || llvm::any_of(op->getResults(), narrow)))
        found.push_back(op);
    });
    for (Operation *op : found) {
      ImplicitLocOpBuilder b(op->getLoc(), op);
      if (isa<arith::ExtFOp, arith::TruncFOp>(op))
        convert(b, op);
      else
        widen(b, op);
    }
  }

  void convert(ImplicitLocOpBuilder &b, Operation *op) {
    Value from = op->getOperand(0);
    Type source = elementOf(from), target = elementOf(op->getResult(0));
    auto shaped = [&](Type element) {
      auto vector = dyn_cast<VectorType>(from.getType());
      return vector ? Type(vector.clone(element)) : element;
    };
    // What the hardware does exactly stays.
    if ((source.isF16() && target.isF32()) || (source.isF32() && target.isF16()))
      return;
    Value wide = from;
    if (isNarrowFloat(source))
      wide = widenToF32(b, from);
    else if (source.isF64())
      wide = roundToOdd(b, from);
    if (isNarrowFloat(target))
      wide = narrowFromF32(b, wide, cast<FloatType>(target));
    else if (target.isF64())
      wide = arith::ExtFOp::create(b, shaped(target), wide);
    op->getResult(0).replaceAllUsesWith(wide);
    op->erase();
    ++converted;
  }

  /// The same op on f32; its results are rounded to their own type.
  void widen(ImplicitLocOpBuilder &b, Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (isNarrowFloat(elementOf(operand.get())))
        operand.set(widenToF32(b, operand.get()));
    b.setInsertionPointAfter(op);
    for (OpResult result : op->getResults()) {
      auto element = dyn_cast<FloatType>(elementOf(result));
      if (!element || !isNarrowFloat(element))
        continue;
      auto vector = dyn_cast<VectorType>(result.getType());
      result.setType(vector ? Type(vector.clone(b.getF32Type())) : b.getF32Type());
      Value narrow = narrowFromF32(b, result, element);
      // All but the ops of the rounding itself, which lie before the narrow value.
      result.replaceUsesWithIf(narrow, [&](OpOperand &use) {
        Operation *user = use.getOwner();
        return user->getBlock() != op->getBlock() || narrow.getDefiningOp()->isBeforeInBlock(user);
      });
    }
    ++widened;
  }
};

} // namespace
} // namespace gc
