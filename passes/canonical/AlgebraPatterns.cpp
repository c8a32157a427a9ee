// Exact rewrites of pointwise ops: the result is the same for every input, NaN, signed zero and rounding included.
#include "ir/interfaces/Monoid.h"
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

bool isInteger(Value value) {
  return isa<IntegerType>(getElementTypeOrSelf(value));
}

// f8E8M0FNU has neither zero nor sign: a negation is NaN, and no number can be added and change nothing.
bool isScale(Value value) {
  return isa<Float8E8M0FNUType>(getElementTypeOrSelf(value));
}

bool sameNumber(Attribute a, Attribute b) {
  if (auto real = dyn_cast_or_null<FloatAttr>(a)) {
    auto other = dyn_cast_or_null<FloatAttr>(b);
    return other && real.getValue().bitwiseIsEqual(other.getValue());
  }
  auto integer = dyn_cast_or_null<IntegerAttr>(a), other = dyn_cast_or_null<IntegerAttr>(b);
  return integer && other && integer.getValue() == other.getValue();
}

// Both ways to read a commutative op.
template <typename Op> std::array<std::pair<Value, Value>, 2> bothWays(Op op) {
  return {std::pair<Value, Value>{op.getRhs(), op.getLhs()}, std::pair<Value, Value>{op.getLhs(), op.getRhs()}};
}

// Pattern: op(x, identity) → x: x · 1, x + −0.0 (x + 0.0 is not x where x is −0.0), max(x, −∞), x and −1, …
template <typename Op, Monoid monoid> struct DropIdentity : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    if (monoid == Monoid::add && isScale(op))
      return rewriter.notifyMatchFailure(op, "the type has no zero");
    TypedAttr identity = getIdentity(monoid, getElementTypeOrSelf(op.getType()));
    for (auto [one, other] : bothWays(op))
      if (sameNumber(splatOf(one), identity)) {
        rewriter.replaceOp(op, other);
        return success();
      }
    return rewriter.notifyMatchFailure(op, "no operand is the identity");
  }
};

// Pattern: of integers, op(x, z) → z where z absorbs: x · 0, x and 0, x or −1
template <typename Op> struct Absorb : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    for (Value zero : op->getOperands()) {
      auto splat = dyn_cast_or_null<IntegerAttr>(splatOf(zero));
      if (splat && (isa<OrOp>(op) ? splat.getValue().isAllOnes() : splat.getValue().isZero())) {
        rewriter.replaceOp(op, zero);
        return success();
      }
    }
    return rewriter.notifyMatchFailure(op, "no integer operand decides the result");
  }
};

// Pattern: of integers, x − x → 0, x xor x → 0
template <typename Op> struct Cancel : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    // Of floats an infinity or NaN less itself is NaN.
    if (op.getLhs() != op.getRhs() || !isInteger(op.getLhs()) || getElementTypeOrSelf(op.getType()).isInteger(1))
      return rewriter.notifyMatchFailure(op, "the operands differ, or are no integers");
    RankedTensorType type = typeOf(op);
    rewriter.replaceOp(op, createSplat(rewriter, op.getLoc(), type, rewriter.getZeroAttr(type.getElementType())));
    return success();
  }
};

// Pattern: shift by 0 → x
template <typename Op> struct ShiftByNothing : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    if (!isSplatOf(op.getRhs(), 0))
      return rewriter.notifyMatchFailure(op, "the distance is not 0");
    rewriter.replaceOp(op, op.getLhs());
    return success();
  }
};

// Pattern: x + −y → x − y, x − −y → x + y, −x · −y → x · y, −x / −y → x / y, |−x| → |x|
// −(x − y) is not y − x: of equal numbers both differences are +0.
template <typename Op> struct AbsorbNegation : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    auto inner = [](Value value) {
      auto neg = value.getDefiningOp<NegOp>();
      return neg && !isScale(value) ? neg.getOperand() : Value();
    };
    Value first = inner(op->getOperand(0)), second = op->getNumOperands() > 1 ? inner(op->getOperand(1)) : Value();
    if constexpr (std::is_same_v<Op, AbsOp>) {
      // The negation of an unsigned number is another number without a sign.
      if (first && !getElementTypeOrSelf(first).isUnsignedInteger()) {
        rewriter.replaceOpWithNewOp<AbsOp>(op, op.getType(), first);
        return success();
      }
    } else if constexpr (std::is_same_v<Op, AddOp>) {
      if (second || first) {
        rewriter.replaceOpWithNewOp<SubOp>(op, op.getType(), op->getOperand(second ? 0 : 1), second ? second : first);
        return success();
      }
    } else if constexpr (std::is_same_v<Op, SubOp>) {
      if (second) {
        rewriter.replaceOpWithNewOp<AddOp>(op, op.getType(), op.getLhs(), second);
        return success();
      }
    } else if (first && second && !(std::is_same_v<Op, DivOp> && isInteger(first))) {
      // An integer quotient of −INT_MIN is another.
      rewriter.replaceOpWithNewOp<Op>(op, op.getType(), first, second);
      return success();
    }
    return rewriter.notifyMatchFailure(op, "no negation can go");
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

