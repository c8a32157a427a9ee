// The tables of optimizers, schedules and loss scales as a page of docs/reference.
#include "passes/training/LossScale.h"

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

// A row of a table of ours up to the table of its parameters.
template <typename Info>
static void openEntry(llvm::raw_ostream &out, const Info &info, StringRef formula, const char *parameter) {
  out << "\n## " << info.name << "\n" << info.summary << ".\n\n";
  if (!formula.empty())
    out << "```\n" << formula << "\n```\n";
  out << "Source: " << info.source << ".\n\n| " << parameter << " | default | what it is |\n|---|---|---|\n";
}

void writeOptimizerReference(llvm::raw_ostream &out) {
  out << "# Optimizers, schedules and loss scales\n\n"
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
    openEntry(out, info, info.formula, "hyperparameter");
    out << llvm::format("| `decay` | %g | weight decay |\n", info.decay);
    writeParameters(out, info.hyperparameters);
  }
  out << "\n# Schedules\n";
  for (const ScheduleInfo &info : schedules()) {
    openEntry(out, info, info.formula, "argument");
    writeParameters(out, info.parameters);
  }
  out << "\n# Loss scales\n\n"
         "Gradients in f16 below 6e-8 would become zero, so they are taken of the loss times a scale, and divided by "
         "it\n"
         "before they are clipped. A step with an infinite or NaN gradient is skipped: it moves no parameter, no state "
         "and "
         "no\n"
         "count of steps, and says 1 in its metric `skipped`. The scale is one more tensor of the step's state:\n\n"
         "```\n"
         "step(precision(main, f16), optimizer=adamw(lr=3e-4), loss_scale=torch(interval=500))\n"
         "```\n\n"
         "In all but `fixed` the scale is multiplied by `growth` after `interval` good steps in a row, unless that is "
         "infinite,\n"
         "and by `backoff` after an overflow, the `hysteresis`-th since it grew and every later one.\n";
  for (const LossScaleInfo &info : lossScales()) {
    openEntry(out, info, "", "argument");
    writeParameters(out, info.parameters);
  }
}

} // namespace gc
