#include "runtime/artifact/CodeImage.h"
#include "absl/strings/str_split.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
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

static std::vector<std::string> readCpuFeatures() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    // "flags" on x86, "Features" on Arm.
    size_t colon = line.find(':');
    if (colon == std::string::npos || (line.rfind("flags", 0) != 0 && line.rfind("Features", 0) != 0))
      continue;
    std::vector<std::string> words = absl::StrSplit(line.substr(colon + 1), absl::ByAnyChar(" \t"), absl::SkipEmpty());
    std::sort(words.begin(), words.end());
    return words;
  }
  return {};
}

const std::vector<std::string> &hostCpuFeatures() {
  static const std::vector<std::string> *features = new std::vector<std::string>(readCpuFeatures());
  return *features;
}

} // namespace gcrt
