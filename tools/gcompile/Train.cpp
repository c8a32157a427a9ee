// gcompile train: a training run from its file or directory, or a train step repeated over the bytes of a text.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Engine.h"
#include "tools/driver/Inputs.h"
#include "tools/driver/Program.h"
#include "tools/driver/TextBatches.h"
#include "tools/train/Progress.h"
#include "tools/train/Run.h"

#include "frontend/models/Model.h"
#include "runtime/base/Status.h"

#include "absl/strings/match.h"
#include <CLI/CLI.hpp>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <set>

namespace gc {

static constexpr const char *kKeys = "Keys of a run";

namespace {
struct TrainOptions {
  std::string program, text, outputs;
  InputSources sources;
  EngineOptions engine;
  int64_t steps = 0, state = -1, logEvery = 100;
  uint64_t seed = 1;
  bool names = false;
};

// A train step's form: state, tokens, targets, perhaps a key; new state, …, loss.
struct StepForm {
  size_t state = 0;
  int64_t batch = 0, context = 0;
  bool key = false;
  size_t loss = 0;
};

bool isToken(const ValueInfo &value) {
  gcrt::DTypeClass kind = gcrt::info(value.dtype).cls;
  bool integer = kind == gcrt::DTypeClass::Signed || kind == gcrt::DTypeClass::Unsigned;
  // A byte must fit: not i8, whose largest value is 127.
  return integer && value.shape.size() == 2 &&
         (value.bytes() > value.shape[0] * value.shape[1] || value.dtype == gcrt::DType::u8);
}

bool isKey(const ValueInfo &value) {
  return value.dtype == gcrt::DType::u32 && value.shape == std::vector<int64_t>{2};
}

absl::StatusOr<size_t> stateSize(const Signature &signature, int64_t given) {
  size_t state = given >= 0 ? given : 0;
  if (given < 0)
    for (const ValueInfo &argument : signature.arguments)
      state += argument.donated;
  if (state == 0)
    return absl::InvalidArgumentError(
        "the program donates no argument: make a train step of a loss by gcompile transform, or "
        "give --state K, the number of arguments that are returned anew by each step");
  if (state > signature.arguments.size() || state > signature.results.size())
    return absl::InvalidArgumentError(absl::StrCat("a state of ", state,
                                                   " needs as many arguments and results, the "
                                                   "program has ",
                                                   signature.arguments.size(), " and ", signature.results.size()));
  for (size_t i = 0; i < state; ++i) {
    const ValueInfo &argument = signature.arguments[i], &result = signature.results[i];
    if (argument.dtype != result.dtype || argument.shape != result.shape)
      return absl::InvalidArgumentError(absl::StrCat("state must come back in its place and type, but ",
                                                     describe("in", i, argument), " meets ", describe("out", i, result),
                                                     ": give --state K"));
    if (argument.alias >= 0 && static_cast<size_t>(argument.alias) != i)
      return absl::InvalidArgumentError(absl::StrCat(describe("in", i, argument), " is donated to ",
                                                     numberedName("out", argument.alias), " and not to result ", i));
  }
  return state;
}

absl::StatusOr<StepForm> formOf(const Signature &signature, int64_t givenState) {
  StepForm form;
  GC_ASSIGN_OR_RETURN(form.state, stateSize(signature, givenState));
  const auto &arguments = signature.arguments;
  size_t next = form.state;
  for (const char *what : {"tokens", "targets"}) {
    if (next >= arguments.size())
      return absl::InvalidArgumentError(
          absl::StrCat("the program has no argument for ", what, " after the state of ", form.state));
    if (!isToken(arguments[next]) || arguments[next].shape != arguments[form.state].shape)
      return absl::InvalidArgumentError(absl::StrCat(what, " must be integer[batch, context] wide enough for a byte, ",
                                                     describe("in", next, arguments[next]), " is not"));
    ++next;
  }
  form.batch = arguments[form.state].shape[0];
  form.context = arguments[form.state].shape[1];
  if (form.batch < 1 || form.context < 1)
    return absl::InvalidArgumentError("tokens are empty");
  if (next < arguments.size() && isKey(arguments[next])) {
    form.key = true;
    ++next;
  }
  if (next < arguments.size())
    return absl::InvalidArgumentError(absl::StrCat("after state, tokens and targets only a u32[2] key may follow, ",
                                                   describe("in", next, arguments[next]), " is not"));
  for (form.loss = form.state; form.loss < signature.results.size(); ++form.loss) {
    const ValueInfo &result = signature.results[form.loss];
    if (result.dtype == gcrt::DType::f32 && result.shape.empty())
      return form;
  }
  return absl::InvalidArgumentError("no result after the state is an f32 scalar: there is no loss");
}

class Trainer {
public:
  Trainer(Engine &engine, StepForm form, std::vector<HostArray> initial, std::string_view text, uint64_t seed)
      : engine(engine), signature(engine.signature()), form(form), state(std::move(initial)), seed(seed) {
    for (size_t i = form.state; i < signature.arguments.size(); ++i)
      rest.emplace_back(signature.arguments[i].bytes());
    for (size_t i = 0; i < signature.results.size(); ++i)
      results.emplace_back(i < form.state && inPlace(i) ? 0 : signature.results[i].bytes());
    this->text = text;
  }

