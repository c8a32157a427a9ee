// What a pass declares about the program's meaning. Passes do so in TableGen (Meaning.td):
//
//   def SimplifyPass : Gc_Pass<"gc-simplify", "::gc::SameBits", "::mlir::func::FuncOp"> { … }
//
// `--check-meaning` (passes/meaning) interprets the module before and after each pass and holds the pass to it.
#ifndef GC_IR_INTERFACES_MEANING_H
#define GC_IR_INTERFACES_MEANING_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

#include <string>

namespace gc {

class Tensor;

// Whether the module after a pass computes what it must: an empty text, or what is wrong. `arguments` are of the module
// before, `results` what it gave for them.
using Oracle = std::string (*)(mlir::ModuleOp before, mlir::ModuleOp after, llvm::ArrayRef<Tensor> arguments,
                               llvm::ArrayRef<Tensor> results);

struct Meaning {
  enum Relation {
    SameBits,        // every result, NaN's sign and payload aside
    WithinPrecision, // the same but for rounding, by the rule of ir/reference/Difference.h
    OwnOracle        // another relation: `check` holds it; without one `oracle` says what proves the pass elsewhere
  };
  Relation relation = SameBits;
  llvm::StringRef oracle;
  Oracle check = nullptr;
};

struct SameBits {
  static Meaning meaning() { return {Meaning::SameBits, {}}; }
};
struct WithinPrecision {
  static Meaning meaning() { return {Meaning::WithinPrecision, {}}; }
};
// The import's: both sides are different dialects.
struct ProvedByStoredResults {
  static Meaning meaning() {
    return {Meaning::OwnOracle, "results that others computed, in test/corpus and test/exec"};
  }
};
// Of passes over gcx, and into it.
struct ProvedByCertificates {
  static Meaning meaning() {
    return {Meaning::OwnOracle, "gc-verify-schedule's certificates, and runs against the interpreter"};
  }
};
// Of passes over scalar and vector code.
struct ProvedByNumbers {
  static Meaning meaning() { return {Meaning::OwnOracle, "tests of every function over its numbers (gc_math_ulp)"}; }
};
// Of the widening: its results have other types.
struct ProvedAsReference {
  static Meaning meaning() { return {Meaning::OwnOracle, "its results in f64 are the reference for rounding"}; }
};

void declareMeaning(mlir::TypeID pass, const Meaning &meaning);
// Of passes that declare nothing, MLIR's own: the same bits.
Meaning meaningOf(const mlir::Pass &pass);

// `Base` for a pass of that meaning; Gc_Pass makes it the generated classes' base.
template <typename M, typename Base> class PassWithMeaning : public Base {
protected:
  explicit PassWithMeaning(mlir::TypeID pass) : Base(pass) { declareMeaning(pass, M::meaning()); }
  PassWithMeaning(const PassWithMeaning &) = default;
};

} // namespace gc

#endif
