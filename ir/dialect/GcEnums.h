// The dialect's enums alone, for headers that need no ops.
#ifndef GC_IR_DIALECT_GCENUMS_H
#define GC_IR_DIALECT_GCENUMS_H

#include "mlir/IR/BuiltinAttributes.h"

#include "ir/dialect/GcEnums.h.inc"

#endif
