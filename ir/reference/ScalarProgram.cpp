#include "ir/reference/ScalarProgram.h"

#include "ir/dialect/Gc.h"
#include "ir/ops/Body.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace gc;

//===--------------------------------------------------------------------------------------------------------------===//
// Compilation
//===--------------------------------------------------------------------------------------------------------------===//

// The type that a body sees for an element type, or null.
static Type getBodyType(Type elementType) {
  if (!Tensor::getStorageBytes(elementType) || isa<ComplexType>(elementType))
    return nullptr;
  if (auto integer = dyn_cast<IntegerType>(elementType))
    return IntegerType::get(elementType.getContext(), integer.getWidth());
  return elementType;
}

// Every operand's element type, null if one is not known.
static LogicalResult addArguments(Block &scratch, ValueRange values, SmallVectorImpl<Type> &elementTypes) {
  for (Value value : values) {
    Type elementType = getElementTypeOrSelf(value.getType());
    Type type = getBodyType(elementType);
    if (!type)
      return failure();
    scratch.addArgument(type, value.getLoc());
    elementTypes.push_back(elementType);
  }
  return success();
}

std::unique_ptr<ScalarProgram> ScalarProgram::forOp(Operation *op) {
  auto body = dyn_cast<ScalarBodyOpInterface>(op);
  Type resultType = body ? getElementTypeOrSelf(op->getResult(0).getType()) : Type();
  if (!body || !getBodyType(resultType))
    return nullptr;
  Block scratch;
  SmallVector<Type> types;
  if (failed(addArguments(scratch, op->getOperands(), types)))
    return nullptr;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&scratch);
  Value result = body.buildScalar(builder, scratch.getArguments());
  auto program = std::make_unique<ScalarProgram>();
  if (!result || failed(program->compile(scratch, result, types, resultType)))
    return nullptr;
  return program;
}

std::unique_ptr<ScalarProgram> ScalarProgram::forRegion(Region &region) {
  Block &block = region.front();
  Block scratch;
  SmallVector<Type> types;
  auto program = std::make_unique<ScalarProgram>();
  for (Operation &op : block.without_terminator()) {
    for (Value operand : op.getOperands())
      if (operand.getParentRegion() != &region && !llvm::is_contained(program->captures, operand))
        program->captures.push_back(operand);
  }
  for (Value operand : block.getTerminator()->getOperands())
    if (operand.getParentRegion() != &region && !llvm::is_contained(program->captures, operand))
      program->captures.push_back(operand);
  SmallVector<Value> arguments(block.getArguments());
  llvm::append_range(arguments, program->captures);
  auto isScalar = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.getRank() == 0;
  };
  if (!llvm::all_of(arguments, isScalar) || failed(addArguments(scratch, arguments, types)))
    return nullptr;
  IRMapping mapping;
  mapping.map(ValueRange(arguments), ValueRange(scratch.getArguments()));
  OpBuilder builder(region.getContext());
  builder.setInsertionPointToEnd(&scratch);
  for (Operation &op : block.without_terminator()) {
    if (op.getNumResults() != 1 || !isScalar(op.getResult(0)) || !llvm::all_of(op.getOperands(), isScalar))
      return nullptr;
    Type type = getBodyType(getElementTypeOrSelf(op.getResult(0).getType()));
    DenseElementsAttr value;
    Value result;
    if (!type)
      return nullptr;
    if (auto body = dyn_cast<ScalarBodyOpInterface>(op)) {
      SmallVector<Value> operands;
      for (Value operand : op.getOperands())
        operands.push_back(mapping.lookup(operand));
      result = body.buildScalar(builder, operands);
    } else if (matchPattern(&op, m_Constant(&value))) {
      TypedAttr attr = isa<FloatType>(type) ? TypedAttr(FloatAttr::get(type, value.getSplatValue<APFloat>()))
                                            : TypedAttr(IntegerAttr::get(type, value.getSplatValue<APInt>()));
      result = arith::ConstantOp::create(builder, op.getLoc(), attr);
    }
    if (!result)
      return nullptr;
    mapping.map(op.getResult(0), result);
  }
  SmallVector<Value> results;
  SmallVector<Type> resultTypes;
  for (Value operand : block.getTerminator()->getOperands()) {
    if (!isScalar(operand))
      return nullptr;
    results.push_back(mapping.lookup(operand));
    resultTypes.push_back(getElementTypeOrSelf(operand.getType()));
  }
  if (failed(program->compile(scratch, results, types, resultTypes)))
    return nullptr;
  return program;
}

