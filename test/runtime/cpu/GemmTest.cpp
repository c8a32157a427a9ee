#include "runtime/base/DType.h"
#include "runtime/base/Fill.h"
#include "runtime/cpu/CpuCore.h"

#include <cmath>
#include <gtest/gtest.h>
#include <thread>

namespace gcrt {
namespace {

struct Case {
  int64_t m, n, k, padA, padB, padC;
  bool transA, transB, accumulate;
  uint8_t in, out;
};

DType typeOf(uint8_t type) {
  return type == GC_GEMM_BF16 ? DType::bf16 : DType::f32;
}

std::vector<char> filled(uint64_t seed, DType type, int64_t elements) {
  std::vector<char> out(static_cast<size_t>(elements * byteSize(type)));
  EXPECT_TRUE(fill({FillRule::Normal, seed}, type, absl::MakeSpan(out)).ok());
  return out;
}

// Runs one product and compares it with sums in double.
void check(const Case &c) {
  int64_t rowsA = c.transA ? c.k : c.m, colsA = c.transA ? c.m : c.k;
  int64_t rowsB = c.transB ? c.n : c.k, colsB = c.transB ? c.k : c.n;
  int64_t lda = colsA + c.padA, ldb = colsB + c.padB, ldc = c.n + c.padC;
  DType in = typeOf(c.in), out = typeOf(c.out);
  std::vector<char> a = filled(1, in, rowsA * lda), b = filled(2, in, rowsB * ldb), before = filled(3, out, c.m * ldc);
  std::vector<char> result = before;
  GcGemm g = {};
  g.m = c.m, g.n = c.n, g.k = c.k, g.a = a.data(), g.b = b.data(), g.c = result.data();
  g.lda = lda, g.ldb = ldb, g.ldc = ldc, g.trans_a = c.transA, g.trans_b = c.transB;
  g.in_type = c.in, g.out_type = c.out, g.accumulate = c.accumulate;
  ASSERT_EQ(cpuRuntimeTable(true)->gemm(&g), 0);
  auto at = [](const std::vector<char> &data, DType type, int64_t i) {
    return decode(type, data.data() + i * byteSize(type));
  };
  for (int64_t i = 0; i < c.m; ++i)
    for (int64_t j = 0; j < ldc; ++j) {
      double got = at(result, out, i * ldc + j), old = at(before, out, i * ldc + j);
      if (j >= c.n) {
        ASSERT_EQ(got, old) << "padding of C was written";
        continue;
      }
      double sum = c.accumulate ? old : 0, size = std::fabs(sum);
      for (int64_t l = 0; l < c.k; ++l) {
        double product =
            at(a, in, c.transA ? l * lda + i : i * lda + l) * at(b, in, c.transB ? j * ldb + l : l * ldb + j);
        sum += product;
        size += std::fabs(product);
      }
      double eps = out == DType::bf16 ? 0x1p-8 : 0;
      ASSERT_NEAR(got, sum, size * 0x1p-20 + std::fabs(sum) * eps) << i << " " << j;
    }
}

TEST(Gemm, MatchesDoubleSums) {
  if (cpuLibraryVersion().empty())
    GTEST_SKIP() << "oneDNN is not installed";
  for (bool transA : {false, true})
    for (bool transB : {false, true})
      for (bool accumulate : {false, true}) {
        check({33, 48, 65, 0, 0, 0, transA, transB, accumulate, GC_GEMM_F32, GC_GEMM_F32});
        check({16, 17, 19, 3, 5, 7, transA, transB, accumulate, GC_GEMM_F32, GC_GEMM_F32});
        check({33, 48, 64, 2, 4, 6, transA, transB, accumulate, GC_GEMM_BF16, GC_GEMM_F32});
      }
  check({33, 48, 64, 0, 0, 0, false, false, false, GC_GEMM_BF16, GC_GEMM_BF16});
  check({1, 1, 1, 0, 0, 0, false, false, false, GC_GEMM_F32, GC_GEMM_F32});
}

TEST(Gemm, RefusesAndLeavesCAlone) {
  double a = 1, b = 1, c = 5;
  GcGemm g = {};
  g.m = g.n = g.k = g.lda = g.ldb = g.ldc = 1;
  g.a = &a, g.b = &b, g.c = &c;
  g.in_type = g.out_type = GC_GEMM_F64;
  EXPECT_NE(cpuRuntimeTable(true)->gemm(&g), 0);
  g.in_type = g.out_type = GC_GEMM_F32;
  EXPECT_NE(cpuRuntimeTable(false)->gemm(&g), 0);
  EXPECT_EQ(c, 5);
}

TEST(Gemm, SameBitsFromEveryThread) {
  if (cpuLibraryVersion().empty())
    GTEST_SKIP() << "oneDNN is not installed";
  std::vector<char> a = filled(1, DType::f32, 64 * 96), b = filled(2, DType::f32, 96 * 80);
  std::vector<std::vector<char>> results(6, std::vector<char>(64 * 80 * 4));
  std::vector<std::thread> threads;
  for (auto &result : results)
    threads.emplace_back([&] {
      GcGemm g = {};
      g.m = 64, g.n = 80, g.k = 96, g.lda = 96, g.ldb = 80, g.ldc = 80;
      g.a = a.data(), g.b = b.data(), g.c = result.data();
      EXPECT_EQ(cpuRuntimeTable(true)->gemm(&g), 0);
    });
  for (std::thread &thread : threads)
    thread.join();
  for (auto &result : results)
    EXPECT_EQ(result, results[0]);
}

} // namespace
} // namespace gcrt
