#include "tools/report/Machine.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"

namespace gc {

using nlohmann::json;

static json toJson(const gcrt::MachineRates &rates, const std::vector<gcrt::MachineBandwidth> &memory) {
  json levels = json::array();
  for (const gcrt::MachineBandwidth &level : memory)
    levels.push_back(
        {{"working_set_bytes", level.workingSet}, {"read", level.read}, {"write", level.write}, {"copy", level.copy}});
  return {{"flop_per_s", {{"f32", rates.f32}, {"f64", rates.f64}, {"bf16", rates.bf16}}}, {"bytes_per_s", levels}};
}

json toJson(const gcrt::MachineLimits &limits) {
  return {{"cpu", limits.cpu},
          {"threads", limits.threads},
          {"one_thread", toJson(limits.oneThread, limits.oneThreadMemory)},
          {"all_threads", toJson(limits.allThreads, limits.allThreadsMemory)}};
}

static void readSide(const json &side, gcrt::MachineRates &rates, std::vector<gcrt::MachineBandwidth> &memory) {
  const json &flops = side.at("flop_per_s");
  rates = {flops.at("f32").get<double>(), flops.at("f64").get<double>(), flops.at("bf16").get<double>()};
  for (const json &level : side.at("bytes_per_s"))
    memory.push_back({level.at("working_set_bytes").get<uint64_t>(), level.at("read").get<double>(),
                      level.at("write").get<double>(), level.at("copy").get<double>()});
}

static bool isUsable(const gcrt::MachineLimits &limits) {
  bool good = limits.threads > 0 && limits.allThreads.f32 > 0 && limits.allThreads.f64 > 0 &&
              limits.allThreads.bf16 >= 0 && !limits.allThreadsMemory.empty();
  for (const gcrt::MachineBandwidth &level : limits.allThreadsMemory)
    good &= level.workingSet > 0 && level.read > 0 && level.write > 0 && level.copy > 0;
  return good;
}

absl::StatusOr<gcrt::MachineLimits> machineFromJson(const json &document, const std::string &where) {
  gcrt::MachineLimits limits;
  std::string why = "its rates and bandwidths must be above 0";
  try {
    limits.cpu = document.at("cpu").get<std::string>();
    limits.threads = document.at("threads").get<int>();
    readSide(document.at("one_thread"), limits.oneThread, limits.oneThreadMemory);
    readSide(document.at("all_threads"), limits.allThreads, limits.allThreadsMemory);
    if (isUsable(limits))
      return limits;
  } catch (const json::exception &error) {
    why = error.what();
  }
  return absl::InvalidArgumentError(absl::StrCat(where, " holds no limits of a machine (", why,
                                                 "): write it by gcompile machine --json > machine.json"));
}

absl::StatusOr<gcrt::MachineLimits> machineLimits(const std::string &path) {
  if (path.empty()) {
    gcrt::MachineLimits limits = gcrt::measureMachine();
    if (!isUsable(limits))
      return absl::FailedPreconditionError("the limits of this machine cannot be measured: its CPU lacks fma, or there "
                                           "is no memory; give --machine FILE");
    return limits;
  }
  absl::StatusOr<std::shared_ptr<const gcrt::MappedFile>> file = gcrt::MappedFile::open(path);
  if (!file.ok())
    return absl::InvalidArgumentError(
        absl::StrCat(file.status().message(), ": write it by gcompile machine --json > ", path));
  absl::Span<const char> text = (*file)->bytes();
  json document = json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  return machineFromJson(document, path);
}

} // namespace gc
