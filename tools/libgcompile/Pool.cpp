#include "tools/libgcompile/Pool.h"

#include "absl/strings/str_cat.h"

namespace gc::embed {

struct CallersPool::Call {
  CallersPool &pool;
  int64_t tiles;
  Body body;
  std::atomic<int64_t> done = 0;
};

void CallersPool::runTiles(void *state, int64_t begin, int64_t end, uint32_t worker) {
  Call &call = *static_cast<Call *>(state);
  if (worker >= call.pool.pool.threads) {
    call.pool.badWorker = true;
  } else if (begin < 0 || begin >= end || end > call.tiles) {
    call.pool.badTiles = true;
  } else {
    call.body(begin, end, static_cast<int>(worker));
    call.done += end - begin;
  }
}

void CallersPool::parallelFor(int64_t tiles, Body body) {
  Call call{*this, tiles, body};
  pool.parallel_for(pool.user, tiles, runTiles, &call);
  if (call.done != tiles)
    badCount = true;
}

absl::Status CallersPool::takeError() {
  bool tiles = badTiles.exchange(false), worker = badWorker.exchange(false), count = badCount.exchange(false);
  if (worker)
    return absl::InvalidArgumentError(
        absl::StrCat("the thread pool called with a worker that is not below its threads, ", pool.threads));
  if (tiles)
    return absl::InvalidArgumentError("the thread pool called with tiles outside of what it was given");
  if (count)
    return absl::InvalidArgumentError("the thread pool returned before it had covered all tiles once");
  return absl::OkStatus();
}

} // namespace gc::embed
