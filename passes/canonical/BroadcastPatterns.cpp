// Work done once instead of for each copy: pointwise ops before broadcasts, small constants now.
#include "ir/interfaces/Monoid.h"
#include "ir/ops/Body.h"
#include "passes/canonical/Match.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

namespace {

// The dimensions of the broadcast's result along which its operand varies.
void markVarying(BroadcastOp op, BitVector &varying) {
  ArrayRef<int64_t> from = typeOf(op.getOperand()).getShape();
  for (auto [size, dim] : llvm::zip_equal(from, op.getDims()))
    if (size != 1)
      varying.set(dim);
}

bool isSplatConstant(Value value) {
  return value.getDefiningOp<ConstantOp>() && splatOf(value);
}

// Pattern: op(broadcast(x), broadcast(y), splat) → broadcast(op(x', y', splat)), where the results are the same along
// some dimension
struct PointwiseOfBroadcasts : OpInterfaceRewritePattern<ScalarBodyOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(ScalarBodyOpInterface op, PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    // Shardings are per dimension, and these change.
    if (!type || op->getNumResults() != 1 || type.getNumElements() < 2 || !op->getDiscardableAttrs().empty())
      return rewriter.notifyMatchFailure(op, "the result has one element, or says more of its dimensions");
    BitVector varying(type.getRank());
    for (Value operand : op->getOperands()) {
      if (typeOf(operand).getRank() == 0 || isSplatConstant(operand))
        continue;
      auto broadcast = operand.getDefiningOp<BroadcastOp>();
      if (!broadcast)
        return rewriter.notifyMatchFailure(op, "an operand is no broadcast");
      markVarying(broadcast, varying);
    }
    SmallVector<int64_t> shape, dims;
    int64_t repeats = 1;
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (varying[dim]) {
        shape.push_back(size);
        dims.push_back(dim);
      } else {
        repeats *= size;
      }
    if (repeats == 1)
      return rewriter.notifyMatchFailure(op, "no dimension repeats what another computes");
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(narrow(op.getLoc(), operand, shape, dims, rewriter));
    Operation *small = rewriter.clone(*op);
    rewriter.modifyOpInPlace(small, [&] {
      small->setOperands(operands);
      small->getResult(0).setType(type.clone(shape));
    });
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, type, small->getResult(0), dims);
    return success();
  }

private:
  // The operand over the dimensions `dims` of the result alone, which have the sizes of `shape`.
  static Value narrow(Location loc, Value operand, ArrayRef<int64_t> shape, ArrayRef<int64_t> dims,
                      PatternRewriter &rewriter) {
    RankedTensorType type = typeOf(operand).clone(shape);
    if (typeOf(operand).getRank() == 0)
      return operand;
    auto broadcast = operand.getDefiningOp<BroadcastOp>();
    if (!broadcast)
      return createSplat(rewriter, loc, type, splatOf(operand));
    Value value = broadcast.getOperand();
    SmallVector<int64_t> kept, places;
    for (auto [size, dim] : llvm::zip_equal(typeOf(value).getShape(), broadcast.getDims()))
      if (size != 1) {
        kept.push_back(size);
        places.push_back(llvm::find(dims, dim) - dims.begin());
      }
    if (typeOf(value).getShape() != ArrayRef<int64_t>(kept))
      value = ReshapeOp::create(rewriter, loc, type.clone(kept), value);
    if (value.getType() != type || !llvm::is_sorted(places))
      value = BroadcastOp::create(rewriter, loc, type, value, places);
    return value;
  }
};

// What is computed here instead of in a kernel: little enough that the program does not grow.
constexpr int64_t kFewElements = 64;

// Pattern: pointwise op on constants and an iota of few elements → constant
struct FoldFewNumbers : OpInterfaceRewritePattern<ScalarBodyOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(ScalarBodyOpInterface op, PatternRewriter &rewriter) const override {
    if (op->getNumResults() != 1 || typeOf(op->getResult(0)).getNumElements() > kFewElements)
      return rewriter.notifyMatchFailure(op, "it has many elements");
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands()) {
      Attribute value;
      if (auto iota = operand.getDefiningOp<IotaOp>())
        value = numbersOf(iota);
      else
        matchPattern(operand, m_Constant(&value));
      if (!value)
        return rewriter.notifyMatchFailure(op, "an operand is computed");
      operands.push_back(value);
    }
    auto result = dyn_cast_or_null<ElementsAttr>(dyn_cast<Attribute>(foldPointwise(op, operands)));
    if (!result)
      return rewriter.notifyMatchFailure(op, "the op does not fold");
    rewriter.replaceOpWithNewOp<ConstantOp>(op, result);
    return success();
  }

private:
  // Null where counting would round or wrap.
  static Attribute numbersOf(IotaOp op) {
    RankedTensorType type = typeOf(op);
    auto element = dyn_cast<IntegerType>(type.getElementType());
    if (!element || element.getWidth() < 8 || type.getNumElements() == 0)
      return {};
    int64_t inner = 1, dim = op.getDim();
    for (int64_t size : type.getShape().drop_front(dim + 1))
      inner *= size;
    SmallVector<APInt> numbers;
    for (int64_t i = 0; i < type.getNumElements(); ++i)
      numbers.emplace_back(element.getWidth(), i / inner % type.getDimSize(dim));
    return DenseElementsAttr::get(type, numbers);
  }
};

// Pattern: broadcast of a constant with few elements in the result → constant, so that what reads it may fold
struct BroadcastConstant : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    DenseElementsAttr elements;
    RankedTensorType type = typeOf(op), from = typeOf(op.getOperand());
    if (!matchPattern(op.getOperand(), m_Constant(&elements)) || type.getNumElements() > kFewElements ||
        type.getNumElements() == 0)
      return rewriter.notifyMatchFailure(op, "the operand is not constant, or the result large");
    if (elements.isSplat()) {
      rewriter.replaceOpWithNewOp<ConstantOp>(op, elements.resizeSplat(type));
      return success();
    }
    auto source = elements.getValues<Attribute>();
    SmallVector<Attribute> values;
    SmallVector<int64_t> index(type.getRank());
    for (int64_t i = 0; i < type.getNumElements(); ++i) {
      int64_t left = i, at = 0;
      for (int64_t dim = type.getRank(); dim-- > 0; left /= type.getDimSize(dim))
        index[dim] = left % type.getDimSize(dim);
      for (auto [size, dim] : llvm::zip_equal(from.getShape(), op.getDims()))
        at = at * size + (size == 1 ? 0 : index[dim]);
      values.push_back(source[at]);
    }
    rewriter.replaceOpWithNewOp<ConstantOp>(op, DenseElementsAttr::get(type, values));
    return success();
  }
};

} // namespace

void gc::populateBroadcastPatterns(RewritePatternSet &patterns) {
  patterns.add<PointwiseOfBroadcasts, FoldFewNumbers, BroadcastConstant>(patterns.getContext());
}
