// In a program of its own, because the level is the process's.
#include "runtime/cpu/CpuCore.h"

#include <dlfcn.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

TEST(LibraryLevel, IsHeldFromTheFirstUse) {
  CpuOptions options;
  options.libraryLevel = "x86-64-v3";
  std::unique_ptr<Device> device = makeCpuDevice(options);
  ASSERT_TRUE(device->prepare({}).ok());
  if (cpuLibraryVersion().empty())
    GTEST_SKIP() << "oneDNN is not installed";
  void *handle = dlopen("libdnnl.so.2", RTLD_NOW);
  ASSERT_NE(handle, nullptr);
  auto effective = reinterpret_cast<int (*)()>(dlsym(handle, "dnnl_get_effective_cpu_isa"));
  ASSERT_NE(effective, nullptr);
  // No bit beyond AVX2's.
  EXPECT_EQ(effective() & ~0x7, 0);
  float a = 2, b = 3, c = 0;
  GcGemm g = {};
  g.m = g.n = g.k = g.lda = g.ldb = g.ldc = 1;
  g.a = &a, g.b = &b, g.c = &c;
  EXPECT_EQ(cpuRuntimeTable(true)->gemm(&g), 0);
  EXPECT_EQ(c, 6);
  EXPECT_TRUE(holdCpuLibraryTo("x86-64-v3").ok());
  options.libraryLevel = "x86-64-v4";
  EXPECT_THAT(std::string(makeCpuDevice(options)->prepare({}).message()),
              testing::HasSubstr("held to CPU level 'x86-64-v3'"));
  options.libraries = false;
  EXPECT_TRUE(makeCpuDevice(options)->prepare({}).ok());
}

} // namespace
} // namespace gcrt
