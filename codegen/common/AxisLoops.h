// Loops over the axes of a kernel: by one, or by the lanes of a vector. The emitter's state follows: variables, lanes,
// mask and scopes are set inside of a loop's body and reset behind it.
#ifndef GC_CODEGEN_COMMON_AXISLOOPS_H
#define GC_CODEGEN_COMMON_AXISLOOPS_H

#include "codegen/common/PointEmitter.h"

namespace gc {

using LoopValues = llvm::SmallVector<mlir::Value>;
// for i in [low, high) by step: body(i, carried) -> carried.
using LoopBody = llvm::function_ref<mlir::FailureOr<LoopValues>(mlir::Value, mlir::ValueRange)>;
mlir::FailureOr<LoopValues> emitFor(mlir::ImplicitLocOpBuilder &b, mlir::Value low, mlir::Value high, int64_t step,
                                    mlir::ValueRange carried, LoopBody body);

// A loop whose sums are formed in pieces (library/SumLength.h): every `length` iterations start from `start`, and
// `join` combines what they give with what the pieces before them gave.
struct SumPieces {
  int64_t length = 0; // 0: one piece
  LoopValues start;
  std::function<LoopValues(mlir::ValueRange total, mlir::ValueRange part)> join;
};
mlir::FailureOr<LoopValues> emitFor(mlir::ImplicitLocOpBuilder &b, mlir::Value low, mlir::Value high, int64_t step,
                                    mlir::ValueRange carried, const SumPieces &pieces, LoopBody body);
// The pieces of a step's sums in nested loops of that many trips, outermost first: the innermost loops that together
// make no more than a piece carry one sum through, and the loop around them, number `level`, is cut.
struct TileStep;
SumPieces choosePieces(mlir::ImplicitLocOpBuilder &b, TileStep &step, llvm::ArrayRef<int64_t> trips,
                       mlir::ValueRange start, int &level);

class AxisLoops {
public:
  using Body = llvm::function_ref<mlir::FailureOr<LoopValues>(mlir::ValueRange)>;
  using Action = llvm::function_ref<mlir::LogicalResult()>;

  AxisLoops(mlir::ImplicitLocOpBuilder &b, PointEmitter &point) : b(b), point(point) {}

  mlir::FailureOr<LoopValues> byOne(unsigned atom, mlir::Value low, mlir::Value high, mlir::ValueRange carried,
                                    Body body, const SumPieces &pieces = {});
  // The axis has `size` indices; [low, high) is all of them, or with `cut` a piece of which only the last one holds
  // the partial vector (pieces start at multiples of `width`).
  mlir::FailureOr<LoopValues> byLanes(unsigned atom, int64_t size, int64_t width, mlir::Value low, mlir::Value high,
                                      bool cut, mlir::ValueRange carried, Body body, const SumPieces &pieces = {});
  // Nested loops over whole axes (atom, size), outermost first.
  mlir::LogicalResult nest(llvm::ArrayRef<std::pair<unsigned, int64_t>> axes, Action body);

private:
  mlir::ImplicitLocOpBuilder &b;
  PointEmitter &point;
};

} // namespace gc

#endif
