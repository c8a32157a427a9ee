// gcompile bench: how long a program takes to compile and to run, and what it takes of memory.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Engine.h"
#include "tools/driver/Inputs.h"

#include "runtime/base/Status.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <iostream>

namespace gc {

namespace {
struct BenchOptions {
  std::string program, outputs, trace;
  InputSources sources;
  EngineOptions engine;
  double seconds = 3;
  int64_t minimumRuns = 5;
  bool json = false;
};

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The most memory that the process ever held, from the kernel.
int64_t peakBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.rfind("VmHWM:", 0) == 0)
      return std::stoll(line.substr(6)) * 1024;
  return -1;
}

} // namespace

static void report(const BenchOptions &options, const Engine &engine, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  nlohmann::json line = engine.facts();
  line["program"] = std::filesystem::path(options.program).stem().string();
  line["min_ms"] = times.front() * 1e3;
  line["median_ms"] = times[times.size() / 2] * 1e3;
  line["runs"] = times.size();
  line["peak_bytes"] = peakBytes();
  if (options.json) {
    std::cout << line.dump() << std::endl;
    return;
  }
  for (const auto &item : line.items())
    std::cout << item.key() << ": " << item.value() << '\n';
}

static absl::Status bench(const BenchOptions &options) {
  EngineOptions engineOptions = options.engine;
  engineOptions.trace = !options.trace.empty();
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(options.program, engineOptions));
  const Signature &signature = engine->signature();
  GC_ASSIGN_OR_RETURN(std::vector<HostArray> originals, gatherInputs(signature, options.sources));
  Buffers buffers(signature, copyAll(originals));
  // The first run pays for pages and caches and is not counted.
  GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
  if (!options.outputs.empty()) {
    Buffers once(signature, copyAll(originals));
    GC_RETURN_IF_ERROR(engine->run(once.argumentPointers, once.resultPointers));
    GC_RETURN_IF_ERROR(writeArrays(options.outputs, signature.results, once.takeResults(), "out", false));
  }
  std::vector<double> times;
  double end = now() + options.seconds;
  while (now() < end || times.size() < static_cast<size_t>(options.minimumRuns)) {
    buffers.restoreDonated(originals); // outside the clock
    double start = now();
    GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
    times.push_back(now() - start);
  }
  // A run of its own: recording takes time.
  if (engineOptions.trace) {
    buffers.restoreDonated(originals);
    GC_RETURN_IF_ERROR(engine->startTrace());
    GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
    GC_RETURN_IF_ERROR(writeTrace(*engine, options.trace));
  }
  report(options, *engine, std::move(times));
  return absl::OkStatus();
}

void addBenchCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<BenchOptions>();
  CLI::App *command = program.add_subcommand("bench", "Time a program");
  command->add_option("program", options->program, "StableHLO text (.mlir) or an artifact (.gcx)")->required();
  command->add_option("--args,--fill", options->sources.fill, "the arguments: normal:SEED, or a JSON file of rules")
      ->default_val("normal:1");
  addFilesOption(*command, "--inputs", options->sources.files,
                 "safetensors files: in_000, in_001, … or arguments' names");
  command->add_option("--outputs", options->outputs, "safetensors file for the results of one run");
  command->add_option("--seconds", options->seconds, "how long to repeat")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_option("--min-runs", options->minimumRuns, "runs at least")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_flag("--json", options->json, "one line of JSON");
  addTraceOption(*command, options->trace);
  addEngineOptions(*command, options->engine);
  command->footer(
      "Examples:\n"
      "  gcompile bench softmax.mlir --json\n"
      "  gcompile bench step.mlir --args step.fills.json --seconds 10\n"
      "compile_s is the time from the text in memory to a program that is ready to run; min_ms and median_ms\n"
      "are of whole runs; arena_bytes is the memory for temporaries; peak_bytes the process's peak.");
  command->callback([options, &action] { action = [options] { return bench(*options); }; });
}

} // namespace gc
