// Derivatives of reductions, cumulative ops, top-k and sort. Reductions with a region of their own and cumulative
// products become loops before (passes/autodiff/LowerToScan.cpp).
#include "ir/interfaces/Differentiable.h"
#include "ir/ops/TensorBuilder.h"
#include "ir/ops/Verify.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

namespace {

// One of a reduction's inputs with its init and result.
class ReduceDerivative {
public:
  ReduceDerivative(OpBuilder &builder, ReduceOp op, unsigned i)
      : x(builder, op.getLoc()), op(op), input(op.getInputs()[i]), result(op.getResult(i)) {
    if (!op.getInits().empty())
      init = op.getInits()[i];
  }

  void vjp(Value ct, Value &inputCt, Value &initCt) {
    if (op.getKind() == Monoid::add) {
      inputCt = spread(ct);
      initCt = x.sumAll(ct);
    } else if (op.getKind() == Monoid::mul) {
      auto [others, all] = products();
      inputCt = x.mul(spread(ct), others);
      initCt = x.sumAll(x.mul(ct, all));
    } else {
      Value mask = marks(), share = x.div(ct, count(mask));
      inputCt = x.select(mask, spread(share), x.fill(0, input));
      if (init)
        initCt = x.sumAll(x.select(initMarks(), share, x.fill(0, share)));
    }
  }

  Value jvp(Value inputTangent, Value initTangent) {
    Value t = inputTangent ? inputTangent : x.fill(0, input), ofInit;
    if (initTangent)
      ofInit = x.broadcast(initTangent, shapeOf(result), {});
    if (op.getKind() == Monoid::mul) {
      auto [others, all] = products();
      Value sum = x.reduce(Monoid::add, x.mul(t, others), op.getDims());
      return ofInit ? x.add(sum, x.mul(ofInit, all)) : sum;
    }
    Value mask = marks();
    Value sum = x.reduce(Monoid::add, x.select(mask, t, x.fill(0, t)), op.getDims());
    if (ofInit)
      sum = x.add(sum, x.select(initMarks(), ofInit, x.fill(0, sum)));
    return x.div(sum, count(mask));
  }

private:
  SmallVector<int64_t> keptDims() {
    SmallVector<int64_t> kept;
    for (int64_t d = 0; d < rankOf(input); ++d)
      if (!llvm::is_contained(op.getDims(), d))
        kept.push_back(d);
    return kept;
  }
  Value spread(Value ofResult) { return x.broadcast(ofResult, shapeOf(input), keptDims()); }

  // Of a minimum or maximum: which elements, and whether the init, are what it found.
  Value marks() {
    Value equal = x.compare(Direction::EQ, input, spread(result));
    auto windows = input.getDefiningOp<WindowsOp>();
    if (!windows)
      return equal;
    // Pooling: of equal elements in a window the first.
    int64_t n = 1;
    Value number;
    SmallVector<int64_t> dims(op.getDims());
    llvm::sort(dims);
    for (int64_t d : llvm::reverse(dims)) {
      Value along = x.iota(shapeOf(input), d, x.b.getI32Type());
      along = n == 1 ? along : x.mul(along, x.fill(n, along));
      number = number ? x.add(number, along) : along;
      n *= shapeOf(input)[d];
    }
    if (!number)
      return equal;
    Value candidates = x.select(equal, number, x.fill(n, number));
    Value first = x.reduce(Monoid::min, candidates, op.getDims());
    return x.compare(Direction::EQ, number, spread(first));
  }
  Value initMarks() { return x.compare(Direction::EQ, x.broadcast(init, shapeOf(result), {}), result); }
  // How many share each result; the identity as init never is among them.
  Value count(Value mask) {
    Type element = x.element(result);
    Value n = x.reduce(Monoid::add, x.convert(mask, element), op.getDims());
    Attribute constant;
    if (!init || (matchPattern(init, m_Constant(&constant)) && isIdentity(op.getKind(), constant)))
      return n;
    return x.add(n, x.convert(initMarks(), element));
  }

