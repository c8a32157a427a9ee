// Nothing runs until somebody waits; then the streams' commands run one at a time, in an order that streams and events
// allow and that is as unlike the order of issue as a seed makes it.
//
// With fixed priorities (the first six seeds: all orders of three streams) the highest stream that can go always goes.
// That finds any missing dependency of b on a: where b's stream has the highest priority and a's the lowest, b runs as
// soon as what it does wait for is done, and of a's stream only what is needed for that runs before.
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuCore.h"

#include <array>
#include <chrono>
#include <deque>
#include <random>
#include <thread>

namespace gcrt {

namespace {

struct QueuedCommand {
  std::function<absl::Status()> run; // null: only waits
  CpuEvent *awaited = nullptr;       // cannot go before this event's n-th record
  CpuEvent *recorded = nullptr;
  uint64_t n = 0;
  std::shared_ptr<PendingCollective> pending;
  const void *src = nullptr;
  void *dst = nullptr;
  bool started = false;
};

struct Queue {
  std::deque<QueuedCommand> commands;
};

} // namespace

class AdversarialScheduler {
public:
  explicit AdversarialScheduler(std::shared_ptr<CpuCore> core)
      : core(std::move(core)), random(this->core->options.seed) {}

  Queue *addQueue() {
    queues.push_back(std::make_unique<Queue>());
    return queues.back().get();
  }

  absl::Status drain(const Queue &target) {
    while (!target.commands.empty() && !core->failed()) {
      absl::StatusOr<bool> ran = step();
      if (ran.ok() && !*ran)
        stuck();
    }
    // After an error what is left never runs.
    if (core->failed())
      for (auto &queue : queues)
        queue->commands.clear();
    return core->error();
  }

  std::shared_ptr<CpuCore> core;

private:
  bool hasFixedPriorities() const { return core->options.seed < 6; }

  // The streams from the highest priority to the lowest for the next command.
  std::vector<size_t> order() {
    std::vector<size_t> out(queues.size());
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = i;
    uint64_t seed = core->options.seed;
    if (hasFixedPriorities()) {
      static constexpr std::array<std::array<size_t, 3>, 6> kOrders = {
          {{2, 1, 0}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {0, 1, 2}}};
      std::sort(out.begin(), out.end(), [&](size_t a, size_t b) {
        size_t rankA = kOrders[seed][a % 3], rankB = kOrders[seed][b % 3];
        return rankA != rankB ? rankA < rankB : a > b;
      });
      return out;
    }
    // Half of the time as before, so that one stream gets far ahead of the others.
    if (last.size() == out.size() && random() % 2)
      return last;
    std::shuffle(out.begin(), out.end(), random);
    return last = out;
  }

  // Runs one command of some stream; false if none can go.
  absl::StatusOr<bool> step() {
    for (size_t i : order()) {
      Queue &queue = *queues[i];
      if (queue.commands.empty())
        continue;
      GC_ASSIGN_OR_RETURN(bool done, tryFront(queue.commands.front()));
      if (!done)
        continue;
      queue.commands.pop_front();
      return true;
    }
    return false;
  }

  absl::StatusOr<bool> tryFront(QueuedCommand &command) {
    if (command.awaited && !command.awaited->isComplete(command.n))
      return false;
    if (command.pending) {
      if (!command.started) {
        command.started = true;
        if (absl::Status status = command.pending->start(command.src, command.dst); !status.ok())
          return core->fail(status);
      }
      absl::StatusOr<bool> done = command.pending->done();
      // With fixed priorities lower streams get no turn because peers are slow: that would hide that this stream's next
      // command should have waited for them. Not for ever: peers may wait for this device in another stream.
      auto patience = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
      while (hasFixedPriorities() && done.ok() && !*done && std::chrono::steady_clock::now() < patience) {
        std::this_thread::sleep_for(std::chrono::microseconds(20));
        done = command.pending->done();
      }
      return done.ok() ? done : core->fail(done.status());
    }
    if (command.run)
      if (absl::Status status = command.run(); !status.ok())
        return core->fail(status);
    if (command.recorded)
      command.recorded->complete(command.n);
    return true;
  }

