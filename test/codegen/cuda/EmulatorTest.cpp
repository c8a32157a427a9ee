#include "runtime/emulator/Emulator.h"
#include "codegen/cuda/Nvvm.h"
#include "test/codegen/KernelRunner.h"
#include "test/codegen/cuda/RowSumKernel.h"

#include "mlir/Parser/Parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using gctest::KernelRunner;
using gctest::RowSumKernel;
using testing::HasSubstr;

namespace {

// Compiles the kernel for the emulator and runs it; the report, or what compilation said, or nothing.
struct Emulated {
  std::vector<float> in = std::vector<float>(512), out = std::vector<float>(2, -1.0f);
  std::string report;

  explicit Emulated(const std::string &text) {
    for (int i = 0; i < 512; ++i)
      in[i] = float(i % 37) - 11;
    KernelRunner runner;
    mlir::DialectRegistry registry;
    gc::registerCudaDialects(registry);
    runner.context().appendDialectRegistry(registry);
    runner.context().loadAllAvailableDialects();
    mlir::ScopedDiagnosticHandler handler(&runner.context(), [&](mlir::Diagnostic &d) { report += d.str() + "\n"; });
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &runner.context(), "kernel.mlir");
    if (!module || failed(gc::lowerToNvvm(*module)))
      return;
    mlir::OwningOpRef<mlir::ModuleOp> host = mlir::ModuleOp::create(module->getLoc());
    auto kernels = *module->getOps<mlir::gpu::GPUModuleOp>().begin();
    if (failed(gc::lowerForEmulator(kernels, *host)))
      return;
    if (!runner.compile(*host)) {
      report += runner.error();
      return;
    }
    auto kernel = runner.get<GcKernelFn>("row_sum");
    void *buffers[] = {in.data(), out.data()};
    int64_t scalars[] = {0};
    GcRuntimeTable table = {GC_KERNEL_ABI_VERSION, sizeof(GcRuntimeTable), nullptr, gcrt::emulator::emulate};
    GcKernelArgs args = {buffers, scalars, 0, 2, nullptr, &table};
    if (kernel(&args) != 0)
      report += gcrt::emulator::lastReport();
  }
};

TEST(Emulator, ComputesRowSums) {
  Emulated run(RowSumKernel().text());
  EXPECT_EQ(run.report, "");
  for (int row = 0; row < 2; ++row) {
    float want = 0; // sums of small integers are exact in any order
    for (int i = 0; i < 256; ++i)
      want += run.in[row * 256 + i];
    EXPECT_EQ(run.out[row], want);
  }
}

TEST(Emulator, NamesAMissingBarrier) {
  RowSumKernel k;
  k.barrier = "";
  Emulated run(k.text());
  EXPECT_THAT(run.report, HasSubstr("kernel row_sum: "));
  EXPECT_THAT(run.report, HasSubstr("races with block (0,0,0) thread (0,0,0) at llvm.load"));
  EXPECT_THAT(run.report, HasSubstr("no barrier lies between"));
  EXPECT_THAT(run.report, HasSubstr("shared memory"));
  EXPECT_THAT(run.report, HasSubstr("kernel.mlir:"));
}

TEST(Emulator, NamesAnOffByOneBound) {
  RowSumKernel k;
  k.load = "%i1";
  std::string text = k.text();
  std::string at = "    %lane = ";
  text.insert(text.find(at), "    %one = arith.constant 4 : i64\n    %i1 = arith.addi %i, %one : i64\n");
  Emulated run(text);
  EXPECT_THAT(run.report, HasSubstr("out of bounds read of 16 bytes of operand 0 at byte 2048 of 2048 at llvm.load"));
  EXPECT_THAT(run.report, HasSubstr("block (1,0,0) thread (63,0,0)"));
}

TEST(Emulator, NamesAMisalignedAccess) {
  RowSumKernel k;
  k.load = "%i1";
  std::string text = k.text();
  text.insert(text.find("    %lane = "), "    %one = arith.constant 1 : i64\n    %i1 = arith.addi %i, %one : i64\n");
  EXPECT_THAT(Emulated(text).report, HasSubstr("misaligned read of 16 bytes at llvm.load"));
}

