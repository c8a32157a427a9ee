// Reverse mode: behind the function's own ops, last op first, each op's transposed derivative.
#include "passes/autodiff/Reverse.h"

#include "passes/autodiff/Activity.h"
#include "passes/autodiff/Differentiate.h"
#include "passes/autodiff/LowerToScan.h"
#include "passes/canonical/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc;

void ReverseMode::add(Value v, Value cotangent, bool masked) {
  if (!cotangent)
    return;
  auto [at, first] = sums.try_emplace(v, Sum{cotangent, masked});
  if (first)
    return;
  at->second.value = x.add(at->second.value, cotangent);
  at->second.masked &= masked;
}

Value ReverseMode::cotangentOf(Value v) const {
  return sums.lookup(v).value;
}

Value ReverseMode::cotangentOrZero(Value v) {
  Value ct = cotangentOf(v);
  return ct ? ct : x.fill(0, v);
}

LogicalResult ReverseMode::run(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops)) {
    if (!activity.isActive(op) || llvm::none_of(op->getResults(), [&](Value v) { return bool(cotangentOf(v)); }))
      continue;
    x.loc = op->getLoc();
    if (failed(step(op)))
      return failure();
  }
  for (Operation *op : retired)
    op->erase();
  retired.clear();
  return success();
}

LogicalResult ReverseMode::step(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case<ScanOp, CaseOp, CustomVjpOp>([&](auto control) { return through(control); })
      .Case([&](WhileOp loop) {
        return loop.emitOpError()
               << "cannot be differentiated in reverse: how often it runs is known only at run time; "
                  "give it a constant trip count (a scan), or differentiate forward (jvp)";
      })
      .Case([&](OptimizationBarrierOp barrier) {
        for (auto [operand, result] : llvm::zip_equal(barrier.getOperands(), barrier.getResults()))
          if (activity.isActive(operand))
            add(operand, cotangentOf(result), sums.lookup(result).masked);
        return success();
      })
      .Case([&](DifferentiableOpInterface differentiable) { return apply(differentiable); })
      .Default([](Operation *op) { return op->emitOpError() << "has no derivative"; });
}

// What multiplies or divides by something that may be infinite or NaN.
static bool mayTurnZeroIntoNan(Value v) {
  Operation *op = v.getDefiningOp();
  if (!op || !isa<MulOp, DivOp, NegOp>(op))
    return false;
  if (isa<NegOp>(op))
    return mayTurnZeroIntoNan(op->getOperand(0));
  Attribute factor;
  return !matchPattern(op->getOperand(1), m_Constant(&factor));
}