// Pattern: x / 2^k → x · 2^−k where 2^−k is a normal number: both round the same real number.
struct DivideByPowerOfTwo : OpRewritePattern<DivOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DivOp op, PatternRewriter &rewriter) const override {
    auto divisor = dyn_cast_or_null<FloatAttr>(splatOf(op.getRhs()));
    APFloat inverse(0.0);
    // A format without infinities has too few powers to be worth a thought about its own specials.
    if (!divisor || divisor.getType().getIntOrFloatBitWidth() < 16 || !divisor.getValue().getExactInverse(&inverse))
      return rewriter.notifyMatchFailure(op, "the divisor is no power of two with a normal inverse");
    Value factor = createSplat(rewriter, op.getLoc(), typeOf(op), FloatAttr::get(divisor.getType(), inverse));
    rewriter.replaceOpWithNewOp<MulOp>(op, op.getType(), op.getLhs(), factor);
    return success();
  }
};

// Pattern: neg(neg(x)) → x, not(not(x)) → x
template <typename Op> struct TwiceIsNothing : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().template getDefiningOp<Op>();
    if (!inner || isScale(inner))
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

// Pattern: select(not p, x, y) → select(p, y, x); select(p, select(p, x, y), z) → select(p, x, z), and in the other
// place
struct MergeSelects : OpRewritePattern<SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SelectOp op, PatternRewriter &rewriter) const override {
    Value pred = op.getPred(), onTrue = op.getOnTrue(), onFalse = op.getOnFalse();
    if (auto inverse = pred.getDefiningOp<NotOp>()) {
      pred = inverse.getOperand();
      std::swap(onTrue, onFalse);
    }
    auto inner = onTrue.getDefiningOp<SelectOp>();
    if (inner && inner.getPred() == pred)
      onTrue = inner.getOnTrue();
    inner = onFalse.getDefiningOp<SelectOp>();
    if (inner && inner.getPred() == pred)
      onFalse = inner.getOnFalse();
    if (pred == op.getPred() && onTrue == op.getOnTrue() && onFalse == op.getOnFalse())
      return rewriter.notifyMatchFailure(op, "no choice is made twice");
    rewriter.replaceOpWithNewOp<SelectOp>(op, op.getType(), pred, onTrue, onFalse);
    return success();
  }
};

// Pattern: not(x = y) → x ≠ y and back; of integers every direction (with NaN, x < y and x ≥ y are both false)
struct InvertComparison : OpRewritePattern<NotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(NotOp op, PatternRewriter &rewriter) const override {
    auto compare = op.getOperand().getDefiningOp<CompareOp>();
    if (!compare)
      return rewriter.notifyMatchFailure(op, "the operand is no comparison");
    Direction direction = compare.getDirection();
    if (direction != Direction::EQ && direction != Direction::NE && !isInteger(compare.getLhs()))
      return rewriter.notifyMatchFailure(op, "NaN is neither below nor from there on");
    rewriter.replaceOpWithNewOp<CompareOp>(op, op.getType(), compare.getLhs(), compare.getRhs(), inverse(direction),
                                           compare.getTotalOrder());
    return success();
  }

private:
  static Direction inverse(Direction direction) {
    switch (direction) {
    case Direction::EQ:
      return Direction::NE;
    case Direction::NE:
      return Direction::EQ;
    case Direction::GE:
      return Direction::LT;
    case Direction::LT:
      return Direction::GE;
    case Direction::GT:
      return Direction::LE;
    case Direction::LE:
      return Direction::GT;
    }
    llvm_unreachable("all directions are named");
  }
};

