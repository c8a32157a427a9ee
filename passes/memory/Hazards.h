// What commands touch, for the passes that order streams and for the one that checks the order.
#ifndef GC_PASSES_MEMORY_HAZARDS_H
#define GC_PASSES_MEMORY_HAZARDS_H

#include "ir/gcx/Gcx.h"

namespace gc {

struct Touch {
  gcx::Range range;
  bool write;
  mlir::Value buffer;
};

// Everything that `command`, its regions included, reads and writes. Ranges of results that an argument is aliased with
// do not occur: gc-lower-to-gcx uses the argument's memory for both.
llvm::SmallVector<Touch> touchesOf(mlir::Operation *command, llvm::ArrayRef<int64_t> trips);

// Whether one of the two writes what the other touches; constants are never written.
bool conflict(llvm::ArrayRef<Touch> a, llvm::ArrayRef<Touch> b);

// The streams used inside the regions of `command`.
bool usesStream(mlir::Block &block, int64_t stream);

} // namespace gc

#endif
