#include "tools/train/Trainer.h"

#include "runtime/base/Status.h"
#include "tools/driver/Inputs.h"

#include <cmath>
#include <cstring>
#include <filesystem>

namespace gc {

bool isScalarNumber(const ValueInfo &value) {
  return value.shape.empty() && gcrt::info(value.dtype).cls != gcrt::DTypeClass::Complex;
}

static bool isScalarReal(const ValueInfo &value) {
  return value.shape.empty() && gcrt::info(value.dtype).cls == gcrt::DTypeClass::Float;
}

bool StepResult::isFinite() const {
  auto metric = [&](absl::string_view name, double standard) {
    for (auto &[key, value] : metrics)
      if (key == name)
        return value;
    return standard;
  };
  return std::isfinite(loss) && (std::isfinite(metric("grad_norm", 0)) || metric("skipped", 0) != 0);
}

std::string compiledBeside(const std::string &program) {
  return (std::filesystem::path(program).parent_path() / "compiled").string();
}

absl::StatusOr<std::unique_ptr<Trainer>> Trainer::create(const TrainConfig &config, const std::string &program) {
  EngineOptions options;
  options.device = config.train.device;
  options.tuning = config.train.tuning;
  options.cache.folder = compiledBeside(program);
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(program, options));
  GC_ASSIGN_OR_RETURN(Feed feed, Feed::create(engine->signature(), dataKind(config)));
  std::unique_ptr<Trainer> out(new Trainer(std::move(engine), std::move(feed), config.train.seed));
  GC_RETURN_IF_ERROR(out->checkForm());
  return out;
}

absl::Status Trainer::checkForm() {
  const auto &arguments = signature.arguments;
  while (stateSize < arguments.size() && isState(arguments[stateSize]))
    ++stateSize;
  for (size_t i = stateSize; i < arguments.size(); ++i)
    if (isState(arguments[i]))
      return absl::InternalError(absl::StrCat(describe("in", i, arguments[i]), " comes after data in a train step"));
  std::vector<bool> taken(signature.results.size());
  for (size_t i = 0; i < stateSize; ++i)
    if (arguments[i].alias >= 0)
      taken[arguments[i].alias] = true;
  loss = signature.results.size();
  for (size_t i = signature.results.size(); i-- > 0;) {
    results.emplace_back(taken[i] ? 0 : signature.results[i].bytes());
    if (!taken[i] && isScalarReal(signature.results[i]) &&
        (signature.results[i].role == "loss" || loss == signature.results.size() ||
         signature.results[loss].role != "loss"))
      loss = i;
  }
  std::reverse(results.begin(), results.end());
  if (loss == signature.results.size())
    return absl::InvalidArgumentError("the train step gives no real scalar after its state: there is no loss");
  return absl::OkStatus();
}

int64_t Trainer::parameters() const {
  int64_t sum = 0;
  for (const ValueInfo &argument : signature.arguments)
    if (argument.role == "param")
      sum += argument.bytes() / gcrt::byteSize(argument.dtype);
  return sum;
}

int64_t Trainer::trainedParameters() const {
  int64_t sum = 0;
  for (const ValueInfo &argument : signature.arguments)
    if (argument.role == "param" && argument.alias >= 0)
      sum += argument.bytes() / gcrt::byteSize(argument.dtype);
  return sum;
}

int64_t Trainer::bytes() const {
  int64_t sum = engine->facts().value("arena_bytes", int64_t(0));
  for (const ValueInfo &argument : signature.arguments)
    sum += argument.bytes();
  for (const HostArray &result : results)
    sum += result.size();
  return sum;
}

absl::Status Trainer::initialize(const std::vector<std::string> &files) {
  InputSources sources;
  sources.files = files;
  GC_ASSIGN_OR_RETURN(values, gatherInputs(signature, sources, 0, stateSize));
  return absl::OkStatus();
}