LogicalResult ScalarProgram::addConstant(Operation *op, uint32_t reg) {
  Attribute value = cast<arith::ConstantOp>(op).getValue();
  Constant constant = {reg, {}, 8};
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    APInt x = integer.getValue();
    int64_t canonicalValue = canonical(x.getZExtValue(), x.getBitWidth());
    std::memcpy(constant.bytes, &canonicalValue, 8);
  } else if (auto number = dyn_cast<FloatAttr>(value)) {
    uint64_t bits = number.getValue().bitcastToAPInt().getZExtValue();
    if (!number.getType().isF64()) {
      float x = decodeNarrow(bits, NarrowFormat::of(number.getType()));
      std::memcpy(constant.bytes, &x, 4);
      constant.size = 4;
    } else {
      std::memcpy(constant.bytes, &bits, 8);
    }
  } else {
    return failure();
  }
  constants.push_back(constant);
  return success();
}

LogicalResult ScalarProgram::compile(Block &block, ValueRange results, TypeRange inputTypes, TypeRange outputTypes) {
  llvm::DenseMap<Value, uint32_t> registerOf;
  for (auto [argument, type] : llvm::zip_equal(block.getArguments(), inputTypes)) {
    inputs.push_back({newRegister(), type});
    registerOf[argument] = inputs.back().reg;
  }
  for (Operation &op : block) {
    if (op.getNumResults() != 1)
      return failure();
    uint32_t reg = newRegister();
    registerOf[op.getResult(0)] = reg;
    if (isa<arith::ConstantOp>(op)) {
      if (failed(addConstant(&op, reg)))
        return failure();
      continue;
    }
    ScalarInstr instr = getScalarInstr(&op);
    if (!instr.run)
      return failure();
    uint32_t *sources[] = {&instr.a, &instr.b, &instr.c};
    for (auto [source, operand] : llvm::zip(sources, op.getOperands()))
      *source = registerOf.lookup(operand);
    instr.result = reg;
    instrs.push_back(instr);
    Type type = op.getResult(0).getType();
    if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() < 32 && !isa<arith::SelectOp, arith::BitcastOp>(op)) {
      ScalarInstr round = getRoundInstr(instr.format);
      round.result = reg;
      instrs.push_back(round);
    }
  }
  for (auto [result, type] : llvm::zip_equal(results, outputTypes))
    outputs.push_back({registerOf.lookup(result), type});
  registers.resize(size_t(numRegisters) * blockSize * 8);
  return success();
}

//===--------------------------------------------------------------------------------------------------------------===//
// Execution
//===--------------------------------------------------------------------------------------------------------------===//

template <typename T> static void loadIntegers(const T *data, int64_t stride, int64_t count, int64_t *reg) {
  for (int64_t i = 0; i < count; ++i)
    reg[i] = data[i * stride];
}

static void loadElements(Type type, const char *data, int64_t stride, int64_t count, char *reg) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    auto *r = reinterpret_cast<int64_t *>(reg);
    switch (Tensor::getStorageBytes(type)) {
    case 1:
      loadIntegers(reinterpret_cast<const int8_t *>(data), stride, count, r);
      if (integer.getWidth() < 8)
        for (int64_t i = 0; i < count; ++i)
          r[i] = canonical(r[i], integer.getWidth());
      return;
    case 2:
      return loadIntegers(reinterpret_cast<const int16_t *>(data), stride, count, r);
    case 4:
      return loadIntegers(reinterpret_cast<const int32_t *>(data), stride, count, r);
    default:
      return loadIntegers(reinterpret_cast<const int64_t *>(data), stride, count, r);
    }
  }
  if (type.isF64())
    return loadIntegers(reinterpret_cast<const int64_t *>(data), stride, count, reinterpret_cast<int64_t *>(reg));
  auto *bits = reinterpret_cast<uint32_t *>(reg);
  auto *r = reinterpret_cast<float *>(reg);
  if (type.isF32()) {
    for (int64_t i = 0; i < count; ++i)
      bits[i] = reinterpret_cast<const uint32_t *>(data)[i * stride];
  } else if (type.isBF16()) {
    for (int64_t i = 0; i < count; ++i)
      r[i] = decodeBF16(reinterpret_cast<const uint16_t *>(data)[i * stride]);
  } else {
    NarrowFormat format = NarrowFormat::of(type);
    bool wide = type.getIntOrFloatBitWidth() == 16;
    for (int64_t i = 0; i < count; ++i)
      r[i] = decodeNarrow(wide ? reinterpret_cast<const uint16_t *>(data)[i * stride]
                               : reinterpret_cast<const uint8_t *>(data)[i * stride],
                          format);
  }
}

