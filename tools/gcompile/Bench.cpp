// gcompile bench: how long a program takes to compile and to run, and what it takes of memory.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Engine.h"
#include "tools/driver/Inputs.h"
#include "tools/driver/ProcessMemory.h"

#include "runtime/base/Status.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <malloc.h>

namespace gc {

namespace {
struct BenchOptions {
  std::string program, outputs, trace;
  InputSources sources;
  EngineOptions engine;
  double seconds = 3;
  int64_t minimumRuns = 5;
  bool json = false, memory = false, chain = false;
};

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

static absl::Status runPoisoned(const BenchOptions &options) {
  EngineOptions how = options.engine;
  how.poison = true;
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(options.program, how));
  GC_ASSIGN_OR_RETURN(std::vector<HostArray> arguments, gatherInputs(engine->signature(), options.sources));
  Buffers buffers(engine->signature(), std::move(arguments));
  return engine->run(buffers.argumentPointers, buffers.resultPointers);
}

// How much a run makes the process grow, arguments and results included, with every page of the arenas touched. What a
// first run leaves behind is not counted: libraries that kernels call, the compiler.
static absl::StatusOr<int64_t> measuredMemory(const BenchOptions &options) {
  // malloc would raise this by itself, and then keep what large arrays gave back.
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  GC_RETURN_IF_ERROR(runPoisoned(options));
  malloc_trim(0);
  if (!restartPeakMemory())
    return absl::InvalidArgumentError("--memory: this system does not let a process begin its peak memory anew");
  int64_t before = residentMemory();
  GC_RETURN_IF_ERROR(runPoisoned(options));
  return peakMemory() - before;
}

static void report(const BenchOptions &options, const Engine &engine, std::vector<double> times,
                   std::optional<int64_t> measured) {
  std::sort(times.begin(), times.end());
  nlohmann::json line = engine.facts();
  line["program"] = std::filesystem::path(options.program).stem().string();
  line["min_ms"] = times.front() * 1e3;
  line["median_ms"] = times[times.size() / 2] * 1e3;
  line["runs"] = times.size();
  line["peak_bytes"] = peakMemory();
  if (measured)
    line["memory"]["measured"] = *measured;
  if (options.json) {
    std::cout << line.dump() << std::endl;
    return;
  }
  for (const auto &item : line.items())
    std::cout << item.key() << ": " << item.value() << '\n';
}

static absl::Status bench(const BenchOptions &options) {
  std::optional<int64_t> measured;
  if (options.memory) {
    GC_ASSIGN_OR_RETURN(measured, measuredMemory(options));
  }
  EngineOptions engineOptions = options.engine;
  engineOptions.trace = !options.trace.empty();
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(options.program, engineOptions));
  const Signature &signature = engine->signature();
  GC_ASSIGN_OR_RETURN(std::vector<HostArray> originals, gatherInputs(signature, options.sources));
  Buffers buffers(signature, options.chain ? std::move(originals) : copyAll(originals));
  auto restore = [&] {
    if (!options.chain)
      buffers.restoreDonated(originals);
  };
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
    restore(); // outside the clock
    double start = now();
    GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
    times.push_back(now() - start);
  }
  // A run of its own: recording takes time.
  if (engineOptions.trace) {
    restore();
    GC_RETURN_IF_ERROR(engine->startTrace());
    GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
    GC_RETURN_IF_ERROR(writeTrace(*engine, options.trace));
  }
  report(options, *engine, std::move(times), measured);
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
  CLI::Option *outputs =
      command->add_option("--outputs", options->outputs, "safetensors file for the results of one run");
  command->add_option("--seconds", options->seconds, "how long to repeat")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_option("--min-runs", options->minimumRuns, "runs at least")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command
      ->add_flag("--chain", options->chain,
                 "each run takes what the last one left in donated arguments, as training does (default: they are "
                 "filled anew, from a second copy in memory)")
      ->excludes(outputs);
  command->add_flag("--json", options->json, "one line of JSON");
  command->add_flag(
      "--memory", options->memory,
      "also how much one run makes the process grow (an artifact tells it without the compiler's memory)");
  addTraceOption(*command, options->trace);
  addEngineOptions(*command, options->engine);
  command->footer(
      "Examples:\n"
      "  gcompile bench softmax.mlir --json\n"
      "  gcompile bench step.mlir --args step.fills.json --seconds 10\n"
      "  gcompile bench large_step.mlir --chain --memory\n"
      "compile_s is the time from the text in memory to a program that is ready to run; min_ms and median_ms\n"
      "are of whole runs; arena_bytes is the memory for temporaries; peak_bytes the process's peak;\n"
      "memory: what a run takes as the artifact states it, arguments and results as the caller holds them.");
  command->callback([options, &action] { action = [options] { return bench(*options); }; });
}

} // namespace gc
