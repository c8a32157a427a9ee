// What a traced run (runtime/device/Trace.h) says: a file for people to look at, and sums to reckon with.
#ifndef GC_RUNTIME_EXEC_PROFILE_H
#define GC_RUNTIME_EXEC_PROFILE_H

#include "runtime/artifact/Artifact.h"
#include "runtime/device/Trace.h"

#include <string>
#include <vector>

namespace gcrt {

// Trace-event JSON, which Perfetto (ui.perfetto.dev) and chrome://tracing open. `devices`: the events of each. A device
// is a process; its streams and its pool's threads are rows. A kernel's event has what it achieved: flop_per_s and
// bytes_per_s by the artifact's own counts, on a thread's row those of the thread's share of the tiles.
std::string chromeTrace(const Artifact &artifact, absl::Span<const std::vector<TraceEvent>> devices);

// Sums over the whole commands of one device.
struct Profile {
  struct Kernel {
    uint64_t launches = 0;
    double seconds = 0;
  };
  std::vector<Kernel> kernels; // by number
  Kernel copies, fills, collectives, host;
  double seconds = 0; // from the first command's start to the last one's end
};
Profile profileOf(const Artifact &artifact, absl::Span<const TraceEvent> events);

} // namespace gcrt

#endif
