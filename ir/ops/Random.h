// Random bits that depend on a key and a counter alone, as pointwise ops on u32 words.
#ifndef GC_IR_OPS_RANDOM_H
#define GC_IR_OPS_RANDOM_H

#include "ir/ops/TensorBuilder.h"

namespace gc {

// Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror, Shaw: Parallel random numbers, as easy as 1, 2, 3, 2011): two
// words of bits for each element of two words of counter, of one shape. The key is two scalars. All are u32.
std::pair<mlir::Value, mlir::Value> threeFry(TensorBuilder &x, std::pair<mlir::Value, mlir::Value> key,
                                             std::pair<mlir::Value, mlir::Value> counter);

} // namespace gc

#endif
