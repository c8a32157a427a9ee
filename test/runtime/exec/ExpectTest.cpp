#include "runtime/exec/Expect.h"

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using testing::HasSubstr;

absl::Status check(fb::ExpectKind kind, std::vector<float> actual, std::vector<float> expected, uint64_t least = 0,
                   uint64_t most = 3) {
  return expect({kind, DType::f32, {static_cast<int64_t>(actual.size())}, least, most}, actual.data(), expected.data());
}
float up(float x, int steps) {
  for (int i = 0; i < steps; ++i)
    x = std::nextafter(x, 1e30f);
  return x;
}

TEST(Expect, Eq) {
  float nan = std::nanf("1"), otherNan = -std::nanf("2");
  EXPECT_TRUE(check(fb::ExpectKind::eq, {1, nan}, {1, otherNan}).ok());
  EXPECT_FALSE(check(fb::ExpectKind::eq, {0.0f}, {-0.0f}).ok());
  absl::Status status = check(fb::ExpectKind::eq, {1, 2, up(3, 2)}, {1, 2, 3});
  EXPECT_TRUE(isCheckFailure(status));
  EXPECT_THAT(std::string(status.message()), HasSubstr("failed at [2]"));
  EXPECT_THAT(std::string(status.message()), HasSubstr("2 units in the last place apart; 1 of 3"));
  EXPECT_FALSE(isCheckFailure(absl::InternalError("other")));
}

TEST(Expect, AlmostEq) {
  EXPECT_TRUE(check(fb::ExpectKind::almost_eq, {1.000009f, up(0, 1)}, {1, 0}).ok());
  EXPECT_FALSE(check(fb::ExpectKind::almost_eq, {1.00002f}, {1}).ok());
  EXPECT_FALSE(check(fb::ExpectKind::almost_eq, {up(0, 2)}, {0}).ok());
  EXPECT_FALSE(check(fb::ExpectKind::almost_eq, {INFINITY}, {-INFINITY}).ok());
  EXPECT_FALSE(check(fb::ExpectKind::almost_eq, {NAN}, {1}).ok());
}

TEST(Expect, CloseCountsUnits) {
  EXPECT_TRUE(check(fb::ExpectKind::close, {up(1, 3)}, {1}).ok());
  EXPECT_FALSE(check(fb::ExpectKind::close, {up(1, 4)}, {1}).ok());
  EXPECT_FALSE(check(fb::ExpectKind::close, {1}, {1}, 1, 3).ok());
  EXPECT_TRUE(check(fb::ExpectKind::close, {up(-0.0f, 1)}, {up(-0.0f, 2)}).ok());
  float tiny = std::nextafter(0.0f, 1.0f), minusTiny = -tiny;
  EXPECT_EQ(ulpDistance(DType::f32, &tiny, &minusTiny), 2u);
  int32_t a[] = {5}, b[] = {6};
  EXPECT_FALSE(expect({fb::ExpectKind::close, DType::s32, {1}, 0, 3}, a, b).ok());
}

} // namespace
} // namespace gcrt