  // One step on these rows; the state moves on.
  absl::StatusOr<float> step(absl::Span<const size_t> starts) {
    GC_ASSIGN_OR_RETURN(float loss, evaluate(starts, state));
    for (size_t i = 0; i < form.state; ++i)
      if (!inPlace(i))
        std::swap(state[i], results[i]);
    ++steps;
    return loss;
  }

  // The mean loss over rows of another text; the state stays.
  absl::StatusOr<double> validate(std::string_view heldOut) {
    std::vector<std::vector<size_t>> batches = validationBatches(heldOut, form.batch, form.context);
    std::string_view training = std::exchange(text, heldOut);
    std::vector<HostArray> scratch;
    for (const HostArray &array : state)
      scratch.push_back(array.copy());
    double sum = 0;
    absl::Status status;
    for (const std::vector<size_t> &starts : batches) {
      for (size_t i = 0; i < form.state; ++i)
        if (signature.arguments[i].donated)
          std::memcpy(scratch[i].data(), state[i].data(), state[i].size());
      absl::StatusOr<float> loss = evaluate(starts, scratch);
      if (!(status = loss.status()).ok())
        break;
      sum += *loss;
    }
    text = training;
    GC_RETURN_IF_ERROR(status);
    return sum / batches.size();
  }

  const std::vector<HostArray> &currentState() const { return state; }

private:
  bool inPlace(size_t i) const { return signature.arguments[i].alias >= 0; }

  // The loss before the update that this call makes: in place in `given` where donated, else in `results`.
  absl::StatusOr<float> evaluate(absl::Span<const size_t> starts, std::vector<HostArray> &given) {
    int width = static_cast<int>(gcrt::byteSize(signature.arguments[form.state].dtype));
    int targetWidth = static_cast<int>(gcrt::byteSize(signature.arguments[form.state + 1].dtype));
    writeTokens(text, starts, form.context, 0, width, rest[0].data());
    writeTokens(text, starts, form.context, 1, targetWidth, rest[1].data());
    if (form.key) {
      uint32_t key[2] = {static_cast<uint32_t>(seed), static_cast<uint32_t>(steps)};
      std::memcpy(rest[2].data(), key, sizeof key);
    }
    std::vector<void *> in, out;
    for (HostArray &array : given)
      in.push_back(array.data());
    for (HostArray &array : rest)
      in.push_back(array.data());
    for (size_t i = 0; i < results.size(); ++i)
      out.push_back(i < form.state && inPlace(i) ? in[i] : results[i].data());
    GC_RETURN_IF_ERROR(engine.run(in, out));
    float loss;
    std::memcpy(&loss, results[form.loss].data(), sizeof loss);
    return loss;
  }

