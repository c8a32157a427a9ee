// Layers that several models have. Names of parameters are below the graph's open scopes.
#ifndef GC_FRONTEND_MODELS_LAYERS_H
#define GC_FRONTEND_MODELS_LAYERS_H

#include "frontend/builder/Graph.h"

namespace gc::models {

using builder::Dim;
using builder::Graph;
using builder::Init;
using builder::Tensor;

Tensor relu(const Tensor &x);
Tensor gelu(const Tensor &x); // by tanh, as GPT-2 has it
Tensor silu(const Tensor &x);
Tensor softmax(const Tensor &x); // along the last dimension

// x [..., in] times NAME/weight [in, out], drawn from a normal distribution, plus NAME/bias.
Tensor linear(Graph &graph, llvm::StringRef name, const Tensor &x, Dim out, double scale, bool bias = true);
// Over the last dimension, with NAME/gain and NAME/bias.
Tensor layerNorm(Graph &graph, llvm::StringRef name, const Tensor &x, double epsilon);
// Over the last dimension by the root of the mean square, with NAME/gain.
Tensor rmsNorm(Graph &graph, llvm::StringRef name, const Tensor &x, double epsilon);

// Which of [queries, keys] attend: keys not after the query and, with a window above 0, among its last `window`.
Tensor causalMask(Graph &graph, Dim seq, int64_t window = 0);
// Attention of query heads [batch, seq, kv heads, queries per kv head, size] to keys and values [batch, seq, kv heads,
// size]. In the queries' shape.
Tensor attention(const Tensor &query, const Tensor &key, const Tensor &value, const Tensor &mask);

// The mean of -log softmax(logits)[target] over all targets; logits [targets’ shape, classes].
Tensor crossEntropy(const Tensor &logits, const Tensor &targets);

} // namespace gc::models

#endif
