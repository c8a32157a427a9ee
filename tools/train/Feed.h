// What a training program takes besides its state: which arguments the data goes to.
//
// By name. Of tokens: tokens and targets, integers [batch, context]; segments (integers) and weights (reals) of the
// same shape. Of labelled examples: inputs or images, reals or u8 [batch, …]; labels, integers [batch]; weights, reals
// [batch], which are all 1. Of both: key, u32[2], which is (seed, number of the batch).
#ifndef GC_TOOLS_TRAIN_FEED_H
#define GC_TOOLS_TRAIN_FEED_H

#include "tools/driver/HostArray.h"
#include "tools/train/Config.h"

#include "runtime/data/Examples.h"
#include "runtime/data/Samples.h"

#include "absl/functional/function_ref.h"

namespace gc {

// What an argument is called in checkpoints and in messages.
std::string nameOf(const Signature &signature, size_t argument);

// Documents: tokens with segments and weights, which the program must take. Unlabelled: examples for a program that
// gives logits of them.
enum class DataKind { Tokens, Documents, Examples, Unlabelled };
DataKind dataKind(const TrainConfig &config);

// One row of a batch: what a sample is written to, by its kind.
struct FeedRow {
  gcrt::SampleRow tokens;
  gcrt::ExampleRow example;
};

class Feed {
public:
  static absl::StatusOr<Feed> create(const Signature &signature, DataKind kind);

  int64_t batch() const { return theBatch; }
  int64_t context() const { return theContext; } // of examples 1
  // What a step's pace is counted in, "tokens" or "examples", and how many a step has.
  const char *unit() const { return ofExamples() ? "examples" : "tokens"; }
  int64_t unitsPerStep() const { return theBatch * theContext; }
  // "8 sequences of 128 tokens", "8 examples".
  std::string batchText() const;
  // Of examples: what one of them and its label are, without a normalization and classes.
  gcrt::ExampleForm exampleForm() const;

  // Asks for each row of a batch and puts it into the arguments' memory.
  using ReadRow = absl::FunctionRef<absl::Status(int64_t row, const FeedRow &)>;
  absl::Status load(ReadRow read, uint64_t seed, int64_t number);
  // The memory of argument `i` of the signature, or null where it is state.
  char *memory(size_t argument);
  // Of the batch loaded last: the sum of its weights, or its units where the program takes none. A mean over a batch's
  // tokens counts for so much in the mean over those of all batches.
  double weight() const { return theWeight; }
  // Of the examples loaded last.
  absl::Span<const int64_t> labels() const { return theLabels; }

private:
  enum Use { Tokens, Targets, Segments, Weights, Key, Inputs, Images, Labels };
  struct Input {
    size_t argument;
    Use use;
    ValueInfo value;
    HostArray array;
  };
  explicit Feed(DataKind kind) : kind(kind) {}
  bool ofExamples() const { return kind == DataKind::Examples || kind == DataKind::Unlabelled; }
  std::vector<Use> uses() const;
  absl::Status add(const Signature &signature, size_t argument);
  absl::Status addTokens(Use use, const ValueInfo &value, const std::string &what);
  absl::Status addExamples(Use use, const ValueInfo &value, const std::string &what);
  absl::Status checkComplete() const;
  const Input *find(Use use) const;
  const Input *examples() const { return find(Inputs) ? find(Inputs) : find(Images); }

  absl::Status loadTokens(ReadRow read);
  absl::Status loadExamples(ReadRow read);
  absl::Status store(Input &input, int64_t row, const gcrt::SampleRow &from);
  absl::Status storeIntegers(Input &input, int64_t row, absl::Span<const int32_t> numbers);

  DataKind kind;
  std::vector<Input> inputs;
  int64_t theBatch = 0, theContext = 0;
  double theWeight = 0;
  std::vector<int64_t> theLabels;
};

} // namespace gc

#endif
