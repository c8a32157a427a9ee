// Whole matrix products made of the tiles of codegen/library, for tests and measurements.
#pragma once

#include "codegen/library/Contraction.h"
#include "test/codegen/KernelRunner.h"

namespace gctest {

/// Adds `void @NAME(a, b, c, scratch, runtime)`, which computes every tile and copies it to a row-major c of the
/// accumulator's type.
void addContraction(mlir::ModuleOp module, llvm::StringRef name, const gc::ContractionPlan &plan,
                    const gc::ContractionLoad &loadA = {}, const gc::ContractionLoad &loadB = {});

using ContractionFn = void (*)(const void *a, const void *b, void *c, void *scratch, const void *runtime);

} // namespace gctest
