#include "passes/fusion/Grouping.h"
#include "passes/fusion/Passes.h"

#include "ir/analysis/ElementWalk.h"
#include "ir/interfaces/Access.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "llvm/ADT/MapVector.h"

namespace gc {
#define GEN_PASS_DEF_BLOCKINTERMEDIATESPASS
#include "passes/fusion/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

// How much larger than its operands a contraction's result must be to start a region.
constexpr int64_t kGrowth = 4;
// Values of this share of the first contraction's elements are bulky: they are what must not exist whole.
constexpr int64_t kBulkyShare = 2;
// Longest contraction that a later stage makes again. Up to some 128 it costs less than to write and read its result.
constexpr int64_t kLongestAgain = 256;

namespace {

struct Member {
  Accesses accesses;
  unsigned factor; // the one that is cut
  int64_t stage = 0;
};

struct Limits {
  int64_t minBytes, sliceBytes;
};

// The ops around one bulky contraction that can run on slices of a factor which they share.
class SlicedRegion {
public:
  SlicedRegion(DotOp seed, const Limits &limits) : seed(seed), block(seed->getBlock()), limits(limits) {}

  // False where nothing is gained; then the block is as it was.
  bool grow();
  void rewrite();
  int64_t numStages() const { return stages.size(); }
  int64_t numRepeated() const {
    int64_t sum = 0;
    for (const Stage &stage : stages)
      sum += stage.again.size();
    return sum;
  }

private:
  // One loop over the slices. Where results of the region come back to it through other ops (the backward pass of an
  // attention), what follows is the next stage.
  struct Stage {
    SmallVector<Operation *> members;       // in block order
    llvm::SetVector<Operation *> again;     // of earlier stages, computed here once more
    llvm::SetVector<Value> inputs, outputs; // cut; inputs from anywhere else
  };

  bool isBulky(Value v) const { return elementsOf(v) * kBulkyShare >= elementsOf(seed->getResult(0)); }
  bool add(Operation *op, Value via, int64_t dim);
  void growBulky();
  void growBetween();
  void growMoves();
  void orderStages();
  bool planStages();
  bool isGain();
  bool isMadeAgain(Operation *op) const;
  void require(Value v, Stage &stage, SmallVectorImpl<Operation *> &work);
  void emit(Stage &stage);
  Value sliceOf(Operation *op, unsigned operand, const DenseMap<Value, Value> &local) const;
  RankedTensorType stackedType(Value v, int64_t dim) const;

