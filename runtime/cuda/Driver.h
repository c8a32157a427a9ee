// The CUDA driver, opened at run time: one build serves machines with and without a GPU.
//
//   absl::StatusOr<const gcrt::cuda::Driver *> driver = gcrt::cuda::Driver::get();   // FailedPrecondition: none here
//
// Only what is used is declared. The declarations are this project's own; a test compares them with cuda.h where the
// toolkit is installed. libcuda's functions may be called from any thread that has made a context current.
#ifndef GC_RUNTIME_CUDA_DRIVER_H
#define GC_RUNTIME_CUDA_DRIVER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace gcrt::cuda {

using Result = int; // CUresult; 0 is success
using DevicePtr = unsigned long long;
using Device = int;
struct ContextHandle; // CUctx_st
struct ModuleHandle;
struct FunctionHandle;
struct StreamHandle;

// Name of the symbol in libcuda, name of the member, type.
#define GCRT_CUDA_FUNCTIONS(F)                                                                                         \
  F(cuInit, init, Result (*)(unsigned))                                                                                \
  F(cuGetErrorName, getErrorName, Result (*)(Result, const char **))                                                   \
  F(cuGetErrorString, getErrorString, Result (*)(Result, const char **))                                               \
  F(cuDeviceGetCount, deviceGetCount, Result (*)(int *))                                                               \
  F(cuDeviceGet, deviceGet, Result (*)(Device *, int))                                                                 \
  F(cuDeviceGetName, deviceGetName, Result (*)(char *, int, Device))                                                   \
  F(cuDeviceGetAttribute, deviceGetAttribute, Result (*)(int *, int, Device))                                          \
  F(cuDevicePrimaryCtxRetain, primaryContextRetain, Result (*)(ContextHandle **, Device))                              \
  F(cuDevicePrimaryCtxRelease_v2, primaryContextRelease, Result (*)(Device))                                           \
  F(cuCtxSetCurrent, contextSetCurrent, Result (*)(ContextHandle *))                                                   \
  F(cuCtxSynchronize, contextSynchronize, Result (*)())                                                                \
  F(cuModuleLoadData, moduleLoadData, Result (*)(ModuleHandle **, const void *))                                       \
  F(cuModuleUnload, moduleUnload, Result (*)(ModuleHandle *))                                                          \
  F(cuModuleGetFunction, moduleGetFunction, Result (*)(FunctionHandle **, ModuleHandle *, const char *))               \
  F(cuMemAlloc_v2, memAlloc, Result (*)(DevicePtr *, size_t))                                                          \
  F(cuMemFree_v2, memFree, Result (*)(DevicePtr))                                                                      \
  F(cuMemcpyHtoD_v2, memcpyHtoD, Result (*)(DevicePtr, const void *, size_t))                                          \
  F(cuMemcpyDtoH_v2, memcpyDtoH, Result (*)(void *, DevicePtr, size_t))                                                \
  F(cuLaunchKernel, launchKernel,                                                                                      \
    Result (*)(FunctionHandle *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, StreamHandle *, \
               void **, void **))

struct Driver {
#define GCRT_CUDA_MEMBER(symbol, member, ...) std::add_pointer_t<std::remove_pointer_t<__VA_ARGS__>> member = nullptr;
  GCRT_CUDA_FUNCTIONS(GCRT_CUDA_MEMBER)
#undef GCRT_CUDA_MEMBER

  // The driver of this process, opened and initialized once. FailedPrecondition: no libcuda, a function missing in it,
  // or no device; the message says which.
  static absl::StatusOr<const Driver *> get();
  // Turns a result into a status that names the call and CUDA's words.
  absl::Status check(Result result, const std::string &call) const;
};

// One kernel launch for tests and tools: memory is taken, filled, read back and freed around the launch.
struct LaunchSpec {
  std::string kernel;
  unsigned grid[3] = {1, 1, 1}, block[3] = {1, 1, 1};
  // Buffers in parameter order: bytes, and whether they go in, out or both.
  struct Buffer {
    void *data;
    size_t bytes;
    bool in, out;
  };
  std::vector<Buffer> buffers;
};

// Loads PTX or a cubin (NUL-ended PTX text, or an ELF image) on device 0 and runs one kernel of it.
absl::Status runOnce(const std::string &image, const LaunchSpec &spec);

// Device 0's name and compute capability times ten (90 for 9.0).
absl::StatusOr<std::pair<std::string, int>> deviceName();

} // namespace gcrt::cuda

#endif
