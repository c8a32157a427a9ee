// What an argument of a function says of its value beside the name and the role.
#ifndef GC_IR_DIALECT_ARGUMENTS_H
#define GC_IR_DIALECT_ARGUMENTS_H

#include "llvm/ADT/StringRef.h"

namespace gc {

// It goes with the value through formats and transformations, and no result has it: the names of the dimensions, that a
// parameter is not trained, the rule that fills it, its other names.
inline constexpr llvm::StringLiteral kArgumentDescriptions[] = {"gc.dims", "gc.frozen", "gc.init", "gc.tied"};

} // namespace gc

#endif
