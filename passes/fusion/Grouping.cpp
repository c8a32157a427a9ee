#include "passes/fusion/Grouping.h"

#include "ir/analysis/ElementWalk.h"

#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace gc;

// Cost of a transcendental function; everything cheaper may be computed again.
constexpr int kExpensive = 8, kCheap = 4;
// What a point of the domain may cost more because it needs an op's result at several elements, and at how many.
constexpr int kMostRepeated = 24;
constexpr unsigned kMostPoints = 16;
// A move across the innermost dimension of more elements gets a kernel of its own, which moves blocks.
constexpr int64_t kSmallMove = 4096;
// Longest row that a row kernel keeps at hand, in elements.
constexpr int64_t kLongestRow = 1 << 18;

bool gc::isSplatConstant(Operation *op) {
  auto c = dyn_cast<ConstantOp>(op);
  if (!c)
    return false;
  auto value = dyn_cast<DenseElementsAttr>(c.getValue());
  return value && value.isSplat();
}

// The reduced dimensions are the innermost ones.
static bool reducesInnermost(ReduceOp op) {
  int64_t rank = typeOf(op.getInputs()[0]).getRank();
  SmallVector<int64_t> dims(op.getDims());
  llvm::sort(dims);
  for (auto [i, d] : llvm::enumerate(dims))
    if (d != rank - static_cast<int64_t>(dims.size()) + static_cast<int64_t>(i))
      return false;
  return true;
}

static int64_t reducedElements(ReduceOp op) {
  return elementsOf(op.getInputs()[0]) / std::max<int64_t>(1, elementsOf(op->getResult(0)));
}

// The op only moves elements, each from one place that no value decides and no guard.
static bool isPlainMove(Operation *op) {
  if (isa<ScalarBodyOpInterface>(op) || op->getNumOperands() != 1 || !isElemental(op))
    return false;
  if (isa<ReshapeOp>(op))
    return true;
  Accesses accesses = cast<AccessOpInterface>(op).getAccesses();
  for (const DimAccess &d : accesses.operands[0].dims)
    if (d.kind == DimAccess::Kind::Indexed || d.guarded)
      return false;
  return true;
}

// The innermost dimension of the result is not the operand's.
static bool movesInnermost(Operation *op) {
  auto transpose = dyn_cast<TransposeOp>(op);
  if (!transpose || elementsOf(op->getResult(0)) <= kSmallMove)
    return false;
  ArrayRef<int64_t> shape = typeOf(op->getResult(0)).getShape(), p = transpose.getPermutation();
  int64_t last = shape.size() - 1;
  while (last > 0 && shape[last] == 1)
    --last;
  int64_t from = typeOf(op->getOperand(0)).getRank() - 1;
  while (from > 0 && typeOf(op->getOperand(0)).getDimSize(from) == 1)
    --from;
  return p[last] != from;
}

// Every user in the group repeats the value along its innermost dimension: the loop over that computes it once. Users
// of the same number of elements must be used so in turn.
static bool isRepeatedInnermost(Operation *op, const FusionGroup &group) {
  llvm::SetVector<Operation *> reached;
  reached.insert(op);
  for (size_t i = 0; i < reached.size(); ++i)
    for (Operation *user : reached[i]->getUsers()) {
      if (!group.ops.contains(user))
        continue;
      if (auto b = dyn_cast<BroadcastOp>(user)) {
        int64_t last = b.getType().getRank() - 1;
        for (auto [d, size] : llvm::zip_equal(b.getDims(), typeOf(b.getOperand()).getShape()))
          if (d == last && size > 1)
            return false;
      } else if (user->getNumResults() != 1 || elementsOf(user->getResult(0)) != elementsOf(op->getResult(0))) {
        return false;
      } else {
        reached.insert(user);
      }
    }
  return true;
}

int Grouping::weight(Operation *op) {
  auto [it, isNew] = weights.try_emplace(op, 0);
  if (isNew)
    it->second = opWeight(op);
  return it->second;
}

Grouping::Users Grouping::usersOf(Operation *op) {
  Users users;
  for (Operation *user : op->getUsers()) {
    Operation *here = block.findAncestorOpInBlock(*user);
    if (outside.contains(here) || here != user) {
      users.elsewhere = true;
      continue;
    }
    for (FusionGroup *g : membership.lookup(here))
      users.groups.insert(g);
  }
  return users;
}

