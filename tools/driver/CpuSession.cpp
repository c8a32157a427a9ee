#include "tools/driver/CpuSession.h"

#include "collectives/local/Local.h"

namespace gc {

absl::StatusOr<std::unique_ptr<gcrt::Session>> makeCpuSession(std::shared_ptr<const gcrt::Artifact> artifact,
                                                              const CpuSessionOptions &how) {
  uint32_t devices = artifact->module().devices();
  gcrt::SessionOptions options;
  options.poison = how.poison;
  options.cancel = how.cancel;
  for (uint32_t i = 0; i < devices; ++i) {
    gcrt::CpuOptions cpu = how.cpu;
    cpu.trace = how.recorders.empty() ? nullptr : how.recorders[i];
    options.devices.push_back(gcrt::makeCpuDevice(cpu));
  }
  if (devices > 1)
    options.communicators = gcrt::makeLocalCommunicators(devices);
  return gcrt::Session::create(std::move(artifact), std::move(options));
}

absl::Status runOnce(gcrt::Session &session, std::string_view program, absl::Span<const gcrt::HostBuffer> arguments,
                     absl::Span<const gcrt::HostBuffer> results) {
  if (session.artifact().module().devices() > 1)
    return session.runWhole(program, arguments, results);
  gcrt::DeviceBuffers device{arguments, results};
  return session.run(program, {&device, 1});
}

} // namespace gc
