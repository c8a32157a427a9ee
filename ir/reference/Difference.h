// How two tensors of one type differ; both functions give an empty text where they do not.
#ifndef GC_IR_REFERENCE_DIFFERENCE_H
#define GC_IR_REFERENCE_DIFFERENCE_H

#include "ir/reference/Tensor.h"
#include "mlir/IR/Operation.h"

#include <string>

namespace gc {

// Equal bits, NaN equal to NaN; complex by parts.
std::string differenceInBits(const Tensor &got, const Tensor &want);

struct Precision {
  double unit = 0;  // the largest rounding unit of the computation, times the root of its longest sum
  double scale = 0; // the largest magnitude on the way, where it is known: rounding there is noise too
};

// Of the coarsest float type in a program, and the longest sum that its operands' sizes allow.
Precision precisionOf(mlir::Operation *program);

// In the 2-norm and in the maximum norm: |got - reference| <= 4 max(|noisy - reference|, floor) + 2 unit |reference|,
// with floor = unit * max(scale, max|reference|). `noisy` is another computation at the same precision, `reference` one
// in f64; where these two are not finite, anything goes. Integers: equal bits.
std::string differenceBeyondRounding(const Tensor &got, const Tensor &noisy, const Tensor &reference,
                                     const Precision &precision);

// A complex tensor as its parts, in a last dimension of size 2; any other as it is.
Tensor partsOf(const Tensor &tensor);

// Element `i` of a tensor of real numbers or integers, as a decimal number.
std::string textOf(const Tensor &tensor, int64_t i);

} // namespace gc

#endif
