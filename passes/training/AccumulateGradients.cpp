#include "passes/training/BatchFlow.h"
#include "passes/training/Passes.h"

#include "ir/interfaces/Cut.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/TensorBuilder.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/Support/FormatVariadic.h"

namespace gc {
#define GEN_PASS_DEF_ACCUMULATEGRADIENTSPASS
#include "passes/training/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;
using Kind = Flow::Kind;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

// Users before what they use.
static SmallVector<Operation *> backwards(Block &block) {
  return llvm::map_to_vector(llvm::reverse(block), [](Operation &op) { return &op; });
}

static void eraseDead(Block &block) {
  for (Operation *op : backwards(block))
    if (isOpTriviallyDead(op))
      op->erase();
}

// Complex numbers have no attribute, and sums alone.
static Value splatOf(OpBuilder &builder, Location loc, RankedTensorType type, Attribute element) {
  return element ? createSplat(builder, loc, type, element) : TensorBuilder(builder, loc).splat(0, type);
}

namespace {

// Cuts the function's ops, as far as they hold examples, into a loop over micro-batches.
class MicroBatcher {
public:
  MicroBatcher(func::FuncOp function, const BatchFlow &flow, int64_t parts)
      : function(function), flow(flow), parts(parts), before(function) {}

  LogicalResult run() {
    choose();
    if (carries.empty() && stacked.empty())
      return function.emitError(
          "has no result that depends both on an argument of role param, opt_state or state and on "
          "the batch; nothing can be accumulated");
    arrange();
    body = new Block;
    begin(&function.front(), body);
    for (Value value : carries)
      body->addArgument(carriedType(value), value.getLoc());
    for (Operation *op : looped)
      if (failed(build(op))) {
        delete body;
        return failure();
      }
    finish();
    return success();
  }

  SmallVector<Value> carries; // sums, and what the last micro-batch gives of values that are the same in all
  SmallVector<Value> stacked; // what holds examples and is a result

private:
  enum class Group : uint8_t { Prologue, Loop, Epilogue };

  // Which ops run when, and what the loop gives.
  void choose();
  Group groupOf(Operation *op) const;
  void keepLinear();
  void arrange();
  bool isMadeInLoop(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && groups.lookup(op) == Group::Loop;
  }

  // The loop's body.
  LogicalResult build(Operation *op);
  LogicalResult buildPiece(AccessOpInterface op);
  LogicalResult buildControl(DataFlowEdgeOpInterface op);
  void buildOverExamples(ScanOp op);
  LogicalResult buildBlock(DataFlowEdgeOpInterface op, Block &from, Region &to);
  SmallVector<Value> given(DataFlowEdgeOpInterface op, OperandRange uses);
  void buildCopy(Operation *op);
  void adopt(Block *block, Operation *last);
  Piece partOf(const Accesses &accesses, ArrayRef<BatchCut> cuts);
  Value whole(Value value) const { return map.lookupOrDefault(value); }
  Value piece(Value value, BatchPlace place);
  Value rebuilt(OpResult value, BatchPlace place);
  Value asSum(Value value, Monoid monoid = Monoid::add);
  Value stackedInput(Value value, BatchPlace place);
  Value index();
  // Where in a dimension of `size` elements per micro-batch this one's begin.
  Value start(int64_t size);
  // `made` is in no op yet.
  void begin(Block *of, Block *made) {
    ends.try_emplace(of, OpBuilder(function.getContext())).first->second.setInsertionPointToEnd(made);
  }
  OpBuilder &end(Block *block) { return ends.find(block)->second; }
  OpBuilder &here(Operation *op) { return end(op->getBlock()); }

  void finish();
  RankedTensorType pieceType(Value value) const;
  RankedTensorType carriedType(Value value) const;

