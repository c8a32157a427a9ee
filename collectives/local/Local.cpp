#include "collectives/local/Local.h"
#include "collectives/local/Reduce.h"

#include "absl/strings/str_cat.h"
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <optional>

namespace gcrt {

namespace {

// One collective that the devices of a group meet in.
struct Meeting {
  CollectiveSpec spec;
  uint32_t firstDevice = 0; // who described it
  uint32_t issued = 0, started = 0;
  std::vector<bool> hasStarted; // by rank
  std::vector<const void *> sources;
  std::vector<void *> targets;
  std::vector<std::vector<char>> copies; // of sources that were read early
  bool ready = false, done = false;      // all have started; all pieces are done
  std::atomic<uint64_t> next = 0, finished = 0;
  absl::Status status;
};

// What the communicators of one process share.
class Hub {
public:
  Hub(uint32_t devices, bool readEarly)
      : devices(devices), readEarly(readEarly), ended(devices), sequence(devices), counted(devices) {}

  void begin(uint32_t device);
  void end(uint32_t device, const absl::Status &status);
  absl::StatusOr<std::shared_ptr<Meeting>> issue(uint32_t device, const CollectiveSpec &spec);
  absl::Status start(Meeting &meeting, uint32_t rank, const void *src, void *dst);
  absl::StatusOr<bool> done(Meeting &meeting);
  absl::Status wait(Meeting &meeting);
  CollectiveCounts counts(uint32_t device);
  void resetCounts(uint32_t device);

  const uint32_t devices;
  const bool readEarly;

private:
  using Group = std::vector<uint32_t>;
  absl::Status endedError(uint32_t device, const CollectiveSpec &spec) const;
  void fail(Meeting &meeting, const absl::Status &status);
  void help(Meeting &meeting);

