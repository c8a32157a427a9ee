// Gathers in the form that says most about them.
#include "ir/ops/TensorBuilder.h"
#include "passes/canonical/Match.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

namespace {

// The dimension of `value` along which each element is its own place, if it is one of sizes above 1; else nothing.
std::optional<int64_t> placesAlong(Value value) {
  if (auto iota = value.getDefiningOp<IotaOp>())
    return iota.getDim();
  if (auto broadcast = value.getDefiningOp<BroadcastOp>()) {
    std::optional<int64_t> dim = placesAlong(broadcast.getOperand());
    bool whole =
        dim && typeOf(broadcast.getOperand()).getDimSize(*dim) == typeOf(value).getDimSize(broadcast.getDims()[*dim]);
    return whole ? std::optional(broadcast.getDims()[*dim]) : std::nullopt;
  }
  auto reshape = value.getDefiningOp<ReshapeOp>();
  std::optional<int64_t> dim = reshape ? placesAlong(reshape->getOperand(0)) : std::nullopt;
  if (!dim)
    return std::nullopt;
  // Sizes of 1 come and go, so that the others stay in their order.
  auto others = [](ArrayRef<int64_t> shape) {
    SmallVector<int64_t> out;
    for (auto [d, size] : llvm::enumerate(shape))
      if (size != 1)
        out.push_back(d);
    return out;
  };
  ArrayRef<int64_t> from = typeOf(reshape->getOperand(0)).getShape(), to = typeOf(value).getShape();
  SmallVector<int64_t> fromDims = others(from), toDims = others(to);
  auto found = llvm::find(fromDims, *dim);
  if (found == fromDims.end() || fromDims.size() != toDims.size() ||
      !llvm::all_of(llvm::zip(fromDims, toDims),
                    [&](auto pair) { return from[std::get<0>(pair)] == to[std::get<1>(pair)]; }))
    return std::nullopt;
  return toDims[found - fromDims.begin()];
}

// Pattern: gather at (place along a dimension of the indices, …) → that dimension in step with the operand's, as
// PyTorch's and older JAX's take_along_axis are meant; it may be cut then.
struct PlacesAreBatching : OpRewritePattern<GatherOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GatherOp op, PatternRewriter &rewriter) const override {
    auto join = op.getIndices().getDefiningOp<ConcatenateOp>();
    int64_t vector = op.getIndexVectorDim();
    if (!join || int64_t(join.getDim()) != vector || join.getOperands().size() != op.getStartIndexMap().size())
      return failure();
    for (auto [component, part] : llvm::enumerate(join.getOperands())) {
      std::optional<int64_t> place = placesAlong(part);
      int64_t dim = op.getStartIndexMap()[component];
      if (!place || *place == vector || join.getOperands().size() < 2 || !isInStep(op, part, *place, dim))
        continue;
      rewrite(op, join, component, *place, dim, rewriter);
      return success();
    }
    return failure();
  }

  static bool isInStep(GatherOp op, Value part, int64_t place, int64_t dim) {
    int64_t size = typeOf(op.getOperand()).getDimSize(dim);
    unsigned bits = typeOf(part).getElementTypeBitWidth();
    return size == typeOf(part).getDimSize(place) && llvm::is_contained(op.getCollapsedSliceDims(), dim) &&
           op.getSliceSizes()[dim] == 1 && !llvm::is_contained(op.getIndicesBatchingDims(), place) &&
           (bits >= 63 || size <= int64_t(1) << (bits - 1));
  }

  static void rewrite(GatherOp op, ConcatenateOp join, size_t component, int64_t place, int64_t dim,
                      PatternRewriter &rewriter) {
    SmallVector<Value> parts(join.getOperands());
    SmallVector<int64_t> map(op.getStartIndexMap()), collapsed(op.getCollapsedSliceDims());
    parts.erase(parts.begin() + component);
    map.erase(map.begin() + component);
    llvm::erase(collapsed, dim);
    // The operand's ascend.
    SmallVector<std::pair<int64_t, int64_t>> pairs{{dim, place}};
    for (auto [ofOperand, ofIndices] : llvm::zip_equal(op.getOperandBatchingDims(), op.getIndicesBatchingDims()))
      pairs.push_back({ofOperand, ofIndices});
    llvm::sort(pairs);
    auto ofOperand = llvm::map_to_vector(pairs, [](auto pair) { return pair.first; });
    auto ofIndices = llvm::map_to_vector(pairs, [](auto pair) { return pair.second; });
    Value indices =
        parts.size() == 1 ? parts[0] : TensorBuilder(rewriter, join.getLoc()).concatenate(parts, join.getDim());
    rewriter.replaceOpWithNewOp<GatherOp>(op, op.getType(), op.getOperand(), indices, op.getOffsetDims(), collapsed,
                                          ofOperand, ofIndices, map, op.getIndexVectorDim(), op.getSliceSizes());
  }
};

} // namespace

void gc::populateIndexingPatterns(RewritePatternSet &patterns) {
  patterns.add<PlacesAreBatching>(patterns.getContext());
}