  func::FuncOp function;
  const BatchFlow &flow;
  const int64_t parts;
  OpBuilder before; // just before the loop
  Block *body = nullptr;
  llvm::DenseMap<Operation *, Group> groups;
  SmallVector<Operation *> looped;
  llvm::DenseMap<Block *, OpBuilder> ends; // of the blocks being made, by what they are made of
  IRMapping map;
  llvm::DenseMap<std::pair<Value, std::pair<int64_t, int64_t>>, Value> pieces;
  SmallVector<Value> inputs; // of the loop, stacked; their arguments follow the carries'
  Value number;
  llvm::DenseMap<int64_t, Value> starts;
};

} // namespace

//===----------------------------------------------------------------------===//
// What runs when
//===----------------------------------------------------------------------===//

MicroBatcher::Group MicroBatcher::groupOf(Operation *op) const {
  SmallVector<Value> read = BatchFlow::readBy(op);
  if (!flow.varies(op))
    return Group::Prologue;
  if (flow.hasAny(op->getResults(), Kind::After))
    return Group::Epilogue;
  if (flow.hasAny(read, Kind::Batch))
    return Group::Loop;
  if (flow.hasAny(read, Kind::Sum)) // of sums: until keepLinear takes it in
    return Group::Epilogue;
  bool inLoop = llvm::any_of(read, [&](Value value) { return flow.at(value).inLoop; });
  return inLoop ? Group::Loop : Group::Prologue;
}

// Sums are carried as they are made, but where a linear op makes less of them, or rounds them less.
void MicroBatcher::keepLinear() {
  llvm::DenseSet<Operation *> wanted;
  auto bytes = [&](Value value) {
    RankedTensorType type = carriedType(value);
    Type element = type.getElementType();
    int64_t bits = isa<ComplexType>(element) ? 128 : element.getIntOrFloatBitWidth();
    return type.getNumElements() * bits;
  };
  auto isOfSums = [&](Operation &op) {
    return op.getNumResults() == 1 && flow.kindOf(op.getResult(0)) == Kind::Sum && groups[&op] == Group::Epilogue;
  };
  for (Operation &op : llvm::reverse(function.front().without_terminator())) {
    if (!isOfSums(op))
      continue;
    Value result = op.getResult(0);
    int64_t saved = 0;
    bool widens = false;
    llvm::SmallPtrSet<Value, 2> seen;
    for (Value operand : op.getOperands()) {
      if (flow.kindOf(operand) != Kind::Sum || !seen.insert(operand).second)
        continue;
      if (llvm::all_of(operand.getUsers(), [&](Operation *user) { return user == &op; }))
        saved += bytes(operand);
      widens |= carriedType(operand) != operand.getType() && carriedType(result) == result.getType();
    }
    bool leads = widens || (result.hasOneUse() && wanted.contains(*result.getUsers().begin()));
    if (bytes(result) < saved || (bytes(result) == saved && leads))
      wanted.insert(&op);
  }
  for (Operation &op : function.front().without_terminator())
    if (wanted.contains(&op) && llvm::all_of(op.getOperands(), [&](Value operand) {
          return flow.kindOf(operand) != Kind::Sum || isMadeInLoop(operand);
        }))
      groups[&op] = Group::Loop;
}

void MicroBatcher::choose() {
  Block &block = function.front();
  for (Operation &op : block.without_terminator())
    groups[&op] = groupOf(&op);
  keepLinear();
  for (Operation &op : block.without_terminator()) {
    bool loop = groups[&op] == Group::Loop;
    if (loop || flow.hasAny(op.getResults(), Kind::Batch))
      looped.push_back(&op);
    if (!loop)
      continue;
    for (Value result : op.getResults()) {
      bool leaves = llvm::any_of(result.getUsers(), [&](Operation *user) {
        Operation *top = block.findAncestorOpInBlock(*user);
        return top == block.getTerminator() || groups.lookup(top) == Group::Epilogue;
      });
      if (leaves)
        (flow.kindOf(result) == Kind::Batch ? stacked : carries).push_back(result);
    }
  }
}

void MicroBatcher::arrange() {
  Operation *anchor = nullptr;
  for (Operation &op : llvm::make_early_inc_range(function.front().without_terminator())) {
    if (groups[&op] != Group::Prologue)
      anchor = anchor ? anchor : &op;
    else if (anchor)
      op.moveBefore(anchor);
  }
  before.setInsertionPoint(anchor);
}

//===----------------------------------------------------------------------===//
// Types and places
//===----------------------------------------------------------------------===//

RankedTensorType MicroBatcher::pieceType(Value value) const {
  RankedTensorType type = typeOf(value);
  const Flow &of = flow.at(value);
  if (of.kind != Kind::Batch)
    return type;
  SmallVector<int64_t> shape(type.getShape());
  shape[of.place.dim] /= parts;
  return type.clone(shape);
}

// Sums are at least f32.
RankedTensorType MicroBatcher::carriedType(Value value) const {
  RankedTensorType type = typeOf(value);
  const Flow &of = flow.at(value);
  auto element = dyn_cast<FloatType>(type.getElementType());
  if (of.kind != Kind::Sum || of.monoid != Monoid::add || !element || element.getWidth() >= 32)
    return type;
  return type.clone(Float32Type::get(type.getContext()));
}

Value MicroBatcher::index() {
  if (number)
    return number;
  TensorBuilder x(before, function.getLoc());
  inputs.push_back(x.iota({parts}, 0, before.getI32Type()));
  number = body->addArgument(RankedTensorType::get({}, before.getI32Type()), function.getLoc());
  return number;
}

Value MicroBatcher::start(int64_t size) {
  Value &found = starts[size];
  if (!found) {
    OpBuilder &b = end(&function.front());
    TensorBuilder x(b, function.getLoc());
    Value i = index();
    found = x.mul(i, createScalar(b, function.getLoc(), b.getI32Type(), size));
  }
  return found;
}

Value MicroBatcher::stackedInput(Value value, BatchPlace place) {
  Value split = splitBatch(before, value, place, parts);
  inputs.push_back(split);
  return body->addArgument(typeOf(split).clone(typeOf(split).getShape().drop_front()), value.getLoc());
}

//===----------------------------------------------------------------------===//
// The body
//===----------------------------------------------------------------------===//

Piece MicroBatcher::partOf(const Accesses &accesses, ArrayRef<BatchCut> cuts) {
  Piece part = Piece::whole(accesses);
  for (const BatchCut &cut : cuts) {
    part.sizes[cut.factor] /= parts;
    if (llvm::is_contained(accesses.positional, cut.factor))
      part.starts[cut.factor] = start(part.sizes[cut.factor]);
  }
  return part;
}

// The op that gives `value`, on this micro-batch's part; null where it cannot be.
Value MicroBatcher::rebuilt(OpResult value, BatchPlace place) {
  auto op = dyn_cast<AccessOpInterface>(value.getOwner());
  if (!op || op->getNumResults() != 1 || llvm::any_of(op->getRegions(), [](Region &r) { return !r.empty(); }))
    return {};
  Accesses accesses = op.getAccesses();
  std::optional<BatchCut> cut = cutAt(accesses.results[0], accesses, place, parts);
  if (!cut || accesses.factors[cut->factor].kind != FactorKind::Parallel)
    return {};
  SmallVector<Value> operands;
  for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands)) {
    std::optional<BatchPlace> at = placeOf(access, accesses, *cut);
    operands.push_back(touched(here(op), at ? piece(operand, *at) : whole(operand), access, accesses));
  }
  Piece part = partOf(accesses, *cut);
  auto made = op.rebuildPiece(here(op), operands, part);
  return succeeded(made) ? made->front() : Value();
}

