// gc_contraction_bench M N K [f32|f64|bf16] [ta] [tb]: GFLOP/s (and GB/s) of a product's tiles on one thread, and of
// oneDNN's sgemm if it is installed (set OMP_NUM_THREADS=1). --assembly prints the code.
#include "test/codegen/library/ContractionKernels.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dlfcn.h>

using namespace gctest;

namespace {

/// This thread's time on the processor, so that other work on the machine counts little.
double now() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

template <typename Fn> double best(Fn fn) {
  double least = 1e9, start = now();
  for (int k = 0; k < 5 || now() - start < 0.5; ++k) {
    double t = now();
    fn();
    least = std::min(least, now() - t);
  }
  return least;
}

} // namespace

int main(int argc, char **argv) {
  std::vector<int64_t> sizes;
  std::string type = "f32";
  bool ta = false, tb = false, print = false;
  for (int k = 1; k < argc; ++k) {
    std::string word = argv[k];
    if (word == "ta")
      ta = true;
    else if (word == "tb")
      tb = true;
    else if (word == "--assembly")
      print = true;
    else if (word == "f32" || word == "f64" || word == "bf16")
      type = word;
    else
      sizes.push_back(std::atoll(argv[k]));
  }
  if (sizes.size() != 3) {
    std::fprintf(stderr, "usage: gc_contraction_bench M N K [f32|f64|bf16] [ta] [tb] [--assembly]\n");
    return 2;
  }
  auto [m, n, k] = std::tuple{sizes[0], sizes[1], sizes[2]};
  KernelRunner runner;
  gc::CpuTarget target = gc::CpuTarget::host();
  mlir::Builder b(&runner.context());
  gc::ContractionShape shape;
  shape.m = m, shape.n = n, shape.k = k;
  mlir::Type element = type == "f64"    ? mlir::Type(b.getF64Type())
                       : type == "bf16" ? mlir::Type(b.getBF16Type())
                                        : b.getF32Type();
  shape.a = {element, ta ? 1 : k, ta ? m : 1};
  shape.b = {element, tb ? 1 : n, tb ? k : 1};
  shape.accumulator = type == "f64" ? mlir::Type(b.getF64Type()) : b.getF32Type();
  gc::ContractionPlan plan = gc::planContraction(shape, target, false);
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&runner.context()));
  addContraction(*module, "f", plan);
  std::string assembly;
  if (print)
    runner.assembly = &assembly;
  if (!runner.compile(*module, target)) {
    std::fprintf(stderr, "%s\n", runner.error().c_str());
    return 3;
  }
  if (print)
    std::puts(assembly.c_str());
  int64_t bytes = type == "f64" ? 8 : type == "bf16" ? 2 : 4, outBytes = type == "f64" ? 8 : 4;
  auto allocate = [](int64_t size) {
    void *p = std::aligned_alloc(64, (size + 63) / 64 * 64);
    std::memset(p, 0, size);
    return p;
  };
  void *a = allocate(m * k * bytes), *w = allocate(n * k * bytes), *c = allocate(m * n * outBytes),
       *scratch = allocate(plan.scratchBytes());
  auto f = runner.get<ContractionFn>("f");
  double seconds = best([&] { f(a, w, c, scratch, nullptr); });
  double flops = 2.0 * double(m) * double(n) * double(k);
  double read = double(m * k + n * k) * bytes + double(m * n) * outBytes;
  std::printf("%ldx%ldx%ld %s%s%s: %s, register tile %ldx%ld, tile %ldx%ld (%ld of them), block %ld, pack %s%s, "
              "scratch %ld KiB, compiled in %.0f ms\n",
              m, n, k, type.c_str(), ta ? " ta" : "", tb ? " tb" : "", plan.kindName().str().c_str(), plan.mr,
              plan.nrVectors, plan.tileM, plan.tileN, plan.tilesM * plan.tilesN, plan.blockK, plan.packA ? "A" : "",
              plan.packB ? "B" : "", plan.scratchBytes() / 1024,
              runner.stats().lowerMs + runner.stats().optimizeMs + runner.stats().emitMs);
  std::printf("  own     %8.1f us %7.1f GFLOP/s %6.1f GB/s\n", seconds * 1e6, flops / seconds / 1e9,
              read / seconds / 1e9);
  if (void *library = type == "f32" ? dlopen("libdnnl.so.2", RTLD_NOW) : nullptr) {
    using Sgemm = int (*)(char, char, int64_t, int64_t, int64_t, float, const void *, int64_t, const void *, int64_t,
                          float, void *, int64_t);
    if (auto sgemm = reinterpret_cast<Sgemm>(dlsym(library, "dnnl_sgemm"))) {
      seconds =
          best([&] { sgemm(ta ? 'T' : 'N', tb ? 'T' : 'N', m, n, k, 1.0f, a, ta ? m : k, w, tb ? k : n, 0.0f, c, n); });
      std::printf("  oneDNN  %8.1f us %7.1f GFLOP/s %6.1f GB/s\n", seconds * 1e6, flops / seconds / 1e9,
                  read / seconds / 1e9);
    }
  }
}
