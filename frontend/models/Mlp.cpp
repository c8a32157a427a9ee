// A classifier of fully connected layers.
#include "frontend/models/Layers.h"
#include "frontend/models/Model.h"

namespace gc::models {

namespace {
class Mlp : public Model {
public:
  Mlp() : Model("mlp", "A classifier of fully connected layers") {}

protected:
  std::vector<Setting> ownSettings() override {
    return {{"inputs", "numbers in an example", &inputs},
            {"layers", "hidden layers", &layers, 0},
            {"width", "of a hidden layer", &width},
            {"classes", "that an example may have", &classes},
            {"activation", "after a hidden layer", &activation, 1, {"relu", "gelu", "tanh"}}};
  }

  void make(Graph &g) override {
    Dim examples("batch", batch);
    Tensor x = g.batch("inputs", {examples, {"inputs", inputs}}, Init::normal(1));
    for (int64_t i = 0; i < layers; ++i) {
      x = linear(g, "hidden/" + std::to_string(i), x, {"mlp", width}, rooted(x));
      // What comes in and what goes out are two dimensions, also of one size.
      x = activation == "relu" ? relu(x) : activation == "gelu" ? gelu(x) : builder::tanh(x);
      x = reshape(x, {examples, {"hidden", width}});
    }
    Tensor logits = linear(g, "head", x, {"classes", classes}, rooted(x));
    if (!isLoss())
      return g.result("logits", std::nullopt, logits);
    g.result("loss", Role::loss, lossOf(g, logits, "labels"));
  }

private:
  static Init rooted(const Tensor &x) { return Init::normal(std::sqrt(2.0 / double(x.dim(-1).size))); }

  int64_t inputs = 784, layers = 2, width = 256, classes = 10;
  std::string activation = "relu";
};
} // namespace

std::unique_ptr<Model> makeMlp() {
  return std::make_unique<Mlp>();
}

} // namespace gc::models
