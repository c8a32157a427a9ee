#include "runtime/abi/Checksum.h"

#include <gtest/gtest.h>
#include <string>

namespace gcrt {
namespace {

TEST(Checksum, EveryFlippedBitShows) {
  for (size_t size : {1u, 7u, 8u, 9u, 31u, 32u, 40u, 64u, 100u}) {
    std::string data(size, 'x');
    for (size_t i = 0; i < size; ++i)
      data[i] = static_cast<char>(i * 37);
    uint64_t whole = checksum(data.data(), size);
    for (size_t bit = 0; bit < size * 8; ++bit) {
      data[bit / 8] = static_cast<char>(data[bit / 8] ^ (1 << (bit % 8)));
      EXPECT_NE(checksum(data.data(), size), whole) << size << " " << bit;
      data[bit / 8] = static_cast<char>(data[bit / 8] ^ (1 << (bit % 8)));
    }
  }
}

TEST(Checksum, LengthAndOrderCount) {
  std::string zeros(100, '\0');
  EXPECT_NE(checksum(zeros.data(), 64), checksum(zeros.data(), 65));
  EXPECT_NE(checksum(zeros.data(), 0), checksum(zeros.data(), 1));
  std::string swapped(64, '\0');
  swapped[0] = 1;
  uint64_t first = checksum(swapped.data(), 64);
  swapped[0] = 0;
  swapped[32] = 1;
  EXPECT_NE(checksum(swapped.data(), 64), first);
}

} // namespace
} // namespace gcrt
