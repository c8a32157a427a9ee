#include "ir/reference/ScalarProgram.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace gc;
using Instr = ScalarInstr;
using Run = ScalarInstr::Run;

//===--------------------------------------------------------------------------------------------------------------===//
// Kernels: one loop each
//===--------------------------------------------------------------------------------------------------------------===//

template <typename T> static const T *in(const char *registers, uint32_t offset) {
  return reinterpret_cast<const T *>(registers + offset);
}
template <typename T> static T *out(char *registers, uint32_t offset) {
  return reinterpret_cast<T *>(registers + offset);
}

template <typename From, typename To, auto F> static void map1(const Instr &i, char *r, int64_t n) {
  const From *a = in<From>(r, i.a);
  To *d = out<To>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = F(a[k]);
}
template <typename From, typename To, auto F> static void map2(const Instr &i, char *r, int64_t n) {
  const From *a = in<From>(r, i.a), *b = in<From>(r, i.b);
  To *d = out<To>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = F(a[k], b[k]);
}
// Integers: F sees the instruction, for the widths; the result is made canonical.
template <auto F> static void int1(const Instr &i, char *r, int64_t n) {
  const int64_t *a = in<int64_t>(r, i.a);
  int64_t *d = out<int64_t>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = canonical(F(i, a[k]), i.width);
}
template <auto F> static void int2(const Instr &i, char *r, int64_t n) {
  const int64_t *a = in<int64_t>(r, i.a), *b = in<int64_t>(r, i.b);
  int64_t *d = out<int64_t>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = canonical(F(i, a[k], b[k]), i.width);
}
template <typename T> static void choose(const Instr &i, char *r, int64_t n) {
  const int64_t *pred = in<int64_t>(r, i.a);
  const T *a = in<T>(r, i.b), *b = in<T>(r, i.c);
  T *d = out<T>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = pred[k] ? a[k] : b[k];
}
template <typename T> static void fma3(const Instr &i, char *r, int64_t n) {
  const T *a = in<T>(r, i.a), *b = in<T>(r, i.b), *c = in<T>(r, i.c);
  T *d = out<T>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = std::fma(a[k], b[k], c[k]);
}
static void roundInPlace(const Instr &i, char *r, int64_t n) {
  float *d = out<float>(r, i.result);
  if (i.format.kind == NarrowFormat::BF16) {
    for (int64_t k = 0; k < n; ++k)
      d[k] = decodeBF16(encodeBF16(d[k]));
    return;
  }
  for (int64_t k = 0; k < n; ++k)
    d[k] = decodeNarrow(encodeNarrow(d[k], i.format), i.format);
}

ScalarInstr gc::getRoundInstr(NarrowFormat format) {
  Instr instr;
  instr.run = roundInPlace;
  instr.format = format;
  return instr;
}

//===--------------------------------------------------------------------------------------------------------------===//
// Which kernel
//===--------------------------------------------------------------------------------------------------------------===//

static bool isDouble(Type type) {
  return type.isF64();
}
static bool isNarrow(Type type) {
  return isa<FloatType>(type) && type.getIntOrFloatBitWidth() < 32;
}

// Exactly rounded in the register's own type.
template <auto F> static Run float1(Type type) {
  return isDouble(type) ? map1<double, double, F> : map1<float, float, F>;
}
template <auto F> static Run float2(Type type) {
  return isDouble(type) ? map2<double, double, F> : map2<float, float, F>;
}
// Through f64, then rounded once: to f32 here, to a narrower format by the rounding that follows.
template <auto F> static Run math1(Type type) {
  if (isDouble(type))
    return map1<double, double, F>;
  if (isNarrow(type))
    return map1<float, float, [](float x) { return roundToOdd(F(static_cast<double>(x))); }>;
  return map1<float, float, [](float x) { return static_cast<float>(F(static_cast<double>(x))); }>;
}
template <auto F> static Run math2(Type type) {
  if (isDouble(type))
    return map2<double, double, F>;
  if (isNarrow(type))
    return map2<float, float,
                [](float x, float y) { return roundToOdd(F(static_cast<double>(x), static_cast<double>(y))); }>;
  return map2<float, float,
              [](float x, float y) { return static_cast<float>(F(static_cast<double>(x), static_cast<double>(y))); }>;
}

