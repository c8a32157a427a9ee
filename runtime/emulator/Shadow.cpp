#include "runtime/emulator/Shadow.h"

#include "runtime/abi/emulator_abi.h"

using namespace gcrt::emulator;

namespace {
// Whether `then` may still be under way at `now`, in another thread.
bool unordered(const Moment &then, const Moment &now) {
  if (then.block != now.block)
    return true;
  if (then.thread == now.thread)
    return false;
  if (then.blockEpoch != now.blockEpoch)
    return false;
  return then.thread / 32 != now.thread / 32 || then.warpEpoch == now.warpEpoch;
}
} // namespace

Region::Region(std::string name, char *base, uint64_t bytes, bool initialized, bool writable)
    : name(std::move(name)), base(base), bytes(bytes), writable(writable), shadow(bytes) {
  reset(initialized);
}

void Region::reset(bool initialized) {
  for (Byte &b : shadow)
    b = Byte{{}, {}, {}, initialized ? uint8_t(kInitialized) : uint8_t(0)};
}

void Region::copyWritten(char *to) const {
  for (uint64_t i = 0; i < bytes; ++i)
    if (shadow[i].flags & kWritten)
      to[i] = base[i];
}

void Region::noteReader(Byte &b, const Moment &now) {
  // A reader of an earlier epoch of the block is ordered with whatever comes: forget it.
  if (!(b.flags & kRead) || b.reader.block != now.block || b.reader.blockEpoch != now.blockEpoch) {
    b.reader = now;
    b.flags = (b.flags | kRead) & ~kSecondReader;
  } else if (b.reader.thread == now.thread) {
    b.reader = now;
  } else if (!(b.flags & kSecondReader) || b.secondReader.thread / 32 == b.reader.thread / 32 ||
             b.secondReader.thread == now.thread) {
    b.secondReader = now;
    b.flags |= kSecondReader;
  }
}

Region::Problem Region::access(const void *p, uint64_t count, uint32_t kind, const Moment &now, Moment *other) {
  uint64_t at = static_cast<const char *>(p) - base;
  if (at > bytes || count > bytes - at)
    return Problem::bounds;
  if (kind != GC_EMU_READ && !writable)
    return Problem::readOnly;
  Problem found = Problem::none;
  for (uint64_t i = at; i < at + count; ++i) {
    Byte &b = shadow[i];
    if (kind != GC_EMU_WRITE && !(b.flags & kInitialized))
      found = Problem::uninitialized;
    bool bothAtomic = kind == GC_EMU_ATOMIC && (b.flags & kAtomic);
    if ((b.flags & kWritten) && !bothAtomic && unordered(b.writer, now)) {
      *other = b.writer;
      return Problem::race;
    }
    if (kind != GC_EMU_READ) {
      for (auto [flag, reader] : {std::pair(kRead, &b.reader), std::pair(kSecondReader, &b.secondReader)})
        if ((b.flags & flag) && unordered(*reader, now)) {
          *other = *reader;
          return Problem::race;
        }
      b.writer = now;
      b.flags = kInitialized | kWritten | (kind == GC_EMU_ATOMIC ? kAtomic : 0);
    } else {
      noteReader(b, now);
    }
  }
  return found;
}
