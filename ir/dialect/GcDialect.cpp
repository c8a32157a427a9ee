#include "ir/dialect/Gc.h"
#include "ir/dialect/Sharding.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
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
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Marker.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/ops/Transform.cpp.inc"
      >();
}

Operation *GcDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return ConstantOp::create(builder, loc, elements);
  return nullptr;
}

//===-- What functions say of their arguments and results -------------------------------------------------------===//

// Names and roles. A role may be its name alone: other dialects' printers cannot write the attribute.
static LogicalResult verifyDescription(Operation *op, NamedAttribute attribute, StringRef what, unsigned index) {
  auto error = [&] { return op->emitOpError() << what << ' ' << index << " has " << attribute.getName() << " = "; };
  StringRef name = attribute.getName().strref();
  if (name == "gc.name") {
    auto text = dyn_cast<StringAttr>(attribute.getValue());
    if (!text || text.getValue().empty())
      return error() << attribute.getValue() << "; a name is a string that is not empty [argument-1]";
    return success();
  }
  if (name == "gc.role") {
    auto text = dyn_cast<StringAttr>(attribute.getValue());
    if (!isa<RoleAttr>(attribute.getValue()) && !(text && symbolizeRole(text.getValue()))) {
      InFlightDiagnostic diagnostic = error() << attribute.getValue() << "; roles are ";
      llvm::interleaveComma(llvm::seq_inclusive<unsigned>(0, getMaxEnumValForRole()), diagnostic,
                            [&](unsigned role) { diagnostic << stringifyRole(static_cast<Role>(role)); });
      return diagnostic << " [argument-2]";
    }
    return success();
  }
  return error() << attribute.getValue()
                 << ", which is not known; known are gc.name, gc.role, gc.alias, gc.dims, gc.frozen, "
                    "gc.init, gc.tied and gc.sharding [argument-3]";
}

// The number of the argument's dimensions, or -1 where it is no tensor.
static int64_t rankOfArgument(Operation *op, unsigned index) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  auto type = function ? dyn_cast<RankedTensorType>(function.getArgumentTypes()[index]) : RankedTensorType();
  return type ? type.getRank() : -1;
}

LogicalResult GcDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned index, NamedAttribute attribute) {
  StringRef name = attribute.getName().strref();
  if (name == ShardingAttr::onValue)
    return success();
  if (name == "gc.tied") {
    auto names = dyn_cast<ArrayAttr>(attribute.getValue());
    if (!names || !llvm::all_of(names, [](Attribute n) { return isa<StringAttr>(n); }))
      return op->emitOpError() << "argument " << index << " has gc.tied = " << attribute.getValue()
                               << "; the other names of a value are an array of strings [argument-4]";
    return success();
  }
  if (name == "gc.dims") {
    auto names = dyn_cast<ArrayAttr>(attribute.getValue());
    if (!names || !llvm::all_of(names, [](Attribute n) { return isa<StringAttr>(n); }) ||
        int64_t(names.size()) != rankOfArgument(op, index))
      return op->emitOpError() << "argument " << index << " has gc.dims = " << attribute.getValue()
                               << "; give a name for each of its dimensions, \"\" for none [argument-6]";
    return success();
  }
  if (name == "gc.init") {
    auto rule = dyn_cast<StringAttr>(attribute.getValue());
    if (!rule || rule.getValue().empty())
      return op->emitOpError() << "argument " << index << " has gc.init = " << attribute.getValue()
                               << "; give a fill rule such as \"normal:1:0.02\" [argument-7]";
    return success();
  }
  if (name == "gc.frozen") {
    if (!isa<UnitAttr>(attribute.getValue()))
      return op->emitOpError() << "argument " << index << " has gc.frozen = " << attribute.getValue()
                               << "; it stands alone, for a parameter that is not trained [argument-8]";
    return success();
  }
  if (name == "gc.alias") {
    auto result = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!result || !result.getType().isSignlessInteger() || result.getInt() < -1)
      return op->emitOpError() << "argument " << index << " has gc.alias = " << attribute.getValue()
                               << "; give a result's number, or -1 for any [argument-5]";
    return success();
  }
  return verifyDescription(op, attribute, "argument", index);
}

LogicalResult GcDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned index,
                                                     NamedAttribute attribute) {
  return attribute.getName() == ShardingAttr::onValue ? success() : verifyDescription(op, attribute, "result", index);
}
