// What the executor needs of collectives: one Communicator per device, which the backends in collectives/ implement.
//
// Every device issues the same collectives of a group in the same order; issue() is called in program order and fixes
// which call of the other devices this one meets. The transfer itself happens between start() and done(), at any time
// and from any thread, so that streams may run their collectives in whatever order events allow.
#ifndef GC_RUNTIME_DEVICE_COMMUNICATOR_H
#define GC_RUNTIME_DEVICE_COMMUNICATOR_H

#include "absl/status/statusor.h"
#include "runtime/base/DType.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace gcrt {

// One collective as all its devices must see it. Sizes as in runtime/abi/gcx.fbs.
struct CollectiveSpec {
  fb::CollectiveKind kind = fb::CollectiveKind::all_reduce;
  fb::Monoid monoid = fb::Monoid::add;
  DType dtype = DType::f32;
  uint64_t count = 0; // elements per device in src
  uint64_t outer = 1;
  std::vector<uint32_t> group; // the devices, by rank
  std::vector<uint32_t> pairs; // permute: source, target, …
  std::string axes;            // names of the mesh axes, for counters and messages: "data" or "data,tensor"
  std::string label;

  uint64_t srcBytes() const { return count * uint64_t(byteSize(dtype)); }
  uint64_t dstBytes() const;
  // "all_reduce add f32[64] over data 'grads'"
  std::string text() const;
};

// What one device sent; the bytes of src, counted once per call.
struct CollectiveCount {
  uint64_t calls = 0, bytes = 0;
  bool operator==(const CollectiveCount &) const = default;
};
// By kind and axes: {"all_reduce", "data"}.
using CollectiveCounts = std::map<std::pair<std::string, std::string>, CollectiveCount>;

class PendingCollective {
public:
  virtual ~PendingCollective() = default;
  // Offers this device's buffers. They stay untouched until done() or an error.
  virtual absl::Status start(const void *src, void *dst) = 0;
  // Whether it is finished; an error if it failed or a peer did. Does not block.
  virtual absl::StatusOr<bool> done() = 0;
  // Blocks until it is finished.
  virtual absl::Status wait() = 0;
};

class Communicator {
public:
  virtual ~Communicator() = default;
  virtual uint32_t device() const = 0;
  virtual uint32_t devices() const = 0;
  // Takes part in a collective; `spec.group` holds this device.
  virtual absl::StatusOr<std::unique_ptr<PendingCollective>> issue(const CollectiveSpec &spec) = 0;
  // Between runs: begin() of all devices before the first issue of any, end(status) after a device's last. A device
  // that ends while peers wait for it in a collective makes theirs fail (with kCancelled) instead of waiting for ever.
  virtual absl::Status begin() = 0;
  virtual void end(const absl::Status &status) = 0;
  virtual CollectiveCounts counts() const = 0;
  virtual void resetCounts() = 0;
};

} // namespace gcrt

#endif