template <typename T> static T maximum(T a, T b) {
  if (std::isnan(a) || std::isnan(b))
    return a + b;
  if (a == b)
    return std::signbit(a) ? b : a;
  return a > b ? a : b;
}
template <typename T> static T minimum(T a, T b) {
  if (std::isnan(a) || std::isnan(b))
    return a + b;
  if (a == b)
    return std::signbit(a) ? a : b;
  return a < b ? a : b;
}

static Run getCompareFloat(arith::CmpFPredicate predicate, Type type) {
#define CASE(NAME, EXPR)                                                                                               \
  case arith::CmpFPredicate::NAME:                                                                                     \
    return isDouble(type) ? map2<double, int64_t, [](double a, double b) -> int64_t { return EXPR; }>                  \
                          : map2<float, int64_t, [](float a, float b) -> int64_t { return EXPR; }>;
  switch (predicate) {
    CASE(AlwaysFalse, 0)
    CASE(OEQ, a == b)
    CASE(OGT, a > b)
    CASE(OGE, a >= b)
    CASE(OLT, a < b)
    CASE(OLE, a <= b)
    CASE(ONE, a < b || a > b)
    CASE(ORD, !std::isnan(a) && !std::isnan(b))
    CASE(UEQ, !(a < b || a > b))
    CASE(UGT, !(a <= b))
    CASE(UGE, !(a < b))
    CASE(ULT, !(a >= b))
    CASE(ULE, !(a > b))
    CASE(UNE, a != b)
    CASE(UNO, std::isnan(a) || std::isnan(b))
    CASE(AlwaysTrue, 1)
  }
#undef CASE
  return nullptr;
}

// Comparisons leave 0 or 1; the instruction's width is the operands'.
template <auto F> static void compareInt(const Instr &i, char *r, int64_t n) {
  const int64_t *a = in<int64_t>(r, i.a), *b = in<int64_t>(r, i.b);
  int64_t *d = out<int64_t>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = F(a[k], b[k], i.width);
}
static Run getCompareInt(arith::CmpIPredicate predicate) {
  // As a signed number an i1 that is set is -1, below one that is not.
#define SIGNED(NAME, OP)                                                                                               \
  case arith::CmpIPredicate::NAME:                                                                                     \
    return compareInt<[](int64_t a, int64_t b, unsigned w) -> int64_t { return w == 1 ? -a OP - b : a OP b; }>;
#define UNSIGNED(NAME, OP)                                                                                             \
  case arith::CmpIPredicate::NAME:                                                                                     \
    return compareInt<[](int64_t a, int64_t b, unsigned w) -> int64_t {                                                \
      return zeroExtended(a, w) OP zeroExtended(b, w);                                                                 \
    }>;
  switch (predicate) {
    UNSIGNED(eq, ==)
    UNSIGNED(ne, !=)
    SIGNED(slt, <)
    SIGNED(sle, <=)
    SIGNED(sgt, >)
    SIGNED(sge, >=)
    UNSIGNED(ult, <)
    UNSIGNED(ule, <=)
    UNSIGNED(ugt, >)
    UNSIGNED(uge, >=)
  }
#undef SIGNED
#undef UNSIGNED
  return nullptr;
}

static int64_t fromUnsigned(uint64_t x) {
  return static_cast<int64_t>(x);
}
static uint64_t wrapping(int64_t x) {
  return static_cast<uint64_t>(x);
}

