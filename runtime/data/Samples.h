// Training samples of token streams: each is a function of the seed and its number alone, so that a run that goes on
// after step k needs to know k and nothing else.
//
// Concatenate: a stream of T tokens has W = (T - 1) / context windows. A window is `context` tokens, and their targets
// are the tokens one further. An epoch takes each window once, in an order of its own (Order.h), all shifted by a
// number of its own below the (T - 1) % context + 1 that fit: every token is read once, but for less than a context at
// the ends.
// Document: a document of L tokens has L - 1 pairs of token and target. Longer ones than a context are cut; the pieces
// are put into windows in their order, the next window starting where one does not fit. Segment ids count from 1 in
// a window; padding has token 0, target 0, segment 0 and weight 0, all else weight 1.
// Samples of several streams take turns by weight (SampleOrder in Order.h).
#ifndef GC_RUNTIME_DATA_SAMPLES_H
#define GC_RUNTIME_DATA_SAMPLES_H

#include "runtime/data/Order.h"
#include "runtime/data/TokenStream.h"

namespace gcrt {

enum class Packing { Concatenate, Document };

// Where a sample goes, `context` numbers each; segments and weights where wanted.
struct SampleRow {
  absl::Span<int32_t> tokens, targets, segments;
  absl::Span<float> weights;
};

// The windows of one stream.
class Windows {
public:
  static absl::StatusOr<Windows> create(TokenStream stream, Packing packing, int64_t context, int64_t vocabulary = 0);

  int64_t count() const;  // at least 1
  int64_t tokens() const; // pairs of token and target in all windows
  // Window `index` of [0, count()), all shifted by `shift` of [0, shifts()): documents have one shift.
  absl::Status read(int64_t index, int64_t shift, const SampleRow &row) const;
  int64_t shifts() const;

private:
  // Tokens of a document, with the one after them as the last target.
  struct Piece {
    int64_t first, length;
  };
  Windows(TokenStream stream, Packing packing, int64_t context, int64_t vocabulary)
      : stream(std::move(stream)), packing(packing), context(context), vocabulary(vocabulary) {}
  void packDocuments();
  // Tokens and targets of one piece, from place `at` of the row on.
  absl::Status readPiece(Piece piece, int64_t at, const SampleRow &row) const;

  TokenStream stream;
  Packing packing;
  int64_t context, vocabulary; // 0: any token
  std::vector<Piece> pieces;
  std::vector<size_t> firstPieces; // of each window, and the end
};

class Samples {
public:
  // Weights are above 0, one per stream.
  static absl::StatusOr<Samples> create(std::vector<Windows> streams, absl::Span<const double> weights, uint64_t seed);

  // Sample number `index` of the run: step * batch + row.
  absl::Status read(int64_t index, const SampleRow &row) const;
  // How often sample number `index` finds each stream read before it, for reports.
  std::vector<double> epochs(int64_t index) const { return order.epochs(index); }

private:
  Samples(std::vector<Windows> streams, SampleOrder order) : streams(std::move(streams)), order(std::move(order)) {}
  std::vector<Windows> streams;
  SampleOrder order;
};

} // namespace gcrt

#endif
