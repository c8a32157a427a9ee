// gcompile explain: what fused into what, what did not and why, what dominates the time.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Explain.h"
#include "tools/driver/Inputs.h"
#include "tools/report/Machine.h"
#include "tools/report/Report.h"

#include "runtime/artifact/Artifact.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include <CLI/CLI.hpp>
#include <iostream>

namespace gc {

using nlohmann::json;

namespace {
struct ExplainOptions {
  std::string program, machine;
  InputSources sources;
  EngineOptions engine;
  bool json = false, measure = false;
};
constexpr int kTracedRuns = 5;
constexpr size_t kMostKernels = 12, kMostOps = 16;
} // namespace

// The fastest of a few traced runs, after one that is not counted.
static absl::StatusOr<gcrt::Profile> measure(const ExplainOptions &options,
                                             std::shared_ptr<const gcrt::Artifact> artifact) {
  EngineOptions engineOptions = options.engine;
  engineOptions.trace = true;
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(std::move(artifact), engineOptions));
  GC_ASSIGN_OR_RETURN(std::vector<HostArray> originals, gatherInputs(engine->signature(), options.sources));
  Buffers buffers(engine->signature(), copyAll(originals));
  GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
  gcrt::Profile best;
  for (int i = 0; i < kTracedRuns; ++i) {
    buffers.restoreDonated(originals);
    GC_RETURN_IF_ERROR(engine->startTrace());
    GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
    GC_ASSIGN_OR_RETURN(RunTrace trace, engine->stopTrace());
    if (i == 0 || trace.profile->seconds < best.seconds)
      best = *trace.profile;
  }
  return best;
}

static std::string kernelText(const json &kernel, double total, bool measured) {
  double launches = kernel["launches"];
  std::string out = absl::StrCat(kernel["name"].get<std::string>(), " (", kernel["family"].get<std::string>(),
                                 "): ", absl::StrFormat("%.0f", launches), " launches, ",
                                 absl::StrFormat("%.1f%%", total > 0 ? 100 * secondsOf(kernel) / total : 0),
                                 " of the time, bound by ", kernel["bound"].get<std::string>(), ", least ",
                                 timeText(kernel["limit_s"].get<double>() * launches));
  if (measured)
    absl::StrAppend(&out, ", measured ", timeText(kernel["measured_s"]));
  absl::StrAppend(&out, "\n");
  const json &ops = kernel["ops"];
  for (size_t i = 0; i < std::min(ops.size(), kMostOps); ++i)
    absl::StrAppendFormat(&out, "  %-24s %-24s %s\n", ops[i]["op"].get<std::string>(),
                          ops[i]["type"].get<std::string>(), ops[i]["location"].get<std::string>());
  if (ops.size() > kMostOps)
    absl::StrAppend(&out, "  ", ops.size() - kMostOps, " more ops\n");
  for (const json &operand : kernel["operands"])
    absl::StrAppend(&out, "  reads ", operand["type"].get<std::string>(), ": ", operand["from"].get<std::string>(),
                    "\n");
  for (const json &result : kernel["results"])
    absl::StrAppend(&out, "  writes ", result["type"].get<std::string>(), ": ", result["to"].get<std::string>(), "\n");
  return out;
}

static std::string explainText(const json &report, bool measured) {
  double total = report[measured ? "measured_s" : "limit_s"];
  std::vector<json> kernels = byTime(report);
  std::string out = absl::StrCat(kernels.size(), " kernels, ", measured ? "measured " : "at least ", timeText(total),
                                 measured ? absl::StrCat(", at least ", timeText(report["limit_s"])) : "", "\n\n");
  for (size_t i = 0; i < std::min(kernels.size(), kMostKernels); ++i)
    absl::StrAppend(&out, kernelText(kernels[i], total, measured), "\n");
  if (kernels.size() > kMostKernels)
    absl::StrAppend(&out, kernels.size() - kMostKernels, " more kernels; --json has all\n\n");
  absl::StrAppend(&out, report["apart"].empty() ? "every op is in the kernel of what reads it\n"
                                                : "apart from what reads them:\n");
  for (const json &entry : report["apart"]) {
    std::string at = entry["location"], reader = entry["reader_location"];
    absl::StrAppend(&out, at.empty() ? "" : at + ": ", entry["op"].get<std::string>(), ", read by ",
                    entry["reader"].get<std::string>(), reader.empty() ? "" : " at " + reader, ": ",
                    entry["reason"].get<std::string>(), "\n");
  }
  return out;
}

static absl::Status explain(const ExplainOptions &options) {
  if (!options.measure && !options.sources.files.empty())
    return absl::InvalidArgumentError("--inputs is for a measured run: give --measure too");
  GC_ASSIGN_OR_RETURN(Explanation explanation, explainProgram(options.program, options.engine));
  GC_ASSIGN_OR_RETURN(gcrt::MachineLimits limits, machineLimits(options.machine));
  const gcrt::fb::Program *main = explanation.artifact->findProgram("main");
  if (!main)
    return absl::InternalError("the compiled program has no 'main'");
  json report = reportOf(*explanation.artifact, *main, limits);
  for (json &kernel : report["kernels"])
    kernel.update(explanation.kernels[kernel["number"].get<size_t>()]);
  report["apart"] = explanation.apart;
  if (options.measure) {
    GC_ASSIGN_OR_RETURN(gcrt::Profile profile, measure(options, explanation.artifact));
    addProfile(report, profile);
  }
  std::cout << (options.json ? report.dump(2) + "\n" : explainText(report, options.measure));
  return absl::OkStatus();
}

void addExplainCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<ExplainOptions>();
  CLI::App *command =
      program.add_subcommand("explain", "Say what fused, what did not and why, and where the time goes");
  command->add_option("program", options->program, "StableHLO text")->required();
  command->add_flag("--measure", options->measure, "by the time of a run, not by the machine's limits alone");
  command
      ->add_option("--fill", options->sources.fill, "of --measure, the arguments: normal:SEED, or a JSON file of rules")
      ->default_val("normal:1");
  addFilesOption(*command, "--inputs", options->sources.files,
                 "of --measure, safetensors files: in_000, in_001, … or arguments' names");
  command->add_flag("--json", options->json, "as JSON: all that inspect has, with ops, operands and reasons");
  addMachineOption(*command, options->machine);
  addProgramOptions(*command, options->engine);
  command->footer(
      "Kernels, the longest first: the program's ops in them, what they read and write. Then each op that is not in\n"
      "the kernel of an op that reads it, with the reason.\n"
      "Examples:\n"
      "  gcompile explain step.mlir\n"
      "  gcompile explain step.mlir --measure --fill step.fills.json --json");
  command->callback([options, &action] { action = [options] { return explain(*options); }; });
}

} // namespace gc
