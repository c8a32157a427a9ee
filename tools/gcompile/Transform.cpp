// gcompile transform: a program to its gradient, its directional derivative, itself over several examples, a step.
#include "tools/gcompile/Commands.h"

#include "frontend/stablehlo/Export.h"
#include "passes/precision/Policy.h"
#include "passes/training/Optimizer.h"
#include "tools/driver/Program.h"
#include "tools/driver/Transform.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include <CLI/CLI.hpp>
#include <iostream>

namespace gc {

namespace {
struct TransformCommandOptions {
  std::string program, expression, output, roles;
  TransformDefaults defaults;
};
} // namespace

static absl::Status transformCommand(const TransformCommandOptions &options) {
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(options.program, options.roles));
  std::string report;
  GC_RETURN_IF_ERROR(transformProgram(*program->module, options.expression, options.defaults, &report));
  if (!report.empty())
    std::cerr << report << '\n';
  if (failed(exportStableHlo(*program->module)))
    return absl::InvalidArgumentError("the transformed program cannot be written as StableHLO");
  std::string text;
  llvm::raw_string_ostream(text) << *program->module << '\n';
  if (!options.output.empty())
    return gcrt::writeFile(options.output, {absl::MakeConstSpan(text)});
  std::cout << text;
  return absl::OkStatus();
}

void addTransformCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<TransformCommandOptions>();
  CLI::App *command = program.add_subcommand("transform", "Differentiate, batch or train a program");
  command->add_option("program", options->program, "StableHLO text")->required();
  command->add_option("expression", options->expression, "transformations of a function, as below")->required();
  command->add_option("-o,--output", options->output, "file for the StableHLO (default: standard output)");
  command->add_option("--wrt", options->defaults.wrt,
                      "for which arguments the innermost derivative is, where the expression does not say");
  command->add_option("--axis-size", options->defaults.axisSize, "number of examples of each vmap without axis_size")
      ->check(CLI::PositiveNumber);
  command
      ->add_option("--memory", options->defaults.memory, "bytes that remat=auto keeps the program within: 4GiB, 500MB")
      ->transform(CLI::AsSizeValue(/*kb_is_1000=*/true))
      ->check(CLI::PositiveNumber);
  addRolesOption(*command, options->roles);
  command->footer(
      "Expressions: grad(F), value_and_grad(F), vjp(F), jvp(F), jacfwd(F), jacrev(F), hessian(F), all with wrt=, and\n"
      "vmap(F, in_axes=, out_axes=, axis_size=); F is a function of the program or another of these.\n"
      "step(F, optimizer=, clip=, clip_eps=, grad_norm=, frozen=, loss_scale=, remat=, wrt=) is a train step of a "
      "loss:\n"
      "docs/reference/optimizers.md; update=FILE in the optimizer's place is a program of one. remat, of grad and "
      "value_and_grad too, says what the backward pass keeps: none "
      "(all of\n"
      "it), dots, names(PATTERNS), work(NUMBER), full (what enters a layer), auto (the least that --memory asks for).\n"
      "  accumulate=N or micro_batch=M cut its batch into micro-batches, batch= says which arguments hold it (role "
      "batch).\n"
      "  batch_norm=local:G takes batch norms over each of G groups of the batch; sync, the default, over all of it.\n"
      "accumulate(F, N) does so with a train step that is there already: F(parameters, state, batch).\n"
      "precision(F, bf16) computes in the types of a policy: bf16, f16 or f32; give it the loss, and step or grad "
      "that.\n"
      "lora(F, params=, rank=8, alpha=16, trained=, seed=) gives weights low-rank adapters and freezes all else; step "
      "that.\n"
      "  lora_merge, of the same, makes plain weights of weights and adapters.\n"
      "  wrt       argument numbers or patterns over argument names: 0, [0, 2], params/*, w|b, 'quoted'; default 0\n"
      "  in_axes   the dimension with the examples: one for all arguments, or [null, 0] with one each; default 0\n"
      "  out_axes  the same for results\n"
      "Examples:\n"
      "  gcompile transform loss.mlir 'value_and_grad(main, wrt=params/*)' -o step.mlir\n"
      "  gcompile transform loss.mlir 'vmap(grad(main), in_axes=[null, 0], axis_size=32)' --wrt 0\n"
      "  gcompile transform f.mlir 'hessian(main)'\n"
      "  gcompile transform loss.mlir 'step(main, optimizer=adamw(lr=3e-4, decay=0.1), clip=1.0)' -o step.mlir\n"
      "  gcompile transform loss.mlir 'step(precision(main, bf16), optimizer=adamw(lr=3e-4))' -o step.mlir\n"
      "  gcompile transform loss.mlir 'step(lora(main, params=*/qkv/weight, rank=8), optimizer=adamw(lr=1e-4))' -o "
      "step.mlir\n"
      "  gcompile transform loss.mlir 'step(main, optimizer=adamw(lr=3e-4), accumulate=4)' -o step.mlir\n"
      "  gcompile transform resnet.mlir 'step(main, optimizer=sgd(lr=0.1), batch_norm=local:4, accumulate=4)'\n"
      "  gcompile transform loss.mlir 'step(main, update=opt.mlir)' -o step.mlir\n"
      "  gcompile transform step.mlir 'accumulate(main, 4, batch=[tokens, mask@1])' -o accumulated.mlir");
  command->callback([options, &action] { action = [options] { return transformCommand(*options); }; });
}

static void addPageCommand(CLI::App &program, Action &action, const char *name, const char *what,
                           void (*write)(llvm::raw_ostream &)) {
  program.add_subcommand(name, what)->callback([&action, write] {
    action = [write] {
      std::string text;
      llvm::raw_string_ostream stream(text);
      write(stream);
      std::cout << text;
      return absl::OkStatus();
    };
  });
}

void addOptimizersCommand(CLI::App &program, Action &action) {
  addPageCommand(program, action, "optimizers", "List optimizers and schedules, with their formulas",
                 writeOptimizerReference);
}

void addPrecisionsCommand(CLI::App &program, Action &action) {
  addPageCommand(program, action, "precisions", "List which type each op has under a precision policy",
                 writePrecisionReference);
}

} // namespace gc
