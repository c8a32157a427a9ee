#include "codegen/common/math/MathBuilder.h"

using namespace mlir;
using namespace gc;

namespace {

bool isFloat(Num a) {
  return isa<FloatType>(getElementTypeOrSelf(a.v.getType()));
}

template <typename FloatOp, typename IntOp> Num binary(Num a, Num b) {
  if (isFloat(a))
    return {a.m, FloatOp::create(a.m->b, a.v, b.v)};
  return {a.m, IntOp::create(a.m->b, a.v, b.v)};
}

Num compare(Num a, Num b, arith::CmpFPredicate f, arith::CmpIPredicate i) {
  if (isFloat(a))
    return {a.m, arith::CmpFOp::create(a.m->b, f, a.v, b.v)};
  return {a.m, arith::CmpIOp::create(a.m->b, i, a.v, b.v)};
}

} // namespace

namespace gc {
Num Num::operator-() const {
  return {m, arith::NegFOp::create(m->b, v)};
}
Num operator+(Num a, Num b) {
  return binary<arith::AddFOp, arith::AddIOp>(a, b);
}
Num operator-(Num a, Num b) {
  return binary<arith::SubFOp, arith::SubIOp>(a, b);
}
Num operator*(Num a, Num b) {
  return binary<arith::MulFOp, arith::MulIOp>(a, b);
}
Num operator/(Num a, Num b) {
  return {a.m, arith::DivFOp::create(a.m->b, a.v, b.v)};
}
Num operator<(Num a, Num b) {
  return compare(a, b, arith::CmpFPredicate::OLT, arith::CmpIPredicate::slt);
}
Num operator>(Num a, Num b) {
  return compare(a, b, arith::CmpFPredicate::OGT, arith::CmpIPredicate::sgt);
}
Num operator<=(Num a, Num b) {
  return compare(a, b, arith::CmpFPredicate::OLE, arith::CmpIPredicate::sle);
}
Num operator>=(Num a, Num b) {
  return compare(a, b, arith::CmpFPredicate::OGE, arith::CmpIPredicate::sge);
}
Num operator==(Num a, Num b) {
  return compare(a, b, arith::CmpFPredicate::OEQ, arith::CmpIPredicate::eq);
}
Num operator!=(Num a, Num b) {
  return compare(a, b, arith::CmpFPredicate::UNE, arith::CmpIPredicate::ne);
}
Num operator&(Num a, Num b) {
  return {a.m, arith::AndIOp::create(a.m->b, a.v, b.v)};
}
Num operator|(Num a, Num b) {
  return {a.m, arith::OrIOp::create(a.m->b, a.v, b.v)};
}
Num operator^(Num a, Num b) {
  return {a.m, arith::XOrIOp::create(a.m->b, a.v, b.v)};
}
Num operator<<(Num a, int bits) {
  return {a.m, arith::ShLIOp::create(a.m->b, a.v, a.m->i(bits).v)};
}
Num operator>>(Num a, int bits) {
  return {a.m, arith::ShRSIOp::create(a.m->b, a.v, a.m->i(bits).v)};
}
} // namespace gc

MathBuilder::MathBuilder(OpBuilder &builder, Location loc, Type type)
    : b(loc, builder), type_(type), bits_(getElementTypeOrSelf(type).getIntOrFloatBitWidth()) {
  float_ = type;
  int_ = shaped(b.getIntegerType(bits_));
}

Type MathBuilder::shaped(Type element) const {
  auto vector = dyn_cast<VectorType>(type_);
  return vector ? Type(vector.clone(element)) : element;
}

Num MathBuilder::f(double value) {
  auto element = cast<FloatType>(getElementTypeOrSelf(float_));
  TypedAttr attr = b.getFloatAttr(element, value);
  if (auto vector = dyn_cast<VectorType>(float_))
    attr = DenseElementsAttr::get(vector, Attribute(attr));
  return num(arith::ConstantOp::create(b, attr));
}

Num MathBuilder::i(int64_t value) {
  TypedAttr attr = b.getIntegerAttr(b.getIntegerType(bits_), APInt(bits_, uint64_t(value), false, true));
  if (auto vector = dyn_cast<VectorType>(int_))
    attr = DenseElementsAttr::get(vector, Attribute(attr));
  return num(arith::ConstantOp::create(b, attr));
}

Num MathBuilder::fromBits(uint64_t value) {
  return isF64() ? f(llvm::bit_cast<double>(value)) : f(llvm::bit_cast<float>(uint32_t(value)));
}

Num MathBuilder::fma(Num x, Num y, Num z) {
  return num(math::FmaOp::create(b, x.v, y.v, z.v));
}
Num MathBuilder::sqrt(Num a) {
  return num(math::SqrtOp::create(b, a.v));
}
Num MathBuilder::abs(Num a) {
  return num(math::AbsFOp::create(b, a.v));
}
Num MathBuilder::floor(Num a) {
  return num(math::FloorOp::create(b, a.v));
}

Num MathBuilder::select(Num condition, Num x, Num y) {
  return num(arith::SelectOp::create(b, condition.v, x.v, y.v));
}

Num MathBuilder::withSign(Num magnitude, Num sign) {
  return toFloat(toBits(magnitude) | (toBits(sign) & signMask()));
}

Num MathBuilder::toBits(Num a) {
  return num(arith::BitcastOp::create(b, int_, a.v));
}
Num MathBuilder::toFloat(Num a) {
  return num(arith::BitcastOp::create(b, float_, a.v));
}
Num MathBuilder::convert(Num integer) {
  return num(arith::SIToFPOp::create(b, float_, integer.v));
}
Num MathBuilder::shiftRight(Num a, int count) {
  return num(arith::ShRUIOp::create(b, a.v, i(count).v));
}

Num MathBuilder::pow2(Num n) {
  return toFloat((n + i(exponentBias())) << mantissaBits());
}

Num MathBuilder::scale(Num x, Num n) {
  // The first product is exact, the second rounds.
  Num half = n >> 1;
  return x * pow2(half) * pow2(n - half);
}

std::pair<Num, Num> MathBuilder::nearest(Num x) {
  return nearestOf(x, f(1.0));
}

std::pair<Num, Num> MathBuilder::nearestOf(Num x, Num factor) {
  // Adding 1.5 * 2^mantissa moves the integer into the low bits, rounded to nearest even by the addition.
  Num magic = f(isF64() ? 0x1.8p52 : 0x1.8p23);
  Num sum = fma(x, factor, magic);
  return {sum - magic, toBits(sum) - toBits(magic)};
}

Num MathBuilder::polynomial(Num x, ArrayRef<double> coefficients) {
  Num result = f(coefficients.back());
  for (double c : llvm::reverse(coefficients.drop_back()))
    result = fma(result, x, f(c));
  return result;
}

Num MathBuilder::polynomialWide(Num x, ArrayRef<double> coefficients) {
  SmallVector<Num> terms;
  for (size_t k = 0; k + 1 < coefficients.size(); k += 2)
    terms.push_back(fma(x, f(coefficients[k + 1]), f(coefficients[k])));
  if (coefficients.size() % 2)
    terms.push_back(f(coefficients.back()));
  Num power = x * x;
  while (terms.size() > 1) {
    SmallVector<Num> next;
    for (size_t k = 0; k + 1 < terms.size(); k += 2)
      next.push_back(fma(power, terms[k + 1], terms[k]));
    if (terms.size() % 2)
      next.push_back(terms.back());
    terms = std::move(next);
    if (terms.size() > 1)
      power = power * power;
  }
  return terms.front();
}
