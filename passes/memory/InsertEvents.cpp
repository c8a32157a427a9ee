#include "passes/memory/Hazards.h"
#include "passes/memory/Passes.h"

namespace gc {
#define GEN_PASS_DEF_INSERTEVENTSPASS
#include "passes/memory/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

// One block's commands in issue order. Of a region, number 0 is its start, and after the last comes its end: both
// belong to the control command's stream and conflict with everything.
struct Step {
  Operation *op; // null: start or end
  int64_t stream;
  SmallVector<Touch> touches;
  // clock[t]: the last step of stream t that is done before any later step of this stream.
  std::array<int, gcx::NumStreams> clock;
  int event = -1;
};

struct InsertEvents : gc::impl::InsertEventsPassBase<InsertEvents> {
  using InsertEventsPassBase::InsertEventsPassBase;

  void runOnOperation() override {
    trips = gcx::tripCounts(getOperation());
    nextEvent = getOperation().getEvents();
    if (llvm::any_of(llvm::seq<int64_t>(1, gcx::NumStreams),
                     [&](int64_t s) { return usesStream(getOperation().getBody().front(), s); }))
      orderBlock(getOperation().getBody().front(), /*home=*/-1);
    eventsInserted += nextEvent - getOperation().getEvents();
    getOperation().setEvents(nextEvent);
  }

private:
  void orderBlock(Block &block, int64_t home) {
    SmallVector<Step> steps;
    if (home >= 0)
      steps.push_back({nullptr, home, {}, {}});
    for (Operation &op : block)
      if (auto command = dyn_cast<gcx::CommandOpInterface>(op))
        steps.push_back({&op, command.getStreamNumber(), touchesOf(&op, trips), {}});
    if (home >= 0)
      steps.push_back({nullptr, home, {}, {}});

    std::array<std::array<int, gcx::NumStreams>, gcx::NumStreams> clocks;
    for (auto &clock : clocks)
      clock.fill(-1);
    for (auto [number, step] : llvm::enumerate(steps)) {
      auto &clock = clocks[step.stream];
      while (true) {
        int after = latestUnordered(steps, number, clock);
        if (after < 0)
          break;
        wait(block, steps[after], step);
        for (auto [mine, theirs] : llvm::zip_equal(clock, steps[after].clock))
          mine = std::max(mine, theirs);
      }
      clock[step.stream] = number;
      step.clock = clock;
      if (step.op)
        for (Region &region : step.op->getRegions())
          orderBlock(region.front(), step.stream);
    }
  }

  // The latest earlier step of another stream that `number` must come after and does not yet.
  static int latestUnordered(ArrayRef<Step> steps, int number, ArrayRef<int> clock) {
    const Step &step = steps[number];
    for (int i = number - 1; i >= 0; --i) {
      const Step &other = steps[i];
      if (other.stream == step.stream || i <= clock[other.stream])
        continue;
      if (!step.op || !other.op || conflict(step.touches, other.touches))
        return i;
    }
    return -1;
  }

  void wait(Block &block, Step &first, Step &second) {
    OpBuilder builder(&getContext());
    Location loc = (second.op ? second.op : block.getParentOp())->getLoc();
    if (first.event < 0) {
      first.event = nextEvent++;
      if (first.op)
        builder.setInsertionPointAfter(first.op);
      else
        setToFirstCommand(builder, block);
      gcx::RecordOp::create(builder, loc, first.event, first.stream);
    }
    if (second.op)
      builder.setInsertionPoint(second.op);
    else
      builder.setInsertionPointToEnd(&block);
    gcx::WaitOp::create(builder, loc, first.event, second.stream);
    ++waitsInserted;
  }

  static void setToFirstCommand(OpBuilder &builder, Block &block) {
    auto first = llvm::find_if(block, [](Operation &op) { return isa<gcx::CommandOpInterface>(op); });
    builder.setInsertionPoint(&block, first);
  }

  SmallVector<int64_t> trips;
  int64_t nextEvent = 0;
};

} // namespace
