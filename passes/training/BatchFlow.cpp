#include "passes/training/BatchFlow.h"

#include "ir/dialect/Sharding.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/TensorBuilder.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace gc;
using Kind = Flow::Kind;

std::optional<Flow> Flow::moved(int64_t leading) const {
  Flow flow = *this;
  if (kind == Kind::Batch && (flow.place.dim += leading) < 0)
    return std::nullopt;
  return flow;
}

std::optional<BatchCut> gc::cutAt(const ValueAccess &access, const Accesses &accesses, BatchPlace place,
                                  int64_t parts) {
  int64_t pre = 1;
  for (unsigned f : access.dims[place.dim].factors) {
    int64_t size = accesses.factors[f].size, inner = place.pre / pre;
    if (place.pre % pre == 0 && inner < size && size % inner == 0 && size / inner % parts == 0) {
      // Where a part starts is asked of a run of indices.
      bool scattered = inner > 1 && llvm::is_contained(accesses.positional, f);
      return isCuttable(accesses, f) && !scattered ? std::optional(BatchCut{f, inner}) : std::nullopt;
    }
    pre *= size;
  }
  return std::nullopt;
}

std::optional<BatchPlace> gc::placeOf(const ValueAccess &access, const Accesses &accesses, BatchCut cut) {
  for (auto [d, dim] : llvm::enumerate(access.dims)) {
    int64_t pre = 1;
    for (unsigned f : dim.factors) {
      if (f == cut.factor)
        return BatchPlace{int64_t(d), pre * cut.pre};
      pre *= accesses.factors[f].size;
    }
  }
  return std::nullopt;
}

static std::string nameOf(func::FuncOp function, unsigned i) {
  auto name = function.getArgAttrOfType<StringAttr>(i, "gc.name");
  return name ? name.str() : llvm::formatv("in_{0,0+3}", i).str();
}

FailureOr<BatchArguments> gc::findBatch(func::FuncOp function) {
  BatchArguments batch;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto role = function.getArgAttrOfType<RoleAttr>(i, "gc.role");
    auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
    if (!role || role.getValue() != Role::batch || !type || type.getRank() == 0)
      continue;
    int64_t dim = 0;
    if (auto dims = function.getArgAttrOfType<ArrayAttr>(i, "gc.dims")) {
      auto named = dims.getAsRange<StringAttr>();
      auto found = llvm::find_if(named, [](StringAttr name) { return name.getValue() == "batch"; });
      if (found == named.end()) // the same for all examples
        continue;
      dim = std::distance(named.begin(), found);
    }
    int64_t size = type.getDimSize(dim);
    if (!batch.at.empty() && batch.size != size)
      return function.emitError("has a batch of ")
             << batch.size << " in argument '" << nameOf(function, batch.at[0].first) << "' and of " << size
             << " in argument '" << nameOf(function, i) << "'; name the dimension with the examples 'batch' in gc.dims";
    batch.size = size;
    batch.at.push_back({i, BatchPlace{dim, 1}});
  }
  if (batch.at.empty())
    return function.emitError("has no argument of role batch to cut into micro-batches or groups; roles come with the "
                              "program, P.roles.json or --roles, or from batch= of gcompile transform");
  return batch;
}

FailureOr<int64_t> gc::countMicroBatches(func::FuncOp function, int64_t size, int64_t accumulate, int64_t microBatch) {
  if (accumulate < 0 || microBatch < 0)
    return function.emitError("needs at least one micro-batch of at least one example, and not accumulate=")
           << accumulate << " micro-batch=" << microBatch;
  if (accumulate != 0 && microBatch != 0 && accumulate * microBatch != size)
    return function.emitError("has a global batch of ")
           << size << ", which " << accumulate << " micro-batches of " << microBatch
           << " do not make up: " << accumulate << "·" << microBatch << " = " << accumulate * microBatch;
  int64_t parts = accumulate != 0 ? accumulate : size / microBatch;
  if (parts > 0 && size % parts == 0 && (microBatch == 0 || parts * microBatch == size))
    return parts;
  InFlightDiagnostic error = function.emitError("has a global batch of ") << size << ", which ";
  if (accumulate != 0)
    return error << accumulate << " micro-batches do not divide";
  return error << "micro-batches of " << microBatch << " do not divide";
}

