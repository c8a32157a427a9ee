// Sets of bytes, and maps from bytes to numbers, as disjoint ranges in order.
#ifndef GC_TOOLS_REPORT_INTERVALS_H
#define GC_TOOLS_REPORT_INTERVALS_H

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace gc {

struct ByteRange {
  uint64_t begin = 0, end = 0;
  bool overlaps(const ByteRange &other) const { return begin < other.end && other.begin < end; }
};

// From byte to value; what is assigned last holds.
template <typename V> class IntervalMap {
public:
  void erase(ByteRange range) {
    if (range.begin >= range.end)
      return;
    auto it = ranges.upper_bound(range.begin);
    if (it != ranges.begin())
      --it;
    while (it != ranges.end() && it->first < range.end) {
      ByteRange old{it->first, it->second.first};
      if (!old.overlaps(range)) {
        ++it;
        continue;
      }
      V value = it->second.second;
      it = ranges.erase(it);
      if (old.begin < range.begin)
        ranges[old.begin] = {range.begin, value};
      if (old.end > range.end)
        ranges[range.end] = {old.end, value};
    }
  }
  void assign(ByteRange range, V value) {
    erase(range);
    if (range.begin < range.end)
      ranges[range.begin] = {range.end, value};
  }
  // visit(range, value) for the parts within `range`.
  template <typename F> void forEachIn(ByteRange range, F visit) const {
    auto it = ranges.upper_bound(range.begin);
    if (it != ranges.begin())
      --it;
    for (; it != ranges.end() && it->first < range.end; ++it) {
      ByteRange part{std::max(it->first, range.begin), std::min(it->second.first, range.end)};
      if (part.begin < part.end)
        visit(part, it->second.second);
    }
  }

private:
  std::map<uint64_t, std::pair<uint64_t, V>> ranges; // begin: end, value
};

class ByteSet {
public:
  void add(ByteRange range) {
    if (range.begin >= range.end)
      return;
    auto first = std::lower_bound(list.begin(), list.end(), range.begin,
                                  [](const ByteRange &a, uint64_t begin) { return a.end < begin; });
    auto last = first;
    for (; last != list.end() && last->begin <= range.end; ++last) {
      range.begin = std::min(range.begin, last->begin);
      range.end = std::max(range.end, last->end);
    }
    list.insert(list.erase(first, last), range);
  }
  void add(const ByteSet &other) {
    for (ByteRange range : other.list)
      add(range);
  }
  void remove(ByteRange range) {
    std::vector<ByteRange> kept;
    for (ByteRange old : list) {
      if (!old.overlaps(range)) {
        kept.push_back(old);
        continue;
      }
      if (old.begin < range.begin)
        kept.push_back({old.begin, range.begin});
      if (old.end > range.end)
        kept.push_back({range.end, old.end});
    }
    list = std::move(kept);
  }
  uint64_t size() const {
    uint64_t sum = 0;
    for (ByteRange range : list)
      sum += range.end - range.begin;
    return sum;
  }
  const std::vector<ByteRange> &ranges() const { return list; }
  bool operator==(const ByteSet &other) const {
    return std::equal(list.begin(), list.end(), other.list.begin(), other.list.end(),
                      [](const ByteRange &a, const ByteRange &b) { return a.begin == b.begin && a.end == b.end; });
  }

private:
  std::vector<ByteRange> list; // disjoint, ascending, not touching
};

} // namespace gc

#endif
