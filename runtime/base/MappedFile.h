// A file mapped read-only. Shared by safetensors and artifacts.
#ifndef GC_RUNTIME_BASE_MAPPEDFILE_H
#define GC_RUNTIME_BASE_MAPPEDFILE_H

#include "absl/status/statusor.h"
#include "absl/types/span.h"

#include <memory>
#include <string>

namespace gcrt {

class MappedFile {
public:
  static absl::StatusOr<std::shared_ptr<const MappedFile>> open(const std::string &path);
  ~MappedFile();
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  absl::Span<const char> bytes() const { return {data, size}; }

private:
  MappedFile() = default;
  const char *data = nullptr;
  size_t size = 0;
};

// Writes a file whole or not at all: to a neighbour first, which then takes the name. What is not a regular
// file (a pipe, /dev/stdout) is written in its place.
absl::Status writeFile(const std::string &path, absl::Span<const absl::Span<const char>> pieces);

} // namespace gcrt

#endif
