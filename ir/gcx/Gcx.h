// The gcx dialect: include this to use its ops.
//
//   gcx.program @main arguments … {
//     %x = gcx.argument 0 bytes 64
//     %t = gcx.alloc bytes 64 at 0
//     %y = gcx.result 0 bytes 64
//     gcx.launch @kernel_0(%x) -> (%t)
//     gcx.launch @kernel_1(%t) -> (%y)
//   }
#ifndef GC_IR_GCX_GCX_H
#define GC_IR_GCX_GCX_H

#include "ir/dialect/Gc.h"
#include "mlir/IR/BuiltinOps.h"

#include "ir/gcx/GcxEnums.h.inc"
#include "ir/gcx/GcxInterfaces.h.inc"

#include "ir/gcx/GcxDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "ir/gcx/GcxTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "ir/gcx/GcxAttrs.h.inc"
#define GET_OP_CLASSES
#include "ir/gcx/GcxOps.h.inc"

namespace gc::gcx {

enum Stream : int64_t { Compute = 0, CopyStream = 1, Collectives = 2, NumStreams = 3 };

// What the runtime aligns arenas to (GC_BUFFER_ALIGNMENT); offsets are multiples of it.
inline constexpr int64_t kAlignment = 64;

// Bytes of a tensor in memory: elements narrower than a byte, and i1, take one byte each.
int64_t bytesOf(mlir::Type elementType);
int64_t bytesOf(mlir::RankedTensorType type);

// Where a buffer lies: the memory that owns the bytes, and the range in it that the buffer covers over all rounds of
// the loops it moves with. Arena buffers with assigned offsets lie in the arena: their owner is null.
struct Range {
  mlir::Value owner;
  int64_t begin, end;
  bool overlaps(const Range &other) const { return owner == other.owner && begin < other.end && other.begin < end; }
};
// `trips[l]` is the trip count of loop l. Before offsets are assigned each gcx.alloc is its own owner.
Range rangeOf(mlir::Value buffer, llvm::ArrayRef<int64_t> trips);

// The trip count of each loop number of the program.
llvm::SmallVector<int64_t> tripCounts(ProgramOp program);

int64_t sizeOf(mlir::Value buffer);

} // namespace gc::gcx

#endif
