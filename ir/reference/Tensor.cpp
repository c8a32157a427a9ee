#include "ir/reference/Tensor.h"

#include "ir/reference/Numbers.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace gc;

unsigned Tensor::getStorageBytes(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * getStorageBytes(complex.getElementType());
  if (!isa<IntegerType, FloatType>(elementType))
    return 0;
  unsigned width = elementType.getIntOrFloatBitWidth();
  if (width <= 8)
    return 1;
  return width == 16 || width == 32 || width == 64 ? width / 8 : 0;
}

static std::shared_ptr<char[]> allocate(size_t bytes) {
  return std::shared_ptr<char[]>(new char[bytes + 1]);
}

Tensor::Tensor(RankedTensorType type)
    : type(type), numElements(type.getNumElements()), elementBytes(getStorageBytes(type.getElementType())) {
  assert(elementBytes && "the element type has no storage");
  buffer = allocate(numElements * elementBytes);
  std::memset(buffer.get(), 0, numElements * elementBytes);
}

MutableArrayRef<char> Tensor::getMutableBytes() {
  size_t bytes = size_t(numElements) * elementBytes;
  if (buffer.use_count() > 1) {
    std::shared_ptr<char[]> copy = allocate(bytes);
    std::memcpy(copy.get(), buffer.get(), bytes);
    buffer = std::move(copy);
  }
  return {buffer.get(), bytes};
}

FailureOr<Tensor> Tensor::fromBytes(RankedTensorType type, ArrayRef<char> bytes) {
  unsigned elementBytes = type.hasStaticShape() ? getStorageBytes(type.getElementType()) : 0;
  if (!elementBytes || bytes.size() != size_t(type.getNumElements()) * elementBytes)
    return failure();
  Tensor result;
  result.type = type;
  result.numElements = type.getNumElements();
  result.elementBytes = elementBytes;
  result.buffer = allocate(bytes.size());
  std::memcpy(result.buffer.get(), bytes.data(), bytes.size());
  auto integer = dyn_cast<IntegerType>(type.getElementType());
  if (!integer || integer.getWidth() >= 8)
    return result;
  for (char byte : bytes) {
    int64_t value = integer.isUnsigned() || integer.getWidth() == 1 ? int64_t(uint8_t(byte)) : int64_t(int8_t(byte));
    bool inRange = integer.isUnsigned() || integer.getWidth() == 1 ? llvm::isUIntN(integer.getWidth(), value)
                                                                   : llvm::isIntN(integer.getWidth(), value);
    if (!inRange)
      return failure();
  }
  return result;
}

// Elements whose attribute storage is not ours: i1 and widths that are no whole byte.
static bool isPacked(Type elementType) {
  return isa<IntegerType, FloatType>(elementType) && elementType.getIntOrFloatBitWidth() < 8;
}

FailureOr<Tensor> Tensor::fromElements(ElementsAttr value) {
  auto type = dyn_cast<RankedTensorType>(value.getShapedType());
  if (!type || !type.hasStaticShape() || !getStorageBytes(type.getElementType()))
    return failure();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? fromBytes(type, blob->getData()) : FailureOr<Tensor>(failure());
  }
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (!dense)
    return failure();
  Tensor result(type);
  int64_t count = result.numElements;
  if (isPacked(type.getElementType())) {
    if (isa<IntegerType>(type.getElementType())) {
      for (auto [i, x] : llvm::enumerate(dense.getValues<APInt>()))
        result.setInteger(i, x.getZExtValue());
    } else {
      for (auto [i, x] : llvm::enumerate(dense.getValues<APFloat>()))
        result.setFloat(i, x);
    }
    return result;
  }
  ArrayRef<char> raw = dense.getRawData();
  char *bytes = result.getMutableBytes().data();
  if (!dense.isSplat()) {
    std::memcpy(bytes, raw.data(), count * result.elementBytes);
    return result;
  }
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(bytes + i * result.elementBytes, raw.data(), result.elementBytes);
  return result;
}