void Grouping::join(Operation *op, FusionGroup *group) {
  group->ops.insert(op);
  membership[op].push_back(group);
}

FusionGroup *Grouping::open(Operation *op, FusionGroup::Kind kind) {
  groups.push_back(std::make_unique<FusionGroup>());
  FusionGroup *g = groups.back().get();
  g->kind = kind;
  g->parallel = elementsOf(op->getResult(0));
  if (auto r = dyn_cast<ReduceOp>(op))
    g->reduction = reducedElements(r);
  if (kind != FusionGroup::Kind::Pointwise)
    g->root = op;
  for (Value v : op->getResults())
    g->results.insert(v);
  join(op, g);
  return g;
}

bool Grouping::fits(Operation *op, FusionGroup *group) {
  if (group->ops.size() >= limits.maxOps)
    return false;
  llvm::SmallDenseSet<Value, 16> reads;
  for (Operation *member : group->ops)
    for (Value v : member->getOperands())
      if (v.getDefiningOp() != op && !(v.getDefiningOp() && group->ops.contains(v.getDefiningOp())))
        reads.insert(v);
  for (Value v : op->getOperands())
    reads.insert(v);
  return reads.size() <= limits.maxOperands;
}

bool Grouping::makesCycle(Operation *op, FusionGroup *group) {
  // The group will give `op`'s result to its other users; none of them may feed the group.
  llvm::SetVector<Operation *> work;
  auto pushUsers = [&](Operation *from, FusionGroup *in) {
    for (Operation *user : from->getUsers()) {
      Operation *here = block.findAncestorOpInBlock(*user);
      if (outside.contains(here))
        work.insert(here);
      for (FusionGroup *g : membership.lookup(here))
        if (g != in && !g->ops.contains(from))
          work.insert(g->ops.begin(), g->ops.end());
    }
  };
  pushUsers(op, group);
  for (size_t i = 0; i < work.size(); ++i) {
    Operation *at = work[i];
    if (group->ops.contains(at) && membership.lookup(at).size() == 1)
      return true;
    if (outside.contains(at))
      pushUsers(at, nullptr);
    else
      for (FusionGroup *g : membership.lookup(at))
        if (llvm::any_of(at->getResults(), [&](Value v) { return g->results.contains(v); }))
          pushUsers(at, g);
  }
  return false;
}

// The remark's place is the producer's; the reader, its place and the reason are arguments, which `gcompile explain`
// reads.
void Grouping::remarkApart(Operation *op, const FusionGroup &group, StringRef reason) {
  if (!op->getContext()->getRemarkEngine())
    return;
  Operation *reader = group.root ? group.root : group.ops.front();
  using Arg = remark::detail::Remark::Arg;
  remark::missed(op->getLoc(), remark::RemarkOpts::name("apart").category("fusion"))
      << Arg("op", op->getName().stripDialect()) << Arg("reader", reader->getName().stripDialect())
      << Arg("at", Attribute(reader->getLoc())) << Arg("reason", reason);
}

static constexpr StringLiteral kTooLarge = "the kernel has as many ops or operands as one may have";
static constexpr StringLiteral kCycle = "the kernel would wait for what waits for it";
static constexpr StringLiteral kOncePerKernel =
    "several kernels read it: to compute it in each costs more than to read it";