  DotOp seed;
  Block *block;
  Limits limits;
  int64_t rounds = 1;
  llvm::MapVector<Operation *, Member> members;
  llvm::DenseMap<Value, int64_t> cutDims; // of values that members read or make
  SmallVector<Operation *> fresh;         // members whose neighbours are not looked at yet
  std::vector<Stage> stages;
  llvm::DenseMap<Value, Value> made; // an output and its value from the loop
};

} // namespace

// The dimension of the access that runs over `factor` as its major part; −1: none does; nothing where it is used
// otherwise.
static std::optional<int64_t> dimOver(const ValueAccess &access, unsigned factor) {
  int64_t found = -1;
  for (auto [d, dim] : llvm::enumerate(access.dims)) {
    if (!dim.uses(factor))
      continue;
    if (found >= 0 || dim.kind != DimAccess::Kind::Product || dim.factors.front() != factor)
      return std::nullopt;
    found = d;
  }
  return found;
}

// A slice along `dim` is one run of memory.
static bool isLeading(Value v, int64_t dim) {
  return llvm::all_of(typeOf(v).getShape().take_front(dim), [](int64_t size) { return size == 1; });
}

// Ranges would have to follow the cut; their start may be known only at run time.
static bool hasAffine(const Accesses &accesses) {
  return llvm::any_of(accesses.operands, [](const ValueAccess &access) {
    return llvm::any_of(access.dims, [](const DimAccess &dim) { return dim.kind == DimAccess::Kind::Affine; });
  });
}

// Strides of the contraction that reads it.
static bool isMove(Operation *op) {
  return isa<TransposeOp, ReshapeOp, BroadcastOp, SliceOp>(op);
}

// A slice whose dimensions with a range of their own are not cut: dimension `dim` is all that changes.
static Value sliceAgain(OpBuilder &builder, SliceOp op, Value operand, int64_t dim) {
  SmallVector<int64_t> limit(op.getLimit()), shape(op.getType().getShape());
  shape[dim] = limit[dim] = typeOf(operand).getDimSize(dim);
  return SliceOp::create(builder, op.getLoc(), op.getType().clone(shape), operand, op.getStart(), limit,
                         op.getStride());
}

bool SlicedRegion::add(Operation *op, Value via, int64_t dim) {
  auto access = dyn_cast<AccessOpInterface>(op);
  if (members.contains(op) || !access || op->getBlock() != block || !isPure(op) || isa<ConstantOp>(op) ||
      llvm::any_of(op->getRegions(), [](Region &region) { return !region.empty(); }))
    return false;
  Member member{access.getAccesses(), 0};
  if (hasAffine(member.accesses) && !isa<SliceOp>(op))
    return false;
  const ValueAccess *first = nullptr;
  for (auto [v, a] : llvm::zip_equal(op->getOperands(), member.accesses.operands))
    first = v == via ? &a : first;
  for (auto [v, a] : llvm::zip_equal(op->getResults(), member.accesses.results))
    first = v == via ? &a : first;
  const DimAccess &known = first->dims[dim];
  if (known.kind != DimAccess::Kind::Product || known.factors.empty())
    return false;
  member.factor = known.factors.front();
  const Factor &factor = member.accesses.factors[member.factor];
  if (factor.kind != FactorKind::Parallel || factor.size % rounds != 0 ||
      llvm::is_contained(member.accesses.positional, member.factor))
    return false;

  // Every value that is cut is cut along one dimension, wherever it is used.
  SmallVector<std::pair<Value, int64_t>> dims;
  for (auto [v, a] : llvm::zip_equal(op->getOperands(), member.accesses.operands)) {
    std::optional<int64_t> d = dimOver(a, member.factor);
    auto at = cutDims.find(v);
    if (!d || (*d >= 0 && at != cutDims.end() && at->second != *d) ||
        (*d < 0 && v.getDefiningOp() && members.contains(v.getDefiningOp())))
      return false;
    if (*d >= 0)
      dims.push_back({v, *d});
  }
  for (auto [v, a] : llvm::zip_equal(op->getResults(), member.accesses.results)) {
    std::optional<int64_t> d = dimOver(a, member.factor);
    auto at = cutDims.find(v);
    if (!d || *d < 0 || (at != cutDims.end() && at->second != *d))
      return false;
    // Members that read it whole.
    for (OpOperand &use : v.getUses())
      if (auto *user = members.find(use.getOwner());
          user != members.end() && dimOver(user->second.accesses.operands[use.getOperandNumber()],
                                           user->second.factor) != std::optional<int64_t>(*d))
        return false;
    dims.push_back({v, *d});
  }
  for (auto [v, d] : dims)
    cutDims.try_emplace(v, d);
  members.insert({op, std::move(member)});
  fresh.push_back(op);
  return true;
}

// Everything that bulky values lead to or come from.
void SlicedRegion::growBulky() {
  while (!fresh.empty()) {
    Operation *op = fresh.pop_back_val();
    for (Value v : op->getResults())
      if (isBulky(v))
        for (Operation *user : v.getUsers())
          add(user, v, cutDims.at(v));
    for (Value v : op->getOperands())
      if (isBulky(v) && v.getDefiningOp() && cutDims.contains(v))
        add(v.getDefiningOp(), v, cutDims.at(v));
  }
}

// Small values on the way from one member to another without a contraction between: a row's maximum, say.
void SlicedRegion::growBetween() {
  llvm::SetVector<Operation *> after;
  llvm::DenseSet<Operation *> before;
  for (Operation &op : *block) {
    if (members.contains(&op) || isa<DotOp>(op) || !isa<AccessOpInterface>(op))
      continue;
    if (llvm::any_of(op.getOperands(), [&](Value v) {
          Operation *def = v.getDefiningOp();
          return def && (members.contains(def) || after.contains(def));
        }))
      after.insert(&op);
  }
  for (Operation *op : llvm::reverse(after))
    if (llvm::any_of(op->getUsers(), [&](Operation *user) { return members.contains(user) || before.contains(user); }))
      before.insert(op);
  for (Operation *op : after)
    if (before.contains(op))
      for (Value v : op->getOperands())
        if (Operation *def = v.getDefiningOp(); def && members.contains(def) && add(op, v, cutDims.at(v)))
          break;
}

// Moves that only members read are strides of a contraction there.
void SlicedRegion::growMoves() {
  for (size_t i = 0; i < members.size(); ++i)
    for (Value v : llvm::to_vector((members.begin() + i)->first->getOperands())) {
      Operation *def = v.getDefiningOp();
      if (def && cutDims.contains(v) && isMove(def) &&
          llvm::all_of(v.getUsers(), [&](Operation *user) { return members.contains(user); }))
        add(def, v, cutDims.at(v));
    }
  fresh.clear();
}

void SlicedRegion::orderStages() {
  // Of every op behind the region: how often the values have left it on the way.
  llvm::DenseMap<Operation *, int64_t> level;
  int64_t last = 0;
  for (Operation &op : *block) {
    auto *member = members.find(&op);
    bool inside = member != members.end();
    int64_t here = 0;
    op.walk([&](Operation *inner) {
      for (Value v : inner->getOperands())
        if (Operation *def = v.getDefiningOp(); def && def->getBlock() == block)
          here = std::max(here, level.lookup(def) + (members.contains(def) && !inside ? 1 : 0));
    });
    level[&op] = here;
    if (inside) {
      member->second.stage = here;
      last = std::max(last, here);
    }
  }
  llvm::DenseMap<int64_t, int64_t> numbers; // levels with members, without gaps
  for (int64_t l = 0; l <= last; ++l)
    if (llvm::any_of(members, [&](auto &m) { return m.second.stage == l; }))
      numbers.try_emplace(l, numbers.size());
  stages.resize(numbers.size());
  for (Operation &op : *block)
    if (auto *member = members.find(&op); member != members.end()) {
      member->second.stage = numbers.at(member->second.stage);
      stages[member->second.stage].members.push_back(&op);
    }
}

bool SlicedRegion::isMadeAgain(Operation *op) const {
  if (isMove(op))
    return true;
  if (isa<ReduceOp>(op) || !isBulky(op->getResult(0)))
    return false;
  auto dot = dyn_cast<DotOp>(op);
  if (!dot)
    return true;
  int64_t length = 1;
  for (int64_t d : dot.getLhsContract())
    length *= typeOf(dot.getLhs()).getDimSize(d);
  return length <= kLongestAgain;
}

// Finds where an operand of `stage` comes from.
void SlicedRegion::require(Value v, Stage &stage, SmallVectorImpl<Operation *> &work) {
  if (!cutDims.contains(v))
    return;
  Operation *def = v.getDefiningOp();
  auto *member = def ? members.find(def) : members.end();
  if (member == members.end()) {
    stage.inputs.insert(v);
    return;
  }
  Stage &source = stages[member->second.stage];
  if (&source == &stage)
    return;
  if (isMadeAgain(def)) {
    if (stage.again.insert(def))
      work.push_back(def);
    return;
  }
  stage.inputs.insert(v);
  source.outputs.insert(v);
}

bool SlicedRegion::planStages() {
  for (Stage &stage : stages) {
    SmallVector<Operation *> work(stage.members);
    while (!work.empty()) {
      Operation *op = work.pop_back_val();
      const Member &member = members.find(op)->second;
      for (auto [v, access] : llvm::zip_equal(op->getOperands(), member.accesses.operands))
        if (*dimOver(access, member.factor) >= 0)
          require(v, stage, work);
    }
    for (Operation *op : stage.members)
      for (Value v : op->getResults())
        if (llvm::any_of(v.getUsers(), [&](Operation *user) { return !members.contains(user); }))
          stage.outputs.insert(v);
  }
  for (Stage &stage : stages)
    for (auto *values : {&stage.inputs, &stage.outputs})
      for (Value v : *values)
        if (!isLeading(v, cutDims.at(v)))
          return false;
  return true;
}

// The contraction's own result is inside, and something but a loop over its elements reads a bulky value.
bool SlicedRegion::isGain() {
  for (const Stage &stage : stages) {
    if (stage.outputs.contains(seed.getResult()))
      return false;
    // What fusion would have computed on the way would have to exist whole instead.
    for (Value v : stage.inputs)
      if (Operation *def = v.getDefiningOp(); def && isBulky(v) && isElemental(def) && !isSplatConstant(def))
        return false;
  }
  return llvm::any_of(members, [&](auto &m) {
    return isa<DotOp, ReduceOp>(m.first) &&
           llvm::any_of(m.first->getOperands(), [&](Value v) { return isBulky(v) && cutDims.contains(v); });
  });
}

bool SlicedRegion::grow() {
  ArrayRef<int64_t> shape = seed.getType().getShape();
  int64_t bytes = bytesOf(seed.getResult());
  int64_t read = bytesOf(seed.getLhs()) + bytesOf(seed.getRhs());
  if (bytes < limits.minBytes || bytes < kGrowth * read)
    return false;
  int64_t dim = llvm::find_if(shape, [](int64_t size) { return size > 1; }) - shape.begin();
  if (dim == static_cast<int64_t>(shape.size()))
    return false;
  for (rounds = 2; rounds < shape[dim]; ++rounds)
    if (shape[dim] % rounds == 0 && bytes / rounds <= limits.sliceBytes)
      break;
  if (!add(seed, seed.getResult(), dim))
    return false;
  growBulky();
  growBetween();
  growBulky();
  growMoves();
  orderStages();
  return planStages() && isGain();
}

// A value as its slices lie in memory, one a round.
RankedTensorType SlicedRegion::stackedType(Value v, int64_t dim) const {
  RankedTensorType type = typeOf(v);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= rounds;
  shape.insert(shape.begin(), rounds);
  return type.clone(shape);
}

// Operand `operand` of `op` inside the loop.
Value SlicedRegion::sliceOf(Operation *op, unsigned operand, const DenseMap<Value, Value> &local) const {
  const Member &member = members.find(op)->second;
  Value v = op->getOperand(operand);
  if (*dimOver(member.accesses.operands[operand], member.factor) < 0)
    return v;
  return local.at(v);
}

void SlicedRegion::emit(Stage &stage) {
  OpBuilder outer(stage.members.back());
  Location loc = seed.getLoc();
  SmallVector<Value> inputs;
  SmallVector<Type> types;
  Block *body = new Block;
  DenseMap<Value, Value> local;
  OpBuilder inner(seed.getContext());
  inner.setInsertionPointToEnd(body);
  for (Value v : stage.inputs) {
    RankedTensorType stacked = stackedType(v, cutDims.at(v));
    RankedTensorType slice = stacked.clone(stacked.getShape().drop_front());
    if (Operation *def = v.getDefiningOp(); def && isSplatConstant(def)) {
      auto value = cast<DenseElementsAttr>(cast<ConstantOp>(def).getValue());
      local[v] = ConstantOp::create(inner, loc, slice, value.resizeSplat(slice));
      continue;
    }
    Value source = made.lookup(v) ? made.lookup(v) : v;
    inputs.push_back(ReshapeOp::create(outer, loc, stacked, source));
    local[v] = body->addArgument(slice, v.getLoc());
  }
  SmallVector<Operation *> ops(stage.members);
  llvm::append_range(ops, stage.again);
  llvm::sort(ops, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : ops) {
    const Member &member = members.find(op)->second;
    SmallVector<Value> operands;
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      operands.push_back(sliceOf(op, i, local));
    if (auto slice = dyn_cast<SliceOp>(op)) {
      local[op->getResult(0)] = sliceAgain(inner, slice, operands[0], cutDims.at(op->getResult(0)));
      continue;
    }
    Piece piece = Piece::whole(member.accesses);
    piece.sizes[member.factor] /= rounds;
    // Nothing affine and no start: it has a piece of every size.
    SmallVector<Value> parts = *cast<AccessOpInterface>(op).rebuildPiece(inner, operands, piece);
    for (auto [v, part] : llvm::zip_equal(op->getResults(), parts))
      local[v] = part;
  }
  SmallVector<Value> yields;
  for (Value v : stage.outputs) {
    yields.push_back(local.at(v));
    types.push_back(stackedType(v, cutDims.at(v)));
  }
  YieldOp::create(inner, loc, yields);
  auto scan = ScanOp::create(outer, loc, types, ValueRange{}, inputs, rounds, /*reverse=*/false);
  scan.getBody().push_back(body);
  for (auto [v, stacked] : llvm::zip_equal(stage.outputs, scan.getResults())) {
    Value whole = ReshapeOp::create(outer, v.getLoc(), v.getType(), stacked);
    made[v] = whole;
    Value(v).replaceUsesWithIf(whole, [&](OpOperand &use) { return !members.contains(use.getOwner()); });
  }
}

void SlicedRegion::rewrite() {
  for (Stage &stage : stages)
    emit(stage);
  for (Stage &stage : llvm::reverse(stages))
    for (Operation *op : llvm::reverse(stage.members))
      op->erase();
  // A loop stands where its last op stood; some of the others' users stood before.
  sortTopologically(block);
}

namespace {
struct BlockIntermediates : gc::impl::BlockIntermediatesPassBase<BlockIntermediates> {
  using BlockIntermediatesPassBase::BlockIntermediatesPassBase;

  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<AccessOpInterface>(op)) // a combiner's region is part of its op
        return WalkResult::skip();
      for (Region &region : op->getRegions())
        for (Block &block : region)
          blocks.push_back(&block);
      return WalkResult::advance();
    });
    // A region takes other contractions with it, so the list is made anew after each.
    for (Block *block : blocks)
      while (rewriteOne(*block)) {
      }
  }

private:
  bool rewriteOne(Block &block) {
    for (DotOp seed : block.getOps<DotOp>()) {
      SlicedRegion region(seed, {minBytes, sliceBytes});
      if (!region.grow())
        continue;
      numLoops += region.numStages();
      numRepeated += region.numRepeated();
      region.rewrite();
      return true;
    }
    return false;
  }
};
} // namespace
