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
  int64_t bytes; // rounded up to the alignment
  int64_t first, last;
  int64_t offset = -1;
  bool meets(const Allocation &other) const { return first <= other.last && other.first <= last; }
};

struct AssignArena : gc::impl::AssignArenaPassBase<AssignArena> {
  using AssignArenaPassBase::AssignArenaPassBase;

  void runOnOperation() override {
    positions.clear();
    int64_t next = 0;
    number(getOperation().getBody().front(), next);
    SmallVector<Allocation> list;
    getOperation().walk([&](gcx::AllocOp op) { list.push_back(lifeOf(op)); });
    int64_t end = place(list);
    Builder builder(&getContext());
    for (Allocation &allocation : list)
      allocation.op.setOffset(allocation.offset);
    getOperation().setArenaBytes(end);
    arenaBytes += end;
    liveBytes += largestSum(list, next);
    allocations += list.size();
  }

private:
  // Positions of commands in the order of issue; a control command spans its regions.
  void number(Block &block, int64_t &next) {
    for (Operation &op : block) {
      int64_t begin = next++;
      for (Region &region : op.getRegions())
        number(region.front(), next);
      positions[&op] = {begin, next - 1};
    }
  }

  Allocation lifeOf(gcx::AllocOp op) {
    int64_t rounded = llvm::alignTo(op.getBytes(), gcx::kAlignment);
    Allocation allocation{op, rounded, std::numeric_limits<int64_t>::max(), -1};
    SmallVector<Value> worklist{op.getResult()};
    while (!worklist.empty())
      for (Operation *user : worklist.pop_back_val().getUsers()) {
        if (isa<gcx::ViewOp>(user)) {
          worklist.push_back(user->getResult(0));
          continue;
        }
        auto [begin, end] = positions.at(ancestorIn(op->getBlock(), user));
        allocation.first = std::min(allocation.first, begin);
        allocation.last = std::max(allocation.last, end);
      }
    return allocation;
  }

  static int64_t place(MutableArrayRef<Allocation> list) {
    SmallVector<Allocation *> order;
    for (Allocation &allocation : list)
      order.push_back(&allocation);
    llvm::sort(order, [](auto *a, auto *b) { return std::pair(-a->bytes, a) < std::pair(-b->bytes, b); });
    int64_t end = 0;
    SmallVector<Allocation *> placed; // by offset
    for (Allocation *allocation : order) {
      allocation->offset = findGap(placed, *allocation);
      end = std::max(end, allocation->offset + allocation->bytes);
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
      if (gap >= allocation.bytes && gap < bestSize) {
        best = top;
        bestSize = gap;
      }
      top = std::max(top, other->offset + other->bytes);
    }
    return best >= 0 ? best : top;
  }

  static int64_t largestSum(ArrayRef<Allocation> list, int64_t numPositions) {
    SmallVector<int64_t> change(numPositions + 1);
    for (const Allocation &allocation : list)
      if (allocation.last >= 0) {
        change[allocation.first] += allocation.bytes;
        change[allocation.last + 1] -= allocation.bytes;
      }
    int64_t sum = 0, largest = 0;
    for (int64_t delta : change)
      largest = std::max(largest, sum += delta);
    return largest;
  }

  DenseMap<Operation *, std::pair<int64_t, int64_t>> positions;
};

} // namespace
