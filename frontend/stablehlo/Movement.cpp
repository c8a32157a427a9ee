#include "frontend/stablehlo/Assembly.h"
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Verify.h"

using namespace mlir;
using namespace gc::stablehlo;

#define GET_OP_CLASSES
#include "frontend/stablehlo/Movement.cpp.inc"

void gc::stablehlo::HloDialect::addMovementOps() {
  addOperations<
#define GET_OP_LIST
#include "frontend/stablehlo/Movement.cpp.inc"
      >();
}

//===-- constant ------------------------------------------------------------------------------------------------===//

// Either `constant {attrs} dense<…> : T` or `constant() <{value = …}> {attrs} : () -> T`.
ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  ElementsAttr value;
  if (succeeded(parser.parseOptionalLParen())) {
    if (parser.parseRParen())
      return failure();
    if (succeeded(parser.parseOptionalLess())) {
      NamedAttrList properties;
      if (parser.parseOptionalAttrDict(properties) || parser.parseGreater())
        return failure();
      result.attributes.append(properties);
    }
    FunctionType function;
    SMLoc loc;
    if (parser.parseOptionalAttrDict(result.attributes) || parser.parseColon() || parser.getCurrentLocation(&loc) ||
        parser.parseType(function))
      return failure();
    if (function.getNumInputs() != 0 || function.getNumResults() != 1)
      return parser.emitError(loc, "expected a type () -> T");
    result.addTypes(function.getResults());
    return success();
  }
  SMLoc loc;
  Attribute attr;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.getCurrentLocation(&loc) || parser.parseAttribute(attr))
    return failure();
  value = dyn_cast<ElementsAttr>(attr);
  if (!value)
    return parser.emitError(loc, "expected an elements attribute such as dense<0.0> : tensor<f32>");
  result.addAttribute("value", value);
  result.addTypes(value.getType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  if (getValue().getType() == getType()) {
    printer.printOptionalAttrDict((*this)->getAttrs(), /*elidedAttrs=*/{"value"});
    printer << ' ';
    printer.printAttribute(getValue());
    return;
  }
  printer << "() <{value = ";
  printer.printAttribute(getValue());
  printer << "}>";
  printer.printOptionalAttrDict((*this)->getAttrs(), /*elidedAttrs=*/{"value"});
  printer << " : () -> " << getType();
}

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  Type element = cast<ShapedType>(getType()).getElementType();
  setName(getOutput(), isa<IntegerType>(element) ? "c" : "cst");
}
