#include "runtime/cuda/Driver.h"

#include <dlfcn.h>

#include "absl/strings/str_cat.h"

#include "runtime/base/Status.h"

using namespace gcrt::cuda;

namespace {

// CUdevice_attribute values.
constexpr int kComputeCapabilityMajor = 75, kComputeCapabilityMinor = 76;

absl::StatusOr<Driver> open() {
  // Kept open for the life of the process: libcuda cannot be unloaded safely.
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return absl::FailedPreconditionError(absl::StrCat("no CUDA driver on this machine: ", dlerror()));
  Driver d;
#define GCRT_CUDA_LOAD(symbol, member, ...)                                                                            \
  d.member = reinterpret_cast<decltype(d.member)>(dlsym(library, #symbol));                                            \
  if (!d.member)                                                                                                       \
    return absl::FailedPreconditionError("the CUDA driver is too old: it has no " #symbol);
  GCRT_CUDA_FUNCTIONS(GCRT_CUDA_LOAD)
#undef GCRT_CUDA_LOAD
  GC_RETURN_IF_ERROR(d.check(d.init(0), "cuInit"));
  int count = 0;
  GC_RETURN_IF_ERROR(d.check(d.deviceGetCount(&count), "cuDeviceGetCount"));
  if (count == 0)
    return absl::FailedPreconditionError("the CUDA driver sees no device");
  return d;
}

// Device 0's primary context, current on this thread while the object lives, and what a launch took in it.
class Scope {
public:
  explicit Scope(const Driver &d) : d(d) {}
  ~Scope() {
    for (DevicePtr p : memory)
      d.memFree(p);
    if (module)
      d.moduleUnload(module);
    if (context)
      d.primaryContextRelease(device);
  }
  absl::Status enter() {
    GC_RETURN_IF_ERROR(d.check(d.deviceGet(&device, 0), "cuDeviceGet"));
    GC_RETURN_IF_ERROR(d.check(d.primaryContextRetain(&context, device), "cuDevicePrimaryCtxRetain"));
    return d.check(d.contextSetCurrent(context), "cuCtxSetCurrent");
  }

  const Driver &d;
  Device device = 0;
  ContextHandle *context = nullptr;
  ModuleHandle *module = nullptr;
  std::vector<DevicePtr> memory;
};

} // namespace

absl::StatusOr<const Driver *> Driver::get() {
  static const absl::StatusOr<Driver> driver = open();
  if (!driver.ok())
    return driver.status();
  return &*driver;
}

absl::Status Driver::check(Result result, const std::string &call) const {
  if (result == 0)
    return absl::OkStatus();
  const char *name = nullptr, *text = nullptr;
  getErrorName(result, &name);
  getErrorString(result, &text);
  return absl::InternalError(
      absl::StrCat(call, " failed: ", name ? name : "unknown error", " (", text ? text : "", ")"));
}

absl::Status gcrt::cuda::runOnce(const std::string &image, const LaunchSpec &spec) {
  GC_ASSIGN_OR_RETURN(const Driver *d, Driver::get());
  Scope scope(*d);
  GC_RETURN_IF_ERROR(scope.enter());
  GC_RETURN_IF_ERROR(d->check(d->moduleLoadData(&scope.module, image.c_str()), "cuModuleLoadData"));
  FunctionHandle *function = nullptr;
  GC_RETURN_IF_ERROR(
      d->check(d->moduleGetFunction(&function, scope.module, spec.kernel.c_str()), "cuModuleGetFunction"));
  for (const LaunchSpec::Buffer &b : spec.buffers) {
    DevicePtr p = 0;
    GC_RETURN_IF_ERROR(d->check(d->memAlloc(&p, b.bytes ? b.bytes : 1), "cuMemAlloc"));
    scope.memory.push_back(p);
    if (b.in)
      GC_RETURN_IF_ERROR(d->check(d->memcpyHtoD(p, b.data, b.bytes), "cuMemcpyHtoD"));
  }
  std::vector<void *> parameters;
  for (DevicePtr &p : scope.memory)
    parameters.push_back(&p);
  GC_RETURN_IF_ERROR(d->check(d->launchKernel(function, spec.grid[0], spec.grid[1], spec.grid[2], spec.block[0],
                                              spec.block[1], spec.block[2], 0, nullptr, parameters.data(), nullptr),
                              absl::StrCat("cuLaunchKernel of ", spec.kernel)));
  GC_RETURN_IF_ERROR(d->check(d->contextSynchronize(), absl::StrCat("kernel ", spec.kernel)));
  for (size_t i = 0; i < spec.buffers.size(); ++i)
    if (spec.buffers[i].out)
      GC_RETURN_IF_ERROR(
          d->check(d->memcpyDtoH(spec.buffers[i].data, scope.memory[i], spec.buffers[i].bytes), "cuMemcpyDtoH"));
  return absl::OkStatus();
}

absl::StatusOr<std::pair<std::string, int>> gcrt::cuda::deviceName() {
  GC_ASSIGN_OR_RETURN(const Driver *d, Driver::get());
  Device device = 0;
  GC_RETURN_IF_ERROR(d->check(d->deviceGet(&device, 0), "cuDeviceGet"));
  char name[256] = {};
  int major = 0, minor = 0;
  GC_RETURN_IF_ERROR(d->check(d->deviceGetName(name, sizeof name, device), "cuDeviceGetName"));
  GC_RETURN_IF_ERROR(d->check(d->deviceGetAttribute(&major, kComputeCapabilityMajor, device), "cuDeviceGetAttribute"));
  GC_RETURN_IF_ERROR(d->check(d->deviceGetAttribute(&minor, kComputeCapabilityMinor, device), "cuDeviceGetAttribute"));
  return std::make_pair(std::string(name), 10 * major + minor);
}
