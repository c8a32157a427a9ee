// How an op's dimensions relate: factors and accesses.
//
// A factor is one axis of an op's iteration space. Each dimension of each operand and result states its access:
//
//   dot_general, 8x16 by 16x4:      factors m=8 n=4 (parallel), k=16 (reduction, add)
//                                   lhs [m][k], rhs [k][n], result [m][n]
//   reshape 6x4 -> 2x12:            factors a=2 b=3 c=4; operand [a*b][c], result [a][b*c]
//   pad low=1 of 4 -> 6:            factor f=6; operand [(f-1)/1, guarded, fill = operand 1], result [f]
//   embedding 65x48 by 4x32:        factors b=4 t=32 d=48; table [indexed by operand 1][d], indices [b][t], result [b][t][d]
//
// A dimension of size 1 that takes part in no factor (a broadcast or a reduced one) has the empty product.
#ifndef GC_IR_INTERFACES_ACCESS_H
#define GC_IR_INTERFACES_ACCESS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

#include "ir/dialect/GcEnums.h"

namespace gc {

enum class FactorKind : uint8_t {
  Parallel,  // result elements along it are independent
  Reduction, // combined away by `monoid`
  Scan,      // ordered carry: element i depends on elements before it
  Permuted,  // only moved along (reverse, sort's own dimension, dynamic window)
  Ragged,    // rows grouped by an operand of counts
  Replicate  // may not be cut
};

struct Factor {
  int64_t size;
  FactorKind kind = FactorKind::Parallel;
  Monoid monoid = Monoid::add; // of a Reduction
};

// index = (Σ stride·factor + offset) / divisor, exact.
struct AffineTerm {
  unsigned factor;
  int64_t stride;
};

struct DimAccess {
  enum class Kind : uint8_t { Product, Affine, Indexed, Opaque };
  Kind kind = Kind::Product;
  // Product: major to minor; the sizes' product is the dimension's size.
  llvm::SmallVector<unsigned, 2> factors;
  // Affine, and the window part of Indexed.
  llvm::SmallVector<AffineTerm, 2> terms;
  int64_t offset = 0;
  int64_t divisor = 1;
  // Affine: the index may fall outside the dimension (or not divide); the operand's fill then stands in.
  bool guarded = false;
  // Indexed: the operand that holds the start, and which of its components (along the index vector) is this dimension's.
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
  static DimAccess opaque() {
    DimAccess a;
    a.kind = Kind::Opaque;
    return a;
  }
  bool isProductOf(unsigned factor) const { return kind == Kind::Product && factors.size() == 1 && factors[0] == factor; }
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
  // The result's value depends on the global index along these factors (iota, random bits): cutting one needs a map
  // from local to global index.
  llvm::SmallVector<unsigned, 1> positional;

  unsigned addFactor(int64_t size, FactorKind kind = FactorKind::Parallel, Monoid monoid = Monoid::add) {
    factors.push_back({size, kind, monoid});
    return factors.size() - 1;
  }
  // Pointwise over `shape`: every operand of that shape follows dimension by dimension, rank-0 ones are broadcast.
  static Accesses pointwise(mlir::Operation *op);
};

// The shape that `access` implies under other factor sizes; dimensions that are not products keep `shape`'s size
// unless all their factors keep theirs.
llvm::SmallVector<int64_t> shapeUnder(const ValueAccess &access, llvm::ArrayRef<int64_t> shape, const Accesses &accesses,
                                      llvm::ArrayRef<int64_t> sizes);

// One tensor as it flows through a control op.
struct DataFlowEdge {
  llvm::SmallVector<mlir::Value, 4> sources; // operands and region yields
  llvm::SmallVector<mlir::Value, 4> targets; // region arguments and results
};

namespace detail {
mlir::Operation *defaultRebuildWithSizes(mlir::Operation *op, mlir::OpBuilder &builder, mlir::ValueRange operands,
                                         llvm::ArrayRef<int64_t> sizes);
mlir::LogicalResult verifyAccesses(mlir::Operation *op);
} // namespace detail
} // namespace gc

#endif