  // Of a product: of all other factors, per element, and of all elements, without division.
  std::pair<Value, Value> products() {
    SmallVector<int64_t> order = keptDims(), rows;
    for (int64_t d : order)
      rows.push_back(shapeOf(input)[d]);
    SmallVector<int64_t> dims(op.getDims());
    llvm::sort(dims);
    llvm::append_range(order, dims);
    int64_t n = 1;
    for (int64_t d : dims)
      n *= shapeOf(input)[d];
    Value moved = x.transpose(input, order);
    rows.push_back(n);
    Value flat = x.reshape(moved, rows);
    auto running = [&](bool reverse) -> Value {
      return CumulativeOp::create(x.b, x.loc, flat.getType(), flat, int64_t(rows.size()) - 1, Monoid::mul, reverse,
                                  /*exclusive=*/true);
    };
    Value others =
        x.transpose(x.reshape(x.mul(running(false), running(true)), shapeOf(moved)), invertPermutationVector(order));
    Value all = x.reduce(Monoid::mul, input, op.getDims());
    if (init)
      others = x.mul(others, x.broadcast(init, shapeOf(others), {}));
    return {others, all};
  }

  TensorBuilder x;
  ReduceOp op;
  Value input, result, init;
};

LogicalResult refuseRegion(ReduceOp op) {
  return op.emitOpError() << "has no derivative with a region of its own; it is made a loop first";
}

} // namespace

LogicalResult ReduceOp::vjp(OpBuilder &builder, ArrayRef<Value> cotangents, const llvm::BitVector &,
                            MutableArrayRef<Value> operands) {
  if (getKind() == Monoid::region)
    return refuseRegion(*this);
  unsigned n = getInputs().size();
  for (unsigned i = 0; i < n; ++i) {
    if (!cotangents[i])
      continue;
    Value initCt;
    ReduceDerivative(builder, *this, i).vjp(cotangents[i], operands[i], initCt);
    if (!getInits().empty())
      operands[n + i] = initCt;
  }
  return success();
}

