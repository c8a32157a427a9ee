#include "passes/raise/Passes.h"

#include "ir/interfaces/Monoid.h"
#include "ir/ops/TensorBuilder.h"
#include "runtime/abi/Limits.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace gc {
#define GEN_PASS_DEF_RAISELOOPSPASS
#include "passes/raise/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

// Places are followed round by round in loops of at most so many.
constexpr int64_t kMostRounds = 1 << 16;
// Counters and places beyond are left alone: nothing here may wrap around.
constexpr int64_t kLargest = gcrt::kMaxTrips;

std::optional<int64_t> constantOf(Value value) {
  DenseIntElementsAttr elements;
  auto type = cast<RankedTensorType>(value.getType());
  if (!matchPattern(value, m_Constant(&elements)) || !elements.isSplat() || type.getElementType().isInteger(1))
    return std::nullopt;
  APInt bits = elements.getSplatValue<APInt>();
  APInt wide = type.getElementType().isUnsignedInteger() ? bits.zext(65) : bits.sext(65);
  if (wide.sgt(APInt(65, kLargest)) || wide.slt(-APInt(65, kLargest)))
    return std::nullopt;
  return wide.getSExtValue();
}

bool holds(Direction direction, int64_t a, int64_t b) {
  switch (direction) {
  case Direction::EQ:
    return a == b;
  case Direction::NE:
    return a != b;
  case Direction::GE:
    return a >= b;
  case Direction::GT:
    return a > b;
  case Direction::LE:
    return a <= b;
  case Direction::LT:
    return a < b;
  }
  llvm_unreachable("all directions are listed");
}

// Whether the element type of a scalar integer holds the number.
bool fits(int64_t number, Type type) {
  auto element = cast<IntegerType>(cast<RankedTensorType>(type).getElementType());
  unsigned bits = element.getWidth() - (element.isUnsigned() ? 0 : 1);
  return (element.isUnsigned() ? number >= 0 : bits >= 41 || number >= -(int64_t(1) << bits)) &&
         (bits >= 41 || number < int64_t(1) << bits);
}

// start, start + step, …: the counter of a loop, or the places of slices.
struct Progression {
  int64_t start = 0, step = 0;
  int64_t at(int64_t round) const { return start + step * round; }
};

struct Counter {
  unsigned carry;
  Progression values;
  int64_t rounds;
};

// The rounds of `value DIRECTION limit`; nothing where they do not end, or not before numbers get too large.
std::optional<int64_t> countRounds(Progression values, Direction direction, int64_t limit) {
  auto [start, step] = values;
  int64_t distance = limit - start, rounds = 0;
  if (!holds(direction, start, limit))
    return 0;
  if ((direction == Direction::LT && step > 0) || (direction == Direction::GT && step < 0))
    rounds = llvm::divideCeil(std::abs(distance), std::abs(step));
  else if ((direction == Direction::LE && step > 0) || (direction == Direction::GE && step < 0))
    rounds = std::abs(distance) / std::abs(step) + 1;
  else if (direction == Direction::NE && step != 0 && distance % step == 0 && distance / step > 0)
    rounds = distance / step;
  else
    return std::nullopt;
  return rounds <= kLargest && std::abs(values.at(rounds)) <= kLargest ? std::optional(rounds) : std::nullopt;
}

std::optional<Direction> swapped(Direction direction) {
  switch (direction) {
  case Direction::GE:
    return Direction::LE;
  case Direction::GT:
    return Direction::LT;
  case Direction::LE:
    return Direction::GE;
  case Direction::LT:
    return Direction::GT;
  case Direction::NE:
    return Direction::NE;
  case Direction::EQ:
    return std::nullopt; // holds once at most: no counter
  }
  llvm_unreachable("all directions are listed");
}

