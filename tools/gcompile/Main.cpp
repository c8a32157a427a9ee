// The command line in, the exit code out. What gcompile does lies in the subcommands' files.
#include "tools/driver/Crash.h"
#include "tools/driver/Engine.h"
#include "tools/driver/ExitCode.h"
#include "tools/gcompile/Commands.h"

#include "ir/analysis/Names.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include <CLI/CLI.hpp>
#include <iostream>
#include <new>

using namespace gc;

void gc::addEngineOptions(CLI::App &command, EngineOptions &options) {
  command.add_option("--device", options.device, "what runs the program")
      ->check(CLI::IsMember({"cpu", "interpreter", "cuda-emulator"}))
      ->capture_default_str();
  command
      .add_option("--threads", options.threads,
                  "threads that compute (default: one per CPU of the affinity mask); they change no bit of a result")
      ->check(CLI::Range(1, 1024));
  addProgramOptions(command, options);
  addCompileThreadsOption(command, options.compileThreads);
  addCacheOptions(command, options.cache);
}

void gc::addProgramOptions(CLI::App &command, EngineOptions &options) {
  addMeshOptions(command, options.devices, options.mesh);
  addPrecisionOption(command, options.precision);
  addBatchOptions(command, options.batch);
  addRolesOption(command, options.roles);
  addTuningOption(command, options.tuning);
}

void gc::addPrecisionOption(CLI::App &command, std::string &precision) {
  command
      .add_option("--precision", precision,
                  "types of the computation: contractions in bf16 or f16 and what is sensitive in f32, or all in f32; "
                  "keep: the program's")
      ->check(CLI::IsMember({"keep", "f32", "bf16", "f16"}))
      ->capture_default_str();
}

void gc::addBatchOptions(CLI::App &command, BatchFlags &batch) {
  command
      .add_option("--accumulate", batch.accumulate,
                  "micro-batches that a train step computes one after the other, with the result of the whole batch")
      ->check(CLI::PositiveNumber);
  command
      .add_option("--micro-batch", batch.microBatch, "examples in a micro-batch, in place of their number or beside it")
      ->check(CLI::PositiveNumber);
  command
      .add_option(
          "--batch-norm", batch.batchNorm,
          "sync: statistics of the whole batch; local:G: another program, with those of each of G equal groups of "
          "it, which micro-batches may be")
      ->capture_default_str();
}

void gc::addCompileThreadsOption(CLI::App &command, unsigned &threads) {
  command
      .add_option("--compile-threads", threads,
                  "threads that make machine code (default: one per CPU of the affinity mask); they change no byte")
      ->check(CLI::Range(1, 1024));
}

void gc::addCacheOptions(CLI::App &command, CacheOptions &cache) {
  CLI::Option *folder = command.add_option(
      "--cache", cache.folder, "folder that keeps compiled programs; the same program and options take theirs from it");
  command
      .add_option("--cache-size", cache.limit, "bytes it may hold (4GiB, 500MB): what was used longest ago goes first")
      ->transform(CLI::AsSizeValue(/*kb_is_1000=*/true))
      ->check(CLI::PositiveNumber)
      ->needs(folder)
      ->default_str("1GiB");
}

void gc::addRolesOption(CLI::App &command, std::string &roles) {
  command.add_option("--roles", roles,
                     "JSON file of names, roles and aliases (default: P.roles.json beside P.mlir, if there)");
}

void gc::addTraceOption(CLI::App &command, std::string &trace) {
  command.add_option("--trace", trace, "file for a trace of a run: open it at ui.perfetto.dev or chrome://tracing");
}

absl::Status gc::writeTrace(Engine &engine, const std::string &path) {
  GC_ASSIGN_OR_RETURN(RunTrace trace, engine.stopTrace());
  return gcrt::writeFile(path, {absl::MakeConstSpan(trace.file)});
}

void gc::addMachineOption(CLI::App &command, std::string &machine) {
  command.add_option("--machine", machine,
                     "the machine's limits, as gcompile machine --json writes them (default: measured now)");
}

void gc::addMeshOptions(CLI::App &command, int &devices, std::string &mesh) {
  command
      .add_option("--devices", devices,
                  "local devices that a sharded program runs on; without it one, or an artifact's own number")
      ->check(CLI::Range(1, 1024));
  command.add_option("--mesh", mesh, "sizes in place of those in the program's mesh: data=4,model=2");
}

