#include "runtime/data/Order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

namespace gcrt {
namespace {

TEST(Order, PermutationsHitEveryNumberOnce) {
  for (uint64_t size : {1, 2, 3, 4, 5, 7, 16, 17, 100, 1000, 4097}) {
    for (uint64_t key : {0, 1, 99}) {
      std::set<uint64_t> seen;
      for (uint64_t i = 0; i < size; ++i)
        seen.insert(permuted(i, size, key));
      EXPECT_EQ(seen.size(), size);
      EXPECT_LT(*seen.rbegin(), size);
    }
  }
}

TEST(Order, PermutationsOfDifferentKeysDiffer) {
  int same = 0, fixed = 0;
  for (uint64_t i = 0; i < 1000; ++i) {
    same += permuted(i, 1000, 1) == permuted(i, 1000, 2);
    fixed += permuted(i, 1000, 1) == i;
  }
  // One in a thousand of each is what chance gives; ten would be beyond any doubt.
  EXPECT_LT(same, 10);
  EXPECT_LT(fixed, 10);
}

// The mean distance of neighbours in a random order of n is n / 3.
TEST(Order, NeighboursPart) {
  double sum = 0;
  for (uint64_t i = 1; i < 3000; ++i)
    sum += std::abs(double(permuted(i, 3000, 5)) - double(permuted(i - 1, 3000, 5)));
  EXPECT_NEAR(sum / 2999, 1000, 60);
}

TEST(Order, TurnsFollowWeights) {
  double weights[] = {0.5, 0.25, 0.25};
  Turns turns(weights);
  EXPECT_EQ(turns.share(0), 2048);
  EXPECT_EQ(turns.share(1), 1024);
  std::vector<int64_t> had(3);
  for (int64_t i = 0; i < 10000; ++i) {
    Turns::Turn turn = turns.at(i);
    EXPECT_EQ(turn.before, had[turn.who]++); // each one's turns are counted without a gap, over periods too
    for (size_t who = 0; who < 3; ++who)
      ASSERT_NEAR(had[who], weights[who] * (i + 1), 1.5);
  }
}

TEST(Order, SharesAreRoundedByLargestRemainders) {
  double weights[] = {1, 1, 1}, rare[] = {1, 1e-5};
  Turns thirds(weights);
  EXPECT_EQ(thirds.share(0) + thirds.share(1) + thirds.share(2), 4096);
  EXPECT_EQ(thirds.share(0), 1366);
  EXPECT_EQ(thirds.share(2), 1365);
  EXPECT_EQ(Turns(rare).share(1), 0);
}

} // namespace
} // namespace gcrt
