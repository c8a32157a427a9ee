// Reverse mode through a loop of known trip count: a loop the other way round over what the first one keeps.
//
//   carries', outputs, kept = scan (carries) over (inputs) { …; yield next, out, what the other loop needs }
//   ct(carries), ct(above), ct(inputs) = scan reversed (ct(carries'), 0) over (ct(outputs), kept, inputs) { … }
//
// The second body is made from a copy of the first with its transposed derivative behind it; what of the copy is then
// still needed is kept by the first loop, or computed again where that reads less than it saves.
#include "ir/ops/Verify.h"
#include "passes/autodiff/Reverse.h"
#include "passes/canonical/Match.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace gc;

namespace {

// What costs no arithmetic: moves of elements, conversions, booleans.
bool isCheap(Operation *op) {
  if (!op || op->getNumRegions() > 0 || op->getNumResults() != 1)
    return false;
  if (isa<ScalarBodyOpInterface>(op))
    return isa<ConvertOp, SelectOp>(op) ||
           cast<RankedTensorType>(op->getResult(0).getType()).getElementType().isInteger(1);
  // A slice of what is there in every round, as one expert's weights, is read again rather than kept for each round.
  if (auto slice = dyn_cast<DynamicSliceOp>(op))
    return slice.getOperand().getParentBlock() != op->getBlock();
  auto accessed = dyn_cast<AccessOpInterface>(op);
  if (!accessed || isa<ScatterOp, GatherOp, DynamicSliceOp, DynamicUpdateSliceOp, WindowsOp>(op))
    return false;
  Accesses accesses = accessed.getAccesses();
  return llvm::all_of(accesses.factors, [](const Factor &f) { return f.kind == FactorKind::Parallel; });
}

// sum + ct. A cotangent that is zero outside of a window touches the window alone, so that a round does not read and
// write all of what it takes a slice of. Nothing else changes: sums begin at +0 and are never -0, to which a zero would
// make a difference.
Value addTo(TensorBuilder &x, Value sum, Value ct) {
  auto window = ct.getDefiningOp<DynamicUpdateSliceOp>();
  if (!window || !isSplatOf(window.getOperand(), 0))
    return x.add(sum, ct);
  Value update = window.getUpdate();
  Value old = DynamicSliceOp::create(x.b, x.loc, update.getType(), sum, window.getStart(), x.shape(update));
  return DynamicUpdateSliceOp::create(x.b, x.loc, sum.getType(), sum, x.add(old, update), window.getStart());
}

class ScanReversal {
public:
  ScanReversal(TensorBuilder &x, ScanOp op, const Activity &activity, const RematPolicy &policy)
      : x(x), op(op), activity(activity), policy(policy), body(op.getBody().front()), carries(op.getInits().size()),
        slices(op.getInputs().size()) {}

  LogicalResult run(ReverseMode &outer);

private:
  void findLive(ReverseMode &outer);
  LogicalResult buildBody();
  void chooseKept();
  bool isOfFirst(Value v) const;
  FailureOr<ScanOp> growFirst();
  void createSecond(ReverseMode &outer, ScanOp first);

  TensorBuilder &x;
  ScanOp op;
  const Activity &activity;
  const RematPolicy &policy;
  Block &body;
  unsigned carries, slices;

  SmallVector<unsigned> live;    // carries with cotangents
  SmallVector<unsigned> wanted;  // active stacked inputs
  SmallVector<unsigned> outputs; // results of stacked outputs with cotangents
  SmallVector<Value> captured;   // active values from above

  // The second loop's body while it is made: a copy of the first's ops, the marker, which has what they yield as
  // operands, and their reversal.
  Region second;
  Block *block = nullptr;
  Operation *marker = nullptr;
  SmallVector<BlockArgument> copied; // the copies of the first body's arguments
  llvm::SetVector<Value> kept;       // values of the copy that the reversal needs and the first loop has to keep
};

} // namespace

// A carry has a cotangent if its final value has one or if another round's does.
void ScanReversal::findLive(ReverseMode &outer) {
  Operation *yield = body.getTerminator();
  llvm::SmallDenseSet<unsigned> found;
  for (unsigned i = 0; i < carries; ++i)
    if (activity.isActive(body.getArgument(i)) && outer.cotangentOf(op.getResult(i)))
      found.insert(i);
  for (unsigned i = carries; i < op.getNumResults(); ++i)
    if (outer.cotangentOf(op.getResult(i)))
      outputs.push_back(i);
  for (bool again = true; again;) {
    again = false;
    llvm::DenseSet<Value> needed;
    for (unsigned i : found)
      needed.insert(yield->getOperand(i));
    for (unsigned i : outputs)
      needed.insert(yield->getOperand(i));
    for (Operation &inner : llvm::reverse(body.without_terminator()))
      if (llvm::any_of(inner.getResults(), [&](Value v) { return needed.contains(v); })) {
        needed.insert(inner.operand_begin(), inner.operand_end());
        for (Value v : valuesFromAbove(&inner))
          needed.insert(v);
      }
    for (unsigned i = 0; i < carries; ++i)
      if (activity.isActive(body.getArgument(i)) && needed.contains(body.getArgument(i)))
        again |= found.insert(i).second;
  }
  live.assign(found.begin(), found.end());
  llvm::sort(live);
  for (unsigned i = 0; i < slices; ++i)
    if (activity.isActive(body.getArgument(carries + i)))
      wanted.push_back(i);
  for (Value v : valuesFromAbove(op))
    if (activity.isActive(v))
      captured.push_back(v);
}

