#include "runtime/data/Examples.h"

#include "runtime/base/Status.h"
#include "runtime/data/Files.h"

#include "absl/strings/str_join.h"

#include <algorithm>
#include <cstring>

namespace gcrt {

static absl::Status bad(const std::string &file, const std::string &what) {
  return absl::InvalidArgumentError(absl::StrCat(file, ": ", what));
}

namespace {
// What numbers are given as.
class Given {
public:
  Given(const Normalization &how, DType from)
      : how(how), scale(how.scale != 0      ? how.scale
                        : from == DType::u8 ? 1.0 / 255
                                            : 1.0),
        mean(how.mean.empty() ? kZero : how.mean), deviation(how.deviation.empty() ? kOne : how.deviation) {}

  // Channels that differ: with one, all are alike.
  int64_t channels() const { return static_cast<int64_t>(std::max(mean.size(), deviation.size())); }
  bool isSame() const { return scale == 1 && how.mean.empty() && how.deviation.empty(); }
  double operator()(double number, int64_t channel) const {
    return (number * scale - of(mean, channel)) / of(deviation, channel);
  }

private:
  static double of(const std::vector<double> &values, int64_t channel) {
    return values[values.size() == 1 ? 0 : channel];
  }
  static const std::vector<double> kZero, kOne;
  const Normalization &how;
  double scale;
  const std::vector<double> &mean, &deviation;
};
const std::vector<double> Given::kZero{0.0}, Given::kOne{1.0};
} // namespace

static constexpr int kBytes = 256; // values of a u8

static absl::StatusOr<std::vector<int32_t>> readLabels(const std::string &path, const ExampleForm &form) {
  GC_ASSIGN_OR_RETURN(NpyArray array, NpyArray::open(path));
  DTypeClass kind = info(array.type).cls;
  if (kind != DTypeClass::Signed && kind != DTypeClass::Unsigned)
    return bad(path, absl::StrCat("its descr ", array.descr, " is no integer: labels are numbers of classes"));
  if (array.shape.size() != 1)
    return bad(path,
               absl::StrCat("its shape [", absl::StrJoin(array.shape, ", "), "] is not [N], a label per example"));
  std::vector<int32_t> labels(array.shape[0]);
  for (size_t i = 0; i < labels.size(); ++i) {
    int64_t label = decodeInteger(array.type, array.data.data() + i * byteSize(array.type));
    char fitted[8];
    encodeInteger(form.labelType, label, fitted);
    bool fits = decodeInteger(form.labelType, fitted) == label;
    // A u64 above the largest s64 comes out negative.
    if (label < 0 || label > INT32_MAX || !fits || (form.classes > 0 && label >= form.classes))
      return bad(
          path, absl::StrCat(
                    "label ", i, " is ",
                    array.type == DType::u64 ? absl::StrCat(static_cast<uint64_t>(label)) : absl::StrCat(label),
                    form.classes > 0 ? absl::StrCat(", and there are ", form.classes, " classes, from 0 on")
                    : fits           ? ", which is no number of a class"
                           : absl::StrCat(", which the program's labels, ", info(form.labelType).name, ", cannot be")));
    labels[i] = static_cast<int32_t>(label);
  }
  return labels;
}

absl::StatusOr<ExampleStream::File> ExampleStream::openPair(const std::string &examples, const std::string &labels,
                                                            const ExampleForm &form) {
  File out;
  GC_ASSIGN_OR_RETURN(out.examples, NpyArray::open(examples));
  const NpyArray &array = out.examples;
  if (array.type != DType::u8 && array.type != DType::f16 && array.type != DType::f32 && array.type != DType::f64)
    return bad(examples, absl::StrCat("its descr ", array.descr, " is not uint8, float16, float32 or float64"));
  bool raw = info(form.type).cls != DTypeClass::Float;
  if (raw && array.type != form.type)
    return bad(examples, absl::StrCat("its descr ", array.descr, " is not the ", info(form.type).name,
                                      " that the program takes"));
  if (array.shape.empty() ||
      !std::equal(array.shape.begin() + 1, array.shape.end(), form.shape.begin(), form.shape.end()))
    return bad(examples, absl::StrCat("its shape [", absl::StrJoin(array.shape, ", "), "] is not [N, ",
                                      absl::StrJoin(form.shape, ", "), "], which the program takes"));
  if (array.shape[0] == 0)
    return bad(examples, "it holds no examples");
  GC_ASSIGN_OR_RETURN(out.labels, readLabels(labels, form));
  if (static_cast<int64_t>(out.labels.size()) != array.shape[0])
    return bad(labels,
               absl::StrCat("it has ", out.labels.size(), " labels, and ", examples, " ", array.shape[0], " examples"));
  if (array.type == DType::u8 && !raw) {
    Given given(form.normalization, array.type);
    for (int64_t channel = 0; channel < given.channels(); ++channel)
      for (int value = 0; value < kBytes; ++value)
        out.table.push_back(given(value, channel));
  }
  return out;
}

absl::StatusOr<ExampleStream> ExampleStream::open(const std::string &examples, const std::string &labels,
                                                  const ExampleForm &form) {
  GC_ASSIGN_OR_RETURN(std::vector<std::string> exampleNames, filesNamed(examples));
  GC_ASSIGN_OR_RETURN(std::vector<std::string> labelNames, filesNamed(labels));
  if (exampleNames.size() != labelNames.size())
    return absl::InvalidArgumentError(absl::StrCat("'", examples, "' names ", exampleNames.size(), " files and '",
                                                   labels, "' ", labelNames.size(),
                                                   ": each file of examples has one of labels"));
  ExampleStream out;
  out.form = form;
  out.starts = {0};
  GC_ASSIGN_OR_RETURN(out.numbers, elementCount(form.shape));
  for (size_t i = 0; i < exampleNames.size(); ++i) {
    GC_ASSIGN_OR_RETURN(File file, openPair(exampleNames[i], labelNames[i], form));
    out.starts.push_back(out.starts.back() + static_cast<int64_t>(file.labels.size()));
    out.files.push_back(std::make_shared<const File>(std::move(file)));
  }
  out.end = out.starts.back();
  return out;
}

ExampleStream ExampleStream::part(int64_t first, int64_t last) const {
  ExampleStream out = *this;
  out.begin = begin + first;
  out.end = begin + last;
  return out;
}

const ExampleStream::File &ExampleStream::fileOf(int64_t index, int64_t &within) const {
  size_t i = std::upper_bound(starts.begin(), starts.end(), begin + index) - starts.begin() - 1;
  within = begin + index - starts[i];
  return *files[i];
}

int32_t ExampleStream::label(int64_t index) const {
  int64_t within;
  return fileOf(index, within).labels[within];
}

// Numbers one after the other, their channels going round.
template <typename Number>
static void convertAll(Number number, int64_t count, int64_t channels, DType type, char *to) {
  int64_t width = byteSize(type), channel = 0;
  for (int64_t i = 0; i < count; ++i, to += width) {
    double value = number(i, channel);
    channel = channel + 1 == channels ? 0 : channel + 1;
    if (type == DType::f32) {
      float narrow = static_cast<float>(value);
      std::memcpy(to, &narrow, sizeof narrow);
    } else {
      encode(type, value, to);
    }
  }
}

void ExampleStream::convert(const File &file, const char *from, char *to) const {
  DType type = file.examples.type;
  int64_t width = byteSize(type);
  Given given(form.normalization, type);
  if (type == form.type && (type == DType::u8 || given.isSame()))
    std::memcpy(to, from, numbers * width);
  else if (type == DType::u8)
    convertAll(
        [&](int64_t i, int64_t channel) { return file.table[channel * kBytes + static_cast<unsigned char>(from[i])]; },
        numbers, given.channels(), form.type, to);
  else
    convertAll([&](int64_t i, int64_t channel) { return given(decode(type, from + i * width), channel); }, numbers,
               given.channels(), form.type, to);
}

void ExampleStream::read(int64_t index, const ExampleRow &row) const {
  int64_t within;
  const File &file = fileOf(index, within);
  *row.label = file.labels[within];
  convert(file, file.examples.data.data() + within * numbers * byteSize(file.examples.type), row.numbers);
}

void ExampleStream::appendTrace(std::vector<int32_t> &words) const {
  constexpr size_t kPiece = 16384;
  for (const std::shared_ptr<const File> &file : files) {
    words.insert(words.end(), file->labels.begin(), file->labels.end());
    absl::Span<const char> data = file->examples.data;
    size_t piece = std::min(data.size(), kPiece);
    for (size_t first : {size_t(0), (data.size() - piece) / 2, data.size() - piece}) {
      size_t at = words.size();
      words.resize(at + (piece + sizeof(int32_t) - 1) / sizeof(int32_t));
      std::memcpy(words.data() + at, data.data() + first, piece);
    }
  }
}

absl::StatusOr<ExampleSamples> ExampleSamples::create(std::vector<ExampleStream> streams,
                                                      absl::Span<const double> weights, uint64_t seed) {
  std::vector<int64_t> counts;
  for (const ExampleStream &stream : streams)
    counts.push_back(stream.size());
  GC_ASSIGN_OR_RETURN(SampleOrder order, SampleOrder::create(std::move(counts), weights, seed));
  return ExampleSamples(std::move(streams), std::move(order));
}

void ExampleSamples::read(int64_t index, const ExampleRow &row) const {
  SampleOrder::Place place = order.at(index);
  streams[place.source].read(place.element, row);
}

} // namespace gcrt
