#include "runtime/base/DType.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace gcrt {

using F = FloatFormat;

// In the order of the schema's enum.
static const std::array<DTypeInfo, 30> kTypes = {{
    {"bool", "i1", DTypeClass::Bool, 1, 1, {}},
    {"int2", "i2", DTypeClass::Signed, 1, 2, {}},
    {"int4", "i4", DTypeClass::Signed, 1, 4, {}},
    {"int8", "i8", DTypeClass::Signed, 1, 8, {}},
    {"int16", "i16", DTypeClass::Signed, 2, 16, {}},
    {"int32", "i32", DTypeClass::Signed, 4, 32, {}},
    {"int64", "i64", DTypeClass::Signed, 8, 64, {}},
    {"uint2", "ui2", DTypeClass::Unsigned, 1, 2, {}},
    {"uint4", "ui4", DTypeClass::Unsigned, 1, 4, {}},
    {"uint8", "ui8", DTypeClass::Unsigned, 1, 8, {}},
    {"uint16", "ui16", DTypeClass::Unsigned, 2, 16, {}},
    {"uint32", "ui32", DTypeClass::Unsigned, 4, 32, {}},
    {"uint64", "ui64", DTypeClass::Unsigned, 8, 64, {}},
    {"float4_e2m1fn", "f4E2M1FN", DTypeClass::Float, 1, 4, F{2, 1, 1, F::Finite}},
    {"float6_e2m3fn", "f6E2M3FN", DTypeClass::Float, 1, 6, F{2, 3, 1, F::Finite}},
    {"float6_e3m2fn", "f6E3M2FN", DTypeClass::Float, 1, 6, F{3, 2, 3, F::Finite}},
    {"float8_e3m4", "f8E3M4", DTypeClass::Float, 1, 8, F{3, 4, 3, F::Ieee}},
    {"float8_e4m3", "f8E4M3", DTypeClass::Float, 1, 8, F{4, 3, 7, F::Ieee}},
    {"float8_e4m3fn", "f8E4M3FN", DTypeClass::Float, 1, 8, F{4, 3, 7, F::Fn}},
    {"float8_e4m3fnuz", "f8E4M3FNUZ", DTypeClass::Float, 1, 8, F{4, 3, 8, F::Fnuz}},
    {"float8_e4m3b11fnuz", "f8E4M3B11FNUZ", DTypeClass::Float, 1, 8, F{4, 3, 11, F::Fnuz}},
    {"float8_e5m2", "f8E5M2", DTypeClass::Float, 1, 8, F{5, 2, 15, F::Ieee}},
    {"float8_e5m2fnuz", "f8E5M2FNUZ", DTypeClass::Float, 1, 8, F{5, 2, 16, F::Fnuz}},
    {"float8_e8m0fnu", "f8E8M0FNU", DTypeClass::Float, 1, 8, F{8, 0, 127, F::Scale}},
    {"bfloat16", "bf16", DTypeClass::Float, 2, 16, F{8, 7, 127, F::Ieee}},
    {"float16", "f16", DTypeClass::Float, 2, 16, F{5, 10, 15, F::Ieee}},
    {"float32", "f32", DTypeClass::Float, 4, 32, {}},
    {"float64", "f64", DTypeClass::Float, 8, 64, {}},
    {"complex64", "complex<f32>", DTypeClass::Complex, 8, 64, {}},
    {"complex128", "complex<f64>", DTypeClass::Complex, 16, 128, {}},
}};
static_assert(static_cast<int>(DType::MAX) + 1 == 30);

bool isValid(DType type) {
  return static_cast<size_t>(type) < kTypes.size();
}

const DTypeInfo &info(DType type) {
  return kTypes[static_cast<size_t>(type)];
}

absl::StatusOr<DType> parseDType(std::string_view name) {
  for (size_t i = 0; i < kTypes.size(); ++i)
    if (name == kTypes[i].name || name == kTypes[i].shortName)
      return static_cast<DType>(i);
  return absl::InvalidArgumentError(absl::StrCat("unknown element type '", std::string(name), "'"));
}

absl::StatusOr<int64_t> elementCount(absl::Span<const int64_t> shape) {
  constexpr int64_t kLimit = int64_t(1) << 62;
  int64_t count = 1;
  bool zero = false;
  for (int64_t extent : shape) {
    if (extent < 0)
      return absl::InvalidArgumentError(absl::StrCat("negative extent ", extent, " in a shape"));
    zero |= extent == 0;
    if (extent > 0 && count > kLimit / extent)
      return absl::InvalidArgumentError(absl::StrCat("shape [", absl::StrJoin(shape, ", "), "] has too many elements"));
    if (extent > 0)
      count *= extent;
  }
  return zero ? 0 : count;
}

