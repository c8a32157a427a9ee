// gcompile plan: what a training run will do and need.
#include "tools/gcompile/Commands.h"

#include "tools/train/Run.h"

#include <CLI/CLI.hpp>

namespace gc {

namespace {
struct PlanOptions {
  std::string run, machine;
  ConfigFlags keys;
  bool json = false;
};
} // namespace

void addPlanCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<PlanOptions>();
  CLI::App *command = program.add_subcommand("plan", "Say what a training run will do and need, without doing it");
  command->add_option("run", options->run, "a run's file (.toml) or its directory")->required();
  command->add_flag("--json", options->json, "as JSON");
  addMachineOption(*command, options->machine);
  addRunKeys(*command, options->keys);
  command->footer(
      "Compiles the step and opens the data; writes nothing. Times are the least that the machine's limits allow,\n"
      "kernel by kernel: a run takes longer. Memory counts the copy of the state that a checkpoint is written from.\n"
      "Examples:\n"
      "  gcompile plan gpt.toml\n"
      "  gcompile plan gpt.toml --model.width 256 --train.tokens_per_step 8192 --json");
  command->callback([options, &action] {
    action = [options] { return planRun(options->run, options->keys, options->machine, options->json); };
  });
}

} // namespace gc
