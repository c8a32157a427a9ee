// Binds a tile program to a CUDA kernel in the gpu dialect (codegen/cuda/Nvvm.h says what becomes of it).
//
//   loop, column   a thread for `lanes` neighbouring elements of the vector axis; it walks R by itself
//   row            a block (of one to eight warps) for a point of P; its threads share the vector axis of R, a
//                  reduction goes over the lanes, then by shuffles over the warp, then through shared memory over the
//                  warps; what later steps need again stays in registers where the row fits
//
// Lanes are as many as make accesses 128 bits wide, fewer where sizes or alignment do not allow it.
#ifndef GC_CODEGEN_CUDA_GPUBINDING_H
#define GC_CODEGEN_CUDA_GPUBINDING_H

#include "codegen/common/KernelEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace gc {

// Adds `name` to `into`. info.tiles is the number of blocks; info.family as on the CPU. A fusion that has no CUDA
// binding is refused with a diagnostic at it.
mlir::LogicalResult emitGpuKernel(FusionOp fusion, mlir::gpu::GPUModuleOp into, llvm::StringRef name, KernelInfo &info);

} // namespace gc

#endif
