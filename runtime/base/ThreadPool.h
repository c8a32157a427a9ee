// Threads that share out the tiles of a kernel. The tiles are fixed by the shapes and handed out as threads come free,
// so neither the number of threads nor their timing touches a result.
//
//   std::unique_ptr<ThreadPool> pool = ThreadPool::create({});           // one per CPU of the affinity mask
//   pool->parallelFor(tiles, [&](int64_t begin, int64_t end, int worker) { … });
#ifndef GC_RUNTIME_BASE_THREADPOOL_H
#define GC_RUNTIME_BASE_THREADPOOL_H

#include "absl/functional/function_ref.h"

#include <cstdint>
#include <memory>

namespace gcrt {

// A program with threads of its own derives from this.
class ThreadPool {
public:
  // begin < end; worker is in [0, threads()), and no two calls that run at the same time within one parallelFor have
  // the same one.
  using Body = absl::FunctionRef<void(int64_t begin, int64_t end, int worker)>;

  struct Options {
    int threads = 0;     // 0: as many as the affinity mask of the calling thread has CPUs
    int spinMicros = 30; // how long an idle thread waits awake, so that the next launch finds it ready
  };
  static std::unique_ptr<ThreadPool> create(const Options &options);

  virtual ~ThreadPool() = default;
  // The caller's thread included.
  virtual int threads() const = 0;
  // Calls body until [0, tiles) is done, on the calling thread and the others; returns when all is done. From several
  // threads at once one call has the pool and the others run alone, as do calls from inside a body.
  virtual void parallelFor(int64_t tiles, Body body) = 0;
};

// CPUs that the calling thread may run on; at least 1.
int affinityCpus();

} // namespace gcrt

#endif
