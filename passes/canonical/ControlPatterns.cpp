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

// Marks what the checks and the like of `region` read: they stay.
void markEffects(Region &region, DenseSet<Value> &needed) {
  for (Operation &inner : region.front().without_terminator())
    if (!isMemoryEffectFree(&inner))
      inner.walk([&](Operation *any) {
        for (Value operand : any->getOperands())
          markNeeded(operand, region, needed);
      });
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
    markEffects(op.getCond(), needed);
    markEffects(op.getBody(), needed);
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

// Pattern: scan carry that nothing outside of its own update reads → removed
// Pattern: scan carry that the body passes through → its initial value
// Pattern: stacked output that nothing reads, stacked input that the body does not read → removed
// Pattern: the same stacked input twice → once
struct PruneScan : OpRewritePattern<ScanOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ScanOp op, PatternRewriter &rewriter) const override {
    Block &body = op.getBody().front();
    Operation *yield = body.getTerminator();
    unsigned carries = op.getInits().size();
    BitVector dropOperand(op->getNumOperands()), dropResult(op->getNumResults());
    for (unsigned i = 0; i < carries; ++i)
      if (yield->getOperand(i) == body.getArgument(i)) {
        rewriter.replaceAllUsesWith(body.getArgument(i), op.getInits()[i]);
        rewriter.replaceAllUsesWith(op.getResult(i), op.getInits()[i]);
        dropOperand.set(i);
        dropResult.set(i);
      }
    markDead(op, dropOperand, dropResult);
    for (unsigned i = carries; i < op->getNumOperands(); ++i) {
      auto same = llvm::find(op.getInputs().take_front(i - carries), op->getOperand(i));
      if (unsigned before = carries + (same - op.getInputs().begin()); before < i)
        rewriter.replaceAllUsesWith(body.getArgument(i), body.getArgument(before));
      if (body.getArgument(i).use_empty())
        dropOperand.set(i);
    }
    if (dropOperand.none() && dropResult.none())
      return rewriter.notifyMatchFailure(op, "everything is needed");
    // What remains of a dropped carry is erased as dead.
    for (unsigned i = 0; i < carries; ++i)
      if (dropOperand[i])
        rewriter.replaceAllUsesWith(body.getArgument(i), op.getInits()[i]);
    SmallVector<Value> inits, inputs;
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      if (!dropOperand[i])
        (i < carries ? inits : inputs).push_back(op->getOperand(i));
    SmallVector<Type> types;
    for (Value result : op.getResults())
      if (!dropResult[cast<OpResult>(result).getResultNumber()])
        types.push_back(result.getType());
    auto slim = ScanOp::create(rewriter, op.getLoc(), types, inits, inputs, op.getTripCount(), op.getReverse());
    slim->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    rewriter.modifyOpInPlace(yield, [&] { yield->eraseOperands(dropResult); });
    body.eraseArguments(dropOperand);
    rewriter.inlineRegionBefore(op.getBody(), slim.getBody(), slim.getBody().begin());
    for (unsigned i = 0, kept = 0; i < dropResult.size(); ++i)
      if (!dropResult[i])
        rewriter.replaceAllUsesWith(op.getResult(i), slim.getResult(kept++));
    rewriter.eraseOp(op);
    return success();
  }

private:
  static void markDead(ScanOp op, BitVector &dropOperand, BitVector &dropResult) {
    Block &body = op.getBody().front();
    Operation *yield = body.getTerminator();
    unsigned carries = op.getInits().size();
    DenseSet<Value> needed;
    markEffects(op.getBody(), needed);
    SmallVector<bool> live(op->getNumResults());
    for (bool changed = true; changed;) {
      changed = false;
      for (unsigned i = 0; i < live.size(); ++i)
        if (!live[i] && (!op.getResult(i).use_empty() || (i < carries && needed.contains(body.getArgument(i))))) {
          live[i] = changed = true;
          markNeeded(yield->getOperand(i), op.getBody(), needed);
        }
    }
    for (unsigned i = 0; i < live.size(); ++i)
      if (!live[i]) {
        dropResult.set(i);
        if (i < carries)
          dropOperand.set(i);
      }
  }
};

// Pattern: scan over reversed stacks → the scan in the other direction, where that takes fewer reverses
struct ReverseScan : OpRewritePattern<ScanOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ScanOp op, PatternRewriter &rewriter) const override {
    unsigned carries = op.getInits().size();
    ResultRange outputs = op.getResults().drop_front(carries);
    int64_t saved = 0;
    for (Value input : op.getInputs())
      saved += reversed(input) ? 1 : same(input) ? 0 : -1;
    for (Value output : outputs) {
      bool back = !output.use_empty() && llvm::all_of(output.getUsers(), isReverse);
      saved += back ? 1 : output.use_empty() ? 0 : -1;
    }
    if (saved <= 0)
      return rewriter.notifyMatchFailure(op, "no fewer reverses");
    Location loc = op.getLoc();
    auto flip = [&](Value v) -> Value {
      return ReverseOp::create(rewriter, loc, v.getType(), v, ArrayRef<int64_t>{0});
    };
    SmallVector<Value> inputs;
    for (Value input : op.getInputs()) {
      Value inner = reversed(input);
      inputs.push_back(inner ? inner : same(input) ? input : flip(input));
    }
    auto scan =
        ScanOp::create(rewriter, loc, op.getResultTypes(), op.getInits(), inputs, op.getTripCount(), !op.getReverse());
    scan->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    rewriter.inlineRegionBefore(op.getBody(), scan.getBody(), scan.getBody().begin());
    SmallVector<Value> results(scan.getResults().take_front(carries));
    for (auto [output, old] : llvm::zip_equal(scan.getResults().drop_front(carries), outputs))
      results.push_back(old.use_empty() ? output : flip(output));
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  // Its slices are not cut further, so that two reverses meet and vanish.
  static bool isReverse(Operation *op) {
    auto reverse = dyn_cast<ReverseOp>(op);
    return reverse && reverse.getDims() == ArrayRef<int64_t>{0};
  }
  static Value reversed(Value v) {
    Operation *def = v.getDefiningOp();
    return def && isReverse(def) ? def->getOperand(0) : Value();
  }
  // Every slice is the same.
  static bool same(Value v) {
    Operation *def = v.getDefiningOp();
    if (auto broadcast = dyn_cast_or_null<BroadcastOp>(def))
      return !llvm::is_contained(broadcast.getDims(), 0);
    DenseElementsAttr value;
    return def && matchPattern(def, m_Constant(&value)) && value.isSplat();
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
  patterns.add<PruneScan, PruneWhileCarries, ReverseScan, SelectConstantBranch>(patterns.getContext());
}