bool Grouping::canTakeProducer(Operation *op, FusionGroup *group) {
  if (!fits(op, group))
    return no(kTooLarge);
  if (group->kind == FusionGroup::Kind::Contraction) {
    // Beside the contraction only what its strides can express, and windows: in memory they would repeat the operand.
    // After it anything.
    bool before = false, after = false;
    for (Operation *user : op->getUsers())
      if (group->ops.contains(user))
        (user == group->root || group->prologue.contains(user) ? before : after) = true;
    if (before)
      return (!after && (isPlainMove(op) || isa<WindowsOp>(op))) ||
             no("a contraction's operands are read by strides alone: what is computed comes from memory");
  }
  if (movesInnermost(op))
    return no("a transpose of the innermost dimension has a kernel of its own, which moves blocks");
  int64_t n = elementsOf(op->getResult(0));
  bool once = 2 * n >= group->parallel * group->reduction || n == group->parallel || n == 1;
  if (!once && weight(op) >= kExpensive && group->kind != FusionGroup::Kind::Single && !isRepeatedInnermost(op, *group))
    return no("it is expensive and each of its elements is needed at several points");
  // A chain of steps that each read two elements of the one before would grow with the square of its length.
  unsigned points = countPoints(op, *group, kMostPoints + 1);
  return points <= 1 || (points <= kMostPoints && weight(op) * static_cast<int>(points - 1) <= kMostRepeated) ||
         no("one point needs too many of its elements");
}

bool Grouping::isRepeatable(Operation *op) {
  if (weight(op) > kCheap)
    return false;
  int64_t read = 0;
  for (Value v : op->getOperands())
    if (!v.getDefiningOp() || !isSplatConstant(v.getDefiningOp()))
      read += bytesOf(v);
  return read <= bytesOf(op->getResult(0));
}

bool Grouping::canBeResult(Operation *op, FusionGroup *group) {
  if (group->kind == FusionGroup::Kind::Single || group->prologue.contains(op))
    return false;
  if (group->kind == FusionGroup::Kind::Contraction && elementsOf(op->getResult(0)) != group->parallel)
    return false;
  return isUsedAtItsPoint(op, *group, dyn_cast_or_null<ReduceOp>(group->root), group->parallel, group->reduction);
}

void Grouping::placeElemental(Operation *op, Users &users) {
  SmallVector<FusionGroup *> takers;
  SmallVector<std::pair<FusionGroup *, StringRef>> refused;
  for (FusionGroup *g : users.groups) {
    if (canTakeProducer(op, g))
      takers.push_back(g);
    else
      refused.push_back({g, why});
  }
  auto apart = [&](FusionGroup *taker) {
    for (auto [g, reason] : refused)
      remarkApart(op, *g, reason);
    for (FusionGroup *g : takers)
      if (g != taker)
        remarkApart(op, *g, kOncePerKernel);
  };
  bool all = takers.size() == users.groups.size() && !users.elsewhere;
  auto take = [&](FusionGroup *g) {
    for (Operation *user : op->getUsers())
      if (g->ops.contains(user) && (user == g->root || g->prologue.contains(user)) &&
          g->kind == FusionGroup::Kind::Contraction)
        g->prologue.insert(op);
    join(op, g);
  };
  if (all && takers.size() == 1) {
    take(takers[0]);
    return;
  }
  if (isa<ReshapeOp>(op)) {
    for (FusionGroup *g : takers)
      take(g);
    if (!all)
      outside.insert(op);
    return;
  }
  if (all && isRepeatable(op)) {
    numRepeated += takers.size() - 1;
    for (FusionGroup *g : takers)
      take(g);
    return;
  }
  for (FusionGroup *g : takers)
    if (canBeResult(op, g) && !makesCycle(op, g)) {
      take(g);
      g->results.insert(op->getResult(0));
      apart(g);
      return;
    }
  if (isRepeatable(op)) {
    numRepeated += takers.size();
    for (FusionGroup *g : takers)
      take(g);
    takers.clear();
  }
  apart(nullptr);
  open(op, FusionGroup::Kind::Pointwise);
}

