// Runs one plan on one device: owns its streams, events and arenas.
#ifndef GC_RUNTIME_EXEC_EXECUTOR_H
#define GC_RUNTIME_EXEC_EXECUTOR_H

#include "runtime/exec/Plan.h"

#include <atomic>

namespace gcrt {

// Memory that the caller owns.
struct HostBuffer {
  void *data = nullptr;
  uint64_t bytes = 0;
};

class Executor {
public:
  struct Place {
    Device *device = nullptr;
    Communicator *communicator = nullptr;      // null: a program without collectives
    uint32_t index = 0;                        // of the device in the meshes
    bool poison = false;                       // arenas are filled with NaN before each run
    const std::atomic<bool> *cancel = nullptr; // see SessionOptions
  };
  static absl::StatusOr<std::unique_ptr<Executor>> create(std::shared_ptr<const Plan> plan, const Place &place);

  // Argument and result memory is device memory (for a CPU any). For a result that is aliased with an argument, data is
  // null or the argument's.
  absl::Status run(absl::Span<const HostBuffer> arguments, absl::Span<const HostBuffer> results);

  uint64_t arenaBytes() const;
  // How often each kernel was launched since the last reset.
  absl::Span<const uint64_t> launches() const { return launchCounts; }
  void resetLaunches() { std::fill(launchCounts.begin(), launchCounts.end(), 0); }

private:
  Executor(std::shared_ptr<const Plan> plan, const Place &place) : plan(std::move(plan)), place(place) {}
  absl::Status prepare();
  absl::Status createEvents();
  absl::Status bind(absl::Span<const HostBuffer> arguments, absl::Span<const HostBuffer> results);
  void resolve(uint32_t buffer);
  absl::Status runSteps(const std::vector<Step> &steps);
  absl::Status runStep(const Step &step);
  absl::Status launch(const Step &step);
  absl::Status collective(const Step &step);
  absl::Status expectStep(const Step &step);
  absl::Status deviceIndex(const Step &step);
  absl::Status runWhile(const Step &step);
  absl::Status runFor(const Step &step);
  absl::Status runCase(const Step &step);
  absl::Status synchronize();

  std::shared_ptr<const Plan> plan;
  const Place place;
  std::vector<std::unique_ptr<Stream>> streams;
  std::vector<std::unique_ptr<Event>> events;
  std::unique_ptr<Allocation> arenas[3];
  std::vector<char *> bases;          // per buffer: where it starts when all counters are 0
  std::vector<void *> addresses;      // per buffer: where it starts now
  std::vector<void *> launchPointers; // as Plan::launchBuffers
  std::vector<int64_t> scalars;
  std::vector<uint32_t> callerPlaces; // places of launchPointers that a run's arguments and results change
  std::vector<uint32_t> callerBuffers;
  std::vector<int64_t> counters; // per loop
  std::vector<uint64_t> launchCounts;
};

} // namespace gcrt

#endif
