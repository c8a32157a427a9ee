// sin, cos, tan with full argument reduction, and their inverses.
#include "codegen/common/math/Coefficients.h"
#include "codegen/common/math/Functions.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace gc;
using namespace gc::math_coefficients;

namespace {

// pi / 2 in three parts of 53 bits.
constexpr double kHalfPi[] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};
constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;

// Bits of 2 / pi, most significant first, after 64 zero bits: enough for the largest f64.
constexpr uint32_t kTwoOverPiBits[] = {
    0x00000000, 0x00000000, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
    0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484,
    0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b,
    0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea,
    0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab, 0xf0cfbc20, 0x9af4361d};

struct Angle {
  Num quadrant; // i64; only the two low bits count
  Num r;        // f64, |r| <= pi / 4 and a little
};

/// Cody and Waite's reduction: exact products by fma, right to 2^-53 of r for |x| < 2^21.
Angle reduceSmall(MathBuilder &m, Num x) {
  auto [nf, n] = m.nearestOf(x, m.f(kTwoOverPi));
  Num minus = -nf;
  Num r = m.fma(minus, m.f(kHalfPi[0]), x);
  r = m.fma(minus, m.f(kHalfPi[1]), r);
  return {n, m.fma(minus, m.f(kHalfPi[2]), r)};
}

/// Payne and Hanek's reduction of one number, |x| >= 2^20, in 32-bit digits held in 64 bits. x = M 2^e with a 53-bit M;
/// bits of 2/pi whose product with x is a multiple of 4 do not matter, so a window of 192 bits behind them is enough.
Angle reduceLarge(MathBuilder &m, Num x) {
  Num bits = m.toBits(m.abs(x));
  Num mantissa = (bits & m.i((int64_t(1) << 52) - 1)) | m.i(int64_t(1) << 52);
  Num low32 = m.i(0xffffffff);
  // First bit of the window, counted behind the 64 zeros: e - 2 + 64.
  Num first = m.shiftRight(bits, 52) - m.i(1023 + 52 - 62);
  Num word = first >> 5;
  Num shift = first & m.i(31);
  Num back = m.i(32) - shift;
  // Seven words from `word` on; seven because of the shift.
  auto tableType = VectorType::get(std::size(kTwoOverPiBits), m.intType());
  Value table = arith::ConstantOp::create(
      m.b, DenseElementsAttr::get(tableType, llvm::map_to_vector(kTwoOverPiBits, [&](uint32_t digit) -> Attribute {
                                    return m.b.getIntegerAttr(m.intType(), digit);
                                  })));
  SmallVector<Num> raw;
  for (int k = 0; k < 7; ++k) {
    Value at = arith::IndexCastUIOp::create(m.b, m.b.getIndexType(), (word + m.i(k)).v);
    raw.push_back(m.num(vector::ExtractOp::create(m.b, table, at)));
  }
  // The digits of the window, least significant first.
  SmallVector<Num> digit(6);
  for (int k = 0; k < 6; ++k) {
    Num high = m.num(arith::ShLIOp::create(m.b, raw[k].v, shift.v)) & low32;
    Num low = m.num(arith::ShRUIOp::create(m.b, raw[k + 1].v, back.v));
    digit[5 - k] = high | low;
  }
  Num m0 = mantissa & low32, m1 = m.shiftRight(mantissa, 32);
  // The low six digits of M times the window: column sums of digits stay far below 64 bits.
  SmallVector<Num> product(6);
  Num carry = m.i(0), high0 = m.i(0), high1 = m.i(0), previous1 = m.i(0);
  for (int k = 0; k < 6; ++k) {
    Num p0 = m0 * digit[k];
    Num sum = carry + (p0 & low32) + high0 + (previous1 & low32) + high1;
    product[k] = sum & low32;
    carry = m.shiftRight(sum, 32);
    high0 = m.shiftRight(p0, 32);
    high1 = m.shiftRight(previous1, 32);
    previous1 = m1 * digit[k];
  }
  // Two bits of quadrant, then the fraction; its top bit rounds the quadrant up and makes the fraction negative.
  Num top = (product[5] << 32) | product[4];
  Num next = (product[3] << 32) | product[2];
  Num fraction = (top << 2) | m.shiftRight(next, 62);
  Num rest = m.shiftRight(next << 2, 2); // 62 bits, below the fraction's 64
  Num quadrant = m.shiftRight(top, 62) + m.shiftRight(fraction, 63);
  Num coarse = fraction & m.i(~int64_t(0x7ff));
  Num high = m.convert(coarse) * m.f(0x1p-64);
  Num low = m.fma(m.convert(rest), m.f(0x1p-126), m.convert(fraction & m.i(0x7ff)) * m.f(0x1p-64));
  Num p = high * m.f(kHalfPi[0]);
  Num error = m.fma(high, m.f(kHalfPi[0]), -p);
  Num r = p + m.fma(low, m.f(kHalfPi[0]), m.fma(high, m.f(kHalfPi[1]), error));
  // x < 0 turns both around.
  Num negative = x < m.f(0.0);
  return {m.select(negative, m.i(0) - quadrant, quadrant), m.select(negative, -r, r)};
}

