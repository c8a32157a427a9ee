#include "runtime/cpu/CpuDevice.h"
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuCore.h"

#include <cerrno>
#include <cstdlib>
#include <sys/mman.h>

namespace gcrt {

namespace {

// All spaces of a CPU are its memory. Large pieces are asked for as huge pages: arenas are walked end to end, and page
// faults and TLB misses would cost more than the kernels' own work.
class CpuAllocation final : public Allocation {
public:
  static absl::StatusOr<std::unique_ptr<Allocation>> make(uint64_t bytes) {
    auto out = std::make_unique<CpuAllocation>();
    uint64_t page = bytes >= kHuge ? kHuge : 4096;
    uint64_t rounded = (bytes + page - 1) / page * page;
    // Room to move the start to a multiple of the page size.
    out->reserved = rounded + (page == kHuge ? kHuge : 0);
    if (rounded < bytes)
      return absl::ResourceExhaustedError(absl::StrCat("no memory for ", bytes, " bytes"));
    if (rounded == 0)
      return out;
    out->mapping = ::mmap(nullptr, out->reserved, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (out->mapping == MAP_FAILED) {
      out->mapping = nullptr;
      return absl::ResourceExhaustedError(absl::StrCat("no memory for ", bytes, " bytes"));
    }
    uintptr_t start = (reinterpret_cast<uintptr_t>(out->mapping) + page - 1) / page * page;
    out->base = reinterpret_cast<void *>(start);
    out->size = bytes;
    if (page == kHuge)
      ::madvise(out->base, rounded, MADV_HUGEPAGE);
    return out;
  }
  ~CpuAllocation() override {
    if (mapping)
      ::munmap(mapping, reserved);
  }

private:
  static constexpr uint64_t kHuge = 2 << 20;
  void *mapping = nullptr;
  uint64_t reserved = 0;
};

class CpuDevice final : public Device {
public:
  explicit CpuDevice(const CpuOptions &options) : core(std::make_shared<CpuCore>(options)) {
    if (options.mode == StreamMode::Adversarial)
      scheduler = makeAdversarialScheduler(core);
  }

  std::string name() const override { return core->options.name; }

  absl::StatusOr<std::unique_ptr<Allocation>> allocate(fb::Space space, uint64_t bytes) override {
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Allocation> out, CpuAllocation::make(bytes));
    // All ones is a NaN in every float type.
    if (scheduler && bytes)
      std::memset(out->data(), 0xFF, bytes);
    return out;
  }
  absl::Status prepare(absl::Span<const KernelDescription> kernels) override { return core->prepare(kernels); }
  absl::StatusOr<std::unique_ptr<Stream>> createStream(fb::StreamKind kind) override {
    switch (core->options.mode) {
    case StreamMode::Eager:
      return makeEagerStream(core, kind);
    case StreamMode::Threads:
      return makeThreadStream(core, kind);
    case StreamMode::Adversarial:
      return makeAdversarialStream(scheduler, kind);
    }
    return absl::InternalError("unknown stream mode");
  }
  absl::StatusOr<std::unique_ptr<Event>> createEvent() override { return std::make_unique<CpuEvent>(); }
  void clearErrors() override { core->clearErrors(); }

private:
  std::shared_ptr<CpuCore> core;
  std::shared_ptr<AdversarialScheduler> scheduler;
};

} // namespace

std::unique_ptr<Device> makeCpuDevice(const CpuOptions &options) {
  return std::make_unique<CpuDevice>(options);
}

} // namespace gcrt
