#include "passes/autodiff/LowerToScan.h"

#include "ir/ops/TensorBuilder.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace gc;

namespace {

// The reduced dimensions as one, in front of the others.
Value stepsFirst(TensorBuilder &x, Value v, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> order(dims), kept;
  llvm::sort(order);
  int64_t steps = 1;
  for (int64_t d : order)
    steps *= x.shape(v)[d];
  SmallVector<int64_t> shape{steps};
  for (int64_t d = 0; d < int64_t(x.shape(v).size()); ++d)
    if (!llvm::is_contained(dims, d)) {
      order.push_back(d);
      shape.push_back(x.shape(v)[d]);
    }
  return x.reshape(x.transpose(v, order), shape);
}

// A region over scalars applied to whole tensors of `shape`.
LogicalResult applyToTensors(Operation *owner, TensorBuilder &x, Block &body, ValueRange arguments,
                             ArrayRef<int64_t> shape, SmallVectorImpl<Value> &results) {
  IRMapping map;
  map.map(body.getArguments(), arguments);
  auto lifted = [&](Value v) -> Value {
    if (map.contains(v))
      return map.lookup(v);
    Value whole = x.broadcast(v, shape, {}); // from above, a scalar
    map.map(v, whole);
    return whole;
  };
  for (Operation &op : body.without_terminator()) {
    if (!isa<ScalarBodyOpInterface, ConstantOp>(op))
      return op.emitOpError() << "in the region of '" << owner->getName()
                              << "' has no derivative; only pointwise ops on scalars have";
    SmallVector<Value> operands = llvm::map_to_vector(op.getOperands(), lifted);
    if (isa<ConstantOp>(op)) {
      Operation *constant = x.b.clone(op);
      map.map(op.getResult(0), x.broadcast(constant->getResult(0), shape, {}));
      continue;
    }
    Operation *whole = x.b.clone(op);
    whole->setOperands(operands);
    for (auto [from, to] : llvm::zip_equal(op.getResults(), whole->getResults())) {
      to.setType(x.type(from).clone(shape));
      map.map(from, to);
    }
  }
  results = llvm::map_to_vector(body.getTerminator()->getOperands(), lifted);
  return success();
}

LogicalResult lower(ReduceOp op) {
  OpBuilder builder(op);
  TensorBuilder x(builder, op.getLoc());
  SmallVector<Value> inits, inputs;
  for (Value init : op.getInits())
    inits.push_back(x.broadcast(init, x.shape(op.getResult(0)), {}));
  for (Value input : op.getInputs())
    inputs.push_back(stepsFirst(x, input, op.getDims()));
  int64_t steps = x.shape(inputs[0])[0];
  auto scan = ScanOp::create(builder, op.getLoc(), op.getResultTypes(), inits, inputs, steps, /*reverse=*/false);
  SmallVector<Type> arguments(op.getResultTypes());
  llvm::append_range(arguments, op.getResultTypes());
  Block *body =
      builder.createBlock(&scan.getBody(), {}, arguments, SmallVector<Location>(arguments.size(), op.getLoc()));
  SmallVector<Value> next;
  if (failed(applyToTensors(op, x, op.getBody().front(), body->getArguments(), x.shape(op.getResult(0)), next)))
    return failure();
  YieldOp::create(builder, op.getLoc(), next);
  op->replaceAllUsesWith(scan);
  op->erase();
  return success();
}

LogicalResult lower(CumulativeOp op) {
  OpBuilder builder(op);
  TensorBuilder x(builder, op.getLoc());
  int64_t dim = op.getDim(), rank = x.shape(op.getOperand()).size();
  Value input = stepsFirst(x, op.getOperand(), {dim});
  auto slice = x.type(input).clone(x.shape(input).drop_front());
  Value one = x.splat(1, slice);
  auto scan = ScanOp::create(builder, op.getLoc(), TypeRange{slice, input.getType()}, ValueRange{one},
                             ValueRange{input}, x.shape(input)[0], op.getReverse());
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *body = builder.createBlock(&scan.getBody(), {}, {slice, slice}, {op.getLoc(), op.getLoc()});
    Value before = body->getArgument(0), after = x.mul(before, body->getArgument(1));
    YieldOp::create(builder, op.getLoc(), ValueRange{after, op.getExclusive() ? before : after});
  }
  SmallVector<int64_t> back;
  for (int64_t d = 0; d < rank; ++d)
    back.push_back(d == dim ? 0 : d < dim ? d + 1 : d);
  op.replaceAllUsesWith(x.transpose(scan->getResult(1), back));
  op->erase();
  return success();
}

} // namespace

LogicalResult gc::lowerToScans(Block &block, const Activity &activity) {
  SmallVector<Operation *> ops;
  block.walk([&](Operation *op) {
    auto changes = [&](Value v) { return activity.isActive(v) && !v.use_empty(); };
    if (auto reduce = dyn_cast<ReduceOp>(op);
        reduce && reduce.getKind() == Monoid::region && llvm::any_of(op->getResults(), changes))
      ops.push_back(op);
    if (auto cumulative = dyn_cast<CumulativeOp>(op);
        cumulative && cumulative.getKind() == Monoid::mul && activity.isActive(cumulative.getResult()))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    auto reduce = dyn_cast<ReduceOp>(op);
    if (failed(reduce ? lower(reduce) : lower(cast<CumulativeOp>(op))))
      return failure();
  }
  return success();
}