std::optional<int64_t> gc::parseBatchNorm(StringRef word) {
  int64_t groups = 0;
  if (word == "sync")
    return 0;
  if (!word.consume_front("local:") || word.getAsInteger(10, groups) || groups < 1)
    return std::nullopt;
  return groups;
}

namespace {
// The dimension with the batch as two or three: what lies before it, the parts, the rest. `front` is the permutation
// that puts the parts, dimension `at`, first.
struct Opened {
  SmallVector<int64_t> shape, front, piece;
  int64_t at;
};
} // namespace

static Opened open(RankedTensorType type, BatchPlace place, int64_t parts) {
  SmallVector<int64_t> shape(type.getShape());
  Opened out{shape, {}, {parts}, place.dim};
  shape[place.dim] /= parts;
  llvm::append_range(out.piece, shape);
  out.shape[place.dim] /= place.pre * parts;
  out.shape.insert(out.shape.begin() + place.dim, parts);
  if (place.pre > 1)
    out.shape.insert(out.shape.begin() + out.at++, place.pre);
  out.front.push_back(out.at);
  for (int64_t d = 0; d < int64_t(out.shape.size()); ++d)
    if (d != out.at)
      out.front.push_back(d);
  return out;
}

Value gc::splitBatch(OpBuilder &builder, Value value, BatchPlace place, int64_t parts) {
  TensorBuilder x(builder, value.getLoc());
  Opened opened = open(x.type(value), place, parts);
  return x.reshape(x.transpose(x.reshape(value, opened.shape), opened.front), opened.piece);
}

Value gc::joinBatch(OpBuilder &builder, Value split, RankedTensorType type, BatchPlace place, int64_t parts) {
  TensorBuilder x(builder, split.getLoc());
  Opened opened = open(type, place, parts);
  SmallVector<int64_t> parted, back(opened.front.size());
  for (auto [i, d] : llvm::enumerate(opened.front)) {
    parted.push_back(opened.shape[d]);
    back[d] = i;
  }
  return x.reshape(x.transpose(x.reshape(split, parted), back), type.getShape());
}

bool gc::isKnownZero(Value value) {
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return isIdentity(Monoid::add, constant);
  Operation *op = value.getDefiningOp();
  auto linear = dyn_cast_or_null<LinearityOpInterface>(op);
  return linear && op->getNumOperands() > 0 && llvm::any_of(linear.getLinearGroups(), [&](ArrayRef<unsigned> group) {
           return group.size() == op->getNumOperands() && llvm::all_of(op->getOperands(), isKnownZero);
         });
}

const Flow &BatchFlow::at(Value value) const {
  static const Flow independent;
  auto found = flows.find(value);
  return found == flows.end() ? independent : found->second;
}

void BatchFlow::set(Value value, Flow flow) {
  Flow &old = flows[value];
  flow.varies |= old.varies;
  changed |= old.kind != flow.kind || old.varies != flow.varies;
  old = flow;
}

SmallVector<Value> BatchFlow::readBy(Operation *op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  SmallVector<Value> values(op->getOperands());
  llvm::append_range(values, captured);
  return values;
}

Operation *BatchFlow::sumAmong(ValueRange values) const {
  for (Value value : values)
    if (kindOf(value) == Kind::Sum || kindOf(value) == Kind::After)
      return at(value).sum;
  return nullptr;
}

BatchFlow::Refusal BatchFlow::flowsBack(Operation *op, ValueRange values) const {
  return {op,
          "takes a sum over the whole batch together with single examples; micro-batches know it only when all of them "
          "are done, so the step cannot be accumulated: where it is a batch norm's statistic, --batch-norm local:G "
          "(batch_norm=local:G) gives each of G groups its own, G a multiple of the micro-batches",
          sumAmong(values), "the sum is made here"};
}

//===----------------------------------------------------------------------===//
// Ops with accesses
//===----------------------------------------------------------------------===//

