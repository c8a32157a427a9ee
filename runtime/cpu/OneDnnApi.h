// The part of oneDNN's C interface (version 2) that we use, declared by ourselves so that building needs no oneDNN;
// test/runtime/cpu/OneDnnApiTest.cpp compares it with the real header where that is installed.
#ifndef GC_RUNTIME_CPU_ONEDNNAPI_H
#define GC_RUNTIME_CPU_ONEDNNAPI_H

#include <cstdint>

namespace gcrt::onednn {

inline constexpr int kMajorVersion = 2;
inline constexpr int kSuccess = 0;
inline constexpr int kBf16 = 2, kF32 = 3;
inline constexpr int kCpu = 1;
inline constexpr unsigned kInOrder = 1;
inline constexpr int kArgSrc = 1, kArgWeights = 33, kArgDst = 17;
inline constexpr int kMaxDims = 12;
inline constexpr int kIsaAvx2 = 0x7, kIsaAvx512Core = 0x27;

// Descriptors are passed by pointer and looked into by the library alone.
struct alignas(8) MemoryDesc {
  char opaque[696];
};
struct alignas(8) MatmulDesc {
  char opaque[2800];
};
struct ExecArg {
  int arg;
  void *memory;
};
struct Version {
  int major, minor, patch;
  const char *hash;
  unsigned cpuRuntime, gpuRuntime;
};

using Dims = int64_t[kMaxDims];

struct Api {
  const Version *(*version)();
  int (*setMaxCpuIsa)(int isa);
  int (*engineCreate)(void **engine, int kind, size_t index);
  int (*streamCreate)(void **stream, void *engine, unsigned flags);
  int (*memoryDescInitByStrides)(MemoryDesc *, int ndims, const int64_t *dims, int dataType, const int64_t *strides);
  int (*matmulDescInit)(MatmulDesc *, const MemoryDesc *src, const MemoryDesc *weights, const MemoryDesc *bias,
                        const MemoryDesc *dst);
  int (*attrCreate)(void **attr);
  int (*attrDestroy)(void *attr);
  int (*attrSetPostOps)(void *attr, const void *postOps);
  int (*postOpsCreate)(void **postOps);
  int (*postOpsDestroy)(void *postOps);
  int (*postOpsAppendSum)(void *postOps, float scale);
  int (*primitiveDescCreate)(void **desc, const void *opDesc, const void *attr, void *engine, const void *hint);
  int (*primitiveDescDestroy)(void *desc);
  int (*primitiveCreate)(void **primitive, const void *desc);
  int (*primitiveExecute)(const void *primitive, void *stream, int count, const ExecArg *args);
  int (*memoryCreate)(void **memory, const MemoryDesc *, void *engine, void *handle);
  int (*memorySetDataHandle)(void *memory, void *handle);
  // Of the OpenMP library that oneDNN was built with; null if it has none.
  void (*ompSetNumThreads)(int count);
};

} // namespace gcrt::onednn

#endif
