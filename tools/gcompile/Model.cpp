// gcompile model: a network of the zoo as a program.
#include "tools/gcompile/Commands.h"

#include "frontend/models/Model.h"
#include "frontend/stablehlo/Export.h"
#include "tools/common/Register.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include <CLI/CLI.hpp>
#include <iostream>

namespace gc {

namespace {
struct ModelCommandOptions {
  std::unique_ptr<models::Model> model;
  std::string size, output;
  std::vector<std::pair<std::string, std::string>> given; // settings and their texts
};
} // namespace

static absl::Status errorOf(const std::string &text, const char *before = "") {
  return text.empty() ? absl::OkStatus() : absl::InvalidArgumentError(absl::StrCat(before, text));
}

static absl::Status modelCommand(const ModelCommandOptions &options) {
  if (!options.size.empty())
    GC_RETURN_IF_ERROR(errorOf(options.model->useSize(options.size)));
  for (auto &[key, text] : options.given)
    GC_RETURN_IF_ERROR(errorOf(options.model->set(key, text), "--"));
  GC_RETURN_IF_ERROR(errorOf(options.model->check()));
  mlir::DialectRegistry registry;
  registerAllGcDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  auto module = options.model->build(context);
  if (failed(module))
    return absl::InvalidArgumentError(
        absl::StrCat("the model ", options.model->name, " cannot be built in these sizes: make them smaller"));
  if (failed(exportStableHlo(**module)))
    return absl::InternalError(absl::StrCat("the model ", options.model->name, " cannot be written as StableHLO"));
  std::string text;
  llvm::raw_string_ostream(text) << **module << '\n';
  if (!options.output.empty())
    return gcrt::writeFile(options.output, {absl::MakeConstSpan(text)});
  std::cout << text;
  return absl::OkStatus();
}

static void addModel(CLI::App &command, std::unique_ptr<models::Model> model, Action &action) {
  auto options = std::make_shared<ModelCommandOptions>();
  CLI::App *own = command.add_subcommand(model->name, model->summary);
  own->add_option("-o,--output", options->output, "file for the StableHLO (default: standard output)");
  std::vector<std::string> sizes = model->sizes();
  if (!sizes.empty())
    own->add_option("--size", options->size,
                    absl::StrCat("settings by name, to be changed by others: ", absl::StrJoin(sizes, ", ")));
  for (const models::Setting &setting : model->settings()) {
    auto take = [options, key = setting.key](const std::string &text) { options->given.emplace_back(key, text); };
    std::string help = setting.help;
    if (!setting.choices.empty())
      absl::StrAppend(&help, " (", absl::StrJoin(setting.choices, ", "), ")");
    if (std::holds_alternative<bool *>(setting.value))
      own->add_flag_callback(
          "--" + setting.key, [take] { take("true"); }, help);
    else
      own->add_option_function<std::string>("--" + setting.key, take, help)->default_str(setting.text());
  }
  options->model = std::move(model);
  own->callback([options, &action] { action = [options] { return modelCommand(*options); }; });
}

void addModelCommand(CLI::App &program, Action &action) {
  CLI::App *command = program.add_subcommand("model", "Write a network of the zoo as a program");
  command->require_subcommand(1);
  for (std::unique_ptr<models::Model> &model : models::makeModels())
    addModel(*command, std::move(model), action);
  command->footer("The program gives the loss of a batch, or with --form forward the logits. Its file is a whole "
                  "model: parameters\n"
                  "carry their names, the names of their dimensions and the rules for their first values.\n"
                  "Examples:\n"
                  "  gcompile model gpt --size gpt2-medium -o gpt.mlir\n"
                  "  gcompile model gpt --layers 12 --width 768 --heads 12 --context 1024 --vocab 50257 -o gpt.mlir\n"
                  "  gcompile model llama --help\n"
                  "  gcompile transform gpt.mlir 'step(main, optimizer=adamw(lr=3e-4), clip=1.0)' -o step.mlir");
}

} // namespace gc
