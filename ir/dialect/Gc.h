// The gc dialect: include this to use its ops, attributes and interfaces.
#ifndef GC_IR_DIALECT_GC_H
#define GC_IR_DIALECT_GC_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "ir/interfaces/Access.h"
#include "ir/interfaces/Batch.h"
#include "ir/interfaces/Differentiable.h"
#include "ir/reference/Tensor.h"

namespace gc {
class Evaluator;
}

#include "ir/interfaces/Interfaces.h.inc"

#include "ir/dialect/GcDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "ir/dialect/GcAttrs.h.inc"

#define GET_OP_CLASSES
#include "ir/ops/Pointwise.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Movement.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Reduction.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Contraction.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Indexing.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Control.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Collective.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Fusion.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Marker.h.inc"
#define GET_OP_CLASSES
#include "ir/ops/Transform.h.inc"

#endif
