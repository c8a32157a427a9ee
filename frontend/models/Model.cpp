#include "frontend/models/Model.h"

#include "ir/analysis/Names.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace gc::models {

std::string Setting::text() const {
  if (auto *number = std::get_if<int64_t *>(&value))
    return std::to_string(**number);
  if (auto *number = std::get_if<double *>(&value))
    return builder::numberText(**number);
  if (auto *flag = std::get_if<bool *>(&value))
    return **flag ? "true" : "false";
  return **std::get_if<std::string *>(&value);
}

std::vector<Setting> Model::settings() {
  std::vector<Setting> all = ownSettings();
  all.push_back({"batch", "examples in a batch", &batch});
  std::vector<std::string> forms{"loss", "forward"};
  std::string formHelp = "loss: of a batch with its targets; forward: logits alone";
  if (canDecode()) {
    forms.push_back("decode");
    formHelp += "; decode: logits after one more token, with what went before as state";
  }
  all.push_back({"form", formHelp, &form, 1, forms});
  if (canDrop()) {
    all.push_back({"dropout",
                   "share that is dropped in training, of embeddings and of what attention and MLP add to the stream",
                   &dropoutRate, 0});
    all.push_back(
        {"attention-dropout", "share of attention's weights that is dropped in training", &attentionDropoutRate, 0});
  }
  all.push_back({"weights",
                 "the loss is the mean by a batch's weights, one for each target, as 0 for what does not count",
                 &weighted});
  all.push_back({"type", "element type of parameters", &type, 1, {"f32", "f64"}});
  all.push_back({"seed", "of the first values", &seed, 0});
  return all;
}

std::vector<std::string> Model::sizes() const {
  std::vector<std::string> names;
  for (auto &[size, values] : ownSizes())
    names.push_back(size);
  return names;
}

std::string Model::useSize(const std::string &size) {
  for (auto &[own, values] : ownSizes()) {
    if (own != size)
      continue;
    for (auto &[key, text] : values)
      if (std::string error = set(key, text); !error.empty())
        return error;
    return "";
  }
  std::vector<std::string> known = sizes();
  if (known.empty())
    return name + " has no named sizes; give its settings";
  return name + " has no size '" + size + "'" + suggestion(size, known) + "; it has " + llvm::join(known, ", ");
}

std::string Model::set(const std::string &key, const std::string &text) {
  std::vector<std::string> known;
  for (const Setting &setting : settings()) {
    known.push_back(setting.key);
    if (setting.key != key)
      continue;
    StringRef word(text);
    if (auto *number = std::get_if<int64_t *>(&setting.value)) {
      int64_t read;
      if (word.getAsInteger(10, read) || read < setting.least)
        return key + " is a whole number, at least " + std::to_string(setting.least) + ", and not '" + text + "'";
      **number = read;
    } else if (auto *number = std::get_if<double *>(&setting.value)) {
      double read;
      if (word.getAsDouble(read) || !(read > 0 || (setting.least == 0 && read == 0)) || !std::isfinite(read))
        return key + " is a number " + (setting.least == 0 ? "of at least" : "above") + " 0 and not '" + text + "'";
      **number = read;
    } else if (auto *flag = std::get_if<bool *>(&setting.value)) {
      if (text != "true" && text != "false")
        return key + " is true or false and not '" + text + "'";
      **flag = text == "true";
    } else {
      if (!setting.choices.empty() && !llvm::is_contained(setting.choices, text))
        return key + " is one of " + llvm::join(setting.choices, ", ") + " and not '" + text + "'";
      **std::get_if<std::string *>(&setting.value) = text;
    }
    return "";
  }
  return name + " has no setting '" + key + "'" + suggestion(key, known);
}

std::string Model::notMultiple(const char *key, int64_t value, const char *divisorKey, int64_t divisor) {
  if (value % divisor == 0)
    return "";
  return std::string(key) + " " + std::to_string(value) + " is not a multiple of " + divisorKey + " " +
         std::to_string(divisor) + "; change one so that it is";
}

Tensor Model::lossOf(Graph &graph, const Tensor &logits, StringRef targets) const {
  if (!logits)
    return {};
  ArrayRef<Dim> dims = logits.dims().drop_back();
  Tensor wanted = graph.batch(targets, dims, Init::randint(0, logits.dim(-1).size), graph.i32());
  std::optional<Tensor> weights;
  if (weighted)
    weights = graph.batch("weights", dims, Init::value(1));
  return crossEntropy(logits, wanted, weights);
}

std::optional<Dropout> Model::dropout(Graph &graph) const {
  if (!isLoss() || (dropoutRate == 0 && attentionDropoutRate == 0))
    return std::nullopt;
  Type word = graph.builder.getIntegerType(32, /*isSigned=*/false);
  Tensor key = graph.argument("key", Role::rng, {2}, word, Init::randint(0, int64_t(1) << 32));
  return Dropout{key, graph.constant(0, word), dropoutRate, attentionDropoutRate};
}

std::string Model::check() {
  for (double rate : {dropoutRate, attentionDropoutRate})
    if (!(rate < 1))
      return "a dropout of " + builder::numberText(rate) + " leaves nothing; make it less than 1";
  return ownCheck();
}

FailureOr<OwningOpRef<ModuleOp>> Model::build(MLIRContext &context) {
  if (std::string error = check(); !error.empty())
    return emitError(UnknownLoc::get(&context)) << error;
  Type real = type == "f64" ? Type(Float64Type::get(&context)) : Type(Float32Type::get(&context));
  builder::Graph graph(context, real, seed);
  make(graph);
  return graph.finish();
}

std::vector<std::unique_ptr<Model>> makeModels() {
  std::vector<std::unique_ptr<Model>> all;
  all.push_back(makeGpt());
  all.push_back(makeLlama());
  all.push_back(makeLstm());
  all.push_back(makeMlp());
  all.push_back(makeMoe());
  all.push_back(makeResnet());
  all.push_back(makeVit());
  return all;
}

} // namespace gc::models
