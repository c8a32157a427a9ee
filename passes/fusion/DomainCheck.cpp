// Whether an op of a fusion is used only at the point of the domain that it belongs to.
#include "passes/fusion/Grouping.h"

#include "ir/analysis/ElementWalk.h"

#include <functional>
#include <set>

using namespace mlir;
using namespace gc;

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

namespace {
// Calls `at` for each value of the group that the domain's current point needs, with its row-major position there, once
// per position. What `at` calls Inside is followed to its operands.
class PointWalk {
public:
  enum class Step : uint8_t { Inside, Past, Stop };
  PointWalk(const FusionGroup &group, Domain &domain, llvm::function_ref<Step(Value, const IndexExpr &)> at)
      : group(group), domain(domain), at(at) {}

  // False where it was stopped, or an op is met whose elements have no known sources.
  bool run() {
    for (Value r : group.results) {
      std::optional<IndexExpr> position = domain.position(r);
      if (!position || !visit(r, domain.space.delinearize(*position, typeOf(r).getShape())))
        return false;
    }
    for (Operation *member : group.ops)
      if (auto r = dyn_cast<ReduceOp>(member)) {
        IndexTuple index = domain.operandIndex(r);
        for (Value v : r.getInputs())
          if (!visit(v, index))
            return false;
      }
    return true;
  }

private:
  bool visit(Value v, const IndexTuple &index) {
    IndexExpr position = linearize(index, typeOf(v).getShape());
    if (!visitReads(position))
      return false;
    std::vector<int64_t> key{reinterpret_cast<intptr_t>(v.getAsOpaquePointer())};
    for (const IndexExpr &e : index)
      e.appendKey(key);
    if (!seen.insert(key).second)
      return true;
    Step step = at(v, position);
    if (step != Step::Inside)
      return step == Step::Past;
    Operation *def = v.getDefiningOp();
    if (!def || !group.ops.contains(def) || isa<ReduceOp>(def))
      return true;
    FailureOr<ElementSources> s = elementSources(def, index, domain.space);
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
  }

  bool visitReads(const IndexExpr &e) {
    for (auto [id, c] : e.terms) {
      IndexSpace::Atom a = domain.space.atom(id);
      if (a.kind == IndexSpace::AtomKind::Read && !visit(a.source, a.index))
        return false;
      if (a.kind == IndexSpace::AtomKind::FloorDiv && !visitReads(a.argument))
        return false;
    }
    return true;
  }

  const FusionGroup &group;
  Domain &domain;
  llvm::function_ref<Step(Value, const IndexExpr &)> at;
  std::set<std::vector<int64_t>> seen;
};
} // namespace

static Domain domainOf(ReduceOp reduce, int64_t parallel, int64_t reduction) {
  Domain d;
  d.parallelSize = parallel;
  d.reductionSize = reduction;
  d.reduce = reduce;
  d.parallel = d.space.variable(d.space.addVariable(parallel));
  d.reduction = d.space.variable(d.space.addVariable(reduction));
  return d;
}

bool gc::isUsedAtItsPoint(Operation *op, const FusionGroup &group, ReduceOp reduce, int64_t parallel,
                          int64_t reduction) {
  Domain d = domainOf(reduce, parallel, reduction);
  // The group may need no element of it at all: a start that can only be 0.
  if (llvm::any_of(op->getResults(), [&](Value v) { return !d.position(v); }))
    return false;
  return PointWalk(group, d,
                   [&](Value v, const IndexExpr &at) {
                     if (v.getDefiningOp() != op)
                       return PointWalk::Step::Inside;
                     std::optional<IndexExpr> want = d.position(v);
                     return want && *want == at ? PointWalk::Step::Past : PointWalk::Step::Stop;
                   })
      .run();
}

unsigned gc::countPoints(Operation *op, const FusionGroup &group, unsigned limit) {
  Domain d = domainOf(dyn_cast_or_null<ReduceOp>(group.root), group.parallel, group.reduction);
  unsigned count = 0;
  PointWalk(group, d, [&](Value v, const IndexExpr &) {
    if (v.getDefiningOp() == op)
      return ++count < limit ? PointWalk::Step::Past : PointWalk::Step::Stop;
    Operation *def = v.getDefiningOp();
    bool follow = def && (isElemental(def) || isa<ReduceOp>(def));
    return follow ? PointWalk::Step::Inside : PointWalk::Step::Past;
  }).run();
  return count;
}
