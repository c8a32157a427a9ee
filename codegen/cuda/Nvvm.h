// CUDA kernels on their way to the GPU: gpu dialect → NVVM dialect → PTX → cubin.
//
// A kernel is a gpu.func with the `kernel` unit in a gpu.module. Its parameters are one `!llvm.ptr<1>` per buffer,
// operands first, then results, then i64 scalars. Attributes: gpu.known_grid_size and gpu.known_block_size (the launch
// is static), gc.operands and gc.buffer_bytes (i64 array, one per buffer).
#ifndef GC_CODEGEN_CUDA_NVVM_H
#define GC_CODEGEN_CUDA_NVVM_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace gc {

// Registers what the functions below load and translate.
void registerCudaDialects(mlir::DialectRegistry &registry);

// Lowers every gpu.module's contents (gpu, scf, vector, memref, arith, math that has been expanded) to the LLVM and
// NVVM dialects in place.
mlir::LogicalResult lowerToNvvm(mlir::ModuleOp module);

// The PTX of an NVVM-dialect gpu.module for a chip ("sm_80", "sm_90a", "sm_100a"). Errors are diagnostics.
mlir::FailureOr<std::string> compileToPtx(mlir::gpu::GPUModuleOp kernels, llvm::StringRef chip);

// Assembles PTX by the ptxas program at `ptxas`; the cubin. Its messages become a diagnostic at `loc`.
mlir::FailureOr<std::vector<char>> assemblePtx(mlir::Location loc, llvm::StringRef ptx, llvm::StringRef chip,
                                               llvm::StringRef ptxas);

// Rewrites an NVVM-dialect gpu.module for the host: each kernel becomes, in `into`, a function of the kernel ABI with
// the kernel's name that runs under the emulator (runtime/abi/emulator_abi.h). An op without an emulation is an error
// at its location.
mlir::LogicalResult lowerForEmulator(mlir::gpu::GPUModuleOp kernels, mlir::ModuleOp into);

} // namespace gc

#endif
