// Sort: a row lies in scratch twice, and each pass merges pairs of sorted runs from one half to the other, runs of one
// element first. All tensors move together, so that a pass reads and writes memory in order. Which side an element
// comes from is chosen without a branch. A merge takes the left run's element unless the right one comes before it:
// the sort is stable whether or not the program asks, and stays in bounds and ends whatever the comparator answers.
#include "codegen/common/SerialKernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

// out[at] = the next element of two runs; carried: how many are taken from either.
FailureOr<LoopValues> SerialKernel::mergeStep(SortOp op, ValueRange from, ValueRange to, Value at, Value middle,
                                              Value high, ValueRange carried) {
  unsigned leftAtom = space.addVariable(rowLength(op)), rightAtom = space.addVariable(rowLength(op)),
           outAtom = space.addVariable(rowLength(op));
  Value one = point.constant(1);
  // A run that is used up is read at its last element.
  Value hasLeft = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, carried[0], middle);
  Value hasRight = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, carried[1], high);
  point.variables[leftAtom] = arith::MinSIOp::create(b, carried[0], arith::SubIOp::create(b, middle, one));
  point.variables[rightAtom] = arith::MinSIOp::create(b, carried[1], arith::SubIOp::create(b, high, one));
  point.variables[outAtom] = at;
  LoopValues left, right, arguments, answer;
  for (auto [v, memory] : llvm::zip_equal(op.getInputs(), from)) {
    Type element = typeOf(v).getElementType();
    left.push_back(point.load(memory, element, space.variable(leftAtom), true));
    right.push_back(point.load(memory, element, space.variable(rightAtom), true));
    arguments.append({right.back(), left.back()});
  }
  if (failed(point.inlineRegion(op.getBody(), arguments, answer)))
    return failure();
  Value yes = arith::ConstantOp::create(b, b.getBoolAttr(true));
  Value noLeft = arith::XOrIOp::create(b, hasLeft, yes);
  Value takeRight = arith::OrIOp::create(b, noLeft, arith::AndIOp::create(b, hasRight, answer[0]));
  for (auto [i, v] : llvm::enumerate(op.getInputs()))
    point.store(to[i], typeOf(v).getElementType(), space.variable(outAtom),
                arith::SelectOp::create(b, takeRight, right[i], left[i]));
  Value step = arith::ExtUIOp::create(b, b.getI64Type(), takeRight);
  return LoopValues{arith::AddIOp::create(b, carried[0], arith::SubIOp::create(b, one, step)),
                    arith::AddIOp::create(b, carried[1], step)};
}

// Sorted runs of `run` elements in `from` become runs of twice as many in `to`.
LogicalResult SerialKernel::mergePass(SortOp op, ValueRange from, ValueRange to, Value run) {
  Value size = point.constant(rowLength(op));
  auto pairs = scf::ForOp::create(b, point.constant(0), size, arith::AddIOp::create(b, run, run));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(pairs.getBody());
  Value low = pairs.getInductionVar();
  Value middle = arith::MinSIOp::create(b, arith::AddIOp::create(b, low, run), size);
  Value high = arith::MinSIOp::create(b, arith::AddIOp::create(b, middle, run), size);
  point.enterScope();
  auto merged = emitFor(b, low, high, 1, {low, middle}, [&](Value at, ValueRange carried) {
    point.enterScope();
    FailureOr<LoopValues> next = mergeStep(op, from, to, at, middle, high, carried);
    point.leaveScope();
    return next;
  });
  point.leaveScope();
  return success(succeeded(merged));
}

int64_t SerialKernel::rowLength(SortOp op) {
  return typeOf(op.getInputs()[0]).getDimSize(op.getDim());
}

LogicalResult SerialKernel::sort(SortOp op) {
  ArrayRef<int64_t> shape = typeOf(op.getInputs()[0]).getShape();
  int64_t dim = op.getDim(), size = shape[dim];
  SmallVector<unsigned> atoms;
  IndexTuple index = makeVariables(shape, atoms);
  OuterAxes outer;
  for (int64_t d = 0; d < static_cast<int64_t>(shape.size()); ++d)
    if (d != dim && shape[d] > 1)
      outer.axes.push_back({atoms[d], shape[d]});
  unsigned passes = llvm::Log2_64_Ceil(size);
  LoopValues first, second, sorted;
  for (Value v : op.getInputs())
    for (LoopValues *half : {&first, &second})
      half->push_back(f.scratch(size * elementBytes(typeOf(v).getElementType())));
  auto move = [&](llvm::function_ref<LogicalResult(unsigned, Value)> one) -> LogicalResult {
    auto r =
        loops.byOne(atoms[dim], point.constant(0), point.constant(size), {}, [&](ValueRange) -> FailureOr<LoopValues> {
          for (auto [i, v] : llvm::enumerate(op.getInputs()))
            if (failed(one(i, v)))
              return failure();
          return LoopValues{};
        });
    return success(succeeded(r));
  };
  IndexExpr position = linearize(index, shape), inRow = space.variable(atoms[dim]);
  auto fill = [&](unsigned i, Value v) -> LogicalResult {
    Value x = point.valueAt(v, index);
    if (x)
      point.store(first[i], typeOf(v).getElementType(), inRow, x);
    return success(static_cast<bool>(x));
  };
  auto take = [&](unsigned i, Value v) -> LogicalResult {
    Type element = typeOf(v).getElementType();
    point.store(result(i), element, position, point.load(sorted[i], element, inRow, true));
    return success();
  };
  return forTiles(outer, [&](Value, Value) -> LogicalResult {
    if (failed(move(fill)))
      return failure();
    LoopValues start{point.constant(1)};
    llvm::append_range(start, first);
    llvm::append_range(start, second);
    auto done = emitFor(b, point.constant(0), point.constant(passes), 1, start,
                        [&](Value, ValueRange carried) -> FailureOr<LoopValues> {
                          Value run = carried[0];
                          ValueRange from = carried.slice(1, first.size()), to = carried.drop_front(1 + first.size());
                          if (failed(mergePass(op, from, to, run)))
                            return failure();
                          LoopValues next{arith::AddIOp::create(b, run, run)};
                          llvm::append_range(next, to);
                          llvm::append_range(next, from);
                          return next;
                        });
    if (failed(done))
      return failure();
    // The halves change places in each pass.
    sorted.assign(done->begin() + 1, done->begin() + 1 + first.size());
    return move(take);
  });
}