  Engine &engine;
  const Signature &signature;
  StepForm form;
  std::vector<HostArray> state, rest, results;
  std::string_view text;
  uint64_t seed;
  int64_t steps = 0;
};

// A bar on a terminal; JSON lines on stdout.
class Lines {
public:
  Lines(int64_t steps, int64_t tokensPerStep, int64_t logEvery)
      : steps(steps), tokensPerStep(tokensPerStep), logEvery(logEvery),
        progress(0, steps, "tokens", tokensPerStep, 0, 0), start(now()) {}

  void step(int64_t done, float loss) {
    progress.step(done, loss);
    sum += loss;
    ++count;
    if (done % logEvery != 0 && done != steps)
      return;
    double rate = done * tokensPerStep / std::max(now() - start, 1e-9);
    nlohmann::json line = {{"step", done}, {"loss", sum / count}, {"tokens_per_s", std::llround(rate)}};
    if (done == steps)
      progress.endLine();
    std::cout << line.dump() << std::endl;
    sum = 0;
    count = 0;
  }

private:
  int64_t steps, tokensPerStep, logEvery;
  Progress progress;
  double start, sum = 0;
  int64_t count = 0;
};
} // namespace

static absl::Status reportValidation(Trainer &trainer, std::string_view heldOut, int64_t step) {
  GC_ASSIGN_OR_RETURN(double loss, trainer.validate(heldOut));
  std::cout << nlohmann::json{{"step", step}, {"validation_loss", loss}}.dump() << std::endl;
  return absl::OkStatus();
}

static absl::Status train(const TrainOptions &options) {
  GC_ASSIGN_OR_RETURN(std::string text, readFile(options.text));
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(options.program, options.engine));
  const Signature &signature = engine->signature();
  GC_ASSIGN_OR_RETURN(StepForm form, formOf(signature, options.state));
  TextSplit split = splitText(text);
  size_t window = static_cast<size_t>(form.batch * form.context);
  if (split.heldOut.size() <= window || split.training.size() <= 2 * window)
    return absl::InvalidArgumentError(absl::StrCat(options.text, " has ", text.size(),
                                                   " bytes: its last tenth is held "
                                                   "out and must hold one batch of ",
                                                   window, " bytes and one more"));
  GC_ASSIGN_OR_RETURN(std::vector<HostArray> state, gatherInputs(signature, options.sources, 0, form.state));

  Trainer trainer(*engine, form, std::move(state), split.training, options.seed);
  GC_RETURN_IF_ERROR(reportValidation(trainer, split.heldOut, 0));
  TrainingBatches batches(split.training, form.batch, form.context, options.seed);
  Lines lines(options.steps, form.batch * form.context, options.logEvery);
  for (int64_t done = 1; done <= options.steps; ++done) {
    GC_ASSIGN_OR_RETURN(float loss, trainer.step(batches.next()));
    lines.step(done, loss);
  }
  GC_RETURN_IF_ERROR(reportValidation(trainer, split.heldOut, options.steps));
  if (!options.outputs.empty())
    return writeArrays(options.outputs, absl::MakeSpan(signature.arguments).first(form.state), trainer.currentState(),
                       "in", options.names);
  return absl::OkStatus();
}

static bool isRun(const std::string &path) {
  std::error_code ignored;
  return absl::EndsWith(path, ".toml") || std::filesystem::is_directory(path, ignored);
}

// A run's file and directory take keys as flags, a train step's program takes the options of its own; neither takes the
// other's.
static absl::Status checkOptions(const CLI::App &command, bool run, const ConfigFlags &keys) {
  if (!run) {
    if (!keys.empty())
      return absl::InvalidArgumentError(
          absl::StrCat("--", keys.front().first, " is a key of a run: give its file (.toml) or directory"));
    for (const char *needed : {"--text", "--steps"})
      if (command.count(needed) == 0)
        return absl::InvalidArgumentError(absl::StrCat(needed, " is required"));
    return absl::OkStatus();
  }
  for (const CLI::Option *option : command.get_options())
    if (!option->get_lnames().empty() && option->get_group() != kKeys && option->count() > 0)
      return absl::InvalidArgumentError(absl::StrCat("--", option->get_lnames().front(),
                                                     " is for a train step's program; a run has keys: see "
                                                     "docs/reference/train.md"));
  return absl::OkStatus();
}