LogicalResult ReverseMode::apply(DifferentiableOpInterface op) {
  llvm::BitVector wanted(op->getNumOperands());
  for (auto [i, v] : llvm::enumerate(op->getOperands()))
    wanted[i] = activity.isActive(v);
  bool masked = isa<SelectOp>(op.getOperation());
  SmallVector<Value> in, out(op->getNumOperands());
  for (Value v : op->getResults()) {
    in.push_back(cotangentOf(v));
    masked |= in.back() && sums.lookup(v).masked;
  }
  if (failed(op.vjp(x.b, in, wanted, out)))
    return failure();
  bool elementwise = isa<ScalarBodyOpInterface>(op.getOperation());
  // Sums over elements are no longer zero where the branch was not taken.
  masked &= elementwise || isa<ReshapeOp, TransposeOp, SliceOp, PadOp, ConcatenateOp, ReverseOp>(op.getOperation());
  for (unsigned i : wanted.set_bits()) {
    if (!out[i])
      continue;
    bool whole = x.shape(out[i]) == x.shape(op->getResult(0));
    if (masked && elementwise && whole && mayTurnZeroIntoNan(out[i]))
      out[i] = x.select(x.compare(Direction::EQ, in[0], x.fill(0, in[0])), x.fill(0, out[i]), out[i]);
    add(op->getOperand(i), out[i], masked && (whole || !elementwise));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Functions with a gradient of their own
//===----------------------------------------------------------------------===//

LogicalResult ReverseMode::through(CustomVjpOp op) {
  unsigned n = op.getNumResults();
  SmallVector<Value> cotangents;
  for (Value v : op.getResults())
    if (isDifferentiable(v.getType()))
      cotangents.push_back(cotangentOrZero(v));
  SmallVector<Value> forward;
  {
    OpBuilder::InsertionGuard guard(x.b);
    x.b.setInsertionPoint(op);
    forward = inlineBody(x.b, op.getForward().front(), op.getInputs());
  }
  op->replaceAllUsesWith(ValueRange(forward).take_front(n));
  SmallVector<Value> arguments(ValueRange(forward).drop_front(n));
  llvm::append_range(arguments, cotangents);
  SmallVector<Value> backward = inlineBody(x.b, op.getBackward().front(), arguments);
  unsigned next = 0;
  for (Value input : op.getInputs())
    if (isDifferentiable(input.getType())) {
      Value ct = backward[next++];
      if (activity.isActive(input))
        add(input, ct, false);
    }
  retired.push_back(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

LogicalResult ReverseMode::through(CaseOp op) {
  // Each branch is computed again: what it keeps would have to be kept by all.
  SmallVector<Value> captured =
      llvm::to_vector(llvm::make_filter_range(valuesFromAbove(op), [&](Value v) { return activity.isActive(v); }));
  auto created =
      CaseOp::create(x.b, op.getLoc(), TypeRange(ValueRange(captured)), op.getIndex(), op.getBranches().size());
  for (auto [to, from] : llvm::zip_equal(created.getBranches(), op.getBranches())) {
    Block &block = to.emplaceBlock();
    OpBuilder builder(op.getContext());
    builder.setInsertionPointToEnd(&block);
    IRMapping map;
    SmallVector<Operation *> ops;
    for (Operation &inner : from.front().without_terminator())
      if (!isa<ExpectOp>(inner))
        ops.push_back(builder.clone(inner, map));
    Activity inside(captured, block);
    ReverseMode reverse(builder, op.getLoc(), inside, policy);
    for (auto [yielded, result] : llvm::zip_equal(from.front().getTerminator()->getOperands(), op.getResults()))
      reverse.add(map.lookupOrDefault(yielded), cotangentOf(result), false);
    if (failed(reverse.run(ops)))
      return failure();
    SmallVector<Value> yields = llvm::map_to_vector(captured, [&](Value v) { return reverse.cotangentOrZero(v); });
    YieldOp::create(builder, op.getLoc(), yields);
  }
  for (auto [v, ct] : llvm::zip_equal(captured, created.getResults()))
    add(v, ct, false);
  return success();
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

FailureOr<func::FuncOp> gc::detail::startDerivative(func::FuncOp function, ArrayRef<int64_t> wrt, StringRef suffix) {
  for (int64_t i : wrt) {
    if (i < 0 || i >= function.getNumArguments())
      return function.emitError() << "'" << function.getName() << "' has no argument " << i << "; it has "
                                  << function.getNumArguments();
    if (!isDifferentiable(function.getArgumentTypes()[i]))
      return function.emitError() << "argument " << i << " of '" << function.getName() << "' has type "
                                  << function.getArgumentTypes()[i]
                                  << "; only floats and complex numbers have derivatives";
  }
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitError() << "'" << function.getName() << "' has no body of one block to differentiate";
  auto derived = cast<func::FuncOp>(function->clone());
  derived.setName((function.getName() + "." + suffix).str());
  derived.setPrivate();
  // Which argument a result overwrites is the program's to say, not its derivative's.
  for (unsigned i = 0; i < derived.getNumArguments(); ++i)
    derived.removeArgAttr(i, "gc.alias");
  auto module = function->getParentOfType<ModuleOp>();
  SymbolTable table(module);
  table.insert(derived, std::next(Block::iterator(function)));
  return derived;
}

void gc::detail::finishDerivative(func::FuncOp function, ArrayRef<Value> results) {
  Block &body = function.getBody().front();
  body.getTerminator()->setOperands(results);
  SmallVector<DictionaryAttr> arguments, attributes;
  function.getAllArgAttrs(arguments);
  function.getAllResultAttrs(attributes);
  auto none = DictionaryAttr::get(function.getContext());
  arguments.resize(body.getNumArguments(), none);
  attributes.resize(results.size(), none);
  function.setType(FunctionType::get(function.getContext(), body.getArgumentTypes(), TypeRange(ValueRange(results))));
  function.setAllArgAttrs(arguments);
  function.setAllResultAttrs(attributes);
}

FailureOr<func::FuncOp> gc::buildVjp(func::FuncOp function, ArrayRef<int64_t> wrt, const RematPolicy &policy) {
  FailureOr<func::FuncOp> derived = detail::startDerivative(function, wrt, "vjp");
  if (failed(derived))
    return failure();
  Block &body = derived->getBody().front();
  SmallVector<Value> seeds = llvm::map_to_vector(wrt, [&](int64_t i) -> Value { return body.getArgument(i); });
  // What is half made goes again.
  auto refused = [&] { return derived->erase(), failure(); };
  if (failed(lowerToScans(body, Activity(seeds, body))))
    return refused();
  Activity activity(seeds, body);
  Operation *end = body.getTerminator();
  OpBuilder builder(end);
  ReverseMode reverse(builder, end->getLoc(), activity, policy);
  SmallVector<Operation *> ops = llvm::map_to_vector(body.without_terminator(), [](Operation &op) { return &op; });
  for (Value v : end->getOperands())
    if (isDifferentiable(v.getType()))
      reverse.add(v, body.addArgument(v.getType(), v.getLoc()), false);
  // Loops are replaced on the way: the first op behind them all is one of its own.
  auto marker = OptimizationBarrierOp::create(builder, end->getLoc(), TypeRange(), ValueRange());
  if (failed(reverse.run(ops)))
    return refused();
  // Read after the run: it may have replaced some.
  SmallVector<Value> results(end->getOperands());
  for (Value seed : seeds)
    results.push_back(reverse.cotangentOrZero(seed));
  detail::finishDerivative(*derived, results);
  Operation *backward = marker->getNextNode();
  marker.erase();
  recompute(body, backward, seeds, policy);
  return derived;
}
