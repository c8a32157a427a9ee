// A packed image of kernels, mapped read-only and executable: no dlopen, no temporary file, no lock.
#ifndef GC_RUNTIME_ARTIFACT_CODEIMAGE_H
#define GC_RUNTIME_ARTIFACT_CODEIMAGE_H

#include "absl/status/statusor.h"
#include "absl/types/span.h"

#include <memory>
#include <string>
#include <vector>

namespace gcrt {

class CodeImage {
public:
  // Copies the checked bytes, so that nothing that later happens to a file changes code that runs.
  static absl::StatusOr<std::unique_ptr<CodeImage>> map(absl::Span<const char> bytes);
  ~CodeImage();
  CodeImage(const CodeImage &) = delete;
  CodeImage &operator=(const CodeImage &) = delete;

  const char *base() const { return data; }
  size_t bytes() const { return size; }

private:
  CodeImage() = default;
  char *data = nullptr;
  size_t size = 0;
};

} // namespace gcrt

#endif
