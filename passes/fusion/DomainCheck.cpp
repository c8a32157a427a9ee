// Whether an op of a fusion is used only at the point of the domain that it belongs to.
#include "passes/fusion/Grouping.h"

#include "ir/analysis/ElementWalk.h"

#include <functional>
#include <set>

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

namespace {
struct Domain {
  IndexSpace space;
  IndexExpr parallel, reduction;
  int64_t parallelSize, reductionSize;
  ReduceOp reduce; // may be null

  IndexTuple operandIndex(ReduceOp op) {
    ArrayRef<int64_t> shape = typeOf(op.getInputs()[0]).getShape();
    SmallVector<bool> reduced(shape.size(), false);
    for (int64_t d : op.getDims())
      reduced[d] = true;
    SmallVector<int64_t> outer, inner;
    for (auto [size, r] : llvm::zip_equal(shape, reduced))
      (r ? inner : outer).push_back(size);
    IndexTuple p = space.delinearize(parallel, outer), q = space.delinearize(reduction, inner), index;
    size_t i = 0, j = 0;
    for (bool r : reduced)
      index.push_back(r ? q[j++] : p[i++]);
    return index;
  }
  // Row-major position of a value at the current point: of the whole domain, or of its parallel part.
  std::optional<IndexExpr> position(Value v) {
    int64_t n = typeOf(v).getNumElements();
    if (n == parallelSize * reductionSize)
      return reduce ? linearize(operandIndex(reduce), typeOf(reduce.getInputs()[0]).getShape()) : parallel;
    if (n == parallelSize)
      return parallel;
    return std::nullopt;
  }
};
} // namespace

bool gc::isUsedAtItsPoint(Operation *op, const FusionGroup &group, ReduceOp reduce, int64_t parallel,
                          int64_t reduction) {
  Domain d;
  d.parallelSize = parallel;
  d.reductionSize = reduction;
  d.reduce = reduce;
  d.parallel = d.space.variable(d.space.addVariable(parallel));
  d.reduction = d.space.variable(d.space.addVariable(reduction));
  std::set<std::vector<int64_t>> seen;
  std::function<bool(Value, const IndexTuple &)> visit;
  std::function<bool(const IndexExpr &)> visitReads = [&](const IndexExpr &e) {
    for (auto [id, c] : e.terms) {
      IndexSpace::Atom a = d.space.atom(id);
      if (a.kind == IndexSpace::AtomKind::Read && !visit(a.source, a.index))
        return false;
      if (a.kind == IndexSpace::AtomKind::FloorDiv && !visitReads(a.argument))
        return false;
    }
    return true;
  };
  visit = [&](Value v, const IndexTuple &index) {
    IndexExpr at = linearize(index, typeOf(v).getShape());
    if (!visitReads(at))
      return false;
    Operation *def = v.getDefiningOp();
    if (def == op) {
      std::optional<IndexExpr> want = d.position(v);
      return want && *want == at;
    }
    if (!def || !group.ops.contains(def) || isa<ReduceOp>(def))
      return true;
    std::vector<int64_t> key{reinterpret_cast<intptr_t>(v.getAsOpaquePointer())};
    for (const IndexExpr &e : index)
      e.appendKey(key);
    if (!seen.insert(key).second)
      return true;
    FailureOr<ElementSources> s = elementSources(def, index, d.space);
    if (failed(s))
      return false;
    for (const ElementSource &source : s->sources) {
      for (const IndexGuard &g : source.guards)
        if (!visitReads(g.expr))
          return false;
      if (!visit(def->getOperand(source.operand), source.index))
        return false;
    }
    return true;
  };
  for (Value r : group.results) {
    std::optional<IndexExpr> at = d.position(r);
    if (!at || !visit(r, d.space.delinearize(*at, typeOf(r).getShape())))
      return false;
  }
  for (Operation *member : group.ops)
    if (auto r = dyn_cast<ReduceOp>(member)) {
      IndexTuple index = d.operandIndex(r);
      for (Value v : r.getInputs())
        if (!visit(v, index))
          return false;
    }
  return true;
}
