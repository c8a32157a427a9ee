// The arenas of an artifact's program over time: what is live at each step, by bytes.
//
// Time is the order of issue. A byte is live after a step if a later step may read it before it is written again, and
// during a step also if the step touches it. Loops are seen once: what their rounds hand on is live throughout. A body
// that writes a stacked output slice by slice has all of it live from the start of the loop.
#ifndef GC_TOOLS_REPORT_MEMORYTIMELINE_H
#define GC_TOOLS_REPORT_MEMORYTIMELINE_H

#include "runtime/abi/gcx_generated.h"

#include <string>
#include <vector>

namespace gc {

struct MemoryTimeline {
  struct Step {
    std::string what, location; // "contraction", "copy", …; where it came from
    int32_t kernel = -1;        // its number, of a launch
    int depth = 0;              // how many loops and branches it lies in
    uint64_t liveBytes = 0;
  };
  // What one step wrote to one buffer, as long as some of it is live.
  struct Tensor {
    std::string label, location; // "dot f32[512,768]", "step.mlir:12"
    uint64_t offset = 0, bytes = 0;
    size_t firstStep = 0, lastStep = 0;
  };
  std::vector<Step> steps;
  std::vector<Tensor> tensors;
  uint64_t arenaBytes = 0, peakBytes = 0;
  size_t peakStep = 0; // the first with that many

  // The tensors that are live at a step, the largest first.
  std::vector<const Tensor *> at(size_t step) const;
};

// The artifact has been checked.
MemoryTimeline memoryTimeline(const gcrt::fb::Module &module, const gcrt::fb::Program &program);

} // namespace gc

#endif
