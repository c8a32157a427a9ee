// Conversions between stored elements and the interpreter's registers: float for floats of at most 32 bits, double for
// f64, int64_t for integers (sign-extended from their width; i1 is 0 or 1).
#ifndef GC_IR_REFERENCE_NUMBERS_H
#define GC_IR_REFERENCE_NUMBERS_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <limits>

namespace gc {

// A float format that fits in a float.
struct NarrowFormat {
  enum Kind : uint8_t { F32, BF16, F16, Other } kind = F32;
  const llvm::fltSemantics *semantics = nullptr;

  static NarrowFormat of(mlir::Type type) {
    if (type.isF32())
      return {F32, &llvm::APFloat::IEEEsingle()};
    if (type.isBF16())
      return {BF16, &llvm::APFloat::BFloat()};
    if (type.isF16())
      return {F16, &llvm::APFloat::IEEEhalf()};
    return {Other, &llvm::cast<mlir::FloatType>(type).getFloatSemantics()};
  }
};

// A double as a float whose last bit is 1 if anything was lost: rounding that again to a narrower format (22 bits of
// precision at most) is rounding the double once.
inline float roundToOdd(double x) {
  float f = static_cast<float>(x);
  if (static_cast<double>(f) == x || std::isnan(x))
    return f;
  uint32_t bits = llvm::bit_cast<uint32_t>(f);
  if (bits & 1)
    return f;
  return llvm::bit_cast<float>(std::fabs(static_cast<double>(f)) < std::fabs(x) ? bits + 1 : bits - 1);
}

inline float decodeBF16(uint16_t x) {
  return llvm::bit_cast<float>(uint32_t(x) << 16);
}
inline uint16_t encodeBF16(float x) {
  uint32_t bits = llvm::bit_cast<uint32_t>(x);
  if ((bits & 0x7fffffff) > 0x7f800000) // NaN: keep the payload's top, never become an infinity
    return (bits >> 16) | ((bits & 0x7f0000) ? 0 : 0x40);
  return (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
}

inline float decodeF16(uint16_t x) {
  uint32_t sign = uint32_t(x & 0x8000) << 16, magnitude = x & 0x7fff;
  if (magnitude >= 0x7c00)
    return llvm::bit_cast<float>(sign | 0x7f800000 | (magnitude & 0x3ff) << 13);
  if (magnitude >= 0x400)
    return llvm::bit_cast<float>(sign | ((magnitude << 13) + (112u << 23)));
  float f = std::ldexp(static_cast<float>(magnitude), -24);
  return llvm::bit_cast<float>(sign | llvm::bit_cast<uint32_t>(f));
}
inline uint16_t encodeF16(float x) {
  uint32_t bits = llvm::bit_cast<uint32_t>(x);
  uint16_t sign = (bits >> 16) & 0x8000;
  uint32_t magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000)
    return sign | 0x7e00;
  if (magnitude >= 0x477ff000) // rounds past 65504
    return sign | 0x7c00;
  if (magnitude < 0x38800000) // below 2^-14: a multiple of 2^-24
    return sign | static_cast<uint16_t>(std::nearbyint(std::ldexp(llvm::bit_cast<float>(magnitude), 24)));
  magnitude -= 112u << 23;
  return sign | (magnitude + 0xfff + (magnitude >> 13 & 1)) >> 13;
}

inline float decodeOther(uint8_t bits, const llvm::fltSemantics &semantics) {
  llvm::APFloat value(semantics, llvm::APInt(llvm::APFloat::getSizeInBits(semantics), bits));
  // NaN keeps its sign, by which total order knows it.
  return value.isNaN() ? std::copysign(std::numeric_limits<float>::quiet_NaN(), value.isNegative() ? -1.0f : 1.0f)
                       : static_cast<float>(value.convertToDouble());
}
// The format of an exponent alone (e8m0): nearest, ties to the larger; what is below the smallest becomes the smallest;
// zero, infinity and what is negative become NaN.
inline uint8_t encodeExponent(float x) {
  if (!(x > 0) || std::isinf(x))
    return 0xff;
  int exponent;
  float fraction = std::frexp(x, &exponent);
  int biased = exponent - 1 + (fraction >= 0.75f) + 127;
  return biased < 0 ? 0 : biased > 0xff ? 0xff : biased;
}
inline uint8_t encodeOther(float x, const llvm::fltSemantics &semantics) {
  if (&semantics == &llvm::APFloat::Float8E8M0FNU())
    return encodeExponent(x);
  llvm::APFloat value(x);
  bool losesInfo;
  value.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.bitcastToAPInt().getZExtValue();
}

inline uint32_t encodeNarrow(float x, NarrowFormat format) {
  switch (format.kind) {
  case NarrowFormat::F32:
    return llvm::bit_cast<uint32_t>(x);
  case NarrowFormat::BF16:
    return encodeBF16(x);
  case NarrowFormat::F16:
    return encodeF16(x);
  case NarrowFormat::Other:
    return encodeOther(x, *format.semantics);
  }
  llvm_unreachable("all formats are listed");
}
inline float decodeNarrow(uint32_t bits, NarrowFormat format) {
  switch (format.kind) {
  case NarrowFormat::F32:
    return llvm::bit_cast<float>(bits);
  case NarrowFormat::BF16:
    return decodeBF16(bits);
  case NarrowFormat::F16:
    return decodeF16(bits);
  case NarrowFormat::Other:
    return decodeOther(bits, *format.semantics);
  }
  llvm_unreachable("all formats are listed");
}

// The register form of an integer of `width` bits.
inline int64_t canonical(int64_t x, unsigned width) {
  if (width == 1)
    return x & 1;
  unsigned shift = 64 - width;
  return static_cast<int64_t>(static_cast<uint64_t>(x) << shift) >> shift;
}
inline uint64_t zeroExtended(int64_t x, unsigned width) {
  return static_cast<uint64_t>(x) & (~uint64_t(0) >> (64 - width));
}

} // namespace gc

#endif
