#include "ir/interfaces/Meaning.h"

#include <mutex>

using namespace mlir;
using namespace gc;

namespace {
struct Declarations {
  std::mutex mutex;
  DenseMap<TypeID, Meaning> byPass;
};
} // namespace

// Passes are found by their type alone: LLVM has no RTTI to ask a pass for its base.
static Declarations &declarations() {
  static Declarations all;
  return all;
}

void gc::declareMeaning(TypeID pass, const Meaning &meaning) {
  std::lock_guard lock(declarations().mutex);
  declarations().byPass.try_emplace(pass, meaning);
}

Meaning gc::meaningOf(const Pass &pass) {
  std::lock_guard lock(declarations().mutex);
  return declarations().byPass.lookup(pass.getTypeID());
}
