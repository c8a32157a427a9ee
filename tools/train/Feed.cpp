#include "tools/train/Feed.h"

#include "ir/analysis/Names.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include <cstring>
#include <numeric>

namespace gc {

static constexpr const char *kUses[] = {"tokens", "targets", "segments", "weights",
                                        "key",    "inputs",  "images",   "labels"};

std::string nameOf(const Signature &signature, size_t argument) {
  const std::string &name = signature.arguments[argument].name;
  // As the step calls a parameter that the loss has no name for.
  return name.empty() ? absl::StrFormat("param_%03d", argument) : name;
}

DataKind dataKind(const TrainConfig &config) {
  return config.data.format == "examples"    ? DataKind::Examples
         : config.data.packing == "document" ? DataKind::Documents
                                             : DataKind::Tokens;
}

static bool isInteger(const ValueInfo &value) {
  gcrt::DTypeClass kind = gcrt::info(value.dtype).cls;
  return kind == gcrt::DTypeClass::Signed || kind == gcrt::DTypeClass::Unsigned;
}

static bool isReal(const ValueInfo &value) {
  return gcrt::info(value.dtype).cls == gcrt::DTypeClass::Float;
}

std::vector<Feed::Use> Feed::uses() const {
  if (ofExamples())
    return {Inputs, Images, Labels, Weights, Key};
  return {Tokens, Targets, Segments, Weights, Key};
}

const Feed::Input *Feed::find(Use use) const {
  for (const Input &input : inputs)
    if (input.use == use)
      return &input;
  return nullptr;
}

absl::Status Feed::addTokens(Use use, const ValueInfo &value, const std::string &what) {
  if (!(use == Weights ? isReal(value) : isInteger(value)) || value.shape.size() != 2 || value.shape[0] < 1 ||
      value.shape[1] < 1)
    return absl::InvalidArgumentError(
        absl::StrCat(what, " must be ", use == Weights ? "reals" : "integers", " [batch, context]"));
  if (theBatch == 0) {
    theBatch = value.shape[0];
    theContext = value.shape[1];
  }
  if (value.shape != std::vector<int64_t>{theBatch, theContext})
    return absl::InvalidArgumentError(
        absl::StrCat(what, " must have the shape of the other data, [", theBatch, ", ", theContext, "]"));
  return absl::OkStatus();
}

absl::Status Feed::addExamples(Use use, const ValueInfo &value, const std::string &what) {
  bool one = use == Labels || use == Weights; // per example
  bool right = use == Labels    ? isInteger(value)
               : use == Weights ? isReal(value)
                                : isReal(value) || value.dtype == gcrt::DType::u8;
  if (!right || (one ? value.shape.size() != 1 : value.shape.size() < 2) || value.bytes() < 1)
    return absl::InvalidArgumentError(absl::StrCat(what, " must be ",
                                                   use == Labels    ? "integers [batch]"
                                                   : use == Weights ? "reals [batch]"
                                                                    : "reals or u8 [batch, …], an example each"));
  if (!one && examples())
    return absl::InvalidArgumentError(
        absl::StrCat(what, " are examples, and ", examples()->value.name, " too: a program takes one of them"));
  if (theBatch == 0)
    theBatch = value.shape[0];
  theContext = 1;
  if (value.shape[0] != theBatch)
    return absl::InvalidArgumentError(absl::StrCat(what, " must be of as many examples as the other data, ", theBatch));
  return absl::OkStatus();
}

absl::Status Feed::add(const Signature &signature, size_t argument) {
  const ValueInfo &value = signature.arguments[argument];
  std::string what = describe("in", argument, value);
  std::vector<std::string> known;
  std::optional<Use> use;
  for (Use one : uses()) {
    known.push_back(kUses[one]);
    if (value.name == kUses[one])
      use = one;
  }
  if (!use) {
    bool other = std::find(std::begin(kUses), std::end(kUses), value.name) != std::end(kUses);
    return absl::InvalidArgumentError(
        absl::StrCat(what, " is no state, and no data is called so",
                     other ? (ofExamples() ? ", of labelled examples" : ", of tokens") : suggestion(value.name, known),
                     "; data is ", absl::StrJoin(known, ", "),
                     !other         ? ""
                     : ofExamples() ? ": without data.labels it is tokens"
                                    : ": data.labels = [\"y.npy\"] beside data.files makes it labelled examples"));
  }
  if (*use == Key) {
    if (value.dtype != gcrt::DType::u32 || value.shape != std::vector<int64_t>{2})
      return absl::InvalidArgumentError(absl::StrCat(what, " is the key, which is u32[2]"));
  } else {
    GC_RETURN_IF_ERROR(ofExamples() ? addExamples(*use, value, what) : addTokens(*use, value, what));
  }
  inputs.push_back({argument, *use, value, HostArray(value.bytes())});
  return absl::OkStatus();
}

absl::Status Feed::checkComplete() const {
  auto missing = [](const char *name, const char *why) {
    return absl::InvalidArgumentError(absl::StrCat("the program has no argument named ", name, why));
  };
  if (ofExamples()) {
    if (!examples())
      return missing("inputs or images", ": a program of examples takes one of them, reals or u8 [batch, …]");
    if (kind == DataKind::Examples && !find(Labels))
      return missing("labels", ": a training program of examples takes them, integers [batch]");
    return absl::OkStatus();
  }
  for (Use use : {Tokens, Targets})
    if (!find(use))
      return missing(kUses[use], ": a training program takes tokens and targets, integers [batch, context]");
  for (Use use : {Segments, Weights})
    if (!find(use) && kind == DataKind::Documents)
      return missing(kUses[use], ", which data.packing = \"document\" needs: use a program that has it, or packing = "
                                 "\"concatenate\"");
  return absl::OkStatus();
}

absl::StatusOr<Feed> Feed::create(const Signature &signature, DataKind kind) {
  Feed feed(kind);
  for (size_t i = 0; i < signature.arguments.size(); ++i)
    if (!isState(signature.arguments[i]))
      GC_RETURN_IF_ERROR(feed.add(signature, i));
  GC_RETURN_IF_ERROR(feed.checkComplete());
  return feed;
}

gcrt::ExampleForm Feed::exampleForm() const {
  gcrt::ExampleForm out;
  const ValueInfo &value = examples()->value;
  out.shape.assign(value.shape.begin() + 1, value.shape.end());
  out.type = value.dtype;
  if (const Input *labels = find(Labels))
    out.labelType = labels->value.dtype;
  return out;
}

std::string Feed::batchText() const {
  return ofExamples() ? absl::StrCat(theBatch, " examples")
                      : absl::StrCat(theBatch, " sequences of ", theContext, " tokens");
}

char *Feed::memory(size_t argument) {
  for (Input &input : inputs)
    if (input.argument == argument)
      return input.array.data();
  return nullptr;
}

absl::Status Feed::storeIntegers(Input &input, int64_t row, absl::Span<const int32_t> numbers) {
  int64_t width = gcrt::byteSize(input.value.dtype);
  char *at = input.array.data() + row * theContext * width;
  if (input.value.dtype == gcrt::DType::s32) {
    std::memcpy(at, numbers.data(), numbers.size() * sizeof(int32_t));
    return absl::OkStatus();
  }
  for (int32_t number : numbers) {
    gcrt::encodeInteger(input.value.dtype, number, at);
    if (gcrt::decodeInteger(input.value.dtype, at) != number)
      return absl::InvalidArgumentError(
          absl::StrCat("the data has ", number, ", which does not fit ", describe("in", input.argument, input.value)));
    at += width;
  }
  return absl::OkStatus();
}

absl::Status Feed::store(Input &input, int64_t row, const gcrt::SampleRow &from) {
  if (input.use != Weights)
    return storeIntegers(input, row,
                         input.use == Tokens    ? from.tokens
                         : input.use == Targets ? from.targets
                                                : from.segments);
  int64_t width = gcrt::byteSize(input.value.dtype);
  char *at = input.array.data() + row * theContext * width;
  for (float weight : from.weights)
    gcrt::encode(input.value.dtype, weight, std::exchange(at, at + width));
  return absl::OkStatus();
}

absl::Status Feed::loadTokens(ReadRow read) {
  std::vector<int32_t> tokens(theContext), targets(theContext), segments(theContext);
  std::vector<float> weights(theContext);
  gcrt::SampleRow sample{absl::MakeSpan(tokens), absl::MakeSpan(targets), absl::MakeSpan(segments),
                         absl::MakeSpan(weights)};
  theWeight = find(Weights) ? 0 : static_cast<double>(unitsPerStep());
  for (int64_t row = 0; row < theBatch; ++row) {
    GC_RETURN_IF_ERROR(read(row, {sample, {}}));
    for (Input &input : inputs)
      if (input.use != Key)
        GC_RETURN_IF_ERROR(store(input, row, sample));
    if (find(Weights))
      theWeight = std::accumulate(weights.begin(), weights.end(), theWeight);
  }
  return absl::OkStatus();
}

absl::Status Feed::loadExamples(ReadRow read) {
  char *numbers = memory(examples()->argument);
  int64_t bytes = examples()->value.bytes() / theBatch;
  theLabels.resize(theBatch);
  theWeight = static_cast<double>(theBatch);
  for (int64_t row = 0; row < theBatch; ++row) {
    GC_RETURN_IF_ERROR(read(row, {{}, {numbers + row * bytes, &theLabels[row]}}));
    for (Input &input : inputs) {
      if (input.use == Labels)
        GC_RETURN_IF_ERROR(storeIntegers(input, row, {static_cast<int32_t>(theLabels[row])}));
      if (input.use == Weights)
        gcrt::encode(input.value.dtype, 1, input.array.data() + row * gcrt::byteSize(input.value.dtype));
    }
  }
  return absl::OkStatus();
}

absl::Status Feed::load(ReadRow read, uint64_t seed, int64_t number) {
  GC_RETURN_IF_ERROR(ofExamples() ? loadExamples(read) : loadTokens(read));
  for (Input &input : inputs)
    if (input.use == Key) {
      uint32_t key[2] = {static_cast<uint32_t>(seed), static_cast<uint32_t>(number)};
      std::memcpy(input.array.data(), key, sizeof key);
    }
  return absl::OkStatus();
}

} // namespace gc
