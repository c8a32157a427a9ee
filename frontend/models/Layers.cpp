#include "frontend/models/Layers.h"

using namespace mlir;
using namespace gc::builder;

namespace gc::models {

Tensor relu(const Tensor &x) {
  return x ? maximum(x, x.getGraph()->constant(0, x.type())) : Tensor();
}

Tensor gelu(const Tensor &x) {
  constexpr double rootOfTwoOverPi = 0.7978845608028654;
  return x * 0.5 * (tanh((x + x * x * x * 0.044715) * rootOfTwoOverPi) + 1);
}

Tensor exactGelu(const Tensor &x) {
  constexpr double rootOfHalf = 0.7071067811865476;
  return x * 0.5 * (erf(x * rootOfHalf) + 1);
}

Tensor silu(const Tensor &x) {
  return x * sigmoid(x);
}

// Less the largest, which changes no softmax and has no gradient.
static Tensor belowLargest(const Tensor &x) {
  return x - stopGradient(max(x, {-1}, true));
}

Tensor softmax(const Tensor &x) {
  Tensor powers = exp(belowLargest(x));
  return powers / sum(powers, {-1}, true);
}

Tensor linear(Graph &graph, StringRef name, const Tensor &x, Dim out, Init init, std::optional<Init> biasInit) {
  Graph::Scope scope(graph, name);
  if (!x)
    return {};
  Tensor weight = graph.param("weight", {x.dim(-1), out}, init);
  std::string letters = StringRef("abcdefgh").take_front(x.rank()).str();
  std::string result = letters.substr(0, letters.size() - 1) + "z";
  Tensor y = einsum(letters + "," + letters.back() + "z->" + result, x, weight);
  return biasInit ? y + graph.param("bias", {out}, *biasInit) : y;
}

Tensor layerNorm(Graph &graph, StringRef name, const Tensor &x, double epsilon) {
  Graph::Scope scope(graph, name);
  Tensor gain = graph.param("gain", {x.dim(-1)}, Init::value(1)),
         bias = graph.param("bias", {x.dim(-1)}, Init::value(0));
  Tensor centred = x - mean(x, {-1}, true);
  return centred * rsqrt(mean(centred * centred, {-1}, true) + epsilon) * gain + bias;
}

Tensor rmsNorm(Graph &graph, StringRef name, const Tensor &x, double epsilon) {
  Graph::Scope scope(graph, name);
  Tensor gain = graph.param("gain", {x.dim(-1)}, Init::value(1));
  return x * rsqrt(mean(x * x, {-1}, true) + epsilon) * gain;
}

Tensor batchNorm(Graph &graph, StringRef name, const Tensor &x, const BatchNorm &how) {
  Graph::Scope scope(graph, name);
  if (!x)
    return {};
  Dim channels = x.dim(-1);
  Tensor gain = graph.param("gain", {channels}, Init::value(how.gain)),
         bias = graph.param("bias", {channels}, Init::value(0));
  Tensor centre = graph.argument("mean", Role::state, {channels}, graph.real(), Init::value(0)),
         variance = graph.argument("variance", Role::state, {channels}, graph.real(), Init::value(1));
  if (how.training) {
    auto rows = llvm::to_vector(llvm::seq<int64_t>(0, x.rank() - 1));
    double count = 1;
    for (int64_t row : rows)
      count *= double(x.dim(row).size);
    auto blend = [&](StringRef of, const Tensor &running, const Tensor &own) {
      graph.result(of, Role::state, running * (1 - how.momentum) + own * how.momentum);
    };
    Tensor own = mean(x, rows), apart = x - own, ownVariance = mean(apart * apart, rows);
    blend("mean", centre, own);
    blend("variance", variance, ownVariance * (count / (count - 1)));
    centre = own;
    variance = ownVariance;
  }
  return (x - centre) * rsqrt(variance + how.epsilon) * gain + bias;
}

Tensor causalMask(Graph &graph, Dim seq, int64_t window) {
  Tensor query = graph.iota({seq, seq}, 0), key = graph.iota({seq, seq}, 1);
  Tensor mask = compare(Direction::GE, query, key);
  return window > 0 ? both(mask, compare(Direction::LT, query - key, graph.constant(double(window), graph.i32())))
                    : mask;
}

Tensor dropped(const Tensor &x, const std::optional<Dropout> &dropout, DropoutPlace place) {
  if (!x || !dropout)
    return x;
  double rate = place == DropoutPlace::attention ? dropout->attentionRate : dropout->rate;
  if (rate == 0)
    return x;
  Graph &graph = *x.getGraph();
  Tensor stream = dropout->block * double(DropoutPlace::count) + double(place);
  Tensor bits = randomBits(dropout->key, stream, x.dims());
  if (!bits)
    return {};
  Tensor kept = compare(Direction::GE, bits, graph.constant(std::floor(rate * 4294967296.0), bits.type()));
  return where(kept, x / (1 - rate), graph.constant(0, x.type()));
}

Graph::Tensors blocks(Graph &graph, int64_t count, bool scan, Graph::Tensors carries, const Pass &pass,
                      function_ref<Graph::Tensors(ArrayRef<Tensor>, const Pass &)> body) {
  if (pass.dropout)
    carries.push_back(pass.dropout->block);
  carries = graph.layers("blocks", count, scan, carries, [&](ArrayRef<Tensor> now) {
    if (!pass.dropout)
      return body(now, pass);
    Pass own = pass;
    own.dropout->block = now.back();
    Graph::Tensors next = body(now.drop_back(), own);
    next.push_back(now.back() + 1);
    return next;
  });
  if (pass.dropout)
    carries.pop_back();
  return carries;
}

Decoding decoding(Graph &graph, Dim context) {
  Graph::Scope scope(graph, "cache");
  Tensor position = graph.argument("position", Role::state, {}, graph.i32(), Init::value(0));
  graph.donate(position);
  graph.result("position", Role::state, position + 1);
  return {position, context};
}

Tensor cached(Graph &graph, StringRef name, const Tensor &now, const Decoding &at) {
  if (!now)
    return {};
  Graph::Scope scope(graph, "cache");
  Dims dims(now.dims());
  dims[1] = at.context;
  Tensor before = graph.argument(name, Role::state, dims, now.type(), Init::value(0));
  graph.donate(before);
  Tensor all = update(before, now, 1, at.position);
  graph.result(name, Role::state, all);
  return all;
}

Tensor decodingMask(Graph &graph, const Decoding &at, int64_t window) {
  Tensor key = graph.iota({1, at.context}, 1), mask = compare(Direction::LE, key, at.position);
  return window > 0 ? both(mask, compare(Direction::LT, at.position - key, graph.constant(double(window), graph.i32())))
                    : mask;
}

Tensor withinContext(const Tensor &logits, const Decoding &at) {
  if (!logits || !at.position)
    return {};
  Graph &graph = *logits.getGraph();
  Tensor fits = compare(Direction::LT, at.position, graph.constant(double(at.context.size), graph.i32()));
  return where(fits, logits, graph.constant(std::numeric_limits<double>::quiet_NaN(), logits.type()));
}

Tensor attention(const Tensor &query, const Tensor &key, const Tensor &value, const std::optional<Tensor> &mask,
                 const std::optional<Dropout> &dropout) {
  Tensor scores = einsum("bqkgd,btkd->bkgqt", query, key) * (1 / std::sqrt(double(query.dim(-1).size)));
  if (!scores)
    return {};
  // Finite, so that no row is NaN whatever is masked; its exponential is 0.
  if (mask)
    scores = where(*mask, scores, query.getGraph()->constant(-1e9, query.type()));
  Tensor shares = dropped(softmax(scores), dropout, DropoutPlace::attention);
  return einsum("bkgqt,btkd->bqkgd", shares, value);
}

Tensor crossEntropy(const Tensor &logits, const Tensor &targets, const std::optional<Tensor> &weights) {
  Tensor below = belowLargest(logits);
  Tensor picked = takeAlong(below, newDim(targets, -1), -1);
  Tensor losses = reshape(log(sum(exp(below), {-1}, true)) - picked, targets.dims());
  auto all = llvm::to_vector(llvm::seq<int64_t>(0, targets.rank()));
  return weights ? sum(losses * *weights, all) / sum(*weights, all) : mean(losses, all);
}

} // namespace gc::models
