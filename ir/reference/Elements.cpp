#include "ir/reference/Elements.h"

#include "ir/interfaces/Monoid.h"
#include "ir/reference/Numbers.h"

using namespace mlir;
using namespace gc;

SmallVector<int64_t> gc::getRowMajorStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

template <typename T>
static void copyRow(int64_t count, const char *from, int64_t fromStride, char *to, int64_t toStride) {
  auto *source = reinterpret_cast<const T *>(from);
  auto *target = reinterpret_cast<T *>(to);
  for (int64_t i = 0; i < count; ++i)
    target[i * toStride] = source[i * fromStride];
}

void gc::copyElements(unsigned elementBytes, ArrayRef<int64_t> shape, const char *from, StridedSide source, char *to,
                      StridedSide target) {
  if (llvm::is_contained(shape, 0))
    return;
  int64_t rank = shape.size();
  int64_t inner = rank ? shape[rank - 1] : 1;
  int64_t innerFrom = rank ? source.strides[rank - 1] : 1, innerTo = rank ? target.strides[rank - 1] : 1;
  int64_t fromOffset = source.offset, toOffset = target.offset;
  SmallVector<int64_t> index(rank, 0);
  struct Pair {
    uint64_t a, b;
  };
  while (true) {
    const char *row = from + fromOffset * elementBytes;
    char *result = to + toOffset * elementBytes;
    if (innerFrom == 1 && innerTo == 1)
      std::memcpy(result, row, inner * elementBytes);
    else if (elementBytes == 1)
      copyRow<uint8_t>(inner, row, innerFrom, result, innerTo);
    else if (elementBytes == 2)
      copyRow<uint16_t>(inner, row, innerFrom, result, innerTo);
    else if (elementBytes == 4)
      copyRow<uint32_t>(inner, row, innerFrom, result, innerTo);
    else if (elementBytes == 8)
      copyRow<uint64_t>(inner, row, innerFrom, result, innerTo);
    else
      copyRow<Pair>(inner, row, innerFrom, result, innerTo);
    int64_t d = rank - 2;
    for (; d >= 0; --d) {
      fromOffset += source.strides[d];
      toOffset += target.strides[d];
      if (++index[d] < shape[d])
        break;
      fromOffset -= index[d] * source.strides[d];
      toOffset -= index[d] * target.strides[d];
      index[d] = 0;
    }
    if (d < 0)
      return;
  }
}

void gc::forEachIndex(ArrayRef<int64_t> shape, llvm::function_ref<void(ArrayRef<int64_t>)> visit) {
  if (llvm::is_contained(shape, 0))
    return;
  SmallVector<int64_t> index(shape.size(), 0);
  while (true) {
    visit(index);
    int64_t d = int64_t(shape.size()) - 1;
    for (; d >= 0 && ++index[d] == shape[d]; --d)
      index[d] = 0;
    if (d < 0)
      return;
  }
}

int64_t gc::getIndex(const Tensor &tensor, int64_t i) {
  int64_t value = tensor.getInteger(i);
  return tensor.getElementType().isUnsignedInteger(64) && value < 0 ? INT64_MAX : value;
}

Combiner::Combiner(Monoid kind, Type elementType)
    : kind(kind), type(elementType), floating(isa<FloatType>(elementType)),
      isUnsigned(elementType.isUnsignedInteger() || elementType.isInteger(1)), isBool(elementType.isInteger(1)) {
  bool logical = kind == Monoid::and_ || kind == Monoid::or_ || kind == Monoid::xor_;
  valid = kind != Monoid::region && (floating ? !logical : isa<IntegerType>(elementType));
}

double Combiner::identityFloat() const {
  if (kind == Monoid::add)
    return 0.0; // as every engine starts a sum: -0 alone then gives +0
  if (kind == Monoid::mul)
    return 1.0;
  return getExtreme(cast<FloatType>(type).getFloatSemantics(), kind == Monoid::max).convertToDouble();
}

int64_t Combiner::identityInt() const {
  unsigned width = type.getIntOrFloatBitWidth();
  switch (kind) {
  case Monoid::mul:
    return 1;
  case Monoid::and_:
    return isUnsigned ? int64_t(zeroExtended(-1, width)) : -1;
  case Monoid::min:
    return isUnsigned ? int64_t(zeroExtended(-1, width)) : int64_t(zeroExtended(-1, width) >> 1);
  case Monoid::max:
    return isUnsigned ? 0 : canonical(int64_t(uint64_t(1) << (width - 1)), width);
  default:
    return 0;
  }
}

double Combiner::combine(double a, double b) const {
  switch (kind) {
  case Monoid::add:
    return a + b;
  case Monoid::mul:
    return a * b;
  case Monoid::min:
  case Monoid::max:
    if (std::isnan(a) || std::isnan(b))
      return a + b;
    if (a == b)
      return std::signbit(a) == (kind == Monoid::min) ? a : b;
    return (a < b) == (kind == Monoid::min) ? a : b;
  default:
    llvm_unreachable("floats have no bitwise combiners");
  }
}

int64_t Combiner::combine(int64_t a, int64_t b) const {
  switch (kind) {
  case Monoid::add:
    return isBool ? a | b : int64_t(uint64_t(a) + uint64_t(b));
  case Monoid::mul:
    return isBool ? a & b : int64_t(uint64_t(a) * uint64_t(b));
  case Monoid::min:
  case Monoid::max: {
    bool less = isUnsigned ? uint64_t(a) < uint64_t(b) : a < b;
    return less == (kind == Monoid::min) ? a : b;
  }
  case Monoid::and_:
    return a & b;
  case Monoid::or_:
    return a | b;
  case Monoid::xor_:
    return a ^ b;
  case Monoid::region:
    break;
  }
  llvm_unreachable("a region combines itself");
}
