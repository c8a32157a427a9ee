// gcompile run: one run of a program, with inputs and outputs in files.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Case.h"
#include "tools/driver/Engine.h"
#include "tools/driver/Inputs.h"

#include "runtime/base/Status.h"

#include <CLI/CLI.hpp>

namespace gc {

namespace {
struct RunOptions {
  std::string program, outputs, expect, widen, stored, trace;
  InputSources sources;
  EngineOptions engine;
  gcrt::Tolerance tolerance;
  bool names = false;
};
} // namespace

// What a stored case says, where the command line says nothing.
static absl::Status addStored(RunOptions &options, Tolerances &tolerances) {
  if (options.tolerance.norm && (options.tolerance.rtol != 0 || options.tolerance.atol != 0))
    return absl::InvalidArgumentError("--norm compares whole results: give it without --rtol and --atol");
  if (options.stored.empty())
    return absl::OkStatus();
  if (!options.expect.empty())
    return absl::InvalidArgumentError("--case names what to expect: give it without --expect");
  GC_ASSIGN_OR_RETURN(StoredCase stored, readCase(options.stored));
  if (options.sources.files.empty())
    options.sources.files = stored.sources.files;
  if (options.sources.fill.empty())
    options.sources.fill = stored.sources.fill;
  if (options.engine.devices == 0 && stored.devices > 1)
    options.engine.devices = stored.devices;
  options.expect = stored.expected;
  tolerances = std::move(stored.tolerances);
  return absl::OkStatus();
}

static absl::Status run(RunOptions options) {
  Tolerances tolerances(options.tolerance);
  GC_RETURN_IF_ERROR(addStored(options, tolerances));
  EngineOptions engineOptions = options.engine;
  engineOptions.widen = !options.widen.empty();
  engineOptions.trace = !options.trace.empty();
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(options.program, engineOptions));
  const Signature &signature = engine->signature();
  GC_ASSIGN_OR_RETURN(std::vector<HostArray> inputs, gatherInputs(signature, options.sources));
  Buffers buffers(signature, std::move(inputs));
  if (engineOptions.trace)
    GC_RETURN_IF_ERROR(engine->startTrace());
  GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
  if (engineOptions.trace)
    GC_RETURN_IF_ERROR(writeTrace(*engine, options.trace));
  std::vector<HostArray> results = buffers.takeResults();
  if (!options.outputs.empty())
    GC_RETURN_IF_ERROR(writeArrays(options.outputs, signature.results, results, "out", options.names));
  if (!options.expect.empty())
    GC_RETURN_IF_ERROR(compareResults(options.expect, signature, results, tolerances));
  return absl::OkStatus();
}

void addRunCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<RunOptions>();
  CLI::App *command = program.add_subcommand("run", "Run a program once");
  command->add_option("program", options->program, "StableHLO text (.mlir) or an artifact (.gcx)")->required();
  addFilesOption(*command, "--inputs", options->sources.files,
                 "safetensors files: in_000, in_001, … or arguments' names");
  command->add_option("--fill", options->sources.fill,
                      "arguments that --inputs lacks: normal:SEED, or a JSON file of rules");
  command->add_option("--outputs", options->outputs, "safetensors file to write: out_000, out_001, …");
  command->add_flag("--names", options->names, "write results under their names where they have one");
  command->add_option("--expect", options->expect, "safetensors file to compare the results with");
  command->add_option("--rtol", options->tolerance.rtol, "relative tolerance of --expect")->capture_default_str();
  command->add_option("--atol", options->tolerance.atol, "absolute tolerance of --expect")->capture_default_str();
  command
      ->add_option("--norm", options->tolerance.norm,
                   "in place of both: the 2-norm of each floating-point result's difference is at most this")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--case", options->stored,
                      "meta.json of a stored case: inputs and outputs beside it, fill rules and tolerances in it");
  command->add_flag("--signed-zero", options->tolerance.signedZero, "-0 and +0 differ");
  command
      ->add_option("--widen", options->widen,
                   "compute with this type in place of every float type (f64); arguments keep theirs")
      ->check(CLI::IsMember({"f64"}));
  command->add_flag("--check-meaning", options->engine.checkMeaning,
                    "interpret the program before and after each pass, and name the first that breaks it");
  addTraceOption(*command, options->trace);
  addEngineOptions(*command, options->engine);
  command->footer("Examples:\n"
                  "  gcompile run softmax.mlir --fill normal:1 --outputs out.safetensors\n"
                  "  gcompile run step.gcx --inputs in.safetensors --expect want.safetensors --rtol 1e-5 --atol 1e-6\n"
                  "  gcompile run step.mlir --inputs step.init.safetensors --inputs batch.safetensors\n"
                  "  gcompile run test/corpus/lstm_loss/program.mlir --case test/corpus/lstm_loss/meta.json\n"
                  "  gcompile run step.mlir --inputs in.safetensors --devices 4 --mesh data=4");
  command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace gc
