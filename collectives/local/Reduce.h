// Combining the arrays of several ranks, element by element, in rank order: ((x0 + x1) + x2) + …
// Narrow floats are combined in f32 and rounded once at the end; integers wrap; NaN wins in min and max; i1 adds as or
// and multiplies as and.
#ifndef GC_COLLECTIVES_LOCAL_REDUCE_H
#define GC_COLLECTIVES_LOCAL_REDUCE_H

#include "absl/types/span.h"
#include "runtime/base/DType.h"

namespace gcrt {

// out = the combination of sources[0], sources[1], …, `count` elements each. out may be one of the sources, but may not
// overlap them otherwise. Combinations that the artifact's checks refuse (bits of floats, order of complex numbers)
// leave the first operand.
void combine(DType type, fb::Monoid monoid, uint64_t count, absl::Span<const void *const> sources, void *out);

} // namespace gcrt

#endif