absl::StatusOr<int64_t> byteCount(DType type, absl::Span<const int64_t> shape) {
  absl::StatusOr<int64_t> count = elementCount(shape);
  if (!count.ok())
    return count;
  if (*count > (int64_t(1) << 62) / byteSize(type))
    return absl::InvalidArgumentError(absl::StrCat("shape ", shapeText(type, shape), " has too many bytes"));
  return *count * byteSize(type);
}

std::string shapeText(DType type, absl::Span<const int64_t> shape) {
  return absl::StrCat(info(type).shortName, "[", absl::StrJoin(shape, ", "), "]");
}

double decodeFloat(const FloatFormat &f, uint32_t bits) {
  uint32_t mantissa = bits & ((1u << f.mantissaBits) - 1);
  uint32_t exponentMax = (1u << f.exponentBits) - 1;
  uint32_t exponent = (bits >> f.mantissaBits) & exponentMax;
  if (f.kind == F::Scale)
    return exponent == exponentMax ? std::numeric_limits<double>::quiet_NaN() : std::ldexp(1.0, int(exponent) - f.bias);
  bool negative = (bits >> (f.mantissaBits + f.exponentBits)) & 1;
  double sign = negative ? -1.0 : 1.0;
  if (f.kind == F::Ieee && exponent == exponentMax)
    return mantissa ? std::numeric_limits<double>::quiet_NaN() : sign * std::numeric_limits<double>::infinity();
  if (f.kind == F::Fn && exponent == exponentMax && mantissa == (1u << f.mantissaBits) - 1)
    return std::numeric_limits<double>::quiet_NaN();
  if (f.kind == F::Fnuz && negative && exponent == 0 && mantissa == 0)
    return std::numeric_limits<double>::quiet_NaN();
  if (exponent == 0)
    return sign * std::ldexp(double(mantissa), 1 - f.bias - f.mantissaBits);
  return sign * std::ldexp(double(mantissa | (1u << f.mantissaBits)), int(exponent) - f.bias - f.mantissaBits);
}

// Powers of two alone: nearest, ties to the larger, what is below the smallest becomes the smallest; zero is NaN.
static uint32_t encodeScale(const FloatFormat &f, double value) {
  uint32_t nan = (1u << f.exponentBits) - 1;
  if (!(value > 0) || std::isinf(value))
    return nan;
  int exponent;
  double fraction = std::frexp(value, &exponent);
  int biased = exponent - 1 + (fraction >= 0.75) + f.bias;
  return biased < 0 ? 0 : (uint32_t(biased) >= nan ? nan : uint32_t(biased));
}

uint32_t encodeFloat(const FloatFormat &f, double value) {
  if (f.kind == F::Scale)
    return encodeScale(f, value);
  uint32_t signBit = 1u << (f.mantissaBits + f.exponentBits);
  uint32_t sign = std::signbit(value) ? signBit : 0;
  uint32_t exponentMax = (1u << f.exponentBits) - 1;
  uint32_t mantissaMask = (1u << f.mantissaBits) - 1;
  uint32_t nan = f.kind == F::Ieee   ? (exponentMax << f.mantissaBits) | (1u << (f.mantissaBits - 1))
                 : f.kind == F::Fn   ? (exponentMax << f.mantissaBits) | mantissaMask
                 : f.kind == F::Fnuz ? signBit
                                     : 0;
  if (std::isnan(value))
    return f.kind == F::Fnuz ? nan : (f.kind == F::Finite ? signBit : nan | sign);
  uint32_t largest = f.kind == F::Ieee ? (exponentMax << f.mantissaBits) - 1
                     : f.kind == F::Fn ? ((exponentMax << f.mantissaBits) | mantissaMask) - 1
                                       : (exponentMax << f.mantissaBits) | mantissaMask;
  uint32_t overflow = f.kind == F::Ieee     ? (exponentMax << f.mantissaBits) | sign
                      : f.kind == F::Finite ? largest | sign
                      : f.kind == F::Fnuz   ? nan
                                            : nan | sign;
  if (std::isinf(value))
    return overflow;
  double magnitude = std::fabs(value);
  uint32_t bits = 0;
  if (magnitude != 0) {
    int exponent = std::max(std::ilogb(magnitude), 1 - f.bias);
    // One unit of the last place of this binade; scaling by a power of two is exact, nearbyint rounds once.
    double units = std::nearbyint(std::ldexp(magnitude, f.mantissaBits - exponent));
    double limit = std::ldexp(1.0, f.bias + int(exponentMax) + 2);
    if (magnitude >= limit)
      return overflow;
    // Adding lets a carry out of the mantissa run into the exponent.
    bits = uint32_t((uint32_t(exponent + f.bias - 1) << f.mantissaBits) + uint32_t(units));
    if (bits > largest)
      return overflow;
  }
  if (f.kind == F::Fnuz && bits == 0)
    return 0;
  return bits | sign;
}