// Whether every value of `from` is a value of `to`, NaN as NaN, in the same order.
bool holdsAll(Type from, Type to) {
  auto narrow = dyn_cast<IntegerType>(from), wide = dyn_cast<IntegerType>(to);
  if (narrow && wide) {
    bool fromUnsigned = narrow.isUnsigned() || narrow.getWidth() == 1;
    if (wide.getWidth() <= narrow.getWidth())
      return false;
    return fromUnsigned || !wide.isUnsigned();
  }
  auto real = dyn_cast<FloatType>(to);
  // The wider formats with IEEE specials hold bf16, f16 and the 8-bit ones whole.
  if (!real || !(real.isF32() || real.isF64()))
    return false;
  return narrow ? narrow.getWidth() <= (real.isF32() ? 24 : 53)
                : isa<FloatType>(from) && from.getIntOrFloatBitWidth() < real.getWidth();
}

// Whether a conversion from `from` to `to` does what one of the same number, held as a float, does: an integer is cut
// to its low bits where a float is moved to the nearest number, and goes to narrow floats by way of f32.
bool convertsAlike(Type from, Type held, Type to) {
  if (!isa<IntegerType>(from) || !isa<FloatType>(held))
    return true;
  if (isa<IntegerType>(to))
    return from == to || to.isInteger(1) || holdsAll(from, to);
  return to.getIntOrFloatBitWidth() >= 32 || held.isF32();
}

// Pattern: convert(x) to its own type → x; convert(convert(x : A to B) to A) → x and convert(convert(x : A to B) to C)
// → convert(x) to C, where B holds every value of A
struct MergeConverts : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op, PatternRewriter &rewriter) const override {
    if (op.getOperand().getType() == op.getType()) {
      rewriter.replaceOp(op, op.getOperand());
      return success();
    }
    auto inner = op.getOperand().getDefiningOp<ConvertOp>();
    Type from = inner ? getElementTypeOrSelf(inner.getOperand()) : Type(), held = getElementTypeOrSelf(op.getOperand());
    if (!inner || !holdsAll(from, held))
      return rewriter.notifyMatchFailure(op, "the operand is no conversion to a type that holds every value");
    if (!convertsAlike(from, held, getElementTypeOrSelf(op)))
      return rewriter.notifyMatchFailure(op, "an integer does not convert as the same number in a float does");
    if (inner.getOperand().getType() == op.getType())
      rewriter.replaceOp(op, inner.getOperand());
    else
      rewriter.replaceOpWithNewOp<ConvertOp>(op, op.getType(), inner.getOperand());
    return success();
  }
};

// Pattern: compare(convert(x), convert(y)) → compare(x, y) where the wider type holds every value
struct CompareUnconverted : OpRewritePattern<CompareOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CompareOp op, PatternRewriter &rewriter) const override {
    auto lhs = op.getLhs().getDefiningOp<ConvertOp>(), rhs = op.getRhs().getDefiningOp<ConvertOp>();
    if (!lhs || !rhs || op.getTotalOrder() || lhs.getOperand().getType() != rhs.getOperand().getType() ||
        !holdsAll(getElementTypeOrSelf(lhs.getOperand()), getElementTypeOrSelf(lhs)))
      return rewriter.notifyMatchFailure(op, "the operands are no conversions to a type that holds every value");
    rewriter.replaceOpWithNewOp<CompareOp>(op, op.getType(), lhs.getOperand(), rhs.getOperand(), op.getDirection(),
                                           false);
    return success();
  }
};

// Pattern: x and x, x or x, max(x, x), min(x, x) → x
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
  MLIRContext *context = patterns.getContext();
  patterns.add<DropIdentity<AddOp, Monoid::add>, DropIdentity<MulOp, Monoid::mul>, DropIdentity<MaxOp, Monoid::max>,
               DropIdentity<MinOp, Monoid::min>, DropIdentity<AndOp, Monoid::and_>, DropIdentity<OrOp, Monoid::or_>,
               DropIdentity<XorOp, Monoid::xor_>>(context);
  patterns.add<Absorb<MulOp>, Absorb<AndOp>, Absorb<OrOp>, Cancel<SubOp>, Cancel<XorOp>, ShiftByNothing<ShlOp>,
               ShiftByNothing<ShrArithOp>, ShiftByNothing<ShrLogicalOp>>(context);
  patterns.add<AbsorbNegation<AbsOp>, AbsorbNegation<AddOp>, AbsorbNegation<SubOp>, AbsorbNegation<MulOp>,
               AbsorbNegation<DivOp>, TwiceIsNothing<NegOp>, TwiceIsNothing<NotOp>>(context);
  patterns.add<Idempotent<AndOp>, Idempotent<OrOp>, Idempotent<MaxOp>, Idempotent<MinOp>>(context);
  patterns.add<SubtractZero, DivideByOne, DivideByPowerOfTwo, SelectKnown, MergeSelects, InvertComparison,
               MergeConverts, CompareUnconverted>(context);
}
