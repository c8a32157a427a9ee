// The LAPACK functions that JAX prints as custom calls for the CPU.
#ifndef GC_FRONTEND_STABLEHLO_LAPACK_H
#define GC_FRONTEND_STABLEHLO_LAPACK_H

#include "frontend/stablehlo/Importer.h"

namespace gc {

// Imports potrf, trsm and getrf of any element type; nothing for any other call.
std::optional<llvm::LogicalResult> importLapack(stablehlo::CustomCallOp call, Importer &importer);

} // namespace gc

#endif
