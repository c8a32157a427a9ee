// The one place that names every dialect and pass of the project, for the tools that take any of them.
#ifndef GC_TOOLS_COMMON_REGISTER_H
#define GC_TOOLS_COMMON_REGISTER_H

#include "mlir/IR/DialectRegistry.h"

namespace gc {

// gc, the input dialects, and the MLIR dialects that code generation goes through.
void registerAllGcDialects(mlir::DialectRegistry &registry);

// Every pass and pipeline of the project, and MLIR's general ones (canonicalize, cse, inline, …).
void registerAllGcPasses();

} // namespace gc

#endif
