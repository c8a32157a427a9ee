// The smallest program found that still fails in the same way.
#ifndef GC_TEST_FUZZ_GRAPH_SHRINK_H
#define GC_TEST_FUZZ_GRAPH_SHRINK_H

#include "test/fuzz/graph/Check.h"

#include "mlir/IR/OwningOpRef.h"

namespace gc::fuzz {

// check() in a process of its own.
std::string checkApart(mlir::ModuleOp module, const CheckOptions &options);

// Inlines calls, drops results and ops, then makes dimensions smaller, as long as `judge` says of a program that it
// fails in the same way: with the same words before the first colon or number.
mlir::OwningOpRef<mlir::ModuleOp> shrink(mlir::ModuleOp module, const std::string &failure,
                                         llvm::function_ref<std::string(mlir::ModuleOp)> judge);

} // namespace gc::fuzz

#endif
