// One thread per stream takes commands from a queue.
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuCore.h"

#include <condition_variable>
#include <deque>
#include <thread>

namespace gcrt {

namespace {

class ThreadStream final : public Stream {
public:
  ThreadStream(std::shared_ptr<CpuCore> core, fb::StreamKind kind)
      : core(std::move(core)), lane{kind}, thread([this] { work(); }) {}

  ~ThreadStream() override {
    {
      std::lock_guard<std::mutex> lock(mutex);
      stop = true;
    }
    changed.notify_all();
    thread.join();
  }

  absl::Status launch(uint32_t kernel, absl::Span<void *const> buffers, absl::Span<const int64_t> scalars,
                      const CommandInfo &info) override {
    return push([this, kernel, b = std::vector<void *>(buffers.begin(), buffers.end()),
                 s = std::vector<int64_t>(scalars.begin(), scalars.end()),
                 &info] { return core->launch(kernel, b.data(), s.data(), info, lane); });
  }
  absl::Status copy(void *dst, const void *src, uint64_t bytes, const CommandInfo &info) override {
    return push([=, this, &info] {
      core->copy(dst, src, bytes, info, lane);
      return absl::OkStatus();
    });
  }
  absl::Status fill(void *dst, uint64_t bytes, absl::Span<const char> pattern, const CommandInfo &info) override {
    return push([this, dst, bytes, &info, p = std::vector<char>(pattern.begin(), pattern.end())] {
      core->fill(dst, bytes, p, info, lane);
      return absl::OkStatus();
    });
  }
  absl::Status collective(std::unique_ptr<PendingCollective> pending, const void *src, void *dst,
                          const CommandInfo &info) override {
    return push([this, src, dst, &info, p = std::shared_ptr<PendingCollective>(std::move(pending))] {
      return core->collective(*p, src, dst, info, lane);
    });
  }
  absl::Status host(std::function<absl::Status()> code, const CommandInfo &info) override {
    return push([this, &info, code = std::move(code)] { return core->host(code, info, lane); });
  }
  absl::Status record(Event &event) override {
    auto &cpuEvent = static_cast<CpuEvent &>(event);
    uint64_t n = ++cpuEvent.issued;
    // Runs after an error too, so that nobody waits for ever.
    return push(
        [&cpuEvent, n] {
          cpuEvent.complete(n);
          return absl::OkStatus();
        },
        /*always=*/true);
  }
  absl::Status wait(Event &event) override {
    auto &cpuEvent = static_cast<CpuEvent &>(event);
    uint64_t n = cpuEvent.issued;
    return push(
        [&cpuEvent, n] {
          cpuEvent.await(n);
          return absl::OkStatus();
        },
        /*always=*/true);
  }
  absl::Status synchronize() override {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [this] { return queue.empty() && !running; });
    return core->error();
  }
  absl::Status read(void *dst, const void *src, uint64_t bytes) override {
    GC_RETURN_IF_ERROR(synchronize());
    std::memcpy(dst, src, bytes);
    return absl::OkStatus();
  }

private:
  struct Command {
    std::function<absl::Status()> run;
    bool always;
  };

  absl::Status push(std::function<absl::Status()> run, bool always = false) {
    if (core->failed() && !always)
      return core->error();
    {
      std::lock_guard<std::mutex> lock(mutex);
      queue.push_back({std::move(run), always});
    }
    changed.notify_all();
    return absl::OkStatus();
  }

  void work() {
    std::unique_lock<std::mutex> lock(mutex);
    for (;;) {
      changed.wait(lock, [this] { return stop || !queue.empty(); });
      if (queue.empty())
        return;
      Command command = std::move(queue.front());
      queue.pop_front();
      running = true;
      lock.unlock();
      if (command.always || !core->failed())
        if (absl::Status status = command.run(); !status.ok())
          core->fail(status).IgnoreError();
      command = {};
      lock.lock();
      running = false;
      changed.notify_all();
    }
  }

  std::shared_ptr<CpuCore> core;
  Lane lane;
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Command> queue;
  bool running = false, stop = false;
  std::thread thread; // last: starts when all else is there
};

} // namespace

std::unique_ptr<Stream> makeThreadStream(std::shared_ptr<CpuCore> core, fb::StreamKind kind) {
  return std::make_unique<ThreadStream>(std::move(core), kind);
}

} // namespace gcrt
