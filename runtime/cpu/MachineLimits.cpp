#include "runtime/cpu/MachineLimits.h"
#include "runtime/base/CpuFeatures.h"
#include "runtime/base/ThreadPool.h"

#include <algorithm>
#include <barrier>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <immintrin.h>
#include <memory>
#include <thread>

namespace gcrt {

double MachineRates::of(fb::DType type) const {
  return type == fb::DType::f64 || type == fb::DType::c128 ? f64 : type == fb::DType::bf16 && bf16 > 0 ? bf16 : f32;
}

const MachineBandwidth &MachineLimits::levelFor(double bytes) const {
  for (const MachineBandwidth &level : allThreadsMemory)
    if (bytes <= double(level.workingSet) * threads)
      return level;
  return allThreadsMemory.back();
}

double MachineLimits::seconds(double flops, fb::DType type, double readBytes, double writtenBytes) const {
  const MachineBandwidth &level = levelFor(readBytes + writtenBytes);
  // A copy may overlap its two directions: no traffic of both kinds is faster than the better of the figures.
  double apart = readBytes / level.read + writtenBytes / level.write;
  double together =
      std::max({(readBytes + writtenBytes) / level.copy, readBytes / level.read, writtenBytes / level.write});
  return std::max(flops / allThreads.of(type), std::min(apart, together));
}

namespace {

// Results of the measured loops go here, so that they are not dropped.
volatile double sink;

constexpr int kChains = 12;

// Independent chains of multiply-adds, in the vectors of the function that it is inlined into.
template <typename Vector> [[gnu::always_inline]] inline void fmaChains(uint64_t rounds) {
  Vector x[kChains], a = Vector{} + 0.999F, b = Vector{} + 1e-3F;
  for (Vector &v : x)
    v = a;
  for (uint64_t i = 0; i < rounds; ++i)
#pragma clang loop unroll(full)
    for (Vector &v : x)
      v = __builtin_elementwise_fma(v, a, b);
  for (Vector &v : x)
    sink = v[0];
}
template <typename T, size_t Bytes> using VectorOf [[gnu::vector_size(Bytes)]] = T;

__attribute__((target("avx2,fma"))) void fma256f(uint64_t rounds) {
  fmaChains<VectorOf<float, 32>>(rounds);
}
__attribute__((target("avx2,fma"))) void fma256d(uint64_t rounds) {
  fmaChains<VectorOf<double, 32>>(rounds);
}
__attribute__((target("avx512f"))) void fma512f(uint64_t rounds) {
  fmaChains<VectorOf<float, 64>>(rounds);
}
__attribute__((target("avx512f"))) void fma512d(uint64_t rounds) {
  fmaChains<VectorOf<double, 64>>(rounds);
}
__attribute__((target("avx512f,avx512bf16"))) void dot512(uint64_t rounds) {
  __m512 x[kChains];
  __m512bh a = _mm512_cvtne2ps_pbh(_mm512_set1_ps(0.5F), _mm512_set1_ps(0.5F));
  for (auto &v : x)
    v = _mm512_setzero_ps();
  for (uint64_t i = 0; i < rounds; ++i)
#pragma clang loop unroll(full)
    for (auto &v : x)
      v = _mm512_dpbf16_ps(v, a, a);
  for (auto &v : x)
    sink = _mm512_cvtss_f32(v);
}

using Vectors = __m256i *;
constexpr size_t kStep = 8; // vectors a turn

__attribute__((target("avx2"))) void readAll(Vectors at, Vectors, size_t count) {
  __m256i sums[kStep] = {};
  for (size_t i = 0; i < count; i += kStep)
#pragma clang loop unroll(full)
    for (size_t j = 0; j < kStep; ++j)
      sums[j] = _mm256_xor_si256(sums[j], _mm256_load_si256(at + i + j));
  for (__m256i &sum : sums)
    sink = double(_mm256_extract_epi64(sum, 0));
}
__attribute__((target("avx2"))) void writeAll(Vectors at, Vectors, size_t count) {
  for (size_t i = 0; i < count; ++i)
    _mm256_store_si256(at + i, _mm256_set1_epi32(int(count)));
}
__attribute__((target("avx2"))) void streamAll(Vectors at, Vectors, size_t count) {
  for (size_t i = 0; i < count; ++i)
    _mm256_stream_si256(at + i, _mm256_set1_epi32(int(count)));
  _mm_sfence();
}
__attribute__((target("avx2"))) void copyAll(Vectors from, Vectors to, size_t count) {
  for (size_t i = 0; i < count; ++i)
    _mm256_store_si256(to + i, _mm256_load_si256(from + i));
}
__attribute__((target("avx2"))) void copyStreaming(Vectors from, Vectors to, size_t count) {
  for (size_t i = 0; i < count; ++i)
    _mm256_stream_si256(to + i, _mm256_load_si256(from + i));
  _mm_sfence();
}

// Of the calling thread: what other processes take of the CPU does not count.
double secondsNow() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

constexpr int kRounds = 4;
constexpr double kRoundSeconds = 3e-3;

// Calls of one pass a second, of the slowest thread in the best round. pass(thread) does the work once.
double bestRate(int threads, const std::function<void(int)> &pass) {
  // As many passes as fill a round.
  uint64_t passes = 1;
  for (double spent = 0; spent < kRoundSeconds / 4; passes *= 2) {
    double start = secondsNow();
    for (uint64_t i = 0; i < passes; ++i)
      pass(0);
    spent = secondsNow() - start;
  }
  passes *= 2;
  std::barrier together(threads);
  std::vector<std::vector<double>> spent(size_t(threads), std::vector<double>(kRounds + 1));
  auto work = [&](int thread) {
    for (int round = 0; round <= kRounds; ++round) {
      together.arrive_and_wait();
      double start = secondsNow();
      for (uint64_t i = 0; i < passes; ++i)
        pass(thread);
      spent[size_t(thread)][size_t(round)] = secondsNow() - start;
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i)
    others.emplace_back(work, i);
  work(0);
  for (std::thread &other : others)
    other.join();
  double best = 0;
  for (size_t round = 1; round <= kRounds; ++round) {
    double slowest = 0;
    for (const std::vector<double> &one : spent)
      slowest = std::max(slowest, one[round]);
    best = std::max(best, double(passes) / slowest);
  }
  return best;
}

MachineRates measureRates(int threads) {
  constexpr uint64_t kFmas = 20000;
  auto has = [](const char *feature) {
    return std::binary_search(hostCpuFeatures().begin(), hostCpuFeatures().end(), feature);
  };
  bool wide = has("avx512f");
  auto rate = [&](void (*loop)(uint64_t), int flops) {
    return bestRate(threads, [loop](int) { loop(kFmas); }) * double(kFmas) * kChains * flops * threads;
  };
  MachineRates rates;
  if (!wide && !has("fma"))
    return rates;
  rates.f32 = rate(wide ? fma512f : fma256f, wide ? 32 : 16);
  rates.f64 = rate(wide ? fma512d : fma256d, wide ? 16 : 8);
  if (has("avx512_bf16"))
    rates.bf16 = rate(dot512, 64);
  return rates;
}

struct Free {
  void operator()(void *memory) const { std::free(memory); }
};

MachineBandwidth measureBandwidth(int threads, uint64_t workingSet) {
  MachineBandwidth out;
  out.workingSet = workingSet;
  size_t half = workingSet / 2 / sizeof(__m256i);
  std::vector<std::unique_ptr<void, Free>> memory;
  for (int i = 0; i < threads; ++i) {
    memory.emplace_back(std::aligned_alloc(4096, workingSet));
    if (!memory.back())
      return out;
    std::fill_n(static_cast<char *>(memory.back().get()), workingSet, char(i + 1));
  }
  auto rate = [&](void (*loop)(Vectors, Vectors, size_t), size_t count) {
    double calls = bestRate(threads, [&](int thread) {
      auto at = static_cast<Vectors>(memory[size_t(thread)].get());
      loop(at, at + half, count);
    });
    return calls * double(workingSet) * threads;
  };
  out.read = rate(readAll, 2 * half);
  out.write = std::max(rate(writeAll, 2 * half), rate(streamAll, 2 * half));
  out.copy = std::max(rate(copyAll, half), rate(copyStreaming, half));
  return out;
}

std::string cpuName() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.rfind("model name", 0) == 0)
      return line.substr(line.find(':') + 2);
  return "unknown";
}

} // namespace

MachineLimits measureMachine(int threads) {
  MachineLimits limits;
  limits.cpu = cpuName();
  limits.threads = threads > 0 ? threads : affinityCpus();
  limits.oneThread = measureRates(1);
  limits.allThreads = limits.threads == 1 ? limits.oneThread : measureRates(limits.threads);
  for (uint64_t workingSet : {uint64_t(512) << 10, uint64_t(8) << 20, uint64_t(64) << 20}) {
    limits.oneThreadMemory.push_back(measureBandwidth(1, workingSet));
    limits.allThreadsMemory.push_back(limits.threads == 1 ? limits.oneThreadMemory.back()
                                                          : measureBandwidth(limits.threads, workingSet));
  }
  return limits;
}

} // namespace gcrt
