#include "tools/train/Validator.h"

#include "runtime/base/Status.h"
#include "tools/driver/Inputs.h"

#include <cmath>
#include <cstring>

namespace gc {

Validator::Validator(std::unique_ptr<Engine> given, Feed feed, uint64_t seed)
    : engine(std::move(given)), feed(std::move(feed)), results(allocateResults(engine->signature())), seed(seed) {}

absl::Status Validator::run(const Trainer &trainer, const HeldOut &data, int64_t first) {
  GC_RETURN_IF_ERROR(feed.load(
      [&](int64_t row, const FeedRow &into) { return data.read(std::min(first + row, data.samples() - 1), into); },
      seed, first / feed.batch()));
  std::vector<void *> in, out;
  for (HostArray &result : results)
    out.push_back(result.data());
  std::vector<HostArray> copies; // of what the program may overwrite
  for (size_t i = 0; i < signature().arguments.size(); ++i) {
    const ValueInfo &argument = signature().arguments[i];
    const void *memory = isState(argument) ? trainer.find(nameOf(signature(), i)) : feed.memory(i);
    if (!memory)
      return absl::InvalidArgumentError(
          absl::StrCat("the state has no '", nameOf(signature(), i), "': the program is not of this run's step.mlir"));
    if (argument.donated) {
      copies.emplace_back(argument.bytes());
      std::memcpy(copies.back().data(), memory, argument.bytes());
      memory = copies.back().data();
    }
    in.push_back(const_cast<void *>(memory));
    if (argument.alias >= 0)
      out[argument.alias] = in.back();
  }
  return engine->run(in, out);
}

namespace {

class LossValidator : public Validator {
public:
  using Validator::Validator;

  absl::StatusOr<Validation> measure(const Trainer &trainer, const HeldOut &data,
                                     absl::FunctionRef<bool()> stop) override {
    Validation out;
    int64_t batches = data.samples() / feed.batch();
    std::vector<bool> taken(results.size());
    for (const ValueInfo &argument : signature().arguments)
      if (argument.alias >= 0)
        taken[argument.alias] = true;
    std::vector<size_t> metrics;
    for (size_t i = 1; i < results.size(); ++i)
      if (const ValueInfo &value = signature().results[i]; !taken[i] && isScalarNumber(value) && !value.name.empty()) {
        metrics.push_back(i);
        out.metrics.emplace_back(value.name, 0);
      }
    auto valueOf = [&](size_t i) { return gcrt::decode(signature().results[i].dtype, results[i].data()); };
    double weight = 0;
    for (int64_t batch = 0; batch < batches && !stop(); ++batch) {
      GC_RETURN_IF_ERROR(run(trainer, data, batch * feed.batch()));
      // Of a batch without weight the mean is nothing that counts, and may be NaN.
      if (feed.weight() == 0)
        continue;
      weight += feed.weight();
      out.loss += valueOf(0) * feed.weight();
      for (size_t k = 0; k < metrics.size(); ++k)
        out.metrics[k].second += valueOf(metrics[k]) * feed.weight();
    }
    out.loss /= weight;
    for (auto &[name, sum] : out.metrics)
      sum /= weight;
    return out;
  }
};

class LogitsValidator : public Validator {
public:
  using Validator::Validator;

  absl::Status checkForm() const {
    const auto &results = signature().results;
    if (results.empty() || results[0].shape.size() != 2 || results[0].shape[0] != feed.batch() ||
        gcrt::info(results[0].dtype).cls != gcrt::DTypeClass::Float)
      return absl::InvalidArgumentError("forward.mlir does not give logits [batch, classes], reals");
    return absl::OkStatus();
  }

  absl::StatusOr<Validation> measure(const Trainer &trainer, const HeldOut &data,
                                     absl::FunctionRef<bool()> stop) override {
    double loss = 0;
    int64_t right = 0;
    for (int64_t first = 0; first < data.samples() && !stop(); first += feed.batch()) {
      GC_RETURN_IF_ERROR(run(trainer, data, first));
      for (int64_t row = 0; row < std::min(feed.batch(), data.samples() - first); ++row) {
        std::vector<double> logits = logitsOf(row);
        int64_t label = feed.labels()[row];
        if (label >= static_cast<int64_t>(logits.size()))
          return absl::InternalError(absl::StrCat("label ", label, " of ", logits.size(), " logits"));
        auto largest = std::max_element(logits.begin(), logits.end());
        double sum = 0;
        for (double logit : logits)
          sum += std::exp(logit - *largest);
        loss += std::log(sum) + *largest - logits[label];
        right += largest - logits.begin() == label;
      }
    }
    double count = static_cast<double>(data.samples());
    return Validation{loss / count, {{"accuracy", static_cast<double>(right) / count}}};
  }

private:
  std::vector<double> logitsOf(int64_t row) const {
    const ValueInfo &value = signature().results[0];
    std::vector<double> out(value.shape[1]);
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = gcrt::decode(value.dtype, results[0].data() + (row * value.shape[1] + i) * gcrt::byteSize(value.dtype));
    return out;
  }
};

} // namespace

absl::StatusOr<std::unique_ptr<Validator>> Validator::create(const TrainConfig &config, const std::string &loss,
                                                             const std::string &forward) {
  bool logits = !forward.empty();
  const std::string &program = logits ? forward : loss;
  EngineOptions options;
  options.device = config.train.device;
  options.precision = config.train.precision;
  options.tuning = config.train.tuning;
  options.cache.folder = compiledBeside(program);
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(program, options));
  GC_ASSIGN_OR_RETURN(Feed feed, Feed::create(engine->signature(), logits ? DataKind::Unlabelled : dataKind(config)));
  if (!logits)
    return std::make_unique<LossValidator>(std::move(engine), std::move(feed), config.train.seed);
  auto out = std::make_unique<LogitsValidator>(std::move(engine), std::move(feed), config.train.seed);
  GC_RETURN_IF_ERROR(out->checkForm());
  return out;
}

} // namespace gc
