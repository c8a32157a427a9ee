#include "codegen/cpu/CompileThreads.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Threading.h"

using namespace gc;

/// Whether tasks of this thread go to others. Workers never are in a section.
static thread_local bool inSection = false;

CompileThreads::Section::Section() : before(inSection) {
  inSection = true;
}
CompileThreads::Section::~Section() {
  inSection = before;
}

CompileThreads::CompileThreads(unsigned threads)
    : count(threads ? threads : llvm::hardware_concurrency().compute_thread_count()) {}

CompileThreads::~CompileThreads() {
  wait();
  {
    std::lock_guard<std::mutex> lock(mutex);
    closing = true;
  }
  queued.notify_all();
  for (std::thread &worker : workers)
    worker.join();
}

void CompileThreads::asyncEnqueue(llvm::unique_function<void()> task, llvm::ThreadPoolTaskGroup *group) {
  if (!inSection || count == 1)
    return task();
  {
    std::lock_guard<std::mutex> lock(mutex);
    tasks.push_back({std::move(task), group});
    if (workers.size() + 1 < count)
      workers.emplace_back([this] { work(); });
  }
  queued.notify_one();
}

void CompileThreads::runNext(std::unique_lock<std::mutex> &lock) {
  Task task = std::move(tasks.front());
  tasks.pop_front();
  running.push_back(task.group);
  lock.unlock();
  bool before = std::exchange(inSection, false);
  task.run();
  inSection = before;
  lock.lock();
  running.erase(llvm::find(running, task.group));
  finished.notify_all();
}

void CompileThreads::work() {
  std::unique_lock<std::mutex> lock(mutex);
  while (true) {
    queued.wait(lock, [&] { return closing || !tasks.empty(); });
    if (tasks.empty())
      return;
    runNext(lock);
  }
}

bool CompileThreads::isBusy(llvm::ThreadPoolTaskGroup *group) const {
  return llvm::is_contained(running, group) ||
         llvm::any_of(tasks, [&](const Task &task) { return task.group == group; });
}

void CompileThreads::wait(llvm::ThreadPoolTaskGroup &group) {
  std::unique_lock<std::mutex> lock(mutex);
  while (isBusy(&group))
    if (tasks.empty())
      finished.wait(lock);
    else
      runNext(lock);
}

void CompileThreads::wait() {
  std::unique_lock<std::mutex> lock(mutex);
  while (!tasks.empty() || !running.empty())
    if (tasks.empty())
      finished.wait(lock);
    else
      runNext(lock);
}
