// Forward mode: each op is followed by the op that makes its results' tangents of its operands'.
#include "passes/autodiff/Activity.h"
#include "passes/autodiff/Differentiate.h"
#include "passes/autodiff/LowerToScan.h"
#include "passes/autodiff/Reverse.h"

#include "ir/dialect/Recompute.h"
#include "ir/ops/TensorBuilder.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc;

namespace {

class ForwardMode {
public:
  explicit ForwardMode(const Activity &activity) : activity(activity) {}

  void set(Value v, Value tangent) { tangents[v] = tangent; }
  Value tangentOf(Value v) const { return tangents.lookup(v); }
  Value tangentOrZero(OpBuilder &builder, Value v) const {
    Value t = tangents.lookup(v);
    return t ? t : TensorBuilder(builder, v.getLoc()).fill(0, v);
  }

  LogicalResult run(Block &block) {
    SmallVector<Operation *> ops = llvm::map_to_vector(block.without_terminator(), [](Operation &op) { return &op; });
    for (Operation *op : ops)
      if (hasTangents(op) && failed(step(op)))
        return failure();
    return success();
  }

private:
  // Replaced results have tangents but were not there when the activity was found.
  bool hasTangents(Operation *op) const {
    auto has = [&](Value v) { return tangents.contains(v); };
    if (llvm::any_of(op->getOperands(), has))
      return true;
    return op->getNumRegions() > 0 && llvm::any_of(valuesFromAbove(op), has);
  }

  LogicalResult step(Operation *op) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case<ScanOp, WhileOp, CaseOp>([&](auto control) { return through(control); })
        .Case([&](OptimizationBarrierOp barrier) { return through(barrier); })
        .Case([&](StopGradientOp) { return success(); })
        .Case([&](CustomVjpOp custom) {
          return custom.emitOpError() << "'" << custom.getName()
                                      << "' has a gradient of its own, which forward mode cannot use; differentiate it "
                                         "in reverse";
        })
        .Case([&](DifferentiableOpInterface differentiable) { return apply(differentiable); })
        .Default([](Operation *op) { return op->emitOpError() << "has no derivative"; });
  }

  LogicalResult apply(DifferentiableOpInterface op) {
    SmallVector<Value> in = llvm::map_to_vector(op->getOperands(), [&](Value v) { return tangentOf(v); });
    SmallVector<Value> out(op->getNumResults());
    // Of an argmax only the index is read, which has no tangent.
    auto isRead = [](Value v) { return !v.use_empty() && isDifferentiable(v.getType()); };
    if (llvm::none_of(in, [](Value t) { return bool(t); }) || llvm::none_of(op->getResults(), isRead))
      return success();
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    if (failed(op.jvp(builder, in, out)))
      return failure();
    for (auto [result, tangent] : llvm::zip_equal(op->getResults(), out))
      if (tangent)
        set(result, tangent);
    return success();
  }

  // The positions of the active ones.
  SmallVector<unsigned> activeOf(ValueRange values) const {
    SmallVector<unsigned> positions;
    for (auto [i, v] : llvm::enumerate(values))
      if (activity.isActive(v))
        positions.push_back(i);
    return positions;
  }

  // The values, then the tangents of those at the positions.
  SmallVector<Value> withTangents(OpBuilder &builder, ValueRange values, ArrayRef<unsigned> positions) const {
    SmallVector<Value> all(values);
    for (unsigned i : positions)
      all.push_back(tangentOrZero(builder, values[i]));
    return all;
  }

  // The region's arguments from `first` on, `count` of them, get tangents behind them.
  void addTangentArguments(Block &body, unsigned first, unsigned count, ArrayRef<unsigned> positions) {
    for (auto [n, i] : llvm::enumerate(positions)) {
      BlockArgument of = body.getArgument(first + i);
      set(of, body.insertArgument(first + count + n, of.getType(), of.getLoc()));
    }
  }

  // Replaces the first `count` results from `first` on; those at the positions have tangents.
  void replaceResults(Operation *old, unsigned oldFirst, Operation *created, unsigned first, unsigned count,
                      ArrayRef<unsigned> positions) {
    for (unsigned i = 0; i < count; ++i)
      old->getResult(oldFirst + i).replaceAllUsesWith(created->getResult(first + i));
    for (auto [n, i] : llvm::enumerate(positions))
      set(created->getResult(first + i), created->getResult(first + count + n));
  }

