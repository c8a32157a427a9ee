// A tensor value of the reference interpreter.
#ifndef GC_IR_REFERENCE_TENSOR_H
#define GC_IR_REFERENCE_TENSOR_H

#include "mlir/IR/BuiltinTypes.h"

namespace gc {
class Tensor;
} // namespace gc

#endif
