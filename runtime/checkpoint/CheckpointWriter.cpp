#include "runtime/checkpoint/CheckpointWriter.h"

#include "runtime/base/Status.h"

#include <cerrno>
#include <condition_variable>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace gcrt {

namespace {

// One checkpoint with memory of its own. Kept from one to the next, so that its memory is.
struct Job {
  CheckpointInfo info;
  std::vector<TensorToStore> tensors;
  std::vector<std::vector<char>> memory;

  void copy(const CheckpointInfo &of, absl::Span<const TensorToStore> state) {
    info = of;
    tensors.assign(state.begin(), state.end());
    memory.resize(state.size());
    for (size_t i = 0; i < state.size(); ++i) {
      memory[i].assign(state[i].bytes.begin(), state[i].bytes.end());
      tensors[i].bytes = memory[i];
    }
  }
};

class Writer : public CheckpointWriter {
public:
  Writer(Options options, int lock) : options(std::move(options)), lock(lock), thread([this] { work(); }) {}
  ~Writer() override {
    {
      std::unique_lock held(mutex);
      idle.wait(held, [&] { return !busy; });
      ending = true;
    }
    wake.notify_one();
    thread.join();
    ::close(lock);
  }

  absl::Status write(const CheckpointInfo &info, absl::Span<const TensorToStore> state) override {
    GC_RETURN_IF_ERROR(finish());
    job.copy(info, state); // the thread waits: the job is ours
    {
      std::lock_guard held(mutex);
      busy = true;
    }
    wake.notify_one();
    return absl::OkStatus();
  }

  absl::Status poll() override {
    std::lock_guard held(mutex);
    return std::exchange(error, absl::OkStatus());
  }

  absl::Status finish() override {
    std::unique_lock held(mutex);
    idle.wait(held, [&] { return !busy; });
    return std::exchange(error, absl::OkStatus());
  }

private:
  void work() {
    std::unique_lock held(mutex);
    while (true) {
      wake.wait(held, [&] { return busy || ending; });
      if (ending)
        return;
      held.unlock();
      absl::Status status = writeCheckpoint(options.directory, job.info, job.tensors);
      if (status.ok())
        status = pruneCheckpoints(options.directory, options.keep);
      held.lock();
      error = annotate(status, absl::StrCat("checkpoint of step ", job.info.step));
      busy = false;
      idle.notify_all();
    }
  }

  const Options options;
  const int lock;
  Job job;
  std::mutex mutex; // of what follows
  std::condition_variable wake, idle;
  bool busy = false, ending = false;
  absl::Status error;
  std::thread thread; // last: it uses all above
};

} // namespace

absl::StatusOr<std::unique_ptr<CheckpointWriter>> CheckpointWriter::create(Options options) {
  std::error_code error;
  std::filesystem::create_directories(options.directory, error);
  if (error)
    return absl::ErrnoToStatus(error.value(), absl::StrCat("cannot make the folder '", options.directory, "'"));
  int lock = ::open(options.directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock < 0)
    return absl::ErrnoToStatus(errno, absl::StrCat("cannot open '", options.directory, "'"));
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
    int reason = errno;
    ::close(lock);
    return reason == EWOULDBLOCK
               ? absl::FailedPreconditionError(absl::StrCat("another run writes checkpoints to '", options.directory,
                                                            "': end it, or give this one a directory of its own"))
               : absl::ErrnoToStatus(reason, absl::StrCat("cannot lock '", options.directory, "'"));
  }
  return std::make_unique<Writer>(std::move(options), lock);
}

} // namespace gcrt