  // Nothing can go: either a collective waits for its peers, or events wait in a circle.
  void stuck() {
    for (auto &queue : queues)
      if (!queue->commands.empty() && queue->commands.front().started) {
        if (absl::Status status = queue->commands.front().pending->wait(); !status.ok())
          core->fail(status).IgnoreError();
        return;
      }
    core->fail(absl::InternalError("the streams wait for each other's events in a circle")).IgnoreError();
  }

  std::vector<std::unique_ptr<Queue>> queues;
  std::mt19937_64 random;
  std::vector<size_t> last;
};

namespace {

class AdversarialStream final : public Stream {
public:
  AdversarialStream(std::shared_ptr<AdversarialScheduler> s, fb::StreamKind kind)
      : scheduler(std::move(s)), core(scheduler->core), lane{kind} {
    queue = scheduler->addQueue();
  }

  absl::Status launch(uint32_t kernel, absl::Span<void *const> buffers, absl::Span<const int64_t> scalars,
                      const CommandInfo &info) override {
    return run([this, kernel, b = std::vector<void *>(buffers.begin(), buffers.end()),
                s = std::vector<int64_t>(scalars.begin(), scalars.end()),
                &info] { return core->launch(kernel, b.data(), s.data(), info, lane); });
  }
  absl::Status copy(void *dst, const void *src, uint64_t bytes, const CommandInfo &info) override {
    return run([=, this, &info] {
      core->copy(dst, src, bytes, info, lane);
      return absl::OkStatus();
    });
  }
  absl::Status fill(void *dst, uint64_t bytes, absl::Span<const char> pattern, const CommandInfo &info) override {
    return run([this, dst, bytes, &info, p = std::vector<char>(pattern.begin(), pattern.end())] {
      core->fill(dst, bytes, p, info, lane);
      return absl::OkStatus();
    });
  }
  absl::Status collective(std::unique_ptr<PendingCollective> pending, const void *src, void *dst,
                          const CommandInfo &info) override {
    QueuedCommand command;
    command.pending = std::move(pending);
    command.src = src;
    command.dst = dst;
    return push(std::move(command));
  }
  absl::Status host(std::function<absl::Status()> code, const CommandInfo &info) override {
    return run([this, &info, code = std::move(code)] { return core->host(code, info, lane); });
  }
  absl::Status record(Event &event) override {
    QueuedCommand command;
    command.recorded = static_cast<CpuEvent *>(&event);
    command.n = ++command.recorded->issued;
    return push(std::move(command));
  }
  absl::Status wait(Event &event) override {
    QueuedCommand command;
    command.awaited = static_cast<CpuEvent *>(&event);
    command.n = command.awaited->issued;
    return push(std::move(command));
  }
  absl::Status synchronize() override { return scheduler->drain(*queue); }
  absl::Status read(void *dst, const void *src, uint64_t bytes) override {
    GC_RETURN_IF_ERROR(synchronize());
    std::memcpy(dst, src, bytes);
    return absl::OkStatus();
  }

private:
  absl::Status run(std::function<absl::Status()> code) {
    QueuedCommand command;
    command.run = std::move(code);
    return push(std::move(command));
  }
  absl::Status push(QueuedCommand command) {
    if (core->failed())
      return core->error();
    queue->commands.push_back(std::move(command));
    return absl::OkStatus();
  }

  std::shared_ptr<AdversarialScheduler> scheduler;
  std::shared_ptr<CpuCore> core;
  Lane lane;
  Queue *queue;
};

} // namespace

std::shared_ptr<AdversarialScheduler> makeAdversarialScheduler(std::shared_ptr<CpuCore> core) {
  return std::make_shared<AdversarialScheduler>(std::move(core));
}

std::unique_ptr<Stream> makeAdversarialStream(std::shared_ptr<AdversarialScheduler> scheduler, fb::StreamKind kind) {
  return std::make_unique<AdversarialStream>(std::move(scheduler), kind);
}

} // namespace gcrt
