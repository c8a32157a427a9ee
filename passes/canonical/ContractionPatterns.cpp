// Contractions that are something simpler.
#include "passes/canonical/Match.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

namespace {

// What products are formed in, or null where a contraction is more than a product (booleans, complex numbers).
Type productType(DotOp op) {
  Type lhs = getElementTypeOrSelf(op.getLhs()), rhs = getElementTypeOrSelf(op.getRhs());
  Type result = getElementTypeOrSelf(op.getType());
  if (isa<IntegerType>(result))
    return result.isInteger(1) || !isa<IntegerType>(lhs) || !isa<IntegerType>(rhs) ? Type() : result;
  if (!isa<FloatType>(result) || !isa<FloatType>(lhs) || !isa<FloatType>(rhs))
    return {};
  // One product of a type is rounded once whichever way.
  if (lhs == result && rhs == result)
    return result;
  bool wide = lhs.isF64() || rhs.isF64() || result.isF64();
  return wide ? Float64Type::get(op.getContext()) : Type(Float32Type::get(op.getContext()));
}

// Pattern: dot over contracted dimensions of size 1 → product of broadcasts
struct DotOfOneProduct : OpRewritePattern<DotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DotOp op, PatternRewriter &rewriter) const override {
    ArrayRef<int64_t> shape = typeOf(op.getLhs()).getShape();
    Type type = productType(op);
    if (!type || llvm::any_of(op.getLhsContract(), [&](int64_t dim) { return shape[dim] != 1; }))
      return rewriter.notifyMatchFailure(op, "it sums several products, or its elements are no numbers");
    int64_t batch = op.getLhsBatch().size();
    int64_t free = shape.size() - batch - op.getLhsContract().size();
    Value lhs = spread(op, op.getLhs(), op.getLhsBatch(), op.getLhsContract(), batch, type, rewriter);
    Value rhs = spread(op, op.getRhs(), op.getRhsBatch(), op.getRhsContract(), batch + free, type, rewriter);
    Value product = MulOp::create(rewriter, op.getLoc(), lhs.getType(), lhs, rhs);
    if (product.getType() != op.getType())
      product = ConvertOp::create(rewriter, op.getLoc(), op.getType(), product);
    rewriter.replaceOp(op, product);
    return success();
  }

private:
  // An operand over all dimensions of the result: the batch dimensions are the first ones, the free ones follow from
  // `next` on.
  static Value spread(DotOp op, Value value, ArrayRef<int64_t> batch, ArrayRef<int64_t> contract, int64_t next,
                      Type element, PatternRewriter &rewriter) {
    RankedTensorType type = typeOf(value);
    SmallVector<int64_t> kept, dims;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (llvm::is_contained(contract, dim))
        continue;
      kept.push_back(type.getDimSize(dim));
      const auto *at = llvm::find(batch, dim);
      dims.push_back(at != batch.end() ? at - batch.begin() : next++);
    }
    if (type.getElementType() != element)
      value = ConvertOp::create(rewriter, op.getLoc(), type.clone(element), value);
    if (!contract.empty())
      value = ReshapeOp::create(rewriter, op.getLoc(), RankedTensorType::get(kept, element), value);
    RankedTensorType whole = typeOf(op).clone(element);
    return BroadcastOp::create(rewriter, op.getLoc(), whole, value, dims);
  }
};

} // namespace

void gc::populateContractionPatterns(RewritePatternSet &patterns) {
  patterns.add<DotOfOneProduct>(patterns.getContext());
}
