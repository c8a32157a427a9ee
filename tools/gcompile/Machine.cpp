// gcompile machine: what this machine can do at most.
#include "tools/gcompile/Commands.h"

#include "tools/report/Machine.h"
#include "tools/report/Report.h"

#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include <CLI/CLI.hpp>
#include <iostream>

namespace gc {

static std::string sideText(const char *what, const gcrt::MachineRates &rates,
                            const std::vector<gcrt::MachineBandwidth> &memory) {
  std::string out = absl::StrCat(what, ": ", rateText(rates.f32, "FLOP/s"), " in f32, ", rateText(rates.f64, "FLOP/s"),
                                 " in f64, bf16 ", rates.bf16 > 0 ? rateText(rates.bf16, "FLOP/s") : "not", "\n");
  for (const gcrt::MachineBandwidth &level : memory)
    absl::StrAppend(&out, "  ", bytesText(double(level.workingSet)), " a thread: read ", rateText(level.read, "B/s"),
                    ", write ", rateText(level.write, "B/s"), ", copy ", rateText(level.copy, "B/s"), "\n");
  return out;
}

static absl::Status machine(bool json) {
  GC_ASSIGN_OR_RETURN(gcrt::MachineLimits limits, machineLimits(""));
  if (json)
    std::cout << toJson(limits).dump(2) << '\n';
  else
    std::cout << limits.cpu << '\n'
              << sideText("one thread", limits.oneThread, limits.oneThreadMemory)
              << sideText(absl::StrCat(limits.threads, " threads").c_str(), limits.allThreads, limits.allThreadsMemory);
  return absl::OkStatus();
}

void addMachineCommand(CLI::App &program, Action &action) {
  auto json = std::make_shared<bool>(false);
  CLI::App *command = program.add_subcommand("machine", "Measure what the machine can do at most");
  command->add_flag("--json", *json, "as JSON, in the form that --machine reads");
  command->footer(
      "FLOP/s of independent fused multiply-adds, bytes/s of reading, writing and copying in the inner caches, the\n"
      "last one and memory; the best of some rounds by the threads' own CPU time. A few seconds.\n"
      "Example:\n"
      "  gcompile machine --json > machine.json");
  command->callback([json, &action] { action = [json] { return machine(*json); }; });
}

} // namespace gc
