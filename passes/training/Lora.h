// Low-rank adapters (Hu et al. 2021, LoRA): each chosen weight W [in, out] is used as W + (alpha/rank)·A·B, with new
// parameters A [in, rank] and B [rank, out] right behind it, named WEIGHT.lora_a and WEIGHT.lora_b. All other
// parameters are frozen (gc.frozen), W too.
//
// Weights: matrices, and stacks of them [layers, in, out] that scans alone go over, whose adapters are stacks as well.
// Adapters are in the weight's type, f32 for narrower ones. At first A is uniform within 1/√in, as peft 0.19 has it,
// and B zero: the function is what it was.
//
// A contraction with W is of W and of A and B apart, x·W + (alpha/rank)·((x·A)·B), where that is less work with its
// gradients: for n rows 3·n·rank·(in + out) products, and n·in·out + 3·rank·in·out the other way, which is forming
// W + (alpha/rank)·A·B, all of its gradient, and those of A and B from it. Any other use is of the sum, formed where W
// comes from. Both round differently by a few units of the last place.
#ifndef GC_PASSES_TRAINING_LORA_H
#define GC_PASSES_TRAINING_LORA_H

#include "passes/autodiff/Compose.h"

namespace gc {

struct LoraOptions {
  std::vector<std::string> weights; // patterns over parameters' names
  std::vector<std::string> trained; // patterns of more parameters that are not frozen
  int64_t rank = 8;                 // at least 1
  double alpha = 0;                 // 0: the rank, so that A·B is added as it is
  uint64_t seed = 0;                // of A's first values, with the weight's name

  double scale() const { return alpha == 0 ? 1 : alpha / double(rank); }
};

// What was adapted, for a pass's statistics.
struct LoraCounts {
  int64_t weights = 0, apart = 0; // weights; contractions with W, A and B apart
};

// A private function behind `function`, which is in plain ops with calls inlined. What is wrong is a diagnostic at
// `function`.
Composed composeLora(mlir::func::FuncOp function, const LoraOptions &options, LoraCounts *counts = nullptr);

// What makes plain weights of adapted ones, a private function behind `function`, which is the one without adapters:
// per weight W, A and B under their names; results are W + (alpha/rank)·A·B under W's. It is formed in f32 at least and
// rounded once, and the function gives with it what the adapted one gives but for rounding.
Composed composeLoraMerge(mlir::func::FuncOp function, const LoraOptions &options);

} // namespace gc

#endif
