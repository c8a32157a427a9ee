// The data of a run: samples to train on, and those that it is validated on. Token files (runtime/data/Samples.h) or
// labelled examples (runtime/data/Examples.h).
#ifndef GC_TOOLS_TRAIN_DATA_H
#define GC_TOOLS_TRAIN_DATA_H

#include "tools/train/Config.h"
#include "tools/train/Feed.h"

#include <functional>

namespace gc {

// Reads a sample by its number.
using ReadSample = std::function<absl::Status(int64_t number, const FeedRow &)>;

// Held-out samples, the same in each validation.
class HeldOut {
public:
  struct Part {
    int64_t count;
    ReadSample read;
  };
  HeldOut() = default;
  // At most `most` samples (0: all), spread evenly over those of all parts; whole multiples of `multiple` alone.
  HeldOut(std::vector<Part> parts, int64_t most, int64_t multiple);
  int64_t samples() const { return taken; }
  absl::Status read(int64_t number, const FeedRow &into) const;

private:
  std::vector<Part> parts;
  int64_t all = 0, taken = 0;
};

struct RunData {
  ReadSample training;
  HeldOut heldOut;
  int64_t samples;     // to train on, in all sources
  std::string summary; // for people: files, tokens, samples
  // Of the training data: each source's size, and what lies at its beginning, middle and end; of examples all labels.
  std::string fingerprint;
  std::string note; // what looks wrong in it and may be meant, or empty
};

// For a step that takes its data by `feed`. With `wholeBatches` held-out samples are validated in no other.
absl::StatusOr<RunData> openData(const TrainConfig &config, const Feed &feed, bool wholeBatches);

} // namespace gc

#endif
