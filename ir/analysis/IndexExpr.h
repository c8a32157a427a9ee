// Index arithmetic over loop variables, simplified by ranges.
//
//   IndexSpace space;
//   unsigned i = space.addVariable(48);                     // 0 <= i < 48
//   IndexExpr row = space.floorDiv(space.variable(i), 6);   // an atom: it does not simplify
//   IndexExpr col = space.mod(space.variable(i), 6);        // i - 6 * row
//   add(scale(row, 6), col) == space.variable(i)            // a reshape there and back cancels
//
// An expression is constant + Σ coefficient · atom. Atoms are loop variables, floor divisions that did not simplify,
// and values read from tensors (a gather's start). They belong to the space that made them.
#ifndef GC_IR_ANALYSIS_INDEXEXPR_H
#define GC_IR_ANALYSIS_INDEXEXPR_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <vector>

namespace gc {

struct IndexExpr {
  int64_t constant = 0;
  llvm::SmallVector<std::pair<unsigned, int64_t>, 4> terms; // atom, coefficient; by atom, no zeros

  IndexExpr() = default;
  IndexExpr(int64_t constant) : constant(constant) {}
  bool isConstant() const { return terms.empty(); }
  int64_t coefficient(unsigned atom) const;
  bool operator==(const IndexExpr &other) const { return constant == other.constant && terms == other.terms; }
  bool operator!=(const IndexExpr &other) const { return !(*this == other); }
  void appendKey(std::vector<int64_t> &key) const;
};

IndexExpr add(const IndexExpr &a, const IndexExpr &b);
IndexExpr sub(const IndexExpr &a, const IndexExpr &b);
IndexExpr scale(const IndexExpr &a, int64_t by);

using IndexTuple = std::vector<IndexExpr>;

// Row-major position in `shape`.
IndexExpr linearize(llvm::ArrayRef<IndexExpr> index, llvm::ArrayRef<int64_t> shape);

class IndexSpace {
public:
  enum class AtomKind : uint8_t { Variable, FloorDiv, Read };
  struct Atom {
    AtomKind kind;
    int64_t low = 0, high = 0; // inclusive
    IndexExpr argument;        // FloorDiv
    int64_t divisor = 1;       // FloorDiv
    mlir::Value source;        // Read: the tensor,
    IndexTuple index;          // where, the value clamped to [low, high]
  };

  unsigned addVariable(int64_t size);
  IndexExpr variable(unsigned atom) const;
  IndexExpr read(mlir::Value source, llvm::ArrayRef<IndexExpr> index, int64_t low, int64_t high);
  const Atom &atom(unsigned id) const { return atoms[id]; }
  unsigned numAtoms() const { return atoms.size(); }

  // Inclusive bounds, not always tight.
  std::pair<int64_t, int64_t> range(const IndexExpr &e) const;
  IndexExpr floorDiv(const IndexExpr &e, int64_t by);
  IndexExpr mod(const IndexExpr &e, int64_t by);
  // The index in `shape` of row-major position e.
  IndexTuple delinearize(IndexExpr e, llvm::ArrayRef<int64_t> shape);
  // Whether e's value may change with `variable`, through divisions and reads too.
  bool dependsOn(const IndexExpr &e, unsigned variable) const;
  // Calls `fn` for each atom that e holds, directly or within other atoms.
  void walkAtoms(const IndexExpr &e, llvm::function_ref<void(unsigned)> fn) const;

private:
  unsigned intern(std::vector<int64_t> key, Atom atom);
  std::vector<Atom> atoms;
  std::map<std::vector<int64_t>, unsigned> interned;
};

} // namespace gc

#endif