  std::mutex mutex;
  std::condition_variable changed;
  // Meetings that some device has not come to yet, by group and by number of the collective within the group.
  std::map<std::pair<Group, uint64_t>, std::shared_ptr<Meeting>> open;
  // All that are not done, for a device that ends.
  std::vector<std::weak_ptr<Meeting>> live;
  std::vector<std::optional<absl::Status>> ended;
  std::vector<std::map<Group, uint64_t>> sequence;
  std::vector<CollectiveCounts> counted;
};

bool sameCall(const CollectiveSpec &a, const CollectiveSpec &b) {
  bool reduces = a.kind == fb::CollectiveKind::all_reduce || a.kind == fb::CollectiveKind::reduce_scatter;
  return a.kind == b.kind && (!reduces || a.monoid == b.monoid) && a.dtype == b.dtype && a.count == b.count &&
         a.outer == b.outer && a.pairs == b.pairs;
}

char *at(void *base, uint64_t offset) {
  return static_cast<char *>(base) + offset;
}
const char *at(const void *base, uint64_t offset) {
  return static_cast<const char *>(base) + offset;
}
void move(char *to, const char *from, uint64_t bytes) {
  if (bytes)
    std::memcpy(to, from, bytes);
}

// A collective's work is cut into pieces that any of its devices may do, at any time once all have come: pieces write
// different bytes, and read none that another writes.
constexpr uint64_t kElementsPerPiece = 16 * 1024;

uint64_t piecesOf(const CollectiveSpec &spec) {
  if (spec.kind == fb::CollectiveKind::all_reduce)
    return (spec.count + kElementsPerPiece - 1) / kElementsPerPiece;
  return spec.group.size(); // one per target
}

// Where a target is its own source, the piece is read of all before it is written.
void allReduce(const Meeting &m, uint64_t piece) {
  const CollectiveSpec &spec = m.spec;
  uint64_t size = uint64_t(byteSize(spec.dtype)), first = piece * kElementsPerPiece;
  uint64_t n = std::min(kElementsPerPiece, spec.count - first);
  std::vector<char> sum(n * size);
  std::vector<const void *> sources(m.sources.size());
  for (size_t r = 0; r < sources.size(); ++r)
    sources[r] = at(m.sources[r], first * size);
  combine(spec.dtype, spec.monoid, n, sources, sum.data());
  for (void *target : m.targets)
    move(at(target, first * size), sum.data(), n * size);
}

void reduceScatter(const Meeting &m, uint64_t rank) {
  const CollectiveSpec &spec = m.spec;
  uint64_t ranks = m.sources.size(), size = uint64_t(byteSize(spec.dtype)), n = spec.count / spec.outer / ranks;
  std::vector<const void *> sources(ranks);
  for (uint64_t o = 0; o < spec.outer; ++o) {
    for (uint64_t s = 0; s < ranks; ++s)
      sources[s] = at(m.sources[s], (o * ranks + rank) * n * size);
    combine(spec.dtype, spec.monoid, n, sources, at(m.targets[rank], o * n * size));
  }
}

void allGather(const Meeting &m, uint64_t rank) {
  const CollectiveSpec &spec = m.spec;
  uint64_t ranks = m.sources.size(), bytes = spec.srcBytes() / spec.outer;
  for (uint64_t o = 0; o < spec.outer; ++o)
    for (uint64_t r = 0; r < ranks; ++r)
      move(at(m.targets[rank], (o * ranks + r) * bytes), at(m.sources[r], o * bytes), bytes);
}

void allToAll(const Meeting &m, uint64_t rank) {
  const CollectiveSpec &spec = m.spec;
  uint64_t ranks = m.sources.size(), bytes = spec.srcBytes() / spec.outer / ranks;
  for (uint64_t o = 0; o < spec.outer; ++o)
    for (uint64_t s = 0; s < ranks; ++s)
      move(at(m.targets[rank], (o * ranks + s) * bytes), at(m.sources[s], (o * ranks + rank) * bytes), bytes);
}

void permute(const Meeting &m, uint64_t rank) {
  const CollectiveSpec &spec = m.spec;
  for (size_t i = 0; i + 1 < spec.pairs.size(); i += 2)
    if (spec.pairs[i + 1] == rank)
      return move(at(m.targets[rank], 0), at(m.sources[spec.pairs[i]], 0), spec.srcBytes());
  if (spec.srcBytes())
    std::memset(m.targets[rank], 0, spec.srcBytes());
}

void perform(const Meeting &m, uint64_t piece) {
  switch (m.spec.kind) {
  case fb::CollectiveKind::all_reduce:
    return allReduce(m, piece);
  case fb::CollectiveKind::all_gather:
    return allGather(m, piece);
  case fb::CollectiveKind::reduce_scatter:
    return reduceScatter(m, piece);
  case fb::CollectiveKind::all_to_all:
    return allToAll(m, piece);
  case fb::CollectiveKind::permute:
    return permute(m, piece);
  }
}

} // namespace

void Hub::begin(uint32_t device) {
  std::lock_guard<std::mutex> lock(mutex);
  ended[device].reset();
  sequence[device].clear();
  // All devices begin before any issues, so what is left is of the run before.
  open.clear();
  live.clear();
}

absl::Status Hub::endedError(uint32_t device, const CollectiveSpec &spec) const {
  const absl::Status &status = *ended[device];
  if (status.ok())
    return absl::CancelledError(absl::StrCat("device ", device, " ended its run without taking part in ", spec.text()));
  return absl::CancelledError(absl::StrCat("device ", device, " failed before ", spec.text(), ": ", status.message()));
}

void Hub::fail(Meeting &meeting, const absl::Status &status) {
  if (meeting.status.ok())
    meeting.status = status;
  changed.notify_all();
}

void Hub::end(uint32_t device, const absl::Status &status) {
  std::lock_guard<std::mutex> lock(mutex);
  ended[device] = status;
  for (const std::weak_ptr<Meeting> &weak : live)
    if (std::shared_ptr<Meeting> meeting = weak.lock()) {
      const Group &group = meeting->spec.group;
      auto it = std::find(group.begin(), group.end(), device);
      if (!meeting->done && it != group.end() && !meeting->hasStarted[size_t(it - group.begin())])
        fail(*meeting, endedError(device, meeting->spec));
    }
}

absl::StatusOr<std::shared_ptr<Meeting>> Hub::issue(uint32_t device, const CollectiveSpec &spec) {
  std::lock_guard<std::mutex> lock(mutex);
  std::pair<Group, uint64_t> key(spec.group, sequence[device][spec.group]++);
  std::shared_ptr<Meeting> &slot = open[key];
  if (!slot) {
    slot = std::make_shared<Meeting>();
    slot->spec = spec;
    slot->firstDevice = device;
    slot->hasStarted.assign(spec.group.size(), false);
    slot->sources.assign(spec.group.size(), nullptr);
    slot->targets.assign(spec.group.size(), nullptr);
    slot->copies.resize(spec.group.size());
    std::erase_if(live, [](const std::weak_ptr<Meeting> &weak) { return weak.expired(); });
    live.push_back(slot);
  }
  std::shared_ptr<Meeting> meeting = slot;
  if (!sameCall(meeting->spec, spec)) {
    fail(*meeting, absl::FailedPreconditionError(absl::StrCat("the devices' collectives differ: device ",
                                                              meeting->firstDevice, " runs ", meeting->spec.text(),
                                                              ", device ", device, " runs ", spec.text())));
    return meeting->status;
  }
  for (uint32_t member : spec.group)
    if (ended[member] && meeting->status.ok())
      fail(*meeting, endedError(member, spec));
  if (!meeting->status.ok())
    return meeting->status;
  CollectiveCount &count = counted[device][{fb::EnumNameCollectiveKind(spec.kind), spec.axes}];
  count.calls += 1;
  count.bytes += spec.srcBytes();
  if (++meeting->issued == spec.group.size())
    open.erase(key);
  return meeting;
}

absl::Status Hub::start(Meeting &meeting, uint32_t rank, const void *src, void *dst) {
  if (readEarly && src) {
    // Nobody else touches this rank's copy.
    const char *bytes = static_cast<const char *>(src);
    meeting.copies[rank].assign(bytes, bytes + meeting.spec.srcBytes());
    src = meeting.copies[rank].data();
  }
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!meeting.status.ok())
      return meeting.status;
    meeting.sources[rank] = src;
    meeting.targets[rank] = dst;
    meeting.hasStarted[rank] = true;
    if (++meeting.started < meeting.spec.group.size())
      return absl::OkStatus();
    meeting.ready = true;
    meeting.done = piecesOf(meeting.spec) == 0;
    changed.notify_all();
  }
  help(meeting);
  return absl::OkStatus();
}

