// --accumulate, --micro-batch and --batch-norm.
#ifndef GC_TOOLS_DRIVER_BATCHFLAGS_H
#define GC_TOOLS_DRIVER_BATCHFLAGS_H

#include "absl/status/status.h"

#include <cstdint>
#include <string>

namespace gc {

struct PhaseOptions;

// What becomes of the batch of a train step's program; 0 is not given.
struct BatchFlags {
  int64_t accumulate = 0, microBatch = 0; // micro-batches, and examples in one: any of them gives the other
  std::string batchNorm = "sync";         // or local:G: batch norms over each of G groups of the batch

  bool any() const { return accumulate != 0 || microBatch != 0 || batchNorm != "sync"; }
};
// As the phases have it. An error where batchNorm is neither.
absl::Status setBatch(const BatchFlags &flags, PhaseOptions &phases);

} // namespace gc

#endif
