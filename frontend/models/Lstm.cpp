// A language model, or a classifier of token sequences, of stacked LSTMs (Hochreiter and Schmidhuber 1997, with forget
// gates), as PyTorch's nn.LSTM computes them, but for one bias where that adds two. First values are those of nn.LSTM
// and of PyTorch's word language model: uniform, within 1/√width in the layers, 0.1 in embeddings and head.
#include "frontend/models/Layers.h"
#include "frontend/models/Model.h"

namespace gc::models {

namespace {
class Lstm : public Model {
public:
  Lstm() : Model("lstm", "A language model or classifier of stacked LSTMs") {}

protected:
  std::vector<Setting> ownSettings() override {
    return {
        {"layers", "LSTMs, each over the states of the one before", &layers},
        {"width", "numbers per token and of a state", &width},
        {"context", "tokens in an example", &context},
        {"vocab", "tokens that there are", &vocab},
        {"classes", "that an example may have, read from its last state; 0: the next token after each", &classes, 0},
        {"scan", "the layers as one loop over stacked parameters", &scan}};
  }

  void make(Graph &g) override {
    Dim examples("batch", batch), seq("seq", context);
    Init small = Init::uniform(0.1);
    Tensor table = g.param("embed", {{"vocab", vocab}, {"hidden", width}}, small);
    Tensor tokens = g.batch("tokens", {examples, seq}, Init::randint(0, vocab), g.i32());
    Tensor x = transpose(take(table, tokens), {1, 0, 2}); // a step's examples together
    x = g.layers("blocks", layers, scan, {x},
                 [&](llvm::ArrayRef<Tensor> now) -> Graph::Tensors { return {layer(g, now[0])}; })[0];
    if (classes > 0)
      x = reshape(slice(x, 0, context - 1, context), {examples, {"hidden", width}});
    else
      x = transpose(x, {1, 0, 2});
    Tensor logits = linear(g, "head", x, classes > 0 ? Dim("classes", classes) : Dim("vocab", vocab), small);
    if (!isLoss())
      return g.result("logits", std::nullopt, logits);
    g.result("loss", Role::loss, lossOf(g, logits, classes > 0 ? "labels" : "targets"));
  }

private:
  // x [seq, batch, width] to the states, of the same shape. What gates take of x is one product over all steps.
  Tensor layer(Graph &g, const Tensor &x) {
    if (!x)
      return {};
    Dim examples("batch", batch), hidden("hidden", width), gates("gates", 4 * width);
    Init spread = Init::uniform(1 / std::sqrt(double(width)));
    Tensor taken = linear(g, "input", x, gates, spread, spread);
    Tensor recurrent = g.param("recurrent/weight", {hidden, gates}, spread);
    Tensor zero = g.fill(0, {examples, hidden});
    return g
        .scan(x.dim(0), {zero, zero}, {taken},
              [&](llvm::ArrayRef<Tensor> now, llvm::ArrayRef<Tensor> step) {
                llvm::SmallVector<Tensor> parts = split(step[0] + einsum("bh,hg->bg", now[0], recurrent), 4, -1);
                for (Tensor &part : parts)
                  part = reshape(part, {examples, hidden});
                Tensor cell = sigmoid(parts[1]) * now[1] + sigmoid(parts[0]) * builder::tanh(parts[2]);
                Tensor state = sigmoid(parts[3]) * builder::tanh(cell);
                return Graph::Tensors{state, cell, state};
              })
        .back();
  }

  int64_t layers = 2, width = 200, context = 35, vocab = 33278, classes = 0;
  bool scan = false;
};
} // namespace

std::unique_ptr<Model> makeLstm() {
  return std::make_unique<Lstm>();
}

} // namespace gc::models