absl::Status Trainer::restore(const gcrt::Checkpoint &checkpoint) {
  values.clear();
  for (size_t i = 0; i < stateSize; ++i) {
    const ValueInfo &argument = signature.arguments[i];
    const gcrt::StoredTensor *stored = checkpoint.state->find(nameOf(signature, i));
    if (!stored)
      return absl::InvalidArgumentError(
          absl::StrCat("checkpoint ", checkpoint.path, " has no '", nameOf(signature, i), "'"));
    values.emplace_back(argument.bytes());
    GC_RETURN_IF_ERROR(checkpoint.state->read(*stored, argument.dtype, argument.shape, values.back().span()));
  }
  if (checkpoint.state->tensors().size() != stateSize)
    return absl::InvalidArgumentError(absl::StrCat("checkpoint ", checkpoint.path, " has ",
                                                   checkpoint.state->tensors().size(), " tensors, the state ",
                                                   stateSize));
  return absl::OkStatus();
}

std::vector<gcrt::TensorToStore> Trainer::state() const {
  std::vector<gcrt::TensorToStore> out;
  for (size_t i = 0; i < stateSize; ++i)
    out.push_back({nameOf(signature, i), signature.arguments[i].dtype, signature.arguments[i].shape, values[i].span()});
  return out;
}

template <typename T> static bool allFinite(absl::Span<const char> bytes) {
  // Of a sum of x - x only the finite give 0: one pass without a branch.
  T sum = 0;
  const T *at = reinterpret_cast<const T *>(bytes.data());
  for (size_t i = 0; i < bytes.size() / sizeof(T); ++i)
    sum += at[i] - at[i];
  return sum == 0;
}

static bool allFinite(gcrt::DType type, absl::Span<const char> bytes) {
  if (type == gcrt::DType::f32)
    return allFinite<float>(bytes);
  if (type == gcrt::DType::f64)
    return allFinite<double>(bytes);
  if (gcrt::info(type).cls != gcrt::DTypeClass::Float)
    return true;
  for (size_t at = 0, width = gcrt::byteSize(type); at < bytes.size(); at += width)
    if (!std::isfinite(gcrt::decode(type, bytes.data() + at)))
      return false;
  return true;
}

std::string Trainer::nonFiniteState() const {
  for (size_t i = 0; i < stateSize; ++i)
    if (!allFinite(signature.arguments[i].dtype, values[i].span()))
      return nameOf(signature, i);
  return "";
}

absl::Status Trainer::load(const ReadSample &samples, int64_t number) {
  return feed.load([&](int64_t row, const FeedRow &into) { return samples(number * feed.batch() + row, into); }, seed,
                   number);
}

absl::StatusOr<StepResult> Trainer::step(const ReadSample &samples, int64_t number) {
  GC_RETURN_IF_ERROR(load(samples, number));
  std::vector<void *> in, out;
  for (HostArray &result : results)
    out.push_back(result.data());
  for (size_t i = 0; i < signature.arguments.size(); ++i) {
    in.push_back(i < stateSize ? values[i].data() : feed.memory(i));
    if (i < stateSize && signature.arguments[i].alias >= 0)
      out[signature.arguments[i].alias] = in.back();
  }
  GC_RETURN_IF_ERROR(engine->run(in, out));
  StepResult result;
  for (size_t i = 0; i < results.size(); ++i) {
    const ValueInfo &value = signature.results[i];
    if (i == loss)
      result.loss = gcrt::decode(value.dtype, results[i].data());
    else if (results[i].size() > 0 && isScalarNumber(value) && !value.name.empty())
      result.metrics.emplace_back(value.name, gcrt::decode(value.dtype, results[i].data()));
  }
  return result;
}

absl::StatusOr<std::vector<const void *>> Trainer::inputs(const ReadSample &samples, int64_t number) {
  GC_RETURN_IF_ERROR(load(samples, number));
  std::vector<const void *> in;
  for (size_t i = 0; i < signature.arguments.size(); ++i)
    in.push_back(i < stateSize ? values[i].data() : feed.memory(i));
  return in;
}

const void *Trainer::find(const std::string &name) const {
  for (size_t i = 0; i < stateSize; ++i)
    if (nameOf(signature, i) == name)
      return values[i].data();
  return nullptr;
}

} // namespace gc
