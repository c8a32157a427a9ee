// Scatter: the operands are copied, then the updates combined in, in their order. Operand dimensions that a window
// spans and batching dimensions are independent: a tile copies and updates its share of them.
#include "codegen/common/SerialKernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

namespace {
// How each operand dimension gets its index.
struct ScatterDim {
  int component = -1; // of the index vector
  int updateDim = -1; // window or batching dimension of the updates
  int64_t window = 1;
  bool outer = false;
};
struct ScatterLayout {
  SmallVector<ScatterDim> dims;
  // Of each dimension of the updates: the operand dimension that is the same axis (outer), or -1.
  SmallVector<int> same;
  // Of each dimension of the indices: the update dimension that runs along it; -1: the index vector.
  SmallVector<int> indexDims;
};
} // namespace

static ScatterLayout layoutOf(ScatterOp op) {
  ScatterLayout l;
  ArrayRef<int64_t> shape = typeOf(op.getInputs()[0]).getShape(), updates = typeOf(op.getUpdates()[0]).getShape();
  l.dims.resize(shape.size());
  l.same.assign(updates.size(), -1);
  SmallVector<int> scatterDims;
  for (int64_t d = 0; d < static_cast<int64_t>(updates.size()); ++d)
    if (!llvm::is_contained(op.getUpdateWindowDims(), d))
      scatterDims.push_back(d);
  size_t s = 0;
  for (int64_t d = 0; d < typeOf(op.getIndices()).getRank(); ++d)
    l.indexDims.push_back(d == static_cast<int64_t>(op.getIndexVectorDim()) ? -1 : scatterDims[s++]);
  size_t w = 0;
  for (int64_t d = 0; d < static_cast<int64_t>(shape.size()); ++d) {
    ScatterDim &dim = l.dims[d];
    if (const auto *at = llvm::find(op.getScatterDimsToOperandDims(), d); at != op.getScatterDimsToOperandDims().end())
      dim.component = at - op.getScatterDimsToOperandDims().begin();
    if (const auto *at = llvm::find(op.getInputBatchingDims(), d); at != op.getInputBatchingDims().end()) {
      dim.updateDim = l.indexDims[op.getIndicesBatchingDims()[at - op.getInputBatchingDims().begin()]];
      dim.outer = true;
    } else if (!llvm::is_contained(op.getInsertedWindowDims(), d)) {
      dim.updateDim = op.getUpdateWindowDims()[w++];
      dim.window = updates[dim.updateDim];
      dim.outer = dim.component < 0 && dim.window == shape[d];
    }
    if (dim.outer)
      l.same[dim.updateDim] = d;
  }
  return l;
}

LogicalResult SerialKernel::copyInputs(ScatterOp op, const OuterAxes &outer, Value low, Value high,
                                       ArrayRef<unsigned> atoms, const IndexTuple &index,
                                       const SmallVector<bool> &isOuter) {
  ArrayRef<int64_t> shape = typeOf(op.getInputs()[0]).getShape();
  IndexExpr position = linearize(index, shape);
  auto copy = [&]() -> LogicalResult {
    for (auto [i, v] : llvm::enumerate(op.getInputs())) {
      Value x = point.valueAt(v, index);
      if (!x)
        return failure();
      point.store(result(i), typeOf(v).getElementType(), position, x);
    }
    return success();
  };
  SmallVector<std::pair<unsigned, int64_t>> inner;
  for (size_t d = 0; d < shape.size(); ++d)
    if (!isOuter[d] && shape[d] > 1)
      inner.push_back({atoms[d], shape[d]});
  // Without a vector axis among the independent ones, the innermost of the others serves.
  if (outer.vectorAtom < 0 && !inner.empty() && inner.back().first == atoms.back()) {
    auto last = inner.pop_back_val();
    OuterAxes lanes;
    setVector(lanes, last.first, last.second, typeOf(op.getInputs()[0]).getElementType());
    return loops.nest(inner, [&] { return overPiece(lanes, point.constant(0), point.constant(last.second), copy); });
  }
  return loops.nest(inner, [&] { return overPiece(outer, low, high, copy); });
}