SmallVector<BatchCut, 1> BatchFlow::cutsOf(AccessOpInterface op, const Accesses &accesses) const {
  SmallVector<BatchCut, 1> cuts;
  for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands))
    if (kindOf(operand) == Kind::Batch)
      if (auto cut = cutAt(access, accesses, at(operand).place, parts); cut && !llvm::is_contained(cuts, *cut))
        cuts.push_back(*cut);
  return cuts;
}

static unsigned countUsed(const ValueAccess &access, ArrayRef<BatchCut> cuts) {
  return llvm::count_if(cuts, [&](const BatchCut &cut) {
    return llvm::any_of(access.dims, [&](const DimAccess &dim) { return dim.uses(cut.factor); });
  });
}

BatchFlow::Checked BatchFlow::visitAccess(AccessOpInterface op) {
  Refusal mixes{op,
                llvm::formatv("relates examples to one another in a way that cannot be cut into {0} micro-batches; the "
                              "step cannot be accumulated",
                              parts),
                nullptr, ""};
  Accesses accesses = op.getAccesses();
  for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands))
    if (kindOf(operand) == Kind::Batch && !cutAt(access, accesses, at(operand).place, parts))
      return mixes;
  SmallVector<BatchCut, 1> cuts = cutsOf(op, accesses);
  bool reduces = llvm::any_of(
      cuts, [&](const BatchCut &cut) { return accesses.factors[cut.factor].kind == FactorKind::Reduction; });
  if (reduces && cuts.size() > 1)
    return mixes;
  for (const ValueAccess &access : llvm::concat<ValueAccess>(accesses.operands, accesses.results))
    if (countUsed(access, cuts) > 1)
      return mixes;
  if (op->hasAttr(ShardingAttr::onValue))
    return Refusal{op, "says how its dimensions are sharded, which micro-batches change; accumulate first, shard after",
                   nullptr, ""};
  for (auto [result, access] : llvm::zip_equal(op->getResults(), accesses.results)) {
    Flow flow;
    if (reduces) {
      flow.kind = Kind::Sum;
      flow.monoid = accesses.factors[cuts[0].factor].monoid;
      flow.sum = op;
    } else {
      std::optional<BatchPlace> place;
      for (const BatchCut &cut : cuts)
        if (auto found = placeOf(access, accesses, cut))
          place = found;
      if (!place)
        return mixes;
      flow = Flow::batch(*place);
    }
    flow.varies = varies(op);
    set(result, flow);
  }
  return std::nullopt;
}

// With sums that each example's group has its own of, these are as the examples are.
BatchFlow::Checked BatchFlow::visitMeeting(AccessOpInterface op) {
  Accesses accesses = op.getAccesses();
  SmallVector<BatchCut, 1> cuts = cutsOf(op, accesses);
  for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands)) {
    if (kindOf(operand) != Kind::Sum && kindOf(operand) != Kind::After)
      continue;
    bool placed = llvm::any_of(cuts, [&](const BatchCut &cut) { return placeOf(access, accesses, cut).has_value(); });
    if (!placed && !access.dims.empty())
      return Refusal{op,
                     "takes something made of a sum over the whole batch that all examples share, and no statistic of "
                     "theirs; it cannot be of groups",
                     at(operand).sum, "the sum is made here"};
  }
  if (Checked refusal = visitAccess(op))
    return refusal;
  meetings.insert(op);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

// Conversions to integers and booleans lose what makes a sum of summands; so do divisions of integers.
static bool keepsSums(Operation *op, ArrayRef<unsigned> group) {
  Type result = cast<RankedTensorType>(op->getResult(0).getType()).getElementType();
  Type operand = cast<RankedTensorType>(op->getOperand(group[0]).getType()).getElementType();
  if (result.isInteger(1) || operand.isInteger(1))
    return false;
  bool exact = isa<FloatType, ComplexType>(operand) && isa<FloatType, ComplexType>(result);
  return exact || !isa<ScalarBodyOpInterface>(op) || (group.size() > 1 && operand == result);
}