LogicalResult ScanReversal::buildBody() {
  block = &second.emplaceBlock();
  auto argument = [&](Value like) { return block->addArgument(like.getType(), op.getLoc()); };
  Operation *yield = body.getTerminator();
  SmallVector<Value> carryCts, sums, outputCts;
  for (unsigned i : live)
    carryCts.push_back(argument(body.getArgument(i)));
  for (Value v : captured)
    sums.push_back(argument(v));
  for (unsigned i : outputs)
    outputCts.push_back(argument(yield->getOperand(i)));
  IRMapping map;
  for (BlockArgument of : body.getArguments()) {
    copied.push_back(argument(of));
    map.map(of, copied.back());
  }
  OpBuilder builder(op.getContext());
  builder.setInsertionPointToEnd(block);
  SmallVector<Operation *> ops;
  for (Operation &inner : body.without_terminator())
    ops.push_back(builder.clone(inner, map));
  SmallVector<Value> yielded =
      llvm::map_to_vector(yield->getOperands(), [&](Value v) { return map.lookupOrDefault(v); });
  marker = OptimizationBarrierOp::create(builder, op.getLoc(), TypeRange(ValueRange(yielded)), yielded);

  SmallVector<Value> seeds(captured);
  for (auto [of, copy] : llvm::zip_equal(body.getArguments(), copied))
    if (activity.isActive(of))
      seeds.push_back(copy);
  Activity inside(seeds, *block);
  ReverseMode reverse(builder, op.getLoc(), inside, policy);
  for (auto [i, ct] : llvm::zip_equal(live, carryCts))
    reverse.add(yielded[i], ct, false);
  for (auto [i, ct] : llvm::zip_equal(outputs, outputCts))
    reverse.add(yielded[i], ct, false);
  if (failed(reverse.run(ops)))
    return failure();

  SmallVector<Value> yields;
  for (unsigned i : live)
    yields.push_back(reverse.cotangentOrZero(copied[i]));
  TensorBuilder inner(builder, op.getLoc());
  for (auto [v, sum] : llvm::zip_equal(captured, sums)) {
    Value ct = reverse.cotangentOf(v);
    yields.push_back(ct ? addTo(inner, sum, ct) : sum);
  }
  for (unsigned i : wanted)
    yields.push_back(reverse.cotangentOrZero(copied[carries + i]));
  YieldOp::create(builder, op.getLoc(), yields);
  return success();
}

// Whether the copy of the first body's ops computes it, or takes it as an argument.
bool ScanReversal::isOfFirst(Value v) const {
  if (auto argument = dyn_cast<BlockArgument>(v))
    return llvm::is_contained(copied, argument);
  Operation *def = v.getDefiningOp();
  return def->getBlock() == block && def->isBeforeInBlock(marker);
}

void ScanReversal::chooseKept() {
  llvm::SetVector<Value> needed;
  auto need = [&](Operation &user) {
    SmallVector<Value> used(user.getOperands());
    llvm::append_range(used, valuesFromAbove(&user));
    for (Value v : used)
      if (isOfFirst(v))
        needed.insert(v);
  };
  for (Operation *after = marker->getNextNode(); after; after = after->getNextNode())
    need(*after);
  // Last ones first: what is computed again from others may make these be computed again.
  for (Operation *before = marker->getPrevNode(); before; before = before->getPrevNode()) {
    if (!policy.keeps(before)) {
      bool wanted = llvm::any_of(before->getResults(), [&](Value v) { return needed.contains(v); });
      for (Value v : before->getResults())
        needed.remove(v);
      if (wanted)
        need(*before);
      continue;
    }
    if (!isCheap(before) || !needed.contains(before->getResult(0)))
      continue;
    int64_t more = 0;
    for (Value v : before->getOperands()) {
      auto argument = dyn_cast<BlockArgument>(v);
      bool stacked = argument && llvm::is_contained(ArrayRef(copied).drop_front(carries), argument);
      if (isOfFirst(v) && !needed.contains(v) && !stacked)
        more += bytesOf(v);
    }
    if (more > bytesOf(before->getResult(0)))
      continue;
    needed.remove(before->getResult(0));
    need(*before);
  }
  for (Value v : needed) {
    auto argument = dyn_cast<BlockArgument>(v);
    // Stacked inputs are kept as they are.
    if (!argument || llvm::is_contained(ArrayRef(copied).take_front(carries), argument))
      kept.insert(v);
  }
}

