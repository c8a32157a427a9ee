// Binds a tile program to CPU loops: tiles over the outer parallel axes, vectors along the vector axis.
//
//   for tile in [tile_begin, tile_end)           a piece of the outermost parallel axes
//     for the other parallel axes
//       [for the vector axis, by lanes]          loop and column families
//         for each step
//           for the axes of R
//             [for the vector axis, by lanes]    row family
//
// The last, partial vector of an axis is one more copy of the body under a constant mask.
#ifndef GC_CODEGEN_COMMON_CPUBINDING_H
#define GC_CODEGEN_COMMON_CPUBINDING_H

#include "codegen/common/AxisLoops.h"
#include "codegen/common/KernelEmitter.h"
#include "codegen/common/PointEmitter.h"
#include "codegen/common/TileProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace gc {

// A kernel under construction: the function, its buffers, and the loop over its tiles.
class KernelFunction {
public:
  KernelFunction(mlir::ImplicitLocOpBuilder &builder, FusionOp fusion, mlir::ModuleOp into, llvm::StringRef name);

  mlir::Value buffer(unsigned number) const { return buffers[number]; } // operands, then results
  // The thread's scratch at a byte offset, `bytes` reserved.
  mlir::Value scratch(int64_t bytes, int64_t *offset = nullptr);
  int64_t scratchBytes() const { return reserved; }
  // A field of GcKernelArgs as a 64-bit value or a pointer.
  mlir::Value field(unsigned number, mlir::Type type);
  // for tile in [begin, end): body(tile). Leaves the builder after the loop.
  mlir::LogicalResult forTiles(llvm::function_ref<mlir::LogicalResult(mlir::Value)> body);
  void finish();

  mlir::func::FuncOp function;

private:
  mlir::ImplicitLocOpBuilder &b;
  llvm::SmallVector<mlir::Value> buffers;
  int64_t reserved = 0;
};

// How many tiles a launch of so much work is cut into; depends on shapes alone.
int64_t wantedTiles(double flops, double bytes);

mlir::LogicalResult emitTileProgram(TileProgram &program, mlir::ModuleOp into, llvm::StringRef name,
                                    const CpuTarget &target, KernelInfo &info);

} // namespace gc

#endif
