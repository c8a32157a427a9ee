// "did you mean": the nearest of the words that exist.
#ifndef GC_TOOLS_DRIVER_SUGGEST_H
#define GC_TOOLS_DRIVER_SUGGEST_H

#include "absl/types/span.h"
#include <string>
#include <string_view>

namespace gc {

// ": did you mean 'WORD'?" for the known word with the fewest edits, empty where none is near.
std::string suggestion(std::string_view word, absl::Span<const std::string> known);

} // namespace gc

#endif
