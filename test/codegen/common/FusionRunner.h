// Runs a function of gc ops twice, by the interpreter and by kernels: fusions formed by the pass, each compiled to
// machine code and called as the runtime would, its tiles in scattered order. Straight-line functions only.
//
//   FusionRunner runner;
//   runner.expectSame(text, {.relative = 1e-5});        // arguments drawn by a fixed seed
//   EXPECT_EQ(runner.families(), "row");
#ifndef GC_TEST_CODEGEN_COMMON_FUSIONRUNNER_H
#define GC_TEST_CODEGEN_COMMON_FUSIONRUNNER_H

#include "codegen/common/KernelEmitter.h"
#include "ir/reference/Tensor.h"
#include "test/codegen/KernelRunner.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace gctest {

struct Tolerance {
  double relative = 0, absolute = 0;
  // Integer arguments are drawn from [0, integers).
  int64_t integers = 100;
};

class FusionRunner {
public:
  FusionRunner();
  void expectSame(llvm::StringRef text, Tolerance tolerance = {});
  // The results of the kernels alone, on arguments that `make` gives.
  std::vector<gc::Tensor> run(llvm::StringRef text, llvm::function_ref<gc::Tensor(mlir::RankedTensorType)> make);
  // Families of the kernels in order, joined by spaces.
  std::string families() const;
  const std::vector<gc::KernelInfo> &kernels() const { return infos; }
  gc::CpuTarget target = gc::CpuTarget::host();

private:
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text);
  // Forms fusions and runs them.
  llvm::SmallVector<gc::Tensor> compileAndRun(mlir::ModuleOp module, llvm::ArrayRef<gc::Tensor> arguments);
  llvm::SmallVector<gc::Tensor> runKernels(mlir::func::FuncOp function, llvm::ArrayRef<gc::Tensor> arguments);
  void callOn(void *entry, const gc::KernelInfo &info, llvm::ArrayRef<void *> buffers);
  void call(void *entry, const gc::KernelInfo &info, llvm::ArrayRef<gc::Tensor> inputs,
            llvm::MutableArrayRef<gc::Tensor> results);

  KernelRunner runner;
  std::vector<gc::KernelInfo> infos;
  std::string diagnostics;
};

} // namespace gctest

#endif
