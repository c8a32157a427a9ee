// What a trainer's state is worth on held-out samples.
//
//   GC_ASSIGN_OR_RETURN(auto validator, Validator::create(config, "run/loss.mlir", "run/forward.mlir"));
//   GC_ASSIGN_OR_RETURN(Validation found, validator->measure(*trainer, data.heldOut, [] { return false; }));
//
// By the loss program: the mean of its loss, and of the further scalars that it gives, over whole batches, each batch
// counted by the sum of its weights where the program takes weights: what is a mean over a batch's weighted tokens
// becomes the mean over those of all batches. NaN where none has weight. Of a
// classifier of the zoo by the forward program, without dropout and with the running statistics of batch norms: the
// mean of log(sum(exp(logits))) - logits[label], in double, and the share of examples whose label has the largest logit
// (the first one of equals), over every held-out sample.
#ifndef GC_TOOLS_TRAIN_VALIDATOR_H
#define GC_TOOLS_TRAIN_VALIDATOR_H

#include "tools/train/Trainer.h"

namespace gc {

struct Validation {
  double loss = 0;
  std::vector<std::pair<std::string, double>> metrics; // by name: accuracy
};

class Validator {
public:
  Validator(std::unique_ptr<Engine> engine, Feed feed, uint64_t seed);
  virtual ~Validator() = default;
  // `forward`: the forward program's file, or empty where the loss program is to be asked.
  static absl::StatusOr<std::unique_ptr<Validator>> create(const TrainConfig &config, const std::string &loss,
                                                           const std::string &forward);
  // Ends after the batch during which `stop` became true, with what is then no mean of all. There are samples.
  virtual absl::StatusOr<Validation> measure(const Trainer &trainer, const HeldOut &data,
                                             absl::FunctionRef<bool()> stop) = 0;

protected:
  // The program on a trainer's state and rows [first, first + batch) of the data, none of them beyond its last.
  absl::Status run(const Trainer &trainer, const HeldOut &data, int64_t first);
  const Signature &signature() const { return engine->signature(); }

  std::unique_ptr<Engine> engine;
  Feed feed;
  std::vector<HostArray> results; // of the last run

private:
  uint64_t seed;
};

} // namespace gc

#endif