static Run getIntKernel(Operation *op) {
#define BINARY(OP, EXPR)                                                                                               \
  .Case<OP>([](auto) -> Run { return int2<[](const Instr &i, int64_t a, int64_t b) -> int64_t { return EXPR; }>; })
#define U(X) zeroExtended(X, i.width)
  // Where the op itself is undefined (division by zero, a shift past the width) anything will do but a trap: bodies
  // select such results away.
  return llvm::TypeSwitch<Operation *, Run>(op)
      // clang-format off
      BINARY(arith::AddIOp, wrapping(a) + wrapping(b))
      BINARY(arith::SubIOp, wrapping(a) - wrapping(b))
      BINARY(arith::MulIOp, wrapping(a) * wrapping(b))
      BINARY(arith::DivSIOp, b == 0 || b == -1 ? fromUnsigned(-wrapping(a)) : a / b)
      BINARY(arith::RemSIOp, b == 0 || b == -1 ? 0 : a % b)
      BINARY(arith::DivUIOp, b == 0 ? 0 : U(a) / U(b))
      BINARY(arith::RemUIOp, b == 0 ? 0 : U(a) % U(b))
      BINARY(arith::AndIOp, a & b)
      BINARY(arith::OrIOp, a | b)
      BINARY(arith::XOrIOp, a ^ b)
      BINARY(arith::ShLIOp, U(b) < i.width ? wrapping(a) << b : 0)
      BINARY(arith::ShRUIOp, U(b) < i.width ? U(a) >> b : 0)
      BINARY(arith::ShRSIOp, U(b) < i.width ? a >> b : 0)
      BINARY(arith::MaxSIOp, std::max(a, b))
      BINARY(arith::MinSIOp, std::min(a, b))
      BINARY(arith::MaxUIOp, std::max(U(a), U(b)))
      BINARY(arith::MinUIOp, std::min(U(a), U(b)))
                              // clang-format on
                              .Case<math::CtPopOp>([](auto) -> Run {
                                return int1<[](const Instr &i, int64_t a) -> int64_t { return llvm::popcount(U(a)); }>;
                              })
                              .Case<math::CountLeadingZerosOp>([](auto) -> Run {
                                return int1<[](const Instr &i, int64_t a) -> int64_t {
                                  return llvm::countl_zero(U(a)) - (64 - i.width);
                                }>;
                              })
                              .Case<math::CountTrailingZerosOp>([](auto) -> Run {
                                return int1<[](const Instr &i, int64_t a) -> int64_t {
                                  return std::min<int64_t>(llvm::countr_zero(U(a)), i.width);
                                }>;
                              })
                              .Case<math::AbsIOp>([](auto) -> Run {
                                return int1<[](const Instr &, int64_t a) -> int64_t {
                                  return a < 0 ? fromUnsigned(-wrapping(a)) : a;
                                }>;
                              })
                              .Default([](Operation *) -> Run { return nullptr; });
#undef BINARY
#undef U
}

static Run getFloatKernel(Operation *op, Type type) {
#define EXACT1(OP, EXPR)                                                                                               \
  .Case<OP>([&](auto) -> Run { return float1<[](auto a) -> decltype(a) { return EXPR; }>(type); })
#define EXACT2(OP, EXPR)                                                                                               \
  .Case<OP>([&](auto) -> Run { return float2<[](auto a, auto b) -> decltype(a) { return EXPR; }>(type); })
#define MATH1(OP, EXPR) .Case<OP>([&](auto) -> Run { return math1<[](double a) -> double { return EXPR; }>(type); })
#define MATH2(OP, EXPR)                                                                                                \
  .Case<OP>([&](auto) -> Run { return math2<[](double a, double b) -> double { return EXPR; }>(type); })
  return llvm::TypeSwitch<Operation *, Run>(op)
      // clang-format off
      EXACT2(arith::AddFOp, a + b)
      EXACT2(arith::SubFOp, a - b)
      EXACT2(arith::MulFOp, a * b)
      EXACT2(arith::DivFOp, a / b)
      EXACT2(arith::RemFOp, std::fmod(a, b))
      EXACT2(arith::MaximumFOp, maximum(a, b))
      EXACT2(arith::MinimumFOp, minimum(a, b))
      EXACT1(arith::NegFOp, -a)
      EXACT2(math::CopySignOp, std::copysign(a, b))
      EXACT1(math::AbsFOp, std::fabs(a))
      EXACT1(math::SqrtOp, std::sqrt(a))
      EXACT1(math::FloorOp, std::floor(a))
      EXACT1(math::CeilOp, std::ceil(a))
      EXACT1(math::RoundOp, std::round(a))
      EXACT1(math::RoundEvenOp, std::nearbyint(a))
      EXACT1(math::TruncOp, std::trunc(a))
      MATH1(math::RsqrtOp, 1 / std::sqrt(a))
      MATH1(math::CbrtOp, std::cbrt(a))
      MATH1(math::ExpOp, std::exp(a))
      MATH1(math::Exp2Op, std::exp2(a))
      MATH1(math::ExpM1Op, std::expm1(a))
      MATH1(math::LogOp, std::log(a))
      MATH1(math::Log2Op, std::log2(a))
      MATH1(math::Log10Op, std::log10(a))
      MATH1(math::Log1pOp, std::log1p(a))
      MATH1(math::SinOp, std::sin(a))
      MATH1(math::CosOp, std::cos(a))
      MATH1(math::TanOp, std::tan(a))
      MATH1(math::SinhOp, std::sinh(a))
      MATH1(math::CoshOp, std::cosh(a))
      MATH1(math::TanhOp, std::tanh(a))
      MATH1(math::AsinOp, std::asin(a))
      MATH1(math::AcosOp, std::acos(a))
      MATH1(math::AtanOp, std::atan(a))
      MATH1(math::AsinhOp, std::asinh(a))
      MATH1(math::AcoshOp, std::acosh(a))
      MATH1(math::AtanhOp, std::atanh(a))
      MATH1(math::ErfOp, std::erf(a))
      MATH1(math::ErfcOp, std::erfc(a))
      MATH2(math::Atan2Op, std::atan2(a, b))
      MATH2(math::PowFOp, std::pow(a, b))
                                                                                  // clang-format on
                                                                                  .Case<math::FmaOp>([&](auto) -> Run {
                                                                                    // Products of narrower types are
                                                                                    // not rounded once this way.
                                                                                    return isNarrow(type) ? Run()
                                                                                           : isDouble(type)
                                                                                               ? fma3<double>
                                                                                               : fma3<float>;
                                                                                  })
                                                                                  .Default([](Operation *) -> Run {
                                                                                    return nullptr;
                                                                                  });
#undef EXACT1
#undef EXACT2
#undef MATH1
#undef MATH2
}

