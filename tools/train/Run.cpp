#include "tools/train/Run.h"

#include "runtime/abi/Checksum.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"
#include "runtime/checkpoint/CheckpointWriter.h"
#include "runtime/cpu/MachineLimits.h"
#include "tools/driver/ExitCode.h"
#include "tools/driver/ProcessMemory.h"
#include "tools/train/Flops.h"
#include "tools/train/Log.h"
#include "tools/train/Progress.h"
#include "tools/train/Replay.h"
#include "tools/train/ReportPage.h"
#include "tools/train/RunFolder.h"
#include "tools/train/Sampler.h"
#include "tools/train/StopSignal.h"
#include "tools/train/Trainer.h"
#include "tools/train/Units.h"
#include "tools/train/Validator.h"

#include "absl/strings/str_format.h"

#include <cmath>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <map>

namespace gc {

using nlohmann::json;

namespace {

constexpr int kMostSkipsInARow = 10;

// A sum over steps and how many there were; values that are not finite are left out.
struct Mean {
  double sum = 0;
  int64_t count = 0;
  void add(double value) {
    if (!std::isfinite(value))
      return;
    sum += value;
    ++count;
  }
};

// Where a run is: all that is not in the state.
struct Position {
  int64_t step = 0;                  // steps done
  int64_t batch = 0;                 // number of the next batch of samples
  std::vector<int64_t> skipped;      // batches that are left out
  std::map<std::string, Mean> means; // of the loss and the metrics, over the steps since the last line

  // The batch that the next step takes.
  int64_t nextBatch() const {
    int64_t next = batch;
    while (std::find(skipped.begin(), skipped.end(), next) != skipped.end())
      ++next;
    return next;
  }
  // After a step.
  void advance(const StepResult &result) {
    batch = nextBatch() + 1;
    ++step;
    means["loss"].add(result.loss);
    for (auto &[name, value] : result.metrics)
      means[name].add(value);
  }
  json facts() const {
    json sums = json::object();
    for (auto &[name, mean] : means)
      sums[name] = {mean.sum, mean.count};
    return {{"batch", batch}, {"skipped", skipped}, {"sums", sums}};
  }
  static absl::StatusOr<Position> of(const gcrt::Checkpoint &checkpoint) {
    const json &facts = checkpoint.info.facts;
    Position out;
    out.step = checkpoint.info.step;
    for (const char *field : {"batch", "skipped", "sums"})
      if (!facts.contains(field))
        return absl::InvalidArgumentError(absl::StrCat("checkpoint ", checkpoint.path, " has no ", field));
    out.batch = facts["batch"].get<int64_t>();
    out.skipped = facts["skipped"].get<std::vector<int64_t>>();
    for (auto &[name, sum] : facts["sums"].items())
      out.means[name] = {sum.at(0).get<double>(), sum.at(1).get<int64_t>()};
    return out;
  }
};

class Run {
public:
  explicit Run(RunFolder folder) : folder(std::move(folder)), config(this->folder.config) {}

  absl::Status prepare();
  absl::Status loop();

private:
  absl::Status restore();
  absl::Status checkSame(const gcrt::Checkpoint &checkpoint) const;
  std::string programName() const;
  absl::Status initialize();
  absl::Status checkMemory() const;
  absl::Status measurePeak();
  std::string configName() const;

  bool lineIsDue() const;
  absl::Status say();
  absl::Status validate();
  bool validationIsDue() const;
  SampleOptions sampleOptions() const {
    const auto &how = config.sample;
    return {how.prompt, how.length, how.temperature, static_cast<uint64_t>(config.train.seed)};
  }
  absl::Status sample();
  bool checkpointIsDue() const;
  absl::StatusOr<bool> checkpoint();
  absl::Status writeReport();
  absl::Status stop(int signal);
  absl::Status finish();

