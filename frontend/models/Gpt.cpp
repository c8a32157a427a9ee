// GPT-2: learned positions, layer norms before attention and before the MLP, biases, GELU by tanh, tied embeddings.
#include "frontend/models/Block.h"
#include "frontend/models/Model.h"

namespace gc::models {

namespace {
class Gpt : public Model {
public:
  Gpt() : Model("gpt", "A GPT-2 language model") {}

protected:
  std::vector<Setting> ownSettings() override {
    return {{"layers", "blocks of attention and MLP", &layers},
            {"width", "numbers per token", &width},
            {"heads", "of attention; they divide the width", &heads},
            {"mlp", "width within an MLP; 0: four times the width", &mlp, 0},
            {"context", "tokens in an example", &context},
            {"vocab", "tokens that there are", &vocab},
            {"untied", "logits by a matrix of their own, not by the embeddings", &untied},
            {"scan", "the blocks as one loop over stacked parameters", &scan}};
  }
  std::vector<std::pair<std::string, Size>> ownSizes() const override {
    return {{"gpt2", {{"layers", "12"}, {"width", "768"}, {"heads", "12"}}},
            {"gpt2-medium", {{"layers", "24"}, {"width", "1024"}, {"heads", "16"}}},
            {"gpt2-large", {{"layers", "36"}, {"width", "1280"}, {"heads", "20"}}},
            {"gpt2-xl", {{"layers", "48"}, {"width", "1600"}, {"heads", "25"}}}};
  }
  bool canDecode() const override { return true; }
  bool canDrop() const override { return true; }
  std::string ownCheck() override { return notMultiple("width", width, "heads", heads); }

  void make(Graph &g) override {
    Dim seq("seq", context), embed("embed", width);
    Tensor table = g.param("embed", {{"vocab", vocab}, embed}, Init::normal(0.02));
    Tensor places = g.param("position", {seq, embed}, Init::normal(0.02));
    Tensor tokens =
        g.batch("tokens", {{"batch", batch}, isDecode() ? Dim("seq", 1) : seq}, Init::randint(0, vocab), g.i32());
    Pass pass{std::nullopt, dropout(g)};
    if (isDecode())
      pass.decoding = decoding(g, seq);
    Tensor x = take(table, tokens) + (pass.decoding ? pick(places, pass.decoding->position) : places);
    x = dropped(x, pass.dropout, DropoutPlace::embedding);
    auto body = [&](llvm::ArrayRef<Tensor> now, const Pass &own) -> Graph::Tensors {
      return {preNormBlock(g, block(), now[0], own)};
    };
    x = blocks(g, layers, scan, {x}, pass, body)[0];
    x = layerNorm(g, "norm", x, 1e-5);
    Tensor logits = untied ? linear(g, "head", x, {"vocab", vocab}, Init::normal(0.02), std::nullopt)
                           : einsum("bse,ve->bsv", x, table);
    if (!isLoss())
      return g.result("logits", std::nullopt, pass.decoding ? withinContext(logits, *pass.decoding) : logits);
    g.result("loss", Role::loss, lossOf(g, logits, "targets"));
  }

private:
  PreNormBlock block() const {
    // What is added to the residual stream is drawn smaller, so that the stream's scale does not grow with depth.
    Init weight = Init::normal(0.02), residual = Init::normal(0.02 / std::sqrt(2.0 * double(layers)));
    return {heads, mlp ? mlp : 4 * width, true, 1e-5, false, weight, residual, weight, residual};
  }

  int64_t layers = 12, width = 768, heads = 12, mlp = 0, context = 1024, vocab = 50257;
  bool untied = false, scan = false;
};
} // namespace

std::unique_ptr<Model> makeGpt() {
  return std::make_unique<Gpt>();
}

} // namespace gc::models
