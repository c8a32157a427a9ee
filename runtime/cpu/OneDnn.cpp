// The `gemm` entry of the kernels' function table: oneDNN, opened at run time, called single-threaded on a tile by the
// runtime's own threads. Its OpenMP teams are held to one thread, because they collapse as soon as another process
// takes a core. Primitives are created once per shape and thread: executing one is then 0.3 µs plus the work.
#include "runtime/cpu/CpuCore.h"
#include "runtime/cpu/OneDnnApi.h"

#include <dlfcn.h>
#include <unordered_map>

namespace gcrt {

namespace {

using namespace onednn;

class Library {
public:
  // Opened once and never closed: threads may be inside until the process ends.
  static const Library *get() {
    static const Library *library = (fix(""), open(level()));
    return library;
  }

  // The CPU level that the library is held to: what the first use or the first wish says. False: it is another.
  static bool hold(std::string_view wanted) {
    fix(wanted);
    get();
    return level() == wanted;
  }
  static std::string &level() {
    static std::string *level = new std::string;
    return *level;
  }

  Api api = {};
  void *engine = nullptr;
  std::string version;

private:
  // Sets the level once; it is only read afterwards.
  static void fix(std::string_view wanted) {
    static std::once_flag once;
    std::call_once(once, [wanted] { level() = std::string(wanted); });
  }