// This micro-batch's part of a value that holds examples, or of an independent one that goes together with such.
Value MicroBatcher::piece(Value value, BatchPlace place) {
  if (flow.kindOf(value) == Kind::Batch && map.contains(value))
    return map.lookup(value);
  Value &found = pieces[{value, {place.dim, place.pre}}];
  if (found)
    return found;
  Value made;
  auto result = dyn_cast<OpResult>(value);
  bool isTop = value.getParentBlock() == &function.front();
  if (result && flow.kindOf(value) == Kind::Independent)
    made = rebuilt(result, place);
  if (!made && isTop && !flow.at(value).inLoop)
    made = stackedInput(value, place);
  if (!made) {
    Accesses accesses;
    ValueAccess access;
    for (int64_t size : typeOf(value).getShape())
      access.dims.push_back(DimAccess::product({accesses.addFactor(size)}));
    int64_t size = typeOf(value).getDimSize(place.dim) / place.pre;
    accesses.factors[place.dim].size = place.pre;
    unsigned f = accesses.addFactor(size);
    access.dims[place.dim].factors.push_back(f);
    Piece part = Piece::whole(accesses);
    part.sizes[f] = size / parts;
    part.starts[f] = start(part.sizes[f]);
    // Only affine dimensions refuse to be cut at a place known at run time.
    made = *cutValue(end(value.getParentBlock()), value.getLoc(), whole(value), access, accesses, part);
  }
  return pieces[{value, {place.dim, place.pre}}] = made;
}

// A summand per micro-batch: the first has all of it.
Value MicroBatcher::asSum(Value value, Monoid monoid) {
  Value mine = whole(value);
  if (flow.kindOf(value) == Kind::Sum || (monoid == Monoid::add && isKnownZero(value)))
    return mine;
  OpBuilder &b = end(value.getParentBlock());
  TensorBuilder x(b, value.getLoc());
  Value first = x.compare(Direction::EQ, index(), createScalar(b, value.getLoc(), b.getI32Type(), 0));
  Attribute none = getIdentity(monoid, x.element(mine));
  return x.select(first, mine, splatOf(b, value.getLoc(), typeOf(mine), none));
}