/// Lane by lane: as vectors it would be some thousand instructions wherever a sine is.
Angle reduceLargeLanes(MathBuilder &m, Num x) {
  auto type = dyn_cast<VectorType>(m.floatType());
  if (!type)
    return reduceLarge(m, x);
  assert(type.getRank() == 1 && "kernels compute on vectors of one dimension");
  auto index = [&](int64_t value) { return arith::ConstantIndexOp::create(m.b, value).getResult(); };
  Value init[] = {m.i(0).v, m.f(0.0).v};
  auto loop = scf::ForOp::create(m.b, index(0), index(type.getNumElements()), index(1), init);
  OpBuilder inside(loop.getBody(), loop.getBody()->end());
  MathBuilder one(inside, m.b.getLoc(), type.getElementType());
  Value lane = loop.getInductionVar();
  Angle angle = reduceLarge(one, one.num(vector::ExtractOp::create(one.b, x.v, lane)));
  Value quadrants = vector::InsertOp::create(one.b, angle.quadrant.v, loop.getRegionIterArg(0), lane);
  Value rests = vector::InsertOp::create(one.b, angle.r.v, loop.getRegionIterArg(1), lane);
  scf::YieldOp::create(one.b, ValueRange{quadrants, rests});
  return {m.num(loop.getResult(0)), m.num(loop.getResult(1))};
}

/// Large arguments are rare, so the long way is behind a branch: taken if any lane needs it.
Angle reduce(MathBuilder &m, Num x) {
  Num isLarge = m.abs(x) >= m.f(0x1p21);
  Value any = isLarge.v;
  if (isa<VectorType>(any.getType()))
    any = vector::ReductionOp::create(m.b, vector::CombiningKind::OR, any);
  Angle small = reduceSmall(m, x);
  auto branch = scf::IfOp::create(m.b, TypeRange{m.intType(), m.floatType()}, any, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(m.b);
    m.b.setInsertionPointToStart(branch.thenBlock());
    // The digits of other lanes' exponents, NaN's too, would lie outside of the table.
    Angle large = reduceLargeLanes(m, m.select(isLarge, x, m.f(0x1p21)));
    Num quadrant = m.select(isLarge, large.quadrant, small.quadrant);
    Num r = m.select(isLarge, large.r, small.r);
    scf::YieldOp::create(m.b, ValueRange{quadrant.v, r.v});
    m.b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(m.b, ValueRange{small.quadrant.v, small.r.v});
  }
  return {m.num(branch.getResult(0)), m.num(branch.getResult(1))};
}

Num sinOfReduced(MathBuilder &m, Num r) {
  Num z = r * r;
  Num p = m.isF64() ? m.polynomial(z, kSinF64) : m.polynomial(z, kSinF32);
  return m.fma(r * z, p, r);
}

Num cosOfReduced(MathBuilder &m, Num r) {
  Num z = r * r;
  Num p = m.isF64() ? m.polynomial(z, kCosF64) : m.polynomial(z, kCosF32);
  Num half = m.f(0.5) * z;
  Num one = m.f(1.0);
  Num w = one - half;
  // What the subtraction lost comes back with the small terms.
  return w + m.fma(z * z, p, (one - w) - half);
}

/// Tiny x is its own sine and tangent; this also keeps the sign of zero.
Num orTiny(MathBuilder &m, Num x, Num y) {
  return m.select(m.abs(x) < m.f(m.isF64() ? 0x1p-28 : 0x1p-13), x, y);
}

Num finiteOrNan(MathBuilder &m, Num x, Num y) {
  return m.select(m.abs(x) < m.inf(), y, m.nan());
}

/// sin(x + shift pi/2)
Num sinShifted(MathBuilder &m, Num x, int64_t shift) {
  Num quadrant, r;
  if (m.isF64()) {
    Angle angle = reduce(m, x);
    quadrant = angle.quadrant, r = angle.r;
  } else {
    // f32 arguments are reduced in f64, where two steps would do up to 2^28.
    Type wide = m.b.getF64Type();
    if (auto vector = dyn_cast<VectorType>(m.floatType()))
      wide = vector.clone(wide);
    MathBuilder w(m.b, m.b.getLoc(), wide);
    Angle angle = reduce(w, w.num(arith::ExtFOp::create(w.b, wide, x.v)));
    quadrant = m.num(arith::TruncIOp::create(m.b, m.intType(), angle.quadrant.v));
    r = m.num(arith::TruncFOp::create(m.b, m.floatType(), angle.r.v));
  }
  if (shift)
    quadrant = quadrant + m.i(shift);
  Num odd = (quadrant & m.i(1)) != m.i(0);
  Num y = m.select(odd, cosOfReduced(m, r), sinOfReduced(m, r));
  Num sign = (quadrant & m.i(2)) << (m.bits() - 2);
  y = m.toFloat(m.toBits(y) ^ sign);
  return finiteOrNan(m, x, shift ? y : orTiny(m, x, y));
}