  static const Library *open(const std::string &level) {
    void *handle = ::dlopen("libdnnl.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!handle)
      return nullptr;
    auto library = std::make_unique<Library>();
    if (!library->load(handle, level))
      return nullptr;
    return library.release();
  }

  template <typename Fn> static bool find(void *handle, const char *name, Fn &fn) {
    fn = reinterpret_cast<Fn>(::dlsym(handle, name));
    return fn != nullptr;
  }

  bool load(void *handle, const std::string &level) {
    bool all = find(handle, "dnnl_version", api.version) && find(handle, "dnnl_set_max_cpu_isa", api.setMaxCpuIsa) &&
               find(handle, "dnnl_engine_create", api.engineCreate) &&
               find(handle, "dnnl_stream_create", api.streamCreate) &&
               find(handle, "dnnl_memory_desc_init_by_strides", api.memoryDescInitByStrides) &&
               find(handle, "dnnl_matmul_desc_init", api.matmulDescInit) &&
               find(handle, "dnnl_primitive_attr_create", api.attrCreate) &&
               find(handle, "dnnl_primitive_attr_destroy", api.attrDestroy) &&
               find(handle, "dnnl_primitive_attr_set_post_ops", api.attrSetPostOps) &&
               find(handle, "dnnl_post_ops_create", api.postOpsCreate) &&
               find(handle, "dnnl_post_ops_destroy", api.postOpsDestroy) &&
               find(handle, "dnnl_post_ops_append_sum", api.postOpsAppendSum) &&
               find(handle, "dnnl_primitive_desc_create", api.primitiveDescCreate) &&
               find(handle, "dnnl_primitive_desc_destroy", api.primitiveDescDestroy) &&
               find(handle, "dnnl_primitive_create", api.primitiveCreate) &&
               find(handle, "dnnl_primitive_execute", api.primitiveExecute) &&
               find(handle, "dnnl_memory_create", api.memoryCreate) &&
               find(handle, "dnnl_memory_set_data_handle", api.memorySetDataHandle);
    if (!all || api.version()->major != kMajorVersion)
      return false;
    // Before anything else: the first use fixes it.
    int isa = level == "x86-64-v3" ? kIsaAvx2 : level == "x86-64-v4" ? kIsaAvx512Core : 0;
    if (isa && api.setMaxCpuIsa(isa) != kSuccess)
      return false;
    // Debian's is built with libgomp, which dlsym finds through the library's own dependencies.
    find(handle, "omp_set_num_threads", api.ompSetNumThreads);
    const Version &v = *api.version();
    version = absl::StrCat("oneDNN ", v.major, ".", v.minor, ".", v.patch);
    return api.engineCreate(&engine, kCpu, 0) == kSuccess;
  }
};

struct Shape {
  int64_t m, n, k, lda, ldb, ldc;
  uint32_t flags; // transA, transB, accumulate, types
  bool operator==(const Shape &) const = default;
};
struct ShapeHash {
  size_t operator()(const Shape &s) const {
    uint64_t h = s.flags;
    for (int64_t x : {s.m, s.n, s.k, s.lda, s.ldb, s.ldc})
      h = (h ^ uint64_t(x)) * 0x9E3779B97F4A7C15u, h ^= h >> 29;
    return size_t(h);
  }
};

// One thread's primitives. Memory objects carry the current pointers, so they cannot be shared.
struct ThreadCache {
  struct Entry {
    void *primitive = nullptr; // null: the library refuses this shape
    void *memory[3] = {nullptr, nullptr, nullptr};
  };
  void *stream = nullptr;
  std::unordered_map<Shape, Entry, ShapeHash> entries;
  Shape lastShape = {};
  Entry *last = nullptr;
};

// Threads come and go with sessions; their caches are handed on, since primitives cannot be destroyed safely while the
// process ends.
class CachePool {
public:
  static CachePool &get() {
    static CachePool *pool = new CachePool;
    return *pool;
  }
  ThreadCache *take() {
    std::lock_guard<std::mutex> lock(mutex);
    if (idle.empty())
      return new ThreadCache;
    ThreadCache *cache = idle.back();
    idle.pop_back();
    return cache;
  }
  void give(ThreadCache *cache) {
    std::lock_guard<std::mutex> lock(mutex);
    idle.push_back(cache);
  }

private:
  std::mutex mutex;
  std::vector<ThreadCache *> idle;
};

struct CacheHolder {
  ThreadCache *cache = CachePool::get().take();
  ~CacheHolder() { CachePool::get().give(cache); }
};

} // namespace

static int dataType(uint8_t type) {
  return type == GC_GEMM_BF16 ? kBf16 : kF32;
}

static bool describe(const Api &api, MemoryDesc &desc, int64_t rows, int64_t cols, int64_t lead, bool transposed,
                     int type) {
  int64_t dims[2] = {rows, cols};
  int64_t strides[2] = {transposed ? 1 : lead, transposed ? lead : 1};
  return api.memoryDescInitByStrides(&desc, 2, dims, type, strides) == kSuccess;
}

// Accumulation is the sum post-op: dst = product + 1.0 * dst.
static void *sumAttributes(const Api &api) {
  void *attr = nullptr, *ops = nullptr;
  if (api.attrCreate(&attr) != kSuccess)
    return nullptr;
  if (api.postOpsCreate(&ops) == kSuccess) {
    api.postOpsAppendSum(ops, 1.0f);
    api.attrSetPostOps(attr, ops);
    api.postOpsDestroy(ops);
  }
  return attr;
}

static void *createPrimitive(const Library &library, const MemoryDesc &a, const MemoryDesc &b, const MemoryDesc &c,
                             bool accumulate) {
  const Api &api = library.api;
  MatmulDesc matmul;
  if (api.matmulDescInit(&matmul, &a, &b, nullptr, &c) != kSuccess)
    return nullptr;
  void *attr = accumulate ? sumAttributes(api) : nullptr;
  if (accumulate && !attr)
    return nullptr;
  void *desc = nullptr, *primitive = nullptr;
  if (api.primitiveDescCreate(&desc, &matmul, attr, library.engine, nullptr) == kSuccess) {
    if (api.primitiveCreate(&primitive, desc) != kSuccess)
      primitive = nullptr;
    api.primitiveDescDestroy(desc);
  }
  if (attr)
    api.attrDestroy(attr);
  return primitive;
}

static ThreadCache::Entry createEntry(const Library &library, const GcGemm &g) {
  const Api &api = library.api;
  ThreadCache::Entry entry;
  MemoryDesc a, b, c;
  if (!describe(api, a, g.m, g.k, g.lda, g.trans_a, dataType(g.in_type)) ||
      !describe(api, b, g.k, g.n, g.ldb, g.trans_b, dataType(g.in_type)) ||
      !describe(api, c, g.m, g.n, g.ldc, false, dataType(g.out_type)))
    return entry;
  void *primitive = createPrimitive(library, a, b, c, g.accumulate != 0);
  if (!primitive)
    return entry;
  const MemoryDesc *descs[3] = {&a, &b, &c};
  for (int i = 0; i < 3; ++i)
    if (api.memoryCreate(&entry.memory[i], descs[i], library.engine, nullptr) != kSuccess)
      return {};
  entry.primitive = primitive;
  return entry;
}

static ThreadCache::Entry *lookUp(const Library &library, ThreadCache &cache, const GcGemm &g) {
  Shape shape = {g.m,
                 g.n,
                 g.k,
                 g.lda,
                 g.ldb,
                 g.ldc,
                 uint32_t(g.trans_a != 0) | uint32_t(g.trans_b != 0) << 1 | uint32_t(g.accumulate != 0) << 2 |
                     uint32_t(g.in_type) << 8 | uint32_t(g.out_type) << 16};
  if (cache.last && cache.lastShape == shape)
    return cache.last;
  auto [it, isNew] = cache.entries.try_emplace(shape);
  if (isNew) {
    if (library.api.ompSetNumThreads)
      library.api.ompSetNumThreads(1);
    it->second = createEntry(library, g);
  }
  cache.lastShape = shape;
  cache.last = &it->second; // stays: entries of an unordered_map do not move
  return cache.last;
}

static int32_t gemmNone(const GcGemm *) {
  return 1;
}

static int32_t gemmOneDnn(const GcGemm *g) {
  const Library *library = Library::get();
  if (!library || g->in_type == GC_GEMM_F64 || g->out_type == GC_GEMM_F64 || g->m < 1 || g->n < 1 || g->k < 1)
    return 1;
  if (g->in_type == GC_GEMM_F32 && g->out_type != GC_GEMM_F32)
    return 1;
  thread_local CacheHolder holder;
  ThreadCache &cache = *holder.cache;
  if (!cache.stream) {
    if (library->api.ompSetNumThreads)
      library->api.ompSetNumThreads(1);
    if (library->api.streamCreate(&cache.stream, library->engine, kInOrder) != kSuccess)
      return 1;
  }
  ThreadCache::Entry *entry = lookUp(*library, cache, *g);
  if (!entry->primitive)
    return 1;
  const Api &api = library->api;
  api.memorySetDataHandle(entry->memory[0], const_cast<void *>(g->a));
  api.memorySetDataHandle(entry->memory[1], const_cast<void *>(g->b));
  api.memorySetDataHandle(entry->memory[2], g->c);
  const ExecArg args[3] = {{kArgSrc, entry->memory[0]}, {kArgWeights, entry->memory[1]}, {kArgDst, entry->memory[2]}};
  return api.primitiveExecute(entry->primitive, cache.stream, 3, args) == kSuccess ? 0 : 1;
}

const GcRuntimeTable *cpuRuntimeTable(bool libraries) {
  static const GcRuntimeTable with = {GC_KERNEL_ABI_VERSION, sizeof(GcRuntimeTable), gemmOneDnn};
  static const GcRuntimeTable without = {GC_KERNEL_ABI_VERSION, sizeof(GcRuntimeTable), gemmNone};
  return libraries ? &with : &without;
}

absl::Status holdCpuLibraryTo(std::string_view level) {
  if (Library::hold(level))
    return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat("oneDNN is held to CPU level '", Library::level(),
                                                    "' in this process and cannot change to '", std::string(level),
                                                    "'; run artifacts of different levels in processes of their own"));
}

std::string cpuLibraryVersion() {
  const Library *library = Library::get();
  return library ? library->version : "";
}

} // namespace gcrt
