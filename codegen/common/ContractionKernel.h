// The contraction family: one gc.dot, its operands read in place where strides can express them (else computed as they
// are packed), and what follows it element by element, on the tile of sums in scratch.
#ifndef GC_CODEGEN_COMMON_CONTRACTIONKERNEL_H
#define GC_CODEGEN_COMMON_CONTRACTIONKERNEL_H

#include "codegen/common/KernelEmitter.h"

namespace gc {

mlir::LogicalResult emitContractionKernel(FusionOp fusion, DotOp dot, mlir::ModuleOp into, llvm::StringRef name,
                                          const CpuTarget &target, KernelInfo &info);

} // namespace gc

#endif
