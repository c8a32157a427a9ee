// Artifacts of the library: made of a program's bytes or of a file.
#ifndef GC_TOOLS_LIBGCOMPILE_ARTIFACT_H
#define GC_TOOLS_LIBGCOMPILE_ARTIFACT_H

#include "tools/libgcompile/Handles.h"

namespace gc::embed {

// The one program that an artifact of ours has.
inline constexpr const char *kProgram = "main";

// Checks the bytes and keeps them.
absl::StatusOr<gcompile_artifact *> makeArtifact(std::vector<char> bytes);

} // namespace gc::embed

#endif
