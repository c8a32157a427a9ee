// Compiles kernels given as MLIR text or built in place, packs them and maps the image, as the runtime would.
//
//   KernelRunner runner;
//   ASSERT_TRUE(runner.compile(text)) << runner.error();
//   auto f = runner.get<int32_t (*)(void *)>("name");
#pragma once

#include "codegen/cpu/CompileToObject.h"
#include "codegen/pack/Pack.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include <string>

namespace gctest {

class KernelRunner {
public:
  KernelRunner();
  ~KernelRunner();
  KernelRunner(const KernelRunner &) = delete;

  mlir::MLIRContext &context() { return context_; }
  bool compile(llvm::StringRef mlirText, const gc::CpuTarget &target = gc::CpuTarget::host());
  bool compile(mlir::ModuleOp module, const gc::CpuTarget &target = gc::CpuTarget::host());
  /// Diagnostics and pack errors of the last compile.
  const std::string &error() const { return error_; }
  const gc::CompileStats &stats() const { return stats_; }
  const gc::PackedImage &image() const { return image_; }
  std::string *assembly = nullptr;

  /// The entry point, or null.
  void *lookup(llvm::StringRef name) const;
  template <typename Fn> Fn get(llvm::StringRef name) const { return reinterpret_cast<Fn>(lookup(name)); }

private:
  bool map();
  mlir::MLIRContext context_;
  std::string error_;
  gc::CompileStats stats_;
  gc::PackedImage image_;
  void *memory_ = nullptr;
  size_t mapped_ = 0;
};

} // namespace gctest
