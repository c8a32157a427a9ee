// Llama's program, and what its relatives change of it.
#ifndef GC_FRONTEND_MODELS_LLAMA_H
#define GC_FRONTEND_MODELS_LLAMA_H

#include "frontend/models/Layers.h"
#include "frontend/models/Model.h"

namespace gc::models {

class Llama : public Model {
public:
  Llama() : Llama("llama", "A Llama language model") {}

protected:
  using Model::Model;
  std::vector<Setting> ownSettings() override;
  std::vector<std::pair<std::string, Size>> ownSizes() const override;
  std::string ownCheck() override;
  bool canDecode() const override { return true; }
  bool canDrop() const override { return true; }
  void make(Graph &g) override;

  // What a block does to each token, x normed [batch, seq, embed]; in a model with a penalty (penaltyScale above 0)
  // also the block's penalty, a scalar. The loss has penaltyScale times their sum added.
  virtual Graph::Tensors feedForward(Graph &g, const Tensor &x);
  virtual double penaltyScale() const { return 0; }

  double mlpOver = 4; // times the width, where mlp is 0
  const Init weight = Init::normal(0.02);
  int64_t layers = 16, width = 2048, heads = 32, kvHeads = 0, mlp = 0, context = 2048, vocab = 128256;
  int64_t originalContext = 8192, window = 0;
  double epsilon = 1e-5, theta = 500000, factor = 8, low = 1, high = 4;
  std::string scaling = "none";
  bool qkNorm = false, tied = false, scan = false;

private:
  std::vector<double> frequencies() const;
  Tensor rotate(Graph &g, const Tensor &x, const Pass &pass);
  Tensor selfAttention(Graph &g, const Tensor &x, const Pass &pass);
  Graph::Tensors block(Graph &g, llvm::ArrayRef<Tensor> now, const Pass &pass);
};

} // namespace gc::models

#endif
