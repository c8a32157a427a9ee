// The model zoo: networks of any size, as loss programs (the loss of a batch), forward programs (logits) or, of
// language models, decode programs (logits after one more token, with keys and values of those before as state).
//
//   std::unique_ptr<Model> model = makeModel("gpt");
//   std::string error = model->useSize("gpt2-medium");
//   if (error.empty()) error = model->set("context", "512");
//   FailureOr<OwningOpRef<ModuleOp>> module = model->build(context);   // gc, one function @main
//
// A program's arguments are parameters (with the rules for their first values), then the batch, filled with random
// examples where none are given. What a setting means stands beside it, in one table for flags, files and
// documentation.
#ifndef GC_FRONTEND_MODELS_MODEL_H
#define GC_FRONTEND_MODELS_MODEL_H

#include "frontend/models/Layers.h"

#include <memory>
#include <variant>

namespace gc::models {

// One value that a model is made by: the key is the flag --KEY and the key in a file.
struct Setting {
  std::string key, help;
  std::variant<int64_t *, double *, bool *, std::string *> value; // holds the default at first
  int64_t least = 1;                     // of whole numbers; of others: 0 is one, else they are above it
  std::vector<std::string> choices = {}; // of words; without them any text
  std::string text() const;              // the value as it would be written
};

class Model {
public:
  Model(std::string name, std::string summary) : name(std::move(name)), summary(std::move(summary)) {}
  virtual ~Model() = default;
  Model(const Model &) = delete;

  const std::string name, summary;
  std::vector<Setting> settings();
  std::vector<std::string> sizes() const;

  // Both give what is wrong, with the next step, or an empty text.
  std::string useSize(const std::string &size);
  std::string set(const std::string &key, const std::string &text);
  // What is wrong with the settings together.
  std::string check();

  // The verified program; what is wrong is a diagnostic.
  llvm::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>> build(mlir::MLIRContext &context);

protected:
  using Size = std::vector<std::pair<std::string, std::string>>; // settings and their values
  virtual std::vector<Setting> ownSettings() = 0;
  virtual std::vector<std::pair<std::string, Size>> ownSizes() const { return {}; }
  virtual std::string ownCheck() { return ""; }
  virtual bool canDecode() const { return false; }
  virtual bool canDrop() const { return false; }
  virtual void make(builder::Graph &graph) = 0;
  // What is wrong where one setting does not divide another.
  static std::string notMultiple(const char *key, int64_t value, const char *divisorKey, int64_t divisor);
  bool isLoss() const { return form == "loss"; }
  bool isDecode() const { return form == "decode"; }
  // Of a loss program with a rate: by the argument `key`, before the first block.
  std::optional<Dropout> dropout(builder::Graph &graph) const;
  // The cross-entropy of logits [..., classes] and the batch's `targets` [...]: the mean, by the batch's weights [...]
  // where the model has them.
  builder::Tensor lossOf(builder::Graph &graph, const builder::Tensor &logits, llvm::StringRef targets) const;

  int64_t batch = 8;

private:
  std::string form = "loss", type = "f32";
  bool weighted = false;
  double dropoutRate = 0, attentionDropoutRate = 0;
  int64_t seed = 1;
};

std::vector<std::unique_ptr<Model>> makeModels(); // one of each
std::unique_ptr<Model> makeGpt();
std::unique_ptr<Model> makeLlama();
std::unique_ptr<Model> makeLstm();
std::unique_ptr<Model> makeMlp();
std::unique_ptr<Model> makeMoe();
std::unique_ptr<Model> makeResnet();
std::unique_ptr<Model> makeVit();

} // namespace gc::models

#endif
