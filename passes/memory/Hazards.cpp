#include "passes/memory/Hazards.h"

using namespace mlir;
using namespace gc;

SmallVector<Touch> gc::touchesOf(Operation *command, ArrayRef<int64_t> trips) {
  SmallVector<Touch> touches;
  command->walk([&](gcx::CommandOpInterface op) {
    for (Value buffer : op.getReads())
      touches.push_back({gcx::rangeOf(buffer, trips), false, buffer});
    for (Value buffer : op.getWrites())
      touches.push_back({gcx::rangeOf(buffer, trips), true, buffer});
  });
  return touches;
}

bool gc::conflict(ArrayRef<Touch> a, ArrayRef<Touch> b) {
  return llvm::any_of(a, [&](const Touch &x) {
    return llvm::any_of(b, [&](const Touch &y) { return (x.write || y.write) && x.range.overlaps(y.range); });
  });
}

bool gc::usesStream(Block &block, int64_t stream) {
  return block
      .walk([&](gcx::CommandOpInterface op) {
        return op.getStreamNumber() == stream ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}
