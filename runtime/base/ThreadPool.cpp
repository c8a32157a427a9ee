#include "runtime/base/ThreadPool.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <sched.h>
#include <thread>
#include <vector>

namespace gcrt {

int affinityCpus() {
  // The kernel may have more CPUs than one cpu_set_t holds.
  for (int cpus = 1024; cpus <= 1 << 20; cpus *= 4) {
    cpu_set_t *set = CPU_ALLOC(cpus);
    size_t size = CPU_ALLOC_SIZE(cpus);
    int rc = ::sched_getaffinity(0, size, set);
    int count = rc == 0 ? CPU_COUNT_S(size, set) : 0;
    CPU_FREE(set);
    if (rc == 0)
      return std::max(count, 1);
  }
  return 1;
}

static inline void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  std::atomic_signal_fence(std::memory_order_seq_cst);
#endif
}

namespace {

// One job at a time. `gate` counts the workers inside the job and has a bit that says the job is open: a worker enters
// only while it is open, and the caller, once out of tiles, closes it and waits for those inside alone. A worker that
// another process keeps from running is thus never waited for.
class OwnPool final : public ThreadPool {
public:
  OwnPool(int threads, int spinMicros) : count(threads), spin(std::chrono::microseconds(spinMicros)) {
    workers.reserve(static_cast<size_t>(threads - 1));
    for (int i = 1; i < threads; ++i)
      workers.emplace_back([this, i] { work(i); });
  }

  ~OwnPool() override {
    stop.store(true);
    round.fetch_add(1);
    round.notify_all();
    for (std::thread &worker : workers)
      worker.join();
  }

  int threads() const override { return count; }

  void parallelFor(int64_t tiles, Body body) override {
    if (tiles <= 0)
      return;
    if (count == 1 || tiles == 1 || busy.test_and_set(std::memory_order_acquire)) {
      body(0, tiles, 0);
      return;
    }
    job = &body;
    total = tiles;
    chunk = std::max<int64_t>(1, tiles / (int64_t(count) * 8));
    next.store(0, std::memory_order_relaxed);
    gate.store(kOpen, std::memory_order_release);
    round.fetch_add(1, std::memory_order_seq_cst);
    if (sleepers.load(std::memory_order_seq_cst) > 0)
      round.notify_all();
    take(0);
    gate.fetch_and(~kOpen, std::memory_order_acq_rel);
    for (int spins = 0; gate.load(std::memory_order_acquire) != 0; ++spins) {
      if (spins < 4096)
        pause();
      else
        std::this_thread::yield();
    }
    busy.clear(std::memory_order_release);
  }

private:
  static constexpr uint32_t kOpen = 1u << 31;

  void take(int worker) {
    for (;;) {
      int64_t begin = next.fetch_add(chunk, std::memory_order_relaxed);
      if (begin >= total)
        return;
      (*job)(begin, std::min(begin + chunk, total), worker);
    }
  }

  bool enter() {
    uint32_t seen = gate.load(std::memory_order_acquire);
    while (seen & kOpen)
      if (gate.compare_exchange_weak(seen, seen + 1, std::memory_order_acq_rel))
        return true;
    return false;
  }

  // Waits for a round other than `seen`: awake for a while, then asleep.
  uint32_t awaitRound(uint32_t seen) {
    auto until = std::chrono::steady_clock::now() + spin;
    for (int i = 1;; ++i) {
      uint32_t now = round.load(std::memory_order_acquire);
      if (now != seen)
        return now;
      pause();
      if (i % 64 == 0 && std::chrono::steady_clock::now() > until)
        break;
    }
    sleepers.fetch_add(1, std::memory_order_seq_cst);
    round.wait(seen, std::memory_order_seq_cst);
    sleepers.fetch_sub(1, std::memory_order_seq_cst);
    return round.load(std::memory_order_acquire);
  }

  void work(int worker) {
    uint32_t seen = 0;
    for (;;) {
      seen = awaitRound(seen);
      if (stop.load())
        return;
      if (!enter())
        continue;
      take(worker);
      gate.fetch_sub(1, std::memory_order_release);
    }
  }

  const int count;
  const std::chrono::nanoseconds spin;
  std::atomic_flag busy = ATOMIC_FLAG_INIT;
  const Body *job = nullptr;
  int64_t total = 0, chunk = 1;
  alignas(64) std::atomic<int64_t> next{0};
  alignas(64) std::atomic<uint32_t> gate{0};
  alignas(64) std::atomic<uint32_t> round{0};
  std::atomic<int> sleepers{0};
  std::atomic<bool> stop{false};
  std::vector<std::thread> workers;
};

} // namespace

std::unique_ptr<ThreadPool> ThreadPool::create(const Options &options) {
  int threads = options.threads > 0 ? options.threads : affinityCpus();
  return std::make_unique<OwnPool>(threads, std::max(options.spinMicros, 0));
}

} // namespace gcrt
