#include "passes/canonical/Passes.h"

#include "mlir/IR/PatternMatch.h"

namespace gc {
#define GEN_PASS_DEF_ERASEMARKERSPASS
#include "passes/canonical/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

struct EraseMarkers : gc::impl::EraseMarkersPassBase<EraseMarkers> {
  using EraseMarkersPassBase::EraseMarkersPassBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    // Inner ones first: what lies in a primal moves out clean.
    getOperation()->walk<WalkOrder::PostOrder>([&](Operation *op) {
      if (isa<StopGradientOp, CheckpointNameOp>(op)) {
        rewriter.replaceOp(op, op->getOperands());
        ++identitiesErased;
      } else if (auto custom = dyn_cast<CustomVjpOp>(op)) {
        inlinePrimal(rewriter, custom);
        ++functionsInlined;
      }
    });
  }

private:
  static void inlinePrimal(IRRewriter &rewriter, CustomVjpOp custom) {
    Block &primal = custom.getPrimal().front();
    Operation *yield = primal.getTerminator();
    SmallVector<Value> results(yield->getOperands());
    for (auto [argument, input] : llvm::zip_equal(primal.getArguments(), custom.getInputs()))
      llvm::replace(results, Value(argument), input);
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(&primal, custom, custom.getInputs());
    rewriter.replaceOp(custom, results);
  }
};

} // namespace
