// Patterns about tensors without elements and loops without trips: no kernel has nothing to do.
#include "ir/interfaces/Monoid.h"
#include "passes/canonical/Match.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

namespace {

// Pattern: an op without effects whose results have no elements → empty constants (no kernel has nothing to do)
struct EmptyResults : RewritePattern {
  explicit EmptyResults(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/2, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (isa<ConstantOp>(op) || op->getNumResults() == 0 || !isMemoryEffectFree(op))
      return rewriter.notifyMatchFailure(op, "a constant, or an op with effects or without results");
    SmallVector<Value> empty;
    for (Type t : op->getResultTypes()) {
      auto type = dyn_cast<RankedTensorType>(t);
      if (!type || type.getNumElements() != 0)
        return rewriter.notifyMatchFailure(op, "a result has elements");
      empty.push_back(ConstantOp::create(rewriter, op->getLoc(), DenseElementsAttr::get(type, ArrayRef<Attribute>())));
    }
    rewriter.replaceOp(op, empty);
    return success();
  }
};

// Pattern: dot over contracting dimensions without elements → zeros
struct DotOfNothing : OpRewritePattern<DotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DotOp op, PatternRewriter &rewriter) const override {
    auto lhs = cast<RankedTensorType>(op.getLhs().getType()), type = cast<RankedTensorType>(op.getType());
    if (llvm::none_of(op.getLhsContract(), [&](int64_t d) { return lhs.getDimSize(d) == 0; }) ||
        isa<ComplexType>(type.getElementType()))
      return rewriter.notifyMatchFailure(op, "it sums over elements, or they are complex");
    rewriter.replaceOpWithNewOp<ConstantOp>(op,
                                            SplatElementsAttr::get(type, rewriter.getZeroAttr(type.getElementType())));
    return success();
  }
};

// Pattern: reduce over dimensions without elements → the initial values
struct ReduceOfNothing : OpRewritePattern<ReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceOp op, PatternRewriter &rewriter) const override {
    if (llvm::none_of(op.getDims(), [&](int64_t d) { return typeOf(op.getInputs().front()).getDimSize(d) == 0; }))
      return rewriter.notifyMatchFailure(op, "it combines elements");
    SmallVector<Value> values;
    for (auto [i, result] : llvm::enumerate(op.getResults())) {
      RankedTensorType type = typeOf(result);
      if (!op.getInits().empty()) {
        values.push_back(BroadcastOp::create(rewriter, op.getLoc(), type, op.getInits()[i], ArrayRef<int64_t>()));
        continue;
      }
      TypedAttr identity = getStart(op.getKind(), type.getElementType());
      if (!identity)
        return rewriter.notifyMatchFailure(op, "its combiner has no identity of that type");
      values.push_back(createSplat(rewriter, op.getLoc(), type, identity));
    }
    rewriter.replaceOp(op, values);
    return success();
  }
};

// Pattern: scan of no trips → its initial carries, and empty stacks
struct ScanOfNothing : OpRewritePattern<ScanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScanOp op, PatternRewriter &rewriter) const override {
    if (op.getTripCount() != 0)
      return rewriter.notifyMatchFailure(op, "it has trips");
    SmallVector<Value> values(op.getInits());
    for (Value stack : op.getResults().drop_front(values.size()))
      values.push_back(
          ConstantOp::create(rewriter, op.getLoc(), DenseElementsAttr::get(typeOf(stack), ArrayRef<Attribute>())));
    rewriter.replaceOp(op, values);
    return success();
  }
};

// Pattern: scatter of updates without elements → what is scattered into
struct ScatterOfNothing : OpRewritePattern<ScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScatterOp op, PatternRewriter &rewriter) const override {
    if (typeOf(op.getUpdates().front()).getNumElements() != 0)
      return rewriter.notifyMatchFailure(op, "there are updates");
    rewriter.replaceOp(op, op.getInputs());
    return success();
  }
};

// Pattern: dynamic_update_slice with an update without elements → what is updated
struct UpdateOfNothing : OpRewritePattern<DynamicUpdateSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DynamicUpdateSliceOp op, PatternRewriter &rewriter) const override {
    if (typeOf(op.getUpdate()).getNumElements() != 0)
      return rewriter.notifyMatchFailure(op, "the update has elements");
    rewriter.replaceOp(op, op.getOperand());
    return success();
  }
};

} // namespace

void gc::populateEmptyPatterns(RewritePatternSet &patterns) {
  patterns.add<DotOfNothing, EmptyResults, ReduceOfNothing, ScanOfNothing, ScatterOfNothing, UpdateOfNothing>(
      patterns.getContext());
}
