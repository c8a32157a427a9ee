#include "frontend/models/Block.h"

using namespace gc::builder;

namespace gc::models {

static Tensor selfAttention(Graph &g, const PreNormBlock &how, const Tensor &x, const Pass &pass) {
  Dim examples = x.dim(0), seq = x.dim(1), each("heads", how.heads);
  int64_t width = x.dim(2).size;
  Dim size(width / how.heads);
  llvm::SmallVector<Tensor> parts = split(linear(g, "qkv", x, {"heads", 3 * width}, how.qkv), 3, -1);
  Tensor query = reshape(parts[0], {examples, seq, each, 1, size});
  Tensor key = reshape(parts[1], {examples, seq, each, size}), value = reshape(parts[2], {examples, seq, each, size});
  std::optional<Tensor> mask;
  if (pass.decoding) {
    key = cached(g, "key", key, *pass.decoding);
    value = cached(g, "value", value, *pass.decoding);
    mask = decodingMask(g, *pass.decoding);
  } else if (how.causal)
    mask = causalMask(g, seq);
  Tensor mixed = reshape(attention(query, key, value, mask, pass.dropout), {examples, seq, {"heads", width}});
  return dropped(linear(g, "mix", mixed, x.dim(2), how.mix), pass.dropout, DropoutPlace::mix);
}

Tensor preNormBlock(Graph &g, const PreNormBlock &how, const Tensor &x, const Pass &pass) {
  if (!x)
    return {};
  Tensor mixed = x + selfAttention(g, how, layerNorm(g, "norm1", x, how.epsilon), pass);
  Tensor up = linear(g, "up", layerNorm(g, "norm2", mixed, how.epsilon), {"mlp", how.mlp}, how.up, how.mlpBias);
  up = how.exactGelu ? exactGelu(up) : gelu(up);
  Tensor down = linear(g, "down", up, x.dim(2), how.down, how.mlpBias);
  return mixed + dropped(down, pass.dropout, DropoutPlace::mlp);
}

} // namespace gc::models
