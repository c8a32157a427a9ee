#include "tools/train/Sampler.h"

#include "runtime/base/Status.h"
#include "runtime/data/Order.h"
#include "tools/train/Feed.h"

#include <cmath>
#include <cstring>

namespace gc {

absl::StatusOr<std::unique_ptr<Sampler>> Sampler::create(const std::string &program, const EngineOptions &options) {
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(program, options));
  std::unique_ptr<Sampler> out(new Sampler(std::move(engine)));
  GC_RETURN_IF_ERROR(out->checkForm());
  return out;
}

absl::Status Sampler::checkForm() {
  const Signature &form = signature();
  bool found = false;
  for (size_t i = 0; i < form.arguments.size(); ++i) {
    if (isState(form.arguments[i]))
      continue;
    if (form.arguments[i].name != "tokens" || form.arguments[i].shape.size() != 2 || form.arguments[i].shape[0] != 1)
      return absl::InvalidArgumentError(absl::StrCat("a model that writes text takes tokens [1, context], and not ",
                                                     describe("in", i, form.arguments[i])));
    tokens = i;
    found = true;
  }
  if (!found || form.results.empty() || form.results[0].shape.size() != 3)
    return absl::InvalidArgumentError("a model that writes text gives logits [1, context, vocabulary] of tokens");
  context = form.arguments[tokens].shape[1];
  vocabulary = form.results[0].shape[2];
  if (vocabulary > 256)
    return absl::InvalidArgumentError(
        absl::StrCat("the vocabulary has ", vocabulary, " tokens: only models over bytes, of at most 256, write text"));
  input = HostArray(form.arguments[tokens].bytes());
  logits = HostArray(form.results[0].bytes());
  return absl::OkStatus();
}

absl::StatusOr<int> Sampler::next(const std::string &before, double temperature, double draw) {
  const ValueInfo &argument = signature().arguments[tokens], &result = signature().results[0];
  int64_t count = std::min<int64_t>(before.size(), context), width = gcrt::byteSize(argument.dtype);
  std::memset(input.data(), 0, input.size());
  for (int64_t i = 0; i < count; ++i) {
    int byte = static_cast<unsigned char>(before[before.size() - count + i]);
    gcrt::encodeInteger(argument.dtype, byte, input.data() + i * width);
  }
  void *out = logits.data();
  GC_RETURN_IF_ERROR(engine->run(arguments, {&out, 1}));

  const char *row = logits.data() + (count - 1) * vocabulary * gcrt::byteSize(result.dtype);
  std::vector<double> values(vocabulary);
  for (int64_t i = 0; i < vocabulary; ++i)
    values[i] = gcrt::decode(result.dtype, row + i * gcrt::byteSize(result.dtype));
  auto largest = std::max_element(values.begin(), values.end());
  if (temperature == 0)
    return static_cast<int>(largest - values.begin());
  double top = *largest, sum = 0;
  for (double &value : values)
    sum += value = std::exp((value - top) / temperature);
  if (!std::isfinite(sum))
    return absl::InvalidArgumentError("the model's logits are not finite");
  draw *= sum;
  int byte = 0;
  while (byte + 1 < vocabulary && (draw -= values[byte]) >= 0)
    ++byte;
  return byte;
}

absl::Status Sampler::check(const SampleOptions &options) const {
  if (options.prompt.empty())
    return absl::InvalidArgumentError("a prompt has at least one byte");
  for (unsigned char byte : options.prompt)
    if (byte >= vocabulary)
      return absl::InvalidArgumentError(
          absl::StrCat("the prompt has byte ", int(byte), ", and the vocabulary ", vocabulary));
  if (!(options.temperature >= 0))
    return absl::InvalidArgumentError(absl::StrCat("a temperature is at least 0, and not ", options.temperature));
  return absl::OkStatus();
}

absl::StatusOr<std::string> Sampler::text(Find find, const SampleOptions &options, absl::FunctionRef<bool()> stop) {
  GC_RETURN_IF_ERROR(check(options));
  const Signature &form = signature();
  arguments.clear();
  for (size_t i = 0; i < form.arguments.size(); ++i) {
    const void *memory = i == tokens ? input.data() : find(nameOf(form, i));
    if (!memory)
      return absl::InvalidArgumentError(absl::StrCat("the state has no '", nameOf(form, i), "'"));
    arguments.push_back(const_cast<void *>(memory));
  }
  std::string whole = options.prompt;
  for (int64_t i = 0; i < options.length && !stop(); ++i) {
    double draw = static_cast<double>(gcrt::mixed(options.seed, 0x73616D706C65, i) >> 11) * 0x1p-53;
    GC_ASSIGN_OR_RETURN(int byte, next(whole, options.temperature, draw));
    whole += static_cast<char>(byte);
  }
  return whole.substr(options.prompt.size());
}

} // namespace gc
