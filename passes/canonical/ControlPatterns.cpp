// Exact rewrites of loops and branches.
#include "passes/canonical/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

namespace {

// Marks the values that `value` is computed from within `region`; returns whether a new argument of `block` was
// reached.
void markNeeded(Value value, Region &region, DenseSet<Value> &needed) {
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!region.isAncestor(next.getParentRegion()) || !needed.insert(next).second)
      continue;
    Operation *op = next.getDefiningOp();
    if (!op) {
      // The argument of a nested control op: all that flows into it.
      Operation *parent = next.getParentRegion()->getParentOp();
      if (next.getParentRegion() != &region)
        worklist.append(parent->operand_begin(), parent->operand_end());
      continue;
    }
    op->walk([&](Operation *inner) { worklist.append(inner->operand_begin(), inner->operand_end()); });
  }
}

// Pattern: while carry that nothing outside of its own update reads → removed
// Pattern: while carry that the body passes through → its initial value
struct PruneWhileCarries : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    Block &cond = op.getCond().front(), &body = op.getBody().front();
    Operation *yield = body.getTerminator();
    BitVector drop(op.getNumOperands());
    for (unsigned i = 0; i < op.getNumOperands(); ++i)
      if (yield->getOperand(i) == body.getArgument(i)) {
        rewriter.replaceAllUsesWith(body.getArgument(i), op.getOperand(i));
        rewriter.replaceAllUsesWith(cond.getArgument(i), op.getOperand(i));
        rewriter.replaceAllUsesWith(op.getResult(i), op.getOperand(i));
        drop.set(i);
      }
    markDead(op, drop);
    if (drop.none())
      return rewriter.notifyMatchFailure(op, "every carry changes and is needed");
    SmallVector<Value> inits;
    SmallVector<Type> types;
    for (unsigned i = 0; i < op.getNumOperands(); ++i)
      if (!drop[i]) {
        inits.push_back(op.getOperand(i));
        types.push_back(op.getOperand(i).getType());
      }
    auto slim = WhileOp::create(rewriter, op.getLoc(), types, inits);
    slim->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    // What remains of a dropped carry is read by dropped carries alone; it computes from the initial value until it
    // is erased as dead.
    for (unsigned i = 0; i < op.getNumOperands(); ++i)
      if (drop[i]) {
        rewriter.replaceAllUsesWith(body.getArgument(i), op.getOperand(i));
        rewriter.replaceAllUsesWith(cond.getArgument(i), op.getOperand(i));
      }
    rewriter.modifyOpInPlace(yield, [&] { yield->eraseOperands(drop); });
    cond.eraseArguments(drop);
    body.eraseArguments(drop);
    rewriter.inlineRegionBefore(op.getCond(), slim.getCond(), slim.getCond().begin());
    rewriter.inlineRegionBefore(op.getBody(), slim.getBody(), slim.getBody().begin());
    SmallVector<Value> replacements;
    for (unsigned i = 0, kept = 0; i < drop.size(); ++i)
      replacements.push_back(drop[i] ? op.getOperand(i) : slim.getResult(kept++));
    rewriter.replaceOp(op, replacements);
    return success();
  }

private:
  static void markDead(WhileOp op, BitVector &drop) {
    Block &cond = op.getCond().front(), &body = op.getBody().front();
    Operation *yield = body.getTerminator();
    DenseSet<Value> needed;
    markNeeded(cond.getTerminator()->getOperand(0), op.getCond(), needed);
    // What checks and the like read stays.
    for (Region *region : {&op.getCond(), &op.getBody()})
      for (Operation &inner : region->front().without_terminator())
        if (!isMemoryEffectFree(&inner))
          inner.walk([&](Operation *any) {
            for (Value operand : any->getOperands())
              markNeeded(operand, *region, needed);
          });
    SmallVector<bool> live(op.getNumOperands());
    for (bool changed = true; changed;) {
      changed = false;
      for (unsigned i = 0; i < live.size(); ++i)
        if (!live[i] && (!op.getResult(i).use_empty() || needed.contains(cond.getArgument(i)) ||
                         needed.contains(body.getArgument(i)))) {
          live[i] = changed = true;
          markNeeded(yield->getOperand(i), op.getBody(), needed);
        }
    }
    for (unsigned i = 0; i < live.size(); ++i)
      if (!live[i])
        drop.set(i);
  }
};

// Pattern: case of a constant index → the branch
struct SelectConstantBranch : OpRewritePattern<CaseOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(CaseOp op, PatternRewriter &rewriter) const override {
    DenseIntElementsAttr value;
    if (!matchPattern(op.getIndex(), m_Constant(&value)))
      return rewriter.notifyMatchFailure(op, "the index is not constant");
    APInt index = *value.getValues<APInt>().begin();
    unsigned last = op.getBranches().size() - 1;
    Region &branch = op.getBranches()[index.ult(last) ? index.getZExtValue() : last];
    Operation *yield = branch.front().getTerminator();
    SmallVector<Value> results(yield->getOperands());
    rewriter.eraseOp(yield);
    rewriter.inlineBlockBefore(&branch.front(), op);
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

void gc::populateControlPatterns(RewritePatternSet &patterns) {
  patterns.add<PruneWhileCarries, SelectConstantBranch>(patterns.getContext());
}
