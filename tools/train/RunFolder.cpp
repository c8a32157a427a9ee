#include "tools/train/RunFolder.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"
#include "tools/driver/Compiler.h"
#include "tools/driver/Program.h"

#include "absl/strings/str_join.h"

#include <cmath>
#include <filesystem>
#include <iostream>

namespace gc {

namespace fs = std::filesystem;

bool RunFolder::givesLogitsOfExamples() const {
  return !programs.forward.empty() && config.data.format == "examples";
}

absl::Status RunFolder::checkWritesText() const {
  if (programs.forward.empty() || givesLogitsOfExamples())
    return absl::InvalidArgumentError("text is written by a network over bytes; this model is none");
  return absl::OkStatus();
}

// Flags win over the file, also where it says the same thing by another key.
static absl::Status setFlags(TrainConfig &config, const ConfigFlags &flags) {
  auto given = [&](const char *name) {
    return std::any_of(flags.begin(), flags.end(), [&](const auto &flag) { return flag.first == name; });
  };
  auto &train = config.train;
  if (given("train.steps") || given("train.tokens") || given("train.epochs")) {
    train.steps = 0;
    train.tokens = 0;
    train.epochs = 0;
  }
  if (given("train.batch") && !given("train.tokens_per_step"))
    train.tokens_per_step = 0;
  if (given("train.tokens_per_step") && !given("train.batch"))
    train.batch = 0;
  for (auto &[flag, text] : flags)
    if (absl::Status status = setKey(config, flag, {Written::Any, text}); !status.ok())
      return absl::InvalidArgumentError(absl::StrCat("--", status.message()));
  return absl::OkStatus();
}

// The copy in the run's directory is read from anywhere.
static void makePathsAbsolute(TrainConfig &config) {
  auto make = [](std::string &path) {
    if (!path.empty())
      path = fs::absolute(path).lexically_normal().string();
  };
  for (std::string *path : {&config.model.program, &config.model.roles, &config.train.update, &config.train.tuning,
                            &config.checkpoint.directory})
    make(*path);
  for (Texts *paths : {&config.model.checkpoint, &config.data.files, &config.data.labels, &config.validate.files,
                       &config.validate.labels})
    for (std::string &path : *paths)
      make(path);
}

static absl::Status lock(RunFolder &run) {
  GC_ASSIGN_OR_RETURN(run.writer,
                      gcrt::CheckpointWriter::create({run.path, static_cast<int>(run.config.checkpoint.keep)}));
  return absl::OkStatus();
}

// The run goes on without the file that it was given. What is no tuning is refused before anything is written.
static absl::Status keepTuning(RunFolder &run) {
  std::string &given = run.config.train.tuning;
  std::error_code error;
  if (given.empty()) {
    fs::remove(run.tuning(), error);
    return absl::OkStatus();
  }
  if (fs::equivalent(given, run.tuning(), error))
    return absl::OkStatus();
  GC_RETURN_IF_ERROR(gcrt::annotate(readTuning(given).status(), "train.tuning"));
  GC_ASSIGN_OR_RETURN(std::string text, readFile(given));
  GC_RETURN_IF_ERROR(gcrt::writeFile(run.tuning(), {absl::MakeConstSpan(text)}));
  given = fs::absolute(run.tuning()).lexically_normal().string();
  return absl::OkStatus();
}

static absl::Status writeConfig(const RunFolder &run) {
  std::string text = writeToml(run.config);
  return gcrt::writeFile(run.path + "/config.toml", {absl::MakeConstSpan(text)});
}

static absl::StatusOr<RunFolder> readFolder(const std::string &folder, const ConfigFlags &flags) {
  std::string file = folder + "/config.toml";
  std::error_code ignored;
  if (!fs::exists(file, ignored))
    return absl::InvalidArgumentError(absl::StrCat(folder, " holds no run: it has no config.toml"));
  RunFolder run{folder};
  GC_ASSIGN_OR_RETURN(std::string text, readFile(file));
  GC_RETURN_IF_ERROR(readToml(text, file, run.config));
  // It may have been moved.
  run.config.checkpoint.directory = fs::absolute(folder).lexically_normal().string();
  if (!run.config.train.tuning.empty())
    run.config.train.tuning = fs::absolute(run.tuning()).lexically_normal().string();
  TrainConfig changed = run.config;
  GC_RETURN_IF_ERROR(setFlags(changed, flags));
  makePathsAbsolute(changed);
  if (std::vector<std::string> fixed = fixedDifferences(run.config, changed); !fixed.empty())
    return absl::InvalidArgumentError(absl::StrCat("--", absl::StrJoin(fixed, ", --"),
                                                   ": fixed for the life of the run in ", folder,
                                                   ": give another run another checkpoint.directory"));
  if (changed.checkpoint.directory != run.config.checkpoint.directory)
    return absl::InvalidArgumentError("--checkpoint.directory: a run goes on in its own directory");
  run.config = changed;
  GC_ASSIGN_OR_RETURN(run.programs.loss, readFile(run.lossProgram()));
  GC_ASSIGN_OR_RETURN(run.programs.step, readFile(run.stepProgram()));
  if (fs::exists(run.forwardProgram(), ignored)) {
    GC_ASSIGN_OR_RETURN(run.programs.forward, readFile(run.forwardProgram()));
  }
  if (fs::exists(run.mergeProgram(), ignored)) {
    GC_ASSIGN_OR_RETURN(run.programs.merge, readFile(run.mergeProgram()));
  }
  return run;
}

// The same file once more: the run in its directory must be what the file says.
static absl::StatusOr<RunFolder> resumeSame(RunFolder run) {
  std::string file = run.path + "/config.toml";
  TrainConfig stored;
  GC_ASSIGN_OR_RETURN(std::string text, readFile(file));
  GC_RETURN_IF_ERROR(readToml(text, file, stored));
  GC_ASSIGN_OR_RETURN(std::string step, readFile(run.stepProgram()));
  std::vector<std::string> fixed = fixedDifferences(stored, run.config);
  if (fixed.empty() && step != run.programs.step)
    fixed.push_back("the program");
  if (!fixed.empty())
    return absl::InvalidArgumentError(absl::StrCat(run.path, " holds a run that differs in ",
                                                   absl::StrJoin(fixed, ", "), ": go on with it by gcompile train ",
                                                   run.path, ", or give another checkpoint.directory"));
  GC_RETURN_IF_ERROR(writeConfig(run));
  return run;
}

static absl::StatusOr<RunFolder> readStart(const std::string &file, const ConfigFlags &flags) {
  RunFolder run;
  GC_ASSIGN_OR_RETURN(std::string text, readFile(file));
  GC_RETURN_IF_ERROR(readToml(text, file, run.config));
  GC_RETURN_IF_ERROR(setFlags(run.config, flags));
  if (run.config.checkpoint.directory.empty())
    run.config.checkpoint.directory = fs::path(file).stem().string() + ".run";
  run.path = run.config.checkpoint.directory;
  makePathsAbsolute(run.config);
  GC_RETURN_IF_ERROR(checkLength(run.config));
  GC_ASSIGN_OR_RETURN(run.programs, makePrograms(run.config));
  return run;
}

static bool isFolder(const std::string &path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

absl::StatusOr<RunFolder> readRun(const std::string &path, const ConfigFlags &flags) {
  if (!isFolder(path))
    return readStart(path, flags);
  std::string folder = fs::path(path).lexically_normal().string();
  if (folder.size() > 1 && folder.back() == '/')
    folder.pop_back();
  return readFolder(folder, flags);
}

absl::StatusOr<RunFolder> openRun(const std::string &path, const ConfigFlags &flags) {
  GC_ASSIGN_OR_RETURN(RunFolder run, readRun(path, flags));
  GC_RETURN_IF_ERROR(lock(run));
  GC_RETURN_IF_ERROR(keepTuning(run));
  if (isFolder(path)) {
    GC_RETURN_IF_ERROR(writeConfig(run));
    return run;
  }
  GC_ASSIGN_OR_RETURN(std::vector<int64_t> checkpoints, gcrt::checkpointSteps(run.path));
  if (!checkpoints.empty())
    return resumeSame(std::move(run));
  std::error_code error;
  fs::remove(run.path + "/log.jsonl", error);
  GC_RETURN_IF_ERROR(gcrt::writeFile(run.lossProgram(), {absl::MakeConstSpan(run.programs.loss)}));
  GC_RETURN_IF_ERROR(gcrt::writeFile(run.stepProgram(), {absl::MakeConstSpan(run.programs.step)}));
  if (!run.programs.forward.empty())
    GC_RETURN_IF_ERROR(gcrt::writeFile(run.forwardProgram(), {absl::MakeConstSpan(run.programs.forward)}));
  fs::remove(run.mergeProgram(), error);
  if (!run.programs.merge.empty())
    GC_RETURN_IF_ERROR(gcrt::writeFile(run.mergeProgram(), {absl::MakeConstSpan(run.programs.merge)}));
  GC_RETURN_IF_ERROR(writeConfig(run)); // last: with it the folder can be gone on with
  return run;
}

absl::StatusOr<TrainedRun> openTrained(const std::string &path) {
  if (!isFolder(path))
    return absl::InvalidArgumentError(
        absl::StrCat(path, " is no directory of a run: gcompile train makes one, gpt.run for gpt.toml"));
  std::error_code ignored;
  bool one = fs::exists(path + "/manifest.json", ignored);
  fs::path given = fs::absolute(path + "/").lexically_normal().parent_path();
  std::string folder = one ? given.parent_path().string() : path;
  GC_ASSIGN_OR_RETURN(RunFolder run, readRun(folder, {}));
  std::optional<gcrt::Checkpoint> checkpoint;
  std::vector<absl::Status> rejected;
  if (one) {
    GC_ASSIGN_OR_RETURN(checkpoint, gcrt::readCheckpoint(path));
  } else {
    GC_ASSIGN_OR_RETURN(checkpoint, gcrt::newestCheckpoint(folder, rejected));
  }
  for (const absl::Status &status : rejected)
    std::cerr << "gcompile: " << status.message() << "; the one before it is taken\n";
  if (!checkpoint)
    return absl::InvalidArgumentError(absl::StrCat(folder, " has no checkpoint yet"));
  return TrainedRun{std::move(run), std::move(*checkpoint)};
}

absl::Status checkLength(const TrainConfig &config) {
  const auto &train = config.train;
  if ((train.steps > 0) + (train.tokens > 0) + (train.epochs > 0) != 1)
    return absl::InvalidArgumentError("[train] needs steps, tokens or epochs, and one of them alone: steps = 1000");
  if (train.tokens > 0 && config.data.format == "examples")
    return absl::InvalidArgumentError("train.tokens: the data is labelled examples; give train.steps or train.epochs");
  return absl::OkStatus();
}

absl::StatusOr<int64_t> stepsOf(const TrainConfig &config, const Feed &feed, int64_t samples) {
  GC_RETURN_IF_ERROR(checkLength(config));
  const auto &train = config.train;
  if (train.steps > 0)
    return train.steps;
  if (train.tokens > 0)
    return (train.tokens + feed.unitsPerStep() - 1) / feed.unitsPerStep();
  double steps = std::ceil(train.epochs * static_cast<double>(samples) / static_cast<double>(feed.batch()));
  if (steps > 1e15)
    return absl::InvalidArgumentError(absl::StrCat("train.epochs: ", train.epochs, " are too many steps"));
  return static_cast<int64_t>(steps);
}

} // namespace gc