std::optional<Counter> findCounter(WhileOp op) {
  Block &cond = op.getCond().front(), &body = op.getBody().front();
  for (Operation &inner : cond.without_terminator())
    if (!isMemoryEffectFree(&inner))
      return std::nullopt;
  auto compare = cond.getTerminator()->getOperand(0).getDefiningOp<CompareOp>();
  if (!compare || !cast<RankedTensorType>(compare.getLhs().getType()).getElementType().isInteger())
    return std::nullopt;
  std::optional<Direction> direction = compare.getDirection();
  Value left = compare.getLhs(), right = compare.getRhs();
  if (!isa<BlockArgument>(left)) {
    std::swap(left, right);
    direction = swapped(*direction);
  }
  auto argument = dyn_cast<BlockArgument>(left);
  auto limit = constantOf(right);
  if (!argument || argument.getOwner() != &cond || !limit || !direction)
    return std::nullopt;
  unsigned carry = argument.getArgNumber();
  auto start = constantOf(op.getInits()[carry]);
  auto next = body.getTerminator()->getOperand(carry).getDefiningOp();
  if (!start || !next || !isa<AddOp, SubOp>(next))
    return std::nullopt;
  Value before = next->getOperand(0), by = next->getOperand(1);
  if (isa<AddOp>(next) && by == body.getArgument(carry))
    std::swap(before, by);
  auto step = constantOf(by);
  if (before != body.getArgument(carry) || !step)
    return std::nullopt;
  Progression values{*start, isa<AddOp>(next) ? *step : -*step};
  auto rounds = countRounds(values, *direction, *limit);
  // The value that ends the loop must not have wrapped around.
  if (!rounds || !fits(values.at(*rounds), argument.getType()))
    return std::nullopt;
  return Counter{carry, values, *rounds};
}

// Integer scalars of a loop's body as they are in one round; nothing for what is not computed from the counter alone.
class Round {
public:
  Round(Value counter, int64_t value) { known[counter] = value; }

  std::optional<int64_t> valueOf(Value value) {
    if (auto it = known.find(value); it != known.end())
      return it->second;
    auto found = compute(value);
    if (!found || std::abs(*found) > kLargest || (!isBool(value) && !fits(*found, value.getType())))
      return std::nullopt;
    return known[value] = *found;
  }

private:
  static bool isBool(Value value) { return cast<RankedTensorType>(value.getType()).getElementType().isInteger(1); }

  std::optional<int64_t> compute(Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    if (type.getRank() != 0 || !type.getElementType().isInteger())
      return std::nullopt;
    if (auto number = constantOf(value))
      return number;
    Operation *op = value.getDefiningOp();
    if (!op || !isa<AddOp, SubOp, MulOp, NegOp, MaxOp, MinOp, ClampOp, CompareOp, SelectOp, ConvertOp, ReshapeOp>(op))
      return std::nullopt;
    SmallVector<int64_t, 3> a;
    for (Value operand : op->getOperands()) {
      auto number = valueOf(operand);
      if (!number)
        return std::nullopt;
      a.push_back(*number);
    }
    if (isBool(value) && !isa<CompareOp>(op))
      return std::nullopt;
    if (auto compare = dyn_cast<CompareOp>(op))
      return holds(compare.getDirection(), a[0], a[1]);
    if (isa<MulOp>(op))
      return std::abs(a[0]) < (1 << 20) && std::abs(a[1]) < (1 << 20) ? std::optional(a[0] * a[1]) : std::nullopt;
    return isa<AddOp>(op)      ? a[0] + a[1]
           : isa<SubOp>(op)    ? a[0] - a[1]
           : isa<NegOp>(op)    ? -a[0]
           : isa<MaxOp>(op)    ? std::max(a[0], a[1])
           : isa<MinOp>(op)    ? std::min(a[0], a[1])
           : isa<ClampOp>(op)  ? std::min(std::max(a[0], a[1]), a[2])
           : isa<SelectOp>(op) ? (a[0] ? a[1] : a[2])
                               : a[0];
  }

  DenseMap<Value, int64_t> known;
};

// A while with a counter, becoming a scan.
class LoopRaising {
public:
  LoopRaising(WhileOp op, Counter counter)
      : op(op), counter(counter), body(&op.getBody().front()), yield(body->getTerminator()), builder(op),
        x(builder, op.getLoc()) {}

  void run(RaisedLoops &raised);

private:
  struct Input {
    DynamicSliceOp slice;
    Value stack;
  };
  struct Output {
    DynamicUpdateSliceOp update;
    Progression places;
  };

  std::optional<Progression> placesOf(ValueRange start, ArrayRef<int64_t> sizes, ArrayRef<int64_t> whole);
  void findInputs();
  void findOutputs();
  Value stackOf(Value whole, Progression places);
  Value counterStack(OpBuilder before);
  void fillBody(ScanOp scan);
  void replaceResults(ScanOp scan);

