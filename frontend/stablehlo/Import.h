// StableHLO programs into gc.
//
//   OwningOpRef<ModuleOp> module = gc::importStableHlo(text, "model.mlir", context);
//
// What gc has no op for is refused by name, with its location. In the result: func.func and gc.mesh at the top, gc ops
// and func.call below; arguments and results carry gc.name, arguments that are donated gc.alias = N (aliases result N;
// −1: the compiler chooses). sdy.sharding stays on arguments and results, and constraints on ops.
#ifndef GC_FRONTEND_STABLEHLO_IMPORT_H
#define GC_FRONTEND_STABLEHLO_IMPORT_H

#include "ir/interfaces/Meaning.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace gc {

// Parses and verifies a program in any dialect the context knows; null after errors. Refuses what MLIR's parser does
// not survive.
mlir::OwningOpRef<mlir::ModuleOp> parseProgram(llvm::StringRef text, llvm::StringRef bufferName,
                                               mlir::MLIRContext &context);

// Parses, verifies and imports; null after errors, which go to the context's diagnostic handler.
mlir::OwningOpRef<mlir::ModuleOp> importStableHlo(llvm::StringRef text, llvm::StringRef bufferName,
                                                  mlir::MLIRContext &context);

// The import alone, in place: what the pass gc-import-stablehlo does.
llvm::LogicalResult importStableHlo(mlir::ModuleOp module);

#define GEN_PASS_DECL
#include "frontend/stablehlo/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "frontend/stablehlo/Passes.h.inc"

} // namespace gc

#endif
