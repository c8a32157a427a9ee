#include "tools/train/Programs.h"

#include "frontend/models/Model.h"
#include "frontend/stablehlo/Export.h"
#include "ir/analysis/Names.h"
#include "passes/training/BatchFlow.h"
#include "passes/training/Optimizer.h"
#include "runtime/base/Status.h"
#include "tools/common/Register.h"
#include "tools/driver/Program.h"
#include "tools/driver/Transform.h"
#include "tools/train/Vocabulary.h"

#include "absl/strings/match.h"
#include "absl/strings/str_join.h"

#include <cmath>

using namespace mlir;

namespace gc {

namespace {

constexpr int64_t kStandardBatch = 8;

absl::Status invalid(const std::string &what) {
  return absl::InvalidArgumentError(what);
}

bool ofExamples(const TrainConfig &config) {
  return config.data.format == "examples";
}

// A setting of a network as a whole number; none where it has no such setting.
std::optional<int64_t> settingOf(models::Model &model, const std::string &key) {
  for (const models::Setting &setting : model.settings())
    if (setting.key == key)
      if (auto *number = std::get_if<int64_t *>(&setting.value))
        return **number;
  return std::nullopt;
}

absl::StatusOr<std::unique_ptr<models::Model>> modelNamed(const std::string &name) {
  std::vector<std::string> known;
  for (std::unique_ptr<models::Model> &model : models::makeModels()) {
    if (model->name == name)
      return std::move(model);
    known.push_back(model->name);
  }
  return invalid(absl::StrCat("model.name: the zoo has no '", name, "'", suggestion(name, known), "; it has ",
                              absl::StrJoin(known, ", ")));
}

// train.batch, from what is given of it, of train.tokens_per_step and of micro-batches.
absl::Status resolveWholeBatch(TrainConfig &config, std::optional<int64_t> context) {
  auto &train = config.train;
  if (train.tokens_per_step == 0) {
    if (train.batch == 0)
      train.batch = train.micro_batch > 0 ? train.micro_batch * train.accumulate : kStandardBatch;
    return absl::OkStatus();
  }
  if (!context)
    return invalid("train.tokens_per_step: the model has no context; give train.batch");
  if (train.tokens_per_step % *context != 0)
    return invalid(absl::StrCat("train.tokens_per_step: ", train.tokens_per_step,
                                " tokens are no whole sequences of the context ", *context));
  int64_t batch = train.tokens_per_step / *context;
  if (train.batch != 0 && train.batch != batch)
    return invalid(absl::StrCat("train.batch: ", train.batch, " sequences of ", *context, " tokens are not the ",
                                train.tokens_per_step, " of train.tokens_per_step: leave one of them out"));
  train.batch = batch;
  return absl::OkStatus();
}

// Batch, micro-batch and accumulation, from any two; accumulate = 1 is what stands there where none is given.
absl::Status resolveBatch(TrainConfig &config, std::optional<int64_t> context) {
  auto &train = config.train;
  if (train.accumulate < 1)
    return invalid("train.accumulate: at least one micro-batch");
  GC_RETURN_IF_ERROR(resolveWholeBatch(config, context));
  if (train.micro_batch > 0 && train.accumulate == 1 && train.batch % train.micro_batch == 0)
    train.accumulate = train.batch / train.micro_batch;
  if (train.micro_batch == 0 && train.batch % train.accumulate == 0)
    train.micro_batch = train.batch / train.accumulate;
  if (train.micro_batch * train.accumulate != train.batch)
    return invalid(absl::StrCat("train.batch: ", train.batch, ofExamples(config) ? " examples" : " sequences",
                                " are not ", train.accumulate, " micro-batches",
                                train.micro_batch > 0 ? absl::StrCat(" of ", train.micro_batch) : "",
                                ": any two of batch, accumulate and micro_batch give the third"));
  return absl::OkStatus();
}

// data.vocabulary or data.classes, where the model has one.
absl::Status resolveLimit(const char *key, int64_t &limit, std::optional<int64_t> known, const std::string &whose) {
  if (!known)
    return absl::OkStatus();
  if (limit > *known)
    return invalid(absl::StrCat(key, ": ", limit, " is more than ", whose, " ", *known));
  if (limit == 0)
    limit = *known;
  return absl::OkStatus();
}

// data.format, where labels say it, and keys of the other kind of data.
absl::Status resolveFormat(TrainConfig &config) {
  auto &data = config.data;
  if (data.format == "auto" && !data.labels.empty())
    data.format = "examples";
  bool examples = ofExamples(config);
  if (examples && data.labels.empty())
    return invalid("data.labels: examples need labels, an .npy file for each of data.files: labels = [\"y.npy\"]");
  TrainConfig standard;
  auto differs = [&](const char *flag) {
    std::vector<ConfigKey> keys = keysOf(config), defaults = keysOf(standard);
    for (size_t i = 0; i < keys.size(); ++i)
      if (keys[i].flag() == flag)
        return keys[i].toml() != defaults[i].toml();
    return false;
  };
  for (const char *flag : {"data.labels", "data.classes", "data.scale", "data.mean", "data.std", "validate.labels"})
    if (!examples && differs(flag))
      return invalid(
          absl::StrCat(flag, ": it is of labelled examples, and the data is tokens: data.labels names labels"));
  for (const char *flag : {"data.packing", "data.vocabulary", "train.tokens", "train.tokens_per_step"})
    if (examples && differs(flag))
      return invalid(
          absl::StrCat(flag, ": it is of tokens, and the data is labelled examples",
                       absl::StartsWith(flag, "train.") ? ": give train.steps or train.epochs, and train.batch" : ""));
  return absl::OkStatus();
}

// Whether the network takes the kind of data that there is.
absl::Status checkDataOf(const TrainConfig &config, models::Model &model) {
  bool tokens = settingOf(model, "vocab").has_value();
  if (tokens && settingOf(model, "classes").value_or(0) > 0)
    return invalid(absl::StrCat("model.classes: ", model.name,
                                " would take tokens with a label for each sequence, which "
                                "no data of a run is; without it, it takes the next token"));
  if (tokens && ofExamples(config))
    return invalid(absl::StrCat("model.name: ", model.name, " takes tokens, and the data is labelled examples"));
  if (!tokens && !ofExamples(config))
    return invalid(absl::StrCat("data.labels: ", model.name,
                                " takes labelled examples, and there are no labels: files = "
                                "[\"x.npy\"], labels = [\"y.npy\"]"));
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<models::Model>> configuredModel(TrainConfig &config) {
  GC_ASSIGN_OR_RETURN(std::unique_ptr<models::Model> model, modelNamed(config.model.name));
  auto check = [](const std::string &error) {
    return error.empty() ? absl::OkStatus() : invalid(absl::StrCat("model.", error));
  };
  if (!config.model.size.empty())
    GC_RETURN_IF_ERROR(check(model->useSize(config.model.size)));
  for (auto &[key, text] : config.network) {
    if (key == "batch" || key == "form")
      return invalid(absl::StrCat("model.", key, ": a run sets it", key == "batch" ? " by train.batch" : ""));
    std::string error = model->set(key, text);
    // What is wrong with a value starts with its key, and what is wrong with a key with the network's name.
    if (error.rfind(model->name + " ", 0) == 0)
      return invalid(absl::StrCat("model.", key, ": ", error));
    GC_RETURN_IF_ERROR(check(error));
  }
  GC_RETURN_IF_ERROR(checkDataOf(config, *model));
  GC_RETURN_IF_ERROR(resolveBatch(config, settingOf(*model, "context")));
  GC_RETURN_IF_ERROR(check(model->set("batch", absl::StrCat(config.train.batch))));
  GC_RETURN_IF_ERROR(check(model->check()));
  GC_RETURN_IF_ERROR(
      resolveLimit("data.vocabulary", config.data.vocabulary, settingOf(*model, "vocab"), "the network's"));
  if (ofExamples(config))
    GC_RETURN_IF_ERROR(
        resolveLimit("data.classes", config.data.classes, settingOf(*model, "classes"), "the network's"));
  return model;
}

// A loss as a module and what it lives in.
struct Loss {
  std::unique_ptr<Program> program; // of a file
  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> built;
  ModuleOp module() { return program ? *program->module : *built; }
};

absl::StatusOr<Loss> build(models::Model &model) {
  Loss loss;
  DialectRegistry registry;
  registerAllGcDialects(registry);
  loss.context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  loss.context->loadAllAvailableDialects();
  auto module = model.build(*loss.context);
  if (failed(module))
    return invalid(absl::StrCat("the network ", model.name, " cannot be built in these sizes: make them smaller"));
  loss.built = std::move(*module);
  return loss;
}

absl::StatusOr<Loss> buildLoss(TrainConfig &config) {
  GC_ASSIGN_OR_RETURN(std::unique_ptr<models::Model> model, configuredModel(config));
  return build(*model);
}

absl::StatusOr<Loss> buildForward(TrainConfig &config) {
  GC_ASSIGN_OR_RETURN(std::unique_ptr<models::Model> model, configuredModel(config));
  std::string batch = ofExamples(config) ? absl::StrCat(config.train.micro_batch) : "1";
  for (auto &[key, text] : {std::pair("batch", batch), std::pair("form", std::string("forward"))})
    if (std::string error = model->set(key, text); !error.empty())
      return absl::InternalError(error);
  return build(*model);
}

absl::StatusOr<Loss> readLoss(TrainConfig &config) {
  if (!config.network.empty())
    return invalid(absl::StrCat("model.", config.network.begin()->first,
                                ": settings are a network's; model.program has its own sizes"));
  if (!config.model.size.empty())
    return invalid("model.size: sizes are a network's; model.program has its own");
  Loss loss;
  GC_ASSIGN_OR_RETURN(loss.program, Program::load(config.model.program, config.model.roles));
  bool examples = ofExamples(config);
  for (const ValueInfo &argument : loss.program->signature().arguments) {
    if (argument.name != (examples ? "labels" : "tokens") || argument.shape.size() != (examples ? 1 : 2))
      continue;
    if (config.train.batch == 0 && config.train.tokens_per_step == 0)
      config.train.batch = argument.shape[0]; // so that accumulation is of it
    GC_RETURN_IF_ERROR(resolveBatch(config, examples ? std::nullopt : std::optional(argument.shape[1])));
    if (config.train.batch != argument.shape[0])
      return invalid(absl::StrCat("train.batch: ", config.model.program, " takes ", argument.shape[0],
                                  examples ? " examples" : " sequences", " and not ", config.train.batch));
  }
  std::string whose = absl::StrCat(config.model.program, "'s");
  if (examples)
    GC_RETURN_IF_ERROR(
        resolveLimit("data.classes", config.data.classes, vocabularyOf(loss.module(), {"labels"}), whose));
  else
    GC_RETURN_IF_ERROR(resolveLimit("data.vocabulary", config.data.vocabulary,
                                    vocabularyOf(loss.module(), {"tokens", "targets"}), whose));
  return loss;
}

std::string quotedList(const std::vector<std::string> &texts) {
  return absl::StrCat(
      "[", absl::StrJoin(texts, ", ", [](std::string *out, const std::string &text) { *out += quotedWord(text); }),
      "]");
}

// What gives the loss and the forward program their adapters, or as `transformation` lora_merge what merges them.
std::string loraExpression(const TrainConfig &config, const char *transformation) {
  const auto &train = config.train;
  std::string out = absl::StrCat(transformation, "(main, params=", quotedList(train.lora), ", rank=", train.lora_rank,
                                 ", seed=", train.seed);
  if (train.lora_alpha > 0)
    absl::StrAppend(&out, ", alpha=", train.lora_alpha);
  if (!train.lora_trained.empty())
    absl::StrAppend(&out, ", trained=", quotedList(train.lora_trained));
  return out + ")";
}

absl::Status checkLora(const TrainConfig &config) {
  const auto &train = config.train;
  TrainConfig standard;
  if (train.lora_rank < 1)
    return invalid(absl::StrCat("train.lora_rank: ", train.lora_rank, " is no rank: it is at least 1"));
  if (!(train.lora_alpha >= 0) || !std::isfinite(train.lora_alpha))
    return invalid(absl::StrCat("train.lora_alpha: ", train.lora_alpha, " is not above 0"));
  bool tuned = train.lora_rank != standard.train.lora_rank || train.lora_alpha > 0 || !train.lora_trained.empty();
  if (train.lora.empty() && tuned)
    return invalid("train.lora: lora_rank, lora_alpha and lora_trained are of adapters, and no weight gets one: "
                   "lora = [\"*/weight\"]");
  return absl::OkStatus();
}

absl::Status transformFor(ModuleOp module, const std::string &expression, const char *key) {
  return gcrt::annotate(transformProgram(module, expression, TransformDefaults()), key);
}

absl::StatusOr<std::string> textOf(ModuleOp module, const char *what) {
  if (failed(exportStableHlo(module)))
    return invalid(absl::StrCat("the ", what, " cannot be written as StableHLO"));
  std::string text;
  llvm::raw_string_ostream(text) << module << '\n';
  return text;
}

} // namespace

std::string stepExpression(const TrainConfig &config) {
  const auto &train = config.train;
  std::string out =
      train.precision == "keep" ? "step(main" : absl::StrCat("step(precision(main, ", train.precision, ")");
  if (train.update.empty())
    absl::StrAppend(&out, ", optimizer=", train.optimizer);
  else
    absl::StrAppend(&out, ", update=", quotedWord(train.update));
  if (train.clip > 0)
    absl::StrAppend(&out, ", clip=", train.clip);
  absl::StrAppend(&out, ", grad_norm=true");
  std::string scale = train.loss_scale.empty() && train.precision == "f16" ? "torch" : train.loss_scale;
  if (!scale.empty())
    absl::StrAppend(&out, ", loss_scale=", scale);
  if (train.remat != "none")
    absl::StrAppend(&out, ", remat=", train.remat);
  if (!train.frozen.empty())
    absl::StrAppend(&out, ", frozen=", quotedList(train.frozen));
  if (train.batch_norm != "sync")
    absl::StrAppend(&out, ", batch_norm=", train.batch_norm);
  if (train.accumulate > 1)
    absl::StrAppend(&out, ", accumulate=", train.accumulate);
  return out + ")";
}

std::optional<int64_t> scheduleEnd(const TrainConfig &config) {
  if (!config.train.update.empty())
    return std::nullopt;
  ExpressionText text{config.train.optimizer, "train.optimizer", ""};
  FailureOr<Optimizer> optimizer = readExpression(text, parseOptimizer);
  if (failed(optimizer))
    return std::nullopt;
  const Schedule &rate = optimizer->settings.rate;
  for (auto [info, value] : llvm::zip_equal(rate.info->parameters, rate.parameters))
    if (StringRef(info.name) == "steps" && value > 0)
      return static_cast<int64_t>(value);
  return std::nullopt;
}

absl::StatusOr<RunPrograms> makePrograms(TrainConfig &config) {
  if (config.model.name.empty() == config.model.program.empty())
    return invalid("[model] needs a name of the zoo or a program, and not both: name = \"gpt\"");
  GC_RETURN_IF_ERROR(resolveFormat(config));
  GC_ASSIGN_OR_RETURN(Loss loss, config.model.name.empty() ? readLoss(config) : buildLoss(config));
  RunPrograms programs;
  GC_RETURN_IF_ERROR(checkLora(config));
  bool adapted = !config.train.lora.empty();
  if (adapted) {
    OwningOpRef<ModuleOp> merge = loss.module().clone();
    GC_RETURN_IF_ERROR(transformFor(*merge, loraExpression(config, "lora_merge"), "train.lora"));
    GC_ASSIGN_OR_RETURN(programs.merge, textOf(*merge, "merge"));
    GC_RETURN_IF_ERROR(transformFor(loss.module(), loraExpression(config, "lora"), "train.lora"));
  }
  OwningOpRef<ModuleOp> copy = loss.module().clone();
  GC_ASSIGN_OR_RETURN(programs.loss, textOf(*copy, "loss"));
  if (!(config.train.clip >= 0))
    return invalid(absl::StrCat("train.clip: ", config.train.clip, " is no norm: it is at least 0"));
  if (!config.train.update.empty() && config.train.optimizer != TrainConfig().train.optimizer)
    return invalid("train.update: a program of an optimizer takes the place of train.optimizer; give one of them");
  if (!parseBatchNorm(config.train.batch_norm))
    return invalid(
        absl::StrCat("train.batch_norm: '", config.train.batch_norm,
                     "' is neither sync (statistics of the whole batch) nor local:G (of each of G equal groups "
                     "of it)"));
  if (config.train.remat == "auto" && config.train.memory == 0)
    return invalid("train.remat: auto needs train.memory, the bytes to keep to: memory = \"4GiB\"");
  TransformDefaults defaults;
  defaults.memory = config.train.remat == "auto" ? config.train.memory : 0;
  GC_RETURN_IF_ERROR(
      gcrt::annotate(transformProgram(loss.module(), stepExpression(config), defaults, &programs.note), "[train]"));
  GC_ASSIGN_OR_RETURN(programs.step, textOf(loss.module(), "step"));
  if (!loss.program && (config.data.vocabulary > 0 || ofExamples(config))) {
    GC_ASSIGN_OR_RETURN(Loss forward, buildForward(config));
    if (adapted)
      GC_RETURN_IF_ERROR(transformFor(forward.module(), loraExpression(config, "lora"), "train.lora"));
    GC_ASSIGN_OR_RETURN(programs.forward, textOf(forward.module(), "forward program"));
  }
  return programs;
}

} // namespace gc
