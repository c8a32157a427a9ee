#include "runtime/data/Order.h"

#include "absl/strings/str_cat.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace gcrt {

static uint64_t mix(uint64_t z) {
  z += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

uint64_t mixed(uint64_t a, uint64_t b, uint64_t c) {
  return mix(mix(mix(a) ^ b) ^ c);
}

uint64_t permuted(uint64_t index, uint64_t size, uint64_t key) {
  int half = std::max(1, static_cast<int>(std::bit_width(size - 1) + 1) / 2);
  uint64_t mask = (uint64_t(1) << half) - 1;
  do {
    uint64_t left = index >> half, right = index & mask;
    for (uint64_t round = 0; round < 4; ++round) {
      uint64_t next = left ^ (mixed(key, round, right) & mask);
      left = right;
      right = next;
    }
    index = left << half | right;
  } while (index >= size);
  return index;
}

Turns::Turns(absl::Span<const double> weights) : shares(weights.size()) {
  double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  std::vector<size_t> order(weights.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::vector<double> rest(weights.size());
  int64_t left = kPeriod;
  for (size_t i = 0; i < weights.size(); ++i) {
    double exact = weights[i] / sum * kPeriod;
    shares[i] = static_cast<int64_t>(exact);
    rest[i] = exact - shares[i];
    left -= shares[i];
  }
  std::sort(order.begin(), order.end(),
            [&](size_t a, size_t b) { return rest[a] != rest[b] ? rest[a] > rest[b] : a < b; });
  for (size_t k = 0; left > 0; k = (k + 1) % order.size(), --left)
    ++shares[order[k]];

  // The one whose share is furthest from being served is next.
  std::vector<int64_t> served(weights.size());
  for (int64_t turn = 1; turn <= kPeriod; ++turn) {
    size_t next = 0;
    int64_t most = INT64_MIN;
    for (size_t i = 0; i < shares.size(); ++i)
      if (int64_t missing = shares[i] * turn - served[i] * kPeriod; missing > most) {
        most = missing;
        next = i;
      }
    period.push_back({next, served[next]++});
  }
}

Turns::Turn Turns::at(int64_t turn) const {
  Turn out = period[turn % kPeriod];
  out.before += turn / kPeriod * shares[out.who];
  return out;
}

absl::StatusOr<SampleOrder> SampleOrder::create(std::vector<int64_t> counts, absl::Span<const double> weights,
                                                uint64_t seed) {
  if (counts.empty() || counts.size() != weights.size())
    return absl::InvalidArgumentError(
        absl::StrCat("there are ", weights.size(), " weights for ", counts.size(), " sources of data; give one each"));
  for (double weight : weights)
    if (!(weight > 0) || !(weight < 1e30))
      return absl::InvalidArgumentError(absl::StrCat("a weight of data is above 0, and not ", weight));
  Turns turns(weights);
  for (size_t i = 0; i < weights.size(); ++i)
    if (turns.share(i) == 0)
      return absl::InvalidArgumentError(absl::StrCat("the weight ", weights[i], " of source ", i,
                                                     " of the data is less than one sample in ", Turns::kPeriod));
  return SampleOrder(std::move(counts), std::move(turns), seed);
}

SampleOrder::Place SampleOrder::at(int64_t sample) const {
  Turns::Turn turn = turns.at(sample);
  int64_t count = counts[turn.who];
  uint64_t key = mixed(seed, turn.who, turn.before / count);
  return {turn.who, static_cast<int64_t>(permuted(turn.before % count, count, key)), key};
}

std::vector<double> SampleOrder::epochs(int64_t sample) const {
  std::vector<double> out(counts.size());
  // The last turn of each before `sample` is at most a period away.
  std::vector<int64_t> done(counts.size(), 0);
  for (int64_t turn = std::max<int64_t>(0, sample - Turns::kPeriod); turn < sample; ++turn) {
    Turns::Turn had = turns.at(turn);
    done[had.who] = had.before + 1;
  }
  for (size_t i = 0; i < counts.size(); ++i)
    out[i] = static_cast<double>(done[i]) / counts[i];
  return out;
}

} // namespace gcrt
