// An artifact on its devices, ready to run.
//
//   Session::Options options;
//   options.devices.push_back(makeCpuDevice({}));
//   auto session = Session::create(artifact, std::move(options));
//   absl::Status status = (*session)->run("main", {{arguments, results}});
//
// With several devices every one runs the same program on its own part of the data, in its own thread; collectives meet
// through the communicators. A device or a communicator belongs to one session. One run at a time.
#ifndef GC_RUNTIME_EXEC_SESSION_H
#define GC_RUNTIME_EXEC_SESSION_H

#include "runtime/base/Array.h"
#include "runtime/exec/Executor.h"

#include <map>

namespace gcrt {

// The buffers of one device for one run.
struct DeviceBuffers {
  absl::Span<const HostBuffer> arguments, results;
};

struct SessionOptions {
  // As many as the artifact was compiled for, by number.
  std::vector<std::unique_ptr<Device>> devices;
  // One per device; may be empty for one device without collectives.
  std::vector<std::unique_ptr<Communicator>> communicators;
  bool poison = false; // arenas are filled with NaN before each run, for tests
  // While it is true no step starts, and a run ends with a status that absl::IsCancelled; null: runs end by themselves.
  std::shared_ptr<const std::atomic<bool>> cancel;
};

class Session {
public:
  using Options = SessionOptions;
  static absl::StatusOr<std::unique_ptr<Session>> create(std::shared_ptr<const Artifact> artifact, Options options);
  virtual ~Session() = default;

  // Runs a program once; one entry per device. Memory of arguments and results may not overlap but where a donated
  // argument is aliased with a result. After an error the contents of results and donated arguments are undefined, and
  // the session is ready for another run.
  virtual absl::Status run(std::string_view program, absl::Span<const DeviceBuffers> buffers) = 0;
  // Runs it on whole arrays, host memory of the caller: each device gets its parts by the layouts in the artifact, in
  // memory of their own, and results are put together from theirs (a replicated one is device 0's). For a result that
  // is aliased with an argument, data may be the argument's; the argument keeps its contents otherwise.
  absl::Status runWhole(std::string_view program, absl::Span<const HostBuffer> arguments,
                        absl::Span<const HostBuffer> results);
  // One device; the results are new arrays. An aliased result shares its argument's memory.
  absl::StatusOr<std::vector<Array>> run(std::string_view program, absl::Span<const Array> arguments);

  virtual const Artifact &artifact() const = 0;
  // Temporary memory of one device for a program. The program must exist.
  virtual absl::StatusOr<uint64_t> arenaBytes(std::string_view program) = 0;
  // Launches by kernel family since the last reset, of device 0.
  virtual std::map<std::string, uint64_t> kernelCounts() const = 0;
  // What a device's communicator counted since the last reset.
  virtual CollectiveCounts collectiveCounts(uint32_t device) const = 0;
  virtual void resetCounts() = 0;
};

} // namespace gcrt

#endif
