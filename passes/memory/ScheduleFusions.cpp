#include "passes/memory/Passes.h"
#include "passes/memory/StoragePlan.h"

#include "ir/analysis/ElementWalk.h"

#include "llvm/ADT/MapVector.h"

namespace gc {
#define GEN_PASS_DEF_SCHEDULEFUSIONSPASS
#include "passes/memory/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

int64_t alignedBytes(Value value) {
  return llvm::alignTo(gcx::bytesOf(cast<RankedTensorType>(value.getType())), gcx::kAlignment);
}

// What an order of one block needs, by the plan that the lowering will follow.
struct Need {
  int64_t copied = 0, peak = 0; // bytes
};

// Counts the allocations that live in one run of `block` or of a block inside it.
class NeedCounter {
public:
  NeedCounter(func::FuncOp function, ArrayRef<int64_t> aliases, Block &block)
      : plan(function, aliases), lives(plan.getSlots().size()), order(block) {
    visit(block);
  }

  Need get() const { return {copied, peakOf(lives, order.size())}; }

private:
  void visit(Block &block) {
    for (Operation &op : block) {
      if (isView(&op))
        continue;
      for (Value operand : op.getOperands())
        touch(plan.slotOf(operand), &op);
      for (Value result : op.getResults())
        touch(plan.slotOf(result), &op);
      if (auto loop = dyn_cast<WhileOp>(op))
        touch(plan.predSlot(&op), loop);
      if (isa<WhileOp, ScanOp>(op))
        for (auto [init, result] : llvm::zip_first(op.getOperands().take_front(numCarries(&op)), op.getResults()))
          copy(init, plan.slotOf(result));
      for (auto [i, result] : llvm::enumerate(op.getResults()))
        if (int updated = StoragePlan::updatedOperand(&op, i); updated >= 0)
          copy(op.getOperand(updated), plan.slotOf(result));
      if (isa<FusionOp>(op))
        continue;
      for (Region &region : op.getRegions())
        visit(region.front());
    }
    Operation *terminator = block.getTerminator();
    bool isBody = isa<func::FuncOp>(block.getParentOp());
    for (auto [i, value] : llvm::enumerate(terminator->getOperands())) {
      int slot = isBody ? plan.returnSlot(i) : plan.yieldSlot(&block, i);
      touch(slot, terminator);
      copy(value, slot);
    }
  }

  static unsigned numCarries(Operation *loop) {
    auto scan = dyn_cast<ScanOp>(loop);
    return scan ? scan.getInits().size() : loop->getNumOperands();
  }

  void copy(Value value, int to) {
    if (plan.slotOf(value) != to && !plan.getSlots()[plan.slotOf(value)].value)
      copied += plan.getSlots()[to].bytes;
  }

  void touch(int number, Operation *op) {
    while (plan.getSlots()[number].kind == Slot::Kind::Slice)
      number = plan.getSlots()[number].base;
    const Slot &slot = plan.getSlots()[number];
    if (slot.kind != Slot::Kind::Alloc)
      return;
    const auto *span = order.find(ancestorIn(slot.block, op));
    if (!span)
      return; // lives outside
    lives[number].bytes = llvm::alignTo(slot.bytes, gcx::kAlignment);
    lives[number].extend(*span);
  }

  StoragePlan plan;
  SmallVector<Life> lives; // by slot
  IssueOrder order;
  int64_t copied = 0;
};

// A block's ops with what must come before what. Every edge goes with the order that the block has, so there is no
// cycle.
class Graph {
public:
  // `replaced[i]`: the value whose memory the block's i-th delivered value takes over; null: none.
  Graph(Block &block, ArrayRef<Value> replaced) : block(block) {
    for (Operation &op : block.without_terminator()) {
      index[&op] = ops.size();
      ops.push_back(&op);
    }
    before.resize(ops.size());
    after.resize(ops.size());
    reads.resize(ops.size());
    makes.resize(ops.size());
    for (int i = 0, e = ops.size(); i < e; ++i)
      addUses(i);
    addValues();
    addOrder();
    for (auto [value, old] : llvm::zip_equal(block.getTerminator()->getOperands(), replaced))
      if (Operation *last = StoragePlan::root(value).getDefiningOp(); old && last && index.count(last))
        keepReadersBefore(old, index[last]);
  }

