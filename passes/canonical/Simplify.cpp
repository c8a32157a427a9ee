#include "passes/canonical/Passes.h"

#include "ir/dialect/Recompute.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace gc {
#define GEN_PASS_DEF_SIMPLIFYPASS
#include "passes/canonical/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

FrozenRewritePatternSet gc::simplifyPatterns(MLIRContext *context) {
  RewritePatternSet set(context);
  populateArgReducePatterns(set);
  populateBroadcastPatterns(set);
  populateContractionPatterns(set);
  populateEmptyPatterns(set);
  populateIndexingPatterns(set);
  populateMovementPatterns(set);
  populateAlgebraPatterns(set);
  populateControlPatterns(set);
  return std::move(set);
}

// Merging equal ops makes new patterns match (a select of one value twice), so both alternate until nothing changes.
void gc::simplify(func::FuncOp function, const FrozenRewritePatternSet &patterns) {
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  bool changed = true;
  while (changed) {
    changed = false;
    // Not reaching a fixed point within the driver's limit is no failure: each step is exact.
    (void)applyPatternsGreedily(function, patterns, config, &changed);
    IRRewriter rewriter(function.getContext());
    DominanceInfo dominance(function);
    bool merged = false;
    eliminateCommonSubExpressions(rewriter, dominance, function, &merged);
    changed = merged;
  }
}

namespace {

struct Simplify : gc::impl::SimplifyPassBase<Simplify> {
  using SimplifyPassBase::SimplifyPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    patterns = simplifyPatterns(context);
    return success();
  }

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    opsBefore += countOps(function);
    simplify(function, patterns);
    if (removeBarriers && eraseBarriers(function))
      simplify(function, patterns);
    opsAfter += countOps(function);
  }

private:
  static int64_t countOps(func::FuncOp function) {
    int64_t count = 0;
    function.walk([&](Operation *) { ++count; });
    return count;
  }

  // Results are operands: the barrier only kept earlier phases from moving or merging across it. One over a constant
  // stays, for it says that nothing may be computed from it now; so does one of gc.recompute, until kernels are formed.
  static bool eraseBarriers(func::FuncOp function) {
    bool any = false;
    function.walk([&](OptimizationBarrierOp barrier) {
      if (barrier->hasAttr(kRecompute))
        return;
      if (llvm::any_of(barrier.getOperands(), [](Value v) { return matchPattern(v, m_Constant()); }))
        return;
      barrier->replaceAllUsesWith(barrier->getOperands());
      barrier->erase();
      any = true;
    });
    return any;
  }

  FrozenRewritePatternSet patterns;
};

} // namespace
