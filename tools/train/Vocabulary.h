// How many tokens or classes a loss program knows, by the tables that it looks its data up in.
#ifndef GC_TOOLS_TRAIN_VOCABULARY_H
#define GC_TOOLS_TRAIN_VOCABULARY_H

#include "mlir/IR/BuiltinOps.h"

#include <optional>

namespace gc {

// The rows of the smallest table that a value of @main's arguments with one of these names is an index of: a larger
// number would be another one's row, or none. Nothing where it is compared instead, as with one-hot targets, or no such
// argument is named.
std::optional<int64_t> vocabularyOf(mlir::ModuleOp module, llvm::ArrayRef<llvm::StringRef> arguments);

} // namespace gc

#endif