  WhileOp op;
  Counter counter;
  Block *body;
  Operation *yield;
  OpBuilder builder;
  TensorBuilder x;
  SmallVector<Input> inputs;
  SmallVector<std::pair<unsigned, Output>> outputs; // by carry, ascending
  SmallVector<unsigned> carries;                    // the others
};

} // namespace

// Whether each round takes one slice along dimension 0, whole in all others, at places in steps: which.
std::optional<Progression> LoopRaising::placesOf(ValueRange start, ArrayRef<int64_t> sizes, ArrayRef<int64_t> whole) {
  if (whole.empty() || sizes[0] != 1 || sizes.drop_front() != whole.drop_front() || counter.rounds > kMostRounds)
    return std::nullopt;
  Progression places;
  for (int64_t round = 0; round < counter.rounds; ++round) {
    Round values(body->getArgument(counter.carry), counter.values.at(round));
    // A start that is clamped is no place of its own; those of whole dimensions are always 0.
    auto place = values.valueOf(start[0]);
    if (!place || *place < 0 || *place >= whole[0])
      return std::nullopt;
    if (round == 0)
      places.start = *place;
    else if (round == 1)
      places.step = *place - places.start;
    if (*place != places.at(round))
      return std::nullopt;
  }
  return places;
}

void LoopRaising::findInputs() {
  for (auto slice : body->getOps<DynamicSliceOp>()) {
    auto type = cast<RankedTensorType>(slice.getOperand().getType());
    if (op.getBody().isAncestor(slice.getOperand().getParentRegion()))
      continue;
    auto places = placesOf(slice.getStart(), slice.getSizes(), type.getShape());
    if (places && places->step != 0)
      inputs.push_back({slice, stackOf(slice.getOperand(), *places)});
  }
}

void LoopRaising::findOutputs() {
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    if (i == counter.carry)
      continue;
    auto update = yield->getOperand(i).getDefiningOp<DynamicUpdateSliceOp>();
    BlockArgument carry = body->getArgument(i);
    if (update && update->getBlock() == body && update.getOperand() == carry && carry.hasOneUse() &&
        update.getResult().hasOneUse()) {
      auto places = placesOf(update.getStart(), cast<RankedTensorType>(update.getUpdate().getType()).getShape(),
                             cast<RankedTensorType>(carry.getType()).getShape());
      if (places && std::abs(places->step) == 1) {
        outputs.push_back({i, {update, *places}});
        continue;
      }
    }
    carries.push_back(i);
  }
}

// The slices of a value at those places, in the order of the rounds.
Value LoopRaising::stackOf(Value whole, Progression places) {
  int64_t first = std::min(places.start, places.at(counter.rounds - 1));
  int64_t last = std::max(places.start, places.at(counter.rounds - 1));
  SmallVector<int64_t> start(x.shape(whole).size(), 0), limit(x.shape(whole)), stride(start.size(), 1);
  start[0] = first;
  limit[0] = last + 1;
  stride[0] = std::abs(places.step);
  SmallVector<int64_t> shape(limit);
  shape[0] = counter.rounds;
  Value taken = whole;
  if (!llvm::equal(shape, x.shape(whole)))
    taken = SliceOp::create(builder, op.getLoc(), x.type(whole).clone(shape), whole, start, limit, stride);
  return places.step < 0 ? x.reverse(taken, {0}) : taken;
}

Value LoopRaising::counterStack(OpBuilder before) {
  TensorBuilder y(before, op.getLoc());
  Value rounds = y.iota({counter.rounds}, 0, y.element(op.getResult(counter.carry)));
  if (counter.values.step != 1)
    rounds = y.mul(rounds, y.fill(counter.values.step, rounds));
  return counter.values.start == 0 ? rounds : y.add(rounds, y.fill(counter.values.start, rounds));
}

