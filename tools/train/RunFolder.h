// A run's directory: what is in it before the first step.
#ifndef GC_TOOLS_TRAIN_RUNFOLDER_H
#define GC_TOOLS_TRAIN_RUNFOLDER_H

#include "tools/train/Feed.h"
#include "tools/train/Programs.h"
#include "tools/train/Run.h"

#include "runtime/checkpoint/CheckpointWriter.h"

namespace gc {

struct RunFolder {
  std::string path;
  TrainConfig config; // with all that the model and the file leave open
  RunPrograms programs;
  std::unique_ptr<gcrt::CheckpointWriter> writer; // its lock: no other run is in the directory
  std::string stepProgram() const { return path + "/step.mlir"; }
  std::string lossProgram() const { return path + "/loss.mlir"; }
  std::string forwardProgram() const { return path + "/forward.mlir"; } // where the model has one
  std::string mergeProgram() const { return path + "/merge.mlir"; }     // with train.lora
  std::string tuning() const { return path + "/tuning.json"; }          // with train.tuning, which names it
  // Whether the forward program gives logits of labelled examples, and else of tokens.
  bool givesLogitsOfExamples() const;
  absl::Status checkWritesText() const;
};

// What there is to read, without a lock: nothing is written.
absl::StatusOr<RunFolder> readRun(const std::string &path, const ConfigFlags &flags);

// Reads the configuration and makes the directory, or takes up the one that is there. One without a checkpoint has no
// run yet: it is made anew.
absl::StatusOr<RunFolder> openRun(const std::string &path, const ConfigFlags &flags);

// A run and what it has learned.
struct TrainedRun {
  RunFolder run;
  gcrt::Checkpoint checkpoint;
};
// `path`: a run's directory, whose newest checkpoint is taken, or a checkpoint in one. Damaged ones that are passed
// over are named on standard error.
absl::StatusOr<TrainedRun> openTrained(const std::string &path);

// Whether the configuration says how long the run is, in one way.
absl::Status checkLength(const TrainConfig &config);
// How many steps it wants, of so many samples an epoch.
absl::StatusOr<int64_t> stepsOf(const TrainConfig &config, const Feed &feed, int64_t samples);

} // namespace gc

#endif
