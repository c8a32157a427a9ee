// Mixtures of experts: each token goes through a few of many gated MLPs, and only through these.
//
// A router draws probabilities (softmax of a linear map), the `top` likeliest experts take the token, and what they
// make of it is summed by their probabilities. No token is dropped: a group's choices are sorted by expert, each
// expert's are filled up to whole blocks of `block` rows, and a loop over the blocks multiplies each by the weights of
// its one expert. Of n tokens and e experts that is at most n·top + e·(block - 1) rows, whatever the router does, and
// one expert's weights at a time besides the parameters.
#ifndef GC_FRONTEND_MODELS_EXPERTS_H
#define GC_FRONTEND_MODELS_EXPERTS_H

#include "frontend/models/Layers.h"

namespace gc::models {

struct Experts {
  int64_t count, top, mlp, block;
  bool normalize; // the chosen probabilities by their sum, as Mixtral, or as they are
  bool report;    // the metric router/load [groups, e], each expert's share of the choices
  Init weight;
};

// x [groups, tokens, width]. In its shape; what balances the experts, the mean over groups of e · Σ over experts of
// (share of the group's choices) · (mean probability), 1 where all are alike (Switch Transformers, equation 4; shares
// have no gradient). Parameters are router/weight [width, e], experts/gate and up [e, width, mlp], experts/down
// [e, mlp, width].
std::pair<Tensor, Tensor> experts(Graph &graph, const Experts &how, const Tensor &x);

} // namespace gc::models

#endif
