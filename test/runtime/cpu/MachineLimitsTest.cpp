#include "runtime/cpu/MachineLimits.h"

#include <gtest/gtest.h>

namespace gcrt {
namespace {

// What holds on any machine, however busy: nothing is missing, two figures of one thing are near, types have their
// order.
TEST(MachineLimits, MeasuresPlausibleFigures) {
  MachineLimits limits = measureMachine(1);
  EXPECT_EQ(limits.threads, 1);
  EXPECT_FALSE(limits.cpu.empty());
  EXPECT_GT(limits.oneThread.f32, 1e9);
  EXPECT_LT(limits.oneThread.f32, 2e12);
  EXPECT_GT(limits.oneThread.f32, 1.3 * limits.oneThread.f64); // twice the lanes
  ASSERT_EQ(limits.allThreadsMemory.size(), 3U);
  for (const MachineBandwidth &level : limits.allThreadsMemory) {
    EXPECT_GT(level.read, 1e8);
    EXPECT_GT(level.write, 1e8);
    EXPECT_GT(level.copy, 1e8);
    EXPECT_LT(level.copy, 2e12);
  }
  EXPECT_GT(limits.allThreadsMemory.front().read, limits.allThreadsMemory.back().read); // caches are faster
}

TEST(MachineLimits, TheLevelIsTheInnermostThatHolds) {
  MachineLimits limits;
  limits.threads = 2;
  limits.allThreadsMemory = {{1000, 1, 1, 1}, {5000, 1, 1, 1}};
  EXPECT_EQ(limits.levelFor(2000).workingSet, 1000U);
  EXPECT_EQ(limits.levelFor(2001).workingSet, 5000U);
  EXPECT_EQ(limits.levelFor(1e9).workingSet, 5000U);
}

} // namespace
} // namespace gcrt
