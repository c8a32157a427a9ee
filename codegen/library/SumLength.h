// How many terms are added one after the other before their sum joins the others of its kind: rounding errors of a sum
// of n terms then grow with length + n / length instead of n. Depends on n alone, so the bits of a sum do not depend on
// threads.
#ifndef GC_CODEGEN_LIBRARY_SUMLENGTH_H
#define GC_CODEGEN_LIBRARY_SUMLENGTH_H

#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cmath>

namespace gc {

// Below `least` terms a second sum would cost more than it gives.
inline int64_t sumLength(int64_t terms, int64_t least = 32) {
  int64_t root = static_cast<int64_t>(std::sqrt(static_cast<double>(terms)));
  return std::max<int64_t>(least, llvm::PowerOf2Ceil(std::max<int64_t>(root, 1)));
}

} // namespace gc

#endif
