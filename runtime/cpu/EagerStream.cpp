// Commands run as they are issued.
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuCore.h"

namespace gcrt {

namespace {

class EagerStream final : public Stream {
public:
  EagerStream(std::shared_ptr<CpuCore> core, fb::StreamKind kind) : core(std::move(core)), lane{kind} {}

  absl::Status launch(uint32_t kernel, absl::Span<void *const> buffers, absl::Span<const int64_t> scalars,
                      const CommandInfo &info) override {
    if (core->failed())
      return core->error();
    absl::Status status = core->launch(kernel, buffers.data(), scalars.data(), info, lane);
    return status.ok() ? status : core->fail(status);
  }
  absl::Status copy(void *dst, const void *src, uint64_t bytes, const CommandInfo &info) override {
    if (core->failed())
      return core->error();
    core->copy(dst, src, bytes, info, lane);
    return absl::OkStatus();
  }
  absl::Status fill(void *dst, uint64_t bytes, absl::Span<const char> pattern, const CommandInfo &info) override {
    if (core->failed())
      return core->error();
    core->fill(dst, bytes, pattern, info, lane);
    return absl::OkStatus();
  }
  absl::Status collective(std::unique_ptr<PendingCollective> pending, const void *src, void *dst,
                          const CommandInfo &info) override {
    if (core->failed())
      return core->error();
    absl::Status status = core->collective(*pending, src, dst, info, lane);
    return status.ok() ? status : core->fail(status);
  }
  absl::Status host(std::function<absl::Status()> code, const CommandInfo &info) override {
    if (core->failed())
      return core->error();
    absl::Status status = core->host(code, info, lane);
    return status.ok() ? status : core->fail(status);
  }
  absl::Status record(Event &event) override { return absl::OkStatus(); }
  absl::Status wait(Event &event) override { return absl::OkStatus(); }
  absl::Status synchronize() override { return core->error(); }
  absl::Status read(void *dst, const void *src, uint64_t bytes) override {
    GC_RETURN_IF_ERROR(synchronize());
    std::memcpy(dst, src, bytes);
    return absl::OkStatus();
  }

private:
  std::shared_ptr<CpuCore> core;
  Lane lane;
};

} // namespace

std::unique_ptr<Stream> makeEagerStream(std::shared_ptr<CpuCore> core, fb::StreamKind kind) {
  return std::make_unique<EagerStream>(std::move(core), kind);
}

} // namespace gcrt
