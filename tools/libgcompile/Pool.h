// Threads of the caller's as the runtime asks for them.
#ifndef GC_TOOLS_LIBGCOMPILE_POOL_H
#define GC_TOOLS_LIBGCOMPILE_POOL_H

#include "tools/libgcompile/gcompile/gcompile.h"

#include "runtime/base/ThreadPool.h"

#include "absl/status/status.h"
#include <atomic>

namespace gc::embed {

// What the caller's functions promise is checked: a worker that does not exist gets no tiles, and a part of a kernel
// that did not run is an error of the run.
class CallersPool final : public gcrt::ThreadPool {
public:
  explicit CallersPool(const gcompile_thread_pool &pool) : pool(pool) {}
  int threads() const override { return static_cast<int>(pool.threads); }
  void parallelFor(int64_t tiles, Body body) override;
  // Of all calls since the last one.
  absl::Status takeError();

private:
  struct Call;
  static void runTiles(void *state, int64_t begin, int64_t end, uint32_t worker);

  const gcompile_thread_pool pool;
  std::atomic<bool> badTiles = false, badWorker = false, badCount = false;
};

} // namespace gc::embed

#endif
