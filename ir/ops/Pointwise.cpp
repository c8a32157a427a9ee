#include "ir/dialect/Gc.h"
#include "ir/ops/Body.h"
#include "ir/ops/Derivative.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Pointwise.cpp.inc"

LogicalResult SelectOp::verify() {
  for (Value value : {getOnTrue(), getOnFalse()})
    if (value.getType() != getResult().getType())
      return emitOpError() << "chooses from " << value.getType() << " but gives " << getResult().getType()
                           << "; both choices must have the result's type [select-1]";
  if (rankOf(getPred()) != 0 && shapeOf(getPred()) != shapeOf(getResult()))
    return emitOpError() << "has a predicate of type " << getPred().getType()
                         << "; give it the result's shape or rank 0 [select-2]";
  return success();
}

LogicalResult ClampOp::verify() {
  auto type = tensorType(getResult());
  if (getOperand().getType() != type)
    return emitOpError() << "clamps " << getOperand().getType() << " to " << type
                         << "; the types must be equal [clamp-1]";
  for (Value bound : {getLo(), getHi()})
    if (bound.getType() != type && bound.getType() != RankedTensorType::get({}, type.getElementType()))
      return emitOpError() << "has a bound of type " << bound.getType()
                           << "; give it the operand's type or rank 0 [clamp-2]";
  if (isa<ComplexType>(type.getElementType()))
    return emitOpError() << "clamps " << type.getElementType() << ", which has no order [clamp-3]";
  return success();
}

LogicalResult ReducePrecisionOp::verify() {
  if (int32_t(getExponentBits()) < 1)
    return emitOpError() << "keeps " << int32_t(getExponentBits())
                         << " exponent bits; keep at least 1 [reduce_precision-1]";
  if (int32_t(getMantissaBits()) < 0)
    return emitOpError() << "keeps " << int32_t(getMantissaBits())
                         << " mantissa bits; keep at least 0 [reduce_precision-2]";
  return success();
}

LogicalResult BitcastOp::verify() {
  Type from = tensorType(getOperand()).getElementType(), to = tensorType(getResult()).getElementType();
  if (!from.isIntOrFloat() || !to.isIntOrFloat() || from.getIntOrFloatBitWidth() != to.getIntOrFloatBitWidth())
    return emitOpError() << "reads " << from << " as " << to
                         << "; the types must be integers or floats of the same width (gc.bitcast_reshape changes it "
                            "and takes complex numbers apart) [bitcast-1]";
  return success();
}