bool BatchFlow::isLinearInSums(Operation *op) const {
  auto linear = dyn_cast<LinearityOpInterface>(op);
  if (!linear || op->getNumResults() == 0 || llvm::any_of(op->getRegions(), [](Region &r) { return !r.empty(); }))
    return false;
  for (ArrayRef<unsigned> group : linear.getLinearGroups()) {
    auto fits = [&](OpOperand &operand) {
      Value value = operand.get();
      bool isMember = llvm::is_contained(group, operand.getOperandNumber());
      if (kindOf(value) == Kind::Sum)
        return isMember && at(value).monoid == Monoid::add;
      // Among summands it is one of them: inside of loops the first micro-batch's alone, else what follows the loop
      // takes it.
      return !isMember || !isTop(op) || isKnownZero(value);
    };
    if (llvm::all_of(op->getOpOperands(), fits) && keepsSums(op, group))
      return true;
  }
  return false;
}

BatchFlow::Checked BatchFlow::visitSums(Operation *op) {
  SmallVector<Value> read = readBy(op);
  Flow flow;
  flow.kind = Kind::After;
  flow.sum = sumAmong(read);
  flow.varies = varies(op);
  if (!hasAny(read, Kind::After) && isLinearInSums(op))
    flow.kind = Kind::Sum;
  else if (!isTop(op) && policy == Meetings::Refused)
    return Refusal{op,
                   "is not linear in a sum over the whole batch, and is part of a loop or branch that runs for each "
                   "micro-batch; the step cannot be accumulated",
                   flow.sum, "the sum is made here"};
  for (Value result : op->getResults())
    set(result, flow);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

SmallVector<std::optional<Flow>> BatchFlow::wantedBy(DataFlowEdgeOpInterface control, OperandRange uses) const {
  SmallVector<DataFlowEdge> edges = control.getDataFlowEdges();
  SmallVector<bool> taken(edges.size(), false);
  SmallVector<std::optional<Flow>> wanted;
  // A value may be on several edges: they are in the order of the operands.
  for (Value value : uses) {
    wanted.emplace_back();
    for (auto [i, edge] : llvm::enumerate(edges))
      if (!taken[i] && llvm::is_contained(edge.sources, value)) {
        taken[i] = true;
        wanted.back() = at(edge.targets.front()).moved(edge.sourcesLead);
        break;
      }
  }
  return wanted;
}

BatchFlow::Checked BatchFlow::visitEdge(Operation *op, const DataFlowEdge &edge) {
  Flow joined = at(edge.targets.front());
  for (Value source : edge.sources) {
    std::optional<Flow> from = at(source).moved(-edge.sourcesLead);
    if (!from)
      return Refusal{op, "runs over the examples themselves, one after the other; the step cannot be accumulated",
                     nullptr, ""};
    joined.varies |= from->varies;
    if (from->kind == Kind::Independent)
      continue;
    if (joined.kind == Kind::Independent) {
      bool varies = joined.varies;
      joined = *from;
      joined.varies = varies;
      continue;
    }
    if (joined.kind != from->kind || joined.monoid != from->monoid)
      return flowsBack(op, llvm::to_vector(llvm::concat<const Value>(edge.sources, edge.targets)));
    if (joined.kind == Kind::Batch && !(joined.place == from->place))
      return Refusal{op,
                     "carries the batch in one dimension at first and in another one later; the step cannot be "
                     "accumulated",
                     nullptr, ""};
  }
  for (Value target : edge.targets) {
    joined.varies |= at(target).varies;
    joined.inLoop = at(target).inLoop;
    set(target, joined);
  }
  return std::nullopt;
}

// Whether a round adds something to the carry that no carry is in: to all of it, or to a slice of it in its place.
static bool addsTo(ScanOp op, unsigned i, const llvm::SetVector<Operation *> &ofCarries) {
  Block &body = op.getBody().front();
  Value carry = body.getArgument(i), next = body.getTerminator()->getOperand(i);
  auto isFree = [&](Value value) {
    if (auto argument = dyn_cast<BlockArgument>(value); argument && argument.getOwner() == &body)
      return argument.getArgNumber() >= op.getInits().size();
    return !ofCarries.contains(value.getDefiningOp());
  };
  auto isSum = [&](Value value, llvm::function_ref<bool(Value)> isOld) {
    auto add = value.getDefiningOp<AddOp>();
    return add && ((isOld(add.getLhs()) && isFree(add.getRhs())) || (isOld(add.getRhs()) && isFree(add.getLhs())));
  };
  if (next == carry)
    return carry.hasOneUse();
  if (!next.hasOneUse())
    return false;
  if (carry.hasOneUse() && isSum(next, [&](Value old) { return old == carry; }))
    return true;
  auto update = next.getDefiningOp<DynamicUpdateSliceOp>();
  return update && update->getOperand(0) == carry && llvm::range_size(carry.getUses()) == 2 &&
         isSum(update->getOperand(1), [&](Value old) {
           auto slice = old.getDefiningOp<DynamicSliceOp>();
           return slice && slice->getOperand(0) == carry && old.hasOneUse() && update->getOperand(1).hasOneUse() &&
                  llvm::equal(slice->getOperands().drop_front(1), update->getOperands().drop_front(2)) &&
                  llvm::all_of(slice->getOperands().drop_front(1), isFree);
         });
}

BatchFlow::Checked BatchFlow::visitOverExamples(ScanOp op) {
  Refusal order{op, "runs over the examples themselves, one after the other; the step cannot be accumulated", nullptr,
                ""};
  SmallVector<Value> read = readBy(op);
  if (Operation *sum = sumAmong(read))
    return Refusal{op, order.message, sum, "the sum is made here"};
  for (Value input : op.getInputs())
    if (kindOf(input) == Kind::Batch && !(at(input).place == BatchPlace{}))
      return order;
  size_t carries = op.getInits().size();
  if (hasAny(op.getInits(), Kind::Batch) || int64_t(op.getTripCount()) % parts != 0 ||
      hasAny(ArrayRef(read).drop_front(op->getNumOperands()), Kind::Batch))
    return order;
  // What the carries are in, all of it in the body.
  llvm::SetVector<Operation *> ofCarries;
  for (Value carry : op.getBody().front().getArguments().take_front(carries))
    getForwardSlice(carry, &ofCarries);
  for (unsigned i = 0; i < carries; ++i)
    if (!isa<FloatType>(cast<RankedTensorType>(op.getInits()[i].getType()).getElementType()) ||
        !addsTo(op, i, ofCarries))
      return order;
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    Flow flow = Flow::batch({});
    if (i < carries) {
      flow = Flow();
      flow.kind = Kind::Sum;
      flow.sum = op;
    }
    flow.varies = varies(op);
    set(result, flow);
  }
  loopsOverExamples.insert(op);
  return std::nullopt;
}