LogicalResult ReduceOp::jvp(OpBuilder &builder, ArrayRef<Value> tangents, MutableArrayRef<Value> results) {
  if (getKind() == Monoid::region)
    return refuseRegion(*this);
  if (getKind() == Monoid::add)
    return defaultJvp(*this, builder, tangents, results);
  unsigned n = getInputs().size();
  for (unsigned i = 0; i < n; ++i) {
    Value init = getInits().empty() ? Value() : tangents[n + i];
    if (tangents[i] || init)
      results[i] = ReduceDerivative(builder, *this, i).jvp(tangents[i], init);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Cumulative
//===----------------------------------------------------------------------===//

// Of a running minimum or maximum: the place of the element that each result is, -1 for none (before the first).
static Value runningPlace(TensorBuilder &x, CumulativeOp op) {
  Value a = op.getOperand();
  auto run = [&](Value v, Monoid kind, bool exclusive) -> Value {
    return CumulativeOp::create(x.b, x.loc, v.getType(), v, op.getDim(), kind, op.getReverse(), exclusive);
  };
  // An element is a record where it differs from the best before it; places grow along the run.
  Value before = run(a, op.getKind(), true), upTo = run(a, op.getKind(), false);
  Value place = x.iota(shapeOf(a), op.getDim(), x.b.getI32Type());
  Value order = op.getReverse() ? x.sub(x.fill(shapeOf(a)[op.getDim()] - 1, place), place) : place;
  Value record = x.binary<AndOp>(x.compare(Direction::EQ, a, upTo), x.compare(Direction::NE, a, before));
  Value latest = run(x.select(record, order, x.fill(-1, order)), Monoid::max, op.getExclusive());
  Value none = x.compare(Direction::LT, latest, x.fill(0, latest));
  Value at = op.getReverse() ? x.sub(x.fill(shapeOf(a)[op.getDim()] - 1, latest), latest) : latest;
  return x.select(none, x.fill(-1, at), at);
}

LogicalResult CumulativeOp::vjp(OpBuilder &builder, ArrayRef<Value> cotangents, const llvm::BitVector &,
                                MutableArrayRef<Value> operands) {
  if (!cotangents[0])
    return success();
  TensorBuilder x(builder, getLoc());
  if (getKind() == Monoid::add)
    operands[0] = CumulativeOp::create(builder, getLoc(), getOperand().getType(), cotangents[0], getDim(), Monoid::add,
                                       !getReverse(), getExclusive());
  else if (getKind() == Monoid::min || getKind() == Monoid::max)
    operands[0] = x.scatterAlong(cotangents[0], runningPlace(x, *this), getDim(), getOperand(), /*unique=*/false);
  else
    return emitOpError() << "has no derivative as a running product; it is made a loop first";
  return success();
}

LogicalResult CumulativeOp::jvp(OpBuilder &builder, ArrayRef<Value> tangents, MutableArrayRef<Value> results) {
  if (!tangents[0] || getKind() == Monoid::add)
    return defaultJvp(*this, builder, tangents, results);
  if (getKind() == Monoid::mul)
    return emitOpError() << "has no derivative as a running product; it is made a loop first";
  TensorBuilder x(builder, getLoc());
  Value at = runningPlace(x, *this), got = x.gatherAlong(tangents[0], at, getDim());
  results[0] = x.select(x.compare(Direction::LT, at, x.fill(0, at)), x.fill(0, got), got);
  return success();
}

//===----------------------------------------------------------------------===//
// Top-k, sort
//===----------------------------------------------------------------------===//

LogicalResult TopKOp::vjp(OpBuilder &builder, ArrayRef<Value> cotangents, const llvm::BitVector &,
                          MutableArrayRef<Value> operands) {
  if (cotangents[0])
    operands[0] = TensorBuilder(builder, getLoc())
                      .scatterAlong(cotangents[0], getIndices(), rankOf(getOperand()) - 1, getOperand(), true);
  return success();
}

LogicalResult TopKOp::jvp(OpBuilder &builder, ArrayRef<Value> tangents, MutableArrayRef<Value> results) {
  if (tangents[0])
    results[0] = TensorBuilder(builder, getLoc()).gatherAlong(tangents[0], getIndices(), rankOf(getOperand()) - 1);
  return success();
}

// Where each sorted element came from, along the dimension.
static Value sortedFrom(TensorBuilder &x, SortOp op) {
  Type i32 = x.b.getI32Type();
  SmallVector<Value> inputs(op.getInputs());
  inputs.push_back(x.iota(shapeOf(inputs[0]), op.getDim(), i32));
  SmallVector<Type> types = llvm::map_to_vector(inputs, [](Value v) { return v.getType(); });
  auto sorted = SortOp::create(x.b, x.loc, types, inputs, op.getDim(), op.getStable());
  IRMapping mapping;
  op.getBody().cloneInto(&sorted.getBody(), mapping);
  Type scalar = RankedTensorType::get({}, i32);
  sorted.getBody().addArguments({scalar, scalar}, {x.loc, x.loc});
  return sorted->getResults().back();
}

LogicalResult SortOp::vjp(OpBuilder &builder, ArrayRef<Value> cotangents, const llvm::BitVector &wanted,
                          MutableArrayRef<Value> operands) {
  TensorBuilder x(builder, getLoc());
  Value from;
  for (unsigned i : wanted.set_bits()) {
    if (!cotangents[i])
      continue;
    if (!from)
      from = sortedFrom(x, *this);
    operands[i] = x.scatterAlong(cotangents[i], from, getDim(), getInputs()[i], true);
  }
  return success();
}

LogicalResult SortOp::jvp(OpBuilder &builder, ArrayRef<Value> tangents, MutableArrayRef<Value> results) {
  TensorBuilder x(builder, getLoc());
  Value from;
  for (auto [i, tangent] : llvm::enumerate(tangents)) {
    if (!tangent)
      continue;
    if (!from)
      from = sortedFrom(x, *this);
    results[i] = x.gatherAlong(tangent, from, getDim());
  }
  return success();
}
