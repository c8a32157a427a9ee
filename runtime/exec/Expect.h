// The checks that a program makes itself.
#ifndef GC_RUNTIME_EXEC_EXPECT_H
#define GC_RUNTIME_EXEC_EXPECT_H

#include "absl/status/status.h"
#include "runtime/base/DType.h"

namespace gcrt {

struct ExpectSpec {
  fb::ExpectKind kind = fb::ExpectKind::eq;
  DType dtype = DType::f32;
  std::vector<int64_t> shape;
  uint64_t minUlp = 0, maxUlp = 3;
};

// OK, or an error that isCheckFailure() knows and that names index, both values and the number of differences.
absl::Status expect(const ExpectSpec &spec, const void *actual, const void *expected);

// Whether an error says that a program's own check failed (and not that the run went wrong).
bool isCheckFailure(const absl::Status &status);

// Values of a float type that lie between the two: 0 for equal ones and for two NaN, the largest number if one is NaN.
// +0 and -0 are equal.
uint64_t ulpDistance(DType type, const void *a, const void *b);

} // namespace gcrt

#endif
