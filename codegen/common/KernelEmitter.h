// From one gc.fusion to one CPU kernel.
//
//   KernelInfo info;
//   if (failed(emitCpuKernel(fusion, kernels, "softmax_0", target, info))) …   // the diagnostic names op and reason
//
// The kernel is `func.func @NAME(!llvm.ptr) -> i32`, a GcKernelFn (runtime/abi/kernel_abi.h), in arith, math, scf,
// vector and llvm ops; compileToObject makes machine code of it. Its tiles depend on shapes alone. Every fusion is one
// kernel: a reduction that is worth two stages is already two fusions (gc-form-fusions splits it).
#ifndef GC_CODEGEN_COMMON_KERNELEMITTER_H
#define GC_CODEGEN_COMMON_KERNELEMITTER_H

#include "codegen/cpu/Target.h"
#include "codegen/library/Tuning.h"
#include "ir/dialect/Gc.h"

#include "mlir/IR/BuiltinOps.h"

namespace gc {

struct KernelInfo {
  std::string name;
  // What the kernel is: loop, row, column, transpose, gather, scatter, contraction, cumulative, top_k, sort, update, or
  // reference (a scalar loop for want of a family).
  std::string family;
  int64_t tiles = 1;
  int64_t scratchBytes = 0; // per thread
  double flops = 0, bytes = 0;
  // Of a contraction: its key in a tuning table, and the tiles worth measuring (codegen/library/Tuning.h).
  std::string tuningKey;
  std::vector<ContractionTiles> candidates;
  // (operand, result) pairs that may share one buffer: each element of the operand is read before, and only where, the
  // result's element at the same position is written.
  llvm::SmallVector<std::pair<unsigned, unsigned>, 2> inPlace;
};

mlir::LogicalResult emitCpuKernel(FusionOp fusion, mlir::ModuleOp into, llvm::StringRef name, const CpuTarget &target,
                                  KernelInfo &info);

} // namespace gc

#endif