/// atan(numerator / denominator) for 0 <= numerator <= denominator
Num atanOfRatio(MathBuilder &m, Num numerator, Num denominator) {
  // Above tan(pi / 8) the angle is measured from pi / 4.
  Num far = numerator > denominator * m.f(0x1.a827999fcef32p-2);
  Num q = m.select(far, numerator - denominator, numerator) / m.select(far, numerator + denominator, denominator);
  Num z = q * q;
  Num p = m.fma(q * z, m.polynomialWide(z, kAtanF64), q);
  return m.select(far, m.f(0x1.921fb54442d18p-1) + (p + m.f(0x1.1a62633145c07p-55)), p);
}

} // namespace

Num math_functions::sin(MathBuilder &m, Num x) {
  return sinShifted(m, x, 0);
}
Num math_functions::cos(MathBuilder &m, Num x) {
  return sinShifted(m, x, 1);
}

Num math_functions::tan(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, tan, x);
  Angle angle = reduce(m, x);
  Num s = sinOfReduced(m, angle.r), c = cosOfReduced(m, angle.r);
  Num odd = (angle.quadrant & m.i(1)) != m.i(0);
  Num y = m.select(odd, -c, s) / m.select(odd, s, c);
  return finiteOrNan(m, x, orTiny(m, x, y));
}

Num math_functions::atan(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, atan, x);
  Num a = m.abs(x);
  Num steep = a > m.f(1.0);
  Num one = m.f(1.0);
  // The reciprocal of infinity is not formed: the ratio is 1 / a with a as denominator.
  Num p = atanOfRatio(m, m.select(steep, one, a), m.select(steep, m.atMost(a, m.f(0x1p200)), one));
  Num y = m.select(steep, m.f(kHalfPi[0]) - (p - m.f(kHalfPi[1])), p);
  return m.withSign(m.select(a < m.f(0x1p-28), a, y), x);
}

Num math_functions::atan2(MathBuilder &m, Num y, Num x) {
  if (!m.isF64())
    return throughF64(m, atan2, y, x);
  Num ay = m.abs(y), ax = m.abs(x);
  Num steep = ay > ax;
  Num low = m.select(steep, ax, ay), high = m.select(steep, ay, ax);
  // Equal infinities count as equal numbers, two zeros as zero over one.
  Num one = m.f(1.0), zero = m.f(0.0);
  Num infinite = low == m.inf();
  low = m.select(infinite, one, low);
  high = m.select(infinite, one, m.select(high == zero, one, high));
  // Sums must not overflow, nor products with the threshold lose bits.
  Num factor = m.select(high > m.f(0x1p900), m.f(0x1p-100), m.select(high < m.f(0x1p-900), m.f(0x1p100), one));
  low = low * factor;
  high = high * factor;
  Num angle = atanOfRatio(m, low, high);
  angle = m.select(steep, m.f(kHalfPi[0]) - (angle - m.f(kHalfPi[1])), angle);
  Num negative = m.toBits(x) < m.i(0);
  angle = m.select(negative, m.f(0x1.921fb54442d18p+1) - (angle - m.f(0x1.1a62633145c07p-53)), angle);
  angle = m.withSign(angle, y);
  return m.select(m.either(x != x, y != y), m.nan(), angle);
}

Num math_functions::asin(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, asin, x);
  Num a = m.abs(x);
  Num near = a > m.f(0.5);
  // asin(a) = pi/2 - 2 asin(sqrt((1 - a) / 2))
  Num z = m.select(near, m.f(0.5) * (m.f(1.0) - a), a * a);
  Num s = m.select(near, m.sqrt(z), a);
  Num p = m.fma(s * z, m.polynomialWide(z, kAsinF64), s);
  Num y = m.select(near, m.f(kHalfPi[0]) - (p + p - m.f(kHalfPi[1])), p);
  y = m.withSign(m.select(a < m.f(0x1p-28), a, y), x);
  return m.select(a > m.f(1.0), m.nan(), y);
}

Num math_functions::acos(MathBuilder &m, Num x) {
  if (!m.isF64())
    return throughF64(m, acos, x);
  Num a = m.abs(x);
  Num near = a > m.f(0.5);
  Num z = m.select(near, m.f(0.5) * (m.f(1.0) - a), a * a);
  Num s = m.select(near, m.sqrt(z), x);
  Num p = m.fma(s * z, m.polynomialWide(z, kAsinF64), s);
  Num twice = p + p;
  Num end = m.select(x < m.f(0.0), m.f(0x1.921fb54442d18p+1) - (twice - m.f(0x1.1a62633145c07p-53)), twice);
  Num y = m.select(near, end, m.f(kHalfPi[0]) - (p - m.f(kHalfPi[1])));
  return m.select(a > m.f(1.0), m.nan(), y);
}
