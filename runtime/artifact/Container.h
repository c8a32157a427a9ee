// Reading the .gcx container: header, section table and padding are checked, byte by byte, before a section is looked
// at.
#ifndef GC_RUNTIME_ARTIFACT_CONTAINER_H
#define GC_RUNTIME_ARTIFACT_CONTAINER_H

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "runtime/abi/Container.h"

#include <string>
#include <vector>

namespace gcrt {

struct SectionView {
  SectionKind kind;
  std::string name;
  absl::Span<const char> bytes;
  uint64_t checksum; // as stored; checkSection compares
};

// Everything but the sections' contents is checked: sizes, order, alignment, checksums of header and table, and that
// every byte between sections is zero. The views point into `file`.
absl::StatusOr<std::vector<SectionView>> readContainer(absl::Span<const char> file);

// Compares a section's bytes with their checksum.
absl::Status checkSection(const SectionView &section);

} // namespace gcrt

#endif
