// Mixtral (Jiang et al. 2024): Llama with experts in place of the MLP.
#include "frontend/models/Experts.h"
#include "frontend/models/Llama.h"

namespace gc::models {

namespace {
class Moe : public Llama {
public:
  Moe() : Llama("moe", "A Llama language model with sparse experts, as Mixtral") {
    layers = 32, width = 4096, heads = 32, mlpOver = 3.5, vocab = 32000, theta = 1e6;
  }

protected:
  std::vector<Setting> ownSettings() override {
    std::vector<Setting> all = Llama::ownSettings();
    all.insert(
        all.end(),
        {{"experts", "MLPs in a block", &count},
         {"top", "experts that a token goes through", &top},
         {"block", "rows that an expert multiplies at once; each one's tokens are filled up to whole blocks", &rows},
         {"group",
          "tokens that are sorted and balanced together: those of one sequence, so that a batch may be cut, or all",
          &group,
          1,
          {"sequence", "batch"}},
         {"balance", "scale of the balancing loss, summed over blocks; its least is 1 a block", &balance},
         {"raw-weights", "experts' outputs by their probabilities as they are, not divided by their sum", &raw}});
    return all;
  }
  std::vector<std::pair<std::string, Size>> ownSizes() const override {
    return {{"mixtral-8x7b",
             {{"layers", "32"},
              {"width", "4096"},
              {"heads", "32"},
              {"kv-heads", "8"},
              {"mlp", "14336"},
              {"vocab", "32000"},
              {"theta", "1e6"},
              {"experts", "8"},
              {"top", "2"}}}};
  }
  std::string ownCheck() override {
    if (top > count)
      return "top " + std::to_string(top) + " is more than experts " + std::to_string(count) + "; make it at most that";
    return Llama::ownCheck();
  }

  double penaltyScale() const override { return balance; }
  Graph::Tensors feedForward(Graph &g, const Tensor &x) override {
    if (!x)
      return {Tensor(), Tensor()};
    builder::Dims dims(x.dims());
    if (group == "batch")
      dims = {1, Dim("seq", batch * x.dim(1).size), x.dim(2)};
    auto [made, penalty] = experts(g, {count, top, mlp, rows, !raw, isLoss(), weight}, reshape(x, dims));
    return {reshape(made, x.dims()), penalty};
  }

private:
  int64_t count = 8, top = 2, rows = 64;
  double balance = 0.01;
  std::string group = "sequence";
  bool raw = false;
};
} // namespace

std::unique_ptr<Model> makeMoe() {
  return std::make_unique<Moe>();
}

} // namespace gc::models
