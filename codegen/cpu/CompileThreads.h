// The threads of a compilation: what runs the tasks of an MLIR context.
//
//   CompileThreads threads(2);                       // before the context, which it must outlive
//   MLIRContext context(registry, MLIRContext::Threading::DISABLED);
//   context.setThreadPool(threads);
//
// LLVM's own pool lets a thread that waits for the parts of its task take up any other task, which may be all the rest:
// its own task then ends last of all. Here the parts of a task are run by its own thread, at once. Threads are started
// for the first tasks that come inside a Section; outside, tasks run at once too, for most of MLIR's are shorter than
// the waking of a thread.
#pragma once

#include "llvm/Support/ThreadPool.h"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace gc {

class CompileThreads final : public llvm::ThreadPoolInterface {
public:
  /// 0: as many as the affinity mask has CPUs. The thread that waits is one of them.
  explicit CompileThreads(unsigned threads = 0);
  ~CompileThreads() override;

  void wait() override;
  void wait(llvm::ThreadPoolTaskGroup &group) override;
  unsigned getMaxConcurrency() const override { return count; }

  /// While one lives, tasks that this thread gives to the context go to all threads.
  class Section {
  public:
    Section();
    ~Section();

  private:
    bool before;
  };

private:
  struct Task {
    llvm::unique_function<void()> run;
    llvm::ThreadPoolTaskGroup *group;
  };

  void asyncEnqueue(llvm::unique_function<void()> task, llvm::ThreadPoolTaskGroup *group) override;
  void work();
  void runNext(std::unique_lock<std::mutex> &lock);
  bool isBusy(llvm::ThreadPoolTaskGroup *group) const;

  unsigned count;
  std::vector<std::thread> workers;
  std::mutex mutex;
  std::condition_variable queued, finished;
  std::deque<Task> tasks;
  std::vector<llvm::ThreadPoolTaskGroup *> running; // of each task at work
  bool closing = false;
};

} // namespace gc
