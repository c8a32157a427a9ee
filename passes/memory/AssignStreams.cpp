#include "passes/memory/Passes.h"

namespace gc {
#define GEN_PASS_DEF_ASSIGNSTREAMSPASS
#include "passes/memory/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

struct AssignStreams : gc::impl::AssignStreamsPassBase<AssignStreams> {
  using AssignStreamsPassBase::AssignStreamsPassBase;

  void runOnOperation() override {
    getOperation().walk([&](gcx::CommandOpInterface command) {
      int64_t stream = streamOf(command);
      if (stream != command.getStreamNumber()) {
        command.setStreamNumber(stream);
        ++moved;
      }
    });
  }

private:
  int64_t streamOf(gcx::CommandOpInterface command) {
    if (isa<gcx::CollectiveOp>(command))
      return gcx::Collectives;
    // A copy inside a loop is a carry's: the next round waits for it at once.
    if (isa<gcx::CopyOp, gcx::FillOp>(command) && command->getParentOp() == getOperation() &&
        gcx::sizeOf(command.getWrites().front()) >= copyThreshold)
      return gcx::CopyStream;
    return gcx::Compute;
  }
};

} // namespace
