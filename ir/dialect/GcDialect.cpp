#include "ir/dialect/Gc.h"
#include "ir/dialect/Sharding.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc;

#include "ir/dialect/GcDialect.cpp.inc"
#include "ir/dialect/GcEnums.cpp.inc"
#include "ir/interfaces/Interfaces.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "ir/dialect/GcAllAttrs.cpp.inc"

void GcDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ir/dialect/GcAllAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Pointwise.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Movement.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Reduction.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Contraction.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Indexing.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Control.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Collective.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Fusion.cpp.inc"
      >();
}

Operation *GcDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return ConstantOp::create(builder, loc, elements);
  return nullptr;
}
