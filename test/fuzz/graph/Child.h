// Work in a process of its own, with a limit on its time: a crash or a hang there is a result here.
#ifndef GC_TEST_FUZZ_GRAPH_CHILD_H
#define GC_TEST_FUZZ_GRAPH_CHILD_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>
#include <string>

namespace gc::fuzz {

// Seconds of processor time for one program; of wall time it may take ten times as many, for what waits and never ends.
inline constexpr int kProgramSeconds = 20;

struct ChildResult {
  std::string text; // what the body returned, or how the process died: "crash: …", "hang: …"
  uint64_t at = 0;  // what `mark` was last given
  bool died = false;
};

// Runs the body in a fork. It calls `mark(n)` before each program, which restarts the limit.
ChildResult inChild(llvm::function_ref<std::string(llvm::function_ref<void(uint64_t)> mark)> body,
                    int seconds = kProgramSeconds);

} // namespace gc::fuzz

#endif
