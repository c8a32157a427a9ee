#include "passes/memory/Passes.h"
#include "passes/memory/StoragePlan.h"

namespace gc {
#define GEN_PASS_DEF_ASSIGNARENAPASS
#include "passes/memory/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

struct Allocation {
  gcx::AllocOp op;
  Life life; // its bytes rounded up to the alignment
  int64_t offset = -1;
  bool meets(const Allocation &other) const { return life.first <= other.life.last && other.life.first <= life.last; }
};

struct AssignArena : gc::impl::AssignArenaPassBase<AssignArena> {
  using AssignArenaPassBase::AssignArenaPassBase;

  void runOnOperation() override {
    IssueOrder order(getOperation().getBody().front());
    SmallVector<Allocation> list;
    SmallVector<Life> lives;
    getOperation().walk([&](gcx::AllocOp op) {
      lives.push_back(lifeOf(op, order));
      list.push_back({op, lives.back()});
    });
    int64_t end = place(list);
    Builder builder(&getContext());
    for (Allocation &allocation : list)
      allocation.op.setOffset(allocation.offset);
    getOperation().setArenaBytes(end);
    arenaBytes += end;
    liveBytes += peakOf(lives, order.size());
    allocations += list.size();
  }

private:
  static Life lifeOf(gcx::AllocOp op, const IssueOrder &order) {
    Life life{int64_t(llvm::alignTo(op.getBytes(), gcx::kAlignment))};
    SmallVector<Value> worklist{op.getResult()};
    while (!worklist.empty())
      for (Operation *user : worklist.pop_back_val().getUsers()) {
        if (isa<gcx::ViewOp>(user))
          worklist.push_back(user->getResult(0));
        else
          life.extend(*order.find(ancestorIn(op->getBlock(), user)));
      }
    return life;
  }

  static int64_t place(MutableArrayRef<Allocation> list) {
    SmallVector<Allocation *> order;
    for (Allocation &allocation : list)
      order.push_back(&allocation);
    llvm::sort(order, [](auto *a, auto *b) { return std::pair(-a->life.bytes, a) < std::pair(-b->life.bytes, b); });
    int64_t end = 0;
    SmallVector<Allocation *> placed; // by offset
    for (Allocation *allocation : order) {
      allocation->offset = findGap(placed, *allocation);
      end = std::max(end, allocation->offset + allocation->life.bytes);
      placed.insert(llvm::upper_bound(placed, allocation, [](auto *a, auto *b) { return a->offset < b->offset; }),
                    allocation);
    }
    return end;
  }

  static int64_t findGap(ArrayRef<Allocation *> placed, const Allocation &allocation) {
    int64_t best = -1, bestSize = std::numeric_limits<int64_t>::max(), top = 0;
    for (Allocation *other : placed) {
      if (!other->meets(allocation))
        continue;
      int64_t gap = other->offset - top;
      if (gap >= allocation.life.bytes && gap < bestSize) {
        best = top;
        bestSize = gap;
      }
      top = std::max(top, other->offset + other->life.bytes);
    }
    return best >= 0 ? best : top;
  }
};

} // namespace
