// How an op's dimensions relate: factors and accesses.
//
// A factor is one axis of an op's iteration space. Each dimension of each operand and result states its access:
//
//   dot_general, 8x16 by 16x4:      factors m=8 n=4 (parallel), k=16 (reduction, add)
//                                   lhs [m][k], rhs [k][n], result [m][n]
//   reshape 6x4 -> 2x12:            factors a=2 b=3 c=4; operand [a*b][c], result [a][b*c]
//   pad low=1 of 4 -> 6:            factor f=6; operand [(f-1)/1, guarded, fill = operand 1], result [f]
//   embedding 65x48 by 4x32:        factors b=4 t=32 d=48; table [indexed by operand 1][d], indices [b][t], result
//   [b][t][d]
//
// A dimension of size 1 that takes part in no factor (a broadcast or a reduced one) has the empty product.
//
// An op is cut along a factor by taking a Piece of its iteration space: cutValue (ir/interfaces/Cut.h) gives the
// operands' parts, rebuildPiece the op over them, and the results' parts are joined (Parallel), combined by the monoid
// (Reduction), or carried from piece to piece (Scan). Results have product accesses only.
#ifndef GC_IR_INTERFACES_ACCESS_H
#define GC_IR_INTERFACES_ACCESS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

#include "ir/dialect/GcEnums.h"

namespace gc {

enum class FactorKind : uint8_t {
  Parallel,  // result elements along it are independent
  Reduction, // combined away by `monoid`
  Scan,      // ordered carry: element i depends on the elements before it, combined by `monoid`
  Replicate  // may not be cut
};

struct Factor {
  int64_t size;
  FactorKind kind = FactorKind::Parallel;
  Monoid monoid = Monoid::add; // of a Reduction or a Scan
  bool reverse = false;        // of a Scan: from the last element to the first
};

// index = (Σ stride·factor + offset) / divisor, exact.
struct AffineTerm {
  unsigned factor;
  int64_t stride;
};

struct DimAccess {
  // Component: the dimension along which an index vector's components lie; always whole.
  enum class Kind : uint8_t { Product, Affine, Indexed, Component, Opaque };
  Kind kind = Kind::Product;
  // Product: major to minor; the sizes' product is the dimension's size.
  // Indexed: at most one, which runs over the whole dimension: cutting it cuts the dimension.
  llvm::SmallVector<unsigned, 2> factors;
  // Affine, and the window part of Indexed.
  llvm::SmallVector<AffineTerm, 2> terms;
  int64_t offset = 0;
  int64_t divisor = 1;
  // Affine: the index may fall outside the dimension (or not divide); the operand's fill then stands in.
  bool guarded = false;
  // Indexed: the operand that holds the start, and which of its components (along the index vector) is this
  // dimension's. `terms` is the window: index = start + Σ stride·factor.
  int indexOperand = -1;
  int64_t indexComponent = 0;

  static DimAccess product(llvm::ArrayRef<unsigned> factors) {
    DimAccess a;
    a.factors.assign(factors.begin(), factors.end());
    return a;
  }
  static DimAccess unit() { return {}; }
  static DimAccess affine(llvm::ArrayRef<AffineTerm> terms, int64_t offset, int64_t divisor = 1, bool guarded = false) {
    DimAccess a;
    a.kind = Kind::Affine;
    a.terms.assign(terms.begin(), terms.end());
    a.offset = offset;
    a.divisor = divisor;
    a.guarded = guarded;
    return a;
  }
  static DimAccess indexed(int operand, int64_t component, llvm::ArrayRef<AffineTerm> window = {}) {
    DimAccess a;
    a.kind = Kind::Indexed;
    a.indexOperand = operand;
    a.indexComponent = component;
    a.terms.assign(window.begin(), window.end());
    return a;
  }
  static DimAccess component() {
    DimAccess a;
    a.kind = Kind::Component;
    return a;
  }
  static DimAccess opaque() {
    DimAccess a;
    a.kind = Kind::Opaque;
    return a;
  }
  bool isProductOf(unsigned factor) const {
    return kind == Kind::Product && factors.size() == 1 && factors[0] == factor;
  }
  bool uses(unsigned factor) const;
};

struct ValueAccess {
  llvm::SmallVector<DimAccess, 4> dims;
  // The operand that gives the value where a guard fails; −1: guards of the operands partition the space
  // (concatenate: exactly one holds).
  int fill = -1;
};

struct Accesses {
  llvm::SmallVector<Factor, 4> factors;
  llvm::SmallVector<ValueAccess, 4> operands;
  llvm::SmallVector<ValueAccess, 2> results;
  // The result depends on where along these factors a piece lies (iota, an indexed dimension, a reduction's init, which
  // only the first piece takes): rebuildPiece needs the piece's start.
  llvm::SmallVector<unsigned, 1> positional;

  unsigned addFactor(int64_t size, FactorKind kind = FactorKind::Parallel, Monoid monoid = Monoid::add) {
    factors.push_back({size, kind, monoid});
    return factors.size() - 1;
  }
  // Pointwise over `shape`: every operand of that shape follows dimension by dimension, rank-0 ones are broadcast.
  static Accesses pointwise(mlir::Operation *op);
};

// Whether parts of the op along the factor need nothing of one another: parallel, or combined by a named monoid, and no
// affine access needs its neighbours' elements.
bool isCuttable(const Accesses &accesses, unsigned factor);

// A part of an op's iteration space: of each factor, `sizes[f]` indices from `starts[f]`.
struct Piece {
  llvm::SmallVector<int64_t, 4> sizes;
  // An integer attribute, or a rank-0 i32 tensor where the start differs between devices; null: 0.
  llvm::SmallVector<mlir::OpFoldResult, 4> starts;

  static Piece whole(const Accesses &accesses);
  void setStart(unsigned factor, int64_t start, mlir::MLIRContext *context);
  // Nothing where the start is known only at run time.
  std::optional<int64_t> getStaticStart(unsigned factor) const;
  bool cuts(unsigned factor, const Accesses &accesses) const { return sizes[factor] != accesses.factors[factor].size; }
};

// The indices [first, second) of a dimension without factors of its own that a piece touches. Nothing for an affine
// access of a factor whose start is known only at run time.
std::optional<std::pair<int64_t, int64_t>> rangeUnder(const DimAccess &access, int64_t size, const Piece &piece);

// The shape of the part of a value of `shape` that the piece touches; nothing as above.
std::optional<llvm::SmallVector<int64_t>> shapeUnder(const ValueAccess &access, llvm::ArrayRef<int64_t> shape,
                                                     const Piece &piece);

// One tensor as it flows through a control op.
struct DataFlowEdge {
  llvm::SmallVector<mlir::Value, 4> sources; // operands and region yields
  llvm::SmallVector<mlir::Value, 4> targets; // region arguments and results
  // The leading dimensions that the sources have more than the targets: 1 for a scan's stacked inputs, -1 for its
  // stacked outputs.
  int sourcesLead = 0;
};

namespace detail {
// The op's clone over the operands given, results shaped as the piece implies; for ops none of whose attributes depends
// on sizes or starts. Fails where the shape is not known.
mlir::FailureOr<llvm::SmallVector<mlir::Value>> defaultRebuildPiece(mlir::Operation *op, mlir::OpBuilder &builder,
                                                                    mlir::ValueRange operands, const Piece &piece);
mlir::LogicalResult verifyAccesses(mlir::Operation *op);
} // namespace detail
} // namespace gc

#endif
