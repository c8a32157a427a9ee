// Where a step's first value that is not finite comes from: the step once more, op by op, in the reference interpreter.
#ifndef GC_TOOLS_TRAIN_REPLAY_H
#define GC_TOOLS_TRAIN_REPLAY_H

#include "absl/status/statusor.h"

#include <string>
#include <vector>

namespace gc {

// A sentence that names an argument or the first op that makes NaN of numbers or infinity of finite ones, with its
// place. Constants and what only passes infinities on do not count: masks are full of them. `inputs` are the program's
// arguments.
absl::StatusOr<std::string> findNonFinite(const std::string &program, const std::vector<const void *> &inputs);

} // namespace gc

#endif
