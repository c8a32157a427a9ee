#include "frontend/stablehlo/Dialects.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

#include "frontend/stablehlo/ChloDialect.cpp.inc"
#include "frontend/stablehlo/SdyDialect.cpp.inc"
#include "frontend/stablehlo/StablehloDialect.cpp.inc"

namespace gc::stablehlo {

void HloDialect::initialize() {
  addAttributesAndTypes();
  addElementwiseOps();
  addMovementOps();
  addStructuredOps();
  addControlOps();
}

bool isIntElement(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.isSigned())
    return false;
  switch (integer.getWidth()) {
  case 2:
  case 4:
  case 8:
  case 16:
  case 32:
  case 64:
    return true;
  default:
    return false;
  }
}

bool isQuantizedElement(Type type) {
  return isa<quant::QuantizedType>(type);
}

ResultAccuracyAttr defaultResultAccuracy(MLIRContext *context) {
  return ResultAccuracyAttr::get(context, APFloat(0.0), APFloat(0.0), 0,
                                 ResultAccuracyModeAttr::get(context, ResultAccuracyMode::DEFAULT));
}

} // namespace gc::stablehlo

void gc::registerInputDialects(DialectRegistry &registry) {
  registry.insert<stablehlo::HloDialect, chlo::ChloDialect, sdy::SdyDialect, func::FuncDialect, quant::QuantDialect,
                  arith::ArithDialect, shape::ShapeDialect, tensor::TensorDialect>();
}
