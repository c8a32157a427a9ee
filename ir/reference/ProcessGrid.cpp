#include "ir/reference/ProcessGrid.h"

#include "ir/dialect/Gc.h"
#include "ir/reference/Evaluator.h"
#include <thread>

using namespace mlir;
using namespace gc;

LogicalResult ProcessGrid::exchange(Operation *op, int64_t device, ArrayRef<int64_t> group, const Tensor &mine,
                                    SmallVectorImpl<Tensor> &all) {
  std::unique_lock<std::mutex> lock(mutex);
  Key key(op, group.vec());
  // A device that comes again before the others have taken the last values waits for them.
  auto isTaken = [&] { return !meetings.count(key) || !meetings[key].complete; };
  changed.wait(lock, isTaken);
  Meeting &meeting = meetings[key];
  meeting.values[device] = mine;
  if (meeting.values.size() == group.size()) {
    meeting.complete = true;
    waiting -= group.size() - 1;
    changed.notify_all();
  } else {
    ++waiting;
    if (waiting == running) {
      stuck = true;
      changed.notify_all();
    }
    changed.wait(lock, [&] { return meeting.complete || stuck; });
    if (!meeting.complete) {
      lock.unlock();
      return op->emitOpError("device ") << device << " waits here for devices that never come";
    }
  }
  for (int64_t member : group)
    all.push_back(meeting.values.at(member));
  if (++meeting.taken == group.size()) {
    meetings.erase(key);
    changed.notify_all();
  }
  return success();
}

void ProcessGrid::leave() {
  std::lock_guard<std::mutex> lock(mutex);
  --running;
  if (running > 0 && waiting == running) {
    stuck = true;
    changed.notify_all();
  }
}

FailureOr<SmallVector<SmallVector<Tensor>>> gc::evaluateGrid(func::FuncOp function,
                                                             ArrayRef<SmallVector<Tensor>> arguments,
                                                             const EvaluatorOptions &options,
                                                             SmallVectorImpl<CheckFailure> &failures) {
  int64_t count = arguments.size();
  ProcessGrid grid(count);
  SmallVector<SmallVector<Tensor>> results(count);
  SmallVector<SmallVector<CheckFailure>> failuresOf(count);
  std::vector<char> failed(count, 0);
  std::vector<std::thread> threads;
  for (int64_t device = 0; device < count; ++device)
    threads.emplace_back([&, device] {
      Evaluator evaluator(options, &grid, device);
      failed[device] = mlir::failed(evaluator.call(function, arguments[device], results[device]));
      failuresOf[device].append(evaluator.getCheckFailures().begin(), evaluator.getCheckFailures().end());
      grid.leave();
    });
  for (std::thread &thread : threads)
    thread.join();
  for (auto [device, list] : llvm::enumerate(failuresOf))
    for (CheckFailure &failure : list)
      failures.push_back({failure.loc, ("device " + Twine(device) + ": " + failure.message).str()});
  if (llvm::is_contained(failed, 1))
    return failure();
  return results;
}
