#include "tools/driver/ProcessMemory.h"

#include <fstream>
#include <string>

namespace gc {

// A line of /proc/self/status, as "VmHWM:  1234 kB".
static int64_t status(const char *field) {
  std::ifstream lines("/proc/self/status");
  for (std::string word; lines >> word;)
    if (int64_t kib; word == field && lines >> kib)
      return kib * 1024;
  return -1;
}

int64_t residentMemory() {
  return status("VmRSS:");
}

int64_t peakMemory() {
  return status("VmHWM:");
}

bool restartPeakMemory() {
  // proc(5): 5 resets the peak resident set size to what is resident.
  std::ofstream file("/proc/self/clear_refs");
  return static_cast<bool>(file << 5 << std::flush);
}

} // namespace gc
