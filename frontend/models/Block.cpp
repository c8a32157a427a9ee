#include "frontend/models/Block.h"

using namespace gc::builder;

namespace gc::models {

static Tensor selfAttention(Graph &g, const PreNormBlock &how, const Tensor &x,
                            const std::optional<Decoding> &decoding) {
  Dim examples = x.dim(0), seq = x.dim(1), each("heads", how.heads);
  int64_t width = x.dim(2).size;
  Dim size(width / how.heads);
  llvm::SmallVector<Tensor> parts = split(linear(g, "qkv", x, {"heads", 3 * width}, how.qkv), 3, -1);
  Tensor query = reshape(parts[0], {examples, seq, each, 1, size});
  Tensor key = reshape(parts[1], {examples, seq, each, size}), value = reshape(parts[2], {examples, seq, each, size});
  std::optional<Tensor> mask;
  if (decoding) {
    key = cached(g, "key", key, *decoding);
    value = cached(g, "value", value, *decoding);
    mask = decodingMask(g, *decoding);
  } else if (how.causal)
    mask = causalMask(g, seq);
  Tensor mixed = reshape(attention(query, key, value, mask), {examples, seq, {"heads", width}});
  return linear(g, "mix", mixed, x.dim(2), how.mix);
}

Tensor preNormBlock(Graph &g, const PreNormBlock &how, const Tensor &x, const std::optional<Decoding> &decoding) {
  if (!x)
    return {};
  Tensor mixed = x + selfAttention(g, how, layerNorm(g, "norm1", x, how.epsilon), decoding);
  Tensor up = linear(g, "up", layerNorm(g, "norm2", mixed, how.epsilon), {"mlp", how.mlp}, how.up, how.mlpBias);
  up = how.exactGelu ? exactGelu(up) : gelu(up);
  return mixed + linear(g, "down", up, x.dim(2), how.down, how.mlpBias);
}

} // namespace gc::models
