// The machine's limits as a file and as JSON: what `gcompile machine` writes and --machine reads.
#ifndef GC_TOOLS_REPORT_MACHINE_H
#define GC_TOOLS_REPORT_MACHINE_H

#include "runtime/cpu/MachineLimits.h"

#include "absl/status/statusor.h"
#include <nlohmann/json.hpp>

namespace gc {

nlohmann::json toJson(const gcrt::MachineLimits &limits);
absl::StatusOr<gcrt::MachineLimits> machineFromJson(const nlohmann::json &json, const std::string &where);

// From the file, or measured here and now where the path is empty.
absl::StatusOr<gcrt::MachineLimits> machineLimits(const std::string &path);

} // namespace gc

#endif
