#include "runtime/base/CpuFeatures.h"

#include "absl/strings/str_split.h"
#include <algorithm>
#include <fstream>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace gcrt {

#if defined(__x86_64__)
namespace {

struct Answer {
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
};
// All zero where the CPU does not know the question.
Answer ask(unsigned leaf, unsigned part = 0) {
  Answer a;
  __get_cpuid_count(leaf, part, &a.eax, &a.ebx, &a.ecx, &a.edx);
  return a;
}

// The parts of the registers that the system saves: XCR0 of the processor manuals.
unsigned savedState(const Answer &basic) {
  if (!(basic.ecx & bit_OSXSAVE))
    return 0;
  unsigned low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

} // namespace

// An emulator of one process (qemu-user) shows the file of the machine around it: what the CPU's own answer denies is
// not there. Names that kernels never ask for are left as the file has them. Not by __builtin_cpu_supports: that puts
// variables of the compiler's into a library that has none of its own.
static void dropDenied(std::vector<std::string> &words) {
  Answer basic = ask(1), more = ask(7), most = ask(7, 1), extended = ask(0x80000001);
  constexpr unsigned kVectors = 0x6, kWideVectors = 0xe6; // of 256 bits, and of 512 with masks
  unsigned saved = savedState(basic);
  bool vectors = (saved & kVectors) == kVectors, wide = (saved & kWideVectors) == kWideVectors;
  const struct {
    const char *name;
    bool has;
  } answers[] = {{"avx2", vectors && (more.ebx & bit_AVX2)},
                 {"fma", vectors && (basic.ecx & bit_FMA)},
                 {"f16c", vectors && (basic.ecx & bit_F16C)},
                 {"bmi1", (more.ebx & bit_BMI) != 0},
                 {"bmi2", (more.ebx & bit_BMI2) != 0},
                 {"abm", (extended.ecx & bit_LZCNT) != 0},
                 {"avx512f", wide && (more.ebx & bit_AVX512F)},
                 {"avx512bw", wide && (more.ebx & bit_AVX512BW)},
                 {"avx512cd", wide && (more.ebx & bit_AVX512CD)},
                 {"avx512dq", wide && (more.ebx & bit_AVX512DQ)},
                 {"avx512vl", wide && (more.ebx & bit_AVX512VL)},
                 {"avx512_bf16", wide && (most.eax & bit_AVX512BF16)}};
  for (auto [name, has] : answers)
    if (!has)
      words.erase(std::remove(words.begin(), words.end(), name), words.end());
}
#else
static void dropDenied(std::vector<std::string> &) {}
#endif

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
