#include "runtime/exec/Expect.h"
#include "runtime/base/Compare.h"

#include "absl/strings/cord.h"
#include "absl/strings/str_join.h"
#include <cmath>
#include <limits>

namespace gcrt {

static constexpr char kCheckPayload[] = "gcompile/check";

bool isCheckFailure(const absl::Status &status) {
  return status.GetPayload(kCheckPayload).has_value();
}

static constexpr uint64_t kFar = std::numeric_limits<uint64_t>::max();

// Sign and magnitude as one ordered integer.
static int64_t ordered(uint64_t bits, int width) {
  uint64_t sign = uint64_t(1) << (width - 1);
  return bits & sign ? -int64_t(bits & (sign - 1)) : int64_t(bits);
}

uint64_t ulpDistance(DType type, const void *a, const void *b) {
  double x = decode(type, a), y = decode(type, b);
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) && std::isnan(y) ? 0 : kFar;
  // Floats alone: a complex number's parts come here one by one.
  int bytes = int(byteSize(type)), bits = info(type).bits;
  uint64_t rawA = 0, rawB = 0;
  std::memcpy(&rawA, a, size_t(bytes));
  std::memcpy(&rawB, b, size_t(bytes));
  int64_t orderedA = ordered(rawA, bits), orderedB = ordered(rawB, bits);
  return orderedA < orderedB ? uint64_t(orderedB) - uint64_t(orderedA) : uint64_t(orderedA) - uint64_t(orderedB);
}

// One part of an element: a float, or an integer that must be equal.
static bool agrees(const ExpectSpec &spec, DType part, const void *a, const void *e) {
  if (info(part).cls != DTypeClass::Float)
    return decodeInteger(part, a) == decodeInteger(part, e);
  double x = decode(part, a), y = decode(part, e);
  if (std::isnan(x) && std::isnan(y))
    return spec.kind != fb::ExpectKind::close || spec.minUlp == 0;
  uint64_t distance = ulpDistance(part, a, e);
  switch (spec.kind) {
  case fb::ExpectKind::eq:
    return std::memcmp(a, e, size_t(byteSize(part))) == 0;
  case fb::ExpectKind::almost_eq:
    return distance <= 1 || (std::isfinite(x) && std::isfinite(y) && std::fabs(x - y) <= 1e-5 * std::fabs(y));
  case fb::ExpectKind::close:
    return distance >= spec.minUlp && distance <= spec.maxUlp;
  }
  return false;
}

absl::Status expect(const ExpectSpec &spec, const void *actual, const void *expected) {
  DType part = spec.dtype == DType::c64 ? DType::f32 : spec.dtype == DType::c128 ? DType::f64 : spec.dtype;
  int64_t size = byteSize(spec.dtype), partSize = byteSize(part), count = 1;
  for (int64_t extent : spec.shape)
    count *= extent;
  const char *a = static_cast<const char *>(actual), *e = static_cast<const char *>(expected);
  int64_t firstBad = -1, bad = 0;
  for (int64_t i = 0; i < count; ++i) {
    bool good = true;
    for (int64_t at = i * size; at < (i + 1) * size; at += partSize)
      good &= agrees(spec, part, a + at, e + at);
    bad += !good;
    if (!good && firstBad < 0)
      firstBad = i;
  }
  if (bad == 0)
    return absl::OkStatus();
  std::vector<int64_t> index(spec.shape.size());
  int64_t flat = firstBad;
  for (size_t d = index.size(); d-- > 0; flat /= spec.shape[d])
    index[d] = flat % spec.shape[d];
  std::string distance;
  if (info(part).cls == DTypeClass::Float && part == spec.dtype) {
    uint64_t ulps = ulpDistance(part, a + firstBad * size, e + firstBad * size);
    distance = ulps == kFar ? ", one is NaN" : absl::StrCat(", ", ulps, " units in the last place apart");
  }
  absl::Status status = absl::FailedPreconditionError(
      absl::StrCat("check ", fb::EnumNameExpectKind(spec.kind), " failed at [", absl::StrJoin(index, ", "), "]: got ",
                   valueText(spec.dtype, a + firstBad * size), ", expected ",
                   valueText(spec.dtype, e + firstBad * size), distance, "; ", bad, " of ", count, " elements differ"));
  status.SetPayload(kCheckPayload, absl::Cord("failed"));
  return status;
}

} // namespace gcrt
