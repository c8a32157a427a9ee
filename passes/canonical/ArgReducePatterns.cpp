// A reduction whose region finds the place of an extreme value, as JAX writes argmax and argmin, into named reductions:
// kernels know those, and make them with vectors.
#include "ir/interfaces/Monoid.h"
#include "passes/canonical/Match.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

namespace {

bool compares(Value value, Direction direction, Value a, Value b) {
  auto op = value.getDefiningOp<CompareOp>();
  return op && !op.getTotalOrder() && op.getDirection() == direction && op.getLhs() == a && op.getRhs() == b;
}

// The two operands of an op of that type that gives `value`, in any order: one of which `first` accepts, the other.
template <typename Op> Value otherOperand(Value value, function_ref<bool(Value)> first) {
  auto op = value.getDefiningOp<Op>();
  if (!op)
    return {};
  if (first(op->getOperand(0)))
    return op->getOperand(1);
  return first(op->getOperand(1)) ? op->getOperand(0) : Value();
}

// max or min if the region is
//   better = a > b or a is NaN          (for min: a < b)
//   earlier = better or (a = b and i < j)
//   yield select(better, a, b), select(earlier, i, j)
std::optional<Monoid> argKind(Region &region) {
  Block &body = region.front();
  if (body.getNumArguments() != 4)
    return std::nullopt;
  Value a = body.getArgument(0), i = body.getArgument(1), b = body.getArgument(2), j = body.getArgument(3);
  Operation *yield = body.getTerminator();
  auto value = yield->getOperand(0).getDefiningOp<SelectOp>(), index = yield->getOperand(1).getDefiningOp<SelectOp>();
  if (!value || !index || value->getOperand(1) != a || value->getOperand(2) != b || index->getOperand(1) != i ||
      index->getOperand(2) != j)
    return std::nullopt;
  Value better = value->getOperand(0), earlier = index->getOperand(0);
  Value beyond = otherOperand<OrOp>(better, [&](Value v) { return compares(v, Direction::NE, a, a); });
  Value tie = otherOperand<OrOp>(earlier, [&](Value v) { return v == better; });
  // Of integers nothing is NaN, and simplification may have found that out.
  if (!beyond && !isa<FloatType>(typeOf(a).getElementType()))
    beyond = better;
  if (!beyond || !tie)
    return std::nullopt;
  Value smaller = otherOperand<AndOp>(tie, [&](Value v) { return compares(v, Direction::EQ, a, b); });
  if (!smaller || !compares(smaller, Direction::LT, i, j))
    return std::nullopt;
  if (compares(beyond, Direction::GT, a, b))
    return Monoid::max;
  return compares(beyond, Direction::LT, a, b) ? std::optional(Monoid::min) : std::nullopt;
}

// Pattern: reduce by an argmax or argmin region, its indices an iota, its value unused → the least index of an extreme
// value. The initial pair must change nothing: an identity, at an index not behind the first.
struct ArgReduce : OpRewritePattern<ReduceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ReduceOp op, PatternRewriter &rewriter) const override {
    if (op.getKind() != Monoid::region || op.getInputs().size() != 2 || op.getInits().size() != 2 ||
        op.getDims().size() != 1)
      return rewriter.notifyMatchFailure(op, "no pair is reduced along one dimension by a region");
    // The value may differ in the sign of a zero: of equal numbers the region keeps the first.
    if (!op.getResult(0).use_empty())
      return rewriter.notifyMatchFailure(op, "the extreme value itself is used");
    std::optional<Monoid> kind = argKind(op.getBody());
    if (!kind)
      return rewriter.notifyMatchFailure(op, "the region is another");
    int64_t dim = op.getDims().front();
    auto iota = op.getInputs()[1].getDefiningOp<IotaOp>();
    RankedTensorType type = typeOf(op.getInputs()[0]), indexType = typeOf(op.getInputs()[1]);
    if (!iota || static_cast<int64_t>(iota.getDim()) != dim || type.getDimSize(dim) == 0)
      return rewriter.notifyMatchFailure(op, "the indices are no iota of the dimension, or there are none");
    Attribute init;
    if (!matchPattern(op.getInits()[0], m_Constant(&init)) || !isIdentity(*kind, init) ||
        !isSplatOf(op.getInits()[1], 0))
      return rewriter.notifyMatchFailure(op, "the initial pair is not an identity at index 0");
    rewriter.replaceOp(op, rewrite(op, *kind, dim, type, indexType, rewriter));
    return success();
  }

  static SmallVector<Value> rewrite(ReduceOp op, Monoid kind, int64_t dim, RankedTensorType type,
                                    RankedTensorType indexType, PatternRewriter &rewriter) {
    Location loc = op.getLoc();
    Value x = op.getInputs()[0], index = op.getInputs()[1];
    Type indexElement = indexType.getElementType();
    auto reduce = [&](Value v, Monoid by) -> Value {
      SmallVector<int64_t> shape;
      for (int64_t d = 0; d < type.getRank(); ++d)
        if (d != dim)
          shape.push_back(type.getDimSize(d));
      return ReduceOp::create(rewriter, loc, TypeRange(RankedTensorType::get(shape, typeOf(v).getElementType())), v,
                              ValueRange(), rewriter.getDenseI64ArrayAttr({dim}), by)
          .getResult(0);
    };
    SmallVector<int64_t> kept;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != dim)
        kept.push_back(d);
    Value best = reduce(x, kind), extreme = BroadcastOp::create(rewriter, loc, type, best, kept);
    auto bits = type.clone(rewriter.getI1Type());
    Value hit = CompareOp::create(rewriter, loc, bits, x, extreme, Direction::EQ, false);
    if (isa<FloatType>(type.getElementType())) {
      // A NaN is the extreme value of its row, and the only one then.
      Value isNan = CompareOp::create(rewriter, loc, bits, x, x, Direction::NE, false);
      hit = OrOp::create(rewriter, loc, bits, hit, isNan);
    }
    Value none = createSplat(rewriter, loc, indexType, getIdentity(Monoid::min, indexElement));
    return {best, reduce(SelectOp::create(rewriter, loc, indexType, hit, index, none), Monoid::min)};
  }
};

} // namespace

void gc::populateArgReducePatterns(RewritePatternSet &patterns) {
  patterns.add<ArgReduce>(patterns.getContext());
}
