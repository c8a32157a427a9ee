// Rate and cost per call of the runtime's gemm on one thread:
//   runtime_gemm_bench [M N K]…
#include "runtime/cpu/CpuCore.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace gcrt;

static double nanosPerCall(const GcGemm &g) {
  const GcRuntimeTable *table = cpuRuntimeTable(true);
  if (table->gemm(&g) != 0)
    return -1;
  double best = 1e30;
  int64_t calls = 1 + int64_t(2e7 / (2.0 * double(g.m) * double(g.n) * double(g.k) / 50 + 300));
  for (int round = 0; round < 7; ++round) {
    auto start = std::chrono::steady_clock::now();
    for (int64_t i = 0; i < calls; ++i)
      table->gemm(&g);
    std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    best = std::min(best, time.count() / double(calls));
  }
  return best;
}

int main(int argc, char **argv) {
  std::printf("%s\n", cpuLibraryVersion().empty() ? "oneDNN is not installed" : cpuLibraryVersion().c_str());
  std::vector<int64_t> sizes = {1,   1,   1,   4,   4,    4,    64,   64, 64,   128, 128,
                                128, 256, 512, 512, 1024, 1024, 1024, 1,  4096, 4096};
  if (argc > 3) {
    sizes.clear();
    for (int i = 1; i < argc; ++i)
      sizes.push_back(std::atoll(argv[i]));
  }
  for (size_t i = 0; i + 2 < sizes.size(); i += 3)
    for (uint8_t type : {GC_GEMM_F32, GC_GEMM_BF16})
      for (int trans = 0; trans < 4; ++trans) {
        GcGemm g = {};
        g.m = sizes[i], g.n = sizes[i + 1], g.k = sizes[i + 2];
        g.trans_a = trans & 1, g.trans_b = trans >> 1;
        g.lda = g.trans_a ? g.m : g.k, g.ldb = g.trans_b ? g.k : g.n, g.ldc = g.n;
        g.in_type = type, g.out_type = GC_GEMM_F32;
        std::vector<float> a(size_t(g.m * g.k), 0.0f), b(size_t(g.k * g.n), 0.0f), c(size_t(g.m * g.n));
        g.a = a.data(), g.b = b.data(), g.c = c.data();
        double nanos = nanosPerCall(g);
        std::printf("%4ld x %4ld x %4ld %s %c%c: %10.0f ns, %6.1f GFLOP/s\n", long(g.m), long(g.n), long(g.k),
                    type == GC_GEMM_BF16 ? "bf16" : "f32 ", g.trans_a ? 'T' : 'N', g.trans_b ? 'T' : 'N', nanos,
                    2.0 * double(g.m) * double(g.n) * double(g.k) / nanos);
      }
  return 0;
}