//===--------------------------------------------------------------------------------------------------------------===//
// Conversions
//===--------------------------------------------------------------------------------------------------------------===//

template <typename T> static void floatFromBits(const Instr &i, char *r, int64_t n) {
  const int64_t *a = in<int64_t>(r, i.a);
  T *d = out<T>(r, i.result);
  for (int64_t k = 0; k < n; ++k) {
    if constexpr (sizeof(T) == 8)
      d[k] = llvm::bit_cast<double>(a[k]);
    else
      d[k] = decodeNarrow(zeroExtended(a[k], i.fromWidth), i.format);
  }
}
template <typename T> static void bitsFromFloat(const Instr &i, char *r, int64_t n) {
  const T *a = in<T>(r, i.a);
  int64_t *d = out<int64_t>(r, i.result);
  for (int64_t k = 0; k < n; ++k) {
    if constexpr (sizeof(T) == 8)
      d[k] = llvm::bit_cast<int64_t>(a[k]);
    else
      d[k] = canonical(encodeNarrow(a[k], i.from), i.width);
  }
}
static void recodeNarrow(const Instr &i, char *r, int64_t n) {
  const float *a = in<float>(r, i.a);
  float *d = out<float>(r, i.result);
  for (int64_t k = 0; k < n; ++k)
    d[k] = decodeNarrow(encodeNarrow(a[k], i.from), i.format);
}

template <typename From, typename To> static void intToFloat(const Instr &i, char *r, int64_t n) {
  const int64_t *a = in<int64_t>(r, i.a);
  To *d = out<To>(r, i.result);
  for (int64_t k = 0; k < n; ++k) {
    if constexpr (std::is_same_v<From, uint64_t>)
      d[k] = static_cast<To>(zeroExtended(a[k], i.fromWidth));
    else
      d[k] = static_cast<To>(i.fromWidth == 1 ? -a[k] : a[k]);
  }
}
// Values out of range are undefined in arith; here they give 0, and bodies select them away.
template <typename From, bool isUnsigned> static void floatToInt(const Instr &i, char *r, int64_t n) {
  const From *a = in<From>(r, i.a);
  int64_t *d = out<int64_t>(r, i.result);
  const From low = isUnsigned ? From(-1) : From(-0x1p63), high = isUnsigned ? From(0x1p64) : From(0x1p63);
  for (int64_t k = 0; k < n; ++k) {
    bool inRange = isUnsigned ? a[k] > low && a[k] < high : a[k] >= low && a[k] < high;
    int64_t x = 0;
    if (inRange)
      x = isUnsigned && a[k] >= 0 ? fromUnsigned(static_cast<uint64_t>(a[k])) : static_cast<int64_t>(a[k]);
    d[k] = canonical(x, i.width);
  }
}

