#include "runtime/device/Trace.h"

#include <chrono>

namespace gcrt {

uint64_t traceClock() {
  return uint64_t(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
          .count());
}

void TraceRecorder::start() {
  std::lock_guard<std::mutex> lock(mutex);
  events.clear();
  on.store(true);
}

std::vector<TraceEvent> TraceRecorder::stop() {
  std::lock_guard<std::mutex> lock(mutex);
  on.store(false);
  return std::exchange(events, {});
}

void TraceRecorder::add(const TraceEvent &event) {
  if (!isOn())
    return;
  std::lock_guard<std::mutex> lock(mutex);
  events.push_back(event);
}

TraceScope::TraceScope(TraceRecorder *given, TraceEvent::Kind kind, fb::StreamKind stream, uint64_t amount,
                       const CommandInfo &info)
    : recorder(given && given->isOn() ? given : nullptr) {
  if (!recorder)
    return;
  event.kind = kind;
  event.stream = stream;
  event.amount = amount;
  event.info = &info;
  event.begin = traceClock();
}

TraceScope::~TraceScope() {
  if (!recorder)
    return;
  event.end = traceClock();
  event.busy = event.end - event.begin;
  recorder->add(event);
}

} // namespace gcrt