// What decides how often a loop runs, or which branch, must be the same for all examples.
BatchFlow::Checked BatchFlow::verifyOffEdges(DataFlowEdgeOpInterface op) {
  auto check = [&](OperandRange uses, Operation *at) -> Checked {
    SmallVector<std::optional<Flow>> wanted = wantedBy(op, uses);
    for (auto [value, on] : llvm::zip_equal(uses, wanted)) {
      if (on || kindOf(value) == Kind::Independent)
        continue;
      if (kindOf(value) == Kind::Batch)
        return Refusal{op, "is decided by values of single examples; the step cannot be accumulated", nullptr, ""};
      return flowsBack(at, ValueRange{value});
    }
    return std::nullopt;
  };
  if (Checked refusal = check(op->getOperands(), op))
    return refusal;
  for (Region &region : op->getRegions())
    if (Checked refusal = check(region.front().getTerminator()->getOperands(), op))
      return refusal;
  return std::nullopt;
}

BatchFlow::Checked BatchFlow::followEdges(DataFlowEdgeOpInterface op) {
  bool outer = changed;
  do {
    changed = false;
    for (const DataFlowEdge &edge : op.getDataFlowEdges())
      if (Checked refusal = visitEdge(op, edge))
        return refusal;
    for (Region &region : op->getRegions())
      for (Operation &inner : region.front().without_terminator())
        if (Checked refusal = visit(&inner))
          return refusal;
    outer |= changed;
  } while (changed);
  changed = outer;
  return std::nullopt;
}

