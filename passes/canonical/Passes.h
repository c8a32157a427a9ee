// The canonicalizing passes: factories, pass classes' declarations and registration come from Passes.td.
#ifndef GC_PASSES_CANONICAL_PASSES_H
#define GC_PASSES_CANONICAL_PASSES_H

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Meaning.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"

namespace gc {

#define GEN_PASS_DECL
#include "passes/canonical/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/canonical/Passes.h.inc"

// The ops of a function or a region of one block at the builder's insertion point, over those arguments: what it
// returns or yields.
llvm::SmallVector<mlir::Value> inlineBody(mlir::OpBuilder &builder, mlir::Block &body, mlir::ValueRange arguments);
// Erases private functions that nothing names, and says how many.
unsigned erasePrivateUnused(mlir::ModuleOp module);

// The exact rewrites of gc-simplify, one group per file.
void populateArgReducePatterns(mlir::RewritePatternSet &patterns);
void populateBroadcastPatterns(mlir::RewritePatternSet &patterns);
void populateContractionPatterns(mlir::RewritePatternSet &patterns);
void populateEmptyPatterns(mlir::RewritePatternSet &patterns);
void populateIndexingPatterns(mlir::RewritePatternSet &patterns);
void populateMovementPatterns(mlir::RewritePatternSet &patterns);
void populateAlgebraPatterns(mlir::RewritePatternSet &patterns);
void populateControlPatterns(mlir::RewritePatternSet &patterns);
// What gc-simplify does: its rewrites, and the function rewritten until none of them matches and no two ops are equal.
mlir::FrozenRewritePatternSet simplifyPatterns(mlir::MLIRContext *context);
void simplify(mlir::func::FuncOp function, const mlir::FrozenRewritePatternSet &patterns);

} // namespace gc

#endif