  size_t size() const { return ops.size(); }
  Operation *op(int i) const { return ops[i]; }
  using Order = SmallVector<int>;

  // Next is always what adds least to the memory in use.
  Order forward() const {
    SmallVector<int> left(values.size());
    for (auto [value, readers] : llvm::enumerate(readersOf))
      left[value] = readers.size();
    auto added = [&](int i) {
      int64_t sum = 0;
      for (int value : makes[i])
        sum += values[value];
      for (int value : reads[i])
        sum -= left[value] == 1 ? values[value] : 0;
      return sum;
    };
    auto place = [&](int i) {
      for (int value : reads[i])
        --left[value];
    };
    return choose(before, after, added, place, /*earliest=*/true);
  }

  // From the end: the op before is always the one that leaves least memory to be in use in front of it.
  Order backward() const {
    SmallVector<bool> live(values.size());
    auto added = [&](int i) {
      int64_t sum = 0;
      for (int value : makes[i])
        sum -= live[value] ? values[value] : 0;
      for (int value : reads[i])
        sum += live[value] ? 0 : values[value];
      return sum;
    };
    auto place = [&](int i) {
      for (int value : reads[i])
        live[value] = true;
    };
    Order order = choose(after, before, added, place, /*earliest=*/false);
    std::reverse(order.begin(), order.end());
    return order;
  }

  // Each delivered value with all it needs, one after another.
  Order depthFirst() const {
    Order order;
    SmallVector<bool> seen(ops.size());
    auto visit = [&](int root) {
      SmallVector<std::pair<int, size_t>> stack{{root, 0}};
      seen[root] = true;
      while (!stack.empty()) {
        auto &[i, next] = stack.back();
        if (next == before[i].size()) {
          order.push_back(i);
          stack.pop_back();
          continue;
        }
        int other = before[i][next++];
        if (!seen[other]) {
          seen[other] = true;
          stack.push_back({other, 0});
        }
      }
    };
    for (int i = 0, e = ops.size(); i < e; ++i)
      if (after[i].empty())
        visit(i);
    return order;
  }

private:
  void edge(int from, int to) {
    if (from == to || llvm::is_contained(before[to], from))
      return;
    before[to].push_back(from);
    after[from].push_back(to);
  }

  void addUses(int i) {
    ops[i]->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands()) {
        if (Operation *maker = operand.getDefiningOp(); maker && maker->getBlock() == &block)
          edge(index[maker], i);
        Value value = StoragePlan::root(operand);
        if (!isView(inner) && value.getParentBlock() == &block)
          users[value].insert(i);
      }
    });
  }

  // What is delivered lives in memory that is there anyway, and so do arguments and constants.
  void addValues() {
    SmallPtrSet<Value, 8> delivered;
    for (Value value : block.getTerminator()->getOperands())
      delivered.insert(StoragePlan::root(value));
    for (int i = 0, e = ops.size(); i < e; ++i) {
      if (isView(ops[i]) || isa<ConstantOp>(ops[i]))
        continue;
      for (Value result : ops[i]->getResults()) {
        if (delivered.contains(result))
          continue;
        makes[i].push_back(values.size());
        for (int user : users[result])
          reads[user].push_back(values.size());
        readersOf.push_back(users[result].getArrayRef());
        values.push_back(alignedBytes(result));
      }
    }
  }

  // Checks and collectives stay in their order; what an op computes over in place is read before.
  void addOrder() {
    int last = -1;
    for (int i = 0, e = ops.size(); i < e; ++i) {
      bool ordered = false;
      ops[i]->walk(
          [&](Operation *inner) { ordered |= isa<ExpectOp, AllReduceOp, AllGatherOp, ReduceScatterOp>(inner); });
      if (ordered) {
        if (last >= 0)
          edge(last, i);
        last = i;
      }
      for (auto [number, result] : llvm::enumerate(ops[i]->getResults()))
        if (int updated = StoragePlan::updatedOperand(ops[i], number); updated >= 0)
          keepReadersBefore(StoragePlan::root(ops[i]->getOperand(updated)), i);
      if (isa<WhileOp, ScanOp>(ops[i]))
        for (auto [init, result] : llvm::zip(ops[i]->getOperands(), ops[i]->getResults()))
          keepReadersBefore(StoragePlan::root(init), i);
    }
  }

  void keepReadersBefore(Value old, int i) {
    auto it = users.find(old);
    if (it == users.end())
      return;
    for (int user : it->second)
      if (user < i)
        edge(user, i);
  }

  template <typename Added, typename Place>
  Order choose(ArrayRef<SmallVector<int>> needs, ArrayRef<SmallVector<int>> frees, Added added, Place place,
               bool earliest) const {
    Order order;
    SmallVector<int> open(ops.size()), ready;
    for (int i = 0, e = ops.size(); i < e; ++i)
      if (!(open[i] = needs[i].size()))
        ready.push_back(i);
    while (!ready.empty()) {
      auto key = [&](int i) { return std::pair(added(i), earliest ? i : -i); };
      auto best = llvm::min_element(ready, [&](int a, int b) { return key(a) < key(b); });
      int chosen = *best;
      ready.erase(best);
      place(chosen);
      order.push_back(chosen);
      for (int other : frees[chosen])
        if (!--open[other])
          ready.push_back(other);
    }
    return order;
  }

  Block &block;
  SmallVector<Operation *> ops;
  DenseMap<Operation *, int> index;
  SmallVector<SmallVector<int>> before, after;        // edges
  llvm::MapVector<Value, llvm::SetVector<int>> users; // of roots, views looked through
  SmallVector<int64_t> values;                        // bytes of what needs memory of its own
  SmallVector<ArrayRef<int>> readersOf;
  SmallVector<SmallVector<int>> reads, makes; // values by op
};