DenseElementsAttr Tensor::toElements() const {
  Type element = getElementType();
  bool splat = numElements > 0;
  for (int64_t i = 1; i < numElements && splat; ++i)
    splat = std::memcmp(buffer.get(), buffer.get() + i * elementBytes, elementBytes) == 0;
  int64_t count = splat ? 1 : numElements;
  if (!isPacked(element))
    return DenseElementsAttr::getFromRawBuffer(type, {buffer.get(), size_t(count) * elementBytes});
  if (isa<IntegerType>(element)) {
    SmallVector<APInt> values;
    for (int64_t i = 0; i < count; ++i)
      values.emplace_back(element.getIntOrFloatBitWidth(), getInteger(i), /*isSigned=*/true, /*implicitTrunc=*/true);
    return DenseElementsAttr::get(type, values);
  }
  SmallVector<APFloat> values;
  for (int64_t i = 0; i < count; ++i)
    values.push_back(getFloat(i));
  return DenseElementsAttr::get(type, values);
}

int64_t Tensor::getInteger(int64_t index) const {
  auto integer = cast<IntegerType>(getElementType());
  bool isUnsigned = integer.isUnsigned() || integer.getWidth() == 1;
  switch (elementBytes) {
  case 1:
    return isUnsigned ? int64_t(data<uint8_t>()[index]) : int64_t(data<int8_t>()[index]);
  case 2:
    return isUnsigned ? int64_t(data<uint16_t>()[index]) : int64_t(data<int16_t>()[index]);
  case 4:
    return isUnsigned ? int64_t(data<uint32_t>()[index]) : int64_t(data<int32_t>()[index]);
  default:
    return data<int64_t>()[index];
  }
}

void Tensor::setInteger(int64_t index, int64_t value) {
  auto integer = cast<IntegerType>(getElementType());
  value =
      integer.isUnsigned() ? int64_t(zeroExtended(value, integer.getWidth())) : canonical(value, integer.getWidth());
  std::memcpy(getMutableBytes().data() + index * elementBytes, &value, elementBytes);
}

APFloat Tensor::getFloat(int64_t index) const {
  uint64_t bits = 0;
  std::memcpy(&bits, buffer.get() + index * elementBytes, elementBytes);
  const llvm::fltSemantics &semantics = cast<FloatType>(getElementType()).getFloatSemantics();
  return APFloat(semantics, APInt(APFloat::getSizeInBits(semantics), bits));
}

void Tensor::setFloat(int64_t index, const APFloat &value) {
  uint64_t bits = value.bitcastToAPInt().getZExtValue();
  std::memcpy(getMutableBytes().data() + index * elementBytes, &bits, elementBytes);
}

Tensor Tensor::withType(RankedTensorType newType) const {
  assert(newType.getNumElements() == numElements && getStorageBytes(newType.getElementType()) == elementBytes &&
         "a view has as many elements of as many bytes");
  Tensor result = *this;
  result.type = newType;
  return result;
}

std::vector<double> Tensor::toDoubles() const {
  std::vector<double> values(numElements);
  if (getElementType().isF64()) {
    std::memcpy(values.data(), buffer.get(), numElements * 8);
    return values;
  }
  NarrowFormat format = NarrowFormat::of(getElementType());
  for (int64_t i = 0; i < numElements; ++i) {
    if (elementBytes == 4)
      values[i] = data<float>()[i];
    else
      values[i] = decodeNarrow(elementBytes == 2 ? data<uint16_t>()[i] : data<uint8_t>()[i], format);
  }
  return values;
}

std::vector<int64_t> Tensor::toIntegers() const {
  std::vector<int64_t> values(numElements);
  for (int64_t i = 0; i < numElements; ++i)
    values[i] = getInteger(i);
  return values;
}

Tensor Tensor::fromDoubles(RankedTensorType type, ArrayRef<double> values) {
  Tensor result(type);
  if (type.getElementType().isF64()) {
    std::memcpy(result.buffer.get(), values.data(), values.size() * 8);
    return result;
  }
  NarrowFormat format = NarrowFormat::of(type.getElementType());
  char *bytes = result.buffer.get();
  for (auto [i, x] : llvm::enumerate(values)) {
    uint32_t bits = format.kind == NarrowFormat::F32 ? llvm::bit_cast<uint32_t>(static_cast<float>(x))
                                                     : encodeNarrow(roundToOdd(x), format);
    std::memcpy(bytes + i * result.elementBytes, &bits, result.elementBytes);
  }
  return result;
}

Tensor Tensor::fromIntegers(RankedTensorType type, ArrayRef<int64_t> values) {
  Tensor result(type);
  for (auto [i, x] : llvm::enumerate(values))
    result.setInteger(i, x);
  return result;
}