  absl::Status recover();
  absl::StatusOr<Position> replay(Position until, bool checked);
  std::string parameterText() const {
    int64_t all = trainer->parameters(), trained = trainer->trainedParameters();
    return all == trained ? countText(all) : absl::StrCat(countText(all), " (", countText(trained), " trained)");
  }
  void note(const std::string &text) {
    progress->endLine();
    std::cerr << "gcompile: " << text << std::endl;
  }

  // A line behind what the bar shows.
  absl::Status say(const json &line) {
    progress->clearLine();
    return log->add(line);
  }

  RunFolder folder;
  TrainConfig &config;
  std::unique_ptr<Trainer> trainer;
  std::unique_ptr<Validator> validator;
  std::unique_ptr<Sampler> sampler;
  std::optional<RunData> data;
  std::optional<Log> log;
  std::optional<Progress> progress;
  Position at;
  int64_t steps = 0, written = -1, validated = -1; // the last steps with a checkpoint and a validation
  double lastWrite = 0, peak = 0;
  int skipsInARow = 0;
};

absl::Status Run::prepare() {
  GC_ASSIGN_OR_RETURN(trainer, Trainer::create(config, folder.stepProgram()));
  GC_RETURN_IF_ERROR(checkMemory());
  std::string classifier = folder.givesLogitsOfExamples() ? folder.forwardProgram() : "";
  GC_ASSIGN_OR_RETURN(data, openData(config, trainer->data(), /*wholeBatches=*/classifier.empty()));
  int64_t units = trainer->data().unitsPerStep();
  GC_ASSIGN_OR_RETURN(steps, stepsOf(config, trainer->data(), data->samples));
  if (data->heldOut.samples() > 0) {
    GC_ASSIGN_OR_RETURN(validator, Validator::create(config, folder.lossProgram(), classifier));
  }
  if (config.sample.every > 0) {
    GC_RETURN_IF_ERROR(gcrt::annotate(folder.checkWritesText(), "sample.every"));
    EngineOptions options;
    options.device = config.train.device;
    options.precision = config.train.precision;
    GC_ASSIGN_OR_RETURN(sampler, Sampler::create(folder.forwardProgram(), options));
    GC_RETURN_IF_ERROR(gcrt::annotate(sampler->check(sampleOptions()), "[sample]"));
  }
  GC_RETURN_IF_ERROR(measurePeak());
  const char *unit = trainer->data().unit();
  progress.emplace(0, steps, unit, units, 0, 0);
  GC_RETURN_IF_ERROR(restore());
  GC_ASSIGN_OR_RETURN(log, Log::open(folder.path + "/log.jsonl", at.step));
  for (const json &line : log->lines())
    if (line.contains("validation_loss"))
      validated = line.value("step", int64_t(-1));
  GC_ASSIGN_OR_RETURN(double flops, stepFlops(*trainer, folder.lossProgram()));
  progress.emplace(at.step, steps, unit, units, flops, peak);
  note(absl::StrFormat("%s parameters, %s a step, %d steps; %s; in %s%s", parameterText(), trainer->data().batchText(),
                       steps, data->summary, folder.path, at.step ? absl::StrCat(", from step ", at.step) : ""));
  for (const std::string &text : {folder.programs.note, data->note})
    if (!text.empty())
      note(text);
  if (std::optional<int64_t> end = scheduleEnd(config); end && *end < steps)
    note(absl::StrFormat(
        "the schedule of train.optimizer ends at step %d of %d: from there on its last rate stays, which may be "
        "zero",
        *end, steps));
  lastWrite = now();
  return absl::OkStatus();
}

absl::Status Run::checkMemory() const {
  if (config.train.memory == 0 || trainer->bytes() <= config.train.memory)
    return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrFormat("train.memory: state, batch and arena take %d bytes, more than the "
                                                    "%d given: a smaller train.batch would take less",
                                                    trainer->bytes(), config.train.memory));
}

absl::Status Run::measurePeak() {
  peak = config.log.peak;
  if (peak == 0 && config.train.device == "cpu")
    peak =
        gcrt::measureMachine().allThreads.of(config.train.precision == "bf16" ? gcrt::DType::bf16 : gcrt::DType::f32);
  return absl::OkStatus();
}

// Names the keys that a state depends on, by what is not standard: a later version may have more keys.
std::string Run::configName() const {
  TrainConfig copy = config, standard;
  std::vector<ConfigKey> keys = keysOf(copy), defaults = keysOf(standard);
  std::string text;
  for (size_t i = 0; i < keys.size(); ++i)
    if (const ConfigKey &key = keys[i]; key.fixed && key.toml() != defaults[i].toml() && key.flag() != "data.files" &&
                                        key.flag() != "data.labels" &&
                                        key.flag() != "model.checkpoint") // folders may move
      absl::StrAppend(&text, key.flag(), " = ", key.toml(), "\n");
  for (auto &[name, value] : config.network)
    absl::StrAppend(&text, name, " = ", value, "\n");
  return absl::StrFormat("%016x", gcrt::checksum(text.data(), text.size()));
}

absl::Status Run::initialize() {
  at = Position();
  return trainer->initialize(config.model.checkpoint);
}

std::string Run::programName() const {
  const std::string &text = folder.programs.step;
  return absl::StrFormat("%016x", gcrt::checksum(text.data(), text.size()));
}

// What a checkpoint cannot go on with: another configuration, other data, another step.
absl::Status Run::checkSame(const gcrt::Checkpoint &checkpoint) const {
  if (checkpoint.info.config != configName())
    return absl::InvalidArgumentError(absl::StrCat("checkpoint ", checkpoint.path, " is of another configuration than ",
                                                   folder.path, "/config.toml"));
  for (auto &[name, now, what] :
       {std::tuple("data", data->fingerprint, absl::StrCat("data.files (", data->summary, ")")),
        std::tuple("program", programName(), folder.stepProgram())})
    if (const json &then = checkpoint.info.facts.value(name, json()); then.is_string() && then != now)
      return absl::InvalidArgumentError(
          absl::StrCat(what, " changed since checkpoint ", checkpoint.path,
                       " was written, so that the run cannot go on as it began: ",
                       "bring back what was there, or begin another run with model.checkpoint = [\"", checkpoint.path,
                       "/state.safetensors\"]"));
  return absl::OkStatus();
}

// To the newest valid checkpoint, or to the beginning.
absl::Status Run::restore() {
  std::vector<absl::Status> rejected;
  GC_ASSIGN_OR_RETURN(std::optional<gcrt::Checkpoint> newest, gcrt::newestCheckpoint(folder.path, rejected));
  for (const absl::Status &status : rejected)
    note(absl::StrCat(status.message(), newest ? "; the one before it is taken" : ""));
  if (!newest && !rejected.empty())
    return absl::InvalidArgumentError(absl::StrCat("no checkpoint in ", folder.path,
                                                   " can be read: bring one back, or move them away to start anew"));
  if (!newest)
    return initialize();
  GC_RETURN_IF_ERROR(checkSame(*newest));
  GC_RETURN_IF_ERROR(trainer->restore(*newest));
  GC_ASSIGN_OR_RETURN(at, Position::of(*newest));
  written = at.step;
  return absl::OkStatus();
}

bool Run::lineIsDue() const {
  return at.step % std::max<int64_t>(config.log.every, 1) == 0 || at.step == steps;
}

absl::Status Run::say() {
  if (!lineIsDue())
    return absl::OkStatus();
  Pace pace = progress->pace();
  std::string unit = trainer->data().unit();
  json line = {{"step", at.step},
               {unit, at.step * trainer->data().unitsPerStep()},
               {unit + "_per_s", std::llround(pace.unitsPerSecond)},
               {"memory", peakMemory()}};
  if (pace.mfu > 0)
    line["mfu"] = std::round(pace.mfu * 1e4) / 1e4;
  for (auto &[name, mean] : at.means)
    line[name] = mean.count > 0 ? mean.sum / mean.count : NAN;
  at.means.clear();
  return say(line);
}

absl::Status Run::validate() {
  if (!validator || validated == at.step)
    return absl::OkStatus();
  GC_ASSIGN_OR_RETURN(Validation found,
                      validator->measure(*trainer, data->heldOut, [] { return StopSignal::received() != 0; }));
  if (StopSignal::received()) // it may have ended early: the run that goes on does it again
    return absl::OkStatus();
  validated = at.step;
  json line = {{"step", at.step}, {"validation_loss", found.loss}};
  for (auto &[name, value] : found.metrics)
    line["validation_" + name] = value;
  GC_RETURN_IF_ERROR(say(line));
  progress->pause();
  return absl::OkStatus();
}

bool Run::validationIsDue() const {
  return at.step == 0 || at.step == steps || (config.validate.every > 0 && at.step % config.validate.every == 0);
}

absl::Status Run::sample() {
  if (!sampler || (at.step != steps && at.step % config.sample.every != 0))
    return absl::OkStatus();
  GC_ASSIGN_OR_RETURN(std::string text, sampler->text([&](const std::string &name) { return trainer->find(name); },
                                                      sampleOptions(), [] { return StopSignal::received() != 0; }));
  if (StopSignal::received())
    return absl::OkStatus();
  GC_RETURN_IF_ERROR(say({{"step", at.step}, {"sample", config.sample.prompt + text}}));
  progress->pause();
  return absl::OkStatus();
}

bool Run::checkpointIsDue() const {
  const auto &when = config.checkpoint;
  return at.step == steps || (when.every > 0 && at.step % when.every == 0) ||
         (when.every_time > 0 && now() - lastWrite >= when.every_time);
}

// Writes one, unless the state is not finite: then false.
absl::StatusOr<bool> Run::checkpoint() {
  if (written == at.step)
    return true;
  if (!trainer->nonFiniteState().empty())
    return false;
  json facts = at.facts();
  facts["data"] = data->fingerprint;
  facts["program"] = programName();
  GC_RETURN_IF_ERROR(
      folder.writer->write({at.step, static_cast<uint64_t>(config.train.seed), configName(), facts}, trainer->state()));
  written = at.step;
  lastWrite = now();
  progress->pause();
  return true;
}

absl::Status Run::writeReport() {
  auto lastOf = [&](const char *name) {
    double last = NAN;
    for (const json &line : log->lines())
      if (line.contains(name) && line[name].is_number())
        last = line[name];
    return last;
  };
  double validation = lastOf("validation_loss"), accuracy = lastOf("validation_accuracy");
  Pace pace = progress->pace();
  const Feed &feed = trainer->data();
  std::vector<std::pair<std::string, std::string>> facts = {
      {"steps", absl::StrCat(at.step, " of ", steps)},
      {feed.unit(), absl::StrCat(countText(double(at.step) * feed.unitsPerStep()), ", ", feed.batchText(), " a step")},
      {"data", data->summary},
      {"parameters", parameterText()},
      {"loss", absl::StrFormat("%.4f", lastOf("loss"))},
      {"validation loss", std::isnan(validation) ? "none" : absl::StrFormat("%.4f", validation)},
      {absl::StrCat(feed.unit(), " per second"), countText(pace.unitsPerSecond)},
      {"MFU", pace.mfu > 0 ? absl::StrFormat("%.1f%%: %s over %s FLOP/s", 100 * pace.mfu, flopsFormula(*trainer),
                                             countText(peak))
                           : "not known"},
      {"memory", absl::StrFormat("%.2f GiB at most", peakMemory() / 1073741824.0)}};
  if (!std::isnan(accuracy))
    facts.emplace_back("validation accuracy", absl::StrFormat("%.2f%%", 100 * accuracy));
  std::string page = trainReportPage(folder.path, log->lines(), feed.unit(), facts, writeToml(config));
  return gcrt::writeFile(folder.path + "/report.html", {absl::MakeConstSpan(page)});
}

absl::Status Run::stop(int signal) {
  GC_ASSIGN_OR_RETURN(bool finite, checkpoint());
  GC_RETURN_IF_ERROR(folder.writer->finish());
  GC_RETURN_IF_ERROR(writeReport());
  progress->endLine();
  return stoppedBySignal(signal, absl::StrCat("stopped by ", signal == SIGTERM ? "SIGTERM" : "SIGINT", " after step ",
                                              at.step, finite ? ", a checkpoint is written" : "",
                                              ": go on with gcompile train ", folder.path));
}

absl::Status Run::finish() {
  GC_RETURN_IF_ERROR(folder.writer->finish());
  GC_RETURN_IF_ERROR(writeReport());
  progress->endLine();
  return absl::OkStatus();
}

absl::Status Run::loop() {
  std::error_code ignored;
  bool isValidated = !validator || validated == at.step;
  if (at.step >= steps && written == at.step && isValidated &&
      std::filesystem::exists(folder.path + "/report.html", ignored)) {
    note(absl::StrFormat("nothing to do: %d of %d steps are done; --train.steps says how many in all", at.step, steps));
    return folder.writer->finish();
  }
  if (validationIsDue()) // also where a run was killed after the checkpoint and before this
    GC_RETURN_IF_ERROR(validate());
  progress->pause();
  while (at.step < steps) {
    if (int signal = StopSignal::received())
      return stop(signal);
    GC_RETURN_IF_ERROR(folder.writer->poll());
    GC_ASSIGN_OR_RETURN(StepResult result, trainer->step(data->training, at.nextBatch()));
    if (!result.isFinite()) {
      GC_RETURN_IF_ERROR(recover());
      continue;
    }
    at.advance(result);
    progress->step(at.step, result.loss);
    GC_RETURN_IF_ERROR(say());
    if (checkpointIsDue()) {
      GC_ASSIGN_OR_RETURN(bool finite, checkpoint());
      if (!finite) {
        GC_RETURN_IF_ERROR(recover());
        continue;
      }
      skipsInARow = 0;
    }
    if (validationIsDue())
      GC_RETURN_IF_ERROR(validate());
    GC_RETURN_IF_ERROR(sample());
  }
  if (int signal = StopSignal::received())
    return stop(signal);
  return finish();
}

// From the newest checkpoint (or the beginning) to `until`, by the same steps as before. Checked, it ends before the
// first step that gives a loss, a norm or a state that is not finite; what it returns is where it ended, and the state
// is then spoilt by that step.
absl::StatusOr<Position> Run::replay(Position until, bool checked) {
  GC_RETURN_IF_ERROR(restore());
  at.skipped = until.skipped;
  while (at.step < until.step || checked) {
    GC_ASSIGN_OR_RETURN(StepResult result, trainer->step(data->training, at.nextBatch()));
    if (checked && (!result.isFinite() || !trainer->nonFiniteState().empty()))
      return at;
    if (at.step > until.step)
      return absl::InternalError(absl::StrCat("the step after ", until.step, " is finite when it is done again"));
    at.advance(result);
    if (lineIsDue())
      at.means.clear();
  }
  return at;
}

// The loss, the gradients' norm or the state is not finite. Finds the step that it began with, brings back the state
// before it, says where it comes from, and does as train.on_nonfinite says.
absl::Status Run::recover() {
  GC_RETURN_IF_ERROR(folder.writer->finish());
  note("the loss, the gradients' norm or the state is not finite: going back to find the first such step");
  GC_ASSIGN_OR_RETURN(Position bad, replay(at, /*checked=*/true));
  std::string spoilt = trainer->nonFiniteState();
  GC_RETURN_IF_ERROR(replay(bad, /*checked=*/false).status());
  int64_t batch = at.nextBatch();
  GC_ASSIGN_OR_RETURN(std::vector<const void *> inputs, trainer->inputs(data->training, batch));
  absl::StatusOr<std::string> cause = findNonFinite(folder.stepProgram(), inputs);
  std::string what = absl::StrCat("step ", at.step + 1, " on batch ", batch, " gives values that are not finite",
                                  spoilt.empty() ? "" : absl::StrCat(" (in '", spoilt, "')"), ": ",
                                  cause.ok() ? *cause : std::string(cause.status().message()));
  GC_RETURN_IF_ERROR(log->rewind(at.step));
  GC_RETURN_IF_ERROR(log->add({{"step", at.step},
                               {"event", "nonfinite"},
                               {"what", what},
                               {"batch", batch},
                               {"then", config.train.on_nonfinite}}));
  validated = std::min(validated, at.step);
  bool giveUp = ++skipsInARow > kMostSkipsInARow;
  if (config.train.on_nonfinite == "stop" || giveUp) {
    GC_RETURN_IF_ERROR(checkpoint().status());
    GC_RETURN_IF_ERROR(folder.writer->finish());
    GC_RETURN_IF_ERROR(writeReport());
    return checkFailed(
        absl::StrCat(giveUp ? absl::StrCat(skipsInARow, " batches without a checkpoint between them; ") : "", what,
                     ". A checkpoint of the state before it is written; go on past that batch with gcompile train ",
                     folder.path, " --train.on_nonfinite skip"));
  }
  note(what);
  if (config.train.on_nonfinite == "rollback") {
    int64_t end = batch;
    GC_RETURN_IF_ERROR(restore());
    for (int64_t skip = at.batch; skip < end; ++skip)
      at.skipped.push_back(skip);
    GC_RETURN_IF_ERROR(log->rewind(at.step));
  }
  at.skipped.push_back(batch);
  progress->pause();
  return absl::OkStatus();
}

} // namespace

