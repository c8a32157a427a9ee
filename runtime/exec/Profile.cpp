#include "runtime/exec/Profile.h"

#include "absl/strings/str_cat.h"
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace gcrt {

using nlohmann::json;

// Rows of a device: its streams by kind, then the pool's threads.
static int rowOf(const TraceEvent &event) {
  constexpr int kStreams = int(fb::StreamKind::MAX) + 1;
  return event.worker < 0 ? int(event.stream) : kStreams + event.worker;
}

static std::string rowName(const TraceEvent &event) {
  return event.worker < 0 ? absl::StrCat(fb::EnumNameStreamKind(event.stream), " stream")
                          : absl::StrCat("thread ", event.worker);
}

static const char *kindName(TraceEvent::Kind kind) {
  switch (kind) {
  case TraceEvent::Kind::Kernel:
    return "kernel";
  case TraceEvent::Kind::Copy:
    return "copy";
  case TraceEvent::Kind::Fill:
    return "fill";
  case TraceEvent::Kind::Collective:
    return "collective";
  case TraceEvent::Kind::Host:
    return "host";
  }
  return "";
}

static json metadata(const char *what, size_t device, int row, const std::string &name) {
  return {{"name", what}, {"ph", "M"}, {"pid", device}, {"tid", row}, {"args", {{"name", name}}}};
}

// What a kernel's event says of the kernel and of its speed.
static json kernelArguments(const Artifact &artifact, const TraceEvent &event) {
  const fb::Kernel *kernel = artifact.module().kernels()->Get(event.kernel);
  double share = event.worker < 0 ? 1 : double(event.amount) / double(artifact.tiles(event.kernel));
  double seconds = std::max(double(event.busy) * 1e-9, 1e-9);
  json out = {{"kernel", kernel->name()->str()},
              {"tiles", event.amount},
              {"flops", kernel->flops() * share},
              {"bytes", kernel->bytes() * share},
              {"flop_per_s", kernel->flops() * share / seconds},
              {"bytes_per_s", kernel->bytes() * share / seconds}};
  if (event.worker >= 0)
    out["busy_us"] = double(event.busy) * 1e-3;
  return out;
}

static json eventOf(const Artifact &artifact, const TraceEvent &event, size_t device, uint64_t origin) {
  bool kernel = event.kind == TraceEvent::Kind::Kernel;
  json arguments = kernel ? kernelArguments(artifact, event) : json::object();
  double seconds = std::max(double(event.busy) * 1e-9, 1e-9);
  if (event.kind == TraceEvent::Kind::Copy || event.kind == TraceEvent::Kind::Fill) {
    arguments["bytes"] = event.amount;
    // A copy reads and writes.
    arguments["bytes_per_s"] = double(event.amount) * (event.kind == TraceEvent::Kind::Copy ? 2 : 1) / seconds;
  }
  if (event.info && !event.info->location.empty())
    arguments["location"] = event.info->location;
  std::string name = kernel ? artifact.module().kernels()->Get(event.kernel)->family()->str() : kindName(event.kind);
  if (event.kind == TraceEvent::Kind::Collective && event.info && !event.info->label.empty())
    name = event.info->label;
  return {{"name", name},
          {"cat", kindName(event.kind)},
          {"ph", "X"},
          {"pid", device},
          {"tid", rowOf(event)},
          {"ts", double(event.begin - origin) * 1e-3},
          {"dur", double(event.end - event.begin) * 1e-3},
          {"args", std::move(arguments)}};
}

std::string chromeTrace(const Artifact &artifact, absl::Span<const std::vector<TraceEvent>> devices) {
  json events = json::array();
  uint64_t origin = UINT64_MAX;
  for (const std::vector<TraceEvent> &device : devices)
    for (const TraceEvent &event : device)
      origin = std::min(origin, event.begin);
  for (size_t device = 0; device < devices.size(); ++device) {
    events.push_back(metadata("process_name", device, 0, absl::StrCat("device ", device)));
    std::set<int> rows;
    for (const TraceEvent &event : devices[device])
      if (rows.insert(rowOf(event)).second)
        events.push_back(metadata("thread_name", device, rowOf(event), rowName(event)));
    for (const TraceEvent &event : devices[device])
      events.push_back(eventOf(artifact, event, device, origin));
  }
  json out = {{"displayTimeUnit", "ns"}, {"traceEvents", std::move(events)}};
  return out.dump();
}

Profile profileOf(const Artifact &artifact, absl::Span<const TraceEvent> events) {
  Profile profile;
  profile.kernels.resize(artifact.module().kernels() ? artifact.module().kernels()->size() : 0);
  uint64_t first = UINT64_MAX, last = 0;
  for (const TraceEvent &event : events) {
    if (event.worker >= 0)
      continue;
    first = std::min(first, event.begin);
    last = std::max(last, event.end);
    Profile::Kernel &sum = event.kind == TraceEvent::Kind::Kernel       ? profile.kernels[event.kernel]
                           : event.kind == TraceEvent::Kind::Copy       ? profile.copies
                           : event.kind == TraceEvent::Kind::Fill       ? profile.fills
                           : event.kind == TraceEvent::Kind::Collective ? profile.collectives
                                                                        : profile.host;
    ++sum.launches;
    sum.seconds += double(event.end - event.begin) * 1e-9;
  }
  profile.seconds = last > 0 ? double(last - first) * 1e-9 : 0;
  return profile;
}

} // namespace gcrt
