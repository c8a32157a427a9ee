#include "tools/driver/TextBatches.h"

#include <cstring>
#include <utility>

namespace gc {

uint64_t SplitMix::next() {
  state += 0x9E3779B97F4A7C15ull;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

TextSplit splitText(std::string_view text) {
  size_t cut = text.size() - text.size() / 10;
  return {text.substr(0, cut), text.substr(cut)};
}

TrainingBatches::TrainingBatches(std::string_view text, int64_t batch, int64_t context, uint64_t seed)
    : text(text), batch(batch), context(context), random(seed) {}

void TrainingBatches::shuffle() {
  order.clear();
  at = 0;
  for (size_t start = random.next() % context; start + context < text.size(); start += context)
    order.push_back(start);
  for (size_t i = order.size() - 1; i > 0; --i)
    std::swap(order[i], order[random.next() % (i + 1)]);
}

std::vector<size_t> TrainingBatches::next() {
  std::vector<size_t> starts;
  while (starts.size() < static_cast<size_t>(batch)) {
    if (at == order.size())
      shuffle();
    starts.push_back(order[at++]);
  }
  return starts;
}

std::vector<std::vector<size_t>> validationBatches(std::string_view text, int64_t batch, int64_t context) {
  std::vector<std::vector<size_t>> batches;
  std::vector<size_t> rows;
  for (size_t start = 0; start + context < text.size(); start += context) {
    rows.push_back(start);
    if (rows.size() == static_cast<size_t>(batch))
      batches.push_back(std::exchange(rows, {}));
  }
  return batches;
}

void writeTokens(std::string_view text, absl::Span<const size_t> starts, int64_t context, size_t shift, int width,
                 char *out) {
  std::memset(out, 0, starts.size() * context * width);
  for (size_t start : starts)
    for (int64_t i = 0; i < context; ++i, out += width)
      *out = text[start + shift + i];
}

} // namespace gc