absl::Status trainRun(const std::string &path, const ConfigFlags &flags) {
  StopSignal signals; // from here on: also while the step compiles
  GC_ASSIGN_OR_RETURN(RunFolder folder, openRun(path, flags));
  Run run(std::move(folder));
  GC_RETURN_IF_ERROR(run.prepare());
  return run.loop();
}

absl::Status sampleRun(const std::string &path, const SampleOptions &options) {
  GC_ASSIGN_OR_RETURN(TrainedRun trained, openTrained(path));
  const RunFolder &run = trained.run;
  const gcrt::Safetensors &state = *trained.checkpoint.state;
  GC_RETURN_IF_ERROR(gcrt::annotate(run.checkWritesText(), run.path));
  EngineOptions engine;
  engine.precision = run.config.train.precision;
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Sampler> sampler, Sampler::create(run.forwardProgram(), engine));
  std::map<std::string, HostArray> parameters;
  const Signature &signature = sampler->signature();
  for (size_t i = 0; i < signature.arguments.size(); ++i)
    if (const gcrt::StoredTensor *stored = state.find(nameOf(signature, i))) {
      const ValueInfo &argument = signature.arguments[i];
      HostArray &array = parameters[nameOf(signature, i)] = HostArray(argument.bytes());
      GC_RETURN_IF_ERROR(state.read(*stored, argument.dtype, argument.shape, array.span()));
    }
  auto find = [&](const std::string &name) -> const void * {
    auto found = parameters.find(name);
    return found == parameters.end() ? nullptr : found->second.data();
  };
  GC_ASSIGN_OR_RETURN(std::string text, sampler->text(find, options, [] { return false; }));
  std::cout << options.prompt << text << std::endl;
  return absl::OkStatus();
}

} // namespace gc
