#include "runtime/emulator/Emulator.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"

#include "runtime/emulator/Fiber.h"
#include "runtime/emulator/Shadow.h"

using namespace gcrt::emulator;

namespace {

constexpr uint32_t kWarp = 32;
constexpr uint64_t kAlignment = 256;

char *alignedUp(char *p) {
  return p + (kAlignment - reinterpret_cast<uintptr_t>(p) % kAlignment) % kAlignment;
}

enum class Wait : uint8_t { none, barrier, warp };
enum class WarpOp : uint8_t { barrier, shuffle, vote };

class Launch;

// One emulated thread. The emitted code knows its first member alone.
struct Thread {
  GcEmuThread abi = {};
  Launch *launch = nullptr;
  Fiber fiber;
  uint32_t index = 0; // in the block
  Wait wait = Wait::none;
  uint32_t location = 0;
  // The warp operation that it waits in.
  WarpOp op = WarpOp::barrier;
  uint32_t kind = 0, mask = 0, value = 0, b = 0, c = 0;
  uint64_t answer = 0;
};
Thread &threadOf(GcEmuThread *t) {
  return *reinterpret_cast<Thread *>(t);
}

class Launch {
public:
  Launch(const GcKernelArgs &args, const GcEmuKernel &kernel) : args(args), kernel(kernel) {}
  absl::Status run();

  void access(Thread &t, const void *p, uint64_t bytes, uint32_t kind, uint32_t location);
  void waitAtBarrier(Thread &t, uint32_t location);
  uint64_t waitInWarp(Thread &t, uint32_t location);

private:
  absl::Status describe();
  void runBlock(uint32_t block);
  bool step();
  bool resolveBarrier();
  bool resolveWarp(uint32_t warp);
  void answerShuffle(Thread &t);
  void stuck();
  void fail(const Thread *t, uint32_t location, std::string what);
  std::string sentence(const Thread *t, uint32_t location, std::string what) const;
  std::string where(uint32_t location) const;
  std::string who(uint32_t block, uint32_t thread) const;