// What the regions of new ops, copies, use from above: as it is in the body.
void MicroBatcher::adopt(Block *block, Operation *last) {
  for (auto it = last ? std::next(Block::iterator(last)) : block->begin(); it != block->end(); ++it)
    for (Region &region : it->getRegions())
      region.walk([&](Operation *inner) {
        for (OpOperand &operand : inner->getOpOperands())
          if (map.contains(operand.get()))
            operand.set(map.lookup(operand.get()));
      });
}

LogicalResult MicroBatcher::buildPiece(AccessOpInterface op) {
  Accesses accesses = op.getAccesses();
  SmallVector<BatchCut, 1> cuts = flow.cutsOf(op, accesses);
  Piece part = partOf(accesses, cuts);
  OpBuilder &b = here(op);
  SmallVector<Value> operands;
  for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands)) {
    std::optional<BatchPlace> at;
    for (const BatchCut &cut : cuts)
      if (auto found = placeOf(access, accesses, cut))
        at = found;
    operands.push_back(touched(b, at ? piece(operand, *at) : whole(operand), access, accesses));
  }
  Block *block = b.getInsertionBlock();
  Operation *last = block->empty() ? nullptr : &block->back();
  auto results = op.rebuildPiece(b, operands, part);
  if (failed(results))
    return op->emitOpError("cannot be built on a micro-batch; the step cannot be accumulated");
  adopt(block, last);
  map.map(op->getResults(), ValueRange(*results));
  return success();
}

// What is given to the edges of a loop or branch: parts and summands where the edges have these.
SmallVector<Value> MicroBatcher::given(DataFlowEdgeOpInterface op, OperandRange uses) {
  SmallVector<Value> out;
  SmallVector<std::optional<Flow>> wanted = flow.wantedBy(op, uses);
  for (auto [value, on] : llvm::zip_equal(uses, wanted)) {
    Kind kind = on ? on->kind : Kind::Independent;
    out.push_back(kind == Kind::Batch ? piece(value, on->place)
                  : kind == Kind::Sum ? asSum(value, on->monoid)
                                      : whole(value));
  }
  return out;
}

LogicalResult MicroBatcher::buildBlock(DataFlowEdgeOpInterface op, Block &from, Region &to) {
  Block *made = new Block;
  to.push_back(made);
  begin(&from, made);
  for (BlockArgument argument : from.getArguments())
    map.map(argument, made->addArgument(pieceType(argument), argument.getLoc()));
  for (Operation &inner : from.without_terminator())
    if (failed(build(&inner)))
      return failure();
  Operation *terminator = from.getTerminator();
  SmallVector<Value> yields = given(op, terminator->getOperands());
  OperationState state(terminator->getLoc(), terminator->getName(), yields, {}, {});
  end(&from).create(state);
  return success();
}

