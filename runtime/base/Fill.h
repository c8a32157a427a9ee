// Values made by rule instead of stored: element i (row-major) depends on the seed and on i alone.
//   z = splitmix64's mix of seed + (i + 1) * 0x9E3779B97F4A7C15
//   uniform  ((z >> 40) * 2^-23 - 1) * scale              in [-scale, scale)
//   normal   (s / 65536 - 2) * 1.7320508075688772 * scale, s the sum of z's four 16-bit fields
//   randint  low + z mod (high - low)
//   value    the same everywhere; zeros and ones are short for it
// computed in f64 and rounded once to the element type.
#ifndef GC_RUNTIME_BASE_FILL_H
#define GC_RUNTIME_BASE_FILL_H

#include "runtime/base/DType.h"

#include <nlohmann/json_fwd.hpp>

namespace gcrt {

struct FillRule {
  enum Kind { Uniform, Normal, Randint, Value } kind = Normal;
  uint64_t seed = 0;
  double scale = 1.0;
  int64_t low = 0, high = 0; // randint
  double value = 0;          // value
};

// {"seed": 7, "kind": "normal", "scale": 1.0}, {"seed": 7, "kind": "randint", "low": 0, "high": 10}, {"kind": "value",
// "value": 0.5}, {"kind": "zeros"}, {"kind": "ones"}; any other key is an error.
absl::StatusOr<FillRule> parseFillRule(const nlohmann::json &rule);
// "normal:SEED", "uniform:SEED" (scale 1), "normal:SEED:SCALE", "randint:SEED:LOW:HIGH", "zeros", "ones", "value:0.5".
absl::StatusOr<FillRule> parseFillText(std::string_view text);

// Fills `bytes` (whole elements) by the rule, as elements first, first + 1, … of the whole array.
absl::Status fill(const FillRule &rule, DType type, absl::Span<char> bytes, uint64_t first = 0);

} // namespace gcrt

#endif
