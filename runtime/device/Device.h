// What the executor needs of a device: memory, kernels, streams, events. Implemented by runtime/cpu; the conformance
// suite (test/conformance) says what every implementation must do.
//
// A stream is a queue: its commands take effect one after another. Nothing orders two streams but events. A command's
// pointers and scalars are read when it is issued; the memory behind pointers when it runs. Errors stay with the
// stream: after one, later commands of the device are skipped, and synchronize() returns the first.
//
// Thread rule: one thread issues commands to a device and its streams.
#ifndef GC_RUNTIME_DEVICE_DEVICE_H
#define GC_RUNTIME_DEVICE_DEVICE_H

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "runtime/abi/gcx_generated.h"
#include "runtime/abi/kernel_abi.h"
#include "runtime/device/Communicator.h"

#include <functional>
#include <memory>
#include <string>

namespace gcrt {

// Who issued a command, for errors. Outlives the command.
struct CommandInfo {
  std::string label, location;
};

// One kernel of an artifact, as the device gets it to prepare.
struct KernelDescription {
  std::string name, family;
  uint64_t tiles = 1, scratchBytes = 0;
  double flops = 0, bytes = 0;
  GcKernelFn host = nullptr; // CPU: the function in the mapped image
};

// Memory of one space; freed with the object.
class Allocation {
public:
  virtual ~Allocation() = default;
  void *data() const { return base; }
  uint64_t bytes() const { return size; }

protected:
  void *base = nullptr;
  uint64_t size = 0;
};

class Event {
public:
  virtual ~Event() = default;
};

class Stream {
public:
  virtual ~Stream() = default;
  // Runs kernel number `kernel` of the set that the device prepared. buffers and scalars are copied if need be.
  virtual absl::Status launch(uint32_t kernel, absl::Span<void *const> buffers, absl::Span<const int64_t> scalars,
                              const CommandInfo &info) = 0;
  virtual absl::Status copy(void *dst, const void *src, uint64_t bytes, const CommandInfo &info) = 0;
  // pattern: 1, 2, 4, 8 or 16 bytes.
  virtual absl::Status fill(void *dst, uint64_t bytes, absl::Span<const char> pattern, const CommandInfo &info) = 0;
  // Starts the collective with these buffers once the stream gets there; later commands of the stream wait for its end.
  virtual absl::Status collective(std::unique_ptr<PendingCollective> pending, const void *src, void *dst,
                                  const CommandInfo &info) = 0;
  // Calls host code when the stream gets there.
  virtual absl::Status host(std::function<absl::Status()> code, const CommandInfo &info) = 0;
  virtual absl::Status record(Event &event) = 0;
  // Waits for the event's last record before this call; without one it does nothing.
  virtual absl::Status wait(Event &event) = 0;
  // Blocks the caller until all commands issued so far are done.
  virtual absl::Status synchronize() = 0;
  // Waits as synchronize() does, then copies to the host's memory.
  virtual absl::Status read(void *dst, const void *src, uint64_t bytes) = 0;
};

class Device {
public:
  virtual ~Device() = default;
  virtual std::string name() const = 0;
  virtual absl::StatusOr<std::unique_ptr<Allocation>> allocate(fb::Space space, uint64_t bytes) = 0;
  // Makes kernels ready; launches name them by position. Replaces the set before.
  virtual absl::Status prepare(absl::Span<const KernelDescription> kernels) = 0;
  virtual absl::StatusOr<std::unique_ptr<Stream>> createStream(fb::StreamKind kind) = 0;
  virtual absl::StatusOr<std::unique_ptr<Event>> createEvent() = 0;
  // Forgets errors, so that the next run starts clean. All streams must be empty.
  virtual void clearErrors() = 0;
};

} // namespace gcrt

#endif
