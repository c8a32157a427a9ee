#include "codegen/cuda/Nvvm.h"
#include "test/codegen/cuda/RowSumKernel.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Parser/Parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::HasSubstr;

namespace {

class Ptx : public testing::TestWithParam<const char *> {
protected:
  Ptx() {
    mlir::DialectRegistry registry;
    gc::registerCudaDialects(registry);
    registry.insert<mlir::arith::ArithDialect, mlir::math::MathDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }
  mlir::FailureOr<std::string> compile(const std::string &text) {
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context, "kernel.mlir");
    if (!module || failed(gc::lowerToNvvm(*module)))
      return mlir::failure();
    return gc::compileToPtx(*module->getOps<mlir::gpu::GPUModuleOp>().begin(), GetParam());
  }
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

TEST_P(Ptx, HasWideLoadsAndShuffles) {
  auto ptx = compile(gctest::RowSumKernel().text());
  ASSERT_TRUE(succeeded(ptx));
  EXPECT_THAT(*ptx, HasSubstr(std::string(".target ") + GetParam()));
  EXPECT_THAT(*ptx, HasSubstr("ld.global.v4.b32"));
  EXPECT_THAT(*ptx, HasSubstr("shfl.sync.bfly"));
  EXPECT_THAT(*ptx, HasSubstr("bar.sync"));
}

TEST_P(Ptx, IsAcceptedByPtxas) {
  if (!*GC_PTXAS)
    GTEST_SKIP() << "no ptxas on this machine";
  auto ptx = compile(gctest::RowSumKernel().text());
  ASSERT_TRUE(succeeded(ptx));
  auto cubin = gc::assemblePtx(module->getLoc(), *ptx, GetParam(), GC_PTXAS);
  ASSERT_TRUE(succeeded(cubin));
  EXPECT_EQ(std::string(cubin->data(), 4), "\x7f"
                                           "ELF");
}

TEST_P(Ptx, RefusalsOfPtxasAreDiagnostics) {
  if (!*GC_PTXAS)
    GTEST_SKIP() << "no ptxas on this machine";
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &d) { message += d.str(); });
  EXPECT_TRUE(failed(gc::assemblePtx(mlir::UnknownLoc::get(&context), "not ptx", GetParam(), GC_PTXAS)));
  EXPECT_THAT(message, HasSubstr("ptxas refuses the kernel"));
}

INSTANTIATE_TEST_SUITE_P(Chips, Ptx, testing::Values("sm_80", "sm_90a", "sm_100a"));

} // namespace
