#include "tools/train/Units.h"

#include <gtest/gtest.h>

namespace gc {
namespace {

TEST(Units, Counts) {
  EXPECT_EQ(*parseCount("4000"), 4000);
  EXPECT_EQ(*parseCount("4M tokens"), 4000000);
  EXPECT_EQ(*parseCount("1.5k"), 1500);
  EXPECT_EQ(*parseCount("2 B"), 2000000000);
  EXPECT_EQ(*parseCount("1_000 steps"), 1000);
  EXPECT_EQ(*parseCount("3e4"), 30000);
  EXPECT_EQ(parseCount("1.5").status().message(), "'1.5' is no whole number");
  EXPECT_EQ(parseCount("4X").status().message(), "'4X' is no count: 4000000, 4M, 4M tokens");
  EXPECT_FALSE(parseCount("-3").ok());
  EXPECT_FALSE(parseCount("").ok());
  EXPECT_FALSE(parseCount("tokens").ok());
}

TEST(Units, Bytes) {
  EXPECT_EQ(*parseBytes("16GiB"), int64_t(16) << 30);
  EXPECT_EQ(*parseBytes("100 MB"), 100000000);
  EXPECT_EQ(*parseBytes("0.5KiB"), 512);
  EXPECT_EQ(parseBytes("16Gi").status().message(), "'16Gi' is no size: 1024, 100MB, 16GiB");
}

TEST(Units, Times) {
  EXPECT_EQ(*parseSeconds("90"), 90);
  EXPECT_EQ(*parseSeconds("30min"), 1800);
  EXPECT_EQ(*parseSeconds("1.5h"), 5400);
  EXPECT_FALSE(parseSeconds("2 weeks").ok());
  EXPECT_EQ(durationText(3723), "1h02m");
  EXPECT_EQ(durationText(200), "3m20s");
  EXPECT_EQ(durationText(12.4), "12s");
  EXPECT_EQ(countText(12345), "12.3k");
  EXPECT_EQ(countText(4e6), "4M");
  EXPECT_EQ(countText(17), "17");
}

} // namespace
} // namespace gc
