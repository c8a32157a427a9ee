#include "runtime/base/Compare.h"

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using testing::HasSubstr;
constexpr float kNan = std::numeric_limits<float>::quiet_NaN(), kInf = std::numeric_limits<float>::infinity();

Comparison floats(std::vector<float> actual, std::vector<float> expected, Tolerance tolerance = {}) {
  return compare("out_003", DType::f32, {static_cast<int64_t>(actual.size())}, actual.data(), expected.data(),
                 tolerance);
}

TEST(Compare, FollowsNumpysRule) {
  EXPECT_TRUE(floats({1, 2}, {1, 2}).ok());
  EXPECT_FALSE(floats({1, 2.001f}, {1, 2}).ok());
  EXPECT_TRUE(floats({1, 2.001f}, {1, 2}, {.rtol = 1e-3}).ok());
  EXPECT_FALSE(floats({1, 2.003f}, {1, 2}, {.rtol = 1e-3}).ok());
  EXPECT_TRUE(floats({1, 2.003f}, {1, 2}, {.rtol = 1e-3, .atol = 2e-3}).ok());
  EXPECT_TRUE(floats({kNan, kInf, -kInf}, {kNan, kInf, -kInf}).ok());
  EXPECT_FALSE(floats({kNan}, {1}, {.rtol = 10, .atol = 10}).ok());
  EXPECT_FALSE(floats({kInf}, {-kInf}, {.rtol = 10, .atol = 10}).ok());
  EXPECT_FALSE(floats({kInf}, {1}, {.rtol = 10, .atol = 10}).ok());
  EXPECT_FALSE(floats({kNan}, {kNan}, {.nanEqual = false}).ok());
  EXPECT_TRUE(floats({-0.0f}, {0.0f}).ok());
  EXPECT_FALSE(floats({-0.0f}, {0.0f}, {.signedZero = true}).ok());
}

TEST(Compare, FailureNamesEverything) {
  std::vector<float> actual = {1, 2, 3.5f, 4, 5, 7}, expected = {1, 2, 3, 4, 5, 6};
  Comparison result = compare("out_003", DType::f32, {2, 3}, actual.data(), expected.data(), {.atol = 0.125});
  EXPECT_EQ(result.failure,
            "out_003[1, 2]: got 7, expected 6; error 1 over tolerance 0.125 (ratio 8); 2 of 6 elements differ");
  EXPECT_EQ(result.mismatches, 2);
}

TEST(Compare, IntegersAreExactWhateverTheTolerance) {
  int64_t actual[] = {int64_t(1) << 62}, expected[] = {(int64_t(1) << 62) + 1};
  Comparison result = compare("x", DType::s64, {1}, actual, expected, {.rtol = 1, .atol = 100});
  EXPECT_THAT(result.failure, HasSubstr("got 4611686018427387904, expected 4611686018427387905"));
  uint64_t big[] = {~uint64_t(0)};
  EXPECT_EQ(valueText(DType::u64, big), "18446744073709551615");
}

TEST(Compare, NormAndComplex) {
  EXPECT_TRUE(floats({3, 4}, {0, 0}, {.norm = 5.0}).ok());
  EXPECT_THAT(floats({3, 4}, {0, 0}, {.norm = 4.0}).failure, HasSubstr("2-norm of the difference is 5, 1.25 times"));
  EXPECT_FALSE(floats({kNan, 4}, {0, 0}, {.norm = 4.0}).ok());
  std::complex<float> actual[] = {{3, 4}}, expected[] = {{3, 4.25f}};
  EXPECT_TRUE(compare("z", DType::c64, {}, actual, expected, {.atol = 0.25}).ok());
  EXPECT_FALSE(compare("z", DType::c64, {}, actual, expected, {.atol = 0.2}).ok());
}

} // namespace
} // namespace gcrt
