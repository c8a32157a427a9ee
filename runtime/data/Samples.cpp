#include "runtime/data/Samples.h"

#include "runtime/base/Status.h"

namespace gcrt {

absl::StatusOr<Windows> Windows::create(TokenStream stream, Packing packing, int64_t context, int64_t vocabulary) {
  Windows out(std::move(stream), packing, context, vocabulary);
  if (packing == Packing::Document)
    out.packDocuments();
  if (out.count() < 1)
    return absl::InvalidArgumentError(
        packing == Packing::Document
            ? absl::StrCat("the data has ", out.stream.size(), " tokens and no document of two")
            : absl::StrCat("the data has ", out.stream.size(), " tokens; a sample needs ", context + 1));
  return out;
}

void Windows::packDocuments() {
  std::vector<int64_t> documents = stream.documents();
  int64_t used = context; // of the last window: the first piece starts one
  for (size_t i = 0; i + 1 < documents.size(); ++i)
    for (int64_t at = documents[i], last = documents[i + 1] - 1; at < last;) {
      int64_t length = std::min(context, last - at);
      if (used + length > context) {
        firstPieces.push_back(pieces.size());
        used = 0;
      }
      pieces.push_back({at, length});
      used += length;
      at += length;
    }
  firstPieces.push_back(pieces.size());
}

int64_t Windows::count() const {
  if (packing == Packing::Document)
    return static_cast<int64_t>(firstPieces.size()) - 1;
  return std::max<int64_t>(stream.size() - 1, 0) / context;
}

int64_t Windows::tokens() const {
  if (packing == Packing::Concatenate)
    return count() * context;
  int64_t sum = 0;
  for (const Piece &piece : pieces)
    sum += piece.length;
  return sum;
}

int64_t Windows::shifts() const {
  return packing == Packing::Document ? 1 : (stream.size() - 1) % context + 1;
}

absl::Status Windows::readPiece(Piece piece, int64_t at, const SampleRow &row) const {
  // Tokens and targets overlap in all but one: one read.
  absl::Span<int32_t> tokens = row.tokens.subspan(at, piece.length), targets = row.targets.subspan(at, piece.length);
  GC_RETURN_IF_ERROR(stream.read(piece.first, tokens, vocabulary));
  std::copy(tokens.begin() + 1, tokens.end(), targets.begin());
  return stream.read(piece.first + piece.length, targets.last(1), vocabulary);
}

absl::Status Windows::read(int64_t index, int64_t shift, const SampleRow &row) const {
  if (packing == Packing::Concatenate) {
    std::fill(row.segments.begin(), row.segments.end(), 1);
    std::fill(row.weights.begin(), row.weights.end(), 1.f);
    return readPiece({index * context + shift, context}, 0, row);
  }
  int64_t at = 0;
  for (size_t i = firstPieces[index]; i < firstPieces[index + 1]; at += pieces[i++].length) {
    GC_RETURN_IF_ERROR(readPiece(pieces[i], at, row));
    for (int64_t k = at; k < at + pieces[i].length; ++k) {
      if (!row.segments.empty())
        row.segments[k] = static_cast<int32_t>(i - firstPieces[index] + 1);
      if (!row.weights.empty())
        row.weights[k] = 1;
    }
  }
  for (absl::Span<int32_t> numbers : {row.tokens, row.targets, row.segments})
    std::fill(numbers.begin() + std::min<int64_t>(at, numbers.size()), numbers.end(), 0);
  std::fill(row.weights.begin() + std::min<int64_t>(at, row.weights.size()), row.weights.end(), 0.f);
  return absl::OkStatus();
}

absl::StatusOr<Samples> Samples::create(std::vector<Windows> streams, absl::Span<const double> weights, uint64_t seed) {
  std::vector<int64_t> counts;
  for (const Windows &stream : streams)
    counts.push_back(stream.count());
  GC_ASSIGN_OR_RETURN(SampleOrder order, SampleOrder::create(std::move(counts), weights, seed));
  return Samples(std::move(streams), std::move(order));
}

absl::Status Samples::read(int64_t index, const SampleRow &row) const {
  SampleOrder::Place place = order.at(index);
  const Windows &stream = streams[place.source];
  return stream.read(place.element, static_cast<int64_t>(mixed(place.key, 0, 1) % stream.shifts()), row);
}

} // namespace gcrt
