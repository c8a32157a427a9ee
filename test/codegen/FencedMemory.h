// Memory between two pages that fault when touched: a kernel that reads or writes past a buffer dies.
#ifndef GC_TEST_CODEGEN_FENCEDMEMORY_H
#define GC_TEST_CODEGEN_FENCEDMEMORY_H

#include <cstddef>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace gctest {

class FencedMemory {
public:
  enum class Against { Begin, End }; // which fence the buffer touches

  // `alignment` in bytes, a power of two: a buffer against the end may leave fewer bytes than that free behind it.
  FencedMemory(size_t bytes, Against against, size_t alignment = 1) {
    size_t page = sysconf(_SC_PAGESIZE), inner = (bytes + page - 1) / page * page;
    mapped = inner + 2 * page;
    base = static_cast<char *>(mmap(nullptr, mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (base == MAP_FAILED || (inner && mprotect(base + page, inner, PROT_READ | PROT_WRITE) != 0))
      abort();
    buffer = base + page + (against == Against::End ? (inner - bytes) / alignment * alignment : 0);
  }
  FencedMemory(FencedMemory &&other) noexcept
      : base(std::exchange(other.base, nullptr)), buffer(other.buffer), mapped(other.mapped) {}
  FencedMemory &operator=(FencedMemory &&) = delete;
  ~FencedMemory() {
    if (base)
      munmap(base, mapped);
  }

  char *data() const { return buffer; }

private:
  char *base, *buffer;
  size_t mapped;
};

} // namespace gctest

#endif