TEST(Emulator, NamesAnUninitializedSharedRead) {
  RowSumKernel k;
  k.storeLane = "%is_first"; // the second warp's sum is never stored
  Emulated run(k.text());
  EXPECT_THAT(run.report, HasSubstr("read of uninitialized shared memory at byte 4 of 8 at llvm.load"));
}

TEST(Emulator, NamesARaceBetweenBlocks) {
  RowSumKernel k;
  k.outIndex = "%zero";
  std::string text = k.text();
  text.insert(text.find("    %lane = "), "    %zero = arith.constant 0 : i64\n");
  EXPECT_THAT(Emulated(text).report, HasSubstr("write of result 0 at byte 0 of 8 races with block (0,0,0)"));
}

TEST(Emulator, NamesABarrierThatAPartNeverReaches) {
  RowSumKernel k;
  k.barrier = "scf.if %is_first { gpu.barrier }";
  EXPECT_THAT(Emulated(k.text()).report, HasSubstr("barrier that block (0,0,0) thread (1,0,0) never reaches"));
}

TEST(Emulator, NamesAShuffleOfAPartOfTheWarp) {
  RowSumKernel k;
  k.extra = R"(
    %z = arith.constant 0 : i32
    %w = arith.constant 32 : i32
    scf.if %lane_is_first {
      %moved, %okz = gpu.shuffle idx %z, %z, %w : i32
      %mf = arith.sitofp %moved : i32 to f32
      memref.store %mf, %sums[%warp] : memref<2xf32, #gpu.address_space<workgroup>>
    })";
  EXPECT_THAT(Emulated(k.text()).report, HasSubstr("warp operation"));
}

TEST(Emulator, NamesAWriteToAnOperand) {
  RowSumKernel k;
  std::string text = k.text();
  std::string from = "llvm.getelementptr %out[%row]";
  text.replace(text.find(from), from.size(), "llvm.getelementptr %in[%row]");
  EXPECT_THAT(Emulated(text).report, HasSubstr("write to operand operand 0 at byte 0"));
}

// Adds what a module's variable holds to each row's sum.
std::string withVariable(const std::string &variable) {
  std::string text = RowSumKernel().text();
  std::string open = "gpu.module @kernels {\n", sum = "%sum = arith.addf %a, %b : f32\n";
  text.insert(text.find(open) + open.size(), "  llvm.mlir.global internal " + variable + "\n");
  text.replace(text.find(sum), sum.size(),
               "%ab = arith.addf %a, %b : f32\n      %g = llvm.mlir.addressof @bias : !llvm.ptr<1>\n"
               "      %bias = llvm.load %g : !llvm.ptr<1> -> f32\n      %sum = arith.addf %ab, %bias : f32\n");
  return text;
}

TEST(Emulator, ReadsConstantsOfTheModule) {
  Emulated plain(RowSumKernel().text()), run(withVariable("constant @bias(1.5 : f32) {addr_space = 1 : i32} : f32"));
  EXPECT_EQ(run.report, "");
  EXPECT_THAT(run.out, testing::ElementsAre(plain.out[0] + 1.5f, plain.out[1] + 1.5f));
}

TEST(Emulator, RefusesVariablesOfTheModule) {
  Emulated run(withVariable("@bias(1.5 : f32) {addr_space = 1 : i32} : f32"));
  EXPECT_THAT(run.report, HasSubstr("module variable in global memory has no emulation; pass it as a buffer"));
  EXPECT_THAT(run.out, testing::Each(-1.0f)); // nothing ran
}

TEST(Emulator, RefusesAnOpWithoutEmulation) {
  RowSumKernel k;
  k.extra = "    nvvm.cluster.arrive";
  EXPECT_THAT(Emulated(k.text()).report, HasSubstr("op has no emulation on the host"));
}

} // namespace
