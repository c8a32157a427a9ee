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
Tensor gelu(const Tensor &x);      // by tanh, as GPT-2 has it
Tensor exactGelu(const Tensor &x); // x times the normal distribution's function
Tensor silu(const Tensor &x);
Tensor softmax(const Tensor &x); // along the last dimension

// x [..., in] times NAME/weight [in, out], plus NAME/bias if that has a first value.
Tensor linear(Graph &graph, llvm::StringRef name, const Tensor &x, Dim out, Init weight,
              std::optional<Init> bias = Init::value(0));
// Over the last dimension, with NAME/gain and NAME/bias.
Tensor layerNorm(Graph &graph, llvm::StringRef name, const Tensor &x, double epsilon);
// Over the last dimension by the root of the mean square, with NAME/gain.
Tensor rmsNorm(Graph &graph, llvm::StringRef name, const Tensor &x, double epsilon);

// Over all dimensions but the last, with NAME/gain and NAME/bias. NAME/mean and NAME/variance are state: a training
// norm takes the batch's mean and variance, and gives the running ones anew, each (1 - momentum) of the old and
// momentum of the batch's (of the variance the unbiased one, as PyTorch); any other takes the running ones.
struct BatchNorm {
  double epsilon, momentum;
  bool training;
  double gain = 1; // at first
};
Tensor batchNorm(Graph &graph, llvm::StringRef name, const Tensor &x, const BatchNorm &how);

// Which of [queries, keys] attend: keys not after the query and, with a window above 0, among its last `window`.
Tensor causalMask(Graph &graph, Dim seq, int64_t window = 0);
// Dropout in training. What is dropped depends on the key, on the number of the place in the model and on the element's
// index in the whole tensor alone, so that layers unrolled and as a loop, and a batch cut in any way, drop the same.
struct Dropout {
  Tensor key;   // u32[2]
  Tensor block; // u32, how many blocks are before this one
  double rate;  // of what a block adds to the stream, and of embeddings
  double attentionRate;
};
// Places within a block; embeddings are dropped as block 0's.
enum class DropoutPlace { embedding, attention, mix, mlp, count };
// x with elements zero at `rate`, the others by 1 / (1 - rate). x itself without dropout or at rate 0.
Tensor dropped(const Tensor &x, const std::optional<Dropout> &dropout, DropoutPlace place);

// One token at a time: where in the context it stands (i32, as many tokens went before), the same in all examples.
struct Decoding {
  Tensor position;
  Dim context;
};
// Its position is the state cache/position, which the program counts up.
Decoding decoding(Graph &graph, Dim context);
// now [batch, 1, …] in its place among those of the tokens before, [batch, context, …], which are the state cache/NAME.
Tensor cached(Graph &graph, llvm::StringRef name, const Tensor &now, const Decoding &at);
// Which of [1, context] the token at hand attends to, by causalMask's rule.
Tensor decodingMask(Graph &graph, const Decoding &at, int64_t window = 0);
// NaN where the context is full: no place, and no logits, are left.
Tensor withinContext(const Tensor &logits, const Decoding &at);

// How a program goes through a model's blocks.
struct Pass {
  std::optional<Decoding> decoding;
  std::optional<Dropout> dropout;
};
// The graph's layers "blocks", each with its own draws.
Graph::Tensors blocks(Graph &graph, int64_t count, bool scan, Graph::Tensors carries, const Pass &pass,
                      llvm::function_ref<Graph::Tensors(llvm::ArrayRef<Tensor>, const Pass &)> body);

// Attention of query heads [batch, seq, kv heads, queries per kv head, size] to keys and values [batch, seq, kv heads,
// size]; without a mask all attend to all. In the queries' shape.
Tensor attention(const Tensor &query, const Tensor &key, const Tensor &value, const std::optional<Tensor> &mask,
                 const std::optional<Dropout> &dropout = std::nullopt);

// The mean of -log softmax(logits)[target] over all targets, logits [their shape, classes]; with weights of their shape
// the sum of weight times that over the sum of the weights, which is not zero.
Tensor crossEntropy(const Tensor &logits, const Tensor &targets, const std::optional<Tensor> &weights = std::nullopt);

} // namespace gc::models

#endif
