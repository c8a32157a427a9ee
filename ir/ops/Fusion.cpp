#include "ir/dialect/Gc.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Fusion.cpp.inc"

LogicalResult FusionOp::verify() {
  if (getFamily().empty())
    return emitOpError() << "names no family; name the one that emits it [fusion-1]";
  return verifyRegion(*this, getBody(), getInputs().getTypes(), getResultTypes(), "body", "fusion-2");
}
