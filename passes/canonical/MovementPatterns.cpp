// Exact rewrites of ops that only move elements.
#include "passes/canonical/Match.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

namespace {

// Pattern: reshape(reshape(x)) → reshape(x); reshape to the same type → x
struct MergeReshapes : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOp op, PatternRewriter &rewriter) const override {
    if (op.getOperand().getType() == op.getType()) {
      rewriter.replaceOp(op, op.getOperand());
      return success();
    }
    auto inner = op.getOperand().getDefiningOp<ReshapeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is no reshape");
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), inner.getOperand());
    return success();
  }
};

// Pattern: transpose(transpose(x)) → transpose(x); transpose that moves only dimensions of size 1 → reshape
struct MergeTransposes : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    ArrayRef<int64_t> shape = typeOf(op.getOperand()).getShape();
    SmallVector<int64_t> moved;
    for (int64_t dim : op.getPermutation())
      if (shape[dim] != 1)
        moved.push_back(dim);
    if (llvm::is_sorted(moved)) {
      rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getOperand());
      return success();
    }
    auto inner = op.getOperand().getDefiningOp<TransposeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is no transpose");
    SmallVector<int64_t> permutation;
    for (int64_t dim : op.getPermutation())
      permutation.push_back(inner.getPermutation()[dim]);
    rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(), inner.getOperand(), permutation);
    return success();
  }
};

// Pattern: broadcast(broadcast(x)) → broadcast(x); broadcast that adds no elements and keeps the order → reshape
struct MergeBroadcasts : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    if (typeOf(op.getOperand()).getNumElements() == typeOf(op).getNumElements() && llvm::is_sorted(op.getDims())) {
      rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getOperand());
      return success();
    }
    auto inner = op.getOperand().getDefiningOp<BroadcastOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is no broadcast");
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(op.getDims()[dim]);
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getOperand(), dims);
    return success();
  }
};

// Pattern: broadcast(reshape(x)) where the reshape only adds or drops dimensions of size 1 → broadcast(x)
struct BroadcastOfUnitReshape : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ReshapeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is no reshape");
    ArrayRef<int64_t> from = typeOf(inner.getOperand()).getShape(), to = typeOf(inner).getShape();
    auto isOne = [](int64_t size) { return size == 1; };
    SmallVector<int64_t> kept, dims;
    llvm::copy_if(from, std::back_inserter(kept), [&](int64_t size) { return !isOne(size); });
    if (llvm::any_of(from, isOne))
      return rewriter.notifyMatchFailure(op, "a dimension of size 1 has no place in the result");
    unsigned next = 0;
    for (auto [dim, size] : llvm::zip_equal(op.getDims(), to))
      if (!isOne(size)) {
        if (next == kept.size() || kept[next] != size)
          return rewriter.notifyMatchFailure(op, "the reshape changes more than dimensions of size 1");
        dims.push_back(dim);
        ++next;
      }
    if (next != kept.size())
      return rewriter.notifyMatchFailure(op, "the reshape changes more than dimensions of size 1");
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getOperand(), dims);
    return success();
  }
};

// Pattern: transpose(broadcast(x)) → broadcast(x)
struct TransposeOfBroadcast : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<BroadcastOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is no broadcast");
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(llvm::find(op.getPermutation(), dim) - op.getPermutation().begin());
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getOperand(), dims);
    return success();
  }
};

// Pattern: slice(slice(x)) → slice(x); slice of everything → x
struct MergeSlices : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op, PatternRewriter &rewriter) const override {
    if (op.getOperand().getType() == op.getType()) {
      rewriter.replaceOp(op, op.getOperand());
      return success();
    }
    auto inner = op.getOperand().getDefiningOp<SliceOp>();
    if (!inner || typeOf(op).getNumElements() == 0)
      return rewriter.notifyMatchFailure(op, "the operand is no slice, or nothing is taken");
    SmallVector<int64_t> start, limit, stride;
    for (auto [i, size] : llvm::enumerate(typeOf(op).getShape())) {
      start.push_back(inner.getStart()[i] + op.getStart()[i] * inner.getStride()[i]);
      stride.push_back(op.getStride()[i] * inner.getStride()[i]);
      limit.push_back(start[i] + (size - 1) * stride[i] + 1);
    }
    rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), inner.getOperand(), start, limit, stride);
    return success();
  }
};

// Pattern: slice(concatenate(…, x, …)) that lies in x → slice(x)
struct SliceOfConcatenate : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ConcatenateOp>();
    if (!inner || typeOf(op).getNumElements() == 0)
      return rewriter.notifyMatchFailure(op, "the operand is no concatenate, or nothing is taken");
    int64_t dim = inner.getDim(), begin = 0;
    int64_t first = op.getStart()[dim], last = first + (typeOf(op).getDimSize(dim) - 1) * op.getStride()[dim];
    for (Value piece : inner.getOperands()) {
      int64_t end = begin + typeOf(piece).getDimSize(dim);
      if (first >= begin && last < end) {
        SmallVector<int64_t> start(op.getStart()), limit(op.getLimit());
        start[dim] -= begin;
        limit[dim] = last - begin + 1;
        rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), piece, start, limit, op.getStride());
        return success();
      }
      begin = end;
    }
    return rewriter.notifyMatchFailure(op, "the slice takes from several operands");
  }
};

