// The CPU as a device. Kernels run on a thread pool; streams come in three modes that obey the same rules:
//   eager        each command runs when it is issued, on the calling thread. Always right, since the order of issue
//   obeys
//                every stream and every event, and without any hand-over: the default.
//   threads      one thread per stream: copies and collectives overlap with kernels.
//   adversarial  commands run as late as can be, or in another order that events allow, chosen by a seed: a missing
//   event
//                shows as a wrong result. Memory is poisoned, so that what was never written shows too. For tests.
#ifndef GC_RUNTIME_CPU_CPUDEVICE_H
#define GC_RUNTIME_CPU_CPUDEVICE_H

#include "runtime/base/ThreadPool.h"
#include "runtime/device/Trace.h"

namespace gcrt {

enum class StreamMode { Eager, Threads, Adversarial };

struct CpuOptions {
  std::shared_ptr<ThreadPool> pool; // absent: kernels run on the issuing thread alone
  StreamMode mode = StreamMode::Eager;
  uint64_t seed = 0;        // adversarial: the first six seeds are the six fixed priorities of three streams
  double inlineMicros = 12; // launches estimated shorter than this are not shared out
  bool libraries = true;    // kernels may use oneDNN where it is installed
  // The artifact's CPU level (Artifact::target()): oneDNN uses no more than that, so that bits do not depend on the
  // machine. One level per process. Empty: whatever the machine has.
  std::string libraryLevel;
  // GcRuntimeTable::emulate for artifacts with emulated CUDA kernels; absent, their kernels fail.
  int32_t (*emulate)(const GcKernelArgs *, const struct GcEmuKernel *) = nullptr;
  // What the last failing call of `emulate` on this thread had to say.
  std::string (*emulationReport)() = nullptr;
  std::string name = "cpu";
  TraceRecorder *trace = nullptr; // records what runs when it is started; outlives the device
};

std::unique_ptr<Device> makeCpuDevice(const CpuOptions &options);

// Holds oneDNN to a CPU level: "x86-64-v3" or "x86-64-v4"; any other name is no limit. An error if it was used, or held
// to another level, before.
absl::Status holdCpuLibraryTo(std::string_view level);

// Whether oneDNN was found, and which; empty if not. Opens it.
std::string cpuLibraryVersion();

} // namespace gcrt

#endif
