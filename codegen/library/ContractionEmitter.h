// What the parts of a contraction's emission share: addresses, loads, loops. Not for users of Contraction.h.
#pragma once

#include "codegen/library/Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace gc {

class ContractionEmitter {
public:
  ContractionEmitter(mlir::ImplicitLocOpBuilder &b, const ContractionPlan &plan, const ContractionCode &code);

  void emit();

private:
  using Values = llvm::SmallVector<mlir::Value>;
  using Body = llvm::function_ref<Values(mlir::Value index, mlir::ValueRange carried)>;

  // Arithmetic on i64, with constants folded as they are built.
  mlir::Value constant(int64_t value);
  mlir::Value add(mlir::Value x, mlir::Value y);
  mlir::Value sub(mlir::Value x, mlir::Value y);
  mlir::Value mul(mlir::Value x, int64_t factor);
  mlir::Value smaller(mlir::Value x, mlir::Value y);
  /// x rounded down to a multiple of `unit`.
  mlir::Value floorTo(mlir::Value x, int64_t unit);
  mlir::Value remainderOf(mlir::Value x, int64_t unit);
  mlir::Value quotient(mlir::Value x, int64_t divisor);
  mlir::Value isNonzero(mlir::Value x);

  mlir::Value at(mlir::Value pointer, mlir::Type element, mlir::Value index);
  mlir::Value load(mlir::Type type, mlir::Value pointer);
  void store(mlir::Value value, mlir::Value pointer);
  mlir::Value zero(mlir::Type type);
  mlir::Value broadcast(mlir::Value scalar);
  mlir::Value splat(mlir::Value scalar, int64_t lanes);
  mlir::Value plus(mlir::Value x, mlir::Value y);
  mlir::Value multiplyAdd(mlir::Value x, mlir::Value y, mlir::Value sum);

  Values forEach(mlir::Value low, mlir::Value high, int64_t step, mlir::ValueRange carried, Body body);
  void forEach(mlir::Value low, mlir::Value high, int64_t step, llvm::function_ref<void(mlir::Value)> body);
  void when(mlir::Value condition, llvm::function_ref<void()> body, llvm::function_ref<void()> otherwise = nullptr);

  /// A vector of `count` elements of A or B along its direction, as stored (narrow floats as integers) or computed.
  mlir::Value loadStored(bool isA, mlir::Value row, mlir::Value col, int64_t lanes, mlir::Value count = {});
  /// The same in the accumulator's type.
  mlir::Value loadOperand(bool isA, mlir::Value row, mlir::Value col, int64_t lanes, mlir::Value count = {});
  mlir::Value widen(mlir::Value loaded, const MatrixOperand &operand);
  mlir::Value loadStrided(mlir::Value pointer, mlir::Type element, int64_t stride, int64_t lanes, mlir::Value count);

  // Pack.cpp
  void packA(mlir::Value k0, mlir::Value depth);
  void packB(mlir::Value k0, mlir::Value depth);
  void packBAlongCols(mlir::Value k0, mlir::Value depth);
  void packBAlongRows(mlir::Value k0, mlir::Value depth);
  void transpose(llvm::MutableArrayRef<mlir::Value> rows);

  // Pairs.cpp
  /// `lanes` packed elements of an operand: along its direction, from (row, col) on, in the packed type. Only the
  /// first `count` elements (before they are paired) are there; as pairs, those behind are zero.
  mlir::Value loadPacked(bool isA, mlir::Value row, mlir::Value col, mlir::Value count = {});
  mlir::Value loadBits(bool isA, mlir::Value row, mlir::Value col, int64_t lanes, mlir::Value count);
  mlir::Value pairsAlongK(bool isA, mlir::Value row, mlir::Value col, mlir::Value count);
  mlir::Value pairsAcross(bool isA, mlir::Value row, mlir::Value col, mlir::Value count);
  mlir::Value smallestExponent(mlir::Value outerEnd, mlir::Value innerEnd,
                               llvm::function_ref<mlir::Value(mlir::Value outer, mlir::Value inner)> addressOf);
  mlir::Value pairsAreExact(mlir::Value depth);
  mlir::Value addPair(mlir::Value left, mlir::Value right, mlir::Value sum, bool exact);

  // The register tile.
  struct AView {
    mlir::Value base; // element (first row, first k)
    int64_t rowStride, kStride;
  };
  using LoadB = llvm::function_ref<mlir::Value(mlir::Value k, int64_t vector)>;
  AView viewA(mlir::Value row, mlir::Value k0);
  /// What one step of k adds to a sum, from an element of A in all lanes and a vector of B.
  using Step = llvm::function_ref<mlir::Value(mlir::Value left, mlir::Value right, mlir::Value sum)>;
  void registerTile(int64_t rows, AView a, LoadB loadB, mlir::Value depth, mlir::Value c, bool addToC, Step step);
  void rowGroup(mlir::Value row, mlir::Value k0, mlir::Value depth, mlir::Value dotIsExact);
  void finish(mlir::Value row, mlir::Value rowEnd, mlir::Value col, mlir::Value colEnd, mlir::Value c);

  void emitMicroKernel();
  void emitStream();
  void emitDot();
  void dotTile(int64_t rows, int64_t cols, mlir::Value row, mlir::Value col);
  void emitLibraryOr(llvm::function_ref<void()> otherwise);
  mlir::Value libraryCall();

  mlir::ImplicitLocOpBuilder &b;
  const ContractionPlan &plan;
  const ContractionShape &shape;
  const ContractionCode &code;
  mlir::Type element; // of the accumulator
  mlir::Type packed;  // what panels hold: the accumulator's type, or i32 for two bf16
  int64_t unit;       // steps of k in one packed element
  mlir::VectorType vector;
  int64_t width;          // columns of a panel
  int64_t depthMax;       // packed elements along k of a panel
  int64_t strideA;        // of packed A: between rows, or between k if A is contiguous along rows
  mlir::Value rows, cols; // of this tile
  mlir::Value c, parts, packedA, packedB, call;
};

} // namespace gc
