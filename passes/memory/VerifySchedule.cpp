#include "passes/memory/Hazards.h"
#include "passes/memory/Passes.h"

#include "llvm/ADT/MapVector.h"

#include <map>

namespace gc {
#define GEN_PASS_DEF_VERIFYSCHEDULEPASS
#include "passes/memory/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

using Clock = std::array<int, gcx::NumStreams>;

// One block's commands, records and waits, with what they touch.
struct Step {
  Operation *op;
  int64_t stream;
  SmallVector<Touch> touches;
};

// Two commands of different streams that touch the same bytes without an order.
struct Unordered {
  Operation *first, *second; // second null: the block ends
};

class StreamChecker {
public:
  StreamChecker(ArrayRef<int64_t> trips, bool redundant) : trips(trips), redundant(redundant) {}

  LogicalResult check(Block &block, int64_t home) {
    SmallVector<Step> steps;
    for (Operation &op : block)
      if (auto command = dyn_cast<gcx::CommandOpInterface>(op))
        steps.push_back({&op, command.getStreamNumber(), touchesOf(&op, trips)});
    if (auto found = simulate(steps, home, nullptr, &hazards))
      return report(*found, block);
    if (redundant && failed(checkNeeded(steps, home)))
      return failure();
    for (Step &step : steps)
      for (Region &region : step.op->getRegions())
        if (failed(check(region.front(), step.stream)))
          return failure();
    return success();
  }

  int64_t hazards = 0;

private:
  // Steps through the block without `left`; the first unordered pair, if there is one. In a region (home >= 0), step −1
  // is its start on the home stream, which everything must come after, and the home stream must come last.
  static std::optional<Unordered> simulate(ArrayRef<Step> steps, int64_t home, Operation *left, int64_t *count) {
    std::array<Clock, gcx::NumStreams> clocks;
    // −2: not even the start.
    for (Clock &clock : clocks)
      clock.fill(-2);
    if (home >= 0)
      clocks[home][home] = -1;
    DenseMap<int64_t, Clock> events;
    for (auto [number, step] : llvm::enumerate(steps)) {
      Clock &clock = clocks[step.stream];
      if (step.op == left)
        continue;
      if (auto record = dyn_cast<gcx::RecordOp>(step.op)) {
        events[record.getEvent()] = clock;
        continue;
      }
      if (auto wait = dyn_cast<gcx::WaitOp>(step.op)) {
        auto event = events.find(wait.getEvent());
        if (event != events.end())
          for (auto [mine, theirs] : llvm::zip_equal(clock, event->second))
            mine = std::max(mine, theirs);
        continue;
      }
      if (home >= 0 && clock[home] < -1)
        return Unordered{steps.front().op->getParentOp(), step.op};
      for (int i = 0; i < static_cast<int>(number); ++i) {
        const Step &other = steps[i];
        if (other.stream == step.stream || other.touches.empty() || !conflict(step.touches, other.touches))
          continue;
        if (i > clock[other.stream])
          return Unordered{other.op, step.op};
        if (count)
          ++*count;
      }
      clock[step.stream] = number;
    }
    if (home >= 0)
      for (auto [number, step] : llvm::enumerate(steps))
        if (step.stream != home && !isa<gcx::RecordOp, gcx::WaitOp>(step.op) &&
            static_cast<int>(number) > clocks[home][step.stream])
          return Unordered{step.op, nullptr};
    return std::nullopt;
  }

  static LogicalResult checkNeeded(ArrayRef<Step> steps, int64_t home) {
    for (const Step &step : steps)
      if (isa<gcx::RecordOp, gcx::WaitOp>(step.op) && !simulate(steps, home, step.op, nullptr))
        return step.op->emitOpError("orders nothing that is not ordered without it");
    return success();
  }

  static LogicalResult report(const Unordered &pair, Block &block) {
    Operation *second = pair.second ? pair.second : block.getParentOp();
    InFlightDiagnostic diagnostic =
        pair.second
            ? second->emitOpError("may run before or beside a command of another stream that touches the same "
                                  "bytes: no event orders them")
            : second->emitOpError("ends while a command of another stream in its region may still run: no event "
                                  "orders them");
    diagnostic.attachNote(pair.first->getLoc()) << "the other command: " << pair.first->getName();
    return diagnostic;
  }