void addRunKeys(CLI::App &command, ConfigFlags &flags) {
  TrainConfig standard;
  std::set<std::string> known;
  auto add = [&](const std::string &flag, const std::string &help) {
    if (known.insert(flag).second)
      command
          .add_option_function<std::string>(
              "--" + flag, [&flags, flag](const std::string &text) { flags.emplace_back(flag, text); }, help)
          ->group(kKeys);
  };
  for (const ConfigKey &key : keysOf(standard))
    add(key.flag(), key.doc);
  for (std::unique_ptr<models::Model> &model : models::makeModels())
    for (const models::Setting &setting : model->settings())
      add("model." + setting.key, setting.help);
}

static void addTextOptions(CLI::App &command, TrainOptions &options) {
  addFilesOption(command, "--init", options.sources.files,
                 "safetensors files with the initial state: in_000, … or names");
  command.add_option("--fill", options.sources.fill, "state that --init lacks: normal:SEED, or a JSON file of rules");
  command.add_option("--text", options.text, "the text; its last tenth is held out");
  command.add_option("--steps", options.steps, "how many")->check(CLI::PositiveNumber);
  command.add_option("--state", options.state, "arguments that are state (default: the donated ones)")
      ->check(CLI::PositiveNumber);
  command.add_option("--outputs", options.outputs, "safetensors file for the final state, as --init reads it");
  command.add_flag("--names", options.names, "write the state under its names where it has some");
  command.add_option("--seed", options.seed, "of the batches' order and of the key")->capture_default_str();
  command.add_option("--log-every", options.logEvery, "steps per line of output")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  addEngineOptions(command, options.engine);
}

void addTrainKeysCommand(CLI::App &program, Action &action) {
  program.add_subcommand("train-keys", "List the keys of a training run's file")->callback([&action] {
    action = [] {
      std::cout << trainReference();
      return absl::OkStatus();
    };
  });
}

void addTrainCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<TrainOptions>();
  auto keys = std::make_shared<ConfigFlags>();
  CLI::App *command = program.add_subcommand("train", "Train: a run from its file, or a train step over a text");
  command
      ->add_option(
          "program", options->program,
          "a run's file (.toml), or its directory to go on with it; or a train step: StableHLO text (.mlir) or "
          "an artifact (.gcx)")
      ->required();
  addTextOptions(*command, *options);
  addRunKeys(*command, *keys);
  command->footer(
      "A run: its file says model, data, steps and checkpoints (docs/howto/train_a_model.md, "
      "docs/reference/train.md).\n"
      "Its directory has checkpoints, log.jsonl and report.html. SIGTERM writes a checkpoint and ends with code 75.\n"
      "A train step: its arguments are the state, then tokens and next-byte targets, both integer[batch, context], "
      "then\n"
      "perhaps a u32[2] key. Its results: the new state in the same order, then others; the first f32 scalar\n"
      "among these is the loss. Lines of JSON go to stdout, a progress bar to a terminal.\n"
      "Examples:\n"
      "  gcompile train gpt.toml\n"
      "  gcompile train gpt.toml --train.steps 200 --checkpoint.directory trial\n"
      "  gcompile train gpt.run\n"
      "  gcompile train vit.toml --data.files 'x_*.npy' --data.labels 'y_*.npy' --train.epochs 10\n"
      "  gcompile train step.mlir --fill step.fills.json --text book.txt --steps 3000 --outputs state.safetensors");
  command->callback([options, keys, command, &action] {
    action = [options, keys, command]() -> absl::Status {
      std::error_code ignored;
      if (!std::filesystem::exists(options->program, ignored))
        return absl::NotFoundError(absl::StrCat("there is no run, file of a run or program '", options->program, "'"));
      bool run = isRun(options->program);
      GC_RETURN_IF_ERROR(checkOptions(*command, run, *keys));
      return run ? trainRun(options->program, *keys) : train(*options);
    };
  });
}

} // namespace gc
