// What a training program takes besides its state: which arguments the data goes to.
//
// By name: tokens and targets, integers [batch, context]; segments (integers) and weights (reals) of the same shape;
// key, u32[2], which is (seed, number of the batch).
#ifndef GC_TOOLS_TRAIN_FEED_H
#define GC_TOOLS_TRAIN_FEED_H

#include "tools/driver/HostArray.h"

#include "runtime/data/Samples.h"

#include "absl/functional/function_ref.h"

namespace gc {

// What an argument is called in checkpoints and in messages.
std::string nameOf(const Signature &signature, size_t argument);

class Feed {
public:
  // `documents`: the samples have segments and weights, which the program must take.
  static absl::StatusOr<Feed> create(const Signature &signature, bool documents);

  int64_t batch() const { return theBatch; }
  int64_t context() const { return theContext; }

  // Asks for each row of a batch and puts it into the arguments' memory.
  using ReadRow = absl::FunctionRef<absl::Status(int64_t row, const gcrt::SampleRow &)>;
  absl::Status load(ReadRow read, uint64_t seed, int64_t number);
  // The memory of argument `i` of the signature, or null where it is state.
  char *memory(size_t argument);

private:
  enum Use { Tokens, Targets, Segments, Weights, Key };
  struct Input {
    size_t argument;
    Use use;
    ValueInfo value;
    HostArray array;
  };
  absl::Status add(const Signature &signature, size_t argument);
  absl::Status store(Input &input, int64_t row, const gcrt::SampleRow &from);

  std::vector<Input> inputs;
  int64_t theBatch = 0, theContext = 0;
};

} // namespace gc

#endif
