// What the CPU under this process can do.
#ifndef GC_RUNTIME_BASE_CPUFEATURES_H
#define GC_RUNTIME_BASE_CPUFEATURES_H

#include <string>
#include <vector>

namespace gcrt {

// In /proc/cpuinfo's names, sorted. On x86 a feature that kernels may ask for is named only where the CPU itself, asked
// by CPUID, has it and the system keeps its registers. Read once a process; any thread may call it.
const std::vector<std::string> &hostCpuFeatures();

} // namespace gcrt

#endif
