// Edits of a parsed program that change it everywhere alike, so that its text mostly parses again: types and sizes
// replaced in the whole program, attributes' numbers, operands of one type, ops dropped and repeated.
#ifndef GC_TEST_FUZZ_TEXT_MUTATEMODULE_H
#define GC_TEST_FUZZ_TEXT_MUTATEMODULE_H

#include "mlir/IR/BuiltinOps.h"

#include <random>

namespace gc::test {

// The module may be invalid afterwards: print it in generic form, do not run passes on it.
void mutateModule(mlir::ModuleOp module, std::mt19937_64 &random);

} // namespace gc::test

#endif
