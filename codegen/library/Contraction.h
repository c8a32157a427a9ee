// Matrix products inside kernels: C[m, n] = sum over k of A[m, k] B[k, n], one tile of C at a time.
//
//   ContractionShape shape{m, n, k, a, b, accumulator};
//   ContractionPlan plan = planContraction(shape, target, /*library=*/true);
//   // the kernel's tiles: batch x plan.tilesM x plan.tilesN; scratch: plan.scratchBytes() from a 64-byte boundary
//   code.epilogue = …;                // takes finished sums, a block of the tile at a time, and stores results
//   emitContractionTile(b, plan, code);
//
// The plan depends on shapes, types and the target (its tuning included) alone, so the bits of a result do not depend
// on threads. Sums are formed in the accumulator's type: f32 for f32 and narrower floats, f64, or the integer type of
// the result.
//
// Candidates, in this order, each with the reason if it was not taken:
//   library     args->runtime->gemm on the tile (oneDNN); the micro-kernel behind it runs if the call returns nonzero
//   dot         few rows or columns and both operands contiguous along k: vectors along k, sums across lanes at the end
//   stream      few rows: B is read once, straight from memory, in wide rows
//   microkernel MR x NR sums in registers, B packed into panels, A packed unless its rows can be read in place; bf16 by
//               the CPU's dot instruction where the operands' exponents make that exact (Pairs.cpp)
#pragma once

#include "codegen/cpu/Target.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include <functional>
#include <string>

namespace gc {

/// A matrix as it lies in memory: element (row, col) at rowStride * row + colStride * col elements.
struct MatrixOperand {
  /// f32, f64, bf16, f16, f8 or an integer; narrower floats are widened as they are loaded.
  mlir::Type element;
  int64_t rowStride = 0, colStride = 1;
  /// The elements are computed by ContractionCode's load function, in `element`; the strides then only say along which
  /// direction (stride 1) the function is best asked for vectors.
  bool computed = false;
  /// Integers only: extended with zeros.
  bool isUnsigned = false;

  /// Vectors of this operand run along its columns (else along its rows).
  bool alongCols() const { return colStride == 1; }
};

struct ContractionShape {
  int64_t m = 0, n = 0, k = 0;
  MatrixOperand a; // m x k
  MatrixOperand b; // k x n
  /// f32, f64 or an integer type.
  mlir::Type accumulator;
};

enum class ContractionKind { MicroKernel, Stream, Dot };

struct ContractionPlan {
  ContractionShape shape;
  ContractionKind kind = ContractionKind::MicroKernel;
  /// Try the runtime's library on each tile first.
  bool library = false;

  /// The tile of C that one kernel tile computes; the last ones are smaller.
  int64_t tileM = 0, tileN = 0;
  int64_t tilesM = 0, tilesN = 0;
  /// Row stride of the sums in scratch, in elements: a multiple of a vector's lanes.
  int64_t ldc = 0;
  /// The epilogue gets mr rows of the tile at a time, still in the cache; else the whole tile at its end.
  bool byBlocks() const { return kind == ContractionKind::MicroKernel && !library; }

  // The register tile, and how much of K is taken at a time.
  int64_t mr = 0, nrVectors = 0, blockK = 0;
  /// How much of K is packed at a time.
  int64_t depth() const { return kind == ContractionKind::Stream ? shape.k : blockK; }
  /// How many products are added one after the other before their sum joins the others of its element.
  int64_t sumLength = 0;
  int64_t lanes = 0;
  bool packA = false, packB = false;
  /// bf16 operands are packed as pairs of neighbours along k, one 32-bit lane each, for the CPU's dot instruction.
  bool pairs = false;

  int64_t cBytes = 0, partBytes = 0, packABytes = 0, packBBytes = 0, callBytes = 0;
  int64_t scratchBytes() const { return cBytes + partBytes + packABytes + packBBytes + callBytes; }

  /// Refused candidates: "name: reason", in order.
  llvm::SmallVector<std::string> refused;
  /// Why the target's tuning for this contraction is not used; empty where it is, or has nothing for it.
  std::string untuned;
  llvm::StringRef kindName() const;
};

ContractionPlan planContraction(const ContractionShape &shape, const CpuTarget &target, bool library);

/// Loads of a computed operand: a vector of `lanes` elements (1: a scalar) of the operand's type from (row, col) on,
/// along the operand's direction. Rows and columns are i64. Only the first `count` lanes (i64, null: all) are used;
/// those behind may be anything but must not be read from memory.
using ContractionLoad = std::function<mlir::Value(mlir::ImplicitLocOpBuilder &b, mlir::Value row, mlir::Value col,
                                                  int64_t lanes, mlir::Value count)>;

/// Takes the sums of rows [row, rowEnd) and columns [col, colEnd) of the whole matrix: element (row + i, col + j) lies
/// at c[i * ldc + j], in the accumulator's type. May be called for several places of the code, and leaves the insertion
/// point behind what it emits.
using ContractionEpilogue = std::function<void(mlir::ImplicitLocOpBuilder &b, mlir::Value row, mlir::Value rowEnd,
                                               mlir::Value col, mlir::Value colEnd, mlir::Value c)>;

struct ContractionCode {
  /// !llvm.ptr to element (0, 0) of this batch entry's matrices; unused where the operand is computed.
  mlir::Value a, b;
  ContractionLoad loadA, loadB;
  /// First row and column of the tile, i64; multiples of tileM and tileN.
  mlir::Value m0, n0;
  /// !llvm.ptr to plan.scratchBytes() of scratch, 64-byte aligned.
  mlir::Value scratch;
  /// !llvm.ptr to the runtime table (GcRuntimeTable); only read if plan.library.
  mlir::Value runtime;
  ContractionEpilogue epilogue;
};

/// Emits code that forms the tile's sums and hands each to the epilogue once.
void emitContractionTile(mlir::ImplicitLocOpBuilder &b, const ContractionPlan &plan, const ContractionCode &code);

} // namespace gc
