#include "runtime/artifact/Artifact.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"
#include "tools/driver/Engine.h"
#include "tools/report/Machine.h"
#include "tools/report/Report.h"
#include "tools/train/Data.h"
#include "tools/train/Feed.h"
#include "tools/train/RunFolder.h"
#include "tools/train/Units.h"

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_format.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>

namespace gc {

using nlohmann::json;

namespace {

// The step's artifact and signature; the program goes through a file of its own that is gone afterwards.
struct CompiledStep {
  std::shared_ptr<const gcrt::Artifact> artifact;
  Signature signature;
};

absl::StatusOr<CompiledStep> compileStep(const RunFolder &run) {
  std::string folder = (std::filesystem::temp_directory_path() / "gcompile-plan-XXXXXX").string();
  if (!::mkdtemp(folder.data()))
    return absl::ErrnoToStatus(errno, absl::StrCat("cannot make the folder '", folder, "'"));
  absl::Cleanup remove = [&] {
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
  };
  std::string file = folder + "/step.mlir";
  GC_RETURN_IF_ERROR(gcrt::writeFile(file, {absl::MakeConstSpan(run.programs.step)}));
  CompiledStep out;
  EngineOptions options;
  options.tuning = run.config.train.tuning;
  GC_ASSIGN_OR_RETURN(out.artifact, openOrCompile(file, options));
  GC_ASSIGN_OR_RETURN(out.signature, readSignature(file, ""));
  return out;
}

json memoryOf(const Signature &signature, const json &report) {
  int64_t parameters = 0, optimizer = 0, state = 0, batch = 0;
  for (const ValueInfo &argument : signature.arguments)
    (argument.role == "param"       ? parameters
     : argument.role == "opt_state" ? optimizer
     : isState(argument)            ? state
                                    : batch) += argument.bytes();
  int64_t results = ownResultBytes(signature);
  int64_t arena = report["memory"]["arena_bytes"], constants = report["memory"]["constant_bytes"];
  // The checkpoint that is being written is a copy of the state.
  int64_t copy = parameters + optimizer + state;
  return {{"parameters", parameters},
          {"optimizer_state", optimizer},
          {"other_state", state},
          {"batch", batch},
          {"results", results},
          {"arena", arena},
          {"constants", constants},
          {"checkpoint_copy", copy},
          {"total", parameters + optimizer + state + batch + results + arena + constants + copy}};
}

int64_t parameterCount(const Signature &signature) {
  int64_t sum = 0;
  for (const ValueInfo &argument : signature.arguments)
    if (argument.role == "param")
      sum += argument.bytes() / gcrt::byteSize(argument.dtype);
  return sum;
}

std::string planText(const json &plan) {
  std::string out;
  auto add = [&](const char *name, const std::string &value) {
    absl::StrAppendFormat(&out, "%-18s %s\n", name, value);
  };
  const json &memory = plan["memory"];
  add("parameters", countText(plan["parameters"]));
  bool examples = plan.contains("examples");
  std::string batch = absl::StrCat(plan["batch"].get<int64_t>(), " examples a step");
  if (!examples)
    batch = absl::StrCat(plan["batch"].get<int64_t>(), " sequences x ", plan["context"].get<int64_t>(),
                         " tokens = ", plan["tokens_per_step"].get<int64_t>(), " tokens a step");
  add("batch", absl::StrCat(batch, plan["accumulate"] == 1
                                       ? ""
                                       : absl::StrCat(", in ", plan["accumulate"].get<int64_t>(), " micro-batches of ",
                                                      plan["micro_batch"].get<int64_t>())));
  const char *unit = examples ? "examples" : "tokens";
  add("steps", absl::StrCat(plan["steps"].get<int64_t>(), ", ", countText(plan[unit]), " ", unit, " in all"));
  add("data", absl::StrFormat("%s; %.2f epochs", plan["data"].get<std::string>(), plan["epochs"].get<double>()));
  add("validation", absl::StrCat(plan["validation_batches"].get<int64_t>(), " batches"));
  for (auto [key, name] :
       {std::pair("parameters", "memory: parameters"), std::pair("optimizer_state", "  optimizer"),
        std::pair("other_state", "  other state"), std::pair("batch", "  batch"), std::pair("results", "  results"),
        std::pair("arena", "  arena"), std::pair("constants", "  constants"),
        std::pair("checkpoint_copy", "  checkpoint copy"), std::pair("total", "  together")})
    add(name, bytesText(memory[key]));
  add("disk", absl::StrCat(bytesText(memory["checkpoint_copy"]), " a checkpoint"));
  add("a step", absl::StrFormat("%s at least by this machine's limits, %s FLOP", timeText(plan["least_step_s"]),
                                countText(plan["flops_per_step"])));
  add("the run", absl::StrCat(durationText(plan["least_step_s"].get<double>() * plan["steps"].get<double>()),
                              " at least, without validation"));
  return out;
}

} // namespace

absl::Status planRun(const std::string &path, const ConfigFlags &flags, const std::string &machine, bool asJson) {
  GC_ASSIGN_OR_RETURN(RunFolder run, readRun(path, flags));
  GC_ASSIGN_OR_RETURN(CompiledStep step, compileStep(run));
  GC_ASSIGN_OR_RETURN(Feed feed, Feed::create(step.signature, dataKind(run.config)));
  GC_ASSIGN_OR_RETURN(RunData data, openData(run.config, feed, /*wholeBatches=*/!run.givesLogitsOfExamples()));
  std::string unit = feed.unit();
  GC_ASSIGN_OR_RETURN(int64_t steps, stepsOf(run.config, feed, data.samples));
  GC_ASSIGN_OR_RETURN(gcrt::MachineLimits limits, machineLimits(machine));
  json report = reportOf(*step.artifact, *step.artifact->findProgram("main"), limits);
  double flops = 0;
  for (const json &kernel : report["kernels"])
    flops += kernel["flops"].get<double>() * kernel["launches"].get<double>();
  json plan = {{"parameters", parameterCount(step.signature)},
               {"batch", feed.batch()},
               {"accumulate", run.config.train.accumulate},
               {"micro_batch", feed.batch() / run.config.train.accumulate},
               {unit + "_per_step", feed.unitsPerStep()},
               {"steps", steps},
               {unit, steps * feed.unitsPerStep()},
               {"data", data.summary},
               {"epochs", static_cast<double>(steps * feed.batch()) / data.samples},
               {"validation_batches", (data.heldOut.samples() + feed.batch() - 1) / feed.batch()},
               {"memory", memoryOf(step.signature, report)},
               {"flops_per_step", flops},
               {"least_step_s", report["limit_s"]}};
  if (feed.unit() == std::string_view("tokens"))
    plan["context"] = feed.context();
  std::cout << (asJson ? plan.dump(2) + "\n" : planText(plan));
  // As the run itself is held to it.
  int64_t needed = plan["memory"]["total"].get<int64_t>() - plan["memory"]["checkpoint_copy"].get<int64_t>();
  if (run.config.train.memory > 0 && needed > run.config.train.memory)
    return absl::InvalidArgumentError(absl::StrCat("train.memory: the run needs ", needed, " bytes, more than the ",
                                                   run.config.train.memory, " given"));
  return absl::OkStatus();
}

} // namespace gc
