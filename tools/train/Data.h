// The data of a run: samples to train on, and batches that it is validated on.
#ifndef GC_TOOLS_TRAIN_DATA_H
#define GC_TOOLS_TRAIN_DATA_H

#include "tools/train/Config.h"

#include "runtime/data/Samples.h"

namespace gc {

// Held-out windows, the same in each validation.
class HeldOut {
public:
  HeldOut() = default;
  // At most `limit` whole batches (0: all), spread evenly over all windows.
  HeldOut(std::vector<gcrt::Windows> streams, int64_t batch, int64_t limit);
  int64_t batches() const { return theBatches; }
  absl::Status read(int64_t batch, int64_t row, const gcrt::SampleRow &into) const;

private:
  std::vector<gcrt::Windows> streams;
  int64_t batch = 1, windows = 0, theBatches = 0;
};

struct RunData {
  gcrt::Samples training;
  HeldOut heldOut;
  int64_t samples;     // to train on, in all sources
  std::string summary; // for people: files, tokens, samples
  // Of the training data: each source's size, and the tokens at its beginning, middle and end.
  std::string fingerprint;
};

absl::StatusOr<RunData> openData(const TrainConfig &config, int64_t batch, int64_t context);

} // namespace gc

#endif
