// Orders that are functions: no state, so that a run goes on from any place.
#ifndef GC_RUNTIME_DATA_ORDER_H
#define GC_RUNTIME_DATA_ORDER_H

#include "absl/status/statusor.h"
#include "absl/types/span.h"

#include <cstdint>
#include <vector>

namespace gcrt {

// splitmix64's mix of three numbers (Steele, Lea, Flood 2014).
uint64_t mixed(uint64_t a, uint64_t b, uint64_t c);

// A bijection of [0, size): where `index` goes. A Feistel network of four rounds on the next even number of bits,
// walked until it is in range (Black, Rogaway 2002). 0 < size, index < size.
uint64_t permuted(uint64_t index, uint64_t size, uint64_t key);

// Whose turn it is when several take turns by weight. Turns repeat after kPeriod, in which each has its share, rounded
// to whole turns by largest remainders, at places as even as can be.
class Turns {
public:
  static constexpr int kPeriod = 4096;
  // Weights are above 0; one whose share rounds to no turn leaves `share(i)` 0.
  explicit Turns(absl::Span<const double> weights);
  int64_t share(size_t who) const { return shares[who]; } // turns in a period

  struct Turn {
    size_t who;
    int64_t before; // turns that it has had
  };
  Turn at(int64_t turn) const;

private:
  std::vector<int64_t> shares;
  std::vector<Turn> period;
};

// Which element of which source each sample of a run is: sources take turns by weight, and an epoch of a source takes
// each of its elements once, in an order of its own.
class SampleOrder {
public:
  // Of each source how many elements it has, at least 1, and its weight.
  static absl::StatusOr<SampleOrder> create(std::vector<int64_t> counts, absl::Span<const double> weights,
                                            uint64_t seed);

  struct Place {
    size_t source;
    int64_t element;
    uint64_t key; // of the source's epoch, for what else it draws
  };
  Place at(int64_t sample) const;
  // How often each source has been taken before a sample, for reports.
  std::vector<double> epochs(int64_t sample) const;

private:
  SampleOrder(std::vector<int64_t> counts, Turns turns, uint64_t seed)
      : counts(std::move(counts)), turns(std::move(turns)), seed(seed) {}
  std::vector<int64_t> counts;
  Turns turns;
  uint64_t seed;
};

} // namespace gcrt

#endif
