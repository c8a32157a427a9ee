// What the emulator remembers of each byte of memory: initialized, who wrote and who read it last, and when.
#ifndef GC_RUNTIME_EMULATOR_SHADOW_H
#define GC_RUNTIME_EMULATOR_SHADOW_H

#include <cstdint>
#include <string>
#include <vector>

namespace gcrt::emulator {

// When and where an access happened. Two accesses of different threads are ordered if a barrier lies between: the
// block's barriers for any two threads of a block, the warp's as well for two of a warp, nothing for two blocks.
struct Moment {
  uint32_t block = 0;
  uint32_t thread = 0;
  uint32_t blockEpoch = 0;
  uint32_t warpEpoch = 0;
  uint32_t location = 0;
};

// A range of memory that the kernel may touch.
class Region {
public:
  Region(std::string name, char *base, uint64_t bytes, bool initialized, bool writable);

  bool contains(const void *p) const {
    return static_cast<const char *>(p) >= base && static_cast<const char *>(p) < base + bytes;
  }
  enum class Problem { none, bounds, uninitialized, readOnly, race };
  // Checks and records an access of `count` bytes. On a race `*other` is the earlier access. An uninitialized read is
  // recorded as a read all the same.
  Problem access(const void *p, uint64_t count, uint32_t kind, const Moment &now, Moment *other);
  // Copies the bytes that were written to the same places of `to`.
  void copyWritten(char *to) const;
  // Forgets everything, as for a new block's shared memory.
  void reset(bool initialized);

  std::string name;
  char *base;
  uint64_t bytes;
  bool writable;

private:
  enum : uint8_t { kInitialized = 1, kWritten = 2, kAtomic = 4, kRead = 8, kSecondReader = 16 };
  struct Byte {
    Moment writer;
    // Two readers of different threads, of different warps where there were such: whoever writes next, one is not it.
    Moment reader, secondReader;
    uint8_t flags = 0;
  };
  static void noteReader(Byte &b, const Moment &now);
  std::vector<Byte> shadow;
};

} // namespace gcrt::emulator

#endif
