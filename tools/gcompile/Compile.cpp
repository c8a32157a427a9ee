// gcompile compile: a program to an artifact, or to the IR after a phase.
#include "tools/gcompile/Commands.h"

#include "frontend/stablehlo/Export.h"
#include "tools/driver/Compiler.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include <CLI/CLI.hpp>
#include <iostream>

namespace gc {

namespace {
struct CompileCommandOptions {
  std::string program, output, roles, tuning;
  CompilerFlags flags;
  unsigned threads = 0;
  bool stablehlo = false, timing = false;
};
} // namespace

static absl::Status compileCommand(const CompileCommandOptions &options, mlir::TimingScope &timing) {
  bool stops = !options.flags.stopAfter.empty();
  if (!stops && options.output.empty())
    return absl::InvalidArgumentError("give -o FILE.gcx for the artifact, or --stop-after a phase");
  if (options.stablehlo && !stops)
    return absl::InvalidArgumentError("--stablehlo writes the program after a phase; name it: --stop-after fuse");
  mlir::TimingScope import = timing.nest("import");
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(options.program, options.roles, options.threads));
  import.stop();
  CompileReport report;
  CompilerFlags flags = options.flags;
  flags.timing = options.timing ? &timing : nullptr;
  GC_ASSIGN_OR_RETURN(flags.tuning, readTuning(options.tuning));
  GC_ASSIGN_OR_RETURN(std::vector<char> bytes, compile(*program, flags, report));
  mlir::TimingScope write = timing.nest("write the file");
  if (!bytes.empty())
    return gcrt::writeFile(options.output, {absl::MakeConstSpan(bytes)});
  if (options.stablehlo && failed(exportStableHlo(*program->module)))
    return absl::InvalidArgumentError("the program after that phase cannot be written as StableHLO");
  std::string text;
  llvm::raw_string_ostream(text) << *program->module << '\n';
  if (options.output.empty()) {
    std::cout << text;
    return absl::OkStatus();
  }
  return gcrt::writeFile(options.output, {absl::MakeConstSpan(text)});
}

// Phases, passes and steps with their times, to stderr.
static absl::Status compileTimed(const CompileCommandOptions &options) {
  mlir::DefaultTimingManager manager;
  manager.setEnabled(options.timing);
  manager.setDisplayMode(mlir::DefaultTimingManager::DisplayMode::Tree);
  manager.setOutput(mlir::createOutputStrategy(mlir::DefaultTimingManager::OutputFormat::Text, llvm::errs()));
  mlir::TimingScope root = manager.getRootScope();
  return compileCommand(options, root);
}

void addCompileCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<CompileCommandOptions>();
  CLI::App *command = program.add_subcommand("compile", "Compile a program to an artifact");
  command->add_option("program", options->program, "StableHLO text")->required();
  command->add_option("-o,--output", options->output, "the artifact to write (IR with --stop-after)");
  command
      ->add_option("--target-cpu", options->flags.targetCpu,
                   "native, x86-64-v3, x86-64-v4, or a list of them: the runtime takes the best fit")
      ->capture_default_str();
  addMeshOptions(*command, options->flags.devices, options->flags.mesh);
  addPrecisionOption(*command, options->flags.precision);
  addBatchOptions(*command, options->flags.batch);
  addRolesOption(*command, options->roles);
  addCompileThreadsOption(*command, options->threads);
  addTuningOption(*command, options->tuning);
  addCacheOptions(*command, options->flags.cache);
  command->add_option("--stop-after", options->flags.stopAfter,
                      "write the IR after this phase instead: import, simplify, shard, fuse, assign-memory, …");
  command->add_flag("--stablehlo", options->stablehlo, "with --stop-after: as StableHLO, which JAX reads");
  command->add_option("--dump-to", options->flags.dumpDir, "folder for a numbered dump after each phase");
  command->add_flag("--check-meaning", options->flags.checkMeaning,
                    "interpret the program before and after each pass, and name the first that breaks it");
  command->add_flag("--timing", options->timing, "print the time of each phase, pass and step of code generation");
  command->footer("Examples:\n"
                  "  gcompile compile step.mlir -o step.gcx\n"
                  "  gcompile compile step.mlir -o step.gcx --target-cpu x86-64-v3,x86-64-v4\n"
                  "  gcompile compile step.mlir -o step.gcx --devices 4 --mesh data=4\n"
                  "  gcompile compile step.mlir -o step.gcx --accumulate 4 --batch-norm local:4\n"
                  "  gcompile compile step.mlir -o step.gcx --timing\n"
                  "  gcompile compile step.mlir -o step.gcx --tuning step.tuning.json\n"
                  "  gcompile compile step.mlir -o step.gcx --cache ~/.cache/gcompile\n"
                  "  gcompile compile step.mlir --stop-after fuse\n"
                  "  gcompile compile step.mlir --stop-after simplify --stablehlo -o simple.mlir");
  command->callback([options, &action] { action = [options] { return compileTimed(*options); }; });
}

} // namespace gc