static Run getConversionKernel(Operation *op, Type from, Type to) {
  return llvm::TypeSwitch<Operation *, Run>(op)
      .Case<arith::ExtUIOp>([](auto) -> Run {
        return int1<[](const Instr &i, int64_t a) -> int64_t { return zeroExtended(a, i.fromWidth); }>;
      })
      .Case<arith::ExtSIOp>([](auto) -> Run {
        return int1<[](const Instr &i, int64_t a) -> int64_t { return i.fromWidth == 1 ? -a : a; }>;
      })
      .Case<arith::TruncIOp>([](auto) -> Run { return int1<[](const Instr &, int64_t a) -> int64_t { return a; }>; })
      .Case<arith::ExtFOp>([&](auto) -> Run {
        return isDouble(to) ? map1<float, double, [](float x) { return static_cast<double>(x); }>
                            : map1<float, float, [](float x) { return x; }>;
      })
      .Case<arith::TruncFOp>([&](auto) -> Run {
        if (!isDouble(from))
          return map1<float, float, [](float x) { return x; }>;
        return isNarrow(to) ? map1<double, float, roundToOdd>
                            : map1<double, float, [](double x) { return static_cast<float>(x); }>;
      })
      .Case<arith::SIToFPOp>([&](auto) -> Run {
        return isNarrow(to) ? Run() : isDouble(to) ? intToFloat<int64_t, double> : intToFloat<int64_t, float>;
      })
      .Case<arith::UIToFPOp>([&](auto) -> Run {
        return isNarrow(to) ? Run() : isDouble(to) ? intToFloat<uint64_t, double> : intToFloat<uint64_t, float>;
      })
      .Case<arith::FPToSIOp>(
          [&](auto) -> Run { return isDouble(from) ? floatToInt<double, false> : floatToInt<float, false>; })
      .Case<arith::FPToUIOp>(
          [&](auto) -> Run { return isDouble(from) ? floatToInt<double, true> : floatToInt<float, true>; })
      .Case<arith::BitcastOp>([&](auto) -> Run {
        if (isa<IntegerType>(from))
          return isa<IntegerType>(to) ? Run() : isDouble(to) ? floatFromBits<double> : floatFromBits<float>;
        if (isa<IntegerType>(to))
          return isDouble(from) ? bitsFromFloat<double> : bitsFromFloat<float>;
        return isDouble(from) ? Run() : recodeNarrow;
      })
      .Default([](Operation *) -> Run { return nullptr; });
}

ScalarInstr gc::getScalarInstr(Operation *op) {
  Instr instr;
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 || op->getNumOperands() > 3)
    return instr;
  Type to = op->getResult(0).getType(), from = op->getOperand(0).getType();
  if (!isa<IntegerType, FloatType>(to) || !isa<IntegerType, FloatType>(from))
    return instr;
  instr.width = to.getIntOrFloatBitWidth();
  instr.fromWidth = from.getIntOrFloatBitWidth();
  if (isa<FloatType>(to) && !isDouble(to))
    instr.format = NarrowFormat::of(to);
  if (isa<FloatType>(from) && !isDouble(from))
    instr.from = NarrowFormat::of(from);
  if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
    instr.run = getCompareFloat(compare.getPredicate(), from);
  } else if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    instr.run = getCompareInt(compare.getPredicate());
    instr.width = instr.fromWidth;
  } else if (isa<arith::SelectOp>(op)) {
    instr.run = isa<FloatType>(to) && !isDouble(to) ? choose<float> : choose<int64_t>;
  } else {
    instr.run = getConversionKernel(op, from, to);
    if (!instr.run)
      instr.run = isa<IntegerType>(to) ? getIntKernel(op) : getFloatKernel(op, to);
  }
  return instr;
}
