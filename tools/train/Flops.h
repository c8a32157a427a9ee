// The operations of a step that MFU counts: what the model needs, without what is computed again.
//
// Of tokens: 6 per parameter and token, 4 of frozen ones (Kaplan et al. 2020). Of labelled examples, where a parameter
// may meet an example at every pixel or patch: 3 x those of the loss program's contractions, which convolutions are
// too; a contraction has 2 per product. The gradients of frozen parameters, by their share of all, are left out.
#ifndef GC_TOOLS_TRAIN_FLOPS_H
#define GC_TOOLS_TRAIN_FLOPS_H

#include "tools/train/Trainer.h"

#include "mlir/IR/BuiltinOps.h"

namespace gc {

// Of all contractions of @main, in loops that count as often as these run, in others once.
double contractionFlops(mlir::ModuleOp module);

absl::StatusOr<double> stepFlops(const Trainer &trainer, const std::string &lossProgram);
// How it counts, for people: "6 x parameters x tokens/s".
std::string flopsFormula(const Trainer &trainer);

} // namespace gc

#endif
