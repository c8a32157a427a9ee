// A block of attention and MLP with layer norms before both, as GPT-2 and ViT have it.
#ifndef GC_FRONTEND_MODELS_BLOCK_H
#define GC_FRONTEND_MODELS_BLOCK_H

#include "frontend/models/Layers.h"

namespace gc::models {

struct PreNormBlock {
  int64_t heads, mlp;
  bool causal;
  double epsilon; // of the norms
  bool exactGelu;
  // First values of the weights: queries, keys and values in one matrix [width, 3 width], what mixes heads, into the
  // MLP, out of it; of the biases within the MLP. All other biases begin at zero.
  Init qkv, mix, up, down, mlpBias = Init::value(0);
};

// x [batch, seq, width], also after the block; when decoding, of one token.
Tensor preNormBlock(Graph &graph, const PreNormBlock &how, const Tensor &x, const Pass &pass);

} // namespace gc::models

#endif
