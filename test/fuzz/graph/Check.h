// What must hold of one program, and what did not.
#ifndef GC_TEST_FUZZ_GRAPH_CHECK_H
#define GC_TEST_FUZZ_GRAPH_CHECK_H

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace gc::fuzz {

struct CheckOptions {
  uint64_t seed = 0;     // of the arguments' values
  bool emulator = false; // also kernels for CUDA, where there are any
};

// Over many programs.
struct CheckCounts {
  int64_t cutKernels = 0; // of several tiles, so that threads have something to share
};

// Empty where all holds: the text printed parses to the same, simplifying twice is simplifying once and keeps the
// results, compiling twice gives the same bytes, one thread and two give the same bits, and these are the
// interpreter's, or as near to the widened program's as rounding explains.
std::string check(mlir::ModuleOp module, const CheckOptions &options, CheckCounts *counts = nullptr);

} // namespace gc::fuzz

#endif
