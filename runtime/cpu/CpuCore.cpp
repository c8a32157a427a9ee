#include "runtime/cpu/CpuCore.h"
#include "runtime/base/Status.h"

#include <cstdlib>

namespace gcrt {

ScratchSet::~ScratchSet() {
  release();
}

void ScratchSet::release() {
  for (void *piece : pieces)
    std::free(piece);
  pieces.clear();
  size = 0;
}

absl::Status ScratchSet::reserve(int workers, uint64_t bytes) {
  if (bytes <= size && pieces.size() >= size_t(workers))
    return absl::OkStatus();
  release();
  uint64_t rounded = (bytes + GC_BUFFER_ALIGNMENT - 1) / GC_BUFFER_ALIGNMENT * GC_BUFFER_ALIGNMENT;
  for (int i = 0; i < workers; ++i) {
    void *piece = std::aligned_alloc(GC_BUFFER_ALIGNMENT, rounded);
    if (!piece)
      return absl::ResourceExhaustedError(absl::StrCat("no memory for ", rounded, " bytes of kernel scratch"));
    pieces.push_back(piece);
  }
  size = rounded;
  return absl::OkStatus();
}

// An emulated kernel on a device that is no emulator fails.
static int32_t emulateNothing(const GcKernelArgs *, const GcEmuKernel *) {
  return 1;
}

CpuCore::CpuCore(const CpuOptions &options) : options(options), functions(*cpuRuntimeTable(options.libraries)) {
  functions.emulate = options.emulate ? options.emulate : emulateNothing;
}

absl::Status CpuCore::prepare(absl::Span<const KernelDescription> descriptions) {
  kernels.clear();
  maxScratch = 0;
  if (options.libraries && !options.libraryLevel.empty())
    GC_RETURN_IF_ERROR(holdCpuLibraryTo(options.libraryLevel));
  for (const KernelDescription &d : descriptions) {
    if (!d.host)
      return absl::FailedPreconditionError(absl::StrCat("kernel '", d.name, "' has no code for the CPU"));
    Kernel kernel;
    kernel.fn = d.host;
    kernel.tiles = int64_t(d.tiles);
    kernel.scratchBytes = d.scratchBytes;
    kernel.name = d.name;
    // Rough rates of one core, in units per nanosecond: they decide about the hand-over alone, never about bits.
    double nanos = std::max(d.flops / 30, d.bytes / 10);
    kernel.isInline = workers() == 1 || d.tiles == 1 || nanos < options.inlineMicros * 1000;
    maxScratch = std::max(maxScratch, d.scratchBytes);
    kernels.push_back(std::move(kernel));
  }
  return absl::OkStatus();
}

static absl::Status kernelError(const std::string &kernel, int32_t code, const CommandInfo &info,
                                std::string (*report)()) {
  if (report)
    return absl::InternalError(absl::StrCat("kernel '", kernel, "' of '", info.label, "': ", report()));
  return absl::InternalError(absl::StrCat("kernel '", kernel, "' of '", info.label, "'",
                                          info.location.empty() ? "" : " at ", info.location, " failed with code ",
                                          code));
}

// Clang's sanitizer reads a type before each function that it calls by pointer; an image's code has none there.
#if defined(__clang__)
__attribute__((no_sanitize("function")))
#endif
static int32_t
call(GcKernelFn kernel, const GcKernelArgs &args) {
  return kernel(&args);
}

// Adds one call's time and tiles to a worker's share.
static void addShare(TraceEvent &share, uint64_t begin, uint64_t tiles) {
  share.end = traceClock();
  if (share.amount == 0)
    share.begin = begin;
  share.busy += share.end - begin;
  share.amount += tiles;
}

void CpuCore::traceKernel(uint32_t number, const CommandInfo &info, const Lane &lane, uint64_t begin,
                          absl::Span<const TraceEvent> shares) {
  TraceEvent event;
  event.stream = lane.stream;
  event.kernel = number;
  event.info = &info;
  event.amount = uint64_t(kernels[number].tiles);
  event.begin = begin;
  event.end = traceClock();
  event.busy = event.end - event.begin;
  options.trace->add(event);
  for (size_t worker = 0; worker < shares.size(); ++worker) {
    if (shares[worker].amount == 0)
      continue;
    event = shares[worker];
    event.stream = lane.stream;
    event.kernel = number;
    event.info = &info;
    event.worker = int32_t(worker);
    options.trace->add(event);
  }
}

absl::Status CpuCore::launch(uint32_t number, void *const *buffers, const int64_t *scalars, const CommandInfo &info,
                             Lane &lane) {
  const Kernel &kernel = kernels[number];
  ScratchSet &scratch = lane.scratch;
  bool traced = options.trace && options.trace->isOn();
  uint64_t start = traced ? traceClock() : 0;
  if (kernel.scratchBytes)
    GC_RETURN_IF_ERROR(scratch.reserve(workers(), maxScratch));
  if (kernel.isInline) {
    GcKernelArgs args = {buffers, scalars, 0, kernel.tiles, scratch.of(0), table};
    int32_t code = call(kernel.fn, args);
    if (traced) {
      TraceEvent share;
      addShare(share, start, uint64_t(kernel.tiles));
      traceKernel(number, info, lane, start, {&share, 1});
    }
    return code == 0 ? absl::OkStatus() : kernelError(kernel.name, code, info, options.emulationReport);
  }
  std::atomic<int32_t> failure{0};
  std::vector<TraceEvent> shares(traced ? size_t(workers()) : 0);
  options.pool->parallelFor(kernel.tiles, [&](int64_t begin, int64_t end, int worker) {
    GcKernelArgs args = {buffers, scalars, begin, end, scratch.of(worker), table};
    uint64_t from = traced ? traceClock() : 0;
    if (int32_t code = call(kernel.fn, args))
      failure.store(code, std::memory_order_relaxed);
    if (traced)
      addShare(shares[size_t(worker)], from, uint64_t(end - begin));
  });
  if (traced)
    traceKernel(number, info, lane, start, shares);
  int32_t code = failure.load(std::memory_order_relaxed);
  return code == 0 ? absl::OkStatus() : kernelError(kernel.name, code, info, options.emulationReport);
}

// Pieces in which long copies and fills are shared out.
static constexpr uint64_t kPiece = 512 * 1024;

void CpuCore::copy(void *dst, const void *src, uint64_t bytes, const CommandInfo &info, const Lane &lane) {
  TraceScope trace(options.trace, TraceEvent::Kind::Copy, lane.stream, bytes, info);
  if (bytes == 0 || dst == src)
    return;
  if (bytes < 2 * kPiece || workers() == 1) {
    std::memcpy(dst, src, bytes);
    return;
  }
  options.pool->parallelFor(int64_t((bytes + kPiece - 1) / kPiece), [&](int64_t begin, int64_t end, int) {
    uint64_t from = uint64_t(begin) * kPiece, to = std::min(uint64_t(end) * kPiece, bytes);
    std::memcpy(static_cast<char *>(dst) + from, static_cast<const char *>(src) + from, to - from);
  });
}

void CpuCore::fill(void *dst, uint64_t bytes, absl::Span<const char> pattern, const CommandInfo &info,
                   const Lane &lane) {
  TraceScope trace(options.trace, TraceEvent::Kind::Fill, lane.stream, bytes, info);
  bool same = std::all_of(pattern.begin(), pattern.end(), [&](char byte) { return byte == pattern[0]; });
  auto piece = [&](uint64_t from, uint64_t to) {
    char *at = static_cast<char *>(dst) + from;
    if (same) {
      std::memset(at, static_cast<unsigned char>(pattern[0]), to - from);
      return;
    }
    // Doubles what is there already; pieces start at multiples of any pattern.
    uint64_t done = std::min<uint64_t>(pattern.size(), to - from);
    std::memcpy(at, pattern.data(), done);
    for (; done < to - from; done *= 2)
      std::memcpy(at + done, at, std::min(done, to - from - done));
  };
  if (bytes < 2 * kPiece || workers() == 1) {
    if (bytes)
      piece(0, bytes);
    return;
  }
  options.pool->parallelFor(int64_t((bytes + kPiece - 1) / kPiece), [&](int64_t begin, int64_t end, int) {
    for (int64_t i = begin; i < end; ++i)
      piece(uint64_t(i) * kPiece, std::min(uint64_t(i + 1) * kPiece, bytes));
  });
}

absl::Status CpuCore::collective(PendingCollective &pending, const void *src, void *dst, const CommandInfo &info,
                                 const Lane &lane) {
  TraceScope trace(options.trace, TraceEvent::Kind::Collective, lane.stream, 0, info);
  GC_RETURN_IF_ERROR(pending.start(src, dst));
  return pending.wait();
}

absl::Status CpuCore::host(const std::function<absl::Status()> &code, const CommandInfo &info, const Lane &lane) {
  TraceScope trace(options.trace, TraceEvent::Kind::Host, lane.stream, 0, info);
  return code();
}

absl::Status CpuCore::fail(const absl::Status &status) {
  std::lock_guard<std::mutex> lock(mutex);
  if (first.ok())
    first = status;
  hasError.store(true, std::memory_order_release);
  return first;
}

absl::Status CpuCore::error() const {
  if (!failed())
    return absl::OkStatus();
  std::lock_guard<std::mutex> lock(mutex);
  return first;
}

void CpuCore::clearErrors() {
  std::lock_guard<std::mutex> lock(mutex);
  first = absl::OkStatus();
  hasError.store(false, std::memory_order_release);
}

void CpuEvent::complete(uint64_t n) {
  completed.store(n, std::memory_order_release);
  completed.notify_all();
}

void CpuEvent::await(uint64_t n) {
  for (uint64_t now = completed.load(std::memory_order_acquire); now < n;
       now = completed.load(std::memory_order_acquire))
    completed.wait(now, std::memory_order_acquire);
}

} // namespace gcrt
