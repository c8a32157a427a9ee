// Rows of the chlo functions that gc has no op for, as formulas over those it has. They compute in f64 and round once,
// so that cancellation in a formula costs an f32 result nothing.
#include "frontend/stablehlo/FunctionTables.h"
#include "frontend/stablehlo/Functions.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include <complex>

using namespace mlir;

namespace gc {

static constexpr double kPi = 3.14159265358979323846;
static constexpr double kLog2 = 0.693147180559945309417;

Value Functions::sinh(V a) {
  V size = x.abs(a), t = x.unary<Expm1Op>(min(size, 30));
  V small = scale(x.add(t, x.div(t, plus(t, 1))), 0.5);
  return withSign(x.select(greater(size, 20), halfExp(size), small), a);
}

Value Functions::cosh(V a) {
  V size = x.abs(a), e = exp(min(size, 30));
  return x.select(greater(size, 20), halfExp(size), scale(x.add(e, inverse(e)), 0.5));
}

Value Functions::asinh(V a) {
  V size = x.abs(a), part = min(size, 1e8), s = square(part);
  V small = log1p(x.add(part, x.div(s, plus(sqrt(plus(s, 1)), 1))));
  return withSign(x.select(greater(size, 1e8), plus(log(size), kLog2), small), a);
}

Value Functions::acosh(V a) {
  V t = plus(min(a, 1e8), -1), small = log1p(x.add(t, sqrt(x.mul(t, plus(t, 2)))));
  V value = x.select(greater(a, 1e8), plus(log(a), kLog2), small);
  return x.select(less(a, 1), number(NAN, a), value);
}

Value Functions::atanh(V a) {
  V size = x.abs(a);
  return withSign(scale(log1p(x.div(scale(size, 2), x.sub(one(a), size))), 0.5), a);
}

// exp(-a^2) in two factors: the square of the leading bits is exact.
Value Functions::erfc(V a) {
  V size = min(x.abs(a), 29);
  V lead = x.convert(x.convert(size, x.b.getF32Type()), x.b.getF64Type()), rest = x.sub(size, lead);
  V gauss = x.mul(exp(x.neg(square(lead))), exp(x.neg(x.mul(rest, x.add(size, lead)))));
  V u = x.div(plus(size, -4), plus(size, 4));
  V tail = x.div(x.mul(gauss, overRange(u, -1, 0.76, kErfc)), plus(scale(size, 2), 1));
  V far = x.select(less(a, 0), x.sub(number(2, a), tail), tail);
  V near = x.sub(one(a), x.unary<ErfOp>(a));
  return x.select(less(x.abs(a), 0.5), near, far);
}

Value Functions::erfInv(V a) {
  V w = x.neg(log(x.mul(x.sub(one(a), a), x.add(one(a), a)))), root = sqrt(w);
  V low = overRange(min(w, 6.25), 0, 6.25, kErfInvLow);
  V middle = overRange(min(max(root, 2.5), 4), 2.5, 4, kErfInvMiddle);
  V high = overRange(min(max(root, 4), 6.1), 4, 6.1, kErfInvHigh);
  V value = x.mul(x.select(less(w, 6.25), low, x.select(less(root, 4), middle, high)), a);
  V edge = x.mul(a, number(INFINITY, a));
  return x.select(x.compare(Direction::EQ, x.abs(a), one(a)), edge, value);
}

// Stirling's series from 8 on; below, log Γ(a) = log Γ(a + 8) - log(a (a + 1) … (a + 7)); reflected for a < 1/2.
Value Functions::lgamma(V a) {
  V reflects = less(a, 0.5), z = x.select(reflects, x.sub(one(a), a), a);
  V small = less(z, 8), part = min(z, 8), product = part;
  for (int i = 1; i < 8; ++i)
    product = x.mul(product, plus(part, i));
  V far = x.select(small, plus(z, 8), z), r = inverse(far), r2 = square(r);
  V series = x.mul(
      r, x.polynomial(r2, {1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188, -691.0 / 360360, 1.0 / 156}));
  V value = x.add(x.add(x.sub(x.mul(plus(far, -0.5), log(far)), far), number(0.918938533204672741780, a)), series);
  value = x.sub(value, x.select(small, log(product), number(0, a)));
  V size = x.abs(a), fraction = x.sub(size, x.unary<FloorOp>(size));
  fraction = x.binary<MinOp>(fraction, x.sub(one(a), fraction));
  V sine = x.unary<SinOp>(scale(fraction, kPi));
  V reflected = x.sub(log(x.div(number(kPi, a), sine)), value);
  V infinite = x.compare(Direction::EQ, size, number(INFINITY, a));
  // Γ(1) = Γ(2) = 1 exactly.
  V isOne = x.compare(Direction::EQ, a, one(a)), isTwo = x.compare(Direction::EQ, a, number(2, a));
  value = x.select(x.binary<OrOp>(isOne, isTwo), number(0, a), value);
  return x.select(infinite, number(INFINITY, a), x.select(reflects, reflected, value));
}

Value Functions::digamma(V a) {
  V reflects = less(a, 0.5), z = x.select(reflects, x.sub(one(a), a), a);
  V small = less(z, 8), part = min(z, 8), sum = inverse(part);
  for (int i = 1; i < 8; ++i)
    sum = x.add(sum, inverse(plus(part, i)));
  V far = x.select(small, plus(z, 8), z), r = inverse(far), r2 = square(r);
  V series =
      x.mul(r2, x.polynomial(r2, {1.0 / 12, -1.0 / 120, 1.0 / 252, -1.0 / 240, 1.0 / 132, -691.0 / 32760, 1.0 / 12}));
  V value = x.sub(x.sub(log(far), scale(r, 0.5)), series);
  value = x.sub(value, x.select(small, sum, number(0, a)));
  V whole = x.unary<RoundEvenOp>(a), fraction = x.sub(a, whole);
  V reflected = x.sub(value, x.div(number(kPi, a), x.unary<TanOp>(scale(fraction, kPi))));
  V pole = x.binary<AndOp>(reflects, isZero(fraction));
  V infinite = x.compare(Direction::EQ, a, number(INFINITY, a));
  value = x.select(pole, number(NAN, a), x.select(reflects, reflected, value));
  return x.select(infinite, number(INFINITY, a), value);
}

Value Functions::besselI1e(V a) {
  V size = x.abs(a), small = x.mul(size, overRange(min(size, 8), 0, 8, kBesselLow));
  V r = x.div(number(8, a), max(size, 8));
  V large = x.div(overRange(r, 0, 1, kBesselHigh), sqrt(size));
  return withSign(x.select(less(size, 8), small, large), a);
}

// Euler and Maclaurin: ten terms, and the rest as an integral with corrections B₂ⱼ / (2j)!.
Value Functions::zetaOfPositive(V s, V q) {
  constexpr int terms = 10;
  V sum = x.binary<PowOp>(q, x.neg(s));
  for (int k = 1; k < terms; ++k)
    sum = x.add(sum, x.binary<PowOp>(plus(q, k), x.neg(s)));
  V a = plus(q, terms), power = x.binary<PowOp>(a, x.neg(s)), r2 = inverse(square(a));
  sum = x.add(sum, x.mul(power, plus(x.div(a, plus(s, -1)), 0.5)));
  // Of orders so high that this would overflow nothing but the first terms is left.
  V order = min(s, 1e12), factor = x.div(order, a), corrections = number(0, a);
  double j = 1;
  for (double c : {1.0 / 12, -1.0 / 720, 1.0 / 30240, -1.0 / 1209600, 1.0 / 47900160, -691.0 / 1307674368000,
                   1.0 / 74724249600, -3617.0 / 10670622842880000, 43867.0 / 5109094217170944000}) {
    corrections = x.add(corrections, scale(factor, c));
    factor = x.mul(x.mul(factor, r2), x.mul(plus(order, 2 * j - 1), plus(order, 2 * j)));
    ++j;
  }
  return x.add(sum, x.mul(power, corrections));
}

// Where q is negative (and s whole): the terms above zero, and below it those of 1 - fraction up to 1 - q.
Value Functions::zeta(V s, V q) {
  V low = x.unary<FloorOp>(q), fraction = x.sub(q, low), above = greater(q, 0);
  V positive = zetaOfPositive(s, x.select(above, q, fraction));
  V mirror =
      x.sub(zetaOfPositive(s, x.sub(one(q), fraction)), zetaOfPositive(s, x.select(above, one(q), x.sub(one(q), q))));
  V half = scale(s, 0.5), isEven = x.compare(Direction::EQ, half, x.unary<FloorOp>(half));
  V value = x.select(above, positive, x.add(positive, x.select(isEven, mirror, x.neg(mirror))));
  auto both = [&](V p, V other) { return x.binary<AndOp>(p, other); };
  value = x.select(x.compare(Direction::EQ, q, number(INFINITY, q)), number(0, q), value);
  V below = x.unary<NotOp>(above), whole = x.compare(Direction::EQ, s, x.unary<FloorOp>(s));
  below = both(below, x.compare(Direction::EQ, q, q));
  value = x.select(both(below, x.unary<NotOp>(whole)), number(NAN, q), value);
  V pole = both(below, x.compare(Direction::EQ, q, low));
  value = x.select(pole, x.select(isEven, number(INFINITY, q), number(NAN, q)), value);
  value = x.select(less(s, 1), number(NAN, q), value);
  return x.select(x.compare(Direction::EQ, s, one(s)), number(INFINITY, q), value);
}

// (-1)^(n + 1) n! ζ(n + 1, a)
Value Functions::polygamma(V n, V a) {
  V half = scale(n, 0.5), isEven = x.compare(Direction::EQ, half, x.unary<FloorOp>(half));
  V value = x.mul(exp(lgamma(plus(n, 1))), zeta(plus(n, 1), a));
  value = x.select(isZero(n), digamma(a), x.select(isEven, x.neg(value), value));
  V whole = x.compare(Direction::EQ, n, x.unary<FloorOp>(n));
  V domain = x.binary<AndOp>(whole, x.compare(Direction::GE, n, number(0, n)));
  return x.select(domain, value, number(NAN, a));
}

template <Value (Functions::*function)(Value)> static LogicalResult importBy(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Type element = cast<ShapedType>(op->getResult(0).getType()).getElementType();
  if (!isa<FloatType>(element))
    return op->emitOpError("is not supported on elements of type ") << element;
  Value wide = x.convert(importer.get(op->getOperand(0)), x.b.getF64Type());
  importer.set(op->getResult(0), x.convert((Functions(x).*function)(wide), element));
  return success();
}

template <Value (Functions::*function)(Value, Value)>
static LogicalResult importByTwo(Operation *op, Importer &importer) {
  Expand x(importer, op);
  auto wide = [&](Value v) { return x.convert(importer.get(v), x.b.getF64Type()); };
  Value value = (Functions(x).*function)(wide(op->getOperand(0)), wide(op->getOperand(1)));
  importer.set(op->getResult(0), x.convert(value, x.element(op->getResult(0))));
  return success();
}

static LogicalResult importIsInf(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value a = importer.get(op->getOperand(0));
  StringRef name = op->getName().stripDialect();
  if (name == "is_inf")
    a = x.abs(a);
  double infinity = name == "is_neg_inf" ? -INFINITY : INFINITY;
  importer.set(op->getResult(0), x.compare(Direction::EQ, a, x.fill(infinity, a)));
  return success();
}

// Bits as an integer: one more is the next number away from zero.
static LogicalResult importNextAfter(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value a = importer.get(op->getOperand(0)), to = importer.get(op->getOperand(1));
  auto element = cast<FloatType>(x.element(a));
  bool hasSign = !isa<Float8E8M0FNUType>(element);
  bool negativeZeroIsNan = isa<Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E5M2FNUZType>(element);
  Type integer = x.b.getIntegerType(element.getWidth());
  Value bits = x.bitcast(a, integer), toBits = x.bitcast(to, integer), zero = x.fill(0, bits), one = x.fill(1, bits);
  Value lowest = hasSign ? x.binary<ShlOp>(one, x.fill(element.getWidth() - 1, bits)) : zero; // the sign
  Value size = x.binary<AndOp>(bits, x.unary<NotOp>(lowest));
  Value sign = x.binary<AndOp>(bits, lowest), toSign = x.binary<AndOp>(toBits, lowest);
  // From zero: the smallest number of the target's sign.
  Value fromZero = x.bitcast(x.binary<OrOp>(toSign, one), element);
  Value up = x.compare(Direction::GT, to, a), negative = x.compare(Direction::NE, sign, zero);
  Value grows = x.compare(Direction::NE, x.convert(up, integer), x.convert(negative, integer));
  Value next = x.select(grows, x.add(bits, one), x.sub(bits, one));
  if (negativeZeroIsNan)
    next = x.select(x.compare(Direction::EQ, next, lowest), zero, next);
  Value moved = x.bitcast(next, element);
  if (hasSign) // What has none has no zero either.
    moved = x.select(x.compare(Direction::EQ, size, zero), fromZero, moved);
  Value nan = x.add(a, to);
  Value anyNan = x.binary<OrOp>(x.compare(Direction::NE, a, a), x.compare(Direction::NE, to, to));
  moved = x.select(x.compare(Direction::EQ, a, to), to, moved);
  importer.set(op->getResult(0), x.select(anyNan, nan, moved));
  return success();
}

// The upper half of a product.
static LogicalResult importMulhi(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value a = importer.get(op->getOperand(0)), b = importer.get(op->getOperand(1));
  auto element = cast<IntegerType>(x.element(a));
  unsigned width = element.getWidth();
  Type u64 = IntegerType::get(op->getContext(), 64, IntegerType::Unsigned);
  auto down = [&](Value v, unsigned bits) { return x.binary<ShrLogicalOp>(v, x.fill(bits, v)); };
  if (width < 64) {
    Type wide = element.isUnsigned() ? u64 : Type(x.b.getI64Type());
    Value product = x.mul(x.convert(a, wide), x.convert(b, wide));
    importer.set(op->getResult(0), x.convert(down(product, width), element));
    return success();
  }
  auto words = [&](Value v) { return element.isUnsigned() ? v : x.bitcast(v, u64); };
  auto low = [&](Value v) { return x.binary<AndOp>(v, x.fill(0xffffffffU, v)); };
  Value p = words(a), q = words(b), zero = x.fill(0, a);
  Value middle = x.mul(down(p, 32), low(q)), other = x.mul(low(p), down(q, 32));
  Value carry = down(x.add(x.add(down(x.mul(low(p), low(q)), 32), low(middle)), low(other)), 32);
  Value high = x.add(x.add(x.mul(down(p, 32), down(q, 32)), carry), x.add(down(middle, 32), down(other, 32)));
  if (!element.isUnsigned()) {
    // A negative number is read as 2^64 more.
    high = x.bitcast(high, element);
    high = x.sub(high, x.select(x.compare(Direction::LT, a, zero), b, zero));
    high = x.sub(high, x.select(x.compare(Direction::LT, b, zero), a, zero));
  }
  importer.set(op->getResult(0), high);
  return success();
}

// chlo's own constants and ops that broadcast their operands as NumPy does, in terms of the plain ones.
static LogicalResult importConstantLike(Operation *op, Importer &importer) {
  return importer.importInstead(op, [&](OpBuilder &b) -> SmallVector<Value> {
    Attribute value = op->getAttr("value");
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    auto dense = dyn_cast<ElementsAttr>(value);
    if (auto number = dyn_cast<complex::NumberAttr>(value)) {
      SmallVector<std::complex<APFloat>> one{{number.getReal(), number.getImag()}};
      dense = DenseElementsAttr::get(type, ArrayRef(one));
    } else if (!dense) {
      dense = DenseElementsAttr::get(type, value);
    }
    return {stablehlo::ConstantOp::create(b, op->getLoc(), type, dense)};
  });
}

// Operand dimension i is result dimension dims[i]; by default the last ones are the last.
static Value broadcastOperand(OpBuilder &b, Value operand, RankedTensorType result, DenseI64ArrayAttr dims) {
  auto type = cast<RankedTensorType>(operand.getType());
  if (type.getShape() == result.getShape())
    return operand;
  int64_t rank = type.getRank(), shift = result.getRank() - rank;
  SmallVector<int64_t> to = llvm::to_vector(llvm::seq<int64_t>(shift, shift + rank));
  if (dims && static_cast<int64_t>(dims.size()) == rank)
    to.assign(dims.asArrayRef().begin(), dims.asArrayRef().end());
  return stablehlo::BroadcastInDimOp::create(b, operand.getLoc(), result.clone(type.getElementType()), operand, to);
}

static LogicalResult importBroadcasting(Operation *op, Importer &importer) {
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  for (Type type : op->getOperandTypes())
    if (cast<RankedTensorType>(type).getRank() > result.getRank())
      return op->emitOpError("cannot broadcast ") << type << " to " << result;
  return importer.importInstead(op, [&](OpBuilder &b) -> SmallVector<Value> {
    StringRef name = op->getName().stripDialect();
    name.consume_front("broadcast_");
    bool isChlo = llvm::is_contained({"next_after", "polygamma", "zeta"}, name);
    OperationState state(op->getLoc(), (isChlo ? "chlo." : "stablehlo.") + name.str());
    auto dims = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
    for (Value operand : op->getOperands())
      state.operands.push_back(broadcastOperand(b, operand, result, dims));
    state.types.push_back(result);
    if (auto compare = dyn_cast<chlo::BroadcastCompareOp>(op)) {
      auto direction = stablehlo::symbolizeComparisonDirection(stringifyEnum(compare.getComparisonDirection()));
      state.addAttribute("comparison_direction", stablehlo::ComparisonDirectionAttr::get(op->getContext(), *direction));
      if (auto type = compare.getCompareType())
        state.addAttribute("compare_type",
                           stablehlo::ComparisonTypeAttr::get(
                               op->getContext(), *stablehlo::symbolizeComparisonType(stringifyEnum(*type))));
    }
    return {b.create(state)->getResult(0)};
  });
}

std::vector<ImportRow> functionRows() {
  std::vector<ImportRow> rows = {
      {"chlo.acos", "", {}, importBy<&Functions::acos>},
      {"chlo.acosh", "", {}, importBy<&Functions::acosh>},
      {"chlo.asin", "", {}, importBy<&Functions::asin>},
      {"chlo.asinh", "", {}, importBy<&Functions::asinh>},
      {"chlo.atan", "", {}, importBy<&Functions::atan>},
      {"chlo.atanh", "", {}, importBy<&Functions::atanh>},
      {"chlo.bessel_i1e", "", {}, importBy<&Functions::besselI1e>},
      {"chlo.constant", "", {}, importConstantLike, true},
      {"chlo.constant_like", "", {}, importConstantLike, true},
      {"chlo.cosh", "", {}, importBy<&Functions::cosh>},
      {"chlo.digamma", "", {}, importBy<&Functions::digamma>},
      {"chlo.erf_inv", "", {}, importBy<&Functions::erfInv>},
      {"chlo.erfc", "", {}, importBy<&Functions::erfc>},
      {"chlo.is_inf", "", {}, importIsInf},
      {"chlo.is_neg_inf", "", {}, importIsInf},
      {"chlo.is_pos_inf", "", {}, importIsInf},
      {"chlo.lgamma", "", {}, importBy<&Functions::lgamma>},
      {"chlo.mulhi", "", {}, importMulhi},
      {"chlo.next_after", "", {}, importNextAfter},
      {"chlo.polygamma", "", {}, importByTwo<&Functions::polygamma>},
      {"chlo.sinh", "", {}, importBy<&Functions::sinh>},
      {"chlo.zeta", "", {}, importByTwo<&Functions::zeta>},
  };
  for (StringRef name : {"chlo.broadcast_add",
                         "chlo.broadcast_and",
                         "chlo.broadcast_atan2",
                         "chlo.broadcast_compare",
                         "chlo.broadcast_complex",
                         "chlo.broadcast_divide",
                         "chlo.broadcast_maximum",
                         "chlo.broadcast_minimum",
                         "chlo.broadcast_multiply",
                         "chlo.broadcast_next_after",
                         "chlo.broadcast_or",
                         "chlo.broadcast_polygamma",
                         "chlo.broadcast_power",
                         "chlo.broadcast_remainder",
                         "chlo.broadcast_select",
                         "chlo.broadcast_shift_left",
                         "chlo.broadcast_shift_right_arithmetic",
                         "chlo.broadcast_shift_right_logical",
                         "chlo.broadcast_subtract",
                         "chlo.broadcast_xor",
                         "chlo.broadcast_zeta"})
    rows.push_back({name, "", {}, importBroadcasting, true});
  return rows;
}

} // namespace gc
