// Our declarations of oneDNN against the real header, where it is installed.
#include "runtime/cpu/OneDnnApi.h"

#include <gtest/gtest.h>

#if __has_include(<oneapi/dnnl/dnnl.h>)
#include <oneapi/dnnl/dnnl.h>
#include <type_traits>

namespace gcrt::onednn {
namespace {

static_assert(sizeof(MemoryDesc) == sizeof(dnnl_memory_desc_t) && alignof(MemoryDesc) == alignof(dnnl_memory_desc_t));
static_assert(sizeof(MatmulDesc) == sizeof(dnnl_matmul_desc_t) && alignof(MatmulDesc) == alignof(dnnl_matmul_desc_t));
static_assert(sizeof(ExecArg) == sizeof(dnnl_exec_arg_t) &&
              offsetof(ExecArg, memory) == offsetof(dnnl_exec_arg_t, memory));
static_assert(offsetof(Version, patch) == offsetof(dnnl_version_t, patch));
static_assert(kSuccess == dnnl_success && kBf16 == dnnl_bf16 && kF32 == dnnl_f32 && kCpu == dnnl_cpu);
static_assert(kInOrder == dnnl_stream_in_order && kMaxDims == DNNL_MAX_NDIMS);
static_assert(kArgSrc == DNNL_ARG_SRC && kArgWeights == DNNL_ARG_WEIGHTS && kArgDst == DNNL_ARG_DST);
static_assert(std::is_same_v<dnnl_dim_t, int64_t>);
static_assert(kIsaAvx2 == dnnl_cpu_isa_avx2 && kIsaAvx512Core == dnnl_cpu_isa_avx512_core);
static_assert(sizeof(dnnl_cpu_isa_t) == sizeof(int));

// The same number of parameters, each of the same size and kind (pointer, integer, floating point).
template <typename A, typename B> struct SameShape : std::false_type {};
template <typename R, typename... A, typename S, typename... B> struct SameShape<R (*)(A...), S (*)(B...)> {
  template <typename X, typename Y>
  static constexpr bool
      same = sizeof(X) == sizeof(Y) && std::is_pointer_v<X> == std::is_pointer_v<Y> &&std::is_floating_point_v<X> ==
                                           std::is_floating_point_v<Y>;
  static constexpr bool check() {
    if constexpr (sizeof...(A) != sizeof...(B))
      return false;
    else
      return same<R, S> && (same<A, B> && ...);
  }
  static constexpr bool value = check();
};
#define GC_SAME(member, function)                                                                                      \
  static_assert(SameShape<decltype(Api::member), decltype(&function)>::value, #function " is declared otherwise")
GC_SAME(version, dnnl_version);
GC_SAME(setMaxCpuIsa, dnnl_set_max_cpu_isa);
GC_SAME(engineCreate, dnnl_engine_create);
GC_SAME(streamCreate, dnnl_stream_create);
GC_SAME(memoryDescInitByStrides, dnnl_memory_desc_init_by_strides);
GC_SAME(matmulDescInit, dnnl_matmul_desc_init);
GC_SAME(attrCreate, dnnl_primitive_attr_create);
GC_SAME(attrDestroy, dnnl_primitive_attr_destroy);
GC_SAME(attrSetPostOps, dnnl_primitive_attr_set_post_ops);
GC_SAME(postOpsCreate, dnnl_post_ops_create);
GC_SAME(postOpsDestroy, dnnl_post_ops_destroy);
GC_SAME(postOpsAppendSum, dnnl_post_ops_append_sum);
GC_SAME(primitiveDescCreate, dnnl_primitive_desc_create);
GC_SAME(primitiveDescDestroy, dnnl_primitive_desc_destroy);
GC_SAME(primitiveCreate, dnnl_primitive_create);
GC_SAME(primitiveExecute, dnnl_primitive_execute);
GC_SAME(memoryCreate, dnnl_memory_create);
GC_SAME(memorySetDataHandle, dnnl_memory_set_data_handle);

TEST(OneDnnApi, MatchesTheInstalledHeader) {
  EXPECT_EQ(kMajorVersion, DNNL_VERSION_MAJOR);
}

} // namespace
} // namespace gcrt::onednn
#else
TEST(OneDnnApi, MatchesTheInstalledHeader) {
  GTEST_SKIP() << "oneDNN's header is not installed";
}
#endif
