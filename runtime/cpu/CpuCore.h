// What the streams of one CPU device share: kernels, scratch, the first error.
#ifndef GC_RUNTIME_CPU_CPUCORE_H
#define GC_RUNTIME_CPU_CPUCORE_H

#include "runtime/cpu/CpuDevice.h"

#include <atomic>
#include <mutex>

namespace gcrt {

// Memory for the kernels' scratch, one piece per worker. Each thread that launches has its own set.
class ScratchSet {
public:
  ~ScratchSet();
  absl::Status reserve(int workers, uint64_t bytes);
  void *of(int worker) const { return pieces.empty() ? nullptr : pieces[size_t(worker)]; }

private:
  void release();
  std::vector<void *> pieces;
  uint64_t size = 0;
};

// What the commands of one stream share.
struct Lane {
  fb::StreamKind stream = fb::StreamKind::compute;
  ScratchSet scratch;
};

class CpuCore {
public:
  explicit CpuCore(const CpuOptions &options);

  absl::Status prepare(absl::Span<const KernelDescription> kernels);
  absl::Status launch(uint32_t kernel, void *const *buffers, const int64_t *scalars, const CommandInfo &info,
                      Lane &lane);
  void copy(void *dst, const void *src, uint64_t bytes, const CommandInfo &info, const Lane &lane);
  void fill(void *dst, uint64_t bytes, absl::Span<const char> pattern, const CommandInfo &info, const Lane &lane);
  absl::Status collective(PendingCollective &pending, const void *src, void *dst, const CommandInfo &info,
                          const Lane &lane);
  absl::Status host(const std::function<absl::Status()> &code, const CommandInfo &info, const Lane &lane);

  bool failed() const { return hasError.load(std::memory_order_acquire); }
  // Keeps the first error and returns it.
  absl::Status fail(const absl::Status &status);
  absl::Status error() const;
  void clearErrors();

  const CpuOptions options;

private:
  struct Kernel {
    GcKernelFn fn = nullptr;
    int64_t tiles = 1;
    bool isInline = true;
    uint64_t scratchBytes = 0;
    std::string name;
  };
  void traceKernel(uint32_t number, const CommandInfo &info, const Lane &lane, uint64_t begin,
                   absl::Span<const TraceEvent> shares);
  int workers() const { return options.pool ? options.pool->threads() : 1; }

  std::vector<Kernel> kernels;
  uint64_t maxScratch = 0;
  GcRuntimeTable functions;
  const GcRuntimeTable *table = &functions;
  std::atomic<bool> hasError{false};
  mutable std::mutex mutex;
  absl::Status first;
};

// An event counts its records. `completed` reaches n when the n-th record's turn comes in its stream.
class CpuEvent final : public Event {
public:
  uint64_t issued = 0; // touched by the issuing thread alone
  void complete(uint64_t n);
  bool isComplete(uint64_t n) const { return completed.load(std::memory_order_acquire) >= n; }
  void await(uint64_t n);

private:
  std::atomic<uint64_t> completed{0};
};

std::unique_ptr<Stream> makeEagerStream(std::shared_ptr<CpuCore> core, fb::StreamKind kind);
std::unique_ptr<Stream> makeThreadStream(std::shared_ptr<CpuCore> core, fb::StreamKind kind);

// The queues of all adversarial streams of a device.
class AdversarialScheduler;
std::shared_ptr<AdversarialScheduler> makeAdversarialScheduler(std::shared_ptr<CpuCore> core);
std::unique_ptr<Stream> makeAdversarialStream(std::shared_ptr<AdversarialScheduler> scheduler, fb::StreamKind kind);

// The functions that kernels may call, with oneDNN or without.
const GcRuntimeTable *cpuRuntimeTable(bool libraries);

} // namespace gcrt

#endif
