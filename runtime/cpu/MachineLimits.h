// What this machine can do at most, measured: the ceilings that kernels are held against.
//
// Method. Every figure is the best of a few rounds of some milliseconds, after one that is not counted; all threads
// start a round together, and the slowest counts. Rates: independent fused multiply-adds of the widest vectors that the
// CPU has (two floating-point operations each; bf16 by the dot instruction, four a lane), enough of them to hide their
// latency, nothing from memory. Bandwidths: each thread goes over memory of its own again and again; `read` sums,
// `write` stores (plain or past the caches, whichever is faster), `copy` does both and counts both. They are measured
// on working sets that lie in the inner caches, in the last one, and in memory.
//
// Time is each thread's own CPU time: what other processes take does not count, though they share caches and memory.
#ifndef GC_RUNTIME_CPU_MACHINELIMITS_H
#define GC_RUNTIME_CPU_MACHINELIMITS_H

#include "runtime/abi/gcx_generated.h"

#include <string>
#include <vector>

namespace gcrt {

// FLOP/s; 0: the CPU has no instruction for it.
struct MachineRates {
  double f32 = 0, f64 = 0, bf16 = 0;
  // Of a type that has no rate of its own: f32's.
  double of(fb::DType type) const;
};

// Bytes/s of all threads together.
struct MachineBandwidth {
  uint64_t workingSet = 0; // bytes a thread goes over
  double read = 0, write = 0, copy = 0;
};

struct MachineLimits {
  std::string cpu;
  int threads = 1;
  MachineRates oneThread, allThreads;
  std::vector<MachineBandwidth> oneThreadMemory, allThreadsMemory; // by working set, ascending

  // The innermost level that holds so many bytes, of all threads.
  const MachineBandwidth &levelFor(double bytes) const;
  // The least time of a kernel on all threads: the longer of its arithmetic and its traffic, in seconds.
  double seconds(double flops, fb::DType type, double readBytes, double writtenBytes) const;
};

// Takes about a second. threads: 0 for as many as the affinity mask has CPUs.
MachineLimits measureMachine(int threads = 0);

} // namespace gcrt

#endif