// The first loop with what is kept as stacked outputs behind its own. Its ops are the copy's: loops in it have grown
// too.
FailureOr<ScanOp> ScanReversal::growFirst() {
  OpBuilder::InsertionGuard guard(x.b);
  x.b.setInsertionPoint(op);
  SmallVector<Type> types(op.getResultTypes());
  for (Value v : kept) {
    SmallVector<int64_t> shape{int64_t(op.getTripCount())};
    llvm::append_range(shape, x.shape(v));
    types.push_back(x.type(v).clone(shape));
    if (!gc::detail::isBounded(types.back()))
      return op.emitOpError("has a gradient that keeps ")
             << x.type(v) << " of each of its " << op.getTripCount() << " rounds, more than 2^46 bytes";
  }
  auto first =
      ScanOp::create(x.b, op.getLoc(), types, op.getInits(), op.getInputs(), op.getTripCount(), op.getReverse());
  first->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  Block &to = first.getBody().emplaceBlock();
  IRMapping map;
  for (auto [of, copy] : llvm::zip_equal(body.getArguments(), copied))
    map.map(copy, to.addArgument(of.getType(), of.getLoc()));
  x.b.setInsertionPointToEnd(&to);
  for (Operation *inner = &block->front(); inner != marker; inner = inner->getNextNode())
    x.b.clone(*inner, map);
  SmallVector<Value> yields;
  for (Value v : marker->getOperands())
    yields.push_back(map.lookupOrDefault(v));
  for (Value v : kept)
    yields.push_back(map.lookup(v));
  YieldOp::create(x.b, op.getLoc(), yields);
  for (auto [from, result] : llvm::zip(op.getResults(), first.getResults()))
    from.replaceAllUsesWith(result);
  return first;
}

void ScanReversal::createSecond(ReverseMode &outer, ScanOp first) {
  llvm::DenseMap<Value, Value> stacks; // of the second body's arguments
  unsigned fixed = live.size() + captured.size();
  for (auto [n, i] : llvm::enumerate(outputs))
    stacks[block->getArgument(fixed + n)] = outer.cotangentOf(op.getResult(i));
  for (auto [argument, input] : llvm::zip_equal(ArrayRef(copied).drop_front(carries), op.getInputs()))
    stacks[argument] = input;
  for (auto [n, v] : llvm::enumerate(kept)) {
    Value argument = v;
    if (!isa<BlockArgument>(v)) {
      argument = block->addArgument(v.getType(), op.getLoc());
      Value(v).replaceAllUsesWith(argument);
    }
    stacks[argument] = first.getResult(op.getNumResults() + n);
  }
  // What only the first loop needs.
  Operation *last = marker->getPrevNode();
  marker->erase();
  while (last) {
    Operation *before = last->getPrevNode();
    if (last->use_empty())
      last->erase();
    last = before;
  }
  for (BlockArgument argument : llvm::reverse(copied))
    if (argument.use_empty())
      block->eraseArgument(argument.getArgNumber());

  SmallVector<Value> inits, inputs;
  for (unsigned i : live)
    inits.push_back(outer.cotangentOrZero(op.getResult(i)));
  for (Value v : captured)
    inits.push_back(x.fill(0, v));
  for (Value argument : block->getArguments().drop_front(fixed))
    inputs.push_back(stacks.at(argument));
  SmallVector<Type> types = llvm::map_to_vector(inits, [](Value v) { return v.getType(); });
  for (unsigned i : wanted)
    types.push_back(op.getInputs()[i].getType());
  auto created = ScanOp::create(x.b, op.getLoc(), types, inits, inputs, op.getTripCount(), !op.getReverse());
  created.getBody().takeBody(second);
  for (auto [n, i] : llvm::enumerate(live))
    if (activity.isActive(op.getInits()[i]))
      outer.add(op.getInits()[i], created.getResult(n), false);
  for (auto [n, v] : llvm::enumerate(captured))
    outer.add(v, created.getResult(live.size() + n), false);
  for (auto [n, i] : llvm::enumerate(wanted))
    if (activity.isActive(op.getInputs()[i]))
      outer.add(op.getInputs()[i], created.getResult(fixed + n), false);
}

LogicalResult ScanReversal::run(ReverseMode &outer) {
  findLive(outer);
  if (failed(buildBody()))
    return failure();
  chooseKept();
  FailureOr<ScanOp> first = growFirst();
  if (failed(first))
    return failure();
  createSecond(outer, *first);
  return success();
}

LogicalResult ReverseMode::through(ScanOp op) {
  if (failed(ScanReversal(x, op, activity, policy).run(*this)))
    return failure();
  retired.push_back(op);
  return success();
}
