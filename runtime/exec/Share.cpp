#include "runtime/exec/Share.h"

#include <cstring>

namespace gcrt {

Share Share::of(const fb::Module &module, const fb::Value &value) {
  Share share;
  share.elementBytes = byteSize(value.dtype());
  uint32_t rank = value.shape() ? value.shape()->size() : 0;
  const auto *cuts = value.layout() ? value.layout()->cuts() : nullptr;
  uint32_t next = 0, count = cuts ? cuts->size() : 0;
  share.replicated = count == 0;
  const fb::Mesh *mesh = count ? module.meshes()->Get(value.layout()->mesh()) : nullptr;
  for (uint32_t d = 0; d < rank; ++d) {
    int64_t left = value.shape()->Get(d);
    for (uint32_t c = next; c < count && cuts->Get(c)->dim() == d; ++c)
      left *= mesh->axes()->Get(cuts->Get(c)->axis())->size();
    share.whole.push_back(left);
    // From the major side: what lies before a cut, the cut, and what the last one leaves.
    uint64_t reached = 1;
    for (; next < count && cuts->Get(next)->dim() == d; ++next) {
      const fb::Cut &cut = *cuts->Get(next);
      uint32_t parts = mesh->axes()->Get(cut.axis())->size(), inner = 1;
      for (uint32_t axis = cut.axis() + 1; axis < mesh->axes()->size(); ++axis)
        inner *= mesh->axes()->Get(axis)->size();
      share.open.push_back({int64_t(cut.pre() / reached), 0, 0, 0});
      share.open.push_back({parts, 0, parts, inner});
      reached = cut.pre() * parts;
    }
    share.open.push_back({left / int64_t(reached), 0, 0, 0});
  }
  int64_t stride = share.elementBytes;
  for (size_t i = share.open.size(); i-- > 0;) {
    share.open[i].stride = stride;
    stride *= share.open[i].size;
  }
  return share;
}

uint64_t Share::wholeBytes() const {
  uint64_t bytes = uint64_t(elementBytes);
  for (int64_t size : whole)
    bytes *= uint64_t(size);
  return bytes;
}

uint64_t Share::partBytes() const {
  uint64_t bytes = wholeBytes();
  for (const Open &dim : open)
    bytes /= dim.parts ? dim.parts : 1;
  return bytes;
}

// Calls move(offset in the whole, offset in the part, bytes) for each contiguous run of the device's part.
template <typename Move> void Share::walk(uint32_t device, const Move &move) const {
  if (partBytes() == 0)
    return;
  size_t inRun = open.size();
  int64_t run = elementBytes, base = 0;
  while (inRun > 0 && !open[inRun - 1].parts)
    run *= open[--inRun].size;
  for (const Open &dim : open)
    if (dim.parts)
      base += int64_t(device / dim.inner % dim.parts) * dim.stride;
  std::vector<int64_t> at(inRun, 0);
  for (int64_t done = 0;; done += run) {
    int64_t offset = base;
    for (size_t i = 0; i < inRun; ++i)
      offset += at[i] * open[i].stride;
    move(offset, done, size_t(run));
    size_t i = inRun;
    while (i > 0 && (open[i - 1].parts || ++at[i - 1] == open[i - 1].size))
      at[--i] = 0;
    if (i == 0)
      return;
  }
}

void Share::cut(const void *wholeData, uint32_t device, void *part) const {
  walk(device, [&](int64_t from, int64_t to, size_t bytes) {
    std::memcpy(static_cast<char *>(part) + to, static_cast<const char *>(wholeData) + from, bytes);
  });
}

void Share::join(const void *part, uint32_t device, void *wholeData) const {
  walk(device, [&](int64_t to, int64_t from, size_t bytes) {
    std::memcpy(static_cast<char *>(wholeData) + to, static_cast<const char *>(part) + from, bytes);
  });
}

} // namespace gcrt
