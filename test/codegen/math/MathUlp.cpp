// gc_math_ulp [NAME...]: every f32 value through the one-argument functions of the math table (or the named ones, e.g.
// exp), against the true value. Prints the largest error and where it is, and the time per element. Exit code 1 if a
// bound of the table is exceeded. --stride N looks at every Nth value only.
#include "test/codegen/math/MathKernels.h"

#include <bit>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>

using namespace gctest;

int main(int argc, char **argv) {
  uint64_t stride = 1;
  std::vector<std::string> names;
  for (int k = 1; k < argc; ++k) {
    if (!std::strcmp(argv[k], "--stride") && k + 1 < argc)
      stride = std::strtoull(argv[++k], nullptr, 10);
    else
      names.push_back(argv[k]);
  }
  KernelRunner runner;
  gc::CpuTarget target = gc::CpuTarget::host();
  if (stride == 0 || !compileMathKernels(runner, target)) {
    std::fprintf(stderr, "gc_math_ulp: %s\n", stride ? runner.error().c_str() : "--stride wants a number above 0");
    return 2;
  }
  std::printf("compiled %lld kernels in %.0f ms\n", (long long)runner.stats().kernels,
              runner.stats().lowerMs + runner.stats().optimizeMs + runner.stats().emitMs);
  bool bad = false;
  constexpr int kBlock = 1 << 16;
  std::vector<float> x(kBlock), out(kBlock);
  for (const gc::MathRow &row : gc::mathTable()) {
    std::string name = row.op.split('.').second.str();
    if (row.arity != 1 || (!names.empty() && std::find(names.begin(), names.end(), name) == names.end()))
      continue;
    auto fn = runner.get<MathFn<float>>(kernelName(row, false, true));
    double worst = 0, seconds = 0;
    float at = 0;
    int64_t count = 0;
    uint64_t bits = 0;
    while (bits < (uint64_t(1) << 32)) {
      int n = 0;
      for (; n < kBlock && bits < (uint64_t(1) << 32); ++n, bits += stride)
        x[n] = std::bit_cast<float>(uint32_t(bits));
      for (int k = n; k < kBlock; ++k)
        x[k] = 1;
      auto start = std::chrono::steady_clock::now();
      fn(x.data(), x.data(), out.data(), kBlock);
      seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      count += kBlock;
      for (int k = 0; k < n; ++k) {
        double e = ulpError(out[k], reference32(row.op, x[k], 0));
        if (e > worst)
          worst = e, at = x[k];
      }
    }
    // Moderate arguments, as programs have them, for the time.
    for (int k = 0; k < kBlock; ++k)
      x[k] = 0.01f + float(k % 997) * 0.001f;
    auto start = std::chrono::steady_clock::now();
    for (int k = 0; k < 50; ++k)
      fn(x.data(), x.data(), out.data(), kBlock);
    double usual = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / 50 / kBlock;
    std::printf("%-8s max %.4f ulp at %a (bound %g), %.2f ns an element (all values: %.2f)\n", name.c_str(), worst, at,
                row.ulpF32, usual * 1e9, seconds / count * 1e9);
    std::fflush(stdout);
    bad |= worst > row.ulpF32;
  }
  return bad;
}
