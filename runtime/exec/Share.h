// What each device holds of an argument or result, by the layout in the artifact.
//
//   Share share = Share::of(module, *program->arguments()->Get(0));
//   share.cut(whole, device, part);     // share.wholeShape(), a row-major array, to this device's part
//   share.join(part, device, whole);    // and back
#ifndef GC_RUNTIME_EXEC_SHARE_H
#define GC_RUNTIME_EXEC_SHARE_H

#include "runtime/base/DType.h"

#include <vector>

namespace gcrt {

class Share {
public:
  // The artifact has been checked, so nothing can fail.
  static Share of(const fb::Module &module, const fb::Value &value);

  const std::vector<int64_t> &wholeShape() const { return whole; }
  uint64_t wholeBytes() const;
  uint64_t partBytes() const;
  // Every device has the whole.
  bool isReplicated() const { return replicated; }

  void cut(const void *wholeData, uint32_t device, void *part) const;
  void join(const void *part, uint32_t device, void *wholeData) const;

private:
  // The whole's dimensions, opened at their cuts. A device has one coordinate of those that an axis cuts, all of
  // others.
  struct Open {
    int64_t size, stride;      // of the whole, in bytes
    uint32_t parts = 0, inner; // by an axis: its size, and the devices that differ in later axes alone
  };
  template <typename Move> void walk(uint32_t device, const Move &move) const;

  std::vector<int64_t> whole;
  std::vector<Open> open;
  int64_t elementBytes = 1;
  bool replicated = true;
};

} // namespace gcrt

#endif
