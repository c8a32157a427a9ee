// gcompile export: the weights of a training run's newest checkpoint.
#include "tools/gcompile/Commands.h"

#include "tools/train/Run.h"

#include <CLI/CLI.hpp>

namespace gc {

void addExportCommand(CLI::App &program, Action &action) {
  auto run = std::make_shared<std::string>(), file = std::make_shared<std::string>();
  CLI::App *command = program.add_subcommand("export", "Write the weights that a training run has learned");
  command->add_option("run", *run, "a run's directory, or one of its checkpoints")->required();
  command->add_option("-o,--output", *file, "safetensors file")->required();
  command->footer("Parameters and state by name, without the optimizer's: what model.checkpoint and --inputs take. "
                  "Adapters of\n"
                  "train.lora are merged into their weights, which keep the names of the model without adapters.\n"
                  "Examples:\n"
                  "  gcompile export gpt.run -o gpt.safetensors\n"
                  "  gcompile export gpt.run/step_00000200 -o step200.safetensors");
  command->callback([run, file, &action] { action = [run, file] { return exportRun(*run, *file); }; });
}

} // namespace gc
