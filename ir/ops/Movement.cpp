#include "ir/dialect/Gc.h"
#include "ir/ops/Body.h"

using namespace mlir;
using namespace gc;

#define GET_OP_CLASSES
#include "ir/ops/Movement.cpp.inc"
