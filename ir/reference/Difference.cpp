#include "ir/reference/Difference.h"

#include "ir/dialect/Gc.h"

#include <cmath>

using namespace mlir;
using namespace gc;

Tensor gc::partsOf(const Tensor &tensor) {
  auto complex = dyn_cast<ComplexType>(tensor.getElementType());
  if (!complex)
    return tensor;
  SmallVector<int64_t> shape(tensor.getShape());
  shape.push_back(2);
  return *Tensor::fromBytes(RankedTensorType::get(shape, complex.getElementType()), tensor.getBytes());
}

static bool isSame(const Tensor &a, const Tensor &b, int64_t i) {
  if (!isa<FloatType>(a.getElementType()))
    return a.getInteger(i) == b.getInteger(i);
  APFloat x = a.getFloat(i), y = b.getFloat(i);
  return x.bitwiseIsEqual(y) || (x.isNaN() && y.isNaN());
}

std::string gc::textOf(const Tensor &tensor, int64_t i) {
  if (isa<FloatType>(tensor.getElementType())) {
    SmallString<32> text;
    tensor.getFloat(i).toString(text);
    return text.str().str();
  }
  return tensor.getElementType().isUnsignedInteger() ? std::to_string(uint64_t(tensor.getInteger(i)))
                                                     : std::to_string(tensor.getInteger(i));
}

std::string gc::differenceInBits(const Tensor &first, const Tensor &second) {
  Tensor got = partsOf(first), want = partsOf(second);
  if (got.getType() != want.getType())
    return "its type is another";
  if (got.getBytes() == want.getBytes())
    return "";
  for (int64_t i = 0; i < got.getNumElements(); ++i)
    if (!isSame(got, want, i))
      return "element " + std::to_string(i) + " is " + textOf(got, i) + ", not " + textOf(want, i);
  return "";
}

Precision gc::precisionOf(Operation *program) {
  double unit = 0;
  int64_t longest = 1;
  program->walk([&](Operation *op) {
    for (Type type : llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes())) {
      Type part = getElementTypeOrSelf(type);
      if (auto complex = dyn_cast<ComplexType>(part))
        part = complex.getElementType();
      if (auto format = dyn_cast<FloatType>(part))
        unit = std::max(unit, std::ldexp(1.0, -int(APFloat::semanticsPrecision(format.getFloatSemantics()))));
    }
    if (isa<ReduceOp, DotOp, CumulativeOp, ScatterOp>(op))
      longest = std::max(longest, cast<RankedTensorType>(op->getOperand(0).getType()).getNumElements());
  });
  return {unit * std::sqrt(double(longest)), 0};
}

std::string gc::differenceBeyondRounding(const Tensor &first, const Tensor &second, const Tensor &third,
                                         const Precision &precision) {
  Tensor got = partsOf(first), noisy = partsOf(second), reference = partsOf(third);
  if (!isa<FloatType>(got.getElementType()))
    return differenceInBits(first, second);
  double square[3] = {}, most[3] = {};
  int64_t count = 0, worst = 0;
  for (int64_t i = 0; i < got.getNumElements(); ++i) {
    double g = got.getFloat(i).convertToDouble(), n = noisy.getFloat(i).convertToDouble(),
           r = reference.getFloat(i).convertToDouble();
    if (!std::isfinite(n) || !std::isfinite(r))
      continue;
    ++count;
    if (!std::isfinite(g))
      return "element " + std::to_string(i) + " is " + textOf(got, i) + ", not about " + std::to_string(r);
    double terms[3] = {std::abs(g - r), std::abs(n - r), std::abs(r)};
    worst = terms[0] > most[0] ? i : worst;
    for (int k = 0; k < 3; ++k) {
      square[k] += terms[k] * terms[k];
      most[k] = std::max(most[k], terms[k]);
    }
  }
  double floor = precision.unit * std::max(precision.scale, most[2]);
  bool fits = most[0] <= 4 * std::max(most[1], floor) + 2 * precision.unit * most[2] &&
              std::sqrt(square[0]) <= 4 * std::max(std::sqrt(square[1]), floor * std::sqrt(double(count))) +
                                          2 * precision.unit * std::sqrt(square[2]);
  if (fits)
    return "";
  return "element " + std::to_string(worst) + " is " + textOf(got, worst) + ", before rounding it is " +
         textOf(reference, worst) + ", and " + textOf(noisy, worst) + " at the same precision";
}
