// Comparison of two arrays by NumPy's rule: |actual - expected| <= atol + rtol * |expected| for each float element
// (complex by modulus), infinities equal in sign; integers and booleans exact whatever the tolerance.
#ifndef GC_RUNTIME_BASE_COMPARE_H
#define GC_RUNTIME_BASE_COMPARE_H

#include "runtime/base/DType.h"

namespace gcrt {

struct Tolerance {
  double rtol = 0, atol = 0;
  bool signedZero = false;    // -0 and +0 differ
  bool nanEqual = true;       // NaN equals NaN
  std::optional<double> norm; // instead of all that: the 2-norm of the difference is at most this
};

struct Comparison {
  int64_t mismatches = 0;
  double worst = 0; // largest error over its tolerance, infinity where there is none
  // Empty if equal; else the output, index, both values, error over tolerance and count.
  std::string failure;
  bool ok() const { return failure.empty(); }
};

// Both arrays have this type and shape; `name` is what the failure text calls them.
Comparison compare(std::string_view name, DType type, absl::Span<const int64_t> shape, const void *actual,
                   const void *expected, const Tolerance &tolerance);

// One value as text: shortest that reads back for its type.
std::string valueText(DType type, const void *at);

} // namespace gcrt

#endif
