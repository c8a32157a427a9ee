// What a device did when: the events of a traced run. A device that is given a recorder adds an event for each command
// and for what each thread of its pool did of a kernel; without one it tests a null pointer and nothing else.
//
//   TraceRecorder recorder;
//   cpuOptions.trace = &recorder;        // outlives the device
//   recorder.start(); …run…
//   std::vector<TraceEvent> events = recorder.stop();
//
// runtime/exec/TraceFile.h writes them as a file that Perfetto and Chrome show.
#ifndef GC_RUNTIME_DEVICE_TRACE_H
#define GC_RUNTIME_DEVICE_TRACE_H

#include "runtime/device/Device.h"

#include <atomic>
#include <mutex>
#include <vector>

namespace gcrt {

struct TraceEvent {
  enum class Kind : uint8_t { Kernel, Copy, Fill, Collective, Host };
  Kind kind = Kind::Kernel;
  fb::StreamKind stream = fb::StreamKind::compute;
  int32_t worker = -1;               // the thread of the pool whose share of a kernel this is; -1: the whole command
  uint32_t kernel = 0;               // Kernel: its number
  uint64_t amount = 0;               // Kernel: tiles; Copy, Fill: bytes
  uint64_t begin = 0, end = 0;       // nanoseconds of the steady clock
  uint64_t busy = 0;                 // of a worker: without the gaps between its tiles
  const CommandInfo *info = nullptr; // lives in the session's plan
};

uint64_t traceClock();

class TraceRecorder {
public:
  // Forgets what was recorded. No run may be under way at either.
  void start();
  std::vector<TraceEvent> stop();

  bool isOn() const { return on.load(std::memory_order_relaxed); }
  // From any thread; nothing happens unless started.
  void add(const TraceEvent &event);

private:
  std::atomic<bool> on{false};
  std::mutex mutex;
  std::vector<TraceEvent> events;
};

// Records a command from its construction to its end; `recorder` may be null.
class TraceScope {
public:
  TraceScope(TraceRecorder *recorder, TraceEvent::Kind kind, fb::StreamKind stream, uint64_t amount,
             const CommandInfo &info);
  ~TraceScope();
  TraceScope(const TraceScope &) = delete;
  TraceScope &operator=(const TraceScope &) = delete;

private:
  TraceRecorder *recorder;
  TraceEvent event;
};

} // namespace gcrt

#endif