  ArrayRef<int64_t> trips;
  bool redundant;
};

// Which allocation each byte of the arena, and of results that hold some, holds as the commands run in order of issue.
class ArenaChecker {
public:
  ArenaChecker(gcx::ProgramOp program, ArrayRef<int64_t> trips) : trips(trips) {
    int64_t end = program.getArenaBytes().value_or(0);
    program.walk([&](gcx::ResultOp result) {
      if (result.getSpare()) {
        starts[result] = end;
        end += result.getBytes();
      }
    });
  }

  LogicalResult checkProgram(Block &body) {
    if (failed(check(body)))
      return failure();
    for (auto [result, start] : starts)
      if (Operation *owner = overwriter(result, start, start + cast<gcx::ResultOp>(result).getBytes()))
        return owner->emitOpError("is written to a result after the result was");
    return success();
  }

  int64_t reads = 0;

private:
  LogicalResult check(Block &block) {
    for (Operation &op : block)
      if (failed(checkCommand(op)))
        return failure();
    return success();
  }

  struct Piece {
    int64_t end;
    Operation *owner; // null: nothing that may be read
  };
  using State = std::map<int64_t, Piece>; // by begin, disjoint

  LogicalResult checkCommand(Operation &op) {
    if (auto loop = dyn_cast<gcx::WhileOp>(op))
      return checkWhile(loop);
    if (auto loop = dyn_cast<gcx::ForOp>(op)) {
      if (loop.getTrip() == 0)
        return success();
      // Twice, so that what one round leaves is seen by the next.
      return failure(failed(check(loop.getBody().front())) ||
                     (loop.getTrip() > 1 && failed(check(loop.getBody().front()))));
    }
    auto command = dyn_cast<gcx::CommandOpInterface>(op);
    if (!command)
      return success();
    for (Value buffer : command.getReads())
      if (failed(checkRead(op, buffer)))
        return failure();
    if (auto branches = dyn_cast<gcx::CaseOp>(op))
      return checkCase(branches);
    for (Value buffer : command.getWrites())
      if (auto [owner, range] = locate(buffer); owner)
        assign(range.begin, range.end, owner);
    return success();
  }

  LogicalResult checkWhile(gcx::WhileOp loop) {
    Block &cond = loop.getCond().front(), &body = loop.getBody().front();
    if (failed(check(cond)) || failed(checkRead(*loop, loop.getPred())))
      return failure();
    State never = state;
    for (int round = 0; round < 2; ++round)
      if (failed(check(body)) || failed(check(cond)) || failed(checkRead(*loop, loop.getPred())))
        return failure();
    state = merge(never, state);
    return success();
  }

  LogicalResult checkCase(gcx::CaseOp op) {
    State before = state;
    std::optional<State> after;
    for (Region &branch : op.getBranches()) {
      state = before;
      if (failed(check(branch.front())))
        return failure();
      after = after ? merge(*after, state) : state;
    }
    state = *after;
    return success();
  }

  // The allocation or spare result of a buffer, null for other memory, and the bytes: the arena's first, then those of
  // the results, one after another.
  std::pair<Operation *, gcx::Range> locate(Value buffer) {
    gcx::Range range = gcx::rangeOf(buffer, trips);
    while (auto view = buffer.getDefiningOp<gcx::ViewOp>())
      buffer = view.getBase();
    Operation *owner = buffer.getDefiningOp();
    auto alloc = dyn_cast<gcx::AllocOp>(owner);
    Operation *memory = alloc && alloc.getWithin() ? alloc.getWithin().getDefiningOp() : owner;
    if (auto start = starts.find(memory); start != starts.end()) {
      range.begin += start->second;
      range.end += start->second;
    } else if (!alloc) {
      owner = nullptr;
    }
    return {owner, range};
  }

  std::string nameOf(int64_t at) const {
    for (auto [result, start] : llvm::reverse(starts))
      if (at >= start)
        return "byte " + std::to_string(at - start) + " of result " +
               std::to_string(cast<gcx::ResultOp>(result).getIndex());
    return "byte " + std::to_string(at) + " of the arena";
  }

