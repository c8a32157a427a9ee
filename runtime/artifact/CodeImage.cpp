#include "runtime/artifact/CodeImage.h"

#include <cerrno>
#include <cstring>
#include <sys/mman.h>

namespace gcrt {

absl::StatusOr<std::unique_ptr<CodeImage>> CodeImage::map(absl::Span<const char> bytes) {
  std::unique_ptr<CodeImage> image(new CodeImage);
  if (bytes.empty())
    return image;
  void *at = ::mmap(nullptr, bytes.size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (at == MAP_FAILED)
    return absl::ErrnoToStatus(errno, "cannot map memory for the kernels' code");
  image->data = static_cast<char *>(at);
  image->size = bytes.size();
  std::memcpy(at, bytes.data(), bytes.size());
  if (::mprotect(at, bytes.size(), PROT_READ | PROT_EXEC) != 0)
    return absl::ErrnoToStatus(errno, "cannot make the kernels' code executable");
  return image;
}

CodeImage::~CodeImage() {
  if (data)
    ::munmap(data, size);
}

} // namespace gcrt
