#include "runtime/artifact/CodeImage.h"
#include "absl/strings/str_split.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sys/mman.h>
#include <utility>

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

// An emulator of one process (qemu-user) shows the file of the machine around it: what the CPU's own answer denies is
// not there. Names that kernels never ask for are left as the file has them.
static void dropDenied(std::vector<std::string> &words) {
#if defined(__x86_64__)
  const std::pair<const char *, bool> answers[] = {
      {"avx2", __builtin_cpu_supports("avx2")},         {"fma", __builtin_cpu_supports("fma")},
      {"f16c", __builtin_cpu_supports("f16c")},         {"bmi1", __builtin_cpu_supports("bmi")},
      {"bmi2", __builtin_cpu_supports("bmi2")},         {"abm", __builtin_cpu_supports("lzcnt")},
      {"avx512f", __builtin_cpu_supports("avx512f")},   {"avx512bw", __builtin_cpu_supports("avx512bw")},
      {"avx512cd", __builtin_cpu_supports("avx512cd")}, {"avx512dq", __builtin_cpu_supports("avx512dq")},
      {"avx512vl", __builtin_cpu_supports("avx512vl")}, {"avx512_bf16", __builtin_cpu_supports("avx512bf16")}};
  for (auto [name, has] : answers)
    if (!has)
      words.erase(std::remove(words.begin(), words.end(), name), words.end());
#endif
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
    dropDenied(words);
    return words;
  }
  return {};
}

const std::vector<std::string> &hostCpuFeatures() {
  static const std::vector<std::string> *features = new std::vector<std::string>(readCpuFeatures());
  return *features;
}

} // namespace gcrt
