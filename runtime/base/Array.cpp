#include "runtime/base/Array.h"
#include "runtime/abi/kernel_abi.h"
#include "runtime/base/Status.h"

#include <cstdlib>
#include <sys/mman.h>

namespace gcrt {

absl::StatusOr<Array> Array::make(DType type, absl::Span<const int64_t> shape) {
  GC_ASSIGN_OR_RETURN(int64_t bytes, byteCount(type, shape));
  constexpr uint64_t kHuge = 2 << 20;
  uint64_t alignment = uint64_t(bytes) >= kHuge ? kHuge : GC_BUFFER_ALIGNMENT;
  uint64_t rounded = (uint64_t(bytes) / alignment + 1) * alignment;
  void *memory = std::aligned_alloc(alignment, rounded);
  if (!memory)
    return absl::ResourceExhaustedError(absl::StrCat("no memory for ", shapeText(type, shape)));
  if (alignment == kHuge)
    ::madvise(memory, rounded, MADV_HUGEPAGE);
  std::memset(memory, 0, rounded);
  Array out;
  out.dtype = type;
  out.extents.assign(shape.begin(), shape.end());
  out.memory.reset(static_cast<char *>(memory), [](char *p) { std::free(p); });
  out.size = uint64_t(bytes);
  return out;
}

} // namespace gcrt
