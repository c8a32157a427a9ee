// A train step with its state: initial values, one step after another, checkpoints of it.
//
//   GC_ASSIGN_OR_RETURN(auto trainer, Trainer::create(config, "run/step.mlir"));
//   GC_RETURN_IF_ERROR(trainer->initialize(config.model.checkpoint));
//   GC_ASSIGN_OR_RETURN(StepResult result, trainer->step(samples, 0));
#ifndef GC_TOOLS_TRAIN_TRAINER_H
#define GC_TOOLS_TRAIN_TRAINER_H

#include "tools/driver/Engine.h"
#include "tools/train/Config.h"
#include "tools/train/Data.h"
#include "tools/train/Feed.h"

#include "runtime/checkpoint/Checkpoint.h"

#include "absl/functional/function_ref.h"

namespace gc {

struct StepResult {
  double loss = 0;                                     // before the update
  std::vector<std::pair<std::string, double>> metrics; // further scalars that the program gives, by name

  // The loss is, and the gradients' norm where the step gives one and did not skip itself for it.
  bool isFinite() const;
};

class Trainer {
public:
  // Compiles a step's program; its arguments are state first, then data.
  static absl::StatusOr<std::unique_ptr<Trainer>> create(const TrainConfig &config, const std::string &program);

  const Feed &data() const { return feed; }
  int64_t parameters() const;
  int64_t trainedParameters() const; // those that are not frozen // elements of all
  int64_t bytes() const;             // state, batch, results and the program's arena

  // Values from the files, and where they have none by the program's own rules.
  absl::Status initialize(const std::vector<std::string> &files);
  absl::Status restore(const gcrt::Checkpoint &checkpoint);
  // The state as it is now; the bytes are the trainer's.
  std::vector<gcrt::TensorToStore> state() const;
  // The first tensor of the state with a value that is not finite, or an empty text.
  std::string nonFiniteState() const;

  // One step on a batch of samples; the state moves on, also where the loss is not finite.
  absl::StatusOr<StepResult> step(const ReadSample &samples, int64_t number);
  // The inputs that the step of this batch would take now, for a replay.
  absl::StatusOr<std::vector<const void *>> inputs(const ReadSample &samples, int64_t number);
  // The memory of a state's tensor by its name, or null.
  const void *find(const std::string &name) const;

private:
  Trainer(std::unique_ptr<Engine> engine, Feed feed, uint64_t seed)
      : engine(std::move(engine)), signature(this->engine->signature()), feed(std::move(feed)), seed(seed) {}
  absl::Status checkForm();
  absl::Status load(const ReadSample &samples, int64_t number);

  std::unique_ptr<Engine> engine;
  const Signature &signature;
  Feed feed;
  uint64_t seed;
  size_t stateSize = 0, loss = 0;
  std::vector<HostArray> values, results; // the state; results that take no argument's memory
};

// A result that a log can have.
bool isScalarNumber(const ValueInfo &value);
// Where a program's artifact is kept, beside it: a run that goes on does not compile again.
std::string compiledBeside(const std::string &program);

} // namespace gc

#endif
