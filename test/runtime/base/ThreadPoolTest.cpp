#include "runtime/base/ThreadPool.h"

#include <atomic>
#include <gtest/gtest.h>
#include <set>
#include <thread>
#include <vector>

namespace gcrt {
namespace {

TEST(ThreadPool, EveryTileOnce) {
  for (int threads : {1, 2, 5})
    for (int spin : {0, 30}) {
      auto pool = ThreadPool::create({threads, spin});
      EXPECT_EQ(pool->threads(), threads);
      for (int64_t tiles : {0, 1, 2, 7, 1000}) {
        std::vector<std::atomic<int>> seen(static_cast<size_t>(tiles));
        pool->parallelFor(tiles, [&](int64_t begin, int64_t end, int worker) {
          ASSERT_LT(begin, end);
          ASSERT_GE(worker, 0);
          ASSERT_LT(worker, threads);
          for (int64_t i = begin; i < end; ++i)
            ++seen[static_cast<size_t>(i)];
        });
        for (auto &count : seen)
          ASSERT_EQ(count.load(), 1);
      }
    }
}

// Many short jobs one after another: a late worker must not touch the next job's state.
TEST(ThreadPool, ManyShortJobs) {
  auto pool = ThreadPool::create({4, 5});
  for (int job = 0; job < 20000; ++job) {
    int64_t tiles = 2 + job % 5;
    std::atomic<int64_t> sum{0};
    pool->parallelFor(tiles, [&](int64_t begin, int64_t end, int) {
      for (int64_t i = begin; i < end; ++i)
        sum += i + 1;
    });
    ASSERT_EQ(sum.load(), tiles * (tiles + 1) / 2);
  }
}

TEST(ThreadPool, NoTwoWithTheSameNumber) {
  auto pool = ThreadPool::create({4, 30});
  std::vector<std::atomic<int>> inside(4);
  for (int job = 0; job < 500; ++job)
    pool->parallelFor(64, [&](int64_t, int64_t, int worker) {
      EXPECT_EQ(inside[static_cast<size_t>(worker)]++, 0);
      std::this_thread::yield();
      --inside[static_cast<size_t>(worker)];
    });
}

TEST(ThreadPool, CallsFromManyThreadsAndFromInside) {
  auto pool = ThreadPool::create({3, 30});
  std::atomic<int64_t> total{0};
  std::vector<std::thread> callers;
  for (int c = 0; c < 4; ++c)
    callers.emplace_back([&] {
      for (int job = 0; job < 200; ++job)
        pool->parallelFor(8, [&](int64_t begin, int64_t end, int) {
          pool->parallelFor(end - begin, [&](int64_t b, int64_t e, int) { total += e - b; });
        });
    });
  for (std::thread &caller : callers)
    caller.join();
  EXPECT_EQ(total.load(), 4 * 200 * 8);
}

TEST(ThreadPool, SizedByTheAffinityMask) {
  EXPECT_EQ(ThreadPool::create({})->threads(), affinityCpus());
  std::thread([] {
    cpu_set_t one;
    CPU_ZERO(&one);
    cpu_set_t all;
    ASSERT_EQ(sched_getaffinity(0, sizeof all, &all), 0);
    for (int i = 0; i < CPU_SETSIZE; ++i)
      if (CPU_ISSET(i, &all)) {
        CPU_SET(i, &one);
        break;
      }
    ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
    EXPECT_EQ(affinityCpus(), 1);
  }).join();
}

} // namespace
} // namespace gcrt