struct ScheduleFusions : gc::impl::ScheduleFusionsPassBase<ScheduleFusions> {
  using ScheduleFusionsPassBase::ScheduleFusionsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isPrivate() || !function.getBody().hasOneBlock())
      return;
    FailureOr<SmallVector<int64_t>> aliases = readAliases(function);
    if (failed(aliases))
      return signalPassFailure();
    // Inner blocks first: how much an op needs while it runs is then settled.
    SmallVector<Block *> blocks;
    function.walk<WalkOrder::PostOrder>([&](Operation *op) {
      if (isa<WhileOp, ScanOp, CaseOp>(op))
        for (Region &region : op->getRegions())
          blocks.push_back(&region.front());
    });
    blocks.push_back(&function.getBody().front());
    for (Block *block : blocks)
      schedule(function, *aliases, *block);
  }

private:
  void schedule(func::FuncOp function, ArrayRef<int64_t> aliases, Block &block) {
    Graph graph(block, replacedIn(block, aliases));
    Need best = NeedCounter(function, aliases, block).get();
    int64_t first = best.peak;
    Graph::Order chosen;
    for (const Graph::Order &order : {graph.forward(), graph.backward(), graph.depthFirst()}) {
      apply(graph, order, block);
      Need need = NeedCounter(function, aliases, block).get();
      if (need.copied <= best.copied && need.peak < best.peak) {
        best = need;
        chosen = order;
      }
    }
    if (chosen.empty())
      for (int i = 0, e = graph.size(); i < e; ++i)
        chosen.push_back(i);
    else
      ++reordered;
    apply(graph, chosen, block);
    savedBytes += first - best.peak;
  }

  static void apply(const Graph &graph, ArrayRef<int> order, Block &block) {
    for (int i : order)
      graph.op(i)->moveBefore(block.getTerminator());
  }

  static SmallVector<Value> replacedIn(Block &block, ArrayRef<int64_t> aliases) {
    SmallVector<Value> replaced(block.getTerminator()->getNumOperands());
    if (isa<func::FuncOp>(block.getParentOp())) {
      for (auto [argument, result] : llvm::zip_equal(block.getArguments(), aliases))
        if (result >= 0)
          replaced[result] = argument;
    } else if (auto scan = dyn_cast<ScanOp>(block.getParentOp())) {
      llvm::copy(block.getArguments().take_front(scan.getInits().size()), replaced.begin());
    } else if (auto loop = dyn_cast<WhileOp>(block.getParentOp()); loop && &block == &loop.getBody().front()) {
      llvm::copy(block.getArguments(), replaced.begin());
    }
    return replaced;
  }
};

} // namespace
