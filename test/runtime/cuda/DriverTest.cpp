#include "runtime/cuda/Driver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#ifdef GC_HAVE_CUDA_H
#include <cuda.h>
#endif

using testing::HasSubstr;

namespace {

#ifdef GC_HAVE_CUDA_H
// Two function types agree if they have as many parameters, of the same sizes and kinds (handles are pointers to types
// of different names).
template <typename A, typename B>
constexpr bool kSameKind = sizeof(A) == sizeof(B) && std::is_pointer_v<A> == std::is_pointer_v<B> &&
                           (std::is_integral_v<A> || std::is_enum_v<A>) == (std::is_integral_v<B> || std::is_enum_v<B>);

template <typename A, typename B> struct SameFunction : std::false_type {};
template <typename R, typename S, typename... A, typename... B> struct SameFunction<R (*)(A...), S (*)(B...)> {
  static constexpr bool value = [] {
    if constexpr (sizeof...(A) == sizeof...(B))
      return kSameKind<R, S> && (kSameKind<A, B> && ...);
    else
      return false;
  }();
};

TEST(CudaDriver, DeclarationsAgreeWithTheHeader) {
#define GC_CHECK(symbol, member, ...)                                                                                  \
  EXPECT_TRUE((SameFunction<decltype(gcrt::cuda::Driver::member), decltype(&::symbol)>::value)) << #symbol;
  GCRT_CUDA_FUNCTIONS(GC_CHECK)
#undef GC_CHECK
  EXPECT_EQ(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 75);
  EXPECT_EQ(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 76);
}
#endif

TEST(CudaDriver, SaysWhyItIsNotThere) {
  auto driver = gcrt::cuda::Driver::get();
  if (driver.ok())
    GTEST_SKIP() << "this machine has a GPU";
  EXPECT_EQ(driver.status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(driver.status().message()), HasSubstr("CUDA driver"));
}

TEST(CudaDriver, NamesAFailedLoad) {
  if (!gcrt::cuda::Driver::get().ok())
    GTEST_SKIP() << "no GPU on this machine";
  gcrt::cuda::LaunchSpec spec;
  spec.kernel = "k";
  EXPECT_THAT(std::string(gcrt::cuda::runOnce("not an image", spec).message()), HasSubstr("cuModuleLoadData failed"));
}

} // namespace
