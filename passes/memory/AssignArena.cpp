#include "passes/memory/Passes.h"
#include "passes/memory/StoragePlan.h"
#include "runtime/abi/Limits.h"

namespace gc {
#define GEN_PASS_DEF_ASSIGNARENAPASS
#include "passes/memory/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

// Placements tried to bring the arena to the peak of live bytes, and what all of them may cost: pairs of allocations.
constexpr int64_t kMostTries = 200, kPlacementWork = 10'000'000;

namespace {

struct Allocation {
  gcx::AllocOp op;
  Life life; // its bytes rounded up to the alignment
  int64_t offset = -1;
  int place = -1; // −1: the arena; else the spare result that it lies in
  bool meets(const Allocation &other) const { return life.first <= other.life.last && other.life.first <= life.last; }
};

// A result whose memory is free before the position `written`.
struct SpareResult {
  gcx::ResultOp op;
  int64_t bytes, written;
};

// Where allocations of one memory lie, by offset.
using Placed = SmallVector<Allocation *>;

struct AssignArena : gc::impl::AssignArenaPassBase<AssignArena> {
  using AssignArenaPassBase::AssignArenaPassBase;

  void runOnOperation() override {
    IssueOrder order(getOperation().getBody().front());
    SmallVector<Allocation> list;
    SmallVector<Life> lives;
    getOperation().walk([&](gcx::AllocOp op) {
      lives.push_back(lifeOf(op, op->getBlock(), order, llvm::alignTo(op.getBytes(), gcx::kAlignment)));
      list.push_back({op, lives.back()});
    });
    findSpareResults(order);
    int64_t end = place(list, leastArena(lives, order.size()));
    if (end > gcrt::kMaxBytes) {
      auto most =
          llvm::max_element(list, [](const Allocation &a, const Allocation &b) { return a.life.bytes < b.life.bytes; });
      most->op.emitError() << "temporaries need " << end << " bytes at once, this one " << most->op.getBytes()
                           << "; no artifact holds more than " << gcrt::kMaxBytes << ": use smaller tensors";
      return signalPassFailure();
    }
    for (Allocation &allocation : list) {
      allocation.op.setOffset(allocation.offset);
      if (allocation.place < 0)
        continue;
      gcx::ResultOp result = spare[allocation.place].op;
      result->moveBefore(&result->getBlock()->front());
      allocation.op.getWithinMutable().assign(result.getResult());
      ++inResults;
    }
    getOperation().setArenaBytes(end);
    arenaBytes += end;
    liveBytes += peakOf(lives, order.size());
    allocations += list.size();
  }

private:
  // When commands of `block`, or what they contain, use `buffer`.
  static Life lifeOf(Operation *buffer, Block *block, const IssueOrder &order, int64_t bytes) {
    Life life{bytes};
    SmallVector<Value> worklist{buffer->getResult(0)};
    while (!worklist.empty())
      for (Operation *user : worklist.pop_back_val().getUsers()) {
        if (isa<gcx::ViewOp>(user))
          worklist.push_back(user->getResult(0));
        else
          life.extend(*order.find(ancestorIn(block, user)));
      }
    return life;
  }

  void findSpareResults(const IssueOrder &order) {
    spare.clear();
    getOperation().walk([&](gcx::ResultOp op) {
      if (op.getSpare())
        spare.push_back({op, int64_t(op.getBytes()), lifeOf(op, op->getBlock(), order, 0).first});
    });
  }

  // No arena is smaller: what is alive at a command and finds no room in results not yet written.
  int64_t leastArena(ArrayRef<Life> lives, int64_t positions) const {
    SmallVector<Life> all(lives);
    for (const SpareResult &result : spare) {
      Life room{-result.bytes};
      room.extend({0, std::min(result.written, positions) - 1});
      all.push_back(room);
    }
    return peakOf(all, positions);
  }

  // The smallest arena of several orders of placement: by bytes, by time alive, by both. What ends at the top of the
  // best one is then placed earlier, as long as that helps. `peak`: no arena is smaller. Deterministic.
  int64_t place(MutableArrayRef<Allocation> list, int64_t least) const {
    using Key = std::pair<int64_t, int64_t>;
    auto byBytes = [](const Life &l) { return Key{-l.bytes, l.first}; };
    auto byTime = [](const Life &l) { return Key{l.first - l.last, -l.bytes}; };
    auto byBoth = [](const Life &l) { return Key{-l.bytes * (l.last - l.first + 1), l.first}; };
    SmallVector<Allocation *> order, bestOrder;
    for (Allocation &allocation : list)
      order.push_back(&allocation);
    SmallVector<Allocation> best;
    int64_t bestEnd = std::numeric_limits<int64_t>::max();
    auto attempt = [&] {
      int64_t end = placeInOrder(order);
      if (end >= bestEnd)
        return;
      bestEnd = end;
      bestOrder = order;
      best.assign(list.begin(), list.end());
    };
    for (auto key : std::initializer_list<Key (*)(const Life &)>{byBytes, byTime, byBoth}) {
      if (bestEnd <= least)
        break;
      llvm::sort(order, [&](auto *a, auto *b) { return std::pair(key(a->life), a) < std::pair(key(b->life), b); });
      attempt();
    }
    int64_t cost = std::max<int64_t>(list.size() * list.size(), 1);
    order = bestOrder;
    for (int64_t tries = std::min(kMostTries, kPlacementWork / cost); bestEnd > least && tries > 0; --tries) {
      auto endOf = [](const Allocation *a) { return a->place < 0 ? a->offset + a->life.bytes : -1; };
      auto top = llvm::max_element(order, [&](auto *a, auto *b) { return endOf(a) < endOf(b); });
      if (top == order.begin())
        break;
      std::rotate(order.begin() + (top - order.begin()) / 2, top, top + 1);
      attempt();
    }
    llvm::copy(best, list.begin());
    return list.empty() ? 0 : bestEnd;
  }

  // Each in the smallest gap that fits of the first memory that has one; results come before the arena.
  int64_t placeInOrder(ArrayRef<Allocation *> order) const {
    int64_t end = 0;
    Placed arena;
    SmallVector<Placed> inResult(spare.size());
    for (Allocation *allocation : order) {
      allocation->place = -1;
      Placed *placed = &arena;
      for (auto [i, result] : llvm::enumerate(spare)) {
        if (allocation->life.last >= result.written || allocation->life.bytes > result.bytes)
          continue;
        allocation->offset = findGap(inResult[i], *allocation);
        if (allocation->offset + allocation->life.bytes > result.bytes)
          continue;
        allocation->place = i;
        placed = &inResult[i];
        break;
      }
      if (allocation->place < 0) {
        allocation->offset = findGap(arena, *allocation);
        end = std::max(end, allocation->offset + allocation->life.bytes);
      }
      placed->insert(llvm::upper_bound(*placed, allocation, [](auto *a, auto *b) { return a->offset < b->offset; }),
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

  SmallVector<SpareResult> spare;
};

} // namespace
