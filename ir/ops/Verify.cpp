#include "ir/ops/Verify.h"
#include "runtime/abi/Limits.h"

#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace gc;

bool gc::detail::isIntegerElement(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.isSigned() || integer.getWidth() > 64 || !llvm::isPowerOf2_32(integer.getWidth()))
    return false;
  return !integer.isUnsigned() || integer.getWidth() > 1;
}

bool gc::detail::isFloatElement(Type type) {
  auto real = dyn_cast<FloatType>(type);
  return real && (real.getWidth() == 8 || isa<BFloat16Type, Float16Type, Float32Type, Float64Type>(type));
}

bool gc::detail::isComplexElement(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return complex && isa<Float32Type, Float64Type>(complex.getElementType());
}

bool gc::detail::isBounded(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  Type element = tensor.getElementType();
  int64_t left = gcrt::kMaxBytes / (isa<ComplexType>(element) ? 16 : std::max(element.getIntOrFloatBitWidth() / 8, 1u));
  for (int64_t size : tensor.getShape()) {
    left /= std::max<int64_t>(size, 1);
    if (left == 0)
      return false;
  }
  return true;
}

LogicalResult gc::detail::verifyDim(Operation *op, int64_t dim, int64_t rank, StringRef name, StringRef label) {
  if (dim < 0 || dim >= rank)
    return op->emitOpError() << name << " " << dim << " is outside a tensor of rank " << rank
                             << "; name a dimension from 0 to rank - 1 [" << label << "]";
  return success();
}

LogicalResult gc::detail::verifyDims(Operation *op, ArrayRef<int64_t> dims, int64_t rank, StringRef name,
                                     StringRef label) {
  llvm::SmallSet<int64_t, 8> seen;
  for (int64_t dim : dims) {
    if (failed(verifyDim(op, dim, rank, name, label)))
      return failure();
    if (!seen.insert(dim).second)
      return op->emitOpError() << name << " names dimension " << dim << " twice; name each once [" << label << "]";
  }
  return success();
}

LogicalResult gc::detail::verifyCount(Operation *op, ArrayRef<int64_t> amounts, int64_t rank, StringRef name,
                                      StringRef label) {
  if (int64_t(amounts.size()) != rank)
    return op->emitOpError() << name << " has " << amounts.size() << " entries for a tensor of rank " << rank
                             << "; give one per dimension [" << label << "]";
  return success();
}

LogicalResult gc::detail::verifyResult(Operation *op, Value result, ArrayRef<int64_t> shape, Type elementType,
                                       StringRef label) {
  auto expected = RankedTensorType::get(shape, elementType);
  if (result.getType() != expected)
    return op->emitOpError() << "has result type " << result.getType() << ", but " << expected
                             << " follows from its operands [" << label << "]";
  return success();
}

LogicalResult gc::detail::verifyRegion(Operation *op, Region &region, TypeRange arguments, TypeRange yields,
                                       StringRef name, StringRef label) {
  if (!llvm::hasSingleElement(region))
    return op->emitOpError() << "needs one block in its " << name << " [" << label << "]";
  if (!llvm::equal(region.getArgumentTypes(), arguments))
    return op->emitOpError() << "has a " << name << " over (" << region.getArgumentTypes() << "), but (" << arguments
                             << ") follows from its operands [" << label << "]";
  auto yield = region.front().empty() ? YieldOp() : dyn_cast<YieldOp>(region.front().back());
  if (!yield)
    return op->emitOpError() << "has a " << name << " that does not end with gc.yield [" << label << "]";
  if (!llvm::equal(yield->getOperandTypes(), yields)) {
    InFlightDiagnostic error = op->emitOpError() << "has a " << name << " that yields (" << yield->getOperandTypes()
                                                 << ") where it must yield (" << yields << ") [" << label << "]";
    error.attachNote(yield->getLoc()) << "yielded here";
    return error;
  }
  return success();
}

LogicalResult gc::detail::verifyCombiner(Operation *op, Monoid kind, Region &region, ArrayRef<Type> elementTypes,
                                         StringRef label) {
  if (kind != Monoid::region) {
    if (!region.empty())
      return op->emitOpError() << "has kind " << stringifyMonoid(kind)
                               << " and a region; drop the region or make the kind region [" << label << "]";
    for (Type type : elementTypes) {
      bool bits = kind == Monoid::and_ || kind == Monoid::or_ || kind == Monoid::xor_;
      bool ordered = kind == Monoid::min || kind == Monoid::max;
      if ((bits && !isa<IntegerType>(type)) || (ordered && isa<ComplexType>(type)))
        return op->emitOpError() << "combines " << type << " by " << stringifyMonoid(kind)
                                 << ", which that type does not have [" << label << "]";
    }
    return success();
  }
  SmallVector<Type> yields, arguments;
  for (Type type : elementTypes)
    yields.push_back(RankedTensorType::get({}, type));
  llvm::append_range(arguments, yields);
  llvm::append_range(arguments, yields);
  return verifyRegion(op, region, arguments, yields, "region", label);
}
