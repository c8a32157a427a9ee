// gcompile sample: text from a training run's newest checkpoint.
#include "tools/gcompile/Commands.h"

#include "tools/train/Run.h"
#include "tools/train/Sampler.h"

#include <CLI/CLI.hpp>

namespace gc {

void addSampleCommand(CLI::App &program, Action &action) {
  auto run = std::make_shared<std::string>();
  auto options = std::make_shared<SampleOptions>();
  CLI::App *command = program.add_subcommand("sample", "Write text by the model of a training run");
  command->add_option("run", *run, "a run's directory, or one of its checkpoints")->required();
  command->add_option("--prompt", options->prompt, "what the text follows")->default_str("a new line");
  command->add_option("--length", options->length, "bytes to write")->check(CLI::PositiveNumber)->capture_default_str();
  command->add_option("--temperature", options->temperature, "below 1: likelier bytes; 0: always the likeliest")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--seed", options->seed, "of the draws")->capture_default_str();
  command->footer("For networks of the zoo over bytes. The same seed gives the same text.\n"
                  "Examples:\n"
                  "  gcompile sample gpt.run --prompt 'Once upon' --length 400\n"
                  "  gcompile sample gpt.run/step_00000200 --temperature 0");
  command->callback([run, options, &action] { action = [run, options] { return sampleRun(*run, *options); }; });
}

} // namespace gc
