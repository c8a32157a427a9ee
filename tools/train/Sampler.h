// Text from a model over bytes: one byte after another, drawn from the model's chances of the next one.
//
// The forward program takes parameters by name and tokens, integers [1, context], and gives logits [1, context, vocab].
// Before each byte it sees the last `context` bytes, from place 0 on; what follows them in its input is not looked at
// by a causal model. The draw is a function of the seed and the byte's place alone.
#ifndef GC_TOOLS_TRAIN_SAMPLER_H
#define GC_TOOLS_TRAIN_SAMPLER_H

#include "tools/driver/Engine.h"

#include "absl/functional/function_ref.h"

namespace gc {

struct SampleOptions {
  std::string prompt = "\n"; // at least one byte
  int64_t length = 200;      // bytes to write
  double temperature = 0.8;  // logits are divided by it; 0: always the likeliest byte
  uint64_t seed = 1;
};

class Sampler {
public:
  // Whether text can be written so.
  absl::Status check(const SampleOptions &options) const;
  static absl::StatusOr<std::unique_ptr<Sampler>> create(const std::string &program, const EngineOptions &options);

  // The memory of a parameter by its name, or null.
  using Find = absl::FunctionRef<const void *(const std::string &)>;
  // What follows the prompt, up to the byte during which `stop` became true.
  absl::StatusOr<std::string> text(Find find, const SampleOptions &options, absl::FunctionRef<bool()> stop);

  const Signature &signature() const { return engine->signature(); }

private:
  explicit Sampler(std::unique_ptr<Engine> engine) : engine(std::move(engine)) {}
  absl::Status checkForm();
  // The next byte after these.
  absl::StatusOr<int> next(const std::string &before, double temperature, double draw);

  std::unique_ptr<Engine> engine;
  size_t tokens = 0; // the argument
  int64_t context = 0, vocabulary = 0;
  HostArray input, logits;
  std::vector<void *> arguments;
};

} // namespace gc

#endif
