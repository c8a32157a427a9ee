// Which elements of its operands one element of an op's result is made of.
//
//   FailureOr<ElementSources> s = elementSources(pad, 0, index, space);
//   // s->choices: operand 0 at (i - 1) where 0 <= i - 1 < 4, else operand 1 at ()
//
// Derived from the accesses; a reshape that does not factor goes through its row-major position instead.
#ifndef GC_IR_ANALYSIS_ELEMENTWALK_H
#define GC_IR_ANALYSIS_ELEMENTWALK_H

#include "ir/analysis/IndexExpr.h"
#include "ir/dialect/Gc.h"

namespace gc {

// low <= expr <= high
struct IndexGuard {
  IndexExpr expr;
  int64_t low, high;
};

struct ElementSource {
  unsigned operand;
  IndexTuple index;
  std::vector<IndexGuard> guards; // only those that may fail
};

// How an element comes from the operands.
struct ElementSources {
  enum class Kind : uint8_t {
    All,    // the op computes on all sources (pointwise; one source: the element is moved)
    Choice, // the first source whose guards hold is the element; the last has none
    Index,  // the element is the index `position` itself (iota)
    Value   // a constant
  };
  Kind kind = Kind::All;
  std::vector<ElementSource> sources;
  IndexExpr position;
};

// The same bytes of memory under another shape or element type: no code.
bool isView(mlir::Operation *op);

// Ops whose elements need no loop of their own: pointwise, movement, gather.
bool isElemental(mlir::Operation *op);

// Whether element e of operand `number` is read only to compute element e of the results, so that a kernel that loads
// a chunk of all operands before it stores to the results may write over it.
bool readsElementwise(FusionOp fusion, unsigned number);

// Whether result `result` of a fusion with reductions (families row and column) may be stored over operand `number`: it
// is stored in the last pass over the reduced elements, has the operand's shape, and element e of the operand is read
// for element e of results and reductions alone, in that pass or before it.
bool lastPassReadsElementwise(FusionOp fusion, unsigned number, unsigned result);

// What one evaluation of an elemental op costs: 0 for a move, 1 for an addition, about 12 for exp.
int opWeight(mlir::Operation *op);

// Sources of element `index` of an elemental op's (only) result.
llvm::FailureOr<ElementSources> elementSources(mlir::Operation *op, llvm::ArrayRef<IndexExpr> index, IndexSpace &space);

// Index of each operand of any op with product accesses, given its result's index and values for the factors that the
// result does not have, in their order (a reduction's, a contraction's).
llvm::FailureOr<std::vector<IndexTuple>> operandIndices(mlir::Operation *op, llvm::ArrayRef<IndexExpr> index,
                                                        llvm::ArrayRef<IndexExpr> otherFactors, IndexSpace &space);

} // namespace gc

#endif
