// This process's memory as the kernel counts it: bytes in physical memory, shared pages of files included.
#ifndef GC_TOOLS_DRIVER_PROCESSMEMORY_H
#define GC_TOOLS_DRIVER_PROCESSMEMORY_H

#include <cstdint>

namespace gc {

int64_t residentMemory(); // now; -1 where it cannot be told
int64_t peakMemory();     // the most since the start, or since restartPeak; -1 where it cannot be told
// The peak begins anew from what is resident now. False where the kernel does not let it.
bool restartPeakMemory();

} // namespace gc

#endif
