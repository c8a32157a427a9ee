// The tables of optimizers and schedules as a page of docs/reference.
#include "passes/training/Optimizer.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace gc {

static void writeParameters(llvm::raw_ostream &out, ArrayRef<Hyperparameter> parameters) {
  for (const Hyperparameter &parameter : parameters) {
    out << "| `" << parameter.name << "` | ";
    if (!parameter.standard)
      out << "must be given";
    else if (parameter.flag)
      out << (*parameter.standard != 0 ? "true" : "false");
    else
      out << llvm::format("%g", *parameter.standard);
    out << " | " << parameter.doc << " |\n";
  }
}

void writeOptimizerReference(llvm::raw_ostream &out) {
  out << "# Optimizers and schedules\n\n"
         "One text everywhere, as in `gcompile transform loss.mlir 'step(main, optimizer=TEXT)'`:\n\n"
         "```\n"
         "adamw(lr=cosine(3e-4, warmup=100, steps=1000), b2=0.95, decay=0.1, no_decay=*/bias|norm/*,\n"
         "      groups=[group(head/*, lr_scale=0.1), group(embed, optimizer=sgd(lr=0.1))])\n"
         "```\n\n"
         "Every optimizer has `lr`, a number or a schedule, and `decay`. The first one also has `no_decay`, patterns "
         "over\n"
         "parameters' names (`*` any text, `?` any character) that do not decay, and `groups`: parameters with a rate\n"
         "times `lr_scale`, a `decay` or an `optimizer` of their own; the first group that names a parameter has "
         "it.\n\n"
         "In formulas g is the gradient, p the parameter, t the number of the step from 1, n from 0; the state is zero "
         "at\n"
         "first. Numbers are those of the parameter's type, f32 for narrower ones; constants such as 1 - b1 are formed "
         "in\n"
         "f64 and rounded once.\n";
  for (const OptimizerInfo &info : optimizers()) {
    out << "\n## " << info.name << "\n"
        << info.summary << ".\n\n```\n"
        << info.formula << "\n```\n"
        << "Source: " << info.source << ".\n\n| hyperparameter | default | what it is |\n|---|---|---|\n"
        << llvm::format("| `decay` | %g | weight decay |\n", info.decay);
    writeParameters(out, info.hyperparameters);
  }
  out << "\n# Schedules\n";
  for (const ScheduleInfo &info : schedules()) {
    out << "\n## " << info.name << "\n"
        << info.summary << ".\n\n```\n"
        << info.formula << "\n```\n"
        << "Source: " << info.source << ".\n\n| argument | default | what it is |\n|---|---|---|\n";
    writeParameters(out, info.parameters);
  }
}

} // namespace gc
