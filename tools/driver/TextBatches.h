// Byte-level batches of a text, the same for `gcompile train` and for tools/quickstart/data.py.
//
// Split: the first nine tenths of the bytes are for training, the rest is held out. An epoch cuts the training bytes
// into windows of `context` at a phase, in an order shuffled by splitmix64; each epoch has a phase and an order of its
// own. Validation takes consecutive windows of the held-out bytes, whole batches only.
#ifndef GC_TOOLS_DRIVER_TEXTBATCHES_H
#define GC_TOOLS_DRIVER_TEXTBATCHES_H

#include "absl/types/span.h"
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gc {

// splitmix64: the generator of the fill rules, as a sequence.
class SplitMix {
public:
  explicit SplitMix(uint64_t seed) : state(seed) {}
  uint64_t next();

private:
  uint64_t state;
};

struct TextSplit {
  std::string_view training, heldOut;
};
TextSplit splitText(std::string_view text);

class TrainingBatches {
public:
  // The text must have more than 2 * context bytes and stay alive.
  TrainingBatches(std::string_view text, int64_t batch, int64_t context, uint64_t seed);
  // Where each row of the next batch starts: row r's tokens are the `context` bytes from there, targets one further.
  std::vector<size_t> next();

private:
  void shuffle();
  std::string_view text;
  int64_t batch, context;
  SplitMix random;
  std::vector<size_t> order;
  size_t at = 0;
};

// The rows of every validation batch.
std::vector<std::vector<size_t>> validationBatches(std::string_view text, int64_t batch, int64_t context);

// Writes bytes text[start + shift …] of each row as integers of `width` bytes, little-endian.
void writeTokens(std::string_view text, absl::Span<const size_t> starts, int64_t context, size_t shift, int width,
                 char *out);

} // namespace gc

#endif
