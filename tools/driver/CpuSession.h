// An artifact on this machine's CPUs: as many local devices as it was compiled for, which share the threads.
#ifndef GC_TOOLS_DRIVER_CPUSESSION_H
#define GC_TOOLS_DRIVER_CPUSESSION_H

#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"

namespace gc {

struct CpuSessionOptions {
  gcrt::CpuOptions cpu;                            // of each device, but for its recorder
  std::vector<gcrt::TraceRecorder *> recorders;    // one per device, or none; they outlive the session
  bool poison = false;                             // see SessionOptions
  std::shared_ptr<const std::atomic<bool>> cancel; // the same
};

absl::StatusOr<std::unique_ptr<gcrt::Session>> makeCpuSession(std::shared_ptr<const gcrt::Artifact> artifact,
                                                              const CpuSessionOptions &how);

// Runs a program on whole arrays, of all devices together; with one device there is no copy.
absl::Status runOnce(gcrt::Session &session, std::string_view program, absl::Span<const gcrt::HostBuffer> arguments,
                     absl::Span<const gcrt::HostBuffer> results);

} // namespace gc

#endif
