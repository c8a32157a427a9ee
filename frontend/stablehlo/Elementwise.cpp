#include "frontend/stablehlo/Assembly.h"
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Verify.h"

using namespace mlir;
using namespace gc::stablehlo;

#define GET_OP_CLASSES
#include "frontend/stablehlo/Elementwise.cpp.inc"

void gc::stablehlo::HloDialect::addElementwiseOps() {
  addOperations<
#define GET_OP_LIST
#include "frontend/stablehlo/Elementwise.cpp.inc"
      >();
}
