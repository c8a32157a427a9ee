// Exact rewrites of pointwise ops: the result is the same for every input, NaN, signed zero and rounding included.
#include "passes/canonical/Match.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace gc;

Attribute gc::splatOf(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (isa<ReshapeOp, BroadcastOp, TransposeOp>(op)) {
      value = op->getOperand(0);
      continue;
    }
    auto constant = dyn_cast<ConstantOp>(op);
    auto elements = constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : SplatElementsAttr();
    return elements ? elements.getSplatValue<Attribute>() : Attribute();
  }
  return {};
}

bool gc::isSplatOf(Value value, double number) {
  Attribute splat = splatOf(value);
  if (auto real = dyn_cast_or_null<FloatAttr>(splat)) {
    APFloat wanted(number);
    bool lossy = false;
    wanted.convert(real.getValue().getSemantics(), APFloat::rmNearestTiesToEven, &lossy);
    return !lossy && real.getValue().bitwiseIsEqual(wanted);
  }
  if (auto integer = dyn_cast_or_null<IntegerAttr>(splat)) {
    const APInt &bits = integer.getValue();
    return bits == APInt(bits.getBitWidth(), static_cast<uint64_t>(number), /*isSigned=*/false,
                         /*implicitTrunc=*/true);
  }
  return false;
}

namespace {

bool isFloat(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value));
}
bool isInteger(Value value) {
  return isa<IntegerType>(getElementTypeOrSelf(value));
}

// Pattern: x * 1, 1 * x → x
struct MultiplyByOne : OpRewritePattern<MulOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MulOp op, PatternRewriter &rewriter) const override {
    for (auto [one, other] : {std::pair{op.getRhs(), op.getLhs()}, std::pair{op.getLhs(), op.getRhs()}})
      if (isSplatOf(one, 1)) {
        rewriter.replaceOp(op, other);
        return success();
      }
    return rewriter.notifyMatchFailure(op, "no factor is 1");
  }
};

// Pattern: x + −0.0 → x; x + 0 → x for integers (x + 0.0 is not x where x is −0.0)
struct AddNothing : OpRewritePattern<AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AddOp op, PatternRewriter &rewriter) const override {
    for (auto [zero, other] : {std::pair{op.getRhs(), op.getLhs()}, std::pair{op.getLhs(), op.getRhs()}})
      if ((isFloat(zero) && isSplatOf(zero, -0.0)) || (isInteger(zero) && isSplatOf(zero, 0))) {
        rewriter.replaceOp(op, other);
        return success();
      }
    return rewriter.notifyMatchFailure(op, "no summand leaves every value as it is");
  }
};

// Pattern: x − 0 → x (x − 0.0 is x for floats, −0.0 included)
struct SubtractZero : OpRewritePattern<SubOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubOp op, PatternRewriter &rewriter) const override {
    if (!isSplatOf(op.getRhs(), 0))
      return rewriter.notifyMatchFailure(op, "the subtrahend is not +0");
    rewriter.replaceOp(op, op.getLhs());
    return success();
  }
};

// Pattern: x / 1 → x
struct DivideByOne : OpRewritePattern<DivOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DivOp op, PatternRewriter &rewriter) const override {
    if (!isSplatOf(op.getRhs(), 1))
      return rewriter.notifyMatchFailure(op, "the divisor is not 1");
    rewriter.replaceOp(op, op.getLhs());
    return success();
  }
};

// Pattern: neg(neg(x)) → x, not(not(x)) → x
template <typename Op> struct TwiceIsNothing : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().template getDefiningOp<Op>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is not of the same op");
    rewriter.replaceOp(op, inner.getOperand());
    return success();
  }
};

// Pattern: select(p, x, x) → x; select(true, x, y) → x; select(false, x, y) → y
struct SelectKnown : OpRewritePattern<SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SelectOp op, PatternRewriter &rewriter) const override {
    Value chosen;
    if (op.getOnTrue() == op.getOnFalse())
      chosen = op.getOnTrue();
    else if (Attribute pred = splatOf(op.getPred()))
      chosen = cast<IntegerAttr>(pred).getValue().isZero() ? op.getOnFalse() : op.getOnTrue();
    if (!chosen)
      return rewriter.notifyMatchFailure(op, "neither the predicate nor the values decide it");
    rewriter.replaceOp(op, chosen);
    return success();
  }
};

// Whether every value of `from` is a value of `to`, NaN as NaN.
bool holdsAll(Type from, Type to) {
  auto narrow = dyn_cast<FloatType>(from), wide = dyn_cast<FloatType>(to);
  if (!narrow || !wide || narrow.getWidth() >= wide.getWidth())
    return false;
  // The wider formats with IEEE specials hold bf16, f16 and the 8-bit ones whole.
  return wide.isF32() || wide.isF64();
}

// Pattern: convert(x) to its own type → x; convert(convert(x : T to wider) to T) → x
struct ConvertBack : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op, PatternRewriter &rewriter) const override {
    if (op.getOperand().getType() == op.getType()) {
      rewriter.replaceOp(op, op.getOperand());
      return success();
    }
    auto inner = op.getOperand().getDefiningOp<ConvertOp>();
    if (!inner || inner.getOperand().getType() != op.getType() ||
        !holdsAll(getElementTypeOrSelf(op.getType()), getElementTypeOrSelf(inner.getType())))
      return rewriter.notifyMatchFailure(op, "it is no way back from a wider type");
    rewriter.replaceOp(op, inner.getOperand());
    return success();
  }
};

// Pattern: x and x, x or x → x
template <typename Op> struct Idempotent : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    if (op.getLhs() != op.getRhs())
      return rewriter.notifyMatchFailure(op, "the operands differ");
    rewriter.replaceOp(op, op.getLhs());
    return success();
  }
};

} // namespace

void gc::populateAlgebraPatterns(RewritePatternSet &patterns) {
  patterns.add<MultiplyByOne, AddNothing, SubtractZero, DivideByOne, TwiceIsNothing<NegOp>, TwiceIsNothing<NotOp>,
               SelectKnown, ConvertBack, Idempotent<AndOp>, Idempotent<OrOp>>(patterns.getContext());
}