bool Grouping::canTakeReduce(ReduceOp op, FusionGroup *group) {
  if (op.getKind() == Monoid::region)
    return no("a reduction by a region has a kernel of its own");
  if (!fits(op, group))
    return no(kTooLarge);
  int64_t p = elementsOf(op->getResult(0)), r = reducedElements(op);
  bool innermost = reducesInnermost(op);
  if (group->kind == FusionGroup::Kind::Pointwise) {
    bool sameRows = group->parallel == p;
    // Values of the whole domain after the reduction: the row is read again, so it must be at hand.
    bool wholeDomain = r > 1 && group->parallel == p * r && innermost && r <= kLongestRow && (p >= 8 || r <= 65536);
    if (!sameRows && !wholeDomain)
      return no("its readers go over another domain, or rows too long or too few to stay at hand");
    return isUsedAtItsPoint(op, *group, op, p, r) || no("its readers need it at other points than their own");
  }
  if (group->kind != FusionGroup::Kind::Reduction)
    return no("the reader is no loop over the reduction's domain");
  if (group->parallel != p || group->reduction != r)
    return no("the reader reduces another domain");
  auto root = cast<ReduceOp>(group->root);
  if (root.getKind() == Monoid::region || reducesInnermost(root) != innermost)
    return no("the reader reduces other dimensions");
  if (!innermost) {
    // A second pass over columns would read them from memory again.
    llvm::SetVector<Operation *> reached;
    reached.insert(op);
    for (size_t i = 0; i < reached.size(); ++i)
      for (Operation *user : reached[i]->getUsers())
        if (group->ops.contains(user)) {
          if (isa<ReduceOp>(user))
            return no("a second pass over columns would read them from memory again");
          reached.insert(user);
        }
  }
  return isUsedAtItsPoint(op, *group, root, p, r) || no("its readers need it at other points than their own");
}

void Grouping::placeReduce(ReduceOp op, Users &users) {
  for (FusionGroup *g : users.groups) {
    bool only = users.groups.size() == 1 && !users.elsewhere;
    if (!canTakeReduce(op, g)) {
      remarkApart(op, *g, why);
      continue;
    }
    if (!only && makesCycle(op, g)) {
      remarkApart(op, *g, kCycle);
      continue;
    }
    join(op, g);
    if (g->kind == FusionGroup::Kind::Pointwise) {
      g->kind = FusionGroup::Kind::Reduction;
      g->root = op;
      g->parallel = elementsOf(op->getResult(0));
      g->reduction = reducedElements(op);
    }
    for (FusionGroup *other : users.groups)
      if (other != g)
        remarkApart(op, *other, "another reader's kernel computes it and stores it");
    if (!only)
      for (Value v : op->getResults())
        g->results.insert(v);
    return;
  }
  open(op, FusionGroup::Kind::Reduction);
}

void Grouping::placeContraction(Operation *op, Users &users) {
  if (users.groups.size() == 1 && !users.elsewhere) {
    FusionGroup *g = users.groups[0];
    int64_t n = elementsOf(op->getResult(0));
    if (g->kind == FusionGroup::Kind::Pointwise && g->parallel == n && fits(op, g) &&
        isUsedAtItsPoint(op, *g, nullptr, n, 1)) {
      join(op, g);
      g->kind = FusionGroup::Kind::Contraction;
      g->root = op;
      return;
    }
  }
  for (FusionGroup *g : users.groups)
    remarkApart(op, *g,
                users.groups.size() > 1 || users.elsewhere
                    ? "a contraction's result that is read in several places is stored"
                : g->kind != FusionGroup::Kind::Pointwise ? "only pointwise steps follow a contraction in its kernel"
                                                          : "its readers are not of its shape, or too many");
  open(op, FusionGroup::Kind::Contraction);
}

void Grouping::place(Operation *op) {
  if (isSplatConstant(op))
    return;
  // Ops that are no computation on tensors: control flow, collectives, checks, dense constants.
  if (!isa<AccessOpInterface>(op) || isa<ConstantOp>(op) || !isPure(op)) {
    outside.insert(op);
    return;
  }
  Users users = usersOf(op);
  if (users.groups.empty() && !users.elsewhere)
    return; // dead
  if (auto r = dyn_cast<ReduceOp>(op))
    placeReduce(r, users);
  else if (isa<DotOp>(op))
    placeContraction(op, users);
  else if (isView(op) && !isa<ReshapeOp>(op))
    outside.insert(op);
  else if (isElemental(op))
    placeElemental(op, users);
  else
    open(op, FusionGroup::Kind::Single);
}

void Grouping::run() {
  for (Operation &op : llvm::reverse(block))
    place(&op);
  for (auto &g : groups) {
    g->members.assign(g->ops.begin(), g->ops.end());
    llvm::sort(g->members, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  }
  SmallVector<Operation *> order(outside.begin(), outside.end());
  llvm::sort(order, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  outside.clear();
  outside.insert(order.begin(), order.end());
}
