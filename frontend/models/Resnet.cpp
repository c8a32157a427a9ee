// Residual networks (He et al. 2015), as torchvision has them: a block's stride in its 3x3 convolution ("v1.5"), batch
// norms with running statistics, He's normal first values by what goes out; and the small ones of the same paper for
// 32x32 images.
#include "frontend/models/Layers.h"
#include "frontend/models/Model.h"

#include "llvm/ADT/StringExtras.h"

namespace gc::models {

namespace {
class Resnet : public Model {
public:
  Resnet() : Model("resnet", "A residual network that classifies images") {}

protected:
  std::vector<Setting> ownSettings() override {
    return {
        {"stages", "blocks of each stage; from the second on a stage halves the image and doubles the width", &stages},
        {"width", "channels in the first stage", &width},
        {"bottleneck", "blocks of 1x1, 3x3 and 1x1 convolutions with four times the channels outside", &bottleneck},
        {"stem",
         "before the stages: imagenet: 7x7 with stride 2, then the largest of 3x3 with stride 2; cifar: 3x3",
         &stem,
         1,
         {"imagenet", "cifar"}},
        {"shortcut",
         "past a block that changes the shape: a 1x1 convolution with a norm, or every second pixel and channels of "
         "zeros",
         &shortcut,
         1,
         {"convolution", "zeros"}},
        {"image", "height and width of an image in pixels", &image},
        {"channels", "numbers per pixel", &channels},
        {"classes", "that an image may have", &classes},
        {"momentum", "share of a batch's mean and variance in the running ones", &momentum},
        {"norm-eps", "what norms add to the variance", &epsilon},
        {"zero-residual", "the last gain of each block begins at zero", &zeroResidual}};
  }
  std::vector<std::pair<std::string, Size>> ownSizes() const override {
    auto large = [](const char *stages, const char *bottleneck) {
      return Size{{"stages", stages}, {"bottleneck", bottleneck}};
    };
    auto small = [](const char *blocks) {
      return Size{{"stages", llvm::join_items(",", blocks, blocks, blocks)},
                  {"width", "16"},
                  {"stem", "cifar"},
                  {"shortcut", "zeros"},
                  {"image", "32"},
                  {"classes", "10"}};
    };
    return {{"resnet-18", large("2,2,2,2", "false")},  {"resnet-34", large("3,4,6,3", "false")},
            {"resnet-50", large("3,4,6,3", "true")},   {"resnet-101", large("3,4,23,3", "true")},
            {"resnet-152", large("3,8,36,3", "true")}, {"resnet-cifar-20", small("3")},
            {"resnet-cifar-32", small("5")},           {"resnet-cifar-44", small("7")},
            {"resnet-cifar-56", small("9")},           {"resnet-cifar-110", small("18")}};
  }
  std::string ownCheck() override {
    if (counts().empty())
      return "stages '" + stages + "' are not numbers of blocks, at least 1 each, with commas; as 3,4,6,3";
    if (!(momentum <= 1))
      return "momentum " + builder::numberText(momentum) + " is a share; make it at most 1";
    int64_t size = stem == "imagenet" ? (image + 3) / 4 : image;
    for (size_t i = 1; i < counts().size(); ++i)
      size = (size + 1) / 2;
    if (isLoss() && batch * size * size == 1)
      return "batch 1 and image " + std::to_string(image) +
             " leave one number per channel in the last stage, which has no variance; make one larger";
    return "";
  }

  void make(Graph &g) override {
    Dim examples("batch", batch);
    Tensor x =
        g.batch("images", {examples, {"height", image}, {"width", image}, {"channels", channels}}, Init::normal(1));
    {
      Graph::Scope scope(g, "stem");
      bool large = stem == "imagenet";
      x = relu(convolutionAndNorm(g, "", x, width, large ? 7 : 3, large ? 2 : 1));
      x = large ? maxPool2d(x, {3, 2, 1}) : x;
    }
    int64_t across = width, stage = 0;
    for (int64_t blocks : counts()) {
      Graph::Scope scope(g, "stages/" + std::to_string(stage));
      for (int64_t i = 0; i < blocks; ++i) {
        Graph::Scope inner(g, "blocks/" + std::to_string(i));
        x = block(g, x, across, stage > 0 && i == 0 ? 2 : 1);
      }
      across *= 2;
      ++stage;
    }
    if (!x)
      return;
    Init spread = Init::uniform(1 / std::sqrt(double(x.dim(-1).size)));
    Tensor logits = linear(g, "head", mean(x, {1, 2}), {"classes", classes}, spread, spread);
    if (!isLoss())
      return g.result("logits", std::nullopt, logits);
    g.result("loss", Role::loss, lossOf(g, logits, "labels"));
  }

private:
  std::vector<int64_t> counts() const {
    std::vector<int64_t> out;
    llvm::SmallVector<llvm::StringRef> words;
    llvm::StringRef(stages).split(words, ',');
    for (llvm::StringRef word : words) {
      int64_t count;
      if (word.getAsInteger(10, count) || count < 1)
        return {};
      out.push_back(count);
    }
    return out;
  }

  // A square convolution that keeps the image's size but for the stride, and a batch norm.
  Tensor convolutionAndNorm(Graph &g, const std::string &number, const Tensor &x, int64_t out, int64_t size,
                            int64_t stride, double gain = 1) {
    Graph::Scope scope(g, "conv" + number);
    if (!x)
      return {};
    Tensor kernel = g.param("weight", {size, size, {"in", x.dim(-1).size}, {"channels", out}},
                            Init::normal(std::sqrt(2 / double(size * size * out))));
    return batchNorm(g, "norm", conv2d(x, kernel, stride, size / 2), {epsilon, momentum, isLoss(), gain});
  }

  Tensor block(Graph &g, const Tensor &x, int64_t across, int64_t stride) {
    if (!x)
      return {};
    int64_t out = bottleneck ? 4 * across : across;
    double last = zeroResidual ? 0 : 1;
    Tensor y;
    if (bottleneck) {
      y = relu(convolutionAndNorm(g, "1", x, across, 1, 1));
      y = relu(convolutionAndNorm(g, "2", y, across, 3, stride));
      y = convolutionAndNorm(g, "3", y, out, 1, 1, last);
    } else {
      y = relu(convolutionAndNorm(g, "1", x, across, 3, stride));
      y = convolutionAndNorm(g, "2", y, out, 3, 1, last);
    }
    Tensor past = x;
    if (stride > 1 || x.dim(-1).size != out) {
      Graph::Scope scope(g, "shortcut");
      past = shortcut == "zeros" ? sparse(g, x, out, stride) : convolutionAndNorm(g, "", x, out, 1, stride);
    }
    return relu(past + y);
  }

  // The pixels at multiples of the stride, with zeros for the channels that x lacks.
  static Tensor sparse(Graph &g, const Tensor &x, int64_t out, int64_t stride) {
    Tensor kept = maxPool2d(x, {1, stride, 0});
    if (!kept)
      return {};
    builder::Dims dims(kept.dims());
    dims.back().size = out - x.dim(-1).size;
    return builder::concatenate({kept, g.fill(0, dims)}, -1);
  }

  std::string stages = "3,4,6,3", stem = "imagenet", shortcut = "convolution";
  int64_t width = 64, image = 224, channels = 3, classes = 1000;
  double momentum = 0.1, epsilon = 1e-5;
  bool bottleneck = false, zeroResidual = false;
};
} // namespace

std::unique_ptr<Model> makeResnet() {
  return std::make_unique<Resnet>();
}

} // namespace gc::models
