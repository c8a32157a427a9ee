// gcompile's subcommands: each adds its options to the program and sets the action that the command line picks.
#ifndef GC_TOOLS_GCOMPILE_COMMANDS_H
#define GC_TOOLS_GCOMPILE_COMMANDS_H

#include "absl/status/status.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace gc {

// The whole program, its handlers for crashes included: what main() calls.
int runGcompile(int argc, char **argv);

struct BatchFlags;
struct CacheOptions;
struct EngineOptions;
class Engine;
using Action = std::function<absl::Status()>;

void addBenchCommand(CLI::App &program, Action &action);
void addCompileCommand(CLI::App &program, Action &action);
void addExplainCommand(CLI::App &program, Action &action);
void addExportCommand(CLI::App &program, Action &action);
void addInspectCommand(CLI::App &program, Action &action);
void addMachineCommand(CLI::App &program, Action &action);
void addModelCommand(CLI::App &program, Action &action);
void addOptimizersCommand(CLI::App &program, Action &action);
void addPlanCommand(CLI::App &program, Action &action);
void addPrecisionsCommand(CLI::App &program, Action &action);
void addRunCommand(CLI::App &program, Action &action);
void addSampleCommand(CLI::App &program, Action &action);
void addTrainCommand(CLI::App &program, Action &action);
void addTrainKeysCommand(CLI::App &program, Action &action);
void addTransformCommand(CLI::App &program, Action &action);
void addTuneCommand(CLI::App &program, Action &action);

// What says how a program runs: --device, --threads, --cache, …, and the options of addProgramOptions.
void addEngineOptions(CLI::App &command, EngineOptions &options);
// What says which program it is: --devices, --mesh, --precision, --accumulate, --roles, --tuning, ….
void addProgramOptions(CLI::App &command, EngineOptions &options);
// Some of them alone.
void addMeshOptions(CLI::App &command, int &devices, std::string &mesh);
// --accumulate, --micro-batch, --batch-norm.
void addBatchOptions(CLI::App &command, BatchFlags &batch);
void addPrecisionOption(CLI::App &command, std::string &precision);
void addRolesOption(CLI::App &command, std::string &roles);
// --compile-threads.
void addCompileThreadsOption(CLI::App &command, unsigned &threads);
// A flag for each key of a training run's file: pairs of SECTION.KEY and text.
void addRunKeys(CLI::App &command, std::vector<std::pair<std::string, std::string>> &flags);
// --tuning.
void addTuningOption(CLI::App &command, std::string &tuning);
// --cache and --cache-size.
void addCacheOptions(CLI::App &command, CacheOptions &cache);
void addMachineOption(CLI::App &command, std::string &machine);
void addTraceOption(CLI::App &command, std::string &trace);
// Ends the engine's trace and writes it.
absl::Status writeTrace(Engine &engine, const std::string &path);
// An option that may be given several times, each with one file.
void addFilesOption(CLI::App &command, const std::string &name, std::vector<std::string> &files,
                    const std::string &text);

} // namespace gc

#endif
