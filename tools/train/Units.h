// Numbers as people write them: 4M tokens, 16GiB, 30min.
#ifndef GC_TOOLS_TRAIN_UNITS_H
#define GC_TOOLS_TRAIN_UNITS_H

#include "absl/status/statusor.h"

#include <cstdint>
#include <string>

namespace gc {

// "4000000", "4M", "1.5k", "4M tokens": k, M, B or G, T are powers of 1000; tokens, steps, sequences may follow. The
// result must be whole.
absl::StatusOr<int64_t> parseCount(const std::string &text);
// "1024", "16GiB", "100MB": KiB, MiB, GiB, TiB are powers of 1024, kB, MB, GB, TB of 1000; B is a byte.
absl::StatusOr<int64_t> parseBytes(const std::string &text);
// In seconds: "90", "45s", "30min", "2h", "1d".
absl::StatusOr<double> parseSeconds(const std::string &text);

// "1h02m", "3m20s", "12s".
std::string durationText(double seconds);
// "12.3k", "4.00M".
std::string countText(double count);

} // namespace gc

#endif
