#include "tools/train/Feed.h"

#include "ir/analysis/Names.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_format.h"

#include <cstring>

namespace gc {

static constexpr const char *kUses[] = {"tokens", "targets", "segments", "weights", "key"};

std::string nameOf(const Signature &signature, size_t argument) {
  const std::string &name = signature.arguments[argument].name;
  // As the step calls a parameter that the loss has no name for.
  return name.empty() ? absl::StrFormat("param_%03d", argument) : name;
}

absl::Status Feed::add(const Signature &signature, size_t argument) {
  const ValueInfo &value = signature.arguments[argument];
  auto refuse = [&](const std::string &what) {
    return absl::InvalidArgumentError(absl::StrCat(describe("in", argument, value), " ", what));
  };
  size_t use = 0;
  while (use < std::size(kUses) && value.name != kUses[use])
    ++use;
  if (use == std::size(kUses))
    return refuse(absl::StrCat("is no state, and no data is called so",
                               suggestion(value.name, {kUses, kUses + std::size(kUses)}),
                               "; data is tokens, targets, segments, weights and key"));
  gcrt::DTypeClass kind = gcrt::info(value.dtype).cls;
  if (use == Key) {
    if (value.dtype != gcrt::DType::u32 || value.shape != std::vector<int64_t>{2})
      return refuse("is the key, which is u32[2]");
  } else {
    bool right = use == Weights ? kind == gcrt::DTypeClass::Float
                                : kind == gcrt::DTypeClass::Signed || kind == gcrt::DTypeClass::Unsigned;
    if (!right || value.shape.size() != 2 || value.shape[0] < 1 || value.shape[1] < 1)
      return refuse(absl::StrCat("must be ", use == Weights ? "reals" : "integers", " [batch, context]"));
    if (theBatch == 0) {
      theBatch = value.shape[0];
      theContext = value.shape[1];
    }
    if (value.shape != std::vector<int64_t>{theBatch, theContext})
      return refuse(absl::StrCat("must have the shape of the other data, [", theBatch, ", ", theContext, "]"));
  }
  inputs.push_back({argument, static_cast<Use>(use), value, HostArray(value.bytes())});
  return absl::OkStatus();
}

absl::StatusOr<Feed> Feed::create(const Signature &signature, bool documents) {
  Feed feed;
  for (size_t i = 0; i < signature.arguments.size(); ++i)
    if (!isState(signature.arguments[i]))
      GC_RETURN_IF_ERROR(feed.add(signature, i));
  auto has = [&](Use use) {
    return std::any_of(feed.inputs.begin(), feed.inputs.end(), [&](const Input &input) { return input.use == use; });
  };
  for (Use use : {Tokens, Targets, Segments, Weights})
    if (!has(use) && (documents || use == Tokens || use == Targets))
      return absl::InvalidArgumentError(absl::StrCat(
          "the program has no argument named ", kUses[use],
          use == Tokens || use == Targets ? ": a training program takes tokens and targets, integers [batch, context]"
                                          : ", which data.packing = \"document\" needs: use a program that has it, or "
                                            "packing = \"concatenate\""));
  return feed;
}

char *Feed::memory(size_t argument) {
  for (Input &input : inputs)
    if (input.argument == argument)
      return input.array.data();
  return nullptr;
}

absl::Status Feed::store(Input &input, int64_t row, const gcrt::SampleRow &from) {
  int64_t width = gcrt::byteSize(input.value.dtype);
  char *at = input.array.data() + row * theContext * width;
  if (input.use == Weights) {
    for (float weight : from.weights)
      gcrt::encode(input.value.dtype, weight, std::exchange(at, at + width));
    return absl::OkStatus();
  }
  absl::Span<const int32_t> numbers = input.use == Tokens    ? from.tokens
                                      : input.use == Targets ? from.targets
                                                             : from.segments;
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

absl::Status Feed::load(ReadRow read, uint64_t seed, int64_t number) {
  std::vector<int32_t> tokens(theContext), targets(theContext), segments(theContext);
  std::vector<float> weights(theContext);
  gcrt::SampleRow sample{absl::MakeSpan(tokens), absl::MakeSpan(targets), absl::MakeSpan(segments),
                         absl::MakeSpan(weights)};
  for (int64_t row = 0; row < theBatch; ++row) {
    GC_RETURN_IF_ERROR(read(row, sample));
    for (Input &input : inputs)
      if (input.use != Key)
        GC_RETURN_IF_ERROR(store(input, row, sample));
  }
  for (Input &input : inputs)
    if (input.use == Key) {
      uint32_t key[2] = {static_cast<uint32_t>(seed), static_cast<uint32_t>(number)};
      std::memcpy(input.array.data(), key, sizeof key);
    }
  return absl::OkStatus();
}

} // namespace gc
