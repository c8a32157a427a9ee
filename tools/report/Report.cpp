#include "tools/report/Report.h"

#include "tools/report/Machine.h"
#include "tools/report/MemoryTimeline.h"

#include "runtime/base/DType.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace gc {

namespace fb = gcrt::fb;
using nlohmann::json;

namespace {

template <typename V> uint32_t sizeOf(const V *vector) {
  return vector ? vector->size() : 0;
}

// How often each kernel is launched, and from where.
struct Launches {
  double count = 0;
  bool inWhile = false;
  std::map<std::string, double> locations;
};

class LaunchCounter {
public:
  explicit LaunchCounter(size_t kernels) : launches(kernels) {}

  void count(const flatbuffers::Vector<flatbuffers::Offset<fb::Command>> *commands, double times, bool inWhile) {
    for (uint32_t i = 0; i < sizeOf(commands); ++i) {
      const fb::Command *command = commands->Get(i);
      if (const fb::Launch *launch = command->op_as_Launch()) {
        Launches &entry = launches[launch->kernel()];
        entry.count += times;
        entry.inWhile |= inWhile;
        entry.locations[command->location() ? command->location()->str() : ""] += times;
      } else if (const fb::While *loop = command->op_as_While()) {
        count(loop->cond(), times, true);
        count(loop->body(), times, true);
      } else if (const fb::For *loop = command->op_as_For()) {
        count(loop->body(), times * double(loop->trip()), inWhile);
      } else if (const fb::Case *branches = command->op_as_Case()) {
        for (const fb::Branch *branch : *branches->branches())
          count(branch->commands(), times, inWhile);
      }
    }
  }

  std::vector<Launches> launches;
};

double bytesOf(const flatbuffers::Vector<flatbuffers::Offset<fb::Value>> *values) {
  double sum = 0;
  for (uint32_t i = 0; i < sizeOf(values); ++i) {
    double bytes = double(gcrt::byteSize(values->Get(i)->dtype()));
    for (uint32_t d = 0; d < sizeOf(values->Get(i)->shape()); ++d)
      bytes *= double(values->Get(i)->shape()->Get(d));
    sum += bytes;
  }
  return sum;
}

json kernelOf(const fb::Kernel &kernel, uint32_t number, const Launches &launches, const gcrt::MachineLimits &limits) {
  double written = 0;
  for (uint32_t i = kernel.operands(); i < sizeOf(kernel.buffer_bytes()); ++i)
    written += double(kernel.buffer_bytes()->Get(i));
  written = std::min(written, kernel.bytes());
  double read = kernel.bytes() - written;
  json locations = json::array();
  for (const auto &[location, count] : launches.locations)
    locations.push_back({{"location", location}, {"launches", count}});
  double limit = limits.seconds(kernel.flops(), kernel.work(), read, written);
  bool byWork = limits.seconds(0, kernel.work(), read, written) < limit;
  return {{"number", number},
          {"name", kernel.name()->str()},
          {"family", kernel.family()->str()},
          {"launches", launches.count},
          {"in_while", launches.inWhile},
          {"flops", kernel.flops()},
          {"bytes", kernel.bytes()},
          {"work", fb::EnumNameDType(kernel.work())},
          {"scratch_bytes", kernel.scratch_bytes()},
          {"limit_s", limit},
          {"bound", byWork ? "arithmetic" : "memory"},
          {"locations", locations}};
}

json toJson(const MemoryTimeline::Tensor &tensor) {
  return {{"label", tensor.label}, {"location", tensor.location},    {"offset", tensor.offset},
          {"bytes", tensor.bytes}, {"first_step", tensor.firstStep}, {"last_step", tensor.lastStep}};
}

json memoryOf(const fb::Module &module, const fb::Program &program) {
  MemoryTimeline timeline = memoryTimeline(module, program);
  double constants = 0;
  for (uint32_t i = 0; i < sizeOf(module.constants()); ++i)
    constants += double(module.constants()->Get(i)->bytes());
  json steps = json::array(), tensors = json::array(), peak = json::array();
  for (const MemoryTimeline::Step &step : timeline.steps)
    steps.push_back({{"what", step.what},
                     {"location", step.location},
                     {"kernel", step.kernel},
                     {"depth", step.depth},
                     {"live_bytes", step.liveBytes}});
  for (const MemoryTimeline::Tensor &tensor : timeline.tensors)
    tensors.push_back(toJson(tensor));
  for (const MemoryTimeline::Tensor *tensor : timeline.at(timeline.peakStep))
    peak.push_back(toJson(*tensor));
  json inResults = json::array();
  for (uint32_t i = 0; i < sizeOf(program.buffers()); ++i) {
    const fb::Buffer *buffer = program.buffers()->Get(i);
    if (buffer->kind() == fb::BufferKind::result && sizeOf(buffer->label()) != 0 && sizeOf(buffer->strides()) == 0)
      inResults.push_back({{"label", buffer->label()->str()},
                           {"location", buffer->location() ? buffer->location()->str() : ""},
                           {"result", buffer->index()},
                           {"offset", buffer->offset()},
                           {"bytes", buffer->bytes()}});
  }
  return {{"argument_bytes", bytesOf(program.arguments())},
          {"result_bytes", bytesOf(program.results())},
          {"constant_bytes", constants},
          {"arena_bytes", timeline.arenaBytes},
          {"peak_bytes", timeline.peakBytes},
          {"peak_step", timeline.peakStep},
          {"peak_tensors", peak},
          {"tensors_in_results", inResults},
          {"steps", steps},
          {"tensors", tensors}};
}

} // namespace

