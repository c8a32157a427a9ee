// A fusion as a program over tiles, before any target.
//
// The domain of a fusion is P x R: P the parallel elements, R the elements that its reductions combine (1 without
// reductions). Both are cut into axes such that every address is linear in the axes where that is possible:
//
//   softmax of 33x257            P = [33], R = [257]; three steps over R: max, sum of exp, quotient
//   bias gradient, 8x16x96 -> 96 P = [96], R = [128]
//   transpose 4x6x8 -> 6x4x8     P = [6, 4, 8]
//   x + bias (8x16x96)           P = [128, 96]: the bias repeats
//
// A program is a list of steps. Each step is one pass over R, for one point of P: it reduces, stores values of the
// whole domain, and may keep values for later steps in scratch. After its pass it stores values that have one element
// per point of P. One axis is the vector axis: on the CPU it is cut into vectors, on a GPU over the lanes of a warp. If
// it belongs to R the lanes are combined at the end of a reduction (row family); if it belongs to P each lane is a
// reduction of its own (column family), or there is none (loop family).
#ifndef GC_CODEGEN_COMMON_TILEPROGRAM_H
#define GC_CODEGEN_COMMON_TILEPROGRAM_H

#include "ir/analysis/ElementWalk.h"

namespace gc {

struct TileAxis {
  int64_t size;
  bool reduction;
  unsigned atom; // its variable in the space
};

struct TileStep {
  llvm::SmallVector<ReduceOp, 2> reduces;
  llvm::SmallVector<unsigned, 2> stores;      // results of one element per element of the domain, stored in the pass
  llvm::SmallVector<mlir::Value, 2> keeps;    // values of the domain that later steps read from scratch
  llvm::SmallVector<unsigned, 2> pointStores; // results of one element per point of P, stored after the pass
};

// One access to memory, by row-major position.
struct TileAccess {
  mlir::Value buffer; // block argument of the fusion, or the stored value
  IndexExpr position;
  bool store;
};

// Axes shorter than this are not worth exchanging lanes for.
constexpr int64_t kExchange = 8;

class TileProgram {
public:
  // Fails with a diagnostic where the body is not one pass structure over one domain.
  static mlir::FailureOr<TileProgram> build(FusionOp fusion);

  FusionOp fusion;
  IndexSpace space;
  llvm::SmallVector<TileAxis> axes; // parallel ones outermost first, then those of R outermost first
  int vectorAxis = -1;              // -1: no axis is worth it
  // An axis along which loads that move by more than 1 along the vector axis are contiguous: blocks of the two axes are
  // loaded along this one and their lanes exchanged (-1: there is none).
  int exchangeAxis = -1;
  int64_t parallelSize = 1, reductionSize = 1;
  IndexExpr parallelIndex, reductionIndex; // row-major positions in P and R
  llvm::SmallVector<TileStep> steps;
  std::vector<TileAccess> accesses;
  double flops = 0, bytes = 0;

  // The operation whose result the steps take as given: a contraction's tile (null: none).
  mlir::Operation *given = nullptr;

  bool isReductionAxis(unsigned axis) const { return axes[axis].reduction; }
  // Index of a reduction's operands at the current point of the domain.
  IndexTuple reduceOperandIndex(ReduceOp op);
  // Index of result `number` at the current point.
  IndexTuple resultIndex(unsigned number);
  bool isPointResult(unsigned number) const;
  // Row-major position of a domain-shaped value at the current point.
  IndexExpr domainPosition();
  // (operand, result) pairs that may share one buffer, see KernelInfo::inPlace. What is computed at a point must be
  // loaded before anything is stored there.
  llvm::SmallVector<std::pair<unsigned, unsigned>, 2> inPlacePairs();
  // Name of the family by what the structure is.
  llvm::StringRef family() const;

private:
  mlir::LogicalResult findDomain();
  void makeSteps();
  void chooseKeeps();
  bool split();
  mlir::LogicalResult probe();
  void chooseVectorAxis();
  int exchangeAxisFor(const TileAccess &access, unsigned vector) const;
  void makeAxes();
  void countCost();

  llvm::SmallVector<int64_t> parallelPieces, reductionPieces;
  llvm::SmallVector<int64_t> domainShape;
  llvm::SmallVector<bool> domainReduced;
  llvm::DenseMap<mlir::Operation *, unsigned> depth;
};

// Bytes of one element in memory; booleans and integers narrower than a byte take one.
int64_t elementBytes(mlir::Type type);

} // namespace gc

#endif