LogicalResult MicroBatcher::buildControl(DataFlowEdgeOpInterface op) {
  OperationState state(op->getLoc(), op->getName());
  state.addAttributes(op->getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  state.operands = given(op, op->getOperands());
  for (Value result : op->getResults())
    state.types.push_back(pieceType(result));
  for (Region &region : op->getRegions())
    if (failed(buildBlock(op, region.front(), *state.addRegion())))
      return failure();
  map.map(op->getResults(), here(op).create(state)->getResults());
  return success();
}

// This micro-batch's rounds; the first adds to what the loop begins with.
void MicroBatcher::buildOverExamples(ScanOp op) {
  SmallVector<Value> operands;
  for (Value init : op.getInits())
    operands.push_back(asSum(init));
  for (Value input : op.getInputs())
    operands.push_back(piece(input, BatchPlace{}));
  auto made = cast<ScanOp>(here(op).clone(*op, map));
  made->setOperands(operands);
  made.setTripCount(op.getTripCount() / parts);
  for (auto [old, result] : llvm::zip_equal(op->getResults(), made->getResults()))
    result.setType(pieceType(old));
}

// The op as it is, over this micro-batch's operands: independent ones, or summands.
void MicroBatcher::buildCopy(Operation *op) {
  SmallVector<Value> operands = llvm::map_to_vector(op->getOperands(), [&](Value value) { return whole(value); });
  if (flow.hasAny(op->getResults(), Kind::Sum))
    for (ArrayRef<unsigned> group : cast<LinearityOpInterface>(op).getLinearGroups())
      if (llvm::any_of(group, [&](unsigned i) { return flow.kindOf(op->getOperand(i)) == Kind::Sum; }))
        for (unsigned i : group)
          operands[i] = asSum(op->getOperand(i));
  here(op).clone(*op, map)->setOperands(operands);
}

LogicalResult MicroBatcher::build(Operation *op) {
  SmallVector<Value> read = BatchFlow::readBy(op);
  if (flow.isOverExamples(op)) {
    buildOverExamples(cast<ScanOp>(op));
    return success();
  }
  if (auto control = dyn_cast<DataFlowEdgeOpInterface>(op);
      control && (flow.hasAny(read, Kind::Batch) || flow.hasAny(read, Kind::Sum)))
    return buildControl(control);
  if (flow.hasAny(read, Kind::Batch))
    return buildPiece(cast<AccessOpInterface>(op));
  buildCopy(op);
  return success();
}

//===----------------------------------------------------------------------===//
// The loop and what follows it
//===----------------------------------------------------------------------===//

void MicroBatcher::finish() {
  Location loc = function.getLoc();
  OpBuilder &b = end(&function.front());
  SmallVector<Value> inits, yields;
  SmallVector<Type> types;
  for (auto [i, value] : llvm::enumerate(carries)) {
    const Flow &of = flow.at(value);
    RankedTensorType type = carriedType(value);
    Type element = type.getElementType();
    TensorBuilder x(b, value.getLoc());
    Monoid monoid = of.kind == Kind::Sum ? of.monoid : Monoid::add;
    inits.push_back(splatOf(before, value.getLoc(), type, getStart(monoid, element)));
    Value made = x.convert(whole(value), element), carried = body->getArgument(i);
    yields.push_back(of.kind != Kind::Sum       ? made
                     : of.monoid == Monoid::add ? x.add(carried, made)
                                                : createCombine(b, value.getLoc(), of.monoid, carried, made));
    types.push_back(type);
  }
  for (Value value : stacked) {
    yields.push_back(whole(value));
    RankedTensorType slice = pieceType(value);
    SmallVector<int64_t> shape{parts};
    llvm::append_range(shape, slice.getShape());
    types.push_back(slice.clone(shape));
  }
  YieldOp::create(b, loc, yields);
  eraseDead(*body);
  auto scan = ScanOp::create(before, loc, types, inits, inputs, parts, /*reverse=*/false);
  scan.getBody().push_back(body);

  for (auto [value, sum] : llvm::zip(carries, scan.getResults()))
    value.replaceAllUsesWith(TensorBuilder(before, value.getLoc()).convert(sum, typeOf(value).getElementType()));
  for (auto [value, part] : llvm::zip(stacked, scan.getResults().drop_front(carries.size())))
    value.replaceAllUsesWith(joinBatch(before, part, typeOf(value), flow.at(value).place, parts));
  for (Operation *op : backwards(function.front()))
    if (auto found = groups.find(op); found != groups.end() && found->second == Group::Loop)
      op->erase();
  eraseDead(function.front());
}

namespace {

struct AccumulateGradients : gc::impl::AccumulateGradientsPassBase<AccumulateGradients> {
  using AccumulateGradientsPassBase::AccumulateGradientsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || function.isPrivate() || (accumulate == 0 && microBatch == 0))
      return;
    FailureOr<BatchArguments> batch = findBatch(function);
    FailureOr<int64_t> parts = failed(batch) ? FailureOr<int64_t>(failure())
                                             : countMicroBatches(function, batch->size, accumulate, microBatch);
    if (failed(parts))
      return signalPassFailure();
    mlir::emitRemark(function.getLoc(), "global batch ")
        << batch->size << " = " << *parts << " micro-batches of " << batch->size / *parts;
    if (*parts == 1)
      return;
    eraseDead(function.front());
    BatchFlow flow(function, *parts);
    if (failed(flow.run(batch->at)))
      return signalPassFailure();
    MicroBatcher batcher(function, flow, *parts);
    if (failed(batcher.run()))
      return signalPassFailure();
    sumsCarried += batcher.carries.size();
    resultsStacked += batcher.stacked.size();
    sumsHoisted += flow.sumsHoisted;
  }
};

} // namespace