  const GcKernelArgs &args;
  const GcEmuKernel &kernel;
  uint32_t count = 0; // threads of a block
  std::vector<std::unique_ptr<Thread>> threads;
  std::vector<Region> regions;           // buffers, then shared memory
  std::vector<std::vector<char>> memory; // of each distinct buffer
  std::vector<void *> buffers;           // what the kernel sees
  std::vector<int> regionOf;             // of each buffer
  std::vector<char> shared;
  std::vector<std::string> locations;
  uint32_t block = 0, blockEpoch = 0;
  std::vector<uint32_t> warpEpochs;
  std::string report;
  std::string pending; // an uninitialized read, until its epoch ends
};

std::string Launch::where(uint32_t location) const {
  return location < locations.size() ? locations[location] : "unknown location";
}

std::string Launch::who(uint32_t b, uint32_t t) const {
  const uint32_t *g = kernel.grid, *n = kernel.block;
  return absl::StrCat("block (", b % g[0], ",", b / g[0] % g[1], ",", b / g[0] / g[1], ") thread (", t % n[0], ",",
                      t / n[0] % n[1], ",", t / n[0] / n[1], ")");
}

std::string Launch::sentence(const Thread *t, uint32_t location, std::string what) const {
  return absl::StrCat("kernel ", kernel.name, ": ", what, " at ", where(location), ", ", who(block, t->index));
}

void Launch::fail(const Thread *t, uint32_t location, std::string what) {
  if (report.empty())
    report = sentence(t, location, std::move(what));
}

void Launch::access(Thread &t, const void *p, uint64_t bytes, uint32_t kind, uint32_t location) {
  static constexpr const char *kVerbs[] = {"read", "write", "atomic update"};
  const char *verb = kVerbs[kind < 3 ? kind : 0];
  if (reinterpret_cast<uintptr_t>(p) % (bytes & -bytes ? std::min<uint64_t>(bytes & -bytes, 16) : 1) != 0) {
    fail(&t, location, absl::StrCat("misaligned ", verb, " of ", bytes, " bytes"));
    t.fiber.yield();
  }
  Region *region = nullptr;
  for (Region &r : regions)
    if (r.contains(p)) {
      region = &r;
      break;
    }
  // Just past the end of a buffer is the commonest mistake: say which one.
  if (!region)
    for (Region &r : regions) {
      auto past = static_cast<const char *>(p) - r.base;
      if (past >= 0 && uint64_t(past) < r.bytes + 4096) {
        region = &r;
        break;
      }
    }
  if (!region) {
    fail(&t, location, absl::StrCat(verb, " of ", bytes, " bytes outside every buffer"));
    t.fiber.yield();
  }
  Moment now{block, t.index, blockEpoch, warpEpochs[t.index / kWarp], location};
  Moment other;
  Region::Problem problem = region->access(p, bytes, kind, now, &other);
  if (problem == Region::Problem::none)
    return;
  std::string place =
      absl::StrCat(region->name, " at byte ", static_cast<const char *>(p) - region->base, " of ", region->bytes);
  switch (problem) {
  case Region::Problem::bounds:
    fail(&t, location, absl::StrCat("out of bounds ", verb, " of ", bytes, " bytes of ", place));
    break;
  case Region::Problem::uninitialized:
    // If another thread writes it before the next barrier, that barrier is what is missing: wait and see.
    if (pending.empty())
      pending = sentence(&t, location, absl::StrCat("read of uninitialized ", place));
    return;
  case Region::Problem::readOnly:
    fail(&t, location, absl::StrCat("write to operand ", place));
    break;
  default:
    fail(&t, location,
         absl::StrCat(verb, " of ", place, " races with ", who(other.block, other.thread), " at ",
                      where(other.location), ": no barrier lies between"));
  }
  t.fiber.yield();
}

void Launch::waitAtBarrier(Thread &t, uint32_t location) {
  t.wait = Wait::barrier;
  t.location = location;
  t.fiber.yield();
}

uint64_t Launch::waitInWarp(Thread &t, uint32_t location) {
  t.wait = Wait::warp;
  t.location = location;
  if (!(t.mask >> t.abi.lane & 1)) {
    fail(&t, location, "warp operation whose mask leaves out the calling lane");
  }
  t.fiber.yield();
  return t.answer;
}

// PTX shfl.sync: the lane that is read, or the own one with the predicate false.
void Launch::answerShuffle(Thread &t) {
  uint32_t lane = t.abi.lane, segmentMask = t.c >> 8 & 31, clamp = t.c & 31, b = t.b & 31;
  uint32_t maxLane = (lane & segmentMask) | (clamp & ~segmentMask);
  uint32_t minLane = lane & segmentMask;
  uint32_t from = lane;
  bool valid = false;
  switch (t.kind) {
  case GC_EMU_SHUFFLE_UP:
    from = lane - b;
    valid = int32_t(from) >= int32_t(maxLane);
    break;
  case GC_EMU_SHUFFLE_DOWN:
    from = lane + b;
    valid = from <= maxLane;
    break;
  case GC_EMU_SHUFFLE_XOR:
    from = lane ^ b;
    valid = from <= maxLane;
    break;
  default:
    from = minLane | (b & ~segmentMask);
    valid = from <= maxLane;
  }
  if (!valid)
    from = lane;
  uint32_t first = t.index / kWarp * kWarp;
  if (!(t.mask >> from & 1) || first + from >= count) {
    fail(&t, t.location, absl::StrCat("shuffle reads lane ", from, ", which takes no part"));
    return;
  }
  t.answer = threads[first + from]->value | (valid ? uint64_t(1) << 32 : 0);
}

// A warp's operation happens once every lane of its mask waits in it.
bool Launch::resolveWarp(uint32_t warp) {
  bool any = false;
  uint32_t first = warp * kWarp, last = std::min(count, first + kWarp);
  for (uint32_t i = first; i < last; ++i) {
    Thread &t = *threads[i];
    if (t.wait != Wait::warp)
      continue;
    std::vector<Thread *> group;
    bool complete = true;
    for (uint32_t lane = 0; lane < kWarp && complete; ++lane) {
      if (!(t.mask >> lane & 1))
        continue;
      if (first + lane >= last) {
        fail(&t, t.location, absl::StrCat("warp operation waits for lane ", lane, ", which the block does not have"));
        return false;
      }
      Thread &o = *threads[first + lane];
      if (o.fiber.done()) {
        fail(&t, t.location, absl::StrCat("warp operation waits for lane ", lane, ", which has ended"));
        return false;
      }
      if (o.wait != Wait::warp)
        complete = false;
      else if (o.location != t.location || o.mask != t.mask || o.op != t.op || o.kind != t.kind) {
        fail(&t, t.location,
             absl::StrCat("lanes of one warp operation differ: lane ", lane, " is at ", where(o.location)));
        return false;
      }
      group.push_back(&o);
    }
    if (!complete)
      continue;
    uint32_t ballot = 0;
    for (Thread *o : group)
      ballot |= o->value ? 1u << o->abi.lane : 0;
    for (Thread *o : group) {
      if (o->op == WarpOp::shuffle)
        answerShuffle(*o);
      else if (o->op == WarpOp::vote)
        o->answer = o->kind == GC_EMU_VOTE_BALLOT ? ballot
                    : o->kind == GC_EMU_VOTE_ANY  ? ballot != 0
                                                  : ballot == o->mask;
      o->wait = Wait::none;
    }
    // Of these only the barrier orders memory.
    if (t.op == WarpOp::barrier && t.mask == ~0u)
      ++warpEpochs[warp];
    any = true;
  }
  return any;
}

bool Launch::resolveBarrier() {
  const Thread *first = nullptr;
  for (auto &t : threads) {
    if (t->fiber.done())
      continue;
    if (t->wait != Wait::barrier)
      return false;
    if (!first)
      first = t.get();
    else if (t->location != first->location) {
      fail(t.get(), t->location,
           absl::StrCat("threads of a block wait at different barriers, the other at ", where(first->location)));
      return false;
    }
  }
  if (!first)
    return false;
  for (auto &t : threads) {
    if (t->fiber.done()) {
      fail(first, first->location, absl::StrCat("barrier that ", who(block, t->index), " never reaches: it has ended"));
      return false;
    }
  }
  for (auto &t : threads)
    t->wait = Wait::none;
  ++blockEpoch;
  return true;
}

void Launch::stuck() {
  for (auto &t : threads)
    if (!t->fiber.done())
      return fail(t.get(), t->location,
                  t->wait == Wait::barrier ? "barrier that a part of the block never reaches"
                                           : "warp operation that a lane of its mask never reaches");
}

// Runs every thread that can run; false when none can or a check failed.
bool Launch::step() {
  bool ran = false;
  for (auto &t : threads) {
    if (t->fiber.done() || t->wait != Wait::none)
      continue;
    t->fiber.resume();
    if (!report.empty())
      return false;
    ran = true;
  }
  return ran;
}

void Launch::runBlock(uint32_t number) {
  block = number;
  blockEpoch = 0;
  warpEpochs.assign((count + kWarp - 1) / kWarp, 0);
  if (kernel.shared_bytes) {
    // Stale contents would hide a missing initialization.
    std::fill(shared.begin(), shared.end(), char(0xA5));
    regions.back().reset(false);
  }
  const uint32_t *g = kernel.grid, *n = kernel.block;
  for (uint32_t i = 0; i < count; ++i) {
    Thread &t = *threads[i];
    t.wait = Wait::none;
    t.abi.lane = i % kWarp;
    uint32_t tid[3] = {i % n[0], i / n[0] % n[1], i / n[0] / n[1]};
    uint32_t cta[3] = {block % g[0], block / g[0] % g[1], block / g[0] / g[1]};
    std::copy(tid, tid + 3, t.abi.tid);
    std::copy(cta, cta + 3, t.abi.ctaid);
    std::copy(n, n + 3, t.abi.ntid);
    std::copy(g, g + 3, t.abi.nctaid);
    auto body = [](void *p) {
      Thread &self = *static_cast<Thread *>(p);
      self.launch->kernel.thread(&self.abi);
    };
    if (!t.fiber.start(body, &t))
      return fail(&t, ~0u, "no memory for a thread's stack");
  }
  while (report.empty()) {
    if (step())
      continue;
    if (!report.empty())
      return;
    bool all = true;
    for (auto &t : threads)
      all &= t->fiber.done();
    if (all) {
      report = pending;
      return;
    }
    bool moved = false;
    for (uint32_t w = 0; w < warpEpochs.size(); ++w)
      moved |= resolveWarp(w);
    if (!moved) {
      moved = resolveBarrier();
      if (moved)
        report = pending;
    }
    if (!moved)
      stuck();
  }
}

absl::Status Launch::describe() {
  uint64_t n = uint64_t(kernel.block[0]) * kernel.block[1] * kernel.block[2];
  if (n == 0 || n > 1024)
    return absl::InvalidArgumentError(
        absl::StrCat("kernel ", kernel.name, ": a block of ", n, " threads; CUDA allows 1 to 1024"));
  if (kernel.shared_bytes > 227 << 10)
    return absl::InvalidArgumentError(
        absl::StrCat("kernel ", kernel.name, ": ", kernel.shared_bytes, " bytes of shared memory; at most 227 KiB"));
  count = uint32_t(n);
  for (const char *p = kernel.locations; p && *p; p += locations.back().size() + 1)
    locations.emplace_back(p);
  // The device's memory is its own: aligned as cudaMalloc does, and with nothing beside a buffer that an access past
  // its end could fall into.
  for (uint32_t i = 0; i < kernel.operands + kernel.results; ++i) {
    bool operand = i < kernel.operands;
    // A result computed in place of an operand is one region.
    auto same = std::find(args.buffers, args.buffers + i, args.buffers[i]) - args.buffers;
    if (!operand && same < i) {
      buffers.push_back(buffers[same]);
      regions[size_t(regionOf[same])].writable = true;
      regionOf.push_back(regionOf[same]);
      continue;
    }
    memory.emplace_back(kernel.buffer_bytes[i] + kAlignment);
    char *base = alignedUp(memory.back().data());
    std::memcpy(base, args.buffers[i], kernel.buffer_bytes[i]);
    buffers.push_back(base);
    regionOf.push_back(int(regions.size()));
    regions.emplace_back(operand ? absl::StrCat("operand ", i) : absl::StrCat("result ", i - kernel.operands), base,
                         kernel.buffer_bytes[i], operand, !operand);
  }
  shared.resize(kernel.shared_bytes + kAlignment);
  if (kernel.shared_bytes) {
    regions.emplace_back("shared memory", alignedUp(shared.data()), kernel.shared_bytes, false, true);
  }
  return absl::OkStatus();
}

const GcEmuTable kTable = {
    [](GcEmuThread *t, const void *p, uint64_t bytes, uint32_t kind, uint32_t location) {
      threadOf(t).launch->access(threadOf(t), p, bytes, kind, location);
    },
    [](GcEmuThread *t, uint32_t location) { threadOf(t).launch->waitAtBarrier(threadOf(t), location); },
    [](GcEmuThread *t, uint32_t mask, uint32_t location) {
      Thread &self = threadOf(t);
      self.op = WarpOp::barrier;
      self.kind = 0;
      self.mask = mask;
      self.launch->waitInWarp(self, location);
    },
    [](GcEmuThread *t, uint32_t kind, uint32_t mask, uint32_t value, uint32_t b, uint32_t c, uint32_t location) {
      Thread &self = threadOf(t);
      self.op = WarpOp::shuffle;
      self.kind = kind;
      self.mask = mask;
      self.value = value;
      self.b = b;
      self.c = c;
      return self.launch->waitInWarp(self, location);
    },
    [](GcEmuThread *t, uint32_t kind, uint32_t mask, uint32_t predicate, uint32_t location) {
      Thread &self = threadOf(t);
      self.op = WarpOp::vote;
      self.kind = kind;
      self.mask = mask;
      self.value = predicate != 0;
      return uint32_t(self.launch->waitInWarp(self, location));
    },
};

absl::Status Launch::run() {
  if (absl::Status s = describe(); !s.ok())
    return s;
  for (uint32_t i = 0; i < count; ++i) {
    auto t = std::make_unique<Thread>();
    t->launch = this;
    t->index = i;
    t->abi.table = &kTable;
    t->abi.buffers = buffers.data();
    t->abi.scalars = args.scalars;
    t->abi.shared = kernel.shared_bytes ? regions.back().base : nullptr;
    threads.push_back(std::move(t));
  }
  for (int64_t b = args.tile_begin; b < args.tile_end && report.empty(); ++b)
    runBlock(uint32_t(b));
  if (report.empty())
    for (uint32_t i = kernel.operands; i < buffers.size(); ++i)
      regions[size_t(regionOf[i])].copyWritten(static_cast<char *>(args.buffers[i]));
  return report.empty() ? absl::OkStatus() : absl::InvalidArgumentError(report);
}

thread_local std::string report;

} // namespace

absl::Status gcrt::emulator::run(const GcKernelArgs &args, const GcEmuKernel &kernel) {
  return Launch(args, kernel).run();
}

int32_t gcrt::emulator::emulate(const GcKernelArgs *args, const GcEmuKernel *kernel) {
  absl::Status s = run(*args, *kernel);
  report = std::string(s.message());
  return s.ok() ? 0 : 1;
}

std::string gcrt::emulator::lastReport() {
  return report;
}
