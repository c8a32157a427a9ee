// Long sums of f32 against f64, in every kernel that adds: errors must not grow with the number of terms.
#include "test/codegen/common/FusionRunner.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

using gc::Tensor;
using gctest::FusionRunner;

namespace {

// 14 units in the last place; running sums are above it, which is checked too.
constexpr double kBound = 14 * 6e-8;

std::vector<double> drawn(int64_t n) {
  std::mt19937_64 random(11);
  std::uniform_real_distribution<float> uniform(0.5f, 1.0f);
  std::vector<double> v(n);
  for (double &x : v)
    x = uniform(random);
  return v;
}

double runningError(const std::vector<double> &terms) {
  float sum = 0;
  double exact = 0;
  for (double x : terms) {
    sum += static_cast<float>(x);
    exact += x;
  }
  return std::abs(sum - exact) / exact;
}

struct Sums : testing::Test {
  // Result 0 of `text` on drawn arguments.
  std::vector<double> run(const std::string &text) {
    std::vector<Tensor> results = runner.run(text, [this](mlir::RankedTensorType type) {
      arguments.push_back(drawn(type.getNumElements()));
      return Tensor::fromDoubles(type, arguments.back());
    });
    return results.empty() ? std::vector<double>() : results[0].toDoubles();
  }
  void expectNear(const std::vector<double> &got, const std::vector<double> &want) {
    ASSERT_EQ(got.size(), want.size());
    double worst = 0;
    for (size_t i = 0; i < got.size(); ++i)
      worst = std::max(worst, std::abs(got[i] - want[i]) / want[i]);
    EXPECT_LT(worst, kBound) << runner.families();
  }
  FusionRunner runner;
  std::vector<std::vector<double>> arguments;
};

TEST_F(Sums, ARunningSumIsAboveTheBound) {
  EXPECT_GT(runningError(drawn(1000003)), 5 * kBound);
  EXPECT_GT(runningError(drawn(65536)), kBound);
}

// [reduce.accuracy]
TEST_F(Sums, Rows) {
  std::vector<double> got = run(R"(
func.func @main(%x: tensor<3x300001xf32>) -> tensor<3xf32> {
  %s = gc.reduce add(%x) dims [1] : (tensor<3x300001xf32>) -> tensor<3xf32>
  return %s : tensor<3xf32>
})");
  std::vector<double> want(3);
  for (size_t i = 0; i < arguments[0].size(); ++i)
    want[i / 300001] += arguments[0][i];
  expectNear(got, want);
  EXPECT_EQ(runner.families(), "row");
}

TEST_F(Sums, EverythingInAPrimeNumberOfTerms) {
  std::vector<double> got = run(R"(
func.func @main(%x: tensor<1000003xf32>) -> tensor<f32> {
  %s = gc.reduce add(%x) dims [0] : (tensor<1000003xf32>) -> tensor<f32>
  return %s : tensor<f32>
})");
  std::vector<double> want(1);
  for (double x : arguments[0])
    want[0] += x;
  expectNear(got, want);
}

TEST_F(Sums, Columns) {
  std::vector<double> got = run(R"(
func.func @main(%x: tensor<20011x41xf32>) -> tensor<41xf32> {
  %s = gc.reduce add(%x) dims [0] : (tensor<20011x41xf32>) -> tensor<41xf32>
  return %s : tensor<41xf32>
})");
  std::vector<double> want(41);
  for (size_t i = 0; i < arguments[0].size(); ++i)
    want[i % 41] += arguments[0][i];
  expectNear(got, want);
  EXPECT_EQ(runner.families(), "column");
}

TEST_F(Sums, SeveralReducedDimensions) {
  std::vector<double> got = run(R"(
func.func @main(%x: tensor<500x17x60xf32>) -> (tensor<17xf32>, tensor<60xf32>) {
  %s = gc.reduce add(%x) dims [0, 2] : (tensor<500x17x60xf32>) -> tensor<17xf32>
  %t = gc.reduce add(%x) dims [0, 1] : (tensor<500x17x60xf32>) -> tensor<60xf32>
  return %s, %t : tensor<17xf32>, tensor<60xf32>
})");
  std::vector<double> want(17);
  for (size_t i = 0; i < arguments[0].size(); ++i)
    want[i / 60 % 17] += arguments[0][i];
  expectNear(got, want);
}

TEST_F(Sums, MaximaBesideSums) {
  std::vector<double> got = run(R"(
func.func @main(%x: tensor<5x70001xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %s = gc.reduce add(%x) dims [1] : (tensor<5x70001xf32>) -> tensor<5xf32>
  %m = gc.reduce max(%x) dims [1] : (tensor<5x70001xf32>) -> tensor<5xf32>
  %q = gc.div %s, %m : tensor<5xf32>
  return %q, %m : tensor<5xf32>, tensor<5xf32>
})");
  std::vector<double> want(5), most(5);
  for (size_t i = 0; i < arguments[0].size(); ++i) {
    want[i / 70001] += arguments[0][i];
    most[i / 70001] = std::max(most[i / 70001], arguments[0][i]);
  }
  for (int i = 0; i < 5; ++i)
    want[i] /= most[i];
  expectNear(got, want);
}

TEST_F(Sums, CumulativeOverRowsAndColumns) {
  for (bool exclusive : {false, true}) {
    arguments.clear();
    std::vector<double> got = run(std::string("func.func @main(%x: tensor<100003x2xf32>) -> tensor<100003x2xf32> {\n") +
                                  "  %s = gc.cumulative add %x dim 0" + (exclusive ? " exclusive" : "") +
                                  " : tensor<100003x2xf32>\n  return %s : tensor<100003x2xf32>\n}");
    std::vector<double> want(arguments[0].size());
    double sums[2] = {};
    for (size_t i = 0; i < want.size(); ++i) {
      double before = sums[i % 2];
      sums[i % 2] += arguments[0][i];
      want[i] = exclusive ? before : sums[i % 2];
    }
    if (exclusive) { // the first sums are of nothing
      EXPECT_EQ(got[0], 0);
      EXPECT_EQ(got[1], 0);
      got[0] = got[1] = want[0] = want[1] = 1;
    }
    expectNear(got, want);
  }
}

// rows x k times k x cols; `transposed`: the second operand is cols x k.
struct Product {
  int64_t rows, cols;
  bool transposed;
};
class Products : public Sums, public testing::WithParamInterface<Product> {};

// [dot.accuracy]
TEST_P(Products, LongContractions) {
  const auto [m, n, transposed] = GetParam();
  constexpr int64_t k = 16411;
  auto type = [](int64_t a, int64_t b) { return "tensor<" + std::to_string(a) + "x" + std::to_string(b) + "xf32>"; };
  std::string lhs = type(m, k), rhs = transposed ? type(n, k) : type(k, n), out = type(m, n);
  std::vector<double> got =
      run("func.func @main(%a: " + lhs + ", %b: " + rhs + ") -> " + out + " {\n  %d = gc.dot %a, " +
          "%b batch [] x [] contract [1] x [" + (transposed ? "1" : "0") + "] : (" + lhs + ", " + rhs + ") -> " + out +
          "\n  return %d : " + out + "\n}");
  std::vector<double> want(m * n);
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j)
      for (int64_t q = 0; q < k; ++q)
        want[i * n + j] += arguments[0][i * k + q] * arguments[1][transposed ? j * k + q : q * n + j];
  expectNear(got, want);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Products,
                         testing::Values(Product{1, 70, false}, Product{3, 33, false}, Product{1, 9, true},
                                         Product{30, 1, false}, Product{20, 40, false}, Product{20, 40, true}),
                         [](const auto &info) {
                           return std::to_string(info.param.rows) + "x" + std::to_string(info.param.cols) +
                                  (info.param.transposed ? "Transposed" : "");
                         });

} // namespace
