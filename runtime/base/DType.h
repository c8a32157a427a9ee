// Element types: the schema's enum with sizes, names and the conversion of single elements.
#ifndef GC_RUNTIME_BASE_DTYPE_H
#define GC_RUNTIME_BASE_DTYPE_H

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "runtime/abi/gcx_generated.h"

#include <complex>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gcrt {

using DType = fb::DType;

enum class DTypeClass { Bool, Signed, Unsigned, Float, Complex };

// A binary float of at most 16 bits beside f32 and f64.
struct FloatFormat {
  int exponentBits, mantissaBits, bias;
  // IEEE: the all-ones exponent is infinity and NaN. Fn: the all-ones pattern is NaN, no infinity. Fnuz: minus zero is
  // the NaN, no infinity. Finite: no infinity and no NaN. Scale: exponent alone, all ones is NaN, no zero, no sign.
  enum Kind { Ieee, Fn, Fnuz, Finite, Scale } kind;
};

struct DTypeInfo {
  const char *name;      // as NumPy and ml_dtypes name it
  const char *shortName; // StableHLO's, signless for signed: "i32", "ui8", "bf16"
  DTypeClass cls;
  int bytes; // of one element in memory
  int bits;  // of its value
  std::optional<FloatFormat> format;
};

bool isValid(DType type);
// The type must be valid.
const DTypeInfo &info(DType type);
inline int64_t byteSize(DType type) {
  return info(type).bytes;
}
// Finds a type by either name.
absl::StatusOr<DType> parseDType(std::string_view name);

// Elements of a shape; an error for a negative extent or a product (in elements or bytes) above 2^62.
absl::StatusOr<int64_t> elementCount(absl::Span<const int64_t> shape);
absl::StatusOr<int64_t> byteCount(DType type, absl::Span<const int64_t> shape);
// "f32[2, 3]"
std::string shapeText(DType type, absl::Span<const int64_t> shape);

// One element as double: exact for floats up to f64, and for integers up to 53 bits. Complex: the real part.
double decode(DType type, const void *at);
std::complex<double> decodeComplex(DType type, const void *at);
int64_t decodeInteger(DType type, const void *at);
// Rounds once to nearest even; out-of-range integers wrap.
void encode(DType type, double value, void *at);
void encodeInteger(DType type, int64_t value, void *at);

double decodeFloat(const FloatFormat &format, uint32_t bits);
uint32_t encodeFloat(const FloatFormat &format, double value);

inline float bf16ToFloat(uint16_t bits) {
  uint32_t wide = static_cast<uint32_t>(bits) << 16;
  float out;
  __builtin_memcpy(&out, &wide, 4);
  return out;
}
inline uint16_t floatToBf16(float value) {
  uint32_t bits;
  __builtin_memcpy(&bits, &value, 4);
  if ((bits & 0x7FFFFFFFu) > 0x7F800000u)
    return static_cast<uint16_t>((bits >> 16) | 0x40u);
  return static_cast<uint16_t>((bits + 0x7FFFu + ((bits >> 16) & 1u)) >> 16);
}

} // namespace gcrt

#endif