// A function with its own gradient, before it is differentiated: what its derivative does is not known of a sum.
BatchFlow::Checked BatchFlow::visitIsolated(DataFlowEdgeOpInterface op) {
  if (policy == Meetings::Refused)
    return Refusal{op, "still has a gradient of its own; run gc-erase-markers before", nullptr, ""};
  if (Checked refusal = followEdges(op))
    return refusal;
  Operation *sum = sumAmong(op->getOperands());
  for (Region &region : op->getRegions())
    for (Operation &inner : region.front())
      sum = sum ? sum : sumAmong(inner.getOperands());
  if (sum)
    return Refusal{op, "has a gradient of its own and takes or makes a sum over the batch; it cannot be of groups", sum,
                   "the sum is made here"};
  return std::nullopt;
}

BatchFlow::Checked BatchFlow::visitControl(DataFlowEdgeOpInterface op) {
  if (op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    return visitIsolated(op);
  if (auto scan = dyn_cast<ScanOp>(op.getOperation()))
    if (llvm::any_of(scan.getInputs(),
                     [&](Value input) { return kindOf(input) == Kind::Batch && at(input).place.dim == 0; }))
      return visitOverExamples(scan);
  if (Checked refusal = followEdges(op))
    return refusal;
  if (Checked refusal = verifyOffEdges(op))
    return refusal;
  for (Value result : op->getResults()) {
    Flow flow = at(result);
    flow.inLoop = flow.kind == Kind::Independent;
    flows[result] = flow;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

BatchFlow::Checked BatchFlow::visit(Operation *op) {
  SmallVector<Value> read = readBy(op);
  bool batch = hasAny(read, Kind::Batch), sum = hasAny(read, Kind::Sum) || hasAny(read, Kind::After);
  auto control = dyn_cast<DataFlowEdgeOpInterface>(op);
  if (control && (batch || !isTop(op)))
    return visitControl(control);
  auto access = dyn_cast<AccessOpInterface>(op);
  if (batch && sum)
    return access && policy == Meetings::Allowed && read.size() == op->getNumOperands() ? visitMeeting(access)
                                                                                        : flowsBack(op, read);
  if (batch) {
    bool captures = hasAny(ArrayRef(read).drop_front(op->getNumOperands()), Kind::Batch);
    if (access && !captures)
      return visitAccess(access);
    return Refusal{op,
                   "takes single examples and does not say how its dimensions relate (calls and transformations are "
                   "expanded before); the step cannot be accumulated",
                   nullptr, ""};
  }
  if (sum)
    return visitSums(op);
  Flow flow;
  flow.varies = varies(op);
  flow.inLoop = llvm::any_of(read, [&](Value value) { return at(value).inLoop; });
  for (Value result : op->getResults())
    set(result, flow);
  return std::nullopt;
}

LogicalResult BatchFlow::run(ArrayRef<std::pair<unsigned, BatchPlace>> arguments) {
  for (auto [i, argument] : llvm::enumerate(function.getArguments())) {
    auto role = function.getArgAttrOfType<RoleAttr>(i, "gc.role");
    flows[argument].varies = role && llvm::is_contained({Role::param, Role::opt_state, Role::state}, role.getValue());
  }
  for (auto [number, place] : arguments) {
    Flow &flow = flows[function.getArgument(number)];
    bool varies = flow.varies;
    flow = Flow::batch(place);
    flow.varies = varies;
  }
  for (Operation &op : function.front().without_terminator()) {
    Checked refusal = visit(&op);
    bool summed = hasAny(op.getResults(), Kind::Sum);
    if (!varies(&op) && (refusal || summed)) {
      sumsHoisted += summed;
      for (Value result : op.getResults())
        flows[result] = Flow();
      continue;
    }
    if (!refusal)
      continue;
    InFlightDiagnostic error = refusal->op->emitOpError(refusal->message);
    if (refusal->sum)
      error.attachNote(refusal->sum->getLoc()) << refusal->note;
    return failure();
  }
  return success();
}
