#include "tools/driver/Engines.h"

#include "absl/strings/str_cat.h"

namespace gc {

static absl::Status refuseTrace() {
  return absl::InvalidArgumentError("--trace shows kernels on their threads: it needs --device cpu");
}
absl::Status Engine::startTrace() {
  return refuseTrace();
}
absl::StatusOr<RunTrace> Engine::stopTrace() {
  return refuseTrace();
}

absl::StatusOr<std::unique_ptr<Engine>> makeEngine(const std::string &path, const EngineOptions &options) {
  if (options.trace && options.device != "cpu")
    return refuseTrace();
  if (options.widen && options.precision != "keep")
    return absl::InvalidArgumentError("--widen computes all in f64: it takes no --precision");
  if (options.threads != 0 && options.device != "cpu")
    return absl::InvalidArgumentError("--threads is about kernels on CPUs: it needs --device cpu");
  if (!options.tuning.empty() && options.device != "cpu")
    return absl::InvalidArgumentError("--tuning is about kernels for CPUs: it needs --device cpu");
  if (options.device == "interpreter")
    return makeInterpreterEngine(path, options);
  if (options.device == "cpu" || options.device == "cuda-emulator")
    return makeArtifactEngine(path, options);
  return absl::InvalidArgumentError(absl::StrCat("unknown device '", options.device, "'"));
}

} // namespace gc