  // The allocation that has overwritten some of a result's bytes.
  Operation *overwriter(Operation *result, int64_t begin, int64_t end) const {
    auto piece = state.upper_bound(begin);
    if (piece != state.begin())
      --piece;
    for (; piece != state.end() && piece->first < end; ++piece)
      if (piece->second.end > begin && piece->second.owner && piece->second.owner != result)
        return piece->second.owner;
    return nullptr;
  }

  LogicalResult checkRead(Operation &op, Value buffer) {
    auto [alloc, range] = locate(buffer);
    if (!alloc || range.begin == range.end)
      return success();
    if (isa<gcx::ResultOp>(alloc)) {
      Operation *owner = overwriter(alloc, range.begin, range.end);
      if (!owner)
        return success();
      InFlightDiagnostic diagnostic = op.emitOpError("reads a result that an allocation has overwritten");
      diagnostic.attachNote(owner->getLoc()) << "the allocation that overwrote it";
      return diagnostic;
    }
    ++reads;
    int64_t at = range.begin;
    auto piece = state.upper_bound(at);
    if (piece != state.begin())
      --piece;
    for (; piece != state.end() && piece->first < range.end && at < range.end; ++piece) {
      if (piece->second.end <= at)
        continue;
      if (piece->first > at)
        break;
      if (piece->second.owner != alloc) {
        InFlightDiagnostic diagnostic = op.emitOpError("reads ")
                                        << nameOf(at) << ", which "
                                        << (piece->second.owner ? "another allocation has" : "other commands may have")
                                        << " overwritten since it was written";
        diagnostic.attachNote(alloc->getLoc()) << "the allocation that is read";
        if (piece->second.owner)
          diagnostic.attachNote(piece->second.owner->getLoc()) << "the allocation that overwrote it";
        return diagnostic;
      }
      at = piece->second.end;
    }
    if (at < range.end)
      return op.emitOpError("reads ") << nameOf(at) << ", which no command has written";
    return success();
  }

  void assign(int64_t begin, int64_t end, Operation *owner) {
    if (begin == end)
      return;
    cut(state, begin);
    cut(state, end);
    state.erase(state.lower_bound(begin), state.lower_bound(end));
    state[begin] = {end, owner};
  }

  // Makes `at` a boundary between pieces.
  static void cut(State &state, int64_t at) {
    auto next = state.lower_bound(at);
    if (next == state.begin())
      return;
    auto piece = std::prev(next);
    if (piece->second.end <= at)
      return;
    state[at] = piece->second;
    piece->second.end = at;
  }

  // What holds on both ways.
  static State merge(State a, State b) {
    for (auto &[begin, piece] : State(a))
      cut(b, begin), cut(b, piece.end);
    for (auto &[begin, piece] : State(b))
      cut(a, begin), cut(a, piece.end);
    for (auto &[begin, piece] : b) {
      auto [it, inserted] = a.try_emplace(begin, Piece{piece.end, nullptr});
      if (!inserted && it->second.owner != piece.owner)
        it->second.owner = nullptr;
    }
    for (auto &[begin, piece] : a)
      if (!b.count(begin))
        piece.owner = nullptr;
    return a;
  }

  ArrayRef<int64_t> trips;
  llvm::MapVector<Operation *, int64_t> starts; // of spare results
  State state;
};

struct VerifySchedule : gc::impl::VerifySchedulePassBase<VerifySchedule> {
  using VerifySchedulePassBase::VerifySchedulePassBase;

  void runOnOperation() override {
    SmallVector<int64_t> trips = gcx::tripCounts(getOperation());
    Block &body = getOperation().getBody().front();
    StreamChecker streams(trips, redundant);
    ArenaChecker arena(getOperation(), trips);
    if (failed(streams.check(body, -1)) || failed(arena.checkProgram(body)))
      return signalPassFailure();
    hazards += streams.hazards;
    readsChecked += arena.reads;
    markAllAnalysesPreserved();
  }
};

} // namespace