// Does pieces of a meeting that is ready until none is left. A device that does not come to wait is not waited for.
void Hub::help(Meeting &meeting) {
  uint64_t pieces = piecesOf(meeting.spec), mine = 0;
  for (uint64_t piece; (piece = meeting.next.fetch_add(1)) < pieces; ++mine)
    perform(meeting, piece);
  if (mine == 0 || meeting.finished.fetch_add(mine) + mine < pieces)
    return;
  std::lock_guard<std::mutex> lock(mutex);
  meeting.done = true;
  changed.notify_all();
}

absl::StatusOr<bool> Hub::done(Meeting &meeting) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!meeting.status.ok())
      return meeting.status;
    if (meeting.done || !meeting.ready)
      return meeting.done;
  }
  help(meeting);
  std::lock_guard<std::mutex> lock(mutex);
  return meeting.done;
}

absl::Status Hub::wait(Meeting &meeting) {
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait(lock, [&] { return meeting.ready || !meeting.status.ok(); });
  if (!meeting.status.ok() || meeting.done)
    return meeting.status;
  lock.unlock();
  help(meeting);
  lock.lock();
  changed.wait(lock, [&] { return meeting.done; });
  return absl::OkStatus();
}

CollectiveCounts Hub::counts(uint32_t device) {
  std::lock_guard<std::mutex> lock(mutex);
  return counted[device];
}

void Hub::resetCounts(uint32_t device) {
  std::lock_guard<std::mutex> lock(mutex);
  counted[device].clear();
}

namespace {

class LocalPending final : public PendingCollective {
public:
  LocalPending(std::shared_ptr<Hub> hub, std::shared_ptr<Meeting> meeting, uint32_t rank)
      : hub(std::move(hub)), meeting(std::move(meeting)), rank(rank) {}
  absl::Status start(const void *src, void *dst) override { return hub->start(*meeting, rank, src, dst); }
  absl::StatusOr<bool> done() override { return hub->done(*meeting); }
  absl::Status wait() override { return hub->wait(*meeting); }

private:
  std::shared_ptr<Hub> hub;
  std::shared_ptr<Meeting> meeting;
  uint32_t rank;
};

class LocalCommunicator final : public Communicator {
public:
  LocalCommunicator(std::shared_ptr<Hub> hub, uint32_t index) : hub(std::move(hub)), index(index) {}
  uint32_t device() const override { return index; }
  uint32_t devices() const override { return hub->devices; }

  absl::StatusOr<std::unique_ptr<PendingCollective>> issue(const CollectiveSpec &spec) override {
    auto it = std::find(spec.group.begin(), spec.group.end(), index);
    if (it == spec.group.end() ||
        std::any_of(spec.group.begin(), spec.group.end(), [this](uint32_t member) { return member >= hub->devices; }))
      return absl::InvalidArgumentError(
          absl::StrCat("device ", index, " is not in the group of ", spec.text(), ", or a member is not there"));
    absl::StatusOr<std::shared_ptr<Meeting>> meeting = hub->issue(index, spec);
    if (!meeting.ok())
      return meeting.status();
    return std::make_unique<LocalPending>(hub, *std::move(meeting), uint32_t(it - spec.group.begin()));
  }
  absl::Status begin() override {
    hub->begin(index);
    return absl::OkStatus();
  }
  void end(const absl::Status &status) override { hub->end(index, status); }
  CollectiveCounts counts() const override { return hub->counts(index); }
  void resetCounts() override { hub->resetCounts(index); }

private:
  std::shared_ptr<Hub> hub;
  uint32_t index;
};

} // namespace

std::vector<std::unique_ptr<Communicator>> makeLocalCommunicators(uint32_t devices, bool readEarly) {
  auto hub = std::make_shared<Hub>(devices, readEarly);
  std::vector<std::unique_ptr<Communicator>> out;
  for (uint32_t i = 0; i < devices; ++i)
    out.push_back(std::make_unique<LocalCommunicator>(hub, i));
  return out;
}

} // namespace gcrt
