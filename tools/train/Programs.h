// The programs of a run: its loss, and the train step that is made of it.
#ifndef GC_TOOLS_TRAIN_PROGRAMS_H
#define GC_TOOLS_TRAIN_PROGRAMS_H

#include "tools/train/Config.h"

#include <optional>

namespace gc {

struct RunPrograms {
  std::string loss, step; // StableHLO text
  std::string forward;    // of a network logits: of one sequence where it has a vocabulary, of a (micro-)batch of
                          // examples; else empty
  std::string merge;      // plain weights of weights and adapters, with train.lora; else empty
  std::string note;       // what remat = "auto" chose, or empty
};

// Reads or builds the loss that [model] names, with adapters where train.lora asks for them, and the step with the
// optimizer, clipping, frozen parameters, precision, loss scale and rematerialization of [train]. What the
// configuration leaves open and the model says is set: train.batch, data.format, data.vocabulary and data.classes.
absl::StatusOr<RunPrograms> makePrograms(TrainConfig &config);

// The step behind which the learning rate stays, where its schedule has an end.
std::optional<int64_t> scheduleEnd(const TrainConfig &config);

// What `gcompile transform` would be given to make the step.
std::string stepExpression(const TrainConfig &config);

} // namespace gc

#endif
