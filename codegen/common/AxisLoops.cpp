#include "codegen/common/AxisLoops.h"

#include "codegen/common/TileProgram.h"
#include "codegen/library/SumLength.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace gc;

FailureOr<LoopValues> gc::emitFor(ImplicitLocOpBuilder &b, Value low, Value high, int64_t step, ValueRange carried,
                                  LoopBody body) {
  Value by = arith::ConstantOp::create(b, b.getI64IntegerAttr(step));
  auto loop = scf::ForOp::create(b, low, high, by, carried);
  OpBuilder::InsertionGuard g(b);
  if (carried.empty())
    loop.getBody()->getTerminator()->erase();
  b.setInsertionPointToEnd(loop.getBody());
  FailureOr<LoopValues> r = body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (failed(r))
    return failure();
  scf::YieldOp::create(b, *r);
  return LoopValues(loop.getResults());
}

FailureOr<LoopValues> gc::emitFor(ImplicitLocOpBuilder &b, Value low, Value high, int64_t step, ValueRange carried,
                                  const SumPieces &pieces, LoopBody body) {
  if (pieces.length == 0)
    return emitFor(b, low, high, step, carried, body);
  int64_t length = pieces.length * step;
  std::optional<int64_t> from = getConstantIntValue(low), to = getConstantIntValue(high);
  bool even = from && to && (*to - *from) % length == 0;
  return emitFor(b, low, high, length, carried, [&](Value i, ValueRange totals) -> FailureOr<LoopValues> {
    Value end = arith::AddIOp::create(b, i, arith::ConstantOp::create(b, b.getI64IntegerAttr(length)));
    if (!even)
      end = arith::MinSIOp::create(b, end, high);
    FailureOr<LoopValues> part = emitFor(b, i, end, step, pieces.start, body);
    if (failed(part))
      return failure();
    return pieces.join(totals, *part);
  });
}

SumPieces gc::choosePieces(ImplicitLocOpBuilder &b, TileStep &step, ArrayRef<int64_t> trips, ValueRange start,
                           int &level) {
  bool sums = false;
  for (ReduceOp op : step.reduces) {
    if (op.getKind() == Monoid::region)
      return {};
    for (unsigned i = 0; i < op.getNumResults(); ++i)
      sums |= op.getKind() == Monoid::add && isa<FloatType>(accumulatorType(op, i));
  }
  if (!sums)
    return {};
  int64_t terms = 1, inner = 1;
  for (int64_t t : trips)
    terms *= t;
  int64_t length = sumLength(terms);
  if (terms <= length)
    return {};
  for (level = static_cast<int>(trips.size()) - 1; inner * trips[level] <= length; --level)
    inner *= trips[level];
  SumPieces pieces;
  pieces.length = std::max<int64_t>(1, length / inner);
  pieces.start = LoopValues(start);
  pieces.join = [&b, &step](ValueRange total, ValueRange part) {
    LoopValues r;
    for (ReduceOp op : step.reduces)
      for (unsigned i = 0; i < op.getNumResults(); ++i)
        r.push_back(combine(b, op, i, op.getKind(), total[r.size()], part[r.size()]));
    return r;
  };
  return pieces;
}

FailureOr<LoopValues> AxisLoops::byOne(unsigned atom, Value low, Value high, ValueRange carried, Body body,
                                       const SumPieces &pieces) {
  return emitFor(b, low, high, 1, carried, pieces, [&](Value i, ValueRange inner) -> FailureOr<LoopValues> {
    point.variables[atom] = i;
    point.enterScope();
    FailureOr<LoopValues> r = body(inner);
    point.leaveScope();
    return r;
  });
}

FailureOr<LoopValues> AxisLoops::byLanes(unsigned atom, int64_t size, int64_t width, Value low, Value high, bool cut,
                                         ValueRange carried, Body body, const SumPieces &pieces) {
  int64_t rest = size % width;
  point.vectorAtom = atom;
  point.lanes = width;
  auto at = [&](Value i, ValueRange inner) -> FailureOr<LoopValues> {
    point.variables[atom] = i;
    point.enterScope();
    FailureOr<LoopValues> r = body(inner);
    point.leaveScope();
    return r;
  };
  FailureOr<LoopValues> r = LoopValues(carried);
  if (size >= width) {
    Value end = high;
    if (rest != 0)
      end = arith::MinSIOp::create(b, high, point.constant(size - rest));
    r = emitFor(b, low, end, width, carried, pieces, at);
  }
  auto masked = [&](ValueRange inner) -> FailureOr<LoopValues> {
    SmallVector<bool> bits(width, false);
    std::fill_n(bits.begin(), rest, true);
    point.mask = arith::ConstantOp::create(b, DenseElementsAttr::get(point.vectorOf(b.getI1Type()), bits));
    point.tailLanes = rest;
    FailureOr<LoopValues> out = at(point.constant(size - rest), inner);
    point.mask = Value();
    point.tailLanes = 0;
    return out;
  };
  if (succeeded(r) && rest != 0) {
    if (cut) {
      Value last = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, high, point.constant(size));
      auto branch = scf::IfOp::create(b, last, false);
      OpBuilder::InsertionGuard g(b);
      b.setInsertionPointToStart(branch.thenBlock());
      r = masked({});
    } else {
      r = masked(*r);
    }
  }
  point.vectorAtom = -1;
  point.lanes = 1;
  return r;
}

LogicalResult AxisLoops::nest(ArrayRef<std::pair<unsigned, int64_t>> axes, Action body) {
  if (axes.empty())
    return body();
  FailureOr<LoopValues> r = byOne(axes[0].first, point.constant(0), point.constant(axes[0].second), {},
                                  [&](ValueRange) -> FailureOr<LoopValues> {
                                    if (failed(nest(axes.drop_front(), body)))
                                      return failure();
                                    return LoopValues{};
                                  });
  return success(succeeded(r));
}
