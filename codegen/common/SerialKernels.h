// Kernels whose inner part has an order of its own, scatter, cumulative, sort, top_k, and updates of a window in place.
// Each is independent along some axes (the outer ones, which are cut into tiles); along the others it runs element by
// element, so results do not depend on threads. What an op reads may be computed in its fusion; its results are what
// the fusion stores.
#ifndef GC_CODEGEN_COMMON_SERIALKERNELS_H
#define GC_CODEGEN_COMMON_SERIALKERNELS_H

#include "codegen/common/CpuBinding.h"

namespace gc {

// The independent axes of a kernel: all but the vector axis have one index per tile, the vector axis is cut.
struct OuterAxes {
  llvm::SmallVector<std::pair<unsigned, int64_t>> axes; // atom, size
  int vectorAtom = -1;
  int64_t vectorSize = 1, width = 1;
};

// What the kernels share while one is emitted.
struct SerialKernel {
  SerialKernel(mlir::ImplicitLocOpBuilder &b, FusionOp fusion, KernelFunction &f, const CpuTarget &target);

  mlir::LogicalResult scatter(ScatterOp op);
  mlir::LogicalResult cumulative(CumulativeOp op);
  mlir::LogicalResult sort(SortOp op);
  mlir::LogicalResult topK(TopKOp op);
  // Writes the window alone: the result's memory holds the operand.
  mlir::LogicalResult update(DynamicUpdateSliceOp op);

  int64_t tiles = 1;

private:
  // body(low, high): the piece of the vector axis, or nothing to loop over without one.
  mlir::LogicalResult forTiles(const OuterAxes &outer,
                               llvm::function_ref<mlir::LogicalResult(mlir::Value, mlir::Value)> body);
  // Runs `body` by lanes over the piece of the vector axis, or once.
  mlir::LogicalResult overPiece(const OuterAxes &outer, mlir::Value low, mlir::Value high, AxisLoops::Action body);
  void setVector(OuterAxes &outer, unsigned atom, int64_t size, mlir::Type element);
  // Variables for the dimensions of `shape`; sizes of 1 are the constant 0.
  IndexTuple makeVariables(llvm::ArrayRef<int64_t> shape, llvm::SmallVectorImpl<unsigned> &atoms);
  mlir::Value result(unsigned number) { return f.buffer(fusion.getNumOperands() + number); }

  mlir::LogicalResult copyInputs(ScatterOp op, const OuterAxes &outer, mlir::Value low, mlir::Value high,
                                 llvm::ArrayRef<unsigned> atoms, const IndexTuple &index,
                                 const llvm::SmallVector<bool> &isOuter);
  static int64_t rowLength(SortOp op);
  mlir::LogicalResult mergePass(SortOp op, mlir::ValueRange from, mlir::ValueRange to, mlir::Value run);
  mlir::FailureOr<LoopValues> mergeStep(SortOp op, mlir::ValueRange from, mlir::ValueRange to, mlir::Value at,
                                        mlir::Value middle, mlir::Value high, mlir::ValueRange carried);
  mlir::LogicalResult combineUpdate(ScatterOp op, const IndexTuple &at, const IndexTuple &update);

  mlir::ImplicitLocOpBuilder &b;
  FusionOp fusion;
  KernelFunction &f;
  const CpuTarget &target;
  IndexSpace space;
  PointEmitter point;
  AxisLoops loops;
};

// Bytes that one of these kernels reads and writes.
double bytesMoved(FusionOp fusion);
// Whether a fusion is one of these kernels, and its emission.
mlir::Operation *findSerialOp(FusionOp fusion);
mlir::LogicalResult emitSerialKernel(FusionOp fusion, mlir::Operation *op, mlir::ModuleOp into, llvm::StringRef name,
                                     const CpuTarget &target, KernelInfo &info);

} // namespace gc

#endif
