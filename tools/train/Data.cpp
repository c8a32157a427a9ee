#include "tools/train/Data.h"

#include "runtime/abi/Checksum.h"
#include "runtime/base/Status.h"
#include "tools/train/Units.h"

#include "absl/strings/str_format.h"

namespace gc {

HeldOut::HeldOut(std::vector<gcrt::Windows> given, int64_t batch, int64_t limit)
    : streams(std::move(given)), batch(batch) {
  for (const gcrt::Windows &stream : streams)
    windows += stream.count();
  theBatches = windows / batch;
  if (limit > 0)
    theBatches = std::min(theBatches, limit);
}

absl::Status HeldOut::read(int64_t number, int64_t row, const gcrt::SampleRow &into) const {
  int64_t count = theBatches * batch;
  int64_t window = (number * batch + row) * (windows / count); // every k-th, so that all parts of the data are seen
  for (const gcrt::Windows &stream : streams) {
    if (window < stream.count())
      return stream.read(window, 0, into);
    window -= stream.count();
  }
  return absl::InternalError("a window of held-out data beyond all");
}

// Appends a source to the words that a fingerprint is the checksum of.
static absl::Status appendTrace(const gcrt::TokenStream &stream, std::vector<int32_t> &words) {
  constexpr int64_t kPiece = 4096;
  int64_t size = stream.size(), piece = std::min(size, kPiece);
  words.push_back(static_cast<int32_t>(size));
  words.push_back(static_cast<int32_t>(size >> 32));
  for (int64_t first : {int64_t(0), (size - piece) / 2, size - piece}) {
    words.resize(words.size() + piece);
    GC_RETURN_IF_ERROR(stream.read(first, absl::MakeSpan(words).last(piece)));
  }
  return absl::OkStatus();
}

absl::StatusOr<RunData> openData(const TrainConfig &config, int64_t batch, int64_t context) {
  const auto &data = config.data;
  if (data.files.empty())
    return absl::InvalidArgumentError("data.files: no file is named: files = [\"book.txt\"]");
  if (!(data.held_out >= 0) || data.held_out >= 1)
    return absl::InvalidArgumentError(
        absl::StrCat("data.held_out: a part below 1 of the data, and not ", data.held_out));
  if (!data.weights.empty() && data.weights.size() != data.files.size())
    return absl::InvalidArgumentError(absl::StrCat("data.weights: there are ", data.weights.size(), " for ",
                                                   data.files.size(), " files; give one each"));
  GC_ASSIGN_OR_RETURN(gcrt::TokenFormat format, gcrt::parseTokenFormat(data.format));
  gcrt::Packing packing = data.packing == "document" ? gcrt::Packing::Document : gcrt::Packing::Concatenate;
  bool ownValidation = !config.validate.files.empty();
  std::vector<gcrt::Windows> training, heldOut;
  std::vector<double> weights = data.weights;
  int64_t tokens = 0, samples = 0;
  size_t files = 0;
  std::vector<int32_t> trace;
  auto windowsOf = [&](gcrt::TokenStream stream, const std::string &name) {
    auto windows = gcrt::Windows::create(std::move(stream), packing, context, data.vocabulary);
    return windows.ok() ? windows : absl::StatusOr<gcrt::Windows>(gcrt::annotate(windows.status(), name));
  };
  for (const std::string &pattern : data.files) {
    GC_ASSIGN_OR_RETURN(gcrt::TokenStream stream, gcrt::TokenStream::open(pattern, format));
    files += stream.fileCount();
    GC_RETURN_IF_ERROR(appendTrace(stream, trace));
    int64_t held = ownValidation ? 0 : static_cast<int64_t>(stream.size() * data.held_out);
    int64_t kept = stream.size() - held;
    GC_ASSIGN_OR_RETURN(gcrt::Windows windows, windowsOf(stream.part(0, kept), absl::StrCat("data.files ", pattern)));
    tokens += windows.tokens();
    samples += windows.count();
    if (data.weights.empty())
      weights.push_back(windows.count());
    training.push_back(std::move(windows));
    if (held > 0) {
      GC_ASSIGN_OR_RETURN(gcrt::Windows rest, windowsOf(stream.part(kept, stream.size()),
                                                        absl::StrCat("the held-out part of data.files ", pattern)));
      heldOut.push_back(std::move(rest));
    }
  }
  for (const std::string &pattern : config.validate.files) {
    GC_ASSIGN_OR_RETURN(gcrt::TokenStream stream, gcrt::TokenStream::open(pattern, format));
    GC_ASSIGN_OR_RETURN(gcrt::Windows windows, windowsOf(std::move(stream), absl::StrCat("validate.files ", pattern)));
    heldOut.push_back(std::move(windows));
  }
  GC_ASSIGN_OR_RETURN(gcrt::Samples sampler, gcrt::Samples::create(std::move(training), weights, config.train.seed));
  bool any = !heldOut.empty();
  RunData out{std::move(sampler), HeldOut(std::move(heldOut), batch, config.validate.batches), samples,
              absl::StrCat(files, files == 1 ? " file, " : " files, ", countText(tokens), " tokens in ",
                           countText(samples), " samples an epoch"),
              absl::StrFormat("%016x", gcrt::checksum(trace.data(), trace.size() * sizeof(int32_t)))};
  if (any && out.heldOut.batches() == 0)
    return absl::InvalidArgumentError(
        absl::StrCat("the held-out data has less than one batch of ", batch, " samples of ", context,
                     " tokens: give more, a larger data.held_out, or data.held_out = 0 for no validation"));
  return out;
}

} // namespace gc
