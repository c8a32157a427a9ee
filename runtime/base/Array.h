// A contiguous row-major array that owns its memory, aligned as kernels like it.
#ifndef GC_RUNTIME_BASE_ARRAY_H
#define GC_RUNTIME_BASE_ARRAY_H

#include "runtime/base/DType.h"

#include <memory>
#include <vector>

namespace gcrt {

class Array {
public:
  Array() = default;
  // Contents are zero.
  static absl::StatusOr<Array> make(DType type, absl::Span<const int64_t> shape);

  DType type() const { return dtype; }
  absl::Span<const int64_t> shape() const { return extents; }
  char *data() const { return memory.get(); }
  uint64_t bytes() const { return size; }
  absl::Span<char> span() const { return {memory.get(), size}; }

private:
  DType dtype = DType::f32;
  std::vector<int64_t> extents;
  std::shared_ptr<char> memory;
  uint64_t size = 0;
};

} // namespace gcrt

#endif