void LoopRaising::fillBody(ScanOp scan) {
  SmallVector<Value> yields;
  for (unsigned i : carries)
    yields.push_back(yield->getOperand(i));
  for (auto &[i, output] : outputs) {
    OpBuilder at(output.update);
    Value slice = output.update.getUpdate();
    yields.push_back(TensorBuilder(at, op.getLoc()).reshape(slice, x.shape(slice).drop_front()));
  }
  scan.getBody().takeBody(op.getBody());
  yield->setOperands(yields);
  for (auto &[i, output] : outputs)
    output.update->erase();
  for (Input &input : inputs) {
    auto type = x.type(input.stack);
    Value slice = body->addArgument(type.clone(type.getShape().drop_front()), op.getLoc());
    OpBuilder at(input.slice);
    input.slice.replaceAllUsesWith(TensorBuilder(at, input.slice.getLoc()).reshape(slice, x.shape(input.slice)));
    input.slice->erase();
  }
  // The counter itself, where something else than its next value and the places reads it.
  for (Operation &inner : llvm::make_early_inc_range(llvm::reverse(*body)))
    if (isOpTriviallyDead(&inner))
      inner.erase();
  BlockArgument number = body->getArgument(counter.carry);
  if (!number.use_empty()) {
    scan.getInputsMutable().append(counterStack(OpBuilder(scan)));
    number.replaceAllUsesWith(body->addArgument(number.getType(), op.getLoc()));
  }
  BitVector gone(body->getNumArguments());
  gone.set(counter.carry);
  for (auto &[i, output] : outputs)
    gone.set(i);
  body->eraseArguments(gone);
}

void LoopRaising::replaceResults(ScanOp scan) {
  Value end = x.fill(counter.values.at(counter.rounds), op.getResult(counter.carry));
  op.getResult(counter.carry).replaceAllUsesWith(end);
  for (auto [n, i] : llvm::enumerate(carries))
    op.getResult(i).replaceAllUsesWith(scan.getResult(n));
  for (auto [n, entry] : llvm::enumerate(outputs)) {
    auto &[i, output] = entry;
    Value stack = scan.getResult(carries.size() + n), whole = op.getInits()[i];
    if (output.places.step < 0)
      stack = x.reverse(stack, {0});
    // What no round replaces stays.
    if (stack.getType() != whole.getType()) {
      Type i32 = builder.getI32Type();
      SmallVector<Value> start(x.shape(whole).size(), createScalar(builder, op.getLoc(), i32, 0));
      int64_t first = std::min(output.places.start, output.places.at(counter.rounds - 1));
      start[0] = createScalar(builder, op.getLoc(), i32, first);
      stack = DynamicUpdateSliceOp::create(builder, op.getLoc(), whole.getType(), whole, stack, start);
    }
    op.getResult(i).replaceAllUsesWith(stack);
  }
}

void LoopRaising::run(RaisedLoops &raised) {
  findInputs();
  findOutputs();
  SmallVector<Value> inits, stacks;
  for (unsigned i : carries)
    inits.push_back(op.getInits()[i]);
  for (Input &input : inputs)
    stacks.push_back(input.stack);
  SmallVector<Type> types = llvm::map_to_vector(inits, [](Value v) { return v.getType(); });
  for (auto &[i, output] : outputs) {
    auto slice = x.type(output.update.getUpdate());
    SmallVector<int64_t> shape(slice.getShape());
    shape[0] = counter.rounds;
    types.push_back(slice.clone(shape));
  }
  auto scan = ScanOp::create(builder, op.getLoc(), types, inits, stacks, counter.rounds, /*reverse=*/false);
  scan->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  fillBody(scan);
  replaceResults(scan);
  op->erase();
  ++raised.loops;
  raised.inputs += inputs.size();
  raised.outputs += outputs.size();
}

RaisedLoops gc::raiseLoops(func::FuncOp function) {
  RaisedLoops raised;
  SmallVector<WhileOp> loops; // inner ones first
  function.walk([&](WhileOp op) { loops.push_back(op); });
  for (WhileOp op : loops)
    if (auto counter = findCounter(op); counter && counter->rounds > 0)
      LoopRaising(op, *counter).run(raised);
  return raised;
}

namespace {
struct RaiseLoops : gc::impl::RaiseLoopsPassBase<RaiseLoops> {
  void runOnOperation() override {
    RaisedLoops raised = raiseLoops(getOperation());
    loopsRaised += raised.loops;
    inputsStacked += raised.inputs;
    outputsStacked += raised.outputs;
  }
};
} // namespace
