// Orders that are functions: no state, so that a run goes on from any place.
#ifndef GC_RUNTIME_DATA_ORDER_H
#define GC_RUNTIME_DATA_ORDER_H

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

} // namespace gcrt

#endif
