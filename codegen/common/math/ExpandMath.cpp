#include "codegen/common/math/Passes.h"
#include "codegen/common/math/Table.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace gc {
#define GEN_PASS_DEF_EXPANDMATHPASS
#include "codegen/common/math/Passes.h.inc"

namespace {

struct ExpandMath : public impl::ExpandMathPassBase<ExpandMath> {
  void runOnOperation() override {
    // Expansions contain no op that needs expanding again, so one walk is enough.
    SmallVector<std::pair<Operation *, const MathRow *>> found;
    WalkResult walk = getOperation()->walk([&](Operation *op) {
      if (const MathRow *row = findMathRow(op->getName().getStringRef())) {
        Type element = getElementTypeOrSelf(op->getResult(0).getType());
        if (!element.isF32() && !element.isF64()) {
          op->emitOpError("has element type ") << element << "; only f32 and f64 have expansions, widen it first";
          return WalkResult::interrupt();
        }
        found.emplace_back(op, row);
      } else if (isa_and_nonnull<math::MathDialect>(op->getDialect()) && !isHardwareMath(op)) {
        op->emitOpError("has no expansion; the table of math functions lacks it");
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return signalPassFailure();
    for (auto [op, row] : found) {
      OpBuilder builder(op);
      op->getResult(0).replaceAllUsesWith(row->expand(builder, op->getLoc(), op->getOperands()));
      op->erase();
      ++expanded;
    }
  }
};

} // namespace
} // namespace gc