LogicalResult SerialKernel::combineUpdate(ScatterOp op, const IndexTuple &at, const IndexTuple &update) {
  SmallVector<Value> old, elements, next;
  IndexExpr position = linearize(at, typeOf(op.getInputs()[0]).getShape());
  for (auto [i, v] : llvm::enumerate(op.getUpdates())) {
    elements.push_back(point.valueAt(v, update));
    if (!elements.back())
      return failure();
    old.push_back(point.load(result(i), typeOf(v).getElementType(), position, true));
  }
  if (op.getKind() == Monoid::region) {
    SmallVector<Value> args;
    for (Value v : llvm::concat<Value>(old, elements))
      args.push_back(point.toLanes(v));
    if (failed(point.inlineRegion(op.getBody(), args, next)))
      return failure();
  } else {
    for (auto [i, x, y] : llvm::enumerate(old, elements))
      next.push_back(combine(b, op, i, op.getKind(), point.toLanes(x), point.toLanes(y)));
  }
  for (auto [i, v] : llvm::enumerate(next))
    point.store(result(i), typeOf(op.getInputs()[i]).getElementType(), position, v);
  return success();
}

LogicalResult SerialKernel::scatter(ScatterOp op) {
  ScatterLayout l = layoutOf(op);
  ArrayRef<int64_t> shape = typeOf(op.getInputs()[0]).getShape(), updateShape = typeOf(op.getUpdates()[0]).getShape();
  SmallVector<unsigned> atoms, updateAtoms;
  IndexTuple index = makeVariables(shape, atoms), update = makeVariables(updateShape, updateAtoms);
  OuterAxes outer;
  SmallVector<bool> isOuter;
  for (size_t d = 0; d < shape.size(); ++d) {
    isOuter.push_back(l.dims[d].outer);
    if (!l.dims[d].outer || shape[d] == 1)
      continue;
    // Not a vector along a batching dimension: the place of an update depends on it.
    if (d + 1 == shape.size() && !llvm::is_contained(op.getInputBatchingDims(), static_cast<int64_t>(d)))
      setVector(outer, atoms[d], shape[d], typeOf(op.getInputs()[0]).getElementType());
    else
      outer.axes.push_back({atoms[d], shape[d]});
  }
  SmallVector<std::pair<unsigned, int64_t>> order;
  for (size_t d = 0; d < updateShape.size(); ++d) {
    if (l.same[d] >= 0)
      update[d] = index[l.same[d]];
    else if (updateShape[d] > 1)
      order.push_back({updateAtoms[d], updateShape[d]});
  }
  return forTiles(outer, [&](Value low, Value high) -> LogicalResult {
    if (failed(copyInputs(op, outer, low, high, atoms, index, isOuter)))
      return failure();
    return loops.nest(order, [&]() -> LogicalResult {
      // Where the window starts; skipped as a whole if it does not fit.
      Value fits;
      IndexTuple at(shape.size());
      for (size_t d = 0; d < shape.size(); ++d) {
        const ScatterDim &dim = l.dims[d];
        at[d] = dim.outer ? index[d] : dim.updateDim >= 0 ? update[dim.updateDim] : IndexExpr(0);
        if (dim.component < 0)
          continue;
        IndexTuple where;
        for (int u : l.indexDims)
          where.push_back(u < 0 ? IndexExpr(dim.component) : update[u]);
        Value start = point.readIndex(op.getIndices(), where);
        if (!start)
          return failure();
        // One comparison: a negative start is a huge unsigned number.
        Value ok = arith::CmpIOp::create(b, arith::CmpIPredicate::ule, start, point.constant(shape[d] - dim.window));
        fits = fits ? arith::AndIOp::create(b, fits, ok).getResult() : ok;
        at[d] = add(at[d], space.read(op.getIndices(), where, 0, shape[d] - dim.window));
      }
      auto body = [&] { return overPiece(outer, low, high, [&] { return combineUpdate(op, at, update); }); };
      if (!fits)
        return body();
      auto branch = scf::IfOp::create(b, fits, false);
      OpBuilder::InsertionGuard g(b);
      b.setInsertionPointToStart(branch.thenBlock());
      point.enterScope();
      LogicalResult r = body();
      point.leaveScope();
      return r;
    });
  });
}
