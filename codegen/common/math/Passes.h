// Passes on arithmetic inside kernels; their descriptions are in Passes.td.
#pragma once

#include "ir/interfaces/Meaning.h"

namespace gc {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "codegen/common/math/Passes.h.inc"
} // namespace gc