void gc::addFilesOption(CLI::App &command, const std::string &name, std::vector<std::string> &files,
                        const std::string &text) {
  command.add_option(name, files, text)->allow_extra_args(false)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

// The parts of the command line that nothing took, each with the nearest option or subcommand.
static std::string describeStrangers(const CLI::App &program) {
  const CLI::App *command = &program;
  while (!command->get_subcommands().empty())
    command = command->get_subcommands().front();
  std::vector<std::string> known;
  for (const CLI::Option *option : command->get_options())
    for (const std::string &name : option->get_lnames())
      known.push_back("--" + name);
  for (const CLI::App *sub : command->get_subcommands([](const CLI::App *) { return true; }))
    known.push_back(sub->get_name());
  std::string out;
  bool isValue = false; // of an unknown option, which says more
  for (const std::string &word : program.remaining(/*recurse=*/true)) {
    std::string name = word.substr(0, word.find('='));
    bool option = absl::StartsWith(name, "-");
    if (std::exchange(isValue, option && name == word) && !option)
      continue;
    absl::StrAppend(&out, out.empty() ? "" : "\n", "unknown ", option ? "option" : "argument", " '", name, "'",
                    suggestion(name, known));
  }
  return out;
}

static int fail(const absl::Status &status) {
  std::cerr << "gcompile: " << status.message() << '\n';
  ExitCode code = exitCodeOf(status);
  if (code == ExitCode::Bug)
    writeReproducer("an internal check failed");
  return static_cast<int>(code);
}

// A full disk or a reader that is gone shows when what was printed leaves the buffer.
static absl::Status flushOutput() {
  return std::cout.flush() ? absl::OkStatus() : absl::InvalidArgumentError("cannot write to standard output");
}

static int usageError(const std::string &message) {
  std::cerr << "gcompile: " << message << "\nsee gcompile --help\n";
  return static_cast<int>(ExitCode::User);
}

static int parseAndRun(int argc, char **argv) {
  CLI::App program{"A graph compiler for training: compiles StableHLO programs and runs, times and trains them."};
  program.name("gcompile");
  program.require_subcommand(1);
  program.footer(
      "Examples:\n"
      "  gcompile compile step.mlir -o step.gcx\n"
      "  gcompile run step.gcx --inputs in.safetensors --outputs out.safetensors\n"
      "  gcompile run step.mlir --fill normal:1 --device interpreter\n"
      "  gcompile bench step.mlir --args fills.json --json\n"
      "  gcompile inspect step.mlir\n"
      "  gcompile tune step.mlir -o step.tuning.json\n"
      "  gcompile model gpt --layers 4 --width 128 --heads 4 --context 128 --vocab 256 -o gpt.mlir\n"
      "  gcompile transform loss.mlir 'value_and_grad(main, wrt=params/*)' -o step.mlir\n"
      "  gcompile train gpt.toml\n"
      "  gcompile train step.mlir --fill fills.json --text book.txt --steps 1000\n"
      "Exit codes: 0 ran and every check held; 1 a check or comparison failed; 2 something that you can fix;\n"
      "3 an error of ours, a reproducer was written; 75 a run that SIGTERM ended, with a checkpoint; 130, 143 stopped "
      "by SIGINT, SIGTERM.");
  Action action;
  addCompileCommand(program, action);
  addRunCommand(program, action);
  addBenchCommand(program, action);
  addTrainCommand(program, action);
  addInspectCommand(program, action);
  addExplainCommand(program, action);
  addExportCommand(program, action);
  addMachineCommand(program, action);
  addModelCommand(program, action);
  addOptimizersCommand(program, action);
  addPlanCommand(program, action);
  addPrecisionsCommand(program, action);
  addSampleCommand(program, action);
  addTrainKeysCommand(program, action);
  addTransformCommand(program, action);
  addTuneCommand(program, action);
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success &help) {
    return program.exit(help);
  } catch (const CLI::ExtrasError &) {
    return usageError(describeStrangers(program));
  } catch (const CLI::ParseError &error) {
    // A missing subcommand hides what was mistyped in its place.
    std::string strangers = describeStrangers(program);
    return usageError(strangers.empty() ? error.what() : strangers);
  }
  absl::Status status = action();
  if (status.ok())
    status = flushOutput();
  return status.ok() ? 0 : fail(status);
}

int gc::runGcompile(int argc, char **argv) {
  installCrashHandlers(argc, argv);
  try {
    return parseAndRun(argc, argv);
  } catch (const std::bad_alloc &) {
    return fail(absl::ResourceExhaustedError("not enough memory"));
  }
}