  LogicalResult through(ScanOp op) {
    OpBuilder builder(op);
    unsigned carries = op.getInits().size(), slices = op.getInputs().size(), outputs = op.getNumResults() - carries;
    Block &body = op.getBody().front();
    SmallVector<unsigned> carried = activeOf(body.getArguments().take_front(carries));
    SmallVector<unsigned> sliced = activeOf(body.getArguments().drop_front(carries));
    SmallVector<unsigned> stacked = activeOf(op.getResults().drop_front(carries));
    addTangentArguments(body, 0, carries, carried);
    addTangentArguments(body, carries + carried.size(), slices, sliced);
    if (failed(run(body)))
      return failure();
    Operation *yield = body.getTerminator();
    SmallVector<Value> last(yield->getOperands()), yields;
    OpBuilder inner(yield);
    yields = withTangents(inner, ValueRange(last).take_front(carries), carried);
    llvm::append_range(yields, withTangents(inner, ValueRange(last).drop_front(carries), stacked));
    yield->setOperands(yields);
    SmallVector<Value> inits = withTangents(builder, op.getInits(), carried);
    SmallVector<Value> inputs = withTangents(builder, op.getInputs(), sliced);
    SmallVector<Type> types = llvm::map_to_vector(inits, [](Value v) { return v.getType(); });
    for (unsigned i = 0; i < outputs; ++i)
      types.push_back(op.getResult(carries + i).getType());
    for (unsigned i : stacked)
      types.push_back(op.getResult(carries + i).getType());
    auto created = ScanOp::create(builder, op.getLoc(), types, inits, inputs, op.getTripCount(), op.getReverse());
    created.getBody().takeBody(op.getBody());
    replaceResults(op, 0, created, 0, carries, carried);
    replaceResults(op, carries, created, carries + carried.size(), outputs, stacked);
    op.erase();
    return success();
  }

  LogicalResult through(WhileOp op) {
    OpBuilder builder(op);
    unsigned carries = op.getInits().size();
    Block &body = op.getBody().front(), &cond = op.getCond().front();
    SmallVector<unsigned> carried = activeOf(body.getArguments());
    addTangentArguments(body, 0, carries, carried);
    for (unsigned i : carried)
      cond.addArgument(cond.getArgument(i).getType(), op.getLoc());
    if (failed(run(body)))
      return failure();
    Operation *yield = body.getTerminator();
    OpBuilder inner(yield);
    yield->setOperands(withTangents(inner, SmallVector<Value>(yield->getOperands()), carried));
    SmallVector<Value> inits = withTangents(builder, op.getInits(), carried);
    auto created = WhileOp::create(builder, op.getLoc(), TypeRange(ValueRange(inits)), inits);
    created.getCond().takeBody(op.getCond());
    created.getBody().takeBody(op.getBody());
    replaceResults(op, 0, created, 0, carries, carried);
    op.erase();
    return success();
  }

  LogicalResult through(CaseOp op) {
    OpBuilder builder(op);
    SmallVector<unsigned> active = activeOf(op.getResults());
    SmallVector<Type> types(op.getResultTypes());
    for (unsigned i : active)
      types.push_back(op.getResult(i).getType());
    for (Region &branch : op.getBranches()) {
      if (failed(run(branch.front())))
        return failure();
      Operation *yield = branch.front().getTerminator();
      OpBuilder inner(yield);
      yield->setOperands(withTangents(inner, SmallVector<Value>(yield->getOperands()), active));
    }
    auto created = CaseOp::create(builder, op.getLoc(), types, op.getIndex(), op.getBranches().size());
    for (auto [to, from] : llvm::zip_equal(created.getBranches(), op.getBranches()))
      to.takeBody(from);
    replaceResults(op, 0, created, 0, op.getNumResults(), active);
    op.erase();
    return success();
  }

  LogicalResult through(OptimizationBarrierOp op) {
    OpBuilder builder(op);
    SmallVector<unsigned> active;
    for (auto [i, v] : llvm::enumerate(op.getOperands()))
      if (tangents.contains(v))
        active.push_back(i);
    SmallVector<Value> operands = withTangents(builder, op.getOperands(), active);
    auto created = OptimizationBarrierOp::create(builder, op.getLoc(), TypeRange(ValueRange(operands)), operands);
    if (Attribute again = op->getAttr(kRecompute))
      created->setAttr(kRecompute, again);
    replaceResults(op, 0, created, 0, op.getNumResults(), active);
    op.erase();
    return success();
  }

  const Activity &activity;
  llvm::DenseMap<Value, Value> tangents;
};

} // namespace

FailureOr<func::FuncOp> gc::buildJvp(func::FuncOp function, ArrayRef<int64_t> wrt) {
  FailureOr<func::FuncOp> derived = detail::startDerivative(function, wrt, "jvp");
  if (failed(derived))
    return failure();
  Block &body = derived->getBody().front();
  auto activeArguments = [&] {
    return llvm::map_to_vector(wrt, [&](int64_t i) -> Value { return body.getArgument(i); });
  };
  // What is half made goes again.
  auto refused = [&] { return derived->erase(), failure(); };
  if (failed(lowerToScans(body, Activity(activeArguments(), body))))
    return refused();
  Activity activity(activeArguments(), body);
  ForwardMode forward(activity);
  for (int64_t i : wrt) {
    Value of = body.getArgument(i);
    forward.set(of, body.addArgument(of.getType(), of.getLoc()));
  }
  if (failed(forward.run(body)))
    return refused();
  Operation *end = body.getTerminator();
  OpBuilder builder(end);
  SmallVector<Value> results(end->getOperands());
  for (Value v : end->getOperands())
    if (isDifferentiable(v.getType()))
      results.push_back(forward.tangentOrZero(builder, v));
  detail::finishDerivative(*derived, results);
  return derived;
}
