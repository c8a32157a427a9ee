// The input dialects: stablehlo, chlo and sdy as JAX writes them.
//
// They are read, verified, printed (pretty and generic, equal to what JAX prints) and imported into gc
// (frontend/stablehlo/Import.h); no pass runs on them.
#ifndef GC_FRONTEND_STABLEHLO_DIALECTS_H
#define GC_FRONTEND_STABLEHLO_DIALECTS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"

#include "frontend/stablehlo/StablehloEnums.h.inc"

#include "frontend/stablehlo/ChloDialect.h.inc"
#include "frontend/stablehlo/SdyDialect.h.inc"
#include "frontend/stablehlo/StablehloDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "frontend/stablehlo/StablehloAttrs.h.inc"
#define GET_ATTRDEF_CLASSES
#include "frontend/stablehlo/ChloAttrs.h.inc"
#define GET_ATTRDEF_CLASSES
#include "frontend/stablehlo/SdyAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "frontend/stablehlo/StablehloTypes.h.inc"

namespace gc::stablehlo {
// Signless or unsigned integer of 2 to 64 bits.
bool isIntElement(mlir::Type type);
// An element type of the quant dialect.
bool isQuantizedElement(mlir::Type type);
// What an absent result_accuracy means.
ResultAccuracyAttr defaultResultAccuracy(mlir::MLIRContext *context);
} // namespace gc::stablehlo

#define GET_OP_CLASSES
#include "frontend/stablehlo/Elementwise.h.inc"
#define GET_OP_CLASSES
#include "frontend/stablehlo/Movement.h.inc"
#define GET_OP_CLASSES
#include "frontend/stablehlo/Structured.h.inc"
#define GET_OP_CLASSES
#include "frontend/stablehlo/Control.h.inc"
#define GET_OP_CLASSES
#include "frontend/stablehlo/Chlo.h.inc"
#define GET_OP_CLASSES
#include "frontend/stablehlo/Sdy.h.inc"

namespace gc {
// Adds stablehlo, chlo, sdy and the dialects that their texts use (func, quant, and arith, shape, tensor for shapes).
void registerInputDialects(mlir::DialectRegistry &registry);
} // namespace gc

#endif