template <typename T> static void storeIntegers(const int64_t *reg, int64_t count, char *data) {
  for (int64_t i = 0; i < count; ++i)
    reinterpret_cast<T *>(data)[i] = static_cast<T>(reg[i]);
}

static void storeElements(Type type, const char *reg, int64_t count, char *data) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    auto *r = reinterpret_cast<const int64_t *>(reg);
    switch (Tensor::getStorageBytes(type)) {
    case 1:
      if (integer.getWidth() < 8 && integer.isUnsigned()) {
        for (int64_t i = 0; i < count; ++i)
          data[i] = zeroExtended(r[i], integer.getWidth());
        return;
      }
      return storeIntegers<int8_t>(r, count, data);
    case 2:
      return storeIntegers<int16_t>(r, count, data);
    case 4:
      return storeIntegers<int32_t>(r, count, data);
    default:
      return storeIntegers<int64_t>(r, count, data);
    }
  }
  if (type.isF64() || type.isF32()) {
    std::memcpy(data, reg, count * Tensor::getStorageBytes(type));
    return;
  }
  NarrowFormat format = NarrowFormat::of(type);
  auto *r = reinterpret_cast<const float *>(reg);
  for (int64_t i = 0; i < count; ++i) {
    uint32_t bits = encodeNarrow(r[i], format);
    if (type.getIntOrFloatBitWidth() == 16)
      reinterpret_cast<uint16_t *>(data)[i] = bits;
    else
      reinterpret_cast<uint8_t *>(data)[i] = bits;
  }
}

void ScalarProgram::run(int64_t count, ArrayRef<Input> sources, ArrayRef<char *> sinks) {
  char *regs = registers.data();
  for (const Constant &constant : constants)
    for (int64_t i = 0, n = std::min(count, blockSize); i < n; ++i)
      std::memcpy(regs + constant.reg + i * constant.size, constant.bytes, constant.size);
  for (int64_t start = 0; start < count; start += blockSize) {
    int64_t n = std::min(blockSize, count - start);
    for (auto [port, source] : llvm::zip_equal(inputs, sources)) {
      int64_t offset = start * source.stride * Tensor::getStorageBytes(port.type);
      loadElements(port.type, source.data + offset, source.stride, n, regs + port.reg);
    }
    for (const ScalarInstr &instr : instrs)
      instr.run(instr, regs, n);
    for (auto [port, sink] : llvm::zip_equal(outputs, sinks))
      storeElements(port.type, regs + port.reg, n, sink + start * Tensor::getStorageBytes(port.type));
  }
}

//===--------------------------------------------------------------------------------------------------------------===//
// Folding
//===--------------------------------------------------------------------------------------------------------------===//

// Constants grow the program and its compile time; larger ones are left to the kernels.
static constexpr int64_t maxFoldedElements = 4096;

OpFoldResult gc::foldPointwise(Operation *op, ArrayRef<Attribute> operands) {
  auto resultType = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!resultType || !resultType.hasStaticShape() || operands.empty() || resultType.getNumElements() == 0)
    return {};
  bool splats = true;
  for (Attribute operand : operands) {
    auto value = dyn_cast_or_null<DenseElementsAttr>(operand);
    if (!value || !Tensor::getStorageBytes(value.getElementType()))
      return {};
    splats &= value.isSplat();
  }
  if (!splats && resultType.getNumElements() > maxFoldedElements)
    return {};
  std::unique_ptr<ScalarProgram> program = ScalarProgram::forOp(op);
  if (!program)
    return {};
  // All operands splat: one element decides, whatever the size.
  SmallVector<Tensor> tensors;
  SmallVector<ScalarProgram::Input> inputs;
  for (Attribute operand : operands) {
    auto value = cast<DenseElementsAttr>(operand);
    if (splats)
      value = value.resizeSplat(RankedTensorType::get({}, value.getElementType()));
    FailureOr<Tensor> tensor = Tensor::fromElements(value);
    if (failed(tensor))
      return {};
    tensors.push_back(*tensor);
    inputs.push_back({tensors.back().getBytes().data(), tensors.back().getRank() == 0 ? 0 : 1});
  }
  Tensor result(splats ? RankedTensorType::get({}, resultType.getElementType()) : resultType);
  program->run(result.getNumElements(), inputs, {result.getMutableBytes().data()});
  DenseElementsAttr value = result.toElements();
  return splats ? value.resizeSplat(resultType) : value;
}
