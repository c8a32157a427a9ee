// Every row of the math table against the true value, on edge values and a fixed sample; gc_math_ulp runs all of f32.
#include "test/codegen/math/MathKernels.h"

#include <bit>
#include <cstdio>
#include <gtest/gtest.h>
#include <random>

using namespace gctest;

namespace {

template <typename T> struct Sample {
  std::vector<T> x, y;

  void add(T a, T b) {
    x.push_back(a);
    y.push_back(b);
  }
  /// Kernels take whole vectors.
  void pad() {
    while (x.size() % 64)
      add(T(1), T(1));
  }
};

Sample<float> sample32(int arity) {
  Sample<float> s;
  std::vector<float> edges = edgeValues32();
  if (arity == 1) {
    for (float v : edges)
      s.add(v, 0);
    for (uint64_t bits = 1; bits < (uint64_t(1) << 32); bits += 16411)
      s.add(std::bit_cast<float>(uint32_t(bits)), 0);
  } else {
    for (float a : edges)
      for (float b : edges)
        s.add(a, b);
    std::mt19937 random(1);
    for (int k = 0; k < 100000; ++k)
      s.add(std::bit_cast<float>(uint32_t(random())), std::bit_cast<float>(uint32_t(random())));
    std::uniform_real_distribution<float> moderate(-20, 20);
    for (int k = 0; k < 100000; ++k)
      s.add(std::abs(moderate(random)), moderate(random));
  }
  s.pad();
  return s;
}

Sample<double> sample64(int arity) {
  Sample<double> s;
  std::vector<double> edges = edgeValues64();
  std::mt19937_64 random(2);
  std::uniform_real_distribution<double> unit(-1, 1);
  if (arity == 1) {
    for (double v : edges)
      s.add(v, 0);
    for (int k = 0; k < 40000; ++k) {
      s.add(std::bit_cast<double>(random()), 0);
      s.add(unit(random), 0);
      s.add(unit(random) * 10, 0);
      s.add(unit(random) * 750, 0);
      s.add(1 + unit(random) * 1e-3, 0);
    }
  } else {
    for (double a : edges)
      for (double b : edges)
        s.add(a, b);
    for (int k = 0; k < 40000; ++k) {
      s.add(std::bit_cast<double>(random()), std::bit_cast<double>(random()));
      s.add(std::abs(unit(random)) * 10, unit(random) * 300);
      s.add(1 + unit(random) * 1e-3, unit(random) * 1e5);
    }
  }
  s.pad();
  return s;
}

class MathUlp : public testing::TestWithParam<const char *> {
protected:
  static gc::CpuTarget target() { return *gc::CpuTarget::named(GetParam()); }
  void SetUp() override {
    gc::CpuTarget host = gc::CpuTarget::host();
    if (target().vectorBytes > host.vectorBytes)
      GTEST_SKIP() << "this machine has no AVX-512";
    ASSERT_TRUE(compileMathKernels(runner, target())) << runner.error();
  }
  KernelRunner runner;
};

template <typename T> void measure(KernelRunner &runner, const gc::MathRow &row, const Sample<T> &s) {
  constexpr bool f64 = sizeof(T) == 8;
  std::vector<T> out(s.x.size()), scalar(s.x.size());
  runner.get<MathFn<T>>(kernelName(row, f64, true))(s.x.data(), s.y.data(), out.data(), out.size());
  runner.get<MathFn<T>>(kernelName(row, f64, false))(s.x.data(), s.y.data(), scalar.data(), out.size());
  double worst = 0;
  size_t at = 0;
  for (size_t k = 0; k < out.size(); ++k) {
    double e;
    if constexpr (f64)
      e = ulpError(out[k], reference64(row.op, s.x[k], s.y[k]));
    else
      e = ulpError(out[k], reference32(row.op, s.x[k], s.y[k]));
    if (e > worst)
      worst = e, at = k;
    // The same formula on scalars: the same bits, but for the payload of a NaN.
    using Bits = std::conditional_t<f64, uint64_t, uint32_t>;
    ASSERT_TRUE(std::bit_cast<Bits>(out[k]) == std::bit_cast<Bits>(scalar[k]) ||
                (std::isnan(out[k]) && std::isnan(scalar[k])))
        << row.op.str() << "(" << s.x[k] << ", " << s.y[k] << "): vector " << out[k] << ", scalar " << scalar[k];
  }
  std::printf("%-12s %s %.3f ulp\n", row.op.str().c_str(), f64 ? "f64" : "f32", worst);
  EXPECT_LE(worst, std::max(f64 ? row.ulpF64 : row.ulpF32, 0.0))
      << std::hexfloat << row.op.str() << "(" << s.x[at] << ", " << s.y[at] << ") = " << out[at];
}

TEST_P(MathUlp, SingleWithinTheTablesBounds) {
  Sample<float> one = sample32(1), two = sample32(2);
  for (const gc::MathRow &row : gc::mathTable())
    measure<float>(runner, row, row.arity == 1 ? one : two);
}

TEST_P(MathUlp, DoubleWithinTheTablesBounds) {
  Sample<double> one = sample64(1), two = sample64(2);
  for (const gc::MathRow &row : gc::mathTable())
    measure<double>(runner, row, row.arity == 1 ? one : two);
}

INSTANTIATE_TEST_SUITE_P(Levels, MathUlp, testing::Values("x86-64-v3", "x86-64-v4"),
                         [](const auto &info) { return std::string(info.param).substr(7); });

} // namespace