json reportOf(const gcrt::Artifact &artifact, const fb::Program &program, const gcrt::MachineLimits &limits) {
  const fb::Module &module = artifact.module();
  LaunchCounter counter(sizeOf(module.kernels()));
  counter.count(program.commands(), 1, false);
  json kernels = json::array();
  double limit = 0;
  for (uint32_t i = 0; i < sizeOf(module.kernels()); ++i) {
    kernels.push_back(kernelOf(*module.kernels()->Get(i), i, counter.launches[i], limits));
    limit += kernels.back()["limit_s"].get<double>() * counter.launches[i].count;
  }
  return {{"machine", toJson(limits)}, {"kernels", kernels}, {"limit_s", limit}, {"memory", memoryOf(module, program)}};
}

void addProfile(json &report, const gcrt::Profile &profile) {
  std::map<std::string, double> families;
  for (json &kernel : report["kernels"]) {
    const gcrt::Profile::Kernel &measured = profile.kernels[kernel["number"].get<size_t>()];
    kernel["measured_launches"] = measured.launches;
    kernel["measured_s"] = measured.seconds;
    families[kernel["family"]] += measured.seconds;
  }
  for (auto [name, sum] : {std::pair("copy", profile.copies), std::pair("fill", profile.fills),
                           std::pair("collective", profile.collectives), std::pair("host", profile.host)})
    if (sum.launches > 0)
      families[name] += sum.seconds;
  double busy = 0;
  for (const auto &[name, seconds] : families)
    busy += seconds;
  // Streams may overlap.
  families["between commands"] = std::max(profile.seconds - busy, 0.0);
  report["families"] = families;
  report["measured_s"] = profile.seconds;
}

double secondsOf(const json &kernel) {
  return kernel.contains("measured_s") ? kernel["measured_s"].get<double>()
                                       : kernel["limit_s"].get<double>() * kernel["launches"].get<double>();
}

std::vector<json> byTime(const json &report) {
  std::vector<json> kernels(report["kernels"].begin(), report["kernels"].end());
  std::sort(kernels.begin(), kernels.end(), [](const json &a, const json &b) {
    double x = secondsOf(a), y = secondsOf(b);
    return x != y ? x > y : a["number"] < b["number"];
  });
  return kernels;
}

std::string timeText(double seconds) {
  return seconds >= 1      ? absl::StrFormat("%.2f s", seconds)
         : seconds >= 1e-3 ? absl::StrFormat("%.2f ms", seconds * 1e3)
                           : absl::StrFormat("%.2f us", seconds * 1e6);
}

std::string bytesText(double bytes) {
  const char *units[] = {"B", "KiB", "MiB", "GiB"};
  size_t unit = 0;
  for (; bytes >= 1024 && unit < 3; ++unit)
    bytes /= 1024;
  return absl::StrFormat("%.*f %s", unit == 0 ? 0 : 1, bytes, units[unit]);
}

std::string rateText(double perSecond, const char *unit) {
  const char *prefixes[] = {"", "k", "M", "G", "T"};
  size_t prefix = 0;
  for (; perSecond >= 1000 && prefix < 4; ++prefix)
    perSecond /= 1000;
  return absl::StrFormat("%.1f %s%s", perSecond, prefixes[prefix], unit);
}

} // namespace gc
