// The 64-bit checksum of artifact sections. Written for two properties: any change confined to one aligned 8-byte word
// (so any flipped byte) changes it for certain, because each word enters through bijections once; and it runs at memory
// speed, because four chains are independent.
#ifndef GC_RUNTIME_ABI_CHECKSUM_H
#define GC_RUNTIME_ABI_CHECKSUM_H

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace gcrt {

namespace detail {
inline uint64_t rotateLeft(uint64_t x, int by) {
  return (x << by) | (x >> (64 - by));
}
// A bijection in `word` for any state and in `state` for any word.
inline uint64_t absorb(uint64_t state, uint64_t word) {
  return rotateLeft(state ^ (word * 0x9E3779B97F4A7C15u), 29) * 0xBF58476D1CE4E5B9u;
}
} // namespace detail

inline uint64_t checksum(const void *data, size_t size) {
  const char *p = static_cast<const char *>(data);
  uint64_t lanes[4] = {0x243F6A8885A308D3u, 0x13198A2E03707344u, 0xA4093822299F31D0u, 0x082EFA98EC4E6C89u};
  auto word = [](const char *at) {
    uint64_t w;
    std::memcpy(&w, at, 8);
    return w;
  };
  size_t left = size;
  for (; left >= 32; left -= 32, p += 32)
    for (int i = 0; i < 4; ++i)
      lanes[i] = detail::absorb(lanes[i], word(p + 8 * i));
  for (int i = 0; left >= 8; left -= 8, p += 8, ++i)
    lanes[i] = detail::absorb(lanes[i], word(p));
  uint64_t last = 0;
  std::memcpy(&last, p, left);
  uint64_t h = detail::absorb(size, last);
  for (uint64_t lane : lanes)
    h = detail::absorb(h, lane);
  h ^= h >> 32;
  return h * 0x94D049BB133111EBu;
}

} // namespace gcrt

#endif