template <typename T> static T load(const void *at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}
template <typename T> static void store(void *at, T value) {
  std::memcpy(at, &value, sizeof value);
}

int64_t decodeInteger(DType type, const void *at) {
  const DTypeInfo &t = info(type);
  bool isSigned = t.cls == DTypeClass::Signed;
  switch (t.bytes) {
  case 1: {
    if (t.bits == 8)
      return isSigned ? load<int8_t>(at) : int64_t(load<uint8_t>(at));
    uint8_t raw = load<uint8_t>(at) & uint8_t((1 << t.bits) - 1);
    return isSigned && (raw >> (t.bits - 1)) ? int64_t(raw) - (1 << t.bits) : int64_t(raw);
  }
  case 2:
    return isSigned ? load<int16_t>(at) : int64_t(load<uint16_t>(at));
  case 4:
    return isSigned ? load<int32_t>(at) : int64_t(load<uint32_t>(at));
  default:
    return load<int64_t>(at);
  }
}

double decode(DType type, const void *at) {
  switch (type) {
  case DType::f32:
  case DType::c64:
    return load<float>(at);
  case DType::f64:
  case DType::c128:
    return load<double>(at);
  case DType::bf16:
    return bf16ToFloat(load<uint16_t>(at));
  case DType::u64:
    return double(load<uint64_t>(at));
  default:
    break;
  }
  const DTypeInfo &t = info(type);
  if (t.format)
    return decodeFloat(*t.format, t.bytes == 2 ? load<uint16_t>(at) : load<uint8_t>(at));
  return double(decodeInteger(type, at));
}

std::complex<double> decodeComplex(DType type, const void *at) {
  const char *p = static_cast<const char *>(at);
  if (type == DType::c64)
    return {load<float>(p), load<float>(p + 4)};
  if (type == DType::c128)
    return {load<double>(p), load<double>(p + 8)};
  return decode(type, at);
}

void encodeInteger(DType type, int64_t value, void *at) {
  const DTypeInfo &t = info(type);
  if (t.cls == DTypeClass::Bool)
    return store<uint8_t>(at, value != 0);
  switch (t.bytes) {
  case 1: {
    uint8_t mask = t.bits == 8 ? 0xFF : uint8_t((1 << t.bits) - 1);
    uint8_t raw = uint8_t(value) & mask;
    // Narrow signed elements are kept sign-extended in their byte.
    if (t.cls == DTypeClass::Signed && t.bits < 8 && (raw >> (t.bits - 1)))
      raw |= uint8_t(~mask);
    return store(at, raw);
  }
  case 2:
    return store(at, uint16_t(value));
  case 4:
    return store(at, uint32_t(value));
  default:
    return store(at, value);
  }
}

void encode(DType type, double value, void *at) {
  char *p = static_cast<char *>(at);
  switch (type) {
  case DType::f32:
    return store(at, float(value));
  case DType::f64:
    return store(at, value);
  case DType::c64:
    store(p, float(value));
    return store(p + 4, 0.0f);
  case DType::c128:
    store(p, value);
    return store(p + 8, 0.0);
  default:
    break;
  }
  const DTypeInfo &t = info(type);
  if (t.format) {
    uint32_t bits = encodeFloat(*t.format, value);
    return t.bytes == 2 ? store(at, uint16_t(bits)) : store(at, uint8_t(bits));
  }
  if (type == DType::i1)
    return store<uint8_t>(at, value != 0);
  constexpr double kTwo63 = 9223372036854775808.0;
  int64_t integer = 0;
  if (value >= -kTwo63 && value < kTwo63)
    integer = int64_t(value);
  else if (value >= kTwo63 && value < 2 * kTwo63)
    integer = int64_t(uint64_t(value));
  encodeInteger(type, integer, at);
}

} // namespace gcrt
