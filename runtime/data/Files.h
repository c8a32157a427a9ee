// Files by their names.
#ifndef GC_RUNTIME_DATA_FILES_H
#define GC_RUNTIME_DATA_FILES_H

#include "absl/status/statusor.h"

#include <string>
#include <vector>

namespace gcrt {

// The files that the pattern names (*, ? and [] as in a shell; a path without them is itself), sorted by name. A
// pattern that names none is an error.
absl::StatusOr<std::vector<std::string>> filesNamed(const std::string &pattern);

} // namespace gcrt

#endif
