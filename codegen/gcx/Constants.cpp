#include "codegen/gcx/Serialize.h"

#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace gc;
using gcrt::fb::DType;

std::optional<DType> gc::dtypeOf(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return DType::i1;
    case 2:
      return isUnsigned ? DType::u2 : DType::s2;
    case 4:
      return isUnsigned ? DType::u4 : DType::s4;
    case 8:
      return isUnsigned ? DType::u8 : DType::s8;
    case 16:
      return isUnsigned ? DType::u16 : DType::s16;
    case 32:
      return isUnsigned ? DType::u32 : DType::s32;
    case 64:
      return isUnsigned ? DType::u64 : DType::s64;
    default:
      return std::nullopt;
    }
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return DType::c64;
    if (complex.getElementType().isF64())
      return DType::c128;
    return std::nullopt;
  }
  return llvm::TypeSwitch<Type, std::optional<DType>>(type)
      .Case<Float4E2M1FNType>([](auto) { return DType::f4e2m1fn; })
      .Case<Float6E2M3FNType>([](auto) { return DType::f6e2m3fn; })
      .Case<Float6E3M2FNType>([](auto) { return DType::f6e3m2fn; })
      .Case<Float8E3M4Type>([](auto) { return DType::f8e3m4; })
      .Case<Float8E4M3Type>([](auto) { return DType::f8e4m3; })
      .Case<Float8E4M3FNType>([](auto) { return DType::f8e4m3fn; })
      .Case<Float8E4M3FNUZType>([](auto) { return DType::f8e4m3fnuz; })
      .Case<Float8E4M3B11FNUZType>([](auto) { return DType::f8e4m3b11fnuz; })
      .Case<Float8E5M2Type>([](auto) { return DType::f8e5m2; })
      .Case<Float8E5M2FNUZType>([](auto) { return DType::f8e5m2fnuz; })
      .Case<Float8E8M0FNUType>([](auto) { return DType::f8e8m0fnu; })
      .Case<BFloat16Type>([](auto) { return DType::bf16; })
      .Case<Float16Type>([](auto) { return DType::f16; })
      .Case<Float32Type>([](auto) { return DType::f32; })
      .Case<Float64Type>([](auto) { return DType::f64; })
      .Default([](Type) { return std::nullopt; });
}

static void append(std::vector<char> &bytes, const APInt &value, bool isSigned) {
  unsigned size = llvm::divideCeil(value.getBitWidth(), 8);
  APInt wide = isSigned ? value.sextOrTrunc(8 * size) : value.zextOrTrunc(8 * size);
  for (unsigned i = 0; i < size; ++i)
    bytes.push_back(static_cast<char>(wide.extractBitsAsZExtValue(8, 8 * i)));
}

LogicalResult gc::elementBytes(ElementsAttr value, std::vector<char> &bytes) {
  Type type = value.getElementType();
  // Resources keep elements as they lie in memory; only booleans and narrow integers would be packed.
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || !type.isIntOrFloat() || type.getIntOrFloatBitWidth() % 8 != 0)
      return failure();
    bytes.insert(bytes.end(), blob->getData().begin(), blob->getData().end());
    return success();
  }
  auto elements = dyn_cast<DenseElementsAttr>(value);
  if (!elements)
    return failure();
  bool byteSized = (type.isIntOrFloat() && type.getIntOrFloatBitWidth() % 8 == 0) || isa<ComplexType>(type);
  if (byteSized && !elements.isSplat()) {
    ArrayRef<char> raw = elements.getRawData();
    bytes.insert(bytes.end(), raw.begin(), raw.end());
    return success();
  }
  if (isa<FloatType>(type)) {
    for (const APFloat &element : elements.getValues<APFloat>())
      append(bytes, element.bitcastToAPInt(), false);
  } else if (auto complex = dyn_cast<ComplexType>(type)) {
    if (!isa<FloatType>(complex.getElementType()))
      return failure();
    for (const std::complex<APFloat> &element : elements.getValues<std::complex<APFloat>>()) {
      append(bytes, element.real().bitcastToAPInt(), false);
      append(bytes, element.imag().bitcastToAPInt(), false);
    }
  } else {
    bool isSigned = !type.isUnsignedInteger() && !type.isInteger(1);
    for (const APInt &element : elements.getValues<APInt>())
      append(bytes, element, isSigned);
  }
  return success();
}
