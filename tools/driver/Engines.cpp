#include "tools/driver/Engines.h"

#include "absl/strings/str_cat.h"

namespace gc {

absl::StatusOr<std::unique_ptr<Engine>> makeEngine(const std::string &path, const EngineOptions &options) {
  if (options.device == "interpreter")
    return makeInterpreterEngine(path, options);
  if (options.device == "cpu" || options.device == "cuda-emulator")
    return makeArtifactEngine(path, options);
  return absl::InvalidArgumentError(absl::StrCat("unknown device '", options.device, "'"));
}

} // namespace gc
