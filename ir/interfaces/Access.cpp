#include "ir/interfaces/Access.h"

using namespace mlir;
using namespace gc;

bool DimAccess::uses(unsigned factor) const {
  return llvm::is_contained(factors, factor) ||
         llvm::any_of(terms, [&](const AffineTerm &t) { return t.factor == factor; });
}
