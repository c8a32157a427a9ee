// The engines behind makeEngine, one file each.
#ifndef GC_TOOLS_DRIVER_ENGINES_H
#define GC_TOOLS_DRIVER_ENGINES_H

#include "tools/driver/Engine.h"

namespace gc {

absl::StatusOr<std::unique_ptr<Engine>> makeInterpreterEngine(const std::string &path, const EngineOptions &options);
absl::StatusOr<std::unique_ptr<Engine>> makeArtifactEngine(const std::string &path, const EngineOptions &options);

} // namespace gc

#endif
