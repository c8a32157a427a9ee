// Random programs of the gc dialect, by seed: the same seed gives the same program.
//
// In exact programs every value is the same bits on every engine: floats hold small integers where an order of
// summation is free. In others, rounded values take part, and no discontinuous op reads one. A result of such a value
// carries the attribute fuzz.near, its rounding unit times the root of the longest sum; all others must be equal.
#ifndef GC_TEST_FUZZ_GRAPH_GENERATE_H
#define GC_TEST_FUZZ_GRAPH_GENERATE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <map>
#include <string>

namespace gc::fuzz {

// With all that programs are made of.
std::unique_ptr<mlir::MLIRContext> makeContext();

mlir::OwningOpRef<mlir::ModuleOp> generate(mlir::MLIRContext &context, uint64_t seed, bool exact);

// How often each op, type class, control form, rank and feature was in a program, and each op with each type class and
// form.
struct Coverage {
  std::map<std::string, int64_t> ops, types, forms, ranks, features, cells;
  int64_t programs = 0;
  void add(mlir::ModuleOp module);
  // What was seen less often than that; empty if nothing was.
  std::string missing(mlir::MLIRContext &context, int64_t least) const;

private:
  void addFeatures(mlir::Operation *op);
};

} // namespace gc::fuzz

#endif
