// The vision transformer of "An image is worth 16x16 words" (Dosovitskiy et al. 2021): patches as tokens, learned
// positions, layer norms before attention and before the MLP. First values are those of the authors' code
// (google-research/vision_transformer): Glorot's uniform ones in the blocks, LeCun's for the patches, zeros for the
// class token and the head.
#include "frontend/models/Block.h"
#include "frontend/models/Model.h"

namespace gc::models {

namespace {
class Vit : public Model {
public:
  Vit() : Model("vit", "A vision transformer that classifies images") {}

protected:
  std::vector<Setting> ownSettings() override {
    return {{"layers", "blocks of attention and MLP", &layers},
            {"width", "numbers per patch", &width},
            {"heads", "of attention; they divide the width", &heads},
            {"mlp", "width within an MLP; 0: four times the width", &mlp, 0},
            {"image", "height and width of an image in pixels", &image},
            {"patch", "height and width of a patch; it divides the image", &patch},
            {"channels", "numbers per pixel", &channels},
            {"classes", "that an image may have", &classes},
            {"pool",
             "what the class is read from: a token of its own, or the mean over patches",
             &pool,
             1,
             {"token", "mean"}},
            {"gelu", "by tanh, as the authors' code has it, or by the error function", &gelu, 1, {"tanh", "exact"}},
            {"norm-eps", "what norms add to the variance", &epsilon},
            {"scan", "the blocks as one loop over stacked parameters", &scan}};
  }
  std::vector<std::pair<std::string, Size>> ownSizes() const override {
    auto size = [](const char *layers, const char *width, const char *heads, const char *patch) {
      return Size{{"layers", layers}, {"width", width}, {"heads", heads}, {"patch", patch}};
    };
    return {{"vit-ti-16", size("12", "192", "3", "16")},  {"vit-s-16", size("12", "384", "6", "16")},
            {"vit-b-16", size("12", "768", "12", "16")},  {"vit-b-32", size("12", "768", "12", "32")},
            {"vit-l-16", size("24", "1024", "16", "16")}, {"vit-h-14", size("32", "1280", "16", "14")}};
  }
  bool canDrop() const override { return true; }
  std::string ownCheck() override {
    std::string error = notMultiple("width", width, "heads", heads);
    return error.empty() ? notMultiple("image", image, "patch", patch) : error;
  }

  void make(Graph &g) override {
    Dim examples("batch", batch), embed("embed", width);
    Tensor images =
        g.batch("images", {examples, {"height", image}, {"width", image}, {"channels", channels}}, Init::normal(1));
    int64_t across = image / patch, numbers = patch * patch * channels;
    Tensor x = reshape(images, {examples, across, patch, across, patch, {"channels", channels}});
    x = reshape(transpose(x, {0, 1, 3, 2, 4, 5}), {examples, {"seq", across * across}, {"pixels", numbers}});
    x = linear(g, "patch", x, embed, Init::normal(1 / std::sqrt(double(numbers))));
    if (pool == "token") {
      Tensor token = g.param("class", {embed}, Init::value(0));
      x = builder::concatenate({broadcast(token, {examples, {"seq", 1}, embed}), x}, 1);
    }
    x = x + g.param("position", {x.dim(1), embed}, Init::normal(0.02));
    Pass pass{std::nullopt, dropout(g)};
    x = dropped(x, pass.dropout, DropoutPlace::embedding);
    auto body = [&](llvm::ArrayRef<Tensor> now, const Pass &own) -> Graph::Tensors {
      return {preNormBlock(g, block(), now[0], own)};
    };
    x = blocks(g, layers, scan, {x}, pass, body)[0];
    x = layerNorm(g, "norm", x, epsilon);
    x = pool == "token" ? reshape(slice(x, 1, 0, 1), {examples, embed}) : mean(x, {1});
    Tensor logits = linear(g, "head", x, {"classes", classes}, Init::value(0));
    if (!isLoss())
      return g.result("logits", std::nullopt, logits);
    g.result("loss", Role::loss, lossOf(g, logits, "labels"));
  }

private:
  PreNormBlock block() const {
    // Of each matrix that a parameter packs, not of the packed one.
    auto glorot = [](int64_t in, int64_t out) { return Init::uniform(std::sqrt(6.0 / double(in + out))); };
    int64_t inner = mlp ? mlp : 4 * width;
    Init square = glorot(width, width), between = glorot(width, inner);
    return {heads, inner, false, epsilon, gelu == "exact", square, square, between, between, Init::normal(1e-6)};
  }

  int64_t layers = 12, width = 768, heads = 12, mlp = 0, image = 224, patch = 16, channels = 3, classes = 1000;
  std::string pool = "token", gelu = "tanh";
  double epsilon = 1e-6;
  bool scan = false;
};
} // namespace

std::unique_ptr<Model> makeVit() {
  return std::make_unique<Vit>();
}

} // namespace gc::models
