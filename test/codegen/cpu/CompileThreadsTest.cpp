#include "codegen/cpu/CompileThreads.h"

#include <atomic>
#include <gtest/gtest.h>

using gc::CompileThreads;

namespace {

TEST(CompileThreads, OutsideASectionTasksRunAtOnceOnTheirThread) {
  CompileThreads threads(3);
  std::thread::id here = std::this_thread::get_id(), there;
  threads.async([&] { there = std::this_thread::get_id(); });
  EXPECT_EQ(there, here);
}

TEST(CompileThreads, TwoTasksOfASectionWorkAtTheSameTime) {
  CompileThreads threads(2);
  CompileThreads::Section section;
  llvm::ThreadPoolTaskGroup group(threads);
  // Each waits for the other: one thread alone would never come to an end.
  std::atomic<int> inside = 0;
  for (int i = 0; i < 2; ++i)
    group.async([&] {
      ++inside;
      while (inside < 2)
        std::this_thread::yield();
    });
  group.wait();
  EXPECT_EQ(inside, 2);
}

TEST(CompileThreads, PartsOfATaskRunOnItsThreadBeforeAnyOtherTask) {
  for (unsigned count : {1u, 2u, 4u}) {
    CompileThreads threads(count);
    CompileThreads::Section section;
    llvm::ThreadPoolTaskGroup group(threads);
    std::atomic<int> parts = 0, elsewhere = 0, between = 0;
    for (int i = 0; i < 50; ++i)
      group.async([&] {
        static thread_local int tasksOfThread = 0;
        int before = ++tasksOfThread;
        std::thread::id here = std::this_thread::get_id();
        llvm::ThreadPoolTaskGroup nested(threads);
        for (int part = 0; part < 4; ++part)
          nested.async([&] {
            ++parts;
            elsewhere += std::this_thread::get_id() != here;
          });
        nested.wait();
        between += tasksOfThread != before;
      });
    group.wait();
    EXPECT_EQ(parts, 200);
    EXPECT_EQ(elsewhere, 0);
    EXPECT_EQ(between, 0);
  }
}

TEST(CompileThreads, AsManyAsSaidOrAsTheMaskHas) {
  EXPECT_EQ(CompileThreads(5).getMaxConcurrency(), 5u);
  EXPECT_GE(CompileThreads().getMaxConcurrency(), 1u);
}

} // namespace
