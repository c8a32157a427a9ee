// Llama: rotary positions with their scalings, RMS norms, gated MLP, grouped keys and values; with norms of queries and
// keys and a sliding window also its relatives.
#include "frontend/models/Llama.h"

namespace gc::models {

std::vector<Setting> Llama::ownSettings() {
  return {{"layers", "blocks of attention and MLP", &layers},
          {"width", "numbers per token", &width},
          {"heads", "of queries; they divide the width", &heads},
          {"kv-heads", "of keys and values; they divide the heads; 0: a quarter of these, or all if that is not whole",
           &kvHeads, 0},
          {"mlp", "width within an MLP; 0: " + builder::numberText(mlpOver) + " times the width", &mlp, 0},
          {"context", "tokens in an example", &context},
          {"vocab", "tokens that there are", &vocab},
          {"norm-eps", "what norms add to the mean square", &epsilon},
          {"theta", "base of the rotary positions' wavelengths", &theta},
          {"rope-scaling",
           "of the wavelengths: linear: all by rope-factor; llama3: the long ones",
           &scaling,
           1,
           {"none", "linear", "llama3"}},
          {"rope-factor", "by which wavelengths grow", &factor},
          {"rope-low", "llama3: wavelengths above rope-context over this grow by the whole factor", &low},
          {"rope-high", "llama3: wavelengths below rope-context over this stay", &high},
          {"rope-context", "llama3: the context before the scaling", &originalContext},
          {"window", "keys that a query attends to, itself included; 0: all before it", &window, 0},
          {"qk-norm", "RMS norms of each head's queries and keys", &qkNorm},
          {"tied", "logits by the embeddings, not by a matrix of their own", &tied},
          {"scan", "the blocks as one loop over stacked parameters", &scan}};
}

std::vector<std::pair<std::string, Llama::Size>> Llama::ownSizes() const {
  auto size = [](const char *layers, const char *width, const char *heads, const char *kvHeads, const char *mlp) {
    return Size{{"layers", layers}, {"width", width}, {"heads", heads}, {"kv-heads", kvHeads}, {"mlp", mlp}};
  };
  auto with = [](Size size, const Size &more) {
    size.insert(size.end(), more.begin(), more.end());
    return size;
  };
  Size three{{"vocab", "128256"}, {"theta", "500000"}, {"rope-scaling", "llama3"}, {"rope-factor", "8"}};
  Size small = with(three, {{"rope-factor", "32"}, {"tied", "true"}});
  Size two{{"vocab", "32000"}, {"theta", "10000"}, {"context", "4096"}};
  return {{"llama-1b", with(size("16", "2048", "32", "8", "8192"), small)},
          {"llama-3b", with(size("28", "3072", "24", "8", "8192"), small)},
          {"llama-8b", with(size("32", "4096", "32", "8", "14336"), three)},
          {"llama-70b", with(size("80", "8192", "64", "8", "28672"), three)},
          {"llama2-7b", with(size("32", "4096", "32", "32", "11008"), two)}};
}

std::string Llama::ownCheck() {
  if (kvHeads == 0)
    kvHeads = heads % 4 == 0 ? heads / 4 : heads;
  if (mlp == 0)
    mlp = std::max<int64_t>(std::llround(mlpOver * double(width)), 1);
  for (const std::string &error :
       {notMultiple("width", width, "heads", heads), notMultiple("heads", heads, "kv-heads", kvHeads)})
    if (!error.empty())
      return error;
  if (width / heads % 2 != 0)
    return "a head of " + std::to_string(width / heads) +
           " numbers (width over heads) has no halves to rotate; make it even";
  if (scaling == "llama3" && !(low < high))
    return "rope-low " + builder::numberText(low) + " is not below rope-high " + builder::numberText(high) +
           "; change one so that it is";
  return "";
}

void Llama::make(Graph &g) {
  Dim seq("seq", context), embed("embed", width);
  Tensor table = g.param("embed", {{"vocab", vocab}, embed}, Init::normal(0.02));
  Tensor tokens =
      g.batch("tokens", {{"batch", batch}, isDecode() ? Dim("seq", 1) : seq}, Init::randint(0, vocab), g.i32());
  Pass pass{std::nullopt, dropout(g)};
  if (isDecode())
    pass.decoding = decoding(g, seq);
  Tensor x = dropped(take(table, tokens), pass.dropout, DropoutPlace::embedding);
  Graph::Tensors carries{x};
  if (penaltyScale() > 0)
    carries.push_back(g.constant(0));
  carries = blocks(g, layers, scan, carries, pass,
                   [&](llvm::ArrayRef<Tensor> now, const Pass &own) { return block(g, now, own); });
  x = rmsNorm(g, "norm", carries[0], epsilon);
  Tensor logits = tied ? einsum("bse,ve->bsv", x, table) : linear(g, "head", x, {"vocab", vocab}, weight, std::nullopt);
  if (!isLoss())
    return g.result("logits", std::nullopt, pass.decoding ? withinContext(logits, *pass.decoding) : logits);
  Tensor loss = lossOf(g, logits, "targets");
  if (penaltyScale() > 0) {
    g.result("cross_entropy", Role::metric, loss);
    g.result("penalty", Role::metric, carries[1]);
    loss = loss + carries[1] * penaltyScale();
  }
  g.result("loss", Role::loss, loss);
}

// The angle by which a pair of numbers turns from one token to the next.
std::vector<double> Llama::frequencies() const {
  std::vector<double> out;
  int64_t size = width / heads;
  for (int64_t i = 0; i < size; i += 2) {
    double frequency = std::pow(theta, -double(i) / double(size));
    if (scaling == "linear") {
      frequency /= factor;
    } else if (scaling == "llama3") {
      // Turns in the original context: many stay, few slow down, between them a straight line.
      double turns = double(originalContext) * frequency / (2 * 3.14159265358979323846);
      double kept = std::clamp((turns - low) / (high - low), 0.0, 1.0);
      frequency *= kept + (1 - kept) / factor;
    }
    out.push_back(frequency);
  }
  return out;
}

// Turns pair i, element i of each half of the last dimension, by position times frequency i; x [batch, seq, …, size].
Tensor Llama::rotate(Graph &g, const Tensor &x, const Pass &pass) {
  if (!x)
    return {};
  Dim half(width / heads / 2);
  Tensor place = pass.decoding ? reshape(pass.decoding->position, {1, 1}) : g.iota({context, 1}, 0);
  Tensor position = convert(place, g.real());
  Tensor angle = position * g.vector(frequencies(), half);
  builder::Dims dims{x.dim(1)};
  dims.append(x.rank() - 3, Dim(1));
  dims.push_back(half);
  Tensor cosine = reshape(cos(angle), dims), sine = reshape(sin(angle), dims);
  llvm::SmallVector<Tensor> parts = split(x, 2, -1);
  return builder::concatenate({parts[0] * cosine - parts[1] * sine, parts[1] * cosine + parts[0] * sine}, -1);
}

// x normed, [batch, seq, embed].
Tensor Llama::selfAttention(Graph &g, const Tensor &x, const Pass &pass) {
  Dim examples("batch", batch), seq = x.dim(1), groups("kv_heads", kvHeads);
  int64_t size = width / heads;
  auto headsOf = [&](const char *name, int64_t each) {
    Dim out(each > 1 ? "heads" : "kv_heads", kvHeads * each * size);
    Tensor made = linear(g, name, x, out, weight, std::nullopt);
    return reshape(made, {examples, seq, groups, Dim(each), Dim(size)});
  };
  Tensor query = headsOf("query", heads / kvHeads), key = headsOf("key", 1), value = headsOf("value", 1);
  if (qkNorm) {
    query = rmsNorm(g, "query_norm", query, epsilon);
    key = rmsNorm(g, "key_norm", key, epsilon);
  }
  builder::Dims once{examples, seq, groups, Dim(size)};
  key = reshape(rotate(g, key, pass), once);
  value = reshape(value, once);
  if (pass.decoding) {
    key = cached(g, "key", key, *pass.decoding);
    value = cached(g, "value", value, *pass.decoding);
  }
  Tensor mask = pass.decoding ? decodingMask(g, *pass.decoding, window) : causalMask(g, seq, window);
  Tensor mixed = attention(rotate(g, query, pass), key, value, mask, pass.dropout);
  mixed = reshape(mixed, {examples, seq, {"heads", width}});
  mixed = linear(g, "mix", mixed, {"embed", width}, weight, std::nullopt);
  return dropped(mixed, pass.dropout, DropoutPlace::mix);
}

Graph::Tensors Llama::feedForward(Graph &g, const Tensor &x) {
  Tensor gate = linear(g, "gate", x, {"mlp", mlp}, weight, std::nullopt),
         up = linear(g, "up", x, {"mlp", mlp}, weight, std::nullopt);
  return {linear(g, "down", silu(gate) * up, {"embed", width}, weight, std::nullopt)};
}

// The stream, and the penalty so far where there is one.
Graph::Tensors Llama::block(Graph &g, llvm::ArrayRef<Tensor> now, const Pass &pass) {
  Tensor x = now[0] + selfAttention(g, rmsNorm(g, "norm1", now[0], epsilon), pass);
  Graph::Tensors made = feedForward(g, rmsNorm(g, "norm2", x, epsilon));
  made[0] = x + dropped(made[0], pass.dropout, DropoutPlace::mlp);
  if (penaltyScale() > 0)
    made[1] = now[1] + made[1];
  return made;
}

std::unique_ptr<Model> makeLlama() {
  return std::make_unique<Llama>();
}

} // namespace gc::models