// Pattern: concatenate(x) → x; empty operands of concatenate dropped
struct SlimConcatenate : OpRewritePattern<ConcatenateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatenateOp op, PatternRewriter &rewriter) const override {
    SmallVector<Value> pieces;
    for (Value piece : op.getOperands())
      if (typeOf(piece).getDimSize(op.getDim()) != 0)
        pieces.push_back(piece);
    if (pieces.size() == 1) {
      rewriter.replaceOp(op, pieces.front());
      return success();
    }
    if (pieces.empty() || pieces.size() == op->getNumOperands())
      return rewriter.notifyMatchFailure(op, "several operands have elements, or none has");
    rewriter.replaceOpWithNewOp<ConcatenateOp>(op, op.getType(), pieces, op.getDim());
    return success();
  }
};

// Pattern: pad by nothing → x
struct PadNothing : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    auto isZero = [](int64_t amount) { return amount == 0; };
    if (!llvm::all_of(op.getLow(), isZero) || !llvm::all_of(op.getHigh(), isZero) ||
        op.getOperand().getType() != op.getType())
      return rewriter.notifyMatchFailure(op, "it changes the shape or moves elements");
    rewriter.replaceOp(op, op.getOperand());
    return success();
  }
};

// Pattern: reverse(reverse(x)) along the same dimensions → x
struct ReverseTwice : OpRewritePattern<ReverseOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReverseOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ReverseOp>();
    auto sorted = [](ArrayRef<int64_t> dims) {
      SmallVector<int64_t> copy(dims);
      llvm::sort(copy);
      return copy;
    };
    if (!inner || sorted(inner.getDims()) != sorted(op.getDims()))
      return rewriter.notifyMatchFailure(op, "the operand is no reverse along the same dimensions");
    rewriter.replaceOp(op, inner.getOperand());
    return success();
  }
};

// The constant start of a window of `sizes` in `shape`, clamped as the op does; nothing if one is not constant.
std::optional<SmallVector<int64_t>> constantStart(ValueRange starts, ArrayRef<int64_t> shape, ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> start;
  for (auto [i, value] : llvm::enumerate(starts)) {
    auto index = dyn_cast_or_null<IntegerAttr>(splatOf(value));
    if (!index)
      return std::nullopt;
    bool isUnsigned = getElementTypeOrSelf(value).isUnsignedInteger();
    APInt wide = isUnsigned ? index.getValue().zext(128) : index.getValue().sext(128);
    APInt most(128, shape[i] - sizes[i]);
    start.push_back(wide.isNegative() ? 0 : wide.sgt(most) ? shape[i] - sizes[i] : wide.getSExtValue());
  }
  return start;
}

// Pattern: dynamic_slice at a constant start → slice
struct StaticSlice : OpRewritePattern<DynamicSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DynamicSliceOp op, PatternRewriter &rewriter) const override {
    auto start = constantStart(op.getStart(), typeOf(op.getOperand()).getShape(), op.getSizes());
    if (!start)
      return rewriter.notifyMatchFailure(op, "a start is not constant");
    SmallVector<int64_t> limit, stride(start->size(), 1);
    for (auto [first, size] : llvm::zip_equal(*start, op.getSizes()))
      limit.push_back(first + size);
    rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), op.getOperand(), *start, limit, stride);
    return success();
  }
};

// Pattern: dynamic_update_slice of everything → update
struct UpdateEverything : OpRewritePattern<DynamicUpdateSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DynamicUpdateSliceOp op, PatternRewriter &rewriter) const override {
    if (op.getUpdate().getType() != op.getType())
      return rewriter.notifyMatchFailure(op, "a part of the operand remains");
    rewriter.replaceOp(op, op.getUpdate());
    return success();
  }
};

// Pattern: dot(transpose(x), y) → dot(x, y) with x's dimensions renumbered, where the free ones keep their order
struct TransposeIntoDot : OpRewritePattern<DotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DotOp op, PatternRewriter &rewriter) const override {
    bool left = absorb(op, 0, op.getLhsBatch(), op.getLhsContract(), rewriter);
    bool right = absorb(op, 1, op.getRhsBatch(), op.getRhsContract(), rewriter);
    return left || right ? success() : rewriter.notifyMatchFailure(op, "no operand is a transpose that can move in");
  }

private:
  static bool absorb(DotOp op, unsigned operand, ArrayRef<int64_t> batch, ArrayRef<int64_t> contract,
                     PatternRewriter &rewriter) {
    auto transpose = op->getOperand(operand).getDefiningOp<TransposeOp>();
    if (!transpose)
      return false;
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    SmallVector<int64_t> free;
    for (int64_t dim = 0; dim < static_cast<int64_t>(permutation.size()); ++dim)
      if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
        free.push_back(permutation[dim]);
    if (!llvm::is_sorted(free))
      return false;
    auto renumber = [&](ArrayRef<int64_t> dims) {
      SmallVector<int64_t> result;
      for (int64_t dim : dims)
        result.push_back(permutation[dim]);
      return result;
    };
    SmallVector<int64_t> newBatch = renumber(batch), newContract = renumber(contract);
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(operand, transpose.getOperand());
      if (operand == 0) {
        op.setLhsBatch(newBatch);
        op.setLhsContract(newContract);
      } else {
        op.setRhsBatch(newBatch);
        op.setRhsContract(newContract);
      }
    });
    return true;
  }
};

} // namespace

void gc::populateMovementPatterns(RewritePatternSet &patterns) {
  patterns.add<MergeReshapes, MergeTransposes, MergeBroadcasts, BroadcastOfUnitReshape, TransposeOfBroadcast,
               MergeSlices, SliceOfConcatenate, SlimConcatenate, PadNothing, ReverseTwice, StaticSlice,
               UpdateEverything, TransposeIntoDot>(patterns.getContext());
}
