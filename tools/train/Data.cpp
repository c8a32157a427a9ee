#include "tools/train/Data.h"

#include "runtime/abi/Checksum.h"
#include "runtime/base/Status.h"
#include "tools/train/Units.h"

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include <cmath>
#include <set>

namespace gc {

HeldOut::HeldOut(std::vector<Part> given, int64_t most, int64_t multiple) : parts(std::move(given)) {
  for (const Part &part : parts)
    all += part.count;
  taken = most > 0 ? std::min(all, most) : all;
  taken -= taken % multiple;
}

absl::Status HeldOut::read(int64_t number, const FeedRow &into) const {
  int64_t sample = number * (all / taken); // every k-th, so that all parts of the data are seen
  for (const Part &part : parts) {
    if (sample < part.count)
      return part.read(sample, into);
    sample -= part.count;
  }
  return absl::InternalError("a sample of held-out data beyond all");
}

namespace {

absl::Status invalid(const std::string &what) {
  return absl::InvalidArgumentError(what);
}

absl::Status checkKeys(const TrainConfig &config) {
  const auto &data = config.data;
  if (data.files.empty())
    return invalid("data.files: no file is named: files = [\"book.txt\"]");
  if (!(data.held_out >= 0) || data.held_out >= 1)
    return invalid(absl::StrCat("data.held_out: a part below 1 of the data, and not ", data.held_out));
  if (!data.weights.empty() && data.weights.size() != data.files.size())
    return invalid(absl::StrCat("data.weights: there are ", data.weights.size(), " for ", data.files.size(),
                                " files; give one each"));
  return absl::OkStatus();
}

// How much of a source, its end, is held out.
int64_t heldOutOf(const TrainConfig &config, int64_t size) {
  return config.validate.files.empty() ? static_cast<int64_t>(size * config.data.held_out) : 0;
}

HeldOut heldOutOf(const TrainConfig &config, std::vector<HeldOut::Part> parts, int64_t batch, bool wholeBatches) {
  return HeldOut(std::move(parts), config.validate.batches * batch, wholeBatches ? batch : 1);
}

std::string fileText(size_t files) {
  return absl::StrCat(files, files == 1 ? " file, " : " files, ");
}

std::string fingerprintOf(const std::vector<int32_t> &trace) {
  return absl::StrFormat("%016x", gcrt::checksum(trace.data(), trace.size() * sizeof(int32_t)));
}

absl::Status tooFewHeldOut(int64_t batch, const std::string &samples) {
  return invalid(absl::StrCat("the held-out data has less than one batch of ", batch, " ", samples,
                              ": give more, a larger data.held_out, or data.held_out = 0 for no validation"));
}

// Appends a source to the words that a fingerprint is the checksum of.
absl::Status appendTrace(const gcrt::TokenStream &stream, std::vector<int32_t> &words) {
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

absl::StatusOr<RunData> openTokens(const TrainConfig &config, int64_t batch, int64_t context) {
  const auto &data = config.data;
  GC_ASSIGN_OR_RETURN(gcrt::TokenFormat format, gcrt::parseTokenFormat(data.format));
  gcrt::Packing packing = data.packing == "document" ? gcrt::Packing::Document : gcrt::Packing::Concatenate;
  std::vector<gcrt::Windows> training;
  std::vector<HeldOut::Part> heldOut;
  std::vector<double> weights = data.weights;
  int64_t tokens = 0, samples = 0;
  size_t files = 0;
  std::vector<int32_t> trace;
  auto windowsOf = [&](gcrt::TokenStream stream, const std::string &name) {
    auto windows = gcrt::Windows::create(std::move(stream), packing, context, data.vocabulary);
    return windows.ok() ? windows : absl::StatusOr<gcrt::Windows>(gcrt::annotate(windows.status(), name));
  };
  auto hold = [&](gcrt::Windows windows) {
    int64_t count = windows.count();
    heldOut.push_back({count, [windows = std::move(windows)](int64_t number, const FeedRow &into) {
                         return windows.read(number, 0, into.tokens);
                       }});
  };
  for (const std::string &pattern : data.files) {
    GC_ASSIGN_OR_RETURN(gcrt::TokenStream stream, gcrt::TokenStream::open(pattern, format));
    files += stream.fileCount();
    GC_RETURN_IF_ERROR(appendTrace(stream, trace));
    int64_t held = heldOutOf(config, stream.size()), kept = stream.size() - held;
    GC_ASSIGN_OR_RETURN(gcrt::Windows windows, windowsOf(stream.part(0, kept), absl::StrCat("data.files ", pattern)));
    tokens += windows.tokens();
    samples += windows.count();
    if (data.weights.empty())
      weights.push_back(windows.count());
    training.push_back(std::move(windows));
    if (held > 0) {
      GC_ASSIGN_OR_RETURN(gcrt::Windows rest, windowsOf(stream.part(kept, stream.size()),
                                                        absl::StrCat("the held-out part of data.files ", pattern)));
      hold(std::move(rest));
    }
  }
  for (const std::string &pattern : config.validate.files) {
    GC_ASSIGN_OR_RETURN(gcrt::TokenStream stream, gcrt::TokenStream::open(pattern, format));
    GC_ASSIGN_OR_RETURN(gcrt::Windows windows, windowsOf(std::move(stream), absl::StrCat("validate.files ", pattern)));
    hold(std::move(windows));
  }
  GC_ASSIGN_OR_RETURN(gcrt::Samples sampler, gcrt::Samples::create(std::move(training), weights, config.train.seed));
  bool any = !heldOut.empty();
  RunData out{
      [sampler = std::move(sampler)](int64_t number, const FeedRow &into) { return sampler.read(number, into.tokens); },
      heldOutOf(config, std::move(heldOut), batch, /*wholeBatches=*/true),
      samples,
      absl::StrCat(fileText(files), countText(tokens), " tokens in ", countText(samples), " samples an epoch"),
      fingerprintOf(trace),
      ""};
  if (any && out.heldOut.samples() == 0)
    return tooFewHeldOut(batch, absl::StrCat("samples of ", context, " tokens"));
  return out;
}

absl::StatusOr<gcrt::ExampleForm> exampleForm(const TrainConfig &config, const Feed &feed) {
  const auto &data = config.data;
  gcrt::ExampleForm form = feed.exampleForm();
  form.classes = data.classes;
  form.normalization = {data.scale, data.mean, data.std};
  size_t channels = form.shape.back();
  for (auto [key, values] : {std::pair("data.mean", &data.mean), std::pair("data.std", &data.std)})
    if (values->size() > 1 && values->size() != channels)
      return invalid(absl::StrCat(key, ": there are ", values->size(), " numbers for ", channels,
                                  " channels; give one each, or one for all"));
  for (double deviation : data.std)
    if (!(deviation > 0))
      return invalid(absl::StrCat("data.std: ", deviation, " is no deviation: it is above 0"));
  if (form.type == gcrt::DType::u8 && !form.normalization.empty())
    return invalid("data.scale, data.mean and data.std: the program takes uint8 as it is");
  return form;
}

// Examples of one source of the data, which `key` names.
absl::StatusOr<gcrt::ExampleStream> openSource(const char *key, const std::string &files, const std::string &labels,
                                               const gcrt::ExampleForm &form) {
  auto stream = gcrt::ExampleStream::open(files, labels, form);
  return stream.ok() ? stream : absl::StatusOr<gcrt::ExampleStream>(gcrt::annotate(stream.status(), key));
}

absl::Status checkPairs(const char *section, const Texts &files, const Texts &labels) {
  if (files.size() == labels.size())
    return absl::OkStatus();
  return invalid(absl::StrCat(section, ".labels: there are ", labels.size(), " for ", files.size(), " ", section,
                              ".files; give one each"));
}

// Where data is sorted by class, its end has classes that training would never see.
std::string unseenClasses(const std::vector<gcrt::ExampleStream> &training,
                          const std::vector<gcrt::ExampleStream> &heldOut) {
  std::set<int32_t> seen, unseen;
  for (const gcrt::ExampleStream &stream : training)
    for (int64_t i = 0; i < stream.size(); ++i)
      seen.insert(stream.label(i));
  for (const gcrt::ExampleStream &stream : heldOut)
    for (int64_t i = 0; i < stream.size(); ++i)
      if (!seen.count(stream.label(i)))
        unseen.insert(stream.label(i));
  if (unseen.empty())
    return "";
  return absl::StrCat(unseen.size(), unseen.size() == 1 ? " class" : " classes", " of the held-out examples, ",
                      *unseen.begin(), unseen.size() == 1 ? "" : " the first",
                      ", no example of which is trained on: the end of each source is held out; shuffle data that is "
                      "sorted by class, or give validate.files and validate.labels");
}

absl::StatusOr<RunData> openExamples(const TrainConfig &config, const Feed &feed, bool wholeBatches) {
  const auto &data = config.data;
  GC_RETURN_IF_ERROR(checkPairs("data", data.files, data.labels));
  GC_RETURN_IF_ERROR(checkPairs("validate", config.validate.files, config.validate.labels));
  GC_ASSIGN_OR_RETURN(gcrt::ExampleForm form, exampleForm(config, feed));
  std::vector<gcrt::ExampleStream> training, heldOut;
  std::vector<double> weights = data.weights;
  std::vector<int32_t> trace;
  size_t files = 0;
  int64_t samples = 0;
  for (size_t i = 0; i < data.files.size(); ++i) {
    GC_ASSIGN_OR_RETURN(gcrt::ExampleStream stream, openSource("data.files", data.files[i], data.labels[i], form));
    files += stream.fileCount();
    stream.appendTrace(trace);
    int64_t held = heldOutOf(config, stream.size()), kept = stream.size() - held;
    samples += kept;
    if (data.weights.empty())
      weights.push_back(kept);
    training.push_back(stream.part(0, kept));
    if (held > 0)
      heldOut.push_back(stream.part(kept, stream.size()));
  }
  if (samples < feed.batch())
    return invalid(absl::StrCat("data.files: there are ", samples, " examples to train on, less than one batch of ",
                                feed.batch(), ": give more, or a smaller train.batch"));
  for (size_t i = 0; i < config.validate.files.size(); ++i) {
    GC_ASSIGN_OR_RETURN(gcrt::ExampleStream stream,
                        openSource("validate.files", config.validate.files[i], config.validate.labels[i], form));
    heldOut.push_back(std::move(stream));
  }
  std::string note = unseenClasses(training, heldOut);
  std::vector<HeldOut::Part> parts;
  for (gcrt::ExampleStream &stream : heldOut) {
    int64_t count = stream.size();
    parts.push_back({count, [stream = std::move(stream)](int64_t number, const FeedRow &into) {
                       stream.read(number, into.example);
                       return absl::OkStatus();
                     }});
  }
  GC_ASSIGN_OR_RETURN(gcrt::ExampleSamples sampler,
                      gcrt::ExampleSamples::create(std::move(training), weights, config.train.seed));
  bool any = !parts.empty();
  RunData out{[sampler = std::move(sampler)](int64_t number, const FeedRow &into) {
                sampler.read(number, into.example);
                return absl::OkStatus();
              },
              heldOutOf(config, std::move(parts), feed.batch(), wholeBatches),
              samples,
              absl::StrCat(fileText(files), countText(samples), " examples an epoch"),
              fingerprintOf(trace),
              note};
  if (any && out.heldOut.samples() == 0)
    return tooFewHeldOut(feed.batch(), "examples");
  return out;
}

} // namespace

absl::StatusOr<RunData> openData(const TrainConfig &config, const Feed &feed, bool wholeBatches) {
  GC_RETURN_IF_ERROR(checkKeys(config));
  if (dataKind(config) == DataKind::Examples)
    return openExamples(config, feed, wholeBatches);
  return openTokens(config, feed.batch(), feed.context());
}

} // namespace gc
