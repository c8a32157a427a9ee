// The rule that says when two computations differ by more than rounding, in numbers.
#include "ir/reference/Difference.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace gc;

namespace {

struct Difference : testing::Test {
  MLIRContext context;
  static constexpr double kUnit = 0x1p-10;

  Tensor tensor(ArrayRef<double> values) {
    auto type = RankedTensorType::get({int64_t(values.size())}, Float64Type::get(&context));
    return Tensor::fromDoubles(type, values);
  }
  // Whether ones that are `off` too large by so many units pass beside a noisy computation that is `noise` off.
  bool passes(ArrayRef<double> off, double noise, double scale = 0) {
    std::vector<double> got, noisy, reference(off.size(), 1.0);
    for (double units : off) {
      got.push_back(1 + units * kUnit);
      noisy.push_back(1 + noise * kUnit);
    }
    return differenceBeyondRounding(tensor(got), tensor(noisy), tensor(reference), {kUnit, scale}).empty();
  }
};

} // namespace

// Four floors of one unit, and two of the reference, in both norms.
TEST_F(Difference, WithoutNoiseSixUnits) {
  EXPECT_TRUE(passes({5.9, 5.9, 5.9, 5.9}, 0));
  EXPECT_TRUE(passes({5.9, 0, 0, 0}, 0));
  EXPECT_FALSE(passes({6.1, 0, 0, 0}, 0));
  EXPECT_FALSE(passes({6.1, 6.1, 6.1, 6.1}, 0));
}

TEST_F(Difference, FourTimesTheNoise) {
  EXPECT_TRUE(passes({13.9, 13.9}, 3));
  EXPECT_FALSE(passes({14.1, 0}, 3));
  EXPECT_FALSE(passes({14.1, 14.1}, 3));
}

// What was larger on the way may have been rounded by as much.
TEST_F(Difference, TheScaleOnTheWayIsTheFloor) {
  EXPECT_TRUE(passes({41.9, 41.9}, 0, 10));
  EXPECT_FALSE(passes({42.1, 42.1}, 0, 10));
}

TEST_F(Difference, NamesTheWorstElement) {
  Tensor got = tensor({1, 1.25, 2}), reference = tensor({1, 1, 1});
  EXPECT_EQ(differenceBeyondRounding(got, reference, reference, {kUnit, 0}),
            "element 2 is 2, before rounding it is 1, and 1 at the same precision");
}
