// The sizes beyond which no program is: the dialect's verifiers refuse what an artifact could not hold, with the same
// numbers as its loader, so that what compiles also loads.
#ifndef GC_RUNTIME_ABI_LIMITS_H
#define GC_RUNTIME_ABI_LIMITS_H

#include <cstdint>

namespace gcrt {

// Bytes of one tensor, and of an arena: far above any memory, and small enough that sums of thousands of them, and
// products with small sizes, do not wrap around.
constexpr int64_t kMaxBytes = int64_t(1) << 46;
// Trips of one loop.
constexpr int64_t kMaxTrips = int64_t(1) << 40;

} // namespace gcrt

#endif
