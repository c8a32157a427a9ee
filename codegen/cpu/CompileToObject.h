// Kernels in MLIR to one ELF object in memory.
//
//   FailureOr<std::unique_ptr<llvm::MemoryBuffer>> object = gc::compileToObject(module, CpuTarget::host());
//
// The module holds func.func or llvm.func kernels in func, arith, math, scf, cf, vector, memref, index, ub and llvm
// ops; it is consumed: afterwards it holds whatever the lowering left.
//
//   auto objects = gc::compileToObjects(module, CpuTarget::host());   // many kernels: groups, on the context's threads
//
// The context's threads work at the same time where it allows threads; whoever owns the context says how many
// (CompileThreads). They change no byte.
//
// The object is position independent and reaches nothing outside itself: library calls are neither formed nor left (a
// kernel that needs one is refused by packImage, which names the symbol). Floating-point operations keep their order
// and rounding: nothing is contracted or reassociated that the IR does not ask for.
//
// The context must hold the dialects that lowering creates: call registerCpuDialects on its registry before use from
// a pass; outside of passes compileToObject does it.
#pragma once

#include "codegen/cpu/Target.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/LLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace gc {

/// Dialects, conversion interfaces and translations that compileToObject needs.
void registerCpuDialects(mlir::DialectRegistry &registry);

/// Passes from kernels to the LLVM dialect.
void buildCpuLowering(mlir::OpPassManager &pm, const CpuTarget &target);

/// Where time went, in milliseconds, and what was built; for benchmarks and `--timing`.
struct CompileStats {
  double lowerMs = 0, optimizeMs = 0, emitMs = 0;
  int64_t kernels = 0;
};

struct CompileHooks {
  /// If set, receives the LLVM IR after optimization, or the assembly instead of an object.
  std::string *optimizedIr = nullptr;
  std::string *assembly = nullptr;
  CompileStats *stats = nullptr;
};

mlir::FailureOr<std::unique_ptr<llvm::MemoryBuffer>> compileToObject(mlir::ModuleOp kernels, const CpuTarget &target,
                                                                     const CompileHooks &hooks = {});

/// The same for a program's kernels, in objects of one or several kernels each, in the kernels' order. Which kernels
/// share an object depends on their code alone, never on the number of threads. `apart`: no kernel refers to another or
/// to a global; otherwise all share one object.
mlir::FailureOr<llvm::SmallVector<std::unique_ptr<llvm::MemoryBuffer>>>
compileToObjects(mlir::ModuleOp kernels, const CpuTarget &target, bool apart = true);

} // namespace gc
